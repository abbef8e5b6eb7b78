import type { ProductType } from '../product-type.ts'

const saleWithoutJokes: ProductType['sale']['casual'] = {
  openings: [
    'Bora marcar um dia pra conversar: {topic}.',
    'Pode trazer a lista de dúvidas: {topic}.',
    'Sem pressa e com escuta: {topic}.',
  ],
  steps: [
    ['Você já salvou o contato, já comentou com a família e ainda não ligou. Tá tudo bem, dá pra marcar agora.', 'A gente procura na internet e sai com mais pergunta do que entrou. Conversar com um profissional é diferente.'],
    ['A primeira conversa é pra conhecer você, a sua rotina e o que trouxe você até aqui. Depois a gente pensa junto.'],
    ['Tem quem venha com encaminhamento, quem venha por vontade própria e quem marque pra alguém da família.'],
    ['Me conta que dia fica bom e se é a primeira vez. Se tiver exame ou encaminhamento, separa pra trazer.'],
  ],
}

const contentWithoutJokes: ProductType['content']['casual'] = {
  openings: [
    'Esqueceu o que ia perguntar? Acontece: {topic}.',
    'O que foi indicado pra outra pessoa é dela: {topic}.',
    'Uma dica simples pra primeira consulta: {topic}.',
  ],
  steps: [
    ['A pessoa sai da sala e lembra da pergunta principal no elevador. Acontece muito, mais do que se imagina.', 'A vizinha recebeu uma orientação e passou adiante com carinho. Só que ela foi pensada pra vida da vizinha.'],
    ['Cada história é de um jeito, e é dela que a gente parte. Por isso eu pergunto bastante no começo.'],
    ['Deixa uma notinha no celular e vai escrevendo as dúvidas durante a semana. No dia, é só abrir e ler.'],
    ['Eu gosto quando a pessoa chega e abre a lista de perguntas. A conversa já começa pelo que importa pra ela.'],
  ],
}

export const healthConsultation: ProductType = {
  nouns: ['nutricionista', 'psicóloga', 'psicólogo', 'fisioterapeuta', 'fonoaudióloga', 'fonoaudiólogo', 'terapeuta ocupacional', 'psicopedagoga', 'psicopedagogo', 'consulta com nutricionista', 'consulta nutricional', 'consulta psicológica', 'consulta com psicóloga', 'fisioterapia', 'sessão de fisioterapia', 'fonoaudiologia', 'psicoterapia', 'sessão de psicoterapia'],
  asks: ['os dias e os horários livres', 'se é a primeira consulta', 'se prefere presencial ou online'],
  questions: {
    sale: ['Qual é o seu melhor dia da semana para uma consulta?', 'Manhã, tarde ou noite?'],
    content: ['Você anota as suas dúvidas antes de uma consulta?', 'Agenda de papel ou no celular?'],
  },
  emojis: ['🗓️', '📋', '🤍'],
  hashtags: ['consulta', 'consultorio', 'atendimento', 'agendaaberta', 'agendamento', 'primeiraconsulta'],
  sale: {
    professional: {
      openings: [
        'Um horário para conversar com calma: {topic}.',
        'Escuta atenta desde o primeiro encontro: {topic}.',
        'Atendimento com hora combinada: {topic}.',
      ],
      steps: [
        ['O encaminhamento está na bolsa há semanas, e a ligação fica sempre para amanhã. Marcar um dia é o primeiro passo.', 'As dúvidas foram pesquisadas à noite, no celular, e cada página diz uma coisa. Falta alguém que conheça o seu caso.'],
        ['Um bom atendimento começa por ouvir: a história, a rotina, o que já foi tentado. A orientação vem depois e é individual.'],
        ['Há quem procure por indicação médica, quem queira tirar dúvidas e quem marque para um filho ou para os pais.'],
        ['Ao marcar, informe se é a primeira consulta e qual é o motivo. Leve exames e encaminhamentos, se houver.'],
      ],
    },
    casual: saleWithoutJokes,
    funny: saleWithoutJokes,
    motivational: {
      openings: [
        'Marcar a consulta já é uma decisão: {topic}.',
        'O tempo de ser ouvido: {topic}.',
        'Cuidado feito com estudo: {topic}.',
      ],
      steps: [
        ['Entre o trabalho e a casa, sobra pouco espaço na agenda. Quem reserva uma hora para uma consulta precisou organizar muita coisa.', 'Acompanhar um filho ou os pais a um atendimento também exige folga, transporte e paciência. Esse esforço merece boa escuta.'],
        ['Por trás de cada atendimento há anos de formação, supervisão e leitura. O estudo continua depois do diploma.'],
        ['Cada pessoa chega por um motivo e em seu tempo. O atendimento respeita a história de quem se senta ali.'],
        ['Escreva o que gostaria de perguntar, mesmo que pareça simples. Uma lista curta ajuda a aproveitar o encontro.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como se preparar para a primeira consulta: {topic}.',
        'O que levar e o que perguntar: {topic}.',
        'Por que a orientação é individual: {topic}.',
      ],
      steps: [
        ['Muita gente chega à primeira consulta sem saber o que contar. Sai de lá e lembra, no caminho, do mais importante.', 'É comum seguir a recomendação que um amigo recebeu. Aquela indicação considerou a história do amigo.'],
        ['O profissional parte do que ouve, do que observa e dos documentos que recebe. Sem essas informações, a orientação fica incompleta.'],
        ['Anote perguntas ao longo da semana, leve exames e encaminhamentos e conte o que já fez antes. Pergunte até entender.'],
        ['Atender é escutar sem pressa e explicar com clareza. Tudo o que é dito ali permanece em sigilo.'],
      ],
    },
    casual: contentWithoutJokes,
    funny: contentWithoutJokes,
    motivational: {
      openings: [
        'Estudo que não termina: {topic}.',
        'Ouvir é parte do ofício: {topic}.',
        'A dedicação que fica atrás da porta: {topic}.',
      ],
      steps: [
        ['Depois do último atendimento, há prontuários para escrever e um texto para ler. Essa parte do trabalho quase ninguém vê.', 'Na faculdade se aprende a perguntar. Com o tempo, a pessoa aprende também a esperar pela resposta.'],
        ['Nenhuma história se repete por inteiro. É por isso que quem atende estuda, discute casos e volta aos livros.'],
        ['Se você acompanha alguém da família, leve um caderno. As informações de um encontro ajudam no seguinte.'],
        ['A sala fica em silêncio no fim do dia. O que foi dito ali continua guardado, como deve ser.'],
      ],
    },
  },
}
