import type { ProductType } from '../product-type.ts'

export const catToys: ProductType = {
  nouns: ['brinquedo para gato', 'varinha para gato', 'ratinho para gato'],
  asks: ['a idade do seu gato', 'se ele prefere pular ou perseguir', 'quantos gatos são na casa'],
  questions: {
    sale: ['A que horas o seu gato resolve correr pela casa?', 'Seu gato é caçador ou filósofo?'],
    content: ['O que o seu gato já derrubou hoje?', 'Seu gato prefere o presente ou a caixa?'],
  },
  emojis: ['🐱', '🐾', '💛'],
  hashtags: ['brinquedoparagato', 'brinquedosparagatos', 'gatos', 'gatinhos', 'gateiras', 'brinquedogato', 'maedegato'],
  sale: {
    professional: {
      openings: [
        'Para o gato que pede ação às três da tarde: {topic}.',
        '{O topic} para o caçador que mora no apartamento.',
        'O copo na beira da mesa agradece: {topic}.',
      ],
      steps: [
        ['O gato dormiu a manhã inteira e agora corre pelo corredor sem motivo aparente. Está pedindo alguma coisa para fazer.', 'A cortina balançou, e ele já está com o traseiro no ar, pronto para o bote. Sem nada para caçar, um gato caça a própria casa.'],
        ['Caçar, espreitar e saltar fazem parte do gato, mesmo bem alimentado. Um brinquedo só dele dá lugar a esse instinto.'],
        ['Serve ao filhote curioso e ao adulto que passa o dia dentro de casa. Também é presente para quem acabou de adotar.'],
        ['Antes de escolher, repare em como ele brinca, se prefere saltar, perseguir ou ficar de tocaia. O espaço da sala também conta.'],
      ],
    },
    casual: {
      openings: [
        'O gato fingiu que não viu {o topic}, mas viu.',
        'Corrida da madrugada com hora pra acabar: {topic}.',
        'Larga essa cortina, olha {o topic}.',
      ],
      steps: [
        ['Sabe aquela corrida às três da manhã, do quarto pra cozinha e da cozinha pro nada? É energia que sobrou do dia.', 'Meu pé embaixo da coberta já foi presa muitas vezes. Se o gato não tem o que caçar, ele escolhe sozinho, e escolhe a gente.'],
        ['Gato caça por instinto, mesmo de barriga cheia. Com um brinquedo só dele, sobra menos caçada pro resto da casa.'],
        ['Vai bem com filhote que não para e com preguiçoso que só se levanta pra comer. Presente de adoção também vale.'],
        ['Antes de escolher, observa se ele prefere pular, correr atrás ou ficar escondido esperando. Cada gato tem a sua mania.'],
      ],
    },
    funny: {
      openings: [
        'Ele vai ignorar por uma hora e depois amar {o topic}.',
        'Aprovado por quem derruba copos: {topic}.',
        'O gato da casa autorizou {o topic}.',
      ],
      steps: [
        ['O gato olha para você, olha para o copo e empurra devagar. Está entediado e quer que fique registrado.', 'Às três da manhã, ele corre como quem perdeu o ônibus. O destino era o mesmo sofá de onde saiu.'],
        ['Um gato com o que fazer derruba menos coisas. Ele ainda derruba, mas com a consciência ocupada.'],
        ['Para gatos caçadores, gatos filósofos e os que só brincam quando ninguém está olhando. O último grupo é o maior.'],
        ['Observe o gosto dele antes de escolher. E guarde a caixa, que para o gato sempre foi metade do presente.'],
      ],
    },
    motivational: {
      openings: [
        'Dez minutos de caçada por dia com {topic}.',
        '{O topic} para quem entende o próprio gato.',
        'Brincar com ele também é cuidado: {topic}.',
      ],
      steps: [
        ['Conquistar um gato leva tempo e nenhuma pressa. Muitas amizades começam com uma brincadeira no chão da sala.', 'O gato adotado passou a semana debaixo da cama. Hoje saiu, olhou em volta e deu a primeira patada num brinquedo.'],
        ['A brincadeira imita a caça, com espera, salto e captura. É assim que um gato de apartamento vive o seu dia de aventura.'],
        ['Vale para o filhote que não para e para o gato idoso que brinca deitado. Cada um caça à sua maneira.'],
        ['Escolha conforme o jeito dele e deixe que se aproxime sozinho. Com gato, a decisão é sempre do gato.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como despertar o interesse do gato com {o topic}.',
        'Em que canto da casa deixar {o topic}.',
        'Um erro comum com gatos dentro de casa: {topic}.',
      ],
      steps: [
        ['A novidade chega, o gato cheira uma vez e vira as costas. Muita gente conclui que ele não gostou.'],
        ['Gatos desconfiam do que tem cheiro novo e se interessam pelo que se move ou some. O lugar de passagem também os atrai.'],
        ['Deixe num canto que ele já frequenta e brinque por poucos minutos, duas vezes ao dia. Guarde fios e penas depois do uso.'],
        ['Ao criar algo para gatos, a medida é o corpo dele esticado. É assim que eles saltam e se espreguiçam.'],
      ],
    },
    casual: {
      openings: [
        'Seu gato ignorou {o topic}? Calma.',
        'Como chamo a atenção do gato com {o topic}.',
        'Gato difícil, paciência em dobro: {topic}.',
      ],
      steps: [
        ['Você chega com a novidade na mão, e ele cheira e vai embora. No outro dia de manhã, tá lá, abraçado com ela.'],
        ['Coisa nova tem cheiro estranho, e gato não confia de primeira. Se mexe ou se esconde, aí a história muda.'],
        ['Brinca pouco e várias vezes, fingindo que a presa tá fugindo. E guarda o que tem fio ou pena quando acabar.'],
        ['O melhor teste é deixar no chão e fingir que não liga. Com gato, quanto menos a gente insiste, mais ele quer.'],
      ],
    },
    funny: {
      openings: [
        'A caixa venceu {o topic} por um dia.',
        'Parecer do gato sobre {o topic}.',
        'Ele não quis, até o outro gato querer: {topic}.',
      ],
      steps: [
        ['O gato recebeu o presente e passou a tarde dentro da caixa. À noite, quando ninguém via, mudou de ideia.'],
        ['Gatos caçam o que se move e ignoram o que se oferece. Nisso são parecidos com gente em vitrine de loja.'],
        ['Arraste pelo chão, esconda atrás da porta e finja desinteresse. Se ele balançar o traseiro, prepare-se para o bote.'],
        ['Quem cria coisas para gatos aceita que a avaliação é um bocejo. Depois vem a foto dele dormindo em cima.'],
      ],
    },
    motivational: {
      openings: [
        'O gato saiu debaixo da cama para ver {o topic}.',
        'Com gato, a paciência compensa: {topic}.',
        'O tempo dele com {o topic}.',
      ],
      steps: [
        ['Um gato tímido ensina a esperar sentado no chão, sem chamar. Um dia ele vem, e a casa inteira prende o ar.'],
        ['Um gato se aproxima quando sente que pode ir embora. Na brincadeira, é ele quem chega e quem decide parar.'],
        ['Reserve cinco minutos antes do jantar e termine deixando que ele pegue a presa. A rotina vira encontro.'],
        ['Quem faz coisas para gatos observa muito e opina pouco. Eles mostram com a pata o que precisa mudar.'],
      ],
    },
  },
}
