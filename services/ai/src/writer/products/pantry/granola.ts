import type { ProductType } from '../product-type.ts'

export const granola: ProductType = {
  nouns: ['granola', 'granola artesanal', 'granola caseira', 'granola crocante', 'granola tradicional'],
  asks: ['com o que você costuma comer', 'se prefere mais crocante ou mais solta', 'se é para casa ou para levar'],
  questions: {
    sale: ['Com iogurte, com fruta ou direto do pote?', 'Café da manhã ou lanche da tarde?'],
    content: ['Você põe o leite antes ou depois?', 'O que não pode faltar na sua tigela?'],
  },
  emojis: ['🥣', '🌾', '🍓'],
  hashtags: ['granola', 'granolaartesanal', 'granolacaseira', 'cafedamanha', 'cereais', 'aveia', 'lanchedatarde'],
  sale: {
    professional: {
      openings: [
        'Crocância para a tigela da manhã: {topic}.',
        'Um punhado {do topic} e a colher já faz barulho.',
        'Tigela cheia, fruta picada e {topic}.',
      ],
      steps: [
        ['A fruta está picada, a tigela está na mesa e falta o que faça barulho. Um punhado de granola completa o café da manhã.', 'São quatro da tarde, a reunião ainda vai longe, e a fome apareceu. Um pote pequeno na gaveta resolve com elegância.'],
        ['Os cereais tostados dão a crocância, e cada colherada traz um pedaço diferente. A graça está na mistura e no contraste com o cremoso.'],
        ['{Serve/Servem} para quem sai cedo, para quem lancha no trabalho, para cobrir frutas assadas e sorvetes e para levar em viagem.'],
        ['Para escolher o tamanho, conte quantas tigelas se servem por semana. Duas ou três colheres por pessoa já bastam em cada uma.'],
      ],
    },
    casual: {
      openings: [
        'Café da manhã com barulhinho bom: {topic}.',
        'Tem iogurte na geladeira? Põe {topic}.',
        'Pote aberto, mão dentro: {topic}.',
      ],
      steps: [
        ['Abre o pote pra pôr no iogurte e come um pouquinho antes. E mais um pouquinho. Quando vê, o iogurte ficou só.', 'Manhã corrida, uma fruta picada de qualquer jeito, um punhado por cima. Em dois minutos a tigela tá com cara de hotel.'],
        ['O gostoso é a mistura: um pedacinho crocante aqui, outro diferente ali. Nenhuma colherada sai igual à outra.'],
        ['{Vai/Vão} no iogurte, na fruta, no sorvete, na panqueca ou na mão mesmo, na frente da televisão.'],
        ['Pensa em quantas tigelas saem por semana aí. Se alguém da casa come direto do pote, pode dobrar.'],
      ],
    },
    funny: {
      openings: [
        'O pote faz barulho e acorda a casa: {topic}.',
        'Só mais um punhadinho {do topic}, e o pote acabou.',
        'Quem mastiga escondido não escolhe {topic}.',
      ],
      steps: [
        ['A pessoa foi beliscar às onze da noite, achando que ninguém ouviria. O barulho da mastigação acordou até o cachorro.', 'No fundo do pote ficam os pedaços pequenos e as boas intenções. Os pedaços grandes foram embora na primeira noite.'],
        ['É tanta coisa misturada que cada um tem o seu garimpo. Cada morador caça o próprio pedaço preferido.'],
        ['{Serve/Servem} para café da manhã, lanche e para dar à fruta aquele empurrãozinho que ela precisava para ser comida.'],
        ['Na hora da conta, some quem garimpa o pote antes do café. Esse morador nunca confessa.'],
      ],
    },
    motivational: {
      openings: [
        'Arrumar a própria tigela com calma: {topic}.',
        'Um café da manhã que começa na véspera: {topic}.',
        'Para quem sai cedo e ainda quer comer bem: {topic}.',
      ],
      steps: [
        ['Separar a tigela e a fruta na noite anterior parece pouco. De manhã, essa ajuda de ontem vale dez minutos de cama.', 'O ônibus passa às seis, e o café costumava ser em pé. Um pote na bolsa permitiu comer sentado, no ponto final.'],
        ['Tostar cereais por igual pede forno brando e alguém que mexa de tempos em tempos. O crocante vem dessa atenção.'],
        ['É bom para o estudante que emenda aulas, para o ciclista de fim de semana e para a avó que gosta de tigela caprichada.'],
        ['Veja em que hora do dia a fome costuma pegar você de surpresa. É ali que o pote deve estar.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Por que a mordida amolece: {topic}.',
        'Como manter a crocância {do topic}.',
        'Tigela, iogurte e a ordem das coisas: {topic}.',
      ],
      steps: [
        ['Na primeira semana estava crocante, na terceira parecia borracha. O pote é o mesmo, e o conteúdo também.', 'Servir tudo junto e esperar o telefonema acabar é receita de tigela mole. O crocante não aguenta dez minutos de iogurte.'],
        ['Cereal tostado tem pouca água e absorve depressa a que encontra, seja do ar, do leite ou da fruta.'],
        ['Guarde em pote bem fechado, longe do fogão, e sirva só na hora de comer. Se amoleceu, alguns minutos de forno baixo ajudam.'],
        ['Cada pessoa defende um ponto: mergulhada até amaciar ou crocante até o fim. As duas escolas têm razão.'],
      ],
    },
    casual: {
      openings: [
        'Ficou mole no pote? Vem cá: {topic}.',
        'Leite antes ou depois {do topic}?',
        'Tem segredo pra guardar {o topic}.',
      ],
      steps: [
        ['Sabe quando a gente deixa o pote meio aberto e, na semana seguinte, já não tem barulho nenhum? Triste, mas tem conserto.', 'Eu montava a tigela, ia atender o celular e voltava pra um mingau. Demorei pra entender que a culpa era minha.'],
        ['É que o cereal tostado tá sequinho e chupa a umidade de todo lado. Do ar, do leite, da banana.'],
        ['Fecha bem o pote e só põe na hora da primeira colherada. Se já murchou, forno baixinho por uns minutos e esfria antes de guardar.'],
        ['Tem quem goste molinha, toda afundada no leite. Eu sou do time do barulho e não abro mão.'],
      ],
    },
    funny: {
      openings: [
        'Time crocante contra time mingau: {topic}.',
        'O pote ficou aberto e {o topic} que o diga.',
        'Mistério dos pedaços sumidos: {topic}.',
      ],
      steps: [
        ['Alguém da casa cata só os pedaços grandes e fecha o pote como se nada fosse. Os flocos de aveia viram tudo.', 'A tigela estava perfeita para a foto. Depois de doze fotos, virou sopa, e a legenda falou em crocância.'],
        ['O cereal seco bebe tudo que encontra. Deixado sozinho com o leite, em dez minutos não resta ninguém de pé.'],
        ['Feche o pote, sirva na hora e fotografe depressa. Para os pedaços sumidos, câmera na cozinha talvez ajude.'],
        ['Nunca se provou quem abriu o pote pela última vez. O rastro de aveia até o sofá é apenas uma coincidência.'],
      ],
    },
    motivational: {
      openings: [
        'Mexer a forma até dourar por igual: {topic}.',
        'A manhã também se prepara: {topic}.',
        'Um pouco de cada coisa, na medida: {topic}.',
      ],
      steps: [
        ['Muita gente queimou a primeira assadeira por dois minutos de distração. A segunda ficou boa porque alguém puxou um banco.', 'Quem estuda à noite e trabalha de dia come nos intervalos. Pensar nesse lanche na véspera é um cuidado consigo.'],
        ['Aveia, sementes e castanhas douram em tempos diferentes. É preciso conhecer cada uma para que nada passe do ponto.'],
        ['Deixe a tigela, a colher e a fruta separadas hoje à noite. Amanhã, conte quanto tempo sobrou para sentar.'],
        ['Uma mesa de café bem cuidada não precisa ser farta. Uma tigela montada com atenção já muda o começo do dia.'],
      ],
    },
  },
}
