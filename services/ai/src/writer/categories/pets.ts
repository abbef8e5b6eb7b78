import { petsTypes } from '../products/pets.ts'
import type { Category } from './category.ts'

export const pets: Category = {
  name: 'produtos para pets',
  sort: 'pet',
  crafts: ['o pet shop', 'a moda pet'],
  flags: { isGift: false, isUnique: false, isMadeToOrder: false, isHandmade: true, allowsJokes: true },
  materials: ['pet', 'para pet', 'para pets', 'para cachorro', 'para cachorros', 'para gato', 'para gatos', 'para caes'],
  openings: {
    sale: {
      professional: ['Para o membro da família que recebe você na porta: {topic}.', 'Uma escolha pensada no jeito do seu pet: {topic}.'],
      casual: ['Seu bicho ainda não sabe o que vem por aí: {topic}.', 'Seu bichinho merece, e você só precisava de uma desculpa: {topic}.'],
      funny: ['O verdadeiro dono da casa mandou avisar: {topic}.', 'Para quem não paga aluguel e manda em tudo: {topic}.'],
      motivational: ['Por quem faz festa toda vez que a chave vira na porta: {topic}.', 'Para quem divide o sofá e a rotina com um bicho: {topic}.'],
    },
    content: {
      professional: ['Convivência com pets, assunto do dia: {topic}.', 'O que observar no seu pet antes de escolher: {topic}.'],
      casual: ['Quem tem bicho em casa vai se reconhecer: {topic}.', 'Me conta do seu pet enquanto eu falo sobre {topic}.'],
      funny: ['Assembleia de moradores de quatro patas sobre {o topic}.', 'Ata da casa onde quem manda anda em quatro patas: {topic}.'],
      motivational: ['Quem cuida de bicho aprende a reparar: {topic}.', 'Um pet muda o horário, o sofá e a gente: {topic}.'],
    },
  },
  facts: {
    sale: {
      all: [
        'Quem decide se gostou é o pet, e ele avisa na hora.',
        'Raça, idade e temperamento do pet pesam na escolha tanto quanto o porte.',
        'Em muitas casas, o mimo do pet vem antes do mimo do dono.',
        'A foto do pet chega ao grupo da família em questão de minutos.',
        'Onde moram dois pets, o ciúme do outro também entra na conta.',
      ],
      professional: [
        'Conhecer a rotina do animal é o primeiro passo de uma boa escolha.',
        'A família escolhe para o pet com o mesmo critério que usa para a casa.',
      ],
      casual: [
        'Eu paro pra falar com tudo que é bicho que aparece, então entendo você.',
        'Depois manda foto, que foto de bicho nunca é demais.',
      ],
      funny: [
        'Na lista de compras da casa, o nome do pet já vem antes do seu.',
        'Um pet não sabe ler, não paga conta e mesmo assim escolhe tudo.',
      ],
      motivational: [
        'Todo dia o pet espera você no mesmo lugar, com a mesma festa.',
        'Cuidar de um bicho é uma promessa pequena, repetida todo dia.',
      ],
    },
    content: {
      all: [
        'Pets gostam de rotina, e uma novidade entra melhor aos poucos.',
        'Cada bicho tem um cheiro preferido, e quase sempre é o do dono.',
        'Um bicho se aproxima melhor quando ninguém vai atrás dele.',
        'Observar o pet por alguns dias mostra do que ele gosta e o que ignora.',
        'O nome do pet, dito com calma, vale por um convite.',
      ],
      professional: [
        'A postura das orelhas e da cauda diz se o animal está à vontade.',
        'Em mudanças de casa, o pet precisa de objetos e cheiros conhecidos por perto.',
      ],
      casual: [
        'Aqui em casa quem escolhe o melhor lugar do sofá é o bicho.',
        'Todo bicho tem um apelido que não tem nada a ver com o nome.',
      ],
      funny: [
        'Você chama o bicho pelo nome, ele olha, pensa e decide que não.',
        'O som de um pacote abrindo atravessa três paredes e o sono de qualquer pet.',
      ],
      motivational: [
        'Quem adota aprende o idioma de quem fala com o rabo e com as orelhas.',
        'Os bichos lembram a gente de parar um pouco e olhar pela janela.',
      ],
    },
  },
  questions: {
    sale: [
      'Como se chama o pet que manda na sua casa?',
      'Seu pet é mais posudo ou mais bagunceiro?',
      'Qual é a raça do seu bicho, ou a mistura?',
      'Quem aí tem dois pets e precisa de tudo em dobro?',
      'O que o seu pet acharia disso?',
      'Seu pet é do time do colo ou do time da bagunça?',
    ],
    content: [
      'Qual é o apelido mais estranho do seu pet?',
      'Onde o seu pet está neste momento?',
      'Seu pet foi escolhido ou escolheu você?',
      'Qual é a mania mais engraçada do seu bicho?',
      'Quem acorda primeiro na sua casa, você ou o pet?',
      'De que barulho o seu pet tem medo?',
    ],
  },
  asks: ['o nome e o porte do seu pet', 'a raça e a idade do seu pet', 'o jeito do seu bicho', 'quantos pets moram com você'],
  types: petsTypes,
  groups: [
    {
      nouns: [
        'a roupa pet', 'a roupinha pet', 'a roupinha de cachorro', 'a roupa de cachorro', 'a coleira', 'a coleirinha', 'a guia', 'o peitoral', 'a bandana', 'a gravata pet',
        'a gravatinha pet', 'o laço pet', 'o lacinho pet', 'a plaquinha de identificação', 'a plaquinha pet', 'a fantasia pet', 'o moletom pet', 'a capa de chuva pet', 'o colar pet',
      ],
      openings: {
        sale: {
          professional: [
            'O passeio começa na escolha do que o pet vai usar: {topic}.',
            'Boa apresentação em quatro patas: {topic}.',
            'Para o passeio de todos os dias e para as fotos de família: {topic}.',
          ],
          casual: [
            'A praça inteira vai perguntar onde você achou: {topic}.',
            'Olha o pet todo arrumado pra sair: {topic}.',
            'Passeio marcado, pet pronto pra desfilar: {topic}.',
          ],
          funny: [
            'Seu pet vai sair de casa na estica: {topic}.',
            'Passarela de calçada, modelo de quatro patas: {topic}.',
            'Desfile marcado entre o portão e o poste da esquina: {topic}.',
          ],
          motivational: [
            'Com chuva ou com preguiça, o passeio acontece: {topic}.',
            'Dois quarteirões com o pet já são uma aventura: {topic}.',
            'Para a volta no bairro que ninguém da dupla dispensa: {topic}.',
          ],
        },
        content: {
          professional: [
            'Antes de o pet sair para o passeio, vale uma olhada: {topic}.',
            'Ajuste, medida e costume no dia a dia do pet: {topic}.',
            'Como apresentar ao pet pela primeira vez: {topic}.',
          ],
          casual: [
            'Seu pet deixa colocar ou sai correndo? Papo sobre {topic}.',
            'Passeio no parque rende assunto: {topic}.',
            'Bastidores de um pet arrumado: {topic}.',
          ],
          funny: [
            'O pet viu {o topic} e fingiu que não era com ele.',
            'Três biscoitos depois, o bicho aceitou usar: {topic}.',
            'Cachorro posa, fotógrafo cansa: {topic}.',
          ],
          motivational: [
            'O passeio curto de todo dia rende história: {topic}.',
            'Acostumar um bicho pede calma e repetição: {topic}.',
            'Trabalhar para um cliente que não para quieto: {topic}.',
          ],
        },
      },
      facts: {
        sale: {
          all: [
            'No parque, {é/são} assunto certo com os donos dos outros pets.',
            'Nas fotos de família, o pet aparece tão arrumado quanto todo mundo.',
            'Cores vivas ajudam a achar o pet de longe na praça.',
            'Pôr e tirar depressa faz diferença com um pet que não para quieto.',
            'Nas viagens da família, o pet também leva a própria malinha.',
            'No pelo comprido aparecem melhor as cores fortes, e no curto, qualquer tom.',
            'Filhotes crescem depressa, e o tamanho certo de cada acessório muda com eles.',
          ],
          professional: [
            'Bordas e fechos bem acabados enroscam menos no pelo.',
            'Na visita, no parque ou na sala de espera, o pet se apresenta bem.',
            'Tons discretos valorizam a cor natural do pelo.',
            'O peso do fecho ou do enfeite deve acompanhar o porte do animal.',
          ],
          casual: [
            'Bicho sabe quando tá bonito, dá pra ver no jeito de andar.',
            'Prepara o celular, porque o bicho vai posar por uns dois segundos.',
            'A vizinha vai querer pro dela também, já aviso.',
            'Até a volta no quarteirão ganha cara de passeio.',
          ],
          funny: [
            'Nos primeiros dois minutos o pet anda esquisito, depois cobra cachê.',
            'Prepare-se para receber elogios na rua em nome do pet, que é tímido.',
            'Lá na esquina, o cachorro do vizinho vai fingir que nem viu.',
            'Na foto em grupo, o único olhando pra câmera vai ser o pet.',
          ],
          motivational: [
            'A volta no quarteirão é curta, e o pet espera por ela o dia todo.',
            'Quem passeia cedo conhece o bairro pelo nome dos cachorros.',
            'Um pet arrumado na porta é convite que não aceita preguiça.',
            'Quem trabalha para um pet aprende a ler focinho, orelha e rabo.',
          ],
        },
        content: {
          all: [
            'Deixe o pet cheirar antes de vestir ou prender qualquer coisa.',
            'Um petisco na hora de colocar ensina que a novidade é boa.',
            'Na coleira e na bandana, a folga certa é de dois dedos.',
            'Poucos minutos no primeiro dia bastam, e o tempo de uso aumenta aos poucos.',
            'As medidas se tiram com o pet em pé, de preferência depois do passeio.',
            'Vale rever o ajuste todo mês, porque filhotes crescem sem avisar.',
            'Molhou no passeio, seca à sombra antes de voltar ao gancho.',
            'O pet se acostuma mais depressa quando a novidade vem logo antes do passeio.',
          ],
          professional: [
            'A fita métrica deve encostar no pelo sem apertar.',
            'Pescoço, peito e costas são as três medidas que vale ter anotadas.',
            'Um pet que trava ou se coça pede uma pausa e outra tentativa depois.',
            'Argolas e fechos merecem uma olhada antes de cada passeio.',
          ],
          casual: [
            'Aqui a gente coloca e já sai, pro bicho nem lembrar de tirar.',
            'Uns gostam de se vestir, outros viram estátua no meio da sala.',
            'Gancho perto da porta resolve, ninguém mais revira a casa antes do passeio.',
            'Eu sempre meço duas vezes, porque bicho encolhe a barriga.',
          ],
          funny: [
            'Fez barulho de fivela na gaveta, o cachorro já está na porta.',
            'Foram quarenta fotos pra salvar uma em que o bicho olha pra frente.',
            'Cachorro arrumado não corre, ele desfila em velocidade.',
            'Vestir um bicho é uma negociação, e ele tem advogado.',
          ],
          motivational: [
            'Repetir com calma é o que faz o pet confiar na novidade.',
            'Agradar um cliente que não fala pede olho atento ao jeito de andar.',
            'Em dia de sono, é o pet que lembra a gente de sair.',
            'Um cachorro que aprende a passear sem puxar teve alguém paciente do outro lado.',
          ],
        },
      },
      questions: {
        sale: ['Para onde vocês dois vão no próximo passeio?', 'Que cor fica melhor no pelo do seu pet?'],
        content: ['Seu pet gosta de se arrumar ou foge?', 'Quem leva quem no passeio da sua casa?'],
      },
      asks: ['as medidas do pescoço e do peito do seu pet', 'a cor que combina com o pelo do seu pet'],
    },
    {
      nouns: [
        'a coleira para gato', 'a coleira para gatos', 'a coleira de gato', 'a coleirinha para gato', 'a coleirinha de gato', 'a bandana para gato', 'a bandana para gata', 'a bandana para gatos', 'a bandana de gato',
        'a gravatinha para gato', 'a roupa para gato', 'a roupinha para gato', 'a roupinha de gato',
      ],
      facts: {
        sale: {
          all: [
            'Tudo o que um gato usa precisa ser leve e deixar livre o pulo e o banho de língua.',
            'Nas fotos de família, o gato passa a aparecer tão arrumado quanto os outros.',
            'Em gato de pelo comprido aparecem melhor as cores fortes, e no curto, qualquer tom.',
          ],
          professional: ['Tecidos macios e fechos pequenos incomodam menos o gato.'],
          casual: ['Prepara o celular, que gato arrumado posa uma vez só.'],
          funny: ['Nos primeiros dois minutos o gato anda de lado, depois cobra cachê.'],
          motivational: ['Gato que aceita ser vestido está dizendo que confia em você.'],
        },
        content: {
          all: [
            'Deixe o gato cheirar antes de vestir ou prender qualquer coisa.',
            'No pescoço do gato, a folga certa é de dois dedos.',
            'Começar por poucos minutos e aumentar aos poucos dá certo com quase todo gato.',
          ],
          professional: ['Um gato que trava ou se coça pede uma pausa e outra tentativa depois.'],
          casual: ['Eu sempre meço com o gato dormindo, que é quando ele coopera.'],
          funny: ['Gato arrumado não corre, ele atravessa a sala em câmera lenta.'],
          motivational: ['Repetir com calma é o que faz o gato confiar na novidade.'],
        },
      },
    },
    {
      nouns: [
        'a caminha', 'a caminha para cachorro', 'a caminha para gato', 'a caminha de cachorro', 'a caminha de gato', 'a cama de cachorro', 'a cama para cachorro', 'a cama de gato', 'a cama para gato', 'a cama pet', 'a casinha pet', 'a casinha de cachorro', 'a toca pet', 'a toca para gato', 'a toca para gatos', 'a toca de gato', 'a rede para gato', 'a rede para gatos', 'o nicho para gato', 'o nicho para gatos', 'o tapete pet',
        'a almofada pet', 'a manta pet', 'o comedouro', 'o bebedouro pet', 'o porta-ração', 'o potinho de ração',
      ],
      openings: {
        sale: {
          professional: [
            'Para o lugar que é só do pet dentro da sua casa: {topic}.',
            'Conforto do pet e harmonia na sala: {topic}.',
            'Para compor a casa sem esconder o canto do pet: {topic}.',
          ],
          casual: [
            'O cantinho do seu bicho merece: {topic}.',
            'Decoração da casa com assinatura de quatro patas: {topic}.',
            'Pra deixar o canto do pet tão arrumado quanto o seu: {topic}.',
          ],
          funny: [
            'Primeiro o bicho cheira a embalagem, depois {o topic}.',
            'Está no nome do pet, e o dono só limpa: {topic}.',
            'Tem proprietário, e ele mia ou late: {topic}.',
          ],
          motivational: [
            'Ter um canto próprio faz diferença, até para quem tem patas: {topic}.',
            'Para quem adotou e arrumou espaço: {topic}.',
            'A casa muda para melhor quando chega um bicho: {topic}.',
          ],
        },
        content: {
          professional: [
            'Onde colocar e como conservar no canto do pet: {topic}.',
            'O espaço do pet dentro de casa: {topic}.',
            'Como escolher o que vai no canto do pet: {topic}.',
          ],
          casual: [
            'Arrumei o cantinho do bicho e quero falar sobre {topic}.',
            'Casa com bicho é assim, e tem {topic} no meio.',
            'Todo pet tem um lugar preferido, e {o topic} {entra/entram} nessa história.',
          ],
          funny: [
            'Com tudo pronto, o bicho deu a volta e foi embora: {topic}.',
            'Mapa da casa segundo o bicho, com {o topic} no centro.',
            'Vistoria concluída pelo focinho da casa: {topic}.',
          ],
          motivational: [
            'O bicho chega com medo e um dia dorme de barriga para cima: {topic}.',
            'Fazer espaço em casa para um bicho é um bom começo: {topic}.',
            'Um canto simples, sempre no mesmo lugar, e o pet se acha: {topic}.',
          ],
        },
      },
      facts: {
        sale: {
          all: [
            'Na sala, no quarto ou na varanda, {o noun} {fica/ficam} à vista, junto com os móveis.',
            'Pets pequenos e grandes pedem alturas e larguras diferentes.',
            'Um lugar fixo ajuda o filhote a entender a casa.',
            'Quem adota costuma montar o canto do pet antes da chegada.',
            'Pelo no chão é certo, por isso a limpeza fácil conta na escolha.',
            'Cores próximas às do pelo disfarçam o que o pet solta pela casa.',
            'As visitas perguntam primeiro do pet e logo depois do canto dele.',
          ],
          professional: [
            'O canto do pet também faz parte da decoração da casa.',
            'Unhas, dentes e patas molhadas são o verdadeiro teste de resistência.',
            'Peças para pets já dividem a sala com o sofá e a estante.',
            'O tamanho se define pelo porte do animal adulto, e não pelo do filhote.',
          ],
          casual: [
            'A sala fica arrumada e o pet não perde o posto.',
            'Eu gosto de ver o canto do bicho tão arrumado quanto o da gente.',
            'Bicho é assim, cheira, dá a volta e toma posse.',
            'Com um canto para o pet, a casa fica com menos bagunça no meio do caminho.',
          ],
          funny: [
            'Guarde a caixa de papelão também, porque a concorrência é forte.',
            'Bicho com canto novo avalia em silêncio e publica o resultado de madrugada.',
            'Foi você que escolheu, mas o dono tem bigode e quatro patas.',
            'Seu bicho vai agradecer e continuar achando que o sofá também é dele.',
          ],
          motivational: [
            'Quem abriu a porta para um bicho mudou a vida de dois.',
            'Dar um lugar ao pet é dizer, todo dia, que ele fica.',
            'Bicho resgatado aprende a ter casa um canto de cada vez.',
            'O canto do pet arrumado deixa mais leve a volta do trabalho.',
          ],
        },
        content: {
          all: [
            'Fora da passagem e da corrente de ar, o pet fica mais à vontade.',
            'Um pano com o cheiro do dono convence o pet desconfiado.',
            'O lugar de que o pet já gosta diz mais do que qualquer regra de decoração.',
            'Com a comida de um lado e o descanso do outro, o pet entende melhor a casa.',
            'Aspirar os pelos antes de molhar facilita qualquer limpeza.',
            'Mudar o canto do pet toda semana confunde, e um ponto fixo ajuda.',
            'Onde moram dois pets, cada um gosta de ter o próprio ponto.',
            'Uma aspirada por semana e um pano úmido dão conta do canto do pet.',
          ],
          professional: [
            'Sabão neutro e bastante enxágue tiram o cheiro sem deixar perfume forte.',
            'Perfume intenso afasta o animal, que se guia pelo olfato.',
            'No calor o pet prefere o piso frio, e no frio, os cantos fechados.',
            'Em casas com idosos, o canto do pet fica fora do caminho.',
          ],
          casual: [
            'Se o bicho ignorar, espera uns dias e não insiste, cada um tem seu tempo.',
            'Eu reparo primeiro onde o bicho gosta de ficar, depois arrumo o canto dele.',
            'Uma camiseta velha do dono ali perto resolve metade da desconfiança.',
            'No frio, quem divide a casa com bicho nunca fica sem companhia.',
          ],
          funny: [
            'Bicho mede conforto pelo tanto que atrapalha a passagem.',
            'Todo pet tem o canto dele e, por usucapião, metade do sofá.',
            'Todo bicho tem cinco lugares macios e prefere um chinelo velho.',
            'Mudou um centímetro de lugar, o bicho convoca uma reunião.',
          ],
          motivational: [
            'Confiança de bicho vem aos poucos, no mesmo canto, na mesma hora.',
            'O pet assustado da primeira semana é o folgado do mês seguinte.',
            'Limpar, arejar e devolver ao lugar mostra ao pet que a casa é dele.',
            'Quem recebe um bicho adulto aprende a esperar por ele.',
          ],
        },
      },
      questions: {
        sale: ['Em que canto da casa ficaria o lugar do seu pet?', 'Seu pet tem um lugar só dele ou tem todos?'],
        content: ['Qual é o lugar mais esquisito onde o seu pet já dormiu?', 'Seu pet pode subir no sofá ou já subiu sem poder?'],
      },
      asks: ['o tamanho do seu pet, do focinho ao rabo', 'o canto da casa que será do pet'],
    },
    {
      nouns: ['o brinquedo pet', 'o brinquedo para cachorro', 'o brinquedo para gato', 'o arranhador', 'a bolinha pet', 'o mordedor pet', 'a varinha para gato', 'o ratinho para gato'],
      openings: {
        sale: {
          professional: ['Para a energia que sobra no fim do dia: {topic}.', 'Brincar também é necessidade do pet: {topic}.'],
          casual: ['Salve o seu sofá: {topic}.', 'A hora da bagunça vai ficar boa: {topic}.'],
          funny: ['O pé da mesa pediu férias: {topic}.', 'Os chinelos da casa assinaram a petição: {topic}.'],
          motivational: ['Dez minutos de brincadeira com o pet mudam a noite da casa: {topic}.', 'Para sentar no chão e brincar de verdade: {topic}.'],
        },
        content: {
          professional: ['Como a brincadeira entra na rotina do pet: {topic}.', 'Por que os pets mordem e arranham: {topic}.'],
          casual: ['Hora da bagunça, e eu no chão com {o topic}.', 'De que o seu bicho mais gosta de brincar? Por aqui, {topic}.'],
          funny: ['Relatório de ocorrência na sala envolvendo {o topic}.', 'Suspeito de quatro patas visto com {o topic}.'],
          motivational: ['Brincar com o bicho é largar o celular de lado: {topic}.', 'Cinco minutos no chão valem o dia do pet: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Depois de uma boa brincadeira, o pet dorme e a casa fica quieta.',
            'O tamanho do pet e a força das patas orientam a escolha.',
            'O pé da mesa e o chinelo costumam ser os primeiros a agradecer.',
            'Pets que passam horas sozinhos gostam de ter com o que se ocupar.',
            'Uma textura nova chama a atenção do pet curioso e do agitado.',
          ],
          professional: [
            'Morder e arranhar são hábitos naturais, e é melhor oferecer o alvo certo.',
            'Um brinquedo à vista e ao alcance do pet é lembrado antes do sofá.',
            'Cada temperamento pede um estímulo, e observar o pet mostra qual.',
          ],
          casual: [
            'O bicho se acaba de brincar e depois ronca no tapete.',
            'Deixa o celular à mão, que vem vídeo engraçado por aí.',
            'A bagunça continua, só que agora no lugar certo.',
          ],
          funny: [
            'A almofada da sala respira aliviada e agradece.',
            'Às três da manhã, alguém de quatro patas vai achar ótima hora pra brincar.',
            'O controle da TV pode finalmente dormir fora da gaveta.',
          ],
          motivational: [
            'Quem brinca com o pet volta a rir de coisa boba.',
            'Todo dia o pet cobra a brincadeira, e é bom ter quem cobre.',
            'Meia hora no chão com o bicho é um descanso sem tela.',
          ],
        },
        content: {
          all: [
            'Revezar os brinquedos a cada semana mantém o interesse do pet.',
            'Arranhar e morder são instinto, e o alvo certo poupa os móveis.',
            'Rasgou ou soltou pedaço, sai da brincadeira na mesma hora.',
            'Brincadeiras curtas, várias vezes ao dia, cansam menos o pet e voltam a dar vontade.',
            'Deixar o pet ganhar no fim da brincadeira dá vontade de voltar amanhã.',
          ],
          professional: [
            'O melhor horário para brincar é o que o pet já escolheu, quase sempre no fim do dia.',
            'Uns bichos brincam de perseguir, outros de puxar ou de procurar.',
            'Vale olhar de vez em quando se o brinquedo tem pontas soltas ou partes gastas.',
          ],
          casual: [
            'Eu escondo o brinquedo por uns dias e, quando volta, parece novo.',
            'Se o pet trouxer o brinquedo até você, larga tudo, é convite.',
            'Aqui a brincadeira boa é antes da janta, depois todo mundo apaga.',
          ],
          funny: [
            'A tampinha de garrafa continua invicta em alguns lares com bicho.',
            'O bicho brinca quarenta segundos e precisa de duas horas pra se recuperar.',
            'Seu pet brinca três vezes e na quarta manda você.',
          ],
          motivational: [
            'Sentar no chão com o pet é a parte do dia sem tela.',
            'A cada brincadeira o pet aprende a confiar um pouco mais em você.',
            'Um filhote que destrói tudo é um aluno esperando a brincadeira certa.',
          ],
        },
      },
      questions: {
        sale: ['Quantos chinelos o seu pet já destruiu?', 'Seu pet corre atrás, puxa ou arranha?'],
        content: ['Qual é o brinquedo que o seu pet não larga?', 'A que horas começa a bagunça na sua casa?'],
      },
      asks: ['a brincadeira preferida do seu pet', 'o que o seu pet mais gosta de destruir'],
    },
    {
      nouns: [
        'o petisco', 'o petisco para cachorro', 'o biscoito pet', 'o biscoitinho pet', 'o biscoito para cachorro', 'o bolo pet', 'o bolo para cachorro', 'o bolinho pet', 'o cupcake pet',
        'o panetone pet', 'o kit festa pet',
      ],
      openings: {
        sale: {
          professional: ['Para premiar o pet na hora certa: {topic}.', 'A recompensa que o pet entende: {topic}.', 'O aniversário do pet e os bons comportamentos merecem: {topic}.'],
          casual: ['Mexe na embalagem e vê quem aparece: {topic}.', 'Senta, dá a patinha e ganha: {topic}.', 'Ele já sentou antes de você pedir: {topic}.'],
          funny: ['De repente, o bicho ficou educadíssimo: {topic}.', 'Suborno aceito por todas as raças: {topic}.', 'O olhar de quem não come há séculos funcionou: {topic}.'],
          motivational: ['Cada truque aprendido merece um prêmio: {topic}.', 'Ensinar um bicho pede constância e um bom motivo: {topic}.', 'Patinha dada, esforço reconhecido: {topic}.'],
        },
        content: {
          professional: ['Quando e quanto oferecer ao pet: {topic}.', 'O papel da recompensa no treino do pet: {topic}.', 'Comemorar com o pet, sem exageros: {topic}.'],
          casual: ['Quem aí tem um pidão em casa? O assunto é {topic}.', 'Hora do lanche do bicho por aqui: {topic}.', 'Cheirinho na cozinha e plateia de quatro patas: {topic}.'],
          funny: ['Entrevista exclusiva com quem só responde por {topic}.', 'A patinha subiu sozinha, juro: {topic}.', 'Ele ouviu o pacote do outro lado do quarteirão: {topic}.'],
          motivational: ['Um truque por semana e muita repetição: {topic}.', 'O elogio na hora certa é meio caminho do treino: {topic}.', 'Pet aprende com calma e com prêmio: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Restrições e alergias do pet são a primeira coisa a contar antes da compra.',
            'Já no primeiro dia o pet aprende de onde vem o cheiro.',
            'O porte do pet decide o tamanho da porção.',
            'Festa de aniversário de pet também tem mesa, convidados e parabéns.',
            'O pet descobre sozinho em que prateleira a novidade foi guardada.',
          ],
          professional: [
            'O veterinário orienta sobre a quantidade, e o pet, sobre o sabor.',
            'A textura conta, pois há pets que preferem o macio e outros, o crocante.',
            'Ingredientes claros no rótulo ajudam o dono a escolher.',
          ],
          casual: [
            'Esconde bem, porque tem bicho que abre gaveta quando quer.',
            'Pra foto sair boa, segura o prêmio do lado da câmera.',
            'A gente abre o pacote e a casa inteira vem correndo.',
          ],
          funny: [
            'Na hora do prêmio, o pet senta, deita, rola e até assina contrato.',
            'Dois segundos depois de mastigar, o pet diz que não recebeu.',
            'Até o pet do vizinho ouviu o pacote e já mandou currículo.',
          ],
          motivational: [
            'Paciência e um bom prêmio ensinam até o cachorro teimoso.',
            'Comemorar o aniversário do pet é agradecer por mais um ano de companhia.',
            'O primeiro comando que o filhote acerta a gente não esquece.',
          ],
        },
        content: {
          all: [
            'O prêmio dado logo depois do acerto é o que o pet entende melhor.',
            'Em pedaços pequenos, o mimo rende e pesa menos na comida do dia.',
            'Chocolate, uva e cebola nunca entram na comida do pet.',
            'Mimo de comer complementa a ração e não toma o lugar dela.',
            'Alimento novo se apresenta ao pet aos poucos, um de cada vez.',
            'Sobrou, o resto vai para um pote fechado, longe do focinho.',
          ],
          professional: [
            'A orientação comum é que petiscos fiquem em até dez por cento do que o pet come no dia.',
            'Filhotes e pets idosos pedem a opinião do veterinário antes de novidades.',
            'Variar a recompensa mantém o interesse do animal no treino.',
          ],
          casual: [
            'Eu parto em pedacinhos, o bicho nem percebe e o treino rende.',
            'Treino bom é curto e antes da janta, quando o bicho tá com fome.',
            'Aqui em casa certas palavras a gente só fala soletrando.',
          ],
          funny: [
            'Com talento de novela, o cachorro conta que não jantou.',
            'Gato pede comida como quem está fazendo um favor.',
            'Na pressa, o cachorro dá a pata errada, a certa e a do colega.',
          ],
          motivational: [
            'Treinar cinco minutos por dia muda a convivência com o cachorro em poucas semanas.',
            'Quem ensina um pet aprende a pedir com clareza.',
            'Cozinhar para bicho é ter um crítico que lambe o prato.',
          ],
        },
      },
      questions: {
        sale: ['Que truque o seu pet faz por comida?', 'Seu pet prefere o macio ou o crocante?'],
        content: ['Que palavra você só fala soletrando perto do pet?', 'Seu pet já cantou parabéns com a família?'],
      },
      asks: ['as restrições do seu pet', 'o sabor que deixa o seu pet de orelha em pé'],
    },
    {
      nouns: ['o banho e tosa/banhos e tosas', 'o banho pet', 'o banho de cachorro', 'a tosa', 'a escovação pet'],
      flags: { isHandmade: false },
      openings: {
        sale: {
          professional: ['Pelo desembaraçado e casa mais cheirosa: {topic}.', 'Para o pet que divide o sofá com você: {topic}.', 'Um cuidado que o pelo pede o ano inteiro: {topic}.'],
          casual: ['Entra parecendo tapete, sai parecendo nuvem: {topic}.', 'Abraço no pet fica bem melhor depois: {topic}.', 'Rolou na terra de novo? A solução tem nome: {topic}.'],
          funny: ['O bicho era branco, dizem as fotos antigas: {topic}.', 'Dia de princesa para quem rolou na lama: {topic}.', 'Ele vai passar pelo espelho e não se reconhecer: {topic}.'],
          motivational: ['Cuidar do pelo é cuidar da convivência: {topic}.', 'Trabalho de paciência, mão leve e conversa mansa: {topic}.', 'Depois da lama vem o pelo macio: {topic}.'],
        },
        content: {
          professional: ['O que muda de um pelo para outro: {topic}.', 'Como preparar o pet em casa: {topic}.', 'Tipo de pelo, rotina e estação do ano: {topic}.'],
          casual: ['Seu pet gosta ou corre pra baixo da cama? Vamos falar de {topic}.', 'Um pouco do meu dia entre tesoura e toalha: {topic}.', 'Antes e depois de um peludo: {topic}.'],
          funny: ['O drama começa quando ele vê a escova: {topic}.', 'Ele se sacudiu, e o pelo todo ficou comigo: {topic}.', 'Sai cheiroso da porta e vai direto à primeira poça: {topic}.'],
          motivational: ['Ganhar a confiança de um pet assustado leva o tempo dele: {topic}.', 'Mão leve se aprende bicho por bicho: {topic}.', 'Pelo embaraçado pede calma, pente e tempo: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Pelo curto também pede banho e escova, embora menos vezes.',
            'O cheirinho fica no sofá, na caminha e no abraço.',
            'Quem dorme com o pet na cama percebe a diferença na primeira noite.',
            'Antes de festas e visitas, o pet também se arruma.',
            'Raça e tipo de pelo definem o tempo de trabalho.',
          ],
          professional: [
            'Medos, idade e hábitos do pet são informações úteis para quem vai atender.',
            'O intervalo ideal depende do pelo, da rotina e da estação.',
            'Pets idosos pedem pausas e água em temperatura amena.',
          ],
          casual: [
            'A primeira coisa que o pet faz depois é desfilar pela sala.',
            'O pelo fica tão macio que a gente esquece a bagunça de antes.',
            'Eu converso o tempo inteiro com o bicho, que finge que entende.',
          ],
          funny: [
            'A lama do quintal vai sentir falta do seu pet por uns dois dias.',
            'Pose de artista na saída, alma de bicho que quer rolar na terra.',
            'O cheiro bom dura até a próxima ideia do seu pet.',
          ],
          motivational: [
            'Trabalhar perto de um bicho agitado é ofício de gente calma.',
            'Pet que treme na primeira vez um dia entra abanando o rabo.',
            'Quem cuida do pelo acaba sabendo o nome e as manias de cada bicho.',
          ],
        },
        content: {
          all: [
            'Escovar o pelo longo em dias alternados evita a maioria dos nós.',
            'O nó do pelo se desfaz da ponta para a raiz, nunca ao contrário.',
            'Nó molhado aperta ainda mais, por isso a escova vem antes do banho.',
            'Acostumar o filhote ao barulho do secador começa em casa, de longe.',
            'Água morna e xampu próprio para pets são o básico de qualquer banho.',
          ],
          professional: [
            'Xampu de gente tem outro pH e não serve para pets.',
            'Um passeio curto antes do banho ajuda o pet a chegar mais tranquilo.',
            'Orelhas e patas bem secas fazem parte de um banho bem terminado.',
          ],
          casual: [
            'Eu começo sempre pelas patas e deixo a cabeça pro final.',
            'Toalha antes do secador, que metade da água já vai embora.',
            'Tem bicho que dorme na escova, e eu continuo bem devagar.',
          ],
          funny: [
            'Bicho molhado promete vingança até o pelo secar.',
            'A sacudida final alcança teto, espelho e óculos.',
            'O bicho fica dez minutos no banho e conta como se fossem dez anos.',
          ],
          motivational: [
            'Cada bicho ensina um jeito novo de segurar a escova.',
            'A confiança aparece quando o pet fecha os olhos perto do secador.',
            'O último pelo do dia pede a mesma calma do primeiro.',
          ],
        },
      },
      questions: {
        sale: ['Pelo curtinho ou bem comprido, como você gosta?', 'Seu pet entra no banho ou precisa ser convencido?'],
        content: ['Quanto tempo o seu pet fica limpo depois do banho?', 'Onde o seu pet mais gosta de rolar?'],
      },
      asks: ['o tipo de pelo do seu pet', 'a última vez que o seu pet viu um chuveiro'],
    },
  ],
  tips: [
    'Meça o pet em pé e anote pescoço, peito e costas antes de escolher qualquer tamanho.',
    'Apresente uma novidade ao pet por poucos minutos e aumente o tempo aos poucos.',
    'Deixe o pet cheirar antes de usar, porque é assim que ele conhece as coisas.',
    'Use sabão neutro no que é do pet, já que perfume forte costuma afastar o bicho.',
    'Descarte o brinquedo que soltou pedaços, mesmo que seja o preferido.',
    'Guarde petiscos em pote fechado, em lugar seco e longe do alcance do pet.',
    'Nunca ofereça chocolate, uva ou cebola ao seu pet.',
    'Fale com o veterinário antes de mudar a alimentação do pet.',
    'Na coleira, deixe espaço para dois dedos entre o tecido e o pescoço.',
    'Troque a plaquinha quando o seu telefone mudar.',
    'Para fotografar o seu pet, fique na altura dos olhos dele e perto de uma janela.',
    'Lave o que é do pet separado do resto da roupa, com sabão neutro e bastante enxágue.',
    'Olhe fechos e costuras de tempos em tempos, porque o bicho puxa tudo com força.',
  ],
  steps: ['a conversa sobre o jeito do pet', 'a anotação do porte e da raça', 'a escolha conforme o tamanho e o pelo', 'a primeira cheirada do pet', 'a aprovação de quem tem quatro patas', 'a foto com o dono da casa'],
  tools: ['o caderno com nomes e raças', 'os petiscos para o modelo', 'a lista de portes e tamanhos', 'o rolo de tirar pelos', 'a foto do cliente de quatro patas'],
  hashtags: [
    'pet', 'petlovers', 'cachorro', 'gato', 'dogsofinstagram', 'maedepet', 'paidepet', 'roupapet', 'caminhapet', 'acessoriospet', 'bandanapet', 'petshop', 'petiscopet', 'gatosdoinstagram', 'cachorrosdoinstagram', 'brinquedopet',
  ],
  emojis: ['🐾', '🐕', '🐈', '🦴', '🎾'],
}
