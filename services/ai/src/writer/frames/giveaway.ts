import type { Frame } from './frame.ts'

export const giveaway: Frame = {
  leads: {
    professional: [[
      'Uma alegria para quem nos acompanha.', 'Um recado para ler com calma.', 'Este momento é dos nossos seguidores.',
    ], [
      'Uma forma de agradecer a quem nos acompanha.', 'Temos uma novidade para os seguidores.', 'Leia a publicação com atenção.', 'Um momento esperado por aqui.', 'Participar é sempre bom.', 'Chegou a hora que muitos pediram.',
    ]],
    casual: [[
      'Sorteio mexe com a gente, né?', 'Essa é pra quem tá sempre aqui.', 'Olha a notícia boa chegando.',
    ], [
      'Olha quem pode ganhar um mimo.', 'Dedinhos cruzados?', 'Chama a torcida.', 'Essa eu queria fazer faz tempo.', 'Prepara a sorte.', 'Hora boa!',
    ]],
    funny: [[
      'Atenção, quem nunca ganhou nem rifa.', 'O trevo de quatro folhas está de plantão.', 'A sorte pediu para avisar.',
    ], [
      'Quem nunca ganhou nem bingo, é com você.', 'Sorte no jogo, é aqui.', 'Beijem o trevo e acordem o gato preto bonzinho.', 'Atenção, azarados em recuperação.', 'Rufem os polegares.', 'Hoje a sorte está de bom humor.',
    ]],
    motivational: [[
      'Este é o meu jeito de agradecer.', 'Vocês merecem uma alegria.', 'Uma alegria se divide com quem está perto.',
    ], [
      'Retribuir é uma alegria.', 'Crescer junto merece comemoração.', 'Uma maneira de dizer que cada pessoa importa.', 'Compartilhar o que se faz é bonito.', 'Um gesto para quem caminha por aqui.', 'Alegria dividida é maior.',
    ]],
  },
  steps: {
    professional: [
      ['Quem acompanha uma página por meses, curte e indica merece ser lembrado. Um sorteio é uma das formas de fazer isso.', 'Torcer faz parte da graça, desde a leitura das regras até a hora do resultado. É assim em todo sorteio.'],
      ['Para que seja justo, valem as informações desta publicação, iguais para todos. Leia cada uma com atenção.'],
      ['Infelizmente, perfis falsos aproveitam sorteios para pedir dados ou pagamento. Se receber algo assim, não responda e nos avise.'],
      ['Se ficou alguma dúvida sobre como funciona, pergunte nos comentários. A resposta pode ajudar outras pessoas também.'],
    ],
    casual: [
      ['Eu queria mesmo era mandar um presente pra cada pessoa que tá aqui. Como não dá, a sorte resolve por mim.', 'Quem nunca entrou num sorteio já imaginando onde ia pôr o prêmio? Eu sou dessas pessoas, pode rir.'],
      ['Lê tudo direitinho, que tá explicado no post. As regras são as mesmas pra todo mundo, sem jeitinho pra ninguém.'],
      ['E cuidado com perfil falso, tá? Se alguém te pedir dado ou pix pra entregar prêmio, não é daqui.'],
      ['Ficou com dúvida, pergunta nos comentários. Eu torço por cada um de vocês e fico com pena de não premiar todo mundo.'],
    ],
    funny: [
      ['Todo mundo tem uma prima que ganha tudo e um tio que nunca acertou um bingo. No sorteio, os dois começam iguais.', 'Todo mundo já escolhe onde vai pôr o prêmio antes de ler as regras. Eu entendo, faço igual, mas leia.'],
      ['Está tudo explicado na publicação, e a regra é igual para todos. Simpatia, promessa e pé de coelho ficam por sua conta.'],
      ['Se aparecer um perfil pedindo pix para entregar prêmio, desconfie. Sorte que cobra taxa não é sorte.'],
      ['Dúvida se resolve nos comentários. Choro também, mas esse a gente aceita só depois do resultado.'],
    ],
    motivational: [
      ['Cada curtida, cada indicação e cada palavra de apoio chegou até aqui. Queria devolver um pouco desse carinho.', 'Quem acompanha um trabalho pequeno de perto faz diferença todos os dias. Hoje a festa é dessas pessoas.'],
      ['As informações estão na publicação, iguais para quem chegou hoje e para quem acompanha desde o começo.'],
      ['Proteja-se também de perfis falsos, que pedem dados ou pagamento em nome dos outros. Aqui ninguém pede isso.'],
      ['Pergunte o que não ficou claro e conte a quem gosta de participar. A torcida é por todos, de coração.'],
    ],
  },
  facts: {
    all: [
      'As informações são as desta publicação, leia até o fim.', 'Em caso de dúvida, pergunte antes de participar.', 'Mostre a alguém que também vai gostar.', 'Boa sorte a todos que participarem.',
      'Acompanhe o perfil para saber das novidades.', 'É um jeito de conhecer melhor o trabalho.', 'Desconfie de perfis falsos que pedem dados ou pagamento.',
      'Quem já acompanha há tempos sabe o quanto isto era esperado.', 'Toda participação é bem-vinda.',
    ],
    professional: [
      'Agradecemos a participação de cada pessoa.', 'Não pedimos dados bancários nem senhas.', 'O contato é feito apenas por este perfil.', 'Esclarecemos as dúvidas por mensagem.', 'Desejamos sorte a todos.',
    ],
    casual: [
      'Eu queria poder mandar um pra cada.', 'Tô na torcida por todo mundo.', 'Chama quem tem sorte e fica do lado.', 'Se pedirem pix em meu nome, não sou eu.', 'Quero só ver quem leva.',
    ],
    funny: [
      'Participar não dói e ainda rende esperança.', 'Minha tia vai participar, e eu não posso impedir.', 'Se não ganhar, finja que nem queria.', 'Quem disser que não liga está mentindo um pouquinho.',
      'O trevo de quatro folhas mandou lembranças.',
    ],
    motivational: [
      'Quem acompanha desde cedo faz parte desta alegria.', 'Dar algo do próprio trabalho tem um gosto especial.', 'Agradeço a cada pessoa que divulga sem pedir nada em troca.',
      'A sorte de verdade é ter gente por perto.', 'Um pequeno gesto pode alegrar um dia inteiro.',
    ],
  },
  questions: [
    'Você costuma ter sorte?', 'O que você já ganhou em sorteio?', 'Quem você traria para a torcida?', 'O que você faria se ganhasse?', 'Qual deveria ser o próximo?', 'Já está de dedos cruzados?',
  ],
  asks: [
    'a sua dúvida', 'quem você trouxe para a torcida', 'se você já participou antes', 'o que gostaria de ver no próximo',
  ],
  hashtags: ['sorteio', 'sorteiodemimo', 'participe', 'boasorte', 'seguidores', 'gratidao', 'novidades', 'torcida'],
  emojis: ['🍀', '🎁', '🎉', '🤞', '🥳'],
}
