import type { ProductType } from '../product-type.ts'

export const cookies: ProductType = {
  nouns: ['cookie', 'biscoito', 'bolacha'],
  asks: ['se prefere macio ou crocante', 'quantas pessoas tem na casa', 'se é para você ou para presente'],
  questions: {
    sale: ['Café, leite ou chá para acompanhar?', 'Quantos dias dura um pote na sua casa?'],
    content: ['Você molha no café ou acha um crime?', 'Macio ou crocante?'],
  },
  emojis: ['🍪', '☕', '😋'],
  hashtags: ['cookies', 'biscoitos', 'biscoitinhos', 'cookie', 'biscoitoscaseiros', 'cafedatarde', 'bolachas'],
  sale: {
    professional: {
      openings: [
        'Para o pote da cozinha não ficar vazio: {topic}.',
        'Café, leite ou chá, e {topic} ao lado.',
        '{O topic} {acompanha/acompanham} bem a pausa da tarde.',
      ],
      steps: [
        ['A chaleira apita, alguém pega as xícaras e outra pessoa já está com a mão no pote. Café sem biscoito parece incompleto.', 'Na gaveta do escritório, entre canetas e clipes, um biscoito salva o fim da tarde de muita gente.'],
        ['Massa bem assada se percebe primeiro no cheiro e depois na mordida. O sabor que fica já pede mais um.'],
        ['{Vai/Vão} na lancheira, na mala da viagem, na mesa da visita e na mão de quem está com pressa.'],
        ['Para escolher a quantidade, pense em quem frequenta a cozinha. Casa com criança ou estudante esvazia um pote em poucos dias.'],
      ],
    },
    casual: {
      openings: [
        'Mão no pote, café na xícara: {topic}.',
        'Quem consegue comer um só {desse topic}?',
        'Bateu a fome do meio da tarde? Tem {topic}.',
      ],
      steps: [
        ['Eu passo pela cozinha só pra beber água e volto com um biscoito em cada mão. A água fica pra próxima.', 'Visita chegou, café passou e a conversa engatou. Põe um prato de biscoito no meio e esquece a hora.'],
        ['O cheirinho anima antes da primeira mordida. Depois vem aquele farelo no colo que a gente cata um por um.'],
        ['É lanche de escola, companhia de viagem, presente de vizinha e salvação de quem pulou o café.'],
        ['Quantas pessoas tem na casa? Conta direito, inclui quem estuda até tarde, e pega um pouco a mais.'],
      ],
    },
    funny: {
      openings: [
        'O pote abriu, e a casa inteira correu atrás {do topic}.',
        'Era para durar a semana: {topic}.',
        'Farelo no teclado é culpa {do topic}.',
      ],
      steps: [
        ['O pote de biscoito tem o alarme mais eficiente da casa. Abre-se a tampa às duas da manhã e alguém grita do quarto.', 'Molhar no café é um esporte de precisão. Um segundo a mais e metade vai morar no fundo da xícara.'],
        ['Um biscoito puxa o outro, como a conversa. Quando a pessoa percebe, está raspando farelo e falando da infância.'],
        ['Bom para lancheira, reunião e madrugada. Na viagem de carro, acaba antes do primeiro pedágio.'],
        ['Calcule para a semana e multiplique por dois. Depois esconda metade e tente esquecer onde foi que guardou.'],
      ],
    },
    motivational: {
      openings: [
        'Lancheira arrumada com carinho leva {topic}.',
        'O pote cheio recebe quem chega: {topic}.',
      ],
      steps: [
        ['Antes de todos acordarem, alguém já está arrumando a lancheira. Um biscoito junto do lanche é um recado sem palavras.', 'Quem estuda à noite conhece o silêncio da cozinha às onze. Um pote com alguma coisa gostosa ajuda mais uma página.'],
        ['Fornada boa pede olho no forno, porque o ponto passa em minutos. Essa atenção vai inteira para a mesa.'],
        ['Levar biscoitos ao vizinho que chegou, ao colega que volta ou à avó é uma visita que começa bem.'],
        ['Pense em quem vai abrir o pote e no que essa pessoa bebe. Café e leite pedem gostos diferentes.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Crocância, forno e pote bem fechado: {topic}.',
        'Como manter {o topic} no ponto por mais tempo.',
        'Do forno ao pote: {topic}.',
      ],
      steps: [
        ['O biscoito estava crocante no primeiro dia e no terceiro já dobrava. Quase sempre a causa está no pote.'],
        ['A massa é fina e perde ou ganha umidade depressa. Além disso, o biscoito continua firmando enquanto esfria na assadeira.'],
        ['Tire do forno quando a borda dourar e o meio ainda parecer macio. Guarde em pote fechado só depois de frio.'],
        ['O pote de biscoito tem lugar fixo na lembrança de muita gente. Cada família sabe em que prateleira ele ficava.'],
      ],
    },
    casual: {
      openings: [
        'Conversa de pote aberto: {topic}.',
        'Macio ou crocante? O assunto é {topic}.',
      ],
      steps: [
        ['Biscoito murcho me dá uma tristeza danada. A gente morde esperando o barulho e ele só dobra.'],
        ['O que murcha é a umidade, que entra a cada vez que o pote abre. E se guardar morno, pior ainda.'],
        ['Espera esfriar bem e guarda num pote que feche de verdade. Murchou? Uns minutinhos no forno baixo ajudam bastante.'],
        ['Quando a fornada sai, eu sempre quebro um no meio. Pra conferir, claro, é uma questão profissional.'],
      ],
    },
    funny: {
      openings: [
        'Investigações do pote vazio: {topic}.',
        'Manual de mergulho no café, edição {topic}.',
        'Um rastro de farelo leva ao sofá: {topic}.',
      ],
      steps: [
        ['Quem molha no café vive perigosamente. Conta até três, puxa rápido e leva à boca de olhos fechados.'],
        ['A massa seca bebe o líquido em segundos e perde a estrutura. É por isso que metade mergulha e não volta.'],
        ['Molhe de lado, só a borda, e puxe antes do três. Para resgate, deixe uma colher de prontidão.'],
        ['Farelo na cama é prova definitiva. Não adianta sacudir o lençol, porque alguém vai achar um no dia seguinte.'],
      ],
    },
    motivational: {
      openings: [
        'Fornada após fornada, a mão acerta {o topic}.',
        'Cozinha cheia de cheiro e {topic} na assadeira.',
        'A receita passa de mão em mão: {topic}.',
      ],
      steps: [
        ['A primeira assadeira costuma sair clara demais ou escura nas bordas. A segunda já mostra o que o olho aprendeu.'],
        ['Cada forno tem um canto mais quente. Só assando várias vezes a gente descobre onde ele fica.'],
        ['Gire a assadeira na metade do tempo e deixe espaço entre um e outro. O dourado fica bem mais parelho.'],
        ['Um caderno com receita de biscoito costuma ter duas ou três letras diferentes. Cada pessoa que anotou deixou um pouco do seu jeito.'],
      ],
    },
  },
}
