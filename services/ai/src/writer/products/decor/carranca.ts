import type { ProductType } from '../product-type.ts'

export const carranca: ProductType = {
  nouns: ['carranca', 'carranca de madeira', 'carranquinha', 'carranca do São Francisco', 'carranca do Velho Chico', 'carranca entalhada', 'carranca pintada'],
  asks: ['onde vai ficar', 'o tamanho que imaginou', 'se prefere pintada ou na cor natural'],
  questions: {
    sale: ['Na entrada, na estante ou na varanda?', 'Cores fortes ou madeira natural?'],
    content: ['Você já conhece o rio São Francisco?', 'Qual peça de artesanato conta a história da sua região?'],
  },
  emojis: ['🛶', '🎨', '🪵'],
  hashtags: ['carranca', 'carrancas', 'riosaofrancisco', 'velhochico', 'artepopular', 'artesanatobrasileiro', 'artesanatonordestino', 'culturapopular', 'esculturapopular', 'artepopularbrasileira'],
  sale: {
    professional: {
      openings: [
        'Uma figura que veio da proa dos barcos: {topic}.',
        '{O topic} {traz/trazem} o rio São Francisco para a sala.',
        'Arte popular de expressão forte: {topic}.',
      ],
      steps: [
        ['Na estante há livros, porta-retratos e plantas. No meio deles, dois olhos arregalados seguram a conversa de qualquer visita.', 'Quem navegou pelo São Francisco se lembra da proa cortando a água. A figura na frente do barco aparecia antes de todos.'],
        ['A expressão é o que importa: boca aberta, dentes à mostra, juba marcada. Poucos traços bastam para dar presença.'],
        ['É escolha de quem coleciona arte popular, de quem tem família na região do rio e de quem procura um presente brasileiro.'],
        ['Pense na altura em que vai ficar. Vista de frente, na linha dos olhos, a expressão aparece inteira.'],
      ],
    },
    casual: {
      openings: [
        'Olha a cara, olha os dentes: {topic}.',
        'A estante ficou com outra moral: {topic}.',
        'Direto das histórias do Velho Chico: {topic}.',
      ],
      steps: [
        ['Toda estante precisa de alguém com personalidade. A visita entra, leva um sustinho e já quer saber da história.', 'Tem gente que cresceu ouvindo história de barco e de rio. Quando vê uma carranca, começa a contar sem ninguém pedir.'],
        ['O que eu mais gosto é da expressão. Brava, engraçada ou séria, cada uma tem um jeito de olhar.'],
        ['{Fica/Ficam} bem na sala, na varanda, no restaurante de comida nordestina. Pra quem mora longe da terra é um presente e tanto.'],
        ['Pensa num lugar em que dê pra ver de frente. De lado, a graça da cara se perde.'],
      ],
    },
    funny: {
      openings: [
        'O novo morador não sorri para foto: {topic}.',
        '{O topic} {chegou/chegaram} com cara de segunda-feira.',
        'Dentes à mostra e nenhuma intenção de morder: {topic}.',
      ],
      steps: [
        ['A visita entrou, cumprimentou a família e, por via das dúvidas, cumprimentou também a estante. É uma pessoa educada.', 'O sobrinho perguntou por que aquela cara estava tão brava. O avô disse que era fome, e o menino deixou uma bolacha ao lado.'],
        ['{Tem/Têm} olhos arregalados, boca aberta e muita opinião. Mesmo assim, é a presença mais calada da sala.'],
        ['{Serve/Servem} para a entrada, para o escritório e para encarar quem entra na cozinha antes da hora do almoço.'],
        ['Escolha um lugar de frente para a porta. É de lá que se apreciam melhor as reações.'],
      ],
    },
    motivational: {
      openings: [
        'A força da arte popular do São Francisco: {topic}.',
        'Um ofício que o rio ensinou: {topic}.',
        'Entalhe, cor e memória: {topic}.',
      ],
      steps: [
        ['Entre um golpe e outro, o entalhador vira o bloco e procura o rosto. Ele ainda não está ali, mas já tem direção.', 'Quem deixou a beira do rio leva consigo um cheiro, uma palavra, uma figura. Em casa, ela mantém a conversa com a terra.'],
        ['Cada rosto tem o jeito de quem o fez. Mestres diferentes dão à boca, aos olhos e à juba um desenho que se reconhece.'],
        ['É um modo de apoiar a arte popular e de ter em casa uma peça que conta de onde veio. Encanta também quem visita o Brasil.'],
        ['Escolha pela expressão que fala com você. Entre tantas caras, uma costuma chamar o olhar primeiro.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'De onde vem essa figura: {topic}.',
        'O lugar {do topic} na história do São Francisco.',
        'Barcos, proas e memória: {topic}.',
      ],
      steps: [
        ['Muita gente conhece a figura, mas não sabe que ela navegava. O lugar dela era a proa dos barcos.', 'Uma dúvida comum é onde surgiu esse costume. A resposta está no trecho navegável do rio São Francisco.'],
        ['Nas antigas barcas do rio, a figura de proa distinguia uma embarcação da outra. Com o fim das barcas, passou a ser feita para as casas.'],
        ['Vale conhecer o trabalho de mestre Guarany, um dos nomes mais lembrados entre os que esculpiram figuras de proa.'],
        ['Uma figura sai da água, entra na sala e continua a viagem. A arte popular costuma ter esse fôlego.'],
      ],
    },
    casual: {
      openings: [
        'Essa cara brava já andou de barco: {topic}.',
        'Por trás do enfeite tem história: {topic}.',
        'Conversa de rio e de barco: {topic}.',
      ],
      steps: [
        ['Todo mundo já viu essa cara brava na casa de alguém. Mas pergunta de onde veio, e pouca gente sabe responder.', 'Eu também achava que era só um enfeite bravo. Aí descobri que aquilo ia na frente dos barcos.'],
        ['As barcas do São Francisco levavam aquela cara na ponta. De longe, o povo da beira já sabia qual estava chegando.'],
        ['Quer saber mais? Procura por mestre Guarany e pelas barcas antigas do rio, tem cada foto linda.'],
        ['Eu gosto de arte que vem com história junto. A gente olha a peça e vê o rio lá atrás.'],
      ],
    },
    funny: {
      openings: [
        'Perguntas que as visitas fazem diante {do topic}.',
        'Concurso de careta em família: {topic}.',
        'Quem pisca primeiro perde: {topic}.',
      ],
      steps: [
        ['As crianças tentam fazer a mesma cara e ficam vermelhas. O tio faz sem esforço, e todos aplaudem.', 'A visita perguntou se era parente. A dona da casa pensou um pouco e respondeu que tinha os dentes do lado do pai.'],
        ['Nos barcos, a figura ia na ponta e era vista de longe. Ninguém precisava perguntar quem estava chegando.'],
        ['Para fotografar, chegue perto e fique na altura dos olhos. De baixo para cima, qualquer um fica bravo, até você.'],
        ['No fim do dia, é a única cara da casa que não mudou de humor. Essa constância é digna de nota.'],
      ],
    },
    motivational: {
      openings: [
        'O rosto que a madeira esconde: {topic}.',
        'Mestre e aprendiz diante {do topic}.',
        'A arte que desceu o rio: {topic}.',
      ],
      steps: [
        ['O aprendiz começa lixando e pintando o que o mestre entalhou. Um dia recebe um bloco inteiro e um formão.', 'Muitos artistas populares aprenderam sem escola, olhando o trabalho alheio e teimando em casa. A assinatura veio depois.'],
        ['Madeira tirada não volta. Quem entalha olha duas vezes para cada golpe e deixa os dentes para o fim.'],
        ['Ao visitar uma feira de arte popular, pergunte o nome de quem fez. Guardar esse nome faz parte de guardar a peça.'],
        ['Rios mudam, barcos param, e as figuras continuam. Elas dependem de alguém que ainda queira dar rosto a um tronco.'],
      ],
    },
  },
}
