import type { ProductType } from '../product-type.ts'

export const bag: ProductType = {
  nouns: ['bolsa de couro', 'bolsinha de couro', 'mochila de couro', 'pasta de couro', 'pochete de couro'],
  asks: ['o que você leva no dia a dia', 'a cor que mais usa', 'se é presente ou para você'],
  questions: {
    sale: ['O que não pode faltar quando você sai de casa?', 'Você é do time da bolsa pequena ou da que cabe tudo?'],
    content: ['Qual foi a coisa mais estranha que você achou na bolsa?', 'Quantas coisas você carrega e nunca usa?'],
  },
  emojis: ['👜', '🤎', '✨'],
  hashtags: ['bolsadecouro', 'bolsasdecouro', 'couro', 'couroartesanal', 'bolsaemcouro', 'mochiladecouro', 'bolsas'],
  sale: {
    professional: {
      openings: [
        'Para levar o seu dia com elegância: {topic}.',
        '{O topic} {acompanha/acompanham} a rotina e {fica/ficam} melhor com o tempo.',
        'Couro bom se reconhece de perto: {topic}.',
      ],
      steps: [
        ['Você sai de manhã e só volta à noite, e tudo o que precisa vai junto. Um bom couro aguenta o dia inteiro.', 'No trabalho, no café ou na viagem, vai para a cadeira ao lado e todos veem. Couro bonito sempre rende um elogio.'],
        ['O couro amacia, escurece e ganha marcas próprias. Ao fim de um ano, ninguém tem outra igual à sua.'],
        ['Serve para a rotina, para a viagem curta e para as ocasiões. É um presente que se usa por muitos anos.'],
        ['Antes de escolher, ponha sobre a mesa tudo o que você leva num dia comum. O volume mostra o tamanho certo.'],
      ],
    },
    casual: {
      openings: [
        'Cabe o seu dia e ainda dá gosto de ver: {topic}.',
        'Com {topic}, qualquer roupa já melhora.',
        'Couro fica mais bonito com os anos: {topic}.',
      ],
      steps: [
        ['Sabe a correria de sair cedo, resolver três coisas e voltar de noite? Tudo vai com a gente, então que vá bonito.', 'Roupa básica, cabelo preso e um couro bonito pra acompanhar. Pronto, parece que você se arrumou com calma.'],
        ['O couro vai ficando com a cara da gente. Marca onde a mão pega, amacia, muda um pouquinho de cor.'],
        ['Vai pro trabalho, pro passeio, pra viagem de fim de semana. De presente, é daqueles que emocionam na hora.'],
        ['Põe em cima da mesa tudo que você carrega num dia normal. Aí você vê o tamanho de que precisa mesmo.'],
      ],
    },
    funny: {
      openings: [
        'Tem lugar para tudo, menos para achar a chave: {topic}.',
        'O que você carrega aí dentro merece {topic}.',
        'O mistério agora é de couro: {topic}.',
      ],
      steps: [
        ['A chave está sempre no fundo, embaixo do guarda-chuva, do carregador e de uma bala solta. Pelo menos o lado de fora é lindo.', 'Alguém pergunta se você tem um remédio, um elástico ou uma caneta. Você tem os três e mais um garfo, e não sabe por quê.'],
        ['O couro amacia e melhora com os anos, ao contrário do que se acumula dentro. Aquela bala já perdeu a validade.'],
        ['Vai ao trabalho, ao passeio e à viagem em que você prometeu levar pouca coisa. Promessa é promessa, peso é peso.'],
        ['Ponha na mesa tudo o que você leva num dia comum. Primeiro ria, depois escolha o tamanho.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem sai cedo e carrega o dia: {topic}.',
        'Uma conquista que se leva no ombro ou na mão: {topic}.',
        'Quem sai cedo e volta tarde merece {um topic}.',
      ],
      steps: [
        ['O primeiro dia no emprego novo tem cheiro de papel, crachá e vontade. O que você leva junto fica ligado a essa manhã.', 'Há quem saia com marmita, caderno e muitos planos, e volte já de noite. Um bom couro aguenta essa rotina.'],
        ['Cada marca no couro vem de algum lugar, uma viagem, uma reunião, uma chuva. Depois de anos, há nele uma história.'],
        ['É presente para formatura, cargo novo ou mudança de cidade. Quem recebe leva consigo todos os dias.'],
        ['Pense no trajeto de quem vai usar, a pé, de ônibus ou de carro. O jeito de carregar decide o modelo.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como guardar sem perder a forma: {topic}.',
        'Couro também sente chuva e sol: {topic}.',
        'Cuidados que prolongam a vida {do topic}.',
      ],
      steps: [
        ['O saco plástico parece proteger contra o pó. Para o couro, no entanto, é o abafado que faz surgir mofo.'],
        ['O couro precisa de ar, porque a umidade entra e sai dele. Fechada no plástico, ela fica presa ali dentro.'],
        ['Encha com papel de seda ou uma toalha, cubra com tecido de algodão e guarde em pé, num lugar seco e arejado.'],
        ['O couro traz pequenas marcas, e nenhum pedaço sai igual ao outro. Para quem trabalha com ele, são sinais de material verdadeiro.'],
      ],
    },
    casual: {
      openings: [
        'Não guarda no plástico, por favor: {topic}.',
        'Como eu guardo {o topic} no armário.',
        'Pegou chuva? Olha o que fazer com {o topic}.',
      ],
      steps: [
        ['A gente guarda no saquinho plástico achando que tá protegendo. Um dia abre e sente aquele cheiro de mofo.'],
        ['Couro precisa de ar. No plástico a umidade fica presa com ele, e aí o mofo faz a festa.'],
        ['Recheia com uma toalha ou papel, põe num saco de pano e deixa em pé. Molhou? Enxuga e seca na sombra.'],
        ['Eu acho lindo um couro antigo, bem usado. Dá pra ver por onde a mão da pessoa passou esses anos todos.'],
      ],
    },
    funny: {
      openings: [
        'Expedição ao fundo do couro: {topic}.',
        'O que existe de verdade dentro {do topic}.',
        'Perdeu alguma coisa? Procure {no topic}.',
      ],
      steps: [
        ['A cada limpeza, a pessoa jura levar só o essencial. Em três dias, o essencial já inclui uma chave de fenda.'],
        ['Bolso vazio não dura muito. Uma coisa entra por precaução e nunca mais encontra o caminho da saída.'],
        ['Esvazie uma vez por semana em cima da cama. O couro agradece pelo peso, e você reencontra o fone perdido.'],
        ['No dia da limpeza, tudo sai para cima da cama. Há quem ache até dinheiro esquecido, e nesse dia a faxina termina em festa.'],
      ],
    },
    motivational: {
      openings: [
        'O couro que acompanha uma vida de trabalho: {topic}.',
        'Costura firme, ponto a ponto: {topic}.',
        'As marcas {do topic} contam onde você andou.',
      ],
      steps: [
        ['O primeiro ponto torto ensina mais que dez certos. Quem costura couro não esquece, porque a marca do furo não some.'],
        ['O couro não perdoa a pressa, já que um furo errado não fecha. Em compensação, um trabalho bem feito dura décadas.'],
        ['Limpe com pano seco depois da chuva e uma vez por mês olhe as costuras. Um ponto solto cedo é conserto simples.'],
        ['O cheiro de couro novo some com os meses. Em troca, vem a cor que só o uso dá.'],
      ],
    },
  },
}
