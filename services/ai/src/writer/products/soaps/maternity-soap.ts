import type { ProductType } from '../product-type.ts'

export const maternitySoap: ProductType = {
  nouns: ['sabonete de maternidade'],
  asks: ['a data prevista', 'quantas visitas vocês esperam', 'as cores que vocês escolheram'],
  questions: {
    sale: ['Já tem uma lista de quem vai visitar primeiro?', 'As visitas serão na maternidade ou em casa?'],
    content: ['Que lembrancinha de nascimento você guarda até hoje?', 'Na sua família, quem chega primeiro para conhecer o bebê?'],
  },
  emojis: ['🧼', '👶', '🎁'],
  hashtags: ['sabonetedematernidade', 'lembrancinhadematernidade', 'sabonetematernidade', 'lembrancinhamaternidade', 'maternidade', 'sabonetespersonalizados', 'chadebebe'],
  sale: {
    professional: {
      openings: [
        'Um agradecimento perfumado para cada visita: {topic}.',
        '{O topic} para quem vem conhecer o bebê.',
        'A mala está quase pronta, falta {topic}.',
      ],
      steps: [
        ['A porta do quarto se abre devagar, e alguém entra na ponta dos pés. Na saída, essa visita leva uma lembrança daquele encontro.', 'Entre as roupinhas dobradas e a mala pronta, há um detalhe que pensa nos outros. É a lembrança para quem vem conhecer o bebê.'],
        ['Um sabonete tem uso certo e perfume, por isso não fica esquecido. Na pia ou na gaveta, lembra o dia em que o bebê chegou.'],
        ['Serve às visitas da maternidade e às que preferem esperar a família voltar para casa. Avós e padrinhos costumam guardar o seu.'],
        ['Para calcular a quantidade, faça a lista das visitas e acrescente algumas. E prepare com folga, porque o bebê nem sempre espera a data.'],
      ],
    },
    casual: {
      openings: [
        'Pra agradecer quem vem conhecer o bebê: {topic}.',
        'A visita chega emocionada e sai com {topic}.',
        'Mala pronta, lista pronta e {topic}.',
      ],
      steps: [
        ['Sabe a visita que entra no quarto falando baixinho e já com o olho cheio d\'água? É bonito ter uma coisinha pra ela levar.', 'Eu adoro imaginar a cena, o bebê no colo e alguém saindo dali com um cheirinho na mão. Fica pra sempre ligado àquele dia.'],
        ['Lembrancinha de sabonete a pessoa usa ou deixa perfumando a gaveta. Toda vez que sente o cheiro, lembra do bebê.'],
        ['Tem visita que vai na maternidade e tem visita que espera a gente voltar pra casa. Dá pra pensar nas duas.'],
        ['Faz a lista com calma e põe umas a mais, porque a família aumenta nessa hora. E não deixa pro último mês, que bebê não olha calendário.'],
      ],
    },
    funny: {
      openings: [
        'A família inteira já está a caminho do hospital: {topic}.',
        'O bebê nem chegou e a tia já reservou {o topic}.',
        'Visita de cinco minutos que dura a tarde inteira: {topic}.',
      ],
      steps: [
        ['A visita disse que ia só dar uma olhadinha. Três horas depois, já decidiu com quem o bebê se parece e pediu um café.', 'Cada parente entra no quarto e encontra um nariz conhecido no bebê. Até agora ele tem o nariz de sete pessoas.'],
        ['O sabonete é a lembrança que avisa, com delicadeza, que a visita terminou. E ninguém sai reclamando.'],
        ['Para os avós, para os padrinhos e para aquele primo que aparece em toda maternidade, inclusive na de quem ele não conhece.'],
        ['Conte as visitas e some a tia que leva um para cada vizinha. O bebê tem poucas horas e já tem torcida organizada.'],
      ],
    },
    motivational: {
      openings: [
        'Meses de espera e um obrigado na porta: {topic}.',
        '{O topic} para agradecer quem esperou junto.',
        'Uma família que cresce e agradece, com {topic}.',
      ],
      steps: [
        ['Foram meses de consultas, listas e nomes riscados no papel. Preparar a lembrança é uma das últimas tarefas, e das mais doces.', 'Quem espera um bebê recebe ajuda de todo lado, no berço montado, na roupa emprestada, na comida pronta. Chega a hora de agradecer.'],
        ['O presente é pequeno e guarda um dia grande. Anos depois, alguém abre uma gaveta e ainda conta onde estava quando soube.'],
        ['Vale para quem esteve na sala de espera e para quem só pôde vir semanas depois. Todos fizeram parte da chegada.'],
        ['Monte a lista aos poucos, nas noites em que o bebê ainda está quieto. Depois da chegada, quem manda no relógio é ele.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que preparar antes das visitas: {topic}.',
        'Quantas lembranças separar, entre elas {o topic}.',
        'Um detalhe para pôr na mala da maternidade: {topic}.',
      ],
      steps: [
        ['Muitas famílias deixam as lembranças para a última semana. O bebê se adianta, e a primeira visita chega antes da caixa.'],
        ['O bebê pode chegar semanas antes da data prevista. E muita gente, por respeito ao descanso, prefere esperar para visitar.'],
        ['Deixe tudo pronto por volta da trigésima quarta semana. Leve uma parte na mala e guarde o resto em casa, em lugar seco.'],
        ['Nas peças pequenas, o cuidado é deixar uma igual à outra. Lado a lado na bandeja, qualquer diferença aparece.'],
      ],
    },
    casual: {
      openings: [
        'Não deixa {o topic} pra última semana.',
        'Vai na mala ou fica em casa? Meu palpite: {topic}.',
        'O que as famílias me contam depois {do topic}.',
      ],
      steps: [
        ['Toda família acha que vai dar tempo, e aí o bebê resolve vir antes. A caixa fica em casa e a visita já tá na porta.'],
        ['A gente nunca sabe o dia certo, essa é a graça. E nem todo hospital recebe muita visita, cada um tem sua regra.'],
        ['Separa uma parte pra mala e deixa o resto em casa, num lugar seco. Pergunta antes no hospital como funcionam as visitas.'],
        ['A hora de arrumar um por um, lado a lado, é a que eu mais gosto. Dá pra imaginar o quarto, o colo e a fila de parentes.'],
      ],
    },
    funny: {
      openings: [
        'Cenas de um quarto de visitas com {topic}.',
        'O nariz é de quem? O debate diante {do topic}.',
        'Regras para tias e padrinhos: {topic}.',
      ],
      steps: [
        ['Em dez minutos de visita, decide-se a cor dos olhos, a profissão e o time do bebê. Ele continua dormindo.'],
        ['Cada família procura no bebê a própria foto antiga. Como recém-nascido muda de cara toda semana, todos têm razão por uns dias.'],
        ['Combine um horário de visitas e escolha alguém para entregar as lembranças na porta. A entrega encerra o assunto com educação.'],
        ['Quem prepara lembranças de nascimento recebe foto de bebê o ano inteiro. E, por dever de ofício, acha todos lindos.'],
      ],
    },
    motivational: {
      openings: [
        'O que se prepara enquanto se espera, como {o topic}.',
        'Quem faz {o topic} também espera a notícia.',
        'A espera também tem suas alegrias: {topic}.',
      ],
      steps: [
        ['Há gavetas que guardam uma lembrança de nascimento por mais de vinte anos. Quem era o bebê já aprendeu a dirigir.'],
        ['O perfume marca a memória de um jeito que a foto não alcança. Por isso tanta gente lembra do cheiro daqueles dias.'],
        ['Guarde uma lembrança para o próprio bebê, com a data anotada. Um dia ele vai gostar de saber como foi esperado.'],
        ['Quem faz uma lembrança de nascimento trabalha para alguém que ainda não chegou. Quando vem a notícia, a alegria é de todos.'],
      ],
    },
  },
}
