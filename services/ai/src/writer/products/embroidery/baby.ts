import type { ProductType } from '../product-type.ts'

export const baby: ProductType = {
  nouns: ['enxoval bordado', 'fralda bordada', 'fraldinha bordada', 'paninho de boca bordado', 'babador bordado', 'manta bordada', 'toalha de bebê bordada'],
  asks: ['as cores do quarto', 'para quando o bebê é esperado', 'o que a família já tem'],
  questions: {
    sale: ['Tem bebê chegando por aí?', 'Bordado colorido ou todo branquinho?'],
    content: ['Quem bordou ou bordava na sua família?', 'Você guardou alguma peça de quando era bebê?'],
  },
  emojis: ['🪡', '🧵', '👶'],
  hashtags: ['enxovalbordado', 'enxovaldebebe', 'fraldabordada', 'bordadobebe', 'enxovalpersonalizado', 'bordadoinfantil', 'maternidade'],
  sale: {
    professional: {
      openings: [
        'Pontos delicados para quem está chegando: {topic}.',
        '{O topic} {espera/esperam} na gaveta pelo grande dia.',
        'Um bordado para o enxoval do bebê: {topic}.',
      ],
      steps: [
        ['A gaveta do bebê se enche aos poucos, e a família abre só para olhar. É no bordado que todo mundo passa o dedo.', 'No chá de bebê, os presentes úteis são muitos. O bordado é o que passa de mão em mão.'],
        ['O bordado dá à peça um desenho em relevo, feito de linha. Em tecido de bebê, cada ponto fica à vista.'],
        ['É presente para chá, maternidade, batizado e primeiros meses. Os avós gostam de dar, e os padrinhos também.'],
        ['Antes de escolher, veja as cores do quarto e o que a família já tem. Assim a peça entra no conjunto.'],
      ],
    },
    casual: {
      openings: [
        'Tem bebê chegando na família: {topic}.',
        '{O topic} {deixa/deixam} o enxoval com cara de carinho.',
        'Presente de chá que passa de mão em mão: {topic}.',
      ],
      steps: [
        ['A gente lava, dobra, guarda e no dia seguinte abre de novo pra ver. Gaveta de bebê com bordado é assim.', 'Chá de bebê, e todo mundo levou fralda de pacote. Aí abrem um presente bordado e a sala suspira.'],
        ['Bordado em peça de bebê é delicado, o desenho é miúdo e o ponto aparece todo. Dá gosto de olhar de perto.'],
        ['Pra chá, pra maternidade, pra batizado, pra visita. Madrinha que quer acertar costuma ir por aí.'],
        ['Me conta as cores do quarto e pra quando o bebê é esperado. Daí a gente pensa no bordado.'],
      ],
    },
    funny: {
      openings: [
        'Bordado impecável até a primeira golfada: {topic}.',
        '{O topic}, porque o bebê também recebe visita.',
        'Mais chique que a família inteira: {topic}.',
      ],
      steps: [
        ['O bebê tem três dias de vida e já possui peças bordadas. O resto da família ainda usa camiseta de brinde.', 'Toda mãe separa a peça bordada para uma ocasião. O bebê entende ocasião como qualquer momento depois de mamar.'],
        ['O desenho é miúdo, o ponto é fino, a linha bem escolhida. O bebê avalia tudo isso levando à boca.'],
        ['Para o chá, a maternidade e a tia que vai dizer que no tempo dela também se bordava, e melhor.'],
        ['Veja as cores do quarto antes. Já existem oito tons de verde na mesma gaveta, e todos se dizem menta.'],
      ],
    },
    motivational: {
      openings: [
        'Ponto por ponto, enquanto o bebê não vem: {topic}.',
        '{O topic} {dá/dão} as boas-vindas em linha e agulha.',
        'Para guardar do primeiro ano: {topic}.',
      ],
      steps: [
        ['Esperar um bebê é contar semanas e arrumar gavetas. Dobrar uma peça bordada já deixa o dia mais perto.', 'Um dia, a criança já grande vai abrir uma caixa. O bordado estará lá, e alguém contará de quem foi o presente.'],
        ['Desenho pequeno não perdoa ponto torto. Por isso a mão vai devagar e a luz precisa ser boa.'],
        ['Para os pais de primeira viagem, os avós que esperam e a madrinha que quer deixar algo guardado.'],
        ['Pense no que vai ser usado e no que vai ser lembrança. Um bom presente pode ser os dois.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como lavar {o topic} antes do nascimento.',
        'O avesso também importa: {topic}.',
        'Guardar e conservar {o topic}.',
      ],
      steps: [
        ['Muita gente lava o enxoval todo de uma vez e se esquece de que o bordado pede outro tratamento.', 'Ao ver um bordado de bebê, todos olham a frente. Os mais experientes viram a peça e passam o dedo atrás.'],
        ['Os nós e pontas do avesso ficam perto do tecido que se usa. E linhas coloridas podem soltar tinta na primeira água.'],
        ['Lave separado, à mão, em água fria e com sabão neutro. Enxágue bem e passe pelo avesso, sobre uma toalha.'],
        ['No bordado de bebê, quem faz arremata por trás com o mesmo cuidado da frente. O fio corre sob os pontos e some.'],
      ],
    },
    casual: {
      openings: [
        'A lavagem do enxoval e um detalhe: {topic}.',
        'Vira e olha o avesso {do topic}.',
        'O que eu digo pra toda família que espera {o topic}.',
      ],
      steps: [
        ['Chegou a hora de lavar o enxoval e bate o medo de estragar os bordados. A gente já quer deixar tudo guardado.'],
        ['A cor da linha pode soltar na primeira água, e o ponto fino não gosta de ser torcido.'],
        ['Lava à mão, água fria, sabão neutro, sem deixar de molho. Aperta na toalha e passa pelo avesso depois.'],
        ['O avesso do bordado de bebê eu faço com o mesmo capricho. Nada de nozinho, o fio entra por baixo dos pontos.'],
      ],
    },
    funny: {
      openings: [
        'O bebê não liga, a avó liga muito: {topic}.',
        'Quanto {dura/duram} {o topic} sem um pingo de leite?',
        'Branco, bordado e perto da papinha: {topic}.',
      ],
      steps: [
        ['Há uma lei na casa de todo recém-nascido: a peça mais bonita é a que recebe o primeiro leite.'],
        ['O bebê tem faro para linha boa. Entre dez peças lisas e uma bordada, escolhe morder a flor.'],
        ['Separe uma peça para a foto, lave com cuidado e use as outras sem dó. A foto não mostra o que houve depois.'],
        ['Quem borda para bebê escolhe o tom por meia hora. A cenoura, na papinha, escolhe o dela em um segundo.'],
      ],
    },
    motivational: {
      openings: [
        'Agulha, linha e nove meses: {topic}.',
        'Um bordado espera por alguém: {topic}.',
        'Mãos ocupadas enquanto se espera: {topic}.',
      ],
      steps: [
        ['Em muitas famílias, a notícia de um bebê faz alguém abrir a caixa de linhas. É um modo de começar a cuidar.'],
        ['Desenhos pequenos se fazem em pontos minúsculos. Vistos de perto são só fios, de longe são uma figura.'],
        ['Se quer tentar, use um fio só da meada e um desenho simples. Ponto atrás resolve quase todo contorno.'],
        ['Quem termina um bordado de bebê o estende sobre a mesa e olha um pouco. Só falta quem vai usar.'],
      ],
    },
  },
}
