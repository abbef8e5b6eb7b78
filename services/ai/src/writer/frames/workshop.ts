import type { Frame } from './frame.ts'

export const workshop: Frame = {
  leads: {
    professional: [[
      'Um convite a quem quer aprender.', 'Se você sempre quis tentar, leia isto.', 'Gostamos de dividir o que sabemos.',
    ], [
      'Reserve um tempo para isto.', 'Abrimos espaço para ensinar o que sabemos.', 'Para quem sempre quis começar.', 'Conhecimento também se compartilha.', 'Temos um encontro marcado.',
    ]],
    casual: [[
      'Bora aprender junto?', 'Separa um caderninho e vem.', 'Esse convite é pra quem tem curiosidade.',
    ], [
      'Sempre me pedem e agora vai.', 'Separa um caderninho.', 'Esse convite é pra você que vive dizendo que não leva jeito.', 'Vem passar um tempo comigo.', 'Olha que programa gostoso.',
    ]],
    funny: [[
      'Ninguém vai ser chamado ao quadro.', 'Alunos que conversam são bem-vindos.', 'A única prova é a da curiosidade.',
    ], [
      'Não precisa saber nada, eu também comecei assim.', 'Alunos repetentes são bem-vindos.', 'Prometo não chamar ninguém no quadro.', 'Vai ter aula, e ninguém vai querer matar.', 'Tragam caderno, curiosidade e bom humor.',
      'Sinal do recreio só no fim.',
    ]],
    motivational: [[
      'Todo mundo começa do começo.', 'Ensinar me faz voltar ao início.', 'Um convite para pôr a mão na massa.',
    ], [
      'Ensinar é um jeito de agradecer o que aprendi.', 'Aprender algo novo renova a gente.', 'Um convite para tentar.', 'Errar faz parte, e aqui pode.', 'Dividir conhecimento faz o ofício continuar.',
    ]],
  },
  steps: {
    professional: [
      ['Vídeos ajudam, mas deixam perguntas sem resposta. Com alguém que explica, a dúvida se resolve antes de virar erro.', 'A vontade de aprender costuma esperar por um dia mais calmo. Um convite ajuda a tirá-la do papel.'],
      ['Aprender com quem faz mostra também os atalhos e os tropeços. São coisas que levariam meses para descobrir por conta própria.'],
      ['Quem já tem alguma prática aproveita para tirar dúvidas antigas. Quem está começando ouve as respostas e ganha tempo.'],
      ['Antes de se inscrever, pergunte o que é preciso ter e para quem é indicado. Anote também as suas dúvidas.'],
    ],
    casual: [
      ['Se você vive dizendo que não leva jeito, esse convite é seu. Eu dizia a mesma coisa, palavra por palavra.', 'Tem hora que a gente vê dez vídeos e continua com a mesma dúvida. Perguntando pra alguém, resolve num minuto.'],
      ['O que eu sei hoje custou muito erro e muito material perdido. Contar isso pros outros poupa um bom pedaço.'],
      ['Chama uma amiga pra vir junto. Aprender em companhia rende mais risada, e sempre tem alguém que anotou melhor.'],
      ['Ficou com vontade? Me pergunta como funciona, o que precisa ter e pra quem é. Eu explico tudo.'],
    ],
    funny: [
      ['Você viu o vídeo, achou fácil e tentou. O resultado está no fundo do armário, e ninguém precisa comentar.', 'A frase \'eu não levo jeito\' é a senha de entrada. Metade de quem aprende começou dizendo isso.'],
      ['Eu já errei tudo o que havia para errar, então posso contar a história com detalhes. Você pula direto para a parte boa.'],
      ['Quem aprende com uma amiga ainda ri do primeiro resultado dela. Depois ela ri do seu, é justo.'],
      ['Pergunte antes como funciona e o que é preciso ter. Só não vale perguntar se cai na prova.'],
    ],
    motivational: [
      ['A primeira tentativa sai torta, e tudo bem. A minha também saiu, e eu ainda a tenho guardada.', 'Reservar algumas horas para aprender algo seu, no meio de tanta obrigação, já é um passo e tanto.'],
      ['Quem ensina conta também onde errou. É o que encurta o caminho de quem está começando agora.'],
      ['Dá para aprender em qualquer fase da vida, com prática ou sem nenhuma. O que ajuda é perguntar sem vergonha.'],
      ['Informe-se sobre o conteúdo e o que é preciso ter. Depois, o mais difícil já passou, que era decidir.'],
    ],
  },
  facts: {
    all: [
      'Quem nunca tentou aprende do começo, e quem já sabe troca experiências.', 'Leve perguntas, porque são elas que fazem a aula render.', 'Aprender em grupo tem a vantagem de ver as dúvidas dos outros.',
      'Errar durante a aula é parte do aprendizado.', 'Consulte o que é preciso levar e o que já está preparado.', 'Um caderno para anotar ajuda a lembrar depois.', 'Chame alguém para aprender junto.',
      'O que se aprende praticando fica na memória.', 'Pergunte como fazer a inscrição e o que está incluído.',
    ],
    professional: [
      'As informações completas são enviadas por mensagem.', 'O conteúdo é apresentado passo a passo.', 'Consulte-nos para saber se é indicado para o seu nível.',
      'Ficamos à disposição para esclarecer dúvidas sobre a inscrição.', 'Preparamos o encontro para que todos acompanhem.',
    ],
    casual: [
      'Ninguém sai daqui achando que não leva jeito.', 'Eu explico quantas vezes precisar.', 'Traz companhia, que é mais divertido.', 'Vai ter conversa, risada e mão na massa.',
      'Se ficar torto, a gente acerta junto.',
    ],
    funny: [
      'O primeiro resultado vai para a geladeira com ímã, e tudo bem.', 'Se a sua avó sabia fazer, o talento está no sangue.', 'Desastres serão fotografados com respeito.',
      'Quem terminar primeiro ajuda o colega ou finge que não viu.', 'A única prova é não levar desastre para casa.',
    ],
    motivational: [
      'O primeiro trabalho nunca sai perfeito, e é o que a gente mais guarda.', 'Ter tempo para aprender é um presente que se dá a si.', 'Cada aluno me faz reaprender o que eu sei.',
      'Saber fazer com as próprias mãos dá uma alegria quieta.', 'A coragem de tentar vale tanto quanto o resultado.',
    ],
  },
  questions: [
    'O que você gostaria de aprender?', 'Já tentou alguma vez? Como foi?', 'Com quem você viria?', 'Você prefere aprender sozinho ou em grupo?', 'Qual é a sua maior dúvida para começar?',
    'Que tema você quer na próxima?',
  ],
  asks: [
    'o que você quer aprender', 'se já tem alguma experiência', 'quantas pessoas vão com você', 'a sua dúvida sobre a inscrição',
  ],
  hashtags: ['workshop', 'oficina', 'curso', 'aprender', 'aula', 'cursopresencial', 'aulas', 'cursoparainiciantes'],
  emojis: ['📚', '✏️', '🎓', '📝', '🙌'],
}
