import type { ProductType } from '../product-type.ts'

export const landscaping: ProductType = {
  nouns: ['paisagismo', 'projeto de jardim'],
  asks: ['o tamanho da área', 'quanto sol bate no lugar', 'o que você gostaria de fazer nesse espaço'],
  questions: {
    sale: ['O que não pode faltar no seu jardim?', 'Sombra, horta ou flores, o que vem primeiro?'],
    content: ['Qual planta lembra a casa da sua avó?', 'Seu lugar preferido fica dentro ou fora de casa?'],
  },
  emojis: ['🌿', '🌳', '🌺'],
  hashtags: ['paisagismo', 'paisagista', 'projetodejardim', 'jardim', 'paisagismoresidencial', 'jardins', 'projetopaisagistico'],
  sale: {
    professional: {
      openings: [
        'Um jardim pensado para o seu jeito de viver: {topic}.',
        'Antes da primeira muda, uma boa ideia: {topic}.',
        'O espaço de fora também faz parte da casa: {topic}.',
      ],
      steps: [
        ['A casa ficou pronta, e o quintal é um retângulo de terra. Da janela da cozinha, a família imagina sombra, banco e flor.', 'Foram compradas muitas plantas bonitas, uma por vez. Juntas, disputam luz e nenhuma aparece como deveria.'],
        ['Um projeto olha o sol, a água e a circulação antes de escolher espécies. Assim cada planta cresce onde tem espaço.'],
        ['Serve para o quintal, a varanda, a entrada do prédio, o recuo da loja e o sítio da família.'],
        ['Para começar, envie fotos em horários diferentes e a medida da área. Conte quem usa o espaço e quanto tempo tem para cuidar.'],
      ],
    },
    casual: {
      openings: [
        'Aquele quintal de terra merece uma ideia: {topic}.',
        'Pra parar de comprar planta no impulso: {topic}.',
        'Pra tomar café do lado de fora: {topic}.',
      ],
      steps: [
        ['A gente vai à feira de plantas, volta com oito vasos e descobre em casa que não sabe onde pôr nenhum.', 'A obra acabou e o quintal ficou com cara de canteiro. Todo dia a gente olha e pensa que um dia resolve.'],
        ['Planejar é saber onde bate sol, por onde se passa e o que cada planta vira quando cresce. O resto fica mais fácil.'],
        ['Dá pra pensar num quintal inteiro, numa varanda de apartamento, na frente da loja e até num corredor comprido.'],
        ['Me manda foto de manhã e de tarde, e a medida do espaço. E conta se você gosta de regar ou se esquece.'],
      ],
    },
    funny: {
      openings: [
        'O quintal de terra já foi quadra, pista e lago: {topic}.',
        'Oito vasos comprados e nenhum lugar para pôr: {topic}.',
        'O cachorro já começou o projeto dele: {topic}.',
      ],
      steps: [
        ['O cachorro abriu três buracos, cada um com um propósito. A família admite que ele, pelo menos, tem um plano.', 'A mudinha fofa da feira cresceu quatro metros e agora conversa com o fio da rua. A etiqueta não avisou.'],
        ['Um projeto descobre antes o que a planta vai ser quando crescer. Evita surpresas na calha e no muro do vizinho.'],
        ['Para quintais de terra, varandas de passagem e para quem compra planta como quem compra pão.'],
        ['Mande fotos e confesse quantas plantas já tem em casa. O número não sai daqui.'],
      ],
    },
    motivational: {
      openings: [
        'Um lugar para os próximos anos da família: {topic}.',
        'Plantar pensando em quem vai sentar à sombra: {topic}.',
        'Da terra vazia ao primeiro café no jardim: {topic}.',
      ],
      steps: [
        ['No terreno onde só havia entulho, a família quer ver os filhos correrem. Começa com um desenho em cima da mesa.', 'A dona da casa quer o mesmo pé de jasmim que a mãe tinha no portão. O jardim inteiro pode partir dele.'],
        ['Um jardim é pensado para daqui a cinco anos. A árvore pequena do papel já ocupa o lugar da sombra futura.'],
        ['Faz sentido na casa que começa, na escola, no consultório e na calçada que todos atravessam.'],
        ['Liste três coisas que gostaria de fazer ali: sentar, colher, receber, brincar. O desenho nasce dessa lista.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Primeiro o sol, depois a planta: {topic}.',
        'O tamanho que a muda vai ter: {topic}.',
        'Observar antes de plantar: {topic}.',
      ],
      steps: [
        ['É comum escolher a planta pela flor e só depois procurar onde colocar. Muitas definham em poucos meses.', 'As mudas são plantadas bem juntas, para o canteiro já parecer cheio. Um ano depois, falta espaço para todas.'],
        ['Cada espécie precisa de uma quantidade de luz e de um espaço próprio. A muda esconde o tamanho que vai ter.'],
        ['Observe o lugar por um dia e anote as horas de sol. Antes de plantar, pergunte a altura e a largura da planta adulta.'],
        ['Quem projeta jardins caminha pelo terreno várias vezes. O caminho que as pessoas já fazem costuma virar o caminho do desenho.'],
      ],
    },
    casual: {
      openings: [
        'Olha o sol antes de comprar a muda: {topic}.',
        'A mudinha cresce, tá: {topic}.',
        'Um teste de um dia no quintal: {topic}.',
      ],
      steps: [
        ['Quem nunca plantou tudo juntinho pra ficar cheio e depois precisou tirar metade? Acontece em todo canteiro.'],
        ['Muda é criança, e a gente esquece disso. E o sol do meio-dia é bem diferente do sol das oito.'],
        ['Tira foto do lugar às nove, ao meio-dia e às quatro. Com as três na mão, a escolha da planta muda.'],
        ['Eu gosto de ver por onde as pessoas cortam caminho na grama. Ali é que tinha que ter uma passagem.'],
      ],
    },
    funny: {
      openings: [
        'Sol pleno, disse a etiqueta: {topic}.',
        'A planta que não sabia que era árvore: {topic}.',
        'O vizinho acompanha tudo pelo muro: {topic}.',
      ],
      steps: [
        ['A placa dizia planta baixa. Hoje ela está na altura da janela do segundo andar e acena para quem passa.'],
        ['Etiqueta de planta conta pouco e raramente fala do futuro. A pequena de hoje tem planos que ninguém perguntou.'],
        ['Pesquise o nome da espécie antes de comprar e meça o lugar com passos. Se a planta adulta passa do telhado, procure outra.'],
        ['Se o vizinho pedir uma muda, dê. Ele vai cuidar bem dela, e você passa a comentar por cima do muro.'],
      ],
    },
    motivational: {
      openings: [
        'A árvore que alguém plantou antes: {topic}.',
        'Um canto de cada vez: {topic}.',
        'Desenhar, plantar, esperar: {topic}.',
      ],
      steps: [
        ['No papel, o jardim era um círculo a lápis em volta de uma mangueira. Hoje é onde a família faz aniversário.'],
        ['Jardim se faz por etapas. Primeiro a terra e as árvores, depois os arbustos, por fim as flores.'],
        ['Comece pelo canto que você vê da janela da cozinha. É o que vai dar mais alegria no dia a dia.'],
        ['Quem desenha jardins trabalha para ver pronto só daqui a anos. As fotos enviadas depois valem como presente.'],
      ],
    },
  },
}
