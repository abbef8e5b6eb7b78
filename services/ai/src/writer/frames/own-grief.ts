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
      'Venho com uma notícia triste.', 'Vim contar uma coisa triste.', 'É com tristeza que dou este aviso.',
    ]],
    funny: [[
      'Hoje escrevo com o coração apertado, e sem graça nenhuma.', 'Hoje não tem brincadeira.', 'Preciso contar uma notícia triste.',
    ], [
      'Escrevo devagar, porque é difícil.', 'Um aviso triste, e sem rodeios.', 'Hoje o dia é de silêncio por aqui.',
    ]],
    motivational: [[
      'Divido com vocês um dia triste.', 'Há dias em que só cabe o silêncio.', 'Com o coração apertado, conto a vocês.',
    ], [
      'Escrevo devagar, porque a tristeza é grande.', 'Com saudade, conto o que aconteceu.', 'Peço a compreensão de vocês hoje.',
    ]],
  },
  steps: {
    professional: [
      ['Este é um momento de recolhimento, ao lado da família e de quem também sente esta falta.', 'Faltam palavras agora. Fica o amor por quem se foi e tudo o que vivemos juntos.'],
      ['As mensagens podem demorar a ser respondidas nestes dias. Pedimos a sua compreensão.'],
      ['Agradecemos desde já cada palavra de carinho. Toda mensagem será lida por nós.'],
      ['Agradecemos o respeito e a companhia neste momento.'],
    ],
    casual: [
      ['Agora eu só quero ficar perto da família e de quem também sente essa falta.', 'Não tenho muitas palavras hoje. Fica o amor e tudo o que a gente viveu junto.'],
      ['Pode ser que eu demore pra responder nestes dias. Obrigada por entender.'],
      ['Leio cada mensagem de carinho, mesmo quando eu não consigo responder.'],
      ['Agradeço a quem espera com paciência e a quem só manda um coração.'],
    ],
    funny: [
      ['Neste momento quero ficar perto da família e de quem também sente esta falta.', 'Hoje me faltam as palavras. Fica o amor e tudo o que vivemos juntos.'],
      ['Talvez eu demore a responder nestes dias. Agradeço a quem entende.'],
      ['Toda mensagem de carinho é lida, mesmo quando não consigo responder.'],
      ['Obrigada a quem espera com paciência e entende o silêncio.'],
    ],
    motivational: [
      ['É tempo de ficar perto da família e de quem também sente esta falta.', 'O que vivemos juntos fica comigo, em tudo o que faço daqui para a frente.'],
      ['Peço um pouco de silêncio e de paciência nestes dias. Obrigada por respeitarem este tempo.'],
      ['Cada palavra de carinho que chega é recebida com gratidão, mesmo sem resposta imediata.'],
      ['Obrigada por estarem perto, mesmo de longe e em silêncio.'],
    ],
  },
  facts: {
    all: [
      'Cada mensagem de carinho é recebida com gratidão.', 'Ficam as lembranças, que ninguém tira.', 'Neste momento a família vem primeiro.', 'Fica o agradecimento a quem está por perto, mesmo de longe.',
      'A falta é grande, e o amor também.', 'As respostas podem demorar um pouco.', 'Fica o amor por quem se foi.', 'Obrigada pelo respeito de vocês.', 'Um abraço a quem também sente saudade.',
    ],
    professional: [],
    casual: [],
    funny: [],
    motivational: [],
  },
  questions: [
    'Quer deixar uma palavra de carinho?', 'Quer mandar um abraço para a família?', 'Quer deixar um abraço?', 'Quer deixar uma mensagem para a família?', 'Quer contar uma lembrança bonita?',
    'Quer deixar um coração aqui?',
  ],
  asks: ['uma lembrança boa', 'uma lembrança de quem faz falta'],
  hashtags: ['luto', 'saudade', 'familia', 'respeito', 'silencio', 'amor'],
  emojis: ['🤍', '🕊️', '🌿'],
}
