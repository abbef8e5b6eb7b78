import type { ProductType } from '../product-type.ts'

export const yogurt: ProductType = {
  nouns: ['iogurte', 'iogurte caseiro', 'iogurte artesanal', 'iogurte natural', 'iogurte grego', 'kefir', 'kefir de leite', 'coalhada', 'coalhada seca', 'coalhada fresca'],
  asks: ['com o que você costuma comer', 'se prefere mais cremoso ou mais ácido', 'quantas pessoas comem em casa'],
  questions: {
    sale: ['Com fruta, com mel ou puro?', 'No café da manhã ou no lanche?'],
    content: ['Você mistura tudo ou come em camadas?', 'O que não pode faltar na sua tigela cremosa?'],
  },
  emojis: ['🥛', '🍓', '🥣'],
  hashtags: ['iogurte', 'iogurtecaseiro', 'iogurteartesanal', 'kefir', 'coalhada', 'cafedamanha', 'laticinios'],
  sale: {
    professional: {
      openings: [
        'Cremosidade e acidez na medida: {topic}.',
        '{O topic} {combina/combinam} com fruta fresca e mel.',
        'Na tigela da manhã ou na receita da noite: {topic}.',
      ],
      steps: [
        ['A fruta está madura e o mel, ao lado. Falta a base cremosa e fresca para que a tigela da manhã fique completa.', 'O almoço foi farto e ninguém quer sobremesa de forno. Algo gelado, ácido e cremoso encerra melhor a refeição.'],
        ['A acidez equilibra o doce da fruta e o sal dos temperos. A textura envolve e refresca ao mesmo tempo.'],
        ['{Serve/Servem} no café, em molhos de salada, em bolos, em marinadas e com pão. {Atende/Atendem} paladares doces e salgados.'],
        ['Antes de escolher, pense no uso e em quantas porções saem por semana. Lembre que o lugar é sempre a geladeira.'],
      ],
    },
    casual: {
      openings: [
        'Colher na mão e geladeira aberta: {topic}.',
        'Frutinha picada procura {topic}.',
        'Café da manhã fresquinho com {topic}.',
      ],
      steps: [
        ['Calor de manhã cedo, nada quente desce. Uma tigela cremosa e gelada, fruta por cima, e o dia começa direito.', 'Sabe aquela fruta que tá madura demais? Amassa, joga por cima do creme geladinho e ninguém reclama.'],
        ['O azedinho acorda o paladar e segura o doce da fruta. {Cremoso/Cremosa/Cremosos/Cremosas} desse jeito, nem {precisa/precisam} de muito enfeite.'],
        ['{Vai/Vão} com fruta, mel, granola, no bolo, no molho da salada e até pra amaciar o frango.'],
        ['Me fala como você gosta, se puro ou com alguma coisa, e quantas pessoas comem. E guarda um lugar na geladeira.'],
      ],
    },
    funny: {
      openings: [
        'Última colherada disputada em família: {topic}.',
        'A geladeira abriu sozinha para {o topic}.',
        'Bigode branco às sete da manhã: {topic}.',
      ],
      steps: [
        ['O pote tinha nome escrito na tampa. À noite alguém comeu e ainda deixou um bilhete elogiando.', 'A criança pediu sem fruta, depois com fruta, depois a fruta separada. No fim, comeu o do pai.'],
        ['{É azedinho/É azedinha/São azedinhos/São azedinhas} de propósito e não {pede/pedem} desculpas. Um fio de mel costuma fazer as pazes com todo mundo.'],
        ['{Serve/Servem} para tigela, molho, bolo e para a pessoa que monta camadas lindas num copo e depois mistura tudo.'],
        ['Calcule por semana e por morador. O que come em pé, na frente da geladeira aberta, conta duas vezes.'],
      ],
    },
    motivational: {
      openings: [
        'O tempo que transforma o leite: {topic}.',
        'Cuidar da mesa da manhã: {topic}.',
        'Um começo de dia sem complicação, com {topic}.',
      ],
      steps: [
        ['Antes de a casa acordar, alguém já separou tigelas e lavou a fruta. São dez minutos de cuidado por todos.', 'Quem decidiu comer em casa antes do trabalho precisa de algo simples. Uma tigela pronta em dois minutos ajuda a manter o plano.'],
        ['O leite só ganha corpo com tempo certo e repouso. Mexer antes da hora desfaz o trabalho de uma noite.'],
        ['{Serve/Servem} ao filho que sai cedo, à avó que gosta com mel e ao amigo que aprendeu a fazer molho de salada.'],
        ['Observe o que a sua casa come de manhã durante uma semana. A quantidade certa aparece nessa conta.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O líquido que se forma em cima: {topic}.',
        'Colher limpa e geladeira fria, os cuidados com {o topic}.',
        'Doce ou salgado, outros usos {do topic}.',
      ],
      steps: [
        ['Ao abrir o pote, apareceu um líquido claro na superfície. Muita gente pensa que desandou e joga fora.', 'A colher que vai à boca e volta ao pote é um costume de quase toda casa. É também o que mais encurta a conservação.'],
        ['Esse líquido é o soro do próprio leite, que se separa com o repouso. Basta um movimento para acontecer.'],
        ['Misture o soro de volta ou escorra para ficar mais espesso. Sirva com colher limpa e devolva logo à geladeira.'],
        ['Transformar leite em algo que dura mais é um saber de muitos povos. Cada um deu um nome e um ponto.'],
      ],
    },
    casual: {
      openings: [
        'Apareceu aguinha em cima? É normal: {topic}.',
        'Dá pra usar até no frango: {topic}.',
        'O que eu faço com o restinho {do topic}.',
      ],
      steps: [
        ['Abriu e tinha uma aguinha por cima? Calma, não precisa jogar fora nem ficar de pé atrás, viu?', 'Quem nunca deu uma colherada direto do pote e guardou de volta? Eu sei que é gostoso, mas o pote não gosta.'],
        ['A aguinha é soro, que se solta quando o pote fica parado ou leva uma sacudida. Faz parte do leite.'],
        ['Mistura de novo ou escorre, se gosta bem firme. Tira a sua parte numa tigela e devolve o resto pra geladeira.'],
        ['O restinho do pote eu bato com fruta ou ponho no bolo. Massa com um azedinho fica fofa que só.'],
      ],
    },
    funny: {
      openings: [
        'Pote vazio na geladeira, e cadê {o topic}?',
        'Camadas lindas, cinco segundos de vida: {topic}.',
        'O soro misterioso {do topic}.',
      ],
      steps: [
        ['Toda casa tem alguém que devolve o pote vazio à geladeira. Fica lá, fechadinho, enganando os outros por três dias.', 'Montou camadas com fruta e creme num copo alto, como na foto. A colher desceu uma vez e acabou com a arquitetura.'],
        ['O líquido de cima é soro, e não é choro. Aparece quando o pote descansa, por mais que a família desconfie.'],
        ['Misture ou escorra, e sirva numa tigela. Quem come do pote assina um termo com a família.'],
        ['A pia acorda com cinco colheres e nenhuma tigela. É assim que se descobre quantos passaram pela cozinha à noite.'],
      ],
    },
    motivational: {
      openings: [
        'A noite inteira para ganhar corpo: {topic}.',
        'Quem lida com leite conhece a espera: {topic}.',
        'Um saber de muitas casas e muitos povos: {topic}.',
      ],
      steps: [
        ['Em muitas casas, uma colher do pote de hoje começa o de amanhã. Assim a mesma cultura atravessa anos.', 'Dar um pouco da cultura à vizinha é um costume bonito. Quando o de uma casa se perde, o da outra continua.'],
        ['O leite precisa de sossego e de horas para mudar. Quem fica mexendo a toda hora só atrapalha.'],
        ['Se você faz em casa, marque o horário e a temperatura do dia. O inverno pede mais tempo que o verão.'],
        ['Algumas transformações acontecem em silêncio, durante a noite. Pela manhã, só resta provar e agradecer à paciência.'],
      ],
    },
  },
}
