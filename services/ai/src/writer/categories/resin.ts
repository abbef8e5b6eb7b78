import { resinTypes } from '../products/resin.ts'
import type { Category } from './category.ts'

export const resin: Category = {
  name: 'resina',
  sort: 'thing',
  crafts: ['a resina', 'a resina epóxi'],
  flags: { isGift: false, isUnique: false, isMadeToOrder: false, isHandmade: true, allowsJokes: true },
  materials: ['de resina', 'em resina', 'na resina', 'com resina', 'resina', 'resinado', 'resinada'],
  openings: {
    sale: {
      professional: [
        'Cor, luz e brilho guardados na resina: {topic}.',
        'Resina nivelada, lixada e polida à mão: {topic}.',
        '{O topic}, com a resina lisa de ponta a ponta.',
        'Do líquido ao brilho, uma etapa de cada vez: {topic}.',
      ],
      casual: [
        'Endureceu, fui espiar e o coração sossegou: {topic}.',
        'Olha só como a luz bate {no topic}!',
        'Cacei bolhinha até a última, e aqui {está/estão} {o topic}.',
        'Passei a tarde polindo e valeu: {topic}.',
      ],
      funny: [
        'Nenhum mosquito ficou preso na resina: {topic}.',
        'Esperei endurecer sem cutucar, ou quase: {topic}.',
        'Brilha tanto que a câmera se viu no reflexo: {topic}.',
        'Foram dois dias sem poder encostar, e eu encostei com os olhos: {topic}.',
      ],
      motivational: [
        'Mistura medida, noite de espera, lixa e pano: {topic}.',
        'Resina não aceita pressa, e {o topic} {mostra/mostram} por quê.',
        'Lixa, água, pano e de novo lixa, até {brilhar/brilharem} {o topic}.',
        'Derramar leva minutos, esperar é que é o ofício: {topic}.',
      ],
    },
    content: {
      professional: [
        'Mistura, molde, espera e polimento: como {nasce/nascem} {o topic}.',
        'Sol, calor e álcool: o que manter longe {do topic}.',
        'Transparência, cor e borda: o que observar {no topic}.',
        'Pano macio e sabão neutro: como manter o brilho {do topic}.',
      ],
      casual: [
        'Luva na mão, resina no copo e {topic} começando.',
        'Vem ver a resina escorrendo {no topic}.',
        'A resina já endureceu, e acordei pensando {no topic}.',
        'Bastidor de uma bancada pegajosa: {topic}.',
      ],
      funny: [
        'Colei o palito, a luva e quase o chinelo, mas {saiu/saíram} {o topic}.',
        'O aviso de não encostar vale até para quem derramou {o topic}.',
        'A poeira do bairro inteiro soube que hoje era dia {do topic}.',
        'Caça às bolhas, episódio de hoje: {topic}.',
      ],
      motivational: [
        'Antes do brilho houve lixa, e antes da lixa houve espera: {topic}.',
        'Bolha por bolha, até {ficar/ficarem} {pronto/pronta/prontos/prontas} {o topic}.',
        'Anotei a mistura, o peso e a hora, e assim {nasceu/nasceram} {o topic}.',
        'No tempo da resina, e não no meu: {topic}.',
      ],
    },
  },
  facts: {
    sale: {
      all: [
        'Conforme a luz bate, a resina mostra um tom que na sombra não aparecia.',
        'O brilho lembra o do vidro, mas o toque da resina é morno.',
        'Depois de endurecer, a resina guarda o movimento que fazia quando era líquida.',
        'Resina sem bolha no meio e sem poeira no brilho é sinal de mão paciente.',
        'De perto aparecem profundidades na resina que a foto não consegue mostrar.',
        'Duas gotas de pigmento já levam a resina do transparente ao leitoso.',
        'Quem gosta de vidro, pedra e fundo de mar costuma se encantar com resina.',
        'Passe o dedo na borda, porque é ali que se reconhece uma resina bem lixada.',
      ],
      professional: [
        'Medimos resina e endurecedor com exatidão, pois a proporção decide a dureza final.',
        'As bolhas são retiradas enquanto a resina ainda está líquida.',
        'Lixamos as bordas com grãos cada vez mais finos, até que o toque fique liso.',
        'Durante o repouso, a resina fica nivelada e coberta, para que a poeira não pouse no brilho.',
      ],
      casual: [
        'Eu chego perto da janela toda hora só pra ver o brilho da resina mudar.',
        'A gente gira o palito no copo, e a resina termina o desenho sozinha.',
        'Dá vontade de passar o dedo no lisinho da resina, e pode passar.',
        'Ver a resina endurecida de manhã ainda me dá um frio na barriga.',
      ],
      funny: [
        'O brilho da resina reflete tudo, inclusive quem tenta tirar foto dela sem aparecer.',
        'Marca de dedo no brilho todo mundo nega, mas a digital está ali.',
        'Brilha feito bala desembrulhada, e mesmo assim ninguém deve morder.',
        'Um acha que é vidro, outro acha que é água, e é resina mesmo.',
      ],
      motivational: [
        'Resina endurece na hora que quer, e quem trabalha com ela aprende a esperar.',
        'Muita lixa e muito pano vêm antes de um brilho que parece ter nascido pronto.',
        'Quem derrama resina tem poucos minutos para a cor e muitas horas de espera.',
        'Um molde cheio de bolhas ensinou a mexer devagar, e o brilho de hoje vem dali.',
      ],
    },
    content: {
      all: [
        'Líquida como mel no começo, a resina leva muitas horas até endurecer por inteiro.',
        'A mistura é mexida devagar, raspando o fundo do copo, para prender menos ar.',
        'Pano macio, água e sabão neutro limpam a resina sem tirar o brilho.',
        'Sol direto amarela a resina com os anos, por isso a sombra é boa companhia.',
        'Álcool e acetona podem deixar a resina opaca, e convém limpar sem eles.',
        'Molde de silicone liso por dentro entrega a resina já brilhando.',
        'Em dia muito úmido a resina espera, porque a umidade mancha o brilho enquanto ela endurece.',
        'Pigmento demais atrapalha o endurecimento, por isso a cor entra de gota em gota.',
      ],
      professional: [
        'A proporção da mistura muda de uma resina para outra, e a balança decide melhor que o olho.',
        'Luvas, máscara para vapores e janela aberta fazem parte do trabalho com resina líquida.',
        'Riscos leves costumam sair com lixa fina molhada e massa de polir.',
        'Uma camada grossa demais esquenta, e por isso a resina é derramada aos poucos.',
      ],
      casual: [
        'Eu cubro a resina com uma caixa e fico espiando pela fresta.',
        'Minha bancada tem nível de pedreiro, porque resina torta não desentorta.',
        'Sempre misturo um tiquinho a mais, e a sobra vai pros moldinhos.',
        'Eu fotografo a cor ainda no copo, porque na resina espalhada ela muda.',
      ],
      funny: [
        'Basta derramar a resina para um fio de cabelo surgir do nada e pousar nela.',
        'O mosquito da oficina ignora a casa inteira e escolhe a resina fresca.',
        'A regra é não encostar antes da hora, e o meu dedo nunca leu a regra.',
        'O palito que esqueci no copo de resina agora mora lá.',
      ],
      motivational: [
        'Entre o copo e o brilho cabe uma noite inteira sem poder mexer em nada.',
        'Resina que saiu torta ensina a nivelar a bancada antes de abrir o frasco.',
        'Lixar resina cansa o braço, e o brilho só volta no último grão.',
        'O caderno com pesos, cores e tempos vale tanto quanto a mão que derrama.',
      ],
    },
  },
  questions: {
    sale: [
      'Resina transparente, leitosa ou bem colorida, qual faz o seu gosto?',
      'Azul de mar, verde de mata ou preto de pedra, que cor você poria na resina?',
      'Se pudesse guardar uma coisinha dentro da resina, o que seria?',
      'Brilho de vidro ou acabamento fosco, como você prefere a resina?',
    ],
    content: [
      'O que você já viu dentro da resina que te deixou de queixo caído?',
      'Você aguentaria um dia inteiro sem encostar na resina?',
      'O que você mais gosta de ver, a resina sendo derramada, desenformada ou polida?',
      'Quantas cores você misturaria num copo de resina?',
    ],
  },
  asks: ['as cores que você imagina na resina', 'o tamanho da resina que você imaginou', 'se é para você ou para dar de presente'],
  types: resinTypes,
  groups: [
    {
      nouns: [
        'a bandeja de resina/bandejas de resina', 'a bandejinha de resina/bandejinhas de resina', 'a bandeja em resina/bandejas em resina', 'o porta-joias de resina/porta-joias de resina', 'o porta-anel de resina/porta-anéis de resina', 'o porta-treco de resina/porta-trecos de resina', 'a caixinha de resina/caixinhas de resina', 'a caixa de resina/caixas de resina',
      ],
      openings: {
        sale: {
          professional: ['Brilho de resina sobre o aparador: {topic}.'],
          casual: ['Até a xícara do café fica mais bonita perto {do topic}.'],
          funny: ['A bagunça em cima do móvel ganhou berço brilhante: {topic}.'],
          motivational: ['Do molde ao móvel da casa, com uma noite de espera no meio: {topic}.'],
        },
        content: {
          professional: ['Que móvel escolher e o que deixar {no topic}.'],
          casual: ['Arrumei o aparador inteiro em volta {do topic}.'],
          funny: ['Limpei as digitais {do topic}, virei as costas e voltaram.'],
          motivational: ['Camada sobre camada, sem pressa entre uma e outra: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'No aparador, no criado-mudo ou na mesa de centro, o brilho da resina chama o olhar.',
            'Anéis, chaves e brincos param de se espalhar quando encontram um pouso de resina.',
            'Sobre madeira de tom fechado, a resina clara parece uma poça de luz.',
          ],
          professional: ['O fundo é nivelado, para que a resina assente firme no móvel.', 'As bordas de resina são arredondadas na lixa, agradáveis de pegar.'],
          casual: ['Eu largo os anéis ali toda noite e acordo sabendo onde estão.', 'A gente põe em cima do móvel e o canto parece outro, com aquele brilho.'],
          funny: ['Resina brilhando no aparador não arruma a casa, mas distrai muito bem a visita.', 'A chave continua sumindo, só que agora some num lugar brilhante.'],
          motivational: ['O canto das chaves e dos anéis também merece brilho.', 'Um fundo de resina bem nivelado custa tempo e aparece toda vez que alguém o usa.'],
        },
        content: {
          all: [
            'Vela acesa, chapinha e xícara quente podem marcar a resina, por isso ficam longe dela.',
            'Um pedacinho de feltro adesivo embaixo evita que a resina risque o móvel.',
            'Joia com ponta se apoia devagar, porque arrastada ela risca a resina.',
          ],
          professional: ['Perto do espelho, uma resina colorida pede poucos objetos em volta.', 'Perfume derramado deve ser enxugado logo, pois o álcool pode tirar o brilho da resina.'],
          casual: ['Eu testo no nível antes de derramar, senão a resina corre toda pra um lado.', 'Aqui em casa café muito quente ganha pires antes de encostar na resina.'],
          funny: ['Foto da resina no aparador tem sempre o teto da sala de brinde.', 'Metade do meu polimento é tirar a digital que eu mesmo dou ao mostrar.'],
          motivational: ['Encher um molde por igual, até a borda, é treino de mão calma.', 'Quem começa na resina costuma começar por um molde raso e muitas bolhas.'],
        },
      },
      questions: {
        sale: ['O que você deixaria em cima dessa resina?', 'Aparador, penteadeira ou mesa de centro, onde esse brilho ia ficar?'],
        content: ['Onde você larga os anéis e as chaves quando chega em casa?', 'Você guarda as joias na caixa ou deixa à vista?'],
      },
      asks: ['o móvel em que vai ficar e a cor dele', 'o que você quer apoiar ou guardar'],
    },
    {
      nouns: [
        'o porta-copos de resina/porta-copos de resina', 'o porta-copo de resina/porta-copos de resina', 'o porta-copos em resina/porta-copos em resina', 'o jogo de porta-copos de resina/jogos de porta-copos de resina', 'o descanso de copo de resina/descansos de copo de resina',
      ],
      openings: {
        sale: {
          professional: ['Copo gelado, móvel seco e brilho de resina: {topic}.'],
          casual: ['O cafezinho da tarde agora pousa {no topic}.'],
          funny: ['A madeira da mesa mandou agradecer: {topic}.'],
          motivational: ['Da bancada nivelada à roda de conversa: {topic}.'],
        },
        content: {
          professional: ['Feltro, borda e brilho: de perto {no topic}.'],
          casual: ['Testei com suco gelado, café e chá: {topic}.'],
          funny: ['Tirei o copo para ver o desenho {do topic} e me esqueci de beber.'],
          motivational: ['Repetir a cor de molde em molde, até {sair/saírem} {o topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Copo suado deixa roda na madeira, e sobre a resina ele só deixa uma gota.',
            'Na mesa de centro, cada lugar de copo vira um pedacinho de mar, de pedra ou de céu.',
            'Quem recebe em casa repara primeiro no sofá e logo depois onde pousou o copo.',
          ],
          professional: ['A base é nivelada, para que o copo assente sem balançar na resina.', 'A espessura da resina é igual em toda a volta, e o copo fica firme.'],
          casual: ['Eu bebo água e fico olhando o desenho pelo fundo do copo.', 'Levantar o copo e achar a cor da resina ali embaixo alegra a tarde.'],
          funny: ['O desenho é tão bonito que tem quem segure o copo na mão para não cobrir.', 'Acabou a desculpa de pôr o copo em cima da revista.'],
          motivational: ['Até o lugar do copo pode ter cor, lixa fina e uma noite de espera.', 'Molde raso parece simples, e qualquer desnível aparece sob o copo.'],
        },
        content: {
          all: [
            'Caneca muito quente pode marcar a resina, e copo gelado vai sem medo.',
            'Pés de silicone embaixo da resina evitam que o copo escorregue com ela.',
            'Açúcar de suco seco sai da resina com pano úmido e sabão neutro.',
          ],
          professional: ['Empilhar com um tecido fino no meio evita riscos na resina.', 'Copo de vidro liso deixa ver a cor da resina por baixo.'],
          casual: ['Eu derramo a resina com o molde no nível, senão o copo fica torto.', 'Cada visita aqui escolhe a sua cor de resina e não troca.'],
          funny: ['O copo acerta a resina na primeira hora e depois volta para a madeira.', 'Visita educada põe o copo na resina, visita curiosa tira para olhar o fundo.'],
          motivational: ['Fazer vários na mesma cor exige pesar o pigmento gota a gota.', 'Roda de copo na madeira já deu a muita gente o primeiro molde de resina.'],
        },
      },
      questions: {
        sale: ['Que copo você pousaria primeiro nessa resina?', 'Todos da mesma cor ou um diferente para cada visita?'],
        content: ['Você usa porta-copos ou o móvel que se vire?', 'Café, suco ou água gelada, o que fica na sua mesa de tarde?'],
      },
      asks: ['quantos copos vão à mesa e as cores da sala', 'a cor do móvel e o que você mais serve'],
    },
    {
      nouns: [
        'a mesa resinada/mesas resinadas', 'a mesa de resina/mesas de resina', 'a mesa com resina/mesas com resina', 'a mesa de centro resinada/mesas de centro resinadas', 'a mesa river/mesas river', 'a mesa de madeira com resina/mesas de madeira com resina',
        'a tábua com resina/tábuas com resina', 'a tábua resinada/tábuas resinadas', 'a tábua de resina/tábuas de resina', 'a tábua de madeira com resina/tábuas de madeira com resina', 'o banco resinado/bancos resinados',
      ],
      openings: {
        sale: {
          professional: ['Madeira e resina, cada uma com o seu desenho: {topic}.'],
          casual: ['Madeira quente, resina lisinha e a vontade de passar a mão: {topic}.'],
          funny: ['Se parecer rio, não adianta levar a vara de pescar: {topic}.'],
          motivational: ['A falha da madeira pode virar o ponto mais bonito {do topic}.'],
        },
        content: {
          professional: ['Umidade, vedação e derrame: a madeira {do topic}.'],
          casual: ['Escolhendo o lado da madeira que vai aparecer {no topic}.'],
          funny: ['A resina achou um furinho na madeira e fugiu {do topic}.'],
          motivational: ['Anos de árvore e dias de resina no mesmo lugar: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Nó, rachadura e borda torta da madeira passam a ser desenho quando a resina os preenche.',
            'Os veios escurecem sob a resina, como quando se molha a madeira.',
            'O encontro da madeira com a resina é onde todo mundo passa a mão.',
          ],
          professional: ['A madeira é seca e vedada antes de receber a resina, para soltar menos bolhas.', 'Madeira e resina são aplainadas juntas, para que o encontro não se sinta ao toque.'],
          casual: ['Eu escolho a madeira pela rachadura, e todo marceneiro acha graça.', 'A gente passa por perto e segue o caminho da resina com o dedo.'],
          funny: ['Criança põe o barquinho de papel em cima da resina e espera a correnteza.', 'Visita bate o dedo para conferir se aquilo é água, toda vez.'],
          motivational: ['A parte quebrada da madeira foi justamente a que recebeu a resina.', 'Lixar madeira e resina juntas pede braço, poeira e muita teimosia boa.'],
        },
        content: {
          all: [
            'Madeira úmida solta bolhas na resina, por isso ela seca bem antes.',
            'Objeto arrastado risca a resina, e levantar em vez de puxar já resolve.',
            'Panela quente pede descanso, porque o calor pode marcar a resina.',
          ],
          professional: ['Vedar os poros da madeira com uma demão fina reduz as bolhas no derrame.', 'Água parada estraga a madeira, por isso convém secar logo depois de limpar.'],
          casual: ['Eu fecho tudo com fita e silicone, e a resina ainda acha uma saída.', 'Quando a casca solta e a borda aparece, eu já sei onde a resina vai correr.'],
          funny: ['Resina vazada no chão da oficina hoje é piso decorado.', 'Três da manhã e a pessoa com lanterna procurando bolha na madeira.'],
          motivational: ['Trabalhar a borda natural é aceitar o caminho que a árvore fez e derramar ao lado.', 'Entre a prancha bruta e a superfície lisa há muitos grãos de lixa.'],
        },
      },
      questions: {
        sale: ['Que cor de rio você poria na madeira?', 'Madeira de tom claro ou fechado para encontrar a resina?'],
        content: ['Você deixaria a borda da madeira reta ou natural?', 'Qual madeira você acha mais bonita ao lado da resina?'],
      },
      asks: ['a medida e o tom da madeira', 'a cor da resina entre as partes da madeira'],
    },
    {
      nouns: [
        'a luminária de resina/luminárias de resina', 'a luminária em resina/luminárias em resina', 'o abajur de resina/abajures de resina', 'o relógio de resina/relógios de resina', 'o relógio em resina/relógios em resina', 'o relógio resinado/relógios resinados', 'o quadro de resina/quadros de resina', 'o quadro em resina/quadros em resina', 'o quadro resinado/quadros resinados',
      ],
      openings: {
        sale: {
          professional: ['Resina que muda o clima do ambiente: {topic}.'],
          casual: ['Aquele canto sem graça da sala agora tem {topic}.'],
          funny: ['As visitas chegam, olham e esquecem o que iam dizer: {topic}.'],
          motivational: ['Cor derramada hoje, casa com outro ar depois: {topic}.'],
        },
        content: {
          professional: ['Luz, altura e fundo: o lugar certo {do topic} na casa.'],
          casual: ['Testei com a luz acesa e com a luz apagada: {topic}.'],
          funny: ['Soprei a tinta na resina até ficar sem ar, por causa {do topic}.'],
          motivational: ['Inclinar o molde, esperar, inclinar de novo: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Numa sala de cores neutras, a resina pode ser o ponto de cor.',
            'Com a luz acesa por perto, o desenho da resina aparece de outro jeito.',
            'Ondas, pedras e nuvens são desenhos que a resina faz quase sozinha.',
          ],
          professional: ['A composição de cores é testada antes, em pequena escala, na própria resina.', 'As bordas recebem a mesma lixa que a face de resina, até o toque ficar igual.'],
          casual: ['Eu apaguei a luz do teto só pra ver a resina com o abajur do lado.', 'Cada um que entra na sala vê um desenho diferente na resina.'],
          funny: ['Um vê onda, outro vê galáxia, e a criança vê um frango.', 'A televisão da sala ganhou concorrência na resina.'],
          motivational: ['Horas de resina parada para a casa ganhar uma cor que parece se mexer.', 'A cor se espalha até onde quer, e quem derrama aprende a conduzir.'],
        },
        content: {
          all: [
            'Lâmpada de LED aquece pouco e é a melhor companhia da resina.',
            'Em parede com sol da tarde, a resina clara amarela mais depressa.',
            'Um sopro de ar quente empurra a cor e forma as células na resina.',
          ],
          professional: ['Espanador macio basta na rotina, e o pano úmido fica para as marcas na resina.', 'Antes de decidir o lugar, convém ver a resina ali de dia e de noite.'],
          casual: ['Eu misturo as cores em copinhos e derramo tudo numa sentada só.', 'Meu soprador de resina já foi secador de cabelo, hoje não é mais.'],
          funny: ['A cor que eu planejei foi para a esquerda, a resina foi para a direita.', 'Deixei a resina sozinha por dez minutos e ela redesenhou o mar.'],
          motivational: ['Ninguém manda por inteiro na cor da resina, e a mão boa sabe a hora de parar.', 'Cada teste em tampinha ensina como duas cores se comportam na resina.'],
        },
      },
      questions: {
        sale: ['Em que parede ou móvel da sala você poria essa resina?', 'Tons de mar, de terra ou de noite para a sua sala?'],
        content: ['O que você enxerga no desenho dessa resina?', 'Qual cômodo da sua casa está pedindo cor?'],
      },
      asks: ['o cômodo e as cores que ele já tem', 'o tamanho do lugar e a luz que ele recebe'],
    },
    {
      nouns: [
        'o chaveiro de resina/chaveiros de resina', 'o chaveiro em resina/chaveiros em resina', 'o chaveirinho de resina/chaveirinhos de resina', 'a letra de resina/letras de resina', 'a letra em resina/letras em resina', 'a letrinha de resina/letrinhas de resina', 'o chaveiro de letra de resina/chaveiros de letra de resina', 'o marcador de resina/marcadores de resina', 'o marcador de página de resina/marcadores de página de resina', 'o marcador de livro de resina/marcadores de livro de resina', 'a plaquinha de resina/plaquinhas de resina',
      ],
      openings: {
        sale: {
          professional: ['Formato pequeno, resina cristalina ou colorida: {topic}.'],
          casual: ['Pequeno no molde e enorme no brilho: {topic}.'],
          funny: ['Quem pega na mão não devolve sem olhar contra a luz: {topic}.'],
          motivational: ['Encher molde pequeno exige pulso firme: {topic}.'],
        },
        content: {
          professional: ['Gotas, glitter e folhas: o que cabe dentro {do topic}.'],
          casual: ['Pinça na mão e a cor escolhida, lá {vem/vêm} {o topic}.'],
          funny: ['Glitter até na sobrancelha, mas {ficou/ficaram} {pronto/pronta/prontos/prontas} {o topic}.'],
          motivational: ['De gota em gota, sem transbordar o molde: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Inicial, cor preferida ou flor seca dizem de quem é antes que alguém pergunte.',
            'Na mochila, no molho de chaves ou no livro, um pedacinho de resina se acha depressa.',
            'Num molde pequeno cabe bastante coisa, de folha seca a pontinhos de brilho.',
          ],
          professional: ['A rebarba é retirada e a borda é lixada, mesmo nos menores moldes de resina.', 'Os elementos são posicionados com pinça, antes da segunda camada de resina.'],
          casual: ['Eu escolho a cor da resina pensando na cara da pessoa.', 'Cabe na palma da mão, e a gente fica virando pra luz sem perceber.'],
          funny: ['Alguém da família vai elogiar hoje e pegar emprestado amanhã.', 'O glitter está preso na resina, o que em matéria de glitter é raridade.'],
          motivational: ['Um molde pequeno não esconde erro, e nele se aprende a ter mão leve.', 'Um nome ou uma letra em resina pede o mesmo preparo de um molde grande.'],
        },
        content: {
          all: [
            'O glitter só entra quando a resina engrossa, senão ele vai todo para o fundo.',
            'Palito de dente leva a resina aos cantinhos do molde, onde a bolha se esconde.',
            'Folha e flor entram bem secas na resina, porque a umidade escurece a planta.',
          ],
          professional: ['O furo da argola se faz depois que a resina endureceu, com broca fina.', 'Antes do derrame, os moldes são limpos com fita adesiva, para que não sobre pó.'],
          casual: ['Eu encho os moldinhos com conta-gotas, e é um sossego.', 'A letra mais pedida muda toda hora, e eu adoro adivinhar o nome.'],
          funny: ['A letra O é um anel de bolhas, a letra I cabe numa gota.', 'Abri o pote de glitter uma vez e a bancada nunca mais foi a mesma.'],
          motivational: ['A centésima gota no molde já sai com a mão que faltava na primeira.', 'Molde pequeno é bom professor, porque custa pouca resina errar nele.'],
        },
      },
      questions: {
        sale: ['Qual letra e qual cor de resina seriam as suas?', 'Flor seca, glitter ou cor lisa dentro da resina?'],
        content: ['Quantas chaves você carrega sem saber de onde são?', 'Você marca a página ou dobra a orelha do livro?'],
      },
      asks: ['a letra ou o nome e a cor da resina', 'o que você gostaria de ver dentro da resina'],
    },
    {
      nouns: [
        'o pingente de resina/pingentes de resina', 'o pingente em resina/pingentes em resina', 'o colar de resina/colares de resina', 'o colar em resina/colares em resina', 'o brinco de resina/brincos de resina', 'o brinco em resina/brincos em resina', 'o anel de resina/anéis de resina', 'a pulseira de resina/pulseiras de resina', 'o bracelete de resina/braceletes de resina',
      ],
      openings: {
        sale: {
          professional: ['Transparência e cor junto à pele: {topic}.'],
          casual: ['Camiseta branca e {topic}, não precisa de muito.'],
          funny: ['Vão perguntar que pedra é essa, e você decide se conta: {topic}.'],
          motivational: ['Uma gota de resina, muito polimento: {topic}.'],
        },
        content: {
          professional: ['Como usar e onde guardar {o topic}.'],
          casual: ['Pus contra a janela pra ver o que tem dentro {do topic}.'],
          funny: ['Polindo {o topic} com a cara de quem achou um tesouro.'],
          motivational: ['A menor borda é a que pede mais lixa: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'A resina é leve, e dá para usar formatos grandes sem sentir o peso.',
            'Com roupa lisa, a cor da resina vira o assunto do visual.',
            'Contra a luz, a resina translúcida lembra âmbar e vidro de praia.',
          ],
          professional: ['A borda da resina é polida para não prender em malha nem em cabelo.', 'Quando há metal, o tom dele é escolhido junto com o da resina.'],
          casual: ['Eu uso resina colorida até com pijama, e ninguém reclama.', 'Leve desse jeito, a gente esquece a resina no corpo até alguém elogiar.'],
          funny: ['Tem gente que vai chegar perto demais para ver o que há dentro da resina.', 'Acessório que parece bala dá fome, já aviso.'],
          motivational: ['Para um centímetro de resina transparente, o polimento leva uma tarde.', 'De perto, a resina miúda mostra a mão de quem lixou.'],
        },
        content: {
          all: [
            'Perfume e creme vão primeiro, a resina vem por último.',
            'Guardada num saquinho macio, a resina não se risca nas outras bijuterias.',
            'Mar, piscina e banho desgastam o metal e o brilho da resina.',
          ],
          professional: ['Depois do uso, um pano seco devolve o brilho à resina.', 'Guardar a resina clara em gaveta ou caixa fechada a protege da luz forte.'],
          casual: ['Eu lixo embaixo d\'água, pra não subir pó nenhum.', 'Metade da graça é achar a roupa que puxa a cor da resina.'],
          funny: ['O menor molde da bancada é sempre o que rola para baixo do armário.', 'Uma bolhinha no meio, e a gente passa a chamar de estrela.'],
          motivational: ['Fazer dois iguais em resina é repetir peso, cor e lixa sem pular nada.', 'Molde a molde, o olho aprende a ver a bolha antes que ela fique.'],
        },
      },
      questions: {
        sale: ['Com que roupa você usaria essa cor de resina?', 'Formato grande e chamativo ou resina pequenina?'],
        content: ['Resina com metal dourado ou prateado, de que lado você está?', 'Qual acessório você nunca tira?'],
      },
      asks: ['a cor da resina e o tom do metal', 'o formato que você prefere e com que roupa vai usar'],
    },
    {
      flags: { isUnique: true, allowsJokes: false },
      nouns: [
        'o buquê em resina/buquês em resina', 'o buquê de resina/buquês de resina', 'o buquê na resina/buquês na resina', 'o buquê de noiva em resina/buquês de noiva em resina', 'o buquê eternizado/buquês eternizados', 'o buquê de noiva eternizado/buquês de noiva eternizados', 'o buquê resinado/buquês resinados',
        'a flor em resina/flores em resina', 'a flor na resina/flores na resina', 'a flor eternizada/flores eternizadas', 'a flor eternizada em resina/flores eternizadas em resina', 'a rosa em resina/rosas em resina', 'a flor do buquê em resina/flores do buquê em resina',
      ],
      openings: {
        sale: {
          professional: ['A flor secou com calma e a resina a guardou: {topic}.'],
          casual: ['Aquela flor que não podia ir embora ficou: {topic}.'],
          funny: ['A única flor da casa que dispensa o regador: {topic}.'],
          motivational: ['Pétala por pétala, com pinça e paciência: {topic}.'],
        },
        content: {
          professional: ['Da flor fresca à resina: as etapas {do topic}.'],
          casual: ['As flores já secaram, e hoje começa a resina {do topic}.'],
          funny: ['Aqui se fala baixo para não voar pétala {do topic}.'],
          motivational: ['Semanas de flor secando antes da primeira gota {no topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'As flores de um casamento, de um batizado ou de um pedido podem ficar à vista por anos.',
            'Dentro da resina dá para ver as nervuras da pétala e o miolo da flor.',
            'A cor da flor seca fica um pouco mais funda, como em fotografia antiga.',
          ],
          professional: ['A flor é seca por inteiro antes de entrar na resina, para conservar a forma.', 'As pétalas são dispostas com pinça, respeitando o desenho que a flor tinha.'],
          casual: ['Eu penso na história daquela flor enquanto arrumo pétala por pétala.', 'A gente olha a flor parada na resina e se lembra do dia inteiro.'],
          funny: ['Flor na resina não pede água, não perde pétala e não atrai abelha.', 'O vaso ficou sem a flor, e a estante ganhou moradora nova.'],
          motivational: ['A flor dura dias no vaso, e quem a seca a tempo lhe dá outro caminho.', 'Guardar uma flor pede pressa para secar e calma para derramar.'],
        },
        content: {
          all: [
            'Quanto mais fresca a flor começa a secar, melhor ela guarda a cor.',
            'Sílica em grãos seca a flor inteira sem achatar as pétalas.',
            'Pétala com umidade escurece e solta bolhas dentro da resina.',
          ],
          professional: ['Até começar a secagem, a flor deve ficar em água limpa e lugar fresco.', 'A resina é derramada em camadas, para que a flor não boie.'],
          casual: ['Eu fotografo tudo fresco primeiro, pra lembrar o lugar das pétalas.', 'Rosa branca na resina puxa pro creme, e eu acho lindo.'],
          funny: ['Espirro perto de pétala seca é proibido nesta bancada.', 'A flor mais teimosa boia, gira e escolhe a própria pose na resina.'],
          motivational: ['Secar flor é olhar a caixa todo dia e resistir a abrir antes da hora.', 'A primeira camada segura a flor, e as outras vão subindo sem pressa.'],
        },
      },
      questions: {
        sale: ['De que dia você guardaria as flores?', 'Quais flores havia no buquê que você não esquece?'],
        content: ['Você já guardou uma flor dentro de um livro?', 'Qual flor te lembra uma pessoa?'],
      },
      asks: ['as flores que você quer guardar e de que dia elas são', 'se as flores ainda estão frescas ou já secaram'],
    },
  ],
  tips: [
    'Limpe a resina com pano macio, água e sabão neutro.',
    'Evite álcool, acetona e esponja áspera, porque tiram o brilho da resina.',
    'Deixe a resina longe do sol direto, que amarela os tons claros.',
    'Não encoste nada muito quente na resina, porque o calor marca.',
    'Tire a poeira com pano seco antes de passar o úmido, para não arrastar grãos na resina.',
    'Embrulhe a resina em tecido macio quando for viajar ou mudar de casa.',
    'Enxugue logo o perfume que cair na resina, porque ele tem álcool.',
    'Não esqueça a resina no carro fechado ao sol, porque o calor pode deformá-la.',
    'Levante em vez de arrastar, porque o atrito deixa riscos finos na resina.',
    'Fotografe a resina perto da janela e sem flash, porque o brilho reflete tudo.',
    'Olhe a resina contra a luz antes de escolher, porque é assim que a cor aparece inteira.',
    'Evite os tons muito claros onde bate sol, porque neles o amarelado aparece antes.',
  ],
  steps: ['a escolha das cores', 'a mistura no copo', 'o derrame da resina', 'a caça às bolhas', 'a hora de desenformar', 'a lixa e o polimento'],
  tools: ['os moldes de silicone', 'os copos de mistura', 'os pigmentos', 'a balança de precisão', 'as lixas finas'],
  hashtags: [
    'resina', 'resinaepoxi', 'arteemresina', 'resinaepoxy', 'resinart', 'pecasemresina', 'decoracaoemresina', 'resinaedecoracao', 'decoracaocomresina', 'resinabrasil', 'floresemresina', 'acessoriosemresina', 'presentesemresina', 'madeiraeresina',
  ],
  emojis: ['💎', '💧', '🌊', '✨', '🫧'],
}
