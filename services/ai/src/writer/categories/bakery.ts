import { bakeryTypes } from '../products/bakery.ts'
import type { Category } from './category.ts'

/** Dough is what a party snack, a loaf and a pizza share. */
export const bakery: Category = {
  name: 'salgados e pães',
  sort: 'food',
  crafts: ['a padaria', 'a panificação', 'a salgaderia'],
  flags: { isGift: false, isUnique: false, isMadeToOrder: false, isHandmade: true, allowsJokes: true },
  openings: {
    sale: {
      professional: [
        'Para o lanche, o café ou a mesa de visitas: {topic}.',
        'Na cesta, na bandeja ou no prato: {topic}.',
        '{O topic}: massa no ponto, da bancada à mesa.',
        'Uma boa mesa de lanche começa com {topic}.',
      ],
      casual: [
        'Bateu aquela fome de lanche? Olha {o topic} aí.',
        'Chama o povo pra cozinha, que {saiu/saíram} {o topic}!',
        'Põe a mesa, que o lanche é {topic}.',
        'Farinha na bancada e {topic} na mesa, do jeito que a fome gosta.',
      ],
      funny: [
        'A fome ouviu {topic} e já puxou a cadeira.',
        '{O topic} {chegou/chegaram}, e de repente todo mundo lembrou o caminho da cozinha.',
        'Ninguém estava com fome de lanche até ver {o topic}.',
        'Menos de um braço de distância entre você e {o topic}: perigo.',
      ],
      motivational: [
        'Mão na massa desde cedo, e o resultado é este: {topic}.',
        'Farinha, braço e repetição: {topic}.',
        'A mesa do lanche reúne a casa, e {o topic} {ajuda/ajudam}.',
        'Tem muito braço e muita farinha por trás {do topic}.',
      ],
    },
    content: {
      professional: [
        'Massa, descanso e temperatura: observações sobre {o topic}.',
        'Como servir e conservar {o topic} sem perder a textura da massa.',
        'Por dentro da massa: {topic}.',
        'Da farinha à mesa, o percurso {do topic}.',
      ],
      casual: [
        'Prosa de cozinha com farinha no cotovelo: {topic}.',
        'Puxa um banquinho aqui na bancada, que o papo é {topic}.',
        'Rádio ligado, farinha na mesa e {topic} no pensamento.',
        'Coisas que a massa me ensinou sobre {o topic}.',
      ],
      funny: [
        'Farinha no chão, na parede e até {no topic}.',
        'A massa descansa, eu não: {topic}.',
        'Confissões de um rolo de massa: {topic}.',
        'Conversa com a massa, que às vezes responde: {topic}.',
      ],
      motivational: [
        'A massa pede tempo, e {o topic} {ensina/ensinam} a esperar.',
        'Quem trabalha a massa aprende a hora de parar: {topic}.',
        'Mão enfarinhada, caderno aberto e mais um teste {do topic}.',
        'Antes de a casa acordar, {o topic} já {deu/deram} trabalho.',
      ],
    },
  },
  facts: {
    sale: {
      all: [
        '{Some/Somem} rápido da mesa do lanche, ao lado do suco ou do café.',
        'Para a fome das cinco da tarde, um bom lanche e companhia resolvem.',
        'Quem chega sem avisar também come bem, e ninguém precisa correr para o fogão.',
        'Casca, miolo ou recheio, cada pessoa tem a sua parte preferida da mordida.',
        'Sabor bem acertado se reconhece na primeira mordida, antes de qualquer manteiga ou molho.',
      ],
      professional: [
        'O trabalho com a massa aparece na textura, antes mesmo do primeiro sabor.',
        'No lanche da tarde ou na mesa de visitas, a variedade de massas agrada a todas as idades.',
      ],
      casual: [
        'Bota na mesa do lanche e vê quem aparece na cozinha sem ninguém chamar.',
        'Eu dou a primeira mordida em pé mesmo, só pra conferir a massa.',
      ],
      funny: [
        'Era só pra segurar a fome até o jantar, e o jantar foi cancelado.',
        'Guardanapo no colo, farelo na camisa e nenhuma vontade de dividir o lanche.',
      ],
      motivational: [
        'Mão que lida com massa todo dia aprende a sentir o ponto sem relógio.',
        'Mesa de lanche cheia no meio da semana também é um jeito de reunir a casa.',
      ],
    },
    content: {
      all: [
        'Para aquecer, o forno devolve a textura da massa, e o micro-ondas amolece.',
        'Fechar o pote com a massa ainda quente cria vapor, e o vapor amolece a casca.',
        'Enquanto a massa descansa sob o pano, a cozinha já lava a primeira louça do dia.',
        'Congelar em porções permite aquecer só o que vai para a mesa do lanche.',
        'A farinha absorve mais ou menos água a cada pacote, por isso a mão confere o ponto.',
      ],
      professional: [
        'Cada porção de massa passa pela balança antes de ser modelada, e a bandeja sai por igual.',
        'O descanso da massa é etapa de trabalho, ainda que pareça espera.',
      ],
      casual: [
        'Com massa não adianta brigar, a gente deixa descansar e ela cede.',
        'Farinha na bancada, rádio ligado e pano de prato no ombro, esse é o meu uniforme.',
      ],
      funny: [
        'O pano sobre a massa é cobertor, e ai de quem levantar pra espiar.',
        'Farinha tem o dom de pousar só na roupa preta.',
      ],
      motivational: [
        'Massa que não deu certo ensina a pesar melhor na vez seguinte.',
        'Quem acende o forno de manhã cedo já trabalhou muito quando a casa acorda.',
      ],
    },
  },
  questions: {
    sale: [
      'Lanche na mesa, no sofá ou em pé na cozinha?',
      'Doce ou salgado no lanche da tarde?',
      'Com café, com suco ou com refrigerante?',
      'O que não pode faltar na sua mesa de lanche?',
      'Qual massa faz você repetir sem pensar?',
    ],
    content: [
      'Quem punha a mão na massa na sua família?',
      'Qual cheiro de forno lembra a sua infância?',
      'Você aquece no forno, na frigideira ou come frio?',
      'Qual era o lanche da tarde na casa da sua avó?',
      'Já tentou fazer massa em casa e deu errado?',
    ],
  },
  asks: [
    'quantas pessoas vão lanchar',
    'os sabores que fazem sucesso na sua mesa de lanche',
    'o que costuma sumir primeiro da sua mesa',
    'se é para o café, para o lanche ou para a festa',
  ],
  types: bakeryTypes,
  groups: [
    {
      nouns: [
        'a coxinha', 'o acarajé', 'o abará', 'o salgado', 'o salgadinho', 'a empada', 'a empadinha', 'o quibe', 'o risole', 'a bolinha de queijo/bolinhas de queijo', 'o enroladinho', 'o croquete',
        'o bolinho de bacalhau/bolinhos de bacalhau', 'o bolinho de queijo/bolinhos de queijo', 'o folhado', 'o canapé', 'o kit festa/kits festa', 'o cento de salgados/centos de salgados',
      ],
      openings: {
        sale: {
          professional: ['Bandeja servida, convidados à vontade: {topic}.', 'Mesa de festa bem servida: {topic}.'],
          casual: ['Festa, jogo ou visita, a bandeja tem {topic}.', 'Pega o guardanapo e vem, que tem {topic}!'],
          funny: ['A bandeja passou, e {o topic} não {passou/passaram} da segunda pessoa.', 'Ninguém sai de perto da porta da cozinha enquanto tiver {topic}.'],
          motivational: ['Modelar, alinhar, conferir, e mais uma bandeja: {topic}.', 'De dez em dez, a bandeja da festa de alguém fica cheia: {topic}.'],
        },
        content: {
          professional: ['Quantidade por pessoa e variedade na bandeja: {topic}.'],
          casual: ['Conversa de quem modela na ponta dos dedos: {topic}.'],
          funny: ['Plantão na porta da cozinha, à espera {do topic}.'],
          motivational: ['Cozinha cheia na véspera da festa de alguém: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Na festa, a bandeja sai da cozinha cheia e volta só com o guardanapo.',
            'No começo da festa, a bandeja esvazia antes de chegar ao fundo da sala.',
            'Aniversário, reunião do escritório ou jogo na televisão, em todos a bandeja tem vez.',
            'Bandeja com três ou quatro sabores agrada a mesa inteira, da criança ao avô.',
            'Come-se com a mão e um guardanapo, no meio da conversa.',
            'Tempero no ponto aparece já na primeira mordida e chama a segunda.',
          ],
          professional: [
            'A variedade de sabores atende convidados que preferem carne, frango, queijo ou legumes.',
            'Salgados pequenos facilitam o serviço em pé, sem pratos e sem talheres.',
            'Uma mesa de recepção fica completa quando alterna frituras, assados e folhados.',
          ],
          casual: [
            'Fica perto da porta da cozinha, que a bandeja sempre passa por ali primeiro.',
            'Eu começo pela pontinha, que é pra durar mais, e nunca dura.',
            'Com refrigerante gelado e a turma na sala, a bandeja não dura um tempo de jogo.',
          ],
          funny: [
            'O garçom mudou de rota, e a mesa do fundo mudou de lugar.',
            'Quem pega dois de uma vez sempre diz que o outro é pra alguém.',
            'Queimar a língua por pressa é tradição que nenhuma festa abandona.',
          ],
          motivational: [
            'Modelar centenas antes de a festa começar é trabalho de mão rápida e paciente.',
            'Cozinhar para a festa dos outros é ouvir a música da sala de dentro da cozinha.',
            'Quem já serviu cinquenta convidados sabe o alívio de ver a última bandeja sair.',
          ],
        },
        content: {
          all: [
            'Na conta da festa, calcule de dez a quinze salgados por convidado quando há bolo e docinhos.',
            'Bandejas menores, repostas aos poucos, ficam mais bonitas do que uma só muito cheia.',
            'Guardanapos nas duas pontas da mesa evitam fila e mão no sofá.',
            'Molhos à parte, em potinhos, deixam cada convidado escolher entre pimenta, limão e alho.',
            'Antes da festa, a cozinha vira linha de montagem, com bandeja, pano limpo e conversa boa.',
            'Uma etiqueta com o sabor em cada bandeja ajuda quem não come carne.',
          ],
          professional: [
            'Em festas longas, assar ou fritar em levas mantém as bandejas quentes até o fim.',
            'Tamanho regular e tempero presente em todas as mordidas definem um bom salgado.',
            'Um forno em temperatura baixa conserva o calor da bandeja por algum tempo.',
          ],
          casual: [
            'Fechar a massa com a ponta dos dedos vira automático, e a conversa na cozinha rende.',
            'O que saiu torto é de quem está cozinhando, lei antiga daqui.',
            'Eu arrumo a bandeja ouvindo samba, e as fileiras saem no ritmo.',
          ],
          funny: [
            'A bandeja de teste tem esse nome porque testa a honestidade da cozinha.',
            'Todo salgado torto passa por um rigoroso processo de sumir.',
            'O pratinho do tio na festa tem engenharia, equilíbrio e doze unidades.',
          ],
          motivational: [
            'Os primeiros saem de tamanhos diferentes, os seguintes não, e a mão guarda a medida.',
            'Uma bandeja alinhada parece à toa, mas custou muita massa modelada e refeita.',
            'Um igual ao outro, fileira após fileira: é prática que a bandeja mostra.',
          ],
        },
      },
      questions: {
        sale: ['Qual salgado você pega primeiro na bandeja?', 'Frito ou assado?', 'Quantos salgados cabem no seu pratinho de festa?'],
        content: ['Você come quente, queimando a língua, ou espera esfriar?', 'Onde você fica na festa para pegar a bandeja primeiro?', 'Com pimenta, com limão ou puro?'],
      },
      asks: ['a data da festa e quantos são os convidados', 'o que não pode faltar na bandeja da sua festa'],
    },
    {
      nouns: [
        'o pão/pães', 'o pãozinho/pãezinhos', 'o pão caseiro/pães caseiros', 'o pão de queijo/pães de queijo', 'o pão de batata/pães de batata', 'o pão recheado/pães recheados',
        'o pão de fermentação natural/pães de fermentação natural', 'a broa', 'a rosca', 'a rosquinha', 'a focaccia', 'o croissant', 'o brioche', 'a baguete',
        'o biscoito de polvilho/biscoitos de polvilho',
      ],
      openings: {
        sale: {
          professional: ['Para abrir o dia com a mesa posta: {topic}.', 'Café coado, manteiga e {topic}.'],
          casual: ['Sente o cheirinho de forno: {saiu/saíram} {o topic}!', 'Café passado, toalha na mesa e {topic} na cesta.'],
          funny: ['A manteiga já saiu da geladeira por causa {do topic}.', 'Quem comeu a pontinha no caminho não fui eu: {topic}.'],
          motivational: ['Forno aceso antes de o dia clarear: {topic}.', 'Farinha até o cotovelo e cesta cheia na mesa: {topic}.'],
        },
        content: {
          professional: ['Casca, miolo e conservação: {topic}.'],
          casual: ['Com o forno aceso e o café no copo, vamos de papo sobre {topic}.'],
          funny: ['Vigília na frente do forno, com direito a banquinho: {topic}.'],
          motivational: ['Forno, farinha e tempo certo: assim se aprende com {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'O cheiro de forno chega antes e chama a casa para a mesa.',
            'Na mesa do café da manhã, {acaba/acabam} antes da garrafa térmica.',
            'Casca dourada e um café coado ao lado já fazem um bom começo de dia.',
            'Quem mora longe da padaria sabe o valor de uma boa fornada em casa.',
            '{Tem/Têm} lugar na mesa do fim de semana e na lancheira da escola.',
            'Partir com a mão, em vez da faca, faz parte do prazer de comer uma fornada fresca.',
          ],
          professional: [
            'Numa mesa de café, massas de texturas diferentes valorizam queijos, geleias e manteiga.',
            'Uma boa fornada se reconhece pelo perfume, pela cor e pelo peso na mão.',
            'Para hóspedes e visitas, a cesta de pães é o centro da mesa da manhã.',
          ],
          casual: [
            'Queimo os dedos toda vez, porque não sei esperar a fornada esfriar.',
            'Metade costuma chegar em casa, a outra metade fica pelo caminho, ainda no saco de papel.',
            'Passa um café, põe a manteiga na mesa e deixa o celular pra lá.',
          ],
          funny: [
            'Cheiro de forno acorda adolescente, coisa que despertador nenhum conseguiu.',
            'Só um pedacinho antes do café, disse quem deixou a cesta vazia.',
            'A fornada saiu às sete, e às sete e cinco já era assunto encerrado.',
          ],
          motivational: [
            'Quem assa para a mesa dos outros acorda antes do galo e da cafeteira.',
            'Dividir uma fornada quente ainda é das formas mais antigas de receber alguém.',
            'Forno de casa se conhece de tanto assar, e a casca dourada é a prova.',
          ],
        },
        content: {
          all: [
            'Pão pede alguns minutos para amornar antes do corte, porque o miolo ainda está firmando.',
            'Saco de papel mantém a casca firme, e saco plástico mantém o miolo macio.',
            'Um pouco de água borrifada e alguns minutos de forno devolvem vida ao pão de ontem.',
            'Geladeira endurece o pão depressa, e o freezer conserva melhor.',
            'Pão de véspera vira torrada, rabanada ou farofa, e nada se perde.',
            'Cesta forrada com um pano de prato mantém a fornada morna por mais tempo à mesa.',
          ],
          professional: [
            'Massas mais úmidas costumam formar miolo aberto, com furos maiores.',
            'Um forno bem aquecido dá à massa o impulso inicial para crescer.',
            'Vapor nos primeiros minutos de forno deixa a casca do pão brilhante e crocante.',
          ],
          casual: [
            'Debaixo do pano a massa dorme, e eu fico espiando de meia em meia hora.',
            'Aqui em casa a disputa é pela ponta mais tostada.',
            'Uma batidinha embaixo, som de oco, e o pão está assado.',
          ],
          funny: [
            'Fermento é o único funcionário que cresce dormindo.',
            'Já dei nome pro fermento, converso com ele, e a família nem estranha.',
            'Abrir o forno só um pouquinho é a mentira mais contada desta cozinha.',
          ],
          motivational: [
            'Pão solado também ensina, e com manteiga o estudo fica melhor.',
            'Em dia frio a massa demora, e quem assa aprende a acompanhar o termômetro.',
            'A mão descobre o ponto depois de muitas fornadas, e daí não esquece.',
          ],
        },
      },
      questions: {
        sale: ['Com manteiga, com requeijão ou puro?', 'Casca bem tostada ou clarinha?', 'Com quem você dividiria uma fornada quente?'],
        content: ['Quem fazia pão na sua família?', 'Você corta com faca ou rasga com a mão?', 'O que você faz com o pão de ontem?'],
      },
      asks: ['o que vai junto com o café na sua mesa', 'se prefere casca crocante ou massa macia'],
    },
    {
      nouns: [
        'a pizza', 'a torta salgada/tortas salgadas', 'a torta de frango/tortas de frango', 'a esfiha', 'o pastel/pastéis', 'o sanduíche', 'o sanduíche natural/sanduíches naturais',
        'a quiche', 'o empadão/empadões', 'o hambúrguer/hambúrgueres', 'o calzone', 'o cachorro-quente/cachorros-quentes', 'a tapioca', 'o crepe',
      ],
      openings: {
        sale: {
          professional: ['Recheio até a borda, mesa sem cerimônia: {topic}.', 'Para um jantar leve ou um lanche reforçado: {topic}.'],
          casual: ['Deixa a panela descansar e vem de {topic}.', 'Noite sem louça, mesa com gente e {topic}.'],
          funny: ['Quem piscar na hora do lanche fica sem: {topic}.', 'Guardanapo não é enfeite, e {o topic} {vai/vão} provar.'],
          motivational: ['Noite corrida também pode ter mesa cheia e {topic}.', 'Recheio escolhido, massa no ponto e gente em volta: {topic}.'],
        },
        content: {
          professional: ['Recheio, umidade e ponto da massa: {topic}.'],
          casual: ['Muito recheio e opinião forte: {topic}.'],
          funny: ['Comitê da casa reunido para decidir o recheio: {topic}.'],
          motivational: ['Aprender a não exagerar no recheio leva tempo: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            '{Resolve/Resolvem} a noite em que ninguém quer sujar panela.',
            'Recheio que chega até a borda é o que se lembra de um bom lanche.',
            'Filme na televisão, sofá cheio e lanche na mão combinam há muito tempo.',
            'Na hora de escolher o recheio, vale pensar em quem vai dividir a mesa.',
            'No meio da mesa, cada pessoa se serve e a conversa começa.',
            'Fome de fim de dia pede recheio de verdade, molho e guardanapo por perto.',
          ],
          professional: [
            'Com uma salada ao lado, {vira/viram} uma refeição completa e fácil de servir.',
            'Porções menores agilizam o lanche de reuniões e deixam provar sabores diferentes.',
            'Recheios diferentes na mesma mesa atendem a quem come carne e a quem prefere legumes.',
          ],
          casual: [
            'Chama a turma, empurra a mesa de centro e traz os guardanapos.',
            'Comida de juntar gente na varanda, sem prato combinando.',
            'Eu deixo o pedaço com mais recheio por último, que é pra demorar.',
          ],
          funny: [
            'O último pedaço escuta todo mundo dizer que está satisfeito, e mesmo assim some.',
            'Queijo que estica até a altura dos olhos merece foto, aplauso e guardanapo.',
            'O recheio que caiu no prato recebe uma segunda chance imediata.',
          ],
          motivational: [
            'Chegar tarde e ainda sentar com todos para o lanche vale o esforço do dia.',
            'Recheio espalhado até a borda mostra que quem fez também gosta de comer.',
            'Uma noite sem panela devolve uma hora inteira para a mesa.',
          ],
        },
        content: {
          all: [
            'Frigideira tampada, em fogo baixo, aquece por baixo e derrete o queijo por cima.',
            'O recheio preferido muda de pessoa para pessoa, mas a pressa de provar é a mesma.',
            'Bebida gelada, guardanapos e boa música completam a noite de lanche em casa.',
            'Molho servido à parte mantém a massa seca até a hora de comer.',
            'Folhas e tomate entram por último, para chegarem frescos à mordida.',
            'Para guardar o que sobrou, um pote raso e fechado evita que o recheio escape.',
          ],
          professional: [
            'A ordem do recheio também conta, com o mais úmido longe da massa.',
            'Lâmina afiada mantém as camadas de recheio no lugar na hora do corte.',
            'Recheios de sabor forte pedem uma massa mais neutra.',
          ],
          casual: [
            'Monto, olho e sempre acho que cabe mais um punhado de queijo.',
            'Pedaço frio no café da manhã tem fãs fiéis, e eu estou entre eles.',
            'Com ketchup ou sem ketchup, essa conversa rende até o cafezinho.',
          ],
          funny: [
            'Azeitona é aquele ingrediente que separa famílias com educação.',
            'Quem tira a cebola do recheio, uma por uma, tem paciência de monge.',
            'Alguém sempre pede metade de um sabor, e metade da metade sem cebola.',
          ],
          motivational: [
            'As primeiras massas saem em formato de mapa, e mesmo assim alimentam bem.',
            'Bancada limpa no fim da noite de lanche é um pequeno troféu.',
            'Cortar fino, espalhar por igual e fechar bem: o lanche simples tem técnica.',
          ],
        },
      },
      questions: {
        sale: ['Com azeitona ou sem azeitona?', 'Qual recheio sempre ganha na sua casa?', 'Quem fica com o último pedaço?'],
        content: ['Com ketchup, com maionese ou sem molho?', 'Talher ou mão?', 'Qual combinação de recheio só você entende?'],
      },
      asks: ['o recheio preferido da casa', 'quantas pessoas vão dividir a mesa'],
    },
    {
      nouns: [
        'o mini cachorro-quente/mini cachorros-quentes', 'o hot dog/hot dogs', 'o mini hot dog/mini hot dogs', 'o hot dog gourmet/hot dogs gourmet',
        'o dogão/dogões',
      ],
    },
  ],
  materials: [],
  tips: [
    'Congele os salgados separados em uma bandeja antes de juntar todos no mesmo saco.',
    'Sirva os salgados em levas, para que a bandeja chegue quente à mesa.',
    'Frite poucas unidades por vez, porque o óleo esfria e a massa encharca.',
    'Escorra os salgados em papel absorvente e só depois arrume a bandeja.',
    'Aqueça salgados e pizzas no forno ou na frigideira em vez do micro-ondas.',
    'Espere o pão amornar antes de cortar, porque o miolo ainda está firmando.',
    'Fatie o pão antes de congelar e leve as fatias direto para a torradeira.',
    'Guarde pão de casca crocante em saco de papel e pão macio em saco plástico.',
    'Borrife um pouco de água no pão de ontem e leve ao forno por alguns minutos.',
    'Preaqueça bem o forno antes de assar pão de queijo congelado.',
    'Deixe o molho à parte quando o sanduíche for para mais tarde.',
    'Calcule de dez a quinze salgados por convidado em festas com bolo e docinhos.',
  ],
  steps: ['o ponto da massa', 'o descanso debaixo do pano', 'o preparo do recheio', 'a modelagem', 'a entrada no forno', 'a bandeja pronta'],
  tools: ['o rolo de massa', 'as assadeiras', 'a balança', 'o pano de prato', 'a peneira de farinha'],
  hashtags: [
    'salgados', 'salgadosparafesta', 'coxinha', 'salgadinhos', 'kitfesta', 'paocaseiro', 'paodequeijo', 'paoartesanal', 'padariaartesanal', 'pizza', 'tortasalgada', 'esfiha',
    'lanchedatarde', 'cafedamanha', 'centodesalgados', 'empada',
  ],
  emojis: ['🥟', '🍞', '🥐', '🥖', '🍕'],
}
