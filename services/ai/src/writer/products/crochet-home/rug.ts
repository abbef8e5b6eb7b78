import type { ProductType } from '../product-type.ts'

export const rug: ProductType = {
  nouns: ['tapete', 'tapete de crochê', 'tapetinho', 'tapete de barbante', 'passadeira', 'passadeira de crochê', 'jogo de tapetes'],
  asks: ['as medidas do espaço', 'em que cômodo vai ficar', 'as cores que já existem por perto'],
  questions: {
    sale: ['Qual canto da sua casa anda com o chão vazio?', 'Na sua casa, quem pisa primeiro: gente, gato ou cachorro?'],
    content: ['Na sua casa se anda descalço ou de chinelo?', 'Quem mais gosta do tapete aí na sua casa?'],
  },
  emojis: ['🧶', '🏠', '💛'],
  hashtags: ['tapetedecroche', 'tapetesdecroche', 'tapete', 'tapetedebarbante', 'tapetes', 'croche', 'tapetecroche', 'passadeira'],
  sale: {
    professional: {
      openings: [
        'O chão também faz parte da decoração: {topic}.',
        '{O topic} {muda/mudam} a casa a partir do chão.',
        'Trabalho de agulha para o chão da casa: {topic}.',
      ],
      steps: [
        ['Quem levanta cedo conhece o primeiro passo no piso frio. Com crochê no chão, o pé já encontra outra coisa.', 'Às vezes os móveis combinam e o cômodo continua com cara de inacabado. Muitas vezes é só o chão que está vazio.'],
        ['No crochê, a trama tem relevo e peso. De longe se vê o desenho, de perto se vê o ponto.'],
        ['Fica bem ao lado da cama, na entrada, no corredor ou diante da pia. Cada canto pede a própria medida.'],
        ['Antes de escolher, meça o espaço com uma fita e veja se a porta abre por cima sem arrastar.'],
      ],
    },
    casual: {
      openings: [
        'Pra dar graça àquele pedaço de chão vazio: {topic}.',
        'Olha o que {o topic} {faz/fazem} por um canto sem graça.',
        'O pé descalço vai gostar {do topic}.',
      ],
      steps: [
        ['Sabe aquele piso gelado que a gente pisa de manhã e quase volta pra cama? Um crochê ali resolve a cena.', 'Às vezes a gente quer mudar a casa inteira e nem sabe por onde começar. Começar pelo chão costuma dar certo.'],
        ['O que eu gosto no crochê é que dá pra ver o ponto. Tem textura, tem peso, tem cara de casa vivida.'],
        ['Vai bem no quarto, na entrada, no corredor, naquele canto da poltrona. E é presente certo pra quem acabou de se mudar.'],
        ['Antes de me chamar, passa a fita no chão e anota as medidas. Um palmo a mais ou a menos muda tudo.'],
      ],
    },
    funny: {
      openings: [
        'O cachorro já escolheu o lado dele: {topic}.',
        '{O topic} {está/estão} a um passo de virar cama do gato.',
        'O chão da casa pediu roupa nova: {topic}.',
      ],
      steps: [
        ['Você estende o crochê no chão, vai buscar o celular para a foto e, quando volta, o gato já assinou a escritura.', 'Em toda casa existe a pessoa que pisa, a que desvia com respeito e a que ajeita a ponta depois que as duas passam.'],
        ['É ponto por ponto, carreira por carreira, tudo contado. E a visita ainda pergunta se pode pisar de sapato.'],
        ['Serve para quem anda descalço, para quem perde o chinelo e para o cachorro que acha que toda compra é para ele.'],
        ['Meça o espaço com fita, por favor. A medida de três passos e meio muda conforme o tamanho de quem anda.'],
      ],
    },
    motivational: {
      openings: [
        'Cuidar da casa começa onde a gente pisa: {topic}.',
        '{O topic} {é/são} resultado de muitas carreiras contadas.',
        'Para a casa que você arruma aos poucos: {topic}.',
      ],
      steps: [
        ['Casa se monta aos poucos. Primeiro a cama, depois a mesa, um dia a cortina, e então chega a vez do chão.', 'No fim do dia, você tira o sapato na porta e pisa descalço na sua casa. É bom encontrar um chão bem cuidado.'],
        ['Cada volta da trama foi contada e conferida. Se um ponto falta, a carreira é desmanchada e feita outra vez.'],
        ['Combina com o primeiro apartamento, com o quarto que ganhou dono novo e com a casa antiga que voltou a receber atenção.'],
        ['Olhe o cômodo com calma e escolha o canto que você mais usa. É ali que o cuidado aparece todo dia.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A medida certa faz diferença: {topic}.',
        'Como cuidar {do topic} no dia a dia.',
        'Antes de estender {o topic}, olhe o espaço.',
      ],
      steps: [
        ['Com o uso, a trama de crochê junta poeira nos vãos. Bater com força na janela parece ajudar, mas puxa os pontos.'],
        ['O crochê é feito de um fio contínuo, com laçadas presas umas às outras. Um puxão numa ponta repuxa as vizinhas.'],
        ['Para medir, marque o contorno no chão com fita crepe. Na limpeza, sacuda de leve e deixe secar sempre na horizontal.'],
        ['Quem crocheta para o chão conta pontos em voz baixa. Um aumento esquecido no começo só aparece muitas carreiras depois, na borda.'],
      ],
    },
    casual: {
      openings: [
        'Todo mundo erra a medida uma vez: {topic}.',
        'Uma conversa rápida sobre {o topic} no chão da sala.',
        'O jeito que eu cuido {do topic} em casa.',
      ],
      steps: [
        ['Tem gente que pendura o crochê molhado no varal e no outro dia acha que cresceu. E cresceu mesmo.'],
        ['É que o fio molhado fica pesado e estica com o próprio peso. Pendurado por uma ponta, o formato vai embora.'],
        ['Seca deitado, numa sombra ventilada, e ajeita a borda com a mão enquanto tá úmido. E uma base antiderrapante embaixo ajuda bastante.'],
        ['Quando eu termino, estendo no chão, dou a volta e olho de cima. É o único jeito de ver se ficou reto.'],
      ],
    },
    funny: {
      openings: [
        'Proibido pisar, segundo quem fez: {topic}.',
        'A vida secreta {do topic} depois que você dorme.',
        'O que acontece em casa com {o topic} no chão.',
      ],
      steps: [
        ['Toda casa tem um tapete que anda sozinho. À noite está no lugar, de manhã amanhece dois palmos mais perto da porta.'],
        ['A verdade é que cada passo empurra um pouco. Some a família inteira, a corrida do cachorro e está explicada a viagem.'],
        ['Uma base antiderrapante embaixo encerra o passeio. Para o gato que afia as unhas ali, ofereça um arranhador e boa sorte.'],
        ['Crochetar para o chão é passar semanas com a peça no colo e depois ver a família pisar em cima sem cerimônia.'],
      ],
    },
    motivational: {
      openings: [
        'Carreira por carreira, até a borda: {topic}.',
        'Tem muito ponto contado dentro {do topic}.',
        'O que a gente não vê quando pisa {no topic}.',
      ],
      steps: [
        ['Quem começa uma peça grande de crochê sabe como é a metade. Já passou a novidade e ainda falta muito para a borda.'],
        ['O avanço é lento porque cada carreira depende da anterior. Um ponto fora do lugar muda o desenho inteiro.'],
        ['Se você também crocheta, conte os pontos no fim de cada carreira. São dez segundos que poupam uma noite de desmanche.'],
        ['Quando chega o arremate, a peça vai para o chão e a família passa por cima. Foi para isso que tanto ponto foi contado.'],
      ],
    },
  },
}
