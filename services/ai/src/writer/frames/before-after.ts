import type { Frame } from './frame.ts'

export const beforeAfter: Frame = {
  leads: {
    professional: [[
      'Veja a diferença com os seus olhos.', 'O começo e o resultado, lado a lado.', 'Vale a pena comparar.',
    ], [
      'Uma comparação que vale por muitas palavras.', 'O resultado se vê melhor lado a lado.', 'Registramos a mudança do começo ao fim.', 'Observe a diferença.', 'O mesmo ponto de partida, outro resultado.',
      'Duas imagens contam esta história.',
    ]],
    casual: [[
      'Repara só nessa mudança.', 'Eu amo mostrar isso.', 'Olha como era e como ficou.',
    ], [
      'Olha essa diferença.', 'Repara bem nas duas fotos.', 'Eu amo fazer esse tipo de foto.', 'Nem parece que é a mesma coisa.', 'Desliza e me diz.', 'Quem te viu, quem te vê.',
    ]],
    funny: [[
      'Juro que é o mesmo.', 'O antes também saiu na foto.', 'Procure as sete diferenças.',
    ], [
      'Ninguém trocou por outro, eu juro.', 'Não é truque, é trabalho.', 'O antes pediu para não ser identificado.', 'Procure as diferenças, tem várias.', 'O depois já está até andando diferente.',
      'Parece novela: sumiu um capítulo e voltou outra pessoa.',
    ]],
    motivational: [[
      'Dá orgulho olhar para trás.', 'O trabalho aparece melhor assim.', 'Olhe de onde partimos.',
    ], [
      'Entre uma foto e outra existe muito trabalho.', 'Toda mudança começa por uma decisão.', 'O que parecia sem jeito ganhou outra história.', 'É bonito ver o quanto se pode mudar.', 'Passo a passo, chegou-se aqui.',
      'Olhar para o antes faz valorizar o depois.',
    ]],
  },
  steps: {
    professional: [
      ['Olhando só o resultado, parece que sempre foi assim. A foto do começo mostra o tamanho do caminho.', 'É comum achar que não há mais o que fazer. Uma comparação como esta ajuda a mudar de ideia.'],
      ['Entre uma imagem e outra houve um olhar atento, algumas decisões e muitas horas de trabalho que não aparecem.'],
      ['Quem também pensa em uma mudança pode começar por uma foto. Ela diz mais que a descrição mais comprida.'],
      ['Se você se viu no antes, fale conosco. Conte como está hoje e o que gostaria de ver no fim.'],
    ],
    casual: [
      ['Eu quase esqueço de fotografar o começo, na ansiedade de pôr a mão. Ainda bem que lembrei de registrar.', 'Quando a gente vê só o pronto, nem imagina. Aí aparece a foto de antes e todo mundo solta um \'nossa\'.'],
      ['No meio teve muita hora de trabalho e aquele momento em que parece que não vai dar. Sempre tem.'],
      ['Todo mundo tem alguma coisa esperando uma mudança. Às vezes tá tão acostumado que nem repara mais.'],
      ['Se você tem um antes por aí, me manda a foto. A gente conversa e vê junto o que dá pra fazer.'],
    ],
    funny: [
      ['Se eu não tivesse a foto do começo, ninguém ia acreditar em mim. Está aí a prova, podem mandar para a perícia.', 'A foto do começo saiu tremida, como toda prova importante. A do fim eu tirei dez vezes, só para ter certeza.'],
      ['No meio do caminho existe sempre uma fase que ninguém fotografa. Quem faz entende, quem espera prefere nem olhar.'],
      ['Todo mundo tem um antes esperando a vez, desses que a gente promete resolver no fim de semana. Faz anos.'],
      ['Mande a foto do seu quando quiser. Aqui a gente olha para o antes já imaginando o depois.'],
    ],
    motivational: [
      ['No primeiro dia, a distância até o resultado parecia enorme. Foi diminuindo a cada hora de trabalho, sem pressa.', 'Há uma alegria própria em guardar a foto do começo e abri-la no fim, ao lado do resultado.'],
      ['Ninguém fotografa a metade, quando está tudo fora do lugar. É lá que se decide continuar.'],
      ['Quem confiou antes de ver o resultado teve coragem. Deixar uma escolha nas mãos de alguém pede confiança.'],
      ['Se você também pensa em uma mudança, mostre como está hoje. É da foto do antes que tudo começa.'],
    ],
  },
  facts: {
    all: [
      'Entre as duas imagens cabem horas que não aparecem em nenhuma delas.', 'O primeiro passo foi olhar com atenção o que dava para aproveitar.',
      'Fotografar o começo parece bobagem, mas faz toda a diferença no fim.', 'A mesma luz e o mesmo ângulo mostram a mudança com honestidade.', 'Nem tudo precisa ser trocado, muita coisa só precisa de trabalho.',
      'Quem acompanhou as etapas sabe o tamanho da diferença.', 'Muitas vezes falta só alguém que enxergue a possibilidade.', 'O resultado depende tanto da técnica quanto da paciência.',
      'Compare com calma, que há mudança até nos cantos.',
    ],
    professional: [
      'Cada etapa foi planejada antes de começar.', 'Mostramos o ponto de partida para que o resultado faça sentido.', 'Avaliamos cada caso antes de propor o que fazer.',
      'O processo foi combinado com quem nos procurou.', 'Se você tem algo parecido, podemos conversar.',
    ],
    casual: [
      'Confesso que no meio do caminho eu também duvidei.', 'Me dá uma alegria enorme ver esse depois.', 'Se você tem um antes parado aí, me conta.', 'Guardei a foto do antes só pra isso.',
      'Dá pra acreditar que é o mesmo?',
    ],
    funny: [
      'O antes está pensando em pedir direito de resposta.', 'Se eu não tivesse foto, ninguém acreditaria.', 'O depois já está se achando.', 'Entre uma e outra houve café, susto e um eu consigo.',
      'Pode dar zoom, eu deixo.',
    ],
    motivational: [
      'Há valor em transformar em vez de descartar.', 'Quem trabalha com paciência enxerga o depois antes de todos.', 'Nem sempre é fácil, mas ver pronto compensa.',
      'O meio do caminho quase nunca é bonito, e está tudo bem.', 'Todo bom resultado já foi um começo bagunçado.',
    ],
  },
  questions: [
    'Qual diferença você viu primeiro?', 'Você tem algo esperando por uma mudança?', 'Prefere ver o processo ou só o resultado?', 'Antes ou depois: qual surpreendeu mais?', 'Que nota você dá para a mudança?',
    'O que você transformaria na sua casa?',
  ],
  asks: [
    'o que você gostaria de mudar', 'uma foto do seu antes', 'como você imagina o depois', 'a sua dúvida sobre o processo',
  ],
  hashtags: ['antesedepois', 'transformacao', 'resultado', 'mudanca', 'processo', 'inspiracao', 'beforeandafter', 'bastidores'],
  emojis: ['🔄', '👀', '✨', '📸', '👏'],
}
