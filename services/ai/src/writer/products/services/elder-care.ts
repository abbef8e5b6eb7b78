import type { ProductType } from '../product-type.ts'

const saleWithoutJokes: ProductType['sale']['casual'] = {
  openings: [
    'Café, conversa e paciência: {topic}.',
    'Pra família respirar e dividir a rotina: {topic}.',
    'Com carinho e sem pressa: {topic}.',
  ],
  steps: [
    ['O pai quer continuar na casa dele, com as plantas e o rádio. A família quer saber que tem alguém por perto.', 'Os irmãos fizeram uma escala, e todo mundo tá cansado. Chamar mais uma pessoa não é deixar de cuidar.'],
    ['Cada um tem o seu jeito: o café mais fraco, a novela, a cadeira perto da janela. A gente aprende e respeita.'],
    ['Tem família que precisa de umas tardes, tem família que precisa das noites. Conversando, dá pra encontrar o horário.'],
    ['Me conta como é o dia a dia, os horários e do que a pessoa gosta. E apresenta a gente antes, com um café.'],
  ],
}

const contentWithoutJokes: ProductType['content']['casual'] = {
  openings: [
    'Conversa primeiro com quem vai ser cuidado: {topic}.',
    'Um caderno na mesa da cozinha ajuda: {topic}.',
    'Do que a pessoa gosta? Começa por aí: {topic}.',
  ],
  steps: [
    ['A família combina tudo no grupo e esquece de perguntar pra quem mora ali. Não dá certo desse jeito.', 'Só a filha mais velha sabe onde fica tudo. Aí ela viaja, e começa a procura pela casa.'],
    ['A casa tem o jeito de quem mora nela. Quando alguém novo chega, é esse jeito que vale.'],
    ['Deixa um caderno na cozinha com horários, telefones e gostos. Cada um que passa escreve um pouquinho.'],
    ['Gosto de ouvir as histórias, até as repetidas. Cada vez aparece um detalhe que não tava na outra.'],
  ],
}

export const elderCare: ProductType = {
  nouns: ['cuidadora de idosos', 'cuidador de idosos', 'cuidadora de idoso', 'cuidador de idoso', 'acompanhante de idosos', 'cuidado de idosos', 'acompanhamento de idosos'],
  asks: ['o bairro, os dias e os horários', 'como é a rotina da pessoa', 'de que ajuda a pessoa precisa'],
  questions: {
    sale: ['Quem ajuda na rotina dos mais velhos na sua família?', 'De dia, de noite ou nos fins de semana?'],
    content: ['Que história dos seus avós você gosta de contar?', 'Qual música os mais velhos da sua casa cantam?'],
  },
  emojis: ['🤍', '🫶', '☕'],
  hashtags: ['cuidadoradeidosos', 'cuidadordeidosos', 'idosos', 'terceiraidade', 'cuidador', 'melhoridade', 'cuidadora'],
  sale: {
    professional: {
      openings: [
        'Companhia e respeito na rotina de casa: {topic}.',
        'Para dividir o cuidado com a família: {topic}.',
        'Atenção ao ritmo de cada pessoa: {topic}.',
      ],
      steps: [
        ['A mãe mora sozinha e gosta da própria casa. Os filhos trabalham longe e ligam várias vezes por dia para saber como está.', 'Cada filho cuida de um dia da semana, e ainda assim sobram horários vazios. A família precisa de mais uma pessoa.'],
        ['Um bom acompanhamento respeita hábitos de uma vida inteira: a hora do café, a cadeira da varanda, o programa de rádio.'],
        ['Há famílias que precisam de algumas tardes, outras de noites ou fins de semana. A conversa inicial define o que faz sentido.'],
        ['Ao entrar em contato, conte a rotina, os horários e as tarefas em que é preciso ajuda. Inclua a pessoa nessa decisão.'],
      ],
    },
    casual: saleWithoutJokes,
    funny: saleWithoutJokes,
    motivational: {
      openings: [
        'Cuidar de quem cuidou: {topic}.',
        'Uma presença atenta no dia a dia: {topic}.',
        'Respeito pela história de cada um: {topic}.',
      ],
      steps: [
        ['Os filhos revezam trabalho, estrada e noites na casa dos pais. Pedir ajuda faz parte de cuidar bem.', 'A avó ensinou todos a ler naquela cozinha. Hoje alguém se senta ao lado dela e lê o jornal em voz alta.'],
        ['É um trabalho de paciência: esperar o passo, ouvir a história de novo, explicar com calma. Isso se aprende e se escolhe.'],
        ['Algumas famílias querem companhia para o passeio, outras precisam de apoio em casa. Todas procuram alguém que trate com respeito.'],
        ['Pergunte à própria pessoa como ela quer ser chamada e do que não abre mão. A rotina nova começa por aí.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como apresentar uma pessoa nova à rotina: {topic}.',
        'O que anotar para quem acompanha: {topic}.',
        'Conversar antes de decidir: {topic}.',
      ],
      steps: [
        ['Muitas famílias decidem tudo e só depois avisam o pai ou a mãe. A pessoa se sente deixada de fora da própria casa.', 'As orientações costumam ficar na cabeça de um filho só. Quando ele não está, ninguém sabe o horário nem o telefone certo.'],
        ['Quem vive há décadas num lugar tem costumes que organizam o dia. Mudá-los sem conversa tira o chão conhecido.'],
        ['Façam uma reunião com todos, inclusive com quem será acompanhado. Deixem por escrito horários, contatos e preferências.'],
        ['Acompanhar alguém é entrar numa história que já está no meio. Escuta-se muito antes de falar.'],
      ],
    },
    casual: contentWithoutJokes,
    funny: contentWithoutJokes,
    motivational: {
      openings: [
        'Paciência também é ofício: {topic}.',
        'Estar presente, com respeito: {topic}.',
        'Ouvir a mesma história outra vez: {topic}.',
      ],
      steps: [
        ['Há manhãs em que a pessoa quer conversar e outras em que prefere o silêncio. Quem acompanha aprende a reconhecer as duas.', 'Um passeio até a esquina pode levar meia hora. No caminho há um cachorro conhecido, uma vizinha e um banco ao sol.'],
        ['Respeitar o tempo do outro é a parte mais exigente. O relógio de quem cuida precisa aprender a andar devagar.'],
        ['Peça que contem como era o bairro antes e anote os nomes. Essas lembranças pertencem a toda a família.'],
        ['No fim da tarde, alguém fecha a cortina e deixa o copo de água ao lado. São gestos pequenos, feitos todos os dias.'],
      ],
    },
  },
}
