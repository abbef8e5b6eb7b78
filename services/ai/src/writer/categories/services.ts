import { servicesTypes } from '../products/services.ts'
import type { Category } from './category.ts'

export const services: Category = {
  name: 'serviços',
  sort: 'service',
  crafts: [],
  flags: { isGift: false, isUnique: false, isMadeToOrder: false, isHandmade: false, allowsJokes: true },
  materials: [],
  openings: {
    sale: {
      professional: ['Um contato para guardar na agenda: {topic}.', 'Para conversar sobre o que você precisa: {topic}.', 'Perguntas, datas e detalhes combinados por mensagem: {topic}.', 'Para quem está pesquisando agora: {topic}.'],
      casual: ['Salva pra achar depois: {topic}.', 'Tava procurando? Achou: {topic}.', 'Conhece alguém que tá precisando? Mostra pra ela: {topic}.', 'Me chama pra conversar: {topic}.'],
      funny: ['O grupo do bairro já perguntou três vezes: {topic}.', 'A trigésima aba aberta do seu navegador: {topic}.', 'Sem precisar ligar para o primo do amigo: {topic}.', 'Você pesquisou, comparou, esqueceu e voltou: {topic}.'],
      motivational: ['Negócio pequeno, nome levado a sério: {topic}.', 'Viver do que se sabe fazer: {topic}.', 'Atenção a cada conversa, da primeira mensagem ao fim: {topic}.', 'Um dia de trabalho depois do outro: {topic}.'],
    },
    content: {
      professional: ['O que vale perguntar antes: {topic}.', 'A parte do dia que quase ninguém vê: {topic}.', 'Um pouco da rotina de trabalho: {topic}.', 'Informação útil para quem está pesquisando: {topic}.'],
      casual: ['Puxa a cadeira, que o assunto é {topic}.', 'Conversa rápida de hoje: {topic}.', 'Um pedacinho do meu dia de trabalho: {topic}.', 'Pergunta boa merece resposta: {topic}.'],
      funny: ['Ninguém avisa, mas acontece: {topic}.', 'Cenas de um dia de trabalho: {topic}.', 'Dúvida que veio do grupo da família: {topic}.', 'O que não aparece no perfil: {topic}.'],
      motivational: ['A prática de todo dia ensina: {topic}.', 'O que se aprende trabalhando: {topic}.', 'Por trás de uma agenda cheia de anotações: {topic}.', 'Um ofício se aprende com o tempo: {topic}.'],
    },
  },
  facts: {
    sale: {
      all: [
        'Na primeira vez, é comum perguntar como o serviço funciona do começo ao fim.',
        'Uma boa descrição do que você precisa encurta o caminho até o orçamento.',
        'Indicação de vizinho ou de amigo continua sendo o melhor cartão de visita de um serviço.',
        'Quem explica o que precisa na primeira mensagem recebe uma resposta mais certeira.',
        'Data e horário são quase sempre as primeiras coisas a combinar.',
        'Perguntar antes é a melhor forma de comparar e escolher.',
        'Quem tem prazo costuma dizer isso já no começo da conversa.',
        'Vale guardar o contato para o dia em que for preciso.',
      ],
      professional: ['Datas, horários e tarefas combinados por escrito evitam mal-entendidos.', 'Informe o que deseja, a data e a melhor forma de contato.', 'Dúvidas sobre valores e horários se resolvem numa conversa.', 'O que ficou combinado por mensagem pode ser consultado depois.'],
      casual: ['Me conta a situação como contaria pra um amigo, que eu entendo melhor.', 'Pode perguntar sem cerimônia, que eu explico.', 'Manda mensagem do jeito que der, até áudio.', 'Se não souber explicar direito, a gente descobre conversando.'],
      funny: ['O serviço que começa com um "é rapidinho" nunca foi rapidinho na história.', 'A dúvida boba de hoje é a pergunta que todo mundo queria fazer.', 'A pergunta que faltava aparece sempre dois minutos depois da conversa.', 'Pergunta repetida também vale, e ninguém conta quantas foram.'],
      motivational: ['Cada indicação de cliente mostra que o serviço valeu o esforço.', 'Atender bem uma pessoa por vez é o que faz um nome ser lembrado.', 'Quem trabalha por conta própria cuida do serviço, da agenda e da conversa.', 'Uma mensagem de agradecimento no fim do dia tem valor para quem atende.'],
    },
    content: {
      all: [
        'Combinar o serviço por escrito, mesmo numa mensagem, evita dúvidas dos dois lados.',
        'Cada serviço começa com uma conversa, e uma conversa puxa a outra.',
        'Remarcar cedo é um favor para a agenda de quem presta o serviço.',
        'A primeira conversa serve para entender o que a pessoa espera.',
        'Comparar propostas fica mais fácil quando todas respondem às mesmas perguntas.',
        'Horário combinado e endereço certo evitam boa parte dos desencontros.',
        'Quem presta um serviço também aprende com as perguntas de quem contrata.',
        'Responder às mensagens faz parte do trabalho, mesmo que ninguém veja.',
      ],
      professional: ['Um combinado claro também diz o que fica fora do serviço.', 'Cada trabalho tem uma preparação que começa bem antes da data.', 'Um registro do que foi feito ajuda na conversa seguinte.', 'Estudo e prática caminham juntos em qualquer profissão.'],
      casual: ['Prefiro mil perguntas antes do serviço a uma surpresa no meio.', 'Eu anoto tudo, porque memória boa é a do caderno.', 'Cada conversa me ensina uma pergunta nova.', 'Tem dia que a agenda muda três vezes antes do almoço.'],
      funny: ['Em todo atendimento nasce um "já que você está aqui", e nasce no fim.', 'O áudio de quatro minutos podia ser um "tem horário amanhã?".', 'Cada agenda tem uma quinta-feira em que tudo resolve acontecer.', 'Todo mundo diz que é uma pergunta rápida, e puxa a cadeira.'],
      motivational: ['Trabalhar por conta própria é aprender o ofício e a agenda ao mesmo tempo.', 'Todo ofício tem uma parte chata, e quem gosta do que faz também cuida dela.', 'Ninguém começa sabendo, e a prática ensina o que o livro não mostra.', 'Organizar a semana no domingo à noite também é trabalho.'],
    },
  },
  questions: {
    sale: ['Você contrata por indicação ou pesquisa sozinho?', 'De manhã, à tarde ou à noite, qual é o seu melhor horário?', 'Você prefere combinar por mensagem ou por ligação?', 'Dia de semana ou fim de semana, quando fica melhor para você?', 'Você marca com antecedência ou resolve de última hora?', 'Onde você costuma procurar indicação?'],
    content: ['Você já achou um ótimo profissional por indicação de vizinho?', 'Qual serviço você nunca mais faria sozinho?', 'Você manda áudio ou escreve?', 'Você anota na agenda de papel ou no celular?', 'Que profissional você indica de olhos fechados?', 'Você pergunta tudo antes ou vai descobrindo no caminho?'],
  },
  asks: ['o que você precisa e para quando', 'o bairro e o melhor horário para conversar'],
  tips: [
    'Peça um orçamento por escrito que diga o que está incluído e o que não está.',
    'Pergunte quem compra o material antes de fechar qualquer serviço em casa.',
    'Conte quem indicou o serviço, porque isso já adianta a conversa.',
    'Anote em uma lista tudo o que precisa ser feito, para que nada fique para depois.',
    'Mande fotos do local ou do problema já na primeira mensagem.',
    'Combine horário de chegada e de saída, sobretudo em condomínio com regras.',
    'Informe sobre escada, elevador e vaga para descarga antes da data marcada.',
    'Guarde as mensagens com o combinado, para lembrar de tudo no dia do serviço.',
    'Faça perguntas até entender, porque dúvida resolvida antes evita retrabalho.',
    'Avise com antecedência quando precisar remarcar.',
    'Defina um só responsável pelas decisões quando a contratação for em família.',
    'Veja o resultado junto com o profissional antes de ele ir embora.',
  ],
  steps: ['a primeira conversa', 'o orçamento', 'a preparação do material', 'a chegada ao local', 'o trabalho em andamento', 'o antes e o depois'],
  tools: ['a agenda', 'o caderno de anotações', 'a mochila de trabalho', 'a lista do dia', 'o celular carregado'],
  hashtags: ['servicos', 'prestadordeservicos', 'profissionalautonomo', 'servicosresidenciais', 'aulasparticulares', 'reforcoescolar', 'ensaiofotografico', 'identidadevisual', 'faxina', 'montagemdemoveis', 'jardinagem', 'marketingdigital', 'buffet', 'negociolocal', 'contratelocal'],
  emojis: ['📅', '🤝', '📋', '📍', '🧰'],
  types: servicesTypes,
  groups: [
    {
      nouns: ['a aula', 'a aula particular/aulas particulares', 'a aula de reforço/aulas de reforço', 'a aula online/aulas online', 'o reforço', 'o reforço escolar/reforços escolares', 'o curso', 'o curso online/cursos online', 'a oficina', 'o workshop', 'o cursinho', 'a monitoria', 'a aula de canto/aulas de canto', 'a aula de bateria/aulas de bateria', 'a aula de violino/aulas de violino', 'a aula de flauta/aulas de flauta', 'a aula de balé/aulas de balé', 'a aula de ballet/aulas de ballet', 'a aula de violão/aulas de violão', 'a aula particular de violão/aulas particulares de violão', 'a aula de guitarra/aulas de guitarra', 'a aula de ukulele/aulas de ukulele', 'a aula de cavaquinho/aulas de cavaquinho', 'a aula de teclado/aulas de teclado', 'a aula de piano/aulas de piano', 'a aula de música/aulas de música', 'a aula particular de música/aulas particulares de música', 'o curso de violão/cursos de violão', 'a aula de instrumento/aulas de instrumento', 'a aula de inglês/aulas de inglês', 'a aula particular de inglês/aulas particulares de inglês', 'a aula de espanhol/aulas de espanhol', 'a aula particular de espanhol/aulas particulares de espanhol', 'a aula de francês/aulas de francês', 'a aula de italiano/aulas de italiano', 'a aula de alemão/aulas de alemão', 'a aula de idiomas/aulas de idiomas', 'a aula de conversação/aulas de conversação', 'o curso de inglês/cursos de inglês', 'o curso de espanhol/cursos de espanhol', 'o curso de idiomas/cursos de idiomas'],
      openings: {
        sale: {
          professional: ['Para começar do zero ou retomar de onde parou: {topic}.', 'Aprender com quem já fez encurta o caminho: {topic}.', 'Perguntas bem-vindas, no ritmo de quem aprende: {topic}.', 'Tempo reservado só para aprender: {topic}.'],
          casual: ['Deu vontade de aprender? O começo é este: {topic}.', 'Caderno novo, caneta boa e {o topic}.', 'Bora aprender sem medo de perguntar: {topic}.', 'Sabe aquilo que você sempre quis aprender? {O topic} {ajuda/ajudam} a começar.'],
          funny: ['Não existe pergunta boba, existe aluno quieto: {topic}.', 'O tutorial da internet pulou justo a sua dúvida: {topic}.', 'Errar na frente dos outros faz parte do programa: {topic}.', 'Chega de balançar a cabeça fingindo que entendeu: {topic}.'],
          motivational: ['O primeiro exercício errado já é começo: {topic}.', 'Depois do trabalho, ainda cabe aprender: {topic}.', 'Nunca é tarde para abrir um caderno: {topic}.', 'Uma lição por vez, a dificuldade vai mudando de nome: {topic}.'],
        },
        content: {
          professional: ['Como aproveitar melhor {o topic}.', 'Antes, durante e depois {do topic}: hábitos de quem aprende.', 'O lugar do erro {no topic}.', 'Plano de estudo e prática {no topic}.'],
          casual: ['Recado de quem está do outro lado {do topic}.', 'Toda semana aparece pergunta nova {no topic}.', 'Café na mão, material na mesa e {o topic} rolando.', 'Hoje um aluno me ensinou uma coisa {no topic}.'],
          funny: ['O material ficou pronto às onze da noite, e {o topic} {é/são} às oito.', 'A caneta falhou, o cachorro latiu e {o topic} {continuou/continuaram}.', 'Sempre tem quem descubra no último minuto que era simples: {topic}.', 'Silêncio na sala, ou todos entenderam ou ninguém: {topic}.'],
          motivational: ['Quem erra em voz alta aprende mais depressa {no topic}.', 'O caderno cheio de rasuras conta a história {do topic}.', 'Aprender um pouco por semana é o que faz {o topic} valer.', 'Lembrar como era não saber ajuda a entender {o topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Contar o que você já sabe e onde costuma travar ajuda a montar a primeira aula.',
            'Uma meta simples, como passar na prova ou concluir um projeto, dá rumo ao estudo.',
            'Quem começa do zero não precisa pedir desculpa por isso.',
            'A mesma dúvida explicada de dois jeitos costuma fazer sentido no segundo.',
            'Um canto sem televisão e vontade de tentar já bastam para muita coisa.',
            'Cada pessoa aprende num ritmo, e a aula começa de onde ela está.',
          ],
          professional: ['Informe o seu nível atual e a data da prova ou do projeto, se houver.', 'A primeira conversa serve para conhecer o nível e o objetivo de quem vai aprender.', 'A rotina de quem vai estudar ajuda a definir por onde começar.'],
          casual: ['Se travar, a gente volta duas casas e tenta de outro jeito.', 'Eu também já chorei em cima de exercício, então pode perguntar.', 'Traz a dúvida do jeito que ela é, até com desenho na margem.'],
          funny: ['A frase "isso eu sei" dura até o primeiro exercício.', 'Seu caderno da escola continua julgando você na gaveta.', 'A desculpa do cachorro que comeu a lição já não é original.'],
          motivational: ['Estudar cansado vale em dobro na conta de quem persiste.', 'Ninguém nasce sabendo, mas muita gente esquece disso ao ver o resultado dos outros.', 'A vergonha de perguntar passa na segunda pergunta.'],
        },
        content: {
          all: [
            'Dez minutos de treino por dia costumam vencer duas horas na véspera.',
            'Explicar o assunto para outra pessoa mostra o que ainda falta entender.',
            'Refazer o exercício errado ensina melhor do que só ler a correção.',
            'Anotar a dúvida na hora evita esquecer dela na frente do professor.',
            'Estudar com o celular em outro cômodo encurta a tarefa.',
            'Repetir em casa o que foi visto na aula ajuda a lembrar na seguinte.',
          ],
          professional: ['A revisão espaçada, em dias diferentes, fixa o conteúdo por mais tempo.', 'Objetivos curtos permitem ver avanço já nas primeiras semanas de aula.', 'O erro frequente é informação valiosa para planejar a aula seguinte.'],
          casual: ['Eu gosto é do momento em que o aluno fala "ah, era isso".', 'Meu quadro tem mais seta do que palavra.', 'Quando ninguém pergunta, eu erro de propósito só pra ver quem percebe.'],
          funny: ['O aluno que não tinha dúvida aparece com sete na véspera.', 'A caneta do quadro acaba sempre na parte importante.', 'O celular de alguém toca sempre na explicação mais importante.'],
          motivational: ['Ensinar obriga a aprender de novo, e com mais cuidado.', 'Um aluno que volta com a resposta certa paga o dia inteiro de quadro.', 'Comparar o primeiro exercício com o último mostra o caminho andado.'],
        },
      },
      questions: {
        sale: ['O que você sempre quis aprender?', 'Você aprende melhor ouvindo, lendo ou fazendo?', 'Qual matéria tirava o seu sono na escola?', 'Aula em grupo ou aula individual?'],
        content: ['Que professor marcou a sua vida?', 'Você estuda de manhã ou de madrugada?', 'Caderno, tablet ou folha solta?', 'Qual foi a coisa mais útil que você aprendeu depois de adulto?'],
      },
      asks: ['o que você gostaria de aprender primeiro', 'o seu nível e o seu objetivo', 'a série ou a idade de quem vai estudar', 'os dias em que você pode estudar'],
    },
    {
      nouns: ['o ensaio', 'o ensaio fotográfico/ensaios fotográficos', 'o ensaio newborn/ensaios newborn', 'o ensaio gestante/ensaios gestante', 'o ensaio de família/ensaios de família', 'o ensaio infantil/ensaios infantis', 'o ensaio de casal/ensaios de casal', 'a foto', 'a fotografia', 'a sessão de fotos/sessões de fotos', 'a filmagem', 'o vídeo', 'a cobertura de eventos/coberturas de eventos', 'o book/books', 'o making of/making ofs'],
      openings: {
        sale: {
          professional: ['Para lembrar como era daqui a vinte anos: {topic}.', 'Um dia que vale a pena rever: {topic}.', 'Uma fase da vida guardada em imagens: {topic}.', 'Do álbum à parede da sala: {topic}.'],
          casual: ['Sua galeria só tem print e foto tremida? {O topic} {resolve/resolvem}.', 'Olha pra cá, solta o ombro e vem: {topic}.', 'As melhores imagens são as que a gente nem percebeu: {topic}.', 'Boa luz e {o topic}: pronto, já imaginei.'],
          funny: ['Para quem fecha o olho em toda foto: {topic}.', 'Chega de ser a pessoa atrás da câmera na família: {topic}.', 'Ninguém mais precisa dizer xis: {topic}.', 'A foto do documento não define você: {topic}.'],
          motivational: ['O tempo corre, e as imagens ficam: {topic}.', 'Quem sempre fotografa os outros também entra na foto: {topic}.', 'Da família inteira junta, há poucas fotos: {topic}.', 'Uma conquista também se guarda em imagem: {topic}.'],
        },
        content: {
          professional: ['Roupa, hora e lugar: a preparação {do topic}.', 'O papel da luz {no topic}.', 'Bastidores {do topic}, da bateria carregada à edição.', 'O que se conversa antes {do topic}.'],
          casual: ['Mochila nas costas, bateria cheia e {o topic}.', 'Vem comigo nos bastidores {do topic}.', 'A melhor imagem saiu quando a câmera já ia pra mochila: {topic}.', 'Equipamento na mesa, cartão vazio e {o topic} na agenda.'],
          funny: ['A luz estava linda, aí passou um caminhão: {topic}.', 'Trinta fotos sérias e uma gargalhada, adivinha qual ficou {no topic}.', 'Alguém sempre espirra na melhor cena: {topic}.', 'Memória cheia na melhor hora {do topic}, um clássico.'],
          motivational: ['Esperar a luz certa faz parte {do topic}.', 'Milhares de cliques ensinam o que {o topic} {pede/pedem}.', 'Ver o instante antes de ele acontecer: {topic}.', 'Mochila pesada e olho atento: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'O fim da tarde costuma dar uma luz dourada, e por isso é um horário tão pedido.',
            'Um lugar que tem a ver com a sua história rende imagens mais naturais.',
            'Quem tem vergonha de câmera costuma se soltar depois dos primeiros minutos.',
            'Roupas de cores próximas deixam a atenção nos rostos.',
            'Vale perguntar quantas imagens são entregues e em que formato.',
            'Um objeto querido na cena rende assunto e desfaz a pose.',
          ],
          professional: ['Local pretendido, número de pessoas e uso das imagens definem a preparação.', 'Ambientes internos pedem uma visita prévia ou fotos da luz natural.', 'O uso das imagens nas redes deve ser combinado antes da sessão.'],
          casual: ['Se não souber o que fazer com a mão, eu te dou um café pra segurar.', 'Pode rir, pode piscar, que a gente tira outra.', 'Me manda umas fotos que você ama, e eu entendo seu gosto na hora.'],
          funny: ['O tio que some na hora da foto já está sendo procurado.', 'Pose de capa de revista é opcional, risada fora de hora é obrigatória.', 'Alguém sempre grita "mais uma" depois que a câmera foi guardada.'],
          motivational: ['Uma imagem de hoje vira o assunto da família daqui a muitos anos.', 'Guardar a fase em que tudo é correria também vale.', 'Avós, netos e pais na mesma imagem é coisa que se planeja.'],
        },
        content: {
          all: [
            'Sombra aberta, como a de uma marquise, dá luz mais suave do que o sol a pino.',
            'Estampas miúdas podem criar um efeito estranho na tela.',
            'Perto da janela, a luz de lado desenha o rosto.',
            'Lente limpa no celular já melhora metade das fotos do dia a dia.',
            'Chegar com fome ou com sono aparece na imagem, sobretudo com crianças.',
            'O fundo simples deixa a atenção onde ela deve ficar.',
          ],
          professional: ['Cópias em dois lugares diferentes protegem os arquivos de imagem.', 'A edição começa pela seleção, e selecionar é a parte mais demorada.', 'O horário do sol, e não o do relógio, define o início da sessão externa.'],
          casual: ['Eu fico de joelho, deito no chão, subo em banco, vale tudo pela imagem.', 'Bateria reserva é meu amuleto, com cartão vazio do lado.', 'Meu celular tem três mil fotos de luz na parede.'],
          funny: ['Cachorro de família posa melhor que os donos.', 'Todo mundo combina não se mexer e se mexe.', 'A frase "faz de conta que eu não estou aqui" nunca funcionou.'],
          motivational: ['O olho se treina em foto ruim, muita foto ruim.', 'Paciência de esperar a risada de verdade é metade do ofício.', 'Carregar mochila pesada ladeira acima faz sentido quando a luz abre.'],
        },
      },
      questions: {
        sale: ['Que fase da sua vida você gostaria de fotografar?', 'Praia, campo, cidade ou dentro de casa?', 'Quem não pode faltar na sua foto?', 'Foto posada ou foto distraída?'],
        content: ['Você fecha o olho nas fotos?', 'Qual é a foto mais antiga que você guarda?', 'Você imprime fotos ou deixa no celular?', 'Quem é o fotógrafo da sua família?'],
      },
      asks: ['a ocasião e o lugar em que você pensou', 'quantas pessoas vão aparecer', 'o clima que você imagina para as imagens', 'onde as imagens vão ser usadas'],
    },
    {
      nouns: ['a logo', 'a criação de logo/criações de logo', 'a criação de logomarca/criações de logomarca', 'o logo', 'a logomarca', 'a identidade visual/identidades visuais', 'a arte digital/artes digitais', 'a arte para redes sociais/artes para redes sociais', 'o design', 'o site', 'a loja virtual/lojas virtuais', 'a landing page/landing pages', 'o gerenciamento de redes/gerenciamentos de redes', 'o gerenciamento de redes sociais/gerenciamentos de redes sociais', 'o social media/social media', 'a criação de conteúdo/criações de conteúdo', 'o post/posts'],
      openings: {
        sale: {
          professional: ['A primeira impressão de um negócio cabe na tela: {topic}.', 'Para que o negócio seja reconhecido na rolagem do feed: {topic}.', 'Um negócio coerente na vitrine e na tela: {topic}.', 'Quem pesquisa o seu negócio encontra o quê? {O topic} {responde/respondem}.'],
          casual: ['Seu negócio tem cara própria na internet? Olha {o topic}.', 'Cliente novo te acha primeiro no celular: {topic}.', 'Chega daquela arte feita às pressas: {topic}.', 'Do rascunho no guardanapo pra tela: {topic}.'],
          funny: ['O sobrinho que mexe no computador está de férias: {topic}.', 'Seu negócio pede uma letra melhor que Comic Sans: {topic}.', 'A pasta "versão nova agora vai" finalmente vai: {topic}.', 'Nem tudo se resolve com degradê: {topic}.'],
          motivational: ['Negócio pequeno também tem marca: {topic}.', 'Do balcão de casa para a tela do cliente: {topic}.', 'Quem acorda cedo para abrir a loja merece ser encontrado: {topic}.', 'Dar um rosto ao negócio é um passo e tanto: {topic}.'],
        },
        content: {
          professional: ['Cor, letra e tom de voz: por onde começa {o topic}.', 'Perguntas que vêm antes {do topic}.', 'Clareza para o cliente: o efeito {do topic} em um negócio.', 'Do briefing à tela do cliente: as etapas {do topic}.'],
          casual: ['Café, tela e mil abas abertas: {topic}.', 'Um pedacinho da tela em que {nasce/nascem} {o topic}.', 'Testei três paletas de cor antes {do topic}.', 'Rascunho no papel primeiro, tela depois: {topic}.'],
          funny: ['"Só aumenta mais um pouquinho", diz o cliente, e {o topic} {cresce/crescem}.', 'Arquivo final, final agora vai, final de verdade: {topic}.', 'O azul do cliente nunca é o azul da tela: {topic}.', 'Reunião que podia ser uma paleta: {topic}.'],
          motivational: ['Dezenas de rascunhos no lixo sustentam {o topic}.', 'Escutar o dono do negócio é metade {do topic}.', 'Tirar até sobrar o essencial: assim se chega {ao topic}.', 'Tela em branco assusta até quem faz {o topic} todo dia.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Muita gente abre o perfil de um negócio antes de mandar a primeira mensagem.',
            'As mesmas cores e letras em todo lugar fazem o cliente reconhecer o negócio.',
            'Quem vende pelo celular precisa ser lido em tela pequena.',
            'Três marcas que você admira dizem muito sobre o caminho a seguir.',
            'Saber para quem se vende orienta cor, imagem e palavra.',
            'Negócio novo e negócio que mudou de fase buscam presença digital por motivos diferentes.',
          ],
          professional: ['Público, concorrentes e canais atuais formam a base de um bom briefing.', 'Convém definir os formatos de arquivo e os usos digitais e impressos desde o início.', 'Uma boa conversa sobre o negócio vem antes de qualquer rascunho.'],
          casual: ['Fala do seu negócio como se a gente estivesse no balcão.', 'Eu quero saber o que seu cliente fala quando volta.', 'Manda até o rascunho feio, que dali sai coisa boa.'],
          funny: ['Aquela imagem esticada no cartaz da loja vai poder se aposentar.', 'A letra cursiva dourada em fundo dourado já pode descansar.', 'A cor preferida do dono já perdeu essa votação antes.'],
          motivational: ['Uma marca clara ajuda quem cuida de tudo sozinho a explicar menos.', 'A lojinha de bairro na tela do vizinho é um caminho longo e real.', 'Levar o próprio negócio a sério começa por dizer em uma frase o que ele faz.'],
        },
        content: {
          all: [
            'Duas famílias de letra bastam para quase todo negócio.',
            'Contraste entre texto e fundo decide se alguém lê ou passa adiante.',
            'Reduzir a imagem até o tamanho de um ícone é um teste simples de leitura.',
            'Marca bonita que ninguém consegue ler trabalha contra o negócio.',
            'Fotos próprias, mesmo simples, costumam convencer melhor que imagens de banco.',
            'Um calendário de conteúdo evita a postagem feita no susto.',
          ],
          professional: ['O arquivo vetorial pode ser ampliado sem perda, ao contrário da imagem em pixels.', 'As cores mudam da tela para o papel, por isso se fazem provas de impressão.', 'Um manual simples, com cores e usos, mantém a marca coerente.'],
          casual: ['Deixo a ideia dormir uma noite e olho de novo de manhã.', 'Quando empaco, vou ver placa de rua e embalagem de mercado.', 'Trocar a letra muda o humor inteiro da marca, é quase mágica.'],
          funny: ['Existem dezesseis tons de bege, e o cliente queria o outro.', 'A aprovação chega às onze da noite com uma palavrinha só.', 'Alinhar um milímetro para a esquerda é uma forma de vida.'],
          motivational: ['A ideia simples quase sempre é a vigésima.', 'Ouvir um não e voltar ao rascunho é rotina de quem cria para marcas.', 'Treinar o olho nas vitrines da rua custa só o caminho de casa.'],
        },
      },
      questions: {
        sale: ['Qual cor tem a cara do seu negócio?', 'Onde o seu cliente te encontra primeiro?', 'Que marca você reconhece de longe?', 'Seu negócio tem um slogan?'],
        content: ['Qual logo você desenharia de olhos fechados?', 'Fundo claro ou fundo escuro?', 'Você segue mais perfis bonitos ou mais perfis úteis?', 'Qual marca mudou a logo e você não gostou?'],
      },
      asks: ['o nome e o ramo do seu negócio', 'as marcas que você admira', 'para quem o seu negócio vende', 'onde o material vai aparecer'],
    },
    {
      nouns: ['a diarista', 'a faxina', 'a faxina pós-obra/faxinas pós-obra', 'a faxina pesada/faxinas pesadas', 'a limpeza', 'a limpeza de casa/limpezas de casa', 'a limpeza pesada/limpezas pesadas', 'a limpeza pós-obra/limpezas pós-obra', 'a limpeza de vidros/limpezas de vidros', 'a limpeza residencial/limpezas residenciais'],
      openings: {
        sale: {
          professional: ['Para voltar do trabalho e encontrar a casa em ordem: {topic}.', 'Depois da obra, da festa ou da temporada de visitas: {topic}.', 'Casa arrumada sem gastar a folga inteira: {topic}.', 'Rejunte, rodapé e vidro que ficaram para depois: {topic}.'],
          casual: ['A folga é sua, a poeira fica comigo: {topic}.', 'Sabe aquele canto que você finge que não vê? {O topic} {chega/chegam} lá.', 'Visita chegando e a casa de pernas pro ar: {topic}.', 'Cheirinho de casa limpa e pé no chão: {topic}.'],
          funny: ['A poeira venceu a primeira rodada: {topic}.', 'Debaixo do sofá mora uma civilização: {topic}.', 'Seu aspirador pediu reforço: {topic}.', 'Empurrar a bagunça para o quarto não conta: {topic}.'],
          motivational: ['Pedir ajuda com a casa também é organizar a vida: {topic}.', 'Quem cuida de tudo já merece menos pia: {topic}.', 'Um cômodo em ordem dá ânimo para o seguinte: {topic}.', 'Casa limpa, janela aberta e vontade de ficar: {topic}.'],
        },
        content: {
          professional: ['Do teto ao chão: a ordem certa {do topic}.', 'Baldes, panos e objetos para separar antes {do topic}.', 'Produto, pano e tempo de ação: {topic}.', 'Perguntas que surgem antes {do topic}.'],
          casual: ['Balde, luva e playlist: {topic}.', 'Um antes e depois que dá gosto de ver: {topic}.', 'Rotina de pano e rodo, toda semana: {topic}.', 'Tem sempre uma surpresa atrás do armário: {topic}.'],
          funny: ['Três canetas, uma meia e um controle debaixo do sofá: {topic}.', 'O controle da TV estava onde ninguém limpa: {topic}.', 'A meia sem par finalmente reencontrada: {topic}.', 'E o cachorro pisou no chão molhado: {topic}.'],
          motivational: ['Começar pelo cômodo mais fácil dá coragem para o resto: {topic}.', 'Braço cansado e chão brilhando: {topic}.', 'Do azulejo ao rodapé, um trecho de cada vez: {topic}.', 'Trabalho que se nota já na porta de casa: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Metragem, quantidade de cômodos e fotos ajudam a estimar o tempo de trabalho.',
            'Casa com bicho, criança ou obra recente pede uma conversa um pouco mais longa.',
            'Quem recebe visitas no fim de semana costuma marcar alguns dias antes.',
            'Vale combinar quem fornece panos, produtos e equipamentos.',
            'Dizer quais superfícies são delicadas evita produto errado na pedra ou na madeira.',
            'Objetos frágeis e documentos ficam melhor guardados antes do início.',
          ],
          professional: ['Tipo de piso, janelas e número de moradores são as informações iniciais.', 'Regras do condomínio e acesso ao imóvel se combinam com antecedência.', 'Uma lista por cômodo deixa claro o que deve ser feito na casa.'],
          casual: ['Pode mandar foto do pior canto, sem vergonha nenhuma.', 'Eu já vi de tudo atrás de geladeira.', 'Chegar em casa, tirar o sapato e sentir o chão limpo é bom demais.'],
          funny: ['A teia do canto do teto já tinha contrato de aluguel.', 'O vidro ficou tão limpo que o pombo já se enganou.', 'Poeira tem memória e volta para visitar a família.'],
          motivational: ['Passar a tarefa a quem sabe fazer devolve horas da sua semana.', 'Depois de um mês puxado, encontrar a cozinha em ordem faz diferença.', 'Um banheiro limpo já muda o ânimo de quem acorda cedo.'],
        },
        content: {
          all: [
            'A limpeza de cima para baixo evita sujar de novo o que já ficou pronto.',
            'Nunca se misturam água sanitária e produtos com amoníaco ou ácido.',
            'Testar o produto em um canto escondido evita mancha no piso e na bancada.',
            'Pano de microfibra quase seco segura o pó em vez de espalhar.',
            'Deixar o produto agir alguns minutos poupa força na esfregada.',
            'Recolher objetos espalhados antes do pano faz a limpeza render.',
          ],
          professional: ['Pedras como o mármore mancham com produtos ácidos, inclusive vinagre e limão.', 'Janelas abertas durante a limpeza ajudam a secar e a dissipar o cheiro dos produtos.', 'O aspirador passa antes do pano, para não virar barro no rodapé.'],
          casual: ['Eu começo pelo quarto, que é onde a bagunça acredita que ninguém vê.', 'Meu segredo é o borrifador e uma boa música.', 'Rodapé eu deixo pro fim, com pincel e paciência.'],
          funny: ['A esponja nova some e aparece na mão de quem limpa a churrasqueira.', 'Toda casa tem um pano que já foi camiseta famosa.', 'O pó da obra sobrevive à própria obra.'],
          motivational: ['Meia hora de limpeza por dia evita a maratona do fim da semana.', 'Esfregar o rejunte ensina paciência, azulejo por azulejo.', 'Ver o chão secando com a porta aberta é prêmio de quem esfregou.'],
        },
      },
      questions: {
        sale: ['Qual cômodo da casa dá mais trabalho?', 'Cozinha, banheiro ou janelas, o que pede atenção primeiro?', 'Qual tarefa da casa você passaria adiante de olhos fechados?', 'Casa com bicho ou sem bicho?'],
        content: ['Qual parte da faxina você adia?', 'Você limpa com música ou em silêncio?', 'Que achado já apareceu atrás da sua geladeira?', 'Você é do rodo ou do mop?'],
      },
      asks: ['o tamanho da casa e o que precisa de atenção', 'os pisos e as superfícies delicadas', 'se há bichos ou crianças em casa', 'qual cômodo está mais urgente'],
    },
    {
      nouns: ['a lavagem de sofá/lavagens de sofá', 'a lavagem de estofados/lavagens de estofados', 'a lavagem de tapete/lavagens de tapete', 'a lavagem de colchão/lavagens de colchão', 'a higienização de sofá/higienizações de sofá', 'a higienização de estofados/higienizações de estofados', 'a higienização de colchão/higienizações de colchão', 'a limpeza de sofá/limpezas de sofá', 'a limpeza de estofados/limpezas de estofados'],
      openings: {
        sale: {
          professional: ['Para o tecido que recebe a família todos os dias: {topic}.', 'Café, pipoca, pelo e poeira ficam no tecido: {topic}.', 'Tecido claro, criança em casa e {o topic}.', 'Antes de pensar em comprar outro: {topic}.'],
          casual: ['O tecido lembra de tudo o que já caiu nele: {topic}.', 'Aquela mancha antiga que todo mundo finge não ver? Tem {topic}.', 'Tecido limpo, pé descalço e filme escolhido: {topic}.', 'Chega perto do tecido e me conta o que viu: {topic}.'],
          funny: ['Esconder a mancha já não engana ninguém: {topic}.', 'O tecido sabe o cardápio do ano inteiro: {topic}.', 'Acredite, a cor original do tecido era outra: {topic}.', 'O cachorro jura que não subiu, o tecido discorda: {topic}.'],
          motivational: ['O que levou tempo para ser comprado pede cuidado: {topic}.', 'Cuidar do que já se tem também é economizar esforço: {topic}.', 'O tecido da casa viu a família crescer: {topic}.', 'Fazer durar o que a casa conquistou: {topic}.'],
        },
        content: {
          professional: ['Etiqueta do tecido, teste de cor e secagem: as etapas {do topic}.', 'Fibra, cor e mancha: o tecido decide {o topic}.', 'Como preparar o cômodo no dia {do topic}.', 'Cuidados com o tecido depois {do topic}.'],
          casual: ['A água do balde conta a verdade {no topic}.', 'Escova, extratora e {o topic} em andamento.', 'A primeira faixa limpa no tecido é a melhor parte {do topic}.', 'Olha a cor da espuma {no topic}.'],
          funny: ['Pelo de gato, farelo e um brinco: saldo {do topic}.', 'O dono perguntou se aquela era mesmo a cor depois {do topic}.', 'Ninguém pode encostar, então todos querem encostar depois {do topic}.', 'A água ficou da cor do café no meio {do topic}.'],
          motivational: ['Faixa por faixa, o tecido volta a aparecer: {topic}.', 'Tirar mancha pede conhecimento, e não força: {topic}.', 'Conhecer cada tecido leva anos de escova na mão: {topic}.', 'O antes e o depois pagam o braço cansado {do topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Tecido, cor e tamanho são as primeiras perguntas.',
            'Foto da mancha e da etiqueta do tecido adianta a conversa.',
            'Casa com gato ou cachorro tem pelos presos na trama, e vale avisar.',
            'O tempo de secagem entra no planejamento, porque o tecido fica um tempo sem uso.',
            'Sofá, colchão, tapete e cadeira muitas vezes entram na mesma conversa.',
          ],
          professional: ['Informe o tipo de tecido, a idade da mancha e o que já foi aplicado nela.', 'Espaço livre ao redor e tomada próxima facilitam o trabalho.', 'Nem toda mancha antiga sai por completo, e isso se avalia antes.'],
          casual: ['Manda uma foto da mancha e me conta a história dela.', 'Não esfrega antes de eu ver, tá bom?', 'A poltrona do canto, aquela que ninguém olha, também entra na conversa.'],
          funny: ['A mancha de café já tinha nome e lugar na família.', 'A pipoca do ano passado mandou lembranças lá do fundo do tecido.', 'O suco de uva tinha certeza de que ficaria para sempre.'],
          motivational: ['O tecido que a família usa todo dia guarda muitas histórias.', 'Recuperar o que já se tem é dar mais anos a uma boa compra.', 'Sala com tecido limpo dá vontade de chamar gente para o café.'],
        },
        content: {
          all: [
            'Líquido derramado se absorve com pano seco, apertando e sem esfregar.',
            'Esfregar espalha a mancha e gasta a trama do tecido.',
            'Água quente pode fixar algumas manchas, como as de sangue e de ovo.',
            'Testar o produto num canto escondido do tecido mostra se a cor solta.',
            'Janela aberta e ventilador ajudam o tecido a secar por dentro também.',
          ],
          professional: ['A etiqueta, quando existe, indica se o tecido aceita água ou só limpeza a seco.', 'Aspirar antes de molhar evita transformar a poeira em barro.', 'Excesso de água na fibra atrasa a secagem e pode deixar cheiro.'],
          casual: ['Eu começo sempre pelo pior canto, que é onde mora a história.', 'Minha escova macia vale ouro, e eu não empresto.', 'Um paninho branco mostra logo se a cor está soltando.'],
          funny: ['O gato testa o tecido úmido antes de todo mundo.', 'A receita caseira da internet já está no tecido quando me chamam.', 'Sempre aparece um dono para a caneta perdida.'],
          motivational: ['Saber parar antes de estragar o tecido é experiência.', 'Cada fibra pede um jeito, e ninguém aprende todas num mês.', 'Ver a estampa voltar à luz compensa horas de joelho no chão.'],
        },
      },
      questions: {
        sale: ['Tecido claro ou escuro, o que tem mais na sua casa?', 'Qual mancha mora aí há mais tempo?', 'Sofá, tapete ou colchão primeiro?', 'Seu bicho dorme onde não devia?'],
        content: ['Qual foi o maior acidente do seu sofá?', 'Pode comer no sofá da sua casa?', 'Quem tem lugar marcado no sofá aí?', 'Você vira a almofada ou limpa na hora?'],
      },
      asks: ['o que você quer limpar e qual é o tecido', 'a causa e a idade da mancha', 'se há bichos em casa', 'a cor e o tamanho da peça'],
    },
    {
      nouns: ['a organização', 'a organização de ambientes/organizações de ambientes', 'a organização de armários/organizações de armários', 'a organização de guarda-roupa/organizações de guarda-roupa', 'a organização de cozinha/organizações de cozinha', 'a organização de mudança/organizações de mudança'],
      openings: {
        sale: {
          professional: ['Um lugar para cada coisa, conforme a sua rotina: {topic}.', 'Armário que fecha, gaveta que abre: {topic}.', 'Para achar o que você precisa na primeira tentativa: {topic}.', 'Depois da mudança ou antes da chegada do bebê: {topic}.'],
          casual: ['Sabe a gaveta que você abre e fecha correndo? {O topic} {resolve/resolvem}.', 'Pote com tampa, camisa com cabide: {topic}.', 'Bora abrir aquele armário sem medo: {topic}.', 'A casa não precisa ser maior, só mais arrumada: {topic}.'],
          funny: ['O armário cai em cima de quem abre: {topic}.', 'A gaveta da bagunça pediu ajuda profissional: {topic}.', 'Trinta coisas guardadas e nenhuma encontrada: {topic}.', 'A gaveta só fecha com joelho e torcida: {topic}.'],
          motivational: ['Começar por uma gaveta já muda a manhã: {topic}.', 'Decidir o que fica também é decidir como viver em casa: {topic}.', 'Menos tempo atrás da chave, mais tempo para o resto: {topic}.', 'Uma casa organizada nasce de escolhas pequenas: {topic}.'],
        },
        content: {
          professional: ['Tirar, separar, agrupar e guardar: a ordem {do topic}.', 'Categorias, medidas e rotina {no topic}.', 'Por que medir antes de comprar caixas {no topic}.', 'Como manter {o topic} nas semanas seguintes.'],
          casual: ['Tudo para fora e o armário vazio: {começou/começaram} {o topic}.', 'Etiqueta, caixa e muita conversa {no topic}.', 'A gaveta que dá mais gosto {no topic} é sempre a pior.', 'Olha o armário antes e depois {do topic}.'],
          funny: ['Achamos sete carregadores sem dono {no topic}.', 'Todo objeto esquecido pediu mais uma chance {no topic}.', 'Tampa sem pote, meia sem par e muita risada: {topic}.', 'O saco de sacolas tinha outro saco dentro: {topic}.'],
          motivational: ['Abrir mão de uma caixa antiga cansa e alivia: {topic}.', 'Hábito novo cabe em uma prateleira de cada vez: {topic}.', 'Olhar tudo o que se tem, sem pressa, é o começo {do topic}.', 'Quem organiza a casa dos outros aprende a escutar: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'A rotina de quem mora na casa decide onde cada coisa deve ficar.',
            'Fotos dos armários abertos mostram melhor do que qualquer descrição.',
            'Guarda-roupa, despensa e papelada costumam vir primeiro na lista.',
            'Antes de comprar caixas e cestos, vale separar o que realmente fica.',
            'Quem divide a casa precisa participar da escolha, ou a ordem dura pouco.',
          ],
          professional: ['Número de armários, cômodos e moradores ajuda a estimar o trabalho.', 'O destino do que sai, como doação ou descarte, se combina no início.', 'A privacidade sobre o que se encontra nos armários faz parte do combinado.'],
          casual: ['Pode mostrar a gaveta do jeito que está, nada me assusta.', 'Não arruma antes de eu chegar, senão eu não vejo como você vive.', 'Camisa na ordem das cores é o meu tipo de arco-íris.'],
          funny: ['O presente que nunca saiu da caixa terá uma conversa séria.', 'O manual do videocassete já pode seguir o caminho dele.', 'Onde há um pote existe, em algum lugar, uma tampa errada.'],
          motivational: ['Sair de casa sem caçar a chave melhora a manhã inteira.', 'Saber o que se tem no armário evita comprar de novo.', 'Um armário por vez, e a casa fica mais leve de cuidar.'],
        },
        content: {
          all: [
            'O que se usa todo dia fica entre a cintura e os olhos.',
            'Guardar por categoria, e não por cômodo, mostra quanto há repetido.',
            'Caixa transparente ou etiquetada evita abrir todas para achar uma coisa.',
            'Roupas dobradas em pé na gaveta ficam todas à vista.',
            'Uma sacola de doação sempre aberta no armário facilita o desapego.',
          ],
          professional: ['O método mais simples é o que a família consegue manter.', 'Documentos se organizam por assunto e por ano.', 'Deixar espaço livre na prateleira acomoda o que ainda vai chegar.'],
          casual: ['Eu sempre começo pelo canto menor, que anima o resto.', 'Cabide igual no armário inteiro já muda tudo.', 'Foto da prateleira pronta ajuda a lembrar o lugar das coisas.'],
          funny: ['Cada casa tem um cabo que ninguém sabe de quê.', 'A cadeira do quarto é um armário que se formou sozinho.', 'Duas tesouras tinham sumido da casa, e oito reaparecem.'],
          motivational: ['Decidir o que fica cansa, e por isso se faz aos poucos.', 'Devolver ao lugar leva segundos e vira costume.', 'Ordem de verdade aguenta uma semana corrida.'],
        },
      },
      questions: {
        sale: ['Qual armário da sua casa mais precisa de ordem?', 'Guarda-roupa, cozinha ou papelada?', 'Quantos potes sem tampa existem aí?', 'Quem bagunça mais na sua casa?'],
        content: ['Você tem uma gaveta da bagunça?', 'Por cor, por tipo ou do jeito que der?', 'Qual coisa você guarda e nunca usou?', 'Você dobra ou pendura as camisetas?'],
      },
      asks: ['os armários que você quer organizar', 'quantas pessoas moram na casa', 'o que você nunca consegue achar', 'a gaveta que mais incomoda'],
    },
    {
      nouns: ['a montagem de móveis/montagens de móveis', 'a instalação', 'a instalação elétrica/instalações elétricas', 'a instalação de ar-condicionado/instalações de ar-condicionado', 'a instalação de cortina/instalações de cortina', 'o eletricista', 'o encanador', 'o pedreiro', 'o conserto de celular/consertos de celular', 'a montagem', 'o conserto de máquina de lavar/consertos de máquina de lavar', 'o conserto de geladeira/consertos de geladeira', 'a assistência técnica/assistências técnicas', 'a manutenção', 'a manutenção elétrica/manutenções elétricas', 'a manutenção de ar-condicionado/manutenções de ar-condicionado', 'o conserto de eletrodomésticos/consertos de eletrodomésticos', 'o conserto de torneira/consertos de torneira', 'o reparo residencial/reparos residenciais', 'o marido de aluguel/maridos de aluguel', 'a manutenção residencial/manutenções residenciais', 'a troca de fechadura/trocas de fechadura', 'a troca de fechaduras/trocas de fechaduras', 'o conserto de fechadura/consertos de fechadura', 'o conserto de fechaduras/consertos de fechaduras', 'a instalação de fechadura/instalações de fechadura'],
      openings: {
        sale: {
          professional: ['Ferramenta certa e olho atento: {topic}.', 'Para sair da lista de pendências da casa: {topic}.', 'Para o que parou de funcionar ou ainda está na caixa: {topic}.', 'Uma pendência a menos na casa: {topic}.'],
          casual: ['Sabe aquela pendência da casa há semanas? {O topic} {resolve/resolvem}.', 'Pode largar a chave de fenda, que tem {topic}.', 'Tá na lista da geladeira faz meses: {topic}.', 'A última tentativa não deu certo? {O topic} {ajeita/ajeitam}.'],
          funny: ['O manual sumiu e o vídeo é em russo: {topic}.', 'A fita isolante já pediu demissão: {topic}.', 'O jeitinho durou três anos, parabéns, agora {o topic}.', 'Bater do lado e torcer já não resolve: {topic}.'],
          motivational: ['Muita coisa parada em casa espera {pelo topic}.', 'Dá gosto ver a casa funcionando de novo: {topic}.', 'Uma pendência de cada vez, a lista vai ficando curta: {topic}.', 'Riscar da lista o que incomoda há meses: {topic}.'],
        },
        content: {
          professional: ['Olhar, testar e só então mexer: os passos {do topic}.', 'Informações que adiantam a primeira conversa: {topic}.', 'Barulho, defeito ou peça solta: quando pensar {no topic}.', 'Ferramentas na mala e cuidado com a casa: {topic}.'],
          casual: ['Caixa de ferramentas aberta e mãos à obra: {topic}.', 'A parte do trabalho que quase ninguém vê: {topic}.', 'Chave na mão, lanterna acesa e {o topic}.', 'Mais uma manhã com parafuso no bolso: {topic}.'],
          funny: ['Perto do técnico, todo defeito se comporta: {topic}.', 'Era só apertar um parafuso, disseram antes {do topic}.', 'A peça que faltava estava no bolso o tempo todo: {topic}.', 'O manual tem dez figuras e nenhuma ajuda: {topic}.'],
          motivational: ['Ler o manual até o fim vem antes {do topic}.', 'Um passo depois do outro, sem forçar: {topic}.', 'Mãos que aprendem a cada visita: {topic}.', 'Olhar com calma antes de mexer: assim {começa/começam} {o topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Uma foto ou um vídeo do que precisa ser feito adianta metade da conversa.',
            'Marca e modelo na primeira mensagem ajudam a prever as peças necessárias.',
            'A lista de tudo o que precisa ser feito ajuda a planejar uma visita só.',
            'Em apartamento, o horário permitido para barulho entra na conversa.',
            'Muita gente chama depois da segunda tentativa sozinho, e isso é mais comum do que parece.',
            'O tempo de uso e o que já foi tentado também contam na avaliação.',
          ],
          professional: ['Voltagem, modelo e tempo de uso ajudam a preparar a visita.', 'Peças de reposição devem ser combinadas antes da visita.', 'Recomenda-se um espaço livre em volta do local de trabalho.'],
          casual: ['Manda vídeo do barulho, que barulho também é pista.', 'Eu chego com a maleta cheia e saio com o bolso cheio de parafuso.', 'Não joga fora o manual, viu? Nem o saquinho de peças.'],
          funny: ['Aquele barulho que só aparece com visita sumirá na hora do técnico.', 'O jeitinho provisório já comemorou três aniversários.', 'Bater mais forte não era a resposta, e o aparelho sabe disso.'],
          motivational: ['Consertar em vez de trocar é um jeito sensato de cuidar da casa.', 'O que volta a funcionar logo entra de novo na rotina da casa.', 'Deixar a casa funcionando é um respeito com quem mora nela.'],
        },
        content: {
          all: [
            'Desligar o disjuntor antes de mexer em tomada ou lâmpada é regra sem exceção.',
            'Peças pequenas ficam num pote à parte, para nenhuma sumir no meio do trabalho.',
            'Um problema pequeno visto cedo costuma dar menos trabalho.',
            'Um ar-condicionado com filtro sujo trabalha forçado e esfria menos.',
            'O registro geral da água é bom de conhecer antes de precisar dele.',
            'Anotar a marca e o modelo num lugar fácil poupa tempo quando é preciso chamar alguém.',
          ],
          professional: ['Fotos de cada etapa guardam a ordem em que tudo foi desmontado.', 'A manutenção em dia costuma evitar o conserto de urgência.', 'Em instalação elétrica, o dimensionamento do fio depende do aparelho.'],
          casual: ['Tampinha de garrafa vira o melhor pote de parafuso que existe.', 'Eu desmonto tirando foto de cada etapa, e recomendo.', 'Antes de pegar a ferramenta, eu faço um monte de perguntas.'],
          funny: ['A chave certa está sempre na caixa do vizinho.', 'Quem diz "segura aqui um minutinho" nunca usou relógio.', 'Parafuso caído rola sempre para o único vão do piso.'],
          motivational: ['Consertar ensina a olhar as coisas por dentro.', 'Um erro no começo da profissão vira lição para muitos anos.', 'Quem trabalha com as mãos resolve e ainda explica o que fez.'],
        },
      },
      questions: {
        sale: ['Tem alguma coisa esperando conserto na sua casa?', 'O que parou de funcionar aí?', 'Qual pendência mora na sua lista há mais tempo?', 'Porta, torneira ou tomada, quem reclama mais?'],
        content: ['Você lê o manual ou vai no instinto?', 'Já sobrou parafuso no fim de um conserto seu?', 'Qual ferramenta nunca some na sua casa?', 'Qual conserto seu deu mais orgulho?'],
      },
      asks: ['o modelo e o que está acontecendo', 'a lista do que precisa de reparo', 'quando isso começou', 'o barulho ou o defeito que apareceu'],
    },
    {
      nouns: ['a pintura de casa/pinturas de casa', 'a pintura de parede/pinturas de parede', 'a pintura residencial/pinturas residenciais', 'a pintura de apartamento/pinturas de apartamento', 'a pintura de fachada/pinturas de fachada', 'a pintura de portão/pinturas de portão', 'o grafiato', 'a textura de parede/texturas de parede'],
      openings: {
        sale: {
          professional: ['Superfície preparada, cor escolhida: {topic}.', 'Antes da mudança ou depois de anos com a mesma cor: {topic}.', 'Do preparo à última demão: {topic}.', 'Para a casa que pede outra cor: {topic}.'],
          casual: ['Cansou daquela cor? Olha {o topic}.', 'Uma cor nova e a casa parece outra: {topic}.', 'Lata aberta, rolo na mão e {o topic}.', 'Já tem a cor na cabeça? {Falta/Faltam} só {o topic}.'],
          funny: ['A cor antiga já durou o suficiente: {topic}.', 'Marca de bicicleta não é textura: {topic}.', 'Branco, branco gelo ou branco neve, decida logo: {topic}.', 'Fita crepe, jornal no chão e adeus ao bege: {topic}.'],
          motivational: ['Trocar a cor da casa é começar outra fase nela: {topic}.', 'Primeira casa, primeira cor escolhida: {topic}.', 'A cor escolhida, enfim no lugar: {topic}.', 'A casa é sua, a cor também: {topic}.'],
        },
        content: {
          professional: ['Lixa, massa e tinta: a ordem {do topic}.', 'O cálculo da tinta antes {do topic}.', 'Preparar a superfície é boa parte {do topic}.', 'Luz do lugar e cor da tinta: notas sobre {o topic}.'],
          casual: ['Roupa velha, rolo novo e {o topic}.', 'A segunda demão é a minha parte favorita {do topic}.', 'Teste de cor antes {do topic}, sempre.', 'Respingo no boné e {o topic} em andamento.'],
          funny: ['Tinta no cabelo é carimbo de quem faz {o topic}.', 'Quem encosta na tinta fresca descobre {o topic} pela manga.', 'O azul do catálogo mudou de ideia na luz do dia: {topic}.', 'Sobrou tinta para pintar o vizinho no fim {do topic}.'],
          motivational: ['Uma faixa reta se ganha na fita e na paciência: {topic}.', 'O braço sabe quantas demãos {teve/tiveram} {o topic}.', 'Demão por demão, a casa muda com {o topic}.', 'Lixar bem, sem aplauso nenhum, é onde começa {o topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Medidas, altura e estado da superfície são as primeiras perguntas.',
            'Uma parede de destaque já renova o quarto sem pintar a casa inteira.',
            'Fotos com a luz do dia mostram mofo, trinca e tinta descascada.',
            'Cores claras ampliam a sensação de espaço em cômodos pequenos.',
            'Quem vai se mudar costuma pintar com a casa ainda vazia.',
          ],
          professional: ['Informe se a parede é interna ou externa e se há umidade.', 'A quantidade de demãos depende da cor antiga e da tinta nova.', 'Convém combinar a proteção do piso e a retirada dos móveis.'],
          casual: ['Manda foto da parede de dia, que de noite toda cor mente.', 'Eu testo a cor num pedaço de papelão antes de abrir a lata toda.', 'Cor forte na parede menor fica linda, pode confiar.'],
          funny: ['O dedo na tinta fresca para conferir é tradição familiar.', 'A casa inteira vai virar crítica de tom de cinza.', 'Aquela mancha atrás do quadro terá de achar outro esconderijo.'],
          motivational: ['Casa simples com parede bem pintada mostra cuidado na porta.', 'Ver o portão pintado da esquina dá orgulho de chegar.', 'Escolher a cor do próprio quarto é um gosto que não tem idade.'],
        },
        content: {
          all: [
            'Parede limpa, lixada e seca segura melhor a tinta.',
            'Duas demãos finas cobrem melhor que uma carregada.',
            'A fita crepe sai antes de a tinta endurecer de todo.',
            'Umidade na parede precisa de conserto na origem, ou a tinta solta de novo.',
            'O pincel faz os cantos que o rolo grande não alcança.',
          ],
          professional: ['O selador reduz a absorção de paredes novas e uniformiza o acabamento.', 'Tinta fosca disfarça ondulações, e a acetinada facilita a limpeza.', 'Cada tinta tem tempo próprio entre demãos, e o rótulo informa qual é.'],
          casual: ['Eu pinto em W e vou cruzando, fica bem mais uniforme.', 'Jornal no chão nunca é suficiente, pode dobrar a quantidade.', 'A cor no catálogo e na parede são primas, não gêmeas.'],
          funny: ['Pintor de rodapé cria intimidade com o chão.', 'O pedacinho esquecido aparece só depois de lavar o rolo.', 'Sapato com respingo de tinta é currículo em qualquer obra.'],
          motivational: ['A parede lisa foi muita lixa antes de ser tinta.', 'Recortar rente ao teto, sem fita, é coisa de muitos anos de prática.', 'Subir e descer escada o dia todo também é ofício.'],
        },
      },
      questions: {
        sale: ['Qual cor você quer na sua sala?', 'Uma parede só ou a casa toda?', 'Branco, cinza ou uma cor forte?', 'Qual parede incomoda mais na sua casa?'],
        content: ['Você já pintou uma parede sozinho?', 'Que cor de parede foi o seu maior erro?', 'De que cor era o seu quarto de criança?', 'Tinta fosca ou com brilho?'],
      },
      asks: ['as medidas das paredes e a cor desejada', 'se é área interna ou externa', 'a cor que a parede tem agora', 'quantos cômodos você quer pintar'],
    },
    {
      nouns: ['a jardinagem', 'o paisagismo', 'a poda', 'a poda de árvore/podas de árvore', 'o corte de grama/cortes de grama', 'a manutenção de jardim/manutenções de jardim', 'o projeto de jardim/projetos de jardim', 'a roçada'],
      openings: {
        sale: {
          professional: ['O mato cresceu, o jardim pede ordem: {topic}.', 'Do gramado à cerca viva: {topic}.', 'Para que a varanda e o quintal voltem a ser usados: {topic}.', 'Solo, sol e cuidado regular: {topic}.'],
          casual: ['O quintal virou mata fechada? {O topic} {abre/abrem} caminho.', 'Cadeira no gramado no fim de semana: {topic}.', 'A cerca viva já cobriu o portão: {topic}.', 'Luva de jardim, enxada e bora: {topic}.'],
          funny: ['A grama do vizinho é mais verde porque alguém cuidou: {topic}.', 'O mato já tem CEP próprio: {topic}.', 'Achamos a mangueira, faltava achar o quintal: {topic}.', 'A trepadeira entrou pela janela e pediu café: {topic}.'],
          motivational: ['Quintal cuidado hoje, cadeira na sombra amanhã: {topic}.', 'Jardim se recupera com tempo e mão na terra: {topic}.', 'Quintal pequeno também floresce: {topic}.', 'Terra nas unhas e vista bonita da janela: {topic}.'],
        },
        content: {
          professional: ['Sol, rega e solo: três perguntas antes {do topic}.', 'A época do ano influencia {o topic}.', 'Por onde começar {o topic} em um quintal abandonado.', 'Ferramenta afiada e limpa: o básico {do topic}.'],
          casual: ['Cheiro de grama cortada e {o topic} em andamento.', 'A joaninha aprovou {o topic}.', 'Enxada, rastelo e garrafa de água na caminhonete: {topic}.', 'Um antes e depois de quintal com {o topic}.'],
          funny: ['A minhoca é a única funcionária que nunca falta {no topic}.', 'O cachorro cavou onde eu acabei de limpar: {topic}.', 'Formiga não lê placa, nem durante {o topic}.', 'A mangueira deu nó sozinha no meio {do topic}.'],
          motivational: ['Esperar a planta responder faz parte {do topic}.', 'Acordar cedo para trabalhar antes do sol forte: {topic}.', 'Uma enxada, um canteiro e a calma {do topic}.', 'Cortar no lugar certo é aprender a planta: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Fotos do terreno e a medida aproximada já permitem começar a conversa.',
            'Quantas horas de sol o lugar recebe decide as plantas.',
            'Jardim de quem viaja muito pede espécies que aguentam menos rega.',
            'A retirada dos galhos e do mato cortado deve ser combinada antes.',
            'Quem tem cachorro costuma contar onde ele cava e por onde corre.',
          ],
          professional: ['Medida da área, acesso e ponto de água orientam o trabalho no jardim.', 'A poda de árvore em calçada pode depender de autorização da prefeitura.', 'O plano de manutenção considera o crescimento de cada espécie.'],
          casual: ['Manda vídeo do quintal, com mato e tudo.', 'Eu sempre pergunto onde bate sol de manhã.', 'Tem planta que só estava no lugar errado, coitada.'],
          funny: ['O mato cresce enquanto você lê esta legenda.', 'Aquele cacto de mesa também conta como jardim, no coração.', 'A bola do vizinho vai reaparecer, com duas que ninguém lembrava.'],
          motivational: ['Recuperar um quintal esquecido devolve um pedaço da casa à família.', 'Plantar uma árvore de fruta é pensar em quem vai comer daqui a anos.', 'Ver a primeira flor do canteiro paga a espera.'],
        },
        content: {
          all: [
            'Regar de manhã cedo perde menos água por evaporação.',
            'Grama cortada baixa demais enfraquece e abre espaço para o mato.',
            'Folhas secas no canteiro seguram a umidade da terra.',
            'Ferramenta limpa evita levar doença de uma planta a outra.',
            'Vaso sem furo embaixo apodrece raiz.',
          ],
          professional: ['A adubação se faz com a terra úmida e em dose conforme o rótulo.', 'O corte rente ao nó favorece a brotação em muitas espécies.', 'Agrupar plantas com a mesma sede simplifica a rega.'],
          casual: ['Enfia o dedo na terra antes de regar, é o melhor medidor.', 'Eu converso com as plantas, e elas nunca discordaram.', 'Mudei uma samambaia de lugar e ela ressuscitou.'],
          funny: ['O sapato de jardim já nasceu sujo.', 'Cada jardineiro tem uma guerra particular com a tiririca.', 'Regador cheio na ida, meia molhada na volta.'],
          motivational: ['Jardim ensina a trabalhar no tempo dos outros.', 'Um canteiro limpo volta a encher, e recomeçar faz parte.', 'Quem planta aprende a esperar pela estação certa.'],
        },
      },
      questions: {
        sale: ['Quintal, varanda ou canteiro na calçada?', 'Bate mais sol de manhã ou à tarde?', 'Flores, frutas ou só verde?', 'Qual parte do seu jardim está esquecida?'],
        content: ['Qual planta nunca vingou na sua mão?', 'Você rega de manhã ou à noite?', 'Qual árvore marcou a sua infância?', 'Você conversa com as plantas?'],
      },
      asks: ['o tamanho do terreno ou do jardim', 'quantas horas de sol o lugar recebe', 'as plantas que você já tem', 'a parte do jardim que mais incomoda'],
    },
    {
      nouns: ['o frete', 'a mudança', 'o carreto', 'o transporte de móveis/transportes de móveis', 'a pequena mudança/pequenas mudanças', 'o transporte de carga/transportes de carga'],
      openings: {
        sale: {
          professional: ['Do endereço antigo ao novo: {topic}.', 'Geladeira, sofá ou a casa inteira: {topic}.', 'Para o que não cabe no porta-malas: {topic}.', 'Caixas numeradas, caminho definido: {topic}.'],
          casual: ['Sofá comprado, carro pequeno e uma saída: {topic}.', 'Caixa fechada, fita na mão e {o topic}.', 'Não chama o primo com a moto: {topic}.', 'De uma rua pra outra ou de um bairro pro outro: {topic}.'],
          funny: ['A geladeira não cabe no carro popular, já testaram: {topic}.', 'O colchão no teto do carro já deu o que falar: {topic}.', 'Amigo some em dia de carregar geladeira, por isso: {topic}.', 'Sofá não passa na porta por força do pensamento: {topic}.'],
          motivational: ['Tudo amarrado, conferido e a caminho: {topic}.', 'Chegar com tudo no endereço certo começa com {o topic}.', 'Carregar com jeito o que levou anos para juntar: {topic}.', 'Carregar dá trabalho, e chegar dá gosto: {topic}.'],
        },
        content: {
          professional: ['Uma lista por cômodo simplifica {o topic}.', 'Embalar, proteger e amarrar: o que fazer antes {do topic}.', 'Escada, elevador e rua estreita: o que avisar antes {do topic}.', 'Dicas de caixas para o dia {do topic}.'],
          casual: ['Fita, caneta e caixa de mercado no dia {do topic}.', 'Truques de quem vive carregando: {topic}.', 'A corda boa é minha melhor amiga {no topic}.', 'Passou pela porta por um fio de cabelo: {topic}.'],
          funny: ['A última caixa é sempre a que tem de tudo: {topic}.', 'Alguém embalou a tesoura junto com a fita: {topic}.', 'Três pessoas gritando "gira" no mesmo sofá: {topic}.', 'O vaso da avó foi no colo durante {o topic}.'],
          motivational: ['Caixa por caixa, degrau por degrau: {topic}.', 'Quem carrega de verdade sabe dividir o peso: {topic}.', 'Amarrar, puxar a corda e conferir tudo antes {do topic}.', 'Cansaço de quem sobe escada com gosto: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Lista dos móveis, andares e largura das portas adiantam a conversa.',
            'A distância entre os endereços é uma parte da conversa, e a escada é a outra.',
            'Elevador, escada e rua estreita mudam o tempo de carregar.',
            'Quem compra móvel usado costuma pedir só o transporte de um item.',
            'Colchão, espelho e televisão pedem proteção própria.',
          ],
          professional: ['Endereços, andares e itens volumosos permitem dimensionar o veículo.', 'Condomínios costumam exigir agendamento do elevador de serviço.', 'Móveis grandes ganham espaço quando viajam desmontados.'],
          casual: ['Manda foto do sofá e da escada, que dá pra ver se passa.', 'Eu sempre pergunto se tem elevador, e já aprendi por quê.', 'Geladeira viaja em pé, viu? Deitada dá problema.'],
          funny: ['A escada em caracol foi projetada por alguém que não tinha sofá.', 'Ninguém sabe quantas caixas tem até carregar a última.', 'O peso da caixa de livros é sempre uma surpresa.'],
          motivational: ['Um carro cheio de caixas pode ser o começo de uma casa nova.', 'Levar a máquina de costura ou o fogão do trabalho é levar o sustento junto.', 'Abrir a primeira caixa no quarto vazio já faz dele um lar.'],
        },
        content: {
          all: [
            'Escrever o cômodo e o conteúdo em duas faces da caixa ajuda na chegada.',
            'Livros viajam melhor em caixas pequenas, porque pesam muito.',
            'Louças em pé, com papel entre elas, quebram menos.',
            'Documentos, remédios e carregadores vão em uma mochila à parte.',
            'Fotografar a ligação dos cabos antes de desligar facilita montar de novo.',
          ],
          professional: ['A geladeira precisa ser descongelada antes e repousar algum tempo antes de ligar.', 'Peso embaixo e volume leve em cima equilibram a carga.', 'Mantas entre os móveis reduzem riscos na pintura.'],
          casual: ['Caixa de banana do mercado é ouro, pode guardar.', 'A cafeteira vai por último e sai primeiro, palavra de quem carrega.', 'Eu amarro, puxo e dou uma volta a mais.'],
          funny: ['A fita adesiva acaba na penúltima caixa.', 'Dez anos de gaveta cabem numa caixa só, chamada diversos.', 'Sempre tem um vizinho que aparece para dizer que não passa.'],
          motivational: ['A força ajuda, mas é o jeito de segurar que poupa as costas.', 'Quem já mudou muito guarda pouco e guarda bem.', 'Chegar, descarregar e ainda sorrir na última escada é profissão.'],
        },
      },
      questions: {
        sale: ['Casa ou apartamento com elevador?', 'Quantas caixas caberiam na sua mudança?', 'Qual móvel seria o mais difícil de levar?', 'Você está trocando de casa ou só de sofá?'],
        content: ['Quantas vezes você já mudou de casa?', 'Qual objeto você não põe em caixa e leva na mão?', 'Qual caixa você nunca abriu depois da mudança?', 'Você encaixota com antecedência ou de véspera?'],
      },
      asks: ['os dois endereços e o que vai ser levado', 'o andar e se tem elevador', 'os itens mais pesados ou frágeis', 'a data em que você precisa do transporte'],
    },
    {
      nouns: ['o transporte escolar/transportes escolares', 'a van escolar/vans escolares', 'a perua escolar/peruas escolares', 'o transporte de alunos/transportes de alunos'],
      openings: {
        sale: {
          professional: ['Da porta de casa ao portão da escola: {topic}.', 'Para famílias com manhãs cheias: {topic}.', 'Rota e horário conversados com a família: {topic}.', 'Ida, volta ou os dois: {topic}.'],
          casual: ['Mochila, lancheira e {o topic}: bora pra escola.', 'Manhã corrida aí também? Olha {o topic}.', 'Uniforme vestido, tênis no pé: {topic}.', 'Cadê a mochila? Chegou a hora {do topic}.'],
          funny: ['O tênis some cinco minutos antes {do topic}.', 'Garrafinha esquecida, volta correndo, lá {vem/vêm} {o topic}.', 'Cada mochila pesa o dobro da criança: {topic}.', 'A música da turma já virou hino {do topic}.'],
          motivational: ['Pais que trabalham cedo e filhos que estudam cedo: {topic}.', 'Cada viagem até a escola é um dia de aula a mais: {topic}.', 'A escola começa antes do sino, lá na porta de casa: {topic}.', 'Acordar antes do sol para levar a turma: {topic}.'],
        },
        content: {
          professional: ['Perguntas da família antes de escolher {o topic}.', 'Pontualidade no portão faz diferença {no topic}.', 'Combinar a rotina escolar e {o topic}.', 'O primeiro dia {do topic} pede conversa em casa.'],
          casual: ['Cinco da manhã, café passado e {o topic}.', 'Cada banco tem o seu dono {no topic}.', 'A turma cantou o caminho inteiro {no topic}.', 'Saudade do silêncio nas férias? Nem um pouco: {topic}.'],
          funny: ['A criança dormiu na primeira esquina: {topic}.', 'Lancheira trocada outra vez {no topic}.', 'O debate sobre quem senta na janela {do topic} continua.', 'Todo dia um dente mole novo {no topic}.'],
          motivational: ['Ver a turma crescer pelo retrovisor: {topic}.', 'Rotina repetida com atenção: {topic}.', 'Conhecer o portão de cada casa faz parte {do topic}.', 'Chuva, sol e fila dupla: assim se aprende {o topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Bairro, escola e turno são as três primeiras perguntas da família.',
            'Vale conhecer o condutor e o veículo antes de fechar o ano.',
            'A autorização para transporte escolar é um documento que a família pode pedir para ver.',
            'Muita família combina também o retorno em horário de atividade extra.',
            'Um contato direto facilita avisar quando a criança não vai à aula.',
          ],
          professional: ['Informe a escola, o turno e o endereço de embarque.', 'Quem recebe a criança na volta deve constar no combinado por escrito.', 'Trajeto e ordem de embarque variam conforme as matrículas do ano.'],
          casual: ['Me diz a escola e a rua, que a gente vê o caminho.', 'Criança gosta de saber o nome de quem dirige, pode perguntar.', 'Avisar na noite anterior que não vai já ajuda a turma toda.'],
          funny: ['O casaco perdido da escola mora em algum banco.', 'A conversa da volta tem mais capítulos que novela.', 'Alguém vai dizer que a tarefa ficou em casa, e ficou mesmo.'],
          motivational: ['Trabalhar longe e ter filho na escola exige uma rede de gente.', 'Sair da cama no frio pelo estudo dos filhos é coragem de toda manhã.', 'Um caminho bem combinado deixa a família começar o dia sem correria.'],
        },
        content: {
          all: [
            'Mochila pronta na noite anterior é a diferença entre calma e correria.',
            'Etiqueta com nome no casaco faz o casaco voltar para casa.',
            'Descer alguns minutos antes evita que a turma inteira espere.',
            'Nos primeiros dias, um combinado simples ajuda a criança a saber o que esperar.',
            'Telefone atualizado na escola e com o condutor evita desencontro.',
          ],
          professional: ['Mudança de endereço ou de turno deve ser comunicada por escrito.', 'O itinerário é revisto no início do ano letivo.', 'Convém confirmar quem embarca em dias de prova ou passeio da escola.'],
          casual: ['Já sei de cor quem dorme e quem canta na volta.', 'Figurinha trocada, lanche comentado e chegamos.', 'Fim de período virou dia de dancinha no banco de trás.'],
          funny: ['Ninguém quer ir na frente, até alguém querer.', 'O cheiro de mexerica na volta denuncia o lanche.', 'A garrafinha rolou, todo mundo levantou o pé.'],
          motivational: ['Começar em silêncio e terminar em cantoria é a rotina de quem dirige para crianças.', 'Levar no primeiro ano e ver formar no nono marca qualquer motorista.', 'Conhecer o jeito de cada criança se aprende viagem a viagem.'],
        },
      },
      questions: {
        sale: ['Manhã ou tarde, qual é o turno aí?', 'Em que bairro fica a escola?', 'Só ida, só volta ou os dois?', 'Quem leva para a escola hoje na sua casa?'],
        content: ['Como você ia para a escola quando era criança?', 'Qual era a sua música no caminho da escola?', 'Borracha, casaco ou garrafinha, qual some mais aí?', 'Você era da turma que dormia ou da que cantava?'],
      },
      asks: ['a escola, o turno e o bairro', 'o ano em que a criança estuda', 'se precisa de ida, volta ou os dois', 'o endereço de embarque'],
    },
    {
      nouns: ['o passeio com cachorro/passeios com cachorro', 'o passeio com cães/passeios com cães', 'o passeio com cachorros/passeios com cachorros', 'o passeio com pet/passeios com pet', 'o dog walker/dog walkers', 'o passeador de cães/passeadores de cães', 'a caminhada com cães/caminhadas com cães'],
      openings: {
        sale: {
          professional: ['Para os dias em que a agenda não deixa sair com a guia: {topic}.', 'Rua, faro e gasto de energia: {topic}.', 'Um compromisso diário que o cachorro não esquece: {topic}.', 'Para cães que ficam sozinhos em apartamento: {topic}.'],
          casual: ['A guia na porta e o rabo abanando: {topic}.', 'Você no trabalho e ele na rua, feliz da vida: {topic}.', 'Quem ouve passear já corre pra porta: {topic}.', 'Pra gastar aquela energia toda: {topic}.'],
          funny: ['O sofá agradece cada volta no quarteirão: {topic}.', 'Ele já entende até passear soletrado: {topic}.', 'Todo poste do bairro aguarda visita: {topic}.', 'A pantufa mastigada mandou o recado: {topic}.'],
          motivational: ['Trabalhar fora e pensar no amigo em casa: {topic}.', 'Dia cheio para você, rua para ele: {topic}.', 'Amigo de quatro patas também tem rotina: {topic}.', 'Cuidar de longe é combinar bem: {topic}.'],
        },
        content: {
          professional: ['Guia, horário e temperatura do asfalto: notas sobre {o topic}.', 'Uma visita para conhecer o cão vem antes {do topic}.', 'Ritmo de filhote, ritmo de idoso: {topic}.', 'O faro comanda boa parte da caminhada: {topic}.'],
          casual: ['Bolso com saquinho, tênis velho e {o topic}.', 'Meu escritório é a calçada: {topic}.', 'Hoje teve amizade nova na calçada: {topic}.', 'Cheirar cada poste faz parte da volta: {topic}.'],
          funny: ['Ainda não se sabe quem levou quem: {topic}.', 'O pombo escapou de novo: {topic}.', 'Um graveto maior que o dono voltou para casa: {topic}.', 'A poça estava lá, ele também: {topic}.'],
          motivational: ['Sair com chuva fina porque alguém conta com você: {topic}.', 'Ganhar a confiança de um cão tímido leva muitas voltas: {topic}.', 'Quadra por quadra, ele aprende a andar junto: {topic}.', 'Os cães ensinam a reparar no caminho: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Porte, idade e temperamento orientam o ritmo e o trajeto.',
            'Um primeiro encontro com o tutor em casa ajuda o cachorro a criar confiança.',
            'Cachorro com energia gasta costuma esperar o dono com mais calma.',
            'Contar sobre medo de moto, de fogos ou de outros cães evita sustos.',
            'Pergunta comum de tutor é se o passeio é individual ou em grupo.',
          ],
          professional: ['Informe vacinas, alergias e restrições indicadas pelo veterinário.', 'Convém definir coleira, peitoral e chave do imóvel antes da primeira saída.', 'O horário do passeio leva em conta o calor do asfalto.'],
          casual: ['Me conta as manias dele, que mania é metade do cachorro.', 'Já fico imaginando o rabo abanando no portão.', 'Manda foto da carinha dele, que eu já vou gostando.'],
          funny: ['Ele fará amigos, e os donos vão se conhecer só pelo nome dos cães.', 'Ele vai fingir que nunca passeou assim que você chegar.', 'São cinquenta postes na rua e cinquenta recados deixados.'],
          motivational: ['Quem adotou e trabalha fora também dá conta, com uma boa rede.', 'Uma volta no quarteirão muda a tarde de quem espera sozinho.', 'Organizar a rotina do bicho é parte de ter um.'],
        },
        content: {
          all: [
            'Se o asfalto queima a palma da mão, queima também a pata.',
            'Cheirar é o jeito que o cachorro tem de ler o jornal do bairro.',
            'Água à mão vale tanto na ida quanto na volta.',
            'Identificação na coleira, com telefone, é o item que não pode faltar.',
            'Guia curta na calçada cheia e longa no gramado é um bom hábito.',
          ],
          professional: ['Cães idosos pedem trajetos curtos e mais pausas.', 'A apresentação entre cães se faz sem pressa e em movimento.', 'Convém evitar exercícios fortes logo depois da refeição do cão.'],
          casual: ['Eu conheço mais cachorro do que gente no bairro.', 'Petisco no bolso abre qualquer amizade.', 'Tem uns que travam no meio da rua e decidem pensar na vida.'],
          funny: ['Um latido para o portão do lado, por pura educação.', 'O saquinho acaba justo no segundo tempo.', 'Esquilo, pombo e sacola ao vento são a mesma emoção.'],
          motivational: ['Andar no ritmo do outro é coisa que se aprende com a guia na mão.', 'O cão medroso que hoje cumprimenta levou semanas de paciência.', 'Trabalhar na rua exige chapéu, água e bom humor.'],
        },
      },
      questions: {
        sale: ['Como se chama o seu cachorro?', 'Manhã ou fim de tarde, qual é a hora dele?', 'Seu cachorro é do grupo ou prefere ir sozinho?', 'Quantas voltas ele dá até cansar?'],
        content: ['Qual é a mania do seu cachorro na rua?', 'Seu cachorro puxa a guia ou empaca?', 'Qual palavra você não pode dizer perto dele?', 'Ele tem um melhor amigo no bairro?'],
      },
      asks: ['o nome, o porte e a idade do cachorro', 'o bairro e o horário do passeio', 'as manias e os medos dele', 'se ele se dá bem com outros cães'],
    },
    {
      nouns: ['a consultoria', 'a assessoria', 'a mentoria', 'a consultoria de imagem/consultorias de imagem', 'a consultoria de negócios/consultorias de negócios', 'a consultoria financeira/consultorias financeiras', 'a consultoria online/consultorias online'],
      openings: {
        sale: {
          professional: ['Um olhar de fora sobre a sua questão: {topic}.', 'Primeiro as perguntas, depois o plano: {topic}.', 'Para decidir com informação: {topic}.', 'Uma conversa estruturada, com próximos passos: {topic}.'],
          casual: ['Travou numa decisão? {O topic} {ajuda/ajudam} a clarear.', 'Traz o problema do jeito que ele está: {topic}.', 'Caderno aberto e conversa franca: {topic}.', 'Quatro ouvidos escutam melhor que dois: {topic}.'],
          funny: ['Seu cunhado já deu a opinião dele, agora {o topic}.', 'Perguntar no grupo da família rendeu doze respostas: {topic}.', 'A planilha abriu, olhou para você e fechou: {topic}.', 'Conselho de fila de banco tem limite: {topic}.'],
          motivational: ['Pedir orientação é decisão de quem leva o plano a sério: {topic}.', 'Com um plano no papel, o primeiro passo fica visível: {topic}.', 'Quem decide sozinho o dia todo também consulta: {topic}.', 'Organizar as ideias antes de mudar o rumo: {topic}.'],
        },
        content: {
          professional: ['Como se preparar para {o topic}.', 'Documentos e perguntas para levar {ao topic}.', 'Diagnóstico, plano e acompanhamento {no topic}.', 'Boas perguntas abrem caminho {no topic}.'],
          casual: ['Sempre começo por uma boa pergunta {no topic}.', 'Caneta, café e escuta: {topic}.', 'Rabisquei o quadro inteiro {no topic}.', 'A dúvida número um {no topic} é quase sempre a mesma.'],
          funny: ['"Depende", a palavra mais usada {no topic}.', 'O post-it caiu e com ele a estratégia: {topic}.', 'Reunião marcada para marcar outra, menos {no topic}.', 'Todo mundo chega com um amigo que tem um problema: {topic}.'],
          motivational: ['Admitir que não sabe é o começo {do topic}.', 'Pôr números e nomes no problema muda a conversa {do topic}.', 'Escutar antes de sugerir: eis o treino {do topic}.', 'Plano simples, revisto muitas vezes: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Chegar com a pergunta escrita em uma frase faz a conversa render.',
            'Contar o que já foi tentado evita sugestões repetidas.',
            'Um caso parecido com o seu é uma boa coisa a perguntar ao consultor.',
            'Tamanho do encontro, forma de retorno e próximos passos se combinam no início.',
            'Quem está perto da situação nem sempre enxerga o que falta.',
          ],
          professional: ['Reúna números, documentos ou fotos que descrevam a situação atual.', 'Convém definir o que será entregue ao fim, como plano, relatório ou roteiro.', 'O sigilo sobre o caso deve constar do combinado.'],
          casual: ['Pode contar a bagunça inteira, que eu vou anotando.', 'Às vezes a pergunta certa já resolve metade.', 'Me fala o que tira sua paciência nesse assunto.'],
          funny: ['O plano A está de férias, e o B nunca foi escrito.', 'Conselho de corredor vem sem nota de rodapé.', 'Uma planilha bonita já impressiona quem nem abriu.'],
          motivational: ['Escrever o objetivo no papel torna mais difícil fugir dele.', 'Uma decisão por vez, com motivo claro, soma.', 'Revisar o plano depois de um tropeço é parte de ter um plano.'],
        },
        content: {
          all: [
            'Separar fato de opinião é o primeiro exercício de qualquer diagnóstico.',
            'Três prioridades se executam melhor que dez desejos.',
            'Anotar cada decisão com o motivo ajuda a revê-la depois.',
            'Perguntar o porquê várias vezes costuma levar à causa do problema.',
            'Um prazo próximo e uma tarefa concreta tiram o plano da gaveta.',
          ],
          professional: ['Indicadores simples, medidos sempre do mesmo modo, permitem comparar.', 'O registro de cada encontro mantém a continuidade do trabalho.', 'Uma recomendação útil informa também os riscos da escolha.'],
          casual: ['Eu rabisco seta pra todo lado, mas no fim faz sentido.', 'Adoro quando a pessoa acha a resposta falando em voz alta.', 'Meu caderno tem uma página só de boas perguntas.'],
          funny: ['A palavra depende ainda vai ganhar uma placa na parede.', 'Toda estratégia sobrevive até a primeira reunião de família.', 'Brainstorm é ótimo, pena que alguém precisa executar.'],
          motivational: ['Ouvir um bom conselho não dispensa o trabalho de segui-lo.', 'Voltar ao plano na semana difícil é o que separa plano de desejo.', 'Quem orienta também precisa estudar toda semana.'],
        },
      },
      questions: {
        sale: ['Qual decisão está na sua lista há mais tempo?', 'Você decide rápido ou pensa por semanas?', 'Por onde você começaria a mudar?', 'Com quem você conversa antes de decidir?'],
        content: ['Qual foi o melhor conselho que você já recebeu?', 'Papel, quadro ou planilha para organizar ideias?', 'Você anota as decisões ou guarda na cabeça?', 'Qual pergunta você gostaria de ter feito antes?'],
      },
      asks: ['a sua dúvida em uma frase', 'as soluções que você já tentou', 'o objetivo que você tem em mente', 'como está a situação hoje'],
    },
    {
      nouns: ['a locação', 'a locação de brinquedos/locações de brinquedos', 'a locação de mesas/locações de mesas', 'a locação de som/locações de som', 'o aluguel/aluguéis', 'o aluguel de brinquedos/aluguéis de brinquedos', 'o aluguel de mesas/aluguéis de mesas', 'o aluguel de mesas e cadeiras/aluguéis de mesas e cadeiras', 'o aluguel de som/aluguéis de som', 'o aluguel de pula-pula/aluguéis de pula-pula', 'o aluguel de som e luz/aluguéis de som e luz', 'o aluguel de som e iluminação/aluguéis de som e iluminação', 'a locação de som e luz/locações de som e luz', 'a locação de som e iluminação/locações de som e iluminação', 'o aluguel de caixa de som/aluguéis de caixa de som', 'o aluguel de caixas de som/aluguéis de caixas de som', 'o aluguel de equipamento de som/aluguéis de equipamento de som', 'o aluguel de iluminação/aluguéis de iluminação', 'a locação de iluminação/locações de iluminação'],
      openings: {
        sale: {
          professional: ['Para usar na data certa, sem ter onde guardar depois: {topic}.', 'Usar por um dia, devolver no outro: {topic}.', 'Em vez de comprar para uma única vez: {topic}.', 'Data, endereço e horário de devolução: {topic}.'],
          casual: ['Comprar pra usar uma vez? Melhor ver {o topic}.', 'Usa, curte e devolve: {topic}.', 'Falta espaço em casa, não falta ideia: {topic}.', 'Já anota a data {do topic} no calendário.'],
          funny: ['Seu armário agradece por não ter que guardar depois: {topic}.', 'Ninguém usa isso tudo o ano inteiro: {topic}.', 'Emprestar do vizinho gasta a amizade: {topic}.', 'Usar uma vez e guardar dez anos já foi moda, hoje tem {o topic}.'],
          motivational: ['Fazer acontecer com o que cabe no espaço e no plano: {topic}.', 'Dia importante bem servido, casa livre no dia seguinte: {topic}.', 'O evento é grande, o quintal é pequeno: {topic}.', 'Ter só no dia em que precisa também é bom senso: {topic}.'],
        },
        content: {
          professional: ['Vale verificar item por item na retirada e na devolução {do topic}.', 'Alugar ou comprar: como pensar sobre {o topic}.', 'Medidas e acesso antes {do topic}.', 'Data reservada inclui a montagem e a devolução: {topic}.'],
          casual: ['Carrega, monta, desmonta: bastidores {do topic}.', 'Checklist do dia {do topic}.', 'Sempre sobra uma pergunta sobre {o topic}.', 'Tudo contado na ida e na volta {do topic}.'],
          funny: ['A última peça da lista sempre se esconde {no topic}.', 'Encontramos um brigadeiro grudado na volta {do topic}.', 'O tio que sabe montar tudo apareceu {no topic}.', 'A festa acaba, e ninguém quer ver nada ir embora: {topic}.'],
          motivational: ['Limpar, contar e deixar pronto de novo: {topic}.', 'Montar antes de todos e desmontar depois: {topic}.', 'Cada fim de evento puxa o seguinte: {topic}.', 'A planilha de datas é a alma {do topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Quem aluga usa no dia certo e não precisa de lugar para guardar depois.',
            'A data do evento é a primeira pergunta, e o endereço vem logo em seguida.',
            'Vale perguntar quem busca, quem leva e até que horas se devolve.',
            'Medir o espaço antes de reservar evita aperto na montagem.',
            'O estado do item se registra em foto na retirada, e os dois lados ficam tranquilos.',
          ],
          professional: ['Período de uso, local e número de pessoas orientam a escolha dos itens alugados.', 'As condições de devolução e de avaria devem constar no contrato de locação.', 'Tomadas, piso e acesso interferem na montagem de equipamentos alugados.'],
          casual: ['Me diz a data primeiro, que o calendário manda.', 'Uma foto do espaço já resolve um monte de dúvida.', 'Gosto de quem manda a medida do portão sem eu pedir.'],
          funny: ['Emprestado do primo vem sempre com uma peça a menos.', 'Devolver dá mais saudade que trabalho.', 'O quartinho da bagunça agradece por não receber mais um item.'],
          motivational: ['Uma festa de quintal bem pensada cabe na rua, na laje ou na garagem.', 'Planejar com o que se usa de fato é sinal de organização.', 'Juntar todo mundo pede lugar, hora e vontade, e os três se arranjam.'],
        },
        content: {
          all: [
            'Conferir as peças na frente de quem entrega leva cinco minutos e evita discussão.',
            'Reservar com folga entre montagem e evento dá tempo para imprevistos.',
            'Um item alugado deve voltar limpo ou com a limpeza combinada.',
            'Guardar o comprovante de retirada até a devolução é um bom costume.',
            'Piso molhado, inclinado ou com pedras muda o lugar da montagem.',
          ],
          professional: ['O contrato descreve período, itens, estado e responsabilidades.', 'Equipamentos elétricos pedem tomada compatível e extensão adequada.', 'Uma lista numerada acompanha cada saída e cada retorno.'],
          casual: ['Conto tudo duas vezes, na ida e na volta.', 'Pano, fita e paciência moram no porta-malas.', 'Dia de chuva eu olho a previsão de hora em hora.'],
          funny: ['Sempre volta um talher que nunca foi nosso.', 'A extensão elétrica é o item mais emprestado do planeta.', 'O evento acabou, mas a caixa de som ainda queria mais uma.'],
          motivational: ['Carregar pesado e entregar limpo é rotina de quem aluga.', 'Cuidar do que volta é cuidar do próximo cliente.', 'Acordar cedo para desmontar festa alheia faz parte do ofício.'],
        },
      },
      questions: {
        sale: ['Qual é a data do seu evento?', 'Festa em casa, salão ou ar livre?', 'Quantas pessoas vão?', 'Você costuma alugar, comprar ou pedir emprestado?'],
        content: ['O que você já comprou e usou uma única vez?', 'Você empresta suas coisas com facilidade?', 'Quem da sua família monta tudo na festa?', 'Qual coisa sua nunca voltou depois de emprestada?'],
      },
      asks: ['a data e o endereço do evento', 'quantas pessoas vão participar', 'as medidas do espaço do evento', 'os itens que você precisa alugar'],
    },
    {
      nouns: ['o buffet/buffets', 'o bufê', 'o buffet infantil/buffets infantis', 'o buffet em domicílio/buffets em domicílio', 'o buffet de churrasco/buffets de churrasco', 'o buffet de crepe/buffets de crepe'],
      openings: {
        sale: {
          professional: ['Para receber convidados sem passar a festa na cozinha: {topic}.', 'Da primeira bandeja ao café da despedida: {topic}.', 'Comida servida e anfitrião na pista: {topic}.', 'Aniversário, casamento ou confraternização: {topic}.'],
          casual: ['Você na festa, e não no fogão: {topic}.', 'Convidado feliz é convidado com prato na mão: {topic}.', 'A mesa cheia e a cozinha sem louça: {topic}.', 'Hora de sentar com as visitas: {topic}.'],
          funny: ['A coxinha da sua tia pode descansar uma festa: {topic}.', 'Dono da festa também come, por incrível que pareça: {topic}.', 'Convidado que diz estar sem fome muda de ideia com {o topic}.', 'A fila mais animada da festa é sempre a da comida: {topic}.'],
          motivational: ['Quem organizou tudo merece aproveitar a própria festa: {topic}.', 'Reunir a família em volta da mesa pede mãos na cozinha: {topic}.', 'Bodas, formatura, casa nova: a mesa acompanha com {o topic}.', 'Servir bem é um modo de dizer que valeu vir: {topic}.'],
        },
        content: {
          professional: ['Quantidade, horário e cardápio: decisões {do topic}.', 'Convidados com restrição alimentar e {o topic}.', 'Da lista de compras ao serviço de mesa: {topic}.', 'Como calcular comida e bebida {no topic}.'],
          casual: ['Touca na cabeça, avental no corpo e {o topic}.', 'A bandeja sai cheia e volta vazia: {topic}.', 'Bastidores da cozinha {do topic}.', 'Sempre tem um convidado amigo da cozinha {no topic}.'],
          funny: ['O garçom passa, todos olham, ninguém pede, todos querem: {topic}.', 'Última porção da bandeja, o duelo silencioso {do topic}.', 'Sobremesa vista de longe, fila formada: {topic}.', 'Terceiro prato na mão e cara de inocente: {topic}.'],
          motivational: ['Horas de cozinha para minutos de aplauso: {topic}.', 'O salão conversa, a cozinha corre: {topic}.', 'Cozinhar para cem ensina a planejar: {topic}.', 'Receber bem começa de madrugada: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Número de convidados e horário da festa definem boa parte do cardápio.',
            'Festa no almoço come diferente de festa no fim da tarde.',
            'Restrições alimentares dos convidados devem aparecer na primeira conversa.',
            'Em casa ou em salão, a cozinha disponível entra nas perguntas.',
            'Crianças, adultos e idosos pedem quantidades bem diferentes na conta.',
          ],
          professional: ['Informe data, local, convidados e estrutura de cozinha.', 'A confirmação de presença ajuda a ajustar a quantidade servida.', 'Convém combinar louça, bebida e equipe de serviço por escrito.'],
          casual: ['Conta se a turma é de salgado ou de sobremesa.', 'Festa boa é aquela em que você lembra de sentar.', 'A conversa começa pela fome da turma e termina no café.'],
          funny: ['Convidado que chega cedo está com fome e finge que não.', 'Todo mundo veio pelo abraço e ficou pela comida.', 'A marmita da saída já está reservada por alguém.'],
          motivational: ['Juntar a família em volta de uma mesa grande é coisa de quem insiste.', 'Uma festa bem servida fica na lembrança dos mais velhos da mesa.', 'O anfitrião que senta com as visitas lembra da própria festa.'],
        },
        content: {
          all: [
            'Convidados costumam comer mais na primeira metade da festa.',
            'Jarras de água em vários pontos do salão evitam fila no bar.',
            'Lista de restrições colada na cozinha evita troca de prato.',
            'Pratos quentes e frios em mesas separadas organizam a fila.',
            'Servir em levas mantém a comida na temperatura certa.',
          ],
          professional: ['A reposição constante, em porções menores, mantém a mesa bonita.', 'Alimentos perecíveis permanecem pouco tempo fora de refrigeração.', 'O cronograma da cozinha começa pelo horário do parabéns e volta no tempo.'],
          casual: ['Eu provo tudo, por dever do ofício.', 'A bandeja nunca chega cheia do outro lado do salão.', 'Meu avental tem o cardápio da semana estampado em molho.'],
          funny: ['Garçom e convidado trocam olhares como velhos amigos.', 'A mesa de doces abre depois do parabéns, e escondido antes.', 'Ninguém come a azeitona do enfeite, até alguém comer.'],
          motivational: ['Cozinhar para muita gente ensina a medir, provar e ajustar.', 'O prato que volta vazio é o melhor recado da noite.', 'Quem serve fica em pé para que os outros sentem.'],
        },
      },
      questions: {
        sale: ['Quantos convidados teria a sua festa?', 'Salgado, jantar ou churrasco?', 'Festa no almoço ou à noite?', 'Qual prato não pode faltar na sua mesa?'],
        content: ['Qual salgadinho acaba primeiro na sua família?', 'Você come antes de ir para a festa?', 'Qual comida de festa você comeria todo dia?', 'Doce ou salgado primeiro?'],
      },
      asks: ['a data da festa e onde ela vai ser', 'quantos adultos e quantas crianças', 'as restrições alimentares dos convidados', 'o tipo de comida que você imagina'],
    },
    { nouns: ['o conserto de sapato/consertos de sapato', 'o conserto de sapatos/consertos de sapatos', 'o conserto de calçado/consertos de calçado', 'o conserto de calçados/consertos de calçados', 'o sapateiro', 'a troca de salto/trocas de salto', 'a troca de saltos/trocas de saltos', 'a troca de solado/trocas de solado', 'a troca de sola/trocas de sola', 'o conserto de bolsa/consertos de bolsa', 'o conserto de bolsas/consertos de bolsas', 'o conserto de mochila/consertos de mochila', 'o conserto de mochilas/consertos de mochilas', 'o conserto de mala/consertos de mala', 'o conserto de malas/consertos de malas', 'a restauração de bolsa/restaurações de bolsa', 'a restauração de bolsas/restaurações de bolsas', 'o conserto de máquina de costura/consertos de máquina de costura', 'o conserto de máquinas de costura/consertos de máquinas de costura', 'a manutenção de máquina de costura/manutenções de máquina de costura', 'a manutenção de máquinas de costura/manutenções de máquinas de costura', 'a revisão de máquina de costura/revisões de máquina de costura', 'a assistência técnica de máquina de costura/assistências técnicas de máquina de costura', 'a limpeza de máquina de costura/limpezas de máquina de costura', 'a restauração de móveis/restaurações de móveis', 'a restauração de móvel/restaurações de móvel', 'a reforma de móveis/reformas de móveis', 'a reforma de móvel/reformas de móvel', 'a restauração de móveis antigos/restaurações de móveis antigos', 'a reforma de móveis antigos/reformas de móveis antigos'] },
    {
      nouns: ['a restauração de santos/restaurações de santos', 'a restauração de santo/restaurações de santo', 'a restauração de imagem sacra/restaurações de imagem sacra', 'a restauração de imagens sacras/restaurações de imagens sacras', 'a restauração de imagem de santo/restaurações de imagem de santo', 'a restauração de imagens de santos/restaurações de imagens de santos', 'a restauração de imagens religiosas/restaurações de imagens religiosas', 'a restauração de imagem religiosa/restaurações de imagem religiosa', 'a restauração de arte sacra/restaurações de arte sacra', 'a restauração sacra/restaurações sacras', 'o conserto de santo/consertos de santo', 'o conserto de santos/consertos de santos', 'o conserto de imagem sacra/consertos de imagem sacra', 'o conserto de imagem de santo/consertos de imagem de santo'],
      flags: { allowsJokes: false },
    },
    {
      nouns: [
        'o personal chef/personal chefs', 'o chef em casa/chefs em casa', 'o chef particular/chefs particulares', 'o chef a domicílio/chefs a domicílio', 'a cozinheira em casa/cozinheiras em casa', 'a cozinheira a domicílio/cozinheiras a domicílio', 'a cozinheira particular/cozinheiras particulares', 'o cozinheiro em casa/cozinheiros em casa', 'o cozinheiro a domicílio/cozinheiros a domicílio',
        'o garçom/garçons', 'a garçonete', 'o garçom para festa/garçons para festa', 'o garçom para festas/garçons para festas', 'o garçom para eventos/garçons para eventos', 'o garçom para casamento/garçons para casamento', 'a equipe de garçons/equipes de garçons', 'a copeira para festa/copeiras para festa',
        'o barman/barmen', 'o bartender/bartenders', 'o bar de drinks/bares de drinks', 'o bar de coquetéis/bares de coquetéis', 'o open bar/open bars', 'o bar para festa/bares para festa', 'o bar para casamento/bares para casamento', 'o barman para festa/barmen para festa', 'o bartender para festa/bartenders para festa', 'os drinks para festa', 'os drinks para festas', 'os drinks para eventos', 'os drinks para casamento', 'os coquetéis para festa',
        'a recreação infantil/recreações infantis', 'a recreação', 'a recreação para festa/recreações para festa', 'a recreação para festas/recreações para festas', 'a animação de festa/animações de festa', 'a animação de festas/animações de festas', 'a animação de festa infantil/animações de festa infantil', 'a animação infantil/animações infantis', 'a animação para festa/animações para festa', 'o palhaço para festa/palhaços para festa', 'o palhaço para aniversário/palhaços para aniversário', 'o palhaço animador/palhaços animadores', 'o recreador/recreadores', 'a recreadora', 'o animador de festa/animadores de festa', 'a animadora de festa/animadoras de festa', 'o animador de festas/animadores de festas', 'a animadora de festas/animadoras de festas',
        'a pintura facial/pinturas faciais', 'a pintura facial infantil/pinturas faciais infantis', 'a pintura de rosto/pinturas de rosto', 'a pintura de rosto infantil/pinturas de rosto infantil', 'a pintura artística no rosto/pinturas artísticas no rosto',
        'o DJ/DJs', 'o DJ para festa/DJs para festa', 'o DJ para festas/DJs para festas', 'o DJ para casamento/DJs para casamento', 'o DJ para eventos/DJs para eventos', 'o DJ de casamento/DJs de casamento',
        'o voz e violão/voz e violão', 'a banda para casamento/bandas para casamento', 'a banda para festa/bandas para festa', 'a banda para festas/bandas para festas', 'a banda para eventos/bandas para eventos', 'a banda de casamento/bandas de casamento', 'a música ao vivo', 'a música para casamento/músicas para casamento', 'o músico para casamento/músicos para casamento', 'o músico para eventos/músicos para eventos', 'o músico para festa/músicos para festa', 'a cantora para casamento/cantoras para casamento', 'o cantor para casamento/cantores para casamento', 'a roda de samba/rodas de samba', 'o trio de forró/trios de forró',
        'a sonorização', 'a sonorização de eventos/sonorizações de eventos', 'a sonorização de festas/sonorizações de festas', 'o som para festa', 'o som para festas', 'o som para eventos',
        'a iluminação para festa/iluminações para festa', 'a iluminação de festa/iluminações de festa', 'a iluminação de eventos/iluminações de eventos', 'a iluminação cênica/iluminações cênicas', 'o contador de histórias/contadores de histórias', 'a contadora de histórias/contadoras de histórias', 'a contação de histórias/contações de histórias', 'o mágico para festa/mágicos para festa', 'o personagem vivo/personagens vivos', 'a tatuagem temporária/tatuagens temporárias', 'a tatuagem infantil/tatuagens infantis',
      ],
    },
    {
      nouns: [
        'o estofador/estofadores', 'a estofaria', 'o tapeceiro', 'a reforma de sofá/reformas de sofá', 'a reforma de estofado/reformas de estofado', 'a reforma de estofados/reformas de estofados', 'a tapeçaria de sofá/tapeçarias de sofá', 'a troca de tecido de sofá/trocas de tecido de sofá',
        'o pintor/pintores', 'o pintor residencial/pintores residenciais', 'o pintor de parede/pintores de parede', 'o pintor de paredes/pintores de paredes', 'o pintor de casa/pintores de casa', 'o pintor predial/pintores prediais', 'a pintora residencial/pintoras residenciais',
        'a serralheria', 'o serralheiro', 'o portão de ferro/portões de ferro', 'o portão de alumínio/portões de alumínio', 'o portão basculante/portões basculantes', 'o portão de correr/portões de correr', 'o portão de garagem/portões de garagem', 'o portão social/portões sociais',
        'a vidraçaria', 'o vidraceiro', 'o box de banheiro/boxes de banheiro', 'o box para banheiro/boxes para banheiro', 'o box de vidro/boxes de vidro', 'o box blindex/boxes blindex',
        'a formatação de computador/formatações de computador', 'a formatação de computadores/formatações de computadores', 'a formatação de notebook/formatações de notebook', 'a formatação de pc/formatações de pc', 'o conserto de computador/consertos de computador', 'o conserto de computadores/consertos de computadores', 'o conserto de notebook/consertos de notebook', 'o conserto de notebooks/consertos de notebooks', 'o conserto de pc/consertos de pc', 'a manutenção de computador/manutenções de computador', 'a manutenção de computadores/manutenções de computadores', 'a manutenção de notebook/manutenções de notebook', 'a manutenção de notebooks/manutenções de notebooks', 'a manutenção de pc/manutenções de pc', 'o técnico de informática/técnicos de informática', 'o técnico em informática/técnicos em informática', 'o técnico de computador/técnicos de computador', 'o suporte de informática', 'a assistência de informática/assistências de informática',
        'a cópia de chave/cópias de chave', 'a cópia de chaves/cópias de chaves',
        'o chaveiro 24h/chaveiros 24h', 'o chaveiro 24 horas/chaveiros 24 horas', 'o chaveiro residencial/chaveiros residenciais',
        'a grade de ferro/grades de ferro', 'a grade de janela/grades de janela', 'a grade para janela/grades para janela', 'o corrimão/corrimãos', 'a escada de ferro/escadas de ferro', 'a estrutura metálica/estruturas metálicas', 'a porta de vidro/portas de vidro', 'a janela de vidro/janelas de vidro', 'o vidro temperado/vidros temperados', 'a cortina de vidro/cortinas de vidro', 'o fechamento de sacada/fechamentos de sacada', 'o fechamento de varanda/fechamentos de varanda', 'o envidraçamento de sacada/envidraçamentos de sacada', 'o chaveiro automotivo/chaveiros automotivos', 'a abertura de porta/aberturas de porta', 'a abertura de portas/aberturas de portas',
      ],
    },
    {
      nouns: [
        'o conserto de bicicleta/consertos de bicicleta', 'o conserto de bicicletas/consertos de bicicletas', 'o conserto de bike/consertos de bike', 'o conserto de bikes/consertos de bikes', 'a oficina de bicicleta/oficinas de bicicleta', 'a oficina de bicicletas/oficinas de bicicletas', 'a oficina de bike/oficinas de bike', 'a oficina de bikes/oficinas de bikes', 'a bicicletaria', 'a revisão de bicicleta/revisões de bicicleta', 'a revisão de bicicletas/revisões de bicicletas', 'a revisão de bike/revisões de bike', 'a manutenção de bicicleta/manutenções de bicicleta', 'a manutenção de bicicletas/manutenções de bicicletas', 'a manutenção de bike/manutenções de bike', 'o mecânico de bicicleta/mecânicos de bicicleta', 'o mecânico de bicicletas/mecânicos de bicicletas', 'o mecânico de bike/mecânicos de bike',
        'o lava-jato/lava-jatos', 'a lavagem de carro/lavagens de carro', 'a lavagem de carros/lavagens de carros', 'a lavagem automotiva/lavagens automotivas', 'a lavagem detalhada/lavagens detalhadas', 'a lavagem a seco/lavagens a seco', 'a higienização de carro/higienizações de carro', 'a higienização automotiva/higienizações automotivas',
        'o polimento automotivo/polimentos automotivos', 'o polimento de carro/polimentos de carro', 'o polimento de carros/polimentos de carros', 'a estética automotiva', 'a vitrificação automotiva/vitrificações automotivas', 'a vitrificação de pintura/vitrificações de pintura', 'a cristalização de pintura/cristalizações de pintura',
        'o motoboy/motoboys', 'a motogirl/motogirls', 'o motofrete', 'o entregador/entregadores', 'a entregadora', 'a entrega expressa/entregas expressas',
      ],
    },
    {
      nouns: [
        'a lavanderia', 'a lavadeira', 'a lavagem de roupa/lavagens de roupa', 'a lavagem de roupas/lavagens de roupas', 'a lavanderia de roupas/lavanderias de roupas', 'a lavanderia por quilo/lavanderias por quilo',
        'a passadeira de roupa/passadeiras de roupa', 'a passadeira de roupas/passadeiras de roupas', 'a passadoria', 'a passadoria de roupas/passadorias de roupas', 'a passadeira profissional/passadeiras profissionais',
      ],
    },
    {
      nouns: [
        'o personal trainer/personal trainers', 'o treino personalizado/treinos personalizados', 'o treino funcional/treinos funcionais', 'a aula de funcional/aulas de funcional', 'o treinamento funcional/treinamentos funcionais', 'a aula de ginástica/aulas de ginástica', 'a consultoria de treino/consultorias de treino', 'o treino online/treinos online',
        'a aula de dança/aulas de dança', 'a aula de dança de salão/aulas de dança de salão', 'a dança de salão/danças de salão', 'a aula de forró/aulas de forró', 'a aula de samba/aulas de samba', 'a aula de zumba/aulas de zumba', 'a aula de ritmos/aulas de ritmos', 'o curso de dança/cursos de dança',
        'o pilates', 'a aula de pilates/aulas de pilates', 'o pilates solo', 'o pilates em casa', 'a yoga', 'a aula de yoga/aulas de yoga', 'a ioga', 'a aula de ioga/aulas de ioga', 'o hatha yoga',
      ],
    },
    {
      nouns: [
        'a nutricionista', 'a psicóloga', 'o psicólogo', 'a fisioterapeuta', 'a fonoaudióloga', 'o fonoaudiólogo', 'a terapeuta ocupacional/terapeutas ocupacionais', 'a psicopedagoga', 'o psicopedagogo', 'a consulta com nutricionista/consultas com nutricionista', 'a consulta nutricional/consultas nutricionais', 'a consulta psicológica/consultas psicológicas', 'a consulta com psicóloga/consultas com psicóloga', 'a fisioterapia', 'a sessão de fisioterapia/sessões de fisioterapia', 'a fonoaudiologia', 'a psicoterapia', 'a sessão de psicoterapia/sessões de psicoterapia',
        'a cuidadora de idosos/cuidadoras de idosos', 'o cuidador de idosos/cuidadores de idosos', 'a cuidadora de idoso/cuidadoras de idoso', 'o cuidador de idoso/cuidadores de idoso', 'a acompanhante de idosos/acompanhantes de idosos', 'o cuidado de idosos/cuidados de idosos', 'o acompanhamento de idosos/acompanhamentos de idosos',
      ],
      flags: { allowsJokes: false },
    },
    {
      nouns: [
        'a babá', 'a baby sitter/baby sitters', 'a babysitter', 'a babá folguista/babás folguistas', 'a babá por hora/babás por hora', 'a babá diarista/babás diaristas',
      ],
    },
    {
      nouns: [
        'a pet sitter/pet sitters', 'a pet sitter para gatos/pet sitters para gatos', 'a pet sitter para cães/pet sitters para cães', 'a pet sitter para cachorros/pet sitters para cachorros', 'a cat sitter/cat sitters', 'a babá de pet/babás de pet', 'a babá de pets/babás de pets', 'a babá pet/babás pet', 'a babá de gato/babás de gato', 'a babá de gatos/babás de gatos', 'a babá de cachorro/babás de cachorro', 'a babá de cachorros/babás de cachorros', 'a babá de cães/babás de cães',
        'a hospedagem de pet/hospedagens de pet', 'a hospedagem de pets/hospedagens de pets', 'a hospedagem pet/hospedagens pet', 'a hospedagem para pets/hospedagens para pets', 'a hospedagem de cachorro/hospedagens de cachorro', 'a hospedagem de cachorros/hospedagens de cachorros', 'a hospedagem de cães/hospedagens de cães', 'a hospedagem para cães/hospedagens para cães', 'a hospedagem para cachorro/hospedagens para cachorro', 'a hospedagem para cachorros/hospedagens para cachorros', 'o hotel para cachorro/hotéis para cachorro', 'o hotel para cachorros/hotéis para cachorros', 'o hotel para cães/hotéis para cães', 'o hotel para pets/hotéis para pets', 'o hotel pet/hotéis pet', 'o hotelzinho para cachorro/hotéis para cachorro', 'o hotelzinho pet/hotéis pet',
        'o adestramento', 'o adestramento de cães/adestramentos de cães', 'o adestramento de cachorro/adestramentos de cachorro', 'o adestramento de cachorros/adestramentos de cachorros', 'o adestramento canino/adestramentos caninos', 'o adestramento para cães/adestramentos para cães', 'o adestramento para cachorro/adestramentos para cachorro', 'o adestramento positivo/adestramentos positivos', 'o adestrador/adestradores', 'a adestradora', 'o adestrador de cães/adestradores de cães', 'a adestradora de cães/adestradoras de cães',
      ],
    },
    {
      nouns: [
        'a contabilidade', 'o contador/contadores', 'a contadora', 'o escritório de contabilidade/escritórios de contabilidade', 'a assessoria contábil/assessorias contábeis', 'a consultoria contábil/consultorias contábeis', 'a contabilidade online', 'a contabilidade para mei', 'a contabilidade digital',
        'a declaração de imposto de renda/declarações de imposto de renda', 'a declaração do imposto de renda/declarações do imposto de renda', 'o imposto de renda', 'a declaração de ir/declarações de ir', 'a declaração de irpf/declarações de irpf', 'a declaração de renda/declarações de renda',
        'a abertura de mei/aberturas de mei', 'a abertura do mei', 'a abertura de cnpj/aberturas de cnpj', 'a abertura de empresa/aberturas de empresa', 'a abertura de empresas', 'a formalização de mei/formalizações de mei', 'a formalização do mei', 'a formalização de empresa/formalizações de empresa',
        'o currículo', 'o currículo profissional/currículos profissionais', 'a criação de currículo/criações de currículo', 'a criação de currículos/criações de currículos', 'a elaboração de currículo/elaborações de currículo', 'a elaboração de currículos/elaborações de currículos', 'a formatação de currículo/formatações de currículo', 'o currículo vitae', 'a montagem de currículo/montagens de currículo',
        'a impressão de trabalhos/impressões de trabalhos', 'a impressão de trabalho/impressões de trabalho', 'a impressão de documentos/impressões de documentos', 'a impressão de apostila/impressões de apostila', 'a impressão de apostilas/impressões de apostilas', 'o xerox', 'a impressão e xerox/impressões e xerox',
        'o designer gráfico/designers gráficos', 'a designer gráfica/designers gráficas', 'o design gráfico/designs gráficos',
        'a digitação', 'a digitação de trabalho/digitações de trabalho', 'a digitação de trabalhos/digitações de trabalhos', 'a digitação de textos/digitações de textos', 'a digitação de documentos/digitações de documentos',
      ],
    },
    {
      nouns: [
        'o tarot', 'o tarô', 'a leitura de tarot/leituras de tarot', 'a leitura de tarô/leituras de tarô', 'a consulta de tarot/consultas de tarot', 'a consulta de tarô/consultas de tarô', 'o mapa astral/mapas astrais', 'o baralho cigano', 'a numerologia', 'a aromaterapeuta', 'a aromaterapia', 'a taróloga', 'a astróloga', 'o reiki', 'a sessão de reiki/sessões de reiki',
      ],
      flags: { allowsJokes: false },
    },
    {
      nouns: [
        'o guia de turismo/guias de turismo', 'o guia turístico/guias turísticos', 'a guia turística/guias turísticas', 'o guia local/guias locais', 'o city tour/city tours', 'o passeio turístico/passeios turísticos', 'o passeio guiado/passeios guiados', 'o tour guiado/tours guiados', 'a visita guiada/visitas guiadas', 'o receptivo turístico/receptivos turísticos',
        'o passeio de barco/passeios de barco', 'o passeio de lancha/passeios de lancha', 'o passeio de escuna/passeios de escuna', 'o passeio de jangada/passeios de jangada', 'o passeio de catamarã/passeios de catamarã', 'o passeio de buggy/passeios de buggy', 'o passeio de bugue/passeios de bugue', 'o passeio de bugre/passeios de bugre',
      ],
    },
  ],
}
