import { clothesTypes } from '../products/clothes.ts'
import type { Category } from './category.ts'

export const clothes: Category = {
  name: 'roupas',
  sort: 'thing',
  crafts: ['a costura', 'a moda', 'a moda infantil', 'a moda praia', 'a moda feminina', 'a alta-costura', 'a moda fitness'],
  flags: { isGift: false, isUnique: false, isMadeToOrder: false, isHandmade: false, allowsJokes: true },
  openings: {
    sale: {
      professional: [
        'Do cabide para o espelho: {o topic}.',
        'Corte, tecido e acabamento, nessa ordem: {o topic}.',
        'Quando a roupa veste bem, o espelho dispensa comentários: {o topic}.',
        'O tecido se conhece com a mão, e o corte, no espelho: {o topic}.',
      ],
      casual: [
        'Saiu do cabide, passou pela fita métrica e ganhou o meu voto: {o topic}.',
        'Pode abrir espaço no guarda-roupa {pro/pra/pros/pras} {topic}.',
        'Olha só o que foi direto do cabide pra foto: {o topic}.',
        'Tem roupa que a gente põe a mão no tecido e já quer levar: {o topic}.',
      ],
      funny: [
        'O guarda-roupa jurava que estava cheio, até ver {o topic}.',
        'Alguém disse que não tem roupa? {O topic} {ouviu/ouviram} e {veio/vieram} correndo.',
        'A cadeira do quarto, aquela cheia de roupa, já quer conhecer {o topic}.',
        'O espelho pediu para ver mais uma vez: {o topic}.',
      ],
      motivational: [
        'Antes do espelho, houve molde, tecido e muita costura: {o topic}.',
        'Vestir com vontade aquilo que se escolheu com calma: {o topic}.',
        'Entre o tecido dobrado e o cabide há horas de trabalho: {o topic}.',
        'A roupa certa dá vontade de estrear no mesmo dia: {o topic}.',
      ],
    },
    content: {
      professional: [
        'Costura boa se conhece pelo acabamento, e isso vale para {esse topic}.',
        'Antes de escolher o tamanho {do topic}, uma fita métrica ajuda bastante.',
        'Um pouco do que se aprende no provador sobre {o topic}.',
        '{O topic} {dura/duram} mais com lavagem certa e bom lugar no armário.',
      ],
      casual: [
        'Hoje a conversa é de provador, do tecido ao caimento: {o topic}.',
        'Vem comigo ver como se escolhe {o topic}.',
        'Coisas em que eu reparo numa roupa antes de levar: hoje, {o topic}.',
        'Bora falar de tecido, caimento e cabide? Hoje é dia {do topic}.',
      ],
      funny: [
        'Segredos de guarda-roupa que só {o topic} {pode/podem} contar.',
        'Se o cabide falasse, contaria tudo sobre {o topic}.',
        'O ferro de passar pediu folga para ouvir esta conversa sobre {o topic}.',
        'Toda roupa tem uma história que a etiqueta não conta, ainda mais {o topic}.',
      ],
      motivational: [
        'Molde errado se refaz, costura torta se desmancha, e assim se chega {ao topic}.',
        'O olho aprende a ver caimento aos poucos, e {o topic} {ensina/ensinam} bastante.',
        'Quem aprende a costurar começa pela linha reta e um dia chega {ao topic}.',
        'Há muita prova, muito alfinete e muita paciência por trás {do topic}.',
      ],
    },
  },
  facts: {
    sale: {
      all: [
        'Sentar, levantar os braços e andar um pouco já mostram se a roupa veste bem.',
        'Uma fita métrica e uma roupa que já serve resolvem a dúvida do tamanho.',
        'Antes da cor, é o caimento que decide se uma roupa sai do armário.',
        'Quem já acertou o tamanho uma vez escolhe a próxima roupa com muito menos dúvida.',
        'Costura bem acabada por dentro não pinica nem marca, e isso se sente no fim do dia.',
        'Perto da janela, a cor da roupa mostra o tom que a tela do celular esconde.',
        'Quando o tamanho está certo, ninguém passa o dia ajeitando a roupa no corpo.',
        'A letra da etiqueta muda de marca para marca, e a fita métrica desempata.',
        'Tecido que acompanha o movimento deixa a roupa no lugar do primeiro ao último passo.',
      ],
      professional: [
        'Recomendamos medir uma roupa que já veste bem e comparar os números antes de escolher.',
        'O caimento depende do corte, e é ele que decide se a roupa acompanha o corpo.',
        'Uma roupa se avalia de perto e de longe, com a luz do dia e sem pressa.',
        'Quem conhece as próprias medidas escolhe com tranquilidade, mesmo sem provador por perto.',
      ],
      casual: [
        'Eu passo a mão no tecido, olho a costura e só então penso na cor.',
        'Roupa boa é aquela que a gente esquece que está usando.',
        'Eu só acredito em foto de roupa depois de ver a costura de perto.',
        'Mostra pra amiga que entende de roupa, mas já sabendo a resposta dela.',
      ],
      funny: [
        'O guarda-roupa vai fingir surpresa, mas já tinha separado um cabide.',
        'A sacola mal chega em casa e a tesoura da etiqueta já está na mão.',
        'Só não vale morar na cadeira do quarto, aquele cabide sem futuro.',
        'Duas voltas na frente do espelho são permitidas, e na terceira já é desfile.',
      ],
      motivational: [
        'Quem costura sabe quantas provas cabem em uma única roupa pronta.',
        'Vestir algo escolhido com calma muda até o jeito de andar.',
        'O espelho mostra o resultado, e o avesso mostra as horas de trabalho.',
        'Roupa escolhida sem pressa costuma ser a que fica na memória.',
      ],
    },
    content: {
      all: [
        'A fita métrica fica rente ao corpo, sem apertar e sem casaco por baixo.',
        'O sentido do fio no tecido decide se a roupa cai reta ou torce com o tempo.',
        'Virar a roupa do avesso é o jeito mais rápido de conhecer o trabalho de quem costurou.',
        'A cor muda entre a luz do provador e a luz da rua, e vale ver nas duas.',
        'Tecido que estica pede um molde diferente do tecido plano, mesmo no mesmo modelo.',
        'A etiqueta de cuidados tem sua razão, porque cada tecido aguenta uma temperatura.',
        'Cabide largo conserva os ombros, e a prateleira é melhor para o que estica.',
        'Olhar a roupa contra a luz mostra a trama do tecido e a firmeza da costura.',
        'Tirar as medidas com a ajuda de outra pessoa dá números mais próximos da verdade.',
      ],
      professional: [
        'Antes do corte, a malha costuma descansar aberta, porque sai do rolo esticada.',
        'Uma prova com alfinetes mostra ajustes que a fita métrica não alcança.',
        'O mesmo molde em dois tecidos resulta em duas roupas de caimento diferente.',
        'Na etiqueta de cuidados, o desenho da bacia indica a lavagem permitida.',
      ],
      casual: [
        'Eu sempre olho o avesso da roupa primeiro, mania de quem gosta de costura.',
        'Confissão, eu reconheço tecido bom até pelo barulho que ele faz na mesa.',
        'Guardo no celular as medidas de todo mundo aqui de casa.',
        'Tem tecido que a gente só entende quando passa a mão.',
      ],
      funny: [
        'A etiqueta diz uma coisa, a fita métrica diz outra, e o espelho pede silêncio.',
        'Todo guarda-roupa tem uma peça com etiqueta esperando um convite que ninguém mandou.',
        'A cadeira do quarto guarda a roupa que não está limpa nem suja, mistério da ciência.',
        'Alfinete perdido em prova de roupa sempre reaparece no lugar menos educado.',
      ],
      motivational: [
        'A primeira roupa que se costura raramente é usada, e mesmo assim ensina todas as outras.',
        'Desmanchar um zíper e pregar de novo faz parte de aprender a vestir alguém.',
        'O caimento que parece simples passou por muitas provas com alfinete.',
        'Quem tira medidas com atenção poupa tecido, tempo e surpresa na hora da prova.',
      ],
    },
  },
  questions: {
    sale: [
      'Qual roupa mais sai do seu armário?',
      'Você prefere roupa justa ou mais folgada?',
      'Que cor mais aparece no seu guarda-roupa?',
      'Na dúvida entre duas roupas, a quem você pede opinião?',
      'Você escolhe a roupa pela cor ou pelo caimento?',
      'Qual foi a última roupa que arrancou elogio?',
    ],
    content: [
      'Você também olha o avesso da roupa antes de escolher?',
      'O que você repara primeiro em uma roupa?',
      'A cadeira do seu quarto também guarda roupa?',
      'Qual roupa você já pegou emprestada e quase não devolveu?',
      'Você sabe pregar um botão?',
      'Qual roupa já acompanhou muitas histórias suas?',
    ],
  },
  asks: [
    'o tamanho e para quem é',
    'a cor e o modelo que você tem em mente',
    'as medidas de quem vai vestir',
    'quando e onde vai ser a estreia',
    'se a preferência é por roupa mais justa ou mais solta',
  ],
  types: clothesTypes,
  groups: [
    {
      nouns: [
        'a roupa', 'o vestido', 'o vestidinho', 'a saia', 'a blusa', 'a blusinha', 'a camisa', 'a calça', 'o conjunto', 'o macacão/macacões', 'o short', 'a bermuda',
        'o body/bodies', 'o cropped/croppeds', 'a regata', 'a jaqueta', 'o casaco', 'o blazer/blazers', 'o moletom/moletons',
      ],
      openings: {
        sale: {
          professional: ['Para abrir o armário e saber na hora o que vestir: {o topic}.', 'Do compromisso da manhã ao encontro do fim do dia: {o topic}.'],
          casual: ['Com tênis de dia e sandália à noite: {o topic}.', 'Aquela roupa que a gente lava já querendo usar de novo: {o topic}.'],
          funny: ['Um minuto para se vestir e dez procurando a chave: {o topic}.', 'O resto do guarda-roupa já está com ciúme {do topic}.'],
          motivational: ['Tem roupa que espera anos por uma ocasião, e {o topic} {serve/servem} para hoje.', 'Para quem sai cedo e ainda quer chegar bem no fim do dia: {o topic}.'],
        },
        content: {
          professional: ['Sapato, bolsa e ocasião mudam bastante o jeito de usar {o topic}.', 'No armário de todo dia, {o topic} {pede/pedem} bom cabide e lavagem certa.'],
          casual: ['De quantos jeitos a gente consegue usar {o topic}?', 'Fui separar a roupa de amanhã e acabei pensando {no topic}.'],
          funny: ['Lavou, passou, vestiu, choveu: a vida real com {o topic}.', 'A cadeira do quarto cedeu a palavra {ao topic}.'],
          motivational: ['Vestir-se bem na rotina se aprende aos poucos, e {o topic} {faz/fazem} parte.', 'Repetir roupa é saber o que funciona, e {o topic} {entra/entram} nessa conta.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Uma troca de sapato leva a mesma roupa do mercado ao jantar.',
            'Um cinto, um lenço ou um colar mudam o visual sem trocar a roupa.',
            'Pensar em três peças do armário que combinam ajuda a escolher sem arrependimento.',
            'Cor neutra aparece mais vezes na semana, e a estampa fica na memória.',
            'Costura lateral reta e barra que não torce são sinais de um bom corte.',
          ],
          professional: ['Cores que já existem no armário facilitam a combinação com o que você veste sempre.', 'A mesma roupa muda de registro com uma sandália, um tênis ou um salto.'],
          casual: ['A foto no espelho do elevador já está praticamente marcada.', 'Já penso logo com qual tênis vou usar.', 'É o tipo de roupa que entra na mala antes da escova de dente.'],
          funny: ['{Vai/Vão} aparecer em tantas fotos que a família vai achar que é uniforme.', 'Repetir a roupa preferida é direito adquirido, está na lei do guarda-roupa.'],
          motivational: ['Deixar a roupa separada à noite dá um começo mais calmo à manhã corrida.', 'Repetir o que veste bem é conhecer o próprio armário.'],
        },
        content: {
          all: [
            'Lavar do avesso protege a cor e o lado da roupa que todo mundo vê.',
            'Fechar zíper e botões antes da lavagem evita puxar fios das outras roupas.',
            'Quem gosta de estampa pode repetir uma cor dela no sapato ou na bolsa.',
            'Volume em cima pede algo reto embaixo, e o contrário também funciona.',
            'Uma foto das combinações que deram certo poupa tempo na hora de se vestir.',
          ],
          professional: ['Passar do avesso evita o brilho que o ferro deixa em tecidos escuros.', 'Repetir a mesma roupa com outro sapato multiplica as combinações do armário.'],
          casual: ['Lavo as roupas escuras juntas e do avesso, e elas agradecem.', 'Quando bate a dúvida, eu começo pelo sapato e a roupa aparece.'],
          funny: ['Roupa branca atrai molho de tomate a três quarteirões de distância.', 'O botão reserva mora numa gaveta cujo endereço ninguém lembra.'],
          motivational: ['Aprender a fazer barra tira muita roupa do fundo do armário.', 'Pregar um botão na hora devolve a roupa ao uso e a mão à prática.'],
        },
      },
      questions: {
        sale: ['Com qual sapato você usaria?', 'Tênis, sandália ou salto?'],
        content: ['Você separa a roupa na véspera ou decide na hora?', 'Qual peça do armário você usa até gastar?'],
      },
      asks: ['a peça do armário com que você quer combinar'],
    },
    {
      nouns: ['o vestido de festa/vestidos de festa', 'o vestido de noiva/vestidos de noiva', 'o vestido de madrinha/vestidos de madrinha', 'o vestido de formatura/vestidos de formatura', 'o vestido de debutante/vestidos de debutante', 'a roupa de festa/roupas de festa'],
      openings: {
        sale: {
          professional: ['Da entrada no salão à última dança: {o topic}.', 'Para o dia em que todas as fotos ficam: {o topic}.'],
          casual: ['Já estou ouvindo a música da entrada: {o topic}.', 'O salão já tem data, e a pergunta da roupa tem resposta: {o topic}.'],
          funny: ['O sapato sai às onze da noite, mas {o topic} {fica/ficam} até o fim da festa.', 'O álbum da festa já reservou a capa {pro/pra/pros/pras} {topic}.'],
          motivational: ['Tem dia que se espera por anos, e {o topic} {espera/esperam} junto.', 'Prova, alfinete, mais uma prova e, enfim, {o topic}.'],
        },
        content: {
          professional: ['A primeira prova, os ajustes e a véspera: o caminho {do topic} até o salão.'],
          casual: ['Bora conversar sobre prova, sapato e comprimento {do topic}?'],
          funny: ['Sentar, dançar e alcançar a bandeja de coxinhas: o teste {do topic}.'],
          motivational: ['De prova em prova, {o topic} {vai/vão} chegando à festa.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Nas fotos da festa, o caimento aparece de todos os ângulos.',
            'Um bom comprimento deixa andar, subir degraus e dançar com o salto escolhido.',
            'Quem prova com calma chega à festa pensando na música, e não no zíper.',
            'O horário da festa ajuda na escolha, com leveza de dia e brilho à noite.',
            'Quem vai dançar até o fim repara primeiro se consegue levantar os braços.',
          ],
          professional: ['O sapato da festa define o comprimento final, por isso vale escolher os dois juntos.'],
          casual: ['Já imagino a foto na escada do salão.'],
          funny: ['O bolo pode até atrasar, mas a foto da roupa sai antes.'],
          motivational: ['Horas de prova viram uma entrada de poucos minutos, lembrada por muitos anos.'],
        },
        content: {
          all: [
            'Na prova, leve o sapato e a roupa íntima que vai usar no dia.',
            'A última prova fica para perto da festa, com tempo para um ajuste pequeno.',
            'Roupa de festa se guarda em capa de tecido, porque o plástico fechado retém umidade.',
            'Mancha de festa se trata logo, e tecido fino vai para quem lava roupa delicada.',
            'Para não amassar no carro, a roupa de festa viaja estendida, longe das malas.',
          ],
          professional: ['Bordados e tecidos finos seguem a etiqueta na lavagem, sem improviso em casa.'],
          casual: ['Na prova eu ando, sento e danço, e recomendo passar essa vergonha.'],
          funny: ['Na prova todo mundo fica imóvel, e na festa a primeira música muda tudo.'],
          motivational: ['Quem arremata uma barra longa à mão sabe quantas noites cabem em uma festa.'],
        },
      },
      questions: {
        sale: ['Qual é a próxima festa na sua agenda?', 'Longo ou curto para dançar até o fim?'],
        content: ['Qual roupa de festa da sua família virou lembrança?', 'Você já trocou de sapato no meio da festa?'],
      },
      asks: ['a data e o horário da festa'],
    },
    {
      nouns: ['o biquíni', 'o maiô', 'a sunga', 'a saída de praia/saídas de praia'],
      openings: {
        sale: {
          professional: ['Para a piscina, a areia e a foto na beira do mar: {o topic}.'],
          casual: ['Já dá pra ouvir o mar daqui: {o topic}.'],
          funny: ['A mala da praia só tinha espaço para {o topic}, e ninguém achou ruim.'],
          motivational: ['Para o mergulho adiado desde cedo: {o topic}.'],
        },
        content: {
          professional: ['Cloro, sal e protetor: o que {o topic} {enfrenta/enfrentam} em um dia de sol.'],
          casual: ['Antes de jogar {o topic} na sacola com água do mar e tudo, vem cá.'],
          funny: ['Areia conhece caminhos que ninguém explica, e {o topic} {sabe/sabem} disso.'],
          motivational: ['Costurar para o mar exige prova, elástico e paciência: {o topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Da areia ao quiosque, o dia de praia pede roupa leve e boa costura.',
            'A cor que funciona no sol forte costuma ser a que parece ousada no cabide.',
            'Na mala de viagem, moda praia ocupa quase nada e é a primeira a ser usada.',
            'Piscina, cachoeira ou mar, o cenário muda e a moda praia vai junto.',
          ],
          professional: ['Um bom modelo de praia permite caminhar e sentar na areia sem ajustes a todo momento.'],
          casual: ['Eu já separo junto com o chapéu e o livro que não vou ler na praia.'],
          funny: ['{Volta/Voltam} da praia com dois quilos de areia e nenhuma vontade de ir embora.'],
          motivational: ['Elástico bem pregado é trabalho de paciência, e o mar é quem faz a prova.'],
        },
        content: {
          all: [
            'Enxaguar em água doce logo depois da praia tira o sal do tecido.',
            'Secar à sombra conserva a cor e o elástico, que o sol forte resseca.',
            'Borda áspera de piscina puxa fios, por isso vale sentar sobre uma toalha.',
            'Deixar o protetor secar antes de vestir diminui as manchas amareladas no tecido.',
          ],
          professional: ['Sabão neutro e lavagem à mão preservam a elasticidade da moda praia.'],
          casual: ['Eu levo um saquinho só pra roupa molhada, e a bolsa de praia agradece.'],
          funny: ['Deixar roupa de praia molhada na sacola rende uma surpresa com cheiro na semana seguinte.'],
          motivational: ['Costurar tecido que estica é aprender a não puxar, só acompanhar.'],
        },
      },
      questions: {
        sale: ['Praia, piscina ou cachoeira?', 'Estampa ou cor lisa para o dia de sol?'],
        content: ['Qual foi o seu mergulho mais bonito?', 'Você entra no mar de uma vez ou aos pouquinhos?'],
      },
      asks: ['as suas medidas e a cor que você quer levar à praia'],
    },
    {
      nouns: ['a legging/leggings', 'a roupa fitness/roupas fitness', 'o conjunto fitness/conjuntos fitness'],
      openings: {
        sale: {
          professional: ['Para treinar sem parar a cada minuto para ajeitar a roupa: {o topic}.'],
          casual: ['Tênis amarrado, garrafinha cheia e {o topic}: agora é só ir.'],
          funny: ['Vai à academia ou só à padaria? {O topic} não {faz/fazem} perguntas.'],
          motivational: ['A roupa separada na véspera já é metade do treino: {o topic}.'],
        },
        content: {
          professional: ['Corrida, agachamento ou alongamento: cada treino pede algo diferente {do topic}.'],
          casual: ['Treino de manhã e mercado depois, assim é a vida {do topic}.'],
          funny: ['{O topic} {conhece/conhecem} bem a academia e melhor ainda o sofá.'],
          motivational: ['Entre uma série e outra, um pouco do que faz durar {o topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'No agachamento se descobre se o tecido cobre de verdade.',
            'Elástico firme fica no lugar durante a corrida e não enrola no alongamento.',
            'Do treino ao mercado, roupa esportiva já faz parte da rua.',
            'Na aula de dança ou na musculação, ninguém quer parar para ajeitar a roupa.',
          ],
          professional: ['Para avaliar o modelo, vale um agachamento, um salto e os braços para cima.'],
          casual: ['Eu visto pra treinar e acabo passando o dia inteiro assim.'],
          funny: ['O treino dura uma hora, e a roupa de treino costuma ficar até o jantar.'],
          motivational: ['Quem treina cedo sabe o que é se vestir ainda no escuro.'],
        },
        content: {
          all: [
            'Amaciante prejudica a elasticidade do tecido esportivo, e o sabão neutro basta.',
            'Roupa de treino lavada do avesso e em água fria conserva melhor o elástico.',
            'Deixar a roupa úmida fechada na mochila fixa o cheiro do treino no tecido.',
            'Velcro de luva e zíper aberto puxam fios de malha fina na máquina.',
          ],
          professional: ['O calor da secadora enfraquece o elastano, e o varal à sombra resolve bem.'],
          casual: ['Penduro a roupa do treino assim que chego, senão esqueço na mochila.'],
          funny: ['Toda mochila de academia esconde uma roupa úmida com planos sombrios.'],
          motivational: ['Costurar para quem se move é testar o ponto esticando o tecido.'],
        },
      },
      questions: {
        sale: ['Qual treino é o seu preferido?', 'Preto básico ou cor viva para treinar?'],
        content: ['Você treina de manhã, na hora do almoço ou à noite?', 'Qual música abre o seu treino?'],
      },
      asks: ['o treino que você faz e o seu tamanho'],
    },
    {
      nouns: ['a lingerie', 'a calcinha', 'o sutiã'],
      flags: { allowsJokes: false },
      openings: {
        sale: {
          professional: ['Escolha que começa pelo toque do tecido e pelo tamanho certo: {o topic}.'],
          casual: ['Abri espaço na gaveta de cima: {o topic}.'],
          funny: ['A gaveta de cima anda se achando: {o topic}.'],
          motivational: ['Elástico, viés e costura miúda pedem mão firme: {o topic}.'],
        },
        content: {
          professional: ['Tecido, elástico e medida: o que observar {no topic}.'],
          casual: ['Bora falar da lavagem {do topic}? A gaveta agradece.'],
          funny: ['Saquinho de lavagem e água fria, essa é a vida boa {do topic}.'],
          motivational: ['Ponto miúdo, curva difícil e paciência: {o topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Roupa íntima do tamanho certo fica no lugar e se deixa esquecer ao longo do dia.',
            'Elástico macio e costura plana são o que se sente primeiro em uma roupa íntima.',
            'Uma boa gaveta tem o básico de todo dia e algo bonito para estrear.',
            'O tecido e a cor da roupa de cima ajudam a escolher a que vai por baixo.',
          ],
          professional: ['Em roupa íntima, a fita métrica resolve dúvidas que a letra da etiqueta deixa.'],
          casual: ['Eu escolho roupa íntima pelo toque do tecido, e a cor vem depois.'],
          funny: ['A gaveta de cima fica tão bonita que dá vontade de deixar aberta.'],
          motivational: ['Pouco tecido, muita curva e elástico dos dois lados, e a costura não aceita pressa.'],
        },
        content: {
          all: [
            'Roupa íntima lavada à mão com sabão neutro conserva o elástico por mais tempo.',
            'Na máquina, um saquinho fechado impede que renda e elástico enrosquem em outras roupas.',
            'Na gaveta, uma divisória para cada tipo de roupa íntima evita que renda e alça se misturem.',
            'Secadora e sol forte cansam o elástico fino, e a sombra do varal resolve.',
          ],
          professional: ['Convém lavar as rendas separadas de zíperes e velcros, que puxam os fios.'],
          casual: ['Eu separo a gaveta de roupa íntima por cor, e a pressa da manhã agradece.'],
          funny: ['O saquinho de lavar roupa delicada some sempre no dia em que mais faz falta.'],
          motivational: ['Pregar elástico fino sem esticar demais é coisa que a mão aprende repetindo.'],
        },
      },
      questions: {
        sale: ['Renda ou tecido liso?', 'Modelo básico de todo dia ou algo para estrear?'],
        content: ['Você lava roupa íntima à mão ou usa o saquinho na máquina?', 'Sua gaveta é separada por cor ou vai tudo junto?'],
      },
      asks: ['o modelo que você usa no dia a dia'],
    },
    {
      nouns: ['o pijama', 'a camisola', 'o robe', 'o baby-doll/baby-dolls'],
      openings: {
        sale: {
          professional: ['Para o fim do dia em casa, sem hora para trocar de roupa: {o topic}.'],
          casual: ['Chave na porta, sapato longe e {o topic}: agora sim, casa.'],
          funny: ['O despertador tocou e foi voto vencido: {o topic}.'],
          motivational: ['Depois de um dia comprido, a hora de trocar de roupa: {o topic}.'],
        },
        content: {
          professional: ['No café da manhã sem pressa, {o topic} {faz/fazem} parte da cena.'],
          casual: ['Quem nunca passou um dia de chuva inteiro com {o topic}?'],
          funny: ['O sofá chamou, o travesseiro confirmou: {o topic}.'],
          motivational: ['Chegar em casa e vestir {o topic} encerra bem um dia de trabalho.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Depois do banho, a troca de roupa avisa a casa que o expediente acabou.',
            'Corte folgado e costura lisa contam muito em roupa de dormir.',
            'Filme, pipoca e manta no sofá pedem roupa de casa à altura.',
            'Em viagem com amigos, roupa de dormir bonita evita a corrida pelo corredor.',
          ],
          professional: ['A escolha do tecido muda com o clima da cidade e com o ventilador ligado.'],
          casual: ['Eu visto às seis da tarde e não tenho vergonha nenhuma.'],
          funny: ['Quem promete só um cochilo depois do almoço já vestiu a roupa de dormir.'],
          motivational: ['Fechar o computador e trocar de roupa é um jeito simples de encerrar o expediente.'],
        },
        content: {
          all: [
            'O que se veste para dormir vai muito à máquina, e por isso a boa costura importa.',
            'Ter duas trocas para revezar evita a corrida ao varal na hora de deitar.',
            'Separar na gaveta o comprido do curto poupa a busca no escuro.',
            'Noite de filme com primos na sala costuma ficar nas fotos, todos de pijama.',
          ],
          professional: ['Modelos folgados também pedem o tamanho certo, para a manga não sobrar nem a cava prender.'],
          casual: ['Todo mundo tem um preferido, e ele é o que menos fica na gaveta de pijamas.'],
          funny: ['Existe a roupa de sair, a de ficar em casa e a de fingir que vai levantar.'],
          motivational: ['Um café ainda de pijama, antes de a casa acordar, rende um bom plano para o dia.'],
        },
      },
      questions: {
        sale: ['Curto ou comprido para ficar em casa?', 'Qual filme pede pijama e pipoca?'],
        content: ['Você já foi à padaria de pijama?', 'O que você faz primeiro quando chega em casa?'],
      },
      asks: ['o seu tamanho e se é para o calor ou para o frio'],
    },
    {
      nouns: ['a fantasia', 'a fantasia infantil/fantasias infantis', 'o vestido caipira/vestidos caipiras', 'a roupa de quadrilha/roupas de quadrilha'],
      openings: {
        sale: {
          professional: ['Para a festa da escola, o palco ou a rua: {o topic}.'],
          casual: ['Vestiu, entrou na brincadeira: {o topic}.'],
          funny: ['Vai ter quem não queira tirar nem para dormir: {o topic}.'],
          motivational: ['Para quem leva a brincadeira a sério: {o topic}.'],
        },
        content: {
          professional: ['Do desenho no papel à festa: o que dá vida {ao topic}.'],
          casual: ['Por trás {do topic} tem tecido, ideia e muita brincadeira.'],
          funny: ['Todo mundo diz que vai simples à festa e aparece assim: {o topic}.'],
          motivational: ['Um tecido, uma ideia e vontade de brincar: {o topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Na festa da escola, no bloco ou no teatro, fantasia boa deixa correr e dançar.',
            'Quem veste entra no personagem antes mesmo de chegar à festa.',
            'Criança fantasiada quer usar de novo no mercado e na casa da avó.',
            'Um acessório na cabeça completa a ideia e explica tudo de longe.',
          ],
          professional: ['Vale pensar no calor do salão e na duração da festa antes de escolher o modelo.'],
          casual: ['Eu já quero a trilha sonora e a foto do grupo todo fantasiado.'],
          funny: ['Há quem atenda só pelo nome do personagem até o fim da semana.'],
          motivational: ['Quem se fantasia se permite brincar, coisa que criança faz sem ensaio.'],
        },
        content: {
          all: [
            'Fantasia se guarda em saco de tecido, com os acessórios junto para não se perderem.',
            'Uma roupa lisa por baixo da fantasia ajuda no frio e na troca rápida.',
            'Provar com o acessório na cabeça mostra se dá para dançar e abaixar.',
            'Grupo fantasiado fica bonito quando todos repetem ao menos uma cor.',
          ],
          professional: ['Uma hora de uso em casa, antes da festa, revela onde falta um ponto.'],
          casual: ['Eu guardo retalho colorido o ano inteiro esperando uma ideia de fantasia.'],
          funny: ['Chapéu, asa ou babado, sempre há uma parte que não quer caber no carro.'],
          motivational: ['Inventar um personagem com tecido e linha é trabalho que começa na brincadeira.'],
        },
      },
      questions: {
        sale: ['De que você se fantasiaria hoje?', 'Fantasia em grupo ou cada um com a sua?'],
        content: ['Qual fantasia marcou a sua infância?', 'Você planeja a fantasia ou inventa na véspera?'],
      },
      asks: ['o tema e a data da festa'],
    },
    {
      nouns: ['a roupa infantil/roupas infantis', 'o vestido infantil/vestidos infantis', 'o conjunto infantil/conjuntos infantis', 'o vestido de daminha/vestidos de daminha'],
      openings: {
        sale: {
          professional: ['Para brincar, crescer e sair bem na foto: {o topic}.'],
          casual: ['Tem festa, bolo e colo de vó pela frente: {o topic}.'],
          funny: ['Sete minutos de roupa limpa já é recorde infantil: {o topic}.'],
          motivational: ['Infância passa depressa e deixa fotos bonitas com {o topic}.'],
        },
        content: {
          professional: ['Criança cresce depressa, e a escolha {do topic} pede atenção.'],
          casual: ['Papo de quem já vestiu criança com pressa: {o topic}.'],
          funny: ['A criança escolhe a galocha, você escolhe {o topic}, e o espelho aceita.'],
          motivational: ['Costurar {o topic} é acertar o molde por milímetros.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Criança senta no chão, corre e pula, e a roupa precisa ir junto.',
            'Uma barra com folga pode ser solta quando a criança cresce.',
            'Fecho simples deixa a criança se vestir sozinha, como ela faz questão.',
            'Roupa que deixa brincar é a que a criança pede para vestir de novo.',
          ],
          professional: ['A altura da criança orienta melhor a escolha do que a idade na etiqueta.'],
          casual: ['Eu olho primeiro se dá pra criança sentar no chão e levantar os braços.'],
          funny: ['O brigadeiro sempre encontra a roupa clara da criança, parece ímã.'],
          motivational: ['Dobrada numa caixa, a roupa de infância guarda muitas histórias.'],
        },
        content: {
          all: [
            'Medir a criança de costas na parede dá uma altura boa para comparar tamanhos.',
            'Roupa de criança passa de irmão para primo e junta histórias pelo caminho.',
            'Mancha de guache sai melhor quando a roupa vai logo para a água.',
            'Etiqueta interna incomoda algumas crianças, e descosturar com cuidado resolve.',
          ],
          professional: ['Vale anotar a altura da criança a cada estação, porque ela muda sem aviso.'],
          casual: ['Marca a altura da criança na parede que a roupa confirma depois.'],
          funny: ['Vestir criança com pressa é luta livre com plateia de avó.'],
          motivational: ['Roupa pequena exige mão paciente, porque nela todo desvio aparece.'],
        },
      },
      questions: {
        sale: ['Qual cor a criançada da sua casa escolhe primeiro?', 'Roupa de rodar ou roupa de correr?'],
        content: ['Qual roupa da sua infância você ainda lembra?', 'Quem na sua casa já quer escolher a própria roupa?'],
      },
      asks: ['a altura da criança e a ocasião'],
    },
    { nouns: ['o chapéu de palha/chapéus de palha', 'o chapeuzinho de palha/chapeuzinhos de palha', 'o chapéu de palha infantil/chapéus de palha infantis'] },
    { nouns: ['o chinelo', 'o chinelinho', 'o par de chinelos/pares de chinelos', 'o chinelo customizado/chinelos customizados', 'o chinelo decorado/chinelos decorados', 'o chinelo bordado/chinelos bordados', 'o chinelo com pérolas/chinelos com pérolas', 'o chinelo com pérola/chinelos com pérola', 'o chinelo de pérolas/chinelos de pérolas', 'o chinelo de pérola/chinelos de pérola', 'o chinelo com pedraria/chinelos com pedraria', 'o chinelo de pedraria/chinelos de pedraria', 'o chinelo com pedras/chinelos com pedras', 'o chinelo com strass/chinelos com strass', 'o chinelo de strass/chinelos de strass', 'o chinelo com miçangas/chinelos com miçangas', 'o chinelo de miçangas/chinelos de miçangas', 'o chinelo de noiva/chinelos de noiva', 'o chinelo para noiva/chinelos para noiva'] },
  ],
  materials: [],
  tips: [
    'Meça o busto na parte mais cheia, a cintura na mais fina e o quadril na mais larga.',
    'Compare as suas medidas com as de uma roupa que já serve, aberta sobre a mesa.',
    'Lave roupas escuras do avesso e em água fria para conservar a cor.',
    'Feche zíperes e velcros antes de pôr a roupa na máquina.',
    'Seque malhas pesadas na horizontal, porque penduradas elas esticam.',
    'Passe tecidos escuros pelo avesso, na temperatura que a etiqueta indica.',
    'Lave o tecido de algodão antes de cortar a roupa, porque ele pode encolher depois.',
    'Marque a barra com o sapato que será usado com a roupa.',
    'Costure malha com agulha de ponta bola, que afasta os fios em vez de cortá-los.',
    'Trate a mancha antes da lavagem, pois o ferro quente ajuda a fixá-la.',
    'Guarde blusas de malha dobradas, porque o cabide deforma os ombros.',
    'Faça uma prova alinhavada antes da costura final quando o molde for novo.',
  ],
  steps: ['a escolha do tecido', 'o risco do molde', 'o corte da roupa', 'a primeira prova', 'a marcação da barra', 'o acabamento do avesso'],
  tools: ['a fita métrica', 'os alfinetes', 'o giz de alfaiate', 'a tesoura de tecido', 'o ferro de passar'],
  hashtags: ['moda', 'modafeminina', 'lookdodia', 'roupas', 'roupafeminina', 'estilo', 'modabrasil', 'lojaderoupas', 'modaonline', 'roupanova', 'lookperfeito', 'guardaroupa', 'tendencia', 'inspiracaodelook'],
  emojis: ['👗', '🪞', '🧵', '👚', '✂️'],
}
