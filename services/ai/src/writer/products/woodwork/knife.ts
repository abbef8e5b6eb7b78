import type { ProductType } from '../product-type.ts'

export const knife: ProductType = {
  nouns: ['faca artesanal', 'faca gaúcha', 'faca de churrasco', 'faca para churrasco', 'faca personalizada', 'faca de cozinha artesanal', 'faca de chef', 'faca do chef', 'faca campeira', 'faca crioula', 'faca de cutelaria', 'jogo de facas', 'cutelaria', 'cutelaria artesanal'],
  asks: ['para que vai usar mais', 'o tamanho de lâmina que prefere', 'se é para você ou para presente'],
  questions: {
    sale: ['Churrasco ou cozinha do dia a dia?', 'Cabo claro ou escuro?'],
    content: ['Quem corta a carne na sua família?', 'Você afia em casa ou leva para afiar?'],
  },
  emojis: ['🔪', '🔥', '🪵'],
  hashtags: ['cutelaria', 'cutelariaartesanal', 'facaartesanal', 'facagaucha', 'facadechurrasco', 'churrasco', 'churrasqueiro', 'cutelariabrasileira', 'cuteleiro', 'assador'],
  sale: {
    professional: {
      openings: [
        'O corte começa no fio: {topic}.',
        '{O topic} {pede/pedem} boa tábua e mão firme.',
        'Lâmina, cabo e equilíbrio: {topic}.',
      ],
      steps: [
        ['A carne descansou na tábua, e a família se aproxima. Um fio bem feito separa as fatias sem esmagar.', 'Na cozinha, o tomate maduro é o teste. Se a lâmina entra sem pressionar, o trabalho foi bem feito.'],
        ['O que se sente primeiro é o equilíbrio entre lâmina e cabo. Com o peso bem distribuído, o corte pede menos força.'],
        ['É presente certo para quem comanda o churrasco, para quem cozinha por gosto e para cozinheiros de profissão.'],
        ['Pense no corte mais frequente, se de carne, de legumes ou de uso no campo. O formato e o comprimento dependem disso.'],
      ],
    },
    casual: {
      openings: [
        'Olha o fio e o cabo: {topic}.',
        'Tem gente na família que vai querer {o topic}.',
        '{Corta/Cortam} que é uma beleza: {topic}.',
      ],
      steps: [
        ['Sabe aquele churrasco em que a carne tá perfeita e a faca não corta? Dá uma tristeza no assador.', 'Meu teste é o tomate bem maduro. Se a lâmina passa sem amassar, eu já abro um sorriso.'],
        ['Pra mim, o cabo conta tanto quanto a lâmina. Tem que encaixar na mão e dar vontade de cozinhar.'],
        ['{Vai/Vão} pro pai que assa, pra mãe que cozinha, pro amigo que abriu restaurante. É daqueles presentes que a pessoa usa mesmo.'],
        ['Me conta o que você mais corta e o tamanho em que se sente bem. Carne pede uma coisa, cebola pede outra.'],
      ],
    },
    funny: {
      openings: [
        'A faquinha de pão já pode descansar: {topic}.',
        '{O topic} e o fim do tomate amassado.',
        'Tem quem trate como filho: {topic}.',
      ],
      steps: [
        ['O tio corta a picanha com a mesma faca de serra do pão desde 1998. A família assiste e não comenta.', 'O dono da churrasqueira empresta o carro, a casa e a cadeira. A faca, só com ele ao lado, olhando.'],
        ['Com um bom fio, o tomate sai em fatias. Sem ele, sai em molho, e alguém muda o cardápio.'],
        ['{Serve/Servem} para o churrasqueiro sério, para o que se acha sério e para o que só corta a linguiça e conta como participação.'],
        ['Diga se é para carne, legumes ou para impressionar o sogro. As três finalidades têm tamanhos diferentes.'],
      ],
    },
    motivational: {
      openings: [
        'Ferramenta boa é respeito pelo trabalho: {topic}.',
        'Aço, paciência e fio: {topic}.',
        'Quem vive da cozinha sabe o valor {do topic}.',
      ],
      steps: [
        ['A cozinha abre cedo, e há quilos de cebola pela frente. Com uma boa lâmina, o turno começa de outro modo.', 'O pai ensinou a assar sem pressa e a cortar contra a fibra. Hoje é o filho quem fica ao lado do fogo.'],
        ['O aço passa pelo calor, pelo desbaste e pelo fio. Um descuido numa etapa aparece na seguinte.'],
        ['É um bom presente de formatura para quem estudou gastronomia, e de aniversário para quem cozinha para todos.'],
        ['Escolha pela mão que vai usar. O comprimento e a grossura do cabo mudam o conforto de um dia inteiro.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Afiar e guardar do jeito certo: {topic}.',
        'Por que o fio se perde: {topic}.',
        'Tábua, água e pano, os cuidados com {o topic}.',
      ],
      steps: [
        ['O fio sumiu, e muita gente compra uma faca nova. Quase sempre bastava afiar e mudar um ou dois hábitos.', 'Deixar a lâmina na pia, no meio da louça, é um costume comum. Ali ela bate, mancha e perde o corte.'],
        ['O fio é uma borda finíssima, que entorta ou lasca contra superfícies duras. Vidro, mármore e prato são os piores.'],
        ['Use tábua de madeira ou de polietileno, lave à mão e seque em seguida. Guarde protegida, sem contato com outros talheres.'],
        ['Uma lâmina bem cuidada acompanha muitos anos de cozinha. Afiar aos poucos gasta menos do que afiar tarde.'],
      ],
    },
    casual: {
      openings: [
        'Na pia não, viu? Conversa sobre {o topic}.',
        'Chaira ou pedra? Dúvida boa de quem tem {topic}.',
        'Corta em cima do prato? Para já: {topic}.',
      ],
      steps: [
        ['A gente usa, deixa na pia com o resto da louça e esquece. Depois reclama que perdeu o corte.', 'Todo mundo acha que a chaira afia. Ela ajuda, mas o que ela faz é outra coisa.'],
        ['A chaira só alinha o fio que entortou. Quem tira um pouquinho de aço e afia mesmo é a pedra.'],
        ['Chaira antes de usar, pedra de vez em quando, e tábua de madeira sempre. Lavou, seca na hora.'],
        ['Afiar devagar, no silêncio da cozinha, tem um gosto bom. Eu sempre testo no tomate.'],
      ],
    },
    funny: {
      openings: [
        'A gaveta de talheres e o fim do fio: {topic}.',
        'Quem cortou papelão com {o topic}?',
        'O teste do tomate e outras provas: {topic}.',
      ],
      steps: [
        ['Alguém abriu uma caixa de encomenda com a melhor lâmina da casa. Todos negam, mas a fita adesiva ficou.', 'Há quem corte em cima do prato e quem corte em cima da pia. O aço ouve esse barulho e sofre calado.'],
        ['Papelão gasta o fio depressa, e fita adesiva gruda. Juntos, são tudo o que um churrasqueiro teme.'],
        ['Tenha um estilete para as caixas, à vista de todos. E guarde a lâmina boa num lugar que só você conheça.'],
        ['Com o fio em dia, a família passa a inventar coisas para cortar. A salada nunca foi tão fina.'],
      ],
    },
    motivational: {
      openings: [
        'A oficina por trás {do topic}.',
        'Um bom fio pede calma: {topic}.',
        'Aprender a afiar é aprender a sentir: {topic}.',
      ],
      steps: [
        ['O cuteleiro iniciante estraga muito aço antes de acertar a têmpera. Guarda os erros na parede, para lembrar.', 'Quem afia pela primeira vez levanta demais o ângulo. A mão demora a entender quanto é pouco.'],
        ['O ângulo precisa ser o mesmo do começo ao fim da passada. A constância importa mais do que a força.'],
        ['Para treinar, pinte o fio com caneta e passe na pedra. Onde a tinta saiu, o ângulo estava certo.'],
        ['Ofícios de fogo e metal ensinam a esperar a cor certa. Antes dela, nenhum martelo adianta.'],
      ],
    },
  },
}
