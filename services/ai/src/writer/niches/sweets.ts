import type { Niche } from './niche.ts'

/** All confectionery: brigadeiros and Easter eggs are not baked, so no sentence here mentions an oven. */
export const sweets: Niche = {
  name: 'confeitaria',
  keywords: /\b(?:confeit\w+|doces?|docinhos?|doceir\w+|brigadeir\w+|trufas?|trufad\w+|bombom|bombons|chocolates?|ovos? de (?:pascoa|colher)|sobremesas?|pudim|pudins|pao de mel|paes de mel|cookies?|biscoitos?|tortas?|beijinhos?)\b/,
  hashtags: ['confeitaria', 'confeitariaartesanal', 'docesartesanais', 'amodoces', 'docesfinos', 'confeitariabrasil', 'docescomamor', 'doceria', 'docesgourmet', 'confeitariacriativa'],
  emojis: ['🍬', '🤎', '🍫'],
  themes: {
    sale: [
      ['Receita feita com calma tem outro sabor.', 'Tudo o que é gostoso começa na escolha de cada ingrediente.', 'Cada receita pede ponto certo e paciência.'],
      ['Sabor e beleza dividem a mesma mesa por aqui.', 'A vontade começa pelos olhos, e o sabor faz o resto.'],
    ],
    content: [
      ['Pesar os ingredientes garante o mesmo resultado da próxima vez.', 'Ler a receita inteira antes de começar evita muita correria.', 'Separar e medir tudo antes deixa o preparo mais tranquilo.'],
      ['Anotar o ponto e o tempo de cada receita ajuda a acertar de novo.', 'Bons ingredientes fazem metade do trabalho.'],
    ],
  },
  care: [],
  steps: ['a escolha dos ingredientes', 'o ponto da receita', 'a montagem', 'a decoração', 'a embalagem'],
  tools: ['a balança', 'as espátulas', 'as forminhas', 'o caderno de receitas'],
  products: ['uma caixa de docinhos', 'uma caixa de presente com doces', 'um doce para adoçar a tarde'],
  tips: [
    'Pese os ingredientes em vez de medir em xícaras, e o resultado se repete.',
    'Leia a receita inteira antes de começar e separe tudo o que vai usar.',
    'Anote o ponto e o tempo de cada receita para acertar de novo.',
    'Fotografe perto de uma janela, com luz natural, e o doce parece ainda mais gostoso.',
  ],
}
