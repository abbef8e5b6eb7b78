import type { ProductType } from '../product-type.ts'

export const tShirt: ProductType = {
  nouns: ['camiseta', 'camisetinha', 'camiseta personalizada', 'camiseta estampada', 'camisa personalizada', 'camiseta de aniversário'],
  asks: ['o tamanho', 'quantas você precisa', 'se é para você ou para um grupo'],
  questions: {
    sale: ['É pra você, pra presente ou pra turma?', 'Branca, preta ou colorida?'],
    content: ['Qual camiseta você não joga fora de jeito nenhum?', 'De qual passeio você guarda a camiseta até hoje?'],
  },
  emojis: ['👕', '🎨', '✨'],
  hashtags: ['camisetaspersonalizadas', 'camisetapersonalizada', 'camisetas', 'camiseta', 'camisetaestampada', 'estamparia', 'camisaspersonalizadas'],
  sale: {
    professional: {
      openings: [
        '{O topic} para vestir uma ideia.',
        'Uma peça simples que diz muito: {topic}.',
        'Do grupo de amigos ao dia a dia: {topic}.',
      ],
      steps: [
        ['O grupo se encontra na praça, e alguém confere quem já chegou. Com a mesma camiseta, todos se acham de longe.', 'É a primeira peça que sai da gaveta num dia sem compromisso. E muitas vezes é a que conta do que a pessoa gosta.'],
        ['A camiseta combina com quase tudo e não pede ocasião. A estampa certa faz dela a preferida da gaveta.'],
        ['Serve de presente, de lembrança de um encontro, de roupa de equipe e de peça do dia a dia.'],
        ['Para acertar o tamanho, meça a largura e o comprimento de uma camiseta que já veste bem. Para grupos, faça uma lista.'],
      ],
    },
    casual: {
      openings: [
        'Daquelas que a gente lava e usa de novo: {topic}.',
        'Olha {o topic} e pensa em quem ia amar.',
        'A turma toda vai querer {o topic}.',
      ],
      steps: [
        ['Todo mundo tem uma camiseta preferida, já meio gasta, que não sai do corpo. Tá na hora de arranjar companhia pra ela.', 'Quando a família inteira aparece com a mesma camiseta, já sabe que vai ter foto. E a foto sempre fica ótima.'],
        ['O bom da camiseta é que não tem complicação. Vai com jeans, com saia, com short, e já diz alguma coisa sobre a gente.'],
        ['Dá de presente, faz pra turma, usa no passeio e dorme com ela depois de uns anos. A vida inteira dela é boa.'],
        ['Pega uma camiseta que serve bem, mede deitada na cama e me passa. Se for pro grupo, já faz a lista com os tamanhos.'],
      ],
    },
    funny: {
      openings: [
        'Fala antes de você abrir a boca: {topic}.',
        '{O topic} para não se perder do tio no passeio.',
        'Um dia vai virar pijama, mas até lá: {topic}.',
      ],
      steps: [
        ['No passeio em grupo, a camiseta igual serve para se acharem. O tio se perdeu mesmo assim, mas foi localizado em minutos.', 'A camiseta começa como roupa de sair e vira roupa de casa. Depois pijama, depois pano, e ainda assim há protestos.'],
        ['A camiseta é a peça mais democrática da gaveta. Ninguém passa a ferro e ninguém admite que não passa.'],
        ['Serve para presente, para a turma e para quem gosta de responder perguntas sem dizer nada.'],
        ['Em lista de tamanhos de grupo, sempre falta uma resposta. É sempre a mesma pessoa, comece por ela.'],
      ],
    },
    motivational: {
      openings: [
        'Para vestir junto com quem você gosta: {topic}.',
        '{O topic} para lembrar de um dia bom.',
        'Uma ideia boa merece sair por aí: {topic}.',
      ],
      steps: [
        ['Depois do encontro, a camiseta vai para a gaveta com as outras. Meses mais tarde, alguém a veste e se lembra de tudo.', 'A ideia nasceu numa conversa e virou desenho num papel. Ver aquilo no peito de alguém dá um orgulho danado.'],
        ['Uma camiseta bem escolhida atravessa anos de uso. Desbota um pouco, amacia e vai ficando mais sua.'],
        ['Vale para o grupo, para o presente e para quem quer começar o dia com algo de que gosta.'],
        ['Pense em quem vai usar e onde, antes da cor e do tamanho. Isso ajuda a decidir todo o resto.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como lavar {o topic} para a estampa durar.',
        'Do avesso e na sombra: {topic}.',
        'Um cuidado que prolonga a vida {do topic}.',
      ],
      steps: [
        ['A estampa era nítida e, depois de algumas lavagens, começou a rachar. A maior parte disso acontece na máquina e no ferro.'],
        ['Água quente, secadora e ferro direto castigam a estampa e o fio. O atrito com outras peças desgasta o lado de fora.'],
        ['Lave do avesso, em água fria, e seque à sombra. Ao passar, faça pelo avesso e nunca encoste o ferro na estampa.'],
        ['Para a gola não ceder, pendure pela barra, e não pelos ombros. Dobrada na gaveta, ela também mantém melhor a forma.'],
      ],
    },
    casual: {
      openings: [
        'Todo mundo tem uma que não joga fora: {topic}.',
        'A gaveta {do topic} conta muita história.',
        'O que fazer com {o topic} depois de tantos anos?',
      ],
      steps: [
        ['Tem uma camiseta na gaveta que já não dá pra usar na rua, e a gente não joga fora. Ela esteve em coisa demais.', 'Viagem, gincana, show, aniversário da turma. Abrir essa gaveta é quase abrir um álbum, só que com cheiro de amaciante.'],
        ['A gente usa camiseta em dia bom, dia de andar, rir e suar. Por isso lembrança gruda nela mais que em roupa chique.'],
        ['Separa umas duas ou três pra guardar, limpas e dobradas. O resto pode virar pijama, pano de chão ou recheio de almofada.'],
        ['Com várias, dá pra fazer uma colcha, um quadrado de cada. Eu acho uma das lembranças mais bonitas de família.'],
      ],
    },
    funny: {
      openings: [
        'As cinco idades de uma peça, com {topic}.',
        'Da festa ao balde, uma vida: {topic}.',
        'Ninguém toca {no topic} de estimação.',
      ],
      steps: [
        ['Primeiro a camiseta é só para sair. Depois para a padaria, depois para dormir, depois para pintar parede, e alguém chora no fim.', 'A preferida tem furo, mancha e gola de bailarina. Mesmo assim, quem sugere usar de pano perde um amigo.'],
        ['Quanto mais velha, mais macia, e quanto mais macia, mais indispensável. É uma lógica que só o dono entende.'],
        ['Para guardar sem brigas, lave, dobre e ponha numa caixa com data. Se ninguém abrir em um ano, reabram as negociações.'],
        ['O pano de chão, no fim das contas, é uma aposentadoria honrada. E continua sendo a peça mais macia da casa.'],
      ],
    },
    motivational: {
      openings: [
        'Usar a mesma camisa aproxima: {topic}.',
        'Um grupo também se reconhece quando usa {o topic}.',
        'O que lembra um dia em turma: {topic}.',
      ],
      steps: [
        ['Ninguém se conhecia na primeira reunião. Na terceira, alguém apareceu com um desenho, e o grupo passou a ter cara.', 'Na foto antiga, todos estão com a mesma roupa, abraçados e despenteados. Cada um sabe dizer onde está a sua.'],
        ['Usar a mesma camiseta é um sinal simples de que se está junto. Funciona na gincana, no mutirão e no passeio da família.'],
        ['Para decidir em grupo, comece por duas opções e uma data de votação. Com mais do que isso, ninguém decide nada.'],
        ['O dia passa, o grupo muda, e a peça fica. Quem encontra a sua na gaveta costuma mandar mensagem para alguém.'],
      ],
    },
  },
}
