import type { ProductType } from '../product-type.ts'

export const rollCake: ProductType = {
  nouns: ['rocambole', 'bolo de rolo'],
  asks: ['quantas pessoas vão comer', 'qual recheio prefere', 'para quando é'],
  questions: {
    sale: ['Fatia fina ou fatia generosa?', 'Café ou leite para acompanhar?'],
    content: ['Você come inteiro ou vai desenrolando?', 'Quem fazia um desses na sua família?'],
  },
  emojis: ['🍰', '☕', '😋'],
  hashtags: ['rocambole', 'boloderolo', 'rocambolerecheado', 'rocamboles', 'bolos', 'cafedatarde', 'confeitaria'],
  sale: {
    professional: {
      openings: [
        'Fatia com espiral, café ao lado: {topic}.',
        '{O topic} {fica/ficam} {bonito/bonita/bonitos/bonitas} na mesa e {some/somem} rápido.',
        'Uma sobremesa para cortar na frente da visita, {topic}.',
      ],
      steps: [
        ['A visita chegou, o café está coado e alguém traz a tábua. A primeira fatia mostra a espiral, e a conversa para um instante.', 'No fim do almoço, a travessa comprida passa de mão em mão. Cada um escolhe a grossura da sua fatia.'],
        ['Massa fina e recheio andam juntos, enrolados, do centro até a beirada. Nenhuma mordida fica sem os dois.'],
        ['{Vai/Vão} bem no café da tarde, na sobremesa do almoço em família e na visita a quem acabou de se mudar.'],
        ['Pense em quantas fatias vão sair e se elas serão finas ou grossas. Com outras sobremesas na mesa, a fina basta.'],
      ],
    },
    casual: {
      openings: [
        'Passa o café e corta a primeira fatia: {topic}.',
        'Quem resiste à espiral {do topic}?',
        'Hoje a mesa do café tem {topic}.',
      ],
      steps: [
        ['Eu corto uma fatia fininha, só pra ver a espiral. Aí corto outra, pra ver se ficou igual, e assim vai.', 'Visita em casa, café na garrafa e uma fatia enroladinha no pires. Tem coisa com mais cara de casa de tia?'],
        ['O gostoso é que a massa é fininha e o recheio acompanha cada volta. Não tem pedaço sem graça no meio.'],
        ['{Vai/Vão} no café da tarde, na sobremesa do almoço e no prato que a gente leva quando visita alguém.'],
        ['Vê quantas pessoas vêm e conta duas fatias pra cada uma. Uma é fome, a outra é pra ver a espiral.'],
      ],
    },
    funny: {
      openings: [
        'Enrolado, só o doce: {topic}.',
        'A fatia fina não engana ninguém perto {do topic}.',
        'A ponta é de quem corta, e o resto se discute: {topic}.',
      ],
      steps: [
        ['A pessoa pede uma fatia transparente, de tão fina. Depois pede outra, e no fim comeu um pedaço de vinte centímetros.', 'Existe quem coma desenrolando, volta por volta, com toda a calma. A família assiste como quem acompanha novela.'],
        ['Tem espiral, tem recheio e tem duas pontas. As pontas são de quem corta, por uma lei que ninguém escreveu.'],
        ['Combina com visita demorada, tia que faz pergunta e primo que some na hora da louça e volta para o café.'],
        ['Calcule pelas fatias finas e multiplique por três. Ninguém nunca parou na fina, embora todos comecem por ela.'],
      ],
    },
    motivational: {
      openings: [
        'Volta por volta, com mão leve: {topic}.',
        'Café da tarde com quem a gente gosta e {topic}.',
        'Uma fatia bonita para quem veio visitar: {topic}.',
      ],
      steps: [
        ['Quem recebe bem lembra da toalha, da xícara e da fatia cortada na hora. A visita percebe que era esperada.', 'A tia que sempre leva o doce merece chegar e encontrar a mesa pronta. Desta vez, a fatia é para ela.'],
        ['Enrolar massa fina sem quebrar pede mão leve e o tempo certo. Na espiral da fatia, isso fica à vista.'],
        ['Levar um doce inteiro a quem acabou de se mudar já inaugura a mesa. Mesmo que ela ainda seja uma caixa.'],
        ['Escolha o recheio pensando em quem vai receber a primeira fatia. É dessa pessoa que vem o melhor sorriso.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que faz a espiral {do topic}.',
        'Enrolar, firmar e cortar: {topic}.',
        'Um doce de massa fina e paciência, {topic}.',
      ],
      steps: [
        ['Quem tenta em casa teme a mesma coisa: desenformar, começar a enrolar e ver a massa rachar bem no meio.', 'A fatia bonita da fotografia nem sempre sai da faca de casa. Às vezes a espiral achata e o recheio escapa.'],
        ['Massa fina seca depressa no forno, e massa seca quebra na dobra. Já a faca sem fio empurra em vez de cortar.'],
        ['Asse por pouco tempo, enrole com a ajuda de um pano e corte com faca de serra, limpando a lâmina.'],
        ['A massa fina enrolada com recheio tem parentes em muitas mesas do país. Cada família defende a grossura da sua.'],
      ],
    },
    casual: {
      openings: [
        'Segredo de massa que não quebra: {topic}.',
        'Papo de quem ama ver a espiral {do topic}.',
        'Você desenrola ou morde? O assunto é {topic}.',
      ],
      steps: [
        ['O meu primeiro rachou inteiro. Cobri as rachaduras com açúcar, servi com a maior calma e ninguém reparou.'],
        ['Quando a massa passa do tempo no forno, ela perde a umidade e fica dura de dobrar. Aí racha na primeira volta.'],
        ['Tira do forno ainda macia, vira no pano e enrola com calma. E corta com faca de serra, sem apertar.'],
        ['A hora de cortar a primeira fatia é a minha preferida. Só ali a gente descobre como ficou a espiral.'],
      ],
    },
    funny: {
      openings: [
        'Estatísticas da fatia fina {do topic}.',
        'Volta por volta, a verdade aparece: {topic}.',
        'Técnica secreta de quem desenrola {o topic}.',
      ],
      steps: [
        ['A fatia fina é a maior ficção do café da tarde. Ninguém come uma, todos pedem, e a travessa vai ficando curta.'],
        ['A espiral hipnotiza. A pessoa começa pela beirada, segue o recheio e, quando percebe, chegou ao centro do assunto.'],
        ['Para a conta dar certo, corte tudo antes e sirva as fatias deitadas. Inteiro na travessa, o doce encolhe sozinho.'],
        ['As pontas cortadas para acertar nunca chegam à mesa. Quem fez jura que elas estavam sem recheio.'],
      ],
    },
    motivational: {
      openings: [
        'Mão leve se treina: {topic}.',
        'O tempo certo de enrolar {o topic}.',
        'Massa fina, cuidado grande: {topic}.',
      ],
      steps: [
        ['A primeira massa quebra, a segunda gruda no pano, e a terceira faz a volta inteira. A mão vai entendendo.', 'Muita receita dessas passou de mãe para filha com a explicação mais curta do mundo: enrola antes que esfrie.'],
        ['Calor, espessura e tempo precisam combinar por poucos minutos. Quem faz aprende a deixar tudo pronto antes do forno.'],
        ['Em casa, estenda o pano e separe o recheio antes de assar. Quando a massa sair, é só virar e enrolar.'],
        ['Por fora é um doce simples, comprido na travessa. O trabalho todo aparece de uma vez, na primeira fatia.'],
      ],
    },
  },
}
