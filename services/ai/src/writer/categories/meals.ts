import { mealsTypes } from '../products/meals.ts'
import type { Category } from './category.ts'

/** What people eat for lunch and dinner, hot or cold. */
export const meals: Category = {
  name: 'marmitas e comidas',
  sort: 'food',
  crafts: ['a cozinha', 'a comida caseira'],
  flags: { isGift: false, isUnique: false, isMadeToOrder: false, isHandmade: false, allowsJokes: true },
  openings: {
    sale: {
      professional: [
        'Comida bem temperada para o almoço ou o jantar: {topic}.',
        'Tempero equilibrado, prato bem composto: {topic}.',
        'Para comer bem sem passar a manhã no fogão: {topic}.',
        '{O topic}: bom tempero, do preparo ao prato.',
      ],
      casual: [
        'O que tem pra comer? Tem {topic}.',
        'A fome chegou, e {o topic} {chegou/chegaram} junto.',
        'Pode pendurar o avental e chamar o povo: {topic} na mesa.',
        'Senta, que a comida está na mesa: {topic}.',
      ],
      funny: [
        'A barriga roncou na reunião, e a resposta já veio: {topic}.',
        'Compromisso marcado entre a fome e {o topic}, sem direito a atraso.',
        'Abrir a geladeira pela quinta vez não resolve, mas {o topic} {resolve/resolvem}.',
        'O macarrão instantâneo pediu licença e saiu: {chegou/chegaram} {o topic}.',
      ],
      motivational: [
        'Da feira à mesa, tem muita mão por trás {do topic}.',
        'Semana cheia também merece comida de verdade: {topic}.',
        'Cozinhar recomeça todo dia, e {o topic} {é/são} a parte que dá para provar.',
        'Escolher, cortar, temperar, provar: {topic}.',
      ],
    },
    content: {
      professional: [
        'Preparo, tempero e conservação: {topic}.',
        'Como servir {o topic} em casa ou no trabalho.',
        'O que observar em uma comida bem temperada, a partir {do topic}.',
        'Da feira ao prato, as etapas {do topic}.',
      ],
      casual: [
        'Papo de beira de fogão: {topic}.',
        'Vem picar cebola comigo enquanto eu falo {do topic}.',
        'Rádio baixinho, avental no corpo e {topic} na conversa.',
        'Deixa eu contar o que acontece na cozinha antes {do topic}.',
      ],
      funny: [
        'Plateia reunida na porta da cozinha: {topic}.',
        'Dossiê completo da geladeira às onze da noite: {topic}.',
        'Ninguém provou antes da hora, segundo a própria colher: {topic}.',
        'Depoimento de uma tábua de corte que já viu de tudo: {topic}.',
      ],
      motivational: [
        'Avental marcado, colher na mão e {topic}.',
        'Cozinha de todo dia também tem ofício: {topic}.',
        'Antes do meio-dia, a cozinha já trabalhou muito {no topic}.',
        'Faca afiada, caderno de receitas e prática: {topic}.',
      ],
    },
  },
  facts: {
    sale: {
      all: [
        'Comida pronta na hora da fome poupa fogão, panela e pia.',
        'Tempero equilibrado se percebe quando ninguém pede o saleiro.',
        'Cor no prato abre o apetite antes da primeira garfada.',
        'Quem chega tarde, quem trabalha em casa e quem não gosta de cozinhar, todos precisam comer bem.',
        'Fome de verdade pede mesa posta e comida de quem sabe temperar.',
      ],
      professional: [
        'A combinação de ingredientes busca sabor, cor e variedade no prato.',
        'Uma refeição sem pressa muda o ritmo do expediente ou do encontro.',
      ],
      casual: [
        'Deixa o fogão de folga, que a fome a gente resolve do mesmo jeito.',
        'A pergunta do que vai ter pra comer já está respondida.',
      ],
      funny: [
        'A pia fica vazia, o fogão fica limpo, e você ainda recebe os elogios pela comida.',
        'O grupo da família ficou em silêncio, sinal de que estão todos comendo.',
      ],
      motivational: [
        'Cozinhar para os outros é um trabalho que recomeça a cada fome.',
        'Em semana cheia, sentar para comer de verdade já organiza o dia.',
      ],
    },
    content: {
      all: [
        'O tempero se acerta aos poucos, com a colher de prova sempre por perto.',
        'Erva fresca entra no fim, para chegar verde e perfumada ao prato.',
        'Umas gotas de limão ou vinagre no final acordam o sabor da comida salgada.',
        'Todo mundo tem um prato de infância que ninguém conseguiu copiar até hoje.',
        'Comida que sobrou vai logo para a geladeira, em pote raso e bem tampado.',
      ],
      professional: [
        'O corte uniforme dos ingredientes faz tudo chegar ao ponto ao mesmo tempo.',
        'O cardápio ganha quando alterna cores, texturas e temperos.',
      ],
      casual: [
        'Tábua na pia, rádio ligado, e a casa já sabe que vai ter comida.',
        'Eu cozinho provando, e quem passa por perto ganha uma colherada.',
      ],
      funny: [
        'Quem chega perguntando se precisa de ajuda só quer provar a comida.',
        'A cebola é a única colega de cozinha que me faz chorar todo dia.',
      ],
      motivational: [
        'A mão do tempero se forma em muitos almoços, alguns bem salgados.',
        'Feira cedo, corte, panela e louça: o prato conta só o final.',
      ],
    },
  },
  questions: {
    sale: [
      'Se alguém cozinhasse para você agora, qual seria o prato?',
      'Mais pimenta ou nenhuma?',
      'Qual comida faz você repetir o prato?',
      'Almoço farto ou jantar sem pressa?',
      'Com coentro ou sem coentro?',
    ],
    content: [
      'Qual comida tem gosto da casa em que você cresceu?',
      'Quem cozinha na sua casa?',
      'Qual tempero não pode faltar na sua cozinha?',
      'Qual prato você pediria para a sua avó?',
      'Você segue a receita ou vai no olho?',
    ],
  },
  asks: [
    'quantas pessoas vão à mesa',
    'o que você não come de jeito nenhum',
    'se prefere carne, frango, peixe ou legumes',
    'se a fome é para o almoço ou para o jantar',
  ],
  types: mealsTypes,
  groups: [
    {
      nouns: [
        'a marmita', 'a marmita fit/marmitas fit', 'a marmita congelada/marmitas congeladas', 'a marmitinha', 'a quentinha', 'o marmitex/marmitex', 'o prato feito/pratos feitos',
        'o kit de marmitas/kits de marmitas', 'a comida congelada/comidas congeladas', 'a refeição/refeições',
      ],
      openings: {
        sale: {
          professional: ['O almoço do trabalho, com sabor de comida de casa: {topic}.'],
          casual: ['Meio-dia, fome de verdade e {topic}.'],
          funny: ['Colega que espia a sua tampa abrir está de olho {no topic}.'],
          motivational: ['Bem cedo, uma fila de potes na bancada: {topic}.'],
        },
        content: {
          professional: ['Como congelar, aquecer e organizar a semana: {topic}.'],
          casual: ['Bancada cheia, pote aberto e {topic} em fila.'],
          funny: ['Fila do micro-ondas, capítulo novo: {topic}.'],
          motivational: ['Cozinhar em quantidade também se aprende: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Garfo, guardanapo e o almoço já está na mesa, sem panela para lavar.',
            'O intervalo rende mais para quem não enfrenta fila de restaurante.',
            'Deixar os pratos da semana separados livra a cabeça da pergunta diária sobre o almoço.',
            'Arroz, feijão, carne ou legumes, a combinação pode mudar a cada dia.',
            '{Cabe/Cabem} na rotina de quem tem só uma hora de almoço.',
            'Quem mora só encontra a porção certa, sem panela grande e sem sobra.',
          ],
          professional: [
            'A porção individual facilita o planejamento da semana e evita desperdício na geladeira.',
            'Variar o cardápio evita a repetição, que é o que cansa na rotina do almoço.',
            'Escritórios e equipes de obra costumam organizar o almoço do grupo com antecedência.',
          ],
          casual: [
            'Tampa, mochila, micro-ondas e pronto, almoço de casa no trabalho.',
            'É abrir a tampa e a sala inteira perguntar quem cozinhou.',
            'Semana com almoço decidido deixa até o intervalo com mais conversa.',
          ],
          funny: [
            'Na fila do micro-ondas, o cheiro do almoço conta a vida de todo mundo.',
            'Esquecer o garfo em casa desperta a criatividade de qualquer pessoa na hora do almoço.',
            'Onze e meia ainda é manhã, mas a tampa do pote não sabe ler as horas.',
          ],
          motivational: [
            'Um almoço já resolvido é uma decisão a menos numa manhã corrida.',
            'Montar dezenas de porções bem cedo alimenta o expediente de muita gente.',
            'Quem estuda e trabalha sabe o valor de abrir a mochila e achar comida.',
          ],
        },
        content: {
          all: [
            'Congelar em porções rasas ajuda a esfriar depressa e a aquecer por igual.',
            'Descongelar na geladeira, de um dia para o outro, preserva melhor a textura.',
            'Abrir um canto da tampa no micro-ondas deixa o vapor sair e evita respingos.',
            'Uma colher de água sobre o arroz antes de aquecer devolve a maciez.',
            'Folhas cruas vão em pote separado, porque o calor murcha tudo.',
            'Batata em pedaços perde textura no freezer, e o purê se sai melhor.',
          ],
          professional: [
            'Etiquetas com prato e data ajudam a consumir primeiro o que foi congelado antes.',
            'Na montagem, carne, acompanhamento e legumes ocupam espaços separados para não misturar molhos.',
            'O feijão em pote à parte aquece melhor e não encharca o arroz.',
          ],
          casual: [
            'Eu escrevo o nome do prato na tampa, porque congelado tudo se parece.',
            'Feijão por cima ou do lado do arroz, cada pessoa defende o seu jeito.',
            'Dia de montagem tem bancada cheia, tampa voando e música alta.',
          ],
          funny: [
            'Tampa de pote é ave migratória, some e nunca volta com o mesmo par.',
            'O elevador do trabalho já sabe o que tem dentro da minha mochila.',
            'Cheiro de peixe no micro-ondas do trabalho é assunto pra assembleia.',
          ],
          motivational: [
            'Organizar o almoço antes é tempo que volta inteiro no meio da semana.',
            'Cozinhar em quantidade ensina planejamento, com fogo, forno e tampa na ordem certa.',
            'O primeiro lote sai desigual, e depois a concha aprende a medida.',
          ],
        },
      },
      questions: {
        sale: ['Feijão por cima ou do lado do arroz?', 'Qual almoço você levaria a semana inteira?', 'A que horas você abre a tampa no trabalho?'],
        content: ['Você leva almoço de casa ou come na rua?', 'Já comeu o almoço do colega por engano?', 'Qual comida não pode ir ao micro-ondas do trabalho?'],
      },
      asks: ['quantos almoços você precisa na semana', 'o que não pode faltar no seu prato'],
    },
    {
      nouns: [
        'a feijoada', 'o yakisoba', 'o cuscuz', 'o cuscuz recheado', 'o macarrão', 'a comida japonesa', 'a lasanha', 'o escondidinho', 'a panqueca', 'o estrogonofe', 'o strogonoff', 'o nhoque', 'a macarronada', 'a parmegiana', 'o risoto', 'a moqueca', 'a galinhada',
        'o baião de dois/baiões de dois', 'o arroz de forno/arrozes de forno', 'o almoço', 'o jantar/jantares', 'a comida caseira/comidas caseiras', 'a comida',
      ],
      openings: {
        sale: {
          professional: ['Prato principal para reunir a mesa: {topic}.'],
          casual: ['Mesa grande, conversa alta e {topic} no meio.'],
          funny: ['Silêncio na mesa, boca ocupada e {topic}: ninguém quer conversar.'],
          motivational: ['Gente chegando, fogo aceso e {topic}: casa cheia.'],
        },
        content: {
          professional: ['Tempero, ponto e acompanhamentos: {topic}.'],
          casual: ['Senta na cozinha, que a conversa é sobre {topic}.'],
          funny: ['Quem raspou o prato tem a palavra: {topic}.'],
          motivational: ['Receita boa passa de mão em mão: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'No centro da mesa, {chama/chamam} a família antes de alguém gritar que está pronto.',
            'Reunir a família fica mais fácil quando o prato principal já está resolvido.',
            'A última porção tem sempre dois interessados e um árbitro da família.',
            'Prato servido, conversa boa e vontade de repetir fazem o relógio andar devagar.',
            'Receber amigos em casa pede um prato que deixe quem convida sentar à mesa.',
            'Cheiro de comida boa na casa é convite que não precisa de mensagem.',
          ],
          professional: [
            'Um prato principal bem feito pede poucos acompanhamentos e sustenta a mesa inteira.',
            'Para grupos, pratos no centro da mesa deixam cada pessoa escolher a porção.',
            'O tempo certo de preparo aparece na textura, na cor e no aroma.',
          ],
          casual: [
            'Põe tudo no meio da mesa e deixa o povo se servir.',
            'Meu olho vai direto no pedaço mais bonito do prato.',
            'Prato assim pede repeteco e ninguém olhando o relógio.',
          ],
          funny: [
            'Quem vai à cozinha só buscar água volta com a boca cheia.',
            'O segundo prato é menor por educação e maior por convicção.',
            'A vizinha elogiou o cheiro pela janela três vezes, e a indireta foi entendida.',
          ],
          motivational: [
            'Cozinhar para muita gente é somar tempo, mão e paciência numa mesa só.',
            'Cozinha acordada desde cedo é o jeito que muita casa tem de esperar os seus.',
            'A mesa fica completa quando quem sempre cozinha também consegue sentar.',
          ],
        },
        content: {
          all: [
            'Mesa posta antes de a comida chegar deixa todos comerem juntos e sem correria.',
            'O acompanhamento muda de casa em casa, e cada família jura que o seu é o certo.',
            'Muita receita entrou na família por um vizinho, um parente distante ou um caderno emprestado.',
            'Para aquecer uma travessa, cubra no começo e descubra no fim, para dourar.',
            'Na conta da mesa, cerca de quinhentos gramas de comida por adulto costumam bastar.',
            'Molhos e ensopados ganham sabor de um dia para o outro, na geladeira.',
          ],
          professional: [
            'Acompanhamentos frescos, como salada e couve, equilibram pratos intensos.',
            'O prato principal define a mesa, e os acompanhamentos entram para dar contraste.',
            'O prato ganha quando chega à mesa logo depois de pronto, sem esperar no fogão.',
          ],
          casual: [
            'Receita da minha família não tem medida, tem um tanto disso e um tiquinho daquilo.',
            'Aqui em casa tudo já viu farofa, e ninguém se arrependeu.',
            'O avental fica no gancho, mas de cinco em cinco minutos eu volto pra provar.',
          ],
          funny: [
            'Toda família tem alguém que prova tanto que chega à mesa sem fome.',
            'Alguém aparece na cozinha a cada dois minutos e chama isso de ajudar.',
            'A comida vai pro meio da mesa, e os cotovelos se preparam.',
          ],
          motivational: [
            'Quem cozinha há muito tempo conhece o ponto pelo cheiro e pelo barulho.',
            'Cozinha se aprende ajudando, primeiro na louça, depois no tempero.',
            'A mão de quem já temperou muito dispensa a colher de medida.',
          ],
        },
      },
      questions: {
        sale: ['Repete o prato ou guarda espaço para a sobremesa?', 'Quem senta à sua mesa no almoço de família?', 'Prato cheio de uma vez ou um pouquinho de cada vez?'],
        content: ['Qual prato só a sua família faz daquele jeito?', 'Quem ensinou você a cozinhar?', 'O que vai ao lado do arroz na sua mesa?'],
      },
      asks: ['quantos pratos a mesa vai ter', 'o prato que reúne a sua família'],
    },
    {
      nouns: ['o caldo', 'o caldinho', 'a sopa', 'a canja', 'o caldo verde/caldos verdes', 'o caldo de mocotó/caldos de mocotó', 'o creme de legumes/cremes de legumes'],
      openings: {
        sale: {
          professional: ['Cumbuca quente, torrada ao lado e {topic}.'],
          casual: ['Meia no pé, cumbuca na mão e {topic}.'],
          funny: ['Fez um ventinho e já tem gente pedindo {topic}.'],
          motivational: ['Fogo baixo, colher de pau e uma tarde de panela: {topic}.'],
        },
        content: {
          professional: ['Textura, tempero e como aquecer: {topic}.'],
          casual: ['Concha na mão e papo sobre {topic}.'],
          funny: ['{O topic} {conta/contam} como janta? A família quer saber.'],
          motivational: ['Talo, osso e tempo de panela: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Caneca quente entre as mãos e uma fatia de pão ao lado já são jantar.',
            'Noite fria pede colher funda, cumbuca e torrada.',
            '{Aquece/Aquecem} a volta para casa e {poupa/poupam} a louça do jantar.',
            'Cheiro-verde, torrada ou queijo ralado por cima, cada pessoa termina a cumbuca do seu jeito.',
            'Em festa junina ou reunião de amigos, a panela grande serve a turma toda em canecas.',
            'Uma cumbuca cheia vale por jantar, e o pão limpa o que ficou no fundo.',
          ],
          professional: [
            'Servir em cumbucas aquecidas conserva a temperatura até a última colher.',
            'Uma mesa de acompanhamentos permite que cada convidado finalize a própria cumbuca.',
            'Para encontros à noite, canecas pequenas facilitam servir em pé.',
          ],
          casual: [
            'Jantar de colher, no sofá e com manta, é desse que eu gosto.',
            'O pão é só desculpa pra raspar o fundo da cumbuca.',
            'Panela no meio da mesa, concha na mão e todo mundo se servindo.',
          ],
          funny: [
            'Soprar a colher três vezes e queimar a língua do mesmo jeito é tradição.',
            'O vapor embaçou os óculos, e mesmo assim a colher achou o caminho.',
            'A temperatura caiu dois graus, e a cidade inteira já está de cumbuca na mão.',
          ],
          motivational: [
            'Panela no fogo baixo a tarde inteira é trabalho que se ouve borbulhar.',
            'Chegar em casa tarde e achar uma cumbuca quente muda a noite.',
            'Servir a mesma panela a muita gente é dos gestos mais antigos da cozinha.',
          ],
        },
        content: {
          all: [
            'Aquecer em fogo baixo, mexendo de vez em quando, evita que grude no fundo.',
            'A cremosidade de muitas panelas vem da batata ou da mandioquinha batida.',
            'Caneca de louça guarda o calor por mais tempo do que o prato raso.',
            'Congelar com um dedo de folga no pote evita que a tampa estufe.',
            'Macarrão e arroz incham de um dia para o outro, então vale juntar água quente ao aquecer.',
            'Ossos e talos cozidos em fogo baixo dão um fundo saboroso para a panela inteira.',
          ],
          professional: [
            'Torradas e ervas servidas à parte deixam a cumbuca com textura até o fim.',
            'Um fio de azeite no momento de servir realça o aroma da cumbuca.',
            'Legumes de cozimento lento entram primeiro, e as folhas só no fim.',
          ],
          casual: [
            'Faço sempre panela grande, porque no dia seguinte fica ainda melhor.',
            'Cumbuca que foi da avó deixa tudo mais gostoso, nem tente explicar.',
            'Torrada dentro ou torrada do lado, na minha mesa cada um escolhe.',
          ],
          funny: [
            'Liquidificador sem tampa é aula que o teto da cozinha não esquece.',
            'Isso não é janta, disse o tio antes da terceira cumbuca.',
            'Só uma conchinha, pediu a pessoa com a maior cumbuca da casa.',
          ],
          motivational: [
            'Aproveitar talo, osso e casca é sabedoria de panela antiga.',
            'Fogo baixo ensina a fazer outra coisa enquanto o sabor trabalha.',
            'Picar legumes miúdos por meia hora é paciência que se toma de colher.',
          ],
        },
      },
      questions: {
        sale: ['Com torrada, com queijo ou com pão?', 'Cumbuca, caneca ou prato fundo?', 'Qual caldo esquenta a sua noite fria?'],
        content: ['Quem fazia sopa na sua infância?', 'Sopa é janta, sim ou não?', 'Com macarrão ou com arroz?'],
      },
      asks: ['se prefere cremoso ou com pedaços', 'quantas cumbucas vão à mesa'],
    },
    {
      nouns: ['a tábua de frios/tábuas de frios', 'a mesa de frios/mesas de frios', 'a tábua de queijos/tábuas de queijos', 'o queijo', 'o queijo coalho/queijos coalho', 'o queijo minas/queijos minas', 'o queijo artesanal/queijos artesanais', 'o antepasto', 'o patê', 'a caponata'],
      openings: {
        sale: {
          professional: ['Para receber com calma, antes do jantar: {topic}.'],
          casual: ['Campainha tocou, mesa posta e {topic} no centro.'],
          funny: ['Só vou beliscar, disse a pessoa que se mudou para perto {do topic}.'],
          motivational: ['Reunir gente em volta da mesa começa com {topic}.'],
        },
        content: {
          professional: ['Quantidades, temperatura e combinações para beliscar: {topic}.'],
          casual: ['Queijo, pão, fruta e um bom papo sobre {topic}.'],
          funny: ['Última torrada, dois olhares e muita educação: {topic}.'],
          motivational: ['Olho para cor e espaço também se treina: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            '{Chega/Chegam} à mesa, e a conversa se forma em volta, de palito e taça na mão.',
            'Queijo, pão e algo doce por perto fazem cada beliscada ser diferente.',
            'Quem recebe passa a noite à mesa com os convidados, longe do fogão.',
            'Aniversário pequeno, noite de jogo ou visita de fim de tarde combinam com beliscar.',
            'Beliscar devagar alonga a noite, e a mesa vai esvaziando sem ninguém notar.',
            'Salgado, doce, ácido e crocante na mesma mesa mantêm a mão voltando.',
          ],
          professional: [
            'Uma boa mesa de aperitivos alterna cores e alturas, com tudo fácil de pegar.',
            'Em recepções, aperitivos frios podem estar à mesa antes de o primeiro convidado chegar.',
            'Pães neutros e torradas finas deixam o sabor principal em destaque.',
          ],
          casual: [
            'Abre um vinho, ou um suco de uva, e deixa a conversa correr em volta da mesa.',
            'Vou direto no meu preferido e finjo que foi sem querer.',
            'A gente belisca tanto que esquece de fazer o jantar.',
          ],
          funny: [
            'Tem convidado que cumprimenta primeiro o queijo e depois a família.',
            'A última torrada da mesa tem sempre duas mãos na mira.',
            'Quem arruma a mesa prova de tudo antes, é cláusula antiga.',
          ],
          motivational: [
            'Arrumar a mesa para os amigos é um cuidado que eles percebem ao entrar.',
            'Cortar, enrolar, dispor: meia hora de mão leve antes de a campainha tocar.',
            'Juntar gente em torno de pão e queijo ainda é um grande plano.',
          ],
        },
        content: {
          all: [
            'Queijos ficam melhores fora da geladeira uns trinta minutos antes de servir.',
            'Como aperitivo, cem a cento e cinquenta gramas por pessoa costumam bastar.',
            'Pão em fatias finas serve de base para quase tudo o que está na mesa.',
            'Uma faquinha para cada pote ou queijo evita misturar sabores.',
            'Torradas em pote separado continuam crocantes até o fim da noite.',
            'Algo doce, como uva, mel ou geleia, equilibra o sal dos frios.',
          ],
          professional: [
            'Uma regra prática combina um queijo macio, um firme e um de sabor marcante.',
            'Antepastos em azeite mostram melhor o sabor em temperatura ambiente.',
            'Potes pequenos para azeitonas e pastas mantêm o restante da mesa seco.',
          ],
          casual: [
            'Começo pelos queijos e depois encaixo o resto feito quebra-cabeça.',
            'Fatia dobrada em leque engana bem, parece que a gente fez curso.',
            'Deixo uma tigela reserva na geladeira, pra repor sem a visita notar.',
          ],
          funny: [
            'Uva na mesa de frios é decoração até a primeira criança chegar.',
            'Azeitona com caroço separa os atentos dos apressados.',
            'Sempre tem um queijo de que ninguém lembra o nome, mas todos elogiam.',
          ],
          motivational: [
            'A primeira mesa de frios parece difícil, e a décima sai conversando.',
            'Mesa bonita se treina com queijo, fruta, pão e algum espaço entre eles.',
            'Pôr a mesa antes de a visita chegar é metade da alegria de receber.',
          ],
        },
      },
      questions: {
        sale: ['Queijo, azeitona ou salame, onde vai o primeiro palito?', 'Com vinho, com cerveja ou com suco?', 'Quem você chamaria para beliscar?'],
        content: ['Qual queijo acaba primeiro na sua casa?', 'Geleia com queijo, sim ou não?', 'Azeitona com caroço ou sem?'],
      },
      asks: ['quantas pessoas vão beliscar', 'o queijo que não pode faltar'],
    },
    {
      nouns: ['a salada no pote/saladas no pote', 'a salada', 'o poke'],
      openings: {
        sale: {
          professional: ['Almoço fresco e colorido: {topic}.'],
          casual: ['Garfo na mão, prato colorido e {topic}.'],
          funny: ['O tomate-cereja já está em fuga: {topic}.'],
          motivational: ['Folha por folha, cor por cor: {topic}.'],
        },
        content: {
          professional: ['Camadas, molho e conservação das folhas: {topic}.'],
          casual: ['Papo crocante sobre {topic}.'],
          funny: ['A rúcula pediu para falar primeiro: {topic}.'],
          motivational: ['Ordem também é tempero: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Folha crocante e molho na hora fazem diferença desde a primeira garfada.',
            'No calor do meio-dia, um almoço frio e colorido cai bem.',
            '{Sai/Saem} da geladeira do trabalho direto para a mesa, sem fila no micro-ondas.',
            'Grãos, folhas, fruta ou frango, a mistura muda sem repetir o almoço.',
          ],
          professional: [
            'A montagem em camadas preserva o frescor e organiza as cores.',
            'Como entrada ou prato único, {compõe/compõem} bem o almoço de dias cheios.',
          ],
          casual: [
            'É só virar no prato, misturar e ir comendo perto da janela.',
            'Gosto da parte crocante e vou caçando com o garfo até o fim.',
          ],
          funny: [
            'O tomate-cereja tem vida própria e sempre foge do garfo.',
            'Verdinho no dente é notícia que todo colega adora dar depois do almoço.',
          ],
          motivational: [
            'Lavar folha por folha é trabalho invisível que se percebe na mordida.',
            'Deixar o almoço na geladeira é um favor para a pessoa que você será ao meio-dia.',
          ],
        },
        content: {
          all: [
            'Molho no fundo do pote e folhas por cima mantêm tudo crocante até a hora do almoço.',
            'Folha bem seca dura mais, porque a água apressa o murchar.',
            'Grãos e legumes firmes ficam logo acima do molho e protegem as folhas.',
            'Fruta que escurece entra na hora, com umas gotas de limão.',
          ],
          professional: [
            'A centrífuga ou um pano limpo seca as folhas sem amassar.',
            'O molho clássico leva três partes de azeite para uma de ácido.',
          ],
          casual: [
            'Eu chacoalho o pote feito coquetel e sirvo no prato fundo.',
            'Algo crocante por cima é lei, nem que seja um punhado de sementes.',
          ],
          funny: [
            'Abrir o pote de tampa apertada no trabalho exige braço, pano e torcida.',
            'A rúcula diz que é forte, mas murcha com qualquer olhada quente.',
          ],
          motivational: [
            'A trigésima salada da manhã pede a mesma mão leve da primeira.',
            'Quem lava e seca as folhas de uma vez ganha tempo em todos os almoços da semana.',
          ],
        },
      },
      questions: {
        sale: ['Molho cremoso ou de limão?', 'Com fruta ou sem fruta na salada?', 'Qual crocante não pode faltar?'],
        content: ['Você mistura tudo ou come por partes?', 'Alface, rúcula ou agrião?', 'Tomate-cereja com garfo ou com a mão?'],
      },
      asks: ['o molho de que você mais gosta', 'o ingrediente que você sempre põe a mais'],
    },
    {
      nouns: [
        'a pamonha', 'a pamonha doce/pamonhas doces', 'a pamonha salgada/pamonhas salgadas', 'a pamonha recheada/pamonhas recheadas',
        'a pamonha assada/pamonhas assadas', 'o curau', 'o curau de milho/curaus de milho', 'o curau de milho verde/curaus de milho verde',
        'a canjica de milho verde/canjicas de milho verde', 'o milho cozido/milhos cozidos', 'o milho verde cozido/milhos verdes cozidos',
      ],
    },
    {
      nouns: [
        'o vatapá', 'o caruru', 'a maniçoba', 'o pato no tucupi/patos no tucupi', 'o tacacá', 'o bobó', 'o bobó de camarão/bobós de camarão',
        'o xinxim de galinha/xinxins de galinha',
      ],
    },
    {
      nouns: [
        'a carne de sol/carnes de sol', 'a carne-seca/carnes-secas', 'o charque', 'o jabá',
      ],
    },
    {
      nouns: [
        'a linguiça', 'a linguiça artesanal/linguiças artesanais', 'a linguiça caseira/linguiças caseiras', 'o bacon/bacons',
        'o bacon artesanal/bacons artesanais', 'o torresmo', 'o torresmo de rolo/torresmos de rolo', 'o defumado',
        'a costelinha defumada/costelinhas defumadas',
      ],
    },
    {
      nouns: [
        'o camarão/camarões', 'o camarão empanado/camarões empanados', 'o caranguejo', 'o peixe frito/peixes fritos',
        'o peixe assado/peixes assados', 'a isca de peixe/iscas de peixe', 'a peixada', 'a casquinha de siri/casquinhas de siri', 'a caldeirada',
        'a caldeirada de frutos do mar/caldeiradas de frutos do mar', 'os frutos do mar',
      ],
    },
    {
      nouns: [
        'o espetinho', 'o espetinho de carne/espetinhos de carne', 'o espetinho de frango/espetinhos de frango',
        'o espetinho misto/espetinhos mistos', 'o espetinho de queijo/espetinhos de queijo', 'o churrasquinho',
        'o churrasquinho de rua/churrasquinhos de rua',
      ],
    },
  ],
  materials: [],
  tips: [
    'Congele em porções rasas, porque elas esfriam depressa e aquecem por igual.',
    'Descongele na geladeira de um dia para o outro, e não em cima da pia.',
    'Escreva o prato e a data na tampa antes de levar ao freezer.',
    'Deixe um dedo de folga ao congelar caldos, porque o líquido aumenta de volume.',
    'Borrife um pouco de água no arroz antes de aquecer, para que volte a ficar macio.',
    'Leve o feijão em pote separado, para que não encharque o arroz.',
    'Ponha o molho no fundo do pote de salada e as folhas por cima.',
    'Seque bem as folhas antes de guardar, porque a água as murcha.',
    'Tire os queijos da geladeira meia hora antes de servir a tábua.',
    'Deixe a lasanha descansar dez minutos depois do forno, para que as camadas firmem.',
    'Junte a salsinha e a cebolinha só no fim, para que fiquem verdes.',
    'Prove antes de salgar, porque caldo pronto, queijo e embutidos já trazem sal.',
  ],
  steps: ['a escolha dos legumes', 'o corte da cebola e do alho', 'o refogado', 'a prova do tempero', 'a montagem das porções', 'a louça depois de tudo'],
  tools: ['as panelas', 'a tábua de corte', 'a faca afiada', 'a concha', 'os potes com tampa'],
  hashtags: [
    'marmita', 'marmitas', 'marmitafit', 'marmitacaseira', 'marmitacongelada', 'comidacaseira', 'comidacongelada', 'almoco', 'almocodehoje', 'jantar', 'feijoada', 'lasanha',
    'caldos', 'tabuadefrios', 'saladanopote', 'comidadeverdade',
  ],
  emojis: ['🍲', '🍛', '🥘', '🥗', '🧀'],
}
