import type { Detail } from './detail.ts'

export const flavours: readonly Detail[] = [
  {
    words: ['banana', 'bananas', 'de banana', 'banana com canela', 'banoffee', 'bananinha'],
    professional: [
      'A banana está em todas as casas e em muitas lembranças. É um sabor sem cerimônia.',
      'Quanto mais madura, mais doce a banana. As avós já sabiam usar as que passavam do ponto.',
      'Do café da manhã à sobremesa, a banana acompanha o brasileiro a vida inteira.',
    ],
    casual: [
      'Banana madura na fruteira já me dá ideia. Aqui em casa, ninguém deixa perder nenhuma.',
      'Banana tem gosto de casa, de lanche depois da escola e de vó chamando da cozinha.',
      'Banana é simples e eu gosto disso. Não precisa explicar nada pra ninguém.',
    ],
    funny: [
      'A banana tem três fases: verde, perfeita por duas horas e \'alguém precisa fazer alguma coisa com isso\'.',
      'A família comprou um cacho para comer uma banana por dia. As bananas combinaram de amadurecer todas juntas.',
      'Em toda mochila de escola já viajou uma banana, quase sempre embaixo do caderno de matemática.',
    ],
    motivational: [
      'Aproveitar a fruta madura em vez de jogar fora é uma sabedoria das nossas avós.',
      'Com pouco, muita mãe fez sobremesa para a casa cheia. A banana estava quase sempre lá.',
      'Um sabor simples pode ser o preferido da família por gerações. Basta alguém continuar fazendo.',
    ],
  },
  {
    words: ['carne', 'carnes', 'de carne', 'carne seca', 'carne-seca', 'carne de sol', 'carne moída', 'costela', 'jabá', 'carne louca'],
    professional: [
      'Um bom tempero de carne abre o apetite de longe. É sabor de refeição completa, para quem chega com fome.',
      'Quem recebe muitos convidados costuma ter entre eles um grupo fiel aos sabores de carne.',
      'Do Nordeste ao Sul, cada família tem o seu jeito de gostar de carne bem temperada.',
    ],
    casual: [
      'Quando bate fome de verdade eu vou no de carne, sem pensar duas vezes.',
      'Carne bem temperada tem cheiro de almoço de família, daqueles que chamam até o vizinho.',
      'Sempre tem um na família que pergunta primeiro se tem de carne. Você deve conhecer o seu.',
    ],
    funny: [
      'O tio prova a carne \'só para conferir o tempero\'. Já foram seis conferências, e contando.',
      'Quem gosta de carne pergunta o sabor antes de dar boa-tarde. A educação volta depois da primeira mordida.',
      'Em toda família há um especialista em carne, cheio de conselhos, que nunca chegou perto do fogão.',
    ],
    motivational: [
      'Uma comida que sustenta diz a quem chega do trabalho que alguém pensou na fome dele.',
      'Tempero passa de mãe para filho, no olho e na mão. Cada mesa guarda um pouco disso.',
      'Alimentar bem a família dá trabalho todos os dias. O prato vazio é o agradecimento.',
    ],
  },
  {
    words: ['brigadeiro', 'brigadeiros', 'de brigadeiro', 'brigadeirinho'],
    professional: [
      'O brigadeiro está em quase toda festa brasileira, e todos guardam a lembrança de um.',
      'Poucos sabores são tão nossos. Quem mora fora do país costuma ter saudade de brigadeiro.',
      'Criança, avó, colega de trabalho: quase ninguém passa por um brigadeiro sem olhar duas vezes.',
    ],
    casual: [
      'Quem nunca roubou um brigadeiro antes do parabéns? Eu já, mais de uma vez, e faria de novo.',
      'Brigadeiro tem gosto de festa de criança e de tarde com as amigas. Eu não recuso nunca.',
      'Eu avalio a festa pelo brigadeiro. É injusto, mas é assim desde que eu era criança.',
    ],
    funny: [
      'A mesa tinha fileiras perfeitas de brigadeiro. Depois da passagem das crianças, tinha fileiras de forminhas.',
      'Existe um espaço no estômago reservado ao brigadeiro. A ciência ainda não achou, as festas sim.',
      'A pessoa guardou um brigadeiro no bolso da camisa. Era um bom plano, até o abraço da tia.',
    ],
    motivational: [
      'A panela raspada a muitas colheres é lembrança de família. Alguém mexeu até o fim e dividiu.',
      'Lembrar de levar um brigadeiro a quem não pôde ir à festa é um carinho bem brasileiro.',
      'Quem aprendeu a mexer a panela com a avó guarda mais que uma receita.',
    ],
  },
  {
    words: ['calabresa', 'de calabresa', 'linguiça calabresa'],
    professional: [
      'A calabresa tem sabor forte e cheiro que anuncia a refeição. Quem gosta reconhece de longe.',
      'A calabresa é a escolha de quem prefere o tempero mais marcado. Em grupos grandes, sempre há quem peça.',
      'Em festa, em lanche ou em noite de pizza, a calabresa está sempre entre os mais lembrados.',
    ],
    casual: [
      'O cheiro de calabresa atravessa a casa e traz todo mundo pra cozinha. É infalível.',
      'Tem noite que já vem com gosto de calabresa. As minhas melhores, quase sempre.',
      'Se perguntar lá em casa, metade vai de calabresa. A outra metade muda de ideia depois que vê.',
    ],
    funny: [
      'O vizinho sentiu o cheiro da calabresa e lembrou que precisava devolver uma forma.',
      'Metade queria calabresa, metade queria outro sabor. Quem pediu o outro está de olho na calabresa.',
      'Quem disse que não queria calabresa está tirando rodelas do prato dos outros, com a maior calma.',
    ],
    motivational: [
      'Depois de uma semana puxada, um sabor forte como o da calabresa pede mesa cheia e conversa solta.',
      'Lembrar quem gosta de calabresa e quem não gosta é atenção de quem recebe bem.',
      'O cheiro da calabresa chama todos para perto. É daí que sai uma boa conversa.',
    ],
  },
  {
    words: ['cenoura', 'cenouras', 'de cenoura', 'cenoura com chocolate', 'cenoura com brigadeiro'],
    professional: [
      'A cenoura tem lugar certo no café da tarde das casas brasileiras. Poucos sabores são tão familiares.',
      'O gosto suave da cenoura agrada às crianças, que muitas vezes nem a reconhecem.',
      'Cenoura lembra lanche de escola, tarde de chuva e cozinha de mãe ou de avó.',
    ],
    casual: [
      'Cenoura tem gosto de tarde em casa, com café passando e alguém perguntando se já pode cortar.',
      'Cenoura agrada até a quem foge de legume. Conheço criança que come e pede mais.',
      'Tem dia em que só um gosto de casa de mãe resolve. Pra mim, cenoura é um deles.',
    ],
    funny: [
      'A criança recusa cenoura no almoço e pede três vezes à tarde. Ninguém conte a ela.',
      'Como tem cenoura, a família declarou que conta como legume. O nutricionista não foi chamado.',
      'O café da tarde era rapidinho. Com cenoura na mesa, virou janta, e ninguém reclamou.',
    ],
    motivational: [
      'Cenoura no café da tarde junta à mesa quem passou o dia correndo. Alguém se lembrou de parar.',
      'Muita mãe preparava alguma coisa com cenoura no meio da semana, depois do serviço. Hoje se entende o esforço.',
      'Reunir a família em volta de um sabor simples como a cenoura é cuidado de todos os dias.',
    ],
  },
  {
    words: ['queijo', 'de queijo', 'quatro queijos', 'queijo coalho', 'parmesão', 'muçarela', 'mussarela', 'presunto e queijo', 'queijo e presunto', 'queijo minas', 'queijos'],
    professional: [
      'O queijo vai bem no café, no almoço e na festa. É uma das escolhas mais fáceis de acertar.',
      'Há quem goste do queijo suave e quem goste dele bem marcado. Os dois grupos costumam repetir.',
      'Do suave ao forte, há um queijo para cada gosto. Por isso ele agrada a tantos convidados.',
    ],
    casual: [
      'Se tem queijo, eu já acho que vai dar certo. Nunca me arrependi.',
      'Queijo e café no fim da tarde formam um par perfeito. Aprendi cedo e nunca larguei.',
      'Aquele queijo que estica faz criança e adulto rirem do mesmo jeito. Eu rio também.',
    ],
    funny: [
      'O queijo esticou, a foto saiu, e o queixo ficou sujo como testemunha.',
      'Ofereça queijo a um mineiro e espere em silêncio. A avaliação técnica leva alguns segundos.',
      'A pessoa prometeu comer só um pedacinho. Com queijo, a palavra \'só\' perde o sentido.',
    ],
    motivational: [
      'Quem faz queijo acorda com as vacas e não tem feriado. Vale lembrar desse trabalho à mesa.',
      'Pôr na mesa algo de que todos gostam é o jeito mais direto de dizer \'fica mais um pouco\'.',
      'Um café passado na hora e alguma coisa de queijo reúnem a casa depois do serviço.',
    ],
  },
  {
    words: ['frango', 'de frango', 'frango desfiado', 'frango cremoso', 'frango com milho', 'peito de frango'],
    professional: [
      'O frango é dos sabores que menos encontram resistência à mesa. Serve bem a grupos variados.',
      'Crianças e adultos costumam concordar sobre o frango. Numa mesa cheia, isso facilita a vida.',
      'Quando não se conhece o gosto de todos, o frango é uma escolha tranquila.',
    ],
    casual: [
      'Frango é aquele sabor que ninguém estranha. Na dúvida, eu vou sempre nele.',
      'Quando bate fome e eu não sei o que quero, vou de frango. Já testei muitas vezes e confirmo.',
      'Em mesa com vários sabores, o de frango costuma acabar antes. Pode reparar da próxima vez.',
    ],
    funny: [
      'Diante de dez sabores, há sempre quem faça uma única pergunta: \'qual é o de frango?\'.',
      'O tio reconhece o de frango pelo formato, pelo cheiro e pelo instinto. Nunca errou um.',
      'Ninguém briga por causa de frango. Brigam pelo último, que é outra coisa.',
    ],
    motivational: [
      'Pensar num sabor que agrade à família toda é o trabalho de quem recebe bem.',
      'Quem cuida da comida pensa na criança, na avó e no tio exigente. O frango reúne os três.',
      'Uma comida com frango, na mesa na hora certa, também é cuidado com quem trabalhou o dia inteiro.',
    ],
  },
  {
    words: ['chocolate', 'chocolates', 'chocolatudo', 'chocolatuda', 'ao leite', 'meio amargo', 'chocolate meio amargo', 'nutella', 'ganache', 'trufado', 'trufada', 'chocolate branco', 'chocolate ao leite', 'cacau'],
    professional: [
      'O chocolate agrada a idades diferentes e raramente provoca discussão. É uma escolha segura quando há dúvida.',
      'Há quem prefira o chocolate doce e quem goste dele mais intenso. Os dois lados raramente se convencem.',
      'O chocolate é lembrança de infância para muitos adultos. Basta o cheiro para levar de volta.',
    ],
    casual: [
      'Eu nunca consegui ficar só no primeiro gostinho de chocolate. Se você consegue, me ensina.',
      'Com chocolate, a gente fecha o olho no primeiro gosto. Eu fecho sempre, nem disfarço.',
      'Dia cansativo e chocolate se entendem muito bem. Eu falo por experiência própria.',
    ],
    funny: [
      'O chocolate estava escondido no armário alto, atrás do arroz. A família achou pelo faro.',
      '\'Só um pouquinho de chocolate\', disse a pessoa, com a frase já gasta pelo uso.',
      'Chocolate dividido com alguém é prova de amor. Chocolate escondido é prova de inteligência.',
    ],
    motivational: [
      'Quem divide o próprio chocolate fez um esforço que merece ser reconhecido por toda a família.',
      'Dar chocolate a quem teve uma semana pesada é um carinho que dispensa explicação.',
      'Há sabores que a gente procura depois de um dia de trabalho bem-feito. Chocolate é um deles.',
    ],
  },
  {
    words: ['coco', 'cocos', 'de coco', 'prestígio', 'coco queimado', 'cocada', 'beijinho'],
    professional: [
      'O coco está nas mesas de norte a sul, das festas de criança às receitas de família.',
      'Quem gosta de coco repara na textura tanto quanto no gosto. É um sabor que se mastiga.',
      'Coco lembra praia, férias de verão e quintal com sombra. Poucos sabores levam tão longe.',
    ],
    casual: [
      'Coco é assim: ou a pessoa ama, ou passa o dela pra quem ama. Eu fico por perto.',
      'Coco me lembra férias, chinelo e uma cocada comprada na beira da estrada.',
      'Coco ralado na hora tem um cheiro que chama a casa toda. Eu sempre belisco antes.',
    ],
    funny: [
      'Abrir um coco em casa exige martelo, toalha e um parente corajoso. A vitória é comemorada.',
      'Depois do coco, fica um fiapo no dente, e todos os presentes são educados demais para avisar.',
      'Quem não gosta de coco é o melhor amigo de quem gosta. Sobra em dobro.',
    ],
    motivational: [
      'Ralar coco à mão era trabalho de tarde inteira, feito conversando. O gosto guarda essas conversas.',
      'Do coco se aproveita quase tudo, e as avós já sabiam. Há sabedoria nessa cozinha.',
      'Coco tem gosto de férias. No meio de uma semana cansada, a lembrança é bem-vinda.',
    ],
  },
  {
    words: ['sabor café', 'cappuccino', 'capuccino', 'cappuccinos', 'mocha', 'mocaccino', 'tiramisù', 'tiramisu', 'bolo de café', 'trufa de café', 'brigadeiro de café', 'licor de café'],
    professional: [
      'O gosto de café agrada a quem prefere o doce com um fundo amargo. Quem gosta não troca.',
      'O café faz parte da hospitalidade brasileira. Ninguém entra em uma casa sem que ele seja oferecido.',
      'Depois do almoço ou no meio da tarde, o café marca a pausa do dia.',
    ],
    casual: [
      'O cheiro de café me tira da cama quando nada mais no mundo consegue.',
      'A visita nem sentou e eu já pergunto do café. Na minha casa sempre foi assim.',
      'Se tem gosto de café, já tem a minha atenção. O resto a gente conversa.',
    ],
    funny: [
      'A pessoa toma café para acordar, para conversar e para esperar o próximo café.',
      'Antes do primeiro café, as perguntas devem ser de sim ou não. Melhor ainda, nenhuma.',
      '\'Só um cafezinho\' é a frase que mais atrasou visita na história do Brasil.',
    ],
    motivational: [
      'Alguém levanta primeiro e passa o café de todos. É um cuidado que a casa inteira sente.',
      'Do pé à xícara, muita mão trabalhou pelo café. Quem o saboreia devagar reconhece.',
      'Uma pausa com gosto de café, no meio de um dia puxado, ajuda a voltar ao trabalho.',
    ],
  },
  {
    words: ['milho', 'milho verde', 'de milho', 'fubá', 'de fubá', 'pamonha', 'curau', 'canjica'],
    professional: [
      'O milho está nas festas de junho e na mesa do ano inteiro, doce ou salgado.',
      'O gosto de milho é de roça, de quintal e de café servido na garrafa térmica.',
      'Cada região do Brasil tem o seu prato de milho e a certeza de que é o melhor.',
    ],
    casual: [
      'Milho me lembra cozinha cheia, cada um com uma tarefa e todos falando ao mesmo tempo.',
      'Com café quente do lado, qualquer coisa de milho me ganha. Sou fácil de agradar.',
      'Ouvir o carro da pamonha na rua e correr com a carteira na mão: eu já fiz muito.',
    ],
    funny: [
      'O carro do milho e da pamonha passa quando ninguém tem troco. Quando há troco, ele mudou de rua.',
      'Comer milho na espiga com elegância é um projeto que a humanidade abandonou.',
      'O café ia ser rápido, mas havia coisa de milho na mesa. Ninguém mais olhou o relógio.',
    ],
    motivational: [
      'Ralar milho em família é trabalho dividido: um descasca, outro rala, todos contam histórias.',
      'Do campo vem o milho, plantado por quem acorda cedo. Cada mesa de café deve algo a essas mãos.',
      'A cozinha de milho, da roça à cidade, faz muito com pouco. É um saber que merece respeito.',
    ],
  },
  {
    words: ['frango com catupiry', 'frango com requeijão', 'frango catupiry', 'frango com cream cheese'],
    professional: [
      'A dupla de frango e queijo cremoso está entre as preferidas dos brasileiros, em casa e em festa.',
      'O queijo cremoso deixa o frango mais macio a cada mordida. É um sabor que agrada a quase todos.',
      'Em uma mesa com vários sabores, o frango com queijo cremoso costuma ser o primeiro a ser procurado.',
    ],
    casual: [
      'Frango com aquele queijo cremoso é quase patrimônio nacional. Eu assino embaixo e repito.',
      'Frango bem cremoso pede que a gente feche o olho na primeira mordida. Pelo menos eu fecho.',
      'Pergunta numa mesa qual sabor e sempre tem um coro: \'o de frango cremoso!\'. Eu puxo o coro.',
    ],
    funny: [
      'O recheio cremoso do frango escapa, a pessoa salva com o dedo e finge que ninguém viu.',
      'Amizades já balançaram por causa do último pedaço de frango cremoso da mesa.',
      'A pessoa diz \'qualquer um, eu como de tudo\'. Depois procura o cremoso com os olhos.',
    ],
    motivational: [
      'Lembrar de que todos da casa gostam de frango cremoso é coisa de quem pensa em cada um.',
      'Frango com queijo cremoso deixa um dia comum com cara de festa. Quem leva à mesa sabe.',
      'Depois de uma semana puxada, sentar com a família e comer um frango cremoso é merecido.',
    ],
  },
  {
    words: ['doce de leite', 'de doce de leite', 'sabor doce de leite'],
    professional: [
      'O doce de leite tem gosto de fazenda e de cozinha antiga. Os brasileiros o conhecem desde crianças.',
      'O doce de leite é marcante. Pede pedaços pequenos e muita conversa em volta da mesa.',
      'Quem é do interior costuma ter uma história de tacho e doce de leite. O gosto traz tudo de volta.',
    ],
    casual: [
      'Com doce de leite, eu provo um pouco, guardo e volto dois minutos depois. É mais forte que eu.',
      'Doce de leite tem gosto de viagem pro interior, com parada na estrada e pote no colo.',
      'Quem gosta de doce de leite não aceita pouquinho. Eu entendo, apoio e passo a colher.',
    ],
    funny: [
      'O doce de leite estava inteiro ontem. A colher, ainda suja, se recusa a depor.',
      'A pessoa passa o dedo no doce de leite da borda, só para não sujar. Já limpou seis vezes.',
      'Diante do doce de leite, todo mundo diz que quer só uma pontinha. A pontinha vem com reforço.',
    ],
    motivational: [
      'Mexer o tacho de doce de leite por horas era serviço de mão paciente. O gosto guarda essa memória.',
      'Levar doce de leite a alguém é levar também um pouco do interior e da família.',
      'As receitas antigas com doce de leite vieram de algum caderno de avó. Alguém passou adiante.',
    ],
  },
  {
    words: ['goiabada', 'de goiabada', 'romeu e julieta', 'goiabada com queijo'],
    professional: [
      'A goiabada lembra fazenda, tacho e sobremesa de casa antiga. É um doce muito brasileiro.',
      'Com queijo ou sem ele, a goiabada tem um gosto marcante. Quem gosta reconhece de longe.',
      'Cada família conhece a melhor goiabada do Brasil. O assunto rende um almoço inteiro.',
    ],
    casual: [
      'Goiabada me leva direto pra casa de interior, com mesa comprida e café na garrafa.',
      'De goiabada eu provo só um pouquinho. E depois outro, pra conferir o primeiro.',
      'Tem coisa mais brasileira que fechar o almoço com goiabada? Eu não troco.',
    ],
    funny: [
      'Romeu e Julieta acabam mal no livro. Na mesa, só acabam rápido demais.',
      'A goiabada era cortada bem fininha pela avó. As visitas sabiam fazer a fatia render três viagens.',
      'Ninguém lembra de quem era a goiabada na geladeira. Todos lembram do gosto que ela tinha.',
    ],
    motivational: [
      'Mexer o tacho de goiabada era serviço de família inteira, com revezamento e história. O gosto vem dali.',
      'Quem guarda as receitas de goiabada do interior cuida da memória de muitas famílias.',
      'Levar goiabada de presente é costume de quem viajou e se lembrou de quem ficou.',
    ],
  },
  {
    words: ['palmito', 'palmitos', 'de palmito', 'palmito cremoso', 'alho-poró', 'brócolis', 'espinafre'],
    professional: [
      'Um sabor da horta é sempre bem-vindo numa mesa com muitos convidados. Há quem procure por ele primeiro.',
      'O sabor suave da horta agrada a quem prefere uma comida mais leve. Na mesa, costuma surpreender.',
      'Sabores da horta deixaram de ser coadjuvantes na mesa. Muita gente os pede antes dos outros.',
    ],
    casual: [
      'Eu vou direto no sabor da horta e ninguém entende. Melhor pra mim, que sirvo primeiro.',
      'Sempre tem alguém na turma que prefere um sabor mais leve. É bom lembrar dessa pessoa na hora de escolher.',
      'Tem gente que jura que não gosta de nada da horta. Aí prova distraída e muda de lado.',
    ],
    funny: [
      'A família disse que sabor da horta era para visita. A visita mal conseguiu provar.',
      'A criança disse que não gostava de verdura. Provou escondida e pediu mais, bem baixinho.',
      'Tem gente que escolhe o sabor mais leve para poder repetir. A conta sempre fecha.',
    ],
    motivational: [
      'Pensar no gosto de cada convidado é uma gentileza que se percebe na primeira mordida.',
      'Uma horta pede água, sol e alguém que volte todos os dias. O sabor começa ali.',
      'Quem recebe bem pensa em cada convidado, do que come de tudo ao que prefere a horta.',
    ],
  },
  {
    words: ['limão', 'limões', 'de limão', 'torta de limão', 'limonada'],
    professional: [
      'O limão corta o doce e deixa vontade de repetir. Quem prefere sabores leves costuma escolhê-lo.',
      'Depois de uma refeição farta, o azedo do limão cai bem. É um final fresco.',
      'O limão divide opiniões na medida: quem gosta quer que ele apareça de verdade.',
    ],
    casual: [
      'Eu fecho um olho no primeiro gosto e já quero mais. Limão faz isso comigo.',
      'Limão é o sabor de quem diz que não é muito de doce. E repete.',
      'Aquele azedinho de limão acorda a gente, seja de manhã, seja depois do almoço.',
    ],
    funny: [
      'A careta do primeiro limão está no álbum de toda família. E a criança pediu mais.',
      'Se a vida der limões, há sempre uma tia que já sabe o que fazer com eles.',
      'A pessoa prova o limão, faz careta, diz que está forte e pede mais um pouco.',
    ],
    motivational: [
      'Acertar o ponto entre o azedo e o doce pede paciência. Quem gosta de limão reconhece.',
      'Um pé de limão no quintal abastece a rua toda. É um costume bonito de vizinhança.',
      'Um gosto fresco de limão e cinco minutos sentado fazem bem a quem correu o dia inteiro.',
    ],
  },
  {
    words: ['maracujá', 'maracujás', 'de maracujá', 'mousse de maracujá'],
    professional: [
      'O maracujá tem perfume forte e um azedo que não se esconde. Reconhece-se de olhos fechados.',
      'Para quem acha os doces muito doces, o maracujá é um bom caminho.',
      'Fruta brasileira de quintal, o maracujá lembra jarra de suco na mesa e casa cheia.',
    ],
    casual: [
      'O cheiro do maracujá chega antes dele. Eu já fico de prontidão na cozinha.',
      'Maracujá é azedo do jeito certo, daquele que faz a gente pegar mais um pouquinho.',
      'Onde tem pé de maracujá na cerca, a vizinhança toda passa pra pegar. Eu também passava.',
    ],
    funny: [
      'Dizem que maracujá dá sono. A família continua acordada, em volta da mesa, esperando para repetir.',
      'O maracujá bom é aquele enrugado e feio. É um consolo para todos nós.',
      'O maracujá divide a mesa: uns adoram a semente, outros a separam uma por uma, com paciência de joalheiro.',
    ],
    motivational: [
      'A flor do maracujá abre por pouco tempo, e quem cuida do pé sabe esperar. O gosto vem depois.',
      'Escolher um sabor pensando em quem não gosta de muito doce é um cuidado que se percebe.',
      'O maracujá sempre foi fruta de dividir com o vizinho, por cima da cerca.',
    ],
  },
  {
    words: ['amendoim', 'amendoins', 'de amendoim', 'paçoca', 'paçocas', 'paçoquinha', 'pé de moleque'],
    professional: [
      'O amendoim tem gosto de festa de rua e de recreio. Quase todo brasileiro tem uma lembrança com ele.',
      'O amendoim tem gosto marcante, que não se confunde com nenhum outro. Muitos gostam dele justamente por isso.',
      'Ao servir amendoim a um grupo, vale perguntar se há alguém com alergia.',
    ],
    casual: [
      'Doce de amendoim esfarela, e ninguém liga. Eu como com a mão em concha embaixo.',
      'Amendoim me lembra pracinha, pacotinho na mão e conversa comprida no banco da rua.',
      'Se tem amendoim por perto, eu fico por perto também. Simples assim, desde criança.',
    ],
    funny: [
      'Com amendoim na mesa, a mão vai sozinha. O dono da mão jura que não percebeu.',
      'O tio diz que só veio conversar, mas escolheu a cadeira ao lado do amendoim.',
      'O amendoim é igual a fofoca: ninguém para no primeiro nem admite que gostou.',
    ],
    motivational: [
      'O amendoim cresce escondido debaixo da terra, e alguém precisa arrancar e torrar. Dá trabalho até chegar à mão.',
      'O amendoim das festas populares passa de avó para neto. Quem prepara guarda uma tradição.',
      'Amendoim tem gosto de infância. Dividido na calçada, ainda faz amizade nova, como antigamente.',
    ],
  },
  {
    words: ['abacaxi', 'abacaxis', 'de abacaxi', 'abacaxi com coco'],
    professional: [
      'O abacaxi tem doçura e azedo na mesma mordida. Fica leve mesmo depois de um almoço grande.',
      'O abacaxi lembra sobremesa de família, travessa na geladeira e casa cheia em tarde quente.',
      'Quem gosta de fruta nos doces costuma pôr o abacaxi entre os primeiros.',
    ],
    casual: [
      'Abacaxi é sobremesa de tia, daquelas que vão à mesa na travessa e voltam vazias.',
      'Eu gosto do abacaxi porque ele é doce e azedo, igual a muita gente boa.',
      'Com abacaxi, aceito repetir mesmo sem espaço. Ele é leve, eu me convenço disso.',
    ],
    funny: [
      'Descascar um abacaxi virou expressão por bons motivos. Comer já é outra conversa.',
      'O abacaxi usa coroa e armadura. Com essa pose toda, ninguém esperava que fosse tão doce.',
      'No mercado, todos puxam a folha do abacaxi com cara de quem sabe o que está fazendo.',
    ],
    motivational: [
      'Quem descasca o abacaxi para todos na mesa merece o melhor pedaço. E quase nunca fica com ele.',
      'Sobremesa com abacaxi juntava os primos em volta da travessa. Alguém acordava cedo para isso.',
      'O gosto fresco do abacaxi depois do almoço é carinho de quem pensou na refeição inteira.',
    ],
  },
  {
    words: ['pistache', 'pistaches', 'de pistache', 'pistacho'],
    professional: [
      'O pistache conquistou os brasileiros pelo gosto, que fica entre o doce e o salgado.',
      'Quem gosta de pistache procura um sabor diferente dos de sempre. É uma boa escolha para surpreender.',
      'Ao mesmo tempo delicado e marcante, o pistache costuma virar assunto à mesa.',
    ],
    casual: [
      'Eu demorei pra provar pistache e agora quero recuperar todo o tempo perdido.',
      'Hoje tem fã de pistache em toda família. O da sua deve estar lendo isso agora.',
      'Pistache é pra quem gosta de provar coisa nova. Depois, difícil é voltar pro sabor de antes.',
    ],
    funny: [
      'O pistache chegou há pouco tempo e já fala como se mandasse na família.',
      'Um pistache fechado é uma provocação. Há gente que perde a tarde, mas não desiste.',
      'Perguntaram se era abacate. O fã de pistache precisou de um minuto para se recompor.',
    ],
    motivational: [
      'Provar um sabor novo pede um pouco de curiosidade. Quem escolhe pistache para alguém divide a descoberta.',
      'Surpreender quem já provou de tudo exige atenção. O pistache é um bom começo de conversa.',
      'Trocar o sabor de sempre pelo pistache, só para agradar alguém, é um cuidado e tanto.',
    ],
  },
  {
    words: ['ninho com morango', 'leite ninho com morango', 'morango com ninho', 'ninho e morango', 'morango com leite ninho', 'leite em pó com morango', 'sabor ninho com morango'],
    professional: [
      'O leite em pó traz a doçura, e o morango, o toque azedo. É um par que se equilibra bem.',
      'Quem fica entre um sabor suave e uma fruta encontra os dois no leite em pó com morango.',
      'Leite em pó com morango tem lembrança de infância de um lado e frescor de fruta do outro.',
    ],
    casual: [
      'Ninho é doce, morango é azedinho. Quando os dois se encontram, eu não divido com ninguém.',
      'Se eu tivesse de escolher uma dupla de sabores pra vida, leite em pó e morango estaria na final.',
      'Tem quem prove ninho com morango uma vez e nunca mais peça outro sabor. Conheço vários.',
    ],
    funny: [
      'Leite em pó e morango estão juntos há mais tempo que muito casal, e sem discutir a relação.',
      'O leite em pó chega manso, o morango chega cheio de opinião. Combinam como poucos.',
      'A pessoa jura que hoje vai mudar de sabor. Chega a hora e é ninho com morango de novo.',
    ],
    motivational: [
      'Levar ninho com morango a quem ama essa combinação mostra que se prestou atenção.',
      'Leite em pó com uma fruta fresca é gosto de infância. É um carinho fácil de entender.',
      'Lembrar quem da família prefere ninho com morango é coisa de quem cuida de todos.',
    ],
  },
  {
    words: ['leite ninho', 'leite em pó', 'ninho com nutella', 'creme de ninho', 'sabor ninho', 'de ninho', 'bolo ninho', 'recheio de ninho', 'brigadeiro de ninho', 'leite em pó ninho', 'ninho'],
    professional: [
      'O sabor de leite em pó lembra a infância de muitos brasileiros, às colheradas e às escondidas.',
      'Suave e doce, o leite em pó agrada a crianças e também a quem não gosta de sabores fortes.',
      'O leite em pó está entre os sabores mais lembrados quando se fala de infância e de casa de avó.',
    ],
    casual: [
      'Eu comia leite em pó na colher, escondido, e tossia. Era assim que descobriam.',
      'Com gosto de leite em pó é só fechar o olho e voltar pra cozinha da infância.',
      'Quem gosta de leite em pó pede sempre o mesmo sabor. Eu não julgo, faço igual.',
    ],
    funny: [
      'Todo brasileiro já falou com a boca cheia de leite em pó e sujou a camisa de quem ouvia.',
      'A lata de leite em pó estava no alto, a cadeira estava perto e a criança estava quieta demais.',
      'Ninguém jamais comeu uma colher só de leite em pó. Há depoimentos em contrário, colhidos sob suspeita.',
    ],
    motivational: [
      'A lata de leite em pó durava pouco, e a avó fingia não saber por quê. Carinho antigo.',
      'O leite em pó é um sabor simples, que continua juntando a família em volta da mesa.',
      'Leite em pó tem gosto de infância. Dar isso a alguém é mostrar, com delicadeza, que se lembrou.',
    ],
  },
  {
    words: ['red velvet', 'redvelvet', 'veludo vermelho'],
    professional: [
      'O vermelho do red velvet chama os olhos antes do paladar. Quem vê quer logo provar.',
      'Red velvet tem um gosto delicado, menos doce do que a cor faz pensar.',
      'Quem escolhe red velvet costuma gostar de um toque elegante na mesa e na foto.',
    ],
    casual: [
      'O red velvet eu como primeiro com os olhos, e demora uns bons segundos até sair dali.',
      'Quem gosta de red velvet já sabe o que quer. Raramente vejo alguém em dúvida.',
      'Bonito na foto e gostoso de comer: é difícil achar os dois juntos, e o red velvet consegue.',
    ],
    funny: [
      'A família aprendeu a gostar de red velvet antes de aprender o nome. Cada um fala de um jeito.',
      'Pergunte ao tio de que é feito o red velvet. A explicação dele é ótima e toda inventada.',
      'O red velvet posa para a foto muito melhor que a família inteira.',
    ],
    motivational: [
      'Escolher red velvet para uma data é querer surpreender já no primeiro olhar.',
      'A cor viva do red velvet mostra que alguém pensou em alegrar os convidados.',
      'Quem recebe com red velvet gosta de ouvir aquele silêncio depois da primeira mordida.',
    ],
  },
  {
    words: ['camarão', 'camarões', 'de camarão', 'camarão com catupiry', 'camarão cremoso', 'frutos do mar', 'bacalhau', 'siri'],
    professional: [
      'Sabores do mar dão à refeição um ar de ocasião especial. Por isso aparecem nas datas importantes.',
      'Ao servir frutos do mar ou peixe, convém perguntar antes por alergias e preferências.',
      'Quem mora longe do litoral aprecia ainda mais um sabor do mar à mesa.',
    ],
    casual: [
      'Sabor do mar me lembra férias, pé na areia e almoço que começa às três.',
      'Quando tem coisa do mar na mesa eu capricho até no guardanapo. Dá um clima.',
      'Prato com sabor do mar tem cara de aniversário e de visita muito querida. Eu acho, pelo menos.',
    ],
    funny: [
      'Quem serve sabores do mar descobre depressa quem é fã. É quem chega primeiro e elogia alto.',
      'A pessoa pesca o seu pedaço e, distraída, pesca também no prato do lado. O mar é de todos.',
      'Quem disse \'nem ligo muito para sabor do mar\' repetiu duas vezes e pediu a receita.',
    ],
    motivational: [
      'O pescador sai de madrugada para que o mar chegue à mesa. É bom lembrar dele.',
      'Um prato do mar numa data comum é um jeito de dizer à família que ela merece.',
      'Quem recebe com um prato do mar pensa em cada detalhe e em quem vai se sentar em volta.',
    ],
  },
  {
    words: ['morango', 'morangos', 'de morango', 'morango do amor'],
    professional: [
      'O morango tem um azedinho que equilibra o doce. Por isso agrada até a quem acha tudo doce demais.',
      'A cor do morango já anima os olhos, e o gosto fresco faz o resto.',
      'Entre as frutas, o morango é das mais pedidas por crianças e por adultos.',
    ],
    casual: [
      'Eu começo sempre pelo que tem de morango. Tem gente que deixa pro final, e eu fico de olho.',
      'Morango me lembra bacia na mesa, açúcar por cima e a família beliscando antes da hora.',
      'Aquele azedinho do morango no meio do doce me ganha todas as vezes, sem falhar.',
    ],
    funny: [
      'O último gosto de morango é objeto de disputa desde que o mundo é mundo. Há irmãos que ainda comentam.',
      'A pessoa diz que vai dividir o morango e passa o olho em volta para ver se alguém aceitou.',
      'Quem deixa o morango para o fim tem disciplina. E corre o risco de um primo mais rápido.',
    ],
    motivational: [
      'Guardar o melhor morango para outra pessoa é um carinho pequeno que diz muito.',
      'O morango nasce perto do chão e é colhido com a mão, um a um. Vale lembrar de quem colhe.',
      'Há alegrias simples, como dividir uma bacia de morangos numa tarde em família.',
    ],
  },
  {
    words: ['nozes', 'de nozes', 'castanha', 'castanhas', 'avelã', 'amêndoas', 'amêndoa', 'pecã', 'macadâmia'],
    professional: [
      'Nozes e castanhas trazem um gosto marcante e pouco doce, que combina com fim de refeição.',
      'Um toque crocante muda a mordida. Por isso tanta gente procura nozes e castanhas no Natal e fora dele.',
      'Quem serve nozes e castanhas a muitos convidados deve avisar, porque há pessoas com alergia.',
    ],
    casual: [
      'Eu gosto de nozes e castanhas porque aquele croc no meio faz a gente prestar mais atenção.',
      'Noz, castanha, avelã, amêndoa: eu começo com uma só e, quando vejo, o potinho acabou.',
      'Noz e castanha são o sabor preferido de quem diz que não é de doce. Até repetir.',
    ],
    funny: [
      'Quebrar noz ou castanha sem quebrador envolve porta, sapato e um grande susto no vizinho.',
      'Do pratinho de castanhas, cada visita pega só uma. O pratinho esvazia sozinho.',
      'O avô guarda as castanhas boas e oferece as outras. A neta mais nova já descobriu onde.',
    ],
    motivational: [
      'Quem abre nozes e castanhas para os outros antes de comer a sua conhece um carinho antigo.',
      'Nogueiras e castanheiras levam anos para dar fruto. Alguém plantou sem saber quem iria colher.',
      'Nozes e castanhas lembram mesa grande, família sentada até tarde. Quem reúne essa mesa merece aplauso.',
    ],
  },
]
