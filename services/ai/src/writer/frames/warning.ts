import type { Frame } from './frame.ts'

export const warning: Frame = {
  leads: {
    professional: [[
      'Um aviso importante a quem nos acompanha.', 'Pedimos que leia este alerta.', 'Leia este aviso com cuidado.',
    ], [
      'Informação de segurança para os nossos clientes.', 'Um alerta necessário.', 'Precisamos da sua ajuda para divulgar.',
    ]],
    casual: [[
      'Gente, atenção aqui rapidinho.', 'Recado sério, lê até o fim.', 'Preciso avisar vocês de uma coisa.',
    ], [
      'Passando pra deixar um alerta.', 'Me ajuda a espalhar esse aviso.', 'É importante, então lê com calma.',
    ]],
    funny: [[
      'Este recado não tem graça nenhuma.', 'Pausa nas brincadeiras, por favor.', 'Este aviso precisa chegar a todo mundo.',
    ], [
      'Falo sério desta vez.', 'Leia até o fim, por favor.', 'Um alerta para compartilhar.',
    ]],
    motivational: [[
      'Cuidar de quem confia em mim também é avisar.', 'Um aviso importante, com carinho por vocês.', 'Peço um minuto da sua atenção.',
    ], [
      'Informação também é cuidado.', 'Divido este alerta para proteger vocês.', 'Peço que leia e passe adiante.',
    ]],
  },
  steps: {
    professional: [
      ['Antes de fazer qualquer pagamento, confira se a conversa é com o nosso perfil verdadeiro. Na dúvida, pergunte por aqui.', 'Avisamos assim que soubemos, para que ninguém tenha prejuízo. A informação protege melhor quando circula depressa.'],
      ['Quem age de má-fé costuma ter pressa e pedir segredo. Desconfie de mensagens que não deixam tempo para pensar.'],
      ['Se você recebeu algo estranho, não responda e não clique. Guarde a mensagem e conte para nós.'],
      ['Pedimos que avise também amigos e familiares. Cada pessoa informada dificulta o próximo golpe.'],
    ],
    casual: [
      ['Antes de mandar dinheiro ou dado pra alguém, confere se é comigo mesmo. Na dúvida, me chama por aqui e pergunta.', 'Assim que eu soube, vim correndo contar. Não quero ninguém perdendo dinheiro por causa de gente mal-intencionada.'],
      ['Esse pessoal sempre tem pressa e não deixa a gente pensar. Se a mensagem te empurra pra decidir na hora, desconfia.'],
      ['Se chegou alguma coisa estranha pra você, não clica e não responde. Tira um print e me manda.'],
      ['Avisa a família também, principalmente quem não é muito de celular. Quanto mais gente souber, melhor.'],
    ],
    funny: [
      ['Antes de pagar qualquer coisa, confira se a conversa é mesmo comigo. Perguntar por aqui leva um minuto e evita dor de cabeça.', 'Vim avisar assim que soube, porque ninguém merece perder dinheiro. Leia com atenção e passe adiante.'],
      ['Gente mal-intencionada tem sempre pressa e muita história. Se a conversa não deixa você pensar, desconfie.'],
      ['Se chegou uma mensagem estranha, não clique e não responda. Guarde a imagem da conversa e conte para mim.'],
      ['Conte para a família e para os grupos. Quanto mais gente souber, mais difícil fica enganar alguém.'],
    ],
    motivational: [
      ['Antes de qualquer pagamento, confira se é comigo que você está falando. Uma pergunta simples pode evitar um prejuízo.', 'Construir confiança leva anos, e por isso avisei assim que soube. Não quero que ninguém seja enganado em meu nome.'],
      ['Quem engana conta com a pressa da gente. Parar e conferir já protege.'],
      ['Se você recebeu algo estranho, não responda e não clique. Guarde a mensagem e me conte o que aconteceu.'],
      ['Avise quem você gosta, principalmente quem tem menos costume com o celular. Um cuida do outro.'],
    ],
  },
  facts: {
    all: [
      'Na dúvida, pergunte antes de pagar.', 'Nenhuma pressa vale o seu dinheiro.', 'Senha e código de verificação não se passam a ninguém.', 'Confira o nome do perfil letra por letra.', 'Uma mensagem a mais evita um prejuízo.',
      'Quem já caiu em um golpe não tem culpa nem precisa ter vergonha.', 'Denuncie o perfil para que ele saia do ar.', 'Guarde as provas da conversa.', 'Compartilhe este aviso com quem você gosta.',
    ],
    professional: [],
    casual: [],
    funny: [],
    motivational: [],
  },
  questions: [
    'Você já recebeu uma mensagem assim?', 'Quem você precisa avisar?', 'Você confere o perfil antes de pagar?', 'Chegou alguma coisa estranha para você?', 'Ficou alguma dúvida sobre como conferir?',
    'Para quem você vai mandar este aviso?',
  ],
  asks: ['o que você recebeu', 'a mensagem que pareceu estranha', 'a sua dúvida'],
  hashtags: ['alerta', 'golpe', 'cuidado', 'atencao', 'segurancadigital', 'aviso'],
  emojis: ['⚠️', '🔒', '📢'],
}
