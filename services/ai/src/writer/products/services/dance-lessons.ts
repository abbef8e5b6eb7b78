import type { ProductType } from '../product-type.ts'

export const danceLessons: ProductType = {
  nouns: ['aula de dança', 'aula de dança de salão', 'dança de salão', 'aula de forró', 'aula de samba', 'aula de zumba', 'aula de ritmos', 'curso de dança'],
  asks: ['se você já dançou alguma vez', 'os dias e os horários livres', 'a música que faz você se mexer'],
  questions: {
    sale: ['Que música faz você dançar na cozinha?', 'Você já dançou ou vai começar agora?'],
    content: ['Qual foi a última vez que você dançou?', 'Você dança sozinho em casa ou só em festa?'],
  },
  emojis: ['💃', '🎶', '👟'],
  hashtags: ['auladedanca', 'danca', 'aulasdedanca', 'dancadesalao', 'dancar', 'escoladedanca', 'ritmos'],
  sale: {
    professional: {
      openings: [
        'O primeiro passo se aprende devagar: {topic}.',
        'Música, espelho e tempo para repetir: {topic}.',
        'Para quem sempre quis dançar: {topic}.',
      ],
      steps: [
        ['Na festa, a música começa, e você fica perto da parede. O pé marca o ritmo, mas o corpo espera um convite.', 'A vontade existe desde a infância e nunca coube na semana. Agora há uma noite livre e um par de sapatos confortáveis.'],
        ['O passo vem em partes: primeiro o peso do corpo, depois o tempo da música, por fim o braço. Repetir é o método.'],
        ['Vale para quem nunca dançou, para quem dançava e parou e para quem só quer uma noite diferente na semana.'],
        ['Conte se tem alguma experiência e quais dias são melhores. Roupa leve e um calçado confortável já bastam para começar.'],
      ],
    },
    casual: {
      openings: [
        'Ninguém nasce sabendo o passinho: {topic}.',
        'Pra sair da parede na próxima festa: {topic}.',
        'Afasta o sofá e vem: {topic}.',
      ],
      steps: [
        ['Você dança lindo lavando louça, com a vassoura e no chuveiro. Falta só fazer isso com mais gente em volta.', 'A música toca na festa, todo mundo vai, e você fica segurando as bolsas. Já deu, né?'],
        ['A gente faz devagar, conta junto e repete quantas vezes for preciso. Errar o lado faz parte e rende risada.'],
        ['Vale pra quem tem vergonha, pra quem tem saudade de dançar e pra quem quer uma hora sem olhar o celular.'],
        ['Me conta se você já dançou e que dia fica bom. Vem de roupa leve, que o resto a gente aprende aqui.'],
      ],
    },
    funny: {
      openings: [
        'Dois pés esquerdos também têm lugar: {topic}.',
        'A vassoura agradece por descansar: {topic}.',
        'Para segurar menos bolsas nas festas: {topic}.',
      ],
      steps: [
        ['O combinado era direita, e metade da sala vai para a esquerda com muita convicção. O espelho mostra tudo em dobro.', 'Você sempre guarda as bolsas da turma. Já conhece cada zíper e nunca foi apresentado à pista.'],
        ['Passo a passo, a confusão vira sequência, e a sequência vira dança. No caminho, há alguns giros que ninguém pediu.'],
        ['Vale para tímidos, animados e para quem jura que tem dois pés esquerdos, embora compre sapatos normais.'],
        ['Venha com roupa leve e bom humor. Se errar, sorria e siga, pois metade da turma vai achar que era um passo novo.'],
      ],
    },
    motivational: {
      openings: [
        'Aprender a dançar em qualquer fase: {topic}.',
        'Um passo repetido até sair leve: {topic}.',
        'Uma noite da semana para a música: {topic}.',
      ],
      steps: [
        ['Depois de anos cuidando da agenda dos outros, alguém reservou a quarta-feira à noite. A bolsa com o sapato já vai cedo para o trabalho.', 'O primeiro ensaio foi com vergonha, no fundo da sala. Na apresentação, o mesmo passo saiu sem ninguém contar.'],
        ['Um giro bonito esconde muitas tentativas. O pé erra, a cabeça conta alto, a música volta ao começo, e todos tentam de novo.'],
        ['Crianças, adultos e quem já passou dos sessenta aprendem pelo mesmo caminho. Muda a música, e a repetição é igual para todos.'],
        ['Escolha um dia fixo e avise a família. Quando o compromisso está no calendário, fica mais fácil sair de casa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Ouvir a música antes de mover os pés: {topic}.',
        'Por que repetir devagar funciona: {topic}.',
        'O que vestir e calçar para dançar: {topic}.',
      ],
      steps: [
        ['Quem começa costuma olhar para os próprios pés. Assim perde a música e fica sempre um tempo atrasado.', 'É comum decorar a sequência inteira de uma vez. Na hora da música, um passo foge, e o resto vai junto.'],
        ['O corpo guarda o que repetiu devagar, muitas vezes. O ouvido marca o tempo, e o olhar para baixo atrapalha os dois.'],
        ['Ouça a música em casa e bata o tempo com a mão. Treine só os primeiros oito tempos, até saírem sem pensar.'],
        ['O espelho assusta nas primeiras semanas. Depois se torna um colega, que mostra sem pressa onde o braço ficou.'],
      ],
    },
    casual: {
      openings: [
        'Para de olhar pro pé: {topic}.',
        'Só oito tempos por vez: {topic}.',
        'Um treino que cabe na cozinha: {topic}.',
      ],
      steps: [
        ['A gente olha pro pé achando que ele vai se perder. Aí perde a música, que era quem mandava.', 'Quer decorar tudo no primeiro dia, e no refrão esquece até o próprio nome. Acontece com todo mundo.'],
        ['O corpo aprende repetindo pouquinho. E a música conta o tempo pra gente, é só escutar.'],
        ['Bota a música enquanto cozinha e bate o tempo na bancada. Repete só o comecinho, até sair sem pensar.'],
        ['O que eu mais gosto é quando a turma acerta junta pela primeira vez. Todo mundo grita, sem combinar.'],
      ],
    },
    funny: {
      openings: [
        'A outra esquerda, por favor: {topic}.',
        'Cinco, seis, sete e cadê o oito: {topic}.',
        'O giro que foi parar na outra sala: {topic}.',
      ],
      steps: [
        ['Existe a direita, a esquerda e a do colega em frente. Quem copia do espelho descobre uma quarta direção.', 'A contagem vai até oito, mas sempre há quem comece no três. Essa pessoa termina antes e aplaude os demais.'],
        ['O espelho inverte tudo, e a cabeça precisa de um instante para entender. Nesse instante, o pé já foi.'],
        ['Escolha alguém que acerta e fique atrás. Se ele também estiver copiando, pelo menos vocês erram em conjunto.'],
        ['Em casa, o corredor vira palco, e o cachorro vira plateia. Ele inclina a cabeça no giro e não comenta nada.'],
      ],
    },
    motivational: {
      openings: [
        'A coragem de ir para o meio da sala: {topic}.',
        'Ensaio, suor e música: {topic}.',
        'Contar em voz alta até não precisar: {topic}.',
      ],
      steps: [
        ['Muitos professores de dança treinaram em cozinha apertada, com rádio de pilha. O piso da sala era um sonho distante.', 'No começo se conta em voz alta. Um dia a contagem some, e fica só a música, sem aviso.'],
        ['O corpo leva semanas para aceitar um movimento novo. Não adianta explicar mais, é preciso fazer outra vez.'],
        ['Filme um minuto hoje e guarde. Daqui a alguns meses, o mesmo minuto mostra o caminho que os pés fizeram.'],
        ['Quando a sala esvazia, ficam marcas de sapato no chão. Quem ensina apaga a luz e ainda sai contando até oito.'],
      ],
    },
  },
}
