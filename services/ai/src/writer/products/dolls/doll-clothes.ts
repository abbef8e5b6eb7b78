import type { ProductType } from '../product-type.ts'

export const dollClothes: ProductType = {
  nouns: ['roupa de boneca', 'roupa de bonecas', 'roupa para boneca', 'roupinha de boneca', 'roupinha de bonecas', 'roupinha para boneca', 'vestido de boneca', 'vestido para boneca', 'vestidinho de boneca', 'vestidinho para boneca', 'enxoval de boneca', 'guarda-roupa de boneca'],
  asks: ['o modelo e a altura da boneca', 'as cores preferidas', 'se é para presente'],
  questions: {
    sale: ['Como se chama a boneca que vai ganhar roupa nova?', 'Festa, passeio ou pijama: o que falta nesse armário?'],
    content: ['Sua boneca preferida tinha roupa de quê?', 'Alguém da família costurava para as suas bonecas?'],
  },
  emojis: ['👗', '🪆', '🧵'],
  hashtags: ['roupadeboneca', 'roupinhadeboneca', 'roupasdeboneca', 'vestidodeboneca', 'bonecas', 'roupaparaboneca', 'brincar'],
  sale: {
    professional: {
      openings: [
        'A boneca de sempre com cara de novidade: {topic}.',
        '{Pequeno/Pequena/Pequenos/Pequenas} no tamanho, {completo/completa/completos/completas} no capricho, {o topic}.',
        'Para a próxima festa no tapete da sala: {topic}.',
      ],
      steps: [
        ['A boneca é a mesma há anos e continua a preferida. Hoje há festa no tapete, e falta decidir o que ela vai vestir.', 'Enquanto a mala da família está aberta, alguém prepara ao lado a da boneca. Também ela precisa do que usar na viagem.'],
        ['Nessa escala, cada detalhe conta, da barra estreita ao fecho que dedos pequenos vão procurar. O caimento parece o de roupa de verdade.'],
        ['{Alegra/Alegram} quem brinca, quem coleciona e quem guardou a boneca da infância. No aniversário, {acompanha/acompanham} uma boneca nova ou já {é/são} o presente.'],
        ['Diga o modelo da boneca e meça altura, cintura e tórax. Bonecas da mesma altura podem ter corpos bem diferentes.'],
      ],
    },
    casual: {
      openings: [
        'A boneca reclamou que não tem o que vestir: {topic}.',
        'Que fofura em tamanho miudinho: {topic}.',
        'Bora arrumar essa boneca pra festa? Olha {o topic}.',
      ],
      steps: [
        ['Sabe quando a criança passa a tarde inteira trocando a boneca, e no fim já não tem mais o que inventar?', 'Tem boneca que vai junto pra todo canto, do mercado à casa da avó. Merece ter o que vestir em cada passeio.'],
        ['Eu me derreto com coisa pequena bem feita. A barrinha fininha, o fecho miúdo, tudo do tamanho da mão.'],
        ['{Serve/Servem} pra quem brinca, pra quem coleciona e pra boneca antiga que tá sem roupa na caixa desde a mudança.'],
        ['Me fala qual é a boneca e mede a altura e a cintura dela. Se puder, manda foto com uma régua do lado.'],
      ],
    },
    funny: {
      openings: [
        'Um armário inteiro e nada para vestir, disse a boneca: {topic}.',
        'A boneca tem mais compromissos que a família toda, haja {topic}.',
        'Desfile hoje no tapete, entrada pelo sofá: {topic}.',
      ],
      steps: [
        ['A boneca tomou café de pijama, trabalhou de vestido e já vai trocar de roupa para o jantar. São nove da manhã.', 'A família saiu atrasada porque a boneca não estava pronta. O avô, vestido desde as sete, aguardou com paciência no carro.'],
        ['{Tem/Têm} barra, fecho e caimento como roupa de gente. A vantagem é que a cliente nunca reclama na prova.'],
        ['Para bonecas que viajam, bonecas que dão festas e aquelas que foram vestidas com meia de adulto até hoje.'],
        ['Meça a boneca antes de encomendar, de pé e sem sapato. Ela costuma colaborar, desde que o chá não tenha sido servido.'],
      ],
    },
    motivational: {
      openings: [
        'Brincar de vestir é inventar histórias: {topic}.',
        'Capricho de alta costura em poucos centímetros: {topic}.',
        'A infância também mora nas coisas miúdas: {topic}.',
      ],
      steps: [
        ['A criança veste, penteia e conta para a boneca aonde as duas vão. A cada troca começa uma história nova.', 'A boneca guardada por décadas saiu do armário para conhecer a neta. Só faltava algo bonito para vestir no encontro.'],
        ['Costurar nesse tamanho pede linha fina, ponto curto e mãos firmes. Virar uma manga do tamanho de um dedo já é um desafio.'],
        ['É presente para quem está na fase das bonecas e para quem nunca deixou de gostar delas.'],
        ['Pense na história que vai ser brincada. Escola, festa, passeio ou hora de dormir já mostram o que escolher.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como medir a boneca antes de escolher {o topic}.',
        'Altura igual, corpo diferente: {topic}.',
        'Lavar, secar e guardar o que é miúdo: {topic}.',
      ],
      steps: [
        ['Muita gente informa só a altura da boneca. Ao vestir, a cintura aperta ou o ombro escorrega, e a dúvida aparece.', 'É comum lavar essas peças soltas com a roupa da casa. Depois da máquina, elas somem dentro de uma fronha.'],
        ['Cada modelo tem proporções próprias de cabeça, tronco e quadril. Poucos milímetros, nessa escala, fazem a diferença entre entrar e não entrar.'],
        ['Passe uma fita em volta do tronco, da cintura e do quadril, e anote. Lave à mão, com sabão neutro, dentro de um saquinho.'],
        ['Peças pequenas bem guardadas atravessam gerações. Basta uma caixa, um papel de seda e alguém que se lembre dela.'],
      ],
    },
    casual: {
      openings: [
        'Só a altura não resolve, tá? Dica sobre {topic}.',
        'Mede assim antes de escolher: {topic}.',
        'Achei uma manguinha dentro da fronha, e o assunto é {topic}.',
      ],
      steps: [
        ['A pessoa me diz que a boneca tem quarenta centímetros, e pronto. Mas tem a magrinha, a cabeçuda e a de bracinho gordo.', 'Já perdi a conta do que apareceu dentro de fronha depois da máquina. Coisa miúda adora um esconderijo.'],
        ['É que meio centímetro em roupa de gente não é nada. Em boneca, é a diferença entre fechar e não fechar.'],
        ['Pega a fita e mede em volta do tronco, da cintura e do quadril. Na hora de lavar, à mão ou num saquinho fechado.'],
        ['Pra mim a melhor hora é a da prova. Ponho a boneca em pé na mesa e fico rindo sozinha.'],
      ],
    },
    funny: {
      openings: [
        'A prova de roupa mais silenciosa do mundo: {topic}.',
        'Um botão caiu e ninguém mais acha: {topic}.',
        'Bastidores de uma costura com pinça e {topic}.',
      ],
      steps: [
        ['Um botão desse tamanho, quando cai no chão, muda de dimensão. Só volta a existir quando alguém passa descalço.', 'Vestir a boneca parece simples até chegar a hora do braço. O braço não dobra, a manga não estica, e o chá esfria.'],
        ['Boneca não encolhe a barriga nem levanta o braço para ajudar. Quem costura precisa pensar nisso por ela.'],
        ['Vista primeiro pelos pés e abra bem o fecho antes. Se a cabeça for maior que a gola, não insista, ela sempre ganha.'],
        ['No fim da tarde, a boneca está pronta, penteada e linda. A criança olha, sorri e anuncia que agora é hora do banho.'],
      ],
    },
    motivational: {
      openings: [
        'As primeiras costuras de muita gente: {topic}.',
        'Retalho, agulha e imaginação: {topic}.',
        'Ponto curto, linha fina e {topic}.',
      ],
      steps: [
        ['Muitas costureiras começaram assim, com um retalho, uma agulha emprestada e uma boneca como freguesa. Os primeiros pontos eram enormes.', 'A tia costurava e deixava os retalhos para a menina. Debaixo da mesa, ao som da máquina, nascia outra coleção.'],
        ['Num molde pequeno não há onde esconder o erro. Quem aprende a costurar miúdo aprende a medir duas vezes.'],
        ['Se uma criança quiser tentar, comece com um retângulo e um elástico. A saia fica pronta numa tarde, e a alegria é grande.'],
        ['Na mesa de costura, o menor cabide da casa fica pendurado num prego. Nele, cada peça pronta espera a sua boneca.'],
      ],
    },
  },
}
