import type { Niche } from './niche.ts'

export const knitting: Niche = {
  name: 'tricô',
  keywords: /\b(?:trico|tricos|tricot\w*)\b/,
  hashtags: ['trico', 'tricot', 'tricotando', 'amotrico', 'tricobrasil', 'tricoterapia', 'feitoemtrico', 'tricoartesanal', 'tricolovers', 'knitting'],
  emojis: ['🧶', '🤎', '🧣'],
  themes: {
    sale: [
      ['Malha a malha, o fio vai virando aconchego.', 'Duas agulhas, um fio e muita paciência: o tricô nasce assim.', 'No tricô, cada malha é feita com calma, uma depois da outra.'],
      ['A escolha do fio e das cores também faz parte do encanto.', 'A maciez do fio e a cor são escolhidas com carinho.'],
    ],
    content: [
      ['Tricotar uma amostra antes de começar evita surpresas no tamanho.', 'Contar as malhas de vez em quando poupa muito desmanche.', 'A tensão do fio muda tudo, e só a prática deixa a mão firme.'],
      ['Anotar o número das agulhas e o fio usado ajuda a repetir o trabalho depois.', 'Um marcador na agulha ajuda a não se perder na contagem das malhas.'],
    ],
  },
  care: [
    ['Tricô gosta de água fria, sabão neutro e lavagem à mão.', 'Para lavar tricô, prefira água fria e sabão neutro, sem esfregar.'],
    ['Em vez de torcer, aperte com uma toalha para tirar o excesso de água.', 'Torcer deforma a malha, e uma toalha seca resolve melhor.'],
    ['Seque na horizontal e à sombra, para que a malha não estique.', 'Guarde dobrado, porque o cabide estica a malha.'],
  ],
  steps: ['a escolha do fio', 'a montagem das malhas', 'a contagem das malhas', 'o arremate', 'a combinação das cores'],
  tools: ['as agulhas de tricô', 'os novelos', 'os marcadores de malha', 'o caderno de receitas'],
  products: ['um cachecol', 'um gorro', 'uma manta de tricô', 'um casaquinho de bebê', 'uma gola de tricô'],
  tips: [
    'Tricote uma amostra de dez por dez centímetros e compare com a receita antes de começar.',
    'Conte as malhas no fim de cada carreira, porque o erro cedo se desmancha fácil.',
    'Guarde o rótulo do fio, porque cor e lote ajudam a comprar outro igual.',
    'Se o trabalho está apertado, experimente agulhas meio número maiores.',
  ],
}
