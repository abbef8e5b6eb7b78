import type { Niche } from './niche.ts'

/** Where the craft is not known, only what holds for all of them. */
export const anyCraft: Niche = {
  keywords: [],
  hashtags: [],
  emojis: [],
  themes: { sale: [], content: [] },
  steps: ['a escolha dos materiais', 'o primeiro rascunho', 'a parte mais delicada do trabalho', 'o acabamento', 'a embalagem'],
  tools: ['as ferramentas do dia a dia', 'os materiais preferidos', 'o caderno de ideias', 'a mesa de trabalho'],
  products: ['uma criação recente', 'um trabalho de que você se orgulha', 'uma lembrancinha', 'um presente feito à mão'],
  tips: [
    'Separe todo o material antes de começar: quem não interrompe o trabalho erra menos.',
    'Anote medidas, cores e tempo de cada trabalho para conseguir repetir o resultado.',
    'Fotografe perto de uma janela, com luz natural: as cores ficam mais fiéis.',
    'Faça um teste pequeno antes de usar o material principal.',
  ],
}
