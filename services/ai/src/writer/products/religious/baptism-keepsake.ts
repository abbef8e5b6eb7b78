import type { ProductType } from '../product-type.ts'

export const baptismKeepsake: ProductType = {
  nouns: ['lembrancinha de batizado', 'lembrancinha de batismo', 'lembrança de batizado'],
  asks: ['a data do batizado', 'quantos convidados vão', 'quem são os padrinhos'],
  questions: {
    sale: ['Quem vai ser a madrinha?', 'Já escolheram a data do batizado?'],
    content: ['Quem são os seus padrinhos?', 'Você guarda alguma coisa do seu batizado?'],
  },
  emojis: ['🕊️', '🙏', '🤍'],
  hashtags: ['lembrancinhadebatizado', 'batizado', 'lembrancinhabatizado', 'batismo', 'lembrancasdebatizado', 'lembrancinhasdebatizado', 'lembrancinhas'],
  sale: {
    professional: {
      openings: [
        'Para agradecer a quem veio ao batizado: {topic}.',
        '{O topic} {marca/marcam} um dia de fé em família.',
        'O primeiro sacramento merece ser lembrado: {topic}.',
      ],
      steps: [
        ['A água na testa, o choro rápido, a vela acesa nas mãos do padrinho. Depois da missa, cada convidado leva um pedaço desse dia.', 'Avós na primeira fila, tios com o celular na mão, a criança de branco. O batizado reúne gente que há meses não se via.'],
        ['Uma lembrança de batizado fala de fé e de família ao mesmo tempo. Por isso costuma ficar anos na estante ou na carteira.'],
        ['Além dos padrinhos e avós, pense no padre, na equipe da igreja e em quem não pôde vir e vai gostar de receber.'],
        ['Ao contar os convidados, considere uma lembrança por família ou por pessoa e some algumas para quem aparece de surpresa.'],
      ],
    },
    casual: {
      openings: [
        'Pra agradecer a quem foi rezar junto: {topic}.',
        'O batizado já tem data? Vem ver {o topic}.',
        '{O topic} pra avó mostrar pra todo mundo.',
      ],
      steps: [
        ['Batizado tem cheiro de roupa passada e de bolo esperando em casa. A criança dorme, acorda na água e a família inteira se emociona.', 'A madrinha segura firme, o padrinho cuida da vela e a avó chora antes da hora. É um dia que a gente quer guardar.'],
        ['O bom de uma lembrança dessas é que ninguém joga fora. Ela vai parar num lugar bonito na casa de quem recebe.'],
        ['Vale pros padrinhos, pros avós, pros tios de longe e pro padre. E sempre tem alguém que não pôde ir e pede uma.'],
        ['Faz a conta com calma: uma por pessoa ou uma por família? Eu somaria umas a mais, porque sempre aparece visita.'],
      ],
    },
    funny: {
      openings: [
        'Do choro na pia ao cafezinho depois da missa: {topic}.',
        '{O topic} {vai/vão} direto para a estante da avó.',
        'Um carinho para quem acordou cedo para a missa: {topic}.',
      ],
      steps: [
        ['A criança dormiu a missa inteira e acordou justo na água. A família sorriu, e essa história vai ser contada em todo aniversário.', 'Na porta da igreja tem abraço, foto e criança passando de colo em colo. No fim, cada um leva uma lembrança nas mãos.'],
        ['A lembrança vai para casa na bolsa da avó, ao lado do terço e do lenço. Dali passa para um lugar de destaque.'],
        ['Padrinhos, avós e bisavós recebem com gosto. A vizinha que cuidou do almoço também merece sair com a sua.'],
        ['Conte os convidados e acrescente algumas. As avós costumam pedir mais uma para mostrar às amigas da paróquia.'],
      ],
    },
    motivational: {
      openings: [
        'A fé passa de mão em mão na família: {topic}.',
        'Para os padrinhos que disseram sim: {topic}.',
        '{O topic} para agradecer por uma vida que começa.',
      ],
      steps: [
        ['Os pais escolheram o nome, os padrinhos e a data. No batizado, apresentam a criança à fé que receberam dos próprios pais.', 'O padrinho segura a vela com cuidado, olhando a chama. Naquele gesto, assume estar por perto enquanto a criança cresce.'],
        ['A lembrança faz pensar nesse compromisso. Anos depois, a criança já grande encontra uma na casa da avó e pergunta.'],
        ['É uma forma de agradecer aos padrinhos, aos avós que ensinaram a rezar e à comunidade que recebeu a família.'],
        ['Pense primeiro em quem esteve por perto durante a espera. A lista de convidados começa por essas pessoas.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que significa cada sinal do batizado: {topic}.',
        'Como organizar {o topic} sem correria.',
        'Antes da missa, a lista: {topic}.',
      ],
      steps: [
        ['Muitas famílias deixam a lembrança para o fim dos preparativos e descobrem na última semana que ninguém fechou o número de convidados.'],
        ['O batizado costuma juntar dois grupos: quem vai à igreja e quem vai direto ao almoço. As contas se perdem entre um e outro.'],
        ['Faça uma lista só, com duas colunas, igreja e almoço. Decida cedo se será uma por pessoa ou uma por família.'],
        ['Água, vela, óleo e veste branca contam o rito há séculos. Conhecer esses sinais ajuda a entender o que a lembrança guarda.'],
      ],
    },
    casual: {
      openings: [
        'Guardou a do seu batizado? Vamos falar de {topic}.',
        'Uma conversa com mães e madrinhas: {topic}.',
        'O que a gente esquece na hora de pensar {no topic}.',
      ],
      steps: [
        ['A gente organiza roupa, igreja, almoço e padrinho. Na última semana alguém pergunta das lembranças, e todo mundo se olha.'],
        ['O número de convidados muda até a véspera, e a conta atrasa junto. Um tio confirma, outro leva a família inteira.'],
        ['Pergunta cedo pros avós quem eles querem chamar. E guarda uma pra própria criança, com a data anotada, pra ela ver depois.'],
        ['Eu acho bonito quando a madrinha guarda a dela junto com a foto. Um dia ela abre a caixa e mostra pro afilhado.'],
      ],
    },
    funny: {
      openings: [
        'As histórias de família em volta {do topic}.',
        'O dia em que todos falam baixinho: {topic}.',
        'Roupinha branca, colo de avó e {topic}.',
      ],
      steps: [
        ['A roupa do batizado passou pelo pai, pela tia e por dois primos. Está na caixa da avó, embrulhada em papel de seda.'],
        ['A família guarda a roupa, a vela e a lembrança porque o batizado junta todo mundo. Cada coisa conta quem estava lá.'],
        ['Anote atrás da lembrança o nome da igreja e dos padrinhos. Daqui a vinte anos ninguém precisará adivinhar.'],
        ['Mais tarde, no almoço, a criança dorme no colo de alguém e os mais velhos contam como foi o batizado deles.'],
      ],
    },
    motivational: {
      openings: [
        'Uma data que a família conta por gerações: {topic}.',
        'A fé que começa no colo: {topic}.',
      ],
      steps: [
        ['Uma criança pequena não se lembra do próprio batizado. Quem lembra por ela são os padrinhos, as fotos e as lembranças guardadas.'],
        ['A família guarda sinais do batizado: uma vela, uma roupa, um cartão. Eles ajudam a contar o que a criança não viu.'],
        ['Monte uma caixa com a vela, uma foto da missa e uma lembrança. Escreva uma carta curta e deixe junto.'],
        ['Quem prepara um batizado cuida de coisas pequenas, uma por uma. No dia, a criança está rodeada por tudo isso.'],
      ],
    },
  },
}
