import type { ProductType } from '../product-type.ts'

export const ovenMitt: ProductType = {
  nouns: ['luva térmica', 'pegador de panela'],
  asks: ['se usa mais o forno ou o fogão', 'se prefere uma peça ou um par', 'a cor da sua cozinha'],
  questions: {
    sale: ['O que mais sai do forno aí na sua casa?', 'É pra sua cozinha ou pra presentear alguém?'],
    content: ['Quem já pegou panela com a ponta da camiseta?', 'Qual assado reúne a sua família?'],
  },
  emojis: ['🧤', '🍳', '🏠'],
  hashtags: ['luvatermica', 'pegadordepanela', 'luvadecozinha', 'luvadeforno', 'pegadoresdepanela', 'cozinha', 'utilidadesdomesticas'],
  sale: {
    professional: {
      openings: [
        '{O topic} para tirar a travessa do forno sem susto.',
        'Ao lado do fogão, sempre à mão: {topic}.',
        'Quem usa o forno toda semana precisa {do topic}.',
      ],
      steps: [
        ['O assado está no ponto, o forno aberto e a família à mesa. Nessa hora, o pano de prato dobrado é pouco para a travessa.', 'O cabo da panela esquenta mais do que se espera. Quem cozinha sempre aprende a ter com que segurar, ali do lado.'],
        ['É uma peça pequena que se usa quase todos os dias. Bonita, pode ficar pendurada à vista e fazer parte da cozinha.'],
        ['Serve a quem cozinha todo dia e a quem só assa nas festas. Fica bem como lembrança de casa nova.'],
        ['Pense nas panelas e travessas que usa mais e no tamanho das mãos. Um par facilita com assadeiras grandes.'],
      ],
    },
    casual: {
      openings: [
        'Chega de pano de prato dobrado em quatro: {topic}.',
        'A sua cozinha tava precisando {do topic}.',
        'Já imagino {o topic} perto do seu fogão.',
      ],
      steps: [
        ['A gente abre o forno, procura um pano seco e só acha molhado. Enquanto isso, o bolo continua lá dentro, dourando.', 'Pegar a panela com a ponta da camiseta todo mundo já fez. Não é a melhor ideia, mas a fome era grande.'],
        ['Eu gosto de deixar à vista, bem perto do fogão. É útil, a gente acha na hora e ainda enfeita a parede.'],
        ['Pra quem mudou de casa é um presente muito bom. Ninguém lembra de comprar, e todo mundo usa no primeiro almoço.'],
        ['Vê o que você mais usa, se é forno ou panela, e se prefere uma peça ou um par. Depois é só combinar com a cozinha.'],
      ],
    },
    funny: {
      openings: [
        'Para o pano de prato voltar à função dele: {topic}.',
        '{O topic} e o fim da corrida até a pia.',
        'O forno apitou, cadê {o topic}?',
      ],
      steps: [
        ['O pano estava dobrado em quatro e parecia suficiente. A travessa atravessou a cozinha em tempo recorde, entre gritinhos.', 'Soprar a ponta dos dedos e segurar a orelha é uma técnica antiga. Funciona pouco, mas todo mundo ensina.'],
        ['A peça fica pendurada o dia todo, sem fazer nada. Em quinze segundos por semana, justifica a existência inteira.'],
        ['Presente certo para quem acabou de se mudar e ainda tira a pizza do forno com a manga do moletom.'],
        ['Se a família usa travessas grandes, pense num par. A lasanha para dez não costuma aceitar uma mão só.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem leva a comida quente à mesa: {topic}.',
        '{O topic} para as receitas que saem do forno.',
        'Mais um assado bonito pede {topic}.',
      ],
      steps: [
        ['A porta do forno se abre, e a cozinha se enche de cheiro. Horas de preparo chegam à mesa nas suas mãos.', 'O primeiro bolo da casa nova saiu meio torto. Mesmo assim, foi levado à sala como um troféu.'],
        ['Cozinhar pede bons gestos e ferramentas simples por perto. Quando tudo está à mão, quem cozinha se ocupa do sabor.'],
        ['É um presente para quem gosta de receber e vive com o forno ligado. Vai aparecer em muitos almoços.'],
        ['Pense nas receitas que mais faz e nas assadeiras que usa. Escolha também pelo lugar onde vai ficar pendurada.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Por que pano úmido não segura panela: {topic}.',
        'Como usar e cuidar {do topic}.',
        'Um cuidado importante com {o topic}.',
      ],
      steps: [
        ['Na pressa, pega-se o primeiro pano que aparece, muitas vezes molhado. A travessa mal saiu do forno, e a mão já sente.', 'A peça parece igual à de antes, mas a panela passou a esquentar a mão. O enchimento achatou ou está úmido.'],
        ['A água conduz calor bem melhor que o ar. Um tecido seco e fofo isola, e molhado deixa o calor atravessar.'],
        ['Use a peça sempre bem seca e troque quando estiver fina ou queimada. Lave conforme a etiqueta e seque por completo.'],
        ['Antes de abrir o forno, veja onde vai apoiar a travessa. Muito acidente de cozinha começa por falta de lugar.'],
      ],
    },
    casual: {
      openings: [
        'Onde você deixa {o topic}?',
        'Cada cozinha tem seu gancho pra {o topic}.',
        'Coisa de quem cozinha sempre: {topic}.',
      ],
      steps: [
        ['Sempre que o forno apita, a gente sai abrindo gaveta. Tem concha, tem abridor, tem tudo, menos o que precisa.', 'Aqui em casa fica no lugar certo até a hora do assado. Aí alguém usou, largou em outro canto e ninguém sabe.'],
        ['É coisa que a gente usa com pressa e larga onde der. Como não tem lugar fixo, some até o próximo bolo.'],
        ['Põe um gancho bem do lado do fogão, mas longe da chama. Quem usou, pendura, e isso vale pra casa inteira.'],
        ['Depois disso, o único suspense do forno é se o bolo cresceu. E esse a gente até gosta.'],
      ],
    },
    funny: {
      openings: [
        'Acrobacias entre o forno e a mesa, sem {o topic}.',
        'A dança da travessa quente: {topic}.',
        'Todo mundo já precisou {do topic} tarde demais.',
      ],
      steps: [
        ['A travessa sai do forno, e só então se percebe que a mesa está cheia. Seguem oito segundos de muita emoção.'],
        ['O forno dá uma hora de aviso, e ninguém limpa o balcão antes. É um dos grandes enigmas das cozinhas.'],
        ['Libere o lugar da travessa antes de abrir o forno e avise em voz alta. Quem quer água que espere.'],
        ['Depois, todos elogiam a lasanha. Ninguém comenta a travessia da travessa, que merecia nota e replay.'],
      ],
    },
    motivational: {
      openings: [
        'O cheiro que chama todo mundo para a mesa: {topic}.',
        'As receitas de forno da família: {topic}.',
        'Da cozinha para a mesa com {o topic}.',
      ],
      steps: [
        ['Alguém prova, ajusta o sal, olha pelo vidro e espera. Um bom assado pede mais paciência do que segredo.'],
        ['O calor seco doura devagar, e é nesse tempo que o sabor se forma. Abrir a porta toda hora atrasa tudo.'],
        ['Preaqueça por dez minutos, use a grade do meio e espere para abrir. Anote o tempo que o seu forno leva.'],
        ['Cada forno tem seu temperamento, e quem cozinha nele aprende. Com as anotações, a receita da família sai igual.'],
      ],
    },
  },
}
