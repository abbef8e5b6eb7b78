import type { Frame } from './frame.ts'

export const launch: Frame = {
  leads: {
    professional: [[
      'Temos algo novo para apresentar.', 'Conheça a nossa novidade.', 'É com satisfação que contamos.',
    ], [
      'Apresentamos uma novidade.', 'É com satisfação que anunciamos.', 'Algo novo por aqui.', 'Chegou o momento de mostrar.', 'Depois de muito preparo.', 'Conheça o que acabamos de preparar.',
    ]],
    casual: [[
      'Eu já não aguentava guardar segredo.', 'Tem coisa nova por aqui.', 'Até que enfim posso contar.',
    ], [
      'Eu não via a hora de contar.', 'Segurei o quanto pude.', 'Tcharam!', 'Finalmente posso mostrar.', 'Guardei segredo até hoje.', 'Olha o que eu andava aprontando.',
    ]],
    funny: [[
      'O segredo durou mais do que eu esperava.', 'Rufem os tambores, por favor.', 'Prometi não contar, mas eu nunca consigo.',
    ], [
      'Rufem os tambores, ou batam na mesa mesmo.', 'Guardar segredo não é o meu forte, então lá vai.', 'Saiu do forno, e nem era bolo.', 'Eu tentei fazer suspense, durou dois minutos.', 'Extra, extra!',
      'Senhoras e senhores, o segredo mais mal guardado do ano.',
    ]],
    motivational: [[
      'Hoje conto algo em que trabalhei muito.', 'Uma ideia saiu do papel.', 'Chegou um dia que eu esperava.',
    ], [
      'Toda novidade começa com uma ideia anotada.', 'Depois de testes e mais testes.', 'É com orgulho que mostro.', 'Uma vontade antiga ficou pronta.', 'Criar coisas novas dá medo e dá alegria.', 'Mais um passo neste trabalho.',
    ]],
  },
  steps: {
    professional: [
      ['Toda novidade começa muito antes de aparecer. Primeiro é uma ideia, depois uma lista de dúvidas, e só então algo para contar.', 'Quem acompanha a página gosta de saber primeiro o que vem por aí. Esta publicação é para você.'],
      ['O que é novo traz perguntas, e isso é bom. As suas ajudam a explicar melhor cada detalhe.'],
      ['Quem já conhece o nosso trabalho vai encontrar algo diferente para escolher. Quem chegou agora tem um bom começo.'],
      ['Se ficou com vontade de saber mais, escreva. Diga o que chamou a sua atenção e o que ainda quer saber.'],
    ],
    casual: [
      ['Faz dias que eu quase conto sem querer, em cada conversa. Agora posso falar à vontade, e que alívio.', 'Aquele frio na barriga de mostrar uma coisa pela primeira vez não passa nunca. Tô aqui com ele de novo.'],
      ['Deu trabalho, deu dúvida e deu aquela vontade de mexer mais um pouquinho. Uma hora a gente tem que mostrar.'],
      ['Você que me acompanha faz tempo, me diz o que achou. E você que chegou agora, chegou em boa hora.'],
      ['Ficou com curiosidade de alguma coisa? Me pergunta, que eu adoro responder pergunta de novidade. Pode ser por aqui ou por mensagem.'],
    ],
    funny: [
      ['Guardei segredo de todos, menos da família, das amigas, da moça da padaria e do grupo do condomínio.', 'Passei a semana respondendo \'não posso falar\' com cara de quem queria muito falar. Acabou o sofrimento.'],
      ['Mostrar novidade é igual a estrear sapato: a gente anda devagar e espera que alguém repare. Pode reparar.'],
      ['Quem me acompanha há tempos tem direito a dizer que já sabia. Quem chegou agora pode dizer também, ninguém confere.'],
      ['Mande as suas perguntas, das sérias às curiosas. Eu ensaiei respostas no banho e não quero desperdiçar.'],
    ],
    motivational: [
      ['Antes de aparecer, uma novidade passa por noites de dúvida e manhãs de recomeço. Hoje posso começar a falar dela.', 'A primeira anotação estava num papel qualquer, no meio das contas. Ver aquilo tomar forma de verdade dá orgulho.'],
      ['Criar coisa nova exige coragem, porque ninguém sabe ainda se vai agradar. Mostrar é a outra metade dessa coragem.'],
      ['Divido com quem acompanha desde cedo e com quem chegou hoje. A opinião dos dois me ajuda a seguir melhor.'],
      ['Diga o que achou, com franqueza, mesmo em poucas palavras. É ouvindo vocês que decido os próximos passos.'],
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
    'O que você achou da novidade?', 'O que chamou a sua atenção primeiro?', 'Adivinhou ou foi surpresa?', 'Que novidade você gostaria de ver depois?', 'O que você quer saber antes de escolher?',
    'Que nota você dá, de zero a dez?',
  ],
  asks: [
    'o que você achou', 'o que quer saber da novidade', 'qual foi a sua preferida', 'como você gostaria que fosse a próxima',
  ],
  hashtags: ['novidade', 'lancamento', 'novidades', 'chegounovidade', 'novacolecao', 'emprimeiramao', 'acabadechegar', 'compredopequeno'],
  emojis: ['🎉', '🚀', '🆕', '✨', '👀'],
}
