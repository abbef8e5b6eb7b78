import type { ProductType } from '../product-type.ts'

export const generalPiece: ProductType = {
  nouns: ['peça de cerâmica', 'peça em cerâmica', 'pecinha de cerâmica', 'peça de barro', 'peça de argila', 'peça de porcelana'],
  asks: ['se é para usar ou para enfeitar', 'onde a peça vai ficar', 'se é presente ou para você'],
  questions: {
    sale: ['Seria para usar ou só para olhar?', 'Quem na sua família ama cerâmica?'],
    content: ['Você já tentou modelar argila?', 'Qual peça de barro tinha na casa da sua avó?'],
  },
  emojis: ['🏺', '🤎', '✨'],
  hashtags: ['ceramica', 'ceramicaartesanal', 'pecasdeceramica', 'ceramicabrasileira', 'ceramicautilitaria', 'ceramicadecorativa', 'ceramista'],
  sale: {
    professional: {
      openings: [
        'A beleza do que passou pelo fogo: {topic}.',
        '{O topic} {dá/dão} à casa a presença da cerâmica.',
        'Para quem aprecia o trabalho com a argila: {topic}.',
      ],
      steps: [
        ['Há objetos que se pegam na mão antes de perguntar para que servem. A cerâmica convida ao toque, pelo peso e pela superfície.', 'Numa estante ou numa mesa posta, a cerâmica chama o olhar. É a peça que a visita pega na mão para perguntar.'],
        ['A argila muda na secagem e muda outra vez no forno. O tom e a textura finais trazem um pouco desse caminho.'],
        ['Combina com a casa nova e com a de sempre. Como presente, agrada a quem gosta de objetos com história.'],
        ['Antes de escolher, pense no uso e no lugar. Uma peça para olhar e uma peça para usar pedem cuidados diferentes.'],
      ],
    },
    casual: {
      openings: [
        'Dá vontade de passar a mão: {topic}.',
        'Quem gosta de cerâmica vai parar {no topic}.',
        'Olha a beleza do barro: {topic}.',
      ],
      steps: [
        ['Sabe quando a gente pega uma coisa na mão e não quer devolver? Com cerâmica é assim, o peso segura a gente.', 'No meio de tanta coisa lisa e igual, uma peça de argila aparece. Todo mundo olha, e alguém sempre pega.'],
        ['O que eu acho bonito é que o forno também dá palpite. Cada queima puxa a cor pra um lado.'],
        ['Serve pra casa, pro trabalho e pra presentear quem já tem de tudo. Cerâmica sempre acha um lugar.'],
        ['Antes de escolher, pensa se é pra usar ou pra olhar. E repara nas cores que já tem por perto.'],
      ],
    },
    funny: {
      openings: [
        'Quem diria que um dia foi barro: {topic}.',
        'Entrou no forno barro e saiu assim: {topic}.',
        'A visita vai pegar {o topic}, e você vai prender o ar.',
      ],
      steps: [
        ['A visita pega a peça com uma mão só, gesticulando com a outra. Você sorri, conta os segundos e deixa o braço de prontidão.', 'Na infância, mexer no barro dava bronca. Adulto, a gente paga para ter o barro na estante e ainda acha bonito.'],
        ['A argila saiu da terra, tomou água, enfrentou o forno e chegou inteira. Tem mais história que muita gente na festa.'],
        ['Serve para quem coleciona, para quem usa e para quem guarda tão bem que nem usa nem lembra.'],
        ['Pense no lugar antes de escolher. Longe da beirada, do gato e daquele parente que fala com as mãos.'],
      ],
    },
    motivational: {
      openings: [
        'As mãos de alguém passaram por aqui: {topic}.',
        'Escolher {topic} é dar valor ao tempo de quem modela.',
        'Uma casa feita de boas escolhas combina com {topic}.',
      ],
      steps: [
        ['Depois de um dia inteiro diante da tela, é bom segurar algo feito de argila. Dá gosto sentir o peso.', 'As coisas de que a gente mais gosta em casa não são muitas, e cada uma tem seu motivo. Uma boa peça entra nessa lista.'],
        ['Entre a argila mole e a peça pronta há dias de secagem e horas de forno. Nada disso se pode apressar.'],
        ['É presente para quem mudou de casa, de trabalho ou de cidade. Uma peça firme combina com fase nova.'],
        ['Escolha com as mãos, quando puder. O peso e a superfície dizem logo se aquela peça é para você.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Do barro à peça pronta, o caminho é longo: {topic}.',
        'Por que {um topic} {pode/podem} trincar.',
        'Cerâmica, barro e porcelana têm diferenças: {topic}.',
      ],
      steps: [
        ['Barro, argila, cerâmica e porcelana são palavras que muita gente mistura. Elas têm relação, mas não querem dizer a mesma coisa.'],
        ['A argila é a matéria, e a queima a transforma em cerâmica. A porcelana é uma cerâmica fina, queimada em temperatura mais alta.'],
        ['Se for modelar em casa, cubra a peça com plástico e deixe secar devagar, por igual, longe do sol e do vento.'],
        ['No forno, a argila perde a água que ainda guardava e não volta mais a ser barro. É uma mudança definitiva.'],
      ],
    },
    casual: {
      openings: [
        'Barro, argila ou cerâmica? Vamos lá: {topic}.',
        'Sempre me perguntam a diferença: {topic}.',
        'Como nasce {um topic}, do meu jeito de contar.',
      ],
      steps: [
        ['Muita gente me pergunta se barro e cerâmica são a mesma coisa. A resposta está no forno, e eu adoro explicar.'],
        ['O barro só vira cerâmica depois de queimado. Antes disso, se molhar, ele desmancha e volta a ser lama.'],
        ['Se quiser brincar de modelar em casa, cobre com um plástico e deixa secar bem devagar. A pressa é que racha.'],
        ['Abrir o forno é a hora do coração na mão. A gente sabe o que pôs lá dentro, mas não sabe o que sai.'],
      ],
    },
    funny: {
      openings: [
        'O que acontece no forno fica no forno: {topic}.',
        'Todo ceramista já perdeu {um topic} no forno.',
        'Dramas de ateliê com {topic}.',
      ],
      steps: [
        ['Um restinho de umidade ficou escondido na parede da peça a tarde inteira. Só se apresentou dentro do forno, com barulho.'],
        ['Água presa na argila vira vapor no calor e procura saída. Não costuma pedir licença.'],
        ['Por isso a argila é bem amassada e seca com calma antes do forno. Amassar ainda é ótimo para pensar em quem irritou você.'],
        ['Há barro no sapato, no avental e atrás da orelha. A casa inteira sabe onde o ceramista esteve, pelo rastro.'],
      ],
    },
    motivational: {
      openings: [
        'Terra, água e mãos: {topic}.',
        'O barro ensina a recomeçar: {topic}.',
        'O tempo que se leva para fazer {topic}.',
      ],
      steps: [
        ['Todo ateliê tem uma prateleira de peças tortas. Quem faz não joga fora, porque foi ali que aprendeu.'],
        ['Enquanto está úmida, a argila aceita mudança. Quem erra amassa, espera um pouco e começa outra vez com o mesmo barro.'],
        ['Se puder, experimente uma aula de cerâmica. Leve uma roupa velha e deixe a pressa em casa, porque o barro percebe.'],
        ['Há peças de barro de milhares de anos com a marca de um dedo. Alguém apoiou a mão ali antes de secar.'],
      ],
    },
  },
}
