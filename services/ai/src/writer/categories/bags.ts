import { bagsTypes } from '../products/bags.ts'
import type { Category } from './category.ts'

export const bags: Category = {
  name: 'bolsas e necessaires',
  sort: 'thing',
  crafts: ['a bolsaria'],
  flags: { isGift: false, isUnique: false, isMadeToOrder: false, isHandmade: false, allowsJokes: true },
  openings: {
    sale: {
      professional: ['Tudo no lugar antes de sair de casa: {o topic}.', 'Cada coisa guardada e fácil de achar: {o topic}.', 'Boa costura para tudo o que vai junto no dia: {o topic}.'],
      casual: ['Bati o olho e já quis encher de coisas: {o topic}.', 'Chave na mão, celular carregado e {o topic}: pode sair.', '{Vai/Vão} comigo pra todo canto: {o topic}.'],
      funny: ['Alguém vai pedir para guardar só uma coisinha ali: {o topic}.', '{Arrumado/Arrumada/Arrumados/Arrumadas} na saída, um mistério na volta: {o topic}.'],
      motivational: ['Quem sai cedo de casa sabe o valor de achar tudo: {o topic}.', 'Organizar a saída na véspera adianta a manhã: {o topic}.', 'Para quem passa o dia na rua e volta cheio de história: {o topic}.'],
    },
    content: {
      professional: ['Como encher, guardar e conservar {o topic}.', 'Por fora a beleza, por dentro a organização: {o topic}.', 'Um bom acabamento por dentro diz muito sobre {o topic}.'],
      casual: ['Esvaziei tudo em cima da mesa pra falar {do topic}.', 'Abre, mostra e conta o que leva: hoje é sobre {o topic}.'],
      funny: ['Escavação arqueológica da semana: {o topic}.', 'Prometi carregar só o essencial, e {o topic} {riu/riram}.'],
      motivational: ['Costura-se do avesso e só no fim se vira: {o topic} {ensina/ensinam} a esperar.', 'Arrumar por dentro antes de sair já é começar: {o topic}.', 'Costura torta se desmancha e se refaz, até {o topic} {ficar/ficarem} no prumo.'],
    },
  },
  facts: {
    sale: {
      all: [
        'Antes de escolher o tamanho, separe em cima da mesa tudo o que vai dentro.',
        'Abrir com uma mão só ajuda muito na fila e na pressa.',
        'Forro claro mostra o que está no fundo, mesmo com pouca luz.',
        'Costura reforçada nos pontos que mais puxam é sinal de boa execução.',
        'Tons neutros saem todos os dias, e uma estampa alegre se acha depressa em casa.',
        'Quem sai com muita coisa pequena olha primeiro as divisões de dentro.',
      ],
      professional: ['A escolha começa pelo que vai dentro, segue pelo tamanho e termina na estampa.', 'O arremate dos cantos e o correr do fecho revelam a qualidade da costura.', 'No trabalho, cores sóbrias acompanham a semana sem precisar de troca.'],
      casual: ['Eu já sei até o que vai em cada cantinho.', 'Quando o lado de dentro é bonito, dá vontade de abrir só pra olhar.', 'A gente organiza uma vez e passa a semana achando tudo.'],
      funny: ['Não {promete/prometem} milagre, mas a bagunça lá dentro fica mais elegante.', 'Dentro vai tudo o que você precisa e três coisas que ninguém explica.', 'Uma colherinha ou um grampo sem dono vai morar ali no fundo, é tradição.'],
      motivational: ['Sair com tudo no lugar deixa a cabeça livre para o trabalho.', 'Quem pega dois ônibus por dia sabe o que uma boa costura aguenta.', 'Costurar um canto arredondado sem ruga leva tempo e muitos alfinetes.'],
    },
    content: {
      all: [
        'Esvaziar por completo de vez em quando tira papéis, migalhas e peso à toa.',
        'Zíper emperrado costuma soltar com um pouco de grafite ou vela nos dentes.',
        'Mancha pequena no tecido sai com pano úmido e sabão neutro, testado antes num canto escondido.',
        'Entretela firme é o que dá corpo ao tecido e deixa tudo em pé.',
        'Um papel com telefone por dentro ajuda quem perde coisas pelo caminho.',
        'Guardar com papel dentro conserva a forma, e longe do sol conserva a cor.',
      ],
      professional: ['Um forro bem cortado não sobra nem repuxa, e nada se prende nele.', 'Várias camadas de tecido pedem ponto firme e mão sem pressa na máquina.', 'Antes de lavar, convém esvaziar tudo e ler a etiqueta do tecido.'],
      casual: ['A gente jura que vai levar pouca coisa.'],
      funny: ['Zíper novo é educado, zíper velho tem opinião.'],
      motivational: ['Quem prega o primeiro zíper reto comemora ali mesmo, na mesa de costura.', 'Virar do lado direito no fim é a hora em que o trabalho aparece.', 'Decidir o que fica em casa já alivia o ombro na volta.'],
    },
  },
  questions: {
    sale: ['Qual estampa combina com o seu dia?', 'Cor neutra ou bem chamativa?', 'Zíper, botão ou ímã?', 'Quantas divisões você gosta de ter por dentro?', 'O que não sai de casa sem você?'],
    content: ['O que você sempre esquece em casa?', 'O que você carrega todo dia e nunca usa?', 'Você já procurou uma coisa que estava ali dentro o tempo todo?'],
  },
  asks: ['o que você quer levar dentro', 'a estampa que tem a sua cara', 'o uso que você tem em mente', 'o tamanho de que você precisa'],
  types: bagsTypes,
  groups: [
    {
      nouns: [
        'a bolsa', 'a mochila', 'a mochilinha', 'a ecobag', 'a sacola', 'a pochete', 'a bolsa de praia/bolsas de praia', 'a bolsa maternidade/bolsas maternidade', 'a mala maternidade/malas maternidade', 'o kit maternidade/kits maternidade', 'a bolsa transversal/bolsas transversais', 'a bolsa tiracolo/bolsas tiracolo',
        'a bolsa de mão/bolsas de mão', 'a bolsa de tecido/bolsas de tecido', 'a bolsa feminina/bolsas femininas', 'a mala', 'a mala de viagem/malas de viagem',
      ],
      openings: {
        sale: {
          professional: ['Alça firme, espaço pensado e boa costura: {o topic}.', 'Para sair de casa com tudo o que o dia pede: {o topic}.'],
          casual: ['Pega a chave, chama o elevador e leva {o topic}.', 'Até o sapato ficou com vontade de passear: {o topic}.'],
          funny: ['Aquele recibo antigo acaba de achar casa nova: {o topic}.', 'Cabe a vida, menos a chave na hora da chuva: {o topic}.', 'Ia só até a padaria e levou a casa inteira: {o topic}.', 'Peso de mudança, cara de passeio: {o topic}.'],
          motivational: ['Quem carrega o dia inteiro conhece o valor de uma boa alça: {o topic}.', 'Da primeira esquina à última parada do dia: {o topic}.'],
        },
        content: {
          professional: ['Alça, tamanho e uso: o que observar {no topic}.', 'O que realmente precisa ir {no topic}?'],
          casual: ['Faxina de bolsa com café do lado, e {o topic} na conversa.', 'Bora ver o que a gente carrega {no topic} sem precisar?', 'Perto de casa ou longe dela, como você usa {o topic}?'],
          funny: ['Quem nunca revirou {o topic} atrás do celular falando ao celular?', 'O fundo {do topic} merecia um mapa.'],
          motivational: ['Alça bem presa é costura paciente, e {o topic} {mostra/mostram}.', 'Muita viagem começa na porta de casa, com {o topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'A alça no comprimento certo acompanha o passo sem bater nem escorregar.',
            'Celular, chave e carteira são o primeiro teste de qualquer tamanho.',
            'Na feira, no ônibus ou na viagem, alça bem presa faz diferença.',
            'Bolso de fora guarda o que se usa toda hora, da chave ao bilhete.',
            'Uma cor que aparece em três roupas do armário combina com a semana inteira.',
            'Quem usa transporte público repara no fecho antes de reparar na cor.',
          ],
          professional: ['Considere a altura de quem usa, porque o comprimento da alça muda tudo.', 'Um modelo estruturado mantém a forma, e um modelo mole se ajusta ao que leva.', 'Na hora da escolha, pense primeiro no objeto maior que precisa caber.'],
          casual: ['Eu testo o tamanho com as coisas de verdade e só depois olho a cor.', 'Já me vi saindo por aí, na rodoviária, no mercado e no cinema.', 'Com roupa básica e uma cor bonita do lado, o visual já tem graça.'],
          funny: ['Quem jura que vai sair só com o celular volta com três panfletos.', 'Qualquer espaço livre será entendido pela família como convite.', 'O guarda-chuva só vai junto nos dias de sol.'],
          motivational: ['Quem trabalha de dia e estuda à noite leva os dois mundos no ombro.', 'Deixar tudo arrumado à noite dá dez minutos a mais de café.', 'Costura que aguenta o caminho começa no reforço da alça.'],
        },
        content: {
          all: [
            'Coisa pesada vai perto do corpo, e o que se usa toda hora vai em cima.',
            'Juntar o que é miúdo em bolsinhas permite trocar de bolsa sem esquecer nada.',
            'Pendurar pela alça por meses deforma, e a prateleira conserva melhor.',
            'A alça cede primeiro na costura, e um reforço cedo evita o conserto grande.',
            'Um gancho perto da porta acaba com a busca de toda manhã.',
            'Uma sacola dobrada dentro resolve a compra inesperada.',
          ],
          professional: ['A costura em xis dentro de um quadrado prende bem a alça que recebe peso.', 'Materiais diferentes pedem limpeza diferente, e a etiqueta indica o caminho.', 'Vale revisar alças e fechos de tempos em tempos, antes que a costura ceda.'],
          casual: ['Achei no fundo uma lista de compras do ano passado, e você?', 'Meu kit de sobrevivência tem bala, carregador e um lenço.', 'A gente descobre o tamanho ideal depois de carregar muita coisa à toa.', 'Eu esvazio tudo num dia e no outro já tem papel de novo.'],
          funny: ['No fundo sempre existe uma moeda se escondendo da conta.', 'Trocar de bolsa é o jeito mais rápido de sair sem documento.', 'O carregador só some quando a bateria chega a dois por cento.', 'Bolsa no chão não pode, diz a tia de todo mundo.'],
          motivational: ['Quem deixa a bolsa pronta à noite sai de manhã com uma tarefa a menos.', 'Uma alça refeita três vezes ensina a medir a quarta.', 'A primeira bolsa costurada sai torta e vai ao mercado com orgulho.'],
        },
      },
      questions: {
        sale: ['Bolsa grande ou pequena?', 'No ombro, na mão ou nas costas?', 'O que não pode faltar na sua bolsa?'],
        content: ['Você faz faxina na bolsa toda semana ou só quando pesa?', 'Qual foi o achado mais antigo no fundo da sua bolsa?', 'Você troca de bolsa todo dia ou usa a mesma até o fim?', 'Quantas sacolas moram dentro de outra sacola na sua casa?'],
      },
      asks: ['como você vai ao trabalho ou ao passeio', 'se prefere alça no ombro, na mão ou nas costas'],
    },
    {
      nouns: [
        'a necessaire/necessaires', 'o kit necessaire/kits necessaire', 'a bolsinha', 'o estojo', 'o estojinho', 'o estojo escolar/estojos escolares', 'a carteira de tecido/carteiras de tecido',
        'o porta-moedas/porta-moedas', 'o porta-níquel/porta-níqueis', 'o porta-celular/porta-celulares', 'o porta-absorvente/porta-absorventes', 'o porta-documento/porta-documentos',
        'o porta-óculos/porta-óculos', 'o porta-maquiagem/porta-maquiagens',
      ],
      openings: {
        sale: {
          professional: ['Tudo o que some fácil no fundo da bolsa tem lugar: {o topic}.', 'Na bolsa grande, um lugar para cada coisa pequena: {o topic}.'],
          casual: ['Acabou a caça ao tesouro no fundo da bolsa: {o topic}.', 'Pra achar tudo sem virar a bolsa de cabeça pra baixo: {o topic}.'],
          funny: ['O fundo da bolsa era terra sem lei, até {chegar/chegarem} {o topic}.', 'Grampo, moeda e clipe perdido ganharam endereço: {o topic}.', 'Quem organiza por cor e quem joga tudo dentro concordam: {o topic}.'],
          motivational: ['A ordem do dia começa nas coisas pequenas: {o topic}.', 'Quem separa por partes acha tudo no caminho: {o topic}.'],
        },
        content: {
          professional: ['Bolsa grande, coisas pequenas: o papel {do topic}.', 'O que vai {no topic} e o que pode ficar na gaveta.'],
          casual: ['Fiz a faxina da bolsa e sobrou elogio {pro/pra/pros/pras} {topic}.', 'Bora arrumar a bolsa por dentro? Começa {pelo topic}.'],
          funny: ['Moeda, grampo e uma bala sem dono: o habitat {do topic}.', 'Bolsinha dentro de bolsinha dentro da bolsa, e no meio {o topic}.', 'Ninguém sabe quem pôs seis grampos {no topic}.'],
          motivational: ['Zíper curto, curva apertada e paciência: assim se aprende com {o topic}.', 'Costurar em tamanho de bolso ensina a ir devagar: {o topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Trocar de bolsa fica simples quando as coisas pequenas mudam juntas.',
            'Na viagem, cada grupo de objetos no seu lugar abre espaço na mala.',
            'Uma estampa para cada uso avisa o que tem dentro antes de abrir.',
            '{Vai/Vão} da gaveta de casa à bolsa ou à mochila sem espalhar nada.',
            'Na escola, no escritório ou no carro, coisa miúda some menos em lugar certo.',
            'Quem divide a gaveta com a família reconhece o seu pela estampa.',
          ],
          professional: ['Meça o objeto mais comprido que será guardado, e o tamanho se decide sozinho.', 'Um conjunto em tamanhos diferentes organiza viagem, bolsa e gaveta.', 'Um interior liso facilita a limpeza quando algo vaza ou esfarela.'],
          casual: ['Eu tenho uma estampa pra cada coisa e não me perco mais.', 'É pegar, jogar na bolsa e sair.', 'Quem começa com uma estampa logo quer o trio.'],
          funny: ['Dentro da bolsa é tudo boneca russa, uma coisinha dentro da outra.', 'Um batom emprestado volta, já um grampo ninguém sabe.', '{Guarda/Guardam} segredos, elásticos e uma bala de origem duvidosa.'],
          motivational: ['Arrumar o que é pequeno abre espaço para o resto do dia.', 'Quem costura zíper curto sabe que os primeiros saem tortos mesmo.', 'Ter o miúdo à mão evita a correria antes da reunião ou da aula.'],
        },
        content: {
          all: [
            'Separar por uso funciona bem, com higiene de um lado e eletrônicos de outro.',
            'Limpar no mesmo dia o que vazou ou riscou poupa o forro.',
            'Lavar do avesso alcança as migalhas e o pó que ficam nas costuras.',
            'Papel de recibo apaga com o tempo, e os importantes merecem uma foto.',
            'Se não saiu da bolsa em um mês, pode ficar em casa sem fazer falta.',
            'Marcar um dia para esvaziar as coisas pequenas mantém a bolsa leve.',
          ],
          professional: ['Um pedaço de tecido nas pontas do zíper deixa os cantos limpos e retos.', 'Curva sem rugas por fora é sinal de margem bem aberta por dentro.', 'Uma manta fina entre os tecidos dá estrutura sem aumentar muito o volume.'],
          casual: ['Eu faço a faxina da bolsa e sempre acho um batom.', 'Eu separo por cor, mas confesso que mudo toda semana.', 'Lápis apontado sempre risca o forro, aprendi do jeito difícil.', 'Quem tem bolsa grande sabe que sem divisão vira gaveta de cozinha.'],
          funny: ['A caneta que estoura nunca é aquela que já não escrevia.', 'Onde cabe um batom cabem quatro, é física.', 'A moeda de cinco centavos mora no cantinho que a unha não alcança.', 'Entra um clipe, sai uma família de clipes.'],
          motivational: ['Uma curva bem costurada em peça pequena vale por muitas retas.', 'De retalho em retalho se aprende a pregar zíper sem medo.', 'Uma bolsa leve começa em decidir o que fica na gaveta.'],
        },
      },
      questions: {
        sale: ['O que você guardaria primeiro?', 'Uma estampa para cada coisa ou tudo igual?', 'Qual objeto mais some na sua bolsa?'],
        content: ['Qual é a menor coisa que você carrega todo dia?', 'Você organiza por tipo ou joga tudo junto?', 'Quantos batons, canetas ou clipes você acha se procurar agora?'],
      },
      asks: ['o objeto que você mais perde na bolsa', 'em que bolsa ou gaveta vai morar'],
    },
    {
      nouns: ['a lancheira', 'a lancheirinha', 'a lancheira térmica/lancheiras térmicas', 'a bolsa térmica/bolsas térmicas', 'a marmiteira', 'o porta-marmita', 'a bolsa de marmita/bolsas de marmita'],
      openings: {
        sale: {
          professional: ['Para o almoço que sai de casa todos os dias: {o topic}.', 'Da cozinha de casa à mesa do trabalho ou da escola: {o topic}.'],
          casual: ['Marmita pronta, fruta lavada e {o topic}: bora.', 'Hora do lanche tem mais graça com {o topic}.'],
          funny: ['O almoço é o de ontem, mas a chegada é triunfal: {o topic}.', 'A geladeira da firma que respeite {o topic}.'],
          motivational: ['Quem cozinha à noite o almoço de amanhã conhece o valor {do topic}.', 'Acordar cedo, montar o lanche e sair: {o topic} {acompanha/acompanham}.'],
        },
        content: {
          professional: ['Potes, talheres e guardanapo: como arrumar {o topic}.', 'A rotina de lavar e secar {o topic} no fim do dia.'],
          casual: ['O que vai {no topic} hoje por aí?', 'Papo de marmita, fruta e garrafinha, com {o topic} na mesa.'],
          funny: ['A banana sempre perde a luta dentro {do topic}.', 'Abrir {o topic} depois do feriado exige coragem.'],
          motivational: ['Preparar o lanche antes de o sol nascer é rotina de muita casa: {o topic}.', 'Marmita de todo dia dá trabalho, e {o topic} {participa/participam}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Vale medir o pote preferido antes de escolher o tamanho.',
            'Comida de casa no intervalo tem gosto de casa, mesmo longe dela.',
            'Um interior fácil de limpar poupa trabalho depois do almoço.',
            'Na escola, uma estampa que a criança reconhece evita troca de lanche por engano.',
            'No piquenique, no ônibus ou no escritório, alça firme leva o almoço em pé.',
            'Quem leva marmita costuma querer lugar para pote, fruta e talher.',
          ],
          professional: ['Considere o pote mais alto, a garrafa e o espaço para os talheres.', 'Cores escuras disfarçam o uso diário, e as claras mostram logo o que limpar.', 'Um nome bem visível ajuda a identificar o almoço na geladeira do trabalho ou na sala de aula.'],
          casual: ['Eu almoço com mais gosto quando a marmita está bonita.', 'Comida de casa em tecido bonito já sai na frente.', 'Tem que sobrar um cantinho pro docinho depois do almoço.'],
          funny: ['Na copa da firma, todo mundo vai saber qual é o seu almoço.', 'Não {impede/impedem} que a maçã vire moeda de troca no recreio, mas {tenta/tentam}.', 'O pote volta para casa, a tampa não, e ninguém explica.'],
          motivational: ['Almoço levado de casa é plano feito na noite anterior.', 'Quem monta três lanches por manhã já fez muito antes das sete.', 'Levar o almoço de casa vira hábito um pote por vez.'],
        },
        content: {
          all: [
            'Secar por completo e de fecho aberto evita cheiro de comida no tecido.',
            'Pote com trava e guardanapo em volta seguram melhor o molho da salada.',
            'Fruta firme viaja bem embaixo, e a delicada vai por cima do lanche.',
            'Um pano úmido no mesmo dia tira o que no dia seguinte já grudou.',
            'Gelo reutilizável enrolado num pano não molha o resto do lanche.',
            'Talher enrolado em guardanapo de tecido não faz barulho no caminho.',
          ],
          professional: ['Molho separado em pote pequeno mantém a salada firme até a hora do almoço.', 'Deixar pronto na véspera tudo o que é seco reduz a montagem do lanche pela manhã.', 'Comida quente e comida fria viajam melhor separadas.'],
          casual: ['Eu deixo o talher da marmita sempre ali, senão esqueço.', 'Bilhetinho no lanche da criança faz o maior sucesso.', 'Quando sobra janta, a gente monta a marmita antes de lavar a louça.'],
          funny: ['Esqueceu o garfo, comeu o almoço com a tampa, vida que segue.', 'A tampa certa só aparece quando o pote errado já está cheio.', 'Biscoito esfarelado é o tempero do recreio.'],
          motivational: ['Um bilhete dobrado no lanche leva a casa junto.', 'Quem prepara marmita todo dia conhece o valor de quinze minutos.', 'Lanche pronto à noite é manhã com menos correria.'],
        },
      },
      questions: {
        sale: ['O que não pode faltar na sua marmita?', 'Lanche doce ou salgado?', 'Quem escolhe a estampa aí, a criança ou você?'],
        content: ['Qual era o melhor lanche do seu recreio?', 'Você monta a marmita à noite ou de manhã?', 'Já deixou bilhete no lanche de alguém?'],
      },
      asks: ['o tamanho do pote que você usa', 'se é para a escola ou para o trabalho'],
    },
  ],
  materials: [],
  tips: [
    'Separe sobre a mesa tudo o que vai dentro antes de escolher o tamanho da bolsa.',
    'Passe grafite de lápis nos dentes do zíper quando ele emperrar.',
    'Leve o que pesa perto do corpo e o que usa toda hora por cima.',
    'Guarde bolsas com papel dentro, longe do sol, para conservar forma e cor.',
    'Olhe a costura da alça antes de encher a bolsa, porque é ali que o peso puxa.',
    'Junte cabos e carregadores em uma bolsinha própria para achar tudo depressa.',
    'Puxe o forro para fora uma vez por mês e sacuda as migalhas.',
    'Distribua o peso entre os dois lados da bolsa, e a alça dura mais tempo.',
    'Deixe a lancheira secar aberta antes de guardar, porque a umidade traz cheiro.',
    'Meça o pote mais alto antes de escolher uma bolsa para marmita.',
    'Fotografe os recibos importantes, porque o papel térmico apaga com o tempo.',
    'Lave bolsas e necessaires de tecido à mão, com água fria e sabão neutro, e seque à sombra, abertas e do avesso.',
    'Teste o produto de limpeza num canto escondido antes de passar na bolsa inteira.',
  ],
  steps: ['a escolha da estampa e do forro', 'o corte das partes', 'a colocação da entretela', 'a costura do zíper', 'a montagem do forro', 'a hora de virar para o lado direito'],
  tools: ['os zíperes', 'a entretela', 'os grampos de costura', 'o vazador', 'a tesoura de tecido'],
  hashtags: ['bolsas', 'bolsafeminina', 'necessaire', 'mochila', 'ecobag', 'bolsadetecido', 'necessairepersonalizada', 'acessoriosfemininos', 'organizadordebolsa', 'kitnecessaire', 'bolsasfemininas', 'acessorios', 'lancheira', 'viagem'],
  emojis: ['👜', '🎒', '👛', '👝', '🧵'],
}
