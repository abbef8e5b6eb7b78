import type { ProductType } from '../product-type.ts'

export const saltedMeat: ProductType = {
  nouns: ['carne de sol', 'carne-seca', 'charque', 'jabá'],
  asks: ['quantas pessoas vão comer', 'com que acompanhamento você gosta', 'para que dia é'],
  questions: {
    sale: ['Com mandioca, com feijão ou com arroz?', 'Quem da sua família não abre mão de uma boa carne salgada?'],
    content: ['Macaxeira, aipim ou mandioca: como se fala na sua terra?', 'Você gosta da carne desfiada ou em pedaços?'],
  },
  emojis: ['🥩', '🍲', '😋'],
  hashtags: ['carnedesol', 'carneseca', 'charque', 'comidanordestina', 'culinarianordestina', 'comidasertaneja', 'comidaboa'],
  sale: {
    professional: {
      openings: [
        'Carne com sal, história e muito sabor: {topic}.',
        '{O topic} {vai/vão} bem com mandioca, feijão e boa companhia.',
        'Um almoço de sustança começa com {topic}.',
      ],
      steps: [
        ['A cebola vai para a frigideira, a carne chega logo depois e a casa inteira pergunta a que horas sai o almoço.', 'A mandioca já está cozida e a manteiga espera ao lado. Falta a carne para o prato ficar como todos conhecem.'],
        ['O sal realça o sabor da carne, e um pedaço pequeno já tempera o prato todo. Rende no almoço e no petisco.'],
        ['{Entra/Entram} no baião de dois, na farofa e no escondidinho. No café da manhã nordestino, {tem/têm} lugar ao lado do cuscuz.'],
        ['Pense no prato e no número de pessoas. Em pedaços, é preciso mais carne, e desfiada ela rende bastante.'],
      ],
    },
    casual: {
      openings: [
        'Cebola na frigideira, fome na cozinha e {topic}.',
        'Quem gosta de carne com sabor já sorriu: {topic}.',
        'Almoço de domingo em plena semana com {topic}.',
      ],
      steps: [
        ['Mandioca molinha, manteiga por cima e aquela carne do lado. Eu não conheço ninguém que fique só num prato.', 'Chega uma hora em que a gente cansa de carne sem graça. Aí bate a vontade de uma com sal e personalidade.'],
        ['Na chapa, no feijão ou desfiada com cebola, o sabor aparece inteiro. Um punhadinho já levanta um prato simples.'],
        ['{Vai/Vão} bem no almoço da família, no petisco do jogo, na tapioca e no cuscuz. {Serve/Servem} até de janta rápida.'],
        ['Conta quantos vão comer e o que vai no prato. Se for pra desfiar, um pedaço menor já rende bem.'],
      ],
    },
    funny: {
      openings: [
        'A mandioca estava sozinha até {chegar/chegarem} {o topic}.',
        'O cheiro da cebola na manteiga avisou a rua: {topic}.',
        'A farofa já se ofereceu para acompanhar {o topic}.',
      ],
      steps: [
        ['A cebola mal dourou e já apareceu gente na porta da cozinha. Uns vieram ajudar, outros vieram só supervisionar a frigideira.', 'O convidado jurou que comia pouco. Viu a travessa, puxou a cadeira para mais perto e pediu licença à farofa.'],
        ['É carne de muita opinião. Basta um pedaço no feijão para a panela inteira mudar de assunto.'],
        ['{Junta/Juntam} o tio do interior, a prima da capital e o vizinho que diz mandioca. No prato, todos concordam.'],
        ['Pense nas pessoas, no acompanhamento e em quem belisca durante o preparo. Esse último come quase uma porção.'],
      ],
    },
    motivational: {
      openings: [
        'Comida de quem acorda cedo: {topic}.',
        'Saber antigo no prato de hoje: {topic}.',
        'O almoço da família ganha força com {topic}.',
      ],
      steps: [
        ['Depois de uma manhã inteira de trabalho, a mesa pede comida de verdade. Um prato quente e farto faz a pausa valer.', 'Quem cresceu no interior conhece a cena da família em volta da travessa. Repetir isso em casa aproxima todo mundo.'],
        ['Salgar a carne é um saber de muitas gerações. O sabor que se conhece hoje nasceu da necessidade de guardar.'],
        ['É um presente de sabor para quem mora longe da sua terra e para quem ainda não conhece a cozinha do interior.'],
        ['Escolha o prato, conte os lugares da mesa e reserve tempo para sentar. Comida assim não combina com pressa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O sal na medida certa: {topic}.',
        'Como acertar o ponto do sal {no topic}.',
        'Cuidados de cozinha com {topic}.',
      ],
      steps: [
        ['Muita gente tempera a panela antes de provar a carne salgada. O resultado é um prato que ninguém consegue terminar.'],
        ['A água puxa o sal aos poucos, e cada peça tem o seu tanto. O tempo de molho muda de uma para outra.'],
        ['Deixe de molho na geladeira, troque a água e cozinhe uma lasca para provar. Só depois acerte o sal do resto.'],
        ['A carne salgada viajou com tropeiros e vaqueiros por todo o país. Hoje está na marmita, na feira e no restaurante.'],
      ],
    },
    casual: {
      openings: [
        'Salgou demais? Conversa de cozinha: {topic}.',
        'Bora falar de mandioca, cebola e {topic}.',
        'Um truque simples de cozinha pra {o topic}.',
      ],
      steps: [
        ['Já botei sal no feijão sem lembrar que a carne também era salgada. Foi um almoço de muita água e pouco elogio.'],
        ['A carne vai soltando sal enquanto cozinha, e o caldo recebe tudo. Quando a gente vê, passou do ponto.'],
        ['Prova uma lasquinha antes de ir pra panela e deixa o sal do resto pro fim. Parece bobo, mas salva o almoço.'],
        ['Desfiar ainda morna é mais fácil, e um pedacinho sempre some no caminho. Na minha cozinha isso nunca foi defeito.'],
      ],
    },
    funny: {
      openings: [
        'Da série panelas que pedem água: {topic}.',
        'O maior mistério {do topic} é a lasca que some.',
        'Macaxeira, aipim, mandioca e uma certeza: {topic}.',
      ],
      steps: [
        ['Um tio põe a carne de molho, outro troca a água e o terceiro joga sal por hábito. A panela pede reunião.'],
        ['Cozinha com muita gente salga três vezes e prova nenhuma. Todo mundo achou que o outro tinha cuidado disso.'],
        ['Nomeie um responsável pelo sal e cole o nome na geladeira. Os demais ficam com a cebola, que também é trabalho.'],
        ['A macaxeira, o aipim e a mandioca seguem discutindo quem é quem. No prato, são uma coisa só e ninguém reclama.'],
      ],
    },
    motivational: {
      openings: [
        'Um jeito de guardar que virou tradição: {topic}.',
        'O que as mãos sabem {do topic}.',
        'Sal, tempo e atenção: {topic}.',
      ],
      steps: [
        ['Parece só carne com sal, e muita gente pensa que qualquer um acerta. A primeira tentativa costuma mostrar que não.'],
        ['O corte, o sal e o tempo se combinam de muitos jeitos. Quem trabalha com isso aprende a olhar e a tocar.'],
        ['Na primeira vez que preparar em casa, faça pouco e anote o tempo do molho. Na segunda, já dá para ajustar.'],
        ['O que começou como jeito de não perder a carne virou prato de festa. Poucas comidas contam tão bem uma região.'],
      ],
    },
  },
}
