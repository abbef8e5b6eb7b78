import { jewelleryTypes } from '../products/jewellery.ts'
import type { Category } from './category.ts'

export const jewellery: Category = {
  name: 'bijuterias e joias',
  sort: 'thing',
  crafts: ['a joalheria', 'a ourivesaria', 'a biju'],
  flags: { isGift: true, isUnique: false, isMadeToOrder: false, isHandmade: false, allowsJokes: true },
  types: jewelleryTypes,
  groups: [
    {
      nouns: [
        'o brinco', 'o brinquinho', 'o maxibrinco', 'o par de brincos/pares de brincos', 'o kit de brincos/kits de brincos',
        'a argola', 'a argolinha', 'o ear cuff/ear cuffs', 'o piercing/piercings',
      ],
      openings: {
        sale: {
          professional: ['{O topic} que {ilumina/iluminam} o rosto com o cabelo preso ou solto.', 'Perto do rosto, o primeiro brilho que se vê: {topic}.'],
          casual: ['Prendi o cabelo só pra mostrar {o topic}.', 'Videochamada marcada? {O topic} já {resolve/resolvem} a parte de cima.'],
          funny: ['Ninguém ouviu o que eu falei, ficaram olhando {o topic}.', 'Tirei o fone de ouvido só pra dar lugar {ao topic}.'],
          motivational: ['Cabelo preso, dia começado e {topic}.', 'Antes de sair para trabalhar, um instante de espelho: {topic}.'],
        },
        content: {
          professional: ['Cabelo, gola e óculos: o que combina com {o topic}.', 'Orelha em evidência: jeitos de usar {o topic}.'],
          casual: ['Com coque, com franja, com boné: testei {o topic} de todo jeito.', 'Vem ver como {o topic} {muda/mudam} com cabelo preso e cabelo solto.'],
          funny: ['Orelha não tem espaço infinito, mas {o topic} {cabe/cabem}.', 'As duas orelhas já perguntaram {pelo topic}.'],
          motivational: ['Uma orelha montada aos poucos conta fases da vida: {topic}.', 'Aprender a combinar brilhos na orelha leva ensaio: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Com cabelo preso, {o noun} {aparece/aparecem} mais e {ilumina/iluminam} o rosto.',
            'Em chamada de vídeo, um brilho na orelha aparece do começo ao fim.',
            'Brinco pequeno vai bem todo dia, brinco grande pede gola simples.',
            'Discreto ou de presença, o tamanho costuma ser a primeira pergunta.',
          ],
          professional: [
            'Na orelha, o brilho acompanha o rosto em reuniões, jantares e cerimônias.',
            'Em fotografias de rosto, um brilho na orelha equilibra o enquadramento.',
          ],
          casual: [
            'Eu ponho o cabelo atrás da orelha só pra aparecer o brilho.',
            'Coque alto e brilho na orelha, dez segundos e eu saio.',
          ],
          funny: [
            'Quem tem brilho na orelha vive jogando o cabelo pra trás dela.',
            'Tem gente que faz mais um furo na orelha só pra não ter que escolher.',
          ],
          motivational: [
            'Cabelo preso para trabalhar, orelha enfeitada para a reunião das dez.',
            'O primeiro brinco comprado com o próprio trabalho ninguém esquece.',
          ],
        },
        content: {
          all: [
            'Tarraxa frouxa se ajusta com um aperto leve, antes que o brinco caia na rua.',
            'Argolas de tamanhos diferentes formam uma sequência bonita do lóbulo para cima.',
            'Guardar os pares presos num cartão evita procurar o segundo brinco.',
            'Tirar os brincos antes de dormir poupa a haste, o fecho e a fronha.',
          ],
          professional: [
            'Brincos longos valorizam o cabelo preso, os rentes acompanham golas altas.',
            'Quem usa óculos pode repetir na orelha a cor da armação.',
          ],
          casual: [
            'Eu levo tarraxa de silicone de reserva na bolsa, já me salvou.',
            'Um lado diferente do outro também vale na orelha, eu adoro.',
          ],
          funny: [
            'Todo brinco perdido tem um irmão que ficou pra contar a história.',
            'Blusa de gola alta e brinco vivem em pé de guerra na hora de vestir.',
          ],
          motivational: [
            'Montar a orelha é como montar um quadro, um ponto de cada vez.',
            'Errar a combinação de brincos no espelho é o caminho para achar a sua.',
          ],
        },
      },
      questions: {
        sale: ['Argola, ponto de luz ou brinco grande?', 'Dourado ou prateado na orelha?', 'Quantos furos você tem na orelha?', 'Brinco para aparecer ou para usar todo dia?'],
        content: ['Você já perdeu um brinco e guardou o outro?', 'Você dorme de brinco ou tira tudo?', 'Brincos iguais ou um diferente em cada orelha?', 'Com que idade você usou o seu primeiro brinco?'],
      },
      asks: ['se usa brinco pequeno, médio ou grande', 'quantos furos tem na orelha', 'se costuma usar o cabelo preso ou solto'],
    },
    {
      nouns: [
        'o colar/colares', 'a choker/chokers', 'a gargantilha', 'a corrente', 'a correntinha', 'o cordão/cordões', 'o pingente', 'o relicário',
        'o mix de colares/mix de colares',
      ],
      openings: {
        sale: {
          professional: ['No decote ou sobre a gola: {topic}.', '{O topic} para usar no colo, com brilho discreto ou em camadas.'],
          casual: ['Abri dois botões da camisa e pus {o topic}.', 'Decote simples pede {topic}, e eu obedeço.'],
          funny: ['A gola alta reclamou, mas {o topic} {foi/foram} por cima.', 'Fiz pose de retrato antigo só por causa {do topic}.'],
          motivational: ['Uma lembrança perto do peito nos dias cheios: {topic}.', 'A mão vai até o colo sem pensar e encontra {o topic}.'],
        },
        content: {
          professional: ['Decote e comprimento: como escolher {o topic}.', 'Em camadas e sem nós: como usar {o topic}.'],
          casual: ['Testei {o topic} com gola alta, decote V e camiseta.', 'Abri a caixinha pra mostrar como eu guardo {o topic}.'],
          funny: ['Fui só experimentar {o topic} e agora converso com a mão no colo.', 'Gola alta hoje não, ela esconde {o topic}.'],
          motivational: ['Camada por camada, a combinação no colo aparece: {topic}.', 'Levar uma história no pescoço também é costume de família: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Com camiseta lisa, o colo ganha um ponto de luz.',
            'Curta, média ou longa, a corrente muda conforme a gola da blusa.',
            'Inicial, coração e signo estão entre os símbolos mais pedidos para levar no pescoço.',
            'Correntes de comprimentos diferentes se usam juntas sem que uma esconda a outra.',
          ],
          professional: [
            'Golas fechadas pedem correntes longas, decotes abertos recebem bem as curtas.',
            'Em roupas de trabalho, uma corrente fina no colo aparece na medida.',
          ],
          casual: [
            'No meu pescoço sempre tem um brilho, até pra ir à padaria.',
            'Camisa branca, corrente no pescoço, e saio de casa achando que tenho estilista.',
          ],
          funny: [
            'Bebê no colo, mão no pescoço da mãe, e assim se testa um fecho.',
            'Duas correntes na mesma gaveta já namoram, no dia seguinte é nó.',
          ],
          motivational: [
            'No pescoço, o brilho acompanha o expediente inteiro e ainda chega bem ao jantar.',
            'Levar a mão ao colar antes de falar em público é hábito de muita gente.',
          ],
        },
        content: {
          all: [
            'Fechar a corrente antes de guardar evita que ela embarace.',
            'Um canudo por dentro da corrente fina impede o nó na viagem.',
            'Nó de corrente se desfaz com duas agulhas, sobre uma superfície lisa e clara.',
            'Quarenta e cinco centímetros é um comprimento comum, que cai perto da clavícula.',
          ],
          professional: [
            'Ao usar três correntes, convém deixar uns cinco centímetros entre os comprimentos.',
            'O tamanho do pingente deve acompanhar a espessura da corrente.',
          ],
          casual: [
            'Eu penduro as correntes em ganchinhos atrás da porta do armário.',
            'Começa com uma corrente no pescoço e em um mês já são três.',
          ],
          funny: [
            'Quem desata corrente fina sem óculos pode pedir aumento.',
            'O fecho do colar sempre roda pra frente na hora da foto.',
          ],
          motivational: [
            'Desfazer um nó de corrente ensina que puxar com pressa só aperta.',
            'A corrente da avó, usada com camiseta, continua a história dela.',
          ],
        },
      },
      questions: {
        sale: ['Corrente curta ou longa no seu decote?', 'Um colar só ou mistura de três?', 'Que inicial você levaria no pescoço?', 'Pingente de coração, signo ou pedra?'],
        content: ['Quanto tempo você já passou desfazendo nó de corrente?', 'Que pingente você não tira nunca?', 'Quem fecha o seu colar quando o fecho é pequeno?', 'Você já achou uma corrente antiga na gaveta da avó?'],
      },
      asks: ['o comprimento de corrente que costuma usar', 'o tipo de decote da roupa', 'a inicial ou o símbolo de que gosta'],
    },
    {
      nouns: [
        'a pulseira', 'a pulseirinha', 'o bracelete', 'o anel/anéis', 'o mix de pulseiras/mix de pulseiras', 'o mix de anéis/mix de anéis',
        'a pulseira de miçanga/pulseiras de miçanga',
      ],
      openings: {
        sale: {
          professional: ['A mão em movimento, o brilho também: {topic}.', 'No teclado, na xícara, no aperto de mão: {topic}.'],
          casual: ['Fui pegar o café e fiquei olhando {o topic}.', 'Unha feita pede companhia: {topic}.'],
          funny: ['Agora eu só aponto as coisas com a mão {do topic}.', 'Eu falo com as mãos, e {o topic} {traduz/traduzem}.'],
          motivational: ['Mãos que trabalham também merecem brilho: {topic}.', 'Na mão que assina, cozinha e digita: {topic}.'],
        },
        content: {
          professional: ['Como medir o dedo ou o pulso para {o topic}.', 'Na mão, pouco ou muito: jeitos de usar {o topic}.'],
          casual: ['Empilhei, tirei, empilhei de novo: {topic} do meu jeito.', 'Barbante e régua, é assim que eu meço antes de escolher {o topic}.'],
          funny: ['Lavar louça com {topic} dá pena, a pia que espere.', '{O topic} não {atrapalha/atrapalham} a mão no teclado, o que atrapalha é ficar admirando.'],
          motivational: ['Uma peça por conquista, a mão vira diário: {topic}.', 'Entre uma tarefa e outra, o brilho na mão: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'A mão aparece em toda foto de café, de brinde e de presente aberto.',
            'O tamanho é a primeira pergunta, e um barbante em volta do dedo ou do pulso já responde.',
            'Peças finas se usam várias na mesma mão, peças largas aparecem sozinhas.',
            'Com manga dobrada ou vestido sem manga, o brilho na mão ganha espaço.',
          ],
          professional: [
            'No aperto de mão e na assinatura, o brilho acompanha o gesto.',
            'Quem usa relógio pode repetir na mão a cor da caixa ou da pulseira dele.',
          ],
          casual: [
            'Fino com largo, cor com metal, na mão eu misturo tudo.',
            'Depois da unha feita, a mão pede um brilho do lado.',
          ],
          funny: [
            'O brinde demora porque todo mundo arruma a mão pra foto.',
            'Tem gente que passou a segurar o celular com a mão que brilha.',
          ],
          motivational: [
            'Ver um brilho na própria mão enquanto se trabalha é uma companhia pequena.',
            'Quem usa as mãos o dia todo sabe o prazer de enfeitá-las.',
          ],
        },
        content: {
          all: [
            'Para medir, passe um barbante em volta do dedo ou do pulso e marque o encontro.',
            'Dedo e pulso mudam de medida com o calor, por isso vale medir em dois horários.',
            'Sabonete e álcool em gel deixam resíduo na peça, por isso vale tirar antes.',
            'Na mão com várias peças, uma em destaque organiza as outras.',
          ],
          professional: [
            'Entre duas medidas de dedo ou de pulso, a maior costuma ser mais confortável.',
            'Modelos largos ocupam espaço na mão e pedem uma medida um pouco maior.',
          ],
          casual: [
            'Eu tiro tudo da mão pra amassar pão e deixo no mesmo pires de sempre.',
            'Meço o dedo ou o pulso com linha, encosto na régua e anoto no celular.',
          ],
          funny: [
            'O pires da pia já guardou mais joia que muito cofre.',
            'Anel que gira e pulseira que engancha na manga, todo mundo tem os seus.',
          ],
          motivational: [
            'Mão que trabalha o dia inteiro fica bonita com um brilho no fim da tarde.',
            'Um anel ou uma pulseira de todo dia ganha riscos, e cada risco é tempo vivido.',
          ],
        },
      },
      questions: {
        sale: ['Uma peça só ou a mão cheia?', 'Em qual mão você usa mais brilho?', 'Peça fina todo dia ou grande na festa?', 'Relógio e brilho na mesma mão, sim ou não?'],
        content: ['Você tira tudo da mão para lavar louça?', 'O que você nunca tira do pulso ou do dedo?', 'Que anel ou pulseira você já perdeu e ainda lembra?', 'Dedo ou pulso, onde você gosta mais de brilho?'],
      },
      asks: ['a medida do dedo ou do pulso', 'se prefere fino ou largo', 'as peças que já usa na mão'],
    },
    {
      nouns: [
        'a joia', 'a semijoia', 'a bijuteria', 'a biju/bijus', 'o conjunto de semijoias/conjuntos de semijoias', 'o conjunto de bijuterias/conjuntos de bijuterias', 'o kit de semijoias/kits de semijoias',
        'o kit de bijuterias/kits de bijuterias', 'a tornozeleira', 'o broche', 'o berloque',
      ],
      openings: {
        sale: {
          professional: ['Para montar o porta-joias aos poucos: {topic}.', 'Um toque de brilho e cor com a roupa básica: {topic}.'],
          casual: ['Abri o porta-joias e arrumei espaço pra {topic}.', 'Vestido liso e {topic}: eu não preciso de outra coisa.'],
          funny: ['O porta-joias está cheio, dizem, e eu aqui com {topic}.', 'A roupa é a mesma, ninguém percebe, culpa {do topic}.'],
          motivational: ['Montar um porta-joias leva anos e boas escolhas: {topic}.', 'Vestir-se bem com pouco pede um brilho certo: {topic}.'],
        },
        content: {
          professional: ['Pedra, cor e fecho: o que olhar de perto {no topic}.', 'Como organizar o porta-joias com {o topic}.'],
          casual: ['Faxina no porta-joias: achei {o topic} e muita coisa sem par.', 'Três roupas básicas e {topic}, vem ver.'],
          funny: ['Inventário do porta-joias: {topic}, dois brincos sem par e uma moeda.', 'Arrumar o porta-joias é experimentar tudo, inclusive {o topic}.'],
          motivational: ['Um porta-joias conta anos de trabalho e de festa: {topic}.', 'Uma flanela e dez minutos devolvem o brilho: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Separar as peças por cor de metal facilita sair de casa com tudo combinando.',
            'Roupa lisa recebe bem cor e pedra, roupa estampada pede metal simples.',
            'Cor, brilho e fecho são os três pontos que se olham de perto.',
            'Um brilho de cor dá outra vida ao vestido preto de sempre.',
          ],
          professional: [
            'A semijoia leva camada de metal nobre, a bijuteria aposta em cor e volume.',
            'Em eventos, repetir na joia uma cor da roupa dá unidade ao visual.',
          ],
          casual: [
            'Eu escolho a joia primeiro e a roupa que se vire.',
            'Na mala de viagem, três peças do porta-joias rendem uma semana de fotos.',
          ],
          funny: [
            'Ninguém precisa de mais brilho, dizem, e o porta-joias discorda.',
            'A tampa do porta-joias fecha, basta apertar com jeitinho.',
          ],
          motivational: [
            'Usar o brilho bom em dia comum é aproveitar o que o trabalho trouxe.',
            'Um estilo próprio se faz com repetição e algumas joias queridas.',
          ],
        },
        content: {
          all: [
            'Joia é feita de metal nobre, semijoia leva banho de metal nobre sobre outra base.',
            'Organizador com divisórias deixa ver tudo e diminui os riscos entre metais.',
            'Uma foto de cada combinação, guardada na caixa, ajuda a escolher de manhã.',
            'Cores, pedras e banhos se conservam melhor longe do sol e do calor.',
          ],
          professional: [
            'Convém olhar também o verso, que mostra bem o acabamento da joia.',
            'Pedras naturais variam de tom mesmo dentro do mesmo modelo de joia.',
          ],
          casual: [
            'Eu separo por cor de metal e acho tudo de manhã.',
            'Uma vez por mês eu viro o porta-joias na cama e acho um tesouro.',
          ],
          funny: [
            'Toda gaveta de bijuteria tem um fecho sem dono.',
            'Experimentar o porta-joias inteiro antes de sair rende elogio e atraso.',
          ],
          motivational: [
            'Consertar um fecho e voltar a usar vale tanto quanto estrear.',
            'Joia guardada para depois envelhece na caixa, no corpo ela ganha história.',
          ],
        },
      },
      questions: {
        sale: ['Pedra colorida ou metal liso?', 'Brilho discreto ou joia que chega antes de você?', 'Que roupa sua está pedindo uma joia nova?', 'Conjunto combinando ou tudo misturado?'],
        content: ['Como você organiza o seu porta-joias?', 'Qual joia tem a melhor história na sua família?', 'O que você resgataria primeiro do seu porta-joias?', 'Você tem uma bijuteria de estimação?'],
      },
      asks: ['as cores de roupa que mais usa', 'se prefere pedra colorida ou metal liso', 'se costuma usar conjunto ou peças misturadas'],
    },
    {
      nouns: [
        'a aliança', 'o par de alianças/pares de alianças', 'a aliança de casamento/alianças de casamento', 'a aliança de namoro/alianças de namoro', 'a aliança de compromisso/alianças de compromisso',
        'a aliança de noivado/alianças de noivado', 'o anel de noivado/anéis de noivado', 'o anel de compromisso/anéis de compromisso',
      ],
      flags: { isGift: false, allowsJokes: false },
      openings: {
        sale: {
          professional: ['Duas pessoas, uma escolha para todos os dias: {topic}.', '{O topic} que {acompanha/acompanham} a promessa de um casal.'],
          casual: ['Duas mãos dadas e {o topic}, eu já me emociono.', 'Dá pra ouvir o suspiro do casal ao ver {o topic}.'],
          funny: ['Alguém já provou {o topic} umas dez vezes na frente do espelho.', 'O bolso do paletó guardou o segredo {do topic}.'],
          motivational: ['Um compromisso de todos os dias, na mão: {topic}.', 'A dois se constrói devagar: {topic}.'],
        },
        content: {
          professional: ['Medida, largura e gravação: como escolher {o topic}.', 'Uso diário pede cuidado: como conservar {o topic}.'],
          casual: ['Café na mesa, casal de mãos dadas e {o topic}, cena que eu adoro.', 'Conversa boa de casal é escolher {o topic}.'],
          funny: ['Mão esticada, cabeça de lado, suspiro: a pose de quem prova {o topic}.', 'As mãos tremem, todo mundo sorri e a foto fica linda: {topic}.'],
          motivational: ['Riscos finos também contam anos juntos: {topic}.', 'Todo dia a mesma promessa, na mesma mão: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'A medida do dedo e a largura são as primeiras decisões do casal.',
            'A gravação por dentro pode guardar nome, data ou uma frase curta.',
            'Com ou sem pedra, o modelo acompanha o estilo de quem vai usar todos os dias.',
            'Alguns casais escolhem larguras diferentes e mantêm o mesmo metal nas duas mãos.',
          ],
          professional: [
            'Recomendamos medir o dedo em dois horários antes de definir o número.',
            'O perfil anatômico, arredondado por dentro, facilita pôr e tirar do dedo.',
          ],
          casual: [
            'Eu fico feliz com cada foto de mãos dadas depois do sim.',
            'A gravação por dentro é segredo de dois, eu adoro essa parte.',
          ],
          funny: [
            'No dia do sim, o dedo anular sai em todas as fotos.',
            'Depois do sim, até a xícara do café se segura com a mão do anel.',
          ],
          motivational: [
            'Escolher o modelo a dois já é um ensaio das decisões que vêm depois.',
            'Um anel usado todo dia guarda mais conversa do que muita carta.',
          ],
        },
        content: {
          all: [
            'No Brasil, o noivado costuma ficar na mão direita e o casamento na esquerda.',
            'Um anel que já serve bem ajuda a descobrir o número do dedo.',
            'Ouro, prata e aço mudam o peso, a cor e o polimento da aliança.',
            'Alianças muito largas pedem, em geral, um número um pouco maior.',
          ],
          professional: [
            'Um polimento de tempos em tempos devolve o brilho de metais maciços.',
            'Tirar a aliança para levantar peso evita que ela deforme.',
          ],
          casual: [
            'Se a mão muda no calor, eu sempre digo pra medir o dedo de manhã e à noite.',
            'Data gravada por dentro ninguém esquece, ou pelo menos tem onde olhar.',
          ],
          funny: [
            'A gravação por dentro é a carta de amor mais curta que existe.',
            'A caixinha abre, os dois choram e ninguém lembra do discurso.',
          ],
          motivational: [
            'O risco que aparece com o uso é marca de rotina vivida a dois.',
            'Guardar a data por dentro do metal é um jeito quieto de lembrar.',
          ],
        },
      },
      questions: {
        sale: ['Aliança lisa ou com pedra?', 'Aliança fina ou larga na sua mão?', 'Que data você gravaria por dentro?', 'Ouro amarelo, branco ou prata no seu dedo?'],
        content: ['Vocês escolheram a aliança juntos ou foi surpresa?', 'Que frase caberia por dentro da sua aliança?', 'Quem da família soube do pedido antes da hora?', 'Você tira a aliança ou ela nunca sai do dedo?'],
      },
      asks: ['a data do pedido ou da cerimônia', 'a medida dos dedos', 'a gravação que imagina por dentro'],
    },
    { nouns: ['a biojoia', 'a bio joia/bio joias', 'o colar de sementes/colares de sementes', 'o colar de semente/colares de semente', 'o brinco de sementes/brincos de sementes', 'o brinco de semente/brincos de semente', 'a pulseira de sementes/pulseiras de sementes', 'a pulseira de semente/pulseiras de semente', 'o brinco de capim dourado/brincos de capim dourado', 'o colar de capim dourado/colares de capim dourado', 'a pulseira de capim dourado/pulseiras de capim dourado', 'o anel de capim dourado/anéis de capim dourado', 'o brinco em capim dourado/brincos em capim dourado', 'o brinco de coco/brincos de coco', 'o colar de coco/colares de coco'] },
    {
      nouns: ['o phone strap/phone straps', 'o phonestrap', 'o strap de celular', 'o strap phone/strap phones', 'o cordão de celular', 'o cordão para celular', 'a alça de celular', 'a alça para celular', 'a cordinha de celular', 'o salva-celular', 'a pulseira de celular', 'a pulseira para celular', 'o chaveiro de miçanga', 'o chaveiro de miçangas', 'o chaveirinho de miçanga', 'o bag charm/bag charms', 'o charm de bolsa', 'o berloque de bolsa', 'o penduricalho de bolsa', 'o pingente de bolsa', 'a miçanga', 'as miçangas coloridas', 'o kit de miçangas', 'o pote de miçangas', 'a bijuteria de miçanga', 'o acessório de miçanga'],
      openings: {
        sale: {
          professional: ['Um acessório com a sua cor, para usar todo dia: {topic}.'],
          casual: ['Escolhe a cor que combina com o seu dia: {topic}.'],
          funny: ['Cor suficiente para alegrar até a fila do banco: {topic}.'],
          motivational: ['Fio, cor e um nó bem dado: {topic}.'],
        },
        content: {
          professional: ['Fio, nó e arremate, os pontos que pedem atenção {no topic}.'],
          casual: ['Vem escolher cor comigo, o assunto é {topic}.'],
          funny: ['Perdi a ponta do fio bem na hora {do topic}.'],
          motivational: ['Cor por cor, a mão vai achando o ritmo {do topic}.'],
        },
      },
      facts: {
        sale: {
          all: ['Um detalhe pequeno e colorido aparece em toda foto.', 'A cor costuma seguir a capinha, a bolsa ou a roupa preferida.'],
          professional: ['Poucas cores, repetidas em ordem, dão um resultado mais elegante.'],
          casual: ['Eu sempre testo a combinação na minha bolsa antes.'],
          funny: ['A amiga pede para ver de perto e demora a devolver.'],
          motivational: ['Um bom nó parece simples depois de cem tentativas.'],
        },
        content: {
          all: ['O nó é o primeiro ponto a conferir de tempos em tempos.', 'Perfume e produtos de limpeza apagam o brilho das cores.'],
          professional: ['Convém guardar longe de chaves e metais pontudos.'],
          casual: ['Eu guardo cada cor num potinho, senão vira um arco-íris só.'],
          funny: ['Conta que cai no chão escolhe sempre o vão mais estreito.'],
          motivational: ['Errar a ordem das cores e refazer também é aprender.'],
        },
      },
      questions: {
        sale: ['Qual é a sua cor da vez?', 'Você combina o acessório com a roupa?'],
        content: ['Que acessório não sai da sua bolsa?', 'Você prefere montar ou comprar pronto?'],
      },
      asks: ['as cores preferidas', 'onde você vai usar'],
    },
  ],
  openings: {
    sale: {
      professional: ['O último brilho diante do espelho antes de sair: {topic}.', 'Da caixinha para todos os dias: {topic}.', 'Um ponto de luz que acompanha você: {topic}.'],
      casual: ['Roupa escolhida, perfume passado, agora {o topic}.', 'Olha {o topic} pegando a luz da janela.', 'Camiseta branca, calça jeans e {topic}: tá ótimo assim.'],
      funny: [
        'Cabelo preso de qualquer jeito, mas {o topic} {disfarça/disfarçam}.',
        'Espelho, espelho meu, quem brilha mais, eu ou {o topic}?',
        'Só ia experimentar e fiquei meia hora na frente do espelho: {topic}.',
      ],
      motivational: ['Um brilho seu para dias de muito trabalho: {topic}.', 'Arrumar-se com calma, nem que seja para um dia comum: {topic}.', 'Há esforços que pedem um brilho para lembrar: {topic}.'],
    },
    content: {
      professional: ['Cuidados que mantêm o brilho {do topic}.', 'Metal, medida e acabamento: o que observar {no topic}.', 'Como guardar {o topic} sem riscar.'],
      casual: ['Eu tiro {o topic} antes do banho, e conto por quê.', 'Flanela na mão e {o topic} na mesa, hora da limpeza.', 'Perfume primeiro, {topic} depois, sempre nessa ordem.'],
      funny: [
        'Perdi {o topic} e achei no lugar mais óbvio da casa, o bolso.',
        'Guardei {o topic} com tanto cuidado que nem eu acho.',
        'Nenhum ralo do mundo vê {o topic} de perto, essa é a regra.',
      ],
      motivational: ['Cuidar bem {do topic} é guardar também o dia em que {chegou/chegaram}.', 'Brilho se mantém com pouco e com frequência: {topic}.', 'Um brilho bem guardado atravessa anos: {topic}.'],
    },
  },
  facts: {
    sale: {
      all: [
        '{Pega/Pegam} a luz da janela e {aparece/aparecem} até na foto mais distraída.',
        '{Brilha/Brilham} na luz do escritório e {ganha/ganham} outra vida na luz de um jantar.',
        'Dourado, prateado ou colorido é a primeira dúvida de quem olha a vitrine.',
        'Acabamento liso, que não puxa fio nem arranha, é sinal de joia bem feita.',
        'Aniversário, formatura e noivado costumam pedir um brilho para guardar.',
        'Um brilho pequeno muda a roupa de todo dia sem trocar nada no armário.',
      ],
      professional: [
        'A cor pode acompanhar a roupa, os óculos ou as outras peças em uso.',
        'Metais de linhas simples atravessam anos de guarda-roupa.',
        'Para cerimônias, um único ponto de brilho costuma bastar.',
      ],
      casual: [
        'Batom, perfume, um brilho, e a roupa básica já parece outra.',
        'Quando esqueço o meu brilho em casa, passo o dia levando a mão no lugar vazio.',
        'Foto no espelho do elevador existe por causa desse brilho.',
      ],
      funny: [
        'Todo brilho atrai elogio, criança pequena e gente perguntando de onde é.',
        'Basta uma joia cair no chão do quarto pra família inteira engatinhar.',
        'Lanterna de celular existe pra achar joia embaixo da cama.',
      ],
      motivational: [
        'Pôr um brilho antes de abrir o computador muda o jeito de começar o expediente.',
        'Há joias que marcam um esforço, o primeiro salário, um curso terminado, uma loja aberta.',
        'Arrumar-se sem plateia também conta, e o brilho fica no espelho de casa.',
      ],
    },
    content: {
      all: [
        'Perfume, creme e protetor vão antes, a joia entra por último.',
        'No mar e na piscina, a joia fica melhor guardada do que molhada.',
        'Guardar em saquinhos separados evita que um metal risque o outro.',
        'Flanela macia e seca resolve a limpeza do metal no dia a dia.',
        'Joia molhada de chuva se seca com pano antes de ir para a caixa.',
        'Fora do banheiro, longe da umidade, o metal demora a perder o brilho.',
      ],
      professional: [
        'Banho, liga e pedra respondem de modo diferente ao uso, e cada um tem o seu cuidado.',
        'Na escolha, vale perguntar de que material a joia é feita e como se limpa.',
        'Produtos de limpeza doméstica mancham pedras e metais e devem ficar longe deles.',
      ],
      casual: [
        'Eu guardo o que uso toda semana num pratinho perto da porta, cada metal de um lado.',
        'Dourado com prateado eu misturo sem medo, fica ótimo.',
        'Antes do banho vai tudo pro pires, e depois eu nem procuro.',
      ],
      funny: [
        'O lugar seguro onde a joia foi guardada é segredo até da dona.',
        'Limpar as joias leva dez minutos, experimentar tudo de novo leva a tarde.',
        'Toda joia perdida aparece no dia em que ninguém está procurando.',
      ],
      motivational: [
        'Uma caixa de joias organizada poupa a busca da manhã.',
        'Joia herdada conta de quem a usou antes, e polir é continuar a história.',
        'Um estilo começa quando alguém repete o brilho de que mais gosta.',
      ],
    },
  },
  questions: {
    sale: ['Dourado, prateado ou os dois juntos?', 'Em que ocasião você usaria esse brilho primeiro?', 'Você combina o metal com o relógio ou nem liga?', 'Que joia você olha na vitrine e volta para olhar de novo?'],
    content: ['Qual joia você usa todos os dias?', 'Você tira tudo antes do banho ou esquece?', 'De quem veio a joia mais antiga que você tem?', 'Onde você já achou uma joia que dava por perdida?'],
  },
  asks: ['se prefere dourado ou prateado', 'a ocasião em que vai usar a joia', 'o estilo das joias que já usa'],
  materials: ['folheado', 'folheada', 'banhado a ouro', 'banhada a ouro', 'prata 925', 'em prata 925', 'de prata 925', 'de zirconia', 'com zirconia'],
  tips: [
    'Guarde cada joia num saquinho separado para evitar riscos e nós.',
    'Passe perfume e creme antes e espere secar para colocar as joias.',
    'Tire as semijoias antes do mar, da piscina e do banho.',
    'Limpe os metais com flanela macia e seca depois de usar.',
    'Feche as correntes antes de guardar para que não embaracem.',
    'Deixe a prata longe da umidade, que acelera o escurecimento.',
    'Meça o dedo pela manhã e de novo à noite antes de escolher um anel.',
    'Verifique fechos e tarraxas de tempos em tempos.',
    'Combine um colar curto com outro longo para que os dois apareçam.',
    'Evite guardar bijuterias no banheiro.',
    'Vista pulseiras de elástico enrolando-as pela mão, sem esticar demais.',
    'Leve um anel que já serve bem como referência de tamanho.',
  ],
  steps: ['a escolha das pedras', 'a combinação das cores', 'a montagem do conjunto', 'o fecho visto de perto', 'a limpeza com flanela', 'a arrumação na caixinha'],
  tools: ['a flanela', 'o alicate de bico', 'as argolas de montagem', 'o medidor de dedo', 'a bandeja de veludo'],
  hashtags: [
    'semijoias', 'bijuterias', 'joias', 'brincos', 'argolas', 'colares', 'pulseiras', 'aneis', 'aliancas', 'prata925', 'semijoiasdeluxo', 'acessoriosfemininos', 'mixdecolares', 'mixdepulseiras', 'presenteparaela',
  ],
  emojis: ['💍', '💎', '✨', '🪞', '🌟'],
}
