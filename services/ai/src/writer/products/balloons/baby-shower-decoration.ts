import type { ProductType } from '../product-type.ts'

export const babyShowerDecoration: ProductType = {
  nouns: ['decoração de chá de bebê', 'decoração de chá revelação'],
  asks: ['para quando é a festa', 'onde vai ser', 'as cores que vocês querem'],
  questions: {
    sale: ['Já tem data ou ainda estão escolhendo?', 'A festa vai ser em casa ou no salão?'],
    content: ['Qual tia acerta todos os palpites aí?', 'Quem chorou mais na festa do bebê da família?'],
  },
  emojis: ['🎈', '👶', '🍼'],
  hashtags: ['chadebebe', 'charevelacao', 'decoracaochadebebe', 'decoracaocharevelacao', 'festacharevelacao', 'chadebebedecoracao', 'decoracaodefesta'],
  sale: {
    professional: {
      openings: [
        'O cenário para receber a notícia: {topic}.',
        '{O topic} {reúne/reúnem} a família em volta do bebê que vem.',
        'Uma tarde para esperar junto: {topic}.',
      ],
      steps: [
        ['As amigas chegam, as avós se abraçam e todo mundo quer uma foto com a barriga. O cenário acompanha cada uma.', 'O bebê ainda não chegou e já junta a família inteira num dia. As fotos dessa espera vão para o álbum dele.'],
        ['É uma festa de poucas horas e muitas fotos. Um fundo bem pensado aparece em todas, ao lado de quem espera.'],
        ['Cabe em salão, quintal ou sala de casa, para os mais próximos ou para a família toda.'],
        ['Escolha a data com folga antes do nascimento, meça o espaço e anote quantos convidados vêm. O planejamento parte daí.'],
      ],
    },
    casual: {
      openings: [
        'A família tá contando os dias: {topic}.',
        'Eu já imagino as avós diante {do topic}.',
        'Uma festa pra quem nem nasceu: {topic}.',
      ],
      steps: [
        ['Sabe aquela festa em que todo mundo quer pôr a mão na barriga e dar palpite no nome? Precisa de um cenário bonito atrás.', 'As avós chegam antes da hora, as amigas trazem doces, e o avô finge que não está emocionado.'],
        ['É uma tarde só, mas essas fotos vão ser mostradas pra criança a vida inteira. Vale caprichar no fundo.'],
        ['Dá pra fazer no salão, no quintal ou na sala. Com vinte ou com cem, o clima é o mesmo.'],
        ['Marca com um bom tempo antes do nascimento, mede a parede e me diz quantos convidados são.'],
      ],
    },
    funny: {
      openings: [
        'Metade da família tem certeza, a outra também: {topic}.',
        'O bebê nem chegou e já tem festa com {topic}.',
        'Palpites sobre o nome na mesa ao lado: {topic}.',
      ],
      steps: [
        ['O nome está escolhido há meses. Mesmo assim, a tia chega com uma lista de doze sugestões, todas dela.', 'A avó diz que sabe pelo formato da barriga. A outra avó jura o contrário, e nenhuma das duas aceita revisão.'],
        ['Na foto saem todos sorrindo, até os que perderam a brincadeira da fralda. O cenário ajuda a disfarçar.'],
        ['Para amigos, tias, avós rivais e o futuro pai, que ainda não sabe colocar uma fralda na boneca.'],
        ['Marque com antecedência. Bebê não respeita agenda, e festa com o convidado de honra presente é outra festa.'],
      ],
    },
    motivational: {
      openings: [
        'Esperar junto é mais bonito: {topic}.',
        'A família se prepara para o encontro: {topic}.',
        '{O topic} para celebrar quem está chegando.',
      ],
      steps: [
        ['Meses de consultas, listas e um quarto sendo montado aos poucos. Numa tarde, a família para tudo e comemora.', 'Quem espera um bebê ouve muitos conselhos. Nesse dia, as pessoas vêm com abraço, e isso se guarda.'],
        ['O cenário diz ao bebê, nas fotos de amanhã, que havia muita gente contando os dias para conhecê-lo.'],
        ['Para as avós que esperaram, as amigas que ajudam, os irmãos que já querem segurar no colo.'],
        ['Escolham juntos as cores e o clima da festa. É uma das primeiras decisões em família.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Quando fazer a festa e o que planejar: {topic}.',
        'Dúvidas comuns sobre {topic}.',
        'O conforto de quem espera o bebê também conta {no topic}.',
      ],
      steps: [
        ['A data é a primeira dúvida. Cedo demais, parece distante, e tarde demais, o bebê pode chegar antes dos convidados.', 'Em muitas festas assim, o fundo é bonito, mas quem espera o bebê passa a tarde em pé para as fotos.'],
        ['No fim da gravidez o cansaço pesa, e a fila de fotos é longa. O cenário precisa contar com isso.'],
        ['Marque entre o sexto e o oitavo mês e deixe uma cadeira bonita diante do cenário. As fotos sentadas ficam ótimas.'],
        ['Na montagem, o primeiro lugar pensado é o de quem vai aparecer em todas as fotos. O resto vem em volta.'],
      ],
    },
    casual: {
      openings: [
        'Em que mês fazer? Vamos falar de {topic}.',
        'Uma cadeira faz toda a diferença: {topic}.',
        'Ideias simples pra {topic}.',
      ],
      steps: [
        ['Todo mundo pergunta a mesma coisa: com quantos meses se faz? E cada tia responde um número.', 'A festa tá linda, mas a mãe passa a tarde em pé, tirando foto com todo mundo, de sapato apertado.'],
        ['Perto do fim o cansaço aperta, e todo mundo quer foto. Se não tiver onde sentar, ela não aproveita.'],
        ['Entre o sexto e o oitavo mês costuma dar certo. E põe uma cadeira bonita na frente do cenário, pronto.'],
        ['Eu gosto do momento antes de abrir a porta, tudo quieto. A mãe olha em volta com a mão na barriga.'],
      ],
    },
    funny: {
      openings: [
        'A ciência das avós aplicada {ao topic}.',
        'O palpite de cada tia sobre {topic}.',
        'Fraldas, bolão e família: {topic}.',
      ],
      steps: [
        ['Barriga pontuda é uma coisa, redonda é outra, e a aliança no barbante confirma. As três previsões nunca concordam.'],
        ['Metade dos convidados sempre acerta, e nunca mais deixa a outra metade esquecer. É pura matemática.'],
        ['Registre os palpites num papel, com nome e assinatura. Depois do nascimento, leia em voz alta no almoço.'],
        ['O bebê, que não foi consultado, dorme durante a festa inteira. Acorda à noite, quando todos foram embora.'],
      ],
    },
    motivational: {
      openings: [
        'A espera de uma família inteira: {topic}.',
        'Preparar a chegada com as próprias mãos: {topic}.',
        'Um dia para guardar antes do nascimento: {topic}.',
      ],
      steps: [
        ['Anos depois, a criança vê as fotos e pergunta onde estava. Na barriga, responde alguém, e todos sorriem.'],
        ['Crianças gostam de saber que foram esperadas. As fotos dessa tarde contam isso melhor que as palavras.'],
        ['Peça a cada convidado um bilhete para o bebê e guarde todos juntos, para ler no aniversário de quinze anos.'],
        ['Quando a última visita vai embora, a família olha as fotos no sofá. O bebê já tem história para ouvir.'],
      ],
    },
  },
}
