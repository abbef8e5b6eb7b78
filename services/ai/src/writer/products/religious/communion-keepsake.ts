import type { ProductType } from '../product-type.ts'

export const communionKeepsake: ProductType = {
  nouns: ['lembrancinha de primeira comunhão', 'lembrança de primeira comunhão', 'lembrancinha de primeira eucaristia', 'lembrancinha de crisma'],
  asks: ['a data da celebração', 'quantas pessoas vão', 'o nome da paróquia'],
  questions: {
    sale: ['Quem da sua família vai celebrar este ano?', 'Quem é a catequista querida por aí?'],
    content: ['Com quantos anos você fez a primeira comunhão?', 'Você lembra o nome da sua catequista?'],
  },
  emojis: ['🙏', '🕊️', '🤍'],
  hashtags: ['primeiracomunhao', 'primeiraeucaristia', 'lembrancinhas', 'crisma', 'lembrancasprimeiracomunhao', 'catequese', 'eucaristia'],
  sale: {
    professional: {
      openings: [
        'Um passo de fé que a família acompanha: {topic}.',
        '{O topic} para agradecer a quem ajudou nessa caminhada.',
        'Depois da catequese, a celebração: {topic}.',
      ],
      steps: [
        ['Foram meses de catequese, encontros e orações decoradas no carro. No dia da missa, a família ocupa o banco inteiro para ver.', 'A roupa passada, o cabelo arrumado, a fila na entrada da igreja. Os pais procuram o filho entre tantos e acenam de longe.'],
        ['A lembrança marca um sacramento que a pessoa recebe já entendendo o que faz. Por isso tem lugar certo entre as coisas guardadas.'],
        ['Catequistas, padrinhos, avós e colegas do grupo gostam de receber. Cada um deles ajudou um pouco nesse caminho.'],
        ['Antes de fechar a quantidade, veja quantas pessoas vão à missa e ao almoço. Reserve uma para a catequista.'],
      ],
    },
    casual: {
      openings: [
        'A catequese terminou e chegou o grande dia: {topic}.',
        'Pra agradecer a quem torceu e rezou junto: {topic}.',
        '{O topic} pra entregar depois da missa.',
      ],
      steps: [
        ['Lembra quando era só o primeiro encontro da catequese? Agora tem roupa separada, missa marcada e avó contando pra rua toda.', 'Na véspera a casa inteira está nervosa. Tem ensaio de leitura no espelho e alguém procurando o sapato bom.'],
        ['É uma data que a pessoa lembra a vida toda, porque já entende o que faz. A lembrança fica guardada junto.'],
        ['Dá pra entregar pros avós, pros padrinhos, pra turma da catequese e pro padre. Ninguém fica de fora do agradecimento.'],
        ['Conta quem vai à igreja e quem vai só ao almoço. E separa uma pra ficar com quem recebeu o sacramento.'],
      ],
    },
    funny: {
      openings: [
        'Roupa nova, sapato engraxado e {topic}.',
        '{O topic} para a avó que já avisou a paróquia inteira.',
        'Para depois da missa e antes do almoço: {topic}.',
      ],
      steps: [
        ['A mãe pediu dez vezes para não sujar a roupa nova antes da missa. A roupa resistiu até a mesa do almoço.', 'Quarenta minutos antes da missa, a família chegou para pegar o banco da frente. A avó já estava lá, guardando lugar com a bolsa.'],
        ['A lembrança sai da igreja na bolsa da avó e chega à estante. É uma viagem curta e muito esperada.'],
        ['Quem ensinou, quem levou e quem esperou no carro durante a catequese merece receber uma. Os avós, claro, recebem primeiro.'],
        ['Some algumas à conta dos convidados. Sempre há uma tia que pede uma para levar a quem não pôde vir.'],
      ],
    },
    motivational: {
      openings: [
        'Meses de preparação chegam a um dia de festa: {topic}.',
        'Para quem aprendeu a rezar e quis continuar: {topic}.',
        '{O topic} em agradecimento a quem ensinou.',
      ],
      steps: [
        ['Houve encontro em dia de chuva, tarde de prova e semana de férias. Quem persistiu na catequese chega à missa com razão para festa.', 'A catequista sabe o nome de todos e o jeito de cada um. No dia da celebração, é quem mais se emociona no banco.'],
        ['O sacramento é recebido uma vez, e a preparação leva tempo. A lembrança guarda os dois: o dia e o caminho.'],
        ['É uma bonita forma de agradecer à catequista, aos padrinhos e a quem levou e buscou toda semana.'],
        ['Comece a lista por quem ensinou e acompanhou. Depois acrescente a família e os amigos que vão estar na missa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Um dia que a família inteira guarda: {topic}.',
        'O que preparar antes da celebração: {topic}.',
        'Como pensar {no topic} com antecedência e calma.',
      ],
      steps: [
        ['Muitos adultos ainda guardam a lembrança da própria celebração dentro de um livro ou de uma gaveta, sem saber por quê.'],
        ['É uma data de que a pessoa participa com consciência, ao lado da turma. O objeto guardado traz de volta aquele grupo.'],
        ['Combine a lista com os padrinhos e os avós e anote os nomes num só lugar. Inclua catequistas e quem não poderá ir.'],
        ['Em muitas paróquias, a turma ensaia a entrada, o canto e as leituras. Esse ensaio é metade da emoção do dia.'],
      ],
    },
    casual: {
      openings: [
        'Você ainda tem a sua? Vamos falar de {topic}.',
        'Memórias de catequese e {topic}.',
        'O que eu guardaria desse dia: {topic}.',
      ],
      steps: [
        ['Eu conheço gente que sabe de cor o nome da catequista, mas não lembra onde deixou a chave hoje cedo.'],
        ['É que na catequese a turma vira família. Ensaio, canto e lanche depois do encontro ficam na memória por muito tempo.'],
        ['Tira uma foto da turma com a catequista antes da missa. Depois, com todo mundo com fome, ninguém para mais.'],
        ['Eu gosto da ideia de guardar a lembrança junto com a foto do grupo. Um dia alguém mostra pros filhos.'],
      ],
    },
    funny: {
      openings: [
        'Pequenas cenas de um dia de missa: {topic}.',
        'A família toda no mesmo banco: {topic}.',
        'Lembranças de catequese que rendem conversa sobre {topic}.',
      ],
      steps: [
        ['A família inteira decorou as orações junto, de tanto ouvir no carro. Até o avô já responde sem pensar.'],
        ['A preparação entra na rotina da casa inteira. Tem encontro, caderno, leitura e alguém perguntando se já estudou.'],
        ['No dia, leve um lenço e um sapato confortável para a avó. A missa emociona, e a sessão de fotos demora.'],
        ['Depois do almoço, os mais velhos contam como foi a vez deles. Cada um lembra do hino, e ninguém canta no mesmo tom.'],
      ],
    },
    motivational: {
      openings: [
        'Quem ensina a rezar deixa marca: {topic}.',
        'O caminho até a celebração: {topic}.',
        'O que {o topic} {guarda/guardam} além da data.',
      ],
      steps: [
        ['No começo era difícil decorar o Creio inteiro. No dia da missa, a voz saiu firme junto com a da comunidade.'],
        ['A fé se aprende em companhia. Turma, padrinhos e família repetem juntos até que cada um saiba sozinho.'],
        ['Escreva um bilhete de agradecimento à catequista, à mão, com uma lembrança do encontro de que você mais gostou.'],
        ['Anos depois, quem recebeu o sacramento volta à igreja como padrinho de alguém. O caminho continua por ali.'],
      ],
    },
  },
}
