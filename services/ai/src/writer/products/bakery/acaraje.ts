import type { ProductType } from '../product-type.ts'

export const acaraje: ProductType = {
  nouns: ['acarajé', 'abará'],
  asks: ['quantas pessoas vão comer', 'se gosta com muita ou pouca pimenta', 'para que dia você quer'],
  questions: {
    sale: ['Você pede com muita ou com pouca pimenta?', 'Com quem você divide, se é que divide?'],
    content: ['Acarajé ou abará, qual é o seu?', 'Qual foi a primeira vez que você provou?'],
  },
  emojis: ['🌶️', '🥣', '🧡'],
  hashtags: ['acaraje', 'abara', 'comidabaiana', 'acarajebaiano', 'culinariabaiana', 'comidaderua'],
  sale: {
    professional: {
      openings: [
        'O sabor da Bahia na sua mesa: {topic}.',
        'Hoje o fim de tarde combina com {topic}.',
        '{O topic} {reúne/reúnem} a família em volta da mesa.',
      ],
      steps: [
        ['O cheiro de dendê chega antes da comida, e a conversa muda de assunto. Quem estava sem fome descobre que estava com vontade.', 'Fim de tarde, amigos reunidos e alguém fala em comida baiana. Em pouco tempo, a mesa inteira está com vontade de dendê.'],
        ['A massa de feijão-fradinho com cebola tem sabor próprio, e o dendê completa. É uma receita que atravessou gerações sem perder a força.'],
        ['Agrada a quem cresceu comendo e a quem vai provar pela primeira vez. Na roda de amigos, vira o assunto da mesa.'],
        ['Antes de pedir, conte as pessoas e pergunte quem gosta de pimenta. Essa resposta muda bastante de um convidado para outro.'],
      ],
    },
    casual: {
      openings: [
        'Bateu saudade de dendê? Hoje tem {topic}.',
        'Chama os amigos que a vontade já chegou: {topic}.',
        'Eu não sei dizer não pra {um topic}.',
      ],
      steps: [
        ['Sabe aquele cheiro de dendê que faz a gente virar a cabeça no meio da rua? Eu sigo sem nem pensar.', 'Tem dia que a gente quer comida de sabor forte e gente animada em volta. Uma mordida com dendê já muda a cara da tarde.'],
        ['O feijão-fradinho bem batido faz toda a diferença na massa. Com o dendê, então, fica um sabor que não se confunde com outro.'],
        ['Vale pro lanche da tarde, pra roda de amigos e pra matar a saudade de quem mora longe da Bahia.'],
        ['Quando for pedir, já avisa como você gosta da pimenta. E pergunta pro pessoal, que sempre tem um corajoso e um assustado.'],
      ],
    },
    funny: {
      openings: [
        'Pediu com muita pimenta e agora não volta atrás: {topic}.',
        'O jantar estava decidido até alguém falar em {topic}.',
        'Ninguém conversa nos primeiros minutos {do topic}.',
      ],
      steps: [
        ['O turista pede quente achando que é temperatura. Depois da primeira mordida, ele entende a Bahia e procura um copo de água.', 'A pessoa diz que vai só provar um pedaço do seu. Quando você olha de novo, sobrou o guardanapo e um sorriso.'],
        ['O feijão-fradinho passou a vida sendo salada e acompanhamento. Aqui ele encontrou o dendê e virou o centro da festa.'],
        ['Serve para quem come com talher, para quem come com a mão e para quem termina com dendê até no cotovelo.'],
        ['Escolha a pimenta pensando em você, e não na plateia. Coragem na hora do pedido passa rápido na segunda mordida.'],
      ],
    },
    motivational: {
      openings: [
        'Uma receita que passou de mão em mão: {topic}.',
        'Do feijão à mesa, muito braço: {topic}.',
        'Quem ama dendê merece {um topic}.',
      ],
      steps: [
        ['Quem mora longe da sua terra sabe o que um sabor de casa faz. Basta o cheiro do dendê para a conversa ir até lá.', 'Você junta os amigos, arruma a mesa e quer servir algo de que todos vão lembrar. O dendê já começa a festa.'],
        ['O feijão fica de molho, perde a casca e é batido até a massa ficar leve. São horas de trabalho antes da primeira mordida.'],
        ['Para quem cresceu na Bahia, é gosto de casa. Para quem prova pela primeira vez, é uma boa maneira de conhecer um pedaço dela.'],
        ['Pense em quem vai estar à mesa e em quem nunca provou. Começar com pouca pimenta deixa todo mundo à vontade.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A mesma massa, dois preparos: {topic}.',
        'Da tigela de feijão ao prato, {topic}.',
        'Uma tradição baiana que começa no feijão: {topic}.',
      ],
      steps: [
        ['Muita gente conhece o acarajé e fica em dúvida diante do abará. Na aparência são bem diferentes, mas o começo é igual.', 'Quem visita a Bahia costuma perguntar qual é a diferença entre acarajé e abará. A resposta começa na mesma tigela de feijão.'],
        ['Os dois partem do feijão-fradinho batido com cebola. O acarajé é frito no dendê, e o abará cozinha no vapor, em folha de bananeira.'],
        ['Quem prova pela primeira vez pode pedir a pimenta à parte. Assim sente primeiro o gosto da massa e decide depois.'],
        ['O ofício das baianas de acarajé é patrimônio cultural do Brasil. Esse saber passa de uma geração a outra, em volta do feijão.'],
      ],
    },
    casual: {
      openings: [
        'Papo de quem ama dendê: {topic}.',
        'Quente ou frio, como você pede {o topic}?',
        'Senta que hoje a conversa é sobre comida baiana: {topic}.',
      ],
      steps: [
        ['Sabe quando perguntam se você quer quente ou frio? Não tem nada a ver com o fogo, e muita gente descobre na mordida.', 'O turista responde quente com toda a confiança do mundo. Dois minutos depois, ele tá pedindo água pra mesa inteira.'],
        ['É que na Bahia quente quer dizer com bastante pimenta. Frio é com pouquinha ou nenhuma, mesmo que tenha saído agora do fogo.'],
        ['Se ardeu, vai de leite ou de um pedaço de pão em vez de água. A água só espalha a pimenta pela boca.'],
        ['O que eu acho mais bonito é bater a massa até ela ficar leve. O braço reclama, mas dá pra ver a diferença.'],
      ],
    },
    funny: {
      openings: [
        'Manual de sobrevivência do turista: {topic}.',
        'As desculpas de quem pediu mais {um topic}.',
        'Uma camisa branca, uma mordida e o destino: {topic}.',
      ],
      steps: [
        ['Existe um ímã entre dendê e camisa branca. A pessoa escolhe a roupa com calma e logo naquele dia resolve comer.', 'Ninguém descobriu ainda o jeito elegante de dar a primeira mordida. Uns viram a cabeça, outros a mão, e o dendê escolhe.'],
        ['O dendê tem cor forte e mancha mesmo. Ela vem dos carotenos da fruta, os mesmos que dão cor à cenoura.'],
        ['Pingou na roupa, tire o excesso com papel, sem esfregar, e passe detergente neutro antes de lavar. Depois finja que nada aconteceu.'],
        ['Quem trabalha com dendê tem avental que já foi de outra cor. Ninguém lembra qual, e ele também não conta.'],
      ],
    },
    motivational: {
      openings: [
        'O saber que vem das baianas: {topic}.',
        'Muito trabalho antes do dendê: {topic}.',
        'O trabalho {do topic} começa bem antes da mesa.',
      ],
      steps: [
        ['Quem compra de uma baiana vê a mão firme e a colher rápida. O que não se vê começou muito antes, com o feijão de molho.', 'Antes da primeira mordida de alguém, houve feijão escolhido, lavado e batido. É um trabalho de paciência que pouca gente acompanha.'],
        ['A casca do feijão-fradinho precisa sair para a massa ficar fina. Depois ainda é preciso bater bastante, até entrar ar e ela ficar leve.'],
        ['Se quiser tentar em casa, deixe o feijão de molho e esfregue entre as mãos. As cascas sobem na água, e fica fácil retirar.'],
        ['Muitas famílias baianas foram criadas com o que saiu desse trabalho. Conhecer quem faz é também uma forma de respeito.'],
      ],
    },
  },
}
