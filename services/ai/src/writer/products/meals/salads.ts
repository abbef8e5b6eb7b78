import type { ProductType } from '../product-type.ts'

export const salads: ProductType = {
  nouns: ['salada', 'salada no pote'],
  asks: ['o que você não come de jeito nenhum', 'quantas pessoas vão comer', 'se prefere o molho separado'],
  questions: {
    sale: ['O que não pode faltar na sua salada?', 'Com molho ou só azeite?'],
    content: ['Tomate: sim ou não?', 'O que você sempre esquece na gaveta da geladeira?'],
  },
  emojis: ['🥗', '🥬', '🍅'],
  hashtags: ['salada', 'saladas', 'saladanopote', 'saladasnopote', 'saladadepote', 'saladinha', 'almoco'],
  sale: {
    professional: {
      openings: [
        'Cor no prato e frescor no almoço: {topic}.',
        'Uma refeição fria para dias cheios, {topic}.',
        '{O topic} {dá/dão} ao almoço outra cara.',
      ],
      steps: [
        ['Almoço rápido, tarde de trabalho pela frente e vontade de algo fresco. Um prato frio chega na medida.', 'Em dia quente, a ideia de ligar o fogão afasta qualquer um da cozinha. Uma refeição fria resolve sem esforço.'],
        ['O prazer está na mistura de texturas: o macio, o crocante e o molho que une tudo na garfada.'],
        ['{Vai/Vão} bem no almoço do escritório, depois da academia, na praia e no jantar em que ninguém quer panela.'],
        ['Pense no que você gosta de encontrar e no que prefere deixar de fora. O molho, quando separado, conserva a crocância.'],
      ],
    },
    casual: {
      openings: [
        'Vontade de coisa fresquinha? Tem {topic}.',
        'Meu almoço de dia quente é {topic}.',
        'Colorido, gelado e gostoso: {topic}.',
      ],
      steps: [
        ['Tem dia em que só de pensar em comida quente a gente sua. Aí um prato geladinho cai muito bem.', 'Corrida no trabalho, meia hora de almoço e nenhuma paciência pra fila. Nessa hora, um prato fresco e pronto resolve.'],
        ['O que eu mais gosto é a bagunça boa: uma coisa crocante, outra macia, e o molho juntando tudo.'],
        ['Combina com almoço na mesa do trabalho, piquenique, pós-treino e noite de sofá sem fogão.'],
        ['Me diz o que você não come, que isso ajuda mais do que dizer o que come. Todo mundo tem um veto.'],
      ],
    },
    funny: {
      openings: [
        'O crocante vai fazer barulho na reunião: {topic}.',
        'Comer {topic} e continuar com a camisa limpa é possível.',
        'Fogão? Nunca ouvi falar, hoje tem {topic}.',
      ],
      steps: [
        ['Mastigar algo crocante em reunião silenciosa é uma experiência. Todos olham, você para no meio, e o molho escorre.', 'A pessoa compra alface com as melhores intenções. A alface espera, espera, e vira experiência científica na gaveta da geladeira.'],
        ['Cada garfada sai diferente da anterior. Quem cata só o que gosta transforma o final em missão difícil.'],
        ['Ideal para calor, preguiça e geladeira vazia. Também para quem prometeu cozinhar e se arrependeu no elevador.'],
        ['Avise o que você não come antes de escolher. Catar cebola pedaço por pedaço atrasa a vida de todos.'],
      ],
    },
    motivational: {
      openings: [
        'Uma pausa de verdade no meio do dia, com {topic}.',
        'Comer com calma, mesmo em dia cheio: {topic}.',
        'Cada corte feito com atenção: {topic}.',
      ],
      steps: [
        ['Entre uma tarefa e outra, quinze minutos longe da tela já são almoço. Um prato colorido ajuda a lembrar de parar.', 'Quem estuda para concurso come olhando a apostila. Um almoço pronto devolve pelo menos o tempo da louça.'],
        ['Lavar, secar, cortar por igual e montar: quase tudo é trabalho de mão. O frescor se perde com pressa.'],
        ['Levar um almoço para a colega que não consegue sair da mesa é um cuidado direto, sem discurso.'],
        ['Escolha o dia mais corrido da semana e deixe o almoço decidido. A manhã fica mais leve de atravessar.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Folhas secas, molho separado: {topic}.',
        'Como manter {o topic} com boa textura.',
        'Montagem e conservação {do topic}.',
      ],
      steps: [
        ['Ao meio-dia, as folhas estão murchas no fundo e o molho já encharcou tudo. É a queixa de quem leva de casa.'],
        ['Sal e acidez puxam a água das folhas, e umidade parada acelera a perda. Por isso a ordem da montagem importa.'],
        ['Seque bem as folhas e ponha o molho só na hora. No pote, molho embaixo, firmes no meio, folhas em cima.'],
        ['Cortar tudo do mesmo tamanho faz mais que embelezar. Cada garfada leva um pouco de cada coisa.'],
      ],
    },
    casual: {
      openings: [
        'Dica de pote e molho: {topic}.',
        'Papo fresco: {topic}.',
        'O segredo que salvou minha relação com {topic}.',
      ],
      steps: [
        ['Eu montava cedinho, na maior animação, e ao meio-dia abria uma coisa triste e molhada. Faltava saber a ordem.'],
        ['O molho murcha a folha em pouco tempo, por causa do sal e do limão. Água sobrando termina o serviço.'],
        ['Molho no fundo, legume firme depois, folha por cima e bem seca. Na hora de comer, é só sacudir o pote.'],
        ['Gosto de montar vendo as cores aparecerem. Parece caixa de lápis, e ninguém reclama da bagunça na tábua.'],
      ],
    },
    funny: {
      openings: [
        'Memórias da alface esquecida: {topic}.',
        'Um garfo, muitas camadas e {topic}.',
        'Cuidado com o tomatinho: {topic}.',
      ],
      steps: [
        ['O tomatinho é o item mais perigoso do prato. Espetado errado, ele cruza a mesa e acerta o chefe.'],
        ['O tomatinho é liso, redondo e cheio de líquido, por isso escapa do garfo. A trajetória é sempre em direção à roupa clara.'],
        ['Corte o tomatinho ao meio antes de servir. Para a gaveta da verdura, papel-toalha no fundo e uma visita por dia.'],
        ['Centrífuga de salada é o brinquedo mais sério da cozinha. Todo adulto que passa quer girar um pouco.'],
      ],
    },
    motivational: {
      openings: [
        'O capricho está no corte {do topic}.',
        'Montar cedo, comer em paz: {topic}.',
        'Trabalho de tábua e faca: {topic}.',
      ],
      steps: [
        ['Aprender a cortar leva tempo. Os primeiros legumes saem de todos os tamanhos, e os dedos andam com cuidado.'],
        ['Faca afiada escorrega menos e cansa menos a mão. É por isso que cozinheiro cuida dela antes do resto.'],
        ['Dobre os dedos em garra ao segurar o legume e deixe a lâmina correr rente às juntas. Comece devagar.'],
        ['De manhã cedo, a tábua fica cheia de cor. Quem vê o prato pronto não imagina quantas lavagens vieram antes.'],
      ],
    },
  },
}
