import type { Frame } from './frame.ts'

export const bundleOffer: Frame = {
  leads: {
    professional: [[
      'Uma oferta para aproveitar melhor.', 'Uma oferta que merece a sua atenção.', 'Veja o que preparamos.',
    ], [
      'Anunciamos mais uma oferta.', 'Preparamos uma oferta para você.', 'Uma oferta da casa.', 'Para quem já estava pensando nisso.', 'Uma oferta simples de entender.',
      'Veja como funciona.',
    ]],
    casual: [[
      'Faz essa conta comigo.', 'Essa é pra quem gosta de oferta boa.', 'Olha o que dá pra aproveitar.',
    ], [
      'Olha só essa oferta.', 'Essa eu não podia deixar de contar.', 'Presta atenção nessa.', 'Chama mais alguém, que essa vale.', 'Separei essa pra vocês.', 'Essa eu fiz pensando em vocês.',
    ]],
    funny: [[
      'O bolso também merece um mimo.', 'Quem faz conta de cabeça vai gostar.', 'Chamem quem entende de promoção.',
    ], [
      'A matemática resolveu ajudar.', 'Professora de matemática aprova.', 'Larga o boleto e lê isto.', 'Contas que a gente gosta de fazer.', 'Uma conta de cabeça para alegrar o dia.',
      'Oferta assim a gente lê em voz alta.',
    ]],
    motivational: [[
      'Pensei em quem acompanha o meu trabalho.', 'Uma oferta pensada com carinho.', 'Vale a pena ler com calma.',
    ], [
      'Uma oferta para quem está sempre por perto.', 'Gosto de poder oferecer isto.', 'Fica o convite para quem quiser aproveitar.', 'Fiz as contas com cuidado.', 'Para quem cuida bem do orçamento.',
      'Para quem vinha pensando em pedir.',
    ]],
  },
  steps: {
    professional: [
      ['Quem já pensava em pedir encontra aqui uma boa ocasião. Quem ainda não conhece o trabalho pode começar por esta oferta.', 'Fazer as contas antes de pedir é um bom hábito. Com a oferta à vista, fica simples comparar e decidir.'],
      ['Antes de pedir, vale pensar no dia que fica melhor para você. Isso ajuda a organizar o atendimento.'],
      ['Vale contar a uma amiga, a um colega ou a alguém da família. Sempre há quem procure o mesmo que você.'],
      ['Para aproveitar, escreva que viu a oferta aqui. Respondemos com tudo o que você precisa saber.'],
    ],
    casual: [
      ['Oferta boa eu gosto de contar logo. Vai que você tava pensando justamente nisso esses dias.', 'Eu também sou de fazer conta antes de gastar. Por isso deixei tudo escrito, é só conferir.'],
      ['Fiz e refiz essa conta aqui, e o resultado é bom mesmo. Por isso quis contar logo.'],
      ['Conta pra irmã, pra vizinha, pro pessoal do trabalho. Sempre tem alguém querendo exatamente isso e esperando um empurrãozinho.'],
      ['Quer aproveitar? Me chama e diz que viu aqui. Se bater dúvida, é só perguntar.'],
    ],
    funny: [
      ['A pessoa entra só para olhar, lê a oferta e começa a negociar consigo mesma. Hoje essa negociação acaba bem.', 'Tem gente que lê oferta com a calculadora na mão. Pode conferir à vontade, que aqui ninguém se ofende.'],
      ['Aproveitar bem é uma arte. Avó faz isso na feira há décadas, e a gente só aprendeu agora.'],
      ['Mande para aquela amiga que sente cheiro de oferta de longe. Se ela já sabia, não foi por mim.'],
      ['Leia com calma, faça a sua conta e mande a mensagem. Pensar três vezes antes de enviar faz parte da tradição.'],
    ],
    motivational: [
      ['Preparei esta oferta pensando em quem acompanha, pergunta e volta. É um jeito de ficar mais perto.', 'Fazer o dinheiro render é um trabalho que quase ninguém vê. Gosto de poder ajudar nessa conta.'],
      ['Aproveitar uma oferta faz o dinheiro render, e quem cuida do orçamento de casa sabe o valor disso.'],
      ['Se não for para você agora, talvez sirva para alguém que você conhece. Passar adiante também ajuda um pequeno negócio.'],
      ['Se fizer sentido para você, me escreva. Respondo com carinho e combinamos o resto por mensagem.'],
    ],
  },
  facts: {
    all: [
      'Quem vinha pensando nisso tem uma boa ocasião.', 'Vale comparar e fazer as contas.', 'Pergunte também sobre os dias disponíveis.',
      'Envie a quem também pode gostar.', 'Se ainda faltar alguma informação, basta pedir.', 'A conta é simples e está escrita aqui.',
      'A oferta vale como está escrita nesta publicação.', 'Quem já conhece o trabalho pode contar como é.', 'Uma mensagem basta para aproveitar.',
    ],
    professional: [
      'Pergunte o que quiser antes de decidir.', 'Respondemos cada mensagem com atenção.', 'Explicamos como funciona antes de você decidir.', 'Ficamos à disposição para falar da oferta.',
      'Escreva, e explicamos o que for preciso.',
    ],
    casual: [
      'Manda no grupo, que alguém vai agradecer.', 'Me chama que eu te explico tudo.', 'Faz a conta aí e me diz o que achou.', 'Já deixa salvo pra não procurar depois.',
      'Qualquer dúvida, é só gritar por mensagem.',
    ],
    funny: [
      'A calculadora foi consultada e está de acordo.', 'Contar às amigas é opcional, e a consciência fica por sua conta.', 'Pode conferir a conta, eu espero.',
      'Pode reler, está escrito isso mesmo.', 'O seu bolso foi convidado para a conversa.',
    ],
    motivational: [
      'Contar de uma boa oferta é uma gentileza.', 'Um pedido, do tamanho que for, ajuda um pequeno negócio a continuar.', 'É bom poder receber quem ainda não me conhece.',
      'Quem pergunta com calma decide melhor.', 'O cuidado no trabalho é o mesmo de sempre.',
    ],
  },
  questions: [
    'O que achou desta oferta?', 'Você aproveitaria?', 'Quem aí já estava querendo?', 'Que outra oferta você gostaria de ver?', 'Você já fez as contas?',
    'Para quem você vai contar primeiro?',
  ],
  asks: [
    'o que você quer pedir', 'para quando você quer', 'qual dia fica melhor para você', 'o que você gostaria de saber',
  ],
  hashtags: ['promocao', 'leveepague', 'oferta', 'comboespecial', 'kitpromocional', 'compredopequeno', 'aproveite', 'promocaododia'],
  emojis: ['🛍️', '🎁', '➕', '🎉', '🏷️'],
}
