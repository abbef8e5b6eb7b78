import type { ProductType } from '../product-type.ts'

export const coconutCandy: ProductType = {
  nouns: ['bala de coco'],
  asks: ['quantos convidados vêm', 'para quando é a festa', 'se é para a mesa ou para lembrança'],
  questions: {
    sale: ['Quantas você come numa festa?', 'Você espera derreter ou mastiga logo?'],
    content: ['Você desembrulha uma ou já pega duas?', 'Que festa da infância tinha bala de coco?'],
  },
  emojis: ['🥥', '🍬', '😋'],
  hashtags: ['baladecoco', 'balasdecoco', 'baladecocogelada', 'balabaiana', 'docesdefesta', 'doces', 'baladecocotradicional'],
  sale: {
    professional: {
      openings: [
        'Um clássico da mesa de festa: {topic}.',
        '{O topic} {traz/trazem} à festa um sabor de infância.',
        'Para adoçar a mesa e a lembrança dos convidados, {topic}.',
      ],
      steps: [
        ['Na festa de antigamente, a bala de coco ficava no centro da mesa. Hoje ainda é a primeira que muita gente procura.', 'Os convidados passam pela mesa e quase todos levam uma na mão. Logo voltam, com cara de quem veio buscar outra.'],
        ['O encanto está no jeito de derreter: a bala se desfaz na boca e o sabor de coco fica.'],
        ['{Vai/Vão} bem em aniversário, batizado, casamento, chá e também no pote que recebe a visita em casa.'],
        ['Para a mesa, calcule de três a cinco por convidado, conforme os outros doces. Para lembrança, some algumas a mais.'],
      ],
    },
    casual: {
      openings: [
        'Um instante na boca e já faz falta: {topic}.',
        'Festa de verdade tem {topic}.',
        'Quem nunca encheu a mão na festa por causa {do topic}?',
      ],
      steps: [
        ['Lembra de encher a mão na mesa da festa e sair andando como se nada fosse? Eu lembro, e ainda faço.', 'A gente põe uma na boca, espera derreter e fecha os olhos. Três segundos depois, já está procurando a próxima.'],
        ['O bom é que nem precisa mastigar. Ela vai desmanchando sozinha, e o gostinho de coco fica um tempão.'],
        ['{Vai/Vão} na mesa do bolo, na lembrancinha, no chá da tarde e no pote da sala, se é que dura até a sala.'],
        ['Faz a conta de umas quatro por pessoa. Se a sua família é como a minha, arredonda pra cima sem medo.'],
      ],
    },
    funny: {
      openings: [
        'Bolso cheio, cara de inocente: {topic}.',
        'A mesa da festa está de olho em quem gosta de {topic}.',
        'Some antes do parabéns, por motivos conhecidos: {topic}.',
      ],
      steps: [
        ['Toda avó já saiu de festa com a bolsa fazendo barulho de papel. Ela dizia que era lenço, e todos fingiam acreditar.', 'O primo enche os bolsos e senta com cuidado. O resto da festa ele passa em pé, sem explicar o motivo.'],
        ['Como derrete depressa, ninguém é visto mastigando. É o crime perfeito, a não ser pelo papelzinho no chão.'],
        ['{Serve/Servem} para adoçar criança, distrair visita e manter a tia perto da mesa durante o discurso.'],
        ['Calcule por convidado e acrescente por bolso. Terno conta como quatro bolsos, e bolsa de avó conta como vinte.'],
      ],
    },
    motivational: {
      openings: [
        'Um carinho antigo na mesa da festa: {topic}.',
        'Quem prepara a festa se lembra {do topic}.',
        'Doce pequeno, lembrança comprida: {topic}.',
      ],
      steps: [
        ['Quem monta a mesa pensa no que cada um vai procurar. Ver alguém sorrir diante de um doce antigo vale o trabalho.', 'Há sabores que fazem três gerações pararem na mesma mesa. A avó conta como era, e o neto pede mais uma.'],
        ['Puxar a massa até chegar ao ponto pede braço, rapidez e prática. É um trabalho que se desfaz na boca.'],
        ['Um pote de doces também agradece ao vizinho, à professora ou a quem cuidou da casa durante a viagem.'],
        ['Pergunte aos mais velhos da família de que doce eles sentem falta. A resposta costuma acertar a mesa inteira.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O ponto que faz {o topic} derreter.',
        'Puxar, cortar e esperar: {topic}.',
        'Por que {o topic} {muda/mudam} de textura no dia seguinte.',
      ],
      steps: [
        ['Logo depois de pronta, a bala de coco ainda puxa no dente. Quem faz pela primeira vez pensa que errou o ponto.'],
        ['Ao ser puxada, a calda recebe ar e fica branca. Com algumas horas de descanso, o açúcar cristaliza, e a bala desmancha na boca.'],
        ['Deixe descansar de um dia para o outro e guarde em pote bem fechado, longe da umidade e do fogão.'],
        ['Puxar bala já foi tarefa de família inteira, em volta de uma pedra de mármore. Muita receita ainda passa desse jeito.'],
      ],
    },
    casual: {
      openings: [
        'Papo de festa antiga: {topic}.',
        'Você mastiga ou deixa derreter? O tema é {topic}.',
        'O segredo do dia seguinte {do topic}.',
      ],
      steps: [
        ['A primeira que eu provei saída da mão de quem fez estava dura. Achei estranho, até ouvir que era pra esperar.'],
        ['Logo que a massa é puxada, ela ainda tá elástica. É com o descanso que fica daquele jeito que desmancha.'],
        ['Guarda num pote fechado e esquece até o outro dia. Se o tempo estiver úmido, redobra o cuidado com a tampa.'],
        ['Puxar a massa é quase uma dança: estica, dobra, estica de novo, até ficar branquinha. O braço é que reclama depois.'],
      ],
    },
    funny: {
      openings: [
        'Barulho de papelzinho na igreja: {topic}.',
        'O esconderijo favorito {do topic} é bolsa de avó.',
        'Perfil de quem enche o bolso e ama {topic}.',
      ],
      steps: [
        ['Nada faz mais barulho que abrir um papelzinho no meio de um discurso. Quanto mais devagar, mais alto fica.'],
        ['O papel é fino, a sala está em silêncio e a vontade é grande. A física trabalha contra a discrição.'],
        ['Abra de uma vez, na hora das palmas. Quem tem experiência de festa conhece bem esse momento.'],
        ['Quem puxa bala tem braço firme e opinião firme. Nenhum dos dois aceita ajuda de quem só veio provar.'],
      ],
    },
    motivational: {
      openings: [
        'Braço, ponto e rapidez: {topic}.',
        'Um saber de família em volta da panela: {topic}.',
        'Puxar até ficar no ponto: {topic}.',
      ],
      steps: [
        ['Nas primeiras vezes, a calda açucara ou endurece antes da hora. Quem continua aprende o intervalo exato.'],
        ['A massa esfria depressa, e por isso tudo precisa estar pronto antes: a pedra untada, a tesoura, as mãos que ajudam.'],
        ['Quem quer aprender deve começar ao lado de alguém experiente, só observando o ponto. A calda muito quente pede cuidado.'],
        ['Cada bala é cortada, embrulhada e contada uma por uma. O convidado desembrulha em dois segundos, e sorri.'],
      ],
    },
  },
}
