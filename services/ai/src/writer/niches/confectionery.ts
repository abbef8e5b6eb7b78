import type { Niche } from './niche.ts'

export const confectionery: Niche = {
  keywords: ['bolo', 'doce ', 'doces', 'docinho', 'confeit', 'brigadeir', 'cupcake', 'torta', 'chocolate', 'cookie', 'sobremesa', 'bombom', 'brownie', 'ovo de pascoa', 'ovos de pascoa', 'trufa', 'pao de mel', 'padaria', 'pudim'],
  hashtags: ['confeitaria', 'confeitariaartesanal', 'bolos', 'docesartesanais', 'bolosdecorados', 'brigadeirogourmet', 'amodoces', 'docesfinos', 'confeitariabrasil', 'boloartesanal', 'chocolate', 'docescomamor'],
  emojis: ['🍰', '🧁', '🍫'],
  themes: {
    sale: [
      ['O cheirinho que sai do forno já conta metade da história.', 'Receita feita com calma tem outro sabor.', 'Do preparo da massa à decoração, cada etapa pede carinho.'],
      ['A decoração vem por último, e é nela que a festa começa.', 'Sabor e beleza dividem a mesma mesa por aqui.'],
    ],
    content: [
      ['Ovos e manteiga em temperatura ambiente deixam a massa mais uniforme.', 'Peneirar os ingredientes secos deixa a massa mais leve.', 'Abrir o forno antes da hora é pedir para a massa murchar.'],
      ['Deixar esfriar por completo antes de rechear evita que tudo escorra.', 'Pesar os ingredientes garante o mesmo resultado da próxima vez.'],
    ],
  },
  steps: ['o preparo da massa', 'o ponto do recheio', 'a montagem das camadas', 'a decoração', 'a embalagem'],
  tools: ['o batedor', 'os bicos de confeitar', 'a balança', 'as formas'],
  products: ['um bolo de aniversário', 'uma caixa de brigadeiros', 'um bolo de pote', 'uma torta', 'uma caixa de biscoitos decorados'],
  tips: [
    'Tire ovos e manteiga da geladeira com antecedência: em temperatura ambiente, a massa fica mais lisa.',
    'Espere o bolo esfriar por completo antes de rechear, para que a cobertura não escorra.',
    'Pese os ingredientes em vez de medir em xícaras: o resultado se repete.',
    'Preaqueça o forno e não abra a porta na primeira metade do tempo.',
  ],
}
