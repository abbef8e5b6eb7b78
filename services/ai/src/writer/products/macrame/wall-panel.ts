import type { ProductType } from '../product-type.ts'

export const wallPanel: ProductType = {
  nouns: ['painel de macramê', 'painel em macramê', 'painelzinho de macramê', 'mandala de macramê', 'quadro de macramê', 'enfeite de parede de macramê', 'bandeirola de macramê'],
  asks: ['a medida da parede', 'o móvel que fica embaixo', 'as cores do ambiente'],
  questions: {
    sale: ['Que parede da sua casa está vazia?', 'Sala, quarto ou entrada: onde ficaria?'],
    content: ['A sua furadeira já saiu da caixa?', 'Quem decide a altura dos quadros aí na sua casa?'],
  },
  emojis: ['🧶', '🏠', '🌿'],
  hashtags: ['paineldemacrame', 'painelmacrame', 'macrame', 'macramedecor', 'decoracaoboho', 'macramebrasil', 'decoracaodeparede'],
  sale: {
    professional: {
      openings: [
        'A parede vazia encontrou o que faltava: {topic}.',
        '{O topic} {dá/dão} textura à parede.',
        'Nó por nó, um desenho para a sua parede: {topic}.',
      ],
      steps: [
        ['Os móveis estão no lugar, e a parede continua branca. Um quadro parece formal demais, e o vazio incomoda toda vez que você passa.', 'À tarde, a luz entra de lado e desenha sombras na parede. Num macramê, essas sombras viram parte da decoração.'],
        ['No macramê, o desenho é feito só de nós, sem agulha. O relevo aparece de longe, e de perto se acompanha o fio.'],
        ['Fica bem na sala, no quarto, no hall ou num espaço de atendimento. É também presente de casa nova.'],
        ['Meça a parede e a largura do móvel embaixo. A peça costuma ficar mais bonita quando não passa da largura dele.'],
      ],
    },
    casual: {
      openings: [
        'Parede pelada nunca mais: {topic}.',
        'Olha o que {o topic} {faz/fazem} por uma parede branca.',
        'Pra parede ter cara de casa: {topic}.',
      ],
      steps: [
        ['Sabe aquela parede que a gente promete resolver desde a mudança? Os anos passam e ela continua lá, branquinha.', 'A gente já pensou em quadro, em pintura, em prateleira. E a parede esperando alguém decidir.'],
        ['É tudo nó, sem agulha, só fio e mão. Por isso dá essa sombra linda quando a luz bate de lado.'],
        ['Na sala, em cima da cama, na entrada, no estúdio. E de presente pra quem se mudou, acerta em cheio.'],
        ['Me manda a medida da parede e do móvel que fica embaixo. Uma foto do canto também ajuda bastante.'],
      ],
    },
    funny: {
      openings: [
        'A parede parou de te encarar: {topic}.',
        '{O topic}, um motivo para finalmente furar a parede.',
        'Muito nó, nenhuma enrolação: {topic}.',
      ],
      steps: [
        ['A furadeira foi comprada há três anos e ainda está na caixa. Agora existe um bom motivo para abrir.', 'A chamada de vídeo mostrou a sua parede branca para todo mundo. Um colega perguntou, com jeito, se você está de mudança.'],
        ['São centenas de nós, todos de propósito. É a única peça da casa em que fio embaraçado virou elogio.'],
        ['Para a sala, o quarto e o fundo da reunião on-line, onde ninguém precisa ver a pilha de roupa ao lado.'],
        ['Meça a parede com fita. Braços abertos não são medida, embora toda família tenha um tio que ache que são.'],
      ],
    },
    motivational: {
      openings: [
        'Um fio, uma mão e muitos nós: {topic}.',
        '{O topic} {mostra/mostram} o que se faz com nó e paciência.',
        'A casa vai ficando com a sua cara: {topic}.',
      ],
      steps: [
        ['Casa nova leva tempo para parecer sua. Um dia, a parede que ninguém olhava ganha uma peça e tudo se encaixa.', 'Quem arruma a casa aos poucos conhece o gosto de terminar um canto. A parede é quase sempre a última.'],
        ['Em macramê, o começo segura o resto. Os primeiros nós ficam no alto e sustentam tudo que vem depois.'],
        ['Para quem se mudou, para quem abriu um espaço de trabalho ou para quem quer ver a mesma sala de um jeito novo.'],
        ['Escolha a parede que você vê ao entrar em casa ou ao acordar. É onde a peça mais vai ser vista.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A que altura pendurar {o topic}?',
        'A distância certa entre parede, móvel e peça: {topic}.',
      ],
      steps: [
        ['Um erro frequente é pendurar alto demais. A peça parece solta, e o móvel embaixo perde a ligação com ela.'],
        ['O olhar procura o centro da peça por volta de um metro e meio do chão. Acima disso, ela parece solta na parede.'],
        ['Deixe um palmo e meio entre o móvel e a borda. Para o pó, use um pincel macio ou o secador no frio.'],
        ['Antes do primeiro nó, os fios são cortados várias vezes mais compridos que a peça. O nó consome muito fio.'],
      ],
    },
    casual: {
      openings: [
        'Altura, luz e um prego só: {topic}.',
        'Onde eu penduraria {o topic}.',
        'Franja despenteada? Dá pra arrumar {o topic}.',
      ],
      steps: [
        ['A gente pendura lá no alto, dá dois passos pra trás e alguma coisa não fecha. Quase sempre é a altura.'],
        ['A peça precisa conversar com o que tem embaixo. Se fica muito longe do móvel, cada um vai pra um lado.'],
        ['Prende com fita primeiro, olha um dia inteiro e só então faz o furo. Franja a gente penteia com os dedos ou com um pente largo.'],
        ['O corte dos fios é a hora do frio na barriga. Se sai curto, não tem como emendar bonito no meio.'],
      ],
    },
    funny: {
      openings: [
        'A saga do prego e {do topic}.',
        'A franja acordou assim: {topic}.',
        'O casal, a furadeira e {o topic}.',
      ],
      steps: [
        ['Um segura na parede, o outro opina do sofá. Mais para cima, mais para a direita, agora volta, estava bom antes.'],
        ['Medir no olho funciona para quem mede. Para os demais, a peça fica torta e a visita inclina a cabeça.'],
        ['Marque com fita crepe e saia de perto. Volte depois do café, que o casal já vai estar de acordo.'],
        ['Quem faz macramê tem fio no cabelo, na cadeira e na comida. O gato acha que trabalha de assistente.'],
      ],
    },
    motivational: {
      openings: [
        'Nó por nó, até a franja: {topic}.',
        'O desenho aparece aos poucos {no topic}.',
        'Os primeiros nós seguram o resto: {topic}.',
      ],
      steps: [
        ['Quem começa no macramê aprende um nó e repete. Um dia percebe que, com três ou quatro, se faz quase tudo.'],
        ['A força da mão precisa ser a mesma do primeiro ao último nó. Onde ela muda, o desenho ondula.'],
        ['Se quer tentar, pratique o nó quadrado num cordão grosso. Vinte seguidos já mostram como a mão se acerta.'],
        ['Cortar a franja é o último gesto. A tesoura acerta a linha, os fios caem, e o desenho aparece inteiro.'],
      ],
    },
  },
}
