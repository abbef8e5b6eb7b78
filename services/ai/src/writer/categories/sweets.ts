import { sweetsTypes } from '../products/sweets.ts'
import type { Category } from './category.ts'

/** A party sweet, an Easter egg and a pudding have little in common, so most facts are those of the groups. */
export const sweets: Category = {
  name: 'doces',
  sort: 'food',
  crafts: ['a doceria', 'a chocolateria'],
  flags: { isGift: false, isUnique: false, isMadeToOrder: false, isHandmade: true, allowsJokes: true },
  openings: {
    sale: {
      professional: [
        'Ao lado de um café sem açúcar, {o topic} {mostra/mostram} a que {veio/vieram}.',
        'Doçura na medida e textura no ponto: {topic}.',
        'Um doce escolhido com calma, para si ou para a mesa de casa: {topic}.',
        '{O topic}: ponto certo, boa aparência e doçura sem exagero.',
      ],
      casual: [
        'Vontade de doce tem nome: {topic}.',
        'Passa o café, que {o topic} já {está/estão} na mesa.',
        'Aquele doce que a gente esconde até da família: {topic}.',
        'Depois do almoço, a cabeça só pensa numa coisa: {topic}.',
      ],
      funny: [
        'Aviso aos que disseram que só iam olhar: {topic}.',
        'Era pra dividir, mas aí {apareceu/apareceram} {o topic} e ninguém avisou a família.',
        'O açucareiro está com ciúme {do topic}.',
        'Guardei pra mais tarde, e mais tarde foi dois minutos depois: {topic}.',
      ],
      motivational: [
        'Muito teste, muita panela raspada e enfim o ponto: {topic}.',
        'Quem passou o dia resolvendo coisas pode terminar com {topic}.',
        'Tem um caderno manchado de açúcar por trás {do topic}.',
        'Doce bom começa com alguém em pé na cozinha, provando: {topic}.',
      ],
    },
    content: {
      professional: [
        'Ponto, textura e conservação: algumas notas sobre {o topic}.',
        'O que distingue um bom doce, a partir {do topic}.',
        'Com café, com chá ou depois do jantar: como servir {o topic}.',
        'Açúcar, tempo e temperatura: o que explica {o topic}.',
      ],
      casual: [
        'Deixa eu contar um segredo doce sobre {o topic}.',
        'Conversa de quem lambe a colher: {topic}.',
        'Puxa a cadeira e o café, que tem papo sobre {topic}.',
        'Cozinha com cheiro de açúcar e {topic} na bancada.',
      ],
      funny: [
        'Relatório da colher que eu jurei que ia lavar: {topic}.',
        'Aula prática com prova oral: {topic}.',
        'Coisas que só quem já escondeu doce no armário entende: {topic}.',
        'Diário de uma cozinha com açúcar até no teto: {topic}.',
      ],
      motivational: [
        'Ponto de doce se aprende com treino, e {o topic} {ensina/ensinam} isso.',
        'Açúcar, tempo e insistência: assim {nasceu/nasceram} {o topic}.',
        'Cada colher raspada ensina um pouco sobre {o topic}.',
        'Antes do primeiro elogio houve muita prova: {topic}.',
      ],
    },
  },
  facts: {
    sale: {
      all: [
        'Doce no ponto deixa vontade de repetir e não pede um copo de água logo em seguida.',
        'Com um café curto e forte ao lado, o doce mostra melhor o que tem.',
        'A textura de um doce fica na memória tanto quanto o sabor.',
        'Quando bate aquela vontade de açúcar, é bom ter um doce de verdade por perto.',
      ],
      professional: [
        'O equilíbrio entre doçura e acidez, ou entre doçura e amargor, define um bom doce.',
        'Para quem recebe visitas, ter um doce à mão resolve o café da tarde.',
      ],
      casual: [
        'Eu deixo sempre um doce guardado pra quando a vontade aperta de noite.',
        'Se a vontade de doce bater às três da tarde, você já sabe com quem falar.',
      ],
      funny: [
        'Prometi dividir o doce com a família, mas a família não estava perto quando abri.',
        'Escondi o doce tão bem de mim que só achei depois de cinco minutos.',
      ],
      motivational: [
        'Um doce e um café, com o celular em outra sala, já mudam a tarde.',
        'Adoçar a mesa de alguém começa com uma cozinha quente e muita louça.',
      ],
    },
    content: {
      all: [
        'Café sem açúcar é boa companhia, porque equilibra o doce e limpa o paladar.',
        'Muita receita de doce leva uma pitada de sal, e é ela que segura a doçura.',
        'Dia de chuva muda o ponto do açúcar, e quem faz doce olha o céu antes da panela.',
        'Longe de alimentos de cheiro forte, o doce conserva o próprio aroma.',
      ],
      professional: [
        'Anotamos tempo, fogo e rendimento de cada doce para repetir o mesmo ponto.',
        'Servir doces de texturas diferentes na mesma mesa evita a monotonia do açúcar.',
      ],
      casual: [
        'Provar o ponto é a parte do trabalho de que ninguém aqui reclama.',
        'A gente mede, pesa, anota e mesmo assim disputa quem raspa a colher.',
      ],
      funny: [
        'Açúcar caído na bancada aparece no cotovelo até de noite.',
        'A pia cheia de colher grudenta é a parte dos doces que quase ninguém posta.',
      ],
      motivational: [
        'O ponto certo do açúcar se aprende errando uma vez para menos e outra para mais.',
        'Doce de família só continua vivo na mão de quem faz de novo.',
      ],
    },
  },
  questions: {
    sale: [
      'Você é de chocolate ou de doce de fruta?',
      'Bem doce ou com um toque azedinho?',
      'Que doce ninguém consegue dividir na sua casa?',
      'Com café ou com um copo de leite gelado?',
      'Com quem você dividiria o último pedaço do doce?',
    ],
    content: [
      'Qual doce tem gosto de casa de vó?',
      'Quem era a pessoa dos doces na sua família?',
      'Você come o doce logo ou guarda o melhor para o fim?',
      'Onde você esconde doce em casa?',
      'Qual doce você comeria até no café da manhã?',
    ],
  },
  asks: [
    'o doce de que você mais gosta',
    'se o seu fraco é chocolate, fruta ou castanha',
    'quantas pessoas vão provar',
    'se o doce é para a mesa ou para guardar em casa',
  ],
  types: sweetsTypes,
  groups: [
    {
      nouns: [
        'o brigadeiro', 'o doce', 'o docinho', 'o beijinho',
        'o cajuzinho', 'o olho de sogra/olhos de sogra', 'o camafeu', 'o casadinho', 'o bem-casado/bem-casados', 'a bala de coco/balas de coco', 'a caixa de brigadeiros/caixas de brigadeiros',
        'a caixa de doces/caixas de doces', 'a bala baiana', 'a balinha baiana', 'a bala baiana gourmet/balas baianas gourmet', 'a bala de coco caramelizada/balas de coco caramelizadas',
      ],
      openings: {
        sale: {
          professional: ['Para a mesa de doces da sua festa: {topic}.'],
          casual: ['Quero ver alguém esperar o parabéns: {topic}!'],
          funny: ['A bandeja estava cheia quando eu saí da sala: {topic}.'],
          motivational: ['De bandeja em bandeja, a festa vai ficando pronta: {topic}.'],
        },
        content: {
          professional: ['Quantidade, sabores e arrumação da mesa de doces: {topic}.'],
          casual: ['Bora falar do que some primeiro em toda festa: {topic}.'],
          funny: ['Quem saiu da cozinha de boca cheia que se explique: {topic}.'],
          motivational: ['Centenas iguais pedem treino, e {o topic} {mostra/mostram} isso.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Na mesa da festa, a bandeja começa cheia e ninguém vê o momento em que ela acaba.',
            'Some um antes do parabéns, escondido, e somem vários depois.',
            'Cada convidado tem o seu preferido e sabe exatamente em que ponta da bandeja ele está.',
            'Chá de bebê, batizado, casamento ou lanche da escola, em todos há lugar para uma bandeja.',
            'A caixa aberta no meio da mesa dura menos que o assunto.',
            'Do tamanho de uma ou duas mordidas, sem prato e sem talher, para comer de pé e conversando.',
          ],
          professional: [
            'A mesa de doces ganha ritmo quando alterna cores, alturas e texturas.',
            'Forminhas, embalagens e bandejas podem seguir a paleta da decoração.',
            'Uma mesa de doces variada, com três ou quatro tipos, atende bem à maioria das festas.',
          ],
          casual: [
            'A gente conversa, eu pego um, e quando vejo a bandeja andou até mim de novo.',
            'Criança de bochecha cheia e mão fechada é sinal de festa boa.',
            'Leva uma bandeja pra reunião e vê como todo mundo passa a gostar de reunião.',
          ],
          funny: [
            'A forminha vazia no bolso do paletó entrega o convidado elegante.',
            'Festa tem hora pra começar, mas o ataque à mesa de doces nunca respeitou relógio.',
            'Se alguém estiver de costas, bem perto da bandeja e mastigando, finja que não viu.',
          ],
          motivational: [
            'Fazer centenas do mesmo tamanho, um a um, é paciência que se vê na bandeja.',
            'Quem arruma a mesa de doces cedo vê a festa começar antes de todo mundo.',
            'O docinho de duas mordidas pede a atenção de um bolo inteiro, repetida muitas vezes.',
          ],
        },
        content: {
          all: [
            'Na conta da festa, pense em cinco ou seis docinhos por convidado quando também há bolo.',
            'Deixar parte das bandejas na cozinha e repor depois do parabéns mantém a mesa bonita.',
            'Bandejas altas atrás e baixas na frente deixam todos os sabores à vista.',
            'Longe de luz forte e de calor, o docinho mantém a forma até a hora do parabéns.',
            'Um pote bem fechado evita que o docinho resseque por fora de um dia para o outro.',
            'Crianças vão direto nos coloridos, e adultos procuram castanha, coco e café.',
          ],
          professional: [
            'Placas pequenas com o sabor ajudam os convidados que têm alguma restrição alimentar.',
            'No ponto ideal, o docinho mantém a forma na bandeja e continua macio na mordida.',
            'Convém manter as bandejas cobertas até perto da hora de servir.',
          ],
          casual: [
            'Faço sempre uns a mais, porque sei bem quem passa perto da bandeja antes da hora.',
            'Bandeja bonita tem uma regra só, que é não deixar buraco.',
            'Arrumar forminha ouvindo música é o meu jeito de esperar a festa.',
          ],
          funny: [
            'Buraco na bandeja se resolve afastando os vizinhos, técnica antiga de quem comeu antes da foto.',
            'A contagem sai do fogão com cem e chega à mesa com noventa e poucos.',
            'O convidado que pergunta a receita está só ganhando tempo para pegar outro.',
          ],
          motivational: [
            'No começo saem uns grandes e outros pequenos, e um dia a mão aprende o tamanho.',
            'Quem passa a véspera enchendo forminhas conhece a festa pelo lado de dentro.',
            'De forminha em forminha, a bancada vai da bagunça à mesa arrumada.',
          ],
        },
      },
      questions: {
        sale: ['Qual docinho você pega antes do parabéns?', 'Quantos docinhos cabem no seu pratinho?', 'De que cor seriam as forminhas da sua festa?'],
        content: ['Qual docinho some primeiro nas festas da sua família?', 'Já levou docinho para casa escondido no guardanapo?', 'Brigadeiro ou beijinho?'],
      },
      asks: ['a data da festa e quantos convidados vêm', 'a cor da decoração da sua festa'],
    },
    {
      nouns: [
        'a trufa', 'o bombom/bombons', 'o chocolate', 'a barra de chocolate/barras de chocolate', 'o pirulito de chocolate/pirulitos de chocolate',
        'o pão de mel/pães de mel', 'o alfajor/alfajores', 'a caixa de bombons/caixas de bombons',
      ],
      openings: {
        sale: {
          professional: ['Chocolate para encerrar o almoço ou acompanhar o café: {topic}.'],
          casual: ['Emergência de fim de tarde tem solução: {topic}.'],
          funny: ['Esconda atrás do pacote de aveia, onde ninguém mexe: {topic}.'],
          motivational: ['Chocolate só obedece a quem tem calma, e disso {veio/vieram} {o topic}.'],
        },
        content: {
          professional: ['Brilho, estalo e conservação do chocolate: {topic}.'],
          casual: ['Vem ver o chocolate brilhar na bancada: {topic}.'],
          funny: ['Se tem mancha de chocolate na parede, a culpa é {do topic}.'],
          motivational: ['Um grau a mais e tudo recomeça: assim se aprende com {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'O chocolate estala de leve na mordida e depois derrete devagar.',
            '{Cabe/Cabem} na bolsa, na gaveta do trabalho e na mochila da volta para casa.',
            'Ao lado do café do almoço, um pedaço de chocolate basta, e dois são melhores.',
            'Meio amargo agrada a quem prefere menos doce, e ao leite agrada a quase todo mundo.',
            'Chocolate é aquilo que se leva quando não se quer chegar de mãos vazias.',
          ],
          professional: [
            'Em temperatura ambiente, o chocolate libera todo o aroma.',
            'Casca fina e brilho uniforme são sinais de um chocolate bem trabalhado.',
            'Em reuniões e recepções, porções pequenas de chocolate encerram bem o café.',
          ],
          casual: [
            'Eu mordo metade, guardo a outra metade e em dois minutos já mudei de ideia.',
            'Na minha bolsa pode faltar caneta, chocolate não.',
            'É abrir a embalagem e surgir gente do nada perguntando o que é.',
          ],
          funny: [
            'O barulhinho da embalagem chama a casa inteira, até quem estava dormindo.',
            'Mordi só pra ver como era por dentro e descobri que já tinha acabado.',
            'Chocolate na gaveta do trabalho é benefício que o próprio funcionário se concede.',
          ],
          motivational: [
            'Guardar um chocolate para o fim da tarefa é um acordo justo consigo.',
            'Derreter, esfriar, moldar e esperar: o brilho só vem para quem não pula etapa.',
            'Embrulhar peça por peça é o último passo de um dia inteiro com chocolate nas mãos.',
          ],
        },
        content: {
          all: [
            'Chocolate maciço prefere armário fresco, porque a umidade da geladeira mancha a superfície.',
            'Manchas claras por fora costumam ser gordura ou açúcar que subiu com o calor ou a umidade.',
            'Painel de carro ao sol derrete chocolate em minutos, então ele viaja melhor na sombra.',
            'Chocolate amargo vai bem com fruta e café, e o branco pede algo ácido por perto.',
            'Deixar o chocolate derreter um pouco na boca antes de mastigar solta mais o sabor.',
          ],
          professional: [
            'Quanto maior o teor de cacau, mais intenso o sabor e menor o espaço para o açúcar.',
            'O brilho e o estalo indicam que o chocolate foi temperado na temperatura certa.',
            'Poucas gotas de água bastam para empelotar o chocolate derretido, por isso tudo fica bem seco.',
          ],
          casual: [
            'Eu quebro um pedacinho do chocolate e digo que é pra ouvir o estalo.',
            'Em dia de produção tem chocolate até na maçaneta.',
            'O dedo coça pra encostar antes de secar, e a marca conta tudo depois.',
          ],
          funny: [
            'Chocolate derretido tem um talento especial pra achar roupa branca.',
            'O termômetro manda, o chocolate obedece quando quer, e eu só peço licença.',
            'Em dia de calor, o chocolate olha pra mim e pede demissão.',
          ],
          motivational: [
            'O primeiro chocolate temperado ficou opaco, o segundo também, e um dia veio o brilho.',
            'Aprender a esperar o chocolate esfriar é metade do ofício.',
            'A mão que trabalha chocolate todo dia aprende a sentir um grau de diferença.',
          ],
        },
      },
      questions: {
        sale: ['Ao leite, meio amargo ou branco?', 'Recheio de fruta ou de castanha?', 'Você morde ou deixa o chocolate derreter?'],
        content: ['Em que gaveta da casa mora o chocolate?', 'Chocolate na geladeira, sim ou não?', 'Qual foi o primeiro chocolate que você lembra de ter ganhado?'],
      },
      asks: ['se prefere chocolate ao leite ou meio amargo', 'se é para a gaveta do trabalho ou para levar a alguém'],
    },
    {
      nouns: ['o ovo de Páscoa/ovos de Páscoa', 'o ovo de colher/ovos de colher', 'o ovo de chocolate/ovos de chocolate', 'o mini ovo/mini ovos'],
      flags: { isGift: true },
      openings: {
        sale: {
          professional: ['Casca, recheio e laço escolhidos para quem vai ganhar: {topic}.'],
          casual: ['Na Páscoa, o laço é a primeira coisa a ir embora: {topic}.'],
          funny: ['O coelho leva a fama, e eu fico com chocolate até o cotovelo: {topic}.'],
          motivational: ['Cozinha de Páscoa não tem relógio: {topic}.'],
        },
        content: {
          professional: ['Casca, recheio e conservação na Páscoa: {topic}.'],
          casual: ['Bastidores da Páscoa por aqui: {topic}, celofane e muita fita.'],
          funny: ['Coelho não tem mão pra dar laço, então sobrou pra mim: {topic}.'],
          motivational: ['Páscoa de quem confeita começa muito antes do domingo: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'No almoço de Páscoa, a casca quebra na mesa e voa pedaço para todo lado.',
            'Madrinha, sobrinho, professora e namorado costumam entrar na lista da Páscoa.',
            'Guardar para depois do almoço é um plano bonito, que quase ninguém cumpre.',
            'Muita avó sabe de cor o chocolate preferido de cada neto.',
          ],
          professional: [
            'O tamanho e o sabor ajudam a escolher para cada pessoa da família.',
            'A embalagem completa o presente e protege a casca até a hora de abrir.',
          ],
          casual: [
            'Sempre abro por um cantinho da fita, como um pedaço da casca e fecho de novo.',
            'Quebrar a casca com a mão é bem melhor do que usar faca.',
          ],
          funny: [
            'Existe pai que guarda o ovo do filho no alto do armário, bem na altura do próprio braço.',
            'A caça aos ovos terminou, e o cachorro é o único sem chocolate no rosto.',
          ],
          motivational: [
            'Moldar casca por casca ensina calma para a Páscoa inteira.',
            'Esconder ovos pela casa dá trabalho, e a correria das crianças paga tudo.',
          ],
        },
        content: {
          all: [
            'Casca fina quebra fácil na mão, e casca grossa rende pedaços para a semana.',
            'Com recheio cremoso, o lugar é a geladeira, e convém comer em poucos dias.',
            'Fora da geladeira por quinze minutos, o recheio volta a ficar macio.',
            'Casca que sobra vai bem picada sobre sorvete ou derretida no leite quente.',
          ],
          professional: [
            'A casca só sai da forma quando o chocolate contrai, e essa espera não se apressa.',
            'Cada casca sai da forma nas mãos de quem usa luvas, para o brilho chegar sem marcas.',
          ],
          casual: [
            'Começo sempre pela base da casca, que é a parte mais grossa.',
            'Casca que rachou também é Páscoa, só que de quem está na cozinha.',
          ],
          funny: [
            'Criança ouve celofane a três cômodos de distância.',
            'Toda casca que racha na cozinha encontra um voluntário na hora.',
          ],
          motivational: [
            'Antes do laço, a forma foi e voltou da geladeira muitas vezes.',
            'Semana de Páscoa termina com fita no bolso do avental e a mesa de muita gente cheia.',
          ],
        },
      },
      questions: {
        sale: ['Você quebra a casca com a mão ou com a faca?', 'Recheio generoso ou casca bem grossa?', 'Quem está na sua lista de Páscoa?'],
        content: ['Quem escondia os ovos na sua infância?', 'Você come a casca ou o recheio primeiro?', 'Quantos dias dura um ovo de Páscoa na sua casa?'],
      },
      asks: ['para quem é o ovo e o chocolate preferido da pessoa', 'quantos ovos estão na sua lista de Páscoa'],
    },
    {
      nouns: [
        'o brownie', 'o cookie', 'o biscoito', 'o biscoito decorado/biscoitos decorados', 'a bolacha', 'a palha italiana/palhas italianas',
        'o macaron/macarons', 'o suspiro', 'a cocada', 'o pé de moleque/pés de moleque',
        'a paçoca', 'a paçoquinha', 'a paçoca de amendoim', 'a paçoca caseira', 'a paçoca gourmet/paçocas gourmet', 'a paçoca artesanal',
        'o quebra-queixo', 'o puxa-puxa', 'o doce puxa/doces puxa', 'a bala puxa/balas puxa',
        'o doce de buriti', 'o doce de caju', 'o doce de goiaba', 'o doce de jaca', 'o doce de cupuaçu', 'a bananada', 'a marmelada', 'a figada',
        'o doce cristalizado',
      ],
      openings: {
        sale: {
          professional: ['Para servir com o café, sem prato e sem talher: {topic}.'],
          casual: ['Café na xícara e {topic} no pires.'],
          funny: ['Migalha na blusa é prova, e o crime foi {topic}.'],
          motivational: ['Bandeja toda igual vem de muita bandeja desigual: {topic}.'],
        },
        content: {
          professional: ['Crocância, umidade e armazenamento: {topic}.'],
          casual: ['Bandeja saindo, café pronto e papo sobre {topic}.'],
          funny: ['Teste de crocância em andamento, favor não interromper: {topic}.'],
          motivational: ['Uma bandeja torta, outra melhor, e a mão aprende: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'O pote fica em cima da mesa, e cada pessoa que passa leva um pedaço.',
            'O som da primeira mordida já diz se o doce é crocante, macio ou puxento.',
            '{Vai/Vão} bem no lanche da escola, na estrada e na gaveta do escritório.',
            'Doce de comer com a mão, sem prato, sem garfo e sem cerimônia.',
            'Partir ao meio e dividir com alguém ainda é um bom começo de conversa.',
          ],
          professional: [
            '{Dispensa/Dispensam} pratos e talheres, o que facilita o café de reuniões e recepções.',
            'Bem acondicionados, os pedaços viajam sem perder a forma nem a textura.',
            'Em bandeja rasa e com espaço entre as peças, a textura se preserva até a hora de servir.',
          ],
          casual: [
            'Eu digo que é só um com o café, aí faço outro café.',
            'Migalha no teclado já virou parte da decoração do meu trabalho.',
            'Bota no pote, esconde o pote e torce pra ninguém achar.',
          ],
          funny: [
            'O pote foi parar na prateleira mais alta, e uma cadeira apareceu sozinha ali embaixo.',
            'Comi o da pontinha e depois mais um, para equilibrar o pote.',
            'A tampa do pote range, e esse rangido já entregou muita gente boa.',
          ],
          motivational: [
            'Levar um doce na mochila é lembrar de si no meio da correria.',
            'Esperar esfriar antes de provar é o exercício mais difícil da cozinha.',
            'Oferecer o pote a quem chega para o café é um costume que vale manter.',
          ],
        },
        content: {
          all: [
            'Vidro ou lata bem fechados mantêm a textura, e papel-manteiga entre as camadas evita que grude.',
            'Crocantes e macios devem ficar em potes separados, porque a umidade passa de um para o outro.',
            'Leite gelado, café coado ou chá, cada um puxa um sabor diferente da mesma mordida.',
            'Pedaços pequenos ao lado da xícara fazem as vezes de sobremesa num café rápido.',
            'Um pote de vidro sobre a mesa mostra o que tem dentro e dispensa convite.',
          ],
          professional: [
            'Poucos minutos de calor a mais levam do macio ao seco, por isso o tempo é controlado.',
            'O açúcar também define a textura, do estalo do crocante à maciez do que se morde devagar.',
            'Peças de mesmo tamanho chegam juntas ao ponto, e por isso a porção passa pela balança.',
          ],
          casual: [
            'Tem o time do crocante e o time do macio, e eu jogo nos dois.',
            'Os tortinhos ficam comigo, e nunca sobrou um pra contar história.',
            'Abro o pote pra ver se ficou bom e fecho com dois a menos.',
          ],
          funny: [
            'Quem inventou o pote de tampa barulhenta não gostava de gente discreta.',
            'O barulho da mordida no silêncio da cozinha já me entregou várias vezes.',
            'Esse espaço na bandeja é de propósito, disse quem estava de boca cheia.',
          ],
          motivational: [
            'A primeira bandeja do dia acorda a cozinha, e as outras seguem o ritmo.',
            'Cozinha de casa tem canto quente e canto frio, e quem insiste aprende o mapa.',
            'Fazer de novo, com dois minutos a menos, também é avançar.',
          ],
        },
      },
      questions: {
        sale: ['Crocante ou macio?', 'Quantos você come antes de fechar o pote?', 'Para a hora do café ou para a mochila?'],
        content: ['Um de cada vez ou dois de uma vez?', 'Em que pote a sua família guardava os doces?', 'Você divide ao meio ou come inteiro?'],
      },
      asks: ['se prefere crocante ou bem macio', 'quantos pedaços cabem no seu pote'],
    },
    {
      nouns: ['a maçã do amor/maçãs do amor', 'o morango do amor/morangos do amor'],
      openings: {
        sale: {
          professional: ['Fruta fresca sob uma casca de caramelo: {topic}.'],
          casual: ['Cara de parque, cheiro de quermesse e {topic} na mão.'],
          funny: ['Guardanapo, babador e coragem: {topic}.'],
          motivational: ['Calda no ponto de vidro exige coragem e termômetro: {topic}.'],
        },
        content: {
          professional: ['O ponto da calda e a escolha da fruta: {topic}.'],
          casual: ['Panela no fogo, calda borbulhando e {topic} na fila.'],
          funny: ['Lições que o açúcar quente ensina uma vez só: {topic}.'],
          motivational: ['A calda avisa quando chega ao ponto, e {o topic} {treina/treinam} o olho.'],
        },
      },
      facts: {
        sale: {
          all: [
            'A casquinha quebra fazendo barulho, e a fruta fresca aparece logo depois.',
            'Criança escolhe pelo brilho, e adulto escolhe pela lembrança do parque.',
            '{Junta/Juntam} o estalo do caramelo e o suco da fruta na mesma mordida.',
            'Numa mesa de festa, o brilho do caramelo chama mais olhares que a decoração.',
          ],
          professional: [
            'O contraste entre a casca crocante e a fruta suculenta define a qualidade da peça.',
            'Em festas juninas e aniversários, o caramelo brilhante valoriza a mesa.',
          ],
          casual: [
            'A primeira mordida é meio de lado, e todo mundo ri junto.',
            'O estalo da casquinha é a melhor parte, e eu não aceito discussão.',
          ],
          funny: [
            'A mordida elegante em caramelo ainda não foi inventada.',
            'Metade da casquinha fica na fruta, e a outra metade vai morar no queixo.',
          ],
          motivational: [
            'Acertar o ponto de vidro leva muitas panelas, e a casquinha fina mostra isso.',
            'Entregar a alguém um pedaço da quermesse da infância paga o calor da panela.',
          ],
        },
        content: {
          all: [
            'Cada fruta é lavada e enxugada com paciência, porque uma gota faz o caramelo escorregar.',
            'Geladeira derrete a casquinha, já que o açúcar puxa a umidade do ar.',
            'A calda ferve até o ponto de vidro, e só então a fruta mergulha e gira.',
            'O melhor momento é no mesmo dia, enquanto a casquinha ainda estala.',
          ],
          professional: [
            'O ponto de vidro se confirma quando a gota de calda endurece e quebra na água fria.',
            'Recomendamos servir em local fresco e seco, longe do vapor da cozinha.',
          ],
          casual: [
            'Eu pingo a calda na água e fico esperando o estalinho.',
            'A gente mergulha, gira, tira o excesso e torce pra não pingar no chão.',
          ],
          funny: [
            'Calda no chão da cozinha segura chinelo melhor que cola.',
            'Panela de caramelo se lava com água quente, paciência e algum drama.',
          ],
          motivational: [
            'A calda queimou, açucarou, queimou de novo, e um dia ficou de vidro.',
            'Girar a fruta na calda parece simples depois da centésima vez.',
          ],
        },
      },
      questions: {
        sale: ['Você morde a casquinha ou vai quebrando aos pouquinhos?', 'Maçã ou morango?', 'Com quem você iria a uma quermesse?'],
        content: ['Qual festa da infância tinha gosto de caramelo?', 'Por onde começa a primeira mordida?', 'Casquinha vermelha ou dourada?'],
      },
      asks: ['a data da festa e quantas crianças vão', 'se é para uma festa ou só para matar a saudade'],
    },
    {
      nouns: [
        'o pudim/pudins', 'a cocada cremosa', 'a cocada de forno', 'a cocada de colher', 'a mousse', 'o mousse', 'o pavê', 'o manjar/manjares', 'o arroz-doce', 'a canjica', 'o munguzá', 'o panetone', 'o chocotone', 'o panetone recheado/panetones recheados', 'o brigadeiro de colher/brigadeiros de colher',
        'o copo da felicidade/copos da felicidade', 'a sobremesa', 'a ambrosia', 'a ambrosia caseira', 'o doce de ovos', 'a baba de moça',
      ],
      openings: {
        sale: {
          professional: ['Para encerrar o almoço de família: {topic}.'],
          casual: ['Pega a colher e chega mais, que tem {topic}.'],
          funny: ['Quem deixou a colher dentro que se entregue: {topic}.'],
          motivational: ['Colher de pau, travessa e nenhuma pressa: {topic}.'],
        },
        content: {
          professional: ['Cremosidade, frio e tempo de descanso: {topic}.'],
          casual: ['Papo sério sobre quem raspa a travessa: {topic}.'],
          funny: ['Perícia na travessa revelou marcas de colher: {topic}.'],
          motivational: ['Cremosidade se treina, colher por colher: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'A colher afunda sem esforço, e a segunda colherada já vem maior.',
            'Depois do almoço em família, ninguém levanta da mesa antes da colher e do pratinho.',
            'Sempre há quem jure que não quer sobremesa e aceite só uma colher.',
            'Sobremesa de colher agrada do neto ao avô, e os dois pedem para raspar o fundo.',
            'Uma colher para cada pessoa e a sobremesa no meio da mesa já é meia festa.',
          ],
          professional: [
            'Em porções individuais, a sobremesa cremosa facilita o serviço em jantares e recepções.',
            'Depois de um prato intenso, uma sobremesa cremosa equilibra a refeição.',
            'Colherada macia e doçura contida são o que se espera de uma boa sobremesa cremosa.',
          ],
          casual: [
            'Eu como com colher de chá, que é pra durar.',
            'A briga lá em casa é pra ver quem fica com a última colherada.',
            'Abre a geladeira, pega a colher e nem precisa de prato.',
          ],
          funny: [
            'Marca de colher no canto da travessa é assinatura, e todo mundo conhece a letra.',
            'Alisar a superfície com a colher depois de roubar um pouco é arte antiga.',
            'A geladeira acende a luz só pra mostrar quem anda de colher na mão.',
          ],
          motivational: [
            'Deixar na geladeira até a hora da sobremesa é prova de força para a casa inteira.',
            'Quem cozinhou o almoço todo também merece sentar e comer sobremesa.',
            'Cremosidade no ponto é resultado de alguém que não saiu de perto.',
          ],
        },
        content: {
          all: [
            'Algumas horas de descanso na geladeira deixam o creme mais firme antes de servir.',
            'Tampa ou filme plástico evitam que a sobremesa pegue cheiro de geladeira.',
            'Colher grande serve, colher pequena prolonga, e cada pessoa da mesa escolhe a sua.',
            'Uma fruta ácida ao lado corta a doçura e dá cor ao prato de sobremesa.',
            'Muito creme nasce assim: fogo baixo, colher girando e ninguém atendendo o telefone.',
          ],
          professional: [
            'Uma sobremesa cremosa pede poucos acompanhamentos, e um café curto costuma bastar.',
            'Vale levar a colher até o fundo, porque é ali que os sabores se encontram.',
            'Taças transparentes valorizam as camadas e facilitam o cálculo das porções.',
          ],
          casual: [
            'Passar a colher na borda da travessa antes de todo mundo sentar é tradição.',
            'Tem quem coma em volta primeiro e guarde o meio pro fim, eu entendo.',
            'A travessa volta pra cozinha tão limpa que quase dispensa lavar.',
          ],
          funny: [
            'Uma colherada a cada volta na cozinha, e ninguém entende por que a travessa esvaziou.',
            'O dono da última colherada sai da mesa sob protestos da família.',
            'A colher de provar já trabalhou tanto que merecia salário.',
          ],
          motivational: [
            'A panela ensina o ponto aos poucos, e um dia a colher reconhece o creme sozinha.',
            'A receita da avó tinha medida de olho, e só fazendo muito se entende.',
            'Lavar a travessa vazia é o jeito mais silencioso de ouvir um elogio.',
          ],
        },
      },
      questions: {
        sale: ['Colher grande ou colher pequena?', 'Bem gelada ou em temperatura ambiente, como você gosta da sobremesa?', 'Qual sobremesa faz você guardar espaço no almoço?'],
        content: ['Quem raspa a travessa na sua casa?', 'Qual sobremesa não falta no almoço de família?', 'Já levou bronca por enfiar a colher antes da hora?'],
      },
      asks: ['quantas pessoas vão estar no almoço', 'se prefere travessa ou porção individual'],
    },
    {
      nouns: [
        'o churro', 'o mini churro/mini churros', 'o churro recheado/churros recheados', 'o churro gourmet/churros gourmet',
        'o churro espanhol/churros espanhóis',
      ],
    },
    {
      nouns: [
        'o espetinho de morango/espetinhos de morango', 'o espetinho de uva/espetinhos de uva', 'o espetinho de fruta/espetinhos de fruta', 'o espetinho de frutas/espetinhos de frutas',
        'o espetinho de morango com chocolate/espetinhos de morango com chocolate', 'o espetinho de uva com chocolate/espetinhos de uva com chocolate',
        'o espetinho de frutas com chocolate/espetinhos de frutas com chocolate',
      ],
    },
  ],
  materials: [],
  tips: [
    'Guarde brigadeiros em pote bem fechado, para que não ressequem por fora.',
    'Deixe parte dos docinhos na cozinha e reponha a mesa depois do parabéns.',
    'Guarde chocolate em armário fresco, longe de temperos e de alimentos de cheiro forte.',
    'Não deixe chocolate no carro ao sol, porque ele derrete em minutos.',
    'Guarde biscoitos crocantes e bolos úmidos em potes separados para que nada amoleça.',
    'Guarde suspiros longe da umidade, em lata ou vidro bem fechados.',
    'Aqueça o brownie por poucos segundos no micro-ondas antes de servir com sorvete.',
    'Devolva a crocância aos cookies com alguns minutos de forno baixo.',
    'Deixe o pudim na geladeira até a hora de virar e passe antes uma faca na borda.',
    'Guarde a bala baiana em lugar seco, porque a casquinha de açúcar amolece com a umidade.',
    'Conte cinco ou seis docinhos por convidado quando a festa também tem bolo.',
    'Coma a maçã do amor no mesmo dia, enquanto a casquinha ainda estala.',
  ],
  steps: ['o ponto na panela', 'a pesagem das porções', 'o momento de raspar a colher', 'a arrumação da bandeja', 'a prova do sabor', 'o fechamento das caixas'],
  tools: ['a colher de pau', 'as forminhas', 'o termômetro', 'a balança', 'a espátula de silicone'],
  hashtags: [
    'doces', 'docinhos', 'brigadeiro', 'brigadeirogourmet', 'docesfinos', 'docesparafesta', 'mesadedoces', 'chocolate', 'trufas', 'bombons', 'ovodepascoa',
    'brownie', 'sobremesa', 'docesartesanais', 'confeitaria', 'amodoces',
  ],
  emojis: ['🍬', '🍫', '🍭', '🍪', '🍮'],
}
