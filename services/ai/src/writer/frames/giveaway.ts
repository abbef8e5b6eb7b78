import type { Frame } from './frame.ts'

export const giveaway: Frame = {
  leads: {
    professional: [
      'Uma forma de agradecer a quem nos acompanha.', 'Temos uma novidade para os seguidores.', 'Leia a publicação com atenção.', 'Um momento esperado por aqui.', 'Participar é sempre bom.',
      'Chegou a hora que muitos pediram.',
    ],
    casual: [
      'Olha quem pode ganhar um mimo.', 'Dedinhos cruzados?', 'Chama a torcida.', 'Essa eu queria fazer faz tempo.', 'Prepara a sorte.', 'Hora boa!',
    ],
    funny: [
      'Quem nunca ganhou nem bingo, é com você.', 'Sorte no jogo, é aqui.', 'Beijem o trevo e acordem o gato preto bonzinho.', 'Atenção, azarados em recuperação.', 'Rufem os polegares.',
      'Hoje a sorte está de bom humor.',
    ],
    motivational: [
      'Retribuir é uma alegria.', 'Crescer junto merece comemoração.', 'Uma maneira de dizer que cada pessoa importa.', 'Compartilhar o que se faz é bonito.', 'Um gesto para quem caminha por aqui.',
      'Alegria dividida é maior.',
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
