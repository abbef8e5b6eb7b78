import type { ProductType } from '../product-type.ts'

export const nursingPillow: ProductType = {
  nouns: ['almofada de amamentação'],
  asks: ['para quando é o bebê', 'as cores do quarto', 'se é para presente'],
  questions: {
    sale: ['O canto da mamada vai ser na poltrona ou na cama?', 'O quarto do bebê já está pronto?'],
    content: ['Qual foi o seu lugar preferido pra dar de mamar?', 'O que não podia faltar do seu lado na mamada?'],
  },
  emojis: ['🤱', '👶', '💛'],
  hashtags: ['almofadadeamamentacao', 'amamentacao', 'almofadaamamentacao', 'amamentar', 'enxovaldebebe', 'maternidade', 'gestante'],
  sale: {
    professional: {
      openings: [
        '{O topic} para apoiar os braços de quem amamenta.',
        'Um apoio para muitas mamadas: {topic}.',
        'O canto da mamada começa com {o topic}.',
      ],
      steps: [
        ['São várias mamadas por dia, e algumas parecem longas. Depois de meia hora, o braço pede um apoio.', 'A poltrona está no canto do quarto, com a luz fraca ao lado. Falta só o que vai apoiar o bebê e os braços.'],
        ['O bebê é leve, mas o braço parado se cansa. Com um apoio em volta do corpo, quem amamenta não precisa sustentar tudo.'],
        ['Serve a quem dá o peito e a quem dá a mamadeira, em casa ou na visita aos avós. É um presente muito usado.'],
        ['Na escolha, pense no lugar da mamada e em quem vai usar. E veja se a capa pode ser tirada para lavar.'],
      ],
    },
    casual: {
      openings: [
        'O braço vai agradecer {o topic}.',
        'Pra mamada da madrugada e todas as outras: {topic}.',
        'Tem bebê chegando? Olha {o topic}.',
      ],
      steps: [
        ['A gente monta um castelo de travesseiro em volta, e no meio da mamada um deles escorrega. Toda noite a mesma coisa.', 'Três da manhã, a casa quietinha e o bebê mamando sem pressa nenhuma. Nessa hora, um apoio pro braço vale muito.'],
        ['O bebê nem pesa tanto, mas fica ali meia hora. Com o braço apoiado, a gente aproveita melhor aquele momento.'],
        ['É presente que dá pra entregar ainda na gravidez. Quem já passou por isso sempre acha boa ideia.'],
        ['Me conta pra quando é e como é o quarto. E já pensa se você prefere uma capa que dá pra tirar e lavar.'],
      ],
    },
    funny: {
      openings: [
        'Para o braço que já não sente os dedos: {topic}.',
        '{O topic} e o fim do castelo de travesseiros.',
        'O bebê jantou três vezes, e {o topic} nem {reclamou/reclamaram}.',
      ],
      steps: [
        ['O bebê mamou, dormiu e ficou ali, no seu braço. Você não sente mais os dedos, mas ninguém se mexe.', 'Foram quatro travesseiros, uma almofada do sofá e um casaco dobrado. No meio da obra, o bebê já tinha dormido de novo.'],
        ['Em volta do corpo, deixa uma das mãos livre. Com ela dá para beber água e procurar o controle, que está longe.'],
        ['Para a mamada, para a mamadeira e para o gato da casa, que vai achar que foi comprada para ele.'],
        ['Escolha já pensando na capa. O bebê vai golfar exatamente nela, e a capa precisa estar pronta para isso.'],
      ],
    },
    motivational: {
      openings: [
        'Muitas horas de colo pedem apoio: {topic}.',
        '{O topic} para quem está aprendendo a amamentar.',
        'Um cuidado com quem cuida: {topic}.',
      ],
      steps: [
        ['As primeiras mamadas são de aprender, dos dois lados. Um lugar arrumado e um apoio firme já são uma ajuda.', 'De madrugada, quando a casa inteira dorme, alguém está sentado com um bebê no colo. Esse alguém também merece conforto.'],
        ['Amamentar toma tempo, e ninguém vê a conta das horas. Deixar o corpo mais apoiado é um cuidado simples.'],
        ['Quem dá de presente pensa em quem acabou de ter o bebê, e não só nele. Esse gesto é lembrado.'],
        ['Escolha com quem vai usar, se puder, e pense na poltrona ou na cama. O melhor apoio é o que fica por perto.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como arrumar o canto da mamada: {topic}.',
        'O que deixar ao alcance da mão, junto com {o topic}.',
        'Pequenos preparos em volta {do topic}.',
      ],
      steps: [
        ['O bebê pegou o peito, a posição está boa, e o copo d\'água ficou na cozinha. Acontece em toda casa.', 'Cada mamada leva seu tempo, e levantar no meio dela custa. Por isso o lugar pede um pouco de preparo.'],
        ['Quem amamenta sente muita sede e fica com os braços ocupados. O que não está à mão, naquela hora, é como se não existisse.'],
        ['Deixe por perto água, paninho, celular e uma luz fraca. O apoio deve trazer o bebê à altura do peito, e não o contrário.'],
        ['Se a posição incomoda ou dói, peça ajuda a um profissional de saúde. Não é preciso acertar tudo sem apoio.'],
      ],
    },
    casual: {
      openings: [
        'Madrugada, silêncio e {o topic}.',
        'Coisas que a gente faz durante a mamada, com {o topic}.',
        'Quem amamenta reconhece essas cenas: {topic}.',
      ],
      steps: [
        ['Tem mamada de dez minutos e tem mamada que parece uma viagem de ônibus. O bebê para, olha, ri e volta.'],
        ['Bebê novinho mama devagar, cochila no meio e recomeça. Não tem relógio que dê jeito, cada um tem o seu ritmo.'],
        ['Deixa um cantinho montado, com água, paninho e alguma coisa de comer. Se tiver alguém em casa, pede pra repor.'],
        ['Passa rápido, mesmo quando não parece. Um dia a gente olha pra poltrona e sente falta daquele peso no colo.'],
      ],
    },
    funny: {
      openings: [
        'O colo preso, versão completa: {topic}.',
        'Malabarismos de quem está com {o topic} no colo.',
        'O telefone toca sempre nessa hora: {topic}.',
      ],
      steps: [
        ['O controle está a trinta centímetros da sua mão. Podia estar em outra cidade, porque o bebê acabou de dormir.'],
        ['Existe um campo de força em volta de quem amamenta. Nada do que se precisa consegue entrar nele por vontade própria.'],
        ['Antes de sentar, faça a ronda. Água, banheiro, celular carregado, controle, biscoito e a porta avisada de que ninguém toca.'],
        ['Se faltar alguma coisa, aprenda a chamar em voz baixa. É um idioma próprio, feito de gestos e sobrancelhas.'],
      ],
    },
    motivational: {
      openings: [
        'Horas que ninguém conta: {topic}.',
        'Ninguém precisa acertar de primeira {no topic}.',
        'As madrugadas de mamada, com {o topic} no colo.',
      ],
      steps: [
        ['Tem quem amamente por meses, tem quem dê a mamadeira desde o início. O colo é o mesmo, e o olhar também.'],
        ['Alimentar um bebê ocupa boa parte do dia, e não aparece em nenhuma lista. Mas o dia todo gira em volta disso.'],
        ['Aceite ajuda com a louça, com a roupa e com a visita. Quem está de fora pode cuidar do resto da casa.'],
        ['Mais tarde, vem a lembrança da luz fraca e da respiração pequena. O cansaço daqueles dias fica longe, e o colo continua perto.'],
      ],
    },
  },
}
