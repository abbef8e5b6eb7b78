import type { ProductType } from '../product-type.ts'

export const engagementRing: ProductType = {
  nouns: ['aliança de noivado', 'anel de noivado', 'aliança de compromisso', 'aliança de namoro', 'anel de compromisso'],
  asks: ['a medida do dedo', 'se prefere fina ou larga', 'para quando é o pedido'],
  questions: {
    sale: ['O pedido vai ser surpresa ou combinado?', 'Mão direita ou esquerda: como é na sua família?'],
    content: ['Como foi o pedido de vocês?', 'Quem foi cúmplice no pedido que você conhece?'],
  },
  emojis: ['💍', '❤️', '✨'],
  hashtags: ['aneldenoivado', 'noivado', 'pedidodecasamento', 'aliancadecompromisso', 'aliancadenamoro', 'pedidodenamoro', 'aneis'],
  sale: {
    professional: {
      openings: [
        'Um passo importante, visível na mão: {topic}.',
        '{O topic} para o pedido que vocês vão lembrar.',
        'O começo de uma história combinada a dois: {topic}.',
      ],
      steps: [
        ['A conversa já aconteceu muitas vezes, os planos já são dos dois. Falta o momento em que a mão se estende.', 'Um jantar, um passeio, uma noite em casa. O lugar importa menos que a pergunta e o que vem com ela.'],
        ['É um sinal que os dois levam para a rotina: no trabalho, no ônibus, na foto de família. Quem vê, entende.'],
        ['Para o namoro que ficou sério, o noivado anunciado ou a data que o casal decidiu celebrar.'],
        ['Descubra a medida com discrição, por um anel que a pessoa já use. Repare também se ela prefere peças finas ou largas.'],
      ],
    },
    casual: {
      openings: [
        'O pedido tá chegando? Olha {o topic}.',
        'Todo mundo já sabia, agora fica à vista: {topic}.',
        'Eu torço por todo pedido feito com {topic}.',
      ],
      steps: [
        ['Todo mundo já sabe que os dois se amam, até o porteiro. Mas o pedido ainda dá aquele frio na barriga.', 'Tem quem planeje seis meses e tem quem peça no meio da louça. Nos dois casos, a mão treme igual.'],
        ['A pessoa olha pra mão o dia inteiro, no trabalho, na fila, no carro. Cada olhada lembra da pergunta e da resposta.'],
        ['Serve pra quem firma o namoro, pra quem vai noivar, pra quem quer comemorar uma data a dois.'],
        ['Pega emprestado um anel da pessoa, sem ela ver, e mede. Repara também se ela gosta de fininho ou mais largo.'],
      ],
    },
    funny: {
      openings: [
        'O segredo que quase escapou: {topic}.',
        'Na gaveta de meias, {o topic} {espera/esperam} a hora.',
        'A pergunta foi ensaiada no espelho com {o topic}.',
      ],
      steps: [
        ['A caixinha mudou de esconderijo quatro vezes: gaveta, mochila, forno, casaco. No forno durou pouco, alguém quis assar um bolo.', 'O discurso tinha três minutos. Na hora saíram duas palavras, um pigarro e um sorriso, e foi suficiente.'],
        ['Depois da resposta, a mão aparece em todas as fotos, até nas de comida. Ninguém reclama.'],
        ['Para quem faz surpresa, para quem combina tudo antes e para quem conta para a mãe e pede segredo à toa.'],
        ['Descubra a medida sem levantar suspeita. Perguntar o número do dedo no meio do filme chama um pouco a atenção.'],
      ],
    },
    motivational: {
      openings: [
        'Vocês já escolheram um ao outro: {topic}.',
        'Para um começo assumido a dois: {topic}.',
        '{O topic} para marcar uma decisão tomada com carinho.',
      ],
      steps: [
        ['Vieram a distância, os horários trocados, as contas divididas. Em cada uma dessas fases, os dois escolheram ficar.', 'Quem pede prepara cada palavra por dias. Na hora, basta olhar para a pessoa e dizer a verdade.'],
        ['Usar um símbolo do casal é assumir a escolha diante dos outros. É uma alegria discreta e diária.'],
        ['Para quem começou há pouco, para quem está junto há anos e para quem decidiu dar o próximo passo.'],
        ['Pense no jeito da pessoa: o que usa, o que nunca usaria. O presente certo mostra o quanto você a conhece.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como descobrir a medida sem estragar a surpresa: {topic}.',
        'Em que mão usar {o topic}.',
        'Dúvidas frequentes sobre {topic}.',
      ],
      steps: [
        ['Mão direita ou esquerda? Casais perguntam com frequência, e as respostas mudam conforme a família.'],
        ['No costume brasileiro, namoro e noivado ficam na mão direita, e o casamento passa à esquerda. É tradição, e não regra.'],
        ['Contorne por dentro, a lápis, um anel que a pessoa use no mesmo dedo. Leve o papel para conferir a medida.'],
        ['Por trás de muitos pedidos há um cúmplice: a irmã, a amiga, o colega que emprestou um anel para medir.'],
      ],
    },
    casual: {
      openings: [
        'Direita ou esquerda? Tudo sobre {topic}.',
        'Um plano pra medir o dedo sem ninguém notar: {topic}.',
        'Antes do pedido, lê isso sobre {topic}.',
      ],
      steps: [
        ['Tem casal que usa na direita, tem casal que usa na esquerda, e a avó sempre corrige os dois.'],
        ['Por costume, namoro e noivado ficam na direita, e no casamento passa pra esquerda. Mas quem manda é o casal.'],
        ['Pega um anel que a pessoa use naquele dedo, põe num papel e desenha por dentro. Devolve antes que ela note.'],
        ['Adoro saber como foi o pedido. O que deu errado é sempre a melhor parte da história.'],
      ],
    },
    funny: {
      openings: [
        'Manobras secretas em torno {do topic}.',
        'Por pouco a surpresa não acabou na gaveta: {topic}.',
        'O discurso ensaiado e {o topic} no bolso.',
      ],
      steps: [
        ['A irmã sabia, a mãe sabia, o garçom sabia. A única pessoa surpresa foi a que interessava, e isso basta.'],
        ['Segredo de casal pesa no bolso. A mão vai conferir a cada cinco minutos e chama a atenção de todo mundo.'],
        ['Peça ajuda a uma amiga da pessoa, só uma. Com duas, a notícia chega antes do jantar.'],
        ['Anos depois, o casal conta a mesma história em duas versões. As duas terminam com risada e com um sim.'],
      ],
    },
    motivational: {
      openings: [
        'A coragem de fazer a pergunta: {topic}.',
        'O gesto por trás {do topic}.',
        'Uma escolha que se renova nos dias comuns: {topic}.',
      ],
      steps: [
        ['Alguém passou a tarde com a mão no bolso, esperando o momento certo. Ele veio, e não era o planejado.', 'Muitos casais se lembram pouco do lugar e muito da frase. Três ou quatro palavras ficam para a vida.'],
        ['Quando a pergunta é sincera, o cenário pesa pouco. O que se guarda é o rosto do outro ao responder.'],
        ['Anotem, cada um, como viveram aquele dia, sem mostrar ao outro. Leiam juntos no primeiro aniversário da data.'],
        ['Entre todas as peças, estas são escolhidas com mais demora. Quem atende casais conhece o silêncio antes da decisão.'],
      ],
    },
  },
}
