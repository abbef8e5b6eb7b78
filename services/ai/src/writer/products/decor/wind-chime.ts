import type { ProductType } from '../product-type.ts'

export const windChime: ProductType = {
  nouns: ['móbile', 'sino dos ventos', 'mensageiro dos ventos'],
  asks: ['onde vai ficar', 'a altura do teto', 'as cores de que você gosta'],
  questions: {
    sale: ['Em que canto da sua casa bate um ventinho bom?', 'Você penduraria na varanda, na janela ou no quarto?'],
    content: ['Na sua infância, tinha alguma coisa que balançava na varanda?', 'Qual é o lugar mais fresco da sua casa?'],
  },
  emojis: ['🎐', '🌿', '🏠'],
  hashtags: ['sinodosventos', 'mensageirodosventos', 'mobile', 'sinosdosventos', 'mobiledecorativo', 'varandadecorada', 'mobiles'],
  sale: {
    professional: {
      openings: [
        'Movimento e leveza para um canto da casa: {topic}.',
        '{O topic} {dança/dançam} com qualquer brisa.',
        'Um canto da casa ganha vida com {topic}.',
      ],
      steps: [
        ['Perto de uma janela aberta, alguma coisa se move, e o olhar vai junto. É um detalhe que nunca está igual.', 'A varanda, o quarto ou a entrada têm um pedaço de teto que ninguém usa. Pendurar algo ali muda o ambiente inteiro.'],
        ['O ar muda a decoração o dia todo. As peças giram, fazem sombra na parede e voltam ao lugar.'],
        ['É presente para quem se mudou, para quem gosta de varanda e para quem presta atenção nas coisas pequenas.'],
        ['Antes de escolher, meça a altura do teto e veja onde passa o ar. As pessoas devem circular sem encostar.'],
      ],
    },
    casual: {
      openings: [
        'Bateu um ventinho, olha só: {topic}.',
        'Um cantinho perto da janela pede {topic}.',
        'Eu fico um tempão olhando {o topic}.',
      ],
      steps: [
        ['Sabe aquele fim de tarde com a janela aberta e uma brisa entrando? É a hora em que um enfeite leve fica mais bonito.', 'A gente enfeita parede, enfeita mesa e esquece o teto. Pendura uma coisa leve ali e vê a diferença.'],
        ['O bonito é que nunca tá do mesmo jeito. Passou um vento, virou, e até a sombra na parede muda.'],
        ['Fica bem na varanda, na janela, no quarto. Pra presentear quem tá de casa nova, é um carinho diferente.'],
        ['Olha por onde o vento entra e a altura do teto antes de escolher. Ninguém quer bater a cabeça, né?'],
      ],
    },
    funny: {
      openings: [
        'O vento também decora a casa: {topic}.',
        'O gato já acha que é brinquedo: {topic}.',
        'A brisa entrou e achou {o topic}.',
      ],
      steps: [
        ['Toda vez que alguém abre a porta, o enfeite lá em cima se mexe. Assim se descobre quem chega tarde.', 'O gato senta embaixo, olha para cima e faz contas. A altura em que você vai pendurar já está sob análise.'],
        ['Funciona com brisa, com porta batida e com visita que passa abanando os braços. Manutenção, quase nenhuma.'],
        ['Serve para a varanda, para o quarto e para quem gosta de ficar olhando para o nada com uma boa desculpa.'],
        ['Meça a altura do teto e a do parente mais alto. O resultado da conta mostra onde pendurar.'],
      ],
    },
    motivational: {
      openings: [
        'Uma pausa para olhar o vento: {topic}.',
        'Para a casa de que você cuida com delicadeza: {topic}.',
        'Um canto tranquilo pede {um topic}.',
      ],
      steps: [
        ['Depois do almoço, a casa fica em silêncio e a janela aberta. Há quem se sente ali cinco minutos antes de recomeçar.', 'Preparar um quarto ou uma varanda é pensar em quem vai ficar ali. O que se pendura no alto é o último detalhe.'],
        ['Uma peça suspensa depende de equilíbrio. Quem faz tira um pouco de um lado, põe no outro, até tudo ficar no nível.'],
        ['É presente para quem inaugura uma casa e para quem vive na mesma há anos e quer um canto novo.'],
        ['Escolha primeiro o lugar em que você gosta de se sentar. De lá, olhe para cima e imagine.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Onde pendurar para o vento ajudar: {topic}.',
        'Por que {o topic} às vezes se {embaraça/embaraçam}.',
        'O lugar certo {do topic} em casa.',
      ],
      steps: [
        ['Pendurada num canto sem ar, a peça não se mexe. No meio de uma corrente forte, os fios se enrolam num dia.', 'Por causa de fios embaraçados, muita gente acaba guardando tudo na caixa. Em geral, o problema era o lugar.'],
        ['O movimento bonito vem de uma brisa leve e constante. O vento forte gira as peças mais depressa do que o fio acompanha.'],
        ['Prefira um ponto perto da janela, mas fora da corrente entre portas. Para guardar, prenda os fios com uma fita.'],
        ['Equilibrar é a parte mais demorada. Cada peça acrescentada muda a posição de todas as outras.'],
      ],
    },
    casual: {
      openings: [
        'Embolou tudo? Olha a dica: {topic}.',
        'Pendurou {o topic} e não mexe? Eu explico.',
        'Onde a brisa encontra {o topic}.',
      ],
      steps: [
        ['A gente pendura no lugar mais bonito, e nada se mexe. Ou então amanhece com os fios todos embolados.'],
        ['Sem ar a peça não se move, e com vento forte ela gira demais. O ponto bom é o da brisa.'],
        ['Experimenta segurar a peça em uns três lugares e espera. Onde ela mexer devagar, é ali que vai o gancho.'],
        ['Pra ficar equilibrado, eu mexo um pedacinho e tudo entorta do outro lado. É quase uma conversa.'],
      ],
    },
    funny: {
      openings: [
        'O nó que ninguém deu: {topic}.',
        'A relação do gato com {o topic}.',
        'O vento passou e mexeu com {o topic}.',
      ],
      steps: [
        ['Ninguém encostou, ninguém abriu a janela, e os fios deram um nó de marinheiro. O gato olha para o outro lado.'],
        ['Fios leves giram com qualquer ar e se encontram no meio do caminho. Depois não sabem voltar.'],
        ['Desfaça os nós de baixo para cima, com calma. E mude de lugar, porque o vento não vai pedir desculpas.'],
        ['Equilibrar tudo na bancada leva horas. O gato leva quatro segundos para provar que dava para alcançar.'],
      ],
    },
    motivational: {
      openings: [
        'Equilíbrio, peça por peça: {topic}.',
        'A delicadeza de montar {um topic}.',
        'O ar faz metade do trabalho: {topic}.',
      ],
      steps: [
        ['Montar uma peça suspensa é fazer contas com as mãos. Um peso a mais deste lado, e o outro já sobe.'],
        ['O equilíbrio não aparece de uma vez. São pequenas correções, um fio mais curto, um nó mais alto, até parar no nível.'],
        ['Tire cinco minutos perto de uma janela aberta, sem telefone. Repare no que se move, cortina, folha, sombra.'],
        ['Suspensa pela primeira vez, a peça gira e procura o lugar. Só então quem fez sabe se ficou bem.'],
      ],
    },
  },
}
