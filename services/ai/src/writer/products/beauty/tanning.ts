import type { ProductType } from '../product-type.ts'

export const tanning: ProductType = {
  nouns: ['bronzeamento', 'bronze', 'bronzeamento natural', 'bronzeamento a jato', 'bronzeamento com fita', 'bronzeamento de fita', 'bronze natural', 'bronze a jato', 'bronze de fita', 'bronze com fita'],
  asks: ['a data da festa ou da viagem', 'se é a primeira vez', 'se quer marquinha ou não'],
  questions: {
    sale: ['Com marquinha ou sem?', 'Que roupa vai estrear a cor nova?'],
    content: ['Qual foi o verão mais dourado da sua vida?', 'Você é do sol ou da sombra?'],
  },
  emojis: ['☀️', '👙', '✨'],
  hashtags: ['bronzeamento', 'bronze', 'marquinha', 'marquinhadefita', 'bronzeamentonatural', 'bronzeamentoajato', 'bronzeado'],
  sale: {
    professional: {
      openings: [
        'A cor do verão com data marcada: {topic}.',
        'Para a viagem, a festa ou o vestido claro: {topic}.',
        'Marquinha desenhada com cuidado: {topic}.',
      ],
      steps: [
        ['A festa é no sábado, e o vestido branco já está no cabide. Falta a cor que faz o tecido claro aparecer.', 'A viagem está marcada, e o biquíni novo espera na gaveta. Chegar com um pouco de cor muda as primeiras fotos.'],
        ['O desenho da marca se planeja antes, peça por peça, em frente ao espelho. Alças retas e medidas iguais fazem a diferença.'],
        ['Há procura antes de casamentos, ensaios de fotos, carnaval e férias. E há quem goste de ter cor o ano inteiro.'],
        ['Ao marcar, conte a data do evento, a roupa que vai usar e como a sua pele costuma reagir ao sol.'],
      ],
    },
    casual: {
      openings: [
        'O vestido branco tá pedindo: {topic}.',
        'Pra chegar na praia já com cor: {topic}.',
        'Bora combinar a marquinha: {topic}.',
      ],
      steps: [
        ['Você provou o vestido claro e pensou que faltava uma corzinha. O vestido tá perfeito, só quer companhia.', 'As amigas já marcaram a viagem, o grupo já tem nome, e o biquíni novo tá na gaveta esperando a estreia.'],
        ['A gente mede a fita dos dois lados, olha no espelho e confere de novo. Marquinha torta ninguém merece.'],
        ['Vale pra carnaval, pra ensaio, pra madrinha, pra aniversário e praquele fim de semana que você tá esperando.'],
        ['Me conta a data, a roupa e se é a sua primeira vez. Assim já te explico como se preparar.'],
      ],
    },
    funny: {
      openings: [
        'A marca da manga da camiseta não conta: {topic}.',
        'O relógio deixou um desenho que ninguém pediu: {topic}.',
        'Metade do ano de calça, e o verão chegou: {topic}.',
      ],
      steps: [
        ['A única cor que você pegou este ano foi no braço que fica na janela do carro. O outro braço mora em outra estação.', 'As amigas postam a praia, e a sua foto mais recente é na sombra, de casaco, segurando um café.'],
        ['Com medida e fita, a marca sai desenhada. Bem diferente daquela que o boné, o chinelo e o relógio fazem por conta própria.'],
        ['Vale para noivas, madrinhas, carnavalescas e para quem comprou o biquíni em maio e desde então conta os dias.'],
        ['Avise a data e a roupa. Se a manga da camiseta já deixou contorno, conte também, para o desenho novo conversar com o antigo.'],
      ],
    },
    motivational: {
      openings: [
        'Um momento só seu antes da festa: {topic}.',
        'A cor que combina com o seu plano: {topic}.',
        'Preparar a data começa antes: {topic}.',
      ],
      steps: [
        ['Foram meses de planilha para a viagem acontecer. Chegar com a cor escolhida faz parte de aproveitar cada dia dela.', 'A madrinha cuidou de lembrancinha, vestido e convite. Agora é a vez dela de se preparar para as fotos.'],
        ['O capricho mora na medida: a fita reta, as alturas iguais, o espelho consultado mais de uma vez. Ninguém vê, e aparece.'],
        ['Para quem sobe ao palco, para quem vai casar e para quem decidiu que o biquíni merece sair da gaveta.'],
        ['Pense na roupa primeiro e na marca depois. As duas precisam combinar, e a decisão fica mais fácil com o vestido em mãos.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O preparo começa na véspera: {topic}.',
        'Como a cor se mantém por mais dias: {topic}.',
        'O que vestir para ir e voltar: {topic}.',
      ],
      steps: [
        ['É comum chegar de roupa justa, com creme e perfume na pele. Depois, o tecido marca e a cor fica irregular.', 'Muitas deixam para esfoliar no dia seguinte, quando a cor já está na pele. Boa parte dela vai embora com a esponja.'],
        ['Pele com restos de creme e células soltas pega cor em manchas. E tecido apertado desenha o que ninguém queria.'],
        ['Esfolie na véspera, vá sem creme nem perfume e leve uma roupa escura e larga para voltar. Depois, hidrate todos os dias.'],
        ['Uma boa marca nasce parada, em pé, diante do espelho. A fita é colocada e recolocada até os dois lados concordarem.'],
      ],
    },
    casual: {
      openings: [
        'Não vem de calça justa, viu: {topic}.',
        'Esfolia antes, nunca depois: {topic}.',
        'Três cuidados pra cor durar: {topic}.',
      ],
      steps: [
        ['Tem gente que chega cheirosa, de creme e jeans apertado. Aí eu explico tudo de novo, com todo carinho.', 'No outro dia vem a mensagem dizendo que a cor sumiu. A bucha do banho tava junto na história.'],
        ['Creme faz a cor pegar em manchinha, e a costura da calça deixa desenho. Pele limpa e roupa solta resolvem.'],
        ['Esfolia um dia antes, vem sem perfume e traz um vestido largo. Depois é creme todo dia e nada de bucha.'],
        ['Eu confiro a fita umas quatro vezes. Um lado sempre tá meio dedo mais alto, e o espelho não perdoa.'],
      ],
    },
    funny: {
      openings: [
        'O mapa das marcas de verão: {topic}.',
        'Meia soquete também deixa lembrança: {topic}.',
        'Chinelo, relógio e boné, artistas amadores: {topic}.',
      ],
      steps: [
        ['Dá para saber a vida de alguém pelas marcas: o motorista, a corredora de meia curta, a moça de óculos grandes.', 'A pior marca é a da mochila em dia de passeio. São duas faixas que acompanham qualquer vestido até março.'],
        ['A pele registra o que encontra pela frente, sem perguntar se fica bonito. Com fita, pelo menos alguém planejou.'],
        ['Antes do passeio, varie a manga e troque o chinelo. O pé listrado tem seu charme, mas só combina com chinelo.'],
        ['No fim, todo mundo abaixa dois dedos da alça para conferir a marca. É um gesto universal, feito com orgulho.'],
      ],
    },
    motivational: {
      openings: [
        'Fita reta pede paciência: {topic}.',
        'A medida que ninguém percebe: {topic}.',
        'Cada corpo, um desenho: {topic}.',
      ],
      steps: [
        ['Colocar a fita parece a parte rápida. Quem faz mede, cola, recua, olha e descola, até o desenho fechar no espelho.', 'Atender bem, aqui, é também deixar a pessoa à vontade. A conversa e o respeito chegam antes de qualquer produto.'],
        ['Nenhum corpo tem dois lados iguais, e a linha precisa parecer que tem. Esse ajuste fino se aprende fazendo.'],
        ['Anote o que funcionou na última vez: a roupa, o intervalo, os cuidados de depois. Na próxima, metade já está decidida.'],
        ['Quem trabalha com isso conhece bem a primeira olhada no espelho. A alça abaixa um pouquinho, e o sorriso vem.'],
      ],
    },
  },
}
