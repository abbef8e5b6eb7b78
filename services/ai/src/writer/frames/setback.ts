import type { Frame } from './frame.ts'

export const setback: Frame = {
  leads: {
    professional: [[
      'Precisamos dar um aviso com transparência.', 'Preferimos comunicar logo.', 'Pedimos a sua atenção e compreensão.',
    ], [
      'Precisamos informar com transparência.', 'Pedimos a sua atenção e a sua compreensão.', 'Um aviso que gostaríamos de não dar.', 'Com respeito a quem confia em nós.', 'Assumimos a responsabilidade de avisar.',
    ]],
    casual: [[
      'Preciso contar uma coisa chata.', 'Prefiro falar logo.', 'Não é o post que eu queria fazer.',
    ], [
      'Prefiro falar a verdade logo.', 'Nem sempre sai como a gente quer.', 'Vim avisar antes que vocês saibam por outro lado.', 'Com sinceridade.',
    ]],
    funny: [[
      'Hoje o recado é sério.', 'Vou direto ao assunto.', 'Este aviso é sem rodeio.',
    ], [
      'Hoje não tem brincadeira, tem sinceridade.', 'Um aviso honesto, sem enfeite.', 'Preciso falar sério por um instante.', 'Prefiro contar logo, com franqueza.', 'Vamos direto ao ponto.', 'Com toda a sinceridade.',
    ]],
    motivational: [[
      'Com sinceridade, um aviso.', 'Assumir também é parte do trabalho.', 'Quero falar disto com clareza.',
    ], [
      'Assumir também faz parte do trabalho.', 'Com honestidade, um aviso.', 'Nem todo dia é como planejamos.', 'Falar a verdade é o caminho mais curto.', 'Respeito começa por avisar.', 'Um momento difícil, dito com clareza.',
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
      ['Se mexe com você, me manda mensagem. A gente conversa e vê junto o que dá pra fazer no seu caso.'],
      ['Agradeço a quem entende e tem paciência. O que eu souber de novo, conto aqui pra todo mundo.'],
    ],
    funny: [
      ['Hoje deixo o jeito brincalhão de lado. Quem acompanha este trabalho merece uma explicação simples e sincera.', 'Preferia não precisar dar este aviso. Como preciso, faço logo, para que ninguém fique sem saber.'],
      ['Sei que isto pode mexer com os planos de alguém, e sinto muito. Quem esperava tem todo o direito de se chatear.'],
      ['Se o aviso afeta você, escreva para mim. Conversamos sobre o seu caso e vemos o que pode ser feito.'],
      ['Agradeço a paciência de quem entende. Havendo notícia, conto aqui do mesmo jeito, com toda a clareza.'],
    ],
    motivational: [
      ['Há avisos difíceis de escrever, e este é um deles. Quem confia merece a verdade dita sem demora.', 'Trabalho para que as coisas saiam como foram combinadas. Quando não saem, o mínimo é vir aqui e dizer.'],
      ['Penso em quem contava com outra notícia e teve de refazer os planos. A essa pessoa, peço desculpas.'],
      ['Se este aviso atinge você, escreva. Quero ouvir o seu caso e ver com você o que é possível.'],
      ['Agradeço a quem espera e entende. Sigo cuidando do que foi combinado, um passo de cada vez.'],
    ],
  },
  facts: {
    all: [
      'Pedimos desculpas a quem foi afetado.', 'Quem tiver dúvida pode escrever, e cada mensagem será lida.', 'Sabemos que isto pode atrapalhar os seus planos.', 'Estamos vendo o que é possível fazer em cada caso.',
      'Novas informações serão dadas por aqui.', 'Lamentamos o transtorno.', 'A paciência de vocês ajuda muito neste momento.', 'O que aconteceu será revisto para que não se repita.',
      'Fica o agradecimento a quem entende.',
    ],
    professional: [
      'Estamos à disposição para conversar sobre cada caso.', 'Trataremos cada situação com seriedade.', 'Agradecemos a compreensão de todos.', 'Pedimos que nos procurem em caso de dúvida.',
      'A sua confiança é importante para nós.',
    ],
    casual: [
      'Me desculpa, de verdade.', 'Tô aqui pra conversar com cada pessoa.', 'Eu sei como é chato contar com uma coisa e ela mudar.', 'Se te atrapalhou, me fala, que a gente vê junto.',
      'Agradeço quem tiver um pouquinho de paciência comigo.',
    ],
    funny: [
      'Peço desculpas sem rodeios.', 'Sei que ninguém gosta de ler um aviso destes.', 'Estou por aqui para ouvir, inclusive reclamação.', 'Assim que houver novidade, eu aviso.', 'Agradeço de verdade a compreensão.',
    ],
    motivational: [
      'Errar e corrigir também faz parte do caminho de quem trabalha.', 'Prefiro enfrentar a situação com honestidade.', 'Agradeço a quem permanece por perto.', 'Aprender com o que deu errado é um compromisso.',
      'Seguimos, com mais atenção.',
    ],
  },
  questions: [
    'Ficou alguma dúvida sobre este aviso?', 'Como podemos ajudar no seu caso?', 'Você foi afetado por isto?', 'Prefere que o contato seja por mensagem?', 'Há algo que precisamos saber do seu caso?',
    'O que você gostaria de perguntar?',
  ],
  asks: [
    'a sua dúvida', 'como isto afeta você', 'o seu nome e o seu pedido', 'o que prefere fazer',
  ],
  hashtags: ['aviso', 'comunicado', 'informativo', 'transparencia', 'desculpas', 'respeito', 'compromisso', 'atendimento'],
  emojis: ['🙏', '📌', '💬'],
}
