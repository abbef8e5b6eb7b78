import type { ProductType } from '../product-type.ts'

export const kids: ProductType = {
  nouns: ['roupa infantil', 'vestido infantil', 'conjunto infantil'],
  asks: ['a altura da criança', 'a idade', 'se é para uma festa ou para o dia a dia'],
  questions: {
    sale: ['O que fica pequeno primeiro aí, a calça ou o sapato?', 'Quem escolhe a roupa aí na sua casa?'],
    content: ['Qual é a mancha campeã na roupa da sua criança?', 'Qual foi a combinação mais divertida que a criança já inventou?'],
  },
  emojis: ['👧', '👦', '👕'],
  hashtags: ['modainfantil', 'roupainfantil', 'roupasinfantis', 'lookinfantil', 'modakids', 'conjuntoinfantil', 'lookkids'],
  sale: {
    professional: {
      openings: [
        '{O topic} para brincar, passear e crescer.',
        'Conforto para quem não para: {topic}.',
        'Para a criança brincar à vontade: {topic}.',
      ],
      steps: [
        ['A criança corre para o parque antes de alguém fechar o carro. A roupa que ela usa precisa correr junto.', 'É dia de festa na família, e os pequenos já estão prontos. Em dez minutos, estarão embaixo da mesa, de joelhos no chão.'],
        ['Roupa de criança tem que deixar os braços e as pernas livres. Se ela esquece que está usando, a roupa é boa.'],
        ['Acompanha a visita aos avós, o aniversário do amigo e o passeio. É também um presente que a família agradece.'],
        ['Para escolher, considere a altura da criança além da idade. Com uma folga pequena nas mangas e na barra, serve por mais meses.'],
      ],
    },
    casual: {
      openings: [
        'A criança cresceu de novo, olha {o topic}.',
        'Pra correr à vontade: {topic}.',
        'Queria {o topic} no meu tamanho.',
      ],
      steps: [
        ['A calça que servia mês passado já tá no meio da canela. A gente piscou e a criança cresceu, é sempre assim.', 'Criança pronta pra festa é uma corrida contra o relógio. Se a gente demora pra sair, já tem mancha de alguma coisa.'],
        ['Eu gosto de roupa em que a criança brinca sem pensar. Se ela agacha, sobe e rola, passou na prova.'],
        ['Vale pro aniversário do amigo, pro almoço na avó e pro dia de parque. E de presente, quem tem filho adora ganhar.'],
        ['Me fala a altura e quantos anos tem. Se ficar entre dois tamanhos, pega o maior, que logo vai servir.'],
      ],
    },
    funny: {
      openings: [
        'Sete minutos sem mancha, com sorte: {topic}.',
        '{O topic} para quem só anda correndo.',
        'A foto tem que ser já, antes da primeira mancha {no topic}.',
      ],
      steps: [
        ['A criança ficou pronta às três. Às três e quatro já havia achado a única poça de água do bairro inteiro.', 'Para tirar a foto de família, todos olharam para a frente. Menos um, que estava vendo uma formiga muito interessante.'],
        ['Roupa de criança passa por testes que nenhum laboratório faz. Escorregador, tinta, grama, sorvete e o cachorro do vizinho.'],
        ['Vai bem na festa, no passeio e como presente. A criança queria um brinquedo, mas a família vai ficar muito agradecida.'],
        ['Na dúvida, leve o maior. Crianças crescem à noite, de propósito, na semana em que a roupa nova chega.'],
      ],
    },
    motivational: {
      openings: [
        'Para uma infância em movimento: {topic}.',
        '{O topic} para cada nova descoberta.',
        'Cada tamanho novo conta uma fase: {topic}.',
      ],
      steps: [
        ['Hoje a criança quis se vestir sozinha. Demorou, pôs um pé na manga, recomeçou e saiu do quarto toda orgulhosa.', 'Subir no trepa-trepa pela primeira vez pede perna livre e alguém por perto. Lá em cima, o sorriso é enorme.'],
        ['Uma roupa confortável deixa a criança tentar, sujar e tentar outra vez. Quem cuida fica mais tranquilo também.'],
        ['Serve ao dia comum e ao dia de festa, e depois a um primo menor. Roupa de criança costuma ter várias infâncias.'],
        ['Escolha com a criança ao lado, se puder. Quem participa da escolha veste com mais vontade na manhã seguinte.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Idade ou altura, o que vale mais: {topic}.',
        'A dúvida do tamanho certo {do topic}.',
        'Um pouco de folga {no topic}, na medida certa.',
      ],
      steps: [
        ['A etiqueta diz seis anos, e a criança de cinco já não cabe. Escolher só pela idade é o engano mais comum.'],
        ['As crianças crescem em ritmos diferentes, e cada fabricante tem sua tabela. Altura e tórax contam mais do que os anos.'],
        ['Meça a altura com a criança encostada na parede e anote. Dois dedos de folga nas mangas e na barra bastam.'],
        ['Guarde as medidas no celular e refaça a cada estação. Avós e tios também agradecem quando perguntam o tamanho.'],
      ],
    },
    casual: {
      openings: [
        'Mancha de criança, a gente conhece todas: {topic}.',
        'Socorro na lavanderia com {o topic}.',
        'Terra, tinta e molho {no topic}, e agora?',
      ],
      steps: [
        ['A criança volta feliz da vida, e a roupa conta tudo que ela fez. Molho no peito, grama no joelho e tinta na manga.', 'Pela mancha a gente sabe o dia inteiro. Se tem verde, rolou na grama, e se tem vermelho, foi macarrão.'],
        ['Cada mancha gruda de um jeito, e o tempo piora todas. Ferro quente e secadora fixam o que ainda dava pra tirar.'],
        ['Tira o excesso, enxágua por trás da mancha em água fria e esfrega sabão neutro. Confere antes de secar, e repete se precisar.'],
        ['Se não saiu, vira roupa de parque e tá tudo certo. Criança precisa de umas que possam sujar sem bronca.'],
      ],
    },
    funny: {
      openings: [
        'Moda segundo quem tem quatro anos: {topic}.',
        'O estilista da casa já escolheu {o topic}.',
        'Quem manda {no topic} é a criança.',
      ],
      steps: [
        ['A proposta era a roupa nova. A criança desceu de capa, galocha e pijama, e está convencida de que acertou.', 'A criança quis se vestir sem ajuda. A blusa está ao contrário, a meia é de dois pares e o orgulho não cabe na porta.'],
        ['Escolher a roupa é uma das primeiras decisões que a criança toma. Ela leva isso a sério, sobretudo quando estamos atrasados.'],
        ['Ofereça duas opções, ambas possíveis, e deixe que ela decida. Separe na véspera, porque de manhã a negociação é mais dura.'],
        ['E se a capa sair junto, que saia. O mundo já viu coisas piores, e nenhuma delas sabia voar.'],
      ],
    },
    motivational: {
      openings: [
        'Vestir-se sem ajuda também se aprende: {topic}.',
        'Cada botão vencido é uma festa: {topic}.',
        'Um pouco mais de tempo na hora {do topic}.',
      ],
      steps: [
        ['O botão passou pela casa depois de muitas tentativas. A criança levanta os olhos para ver se alguém percebeu.'],
        ['Botão, zíper e manga exigem dedos treinados e paciência. A mão aprende fazendo, e o avesso faz parte.'],
        ['Deixe a roupa na cama, na ordem de vestir, com a frente para baixo. Comece pelas peças largas e elogie a tentativa.'],
        ['Um dia a criança aparece pronta na cozinha, sem chamar ninguém. O adulto olha o relógio e sente falta da demora.'],
      ],
    },
  },
}
