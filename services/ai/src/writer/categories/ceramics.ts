import { ceramicsTypes } from '../products/ceramics.ts'
import type { Category } from './category.ts'

export const ceramics: Category = {
  name: 'cerâmica',
  sort: 'thing',
  crafts: ['a cerâmica', 'a olaria'],
  flags: { isGift: false, isUnique: false, isMadeToOrder: false, isHandmade: true, allowsJokes: true },
  materials: ['de ceramica', 'em ceramica', 'ceramica', 'de barro', 'de argila', 'de porcelana'],
  openings: {
    sale: {
      professional: [
        'Argila que passou pela mão, pela secagem e pelo fogo: {topic}.',
        'Da argila úmida à cerâmica firme: {topic}.',
        'Textura, peso e cor que o fogo fixou: {topic}.',
        'Terra, água, fogo e mão treinada: {topic}.',
      ],
      casual: [
        'Olha só o que saiu da última fornada: {topic}.',
        'Esperei o forno esfriar, morrendo de curiosidade, e aqui {está/estão} {o topic}.',
        'Era uma bola de barro em cima da mesa e virou {topic}.',
        'Barro na unha, barro no avental e {topic} na bancada.',
      ],
      funny: [
        'Brinquei com barro o dia inteiro e {saiu/saíram} {o topic}.',
        'O avental nunca mais vai ser branco, mas {nasceu/nasceram} {o topic}.',
        '{Passou/Passaram} pelo forno, agora só falta escapar do cotovelo das visitas: {topic}.',
        'Minha mãe dizia para não mexer no barro, e olha {o topic}.',
      ],
      motivational: [
        'Amassar, esperar, levar ao fogo e esperar de novo: {topic}.',
        'Barro não aceita pressa, e assim {nasceu/nasceram} {o topic}.',
        'Muita argila voltou para o balde até {chegar/chegarem} {o topic}.',
        'Duas mãos, um punhado de terra e muito treino: {topic}.',
      ],
    },
    content: {
      professional: [
        'Do bloco de argila ao forno: como {nasce/nascem} {o topic}.',
        'Barro, secagem e fogo: os bastidores {do topic}.',
        'O que faz uma boa cerâmica, visto {no topic}.',
        'Uso, limpeza e cuidado com a cerâmica: {topic}.',
      ],
      casual: [
        'Mão suja de barro e {topic} na cabeça.',
        'Dia de fornada por aqui, vem ver {o topic}.',
        'Contando as horas pra abrir o forno e ver {o topic}.',
        'Senta aqui na bancada de barro que eu conto {do topic}.',
      ],
      funny: [
        'Tem barro na mesa, no cotovelo e na testa, culpa {do topic}.',
        'Proibido espiar o forno antes da hora, lá dentro {está/estão} {o topic}.',
        'Eu queria uma coisa, o barro queria outra, e {nasceu/nasceram} {o topic}.',
        'Conversei com a argila, ela me ignorou, e {nasceu/nasceram} {o topic}.',
      ],
      motivational: [
        'O barro guarda a marca da mão, por isso tanta calma com {o topic}.',
        'Quando a argila racha, volta tudo para a água e {recomeça/recomeçam} {o topic}.',
        'Primeiro se amassa bem o barro, depois se pensa {no topic}.',
        'A mão aprende a espessura do barro aos poucos, fazendo {topic}.',
      ],
    },
  },
  facts: {
    sale: {
      all: [
        'Barro, água e fogo fazem cerâmica há milhares de anos.',
        'A cor definitiva só aparece depois do fogo, quando o forno esfria.',
        'Cerâmica tem peso e textura, e a mão percebe isso no primeiro toque.',
        'Tons de barro e areia ficam bem perto de madeira, palha e linho.',
        'Na cerâmica modelada à mão, uma leve ondulação mostra por onde os dedos passaram.',
        'No fundo costuma ficar a assinatura do ceramista, por isso vale virar e olhar.',
        'Quem gosta de cerâmica pega na mão, sente o peso e passa o dedo na superfície.',
        'Acabamento liso e barro sem trinca são sinais de boa cerâmica.',
      ],
      professional: [
        'A espessura do barro é mantida por igual, para que seque e queime sem empenar.',
        'Entre a argila úmida e a última queima, podem passar semanas.',
        'Um toque com a unha basta para ouvir a diferença, pois a cerâmica trincada soa abafada.',
        'O acabamento das bordas vem antes da queima, com esponja úmida.',
      ],
      casual: [
        'Eu viro toda cerâmica que encontro pra procurar a assinatura no fundo.',
        'A gente pega na mão e já sente que o barro tem outro peso.',
        'Pode passar o dedo, cerâmica foi feita pra isso.',
        'Abrir o forno é minha parte preferida, mesmo depois de tanta fornada.',
      ],
      funny: [
        'O gato já mediu a distância entre a cerâmica e a borda da mesa.',
        'Criança vê barro e quer amassar, adulto também, só que disfarça.',
        'Cerâmica sai inteira do fogo e tem medo de um cotovelo distraído.',
        'A argila começou como lama e hoje exige lugar de destaque na casa.',
      ],
      motivational: [
        'Centrar o barro leva minutos, aprender a centrar leva anos.',
        'Quem trabalha com argila aprende a esperar o ponto certo para tocar de novo.',
        'O forno ensina humildade, pois a última palavra é sempre do fogo.',
        'Da terra à cerâmica, há dias de secagem que ninguém vê.',
      ],
    },
    content: {
      all: [
        'A argila encolhe ao secar e encolhe de novo ao queimar, cerca de um décimo no total.',
        'A argila seca devagar, longe do vento, e por isso uma cerâmica leva dias antes do fogo.',
        'Antes da queima, a argila seca ainda volta a ser barro na água.',
        'Argila úmida por dentro é a causa mais comum de estouro no forno.',
        'O esmalte cru parece pó opaco e só vira vidro colorido no calor do forno.',
        'Mudança brusca de temperatura é uma grande inimiga da cerâmica.',
        'Ponto de couro é o nome da argila firme e ainda úmida, boa para entalhar e aparar.',
        'Barro vermelho deve a cor ao ferro, e o caulim queima branco.',
      ],
      professional: [
        'Ao transportar, recomendamos apoiar a cerâmica pela base, com as duas mãos.',
        'Depois da queima, o forno pode levar um dia inteiro para esfriar.',
        'A barbotina, argila bem líquida, serve de cola entre duas partes ainda úmidas.',
        'A primeira queima endurece o barro, e outra costuma fixar o esmalte.',
      ],
      casual: [
        'Eu amasso a argila antes de tudo, que bolha de ar só dá dor de cabeça.',
        'Aqui a gente cobre o barro com plástico e deixa secar sem pressa.',
        'Restinho de argila vai pro balde, molha e vira barro de novo.',
        'Na minha bancada, esponja, arame e água suja são sinal de dia bom.',
      ],
      funny: [
        'Toda fornada tem um rebelde que resolve empenar, e eu já chamo pelo nome.',
        'O telefone sempre toca quando as duas mãos estão cheias de barro.',
        'Chamam de argila no ateliê e de sujeira quando chega ao tapete.',
        'Espiar o forno de meia em meia hora não faz o barro esfriar, já testei.',
      ],
      motivational: [
        'As primeiras tentativas no barro saem grossas, e a mão afina com o treino.',
        'Amassar de novo a argila que errou é parte do ofício de ceramista.',
        'Com a mão leve o barro responde melhor, e isso se aprende tocando.',
        'Guardar a primeira cerâmica, torta mesmo, mostra o caminho que a mão fez.',
      ],
    },
  },
  questions: {
    sale: [
      'Cerâmica fosca ou brilhante, qual você prefere?',
      'Barro natural ou esmalte colorido?',
      'Em que canto da sua casa essa cerâmica ia morar?',
      'O que você nota primeiro numa cerâmica, o peso, a forma ou o toque?',
      'Cerâmica lisinha ou com a marca dos dedos?',
      'Com quem da sua família essa cerâmica combina mais?',
    ],
    content: [
      'Você já pôs a mão no barro?',
      'Torno ou modelagem à mão, o que você teria vontade de experimentar?',
      'O que você faria primeiro com uma bola de argila?',
      'Qual é a cerâmica mais antiga da sua casa?',
      'Na infância, você fazia comidinha de barro?',
      'Você também vira a cerâmica pra ver quem assinou?',
    ],
  },
  asks: ['a cor de cerâmica de que você mais gosta', 'se você prefere barro natural ou esmaltado', 'o lugar da casa que espera uma cerâmica'],
  types: ceramicsTypes,
  groups: [
    {
      nouns: [
        'a peça de cerâmica/peças de cerâmica', 'a peça em cerâmica/peças em cerâmica', 'a pecinha de cerâmica/pecinhas de cerâmica', 'a peça de barro/peças de barro', 'a peça de argila/peças de argila', 'a peça de porcelana/peças de porcelana',
      ],
    },
    {
      nouns: [
        'o prato', 'o prato de cerâmica/pratos de cerâmica', 'o pratinho', 'a tigela', 'a tigela de cerâmica/tigelas de cerâmica', 'a tigelinha', 'o bowl/bowls', 'a cumbuca', 'a cumbuca de barro/cumbucas de barro', 'a cumbuquinha', 'a travessa', 'a saladeira',
        'a fruteira de cerâmica/fruteiras de cerâmica', 'a petisqueira de cerâmica/petisqueiras de cerâmica', 'a molheira', 'a sopeira', 'o ramequim/ramequins', 'a louça de cerâmica/louças de cerâmica', 'o aparelho de jantar/aparelhos de jantar', 'o jogo de pratos/jogos de pratos',
      ],
      openings: {
        sale: {
          professional: ['Do forno do ateliê ao centro da mesa: {topic}.', 'Mesa posta com barro, fogo e boa comida: {topic}.'],
          casual: ['Imagina no meio da sua mesa, com pão quente do lado: {topic}.', 'Almoço de todo dia com louça bonita: {topic}.'],
          funny: ['A louça de vidro do armário já sentiu a concorrência: {topic}.', 'A comida de ontem vai parecer de restaurante com {topic}.'],
          motivational: ['Barro aberto com as mãos até servir comida: {topic}.', 'A mesa da família começa numa bola de argila: {topic}.'],
        },
        content: {
          professional: ['Cor, profundidade e borda: o que observar {no topic}.', 'Uma mesa montada em volta {do topic}.'],
          casual: ['O jantar de hoje foi servido com {topic}.', 'Montei a mesa só pra estrear {o topic}.'],
          funny: ['Antes de comer, tem sessão de foto com {topic}.', 'Quem encosta palha de aço {no topic} perde a sobremesa.'],
          motivational: ['A mão repete a curva da borda até decorar: {topic}.', 'Da argila amassada ao jantar servido: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Salada de tomate, fruta cortada e pão quente ganham cor sobre a cerâmica.',
            'Tons diferentes de barro se entendem bem na mesma mesa.',
            'Muita gente começa com uma louça de cerâmica e acaba montando a mesa inteira.',
            'Numa mesa de madeira, a louça de barro fica bonita até sem toalha.',
          ],
          professional: ['Uma boa louça assenta firme na mesa, sem balançar ao servir.', 'Na mesa posta com cerâmica, a própria louça faz o papel do arranjo.'],
          casual: ['Eu juro que arroz com ovo fica outro numa louça de barro.', 'A gente tira a louça bonita do armário e o jantar muda de assunto.'],
          funny: ['O macarrão instantâneo foi servido na cerâmica e se apresentou como massa da casa.', 'Lavar essa louça virou cargo de confiança aqui em casa.'],
          motivational: ['Quem cozinhou a manhã toda merece ver a comida bem servida na louça.', 'Usar a louça boa num almoço comum também é cuidar da casa.'],
        },
        content: {
          all: [
            'Salada verde aparece mais em louça clara, e molho branco pede um tom de terra.',
            'Passar água morna na louça antes de servir ajuda a manter a sopa quente.',
            'Risquinho cinza no esmalte costuma ser marca de talher e sai com bicarbonato e pano úmido.',
            'O pé sem esmalte, no fundo, é onde a louça se apoia dentro do forno.',
          ],
          professional: ['Ao montar a mesa, convém repetir uma cor da louça no guardanapo ou na flor.', 'Três alturas de louça no centro da mesa já formam uma composição.'],
          casual: ['Eu misturo louça de fornada diferente e a mesa fica mais viva.', 'Aqui em casa, a louça de barro preferida some do armário e vive na pia.'],
          funny: ['Pus a mesa, arrumei a louça, tirei foto, e a comida esfriou.', 'Louça só escorrega da mão com plateia na cozinha.'],
          motivational: ['O primeiro prato sai torto, o décimo assenta, e o primeiro ninguém joga fora.', 'Repetir a mesma curva em seis louças iguais é um treino honesto para a mão.'],
        },
      },
      questions: {
        sale: ['Qual comida você serviria primeiro nessa cerâmica?', 'Jogo todo igual ou cada louça de um tom?', 'Sua mesa pede louça de tom claro ou de tom forte?'],
        content: ['Que receita da sua casa merece uma louça de barro?', 'Você guarda a louça boa pra visita ou usa todo dia?', 'Existe na sua família uma louça que passou de mão em mão?'],
      },
      asks: ['quantas pessoas sentam à sua mesa', 'a cor da sua mesa e da louça que você já tem', 'a comida que você mais serve e o tamanho que imagina'],
    },
    {
      nouns: [
        'a xícara', 'a xícara de cerâmica/xícaras de cerâmica', 'a xícara de porcelana/xícaras de porcelana', 'a xícara de café/xícaras de café', 'a xícara de chá/xícaras de chá', 'a xicrinha', 'a caneca de cerâmica/canecas de cerâmica', 'a canequinha de cerâmica/canequinhas de cerâmica', 'a caneca de barro/canecas de barro',
        'o copo de cerâmica/copos de cerâmica', 'o copinho de cerâmica/copinhos de cerâmica', 'o pires', 'o bule', 'o bule de cerâmica/bules de cerâmica', 'o açucareiro', 'a leiteira de cerâmica/leiteiras de cerâmica',
      ],
      openings: {
        sale: {
          professional: ['Cerâmica para o café passado na hora: {topic}.', 'Barro e fogo à altura de um bom chá: {topic}.'],
          casual: ['Passa um café que eu apresento {o topic}.', 'Bolo de fubá na mesa, água no fogo e {topic}.'],
          funny: ['O café da garrafa já perguntou quando {chega/chegam} {o topic}.', 'Mais um motivo para o quarto café do dia: {topic}.'],
          motivational: ['Um pouco de barro, muito treino e café quente: {topic}.', 'Antes do primeiro gole houve argila, forno e espera: {topic}.'],
        },
        content: {
          professional: ['Forma, borda e acabamento, de perto: {topic}.', 'Café, chá e cerâmica: como usar {o topic}.'],
          casual: ['Pausa do café na bancada de barro, com {topic}.', 'O cheiro de café chegou antes da foto {do topic}.'],
          funny: ['Fiz um café só para ter desculpa de mostrar {o topic}.', 'Reunião importante no ateliê de cerâmica, com café, bolo e {topic}.'],
          motivational: ['Quantas fornadas até acertar a curva {do topic}.', 'O café dura minutos, o barro levou semanas: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Café passado na hora e cerâmica na bandeja fazem a visita ficar mais um pouco.',
            'A cerâmica demora a esfriar, e o café acompanha a conversa.',
            '{Fica/Ficam} à vista na bancada, ao lado do coador e do pote de biscoito.',
            'Quem leva café a sério costuma ter uma cerâmica preferida para cada hora do dia.',
          ],
          professional: ['Na cerâmica de café e chá, a pega confortável pesa tanto quanto a cor.', 'Uma bandeja de madeira reúne café, açúcar e cerâmica no mesmo canto da cozinha.'],
          casual: ['Eu tomo café olhando a cor do barro, e o pão até esfria.', 'A gente põe a água pra ferver e já separa a cerâmica boa.'],
          funny: ['O café é o mesmo de sempre, só que agora ele se acha importado.', 'Tem visita que elogia o café olhando fixo para a cerâmica.'],
          motivational: ['Quem acorda cedo para trabalhar merece café quente em boa cerâmica.', 'Servir café a quem chega é um gesto antigo, e o barro sempre esteve por perto.'],
        },
        content: {
          all: [
            'Mancha de café no esmalte sai com bicarbonato e esponja macia.',
            'Boca larga esfria o chá mais depressa, boca estreita guarda o calor e o aroma.',
            'Quando há alça, ela é colada com a argila ainda úmida, no chamado ponto de couro.',
            'Aquecer a cerâmica com água morna antes do café segura a temperatura por mais tempo.',
          ],
          professional: ['Por dentro, o esmalte liso facilita a lavagem e não retém gosto de café.', 'Convém não pôr água fervente numa cerâmica que saiu da geladeira.'],
          casual: ['Pra mim, café da tarde pede barro, bolo simples e conversa comprida.', 'Eu deixo a cerâmica do café sempre à mão, que armário alto dá preguiça.'],
          funny: ['Já ofereci café três vezes hoje só para mostrar a fornada.', 'Na pia do escritório, a cerâmica bonita some e a lascada fica.'],
          motivational: ['Colar a primeira alça sem trincar dá vontade de servir café para a rua toda.', 'Boca redonda e parede fina vêm com muitas fornadas e muitos cafés.'],
        },
      },
      questions: {
        sale: ['Café ou chá, o que você serviria primeiro nessa cerâmica?', 'Que cor de cerâmica vai bem na sua bandeja de café?', 'Café quietinho na varanda ou mesa cheia com cerâmica e bolo?'],
        content: ['Quantos cafés por dia passam pela sua xícara?', 'Na sua família, quem passa o melhor café?', 'Coado, espresso ou chá, o que você põe na cerâmica?'],
      },
      asks: ['se você é do café ou do chá', 'a cor de esmalte que vai bem na sua cozinha', 'a bebida e para quantas pessoas vai servir'],
    },
    {
      nouns: ['a moringa', 'a moringa de barro/moringas de barro', 'a moringa de cerâmica/moringas de cerâmica', 'o filtro de barro/filtros de barro', 'a jarra', 'a jarra de cerâmica/jarras de cerâmica', 'a jarra de barro/jarras de barro', 'a talha de barro/talhas de barro'],
      openings: {
        sale: {
          professional: ['Água fresca e barro, como sempre se fez: {topic}.'],
          casual: ['Calor pede sombra, água e {topic}.'],
          funny: ['Até quem vive se esquecendo da água vai beber: {topic}.'],
          motivational: ['Terra, fogo e, no fim, água fresca: {topic}.'],
        },
        content: {
          professional: ['Barro, água e limpeza: como cuidar {do topic}.'],
          casual: ['Enchi de água fresca e fiz a foto {do topic}.'],
          funny: ['Todo mundo com sede de repente, só para usar {o topic}.'],
          motivational: ['Terra que aprendeu a guardar água: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Água servida em barro tem jeito de casa de vó e de varanda no fim da tarde.',
            'O barro sem esmalte transpira, e assim a água fica mais fresca.',
            '{Fica/Ficam} bem na cozinha, no aparador e na varanda, perto de quem tem sede.',
          ],
          professional: ['O bom barro para água não tem trinca e assenta firme no móvel.', 'Em pousadas e casas de campo, a água em barro recebe bem o hóspede.'],
          casual: ['Eu cresci tomando água do barro e até hoje acho mais gostosa.', 'Copo cheio, janela aberta e água fresquinha do barro.'],
          funny: ['A visita diz que tem sede e vai só olhar o barro de perto.', 'A geladeira anda com ciúme da água do barro.'],
          motivational: ['Do barro cavado até a água na mesa, muita mão trabalhou.', 'Fazer o barro segurar água foi a primeira vitória de muito ceramista.'],
        },
        content: {
          all: [
            'A água evapora pelos poros do barro e leva o calor junto, por isso refresca.',
            'Barro novo sem esmalte pede água trocada algumas vezes, para tirar o gosto de terra.',
            'Detergente entra nos poros do barro sem esmalte e pode deixar gosto na água.',
            'Sombra e ar em movimento ajudam o barro a refrescar a água.',
          ],
          professional: ['Para limpar por fora o barro sem esmalte, bastam água e esponja macia.', 'Convém usar um apoio por baixo, pois o barro poroso deixa a base úmida.'],
          casual: ['Eu deixo o barro longe do sol da janela e a água agradece.', 'Barro suando por fora é sinal de água fresca por dentro.'],
          funny: ['No calor, o barro sua e a gente também, mas só nele fica bonito.', 'Na casa da vó, a conversa toda acontecia em volta da água do barro.'],
          motivational: ['Já se refrescava água no barro muito antes de existir tomada.', 'Parede fina e igual se aprende com tempo, e a água mostra onde falhou.'],
        },
      },
      questions: {
        sale: ['Cozinha, sala ou varanda, onde {ficaria/ficariam} {esse noun}?', 'Quem na sua casa bebe mais água?'],
        content: ['Tinha água no barro na casa da sua avó?', 'Água gelada ou fresquinha do barro?'],
      },
      asks: ['quantas pessoas bebem água na sua casa', 'se vai ficar na cozinha, na sala ou na varanda'],
    },
    {
      nouns: ['a panela de barro/panelas de barro', 'a panelinha de barro/panelinhas de barro', 'a caçarola de barro/caçarolas de barro', 'o caldeirão de barro/caldeirões de barro', 'a frigideira de barro/frigideiras de barro', 'o tacho de barro/tachos de barro', 'o jogo de panelas de barro/jogos de panelas de barro'],
      openings: {
        sale: {
          professional: ['Fogo baixo, barro e comida que borbulha: {topic}.'],
          casual: ['Moqueca, feijão ou galinhada, escolhe aí e leva {o topic}.'],
          funny: ['Já sinto cheiro de coentro só de olhar {o topic}.'],
          motivational: ['Barro que nasceu do fogo e volta ao fogo: {topic}.'],
        },
        content: {
          professional: ['Óleo, fogo baixo e limpeza: o primeiro uso {do topic}.'],
          casual: ['Desde cedo tem comida borbulhando {no topic}.'],
          funny: ['A vizinhança sentiu o cheiro e já sabe {do topic}.'],
          motivational: ['Fogo baixo e paciência de quem cozinha bem: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Moqueca, feijão e galinha caipira chegam à mesa ainda borbulhando no barro.',
            'O barro esquenta devagar e segura o calor depois que o fogo apaga.',
            '{Vai/Vão} do fogão ao centro da mesa, sem trocar de vasilha.',
          ],
          professional: ['Paredes de barro distribuem o calor aos poucos, o que favorece caldos e ensopados.', 'Em restaurante de comida regional, o barro na mesa já anuncia a receita.'],
          casual: ['Eu faço feijão no barro e a rua inteira sente o cheiro.', 'Desliga o fogo e chama o povo, que a comida segue quente no barro.'],
          funny: ['O cheiro de moqueca no barro atrai até vizinho que você não conhecia.', 'O feijão de ontem voltou para o barro e virou assunto da família.'],
          motivational: ['Barro e bom cozinheiro têm em comum a calma com o fogo.', 'O saber das paneleiras passa de mão em mão, de mãe para filha.'],
        },
        content: {
          all: [
            'Antes do primeiro uso, o barro sem esmalte costuma ser curado, com óleo e fogo baixo.',
            'Comece no fogo baixo e aumente aos poucos, para o barro não trincar.',
            'Água fria no barro quente é causa comum de trinca.',
            'As paneleiras de Goiabeiras, no Espírito Santo, queimam o barro em fogueira a céu aberto.',
          ],
          professional: ['Colher de pau ou de silicone protege o fundo de barro.', 'Convém secar bem o barro e guardar destampado, para que não mofe.'],
          casual: ['Eu apago o fogo um pouco antes, porque o barro termina o serviço.', 'Pra curar, eu passo óleo no barro e deixo esquentar bem devagar.'],
          funny: ['Pedir pressa ao barro é o jeito mais rápido de perder o feijão.', 'No barro a comida chega à mesa fervendo, e alguém sempre queima a língua.'],
          motivational: ['Aprender o tempo do barro muda também o tempo da cozinha.', 'Moqueca após moqueca, o barro ganha cor e o cozinheiro ganha mão.'],
        },
      },
      questions: {
        sale: ['Moqueca, feijoada ou galinhada, o que você faria primeiro no barro?', 'Barro no fogão a gás ou no fogão a lenha?'],
        content: ['Qual comida só tem graça feita no barro?', 'Moqueca capixaba ou baiana, qual vai no seu barro?'],
      },
      asks: ['a receita que você quer fazer no barro', 'quantas pessoas comem e o tipo do seu fogão'],
    },
    {
      nouns: ['o vaso', 'o vasinho', 'o vaso de cerâmica/vasos de cerâmica', 'o vaso de barro/vasos de barro', 'o vaso de argila/vasos de argila', 'o vaso de porcelana/vasos de porcelana', 'o vasinho de cerâmica/vasinhos de cerâmica', 'o vasinho de barro/vasinhos de barro', 'o cachepô de cerâmica/cachepôs de cerâmica', 'o cachepô de barro/cachepôs de barro'],
      openings: {
        sale: {
          professional: ['Para um ramo, uma muda ou nada dentro: {topic}.'],
          casual: ['Aquela muda da janela merece barro bonito: {topic}.'],
          funny: ['A jiboia já fez as malas para morar {no topic}.'],
          motivational: ['Da terra amassada à terra com raiz: {topic}.'],
        },
        content: {
          professional: ['Boca, altura e planta: como usar {o topic}.'],
          casual: ['Colhi um galho no quintal e corri pra pôr {no topic}.'],
          funny: ['Duas suculentas brigando por causa {do topic}.'],
          motivational: ['Barro que sobe devagar entre as mãos: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Com um galho seco ou uma única flor, {o noun} já {completa/completam} o canto.',
            'Sozinho na prateleira ou em trio de alturas diferentes, o barro segura o olhar.',
            'Verde de planta e cor de barro ficam bem juntos em qualquer janela.',
          ],
          professional: ['O formato da boca define quantas hastes ficam em pé sem amarrar.', 'Em cor neutra, o barro deixa o verde da planta em primeiro plano.'],
          casual: ['Eu ponho um raminho de alecrim e a mesa da cozinha já se alegra.', 'Flor de feira, galho de rua, tudo fica bonito {no noun}.'],
          funny: ['Aceita planta de plástico também, {o noun} não {conta/contam} para ninguém.', 'A muda que a amiga deu enfim sai do pote de margarina.'],
          motivational: ['Quem replanta uma muda escolhe o barro pensando na raiz.', 'Levantar parede fina de barro pede mão firme e muitos desabamentos.'],
        },
        content: {
          all: [
            'Barro sem esmalte deixa a terra secar mais depressa, o que agrada a suculentas e cactos.',
            'A mancha branca por fora do barro vem dos sais da água e do adubo e sai com vinagre diluído.',
            'Planta na terra pede furo no fundo, flor cortada pede fundo fechado e vedado.',
            'Boca estreita segura uma haste sozinha, boca larga pede um ramo mais cheio.',
          ],
          professional: ['Para flor cortada, o arranjo costuma ter até uma vez e meia a altura {do noun}.', 'Barro poroso pede um prato por baixo, para não marcar a madeira.'],
          casual: ['Eu deixo o barro novo de molho antes de plantar, senão ele bebe a água da muda.', 'Galho de pitangueira com água na cerâmica dura dias e dispensa flor.'],
          funny: ['O gato prefere beber a água da flor, e {o noun} que se {segure/segurem}.', 'Comprei só a muda, depois {o noun}, depois outra muda, e assim foi a sala.'],
          motivational: ['Parede de barro sobe um pouco por vez, como a planta.', 'Quando o barro cai no torno, a mão já sabe um pouco mais na próxima subida.'],
        },
      },
      questions: {
        sale: ['Com flor, com planta ou sem nada, como você usaria {esse noun}?', 'Mesa, chão ou prateleira, onde {ficaria/ficariam} {esse noun}?'],
        content: ['Qual planta você poria {nesse noun}?', 'Suculenta, jiboia ou flor cortada, qual vive mais na sua casa?'],
      },
      asks: ['a planta ou a flor que vai dentro', 'a altura e o canto em que você pensou'],
    },
    {
      nouns: ['a escultura', 'a escultura de cerâmica/esculturas de cerâmica', 'a escultura de argila/esculturas de argila', 'a escultura de barro/esculturas de barro', 'o incensário', 'o incensário de cerâmica/incensários de cerâmica', 'o porta-incenso', 'o porta-incenso de cerâmica/porta-incensos de cerâmica', 'o azulejo de cerâmica/azulejos de cerâmica', 'o castiçal de cerâmica/castiçais de cerâmica', 'a luminária de cerâmica/luminárias de cerâmica', 'o enfeite de cerâmica/enfeites de cerâmica'],
      openings: {
        sale: {
          professional: ['Barro que ganhou forma, relevo e lugar na casa: {topic}.'],
          casual: ['Um cantinho da casa pedindo barro: {topic}.'],
          funny: ['Aviso ao gato, aqui não se derruba {topic}.'],
          motivational: ['A forma já estava na cabeça, faltava o barro: {topic}.'],
        },
        content: {
          professional: ['Luz, altura e lugar: onde a casa recebe {o topic}.'],
          casual: ['Mudei três coisas de lugar pra acomodar {o topic}.'],
          funny: ['Tirar o pó leva o dobro do tempo, porque paro para olhar {o topic}.'],
          motivational: ['Tirar um pouco de barro, olhar, tirar mais um pouco: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Luz lateral faz aparecer o relevo e a textura do barro.',
            'Perto de parede clara ou de madeira, a cor do barro sobressai.',
          ],
          professional: ['Em ambiente de poucas cores, um ponto de cerâmica atrai o olhar sem pesar.'],
          casual: ['Eu gosto de pôr o barro onde bate o sol da tarde, só pra ver a sombra.'],
          funny: ['Toda visita pergunta quem fez, e você faz cara de quem entende de barro.'],
          motivational: ['Antes da forma que agrada, o barro foi amassado muitas vezes.'],
        },
        content: {
          all: [
            'Pincel macio e seco tira o pó dos relevos da cerâmica sem arranhar.',
            'Barro maciço e grosso se escava por dentro antes da queima, para secar por igual.',
          ],
          professional: ['Na altura dos olhos, a textura da cerâmica se percebe melhor.'],
          casual: ['Eu passo um pincelzinho pra tirar o pó do barro e aproveito pra admirar.'],
          funny: ['Uns elogiam a cor, outros o relevo, e o barro finge que não ouve.'],
          motivational: ['Modelar também é saber a hora de tirar a mão do barro.'],
        },
      },
      questions: {
        sale: ['Em que parede ou prateleira essa cerâmica ganharia luz?', 'Forma lisa ou barro cheio de relevo?'],
        content: ['Qual forma você tiraria de um bloco de barro?', 'Você já trouxe cerâmica de alguma viagem?'],
      },
      asks: ['o ambiente e as cores que já estão lá', 'a forma ou o tema que você imagina no barro'],
    },
    { nouns: ['o azulejo pintado', 'o azulejo pintado à mão', 'o azulejo decorado', 'o azulejo decorativo', 'o azulejo artesanal', 'o azulejo português/azulejos portugueses', 'o painel de azulejo', 'o painel de azulejos', 'o quadro de azulejo'], flags: { isGift: true } },
  ],
  tips: [
    'Deixe a cerâmica quente esfriar antes de lavar, porque água fria pode trincar.',
    'Use esponja macia, porque a palha de aço risca o esmalte.',
    'Cole um feltro sob a base para não riscar o móvel de madeira.',
    'Guarde a cerâmica empilhada com um pano ou papel entre uma e outra.',
    'Passe o dedo na borda e no fundo antes de comprar, porque a lasca se sente antes de se ver.',
    'Pergunte se o esmalte é próprio para alimento antes de servir comida numa cerâmica decorativa.',
    'Pergunte se pode ir ao forno ou ao micro-ondas, porque nem todo barro e nem todo esmalte aceitam.',
    'Seque bem o barro sem esmalte antes de guardar, para que não mofe.',
    'Espere a cerâmica gelada voltar à temperatura ambiente antes de levar ao calor.',
    'Tire os riscos cinzentos do esmalte com bicarbonato e esponja macia.',
    'Segure a cerâmica pela base ao mudar de lugar, porque alças e pontas são mais frágeis.',
    'Deixe a cerâmica longe da beirada da prateleira, sobretudo onde há crianças e gatos.',
    'Embrulhe cada cerâmica separada e preencha os vazios da caixa ao transportar.',
  ],
  steps: ['a argila amassada', 'a modelagem com as mãos', 'a secagem lenta', 'a entrada no forno', 'o pincel com esmalte', 'a abertura do forno frio'],
  tools: ['o bloco de argila', 'a esponja úmida', 'o fio de corte', 'as estecas de madeira', 'o pote de barbotina'],
  hashtags: [
    'ceramica', 'ceramicaartesanal', 'ceramicabrasileira', 'ceramicautilitaria', 'ceramicadecorativa', 'ceramicafeitaamao', 'loucaartesanal', 'mesaposta', 'mesapostabrasil', 'vasosdeceramica', 'vasosdecorativos', 'panelasdebarro', 'decoracaorustica', 'decoracaonatural',
  ],
  emojis: ['🏺', '🤎', '🍽️', '🌿', '☕'],
}
