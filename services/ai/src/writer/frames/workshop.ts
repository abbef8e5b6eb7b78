import type { Frame } from './frame.ts'

export const workshop: Frame = {
  leads: {
    professional: [
      'Um convite a quem quer aprender.', 'Reserve um tempo para isto.', 'Abrimos espaço para ensinar o que sabemos.', 'Para quem sempre quis começar.', 'Conhecimento também se compartilha.',
      'Temos um encontro marcado.',
    ],
    casual: [
      'Bora aprender junto?', 'Sempre me pedem e agora vai.', 'Separa um caderninho.', 'Esse convite é pra você que vive dizendo que não leva jeito.', 'Vem passar um tempo comigo.', 'Olha que programa gostoso.',
    ],
    funny: [
      'Não precisa saber nada, eu também comecei assim.', 'Alunos repetentes são bem-vindos.', 'Prometo não chamar ninguém no quadro.', 'Vai ter aula, e ninguém vai querer matar.',
      'Tragam caderno, curiosidade e bom humor.', 'Sinal do recreio só no fim.',
    ],
    motivational: [
      'Ensinar é um jeito de agradecer o que aprendi.', 'Todo mundo começa do começo.', 'Aprender algo novo renova a gente.', 'Um convite para tentar.', 'Errar faz parte, e aqui pode.',
      'Dividir conhecimento faz o ofício continuar.',
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
