import type { ProductType } from '../product-type.ts'

export const fridgeMagnet: ProductType = {
  nouns: ['ímã de geladeira', 'ímã personalizado'],
  asks: ['qual é a ocasião', 'quantos ímãs', 'a imagem ou o tema'],
  questions: {
    sale: ['O que está na porta da sua geladeira?', 'É para lembrança, presente ou para a sua cozinha?'],
    content: ['Quantos ímãs tem na sua geladeira?', 'De onde veio o mais antigo?'],
  },
  emojis: ['🧲', '🏠', '💛'],
  hashtags: ['imadegeladeira', 'imapersonalizado', 'imasdegeladeira', 'imaspersonalizados', 'imadegeladeirapersonalizado', 'imas', 'lembrancinhapersonalizada'],
  sale: {
    professional: {
      openings: [
        'Uma lembrança na porta mais aberta da casa: {topic}.',
        '{O topic} {fica/ficam} à vista de todos, todos os dias.',
        'Lembrança pequena, com serviço todo dia: {topic}.',
      ],
      steps: [
        ['A porta da geladeira é aberta dezenas de vezes por dia. O que está nela é visto por toda a família.', 'A conta a pagar, o desenho da criança, o bilhete do almoço. Na porta da geladeira, tudo precisa de quem segure.'],
        ['É uma lembrança que tem função: prende o recado e mantém à vista uma data, um lugar ou um rosto.'],
        ['Vale como recordação de festa, agradecimento a clientes, presente de viagem ou enfeite da própria cozinha.'],
        ['Conte quantas pessoas vão receber e some alguns a mais. Depois escolha uma imagem que se entenda de longe.'],
      ],
    },
    casual: {
      openings: [
        'Chegou companhia pra porta da geladeira: {topic}.',
        'Eu coleciono, confesso, e na minha geladeira já tem {topic}.',
        'Lembrança que vai parar na cozinha: {topic}.',
      ],
      steps: [
        ['Tem lembrança que some na gaveta. Essa vai direto pra porta da geladeira e fica lá vendo a vida passar.', 'A gente abre a geladeira só pra olhar, fecha, abre de novo. E toda vez dá de cara com a lembrança boa.'],
        ['Segura o recado, a receita, o desenho da criança. E de quebra lembra de alguém na hora do café.'],
        ['Bom pra festa, pra cliente, pra amiga que mora longe. Todo mundo tem uma geladeira, não tem erro.'],
        ['Me conta quantas pessoas vão ganhar e põe uns de reserva. Sempre aparece mais uma geladeira.'],
      ],
    },
    funny: {
      openings: [
        'Testemunha dos assaltos noturnos à geladeira: {topic}.',
        'A geladeira já quase não aparece: {topic}.',
        '{O topic} {sabe/sabem} quem comeu o pudim.',
      ],
      steps: [
        ['Onze da noite, passos no corredor, a porta da geladeira abre. Há uma testemunha, mas ela não conta nada.', 'A geladeira tem telefone de pizzaria, calendário de 2016 e um abacaxi sorrindo. Sempre cabe mais um.'],
        ['Segura a conta de luz sem reclamar do valor. É mais do que o resto da família consegue.'],
        ['Para quem coleciona, para quem diz que não coleciona e tem doze, e para quem perde todos os recados.'],
        ['Calcule um para cada pessoa e mais alguns. Sempre há uma tia com duas geladeiras e argumento para as duas.'],
      ],
    },
    motivational: {
      openings: [
        'Uma boa lembrança na cozinha da família: {topic}.',
        'Para agradecer todo dia, sem repetir: {topic}.',
        '{O topic} para quem esteve presente.',
      ],
      steps: [
        ['Há geladeiras que contam a vida da casa: a festa do primo, a viagem da avó, o desenho do primeiro dia de aula.', 'Alguém chega cansado, vai beber água e vê na porta a lembrança de um dia bom. Dura um segundo.'],
        ['A cozinha é onde todos passam. O que fica na geladeira acaba fazendo parte das manhãs.'],
        ['Para quem viajou para estar na festa, para quem comprou desde o começo, para a família que mora longe.'],
        ['Escolha uma imagem simples, que se entenda de longe. Poucas palavras se leem melhor com o café na mão.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como organizar recados com {topic}.',
        'Geladeira cheia de papel? Ideias com {topic}.',
        'Uma porta de geladeira em ordem: {topic}.',
      ],
      steps: [
        ['Um ímã só, muitas folhas: ele escorrega, e os recados vão parar debaixo da geladeira.'],
        ['Cada papel diminui a força com que o ímã segura. E, quando tudo fica à vista, nada chama a atenção.'],
        ['Separe um canto para a semana e outro para as lembranças. Prenda poucas folhas por vez e limpe a porta uma vez por mês.'],
        ['Em muitas cozinhas, o ímã mais antigo é também o mais torto. Ninguém pensa em tirar.'],
      ],
    },
    casual: {
      openings: [
        'Debaixo da geladeira tem recado: {topic}.',
        'Arrumando a porta da geladeira com {topic}.',
        'Um canto só pra {topic}.',
      ],
      steps: [
        ['Quem nunca perdeu um boleto e foi achar debaixo da geladeira, com poeira, duas semanas depois?'],
        ['Muito papel pra um ímã só, ele escorrega. E o olho cansa e para de ler.'],
        ['Deixa um canto só pro que é da semana e tira o resto. Uma vez por mês, aquela faxina na porta.'],
        ['Faz anos que eu não tiro da porta um desenho que ganhei de criança. A geladeira já trocou, o desenho foi junto.'],
      ],
    },
    funny: {
      openings: [
        'O cardápio de 2014 preso {pelo topic}.',
        'Museu da porta da geladeira: {topic}.',
        'Recados que ninguém leu, com {topic}.',
      ],
      steps: [
        ['O recado estava na porta, em letra grande: não comer o bolo. Foi lido por todos, de boca cheia.'],
        ['Quem abre a geladeira com fome não lê. O olho passa direto pelo recado e para no pudim.'],
        ['Prenda o recado na altura dos olhos e comece pela palavra pudim. A leitura melhora muito.'],
        ['O bolo acabou, o recado continua. A família deixou como lembrança do que um dia existiu.'],
      ],
    },
    motivational: {
      openings: [
        'A história da casa na porta da geladeira: {topic}.',
        'Um desenho de criança e {o topic}.',
        'O bilhete do café da manhã preso com {topic}.',
      ],
      steps: [
        ['Quem sai antes de todos deixa um bilhete na geladeira: tem café pronto. A família lê ainda de olhos fechados.'],
        ['Bilhete preso na geladeira é lido em pé, com sono, e mesmo assim fica na memória. É conversa de quem mora junto.'],
        ['Deixe hoje um recado curto para alguém da casa, sem assunto nenhum. A resposta costuma aparecer no dia seguinte.'],
        ['Na mudança, a porta da geladeira é esvaziada por último. Cada papel tirado dali rende uma história.'],
      ],
    },
  },
}
