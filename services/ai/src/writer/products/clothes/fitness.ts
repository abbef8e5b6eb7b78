import type { ProductType } from '../product-type.ts'

export const fitness: ProductType = {
  nouns: ['legging', 'roupa fitness', 'conjunto fitness'],
  asks: ['as suas medidas', 'qual atividade você pratica', 'se prefere mais firme ou mais solto'],
  questions: {
    sale: ['Treino de manhã cedo ou no fim do dia?', 'Academia, caminhada ou dança, qual é a sua?'],
    content: ['O que mais ajuda você a sair do sofá pra treinar?', 'Você separa a roupa do treino na véspera?'],
  },
  emojis: ['🏋️‍♀️', '🏃‍♀️', '💪'],
  hashtags: ['modafitness', 'roupafitness', 'conjuntofitness', 'legging', 'lookfitness', 'lookacademia', 'fitnessfashion'],
  sale: {
    professional: {
      openings: [
        '{O topic} para acompanhar o seu treino.',
        'Liberdade para se mexer: {topic}.',
        'Do treino à padaria, {o topic} {vai/vão} junto.',
      ],
      steps: [
        ['O despertador toca cedo, e a roupa já está na cadeira. Vestir e sair, antes de pensar duas vezes, resolve metade da questão.', 'Na aula, você agacha, estica e pula. A roupa que sobe ou escorrega rouba a atenção de cada exercício.'],
        ['Roupa de treino precisa esticar e voltar. Quando veste firme e não limita o movimento, você se ocupa só do exercício.'],
        ['Serve à academia, à caminhada, à dança e ao dia de resolver coisas na rua. Muita gente usa bem além do treino.'],
        ['Meça cintura e quadril e pense no tipo de atividade. Agache ao provar, porque é esse o movimento que mostra tudo.'],
      ],
    },
    casual: {
      openings: [
        'Agora não tem desculpa, olha {o topic}.',
        'Pra treinar e já resolver a vida: {topic}.',
        'Põe {o topic} e bora se mexer.',
      ],
      steps: [
        ['A gente deixa a roupa separada à noite pra não ter que decidir nada de manhã. Quando vê, já tá na rua.', 'Sabe quando a roupa fica subindo bem no meio do agachamento? A gente perde a conta e a paciência junto.'],
        ['Bom é quando a roupa acompanha. A gente estica, pula, corre e ela fica no lugar, sem puxa daqui, puxa dali.'],
        ['É treino, é caminhada, é mercado, é buscar criança na escola. Depois que a gente veste, acaba ficando o dia todo.'],
        ['Me conta suas medidas e o que você pratica. Quem corre gosta de um jeito, quem faz alongamento gosta de outro.'],
      ],
    },
    funny: {
      openings: [
        'Metade do treino é vestir {o topic}.',
        'Para treinar ou só parecer que treinou: {topic}.',
        '{O topic} já {está/estão} na porta, falta você.',
      ],
      steps: [
        ['Você vestiu a roupa de treino às oito. São onze, o café está na terceira xícara e a intenção continua ótima.', 'O professor disse só mais dez. Ele disse isso há trinta repetições, e ninguém na sala sabe mais contar.'],
        ['Uma boa roupa de treino aguenta agachamento, corrida e a ida ao mercado, que também tem subida e levantamento de peso.'],
        ['Serve a quem treina todo dia e a quem treina em pensamento. Os dois grupos se encontram na padaria.'],
        ['Ao provar, agache. Se a roupa continuar no lugar e você conseguir levantar sem ajuda, são duas boas notícias.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem levanta cedo e vai: {topic}.',
        '{O topic} para mais um treino cumprido.',
        'Vista {o topic} e comece pelo primeiro passo.',
      ],
      steps: [
        ['Está escuro, a cama está quente e ninguém saberia se você ficasse. Mesmo assim, você amarra o tênis.', 'Na primeira aula, você ficou no fundo e errou o lado. Um mês depois, já ajuda quem acabou de chegar.'],
        ['Uma roupa que não incomoda tira do caminho uma desculpa pequena. E são as desculpas pequenas que seguram a gente em casa.'],
        ['Serve ao atleta e a quem voltou a caminhar depois de anos. O movimento é de cada um, e a roupa acompanha.'],
        ['Escolha a que deixa você à vontade, no tamanho de hoje. O treino bom é o que se repete na semana seguinte.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como lavar {o topic} sem gastar o elástico.',
        'Cheiro, elástico e amaciante: {topic}.',
        '{O topic} {pede/pedem} uma lavagem diferente.',
      ],
      steps: [
        ['A roupa sai da máquina limpa e, aos cinco minutos de aula, o cheiro volta. É uma queixa comum de quem treina.', 'Com o tempo, o tecido afrouxa e o joelho marca. A lavagem pesa nisso tanto quanto o treino.'],
        ['Amaciante deixa uma película que prende o suor na fibra. Calor, de secadora ou de ferro, enfraquece o elástico.'],
        ['Lave do avesso, em água fria, com pouco sabão e sem amaciante. Para o cheiro, ajuda um molho rápido com vinagre branco.'],
        ['E não deixe a roupa suada fechada na mochila. Pendurada até a hora de lavar, ela dura bem mais.'],
      ],
    },
    casual: {
      openings: [
        'Dica pra quem vive de {topic}.',
        'O truque da roupa separada na véspera: {topic}.',
        '{O topic} e a parte mais difícil do treino.',
      ],
      steps: [
        ['A gente coloca o despertador, adia cinco minutos, depois mais cinco. Quando vê, já passou da hora e o dia engoliu tudo.'],
        ['De manhã, qualquer decisão pesa. Se ainda tem que achar meia, garrafa e top, a cama ganha fácil.'],
        ['Deixa tudo junto num lugar só na noite anterior, do tênis à garrafa. E combina com alguém, que aí não dá pra faltar.'],
        ['Tem dia que a gente vai reclamando e volta de bom humor. Nunca vi acontecer o contrário, e olha que já procurei.'],
      ],
    },
    funny: {
      openings: [
        'Academia, capítulo dois: {topic}.',
        'Cenas de academia com {o topic}.',
        'Quem já treinou de {topic} conhece essa.',
      ],
      steps: [
        ['Dois dias depois da aula de pernas, a escada de casa dobrou de tamanho. E a tampa do vaso parece mais baixa.'],
        ['O músculo que não era usado descobre que existe e manda aviso. O aviso chega atrasado, em geral no segundo dia.'],
        ['Comece com pouca carga, pergunte ao professor sem vergonha e descanse entre um treino e outro. O aparelho não vai fugir.'],
        ['Na semana seguinte, alguém novo senta ao contrário. Você sorri com ternura, como quem já viveu aquilo há muito tempo.'],
      ],
    },
    motivational: {
      openings: [
        'Um treino curto ainda é um treino: {topic}.',
        'O hábito se veste de manhã: {topic}.',
        'Quem calça o tênis já começou, com {o topic}.',
      ],
      steps: [
        ['Havia uma hora livre, e sobraram vinte minutos. Muita gente acha que já não vale a pena ir.'],
        ['O costume se forma pela repetição, mais do que pela duração. Vinte minutos em muitos dias valem mais que duas horas num só.'],
        ['Marque um horário fixo e comece por um mínimo, dez minutos. Se estiver bom, continue, e se não estiver, volte.'],
        ['No fim do mês, conte os dias em que foi. O número costuma ser maior do que parecia nas manhãs de preguiça.'],
      ],
    },
  },
}
