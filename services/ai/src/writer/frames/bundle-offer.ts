import type { Frame } from './frame.ts'

export const bundleOffer: Frame = {
  leads: {
    professional: [
      'Uma condição para levar em conjunto.', 'Boa notícia para quem leva a mais.', 'Um comunicado para quem compra em conjunto.', 'Para quem gosta de planejar a compra.',
      'Uma oferta pensada para compras em conjunto.', 'Veja como funciona.',
    ],
    casual: [
      'Olha que conta gostosa de fazer.', 'Essa é pra quem nunca leva um só.', 'Faz as contas comigo.', 'Chama mais alguém, que essa vale.', 'Se um já era bom, olha isso.',
      'Essa eu fiz pensando em quem gosta de variar.',
    ],
    funny: [
      'A matemática resolveu ajudar.', 'Professora de matemática aprova.', 'Quem leva um já leva vontade de outro, então.', 'Contas que a gente gosta de fazer.', 'Uma conta de cabeça para alegrar o dia.',
      'Para quem nunca soube escolher um só.',
    ],
    motivational: [
      'Uma oferta para quem gosta de compartilhar.', 'Quando a conta fecha bem, todo mundo ganha.', 'Um convite para dividir com alguém.', 'Pensei em quem compra em família.', 'Planejar junto rende mais.',
      'Para aproveitar com quem você gosta.',
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
