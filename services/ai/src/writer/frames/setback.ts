import type { Frame } from './frame.ts'

export const setback: Frame = {
  leads: {
    professional: [[
      'Precisamos dar um aviso com transparência.', 'Preferimos comunicar logo.', 'Pedimos a sua atenção e compreensão.',
    ], [
      'Precisamos informar com transparência.', 'Pedimos a sua atenção e a sua compreensão.', 'Um aviso que gostaríamos de não dar.', 'Com respeito a quem confia em nós.', 'Um aviso importante aos nossos clientes.',
    ]],
    casual: [[
      'Preciso contar uma coisa chata.', 'Prefiro falar logo.', 'Não é o post que eu queria fazer.',
    ], [
      'Queria dar outra notícia, mas é essa.', 'Nem sempre sai como a gente quer.', 'Vim avisar vocês com calma.', 'Com sinceridade.',
    ]],
    funny: [[
      'Hoje o recado é sério.', 'Vou direto ao assunto.', 'Este aviso é sem rodeio.',
    ], [
      'Hoje não tem brincadeira, tem sinceridade.', 'Um aviso honesto, sem enfeite.', 'Preciso falar sério por um instante.', 'Prefiro contar logo, com franqueza.', 'Vamos direto ao ponto.', 'Com toda a sinceridade.',
    ]],
    motivational: [[
      'Com sinceridade, um aviso.', 'Preciso da compreensão de vocês.', 'Quero falar disto com clareza.',
    ], [
      'Aviso sem rodeios e com respeito.', 'Com honestidade, um aviso.', 'Nem tudo sai como eu tinha planejado.', 'Um aviso que eu preferia não dar.', 'Respeito começa por avisar.', 'Um momento difícil, dito com clareza.',
    ]],
  },
  steps: {
    professional: [
      ['Sabemos que uma notícia assim pode mudar os seus planos, e lamentamos. Você merecia saber o quanto antes, e por nós.', 'Não era o que gostaríamos de escrever hoje. Ainda assim, é melhor que a informação venha com clareza.'],
      ['Quem se organiza em torno de uma data ou de um pedido sente esse tipo de mudança. Levamos isso a sério.'],
      ['Se a situação afeta você, escreva contando o seu caso. Assim conversamos diretamente e vemos o que é possível fazer.'],
      ['Agradecemos a paciência e a confiança. Se houver novidade, ela será comunicada por aqui, com a mesma franqueza.'],
    ],
    casual: [
      ['Fiquei pensando em como escrever isso e resolvi ir direto. Vocês confiam em mim e merecem saber pela minha boca.', 'Eu queria estar aqui com notícia boa. Dessa vez não deu, e eu sinto muito por quem contava com outra coisa.'],
      ['Sei que pode atrapalhar os planos de alguém, e isso me deixa mal. Não vou fingir que é pouca coisa.'],
      ['Se isso muda os seus planos, me manda mensagem. A gente conversa e vê junto o que dá pra fazer.'],
      ['Agradeço a quem entende e tem paciência. O que eu souber de novo, conto aqui pra todo mundo.'],
    ],
    funny: [
      ['Hoje deixo o jeito brincalhão de lado. Quem acompanha este trabalho merece uma explicação simples e sincera.', 'Preferia não precisar dar este aviso. Como preciso, faço logo, para que ninguém fique sem saber.'],
      ['Sei que isto pode mexer com os planos de alguém, e sinto muito. Quem esperava tem todo o direito de se chatear.'],
      ['Se o aviso muda alguma coisa para você, escreva para mim. Leio o seu caso e digo o que pode ser feito.'],
      ['Agradeço a paciência de quem entende. Havendo notícia, conto aqui do mesmo jeito, com toda a clareza.'],
    ],
    motivational: [
      ['Há avisos difíceis de escrever, e este é um deles. Quem confia merece a verdade dita sem demora.', 'Trabalho para que as coisas saiam como foram combinadas. Quando não saem, o mínimo é vir aqui e dizer.'],
      ['Penso em quem contava com outra notícia e teve de refazer os planos. A essa pessoa, peço desculpas.'],
      ['Se isto muda alguma coisa para você, escreva. Quero ouvir o seu caso e ver com você o que é possível.'],
      ['Agradeço a quem espera e entende. Essa compreensão ajuda muito.'],
    ],
  },
  facts: {
    all: [
      'Fica o pedido de desculpas a quem contava com outra notícia.', 'Quem tiver dúvida pode escrever, e cada mensagem será lida.', 'Um aviso assim pode mudar planos, e isso merece respeito.', 'Cada caso é um caso, e vale conversar.',
      'Novas informações serão dadas por aqui.', 'As desculpas são sinceras.', 'A paciência de vocês ajuda muito neste momento.', 'Quem tem pedido em andamento pode escrever.',
      'Fica o agradecimento a quem entende.',
    ],
    professional: [
      'Estamos à disposição para conversar sobre cada caso.', 'Trataremos cada situação com seriedade.', 'Agradecemos a compreensão de todos.', 'Pedimos que nos procurem em caso de dúvida.',
      'A sua confiança é importante para nós.',
    ],
    casual: [
      'Me desculpa, de verdade.', 'Tô aqui pra conversar com cada pessoa.', 'Eu sei como é chato contar com uma coisa e ela mudar.', 'Se te atrapalhou, me fala, que a gente vê junto.',
      'Agradeço a quem tiver um pouquinho de paciência comigo.',
    ],
    funny: [
      'Peço desculpas sem rodeios.', 'Sei que ninguém gosta de ler um aviso destes.', 'Estou por aqui para ouvir, inclusive reclamação.', 'Assim que houver novidade, eu aviso.', 'Agradeço de verdade a compreensão.',
    ],
    motivational: [
      'Prefiro avisar logo a deixar alguém esperando.', 'Lamento por quem tinha outros planos.', 'Agradeço a quem permanece por perto.', 'Cada mensagem de compreensão faz bem.',
      'Obrigada pela paciência neste momento.',
    ],
  },
  questions: [
    'Ficou alguma dúvida sobre este aviso?', 'Quer saber como fica o seu pedido?', 'Isto muda os seus planos?', 'Prefere que o contato seja por mensagem?', 'O seu caso é urgente?',
    'O que você gostaria de perguntar?',
  ],
  asks: [
    'o que precisa saber', 'para quando é o seu pedido', 'qual é o seu pedido', 'o que prefere fazer',
  ],
  hashtags: ['aviso', 'comunicado', 'informativo', 'transparencia', 'desculpas', 'respeito', 'compromisso', 'atendimento'],
  emojis: ['🙏', '📌', '💬'],
}
