import type { ProductType } from '../product-type.ts'

export const boardGames: ProductType = {
  nouns: ['jogo da memória', 'dominó', 'jogo de tabuleiro'],
  asks: ['quantas pessoas jogam', 'a idade da mais nova', 'se é para casa ou para presente'],
  questions: {
    sale: ['Quem joga com você aí em casa?', 'Noite de jogo ou tarde de chuva?'],
    content: ['Quem não sabe perder na sua família?', 'Você deixa a criança ganhar?'],
  },
  emojis: ['🎲', '👧', '👦'],
  hashtags: ['jogosdetabuleiro', 'jogosinfantis', 'jogodamemoria', 'domino', 'brincar', 'jogoseducativos', 'jogosemfamilia'],
  sale: {
    professional: {
      openings: [
        'Para reunir a família em volta da mesa: {topic}.',
        '{O topic} {pede/pedem} só mesa, tempo e companhia.',
        'Uma partida antes do jantar: {topic}.',
      ],
      steps: [
        ['Chove, o passeio foi cancelado e todos olham para o celular. Alguém põe o jogo na mesa e as cadeiras se aproximam.', 'Depois do almoço, a avó e o neto jogam de igual para igual. Ela finge distração, e ele confere as peças.'],
        ['Um jogo de mesa junta idades. Todos veem a mesma coisa, esperam a vez e comemoram ou reclamam ao mesmo tempo.'],
        ['Serve para férias, viagem, dia de chuva e visita de primos. É também um presente que a família inteira usa.'],
        ['Para escolher, pense em quantas pessoas costumam jogar e na idade da mais nova. Ela é quem define o ritmo da partida.'],
      ],
    },
    casual: {
      openings: [
        'Celular na gaveta e {topic} na mesa.',
        'Bora jogar uma partida: {topic}.',
        'Pra tarde de chuva e primo em casa: {topic}.',
      ],
      steps: [
        ['Acabou a luz, acabou a internet, e a melhor noite da família começou. Tinha vela, pipoca e um jogo na mesa.', 'Primo em casa, chuva lá fora, e a pergunta de sempre: o que a gente faz agora? Senta todo mundo e joga.'],
        ['O que eu gosto em jogo de mesa é que criança ganha de adulto de verdade. E ainda conta pra todo mundo.'],
        ['Vai bem nas férias, na viagem, na casa da avó e naquele feriado comprido. Até adolescente acaba sentando.'],
        ['Pensa em quantos jogam na sua casa e na idade do menor. Partida boa é aquela em que ninguém fica só olhando.'],
      ],
    },
    funny: {
      openings: [
        'Prepare a desculpa para quando perder: {topic}.',
        '{O topic} {revela/revelam} quem rouba na família.',
        'A paz do almoço acaba aqui: {topic}.',
      ],
      steps: [
        ['A avó doce, que faz bolo e manda beijo, muda completamente com um jogo na frente. Não perdoa nem neto de cinco anos.', 'Toda família tem o que inventa regra no meio da partida. Ele diz que na casa dele sempre foi assim.'],
        ['Um jogo mostra quem a pessoa é em dez minutos. Casal que joga junto e continua se falando pode até financiar casa.'],
        ['Bom para férias, chuva e visita que não vai embora. Serve também para decidir quem lava a louça.'],
        ['Veja quantos vão jogar e combine as regras antes da primeira rodada. Por escrito, se o tio estiver na mesa.'],
      ],
    },
    motivational: {
      openings: [
        'Uma hora juntos, sem tela: {topic}.',
        '{O topic} para ensinar a esperar a vez.',
        'Hoje se perde, amanhã tem revanche: {topic}.',
      ],
      steps: [
        ['Na primeira derrota, a criança chorou. Semanas depois, sorriu, arrumou as peças e pediu revanche ao avô.', 'O pai chega tarde, mas joga uma partida antes do banho. A criança conta com esses quinze minutos o dia todo.'],
        ['Na mesa se aprende a esperar, a observar e a aceitar a vez do outro. Cada partida é um treino divertido.'],
        ['Combina com famílias, turmas, avós e netos. Uma partida curta por dia já vira costume da casa.'],
        ['Escolha algo que o mais novo consiga acompanhar. Quando ele joga sem ajuda, todos se divertem mais.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como começar a jogar em família: {topic}.',
        'Perder também se aprende na mesa: {topic}.',
        'Regras claras antes da partida: {topic}.',
      ],
      steps: [
        ['A partida termina em choro, e a família conclui que a criança ainda não tem idade para jogar.', 'O adulto deixa ganhar sempre, por carinho. Na escola, com os colegas, a primeira derrota vira uma surpresa grande.'],
        ['Esperar a vez e aceitar um resultado são coisas que se treinam. Em partidas longas, a criança cansa antes de aprender.'],
        ['Comece com rodadas curtas, comente as boas jogadas dos dois lados e deixe que ela guarde as peças no fim.'],
        ['Jogos de mesa são antigos em quase todos os povos. As regras mudam de lugar para lugar, e cada família acrescenta a sua.'],
      ],
    },
    casual: {
      openings: [
        'Deixar a criança ganhar ou não: {topic}.',
        'Toda família tem uma regra só dela em {topic}.',
        'Um truque pra partida não acabar em choro: {topic}.',
      ],
      steps: [
        ['A caixa do jogo está no alto do armário há meses. Quando alguém desce, a família joga até a hora de dormir.'],
        ['Jogo guardado no alto do armário ninguém lembra. E partida comprida demais cansa os pequenos antes da metade.'],
        ['Deixa o jogo num lugar que a criança alcance e combina partidas curtas. Melhor de três dá revanche pra todo mundo.'],
        ['Pra mim, o melhor momento é depois, quando todo mundo fala ao mesmo tempo sobre aquela jogada.'],
      ],
    },
    funny: {
      openings: [
        'Na minha casa a regra é outra: {topic}.',
        'A revanche que nunca acaba: {topic}.',
        'Cenas de família em noite de jogo com {topic}.',
      ],
      steps: [
        ['A criança de seis anos explica as regras, muda as regras e ganha. O adulto só percebe quando já perdeu duas vezes.'],
        ['Regra de família passa de boca em boca e ninguém leu o papel. Cada casa joga uma versão e jura que é a certa.'],
        ['Antes de guardar, conte as peças e ponha tudo num saquinho dentro da caixa. Quem perdeu arruma, quem ganhou confere.'],
        ['Dez anos depois, a peça sumida aparece atrás do armário. A família comemora como se fosse final de campeonato.'],
      ],
    },
    motivational: {
      openings: [
        'O costume de jogar junto: {topic}.',
        'Uma partida por dia: {topic}.',
        'O que fica na memória de quem joga {topic}.',
      ],
      steps: [
        ['A criança tímida não falava com as visitas. Foi na mesa do jogo que deu a primeira risada alta.'],
        ['Jogar dá assunto e dá um lugar a cada um. Ninguém precisa saber conversar para sentar e participar.'],
        ['Escolha um dia fixo na semana e deixe que cada vez um decida o jogo. O costume se forma em poucas semanas.'],
        ['Anos depois, ninguém lembra o placar. Todos lembram quem ria, quem reclamava e quem trazia a pipoca.'],
      ],
    },
  },
}
