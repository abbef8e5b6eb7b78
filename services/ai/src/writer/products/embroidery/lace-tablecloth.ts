import type { ProductType } from '../product-type.ts'

export const laceTablecloth: ProductType = {
  nouns: ['toalha de renda', 'toalha de mesa de renda', 'toalhinha de renda', 'caminho de mesa de renda', 'centro de mesa de renda', 'trilho de mesa de renda'],
  asks: ['as medidas do móvel', 'a cor da madeira ou do tampo', 'para que ocasião é'],
  questions: {
    sale: ['Mesa posta aos domingos ou só em dia de festa?', 'Qual móvel da sua casa ficaria bonito com renda?'],
    content: ['Renda na mesa lembra a casa de quem?', 'Na sua casa a mesa bonita é para a visita ou para todo dia?'],
  },
  emojis: ['🤍', '🍽️', '☕'],
  hashtags: ['toalhaderenda', 'renda', 'mesaposta', 'toalhademesa', 'caminhodemesa', 'rendaartesanal', 'decoracaodemesa'],
  sale: {
    professional: {
      openings: [
        'A mesa antes de a visita chegar: {topic}.',
        '{O topic} {deixa/deixam} a madeira aparecer entre um fio e outro.',
        'Um móvel simples pede {topic}.',
      ],
      steps: [
        ['A família vem almoçar, e o móvel de madeira recebe a renda antes de tudo. A casa já parece esperar alguém.', 'Café passado, bolo no prato e um pouco de renda por baixo. A mesma cozinha de sempre ganha ar de encontro marcado.'],
        ['A renda cobre sem esconder. Entre um fio e outro vê-se o móvel, e essa mistura de claro e escuro dá o desenho.'],
        ['{É bem-vindo/É bem-vinda/São bem-vindos/São bem-vindas} no almoço de domingo, no Natal, no chá da tarde e na casa nova de quem gosta de receber.'],
        ['Antes de escolher, meça o tampo e decida quanto dele a renda vai cobrir. Conte também a cor do móvel.'],
      ],
    },
    casual: {
      openings: [
        'Arruma a mesa que hoje tem visita: {topic}.',
        'Até café com pão fica chique com {topic}.',
        'Eu ponho na mesa e já fico admirando: {topic}.',
      ],
      steps: [
        ['Domingo, cheiro de comida no fogo, e a gente procurando o que tem de mais bonito pra pôr na mesa. Renda resolve.', 'A amiga avisou que passa em dez minutos. Um café, uns biscoitos e uma renda na mesa, e tá tudo lindo.'],
        ['O que eu amo é ver a madeira aparecendo nos furinhos. Em móvel escuro, então, o desenho salta.'],
        ['{Combina/Combinam} com almoço de família, com Natal e com chá da tarde. De presente pra casa nova, então, nem se fala.'],
        ['Mede o tampo pra mim e me diz se a renda vai cobrir tudo ou só o meio. Aí a gente vê o tamanho.'],
      ],
    },
    funny: {
      openings: [
        'Cotovelos educados aparecem na hora: {topic}.',
        'Ninguém passa o molho do mesmo jeito perto {do topic}.',
        'Até o pão francês ganha postura com {topic}.',
      ],
      steps: [
        ['Com renda na mesa, o tio que fala com o garfo no ar passa a falar mais baixo. E bem longe do molho.', 'A visita chegou e achou que havia festa. Era só café, mas agora ninguém tem coragem de desmentir.'],
        ['A renda deixa ver o móvel por baixo, o que é muito bonito. E deixa ver os farelos também, com total honestidade.'],
        ['{Serve/Servem} para o almoço de domingo, o chá das amigas e o dia em que uma tia resolve aparecer sem avisar.'],
        ['Meça o tampo antes de escolher. A olho, toda mesa tem o mesmo tamanho, e a fita métrica sempre discorda.'],
      ],
    },
    motivational: {
      openings: [
        'Receber bem começa pela mesa: {topic}.',
        'Para quem arruma a casa esperando os seus: {topic}.',
        'Um pouco de cuidado debaixo do café: {topic}.',
      ],
      steps: [
        ['Quem recebe acorda cedo, tempera, lava a salada e ainda pensa na mesa. Um detalhe de renda mostra todo esse cuidado.', 'Os filhos voltam no fim de semana, e a casa se arruma na véspera. A mesa é a primeira coisa que eles veem.'],
        ['No desenho da renda há horas de fio que ninguém conta em voz alta. Sobre a mesa, esse trabalho fica à vista de todos.'],
        ['É um gesto bonito para quem acabou de se mudar, para quem vai casar e para quem sempre põe a mesa para os outros.'],
        ['Meça o móvel com calma e imagine a mesa num dia comum. Beleza que se usa dá mais alegria do que a guardada.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Molho, vinho e cera, como cuidar {do topic}.',
        'A mesa certa e a medida certa: {topic}.',
        'Renda sobre a mesa sem medo de usar: {topic}.',
      ],
      steps: [
        ['Muita gente reserva a renda para uma única data do ano, por receio de manchas. O resto do tempo ela passa dobrada.', 'Uma dúvida comum é quanto da mesa a renda deve cobrir. Sem medir antes, parece que faltou ou sobrou pano.'],
        ['O fio da renda prende o líquido logo que ele cai. Poucos minutos fazem diferença entre um respingo e uma mancha.'],
        ['Absorva o respingo com um pano limpo, sem esfregar, e lave logo com água fria e sabão neutro. Seque na horizontal.'],
        ['A renda foi feita para estar numa mesa com gente em volta. O cuidado serve para que ela volte sempre.'],
      ],
    },
    casual: {
      openings: [
        'Caiu molho, e agora? Conversa sobre {topic}.',
        'Usa, gente, renda é pra usar: {topic}.',
        'Bora tirar da gaveta {o topic}?',
      ],
      steps: [
        ['Tem gente com medo de pôr renda na mesa e cair alguma coisa. Aí a pobre só vê a luz em dezembro.', 'Sempre vem a dúvida do tamanho. A gente escolhe no olho, estende em casa e descobre que a mesa era outra.'],
        ['É que o fio puxa o líquido bem rápido. Se a gente acode na hora, quase sempre sai na primeira lavada.'],
        ['Caiu? Encosta um pano limpo, não esfrega, e corre pra água fria com sabão neutro. Depois é só secar deitada.'],
        ['Eu prefiro uma renda com história de almoço a uma que nunca saiu do papel. Mesa boa é mesa usada.'],
      ],
    },
    funny: {
      openings: [
        'O copo de vinho se aproxima lentamente {do topic}.',
        'Mesa de renda, mira de molho: {topic}.',
        'Cinco convidados tensos em volta {do topic}.',
      ],
      steps: [
        ['O molho atravessa a sala inteira sem pingar. Quando chega em cima da renda, lembra que precisava descer ali.', 'O respingo cai, e todos fingem que não viram. Em dois segundos há um saleiro em cima dele, por pura coincidência.'],
        ['Renda bebe líquido como sobrinho bebe suco de caixinha. Quem age rápido ganha, e quem põe o saleiro em cima da mancha perde.'],
        ['Levante o saleiro, encoste um pano limpo e lave em água fria. Esfregar só apresenta a mancha aos vizinhos.'],
        ['No fim do almoço, alguém elogia a mesa. O saleiro continua no lugar errado, mas disso a família não fala.'],
      ],
    },
    motivational: {
      openings: [
        'As mesas que a gente guarda na memória: {topic}.',
        'A mesa posta é um jeito de esperar: {topic}.',
        'Em volta {do topic}, as conversas demoram.',
      ],
      steps: [
        ['Alguém arrumava a mesa devagar, alisava a renda com a mão aberta e dava dois passos para trás. As crianças aprendiam olhando.', 'Na primeira casa, a mesa era de segunda mão e bamba. Com renda por cima, recebeu os amigos do mesmo jeito.'],
        ['Arrumar a mesa demora mais do que parece e desaparece em uma refeição. Quem faz isso toda semana sabe o que está oferecendo.'],
        ['Escolha um dia comum e ponha a mesa como se viesse visita. Jante sem televisão e deixe a conversa correr.'],
        ['Depois que todos vão embora, ficam migalhas, um copo esquecido e a renda um pouco torta. É sinal de que houve encontro.'],
      ],
    },
  },
}
