import type { ProductType } from '../product-type.ts'

export const plush: ProductType = {
  nouns: ['bichinho de pano', 'bicho de pano', 'pelúcia', 'bichinho de pelúcia', 'ursinho', 'urso de pelúcia', 'ursinho de pano', 'coelho de pano', 'coelhinho de pano'],
  asks: ['para quem é', 'o tamanho em que pensou', 'se é para dormir junto ou enfeitar'],
  questions: {
    sale: ['Que nome você daria a ele?', 'Pequeno para a mochila ou grande para a poltrona?'],
    content: ['Você ainda tem um bichinho da infância?', 'Quantos bichos moram na cama da criança?'],
  },
  emojis: ['🧸', '🧵', '💛'],
  hashtags: ['bichinhosdepano', 'pelucia', 'ursinho', 'bichosdepano', 'ursinhodepelucia', 'bichinhos', 'pelucias'],
  sale: {
    professional: {
      openings: [
        'Companhia para o colo e para a cama: {topic}.',
        '{O topic} {vira/viram} presente com nome e história.',
        'Macio de apertar e bom de guardar: {topic}.',
      ],
      steps: [
        ['Na hora de dormir, a criança aceita escovar os dentes e apagar a luz. Só não aceita deitar sem aquele companheiro.', 'A mala da viagem já está fechada, e uma orelha aparece pelo zíper. Alguém fez questão de levar o amigo.'],
        ['Um bicho macio não pede regra nem explicação. Serve de travesseiro, de paciente, de plateia e de confidente.'],
        ['Além das crianças, também gosta de ganhar quem namora, quem mora longe e quem acabou de se formar.'],
        ['Para escolher, pense no uso: pequeno cabe na mochila, médio dorme na cama, grande ocupa a poltrona do quarto.'],
      ],
    },
    casual: {
      openings: [
        'Duvido você pegar e não apertar: {topic}.',
        '{O topic} pra dormir junto e levar na mochila.',
        'Um abraço pra dar de presente: {topic}.',
      ],
      steps: [
        ['Toda família tem aquele bicho que já foi lavado mil vezes, perdeu um pouco da cor e continua sendo o preferido.', 'Saiu de casa, esqueceu o bichinho, volta. Quem convive com criança já fez esse retorno pelo menos uma vez.'],
        ['O bom é que bichinho serve pra tudo: travesseiro, plateia, paciente de médico e até bola, quando ninguém tá olhando.'],
        ['É presente de criança, de namoro, de amiga com saudade. E adulto também tem o seu na cama, só não conta.'],
        ['Pensa no tamanho do colo e da cama. Se for pra passear, quanto menor, mais ele vai a todo lugar.'],
      ],
    },
    funny: {
      openings: [
        'Ocupa metade da cama e ninguém reclama: {topic}.',
        '{O topic} {sabe/sabem} ouvir sem dar conselho.',
        'O único da casa que nunca nega um abraço: {topic}.',
      ],
      steps: [
        ['No dia da lavagem, a criança senta diante da máquina e acompanha o amigo girando. A cada volta, ela acena.', 'O bicho tem almofada própria, cinto no carro e prioridade no sofá. O pai continua sentado na beirada.'],
        ['Um bicho desses ouve segredo, aguenta abraço apertado e nunca postou nada sobre ninguém. Poucos amigos oferecem tanto.'],
        ['Serve para a criança, para a namorada e para o marmanjo que diz que é da irmã. É sempre da irmã.'],
        ['Confira o espaço antes de levar um grande. Depois que ele ganha nome, ninguém mais consegue tirá-lo da cama.'],
      ],
    },
    motivational: {
      openings: [
        'O primeiro amigo de muita gente: {topic}.',
        '{O topic} para estar junto na primeira noite fora.',
        'Um presente que atravessa a infância: {topic}.',
      ],
      steps: [
        ['A primeira noite na casa da avó pede coragem. Com o amigo de sempre debaixo do braço, a mochila vai mais leve.', 'No primeiro dia de escola, uma orelha aparecia para fora da mochila. A professora viu, sorriu e não falou nada.'],
        ['Um bicho querido acompanha as estreias: a cama nova, a viagem, a vacina. Aparece até nas fotos.'],
        ['Também vale para quem foi estudar longe, para quem mudou de cidade e para quem está recomeçando a casa.'],
        ['Pense primeiro onde o bicho vai morar: na cama, na mochila ou na estante. O tamanho sai dessa resposta.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como lavar e conservar {o topic}.',
        'O dia do banho pede preparo: {topic}.',
        'Costuras, enchimento e secagem: {topic}.',
      ],
      steps: [
        ['Depois de uma lavagem apressada, o bicho sai embolado de um lado e vazio do outro, e a criança nota na hora.'],
        ['O enchimento encharcado pesa e se desloca. Secar devagar demais, amontoado num canto, deixa cheiro de umidade.'],
        ['Lave à mão ou no ciclo delicado, dentro de uma fronha fechada. Esprema sem torcer e seque à sombra, afofando de vez em quando.'],
        ['As costuras contam muito sobre um bicho. As de braços e orelhas são as mais puxadas, e vale olhar cada uma de tempos em tempos.'],
      ],
    },
    casual: {
      openings: [
        'Dia de banho pra {topic}, e agora?',
        'Quem dorme com bicho até hoje? O assunto é {topic}.',
        'Dica pra lavar sem drama: {topic}.',
      ],
      steps: [
        ['A gente olha pro bicho preferido e pensa que já passou da hora de lavar. Mas quem vai contar pra criança?'],
        ['O cheiro e o jeito amassado fazem parte. Pra quem dorme abraçado toda noite, o bicho limpinho demais parece outro.'],
        ['Avisa a criança antes, lava de manhã dentro de uma fronha fechada e seca à sombra. À noite o bicho tá de volta.'],
        ['Bicho novo tem cara de loja, bicho velho tem cara de família. É a orelha gasta que conta a história.'],
      ],
    },
    funny: {
      openings: [
        'Testemunha de todas as birras: {topic}.',
        'O dia em que {o topic} {foi/foram} pra máquina.',
        'Verdades sobre conviver com muitos bichos na cama: {topic}.',
      ],
      steps: [
        ['Na cama cabem doze bichos e uma criança atravessada. O dono da cama de casal conhece bem o canto que sobra.', 'Perguntaram à criança qual era o preferido. Ela cobriu as orelhas dos outros antes de responder.'],
        ['Cada bicho tem nome, parentesco e personalidade. Por isso doar um deles exige reunião, votação e às vezes recurso.'],
        ['Para dar conta de todos, monte um rodízio: cada semana dorme um grupo na cama, e os demais ficam de férias na estante.'],
        ['O preferido nunca entra no rodízio. Isso não está escrito em lugar nenhum, mas a casa inteira sabe.'],
      ],
    },
    motivational: {
      openings: [
        'A orelha gasta de tanto carinho: {topic}.',
        'Consertar também é cuidar: {topic}.',
        'O que um bicho de infância guarda: {topic}.',
      ],
      steps: [
        ['Na estante de muita gente grande há um bicho desbotado. Veio de outra casa, outra cidade, outra idade.'],
        ['A gente guarda o que esteve junto nas primeiras vezes. Um bicho gasto foi abraçado em muitas delas.'],
        ['Fotografe a criança com o bicho uma vez por ano, no mesmo lugar. Em poucos anos, a diferença de tamanho conta tudo.'],
        ['A cara de um bicho depende de pouco: meio dedo entre um olho e outro já muda o jeito de olhar.'],
      ],
    },
  },
}
