import type { ProductType } from '../product-type.ts'

export const shoeBoot: ProductType = {
  nouns: ['sapato', 'bota', 'botina', 'mocassim', 'sapatilha'],
  asks: ['o seu número', 'a cor que mais usa', 'se é para o trabalho, o passeio ou uma festa'],
  questions: {
    sale: ['Com que roupa você usaria primeiro?', 'Você é do time da bota ou do sapato baixo?'],
    content: ['Há quantos anos você tem o seu par preferido?', 'Quantos pares você tem e quantos usa?'],
  },
  emojis: ['👞', '🤎', '✨'],
  hashtags: ['sapatos', 'calcados', 'botas', 'calcadosdecouro', 'sapatosdecouro', 'sapatilhas', 'mocassim'],
  sale: {
    professional: {
      openings: [
        'Para pisar bem e se vestir melhor: {topic}.',
        '{O topic} {acompanha/acompanham} o seu dia, da manhã à noite.',
        'Um bom visual começa pelos pés: {topic}.',
      ],
      steps: [
        ['Você se levanta para cumprimentar alguém, e o olhar desce por um instante. Um bom calçado diz que houve cuidado.', 'Há dias em que se anda muito, do trabalho à rua e da rua ao jantar. Um bom par faz diferença no fim.'],
        ['Um bom par se ajusta ao pé com o uso e melhora a roupa mais simples. Depois de um tempo, parece que sempre foi seu.'],
        ['Serve para o trabalho, o passeio e as ocasiões. Quem tem um par de que gosta usa muito mais do que planejava.'],
        ['Para acertar, experimente à tarde e com a meia que vai usar. Deixe meio dedo livre na ponta.'],
      ],
    },
    casual: {
      openings: [
        'Olha o pé de quem sabe o que quer: {topic}.',
        'Qualquer roupa melhora com {topic}.',
        'Bom par é o que a gente usa até gastar: {topic}.',
      ],
      steps: [
        ['Sabe quando a roupa é básica, mas alguém elogia mesmo assim? Pode olhar pro pé, que a resposta tá lá.', 'Dia cheio, muita rua, e você só lembra do calçado quando ele aperta. Com um bom, você nem lembra.'],
        ['Com o uso, o par vai pegando o seu jeito de pisar. Chega uma hora em que parece que sempre foi seu.'],
        ['Vai no trabalho, no passeio, no aniversário. É daqueles que a gente compra pra uma coisa e usa pra tudo.'],
        ['Experimenta de tarde, com a meia que você usa, e deixa um espacinho na ponta. O pé agradece no fim do dia.'],
      ],
    },
    funny: {
      openings: [
        'O chão da cidade que se prepare: {topic}.',
        'Par novo, pose nova: {topic}.',
        'O espelho de corpo inteiro serve é para ver {o topic}.',
      ],
      steps: [
        ['Par novo muda o andar. A pessoa vai até a esquina comprar pão e volta pelo caminho mais longo.', 'Quem compra um par jura que era necessário. Em seguida põe os dois em cima da cama e fica olhando.'],
        ['Com o uso, o par aprende o seu jeito de pisar e esquece o de todo mundo. É fidelidade em tamanho certo.'],
        ['Serve para o trabalho, para o casamento do primo e para aquele encontro em que se chega cedo e se finge que não.'],
        ['Experimente à tarde e dê uns passos. Em pé parado, qualquer número diz que serve.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem tem muito chão pela frente: {topic}.',
        'Um bom par para um dia importante: {topic}.',
        'Quem trabalha de pé merece {topic}.',
      ],
      steps: [
        ['Formatura, entrevista, primeiro dia. Na véspera, o par já está separado ao lado da cama, limpo e à espera da hora.', 'Há quem trabalhe de pé, da manhã à noite. Quem vive assim sabe o valor de um bom calçado.'],
        ['Um calçado passa por muitas mãos e etapas até ficar pronto. Todas elas aparecem na hora de pisar.'],
        ['É um presente para quem acabou de conseguir uma vaga e para quem já gastou muitas solas no mesmo caminho.'],
        ['Pense no seu percurso, asfalto, terra ou escritório. A sola certa é a que combina com o chão que você pisa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O descanso de um dia faz diferença: {topic}.',
        'Escovar, secar e guardar {o topic}.',
        'Por que {o topic} {perde/perdem} a forma.',
      ],
      steps: [
        ['O par preferido vai ao pé todos os dias, e por isso acaba antes dos outros. O uso seguido encurta a vida dele.'],
        ['O pé transpira, e a umidade precisa de um dia para sair do calçado. Já o calor forte resseca e racha o material.'],
        ['Alterne os pares. Se molhar, recheie com jornal, deixe secar à sombra e só depois escove e passe o produto próprio.'],
        ['A sola mostra como cada um pisa, mais de um lado, mais na ponta. Sapateiro lê isso num segundo.'],
      ],
    },
    casual: {
      openings: [
        'Deixa o coitado descansar um dia: {topic}.',
        'Pegou chuva com {o topic}? Faz assim.',
        'Quer que {o topic} {dure/durem} mais? Vem.',
      ],
      steps: [
        ['Sabe aquele par de que você gosta tanto que usa todo dia? É por isso que ele acaba primeiro.'],
        ['O pé transpira, e o calçado precisa de um tempo pra soltar essa umidade. Sem descanso, ele vai cedendo.'],
        ['Troca de par no dia seguinte. E se molhar, enche de jornal e deixa na sombra, trocando o papel quando encharcar.'],
        ['Gosto de olhar sola. Cada um gasta de um lado, e a gente vê quem anda com pressa e quem anda passeando.'],
      ],
    },
    funny: {
      openings: [
        'A vida vista do chão: {topic}.',
        'O armário está cheio, mas só se usa {o topic}.',
        'O amaciamento {do topic}, um drama em três dias.',
      ],
      steps: [
        ['No primeiro dia, o par novo range, e todos olham. No terceiro, a pessoa já torce para que perguntem de onde veio.'],
        ['Calçado novo ainda não conhece o pé. Os dois precisam de uns dias de conversa, como vizinho que acabou de chegar.'],
        ['Use em casa por uma hora, no sofá vale. Se alguém perguntar aonde você vai, diga que está em treinamento.'],
        ['Todo sapateiro tem calçados de outros na fila e os próprios por consertar. É tradição de ofício.'],
      ],
    },
    motivational: {
      openings: [
        'Cada sola tem um caminho: {topic}.',
        'O cuidado de limpar, escovar e guardar: {topic}.',
        'Um bom par, como {topic}, tem muito trabalho por dentro.',
      ],
      steps: [
        ['Muita gente aprendeu a engraxar sapatos com alguém mais velho, num fim de tarde, com um jornal no chão.'],
        ['Cuidar dos calçados leva cinco minutos e faz o par durar anos. É um hábito que passa de uma pessoa a outra.'],
        ['Separe uma flanela, uma escova e o produto próprio do material. Uma vez por mês, ponha os pares em fila e cuide deles.'],
        ['Entre a sola e o forro há camadas que ninguém vê. É delas que depende a firmeza do passo.'],
      ],
    },
  },
}
