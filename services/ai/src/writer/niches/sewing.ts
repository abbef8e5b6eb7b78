import type { Niche } from './niche.ts'

export const sewing: Niche = {
  name: 'costura',
  keywords: /\b(?:costur\w*|patchwork|quilt\w*|necessaires?|ecobags?|(?:bolsas?|bonec[ao]s?|lacos?) de tecido|maquina de costura|linha e agulha)\b/,
  hashtags: ['costura', 'costuracriativa', 'amocosturar', 'costuraterapia', 'ateliedecostura', 'costurando', 'tecidos', 'costuracomamor', 'artesanatoemtecido', 'costurabrasil', 'maquinadecostura', 'costuraartesanal'],
  emojis: ['🧵', '🪡', '✂️'],
  themes: {
    sale: [
      ['Do corte do tecido ao último ponto, cada costura recebe atenção.', 'O tecido é escolhido com calma, e a linha também.', 'Corte bem-feito e costura firme são a base de tudo por aqui.'],
      ['O avesso recebe o mesmo cuidado que o lado direito.', 'Tecido, linha e acabamento são combinados com carinho.'],
    ],
    content: [
      ['Lavar o tecido de algodão antes do corte evita que encolha depois.', 'Conferir o sentido do fio do tecido antes de cortar evita que a costura torça.', 'Passar a costura a ferro em cada etapa deixa tudo mais bonito.'],
      ['Trocar a agulha da máquina com frequência evita pontos falhados.', 'Um retalho ao lado serve para testar o ponto antes de costurar de verdade.'],
    ],
  },
  care: [
    ['A etiqueta do tecido é quem manda: ela diz a água, o sabão e o ferro.', 'Cada tecido pede um cuidado, e vale perguntar a quem costurou.'],
    ['Sabão neutro, água fria e secagem à sombra poupam o tecido e a cor.', 'Secar à sombra e do avesso ajuda a conservar a cor.'],
  ],
  steps: ['a escolha do tecido', 'o corte do tecido', 'a montagem', 'o acabamento do avesso', 'a costura final'],
  tools: ['a máquina de costura', 'as tesouras', 'os carretéis de linha', 'os alfinetes'],
  products: ['uma nécessaire', 'uma bolsa de tecido', 'um jogo americano', 'uma almofada', 'um estojo de tecido'],
  tips: [
    'Lave o tecido de algodão antes de cortar, porque é na primeira lavagem que ele encolhe.',
    'Teste a tensão do ponto em um retalho do mesmo tecido antes de começar.',
    'Passe a ferro cada costura antes de seguir para a próxima, e o acabamento agradece.',
    'Tenha uma tesoura só para tecido, porque papel tira o corte.',
  ],
}
