import type { ProductType } from '../product-type.ts'

export const bag: ProductType = {
  nouns: ['bolsa de crochê', 'bolsinha de crochê', 'bolsa de fio de malha', 'sacola de crochê', 'ecobag de crochê'],
  asks: ['o que você leva todo dia', 'se prefere alça curta ou comprida', 'a cor que mais usa'],
  questions: {
    sale: ['Você é da bolsa grande ou da pequena?', 'O que não pode faltar na sua bolsa?'],
    content: ['Qual o objeto mais esquecido no fundo da sua bolsa?', 'Alguém sempre pede pra guardar algo na sua bolsa?'],
  },
  emojis: ['👜', '🧶', '✨'],
  hashtags: ['bolsadecroche', 'bolsasdecroche', 'bolsacroche', 'bolsafiodemalha', 'bolsaemcroche', 'croche', 'bolsas'],
  sale: {
    professional: {
      openings: [
        'A roupa simples ganha companhia: {topic}.',
        '{O topic} {completa/completam} o visual sem esforço.',
        'Trabalho de agulha para levar pela rua: {topic}.',
      ],
      steps: [
        ['Calça lisa, camiseta branca, e o espelho pede alguma coisa. Um crochê no braço completa o conjunto.', 'No caminho para o almoço, alguém pergunta de onde é a bolsa. O ponto chama a atenção de longe.'],
        ['O crochê tem relevo e desenho próprios. Cada ponto foi puxado na agulha, e isso se percebe ao olhar de perto.'],
        ['Acompanha passeio, viagem e fim de tarde com amigos. É também um presente que se usa já na primeira saída.'],
        ['Antes de escolher, reúna o que você carrega todo dia e veja o tamanho que ocupa. A alça também importa.'],
      ],
    },
    casual: {
      openings: [
        'Pra levar junto pra todo canto: {topic}.',
        '{O topic} {salva/salvam} qualquer look básico.',
        'Vão perguntar onde você achou: {topic}.',
      ],
      steps: [
        ['Sabe aquele dia de calça jeans e camiseta? A gente põe uma bolsa bonita no ombro e já parece que pensou na roupa.', 'Sair de casa com crochê no braço tem disso, alguém sempre para e pergunta quem fez. Acontece até na fila.'],
        ['O que eu gosto é da textura. O ponto aparece, cai bem com quase tudo e dá graça até à roupa lisa.'],
        ['Vai pro passeio, pra viagem, pro almoço de fim de semana. E de presente agrada quem gosta de crochê.'],
        ['Pensa no que você leva todo dia e me conta. Quem sai só com chave e celular escolhe outro tamanho.'],
      ],
    },
    funny: {
      openings: [
        'Cabe tudo e mais o que os outros pedirem: {topic}.',
        '{O topic} já {sabe/sabem} que a chave vai sumir lá dentro.',
        'Mais uma bolsa, mas esta tem motivo: {topic}.',
      ],
      steps: [
        ['Você abre a bolsa na porta de casa e começa a escavação. Sai recibo, sai batom, sai bala, e a chave vem por último.', 'Quem sai sem bolsa sempre pede: guarda isto para mim? E lá vão carteira, óculos e celular para a sua.'],
        ['Tudo feito na agulha, ponto por ponto. Enquanto você procura o celular que está tocando, os outros admiram o crochê.'],
        ['Vai ao passeio, à feira e ao encontro com a amiga que vai pedir emprestada. Anote o dia em que emprestou.'],
        ['Pense no que você leva de verdade, e não no que diz que leva. São dois tamanhos bem diferentes.'],
      ],
    },
    motivational: {
      openings: [
        'O trabalho da agulha vai passear: {topic}.',
        '{O topic} {sai/saem} da mão de quem faz para o seu ombro.',
        'Feito ponto por ponto e pronto para sair: {topic}.',
      ],
      steps: [
        ['Você anda pela rua e leva no ombro horas do trabalho de alguém. Cada elogio vale para quem usa e para quem fez.', 'Tem compra que se faz com pressa e compra que se escolhe. Bolsa de crochê quase sempre é das escolhidas.'],
        ['Para ficar firme, o ponto pede força e constância na mão. Quem faz sente nos dedos o tamanho da peça.'],
        ['Para quem aprecia crochê, para a amiga que repara em cada ponto e para quem gosta de ter algo diferente.'],
        ['Pense nas roupas que mais usa e escolha a cor a partir delas. Assim a peça sai de casa toda semana.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como guardar e limpar {o topic}.',
        'Peso, alça e formato, os cuidados {do topic}.',
        'Para conservar a forma: {topic}.',
      ],
      steps: [
        ['Uma queixa comum é que a bolsa de crochê cedeu. Quase sempre passou meses pendurada pela alça, com peso dentro.'],
        ['A trama é feita de laçadas que se movem. Sob peso contínuo, elas descem aos poucos e não voltam sozinhas.'],
        ['Guarde deitada, com papel amassado dentro. Para limpar, prefira pano úmido e sabão neutro, e seque à sombra.'],
        ['Em crochê de bolsa, o ponto é mais apertado que em roupa. A mão trabalha mais, e a trama fecha melhor.'],
      ],
    },
    casual: {
      openings: [
        'O jeito certo de guardar {o topic}.',
        'Por que o crochê cede e como evitar: {topic}.',
        'Uma dica de quem faz e usa: {topic}.',
      ],
      steps: [
        ['A gente chega em casa, pendura a bolsa na cadeira e ali ela fica, cheia, a semana inteira. Depois a gente estranha que esticou.'],
        ['Ponto de crochê cede com o peso, é da natureza dele. Vazia ela descansa, cheia e pendurada ela desce.'],
        ['Esvazia quando chegar, guarda deitada e põe um papel dentro pra manter a forma. Dá um minuto e faz diferença.'],
        ['A alça é onde mais aperto o ponto. No fim da noite sinto o dedo, mas é ela que segura tudo.'],
      ],
    },
    funny: {
      openings: [
        'O que já saiu de dentro {do topic}.',
        'Expedição ao fundo da bolsa: {topic}.',
        'A vida social {do topic}.',
      ],
      steps: [
        ['Todo mundo carrega na bolsa um item que não usa desde o ano passado. Tirar dá azar, dizem.'],
        ['Bolsa é como gaveta, enche até o tamanho que tem. Se sobrar um canto, aparece um guarda-chuva para ele.'],
        ['Uma vez por semana, vire tudo na mesa e separe. O dinheiro esquecido no fundo paga o café da arrumação.'],
        ['Quem faz crochê não consegue ver bolsa alheia sem contar os pontos. Pede licença, vira do avesso e elogia o arremate.'],
      ],
    },
    motivational: {
      openings: [
        'Do novelo ao ombro: {topic}.',
        'Tem força de mão e conta de ponto {no topic}.',
        'Ponto firme leva tempo: {topic}.',
      ],
      steps: [
        ['Muita gente começa o crochê por peças pequenas e tem vontade de fazer bolsa. Parece difícil até virar a base.'],
        ['A base decide o resto. Se ela sai plana e com os pontos certos, as laterais sobem sem entortar.'],
        ['Para treinar, faça só a base e ponha na mesa. Se ondular, há pontos demais, se fechar, faltam alguns.'],
        ['No fim, a peça que ficou semanas ao lado da cadeira sai de casa. Ela vai a lugares que quem fez nem conhece.'],
      ],
    },
  },
}
