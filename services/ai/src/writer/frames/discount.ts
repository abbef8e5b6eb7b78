import type { Frame } from './frame.ts'

export const discount: Frame = {
  leads: {
    professional: [[
      'Boa notícia para quem acompanha a página.', 'Temos uma oferta para anunciar.', 'Para quem estava esperando.',
    ], [
      'Uma informação para quem já estava de olho.', 'Uma informação que gostamos de dar.', 'Boa notícia para quem acompanha o nosso trabalho.', 'Para quem esperava uma boa ocasião.', 'Anote este aviso.',
      'Aviso aos nossos clientes.',
    ]],
    casual: [[
      'Essa eu vim correndo contar.', 'Essa vale a pena ler até o fim.', 'Olha o recado de hoje.',
    ], [
      'Chega aqui que essa é boa.', 'Corre ver isso.', 'Se liga nesse recado.', 'Vim avisar antes que alguém me cobre.', 'Notícia boa eu conto logo.', 'Quem me acompanha fica sabendo por aqui.',
    ]],
    funny: [[
      'Atenção, turma que só estava olhando.', 'Pode ler de novo, é isso mesmo.', 'Este post vai movimentar o grupo da família.',
    ], [
      'Parem tudo e leiam isto.', 'Sua carteira pediu para você não ler, mas leia.', 'Segura a emoção e lê até o fim.', 'Isto não é um treinamento.', 'Atenção, farejadores de oferta.',
      'Trago boas notícias para o seu bolso.',
    ]],
    motivational: [[
      'Este recado é para quem se planeja.', 'Gosto de dar esta notícia.', 'Para quem vinha esperando por isto.',
    ], [
      'Separei este recado para vocês.', 'Um recado bom de dar.', 'Gosto de dar esta notícia a quem acompanha o meu trabalho.', 'Quem gosta de se organizar vai gostar.',
      'Uma forma de agradecer a quem está por perto.', 'Hoje o convite é direto.',
    ]],
  },
  steps: {
    professional: [
      ['Quem já vinha pensando nisso tem um bom motivo para se organizar. Quem ainda não conhece o trabalho pode aproveitar para conhecer.', 'Há decisões que só esperam uma boa ocasião. Se a sua era uma dessas, leia a oferta com calma.'],
      ['Muda o valor e mais nada. O atendimento e o cuidado continuam os de sempre.'],
      ['Se você conhece alguém que gostaria de aproveitar, envie esta publicação. Uma boa notícia também se divide.'],
      ['Para aproveitar, basta uma mensagem. Se ficou alguma pergunta, faça junto, e respondemos tudo de uma vez.'],
    ],
    casual: [
      ['Eu também sou de pensar um bocado antes de gastar. Se você tava nessa, olha aí um bom motivo.', 'Notícia assim eu não consigo guardar. Mal fechei as contas e já vim correndo contar pra vocês.'],
      ['É o mesmo cuidado de sempre, só que pesando menos no bolso. Eu também adoro quando acontece comigo.'],
      ['Lembrou de alguém que ia gostar? Manda esse post pra essa pessoa, que depois ela te agradece.'],
      ['Me chama e diz que viu aqui. A partir daí a gente combina tudo por mensagem, rapidinho.'],
    ],
    funny: [
      ['Você leu, leu de novo e já está fazendo conta nos dedos. Pode confiar nos dedos, eles entendem disso.', 'Seu lado econômico e seu lado gastador raramente concordam. Hoje os dois leram a mesma frase e fizeram as pazes.'],
      ['É a melhor desculpa que existe para uma compra: não gastei, aproveitei. Pode usar em casa, que eu confirmo.'],
      ['Mande para a amiga que adora uma oferta. Ela vai fingir que não ligou e responder em quatro segundos.'],
      ['Para aproveitar, é só mandar mensagem. Se escrever só um oi animado, eu já entendo o recado.'],
    ],
    motivational: [
      ['Dar uma notícia boa alegra o meu dia também. Espero que ela chegue a quem estava precisando.', 'Quem cuida das contas de casa sabe esperar a hora certa. Essa paciência merece uma boa notícia de vez em quando.'],
      ['Preparei isto pensando em quem acompanha o meu trabalho, pergunta e volta. É bom poder retribuir um pouco.'],
      ['Se não for para você, conte a alguém. Uma indicação sua vale muito para um negócio pequeno.'],
      ['Se fizer sentido para você, me chame. Respondo cada mensagem com a mesma atenção de sempre.'],
    ],
  },
  facts: {
    all: [
      'Quem vinha esperando pode aproveitar.', 'Quem já queria ganhou mais um motivo.',
      'Vale contar em casa e no trabalho.', 'Quem já decidiu pode mandar a mensagem.',
      'Vale o que está escrito nesta publicação.', 'Salve esta publicação para não perder a informação de vista.', 'Avise quem ainda não sabe.',
      'Uma mensagem curta já resolve.', 'Se ficou alguma pergunta, é só escrever.',
    ],
    professional: [
      'Ficamos à disposição para esclarecer como funciona.', 'Quem responde às mensagens conhece bem o trabalho.', 'Perguntar antes de decidir é sempre bem-vindo.',
      'Combinamos tudo por mensagem, com clareza.', 'Esperamos que a oferta venha em boa hora.',
    ],
    casual: [
      'Se você tava só esperando um empurrãozinho, olha ele aí.', 'Eu sei que tem gente esperando por isso.', 'Manda pra quem vive dizendo que um dia vem.',
      'Me pergunta antes, que eu te explico tudo direitinho.', 'Me chama que a gente combina.',
    ],
    funny: [
      'O seu bolso mandou agradecer.', 'A sua planilha de gastos piscou de contente.', 'Quem disse que só ia olhar já está digitando.',
      'O dedo já foi sozinho até a mensagem, eu vi daqui.', 'Se alguém perguntar, foi planejamento financeiro.',
    ],
    motivational: [
      'Espero que ajude nas contas do mês.', 'Quem trabalha por conta própria sente cada pedido como um incentivo.', 'Escolher um pequeno negócio movimenta a vida de quem está por perto.',
      'Fica o convite, sem pressa e sem compromisso.', 'Cada pedido ajuda este trabalho a seguir em frente.',
    ],
  },
  questions: [
    'Você já sabia dessa?', 'Quem você avisaria primeiro?', 'Quem aí vai aproveitar?', 'Para quem você vai mandar este post?', 'Você é de decidir na hora ou de pensar até amanhã?',
    'O que você gostaria de ver na próxima oferta?',
  ],
  asks: [
    'qual dia fica melhor para você', 'como conheceu este perfil', 'o que você quer pedir', 'o que você quer saber',
  ],
  hashtags: ['promocao', 'desconto', 'oferta', 'aproveite', 'ofertadodia', 'promocaododia', 'comprinhas', 'compredopequeno'],
  emojis: ['🏷️', '🛍️', '⏰', '🎉', '📣'],
}
