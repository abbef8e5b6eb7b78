import type { ProductType } from '../product-type.ts'

export const mealBag: ProductType = {
  nouns: ['bolsa térmica', 'marmiteira', 'porta-marmita', 'bolsa de marmita'],
  asks: ['o tamanho do seu pote', 'se leva só o almoço ou o lanche também', 'onde você costuma almoçar'],
  questions: {
    sale: ['Qual comida de casa não pode faltar na sua marmita?', 'Você leva marmita todo dia ou só quando dá tempo?'],
    content: ['Qual é a melhor marmita que você já levou?', 'Como é a fila do micro-ondas aí no seu trabalho?'],
  },
  emojis: ['🍱', '👜', '🥗'],
  hashtags: ['bolsatermica', 'marmiteira', 'bolsademarmita', 'portamarmita', 'marmita', 'bolsastermicas', 'marmitanotrabalho'],
  sale: {
    professional: {
      openings: [
        '{O topic} para levar a comida de casa.',
        'Do fogão de casa para a mesa do trabalho: {topic}.',
        'Quem leva almoço sabe a diferença que {faz/fazem} {o topic}.',
      ],
      steps: [
        ['A comida ficou pronta na noite anterior e o pote está na geladeira. De manhã, é só pegar e sair para o trabalho.', 'Meio-dia, a mesa do refeitório e o cheiro da comida de casa. Quem leva marmita já sabe o que vai comer.'],
        ['Levar comida pede uma bolsa só para isso. O pote viaja em pé, longe dos papéis, e o resto fica limpo.'],
        ['Acompanha o trabalho, o plantão, a faculdade e a estrada. Onde o almoço fora é complicado, ela facilita o dia.'],
        ['Antes de escolher, junte o pote, a garrafa e a fruta que costuma levar. Meça tudo lado a lado e confira a altura.'],
      ],
    },
    casual: {
      openings: [
        'Comida de casa onde você estiver: {topic}.',
        'O almoço vai pro trabalho sem susto: {topic}.',
        'Dá até vontade de cozinhar mais com {o topic}.',
      ],
      steps: [
        ['A gente cozinha no fim de semana, divide nos potes e se sente a pessoa mais organizada do mundo. Falta só levar direito.', 'Sabe quando o molho escapa e a mochila fica com cheiro de feijão? Quem já passou por isso não leva mais pote solto.'],
        ['O pote vai em pé, bem firme, num lugar só dele. A bolsa do trabalho continua sendo bolsa do trabalho.'],
        ['Boa pra quem almoça no serviço, pra quem estuda à noite e pra quem pega estrada. Comida de casa sempre cai bem.'],
        ['Me fala o tamanho do seu pote antes de escolher. Se leva salada separada e garrafinha, a gente já pensa no espaço.'],
      ],
    },
    funny: {
      openings: [
        'Para o feijão ficar onde deve: {topic}.',
        '{O topic} e o caderno nunca mais com cheiro de alho.',
        'Todo escritório respeita quem chega com {topic}.',
      ],
      steps: [
        ['O molho vazou, e agora o relatório tem cheiro de bolonhesa. O chefe nunca leu nada com tanto apetite.', 'São dez e quinze, e você já está pensando na marmita. Às onze, pensa de novo, e o relógio parece ter parado.'],
        ['Comida solta na mochila acaba conhecendo os cadernos. Num lugar próprio, ela chega em pé, fechada e sem fazer novas amizades.'],
        ['Serve para quem leva salada e para quem leva meio almoço da avó. O segundo grupo almoça cercado de colegas.'],
        ['Escolha o tamanho pelo seu pote real, e não pelo da dieta que começa na próxima semana. O pote real tem sobremesa.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem cozinha à noite e sai cedo: {topic}.',
        '{O topic} {leva/levam} junto o cuidado da sua cozinha.',
        'Preparar a própria comida dá trabalho e dá gosto: {topic}.',
      ],
      steps: [
        ['Depois do expediente, ainda tem panela no fogo. Quem faz a marmita do dia seguinte conhece bem essa última hora da noite.', 'Abrir o pote ao meio-dia e sentir o tempero de casa. Foi você que fez, ou alguém que pensou em você.'],
        ['Levar a comida de casa pede organização e um jeito prático de carregar. Com os dois, o costume se mantém sem esforço extra.'],
        ['Um bom presente para quem começou num emprego novo, voltou a estudar ou decidiu cozinhar mais. Vai ser usado já no dia seguinte.'],
        ['Pense no seu dia inteiro antes de escolher. Só almoço pede um tamanho, almoço com lanche e jantar pede outro.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Cuidados de quem leva comida todos os dias: {topic}.',
        'Antes de fechar {o topic}, um detalhe.',
        'Como usar {o topic} sem surpresas na hora do almoço.',
      ],
      steps: [
        ['A comida sai do fogo e vai direto para o pote, ainda soltando vapor. Ao meio-dia, a tampa pinga e o arroz está molhado.', 'Salada murcha e arroz úmido são queixas comuns de quem leva almoço. Quase sempre, tudo foi fechado junto e quente.'],
        ['O vapor preso vira água quando esfria. E comida que passa muito tempo morna, fora da geladeira, estraga mais depressa.'],
        ['Deixe a comida na geladeira durante a noite e saia com ela bem fria. Molhos e folhas vão em potes separados.'],
        ['No trabalho, leve o pote à geladeira assim que chegar. No fim do dia, limpe a bolsa por dentro e deixe aberta para secar.'],
      ],
    },
    casual: {
      openings: [
        'Quem leva {topic} me entende.',
        'Coisas que a gente aprende fazendo marmita: {topic}.',
        'Vem ver o que facilita a vida de quem usa {topic}.',
      ],
      steps: [
        ['A gente prepara cinco potes iguais e no terceiro já não aguenta olhar. Comigo aconteceu com um frango que parecia boa ideia.'],
        ['Comer igual todo dia cansa, e cozinhar do zero à noite também. O segredo tá no meio do caminho.'],
        ['Deixa prontas uma base e duas misturas, e troca só o tempero ou a salada. Parte pode ir pro congelador, com a data no pote.'],
        ['O melhor da marmita é abrir com fome e sentir cheiro de casa. Até o colega que pediu lanche dá uma olhada.'],
      ],
    },
    funny: {
      openings: [
        'Vida em sociedade no refeitório: {topic}.',
        'O micro-ondas da firma e {o topic}, um caso sério.',
        'Quem chega com {topic} já sabe da fila.',
      ],
      steps: [
        ['Existe sempre alguém que passa, olha o seu pote e pergunta o que você trouxe. Essa pessoa nunca trouxe nada.'],
        ['No refeitório, comida de casa vale mais que notícia. O cheiro do tempero da mãe atravessa dois andares e uma reunião.'],
        ['Na hora de esquentar, afaste a tampa, mexa na metade do tempo e espalhe a comida pelas bordas. Sai quente por igual.'],
        ['E peixe no micro-ondas coletivo é decisão para quem já fez muitos amigos. Na dúvida, leve um bolo junto.'],
      ],
    },
    motivational: {
      openings: [
        'Cozinhar hoje o almoço de amanhã: {topic}.',
        'Um hábito que começa na véspera: {topic}.',
        'Para quem leva {o topic} todos os dias.',
      ],
      steps: [
        ['O cansaço diz para deixar para lá, e a panela pede mais dez minutos. Quem leva marmita vence essa conversa quase toda noite.'],
        ['O mais difícil é começar, ainda mais com fome. Quando metade da comida já está adiantada, o resto sai quase sem esforço.'],
        ['Aproveite o jantar e cozinhe um pouco a mais do que for servir. O pote do almoço sai da mesma panela, sem trabalho dobrado.'],
        ['Meio-dia, alguém pergunta de onde veio a comida. Dizer que fez em casa, na véspera, dá uma satisfação quieta.'],
      ],
    },
  },
}
