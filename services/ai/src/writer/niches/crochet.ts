import type { Niche } from './niche.ts'

export const crochet: Niche = {
  keywords: ['croche', 'amigurumi', 'trico', 'macrame', 'barbante', 'fio de malha', 'novelo', 'sousplat'],
  hashtags: ['croche', 'crochet', 'crochebrasil', 'amocroche', 'crochelovers', 'crocheterapia', 'fiodemalha', 'amigurumi', 'crochemoderno', 'crocheteirasdobrasil', 'crochecomamor', 'feitodecroche'],
  emojis: ['🧶', '🪡', '🧵'],
  themes: {
    sale: [
      ['Ponto a ponto, o fio vai ganhando forma e história.', 'Cada ponto é contado com paciência, carreira por carreira.', 'Do primeiro nó ao último arremate, tudo passa pelas mãos.'],
      ['A escolha do fio e das cores também faz parte do encanto.', 'Textura, cor e caimento são pensados antes da primeira correntinha.'],
    ],
    content: [
      ['Uma amostra de ponto antes de começar evita surpresas no tamanho.', 'Contar os pontos no fim de cada carreira poupa muito desmanche.', 'A tensão do fio muda tudo, e só a prática deixa a mão firme.'],
      ['Anotar o número da agulha e o fio usado ajuda a repetir o trabalho depois.', 'Esconder bem as pontas no arremate faz diferença no acabamento.'],
    ],
  },
  steps: ['a escolha do fio', 'a primeira carreira', 'a contagem dos pontos', 'o arremate das pontas', 'a combinação das cores'],
  tools: ['as agulhas', 'os novelos', 'os marcadores de ponto', 'o caderno de receitas'],
  products: ['uma bolsa', 'um amigurumi', 'um cesto organizador', 'um sousplat', 'uma manta'],
  tips: [
    'Faça uma amostra de dez por dez centímetros antes de começar e confira o tamanho com a receita.',
    'Use um marcador no primeiro ponto de cada carreira para não se perder na contagem.',
    'Guarde o rótulo do fio: cor e lote ajudam a comprar outro igual.',
    'Se o trabalho está enrugando, experimente uma agulha meio número maior.',
  ],
}
