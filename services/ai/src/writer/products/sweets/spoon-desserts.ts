import type { ProductType } from '../product-type.ts'

export const spoonDesserts: ProductType = {
  nouns: ['cocada cremosa', 'cocada de forno', 'cocada de colher', 'pudim', 'mousse', 'pavê', 'manjar', 'copo da felicidade', 'sobremesa', 'brigadeiro de colher', 'arroz-doce', 'canjica', 'munguzá'],
  asks: ['quantas pessoas vão comer', 'para quando é', 'qual sobremesa faz mais sucesso na sua casa'],
  questions: {
    sale: ['Qual sobremesa não pode faltar no almoço da sua família?', 'Você repete ou fica numa porção só?'],
    content: ['Quem raspava a panela na sua casa?', 'Você come a sobremesa antes do café ou depois?'],
  },
  emojis: ['🥄', '🍽️', '😋'],
  hashtags: ['sobremesas', 'sobremesa', 'doces', 'pudim', 'mousse', 'pave', 'sobremesasdeliciosas'],
  sale: {
    professional: {
      openings: [
        'A colher já pode ficar na mesa: {topic}.',
        'Para encerrar bem a refeição, {topic}.',
        '{O topic} {é/são} aquela sobremesa que faz todos ficarem à mesa.',
      ],
      steps: [
        ['Os pratos do almoço saíram, mas as colheres de sobremesa ficaram. Todos esperam o que vem da cozinha.', 'Depois de um jantar tranquilo, uma sobremesa de colher pede silêncio. Ele costuma durar até a última raspada.'],
        ['O que agrada é a maciez: a colher entra sem esforço e o sabor chega aos poucos, sem pressa.'],
        ['Faz companhia ao almoço de família, ao jantar com amigos e àquela vontade de doce no meio da noite.'],
        ['Calcule uma porção por pessoa e some algumas, porque a repetição é certa. Depois, escolha um sabor que agrade à mesa.'],
      ],
    },
    casual: {
      openings: [
        'Guarda espaço, que tem {topic}.',
        'Colher na mão e {topic} na frente: pronto.',
        'O almoço só termina depois disso: {topic}.',
      ],
      steps: [
        ['Almoço em família só acaba depois da sobremesa. Até lá ninguém levanta, nem quem disse que tinha compromisso.', 'Eu abro a geladeira pra pegar água e a colher já vem na minha mão sozinha. É um mistério antigo.'],
        ['Doce de colher é carinho: macio, cremoso na medida, e a gente come raspando o cantinho.'],
        ['{Vai/Vão} no almoço de família, no jantar com os amigos ou na noite de sofá e cobertor.'],
        ['Conta as pessoas e soma quem repete. Na minha família todo mundo repete, e ainda leva um pouco pra casa.'],
      ],
    },
    funny: {
      openings: [
        'Fila de colheres na porta da geladeira: {topic}.',
        'A visita ia embora, mas ouviu falar {do topic}.',
        'Raspar o fundo também faz parte {do topic}.',
      ],
      steps: [
        ['O tio faz a mesma piada de sempre quando chega a sobremesa, e todos riem pela vigésima vez. A colher perdoa tudo.', 'Alguém alisou a superfície com a colher para disfarçar a visita noturna. Ficou liso demais, e aí todo mundo soube.'],
        ['Doce de colher não deixa prova em pedaço, só em nível. Por isso a família aprendeu a marcar a altura.'],
        ['Resolve almoço com sogra, jantar com chefe e coração partido. Para este último, colher de sopa.'],
        ['Pense no número de pessoas e some a madrugada. A madrugada também come, e come direto da travessa.'],
      ],
    },
    motivational: {
      openings: [
        'Quem cozinhou o almoço merece sentar e receber {o topic}.',
        'Cuidado que se come de colher: {topic}.',
        'O melhor do almoço guardado para o fim, {topic}.',
      ],
      steps: [
        ['A pessoa que fez o almoço ainda está de pé, servindo os outros. Sobremesa resolvida é cadeira puxada para ela também.', 'Há sobremesa que traz de volta a mesa da avó, com toalha e tudo. Dividir uma dessas reúne até quem anda distante.'],
        ['Textura boa vem de medida certa e espera. Quem faz sabe quanto tempo existe antes da primeira colher.'],
        ['Levar a sobremesa para quem acabou de ter bebê ou de se mudar é ajuda de verdade. Uma preocupação a menos.'],
        ['Lembre do que cada um à mesa gosta e escolha o que agrada à maioria. Acertar deixa todos contentes e a travessa vazia.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Textura e descanso, o que faz diferença {no topic}.',
        'Servir no ponto certo: {topic}.',
        'Pequenos cuidados antes de servir {o topic}.',
      ],
      steps: [
        ['A sobremesa fica pronta em cima da hora e vai à mesa ainda mole. O sabor está lá, mas a textura não.'],
        ['Cremes firmam com o tempo e com a temperatura. Vapor preso vira água, e água por cima desmancha o acabamento.'],
        ['Se foi ao fogo, deixe amornar antes de cobrir e dê algum descanso. Na hora de servir, colher limpa conserva melhor o restante.'],
        ['Sobremesa de colher é receita de caderno, feita de olho e de lembrança. Quase sempre rende mais do que se pensava.'],
      ],
    },
    casual: {
      openings: [
        'Conversa com a colher na boca: {topic}.',
        'Dica de quem já errou {o topic}.',
        'Sobremesa de família é assunto sério: {topic}.',
      ],
      steps: [
        ['Já servi sobremesa mole pra visita porque não aguentei esperar. Virou bebida, mas ninguém reclamou.'],
        ['É o descanso que firma. A gente acha que tá parado na geladeira, mas está acontecendo um monte de coisa ali.'],
        ['Faz na véspera sempre que puder. No dia você só tira, serve e recebe elogio sem suar.'],
        ['O silêncio da primeira colherada é o som de que eu mais gosto. Depois vem o barulho da raspada, que também é ótimo.'],
      ],
    },
    funny: {
      openings: [
        'A verdade sobre o nível da travessa: {topic}.',
        'Piada do tio e {topic}, os clássicos do almoço.',
        'Ocorrências noturnas envolvendo {topic}.',
      ],
      steps: [
        ['Às duas da manhã a luz da geladeira ilumina um rosto, uma colher e nenhuma culpa. É uma cena de família.'],
        ['O culpado come sempre do mesmo canto, achando que passa despercebido. A travessa fica com uma praia.'],
        ['Sirva em porções separadas e dê nome a cada uma. Não resolve, mas cria vergonha.'],
        ['Quem raspa a vasilha da sobremesa nunca se oferece para lavar. Já está tão limpa que nem precisava, segundo a pessoa.'],
      ],
    },
    motivational: {
      openings: [
        'Sobremesa boa pede espera: {topic}.',
        'Receita de caderno que continua viva: {topic}.',
        'O cuidado de quem prepara {o topic}.',
      ],
      steps: [
        ['A sobremesa da família fica pronta quando a casa já dormiu. Quem fez apaga a luz da cozinha pensando no almoço.', 'A receita da mãe nunca sai igual na primeira vez. Falta um gesto que ela fazia e nunca escreveu.'],
        ['Cada etapa tem o seu tempo, e o descanso termina o serviço. Quem tenta apressar descobre isso na hora de servir.'],
        ['Peça para cozinhar ao lado de quem sabe e anote o que a pessoa faz sem dizer. Ali está metade da receita.'],
        ['Numa travessa raspada até o fundo cabe o elogio inteiro da mesa. Quem fez vê de longe e entende.'],
      ],
    },
  },
}
