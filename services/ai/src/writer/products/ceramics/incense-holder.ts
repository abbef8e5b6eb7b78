import type { ProductType } from '../product-type.ts'

export const incenseHolder: ProductType = {
  nouns: ['incensário', 'incensário de cerâmica', 'porta-incenso', 'porta-incenso de cerâmica'],
  asks: ['se você usa vareta, cone ou bastão', 'onde vai ficar', 'as cores da casa'],
  questions: {
    sale: ['Você é de incenso todo dia ou só depois da faxina?', 'Em que canto da casa você acende o seu?'],
    content: ['Qual é o seu cheiro preferido de incenso?', 'Onde você já espetou incenso por falta de apoio?'],
  },
  emojis: ['🏺', '🌿', '✨'],
  hashtags: ['incensario', 'incensarios', 'portaincenso', 'incenso', 'incensariodeceramica', 'ceramicaartesanal', 'ceramica'],
  sale: {
    professional: {
      openings: [
        'Um lugar próprio para o seu incenso: {topic}.',
        '{O topic} {recolhe/recolhem} a cinza e {enfeita/enfeitam} a mesa.',
        'Para o seu momento com incenso: {topic}.',
      ],
      steps: [
        ['A casa foi arrumada, a janela está entreaberta, e o incenso, aceso. Falta só um lugar bonito para ele.', 'Quem acende incenso conhece a linha de cinza que aparece sobre o móvel. Com um apoio próprio, ela cai onde deve.'],
        ['É pequeno, fica sempre à vista e tem uma função clara. Mesmo sem nada aceso, compõe bem a estante.'],
        ['Fica bem na sala, no quarto e num canto de leitura. É presente simples para quem gosta de perfumar a casa.'],
        ['Antes de escolher, observe o tipo de incenso que você usa. Varetas, cones e bastões pedem apoios diferentes.'],
      ],
    },
    casual: {
      openings: [
        'A cinza não vai mais parar no móvel: {topic}.',
        'Pra acender o incenso e aproveitar: {topic}.',
        'Aquele cantinho do incenso merece {topic}.',
      ],
      steps: [
        ['Casa limpa, janela aberta, um incenso aceso. Uma hora boa dessas merece um apoio bonito, né?', 'Sabe aquele risquinho de cinza que fica no móvel depois que o incenso apaga? Com um apoio certo, isso acaba.'],
        ['É pequeno, útil e fica bonito mesmo apagado. Dá pra deixar na estante sem precisar guardar depois.'],
        ['Vai bem na sala, no quarto, no canto de ler. Quem gosta de casa cheirosa adora ganhar um.'],
        ['Vê antes se você usa vareta, cone ou bastão. Cada um apoia de um jeito, e vale escolher pensando nisso.'],
      ],
    },
    funny: {
      openings: [
        'Adeus, vareta espetada no vaso da planta: {topic}.',
        'A batata com incenso pode se aposentar: {topic}.',
        'O móvel já decorou o desenho da cinza, chegou {o topic}.',
      ],
      steps: [
        ['Sem apoio, o incenso já foi parar na terra da planta, num copo de arroz e até numa batata. A criatividade merece descanso.', 'A pessoa acende um incenso para ter paz e passa meia hora vigiando a cinza. Alguma coisa não está funcionando.'],
        ['Segura o incenso e recebe a cinza. Parece pouco, mas a planta que servia de apoio vai notar a diferença.'],
        ['Vai bem na sala, no quarto e na casa daquele amigo que acende um a cada visita e abre a janela depois.'],
        ['Confira se você usa vareta ou cone antes de escolher. Equilibrar cone em furo de vareta, todo mundo já tentou.'],
      ],
    },
    motivational: {
      openings: [
        'Um momento seu no fim do dia: {topic}.',
        'A casa arrumada pede {topic}.',
        'Um cuidado com o seu canto: {topic}.',
      ],
      steps: [
        ['Depois da faxina, há quem abra as janelas e acenda um incenso. É um jeito de dizer que a casa está pronta.', 'Um livro, uma poltrona e a porta fechada por meia hora. Quem cuida de muita coisa sabe quanto vale esse intervalo.'],
        ['Modelar uma peça pequena pede atenção ao ponto de apoio. O furo precisa ter a medida e a inclinação certas.'],
        ['É um agrado para quem está na casa nova e para quem recebe os amigos com a sala perfumada.'],
        ['Escolha o canto antes da peça. Um lugar firme, longe de cortinas e do vento, já resolve metade da escolha.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Onde acender com cuidado: {topic}.',
        'Como limpar {o topic} depois do uso.',
        'Alguns cuidados ao usar {um topic}.',
      ],
      steps: [
        ['É comum acender o incenso perto da janela, para a fumaça sair. Às vezes, a cortina está mais perto do que se pensa.', 'Depois de muitos usos, o furo que segura a vareta começa a fechar. A vareta fica torta, e a cinza cai fora.'],
        ['O que fecha o furo é a resina do próprio incenso, que escorre e endurece. E a corrente de ar leva a brasa solta.'],
        ['Use sobre superfície firme, longe de tecidos, e não deixe aceso sem ninguém por perto. Limpe o furo com um palito.'],
        ['O costume de queimar incenso tem milhares de anos. O apoio mudou de forma, e o gesto continua parecido.'],
      ],
    },
    casual: {
      openings: [
        'A cinza cai fora? Tem motivo: {topic}.',
        'Vai acender? Olha onde põe {o topic}.',
      ],
      steps: [
        ['A cinza sempre cai do lado de fora, né? A gente troca de lugar, assopra, e ela continua errando.', 'Faz tempo que a vareta fica bamba e você acha que o furo alargou. Na verdade, ele tá é entupido.'],
        ['O ventinho da janela empurra a cinza, e a resina do incenso vai fechando o furo. Aí a vareta inclina.'],
        ['Passa um palito no furo de vez em quando e põe longe do vento e da cortina. Saiu do cômodo, apaga.'],
        ['Gosto de ver a fumaça subir reta quando o ar tá parado. Qualquer um que passa desmancha o desenho.'],
      ],
    },
    funny: {
      openings: [
        'A vareta, o vento e o móvel limpo: {topic}.',
        'A mira da cinza nem sempre acerta {o topic}.',
        'Visita com olfato sensível e {topic}.',
      ],
      steps: [
        ['O incenso tem quinze centímetros de cinza para derrubar e um apoio inteiro para acertar. Escolhe a toalha.'],
        ['Basta uma porta aberta, e a corrente de ar leva a cinza para passear. O móvel recém-limpo é o destino preferido.'],
        ['Escolha um canto sem vento e longe de tecidos. E acenda antes da visita, para parecer que a casa é sempre assim.'],
        ['No dia seguinte, ainda há cheiro na almofada. A família diz que não, mas é porque já se acostumou.'],
      ],
    },
    motivational: {
      openings: [
        'Um gesto calmo, num dia cheio: {topic}.',
        'Quem modela {um topic} pensa no detalhe do apoio.',
        'Meia hora e um canto só seu: {topic}.',
      ],
      steps: [
        ['Há quem marque o fim do expediente com um gesto pequeno, trocar a roupa, abrir a janela, acender um incenso.'],
        ['Quem tem um ritual de fim do dia sabe a diferença que faz. Depois dele, o trabalho fica para amanhã.'],
        ['Escolha um canto, deixe nele só o que você usa ali e proteja dez minutos do seu dia para ele.'],
        ['Uma vareta queima em meia hora, mais ou menos. Dá para um capítulo, uma carta ou para não fazer coisa nenhuma.'],
      ],
    },
  },
}
