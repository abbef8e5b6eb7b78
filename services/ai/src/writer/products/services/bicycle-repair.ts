import type { ProductType } from '../product-type.ts'

export const bicycleRepair: ProductType = {
  nouns: ['conserto de bicicleta', 'conserto de bicicletas', 'conserto de bike', 'conserto de bikes', 'oficina de bicicleta', 'oficina de bicicletas', 'oficina de bike', 'oficina de bikes', 'bicicletaria', 'revisão de bicicleta', 'revisão de bicicletas', 'revisão de bike', 'manutenção de bicicleta', 'manutenção de bicicletas', 'manutenção de bike', 'mecânico de bicicleta', 'mecânico de bicicletas', 'mecânico de bike'],
  asks: ['o modelo e o aro da bicicleta', 'o barulho ou o defeito que apareceu', 'há quanto tempo está parada'],
  questions: {
    sale: ['Sua bicicleta está rodando ou virou cabide?', 'Cidade, trilha ou passeio de domingo?'],
    content: ['Qual foi a sua primeira bicicleta?', 'Você sabe remendar uma câmara de ar?'],
  },
  emojis: ['🚲', '🔧', '🛞'],
  hashtags: ['bicicletaria', 'oficinadebike', 'mecanicodebike', 'bike', 'bicicleta', 'revisaodebike', 'manutencaodebike'],
  sale: {
    professional: {
      openings: [
        'Corrente, freio e marcha no ponto: {topic}.',
        'A bicicleta sai da garagem: {topic}.',
        'Para pedalar sem barulho estranho: {topic}.',
      ],
      steps: [
        ['A bicicleta está pendurada desde as férias, com o pneu murcho e a corrente seca. O sol voltou, e a ciclovia também.', 'No caminho do trabalho, a marcha pula bem na subida. Você desce, empurra um quarteirão e promete cuidar disso.'],
        ['Uma revisão olha o conjunto: freios, transmissão, rodas, caixa de direção. Um ajuste fora do lugar gasta as peças vizinhas.'],
        ['Quem vai ao trabalho pedalando, quem treina, quem faz entrega e a criança que ganhou a primeira têm a mesma necessidade.'],
        ['Conte o modelo, o uso e o que notou: ruído, folga, freio baixo. Diga também quando foi a última revisão.'],
      ],
    },
    casual: {
      openings: [
        'Tira a bike do varal: {topic}.',
        'Pra marcha parar de pular na subida: {topic}.',
        'Bora pôr essa magrela pra rodar: {topic}.',
      ],
      steps: [
        ['A sua bicicleta virou cabide, né? Tem uma toalha no guidão e uma sacola no selim faz meses.', 'Domingo de sol, a turma marcou o pedal, e a sua faz um nheque-nheque que dá pra ouvir da esquina.'],
        ['Corrente limpa, freio regulado e pneu cheio. Parece outra bicicleta, e é a mesma que tava encostada na parede.'],
        ['Vale pra quem pedala todo dia, pra quem pedala duas vezes por ano e pra criançada do prédio.'],
        ['Me conta o modelo, o barulho que a bicicleta faz e onde você anda. Se der, grava um vídeo da roda girando.'],
      ],
    },
    funny: {
      openings: [
        'O nheque-nheque já é conhecido na rua: {topic}.',
        'A bicicleta virou cabide, e a roupa secou: {topic}.',
        'Freio de sola de tênis não conta: {topic}.',
      ],
      steps: [
        ['Seu freio dianteiro é um aviso, o traseiro é uma esperança. Quem para mesmo é a sola do tênis.', 'Faz dois anos que a bicicleta só se desloca da parede esquerda para a direita, na hora de varrer.'],
        ['Com tudo ajustado, o pedal gira em silêncio. A vizinhança vai sentir falta do aviso de que você está chegando.'],
        ['Vale para atletas, entregadores, crianças e para quem prometeu pedalar em janeiro, sem dizer de que ano.'],
        ['Mande um vídeo com o barulho. Se forem três barulhos, pode dar nome a cada um, que facilita a conversa.'],
      ],
    },
    motivational: {
      openings: [
        'Duas rodas e o caminho de volta: {topic}.',
        'Pedalar começa por cuidar: {topic}.',
        'A próxima volta depende deste ajuste: {topic}.',
      ],
      steps: [
        ['Muita gente economiza a passagem pedalando cedo, ainda no escuro. Uma bicicleta em ordem respeita esse esforço diário.', 'A criança tirou as rodinhas no sábado e caiu duas vezes. No domingo, deu a volta inteira na praça.'],
        ['Centrar uma roda é trabalho de ouvido e de chave pequena: um quarto de volta em cada raio, até parar de dançar.'],
        ['Quem entrega, quem treina e quem leva o filho na cadeirinha dependem de peças simples, limpas e bem apertadas.'],
        ['Escolha um percurso curto para recomeçar e marque o dia. A bicicleta pronta ajuda a não adiar.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Corrente seca gasta a bicicleta: {topic}.',
        'Calibragem, o cuidado mais simples: {topic}.',
        'Barulhos que pedem atenção: {topic}.',
      ],
      steps: [
        ['Muita gente põe óleo sobre a corrente suja, para tirar o ruído. A areia presa vira lixa e gasta os dentes.', 'Pedalar com o pneu murcho parece só mais cansativo. O aro sofre no buraco, e a câmara belisca e fura.'],
        ['A corrente trabalha em contato com poeira e água. Limpa, ela corre leve, e suja, gasta coroa, cassete e a si mesma.'],
        ['Limpe a corrente com pano, pingue óleo próprio elo por elo e tire o excesso. Confira a pressão escrita na lateral do pneu.'],
        ['Um mecânico gira a roda no ar e fica olhando o vão do freio. Ali se vê a dança que o ouvido já percebia.'],
      ],
    },
    casual: {
      openings: [
        'Óleo em cima da sujeira, não: {topic}.',
        'Olha a lateral do pneu, tá escrito ali: {topic}.',
        'Três minutinhos antes de sair: {topic}.',
      ],
      steps: [
        ['Range, a gente taca óleo e pronto. Só que em cima da areia vira uma pasta que vai comendo tudo.', 'Pneu meio murcho, a gente acha que dá. Dá até o primeiro buraco, depois é empurrar.'],
        ['Areia com óleo é lixa, e buraco com pneu murcho belisca a câmara. Não tem muito mistério.'],
        ['Pano na corrente, gota de óleo em cada elo e pano de novo. E calibra toda semana, que demora nada.'],
        ['A hora boa é a voltinha de teste na calçada. A pessoa sai devagar e volta sorrindo, toda vez.'],
      ],
    },
    funny: {
      openings: [
        'Furou no ponto mais longe de casa: {topic}.',
        'A câmara que furou longe de tudo: {topic}.',
        'O selim na altura da criança de 2015: {topic}.',
      ],
      steps: [
        ['Pneu de bicicleta fura sempre no ponto mais distante de casa. É um princípio conhecido de quem volta a pé.', 'O selim continua na altura de quando o dono tinha doze anos. Pedalando, os joelhos cumprimentam as orelhas.'],
        ['O barulho some quando a bicicleta chega à oficina. O mecânico espera calado, e ele se entrega na voltinha de teste.'],
        ['Leve câmara reserva, bomba e uma pessoa otimista. A bomba todos esquecem, então a pessoa precisa ser muito otimista.'],
        ['A corrente cai e devolve uma marca preta na calça. Pela altura da mancha, dá para saber a marcha.'],
      ],
    },
    motivational: {
      openings: [
        'Raio por raio: {topic}.',
        'Graxa na mão e roda no prumo: {topic}.',
        'Muita gente chega empurrando e sai pedalando: {topic}.',
      ],
      steps: [
        ['Na bancada, uma roda empenada gira diante dos olhos. O acerto vem em pequenas voltas, e forçar estraga.', 'Quem conserta bicicletas vê o bairro inteiro passar: a criança, a entregadora, o senhor da padaria, o atleta.'],
        ['A mesma chave aperta o freio de um e a rodinha do outro. O cuidado com os dois precisa ser igual.'],
        ['Aprenda a trocar uma câmara num dia calmo, em casa. Na estrada, esse conhecimento vale por muita conversa.'],
        ['Ao fim do dia, as mãos estão pretas e a porta cheia de bicicletas prontas. Cada uma tem um caminho esperando.'],
      ],
    },
  },
}
