import type { Frame } from './frame.ts'

export const beforeAfter: Frame = {
  leads: {
    professional: [
      'Uma comparação que vale por muitas palavras.', 'O resultado se vê melhor lado a lado.', 'Registramos a mudança do começo ao fim.', 'Observe a diferença.', 'O mesmo ponto de partida, outro resultado.',
      'Duas imagens contam esta história.',
    ],
    casual: [
      'Olha essa diferença.', 'Repara bem nas duas fotos.', 'Eu amo fazer esse tipo de foto.', 'Nem parece que é a mesma coisa.', 'Desliza e me diz.', 'Quem te viu, quem te vê.',
    ],
    funny: [
      'Ninguém trocou por outro, eu juro.', 'Não é truque, é trabalho.', 'O antes pediu para não ser identificado.', 'Procure as diferenças, tem várias.', 'O depois já está até andando diferente.',
      'Parece novela: sumiu um capítulo e voltou outra pessoa.',
    ],
    motivational: [
      'Entre uma foto e outra existe muito trabalho.', 'Toda mudança começa por uma decisão.', 'O que parecia sem jeito ganhou outra história.', 'É bonito ver o quanto se pode mudar.',
      'Passo a passo, chegou-se aqui.', 'Olhar para o antes faz valorizar o depois.',
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
