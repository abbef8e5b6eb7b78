import type { Category } from './category.ts'

export const patchwork: Category = {
  name: 'patchwork',
  crafts: ['o patchwork', 'o quilting'],
  flags: { isGift: false, isUnique: false, isMadeToOrder: false, isHandmade: true, allowsJokes: true },
  materials: ['de patchwork', 'em patchwork', 'patchwork', 'de retalhos'],
  openings: {
    sale: {
      professional: [
        'Tecidos cortados, combinados e unidos com precisão: {topic}.',
        '{O topic}, em que cada estampa tem o seu lugar.',
        'Composição de cores, cantos que se encontram e costura reta: {topic}.',
      ],
      casual: [
        'Espalhei os tecidos no chão da sala e saiu isto: {topic}.',
        'Aquele retalho que eu guardava a sete chaves virou {topic}.',
        'Estampa com estampa, do jeito que eu gosto: {topic}.',
      ],
      funny: [
        'Cortei o tecido em mil pedaços para costurar tudo de novo: {topic}.',
        'A florzinha e o xadrez fizeram as pazes: {topic}.',
        'Prova de que guardar retalho por dez anos dá resultado: {topic}.',
      ],
      motivational: [
        'De pedaço em pedaço, sem forçar nenhum canto: {topic}.',
        'Retalhos que ninguém juntaria encontraram lugar: {topic}.',
        'Meio centímetro de costura, centenas de vezes, até {nascer/nascerem} {o topic}.',
      ],
    },
    content: {
      professional: [
        'Corte, montagem e quilt: as etapas {do topic}.',
        'Como se escolhem as estampas {do topic}.',
        'O avesso, os cantos e a costura: o que observar {no topic}.',
      ],
      casual: [
        'Tecido pra todo lado e {topic} na máquina.',
        'Vem ver o quebra-cabeça {do topic} antes da costura.',
        'Passei o ferro, liguei a máquina e comecei {o topic}.',
      ],
      funny: [
        'O chão da sala sumiu, coberto de tecido para {o topic}.',
        'Troquei dois quadradinhos de lugar nove vezes por causa {do topic}.',
        'O gato deitou no meio dos blocos e aprovou {o topic}.',
      ],
      motivational: [
        'Primeiro um bloco, depois o vizinho dele: assim {cresce/crescem} {o topic}.',
        'Descosturei um canto torto e segui com {o topic}.',
        'Tecido que sobrou de outras histórias, agora em {topic}.',
      ],
    },
  },
  facts: {
    sale: {
      all: [
        'Cantos que se encontram sem degrau mostram o cuidado de quem cortou e costurou.',
        'Flor miúda, xadrez e poá convivem quando há uma cor em comum.',
        'O quilt, a costura que prende as três camadas, desenha um relevo por cima das estampas.',
        'Cada vez que se olha, aparece uma estampa em que ninguém tinha reparado.',
        'Nenhuma estampa fica sozinha, e a graça está na vizinhança entre elas.',
        'Visita costuma passar o dedo pelas emendas e apontar o tecido preferido.',
        'Quem teve avó costureira reconhece na hora o jeito dos retalhos.',
        'Ao lado de cores lisas, a mistura de estampas basta como enfeite.',
      ],
      professional: [
        'As peças são cortadas com régua e base graduada, para que os blocos fechem no esquadro.',
        'Escolhemos as estampas pela escala, alternando miúdas, médias e lisas.',
        'As costuras são passadas a ferro a cada etapa, e o resultado fica plano.',
        'O acabamento das bordas vem por último e dá moldura ao conjunto de tecidos.',
      ],
      casual: [
        'Eu tenho um retalho preferido em cada trabalho e não conto qual é.',
        'A gente muda os quadradinhos de lugar até o olho sossegar.',
        'Dá pra ficar um tempão só achando as estampas escondidas.',
        'Adoro quando duas estampas improváveis viram melhores amigas.',
      ],
      funny: [
        'Cada retalho jura que é o protagonista.',
        'Tem estampa aí que passou anos na gaveta esperando a grande chance.',
        'Cortar tecido bom em pedacinho parece maldade, até ver o bloco montado.',
        'A tesoura chorou, a máquina cantou, e a estampa de bolinha ficou na frente.',
      ],
      motivational: [
        'Um patchwork junta, com régua e paciência, o que era sobra de tecido.',
        'Cada bloco pronto é uma tarde que ficou guardada em tecido.',
        'Quem costura retalhos aprende a ver lugar para o que parecia sobra.',
        'São muitos pedaços pequenos, e nenhum foi cortado sem medir.',
      ],
    },
    content: {
      all: [
        'Lavar o algodão antes do corte evita que os tecidos encolham cada um de um jeito.',
        'A margem de costura mais comum no patchwork é de um quarto de polegada, uns seis milímetros.',
        'A costura se passa para o lado do tecido mais escuro, para a sobra não aparecer.',
        'Um quilt clássico tem três camadas, o topo de retalhos, a manta no meio e o forro.',
        'Nine patch é um bloco de nove quadrados e costuma ser o primeiro de quem começa.',
        'No bloco log cabin, tiras claras e escuras crescem em volta de um quadrado central.',
        'Fotografar a montagem em preto e branco mostra se há contraste entre os tecidos.',
        'Sol direto desbota as estampas, e cada tecido desbota no seu próprio tempo.',
      ],
      professional: [
        'Recomendamos lavar em água fria, com sabão neutro, e secar à sombra para conservar as estampas.',
        'Um bom corte depende de lâmina nova, régua firme e tecido bem passado.',
        'Tecidos de mesma gramatura evitam que um bloco repuxe o outro.',
        'Para quem começa, sugerimos três estampas e um liso, com uma cor que se repita.',
      ],
      casual: [
        'Eu espalho tudo no chão, tiro foto e durmo antes de costurar.',
        'A gente guarda retalho por cor, senão não acha nunca.',
        'Meu ferro fica ligado do lado da máquina o tempo todo, patchwork pede.',
        'Na dúvida entre duas estampas, eu ponho um liso no meio e pronto.',
      ],
      funny: [
        'Lei do patchwork: a estampa que falta saiu de linha ontem.',
        'Minha pilha de retalhos só diminui quando eu fecho a porta do armário.',
        'Corte certo mil vezes, e na última a régua escorrega.',
        'Descosturador também é ferramenta de trabalho, e o meu trabalha muito.',
      ],
      motivational: [
        'Um canto que não casou se descostura, se passa e se costura outra vez.',
        'Ninguém faz um quilt de uma vez, faz um bloco por noite.',
        'A precisão vem do corte repetido, centímetro por centímetro.',
        'O desenho inteiro só se vê quando o último bloco entra no lugar.',
      ],
    },
  },
  questions: {
    sale: [
      'Florzinha, xadrez ou poá, qual estampa ganha o seu coração?',
      'Tecidos coloridos ou tudo num tom só?',
      'Qual dessas estampas você viu primeiro?',
      'Que cor não pode faltar no seu patchwork?',
    ],
    content: [
      'Você guarda retalho de alguma roupa antiga? De qual?',
      'Alguém da sua família costurava retalhos?',
      'Quantas estampas são demais num patchwork só?',
      'De que tecido você nunca teve coragem de se desfazer?',
    ],
  },
  asks: ['as cores e as estampas de que você gosta', 'o tamanho e a cor que não pode faltar', 'se você prefere estampas miúdas ou grandes'],
  groups: [
    {
      nouns: [
        'a colcha', 'a colcha de patchwork/colchas de patchwork', 'a colcha de retalhos/colchas de retalhos', 'o quilt', 'a manta de patchwork/mantas de patchwork', 'a mantinha de patchwork/mantinhas de patchwork', 'a peseira', 'a peseira de patchwork/peseiras de patchwork', 'o cobre-leito de patchwork/cobre-leitos de patchwork',
      ],
      openings: {
        sale: {
          professional: ['O quarto começa a se arrumar pela cama: {topic}.', 'Blocos, cores e um quarto inteiro em torno deles: {topic}.'],
          casual: ['Cama feita com estampa por todo lado: {topic}.', 'O lençol liso tava pedindo companhia: {topic}.'],
          funny: ['Agora até a cama desarrumada parece decoração: {topic}.', 'Avisem em casa que vai ter fila para a soneca: {topic}.'],
          motivational: ['Retalho por retalho, até cobrir uma cama: {topic}.', 'Muitas tardes de máquina ligada para aquecer uma noite: {topic}.'],
        },
        content: {
          professional: ['Medir o colchão antes de tudo: como escolher {topic}.', 'Lavar, secar e guardar: como conservar {o topic}.'],
          casual: ['Estendi na cama para ver o conjunto, e olha {o topic}.', 'Hoje é dia de juntar os blocos {do topic}.'],
          funny: ['Passei {o topic} pela máquina e quase não sobrou costureira.', 'Onde caem todos os alfinetes da casa? Embaixo {do topic}.'],
          motivational: ['Começou com nove quadrados e chegou ao tamanho da cama: {topic}.', 'Bloco pronto na pilha, noite ganha: assim {se faz/se fazem} {o topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Sobre lençol branco, os blocos aparecem inteiros e o quarto ganha cor.',
            'No pé da cama ou no braço da poltrona, a mistura de tecidos aquece o quarto.',
            'Casa nova, casamento e chegada de bebê são épocas em que muita gente pensa em patchwork.',
            'Com o uso e as lavagens, as camadas de tecido ficam mais macias.',
          ],
          professional: ['O caimento lateral é calculado com a altura do colchão, para que a barra não arraste.', 'O matelassê acompanha o desenho dos blocos e mantém as camadas unidas.'],
          casual: ['Eu jogo por cima da cama e o quarto tá arrumado.', 'Filme no quarto, chá e patchwork até o queixo, quem me acha?'],
          funny: ['O cachorro já decidiu que a cama de retalhos é dele.', 'Disputa de coberta agora tem estampa, e cada lado puxa um retalho.'],
          motivational: ['Quem chega do trabalho e vê a cama colorida sente que chegou em casa.', 'Há colcha que atravessa gerações, e toda ela começou num quadradinho.'],
        },
        content: {
          all: [
            'Meça largura, comprimento e altura do colchão antes de calcular os blocos.',
            'Guarde em saco de tecido e mude as dobras de tempos em tempos, para não marcar o quilt.',
            'Depois de lavar, apoie em dois varais, porque molhado o quilt pesa e força as costuras.',
            'Na cama, estampas grandes ficam no centro e miúdas nas bordas, onde o pano cai.',
          ],
          professional: ['Convém alinhavar ou prender as três camadas com alfinetes de segurança antes de quiltar.', 'O quilt se faz do centro para as bordas, empurrando as dobras para fora.'],
          casual: ['Eu estendo na cama antes de unir os blocos, só pra ver de longe.', 'Enrolo as pontas do quilt e passo tudo, centímetro a centímetro, pelo braço da máquina.'],
          funny: ['Quiltar tamanho casal numa máquina pequena é mudança de sofá pela janela.', 'O último alfinete só aparece quando alguém senta na cama.'],
          motivational: ['Um bloco por noite e, quando se percebe, a pilha tem tamanho de cama.', 'Trabalho grande se termina do mesmo jeito que se começa, pelo próximo bloco.'],
        },
      },
      questions: {
        sale: ['Que tamanho de cama esses blocos iam cobrir?', 'De que cor é a parede do seu quarto?', 'Você usaria no quarto, no sofá ou na rede?', 'Lençol branco ou colorido por baixo desses blocos?'],
        content: ['Havia colcha de retalhos na casa da sua avó?', 'Você arruma a cama toda manhã?', 'Que coberta antiga a sua família ainda usa?', 'Quem puxa a coberta na sua casa?'],
      },
      asks: ['o tamanho da cama e a cor do quarto', 'a altura do colchão e o quanto deve cair dos lados', 'as cores das paredes e dos lençóis'],
    },
    {
      nouns: [
        'o trilho de mesa/trilhos de mesa', 'o trilho de mesa de patchwork/trilhos de mesa de patchwork', 'o caminho de mesa de patchwork/caminhos de mesa de patchwork', 'o jogo americano de patchwork/jogos americanos de patchwork', 'o descanso de panela/descansos de panela', 'o descanso de panela de patchwork/descansos de panela de patchwork',
        'o porta-copos de patchwork/porta-copos de patchwork', 'o pegador de panela de patchwork/pegadores de panela de patchwork', 'a toalha de mesa de patchwork/toalhas de mesa de patchwork', 'o pano de prato de patchwork/panos de prato de patchwork',
      ],
      openings: {
        sale: {
          professional: ['Estampas que preparam a mesa e a cozinha: {topic}.', 'Para a mesa de madeira ganhar cor e desenho: {topic}.'],
          casual: ['Cheiro de bolo, café passado e {topic}.', 'A cozinha lisinha tava pedindo retalho: {topic}.'],
          funny: ['O arroz queimou, mas repara nas estampas: {topic}.', 'Sua panela mais velha vai se sentir na novela: {topic}.'],
          motivational: ['Quem cozinha todo dia também merece estampa na mesa: {topic}.', 'Retalhos reunidos onde a família se reúne: {topic}.'],
        },
        content: {
          professional: ['Da estampa à louça: como combinar {o topic}.', 'Mesa, fogão ou aparador: os lugares {do topic}.'],
          casual: ['Hoje a mesa do café foi montada a partir {do topic}.', 'Olha as estampas que eu separei pensando {no topic}.'],
          funny: ['Teste de resistência {do topic}: feijão, molho e café no mesmo almoço.', 'Migalha não aparece na estampa miúda, eis a ciência {do topic}.'],
          motivational: ['Tiras cortadas uma a uma para a mesa de todo dia: {topic}.', 'Um bloco pequeno já é um começo, e {o topic} {prova/provam} isso.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Da cozinha para a mesa, as estampas acompanham o café da manhã e o almoço da família.',
            'Louça branca e retalho colorido formam uma mesa alegre sem flores nem vaso.',
            'Em cozinha branca, uns poucos retalhos já trazem a cor que faltava.',
            'Estampa miúda disfarça bem uma migalha entre um café e outro.',
          ],
          professional: ['Cantos em esquadro e viés bem assentado deixam a mesa com boa leitura.', 'A paleta do patchwork orienta a escolha de guardanapos e flores para a mesa.'],
          casual: ['Eu ponho na mesa até em dia de pão com manteiga, que estampa anima.', 'A gente põe o bule em cima dos retalhos e o café até parece outro.'],
          funny: ['Ninguém vai reparar na lasanha torta com tanta estampa em volta.', 'A panela de pressão nunca foi tão bem recebida na mesa.'],
          motivational: ['Cozinha de todo dia cansa menos quando a mesa tem cor.', 'Servir bonito num almoço comum é um gosto que começa pelo tecido da mesa.'],
        },
        content: {
          all: [
            'Meça a mesa e conte de vinte a trinta centímetros de queda em cada ponta do trilho.',
            'Para panela quente, o recheio precisa ser térmico, porque a manta comum não basta.',
            'Gordura em retalho de algodão sai melhor com detergente neutro aplicado antes da lavagem.',
            'Repetir no guardanapo uma das cores do retalho une a mesa toda.',
          ],
          professional: ['Sobre toalha lisa, o patchwork se destaca, e sobre a madeira, aquece a mesa.', 'Recomendamos passar pelo avesso, do centro para as bordas, para não repuxar as emendas.'],
          casual: ['Eu escolho a estampa pela louça que mais uso, que é a branca lascada mesmo.', 'Pingou molho? A gente corre pra torneira antes de a estampa beber.'],
          funny: ['Estampa de galinha na mesa de almoço de frango, isso se chama coragem.', 'Todo mundo escolhe o lugar da mesa pela estampa, ninguém admite.'],
          motivational: ['Projeto de mesa é bom começo no patchwork, porque cabe numa tarde.', 'Quatro blocos iguais para quatro lugares ensinam a repetir com precisão.'],
        },
      },
      questions: {
        sale: ['Qual é a cor da sua cozinha?', 'O que você serviria nessa mesa primeiro?', 'Essas estampas iam para a mesa da sala ou da cozinha?', 'Estampa de frutas, flores ou xadrez na sua cozinha?'],
        content: ['Qual prato da sua casa pede mesa enfeitada?', 'Pano bonito de cozinha se usa ou se guarda?', 'Quem cozinha aí na sua casa?', 'Café da manhã na mesa ou em pé na pia?'],
      },
      asks: ['o tamanho da mesa e as cores da cozinha', 'quantos lugares tem a mesa e a cor da louça', 'a cor dos armários e a estampa preferida'],
    },
    {
      nouns: ['a bolsa de patchwork/bolsas de patchwork', 'a bolsinha de patchwork/bolsinhas de patchwork', 'a necessaire de patchwork/necessaires de patchwork', 'a nécessaire de patchwork/nécessaires de patchwork', 'a carteira de patchwork/carteiras de patchwork', 'a sacola de patchwork/sacolas de patchwork', 'a ecobag de patchwork/ecobags de patchwork', 'a mochila de patchwork/mochilas de patchwork', 'o estojo de patchwork/estojos de patchwork'],
      openings: {
        sale: {
          professional: ['Estampas que vão com você para a rua: {topic}.', 'Zíper, forro e retalhos bem casados: {topic}.'],
          casual: ['Chave, batom, celular e muita estampa: {topic}.', 'Roupa básica e {topic}, eu saio assim e pronto.'],
          funny: ['Bagunça por dentro, estampa por fora: {topic}.', 'Vai ser difícil perder de vista na esteira do aeroporto: {topic}.'],
          motivational: ['Pedaços pequenos que aguentam o dia inteiro: {topic}.', 'Cada retalho no lugar, cada coisa também: {topic}.'],
        },
        content: {
          professional: ['Forro, zíper e bolsos: o que observar {no topic}.', 'Como limpar {o topic} sem manchar as estampas.'],
          casual: ['Abri para mostrar o forro, a parte que quase ninguém vê: {topic}.', 'Escolhi o zíper depois de trocar de ideia cinco vezes: {topic}.'],
          funny: ['Lista do que coube {no topic}: tudo, menos a vergonha de guardar recibo.', 'Costurei o zíper ao contrário uma vez, mas {o topic} nem {comenta/comentam}.'],
          motivational: ['O forro ninguém vê, e foi costurado com a mesma régua: {topic}.', 'Zíper se aprende costurando zíper, e {o topic} {sabe/sabem} disso.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Com roupa lisa, a mistura de tecidos vira a cor do dia.',
            'No meio das malas e das mesas, a estampa se reconhece de longe.',
            'Viagem, faculdade e trabalho são lugares onde o patchwork anda bem.',
            'Quem abre encontra o forro, e é ali que se vê a costura bem feita.',
          ],
          professional: ['O corpo firme vem das camadas costuradas por trás dos retalhos.', 'Zíper reto e cantos virados com precisão completam o trabalho dos retalhos.'],
          casual: ['Eu uso com jeans e camiseta, e a estampa faz o resto.', 'Na fila do mercado sempre tem alguém perguntando dos retalhos.'],
          funny: ['Por fora, composição de cores, por dentro, três recibos e um batom sem tampa.', 'A chave continua sumindo, mas agora entre estampas.'],
          motivational: ['Quem passa o dia fora leva um pouco de estampa no ombro ou na mão.', 'Retalho que era sobra hoje anda de ônibus, viaja e trabalha.'],
        },
        content: {
          all: [
            'Pano úmido e sabão neutro resolvem a maior parte das manchas sem molhar o forro.',
            'Esvazie, vire o forro para fora e escove os cantos antes de qualquer lavagem.',
            'Caneta sem tampa é a maior inimiga das estampas claras.',
            'Manta entre o topo e o forro dá corpo, e entretela firma as partes que dobram.',
          ],
          professional: ['O zíper se costura com calcador próprio, para que os dentes fiquem livres.', 'Sugerimos guardar com papel dentro, para que os cantos não amassem.'],
          casual: ['Eu ponho forro claro, porque em forro preto a chave some.', 'Estampa miúda eu separo pra peça pequena, senão o desenho não cabe.'],
          funny: ['Quem costura bolsa sempre usa a que deu errado.', 'O bolsinho interno existe para perder o brinco com mais elegância.'],
          motivational: ['O primeiro zíper entorta, e o décimo já corre sozinho.', 'Virar uma peça pelo forro e ver os cantos no lugar compensa a régua.'],
        },
      },
      questions: {
        sale: ['O que você levaria aí dentro?', 'Para o dia a dia ou para viajar?', 'Forro liso ou estampado?', 'Estampa discreta ou daquelas que se veem da outra calçada?'],
        content: ['O que vive no fundo da sua bolsa?', 'Você usa uma bolsa só ou troca todo dia?', 'Quantas necessaires você leva numa viagem?', 'Qual foi a bolsa de pano que você mais usou?'],
      },
      asks: ['o uso e as cores do dia a dia', 'o que precisa caber e a estampa preferida', 'o tamanho e a cor do forro'],
    },
    {
      nouns: ['a capa de almofada de patchwork/capas de almofada de patchwork', 'a almofada de patchwork/almofadas de patchwork', 'o painel de patchwork/painéis de patchwork', 'o quadro de patchwork/quadros de patchwork'],
      openings: {
        sale: {
          professional: ['Um ponto de cor para a sala lisa: {topic}.'],
          casual: ['O sofá cinza agradece: {topic}.'],
          funny: ['A sala bege pediu socorro e atendi com {topic}.'],
          motivational: ['Triângulos, quadrados e paciência para alegrar um canto: {topic}.'],
        },
        content: {
          professional: ['Sofá, parede e luz: onde colocar {o topic}.'],
          casual: ['Testei {o topic} em todos os cantos da sala.'],
          funny: ['Geometria de escola, finalmente útil: {topic}.'],
          motivational: ['Dois triângulos formam um quadrado, e muitos formam {o topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Sofá liso, parede clara e retalhos coloridos bastam para mudar a sala.',
            'Poltrona de leitura e quarto de criança recebem bem a mistura de estampas.',
          ],
          professional: ['As cores do patchwork fazem ponte com as do tapete e das cortinas da sala.'],
          casual: ['Eu olho da porta da sala e a primeira coisa que vejo são os retalhos.'],
          funny: ['As almofadas lisas estão com ciúme, e com motivo.'],
          motivational: ['Um canto de casa muda com pouco tecido e muita escolha.'],
        },
        content: {
          all: [
            'Estampa grande pede vizinhas lisas no sofá, e estampa miúda aceita companhia.',
            'Longe da janela de sol forte, as cores dos retalhos envelhecem juntas.',
          ],
          professional: ['Convém escolher o tecido principal pela cor que já existe na sala.'],
          casual: ['Eu levo uma pilha de retalhos até a sala e vejo quais combinam com o sofá.'],
          funny: ['Na sala, cada visita escolhe um retalho preferido e defende até o fim.'],
          motivational: ['Uma peça pequena já ensina corte, costura, quilt e acabamento.'],
        },
      },
      questions: {
        sale: ['Qual é a cor do seu sofá ou da sua parede?', 'Sala, quarto ou cantinho de leitura?'],
        content: ['Quantas almofadas há no seu sofá agora?', 'Qual é o canto mais colorido da sua casa?'],
      },
      asks: ['a cor do sofá e da cortina', 'o lugar da casa e as cores que já estão nele'],
    },
  ],
  tips: [
    'Lave e passe os tecidos antes de cortar, porque cada algodão encolhe de um jeito.',
    'Troque a lâmina do cortador assim que ela começar a pular fios.',
    'Costure sempre com a mesma margem, porque dois milímetros por emenda somam muito no fim.',
    'Passe a costura a cada etapa, pressionando o ferro sem arrastar.',
    'Vire as sobras de costura para lados opostos, e os cantos se encaixam melhor.',
    'Olhe a montagem pela câmera do celular antes de costurar, que os erros de cor aparecem.',
    'Misture estampas de tamanhos diferentes e repita uma cor entre elas.',
    'Guarde os retalhos separados por cor e já passados a ferro.',
    'Faça o quilt do centro para as bordas, para que não se formem pregas.',
    'Lave em água fria, com sabão neutro, e separe das roupas nas primeiras vezes.',
    'Seque à sombra, porque cada estampa desbota num ritmo próprio.',
    'Use linha de boa qualidade em tom neutro, que some entre muitas estampas.',
  ],
  steps: ['a escolha das estampas', 'o corte dos quadrados', 'a montagem dos blocos', 'a costura das tiras', 'o quilt', 'a aplicação do viés'],
  tools: ['o cortador circular', 'a base de corte', 'a régua de patchwork', 'a máquina de costura', 'o ferro de passar'],
  hashtags: [
    'patchwork', 'patchworkbrasil', 'colchadepatchwork', 'colchaderetalhos', 'quilt', 'decoracaodecasa', 'casaaconchegante', 'mesaposta', 'bolsadepatchwork', 'patchworkdecor', 'decoracaoafetiva', 'casacolorida', 'enxovaldecasa', 'retalhos',
  ],
  emojis: ['🧵', '🪡', '✂️', '🧷', '🏡'],
}
