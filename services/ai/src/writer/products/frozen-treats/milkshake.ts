import type { ProductType } from '../product-type.ts'

export const milkshake: ProductType = {
  nouns: ['milk-shake', 'milkshake', 'shake', 'frozen'],
  asks: ['qual sabor você prefere', 'se prefere copo grande ou pequeno', 'se é depois da refeição ou no lugar do lanche'],
  questions: {
    sale: ['Canudo ou colher?', 'Qual é o seu sabor de sempre?'],
    content: ['Você faz barulho no fim do copo?', 'Você divide o seu ou cada um com o seu?'],
  },
  emojis: ['🥤', '🍨', '😋'],
  hashtags: ['milkshake', 'milkshakes', 'shakes', 'milkshakelovers', 'milkshakegourmet', 'sorveteria', 'bebidasgeladas'],
  sale: {
    professional: {
      openings: [
        'Um copo alto e bem gelado: {topic}.',
        'Para acompanhar a conversa da tarde, {topic}.',
        '{O topic} {pede/pedem} canudo, calma e boa companhia.',
      ],
      steps: [
        ['Cinema à noite, passeio no fim da tarde ou pausa entre compras. Um copo gelado na mão acompanha bem.', 'A turma se senta, cada um com o seu copo, e logo começa a troca para provar o do outro.'],
        ['O segredo é o ponto: espesso o bastante para ter corpo, fluido o bastante para subir sem esforço.'],
        ['{Serve/Servem} de sobremesa, de lanche na tarde quente e de desculpa para encontrar os amigos.'],
        ['Escolha o tamanho pela fome e o sabor pelo momento. Depois de uma refeição, um copo menor costuma bastar.'],
      ],
    },
    casual: {
      openings: [
        'Geladão e no ponto: {topic}.',
        'Puxa o canudo, que tem {topic}.',
        'Eu tomo {um topic} e volto a ser gente.',
      ],
      steps: [
        ['Sabe aquela tarde abafada em que ninguém quer fazer nada? Um copo bem gelado resolve metade do problema.', 'Encontro de amiga que ia durar meia hora, e o copo já acabou faz tempo. A conversa, não.'],
        ['Bom é aquele grossinho que faz a gente puxar com vontade. Quando sobe o primeiro gole, vem o sorriso.'],
        ['Combina com lanche, com filme, com fim de prova e com preguiça de sobremesa mais complicada.'],
        ['Se for depois de comer, pega um menor. Se for no lugar do lanche, aí vai no grandão mesmo.'],
      ],
    },
    funny: {
      openings: [
        'Bochecha trabalhando, canudo resistindo: {topic}.',
        'O barulho do fim do copo é elogio {ao topic}.',
        'Só um golinho, pediu quem nunca devolveu {o topic}.',
      ],
      steps: [
        ['O barulho do canudo no fim do copo envergonha os adultos. Eles param, olham em volta e fazem de novo.', 'O pedido \'deixa eu provar o seu\' é o golpe mais antigo da mesa. O copo volta pela metade e com desculpas.'],
        ['Grosso demais exige bochecha, ralo demais vira suco. No ponto certo, ninguém fala por dois minutos.'],
        ['Ideal para primeiro encontro tímido. Com o canudo na boca, ninguém precisa pensar em assunto.'],
        ['Quem pede pequeno \'para não exagerar\' acaba bebendo o de quem pediu grande. Peça dois grandes e preserve a amizade.'],
      ],
    },
    motivational: {
      openings: [
        'Fim de expediente com {topic}.',
        'Tarde de folga merece {topic}.',
        'Nota boa se comemora assim: {topic}.',
      ],
      steps: [
        ['Caderno fechado, prova entregue, amigos na porta. O copo gelado que vem depois tem gosto de tarde livre.', 'Levar a irmã mais nova para lanchar e ouvir as histórias dela vale muito mais que o passeio planejado.'],
        ['Proporção, frio e tempo de batida: três medidas pequenas que mudam o copo todo. Quem prepara reconhece o ponto pelo som.'],
        ['É agrado para a amiga que ajudou na mudança e para o filho que enfrentou o primeiro dia de aula.'],
        ['Convide alguém para sentar um pouco, sem pressa. Um copo alto dá tempo de perguntar como a pessoa está.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O segredo está na batida {do topic}.',
        'Proporção e temperatura: {topic}.',
        'Como preparar e servir {um topic} com boa textura.',
      ],
      steps: [
        ['Em casa, sai ralo ou vira uma massa que não sobe pelo canudo. Quase ninguém acerta na primeira.'],
        ['Bater demais aquece e derrete. E copo em temperatura ambiente começa a desfazer a textura logo ao servir.'],
        ['Use tudo muito gelado, resfrie o copo no freezer e bata por poucos segundos. Acrescente o líquido aos poucos.'],
        ['Quem prepara vários por dia reconhece o ponto pelo som. O motor muda de voz quando está pronto.'],
      ],
    },
    casual: {
      openings: [
        'Canudo ou colher? O assunto é {topic}.',
        'Dica pra {o topic} não {perder/perderem} o ponto.',
        'Papo de liquidificador: {topic}.',
      ],
      steps: [
        ['O meu em casa sempre ficava aguado. Eu punha gelo, punha mais líquido, e a coisa só piorava.'],
        ['Quanto mais bate, mais esquenta e mais afina. E o líquido a mais não tem como tirar depois.'],
        ['Começa com pouco líquido e põe mais se precisar. Bate rapidinho e serve em copo que tava no freezer.'],
        ['O barulho do liquidificador traz gente de todos os cômodos. É o sino da casa, e ninguém precisa chamar.'],
      ],
    },
    funny: {
      openings: [
        'Concerto para canudo e copo vazio: {topic}.',
        'Quem inventou de dividir {um topic}?',
        'Batalha de bochechas: {topic}.',
      ],
      steps: [
        ['A pessoa puxa, puxa, fica vermelha e nada sobe. De repente sobe tudo, e o cérebro congela junto.'],
        ['Um pedaço maior entope a ponta, e a pressão aumenta. Quando solta, é gole e susto ao mesmo tempo.'],
        ['Mexa do fundo para cima antes de puxar. E combine turnos, se o copo for dividido e o amor recente.'],
        ['Quem esquece a tampa do liquidificador só esquece uma vez. O teto da cozinha guarda a lembrança.'],
      ],
    },
    motivational: {
      openings: [
        'O ouvido aprende o ponto {do topic}.',
        'Acertar a medida leva prática: {topic}.',
        'Copo após copo, a mão acerta {o topic}.',
      ],
      steps: [
        ['O primeiro copo de quem começa sai ralo, o segundo transborda. No fim do dia, a mão já sabe a medida.'],
        ['O motor avisa pelo som: pesado no começo, liso no fim. É o ouvido que manda parar.'],
        ['Para acertar em casa, meça o líquido com uma xícara e anote. Mude só uma coisa por vez.'],
        ['Por trás de um copo gelado há liquidificador lavado trinta vezes. Quem trabalha com isso conhece bem aquela escova.'],
      ],
    },
  },
}
