import type { ProductType } from '../product-type.ts'

export const soups: ProductType = {
  nouns: ['caldo', 'caldinho', 'sopa', 'canja', 'caldo verde', 'caldo de mocotó', 'creme de legumes'],
  asks: ['quantas pessoas vão comer', 'se é entrada ou jantar', 'se prefere mais grosso ou mais ralo'],
  questions: {
    sale: ['Caneca ou prato fundo?', 'Com pão, com queijo ou sem nada?'],
    content: ['Mais grosso ou mais ralinho?', 'Você assopra ou queima a língua?'],
  },
  emojis: ['🍲', '🥣', '😋'],
  hashtags: ['caldos', 'sopas', 'sopa', 'caldo', 'caldinho', 'caldosesopas', 'jantar'],
  sale: {
    professional: {
      openings: [
        'A noite pede um prato fundo: {topic}.',
        '{O topic} {chega/chegam} à mesa com fumaça e cheiro bom.',
        'Para jantar com calma, {topic}.',
      ],
      steps: [
        ['O dia terminou tarde e ninguém quer um jantar pesado. Um prato fundo, uma colher e um pedaço de pão bastam.', 'Amigos à volta da mesa, canecas na mão e a panela no centro. A conversa não precisa de mais nada.'],
        ['O sabor vem do refogado e do tempo de panela, quando cada ingrediente se solta. A primeira colherada já mostra isso.'],
        ['{Vai/Vão} bem no jantar da família, na reunião de amigos, na festa da rua e na volta de um dia comprido.'],
        ['Calcule uma porção por pessoa, ou um pouco mais se for a refeição inteira. Pão e queijo completam a mesa.'],
      ],
    },
    casual: {
      openings: [
        'Colher na mão, que tem {topic}.',
        'Noite boa é com prato fundo: {topic}.',
        'Chegar em casa e ter {topic} esperando é outra vida.',
      ],
      steps: [
        ['Tem noite em que a gente só quer prato fundo, pãozinho e silêncio. O resto do mundo pode esperar até amanhã.', 'Chama os amigos, põe a panela no meio e cada um se serve. Não existe encontro mais fácil que esse.'],
        ['O gostoso é aquele sabor de panela que ficou tempo no fogo. Na primeira colher a gente já percebe.'],
        ['{Vai/Vão} no jantar de pijama, na festa com a turma, na caneca e até de entrada antes do prato.'],
        ['Conta as pessoas e vê se vai ter outra coisa. Se for só isso, pensa em repetição, porque vai ter.'],
      ],
    },
    funny: {
      openings: [
        'Óculos embaçados e felizes com {topic}.',
        'Assopra que dá tempo: {topic}.',
        'O pão já sabe o destino dele perto {do topic}.',
      ],
      steps: [
        ['A primeira colherada queima, a segunda também, e mesmo assim ninguém espera. A ciência não explica essa pressa.', 'Quem usa óculos come às cegas por uns minutos. Ainda assim acerta a boca e o pedaço de pão.'],
        ['Sabor de panela demorada não precisa de enfeite. O silêncio em volta da mesa faz a propaganda.'],
        ['Bom para casal cansado, turma faminta e visita que diz que não janta. Ela janta, e raspa o prato.'],
        ['Na conta, considere os que comem dois pratos e os que dizem que querem só o caldo. Estes comem três.'],
      ],
    },
    motivational: {
      openings: [
        'Um jantar simples para fechar o dia: {topic}.',
        'Panela no fogo é cuidado com quem chega: {topic}.',
        'Colher, prato fundo e companhia: {topic}.',
      ],
      steps: [
        ['Quem chega por último em casa gosta de encontrar a panela ainda quente. Alguém lembrou dessa pessoa antes de ir dormir.', 'A semana dispersou a família por horários diferentes. Uma panela no centro da mesa junta todos por meia hora.'],
        ['Cuidar de uma panela é trabalho de esperar e provar. Quem mexe sabe a hora de desligar só pelo cheiro.'],
        ['Levar um prato quente a quem mora só ou acabou de voltar de viagem é visita e jantar de uma vez.'],
        ['Lembre-se do gosto de cada um: mais grosso, mais ralo, com pão ou sem. Detalhe pequeno, mesa contente.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O ponto certo da panela: {topic}.',
        'Como guardar e aquecer {o topic}.',
        'De onde vem o sabor {do topic}.',
      ],
      steps: [
        ['A panela ficou no fogão a noite toda, porque estava quente demais para a geladeira. É um hábito comum e pouco recomendável.'],
        ['Panela grande demora a esfriar e fica horas morna, faixa em que bactérias crescem. E o sabor vem do refogado.'],
        ['Divida em potes rasos para esfriar depressa e leve à geladeira em até duas horas. Ao servir, ferva novamente.'],
        ['Quase toda cultura tem um prato de panela, água e o que havia por perto. É cozinha de aproveitar e repartir.'],
      ],
    },
    casual: {
      openings: [
        'Bora conversar mexendo a panela? O tema é: {topic}.',
        'Meu truque pra engrossar {o topic}.',
        'Cozinha com vapor na janela e {topic}.',
      ],
      steps: [
        ['Já fiz um que parecia água com boa intenção. Pus sal, pus mais sal, e continuou triste.'],
        ['O sabor começa antes da água. Sem cebola bem dourada e tempero refogado, a panela não tem o que soltar.'],
        ['Refoga com calma primeiro. E pra engrossar, bate uma concha da própria panela no liquidificador e devolve pro fogo.'],
        ['Panela grande no fogo deixa a casa com outro clima. O vidro embaça e a gente fala mais baixo.'],
      ],
    },
    funny: {
      openings: [
        'Técnicas nacionais de assopro: {topic}.',
        'Quem queimou a língua {no topic} levanta a mão.',
        'Colher cheia, bom senso vazio: {topic}.',
      ],
      steps: [
        ['Todo mundo avisa que está quente, com a língua já queimada. A experiência não ensina nada a ninguém.'],
        ['Líquido grosso segura o calor por mais tempo, e o da borda engana. O centro continua fervendo, sem avisar ninguém.'],
        ['Coma pelas beiradas e deixe o meio para depois. A avó dizia isso e ninguém prestava atenção.'],
        ['O último pedaço de pão vira pano de prato comestível. Sai tudo limpo, e a louça agradece.'],
      ],
    },
    motivational: {
      openings: [
        'Fogo baixo e colher na mão: {topic}.',
        'O tempo faz o sabor {do topic}.',
        'Repartir uma panela é costume antigo: {topic}.',
      ],
      steps: [
        ['A pessoa que mexe a panela costuma ser a última a sentar. Ela prova em pé e ajeita o sal.'],
        ['Fogo baixo dá tempo para cada sabor sair. Quem tem pressa aumenta a chama e perde metade.'],
        ['Guarde talos e cascas limpas num saco no congelador. Quando encher, rendem uma boa base de caldo.'],
        ['Uma panela grande nunca é feita para uma pessoa só. Quem cozinha já está pensando em quem vai chegar.'],
      ],
    },
  },
}
