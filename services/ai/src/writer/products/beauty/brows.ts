import type { ProductType } from '../product-type.ts'

export const brows: ProductType = {
  nouns: ['designer de sobrancelha', 'sobrancelha', 'design de sobrancelha', 'design de sobrancelhas', 'henna'],
  asks: ['para quando é', 'se prefere marcada ou discreta', 'há quanto tempo não mexe nos fios'],
  questions: {
    sale: ['Você gosta da sobrancelha marcada ou mais discreta?', 'De zero a dez, quanto você resiste à pinça?'],
    content: ['Quem aí já exagerou na pinça?', 'Em que época você usou a sobrancelha fininha?'],
  },
  emojis: ['👁️', '💁‍♀️', '✨'],
  hashtags: ['sobrancelha', 'sobrancelhas', 'designdesobrancelhas', 'designdesobrancelha', 'sobrancelhahenna', 'sobrancelhascomhenna', 'designersobrancelhas'],
  sale: {
    professional: {
      openings: [
        'Um desenho pensado para o seu rosto: {topic}.',
        '{O topic} para o olhar de todos os dias.',
        'Antes da foto, da festa ou da reunião, {topic}.',
      ],
      steps: [
        ['Você se olha no espelho do elevador e percebe que algo mudou de lugar. Muitas vezes, são só as sobrancelhas pedindo forma.', 'Na foto de documento, na reunião por vídeo, no aniversário, o olhar é o que se vê primeiro. As sobrancelhas fazem a moldura dele.'],
        ['Cada rosto tem suas medidas, e um lado nunca é idêntico ao outro. O desenho parte daí, do começo, do arco e do fim.'],
        ['Serve a quem gosta de tudo marcado e a quem quer apenas tirar o excesso. Também é um bom cuidado antes de uma ocasião especial.'],
        ['Antes de marcar, evite tirar fios em casa por algumas semanas. Com mais fios, há mais opções de desenho.'],
      ],
    },
    casual: {
      openings: [
        'Vem arrumar esse olhar: {topic}.',
        'Larga a pinça que eu cuido {do topic}.',
        'Deu pra notar no espelho? Tá na hora {do topic}.',
      ],
      steps: [
        ['Sabe o espelho do carro, naquele sol de meio-dia? Ele mostra cada fio fora do lugar, e a gente já quer puxar ali mesmo.', 'Tem dia que a pessoa fala que você tá com uma cara boa e não sabe por quê. Quase sempre foi a sobrancelha.'],
        ['Eu sempre começo olhando o rosto inteiro, porque nenhum lado é igual ao outro. É daí que sai o desenho.'],
        ['Dá pra fazer bem marcadinha ou só limpar e deixar natural. Pra festa, pra foto ou pra um dia comum no escritório.'],
        ['Antes de vir, segura a pinça umas semanas e deixa crescer. Parece que tá bagunçado, mas pra mim ajuda muito.'],
      ],
    },
    funny: {
      openings: [
        'Afaste-se da pinça devagar, existe {topic}.',
        'O espelho do carro mandou lembrar {do topic}.',
        'Duas irmãs, nunca gêmeas: {topic}.',
      ],
      steps: [
        ['O sinal fechou, o espelho do carro baixou e apareceu um fio que de manhã não existia. O sinal abriu e você nem viu.', 'Só mais um fio, pensou a pessoa com a pinça. Quarenta minutos depois, ela estava com cara de surpresa permanente.'],
        ['As sobrancelhas são irmãs, e cada uma tem seu gênio. O desenho serve para que as duas se entendam na foto da família.'],
        ['Vale para casamento, entrevista e chamada de vídeo com a câmera perto demais. O olhar chega antes do bom dia.'],
        ['Antes de marcar, entregue a pinça a alguém de confiança. Quanto mais fio sobrar, mais fácil é acertar o desenho.'],
      ],
    },
    motivational: {
      openings: [
        'Um cuidado pequeno que muda o espelho da manhã: {topic}.',
        '{O topic} para se olhar e se reconhecer.',
        'Um horário curto na agenda e {topic}.',
      ],
      steps: [
        ['Quem se arruma com pressa toda manhã agradece quando o olhar já está pronto. É um passo a menos antes de sair.', 'Deixar crescer depois de anos de pinça pede paciência e sangue-frio. Cada fio que volta ao lugar é uma vitória.'],
        ['O desenho respeita o que já existe no seu rosto e dá forma a isso. Ninguém sai com a sobrancelha de outra pessoa.'],
        ['Vale para o primeiro dia no emprego, a formatura ou a semana comum. A diferença é pequena, mas quem olha percebe.'],
        ['Combine um intervalo fixo para voltar, conforme o ritmo dos seus fios. Com data marcada, a pinça fica na gaveta.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Por que não tirar fios em casa antes {do topic}.',
        'O que mantém {o topic} por mais tempo.',
        'A dúvida mais comum sobre sobrancelhas: {topic}.',
      ],
      steps: [
        ['O erro mais comum é tirar um fio de cada lado até ficar igual. O resultado, quase sempre, são duas sobrancelhas mais finas.'],
        ['O rosto é assimétrico por natureza, e as sobrancelhas acompanham os músculos. Buscar a cópia perfeita leva a tirar demais.'],
        ['Entre uma visita e outra, apenas penteie os fios para cima. Se algo incomodar, tire só o que estiver longe do desenho.'],
        ['No atendimento, mede-se mais do que se tira. O olhar treinado dá um passo para trás várias vezes antes de decidir.'],
      ],
    },
    casual: {
      openings: [
        'Larga a pinça e vem ler sobre {o topic}.',
        'O que eu sempre explico antes {do topic}.',
        'Igual dos dois lados não existe, e tudo bem: {topic}.',
      ],
      steps: [
        ['Você tira um fio daqui, outro dali pra igualar, e quando vê sumiu metade. Toda semana chega alguém com essa história.'],
        ['Um lado do rosto se mexe mais, o outro menos, e a sobrancelha vai junto. Por isso elas são parecidas, e não iguais.'],
        ['Em casa, só penteia pra cima e deixa quieto. O fiozinho longe do desenho pode tirar, o do meio deixa pra mim.'],
        ['Muitas vezes eu passo mais tempo olhando do que tirando. Quem vê de fora acha que eu travei, mas tô medindo.'],
      ],
    },
    funny: {
      openings: [
        'A pinça e a madrugada não combinam com {o topic}.',
        'Uma história de só mais um fio: {topic}.',
        'O espelho de aumento e {o topic}.',
      ],
      steps: [
        ['O espelho de aumento mostra fios que nem o dono conhecia. Depois dele, ninguém larga a pinça em paz.'],
        ['De perto demais, o olho vê o fio e esquece o rosto. É como aparar a árvore com o nariz encostado na folha.'],
        ['Antes de tirar qualquer coisa, dê dois passos para trás e olhe de novo. Se o fio sumiu de vista, ele pode ficar.'],
        ['Quem faz sobrancelhas não consegue conversar olhando nos olhos. O olhar sobe dois dedos, e a pessoa logo pergunta se há algo errado.'],
      ],
    },
    motivational: {
      openings: [
        'Deixar crescer também é cuidado: {topic}.',
        'O olho treinado por trás {do topic}.',
        'Milímetros que fazem diferença {no topic}.',
      ],
      steps: [
        ['Há quem tenha passado anos de pinça na mão e decida deixar crescer. As primeiras semanas são as mais difíceis.'],
        ['O fio cresce devagar e no seu tempo. Por isso um bom desenho às vezes se completa em duas ou três visitas.'],
        ['Tire uma foto por mês, na mesma luz, enquanto os fios crescem. A mudança que o espelho esconde aparece ali.'],
        ['No fim do atendimento, a pessoa pega o espelho e fica alguns segundos em silêncio. Quem faz espera esse instante.'],
      ],
    },
  },
}
