import type { Niche } from './niche.ts'

export const crochet: Niche = {
  name: 'crochê',
  keywords: /\b(?:croche\w*|amigurumis?|fio de malha)\b/,
  hashtags: ['croche', 'crochet', 'crochebrasil', 'amocroche', 'crochelovers', 'crocheterapia', 'fiodemalha', 'amigurumi', 'crochemoderno', 'crocheteirasdobrasil', 'crochecomamor', 'feitodecroche'],
  emojis: ['🧶', '🤎', '🪡'],
  themes: {
    sale: [
      ['Ponto a ponto, o fio vai ganhando forma e história.', 'Cada ponto é contado com paciência, do primeiro ao último.', 'Da primeira correntinha ao último arremate, tudo passa pelas mãos.'],
      ['A escolha do fio e das cores também faz parte do encanto.', 'No crochê, cor e textura são pensadas antes da primeira correntinha.'],
    ],
    content: [
      ['Uma amostra de ponto antes de começar evita surpresas no tamanho.', 'Contar os pontos ao longo do trabalho poupa muito desmanche.', 'A tensão do fio muda tudo, e só a prática deixa a mão firme.'],
      ['Anotar o número da agulha e o fio usado ajuda a repetir o trabalho depois.', 'Esconder bem as pontas no arremate faz diferença no acabamento.'],
    ],
  },
  care: [
    ['Crochê gosta de água fria, sabão neutro e lavagem à mão.', 'Para lavar crochê, prefira água fria, sabão neutro e as mãos, sem esfregar.'],
    ['Em vez de torcer, aperte com uma toalha para tirar o excesso de água.', 'Torcer deforma os pontos, e uma toalha seca resolve melhor.'],
    ['Seque na horizontal e à sombra, para que o peso da água não estique o fio.', 'Pendurar molhado estica os pontos: deite sobre uma toalha, à sombra.'],
    ['Antes de lavar, confira no rótulo do fio o que ele aceita.', 'Cada fio tem o seu jeito, e o rótulo diz o que ele aceita.'],
  ],
  steps: ['a escolha do fio', 'a primeira carreira', 'a contagem dos pontos', 'o arremate das pontas', 'a combinação das cores'],
  tools: ['as agulhas de crochê', 'os novelos', 'os marcadores de ponto', 'o caderno de receitas'],
  products: ['uma bolsa de crochê', 'um amigurumi', 'um cesto organizador de crochê', 'um sousplat de crochê', 'uma manta de crochê'],
  tips: [
    'Antes de começar, faça uma amostra de dez por dez centímetros e compare com a receita.',
    'Use um marcador no primeiro ponto de cada carreira para não se perder na contagem.',
    'Guarde o rótulo do fio, porque cor e lote ajudam a comprar outro igual.',
    'Se o trabalho está repuxando, experimente uma agulha meio número maior.',
  ],
}
