import type { ProductType } from '../product-type.ts'

export const table: ProductType = {
  nouns: ['mesa resinada', 'mesa de resina', 'mesa com resina', 'mesa de centro resinada', 'mesa river', 'mesa de madeira com resina'],
  asks: ['a medida do ambiente', 'quantas pessoas sentam à mesa', 'as cores da sala'],
  questions: {
    sale: ['Quantas pessoas sentam na sua mesa?', 'A sua mesa ficaria na sala ou na varanda?'],
    content: ['Quem põe panela quente na mesa sem descanso?', 'O que mais acontece em volta da sua mesa?'],
  },
  emojis: ['🪵', '🏠', '✨'],
  hashtags: ['mesaresinada', 'mesaderesina', 'resinaepoxi', 'rivertable', 'mesasresinadas', 'mesariver', 'mesaderesinaepoxi'],
  sale: {
    professional: {
      openings: [
        'O centro da sala ganha vida com {topic}.',
        '{O topic} {reúne/reúnem} todos em volta de um só lugar.',
        'Um móvel para ver de perto: {topic}.',
      ],
      steps: [
        ['As visitas se sentam, apoiam a mão e começam a seguir o desenho com o dedo. Uma mesa assim inicia a conversa sozinha.', 'Há ambientes em que tudo está no lugar e nada prende o olhar. Uma única peça forte muda essa impressão.'],
        ['A resina dá brilho e profundidade ao tampo. Nenhuma mesa repete o desenho de outra, porque ele surge durante o trabalho.'],
        ['Fica bem numa sala de estar, numa varanda coberta ou num escritório que recebe clientes. Um só móvel marca o espaço.'],
        ['Antes de escolher, meça o ambiente e deixe ao menos 60 centímetros livres para circular. Confira também a largura da porta.'],
      ],
    },
    casual: {
      openings: [
        'Impossível não passar a mão: {topic}.',
        'A sala muda inteira com {topic}.',
        'Quem entra repara primeiro {no topic}.',
      ],
      steps: [
        ['Sabe quando a visita senta e a primeira coisa que faz é passar a mão no tampo? Depois se abaixa pra olhar de lado.', 'A sala tá pronta, o sofá tá no lugar, e ainda parece que falta a peça que dá personalidade. Falta mesmo.'],
        ['O que mais encanta é que não existe outra igual. O desenho aparece enquanto a resina endurece, e não tem como repetir.'],
        ['Vai bem na sala, na varanda coberta, no escritório. Onde você botar, é pra lá que todo mundo olha.'],
        ['Mede a sala e também a porta antes de escolher. Parece bobagem até a hora de virar a mesa no corredor.'],
      ],
    },
    funny: {
      openings: [
        'Cuidado, a visita não vai querer largar: {topic}.',
        'Ninguém mais vai olhar para a sua televisão com {topic} na sala.',
        'O café esfria enquanto todos olham {o topic}.',
      ],
      steps: [
        ['A pessoa senta, vê o tampo e esquece por que veio. Alisa, olha de lado, bate de leve com o dedo. O café esfria.', 'Toda visita faz o mesmo caminho: elogia, passa a mão e fotografa. Só na terceira etapa lembra de dizer boa tarde.'],
        ['O desenho não se repete, nem com a melhor das intenções. Se a vizinha quiser igual, vai ter que querer parecida.'],
        ['Serve para quem recebe muita gente e para quem mora só e gosta de comer olhando alguma coisa bonita.'],
        ['Meça a sala e a porta. Todo prédio tem a história de um móvel que ficou três horas pensando no elevador.'],
      ],
    },
    motivational: {
      openings: [
        'O lugar onde a casa se encontra: {topic}.',
        'Para a casa que você vem montando com cuidado: {topic}.',
        'Quem reúne gente em volta da mesa merece {um topic}.',
      ],
      steps: [
        ['Montar uma casa leva anos, com um móvel por vez e muita conta feita. A mesa costuma ser a escolha mais pensada.', 'É em volta da mesa que se comemora a vaga nova e se decide a mudança. Vale escolher bem esse lugar.'],
        ['Do preparo da base ao polimento, há muita espera num tampo assim. Quem passa a mão sente esse acabamento.'],
        ['Serve para quem se mudou agora e para quem resolveu, depois de muito tempo, renovar a sala.'],
        ['Pense em quantas pessoas você quer em volta da mesa e em como é a luz do lugar. O resto da escolha vem junto.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Dúvidas frequentes sobre o uso diário: {topic}.',
        'Como limpar {um topic} sem tirar o brilho.',
        'O que evitar em cima {do topic}.',
      ],
      steps: [
        ['A superfície lisa faz pensar em vidro, e muita gente a trata como vidro. Aí aparecem as primeiras marcas.'],
        ['A resina é mais macia do que o vidro. Risca com pó abrasivo, amolece com calor e amarela com sol direto.'],
        ['Limpe com pano macio, água e detergente neutro, e use sempre um descanso sob o que vem do fogo.'],
        ['Um tampo com resina é feito em etapas, sobre uma base bem nivelada. Depois vem a lixa, da mais grossa à mais fina.'],
      ],
    },
    casual: {
      openings: [
        'Vamos falar de panela quente: {topic}.',
        'Tem {um topic}? Essa dica é pra guardar.',
        'O que ninguém conta antes de comprar {um topic}.',
      ],
      steps: [
        ['Brilha como vidro, então a gente passa o mesmo produto do vidro. E é aí que o brilho começa a sumir.'],
        ['Resina não é vidro. Ela sente o calor, risca com esponja áspera e não gosta de álcool.'],
        ['Pano macio, água e detergente neutro, só isso. E um descanso de panela sempre por perto, de preferência à vista.'],
        ['Na oficina, a pior inimiga é a poeira. Um ciscozinho que cai na hora errada fica lá dentro pra contar história.'],
      ],
    },
    funny: {
      openings: [
        'A família, a panela e o tampo brilhante: {topic}.',
        'Regras de convivência com {um topic}.',
        'O dia em que a panela encontrou {o topic}.',
      ],
      steps: [
        ['Em toda família há alguém que tira a panela do fogo e procura o pior lugar possível para pôr. E acha.'],
        ['A resina brilha como vidro, mas não aguenta o calor como ele. Uma panela fervendo assina o nome em segundos.'],
        ['Deixe um descanso no meio da mesa, como quem não quer nada. O parente da panela só usa o que está à mão.'],
        ['Durante a secagem, ninguém pode abrir a porta com pressa. Um mosquito curioso, nessa hora, vira parte da obra.'],
      ],
    },
    motivational: {
      openings: [
        'Muito trabalho num só tampo: {topic}.',
        'A espera que existe por trás {do topic}.',
        'Um bom acabamento começa antes da resina: {topic}.',
      ],
      steps: [
        ['Quem vê o brilho pronto não vê os dias de lixa. São muitas passadas, com o grão cada vez mais fino.'],
        ['Se a base não está limpa e nivelada, a resina denuncia para sempre. Por isso o preparo demora mais que o resto.'],
        ['Para cuidar da sua mesa, crie um hábito simples: passar um pano macio depois da última refeição do dia.'],
        ['O momento de despejar a resina é curto e não se repete. Quem trabalha com isso ensaia antes, com tudo à mão.'],
      ],
    },
  },
}
