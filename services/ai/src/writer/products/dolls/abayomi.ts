import type { ProductType } from '../product-type.ts'

export const abayomi: ProductType = {
  nouns: ['boneca abayomi', 'abayomi'],
  asks: ['se é para presente, escola ou coleção', 'quantas bonecas são', 'as cores dos tecidos'],
  questions: {
    sale: ['Em que lugar da sua casa ou da sua escola ela ficaria?', 'Que cores você escolheria para os tecidos?'],
    content: ['Quando você conheceu a boneca abayomi?', 'Você já fez uma boneca só com nós?'],
  },
  emojis: ['🤎', '🧵', '🌻'],
  hashtags: ['abayomi', 'bonecaabayomi', 'bonecasabayomi', 'culturaafrobrasileira', 'culturanegra', 'representatividade', 'identidadenegra', 'artesanatoafro', 'bonecaspretas', 'educacaoantirracista', 'lenamartins'],
  sale: {
    professional: {
      openings: [
        'Uma boneca feita de nós e de história: {topic}.',
        '{O topic} {traz/trazem} a cultura negra brasileira em cores e tecidos.',
        'Sem costura, sem cola e com muito significado: {topic}.',
      ],
      steps: [
        ['Na estante da sala de aula, entre os livros, há uma boneca preta de turbante. As crianças perguntam, e a aula começa ali.', 'Uma mãe procura uma boneca em que a filha se reconheça. O tecido escuro, o turbante e o porte dizem muito.'],
        ['O corpo se forma com nós, e as roupas, com retalhos amarrados. O rosto não tem traços, e cada pessoa pode imaginar o seu.'],
        ['{Está/Estão} em escolas, bibliotecas, museus e casas. É presente para crianças, educadoras e quem valoriza a arte negra.'],
        ['Conte se é para presentear, para decorar ou para uma atividade. Para grupos, informe a quantidade e a data.'],
      ],
    },
    casual: {
      openings: [
        'Olha que presença: {topic}.',
        'Cor, tecido e identidade: {topic}.',
        'Pra presentear com significado: {topic}.',
      ],
      steps: [
        ['Sabe quando a criança pega a boneca na mão e fala que parece com ela? Esse momento vale demais.', 'A professora põe a boneca na roda e a conversa acontece. Todo mundo tem uma história pra contar.'],
        ['O que eu mais admiro é que nasce só de nós. Um pedacinho de tecido aqui, outro ali, e ela ganha corpo.'],
        ['{Vai/Vão} pra escola, pra estante, pra mesa do trabalho, pra mão da criança. É um presente que puxa conversa boa.'],
        ['Me conta pra quem é e de que cores a pessoa gosta. Se for pra turma da escola, fala a quantidade também.'],
      ],
    },
    funny: {
      openings: [
        'Um turbante mais bonito que o outro: {topic}.',
        'Retalho nenhum fica parado perto {do topic}.',
        'A caixa de retalhos virou festa: {topic}.',
      ],
      steps: [
        ['A criança escolheu o tecido do turbante e levou meia hora. A boneca esperou com toda a elegância.', 'A caixa de retalhos foi aberta para escolher um só. Saíram doze, e agora todos querem participar.'],
        ['Um nó para a cabeça, outros para as mãos, e a postura já aparece. O turbante entra por último, como convidado de honra.'],
        ['{Agrada/Agradam} na escola, na estante e na mesa do escritório, onde {faz/fazem} mais sucesso do que a hora do café.'],
        ['Escolha as cores antes de abrir a caixa de tecidos. Depois de aberta, ninguém mais consegue escolher pouco.'],
      ],
    },
    motivational: {
      openings: [
        'Nó a nó, uma história é contada: {topic}.',
        'As mãos que mantêm viva uma memória: {topic}.',
        'Orgulho e beleza em retalhos: {topic}.',
      ],
      steps: [
        ['Numa roda, mulheres amarram tecidos e conversam. Ao fim da tarde, cada uma tem nas mãos uma boneca diferente.', 'Uma menina vê na boneca o turbante que a avó usava. O reconhecimento acontece sem que se precise explicar.'],
        ['A técnica pede poucos materiais e muita atenção. Cada nó precisa ficar firme, porque não há linha que o sustente.'],
        ['É uma escolha cheia de sentido para educadores, para famílias negras e para todos os que querem ensinar respeito.'],
        ['Pense em quem vai receber e na conversa que a boneca pode abrir. As cores ajudam a contar essa história.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Quem criou a técnica: {topic}.',
        'A história que vale contar {do topic}.',
        'O que dizer às crianças ao mostrar {o topic}.',
      ],
      steps: [
        ['Muitos contam que essas bonecas surgiram nos navios. Não há registro histórico disso, e a origem conhecida é outra.', 'Em sala de aula, a dúvida mais comum é como apresentar a boneca sem repetir histórias que não se confirmam.'],
        ['A artesã Lena Martins criou a técnica no fim dos anos 1980, ligada ao movimento de mulheres negras no Rio de Janeiro.'],
        ['Ao apresentar a boneca, diga o nome de Lena Martins e explique a técnica dos nós. Depois, convide todos a fazer.'],
        ['Dar nome a quem criou faz parte do respeito por uma cultura. A boneca fica ainda mais bonita com essa história.'],
      ],
    },
    casual: {
      openings: [
        'A história certa também importa: {topic}.',
        'Você conhece Lena Martins? O assunto é {topic}.',
        'Na roda com retalho e conversa: {topic}.',
      ],
      steps: [
        ['Eu também já ouvi a história dos navios e achei que era assim. Fui pesquisar e descobri uma outra, muito bonita.', 'Muita gente conhece a boneca e não sabe quem criou a técnica. Vale a pena saber.'],
        ['Foi a Lena Martins, artesã do Maranhão que vivia no Rio, no fim dos anos oitenta. Ela trabalhava com educação e cultura negra.'],
        ['Se for fazer com crianças, conta quem é a Lena e deixa cada uma escolher o seu tecido. A roda fica linda.'],
        ['Pra mim, o mais bonito é fazer junto. Enquanto a mão amarra, a conversa vai longe.'],
      ],
    },
    funny: {
      openings: [
        'O nó que não queria fechar: {topic}.',
        'Doze retalhos na mesa e uma só boneca: {topic}.',
        'Lições da caixa de retalhos para {o topic}.',
      ],
      steps: [
        ['O primeiro nó escapa, o segundo aperta demais, e a roda inteira ri junto. No terceiro, a mão já entende.', 'Cada pessoa jura que o seu turbante ficou o mais bonito. E todas, olhando bem, têm razão.'],
        ['A malha estica um pouco, e é isso que segura o nó. Tecido duro teima e volta para o lugar.'],
        ['Para a roda, separe tiras de malha e retalhos coloridos, mais do que imagina precisar. Ninguém usa uma cor só.'],
        ['No fim, as bonecas ficam lado a lado na mesa, de turbantes diferentes. Dá até para imaginar a conversa.'],
      ],
    },
    motivational: {
      openings: [
        'Ensinar uma técnica é guardar uma memória: {topic}.',
        'A roda ensina enquanto as mãos trabalham: {topic}.',
        'De retalho em retalho, uma cultura se afirma: {topic}.',
      ],
      steps: [
        ['Quem aprende numa roda quase sempre ensina em outra. É assim que a técnica atravessa escolas, bairros e cidades.', 'Uma educadora leva tecidos na sacola e chega antes da turma. O que ela prepara vai além de uma atividade manual.'],
        ['A boneca nasce sem ferramenta nenhuma, só com as mãos. Isso permite que qualquer pessoa aprenda e passe adiante.'],
        ['Ao organizar uma roda, reserve tempo para ouvir as histórias de cada um. A boneca é o começo da conversa.'],
        ['A beleza negra merece estar na estante, na escola e na brincadeira. Cada boneca é um passo pequeno e firme nesse sentido.'],
      ],
    },
  },
}
