import type { ProductType } from '../product-type.ts'

export const weaving: ProductType = {
  nouns: ['tear', 'tear manual', 'tecelagem', 'tecelagem manual', 'peça de tear', 'peça em tear', 'artesanato em tear', 'arte em tear'],
  asks: ['o que imagina para a sua casa', 'as cores de que mais gosta', 'onde a peça vai ficar'],
  questions: {
    sale: ['Cores da terra ou cores vivas?', 'Para qual canto da casa você pensaria numa trama?'],
    content: ['Você já viu um tear funcionando?', 'Tem alguma peça tecida na sua família?'],
  },
  emojis: ['🧶', '🧵', '🤎'],
  hashtags: ['tear', 'tearmanual', 'tecelagem', 'tecelagemmanual', 'tecela', 'arteemtear', 'tramas', 'fioafio', 'textilartesanal', 'tearbrasil'],
  sale: {
    professional: {
      openings: [
        'Urdume, trama e o som da batida: {topic}.',
        'Do fio solto ao tecido firme: {topic}.',
        'A casa ganha textura com {topic}.',
      ],
      steps: [
        ['Na sala, a parede é lisa, o sofá é liso e a cortina também. Um tecido de trama aparente quebra essa monotonia.', 'Quem entra num ateliê de tecelagem fica em silêncio por um instante. O som da madeira batendo marca o ritmo do trabalho.'],
        ['No tear, dois conjuntos de fios se cruzam e viram tecido. A mistura de grossuras e cores dá textura que se vê de longe.'],
        ['{Interessa/Interessam} a quem decora com fibras naturais, a quem procura um presente diferente e a quem valoriza ofícios antigos.'],
        ['Comece pelas cores da casa e pelo uso, se é para cobrir, pisar, vestir ou enfeitar. Cada destino pede um fio.'],
      ],
    },
    casual: {
      openings: [
        'O barulhinho da batida já virou trilha sonora: {topic}.',
        'Vem ver de perto o que sai daqui: {topic}.',
        'Quem gosta de textura vai amar: {topic}.',
      ],
      steps: [
        ['Sabe quando a gente passa a mão num pano e não consegue parar? Tecido de tear faz isso comigo.', 'Toda visita que vê um tear quer mexer. Eu deixo dar uma passada, e a pessoa já sai pensando em cores.'],
        ['O bonito é que dá pra misturar fio grosso com fino, fosco com brilhoso. Cada faixa fica de um jeito.'],
        ['{Vai/Vão} bem em casa de praia, em apartamento, em sítio. E pra quem já tem de tudo, é um presente com história.'],
        ['Pensa nas cores que você gosta de ver todo dia e onde vai usar. A partir daí a conversa fica gostosa.'],
      ],
    },
    funny: {
      openings: [
        'Mil fios, duas mãos e um café esfriando: {topic}.',
        'O vizinho já conhece o ritmo {do topic}.',
        'Enrolado, só o novelo. Apresento {topic}.',
      ],
      steps: [
        ['A visita perguntou se era uma harpa. Depois perguntou se era uma cama. Na terceira, já estava sentada tentando passar o fio.', 'O gato olha para os fios esticados como quem vê um parque de diversões fechado. Ele só espera alguém sair da sala.'],
        ['De um lado vão os fios em pé, do outro os deitados, e ninguém fura a fila. É mais organizado do que a família.'],
        ['{Agrada/Agradam} a quem ama textura, a quem ama cor e a quem só queria passar a mão sem ninguém reparar.'],
        ['Escolha as cores antes de abrir a caixa de fios. Depois de aberta, a decisão passa de cinco minutos para cinco dias.'],
      ],
    },
    motivational: {
      openings: [
        'Um ofício antigo feito com as mãos de hoje: {topic}.',
        'A paciência tem forma de tecido: {topic}.',
        'Fio por fio, nasce um tecido com {topic}.',
      ],
      steps: [
        ['O tear espera armado no canto da sala. Entre um compromisso e outro, alguém se senta e o tecido cresce mais dois palmos.', 'Muitas tecelãs começaram com um fio emprestado e uma vontade grande. O primeiro tecido ficou torto e está guardado até hoje.'],
        ['O desenho depende de contar, cruzar e bater sempre na mesma medida. É o tipo de cuidado que se sente com os dedos.'],
        ['{Valoriza/Valorizam} o trabalho de quem tece e {leva/levam} para dentro de casa algo com origem. Também é um presente com muito significado.'],
        ['Pense no lugar em que a trama vai viver e nas cores que já moram ali. As melhores escolhas conversam com a casa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Urdume ou trama, qual é qual: {topic}.',
        'O que observar num tecido feito com {topic}.',
        'Um pouco de vocabulário para entender {o topic}.',
      ],
      steps: [
        ['Duas palavras confundem quem está começando: urdume e trama. As duas são fios, mas fazem trabalhos diferentes.', 'Quem olha um tecido pronto raramente vira o avesso. É ali que se vê como os fios foram presos e cortados.'],
        ['O urdume fica esticado no tear e sustenta tudo. A trama atravessa de um lado a outro e forma o desenho.'],
        ['Ao escolher, observe as bordas. Linhas retas, sem ondas, mostram que a tensão foi a mesma do começo ao fim.'],
        ['Tecer é uma das técnicas mais antigas que conhecemos. O princípio é o mesmo em todo lugar: um fio por cima, outro por baixo.'],
      ],
    },
    casual: {
      openings: [
        'O mais demorado vem antes de tecer: {topic}.',
        'O que sempre me perguntam sobre {o topic}.',
        'Fio de pé, fio deitado e pronto: {topic}.',
      ],
      steps: [
        ['Quase todo mundo acha que o mais demorado é tecer. Que nada, o que demora é preparar os fios antes.', 'A pergunta campeã é se não embaraça. Embaraça, e a gente respira, acha a ponta e continua.'],
        ['Antes de começar, cada fio tem que estar esticado igual ao vizinho. Se um fica frouxo, o pano inteiro reclama.'],
        ['Tá começando? Usa duas cores bem diferentes. Assim dá pra enxergar onde o fio passou e onde pulou.'],
        ['O que eu mais gosto é do ritmo. A mão vai, a mão volta, e quando olho já passou a tarde.'],
      ],
    },
    funny: {
      openings: [
        'Glossário de quem vive entre fios: {topic}.',
        'Perdi a conta, e a culpa não é {do topic}.',
        'O telefone sempre toca na linha errada: {topic}.',
      ],
      steps: [
        ['Cento e doze, cento e treze, cento e catorze. Alguém abriu a porta, perguntou o que tinha para jantar, e agora são quantos?', 'O fio acaba sempre a dois dedos do fim. É uma lei da natureza, e nenhum cálculo conseguiu revogar.'],
        ['A conta precisa bater porque o desenho se apoia nela. Um fio a mais e a listra vai passear onde não devia.'],
        ['Ao contar, separe os fios em grupos de dez e amarre um barbante em cada um. Aí podem perguntar do jantar.'],
        ['Quem tece aprende a não responder enquanto conta. A família acha que é mau humor, mas é matemática.'],
      ],
    },
    motivational: {
      openings: [
        'Aprender a esperar pela próxima linha: {topic}.',
        'O dia em que o fio obedece: {topic}.',
        'Quem ensina {o topic} planta um ofício.',
      ],
      steps: [
        ['As primeiras tentativas ensinam mais sobre o fio do que sobre o desenho. Ele estica, encolhe, torce e tem suas vontades.', 'Há mestras que ensinaram filhas, vizinhas e netas no mesmo tear. A madeira fica lisa onde muitas mãos passaram.'],
        ['A tensão dos fios se aprende pelo tato. Nenhuma régua diz quando está bom, e é preciso errar algumas vezes.'],
        ['Guarde uma amostra de cada trabalho, com o nome do fio e a data. Com o tempo, ela vira o seu melhor caderno.'],
        ['Um tecido não cresce aos saltos. Ele avança uma linha por vez, e basta voltar no dia seguinte.'],
      ],
    },
  },
}
