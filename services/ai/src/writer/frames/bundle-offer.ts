import type { Frame } from './frame.ts'

export const bundleOffer: Frame = {
  leads: {
    professional: [[
      'Uma oferta para aproveitar melhor.', 'Esta condição merece a sua atenção.', 'Veja o que preparamos.',
    ], [
      'Uma condição para levar em conjunto.', 'Boa notícia para quem leva a mais.', 'Um comunicado para quem compra em conjunto.', 'Para quem gosta de planejar a compra.', 'Uma oferta pensada para compras em conjunto.',
      'Veja como funciona.',
    ]],
    casual: [[
      'Faz essa conta comigo.', 'Essa é pra quem gosta de ganhar mais.', 'Olha o que dá pra aproveitar.',
    ], [
      'Olha que conta gostosa de fazer.', 'Essa é pra quem nunca leva um só.', 'Faz as contas comigo.', 'Chama mais alguém, que essa vale.', 'Se um já era bom, olha isso.', 'Essa eu fiz pensando em quem gosta de variar.',
    ]],
    funny: [[
      'A matemática finalmente trabalha por você.', 'O indeciso da família vai gostar.', 'Chamem quem entende de promoção.',
    ], [
      'A matemática resolveu ajudar.', 'Professora de matemática aprova.', 'Quem leva um já leva vontade de outro, então.', 'Contas que a gente gosta de fazer.', 'Uma conta de cabeça para alegrar o dia.',
      'Para quem nunca soube escolher um só.',
    ]],
    motivational: [[
      'Pensei em quem acompanha o meu trabalho.', 'Uma oferta pensada com carinho.', 'Vale a pena chamar alguém.',
    ], [
      'Uma oferta para quem gosta de compartilhar.', 'Quando a conta fecha bem, todo mundo ganha.', 'Um convite para dividir com alguém.', 'Pensei em quem compra em família.', 'Planejar junto rende mais.',
      'Para aproveitar com quem você gosta.',
    ]],
  },
  steps: {
    professional: [
      ['É comum ficar entre duas opções e sair pensando na que ficou. Uma oferta assim ajuda a resolver a dúvida.', 'Quem compra para si muitas vezes precisa, pouco depois, de um presente. Aqui as duas coisas se resolvem na mesma compra.'],
      ['Em uma oferta assim, o melhor é pensar em tudo o que já estava na sua lista e resolver de uma vez.'],
      ['Vale contar a uma amiga, a um colega ou a alguém da família. Sempre há quem procure o mesmo que você.'],
      ['Antes de pedir, confira as condições da oferta e diga o que deseja levar. Assim o pedido já começa certo.'],
    ],
    casual: [
      ['Eu sempre fico na dúvida e saio pensando no que deixei. Com uma oferta dessas, a dúvida diminui bastante.', 'Já viu aquela cena de comprar um presente e querer ficar com ele? Então, aqui você compra o presente e fica também.'],
      ['Aproveitando a oferta, a conta fica mais gostosa. É pra isso que a gente pensa numa condição dessas.'],
      ['Conta pra irmã, pra vizinha, pro pessoal do trabalho. Sempre tem alguém querendo exatamente isso e esperando um empurrãozinho.'],
      ['Dá uma olhada nas condições e me conta como você quer montar. Se bater dúvida, me pergunta antes de fechar.'],
    ],
    funny: [
      ['A pessoa entra só para olhar, lê a oferta e começa a negociar consigo mesma. Hoje essa negociação acaba bem.', 'Existe o plano de comprar para presente. E existe a vida real, em que o presente fica com quem comprou.'],
      ['Aproveitar bem é uma arte. Avó faz isso na feira há décadas, e a gente só aprendeu agora.'],
      ['Dá para combinar com alguém e aproveitar junto. A parte difícil é decidir quem escolhe primeiro, e nisso não me meto.'],
      ['Confira as condições, escolha com gosto e mande a mensagem. Mudar de ideia no caminho faz parte da tradição.'],
    ],
    motivational: [
      ['Tem gente que nunca compra só para si e sempre lembra de mais alguém. Esta oferta combina com quem pensa assim.', 'Você escolhe uma coisa sua e já pensa em quem também ia gostar. É um jeito bonito de fazer compras.'],
      ['Aproveitar uma oferta faz o dinheiro render, e quem cuida do orçamento de casa sabe o valor disso.'],
      ['Pode virar presente, pode ser para dividir com uma pessoa querida ou só para você. Cada escolha tem um bom motivo.'],
      ['Veja as condições, pense no que faz sentido para você e me escreva. Com a lista na mão, fica fácil.'],
    ],
  },
  facts: {
    all: [
      'É a chance de escolher modelos, sabores ou cores diferentes de uma vez.', 'Quem divide com alguém da família ou do trabalho aproveita melhor.', 'Dá para ficar com uma parte e dar a outra.',
      'Vale combinar com uma pessoa próxima e fazer um pedido só.', 'Levar em conjunto facilita para quem compra para mais de uma pessoa.', 'Se a dúvida era entre duas opções, ela acaba aqui.',
      'A oferta vale como está escrita nesta publicação.', 'Quem já conhece o trabalho aproveita para repor o que acabou.', 'Separar o que é para agora e o que é para depois ajuda na escolha.',
    ],
    professional: [
      'Consulte as opções disponíveis antes de montar o seu conjunto.', 'Ajudamos você a combinar as opções.', 'Explicamos como funciona antes de você decidir.', 'Uma boa combinação começa por saber para quem é.',
      'Informe as suas preferências, e montamos uma sugestão com você.',
    ],
    casual: [
      'Chama a irmã, a vizinha ou a colega e divide comigo esse pedido.', 'Eu te ajudo a montar a combinação.', 'Ninguém precisa saber que é tudo pra você.', 'Me conta o que você gosta que eu sugiro o par.',
      'Pode misturar ideia, que a gente acha um jeito.',
    ],
    funny: [
      'Um para você, outro também para você: a oferta não faz perguntas.', 'Dividir é opcional, e a consciência fica por sua conta.', 'Indecisos do mundo, este é o seu momento.',
      'Se sobrar, guarda, e se guardar, some.', 'O segundo sempre tem cara de merecido.',
    ],
    motivational: [
      'Dividir o que é bom multiplica a alegria de quem recebe.', 'Uma compra em conjunto fortalece quem faz e une quem compra.', 'Lembrar de alguém ao escolher já é um gesto bonito.',
      'Planejar com alguém torna a escolha mais leve.', 'Quem compartilha leva história junto.',
    ],
  },
  questions: [
    'Com quem você dividiria?', 'Ficaria com tudo ou daria um?', 'Qual combinação você faria?', 'Você escolheria iguais ou diferentes?', 'Quem você chamaria para fazer o pedido junto?',
    'O que não pode faltar na sua combinação?',
  ],
  asks: [
    'a combinação que você quer', 'quais opções você escolheria', 'para quem seria cada uma', 'a sua pergunta sobre o conjunto',
  ],
  hashtags: ['promocao', 'leveepague', 'oferta', 'comboespecial', 'kitpromocional', 'compredopequeno', 'aproveite', 'promocaododia'],
  emojis: ['🛍️', '🎁', '➕', '🎉', '🏷️'],
}
