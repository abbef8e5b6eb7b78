import type { Frame } from './frame.ts'

export const theme: Frame = {
  leads: {
    professional: [[
      'Um assunto para conversar hoje.', 'Pensamos nisto durante o trabalho.', 'Abrimos espaço para este tema.',
    ], [
      'Uma palavra para hoje.', 'Um tema que acompanha o nosso trabalho.', 'Reflexão breve.', 'Dedicamos a publicação a um tema.', 'Uma palavra diz muito.', 'Pensando em voz alta.',
    ]],
    casual: [[
      'Fiquei pensando nisso hoje.', 'Hoje eu trouxe um assunto.', 'Esse assunto importa por aqui.',
    ], [
      'A palavra de hoje é essa.', 'Fiquei pensando nisso.', 'Um assunto que mora aqui.', 'Só uma palavra e já dá conversa.', 'Olha o tema do dia.', 'Parei pra pensar nisso enquanto trabalhava.',
    ]],
    funny: [[
      'Hoje o assunto pede atenção.', 'Gosto de conversar sobre isto.', 'Puxe uma cadeira e vamos conversar.',
    ], [
      'Uma palavra só, e eu já quero falar duas horas.', 'Tema da redação de hoje.', 'Girei a roleta dos assuntos e caiu nisso.', 'Sem contexto, só sentimento.', 'Palavra do dia, com direito a pausa dramática.',
      'Se fosse novela, o título seria este.',
    ]],
    motivational: [[
      'Hoje eu paro um pouco neste tema.', 'Este assunto faz parte dos meus dias.', 'Gosto de pensar nisto trabalhando.',
    ], [
      'Uma palavra para levar no bolso.', 'Hoje o pensamento é simples.', 'Gosto de pensar no que isto significa.', 'Um convite para parar um instante.', 'Há palavras que orientam o dia.',
      'O tema de hoje faz parte do meu caminho.',
    ]],
  },
  steps: {
    professional: [
      ['Cada pessoa que lê pensa em alguém ou em um momento. É isso que torna importante conversar sobre o assunto.', 'Há temas que aparecem na mesa de casa, no trabalho e nas conversas com amigos. Este merece a nossa atenção.'],
      ['Muito do que sabemos sobre o assunto vem do dia a dia, de observar, tentar e ouvir quem tem mais experiência.'],
      ['Se puder, converse sobre isso com alguém da sua família. Muitas vezes basta perguntar e ouvir com atenção.'],
      ['E para você, o que vem à cabeça? Escreva nos comentários, porque gostamos de ler o que cada um pensa.'],
    ],
    casual: [
      ['Eu tava trabalhando, e esse tema não me saía da cabeça. Aí achei que valia dividir com você.', 'Tem assunto que toca cada pessoa de um jeito. Por isso eu gosto quando a gente fala dele sem pressa.'],
      ['Eu aprendo muito ouvindo quem vive o assunto de perto. Conversando com vocês, aprendo mais ainda.'],
      ['Puxa essa conversa em casa, com a família ou com uma amiga. Às vezes alguém só tava esperando um começo.'],
      ['Agora me conta você: o que lembra quando lê isso? Pode ser uma frase só, que eu leio tudo.'],
    ],
    funny: [
      ['Há conversas que começam com uma frase curta e, quando se vê, o café já esfriou. Esta costuma ser assim.', 'Comecei a pensar nisto cedo e o pensamento me acompanhou o dia todo. Resolvi trazer para cá, em boa companhia.'],
      ['Cada pessoa chega ao assunto por um caminho. Ouvir a história do outro costuma ensinar mais que qualquer texto.'],
      ['Tentei resumir tudo numa frase, e não coube. Por isso deixo o resto da conversa com vocês, nos comentários.'],
      ['Escrevam o que pensam, em muitas ou poucas palavras. Eu leio com calma e com o carinho que o assunto merece.'],
    ],
    motivational: [
      ['Enquanto as mãos trabalham, a cabeça passeia. Hoje ela parou aqui, e resolvi escrever antes que passasse.', 'Há um pouco disto em coisas bem comuns: na mesa de casa, no serviço, numa conversa com quem se gosta.'],
      ['Trabalhando e ouvindo as pessoas, a gente aprende a ver o assunto com mais cuidado. Devo isso a quem me ensinou.'],
      ['Repare na sua semana e veja onde isto apareceu. Pode ter sido num gesto pequeno de alguém.'],
      ['Conte nos comentários o que você pensa. A experiência de um ajuda o outro a olhar com mais atenção.'],
    ],
  },
  facts: {
    all: [
      'Cada pessoa dá um sentido próprio a esta palavra.', 'No trabalho de todo dia, ela aparece nas coisas pequenas.', 'Vale pensar onde ela esteve presente na sua semana.',
      'Algumas palavras a gente só entende vivendo.', 'Uma lembrança boa costuma vir junto.', 'É um tema que rende conversa em qualquer mesa.', 'Há quem ensine isso só com o exemplo.',
      'Pergunte a alguém da família o que esta palavra significa.', 'O tempo muda o que ela quer dizer.',
    ],
    professional: [
      'Levamos esta ideia para o nosso dia a dia.', 'Gostamos da força das coisas simples.', 'É um tema que inspira a forma como trabalhamos.', 'Convidamos você a refletir conosco.',
      'Valores se mostram nas pequenas escolhas.',
    ],
    casual: [
      'Por aqui ela tem cheiro de café e som de rádio ligado.', 'Me veio uma lembrança na hora.', 'Queria saber o que vem na sua cabeça.', 'Tem palavra que abraça, né?',
      'A gente corre tanto que esquece de pensar nisso.',
    ],
    funny: [
      'Falei essa palavra em voz alta e o cachorro olhou.', 'Se der para comprar no mercado, me avisem.', 'Minha avó resumia isso em um provérbio que eu esqueci.', 'Dá samba, dá post e dá conversa de fila.',
      'Colei num papel na parede, e ele já caiu duas vezes.',
    ],
    motivational: [
      'Pratica-se um pouco por dia, nas escolhas pequenas.', 'Quem trabalha com o que gosta reencontra esta palavra sempre.', 'Ela não vem pronta, se constrói.', 'Vale lembrar dela quando o dia aperta.',
      'O exemplo ensina o que a palavra só anuncia.',
    ],
  },
  questions: [
    'O que esta palavra significa para você?', 'Que lembrança ela traz?', 'Onde ela aparece no seu dia?', 'Quem ensinou isso a você?', 'Que palavra você escolheria hoje?',
    'De zero a dez, quanto disso tem na sua semana?',
  ],
  asks: [
    'o que esta palavra significa para você', 'uma lembrança ligada a ela', 'a palavra que você escolheria', 'como foi a sua semana',
  ],
  hashtags: ['palavradodia', 'reflexao', 'inspiracao', 'pensamentododia', 'diadia', 'coisassimples', 'frases', 'boasvibracoes'],
  emojis: ['💭', '✨', '🌿', '☕', '💛'],
}
