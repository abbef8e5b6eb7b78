import { stationeryTypes } from '../products/stationery.ts'
import type { Category } from './category.ts'

export const stationery: Category = {
  name: 'papelaria e agendas',
  sort: 'thing',
  crafts: ['a papelaria', 'a papelaria criativa', 'a encadernação'],
  flags: { isGift: true, isUnique: false, isMadeToOrder: false, isHandmade: false, allowsJokes: true },
  types: stationeryTypes,
  groups: [
    {
      nouns: [
        'a agenda', 'a agenda personalizada/agendas personalizadas', 'o caderno', 'o caderninho', 'a caderneta', 'o planner/planners', 'o bloco', 'o bloquinho', 'o bloco de notas/blocos de notas',
        'o calendário', 'o calendário de mesa', 'o calendário de parede', 'o calendário personalizado', 'o calendário com fotos', 'o calendário ilustrado', 'o calendário anual', 'o calendário mensal', 'o calendário de geladeira', 'o calendário do advento/calendários do advento', 'o diário', 'o caderno de desenho/cadernos de desenho', 'o sketchbook/sketchbooks', 'o bullet journal/bullet journals', 'a encadernação/encadernações',
      ],
      openings: {
        sale: {
          professional: ['Compromissos, ideias e listas num lugar só: {topic}.', 'Ao lado do computador, sempre à mão: {topic}.'],
          casual: ['A cabeça tá cheia? Eu passo tudo pro papel: {topic}.', 'Caneta colorida na mesa, café do lado e {topic}.'],
          funny: ['Bilhete na geladeira não é sistema, {topic} {é/são}.', 'A memória prometeu lembrar e esqueceu, ainda bem que tem {topic}.'],
          motivational: ['Um registro por dia, e o ano ganha memória: {topic}.', 'Plano anotado tem data e lugar: {topic}.'],
        },
        content: {
          professional: ['Por dia, por semana ou livre: como organizar {o topic}.', 'Os primeiros minutos do dia com {o topic} e uma caneta.'],
          casual: ['A primeira folha sempre trava? Vem ver como eu começo {o topic}.', 'Meu jeito de usar {o topic} tem lista, rabisco e adesivo.'],
          funny: ['Letra linda na primeira página, garrancho na quinta: {topic}.', 'Anotei a senha {no topic} e esqueci em que página.'],
          motivational: ['Voltar à folha em branco depois de uma semana cheia: {topic}.', 'Anotar o que já foi feito também anima: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Lista de compras, ideia de madrugada e recado do telefone têm onde ficar.',
            'A escolha costuma começar pelo tamanho, de bolsa, de mochila ou de mesa.',
            'Na mesa de trabalho, {o noun} {fica/ficam} à vista e o celular pode ficar na gaveta.',
            'Quem estuda, quem vende e quem cuida da casa anota coisas bem diferentes.',
            'Ideia, data e desenho rápido deixam de depender da memória.',
            'Uma caneta sempre por perto é o que faz a anotação acontecer.',
          ],
          professional: [
            'Em consultórios e salões, a anotação em papel permanece à vista durante o atendimento.',
            'Para quem anota muito, espaço generoso na folha costuma pesar na escolha.',
            'Folhas que ficam planas sobre a mesa facilitam a escrita.',
          ],
          casual: [
            'Eu anoto até o que já fiz, só pra riscar depois.',
            'Café do lado, caneta boa, e a semana inteira cabe no papel.',
            'Esquecer o celular acontece, mas a anotação no papel fica ali me olhando.',
          ],
          funny: [
            'Riscar tarefa feita dá um prazer que aplicativo nenhum imita.',
            'Metade das folhas tem planos, a outra metade tem flor desenhada em reunião.',
            'Toda lista tem um item que só muda de página, semana após semana.',
          ],
          motivational: [
            'Uma linha anotada por dia ainda é registro no fim do ano.',
            'Ver a semana escrita ajuda a escolher o que pode esperar.',
            'Quem escreve na primeira folha assume um compromisso pequeno com os próprios planos.',
          ],
        },
        content: {
          all: [
            'Fazer um rabisco de teste na última folha tira o medo de começar a primeira.',
            'Uma cor de caneta para cada assunto faz a folha ser lida de longe.',
            'Três tarefas por dia cabem melhor na folha do que quinze.',
            'Canetas de ponta fina passam menos tinta para o verso da folha.',
            'Aniversários anotados primeiro evitam esquecer alguém no meio do ano.',
            'Abas coloridas marcam o mês e poupam folhear.',
          ],
          professional: [
            'Convém reservar dez minutos, sempre na mesma hora, para rever as anotações.',
            'Abreviações e símbolos próprios tornam as anotações mais rápidas.',
            'Folhas pontilhadas servem para texto, desenho e tabela.',
          ],
          casual: [
            'Eu colo ingresso, recado e etiqueta, e no fim do ano a folha virou baú.',
            'Errei a letra? Adesivo em cima da anotação e segue.',
            'Começo anotando de caneta preta e termino com o estojo inteiro na mesa.',
          ],
          funny: [
            'A primeira semana tem letra de professora, a décima tem letra de receita médica.',
            'Começar um caderno novo antes de acabar o velho é vocação.',
            'Anotar que é pra lembrar, sem anotar o quê, é um clássico.',
          ],
          motivational: [
            'Pular um dia faz parte, a folha seguinte continua em branco.',
            'Reler as anotações do começo do ano mostra o caminho que a pressa esconde.',
            'Escrever a meta ao lado da data muda a conversa com ela.',
          ],
        },
      },
      questions: {
        sale: ['Folha pautada, pontilhada ou lisa?', 'Você escreve todo dia ou só quando a ideia chega?', 'Que nome você colocaria na capa?', 'Você anota compromisso no papel ou no celular?'],
        content: ['Você risca a tarefa ou marca com um xis?', 'Que anotação está na sua última página?', 'Letra bonita só no começo ou até o fim?', 'Quantos cadernos começados você tem em casa?'],
      },
      asks: ['o tipo de folha que prefere', 'o nome que iria na capa', 'o que você mais costuma anotar'],
    },
    {
      nouns: [
        'o álbum/álbuns', 'o álbum de fotos/álbuns de fotos', 'o álbum do bebê/álbuns do bebê', 'o livro do bebê/livros do bebê', 'o diário do bebê/diários do bebê',
        'o livro de memórias/livros de memórias', 'o scrapbook/scrapbooks', 'o diário de viagem/diários de viagem',
      ],
      openings: {
        sale: {
          professional: ['Para guardar a letra, o nome e a data: {topic}.', '{O topic} que a família vai abrir daqui a muitos anos.'],
          casual: ['Lembrança no celular some na rolagem, {topic} {fica/ficam}.', 'Puxa a cadeira, cada folha tem história: {topic}.'],
          funny: ['Nove mil fotos no celular e nenhuma na estante: {topic}.', 'A tia vai abrir {o topic} e não sai antes do café.'],
          motivational: ['Guardar memória dá trabalho, e alguém da família faz: {topic}.', 'Página por página, a história da família: {topic}.'],
        },
        content: {
          professional: ['Quem escreve, quem cola e quem guarda: {topic} em família.', 'O que registrar {no topic} antes que a memória apague.'],
          casual: ['Comecei {o topic} pela última página, e deu certo.', 'Letra da avó, foto impressa e {topic} na mesa.'],
          funny: ['A página torta também entra {no topic}, ela tem história.', 'Todo mundo foge na hora de escrever {no topic}, depois ninguém para.'],
          motivational: ['Uma lembrança colada por noite já adianta {o topic}.', 'Escrever a data no canto é um favor ao futuro: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Fotos, bilhetes e ingressos ganham páginas que não dependem de bateria.',
            'Casamento, bebê e viagem são as histórias que mais pedem páginas.',
            'A letra de quem escreveu é o que mais emociona anos depois.',
            'Na estante da sala, {o noun} {vira/viram} assunto quando chega visita.',
            'Capa, miolo e número de folhas são as primeiras decisões.',
            'O nome da família ou da criança na capa diz logo de quem é a história.',
          ],
          professional: [
            'Folhas firmes recebem cola, fotografia e caneta sem ondular.',
            'Capa firme e lombada bem costurada suportam o abre e fecha de muitas visitas.',
            'Papel livre de ácido ajuda a conservar páginas e fotografias por décadas.',
          ],
          casual: [
            'Eu choro com bilhete de criança colado torto na página, confesso.',
            'É abrir pra mostrar uma página e ficar a tarde inteira.',
            'Letra de mãe não cabe em aplicativo nenhum.',
          ],
          funny: [
            'O penteado das fotos antigas rende risada em toda visita.',
            'Tem página com mancha de café, e é a que conta a melhor história.',
            'O primo que aparece de olho fechado em todas as fotos já virou tradição.',
          ],
          motivational: [
            'Reservar uma tarde para juntar fotos e bilhetes é o começo de muita estante.',
            'Quem escreve a história da família hoje facilita a saudade de amanhã.',
            'Um dia a criança da foto vai ler o que você anotou na página.',
          ],
        },
        content: {
          all: [
            'Nome, lugar e data ao lado da lembrança evitam a dúvida dos netos.',
            'Cola em bastão ondula menos a página do que cola líquida.',
            'Caneta de tinta permanente e sem ácido conserva a escrita das páginas.',
            'Cantoneiras prendem a fotografia sem cola e permitem trocar depois.',
            'Bilhetes, ingressos e pulseiras de festa contam tanto quanto as fotos.',
            'Guardar em pé, fora do alcance do sol, conserva a lombada e as cores.',
          ],
          professional: [
            'Convém imprimir as fotografias em papel fosco, que marca menos os dedos.',
            'Deixar margens largas permite que outras pessoas da família escrevam depois.',
            'Uma legenda curta em cada página, com quem e onde, costuma bastar.',
          ],
          casual: [
            'Uma caneta fica sempre junto, pra ninguém ter desculpa de não escrever uma página.',
            'Começa colando as fotos do mês passado, depois a gente volta no tempo.',
            'Foto torta na página fica torta mesmo, tem mais graça.',
          ],
          funny: [
            'Selecionar vinte fotos entre nove mil é prova de resistência.',
            'A cola em bastão some sempre que a família resolve ajudar.',
            'Criança ajudando na colagem é arte moderna com digital de chocolate.',
          ],
          motivational: [
            'Uma página por semana, e em um ano a história tem começo, meio e capa.',
            'Perguntar o nome de quem está na foto antiga é trabalho de família.',
            'A história de um dia comum também merece página e legenda.',
          ],
        },
      },
      questions: {
        sale: ['Que história da sua família merece um livro?', 'Que lembrança sua precisa sair do celular e ir para o papel?', 'Quem escreveria a primeira página?', 'Capa de tecido, de couro ou estampada para a sua história?'],
        content: ['Você imprime fotos ou deixa tudo no celular?', 'Qual foto antiga faz a sua família rir?', 'De quem é a letra que você mais gosta de reler?', 'Qual foi a última foto que você imprimiu?'],
      },
      asks: ['a história que vai para as páginas', 'o nome e a data da capa', 'quantas páginas imagina'],
    },
    {
      nouns: ['a caderneta de vacina', 'a caderneta de vacinação', 'a caderneta de saúde', 'a capa de caderneta de vacina'],
      openings: {
        sale: {
          professional: ['O nome da criança na capa, os papéis dela reunidos: {topic}.', 'Da maternidade aos anos de escola, sempre na bolsa: {topic}.'],
          casual: ['Bolsa do bebê arrumada, nome na capa e {topic}.', 'Dá gosto tirar da bolsa do bebê: {topic}.'],
          funny: ['O bebê nem assina o nome e já tem documento: {topic}.', 'A bolsa do bebê pesa dez quilos, e {topic} {vai/vão} por cima.'],
          motivational: ['O primeiro papel que leva o nome do bebê: {topic}.', 'Guardar bem os papéis da criança é trabalho de todo mês: {topic}.'],
        },
        content: {
          professional: ['Capa, nome e bolsos: o que observar {no topic}.', 'Como guardar e levar {o topic} sem amassar as folhas.'],
          casual: ['Vem ver de perto a capa, o nome e os bolsinhos: {topic}.', 'Bolsa do bebê aberta em cima da cama, e lá {está/estão} {o topic}.'],
          funny: ['Chupeta, fralda, biscoito amassado e {topic}: inventário da bolsa.', 'Sumiu na bolsa do bebê, e {o topic} {estava/estavam} no bolso de fora.'],
          motivational: ['Folha por folha, o tempo da criança fica anotado: {topic}.', 'Quem organiza os papéis da casa começa pelos menores: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Na creche e na casa dos avós, o nome da criança na capa evita trocas.',
            'O tema da capa costuma combinar com o quarto ou com a bolsa do bebê.',
            'Entre fraldas e brinquedos, uma capa firme protege as folhas de amassar.',
            'Irmãos costumam ter a mesma estampa de capa, em cores diferentes.',
          ],
          professional: ['Convém conferir o nome da criança por extenso, com acentos, antes da impressão da capa.', 'Capas laváveis e folhas bem presas acompanham anos de bolsa.'],
          casual: ['Eu já abro um sorriso quando leio o nome do bebê na capa.', 'Na fila, de mão em mão, todo mundo elogia a capa com o nome.'],
          funny: ['O bebê já tem documento com estampa, e o RG dos pais é aquele verde.', 'A capa tem bichinho, nome e cor, e o bebê só quer morder a ponta.'],
          motivational: ['Papéis da criança num lugar só deixam a saída de casa tranquila.', 'Um nome que levou meses para ser escolhido merece uma capa.'],
        },
        content: {
          all: [
            'Um bolso na capa guarda os cartões e os papéis soltos da criança.',
            'As folhas anotadas na infância são pedidas na escola e guardadas por muitos anos.',
            'Uma foto das folhas no celular ajuda quando a bolsa do bebê fica em casa.',
            'Caneta de tinta permanente mantém nome e data legíveis nas folhas.',
          ],
          professional: ['Recomendamos guardar os papéis da criança sempre na mesma gaveta.', 'Um pano levemente úmido limpa a maioria das capas plastificadas.'],
          casual: ['Aqui a capa já fica na bolsa do bebê, senão a gente esquece.', 'Eu gosto de ver a letra diferente de cada pessoa que anotou nas folhas.'],
          funny: ['A bolsa do bebê tem doze bolsos, e o papel está sempre no décimo terceiro.', 'Quando a família acha a capa, é a chave do carro que some.'],
          motivational: ['Reler as primeiras folhas anos depois mostra como a criança cresceu.', 'Uma data anotada na hora poupa muita conta de memória depois.'],
        },
      },
      questions: {
        sale: ['Que nome de criança iria na capa?', 'Bichinho, flor ou céu estrelado na capa?', 'A capa combina com o quarto ou com a bolsa do bebê?', 'Nome completo ou só o primeiro nome na capa?'],
        content: ['Você ainda tem a sua caderneta de quando era bebê?', 'O que nunca falta na bolsa do bebê?', 'Onde você guarda os papéis das crianças?', 'Quem escolheu o nome do bebê na sua família?'],
      },
      asks: ['o nome da criança', 'o tema do quarto ou da bolsa', 'se a capa é para um bebê ou para irmãos'],
    },
    {
      nouns: ['o livro de receitas/livros de receitas', 'o caderno de receitas/cadernos de receitas', 'o fichário de receitas/fichários de receitas'],
      openings: {
        sale: {
          professional: ['A receita de família com a letra de quem cozinha: {topic}.', '{O topic} para a bancada da cozinha e a memória da casa.'],
          casual: ['Receita da mãe perdida no celular nunca mais: {topic}.', 'Bolo no forno, caneta na mão e {topic}.'],
          funny: ['A avó disse uma pitada, e agora tem onde discutir isso: {topic}.', 'Respingo de molho vai ter, e é bem-vindo: {topic}.'],
          motivational: ['Anotar a receita de quem ensinou é guardar a conversa: {topic}.', 'De prato em prato, a cozinha da família ganha páginas: {topic}.'],
        },
        content: {
          professional: ['Ingredientes, preparo e história: como preencher {o topic}.', 'Como proteger {o topic} dos respingos da cozinha.'],
          casual: ['Se fosse pra estrear {o topic}, eu começava pelo bolo de cenoura.', 'Fui à casa da minha tia só pra completar {o topic}.'],
          funny: ['Assar até ficar bom, é assim que minha família preenche {o topic}.', 'A tia não entrega o segredo do pudim nem {no topic}.'],
          motivational: ['Perguntar as medidas a quem cozinha no olho dá trabalho: {topic}.', 'Testar, anotar e testar de novo: {topic} em construção.'],
        },
      },
      facts: {
        sale: {
          all: [
            'A letra da mãe ou da avó dá à receita um sabor que a tela não tem.',
            'Em chá de panela, cada convidada pode escrever uma receita.',
            'Doces, salgados e massas separados ajudam a achar a receita na pressa.',
            'Páginas que ficam abertas na bancada deixam as mãos livres para a massa.',
          ],
          professional: ['Um espaço para rendimento e tempo de forno torna a receita fácil de repetir.', 'Capas plastificadas resistem melhor aos respingos da cozinha.'],
          casual: ['Eu gosto da mancha de manteiga no canto, é sinal de receita boa.', 'Bolo que deu certo eu anoto na hora, senão nunca mais sai igual.'],
          funny: ['A medida da avó é a mão dela, e ninguém mais tem aquela mão.', 'Até dar o ponto, diz a receita, e a família discute o ponto desde então.'],
          motivational: ['Cozinhar com quem ensinou e anotar ao lado já é uma tarde bem gasta.', 'A receita que passou por três cozinhas merece uma página só dela.'],
        },
        content: {
          all: [
            'Medidas em gramas deixam a receita igual em qualquer cozinha.',
            'Temperatura e tempo do próprio forno, anotados na receita, poupam erro na próxima vez.',
            'O nome de quem ensinou cabe no alto da página da receita.',
            'Caneta à prova de água resiste ao respingo na bancada.',
          ],
          professional: ['Recomendamos listar os ingredientes da receita na ordem de uso.', 'Um saco plástico transparente protege a página aberta durante o preparo.'],
          casual: ['Eu cozinho junto e anoto tudo, porque minha mãe só diz que é um pouquinho.', 'Receita testada ganha uma estrela no canto da página.'],
          funny: ['Receita de família tem sempre um ingrediente que alguém esqueceu de contar.', 'A página do brigadeiro é a única que abre sozinha.'],
          motivational: ['Errar o bolo, anotar o erro e acertar depois é caderno em uso.', 'Copiar à mão uma receita antiga é passar um costume adiante.'],
        },
      },
      questions: {
        sale: ['Qual receita da sua família iria na primeira página?', 'Doces ou salgados na primeira página?', 'De quem é a receita que você não quer perder?', 'Você cozinha com receita ou no olho?'],
        content: ['Que receita a sua avó nunca contou inteira?', 'Onde você guarda as suas receitas?', 'Qual página do seu caderno tem mais mancha?', 'Quem cozinha no olho na sua família?'],
      },
      asks: ['o nome da família para a capa', 'quantas receitas já tem anotadas', 'quem escreveu as receitas mais antigas'],
    },
    {
      nouns: ['o livro de assinaturas/livros de assinaturas', 'o livro de mensagens/livros de mensagens', 'o livro de recados/livros de recados'],
      openings: {
        sale: {
          professional: ['Na entrada da festa, um espaço para a letra de cada convidado: {topic}.', '{O topic} para reler a festa na letra de quem esteve lá.'],
          casual: ['A festa acaba, os recados ficam: {topic}.', 'Mesa bonita na entrada, canetas boas e {topic}.'],
          funny: ['Depois do terceiro brinde os recados melhoram muito: {topic}.', 'Tem padrinho que escreve um romance {no topic}.'],
          motivational: ['Meses de preparo, algumas horas de festa e a letra de todos: {topic}.', 'Palavras de quem veio de longe, guardadas: {topic}.'],
        },
        content: {
          professional: ['Onde colocar {o topic} na recepção da festa.', 'Canetas, luz e espaço: como preparar {o topic}.'],
          casual: ['Dica de festa, deixa alguém chamando pra escrever {no topic}.', 'Com o primeiro recado pronto, ninguém mais trava {no topic}.'],
          funny: ['Todo convidado esquece a ortografia diante {do topic}.', 'O tio poeta já perguntou {pelo topic}.'],
          motivational: ['Escrever a quem se quer bem pede dois minutos: {topic}.', 'Anos depois, a letra de alguém faz companhia: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Casamento, quinze anos e bodas são as festas em que os recados mais aparecem.',
            'A capa pode repetir a cor e a letra do convite.',
            'Um recado escrito à mão guarda o jeito de quem escreveu.',
            'O número de páginas acompanha o número de convidados.',
          ],
          professional: ['Folhas sem pauta deixam o convidado livre para escrever, desenhar e assinar.', 'Na mesa de entrada, com flores e boa luz, os recados começam cedo.'],
          casual: ['Eu leria recado de madrinha até no café da manhã do dia seguinte.', 'Tem convidado que escreve duas linhas e tem a avó, que pede outra folha.'],
          funny: ['Criança assina com desenho de dinossauro, e é o melhor recado da festa.', 'No começo da festa a letra do tio é uma, no fim é outra.'],
          motivational: ['Quem organiza a festa quase não conversa com todos, e os recados contam o resto.', 'Reler os recados no primeiro aniversário da festa vira costume.'],
        },
        content: {
          all: [
            'Duas ou três canetas iguais, já testadas, evitam fila na mesa de recados.',
            'Longe da mesa de bebidas, as páginas de recados ficam sem manchas.',
            'Um recado de exemplo na primeira página ajuda o próximo convidado.',
            'Alguém da família pode levar o livro às mesas depois do jantar.',
          ],
          professional: ['Canetas de secagem rápida evitam borrar o recado da página ao lado.', 'Uma placa com o convite para escrever orienta os convidados na entrada.'],
          casual: ['Deixa o livro perto da entrada, que na saída da festa todo mundo tem pressa.', 'Vai sempre uma caneta a mais na mesa, convidado leva sem perceber.'],
          funny: ['Quem escreve cedo faz poema, quem escreve tarde elogia o jantar.', 'Sempre tem um convidado que assina só o nome, com letra de médico.'],
          motivational: ['Uma frase simples, com a data, envelhece bem na página.', 'O recado de cada avó vale a volta pelas mesas com o livro na mão.'],
        },
      },
      questions: {
        sale: ['Que festa sua merece um livro de recados?', 'Assinatura na entrada ou recado longo durante a festa?', 'Quem escreveria o recado mais comprido da sua festa?', 'Capa na cor do convite ou da decoração?'],
        content: ['O que você escreve quando pedem um recado na festa?', 'Você já releu os recados da sua festa?', 'Recado inteiro ou só assinatura?', 'Quem da sua família escreve os melhores recados?'],
      },
      asks: ['a data e o tipo da festa', 'o número de convidados', 'os nomes que vão na capa'],
    },
    {
      nouns: [
        'o cartão/cartões', 'o cartão de visita/cartões de visita', 'o cartão de agradecimento/cartões de agradecimento', 'o adesivo', 'o adesivo personalizado/adesivos personalizados', 'a cartela de adesivos/cartelas de adesivos',
        'a etiqueta', 'a etiqueta personalizada/etiquetas personalizadas', 'a tag/tags', 'o envelope', 'o papel timbrado/papéis timbrados', 'a papelaria personalizada/papelarias personalizadas', 'o carimbo', 'o carimbo personalizado', 'o carimbo artesanal', 'o carimbo de borracha', 'o carimbo de madeira', 'o carimbo de logo', 'o carimbo com logo', 'o carimbo de logomarca', 'o carimbo para embalagem', 'o carimbo para embalagens', 'o carimbo para tecido', 'o rótulo', 'o rótulo personalizado', 'o rótulo adesivo', 'o rótulo para pote', 'o rótulo para potes', 'o rótulo para garrafa', 'o rótulo para produto', 'o rótulo para produtos', 'o rótulo para vela', 'o rótulo para sabonete', 'o rótulo para doces', 'o rótulo de produto', 'a embalagem personalizada', 'a embalagem para presente', 'a embalagem para presentes', 'a embalagem para doces', 'a embalagem para encomendas', 'a embalagem artesanal', 'a embalagem kraft', 'a sacola de papel', 'a sacola de papel personalizada', 'a sacola kraft', 'a sacola kraft personalizada',
      ],
      flags: { isGift: false, isMadeToOrder: true },
      openings: {
        sale: {
          professional: ['O nome da marca ou da festa em papel: {topic}.', 'Da sacola à mão de quem recebe: {topic}.'],
          casual: ['Pacote meu só fica pronto com {topic}.', 'Imagina o seu nome impresso bem ali: {topic}.'],
          funny: ['Sacola parda, autoestima de vitrine: {topic}.', 'O pacote era simples, mas {o topic} {fez/fizeram} pose.'],
          motivational: ['Um trabalho que ganhou nome no papel: {topic}.', 'Fechar um pacote com orgulho: {topic}.'],
        },
        content: {
          professional: ['Tamanho, letra e informação: o que vai {no topic}.', 'Um pacote com identidade: onde {entra/entram} {o topic}.'],
          casual: ['Menos texto, mais respiro: meu jeito de montar {o topic}.', 'Vamos arrumar um pacote com {o topic}?'],
          funny: ['Quem revisa {o topic} dez vezes dorme em paz com a vírgula.', 'A fita ficou torta, mas {o topic} {salvou/salvaram} o pacote.'],
          motivational: ['Escolher a letra do próprio nome é um passo e tanto: {topic}.', 'Pacote por pacote, o nome fica conhecido: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Um nome bem impresso faz a caixa simples parecer de loja.',
            'Em pacote, carta ou sacola, {mostra/mostram} logo de quem {vem/vêm}.',
            'Feira, loja, festa e encomenda pelo correio pedem papel com nome.',
            'Logo, nome e contato precisam ser lidos de relance.',
            'Papel bonito que vem no pacote costuma ir parar na gaveta ou no mural.',
            'Festa de criança usa nome e tema, negócio usa marca e contato.',
          ],
          professional: [
            'A identidade visual repetida em cada pacote facilita o reconhecimento da marca.',
            'Um agradecimento impresso e curto aproxima quem vende de quem compra.',
            'Cantos retos ou arredondados mudam o tom do impresso, do formal ao descontraído.',
          ],
          casual: [
            'Eu coloco no pacote e já tiro a foto, fica com cara de vitrine.',
            'Ler o próprio nome impresso dá um orgulho danado.',
            'Papel kraft, barbante e o nome impresso, pacote pronto.',
          ],
          funny: [
            'Tem cliente que guarda a caixa, a fita e até o papel com o nome da loja.',
            'Com o nome impresso por cima, a caixa do mercado nem lembra do passado.',
            'Escrever o nome da loja à mão é bonito até a terceira caixa.',
          ],
          motivational: [
            'Ver o nome do próprio trabalho impresso marca um começo.',
            'O negócio que cabe numa mesa já pode assinar o pacote.',
            'Quem embala à noite e vende de dia sabe o peso de um nome no papel.',
          ],
        },
        content: {
          all: [
            'Letra menor que seis pontos quase não se lê no papel impresso.',
            'Nome, contato e uma frase bastam no impresso, o resto vira ruído.',
            'Arquivo em vetor ou com 300 dpi evita impressão borrada.',
            'Sobre papel kraft, letra preta funciona melhor, pois impressora comum não imprime branco.',
            'Fita, barbante e lacre mudam o pacote sem mudar o impresso.',
            'Um QR code impresso precisa de uns dois centímetros e fundo claro para ser lido.',
          ],
          professional: [
            'Recomendamos testar telefone e endereço antes de imprimir a quantidade toda.',
            'Uma margem interna de três milímetros protege o texto do corte.',
            'Em embalagens de comida, o impresso deve ficar do lado de fora.',
          ],
          casual: [
            'Eu testo a caneta no verso antes, tem papel que não aceita gel.',
            'Um pacote de teste, olhado de longe, ajuda muito a decidir a letra.',
            'Duas cores no impresso já dão conta, três eu só uso em festa.',
          ],
          funny: [
            'O parente que revisa o texto acha vírgula, mas não acha o nome errado.',
            'Cortar papel reto com tesoura escolar é talento raro na família.',
            'A pilha de impressos só cai no chão depois de contada.',
          ],
          motivational: [
            'Um pacote fechado com nome é uma visita que a marca faz.',
            'A primeira versão quase nunca é a definitiva, e o nome vai achando a letra.',
            'Contar, cortar e empilhar cem impressos ensina um ritmo próprio.',
          ],
        },
      },
      questions: {
        sale: ['Que nome iria impresso no seu pacote?', 'Papel branco, colorido ou kraft?', 'Canto reto ou arredondado?', 'Letra de forma ou letra de mão no seu nome?'],
        content: ['Você guarda papel bonito que vem no pacote?', 'O que não pode faltar num cartão de visita?', 'Você já recebeu pacote com o nome escrito errado?', 'Você lê o cartão antes ou depois de abrir o pacote?'],
      },
      asks: ['o nome ou a marca que vai impressa', 'a quantidade e o tamanho do impresso', 'as cores da festa ou da marca'],
    },
    {
      nouns: [
        'o marcador de página/marcadores de página', 'o marcador de livro/marcadores de livro', 'o marca-página/marca-páginas', 'o marca-livro/marca-livros',
      ],
      openings: {
        sale: {
          professional: ['Para ler com o lugar sempre guardado: {topic}.', 'A página certa, sem dobrar a ponta: {topic}.'],
          casual: ['Parei no melhor capítulo, e {o topic} {guardou/guardaram} o lugar.', 'Livro na cabeceira, luz acesa e {topic}.'],
          funny: ['Dobrar ponta de página é crime, e {o topic} {viu/viram} tudo.', 'Só mais um capítulo, menti, já com {o topic} na mão.'],
          motivational: ['Dez páginas por noite, e {o topic} {mostra/mostram} o avanço.', 'Ler um pouco todo dia deixa rastro: {topic}.'],
        },
        content: {
          professional: ['Livros sem ponta dobrada: como usar {o topic}.', 'Livro emprestado volta inteiro com {o topic}.'],
          casual: ['Conto em que página {está/estão} {o topic} se você contar a sua.', 'Meu livro da vez e {o topic}, retrato da semana.'],
          funny: ['Já usei recibo, palito e folha seca, agora tem {topic}.', 'Três livros começados, nenhum terminado e {topic} no meio.'],
          motivational: ['A leitura avança devagar, e {o topic} {anda/andam} junto.', 'Um capítulo mais perto da última página: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            '{Guarda/Guardam} a página sem dobrar a ponta nem riscar a folha.',
            'Clubes do livro, professoras e bibliotecárias estão entre quem mais gosta.',
            'Romance na cabeceira, estudo na mesa e poesia na bolsa pedem a página marcada.',
            'Um livro embrulhado fica completo com algo para marcar a leitura.',
          ],
          professional: [
            'Em eventos literários, {o noun} {circula/circulam} de mão em mão e {volta/voltam} para casa dentro do livro.',
            'Papel firme desliza entre as páginas do livro sem amassar.',
          ],
          casual: [
            'Eu combino com a capa do livro, e sim, troco por causa disso.',
            'A pilha de leitura só cresce, e eu quero a página marcada em todos.',
          ],
          funny: [
            'Recibo de mercado no meio do romance, nunca mais.',
            'O livro emprestado talvez não volte, mas a página estava marcada.',
          ],
          motivational: [
            'Cinco páginas por noite já dão um livro em poucos meses.',
            'Ver a página marcada avançar dá gosto de continuar o livro.',
          ],
        },
        content: {
          all: [
            'Dobrar a ponta enfraquece a página, e o vinco não some.',
            'Uma segunda marca no fim do livro ajuda a consultar as notas.',
            'Papel fino entre as páginas não força a lombada do livro.',
            'Nos livros de estudo, uma cor para cada matéria separa os capítulos.',
          ],
          professional: [
            'Objetos grossos entre as páginas deformam a lombada com o tempo.',
            'Livros antigos pedem papel neutro e liso entre as páginas.',
          ],
          casual: [
            'Eu deixo só a pontinha pra fora, pra achar a página sem abrir o livro.',
            'Emprestar o livro eu empresto, a marca da página fica comigo.',
          ],
          funny: [
            'O gato derrubou o livro, e a marca caiu no capítulo errado.',
            'Toda estante tem um livro parado na página trinta.',
          ],
          motivational: [
            'Retomar um livro esquecido começa por achar onde ele parou.',
            'Quem lê devagar, de capítulo em capítulo, também chega à última página.',
          ],
        },
      },
      questions: {
        sale: ['Que livro está na sua cabeceira?', 'Você lê no ônibus, na cama ou no sofá?', 'Romance, suspense ou poesia?', 'Marcador da cor da capa do livro ou bem diferente?'],
        content: ['Você dobra a ponta da página ou jamais?', 'Você já marcou livro com recibo, palito ou folha seca?', 'Em que página está o seu livro?', 'Quantos livros você lê ao mesmo tempo?'],
      },
      asks: ['o livro que está lendo', 'o tema ou a cor preferida para marcar a leitura', 'quantos livros lê ao mesmo tempo'],
    },
    {
      nouns: ['o lettering', 'o hand lettering/hand letterings', 'o lettering personalizado', 'o quadro de lettering', 'a caligrafia', 'a caligrafia artística', 'a caligrafia para convites', 'a caligrafia em convites', 'a caligrafia para casamento', 'a caligrafia em envelopes', 'o envelope manuscrito', 'o envelope com caligrafia', 'o cordel', 'a literatura de cordel', 'o folheto de cordel', 'o livreto de cordel', 'o livro de cordel', 'o cordel personalizado', 'o cordel de casamento', 'o cordel de aniversário', 'o leque', 'o leque personalizado', 'o leque de casamento', 'o leque para casamento', 'o leque de formatura', 'o leque de festa', 'o leque de madeira', 'o leque de papel', 'o leque de tecido', 'o leque de bambu', 'o leque de mão'],
      flags: { isHandmade: true },
      openings: {
        sale: {
          professional: ['{Passa/Passam} de mão em mão e {fica/ficam} na lembrança: {topic}.'],
          casual: ['Quem pega na mão não quer devolver: {topic}.'],
          funny: ['{Sumiu/Sumiram} da mesa antes do café: {topic}.'],
          motivational: ['Um trabalho miúdo que se vê de perto: {topic}.'],
        },
        content: {
          professional: ['Mãos secas, lugar sem umidade e pouco peso: {topic}.'],
          casual: ['Chega aqui que eu mostro os detalhes {do topic}.'],
          funny: ['O ventilador ligou, e lá {foi/foram} {o topic}.'],
          motivational: ['A mão aprende devagar a fazer {um topic}.'],
        },
      },
      facts: {
        sale: {
          all: ['Há quem guarde por anos na gaveta das lembranças.', 'De perto, o acabamento conta mais do que o tamanho.'],
          professional: ['Em festas e eventos, um detalhe assim costuma ser o mais comentado.'],
          casual: ['Eu sempre fico com uma amostra, pra lembrar de como ficou.'],
          funny: ['Toda visita pega, olha e devolve um pouco mais longe do lugar.'],
          motivational: ['É o mesmo gesto, repetido muitas vezes, que dá firmeza à mão.'],
        },
        content: {
          all: ['Luz direta e umidade são as piores companhias de papel, tinta e tecido.', 'Mãos limpas e secas evitam marcas que não saem mais.'],
          professional: ['Convém guardar em lugar seco, sem nada pesado por cima.'],
          casual: ['Eu testo uma vez antes de partir pra quantidade.'],
          funny: ['O ventilador é o inimigo número um de qualquer mesa de papel.'],
          motivational: ['Guardar a primeira tentativa ajuda a medir o quanto a mão mudou.'],
        },
      },
      questions: {
        sale: ['Para festa, para presente ou para você?', 'Qual detalhe você olha primeiro?'],
        content: ['O que mora na sua gaveta de lembranças?', 'Que lembrança de festa você guarda até hoje?'],
      },
      asks: ['a data e a ocasião', 'a quantidade e para quem é'],
    },
  ],
  openings: {
    sale: {
      professional: ['O papel certo para o que precisa ser lembrado: {topic}.', 'Boa letra, boa margem, bom papel: {topic}.', 'Para quem repara no papel antes das palavras: {topic}.'],
      casual: ['Cheiro de papel novo, estojo cheio e {topic}.', 'Passei pela mesa só pra pegar {o topic} na mão.', 'Papel bonito eu não guardo, eu uso: {topic}.'],
      funny: ['O estojo já está cheio e eu aqui olhando {o topic}.', 'Era só papel, eu disse, e fiquei uma hora falando {do topic}.', 'Fã de papelaria reconhece de longe: {topic}.'],
      motivational: ['Corte, dobra e paciência por trás {do topic}.', 'Ideia que vai para o papel fica: {topic}.', 'Mesa limpa, lápis apontado e {topic}.'],
    },
    content: {
      professional: ['Papel, gramatura e acabamento: o que saber sobre {o topic}.', 'Sol, umidade e papel: como conservar {o topic}.', 'Da arte na tela ao papel: como {nasce/nascem} {o topic}.'],
      casual: ['Vem ver de perto o papel {do topic}.', 'Régua, estilete e {topic}: minha tarde preferida.', 'Vim conversar sobre letra, cor e {topic}.'],
      funny: ['Prometi só arrumar a mesa, mas aí {apareceu/apareceram} {o topic}.', 'A impressora atolou e {o topic} {esperou/esperaram} com classe.', 'Fofoca de papelaria: {topic} e a régua que sumiu.'],
      motivational: ['Medir, cortar, conferir e só então mostrar: {topic}.', 'A mão pega prática folha por folha: {topic}.', 'Conferir canto por canto do papel dá trabalho, e aparece: {topic}.'],
    },
  },
  facts: {
    sale: {
      all: [
        'Papel encorpado se percebe na ponta dos dedos antes de qualquer palavra.',
        'Cor, letra e estampa costumam ser as três primeiras escolhas em papelaria.',
        'Quem gosta de papelaria repara no corte reto, no canto e na cor da impressão.',
        'Uma boa impressão mantém a letra nítida até no tamanho pequeno.',
        'Floral, xadrez ou papel liso, cada pessoa se reconhece numa estampa.',
        'O papel agrada quando dá vontade de passar a mão antes de escrever.',
      ],
      professional: [
        'A mesma paleta em capas, cartões e etiquetas dá unidade ao conjunto de papelaria.',
        'Letras legíveis e margens generosas valorizam qualquer papel impresso.',
        'Papéis foscos evitam reflexo, papéis brilhantes realçam a cor.',
      ],
      casual: [
        'Eu cheiro papel novo, sim, e sei que tem mais gente assim.',
        'Minha mesa some debaixo de papel colorido, e eu gosto.',
        'Caneta boa, papel bonito, e lá vou eu escrever o que nem precisava.',
      ],
      funny: [
        'Quem ama papelaria compra, cheira, guarda e depois precisa de outra gaveta.',
        'Prometi não olhar mais papel bonito, e o estojo riu.',
        'A impressora trava de nervoso quando vê papel bonito.',
      ],
      motivational: [
        'Escrever à mão faz a ideia sair da cabeça e ocupar um lugar no papel.',
        'Quem trabalha com papel mede duas vezes e corta uma.',
        'Há quem guarde um bilhete por trinta anos, o papel aguenta.',
      ],
    },
    content: {
      all: [
        'Papel longe do sol e da umidade não amarela nem ondula.',
        'Gramatura é o peso do papel por metro quadrado e ajuda a saber se ele é firme.',
        'Caneta gel pede um tempo de secagem em papel brilhante.',
        'Cores na tela parecem mais vivas do que no papel.',
        'Ler nome e data em voz alta pega o erro de impressão que o olho deixa passar.',
        'Pasta ou gaveta fechada conserva o papel melhor do que a pilha sobre a mesa.',
      ],
      professional: [
        'Duas famílias de letra bastam para que nome e texto se leiam bem no papel.',
        'O papel offset aceita bem a caneta, o couchê realça a impressão colorida.',
        'O papel reciclado tem tom próprio, que aparece por baixo das cores claras.',
      ],
      casual: [
        'Eu imprimo uma prova pequena antes, porque a cor no papel sempre surpreende.',
        'Tesoura de papel é só de papel, aqui é lei.',
        'Sobra de papel bonito vai pra um envelope, e um dia tudo se usa.',
      ],
      funny: [
        'Toda mesa de papelaria tem dez canetas, e funciona uma.',
        'O erro de digitação só aparece depois de impresso, ele é tímido.',
        'Guardar papel bonito pra uma ocasião à altura é esporte de quem ama papelaria.',
      ],
      motivational: [
        'Alinhar papel por papel ensina o olho a ver um milímetro.',
        'A letra à mão melhora com papel gasto, caneta e repetição.',
        'Há muito papel torto no começo de toda mão que hoje corta reto.',
      ],
    },
  },
  questions: {
    sale: ['Estampa floral, xadrez ou papel liso?', 'Papel fosco ou brilhante?', 'Quantas canetas tem no seu estojo?', 'Você usa o papel bonito ou guarda com dó?'],
    content: ['Você também cheira papel novo?', 'Que item de papelaria você coleciona?', 'A sua letra é bonita ou só você entende?', 'Qual é a sua cor de caneta preferida?'],
  },
  asks: ['as cores e a estampa de que gosta', 'a ocasião e o nome que vai escrito', 'o tamanho que imagina para o papel'],
  materials: [],
  tips: [
    'Guarde papéis longe do sol e da umidade para que não amarelem nem ondulem.',
    'Leia nomes e datas em voz alta antes de mandar imprimir.',
    'Imprima uma prova pequena, porque as cores mudam da tela para o papel.',
    'Use régua de metal e lâmina nova para cortar papel sem rebarba.',
    'Guarde papéis soltos em pasta rígida para que as pontas não dobrem.',
    'Limite cada peça de papelaria a duas famílias de letra.',
    'Teste a caneta no verso, porque papel brilhante demora a secar.',
    'Prefira papel a partir de 90 gramas quando a caneta costuma vazar para o verso.',
    'Use cola em bastão em papel fino para que ele não ondule.',
    'Anote os aniversários na agenda logo no primeiro dia de uso.',
    'Envie imagens com 300 dpi para que a impressão fique nítida.',
    'Escreva a data e os nomes no verso das fotos antes de colar no álbum.',
  ],
  steps: ['a escolha do papel', 'a arte na tela', 'a prova de impressão', 'o corte com estilete', 'a dobra no vinco', 'a conferência do texto'],
  tools: ['a régua de metal', 'o estilete', 'a base de corte', 'a dobradeira', 'as amostras de papel'],
  hashtags: [
    'papelariapersonalizada', 'papelariafofa', 'papelaria', 'agenda', 'agendapersonalizada', 'planner', 'cadernopersonalizado', 'cadernodereceitas', 'livrodobebe', 'albumdefotos',
    'livrodeassinaturas', 'cartaodevisita', 'adesivospersonalizados', 'etiquetaspersonalizadas', 'marcadordepagina',
  ],
  emojis: ['📓', '✏️', '📒', '🖊️', '📚'],
}
