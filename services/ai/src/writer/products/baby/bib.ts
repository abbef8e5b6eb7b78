import type { ProductType } from '../product-type.ts'

export const bib: ProductType = {
  nouns: ['babador'],
  asks: ['a idade do bebê', 'se é para a baba ou para a papinha', 'quantos você quer'],
  questions: {
    sale: ['Seu bebê já está na fase da baba ou da papinha?', 'Quantos babadores vão por dia aí na sua casa?'],
    content: ['Qual comida mais sujou o seu bebê até hoje?', 'Onde você já achou papinha depois do almoço?'],
  },
  emojis: ['👶', '🍼', '🥣'],
  hashtags: ['babador', 'babadores', 'babadordebebe', 'enxovaldebebe', 'maternidade', 'introducaoalimentar', 'maedeprimeiraviagem'],
  sale: {
    professional: {
      openings: [
        '{O topic} para a hora de comer e de sorrir.',
        'Da baba dos dentes à primeira papinha: {topic}.',
        'Menos trocas de roupa por dia com {o topic}.',
      ],
      steps: [
        ['A primeira papinha reúne a família em volta da cadeira. A colher chega, o bebê fecha a boca, e metade vai para o queixo.', 'Os dentes ainda nem apareceram, mas a gola da roupa já vive molhada. É nessa fase que o babador entra em cena.'],
        ['Um babador é rápido de pôr, rápido de tirar e fácil de levar. A roupa que está embaixo aguenta mais tempo sem troca.'],
        ['Acompanha a casa, a creche, o restaurante e o almoço na avó. É uma lembrança que serve para todo bebê.'],
        ['Veja o contorno do pescoço e o tipo de fecho que prefere. Para comer, um modelo que cubra mais a barriga ajuda.'],
      ],
    },
    casual: {
      openings: [
        'Pra papinha não chegar na roupa: {topic}.',
        'Tem baba, tem fruta, tem {topic}.',
        'Eu não sairia de casa sem {o topic}.',
      ],
      steps: [
        ['A gente veste o bebê todo arrumado e dez minutos depois a gola tá ensopada. Fase de dente é assim, não tem o que fazer.', 'Banana amassada na bochecha, na testa e na orelha. Na boca, pouca coisa, mas a alegria do bebê é enorme.'],
        ['Em vez de trocar a roupa inteira, a gente troca só o babador. Quem lava a roupa da casa entende o valor disso.'],
        ['É um presentinho bom pra visita de bebê e pro chá. Como suja toda hora, ninguém acha que tem demais.'],
        ['Pensa quantas vezes por dia o bebê come e quantas vezes você lava. Aí dá pra saber quantos ter na gaveta.'],
      ],
    },
    funny: {
      openings: [
        'Primeira linha de defesa contra a beterraba: {topic}.',
        '{O topic} contra a colher que vira catapulta.',
        'Quem já viu papinha no teto vai querer {o topic}.',
      ],
      steps: [
        ['A colher fez aviãozinho, o bebê fez hélice. Agora tem abóbora na parede, no cachorro e em quem estava pilotando.', 'O bebê prova a papinha, pensa um pouco e sopra. Quem estava na frente descobre o sabor sem pedir.'],
        ['O babador segura boa parte do almoço. Numa análise atenta, ele comeu mais do que o bebê.'],
        ['Serve para a casa, para a visita e para o restaurante onde a família só volta daqui a um ano.'],
        ['Ao calcular quantos, lembre que bebê almoça, lancha e janta. E que em todas as refeições ele também decora a cozinha.'],
      ],
    },
    motivational: {
      openings: [
        'Para cada colherada nova: {topic}.',
        '{O topic} {acompanha/acompanham} as primeiras descobertas à mesa.',
        'Aprender a comer suja, e {o topic} {ajuda/ajudam}.',
      ],
      steps: [
        ['O bebê pega a comida com a mão, aperta, olha e leva à boca. Errou a mira, mas tentou sozinho.', 'Dar a papinha no fim de um dia longo pede paciência. Aí vem a boca aberta, pedindo mais, e a mesa inteira comemora.'],
        ['Quem aprende a comer precisa poder se sujar. Com a roupa coberta, quem cuida fica à vontade para deixar tentar.'],
        ['É um presente de quem pensa na rotina da família. No mesmo dia já está em uso, com fruta até a borda.'],
        ['Escolha pensando na fase, porque baba e papinha pedem tamanhos diferentes. Ter os dois à mão facilita os dias.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Manchas de papinha e o que fazer: {topic}.',
        'O que lavar primeiro {no topic}.',
        'Um cuidado logo depois da refeição: {topic}.',
      ],
      steps: [
        ['Cenoura, beterraba e banana deixam marca. No fim da semana, o babador branco já tem uma pintura que ninguém encomendou.', 'O babador vai para o cesto enrolado, com o almoço dentro. No dia da lavagem, a mancha já tomou posse.'],
        ['Os alimentos coloridos tingem o tecido enquanto secam. A água quente, logo de início, ajuda a cor a fixar.'],
        ['Tire o excesso com a colher e enxágue em água fria, pelo avesso. Depois use sabão neutro e lave conforme a etiqueta.'],
        ['Um ou outro vai ficar marcado mesmo assim. Esses são bons para o dia da beterraba, sem preocupação.'],
      ],
    },
    casual: {
      openings: [
        'Fase de babar, quem vive sabe: {topic}.',
        'Truques simples com {o topic} no dia a dia.',
        'Por que {o topic} {molha/molham} tão depressa?',
      ],
      steps: [
        ['A gente troca, olha pro lado e já tá molhado de novo. Tem dia que o babador dura menos que o cafezinho.', 'Ainda não tem dente nenhum, mas a mão tá sempre na boca. E a baba desce até a barriga da roupa.'],
        ['Nos primeiros meses o bebê produz mais saliva e ainda não sabe engolir tudo. Aí escorre, com dente ou sem dente.'],
        ['Troca assim que molhar e seca o pescoço com um pano macio, sem esfregar. Deixa uma pilha perto de onde vocês ficam.'],
        ['Passa, viu? Um dia a gente percebe que o babador chegou seco no fim da tarde, e dá até saudade.'],
      ],
    },
    funny: {
      openings: [
        'Crítica gastronômica, por quem usa {topic}.',
        'A papinha venceu mais uma vez: {topic}.',
        'Notas sobre a última refeição e {o topic}.',
      ],
      steps: [
        ['Depois do almoço, havia arroz no cabelo, no chão e dentro da meia. No prato também tinha um pouco.'],
        ['O bebê come com as mãos, os cotovelos e a testa. É um método completo, e a boca participa quando dá.'],
        ['Ponha jornal ou uma toalha velha embaixo da cadeira e sirva pouco de cada vez. Menos comida no prato, menos munição.'],
        ['Depois, recolha o babador pelas pontas, como quem segura uma prova do crime. Ainda há almoço suficiente para duas pessoas ali dentro.'],
      ],
    },
    motivational: {
      openings: [
        'Comer sozinho também se aprende: {topic}.',
        'A bagunça da mesa faz parte: {topic}.',
        'Cada tentativa fica marcada {no topic}.',
      ],
      steps: [
        ['Hoje a colher chegou à boca sem ajuda. Veio vazia, mas chegou, e os dois lados da mesa bateram palma.', 'Dá vontade de tomar a colher e resolver em dois minutos. Deixar o bebê tentar leva vinte, e é assim que ele aprende.'],
        ['Pegar, apertar e levar à boca pede que mão e olho trabalhem juntos. Isso vem com muita repetição e muita sujeira.'],
        ['Ofereça comida macia, fácil de pegar, e dê uma colher também ao bebê. Deixe a limpeza para o final, uma vez só.'],
        ['Um dia o prato fica vazio e a roupa quase limpa. A família repara, e alguém lembra da época da parede laranja.'],
      ],
    },
  },
}
