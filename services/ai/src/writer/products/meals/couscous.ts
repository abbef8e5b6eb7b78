import type { ProductType } from '../product-type.ts'

export const couscous: ProductType = {
  nouns: ['cuscuz', 'cuscuz recheado'],
  asks: ['quantas pessoas vão comer', 'a que horas você gosta de comer', 'se prefere simples ou bem servido'],
  questions: {
    sale: ['Cuscuz de manhã ou no jantar?', 'Quem senta à mesa com você?'],
    content: ['Que cuscuz se comia na sua casa?', 'Você come de garfo ou de colher?'],
  },
  emojis: ['🌽', '☕', '🍳'],
  hashtags: ['cuscuz', 'cuscuznordestino', 'cuscuzrecheado', 'cafedamanha', 'comidanordestina', 'cafedamanhanordestino'],
  sale: {
    professional: {
      openings: [
        'Comida de casa, com gosto brasileiro: {topic}.',
        '{O topic} {resolve/resolvem} uma refeição com sabor de casa.',
        'Para quem gosta de comida que sustenta, {topic}.',
      ],
      steps: [
        ['A mesa está posta, o café está quente e o cuscuz chega ao centro. Quem estava no quarto aparece sem ninguém chamar.', 'No fim de um dia comprido, ninguém quer começar um jantar do zero. Um prato de cuscuz resolve a fome e agrada a casa.'],
        ['No cuscuz, a umidade certa faz a diferença: nem seco, nem pesado, com o sabor bem distribuído em cada garfada.'],
        ['Serve a quem come cedo antes do trabalho, a quem recebe a família e a quem prefere jantar algo simples.'],
        ['Para escolher a quantidade, pense em quantos vão comer e se o cuscuz será a refeição inteira ou parte da mesa.'],
      ],
    },
    casual: {
      openings: [
        'Hoje a fome tem solução: {topic}.',
        'Puxa a cadeira, que tem {topic}.',
        '{O topic} {tem/têm} gosto de mesa cheia.',
      ],
      steps: [
        ['Sabe quando a fome chega e só comida de verdade resolve? Eu penso logo em cuscuz no prato e alguém do lado pra conversar.', 'Tem dia que a gente quer comer bem sem encarar uma pilha de panelas. Um cuscuz no prato, e a louça que espere.'],
        ['Bom mesmo é quando ele está úmido na medida e o sabor aparece desde a primeira garfada. Aí o prato some rapidinho.'],
        ['Vai bem pra família reunida, pra quem almoça sozinho e pra visita que disse que só ia tomar um café.'],
        ['Antes de pedir, conta quem vai comer e lembra de quem sempre repete. Toda mesa tem uma pessoa assim.'],
      ],
    },
    funny: {
      openings: [
        'Disse que não estava com fome, até ver {o topic}.',
        'Tem gente que só levanta do sofá por {topic}.',
        'Um motivo de atraso que todo mundo entende: {topic}.',
      ],
      steps: [
        ['Você chama três vezes para a mesa e ninguém responde. Aí diz baixinho a palavra cuscuz e aparece até o vizinho do lado.', 'A pessoa avisa que vai comer só um pouquinho. Dez minutos depois, está raspando o prato e olhando para o seu.'],
        ['Cuscuz enche o prato, mata a fome e ainda deixa vontade de só mais uma garfada. É nessa garfada que mora o perigo.'],
        ['Serve para a fome da manhã, para a fome da noite e para aquela fome sem nome que aparece no meio.'],
        ['Ao calcular, conte as pessoas e desconfie de quem disse que está sem fome. Esse costuma repetir duas vezes.'],
      ],
    },
    motivational: {
      openings: [
        'Você alimenta a casa toda. Hoje, sente e aproveite: {topic}.',
        'Para reunir quem anda sem tempo: {topic}.',
        '{O topic} {faz/fazem} cada um puxar a sua cadeira.',
      ],
      steps: [
        ['Há semanas em que cada um come numa hora. Um cuscuz no meio da mesa junta todos, e alguém conta como foi o dia.', 'Você trabalhou, resolveu a casa e ainda pensou no que cada um ia comer. Uma refeição pronta deixa você sentar também.'],
        ['É um prato simples que pede cuidado no ponto. Quem faz sabe que um pouco de líquido a mais muda tudo.'],
        ['Leve para quem acabou de mudar de casa, para quem está cheio de trabalho ou para aquela vizinha que sempre ajuda.'],
        ['Pense em quem vai comer e no apetite de cada um. Quando ninguém fica sem repetir, a conta foi bem feita.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Um cuidado simples para aproveitar {o topic} no dia seguinte.',
        '{O topic} {pode/podem} continuar {bom/boa/bons/boas} depois da geladeira.',
        'Como guardar sem deixar ressecar: {topic}.',
      ],
      steps: [
        ['O cuscuz estava macio no jantar e amanheceu seco na geladeira. Quem já guardou um prato descoberto conhece essa diferença.', 'Muita gente acha que cuscuz guardado fica sempre seco. Em geral, o que faltou foi um pote com tampa.'],
        ['O ar frio da geladeira tira umidade do que fica exposto. No cuscuz, isso se nota logo na primeira garfada.'],
        ['Guarde em pote fechado assim que esfriar um pouco. Se for aquecer, respingue um pouco de água e cubra o prato.'],
        ['Quem prepara também fica de olho na umidade: no cuscuz, poucas colheradas de líquido separam o ponto macio do ponto seco.'],
      ],
    },
    casual: {
      openings: [
        'Cada região tem uma opinião sobre {o topic}.',
        'Vamos falar {do topic}, que esse assunto rende.',
        'Pergunta que dá conversa em qualquer mesa: {topic}.',
      ],
      steps: [
        ['Fala em cuscuz numa mesa com gente de vários estados e espera. Em dois minutos, cada um está defendendo o da sua terra.', 'A gente pede cuscuz numa viagem e chega um prato bem diferente do de casa. O nome é o mesmo, o prato não.'],
        ['O cuscuz viajou muito. Veio do norte da África, atravessou o mar e ganhou um jeito em cada canto do Brasil.'],
        ['Quando viajar, pede o cuscuz do lugar e pergunta como se come por lá. É um bom jeito de começar uma conversa.'],
        ['No fim, o preferido quase sempre é o que a gente comia em casa. Contra lembrança de infância não tem receita que ganhe.'],
      ],
    },
    funny: {
      openings: [
        '{O topic} {é/são} assunto sério no grupo da família.',
        'Quer ver uma discussão começar? Diga {topic}.',
        'Um prato, muitas opiniões e nenhum acordo: {topic}.',
      ],
      steps: [
        ['Diga na mesa que só existe um cuscuz de verdade. Depois afaste a cadeira e assista, porque cada tia tem uma versão.', 'Toda família tem um fiscal do cuscuz. Ele não cozinha, não lava a louça, mas prova e diz que faltou alguma coisa.'],
        ['Quando o assunto é cuscuz, cada um compara com o da infância, feito por alguém que nunca mediu nada e sempre acertou.'],
        ['Se pedir a receita em casa, leve um copo medidor. É o único jeito de descobrir quanto vale um pouquinho de água.'],
        ['Toda discussão sobre cuscuz acaba quando ele chega à mesa. De boca cheia, até o fiscal concorda por alguns minutos.'],
      ],
    },
    motivational: {
      openings: [
        '{O topic} {guarda/guardam} o saber de muitas cozinhas.',
        'Há muita mão experiente por trás {do topic}.',
        'Receita que se aprende olhando: {topic}.',
      ],
      steps: [
        ['Quase ninguém aprendeu a fazer cuscuz lendo. Aprendeu de pé na cozinha, olhando alguém que media tudo com a mão.', 'O primeiro cuscuz feito em casa costuma sair seco ou molhado demais. O segundo já melhora, e o terceiro vai para a mesa.'],
        ['O ponto depende de quanto líquido a mistura pede, e isso muda de uma vez para outra. A mão percebe antes da receita.'],
        ['Para acertar, ponha o líquido aos poucos e mexa antes de pôr mais. Acrescentar é fácil, e tirar não dá.'],
        ['Quem hoje faz sem medir também errou no começo. Agora ensina alguém que olha ao lado do fogão, com a colher na mão.'],
      ],
    },
  },
}
