import type { ProductType } from '../product-type.ts'

export const backpack: ProductType = {
  nouns: ['mochila', 'mochilinha'],
  asks: ['o que vai dentro no dia a dia', 'quem vai usar', 'se é para todo dia ou para passeio'],
  questions: {
    sale: ['Quem aí na sua casa vive de mochila nas costas?', 'O que não pode faltar na sua mochila?'],
    content: ['Qual foi a coisa mais estranha que você já achou na mochila?', 'Você esvazia a mochila toda semana ou só nas férias?'],
  },
  emojis: ['🎒', '🛍️', '✨'],
  hashtags: ['mochila', 'mochilas', 'mochilafeminina', 'mochilaescolar', 'mochilinha', 'bolsasemochilas', 'voltaasaulas'],
  sale: {
    professional: {
      openings: [
        '{O topic} para levar o que o dia pede.',
        'Mãos livres e tudo no lugar: {topic}.',
        'Da porta de casa à volta, {o topic} {vai/vão} junto.',
      ],
      steps: [
        ['Portão, chave, lanche na mão e pressa para não perder o horário. Com tudo nas costas, sobram as duas mãos para o resto.', 'O dia começa cedo e tem mais de uma parada. Com o necessário nas costas, dá para ir de uma a outra sem voltar em casa.'],
        ['A mochila divide o peso entre os dois ombros e deixa as mãos livres. Por isso acompanha tão bem quem anda bastante.'],
        ['Há quem use para estudar, quem use para trabalhar e quem só tire do armário para passear. Também é presente de uso certo.'],
        ['Antes de escolher, meça o que vai dentro e pense em quem vai carregar. O tamanho das costas conta tanto quanto o espaço.'],
      ],
    },
    casual: {
      openings: [
        'Pra jogar nas costas e sair: {topic}.',
        'Olha {o topic} e me diz onde vai passear primeiro.',
        'A companhia de todo dia pode ser {o topic}.',
      ],
      steps: [
        ['A gente põe o casaco, a garrafinha, o lanche e mais aquela coisa que pode precisar. E ainda sobram duas mãos pra abrir o portão.', 'Tem passeio que pede mão livre, seja pra segurar sorvete ou mão de criança. O resto vai nas costas e a gente nem lembra.'],
        ['Não escorrega do ombro, não bate na perna e não ocupa a mão. Pra quem anda muito, isso faz uma diferença danada.'],
        ['Tem gente que usa todo dia e tem gente que guarda pro passeio. E pra dar de presente, é daquelas coisas que se usam mesmo.'],
        ['Me conta quem vai usar e o que vai dentro. Com isso a gente já sabe se a medida tá boa ou se falta espaço.'],
      ],
    },
    funny: {
      openings: [
        'Carrega tudo, menos a culpa pelo atraso: {topic}.',
        '{O topic} que sai leve e volta com pedras da praça.',
        'Quem procura acha, quase sempre no último bolso: {topic}.',
      ],
      steps: [
        ['De manhã entra um caderno, um lanche e um casaco. À tarde volta com tudo isso, duas pedras, um graveto e metade do lanche.', 'Todo mundo tem um bolso favorito e um bolso esquecido. É no esquecido que aparece, meses depois, a banana daquele passeio.'],
        ['A mochila deixa as mãos livres para coisas importantes, como segurar o café, acenar para o ônibus e correr atrás dele.'],
        ['Serve para quem leva o essencial e para quem leva a casa. O segundo grupo é o que socorre o primeiro.'],
        ['Na escolha do tamanho, conte o que vai e também o que volta. Na volta tem sempre mais coisa, ninguém sabe por quê.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem sai cedo e tem o dia pela frente: {topic}.',
        '{O topic} {acompanha/acompanham} o seu caminho de todo dia.',
        'Tem muito esforço dentro {do topic}.',
      ],
      steps: [
        ['O caderno, o lanche preparado na véspera, o casaco que alguém mandou levar. Numa mochila vai o cuidado da casa inteira.', 'Sair cedo, pegar condução e ainda chegar com vontade de aprender alguma coisa. Muita gente faz isso todo dia, de mochila nas costas.'],
        ['Com o peso dividido e as mãos livres, o caminho rende mais. Quem anda todos os dias sente essa diferença na volta.'],
        ['É um presente bom para um começo, como o primeiro dia de aula, um curso ou uma viagem. Quem ganha leva junto.'],
        ['Pense no caminho de todo dia antes de escolher. Quanto se anda, o que se leva e quem carrega decidem o tamanho.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como arrumar {o topic} para pesar menos.',
        'A ordem das coisas também pesa: {topic}.',
        'Antes de sair, vale olhar para {o topic}.',
      ],
      steps: [
        ['Duas pessoas levam o mesmo peso, e uma delas parece carregar o dobro. Muitas vezes, a diferença está na arrumação da mochila.', 'A mochila pende para trás, a alça escorrega e o ombro reclama. Antes de culpar o peso, vale olhar como ela foi arrumada.'],
        ['O que é pesado e fica longe das costas puxa o corpo para trás. Alças frouxas deixam a mochila baixa e aumentam esse efeito.'],
        ['Ponha o mais pesado junto às costas, o leve na frente e use as duas alças. Ajuste até a mochila ficar rente ao corpo.'],
        ['Uma vez por semana, tire tudo de dentro. Boa parte do peso costuma ser de coisas que já podiam ter ficado em casa.'],
      ],
    },
    casual: {
      openings: [
        'Faz tempo que você não esvazia {o topic}?',
        'Dica boa pra volta de todo dia: {topic}.',
        'Bora dar um jeito {no topic}.',
      ],
      steps: [
        ['A gente abre a mochila no fim da semana e encontra papel amassado, garrafa vazia e farelo. Muito farelo, de não sei onde.', 'Sabe aquele cheirinho de lanche antigo que sobe quando a gente abre o zíper? Pois é, alguma coisa ficou lá no fundo.'],
        ['É que a gente tira o que precisa e fecha de novo. O que não faz falta vai descendo, e o fundo ninguém vê.'],
        ['Vira de cabeça pra baixo, sacode bem, escova os cantos e passa um pano úmido. Depois deixa aberta num lugar arejado.'],
        ['Eu gosto de fazer isso com música, leva uns dez minutos. E sempre sai dali alguma coisa que a casa toda procurava.'],
      ],
    },
    funny: {
      openings: [
        'Escavações recentes encontraram coisas {no topic}.',
        'O museu de história natural da família: {topic}.',
        'Ninguém está preparado para o fundo {do topic}.',
      ],
      steps: [
        ['No fundo da mochila existe uma camada de farelo mais antiga que a própria mochila. Os especialistas não sabem explicar como ela chegou lá.', 'O bilhete importante estava ali o tempo todo, dobrado em oito, embaixo da garrafa que devia ter sido lavada na semana passada.'],
        ['Cada dia deposita uma camada. Primeiro papel, depois embalagem, depois o casaco, e em pouco tempo já dá para estudar geologia.'],
        ['Vire tudo sobre uma folha de jornal, separe o que ainda tem dono e escove os cantos. A banana, se houver, não tem salvação.'],
        ['Depois da limpeza, a mochila fica leve, cheirosa e irreconhecível. Aproveite bem, porque amanhã cedo começa a primeira camada.'],
      ],
    },
    motivational: {
      openings: [
        'Cinco minutos à noite ajudam a manhã inteira: {topic}.',
        'Deixar {o topic} em ordem é um carinho com o dia seguinte.',
        'Na véspera, {o topic} já pode estar perto da porta.',
      ],
      steps: [
        ['De manhã, cada minuto vale, e é quando o caderno some. Na véspera, com a casa quieta, ele aparece na primeira olhada.'],
        ['À noite dá para pensar no dia seguinte com tempo. De manhã, a pressa faz pegar o que está na frente, certo ou errado.'],
        ['Combine um horário fixo, esvazie, separe o que fica e ponha o que vai. Depois, a mochila espera sempre no mesmo lugar.'],
        ['Com o tempo, ninguém mais precisa lembrar ninguém. A casa sai no horário, e sobra um minuto para se despedir direito.'],
      ],
    },
  },
}
