import type { ProductType } from '../product-type.ts'

export const lace: ProductType = {
  nouns: ['renda de bilro', 'renda de bilros', 'renda renascença', 'renda filé', 'renda irlandesa', 'gola de renda', 'golinha de renda', 'gola renascença', 'gola de renda renascença'],
  asks: ['onde você imagina usar', 'a cor que prefere', 'as medidas do lugar em que vai ficar'],
  questions: {
    sale: ['Branca, crua ou colorida: qual é a sua?', 'Na roupa ou na casa: onde você poria renda?'],
    content: ['Tem renda guardada na sua família?', 'Você já viu uma rendeira trabalhando de perto?'],
  },
  emojis: ['🤍', '🪡', '🧵'],
  hashtags: ['renda', 'rendadebilro', 'rendarenascenca', 'rendafile', 'rendeiras', 'rendaartesanal', 'artesanatonordestino'],
  sale: {
    professional: {
      openings: [
        'Fio, vazio e desenho: {topic}.',
        'O detalhe que muda o conjunto inteiro: {topic}.',
        'Para quem olha de perto antes de escolher, {topic}.',
      ],
      steps: [
        ['Sobre um tecido liso, a renda desenha sombra e luz. Quem passa costuma se aproximar para entender como aquilo se sustenta.', 'Na família havia uma renda guardada em papel de seda, que só saía em dias importantes. Muita gente procura essa mesma delicadeza.'],
        ['O desenho está tanto no fio quanto no espaço que ele deixa. Por isso a cor que fica embaixo muda o que se vê.'],
        ['{Vai/Vão} bem com tecido liso, numa roupa de festa ou num dia comum. É um presente para quem valoriza o trabalho feito com fio.'],
        ['Diga onde pretende usar e qual cor vai ficar por baixo. O contraste deixa o desenho forte, e o tom próximo deixa tudo discreto.'],
      ],
    },
    casual: {
      openings: [
        'Chega mais perto pra ver: {topic}.',
        'Eu não me canso de olhar {o topic}.',
        'Renda é daquelas coisas que a gente quer pegar na mão: {topic}.',
      ],
      steps: [
        ['A gente olha de longe e acha bonito. Aí chega perto, vê fio por fio e fica um tempão ali, procurando onde começa.', 'Sabe aquela renda que ficava na gaveta da avó e ninguém podia mexer? Dá pra ter uma e usar de verdade.'],
        ['O bonito da renda é que metade dela é buraquinho. Muda a cor de baixo, e parece que mudou o desenho.'],
        ['{Fica linda/Ficam lindas} com vestido simples, com roupa de festa e com o jeans de todo dia. Pra quem ama coisa de linha, é presente certo.'],
        ['Me conta onde você quer usar e o que vai ficar por baixo. Uma foto já ajuda a escolher o tom.'],
      ],
    },
    funny: {
      openings: [
        'Mais buraco que pano, e todo mundo quer: {topic}.',
        'Não é mancha de sol na parede, é a sombra {do topic}.',
        'Olhar de perto, esquecer a conversa: {topic}.',
      ],
      steps: [
        ['A visita veio contar uma novidade e parou no meio da frase. Está há cinco minutos seguindo um fio com o dedo.', 'Na infância, a ordem era olhar com os olhos e não com as mãos. Hoje a renda é sua, e a mão já está lá.'],
        ['É o único caso em que a gente paga pelos buracos e sai feliz. Eles estão todos no lugar certo, e isso é o difícil.'],
        ['{Serve/Servem} para a roupa de domingo, para a de terça e para aquela amiga que confere o avesso de tudo.'],
        ['Escolha a cor pensando no que vai embaixo. Branco no branco é elegante, mas vai fazer a visita procurar os óculos.'],
      ],
    },
    motivational: {
      openings: [
        'Fio por fio, um desenho que atravessa o tempo: {topic}.',
        'Um saber que passa de mão em mão: {topic}.',
        'Quem conhece o trabalho da rendeira entende {o topic}.',
      ],
      steps: [
        ['Em muitas cidades do litoral e do sertão, mulheres se sentam à porta e fazem renda. A conversa corre junto com o fio.', 'Há quem tenha crescido vendo a mãe ou a avó fazer renda. Ver uma delas outra vez traz de volta a casa inteira.'],
        ['O fio anda sozinho muito pouco. Cada volta depende da anterior, e um erro no começo aparece lá adiante.'],
        ['É um presente que honra quem já fez renda e quem sempre quis aprender. Os dois vão olhar o desenho de perto.'],
        ['Pense num lugar em que ela possa ser vista. Renda bonita merece sair do papel de seda.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Da lavagem à gaveta, cuidados com {o topic}.',
        'O fio, o vazio e o cuidado de casa: {topic}.',
        'O que diferencia uma renda da outra, começando por {topic}.',
      ],
      steps: [
        ['Muitas pessoas guardam renda dobrada por anos. Quando abrem, as marcas da dobra estão mais fortes que o desenho.', 'É comum chamar toda renda pelo mesmo nome. Cada uma tem a sua técnica, o seu fio e a sua região.'],
        ['O fio preso na mesma posição por muito tempo marca e enfraquece naquele ponto. Esticada ou enrolada, ela descansa melhor.'],
        ['Lave à mão com sabão neutro, sem torcer, e seque na horizontal sobre uma toalha. Guarde enrolada em tecido claro.'],
        ['Uma renda bem guardada continua pronta para a próxima ocasião. O desenho não sai de moda porque nunca dependeu dela.'],
      ],
    },
    casual: {
      openings: [
        'Não dobra a coitada, pelo amor do fio: {topic}.',
        'Dica pra quem tem renda na gaveta: {topic}.',
        'Bora cuidar bem {do topic}?',
      ],
      steps: [
        ['A gente ama tanto a renda que guarda, guarda e esquece. Quando abre a gaveta, a dobra já virou parte do desenho.', 'Tem gente que chama tudo de renda e pronto. Mas cada tipo tem um jeito, um fio e um lugar de onde veio.'],
        ['O fio que fica dobrado no mesmo lugar vai ficando cansado. Parece firme, mas é ali que ele resolve abrir.'],
        ['Lava com a mão, sabão neutro, e nada de torcer. Depois estende numa toalha e guarda enroladinha.'],
        ['Pra mim, renda boa é renda que aparece. Um pouco de uso com cuidado faz melhor que dez anos no escuro.'],
      ],
    },
    funny: {
      openings: [
        'Brinco e anel, mantenham distância {do topic}.',
        'Um fio solto e uma tia desesperada: {topic}.',
        'O gato olhou, gostou e se aproximou: {topic}.',
      ],
      steps: [
        ['Existe a renda que ninguém usa para não estragar. Ela está há vinte anos na gaveta, esperando uma visita à altura.', 'Alguém da família sempre puxa o fiozinho solto só para ver. Depois aprende uma grande lição sobre como a renda se segura.'],
        ['Na renda, tudo depende de tudo, como em grupo de família. Um fio que se solta logo comenta com os outros.'],
        ['Achou um fio solto? Respire, largue a tesoura e chame quem entende. Até lá, mantenha o gato em outro cômodo.'],
        ['No fim, a renda que saiu da gaveta foi elogiada no almoço inteiro. A que ficou lá continua esperando uma visita da realeza.'],
      ],
    },
    motivational: {
      openings: [
        'A conversa que corre junto com o fio: {topic}.',
        'O tempo aparece no desenho {do topic}.',
        'Aprender olhando as mãos de outra pessoa: {topic}.',
      ],
      steps: [
        ['A menina sentava perto e olhava as mãos da vizinha. Um dia ganhou linha própria e desmanchou muito antes de acertar.', 'Os primeiros trabalhos de renda saem tortos e bem pequenos. Muita rendeira guarda o seu até hoje, numa caixa de botões.'],
        ['Aprender renda é decorar com as mãos um caminho que a boca não sabe explicar. Só a repetição mostra onde virar.'],
        ['Se alguém da sua família fazia renda, pergunte o nome dos pontos e anote. Muitos deles só existem de ouvido.'],
        ['Cada desenho que alguém aprende é um desenho que continua. É assim que a renda chegou até aqui.'],
      ],
    },
  },
}
