import { frozenTreatsTypes } from '../products/frozen-treats.ts'
import type { Category } from './category.ts'

/** All of them melt: that is what the facts for all are about. */
export const frozenTreats: Category = {
  name: 'geladinhos e gelados',
  sort: 'food',
  crafts: ['a sorveteria'],
  flags: { isGift: false, isUnique: false, isMadeToOrder: false, isHandmade: false, allowsJokes: true },
  openings: {
    sale: {
      professional: [
        'Para refrescar a tarde com sabor: {topic}.',
        'Frio no ponto certo, sabor do começo ao fim: {topic}.',
        '{O topic}: sobremesa gelada para depois do almoço ou do passeio.',
        'Para o intervalo mais fresco do dia: {topic}.',
      ],
      casual: [
        'Chinelo no pé, sombra boa e {topic}.',
        'Vontade de sobremesa gelada não escolhe hora: {topic}!',
        'Cadeira na calçada, conversa boa e {topic} na mão.',
        'Tarde quente pede sombra, conversa e {topic}.',
      ],
      funny: [
        'O ventilador faz vento, mas quem resolve {é/são} {o topic}.',
        'Corra antes que {derreta/derretam}: {topic}.',
        'O gelo da bebida está com inveja {do topic}.',
        'Calor nenhum assusta quem tem {topic}.',
      ],
      motivational: [
        'Dia de sol, trabalho feito e {topic} no fim.',
        'Por trás do freezer cheio há muita mistura testada: {topic}.',
        'Liquidificador ligado bem antes do calor da tarde: {topic}.',
        'De teste em teste, o ponto chegou e gelou: {topic}.',
      ],
    },
    content: {
      professional: [
        'Cremosidade, temperatura e conservação no freezer: {topic}.',
        'Textura, doçura e frio, o que observar {no topic}.',
        'Como guardar e servir {o topic} sem cristais de gelo.',
        'Do preparo ao freezer, o percurso {do topic}.',
      ],
      casual: [
        'Papo de freezer aberto: {topic}.',
        'Vem ver o que está gelando: {topic}.',
        'Coisas que aprendi com o freezer e {o topic}.',
        'Sombra, cadeira de praia e conversa sobre {topic}.',
      ],
      funny: [
        'Segredos que só o freezer sabe: {topic}.',
        'Reunião de emergência em volta do freezer: {topic}.',
        'Diário de um freezer que nunca fica fechado: {topic}.',
        'Corrida contra o sol, com {topic} na mão.',
      ],
      motivational: [
        'O frio tem o tempo dele, e {o topic} {ensina/ensinam} a esperar.',
        'Muita panela e muito freezer até acertar {o topic}.',
        'A mão que enche o freezer aprende com {o topic}.',
        'Teve doce demais, teve azedo demais, e então {saiu/saíram} {o topic}.',
      ],
    },
  },
  facts: {
    sale: {
      all: [
        'Depois da praia, da piscina ou da caminhada, algo bem gelado vale a volta para casa.',
        'O frio chega antes do sabor, e o sabor fica quando o frio passa.',
        'Criança de boca colorida no portão é a imagem de uma boa tarde de férias.',
        'Sabores de fruta refrescam, e os cremosos fazem as vezes de sobremesa.',
        'Depois do almoço, uma sobremesa gelada encerra a refeição sem ninguém ligar o forno.',
        'Em festa no quintal, a caixa térmica com gelo e muitos sabores vira ponto de encontro.',
      ],
      professional: [
        'Boa textura se reconhece na boca, sem cristais de gelo e sem doçura demais.',
        'Em eventos ao ar livre, sobremesas geladas agradam a adultos e crianças no mesmo intervalo.',
        'A variedade entre frutas e cremosos atende a preferências diferentes na mesma mesa.',
        'O sabor da fruta aparece melhor no ponto certo de frio, nem duro nem derretido.',
      ],
      casual: [
        'Dá pra comer na calçada, de chinelo, vendo o povo passar.',
        'Lá em casa a porta do freezer abre tanto quanto a da rua.',
        'Sabor de fruta pra matar a sede, cremoso pra matar a vontade.',
        'Eu começo devagar e termino correndo, porque o sol não espera.',
      ],
      funny: [
        'Mordida apressada em coisa gelada rende careta na hora.',
        'Só vim pegar gelo, disse a pessoa com a cabeça dentro do freezer.',
        'Dividir é bonito, mas derrete rápido, e a amizade entende.',
        'O freezer apita de porta aberta, e ninguém consegue escolher o sabor.',
      ],
      motivational: [
        'Alguém bate, prova e espera gelar para que a tarde de outra pessoa seja mais fresca.',
        'Quem trabalha debaixo de sol merece cinco minutos de sombra e algo bem gelado.',
        'Sabor equilibrado no frio pede muitas provas, porque o gelo esconde a doçura.',
        'Freezer arrumado de manhã cedo é a vitrine de quem vende em casa.',
      ],
    },
    content: {
      all: [
        'O fundo do freezer é o melhor lugar, porque a porta esquenta a cada abertura.',
        'Depois de derreter, voltar ao freezer cria cristais de gelo e estraga a textura.',
        'O frio diminui a sensação de doce, por isso a mistura parece mais açucarada antes de gelar.',
        'Fruta madura dá à mistura um sabor que fruta verde com açúcar não alcança.',
        'Bolsa térmica com gelo em gel segura o frio no caminho de volta para casa.',
        'Longe de peixe e alho no freezer, a sobremesa conserva o próprio aroma.',
      ],
      professional: [
        'O congelamento rápido forma cristais menores, e a textura fica mais lisa.',
        'A gordura dá cremosidade, e o açúcar evita que a mistura endureça demais no frio.',
        'Organizamos o freezer por sabor e data, para que o mais antigo saia primeiro.',
        'A fruta entra bem madura, quando o perfume aparece mesmo no frio.',
      ],
      casual: [
        'Eu abro o freezer toda hora pra ver se já endureceu, e sei que atrapalha.',
        'Bato, provo, bato de novo, e o liquidificador já conhece a minha música.',
        'Sabor novo passa primeiro pela família, que é sincera até demais.',
        'A gente etiqueta tudo, porque no freezer morango e goiaba são gêmeos.',
      ],
      funny: [
        'Depois do décimo teste, a língua congela e todo sabor vira azul.',
        'Freezer cheio é quebra-cabeça, e a última peça é sempre o feijão.',
        'Comer devagar é conselho de quem nunca morou num lugar quente.',
        'Visita em casa abre o freezer antes de perguntar como vai a família.',
      ],
      motivational: [
        'O primeiro lote vira pedra de gelo, o segundo vira sopa, e o terceiro ensina.',
        'Anotar a quantidade de fruta e açúcar é o que faz o sabor se repetir.',
        'Muita venda começou com um freezer de casa e uma placa no portão.',
        'Esperar gelar por inteiro é a parte do trabalho que ninguém consegue apressar.',
      ],
    },
  },
  questions: {
    sale: [
      'Fruta ou cremoso?',
      'Qual sabor você teria sempre no freezer?',
      'Você morde ou espera derreter um pouco?',
      'Quem você chamaria para a sombra e a sobremesa gelada?',
      'Que sabor gelado ninguém deveria tirar do cardápio?',
      'Sobremesa gelada em dia frio, sim ou não?',
    ],
    content: [
      'Qual sabor gelado lembra as suas férias de infância?',
      'Quem passava vendendo sorvete na rua em que você cresceu?',
      'O que nunca falta no seu freezer?',
      'Qual a fruta mais gostosa bem gelada?',
      'Já fez careta por comer gelado com pressa?',
      'Praia, piscina ou calçada, onde é mais gostoso se refrescar?',
    ],
  },
  asks: [
    'o sabor que você quer encontrar no freezer',
    'se prefere fruta ou cremoso',
    'quantas pessoas vão se refrescar',
    'se é para a festa, para a família ou só para você',
  ],
  types: frozenTreatsTypes,
  groups: [
    {
      nouns: [
        'o geladinho', 'o geladinho gourmet/geladinhos gourmet', 'o sacolé', 'o dindin', 'o din-din/din-dins', 'o chup-chup/chup-chups', 'o chupe-chupe/chupe-chupes', 'o gelinho', 'o flau/flaus',
      ],
      openings: {
        sale: {
          professional: ['O clássico gelado de infância, com receita cuidada: {topic}.'],
          casual: ['Morde a pontinha e aproveita: {topic}!'],
          funny: ['Dedo gelado, boca ocupada e {topic}.'],
          motivational: ['Nó por nó, o freezer ficou cheio: {topic}.'],
        },
        content: {
          professional: ['Recheio, mistura e fechamento no ponto: {topic}.'],
          casual: ['Funil na mão, jarra cheia e {topic} na fila.'],
          funny: ['Técnicas avançadas para morder a pontinha {do topic}.'],
          motivational: ['Uma jarra, um funil e vontade de começar: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Morde-se a pontinha, espreme-se devagar, e a infância inteira aparece.',
            'Sem prato e sem colher, dá para ir comendo na rua.',
            'O cremoso amolece aos poucos, e a última parte é sempre a mais gostosa.',
            'Em festa de criança, uma caixa térmica cheia resolve a sobremesa do quintal.',
            'Um punhado de sabores no freezer, e cada pessoa da casa escolhe o seu.',
          ],
          professional: [
            'O formato individual facilita servir em festas, escolas e intervalos de trabalho.',
            'Receitas cremosas aproximam o saquinho simples de uma sobremesa de confeitaria.',
          ],
          casual: [
            'Leva uns de fruta e uns cremosos, que a vontade muda no caminho.',
            'Seguro com o guardanapo, porque o dedo congela antes de acabar.',
          ],
          funny: [
            'Cada cidade tem um nome pra {ele/ela/eles/elas}, e todas têm certeza absoluta.',
            'Chega um momento em que só resta virar o saquinho e confiar.',
          ],
          motivational: [
            'Encher, tirar o ar e dar o nó, centenas de vezes, é ofício de mão molhada.',
            'Muita casa já pagou estudo e reforma com um freezer cheio de saquinhos.',
          ],
        },
        content: {
          all: [
            'Cada saquinho é enchido com funil, fechado e deitado para gelar reto.',
            'Uma tigela funda acomoda os saquinhos no freezer sem ocupar a prateleira inteira.',
            'Tesoura limpa corta a pontinha com menos bagunça, mas a mordida tem os seus fiéis.',
            'Há quem prefira bem duro, para morder, e quem espere amolecer para beber.',
            'Cinco minutos fora do freezer deixam o cremoso no ponto de morder.',
          ],
          professional: [
            'O enchimento é feito com funil limpo, e a borda seca deixa o fechamento firme.',
            'Recheios mais densos entram primeiro, e a base líquida completa o saquinho.',
          ],
          casual: [
            'Eu dou o nó conversando, e quando vejo a bacia está cheia.',
            'Na minha rua mudava de nome a cada esquina, mas a mordida era a mesma.',
          ],
          funny: [
            'O nó perfeito aparece sempre no saquinho que eu ia abrir pra provar.',
            'Um dia o saquinho estoura na bacia, e aí a família ganha suco.',
          ],
          motivational: [
            'No começo o nó escapa, depois os dedos fazem tudo sem olhar.',
            'Jarra, funil e paciência ocupam pouco espaço na cozinha e rendem um freezer inteiro.',
          ],
        },
      },
      questions: {
        sale: ['Quantos sabores você levaria de uma vez?', 'Na sua cidade é geladinho, sacolé ou outro nome?'],
        content: ['De que sabor era o saquinho da sua infância?', 'Você morde a pontinha ou corta com a tesoura?'],
      },
      asks: ['quantos saquinhos e quais sabores', 'como se diz geladinho na sua cidade'],
    },
    {
      nouns: ['o picolé', 'a paleta', 'a paleta mexicana/paletas mexicanas', 'o minipicolé'],
      openings: {
        sale: {
          professional: ['Fruta, creme e um palito na medida: {topic}.'],
          casual: ['Palito na mão e pé na areia: {topic}.'],
          funny: ['Palito guardado na boca é saudade {do topic}.'],
          motivational: ['Forma cheia, palito reto e uma noite de freezer: {topic}.'],
        },
        content: {
          professional: ['Palito, forma e ponto de congelamento: {topic}.'],
          casual: ['Hora de desenformar: {topic}.'],
          funny: ['Palito torto também tem sentimentos: {topic}.'],
          motivational: ['Palito no centro é questão de prática: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'A mordida começa pela ponta e termina no palito, que sempre se lambe até o fim.',
            'Na areia, no parque ou na saída da escola, come-se andando.',
            'A cor já anuncia o sabor antes da primeira mordida.',
            'Num aniversário de dia, o carrinho ou a caixa térmica faz fila de gente grande.',
          ],
          professional: [
            'Em casamentos e festas ao ar livre, o palito dispensa louça e refresca os convidados.',
            'As cores dos sabores compõem uma bela mesa sobre gelo.',
          ],
          casual: [
            'Come de lado, gira e salva a gota antes de cair no pé.',
            'Eu guardo o palito na boca até lembrar que já acabou.',
          ],
          funny: [
            'O último pedaço se equilibra no palito como se soubesse que há plateia.',
            'Camiseta branca e palito gelado têm um histórico difícil.',
          ],
          motivational: [
            'Encher forma por forma e acertar o palito no meio é paciência de manhã cedo.',
            'Cada palito alinhado na forma lembra uma manhã inteira de trabalho silencioso.',
          ],
        },
        content: {
          all: [
            'Antes de sair da forma, um banho rápido de água solta o gelo das bordas.',
            'O palito só entra quando a mistura começa a firmar, e por isso fica reto.',
            'Nas camadas de cor, um sabor espera o outro firmar antes de entrar.',
            'Uma forminha de papel presa no palito segura as gotas e salva a camiseta.',
          ],
          professional: [
            'Em festas, a caixa térmica na sombra mantém os sabores firmes por mais tempo.',
            'A embalagem individual protege do gelo e conserva o formato até a hora de abrir.',
          ],
          casual: [
            'Fatia de fruta encostada na forma vira desenho, e eu me orgulho de um kiwi bem colado.',
            'Puxar da forma e sair inteiro dá uma alegria que nem sei explicar.',
          ],
          funny: [
            'Puxei com força e fiquei só com o palito, o resto preferiu a forma.',
            'Língua grudada no gelo é teste que a gente faz uma vez na vida.',
          ],
          motivational: [
            'O primeiro saiu sem palito, o segundo sem ponta, e o décimo saiu inteiro.',
            'Camada sobre camada, uma noite por sabor, e a cor aparece.',
          ],
        },
      },
      questions: {
        sale: ['De fruta, de leite ou com cobertura?', 'No palito, você começa pela ponta ou pelos lados?'],
        content: ['O que você fazia com os palitos quando era criança?', 'Morder ou lamber?'],
      },
      asks: ['a data da festa ao ar livre', 'quantos palitos e quais sabores'],
    },
    {
      nouns: ['o sorvete', 'o sorvete no pote/sorvetes no pote', 'o sorvete artesanal/sorvetes artesanais', 'o gelato', 'o sorbet/sorbets', 'o sundae', 'a taça de sorvete/taças de sorvete', 'a casquinha'],
      openings: {
        sale: {
          professional: ['Bola lisa, colher leve e sabor inteiro: {topic}.'],
          casual: ['Pega as taças, que tem {topic} pra turma.'],
          funny: ['Meia-noite, colher na mão e {topic}: ninguém viu nada.'],
          motivational: ['Bater, gelar, provar e bater outra vez: {topic}.'],
        },
        content: {
          professional: ['Temperatura de serviço e textura na colher: {topic}.'],
          casual: ['Colher na mão e opinião formada sobre {topic}.'],
          funny: ['Pegadas de colher encontradas no pote: {topic}.'],
          motivational: ['Textura lisa vem de muita batida: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Uma bola, duas bolas ou direto do pote, cada pessoa tem o seu tamanho de vontade.',
            'Sobre uma fatia morna de bolo ou torta, {faz/fazem} a sobremesa da visita.',
            'Colher que entra sem esforço é sinal de textura bem batida.',
            'Depois do cinema ou do passeio na praça, duas bolas ainda são o melhor motivo para demorar.',
          ],
          professional: [
            'Sabores intensos pedem porções pequenas, e os de fruta limpam o paladar depois do jantar.',
            'Em taças, com uma folha de hortelã, {encerra/encerram} bem um jantar em casa.',
          ],
          casual: [
            'Eu peço dois sabores porque nunca sei escolher um só.',
            'Sofá, filme e uma colher pra cada um, que dividir colher já é demais.',
          ],
          funny: [
            'Alisar o topo com a colher, para ninguém notar, nunca enganou ninguém.',
            'A segunda bola é só para equilibrar a primeira, questão de engenharia.',
          ],
          motivational: [
            'Acertar um sabor leva semanas de colher na mão e caderno ao lado.',
            'Levar a família para um passeio a pé e duas bolas já faz um bom fim de tarde.',
          ],
        },
        content: {
          all: [
            'Cinco a dez minutos na geladeira antes de servir deixam as bolas mais fáceis de tirar.',
            'Colher mergulhada em água morna e bem escorrida faz bolas lisas.',
            'Papel encostado na superfície do pote reduz os cristais de gelo.',
            'Fruta ácida, castanha ou biscoito quebrado dão contraste ao cremoso.',
          ],
          professional: [
            'O ar incorporado na batida deixa a massa leve, e o excesso tira o sabor.',
            'Servir frio demais esconde o aroma, por isso alguns minutos de espera ajudam.',
          ],
          casual: [
            'Tem o time da casquinha e o time do copinho, e eu sou do time da casquinha.',
            'A calda vai por cima, por baixo e onde mais couber.',
          ],
          funny: [
            'O pote de sorvete guardando feijão já partiu muito coração neste país.',
            'A bola caiu no chão uma vez, e a família ainda fala disso.',
          ],
          motivational: [
            'Cada sabor no cardápio já teve uma versão que não deu certo.',
            'Bater de hora em hora, sem máquina, ensina o que é textura.',
          ],
        },
      },
      questions: {
        sale: ['Casquinha ou copinho?', 'Quais dois sabores você junta sem pensar?'],
        content: ['Já abriu um pote de sorvete e achou feijão?', 'Com calda ou sem calda?'],
      },
      asks: ['os dois sabores da sua taça', 'quem vai dividir o pote com você'],
    },
    {
      nouns: ['o açaí/açaís', 'o açaí na tigela/açaís na tigela', 'o açaí no copo/açaís no copo', 'o milk-shake/milk-shakes', 'o milkshake', 'o shake', 'o frozen'],
      openings: {
        sale: {
          professional: ['{Batido/Batida/Batidos/Batidas} no ponto, do topo ao fundo: {topic}.'],
          casual: ['Copo cheio, tarde livre e {topic}.'],
          funny: ['O barulhinho do fim do copo é o hino {do topic}.'],
          motivational: ['Treino feito, aula dada ou expediente cumprido: {topic}.'],
        },
        content: {
          professional: ['Ponto da batida e acompanhamentos: {topic}.'],
          casual: ['Liquidificador ligado e papo sobre {topic}.'],
          funny: ['O liquidificador acordou o prédio inteiro por causa {do topic}.'],
          motivational: ['A batida certa se ouve no barulho do copo: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Copo ou tigela na mesa, colher na mão, e a conversa vai longe.',
            'Saída da academia, da escola ou da praia combina com um copo bem gelado.',
            'O ponto grosso segura a colher em pé por um instante antes de cair.',
            'No copo grande cabe a fome da tarde e sobra para alguém pedir um gole.',
          ],
          professional: [
            'A consistência encorpada se mantém até o fim quando os ingredientes entram bem gelados.',
            'Os acompanhamentos permitem que cada pessoa monte o copo ao próprio gosto.',
          ],
          casual: [
            'Pede grande, que sempre aparece alguém querendo só um golinho.',
            'Minha parte preferida é o que gruda no fundo do copo.',
          ],
          funny: [
            'Só um golinho, e lá se foi metade do copo da pessoa.',
            'Boca roxa ou bigode de espuma, ninguém volta pra casa sem marca.',
          ],
          motivational: [
            'Copo gelado na mão depois de um dia quente de trabalho é o descanso da tarde.',
            'Bater copo por copo, no ponto de cada freguês, é trabalho de ouvido e de pulso.',
          ],
        },
        content: {
          all: [
            'Granulado, fruta ou farofa doce, o topo do copo é onde cada pessoa se revela.',
            'Muita batida leva fruta congelada no lugar do gelo, e por isso engrossa sem aguar.',
            'O líquido entra aos poucos, até o som das lâminas mudar e a batida engrossar.',
            'Granola e castanhas por último continuam crocantes até o fim do copo.',
          ],
          professional: [
            'Bater por tempo demais aquece a mistura e deixa o copo ralo.',
            'As camadas de acompanhamento no meio e no topo distribuem melhor a crocância.',
          ],
          casual: [
            'Banana no meio, banana em cima, e ainda acho que cabe mais.',
            'Eu misturo tudo logo no começo, e tem gente que não me perdoa.',
          ],
          funny: [
            'Quem põe tanto acompanhamento que não vê o fundo do copo está no caminho certo.',
            'O canudo entupiu com uma fruta, e a força empregada foi olímpica.',
          ],
          motivational: [
            'O ouvido aprende pelo barulho das lâminas quando a batida chegou ao ponto.',
            'Na fila do fim de tarde, a mão ágil é de quem já encheu muito copo.',
          ],
        },
      },
      questions: {
        sale: ['Copo pequeno, médio ou daqueles enormes?', 'O que vai por cima do seu copo?'],
        content: ['Com granola, com banana ou puro?', 'Você mistura tudo ou come por camadas?'],
      },
      asks: ['o que não pode faltar por cima', 'o tamanho do copo e da vontade'],
    },
  ],
  materials: [],
  tips: [
    'Passe o sorvete do freezer para a geladeira uns dez minutos antes de servir.',
    'Deite os geladinhos no freezer, lado a lado, para que fiquem retos.',
    'Espere uns cinco minutos fora do freezer antes de morder um geladinho cremoso.',
    'Não recongele o que derreteu, porque a textura fica cheia de cristais.',
    'Encoste um papel na superfície do sorvete antes de fechar o pote.',
    'Guarde sorvetes e geladinhos no fundo do freezer e não na porta.',
    'Leve bolsa térmica com gelo em gel quando buscar sorvete em dia quente.',
    'Enrole um guardanapo no palito do picolé para segurar as gotas.',
    'Deixe a caixa térmica na sombra durante a festa e abra só na hora de servir.',
    'Tome o milk-shake logo depois de batido, antes que ele fique ralo.',
    'Gele os copos antes de servir açaí e milk-shake.',
    'Escreva o sabor e a data na embalagem antes de congelar.',
  ],
  steps: ['a escolha das frutas', 'a batida da mistura', 'a prova antes de gelar', 'o enchimento', 'a noite no freezer', 'a primeira mordida'],
  tools: ['o liquidificador', 'o funil', 'as formas', 'a jarra', 'a caixa térmica'],
  hashtags: [
    'geladinho', 'geladinhogourmet', 'sacole', 'dindin', 'chupchup', 'sorvete', 'sorveteartesanal', 'picole', 'paletamexicana', 'acai', 'acainatigela', 'milkshake',
    'gelato', 'sobremesagelada', 'sorvetes', 'picoles',
  ],
  emojis: ['🍦', '🍧', '🍨', '🧊', '🍓'],
}
