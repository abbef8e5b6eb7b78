import type { ProductType } from '../product-type.ts'

export const cheeseBread: ProductType = {
  nouns: ['pão de queijo'],
  asks: ['quantas pessoas vêm tomar café', 'para quando é', 'se é para o café da manhã ou para o lanche'],
  questions: {
    sale: ['Quantos você come com um café?', 'Moreninho ou bem clarinho?'],
    content: ['Na sua casa, quem fica com o último?', 'Inteiro, mordido ou aberto no meio?'],
  },
  emojis: ['🧀', '☕', '😋'],
  hashtags: ['paodequeijo', 'paodequeijomineiro', 'paesdequeijo', 'comidamineira', 'cafecompaodequeijo', 'lanchedatarde', 'cafedatarde'],
  sale: {
    professional: {
      openings: [
        'Café coado combina com {topic}.',
        'Uma mesa mineira em qualquer cidade: {topic}.',
        'Para o lanche que reúne a casa: {topic}.',
      ],
      steps: [
        ['O café ainda está passando e já há alguém na cozinha perguntando se ficou pronto. O cheiro chegou antes.', 'Em reunião de trabalho, uma cesta de pão de queijo no centro da mesa faz todos chegarem na hora marcada.'],
        ['O polvilho dá à massa uma mordida que nenhum outro pão tem. Come-se o primeiro por fome e o segundo por gosto.'],
        ['{Vai/Vão} bem no café da manhã, no lanche das crianças, na visita da tarde e na viagem de ônibus.'],
        ['Para um lanche, calcule de quatro a seis por pessoa. Se forem pequenos, um pouco mais, porque somem depressa.'],
      ],
    },
    casual: {
      openings: [
        'Passou café? Então tem {topic}.',
        'Cheirinho que atravessa a parede: {topic}.',
        'Ninguém come um só {desse topic}.',
      ],
      steps: [
        ['Eu pego um pra provar, outro pra conferir e o terceiro já nem tem explicação. O café só acompanha.', 'Visita em casa, bule na mesa e uma cestinha cheia. A conversa vai e a mão não para.'],
        ['Pão de queijo é simples, é gostoso e tem aquele sabor de polvilho que a gente reconhece de olho fechado.'],
        ['No café da manhã, na lancheira, no escritório e na estrada, pão de queijo sempre tem lugar.'],
        ['Conta uns cinco por pessoa pra um lanche. Se tiver mineiro na mesa, esquece a conta e dobra.'],
      ],
    },
    funny: {
      openings: [
        'Só um, disseram todos em volta da mesa: {topic}.',
        'A cestinha esvazia sozinha quando tem {topic}.',
        'Reunião sem {topic} podia ter sido mensagem.',
      ],
      steps: [
        ['A cestinha fica no centro da mesa e, sem ninguém mexer, vai indo para perto de uma pessoa só.', 'O terceiro já não conta, o quarto é por educação e o quinto é porque ia sobrar. Matemática de café.'],
        ['Pão de queijo é uma armadilha: parece pouco, vai na mão e não deixa rastro no prato.'],
        ['{Serve/Servem} de café da manhã, de jantar preguiçoso e de suborno para filho que não quer sair da cama.'],
        ['Calcule cinco por pessoa. Quem ficar mais perto da cestinha vai comer dez, e a média fecha.'],
      ],
    },
    motivational: {
      openings: [
        'Uma pausa de café bem acompanhada por {topic}.',
        'Receber com simplicidade e {topic}.',
        'Para começar cedo com alguma coisa boa: {topic}.',
      ],
      steps: [
        ['Acordar antes da casa, coar o café e comer alguma coisa boa em silêncio. Há dias que começam certos assim.', 'Quem recebe visita sem aviso conhece o alívio de ter o que servir. Café e cestinha já dizem bem-vindo.'],
        ['Massa de polvilho se acerta com a mão, sentindo o ponto. É um saber que passa de cozinha em cozinha.'],
        ['Para a equipe que vira a madrugada ou o vizinho que ajudou na mudança, levar um lanche é agradecer direito.'],
        ['Pense em quem vem tomar café e calcule com folga. Mesa de café alegre é aquela em que ninguém conta.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O polvilho e seus segredos: {topic}.',
        'Como servir {o topic} no melhor momento.',
      ],
      steps: [
        ['No dia seguinte, a textura já mudou. Muita gente joga fora o que um forno bem quente poderia recuperar.', 'Quem tenta em casa se pergunta por que uma fornada cresce e a outra fica baixa com a mesma receita.'],
        ['O polvilho varia bastante de marca para marca na absorção de líquido. E o amido endurece quando esfria.'],
        ['Aqueça no forno quente por poucos minutos, sem cobrir. Na massa, junte os líquidos aos poucos, até o ponto.'],
        ['A mandioca está na base desse costume brasileiro, muito antes da primeira receita no papel.'],
      ],
    },
    casual: {
      openings: [
        'Papo de cozinha com café: {topic}.',
        'O que faz {o topic} dar certo.',
        'Polvilho doce ou azedo? O assunto é {topic}.',
      ],
      steps: [
        ['Já fiz uma fornada que virou pedra e uma que virou panqueca. Com a mesma receita, no mesmo mês.'],
        ['Polvilho é temperamental. Um bebe mais líquido, outro menos, e a medida da xícara não conta isso.'],
        ['Vai pondo o líquido devagar e para quando a massa estiver no ponto. E forno bem quente, já aceso antes.'],
        ['Bolear com a mão untada é daquelas coisas que a gente faz conversando. Quando vê, encheu três assadeiras.'],
      ],
    },
    funny: {
      openings: [
        'Notícias da cestinha com {topic}.',
        'O último da cestinha e seus pretendentes: {topic}.',
        'Comportamento humano perto {do topic}.',
      ],
      steps: [
        ['Há quem abra, há quem morda e há quem coma inteiro olhando nos olhos dos outros. Com este último, cuidado.'],
        ['Quando está quente, a razão some. O cheiro sobe, a mão vai e a língua só descobre depois.'],
        ['Assopre duas vezes e quebre no meio. A avó ensinou, todos ouviram e ninguém obedece.'],
        ['Em Minas, café sem pão de queijo é quase um acidente diplomático. No resto do país, estamos aprendendo.'],
      ],
    },
    motivational: {
      openings: [
        'A mão sente o ponto {do topic}.',
        'Receita passada de cozinha em cozinha: {topic}.',
        'Fornada cheia, casa acordada: {topic}.',
      ],
      steps: [
        ['Quase ninguém acerta na primeira. A massa gruda, a mão se enche, e alguém mais velho ri e mostra como faz.', 'Em muitas famílias a receita nunca foi escrita. Sabe quem ficou por perto, olhando a mão de quem fazia.'],
        ['A massa avisa quando está boa: solta da tigela e aceita ser moldada. Aprende-se com os dedos.'],
        ['Peça a quem sabe que deixe você fazer a massa enquanto ela observa. Uma tarde ensina mais que dez vídeos.'],
        ['Uma assadeira quente no centro da mesa chama a família sem que ninguém grite. É bonito de ver.'],
      ],
    },
  },
}
