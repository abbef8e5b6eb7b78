import type { ProductType } from '../product-type.ts'

export const upholsteryCleaning: ProductType = {
  nouns: ['lavagem de sofá', 'lavagem de estofados', 'higienização de sofá', 'higienização de estofados', 'limpeza de sofá', 'limpeza de estofados'],
  asks: ['quantos lugares tem o sofá', 'qual é o tecido', 'do que são as manchas'],
  questions: {
    sale: ['De que cor é o seu sofá?', 'Quem é dono do melhor lugar no sofá?'],
    content: ['O que você já achou entre as almofadas?', 'Seu sofá já sobreviveu a quê?'],
  },
  emojis: ['🛋️', '🧽', '🫧'],
  hashtags: ['higienizacaodesofa', 'lavagemdesofa', 'limpezadesofa', 'higienizacaodeestofados', 'limpezadeestofados', 'lavagemdeestofados', 'sofalimpo'],
  sale: {
    professional: {
      openings: [
        'O sofá conta tudo o que a sala viveu: {topic}.',
        'Para ver de novo a cor do tecido: {topic}.',
        'Onde a família senta todos os dias: {topic}.',
      ],
      steps: [
        ['Um café que virou, a criança com biscoito, o cachorro depois do banho. O sofá participou de tudo e guardou um pouco.', 'Ao levantar a almofada, aparece a cor que o tecido tinha no primeiro dia. A diferença surpreende até quem mora ali.'],
        ['O tecido retém pó, migalha e gordura das mãos, e o pano da rotina alcança só a superfície.'],
        ['Faz sentido antes de uma festa, depois de uma reforma, na chegada de um sofá usado e onde há crianças e animais.'],
        ['Para o orçamento, envie uma foto, diga quantos lugares tem e qual é o tecido. Conte também a idade das manchas.'],
      ],
    },
    casual: {
      openings: [
        'Pra lembrar a cor que o sofá tinha: {topic}.',
        'Pra sentar, deitar e convidar visita sem manta: {topic}.',
        'Tira essa capa e olha: {topic}.',
      ],
      steps: [
        ['A manta em cima do sofá é bonita, mas a gente sabe o que ela tá escondendo. Foi o suco, né?', 'Levanta a almofada e compara com o encosto. Aquela era a cor de verdade, a gente só foi se acostumando.'],
        ['O pano limpa por cima, mas o tecido guarda o que desce: pó, migalha, gordura da mão, pelo do bicho.'],
        ['Vale antes do aniversário em casa, depois da obra, com bebê chegando ou com cachorro que sobe quando ninguém vê.'],
        ['Me manda uma foto e conta quantos lugares e qual tecido. E diz do que é a mancha, que isso ajuda muito.'],
      ],
    },
    funny: {
      openings: [
        'O sofá sabe demais: {topic}.',
        'A manta já não engana ninguém: {topic}.',
        'A cor original ainda está aí embaixo: {topic}.',
      ],
      steps: [
        ['Aquela almofada virada do avesso não engana ninguém. A visita vira, a mancha aparece e a família muda de assunto.', 'Ninguém come na sala. Foi o que disseram à mãe, sentados sobre farelo de três tipos diferentes de biscoito.'],
        ['O sofá guarda pó, migalha, moeda e controle remoto perdido. Os dois últimos você pode pegar de volta.'],
        ['Serve para quem tem filhos, para quem tem cachorro e para quem jura que tomava o vinho com muito cuidado.'],
        ['Mande a foto e conte a verdade sobre a mancha. Café e molho de tomate se tratam de formas diferentes, e ninguém vai julgar.'],
      ],
    },
    motivational: {
      openings: [
        'Cuidar do que a casa mais usa: {topic}.',
        'O lugar preferido da família merece atenção: {topic}.',
        'Antes de pensar em trocar de sofá: {topic}.',
      ],
      steps: [
        ['O sofá da sala viu jogo, febre, namoro e soneca. Antes de pensar em trocar, vale ver como ele está por baixo do uso.', 'Vocês escolheram aquele sofá com fita métrica e ainda gostam dele. Cuidar do tecido é respeitar essa escolha.'],
        ['Um estofado bem cuidado continua servindo à casa. Tirar o que se acumulou já muda a cara da sala.'],
        ['É uma boa ideia para a família que cresceu, para quem se mudou e quer levar os móveis e para quem herdou uma poltrona.'],
        ['Antes de combinar, olhe a etiqueta do tecido e faça fotos à luz do dia. Elas mostram o que a lâmpada esconde.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Derramou no sofá, e agora: {topic}.',
        'O que fazer antes da mancha secar: {topic}.',
        'Cuidados com o tecido entre uma limpeza e outra: {topic}.',
      ],
      steps: [
        ['Ao ver o café no sofá, a reação é esfregar com força e muita água. A mancha fica maior e desce para a espuma.'],
        ['Esfregar empurra o líquido para dentro e abre a trama. E cada tecido reage de um modo à água e ao produto.'],
        ['Pressione um pano branco e seco, de fora para o centro, sem esfregar. Consulte a etiqueta e teste atrás antes de molhar.'],
        ['Quem trabalha com estofados começa pela etiqueta e por um teste escondido. O resto da técnica vem depois disso.'],
      ],
    },
    casual: {
      openings: [
        'Caiu café no sofá, corre aqui: {topic}.',
        'Para de esfregar, pelo amor: {topic}.',
        'O cuidado que muda tudo no sofá: {topic}.',
      ],
      steps: [
        ['Caiu, a gente esfrega. É instinto. E a manchinha do tamanho de uma moeda vira um círculo do tamanho de um prato.'],
        ['Quando esfrega, o líquido desce pra espuma e a trama abre. Depois seca e fica aquela bordinha marcada.'],
        ['Pega um pano branco seco e aperta, de fora pra dentro. Só apertar mesmo. Antes de qualquer produto, testa atrás do sofá.'],
        ['E passa o aspirador uma vez por semana, até embaixo das almofadas. Você vai achar pelo menos um real em moedas.'],
      ],
    },
    funny: {
      openings: [
        'Quem derramou não se apresentou: {topic}.',
        'O que existe entre as almofadas: {topic}.',
        'Investigação sobre uma mancha e {topic}.',
      ],
      steps: [
        ['Entre as almofadas vive uma pequena economia: moedas, pipoca, um brinco e a tampa da caneta que você acusou o colega de levar.'],
        ['Os cantos do assento são fundos, e tudo escorre para lá. Com o sofá aberto, dá para reconstituir o mês inteiro.'],
        ['Passe o bico fino do aspirador nos cantos uma vez por semana. Retire antes o que tiver valor financeiro ou sentimental.'],
        ['A mancha misteriosa costuma ser esclarecida anos depois, num almoço, quando o culpado já cresceu e pode contar.'],
      ],
    },
    motivational: {
      openings: [
        'Pequenos cuidados que conservam o sofá: {topic}.',
        'O que dura em casa tem alguém por trás: {topic}.',
        'Cinco minutos por semana: {topic}.',
      ],
      steps: [
        ['Na casa da tia, a mesma poltrona atravessou três mudanças. Ela aspira os cantos toda semana, sem falhar.'],
        ['O que gasta o tecido são coisas pequenas que ficam: areia, migalha, pó. Tirar cedo faz diferença no fim.'],
        ['Aspire uma vez por semana, mude as almofadas de lugar e afaste o sofá do sol direto. Leva poucos minutos.'],
        ['Quem trabalha com estofados gosta de mostrar a metade limpa ao lado da outra. Ali o esforço aparece de uma vez.'],
      ],
    },
  },
}
