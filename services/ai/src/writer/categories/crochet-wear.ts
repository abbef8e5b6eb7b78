import { crochetWearTypes } from '../products/crochet-wear.ts'
import type { Category } from './category.ts'

/** What is true of a cardigan, a bikini, a baby's bootee and a bag alike is little: the stitch, the yarn, and how both are kept. */
export const crochetWear: Category = {
  name: 'crochê e tricô de vestir',
  sort: 'thing',
  crafts: ['a moda em crochê'],
  flags: { isGift: false, isUnique: false, isMadeToOrder: false, isHandmade: true, allowsJokes: true },
  materials: ['em trico', 'tricotado', 'tricotada'],
  openings: {
    sale: {
      professional: [
        'Do novelo para o uso de todo dia: {topic}.',
        'Trabalho de agulha que se leva para a rua: {topic}.',
        'Ponto regular, cor bem escolhida e fio arrematado por dentro: {topic}.',
      ],
      casual: [
        '{Saiu/Saíram} da agulha e eu já queria ver na rua: {topic}.',
        'Olha que ponto mais lindo, gente: {topic}.',
        'Terminei o arremate agora e não aguentei esperar: {topic}.',
      ],
      funny: [
        'Prepare a resposta para quando perguntarem qual é o ponto: {topic}.',
        'O novelo estudou, se formou e virou {topic}.',
        'Tirei o novelo da boca do gato a tempo de fazer {topic}.',
      ],
      motivational: [
        'Foi um ponto depois do outro, sem atalho: {topic}.',
        'Um novelo, muitas noites e uma mão que não largou a agulha: {topic}.',
        'Carreira refeita quantas vezes foi preciso, até {sair/saírem} {o topic}.',
      ],
    },
    content: {
      professional: [
        'Fio, ponto e acabamento: o que olhar {no topic}.',
        'Como lavar, secar e guardar {o topic} sem deformar o ponto.',
        'Por dentro do ponto {do topic}.',
      ],
      casual: [
        'Vem ver a agulha trabalhando {no topic}.',
        'Hoje eu conto como escolhi o fio {do topic}.',
        'Caderno aberto, café do lado e {topic} na agulha.',
      ],
      funny: [
        'Relatório do dia: contei os pontos, perdi a conta e recomecei {o topic}.',
        'Entre o novelo e {o topic} houve uma briga com um nó cego.',
        'Ninguém diz, mas {o topic} já {foi/foram} novelo embolado.',
      ],
      motivational: [
        'Desmanchei sem dó e recomecei {o topic} do primeiro ponto.',
        'A pressa não sabe contar ponto, e {o topic} {mostra/mostram} isso.',
        'Antes {do topic}, muitas amostras de ponto na gaveta.',
      ],
    },
  },
  facts: {
    sale: {
      all: [
        'Cada laçada prende a seguinte, e é dessa corrente que vem a textura do ponto.',
        'Perto de tecido liso, o relevo do ponto aparece ainda melhor.',
        'Quem faz crochê ou tricô reconhece na rua, chega perto e pergunta qual é o ponto.',
        'A forma sai do próprio fio, ponto por ponto, sem cortar tecido.',
        'A cor do fio conta muito, porque o relevo do ponto cria luz e sombra.',
        'Trabalho de ponto firme, lavado com cuidado, passa de uma pessoa a outra da família.',
        'Pontas bem escondidas e arremate firme impedem que o fio se solte com o uso.',
        'Ponto de crochê e de tricô não amarrota na mala, e o ferro pode ficar em casa.',
      ],
      professional: [
        'O ponto é escolhido conforme o uso, mais fechado onde há peso e mais aberto onde há movimento.',
        'Trabalhamos com tensão constante no fio, para que os dois lados saiam iguais.',
        'No avesso, as pontas do fio são escondidas com agulha, sem nó aparente.',
        'A textura do crochê e do tricô dá presença a cores sóbrias.',
      ],
      casual: [
        'Eu testo o ponto em mais de um fio até achar um gostoso na mão.',
        'Eu vejo alguém na rua de crochê e já vou contando as carreiras.',
        'Adoro quando alguém chega perto só pra ver como o ponto foi feito.',
        'Quase não {precisa/precisam} de enfeite, que o ponto já chama atenção.',
      ],
      funny: [
        'Alguém vai perguntar se foi a sua avó que fez, e você decide se conta a verdade.',
        'Elevador, fila e padaria, em todo lugar aparece uma especialista em ponto.',
        'O fio entrou novelo e saiu assim, e nem ele acredita.',
        'São tantos pontos que os carneirinhos desistiram de ser contados.',
      ],
      motivational: [
        'Usar o que alguém fez ponto por ponto é levar horas de atenção pela rua.',
        'Foram carreiras feitas, desfeitas e refeitas até o ponto assentar.',
        'Quem gosta de ponto bem feito acaba guardando a mesma peça por muitos anos.',
        'A agulha anda devagar, e é assim que o ponto sai firme.',
      ],
    },
    content: {
      all: [
        'Crochê e tricô se guardam deitados, porque pendurado o fio estica com o próprio peso.',
        'Água fria, sabão neutro e nenhuma torção mantêm o ponto no lugar.',
        'Para secar, deite sobre uma toalha, ajeite a forma com a mão e deixe à sombra.',
        'A mesma receita sai maior ou menor conforme a mão de quem faz, por isso existe a amostra.',
        'No tricô os pontos esperam abertos na agulha, e no crochê se fecha um de cada vez.',
        'Lã, algodão e acrílico pedem lavagens diferentes, e o rótulo do novelo diz qual.',
        'Velcro, zíper e anel de garra são os maiores inimigos de um fio inteiro.',
        'A agulha de ponta fina leva o fio puxado de volta para o avesso, sem tesoura.',
      ],
      professional: [
        'Recomendamos lavar as cores fortes em separado nas primeiras vezes.',
        'A amostra lavada mostra quanto o fio cede, antes de começar o trabalho.',
        'Um bom ponto se reconhece pela regularidade, sem vão onde não há desenho.',
        'Vale olhar o avesso antes de escolher, porque ali se vê o arremate do fio.',
      ],
      casual: [
        'Eu anoto cada carreira no caderno, senão o segundo lado sai com outra cara.',
        'A gente mede, faz, olha, desmancha o ponto e faz de novo, e acha isso normal.',
        'Cor de novelo se escolhe de dia, porque de noite azul-marinho vira preto.',
        'Meu novelo mora numa tigela pra não sair rolando pela sala.',
      ],
      funny: [
        'Ponto contado, alguém fala oi, ponto esquecido.',
        'Tenho agulha de todo tamanho, menos do que a receita pede.',
        'O novelo que eu quero está sempre embaixo de todos os outros.',
        'Comprar fio e usar fio são dois passatempos diferentes.',
      ],
      motivational: [
        'Errar na carreira dez e voltar até a oito faz parte de quem quer ver o desenho certo.',
        'O primeiro crochê de todo mundo sai torto, e o vigésimo já passeia na rua.',
        'Quem leva a agulha no ônibus já adiantou muita carreira pela cidade.',
        'Aprender um ponto leva uma tarde, e ele fica na mão por muitos anos.',
      ],
    },
  },
  questions: {
    sale: [
      'Cor viva ou tom cru, qual fio é a sua cara?',
      'Onde esse ponto ia passear primeiro?',
      'Ponto fechado ou ponto rendado, qual você escolhe?',
      'Qual cor de fio ainda falta no seu armário?',
    ],
    content: [
      'Crochê ou tricô, qual você acha mais difícil?',
      'Alguém da sua família faz tricô ou crochê?',
      'Qual foi a última coisa de crochê que você usou até gastar?',
      'Você lava crochê à mão ou arrisca na máquina?',
    ],
  },
  asks: ['a cor do fio e para quem é', 'a ocasião e o ponto que mais chamou a sua atenção', 'o tamanho e o modelo que você imagina'],
  types: crochetWearTypes,
  groups: [
    {
      nouns: [
        'o cardigã', 'o cardigã de crochê/cardigãs de crochê', 'o cardigã de tricô/cardigãs de tricô', 'o suéter/suéteres', 'o gorro', 'o gorrinho', 'a touca', 'o cachecol/cachecóis', 'o xale', 'o poncho', 'o bolero', 'a gola de tricô/golas de tricô', 'a gola de crochê/golas de crochê',
        'a luva', 'a meia de tricô/meias de tricô', 'a polaina', 'o colete de crochê/coletes de crochê', 'o colete de tricô/coletes de tricô', 'a blusa de tricô/blusas de tricô', 'o casaco de tricô/casacos de tricô',
      ],
      openings: {
        sale: {
          professional: ['Para os dias de vento e as noites frias: {topic}.', 'Agasalho de agulha, com a textura à vista: {topic}.'],
          casual: ['Bateu um ventinho e eu só penso em {topic}.', 'Café quente na mão e {topic}: assim o frio pode vir.'],
          funny: ['Resposta educada a quem baixa o ar-condicionado: {topic}.', 'Vai ter gente fingindo frio só para pedir emprestado: {topic}.'],
          motivational: ['Quem sai de casa antes do sol conhece o valor {do topic}.', 'Fio e paciência contra o frio de quem levanta cedo: {topic}.'],
        },
        content: {
          professional: ['Lã, algodão ou acrílico: como escolher o fio {do topic}.', 'Do fim do frio ao próximo vento: como guardar {o topic}.'],
          casual: ['Fim de tarde, chá na caneca e {topic} crescendo na agulha.', 'Meu jeito de tirar bolinha {do topic} sem estragar o fio.'],
          funny: ['Ninguém avisou que {o topic} {ia/iam} comer tanto novelo.', 'Histórico {do topic}: três chás, dois filmes e um cochilo com a agulha na mão.'],
          motivational: ['Muito antes do frio, {o topic} já {estava/estavam} na agulha.', 'Quem pensa no frio dos outros começa cedo: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Cinema, ônibus e escritório com ar-condicionado também são lugares de tricô e crochê.',
            'Em dia de vento, {faz/fazem} falta a quem saiu de casa só de camiseta.',
            'Camiseta branca e jeans mudam de figura com a textura do ponto por perto.',
            'Quem mora em cidade fria já sabe, e quem viaja para a serra descobre no primeiro vento.',
          ],
          professional: ['Escolhemos o fio também pelo toque, já que o agasalho fica perto da pele.', 'Em tom neutro, o ponto acompanha o casaco e a calça de sempre nos meses frios.'],
          casual: ['Eu levo até no verão, porque ar-condicionado de escritório não perdoa.', 'A gente sai com sol, volta com vento e agradece cada ponto.'],
          funny: ['Quem pedir emprestado num dia frio não devolve, então finja que não ouviu.', 'Esquentou, tira, esfriou, põe, e assim o agasalho faz ginástica o dia inteiro.'],
          motivational: ['Sair cedo no frio pede coragem e um bom ponto em volta.', 'Quem fez também sentiu frio na mão enquanto a agulha andava.'],
        },
        content: {
          all: [
            'Lã se lava em água fria, porque calor e atrito feltram o fio e encolhem a peça.',
            'Antes de guardar no fim do frio, lave e seque bem, porque a traça gosta de lã usada.',
            'As bolinhas da lã saem com um pente próprio, passado num só sentido e sem força.',
            'O ponto barra estica e volta, por isso aparece nos punhos e nas bordas do tricô.',
          ],
          professional: ['Recomendamos arejar o agasalho de lã depois do uso e lavar apenas quando for preciso.', 'Para acertar o tamanho, convém medir um agasalho que já vista bem.'],
          casual: ['Eu guardo a lã com um saquinho de lavanda, que deixa a gaveta cheirosa.', 'A gente começa no calor pra ter tudo pronto no primeiro vento.'],
          funny: ['Trabalhar com lã no colo em pleno calor é o esporte radical que ninguém televisiona.', 'Bate um vento e de repente todo mundo é amigo de quem faz tricô.'],
          motivational: ['Agasalho de agulha se faz no calor, pensando no frio de outra pessoa.', 'Fio grosso anda depressa, fio fino ensina a esperar, e os dois aquecem.'],
        },
      },
      questions: {
        sale: ['Você sente frio primeiro nos pés, nas mãos ou no pescoço?', 'Com que roupa do seu armário esse agasalho ia combinar?', 'Você leva agasalho na bolsa ou esquece em casa?', 'Café na varanda ou viagem para a serra, onde você usaria?'],
        content: ['Até quantos graus você aguenta sem agasalho?', 'Você dobra ou pendura os seus tricôs?', 'Quem sente mais frio na sua casa?', 'Qual agasalho de lã está com você há mais tempo?'],
      },
      asks: ['o tamanho e a roupa que vai junto', 'para quem é e quanto frio faz na sua cidade', 'o tipo de fio que você prefere, lã ou algodão'],
    },
    {
      nouns: [
        'o cropped de crochê/croppeds de crochê', 'o top de crochê/tops de crochê', 'a blusa de crochê/blusas de crochê', 'a blusinha de crochê/blusinhas de crochê', 'a regata de crochê/regatas de crochê', 'o vestido de crochê/vestidos de crochê', 'a saia de crochê/saias de crochê', 'o short de crochê/shorts de crochê',
        'o biquíni de crochê/biquínis de crochê', 'o maiô de crochê/maiôs de crochê', 'a saída de praia de crochê/saídas de praia de crochê',
      ],
      openings: {
        sale: {
          professional: ['Ponto rendado para os dias quentes: {topic}.', 'O desenho que a agulha faz em volta do vazio: {topic}.'],
          casual: ['Praia, feirinha ou almoço na rua, eu iria de {topic}.', 'Já separa a sandália, que chegou a vez {do topic}.'],
          funny: ['A mala de praia estava fechada, até {aparecer/aparecerem} {o topic}.', 'Vão parar você na calçada para ver o ponto, e a culpa é toda {do topic}.'],
          motivational: ['Um desenho que nasceu na ponta da agulha e agora vai à rua: {topic}.', 'Quem fez contou cada ponto, quem usa leva a conta pronta: {topic}.'],
        },
        content: {
          professional: ['Forro, elástico e ponto: o que perguntar antes de escolher {topic}.', 'Da areia ao jantar: como combinar {o topic}.'],
          casual: ['Dia de arejar a gaveta de verão e falar {do topic}.', 'Como eu lavo {o topic} na pia, sem drama e sem torcer.'],
          funny: ['A areia da praia mandou dizer que adorou {o topic}.', 'Passei o dia respondendo qual era o ponto {do topic}.'],
          motivational: ['Cada espaço vazio {no topic} também foi contado.', 'Antes de virar roupa, {o topic} {foi/foram} um papel cheio de contas.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Entre um ponto e outro passa o vento, o que em dia de calor faz diferença.',
            'Da areia ao almoço, basta trocar o chinelo pela sandália e manter o crochê.',
            'Na mala de praia ou no armário da cidade, o crochê de verão acha o seu lugar.',
            'Em festa ao ar livre, show e viagem de praia, o crochê sempre aparece na foto.',
          ],
          professional: ['Forro, fio e abertura do ponto definem quanto o crochê deixa ver.', 'O caimento vem do ponto, que acompanha o movimento sem perder o desenho.'],
          casual: ['Eu já pensei no brinco, na sandália e na foto, só falta o crochê passear.', 'Fiz pensando em pé na areia e cabelo molhado, que é onde crochê gosta de estar.'],
          funny: ['A areia adora entrar nos pontos, então ela também vai conhecer a sua casa.', 'Vai ter foto de frente, de costas e de detalhe do ponto, fique o aviso.'],
          motivational: ['Ponto aberto parece simples, e pede uma conta que não deixa sobrar nem faltar.', 'Levar crochê para a rua é mostrar o trabalho de alguém que tem nome.'],
        },
        content: {
          all: [
            'Depois da praia ou da piscina, enxágue em água doce, porque sal e cloro desbotam o fio.',
            'Protetor solar mancha fio claro, então espere secar antes de vestir o crochê.',
            'Uma segunda pele ou um forro liso resolve a transparência do ponto aberto.',
            'Molhado, o crochê pesa e estica, por isso seca melhor deitado do que no varal.',
          ],
          professional: ['Para escolher o tamanho, meça com a fita encostada e sem apertar, sobre roupa fina.', 'Recomendamos guardar o crochê claro com papel de seda entre as dobras.'],
          casual: ['Eu olho o ponto contra a luz, que ali a transparência não engana ninguém.', 'Aqui eu lavo na pia, aperto na toalha e deixo o crochê na sombra.'],
          funny: ['Crochê secando na janela atrai vizinha perguntando a receita do ponto.', 'Fechar a mala de praia é fácil, difícil é levar um crochê só.'],
          motivational: ['Roupa de crochê começa numa correntinha que sempre parece comprida demais.', 'O desenho só aparece lá pela quinta carreira, e até ali é confiança na conta.'],
        },
      },
      questions: {
        sale: ['Praia, festa ou passeio, onde você usaria primeiro?', 'Sol forte ou fim de tarde, quando você usaria esse crochê?', 'Crochê branco, cru ou bem colorido no verão?', 'Chinelo, sandália ou tênis com esse crochê?'],
        content: ['Qual foi o primeiro crochê de verão que você usou?', 'Praia ou piscina, qual é o seu verão?', 'O que não pode faltar na sua mala de praia?', 'Você já saiu na rua com algo que fez de crochê?'],
      },
      asks: ['as suas medidas e se você prefere com forro', 'a viagem ou a festa em que você vai usar', 'o modelo de que você gosta e se prefere ponto aberto ou fechado'],
    },
    {
      nouns: [
        'o sapatinho de crochê/sapatinhos de crochê', 'o sapatinho de tricô/sapatinhos de tricô', 'a botinha de crochê/botinhas de crochê', 'o casaquinho de tricô/casaquinhos de tricô', 'o casaquinho de crochê/casaquinhos de crochê', 'a touquinha de crochê/touquinhas de crochê', 'a touquinha de tricô/touquinhas de tricô',
      ],
      openings: {
        sale: {
          professional: ['Para a mala da maternidade: {topic}.', 'Ponto miúdo para quem acaba de chegar: {topic}.'],
          casual: ['Tem bebê chegando? Olha que miudeza: {topic}.', 'Ponto pequenininho, suspiro grande: {topic}.'],
          funny: ['Atenção, família, preparem a voz fininha: {topic}.', 'O dono ainda nem sabe falar e já tem {topic}.'],
          motivational: ['Alguém está chegando, e a agulha já fez a sua parte: {topic}.', 'Ponto miúdo, luz acesa e nove meses de espera: {topic}.'],
        },
        content: {
          professional: ['Medida, época do ano e lavagem: como escolher {topic}.', 'Antes do primeiro uso: como preparar {o topic}.'],
          casual: ['Enquanto o bebê não chega, {o topic} {cresce/crescem} na agulha.', 'Em que eu penso quando pego o fio pra fazer {topic}.'],
          funny: ['Celebridade de maternidade, com foto de todo ângulo: {topic}.', 'Todo adulto que segura {o topic} esquece como se fala direito.'],
          motivational: ['Em fio e ponto, a espera também tem forma: {topic}.', 'Mão grande, fio comprido e um trabalho bem pequeno: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'O tamanho é o que derrete a família, antes mesmo de o bebê chegar.',
            'Mala da maternidade, primeira foto e caixa de lembranças, por aí passa o ponto do bebê.',
            'Avós e madrinhas costumam escolher tricô ou crochê para a primeira visita ao bebê.',
            'Para anunciar a gravidez, uma foto com ponto miúdo já conta tudo.',
          ],
          professional: ['Em roupa de bebê, o avesso liso do ponto importa tanto quanto o lado de fora.', 'Ponto miúdo pede mão leve e boa luz, e o resultado aparece de perto.'],
          casual: ['Eu paro no meio da carreira só pra imaginar o bebê que vai usar.', 'Ponto miudinho assim já faz a gente pensar na foto da chegada do bebê.'],
          funny: ['O bebê usa por pouco tempo, e os adultos suspiram por anos.', 'A visita segura, faz aquela voz fina e esquece o que veio dizer.'],
          motivational: ['Nove meses também se contam em carreiras e novelos.', 'Enquanto a família escolhia o nome, a agulha já andava.'],
        },
        content: {
          all: [
            'Bebê cresce depressa, por isso vale perguntar as medidas à família antes de escolher.',
            'Antes do primeiro uso, lave com sabão neutro e enxágue até a água sair limpa.',
            'Para guardar de lembrança, papel de seda e caixa seca ajudam o fio claro a não amarelar.',
            'Peça miúda seca na toalha, com um chumaço de pano dentro para manter a forma.',
          ],
          professional: ['Convém pensar na época do ano em que o bebê vai usar aquele tamanho.', 'No avesso, nenhuma ponta de fio deve ficar solta, e isso se vê virando a peça.'],
          casual: ['Eu conto os pontos em voz baixa, como se o bebê já estivesse dormindo.', 'Aqui a gente põe o ponto miúdo na palma da mão e esquece da hora.'],
          funny: ['Na primeira foto, o bebê dorme e o ponto miúdo faz a pose.', 'Um novelo pequeno, uma agulha fina e três álbuns de foto do bebê.'],
          motivational: ['Peça pequena também se desmancha e se refaz, até ficar à altura de quem vai chegar.', 'A mão grande aprende a trabalhar miúdo, e isso leva novelos.'],
        },
      },
      questions: {
        sale: ['Que cor de fio você poria na mala da maternidade?', 'Quem da sua família está esperando bebê?', 'Branco, tons claros ou cor forte para um bebê?', 'Em que foto do bebê esse ponto ia aparecer?'],
        content: ['Você ainda tem alguma roupinha de quando era bebê?', 'Quem fez o primeiro tricô da sua família?', 'Qual foi a primeira roupinha do seu bebê?', 'Que lembrança de bebê a sua família guarda numa caixa?'],
      },
      asks: ['o mês do nascimento e a cor do fio', 'a cor da mala e do quarto do bebê', 'a idade do bebê em meses, se já nasceu'],
    },
    {
      nouns: [
        'a bolsa de crochê/bolsas de crochê', 'a bolsinha de crochê/bolsinhas de crochê', 'a bolsa de fio de malha/bolsas de fio de malha', 'a sacola de crochê/sacolas de crochê', 'a ecobag de crochê/ecobags de crochê',
      ],
      openings: {
        sale: {
          professional: ['O acessório que leva o crochê para a rua: {topic}.', 'Da feira ao jantar, com a textura do crochê: {topic}.'],
          casual: ['Celular, chave, batom e bora: {topic}.', 'Eu ia fazer só uma pra mim, mas olha: {topic}.'],
          funny: ['Onde está a chave? Em algum lugar lá dentro {do topic}.', 'Finalmente um lugar bonito para perder a chave: {topic}.'],
          motivational: ['Quem carrega o dia inteiro no ombro merece {topic}.', 'Fundo firme, alça firme e muita carreira no meio: {topic}.'],
        },
        content: {
          professional: ['Forro, alça e fecho: o que observar {no topic}.', 'Como guardar {o topic} sem deformar a alça.'],
          casual: ['Tudo que eu levo {no topic}, de novelo a guarda-chuva.', 'Vem ver a alça {do topic} nascer.'],
          funny: ['Escavações {no topic} revelam dois recibos e uma bala sem papel.', 'Virei {o topic} de cabeça para baixo e achei três canetas.'],
          motivational: ['Começa pelo fundo, como tudo que precisa aguentar peso: {topic}.', 'Antes de sair de casa, {o topic} {passou/passaram} muitas noites no colo.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Carteira, celular e chaves vão dentro, e do lado de fora o crochê serve de assunto na fila.',
            'Com vestido liso ou camiseta branca, o ponto da bolsa fala sozinho.',
            'Praia, feira e almoço na casa de amigos são passeios em que o crochê fica à vontade.',
            'Alça firme e fundo bem fechado são o que se deve olhar numa bolsa de crochê.',
          ],
          professional: ['O ponto fechado ajuda a bolsa a manter a forma mesmo com peso dentro.', 'Em passeios ao ar livre, o crochê leva o necessário com leveza e boa textura.'],
          casual: ['A minha já foi à feira, ao cinema e à casa da vizinha no mesmo dia.', 'Eu pus o celular dentro e o ponto nem reclamou.'],
          funny: ['A chave continua sumindo lá no fundo, só que agora em crochê.', 'Sempre cabe outro batom, pergunte a qualquer bolsa de crochê.'],
          motivational: ['A alça leva o peso do dia, e por isso o ponto dela se faz firme.', 'Quem trabalha fora leva meio mundo na bolsa, e merece levar com ponto bonito.'],
        },
        content: {
          all: [
            'Um forro de tecido evita que moedas e chaves escapem por entre os pontos.',
            'Guarde com papel dentro e longe do gancho, porque o peso estica a alça de crochê.',
            'Alça de ponto baixo bem apertado cede menos com o peso.',
            'Correntes e mosquetões que se soltam devem sair da bolsa antes da lavagem.',
          ],
          professional: ['Para manchas pequenas na bolsa, recomendamos pano úmido e sabão neutro, sem molhar tudo.', 'Fio claro junto de jeans escuro pede atenção, porque o jeans novo solta cor.'],
          casual: ['Eu testo a alça com dois quilos de arroz antes de achar que tá boa.', 'Com um fecho pequeno, as moedas param de fugir pelos pontos.'],
          funny: ['Arqueologia é achar recibo de três anos no fundo da bolsa de crochê.', 'Minha bolsa leva tanto novelo que o celular pede licença.'],
          motivational: ['O fundo é a parte que ninguém vê, e é ele que segura a bolsa inteira.', 'A primeira bolsa sai torta, a segunda sai firme, e as duas vão à feira.'],
        },
      },
      questions: {
        sale: ['Qual é a primeira coisa que você poria dentro?', 'Bolsa grande que cabe tudo ou pequena com o essencial?', 'Alça no ombro ou na mão?', 'Com que vestido ou camiseta esse crochê ia passear?'],
        content: ['O que nunca sai da sua bolsa?', 'Qual é o objeto mais estranho na sua bolsa agora?', 'Quantas das suas bolsas você usa de verdade?', 'Você acha a chave de primeira ou precisa despejar tudo?'],
      },
      asks: ['a cor da bolsa e o comprimento da alça', 'o que você costuma levar na bolsa', 'a ocasião e a cor da roupa'],
    },
  ],
  tips: [
    'Leia o rótulo do novelo antes de lavar, porque lã, algodão e acrílico pedem cuidados diferentes.',
    'Enrole numa toalha seca e aperte para tirar a água, sem torcer o ponto.',
    'Para secar, estenda na horizontal e longe do sol forte.',
    'Guarde o crochê e o tricô na gaveta ou na prateleira, nunca no cabide ou no gancho.',
    'Leve o fio puxado para o avesso com uma agulha e não corte.',
    'Lave separado nas primeiras vezes se a cor do fio for forte.',
    'Tire anéis e pulseiras antes de mexer no ponto aberto, para não puxar o fio.',
    'Faça uma amostra e lave antes de contar os pontos da receita.',
    'Anote o número da agulha, o fio e o lote para poder repetir o trabalho.',
    'Esconda as pontas do fio indo e voltando na trama, para que não escapem com o uso.',
    'Compre um novelo a mais do mesmo lote, porque a cor muda de um lote para outro.',
    'Meça o trabalho sempre deitado na mesa, sem esticar o ponto.',
  ],
  steps: ['a escolha do fio', 'a amostra do ponto', 'a conta das carreiras', 'a prova das medidas', 'a união das partes', 'o arremate das pontas'],
  tools: ['as agulhas de crochê e de tricô', 'os novelos', 'os marcadores de ponto', 'a fita métrica', 'o caderno de receitas'],
  hashtags: [
    'croche', 'modacroche', 'crochefashion', 'roupadecroche', 'crochemoderno', 'trico', 'modatrico', 'modaartesanal', 'modaautoral', 'slowfashionbrasil', 'modafeitaamao', 'crocheechic', 'lookcroche', 'pecasdecroche',
  ],
  emojis: ['🧶', '🪡', '👚', '🤎', '🧵'],
}
