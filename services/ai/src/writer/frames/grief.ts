import type { Frame } from './frame.ts'

export const grief: Frame = {
  leads: {
    professional: [[
      'Com respeito e delicadeza.', 'Com delicadeza e saudade.', 'Este espaço é de afeto.',
    ], [
      'Há momentos em que as palavras precisam ser simples.', 'Um espaço para a memória.', 'Falamos disto com cuidado.', 'Com respeito a cada história.', 'Com carinho por quem faz falta.',
    ]],
    casual: [[
      'Falo disso com todo o carinho.', 'Só queria deixar isto aqui.', 'Com respeito e com saudade.',
    ], [
      'Um assunto que pede delicadeza.', 'Disso eu falo com calma.', 'Com muito carinho por quem partiu.', 'Um espaço para a saudade.', 'Com afeto e poucas palavras.',
    ]],
    funny: [[
      'Aqui eu falo mais baixo.', 'Com respeito e afeto.', 'Disto se fala com delicadeza.',
    ], [
      'Com carinho por quem ficou na memória.', 'Um assunto de memória e de afeto.', 'Com todo o cuidado.', 'Com delicadeza.',
    ]],
    motivational: [[
      'Com cuidado e com afeto.', 'Com respeito a quem sente.', 'Com respeito e com um abraço.',
    ], [
      'Escrevo isto com delicadeza.', 'As palavras são poucas e sinceras.', 'Um instante para lembrar.', 'Certas ausências merecem ser ditas com cuidado.', 'Este espaço é de memória.',
    ]],
  },
  steps: {
    professional: [
      ['Há ausências para as quais qualquer palavra parece pouca. Fica o carinho, que continua.', 'Quem sente saudade sabe o valor das coisas simples que ficam. Por isso tratamos deste assunto com respeito.', 'Quem fez parte da nossa vida continua nela, num nome, numa foto, numa data. Lembrar é uma forma de carinho.'],
      ['Cada pessoa guarda a saudade a seu modo. Todos esses modos merecem respeito.'],
      ['Entre família e amigos, as mesmas lembranças se contam muitas vezes, e é bom que seja assim.'],
      ['Deixamos aqui o nosso respeito e o nosso abraço a quem precisa dele. As palavras que chegarem serão lidas com carinho.'],
    ],
    casual: [
      ['Tem assunto que pede poucas palavras. Este é um deles, e por isso eu falo baixinho.', 'A saudade aparece nas coisas pequenas, numa música, num cheiro, num lugar vazio da sala. Quem sente entende sem explicação.', 'Quem a gente ama continua com a gente, num nome, numa foto, numa história repetida. Lembrar também é carinho.'],
      ['Tem quem goste de falar de quem partiu, tem quem prefira guardar pra si. Os dois jeitos são de amor.'],
      ['O nome, o apelido, as manias. Tudo isso continua na conversa de quem amou.'],
      ['O meu abraço vai pra quem sente essa falta. Se quiser deixar uma palavra, eu leio com todo o carinho.'],
    ],
    funny: [
      ['Disto eu falo com palavras simples. A saudade merece cuidado.', 'Faltam palavras para quem faz falta, e não faz mal. O carinho se entende sem elas.', 'Um nome, uma foto, uma data: o amor encontra onde ficar. Lembrar é um jeito de continuar perto.'],
      ['Cada pessoa guarda a sua saudade de um modo diferente. Nenhum deles precisa de explicação.'],
      ['Há histórias que a família repete sempre. É assim que alguém continua presente.'],
      ['A quem está passando por isso, o meu respeito. Se quiser escrever alguma coisa, leio com carinho.'],
    ],
    motivational: [
      ['Penso em quem sente uma falta assim enquanto escrevo. Escolhi as palavras com cuidado.', 'Quem já se despediu de alguém reconhece o silêncio que fica. Por isso as palavras aqui são simples.', 'O carinho por quem partiu encontra lugar num nome, numa foto, numa data. Lembrar é continuar amando.'],
      ['A saudade não segue calendário. Cada um a guarda do jeito que sabe.'],
      ['O que foi vivido com amor continua nas histórias que se contam. É bonito quando alguém se lembra de um detalhe.'],
      ['A quem sente saudade, deixo o meu abraço. Leio com carinho o que vier.'],
    ],
  },
  facts: {
    all: [
      'O carinho por quem partiu continua.', 'As lembranças também são uma forma de companhia.', 'Um nome dito com amor já é uma homenagem.',
      'Fica um abraço a quem sente esta falta.', 'O amor que se viveu continua presente nos pequenos gestos.', 'Quem quiser pode deixar uma palavra, e ela será lida com afeto.',
      'Algumas histórias não se medem em palavras.', 'A memória merece um lugar.', 'Falar de quem se foi é uma forma de continuar junto.',
    ],
    professional: [
      'Deixamos aqui o nosso respeito.', 'Guardamos cada nome e cada história com cuidado.', 'Tratamos cada lembrança com delicadeza.', 'Toda história de amor merece respeito.',
      'Recebemos cada relato com atenção.',
    ],
    casual: [
      'Quem já sentiu uma falta assim entende sem explicação.', 'Um abraço quieto vale por muitas palavras.', 'Tem saudade que já faz parte da casa.', 'Uma lembrança boa às vezes aquece o dia.',
      'Eu leio cada palavra com carinho.',
    ],
    funny: [
      'Um abraço sincero diz o que não cabe numa legenda.', 'Um gesto simples pode dizer o que as palavras não alcançam.', 'Lembrar com afeto também é cuidar.', 'Cada lembrança guardada é um jeito de agradecer.',
      'O carinho vem antes de qualquer outra coisa.',
    ],
    motivational: [
      'Quem é lembrado com amor continua por perto.', 'O que se aprendeu com alguém não se perde.', 'Deixo este espaço para quem quiser lembrar.', 'Quem amou deixa marcas boas em quem fica.',
      'A saudade mostra o tamanho do que se viveu.',
    ],
  },
  questions: [
    'Quer deixar um nome para ser lembrado?', 'Que lembrança bonita você guarda?', 'Quer deixar uma palavra?', 'De quem você sente saudade?', 'Quer contar uma lembrança de quem partiu?',
    'Quer deixar um abraço a quem sente esta falta?',
  ],
  asks: [
    'uma lembrança bonita', 'de quem você sente saudade', 'uma história de quem partiu', 'o nome de quem faz falta',
  ],
  hashtags: ['saudade', 'luto', 'lembranca', 'homenagem', 'respeito', 'memoria', 'afeto', 'conforto', 'serenidade', 'abraco'],
  emojis: ['🤍', '🕊️', '🌿'],
}
