import type { Niche } from './niche.ts'

export const biscuit: Niche = {
  keywords: ['biscuit', 'porcelana fria', 'modelagem', 'ceramica plastica', 'massinha', 'topo de bolo', 'noivinhos'],
  hashtags: ['biscuit', 'biscuitbrasil', 'artebiscuit', 'porcelanafria', 'amobiscuit', 'biscuitlovers', 'modelagem', 'lembrancinhasdebiscuit', 'topodebolo', 'biscuitartesanal', 'artesanatoembiscuit', 'modelagemamao'],
  emojis: ['🎨', '🖌️', '🎀'],
  themes: {
    sale: [
      ['Cada detalhe é modelado com a ponta dos dedos.', 'A massa ganha forma aos poucos, até a expressão aparecer.', 'Modelar é dar vida a um pedacinho de massa.'],
      ['As cores são preparadas na própria massa, tom por tom.', 'A pintura vem por último, com pincel fino e mão leve.'],
    ],
    content: [
      ['Guardar a massa bem fechada evita que ela resseque.', 'Deixar secar devagar, longe do sol, ajuda a evitar rachaduras.', 'Sovar bem a massa antes de modelar deixa a superfície lisinha.'],
      ['A massa clareia antes de secar e escurece depois: vale testar a cor.', 'Um pouco de creme nas mãos impede que a massa grude.'],
    ],
  },
  steps: ['a mistura das cores', 'a modelagem do rosto', 'a secagem', 'a pintura dos detalhes', 'o acabamento'],
  tools: ['as estecas', 'os pincéis', 'os cortadores', 'o rolinho'],
  products: ['um topo de bolo', 'uma lembrancinha', 'um ímã de geladeira', 'um chaveiro', 'um enfeite de porta'],
  tips: [
    'Guarde a massa em filme plástico, dentro de um pote fechado, para que não resseque.',
    'Deixe secar à sombra e vire a cada dia, para que seque por igual.',
    'Misture a tinta aos poucos: depois de seca, a massa fica um ou dois tons mais escura.',
    'Use cola própria para unir as partes quando a massa já estiver firme.',
  ],
}
