import type { Style } from './style.ts'

/** For grief and bad news, in each style: it sells nothing and makes no jokes. */
export const sober: Style = {
  openings: { sale: [], content: [] },
  closings: {
    comment: {
      afterQuestion: [
        'Se quiser, escreva nos comentários.', 'Os comentários estão abertos, sem pressa.', 'Se fizer bem a você, deixe nos comentários.', 'Lemos os comentários com respeito.',
        'Quem quiser pode responder nos comentários.', 'Nos comentários há espaço para isso.', 'Fique à vontade para contar nos comentários.', 'Se preferir só ler os comentários, tudo bem.',
      ],
      any: [[
        'Comente, se quiser.',
      ], []],
    },
    direct: {
      withAsk: [[
        'Se quiser, escreva no direct e conte {ask}.', 'O direct está aberto para {ask}.', 'Quando puder, mande no direct {ask}.', 'Se fizer bem a você, conte no direct {ask}.', 'No direct, com toda a calma, cabe {ask}.',
        'Sem pressa, deixe no direct {ask}.', 'Fique à vontade para escrever no direct {ask}.', 'Lemos com respeito, no direct, {ask}.', 'Se sentir vontade, compartilhe no direct {ask}.',
        'Quem quiser pode mandar no direct {ask}.', 'No direct você pode dizer, no seu tempo, {ask}.', 'Se preferir falar em particular, mande no direct {ask}.',
      ], []],
      afterQuestion: [],
      any: [[
        'Estamos no direct.',
      ], []],
    },
    biolink: {
      withNoun: [[], []],
      any: [[
        'Se precisar falar conosco, use o link na bio.', 'O link na bio leva até nós, com toda a calma.', 'Estamos também no link na bio, sempre que precisar.', 'Quando puder, passe pelo link na bio.',
        'Se quiser conversar, siga pelo link na bio.', 'Para o que precisar, há um caminho no link na bio.', 'Fique à vontade para nos encontrar pelo link na bio.', 'Sem pressa, no seu tempo, pelo link na bio.',
        'Se houver algo em que possamos ajudar, estamos no link na bio.', 'Quem quiser falar com a gente encontra o caminho no link na bio.', 'Pelo link na bio, a conversa será acolhida com respeito.',
        'Nosso contato continua no link na bio.', 'Caso queira falar com calma, use o link na bio.', 'O caminho até nós fica no link na bio.', 'Se sentir vontade de falar, venha pelo link na bio.',
        'Estamos por perto, no link na bio.', 'Precisando de nós, siga pelo link na bio.', 'Há alguém para ouvir você no link na bio.', 'O link na bio continua aberto a quem precisar.',
        'Se preferir escrever, o caminho está no link na bio.', 'A qualquer momento, o link na bio leva até nós.', 'Para falar em particular, use o link na bio.', 'Deixamos o nosso contato no link na bio.',
        'Se alguma pergunta ficou, há resposta pelo link na bio.',
      ], []],
    },
  },
  emojis: ['🤍', '🕊️', '🌿'],
}
