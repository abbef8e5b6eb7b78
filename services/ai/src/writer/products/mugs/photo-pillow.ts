import type { ProductType } from '../product-type.ts'

export const photoPillow: ProductType = {
  nouns: ['almofada personalizada', 'almofada com foto', 'almofadinha personalizada', 'capa de almofada personalizada'],
  asks: ['onde vai ficar', 'as cores que já tem em volta', 'se é para você ou para presente'],
  questions: {
    sale: ['Sofá, cama ou poltrona: onde ficaria?', 'Quem ganharia de você?'],
    content: ['Na sua casa tem almofada só de enfeite?', 'Quem é dono do sofá aí?'],
  },
  emojis: ['🛋️', '🏠', '💛'],
  hashtags: ['almofadapersonalizada', 'almofadaspersonalizadas', 'almofadacomfoto', 'almofadas', 'sublimacao', 'capadealmofada', 'almofadascomfoto'],
  sale: {
    professional: {
      openings: [
        'O sofá ganha um pedaço da sua história: {topic}.',
        '{O topic} {deixa/deixam} a casa com a cara de quem mora nela.',
        'Um presente para o sofá, a cama ou a poltrona: {topic}.',
      ],
      steps: [
        ['O sofá é o mesmo, a manta também. Uma almofada com significado e a sala passa a falar de quem mora ali.', 'A visita senta, ajeita a almofada e para para olhar. A conversa da tarde começa por ela.'],
        ['Decora e conforta ao mesmo tempo, sem precisar de prego nem de reforma. Muda de lugar quando a casa muda.'],
        ['Para o quarto do bebê, para os avós, para o casal, para quem mora longe e gosta de ter algo de casa por perto.'],
        ['Meça o sofá ou a cama e olhe as cores que já estão lá. Duas almofadas bem escolhidas valem mais que seis soltas.'],
      ],
    },
    casual: {
      openings: [
        'Olha que carinho no sofá: {topic}.',
        'Eu abraçaria {o topic} na hora.',
        'A sala tava pedindo {topic}.',
      ],
      steps: [
        ['Sabe quando a sala tá arrumadinha, mas podia ser de qualquer pessoa? Falta uma coisa que seja só de vocês.', 'A avó ganhou e pôs no meio do sofá. Ninguém pode encostar, ela serve pra ser olhada, tá entendido?'],
        ['É um presente que dá pra abraçar. E ainda enfeita a casa no dia seguinte.'],
        ['Serve pra quarto de bebê, pra avó, pra amiga que mudou de cidade, pra quem casou. Cada uma com a sua história.'],
        ['Me conta onde vai ficar e as cores que já tem em volta. Aí a gente acerta o tamanho e o tom.'],
      ],
    },
    funny: {
      openings: [
        'No sofá, olhando para você: {topic}.',
        'O gato já escolheu {o topic} para dormir.',
        'Disputa de sofá com novo participante: {topic}.',
      ],
      steps: [
        ['A almofada era presente para a sala. O gato passou dois minutos olhando e decidiu que era dele.', 'Em toda casa há a almofada de usar e a de ver. Quem encosta na de ver ouve um suspiro vindo da cozinha.'],
        ['Almofada não derrama, não late e não muda de canal. É a companhia mais tranquila do sofá.'],
        ['Para a sogra, para o namorado com saudade, para a amiga que já tem tudo, menos essa.'],
        ['Meça o sofá antes. Com almofadas demais, a visita fica em pé conversando com as que conseguiram lugar.'],
      ],
    },
    motivational: {
      openings: [
        'Casa com história até no sofá: {topic}.',
        'Para abraçar a lembrança de quem está longe: {topic}.',
        '{O topic} para quem faz da casa um lugar seu.',
      ],
      steps: [
        ['Primeira noite na casa nova, caixas pelo corredor. Alguém põe a almofada no sofá, e de repente é um lar.', 'O filho foi estudar em outra cidade. No quarto alugado, a almofada que veio de casa ocupa o melhor lugar.'],
        ['São objetos assim, pequenos e escolhidos, que dão dono a uma sala. Ninguém precisa explicar de quem é.'],
        ['Para os avós verem todos os dias quem mora longe. Para o casal lembrar a data que começou tudo.'],
        ['Escolha uma imagem ou frase de que você não vá se cansar. As mais simples resistem melhor aos anos.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como escolher as almofadas do sofá: {topic}.',
        'A lavagem correta {do topic}.',
        'Lugar e quantidade certa: {topic}.',
      ],
      steps: [
        ['Depois de lavada, a capa voltou desbotada e o enchimento empelotou. A pressa na lavagem costuma ser a causa.'],
        ['O sol, a água quente e a fricção gastam a cor. E o tamanho do sofá decide quantas almofadas ele comporta.'],
        ['Lave a capa do avesso, à mão ou no ciclo delicado, com água fria. Seque à sombra, longe de sol direto.'],
        ['Quem prepara uma almofada confere a posição do desenho antes de fechar. Um centímetro para o lado já salta aos olhos.'],
      ],
    },
    casual: {
      openings: [
        'Água fria e do avesso, por favor: {topic}.',
        'Quantas cabem no sofá? Uma conversa sobre {topic}.',
        'Pra cor não ir embora: {topic}.',
      ],
      steps: [
        ['Quem já lavou almofada com água quente sabe: ela entra linda e sai com cara de cansada.'],
        ['Água quente, sol forte e muita fricção levam a cor embora. E sofá pequeno não aguenta tanta almofada.'],
        ['Tira a capa, vira do avesso, água fria e sombra. O enchimento só precisa de ar e umas batidinhas de vez em quando.'],
        ['Toda casa tem aquela almofada que ninguém troca, já meio amassada. É sempre a preferida.'],
      ],
    },
    funny: {
      openings: [
        'O dono do sofá é o gato: {topic}.',
        'A tia e a almofada de ver: {topic}.',
        'As três utilidades secretas {do topic}.',
      ],
      steps: [
        ['Em filme de suspense, a almofada sobe até os olhos sozinha. Depois desce, como se nada tivesse acontecido.'],
        ['A mão precisa de alguma coisa para apertar na hora do susto. A alternativa seria o braço de quem está ao lado.'],
        ['Dê duas batidas com a mão no meio depois de cada uso. A almofada volta ao lugar e a família finge que é arrumada.'],
        ['O gato ocupa o meio exato, sempre. A ciência não explica, e ninguém ousa perguntar.'],
      ],
    },
    motivational: {
      openings: [
        'Um canto da casa com significado: {topic}.',
        'A sala conta de quem mora nela: {topic}.',
        'Pequenos gestos que arrumam a casa, com {topic}.',
      ],
      steps: [
        ['Numa família, a mesma almofada já mudou quatro vezes de endereço. O sofá é outro, a sala é outra, e ela continua.'],
        ['A gente guarda aquilo que lembra gente. O resto da sala se renova, essas coisas ficam.'],
        ['Escolha um canto e deixe nele só três objetos que você ama. O resto pode esperar numa gaveta.'],
        ['Quem faz almofadas imagina o sofá em que cada uma vai morar. Às vezes chega uma foto de lá, e dá gosto.'],
      ],
    },
  },
}
