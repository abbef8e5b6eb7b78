import type { ProductType } from '../product-type.ts'

export const schoolUniform: ProductType = {
  nouns: ['uniforme escolar', 'agasalho escolar', 'moletom escolar', 'camiseta escolar'],
  asks: ['a altura da criança', 'quantas trocas por semana', 'o que a escola pede'],
  questions: {
    sale: ['Em que ano a sua criança está?', 'Quantas trocas você gosta de ter na semana?'],
    content: ['Quantas peças já se perderam na escola este ano?', 'Como são as manhãs de aula na sua casa?'],
  },
  emojis: ['🎒', '🏫', '✏️'],
  hashtags: ['uniformeescolar', 'uniformesescolares', 'uniformeescola', 'voltaasaulas', 'camisetaescolar', 'agasalhoescolar', 'escola'],
  sale: {
    professional: {
      openings: [
        '{O topic} para o ano inteiro de aula.',
        'Do portão ao recreio: {topic}.',
        'Na lista da volta às aulas não pode faltar {o topic}.',
      ],
      steps: [
        ['O despertador toca, a mochila está pronta e a roupa, na cadeira. De manhã, ninguém precisa escolher o que vestir.', 'No primeiro dia de aula, há sempre uma foto na porta de casa. A roupa é nova, e o sorriso, meio sonolento.'],
        ['Roupa de escola passa por carteira, quadra, chão e recreio, e vai para a máquina toda semana. Precisa vestir bem e deixar brincar.'],
        ['Serve a quem começa na escola nova e a quem cresceu nas férias. No meio do ano, quase sempre falta mais uma peça.'],
        ['Confira a altura da criança ou do jovem antes de pedir e deixe uma folga. Conte também as trocas da semana.'],
      ],
    },
    casual: {
      openings: [
        'As aulas tão chegando, olha {o topic}.',
        'Pra manhã render mais: {topic}.',
        'Cresceu nas férias, agora precisa {do topic}.',
      ],
      steps: [
        ['A roupa do ano passado servia direitinho em novembro. Em fevereiro, a manga tá no cotovelo, e ninguém viu acontecer.', 'De manhã é café, escova de dente, cadê o tênis. Pelo menos a roupa já tá decidida, e isso ajuda muito.'],
        ['A roupa da escola trabalha mais que a nossa. Senta no chão, corre na quadra, encosta na tinta e amanhã faz tudo de novo.'],
        ['É pra escola nova, pro ano novo e pro meio do ano, quando some uma peça e ninguém sabe onde.'],
        ['Me manda a altura e quantos dias de aula por semana. Com duas ou três trocas, a máquina dá conta.'],
      ],
    },
    funny: {
      openings: [
        'Sai de casa sem mancha, volta com histórias: {topic}.',
        '{O topic} com endereço fixo nos achados e perdidos.',
        'A quadra da escola já espera {o topic}.',
      ],
      steps: [
        ['A roupa saiu de casa limpa e passada. Voltou com terra, tinta e um autógrafo de caneta que ninguém sabe de quem é.', 'A caixa de achados e perdidos da escola guarda onze peças iguais. Uma é a sua, e todas têm o mesmo tamanho.'],
        ['É a única roupa da casa que enfrenta futebol, tinta guache e feijão numa mesma manhã. E amanhã tem prova de tudo isso.'],
        ['Para o começo das aulas e também para maio, mês em que metade das peças já mora no armário de um colega.'],
        ['Peça um tamanho acima e tenha trocas a mais. Criança cresce nas férias e perde roupa no resto do ano.'],
      ],
    },
    motivational: {
      openings: [
        'Um novo ano começa assim: {topic}.',
        '{O topic} para cada dia de aprender.',
        'Tem muita coisa boa pela frente, com {o topic} no cabide.',
      ],
      steps: [
        ['Na porta da escola, a mão solta a outra e a criança entra sem olhar para trás. A roupa ainda está sobrando nos ombros.', 'Alguém acordou mais cedo para passar a roupa e fazer o café. Todo dia de aula começa com esse cuidado.'],
        ['Com a mesma roupa, todos começam o dia como parte da turma. O jeito de cada um aparece na conversa e no recreio.'],
        ['Vale para o primeiro ano e para o último, aquele em que os colegas querem escrever na roupa uns dos outros.'],
        ['Escolha com folga para crescer e confira o que a escola pede. No fim do ano, guarde uma peça de lembrança.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como identificar e conservar {o topic}.',
        'Achados e perdidos, como evitar: {topic}.',
        'O que fazer antes do primeiro dia: {topic}.',
      ],
      steps: [
        ['Em poucas semanas de aula, some a primeira peça. Na escola há dezenas iguais, e nenhuma tem nome.', 'A criança volta com uma roupa que veste bem, mas não é a dela. Em outra casa, alguém descobre o mesmo.'],
        ['Todas as peças são iguais, e na quadra elas ficam amontoadas. Sem marca, nem a própria criança reconhece a sua.'],
        ['Escreva o nome na etiqueta interna com caneta de tecido ou costure uma fita. Mostre à criança onde fica.'],
        ['Um sinal fácil ajuda os menores, como um ponto de linha colorida. Eles reconhecem a cor antes de ler o nome.'],
      ],
    },
    casual: {
      openings: [
        'Domar as manhãs de aula com {o topic}.',
        'Pra ninguém gritar cadê às sete da manhã: {topic}.',
        'A noite anterior salva a manhã, e {o topic} também.',
      ],
      steps: [
        ['Toda casa com criança tem quinze minutos de caos antes da escola. A nossa também, e olha que a gente se esforça.'],
        ['É que a roupa suja aparece só na hora de vestir. À noite, ela tava embolada na mochila e ninguém lembrou.'],
        ['Chegou da escola, tira a roupa e já põe no cesto. Antes de dormir, deixa a de amanhã na cadeira, com meia e tudo.'],
        ['Leva uma semana pra pegar o costume. Depois, sobra tempo até pro café sentado, e o dia começa bem melhor.'],
      ],
    },
    funny: {
      openings: [
        'Mensagens da escola sobre {o topic}.',
        'Arqueologia na mochila e {no topic}.',
        'Vestígios de um dia de aula: {topic}.',
      ],
      steps: [
        ['Pela mancha, a família reconstitui o dia. Tinta na primeira aula, feijão no almoço e uma queda bonita na educação física.', 'Perguntaram o que fez na escola, e a resposta foi nada. A roupa, porém, deu um depoimento completo.'],
        ['Criança usa a roupa para tudo, inclusive enxugar a mão, limpar o nariz e transportar tatuzinhos. É um uso muito amplo.'],
        ['Vire os bolsos antes da máquina e trate as manchas em água fria, pelo avesso. Os tatuzinhos, devolva ao jardim.'],
        ['No fim do ano, a peça tem cor indefinida e história própria. E a criança, claro, já pede um tamanho maior.'],
      ],
    },
    motivational: {
      openings: [
        'Cada ano escolar guarda uma lembrança: {topic}.',
        'O que fica depois das aulas: {topic}.',
        'Um ano inteiro passou por {este topic}.',
      ],
      steps: [
        ['Em março, a manga cobria a mão. Em dezembro, o punho já aparece, e ninguém viu quando foi que mudou.', 'No último dia, os colegas escrevem nomes e desenhos na roupa uns dos outros. Não se lava mais depois disso.'],
        ['Um ano de escola é longo, com notas, amigos, brigas e reconciliações. A roupa esteve em todas as manhãs.'],
        ['Guarde uma peça de cada etapa e tire, todo ano, a foto no mesmo lugar. Doe as outras, se estiverem boas.'],
        ['Com as fotos lado a lado, vê-se o quanto se cresceu. E quem aparece ao fundo, sempre, segurando a mochila.'],
      ],
    },
  },
}
