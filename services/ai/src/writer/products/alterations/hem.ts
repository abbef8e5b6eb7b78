import type { ProductType } from '../product-type.ts'

export const hem: ProductType = {
  nouns: ['bainha', 'bainha de calça', 'barra', 'barra de calça', 'barra de vestido', 'barra original'],
  asks: ['qual é a peça', 'com que sapato vai usar', 'para quando você precisa'],
  questions: {
    sale: ['Qual peça sua está esperando a barra?', 'Salto ou tênis com a calça comprida?'],
    content: ['Você já prendeu a barra com fita ou grampo?', 'Quem aí sabe fazer uma barra à mão?'],
  },
  emojis: ['🧵', '🪡', '📏'],
  hashtags: ['bainha', 'barradecalca', 'bainhadecalca', 'ajustederoupas', 'costureira', 'atelierdecostura', 'barraoriginal'],
  sale: {
    professional: {
      openings: [
        'O comprimento certo muda a roupa inteira: {topic}.',
        'A peça que arrasta no chão volta ao uso com {topic}.',
        '{O topic} para a roupa terminar no ponto certo.',
      ],
      steps: [
        ['A peça veste bem na cintura, mas o comprimento passa do sapato. Até acertar, você dobra, prende e pisa nela.', 'Comprou, provou em casa e percebeu que sobra um palmo. A roupa continua boa, só não foi cortada para a sua altura.'],
        ['Poucos centímetros mudam o caimento de uma roupa. No comprimento certo, ela parece ter sido feita para quem veste.'],
        ['Vale para a peça nova, para a herdada e para a que você quer usar mais curta. Roupa de festa merece atenção extra.'],
        ['Na prova, venha com o sapato que vai usar com a peça. É a altura dele que define onde o tecido termina.'],
      ],
    },
    casual: {
      openings: [
        'Chega de dobrar e pisar: {topic}.',
        'Tá comprida a roupa? Tem jeito: {topic}.',
        'Sabe aquela peça que arrasta? Ela só precisa de {topic}.',
      ],
      steps: [
        ['A gente compra, ama e deixa no armário porque tá comprida. Fica meses esperando uma coisa que se resolve rapidinho na máquina.', 'Dobrar a ponta e prender com alfinete funciona até a primeira esquina. Depois desce um lado só e a gente nem vê.'],
        ['É impressionante o que uns centímetros fazem. A roupa é a mesma, mas no comprimento certo parece que custou o dobro.'],
        ['Serve pra roupa de trabalho, de festa e pra peça que veio de outra pessoa. Se sobra no pé, tem jeito.'],
        ['Traz o sapato que você vai usar, tá? Com salto é uma medida, de tênis é outra, e a gente marca certinho.'],
      ],
    },
    funny: {
      openings: [
        'Para a sua roupa parar de varrer a calçada: {topic}.',
        '{O topic} e a aposentadoria do grampeador.',
        'Quem prendeu com fita precisa de {topic}.',
      ],
      steps: [
        ['A ponta da roupa já varreu a rua, o shopping e metade do terminal. A prefeitura ainda não pagou nada por isso.', 'Fita adesiva, grampo, alfinete e fé. Todo mundo já entrou numa reunião com o comprimento preso por pelo menos um deles.'],
        ['Na fábrica, alguém decidiu que todos medem um metro e noventa. A costura existe para corrigir esse otimismo.'],
        ['Serve à peça nova, à herdada do primo alto e àquela que encolheu de um lado só, por mistério.'],
        ['Venha com o sapato que vai usar. Marcar descalço e ir à festa de salto dá em tornozelo de fora.'],
      ],
    },
    motivational: {
      openings: [
        'O detalhe que faz a roupa: {topic}.',
        '{O topic} para usar de vez o que está guardado.',
        'A roupa certa merece o comprimento certo, com {topic}.',
      ],
      steps: [
        ['A entrevista é nesta semana, e a roupa está passada. Falta só acertar o comprimento, e você entra sem preocupação.', 'Uma peça que foi de alguém da família pode voltar a sair. Às vezes, só o comprimento separa o armário da rua.'],
        ['Ajustar o que se tem é um cuidado com a roupa e com o que ela custou. Ela ganha anos de uso.'],
        ['Vale para o uniforme de um emprego novo, para a roupa da formatura e para a de todo dia.'],
        ['Separe as peças que esperam por isso há tempos e traga juntas. Cada uma que volta ao uso é menos uma compra.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que observar no comprimento da roupa: {topic}.',
        'Antes de encurtar, uma dica sobre {topic}.',
        'Lavar antes de marcar faz diferença: {topic}.',
      ],
      steps: [
        ['A calça foi encurtada, ficou perfeita e encolheu na primeira lavagem. É um engano comum com peça nova de algodão.', 'Uma perna parece mais comprida que a outra, e a costura está certa. Muitas vezes, a diferença está na postura de quem prova.'],
        ['Alguns tecidos encolhem na primeira lavagem, sobretudo no comprimento. E o corpo parado diante do espelho nem sempre está reto.'],
        ['Lave e passe a peça antes de marcar. Prove com o sapato, olhe para a frente e deixe outra pessoa pôr os alfinetes.'],
        ['Quando se encurta roupa de criança, vale deixar tecido dobrado por dentro. No ano seguinte, basta descer alguns centímetros.'],
      ],
    },
    casual: {
      openings: [
        'Um socorro rápido pra quando a costura solta: {topic}.',
        'Todo mundo devia saber isso sobre {topic}.',
        'Soltou na rua e agora? Dica de {topic}.',
      ],
      steps: [
        ['A gente tá saindo de casa e o sapato engancha na costura. Pronto, um pedaço cai, e não dá tempo de mais nada.'],
        ['A costura da barra é a que mais sofre, entre sapato, chão e degrau. Um ponto que arrebenta vai puxando os outros.'],
        ['No aperto, uma fita dupla face de tecido segura bem. Em casa, uns pontinhos soltos por dentro, sem puxar, já deixam firme.'],
        ['E evita grampeador, que fura e mancha. Eu sei que parece boa ideia na hora, mas o tecido guarda a marca.'],
      ],
    },
    funny: {
      openings: [
        'O dia em que um lado desceu: {topic}.',
        'Engenharia de emergência antes de {topic}.',
        'Soluções criativas que precedem {topic}.',
      ],
      steps: [
        ['Na foto do grupo, uma perna da calça está no tornozelo e a outra, embaixo do sapato. Ninguém avisou, todos viram.'],
        ['A costura espera o pior momento para soltar. Passa meses firme e cede no degrau do palco, com plateia.'],
        ['Leve na bolsa dois alfinetes de segurança e prenda por dentro, na vertical. Ficam escondidos e não abrem ao andar.'],
        ['E se faltar tudo, dobre os dois lados iguais e ande com firmeza. Há uma boa chance de virar moda.'],
      ],
    },
    motivational: {
      openings: [
        'Aprender a fazer os primeiros pontos: {topic}.',
        'Uma agulha, linha e {topic}.',
        'O valor de saber um pouco de {topic}.',
      ],
      steps: [
        ['Quem costura pela primeira vez fura o dedo e faz um ponto torto. No terceiro, já olha de longe e sorri.'],
        ['O ponto invisível pega só um fio do tecido de fora. Por isso exige mão leve, e mão leve vem com o treino.'],
        ['Comece num pano velho, com linha da mesma cor e boa luz. Dobre, passe a ferro e só então costure.'],
        ['A primeira peça que você mesmo acerta fica na memória. Ninguém repara no ponto, mas você sabe onde ele está.'],
      ],
    },
  },
}
