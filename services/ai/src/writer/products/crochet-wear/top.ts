import type { ProductType } from '../product-type.ts'

export const top: ProductType = {
  nouns: ['cropped de crochê', 'top de crochê', 'blusa de crochê', 'blusinha de crochê', 'regata de crochê'],
  asks: ['as suas medidas', 'se prefere mais curto ou mais comprido', 'para que ocasião é'],
  questions: {
    sale: ['Com jeans ou com saia: como você usaria?', 'Qual cor falta no seu armário?'],
    content: ['Alguém na sua família sabe fazer crochê?', 'Já pararam você pra perguntar do ponto?'],
  },
  emojis: ['🧶', '👚', '✨'],
  hashtags: ['croppeddecroche', 'topdecroche', 'blusadecroche', 'modacroche', 'crochefashion', 'roupadecroche', 'lookcroche'],
  sale: {
    professional: {
      openings: [
        'O ponto é que faz o visual: {topic}.',
        '{O topic} {acompanha/acompanham} jeans, saia e alfaiataria.',
        'Crochê para vestir com o que você já tem: {topic}.',
      ],
      steps: [
        ['O guarda-roupa está cheio de peças lisas que combinam entre si. Falta aquela que tem textura e muda o conjunto.', 'Na foto em grupo, as roupas lisas se misturam. O crochê aparece, porque a luz marca o desenho do ponto.'],
        ['O desenho nasce na agulha. O que de longe parece estampa é ponto, e de perto fica ainda mais interessante.'],
        ['Vai ao passeio, à festa ao ar livre e ao jantar com amigos. Com um casaco por cima, acompanha mais estações.'],
        ['Ao escolher, tire as medidas do busto e do comprimento que prefere. O crochê se ajusta ao corpo, e a medida ajuda.'],
      ],
    },
    casual: {
      openings: [
        'Pra sair do básico sem pensar muito: {topic}.',
        '{O topic} com jeans e tá pronto o look.',
        'Crochê no corpo, elogio no caminho: {topic}.',
      ],
      steps: [
        ['Sabe quando o armário tá cheio e a gente não acha nada com graça? Uma peça de crochê muda a conversa.', 'A gente chega no encontro de jeans e crochê, e a primeira pergunta é quem fez. Nem deu tempo de sentar.'],
        ['O desenho é o próprio ponto, nada de estampa por cima. De perto fica ainda mais bonito.'],
        ['Fica bem com jeans, com saia, com calça de tecido leve. Serve pra passeio, festa de tarde, jantar com os amigos.'],
        ['Passa a fita no busto e me diz se gosta mais curto ou mais comprido. Com isso a gente já conversa direito.'],
      ],
    },
    funny: {
      openings: [
        'As tias aprovam, as amigas copiam: {topic}.',
        '{O topic}, porque camiseta branca já tem oito.',
        'O look que rende mais perguntas do que foto: {topic}.',
      ],
      steps: [
        ['Você experimenta sete roupas e a cama vira um morro. A peça de crochê põe fim à reunião.', 'A avó passou a mão no ponto, contou as carreiras e pediu para ver o avesso. É avaliação técnica, aceite.'],
        ['A amiga pede para ver de perto, vira a barra do avesso e diz que também sabe fazer. Está no plano desde 2018.'],
        ['Serve para o churrasco, o passeio e aquele aniversário em que a única ordem era ir com roupa leve.'],
        ['Use a fita métrica na hora de escolher. Foi medindo no olho que nasceu aquela blusa que mora no fundo do armário.'],
      ],
    },
    motivational: {
      openings: [
        'Vestir o trabalho de uma mão paciente: {topic}.',
        '{O topic} {nasce/nascem} de milhares de pontos.',
        'Para quem gosta de saber como a roupa foi feita: {topic}.',
      ],
      steps: [
        ['Você se arruma para sair e veste uma peça que alguém fez de um fio só. Isso dá outro gosto à roupa.', 'Quem aprecia trabalho de agulha repara no ponto antes da cor. Ao vestir, sabe o que está levando.'],
        ['Roupa de crochê não se corta do tecido. Ela cresce na medida, aumentando e diminuindo pontos onde o corpo pede.'],
        ['Para a data especial e para o dia comum em que você resolve usar o melhor que tem no armário.'],
        ['Escolha a cor que você mais repete, mesmo que a vitrine mostre outra. Assim a peça vira favorita.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que usar por baixo {do topic}.',
        'Como lavar {o topic} sem perder a forma.',
        'Roupa de crochê pede outro cuidado: {topic}.',
      ],
      steps: [
        ['A dúvida mais comum com crochê é o que vestir por baixo. Uma peça errada tira a beleza do ponto.'],
        ['A trama tem vãos e cede com o próprio peso. Por isso mostra o que está embaixo e estica quando pendurada.'],
        ['Por baixo, prefira um tom perto da sua pele ou da cor do fio. Depois de usar, dobre e guarde na gaveta.'],
        ['Em crochê, a roupa se forma sem molde cortado. A curva da cava sai de pontos a menos, contados em cada carreira.'],
      ],
    },
    casual: {
      openings: [
        'Com que roupa usar {o topic}.',
        'Um erro de armário com {o topic}.',
        'O que eu sempre digo sobre roupa de crochê: {topic}.',
      ],
      steps: [
        ['Pendurou o crochê no cabide e ele apareceu mais comprido? Acontece muito, e o cabide é o culpado.'],
        ['O ponto é cheio de espacinhos e o fio tem peso. Pendurado, ele vai descendo sem a gente ver.'],
        ['Dobra e põe na gaveta. Por baixo, um top liso da cor do fio ou da sua pele quase some.'],
        ['Quando faço roupa, conto ponto dobrado nas cavas. Se os dois lados não batem, desmancho sem dó.'],
      ],
    },
    funny: {
      openings: [
        'Perguntas que toda roupa de crochê ouve: {topic}.',
        'A fama {do topic} nas reuniões de família.',
        'Ninguém resiste a passar a mão {no topic}.',
      ],
      steps: [
        ['Vestiu crochê, virou assunto. Pelo menos uma tia vai segurar a barra e perguntar se é ponto alto ou pipoca.'],
        ['É que crochê desperta memória e muita curiosidade. Quem sabe o ponto precisa conferir de perto.'],
        ['Aprenda o nome do ponto antes da festa. Com uma resposta técnica, a tia fica satisfeita e você chega aos salgadinhos.'],
        ['Quem faz roupa de crochê prova no espelho, no manequim e na irmã. A irmã reclama do alfinete e pede uma igual.'],
      ],
    },
    motivational: {
      openings: [
        'Uma roupa que começa por um nó: {topic}.',
        'Quantas carreiras tem {o topic}?',
        'Do novelo ao guarda-roupa: {topic}.',
      ],
      steps: [
        ['Fazer roupa assusta quem só fez pano e tapete. É a primeira vez que o crochê precisa servir em alguém.'],
        ['A medida exige amostra e conta. Mas depois que o primeiro lado sai certo, o outro repete os números.'],
        ['Antes de começar, faça um quadrado de amostra e lave. Só depois meça os pontos, porque o fio muda na água.'],
        ['Na primeira prova, quase sempre falta ajuste. Desmanchar dez carreiras dói menos do que guardar uma roupa sem uso.'],
      ],
    },
  },
}
