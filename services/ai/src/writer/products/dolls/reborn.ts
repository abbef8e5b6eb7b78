import type { ProductType } from '../product-type.ts'

export const reborn: ProductType = {
  nouns: ['bebê reborn', 'boneca reborn'],
  asks: ['se prefere olhos abertos ou fechados', 'se é para coleção ou para presente', 'que nome vai ganhar'],
  questions: {
    sale: ['Que nome você daria?', 'Olhos abertos ou dormindo, qual você escolhe?'],
    content: ['Alguém já achou que era um bebê de verdade?', 'Quantos moram na sua coleção?'],
  },
  emojis: ['👶', '🍼', '🧸'],
  hashtags: ['bebereborn', 'bonecareborn', 'reborn', 'bebesreborn', 'rebornbrasil', 'bonecasreborn', 'rebornbaby'],
  sale: {
    professional: {
      openings: [
        'Detalhes que pedem um segundo olhar: {topic}.',
        '{O topic} {chama/chamam} atenção pelo realismo.',
        'Para colecionar, presentear e segurar no colo: {topic}.',
      ],
      steps: [
        ['Alguém entra na sala, vê o bebê no sofá e baixa a voz para não acordar. Só então percebe.', 'O colo se ajeita sozinho: a mão apoia a cabeça, o braço dobra. Quem segura um reborn pela primeira vez faz igual a todos.'],
        ['O realismo está nos detalhes miúdos: as dobrinhas das mãos, as unhas, a expressão do rosto. São eles que fazem olhar de novo.'],
        ['É presente para quem coleciona, para quem sempre quis ter um e para a criança que gosta de brincar de cuidar.'],
        ['Ao escolher, pense na expressão: olhos abertos ou fechados, sério ou sorrindo. É o detalhe que mais muda o conjunto.'],
      ],
    },
    casual: {
      openings: [
        'Fala baixo, que tem bebê na sala: {topic}.',
        '{O topic} e ninguém passa sem pedir pra segurar.',
        'Olha de perto as mãozinhas: {topic}.',
      ],
      steps: [
        ['A visita chega, olha pro sofá e pergunta de quem é o bebê. A gente ri, e ela pede pra pegar no colo.', 'Reparou que todo mundo segura igual? A mão vai direto na cabeça, o corpo começa a balançar, e ninguém percebe.'],
        ['O que encanta são os detalhes pequenos. A dobrinha do braço, a unha, a boquinha entreaberta, tudo pede pra ser olhado de perto.'],
        ['Tem gente que coleciona, tem gente que presenteia, tem criança que pede há meses. Cada um brinca do seu jeito.'],
        ['Me conta se você prefere dormindo ou de olhos abertos. Parece detalhe, mas é o que mais define a escolha.'],
      ],
    },
    funny: {
      openings: [
        'Dorme a noite toda desde o primeiro dia: {topic}.',
        '{O topic} {ganha/ganham} colo antes do dono da casa.',
        'O bebê mais quieto da família: {topic}.',
      ],
      steps: [
        ['Tente passear com um reborn no colo sem que uma senhora na fila pergunte quantos meses tem e se já dorme bem.', 'O avô entrou na ponta dos pés, ajeitou a mantinha e saiu. Só contaram a verdade a ele no almoço.'],
        ['Reborn não chora, não acorda às três e nunca recusou papinha. Pais de primeira viagem olham com certa inveja.'],
        ['Serve para a criança que quer um irmão e para a avó que quer mais um neto. Os pais agradecem a solução.'],
        ['Decida entre olhos abertos e fechados. Acordado, encara a visita durante o jantar inteiro, e há quem peça para virar.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem coleciona com carinho: {topic}.',
        'Paciência em cada detalhe: {topic}.',
        '{O topic} para olhar de perto, detalhe por detalhe.',
      ],
      steps: [
        ['Quem coleciona lembra do primeiro: o dia da escolha, o nome, a roupa separada com antecedência. Os outros vieram depois.', 'A criança juntou as moedas no pote durante meses e já sabia o nome. O dia chegou, e o colo estava pronto.'],
        ['O realismo nasce de camadas e de muita observação. Por trás de cada dobrinha há alguém que olhou bebês de perto.'],
        ['É presente para marcar aniversário, para começar uma coleção ou completar a de quem já conhece cada detalhe.'],
        ['Pense na expressão que combina com quem vai receber. Um rosto sereno e um sorridente contam histórias diferentes.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Roupa, lugar e limpeza: {topic}.',
        'Sol e tinta de roupa, os dois cuidados principais: {topic}.',
      ],
      steps: [
        ['É comum deixar o reborn na janela do quarto, onde fica bonito na foto, ou com a mesma roupa escura por meses.'],
        ['Luz do sol altera as cores com o tempo, e roupas novas de tom forte podem soltar tinta em superfícies claras.'],
        ['Lave as roupas novas antes de vestir, escolha um lugar à sombra e tire o pó com pano macio e seco.'],
        ['Quem coleciona costuma ter um caderno com nome, data e roupinhas de cada um. É parte do prazer.'],
      ],
    },
    casual: {
      openings: [
        'Coisas que só quem tem entende: {topic}.',
        'Antes de vestir, uma dica pra quem tem {topic}.',
        'Vamos falar de roupinha e cuidado com {o topic}.',
      ],
      steps: [
        ['Todo mundo compra aquela roupinha escura e veste na hora, sem lavar. Aí fica uma manchinha azul no braço.'],
        ['Roupa nova solta tinta, e sol muda a cor de qualquer coisa com o tempo. São os dois cuidados que mais contam.'],
        ['Lava a roupinha nova antes, seca bem e só depois veste. Pra tirar o pó, paninho macio e seco, sem produto forte.'],
        ['Eu sempre reparo como as pessoas mudam a voz quando pegam no colo. Até quem diz que não liga.'],
      ],
    },
    funny: {
      openings: [
        'A fila do mercado parou por causa {do topic}.',
        'Quantos meses tem? Histórias com {topic}.',
        'Conversas que só acontecem com um bebê desses no colo: {topic}.',
      ],
      steps: [
        ['A avó ninou por dez minutos e reclamou que o menino não abria os olhos. A família deixou.'],
        ['O corpo se engana sozinho. Basta um peso nos braços e uma touca para a pessoa começar a balançar de um lado para o outro.'],
        ['Para sair na rua sem palestra, uma bolsa fechada ajuda. Se levar no colo, separe dez minutos a mais para cada quarteirão.'],
        ['Todo colecionador tem uma história de engano para contar. A melhor costuma envolver um porteiro e um guarda-chuva.'],
      ],
    },
    motivational: {
      openings: [
        'Olhar de perto é metade do trabalho: {topic}.',
        'O que aprende quem coleciona {topic}.',
        'Cuidar dos detalhes pequenos: {topic}.',
      ],
      steps: [
        ['Uma criança vestiu o bebê sozinha pela primeira vez, botão por botão. Demorou a tarde inteira e não quis ajuda.'],
        ['Roupinhas pequenas pedem dedos calmos. Abotoar, dobrar e vestir são gestos que melhoram com a repetição.'],
        ['Separe uma caixa para as roupas, dobradas por tipo, e deixe a criança cuidar dela. É um jeito simples de aprender ordem.'],
        ['Em encontros de colecionadores, o que mais se troca são histórias. Cada nome foi escolhido por um motivo.'],
      ],
    },
  },
}
