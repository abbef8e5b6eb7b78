import type { ProductType } from '../product-type.ts'

export const babyHeadband: ProductType = {
  nouns: ['faixa de bebê', 'faixinha', 'faixinha de bebê', 'faixa para bebê', 'tiara de bebê', 'tiarinha de bebê', 'laço de bebê', 'lacinho de bebê', 'headband de bebê', 'turbante de bebê'],
  asks: ['a idade do bebê', 'a medida da cabeça', 'para qual ocasião é'],
  questions: {
    sale: ['Quantos meses o bebê faz agora?', 'Qual é a próxima foto da família?'],
    content: ['Quantas fotos o bebê ganha por dia na sua família?', 'Quem é o fotógrafo da casa?'],
  },
  emojis: ['🎀', '👶', '💛'],
  hashtags: ['faixadebebe', 'faixinhadebebe', 'faixinhas', 'lacosdebebe', 'tiaradebebe', 'lacinhodebebe', 'faixinhasdebebe'],
  sale: {
    professional: {
      openings: [
        'Um detalhe delicado para as primeiras fotos: {topic}.',
        '{O topic} para o ensaio, a visita ou o passeio.',
        'Delicadeza na medida do bebê com {topic}.',
      ],
      steps: [
        ['A primeira foto em família, a visita dos avós, o ensaio no fim do mês. Em cada uma, um detalhe na cabeça completa a cena.', 'O bebê está trocado, de roupa nova e no colo da avó. Alguém busca o celular, e falta só o acessório.'],
        ['Uma peça de bebê pede leveza e um ajuste que não marque. Quanto mais delicada, mais bonita fica nas fotos.'],
        ['Serve ao primeiro passeio, ao ensaio e ao almoço em família. É presente certo para levar numa visita.'],
        ['Para escolher, meça a cabeça do bebê com uma fita, na altura da testa. A cabeça cresce depressa nos primeiros meses.'],
      ],
    },
    casual: {
      openings: [
        'Pra derreter a família no grupo: {topic}.',
        'Já dá pra imaginar a foto com {topic}.',
        'Coisa mais fofa {o topic} nessa cabecinha.',
      ],
      steps: [
        ['Sabe a foto que a família inteira pede todo dia? Com um enfeite na cabeça, o grupo não fala de outra coisa.', 'Bebê trocado, cheiroso, no colo, e a avó já tá com o celular na mão. É o melhor minuto pra foto, porque dura pouco.'],
        ['O que eu penso primeiro é no conforto, tem que ser leve e não apertar. A beleza vem junto.'],
        ['Vai bem no ensaio, no passeio e na visita dos avós. E é daqueles presentes que fazem todo mundo suspirar quando abre.'],
        ['Mede a cabecinha na altura da testa antes de escolher. Eles crescem tão rápido que a medida do mês passado já não vale.'],
      ],
    },
    funny: {
      openings: [
        'A sessão de fotos durou até a hora da mamada: {topic}.',
        'O grupo da família entrou em pane com {topic}.',
        'Dois minutos de pose e muita fofura: {topic}.',
      ],
      steps: [
        ['O ensaio tinha roteiro, luz e cenário. O bebê dormiu na chegada, acordou com fome e deu trinta segundos de pose.', 'A avó avisou que ia mandar uma foto. Mandou quarenta e duas, e em metade aparece o dedo dela.'],
        ['Um enfeite na cabeça transforma qualquer bocejo em retrato. Nenhum adulto consegue o mesmo ao bocejar.'],
        ['Para ensaio, passeio e qualquer dia em que a tia prometa passar rapidinho. A tia nunca passa rapidinho.'],
        ['Meça a cabeça enquanto o bebê dorme. Acordado, ele acha que a fita métrica é de comer.'],
      ],
    },
    motivational: {
      openings: [
        'Para guardar um tempo que passa depressa: {topic}.',
        '{O topic} para celebrar cada mês que chega.',
        'Os primeiros retratos da família, com {topic}.',
      ],
      steps: [
        ['A cada mês muda tudo, o olhar, as mãos, o sorriso. Uma foto caprichada segura um pouco desse tempo.', 'No meio de noites curtas e fraldas, alguém arruma o bebê para uma foto. É um momento de alegria na correria.'],
        ['Uma peça tão pequena pede acabamento caprichado por dentro e por fora. O cuidado maior fica no lado que encosta na cabeça.'],
        ['Vale para o primeiro encontro com os bisavós e para o retrato de cada mês. As famílias guardam por muitos anos.'],
        ['Escolha a medida pelo tamanho de agora, sem contar com o mês que vem. O bebê cresce, e a foto é hoje.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O ajuste certo {do topic} para o bebê.',
        'Quando usar e quando tirar {o topic}.',
        'Como medir a cabeça do bebê: {topic}.',
      ],
      steps: [
        ['Ao tirar o acessório, aparece uma marca na testa do bebê. Muita gente acha normal, mas ela indica que está apertado.'],
        ['A pele do bebê marca com pouca pressão, e a cabeça cresce rápido. Durante o sono, qualquer peça pode sair do lugar.'],
        ['Deve caber um dedo com folga entre a peça e a cabeça. Retire sempre para dormir, no carro e quando não houver ninguém olhando.'],
        ['Nas peças de bebê, o avesso recebe tanta atenção quanto o direito. É ele que encosta na pele.'],
      ],
    },
    casual: {
      openings: [
        'Tirou a foto? Então tira {o topic} também.',
        'Como saber se {o topic} não {aperta/apertam}.',
        'Um dedo de folga, sempre: {topic}.',
      ],
      steps: [
        ['Tirou o enfeite e ficou uma marquinha na testa? É o jeito do bebê avisar que tava apertado.'],
        ['A cabecinha cresce muito nos primeiros meses e a pele marca à toa. O que servia no ensaio pode apertar três semanas depois.'],
        ['Passa um dedo por dentro, e tem que entrar folgado. Pra dormir ou andar de carro, nada na cabeça.'],
        ['Eu passo a mão por dentro de cada peça antes de terminar. Se arranha o meu pulso, não serve pra bebê.'],
      ],
    },
    funny: {
      openings: [
        'Onde foi parar {o topic} no meio da foto?',
        'Em cima do nariz, de lado, na boca: {topic}.',
        'Bastidores de um ensaio com {topic}.',
      ],
      steps: [
        ['Na primeira foto, o enfeite está na cabeça. Na terceira, cobre um olho, e na quinta já foi levado à boca.'],
        ['Bebês têm as mãos rápidas e provam tudo com a boca. Para eles, o que está na cabeça é um convite.'],
        ['Deixe tudo pronto, coloque o enfeite por último e fotografe de perto da janela. Você tem uns dois minutos, e depois tire.'],
        ['As fotos que a família mais guarda são as que deram errado. O enfeite torto e a careta ganham da pose.'],
      ],
    },
    motivational: {
      openings: [
        'Medidas pequenas e mãos atentas {no topic}.',
        'O retrato de cada mês com {topic}.',
        'Um tempo curto que fica nas fotos: {topic}.',
      ],
      steps: [
        ['Entre a primeira foto e a do primeiro ano, o bebê vira outro. Quem olha as doze lado a lado quase não acredita.'],
        ['Os bebês mudam em semanas, e a lembrança não acompanha. As fotos guardam o tamanho exato das mãos e da cabeça.'],
        ['Fotografe no mesmo lugar da casa, na luz da janela, no mesmo dia de cada mês. A repetição conta a história.'],
        ['Trabalhar em peças tão pequenas exige boa luz e calma. Um milímetro, ali, já é muita diferença.'],
      ],
    },
  },
}
