import type { Niche } from './niche.ts'

/** For an unknown craft: only what is true of all crafts. */
export const anyCraft: Niche = {
  name: 'artesanato',
  keywords: /(?!)/,
  hashtags: [],
  emojis: [],
  themes: { sale: [], content: [] },
  care: [],
  steps: ['a escolha dos materiais', 'o primeiro rascunho', 'a parte mais delicada do trabalho', 'o acabamento', 'a embalagem'],
  tools: ['as ferramentas do dia a dia', 'os materiais preferidos', 'o caderno de ideias'],
  products: ['uma lembrancinha', 'um presente feito à mão', 'um mimo para dar de presente'],
  tips: [
    'Separe todo o material antes de começar, porque quem não interrompe o trabalho erra menos.',
    'Anote medidas, cores e tempo de cada trabalho para conseguir repetir o resultado.',
    'Fotografe perto de uma janela, com luz natural, e as cores ficam mais fiéis.',
    'Faça um teste pequeno antes de usar o material principal.',
  ],
}
