import type { ProductType } from '../product-type.ts'

export const overflowCake: ProductType = {
  nouns: ['bolo vulcão', 'bolo piscina'],
  asks: ['quantas pessoas vão dividir', 'qual é o sabor preferido', 'para quando é'],
  questions: {
    sale: ['Quem aí em casa briga pela cobertura?', 'Colher ou garfo para encarar essa cobertura?'],
    content: ['Você raspa o prato ou deixa um pouquinho?', 'Quem corta o bolo na sua casa?'],
  },
  emojis: ['🍰', '☕', '😋'],
  hashtags: ['bolovulcao', 'bolopiscina', 'bolosvulcao', 'bolovulcaozinho', 'bolocomcobertura', 'bolocaseiro', 'bolos'],
  sale: {
    professional: {
      openings: [
        'Para quem gosta de cobertura com fartura: {topic}.',
        '{O topic} {chega/chegam} à mesa e todos se aproximam.',
        'Massa macia e cobertura generosa: {topic}.',
      ],
      steps: [
        ['Quando a faca desce, a cobertura escorre e alguém puxa o prato mais para perto. A mesa inteira acompanha esse momento.', 'Na visita de família, há sempre quem peça a fatia com mais cobertura. Aqui, esse pedido é fácil de atender.'],
        ['A graça está na fartura: massa que sustenta e bastante cobertura, que molha cada fatia até o fim.'],
        ['Vale para o lanche da tarde com a família, para a reunião de amigos ou para um parabéns improvisado em casa.'],
        ['Pense em quantas pessoas vão dividir e no sabor preferido da maioria. Para servir, use travessa ou prato com borda alta.'],
      ],
    },
    casual: {
      openings: [
        'Cobertura até não caber mais: {topic}.',
        'Quem ama raspar a panela vai amar {o topic}.',
        'Já separa a colher, que hoje tem {topic}.',
      ],
      steps: [
        ['Você corta e a cobertura vem descendo devagarinho. Nessa hora todo mundo para de falar e estica o prato.', 'Sabe quem come a massa só pra chegar na cobertura? Esse bolo foi pensado pra essa pessoa.'],
        ['Tem cobertura em cada fatia, sem sorteio e sem canto seco. A massa fica molhadinha onde ela encosta.'],
        ['É ótimo pra tarde com as crianças, noite de filme ou visita que diz que só veio dar um oi.'],
        ['Pensa no sabor que mais agrada em casa e deixa uma colher extra na mesa. Ela vai ser usada, pode confiar.'],
      ],
    },
    funny: {
      openings: [
        'Guardanapo não vai dar conta {do topic}.',
        'Alerta de cobertura escorrendo na mesa: {topic}.',
        'Pratos fundos a postos para {o topic}.',
      ],
      steps: [
        ['Alguém cortou, a cobertura desceu e três pessoas correram com a colher. Foi o resgate mais rápido da história da família.', 'A pessoa pede uma fatia fina, por educação. Depois arrasta o prato até a travessa para buscar o que escorreu.'],
        ['A fartura acaba com a disputa pelo pedaço com mais cobertura. Surge outra, porém: quem vai raspar o prato.'],
        ['Bom para reunir amigos que não se falavam há tempos. Em cinco minutos estão todos brigando pela mesma colher.'],
        ['Separe guardanapos, colheres e uma camisa que não seja branca. O resto é escolher o sabor.'],
      ],
    },
    motivational: {
      openings: [
        'Um dia puxado termina melhor com {topic}.',
        'Fartura também é um jeito de receber: {topic}.',
        'Para dividir com quem torceu junto, {topic}.',
      ],
      steps: [
        ['O time do trabalho fechou o mês e merece uma pausa. Um bolo no meio da mesa, e cada um com a sua colher.', 'Sentar no chão da sala com as crianças e dividir um bolo farto é programa simples. Elas lembram por muito tempo.'],
        ['Acertar uma cobertura que escorre sem sumir é questão de ponto. Quem faz conhece bem a diferença de um minuto no fogo.'],
        ['Para receber os amigos depois da mudança, quando ainda há caixa na sala, basta o bolo, alguns pratos e vontade de conversar.'],
        ['Escolha pensando em quem gosta de caprichar na cobertura. Lembrar do gosto de alguém já deixa a tarde melhor.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O segredo está no ponto da cobertura {do topic}.',
        'Como cortar e servir {o topic}.',
        'Entre a massa e a cobertura, alguns cuidados: {topic}.',
      ],
      steps: [
        ['Em casa, muita gente já viu a cobertura endurecer antes de chegar à mesa. Outras vezes ela escorre até sumir no prato.'],
        ['Cobertura cremosa muda com a temperatura: fria, fica firme, e morna, corre. A massa por baixo absorve parte dela.'],
        ['Corte com faca comprida, levante a fatia com espátula e regue com o que escorreu. Se esfriou demais, espere alguns minutos fora da geladeira.'],
        ['O ponto da cobertura se conhece pela colher, quando ela cai em fita e ainda deixa marca. É um gesto que se aprende olhando.'],
      ],
    },
    casual: {
      openings: [
        'Aula rápida de como atacar {o topic}.',
        'Conversa de colher na mão sobre {o topic}.',
        'Cobertura é assunto sério: {topic}.',
      ],
      steps: [
        ['Já me aconteceu de fazer cobertura em casa e ela virar pedra na geladeira. Também já virou sopa, então empatou.'],
        ['Ponto de cobertura muda muito quando esfria. No fogo parece mole, e na mesa fica bem mais firme.'],
        ['Desliga o fogo quando ela ainda cai da colher como fita. Depois de fria, fica cremosa e escorre devagar.'],
        ['Ver a cobertura descer pela lateral é a minha parte preferida. Parece câmera lenta, e eu nunca enjoo.'],
      ],
    },
    funny: {
      openings: [
        'Protocolo de emergência para {o topic}.',
        'Diário de quem dividiu {topic} com a família.',
        'Disputa de colheres na mesa da sala: {topic}.',
      ],
      steps: [
        ['Quando a cobertura chega à beira do prato, a família descobre o trabalho em equipe. Cada um cuida de um lado.'],
        ['É a lei da gravidade aplicada à sobremesa. O que está em cima desce, e quem está embaixo com a colher agradece.'],
        ['Use prato com borda e gire enquanto serve. Assim todos recebem parte igual, e ninguém precisa lamber a toalha.'],
        ['No fim, a travessa parece lavada. Ninguém usou esponja, só pão, dedo e muita determinação.'],
      ],
    },
    motivational: {
      openings: [
        'O ponto se aprende errando a panela: {topic}.',
        'Atenção do fogo à mesa, {topic}.',
        'Quem mexe a panela conhece {o topic}.',
      ],
      steps: [
        ['A panela da cobertura não espera ninguém atender o telefone. Um minuto de distração e ela passa do ponto.', 'As primeiras tentativas em casa ficam duras ou ralas demais. Raspadas com a colher, ainda assim acabam no mesmo dia.'],
        ['Olhar a colher ensina mais que o relógio, porque cada fogão tem a sua força. A prática corrige o resto.'],
        ['Mexa sempre até o fundo, em fogo baixo, e faça o teste no pires. Se a gota segura a forma, está pronto.'],
        ['Fazer um doce farto para outra pessoa é uma alegria antiga de cozinha. O prato raspado é a resposta.'],
      ],
    },
  },
}
