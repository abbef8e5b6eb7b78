import type { ProductType } from '../product-type.ts'

export const sandal: ProductType = {
  nouns: ['sandália', 'rasteirinha', 'chinelo de couro', 'alpercata', 'tamanco'],
  asks: ['o seu número', 'a cor que mais usa', 'se é para o dia a dia ou para uma ocasião'],
  questions: {
    sale: ['Com que roupa você usaria primeiro?', 'Qual é o seu número?'],
    content: ['Qual calçado não sai do seu pé?', 'Quem pega o seu chinelo emprestado em casa?'],
  },
  emojis: ['👡', '🤎', '☀️'],
  hashtags: ['sandalia', 'sandalias', 'rasteirinha', 'sandaliadecouro', 'rasteirinhas', 'sandaliasdecouro', 'calcadosdecouro'],
  sale: {
    professional: {
      openings: [
        'Bonito no pé e fácil de combinar: {topic}.',
        '{O topic} {vai/vão} do passeio ao almoço sem esforço.',
        'Seus pés à vontade com {topic}.',
      ],
      steps: [
        ['Você calça em um segundo e já está de saída. Nos dias de pressa, poucos calçados são tão práticos.', 'Um passeio, uma feira ou um almoço que se estende até a tarde. Com o pé fresco, ninguém pensa em trocar de calçado.'],
        ['O pé fica arejado, e a roupa mais simples ganha graça. É um calçado que não fica parado no armário.'],
        ['Combina com jeans, vestido e linho. Serve para o dia a dia, a viagem e as festas ao ar livre.'],
        ['Para acertar o número, experimente no fim do dia, quando o pé está mais largo. O calcanhar não deve passar da sola.'],
      ],
    },
    casual: {
      openings: [
        'Pé arejado e visual pronto: {topic}.',
        'Calçou, saiu: {topic}.',
        'Não tiro mais do pé depois {do topic}.',
      ],
      steps: [
        ['Sabe aquele dia em que você só quer calçar uma coisa e sair? Sem meia, sem pensar muito, e ainda bonito.', 'Foi só dar uma voltinha e acabou ficando até de noite. Com o pé à vontade, ninguém reclama de andar mais.'],
        ['O pé respira, e a roupa mais básica já fica arrumada. Você vai ver que acaba usando quase todo dia.'],
        ['Vai com jeans, com vestido, com bermuda. Na mala, então, ocupa pouco e salva a viagem inteira.'],
        ['Uma dica: experimenta no fim da tarde, que o pé tá mais inchado. Se couber bem ali, cabe o dia todo.'],
      ],
    },
    funny: {
      openings: [
        'Liberdade para os dez dedos: {topic}.',
        'O sapato fechado vai ficar com ciúme {do topic}.',
        'Os pés votaram e deu {topic}.',
      ],
      steps: [
        ['Chegar em casa e chutar o sapato longe é um clássico. Com calçado aberto, a cena perde o drama e o sofá agradece.', 'O sapato fechado apertou a festa toda e terminou embaixo da mesa. Quem veio de pé fresco já estava na pista.'],
        ['Não precisa de meia, de laço nem de calçadeira. É o único item do guarda-roupa que sai mais rápido que a desculpa.'],
        ['Vai ao mercado, ao passeio e ao churrasco. Quando se vê, passou a semana no pé, e ninguém lembrou do sapato.'],
        ['Experimente no fim do dia, com o pé cansado. De manhã, ele diz que cabe em qualquer número.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem passa o dia de um lado para outro: {topic}.',
        'O seu passo, do seu jeito, com {topic}.',
        'Um agrado para quem anda muito: {topic}.',
      ],
      steps: [
        ['Você levou, buscou, resolveu e ainda passou no mercado. Um calçado gostoso no pé é o mínimo que esse dia merece.', 'As férias foram combinadas durante meses, em família ou com amigos. Na mala, vai o que acompanha cada caminhada.'],
        ['Num calçado, poucos milímetros mudam o andar. Quem faz sabe disso e acerta cada tira no lugar.'],
        ['É um agrado para quem trabalha em pé e para quem só quer passear sem pensar no sapato.'],
        ['Pense em quanto você anda num dia comum. Passeio curto e dia inteiro pedem escolhas diferentes.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O primeiro dia pede calma: {topic}.',
        'Sol, chuva e caminhada: como cuidar {do topic}.',
        'Como acostumar o pé com {o topic}.',
      ],
      steps: [
        ['Muita gente estreia o calçado num dia inteiro de caminhada. É daí que vem a maior parte das bolhas.'],
        ['As tiras precisam de tempo para ceder no ponto certo. E o calor direto resseca o que é flexível.'],
        ['Use em casa por uma hora, durante alguns dias, antes de sair. Se molhar, seque com um pano e deixe à sombra.'],
        ['A sandália é um dos calçados mais antigos que se conhecem. Sola, tira e um bom nó resolviam quase tudo.'],
      ],
    },
    casual: {
      openings: [
        'Não estreia no dia do passeio: {topic}.',
        'Dica pra quem acabou de comprar {um topic}.',
        'Molhou? Olha como eu seco {o topic}.',
      ],
      steps: [
        ['Comprou e já quis usar na viagem, o dia inteiro. De noite, o pé tá cheio de bolha e a culpa vai pro calçado.'],
        ['As tiras vão se ajeitando ao pé aos pouquinhos. Se você anda demais logo no começo, quem cede é a pele.'],
        ['Usa em casa uma horinha por dia, fazendo as suas coisas. Quando chegar o passeio, o calçado já pegou o jeito do pé.'],
        ['Com o tempo, a palmilha fica com o desenho dos dedos. Aí ninguém da casa consegue usar no seu lugar.'],
      ],
    },
    funny: {
      openings: [
        'A marca de sol no pé não mente: {topic}.',
        'O que o pé pensa {do topic}.',
        'Confissões de quem vive de {topic}.',
      ],
      steps: [
        ['No fim do verão, o pé exibe listras que explicam tudo. Dá para saber qual calçado foi usado e por quantos dias.'],
        ['Pé de fora toma sol, vento, poeira e pisão em festa. Em troca, não precisa procurar meia que faça par.'],
        ['Use um pano úmido nas tiras e uma escova macia na sola. Para a areia, só resta fazer as pazes.'],
        ['Sempre há um par perto da porta, que todos na casa usam para buscar alguma coisa. O dono só descobre depois.'],
      ],
    },
    motivational: {
      openings: [
        'Passo a passo, literalmente: {topic}.',
        'O trabalho de acertar cada tira {do topic}.',
        'Bons caminhos pedem {topic}.',
      ],
      steps: [
        ['Os calçados de que mais gostamos estão gastos de um jeito só nosso. Contam os caminhos de ida e de volta.', 'Quem faz calçados olha primeiro para o chão. Antes de ver o rosto da pessoa, já sabe como ela pisa.'],
        ['Cada pessoa pisa de um modo, e a sola mostra onde. É por isso que o par acaba parecendo com o dono.'],
        ['Vire os seus calçados e veja onde gastaram mais. É uma boa informação na hora de escolher o próximo par.'],
        ['A fôrma é o começo de tudo. É em volta dela que tiras e costuras encontram o lugar, ponto por ponto.'],
      ],
    },
  },
}
