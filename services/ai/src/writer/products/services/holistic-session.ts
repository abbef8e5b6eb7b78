import type { ProductType } from '../product-type.ts'

const saleWithoutJokes: ProductType['sale']['casual'] = {
  openings: [
    'Um tempinho pra conversar com calma: {topic}.',
    'Ficou com curiosidade? Vem perguntar: {topic}.',
    'Marca um dia sem correria: {topic}.',
  ],
  steps: [
    ['Sabe quando uma amiga conta como foi e a gente fica pensando naquilo o dia inteiro? Curiosidade boa se mata perguntando.', 'Você já leu sobre o assunto, já seguiu perfil e nunca marcou. Dá pra começar só com uma conversa.'],
    ['Eu explico antes como funciona, quanto tempo leva e o que a gente vai fazer. Assim ninguém chega perdido.'],
    ['Tem gente que vem pela primeira vez, tem gente que volta e tem gente que vem com a amiga na mesma tarde.'],
    ['Me conta que dia fica bom e se é a sua primeira vez. Se tiver dúvida, manda, que eu respondo antes.'],
  ],
}

const contentWithoutJokes: ProductType['content']['casual'] = {
  openings: [
    'Pode perguntar como funciona: {topic}.',
    'Primeira vez? Pode perguntar tudo: {topic}.',
    'Antes de marcar, lê isto: {topic}.',
  ],
  steps: [
    ['Todo mundo chega com a mesma pergunta, e quase todo mundo tem vergonha de fazer. Pode perguntar, tá tudo certo.', 'A pessoa marca na hora do almoço e fica olhando o relógio. Aí a conversa nem engata.'],
    ['Cada um tem o seu jeito de trabalhar, e eu gosto de explicar o meu antes. Fica mais leve pra todos.'],
    ['Pergunta quanto tempo leva e o que precisa trazer. E escolhe um dia sem compromisso grudado depois.'],
    ['Eu preparo tudo do mesmo jeito toda vez. É o meu modo de começar a prestar atenção.'],
  ],
}

export const holisticSession: ProductType = {
  nouns: ['tarot', 'tarô', 'leitura de tarot', 'leitura de tarô', 'consulta de tarot', 'consulta de tarô', 'mapa astral', 'baralho cigano', 'numerologia', 'aromaterapeuta', 'aromaterapia', 'taróloga', 'astróloga', 'reiki', 'sessão de reiki'],
  asks: ['os dias e os horários livres', 'se é a sua primeira vez', 'se prefere presencial ou online'],
  questions: {
    sale: ['Qual é o seu melhor dia para um horário tranquilo?', 'É a sua primeira vez ou você já conhece?'],
    content: ['Como você conheceu esse trabalho?', 'Você gosta de anotar o que ouve ou guarda na memória?'],
  },
  emojis: ['🌙', '🕯️', '🤍'],
  hashtags: ['tarot', 'mapaastral', 'astrologia', 'aromaterapia', 'numerologia', 'baralhocigano', 'reiki'],
  sale: {
    professional: {
      openings: [
        'Um horário reservado, sem pressa: {topic}.',
        'Conversa tranquila e escuta atenta: {topic}.',
        'Um encontro marcado na sua agenda: {topic}.',
      ],
      steps: [
        ['Entre uma tarefa e outra, o dia passa sem uma hora tranquila. Este é um compromisso que se escreve na agenda com antecedência.', 'Uma amiga contou como foi e deixou a curiosidade. Agora há perguntas, e falta apenas escolher o dia.'],
        ['O atendimento tem começo, meio e fim: uma conversa inicial, o tempo combinado e um espaço para dúvidas no encerramento.'],
        ['Há quem venha por curiosidade, quem já conhece e quem queira presentear alguém com uma hora diferente.'],
        ['Ao marcar, informe o dia e o horário de sua preferência. Pergunte antes o que é preciso levar ou enviar.'],
      ],
    },
    casual: saleWithoutJokes,
    funny: saleWithoutJokes,
    motivational: {
      openings: [
        'Um horário só para você na semana: {topic}.',
        'Estudo, prática e escuta: {topic}.',
        'Cada encontro preparado com cuidado: {topic}.',
      ],
      steps: [
        ['Reservar uma hora na semana exige combinar com a casa, com o trabalho e com o celular. Quem consegue já se organizou bastante.', 'A sala é arrumada antes de cada encontro: cadeira, luz, material no lugar. A pessoa chega, e tudo está pronto para recebê-la.'],
        ['Por trás do atendimento há estudo, cadernos cheios e anos de prática. O respeito por quem chega faz parte do ofício.'],
        ['A porta está aberta a quem conhece o assunto e a quem só quer entender do que se trata.'],
        ['Escolha um dia em que não precise sair correndo depois. O encontro fica melhor quando o relógio não aperta.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como funciona um primeiro encontro: {topic}.',
        'O que perguntar antes de marcar: {topic}.',
        'Como se preparar para o horário: {topic}.',
      ],
      steps: [
        ['Quem nunca veio costuma ter vergonha de perguntar como funciona. As mesmas dúvidas aparecem em quase toda primeira conversa.', 'É comum marcar entre dois compromissos e chegar com a cabeça no próximo. O horário passa, e a conversa fica pela metade.'],
        ['Cada profissional trabalha de um jeito, com tempo e material próprios. Saber disso antes evita expectativas diferentes.'],
        ['Pergunte quanto tempo dura, o que levar e como se remarca. Deixe o celular no silencioso e chegue alguns minutos antes.'],
        ['Quem atende aprende sobretudo a ouvir. O material é importante, e a escuta é o que se usa em todos os encontros.'],
      ],
    },
    casual: contentWithoutJokes,
    funny: contentWithoutJokes,
    motivational: {
      openings: [
        'O preparo antes de cada encontro: {topic}.',
        'Estudar um pouco todo dia: {topic}.',
        'Ouvir também é ofício: {topic}.',
      ],
      steps: [
        ['Os cadernos de estudo vão se enchendo de anotações e perguntas. Algumas ficam anos na margem até fazerem sentido.', 'Antes de atender, há o cuidado com a sala e com o material. Parece um detalhe, e já é parte do trabalho.'],
        ['Cada pessoa chega com uma história própria. Quem atende guarda o que ouve e continua estudando.'],
        ['Se o tema desperta curiosidade, leia sobre a origem dele. A história por trás desses saberes rende boas conversas.'],
        ['No fim do dia, tudo volta para o seu lugar. O silêncio que fica também faz parte da rotina.'],
      ],
    },
  },
}
