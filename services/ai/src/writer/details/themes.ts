import type { Detail } from './detail.ts'

export const themes: readonly Detail[] = [
  {
    words: ['bailarina', 'bailarinas', 'balé', 'ballet', 'tema bailarina'],
    professional: [
      'A bailarina encanta pela leveza que se vê e pela disciplina que não se vê.',
      'Sapatilha, coque e música: poucas imagens são tão reconhecidas por quem ama a dança.',
      'Muitas meninas e muitos meninos começam a dançar cedo. O gosto fica, mesmo quando as aulas terminam.',
    ],
    casual: [
      'Criança que faz balé não anda pela casa, atravessa a sala na ponta do pé. E ainda espera o aplauso.',
      'Eu me emociono em apresentação de balé, sobretudo na turma das pequenas, que acenam pra plateia.',
      'Quem dançou um dia ainda ouve uma música e conta os passos sem perceber.',
    ],
    funny: [
      'Na apresentação de balé, uma bailarina boceja, outra acena para a avó, e a plateia chora do mesmo jeito.',
      'O coque leva vinte grampos. Depois da aula, eles aparecem no sofá por dois meses.',
      'A bailarina da casa afastou os móveis da sala, porque precisava de palco. A plateia assiste do corredor.',
    ],
    motivational: [
      'Por trás da leveza há muitas aulas, repetidas até o passo sair. Quem dança sabe o que isso custa.',
      'Por trás de uma pequena bailarina há quem leva, espera, prende o coque e aplaude. É esforço da família toda.',
      'Cada passo novo aprendido no balé é uma vitória pequena, e o sorriso conta tudo.',
    ],
  },
  {
    words: ['boho', 'boho chic', 'boêmio', 'hippie', 'tema boho'],
    professional: [
      'O estilo boho mistura o que foi herdado, o que foi achado e o que foi feito. Nada precisa combinar demais.',
      'Quem gosta de boho prefere ambientes com história e um certo ar de viagem.',
      'No boho, a graça está na mistura. É um estilo que acolhe gostos diferentes.',
    ],
    casual: [
      'Eu gosto do boho porque ele perdoa: um pouco daqui, um pouco dali, e fica bonito.',
      'O boho tem cara de quem viajou, guardou lembrança e não tem medo de misturar.',
      'Boho é pra quem olha uma coisa diferente e pensa \'isso é a minha cara\'.',
    ],
    funny: [
      'No boho, até a bagunça ganha nome bonito e vai para a foto. É um estilo muito generoso.',
      'A pessoa boho diz que foi tudo ao acaso. O acaso levou três horas e duas trocas.',
      'Tudo começa com um detalhe boho. Quando se vê, a família já janta sentada em almofada no chão.',
    ],
    motivational: [
      'Quem gosta de boho escolhe devagar. Cada coisa entra porque alguém viu valor nela.',
      'Quem segue esse estilo confia no próprio gosto, mesmo quando ninguém entende no começo.',
      'O boho olha com carinho para o que tem história. É um estilo de quem repara nas pessoas.',
    ],
  },
  {
    words: ['borboleta', 'borboletas', 'borboletinha', 'tema borboleta'],
    professional: [
      'Borboletas aparecem sem aviso e todos param para olhar. É um tema delicado, que agrada em qualquer idade.',
      'Cada borboleta tem o seu desenho nas asas, e ninguém se cansa de comparar.',
      'A borboleta lembra jardim, manhã clara e uma criança correndo atrás sem alcançar.',
    ],
    casual: [
      'Quando entra uma borboleta em casa a gente fala baixo, como se ela fosse visita importante.',
      'Eu nunca consegui pegar uma borboleta quando era criança, por mais que corresse. Hoje prefiro só olhar.',
      'Borboleta é daquelas coisas que fazem qualquer um apontar e dizer \'olha ali\'.',
    ],
    funny: [
      'A borboleta pousa em todo mundo, menos em quem está com o celular pronto para a foto.',
      'Antes de ser linda, a borboleta passou semanas comendo folha e dormindo. É um plano de carreira admirável.',
      'Correr atrás de borboleta no jardim é o único esporte que a família inteira pratica mal.',
    ],
    motivational: [
      'Quem planta flores para ver borboletas precisa esperar. No dia em que uma pousa, a espera se paga.',
      'Parar alguns segundos para ver uma borboleta é coisa que as crianças ensinam aos adultos.',
      'Borboleta nenhuma nasce com asas prontas. Quem trabalha com paciência gosta de lembrar disso.',
    ],
  },
  {
    words: ['carrinhos', 'caminhão', 'caminhõezinhos', 'tema carros', 'tema carrinhos', 'trator', 'tratores', 'tema carro', 'tema carrinho', 'festa carros', 'festa dos carros'],
    professional: [
      'O gosto por carros começa cedo, com um brinquedo na mão e barulho feito com a boca.',
      'Rodas, estrada e velocidade: o assunto une crianças e adultos na mesma conversa.',
      'Quem gosta de carros e caminhões reconhece o modelo de longe e tem uma história para cada um.',
    ],
    casual: [
      'Criança apaixonada por roda vê um caminhão na rua e para a conversa de todo mundo.',
      'Na minha infância, a estrada era o tapete da sala, e cada linha era uma avenida.',
      'Quem gosta de motor reconhece o barulho na esquina antes de ver. Isso sempre me impressiona.',
    ],
    funny: [
      'O trânsito no corredor de casa está lento, com acidente na altura do tapete e guincho a caminho.',
      'A frota de carrinhos dorme na cama, e o motorista dorme espremido no canto.',
      'Pisar num brinquedo de rodas no escuro é o primeiro passeio radical do dia.',
    ],
    motivational: [
      'Montar pista no chão da sala, depois de um dia de trabalho, é um carinho que a criança não esquece.',
      'Muita gente que ama motores aprendeu olhando alguém consertar. Essas tardes na garagem ficam na memória.',
      'Uma paixão que começa no tapete pode acompanhar a vida toda. Alguém brincou junto no início.',
    ],
  },
  {
    words: ['circo', 'circense', 'palhaço', 'palhacinho', 'picadeiro', 'tema circo'],
    professional: [
      'O circo tem lona, música e aquele instante de silêncio antes do aplauso. É uma lembrança de muitas infâncias.',
      'No circo há lugar para o engraçado, o corajoso e o tímido. Cada criança se reconhece em alguém.',
      'Cores fortes e alegria à vista: o tema circo se reconhece de longe.',
    ],
    casual: [
      'Lembro do cheiro de pipoca e do coração batendo quando apagava a luz. Circo é isso pra mim.',
      'O circo chegava na cidade e a rua inteira sabia. Dá saudade só de falar.',
      'Toda família tem o seu palhaço, que não precisa de circo nem de nariz vermelho.',
    ],
    funny: [
      'Conciliar criança, almoço e trabalho já é número de malabarismo. O circo apenas dá o nome.',
      'O circo de casa começa às seis da manhã, com duas sessões e sem intervalo.',
      'No circo da família, o tio se ofereceu para ser o mágico. A moeda sumiu e até hoje não voltou.',
    ],
    motivational: [
      'Atrás de cada número de circo há muito treino e alguns tombos. A alegria da plateia compensa.',
      'Fazer uma criança rir é um ofício sério. O circo sabe disso, e as famílias também.',
      'Montar e desmontar a lona, noite após noite, para ver gente sorrindo. O circo é feito dessa vontade.',
    ],
  },
  {
    words: ['nuvem', 'nuvens', 'nuvenzinha', 'baloeiro', 'balão mágico', 'tema balão', 'tema balões', 'balão de ar quente'],
    professional: [
      'Balões e nuvens têm uma leveza que combina com começos e com comemorações.',
      'Olhar o céu e procurar figuras é uma brincadeira que não tem idade.',
      'O céu aceita todas as estações. É um tema calmo, que agrada à família inteira.',
    ],
    casual: [
      'Eu ainda deito pra achar bicho em nuvem. A minha especialidade é achar coelho.',
      'Balão solto no céu faz qualquer criança correr até a janela. E os adultos disfarçam, mas correm também.',
      'Olhar pra cima me lembra aquelas tardes compridas de infância, sem relógio nenhum.',
    ],
    funny: [
      'Um vê um coelho na nuvem, outro vê um jacaré, e o tio vê sinal de chuva no churrasco.',
      'O balão escapou da mão e levou junto a atenção de toda a família por quinze minutos.',
      'A criança quer morar na nuvem. Já perguntou se lá em cima tem tomada.',
    ],
    motivational: [
      'Deitar ao lado de uma criança para olhar nuvens é dar a ela um tempo que não volta.',
      'Encher balões até faltar o ar é um amor que toda festa conhece.',
      'Para o céu aparecer numa comemoração, alguém passou a noite anterior pendurando nuvens.',
    ],
  },
  {
    words: ['dinossauro', 'dinossauros', 'dino', 'dinos', 'jurássico', 't-rex', 'tema dinossauro'],
    professional: [
      'Crianças que gostam de dinossauro conhecem os nomes todos e corrigem os adultos. O assunto é levado a sério.',
      'Dinossauros juntam ciência e imaginação. Por isso acompanham muitas crianças por vários anos.',
      'Grandes, antigos e misteriosos: os dinossauros despertam perguntas que ninguém responde por inteiro.',
    ],
    casual: [
      'Eu não consigo falar o nome de metade dos dinossauros, e a criança pequena fala tudo de cor.',
      'Quem tem um fã de dinossauro em casa sabe: o assunto vai do café da manhã até a hora de dormir.',
      'Dino é uma paixão que passa de irmão pra irmão e às vezes chega no pai.',
    ],
    funny: [
      'A criança tropeça em \'liquidificador\', mas diz \'paquicefalossauro\' de uma vez só. A escola investiga.',
      'Os dinossauros sumiram há milhões de anos. Menos os do corredor, que a gente pisa de noite.',
      'O dinossauro mais perigoso da casa é o que ainda não dormiu depois do almoço.',
    ],
    motivational: [
      'Uma criança que decora nomes de dinossauro teve alguém lendo o mesmo livro vinte vezes. Palmas para esse alguém.',
      'Curiosidade começa com perguntas enormes. Quem responde sobre dinossauros alimenta essa vontade de saber.',
      'Acompanhar um fã de dinossauros pede paciência e boa pronúncia. A alegria da criança paga o esforço.',
    ],
  },
  {
    words: ['cachorro', 'cachorros', 'cachorrinho', 'cachorrinhos', 'cachorrinha', 'cadela', 'cão', 'cães', 'au au', 'tema dog'],
    professional: [
      'Quem tem cachorro nunca chega a uma casa vazia. Há sempre alguém esperando atrás da porta.',
      'Cada cachorro tem manias que só a família entende, e todos gostam de contá-las.',
      'O cachorro está nas fotos, nas viagens e na conversa de quem o ama. Já é da família.',
    ],
    casual: [
      'O cachorro ouve a chave antes de todo mundo e já tá no portão. Não há recepção melhor.',
      'Eu converso com cachorro na rua e esqueço de cumprimentar o dono. Acontece muito.',
      'Quem ama cachorro tem mais foto dele no celular do que da família. E tudo bem.',
    ],
    funny: [
      'O cachorro pede comida com o olhar de quem não come há anos. Jantou há dez minutos.',
      'Em casa com cachorro, três palavras são proibidas: passeio, banho e biscoito. Ele já aprendeu até soletradas.',
      'O cachorro enfrenta o carteiro, o caminhão e o vento. Do aspirador de pó, prefere não falar.',
    ],
    motivational: [
      'Passear na chuva, acordar cedo, dividir o sofá. Quem cuida de um cachorro faz isso com gosto.',
      'A alegria de um cachorro na porta recebe quem trabalhou o dia inteiro. É uma boa troca.',
      'Ensinar um filhote pede paciência e repetição. Quem passou por isso se orgulha do companheiro.',
    ],
  },
  {
    words: ['jardim encantado', 'tema jardim', 'fadas', 'fada', 'fadinha', 'fadinhas', 'bosque encantado', 'floresta encantada'],
    professional: [
      'Um jardim muda com a luz e com a imaginação de quem olha. O jardim encantado nasce dessa brincadeira.',
      'Folhas, flores e pequenas surpresas: o tema do jardim convida a chegar perto para ver melhor.',
      'Quem cresceu com um quintal guarda um jardim na memória, do tamanho que ele parecia.',
    ],
    casual: [
      'Quando criança eu jurava que morava alguém atrás das folhas. O jardim encantado me leva de volta.',
      'Num jardim encantado a gente sempre descobre mais um bichinho escondido. É essa a graça.',
      'Tem quem peça a fada, tem quem peça o sapo. No jardim encantado cabe todo mundo.',
    ],
    funny: [
      'No jardim encantado, as fadas cuidam das plantas. No meu, elas tiraram férias e não avisaram.',
      'A criança deixou comida para a fada no quintal. As formigas agradecem e pedem que continue.',
      'Todo jardim encantado tem os seus mistérios, e um deles é saber onde foi parar o regador.',
    ],
    motivational: [
      'Um jardim se faz um vaso por vez, com água e espera. A parte encantada é quem cuida.',
      'Inventar um jardim para uma criança é mostrar a ela que vale a pena olhar de perto.',
      'Toda criança já procurou uma fada atrás de uma folha. Alguém mostrou a ela onde olhar.',
    ],
  },
  {
    words: ['fazendinha', 'bichinhos da fazenda', 'vaquinha', 'porquinho', 'pintinho', 'cavalinho', 'tema fazendinha', 'tema fazenda', 'animais da fazenda'],
    professional: [
      'A fazendinha lembra casa de avó, quintal e bicho solto. É um tema próximo de muitas famílias brasileiras.',
      'Os bichos da fazenda são os primeiros que as crianças aprendem a imitar. Todas têm um preferido.',
      'Campo, cerca e café cedo: a vida da roça traz uma simplicidade de que muita família tem saudade.',
    ],
    casual: [
      'Eu sei que a criança tá crescendo quando ela para de imitar a vaca e passa a explicar a vaca.',
      'Fazendinha me lembra férias no interior, pé no chão e galo cantando na hora errada.',
      'Todo mundo tem uma história de roça, nem que seja a de ter corrido do ganso.',
    ],
    funny: [
      'O galo canta às cinco, e a criança também. Quem mora em apartamento já tem a sua fazendinha.',
      'Na roça, a visita corre do ganso e depois diz que estava se exercitando.',
      'Pergunte a uma criança que som faz o peixe. Os bichos da fazendinha ela já sabe de cor.',
    ],
    motivational: [
      'Quem vive da terra acorda antes do sol e conhece cada bicho. A fazendinha fala desse trabalho.',
      'Ensinar a uma criança de onde vêm as coisas é um cuidado antigo, de avó para neto.',
      'Reunir a família num quintal dá trabalho e deixa lembranças. A roça sempre soube disso.',
    ],
  },
  {
    words: ['floral', 'florais', 'florido', 'florida', 'floridos', 'floridas', 'tema floral', 'estampa floral'],
    professional: [
      'Flores combinam com tempos diferentes da vida, da primeira festa às bodas. Por isso nunca saem de cena.',
      'Um floral pode ser miúdo ou grande, discreto ou alegre. Cada pessoa tem o seu preferido.',
      'Quem gosta de flores costuma ter uma lembrança por trás: um quintal, uma avó, um vestido.',
    ],
    casual: [
      'Eu tenho um fraco por flor em qualquer lugar. Parece que o dia fica mais bem-humorado.',
      'Floral me lembra cortina de casa de vó e tarde com bolo na mesa. Gosto só de olhar.',
      'Quem ama flor ama sempre, no calor e no frio. Conheço gente assim.',
    ],
    funny: [
      'Toda família tem alguém que compra mais uma planta e promete que essa vai vingar. Quem ama flores não desiste.',
      'Toda família tem uma foto de sofá florido, vestido florido e cortina florida, tudo junto. E com orgulho.',
      'Quem ama flor vê uma no caminho e para tudo para fotografar. A família espera, já acostumada.',
    ],
    motivational: [
      'Quem cuida de um jardim conhece a espera. As flores lembram o trabalho de mãos pacientes.',
      'Um toque florido no dia de alguém mostra que houve tempo de pensar na pessoa.',
      'As avós já sabiam: uma flor muda a cara da casa, mesmo numa semana apertada.',
    ],
  },
  {
    words: ['futebol', 'jogador de futebol', 'bola de futebol', 'copa do mundo', 'torcida', 'tema futebol', 'tema copa'],
    professional: [
      'O futebol passa de pai para filho, de avó para neta, junto com as histórias dos grandes jogos.',
      'Na rua, na quadra ou na televisão, o futebol junta pessoas que nem sempre se conhecem.',
      'Cada torcedor lembra onde estava no gol mais importante. O futebol desperta essas memórias como poucos assuntos.',
    ],
    casual: [
      'Aqui em casa, em dia de jogo, ninguém senta em lugar trocado. Vai que dá azar.',
      'Futebol é aquele assunto que faz dois desconhecidos conversarem uma hora na fila.',
      'Futebol me lembra bola na rua, chinelo de trave e mãe chamando pra jantar. Que saudade boa.',
    ],
    funny: [
      'No futebol, o juiz está sempre errado, e o torcedor no sofá resolveria tudo em dois minutos.',
      'A criança fez do corredor um campo de futebol. O vaso caiu, e ela pediu revisão do lance.',
      'O torcedor jura que largou o futebol para sempre. O para sempre dura até o próximo jogo.',
    ],
    motivational: [
      'Acordar cedo para levar ao treino, lavar uniforme e gritar da beira da quadra também é futebol.',
      'Um bom passe nasce de muita repetição. Quem joga sabe, e quem leva ao treino também.',
      'Torcer junto, na vitória e na derrota, aproxima a família por muitos anos.',
    ],
  },
  {
    words: ['galáxia', 'galáxias', 'galaxia', 'constelação', 'constelações', 'tema galáxia', 'tema universo'],
    professional: [
      'O céu da noite tem um mistério que agrada a crianças e adultos. Galáxia é assunto que não acaba.',
      'Estrelas e constelações já orientaram viagens e inspiraram histórias. Ainda hoje todos param para olhar.',
      'Quem olha para o céu encontra sempre algo diferente. Numa galáxia cabe muita imaginação.',
    ],
    casual: [
      'Eu fico olhando o céu e esqueço o que fui fazer no quintal. Acontece toda semana.',
      'Quem gosta de galáxia tem sempre uma informação sobre estrela pra contar. E eu sempre quero ouvir.',
      'Olhar estrela em lugar escuro, longe da cidade, é das coisas mais bonitas que já fiz.',
    ],
    funny: [
      'O universo tem bilhões de estrelas, e a criança quer o nome de cada uma antes de dormir.',
      'A pessoa aponta o telescópio para uma galáxia distante e encontra a janela do vizinho. Acontece.',
      'Achar a constelação no céu é fácil para quem aponta. Os outros dizem \'ah, sim\' por educação.',
    ],
    motivational: [
      'Quem leva uma criança para ver estrelas abre nela uma curiosidade que não se fecha mais.',
      'Alguém passou noites em claro para nos contar o que há nas galáxias. Dá gosto pensar nisso.',
      'Olhar o céu da noite com calma é um tempo bonito que se dá a quem está ao lado.',
    ],
  },
  {
    words: ['gatinho', 'gatinhos', 'gatinha', 'gato', 'gatos', 'gata', 'felino'],
    professional: [
      'Quem convive com gatos sabe que eles escolhem a hora, o lugar e a companhia.',
      'Gatos têm um jeito próprio, que os donos reconhecem de longe e imitam para as visitas.',
      'A casa de quem ama gatos tem uma janela reservada e sempre um pelo na roupa.',
    ],
    casual: [
      'Gato deita em cima do que você precisa usar. É a lei dele, e a gente obedece.',
      'Eu falo baixo quando tem gato dormindo. Ninguém me pediu, mas é assim que funciona.',
      'Quem tem gato tira cem fotos iguais e não apaga nenhuma. Eu entendo perfeitamente.',
    ],
    funny: [
      'O gato derruba o copo olhando nos seus olhos. Depois pede carinho, como se nada fosse.',
      'A casa é do gato. As pessoas moram ali por bondade dele e pagam as contas.',
      'A família comprou uma cama para o gato. Ele adorou a caixa em que ela veio.',
    ],
    motivational: [
      'Ganhar a confiança de um gato leva tempo. O dia em que ele se deita perto vale a espera.',
      'Quem acolhe um bicho muda a rotina da casa por ele. É um cuidado de todos os dias.',
      'Quem ama gatos respeita o espaço dos outros. Aprendeu em casa, com quem entende do assunto.',
    ],
  },
  {
    words: ['ovelhinha', 'ovelhinhas', 'ovelha', 'ovelhas', 'carneirinho', 'carneirinhos', 'tema ovelhinha'],
    professional: [
      'A ovelhinha é uma das imagens mais ternas do universo infantil, presente em histórias e canções de ninar.',
      'Contar carneirinhos antes de dormir é um costume que passa de geração em geração.',
      'Simples e delicada, a ovelhinha lembra campo, calma e noites de silêncio em família.',
    ],
    casual: [
      'Eu já contei carneirinho até perder a conta e começar de novo. Todo mundo já fez isso.',
      'Ovelhinha tem aquela cara de quem não faz mal a ninguém. Eu sempre paro pra olhar.',
      'Toda avó sabe uma história de carneirinho, e a gente dormia antes do final.',
    ],
    funny: [
      'Contar carneirinhos funciona muito bem para quem conta. A criança, de olho aberto, pede mais dez.',
      'O terceiro carneirinho sempre tropeça na cerca e é preciso recomeçar a contagem.',
      'Ovelha acorda com o cabelo pronto. É a inveja de quem levanta às seis.',
    ],
    motivational: [
      'Cantar baixinho até uma criança adormecer é trabalho de todas as noites. A ovelhinha conhece essa música.',
      'O cuidado de um pastor com o seu rebanho lembra o de quem cria os filhos, um por um.',
      'Quem canta ou conta carneirinhos todas as noites constrói uma lembrança sem perceber.',
    ],
  },
  {
    words: ['sereia', 'sereias', 'sereiazinha', 'pequena sereia'],
    professional: [
      'A sereia mistura mar e fantasia, e cada criança conta a história dela de um jeito próprio.',
      'Conchas, brilho e cor de água: o mundo da sereia se reconhece de longe.',
      'A sereia encanta há gerações, das histórias da avó aos desenhos de hoje.',
    ],
    casual: [
      'Qual criança nunca juntou as pernas na piscina e jurou que era sereia? Eu jurei muitas vezes.',
      'Sereia tem água, brilho e imaginação na mesma história. É difícil não entrar na brincadeira.',
      'Eu adoro ouvir criança explicar como sereia toma banho e onde guarda o pente.',
    ],
    funny: [
      'A sereia passa o dia penteando o cabelo dentro da água e ele não embaraça. Queremos saber como.',
      'Sereia que é sereia não anda, é carregada no colo até o carro.',
      'O banho demora porque há uma sereia na banheira, e ela não atende por outro nome.',
    ],
    motivational: [
      'Uma toalha vira cauda, a sala vira mar. Quem entra na brincadeira da sereia dá um presente à criança.',
      'A imaginação de quem quer ser sereia não tem fundo. É bom ter um adulto que a acompanhe.',
      'Preparar o mundo de uma sereia exige capricho, porque a criança repara em cada concha.',
    ],
  },
  {
    words: ['minimalista', 'minimalistas', 'minimalismo', 'clean', 'estilo minimalista'],
    professional: [
      'Quem prefere o estilo minimalista olha primeiro para a forma e para o espaço. O excesso fica de fora.',
      'Poucos elementos, bem escolhidos, não cansam com o tempo. É essa a força do estilo minimalista.',
      'O gosto discreto conversa com o que já existe em volta, sem disputar atenção.',
    ],
    casual: [
      'Eu admiro quem consegue ser minimalista. Aqui em casa sempre entra mais uma coisinha.',
      'Estilo minimalista é pra quem gosta de olhar em volta e ter sossego. Menos coisa pedindo atenção.',
      'Quem gosta do minimalista sabe exatamente o que quer. Eu fico admirando essa certeza.',
    ],
    funny: [
      'A casa é minimalista, menos aquela gaveta do corredor. Toda casa minimalista tem a sua.',
      'Ser minimalista é fácil até o segundo \'que gracinha\' na frente de uma vitrine.',
      'Minimalista com filhos pequenos é quem tem só três brinquedos no caminho do banheiro.',
    ],
    motivational: [
      'Escolher pouco exige saber do que se gosta. O minimalista leva tempo até chegar ao ponto.',
      'Deixar só o que importa leva tempo e alguma coragem diante do armário.',
      'Quem prefere o minimalista repara no cuidado do gesto. Acertar com essa pessoa é uma satisfação.',
    ],
  },
  {
    words: ['nossa senhora', 'nossa senhora aparecida', 'nossa senhora de fátima', 'nossa senhora das graças', 'nossa senhora de guadalupe', 'santinha', 'anjinho', 'anjinhos', 'anjo', 'anjos', 'anjo da guarda', 'sagrada família', 'divino espírito santo'],
    professional: [
      'A devoção passa de mãe para filha e de avó para neto, com orações que se sabem de cor.',
      'Muitas casas têm um canto de oração, que vem de longe na história da família.',
      'Um gesto de fé acompanha os dias comuns e as grandes datas. Quem crê sabe o valor dele.',
    ],
    casual: [
      'Muita gente cresceu vendo a avó rezar no mesmo cantinho, toda tarde. Essa lembrança fica com a gente.',
      'Antes de sair de casa, muita gente faz o sinal da cruz e pede proteção. É um costume bonito.',
      'A fé tem dessas coisas simples: uma oração curtinha no meio da correria, e o dia segue.',
    ],
    funny: [
      'Quem tem avó devota já foi incluído em novena, terço e promessa sem saber. É puro amor.',
      'Na casa da avó, o anjo da guarda é chamado pelo nome e trabalha em todos os turnos.',
      'Em dia de prova, a família inteira reza junto. Quem vai fazer a prova agradece a companhia.',
    ],
    motivational: [
      'Quem reza pelos outros faz um trabalho silencioso, todos os dias. É bonito retribuir esse cuidado.',
      'Mãe que reza pelos filhos conhece bem o silêncio da casa. A fé é companhia dela.',
      'Transmitir a fé aos pequenos se faz com exemplo e paciência, uma oração por vez.',
    ],
  },
  {
    words: ['princesa', 'princesas', 'princesinha', 'castelo', 'realeza', 'tema princesa', 'príncipe', 'principezinho'],
    professional: [
      'Castelos e coroas fazem parte das primeiras histórias que se ouvem. Essas histórias atravessam gerações.',
      'Cada criança inventa o seu castelo, com regras próprias e um trono na sala.',
      'Entre a história contada antes de dormir e a brincadeira do dia, o castelo vai crescendo.',
    ],
    casual: [
      'No reino de casa, a coroa é usada até pra escovar os dentes. Eu respeito.',
      'Toda criança já decretou alguma coisa do alto do sofá, como em castelo de verdade. Tem o meu apoio.',
      'Eu gosto das histórias de castelo em que quem resolve tudo é a própria princesa.',
    ],
    funny: [
      'Sua alteza não come cebola, não calça meia e exige que a história do castelo tenha vozes.',
      'O castelo tem torre, ponte e um dragão que atende pelo nome de cachorro.',
      'A coroa saiu na hora do banho, sob protesto. A corte negocia o retorno ao trono.',
    ],
    motivational: [
      'Ler a mesma história de castelo todas as noites é um cuidado que a criança leva para a vida.',
      'Reinos de brincadeira se fazem com lençol, cadeira e um adulto disposto a ser o súdito.',
      'Quem prepara um dia de castelo para uma criança faz o papel de fada sem ninguém ver.',
    ],
  },
  {
    words: ['boteco', 'tema boteco', 'botequim', 'festa boteco', 'chá boteco'],
    professional: [
      'Mesa na calçada, petisco e conversa longa: o boteco é um dos jeitos mais brasileiros de comemorar.',
      'O tema boteco deixa os convidados à vontade. Ninguém precisa de cerimônia para se sentar.',
      'Amigos antigos, samba ao fundo e histórias repetidas. O clima de boteco nasce disso.',
    ],
    casual: [
      'Boteco bom é aquele em que a mesa de quatro vira de doze e ninguém sabe como.',
      'Eu gosto de clima de boteco, com mesa cheia, risada alta e alguém puxando um samba antigo.',
      'Boteco tem a vantagem de ninguém querer ir embora cedo. Eu sou da turma que fica.',
    ],
    funny: [
      'No boteco, a despedida dura mais que a conversa. Ninguém se levanta antes da terceira tentativa.',
      'Toda mesa de boteco tem um técnico de futebol, um cantor e alguém procurando a carteira.',
      'No boteco de sempre, o garçom já sabe o nome, o pedido e os problemas amorosos da mesa inteira.',
    ],
    motivational: [
      'Sentar com os amigos de sempre, em clima de boteco, é a recompensa de uma semana de trabalho.',
      'Quem junta a turma do boteco, marca e confirma um por um merece a melhor cadeira da mesa.',
      'Boas amizades se mantêm com encontros simples. O boteco sempre esteve ali para isso.',
    ],
  },
  {
    words: ['arco-íris', 'arco íris', 'arcoiris', 'tema arco-íris'],
    professional: [
      'Um arco-íris faz qualquer um parar e procurar o começo dele. É um tema que alegra sem precisar de palavras.',
      'No arco-íris todas as cores têm lugar, e ninguém precisa escolher uma só.',
      'Depois da chuva, a família corre à janela atrás do arco-íris. É alegria que se divide.',
    ],
    casual: [
      'Quando aparece arco-íris eu chamo a casa inteira pra ver. Ninguém reclama de largar o que tava fazendo.',
      'Criança desenha arco-íris em tudo: no caderno, na parede, no braço da irmã.',
      'Um arco-íris no meio de uma semana cinza já muda a conversa da casa inteira.',
    ],
    funny: [
      'No fim do arco-íris há um pote de ouro, dizem. Quem foi verificar achou trânsito.',
      'Na foto, o arco-íris fica do tamanho de um risco. Ao vivo, ele atravessava o céu inteiro.',
      'A criança perguntou quem pinta o arco-íris, e o avô respondeu que era ele. Agora pedem um novo.',
    ],
    motivational: [
      'Parar a tarde para mostrar um arco-íris a uma criança é uma escolha simples que ela guarda.',
      'O arco-íris aparece quando chuva e sol se encontram. Quem teve uma semana dessas gosta da lembrança.',
      'Alguém sempre vê o arco-íris primeiro e chama os outros. Essa pessoa faz a alegria da casa.',
    ],
  },
  {
    words: ['anos 80', 'anos 70', 'anos 60', 'anos 90', 'retrô', 'retro', 'vintage', 'discoteca', 'flashback', 'tema anos 80'],
    professional: [
      'O retrô traz de volta músicas, objetos e conversas que começam com \'você se lembra\'.',
      'Cada geração tem a sua década preferida, e todas acham que foi a melhor.',
      'O que é retrô agrada a quem viveu e a quem só conhece de ouvir contar.',
    ],
    casual: [
      'Toca uma música dos bons tempos e eu já sei a letra inteira. Só não sei onde deixei a chave.',
      'Retrô é mostrar uma coisa de outra época a uma criança e ouvir \'mas como isso funcionava?\'.',
      'Eu gosto de tudo que tem cara de foto antiga, daquelas com data no cantinho.',
    ],
    funny: [
      'No tempo do retrô, a gente gravava música do rádio e o locutor falava no meio. Ninguém perdoou.',
      'As fotos daqueles anos provam que o penteado era escolha nossa. Ninguém nos obrigou.',
      'Os mais novos acharam o álbum da família e chamaram tudo de vintage. Ofendeu, mas ficou bonito.',
    ],
    motivational: [
      'Guardar coisas de outra época é cuidar da história da família. Alguém sempre faz esse papel.',
      'Uma música antiga junta gerações na mesma conversa. O retrô tem esse dom de reunir gente.',
      'O retrô lembra o passado com alegria. É um jeito de agradecer a quem esteve lá.',
    ],
  },
  {
    words: ['rústico', 'rústica', 'rústicos', 'provençal', 'rustico', 'campestre'],
    professional: [
      'O rústico lembra mesa comprida, quintal e refeição sem pressa. É um estilo que recebe bem.',
      'Há uma beleza no que parece simples. O rústico mostra isso sem fazer esforço.',
      'O rústico fica bem no campo e na cidade, porque não pede cerimônia.',
    ],
    casual: [
      'O rústico me lembra casa de interior, com café passado na hora e cadeira na calçada.',
      'Gosto do rústico porque ninguém fica cheio de dedos. A visita chega e vai ficando.',
      'Quem gosta de coisa rústica repara em detalhe que os outros nem veem.',
    ],
    funny: [
      'O rústico tem charme sem pentear o cabelo. É um talento que falta a muita gente de manhã.',
      'A pessoa foge da roça por vinte anos e depois quer a casa inteira rústica na cidade.',
      'Rústico é quando a avó olha e diz \'mas isso eu tinha e dei embora\'. Ninguém sabe o que responder.',
    ],
    motivational: [
      'Quem gosta do rústico respeita o tempo das coisas e das pessoas. Não tem pressa de trocar.',
      'Um ar rústico e uma conversa boa reúnem a família melhor que qualquer luxo.',
      'Quem escolhe o rústico costuma ter pensado bastante antes. O simples também dá trabalho.',
    ],
  },
  {
    words: ['safári', 'safari', 'selva', 'tema safári', 'animais da selva', 'leão', 'leãozinho', 'girafa', 'elefante', 'zebra', 'bichinhos da selva'],
    professional: [
      'O safári agrada porque cada criança tem o seu bicho preferido. É um tema que atravessa as idades.',
      'Bichos grandes, folhagens e um pouco de aventura: o safári conta uma história sem precisar de explicação.',
      'O safári é daqueles temas que a família escolhe cedo e mantém até o fim.',
    ],
    casual: [
      'Pergunta pra uma criança qual é o bicho dela e se prepara, porque vem junto o som.',
      'Eu gosto do safári porque ele já chega com aventura pronta, cada bicho com o seu jeito.',
      'No safári sempre tem um bicho preferido de cada um da família. E ninguém troca.',
    ],
    funny: [
      'O safári reúne a única turma de feras que dorme às oito da noite com a luz acesa.',
      'Na brincadeira de safári, o rugido mais alto é sempre do avô. As crianças votaram.',
      'Quem tem criança pequena em casa já vive num safári. Falta só o chapéu.',
    ],
    motivational: [
      'Uma criança que conhece os bichos pelo nome passou horas com alguém lendo ao lado. O safári lembra isso.',
      'Transformar um canto da casa em selva é trabalho de quem aceita brincar junto.',
      'O safári dá à criança um mundo para explorar. Quem prepara esse mundo já viajou um pouco.',
    ],
  },
  {
    words: ['astronauta', 'astronautas', 'espaço sideral', 'espacial', 'foguete', 'foguetes', 'planetas', 'sistema solar', 'lua e estrelas', 'tema espaço'],
    professional: [
      'Planetas, foguetes e estrelas despertam perguntas em qualquer idade. O espaço é um tema que nunca se esgota.',
      'A criança que gosta do espaço pergunta o que há depois. Os adultos descobrem que não sabem.',
      'Olhar o céu à noite é hábito antigo de muitas famílias. A vontade de conhecer o espaço começa ali.',
    ],
    casual: [
      'A criança me perguntou quantas estrelas tem, e eu tô até agora pensando numa resposta decente.',
      'Eu queria ser astronauta até descobrir que lá em cima o café vem em saquinho.',
      'Quem gosta de espaço sabe a ordem dos planetas. E sente falta de Plutão.',
    ],
    funny: [
      'Na contagem do foguete, dez, nove, oito, e a criança já saiu correndo. Ninguém espera o zero.',
      'No espaço ninguém escuta nada. No quarto do pequeno astronauta, até os vizinhos escutam a decolagem.',
      'O astronauta da casa viaja até Marte, mas não chega sem ajuda ao banheiro escuro.',
    ],
    motivational: [
      'Para um foguete subir, muita gente fez conta por anos. A curiosidade das crianças também começa com perguntas.',
      'Dizer \'vamos descobrir juntos\' é a melhor resposta a uma pergunta de criança sobre o espaço.',
      'Uma criança olhando o céu teve alguém que apagou a luz e olhou com ela.',
    ],
  },
  {
    words: ['girassol', 'girassóis', 'tema girassol', 'girassois'],
    professional: [
      'O girassol é reconhecido de longe e traz lembrança de campo aberto e dia claro.',
      'Quem escolhe girassol costuma gostar de alegria bem à vista, sem muita cerimônia.',
      'Um girassol muda o ar de qualquer canto. Por isso está em tantas casas e festas.',
    ],
    casual: [
      'Girassol é daquelas flores que fazem a gente sorrir na hora. Pelo menos comigo é assim.',
      'Quem ama girassol vê um de longe e já aponta. Eu aponto junto, com o mesmo sorriso.',
      'Eu já parei o carro na estrada só pra olhar um campo de girassol. Faria de novo.',
    ],
    funny: [
      'O girassol acompanha o sol com um esforço que eu só tenho para acompanhar o carro do sorvete.',
      'Quem gosta de girassol avisa uma vez. Dali em diante, todos os presentes vêm amarelos.',
      'Girassol olha para fora o dia inteiro e não perde nada. Igualzinho à vizinha da frente.',
    ],
    motivational: [
      'Um campo de girassóis começa com sementes enterradas por alguém que madrugou. A beleza vem meses depois.',
      'Dar um girassol a alguém, de que jeito for, é dizer que a pessoa ilumina a casa.',
      'Quem ama girassol procura o lado claro do dia, mesmo com a agenda apertada.',
    ],
  },
  {
    words: ['super-herói', 'super-heróis', 'super herói', 'super heróis', 'heróis', 'super-heroína', 'tema heróis'],
    professional: [
      'Crianças gostam de heróis porque eles chegam na hora certa. A brincadeira começa antes da capa.',
      'Capa, máscara e missão: o tema dos heróis põe todos para se mexer.',
      'Cada criança tem o seu herói preferido e defende a escolha com muitos argumentos.',
    ],
    casual: [
      'Quando a criança veste a capa, ela muda de voz, de passo e de nome. Eu acho demais.',
      'Toda casa tem um herói que pula do sofá e um adulto que fecha os olhos.',
      'A gente cresce e descobre que herói é quem troca o pneu na chuva.',
    ],
    funny: [
      'O herói enfrenta monstros, salva a cidade e chama a mãe para abrir a tampa do suco.',
      'Identidade secreta de herói não dura em casa, porque ele conta para todos no mercado.',
      'Superpoder de herói mesmo é achar os dois pés do mesmo tênis às sete da manhã.',
    ],
    motivational: [
      'Heróis de desenho voam. Os de casa trabalham, cuidam e ainda brincam de ser o vilão.',
      'A criança que brinca de herói quer proteger alguém. Quase sempre aprendeu olhando para os seus.',
      'Inventar capa e vilão para uma criança salvar o mundo de manhã é coisa de gente corajosa.',
    ],
  },
  {
    words: ['ursinho', 'ursinhos', 'urso', 'ursos', 'ursinha', 'tema ursinho', 'urso príncipe', 'ursinho baloeiro'],
    professional: [
      'O ursinho é a companhia mais antiga do quarto das crianças. Quase toda família tem a história de um.',
      'Um tema de ursinho é delicado sem esforço e combina com os primeiros anos de vida.',
      'Há adultos que ainda sabem o nome do urso que tiveram na infância. É companhia que marca.',
    ],
    casual: [
      'Tem gente que lembra do nome do primeiro ursinho até hoje. E você, lembra do seu?',
      'Urso velhinho, já sem laço, é o mais amado da casa. Não adianta trazer outro no lugar.',
      'Tem coisa mais fofa que criança arrastando um urso maior que ela pelo corredor?',
    ],
    funny: [
      'O ursinho não pode ir para a máquina, porque a criança não deixa. A negociação já dura semanas.',
      'A família voltou vinte quilômetros porque o urso ficou para trás. Ninguém se arrependeu.',
      'O urso ocupa metade da cama, e a criança ocupa a outra. Os pais que se arranjem.',
    ],
    motivational: [
      'Um ursinho acompanha a criança nas noites difíceis e nas mudanças. Alguém o escolheu com cuidado.',
      'Costurar a orelha do urso pela terceira vez é um amor que não sai nas fotos.',
      'Guardar o ursinho da infância é guardar quem nos deu. Por isso ele atravessa as mudanças.',
    ],
  },
  {
    words: ['havaiano', 'tropical', 'luau', 'flamingo', 'flamingos', 'tema havaiano', 'tema tropical'],
    professional: [
      'Folhas largas, cor e clima de férias: o tropical muda o ambiente antes da primeira música.',
      'O tropical deixa o clima leve e chama todo mundo para entrar na brincadeira.',
      'O tropical combina com o jeito brasileiro de receber, com a casa aberta e a conversa solta.',
    ],
    casual: [
      'Tropical me dá vontade de tirar o sapato, mesmo no meio da semana e longe da praia.',
      'No tema havaiano até o tio sério aceita o colar de flores. Eu já vi acontecer.',
      'O tropical é um tema que chega rindo. Não combina com gente parada no canto.',
    ],
    funny: [
      'O colar havaiano entra na festa no pescoço e, na manhã seguinte, aparece no retrovisor do carro.',
      'O flamingo passa o dia num pé só e não reclama. Os convidados tentam e derrubam o copo.',
      'No luau do quintal, som de mar na caixa e o vizinho perguntando se dá para baixar as ondas.',
    ],
    motivational: [
      'Levar o clima de férias para um dia comum é um presente para quem trabalha muito.',
      'Quem prepara um luau no quintal carrega mesa, pendura luz e ainda recebe sorrindo.',
      'Um toque tropical no meio da rotina é um cuidado com quem vive ao redor.',
    ],
  },
  {
    words: ['fundo do mar', 'tema mar', 'peixinho', 'peixinhos', 'baleia', 'baleinha', 'polvo', 'tubarão', 'oceano', 'náutico', 'náutica', 'marinheiro'],
    professional: [
      'O mar traz lembrança de férias, de ondas e de concha guardada na gaveta. É um tema que agrada a todos.',
      'Quem gosta do mar gosta dele também de longe. Basta um detalhe para lembrar da praia.',
      'No fundo do mar cabe muita imaginação: cada criança inventa quem mora por lá.',
    ],
    casual: [
      'Todo mundo tem uma concha guardada em algum lugar da casa. O mar deixa essas lembranças na gente.',
      'Um detalhe de mar já me leva pra praia, mesmo no meio da semana e com a agenda cheia.',
      'Criança olha pro mar e pergunta onde ele acaba. Até hoje eu não sei responder direito.',
    ],
    funny: [
      'A areia da praia volta para casa no bolso, no carro e na alma. O mar é generoso.',
      'Um peixe passa a vida de boca aberta e ninguém o chama de fofoqueiro. Há privilégios no fundo do mar.',
      'A criança sabe o nome de todos os tubarões e tem medo da espuma na canela.',
    ],
    motivational: [
      'Guardar conchas, contar ondas, ouvir história de pescador. Criança que conhece o mar assim não esquece.',
      'O mar pede olhar curioso. É bonito quando um adulto se agacha para ver a concha que a criança achou.',
      'Levar um pouco de mar para dentro de casa é cuidar de uma boa lembrança.',
    ],
  },
  {
    words: ['unicórnio', 'unicórnios', 'unicornio', 'tema unicórnio'],
    professional: [
      'O unicórnio agrada porque não precisa fazer sentido. É fantasia pura, e cada um o imagina de um jeito.',
      'Entre estrelas, arco-íris e muita imaginação, cada criança inventa o unicórnio do seu jeito.',
      'Crianças pequenas e adultos gostam de unicórnio pelo mesmo motivo: ele traz leveza.',
    ],
    casual: [
      'Eu continuo achando unicórnio uma graça, e não conheço criança ou adulto que discorde.',
      'A criança explica o que o unicórnio come, onde dorme e por que só ela consegue ver.',
      'Unicórnio é aquele tema que arranca um \'ah, que lindo\' antes de qualquer outra palavra.',
    ],
    funny: [
      'O unicórnio nunca foi visto, igual ao outro pé da meia. Mesmo assim, todos acreditam.',
      'Um cavalo com chifre seria assustador. Com brilho, virou o melhor amigo de todos.',
      'Unicórnio não paga boleto, e talvez por isso esteja sempre com essa cara boa.',
    ],
    motivational: [
      'Quem conversa sobre unicórnios com uma criança mostra que a imaginação dela importa.',
      'Fantasia também se prepara. Alguém recorta, cola e pensa em cada detalhe para o unicórnio existir.',
      'Gostar de unicórnio depois de crescer é guardar um pedaço bom da infância.',
    ],
  },
]
