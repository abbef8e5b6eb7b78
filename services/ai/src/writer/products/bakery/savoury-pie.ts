import type { ProductType } from '../product-type.ts'

export const savouryPie: ProductType = {
  nouns: ['torta salgada', 'torta de frango', 'empadão', 'quiche'],
  asks: ['quantas pessoas vão comer', 'para quando é', 'se vai ter outro prato na mesa'],
  questions: {
    sale: ['Canto ou meio da travessa?', 'Com salada ou com mais um pedaço?'],
    content: ['Quente na hora ou fria no dia seguinte?', 'Qual prato você leva quando cada um leva um?'],
  },
  emojis: ['🥧', '🍽️', '😋'],
  hashtags: ['tortasalgada', 'empadao', 'quiche', 'tortassalgadas', 'tortadefrango', 'salgados', 'almocoemfamilia'],
  sale: {
    professional: {
      openings: [
        'Uma refeição completa com salada ao lado: {topic}.',
        '{O topic} {resolve/resolvem} o almoço e {serve/servem} a visita.',
        'Para a mesa de família, {topic}.',
      ],
      steps: [
        ['Almoço em casa, pouco tempo e gente chegando. {Um noun} e uma salada na mesa já formam a refeição.', 'Depois de um dia cheio, o jantar pode ser um pedaço bem servido e nada mais para preparar.'],
        ['A massa guarda o recheio, e o recheio precisa chegar a todas as fatias. Nesse equilíbrio está o sabor.'],
        ['{Vai/Vão} bem no almoço, no lanche da tarde, na reunião do trabalho e no piquenique em que cada um leva um prato.'],
        ['Pense em quantas pessoas vão comer e se haverá acompanhamento. Com salada, as fatias podem ser menores.'],
      ],
    },
    casual: {
      openings: [
        'Almoço sem correria, com {topic}.',
        'Só falta a saladinha do lado {do topic}.',
        'Quem chega sente o cheiro: {topic}.',
      ],
      steps: [
        ['Visita pra almoçar e eu sem vontade de três panelas no fogo. Um prato desses na mesa, salada do lado e tá feito.', 'Ficou de levar um prato pro encontro? Do arroz ninguém lembra depois, mas de um assado bem recheado todo mundo fala.'],
        ['Bom é quando a faca corta e o recheio vem até a borda. Fatia só de massa ninguém merece.'],
        ['Almoço, janta, lanche da tarde e até marmita do dia seguinte. Dá certo em qualquer horário do dia.'],
        ['Conta quantos vão comer e se vai ter outra coisa na mesa. Sozinha, pensa numa fatia mais generosa.'],
      ],
    },
    funny: {
      openings: [
        'O prato do encontro que volta vazio: {topic}.',
        'A fatia do meio já foi reservada: {topic}.',
        'Ninguém vai perguntar pela salada perto {do topic}.',
      ],
      steps: [
        ['Cada um ficou de levar um prato, e cinco pessoas levaram refrigerante. Quem levou {o noun} salvou a reputação do grupo.', 'A sogra provou, olhou o recheio, provou de novo e ficou quieta. Na língua dela, isso é nota dez.'],
        ['Recheio que se concentra no meio cria conflito familiar. Bem espalhado, até a ponta fica disputada.'],
        ['{Vai/Vão} bem no almoço, no lanche e às onze da noite, fria, em pé, com a porta da geladeira aberta.'],
        ['Calcule os convidados e acrescente a marmita da tia. Ela já trouxe o pote e só está esperando a hora.'],
      ],
    },
    motivational: {
      openings: [
        'Uma mesa posta sem cansaço: {topic}.',
        'Refeição dividida alegra a casa: {topic}.',
        'Para quem precisa sentar e ser servido uma vez: {topic}.',
      ],
      steps: [
        ['Quem chega do trabalho e ainda cuida do jantar merece uma noite de mesa pronta. É só cortar e sentar.', 'A vizinha teve bebê, o amigo voltou do hospital. Levar uma refeição pronta ajuda mais que perguntar do que precisam.'],
        ['Massa, recheio e forno são três trabalhos num prato só. Quem faz sabe quanto tempo cabe numa fatia.'],
        ['No encontro da turma, um prato que serve a todos deixa quem organizou sentar e conversar também.'],
        ['Pense em quem vem e no que não pode faltar. Escolher pelo gosto do outro já é cuidar da mesa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Massa firme e recheio no ponto: {topic}.',
        'Como cortar e aquecer {o topic}.',
        'O que evita o fundo cru {no topic}.',
      ],
      steps: [
        ['Por cima parece tudo pronto, mas o fundo está úmido e a fatia desmonta. É o problema mais comum em casa.', 'Cortar assim que sai do forno parece irresistível. O recheio escorre e a segunda fatia já não tem forma.'],
        ['Recheio quente ou com muito líquido encharca a massa. E, logo que sai do forno, o recheio ainda não firmou.'],
        ['Escorra o que soltar água, asse na parte baixa do forno e espere quinze minutos antes de cortar.'],
        ['É comida de uma forma só, feita para o centro da mesa. Em muitas casas, a travessa já conhece o caminho.'],
      ],
    },
    casual: {
      openings: [
        'Papo de forno ligado: {topic}.',
        'Comida que lembra almoço de família: {topic}.',
      ],
      steps: [
        ['Fundo molhado é a tristeza de quem assa em casa. Por cima um espetáculo, por baixo uma papa.'],
        ['O recheio solta água no forno, e essa água desce. Se entrar quente então, já começa errado.'],
        ['Recheio escorrido, sem caldo sobrando, e forma na parte de baixo do forno. Depois espera uns quinze minutos, mesmo com fome.'],
        ['Eu acho bonito travessa no meio da mesa. Todo mundo se estica, pede a fatia da ponta e a conversa começa.'],
      ],
    },
    funny: {
      openings: [
        'Disputas territoriais à mesa: {topic}.',
        'O mistério da fatia que diminui, estrelando {topic}.',
        'Relatos da travessa {do topic}.',
      ],
      steps: [
        ['Ao servir, todos querem a fatia do canto. Quando o canto acaba, todos dizem que tanto faz.'],
        ['Os cantos têm mais massa dourada, e são só quatro. A família tem nove pessoas e memória boa.'],
        ['Usem forma redonda, que não tem canto. A briga passa para outro assunto e o almoço continua.'],
        ['Alguém sempre come um pedaço antes do almoço e encosta as fatias para disfarçar. A geometria entrega.'],
      ],
    },
    motivational: {
      openings: [
        'Do recheio bem feito ao corte firme: {topic}.',
        'O almoço começa cedo para quem faz {topic}.',
        'Paciência de quinze minutos: {topic}.',
      ],
      steps: [
        ['A primeira massa racha, a segunda encolhe e a terceira já cobre a forma inteira. É uma evolução que se come.'],
        ['Massa de abrir com rolo trabalha melhor fria e esfarela menos. Por isso quem tem prática volta à geladeira entre uma etapa e outra.'],
        ['Se a massa for de abrir com rolo, deixe descansar meia hora na geladeira antes. A diferença aparece na forma.'],
        ['Servir a família e ver os pratos voltarem é uma alegria concreta. Dá trabalho, e o trabalho aparece.'],
      ],
    },
  },
}
