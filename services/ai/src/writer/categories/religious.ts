import { religiousTypes } from '../products/religious.ts'
import type { Category } from './category.ts'

export const religious: Category = {
  name: 'artigos religiosos',
  sort: 'thing',
  crafts: ['a arte sacra'],
  flags: { isGift: false, isUnique: false, isMadeToOrder: false, isHandmade: false, allowsJokes: false },
  materials: ['catolico', 'catolica', 'religioso', 'religiosa', 'sacro', 'sacra'],
  openings: {
    sale: {
      professional: ['Um sinal de fé para a família: {topic}.', 'Fé e delicadeza no dia a dia: {topic}.'],
      casual: ['Pra família que se junta pra agradecer a Deus: {topic}.', 'Com jeitinho de casa de vó e fé de família: {topic}.'],
      funny: ['Toalhinha de renda, flor no copo e {o topic}.', 'A avó vai querer mostrar para a vizinha de porta: {topic}.'],
      motivational: ['Aprender a fé em casa, com os mais velhos: {topic}.', 'Um momento de oração no meio do dia: {topic}.'],
    },
    content: {
      professional: ['Significado, tradição e cuidado: {topic}.', 'O lugar da fé na vida da casa: {topic}.'],
      casual: ['Quem te ensinou a primeira oração? Vamos falar de {topic}.', 'Tradição de família por aqui: {topic}.'],
      funny: ['Café coado, toalha limpa e conversa sobre {topic}.', 'Casa de família grande, mesa cheia e {o topic}.'],
      motivational: ['Fé e costumes que vêm dos avós: {topic}.', 'Silêncio, luz da manhã e oração: {topic}.'],
    },
  },
  facts: {
    sale: {
      all: [
        'Datas de fé e encontros de família são as ocasiões mais comuns.',
        'O jeito de cada família viver a fé orienta a escolha.',
        'Um desenho simples deixa a atenção no momento de oração.',
      ],
      professional: [
        'Cada símbolo foi transmitido por gerações de fiéis.',
        'O acabamento sóbrio respeita o momento de oração.',
      ],
      casual: [
        '{Lembra/Lembram} aquela casa de vó com toalha de renda e oração antes do almoço.',
        'A gente olha e lembra de quem ensinou a primeira oração.',
      ],
      funny: [
        'Na casa da avó, sempre há um lugar arrumado com flor e toalhinha.',
        'Depois da oração, café e bolo na mesa, como manda a família.',
      ],
      motivational: [
        'A fé da família se guarda em gestos pequenos de todo dia.',
        'Quem ensina uma criança a agradecer antes de dormir deixa algo para a vida inteira.',
      ],
    },
    content: {
      all: [
        'Para a limpeza, um pano seco e macio basta na maioria das vezes.',
        'Em muitas casas, a oração antes do almoço reúne todos à mesa.',
        'Muitos símbolos de fé são antigos e chegaram até nós de mão em mão.',
        'Limpar e guardar o que é de fé também faz parte da devoção da casa.',
        'Um lugar fixo para a oração ajuda a família a manter o costume.',
      ],
      professional: [
        'Conhecer a origem do símbolo ajuda a escolher as cores.',
        'O silêncio em volta também faz parte de um bom momento de oração.',
      ],
      casual: [
        'Aqui a gente trabalha em silêncio, com a janela aberta.',
        'Cada família tem uma história de fé, e eu adoro ouvir.',
      ],
      funny: [
        'A toalhinha do cantinho de oração é sempre a mais bem passada da casa.',
        'A bênção da avó antes de sair vem com um lanchinho embrulhado.',
      ],
      motivational: [
        'Uma oração feita em família vira conversa na mesa.',
        'Quem faz oração com os filhos repete o que viu os pais fazerem.',
      ],
    },
  },
  questions: {
    sale: [
      'Como a sua família vive a fé?',
      'Quem na sua família faz oração por todo mundo?',
      'Em que hora do dia você faz as suas orações?',
      'Que oração você sabe de cor desde criança?',
    ],
    content: [
      'Quem te ensinou a primeira oração?',
      'Que tradição de fé a sua família mantém?',
      'Qual festa de fé marcou a sua infância?',
      'A sua família agradece antes da refeição?',
    ],
  },
  asks: ['a ocasião e para quem é', 'o símbolo de fé que a sua família prefere', 'a cor que você imaginou'],
  types: religiousTypes,
  groups: [
    {
      nouns: ['o terço', 'o tercinho', 'o mini terço', 'o terço de casamento', 'o terço de noiva/terços de noiva', 'o terço da noiva/terços da noiva', 'o terço para noiva/terços para noiva', 'o terço de buquê/terços de buquê', 'o terço para buquê/terços para buquê', 'o rosário', 'a dezena', 'o escapulário', 'a medalha', 'a medalhinha', 'a pulseira terço', 'o chaveiro religioso'],
      openings: {
        sale: {
          professional: [
            'Uma companhia discreta de oração, na bolsa e na cabeceira: {topic}.',
            'Para a noiva, o afilhado ou a sua própria devoção: {topic}.',
            'Para ter por perto na hora da oração: {topic}.',
          ],
          casual: [
            '{Cabe/Cabem} na palma da mão: {topic}.',
            'Pra levar na bolsa e rezar onde estiver: {topic}.',
            'Pertinho da cabeceira, sempre à mão na hora de rezar: {topic}.',
          ],
          funny: [
            'Na bolsa da avó, entre o lenço e a balinha: {topic}.',
            '{O topic} já {tem/têm} lugar certo na bolsa da mãe.',
            'Na cabeceira, ao lado dos óculos de leitura: {topic}.',
          ],
          motivational: [
            'A fé que anda junto, na mão ou no peito: {topic}.',
            'Para começar o dia em oração: {topic}.',
            'Uma Ave-Maria a caminho do trabalho: {topic}.',
          ],
        },
        content: {
          professional: [
            'Usos e tradições em torno {do topic}.',
            'Como guardar e conservar o que se leva na mão para rezar: {topic}.',
            'O que cada parte representa na oração: {topic}.',
          ],
          casual: [
            'Na bolsa, no bolso ou na cabeceira? O assunto é {topic}.',
            'Pensando em quem vai rezar com {o topic}.',
            'Da minha mesa para mãos que rezam: {topic}.',
          ],
          funny: [
            'Lugar cativo na bolsa da avó: {topic}.',
            '{Conhece/Conhecem} todas as bolsas da mãe: {topic}.',
            'No mesmo bolso há muitos anos: {topic}.',
          ],
          motivational: [
            'Um pouco de oração a cada dia, com {o topic} por perto.',
            'Oração em família não se esquece: {topic}.',
            'As mãos repetem o que aprenderam com os avós: {topic}.',
          ],
        },
      },
      facts: {
        sale: {
          all: [
            'Guardar em um saquinho de tecido conserva o brilho por mais tempo.',
            'Há noivas que prendem ao buquê o terço ou a medalha da avó.',
            'A cor das contas ou do cordão pode lembrar uma devoção.',
            'Quem reza a caminho do trabalho prefere um tamanho que caiba no bolso.',
            'Muita gente pede a bênção do padre antes de começar a usar.',
            'Nas contas do terço ou da dezena, os dedos acompanham a oração sem olhar.',
            'Na bolsa, no carro ou na cabeceira, a devoção fica sempre por perto.',
            'Padrinhos e madrinhas de batismo estão entre os que mais escolhem.',
            'Na família, {passa/passam} de avó para neta junto com as histórias.',
          ],
          professional: [
            'Fecho e junções merecem atenção em uma peça de uso diário.',
            'O material muda o toque e o peso na mão durante a oração.',
            'Um modelo discreto acompanha a devoção também no trabalho.',
          ],
          casual: [
            'Eu gosto de sentir o peso na mão na hora de rezar.',
            'Na bolsa ou na cabeceira, a gente sabe que tá ali.',
            'O que a madrinha de batismo dá a gente guarda pra vida toda.',
          ],
          funny: [
            'As mãos da avó conhecem o caminho das contas de olhos fechados.',
            'Em cada gaveta da avó há uma devoção guardada, e ela sabe a história de todas.',
            'Na bolsa da mãe cabe a casa inteira, e a oração também.',
          ],
          motivational: [
            'Quem reza por alguém leva essa pessoa nas mãos.',
            'A constância na oração também se aprende, um dia depois do outro.',
            'Um objeto simples, usado todo dia, acompanha anos de oração.',
          ],
        },
        content: {
          all: [
            'O terço tem cinco dezenas, e o rosário completo reúne quatro terços.',
            'Perfume e creme escurecem metais, por isso vale guardar à parte.',
            'Contas de madeira não gostam de água nem de sol prolongado.',
            'Maio, na tradição católica, é o mês dedicado a Maria.',
            'Muitas famílias rezam juntas sempre no mesmo horário, antes do jantar.',
            'Guardar pendurado ou esticado evita nós no cordão.',
            'A Salve-Rainha costuma encerrar a oração do terço.',
            'Outubro é o mês do Rosário e da festa de Nossa Senhora Aparecida.',
          ],
          professional: [
            'No terço de cordão, uma pequena folga deixa as contas correrem entre os dedos.',
            'Metais se limpam com flanela seca, sem produtos abrasivos.',
            'A contagem das Ave-Marias orienta o espaço entre as contas.',
          ],
          casual: [
            'Eu conto as dezenas duas vezes antes de fechar um terço.',
            'Escolho as contas na luz do dia, porque a cor muda muito.',
            'Cada um reza do seu jeito, e eu gosto de ouvir as histórias.',
          ],
          funny: [
            'A caixinha da cabeceira guarda terço, botão e bilhete dobrado.',
            'A conta que cai no chão sempre rola para baixo do armário.',
            'Na bolsa da avó, o terço divide o cantinho com as balas de hortelã.',
          ],
          motivational: [
            'Montar um terço, dezena por dezena, ensina a não ter pressa.',
            'Quem começa rezando uma dezena por dia cria o costume.',
            'O gesto das mãos em oração passa de pais para filhos.',
          ],
        },
      },
      questions: {
        sale: ['Você reza em casa, na igreja ou a caminho do trabalho?', 'Contas de madeira, de pedra ou de cristal?', 'De quem você ganhou o seu primeiro terço?', 'Qual santo acompanha você?'],
        content: ['Onde você guarda o seu terço?', 'Qual é o mistério do terço que você prefere rezar?', 'Você reza o terço em família?', 'O que a sua avó guardava na cabeceira para rezar?'],
      },
      asks: ['se é para você, para a noiva ou para o afilhado', 'as contas de que você mais gosta', 'o tamanho que você prefere levar'],
    },
    {
      nouns: [
        'o oratório', 'o mini oratório', 'a imagem', 'a imagem de Nossa Senhora', 'o presépio', 'a capelinha', 'a guirlanda do Divino', 'a pomba do Divino', 'o crucifixo', 'a cruz de mesa',
        'a cruz de parede', 'o terço de parede', 'o quadro religioso', 'o anjinho',
      ],
      openings: {
        sale: {
          professional: [
            'Para o lugar de oração dentro de casa: {topic}.',
            'Presença de fé na entrada, na sala ou no quarto: {topic}.',
            'A fé da família, à vista de todos: {topic}.',
          ],
          casual: [
            'A casa fica com cara de lar abençoado: {topic}.',
            'O cantinho de oração ganha companhia: {topic}.',
            'Pra abençoar o entra e sai da casa: {topic}.',
          ],
          funny: [
            'O canto mais arrumado da sala: {topic}.',
            'Bem ao lado da foto dos netos: {topic}.',
            'Com uma flor do quintal ao lado: {topic}.',
          ],
          motivational: [
            'Antes de sair, um olhar e um sinal da cruz: {topic}.',
            'O canto da casa onde a família se reúne para rezar: {topic}.',
            'Uma casa se faz também de oração: {topic}.',
          ],
        },
        content: {
          professional: [
            'Como montar um espaço de oração em casa: {topic}.',
            'Lugar, luz e limpeza no canto de oração: {topic}.',
            'A arte sacra popular dentro de casa: {topic}.',
          ],
          casual: [
            'Tem um cantinho de oração aí? O assunto é {topic}.',
            'Arrumei o cantinho da sala com {o topic}.',
            'Cada família arruma o seu altar de um jeito: {topic}.',
          ],
          funny: [
            'Flor trocada, toalhinha passada e {o topic} no lugar.',
            'O cantinho que ninguém da casa desarruma: {topic}.',
            'O neto pergunta, e a avó conta a história toda: {topic}.',
          ],
          motivational: [
            'Um canto simples, uma oração e a família em volta: {topic}.',
            'Dar forma à devoção pede mão e paciência: {topic}.',
            'Uma tradição que a mãe passa para a filha: {topic}.',
          ],
        },
      },
      facts: {
        sale: {
          all: [
            'Na entrada da casa, {o noun} {recebe/recebem} quem chega.',
            'Um aparador estreito já basta para o canto de oração.',
            'Flores frescas ao lado completam o lugar de oração.',
            'Em apartamentos, uma prateleira na altura dos olhos vira o altar da família.',
            'Quem se muda costuma separar logo um canto da sala para rezar.',
            'Ao lado do santo herdado da avó, a família põe também o que escolheu.',
            'Muitas famílias pedem a bênção da casa quando arrumam o altar.',
          ],
          professional: [
            'Tons de madeira, branco e dourado se integram bem ao canto de oração.',
            'Uma luz quente e indireta valoriza o altar da casa.',
            'O tamanho acompanha o móvel ou a parede do canto de oração.',
          ],
          casual: [
            'A gente passa, faz o sinal da cruz e segue o dia.',
            'É ali que a gente para um minutinho antes de viajar.',
            'Uma florzinha do quintal do lado, e o altar tá pronto.',
          ],
          funny: [
            'A avó troca a flor do altar toda semana e não aceita ajuda.',
            'As visitas sempre perguntam quem bordou a toalhinha do altar.',
            'Até o gato da casa escolhe aquele canto sossegado.',
          ],
          motivational: [
            'Ter um lugar de oração ajuda a família a se reunir.',
            'Antes da prova ou da viagem, a família se reúne ali.',
            'Alguns minutos de oração cabem em qualquer sala.',
          ],
        },
        content: {
          all: [
            'Muitas famílias enfeitam o altar conforme o tempo litúrgico do ano.',
            'A palavra oratório vem do latim orare, que significa rezar.',
            'Um pincel macio alcança as dobras e os relevos sem riscar a pintura.',
            'Sol direto desbota mantos e tintas ao longo dos meses.',
            'Uma prateleira reservada evita que o altar vire lugar de chaves e contas.',
            'Velas acesas ficam longe de tecidos, flores secas e madeira.',
            'Uma toalha limpa e um copo com flor já compõem um altar de casa.',
            'Pela tradição, um objeto bento que se quebra é enterrado, e não vai para o lixo.',
            'Na arte sacra, o santo se reconhece pelos objetos que carrega.',
          ],
          professional: [
            'Imagens de gesso se limpam a seco, pois a umidade solta a pintura.',
            'Um móvel firme, longe da passagem, protege o altar de esbarrões.',
            'A toalha branca, própria do altar, também aparece nos oratórios de casa.',
          ],
          casual: [
            'Eu deixo o altar perto da janela, mas longe do sol da tarde.',
            'Sempre que dá, uma flor fresca no copinho ao lado do santo.',
            'Criança adora trocar a flor do altar e pergunta o nome de cada santo.',
          ],
          funny: [
            'Com criança em casa, cada santinho do altar ganha um vizinho de brinquedo.',
            'A toalhinha do altar vem da gaveta que só a avó pode abrir.',
            'A avó sabe de cor quem deu cada santinho do altar.',
          ],
          motivational: [
            'Pintar o rosto de um santo exige a mão mais calma do dia.',
            'A devoção popular brasileira se conservou nas mãos de famílias e artesãos.',
            'Trocar a flor e a toalha do altar é um bom jeito de começar a semana.',
          ],
        },
      },
      questions: {
        sale: ['Em que canto da casa fica o seu altar?', 'Qual imagem acompanha a sua família?', 'Na entrada, na sala ou no quarto?', 'Qual é o santo de devoção da sua casa?'],
        content: ['Quem arruma o altar da sua casa?', 'Na sua família, quem monta o presépio?', 'Você guarda algum santo que era dos seus avós?', 'Em que mês a sua família celebra o santo de devoção?'],
      },
      asks: ['o canto da casa que vai receber', 'o tamanho da prateleira ou da parede', 'as cores da sua sala'],
    },
    {
      nouns: [
        'a lembrancinha de batizado', 'a lembrancinha de batismo', 'a lembrança de batizado', 'a lembrancinha de primeira comunhão', 'a lembrança de primeira comunhão', 'a lembrancinha de crisma',
        'a lembrancinha de primeira eucaristia', 'a lembrancinha religiosa', 'a lembrancinha de ordenação', 'o santinho',
      ],
      flags: { isGift: true },
      openings: {
        sale: {
          professional: [
            'Uma recordação da celebração para cada convidado: {topic}.',
            'Nome, data e um símbolo de fé: {topic}.',
            'Para agradecer a quem rezou junto: {topic}.',
          ],
          casual: [
            'Dia de igreja, de família e de foto: {topic}.',
            'Pra cada convidado levar um pedacinho da celebração: {topic}.',
            'Depois da missa, abraço, bolo e {o topic}.',
          ],
          funny: [
            'Para a estante da dinda e a carteira da avó: {topic}.',
            'A madrinha já perguntou se pode levar mais: {topic}.',
            'Pertinho do bolo, à espera dos convidados da missa: {topic}.',
          ],
          motivational: [
            'Os padrinhos prometem, a lembrança guarda: {topic}.',
            'Um dia de fé que a família vai recordar: {topic}.',
            'A família prepara junto e guarda por anos: {topic}.',
          ],
        },
        content: {
          professional: [
            'Como planejar a lembrança da celebração: {topic}.',
            'Textos, símbolos e cores das celebrações de fé: {topic}.',
            'Da lista de convidados à saída da igreja: {topic}.',
          ],
          casual: [
            'Festa de família depois da missa, e o assunto é {topic}.',
            'Contando os convidados da igreja e preparando {o topic}.',
            'Você guarda uma lembrança de quando era criança? Falando em {topic}.',
          ],
          funny: [
            'Na gaveta da avó, uma recordação de cada neto: {topic}.',
            'Primo, tia, dinda e vizinha na lista: {topic}.',
            'Faltam três, e a tia está sorrindo: {topic}.',
          ],
          motivational: [
            'Preparar uma festa de fé em família: {topic}.',
            'Noites de mesa cheia, fita e conversa: {topic}.',
            'Cada convidado da celebração, lembrado pelo nome: {topic}.',
          ],
        },
      },
      facts: {
        sale: {
          all: [
            'Dentro da Bíblia ou na estante da avó, a lembrança fica por anos.',
            'Nome e data ajudam a família a recordar o dia do sacramento.',
            'Flores brancas e folhagem combinam com a mesa da celebração.',
            'Os padrinhos costumam receber uma versão diferente da dos convidados.',
            'A quantidade parte do número de famílias, e não do de pessoas.',
            'Anjos, pombas, terços e cruzes são os símbolos mais escolhidos.',
            'Branco, dourado e tons claros são os preferidos para celebrações de fé.',
          ],
          professional: [
            'Um texto breve, com o nome e a data do sacramento, mantém a elegância.',
            'A lembrança pode seguir a paleta do convite e da mesa da celebração.',
            'Letras legíveis facilitam a leitura dos avós e dos padrinhos.',
          ],
          casual: [
            'A gente entrega na saída da igreja ou na mesa do bolo.',
            'Todo convidado lê o nome, lembra da missa e sorri.',
            'A dinda sempre guarda a dela no lugar mais bonito da casa.',
          ],
          funny: [
            'Lá vai a avó com a dela, a da vizinha e a de quem não pôde vir.',
            'As crianças entregam de mesa em mesa, muito sérias, como coroinhas.',
            'O bolo acaba no mesmo dia, e a lembrança segue na estante da dinda.',
          ],
          motivational: [
            'Anos depois, a criança pergunta, e a família conta aquele dia.',
            'Uma festa de fé preparada em casa reúne a família bem antes da data.',
            'Padrinhos e afilhados ganham uma data para recordar juntos.',
          ],
        },
        content: {
          all: [
            'Uma lembrança por família, e algumas de reserva, é uma boa conta.',
            'Os símbolos mudam com o sacramento, da água do batismo às chamas da crisma.',
            'Uma fita na cor da toalha une as lembranças à mesa da celebração.',
            'Um bilhete curto agradece aos convidados que rezaram com a família.',
            'Ler o nome e a data em voz alta antes de imprimir evita erros.',
            'Uma cestinha forrada de tecido claro organiza as lembranças na mesa.',
            'Convém saber com a paróquia onde se pode entregar depois da missa.',
          ],
          professional: [
            'Fontes simples e letras de bom tamanho agradam a todas as idades.',
            'A frase bíblica traz a referência de livro, capítulo e versículo.',
            'A grafia do nome, confirmada com a família, é o primeiro passo.',
          ],
          casual: [
            'Eu monto uma primeiro, fotografo e mostro pra família.',
            'Fita cortada no mesmo tamanho deixa a montagem bem mais rápida.',
            'Dá pra juntar as tias e a dinda e montar tudo numa tarde com café.',
          ],
          funny: [
            'A tia que veio ajudar já separou a dela.',
            'Com fita, cola e bolo de fubá, a tarde das madrinhas passa depressa.',
            'Na foto da família, sempre há um primo olhando para o bolo.',
          ],
          motivational: [
            'A família que prepara junto já começa a celebrar.',
            'Repetir com atenção, do primeiro ao último convidado, é um modo de agradecer.',
            'Uma lembrança simples, com nome e data, é a que fica na estante.',
          ],
        },
      },
      questions: {
        sale: ['Quem são os padrinhos da festa?', 'Quantas famílias estão na sua lista?', 'Anjinho, pomba ou cruz?', 'Que madrinha ou padrinho você marcaria aqui?'],
        content: ['Você ainda tem a lembrança do seu batizado?', 'Quem são os seus padrinhos de batismo?', 'O que a sua família serve depois da missa de festa?', 'Que lembrança você guarda da sua primeira comunhão?'],
      },
      asks: ['a data da celebração e o nome de quem celebra', 'quantas famílias vão à festa', 'as cores da mesa e do convite'],
    },
    {
      // Read by all Christians: no saints.
      nouns: [
        'a capa de Bíblia', 'a capa para Bíblia', 'a capinha de Bíblia', 'o porta-Bíblia', 'o marcador de Bíblia', 'o mural de oração', 'o quadro de oração', 'o quadro de versículo',
        'o caderno de oração', 'o diário de oração', 'a plaquinha religiosa', 'a caixinha de promessas', 'a caixinha de oração', 'a caixinha de versículos',
      ],
      openings: {
        sale: {
          professional: ['A Palavra por perto, todos os dias: {topic}.', 'Para a leitura e a oração da família: {topic}.', 'Fé à vista na rotina da casa: {topic}.'],
          casual: ['Pra ter a Palavra sempre por perto: {topic}.', 'Café, silêncio e leitura da Bíblia: {topic}.', 'Pra começar o dia com uma leitura e uma oração: {topic}.'],
          funny: ['Bíblia aberta, marca-texto sem tampa e {o topic} por perto.', 'O versículo preferido da mãe ganha lugar: {topic}.', 'Perto da poltrona da avó, da Bíblia e dos óculos: {topic}.'],
          motivational: ['Um versículo por dia, um dia depois do outro: {topic}.', 'A leitura de dez minutos que abre a manhã: {topic}.', 'Para quem lê, anota e agradece: {topic}.'],
        },
        content: {
          professional: ['Leitura, oração e organização: {topic}.', 'Como criar o costume de ler e orar: {topic}.', 'A Palavra no dia a dia da família: {topic}.'],
          casual: ['Qual é o seu versículo preferido? O assunto é {topic}.', 'Meu canto de leitura e {o topic}.', 'Você sublinha a Bíblia ou tem dó? Falando em {topic}.'],
          funny: ['A tia sabe o versículo de cor e ainda corrige: {topic}.', 'Três marca-textos e um só versículo: {topic}.', 'Bilhete de letra miúda, que só a avó entende: {topic}.'],
          motivational: ['Ler um salmo, todos os dias: {topic}.', 'Agradecer a Deus por escrito: {topic}.', 'A fé que se alimenta de leitura: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Na leitura da manhã ou na oração da noite, {fica/ficam} por perto.',
            'O versículo preferido da pessoa costuma orientar as cores e as palavras.',
            'Batismos, formaturas e aniversários entre amigos da igreja são boas ocasiões.',
            'Ao lado da poltrona, {forma/formam} um cantinho de leitura e oração.',
            'Quem lê a Bíblia todos os dias gosta de ter tudo reunido no mesmo lugar.',
          ],
          professional: [
            'Cores sóbrias e letras legíveis respeitam a Palavra.',
            'Um versículo curto é o que melhor se lê e se guarda.',
            'Letra, margem e cor deixam o versículo fácil de ler à distância.',
          ],
          casual: [
            'A gente vê todo dia e lembra de agradecer na oração.',
            'Do lado da cama, {é/são} um convite pra ler um salmo antes de dormir.',
            'Eu adoro versículo em letra bem desenhada.',
          ],
          funny: [
            'A mãe guarda tudo junto, versículo, receita e foto de neto.',
            'Os óculos de leitura moram bem ao lado da Bíblia.',
            'Quem pega emprestada a Bíblia da avó lê também as anotações.',
          ],
          motivational: [
            'Dez minutos de leitura por dia chegam ao fim de um livro inteiro.',
            'Escrever um agradecimento ajuda a lembrar dele na oração.',
            'A constância na leitura da Bíblia se faz de poucas páginas por dia.',
          ],
        },
        content: {
          all: [
            'Um versículo escrito à mão fica bem na parede, na mesa ou na agenda.',
            'Muita gente lê um capítulo de Provérbios por dia, porque são trinta e um.',
            'O Salmo 23 e o Salmo 91 estão entre os mais conhecidos.',
            'Lápis de cor marca a Bíblia sem atravessar o papel fino.',
            'Um horário fixo ajuda a família a manter a leitura.',
          ],
          professional: [
            'A tradução da Bíblia muda as palavras, por isso vale informar a versão.',
            'Versículos curtos ficam mais legíveis em letras grandes.',
            'Uma margem livre em volta do versículo facilita a leitura.',
          ],
          casual: [
            'Eu anoto a data do lado do versículo que me marcou.',
            'Aqui em casa cada um tem o seu versículo.',
            'Marcador de fita resolve, e a gente não dobra a folha da Bíblia.',
          ],
          funny: [
            'A Bíblia da avó tem foto, receita e recado entre as páginas.',
            'Toda família tem uma tia que sabe o capítulo e o versículo de cor.',
            'Os óculos de leitura somem sempre na hora do salmo.',
          ],
          motivational: [
            'Ler um salmo em voz alta com os filhos cria memória de família.',
            'Copiar um versículo à mão ajuda a guardar as palavras.',
            'Agradecer por três coisas na oração da noite é um costume simples.',
          ],
        },
      },
      questions: {
        sale: ['Qual é o seu versículo preferido?', 'Leitura de manhã cedo ou antes de dormir?', 'Quem da sua igreja você marcaria aqui?', 'Sua Bíblia é pequena, média ou grande?'],
        content: ['Você sublinha a sua Bíblia?', 'Que salmo você sabe de cor?', 'O que você guarda entre as páginas da Bíblia?', 'Qual foi a sua primeira Bíblia?'],
      },
      asks: ['o seu versículo preferido', 'o tamanho da sua Bíblia', 'a versão da Bíblia que você lê'],
    },
    {
      // Of umbanda and candomblé: no saints' prayers, no church.
      nouns: ['a guia de umbanda/guias de umbanda', 'o fio de contas/fios de contas'],
      openings: {
        sale: {
          professional: ['Contas reunidas com respeito à tradição: {topic}.', 'Cor, conta e fundamento no mesmo fio: {topic}.'],
          casual: ['Conta por conta, com respeito e silêncio: {topic}.', 'Pra quem leva a sua fé no peito: {topic}.'],
          funny: ['Contas coloridas sobre um pano branco e {o topic}.', 'O pano branco da mesa já sabe o que vem: {topic}.'],
          motivational: ['Quem respeita os mais velhos aprende o valor de cada conta: {topic}.', 'Uma fé que passa de mão em mão, no mesmo fio: {topic}.'],
        },
        content: {
          professional: ['Contas, cores e respeito à tradição: {topic}.', 'Como guardar e conservar as contas: {topic}.'],
          casual: ['Separei as contas na mesa pra falar sobre {topic}.', 'Cada casa ensina de um jeito, e o assunto é {topic}.'],
          funny: ['Uma continha rolou pela mesa e voltou pro fio: {topic}.', 'Potinhos de contas, luz da janela e {o topic}.'],
          motivational: ['Enfiar contas também ensina a esperar: {topic}.', 'Escutar os mais velhos antes de escolher as contas: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'A orientação da casa vem antes da escolha das cores e das contas.',
            'Contas de vidro, de louça ou de sementes mudam o peso no pescoço.',
            'O comprimento depende do costume de cada casa e de quem vai usar.',
            'Um fio firme e bem arrematado mantém as contas no lugar.',
            'Contas do mesmo tamanho deixam o desenho do fio regular.',
            'As cores das contas se veem melhor sobre a roupa branca.',
          ],
          professional: ['O arremate do fio merece a mesma atenção que a escolha das contas.', 'A sequência das cores segue o que a casa de cada um orienta.'],
          casual: ['Eu escolho as contas na luz da janela, porque a cor muda.', 'Primeiro eu escuto o que a sua casa orienta, e só depois penso no fio.'],
          funny: ['As contas prontas na mesa parecem um pequeno jardim de cores.', 'Sobre o pano branco, as cores das contas conversam baixinho.'],
          motivational: ['Quem usa o fio de contas leva junto o que aprendeu com os mais velhos.', 'Um fio se faz conta por conta, e a fé também tem o seu tempo.'],
        },
        content: {
          all: [
            'Guias e fios de contas fazem parte da umbanda e do candomblé.',
            'As cores das contas têm significados que variam de uma casa para outra.',
            'Um pano limpo e macio protege as contas quando estão guardadas.',
            'Perfume e creme podem tirar o brilho das contas com o tempo.',
            'Quem tem dúvida sobre as cores pergunta na própria casa.',
          ],
          professional: ['Convém olhar o fio de vez em quando, antes que o uso o enfraqueça.', 'O respeito ao fundamento de cada casa orienta o trabalho com as contas.'],
          casual: ['Eu separo as contas por cor em potinhos antes de começar o fio.', 'Gosto de ouvir a história de cada casa enquanto enfio as contas.'],
          funny: ['Conta pequena que cai no chão sempre descobre um cantinho novo.', 'Quando a última conta entra no fio, a mesa fica quieta de novo.'],
          motivational: ['Uma conta de cada vez, a mão aprende o ritmo do fio.', 'O saber das contas chegou até aqui pela voz dos mais velhos.'],
        },
      },
      questions: {
        sale: ['Que cores de contas acompanham você?', 'Contas miúdas ou graúdas?', 'Quem você marcaria para ver estas contas?'],
        content: ['Quem te ensinou o que você sabe sobre as contas?', 'Onde você guarda as suas contas?', 'Que festa da sua casa você espera o ano inteiro?'],
      },
      asks: ['as cores que a sua casa orienta', 'o comprimento que você costuma usar'],
    },
  ],
  tips: [
    'Limpe imagens e oratórios com um pincel macio e seco.',
    'Guarde o terço esticado ou em um saquinho para o cordão não dar nós.',
    'Tire medalhas e escapulários antes do perfume e do creme, que escurecem o metal.',
    'Deixe imagens pintadas longe do sol direto, porque as cores desbotam.',
    'Nunca deixe velas acesas sem alguém por perto do oratório.',
    'Se um objeto bento se quebrar, pergunte na paróquia o que fazer com ele.',
    'Conte as lembrancinhas por família e acrescente algumas de reserva.',
    'Leia em voz alta o nome e a data antes de aprovar a lembrança.',
    'Ao citar a Bíblia, escreva o livro, o capítulo e o versículo.',
    'Pergunte a devoção da família antes de escolher um santo para presentear.',
    'Meça a Bíblia fechada, na altura, na largura e na espessura, antes de escolher uma capa.',
    'Guarde a lembrança junto de uma foto do sacramento, com a data no verso.',
  ],
  steps: ['a conversa sobre a fé da família', 'a escolha das cores e dos símbolos', 'a separação dos materiais', 'a montagem com calma', 'a conferência dos nomes e símbolos', 'a embalagem com um bilhete'],
  tools: ['as contas e medalhas', 'a tesoura', 'as fitas', 'o pincel fino', 'o livro com a vida dos santos'],
  hashtags: [
    'terco', 'tercos', 'nossasenhora', 'nossasenhoraaparecida', 'batizado', 'lembrancinhadebatizado', 'primeiracomunhao', 'artesacra', 'catolico', 'igrejacatolica', 'oratorio', 'presepio', 'padrinhos', 'devocao', 'santos', 'divinoespiritosanto',
  ],
  emojis: ['🙏', '🕊️', '📿', '🤍', '✨'],
}
