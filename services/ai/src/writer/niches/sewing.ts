import type { Niche } from './niche.ts'

export const sewing: Niche = {
  keywords: ['costur', 'tecido', 'patchwork', 'bordad', 'bordar', 'quilt', 'necessaire', 'ecobag', 'linha e agulha', 'vestido', 'fantasia'],
  hashtags: ['costura', 'costuracriativa', 'amocosturar', 'costuraterapia', 'ateliedecostura', 'costurando', 'tecidos', 'patchwork', 'bordado', 'costurabrasil', 'maquinadecostura', 'costuraartesanal'],
  emojis: ['🧵', '🪡', '✂️'],
  themes: {
    sale: [
      ['Do molde ao último ponto, cada costura recebe atenção.', 'O tecido é escolhido com calma, e a linha também.', 'Corte bem-feito e costura firme são a base de tudo por aqui.'],
      ['O avesso recebe o mesmo cuidado que o lado direito.', 'Estampa, textura e acabamento são combinados com carinho.'],
    ],
    content: [
      ['Lavar e passar o tecido antes do corte evita que encolha depois.', 'Conferir o sentido do fio antes de cortar muda o caimento.', 'Passar a costura a ferro em cada etapa deixa tudo mais bonito.'],
      ['Trocar a agulha da máquina com frequência evita pontos falhados.', 'Um retalho ao lado serve para testar o ponto antes de costurar de verdade.'],
    ],
  },
  steps: ['a escolha do tecido', 'o corte do molde', 'a montagem', 'o acabamento do avesso', 'a costura final'],
  tools: ['a máquina de costura', 'as tesouras', 'os carretéis de linha', 'os alfinetes'],
  products: ['uma necessaire', 'uma bolsa de tecido', 'um jogo americano', 'uma almofada', 'um estojo'],
  tips: [
    'Lave o tecido de algodão antes de cortar: é nessa hora que ele encolhe, e não depois de pronto.',
    'Teste a tensão do ponto em um retalho do mesmo tecido antes de começar.',
    'Passe a ferro cada costura antes de seguir para a próxima: o acabamento agradece.',
    'Tenha uma tesoura só para tecido, porque papel tira o corte.',
  ],
}
