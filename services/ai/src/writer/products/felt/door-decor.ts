import type { ProductType } from '../product-type.ts'

export const doorDecor: ProductType = {
  nouns: ['guirlanda de feltro', 'enfeite de feltro', 'enfeite de porta de feltro', 'quadrinho de feltro', 'painel de feltro', 'flor de feltro'],
  asks: ['onde vai ficar', 'as cores do lugar', 'o tamanho do espaço'],
  questions: {
    sale: ['Porta, parede ou prateleira: onde vai ficar melhor?', 'Que cor está faltando na sua casa?'],
    content: ['Tem algum prego sobrando na sua parede?', 'Na sua casa, quem endireita os quadros?'],
  },
  emojis: ['🪡', '🏠', '💛'],
  hashtags: ['feltro', 'guirlandadefeltro', 'enfeitedeporta', 'decoracaoemfeltro', 'feltros', 'enfeitedefeltro', 'pecasemfeltro'],
  sale: {
    professional: {
      openings: [
        'Um pouco de cor onde todos passam: {topic}.',
        '{O topic} {recebe/recebem} quem chega com simpatia.',
        'Recorte e costura para enfeitar a casa: {topic}.',
      ],
      steps: [
        ['Quem chega olha em volta antes de dizer bom dia. Um pouco de cor na entrada já recebe a visita.', 'Um quarto pronto pode parecer frio quando nada está à altura dos olhos. Um enfeite de feltro põe ali cor e volume.'],
        ['O feltro permite camadas, curvas e cores cheias. De perto, os pontos da borda mostram que foi costurado.'],
        ['Combina com quarto, entrada, sala de aula e loja. Serve também de presente para nascimento e casa nova.'],
        ['Escolha primeiro o lugar e meça o espaço. Depois olhe as cores em volta e decida se prefere contraste ou harmonia.'],
      ],
    },
    casual: {
      openings: [
        'Pra porta, parede ou prateleira sorrir: {topic}.',
        '{O topic} {alegra/alegram} o canto mais sem graça.',
        'Um pouquinho de feltro e a casa muda: {topic}.',
      ],
      steps: [
        ['Sabe aquele cantinho que a gente passa todo dia e nunca repara? Põe uma cor ali e todo mundo repara.', 'A gente arruma tudo, põe cortina, põe tapete, e continua faltando cor na altura dos olhos.'],
        ['Feltro dá pra fazer em camada, com curva, cor forte e costurinha na borda. Por isso tem tanta graça.'],
        ['No quarto, na entrada, na escola, na loja. E é aquele presente pra quem teve bebê ou mudou de casa.'],
        ['Me conta onde vai ficar e me manda as cores do lugar. O tamanho a gente decide pelo espaço.'],
      ],
    },
    funny: {
      openings: [
        'A visita elogia antes de tocar a campainha: {topic}.',
        '{O topic} {esconde/escondem} o prego que sobrou na parede.',
        'O vizinho já perguntou onde você achou: {topic}.',
      ],
      steps: [
        ['Há um prego sem função na parede desde a mudança. Ninguém sabe para que era, e agora ninguém vai perguntar.', 'A visita entrou, viu o feltro e esqueceu o que vinha dizer. Só lembrou na hora de ir embora.'],
        ['Tem camada, costura e cor. É a parte da casa que está sempre arrumada, mesmo com a pia cheia.'],
        ['Serve para o quarto, para a entrada e para o cantinho que a casa inteira finge que não vê.'],
        ['Meça o espaço antes de escolher. Quem mede no olho acaba discutindo com a fita métrica.'],
      ],
    },
    motivational: {
      openings: [
        'A casa recebe melhor com um pouco de cor: {topic}.',
        '{O topic} {mostra/mostram} o cuidado de quem mora ali.',
        'Ponto na borda, cor à vista: {topic}.',
      ],
      steps: [
        ['Casa se arruma por etapas. Primeiro vem o que se usa e, um dia, o que está ali só para alegrar quem passa.', 'Uma criança volta da escola e vê cor nova no quarto. Para ela, a casa toda mudou.'],
        ['As partes se recortam uma a uma e se juntam com pontos pequenos. A mão precisa seguir a curva inteira.'],
        ['Para o quarto que se prepara, a sala de aula no início do ano e a casa que acaba de ganhar morador.'],
        ['Pense em quem passa por ali todo dia e no que essa pessoa gosta. A escolha fica mais fácil.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Onde fica melhor {o topic} em casa.',
        'Feltro, sol e poeira: {topic}.',
        'Como manter viva a cor {do topic}.',
      ],
      steps: [
        ['Para tirar o pó, muita gente esfrega com pano molhado. O feltro fica marcado e aparecem bolinhas.'],
        ['As fibras prensadas guardam poeira e se soltam com atrito. E o sol desbota o corante aos poucos.'],
        ['Prefira lugar sem sol direto nem chuva. Uma vez por mês, passe um pincel macio ou fita adesiva de leve.'],
        ['Em camadas, a ordem da costura decide o relevo. Quem faz monta tudo com alfinetes antes do primeiro ponto.'],
      ],
    },
    casual: {
      openings: [
        'Sol não combina com {o topic}.',
        'Meu jeito de tirar pó {do topic}.',
        'Um cuidado simples com o feltro: {topic}.',
      ],
      steps: [
        ['Passou pano molhado no feltro pra tirar o pó? A bolinha aparece no mesmo dia, já aviso.'],
        ['Feltro é fibra bem apertadinha, sem fio tecido. Esfregou, soltou. E a cor não gosta de sol o dia todo.'],
        ['Pincel macio ou fita adesiva encostada de leve tira quase tudo. E muda de lugar se o sol chegar nele.'],
        ['Eu monto todas as camadas com alfinete e deixo ali até o outro dia. De manhã sempre mudo alguma coisa.'],
      ],
    },
    funny: {
      openings: [
        'O que já disseram diante {do topic}.',
        'A vizinhança comenta: {topic}.',
        'Um prego, uma porta que bate e {topic}.',
      ],
      steps: [
        ['Em toda casa há quem endireite o que está na parede. E há quem bata a porta e entorte tudo de novo.'],
        ['A porta bate, o enfeite balança, alguém ajeita. É um esporte sem vencedor, praticado em silêncio.'],
        ['Um segundo ponto de apoio embaixo, bem discreto, acaba com o balanço. Quem endireita vai precisar de outro passatempo.'],
        ['Quem costura feltro anda pela casa com alfinetes na gola. A família abraça com cautela.'],
      ],
    },
    motivational: {
      openings: [
        'Camada sobre camada: {topic}.',
        'Pouco tecido e muita atenção {no topic}.',
        'Quem faz {o topic} escolhe cor por cor.',
      ],
      steps: [
        ['No feltro, quem começa aprende a cortar antes de costurar. As primeiras curvas saem cheias de quinas.'],
        ['Uma borda limpa depende de tesoura afiada e de uma só passada. Cada parada deixa um degrau no tecido.'],
        ['Para treinar, corte círculos de vários tamanhos girando o tecido e mantendo a tesoura parada. Em dez, a mão muda.'],
        ['Quando a última camada se prende, o desenho ganha sombra. Quem faz sempre para um pouco para olhar.'],
      ],
    },
  },
}
