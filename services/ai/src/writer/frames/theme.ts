import type { Frame } from './frame.ts'

export const theme: Frame = {
  leads: {
    professional: [
      'Uma palavra para hoje.', 'Um tema que acompanha o nosso trabalho.', 'Reflexão breve.', 'Dedicamos a publicação a um tema.', 'Uma palavra diz muito.', 'Pensando em voz alta.',
    ],
    casual: [
      'A palavra de hoje é essa.', 'Fiquei pensando nisso.', 'Um assunto que mora aqui.', 'Só uma palavra e já dá conversa.', 'Olha o tema do dia.', 'Parei pra pensar nisso enquanto trabalhava.',
    ],
    funny: [
      'Uma palavra só, e eu já quero falar duas horas.', 'Tema da redação de hoje.', 'Girei a roleta dos assuntos e caiu nisso.', 'Sem contexto, só sentimento.', 'Palavra do dia, com direito a pausa dramática.',
      'Se fosse novela, o título seria este.',
    ],
    motivational: [
      'Uma palavra para levar no bolso.', 'Hoje o pensamento é simples.', 'Gosto de pensar no que isto significa.', 'Um convite para parar um instante.', 'Há palavras que orientam o dia.',
      'O tema de hoje faz parte do meu caminho.',
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
