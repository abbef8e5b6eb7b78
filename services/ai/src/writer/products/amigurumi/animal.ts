import type { ProductType } from '../product-type.ts'

export const animal: ProductType = {
  nouns: ['amigurumi', 'boneco de crochê', 'bichinho de crochê', 'bichinho de amigurumi', 'urso de crochê', 'ursinho de crochê', 'coelho de crochê', 'coelhinho de crochê', 'unicórnio de crochê', 'elefante de crochê', 'elefantinho de crochê', 'leão de crochê', 'girafa de crochê', 'dinossauro de crochê', 'ovelhinha de crochê', 'cachorrinho de crochê', 'gatinho de crochê', 'raposa de crochê'],
  asks: ['para quem é', 'onde vai ficar', 'as cores de que a pessoa gosta'],
  questions: {
    sale: ['Que bichinho você levaria pra casa?', 'Estante, mesa de trabalho ou quarto: onde ele moraria?'],
    content: ['Você dá nome aos bichinhos da estante?', 'Qual era o seu bichinho preferido na infância?'],
  },
  emojis: ['🧶', '🧸', '💛'],
  hashtags: ['amigurumi', 'amigurumis', 'amigurumibrasil', 'bichinhosdecroche', 'bichosdecroche', 'amigurumilove', 'croche'],
  sale: {
    professional: {
      openings: [
        'Um companheiro feito ponto a ponto: {topic}.',
        '{O topic} {encontra/encontram} lugar em qualquer estante.',
        'Crochê com rosto e jeito próprios: {topic}.',
      ],
      steps: [
        ['A estante tem livros, caixas, porta-retratos. No meio deles, um pequeno personagem de crochê faz sorrir quem entra no quarto.', 'Na mesa de presentes, os pacotes se parecem. O que tem carinha é o primeiro que alguém levanta para mostrar.'],
        ['No amigurumi, o crochê vira corpo: cada parte é fechada em voltas e depois montada. A expressão vem por último.'],
        ['É presente para nascimento, aniversário ou visita, e também para o adulto que coleciona. Na decoração, dá vida à prateleira.'],
        ['Antes de escolher, pense no lugar que vai ocupar e nas cores do ambiente. O tamanho se decide daí.'],
      ],
    },
    casual: {
      openings: [
        'Difícil vai ser não dar um nome: {topic}.',
        '{O topic} {chegou/chegaram} com cara de quem já é da casa.',
        'Olha quem veio morar na estante: {topic}.',
      ],
      steps: [
        ['A gente põe na prateleira só pra enfeitar e, quando vê, já tem nome, apelido e lugar marcado.', 'Sabe presente que a pessoa abre e faz aquele som? Com amigurumi é quase sempre assim, em qualquer idade.'],
        ['É crochê em volta, cada parte separada, e depois a montagem. Só quando ganha rosto é que a gente descobre o jeito que tem.'],
        ['Vai bem no quarto do bebê, na mesa do trabalho, na estante de quem coleciona. E resolve aquele presente sem ideia.'],
        ['Me conta pra quem é e onde vai ficar. Com isso a gente acerta as cores e o tamanho.'],
      ],
    },
    funny: {
      openings: [
        'Companhia que não come e não bagunça: {topic}.',
        '{O topic} {julga/julgam} a estante inteira em silêncio.',
        'Vai ganhar nome antes de chegar à estante: {topic}.',
      ],
      steps: [
        ['Era para ser presente. Ficou três dias na sua estante, ganhou nome, e agora você procura outra coisa para dar no aniversário.', 'O adulto diz que é para a sobrinha. A sobrinha nem existe, mas a desculpa está bem decorada.'],
        ['São voltas, pontos e enchimento, e no alto um olhar que parece saber o que você fez ontem.'],
        ['Para o bebê, para a amiga e até para o chefe sério. Ele coloca ao lado do monitor e finge que não viu.'],
        ['Pense no lugar antes, porque quem leva o primeiro volta para buscar companhia. A prateleira que se prepare.'],
      ],
    },
    motivational: {
      openings: [
        'Centenas de pontos e um rosto: {topic}.',
        '{O topic} {leva/levam} horas de mão atenta.',
        'Para presentear com tempo e cuidado: {topic}.',
      ],
      steps: [
        ['Você procura um presente e não quer mais uma coisa qualquer. Um que alguém fez ponto por ponto já chega com história.', 'Há objetos da infância que vão junto em cada mudança. Muitas vezes é um bichinho que alguém escolheu com carinho.'],
        ['Cada parte se faz em voltas contadas, e os pares precisam sair iguais. A costura pede ainda mais calma.'],
        ['Para quem acabou de nascer, para quem faz aniversário ou para quem começa num trabalho novo e tem mesa vazia.'],
        ['Pense no que a pessoa gosta e escolha a partir disso. O presente diz que alguém prestou atenção.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como se forma {o topic}, volta a volta.',
        'Cuidados de limpeza com {o topic}.',
        'O que observar de perto: {topic}.',
      ],
      steps: [
        ['Muita gente acredita que um amigurumi se faz de uma vez. Na verdade, por bastante tempo são peças soltas sobre a mesa.', 'Depois de meses na estante, o crochê perde o brilho das cores. É pó acumulado entre os pontos.'],
        ['Cabeça, corpo e membros são feitos separados, em espiral. O rosto muda conforme a altura em que se coloca cada olho.'],
        ['Para tirar o pó, use um pincel macio e seco. Se manchar, passe pano úmido com sabão neutro e seque à sombra.'],
        ['Um milímetro de diferença na altura dos olhos muda a expressão. Quem faz prende com alfinetes e olha de longe.'],
      ],
    },
    casual: {
      openings: [
        'Um papo de bastidor sobre {o topic}.',
        'A hora de pôr o rosto: {topic}.',
        'O que mais me perguntam sobre {o topic}.',
      ],
      steps: [
        ['Tem uma fase em que a mesa fica cheia de braço, perna e cabeça. Quem entra na sala leva um susto.', 'A gente tira da estante e nota que tá meio apagado. É só pó, que entra nos vãozinhos do ponto.'],
        ['Cada parte é feita sozinha, em volta, e cheia aos poucos. Só na montagem elas viram alguém.'],
        ['Pincel macio resolve o pó do dia a dia. Manchinha a gente tira com pano úmido e sabão neutro, sem encharcar.'],
        ['O rosto eu deixo pro fim e pra luz do dia. Mexo um olho um tiquinho, e a cara já é outra.'],
      ],
    },
    funny: {
      openings: [
        'Cenas de bastidor com {o topic}.',
        'A cabeça ficou pronta e está me olhando: {topic}.',
        'Uma cabeça aqui, quatro pernas ali, é o começo {do topic}.',
      ],
      steps: [
        ['Antes do rosto, é um rolinho de crochê. Depois do rosto, ninguém mais consegue espetar alfinete sem pedir desculpa.'],
        ['O segredo está nos olhos. Perto demais, a figura desconfia de você, e longe demais, parece que dormiu mal.'],
        ['Se o seu parece triste na estante, vire um pouco a cabeça para o lado. Ou dê companhia, que costuma ser isso.'],
        ['Todo mundo que faz já conversou com um sem querer. O susto seria ouvir a resposta.'],
      ],
    },
    motivational: {
      openings: [
        'Tudo começa num anel de poucos pontos: {topic}.',
        'Volta por volta até ganhar rosto: {topic}.',
        'A paciência que mora {no topic}.',
      ],
      steps: [
        ['O começo é um anel de poucos pontos. Olhando para ele, ninguém diria que ali vai haver um rosto.', 'O primeiro amigurumi de quase todos saiu torto. Muitos ainda estão guardados, com um olho mais alto que o outro.'],
        ['Cada volta aumenta ou diminui em lugares certos. Um ponto esquecido aparece dez voltas depois, como uma curva errada.'],
        ['Se está aprendendo, use fio claro e um marcador no início da volta. Assim a conta não se perde.'],
        ['O trabalho termina quando o rosto parece olhar de volta. Até ali eram contas, e de repente é alguém.'],
      ],
    },
  },
}
