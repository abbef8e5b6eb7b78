import type { ProductType } from '../product-type.ts'

export const knitLayer: ProductType = {
  nouns: ['cardigã', 'cardigã de crochê', 'cardigã de tricô', 'suéter', 'casaco de tricô', 'blusa de tricô'],
  asks: ['as suas medidas', 'se prefere justo ou mais solto', 'a cor que você mais usa'],
  questions: {
    sale: ['Você é a pessoa friorenta do grupo?', 'Com jeans ou com vestido: como você usaria?'],
    content: ['Quem manda no ar-condicionado aí no trabalho?', 'Sua mãe também mandava levar um casaquinho?'],
  },
  emojis: ['🧶', '🧥', '🍂'],
  hashtags: ['trico', 'modatrico', 'casacodetrico', 'cardigan', 'cardigadetrico', 'sueter', 'lookdeinverno', 'tricot'],
  sale: {
    professional: {
      openings: [
        'Para os dias em que a temperatura muda: {topic}.',
        '{O topic} {acompanha/acompanham} o trabalho, o passeio e a viagem.',
        'Para vestir e sentir o relevo do ponto: {topic}.',
      ],
      steps: [
        ['De manhã está fresco, ao meio-dia esquenta, e à noite o vento volta. Quem passa o dia na rua precisa de um agasalho por perto.', 'No trabalho, alguém sempre escolhe o ar-condicionado por todos. Um tricô ou crochê na cadeira resolve a questão.'],
        ['O ponto tem relevo e acompanha o corpo. Veste bem com calça, saia ou vestido e arruma a roupa mais simples.'],
        ['Serve ao dia de escritório, ao jantar fora, à viagem de ônibus. Como presente, basta saber o tamanho.'],
        ['Antes de escolher, meça o busto e o braço e diga se prefere justo ou folgado. Essa diferença muda a peça.'],
      ],
    },
    casual: {
      openings: [
        'Pra quando o ar-condicionado resolve mandar: {topic}.',
        '{O topic} {vai/vão} virar o queridinho do armário.',
        'Saiu de casa, leva junto: {topic}.',
      ],
      steps: [
        ['A gente sai com sol, volta com vento e passa o caminho todo pensando no que deixou em casa. Melhor levar junto.', 'Sabe aquele frio de escritório, de ônibus e de cinema? Não depende de estação, e quem é friorento entende.'],
        ['Tricô e crochê têm outra cara, né? O relevo aparece, acompanha o corpo e deixa a roupa simples bem arrumada.'],
        ['Vai com jeans, vai com vestido, vai por cima do que você já tem. E agrada mãe, amiga, irmã, qualquer friorento.'],
        ['Me passa a medida do busto e do braço e conta como você gosta, mais soltinho ou mais justo. Aí acerta.'],
      ],
    },
    funny: {
      openings: [
        'Leva um casaquinho, versão bem vestida: {topic}.',
        '{O topic}, aprovação imediata de todas as mães.',
        'Ar-condicionado zero, você um: {topic}.',
      ],
      steps: [
        ['Em casa avisaram para levar agasalho. Você riu, saiu, esfriou, e agora vai ouvir por telefone que avisaram.', 'No escritório há dois times: o dos dezoito graus e o que trabalha de cobertor. Dá para adivinhar de que time é um bom tricô ou crochê.'],
        ['Tem textura, tem caimento e tem aquele jeito de quem pensou na roupa. Você só estava com frio.'],
        ['Para o cinema gelado, o ônibus gelado e o restaurante em que escolheram a mesa bem embaixo do ar.'],
        ['Escolha o tamanho pensando em quem usa. Em casa com irmã, o dono no papel e o dono na prática são dois.'],
      ],
    },
    motivational: {
      openings: [
        'Ponto por ponto, até a última manga: {topic}.',
        '{O topic} {leva/levam} muitas noites para ficar {pronto/pronta/prontos/prontas}.',
        'Um agasalho que alguém fez com as mãos: {topic}.',
      ],
      steps: [
        ['Você sai cedo, com o dia ainda fresco, e veste algo que alguém fez ponto por ponto. A manhã já começa bem vestida.', 'Dar um agasalho é pensar na pessoa num momento em que você não está. No ponto de ônibus, ela lembra.'],
        ['Corpo, mangas e gola têm cada um a sua conta. No fim, tudo precisa se encontrar na mesma medida.'],
        ['Para quem sai antes do sol, para quem estuda à noite e para quem sente frio quando ninguém mais sente.'],
        ['Pense no que a pessoa já usa e escolha uma cor que converse com isso. O que combina com tudo sai da gaveta toda semana.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como lavar {o topic} sem encolher nem esticar.',
        'Dobrar ou pendurar {o topic}?',
        'Bolinhas no fio, o que fazer: {topic}.',
      ],
      steps: [
        ['Uma das dúvidas mais comuns com roupa de tricô e crochê são as bolinhas. Aparecem justo onde o braço roça no corpo.'],
        ['As fibras soltas se enrolam com o atrito. E as laçadas, com água e peso, cedem ou fecham conforme o fio.'],
        ['Lave em água fria, pelo avesso, sem torcer, e seque deitado. As bolinhas se cortam rente, nunca se puxam.'],
        ['Antes de começar a peça, quem faz tricota ou crocheta um quadrado e lava. É ele que diz quantos pontos vão.'],
      ],
    },
    casual: {
      openings: [
        'Como eu cuido {do topic} em casa.',
        'Bolinha, cabide e outras brigas: {topic}.',
        'Tricô e crochê têm suas manhas, e {o topic} também.',
      ],
      steps: [
        ['Apareceu bolinha embaixo do braço e a gente puxa com a unha. Sai a bolinha e vem um fio atrás.'],
        ['Tricô e crochê são uma laçada presa na outra. Puxou uma, mexeu nas vizinhas, e no cabide o peso vai pra baixo.'],
        ['Dobra e guarda na gaveta. Bolinha a gente corta com tesourinha, bem rente, com a roupa esticada na mesa.'],
        ['Manga é o que mais me faz contar. As duas precisam sair iguais, e a segunda sempre quer ter ideia própria.'],
      ],
    },
    funny: {
      openings: [
        'A guerra do ar-condicionado e {o topic}.',
        'Mãe sempre pergunta se levou {topic}.',
        'O friorento do grupo apresenta: {topic}.',
      ],
      steps: [
        ['Em todo escritório alguém está de manga curta e alguém está de manta. Os dois juram que a temperatura está normal.', 'Quem ri de quem leva agasalho é sempre o mesmo que, às nove da noite, pergunta se você está usando.'],
        ['O friorento foi treinado em casa. Ouviu que era para levar um casaco a vida inteira e hoje leva dois.'],
        ['Deixe um na cadeira do trabalho e outro perto da porta. Com dois postos avançados, dá para passar o ano.'],
        ['Quem faz agasalho começa pensando no frio e termina no calor. No outono seguinte, fica com a razão.'],
      ],
    },
    motivational: {
      openings: [
        'A segunda manga também conta: {topic}.',
        'O que há de trabalho {no topic}.',
        'Algumas carreiras por noite: {topic}.',
      ],
      steps: [
        ['Quem faz tricô ou crochê conhece bem a segunda manga. A primeira foi novidade, e a outra é pura constância.'],
        ['Uma peça assim se faz em partes, ao longo de semanas. Cada noite soma um palmo, e é preciso contar sempre.'],
        ['Se a sua peça está parada, tente fazer as duas mangas ao mesmo tempo, lado a lado. Elas terminam juntas e iguais.'],
        ['A última costura é pequena perto do resto. Mas é depois dela que as partes viram roupa e alguém pode vestir.'],
      ],
    },
  },
}
