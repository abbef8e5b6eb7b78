import type { ProductType } from '../product-type.ts'

export const drinkGlass: ProductType = {
  nouns: ['taça', 'taça personalizada', 'taça de gin', 'taça de vinho', 'long drink', 'copo long drink', 'copo de festa', 'copo de chopp', 'caneca de chopp'],
  asks: ['qual é a comemoração', 'quantos convidados são', 'o que vocês gostam de beber'],
  questions: {
    sale: ['Qual é o próximo brinde da sua turma?', 'É para a festa ou para a sua casa?'],
    content: ['Quem sempre faz o discurso na sua família?', 'Qual foi o último motivo de brinde aí?'],
  },
  emojis: ['🥂', '🎉', '✨'],
  hashtags: ['tacapersonalizada', 'tacas', 'tacaspersonalizadas', 'longdrink', 'copopersonalizado', 'tacadegin', 'copospersonalizados'],
  sale: {
    professional: {
      openings: [
        'Brindar fica melhor com {o topic}.',
        'Para celebrar à mesa ou na festa: {topic}.',
        '{O topic} {marca/marcam} o brinde e {fica/ficam} de lembrança.',
      ],
      steps: [
        ['Alguém levanta a mão, pede silêncio e diz duas palavras. Todos se olham, e o brinde reúne a mesa inteira.', 'Os amigos chegam, a conversa anda até a cozinha e alguém abre a primeira garrafa. É quando se procuram os copos.'],
        ['Cada bebida tem um jeito de ser servida, e isso muda o aroma, o gelo e a apresentação. A mesa também agradece.'],
        ['Vale no casamento, na formatura, no aniversário e no encontro de amigos. Também no presente para quem gosta de receber.'],
        ['Conte os convidados e deixe uma folga para as perdas da festa. Para presente, pense no que a pessoa costuma beber.'],
      ],
    },
    casual: {
      openings: [
        'Um brinde a qualquer motivo: {topic}.',
        'Chama os amigos, abre a geladeira e pega {o topic}.',
        'Eu só preciso de uma desculpa e de {topic}.',
      ],
      steps: [
        ['Sabe aquele encontro que era só uma passadinha? Quando vê, são onze da noite, e ninguém quer ser o primeiro a sair.', 'Acabou a semana, a música tá baixinha, a cozinha cheia de gente. Alguém pergunta o que vamos beber.'],
        ['A bebida é a mesma, mas o jeito de servir muda a graça. A gente senta diferente, fotografa, brinda mais.'],
        ['Tem festa, tem jantar a dois, tem reencontro da turma antiga. E serve pra drinque com ou sem álcool, tá?'],
        ['Pra festa, conta os convidados e deixa uma folguinha. Pra presente, descobre o que a pessoa gosta de beber.'],
      ],
    },
    funny: {
      openings: [
        'Tem discurso, tem choro, tem {topic}.',
        'A saideira da saideira merece {topic}.',
        'O tio já levantou para o brinde: {topic}.',
      ],
      steps: [
        ['A primeira saideira foi às dez. A quinta, à meia-noite, e havia consenso de que agora era a última mesmo.', 'Em todo brinde há um que discursa, um que bebe antes e um que aproveita para contar a mesma história.'],
        ['Dá até para beber água com ar de festa. Ninguém precisa saber o que tem dentro, e a foto fica ótima.'],
        ['Para o anfitrião que reclama de dar festa e dá uma por mês. E para a amiga que só passou para dar um oi.'],
        ['Conte os convidados e acrescente três. Toda festa perde três, e ninguém descobriu para onde vão.'],
      ],
    },
    motivational: {
      openings: [
        'Ao que vocês conquistaram, um brinde: {topic}.',
        'Boas notícias pedem companhia: {topic}.',
        '{O topic} para celebrar o que deu trabalho.',
      ],
      steps: [
        ['A chave da casa na mão, o diploma, o primeiro mês do negócio. Antes de seguir, as pessoas se juntam e brindam.', 'Foram meses de planilha, espera e telefonema. Quando dá certo, o primeiro gesto é chamar quem ajudou.'],
        ['Brindar é olhar no rosto de cada um que esteve por perto. Leva poucos segundos, e todos lembram.'],
        ['Para a conquista grande e para a pequena, que quase passou sem festa. As duas merecem mesa.'],
        ['Pense em quem você quer por perto na hora de brindar. A quantidade sai dessa lista.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como lavar e guardar {o topic} sem manchas.',
        'De onde vêm as manchas de gota: {topic}.',
        'Detalhes de serviço que fazem diferença: {topic}.',
      ],
      steps: [
        ['Da pia direto para o armário e, no dia da visita, aparecem manchas de gota e um cheiro de madeira.'],
        ['A água seca sozinha e deixa minerais. E restos de detergente ou gordura derrubam a espuma e escondem o aroma.'],
        ['Enxágue bem, escorra e seque com pano que não solte fiapos. Antes de servir, passe uma água fria.'],
        ['Antes da festa, alguém segura cada peça contra a luz e dá uma última polida. É um gesto antigo de boas-vindas.'],
      ],
    },
    casual: {
      openings: [
        'Aquela manchinha de gota depois de guardar: {topic}.',
        'Cadê a espuma? Pode ser {o topic}.',
        'Um cuidado antes de servir: {topic}.',
      ],
      steps: [
        ['Já viu a espuma sumir em um segundo, na frente da visita? A gente culpa a bebida, e a coitada não fez nada.'],
        ['É resto de detergente ou de gordura, quase sempre. E a gota que seca sozinha deixa marca.'],
        ['Enxágua bem, seca com um pano de algodão limpinho e guarda em pé. Passa uma água antes de servir.'],
        ['Eu gosto do barulho do armário abrindo antes de chegar gente. A casa entende que vai ter festa.'],
      ],
    },
    funny: {
      openings: [
        'Brindou sem olhar no olho, repete: {topic}.',
        'Regras não escritas da mesa com {topic}.',
        'A saideira, segundo os especialistas: {topic}.',
      ],
      steps: [
        ['Saideira é um conceito elástico. Começa como despedida e termina com alguém fritando pastel à meia-noite.'],
        ['Ninguém quer ser o primeiro a ir embora, e ninguém quer que o primeiro vá. Daí nascem as saideiras.'],
        ['Sirva água entre uma rodada e outra, e petiscos antes. No dia seguinte a mesa inteira vai elogiar o anfitrião.'],
        ['Na manhã seguinte, a pia conta tudo: quantos vieram, até que horas ficaram e quem bebeu só refrigerante.'],
      ],
    },
    motivational: {
      openings: [
        'O brinde de quem batalhou junto: {topic}.',
        'A mesa cheia e {o topic} no alto.',
        'Celebrar também é trabalho bem terminado: {topic}.',
      ],
      steps: [
        ['Muita gente conclui uma coisa difícil e já começa a seguinte. Parar para brindar dá um ponto final ao esforço.'],
        ['A festa marca na memória o que os dias cheios apagam. Sem ela, a conquista some entre os boletos.'],
        ['Da próxima vez que algo der certo, ligue para quem ajudou e marque uma hora. Basta uma mesa e duas cadeiras.'],
        ['Depois que todos se vão, fica a mesa por arrumar. Dá para saber, por ela, quanta gente veio brindar.'],
      ],
    },
  },
}
