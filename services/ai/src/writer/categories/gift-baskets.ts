import { giftBasketsTypes } from '../products/gift-baskets.ts'
import type { Category } from './category.ts'

export const giftBaskets: Category = {
  name: 'cestas e presentes',
  sort: 'thing',
  crafts: [],
  flags: { isGift: true, isUnique: false, isMadeToOrder: false, isHandmade: false, allowsJokes: true },
  materials: [],
  openings: {
    sale: {
      professional: ['Um gesto que chega embrulhado: {topic}.', 'Quem recebe percebe que foi lembrado: {topic}.'],
      casual: ['Pra quem jura que não precisa de nada: {topic}.', 'Só de ver já dá vontade de mandar pra alguém: {topic}.'],
      funny: ['Difícil vai ser entregar sem querer ficar com tudo: {topic}.', 'A melhor cara de surpresa do ano vem aí: {topic}.'],
      motivational: ['Lembrar de alguém no meio de um dia cheio: {topic}.', 'Um obrigado que se entrega com as mãos: {topic}.'],
    },
    content: {
      professional: ['A arte de presentear, passo a passo: {topic}.', 'O que torna um presente memorável: {topic}.'],
      casual: ['Como eu penso e preparo, do começo ao fim: {topic}.', 'Ideias pra surpreender alguém, e o assunto é {topic}.'],
      funny: ['Papel picado até no cabelo: {topic}.', 'Quem inventou a fita dupla face merecia ganhar {topic}.'],
      motivational: ['Pensar em quem vai receber muda o jeito de montar: {topic}.', 'Refazer o laço até ele ficar bonito: {topic}.'],
    },
  },
  facts: {
    sale: {
      all: [
        'O cartão escrito à mão costuma ser a parte que a pessoa guarda.',
        'Quem recebe costuma tirar foto antes de qualquer outra coisa.',
        'Para escolher bem, pense no que a pessoa faz em uma manhã livre.',
        'Com o nome da pessoa no cartão, ninguém abre por engano.',
        'Os primeiros segundos da surpresa são a melhor parte de presentear.',
      ],
      professional: [
        'Um presente bem montado dispensa explicações de quem entrega.',
        'A escolha parte da pessoa, da ocasião e do tom da mensagem.',
        'A embalagem em tons combinados valoriza o que vem dentro.',
      ],
      casual: [
        'A gente presenteia e fica esperando a foto de quem abriu.',
        'Adoro quando a pessoa tenta adivinhar o que é antes de olhar.',
        'Sabendo do que a pessoa gosta, metade da escolha tá feita.',
      ],
      funny: [
        'Sempre aparece alguém com pena de desmanchar a arrumação.',
        'Tem gente que abre devagar e gente que ataca o papel sem dó.',
        'Guardar segredo até a entrega é a parte mais difícil.',
      ],
      motivational: [
        'Presentear bem é ter prestado atenção durante o ano.',
        'Quem apoiou você em silêncio também gosta de ser lembrado.',
        'Um obrigado que se pode pegar chega mais longe que uma mensagem.',
      ],
    },
    content: {
      all: [
        'Dois ou três itens que conversam entre si parecem mais bem pensados que dez avulsos.',
        'Papel de seda amassado com a mão preenche os vãos e protege.',
        'Saber do que a pessoa não gosta ajuda tanto quanto saber o que ela ama.',
        'Um tema simples, como o café ou a jardinagem, facilita todas as escolhas.',
        'Cartão curto funciona melhor quando cita uma lembrança em comum.',
      ],
      professional: [
        'Uma paleta com duas cores mantém a embalagem elegante.',
        'O peso fica embaixo e no centro, para que nada se mova no caminho.',
        'Etiqueta e fita no mesmo tom dão acabamento ao conjunto.',
      ],
      casual: [
        'Eu monto, olho de longe e sempre troco uma coisa de lugar.',
        'Anoto no celular o que a pessoa fala que quer, e isso salva o ano.',
        'A ponta da fita de cetim eu selo na chama, aí não desfia.',
      ],
      funny: [
        'A fita adesiva some exatamente na hora do último embrulho.',
        'Laço bonito sai na primeira ou na vigésima vez, não existe meio-termo.',
        'Palha decorativa se muda pra casa inteira e nunca mais vai embora.',
      ],
      motivational: [
        'Aprender a fazer laço é repetir até a mão decorar.',
        'Montar pensando em alguém dá rosto ao trabalho.',
        'As melhores ideias de presente aparecem ouvindo o que a pessoa conta.',
      ],
    },
  },
  questions: {
    sale: [
      'Para quem você mandaria uma surpresa?',
      'Você prefere dar ou ganhar presente?',
      'Quem você conhece que é difícil de presentear?',
      'Você consegue guardar segredo até a hora de entregar?',
      'Doce, útil ou bonito, como é o presente perfeito para você?',
    ],
    content: [
      'Você rasga o papel ou tira a fita com calma?',
      'Qual foi o presente mais bem pensado que você já ganhou?',
      'Você guarda caixas e laços bonitos?',
      'Cartão escrito à mão ainda emociona você?',
      'Quem faz o melhor embrulho que você já viu?',
    ],
  },
  asks: ['quem vai receber e do que essa pessoa gosta', 'a ocasião do presente', 'o recado que vai no cartão'],
  types: giftBasketsTypes,
  groups: [
    {
      nouns: ['a cesta', 'a cestinha', 'a cesta de café da manhã', 'a cesta de Natal', 'a cesta de chocolate', 'o café da manhã', 'a bandeja de café da manhã'],
      openings: {
        sale: {
          professional: [
            'Sabores reunidos para começar bem uma comemoração: {topic}.',
            'Muitos sabores em um só gesto: {topic}.',
            'Para compartilhar em volta da mesa: {topic}.',
          ],
          casual: [
            'Desfaz o laço e puxa a cadeira: {topic}.',
            'Pra beliscar perto de quem a gente gosta: {topic}.',
            'Um pouquinho de cada coisa boa: {topic}.',
          ],
          funny: [
            'O laço é de quem ganha, o primeiro pedaço é de quem chegar: {topic}.',
            'Dividir é bonito, mas a gente entende se não rolar: {topic}.',
            'Some um item a cada visita à cozinha: {topic}.',
          ],
          motivational: [
            'Para agradecer a quem sempre serve os outros primeiro: {topic}.',
            'Comemorar em casa, com a mesa cheia: {topic}.',
            'Para alguém que merece parar e saborear sem pressa: {topic}.',
          ],
        },
        content: {
          professional: [
            'Da lista de itens à última fita: {topic}.',
            'O equilíbrio entre o que se come na hora e o que se guarda: {topic}.',
            'Como montar pensando no gosto de quem vai comer: {topic}.',
          ],
          casual: [
            'Mesa cheia de potinhos e eu no meio: {topic}.',
            'O que você abriria primeiro? Papo sobre {topic}.',
            'Montando e resistindo à tentação: {topic}.',
          ],
          funny: [
            'Quem monta também passa vontade: {topic}.',
            'Contei os itens duas vezes e juro que não comi nenhum: {topic}.',
            'Tetris de potinho, nível avançado: {topic}.',
          ],
          motivational: [
            'Arrumar com calma a mesa que é dos outros: {topic}.',
            'Uma mesa de cozinha, fita e caderno bastam para começar: {topic}.',
            'Antes de a casa acordar, a bancada já está posta: {topic}.',
          ],
        },
      },
      facts: {
        sale: {
          all: [
            'Na cama, no sofá ou no centro da mesa, todo lugar serve para provar.',
            'Dá para presentear uma pessoa só ou a casa inteira de uma vez.',
            'As restrições de quem vai comer são a primeira coisa a contar.',
            'Cada pessoa da casa acaba achando o seu item preferido.',
            'O que não se come na hora vira lanche da tarde.',
            'Longe da família, um sabor conhecido lembra a casa dos pais.',
            'Para quem mora sozinho, é mesa cheia sem ninguém ir para a cozinha.',
          ],
          professional: [
            'Uma boa seleção equilibra itens para o momento e outros para guardar.',
            'A disposição em alturas deixa cada produto à vista.',
            'O número de pessoas à mesa define o que vai dentro.',
          ],
          casual: [
            'Tem sempre alguém que já sabe o que vai pegar primeiro.',
            'Dá pra comer de pijama, e farelo a gente resolve depois.',
            'Uma xícara a mais na mesa e a visita fica.',
          ],
          funny: [
            'O último item costuma ir a votação em família.',
            'Quem acorda tarde corre o risco de encontrar só a palha.',
            'A foto sai rápida, porque a outra mão já está beliscando.',
          ],
          motivational: [
            'Quem cuida de todo mundo raramente encontra a mesa pronta.',
            'Sentar à mesa sem pressa virou um presente e tanto.',
            'Um sabor preferido diz o que mensagem pronta não consegue dizer.',
          ],
        },
        content: {
          all: [
            'Os itens frescos entram por último, perto da hora da entrega.',
            'Vidros e potes vão ao fundo, com papel entre um e outro.',
            'Itens delicados ficam por cima, e os firmes sustentam o resto por baixo.',
            'Perguntar o que a pessoa come no dia a dia poupa muito palpite errado.',
            'A validade de cada item se olha antes da montagem.',
            'Chocolate fica longe do sol e do carro quente.',
            'Uma montagem de teste mostra se falta altura ou sobra espaço.',
          ],
          professional: [
            'A palha eleva os itens e deixa os rótulos visíveis.',
            'Bebidas e itens gelados seguem separados até o momento da entrega.',
            'O celofane firme, puxado para cima, mantém os potes no lugar.',
          ],
          casual: [
            'Eu sempre monto uma vez sem laço, só pra ver se cada potinho aparece.',
            'O rótulo bonito vai virado pra frente, e eu confiro um por um.',
            'Nem todo mundo toma café, por isso eu pergunto antes e anoto.',
          ],
          funny: [
            'O potinho mais bonito nunca para em pé.',
            'Celofane faz barulho de segredo sendo contado.',
            'O chocolate é o último a entrar e o primeiro a sumir.',
          ],
          motivational: [
            'Com a prática, a gente enxerga a mesa posta antes do primeiro item.',
            'Bancada arrumada na véspera deixa a madrugada mais leve.',
            'Quem monta participa da festa de gente que nem conhece.',
          ],
        },
      },
      questions: {
        sale: ['O que não pode faltar quando o presente é de comer?', 'Você dividiria ou comeria escondido?', 'Doce, salgado ou meio a meio?'],
        content: ['Qual item some primeiro na sua casa?', 'Café, chá ou suco para acompanhar?', 'Você já ganhou um presente de comer e guardou o pote?'],
      },
      asks: ['as restrições de quem vai comer', 'quantas pessoas vão dividir', 'os sabores preferidos de quem vai ganhar'],
    },
    {
      nouns: [
        'a box', 'a caixa surpresa', 'a caixinha surpresa', 'a caixa presente', 'a caixa de presente', 'a caixa de mimos', 'a caixa explosão', 'a caixa de aniversário', 'o kit presente',
        'o presente', 'o presentinho', 'o presente personalizado', 'o mimo', 'o kit churrasco', 'o kit vinho', 'o kit cerveja', 'o kit café', 'o kit chá', 'o kit caipirinha', 'o kit romântico',
        'o kit madrinha',
      ],
      openings: {
        sale: {
          professional: [
            'Para quem parece ter tudo e ainda sorri com uma surpresa: {topic}.',
            'Um presente que mostra que você reparou: {topic}.',
            'Do cartão ao último item, um presente pensado para alguém: {topic}.',
          ],
          casual: [
            'Abre e escuta o gritinho: {topic}.',
            'A pessoa que merece já veio na sua cabeça: {topic}.',
            'Presente que muda o dia de alguém: {topic}.',
          ],
          funny: [
            'Pode tentar adivinhar, mas não pode espiar: {topic}.',
            'Ensaie a cara de quem não sabe de nada: {topic}.',
            'Adeus, meias de todo ano: {topic}.',
          ],
          motivational: [
            'Para quem segurou as pontas e merece um laço: {topic}.',
            'A distância não impede um abraço embrulhado: {topic}.',
            'Lembrar do gosto de alguém já é meio presente: {topic}.',
          ],
        },
        content: {
          professional: [
            'Como acertar no gosto de outra pessoa: {topic}.',
            'Presentes por perfil, de quem cozinha a quem viaja: {topic}.',
            'Tema, embalagem e mensagem: {topic}.',
          ],
          casual: [
            'Você rasga o papel ou guarda? Falando em {topic}.',
            'Dos presentes que eu mais gosto de montar: {topic}.',
            'Conta aí quem merece, enquanto eu falo sobre {topic}.',
          ],
          funny: [
            'Tutorial de como não contar a surpresa antes: {topic}.',
            'Escondi tão bem que quase não achei: {topic}.',
            'O gato já se mudou para dentro da embalagem: {topic}.',
          ],
          motivational: [
            'Reparar nas pessoas é a melhor lista de presentes: {topic}.',
            'Todo presente começa pensando em alguém: {topic}.',
            'Uma boa ideia de presente nasce de uma conversa: {topic}.',
          ],
        },
      },
      facts: {
        sale: {
          all: [
            'Uma coisa pequena, escolhida para uma só pessoa, acerta em cheio.',
            'Aniversário, agradecimento ou saudade, motivo para presentear não falta.',
            'O gosto por café, plantas ou cozinha já aponta o caminho do presente.',
            'Dia comum também aceita surpresa, e é quando ninguém espera.',
            'Para quem mora longe, receber um presente é quase uma visita.',
            'No cartão cabe aquela piada que só os dois entendem.',
            'Na dúvida, o que a pessoa usa todo dia é boa pista.',
          ],
          professional: [
            'A delicadeza do presente está na escolha, e não no tamanho.',
            'O tema orienta as cores, a embalagem e a mensagem.',
            'Um presente útil costuma ser lembrado a cada uso.',
          ],
          casual: [
            'Se a pessoa abre e liga na hora, é porque gostou.',
            'Tem presente que a gente dá e fica com vontade de ganhar igual.',
            'A cara de quem não esperava nada compensa todo o segredo.',
          ],
          funny: [
            'Quem disse que não queria nada vai abrir antes de todo mundo.',
            'A embalagem ganha segunda vida guardando cabos que ninguém sabe de onde são.',
            'Livra você de dar a terceira meia seguida para a mesma pessoa.',
          ],
          motivational: [
            'Presente fora de data costuma ser o que a pessoa conta depois.',
            'Amizade de longe se mantém com pequenas surpresas.',
            'Quem mudou de casa ou de emprego gosta de um presente que marque o começo.',
          ],
        },
        content: {
          all: [
            'O que a pessoa elogia na casa dos outros é uma ótima pista de presente.',
            'Perguntar à irmã ou ao melhor amigo evita presente repetido.',
            'Uma caixa um pouco maior que o conteúdo deixa lugar para o papel.',
            'Um item para agora e outro para depois fazem o presente render.',
            'Tirar as etiquetas da loja é o último passo antes do laço.',
            'Papel kraft, barbante e um raminho seco resolvem um embrulho simples.',
            'Uma lista por pessoa, feita durante o ano, acaba com o aperto de véspera.',
          ],
          professional: [
            'O embrulho começa pelo corte do papel, com dois dedos de sobra.',
            'Fita larga pede laço simples, e a fina aceita várias voltas.',
            'Cartão impresso ganha outro tom com a assinatura à mão.',
          ],
          casual: [
            'Eu guardo toda caixa bonita, a gente nunca sabe.',
            'Quando não sei o gosto, vou pelo que a pessoa usa todo dia.',
            'Bilhete eu escrevo antes num rascunho, senão rasuro.',
          ],
          funny: [
            'Todo mundo tem uma gaveta de sacolas de presente e orgulho disso.',
            'No embrulho, o papel sempre fica dois centímetros curto.',
            'Cara de surpresa se treina em casa, diante do espelho.',
          ],
          motivational: [
            'Quem presta atenção nas conversas nunca fica sem ideia de presente.',
            'Um embrulho torto feito em casa também emociona.',
            'Anotar gostos e datas é um cuidado que aparece meses depois.',
          ],
        },
      },
      questions: {
        sale: ['Você sacode o presente antes de abrir?', 'O que você adoraria encontrar debaixo do laço?', 'De quem é o próximo aniversário da sua lista?'],
        content: ['Qual foi o presente mais engraçado que você já recebeu?', 'Você anota o que as pessoas gostam ou confia na memória?', 'Já estragou uma surpresa sem querer?'],
      },
      asks: ['o que essa pessoa faz nas horas livres', 'as cores e os gostos de quem vai ganhar', 'a lembrança que vocês dois têm em comum'],
    },
    {
      nouns: [
        'o brinde', 'o brinde corporativo', 'o kit corporativo', 'o presente corporativo', 'a cesta corporativa', 'o kit boas-vindas', 'o kit de boas-vindas', 'o kit onboarding',
        'o kit empresarial', 'a caixa corporativa',
      ],
      openings: {
        sale: {
          professional: [
            'A lembrança da sua marca na mesa de quem importa: {topic}.',
            'Para receber bem quem chega à equipe ou à carteira de clientes: {topic}.',
            'Um agradecimento que leva a sua marca: {topic}.',
          ],
          casual: [
            'Quem trabalha com a gente gosta de surpresa na mesa: {topic}.',
            'Seu cliente vai lembrar de quem lembrou dele: {topic}.',
            'Nada de caneta repetida por aqui: {topic}.',
          ],
          funny: [
            'Chega de calendário que vai direto pra gaveta: {topic}.',
            'O pessoal do financeiro também sorri: {topic}.',
            'Enfim um brinde que ninguém esquece na sala de reunião: {topic}.',
          ],
          motivational: [
            'Equipe que trabalha junto gosta de ser lembrada: {topic}.',
            'Crescer e agradecer a quem veio junto: {topic}.',
            'Negócio é feito de gente, e gente repara no gesto: {topic}.',
          ],
        },
        content: {
          professional: [
            'Como escolher para clientes e equipes: {topic}.',
            'Marca visível, sem exagero: {topic}.',
            'Datas em que as empresas costumam presentear: {topic}.',
          ],
          casual: [
            'Cem laços iguais e uma playlist boa: {topic}.',
            'Qual foi o melhor brinde que a firma já te deu? Aqui o papo é {topic}.',
            'Bastidores de um pedido de empresa: {topic}.',
          ],
          funny: [
            'Laço de número oitenta e sete, e eu sigo firme: {topic}.',
            'A copa da empresa já está sabendo: {topic}.',
            'Reunião que podia ser e-mail fica melhor com {topic}.',
          ],
          motivational: [
            'O primeiro pedido de empresa a gente não esquece: {topic}.',
            'Repetir cem laços com a mesma atenção: {topic}.',
            'Pequeno negócio também sabe agradecer aos clientes: {topic}.',
          ],
        },
      },
      facts: {
        sale: {
          all: [
            'Na mesa de quem recebe, o logotipo aparece todos os dias sem interromper ninguém.',
            'Clientes e equipes guardam a lembrança de quem se lembrou deles.',
            'Inaugurações, treinamentos e encontros de equipe são boas ocasiões.',
            'A utilidade no dia a dia decide se o brinde fica na mesa ou vai para a gaveta.',
            'Quantidade, logotipo e data do evento são as primeiras coisas a informar.',
            'Um cartão com o nome de cada pessoa da equipe muda o tom da entrega.',
          ],
          professional: [
            'As cores da marca, repetidas na embalagem, reforçam a identidade da empresa.',
            'Clientes antigos e novos podem receber versões diferentes do mesmo tema.',
            'Uma escolha discreta circula bem entre áreas e cargos.',
          ],
          casual: [
            'O time abre junto, e é assunto até o café da tarde.',
            'Quem ganha põe na mesa, e o colega do lado já pergunta de onde veio.',
            'Uma surpresa na mesa quebra o gelo de qualquer reunião.',
          ],
          funny: [
            'Tem colega que vai perguntar se sobrou um.',
            'Não precisa de senha, de rede nem de aprovação do suporte.',
            'A pausa do café rende mais quando tem novidade sobre a mesa.',
          ],
          motivational: [
            'Equipe pequena que cresce junta guarda a lembrança do primeiro ano.',
            'Agradecer ao cliente é cuidar do trabalho que ainda vem.',
            'Por trás de cada meta da empresa há gente que gosta de ser vista.',
          ],
        },
        content: {
          all: [
            'Logotipo pequeno e bem posicionado faz a pessoa usar o brinde fora da empresa.',
            'Arquivo em vetor mantém o logotipo nítido em qualquer tamanho.',
            'Uma lista de nomes revisada evita cartões trocados entre colegas.',
            'Algumas unidades a mais cobrem o convidado de última hora.',
            'Dia do cliente, aniversário da empresa e fim de ano concentram os pedidos.',
            'Um item útil e uma mensagem breve já formam um bom kit para receber alguém na equipe.',
          ],
          professional: [
            'A prova da arte antes da produção evita surpresas com o logotipo.',
            'Algumas empresas limitam, por norma interna, o que os funcionários podem receber.',
            'As cores do manual da marca se informam com os códigos.',
          ],
          casual: [
            'Eu monto um modelo, olho com calma e só depois sigo com o resto.',
            'Conto e reconto, porque faltar um na entrega da firma é triste.',
            'Separar por setor antes facilita a vida de quem vai distribuir.',
          ],
          funny: [
            'Depois do quinquagésimo laço, a mão faz sozinha e a cabeça canta.',
            'A fita acaba sempre no penúltimo kit.',
            'O colega que faltou é o primeiro a cobrar o dele.',
          ],
          motivational: [
            'Um pedido grande se vence em etapas pequenas.',
            'Manter o mesmo laço do primeiro ao centésimo é treino.',
            'Atender uma empresa ensina a organizar lista, tempo e bancada.',
          ],
        },
      },
      questions: {
        sale: ['O que você gostaria de encontrar na sua mesa de trabalho?', 'Para clientes ou para a equipe?', 'Logotipo discreto ou bem visível?'],
        content: ['Qual foi o melhor brinde que você já ganhou no trabalho?', 'Que brinde de empresa você usa até hoje?', 'Quantas canetas de brinde há na sua gaveta?'],
      },
      asks: ['a quantidade e a data do evento', 'o ramo e as cores da empresa', 'se é para clientes ou para a equipe'],
    },
  ],
  tips: [
    'Anote durante o ano o que as pessoas dizem que gostariam de ter.',
    'Escreva o cartão à mão e cite uma lembrança que só vocês dois conhecem.',
    'Pergunte sobre alergias e restrições antes de presentear com algo de comer.',
    'Escolha um tema, e cada item do presente fica mais fácil de decidir.',
    'Deixe os itens pesados embaixo e os delicados por cima.',
    'Preencha os espaços vazios com papel de seda amassado para nada se mover.',
    'Use no máximo duas cores de fita na mesma embalagem.',
    'Tire as etiquetas da loja antes de fechar a embalagem.',
    'Olhe a validade de cada alimento antes de montar uma cesta.',
    'Combine com alguém da casa o melhor horário para entregar uma surpresa.',
    'Reserve um minuto para a foto antes de abrir, porque a montagem só se vê inteira uma vez.',
    'Para empresas, peça o logotipo em vetor e a lista de nomes já revisada.',
  ],
  steps: ['a conversa sobre quem vai receber', 'a escolha dos itens', 'a montagem por alturas', 'o preenchimento com papel ou palha', 'a escrita do cartão', 'o laço final'],
  tools: ['as fitas', 'o papel de seda', 'a tesoura', 'os cartões', 'a palha decorativa'],
  hashtags: [
    'cestas', 'cestadecafedamanha', 'cestasdepresentes', 'presentes', 'presentecriativo', 'presentepersonalizado', 'kitpresente', 'caixasurpresa', 'caixadepresente', 'cafedamanha', 'brindes', 'brindescorporativos',
    'brindespersonalizados', 'presentesespeciais', 'diadasmaes', 'kitchurrasco',
  ],
  emojis: ['🎁', '🎀', '🧺', '💌', '✨'],
}
