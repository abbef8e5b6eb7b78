import type { ProductType } from '../product-type.ts'

export const beachwear: ProductType = {
  nouns: ['biquíni de crochê', 'maiô de crochê', 'saída de praia de crochê'],
  asks: ['as suas medidas', 'se é para tomar sol ou para nadar', 'para quando é a viagem'],
  questions: {
    sale: ['Praia ou piscina: onde você vai usar?', 'Qual cor combina com o seu verão?'],
    content: ['Você é do sol ou da sombra?', 'O que entra primeiro na sua mala de praia?'],
  },
  emojis: ['🧶', '🏖️', '👙'],
  hashtags: ['biquinidecroche', 'modapraia', 'saidadepraia', 'crochepraia', 'saidadepraiacroche', 'croche', 'biquinicroche', 'verao'],
  sale: {
    professional: {
      openings: [
        'Para os dias de areia e água: {topic}.',
        '{O topic} {entra/entram} na mala antes do chinelo.',
        'O crochê vai à praia: {topic}.',
      ],
      steps: [
        ['A mala está aberta, o chinelo já foi, o livro também. Falta a peça que vai aparecer em todas as fotos.', 'Na beira da piscina, muita roupa se parece. O desenho do ponto é o que faz alguém perguntar de onde veio.'],
        ['O crochê desenha a peça com o próprio fio. Textura e recorte nascem juntos, carreira por carreira.'],
        ['Vai à praia, à piscina, ao passeio de barco e à viagem marcada há meses. Na foto, o relevo do ponto aparece.'],
        ['Antes de escolher, tire as medidas e pense no uso. Para tomar sol ou para nadar, a modelagem pode ser outra.'],
      ],
    },
    casual: {
      openings: [
        'Já pode pensar na mala: {topic}.',
        '{O topic} e só falta o mar.',
        'Pra aproveitar o sol com ponto bonito: {topic}.',
      ],
      steps: [
        ['Viagem marcada, e a gente já começa a separar o que vai levar. Crochê entra primeiro e ocupa pouco espaço.', 'Sabe aquela foto na beira da água que todo mundo curte? Com crochê, vem junto a pergunta de quem fez.'],
        ['O charme tá no ponto. A trama faz o desenho, e nenhuma estampa dá esse efeito de fio trabalhado.'],
        ['Pra praia, pra piscina, pro passeio de fim de semana. E pra quem tá de viagem marcada, é um presente certeiro.'],
        ['Me manda as suas medidas e conta se você gosta de entrar na água ou de ficar no sol. Isso muda o modelo.'],
      ],
    },
    funny: {
      openings: [
        'A mala ainda está vazia, mas isto já foi: {topic}.',
        '{O topic} {pede/pedem} sol e uma amiga que fotografe.',
        'Areia vai ter, arrependimento não: {topic}.',
      ],
      steps: [
        ['Na mala entram doze roupas, e você repete a mesma na praia todos os dias. Pelo menos essa fica bonita na foto.', 'A amiga tira quarenta fotos, e você gosta de duas. Nas duas, o crochê está ótimo e o mar ficou torto.'],
        ['O crochê já vai pronto e cheio de charme. O milho cozido e o picolé da praia ficam por sua conta.'],
        ['Serve para praia, piscina de clube e laje com mangueira. Nas três, a caixa de som do vizinho já está incluída.'],
        ['Tire as medidas com fita antes de fechar a mala. No olho, ninguém nunca acertou nem o tamanho da toalha.'],
      ],
    },
    motivational: {
      openings: [
        'Horas de agulha para dias de sol: {topic}.',
        '{O topic} {celebra/celebram} o descanso que você marcou.',
        'A folga foi merecida: {topic}.',
      ],
      steps: [
        ['Você contou os dias no calendário, trocou turno, adiantou trabalho. Agora a folga chegou e merece uma peça bonita.', 'Arrumar a mala é a primeira parte da viagem. Cada peça escolhida já põe a cabeça perto do mar.'],
        ['Crochê para a praia pede precisão. O caimento se decide em poucos pontos, contados um a um.'],
        ['Para a viagem em turma, a lua de mel ou a tarde de piscina de quem ficou na cidade.'],
        ['Escolha o que deixa você à vontade para andar, sentar e rir. Depois disso, é só decidir a cor.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Sol, sal e cloro, os cuidados com {o topic}.',
        'Depois da praia, o que fazer com {o topic}.',
        'Antes de entrar na água, saiba isto: {topic}.',
      ],
      steps: [
        ['Torcer a peça de crochê ao sair da água é quase instinto. É também o que mais deforma a trama.'],
        ['O fio molhado pesa e cede com facilidade. Sal e cloro secos na trama endurecem o toque e alteram a cor.'],
        ['Enxágue em água doce logo que sair, aperte dentro da toalha e seque deitado na sombra. Assim o formato fica.'],
        ['Na roupa de praia, quem crocheta usa ponto fechado onde precisa cobrir e ponto vazado onde quer mostrar o desenho.'],
      ],
    },
    casual: {
      openings: [
        'O que fazer com {o topic} na volta da praia.',
        'Molhou, e agora? Um papo sobre {topic}.',
        'Dica de mala pra quem vai à praia: {topic}.',
      ],
      steps: [
        ['A gente sai da água, torce com gosto e pendura no prego da varanda. E o crochê ali, esticando a tarde toda.'],
        ['O crochê segura água e fica pesado. Pendurado, o peso puxa pra baixo e o sal seca lá dentro.'],
        ['Passa na água doce, aperta na toalha sem torcer e deixa deitado na sombra. Guarda só quando tiver seco de verdade.'],
        ['Crochê de praia eu meço toda hora enquanto faço. Dois pontos a mais e o caimento já muda.'],
      ],
    },
    funny: {
      openings: [
        'Areia até onde não devia: {topic}.',
        'Histórias de praia com {topic}.',
        'A vida {do topic} entre a cadeira e o mar.',
      ],
      steps: [
        ['A areia da praia volta para casa em três lugares: no carro, no chinelo e em algum lugar que só aparece no banho.'],
        ['Crochê tem vãos, e areia tem curiosidade. O encontro dos dois era questão de tempo.'],
        ['Espere secar e sacuda de leve, que a areia sai. Com a peça molhada, você só muda a areia de lugar.'],
        ['Quem crocheta na praia, debaixo do guarda-sol, não vê o mar. Mas já sabe o ponto do maiô da cadeira ao lado.'],
      ],
    },
    motivational: {
      openings: [
        'Do novelo à beira da água: {topic}.',
        'Muita conta antes do mergulho: {topic}.',
        'Tem trabalho fino {no topic}.',
      ],
      steps: [
        ['Muita crocheteira deixa a roupa de praia para depois de tudo. As medidas assustam, as curvas também.'],
        ['A curva sai de aumentos bem distribuídos. Quando eles caem no lugar certo, o fio acompanha o corpo sem sobra.'],
        ['Marque cada aumento com um fio de outra cor. No lado oposto, repita as marcas e os dois saem iguais.'],
        ['A primeira ida à praia é também a prova de quem fez. A peça volta com sal, com areia e aprovada.'],
      ],
    },
  },
}
