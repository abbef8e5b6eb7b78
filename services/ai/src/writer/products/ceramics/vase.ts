import type { ProductType } from '../product-type.ts'

export const vase: ProductType = {
  nouns: ['vaso', 'vasinho', 'vaso de cerâmica', 'vaso de barro', 'vaso de argila', 'vaso de porcelana', 'vasinho de cerâmica', 'vasinho de barro', 'cachepô de cerâmica', 'cachepô de barro'],
  asks: ['qual planta vai ficar ali', 'o tamanho da planta', 'onde vai ficar'],
  questions: {
    sale: ['Qual planta sua merece casa nova?', 'Na janela, na varanda ou na estante: onde ficaria?'],
    content: ['Quantas plantas você tem em casa?', 'Qual planta nunca deu certo com você?'],
  },
  emojis: ['🏺', '🪴', '🌿'],
  hashtags: ['vaso', 'vasos', 'vasodeceramica', 'vasosdeceramica', 'vasodebarro', 'ceramicaartesanal', 'vasosdecorativos', 'vasosparaplantas'],
  sale: {
    professional: {
      openings: [
        'As suas plantas merecem uma casa bonita: {topic}.',
        '{O topic} {enfeita/enfeitam} o ambiente, com planta ou sem ela.',
        'Um canto verde começa com {topic}.',
      ],
      steps: [
        ['A planta cresceu e continua no pote de plástico em que veio. Num lugar bonito, ela passa a fazer parte da sala.', 'Na janela da cozinha, na varanda ou na estante, um pouco de verde muda a vista. E o vaso aparece tanto quanto as folhas.'],
        ['A cerâmica tem peso e textura, e cada queima dá um tom um pouco diferente. Mesmo vazia, a peça decora.'],
        ['Serve para quem tem muitas plantas, para quem tem uma só e para quem se mudou. É presente que fica à vista.'],
        ['Antes de escolher, meça o torrão da planta, e não só as folhas. Dois dedos de folga em volta bastam.'],
      ],
    },
    casual: {
      openings: [
        'A plantinha vai gostar da casa nova: {topic}.',
        'Aquele cantinho verde pedia {topic}.',
        'Planta bonita fica melhor ainda com {topic}.',
      ],
      steps: [
        ['Sabe aquela planta que você comprou no mercado e até hoje mora no potinho preto? Ela já fez por merecer uma mudança.', 'Um verdinho na janela, luz da manhã entrando, e a cozinha já parece outra. Com um vaso bonito, então, nem se fala.'],
        ['O que me encanta na cerâmica é a textura. Mesmo sem planta nenhuma, fica bonito na estante.'],
        ['Pra quem tem uma selva em casa e pra quem tá começando com um cacto. De presente, vai direto pra janela.'],
        ['Antes de escolher, mede a raiz com a terra, não só as folhas. Uns dois dedos de sobra tá ótimo.'],
      ],
    },
    funny: {
      openings: [
        'Sua planta pediu aumento de casa: {topic}.',
        'Quem tem uma planta acaba tendo vinte, e {topic}.',
        'O potinho preto do mercado pode descansar, chegou {o topic}.',
      ],
      steps: [
        ['Você comprou uma muda porque era pequena. Hoje ela ocupa a cadeira da sala, e as visitas sentam no braço do sofá.', 'Quem ama plantas diz sempre que é a última. A família ouve, concorda e já vai abrindo espaço na janela.'],
        ['A cerâmica fica bonita até vazia, o que é uma vantagem. Há casas em que as plantas entram e saem com certa rapidez.'],
        ['Serve para quem conversa com as plantas, para quem esquece delas e para quem rega quando está nervoso.'],
        ['Meça o torrão antes de escolher. Planta em espaço apertado é como família em apartamento pequeno, uma hora alguém põe a raiz para fora.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem cuida do que cresce: {topic}.',
        'O verde da sua casa merece {topic}.',
        'Cada folha nova pede um lugar à altura: {topic}.',
      ],
      steps: [
        ['A muda veio de um galho da vizinha, num copo de água. Meses depois tem raiz, folhas novas e precisa de um lugar seu.', 'Quem rega cedo, gira para a luz e tira a folha seca sabe quanto cuidado há em cada planta. Isso merece ser visto.'],
        ['Antes do forno, mãos levantaram a parede e abriram a boca da peça. O fogo só completa esse trabalho.'],
        ['É presente para quem tem mão boa e para quem está aprendendo. De um jeito ou de outro, a casa fica mais verde.'],
        ['Pense na planta que você tem e em quanto ela ainda vai crescer. O próximo tamanho costuma ser o certo.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O furo faz diferença, e muita: {topic}.',
        'Como regar plantas {no topic}.',
        'Quando é hora de trocar {o topic} da planta.',
      ],
      steps: [
        ['A maioria das plantas de casa não morre de sede, e sim de água demais. O lugar em que estão plantadas tem parte nisso.'],
        ['Sem saída, a água se junta no fundo e as raízes ficam sem ar. O barro sem esmalte, poroso, seca mais depressa.'],
        ['Enfie o dedo na terra antes de regar. Se não há furo, use um pote de plástico por dentro e escorra.'],
        ['A argila encolhe ao secar e mais um pouco no forno. Quem faz já modela maior, contando com essa diferença.'],
      ],
    },
    casual: {
      openings: [
        'Não afoga a coitada: {topic}.',
        'Tem furo? Se não tem, olha a dica: {topic}.',
        'Cuidar de planta {no topic} é mais fácil do que parece.',
      ],
      steps: [
        ['A gente rega todo dia por amor, e a planta vai ficando amarela. De sede ela não tá, pode ter certeza.'],
        ['Se a água não tem pra onde ir, fica parada no fundo e a raiz não consegue ar. Aí começa o problema.'],
        ['Bota o dedo na terra antes de regar, tá? E se não tiver furo, deixa a planta num potinho furado lá dentro.'],
        ['Barro molhado pela metade vai secando diferente de cima pra baixo. Eu gosto de ver essa marca da água.'],
      ],
    },
    funny: {
      openings: [
        'Entre a sede e o afogamento, eis a questão: {topic}.',
        'O que a planta diria {do topic} e do regador.',
        'Quem regou {o topic} hoje? Todo mundo.',
      ],
      steps: [
        ['Um rega de manhã, o outro à tarde, e a avó passa e põe mais um pouquinho. A planta já pensa em aprender a nadar.', 'Existe a planta que vive esquecida e linda, e a que recebe todos os cuidados e amarela. Ninguém sabe por quê.'],
        ['Raiz precisa de água e também de ar. Quando a terra vira sopa, a raiz não respira, e a folha é quem conta.'],
        ['Antes de regar, ponha o dedo na terra. Se sair limpo e seco, regue. Se sair sujo, só lave o dedo.'],
        ['No ateliê, nem toda peça fica em pé de primeira. Algumas murcham no torno e viram outra coisa.'],
      ],
    },
    motivational: {
      openings: [
        'Cuidar todo dia um pouco: {topic}.',
        'As mãos que levantam {um topic} do barro.',
        'O que cresce devagar combina com {topic}.',
      ],
      steps: [
        ['Muita gente começou com uma suculenta na janela e hoje troca mudas com o bairro. É um cuidado que se espalha.'],
        ['Planta não responde no mesmo dia. O que se faz numa semana aparece na outra, numa folha nova e enrolada.'],
        ['Pegue um galho de jiboia com um nó, ponha num copo de água e espere. As raízes aparecem em poucas semanas.'],
        ['Depois do forno, a peça fica firme para sempre. Antes disso, bastava um descuido, e ela voltava a ser barro.'],
      ],
    },
  },
}
