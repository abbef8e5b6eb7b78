import type { ProductType } from '../product-type.ts'

export const strawHat: ProductType = {
  nouns: ['chapéu de palha', 'chapeuzinho de palha', 'chapéu de palha infantil'],
  asks: ['para que ocasião é', 'a medida da cabeça', 'se prefere aba larga ou curta'],
  questions: {
    sale: ['Praia, campo ou arraial: onde você usaria?', 'Aba larga ou aba curta?'],
    content: ['O vento já levou algum chapéu seu?', 'Você é de chapéu ou de sol na cara?'],
  },
  emojis: ['👒', '☀️', '🌾'],
  hashtags: ['chapeudepalha', 'chapeu', 'chapeus', 'palha', 'chapeufeminino', 'modapraia', 'verao'],
  sale: {
    professional: {
      openings: [
        'Sombra bonita para dias claros: {topic}.',
        'Na praia, no campo ou na festa ao ar livre, {o topic}.',
        'O sol pede {um topic} por perto.',
      ],
      steps: [
        ['O almoço é no quintal, a mesa ficou ao sol, e a conversa vai longe. Uma aba na medida faz sombra nos olhos.', 'Na mala da viagem, a roupa é leve e as cores são claras. A palha completa o conjunto sem esforço.'],
        ['A palha é leve, deixa o ar passar e combina com quase todo tecido. Serve à roupa simples e à mais arrumada.'],
        ['{Acompanha/Acompanham} caminhada na areia, feira de domingo, festa junina e fotografia ao ar livre. De presente, {anuncia/anunciam} férias.'],
        ['Antes de escolher, passe a fita métrica em volta da cabeça, um pouco acima das orelhas. Diga também onde pretende usar.'],
      ],
    },
    casual: {
      openings: [
        'O sol tá forte? Leva {o topic}.',
        'Vento no cabelo e sol na cara, tudo resolvido: {topic}.',
        'Quintal, rede e {topic}.',
      ],
      steps: [
        ['Sabe aquele churrasco em que só sobra lugar no sol? Com uma aba boa, até esse lugar fica gostoso.', 'Você já tá de saída pra praia, se olha no espelho e sente que falta algo. Põe a palha na cabeça e acabou.'],
        ['Palha pesa quase nada e vai bem com tudo, do vestido florido à camiseta velha. Por isso eu sempre deixo perto da porta.'],
        ['{Vai/Vão} pra praia, pra feira, pro sítio e pro arraial. De presente pra quem vai viajar, é sorriso na certa.'],
        ['Mede a cabeça com uma fita, ali acima da orelha, e me manda o número. E conta se você gosta de aba grande.'],
      ],
    },
    funny: {
      openings: [
        'Para ver o mar sem fazer careta: {topic}.',
        '{Esconde/Escondem} o cabelo de hoje e ainda {enfeita/enfeitam}: {topic}.',
        'Segura que o vento vem vindo: {topic}.',
      ],
      steps: [
        ['Em toda foto de praia, a família aparece de olho apertado. Parece que estão todos tentando ler uma placa distante.', 'O lugar à sombra foi ocupado pelas bolsas às nove da manhã. Restou a você levar a própria sombra.'],
        ['A palha é leve, fresca e discreta sobre o estado do cabelo. Ninguém pergunta nada, e a foto sai ótima.'],
        ['{Serve/Servem} para praia, feira, sítio e quadrilha. Também dá para abanar a churrasqueira, mas isso fica entre nós.'],
        ['Meça a cabeça antes de escolher, pois o vento só respeita tamanho certo. O resto ele leva até a praia vizinha.'],
      ],
    },
    motivational: {
      openings: [
        'Para sair de casa e aproveitar o dia claro: {topic}.',
        'Trança de palha, cabeça fresca e estrada: {topic}.',
        'Quem trabalha ao sol conhece o valor {do topic}.',
      ],
      steps: [
        ['Quem planta, colhe e vende na feira sabe que o sol chega cedo. A palha sempre acompanhou esse trabalho.', 'Depois de meses de escritório, chegam enfim dois dias de folga. A mala é pequena, e a aba vai na mão.'],
        ['A palha se trança tira a tira, sempre com a mesma força. É a regularidade da mão que deixa a aba firme.'],
        ['{Lembra/Lembram} as férias na casa de alguém querido e {serve/servem} para as próximas. Como presente, já {sugere/sugerem} um passeio.'],
        ['Imagine qual vai ser o primeiro passeio. A largura da aba se decide por aí, entre a rede, a feira e a areia.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como guardar sem amassar a aba: {topic}.',
        'Três cuidados com {o topic} depois da praia.',
        'Onde {o topic} {fica/ficam} no resto do ano.',
      ],
      steps: [
        ['Muita gente pega sempre pelo mesmo ponto, na frente da copa. Com o tempo, a palha marca e abre justamente ali.', 'Na volta da viagem, é comum apertar a palha no fundo da mala. A aba sai de lá com outra forma.'],
        ['A palha seca perde parte da flexibilidade. Dobrada com força, ela quebra em vez de ceder.'],
        ['Segure pela aba, com as duas mãos, e guarde de cabeça para baixo sobre a copa. Um pouco de papel dentro ajuda.'],
        ['Uma aba levemente irregular conta passeios. Quem gosta de palha acaba gostando também dessas pequenas marcas.'],
      ],
    },
    casual: {
      openings: [
        'Para de pegar pela frente: {topic}.',
        'Amassou na mala? Olha o que eu faço com {o topic}.',
        'Dica de fim de férias: {topic}.',
      ],
      steps: [
        ['A gente tem mania de pegar com dois dedos bem na frente, igual em filme. É bonito, mas é ali que a palha abre.', 'Na ida vai na cabeça, todo lindo. Na volta vai embaixo do tênis, e depois a gente reclama que entortou.'],
        ['Palha seca não gosta de dobra. Quando a gente aperta, ela não amassa como tecido, ela quebra.'],
        ['Pega pela aba com as duas mãos e guarda virado, apoiado na copa. Um lenço enrolado dentro segura a forma.'],
        ['O meu jeito preferido de guardar é na parede, pendurado à vista. Fica guardado e ainda enfeita o corredor.'],
      ],
    },
    funny: {
      openings: [
        'Correr atrás na areia também é exercício: {topic}.',
        'Um vento, um grito e {o topic} lá longe.',
        'O vento tem gosto refinado, ele quer {o topic}.',
      ],
      steps: [
        ['Existe uma corrida em que ninguém treina e todos participam. Começa com uma rajada e termina perto da barraca de milho.', 'Na mala cheia, todos concordam que a palha vai por cima. Na hora de fechar, alguém senta em cima para ajudar.'],
        ['A aba larga funciona como asa, e o vento sabe disso. Já o dono só descobre quando a palha decola.'],
        ['Em dia de ventania, uma mão vai na cabeça e a outra no sorvete. Escolha com cuidado qual das duas soltar.'],
        ['No fim da tarde, a palha voltou, o sorvete não. A família considerou a troca muito justa.'],
      ],
    },
    motivational: {
      openings: [
        'Tira por tira, uma sombra que se carrega: {topic}.',
        'Férias, feira e roça na mesma aba: {topic}.',
        'Trançar palha pede calma, e {o topic} mostra isso.',
      ],
      steps: [
        ['O feirante chega antes do sol e monta a barraca no escuro. Quando o calor vem, ele já está de palha na cabeça.', 'Em muitas casas da roça, a palha ficava num prego perto da porta. Quem saía para o trabalho passava a mão e levava.'],
        ['Para trançar, a palha precisa estar no ponto, nem seca nem encharcada. Isso a mão aprende com os anos, e a pressa não.'],
        ['Tenha um prego ou gancho livre perto da saída. O que está à vista a gente lembra de levar.'],
        ['Quando o verão acaba, ainda há grãos de areia na trama. Eles esperam ali até a próxima viagem.'],
      ],
    },
  },
}
