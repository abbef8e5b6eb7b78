import { crochetHomeTypes } from '../products/crochet-home.ts'
import type { Category } from './category.ts'

/** Those for the floor, the table, shelves and edges are crocheted; what lies on a sofa or a bed may be knitted. */
export const crochetHome: Category = {
  name: 'crochê e tricô para casa',
  sort: 'thing',
  crafts: ['o crochê', 'o tricô', 'o barbante', 'o fio de malha'],
  flags: { isGift: false, isUnique: false, isMadeToOrder: false, isHandmade: true, allowsJokes: true },
  materials: ['de croche', 'em croche', 'croche', 'de trico', 'de barbante', 'fio de malha'],
  openings: {
    sale: {
      professional: [
        '{O topic} {leva/levam} para dentro de casa o relevo de um trabalho feito ponto a ponto.',
        'Fio, agulha e desenho contado carreira por carreira: {topic}.',
        'Para a casa que gosta de textura de fio e de arremate limpo: {topic}.',
      ],
      casual: [
        'Arrematei a última pontinha de fio e já posso mostrar: {topic}.',
        '{Saiu/Saíram} da agulha com cara de casa: {topic}.',
        'Mesa cheia de novelo a semana toda, mas olha no que deu: {topic}.',
      ],
      funny: [
        'Era uma vez um novelo quietinho no canto, até virar {topic}.',
        'Contei os pontos três vezes, deu três números, e mesmo assim {nasceu/nasceram} {o topic}.',
        'O gato tinha planos para o novelo, mas eu cheguei antes: {topic}.',
      ],
      motivational: [
        'Uma carreira por noite, sem pular nenhuma: {topic}.',
        'Começou com um nó na ponta do fio e terminou em {topic}.',
        'Ponto desmanchado também ensina, e {o topic} {está/estão} aqui para provar.',
      ],
    },
    content: {
      professional: [
        'Como {nasce/nascem} {o topic}: um fio, uma agulha e muitas carreiras contadas.',
        'Vale olhar o ponto e o arremate antes de escolher {topic}.',
        'A trama {do topic}, vista de perto.',
      ],
      casual: [
        'O assunto de hoje na mesa dos novelos: {topic}.',
        'Puxa a cadeira e o novelo, que a conversa é sobre {topic}.',
        'Me perguntaram do ponto, do fio e da lavagem {do topic}, então vamos lá.',
      ],
      funny: [
        'Bastidores {do topic}: fio na cadeira, fio no chão e um gato muito interessado.',
        'Ninguém fala comigo enquanto eu conto ponto, ainda mais com {o topic} na agulha.',
        'Confissões de quem vive entre novelo, agulha e {topic}.',
      ],
      motivational: [
        'Quem vê {o topic} em casa não vê quantas vezes a carreira voltou.',
        'Entre o primeiro ponto e o arremate {do topic} cabe muita paciência.',
        'A mão aprende o ponto aos poucos, e {o topic} {mostra/mostram} esse caminho.',
      ],
    },
  },
  facts: {
    sale: {
      all: [
        'O relevo do ponto aparece melhor quando a luz da janela bate de lado.',
        'Casa com madeira, barro e planta recebe bem a textura do fio.',
        'Quem cresceu em casa com crochê ou tricô reconhece um trabalho de agulha de longe.',
        'Ponto firme e regular ajuda a manter a forma depois de muitas lavagens.',
        'A visita repara no ponto, chega perto e pergunta quem fez.',
        'O jeito de segurar o fio muda de mão para mão, e o ponto guarda esse jeito.',
        'No avesso, as pontas do fio ficam escondidas dentro da própria trama.',
        'Em fio claro o desenho do ponto salta aos olhos, em fio escuro ele fica discreto.',
      ],
      professional: [
        'O desenho é planejado antes do primeiro ponto, para que as carreiras fechem com simetria.',
        'Trabalhamos com a mesma tensão de fio do começo ao fim, e o ponto fica uniforme.',
        'As emendas de fio ficam no avesso, e o lado à vista permanece limpo.',
        'O número da agulha é escolhido conforme o fio, para que o ponto saia regular.',
      ],
      casual: [
        'Eu adoro receber foto do meu trabalho de agulha já morando na casa de alguém.',
        'A gente conta ponto até de olho fechado, mas olha o resultado.',
        '{É/São} dessas coisas de fio que deixam a casa com cara de gente morando.',
        'Olha bem esse ponto e me diz se não dá vontade de ter em casa.',
      ],
      funny: [
        'Cuidado na hora de mostrar em casa, porque o gato acha que todo fio é dele.',
        'Foram tantos pontos que a calculadora pediu arrego.',
        'A visita olha o ponto, conta as carreiras e esquece o café esfriando.',
        'Depois do primeiro trabalho de agulha em casa, você vira jurado de ponto na casa alheia.',
      ],
      motivational: [
        'Casa se monta aos poucos, como uma carreira depois da outra.',
        'Há horas de agulha e fio nesse trabalho, e elas ficam na sua casa.',
        'Quem arruma a casa devagar sabe o valor de um ponto bem fechado.',
        'O tempo gasto em cada carreira fica à vista de quem chega perto.',
      ],
    },
    content: {
      all: [
        'Antes de lavar, vale perguntar a quem fez qual é o fio e como ele se comporta na água.',
        'Torcer o trabalho molhado deforma o ponto, e uma toalha seca tira a água sem esforço.',
        'Na horizontal e à sombra, o fio seca sem esticar e a cor dura mais.',
        'Fio puxado não se corta, se leva de volta para o avesso com a agulha.',
        'Agulha grossa deixa o ponto solto e macio, agulha fina deixa a trama firme.',
        'O mesmo desenho muda de tamanho conforme a grossura do fio e o número da agulha.',
        'Cada lote de fio sai da tinta com um tom próprio, por isso o trabalho usa um só.',
        'Medir com fita antes de escolher evita surpresa com o tamanho do trabalho de agulha.',
      ],
      professional: [
        'Recomendamos testar a firmeza da cor do fio com um pano branco úmido antes da primeira lavagem.',
        'A amostra de ponto, feita antes de tudo, indica quantas carreiras cada palmo pede.',
        'Um bom arremate não deixa nó à vista nem ponta de fio solta no avesso.',
        'Para conservar o relevo, convém não encostar o ferro diretamente nos pontos.',
      ],
      casual: [
        'Eu sempre lavo uma amostra antes, porque tem fio que solta cor e fio que encolhe.',
        'Aqui a gente escolhe novelo na luz do dia, que lâmpada engana na cor.',
        'Puxou um fiozinho? Passa ele pro avesso e nada de tesoura.',
        'Meu truque é anotar a carreira num papelzinho antes de levantar pra pegar café.',
      ],
      funny: [
        'Lei da agulha: chamou no meio da carreira, sumiu a conta dos pontos.',
        'O novelo cai uma vez e visita todos os móveis da sala.',
        'Só mais uma carreira é a mentira preferida de quem trabalha com agulha.',
        'Gato não destrói novelo, ele apenas discorda do projeto.',
      ],
      motivational: [
        'Desmanchar uma carreira errada dá pena na hora e orgulho no arremate.',
        'A mão que hoje faz ponto igual já fez muito ponto torto.',
        'As primeiras carreiras assustam, depois a agulha encontra o caminho.',
        'Quem aprendeu com a avó repete o gesto dela a cada laçada.',
      ],
    },
  },
  questions: {
    sale: [
      'Em que canto da sua casa esse ponto ia morar?',
      'Fio cru ou fio colorido na sua casa?',
      'Qual cor de fio combina mais com a sua casa?',
      'Sua casa pede ponto fechado ou ponto rendado?',
    ],
    content: [
      'Quem foi a primeira pessoa que você viu com uma agulha de crochê ou de tricô na mão?',
      'Existe na sua casa algum crochê que veio da família?',
      'Você já tentou aprender crochê ou tricô? Até onde foi?',
      'Seu gato ou cachorro também acha que novelo é dele?',
    ],
  },
  asks: ['a cor do fio e o cômodo da casa', 'as medidas e as cores do ambiente', 'em que canto da casa você quer ver esse ponto'],
  types: crochetHomeTypes,
  groups: [
    {
      nouns: [
        'o tapete', 'o tapete de crochê/tapetes de crochê', 'o tapetinho', 'o tapete de barbante/tapetes de barbante',
        'a passadeira', 'a passadeira de crochê/passadeiras de crochê', 'o jogo de tapetes/jogos de tapetes',
        'o jogo de banheiro/jogos de banheiro', 'o jogo de cozinha/jogos de cozinha',
      ],
      openings: {
        sale: {
          professional: ['O chão também faz parte da decoração: {topic}.', 'Para receber os pés com textura de crochê: {topic}.'],
          casual: ['Tira o sapato e chega mais perto: {topic}.', 'O piso tava muito sem graça, então fiz {topic}.'],
          funny: ['Aviso aos pés da casa: a vida boa começou, com {topic}.', 'O cachorro vai jurar que {é/são} dele, mas você sabe a verdade sobre {o topic}.'],
          motivational: ['Todo dia começa com um pé no chão, e por isso {existe/existem} {o topic}.', 'De volta em volta, um fio comprido cobriu o piso: {topic}.'],
        },
        content: {
          professional: ['Medida, formato e lugar: por onde começar ao escolher {topic}.', 'Como manter {o topic} no lugar e com a borda assentada.'],
          casual: ['Vamos falar de chão, de pé descalço e {do topic}.', 'Como eu escolho o lugar {do topic} antes da primeira correntinha.'],
          funny: ['Diário de bordo {do topic}: hoje passaram chinelo, pata e roda de carrinho.', 'Quem pisa de sapato ainda não foi apresentado {ao topic}.'],
          motivational: ['Ninguém repara no chão até ele mudar, e {o topic} {muda/mudam} isso.', 'Centenas de pontos deitados no chão, todos no lugar: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Em piso de cerâmica, o pé descalço gosta de encontrar fio em vez de chão gelado.',
            'Em frente à pia, onde se fica muito tempo em pé, faz diferença ter crochê embaixo.',
            'O desenho no chão é o que primeiro se vê ao abrir a porta do cômodo.',
            'Crochê de chão pede ponto bem fechado, que aguenta pisada e volta para o lugar.',
          ],
          professional: ['A medida certa deixa a porta abrir livre e o desenho inteiro à vista.', 'O contorno é conferido no chão, para que as bordas assentem sem ondular.'],
          casual: ['Tira o chinelo e pisa, que aí você me entende.', 'Aqui em casa tem crochê no chão do quarto, e ninguém quer calçar o chinelo.'],
          funny: ['Bastam cinco minutos no chão para o cachorro assinar a escritura.', 'Dá dó de pisar, mas o pé logo se acostuma com a boa vida.'],
          motivational: ['Quem chega em casa e tira o sapato merece pisar em ponto feito com paciência.', 'O chão por onde se passa vinte vezes ao dia também merece desenho.'],
        },
        content: {
          all: [
            'Uma tela antiderrapante por baixo mantém o crochê no lugar em piso liso.',
            'Sacudir ao ar livre antes de lavar tira a poeira que mora entre os pontos.',
            'Borda que assenta no piso sem ondular mostra que os aumentos foram bem contados.',
            'Girar a posição de tempos em tempos distribui as pisadas e gasta o fio por igual.',
          ],
          professional: ['Antes de definir a largura, convém abrir portas e gavetas sobre o lugar medido.', 'O aspirador sem escova giratória limpa a trama sem puxar os pontos.'],
          casual: ['Eu estendo a fita métrica no chão antes de contar a primeira correntinha.', 'Borda ondulando? A gente desmancha duas voltas e tira uns aumentos.'],
          funny: ['O aspirador chega perto e {o noun} se {agarra/agarram} no piso.', 'Regra da casa: sapato que veio da rua dá a volta e não pisa no crochê.'],
          motivational: ['O trabalho começa no colo, passa do joelho e só para quando alcança o chão.', 'Volta após volta, o fio que cabia na mão passa a cobrir o piso.'],
        },
      },
      questions: {
        sale: ['Qual chão da sua casa está pedindo um crochê?', 'Seu piso é claro ou escuro?', 'Quem ia pisar primeiro aí, você ou o bichinho da casa?', 'Cor lisa ou desenho colorido para o seu piso?'],
        content: ['Em casa você anda descalço, de meia ou de chinelo?', 'Sapato entra na sua casa ou fica na porta?', 'Qual cômodo da sua casa tem o chão mais frio?', 'O seu cachorro ou gato já tomou posse de algum tapete?'],
      },
      asks: ['a medida do chão e a cor do piso', 'o cômodo e o formato que você imagina', 'o tamanho do cômodo e os móveis que ficam perto'],
    },
    {
      nouns: [
        'o sousplat', 'o sousplat de crochê/sousplats de crochê', 'o jogo de sousplat/jogos de sousplat', 'o jogo americano de crochê/jogos americanos de crochê',
        'o caminho de mesa/caminhos de mesa', 'o centro de mesa/centros de mesa', 'o centrinho de mesa/centrinhos de mesa', 'o centrinho de crochê/centrinhos de crochê',
        'a toalhinha de crochê/toalhinhas de crochê', 'a toalha de crochê/toalhas de crochê', 'o porta-copos de crochê/porta-copos de crochê', 'o porta-guardanapo',
      ],
      openings: {
        sale: {
          professional: ['Para a mesa posta ganhar textura de crochê: {topic}.', '{O topic} {prepara/preparam} a mesa antes mesmo de a comida chegar.'],
          casual: ['Chama todo mundo pra mesa, que tem {topic}.', 'Até arroz com feijão fica chique perto {do topic}.'],
          funny: ['A pizza de caixa vai se sentir importante: {topic}.', 'O arroz pode queimar, que a mesa salva a reputação: {topic}.'],
          motivational: ['Quem gosta de reunir gente em volta da mesa entende {o topic}.', 'Mesa arrumada numa noite qualquer, só por gosto: {topic}.'],
        },
        content: {
          professional: ['Mesa posta com crochê: onde {entra/entram} {o topic}.', 'Louça, guardanapo e fio: como combinar {o topic} na mesa.'],
          casual: ['Do café da manhã ao jantar, olha por onde {passa/passam} {o topic}.', 'Abri a gaveta da mesa posta e dei de cara com {o topic}.'],
          funny: ['Não é fácil a vida {do topic}: café, migalha, molho e foto.', 'Arrumei a mesa inteira só para ter desculpa de mostrar {o topic}.'],
          motivational: ['Da primeira laçada ao almoço em família: o caminho {do topic}.', 'Crochê guardado não vê almoço, por isso {o topic} {fica/ficam} na mesa.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Perto da louça branca de todo dia, o crochê deixa o almoço com cara de visita.',
            'Madeira, vidro ou toalha lisa por baixo deixam o desenho do ponto bem à vista na mesa.',
            'Café da manhã em família, jantar com amigos e bolo de aniversário ficam bem com crochê na mesa.',
            'Quem gosta de mesa posta acaba querendo um crochê para cada louça.',
          ],
          professional: ['Em mesa posta, a cor do fio pode repetir o tom da louça ou contrastar com ela.', 'Nas fotos da mesa posta, o crochê dá relevo sem competir com a louça.'],
          casual: ['Eu ponho na mesa até pra comer pão com manteiga.', 'A gente arruma a mesa, tira foto do crochê e só depois deixa todo mundo sentar.'],
          funny: ['O macarrão pode ser instantâneo, que o crochê na mesa segura a fama.', 'Molho de tomate e crochê na mesma mesa, isso sim é coragem.'],
          motivational: ['Quem cozinhou a manhã inteira merece servir numa mesa à altura, com crochê e tudo.', 'Pôr a mesa numa noite comum é um jeito de chamar a casa toda para sentar junto.'],
        },
        content: {
          all: [
            'Na mesa posta, o crochê pede louça lisa ou estampa no mesmo tom do fio.',
            'Mancha de molho sai melhor se for para a água fria logo depois da refeição.',
            'Na gaveta, o crochê de mesa fica melhor aberto ou enrolado, porque a dobra marca.',
            'Engomar com amido devolve a firmeza ao crochê que amoleceu na lavagem.',
          ],
          professional: ['Repetir a cor do fio no guardanapo ou nas flores dá unidade à mesa posta.', 'Recomendamos tirar as migalhas com uma escova macia antes de lavar o crochê de mesa.'],
          casual: ['Quando falta ideia pra mesa, eu escolho o crochê primeiro e a louça depois.', 'Caiu vinho? A gente corre com água fria e só depois termina a história.'],
          funny: ['Sempre tem uma visita que come inclinada, com medo de pingar molho no crochê.', 'Crochê branco na mesa e beterraba no cardápio, escolha um dos dois.'],
          motivational: ['Quem põe a mesa para uma pessoa só também merece o crochê bom da gaveta.', 'Mesa bem posta num almoço comum ensina a não esperar visita para usar o que é bonito.'],
        },
      },
      questions: {
        sale: ['O que você serviria primeiro numa mesa com esse crochê?', 'Sua mesa é redonda ou retangular?', 'Sua louça é branca ou estampada?', 'Quantos lugares tem a sua mesa?'],
        content: ['Na sua casa, a mesa posta é de todo dia ou só das visitas?', 'Qual prato da sua família merece mesa arrumada?', 'Toalha, jogo americano ou mesa limpa, qual é o seu jeito?', 'Quem põe a mesa aí na sua casa?'],
      },
      asks: ['quantos lugares tem a sua mesa', 'a cor da louça e o formato da mesa', 'o tamanho da mesa e as cores de que você gosta'],
    },
    {
      nouns: [
        'o cesto', 'o cesto organizador/cestos organizadores', 'o cesto de crochê/cestos de crochê', 'o cestinho', 'a cesta de crochê/cestas de crochê',
        'o organizador de crochê/organizadores de crochê', 'o cachepô de crochê/cachepôs de crochê', 'o porta-treco de crochê/porta-trecos de crochê',
      ],
      openings: {
        sale: {
          professional: ['Organizar à vista também é decorar: {topic}.', 'Tudo que vive espalhado pela casa ganha lugar com {o topic}.'],
          casual: ['Achei onde pôr a bagunça da sala: {topic}.', 'Sabe aquele canto que junta de tudo? Tava esperando {o topic}.'],
          funny: ['A bagunça mudou de endereço, e agora o prédio é de crochê: {topic}.', 'Arrumação de quem tem visita chegando em dez minutos: {topic}.'],
          motivational: ['Um lugar bonito para cada coisa, a começar por {topic}.', 'Arrumar a casa aos poucos, um canto por vez: {topic}.'],
        },
        content: {
          professional: ['Medida, fundo e lugar na estante: como escolher {topic}.', 'Do lavabo ao quarto, os usos {do topic} pela casa.'],
          casual: ['O que eu guardo aqui dentro? Hoje conto tudo sobre {o topic}.', 'Fui esvaziar e achei até novelo perdido: {topic}.'],
          funny: ['Inventário {do topic}: três pilhas, uma meia e nenhum dono.', 'Mistério da casa: o que mora no fundo {do topic}.'],
          motivational: ['Primeiro o fundo, depois a parede, sem pressa: assim {sobe/sobem} {o topic}.', 'A cada volta do fio, a parede {do topic} cresce um pouquinho.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Na prateleira, no banheiro ou ao lado do sofá, o crochê dá endereço ao que vivia espalhado.',
            'Ponto firme e fundo bem fechado mantêm a parede em pé mesmo sem nada dentro.',
            'Com um vaso dentro, o crochê esconde o plástico e leva textura para perto da planta.',
            'Controle remoto, novelo, chave ou vaso de planta, cada casa acha um uso diferente.',
          ],
          professional: ['A boca é arrematada com firmeza, para não ceder ao pegar e guardar.', 'Em estante aberta, o crochê reúne os miúdos e mantém o móvel em ordem.'],
          casual: ['Aqui em casa {guarda/guardam} novelo, claro, mas aí é você quem manda.', 'Aqui em casa já tem crochê segurando planta, controle e até conta de luz.'],
          funny: ['A bagunça continua a mesma, só que agora mora em crochê.', 'Cabe de tudo, menos o gato, que vai tentar mesmo assim.'],
          motivational: ['Arrumar a casa no fim do dia cansa menos quando cada coisa tem um lugar bonito.', 'Prateleira em ordem dá gosto de ver, e o crochê ajuda a manter.'],
        },
        content: {
          all: [
            'Antes de escolher, meça a prateleira e deixe uma folga em cima para a mão entrar.',
            'Para plantas, um pratinho dentro evita que a água da rega chegue ao fio.',
            'Depois de lavar, uma toalha enrolada dentro ajuda o crochê a secar na forma certa.',
            'Ponto baixo e fio grosso são a receita de um crochê que para em pé.',
          ],
          professional: ['Tamanhos diferentes na mesma cor de fio organizam a estante sem pesar.', 'A altura da parede define o uso, baixa para miúdos e alta para mantas.'],
          casual: ['Eu começo pelo fundo, porque fundo torto deixa tudo bambo.', 'Na dúvida do tamanho, a gente enche uma caixa com as coisas e mede a caixa.'],
          funny: ['Meia sem par, pilha, elástico e uma chave de não sei onde, eis o que mora lá no fundo.', 'A criança guardou os brinquedos uma vez, e isso ainda é comentado na família.'],
          motivational: ['O fundo toma paciência, depois a parede sobe volta por volta.', 'Um canto arrumado por dia, e no fim do mês a casa é outra.'],
        },
      },
      questions: {
        sale: ['O que você guardaria primeiro aí dentro?', 'Qual canto da sua casa vive pedindo arrumação?', 'Você poria na estante, no chão ou no banheiro?', 'Planta, brinquedo ou novelo, o que ia morar aí?'],
        content: ['Qual objeto mais se espalha na sua casa?', 'Você guarda em caixa, em gaveta ou em cesto?', 'Qual foi a coisa mais estranha que você já achou no fundo de um cesto?', 'Quem bagunça mais aí, gente ou bicho?'],
      },
      asks: ['o que você quer guardar e a medida do espaço', 'a largura e a altura da prateleira', 'a cor do móvel que vai receber o crochê'],
    },
    {
      nouns: [
        'a manta de sofá/mantas de sofá', 'a manta de crochê/mantas de crochê', 'a manta de tricô/mantas de tricô', 'a capa de almofada de crochê/capas de almofada de crochê', 'a capa de almofada de tricô/capas de almofada de tricô',
        'a almofada de crochê/almofadas de crochê', 'a almofada de tricô/almofadas de tricô', 'o puff', 'o puff de crochê/puffs de crochê', 'o puff de fio de malha/puffs de fio de malha',
      ],
      openings: {
        sale: {
          professional: ['A sala ganha outra temperatura com {o topic}.', 'Textura de ponto ao lado do estofado liso: {topic}.'],
          casual: ['Filme escolhido, pipoca na mão e {topic} por perto.', 'Sofá, chá e {topic}, e hoje eu não saio mais daqui.'],
          funny: ['O sofá ganhou companhia e o gato já escolheu o lado dele: {topic}.', 'Perigo de cochilo na sala: {topic}.'],
          motivational: ['Para a hora em que a casa sossega e você senta: {topic}.', 'Muitas noites de agulha em troca de boas noites de sofá: {topic}.'],
        },
        content: {
          professional: ['Como compor a sala com {o topic} sem exagero.', 'Sofá claro ou escuro: que tom de fio escolher para {o topic}.'],
          casual: ['O cantinho mais disputado da sala tem {topic}.', 'Mostro como eu arrumo a sala com {o topic}.'],
          funny: ['Relato de quem só ia sentar um minutinho perto {do topic}.', 'Entrevista com o gato sobre {o topic}: deitou em cima e não quis responder.'],
          motivational: ['Uma carreira por episódio, e assim {cresceu/cresceram} {o topic}.', 'O sofá, o novelo e a paciência fizeram {o topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Perto de um sofá de cor lisa, o relevo do ponto é o que dá aconchego à sala.',
            'A sala muda de cara sem que o sofá precise ser trocado.',
            'Na sala ou no quarto, o ponto em relevo convida a encostar a mão.',
            'Quem gosta de ler encontra aqui o que faltava no canto da poltrona.',
          ],
          professional: ['Um tom próximo ao do estofado deixa o ponto aparecer com discrição.', 'Em salas de linhas retas, o tricô e o crochê trazem volume e aconchego.'],
          casual: ['Eu já perdi o fim de muito filme por culpa desse aconchego de fio.', 'Sento pra descansar cinco minutos perto desse ponto e perco a noção da hora.'],
          funny: ['Aviso: ninguém mais levanta para buscar a pipoca.', 'Agora tem briga por lugar na sala, e o gato está ganhando.'],
          motivational: ['Depois de um dia inteiro em pé, o canto do sofá com fio macio é uma boa chegada.', 'Cada noite de agulha entrou aqui para fazer companhia às suas noites de sofá.'],
        },
        content: {
          all: [
            'Sol de janela o dia todo desbota o fio, e virar o lado de vez em quando ajuda.',
            'As bolinhas do fio saem com um pente próprio, sem puxar com os dedos.',
            'Para tirar pelo de gato ou cachorro, passe uma luva de borracha úmida no sentido do ponto.',
            'Misturar ponto trabalhado com tecidos lisos deixa a sala equilibrada.',
          ],
          professional: ['Recomendamos arejar à sombra de vez em quando, em vez de lavar a cada uso.', 'Duas texturas na mesma cor, uma de ponto e outra lisa, resolvem o sofá sem excesso.'],
          casual: ['Na minha sala, o ponto mais gordinho fica sempre ao alcance da mão.', 'Eu bato lá fora, deixo arejar na sombra, e o ponto já volta pra sala.'],
          funny: ['Documentário sobre baleias, dez minutos, e a sala inteira acorda com o ponto marcado na bochecha.', 'Tem disputa em casa, e quem perde fica com a almofada velha.'],
          motivational: ['Trabalho grande ensina a gostar do caminho, porque o arremate demora a chegar.', 'Uma noite de filme, duas carreiras, e assim o trabalho cresce.'],
        },
      },
      questions: {
        sale: ['Qual é a cor do seu sofá?', 'Que filme você veria com esse ponto por perto?', 'Você poria na sala ou no quarto?', 'Quem da casa ia tomar posse primeiro, gente ou gato?'],
        content: ['No sofá da sua casa, cada um tem o seu lugar marcado?', 'Você dorme no meio do filme ou aguenta até o fim?', 'Quantas almofadas são demais num sofá só?', 'Livro, série ou cochilo, o que acontece no seu canto da sala?'],
      },
      asks: ['a cor do sofá e da parede', 'o canto da casa que você quer aquecer', 'as cores que já estão na sua sala'],
    },
    {
      nouns: ['a colcha de crochê/colchas de crochê', 'a peseira de crochê/peseiras de crochê', 'a peseira de tricô/peseiras de tricô'],
      openings: {
        sale: {
          professional: ['Cama com lençol liso pede relevo de ponto: {topic}.'],
          casual: ['Cama feita até em dia de preguiça, com {topic}.'],
          funny: ['O quarto está tão bonito que deu pena de deitar: {topic}.'],
          motivational: ['Carreira por carreira, de um lado ao outro da cama: {topic}.'],
        },
        content: {
          professional: ['Cama de casal ou de solteiro: como medir para {o topic}.'],
          casual: ['A cama é o lugar da casa onde mais aparece o ponto {do topic}.'],
          funny: ['Ninguém conta que, perto do fim, {o topic} já {cobre/cobrem} o colo de quem faz.'],
          motivational: ['Trabalho largo pede mesa livre, colo e fôlego: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Sobre lençol branco, o desenho do ponto aparece inteiro e arruma o quarto.',
            'Num quarto simples, o trabalho de agulha faz da cama o centro.',
            'Em noite fresca, a textura do fio aos pés da cama dá vontade de deitar mais cedo.',
          ],
          professional: ['O caimento nas laterais é pensado a partir da altura do colchão.'],
          casual: ['Eu estico o lençol, ajeito o trabalho de agulha por cima e a cama tá feita.'],
          funny: ['A cama fica tão arrumada que até o gato pede licença, depois deita no meio.'],
          motivational: ['Arrumar a cama de manhã fica mais gostoso quando há tantos pontos para esticar.'],
        },
        content: {
          all: [
            'Meça o colchão com a altura e some o que deve cair de cada lado.',
            'Trabalho grande se lava com bastante água e se levanta da bacia com as duas mãos.',
            'Dobrado na gaveta o trabalho grande não estica, e no cabide o próprio peso puxa os pontos.',
          ],
          professional: ['Para guardar por mais tempo, recomendamos saco de tecido e dobras trocadas de lugar.'],
          casual: ['Eu vou tecendo e apoiando na mesa, senão o peso puxa tudo do colo.'],
          funny: ['No começo {cabe/cabem} na bolsa com o novelo, no fim {ocupa/ocupam} uma cadeira inteira.'],
          motivational: ['Quem tece para uma cama inteira sabe o que é somar ponto por muito tempo.'],
        },
      },
      questions: {
        sale: ['Sua cama é de casal ou de solteiro?', 'Qual é a cor dos seus lençóis?'],
        content: ['Você arruma a cama todo dia?', 'Na casa da sua avó havia crochê na cama?'],
      },
      asks: ['o tamanho da cama e a altura do colchão', 'a cor dos lençóis e da parede do quarto'],
    },
    {
      nouns: ['o bico de crochê/bicos de crochê', 'o biquinho de crochê/biquinhos de crochê', 'o barrado de crochê/barrados de crochê'],
      openings: {
        sale: {
          professional: ['O acabamento que muda o pano inteiro: {topic}.'],
          casual: ['Olha a barra desse pano: {topic}.'],
          funny: ['O pano de prato recusou serviço depois que ganhou {topic}.'],
          motivational: ['Um arremate pequeno, contado do primeiro ao último ponto: {topic}.'],
        },
        content: {
          professional: ['Bainha, furinhos e cantos: como {se faz/se fazem} {o topic}.'],
          casual: ['Pego o pano, a agulha fina e começo {o topic}.'],
          funny: ['Na cozinha tem pano de secar e tem pano com {topic}, em que ninguém encosta.'],
          motivational: ['Quem começa no crochê muitas vezes começa por aqui: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Uma volta de crochê na barra faz de um pano simples um pano de enxoval.',
            'Toalha de lavabo, pano de prato e fralda de ombro são os lugares preferidos do bico.',
            'O crochê acompanha a barra sem franzir nem repuxar o tecido.',
          ],
          professional: ['Escolhemos a cor do fio a partir da estampa ou do bordado do pano.'],
          casual: ['Eu olho o pano liso e já imagino a barra de crochê nele.'],
          funny: ['O pano ficou tão bonito que agora a louça seca sozinha.'],
          motivational: ['Até o pano da louça ganha dignidade com uma barra de crochê bem contada.'],
        },
        content: {
          all: [
            'Pano lavado antes de receber o crochê já encolheu o que tinha de encolher.',
            'Furinhos à mesma distância na bainha deixam o bico regular de ponta a ponta.',
            'Nos cantos, crochê bem feito vira sem repuxar, sinal de que os pontos foram contados.',
          ],
          professional: ['Contamos os furinhos da bainha antes, para o desenho do crochê fechar inteiro.'],
          casual: ['Quando a conta não fecha no canto, eu desmancho um motivo e distribuo.'],
          funny: ['Sempre existe uma gaveta de panos com bico que esperam uma visita especial.'],
          motivational: ['Repetir o mesmo motivo na barra inteira é treino de mão e de paciência.'],
        },
      },
      questions: {
        sale: ['Pano de prato, toalha ou fralda, onde você poria esse bico?', 'Barra branca ou colorida?'],
        content: ['Na sua casa, o pano com bico se usa ou só se mostra?', 'Quem da sua família fazia barra de crochê nos panos?'],
      },
      asks: ['o pano e a cor da barra', 'se é para a cozinha, o lavabo ou o enxoval'],
    },
  ],
  tips: [
    'Meça o lugar com fita métrica e marque o contorno com fita crepe antes de decidir o tamanho da peça.',
    'Lave separado nas primeiras vezes, porque fio de cor forte pode soltar tinta.',
    'Para secar, estenda sobre uma toalha à sombra e acerte as medidas com as mãos.',
    'Se um fio se soltar, puxe a ponta para o avesso com uma agulha de crochê e não corte.',
    'Use sabão neutro e evite alvejante, que enfraquece e amarela o fio.',
    'Se o fio aceitar máquina, use um saco de lavagem e o ciclo delicado.',
    'Guarde um pedaço do fio usado, porque ele serve para um conserto no futuro.',
    'Compre todos os novelos do mesmo lote antes de começar um trabalho grande.',
    'Faça uma amostra de dez por dez centímetros e lave antes de calcular a peça.',
    'Marque o primeiro ponto de cada volta para não perder a conta.',
    'Esconda cada ponta de fio por uns quatro centímetros, indo e voltando dentro da trama.',
    'Escolha as cores do fio à luz do dia e perto do móvel com que vão conviver.',
  ],
  steps: ['a escolha do fio', 'a amostra do ponto', 'as primeiras carreiras', 'a troca de cor', 'o arremate das pontas', 'a conferência das medidas'],
  tools: ['as agulhas de crochê', 'os novelos', 'os marcadores de ponto', 'a fita métrica', 'a tesoura de pontas finas'],
  hashtags: [
    'croche', 'crocheparacasa', 'decoracaodecroche', 'decoracaocomcroche', 'crochenadecoracao', 'pecasdecroche', 'crochemoderno', 'casaaconchegante',
    'decoracaodecasa', 'casadecorada', 'decoracaoafetiva', 'casanova', 'chadecasanova', 'enxovaldecasa',
  ],
  emojis: ['🧶', '🪡', '🏡', '🤎', '🧵'],
}
