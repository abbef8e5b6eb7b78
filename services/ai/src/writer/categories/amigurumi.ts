import { amigurumiTypes } from '../products/amigurumi.ts'
import type { Category } from './category.ts'

/** All that is said of the whole category must also stand under an octopus for a baby in hospital, so jokes are in the groups. */
export const amigurumi: Category = {
  name: 'amigurumi',
  sort: 'thing',
  crafts: [],
  flags: { isGift: false, isUnique: false, isMadeToOrder: false, isHandmade: true, allowsJokes: true },
  materials: ['de amigurumi', 'em amigurumi', 'amigurumi'],
  openings: {
    sale: {
      professional: [
        'Ponto baixo, fio, enchimento e um olhar: {topic}.',
        'Crochê em espiral, do primeiro anel ao último arremate: {topic}.',
      ],
      casual: [
        'Costurei a última pontinha e já me apeguei: {topic}.',
        'Olha só quem saiu da agulha: {topic}.',
      ],
      funny: [],
      motivational: [
        'Começou num anel de seis pontos: {topic}.',
        'Volta por volta, até ganhar um rosto: {topic}.',
      ],
    },
    content: {
      professional: [
        'Do anel mágico ao arremate: como {nasce/nascem} {o topic}.',
        'O que observar no ponto e na expressão {do topic}.',
      ],
      casual: [
        'Vem ver como {ganha/ganham} corpo {o topic}.',
        'Café, agulha fina e {topic} no colo.',
      ],
      funny: [],
      motivational: [
        'Quantas voltas cabem {no topic}? Só quem contou sabe.',
        'Antes do rosto {do topic}, houve muita volta em silêncio.',
      ],
    },
  },
  facts: {
    sale: {
      all: [
        'O corpo cresce em espiral, ponto baixo por ponto baixo, até ganhar volume.',
        'A expressão nasce da distância entre os olhos, e um ponto a mais já muda o rosto.',
        'Ponto bem fechado, que não mostra o enchimento, é sinal de trabalho bem feito.',
        'Antes de ganhar nome, já {tem/têm} jeito de alguém.',
      ],
      professional: [
        'As partes são marcadas com alfinetes antes da costura, para manter a simetria do rosto e do corpo.',
        'Trabalhamos com agulha fina, o que deixa a superfície do ponto lisa e uniforme.',
      ],
      casual: [
        'A hora em que aparece o rostinho é a de que eu mais gosto.',
        'A gente põe os olhos e pronto, parece que chegou alguém na mesa.',
      ],
      funny: [],
      motivational: [
        'São centenas de pontos pequenos para caber tanta expressão numa cabeça redonda.',
        'A agulha ensina a ver ternura em dois olhos e um fio.',
      ],
    },
    content: {
      all: [
        'Amigurumi é palavra japonesa, que junta a trama feita com agulha e o boneco recheado.',
        'O trabalho começa por um anel mágico, um laço de fio que se fecha no centro.',
        'O enchimento entra em tufos pequenos, e por isso o corpo fica liso, sem caroços.',
        'Um marcador acompanha o trabalho inteiro, porque na espiral ninguém vê onde a volta começa.',
      ],
      professional: [
        'Usamos uma agulha menor do que a indicada no novelo, para o enchimento não aparecer.',
        'A diminuição invisível mantém a superfície lisa onde a cabeça afina.',
      ],
      casual: [
        'Eu fecho o anel mágico e já começo a conversar com a bolinha de fio.',
        'Na minha mesa, os olhos ficam por último, que é pra eu não me distrair.',
      ],
      funny: [],
      motivational: [
        'O primeiro rosto sai torto e ensina onde cada olho deve ficar.',
        'Volta por volta, a bolinha de fio vai ganhando corpo.',
      ],
    },
  },
  questions: {
    sale: ['Que nome combina com esse rostinho?', 'Fio de cor clara ou de cor viva, qual você escolheria?'],
    content: ['Você sabia que amigurumi é palavra japonesa?', 'Já tentou fechar um anel mágico de crochê?'],
  },
  asks: ['as cores de fio que você imagina', 'para quem é e para quando', 'o tamanho do rostinho que você imagina'],
  types: amigurumiTypes,
  groups: [
    {
      nouns: [
        'o amigurumi', 'a boneca de crochê/bonecas de crochê', 'a boneca de amigurumi/bonecas de amigurumi', 'a bonequinha de crochê/bonequinhas de crochê', 'o boneco de crochê/bonecos de crochê', 'o bichinho de crochê/bichinhos de crochê', 'o bichinho de amigurumi/bichinhos de amigurumi',
        'o urso de crochê/ursos de crochê', 'o ursinho de crochê/ursinhos de crochê', 'o coelho de crochê/coelhos de crochê', 'o coelhinho de crochê/coelhinhos de crochê', 'o unicórnio de crochê/unicórnios de crochê', 'o elefante de crochê/elefantes de crochê', 'o elefantinho de crochê/elefantinhos de crochê', 'o leão de crochê/leões de crochê', 'a girafa de crochê/girafas de crochê',
        'o dinossauro de crochê/dinossauros de crochê', 'a ovelhinha de crochê/ovelhinhas de crochê', 'o cachorrinho de crochê/cachorrinhos de crochê', 'o gatinho de crochê/gatinhos de crochê', 'a raposa de crochê/raposas de crochê',
      ],
      openings: {
        sale: {
          professional: [
            'Crochê com rosto para a estante, o quarto ou a mesa de trabalho: {topic}.',
            'Um rosto feito de poucos pontos e muita observação: {topic}.',
            'Cabeça redonda, olhar escolhido e costura firme: {topic}.',
          ],
          casual: [
            'Rostinho de fio pronto, só falta um nome: {topic}.',
            'Senta aqui do meu lado e olha pra esse rostinho: {topic}.',
            'Tem lugar aí na sua estante? Porque {chegou/chegaram} {o topic}.',
          ],
          funny: [
            'Cuidado com o contato visual: {topic}.',
            '{Chegou/Chegaram} para mandar na casa: {topic}.',
            'Faz dez minutos que {ganhou/ganharam} braços e já {dá/dão} opinião: {topic}.',
            'Você vai dar um nome, eu sei que vai: {topic}.',
            'Não {come/comem}, não {late/latem} e {ganha/ganham} o melhor lugar do sofá: {topic}.',
          ],
          motivational: [
            'Do anel mágico ao último braço, sem pular volta: {topic}.',
            'Um abraço de crochê para lembrar depois de crescer: {topic}.',
            'Muitas noites de agulha por um olhar no lugar certo: {topic}.',
          ],
        },
        content: {
          professional: [
            'Estante, quarto ou mesa: onde {fica/ficam} bem {o topic}.',
            'Poeira, mancha e sol: como cuidar {do topic}.',
            'A ordem do trabalho, da cabeça aos pés: {topic}.',
          ],
          casual: [
            'Hoje a mesa amanheceu cheia de braços e pernas: {topic}.',
            'Conto como eu escolho o olhar {do topic}.',
            'Ainda sem orelha, mas já com personalidade: {topic}.',
          ],
          funny: [
            'Cenas fortes: {topic} ainda sem cabeça.',
            'Reunião de equipe na estante, presidida por {topic}.',
            'Troquei os olhos de lugar três vezes, e {o topic} me {olhou/olharam} torto.',
            'A vida secreta {do topic} quando apago a luz do ateliê.',
            'Trabalhei o dia todo sob a vigilância {do topic}.',
          ],
          motivational: [
            'Orelha, braço, perna, um de cada vez: {topic}.',
            'Desfiz a cabeça duas vezes até reconhecer {o topic}.',
            'Rosto de fio se faz com conta certa e paciência: {topic}.',
          ],
        },
      },
      facts: {
        sale: {
          all: [
            'Estante, cabeceira e mesa de trabalho ganham companhia de crochê, que não pede nada.',
            '{Ganha/Ganham} nome nos primeiros cinco minutos de casa.',
            'Criança leva para o carro, a escola e a casa dos avós, sempre pelo mesmo braço.',
            'Adulto também escolhe amigurumi para si, e costuma deixar ao lado do computador.',
            'No quarto infantil, {vira/viram} {dono/dona/donos/donas} da prateleira de livros.',
            'Quarto, mesa de aniversário e ensaio de fotos do bebê são lugares onde se vê amigurumi.',
            'O corpo de fio e enchimento pede para ser apertado.',
            'Da cabeça aos pés, tudo sai da mesma agulha fina.',
          ],
          professional: [
            'A proporção entre cabeça e corpo é estudada para dar expressão ao boneco.',
            'A costura de braços e pernas fica discreta, rente ao ponto.',
            'Entre livros e quadros, o crochê em três dimensões traz cor à prateleira.',
            'Quartos infantis, consultórios de pediatria e estantes de leitura recebem bem um amigurumi.',
          ],
          casual: [
            'Eu termino o rosto e já fico com pena de ver ir embora.',
            'Aqui em casa, quem fica pronto passa uma noite na estante com a turma.',
            'Acabo puxando conversa enquanto costuro o braço.',
            'Dá vontade de apertar, e o enchimento tá aí pra isso.',
          ],
          funny: [
            'O olhar é fixo e só sossega quando ganha um nome.',
            '{Chega/Chegam} para enfeitar a estante e em uma semana {participa/participam} do café da manhã.',
            '{Serve/Servem} de plateia para quem canta no quarto, e sempre {fica/ficam} até o fim.',
            '{Escuta/Escutam} fofoca melhor do que muita gente, porque a boca é só um pontinho de fio.',
            'Na foto de família, {vai/vão} querer sair na frente.',
            'O cachorro da casa vai exigir explicações sobre o novo morador de crochê.',
          ],
          motivational: [
            'Entre o anel mágico e o último braço há muitas noites de agulha.',
            'Alguém vai dar nome ao que outra mão fez ponto por ponto.',
            'Olhos no lugar, braços firmes, e o esforço de tantas voltas ganha um rosto.',
            'Rosto pronto na mesa não deixa ninguém parar, porque o corpo inteiro está esperando.',
          ],
        },
        content: {
          all: [
            'Para tirar a poeira, uma escova macia ou o secador no ar frio resolvem.',
            'Mancha pequena sai com pano úmido e sabão neutro, sem encharcar o enchimento.',
            'Numa lavagem completa, o enchimento demora a secar e pede lugar ventilado.',
            'Os olhos ficam na mesma altura porque as carreiras são contadas dos dois lados da cabeça.',
            'Uma sobrancelha bordada muda o humor do boneco inteiro.',
            'Pescoço bem cheio é o que mantém a cabeça em pé.',
            'Enchimento branco aparece mais por trás de fio escuro, por isso ali o ponto se fecha melhor.',
            'Sol direto na prateleira desbota o fio, e trocar o boneco de lugar já ajuda.',
          ],
          professional: [
            'Uma foto de referência ajuda a definir cores e proporções antes do primeiro anel.',
            'Corpo firme e braços mais leves dão boa postura ao boneco.',
            'Para unir as partes, deixa-se uma ponta longa de fio no fim de cada uma.',
            'Fazemos os pares em seguida, braço com braço e perna com perna, para saírem iguais.',
          ],
          casual: [
            'Eu faço os dois braços no mesmo dia, senão um sai mais gordinho.',
            'Guardo os pares num potinho, porque perna de boneco adora sumir.',
            'Eu provo o olho com alfinete até o rosto dizer que é ali.',
            'Meu teste é sentar o boneco na mesa e ver se ele cai de cara.',
          ],
          funny: [
            'Quem abre a minha gaveta encontra doze braços e nenhuma explicação.',
            'Tem um pé sobrando na mesa, e ninguém aqui confessa.',
            'Cabeça pronta sem corpo assusta qualquer visita que entra sem bater.',
            'Costurar a segunda orelha é o momento em que se descobre que a primeira está torta.',
            'Boneco caindo de lado tem só dois motivos, pouco enchimento ou muita personalidade.',
            'Um milímetro entre os olhos separa o simpático do desconfiado.',
          ],
          motivational: [
            'Toda cabeça de crochê já foi um círculo que não parecia nada.',
            'As partes esperam na mesa, e uma noite todas se juntam.',
            'Quem desmancha uma cabeça pronta já aprendeu a olhar.',
            'Fazer a segunda perna igual à primeira é disciplina que cabe na palma da mão.',
          ],
        },
      },
      questions: {
        sale: [
          'Qual bicho você queria ver em crochê?', 'Que nome você daria?', 'Estante, cama ou mesa de trabalho, onde ia morar?', 'Para criança ou para adulto que finge que é para criança?',
          'Qual criança você lembrou ao ver esse rostinho?', 'Bicho de verdade ou bicho de conto de fada, qual você prefere em crochê?',
        ],
        content: [
          'Como se chamava o bicho de pelúcia da sua infância?', 'Que parte de um amigurumi você acha mais difícil de fazer?', 'Você ainda guarda algum boneco de quando era criança?',
          'Qual bichinho o seu filho ou sobrinho não larga?', 'Você conversa com os seus bonecos ou sou só eu?', 'Olhos bem juntos ou bem separados, qual rosto você acha mais simpático?',
        ],
      },
      asks: ['a roupa ou o acessório que você imagina', 'o nome e a cor preferida de quem vai abraçar', 'o tamanho e o lugar em que vai morar'],
    },
    {
      nouns: ['o chaveiro de amigurumi/chaveiros de amigurumi', 'o chaveirinho de amigurumi/chaveirinhos de amigurumi', 'o chaveiro de crochê/chaveiros de crochê', 'o chaveirinho de crochê/chaveirinhos de crochê'],
      openings: {
        sale: {
          professional: ['Crochê em miniatura para as chaves ou o zíper da mochila: {topic}.', 'Crochê no tamanho de sair de casa todo dia: {topic}.'],
          casual: ['Sua chave vivia sozinha, coitada: {topic}.', 'Mochila, bolsa ou chave, escolhe onde pendurar: {topic}.'],
          funny: ['Agora a chave some acompanhada: {topic}.', 'Um segurança de crochê para o seu molho de chaves: {topic}.', '{Mora/Moram} no fundo da bolsa e nunca {reclamou/reclamaram}: {topic}.', 'Dois dedos de crochê e nenhuma modéstia: {topic}.'],
          motivational: ['Pouco fio, muita conta e um rosto do tamanho de um botão: {topic}.', 'Companhia de crochê para quem tem muita porta para abrir: {topic}.'],
        },
        content: {
          professional: ['O desafio do ponto em miniatura: {topic}.', 'Argola, corrente e costura: como {se prende/se prendem} {o topic}.'],
          casual: ['Procurei a menor agulha da gaveta e comecei {o topic}.', 'Pendurei na mochila e nunca mais tirei: {topic}.'],
          funny: ['Precisei de óculos, luz e silêncio para fazer {topic}.', 'O menor trabalho da mesa fez a maior bagunça: {topic}.', 'Escala de dificuldade: caber no bolso e ter cara de alguém, como {o topic}.', 'Diário {do topic}: hoje, uma moeda, um recibo e uma bala.'],
          motivational: ['Miniatura também se desmancha e se refaz: {topic}.', 'Seis pontos no anel, doze na volta, e a conta virou {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Na mochila da escola, {ajuda/ajudam} a reconhecer qual é a sua no meio de tantas.',
            'Com volume de crochê na argola, a chave se acha pelo tato no fundo da bolsa.',
            'Pendura-se na chave do carro, no zíper da mochila ou na alça da bolsa.',
            'Turma de escola, equipe de trabalho e lembrança de festa são os motivos de quem leva vários.',
          ],
          professional: ['Em chaveiro bem feito, a argola atravessa vários pontos da trama, nunca um fio só.', 'Em miniatura, cada ponto tem peso na expressão do rosto.'],
          casual: ['Eu pendurei um na mochila e já me pararam na rua pra ver.', 'Chave sozinha some, chave com crochê a gente acha.'],
          funny: ['A chave de casa ganhou companhia, e a do carro já pediu igual.', 'Pendurado na mochila, um bichinho de crochê vê a escola inteira e não estuda nada.', 'No fundo da bolsa há recibos, balas e agora um morador de crochê.', '{Vai/Vão} ouvir todas as suas conversas no elevador e não contar nenhuma.'],
          motivational: ['Abrir a porta depois de um dia longo fica mais simpático com crochê na chave.', 'Miniatura se faz com menos fio e com o dobro da atenção.'],
        },
        content: {
          all: [
            'Em crochê miúdo, o enchimento entra com a ajuda de uma pinça, um tufinho por vez.',
            'Quanto mais fina a agulha, menor o boneco, mesmo com a receita inteira igual.',
            'Chave suja o fio claro, e um banho rápido com sabão neutro devolve a cor.',
            'Em miniatura, cada cor gasta poucos metros de fio e pede muita troca de novelo.',
          ],
          professional: ['Recomendamos olhar de tempos em tempos se a argola continua bem fechada.', 'A luminária com lupa ajuda na contagem de pontos tão pequenos.'],
          casual: ['Eu separo as cores em potinhos, que miniatura gasta de tudo um pouco.', 'Rosto menor que um botão, eu bordo o olho em vez de colar.'],
          funny: ['A tesoura, o alfinete e a miniatura brincam de esconder, e só eu procuro.', 'Miniatura de crochê some na mesa e reaparece grudada na manga da blusa.', 'Espirrar perto de um rosto de dois centímetros muda a expressão dele.', 'Fazer um é rápido, fazer dois iguais é ciência.'],
          motivational: ['Vinte voltas pequenas pedem a mesma paciência que vinte grandes.', 'Trabalho que cabe no bolso também começa do zero e do anel.'],
        },
      },
      questions: {
        sale: ['Na chave, na mochila ou na bolsa?', 'Que bichinho você levaria pendurado por aí?', 'Sua chave já tem companhia?', 'Em quantas chaves da casa você penduraria um?'],
        content: ['Que chaveiro anda com a sua chave hoje?', 'Quantas vezes por semana você perde a chave?', 'Qual foi o chaveiro mais antigo que você já teve?', 'Você pendura coisas na mochila ou prefere tudo liso?'],
      },
      asks: ['onde vai pendurar e o tamanho que imagina', 'quantos são e para que turma', 'a cor da mochila ou da bolsa'],
    },
    {
      nouns: ['o chocalho de crochê/chocalhos de crochê', 'o chocalho de amigurumi/chocalhos de amigurumi', 'a naninha de amigurumi/naninhas de amigurumi', 'a naninha de crochê/naninhas de crochê', 'o móbile de crochê/móbiles de crochê', 'o móbile de amigurumi/móbiles de amigurumi'],
      openings: {
        sale: {
          professional: ['Para o enxoval e o quarto que está sendo preparado: {topic}.', 'Bichos de fio entre as primeiras coisas que um bebê vai ver: {topic}.'],
          casual: ['O quartinho tá quase pronto, só faltava um amigo de fio: {topic}.', 'Tem bebê a caminho e tem crochê na agulha: {topic}.'],
          funny: ['O primeiro fã do bebê já está pronto: {topic}.', 'Os adultos vão querer brincar antes: {topic}.', 'Atenção, tios, a concorrência é de crochê: {topic}.', '{Vai/Vão} sair em mais fotos do que o pai: {topic}.'],
          motivational: ['O quarto se monta aos poucos, e hoje {entra/entram} {o topic}.', 'Enquanto o quartinho tomava forma, a agulha trabalhava: {topic}.'],
        },
        content: {
          professional: ['Tema do quarto e cor do fio: como escolher {topic}.', 'Lembrança da primeira infância, ponto por ponto: {topic}.'],
          casual: ['Hoje na agulha, com musiquinha de ninar ao fundo: {topic}.', 'Separei os fios do quartinho e comecei {o topic}.'],
          funny: ['Olhei um minuto para {topic} e esqueci que eu tinha trabalho.', 'Todo mundo que entra no ateliê olha {o topic} e faz voz fina.', 'Controle de qualidade {do topic}: três tias e um avô.', 'O bebê ainda nem chegou e eu já conversei muito com {o topic}.'],
          motivational: ['Cada bicho do quarto passou primeiro pela agulha: {topic}.', 'Alguém ainda sem nome já tem à espera {o topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Madrinhas, tios e colegas de trabalho costumam levar amigurumi na primeira visita ao bebê.',
            'A família escolhe o bicho pelo tema do quarto, da floresta ao fundo do mar.',
            'Nas fotos mês a mês, o crochê ao lado mostra quanto o bebê cresceu.',
            'Quando a fase passa, {vai/vão} para a caixa de lembranças ou para o próximo bebê da família.',
          ],
          professional: ['Entre paredes e cortinas lisas, o crochê dá volume e história ao quarto do bebê.', 'Na costura das partes, o ponto é pequeno e bem junto, rente ao corpo.'],
          casual: ['Eu sempre imagino o quartinho com a luz da manhã batendo no crochê.', 'Quando é pra bebê, a gente conta os pontos até falando mais baixo.'],
          funny: ['O avô vai jurar que o bebê sorriu para o crochê, e ninguém vai discutir.', 'No quarto do bebê, o bicho de crochê é o único que não dá palpite.', 'A irmã mais velha vai explicar que era tudo dela, inclusive o crochê.', 'Adulto segura por um minuto e já está fazendo voz de bicho.'],
          motivational: ['Quem prepara um quarto de bebê sabe que um bicho de fio também conta os meses.', 'Uma família espera, uma agulha trabalha, e as duas contam devagar.'],
        },
        content: {
          all: [
            'Dois ou três tons de fio repetidos do quarto bastam para o conjunto combinar.',
            'Da floresta ao circo, o tema do quarto pode aparecer só no bicho de crochê.',
            'Sabão neutro, pouca água e secagem à sombra mantêm a forma do crochê do bebê.',
            'Fotografar o bebê com o mesmo bicho de crochê, mês a mês, vira um álbum bonito.',
          ],
          professional: ['Sugerimos levar uma foto da parede e do enxoval na hora de escolher os fios.', 'Bichos pequenos de um mesmo conjunto pedem o mesmo número de voltas na cabeça.'],
          casual: ['Eu separo os fios em cima da foto do quarto, aí não tem erro.', 'A gente faz um bicho de cada vez e deixa todos na mesa, pra ver se conversam.'],
          funny: ['O quarto ainda não tem berço, mas o bicho de crochê já foi escolhido.', 'Para escolher o nome do bebê foram meses, para o nome do bicho de crochê, um minuto.', 'No ateliê, conversa séria acaba quando um bicho de crochê aparece na mesa.', 'Chá de bebê é o lugar em que adulto disputa amigurumi com cara de sério.'],
          motivational: ['Nuvem, estrela e bicho se fazem com o mesmo ponto baixo, repetido com calma.', 'Montar o quarto de um bebê é escolher, uma a uma, as primeiras coisas dele.'],
        },
      },
      questions: {
        sale: ['Que bicho de crochê combina com o tema do quartinho?', 'Que bicho seria o primeiro amigo desse bebê?', 'Tons claros ou fios bem coloridos no quarto do bebê?', 'Quem da sua família vai ganhar um bebê?'],
        content: ['Qual foi o primeiro bichinho do seu bebê?', 'Você guardou alguma coisa do seu quarto de bebê?', 'Floresta, mar ou céu, qual tema você escolheria para um quarto?', 'Que música de ninar cantavam na sua casa?'],
      },
      asks: ['o tema e as cores do quarto', 'o mês em que nasce o bebê', 'o bicho que combina com o enxoval'],
    },
    {
      nouns: ['o polvo de crochê/polvos de crochê', 'o polvinho de crochê/polvinhos de crochê', 'o polvo de amigurumi/polvos de amigurumi', 'o polvinho de amigurumi/polvinhos de amigurumi'],
      flags: { allowsJokes: false },
      openings: {
        sale: {
          professional: ['Oito tentáculos em espiral, feitos com calma: {topic}.', 'Para os primeiros dias de um bebê: {topic}.', 'Um crochê que as maternidades aprenderam a conhecer: {topic}.'],
          casual: ['Oito tentáculos prontos pra uma mão bem pequena: {topic}.', 'Tem um bebê pequenininho esperando, e tem {topic}.', 'Fiz devagar e em silêncio: {topic}.'],
          funny: ['Oito cachinhos e um olhar tranquilo: {topic}.', 'Do fundo do mar para a palma da mão: {topic}.', 'Quem tem oito braços sempre tem um para dar: {topic}.', 'Cabeça redonda, oito caracóis e nenhuma pressa: {topic}.', 'O mar mandou um recado bem pequeno: {topic}.'],
          motivational: ['Ponto miúdo para quem começou pequeno: {topic}.', 'Para quem acabou de chegar, com toda a calma da agulha: {topic}.', 'Uma mão tece, outra mão segura: {topic}.'],
        },
        content: {
          professional: ['Como se faz cada tentáculo {do topic}.', 'De onde veio a ideia de levar às maternidades {o topic}.', 'Antes de doar a um hospital, o que perguntar sobre {o topic}.'],
          casual: ['Hoje eu conto um pouco da história {do topic}.', 'Mesa quietinha, novelo no colo e {topic} na agulha.', 'Cabeça pronta, agora vêm os tentáculos {do topic}.'],
          funny: ['Oito vezes a mesma correntinha, e assim {nasce/nascem} {o topic}.', 'Cachinho por cachinho, a gente chega {ao topic}.', 'Um pouco de mar em cima da mesa: {topic}.', 'Primeiro a cabeça, depois os caracóis: {topic}.', 'Há um polvo que mora longe do mar: {topic}.'],
          motivational: ['Para um bebê que ainda não se conhece: {topic}.', 'Oito tentáculos, a mesma conta repetida com paciência: {topic}.', 'Há quem doe tempo em forma de crochê: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Os tentáculos saem da agulha já enrolados, cada um na sua espiral.',
            'Nas maternidades, polvos de crochê são conhecidos por acompanhar bebês que chegaram antes da hora.',
            'Muitas famílias guardam o polvo junto com a pulseirinha da maternidade.',
            'Há quem escolha para o próprio bebê e quem peça para doar a um hospital.',
            'Cabeça redonda, olhar calmo e tentáculos em caracol, tudo em ponto miúdo.',
            'Pelo Brasil, voluntárias fazem polvos para bebês que ainda estão no hospital.',
          ],
          professional: [
            'Consideramos uma responsabilidade fazer um polvo que pode chegar a um bebê internado.',
            'Cada tentáculo é contado e revisto, do primeiro ponto ao arremate.',
            'As pontas do fio ficam escondidas dentro do corpo do polvo.',
          ],
          casual: [
            'Eu faço em silêncio, pensando na família que está esperando.',
            'A gente não conhece o bebê, mas torce por ele a cada volta.',
            'Quando termino o último tentáculo, penso logo na mãozinha que vai segurar.',
          ],
          funny: [
            'Oito braços, e todos com vontade de dar a mão.',
            'Olhos pequenos, cabeça grande e uma calma que veio do fio.',
            'Entre os bichos do mar, o polvo é quem tem a maior coleção de abraços.',
            'Cada tentáculo é um cachinho que a agulha penteou.',
          ],
          motivational: [
            'Quem faz um polvo para um bebê desconhecido põe em cada volta um pouco de espera.',
            'São oito tentáculos iguais, e nenhum se apressa.',
            'A paciência da família encontra, no polvo, a paciência de quem teceu.',
          ],
        },
        content: {
          all: [
            'A ideia de levar polvos de crochê a bebês prematuros nasceu na Dinamarca, em 2013.',
            'Cada maternidade tem regras próprias para receber polvos, e convém perguntar antes de doar.',
            'O tentáculo se enrola porque cada correntinha recebe mais de um ponto.',
            'Alguns hospitais indicam o fio, o tamanho e o modo de lavar os polvos doados.',
            'A cabeça se faz primeiro, em espiral, e os tentáculos vêm depois, um a um.',
            'Grupos de voluntárias se reúnem para fazer polvos e levar juntos à maternidade.',
          ],
          professional: [
            'Sugerimos falar com a equipe do hospital antes de levar um polvo ao bebê internado.',
            'Tentáculos do mesmo comprimento pedem o mesmo número de correntinhas em cada um.',
            'Em muitos projetos, o polvo acompanha o bebê quando a família vai para casa.',
          ],
          casual: [
            'Eu conto as correntinhas de novo a cada tentáculo, pra nenhum ficar menor.',
            'Aqui a gente faz um tentáculo, toma um gole de café e começa o próximo.',
            'Tem muita gente boa fazendo polvinho pelo Brasil, e eu gosto de lembrar disso.',
          ],
          funny: [
            'Oito tentáculos, oito vezes a mesma conta, e nenhuma pressa.',
            'Na mesa de trabalho, os polvinhos prontos parecem conversar baixinho.',
            'O polvo é o único bicho daqui que já nasce de mão dada.',
            'Uma correntinha reta vira caracol, e o caracol vira tentáculo.',
          ],
          motivational: [
            'Quem doa um polvo raramente vê o rosto do bebê, e faz com a mesma atenção.',
            'Muitas mãos fazem um polvo por vez, e juntas enchem uma caixa.',
            'Repetir oito vezes o mesmo tentáculo é um jeito quieto de torcer por alguém.',
          ],
        },
      },
      questions: {
        sale: [
          'Você já tinha ouvido falar dos polvos de crochê nas maternidades?', 'Que cor de fio você escolheria para um polvo?', 'Há um bebê chegando na sua família?', 'Para quem você escolheria um polvo de crochê?',
          'Você guardaria um polvo de crochê na caixa de lembranças?', 'O polvo seria para o seu bebê ou para doar?',
        ],
        content: [
          'Você conhece algum grupo que faz polvos para maternidades?', 'Já fez ou já recebeu um polvo de crochê?', 'Na sua cidade há voluntárias fazendo polvos?', 'Que maternidade da sua região recebe polvos de crochê?',
          'Quantos tentáculos você acha que dá para fazer numa tarde?', 'O que você guarda dos primeiros dias do seu bebê?',
        ],
      },
      asks: ['se o polvo é para o seu bebê ou para doação', 'a cor que você imagina para o polvo', 'o nome da maternidade, se for para doar'],
    },
  ],
  tips: [
    'Ponha o enchimento em tufos pequenos e empurre para as bordas antes de preencher o centro.',
    'Use uma agulha menor do que a do rótulo para que o enchimento não apareça entre os pontos.',
    'Marque o primeiro ponto de cada volta, porque na espiral não se vê onde ela começa.',
    'Prenda os detalhes com alfinetes e olhe de longe antes de costurar.',
    'Borde o rosto antes de fechar a cabeça, enquanto ainda dá para esconder o nó por dentro.',
    'Deixe uma ponta longa de fio em cada parte para usar na costura.',
    'Aperte bem o anel mágico e arremate a ponta por dentro, para que o centro não abra.',
    'Anote quantas voltas fez na primeira perna ou no primeiro tentáculo para repetir no seguinte.',
    'Para tirar o pó, passe uma escova macia no sentido dos pontos.',
    'Limpe manchas pequenas com pano úmido e sabão neutro e deixe secar à sombra.',
    'Depois de molhar, aperte com uma toalha, porque o enchimento guarda água.',
    'Deixe longe do sol direto, que desbota o fio.',
  ],
  steps: ['o anel mágico', 'as voltas da cabeça', 'o enchimento', 'a posição dos olhos', 'a costura das partes', 'o bordado do rosto'],
  tools: ['a agulha de crochê fina', 'o enchimento', 'os marcadores de ponto', 'os alfinetes de cabeça', 'os novelos de cada cor'],
  hashtags: [
    'amigurumi', 'amigurumibrasil', 'bonecadecroche', 'bichinhodecroche', 'bonecosdecroche', 'decoracaoinfantil', 'quartodebebe', 'quartoinfantil', 'enxovaldebebe', 'mundoinfantil', 'chadebebe', 'maternidade', 'crocheinfantil', 'bonecadeamigurumi',
  ],
  emojis: ['🧸', '🧶', '🪡', '🎀', '💛'],
}
