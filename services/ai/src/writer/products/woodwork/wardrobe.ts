import type { ProductType } from '../product-type.ts'

export const wardrobe: ProductType = {
  nouns: ['guarda-roupa'],
  asks: ['a medida da parede', 'o que você quer guardar', 'quantas pessoas vão usar'],
  questions: {
    sale: ['O que não cabe mais no seu guarda-roupa?', 'Você prefere mais gavetas ou mais cabides?'],
    content: ['O que tem na última prateleira do seu guarda-roupa?', 'Você dobra ou pendura quase tudo?'],
  },
  emojis: ['🪵', '👗', '🏠'],
  hashtags: ['guardaroupa', 'guardaroupademadeira', 'guardaroupas', 'marcenaria', 'moveisparaquarto', 'moveisplanejados', 'quartodecasal'],
  sale: {
    professional: {
      openings: [
        'Cada coisa no seu lugar, de porta fechada: {topic}.',
        '{O topic} {põe/põem} ordem no ambiente inteiro.',
        'Espaço para guardar e achar depois: {topic}.',
      ],
      steps: [
        ['A roupa está na cadeira, a caixa embaixo da cama e a mala em cima de tudo. Falta espaço pensado para o que se tem.', 'De manhã, com pressa, ninguém quer revirar pilhas. Com cada coisa à vista, vestir-se leva metade do tempo.'],
        ['Prateleira, gaveta e cabideiro guardam coisas diferentes. Quando a divisão combina com o uso, a ordem se mantém.'],
        ['Vale para o quarto do casal, o das crianças e o de visitas. Em casa pequena, a diferença aparece no primeiro dia.'],
        ['Antes de escolher, meça parede, altura e rodapé, e confira para que lado a porta abre. Anote também as tomadas.'],
      ],
    },
    casual: {
      openings: [
        'A cadeira da roupa vai descansar: {topic}.',
        'Tudo guardado e a porta fecha, com {topic}.',
        'O quarto parece maior com {topic}.',
      ],
      steps: [
        ['Sabe aquela cadeira que virou cabide e ninguém senta nela há meses? Ela só tava fazendo o trabalho de outro móvel.', 'Você arruma tudo no fim de semana e em três dias já tá empilhado de novo. Quando falta lugar, não tem arrumação que dure.'],
        ['O segredo tá dentro: o que é de pendurar, o que é de dobrar e o que é de esconder. Divisão boa faz o espaço render.'],
        ['Serve pra quem divide o quarto, pra quem tá montando casa e pra quem cansou de caixa embaixo da cama.'],
        ['Mede a parede, a altura e o espaço da porta aberta. E conta o que você tem pra guardar, sem esquecer o edredom.'],
      ],
    },
    funny: {
      openings: [
        'Para abrir a porta sem desmoronamento: {topic}.',
        'A cadeira da bagunça perdeu o emprego, chegou {o topic}.',
        'Com {topic}, as roupas finalmente saem da cadeira.',
      ],
      steps: [
        ['Há portas que se abrem com o joelho preparado, porque o edredom está logo atrás. A família toda conhece a técnica.', 'A pessoa diz que não tem o que vestir, diante de três pilhas e uma cadeira. Ter, ela tem, só não encontra.'],
        ['Gaveta, prateleira e cabide separam o que se usa do que se guarda por carinho, como a calça da formatura.'],
        ['Serve para casal, para irmãos e para quem mora só e mesmo assim não tem espaço. A conta nunca fechou.'],
        ['Meça tudo, até a porta aberta. Móvel que a cama não deixa abrir vira enfeite de parede, com muita prateleira.'],
      ],
    },
    motivational: {
      openings: [
        'A casa em ordem começa por um lugar para guardar: {topic}.',
        'Quem cuida da casa inteira merece {um topic}.',
        'O quarto que você está montando pede {topic}.',
      ],
      steps: [
        ['A primeira mudança coube em sacolas. Quando as roupas finalmente saem das caixas, a casa parece sua de verdade.', 'Alguém dobra, separa e guarda a roupa de todos, toda semana. Com espaço certo, esse trabalho rende e aparece.'],
        ['Porta alinhada e gaveta que corre macio dependem de medida e paciência. O ajuste fino é a parte que ninguém vê.'],
        ['Vale para quem está começando, para quem vai dividir o quarto e para quem resolveu organizar a casa de uma vez.'],
        ['Antes de desenhar ou escolher, separe o que fica e o que pode ser doado. O espaço que falta às vezes já existe.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Organizar por dentro faz toda a diferença: {topic}.',
        'Cheiro de guardado tem causa: {topic}.',
        'O que observar no interior {do topic}.',
      ],
      steps: [
        ['Roupa limpa que sai com cheiro de guardado é um incômodo comum. A causa costuma ser a umidade, e não a lavagem.'],
        ['Encostado na parede fria e sempre fechado, o móvel não ventila. E o que fica no alto ou no fundo acaba esquecido.'],
        ['Deixe um dedo de distância da parede e abra as portas uma hora por semana. O mais usado fica à altura dos olhos.'],
        ['Quem projeta um móvel desses começa por uma lista do que vai dentro. O desenho de fora vem depois.'],
      ],
    },
    casual: {
      openings: [
        'Abre as portas um pouquinho, vai: {topic}.',
        'Um jeito fácil de arrumar {o topic} sem sofrer.',
        'O fundo {do topic} é um mistério aí também?',
      ],
      steps: [
        ['Sabe aquele cheirinho de guardado na roupa que tava limpa? Não é o sabão, é falta de ar ali dentro.'],
        ['Porta fechada o tempo todo prende a umidade. E prateleira alta a gente usa uma vez e esquece que existe.'],
        ['Deixa as portas abertas enquanto arruma o quarto, e começa por uma prateleira só. O que não viu sol este ano, doa.'],
        ['Na hora de montar, eu gosto é de regular a porta. Um quarto de volta no parafuso e ela fecha sozinha.'],
      ],
    },
    funny: {
      openings: [
        'O que mora lá no fundo: {topic}.',
        'Ninguém sabe o que há na última prateleira {do topic}.',
        'Arrumar {o topic} rende uma tarde e três surpresas.',
      ],
      steps: [
        ['Na última prateleira há uma sacola de sacolas, um ventilador sem hélice e o enxoval de alguém. Ninguém pediu explicação até hoje.'],
        ['É que tudo o que não tem lugar vai para lá. A porta fecha, a visita não vê, e o assunto fica para depois.'],
        ['Arrume uma prateleira por dia e não prove nada no caminho. Quem abre a caixa de fotos perde a tarde.'],
        ['Quem monta móveis já viu de tudo na hora de esvaziar o antigo. Até aliança perdida já apareceu atrás de gaveta.'],
      ],
    },
    motivational: {
      openings: [
        'Ordem por dentro, prateleira por prateleira: {topic}.',
        'O ajuste paciente das portas {do topic}.',
        'Arrumar {o topic} também é contar a história da casa.',
      ],
      steps: [
        ['Quem monta móveis sabe que a última hora vale pelo dia inteiro. É nela que as portas ficam na mesma linha.'],
        ['Dois milímetros no piso viram um dedo no alto da porta. Por isso o nível é a primeira ferramenta a sair da caixa.'],
        ['Escolha uma gaveta, esvazie e devolva só o que usa. Em quinze minutos, um pedaço da casa está pronto.'],
        ['Depois de tudo no lugar, a gente abre a porta só para olhar. Quem arrumou sabe quanto trabalho cabe ali.'],
      ],
    },
  },
}
