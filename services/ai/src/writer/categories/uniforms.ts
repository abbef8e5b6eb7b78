import { uniformsTypes } from '../products/uniforms.ts'
import type { Category } from './category.ts'

export const uniforms: Category = {
  name: 'uniformes e camisetas',
  sort: 'thing',
  crafts: ['a confecção', 'a serigrafia', 'a estamparia'],
  flags: { isGift: false, isUnique: false, isMadeToOrder: false, isHandmade: false, allowsJokes: true },
  openings: {
    sale: {
      professional: ['Nome, cor e tamanho bem definidos: {o topic}.', 'Tecido, corte e arte no lugar certo: {o topic}.'],
      casual: ['De longe já dá pra saber quem é da turma: {o topic}.', 'Vestiu, olhou no espelho e já é do time: {o topic}.'],
      funny: ['Só falta alguém responder o tamanho no grupo: {o topic}.', 'Acabou a dúvida da roupa na hora de sair: {o topic}.'],
      motivational: ['Vestir a camisa é expressão antiga, e continua valendo: {o topic}.', 'Quem escolhe a mesma cor já chega junto: {o topic}.'],
    },
    content: {
      professional: ['Cor, arte e tamanho: três decisões sobre {o topic}.', 'Da lista de tamanhos ao acabamento: os passos {do topic}.'],
      casual: ['Quem já juntou tamanho de um grupo inteiro vai entender: {o topic}.', 'Entre a planilha e a máquina, um pouco {do topic}.'],
      funny: ['A arte teve doze versões, e venceu a primeira: {o topic}.', 'Planilha de tamanhos, versão final, agora vai: {o topic}.'],
      motivational: ['Acertar a posição da arte é treino de muitas tentativas: {o topic}.', 'Repetir a mesma peça sem perder a atenção também é ofício: {o topic}.'],
    },
  },
  facts: {
    sale: {
      all: [
        'Uma lista com nome e tamanho de cada pessoa evita confusão na hora de vestir.',
        'A cor escolhida aparece em todas as fotos.',
        'Arte simples e letra grande se leem de longe.',
        'O nome bordado ou a arte estampada apresentam quem veste.',
        'Medir uma roupa que já serve ajuda a acertar o tamanho de cada pessoa.',
      ],
      professional: ['Um arquivo em boa resolução preserva os contornos da arte.', 'Vale definir cor, posição do logo e lista de tamanhos antes de aprovar a arte.', 'Cores com bom contraste facilitam a leitura do nome à distância.'],
      casual: ['Junta os tamanhos no grupo que o resto flui.', 'A foto de todo mundo vestindo igual é a melhor parte.', 'Eu adoro ver o nome de cada pessoa bem no lugar da arte.'],
      funny: ['Alguém vai responder o tamanho depois que a lista fechou.', 'O nome mais difícil da turma será conferido três vezes.', 'O grupo vai discutir o tom de azul até amanhã.'],
      motivational: ['Vestir a mesma roupa é um jeito simples de dizer que se está junto.', 'Quem costura vinte peças iguais precisa da mesma atenção na vigésima.', 'Ver o próprio nome na roupa dá gosto a quem veste.'],
    },
    content: {
      all: [
        'Logo em arquivo vetorial pode crescer sem perder a nitidez.',
        'Estampa se lava do avesso e não recebe ferro direto por cima.',
        'Bordado aguenta muitas lavagens e pede tecido firme por trás.',
        'O azul da tela e o azul do tecido raramente são iguais, e vale ver uma amostra.',
        'Conferir a grafia dos nomes duas vezes poupa um bordado inteiro.',
      ],
      professional: ['A entretela por trás do bordado impede que o tecido franza.', 'Cada técnica de estampa tem um tecido em que rende melhor.', 'Uma peça piloto mostra cor, posição e tamanho antes da produção do conjunto.'],
      casual: ['Eu confiro nome por nome, em voz alta mesmo.', 'Quando o assunto é tamanho de grupo, a gente faz planilha até da planilha.', 'Uma pilha por tamanho em cima da mesa, eu acho lindo.'],
      funny: ['Existem cinquenta tons de azul-marinho, e o grupo quer o cinquenta e um.', 'O logo chegou em foto de tela, e a aventura começou.', 'Toda lista de tamanhos tem um asterisco ao lado de um nome.'],
      motivational: ['Repetir bem a mesma costura, tamanho após tamanho, é uma habilidade.', 'A vigésima peça do lote sai melhor que a primeira, e a mão percebe.', 'Organizar a lista dos outros é boa parte do trabalho de vestir um grupo.'],
    },
  },
  questions: {
    sale: ['Bordado ou estampa?', 'Com nome, com arte ou com os dois?', 'Qual cor tem a cara do seu grupo?', 'Nome na frente ou nas costas?', 'Como se chama a sua equipe ou turma?'],
    content: ['No seu grupo, a cor se decide no voto ou na insistência?', 'Qual foi o seu primeiro uniforme?', 'Que apelido da turma mereceria um bordado?', 'Já vestiu a mesma roupa que outra pessoa sem combinar?', 'Qual cor você usaria o ano inteiro?'],
  },
  asks: ['as cores e o logo', 'os tamanhos e a quantidade', 'o nome que vai aparecer', 'o tipo de tecido que você tem em mente'],
  types: uniformsTypes,
  groups: [
    {
      nouns: [
        'o uniforme', 'o uniforme profissional/uniformes profissionais', 'o jaleco', 'o dólmã/dólmãs', 'o pijama cirúrgico/pijamas cirúrgicos', 'o scrub', 'o guarda-pó/guarda-pós', 'o colete', 'a camisa polo/camisas polo',
        'a touca de cozinha/toucas de cozinha', 'a touca cirúrgica/toucas cirúrgicas',
      ],
      openings: {
        sale: {
          professional: ['O cliente reconhece a equipe pela roupa: {o topic}.', 'Do começo ao fim do turno, com boa apresentação: {o topic}.', 'No balcão, na cozinha ou no consultório: {o topic}.'],
          casual: ['Crachá no lugar, café tomado e {o topic}: bom turno.', 'Menos tempo no armário, mais tempo pro café: {o topic}.', 'Quem trabalha em pé o dia todo já repara: {o topic}.'],
          funny: ['O café do expediente vai tentar, é o que ele faz: {o topic}.', '{Bate/Batem} ponto todo dia e não {reclama/reclamam} do chefe: {o topic}.', 'Às seis da manhã, uma dúvida a menos no armário: {o topic}.'],
          motivational: ['Roupa de trabalho guarda o esforço de quem levanta cedo: {o topic}.', 'O primeiro dia na profissão a gente guarda, com {o topic} e tudo.', 'Há orgulho de profissão no jeito de vestir {o topic}.'],
        },
        content: {
          professional: ['Troca, lavagem e ajuste: a rotina {do topic} no trabalho.', 'O que muda {no topic} de uma profissão para outra.', 'Depois do turno, os cuidados com {o topic}.'],
          casual: ['Você que trabalha com {o topic} todo dia, essa conversa é sua.', 'Fim de turno, roupa na máquina: vamos falar {do topic}.', 'Quem passa o expediente com {o topic} sabe do que eu falo.'],
          funny: ['O que {o topic} {escuta/escutam} no turno fica no turno.', 'Três cafés depois, {o topic} ainda {segue/seguem} em serviço.', 'Caneta sem tampa e {o topic}: crônica de um dia de trabalho.'],
          motivational: ['O primeiro dia de profissão passa, e {o topic} {fica/ficam} na lembrança.', 'Por trás {do topic} há quem costura para quem trabalha.', 'Quem veste {o topic} às seis da manhã conhece o próprio ofício.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Quem passa o turno em pé precisa levantar os braços e abaixar sem a roupa subir.',
            'Ter mais de uma troca permite lavar uma enquanto a outra trabalha.',
            'Nome ou logo à vista ajuda o cliente a saber com quem fala.',
            'Cozinha, salão, clínica e oficina pedem tecidos e cortes bem diferentes.',
            'Equipe com a mesma roupa mostra organização já na porta.',
            'Bolso no lugar certo vale muito para quem trabalha com caneta, bloco ou celular.',
          ],
          professional: ['A apresentação da equipe faz parte do atendimento e começa pela roupa.', 'A escolha do tecido considera o calor do ambiente e a frequência de lavagem.', 'Modelos diferentes na mesma cor respeitam cada função da equipe.'],
          casual: ['É vestir e já entrar no modo trabalho.', 'Quem atende gente sabe que a roupa chega antes do bom-dia.', 'Eu reparo em roupa de trabalho bem passada, é mais forte que eu.'],
          funny: ['Molho, caneta e café farão a entrevista de admissão.', 'No feriado, {fica/ficam} no cabide com saudade do relógio de ponto.', 'Acaba aquela pergunta de cliente na loja, você trabalha aqui?'],
          motivational: ['A roupa de trabalho bem cuidada conta como alguém leva o ofício.', 'Quem abre a loja cedo veste a responsabilidade junto.', 'Muita profissão começa no dia em que se veste a cor dela.'],
        },
        content: {
          all: [
            'Mancha de caneta pode ceder com álcool, testado antes num canto escondido.',
            'Roupa branca de trabalho se lava separada, para não pegar cor das outras.',
            'Pendurar assim que sai da máquina diminui muito o tempo de ferro do uniforme.',
            'Na cozinha profissional, a mancha de gordura recebe detergente antes da máquina.',
            'Uma troca guardada no trabalho salva o dia do café derramado.',
            'Roupa de trabalho que prende ao erguer o braço pede outro tamanho.',
          ],
          professional: ['Na área da saúde, a roupa de trabalho vai à máquina separada das demais.', 'O comprimento da manga deve deixar as mãos livres para o trabalho.', 'Anotar os tamanhos da equipe facilita a chegada de novos colegas.'],
          casual: ['Cada profissão tem o seu bolso preferido, já reparou?', 'A gente adivinha o turno de cada um pela mancha.', 'Aprendi que quem trabalha em pé nunca acha bolso demais.'],
          funny: ['O bolso guarda três canetas, e todas são de outra pessoa.', 'Roupa branca e molho do almoço vivem uma história antiga.', 'Uniforme limpinho e café das oito sempre acabam se encontrando.'],
          motivational: ['Passar a roupa do trabalho na véspera é um jeito de chegar inteiro.', 'Quem começa em uma profissão guarda a primeira roupa dela por anos.', 'Costurar um reforço que ninguém vê é pensar em quem passa o turno em pé.'],
        },
      },
      questions: {
        sale: ['Qual é a sua profissão?', 'Quantas pessoas tem a sua equipe?', 'Qual cor representa o seu negócio?'],
        content: ['O que nunca falta no bolso do seu trabalho?', 'Você lembra da sua primeira roupa de trabalho?', 'Café, caneta ou molho, quem mancha mais por aí?'],
      },
      asks: ['a profissão e a cor do uniforme', 'quantas pessoas tem a equipe'],
    },
    {
      nouns: ['o uniforme escolar/uniformes escolares', 'o agasalho', 'o agasalho escolar/agasalhos escolares', 'o moletom escolar/moletons escolares', 'a camiseta escolar/camisetas escolares'],
      openings: {
        sale: {
          professional: ['Do portão da escola à última aula: {o topic}.', 'Para a sala de aula, o recreio e a quadra: {o topic}.'],
          casual: ['Mochila nas costas, lanche na mão e {o topic}.', 'Bateu o sinal, e lá {vai/vão} {o topic} correndo pro recreio.'],
          funny: ['A tinta guache da escola já está avisada: {o topic}.', 'Um pouco de quadra, um pouco de lanche, um pouco de canetinha: {o topic}.'],
          motivational: ['Cada ano da escola tem o seu tamanho: {o topic}.', 'Acordar cedo para a aula fica na memória, e {o topic} também.'],
        },
        content: {
          professional: ['Nome, tamanho e troca: o que planejar {no topic} do aluno.', 'Como cuidar {do topic} ao longo do ano letivo.'],
          casual: ['Quem separa roupa de escola toda noite, vem cá: {o topic}.', 'Achados e perdidos da escola, o assunto é {o topic}.'],
          funny: ['O setor de achados e perdidos da escola conhece {o topic} pelo nome.', 'Todo dia {o topic} {sai/saem} de casa sem imaginar o recreio.'],
          motivational: ['Muita aula, muito recreio e muitas lavagens na vida {do topic}.', 'Ver o tamanho mudar a cada ano letivo conta uma história: {o topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Um pouco de folga acompanha o crescimento até o fim do ano letivo.',
            'Na quadra, na sala e no parquinho, a roupa da escola corre junto.',
            'Nome escrito por dentro faz a peça esquecida na escola voltar para casa.',
            'Quem tem mais de um filho na escola costuma separar por cor de etiqueta.',
          ],
          professional: ['A altura do aluno orienta a escolha melhor que a idade.', 'Ter trocas suficientes para a semana de aulas deixa a lavagem tranquila.'],
          casual: ['Eu ainda lembro do cheiro do primeiro dia de aula.', 'Sobra pano no começo do ano letivo, falta no fim, e a gente acha graça.'],
          funny: ['A roupa da escola tem uma vida curta e cheia de aventuras.', 'De manhã está tudo limpo, às cinco da tarde é um mapa da escola.'],
          motivational: ['Estudar é tarefa diária, e a roupa separada na véspera ajuda a começar.', 'O primeiro dia de aula se guarda em foto, com a roupa da escola.'],
        },
        content: {
          all: [
            'Caneta de tecido na etiqueta interna ajuda muito nos achados e perdidos da escola.',
            'Mancha de canetinha pede água e sabão logo na volta da aula.',
            'Separar as trocas da semana em cabides acalma a manhã de aula.',
            'Roupa de escola que ficou pequena e está inteira pode vestir outro aluno.',
          ],
          professional: ['Convém comparar as medidas com as do ano letivo anterior antes de escolher.', 'As partes que mais roçam na carteira gastam primeiro, e um reforço prolonga o uso.'],
          casual: ['Eu ponho nome até na garrafinha, porque na escola tudo passeia.', 'Todo começo de ano letivo é dia de medir criança no batente da porta.'],
          funny: ['Roupa esquecida na escola aprende a ler antes do dono.', 'Existe um casaco no fundo da sala que ninguém assume.'],
          motivational: ['Lavar a marca de terra é aceitar que o recreio foi bom.', 'Uniforme que passa de irmão para irmão já conhece o caminho da escola.'],
        },
      },
      questions: {
        sale: ['Em que série estão as crianças da sua casa?', 'Manhã, tarde ou período integral?'],
        content: ['De que cor era o uniforme da sua escola?', 'Qual casaco já ficou perdido na escola?'],
      },
      asks: ['a altura do aluno e a série'],
    },
    {
      nouns: [
        'a camiseta', 'a camisetinha', 'a camiseta personalizada/camisetas personalizadas', 'a camiseta estampada/camisetas estampadas', 'a camisa personalizada/camisas personalizadas', 'a regata personalizada/regatas personalizadas',
        'o abadá', 'o kit família/kits família', 'o boné', 'o boné personalizado/bonés personalizados', 'o moletom personalizado/moletons personalizados', 'a camiseta de formandos/camisetas de formandos', 'o moletom de formandos/moletons de formandos', 'a camiseta de aniversário/camisetas de aniversário',
      ],
      openings: {
        sale: {
          professional: ['Uma boa arte começa a conversa sozinha: {o topic}.', 'Aniversário, viagem ou campeonato: {o topic}.', 'A foto da turma pede uma arte só: {o topic}.'],
          casual: ['Junta a turma, escolhe a arte e pronto: {o topic}.', 'Tem festa, tem viagem, tem turma e tem {topic}.', 'Sabe aquela frase que só a turma entende? Cabe {no topic}.'],
          funny: ['A piada interna saiu do grupo e foi para a rua: {o topic}.', 'Ninguém da turma se perde no passeio: {o topic}.', 'O tio do churrasco já pediu uma frase pior ainda: {o topic}.'],
          motivational: ['Turma que se organiza tem foto para lembrar: {o topic}.', 'Uma data importante também se guarda em tecido e arte: {o topic}.', 'Encontro marcado, foto combinada, e {o topic} {entra/entram} nela.'],
        },
        content: {
          professional: ['Da ideia à estampa, o caminho {do topic}.', 'O que faz uma arte funcionar {no topic}.', 'Frase, desenho ou nome: como começar {o topic}.'],
          casual: ['A melhor parte {do topic} é escolher a frase.', 'Bora pensar numa arte {pro/pra/pros/pras} {topic}?', 'Como nasce a arte {do topic}? Eu conto.'],
          funny: ['A frase mais votada para {o topic} não pode ser publicada.', 'A turma tem trinta pessoas e trinta opiniões sobre {o topic}.', 'O cachorro também quer entrar na foto com {o topic}.'],
          motivational: ['De um rascunho de caneta até {o topic}, há muitas versões.', 'Acertar a cor de uma estampa leva tentativas: {o topic}.', 'Toda turma tem uma história, e {o topic} {conta/contam} um pedaço.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Em aniversário, a família com a mesma arte rende a foto do porta-retrato.',
            'Num lugar cheio, uma cor forte ajuda a achar a turma de longe.',
            'Frase curta funciona melhor na estampa, porque se lê enquanto a pessoa passa.',
            'Arte discreta continua saindo de casa muito depois da festa.',
            'Arte igual com nome diferente agrada quem quer grupo sem perder o próprio jeito.',
            'Despedida, formatura, corrida ou bloco, cada encontro tem a sua estampa.',
          ],
          professional: ['Ver a arte em tamanho real antes de aprovar evita surpresas, porque a tela engana.', 'Duas ou três cores bem escolhidas dão mais força à estampa.', 'Antes de definir a arte, vale saber a cor do tecido que vai recebê-la.'],
          casual: ['Eu amo quando a turma inteira aparece vestindo igual.', 'A gente lembra da viagem só de abrir a gaveta e ver a estampa.', 'Frase de família boa é aquela que só vocês entendem.'],
          funny: ['O cachorro da família também vai querer a estampa, já fica o aviso.', 'A foto tem dez pessoas iguais, nove sorrindo e um primo piscando.', 'A tia vai usar na festa, na feira e no dia de votar.'],
          motivational: ['Juntar o grupo inteiro para uma foto é trabalho de quem gosta de gente.', 'Viagem planejada por meses merece aparecer na roupa da turma.', 'Escolher a frase juntos já faz parte da festa ou da viagem.'],
        },
        content: {
          all: [
            'Lavar com cuidado e secar à sombra conserva a estampa por mais tempo.',
            'Tecido escuro pede arte clara, e o contrário também vale.',
            'Esperar um ou dois dias antes da primeira lavagem costuma ajudar a estampa a firmar.',
            'Foto original do celular vira arte bem melhor do que imagem copiada da tela.',
            'Imagem com fundo transparente evita o retângulo branco em volta da arte.',
            'Duas opiniões sobre a arte ajudam, e vinte travam o grupo.',
          ],
          professional: ['A sublimação pede tecido claro com poliéster, e outras técnicas aceitam algodão.', 'A letra da estampa deve ser legível a alguns passos de distância.', 'Traço fino demais some na estampa, e por isso o desenho se simplifica.'],
          casual: ['Eu testo o tamanho da arte com papel e fita na frente do espelho.', 'Boa ideia de estampa nasce até em guardanapo de lanchonete.', 'O primeiro rascunho da arte quase nunca é o escolhido, e tudo bem.'],
          funny: ['Toda família tem alguém que propõe a própria foto como estampa.', 'Erro de português em estampa viaja o mundo, então leia de novo.', 'Depois de cinco anos, a arte da festa ainda puxa assunto na padaria.'],
          motivational: ['Um desenho simples, refeito dez vezes, chega ao ponto de estampa.', 'Acertar a cor e o tamanho da arte é tarefa de quem testa muito.', 'Quem desenha para uma turma aprende a escutar histórias primeiro.'],
        },
      },
      questions: {
        sale: ['Qual frase da sua família merecia virar estampa?', 'Qual cor a sua turma escolheria?', 'Para qual festa você vestiria todo mundo igual?'],
        content: ['Você guarda camiseta de viagem ou de festa antiga?', 'Quem nunca responde o tamanho no seu grupo?', 'Qual foi a estampa mais engraçada que você já viu?'],
      },
      asks: ['a data da festa e quantas pessoas são', 'a frase ou o desenho que vocês imaginam'],
    },
  ],
  materials: [],
  tips: [
    'Junte os nomes e os tamanhos em uma lista só antes de encomendar para o grupo.',
    'Envie o logo em arquivo vetorial ou na maior resolução que tiver.',
    'Lave estampas do avesso e não passe o ferro por cima do desenho.',
    'Compare as medidas com uma camiseta que já serve, aberta sobre a mesa.',
    'Leia os nomes em voz alta antes de aprovar a arte.',
    'Escolha uma frase curta, que se leia enquanto a pessoa passa.',
    'Use arte clara quando o tecido for escuro, para que ela apareça de longe.',
    'Peça para ver a arte em tamanho real, porque a tela do celular engana.',
    'Separe a roupa branca de trabalho na hora de lavar.',
    'Escreva o nome na etiqueta interna do agasalho que vai para a escola.',
    'Escolha tecido claro com poliéster quando a estampa for por sublimação.',
    'Tenha mais de uma troca de uniforme, para que nenhuma precise secar às pressas.',
  ],
  steps: ['a lista de tamanhos', 'a criação da arte', 'a escolha da malha', 'a peça piloto', 'a posição da estampa', 'a separação por tamanho'],
  tools: ['a tabela de tamanhos', 'a fita métrica', 'as linhas nas cores do logo', 'a máquina de costura', 'o mostruário de cores'],
  hashtags: ['uniformes', 'uniformeprofissional', 'camisetaspersonalizadas', 'camisetapersonalizada', 'uniformepersonalizado', 'jaleco', 'camisetas', 'camisetaestampada', 'kitfamilia', 'abadas', 'formandos', 'uniformeescolar', 'camisapolo', 'equipe'],
  emojis: ['👕', '🧵', '🥼', '🧢', '📋'],
}
