import type { Niche } from './niche.ts'
import { sweets } from './sweets.ts'

/** What is baked. */
export const cakes: Niche = {
  ...sweets,
  name: 'bolos',
  keywords: /\b(?:bol(?:o|os|inho|inhos)(?! fake| de (?:eva|papel|feltro|pelucia))|boleir\w+|cupcakes?|brownies?)\b/,
  hashtags: ['bolos', 'bolo', 'boloartesanal', 'boloscaseiros', 'bolosdecorados', 'amobolo', 'confeitaria', 'confeitariaartesanal', 'confeitariabrasil', 'docesartesanais', 'bolocomamor'],
  emojis: ['🍰', '🎂', '🧁'],
  themes: {
    sale: [
      ['O cheirinho que sai do forno já conta metade da história.', 'Receita feita com calma tem outro sabor.', 'Tudo começa bem antes do forno, na escolha de cada ingrediente.'],
      ['Sabor e beleza dividem a mesma mesa por aqui.', 'A primeira prova é com os olhos.'],
    ],
    content: [
      ['Ovos e manteiga em temperatura ambiente deixam a massa mais uniforme.', 'Peneirar os ingredientes secos deixa a massa mais leve.', 'Abrir o forno antes da hora é pedir para a massa murchar.'],
      ['Deixar esfriar por completo antes de cobrir evita que tudo escorra.', 'Pesar os ingredientes garante o mesmo resultado da próxima vez.'],
    ],
  },
  care: [],
  steps: ['o preparo da massa', 'o cheirinho do forno', 'o ponto da massa', 'a cobertura', 'a embalagem'],
  tools: ['o batedor', 'as formas', 'a balança', 'as espátulas'],
  products: ['um bolo de aniversário', 'um bolo de pote', 'um bolo caseiro', 'uma caixa de cupcakes'],
  tips: [
    'Tire ovos e manteiga da geladeira com antecedência, porque em temperatura ambiente a massa fica mais lisa.',
    'Espere a massa esfriar por completo antes de cobrir, para que nada escorra.',
    'Pese os ingredientes em vez de medir em xícaras, e o resultado se repete.',
    'Preaqueça o forno e não abra a porta na primeira metade do tempo.',
  ],
}
