import type { Frame } from './frame.ts'

export const ownGrief: Frame = {
  leads: {
    professional: [[
      'Escrevemos hoje com tristeza.', 'Uma notícia difícil de dar.', 'Com pesar, compartilhamos.',
    ], [
      'Compartilhamos a nossa tristeza.', 'Pedimos compreensão neste momento.', 'Um aviso que custa escrever.',
    ]],
    casual: [[
      'Hoje escrevo com o coração apertado.', 'É difícil escrever isso.', 'Preciso dividir uma notícia triste.',
    ], [
      'Hoje eu não estou bem, e quero ser sincera.', 'Vim contar uma coisa triste.', 'Um aviso curto, porque hoje é difícil.',
    ]],
    funny: [[
      'Hoje escrevo com o coração apertado, e sem graça nenhuma.', 'Hoje não tem brincadeira.', 'Preciso contar uma notícia triste.',
    ], [
      'Escrevo pouco, porque hoje é difícil.', 'Um aviso triste, e sem rodeios.', 'Hoje o dia é de silêncio por aqui.',
    ]],
    motivational: [[
      'Divido com vocês um dia triste.', 'Há dias em que só cabe o silêncio.', 'Com o coração apertado, conto a vocês.',
    ], [
      'Escrevo pouco, porque a tristeza é grande.', 'Com saudade, conto o que aconteceu.', 'Peço a compreensão de vocês hoje.',
    ]],
  },
  steps: {
    professional: [
      ['Este é um momento de recolhimento, ao lado da família e de quem também sente esta falta.', 'Faltam palavras agora. Fica o amor por quem se foi e tudo o que vivemos juntos.'],
      ['As mensagens podem demorar a ser respondidas nestes dias. Pedimos a sua compreensão.'],
      ['Agradecemos cada palavra de carinho que tem chegado. Elas fazem diferença em dias assim.'],
      ['Voltaremos quando for possível, com o mesmo respeito por quem nos acompanha.'],
    ],
    casual: [
      ['Agora eu só quero ficar perto da família e de quem também sente essa falta.', 'Não tenho muitas palavras hoje. Fica o amor e tudo o que a gente viveu junto.'],
      ['Pode ser que eu demore pra responder nestes dias. Obrigada por entender.'],
      ['Cada mensagem de carinho tem me ajudado, mesmo quando eu não consigo responder.'],
      ['Volto quando der, e agradeço a quem espera com paciência.'],
    ],
    funny: [
      ['Neste momento quero ficar perto da família e de quem também sente esta falta.', 'Hoje me faltam as palavras. Fica o amor e tudo o que vivemos juntos.'],
      ['Talvez eu demore a responder nestes dias. Agradeço a quem entende.'],
      ['Cada mensagem de carinho tem ajudado, mesmo quando não consigo responder.'],
      ['Volto quando for possível. Obrigada a quem espera com paciência.'],
    ],
    motivational: [
      ['É tempo de ficar perto da família e de quem também sente esta falta.', 'O que vivemos juntos fica comigo, em tudo o que faço daqui para a frente.'],
      ['Vou precisar de alguns dias mais quietos. Obrigada por respeitarem este tempo.'],
      ['Cada palavra de carinho que chega é recebida com gratidão, mesmo sem resposta imediata.'],
      ['Volto aos poucos, quando for possível. Obrigada por estarem perto.'],
    ],
  },
  facts: {
    all: [
      'Cada mensagem de carinho é recebida com gratidão.', 'Ficam as lembranças, que ninguém tira.', 'Neste momento a família vem primeiro.', 'Agradeço a quem está por perto, mesmo de longe.',
      'Cada um sente de um jeito, e este é o meu tempo.', 'As respostas podem demorar um pouco.', 'Fica o amor por quem se foi.', 'Obrigada pelo respeito de vocês.', 'Um abraço a quem também sente saudade.',
    ],
    professional: [],
    casual: [],
    funny: [],
    motivational: [],
  },
  questions: [
    'Quer deixar uma palavra de carinho?', 'Que lembrança boa você guarda de alguém?', 'Quer deixar um abraço?', 'Você também sente saudade de alguém hoje?', 'Quer contar uma lembrança bonita?',
    'Que palavra consola você em dias assim?',
  ],
  asks: ['uma palavra de carinho', 'o que o coração quiser dizer'],
  hashtags: ['luto', 'saudade', 'familia', 'respeito', 'silencio', 'amor'],
  emojis: ['🤍', '🕊️', '🌿'],
}
