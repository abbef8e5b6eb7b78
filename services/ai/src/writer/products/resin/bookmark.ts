import type { ProductType } from '../product-type.ts'

export const bookmark: ProductType = {
  nouns: ['marcador de livro de resina', 'marcador de página de resina', 'marcador de resina'],
  asks: ['as cores preferidas', 'quantas peças você precisa', 'se é presente ou para as suas leituras'],
  questions: {
    sale: ['Qual livro você está lendo agora?', 'Para qual amigo leitor você daria um?'],
    content: ['O que você usa para marcar a página?', 'Você dobra a orelha da página, sim ou não?'],
  },
  emojis: ['📖', '📚', '✨'],
  hashtags: ['marcadordelivro', 'marcadorderesina', 'marcadordepagina', 'resina', 'marcadoresdelivro', 'bookstagram', 'leitura'],
  sale: {
    professional: {
      openings: [
        'Para quem sempre tem um livro por perto: {topic}.',
        '{O topic} {guarda/guardam} a página e {enfeita/enfeitam} o livro.',
        'Um presente pequeno para quem gosta de ler: {topic}.',
      ],
      steps: [
        ['O telefone toca no meio do capítulo, e o que está à mão vira marcador. Uma conta de luz não combina com o romance.', 'Quem lê no ônibus, na cama ou na fila para muitas vezes. Encontrar a página na hora faz parte do prazer.'],
        ['A resina guarda a cor e o brilho, e o desenho muda de uma peça para outra. Entre as páginas, o marcador se vê de longe.'],
        ['É um agrado para professores, clubes de leitura, convidados de uma festa e aquele amigo que nunca sai sem um livro.'],
        ['Para escolher, lembre das cores que a pessoa prefere. Se for para um grupo, conte os leitores e acrescente mais um.'],
      ],
    },
    casual: {
      openings: [
        'Chega de marcar página com recibo: {topic}.',
        'Pra quem tem um livro em cada canto da casa: {topic}.',
        'Quem ama ler vai amar {o topic}.',
      ],
      steps: [
        ['Sabe quando chamam bem na melhor parte e você marca a página com o que tem na mão? Já usei até colher.', 'Tem gente que lê três livros ao mesmo tempo e se entende com todos. Pra ela, marcador nunca é demais.'],
        ['A resina tem brilho e cor, e cada peça sai com um desenho. Fica aparecendo no meio do livro, chamando a gente de volta.'],
        ['Bom pra professora, pra amiga do clube do livro, pra quem tá estudando. E junto com um livro, vira um presentão.'],
        ['Vê as cores de que a pessoa gosta e conta quantos vai precisar. Leitor costuma ter sempre um amigo leitor.'],
      ],
    },
    funny: {
      openings: [
        'Fim da carreira do boleto como marcador: {topic}.',
        'A orelha da página agradece por {topic}.',
        'O livro parado na página doze merece {topic}.',
      ],
      steps: [
        ['Boleto, guardanapo, fio dental, folha do jardim. Todo leitor já marcou página com alguma coisa que não se conta em público.', 'O livro está na mesa de cabeceira há meses, na mesma página. Com um marcador bonito, pelo menos parece suspense.'],
        ['Brilha, tem cor e não cai do livro como aquele recibo apagado. E ninguém vai tentar pagar o marcador no banco.'],
        ['Serve para quem lê um livro por semana, para quem lê um por ano e para quem compra e deixa na fila.'],
        ['Conte quantos livros estão abertos pela casa antes de escolher. O que está embaixo da cama também vale.'],
      ],
    },
    motivational: {
      openings: [
        'Uma página por dia já é leitura: {topic}.',
        'Um agrado para quem arruma tempo de ler: {topic}.',
        'Dar {topic} é incentivar a próxima leitura.',
      ],
      steps: [
        ['Ler dez páginas antes de dormir, com o dia que você teve, já é uma conquista. Amanhã, a história continua dali.', 'Alguém leu para você quando você ainda não sabia ler. Um presente de leitor é um jeito de lembrar essa pessoa.'],
        ['A peça é fina, e qualquer falha aparece. Quem faz lixa com calma até a borda deslizar entre as folhas.'],
        ['Vale para quem passou no vestibular, para quem voltou a estudar e para quem está lendo o primeiro livro grosso.'],
        ['Pense no livro que a pessoa está lendo e escolha uma cor que combine. É um cuidado que o leitor percebe.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Pequenos cuidados com os livros e com {topic}.',
        'Por que não dobrar o canto da página: {topic}.',
        'Como conservar {o topic} e os seus livros.',
      ],
      steps: [
        ['Dobrar o canto da página parece inofensivo. Anos depois, o papel se parte exatamente nessa linha, e o canto se perde.'],
        ['A fibra do papel quebra onde foi dobrada e não volta. Objetos grossos entre as folhas também forçam a costura.'],
        ['Use um marcador fino e guarde o livro em pé, longe do sol. A peça de resina se limpa com um pano macio e seco.'],
        ['As fitas costuradas na lombada de livros antigos já serviam para marcar. A vontade de voltar à mesma página não mudou.'],
      ],
    },
    casual: {
      openings: [
        'Confessa o que você usa no lugar: {topic}.',
        'Você é do time da orelha ou do time {do topic}?',
        'Quem lê dois livros de uma vez precisa de {topic}.',
      ],
      steps: [
        ['Tem gente que dobra a página e tem gente que sofre só de ver. Dentro da mesma casa, isso rende conversa.'],
        ['O papel não esquece a dobra. Com o tempo ele rasga bem ali, e o livro fica com cara de cansado.'],
        ['Marcador fininho não força a lombada. E se molhar ou sujar, a resina limpa fácil com um paninho macio e seco.'],
        ['Na bancada, o difícil é deixar fino sem ficar torto. Eu passo o dedo na borda até parecer uma folha.'],
      ],
    },
    funny: {
      openings: [
        'Coisas encontradas dentro de livros: {topic}.',
        'O mistério {do topic} que nunca sai da página doze.',
        'Leitor dorme, livro cai, e {o topic} {some/somem} na coberta.',
      ],
      steps: [
        ['Quem lê na cama conhece o golpe: o sono chega, o livro cai no rosto e a página se perde para sempre.'],
        ['O sono sempre vence na metade do parágrafo. No dia seguinte, a pessoa relê a mesma página, certa de que é nova.'],
        ['Marque antes de bocejar pela segunda vez. No terceiro bocejo, a mão já não obedece e o livro fecha sozinho.'],
        ['Quem faz marcador testa no livro que está lendo. É a desculpa perfeita para ler mais um capítulo no expediente.'],
      ],
    },
    motivational: {
      openings: [
        'Um capítulo por vez: {topic}.',
        'A leitura de hoje continua amanhã, com {topic}.',
        'O que cabe entre as páginas, junto com {topic}.',
      ],
      steps: [
        ['Quem lê um pouco por dia se espanta no fim do ano. A pilha de livros cresceu, e ninguém viu quando.', 'Muitos leitores começaram com alguém lendo em voz alta, ao lado da cama. A página ficava marcada para a noite seguinte.'],
        ['Voltar ao ponto exato ajuda a não abandonar um livro. Procurar a página é a primeira desculpa para deixar para depois.'],
        ['Deixe o livro onde você costuma pegar o celular. Cinco páginas por vez já fazem o marcador andar.'],
        ['Uma peça fina de resina passa por muita lixa até ficar lisa. Depois passa por muitos livros, se tiver sorte.'],
      ],
    },
  },
}
