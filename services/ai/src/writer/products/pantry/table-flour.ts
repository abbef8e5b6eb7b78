import type { ProductType } from '../product-type.ts'

export const tableFlour: ProductType = {
  nouns: ['farinha de mandioca', 'farinha de milho', 'farinha torrada', 'farinha de puba'],
  asks: ['se é para o prato ou para farofa', 'se prefere mais fina ou mais grossa', 'quanto a sua casa costuma usar'],
  questions: {
    sale: ['No feijão, na farofa ou em tudo?', 'Mais fina ou mais grossinha?'],
    content: ['O que vai na farofa da sua família?', 'Farinha em cima ou do lado do feijão?'],
  },
  emojis: ['🌽', '🍽️', '🥣'],
  hashtags: ['farinha', 'farinhademandioca', 'farinhademilho', 'farofa', 'comidabrasileira', 'comidanordestina', 'cozinhabrasileira'],
  sale: {
    professional: {
      openings: [
        'Para o feijão de todo dia e a farofa do fim de semana: {topic}.',
        '{O topic} {completa/completam} o prato brasileiro.',
        'A mesa está servida, com feijão, couve e {topic}.',
      ],
      steps: [
        ['O feijão está grosso, a couve está cortada e o arroz acabou de secar. Falta passar o pote de farinha de mão em mão.', 'A carne saiu da brasa, e a farofa ainda está por fazer. Com boa farinha e um pouco de manteiga, resolve-se em minutos.'],
        ['Uma boa farinha tem sabor próprio, dá textura ao caldo e deixa a farofa solta, sem virar pó.'],
        ['{Serve/Servem} o almoço comum, a ceia de festa, o churrasco e a banana frita da tarde. Em muitas mesas, {aparece/aparecem} todos os dias.'],
        ['Para escolher, pense no uso: mais fina para engrossar e envolver, mais grossa para quem gosta de sentir o grão no dente.'],
      ],
    },
    casual: {
      openings: [
        'Feijão sem companhia fica triste: {topic}.',
        'Pode passar pra cá {o topic}.',
        'Churrasco marcado? Põe {topic} na lista.',
      ],
      steps: [
        ['O prato já tá feito, o feijão caprichado, e todo mundo espera a mesma coisa dar a volta na mesa: o pote de farinha.', 'Sobrou caldinho no fundo do prato? É a melhor hora do almoço, com uma colherada de farinha pra não perder nada.'],
        ['Farinha boa tem gosto, não é só enchimento. Dá liga no caldo, fica soltinha na farofa e pede mais uma colher.'],
        ['{Vai/Vão} no feijão, no ovo frito, na farofa, na banana e no peixe. Tem família que põe até no que ninguém imagina.'],
        ['Me diz se na sua casa é mais farofa ou mais farinha no prato. E se o povo gosta fininha ou grossa.'],
      ],
    },
    funny: {
      openings: [
        'O feijão perguntou e todo mundo apontou: {topic}.',
        'A toalha limpa durou até a chegada {do topic}.',
        'Nevou em volta do prato, culpa {do topic}.',
      ],
      steps: [
        ['Existe um tio que põe farinha antes de provar a comida. A cozinheira já parou de se ofender em outro século.', 'Era uma colher por pessoa. Passado o pote, cada prato tinha uma serra, e o feijão pedia licença para respirar.'],
        ['Farinha boa some no caldo, fica crocante na farofa e ainda enfeita a camisa de quem fala comendo.'],
        ['{Serve/Servem} para feijão, churrasco, ovo, banana e para o primo que come de colher e diz que só está conferindo o sal.'],
        ['Calcule para a família e some o tio. Ele vem sem avisar, senta perto do pote e não sai antes do fundo.'],
      ],
    },
    motivational: {
      openings: [
        'O trabalho de muitas mãos num prato simples: {topic}.',
        'Todo dia na mesa, sem perder o valor: {topic}.',
        'Da roça ao prato feito, {o topic}.',
      ],
      steps: [
        ['Tem mesa que reúne quinze pessoas e um só pote de farinha. Ele circula, e enquanto circula a família conversa.', 'Quem cozinha todo dia para a casa conhece o valor de um prato que rende. Farinha boa ajuda a alimentar mais um.'],
        ['Até a farinha ficar pronta, há colheita, peneira, forno e muito braço. O sabor guarda um pouco desse calor.'],
        ['É lembrança boa para quem foi morar longe e não encontra na cidade nova o grão que comia em casa.'],
        ['Se é para alguém de fora, pergunte de que região veio a pessoa. Cada canto do país tem a sua farinha preferida.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Farofa solta, sem empapar: {topic}.',
        'O ponto certo da farofa feita com {topic}.',
        'Cada mesa tem o seu grão: {topic}.',
      ],
      steps: [
        ['A farofa saiu pesada, em bolinhas, ou seca a ponto de pedir água. Quase sempre o problema está no fogo e na ordem.', 'Muitos põem a farinha toda de uma vez e só depois acrescentam a gordura. O resultado são partes secas e partes empapadas.'],
        ['O grão absorve depressa a gordura e a água que encontra. Onde há demais vira pasta, onde falta fica pó.'],
        ['Derreta a gordura e doure a cebola primeiro. Depois junte a farinha aos poucos, em fogo baixo, mexendo até soltar.'],
        ['O país tem dezenas de farinhas, e cada uma nasceu de um jeito de comer. Conhecer a do vizinho também é viajar.'],
      ],
    },
    casual: {
      openings: [
        'Farofa empapou? Vem conversar: {topic}.',
        'Como eu faço farofa com {topic}.',
        'Cada casa tem seu jeito de usar {o topic}.',
      ],
      steps: [
        ['Já fez farofa que ficou meio molhada, meio pó? Já passei por isso, e a culpa nem era da cebola.', 'A pressa faz a gente virar o pacote inteiro na panela. Dali a pouco tem caroço de um lado e farinha seca do outro.'],
        ['Farinha chupa a gordura no primeiro lugar em que cai. Se cai tudo junto, um cantinho fica com tudo e o resto sem nada.'],
        ['Gordura e cebola primeiro, fogo baixo, farinha de pouquinho. E mexe sem parar, até ouvir que ficou soltinha.'],
        ['Tem quem goste com ovo, com banana, com couve. Eu gosto de raspar o fundo da panela, que ninguém disputa.'],
      ],
    },
    funny: {
      openings: [
        'Crise de farofa na cozinha: {topic}.',
        'O pote passou três vezes, e lá se {foi/foram} {o topic}.',
        'Manual do tio do churrasco, página um: {topic}.',
      ],
      steps: [
        ['Farofa seca tem um perigo conhecido: alguém ri na hora errada. A mesa inteira fica coberta, e o churrasco continua.', 'O cunhado assumiu a farofa e jogou tudo na panela de uma vez. Nasceu ali uma pedra com cebola.'],
        ['A farinha não espera convite: bebe a gordura toda no primeiro segundo e deixa o resto da panela passando sede.'],
        ['Ponha aos poucos, mexa sempre e não conte piada durante a degustação. As três regras têm a mesma importância.'],
        ['Na foto do almoço, todo mundo saiu sorrindo de boca fechada. Farofa ensina elegância a qualquer família.'],
      ],
    },
    motivational: {
      openings: [
        'O prato de todo dia também tem ofício: {topic}.',
        'O forno, a peneira e quem trabalha neles: {topic}.',
        'Muita mão antes do primeiro grão {do topic}.',
      ],
      steps: [
        ['Uma colher de farinha some no feijão em um segundo. O trabalho para chegar até ela levou dias e muitas pessoas.', 'Em muitos lugares, fazer farinha ainda é mutirão. Uns descascam ou debulham, outros peneiram, alguém cuida do forno quente.'],
        ['Mexer no forno sem deixar queimar exige braço e olho. Um descuido escurece tudo, e o dia recomeça da peneira.'],
        ['Da próxima vez que cozinhar, prove a farinha pura antes de misturar. Repare no cheiro, no grão e na cor.'],
        ['Comida simples pede respeito igual. Quem já mexeu um forno de farinha nunca mais deixa sobrar no prato.'],
      ],
    },
  },
}
