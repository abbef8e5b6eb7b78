import type { Frame } from './frame.ts'

export const lastPlaces: Frame = {
  leads: {
    professional: [[
      'Um aviso para quem ainda está pensando.', 'Estamos perto de encerrar.', 'Se você pretendia pedir, leia este aviso.',
    ], [
      'Um aviso para quem ainda estava decidindo.', 'Informamos a quem acompanha o nosso trabalho.', 'Atenção a este aviso.', 'Se você pensava em pedir, leia com atenção.', 'Atualização importante da nossa agenda.',
      'Para que ninguém fique sem saber.',
    ]],
    casual: [[
      'Tô avisando antes que acabe.', 'Esse recado é pra turma do depois.', 'Não deixa pra amanhã, não.',
    ], [
      'Tô passando pra ninguém dizer que eu não avisei.', 'Quem tava deixando pra depois, o depois chegou.', 'Olha o aviso, hein?', 'Corre aqui.', 'Não diz depois que não viu.', 'É agora, viu?',
    ]],
    funny: [[
      'Última chamada para o portão da indecisão.', 'O depois acabou de chegar.', 'Isto é o terceiro sinal do recreio.',
    ], [
      'Última chamada para os indecisos.', 'O trem está apitando.', 'Atenção, turma do depois eu vejo.', 'Quem dorme no ponto acorda sem.', 'Isto é um aviso e também um leve empurrão.', 'Procrastinadores, este post é de vocês.',
    ]],
    motivational: [[
      'Falta pouco para completar.', 'Este é o momento de decidir.', 'Fico feliz em dar este aviso.',
    ], [
      'Decidir também é um passo.', 'Para quem vinha pensando com carinho no assunto.', 'A hora de escolher chegou.', 'Quem quer muito se organiza.', 'Fico feliz em ver tudo quase completo.',
      'Cada lugar preenchido é um voto de confiança.',
    ]],
  },
  steps: {
    professional: [
      ['Quase sempre alguém escreve logo depois que acaba, pedindo só mais um. Este aviso é para que não seja você.', 'A intenção de escrever fica para mais tarde, o dia enche e a mensagem não sai. Convém mandar agora.'],
      ['Quando se chega ao fim, não há como atender todos. Por isso a ordem das mensagens faz diferença.'],
      ['Se você conhece alguém que comentou que queria, compartilhe este aviso. A pessoa vai agradecer a lembrança.'],
      ['Escreva já dizendo o que deseja, a quantidade e, se houver, a data. Com isso a confirmação fica mais rápida.'],
    ],
    casual: [
      ['É sempre igual: acaba, e cinco minutos depois chega alguém perguntando se ainda tem. Não quero que seja você.', 'Eu sei que você ia me chamar, só deixou pra mais tarde. Pois o mais tarde é agora, tá?'],
      ['Quando acaba, acaba mesmo, e eu fico com pena de dizer não. Por isso prefiro avisar enquanto ainda dá.'],
      ['Se aquela sua amiga vive dizendo que quer, manda isso pra ela. Depois ela reclama que ninguém avisou.'],
      ['Já chega me contando o que você quer e quantos são. Mensagem completa anda mais rápido que um \'oi, tudo bem?\'.'],
    ],
    funny: [
      ['Existe o ser humano que decide na hora e existe o que decide dez minutos depois de acabar. Ainda dá para mudar de time.', 'Você pensou, salvou, pensou de novo e foi fazer um café. Enquanto isso, alguém mais rápido já mandou mensagem.'],
      ['A frase \'ainda tem?\' costuma chegar um dia depois da frase \'acabou\'. As duas nunca se encontram, é uma tristeza.'],
      ['Marque aquela pessoa que chega no fim da festa perguntando se já cortaram o bolo. Ela precisa de ajuda.'],
      ['Mande a mensagem já com o que quer e quantos quer. \'Oi, sumida\' a gente deixa para depois, com tempo.'],
    ],
    motivational: [
      ['Se você vem se organizando para isto, não deixe a correria decidir por você. Uma mensagem resolve.', 'Cada pessoa que já confirmou parou um minuto do seu dia e escreveu. É esse minuto que falta para você.'],
      ['Ver acabar me alegra, porque mostra que o trabalho encontrou quem o queria. Só não gosto de deixar alguém de fora.'],
      ['Pode ser também a chance de fazer uma surpresa para quem vive adiando o próprio agrado. Você conhece alguém assim.'],
      ['Separe as informações principais e escreva agora. Uma decisão que já estava tomada só precisa ser dita.'],
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
