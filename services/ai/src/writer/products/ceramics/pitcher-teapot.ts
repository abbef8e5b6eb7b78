import type { ProductType } from '../product-type.ts'

export const pitcherTeapot: ProductType = {
  nouns: ['jarra', 'jarra de cerâmica', 'bule', 'bule de cerâmica', 'leiteira de cerâmica'],
  asks: ['o que você mais gosta de servir', 'quantas pessoas costumam ir à sua mesa', 'se é presente ou para a sua casa'],
  questions: {
    sale: ['O que você serviria primeiro?', 'Quem senta com você na mesa do café?'],
    content: ['O que não pode faltar na mesa quando chega visita?', 'Quem serve todo mundo aí na sua casa?'],
  },
  emojis: ['🫖', '🏺', '🍵'],
  hashtags: ['buledeceramica', 'jarradeceramica', 'bule', 'jarra', 'ceramicaartesanal', 'mesaposta', 'ceramicautilitaria'],
  sale: {
    professional: {
      openings: [
        'A mesa fica mais acolhedora com {topic}.',
        '{O topic} {vai/vão} da cozinha para a mesa com graça.',
        'Para servir bem quem chega: {topic}.',
      ],
      steps: [
        ['A garrafa plástica vai à mesa porque é prática, e a mesa perde um pouco da graça. Uma peça de cerâmica muda isso.', 'Na mesa do café ou do almoço, alguém pede que passem a bebida. O que circula de mão em mão merece ser bonito.'],
        ['A cerâmica tem peso, uma alça que se segura bem e um bico pensado para servir. Vazia, continua bonita na prateleira.'],
        ['Serve para o café da manhã, o almoço e a visita da tarde. É presente para quem gosta de arrumar a mesa.'],
        ['Antes de escolher, pense no que você mais serve e para quantas pessoas. Cheia, a peça precisa ser fácil de erguer.'],
      ],
    },
    casual: {
      openings: [
        'Visita chegando, mesa posta e {topic}.',
        'Servir fica mais gostoso com {topic}.',
        'Olha que charme na mesa: {topic}.',
      ],
      steps: [
        ['Sabe quando a mesa tá linda e no meio dela tem a caixinha do mercado? É só trocar de lugar e pronto.', 'A visita senta, a gente serve, e a conversa começa antes do primeiro gole. Bebida servida bonita já abre a tarde.'],
        ['O que eu gosto é que trabalha na mesa e enfeita na prateleira. Tem dia que vai até com uma florzinha dentro.'],
        ['Vai bem no café da manhã, no almoço e naquela tarde com bolo. De presente, a pessoa usa logo na primeira visita.'],
        ['Pensa em quantas pessoas você serve e imagina a peça cheia. Tem que dar pra levantar com uma mão só.'],
      ],
    },
    funny: {
      openings: [
        'A garrafa plástica já pode sair da mesa: {topic}.',
        'Até a água da torneira ganha pose com {topic}.',
        'A bebida de caixinha vai mudar de vida com {topic}.',
      ],
      steps: [
        ['A bebida veio numa caixinha, mas ninguém na mesa precisa saber. Basta servir na cozinha e entrar com naturalidade.', 'A tia chega, olha a mesa e procura alguma coisa para comentar. Desta vez, o comentário vai ser um elogio.'],
        ['Serve a bebida, enfeita a prateleira e ainda faz pose de vaso em dia de visita. Trabalha em três turnos e não reclama.'],
        ['Vai bem no café, no almoço e na visita que passou só para dar um oi e ficou até a janta.'],
        ['Pense em quanta gente se serve na sua casa. Quem repete três vezes e diz que é só um golinho conta por dois.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem serve todo mundo antes de sentar: {topic}.',
        'Receber em casa com {topic} é um carinho com quem vem.',
        'Quem põe a mesa com gosto merece {um topic}.',
      ],
      steps: [
        ['Alguém espremeu a fruta, passou o café, cortou o bolo e só depois chamou. Na mesa bonita, esse trabalho aparece.', 'Servir o outro antes de si é um costume que a gente aprende vendo. Muitas vezes, na mesa da mãe ou da avó.'],
        ['Acertar o bico é uma das coisas mais difíceis na cerâmica. Quando a bebida cai sem pingar, quem fez trabalhou bem.'],
        ['É presente para quem está montando a primeira mesa e para quem recebe a família há muitos anos.'],
        ['Pense na bebida da sua casa, a que não falta quando chega alguém. O tamanho da peça vem dela.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O pingo na toalha tem explicação: {topic}.',
        'Como limpar bem {o topic} por dentro.',
        'O detalhe que faz diferença na hora de servir com {topic}.',
      ],
      steps: [
        ['Depois de servir, uma gota escorre pelo bico e mancha a toalha. Acontece nas melhores mesas, e há um motivo simples.', 'O interior de uma peça funda escurece aos poucos, e a esponja não alcança. Quando se percebe, o gosto já mudou.'],
        ['Servida devagar demais, a bebida escorre por fora do bico. E o que fica no fundo, úmido, vai formando uma película.'],
        ['Sirva com um movimento firme e volte a peça depressa. Para o fundo, deixe água morna com bicarbonato por meia hora.'],
        ['Na bancada, o bico é feito quase no fim, com um dedo molhado. Um gesto curto decide como a bebida vai cair.'],
      ],
    },
    casual: {
      openings: [
        'Pingou na toalha? Tem jeito: {topic}.',
        'O fundo {do topic} escureceu? Vem cá.',
        'Um truque pra servir sem pingar com {topic}.',
      ],
      steps: [
        ['Você serve com todo o cuidado do mundo e mesmo assim cai um pingo na toalha. Sempre na parte branca, né?', 'O fundo vai ficando escuro e a mão não entra pra esfregar. A gente sacode com água e finge que tá resolvido.'],
        ['O pingo aparece quando a gente serve devagar demais, com medo. E o fundo escurece porque fica úmido depois do uso.'],
        ['Serve com firmeza e volta a mão rápido. Pro fundo, água morna, uma colher de bicarbonato e meia hora de espera.'],
        ['Na argila, o bico nasce com um dedo molhado, num gesto só. Eu prendo o ar toda vez que chego nessa parte.'],
      ],
    },
    funny: {
      openings: [
        'O pingo na toalha branca e outras histórias: {topic}.',
        'Quem pegou {o topic} por último?',
        'A toalha da mesa conhece bem {o topic}.',
      ],
      steps: [
        ['A toalha branca saiu da gaveta hoje cedo. O pingo, que esperava por ela desde o Natal, chegou na primeira rodada.'],
        ['Quem serve devagar, com medo de pingar, é quem mais pinga. Já o tio que serve sem olhar não erra uma.'],
        ['Sirva com firmeza e volte a mão depressa. Se pingar, ponha o pratinho do bolo em cima e siga a conversa.'],
        ['No ateliê, toda peça com bico passa por um teste com água. Às vezes quem sai molhado é o ceramista.'],
      ],
    },
    motivational: {
      openings: [
        'Um jeito antigo de receber: {topic}.',
        'O cuidado que existe no bico e na alça {do topic}.',
        'Em volta {do topic}, a mesa se enche.',
      ],
      steps: [
        ['Em muitas famílias há uma peça que só aparecia quando vinha visita. As crianças sabiam que ali começava uma tarde boa.'],
        ['Servir a mesa é um gesto que para a conversa por um segundo. Todos olham para a mão de quem serve.'],
        ['Tire do fundo do armário a peça que só vê visita e use no café de amanhã. A família vai perguntar o motivo.'],
        ['Quem faz experimenta a alça de olhos fechados, como se a peça estivesse cheia. Só assim a mão diz se está bom.'],
      ],
    },
  },
}
