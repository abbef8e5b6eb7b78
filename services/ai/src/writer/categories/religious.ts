import type { Category } from './category.ts'

export const religious: Category = {
  name: 'artigos religiosos',
  crafts: ['a arte sacra'],
  flags: { isGift: false, isUnique: false, isMadeToOrder: false, isHandmade: false, allowsJokes: false },
  materials: ['catolico', 'catolica', 'religioso', 'religiosa', 'sacro', 'sacra'],
  openings: {
    sale: {
      professional: ['Um sinal de fé para a família: {topic}.', 'Fé e delicadeza no dia a dia: {topic}.'],
      casual: ['Pra família que se junta pra agradecer a Deus: {topic}.', 'Com jeitinho de casa de vó e fé de família: {topic}.'],
      funny: ['Toalhinha de renda, flor no copo e {o topic}.', 'A avó vai querer mostrar para as amigas da igreja: {topic}.'],
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
        'Casamento, casa nova e festas da igreja são as ocasiões mais comuns.',
        'O jeito de cada família viver a fé orienta a escolha.',
        'Cores claras e desenho simples combinam com o momento de oração.',
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
        'A pomba, o peixe e a cruz são símbolos cristãos muito antigos.',
        'Trigo e uva lembram a Santa Ceia, e por isso aparecem em tantos enfeites de fé.',
        'Um lugar fixo para a oração ajuda a família a manter o costume.',
      ],
      professional: [
        'Conhecer a origem do símbolo ajuda a escolher as cores.',
        'O dourado, na arte cristã, costuma indicar o que é sagrado.',
      ],
      casual: [
        'Aqui a gente trabalha com um louvor baixinho e a janela aberta.',
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
      'Qual festa de igreja marcou a sua infância?',
      'A sua família agradece antes da refeição?',
    ],
  },
  asks: ['a ocasião e para quem é', 'o símbolo de fé que a sua família prefere', 'a cor que você imaginou'],
  groups: [
    {
      nouns: ['o guia de umbanda', 'o fio de contas', 'o terço', 'o tercinho', 'o mini terço', 'o terço de casamento', 'o rosário', 'a dezena', 'o escapulário', 'a medalha', 'a medalhinha', 'a pulseira terço', 'o chaveiro religioso'],
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
            'Um saquinho de tecido evita que enrosque nas chaves da bolsa.',
            'Há noivas que prendem ao buquê o terço ou a medalha da avó.',
            'A cor das contas ou do cordão pode lembrar uma devoção.',
            'Quem reza a caminho do trabalho prefere um tamanho que caiba no bolso.',
            'Na primeira comunhão, costuma vir das mãos dos padrinhos.',
            'Nas contas do terço ou da dezena, os dedos acompanham a oração sem olhar.',
            'Há quem tenha um terço na bolsa, outro no carro e outro na cabeceira.',
            'Padrinhos e madrinhas de batismo estão entre os que mais escolhem.',
            'Na família, {passa/passam} de avó para neta junto com as histórias.',
          ],
          professional: [
            'Fecho e junções merecem atenção em uma peça de uso diário.',
            'Pedra, madeira ou cristal mudam o peso na mão durante a oração.',
            'Um modelo discreto acompanha a devoção também no trabalho.',
          ],
          casual: [
            'Eu gosto de sentir o peso na mão na hora de rezar.',
            'Na bolsa ou na cabeceira, a gente sabe que tá ali.',
            'O que a madrinha de batismo dá a gente guarda pra vida toda.',
          ],
          funny: [
            'As mãos da avó conhecem o caminho das contas de olhos fechados.',
            'Em cada gaveta da avó há um terço, e ela sabe a história de todos.',
            'Na bolsa da mãe cabe a casa inteira, e a oração também.',
          ],
          motivational: [
            'Quem reza por alguém leva essa pessoa nas mãos.',
            'A constância na oração também se aprende, um dia depois do outro.',
            'Cada nó bem dado sustenta anos de oração.',
          ],
        },
        content: {
          all: [
            'O terço tem cinco dezenas, e o rosário completo reúne quatro terços.',
            'Perfume e creme escurecem metais, por isso vale guardar à parte.',
            'Contas de madeira não gostam de água nem de sol prolongado.',
            'O escapulário do Carmo tem origem na ordem dos carmelitas.',
            'A medalha de São Bento traz as iniciais de uma oração em latim.',
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
            'Um lugar de oração dentro de casa: {topic}.',
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
            'Quem herdou um santo da avó quer um lugar digno para ele.',
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
            'O presépio se monta no Advento e se guarda depois do Dia de Reis.',
            'A palavra oratório vem do latim orare, que significa rezar.',
            'Um pincel macio alcança as dobras da imagem sem riscar a pintura.',
            'Sol direto desbota mantos e tintas ao longo dos meses.',
            'São Francisco de Assis montou um presépio em Greccio no Natal de 1223.',
            'Velas acesas ficam longe de tecidos, flores secas e madeira.',
            'A pomba do Divino lembra o Espírito Santo e a festa de Pentecostes.',
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
            'Criança adora ajudar com o presépio, principalmente com os bichinhos.',
          ],
          funny: [
            'No presépio, as ovelhas mudam de lugar quando há criança em casa.',
            'O Menino Jesus fica guardado até a noite de Natal, e todos sabem em que gaveta.',
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
            'Todo convidado lê o nome, passa o dedo na cruzinha e sorri.',
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
            'O batismo traz símbolos como a água, a luz e a veste branca.',
            'Na primeira comunhão, trigo, uva e cálice são os símbolos mais comuns.',
            'Na crisma, a pomba e as chamas lembram o Espírito Santo.',
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
        content: ['Você ainda tem a lembrança do seu batizado?', 'Quem são os seus padrinhos de batismo?', 'O que a sua família serve depois do batizado?', 'Que lembrança você guarda da sua primeira comunhão?'],
      },
      asks: ['a data da celebração e o nome da criança', 'quantas famílias vão à festa', 'as cores da mesa e do convite'],
    },
    {
      // Read by all Christians: no saints.
      nouns: [
        'a capa de Bíblia', 'a capa para Bíblia', 'a capinha de Bíblia', 'o porta-Bíblia', 'o marcador de Bíblia', 'o mural de oração', 'o quadro de oração', 'o quadro de versículo',
        'o caderno de oração', 'o diário de oração', 'a plaquinha religiosa', 'a caixinha de promessas',
      ],
      openings: {
        sale: {
          professional: ['A Palavra por perto, todos os dias: {topic}.', 'Para a leitura e a oração da família: {topic}.', 'Fé à vista na rotina da casa: {topic}.'],
          casual: ['Pra ter a Palavra sempre por perto: {topic}.', 'Café, silêncio e leitura da Bíblia: {topic}.', 'Pra começar o dia com uma leitura e uma oração: {topic}.'],
          funny: ['Com marca-texto, bilhete e flor seca entre as páginas: {topic}.', 'O versículo preferido da mãe ganha lugar: {topic}.', 'Na poltrona da avó, ao lado da Bíblia e dos óculos: {topic}.'],
          motivational: ['Um versículo por dia, um dia depois do outro: {topic}.', 'A leitura de dez minutos que abre a manhã: {topic}.', 'Para quem lê, anota e agradece: {topic}.'],
        },
        content: {
          professional: ['Leitura, oração e organização: {topic}.', 'Como criar o costume de ler e orar: {topic}.', 'A Palavra no dia a dia da família: {topic}.'],
          casual: ['Qual é o seu versículo preferido? O assunto é {topic}.', 'Meu canto de leitura e {o topic}.', 'Você sublinha a Bíblia ou tem dó? Falando em {topic}.'],
          funny: ['Tem flor seca entre as páginas desde a formatura da tia: {topic}.', 'Três marca-textos e um só versículo: {topic}.', 'Bilhete de letra miúda, que só a avó entende: {topic}.'],
          motivational: ['Ler um salmo, todos os dias: {topic}.', 'Agradecer a Deus por escrito: {topic}.', 'A fé que se alimenta de leitura: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Na leitura da manhã ou no encontro da igreja, {fica/ficam} por perto.',
            'O versículo preferido da pessoa costuma orientar as cores e as palavras.',
            'Batismos, formaturas e aniversários entre amigos da igreja são boas ocasiões.',
            'Ao lado da poltrona, {forma/formam} um cantinho de leitura e oração.',
            'Quem lê a Bíblia todos os dias gosta de ter tudo reunido no mesmo lugar.',
          ],
          professional: [
            'Cores sóbrias e letras legíveis respeitam a Palavra.',
            'Um versículo curto é o que melhor se lê e se guarda.',
            'Um desenho discreto acompanha bem as reuniões da igreja.',
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
            'As Bíblias variam muito de tamanho, por isso a medida vem primeiro.',
            'Uma Bíblia se mede fechada, na altura, na largura e na espessura.',
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
  ],
  tips: [
    'Limpe imagens e oratórios com um pincel macio e seco.',
    'Guarde o terço esticado ou em um saquinho para o cordão não dar nós.',
    'Tire medalhas e escapulários antes do perfume e do creme, que escurecem o metal.',
    'Deixe imagens pintadas longe do sol direto, porque as cores desbotam.',
    'Nunca deixe velas acesas sem alguém por perto do oratório.',
    'Se um objeto bento se quebrar, pergunte na paróquia o que fazer com ele.',
    'Conte as lembrancinhas por família e acrescente algumas de reserva.',
    'Confirme com os pais a grafia do nome e a data antes de imprimir.',
    'Ao citar a Bíblia, escreva o livro, o capítulo e o versículo.',
    'Pergunte a devoção da família antes de escolher um santo para presentear.',
    'Meça a Bíblia fechada, na altura, na largura e na espessura, antes de escolher uma capa.',
    'Quem monta terços deve contar as dezenas antes de fechar o fio.',
  ],
  steps: ['a conversa sobre a fé da família', 'a escolha das cores e dos símbolos', 'a separação dos materiais', 'a montagem com calma', 'a conferência dos nomes e símbolos', 'a embalagem com um bilhete'],
  tools: ['as contas e medalhas', 'a tesoura', 'as fitas', 'o pincel fino', 'o livro com a vida dos santos'],
  hashtags: [
    'terco', 'tercos', 'nossasenhora', 'nossasenhoraaparecida', 'batizado', 'lembrancinhadebatizado', 'primeiracomunhao', 'artesacra', 'catolico', 'igrejacatolica', 'oratorio', 'presepio', 'padrinhos', 'devocao', 'santos', 'divinoespiritosanto',
  ],
  emojis: ['🙏', '🕊️', '📿', '🤍', '✨'],
}
