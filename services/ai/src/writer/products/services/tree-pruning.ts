import type { ProductType } from '../product-type.ts'

export const treePruning: ProductType = {
  nouns: ['poda', 'poda de árvore'],
  asks: ['a altura da árvore', 'se está perto de fio, muro ou telhado', 'há quanto tempo não é podada'],
  questions: {
    sale: ['Que árvore mora no seu quintal?', 'Tem galho encostando em alguma coisa aí?'],
    content: ['Em qual árvore você já subiu?', 'Que fruta tinha no quintal da sua infância?'],
  },
  emojis: ['🌳', '✂️', '🌿'],
  hashtags: ['podadearvore', 'podadearvores', 'poda', 'jardinagem', 'podas', 'arvores', 'podador'],
  sale: {
    professional: {
      openings: [
        'Galho em ordem, sombra preservada: {topic}.',
        'Antes que o galho chegue ao telhado: {topic}.',
        'A árvore bem cuidada é boa vizinha: {topic}.',
      ],
      steps: [
        ['Em noite de vento, um galho raspa no telhado. A família escuta da cama e promete resolver de manhã.', 'A árvore plantada há dez anos já toca o muro, a calha e o fio. A sombra continua ótima, e os galhos pedem ordem.'],
        ['Podar bem é escolher o que sai: ramo seco, galho cruzado, ponta que avança. O resto da copa fica e segue crescendo.'],
        ['Atende quintais, calçadas, condomínios e sítios, e também o comércio em que a copa cobriu a placa.'],
        ['Para o orçamento, envie fotos de longe e de perto e diga se há fios. Árvore na calçada costuma pedir autorização da prefeitura.'],
      ],
    },
    casual: {
      openings: [
        'Tem galho batendo na telha? Hora de {topic}.',
        'Pra abrir a copa e deixar o sol passar: {topic}.',
        'Sua árvore tá conversando com o muro do vizinho: {topic}.',
      ],
      steps: [
        ['Ventou, o galho bateu na telha e ninguém dormiu. De manhã a gente olha pra cima e não tem escada que chegue.', 'A gente plantou pequenininha e esqueceu que ela crescia. Agora tá dentro da calha e de olho no telhado.'],
        ['Não é sair cortando. A gente tira o seco, o que cruza e o que avança, e deixa a árvore com cara de árvore.'],
        ['É pra quintal, pra sítio, pra frente de loja e pra frutífera que anda produzindo só lá no alto.'],
        ['Me manda foto inteira e foto de perto, e conta se tem fio. Se for na calçada, a prefeitura entra na conversa.'],
      ],
    },
    funny: {
      openings: [
        'A goiabeira está querendo entrar pela janela: {topic}.',
        'O galho que bate na telha tem hora marcada: {topic}.',
        'Deixe a motosserra do cunhado em paz: {topic}.',
      ],
      steps: [
        ['O cunhado se ofereceu para subir na árvore. A família agradeceu, escondeu a escada e foi procurar alguém do ramo.', 'As goiabas mais bonitas estão sempre no quintal do vizinho, embora o tronco seja seu. Ele manda abraços.'],
        ['Galho cresce sem pedir licença e sempre para o lado errado. Com um bom corte, ele muda de ideia.'],
        ['Para árvores que entraram na calha, na janela, no fio e na conversa do condomínio.'],
        ['Envie fotos e conte se há ninho, casa de abelha ou brinquedo perdido lá em cima. Pipa, em geral, há duas.'],
      ],
    },
    motivational: {
      openings: [
        'Cuidar da árvore que dá sombra à casa: {topic}.',
        'Para muitos anos mais debaixo da mesma copa: {topic}.',
        'Cada corte no lugar certo: {topic}.',
      ],
      steps: [
        ['A mangueira viu três gerações brincarem debaixo dela. Cuidar da copa é cuidar do lugar onde a família se junta.', 'Alguém plantou aquela árvore pensando em quem viria depois. Podar bem é continuar o cuidado.'],
        ['O corte limpo, no ponto certo, é que deixa a árvore fechar a ferida. Por isso se olha muito antes de cortar.'],
        ['Vale para o quintal dos avós, a escola, a praça do condomínio e o pomar que dá fruta para a rua toda.'],
        ['Repare onde a sombra cai à tarde e o que vocês querem manter. Isso orienta quais galhos ficam.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Quando podar e quando esperar a flor: {topic}.',
        'Por que não se corta tudo de uma vez: {topic}.',
        'O corte certo num galho: {topic}.',
      ],
      steps: [
        ['Para não ter trabalho tão cedo, muita gente manda cortar a copa inteira. A árvore responde com dezenas de brotos finos.'],
        ['As folhas alimentam a árvore. Sem elas, a planta gasta reservas para rebrotar depressa, e os galhos novos nascem fracos.'],
        ['Retire no máximo um quarto da copa por vez. Nas frutíferas, espere a colheita, e deixe fios e alturas para profissionais.'],
        ['Antes de cortar, quem poda dá uma volta inteira em torno da árvore. De cada lado, ela pede uma coisa.'],
      ],
    },
    casual: {
      openings: [
        'Não raspa a árvore, por favor: {topic}.',
        'Antes de cortar, dá uma volta na árvore: {topic}.',
        'Podou na flor, ficou sem fruta: {topic}.',
      ],
      steps: [
        ['A gente pensa que cortar bastante dá sossego por mais tempo. Três meses depois, tem o dobro de galhinho.'],
        ['Árvore sem folha fica com fome e rebrota correndo. Sai um monte de broto fino e fraquinho.'],
        ['Tira primeiro o seco e o que cruza, e para por aí. Se dá fruta, espera colher pra mexer no resto.'],
        ['Eu olho mais do que corto. Às vezes um galho só, bem escolhido, já abre o céu inteiro.'],
      ],
    },
    funny: {
      openings: [
        'A jabuticaba do outro lado do muro: {topic}.',
        'Quem segura a escada opina: {topic}.',
        'Só mais esse galhinho, ele disse: {topic}.',
      ],
      steps: [
        ['Em toda poda de família, uma pessoa corta e quatro apontam. As quatro discordam, e o galho já caiu.'],
        ['De cima da escada não se vê a árvore inteira. E quem está embaixo vê tudo, mas sempre avisa depois.'],
        ['Marque com fita os galhos que vão sair, com os pés no chão, antes de pegar a tesoura. Depois não se muda de ideia.'],
        ['Árvore perdoa quase tudo e rebrota. A foto do poste com três folhas, porém, fica no grupo da família.'],
      ],
    },
    motivational: {
      openings: [
        'Quem planta e quem poda: {topic}.',
        'A copa que se abre aos poucos: {topic}.',
        'O tempo de uma árvore: {topic}.',
      ],
      steps: [
        ['O avô podava a parreira sempre no mesmo mês e deixava o neto escolher um galho. Hoje é o neto quem escolhe todos.'],
        ['A árvore demora a responder. O que se corta hoje aparece na forma da copa daqui a alguns anos.'],
        ['Fotografe a árvore antes e depois, do mesmo lugar, e repita em um ano. Aprende-se muito comparando as três fotos.'],
        ['Quem poda trabalha olhando para cima e desce com serragem no cabelo. No chão, dá mais uma volta para conferir.'],
      ],
    },
  },
}
