import type { ProductType } from '../product-type.ts'

export const anklet: ProductType = {
  nouns: ['tornozeleira'],
  asks: ['a medida do tornozelo', 'se prefere discreta ou colorida', 'se é para você ou para presente'],
  questions: {
    sale: ['Você usa no dia a dia ou só na praia?', 'Discreta ou bem colorida?'],
    content: ['Você já perdeu uma tornozeleira na areia?', 'Pé esquerdo ou direito: qual você escolhe?'],
  },
  emojis: ['🦶', '🏖️', '✨'],
  hashtags: ['tornozeleira', 'tornozeleiras', 'tornozeleirafeminina', 'semijoias', 'acessoriosfemininos', 'verao', 'acessorios'],
  sale: {
    professional: {
      openings: [
        'Um detalhe que acompanha cada passo: {topic}.',
        '{O topic} {combina/combinam} com pés à mostra e dias sem pressa.',
        'Beleza que aparece quando você caminha: {topic}.',
      ],
      steps: [
        ['Sandália, bermuda, vestido leve. Um detalhe no tornozelo completa o conjunto sem que ninguém saiba bem por quê.', 'Ao cruzar as pernas ou caminhar na calçada, o tornozelo aparece. É um lugar que pouca gente enfeita.'],
        ['Acompanha o movimento e quase não se sente. Por isso muita gente põe um dia e esquece de tirar.'],
        ['Vai bem na viagem, no passeio e também na rotina. É presente para amigas, irmãs e quem gosta de detalhes.'],
        ['Meça o tornozelo com um barbante e some um dedo de folga. A peça deve se mover sem descer até o pé.'],
      ],
    },
    casual: {
      openings: [
        'Pé na areia ou na calçada, com {topic}.',
        'Eu ponho {o topic} e o resto é sandália.',
        'Um charme que aparece no passo: {topic}.',
      ],
      steps: [
        ['Sabe quando a roupa é só um short e uma sandália, e mesmo assim alguém elogia? Olha pro tornozelo da pessoa.', 'A gente enfeita a orelha, o pescoço, a mão, e esquece do tornozelo. Ele também vai pro passeio, né?'],
        ['É leve, a gente nem lembra que tá usando. Aí cruza a perna e pronto, aparece.'],
        ['Boa pra levar na viagem, pra usar no dia a dia, pra dar pra irmã e usar igual.'],
        ['Mede com um barbante e deixa um dedinho de folga. Apertada incomoda e muito larga vai parar no calcanhar.'],
      ],
    },
    funny: {
      openings: [
        'Os pés também querem aparecer: {topic}.',
        'A sandália ganhou companhia com {topic}.',
        'Só faltava enfeitar o tornozelo: {topic}.',
      ],
      steps: [
        ['A unha estava por fazer e a sandália era velha. Ninguém viu, porque todo mundo olhou para o tornozelo.', 'A pessoa pôs para a viagem e continua usando no escritório, por baixo da meia. Diz que assim a reunião rende.'],
        ['Ocupa pouco espaço na mala, ao contrário dos quatro pares de sapato que ninguém vai usar.'],
        ['Para quem vive de sandália, para quem só usa tênis e para quem cruza a perna de propósito.'],
        ['Meça o tornozelo antes. Larga demais, a tornozeleira troca de função e vira enfeite de chinelo.'],
      ],
    },
    motivational: {
      openings: [
        'Um lembrete de dias bons a cada passo: {topic}.',
        'Para quem anda muito e merece um mimo: {topic}.',
        '{O topic} para marcar uma viagem ou uma amizade.',
      ],
      steps: [
        ['Três amigas voltaram da viagem com a mesma peça no tornozelo. A rotina recomeçou, e nenhuma delas tirou.', 'O dia foi de pé, de um lado para o outro. Em casa, sapato longe, há um detalhe bonito à vista.'],
        ['Quase ninguém vê, e essa é a graça. É um enfeite que a pessoa usa, antes de tudo, para si.'],
        ['Para a irmã que mora longe, a amiga da viagem, a colega que anda o dia inteiro e nunca se queixa.'],
        ['Se for presente combinado entre amigas, escolham juntas. Cada uma leva no tornozelo a mesma lembrança.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A medida certa para {topic}.',
        'Cuidados na praia e na piscina: {topic}.',
        'Como usar {o topic} no dia a dia.',
      ],
      steps: [
        ['De manhã servia, à noite aperta. A medida do tornozelo também muda ao longo do dia.'],
        ['O calor e as horas em pé aumentam o volume da perna. E a água puxa qualquer fecho que esteja meio aberto.'],
        ['Meça no fim do dia e some um dedo de folga. Antes de entrar no mar, confira o fecho ou deixe a peça guardada.'],
        ['Há quem escolha sempre o mesmo lado, sem saber explicar. Trocado de pé, o enfeite parece estar no lugar errado.'],
      ],
    },
    casual: {
      openings: [
        'O mar levou? Conversa sobre {topic}.',
        'Barbante e um dedinho de folga: {topic}.',
        'Na piscina ou na gaveta? Vamos falar {do topic}.',
      ],
      steps: [
        ['De manhã a tornozeleira tava certinha. No fim do dia, depois de andar muito, parece que encolheu.'],
        ['No calor a perna incha um pouquinho. E onda adora um fecho que não foi fechado direito.'],
        ['Mede de noite, põe um dedo de folga e confere o fecho antes da praia. Na dúvida, guarda na bolsa.'],
        ['Eu só consigo usar do lado esquerdo. Já tentei do outro e passei o dia estranhando.'],
      ],
    },
    funny: {
      openings: [
        'Da areia para dentro do tênis: {topic}.',
        'A meia e {o topic}, uma relação difícil.',
        'O fecho, o joelho e a ginástica de colocar: {topic}.',
      ],
      steps: [
        ['Para fechar uma tornozeleira, é preciso dobrar o joelho, prender a respiração e torcer. Algumas aulas de ginástica pedem menos.'],
        ['O fecho é pequeno, o tornozelo é longe, e a luz nunca ajuda. Não é falta de jeito, é geometria.'],
        ['Apoie o pé numa cadeira e comece com o fecho virado para a frente. Depois é só girar.'],
        ['Depois de fechada, a peça fica dias no lugar. Não é preguiça, é que ninguém quer repetir a ginástica.'],
      ],
    },
    motivational: {
      openings: [
        'Passo a passo, uma boa lembrança: {topic}.',
        'A viagem que ficou no tornozelo: {topic}.',
        'Um enfeite para si, sem data marcada: {topic}.',
      ],
      steps: [
        ['Depois da viagem, a mala se desfaz em um dia. O enfeite que veio de lá fica por muito mais tempo.'],
        ['Lembranças usadas no corpo voltam na hora mais comum, no banho, no sofá, ao calçar o sapato.'],
        ['Se quiser marcar uma viagem, combine com os outros de usar no mesmo dia, uma vez por ano, e mandar foto.'],
        ['Quem viajou junto manda foto do pé, cada um de uma cidade, descalço, de meia, de chinelo. A viagem foi uma só.'],
      ],
    },
  },
}
