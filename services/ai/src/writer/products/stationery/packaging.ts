import type { ProductType } from '../product-type.ts'

export const packaging: ProductType = {
  nouns: ['embalagem personalizada', 'embalagem para presente', 'embalagem para presentes', 'embalagem para doces', 'embalagem para encomendas', 'embalagem artesanal', 'embalagem kraft', 'sacola de papel', 'sacola de papel personalizada', 'sacola kraft', 'sacola kraft personalizada'],
  asks: ['o tamanho do que vai dentro', 'a quantidade', 'as cores da marca ou da festa'],
  questions: {
    sale: ['Kraft, branco ou colorido?', 'Com fita, adesivo ou barbante?'],
    content: ['Você guarda sacola bonita?', 'Qual foi a encomenda mais caprichada que você já recebeu?'],
  },
  emojis: ['🛍️', '🎁', '🎀'],
  hashtags: ['embalagem', 'embalagens', 'embalagenspersonalizadas', 'embalagempersonalizada', 'sacolapersonalizada', 'sacolakraft', 'unboxing', 'pequenosnegocios', 'experienciadocliente', 'papelariapersonalizada', 'empreendedorismo', 'kraft'],
  sale: {
    professional: {
      openings: [
        'A surpresa começa antes de abrir: {topic}.',
        '{O topic} {veste/vestem} o seu trabalho.',
        'Primeira impressão na mão do cliente: {topic}.',
      ],
      steps: [
        ['A cliente sai da loja com o pacote na mão, e alguém na rua pergunta de onde é. O capricho puxou conversa.', 'Antes de ver o presente, a pessoa passa a mão no papel e desata a fita. Esse minuto já faz parte da surpresa.'],
        ['Medida certa, papel firme e fecho fácil dão conforto a quem carrega e cuidado a quem entrega.'],
        ['{Serve/Servem} a lojas, confeitarias, ateliês e papelarias, e também a festas, eventos e presentes em família.'],
        ['Meça o produto com folga e pense no peso. Defina a quantidade por mês, para que o padrão se mantenha.'],
      ],
    },
    casual: {
      openings: [
        'Pacote bonito a gente abre devagar: {topic}.',
        'Sua marca na rua, de mão em mão: {topic}.',
        'Capricho do lado de fora também: {topic}.',
      ],
      steps: [
        ['Sabe quando chega a encomenda e dá dó de abrir? A gente tira foto, mostra pra família, e só depois desamarra.', 'Dia de entrega, fila de pacotinhos em cima da mesa, tudo igual. Dá um orgulho de ver, né?'],
        ['Eu acho que embalagem é o abraço do produto. Nem precisa ser cara, precisa ter cuidado.'],
        ['{Vai/Vão} na loja, no doce, na lembrancinha, no presente da amiga. Até coisa simples ganha outra cara.'],
        ['Mede o que vai dentro e deixa uma folguinha. E me conta quantas você usa por mês, pra gente pensar junto.'],
      ],
    },
    funny: {
      openings: [
        'Ninguém quer abrir, só olhar: {topic}.',
        '{O topic} {tem/têm} carreira longa na gaveta das sacolas.',
        'Ninguém rasga, todos desamarram: {topic}.',
      ],
      steps: [
        ['O presente foi aberto, elogiado e esquecido na mesa. A sacola, essa sim, foi dobrada com cuidado e guardada.', 'Toda casa tem uma sacola cheia de sacolas. As bonitas ficam por cima e só saem em ocasiões solenes.'],
        ['Papel firme e nome na frente. A marca passeia pela cidade por anos, levando marmita e roupa emprestada.'],
        ['{Serve/Servem} para lojas, doces e presentes, e para a tia que reaproveita o laço desde 1987.'],
        ['Meça o produto e pense na segunda vida. Na família, a mais disputada é aquela em que cabe um pote de bolo.'],
      ],
    },
    motivational: {
      openings: [
        'O capricho de quem entrega em mãos: {topic}.',
        'Cada pacote leva o seu jeito: {topic}.',
        'O último gesto antes de o trabalho sair: {topic}.',
      ],
      steps: [
        ['O produto ficou pronto depois de muitas horas. Fechar o pacote é o momento em que ele deixa de ser seu.', 'Na mesa da cozinha, alguém dobra papel enquanto a casa dorme. Amanhã cedo, os pedidos saem.'],
        ['A dobra precisa, a fita no centro, o nome à vista. São gestos simples que, repetidos, viram marca.'],
        ['{Incentiva/Incentivam} quem acabou de abrir um negócio, quem vende em feiras e quem embala presentes em casa.'],
        ['Comece com poucas opções, bem escolhidas. Um padrão simples, mantido sempre, faz mais pela marca do que muitos enfeites.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como calcular o tamanho: {topic}.',
        'O que vai fora e o que vai dentro {do topic}.',
        'Menos enfeite, mais cuidado: {topic}.',
      ],
      steps: [
        ['O erro mais frequente é comprar grande demais. O produto balança dentro, e o pacote chega amassado.', 'Muitos investem em fitas e adesivos e esquecem o fundo. É ele que cede quando o peso é mal calculado.'],
        ['O vazio deixa o conteúdo se mexer e bater nas paredes. O papel cede primeiro nas quinas.'],
        ['Some dois centímetros a cada lado do produto e preencha o espaço com papel picado. Teste carregando por alguns minutos.'],
        ['Quem recebe percebe o cuidado antes de ver o conteúdo. Uma dobra reta diz muito sobre quem trabalha.'],
      ],
    },
    casual: {
      openings: [
        'Folga demais balança, de menos amassa: {topic}.',
        'Testa antes, vai por mim: {topic}.',
        'O que eu ponho junto {no topic}.',
      ],
      steps: [
        ['A gente acha linda aquela sacolona e compra cem. Aí o produto vai lá dentro dançando sozinho.', 'Já aconteceu de a alça soltar na saída da loja? Pois é, uma vez basta pra nunca mais esquecer.'],
        ['Se sobra espaço, bate. E se pesa demais pro papel, a alça é a primeira a ir embora.'],
        ['Uns dois dedos de folga, papel picado em volta e um teste de carregar pela casa. Um bilhetinho dentro fecha com carinho.'],
        ['Eu sempre escrevo o nome da pessoa à mão. Leva cinco segundos e muda tudo.'],
      ],
    },
    funny: {
      openings: [
        'A sacola das sacolas e {o topic}.',
        'Vida útil estimada em doze mudanças: {topic}.',
        'O laço que ninguém consegue refazer: {topic}.',
      ],
      steps: [
        ['A mãe desembrulha pela fita adesiva, com a unha, sem rasgar nada. Leva dez minutos, e ninguém pode ajudar.', 'O laço estava perfeito na loja. Em casa, refeito pela família, parecia um animal cansado.'],
        ['Laço bonito pede fita na medida, dobra igual dos dois lados e dedo emprestado. O dedo emprestado é que sempre falta.'],
        ['Deixe as fitas já cortadas no mesmo tamanho e o modelo à vista. E chame alguém para segurar o nó.'],
        ['Dentro de cada casa há um pacote vazio, lindo, à espera da ocasião perfeita. Ela nunca chega, e ele continua lindo.'],
      ],
    },
    motivational: {
      openings: [
        'Dobrar, fechar, entregar: {topic}.',
        'O negócio cresce um pacote por vez: {topic}.',
        'O cuidado de quem embala à noite: {topic}.',
      ],
      steps: [
        ['Muitas marcas começaram com papel pardo e um carimbo. O que chamava a atenção era o capricho do fecho.', 'Na véspera de uma data, a pilha parece não ter fim. A mão encontra o ritmo, e de repente falta só um.'],
        ['A repetição traz velocidade sem perder o acabamento. Cada gesto poupado é tempo para o produto.'],
        ['Monte uma estação fixa, com tudo ao alcance, e embale em série. O trabalho rende e cansa menos.'],
        ['O pacote é a última palavra de quem faz. Vale escolher bem como se despedir do próprio trabalho.'],
      ],
    },
  },
}
