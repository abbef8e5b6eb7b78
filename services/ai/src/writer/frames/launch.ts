import type { Frame } from './frame.ts'

export const launch: Frame = {
  leads: {
    professional: [
      'Apresentamos uma novidade.', 'É com satisfação que anunciamos.', 'Algo novo por aqui.', 'Chegou o momento de mostrar.', 'Depois de muito preparo.', 'Conheça o que acabamos de preparar.',
    ],
    casual: [
      'Eu não via a hora de contar.', 'Segurei o quanto pude.', 'Tcharam!', 'Finalmente posso mostrar.', 'Guardei segredo até hoje.', 'Olha o que eu andava aprontando.',
    ],
    funny: [
      'Rufem os tambores, ou batam na mesa mesmo.', 'Guardar segredo não é o meu forte, então lá vai.', 'Saiu do forno, e nem era bolo.', 'Eu tentei fazer suspense, durou dois minutos.', 'Extra, extra!',
      'Senhoras e senhores, o segredo mais mal guardado do ano.',
    ],
    motivational: [
      'Toda novidade começa com uma ideia anotada.', 'Depois de testes e mais testes.', 'É com orgulho que mostro.', 'Uma vontade antiga ficou pronta.', 'Criar coisas novas dá medo e dá alegria.',
      'Mais um passo neste trabalho.',
    ],
  },
  facts: {
    all: [
      'Foram vários testes até chegar a este resultado.', 'Olhe as fotos com calma e diga o que chamou a sua atenção.', 'As primeiras impressões de quem acompanha ajudam muito.',
      'Quem já conhece o trabalho vai reconhecer o jeito.', 'Pergunte o que quiser saber antes de escolher.', 'Nos próximos dias, mostramos mais de perto.',
      'Uma ideia nova passa por muitas versões antes de aparecer.', 'Mande a quem gosta de saber das coisas em primeira mão.', 'Salve a publicação para acompanhar o que vem depois.',
    ],
    professional: [
      'Esperamos que goste tanto quanto gostamos de preparar.', 'Sua opinião orienta os próximos passos.', 'Ficamos à disposição para mostrar mais.', 'Cada escolha foi feita pensando em quem nos acompanha.',
      'Acompanhe as próximas publicações para conhecer tudo.',
    ],
    casual: [
      'Eu quero saber tudo o que você achou.', 'Demorou, mas eu queria que ficasse do meu jeito.', 'Quem acompanha os bastidores já desconfiava.', 'Mostra pra alguém que vai gostar.',
      'Tô aqui atualizando a tela pra ver os comentários.',
    ],
    funny: [
      'Se você sorriu, o meu trabalho está feito.', 'Testei, retestei e só parei porque acabou o café.', 'Aceito reações exageradas.', 'O suspense acabou, e as minhas unhas agradecem.',
      'Quem adivinhou antes pode se gabar nos comentários.',
    ],
    motivational: [
      'Levar uma ideia até o fim é uma vitória silenciosa.', 'Nem tudo deu certo na primeira vez, e tudo bem.', 'Quem cria precisa também de quem olhe, e você está aqui.',
      'Cada versão descartada ensinou alguma coisa.', 'É bom ver no mundo o que antes só existia na cabeça.',
    ],
  },
  questions: [
    'O que você achou da novidade?', 'O que chamou a sua atenção primeiro?', 'Adivinhou ou foi surpresa?', 'Que novidade você gostaria de ver depois?', 'Quem você levaria para conhecer?',
    'Que nota você dá, de zero a dez?',
  ],
  asks: [
    'o que você achou', 'o que quer saber da novidade', 'qual foi a sua preferida', 'como você gostaria que fosse a próxima',
  ],
  hashtags: ['novidade', 'lancamento', 'novidades', 'chegounovidade', 'novacolecao', 'emprimeiramao', 'acabadechegar', 'compredopequeno'],
  emojis: ['🎉', '🚀', '🆕', '✨', '👀'],
}
