import { cakesTypes } from '../products/cakes.ts'
import type { Category } from './category.ts'

/** Facts for all are true of a wedding cake, a cup of cake and a pie; slices, parties and single portions have their groups. */
export const cakes: Category = {
  name: 'bolos',
  sort: 'food',
  crafts: ['a confeitaria', 'a boleria'],
  flags: { isGift: false, isUnique: false, isMadeToOrder: false, isHandmade: true, allowsJokes: true },
  openings: {
    sale: {
      professional: [
        'Massa, sabor e apresentação pensados em conjunto: {topic}.',
        '{O topic}: trabalho de confeitaria, do ponto da massa ao acabamento.',
        'Há sobremesas que pedem bis, e {o topic} {está/estão} entre elas.',
      ],
      casual: [
        'A batedeira já descansou, agora é a sua vez: {topic}!',
        'Guarda um espacinho pra sobremesa, porque tem {topic}.',
        'A forma está na pia e a alegria está na mesa: {topic}.',
      ],
      funny: [
        'Ninguém viu quem raspou a tigela, mas todo mundo vai ver {o topic}.',
        '{O topic} {tem/têm} um defeito grave: {acaba/acabam} antes de todo mundo repetir.',
        'A batedeira já fez hora extra, e agora o trabalho é seu: {topic}.',
      ],
      motivational: [
        'De tanto pesar, bater e provar, a receita encontrou o seu ponto: {topic}.',
        'Teve ovo quebrado, tigela cheia e muita louça até chegar aqui: {topic}.',
        'Quem recebe gente em casa já tem trabalho de sobra, e {o topic} {cuida/cuidam} da sobremesa.',
      ],
    },
    content: {
      professional: [
        'O que existe por trás {do topic}: massa, tempo e paciência.',
        'Algumas orientações para aproveitar melhor {o topic}, da cozinha ao prato.',
        'Sabor, ocasião e número de pessoas: o que considerar ao escolher {o topic}.',
      ],
      casual: [
        'Vem pra cozinha comigo, que o assunto é {topic}.',
        'Papo de confeitaria com café do lado: {topic}.',
        'Entre a tigela e a mesa, {o topic} {tem/têm} história pra contar.',
      ],
      funny: [
        'Confissões de uma batedeira cansada, que só fala {do topic}.',
        'Ciência séria, de avental sujo de farinha: {topic}.',
        'Se a forma falasse, contaria cada coisa sobre {o topic}.',
      ],
      motivational: [
        'Receita boa se acerta de fornada em fornada, e {o topic} {passou/passaram} por isso.',
        'O que se aprende com forno, farinha e {topic}.',
        'Quem quebra os ovos e unta a forma conhece o caminho até {o topic}.',
      ],
    },
  },
  facts: {
    sale: {
      all: [
        'Massa no ponto se percebe já na primeira mordida, macia do começo ao fim.',
        'Doçura na medida faz alguém chegar à última mordida já pensando em repetir.',
        'No café do dia seguinte, quem escondeu um pedaço na geladeira sai ganhando.',
        'Na dúvida entre dois sabores, costuma ganhar aquele que lembra a infância de alguém.',
        'Silêncio na mesa depois da primeira mordida costuma ser o melhor elogio a quem confeitou.',
      ],
      professional: [
        'A receita busca equilíbrio, com massa que se sustenta e doçura que não cansa.',
        'Sugerimos escolher o sabor pensando em quem vai comer e a quantidade pensando em quem vai repetir.',
      ],
      casual: [
        'Pode tirar a foto primeiro, porque depois da primeira mordida ninguém lembra do celular.',
        'Se alguém pedir a receita, diz que é segredo da confeitaria.',
      ],
      funny: [
        'Quem jurou que não queria sobremesa já está na fila outra vez.',
        'O farelo na camisa entrega quem provou antes de a visita chegar.',
      ],
      motivational: [
        'Cada massa que deu certo carrega a lembrança de uma que solou e foi refeita.',
        'Horas em pé na cozinha ficam pequenas quando alguém fecha os olhos na primeira mordida.',
      ],
    },
    content: {
      all: [
        'Café coado pede sabores mais doces, e chá combina melhor com frutas e massas leves.',
        'Doce demais cansa, de menos decepciona, e a receita passa por muitas provas até o meio-termo.',
        'Muita receita de confeitaria começou num caderno de família, com medida de xícara e letra de avó.',
        'Na geladeira, longe de cheiros fortes e bem coberta, a sobremesa conserva o próprio sabor.',
        'Farinha, ovo e açúcar são quase sempre os mesmos, e o jeito de misturar muda tudo.',
      ],
      professional: [
        'Pesamos os ingredientes em gramas, porque xícaras variam e a massa sente a diferença.',
        'O forno só recebe a massa quando chega à temperatura certa, e ninguém apressa essa etapa.',
      ],
      casual: [
        'Raspar a tigela da massa com a espátula continua sendo a melhor parte de cozinhar.',
        'Eu fico na frente do forno vendo a massa dourar, e não tenho vergonha.',
      ],
      funny: [
        'Farinha voa, gruda e aparece na orelha até de noite.',
        'A luzinha do forno existe para quem não sabe esperar a massa assar, ou seja, todo mundo.',
      ],
      motivational: [
        'Caderno de receita com mancha de ovo é sinal de quem tentou muitas vezes.',
        'Quem já abriu o forno antes da hora e viu tudo murchar aprendeu a esperar.',
      ],
    },
  },
  questions: {
    sale: [
      'Massa branca ou massa de chocolate?',
      'Você é do time do recheio ou do time da cobertura?',
      'Você repete na hora ou guarda um pedaço para depois?',
      'Fruta no recheio, sim ou não?',
      'Para quem você guardaria o pedaço com mais cobertura?',
      'Para acompanhar, café, leite ou suco?',
    ],
    content: [
      'Qual bolo da infância você reconheceria só pelo cheiro?',
      'Quem raspava a tigela da massa na sua casa?',
      'Você come primeiro a massa ou a cobertura?',
      'Já abriu o forno antes da hora e se arrependeu?',
      'Qual receita de bolo da sua família está escrita à mão?',
      'Feito na hora ou gelado no dia seguinte, como você prefere?',
    ],
  },
  asks: [
    'o sabor que não pode faltar na sua mesa',
    'quantas pessoas vão comer',
    'se é para uma data especial ou para um dia comum',
    'o dia em que a sobremesa vai à mesa',
  ],
  types: cakesTypes,
  groups: [
    {
      nouns: [
        'o bolo', 'o bolo caseiro/bolos caseiros', 'o bolo de cenoura/bolos de cenoura', 'o bolo de fubá/bolos de fubá',
        'o bolo de laranja/bolos de laranja', 'o bolo de chocolate/bolos de chocolate', 'o bolo de rolo/bolos de rolo', 'o bolo vulcão/bolos vulcão',
        'o bolo piscina/bolos piscina', 'o bolo gelado/bolos gelados', 'a cuca', 'o rocambole', 'a torta',
        'a torta doce/tortas doces', 'a torta de limão/tortas de limão', 'a torta de maçã/tortas de maçã', 'a torta holandesa/tortas holandesas', 'o cheesecake',
      ],
      openings: {
        sale: {
          professional: ['Uma fatia por convidado, e talvez duas para alguns: {topic}.', 'Mesa posta, café servido e {topic} ao centro.'],
          casual: ['Visita na sala, prato na mão e {topic}: tarde resolvida.', 'Tem fatia com o seu nome por aqui: {topic}.'],
          funny: ['Só uma fatia, disse a pessoa antes de conhecer {o topic}.', 'Sumiço na cozinha, só restou o farelo: {topic}.'],
          motivational: ['Quem cuidou de tudo o dia inteiro merece uma fatia: {topic}.', 'Mesa cheia também se constrói com farinha, paciência e {topic}.'],
        },
        content: {
          professional: ['Como cortar, servir e guardar as fatias: {topic}.', 'Da primeira à última fatia, alguns cuidados com {o topic}.'],
          casual: ['Senta aqui, corta uma fatia e vamos falar {do topic}.', 'Coisas que eu aprendi cortando muita fatia: {topic}.'],
          funny: ['Manual de sobrevivência da última fatia: {topic}.', 'Debate na cozinha, todos de garfo na mão: {topic}.'],
          motivational: ['Toda fatia bonita já foi uma tigela bagunçada: {topic}.', 'Farinha na roupa, cozinha quente e {topic} tomando forma.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Fatia no prato, café na xícara, e a visita vai ficando.',
            'Quem chega para uma visita rápida acaba ficando para a segunda fatia.',
            'Ao lado da garrafa de café, {ele/ela/eles/elas} {dura/duram} menos que a conversa.',
            'Quem leva a sobremesa para o almoço de família costuma voltar com a forma vazia.',
            'Tem lugar na mesa do escritório, no lanche depois da escola e na sobremesa do almoço.',
            'Fatias finas servem muita gente, e fatias grossas servem quem não gosta de dividir.',
          ],
          professional: [
            'A sugestão é servir em fatias médias, com café coado ou chá.',
            'Uma mesa de café com {um noun} ao centro recebe bem qualquer visita.',
            'O corte revela a textura, e é nesse momento que uma boa massa se destaca.',
          ],
          casual: [
            'A primeira fatia sempre sai meio torta, e é a mais gostosa.',
            'Já separa o prato, o garfo e um pote pra levar uma fatia pra casa.',
            'É ligar a cafeteira, cortar uma fatia e, quando vê, metade já foi.',
          ],
          funny: [
            'Cortar só uma lasquinha, dez vezes, continua sendo só uma lasquinha.',
            'A última fatia fica no prato por educação, até alguém apagar a luz.',
            'De madrugada some uma fatia, e de manhã a casa inteira é inocente.',
          ],
          motivational: [
            'Receber com a mesa posta dá trabalho, e ver os pratos vazios paga boa parte dele.',
            'Depois de um dia corrido, dez minutos à mesa com uma fatia também contam.',
            'Medir, misturar, esperar e só então cortar: toda fatia tem uma manhã de trabalho por trás.',
          ],
        },
        content: {
          all: [
            'Faca de serra, ou lâmina passada em água quente, deixa o corte limpo e a fatia inteira.',
            'Antes de guardar, cubra a parte cortada, que é por onde a massa resseca primeiro.',
            'Com creme ou fruta fresca por cima, o lugar é a geladeira até a hora de servir.',
            'Guardanapo de pano, prato pequeno e garfo de sobremesa já deixam a mesa do café pronta.',
            'Um pote alto com tampa protege a cobertura melhor que filme plástico encostado nela.',
            'Na conta das visitas, pense em uma fatia por pessoa e some algumas para quem repete.',
          ],
          professional: [
            'Uma espátula larga leva a fatia inteira da travessa ao prato.',
            'Sabores cítricos caem bem depois de refeições pesadas, e os cremosos pedem café forte.',
            'Um corte firme, de cima para baixo e sem serrar demais, preserva as camadas.',
          ],
          casual: [
            'Tem quem coma de garfo, quem coma com a mão e quem coma em pé na cozinha.',
            'Se sobra uma fatia, eu como no café da manhã e começo o dia ganhando.',
            'A última fatia aqui em casa tem dono, e a briga é séria.',
          ],
          funny: [
            'Existe quem coma a cobertura primeiro e quem guarde pro final, e os dois se olham com desconfiança.',
            'Segundo estudos da minha cozinha, fatia comida em pé nem aparece na conta.',
            'Dividir em oito fatias iguais é matemática avançada quando tem irmão olhando.',
          ],
          motivational: [
            'Cortar a primeira fatia para outra pessoa é um gesto pequeno que a mesa inteira nota.',
            'A receita que sai de olhos fechados já foi lida linha por linha, de mão enfarinhada.',
            'Forma amassada e colher de pau marcada contam quantas mesas já foram servidas.',
          ],
        },
      },
      questions: {
        sale: ['Fatia fina ou fatia de respeito?', 'Com quem você dividiria a primeira fatia?'],
        content: ['De garfo ou com a mão?', 'Pedaço da ponta ou pedaço do meio?'],
      },
      asks: ['se a fatia é para o café da tarde ou para a sobremesa', 'quem vai sentar à mesa com você'],
    },
    {
      nouns: [
        'o bolo de aniversário/bolos de aniversário', 'o bolo de casamento/bolos de casamento', 'o bolo de festa/bolos de festa', 'o bolo decorado/bolos decorados',
        'o bolo temático/bolos temáticos', 'o bolo infantil/bolos infantis', 'o bolo personalizado/bolos personalizados',
        'o bolo de andares/bolos de andares', 'o bolo de noivado/bolos de noivado', 'o bolo de batizado/bolos de batizado', 'o bolo de mesversário/bolos de mesversário',
        'o bolo de formatura/bolos de formatura', 'o bolo de chá revelação/bolos de chá revelação', 'o naked cake/naked cakes', 'o drip cake/drip cakes',
      ],
      flags: { isMadeToOrder: true },
      openings: {
        sale: {
          professional: ['No centro da mesa e de todas as fotos: {topic}.', 'Cores, tema e sabor definidos para a sua festa: {topic}.'],
          casual: ['A festa já tem quem roube a cena: {topic}!', 'Prepara a câmera, que lá {vem/vêm} {o topic}.'],
          funny: ['O convidado mais fotografado da festa nem precisa dançar: {topic}.', 'A música nem parou, e já tem fila para {o topic}.'],
          motivational: ['Festa boa começa bem antes, numa bancada com espátula e paciência: {topic}.', 'Quem planejou tudo merece ver {o topic} na mesa e sentar um pouco.'],
        },
        content: {
          professional: ['O que definir algumas semanas antes da festa: {topic}.', 'Da foto de referência ao corte, as etapas {do topic}.'],
          casual: ['Vem ver a bancada antes da festa: tem {topic} nascendo.', 'Mesa de festa é assunto que eu amo, então vamos falar {do topic}.'],
          funny: ['Notícias da bancada, onde já caiu confeito até no sapato: {topic}.', 'Relato de quem segura a espátula e nem pisca: {topic}.'],
          motivational: ['Mão firme não nasce pronta, e {o topic} {mostra/mostram} o treino.', 'Cada festa ensina uma coisa a quem decora, e {o topic} {ensinou/ensinaram} mais uma.'],
        },
      },
      facts: {
        sale: {
          all: [
            '{Fica/Ficam} no centro da mesa e {aparece/aparecem} em todas as fotos da festa.',
            'Tema, cores e nome de quem é festejado ajudam a definir a decoração desde o começo.',
            'O tamanho parte do número de convidados, e crianças costumam comer menos que adultos.',
            'Altura impressiona na foto, e diâmetro maior rende mais fatias.',
            'Os convidados ainda lembram do sabor quando as flores da mesa já murcharam.',
            'Toda festa tem o mesmo instante de silêncio, quando a faca desce para o primeiro corte.',
          ],
          professional: [
            'Uma foto de referência ajuda a alinhar cores, textura e altura antes da produção.',
            'Recheios firmes são uma escolha prudente para mesas que ficam montadas por muitas horas.',
            'Tons claros e poucos elementos costumam fotografar bem em mesas já muito decoradas.',
          ],
          casual: [
            '{Chega/Chegam} na mesa e todo mundo já tira o celular do bolso.',
            'Me conta o tema, que eu já começo a imaginar as cores.',
            'Dá até dó de cortar, mas só dói na primeira fatia.',
          ],
          funny: [
            'Sempre tem um dedinho misterioso marcado na cobertura antes da hora da foto.',
            'Metade dos convidados veio pela amizade, e a outra metade está de olho no recheio.',
            'O fotógrafo pede mais uma foto, e a fila já está com o pratinho na mão.',
          ],
          motivational: [
            'Quem organiza uma festa corre por semanas, e na hora do corte finalmente olha em volta.',
            'Decorar pede mão firme, e mão firme só vem depois de muita bancada.',
            'Há horas de nivelar, cobrir e alisar por trás de cinco minutos de foto.',
          ],
        },
        content: {
          all: [
            'Mesa longe do sol e do calor da cozinha evita que a cobertura amoleça antes do corte.',
            'No carro, prefira uma superfície plana, como o porta-malas vazio ou o assoalho do carona.',
            'Na conta do tamanho, considere cerca de cem gramas por convidado quando há outros doces.',
            'Chantilly pede geladeira, e pasta americana prefere lugar fresco e seco.',
            'Com mais de um andar, o corte começa por cima, e a base fica inteira na mesa.',
            'Flores naturais na decoração devem ser próprias para contato com alimentos e sair antes do corte.',
          ],
          professional: [
            'Recomendamos escolher a cobertura pensando no clima e no tempo de exposição na mesa.',
            'Uma massa estruturada sustenta o peso da decoração sem perder a maciez.',
            'A paleta da festa orienta o acabamento, e duas ou três cores costumam bastar.',
          ],
          casual: [
            'Eu sempre pergunto a cor da toalha, porque o fundo muda tudo na foto da cobertura.',
            'Alisar a cobertura é quase um jogo: só mais uma volta e fica reto.',
            'De festa antiga, eu lembro da cor da cobertura e do recheio que acabou primeiro.',
          ],
          funny: [
            'Quem já levou um desses no colo sabe que lombada é filme de suspense.',
            'O tio que não dançou a festa inteira é o primeiro da fila do corte.',
            'Já acabei a decoração com glitter comestível até no cotovelo, e a festa nem tinha começado.',
          ],
          motivational: [
            'A primeira cobertura lisa da vida a gente fotografa de todos os ângulos, com razão.',
            'Bico de confeitar na mão e o mesmo gesto cem vezes: é treino, e se vê no resultado.',
            'Por trás da mesa arrumada há rascunho, teste de cor e cobertura refeita.',
          ],
        },
      },
      questions: {
        sale: ['Qual seria o tema da sua próxima festa?', 'De que cor seria a cobertura da sua festa?'],
        content: ['Qual bolo de festa você nunca esqueceu?', 'Quem costuma ganhar a primeira fatia na sua família?'],
      },
      asks: ['a data da festa e o número de convidados', 'o tema e as cores da festa'],
    },
    {
      nouns: [
        'o bolo de pote/bolos de pote', 'o bolo no pote/bolos no pote', 'o bolo no copo/bolos no copo', 'o bolo no palito/bolos no palito', 'o minibolo', 'o mini bolo/mini bolos',
        'o bento cake/bento cakes', 'o cupcake', 'o bolinho', 'a fatia de bolo/fatias de bolo', 'a tortinha', 'o cake pop/cake pops',
      ],
      openings: {
        sale: {
          professional: ['Porção pequena, sabor de confeitaria: {topic}.', 'Uma sobremesa para cada pessoa, sem faca e sem corte: {topic}.'],
          casual: ['Sobremesa só sua, sem precisar dividir: {topic}!', 'Pra depois do almoço ou pro meio da tarde: {topic} e mais nada.'],
          funny: ['Esconda bem no fundo da geladeira: {topic}.', 'Ninguém no trabalho precisa saber que você tem {topic}.'],
          motivational: ['Pequena vitória do dia pede sobremesa do mesmo tamanho: {topic}.', 'Porção por porção, a bancada foi enchendo: {topic}.'],
        },
        content: {
          professional: ['Porções individuais em mesas de evento, na prática: {topic}.', 'Quantidade, sabores e conservação: o que considerar com {o topic}.'],
          casual: ['Bora montar a bandeja? O assunto é {topic}.', 'Segredinhos de quem vive montando sobremesa pequena: {topic}.'],
          funny: ['Boletim da geladeira do escritório: {topic}.', 'Sobremesa pequena, disputa grande: {topic}.'],
          motivational: ['Bandeja cheia se faz de porção em porção: {topic}.', 'Mesma altura, mesmo recheio, cem vezes: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Porção individual, sem faca e sem discussão sobre o tamanho da fatia.',
            '{Espera/Esperam} na geladeira do trabalho e {vira/viram} a sobremesa do almoço.',
            'Cada pessoa escolhe o próprio sabor, e ninguém precisa chegar a um acordo sobre o recheio.',
            'Numa mesa de festa, as porções individuais dispensam a hora do corte.',
            'Aniversário no escritório se resolve com uma porção por pessoa e uma vela só.',
            'Tamanho certo para quem quer um doce de confeitaria sem um bolo inteiro em casa.',
          ],
          professional: [
            'A porção já montada facilita servir em reuniões, lanches e mesas de evento.',
            'Vários sabores lado a lado permitem que cada convidado escolha a própria porção.',
            'Uma porção por pessoa simplifica a conta de quem organiza a recepção.',
          ],
          casual: [
            'Come quietinho no canto da cozinha, que dividir não é obrigação.',
            'Na minha geladeira sempre tem {um/uma/um/uma} no cantinho, esperando o fim do jantar.',
            'Leva um sabor pra agora e outro pra mais tarde, que ninguém está contando.',
          ],
          funny: [
            'Individual é só o tamanho, porque a vontade de quem está ao lado é coletiva.',
            'Quem leva pro trabalho aprende rápido a escrever o nome na embalagem, com letra bem grande.',
            'Dividir até dá, mas com a mão bem na frente, defendendo a metade maior.',
          ],
          motivational: [
            'Entre uma tarefa e outra, uma sobremesa pequena já é uma boa pausa.',
            'Montar dezenas de porções, todas com o mesmo recheio e a mesma altura, é puro ofício.',
            'Celebrar a pequena conquista da semana não precisa de bolo inteiro.',
          ],
        },
        content: {
          all: [
            'Fora da geladeira uns dez minutos antes, o recheio volta a ficar cremoso.',
            'Na mesa de festa, agrupar as porções por sabor ajuda os convidados a escolher.',
            'Na conta dos convidados, vale uma porção por pessoa e algumas de reserva.',
            'No transporte, as porções viajam melhor encostadas umas nas outras, sem espaço para tombar.',
            'Massa e recheio na mesma mordida ou colherada é o que faz uma boa porção.',
            'Uma vela fina espetada no meio transforma a porção em bolo de aniversário na hora.',
          ],
          professional: [
            'O equilíbrio entre massa e recheio aparece mais em porções pequenas, em que nada se esconde.',
            'Para eventos, dois ou três sabores de porção costumam atender a diferentes preferências.',
            'Porções pequenas pedem sabores marcantes, porque poucas mordidas contam toda a receita.',
          ],
          casual: [
            'Tem quem comece por cima e tem quem cave até o fundo, e eu respeito os dois.',
            'A fila montada na bancada fica tão bonita que dá vontade de fotografar antes de embalar.',
            'Na minha geladeira {ele fica/ela fica/eles ficam/elas ficam} atrás das verduras, onde ninguém mexe.',
          ],
          funny: [
            'A regra do escritório é clara: sobremesa sem nome na embalagem é patrimônio público.',
            'Só uma provinha, diz aquele colega que nunca devolve a porção.',
            'Chegar em casa com a embalagem vazia se chama controle de qualidade.',
          ],
          motivational: [
            'Muita gente começou na confeitaria com uma dúzia de porções e uma bolsa térmica no ombro.',
            'Pesar porção por porção é trabalho miúdo, e é ele que deixa todas iguais.',
            'No fim da bancada, o braço cansado olha a fileira montada e descansa um pouco.',
          ],
        },
      },
      questions: {
        sale: ['Que sabor você esconderia no fundo da geladeira?', 'Você divide a sua porção ou finge que não ouviu?'],
        content: ['Direto da embalagem ou no prato?', 'Onde você esconde a sobremesa para ninguém achar?'],
      },
      asks: ['quantas porções e de quais sabores', 'se as porções são para a festa ou só para você'],
    },
  ],
  materials: [],
  tips: [
    'Corte o bolo com faca de serra, em movimentos leves, para não esfarelar a fatia.',
    'Cubra o lado cortado do bolo antes de guardar, porque a massa resseca por ali.',
    'Guarde bolos com creme ou fruta fresca na geladeira até a hora de servir.',
    'Conte cerca de cem gramas de bolo por convidado quando houver outros doces na festa.',
    'Escolha recheios firmes para mesas que ficam montadas por muitas horas.',
    'Mantenha bolos com chantilly longe do sol e do calor até a hora do parabéns.',
    'Comece o corte do bolo de andares pelo andar de cima.',
    'Separe uma foto de referência ao pensar em um bolo decorado, para alinhar cores e altura.',
    'Passe a faca em água quente e seque a lâmina entre um corte e outro.',
    'Congele fatias de bolo simples bem embrulhadas e descongele ainda dentro da embalagem.',
    'Ao levar no carro, apoie a caixa em uma superfície plana e longe do sol.',
    'Tire bolos de chocolate da geladeira alguns minutos antes de servir, porque o frio esconde o sabor.',
  ],
  steps: ['a pesagem dos ingredientes', 'o ponto da massa', 'a prova do palito', 'a montagem das camadas', 'o alisamento da cobertura', 'o primeiro corte'],
  tools: ['a batedeira', 'as formas', 'a espátula', 'a balança', 'os bicos de confeitar'],
  hashtags: [
    'bolo', 'bolos', 'bolodecorado', 'bolosdecorados', 'bolodeaniversario', 'bolodepote', 'bolocaseiro', 'bolodefesta', 'bolopersonalizado', 'boloartesanal',
    'confeitaria', 'cupcake', 'tortas', 'sobremesa', 'amobolo', 'encomendadebolo',
  ],
  emojis: ['🎂', '🍰', '🧁', '🥧', '🍓'],
}
