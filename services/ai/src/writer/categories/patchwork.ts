import { patchworkTypes } from '../products/patchwork.ts'
import type { Category } from './category.ts'

export const patchwork: Category = {
  name: 'patchwork',
  sort: 'thing',
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
        'De longe se vê o desenho dos blocos, e de perto, a história de cada tecido.',
        'Cada vez que se olha, aparece uma estampa em que ninguém tinha reparado.',
        'Uma estampa muda conforme a vizinha, e é dessa conversa que o patchwork vive.',
        'Muita gente passa o dedo pelas emendas e aponta o tecido preferido.',
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
        'Bolinha, flor e xadrez na mesma reunião de tecidos, e ninguém brigou.',
      ],
      motivational: [
        'Um patchwork junta, com régua e paciência, tecidos que nunca tinham se visto.',
        'Cada bloco pronto é uma tarde que ficou guardada em tecido.',
        'Quem costura retalhos aprende a ver lugar para o que parecia sobra.',
        'São muitos pedaços pequenos, e nenhum foi cortado sem medir.',
      ],
    },
    content: {
      all: [
        'O algodão costuma ser lavado antes do corte, para que os retalhos não encolham depois.',
        'Em inglês, a palavra patchwork junta retalho e trabalho.',
        'O contraste entre tecidos claros e escuros é o que faz o desenho dos blocos aparecer.',
        'Um quilt clássico tem três camadas, o topo de retalhos, a manta no meio e o forro.',
        'Nine patch é um bloco de nove quadrados e costuma ser o primeiro de quem começa.',
        'No bloco log cabin, tiras claras e escuras crescem em volta de um quadrado central.',
        'Flor miúda ao lado de listra larga descansa o olho, porque as escalas são diferentes.',
        'Sol direto desbota as estampas, e cada tecido desbota no seu próprio tempo.',
      ],
      professional: [
        'Recomendamos lavar em água fria, com sabão neutro, e secar à sombra para conservar as estampas.',
        'Do corte depende o encaixe, e por isso o tecido é passado a ferro antes da régua.',
        'Tecidos de mesma gramatura evitam que um bloco repuxe o outro.',
        'Para escolher os tecidos, sugerimos três estampas e um liso, com uma cor que se repita.',
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
        'A régua de patchwork sumiu, e claro que estava embaixo da pilha de tecidos.',
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
  asks: ['as cores e as estampas de que você gosta', 'o tamanho e para quem é o patchwork', 'se você prefere estampas miúdas ou grandes'],
  types: patchworkTypes,
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
          motivational: ['Retalho por retalho, até chegar ao quarto: {topic}.', 'Muitas tardes de máquina ligada para aquecer uma noite: {topic}.'],
        },
        content: {
          professional: ['Tamanho, cores e camadas: como escolher {topic}.', 'Lavar, secar e guardar: como conservar {o topic}.'],
          casual: ['Estendi na cama para ver o conjunto, e olha {o topic}.', 'Hoje é dia de juntar os blocos {do topic}.'],
          funny: ['Passei {o topic} pela máquina e quase não sobrou costureira.', 'Onde o cachorro da casa foi achado pela terceira vez? Embaixo {do topic}.'],
          motivational: ['Nove quadrados hoje, mais nove amanhã, e assim {cresce/crescem} {o topic}.', 'Bloco pronto na pilha, noite ganha: assim {se faz/se fazem} {o topic}.'],
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
          professional: ['O tamanho é pensado para a cama ou a poltrona, para que a barra caia sem arrastar.', 'O matelassê acompanha o desenho dos blocos e mantém as camadas unidas.'],
          casual: ['Eu jogo por cima da cama e o quarto tá arrumado.', 'Filme no quarto, chá e patchwork até o queixo, quem me acha?'],
          funny: ['O cachorro já decidiu que a cama de retalhos é dele.', 'Disputa de coberta agora tem estampa, e cada lado puxa um retalho.'],
          motivational: ['Quem chega do trabalho e vê a cama colorida sente que chegou em casa.', 'Há colchas que atravessam gerações, e todas começaram num quadradinho.'],
        },
        content: {
          all: [
            'Largura, comprimento e altura do colchão dizem quanto o patchwork cai de cada lado.',
            'Guarde em saco de tecido e mude as dobras de tempos em tempos, para não marcar o quilt.',
            'Depois de lavar, apoie em dois varais, porque molhado o quilt pesa e força as costuras.',
            'Na cama, estampas grandes ficam no centro e miúdas nas bordas, onde o pano cai.',
          ],
          professional: ['As três camadas são alinhavadas antes do quilt, para que nenhuma saia do lugar.', 'O quilt se faz do centro para as bordas, empurrando as dobras para fora.'],
          casual: ['Eu estendo na cama antes de unir os blocos, só pra ver de longe.', 'Enrolo as pontas do quilt e passo tudo, centímetro a centímetro, pelo braço da máquina.'],
          funny: ['Quiltar tamanho casal numa máquina pequena é mudança de sofá pela janela.', 'Nenhum quilt fica pronto sem antes alguém da casa cochilar em cima dos blocos.'],
          motivational: ['Um bloco por noite e, quando se percebe, a pilha tem tamanho de cama.', 'Trabalho grande se termina do mesmo jeito que se começa, pelo próximo bloco.'],
        },
      },
      questions: {
        sale: ['Em que quarto da casa esses blocos iam morar?', 'De que cor é a parede do seu quarto?', 'Você usaria no quarto, no sofá ou na rede?', 'Lençol branco ou colorido por baixo desses blocos?'],
        content: ['Havia colcha de retalhos na casa da sua avó?', 'Você arruma a cama toda manhã?', 'Que coberta antiga a sua família ainda usa?', 'Quem puxa a coberta na sua casa?'],
      },
      asks: ['o tamanho da cama e a cor do quarto', 'onde os retalhos vão ficar e as medidas do lugar', 'se é para a cama, para o sofá ou para a rede'],
    },
    {
      nouns: [
        'o trilho de mesa/trilhos de mesa', 'o trilho de mesa de patchwork/trilhos de mesa de patchwork', 'o caminho de mesa de patchwork/caminhos de mesa de patchwork', 'o jogo americano de patchwork/jogos americanos de patchwork', 'o descanso de panela/descansos de panela', 'o descanso de panela de patchwork/descansos de panela de patchwork',
        'o porta-copos de patchwork/porta-copos de patchwork', 'o pegador de panela de patchwork/pegadores de panela de patchwork', 'a toalha de mesa de patchwork/toalhas de mesa de patchwork', 'o pano de prato de patchwork/panos de prato de patchwork',
      ],
      openings: {
        sale: {
          professional: ['Estampas que preparam a mesa e a cozinha: {topic}.', 'Para a cozinha ganhar cor e desenho: {topic}.'],
          casual: ['Cheiro de bolo, café passado e {topic}.', 'A cozinha lisinha tava pedindo retalho: {topic}.'],
          funny: ['O arroz queimou, mas repara nas estampas: {topic}.', 'A macarronada ganhou concorrente na hora da foto: {topic}.'],
          motivational: ['Quem cozinha todo dia também merece estampa por perto: {topic}.', 'Retalhos reunidos onde a família se reúne: {topic}.'],
        },
        content: {
          professional: ['Da estampa à louça: como combinar {o topic}.', 'Mesa, fogão ou aparador: os lugares {do topic}.'],
          casual: ['Hoje a cozinha foi arrumada a partir {do topic}.', 'Olha as estampas que eu separei pensando {no topic}.'],
          funny: ['Teste de resistência {do topic}: feijão, molho e café no mesmo almoço.', 'Migalha não aparece na estampa miúda, eis a ciência {do topic}.'],
          motivational: ['Tiras cortadas uma a uma para a cozinha de todo dia: {topic}.', 'Um bloco pequeno já é um começo, e {o topic} {prova/provam} isso.'],
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
          professional: ['Cantos em esquadro e borda bem assentada mostram um patchwork cortado com régua.', 'A paleta do patchwork orienta a escolha de guardanapos e flores para a mesa.'],
          casual: ['Eu uso até em dia de pão com manteiga, que estampa anima a cozinha.', 'A gente passa o café do lado dos retalhos e ele até parece outro.'],
          funny: ['Ninguém vai reparar na lasanha torta com tanta estampa em volta.', 'A cozinha inteira agora quer combinar com os retalhos, inclusive a geladeira.'],
          motivational: ['Cozinha de todo dia cansa menos quando a mesa tem cor.', 'Servir bonito num almoço comum é um gosto que começa pelo tecido da mesa.'],
        },
        content: {
          all: [
            'Estampa na cor do azulejo ou dos armários faz o retalho parecer de casa.',
            'Retalhos de fundo escuro disfarçam o uso, e os de fundo claro iluminam a cozinha.',
            'Gordura em retalho de algodão sai melhor com detergente neutro aplicado antes da lavagem.',
            'Repetir no guardanapo uma das cores do retalho une a mesa toda.',
          ],
          professional: ['Sobre toalha lisa, o patchwork se destaca, e sobre a madeira, aquece a mesa.', 'Recomendamos passar pelo avesso, do centro para as bordas, para não repuxar as emendas.'],
          casual: ['Eu escolho a estampa pela louça que mais uso, que é a branca lascada mesmo.', 'Pingou molho? A gente corre pra torneira antes de a estampa beber.'],
          funny: ['Estampa de galinha na mesa de almoço de frango, isso se chama coragem.', 'Todo mundo escolhe o lugar da mesa pela estampa, ninguém admite.'],
          motivational: ['Até a menor peça de cozinha pede corte certo, costura reta e ferro quente.', 'Blocos pequenos e iguais ensinam a mão a repetir com precisão.'],
        },
      },
      questions: {
        sale: ['Qual é a cor da sua cozinha?', 'O que você serviria primeiro ao lado dessas estampas?', 'Essas estampas iam para a mesa da sala ou da cozinha?', 'Estampa de frutas, flores ou xadrez na sua cozinha?'],
        content: ['Qual prato da sua casa pede mesa enfeitada?', 'Pano bonito de cozinha se usa ou se guarda?', 'Quem cozinha aí na sua casa?', 'Café da manhã na mesa ou em pé na pia?'],
      },
      asks: ['o tamanho da mesa e as cores da cozinha', 'quantas peças são e a cor da louça', 'se é para o dia a dia ou para receber visitas'],
    },
    {
      nouns: ['a bolsa de patchwork/bolsas de patchwork', 'a bolsinha de patchwork/bolsinhas de patchwork', 'a necessaire de patchwork/necessaires de patchwork', 'a nécessaire de patchwork/nécessaires de patchwork', 'a carteira de patchwork/carteiras de patchwork', 'a sacola de patchwork/sacolas de patchwork', 'a ecobag de patchwork/ecobags de patchwork', 'a mochila de patchwork/mochilas de patchwork', 'o estojo de patchwork/estojos de patchwork'],
      openings: {
        sale: {
          professional: ['Estampas que vão com você para a rua: {topic}.', 'Forro, costura firme e retalhos bem casados: {topic}.'],
          casual: ['Jogo tudo dentro e ainda saio de estampa: {topic}.', 'Roupa básica e {topic}, eu saio assim e pronto.'],
          funny: ['Bagunça por dentro, estampa por fora: {topic}.', 'Vai ser difícil perder de vista no meio das coisas dos outros: {topic}.'],
          motivational: ['Pedaços pequenos que aguentam o dia inteiro: {topic}.', 'Cada retalho no lugar, cada coisa também: {topic}.'],
        },
        content: {
          professional: ['Forro, costura e estampas: o que observar {no topic}.', 'Como limpar {o topic} sem manchar as estampas.'],
          casual: ['Abri para mostrar o forro, a parte que quase ninguém vê: {topic}.', 'Escolhi a ordem das estampas depois de trocar de ideia cinco vezes: {topic}.'],
          funny: ['Lista do que coube {no topic}: tudo, menos a vergonha de guardar recibo.', 'Costurei o forro ao contrário uma vez, mas {o topic} nem {comenta/comentam}.'],
          motivational: ['O forro ninguém vê, e foi costurado com a mesma régua: {topic}.', 'Costura reta se aprende costurando, e {o topic} {sabe/sabem} disso.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Com roupa lisa, a mistura de tecidos vira a cor do dia.',
            'No meio das malas e das mesas, a estampa se reconhece de longe.',
            'Na viagem, na faculdade ou no trabalho, o patchwork anda bem acompanhado.',
            'Quem abre encontra o forro, e é ali que se vê a costura bem feita.',
          ],
          professional: ['O corpo firme vem das camadas costuradas por trás dos retalhos.', 'Por dentro, costuras retas e cantos virados com precisão completam o trabalho dos retalhos.'],
          casual: ['Eu uso com jeans e camiseta, e a estampa faz o resto.', 'Na fila do mercado sempre tem alguém perguntando dos retalhos.'],
          funny: ['Por fora, composição de cores, por dentro, três recibos e uma bala sem papel.', 'A chave continua sumindo, mas agora entre estampas.'],
          motivational: ['Quem passa o dia fora leva um pouco de estampa no ombro ou na mão.', 'Retalho que era sobra hoje anda de ônibus, viaja e trabalha.'],
        },
        content: {
          all: [
            'Pano úmido e sabão neutro resolvem a maior parte das manchas sem molhar o forro.',
            'Esvazie, vire o forro para fora e escove os cantos antes de qualquer lavagem.',
            'Caneta sem tampa é a maior inimiga das estampas claras.',
            'Entre os retalhos e o forro costuma haver uma manta fina, que dá corpo ao tecido.',
          ],
          professional: ['Recomendamos secar à sombra e com o forro para fora, para que tudo seque por igual.', 'Sugerimos guardar com papel dentro, para que os cantos não amassem.'],
          casual: ['Eu ponho forro claro, porque em forro preto a chave some.', 'Estampa miúda eu separo pra peça pequena, senão o desenho não cabe.'],
          funny: ['Quem costura bolsa sempre usa a que deu errado.', 'O bolsinho interno existe para perder o brinco com mais elegância.'],
          motivational: ['O primeiro forro sai torto, e o décimo já entra no lugar sozinho.', 'Virar uma peça pelo forro e ver os cantos no lugar compensa a régua.'],
        },
      },
      questions: {
        sale: ['O que você levaria aí dentro?', 'Para o dia a dia ou para viajar?', 'Forro liso ou estampado?', 'Estampa discreta ou daquelas que se veem da outra calçada?'],
        content: ['O que vive no fundo da sua bolsa?', 'Você usa uma bolsa só ou troca todo dia?', 'Quantas necessaires você leva numa viagem?', 'Qual foi a bolsa de pano que você mais usou?'],
      },
      asks: ['o uso e as cores do dia a dia', 'o que precisa caber e a estampa preferida', 'o tamanho e os bolsos que fazem falta'],
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
          funny: ['As coisas lisas da sala estão com ciúme, e com motivo.'],
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
          motivational: ['Muito canto colorido de sala começou numa pilha de quadradinhos soltos.'],
        },
      },
      questions: {
        sale: ['Qual é a cor do seu sofá ou da sua parede?', 'Sala, quarto ou cantinho de leitura?'],
        content: ['Quantas almofadas há no seu sofá agora?', 'Qual é o canto mais colorido da sua casa?'],
      },
      asks: ['as medidas e o canto da casa onde vai ficar', 'o lugar da casa e as cores que já estão nele'],
    },
  ],
  tips: [
    'Passe o patchwork pelo avesso, pressionando o ferro sem arrastar.',
    'Evite alvejante no patchwork, porque cada estampa reage de um jeito.',
    'Olhe o encontro dos blocos, porque é ali que se vê o corte bem medido.',
    'Repita uma cor dos retalhos em outro objeto para o patchwork conversar com o resto.',
    'Guarde o patchwork limpo e seco, em saco de tecido que deixe o ar passar.',
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
