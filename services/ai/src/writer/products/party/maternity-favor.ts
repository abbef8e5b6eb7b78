import type { ProductType } from '../product-type.ts'

export const maternityFavor: ProductType = {
  nouns: ['lembrancinha de maternidade'],
  asks: ['o nome do bebê', 'para quando o bebê é esperado', 'quantas visitas vocês esperam'],
  questions: {
    sale: ['Quem vai ser a primeira visita do bebê?', 'A mala já está pronta ou ainda falta muito?'],
    content: ['Com quem o bebê da sua família se parece?', 'Na sua família os bebês chegam antes ou depois da data?'],
  },
  emojis: ['👶', '🎁', '🍼'],
  hashtags: ['lembrancinhadematernidade', 'lembrancinhamaternidade', 'lembrancinhasmaternidade', 'maternidade', 'lembrancasdematernidade', 'maladamaternidade', 'lembrancinhas'],
  sale: {
    professional: {
      openings: [
        'A primeira visita leva um carinho para casa: {topic}.',
        '{O topic} {agradece/agradecem} a quem veio conhecer o bebê.',
        'Uma recordação do dia da chegada: {topic}.',
      ],
      steps: [
        ['A porta do quarto se abre devagar, alguém lava as mãos e olha para o berço. Na despedida, leva consigo uma lembrança.', 'Com a mala pronta e a data perto, falta pensar em quem virá conhecer o bebê. Um mimo na saída agradece a visita.'],
        ['A lembrancinha marca um encontro que só acontece uma vez, o primeiro. Quem recebe costuma guardar essa visita na memória.'],
        ['Para avós, padrinhos, amigos e a equipe que acompanhou tudo. E para quem só poderá visitar em casa, mais tarde.'],
        ['Faça a conta das visitas no hospital e em casa e deixe tudo pronto algumas semanas antes da data prevista.'],
      ],
    },
    casual: {
      openings: [
        'O bebê chegou e tem mimo pra visita: {topic}.',
        'Eu me derreto toda vez com {o topic}.',
        'Pra agradecer cada visita do comecinho: {topic}.',
      ],
      steps: [
        ['A visita entra na ponta dos pés, fala baixinho, olha o bebê e já enche os olhos. Na saída, leva um carinho.', 'Mala arrumada, roupinha dobrada, todo mundo de olho no celular. Só falta deixar prontas as lembranças de quem vai visitar.'],
        ['A pessoa guarda porque lembra do dia exato em que viu aquele rostinho pela primeira vez. Isso não se repete.'],
        ['Tem pra avó, madrinha, amiga, pra turma da maternidade. E separa umas pra quem vai visitar depois, em casa.'],
        ['Conta quem vai no hospital e quem vai em casa, e põe umas a mais. E deixa pronto antes, que bebê não avisa.'],
      ],
    },
    funny: {
      openings: [
        'Para a visita que disse que ficaria cinco minutos: {topic}.',
        'A avó pegou três, por via das dúvidas: {topic}.',
        '{O topic} {espera/esperam} a visita, o bebê dorme.',
      ],
      steps: [
        ['A visita prometeu ser rápida. Duas horas depois, já sabe com quem o bebê parece e contou os próprios partos.', 'O bebê tem um dia de vida e já recebeu mais visitas que os pais no ano inteiro. Dormiu em todas.'],
        ['Cada parente sai com uma lembrança e uma opinião: o nariz é do pai, a testa é da avó, o sono é de ninguém.'],
        ['Para tias, vizinhos, padrinhos e o colega de trabalho que veio por causa do café.'],
        ['Conte os parentes e some as avós, que pegam uma para a estante e outra para mostrar às amigas.'],
      ],
    },
    motivational: {
      openings: [
        'A espera terminou, é hora de agradecer: {topic}.',
        'Para quem esperou junto: {topic}.',
        '{O topic} para a família que acaba de crescer.',
      ],
      steps: [
        ['Foram meses de consultas, listas e noites sem posição para dormir. Agora há um bebê no colo e muita gente a agradecer.', 'Alguém buscou o berço, alguém cozinhou, alguém ficou ao telefone na madrugada. Essas pessoas chegam primeiro à visita.'],
        ['Entregar uma lembrança na saída é dizer que a presença da pessoa fez parte da chegada.'],
        ['Guarde uma para a caixa do bebê. No futuro, ele vai gostar de saber como foi recebido.'],
        ['Prepare com antecedência, enquanto há tempo e mãos livres. Nos primeiros dias, o colo ocupa as duas.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Quantas levar para o hospital: {topic}.',
        'Quando deixar {o topic} em ordem.',
        'Planejar sem pressa: {topic}.',
      ],
      steps: [
        ['A mala da maternidade pesa e tem pouco espaço. Levar todas as lembranças para o hospital nem sempre ajuda.'],
        ['As visitas se dividem entre o hospital e a casa, e ninguém sabe bem a proporção. Além disso, a data pode mudar.'],
        ['Deixe tudo pronto por volta do oitavo mês. Separe uma parte menor para o hospital e o restante para casa.'],
        ['Muitas famílias preparam as lembranças à noite, com as roupinhas já dobradas ao lado. É um jeito gostoso de esperar.'],
      ],
    },
    casual: {
      openings: [
        'Levar tudo pro hospital? Sobre {topic}.',
        'Quando é bom ter pronto: {topic}.',
        'Uma dica de quem já viu bebê se adiantar: {topic}.',
      ],
      steps: [
        ['A mala já tá cheia e ainda tem uma sacola só de lembrancinha. Precisa levar tudo? Quase nunca.'],
        ['Metade das visitas vai em casa, depois. E bebê não olha calendário, vem quando quer.'],
        ['Deixa pronto lá pelo oitavo mês e leva só um terço pro hospital. O resto espera perto da porta de casa.'],
        ['Eu fico imaginando o rostinho do bebê enquanto trabalho. Quando vejo a foto depois, parece que já conhecia.'],
      ],
    },
    funny: {
      openings: [
        'Opiniões das visitas na saída com {o topic}.',
        'O bebê dorme, a tia comenta: {topic}.',
        'Cinco minutinhos de visita e {topic}.',
      ],
      steps: [
        ['Em uma tarde, o bebê ficou parecido com o pai, a mãe, dois avôs e um primo que ninguém via desde 2010.'],
        ['Recém-nascido muda de cara a cada hora, então todos têm razão. É um raro momento de paz na família.'],
        ['Combine um horário curto de visita e deixe as lembranças perto da porta. É um jeito gentil de dizer até logo.'],
        ['Quando a última visita sai, o bebê acorda. Ele estava esperando a casa ficar em silêncio para conversar.'],
      ],
    },
    motivational: {
      openings: [
        'Preparar a chegada, uma a uma: {topic}.',
        'As noites de espera e {o topic} na mesa.',
        'Os primeiros a conhecer o bebê: {topic}.',
      ],
      steps: [
        ['Uma avó guarda as dos seis netos lado a lado na cristaleira. Sabe de cor a hora em que cada um nasceu.'],
        ['O primeiro encontro dura poucos minutos, e a pessoa o conta por anos. Um objeto pequeno ajuda a contar.'],
        ['Escreva atrás de uma delas a data, a hora e quem estava na sala. Guarde essa para o bebê.'],
        ['Quem faz lembranças de nascimento trabalha com uma data que pode mudar. Por isso, aprende a se adiantar.'],
      ],
    },
  },
}
