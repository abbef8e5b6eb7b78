import type { ProductType } from '../product-type.ts'

export const wallPiece: ProductType = {
  nouns: ['quadro de resina', 'quadro em resina', 'quadro resinado', 'relógio de resina', 'relógio em resina', 'relógio resinado'],
  asks: ['onde vai ficar', 'a medida da parede', 'as cores do ambiente'],
  questions: {
    sale: ['Qual parede da sua casa precisa de cor?', 'Você escolheria cores fortes ou suaves?'],
    content: ['Quem diz que está torto aí na sua casa?', 'Qual parede da sua casa todo mundo nota?'],
  },
  emojis: ['🎨', '🏠', '✨'],
  hashtags: ['quadroderesina', 'resinaepoxi', 'artecomresina', 'relogioderesina', 'resina', 'resinart', 'decoracaodeparede'],
  sale: {
    professional: {
      openings: [
        'A parede vazia já tem resposta: {topic}.',
        '{O topic} {dá/dão} profundidade e cor ao ambiente.',
        'Quem entra na sala olha primeiro para {o topic}.',
      ],
      steps: [
        ['O sofá está no lugar, o tapete também, mas a parede continua sem nada. É o ponto que todos veem ao entrar.', 'A luz do dia muda, e o brilho da resina muda junto. Com o tempo, você ainda descobre detalhes novos.'],
        ['A resina corre e se mistura antes de endurecer. Por isso o movimento das cores de uma peça não aparece em nenhuma outra.'],
        ['Combina com a sala, o escritório e a entrada da casa. É um presente marcante para quem está decorando.'],
        ['Meça a parede e desenhe o tamanho com fita crepe antes de escolher. Assim você vê o efeito sem furar nada.'],
      ],
    },
    casual: {
      openings: [
        'Aquela parede branca tava pedindo: {topic}.',
        'A sala ganha outra cara com {topic}.',
        'Não canso de olhar as cores {do topic}.',
      ],
      steps: [
        ['Sabe a parede que você olha todo dia e pensa que precisa fazer alguma coisa? Chegou o dia dela.', 'A visita senta no sofá e fica procurando desenho no meio das cores. Cada um vê uma coisa diferente.'],
        ['Na resina a cor se espalha sozinha enquanto ainda tá líquida. Dá pra conduzir um pouco, mas quem manda é ela.'],
        ['Fica lindo na sala, no corredor, no lugar onde você trabalha. E é presente de deixar a pessoa sem fala.'],
        ['Cola fita crepe na parede com o tamanho que você imagina e deixa lá uns dias. Ajuda muito a decidir.'],
      ],
    },
    funny: {
      openings: [
        'Chega de encarar a parede branca: {topic}.',
        'A visita vai ver um peixe {no topic}, e tudo bem.',
        'A parede vai finalmente ter assunto com {topic}.',
      ],
      steps: [
        ['Cada visita vê uma coisa: uma onda, um dragão, o perfil de um tio. O dono da casa concorda com todos.', 'Aquela parede branca aparece em todas as chamadas de vídeo. Os colegas já conhecem até a manchinha do canto.'],
        ['A cor corre para onde quer antes de endurecer. O artista conduz até certo ponto, e depois é tudo com ela.'],
        ['Vai bem na sala, no escritório e naquele corredor por onde todos passam fingindo que não há nada para arrumar.'],
        ['Marque o tamanho na parede com fita crepe. Melhor descobrir agora do que com a furadeira na mão.'],
      ],
    },
    motivational: {
      openings: [
        'A casa com a sua escolha na parede: {topic}.',
        'Para o ambiente que você montou com tanto gosto: {topic}.',
        'Quem cuida da própria casa repara {no topic}.',
      ],
      steps: [
        ['Primeiro vieram a cama, a geladeira e o sofá. Quando chega a vez da parede, é sinal de que a casa já é sua.', 'O canto em que você trabalha também merece cuidado. É bom levantar os olhos e encontrar alguma coisa bonita.'],
        ['Quem trabalha com resina tem poucos minutos para conduzir a cor. O resultado guarda a decisão tomada naquela hora.'],
        ['É um presente para marcar uma mudança, um escritório novo ou a reforma que enfim terminou.'],
        ['Escolha pelo que chamou a sua atenção. Se você voltou três vezes para olhar a mesma peça, já sabe a resposta.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A altura certa na parede: {topic}.',
        'Onde pendurar {um topic} e onde não pendurar.',
        'Erros comuns ao pendurar {um topic}.',
      ],
      steps: [
        ['Na frente da janela, a resina brilha de um jeito bonito pela manhã. À tarde, o reflexo impede de ver o desenho.'],
        ['O brilho reflete a fonte de luz mais próxima. Além disso, o sol direto amarela a resina ao longo do tempo.'],
        ['Deixe o centro da peça a cerca de um metro e meio do chão e prefira uma parede lateral à janela.'],
        ['Enquanto a resina endurece, a cor ainda caminha. Quem faz acompanha de perto e só descansa no dia seguinte.'],
      ],
    },
    casual: {
      openings: [
        'Tá alto demais, quase sempre: {topic}.',
        'Na hora de pendurar {o topic}, lembra disso.',
        'Uma dica de parede pra quem tem {topic}.',
      ],
      steps: [
        ['Você pendura bem na frente da janela e depois só vê o reflexo do próprio rosto. Já me contaram essa mais de uma vez.'],
        ['Resina brilha, e o que brilha devolve a luz. Se a janela tá em frente, o que aparece é a janela.'],
        ['Deixa o meio da peça na altura dos olhos, numa parede do lado da janela. Na dúvida, pede pra alguém segurar.'],
        ['Eu volto na bancada várias vezes só pra ver pra onde a cor foi. Quase sempre ela foi pra um lugar melhor.'],
      ],
    },
    funny: {
      openings: [
        'A novela de pendurar alguma coisa em casa: {topic}.',
        'Um segura, outro opina, e lá vai {o topic}.',
        'O furo estava certo, torto estava {o topic}.',
      ],
      steps: [
        ['Para pendurar algo são necessárias três pessoas: uma segura, uma fura e uma diz do sofá que está torto.'],
        ['De perto, ninguém percebe o que está torto. É preciso dar três passos para trás, onde sempre está quem opina.'],
        ['Use fita crepe e um nível de celular antes de furar. Sobra menos para discutir, o que nem sempre agrada.'],
        ['Na bancada também há drama. O nível marca certo, a resina discorda e escorre devagar para o lado errado.'],
      ],
    },
    motivational: {
      openings: [
        'A cor em movimento, por poucos minutos: {topic}.',
        'Quem faz {topic} aprende a conduzir a cor com calma.',
        'Por trás {do topic} há muitos testes.',
      ],
      steps: [
        ['Antes de uma peça dar certo, muitas misturas foram para o pote de testes. É lá que se aprende o tempo da cor.'],
        ['A resina avisa quando está mudando de ponto, ficando um pouco mais grossa. Quem presta atenção conduz melhor.'],
        ['Se uma parede incomoda, tire tudo dela por uma semana. Com o vazio, fica mais fácil decidir o que volta.'],
        ['Depois da noite de espera, a resina está firme e a luz entra. Só então se conhece a peça.'],
      ],
    },
  },
}
