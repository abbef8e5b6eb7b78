import type { Detail } from './detail.ts'

export const occasions: readonly Detail[] = [
  {
    words: ['chá de bebê', 'chás de bebê', 'chá de fralda', 'chá de fraldas', 'chá do bebê', 'chá de bebe', 'chá rifa'],
    professional: [
      'O chá de bebê reúne quem vai estar por perto depois do nascimento. É uma festa de carinho e de espera.',
      'Entre brincadeiras e pacotes de fralda, os convidados ajudam a família a se preparar. O clima costuma ser leve.',
      'Quanto mais perto do nascimento, menor a energia para organizar. Um chá planejado com folga é mais tranquilo.',
    ],
    casual: [
      'Chá de bebê tem risada, palpite, brincadeira boba e uma montanha de fraldas. Eu acho uma delícia.',
      'O chá de bebê é a festa em que todo mundo dá palpite: o nome, o nariz, o dia em que vai nascer.',
      'No chá de bebê, as amigas chegam e já começa a história dos partos. É sempre assim.',
    ],
    funny: [
      'No chá de bebê, adultos sérios disputam quem troca fralda de boneca mais rápido. E alguém se irrita de verdade.',
      'No chá de bebê, cada convidado tem um conselho infalível, e nenhum deles combina com o anterior.',
      'O estoque de fraldas do chá parece enorme. Daqui a alguns meses, a família vai rir da própria inocência.',
    ],
    motivational: [
      'Preparar um chá de bebê com a barriga pesada é uma façanha. Quem ajuda nessa hora fica na história.',
      'Quem vai a um chá de bebê leva também apoio para os dias que vêm. A família sente e agradece.',
      'A família vem preparando tudo em etapas, do berço ao nome. O chá é uma pausa feliz no meio.',
    ],
  },
  {
    words: ['volta às aulas', 'volta as aulas', 'material escolar', 'início das aulas', 'ano letivo', 'primeiro dia de aula'],
    professional: [
      'Começo de aulas pede rotina nova, horários e tudo identificado. Organizar antes deixa a primeira semana mais leve.',
      'A lista da escola é longa, e sempre falta um item na véspera. Conferir com alguns dias de folga ajuda.',
      'Crianças e jovens gostam de escolher o que vão usar na escola. Participar anima para o recomeço.',
    ],
    casual: [
      'Tem coisa melhor que o primeiro dia de aula, com caderno novo e conversa atrasada? Eu tenho até saudade.',
      'Na véspera das aulas ninguém dorme direito, nem quem vai estudar nem quem vai levar.',
      'A foto do primeiro dia de aula é sagrada aqui. Todo ano igual, na mesma porta, só muda a altura.',
    ],
    funny: [
      'A lista escolar pede muitos itens, e o primeiro que some é sempre a borracha. Ninguém nunca descobre para onde ela vai.',
      'Na primeira semana de aula, o caderno tem letra redonda e margem reta. Um mês depois, a gente conversa de novo.',
      'Tudo etiquetado com nome e sobrenome, e mesmo assim volta para casa o casaco de outra família.',
    ],
    motivational: [
      'Atrás de uma mochila pronta há quem encapou, etiquetou e conferiu tudo depois da janta. Esse cuidado vai junto.',
      'Recomeçar as aulas exige acordar cedo e criar rotina outra vez. A família toda participa do esforço.',
      'Todo ano escolar traz uma descoberta. Preparar o começo com carinho ajuda a criança a esperar por ele com vontade.',
    ],
  },
  {
    words: ['aniversário', 'aniversários', 'de aniversário', 'para aniversário', 'niver', 'parabéns', '1 aninho', 'aninho', 'primeiro aniversário', 'aniversariante', 'festa de 1 ano', 'festa 1 ano', 'bolo de 1 ano', 'aniversário de 1 ano'],
    professional: [
      'Aniversário tem a hora das velas, a foto em família e alguém que se emociona sem avisar. Tudo passa depressa.',
      'Quem faz aniversário gosta de perceber que a data foi lembrada antes. O cuidado aparece nos detalhes.',
      'Cada aniversário tem a sua lista de convidados, grande ou pequena. O que importa é que o dia tenha a cara de quem celebra.',
    ],
    casual: [
      'A melhor parte do aniversário, pra mim, é a hora do parabéns, com todo mundo desafinando junto.',
      'Tem gente que diz que não liga pra aniversário. Aí canta o parabéns e os olhos enchem de água.',
      'Aniversário é aquele dia em que até a tia distante manda mensagem. Dá gosto de comemorar.',
    ],
    funny: [
      'Ninguém sabe onde pôr as mãos durante o próprio parabéns. É o minuto mais comprido do ano.',
      'Em todo aniversário alguém puxa o \'com quem será\' e alguém finge que precisa ir à cozinha.',
      'No aniversário, a vela apaga, acende e apaga de novo, porque o tio não tinha gravado.',
    ],
    motivational: [
      'Quem prepara um aniversário começa semanas antes e só senta depois do parabéns. Esse carinho aparece na festa.',
      'Mais um ano completo merece uma mesa, uma foto e as pessoas certas em volta.',
      'Organizar a alegria de alguém dá trabalho. O rosto de quem sopra as velas paga tudo.',
    ],
  },
  {
    words: ['carnaval', 'de carnaval', 'para carnaval', 'carnavalesco', 'carnavalesca', 'bloquinho de carnaval', 'bloco de carnaval'],
    professional: [
      'No Carnaval, há quem vá atrás do bloco e há quem prefira a casa e os amigos. A alegria cabe nos dois.',
      'Brilho, cor e música: o Carnaval aceita todas as combinações e não repara em exagero.',
      'O Carnaval dura poucos dias, e a preparação faz parte da festa. Cada detalhe pede um pouco de imaginação.',
    ],
    casual: [
      'Carnaval é a época em que eu uso o que não usaria em nenhum outro dia. E recebo elogio por isso.',
      'No Carnaval, pode ser bloco lotado ou quintal com marchinha. Eu gosto é da cara leve das pessoas.',
      'Carnaval bom é assim: a gente prepara tudo com calma e na hora improvisa metade.',
    ],
    funny: [
      'O glitter do último Carnaval ainda aparece no sofá. Já faz parte da família.',
      'No bloco de Carnaval, todos combinam um ponto de encontro. Ninguém jamais foi visto nele.',
      'No Carnaval, o plano era ficar pouco e voltar cedo. O plano também caiu na folia.',
    ],
    motivational: [
      'Atrás de cada Carnaval há quem costurou, pintou e ensaiou por meses. A folia tem muito trabalho dentro.',
      'No Carnaval, preparar a brincadeira com os amigos já faz parte da alegria. Muita gente espera o ano por isso.',
      'Carnaval junta vizinhos, amigos e gente que nunca se viu. Quem organiza essa festa merece palmas.',
    ],
  },
  {
    words: ['dia das crianças', 'dia da criança', 'para o dia das crianças', 'semana da criança'],
    professional: [
      'No Dia das Crianças, o melhor presente vem com tempo para brincar junto. É disso que elas falam depois.',
      'Escolas, famílias e igrejas costumam preparar a data para muitas crianças. A lista pede organização.',
      'Outubro começa, e a contagem regressiva também. As crianças sabem o dia de cor e lembram todos.',
    ],
    casual: [
      'Eu ainda lembro do que ganhei num Dia das Crianças faz muitos anos. Isso fica na gente.',
      'No Dia das Crianças vale sair da rotina: brincar no chão, inventar história, deixar a louça pra depois.',
      'Criança nenhuma esquece o Dia das Crianças. Quem esquece é a gente, até ouvir a cobrança no café.',
    ],
    funny: [
      'No Dia das Crianças, o mais novo da casa acorda às seis e preside a cerimônia de pijama.',
      'No Dia das Crianças, todo adulto diz que já passou da idade e olha de lado, esperando um presente.',
      'A lista do Dia das Crianças chegou ilustrada, em duas páginas, com setas e a palavra \'urgente\'.',
    ],
    motivational: [
      'Preparar o Dia das Crianças toma noites de quem já trabalhou o dia todo. O sorriso delas vale.',
      'Uma tarde de Dia das Crianças inventada em casa pode virar a lembrança mais bonita da infância.',
      'No Dia das Crianças, quem cuida também merece um abraço. É de quem cuida que vem a festa.',
    ],
  },
  {
    words: ['batizado', 'batizados', 'batismo', 'batizar', 'de batizado', 'para batizado'],
    professional: [
      'O batizado reúne família e padrinhos em torno de quem acabou de chegar. É um dia de fé e de encontro.',
      'O batizado costuma terminar em um almoço de família. Os detalhes escolhidos ficam nas fotos do dia.',
      'Muitas famílias guardam a roupa, a vela e as lembranças do batizado. Anos depois, mostram a quem cresceu.',
    ],
    casual: [
      'Batizado tem aquele silêncio bonito na hora da água, e depois a família inteira falando ao mesmo tempo.',
      'Eu gosto de ver os padrinhos nervosos, segurando o bebê como se fosse de vidro.',
      'O batizado é um dia simples e cheio de significado. Cada família guarda o seu numa caixa de lembranças.',
    ],
    funny: [
      'No batizado, água na testa, um chorinho e a família suspirando junto. Anos depois, ainda contam essa cena.',
      'Os padrinhos ensaiam a posição do colo desde a porta da igreja. Na hora, tudo dá certo.',
      'No almoço do batizado, o dono da festa dorme, e os convidados brindam por ele com carinho.',
    ],
    motivational: [
      'Uma família se reúne para pedir o bem de uma criança. Preparar esse dia é um gesto de amor.',
      'Os padrinhos assumem uma presença para a vida inteira. O batizado marca o começo dela.',
      'Cada detalhe do batizado é pensado por quem quer receber bem uma vida nova.',
    ],
  },
  {
    words: ['natal', 'natalino', 'natalina', 'natalinos', 'natalinas', 'de natal', 'para natal', 'papai noel', 'noel', 'ceia de natal', 'ceia'],
    professional: [
      'O Natal traz a mesma mesa, as mesmas histórias e, às vezes, uma cadeira nova. É bonito reparar nisso.',
      'Com tantas pessoas para lembrar, uma lista feita cedo ajuda a não deixar ninguém de fora no Natal.',
      'A casa muda quando o Natal chega perto. As caixas descem do armário e cada enfeite conta um ano.',
    ],
    casual: [
      'Natal pra mim começa quando alguém abre a caixa dos enfeites e diz \'lembra desse aqui?\'.',
      'No Natal, a ceia atrasa, o tio conta a mesma piada e a foto sai tremida. Eu espero o ano todo por isso.',
      'Eu gosto de Natal com casa cheia, criança acordada até tarde e abraço demorado à meia-noite.',
    ],
    funny: [
      'O pisca-pisca funcionava quando foi guardado. Todo Natal a família forma uma comissão para investigar.',
      'A ceia é à meia-noite, mas às nove já sumiu uma parte, e ninguém viu nada.',
      'No Natal surge o debate anual sobre a uva-passa. Famílias inteiras já se dividiram por menos.',
    ],
    motivational: [
      'No Natal, alguém lava, cozinha, enfeita e ainda lembra do presente de todos. A festa sai dessas mãos.',
      'No Natal, um gesto para quem passa o ano servindo os outros tem um peso bonito.',
      'Juntar a família em dezembro dá trabalho de mês inteiro. O abraço da meia-noite responde.',
    ],
  },
  {
    words: ['fim de ano da empresa', 'confraternização', 'confraternizações', 'festa da firma', 'festa da empresa', 'brinde de fim de ano', 'final de ano da empresa'],
    professional: [
      'O fim de ano na empresa é um bom momento para agradecer a cada pessoa, com palavras e com um gesto.',
      'Quem organiza a confraternização lida com lista, datas e gostos diferentes. Começar cedo dá margem para ajustes.',
      'No fim do ano, um agradecimento da empresa chega à casa das pessoas e é visto pela família.',
    ],
    casual: [
      'Depois de um ano inteiro de prazos, todo mundo da firma quer ouvir um obrigado. Faz um bem danado.',
      'Confraternização boa é aquela em que ninguém fala de trabalho. Pelo menos até alguém lembrar do relatório.',
      'Quem cuida da lista da firma sofre: falta nome, sobra nome, muda o setor. Eu me solidarizo.',
    ],
    funny: [
      'Na festa da firma, o pessoal do financeiro dança. Ninguém estava preparado, e agora há vídeo.',
      'O chefe faz um discurso curto, que dura o tempo de o salgado esfriar. É tradição da casa.',
      'Na confraternização, todos prometem se ver mais no ano seguinte. Eles trabalham na mesma sala.',
    ],
    motivational: [
      'Um ano de trabalho em equipe tem esforço que não aparece em relatório. No fim dele, cabe um agradecimento.',
      'Lembrar de cada pessoa da empresa, do balcão à diretoria, mostra que todos contaram.',
      'Fechar um ano junto, com erros e acertos, é motivo bastante para brindar com os colegas.',
    ],
  },
  {
    words: ['páscoa', 'de páscoa', 'para páscoa', 'pascoa', 'coelho da páscoa', 'ovo de páscoa', 'coelhinho da páscoa'],
    professional: [
      'A Páscoa junta a família no almoço, na fé e na caça que as crianças esperam o ano inteiro.',
      'Na Páscoa, um agrado chega a muitas mãos: colegas, vizinhos, professores, afilhados. Uma lista ajuda.',
      'A Páscoa chega depressa, entre o feriado e o almoço em família. É bom estar com tudo resolvido.',
    ],
    casual: [
      'Eu adoro Páscoa com criança em casa, procurando pista debaixo da mesa e atrás da cortina.',
      'Páscoa por aqui tem mesa cheia, tio contando história e criança com a boca toda suja.',
      'Na Páscoa, vale lembrar de quem mora longe, da vizinha, da avó. Qualquer carinho cai bem.',
    ],
    funny: [
      'O coelho da Páscoa deixa pegadas de farinha e usa o chinelo do pai. As crianças ainda não notaram.',
      'Na Páscoa, as crianças encontram todas as pistas, menos uma. Ela aparece em julho, atrás do sofá.',
      'Na Páscoa, todo mundo divide por educação e fica de olho no tamanho do pedaço do outro.',
    ],
    motivational: [
      'Preparar a Páscoa depois que as crianças dormem, na ponta dos pés, é um carinho que elas nunca esquecem.',
      'A Páscoa fala de vida nova, e uma mesa com todos em volta já diz muito.',
      'Quem organiza a Páscoa da família pensa em cada um da lista. Ver todos juntos é a recompensa.',
    ],
  },
  {
    words: ['noivado', 'noivados', 'festa de noivado', 'pedido de casamento'],
    professional: [
      'No noivado, a notícia ainda é nova e todos querem ouvir a história do pedido mais uma vez.',
      'No noivado, muitas vezes, as duas famílias comemoram juntas pela primeira vez. Uma recepção cuidada ajuda a conversa.',
      'Noivados costumam ser íntimos, com as pessoas mais próximas. Os detalhes ficam mais à vista.',
    ],
    casual: [
      'Noivado é contar a história do pedido vinte vezes, e cada vez alguém pede pra começar de novo.',
      'Noivado tem aquele friozinho bom de começo, e todo mundo quer ouvir os planos de perto.',
      'Eu gosto de noivado porque a correria ainda não chegou. É só alegria, abraço e plano.',
    ],
    funny: [
      'Depois do noivado, a mão com a aliança faz todos os gestos da casa. Até apontar o sal.',
      'No pedido de casamento, a mãe já sabia, a sogra já sabia e a vizinha desconfiava. Foi quase surpresa.',
      'Mal se anuncia o noivado, e alguém da família já pergunta a data, o vestido e o cardápio.',
    ],
    motivational: [
      'Um pedido de casamento leva coragem, ensaio e mãos suadas. O sim merece ser comemorado com calma.',
      'O noivado marca o dia em que os planos de dois passam a ser contados em voz alta.',
      'Juntar as famílias em volta de uma boa notícia é um cuidado que os noivos não esquecem.',
    ],
  },
  {
    words: ['dia dos pais', 'dia do pai', 'para o dia dos pais'],
    professional: [
      'No Dia dos Pais, um almoço em família e um gesto pensado já fazem a alegria dele.',
      'O Dia dos Pais é também de avôs, padrinhos e tios que criaram e ensinaram. Vale lembrar de cada um.',
      'Agosto começa e o Dia dos Pais chega depressa. Com a escolha feita antes, sobra tempo para a conversa.',
    ],
    casual: [
      'No Dia dos Pais ele finge surpresa todo ano, e todo ano a gente finge que acredita.',
      'Meu conselho pro Dia dos Pais: junta o presente com um recado. Ele não vai comentar, mas vai guardar.',
      'O Dia dos Pais vale pro pai, pro avô, pro padrinho e pra quem segurou a bicicleta até a gente aprender.',
    ],
    funny: [
      'No Dia dos Pais, ele ganha folga na cozinha. Dura dois minutos, porque alguém pergunta onde fica a panela.',
      'No Dia dos Pais, perguntam o que ele quer, e a resposta é \'sossego\'. Ninguém descobriu ainda como embrulhar.',
      'No Dia dos Pais, ele vai dizer \'opa, bacana\', disfarçar e ficar o resto da tarde sorrindo.',
    ],
    motivational: [
      'Um pai que levou, buscou e esperou acordado merece ouvir que isso foi visto. O Dia dos Pais ajuda.',
      'No Dia dos Pais, conte a ele algo que você aprendeu olhando. É o tipo de coisa que ele não esquece.',
      'Agradecer a um pai que fala pouco pede coragem dos dois lados. Um gesto abre a conversa.',
    ],
  },
  {
    words: ['15 anos', 'quinze anos', 'debutante', 'debutantes', 'festa de 15 anos', 'aniversário de 15 anos'],
    professional: [
      'Os 15 anos juntam a família e as amigas da escola na mesma festa. Cada mundo leva um pouco do seu.',
      'A debutante costuma ter referências salvas há meses. Conversar com ela cedo ajuda a acertar o tom.',
      'Valsa, fotos e discursos: os 15 anos têm momentos muito esperados. Cada detalhe fica na lembrança da família.',
    ],
    casual: [
      'Quinze anos, e de repente aquela pequena tem opinião sobre tudo na festa. A família pisca e chora.',
      'A pasta de referências da debutante é maior que álbum de família. Pelo menos ninguém fica sem ideia.',
      'Eu me emociono com a valsa dos 15 anos mesmo quando não conheço ninguém. É mais forte que eu.',
    ],
    funny: [
      'O pai da debutante ensaia a valsa escondido na garagem. No dia, pisa no pé com muita emoção.',
      'Aos 15 anos, a lista de convidados cabe num grupo e muda três vezes por semana, conforme as amizades.',
      'A debutante escolheu tudo, inclusive a roupa do irmão. O irmão foi informado depois.',
    ],
    motivational: [
      'Por trás de uma festa de 15 anos há meses de planejamento e de conversa. A família inteira dança junto.',
      'Uma filha cresce sem avisar, e os 15 anos mostram isso numa noite só. Quem prepara a festa sabe.',
      'Cada detalhe dos 15 anos foi conversado, trocado e escolhido de novo. No dia, faz sentido.',
    ],
  },
  {
    words: ['primeira comunhão', '1ª comunhão', 'primeira eucaristia', '1ª eucaristia', 'comunhão', 'eucaristia', 'crisma', 'catequese'],
    professional: [
      'A família espera junto o dia da celebração. As lembranças dele são guardadas por muitos anos.',
      'O sacramento é uma celebração de fé, vivida com os catequistas, os padrinhos e quem é de casa.',
      'Entre a cerimônia e o almoço, há fotos, abraços e orações. Os detalhes acompanham a serenidade do dia.',
    ],
    casual: [
      'Dá um nó na garganta ver aquela fila entrando na igreja, todos sérios e com a vela na mão.',
      'Em dia de igreja, a família se arruma cedo, chega antes e ocupa o banco inteiro. É bonito de ver.',
      'Quem já recebeu um sacramento guarda até hoje alguma lembrança do dia, dentro de um livro ou de uma caixa.',
    ],
    funny: [
      'Os avós chegam uma hora antes para pegar lugar na frente, e é com o maior orgulho que acenam.',
      'Depois da cerimônia vem a foto com todos os parentes, um por um. O sorriso segue firme até o último.',
      'Cabelo arrumado, roupa impecável e a avó conferindo tudo na porta da igreja. O almoço espera com alegria.',
    ],
    motivational: [
      'A preparação na igreja tem muitos encontros, com catequistas que doam o seu tempo. Esse caminho merece ser celebrado.',
      'A família acompanha cada passo da preparação na igreja. Marcar a data é guardar a fé vivida junto.',
      'Quem se preparou com seriedade vive o dia com outro olhar. É bonito ver isso de perto.',
    ],
  },
  {
    words: ['chá revelação', 'chás revelação', 'chá de revelação', 'charrevelação'],
    professional: [
      'No chá revelação, os convidados chegam com palpite formado e defendem a sua torcida até o último segundo.',
      'No chá revelação, o grande momento dura um instante, e todos ficam com o celular erguido, prontos para o grito.',
      'No chá revelação, guardar o segredo é a parte mais difícil. Poucas pessoas sabem, e todas querem contar.',
    ],
    casual: [
      'No chá revelação, eu fico com o coração na mão na contagem, mesmo quando nem é da minha família.',
      'Chá revelação vira torcida organizada: cada lado jura que sentiu, sonhou ou viu na barriga.',
      'Antes do chá revelação, alguém passa semanas com o segredo, sem poder contar. Essa pessoa merece um prêmio.',
    ],
    funny: [
      'No chá revelação, a avó acerta pela lua, a tia pelo formato da barriga. Uma das duas vai lembrar para sempre.',
      'No chá revelação, a contagem chega ao um, todos gritam, e quem filmava descobre que não apertou o botão.',
      'No chá revelação, o único que já sabe a resposta é quem ainda não nasceu. E não abre o bico.',
    ],
    motivational: [
      'No chá revelação, há muita espera numa contagem de dez a zero. A família inteira sente junto.',
      'Preparar um chá revelação exige segredo, horário e sangue-frio. O abraço no fim compensa tudo.',
      'Menina ou menino, a torcida é uma só: por quem vem. É bonito ver tanta gente esperando junto.',
    ],
  },
  {
    words: ['formatura', 'formaturas', 'colação de grau', 'de formatura', 'para formatura', 'formatura infantil', 'formatura do abc'],
    professional: [
      'Uma formatura encerra anos de estudo e reúne quem esteve por trás deles. A família se sente formada também.',
      'Na formatura, tudo passa entre fotos, chamada de nomes e abraços. O que se guarda ajuda a lembrar.',
      'Chegar à formatura é alcançar uma data esperada há muito tempo. Ela merece ser bem marcada.',
    ],
    casual: [
      'Na formatura, quando chamam o nome, a família grita tanto que ninguém ouve o resto. Tem que ser assim.',
      'Formatura tem foto, choro e aquela tia que leva buzina. Eu adoro a tia da buzina.',
      'Quem tá se formando olha pra plateia procurando um rosto. Achou, pronto, chora.',
    ],
    funny: [
      'Na formatura, pediram à família que aplaudisse com discrição. A família levou faixa, apito e camiseta com foto.',
      'O chapéu da formatura sobe para a foto e nunca volta para a mesma cabeça. É física.',
      'Depois da formatura, a família guarda o diploma tão bem guardado que ninguém nunca mais o encontra.',
    ],
    motivational: [
      'Uma formatura tem horas de estudo, caminho até a escola e muita ajuda de casa. A festa é de todos.',
      'Cada etapa concluída, da primeira escola à faculdade, tem alguém que incentivou. É bom comemorar junto.',
      'Ninguém viu todas as horas de estudo, mas todos vão ver o dia da formatura. Foi bem merecido.',
    ],
  },
  {
    words: ['halloween', 'dia das bruxas', 'festa das bruxas', 'abóbora de halloween'],
    professional: [
      'No Halloween, crianças e adultos brincam de assustar e acabam rindo. É uma festa de imaginação.',
      'Escolas e condomínios já fazem festa de Halloween, com doces e fantasias. Cada ano aparece uma ideia nova.',
      'A graça do Halloween está na surpresa: uma sombra, uma luz, um susto pequeno.',
    ],
    casual: [
      'Eu me assusto até com sombra em festa de Halloween, e mesmo assim não perco nenhuma.',
      'No Halloween a criança escolhe ser o que mais dá medo e chega na porta pedindo doce com educação.',
      'No Halloween, quanto mais estranho, mais bonito. Dá pra inventar à vontade, e ninguém repara.',
    ],
    funny: [
      'No Halloween, um monstro de um metro de altura pede doce, diz obrigado e avisa que precisa fazer xixi.',
      'A fantasia de Halloween assustou até o cachorro. Quem a usava também, quando passou pelo espelho.',
      '\'Gostosuras ou travessuras\' é uma pergunta justa. No Halloween, os adultos escolhem gostosuras e comem escondido.',
    ],
    motivational: [
      'Quem prepara o Halloween recorta, pendura e inventa sustos por dias. As risadas das crianças pagam.',
      'O Halloween pede adultos que aceitem brincar. É um presente para os pequenos.',
      'Cada susto bem-feito no Halloween tem alguém que pensou em tudo antes. Merece um doce.',
    ],
  },
  {
    words: ['casa nova', 'apartamento novo', 'ap novo', 'apê novo', 'lar doce lar', 'primeira casa'],
    professional: [
      'Casa nova tem eco, caixas e uma lista de coisas que faltam. Aos poucos, cada canto ganha a sua história.',
      'Quem acabou de se mudar gosta de visita que chega com alguma coisa na mão e não repara na bagunça.',
      'A casa começa a ganhar a cara do dono quando aparecem os primeiros objetos escolhidos com gosto.',
    ],
    casual: [
      'Na primeira noite em casa nova a gente come no chão, em cima de caixa, e acha o máximo.',
      'Eu adoro visitar casa nova e ver o que cada pessoa arruma primeiro. Diz tanto sobre ela.',
      'Mudança cansa, mas aquele momento de ver o canto ficando pronto é bom demais.',
    ],
    funny: [
      'Na casa nova, a panela aparece na caixa escrita \'banheiro\'. O carregador só volta no ano que vem.',
      'O sofá não passou na porta, a geladeira chegou antes da tomada e a visita chegou antes da cadeira.',
      'A última caixa da mudança nunca é aberta. Ela se torna móvel e recebe um paninho em cima.',
    ],
    motivational: [
      'Uma casa nova traz anos de economia, contas e paciência. Cada canto arrumado comemora um pouco disso.',
      'Transformar um lugar vazio em casa é trabalho de muitos fins de semana. Dá orgulho de ver.',
      'Receber os amigos pela primeira vez na própria sala é uma vitória que merece ser lembrada.',
    ],
  },
  {
    words: ['festa junina', 'festas juninas', 'junino', 'junina', 'juninos', 'juninas', 'são joão', 'arraiá', 'arraial', 'festa de são joão', 'quermesse', 'festa julina', 'julina'],
    professional: [
      'Bandeirinhas, sanfona e mesa farta: a festa junina tem um jeito que todo brasileiro reconhece de longe.',
      'Escola, rua, igreja ou quintal, há sempre um arraiá por perto. Cada um com o seu costume.',
      'Em toda festa junina, a fogueira e a comida puxam conversa. É das festas mais esperadas do ano.',
    ],
    casual: [
      'Basta ouvir uma sanfona que eu já tô procurando a camisa xadrez. Festa junina mexe comigo.',
      'O melhor do arraiá é a fila das barraquinhas, com todo mundo jurando que vai comer só mais um.',
      'Eu gosto de festa junina de rua, com bandeirinha torta, vizinho cantando e criança correndo.',
    ],
    funny: [
      'Em toda quadrilha alguém vira para o lado errado na hora da chuva. E é mentira.',
      'Bigode de lápis, dente pintado e bota emprestada. No arraiá, todo mundo vira especialista em elegância.',
      'O correio elegante funciona até hoje, e ninguém jamais confessou o que escreveu.',
    ],
    motivational: [
      'Um arraiá se faz com vizinho montando barraca, avó na cozinha e criança colando bandeirinha. É trabalho de muitos.',
      'Quem organiza a festa junina passa dias pendurando e cozinhando. Vale ver a quadrilha começar.',
      'A festa junina passa de avó para neto, receita por receita. Preparar também é manter o costume.',
    ],
  },
  {
    words: ['chá de panela', 'chá de cozinha', 'chá bar', 'chá de casa nova', 'open house'],
    professional: [
      'Quem vai montar casa descobre que falta muita coisa. A festa com os amigos ajuda a completar a lista.',
      'Festa para a casa nova tem conversa solta, brincadeira e boas histórias. Os convidados são os mais próximos.',
      'Quem organiza um chá pensa na lista, no lugar e nas brincadeiras. Um detalhe bem escolhido dá o clima.',
    ],
    casual: [
      'Eu gosto de festa pra casa nova porque é só gente querida, rindo alto e contando história antiga.',
      'Todo mundo ajuda um pouquinho e a casa nova começa com a mão dos amigos. Acho isso bonito.',
      'Quando os amigos se juntam pra montar uma casa, tem brincadeira, prenda e foto que não sai do grupo.',
    ],
    funny: [
      'Três abridores, cinco jogos de copos e nenhuma peneira. O armário novo já nasce com personalidade.',
      'Na festa para a casa nova, as amigas preparam brincadeiras com um cuidado que nunca tiveram em prova da escola.',
      'O que acontece na festa com as amigas fica no grupo. Pelo menos até alguém mostrar a foto no almoço.',
    ],
    motivational: [
      'Montar uma casa se faz aos poucos, com ajuda de quem torce junto. Festejar é um bom começo.',
      'As amigas que organizam tudo às escondidas dão um presente enorme: o próprio tempo.',
      'Cada coisa que se ganha para a casa nova lembra alguém, anos depois, no meio de um almoço comum.',
    ],
  },
  {
    words: ['maternidade', 'nascimento', 'porta de maternidade', 'saída de maternidade', 'visita de maternidade', 'para maternidade', 'chegada do bebê'],
    professional: [
      'Os dias da maternidade são poucos e ficam na memória. Cada detalhe aparece nas fotos que a família mais revê.',
      'O nascimento pode se adiantar, e muitas famílias preparam tudo algumas semanas antes. Assim esperam com mais calma.',
      'As primeiras visitas do bebê chegam com cuidado e saem com vontade de voltar. A família guarda esse encontro.',
    ],
    casual: [
      'A mala da maternidade fica pronta na porta, e todo dia alguém confere se falta alguma coisa. Eu faria igual.',
      'O quarto da maternidade vira uma casinha por uns dias, com visita falando baixo e todo mundo querendo ver.',
      'O dia do nascimento a família conta a vida inteira: a hora, a chuva, quem chegou primeiro.',
    ],
    funny: [
      'A mala da maternidade tem tudo, menos o carregador do celular. É uma tradição que passa de pai para filho.',
      'As visitas juram que ficam cinco minutos. Cinquenta minutos depois ainda discutem com quem o bebê se parece.',
      'O avô chega correndo à maternidade, com flores na mão e o carro parado de qualquer jeito.',
    ],
    motivational: [
      'Meses de espera cabem na primeira foto da família. Preparar a chegada é um jeito de dizer bem-vindo.',
      'Quem arruma a mala da maternidade dobra cada coisa pensando em alguém que ainda não viu.',
      'A família se reveza, telefona, leva e busca. O nascimento de um é trabalho e alegria de muitos.',
    ],
  },
  {
    words: ['mesversário', 'mesversários', 'mêsversário', 'mesversario', 'meses de vida'],
    professional: [
      'No primeiro ano, cada mês traz uma conquista: o sorriso, o rolar, o sentar. O mesversário registra essa passagem.',
      'O mesversário costuma ser simples, em casa, com poucas pessoas. Uma foto por mês conta o ano inteiro.',
      'Lado a lado, as fotos de cada mesversário mostram o quanto se cresce. A família revê muitas vezes.',
    ],
    casual: [
      'Um mês de diferença e o bebê já é outro. Por isso eu acho tão gostoso comemorar mesversário.',
      'A graça do mesversário é pôr as fotos em ordem e ver aquela carinha mudando.',
      'No mesversário vem a avó, vem a madrinha, canta-se um parabéns baixinho e já vale a festa.',
    ],
    funny: [
      'O homenageado do mesversário dorme no parabéns, acorda na foto e tenta pegar tudo o que brilha.',
      'Doze festas em um ano: nem o prefeito comemora tanto. E a família quer mais.',
      'Para uma foto boa de mesversário são necessários três adultos fazendo careta atrás da câmera.',
    ],
    motivational: [
      'Cada mês do primeiro ano tem noites curtas e descobertas novas. Comemorar é também um abraço em quem cuida.',
      'Mais um mês de fraldas, colo e primeiras vezes. A família que chegou até aqui merece o parabéns.',
      'Registrar cada mesversário dá trabalho e vira o álbum mais querido da casa.',
    ],
  },
  {
    words: ['dia das mães', 'dia da mãe', 'dia das maes', 'para o dia das mães'],
    professional: [
      'No Dia das Mães, o que mais se comenta é quem lembrou e como. Um recado escrito completa qualquer gesto.',
      'O Dia das Mães é de mães, avós, tias e madrinhas que fazem esse papel. Cabem todas na homenagem.',
      'Maio chega e o Dia das Mães vem depressa. Decidir com antecedência evita a correria da véspera.',
    ],
    casual: [
      'No Dia das Mães ela diz que só quer a família junto. É verdade, mas um mimo ninguém recusa.',
      'Eu acho que o melhor do Dia das Mães é ver a cara dela quando percebe que pensaram em tudo.',
      'O Dia das Mães vale pra mãe, pra avó, pra madrinha e pra quem criou a gente com amor.',
    ],
    funny: [
      'No Dia das Mães ninguém deixa ela lavar a louça. Aí ela levanta, porque estavam lavando errado.',
      'Ela avisou que não quer nada no Dia das Mães. Todos os filhos sabem que a frase tem validade.',
      'No Dia das Mães, o café na cama chega com farelo, guardanapo torto e os filhos em cima. Ela adora.',
    ],
    motivational: [
      'O Dia das Mães é pouco para agradecer tantos outros em que ela cuidou de todos. Mas já é um começo.',
      'No Dia das Mães, lembre um esforço dela que ninguém comentou. Dizer isso em voz alta emociona.',
      'Quem prepara algo para o Dia das Mães devolve um pouco das horas que recebeu. Ela vai reparar.',
    ],
  },
  {
    words: ['ano-novo', 'ano novo', 'réveillon', 'reveillon', 'virada do ano', 'fim de ano'],
    professional: [
      'A virada do ano pede pouca coisa: as pessoas certas por perto e um brinde na hora da contagem.',
      'No fim do ano, as listas se cruzam: festas, viagens, lembranças. Decidir cedo poupa correria.',
      'Ano-Novo é tempo de agenda em branco e de agradecer a quem esteve junto até ali.',
    ],
    casual: [
      'Na contagem regressiva eu abraço quem tá do lado, conhecido ou não. É tradição minha.',
      'No Ano-Novo tem quem pule onda, coma lentilha e guarde semente na carteira. Eu faço um pouco de tudo.',
      'O ano acaba e a gente quer tudo bonito em volta pra receber o próximo. Eu entendo.',
    ],
    funny: [
      'A lista de promessas do Ano-Novo é longa, linda e igualzinha à do ano passado.',
      'Na virada do ano faltam dez segundos, e alguém descobre que a garrafa não abre. Acontece em toda casa.',
      'Todo mundo combina chegar às oito para a virada. Às onze ainda há gente escolhendo roupa.',
    ],
    motivational: [
      'Chegar ao fim de um ano de trabalho merece uma pausa e um brinde com quem ajudou.',
      'No Ano-Novo, vale lembrar o que deu certo, mesmo o que foi pequeno. Há mais coisas do que parece.',
      'Receber o ano novo com a casa arrumada é um esforço de dezembro. Quem faz isso pensa nos outros.',
    ],
  },
  {
    words: ['amigo secreto', 'amigo oculto', 'amiga secreta', 'amigo-secreto', 'amigo da onça', 'inimigo secreto'],
    professional: [
      'No amigo secreto, o desafio é agradar alguém que talvez se conheça pouco. Uma pergunta discreta aos colegas resolve.',
      'No amigo secreto, o sorteio junta gostos muito diferentes. Escolha pensando no dia a dia de quem você tirou.',
      'O momento da revelação é a melhor parte do amigo secreto. Um bilhete com uma pista deixa tudo mais divertido.',
    ],
    casual: [
      'Sempre que tiro alguém que mal conheço no amigo secreto, saio perguntando por aí. Disfarçar nunca foi o meu forte.',
      'No amigo secreto eu suo frio na revelação, como se fosse prova. E só preciso falar três frases.',
      'O segredo no amigo secreto dura pouco: no fim da tarde, todo mundo já sabe quem tirou quem.',
    ],
    funny: [
      'Todo amigo secreto tem quem tirou a si mesmo, quem esqueceu o presente e quem já contou para todos.',
      'A dica da revelação é sempre \'uma pessoa muito especial\', e a plateia grita o nome de quem está ao lado.',
      'No amigo secreto, ganhar a mesma coisa três anos seguidos faz a pessoa pensar. Ela pensa em trocar de grupo.',
    ],
    motivational: [
      'Descobrir o gosto de um colega para o amigo secreto é uma boa desculpa para enfim conversar com ele.',
      'Quem escolhe com atenção no amigo secreto mostra que reparou na pessoa. Isso ninguém do grupo esquece.',
      'No amigo secreto, o sorteio decide o nome, e o cuidado fica com você. A pessoa percebe o esforço.',
    ],
  },
  {
    words: ['dia dos professores', 'dia do professor', 'dia da professora', 'para o dia dos professores'],
    professional: [
      'No Dia dos Professores, um bilhete do aluno vale muito para quem ensina. Ele acompanha qualquer gesto.',
      'Muitas turmas se juntam para homenagear os professores. Combinar cedo com as famílias facilita.',
      'O Dia dos Professores lembra quem ensinou a ler, a contar e a insistir. Vale também para os de antigamente.',
    ],
    casual: [
      'No Dia dos Professores eu sempre lembro de quem me ensinou a gostar de ler. Queria que essa pessoa soubesse.',
      'Um recadinho com a letra do aluno, no Dia dos Professores, e pronto: quem ensina guarda pra vida.',
      'Os professores têm tantos alunos e lembram do jeito de cada um. Nada mais justo que lembrar deles.',
    ],
    funny: [
      'No Dia dos Professores, a turma fica tão comportada que a professora desconfia e confere a cadeira.',
      'A mensagem do Dia dos Professores no grupo das famílias começa na véspera, às dez da noite. É tradição.',
      'Quem ensina passa o ano perguntando \'entenderam?\'. No Dia dos Professores, a turma pelo menos responde que sim.',
    ],
    motivational: [
      'Atrás de uma aula boa há uma noite de preparo. O Dia dos Professores é a hora de dizer que se notou.',
      'Um professor raramente sabe até onde chegou o que ensinou. Contar a ele é uma alegria.',
      'Ensinar com poucos recursos e muita insistência é coisa de todo dia. O Dia dos Professores merece aplauso.',
    ],
  },
  {
    words: ['dia dos namorados', 'para o dia dos namorados', '12 de junho', 'valentine\'s day', 'valentines day'],
    professional: [
      'No Dia dos Namorados, acerta quem lembrou de uma conversa. O gosto do outro costuma estar nela.',
      'O Dia dos Namorados é de quem namora há um mês e de quem está casado há trinta anos.',
      'Em casa ou fora, o Dia dos Namorados pede um momento sem pressa e um recado escrito com verdade.',
    ],
    casual: [
      'Dia dos Namorados é bom pra quem tá começando e melhor ainda pra quem já divide a conta de luz.',
      'No Dia dos Namorados, escreve um bilhete junto, mesmo curtinho. Quase sempre é o que a pessoa guarda.',
      'Quem combinou de não dar presente no Dia dos Namorados, cuidado. Sempre um dos dois descumpre.',
    ],
    funny: [
      'No Dia dos Namorados, \'esse ano a gente não se dá nada\' é a frase mais perigosa. Não caia.',
      'No Dia dos Namorados, o restaurante tem fila, o trânsito parou, e o sofá de casa sobe muito no conceito.',
      'No Dia dos Namorados, o romance resiste a tudo, até à escolha do filme. A última fatia ainda se negocia.',
    ],
    motivational: [
      'Um namoro se cuida na semana comum, e o Dia dos Namorados é um bom dia para agradecer por isso.',
      'Preparar uma surpresa a dois pede atenção e um pouco de segredo. Quem recebe percebe o trabalho.',
      'No Dia dos Namorados, ainda inventar um jeito de surpreender depois de anos é um carinho e tanto.',
    ],
  },
  {
    words: ['bodas', 'bodas de prata', 'bodas de ouro', 'bodas de papel', 'bodas de algodão', 'aniversário de casamento', 'anos de casados'],
    professional: [
      'As bodas têm um nome a cada ano juntos, e a data sempre traz de volta a história do começo.',
      'Bodas podem ser uma festa com a família ou uma noite só dos dois. As duas valem.',
      'Fotos antigas, a música da época, a primeira casa. As bodas são uma boa ocasião para rever tudo isso.',
    ],
    casual: [
      'Em bodas, adoro ouvir o casal contando como se conheceu. Um começa, o outro corrige, e os dois riem.',
      'Bodas de um ano ou de cinquenta são tempo dividindo conta, cobertor e conversa. Merecem um brinde.',
      'Nas bodas, a família e os amigos descobrem histórias que ninguém tinha contado. Eu fico até o fim.',
    ],
    funny: [
      'Nas bodas, são anos juntos e ainda há debate sobre quem ronca. Por um dia, faz-se uma trégua.',
      'Depois de tantos aniversários de casamento, os dois já discutem em código, e a família finge que não entende.',
      'Nas bodas, os dois contam o segredo da união ao mesmo tempo. São segredos diferentes, e ninguém comenta.',
    ],
    motivational: [
      'Um casamento que completa mais um ano passou por mudanças, contas e recomeços. Celebrar é reconhecer os dois.',
      'As bodas contam dias comuns, somados com paciência. É deles que uma união é feita.',
      'Chegar a mais um ano de mãos dadas dá trabalho e alegria. As duas coisas merecem festa.',
    ],
  },
  {
    words: ['casamento', 'casamentos', 'de casamento', 'para casamento', 'casório', 'mini wedding', 'miniwedding', 'casamento civil'],
    professional: [
      'Um casamento junta na mesma sala pessoas de todas as fases da vida. Os detalhes ajudam a guardar esse encontro.',
      'Até a data, cada decisão puxa a seguinte: convidados, lugar, horário, estilo. Definir o tom cedo facilita as outras.',
      'Depois do casamento ficam as fotos, as histórias e aquele detalhe que todo convidado ainda comenta.',
    ],
    casual: [
      'Em casamento eu choro na entrada, nos votos e na dança. E sempre digo que dessa vez não vou chorar.',
      'Casamento tem cara de quem casa: uns querem festa até de manhã, outros um almoço com os mais chegados.',
      'Casamento são meses preparando um dia que passa voando. Por isso cada detalhe escolhido com gosto conta.',
    ],
    funny: [
      'Em todo casamento há um tio que assume a pista, uma criança que dorme na cadeira e um sapato perdido.',
      'A lista do casamento tinha cinquenta nomes. Aí a família descobriu a lista, e agora ninguém fala em número.',
      'No casamento, os convidados dizem que vão embora cedo e encerram a noite descalços, pedindo mais uma música.',
    ],
    motivational: [
      'Um casamento é preparado em noites de planilha, depois do trabalho e da janta. No dia, esse esforço aparece.',
      'Cada escolha do casamento diz um pouco de onde os dois vieram e do que querem juntos.',
      'Um casamento reúne duas famílias no mesmo dia, e isso é uma façanha. Quem organiza merece aproveitar.',
    ],
  },
]
