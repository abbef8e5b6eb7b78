import type { Detail } from './detail.ts'

export const scents: readonly Detail[] = [
  {
    words: ['aroma bambu', 'aroma de bambu', 'essência de bambu', 'vela de bambu', 'difusor de bambu', 'home spray de bambu', 'sabonete de bambu', 'água de bambu'],
    professional: [
      'O aroma de bambu é verde e limpo. Lembra a mata logo depois da chuva.',
      'O aroma de bambu combina com quem prefere perfumes discretos, frescos e pouco doces.',
      'Em uma casa de gostos diferentes, o aroma de bambu costuma agradar a quase todos.',
    ],
    casual: [
      'Cheiro de bambu me lembra caminho de sítio, sombra e folha mexendo devagar com o vento.',
      'Bambu tem cheiro de coisa limpa, e eu recomendo pra quem enjoa de perfume doce.',
      'Sabe aquele frescor de mato de manhã cedo? O aroma de bambu chega bem perto.',
    ],
    funny: [
      'O panda passa catorze horas por dia com bambu e nunca reclamou. É uma recomendação e tanto.',
      'O aroma de bambu traz a mata para dentro de casa, felizmente sem os mosquitos que moram nela.',
      'A pessoa sente o aroma de bambu e quer morar no mato. Passa quando lembra do sinal do celular.',
    ],
    motivational: [
      'O aroma de bambu leva um pouco de mata a quem passa o dia trabalhando entre paredes.',
      'O bambu cresce depressa, mas antes passa muito tempo criando raiz. Quem trabalha com paciência gosta dessa história.',
      'Uma casa com cheiro fresco recebe melhor quem chega cansado. Alguém cuidou disso antes de abrir a porta.',
    ],
  },
  {
    words: ['camomila', 'camomilas', 'de camomila'],
    professional: [
      'A camomila tem um cheiro discreto, entre flor e feno, que muitos reconhecem da xícara.',
      'A camomila é para quem não gosta de aroma forte. O perfume aparece aos poucos.',
      'As flores da camomila são miúdas, e o perfume delas cabe bem em casas pequenas e grandes.',
    ],
    casual: [
      'Camomila me lembra água no fogo no fim do dia e alguém perguntando quem queria chá.',
      'O cheiro de camomila é tão conhecido que a gente nem lembra quando sentiu pela primeira vez.',
      'Eu gosto de camomila porque ela não disputa espaço com nada. Chega quietinha e fica.',
    ],
    funny: [
      'A caixinha de chá tinha dez sabores. Sobraram os estranhos, e a camomila sumiu na primeira visita.',
      'A pessoa faz um chá de camomila, pega o celular e, vinte vídeos depois, a água já está gelada.',
      'Na casa da tia, camomila vinha sempre com biscoito e com um resumo da vida dos vizinhos.',
    ],
    motivational: [
      'Colher flor por flor e secar à sombra é trabalho de quem não tem pressa. A camomila vem daí.',
      'Alguém pôs a água para ferver antes que você pedisse. Há cuidados que têm cheiro de camomila.',
      'Uma xícara de camomila e dez minutos de conversa no fim do dia são um costume que vale guardar.',
    ],
  },
  {
    words: ['flor de cerejeira', 'cherry blossom', 'flor de cereja', 'sakura', 'cerejeira'],
    professional: [
      'O perfume da cerejeira é floral e delicado. Agrada a quem gosta de suavidade.',
      'O aroma da flor de cerejeira lembra um jardim depois da chuva e roupa guardada com capricho.',
      'Um floral leve, como o da cerejeira, costuma ser bem recebido até por quem tem gosto exigente.',
    ],
    casual: [
      'Flor de cerejeira é floral, mas não chega gritando. Eu gosto assim, que aparece aos pouquinhos.',
      'Cheiro de cerejeira me faz pensar em jardim florido e naquela viagem que eu ainda não fiz.',
      'Quem gosta de perfume delicado se encanta logo na primeira vez que sente.',
    ],
    funny: [
      'A flor da cerejeira dura poucos dias, e todos correm para a foto. O perfume tem mais paciência.',
      'O perfume da flor de cerejeira é tão fino que a pessoa ajeita a postura antes de cheirar.',
      'A pessoa sente a flor de cerejeira, fecha os olhos e viaja. O interfone toca, e ela volta.',
    ],
    motivational: [
      'No Japão, famílias param o que fazem para ver as cerejeiras em flor. É um costume que ensina a reparar.',
      'A cerejeira espera o ano inteiro pelos seus poucos dias de flor. Quem cultiva entende.',
      'Escolher um aroma delicado para alguém mostra que se pensou no jeito da pessoa.',
    ],
  },
  {
    words: ['canela', 'cravo e canela', 'maçã com canela', 'especiarias', 'cravo'],
    professional: [
      'Canela e outras especiarias trazem cheiro de cozinha antiga, de arroz-doce na mesa e de tarde fria.',
      'Aromas de especiarias são quentes, e muitos os ligam às festas de junho e às de dezembro.',
      'Cheiro de especiaria se reconhece de longe. Quem gosta, gosta bastante e não troca.',
    ],
    casual: [
      'Cheiro de especiaria me lembra arroz-doce na tigela, com desenho de canela por cima.',
      'Eu sinto cheiro de especiaria e já quero coberta, conversa e uma xícara na mão.',
      'Aroma de especiaria enche a casa e puxa conversa. Sempre alguém pergunta o que é.',
    ],
    funny: [
      'A avó polvilhava canela em forma de coração. O primeiro da fila comia o coração inteiro.',
      'Soprar canela em pó perto da cara é um erro que se comete uma vez só.',
      'Com cheiro de especiaria no ar, a visita que estava de saída se senta de novo.',
    ],
    motivational: [
      'Especiarias já atravessaram oceanos por causa do perfume. Hoje juntam a família na cozinha.',
      'Uma panela mexida devagar, com a casa cheirando, é o carinho de quem tem paciência.',
      'O cheiro de canela chama todos para perto. Quase sempre há alguém na cozinha pensando neles.',
    ],
  },
  {
    words: ['cítrico', 'cítrica', 'cítricos', 'limão siciliano', 'de laranja', 'tangerina', 'bergamota', 'mexerica'],
    professional: [
      'Notas cítricas lembram fruta cortada na hora. São vivas e fáceis de gostar.',
      'Aromas cítricos combinam com manhãs claras e casa aberta. Agradam a quase todo mundo.',
      'Quem prefere o fresco ao doce encontra nos cítricos um caminho muito bom.',
    ],
    casual: [
      'Aroma cítrico no ônibus tem dono: alguém descascou uma mexerica. E deu vontade em todo mundo.',
      'Eu gosto de cítrico de manhã, porque parece janela aberta e mesa de café posta.',
      'Cheiro cítrico me lembra quintal, pé carregado e a mão perfumada o resto do dia.',
    ],
    funny: [
      'Impossível comer mexerica em segredo. O prédio inteiro sabe, e dois andares pedem um gomo.',
      'A casca da fruta cítrica espirra direto no olho, com pontaria de atleta. Mesmo assim a gente insiste.',
      'Em toda família alguém descasca a laranja em uma fita só, com calma, e espera os aplausos.',
    ],
    motivational: [
      'Um pé de fruta carregado perfuma a rua toda. Quem plantou pensou também nos outros.',
      'Começar o dia com um cheiro cítrico pela casa é uma gentileza com quem acorda depois.',
      'Há quem descasque a fruta para todos e perfume a mesa inteira. É um carinho de antigamente.',
    ],
  },
  {
    words: ['eucalipto', 'aroma de eucalipto', 'essência de eucalipto', 'sabonete de eucalipto', 'vela de eucalipto'],
    professional: [
      'O aroma do eucalipto é fresco e forte. Reconhece-se logo na primeira vez.',
      'Eucalipto lembra estrada, mata e ar da manhã. Agrada a quem gosta de frescor de verdade.',
      'O perfume do eucalipto fica longe do doce e do floral, com um jeito limpo só dele.',
    ],
    casual: [
      'Eucalipto me lembra viagem de carro com a janela aberta e aquele mato alto passando.',
      'Cheiro de eucalipto é fresco de verdade, daqueles que fazem a gente parar e sorrir.',
      'Quem gosta de eucalipto costuma gostar desde criança. Comigo foi assim, e nem sei explicar por quê.',
    ],
    funny: [
      'O coala dorme vinte horas por dia em cima de um eucalipto. É invejado por todos nós.',
      'Com cheiro de eucalipto em casa, a visita pergunta logo quem limpou tudo. Ninguém desmente.',
      'A pessoa sente o eucalipto e faz cara de quem chegou da serra. Estava no trânsito.',
    ],
    motivational: [
      'Abrir as janelas de manhã, com cheiro de eucalipto, é o começo de um dia bem cuidado.',
      'Um ramo de eucalipto pendurado na porta é capricho de quem repara nos detalhes da casa.',
      'O aroma do eucalipto traz uma lembrança de viagem para um dia comum de trabalho. É boa companhia.',
    ],
  },
  {
    words: ['erva-doce', 'erva doce', 'de erva-doce', 'funcho', 'anis'],
    professional: [
      'A erva-doce tem cheiro de chá da tarde, que muitos guardam da casa da mãe ou da avó.',
      'O aroma da erva-doce é suave e adocicado. Agrada a quem gosta de cheiro de casa antiga.',
      'Xícara, bule e conversa comprida: o perfume da erva-doce costuma trazer tudo isso à lembrança.',
    ],
    casual: [
      'Erva-doce me lembra visita de fim de tarde, com xícara na mão e assunto pra muitas horas.',
      'Cheiro de erva-doce lembra broa, bule e conversa boa. Eu fico com saudade só de sentir.',
      'Erva-doce é daqueles cheiros que a gente conhece antes mesmo de saber o nome.',
    ],
    funny: [
      'Na casa da avó, chá de erva-doce servia para tudo, de nota baixa a coração partido.',
      'O bule de erva-doce ia para a mesa, as tias chegavam e a vida de todos era passada a limpo.',
      'Com cheiro de erva-doce na cozinha, ninguém acredita que a visita vai ficar só cinco minutos.',
    ],
    motivational: [
      'Alguém esquentava a água, punha erva-doce e se sentava para ouvir. Esse cuidado fica na memória.',
      'As sementes da erva-doce são miúdas, colhidas e secas com paciência. Mesmo assim, perfumam uma casa inteira.',
      'Preparar um chá de erva-doce para outra pessoa é um gesto curto e cheio de atenção.',
    ],
  },
  {
    words: ['lavanda', 'alfazema', 'lavandas', 'de lavanda'],
    professional: [
      'A lavanda lembra roupa limpa no armário e lençol de avó. É um perfume que quase todos reconhecem.',
      'Discreta e floral, a lavanda agrada também a quem costuma fugir de cheiro forte.',
      'O aroma da lavanda faz pensar em quarto arrumado, cama feita e janela aberta.',
    ],
    casual: [
      'Lavanda pra mim é gaveta de vó, com saquinho entre as toalhas. Cheiro de infância.',
      'Se a pessoa não gosta de perfume doce, eu sugiro lavanda sem medo.',
      'Sinto lavanda e já imagino cama feita e janela aberta. Dá gosto de entrar.',
    ],
    funny: [
      'A gaveta da avó tem lavanda, toalhas que ninguém usa e o documento que todos procuram.',
      'Com cheiro de lavanda, até a pilha de roupa para passar parece gente boa.',
      'A visita elogiou o perfume de lavanda. A louça, felizmente, estava fora do alcance.',
    ],
    motivational: [
      'Pôr lavanda entre as roupas é um capricho antigo, de quem cuidava da casa nos detalhes.',
      'Cheiro de lavanda no fim de um dia cheio mostra que alguém pensou na casa.',
      'Campos de lavanda são colhidos à mão em muitos lugares. Há trabalho atrás de um perfume tão leve.',
    ],
  },
  {
    words: ['capim-limão', 'capim limão', 'capim santo', 'capim-santo', 'capim cidreira', 'cidreira', 'erva-cidreira'],
    professional: [
      'A erva do quintal, cortada na hora, tem um frescor que todo brasileiro conhece.',
      'O aroma da cidreira e do capim-limão é verde e limpo. Combina com manhã e janela aberta.',
      'Quem não gosta de perfume doce costuma se dar bem com o frescor das ervas.',
    ],
    casual: [
      'Cheiro de erva fresca me lembra canteiro de quintal e alguém pedindo umas folhas pro chá.',
      'Erva fresca tem cheiro de casa aberta, chão lavado e vento entrando. Eu adoro.',
      'Passar a mão na erva do canteiro e cheirar depois: quem teve quintal já fez muito.',
    ],
    funny: [
      'Na casa da avó, qualquer problema pedia umas folhas do canteiro, um chá e um sermão.',
      'A criança foi buscar a erva no quintal e voltou com mato, terra e um sapo.',
      'Com cheiro de erva fresca, a casa parece que foi limpa hoje. Foi ontem, mas ninguém precisa saber.',
    ],
    motivational: [
      'Um canteiro de ervas pede água e atenção todas as manhãs. O perfume devolve esse cuidado.',
      'As avós conheciam cada folha pelo cheiro. Esse saber passou de mão em mão.',
      'Casa arejada e cheiro de erva fresca contam o capricho de quem cuida.',
    ],
  },
  {
    words: ['alecrim', 'de alecrim', 'sálvia', 'manjericão'],
    professional: [
      'Um ramo de alecrim ou de manjericão, passado entre os dedos, já perfuma a cozinha inteira.',
      'O aroma das ervas é de horta e de cozinha ao mesmo tempo. Quem gosta se sente em casa.',
      'Perfumes de ervas são secos e verdes. Agradam a quem costuma evitar o doce.',
    ],
    casual: [
      'Eu passo por um vaso de ervas e esbarro de propósito, só pra soltar o cheiro.',
      'Cheiro de erva fresca me lembra almoço em família e alguém cantando na cozinha.',
      'Quem tem um vasinho de ervas na janela sabe: o perfume muda o canto inteiro.',
    ],
    funny: [
      'O vaso de ervas na janela sobreviveu às férias. Ninguém sabe como, e ele não comenta.',
      'Todo cozinheiro de fim de semana põe um raminho de erva em cima e passa a falar como chef.',
      'Existem duas famílias: a que rega as ervas todo dia e a que lembra delas quando viaja.',
    ],
    motivational: [
      'Colher uma erva na própria janela é a pequena vitória de quem lembrou de regar.',
      'Cuidar de ervas ensina a podar sem medo e a esperar o broto novo.',
      'Uma erva colhida na hora mostra carinho com quem vem para a mesa.',
    ],
  },
  {
    words: ['de rosas', 'pétalas de rosas', 'rosas brancas', 'rosas vermelhas', 'flor de rosas', 'água de rosas', 'aroma de rosas', 'sabonete de rosas', 'vela de rosas', 'rosas'],
    professional: [
      'Poucos perfumes são tão conhecidos quanto o das rosas. Ele atravessa gerações e continua atual.',
      'As rosas acompanham declarações, agradecimentos e datas de família há muito, muito tempo.',
      'Quem gosta de rosas costuma ligar o seu perfume a uma pessoa querida.',
    ],
    casual: [
      'Rosa me lembra aquele jardim da frente da casa, que ninguém podia colher. Dava vontade.',
      'Tem quem ache cheiro de rosas antigo. Eu acho que clássico é clássico e pronto.',
      'Cheiro de rosa sempre me traz alguém à lembrança. Deve acontecer com você também.',
    ],
    funny: [
      'O espinho da roseira tem uma pontaria que só perde para a da tia no almoço.',
      'Bem me quer, mal me quer: a rosa sofre calada pela dúvida alheia.',
      'A avó conversa com as rosas, e as rosas florescem. Com os netos, o resultado varia.',
    ],
    motivational: [
      'Uma roseira dá flor a quem poda no tempo certo e não teme espinho.',
      'Oferecer rosas é um gesto antigo que continua dizendo muito com pouca coisa.',
      'Quem cuida de roseira conhece cada botão. É uma atenção de todos os dias.',
    ],
  },
  {
    words: ['baunilha', 'de baunilha', 'vanilla', 'fava de baunilha'],
    professional: [
      'A baunilha tem um cheiro doce que lembra cozinha em dia de bolo. Agrada a idades diferentes.',
      'A baunilha tem um aroma familiar, que faz a casa parecer habitada e acolhedora.',
      'Quem prefere notas doces costuma começar pela baunilha e muitas vezes fica nela.',
    ],
    casual: [
      'Baunilha é cheiro de cozinha de tarde, com alguém esperando pra raspar a tigela.',
      'Eu sinto baunilha e procuro um bolo em volta. Nem sempre encontro, mas o passeio vale.',
      'Baunilha é um aroma doce que não cansa. Quase todo mundo concorda comigo nisso.',
    ],
    funny: [
      'Todos já provaram a essência de baunilha da avó quando crianças. Uma vez só.',
      'O cheiro de baunilha faz a família aparecer na cozinha com pratinho na mão.',
      'Cachorro, criança e visita seguem o rastro da baunilha na mesma velocidade e com a mesma cara.',
    ],
    motivational: [
      'A flor da baunilha precisa de mãos pacientes para dar fruto. O perfume guarda esse trabalho.',
      'Há cheiros que dizem que alguém está cuidando da casa. Para muitos, o da baunilha é um deles.',
      'O aroma da baunilha traz de volta a cozinha da mãe. É um presente para a memória.',
    ],
  },
]
