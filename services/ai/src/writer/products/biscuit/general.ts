import type { ProductType } from '../product-type.ts'

export const general: ProductType = {
  nouns: ['biscuit', 'peça de biscuit', 'flor de biscuit', 'aplique de biscuit'],
  asks: ['onde a peça vai ficar', 'as cores de que precisa', 'para quando é'],
  questions: {
    sale: ['O que você enfeitaria com uma peça dessas?', 'Você gosta de detalhe delicado ou de enfeite que se vê de longe?'],
    content: ['Você já tentou modelar biscuit?', 'Você também já achou que biscuit era de comer?'],
  },
  emojis: ['🎨', '🖌️', '💛'],
  hashtags: ['biscuit', 'artesembiscuit', 'pecasembiscuit', 'biscuitarte', 'apliquesembiscuit', 'biscuitbrasil', 'floresdebiscuit'],
  sale: {
    professional: {
      openings: [
        'Delicadeza modelada em cada detalhe: {topic}.',
        'Quem gosta de trabalho manual vai se encantar com {topic}.',
        '{O topic} {mostra/mostram} o que se faz com massa e paciência.',
      ],
      steps: [
        ['Há coisas que se veem de longe e pedem que se chegue perto para entender como foram feitas. Com o biscuit é quase sempre assim.', 'A festa está organizada, o presente está na caixa, o canto da casa está limpo. Mesmo assim, às vezes falta um toque final.'],
        ['A massa recebe a cor e a forma nas mãos de quem modela. Depois de seca, fica firme e conserva cada dobra.'],
        ['Combina com quem decora festas, com quem monta presentes e com quem gosta de objetos delicados na estante.'],
        ['Para acertar na escolha, tenha em mãos a medida do lugar e as cores que já estão por perto.'],
      ],
    },
    casual: {
      openings: [
        'De perto se descobre ainda mais: {topic}.',
        'Eu não canso de olhar {o topic}.',
        'Faltava um toque assim, com {topic}.',
      ],
      steps: [
        ['Sabe aquele detalhe que faz todo mundo perguntar onde você arrumou? É ele que fica na cabeça das pessoas depois.', 'Você montou o presente, olhou e achou que faltava alguma coisa. Faltava mesmo, e era coisa pequena.'],
        ['O que eu amo no biscuit é que a massa guarda tudo, a dobrinha, a curva, a marca da ferramenta. Cada detalhe fica.'],
        ['Serve pra enfeitar, pra presentear e pra guardar. Quem gosta de coisa delicada sempre acha onde colocar.'],
        ['Antes de escolher, pega uma régua e vê o espaço que tem. No biscuit, um centímetro já faz diferença.'],
      ],
    },
    funny: {
      openings: [
        'Pode olhar, mas não é de comer: {topic}.',
        'Olhar {o topic} pode, morder não.',
        'Se perguntarem, {o topic} não {vai/vão} bem com café.',
      ],
      steps: [
        ['O nome lembra biscoito, a cor lembra confeito, e sempre tem alguém com fome por perto. Avise antes de deixar em cima da mesa.', 'A pessoa pega, vira, aproxima dos olhos e pergunta como se faz isso. Depois olha as próprias mãos com certa mágoa.'],
        ['A massa começa mole e obediente e termina firme para sempre. É mais do que se pode dizer de muita promessa de janeiro.'],
        ['Agrada quem ama detalhe, quem ama presente e quem ama dizer que faria igual se tivesse tempo.'],
        ['Tire as medidas antes de escolher. O olho, quando se encanta, calcula tudo um pouco maior do que a régua.'],
      ],
    },
    motivational: {
      openings: [
        'O capricho de quem repara nos detalhes: {topic}.',
        'Quem prepara com carinho escolhe {topic}.',
        'Um presente com {topic} mostra o seu cuidado.',
      ],
      steps: [
        ['Você passou dias pensando em como deixar tudo bonito. Quando o último detalhe entra no lugar, o trabalho aparece.', 'Entre um presente comprado na pressa e um escolhido com atenção, a pessoa percebe a diferença antes de abrir.'],
        ['Modelar é repetir um gesto até a mão acertar. O que se vê pronto traz dentro muitas tentativas de quem faz.'],
        ['Vale para quem prepara uma festa, para quem agradece e para quem quer um detalhe bonito num dia comum.'],
        ['Escolha pensando em onde vai ser visto. Um detalhe no lugar certo faz mais do que dez espalhados.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que é e como se cuida: {topic}.',
        'Muitos perguntam do que é feito {o topic}.',
        'O básico para conservar {topic}.',
      ],
      steps: [
        ['Quem vê biscuit pela primeira vez costuma perguntar se é porcelana ou se é de comer. Na verdade, é massa de modelar seca.', 'Quem modela biscuit em casa às vezes vê a peça rachar dias depois. Não é falta de jeito, é coisa da secagem.'],
        ['A receita tradicional leva cola branca e amido de milho. Ao secar, a água evapora, e a massa encolhe um pouco.'],
        ['Mantenha longe da umidade e do sol direto, e tire o pó com um pincel macio e seco.'],
        ['A massa é simples na receita e exigente nas mãos. O resultado depende quase todo do tempo de quem modela.'],
      ],
    },
    casual: {
      openings: [
        'Vamos matar uma curiosidade: {topic}.',
        'Sempre me perguntam sobre {topic}.',
        'Já se perguntou como se faz {topic}?',
      ],
      steps: [
        ['Volta e meia alguém me pergunta se é de comer. Eu rio, porque o nome confunde mesmo, e explico do que é feita a massa.', 'Tem gente que tenta fazer em casa e se assusta quando a peça seca menor do que era. Calma, isso é normal.'],
        ['A massa clássica leva cola branca e amido de milho. Conforme seca, a água vai embora e ela encolhe um pouquinho.'],
        ['Se for tentar em casa, cobre a massa com plástico enquanto modela. Se ela pega ar, cria casquinha e racha.'],
        ['O que mais gosto é a hora em que a bolinha de massa começa a ter forma. A gente nem vê o tempo passar.'],
      ],
    },
    funny: {
      openings: [
        'Dúvidas que todo mundo já teve: {topic}.',
        'A confusão que o nome causa com {topic}.',
        'Não, {o topic} não {é/são} de comer.',
      ],
      steps: [
        ['Quem pesquisa biscuit na internet pela primeira vez encontra metade enfeites e metade receitas com gotas de chocolate. É preciso atenção.', 'Toda pessoa que modela já ouviu a pergunta: pode comer? E toda pessoa que modela já pensou em responder que sim, só para ver.'],
        ['A confusão tem motivo, porque a massa leva amido de milho e vai à panela. Só que leva cola também, e aí não há calda que salve.'],
        ['Se for fazer em casa, cubra a massa com plástico. Ela resseca no exato tempo em que você atende o telefone.'],
        ['Nos dias de muito trabalho há massa no cabelo, na manga e na xícara. A peça fica linda, a mesa nem tanto.'],
      ],
    },
    motivational: {
      openings: [
        'Com as mãos e muita paciência: {topic}.',
        'O que ninguém vê quando olha {o topic}.',
        'Fazer {topic} ensina a esperar.',
      ],
      steps: [
        ['A primeira peça de quase todo mundo sai torta. Quem continua guarda essa peça, e com razão, porque ela mostra o caminho feito.', 'Pouca coisa é tão simples na bancada: um pouco de massa, uma ferramenta e duas mãos. O resto é treino.'],
        ['A massa não aceita pressa. Se a camada de baixo ainda está mole, a de cima afunda, e é preciso recomeçar.'],
        ['Quer aprender? Escolha uma forma só e repita dez vezes no mesmo dia. A décima já não se parece com a primeira.'],
        ['Depois de pronta, a peça seca sozinha, longe das mãos. Para quem modela, esperar também faz parte do ofício.'],
      ],
    },
  },
}
