import type { ProductType } from '../product-type.ts'

export const edging: ProductType = {
  nouns: ['bico de crochê', 'biquinho de crochê', 'barrado de crochê'],
  asks: ['em que peça vai o crochê', 'a medida da peça', 'se prefere mais discreto ou mais rendado'],
  questions: {
    sale: ['Pano de prato bonito: você usa ou guarda?', 'Você prefere borda delicada ou bem rendada?'],
    content: ['Na sua casa tem um pano que ninguém pode usar?', 'De quem era o crochê que você via na infância?'],
  },
  emojis: ['🧶', '🪡', '🏠'],
  hashtags: ['bicodecroche', 'bicosdecroche', 'barradodecroche', 'barradoemcroche', 'bicoemcroche', 'croche', 'panosdepratocomcroche'],
  sale: {
    professional: {
      openings: [
        'O acabamento que todos percebem: {topic}.',
        '{O topic} {dá/dão} outra presença ao tecido simples.',
        'A borda também conta: {topic}.',
      ],
      steps: [
        ['Um pano liso na cozinha cumpre a função e ninguém repara. Com crochê na borda, alguém pergunta quem fez.', 'No enxoval ou na cozinha, é para a borda que os olhos vão primeiro. Um acabamento de crochê mostra que houve cuidado.'],
        ['O crochê nasce na beirada e acompanha o tecido de ponta a ponta. De perto, o desenho do ponto se repete com regularidade.'],
        ['Enfeita pano de prato, toalha, fralda ou lençol. Serve também para dar vida nova a uma peça lisa já guardada.'],
        ['Antes de escolher, pense onde a peça será usada. Borda estreita é mais prática, borda larga chama mais atenção.'],
      ],
    },
    casual: {
      openings: [
        'Aquele detalhe na beirada que muda tudo: {topic}.',
        'Olha de perto {o topic}.',
        'Pano simples com cara de enxoval: {topic}.',
      ],
      steps: [
        ['A gente pega um pano lisinho, sem graça nenhuma, põe um crochê na beirada e ele vira presente.', 'Tem coisa que só de ver a gente lembra da casa da avó. Crochê na beirada do pano é uma delas.'],
        ['O desenho vai ponto por ponto, de uma ponta até a outra. É nas pontas que a gente vê o capricho de quem fez.'],
        ['Vai bem em pano de prato, toalha, fraldinha, lençol. E peça com crochê na beirada é presente que qualquer casa usa.'],
        ['Me conta se você quer mais discreto ou bem rendado. E se for pra combinar, manda a cor da cozinha.'],
      ],
    },
    funny: {
      openings: [
        'O pano que ninguém quer sujar: {topic}.',
        '{O topic} {promove/promovem} qualquer pano a relíquia.',
        'Na casa inteira, ninguém encosta: {topic}.',
      ],
      steps: [
        ['Todo mundo tem um pano de prato bonito demais para enxugar prato. Fica no forno, de enfeite, enquanto o velho trabalha.', 'Alguém pegou o pano da borda de crochê para limpar o fogão. A família inteira parou para ver o que ia acontecer.'],
        ['O pano segue sendo pano, mas com a borda ganha respeito. Até quem nunca perguntou quer saber qual é o de secar a mão.'],
        ['Para a sua casa, para quem vai casar e para a amiga que promete usar e vai guardar na gaveta.'],
        ['Leve um pano para usar e um para ter pena. Assim a casa funciona e a gaveta continua feliz.'],
      ],
    },
    motivational: {
      openings: [
        'Capricho até a última beirada: {topic}.',
        '{O topic} {mostra/mostram} o cuidado nos detalhes.',
        'Um pano comum e horas de agulha: {topic}.',
      ],
      steps: [
        ['O trabalho de casa quase ninguém aplaude. Uma peça bonita ao alcance da mão é um jeito de caprichar para si mesmo.', 'Em muitas casas, o enxoval foi feito na beira da cama, à noite, borda por borda. Quem ganhou lembra até hoje.'],
        ['Fazer uma borda é repetir o mesmo desenho muitas vezes. O último motivo precisa sair igual ao primeiro.'],
        ['Para quem casa, para quem se muda ou para quem gosta de abrir a gaveta e ver tudo arrumado.'],
        ['Pense em quem vai usar e onde. A cor pode sair da cozinha, do quarto ou do gosto da pessoa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como conservar {o topic} depois da lavagem.',
        'O detalhe que pede atenção ao passar: {topic}.',
        'Por que {o topic} às vezes {enruga/enrugam}.',
      ],
      steps: [
        ['Depois da lavagem, o tecido sai liso e a borda de crochê aparece franzida. Muita gente culpa o ponto.'],
        ['Tecido e fio podem encolher de modo diferente. Quando um deles recolhe mais, o outro ondula.'],
        ['Passe pelo avesso, com um pano por cima, e puxe a borda de leve com os dedos enquanto ainda está morna.'],
        ['A conta vem antes do primeiro ponto. Quem faz divide a largura do tecido para que o desenho termine inteiro na ponta.'],
      ],
    },
    casual: {
      openings: [
        'A beirada franziu? Um papo sobre {topic}.',
        'O segredo da beirada que não repuxa: {topic}.',
        'O que dá mais trabalho {no topic}.',
      ],
      steps: [
        ['A gente lava, pendura, e a pontinha de crochê seca toda virada. Parece que murchou.'],
        ['O fio seca no jeito em que ficou. Se secou dobrado no varal, vai ficar dobrado até a próxima lavagem.'],
        ['Estica a beirada com a mão ainda úmida e pendura pelo lado do tecido. Quase nem precisa de ferro.'],
        ['A conta dos pontos é onde eu mais desmancho. Um de menos repuxa, um a mais faz babado, e só dá pra ver depois.'],
      ],
    },
    funny: {
      openings: [
        'Regras da cozinha sobre {o topic}.',
        'A hierarquia dos panos de casa: {topic}.',
        'Perigo na pia: alguém pegou {o topic}.',
      ],
      steps: [
        ['Toda cozinha tem três panos: o de secar, o do fogão e o que ninguém encosta. O terceiro tem crochê.', 'A visita se oferece para enxugar a louça e estende a mão para o pano errado. Ouve-se um não de três cantos da casa.'],
        ['O motivo é conhecido. Alguém passou horas contando ponto na beirada e ainda se lembra de cada um.'],
        ['A solução é deixar o pano velho bem à frente, como isca. O bonito fica no forno, posando.'],
        ['Quem faz crochê em pano ouve que é bonito demais para usar. É elogio e queixa na mesma frase.'],
      ],
    },
    motivational: {
      openings: [
        'Um motivo por vez, até a ponta: {topic}.',
        'A paciência de ir de ponta a ponta {no topic}.',
        'Pequeno na largura, grande no capricho: {topic}.',
      ],
      steps: [
        ['O começo anda depressa, o desenho é novidade. Depois da metade a mão cansa, e é ali que o ponto costuma mudar.'],
        ['O tecido tem medida certa e o desenho também. Para que fechem juntos no fim, é preciso contar desde o começo.'],
        ['Se você está aprendendo, marque com alfinetes o meio e os quartos da largura. Chegando neles, confira a conta antes de seguir.'],
        ['Uma borda bem feita quase não chama a atenção para si. Ela faz o pano inteiro parecer mais cuidado.'],
      ],
    },
  },
}
