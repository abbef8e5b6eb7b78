import type { Niche } from './niche.ts'

export const macrame: Niche = {
  name: 'macramê',
  keywords: /\bmacrame\w*\b/,
  hashtags: ['macrame', 'macramebrasil', 'amomacrame', 'macramelovers', 'macramemoderno', 'arteemmacrame', 'macrameartesanal', 'nosefios', 'decoracaoartesanal'],
  emojis: ['🪢', '🌿', '🤎'],
  themes: {
    sale: [
      ['Nó a nó, os fios vão ganhando desenho.', 'No macramê, o desenho nasce dos nós, e eles são feitos um a um.', 'São muitos fios e muitos nós, todos feitos à mão.'],
      ['A textura dos fios é metade do encanto.', 'Fios, nós e paciência: o macramê é simples de dizer e demorado de fazer.'],
    ],
    content: [
      ['Cortar os fios com folga evita que faltem no fim.', 'Puxar os nós com a mesma força deixa o desenho regular.', 'Manter os fios bem presos e esticados facilita cada nó.'],
      ['Treinar o nó em um pedaço de fio poupa muito desmanche.', 'Anotar o comprimento dos fios ajuda a repetir o trabalho depois.'],
    ],
  },
  care: [
    ['Um espanador ou uma escova macia já tiram o pó do macramê.', 'Para tirar o pó do macramê, sacuda de leve ou use uma escova macia.'],
    ['Longe do sol forte e da umidade, os fios se conservam melhor.', 'Sol forte desbota os fios, e a umidade mancha: um canto seco é o melhor lugar.'],
  ],
  steps: ['o corte dos fios', 'os primeiros nós', 'o desenho que aparece', 'o acerto das franjas', 'a escolha dos fios'],
  tools: ['os fios', 'a tesoura', 'o suporte', 'a fita métrica'],
  products: ['um painel de macramê', 'um suporte de plantas', 'um chaveiro de macramê', 'uma cortina de macramê'],
  tips: [
    'Corte os fios com folga, porque emendar no meio do desenho aparece.',
    'Puxe todos os nós com a mesma força para que o desenho fique regular.',
    'Prenda bem os fios antes de começar, para que as mãos fiquem livres.',
    'Penteie as franjas antes de aparar, e o corte sai mais reto.',
  ],
}
