import type { Niche } from './niche.ts'

export const biscuit: Niche = {
  name: 'biscuit',
  keywords: /\b(?:biscuits?|porcelana fria|massa de biscuit)\b/,
  hashtags: ['biscuit', 'biscuitbrasil', 'artebiscuit', 'porcelanafria', 'amobiscuit', 'biscuitlovers', 'modelagem', 'lembrancinhasdebiscuit', 'biscuitartesanal', 'artesanatoembiscuit', 'modelagemamao'],
  emojis: ['🎨', '🖌️', '🎀'],
  themes: {
    sale: [
      ['Cada detalhe é modelado com a ponta dos dedos.', 'A massa ganha forma aos poucos, nas mãos e sem pressa.', 'Modelar é dar vida a um pedacinho de massa.'],
      ['No biscuit, até o menor dos detalhes pede mão leve.', 'Depois de modelar, ainda vem a secagem, que não aceita pressa.'],
    ],
    content: [
      ['Guardar a massa bem fechada evita que ela resseque.', 'Deixar secar devagar, longe do sol, ajuda a evitar rachaduras.', 'Sovar bem a massa antes de modelar deixa a superfície lisinha.'],
      ['A massa costuma mudar de tom depois de seca, e vale testar a cor antes.', 'Um pouco de creme nas mãos ajuda a massa a não grudar.'],
    ],
  },
  care: [
    ['Biscuit não combina com água: um pincel macio e seco tira o pó.', 'Para limpar biscuit, use um pincel seco e macio, sem molhar.'],
    ['Longe do sol e da umidade, as cores duram muito mais.', 'Guarde em lugar seco, sem peso em cima e longe do sol.'],
  ],
  steps: ['a mistura das cores', 'a modelagem dos detalhes', 'a secagem', 'a pintura', 'o acabamento'],
  tools: ['as estecas', 'os pincéis', 'os cortadores', 'o rolinho'],
  products: ['um topo de bolo de biscuit', 'uma lembrancinha de biscuit', 'um ímã de geladeira', 'um chaveiro de biscuit'],
  tips: [
    'Guarde a massa em filme plástico, dentro de um pote fechado, para que não resseque.',
    'Deixe secar à sombra e vire de tempos em tempos, para que seque por igual.',
    'Misture a tinta aos poucos, porque a cor da massa muda depois de seca.',
    'Use cola própria para unir as partes quando a massa já estiver firme.',
  ],
}
