import { babyTypes } from '../products/baby.ts'
import type { Category } from './category.ts'

export const baby: Category = {
  name: 'enxoval de bebê',
  sort: 'thing',
  crafts: [],
  flags: { isGift: false, isUnique: false, isMadeToOrder: false, isHandmade: true, allowsJokes: true },
  openings: {
    sale: {
      professional: ['Entre as primeiras escolhas da espera por um bebê: {o topic}.', 'Na lista do bebê, com lugar certo desde o começo: {o topic}.', 'A família prepara a chegada do bebê, e {o topic} {faz/fazem} parte dela.', 'Nome escolhido, cores definidas e {o topic} à espera do bebê.'],
      casual: ['Tem bebê a caminho, e {o topic} também.', 'Lista do bebê na geladeira, e hoje o destaque é para {o topic}.', 'Já dá pra imaginar esse bebê chegando: {o topic}.', 'Contagem regressiva pro bebê, com {o topic} já no lugar.'],
      funny: ['O bebê nem chegou e já tem mais coisas que a casa inteira: {o topic}.', 'Menor morador da casa, maior assunto da família: {o topic}.', 'A família inteira fez voz fininha ao ver {o topic}.', 'As tias já escolheram, o bebê que se acostume: {o topic}.'],
      motivational: ['Meses de espera cabem em pequenos preparativos: {o topic}.', 'Preparar a chegada de um bebê é trabalho delicado: {o topic}.', 'A espera de um bebê vai tomando forma: {o topic}.', 'Quem espera um bebê arruma a casa aos poucos: {o topic}.'],
    },
    content: {
      professional: ['Uma conversa para quem prepara a chegada de um bebê: {o topic}.', 'Como pensar {no topic} ao longo dos meses de espera.', 'Nome, cores e tema do bebê: as primeiras decisões sobre {o topic}.', 'O que vale anotar na lista do bebê sobre {o topic}.'],
      casual: ['Nove meses passam voando, então vamos falar {do topic}.', 'Conversa de quem adora gaveta de bebê arrumada: {o topic}.', 'Cadê as futuras mamães daqui? Hoje a gente fala {do topic}.', 'Quem está montando quartinho de bebê senta aqui: {o topic}.'],
      funny: ['Colo, bocejo, foto, soneca: a agenda do bebê inclui {o topic}.', 'Bebê não vem com manual, então comecemos {pelo topic}.', 'Padrinhos em disputa, nome em votação e {o topic} no meio da conversa.', 'Estudos da família comprovam, ninguém vê {o topic} sem suspirar.'],
      motivational: ['Escolher {o topic} para quem ainda não chegou é um jeito de esperar.', 'A espera de um bebê também se faz com as mãos: {o topic}.', 'Coisa de bebê pede mão firme e luz boa: {o topic}.', 'Quem prepara {o topic} para um bebê aprende a trabalhar devagar.'],
    },
  },
  facts: {
    sale: {
      all: [
        'O nome escolhido costuma aparecer primeiro nos preparativos e só depois na certidão.',
        'Em chá de bebê, o enxoval é o que mais passa de mão em mão.',
        'A paleta do quarto costuma nascer de uma única cor e se espalha pelo enxoval.',
        'Muita família guarda algo dos primeiros meses para mostrar anos depois.',
        'Quem monta o enxoval aos poucos acompanha cada mês da espera.',
        'Uma cor fora do rosa e do azul serve para o primeiro bebê e para o próximo.',
        'Avós e madrinhas gostam de participar do enxoval, e perguntam logo a cor do quarto.',
        'Nas fotos dos primeiros dias, o enxoval aparece em quase todas.',
      ],
      professional: [
        'Recomendamos definir tema e cores antes de completar a lista do bebê.',
        'Nome, iniciais e paleta são as informações que orientam as escolhas do enxoval.',
        'Um enxoval coordenado facilita a organização do quarto e da mala.',
        'Para famílias que preferem a surpresa, tons neutros são um bom ponto de partida.',
      ],
      casual: [
        'Eu me derreto com tudo que é tamanho de bebê.',
        'Já escolheram o nome do bebê? Essa é a parte que eu mais gosto de ouvir.',
        'Dá vontade de mostrar pra todas as tias no grupo da família.',
        'Quando todo mundo palpita na cor do quarto, é sinal de bebê muito esperado.',
      ],
      funny: [
        'O bebê não paga aluguel e já tem o quarto mais bonito da casa.',
        'Aviso aos padrinhos, a votação do nome do bebê continua aberta.',
        'Vai ter tia chorando na hora de ver, separe um lenço.',
        'No grupo da família, esse bebê já é celebridade antes de nascer.',
      ],
      motivational: [
        'Quem arruma gaveta de bebê sem pressa já começa a conhecer quem vem.',
        'Quem trabalha para recém-nascidos conhece muitas histórias antes de elas começarem.',
        'A espera rende quando as mãos têm um enxoval para preparar.',
        'Cada lista de enxoval começa com pouca coisa e muita conversa.',
      ],
    },
    content: {
      all: [
        'A primeira lavagem do enxoval costuma ser feita algumas semanas antes da data prevista.',
        'Etiquetas por tamanho na gaveta orientam quem vem ajudar nos primeiros dias do bebê.',
        'Caixas com o mês anotado organizam o que o bebê ainda vai usar.',
        'Mandar o nome do bebê por escrito, com os acentos, evita surpresa no bordado ou na pintura.',
        'O tema do quarto muda com a idade, e a paleta de cores acompanha por anos.',
        'Sabão neutro é a escolha mais comum na lavagem do enxoval.',
        'Anotar o que a família já ganhou evita itens repetidos no enxoval.',
        'Chá de bebê, mala e quarto pedem listas separadas, e isso poupa muita dúvida.',
      ],
      professional: [
        'Enxoval se organiza por uso, com o que sai todo dia na gaveta mais fácil.',
        'Nomes compostos pedem letra menor ou duas linhas, e convém decidir antes.',
        'Repetir uma cor da estampa na letra do nome dá unidade ao quarto.',
        'No enxoval, o que é delicado vai à máquina em saco de tela e ciclo suave.',
      ],
      casual: [
        'Eu adoro quando contam como escolheram o nome do bebê.',
        'Nesse trabalho a gente conhece o bebê pelo nome antes de todo mundo.',
        'Gaveta de bebê arrumada é meu ponto fraco.',
        'Se a família não decide a cor, eu começo olhando a parede do quarto.',
      ],
      funny: [
        'Toda família tem um palpite de nome de bebê guardado há duas gerações.',
        'A gaveta do bebê está em ordem alfabética, a dos pais nem fecha.',
        'O enxoval cresce, o bebê cresce, só o armário não colabora.',
        'Bebê recebe mais visitas que prefeito e tem plateia até para bocejo.',
      ],
      motivational: [
        'Refazer um nome de bebê que saiu torto é parte do ofício.',
        'Um enxoval inteiro começa em um retalho pequeno e uma ideia.',
        'Quem trabalha em tamanho de bebê aprende a enxergar meio milímetro.',
        'Entre a notícia e a chegada do bebê cabe muito trabalho miúdo.',
      ],
    },
  },
  questions: {
    sale: ['Já escolheram o nome do bebê?', 'Qual é a cor do quartinho?', 'Menino, menina ou surpresa?', 'Quem na família está contando os dias?', 'Bichinhos, florzinhas ou céu estrelado?', 'Para quando é o bebê?'],
    content: ['Como vocês escolheram o nome do bebê?', 'O que do seu enxoval ficou guardado?', 'Qual foi o primeiro item da lista do bebê?', 'Quem ajudou a montar o enxoval aí?', 'Qual palpite de nome a família não esquece?', 'Quem foi a primeira visita do bebê?'],
  },
  asks: ['o nome do bebê', 'se é menino, menina ou surpresa', 'as cores do quarto', 'o mês em que o bebê chega', 'o tema que vocês escolheram', 'a lista do que ainda falta para o bebê'],
  types: babyTypes,
  groups: [
    { nouns: ['o enxoval/enxovais', 'o enxoval de bebê/enxovais de bebê', 'o kit enxoval/kits enxoval', 'o kit bebê/kits bebê'] },
    {
      nouns: [
        'a fralda de boca/fraldas de boca', 'a fralda de pano/fraldas de pano', 'a fraldinha', 'o paninho de boca/paninhos de boca', 'o babador/babadores', 'o cueiro',
        'a manta de bebê/mantas de bebê', 'a mantinha', 'a toalha capuz/toalhas capuz', 'a toalha de capuz/toalhas de capuz', 'a toalha com capuz', 'a toalha de banho com capuz', 'a toalha de bebê/toalhas de bebê',
      ],
      flags: { isGift: true },
      openings: {
        sale: {
          professional: ['Do banho ao colo da avó: {o topic}.', 'Na gaveta, na bolsa e no varal do bebê: {o topic}.'],
          casual: ['Na bolsa, no carro e na casa da vó, bebê sempre precisa: {o topic}.', 'Cheirinho de roupa limpa e {o topic}: gaveta de bebê pronta.'],
          funny: ['A golfada tem pontaria, mas {o topic} também {tem/têm} talento.', 'A roupa de quem segura o bebê agradece {ao topic}.'],
          motivational: ['Lavar, estender, dobrar e recomeçar, com o bebê no colo e {o topic} por perto.', 'Nas madrugadas de colo, {o topic} {fica/ficam} ao alcance da mão.'],
        },
        content: {
          professional: ['Quantidade, lavagem e lugar certo para {o topic}.', 'No dia a dia com um bebê, {o topic} {passa/passam} por muitas lavagens.'],
          casual: ['Varal de bebê é lindo, ainda mais com {o topic}.', 'Todo mundo que espera bebê pergunta a quantidade, então bora falar {do topic}.'],
          funny: ['Três quilos de bebê, trinta de roupa para lavar: {o topic}.', 'Máquina cheia outra vez? {O topic} {manda/mandam} lembranças.'],
          motivational: ['Varal cheio é sinal de casa com bebê, e lá {está/estão} {o topic}.', 'Barra reta em pano pequeno treina a mão: {o topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Pano de bebê trabalha muito, do ombro de quem segura ao braço do carrinho.',
            'Nome bordado evita trocas na creche e na casa dos primos.',
            'Quem já tem filhos costuma pedir em quantidade, porque conhece a rotina da máquina.',
            'Para visitar um recém-nascido, é um presente que entra em uso no mesmo dia.',
          ],
          professional: ['Um conjunto na mesma estampa deixa a bolsa do bebê organizada.', 'Ter unidades de reserva deixa a rotina de lavagem do bebê tranquila.'],
          casual: ['Quem tem bebê em casa sabe que a gaveta nunca tem pano demais.', 'Da bolsa pro carro, do carro pro sofá, pano de bebê anda a casa toda.'],
          funny: ['Vai virar capa de herói daqui a uns três anos, pode anotar.', 'O leite sempre escolhe o pano que acabou de sair do varal.'],
          motivational: ['Um nome de quatro letras bordado sem pressa já ocupa uma tarde boa.', 'Na correria dos primeiros meses, a gaveta dobrada é um alívio.'],
        },
        content: {
          all: [
            'Lavar antes do primeiro uso tira a goma da fábrica e deixa o tecido do bebê mais macio.',
            'Mancha de leite sai melhor com água fria, antes de secar.',
            'O sol ajuda a clarear os panos brancos do bebê no varal.',
            'Rolinhos na gaveta deixam ver todas as estampas de uma vez.',
          ],
          professional: ['Tecido de algodão pode encolher, e por isso se lava antes do corte e do bordado.', 'O bordado dura mais quando o ferro passa pelo avesso.'],
          casual: ['Eu faço rolinhos na gaveta do bebê e fica parecendo vitrine.', 'Até pra sair rapidinho com o bebê eu levo pano na bolsa, experiência de quem já esqueceu.'],
          funny: ['Uma peça some no sofá, outra no carro, e a terceira mora com o cachorro.', 'Bebê suja em um segundo o que o varal levou a tarde para secar.'],
          motivational: ['Barra em pano de bebê se costura devagar, com a mão guiando o tecido.', 'Pilha dobrada antes do café é vitória que só quem tem bebê entende.'],
        },
      },
      questions: {
        sale: ['Quantos panos de bebê entram na sua lista?', 'Nome bordado ou estampa de bichinho?'],
        content: ['Qual paninho virou companheiro do bebê?', 'Quem cuida do varal do bebê aí?'],
      },
      asks: ['a quantidade e a cor preferida para o bebê'],
    },
    {
      nouns: ['a naninha', 'o cheirinho'],
      flags: { isGift: true },
      openings: {
        sale: {
          professional: ['Companhia de colo, carrinho e passeio: {o topic}.'],
          casual: ['Uma mãozinha segura e não larga mais: {o topic}.'],
          funny: ['Esqueceu no mercado, volta-se ao mercado: {o topic}.'],
          motivational: ['Olhos bordados e refeitos até o olhar sair doce: {o topic}.'],
        },
        content: {
          professional: ['Os primeiros amigos costumam ser de pano: {o topic}.'],
          casual: ['Toda criança inventa um nome {pro/pra/pros/pras} {topic}.'],
          funny: ['A negociação para lavar {o topic} dura uma semana.'],
          motivational: ['O olhar {do topic} se acerta em poucos pontos e muitas tentativas.'],
        },
      },
      facts: {
        sale: {
          all: [
            '{Cabe/Cabem} na mão pequena e {vai/vão} junto no carrinho e na casa da avó.',
            'Muita criança dá nome ao seu companheiro de pano antes de falar direito.',
            'O bichinho do quarto costuma decidir qual será a companhia do bebê.',
            'Para um recém-nascido, é um presente que fica com a criança por anos.',
          ],
          professional: ['O animal escolhido pode repetir o tema do quarto ou um apelido da família.'],
          casual: ['Ganha nome, sobrenome e lugar marcado no carro.'],
          funny: ['Em dois anos terá mais viagens que muito adulto, e sem carregar mala.'],
          motivational: ['Um rostinho nasce de poucos pontos, e é neles que mora a paciência.'],
        },
        content: {
          all: [
            'Companheiro de pano lava bem à mão ou em saquinho de tela, com secagem à sombra.',
            'Ter dois iguais permite lavar um enquanto o outro trabalha.',
            'O nome que a criança dá ao companheiro de pano raramente é o que a família sugeriu.',
            'Fotografar todo mês ao lado do bebê mostra o quanto ele cresceu.',
          ],
          professional: ['O rosto bordado, no lugar de botões, é um acabamento frequente em peças para bebês.'],
          casual: ['Eu sempre pergunto que nome a criança inventou.'],
          funny: ['No varal pelas orelhas, com a criança de plantão embaixo.'],
          motivational: ['Acertar uma expressão com dois pontos pretos é treino de muitas tentativas.'],
        },
      },
      questions: {
        sale: ['Coelho, urso ou ovelha?', 'Que nome você daria ao bichinho?'],
        content: ['Qual era o seu companheiro de pano na infância?', 'Já voltou no caminho para buscar uma naninha esquecida?'],
      },
      asks: ['o bichinho preferido e o nome do bebê'],
    },
    {
      nouns: [
        'a capa de bebê conforto/capas de bebê conforto', 'a capinha de bebê conforto/capinhas de bebê conforto', 'o kit berço/kits berço', 'o jogo de berço/jogos de berço', 'o lençol de berço/lençóis de berço', 'o ninho de bebê/ninhos de bebê', 'o ninho redutor', 'o trocador/trocadores', 'a capa de trocador/capas de trocador', 'o kit higiene/kits higiene',
        'a almofada de amamentação/almofadas de amamentação', 'o porta-maternidade/porta-maternidades', 'o quadro maternidade/quadros maternidade', 'o quadro de maternidade/quadros de maternidade', 'o quadrinho de maternidade/quadrinhos de maternidade', 'o quadrinho maternidade/quadrinhos maternidade', 'o quadrinho de porta/quadrinhos de porta', 'o quadro de porta/quadros de porta', 'a plaquinha de maternidade/plaquinhas de maternidade',
        'o porta-fraldas/porta-fraldas',
      ],
      openings: {
        sale: {
          professional: ['O quarto do bebê começa a ganhar rosto: {o topic}.', 'Cor na parede, móveis no lugar e {o topic} para o bebê.'],
          casual: ['O quartinho está quase pronto, olha {o topic}.', 'Deu vontade de sentar na poltrona do quartinho e só olhar {o topic}.'],
          funny: ['O quarto do bebê ficou lindo, e o dos pais virou depósito: {o topic}.', 'Três pessoas montaram o berço, e {o topic} {assistiu/assistiram} a tudo.'],
          motivational: ['Um quarto se prepara devagar, como quem espera: {o topic}.', 'Parede pintada, berço montado e, enfim, {o topic}.'],
        },
        content: {
          professional: ['Cores, medidas e lugar no quarto do bebê: {o topic}.', 'Da porta ao berço, o que pensar sobre {o topic}.'],
          casual: ['Vem planejar quartinho comigo, hoje com {o topic}.', 'Quarto de bebê rende horas de conversa, ainda mais com {o topic}.'],
          funny: ['A trena mediu o quarto três vezes, e {o topic} ainda {gera/geram} debate.', 'O berço veio com quarenta parafusos, mas {o topic} {veio/vieram} em paz.'],
          motivational: ['Montar um quarto é imaginar alguém nele antes da hora: {o topic}.', 'Um ponto, um parafuso, uma dobra, e o quarto do bebê recebe {o topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'A cor que aparece na porta, no berço e na cômoda une o quarto inteiro.',
            'Quem entra no quarto pela primeira vez repara logo no nome do bebê.',
            'O canto da troca e o do berço são os primeiros a ganhar cor no quarto.',
            'Um tema discreto permite mudar o quarto quando o bebê virar criança.',
          ],
          professional: ['Vale anotar as medidas dos móveis, porque berços e cômodas variam entre fabricantes.', 'Madeira clara pede tons suaves, e móveis brancos aceitam cores fortes no quarto do bebê.'],
          casual: ['Eu entro em quarto de bebê e já vejo onde cabe o nome.', 'Fica aquela vontade de abrir a porta do quartinho toda hora.'],
          funny: ['As visitas vão fotografar o quarto e esquecer de cumprimentar os pais.', 'O bebê vai ignorar a decoração e admirar o ventilador, faz parte.'],
          motivational: ['Um quarto de bebê guarda o trabalho de muita gente, de quem costura a quem aperta parafuso.', 'Esperar um bebê também é pendurar, dobrar e arrumar.'],
        },
        content: {
          all: [
            'Fotografar o quarto vazio e depois pronto rende um bonito antes e depois.',
            'Deixar o que se usa na troca ao alcance de uma mão facilita a rotina.',
            'As cores do quarto podem sair de uma estampa só, com três tons dela.',
            'Uma cômoda e dois cestos já organizam boa parte do quarto do bebê.',
          ],
          professional: ['A luz do quarto muda as cores, e vale olhar a amostra de manhã e à noite.', 'Na porta do quarto, letras simples se leem melhor de longe.'],
          casual: ['Eu começo o quartinho sempre pela cor da parede.', 'A gente planeja o quarto todo e o bebê reorganiza na primeira semana.'],
          funny: ['Montar berço em dupla é prova de amizade.', 'O manual do berço vem em doze línguas e não responde nada.'],
          motivational: ['Quarto de bebê ensina a medir três vezes antes do primeiro corte.', 'Prego, passo atrás, olhada de longe, e o quarto do bebê vai tomando forma.'],
        },
      },
      questions: {
        sale: ['Qual é o tema do quartinho?', 'Móveis brancos, de madeira ou coloridos?'],
        content: ['Quem montou o berço na sua casa?', 'Qual canto do quarto do bebê é o seu preferido?'],
      },
      asks: ['o tamanho do quarto e os móveis que já tem'],
    },
    {
      nouns: ['a saída de maternidade/saídas de maternidade', 'a saída maternidade/saídas maternidade', 'o body de bebê/bodies de bebê', 'a roupa de bebê/roupas de bebê', 'a roupinha', 'a roupinha de bebê/roupinhas de bebê', 'o macacão de bebê/macacões de bebê', 'o mijão/mijões', 'o conjunto de bebê/conjuntos de bebê'],
      flags: { isHandmade: false },
      openings: {
        sale: {
          professional: ['Para os primeiros dias e as primeiras fotos: {o topic}.', 'Do colo da mãe às primeiras visitas: {o topic}.'],
          casual: ['Parece roupa de boneca, mas {é/são} {topic}.', 'Olha o tamanhinho disso em cima da mesa: {o topic}.'],
          funny: ['Meio metro de pessoa e um guarda-roupa inteiro: {o topic}.', 'Vestir bebê é origami com plateia: {o topic}.'],
          motivational: ['A mala pronta perto da porta espera o bebê com {o topic}.', 'O primeiro guarda-roupa de alguém começa pequeno: {o topic}.'],
        },
        content: {
          professional: ['Tamanho, estação e fechos: como escolher {o topic}.', 'Na mala da maternidade, {o topic} {pede/pedem} um pouco de planejamento.'],
          casual: ['RN ou P? Hoje a conversa é sobre {o topic}.', 'Dobrei, desdobrei e dobrei de novo só pra olhar: {o topic}.'],
          funny: ['Trocar bebê às três da manhã é prova olímpica, e {o topic} {compete/competem} junto.', 'Enquanto a roupa secava, o bebê cresceu, e {o topic} {viu/viram}.'],
          motivational: ['O tempo de um bebê se mede em tamanhos de roupa: {o topic}.', 'Passar, dobrar e guardar à espera de alguém: {o topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'A estação em que o bebê chega decide entre manga curta e comprida.',
            'Recém-nascido perde roupa depressa, e por isso muita família mistura RN e P.',
            'Na foto da saída da maternidade, a roupa aparece ao lado do sorriso da família.',
            'Fecho fácil de abrir ganha elogio de quem troca bebê de madrugada.',
          ],
          professional: ['Muitas famílias levam uma troca RN e outra P, porque o tamanho só se sabe no dia.', 'Vale considerar o clima da cidade e o ar-condicionado da maternidade.'],
          casual: ['Eu dobro e já imagino o bebê dentro.', 'É um tamanhinho que dá vontade de emoldurar.'],
          funny: ['Roupa de bebê tem validade mais curta que iogurte.', 'Uma hora de uso para o bebê, duas de fotos para a família.'],
          motivational: ['Arrumar a primeira mala de alguém é um trabalho que se faz devagar.', 'Entre a primeira troca de roupa e a décima, a família inteira pega prática.'],
        },
        content: {
          all: [
            'O tamanho RN costuma servir por poucas semanas, e alguns bebês já nascem vestindo P.',
            'Separar cada troca em um saquinho com nome facilita a mala da maternidade.',
            'Modelos que abrem na frente simplificam a troca dos primeiros dias.',
            'Guardar a primeira roupa com a pulseira da maternidade já faz uma caixa de recordações.',
          ],
          professional: ['Costuras e etiquetas viradas para fora são comuns em roupas de recém-nascido.', 'Na primeira lavagem, as roupas do bebê se separam por cor e se enxáguam bem.'],
          casual: ['Eu separo a mala do bebê por troca, com saquinho e tudo.', 'A gente compra RN, e o bebê chega pedindo P.'],
          funny: ['Ninguém sabe quantos braços o bebê tem na hora de vestir.', 'Roupa passada de bebê dura até a primeira golfada.'],
          motivational: ['Cada roupa de bebê que deixa de servir vai para a caixa com um suspiro.', 'Separar as roupinhas por tamanho e dobrar tudo de novo ocupa bem a espera.'],
        },
      },
      questions: {
        sale: ['O bebê chega no calor ou no frio?', 'Manga curta ou comprida na mala?'],
        content: ['Você guardou a roupa da saída da maternidade?', 'RN ou P, o que serviu primeiro no seu bebê?'],
      },
      asks: ['o tamanho da roupa e o clima da sua cidade'],
    },
  ],
  materials: [],
  tips: [
    'Envie o nome do bebê por escrito, porque a grafia muda de família para família.',
    'Lave o enxoval com sabão neutro algumas semanas antes da data prevista.',
    'Enxágue manchas de leite em água fria, porque a quente fixa a proteína no tecido.',
    'Misture tamanhos RN e P na mala, já que ninguém sabe ao certo o tamanho do bebê.',
    'Meça o berço e a cômoda antes de escolher o que vai sobre eles.',
    'Passe o bordado pelo avesso, sobre uma toalha, para não achatar os pontos.',
    'Use saquinho de tela na máquina para o que é pequeno ou delicado.',
    'Escolha a paleta do quarto antes do tema, porque ela dura por mais tempo.',
    'Anote o que já foi comprado para o bebê e compartilhe a lista com a família.',
    'Seque tudo por completo antes de guardar o enxoval na gaveta.',
    'Separe as trocas da maternidade em saquinhos com o dia anotado.',
    'Guarde a primeira roupa do bebê em saco de tecido, longe da luz.',
  ],
  steps: ['a escolha das cores do quarto', 'a lavagem do tecido', 'o corte das peças pequenas', 'o bordado do nome', 'a costura miúda', 'a dobra para a gaveta'],
  tools: ['o bastidor', 'as linhas em tons claros', 'a tesoura de ponta fina', 'os moldes pequenos', 'a fita métrica'],
  hashtags: ['enxovaldebebe', 'enxoval', 'quartodebebe', 'maedemenina', 'maedemenino', 'gravidez', 'gestante', 'chadebebe', 'bebe', 'recemnascido', 'maternidade', 'bebeacaminho', 'quartinhodebebe', 'maladamaternidade'],
  emojis: ['🍼', '🧸', '👣', '🐣', '🎀'],
}
