import type { ProductType } from '../product-type.ts'

export const burpCloth: ProductType = {
  nouns: ['fralda de boca', 'fraldinha', 'fralda de pano', 'paninho de boca'],
  asks: ['quantas peças você quer', 'para quando é o bebê', 'de quanto em quanto tempo você lava roupa'],
  questions: {
    sale: ['Quantos paninhos você deixa na bolsa do bebê?', 'Você prefere ter de sobra ou lavar todo dia?'],
    content: ['Onde somem os paninhos aí da sua casa?', 'Quem já saiu de casa com leite no ombro?'],
  },
  emojis: ['👶', '🍼', '💛'],
  hashtags: ['fraldadeboca', 'fraldinhadeboca', 'paninhodeboca', 'fraldadepano', 'enxovaldebebe', 'maternidade', 'recemnascido'],
  sale: {
    professional: {
      openings: [
        '{O topic} para ter sempre por perto.',
        'No ombro, na bolsa, no berço: {topic}.',
        'Quem tem bebê em casa usa {o topic} o dia todo.',
      ],
      steps: [
        ['Depois da mamada, o bebê vai para o ombro de alguém. Antes dele, vai o paninho, porque todo mundo já aprendeu.', 'Na bolsa do bebê, os paninhos são os primeiros a entrar e os primeiros a sair. Há sempre um sujo e outro em uso.'],
        ['É uma das peças mais usadas do enxoval. Enxuga, apoia, cobre o ombro de quem segura e vai para o tanque no mesmo dia.'],
        ['Serve em casa, na consulta, no passeio e na visita aos avós. Em chá de bebê, ninguém reclama de ganhar mais.'],
        ['Para calcular a quantidade, pense nos que estão em uso, nos que estão lavando e nos que ficam na bolsa.'],
      ],
    },
    casual: {
      openings: [
        'Nunca vi sobrar numa casa com bebê: {topic}.',
        'Leva {o topic} que vai usar, pode apostar.',
        'Companhia de todo ombro por aqui: {topic}.',
      ],
      steps: [
        ['Quem segura bebê sem nada no ombro só faz isso uma vez. Da segunda em diante, já pede o paninho antes do colo.', 'Tem paninho na bolsa, no sofá, na cama e um que ninguém acha. Casa com bebê é assim mesmo.'],
        ['Parece coisa simples, e é. Mas é o que a gente mais pega no dia, de manhã cedo até a última mamada.'],
        ['Pra chá de bebê é presente sem erro. Cada família usa de um jeito, mas todas usam, e muito.'],
        ['Antes de escolher quantos, pensa na sua rotina de lavar roupa. Quem lava de dois em dois dias precisa de mais.'],
      ],
    },
    funny: {
      openings: [
        'O acessório de ombro mais usado da temporada: {topic}.',
        '{O topic} porque sua camisa preta não merece isso.',
        'Tem um sorriso lindo e uma golfada a caminho: {topic}.',
      ],
      steps: [
        ['O bebê olhou para a visita, sorriu, todo mundo suspirou. Em seguida, ele devolveu o leite no ombro mais arrumado da sala.', 'Você sai de casa com a roupa limpa e chega ao trabalho com uma medalha branca no ombro. Toda família com bebê reconhece.'],
        ['É um pedaço de pano com emprego em tempo integral. Não tem folga, não tem feriado e passa metade da vida na máquina.'],
        ['Ótimo presente para chá de bebê e para tios de primeira viagem, que acham que vão sair ilesos.'],
        ['Faça a conta da quantidade e depois dobre. A máquina estará sempre batendo na hora em que o bebê arrotar.'],
      ],
    },
    motivational: {
      openings: [
        'Sempre à mão de quem cuida: {topic}.',
        '{O topic} {faz/fazem} parte de cada mamada.',
        'Muitos colos por dia pedem {topic}.',
      ],
      steps: [
        ['Três da manhã, a casa quieta e um bebê no ombro. Quem está acordado com ele merece ter tudo ao alcance da mão.', 'Cuidar de bebê é repetir os mesmos gestos muitas vezes por dia. Enxugar o queixo com delicadeza é um deles.'],
        ['As peças simples são as que mais trabalham numa casa com bebê. Estão em todas as mamadas, com quem quer que segure.'],
        ['Dar de presente é ajudar na rotina dos primeiros meses. A família talvez nem se lembre de agradecer, mas usa todo dia.'],
        ['Pense na quantidade pelo ritmo da casa, contando noites e saídas. Quando há sempre um limpo à mão, tudo fica mais simples.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como manter {o topic} macio por mais tempo.',
        'Antes do primeiro uso, um cuidado: {topic}.',
        '{O topic} e as lavagens de todo dia.',
      ],
      steps: [
        ['Depois de algumas semanas de uso, o pano fica áspero e amarelado. Muita gente acha que ele já deu o que tinha de dar.', 'O pano novo parece não absorver bem, e a baba escorre. Nas primeiras vezes, isso é comum e tem solução.'],
        ['Tecido novo sai da fábrica com goma, e o excesso de sabão deixa resíduo. Os dois atrapalham a maciez e a absorção.'],
        ['Lave antes de usar, com pouco sabão neutro e bastante enxágue. Evite amaciante, que cria uma camada sobre o fio.'],
        ['A cada lavagem, o tecido cede um pouco e fica mais gostoso. É por isso que os mais usados viram os preferidos.'],
      ],
    },
    casual: {
      openings: [
        'O mistério do paninho que some: {topic}.',
        'Mil usos na vida de quem tem {topic}.',
        'Vamos combinar uma coisa sobre {o topic}.',
      ],
      steps: [
        ['Começa no ombro, vai pro queixo, cobre o trocador e ainda seca a mesa. No fim do dia ninguém sabe qual era qual.'],
        ['Como serve pra tudo, a gente pega o primeiro que vê. Aí o que tava limpo pro bebê acaba limpando outra coisa.'],
        ['Aqui o que resolve é separar por lugar, uns na bolsa, uns no quarto. O que vai pra limpeza fica marcado com um pontinho.'],
        ['E guarda um ou dois de lembrança quando a fase passar. Eles saem de tanto ombro que parecem da família.'],
      ],
    },
    funny: {
      openings: [
        'Cinco minutos de paz no ombro com {topic}.',
        'Relato de um ombro que conhece {o topic}.',
        'O que ninguém conta antes do primeiro colo: {topic}.',
      ],
      steps: [
        ['O bebê espera. Ele sabe quando tem pano no ombro e, nessas horas, não faz nada. Tirou o pano, acabou a espera.', 'Há um ombro com pano e um ombro sem. O bebê escolhe o ombro sem, em cem por cento dos casos.'],
        ['A explicação está no arroto, que vem com o leite quando quer. Ele não olha agenda, camisa nova nem festa de família.'],
        ['Cubra o ombro inteiro, inclusive as costas, e fique um tempo em pé depois da mamada. Ponha outro pano no bolso.'],
        ['Anos depois, quem passou por isso ainda balança de leve em pé na fila. E leva a mão ao ombro, por costume.'],
      ],
    },
    motivational: {
      openings: [
        'Gestos repetidos com carinho: {topic}.',
        'As madrugadas também passam por {topic}.',
        'Quem usa {o topic} vai conhecendo o bebê aos poucos.',
      ],
      steps: [
        ['Na primeira semana, segurar para arrotar parece complicado. Na quarta, a mão encontra o jeito sozinha, no meio da noite.'],
        ['Cada bebê gosta de um jeito, mais alto no ombro ou sentado no colo. Descobrir qual é leva dias de tentativa.'],
        ['Deixe um pano limpo em cada lugar onde costuma amamentar ou dar o leite. Assim ninguém levanta com o bebê quase dormindo.'],
        ['Esse tempo de colo não aparece em lista nenhuma de tarefas feitas. Mas foi nele que passou boa parte do dia.'],
      ],
    },
  },
}
