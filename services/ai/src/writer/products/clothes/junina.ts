import type { ProductType } from '../product-type.ts'

export const junina: ProductType = {
  nouns: ['vestido caipira', 'roupa de quadrilha'],
  asks: ['o dia da festa', 'as medidas de quem vai dançar', 'se vai dançar com par'],
  questions: {
    sale: ['Onde vai ser o seu primeiro arraial?', 'Milho, canjica ou paçoca: o que você procura primeiro na festa?'],
    content: ['Você já foi a noiva ou o noivo da quadrilha?', 'Qual passo da quadrilha você sempre erra?'],
  },
  emojis: ['🌽', '🎶', '👗'],
  hashtags: ['vestidocaipira', 'festajunina', 'roupajunina', 'quadrilha', 'vestidojunino', 'saojoao', 'arraia', 'lookjunino'],
  sale: {
    professional: {
      openings: [
        '{O topic} para dançar a quadrilha inteira.',
        'O arraial tem data, e a roupa já tem nome: {topic}.',
        'Quem vai ao arraial pensa {no topic}.',
      ],
      steps: [
        ['As bandeirinhas já estão no alto e a sanfona começa a afinar. Chegar vestido para o arraial é entrar na festa antes da música.', 'No ensaio, os pares ainda trocam os passos. No dia, com a roupa certa, a quadrilha inteira parece outra.'],
        ['É roupa para girar, bater o pé e formar túnel. O movimento da dança faz metade da beleza, e por isso ela precisa de folga.'],
        ['Serve à escola, ao arraial da rua e à festa da família. No ano seguinte, ainda passa para outra pessoa.'],
        ['Veja a data da primeira festa e as medidas de quem vai dançar. Nesta época, escolher cedo evita a correria.'],
      ],
    },
    casual: {
      openings: [
        'Já tô ouvindo a sanfona: {topic}.',
        'Bora pro arraial com {o topic}.',
        'Tem fogueira, tem milho e tem {topic}.',
      ],
      steps: [
        ['Chega essa época e a gente já sente cheiro de milho em todo canto. Aí lembra que a festa é logo e a roupa não.', 'Na escola, a criançada ensaia o mês todo. No dia, com a roupa, até quem tinha vergonha dança.'],
        ['Essa roupa só fica completa em movimento. A gente gira, bate o pé, passa pelo túnel e é aí que ela aparece.'],
        ['Dá pra usar na escola, na rua, na firma e na casa da tia. Festa nessa época é o que não falta.'],
        ['Me passa as medidas e o dia da primeira festa. Se for pra criança, deixa uma folguinha, que ela ainda cresce.'],
      ],
    },
    funny: {
      openings: [
        'Olha a chuva, olha a cobra, olha {o topic}.',
        'Para casar de mentira com toda a elegância: {topic}.',
        '{O topic} entre a canjica e o quentão.',
      ],
      steps: [
        ['O noivo foge, o sogro corre atrás e o delegado dança. É o único casamento do ano em que ninguém repara no bufê.', 'Anarriê, disse o marcador. Metade foi para a frente, metade foi para trás, e o túnel virou engarrafamento.'],
        ['A roupa tem que aguentar giro, pulo e o terceiro prato de canjica. Da fogueira, pede-se só um pouco de distância.'],
        ['Serve à festa da escola, à da rua e à da empresa, onde o chefe sempre acaba de bigode pintado.'],
        ['Na hora da medida, dê uma folga. O milho, a paçoca e o bolo de fubá também vão dançar com você.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem ensaiou e vai dançar bonito: {topic}.',
        '{O topic} para fazer bonito no terreiro.',
        'A festa é de todos, e {o topic} {entra/entram} na roda.',
      ],
      steps: [
        ['Foram semanas de ensaio depois da aula, errando o mesmo passo. No dia, o túnel sai inteiro, e a arquibancada aplaude.', 'Na rua, um pendura bandeirinha e outro carrega a lenha. Uma festa assim só acontece porque cada um faz um pouco.'],
        ['Vestir-se para a quadrilha é cuidar de uma tradição. Ela continua porque alguém costura, alguém ensaia e alguém dança.'],
        ['Há quem dance desde a infância e quem entre na roda pela primeira vez. A sanfona recebe os dois.'],
        ['Escolha com tempo e combine as cores com o par, se houver. Na foto da festa, dá gosto ver os dois juntos.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Um pouco sobre a festa e {o topic}.',
        'De onde vêm as cores {do topic}.',
        'Tradição que se veste: {topic}.',
      ],
      steps: [
        ['Na quadrilha, os passos têm nomes curiosos, como anarriê e balancê. A roupa também tem história parecida.'],
        ['A dança veio dos salões franceses e ganhou o interior do Brasil. Lá, vestia-se a melhor roupa, com tecido florido e fita.'],
        ['Para montar um visual com o que há em casa, junte xadrez, flor e um lenço. Costure remendos só com alinhavo, para soltar depois.'],
        ['Conhecer a origem muda o jeito de vestir. A roupa festeja o povo do campo, e merece capricho.'],
      ],
    },
    casual: {
      openings: [
        'Como cuidar {do topic} até o fim da festa.',
        'Dicas de arraial pra quem vai de {topic}.',
        'Antes da quadrilha a gente confere tudo: {topic}.',
      ],
      steps: [
        ['A música mal começou e já tem fita solta no meio da roda. Todo ano é igual, e sempre falta um alfinete.'],
        ['Quadrilha tem giro, corrida e túnel apertado. O que tá só colado ou com um pontinho fraco não chega ao casamento.'],
        ['Reforça fitas e botões com linha na véspera e leva dois alfinetes. Perto da fogueira, prende as pontas soltas e fica longe.'],
        ['Depois da festa, lava, seca bem e guarda com os enfeites juntos. No ano que vem, é só achar a caixa.'],
      ],
    },
    funny: {
      openings: [
        'O casamento mais confuso do ano e {o topic}.',
        'Quadrilha, a coreografia que ninguém decora: {topic}.',
        'Relatos do túnel, por quem estava de {topic}.',
      ],
      steps: [
        ['Olha a chuva, e todos voltam. É mentira, e todos vão. Os dois da frente continuam voltando até hoje.'],
        ['A quadrilha tem trinta pessoas, quinze direitas e quinze esquerdas. O marcador grita uma coisa, e a sanfona sugere outra.'],
        ['Cole atrás de um par que saiba e imite com meio segundo de atraso. Para a maquiagem, óleo e algodão resolvem.'],
        ['No fim, a noiva se casou com o delegado e ninguém reparou. A fila da canjica já estava grande.'],
      ],
    },
    motivational: {
      openings: [
        'O que a festa junina ensina a fazer junto: {topic}.',
        'Uma rua inteira prepara a festa: {topic}.',
        'O ensaio, a roda e {o topic}.',
      ],
      steps: [
        ['Na primeira semana, ninguém acerta o caracol. Na última, até o menorzinho puxa a fila com segurança.'],
        ['Na quadrilha, ninguém brilha sem os outros. Se um solta a mão, a roda para e espera ele voltar.'],
        ['Em casa, ensaie os passos contando em voz alta, devagar, antes da música. Troquem de par, para todos aprenderem os dois lados.'],
        ['Anos depois, a música toca e o pé lembra. O nome do par, alguns ainda lembram também.'],
      ],
    },
  },
}
