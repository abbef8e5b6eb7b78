import type { ProductType } from '../product-type.ts'

export const mobile: ProductType = {
  nouns: ['móbile de feltro'],
  asks: ['as cores do quarto', 'o tema do enxoval', 'para quando é'],
  questions: {
    sale: ['Qual é o tema do quarto do bebê?', 'Tons claros ou bem coloridos?'],
    content: ['Que tema você escolheria para um quarto de bebê?', 'Quem montou o berço na sua família?'],
  },
  emojis: ['👶', '🪡', '💛'],
  hashtags: ['mobiledefeltro', 'mobiledeberco', 'mobilefeltro', 'quartodebebe', 'mobilebebe', 'decoracaoinfantil', 'feltro'],
  sale: {
    professional: {
      openings: [
        'Figuras que giram devagar no quarto do bebê: {topic}.',
        '{O topic} {dá/dão} movimento ao quarto.',
        'O quarto do bebê visto de baixo para cima: {topic}.',
      ],
      steps: [
        ['O quarto está quase pronto, o berço no lugar, as roupas na gaveta. Olhando de baixo, o teto ainda está vazio.', 'Um vento entra pela janela e as figuras dão meia-volta. Quem passa pelo corredor acaba entrando para ver.'],
        ['Cada figura de feltro é feita dos dois lados, porque gira e se vê inteira. Frente e costas recebem o mesmo capricho.'],
        ['Enfeita o quarto do bebê e, anos depois, o canto de brincar ou a janela. É presente de chá que chama atenção.'],
        ['Pense no tema e nas cores do enxoval e meça a altura do teto. O lugar decide o comprimento dos fios.'],
      ],
    },
    casual: {
      openings: [
        'Pro teto do quarto também ter graça: {topic}.',
        '{O topic} {gira/giram}, e todo mundo olha.',
        'Quarto de bebê pede alguma coisa no alto: {topic}.',
      ],
      steps: [
        ['A gente monta o quarto inteiro olhando de pé. Aí senta na poltrona, olha pra cima e vê que falta alguma coisa.', 'Basta uma janela aberta e as figuras já começam a girar. Visita adulta é a primeira a ficar olhando.'],
        ['As figuras são feitas dos dois lados, porque giram e aparecem de todo jeito. Dá o dobro de trabalho e o dobro de graça.'],
        ['Pro quarto do bebê, pra dar no chá, pra surpreender os pais. E depois vai pra janela ou pro cantinho de brincar.'],
        ['Me conta o tema e as cores do quarto. E vê onde vai pendurar, que a altura faz diferença.'],
      ],
    },
    funny: {
      openings: [
        'Gira devagar, o contrário da vida com bebê: {topic}.',
        '{O topic} {tem/têm} plateia deitada e atenta.',
        'Programação especial para quem olha do berço: {topic}.',
      ],
      steps: [
        ['O tio soprou para mostrar como gira. O bebê nem olhou, mas faz vinte minutos que o tio continua soprando.', 'O bebê ainda não sabe quem é quem na família. Mesmo assim, todos garantem que ele já tem figura favorita.'],
        ['As figuras dão voltas sem trombar umas nas outras. Dos adultos no corredor, às três da manhã, não se pode dizer o mesmo.'],
        ['Para o quarto do bebê, para o chá e para a avó que vai explicar cada figura com voz fininha.'],
        ['Meça o teto antes. Quem pendura sem medir costuma descobrir a altura certa com a própria testa.'],
      ],
    },
    motivational: {
      openings: [
        'Figura por figura, para o quarto do bebê: {topic}.',
        '{O topic} {completa/completam} o quarto montado com carinho.',
        'Para quem prepara um quarto com as próprias mãos: {topic}.',
      ],
      steps: [
        ['Montar o quarto de um bebê é uma soma de tardes. Pendurar a última peça faz a família parar e olhar em volta.', 'Quem espera um bebê gosta de abrir a porta do quarto vazio. Cada detalhe novo é mais um motivo para entrar.'],
        ['O equilíbrio se acha aos poucos. Quem faz pendura, olha, muda um fio de lugar e pendura de novo.'],
        ['Para os pais de primeira viagem, para os avós que querem participar e para os padrinhos.'],
        ['Escolha uma figura que tenha história na família e deixe as outras acompanharem. Um dia, alguém conta por quê.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Onde pendurar {o topic}.',
        'O equilíbrio das figuras, um detalhe de bastidor: {topic}.',
      ],
      steps: [
        ['Pendurado e quieto num canto do quarto, o enfeite de feltro junta pó sem ninguém perceber.'],
        ['O feltro segura a poeira nas fibras. E o movimento depende do ar, que quase não circula junto da parede.'],
        ['Para o pó, passe um pincel macio ou o secador no frio. Prenda bem e deixe longe do alcance das mãos.'],
        ['As figuras não pesam todas o mesmo. Por isso o lugar de cada fio se acerta aos poucos, até tudo ficar reto.'],
      ],
    },
    casual: {
      openings: [
        'Gira ou não gira? Um papo sobre {topic}.',
        'Como eu limpo {o topic} sem embaraçar os fios.',
        'Antes de furar o teto: {topic}.',
      ],
      steps: [
        ['A gente pendura num canto lindo e nada se mexe. Aí abre a janela e entende que o problema era o lugar.'],
        ['Sem ar passando, não gira. E cada figura tem um peso, então qualquer fio fora do lugar já entorta tudo.'],
        ['Pincel macio ou secador no frio, de longe, e pronto. Prende firme e deixa alto, fora do alcance das mãozinhas.'],
        ['Eu penduro na porta da sala pra acertar o equilíbrio. A casa inteira passa abaixada até eu terminar.'],
      ],
    },
    funny: {
      openings: [
        'O programa preferido de quem está no berço: {topic}.',
        'A família discute a altura {do topic}.',
        'Ninguém passa sem soprar: {topic}.',
      ],
      steps: [
        ['Os pais decoraram a ordem em que as figuras passam. Depois da terceira noite, deram nome e profissão a cada uma.'],
        ['Adulto que fica vinte minutos olhando figuras girarem não está distraído. Está com sono mesmo.'],
        ['Se os fios embaraçaram, deite tudo na cama e solte uma figura por vez. Não aceite a ajuda do gato.'],
        ['Quem faz testa o giro pendurando no lustre da sala. A família janta com as figuras de feltro rodando em cima do arroz.'],
      ],
    },
    motivational: {
      openings: [
        'Equilíbrio se acha fio por fio: {topic}.',
        'Quem faz {o topic} olha de baixo.',
        'Cada figura no seu fio: {topic}.',
      ],
      steps: [
        ['Quem começa acha que o difícil é costurar. Depois de tudo pronto, descobre que faltava equilibrar.'],
        ['Uma figura mais pesada puxa todas as outras. Muda-se o fio de lugar, um dedo de cada vez, até ficar reto.'],
        ['Se vai fazer um, costure primeiro todas as figuras e compare na mão. As de peso parecido ficam em lados opostos.'],
        ['Quando tudo para no lugar e começa a girar sozinho, quem fez senta no chão e olha um pouco para cima.'],
      ],
    },
  },
}
