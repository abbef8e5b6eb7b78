import type { ProductType } from '../product-type.ts'

export const bread: ProductType = {
  nouns: ['pão', 'pão caseiro', 'pão de fermentação natural', 'baguete'],
  asks: ['quantas pessoas tomam café com você', 'se gosta da casca mais clara ou mais escura', 'para quando é'],
  questions: {
    sale: ['Quem fica com a ponta na sua casa?', 'Manteiga, queijo ou azeite?'],
    content: ['Você guarda o pão onde?', 'Ponta ou miolo?'],
  },
  emojis: ['🍞', '🥖', '🥐'],
  hashtags: ['pao', 'paocaseiro', 'paofresquinho', 'amopao', 'paes', 'padariaartesanal', 'paoquentinho', 'cafedamanha'],
  sale: {
    professional: {
      openings: [
        'Manteiga na mesa e {topic} no prato.',
        'O cheiro de padaria chega em casa com {topic}.',
        'Um bom café começa assim: {topic}.',
      ],
      steps: [
        ['De manhã, antes de qualquer conversa, alguém corta o pão e passa a manteiga. O dia começa um pouco melhor.', 'Na mesa da família, o pão passa de mão em mão e ninguém espera o resto da comida. É o primeiro a acabar.'],
        ['Pão bem fermentado se reconhece pelo cheiro e pelo miolo. A primeira fatia já mostra o tempo que a massa teve.'],
        ['{Vai/Vão} com manteiga no café, com sopa à noite, com azeite antes do almoço ou com queijo a qualquer hora.'],
        ['Pense em quantas pessoas comem e em quantos dias. O que for ficar para depois pode ser congelado em fatias.'],
      ],
    },
    casual: {
      openings: [
        'Passa a manteiga, que tem {topic}.',
        'Cheiro de pão não tem rival: {topic}.',
        'Café da manhã caprichado é com {topic}.',
      ],
      steps: [
        ['Quando tem pão na mesa, aqui ninguém perde a hora. O cheiro acorda a gente antes do celular.', 'Eu adoro arrancar o primeiro pedaço com a mão, ainda na cozinha. Dizem que é feio, mas é o melhor.'],
        ['Pão bom nem precisa de muita coisa. Manteiga, um café e aquele silêncio de quem está comendo feliz.'],
        ['Pão topa tudo: raspar o molho, acompanhar a sopa, virar sanduíche ou ser comido puro mesmo, ainda na cozinha.'],
        ['Vê quantos são em casa e se vai sobrar pra amanhã. Fatiado no congelador, ele salva muita manhã corrida.'],
      ],
    },
    funny: {
      openings: [
        'Era para o café, mas já comeram {o topic}.',
        'A ponta é minha, avisa quem viu {o topic}.',
        'Manteiga derretendo em três, dois, um: {topic}.',
      ],
      steps: [
        ['O pão saiu inteiro e chegou em casa sem a ponta. Quem veio com ele no colo não viu nada.', 'Dizem que só se deve cortar depois de esfriar. Quem disse isso nunca esteve com fome perto de um pão quente.'],
        ['Pão tem um efeito curioso: a pessoa que não ia tomar café da manhã senta, come três fatias e pergunta do queijo.'],
        ['{Vai/Vão} em qualquer refeição, e ninguém faz reunião para aprovar. Até o prato de arroz já foi empurrado com pão.'],
        ['Para calcular, conte a família e a ponta. A ponta é disputada à parte e já causou processo entre irmãos.'],
      ],
    },
    motivational: {
      openings: [
        'Uma mesa posta com calma e {topic}.',
        'O pão de cada manhã merece cuidado: {topic}.',
        'Começar o dia à mesa, com {topic}.',
      ],
      steps: [
        ['Quinze minutos à mesa antes da correria, com pão e café, já valem o despertador mais cedo.', 'Quem sai de casa no escuro para trabalhar conhece o valor de um pão na bolsa. É companhia até o primeiro intervalo.'],
        ['Farinha, água e tempo: o que muda é a mão que observa a massa. Cada fornada pede atenção nova.'],
        ['Levar um pão à casa de alguém é chegar com a refeição começada. A mesa se arruma em volta dele.'],
        ['Escolha pensando no café de amanhã e em quem senta com você. Pão dividido vira conversa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Para {o topic} {durar/durarem} mais na sua mesa.',
        'Casca, miolo e fermentação: {topic}.',
        'O que o tempo faz {ao topic}.',
      ],
      steps: [
        ['No segundo dia o pão endurece, e muitos o guardam na geladeira para durar. O resultado costuma ser o contrário.'],
        ['No frio da geladeira o amido endurece mais depressa. E, logo depois do forno, o miolo ainda está terminando de assentar.'],
        ['Congele em fatias e aqueça direto na torradeira. Para o pão do dia, pano limpo e faca de serra.'],
        ['O padeiro conhece a massa com a mão, pelo peso, pela elasticidade, pelo calor do dia. É um saber difícil de escrever.'],
      ],
    },
    casual: {
      openings: [
        'Bora falar de pão? Hoje é: {topic}.',
        'Dica pra {o topic} não {endurecer/endurecerem}.',
        'Coisas que só quem ama {topic} entende.',
      ],
      steps: [
        ['Você guarda pão na geladeira? Eu guardava, até descobrir por que ele ficava duro tão rápido.'],
        ['O frio da geladeira acelera o endurecimento. No congelador é diferente, porque ele para no tempo.'],
        ['Corta em fatias, congela e vai tirando o que for comer. Pra reviver o de ontem, umas gotas de água e forno quente.'],
        ['Pão me ensinou a não correr: a massa cresce no tempo dela, e eu lavo a louça enquanto espero.'],
      ],
    },
    funny: {
      openings: [
        'Verdades sobre a ponta {do topic}.',
        'Problemas de quem tem {topic} e manteiga em casa.',
        'O caso da ponta sumida: {topic}.',
      ],
      steps: [
        ['Toda família tem um caçador de pontas. Ele chega antes, corta as duas e deixa o meio com cara de acidente.'],
        ['A ponta tem mais casca e menos concorrência de miolo. É pouca oferta para muita procura, e aí vira briga.'],
        ['Solução justa: cortem duas fatias das extremidades e sorteiem. Quem perder ganha a manteiga amolecida.'],
        ['O farelo de pão atravessa a casa sem ninguém andar. Amanhece no sofá, no tapete e dentro do livro.'],
      ],
    },
    motivational: {
      openings: [
        'O tempo da massa não se apressa: {topic}.',
        'Mão na farinha desde cedo: {topic}.',
        'Quem sova aprende a ler a massa {do topic}.',
      ],
      steps: [
        ['O primeiro pão de quase todo mundo saiu baixo e pesado. Foi comido com manteiga e elogiado por pura gentileza.'],
        ['Calor, umidade e farinha mudam a massa de um dia para o outro. Por isso a mesma receita nunca para de ensinar.'],
        ['Anote a temperatura do dia e o tempo de crescimento. Em poucas fornadas você descobre o ritmo da sua cozinha.'],
        ['Partir o pão e oferecer é um gesto muito antigo. Quem assa faz a parte que vem antes da mesa.'],
      ],
    },
  },
}
