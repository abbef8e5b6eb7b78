import type { Frame } from './frame.ts'

export const lastPlaces: Frame = {
  leads: {
    professional: [
      'Um aviso para quem ainda estava decidindo.', 'Informamos a quem acompanha o nosso trabalho.', 'Atenção a este aviso.', 'Se você pensava em pedir, leia com atenção.', 'Atualização importante da nossa agenda.',
      'Para que ninguém fique sem saber.',
    ],
    casual: [
      'Tô passando pra ninguém dizer que eu não avisei.', 'Quem tava deixando pra depois, o depois chegou.', 'Olha o aviso, hein?', 'Corre aqui.', 'Não diz depois que não viu.', 'É agora, viu?',
    ],
    funny: [
      'Última chamada para os indecisos.', 'O trem está apitando.', 'Atenção, turma do depois eu vejo.', 'Quem dorme no ponto acorda sem.', 'Isto é um aviso e também um leve empurrão.',
      'Procrastinadores, este post é de vocês.',
    ],
    motivational: [
      'Decidir também é um passo.', 'Para quem vinha pensando com carinho no assunto.', 'A hora de escolher chegou.', 'Quem quer muito se organiza.', 'Fico feliz em ver tudo quase completo.',
      'Cada lugar preenchido é um voto de confiança.',
    ],
  },
  facts: {
    all: [
      'Quem ainda quer precisa falar agora.', 'Depois que acabar, fica para uma próxima vez.', 'A ordem das mensagens é a ordem do atendimento.', 'Se você já decidiu, garanta a conversa antes.',
      'Avise quem comentou que queria e esqueceu.', 'Tenha em mãos as informações principais para agilizar.', 'Para não ficar sem, responda logo às mensagens de confirmação.',
      'A disponibilidade é a que está escrita aqui.', 'Pergunte agora o que faltava saber.',
    ],
    professional: [
      'Preferimos avisar antes, para que ninguém se frustre.', 'Recomendamos falar conosco o quanto antes.', 'Trabalhamos com quantidade limitada para atender bem.',
      'Confirmamos por mensagem assim que você nos chamar.', 'Agradecemos a quem já confirmou.',
    ],
    casual: [
      'Eu queria atender todo mundo, mas o relógio não ajuda.', 'Se você já sabe o que quer, me chama agora.', 'Depois não adianta fazer carinha triste, hein?', 'Marca aquela pessoa que sempre deixa pra última hora.',
      'Fico com pena quando alguém chega depois.',
    ],
    funny: [
      'O depois eu vejo acaba de perder o emprego.', 'Sua procrastinação não vai gostar, mas você vai.', 'Correr com dignidade também vale.', 'Quem chegar por último vai ouvir um que pena com eco.',
      'Guarde o suspense para as novelas.',
    ],
    motivational: [
      'É bonito ver tanta gente confiando neste trabalho.', 'Se era o seu plano, este é o momento de agir.', 'Quem se antecipa escolhe melhor.', 'Agradeço a quem já faz parte desta lista.',
      'Um sim dito a tempo evita muita vontade perdida.',
    ],
  },
  questions: [
    'Você vai ou vai deixar para a próxima?', 'Quem precisa ver este aviso agora?', 'Quem é a pessoa da última hora na sua turma?', 'O que faltava para você decidir?', 'Já garantiu ou ainda está pensando?',
    'Quem você marcaria aqui depressa?',
  ],
  asks: [
    'o que você quer reservar', 'a sua data', 'se ainda dá tempo para você', 'quem mais vai junto',
  ],
  hashtags: ['ultimasvagas', 'ultimasunidades', 'agendaaberta', 'corre', 'naoperca', 'garantaoseu', 'encomendas', 'compredopequeno'],
  emojis: ['⏰', '📣', '🏃', '❗', '⌛'],
}
