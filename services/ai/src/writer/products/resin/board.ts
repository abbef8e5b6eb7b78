import type { ProductType } from '../product-type.ts'

export const board: ProductType = {
  nouns: ['tábua com resina', 'tábua resinada', 'tábua de resina', 'tábua de madeira com resina'],
  asks: ['quantas pessoas costuma receber', 'as cores da sua cozinha', 'se é presente ou para a sua casa'],
  questions: {
    sale: ['O que você serviria primeiro numa tábua dessas?', 'Quem você chamaria para a próxima noite de petiscos?'],
    content: ['Qual petisco não pode faltar na sua mesa?', 'Quem lava a louça quando a visita vai embora?'],
  },
  emojis: ['🪵', '🍽️', '✨'],
  hashtags: ['tabuaresinada', 'tabuaderesina', 'tabuasresinadas', 'resinaepoxi', 'resina', 'tabuacomresina', 'tabuas'],
  sale: {
    professional: {
      openings: [
        'Para servir bem e deixar à vista: {topic}.',
        'A mesa de petiscos fica mais bonita com {topic}.',
        '{O topic} {apresenta/apresentam} o lanche com capricho.',
      ],
      steps: [
        ['Os amigos chegam, você arruma os queijos e as frutas e leva à mesa. Antes de se servirem, todos querem olhar.', 'Encostada na parede da cozinha, uma tábua bonita enfeita a bancada. Na hora da visita, ela vai para a mesa.'],
        ['A resina acompanha o contorno da peça e cria um desenho que não se repete. Cada tábua é reconhecida de longe.'],
        ['É presente para quem gosta de receber, para quem se mudou e para quem cuida da cozinha como da sala.'],
        ['Antes de escolher, pense em quantas pessoas você costuma servir. Meça também o lugar em que a tábua vai ficar guardada.'],
      ],
    },
    casual: {
      openings: [
        'A mesa de petiscos chega chegando: {topic}.',
        'Dá até dó de cobrir com comida: {topic}.',
        'Receber em casa fica mais gostoso com {topic}.',
      ],
      steps: [
        ['Sabe aquela noite de queijo, pão e conversa boa? Quando a tábua chega na mesa, alguém já pega o celular.', 'Tem coisa de cozinha que a gente esconde no armário. Tábua bonita fica encostada na parede, se exibindo.'],
        ['O desenho da resina não sai igual de uma tábua pra outra. Cada uma fica com o seu, e a visita sempre comenta.'],
        ['Pra dar de presente, é certeira com quem adora cozinhar e com quem só adora servir. Casa nova, então, nem se fala.'],
        ['Vê quantas pessoas cabem na sua mesa e o espaço do armário. Tábua grande é linda, mas precisa de onde dormir.'],
      ],
    },
    funny: {
      openings: [
        'Até a bolacha salgada fica importante: {topic}.',
        'Com {topic}, queijo cortado vira evento.',
        'Ninguém vai saber que é só pão e azeitona {no topic}.',
      ],
      steps: [
        ['Era só queijo e torrada, porque não deu tempo de mais nada. Numa tábua bonita, a visita achou que era tábua de frios.', 'O petisco vai à mesa e ninguém come, porque todos estão fotografando. Quem chegou com fome aproveita.'],
        ['A resina faz um desenho por peça e não aceita pedido de repetição. Chamam de arte, e na mesa cai muito bem.'],
        ['Serve para quem cozinha, para quem só abre pacote e para quem leva a fama por ter arrumado em cima.'],
        ['Conte as pessoas e meça o armário. Depois decida quem vai lavar, que essa é a conversa mais difícil.'],
      ],
    },
    motivational: {
      openings: [
        'Receber bem é um jeito de cuidar: {topic}.',
        'Quem põe carinho na mesa vai usar muito {o topic}.',
        'A sua mesa diz muito com {um topic}.',
      ],
      steps: [
        ['Você lembrou de quem não come queijo, cortou as frutas na hora e pôs tudo no centro. As pessoas percebem.', 'Depois de um dia de trabalho, abrir a casa para os amigos é um gesto e tanto. Todo mundo percebe, mesmo sem dizer.'],
        ['Há muita lixa antes que a superfície fique lisa ao toque. O acabamento que se sente com a mão é trabalho puro.'],
        ['Vale para quem está recebendo pela primeira vez na casa nova e para quem faz isso há anos.'],
        ['Comece pelo que você gosta de servir e pelo número de amigos. Com isso em mente, o tamanho se decide sozinho.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Servir ou cortar? Vale esclarecer: {topic}.',
        'O uso correto {do topic} faz diferença na durabilidade.',
      ],
      steps: [
        ['Muitas tábuas empenam por causa de um hábito de segundos: deixá-las de molho na pia com o resto da louça.'],
        ['A madeira incha com a água e encolhe ao secar, enquanto a resina não acompanha. A diferença pode abrir a emenda.'],
        ['Use outra tábua para cortar e deixe a de resina para servir. Lave rápido, à mão, com esponja macia, e seque em pé.'],
        ['A resina precisa endurecer por completo antes de receber lixa e polimento. É quando o desenho aparece como é.'],
      ],
    },
    casual: {
      openings: [
        'Pode lavar normal? Mais ou menos: {topic}.',
        'O jeito que eu lavo e guardo {o topic}.',
        'Faca em cima {do topic}? Melhor não.',
      ],
      steps: [
        ['A louça acumulou, a tábua foi pro molho junto e no dia seguinte tá torta. Se já aconteceu com você, somos dois.'],
        ['Madeira bebe água, resina não. Quando uma incha e a outra fica parada, quem sofre é a emenda.'],
        ['Lava rapidinho, com esponja macia, e deixa secar em pé. Pra cortar, usa outra, e essa leva só a comida bonita.'],
        ['A parte de que eu mais gosto é a primeira passada de lixa fina. É quando o desenho começa a aparecer de verdade.'],
      ],
    },
    funny: {
      openings: [
        'Manual para visitas com faca na mão: {topic}.',
        'O drama da pia, por {topic}.',
        'Ninguém mexe {no topic} sem autorização.',
      ],
      steps: [
        ['Toda reunião tem um convidado que assume a faca sem ninguém pedir. Ele corta torto, com convicção, e bem na parte bonita.'],
        ['Na resina, o risco da faca fica. Na madeira, a água entra. A tábua sofre pelos dois lados e não reclama.'],
        ['Dê ao convidado da faca outra tábua e um elogio. Quanto à pia, lave logo, seque em pé e ninguém se machuca.'],
        ['A lixa fina transforma tudo em pó claro, inclusive quem lixa. Na foto sai a tábua, e não a cara do artesão.'],
      ],
    },
    motivational: {
      openings: [
        'O prazer de servir numa peça bem cuidada: {topic}.',
        'Há muitas horas de lixa {no topic}.',
        'Uma tábua bem cuidada acompanha a família: {topic}.',
      ],
      steps: [
        ['A comida some em meia hora. Do jeito bonito como foi servida, os amigos ainda falam na semana seguinte.', 'Quem lixa à mão conhece o ponto pelo tato. Passa os dedos, para, volta e só descansa quando não sente mais nada.'],
        ['Um objeto bem tratado envelhece bonito. São os pequenos cuidados depois do uso que fazem essa diferença ao longo dos anos.'],
        ['Experimente servir a refeição mais simples da semana com capricho. A mesma comida, bem arrumada, muda o clima da mesa.'],
        ['Juntar madeira e resina exige respeitar o tempo de cada uma. É o que essa técnica ensina a quem trabalha nela.'],
      ],
    },
  },
}
