import type { ProductType } from '../product-type.ts'

export const pedicure: ProductType = {
  nouns: ['pedicure', 'esmaltação dos pés'],
  asks: ['para quando é', 'se tem praia ou festa chegando', 'se tem alguma sensibilidade nos pés'],
  questions: {
    sale: ['Você é de sandália ou de tênis?', 'Qual passeio pede o pé de fora primeiro?'],
    content: ['Quem aí já borrou o esmalte no sapato fechado?', 'Você cuida dos pés no inverno também?'],
  },
  emojis: ['🦶', '💅', '✨'],
  hashtags: ['pedicure', 'pesbemcuidados', 'pedicuro', 'unhasdospes', 'pesfeitos', 'pedicures', 'spadospes'],
  sale: {
    professional: {
      openings: [
        'Pés bem cuidados em qualquer estação: {topic}.',
        '{O topic} para quem anda o dia todo.',
        'Antes da sandália, {topic}.',
      ],
      steps: [
        ['A sandália já saiu do armário, e os pés ainda estão no modo bota. Um horário marcado resolve antes do passeio.', 'Depois de uma semana em sapato fechado, sentar e descalçar é um alívio. Com alguém cuidando dos seus pés, é melhor ainda.'],
        ['Os pés têm formato e cuidado próprios, e em casa a posição não ajuda. Feito com calma e boa luz, o acabamento é outro.'],
        ['Vai bem antes da praia e da festa, e também no frio, quando só você vê. Pés cuidados não dependem da sandália.'],
        ['Ao marcar, prefira um dia em que possa voltar com sapato aberto. Diga também se tem alguma sensibilidade nos pés.'],
      ],
    },
    casual: {
      openings: [
        'Tira o sapato e senta: {topic}.',
        'Seu pé andou muito essa semana, ele merece {topic}.',
        'A sandália já pode sair, tem horário pra {topic}.',
      ],
      steps: [
        ['Sabe quando bate aquele convite de piscina e você olha pro pé antes de responder? Já deixa o horário marcado e responde logo.', 'Eu vejo as pessoas chegando cansadas, tirando o sapato e mudando de cara. É uma das horas que eu mais gosto.'],
        ['Fazer por conta própria em casa é quase ginástica, ainda mais no dedinho. Aqui você só senta, e o resto é comigo.'],
        ['Não é só pra quem usa sandália, não. Mesmo de meia, no frio, é bom tirar o sapato e gostar do que vê.'],
        ['Quando vier, traz um chinelo na bolsa. Voltar de sapato fechado com esmalte fresco é pedir pra borrar.'],
      ],
    },
    funny: {
      openings: [
        'O dedinho também tem direito: {topic}.',
        'A sandália chamou, e a resposta foi {topic}.',
        '{O topic} e um chinelo na bolsa.',
      ],
      steps: [
        ['Chega o convite para a piscina, e você olha para baixo em silêncio. Os dois se olham, você e o pé.', 'Pintar a unha do pé em casa exige alongamento, mira e fôlego preso. O dedinho acaba pintado por inteiro.'],
        ['Com alguém cuidando, você não precisa encostar o joelho na testa. A coluna agradece, e o dedinho ganha unha de verdade.'],
        ['Serve para o verão, para o salto e para o inverno, quando só o tapete vê. O tapete também tem os seus critérios.'],
        ['Venha de chinelo, não importa a roupa. Elegância é sair com o esmalte inteiro, mesmo de terninho e sandália de dedo.'],
      ],
    },
    motivational: {
      openings: [
        'Os pés que levam você a tudo: {topic}.',
        '{O topic} para quem passa o dia de um lado para outro.',
        'Uma pausa que começa tirando o sapato: {topic}.',
      ],
      steps: [
        ['Seus pés fizeram a fila, a escada e a volta inteira no mercado. Agora é a vez deles, com você na cadeira.', 'Quem trabalha em pé sabe o valor de uma cadeira. Sentar para receber cuidado, então, é raro e muito bom.'],
        ['Pé bem cuidado quase ninguém vê, mas a própria pessoa sente ao descalçar. Já é motivo para sentar na cadeira.'],
        ['Combina com a véspera das férias e com o meio de um mês puxado. Os pés trabalham nos dois.'],
        ['Marque num fim de tarde, se puder, e não combine nada logo depois. Voltar para casa devagar faz parte.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Cuidados com os pés entre uma visita e outra: {topic}.',
        'O que fazer em casa depois {do topic}.',
        'Um erro comum no corte das unhas, visto por quem faz {topic}.',
      ],
      steps: [
        ['Muita gente corta os cantos da unha do pé bem fundo, para demorar a crescer. Dias depois, o canto começa a incomodar.'],
        ['A unha cortada demais nos cantos perde o apoio e pode crescer contra a pele. O sapato apertado piora essa pressão.'],
        ['Corte em linha quase reta, deixe os cantos livres e seque bem entre os dedos. Se houver dor, procure um podólogo ou médico.'],
        ['No atendimento, os pés contam a rotina de cada pessoa. Pelas marcas se percebe o sapato preferido e as horas em pé.'],
      ],
    },
    casual: {
      openings: [
        'Dica boa pra depois {do topic}.',
        'O que eu vejo toda semana fazendo {topic}.',
        'Não corta o canto da unha antes de ler: {topic}.',
      ],
      steps: [
        ['Todo mundo acha que cortar o canto bem fundo faz a unha demorar pra crescer. Depois vem aquele incômodo dentro do sapato.'],
        ['Quando o canto fica curto demais, a unha cresce procurando espaço. E com sapato apertado, o espaço dela é a pele.'],
        ['Corta mais reto, lixa as pontinhas e seca bem entre os dedos depois do banho. Doeu? Aí é assunto de podólogo ou médico.'],
        ['Eu acho engraçado como a pessoa chega pedindo desculpa pelos pés. Não precisa, é pra isso que a cadeira existe.'],
      ],
    },
    funny: {
      openings: [
        'O dedinho pede a palavra: {topic}.',
        'Todo mundo pede desculpa antes {do topic}.',
        'Antes da praia, uma reunião com os pés sobre {o topic}.',
      ],
      steps: [
        ['Nove em cada dez pessoas sentam na cadeira e pedem desculpa pelos pés. A décima já pediu por mensagem.'],
        ['O pé passa meses guardado em meia e ninguém comenta. Basta uma sandália para virar assunto de família.'],
        ['Para o esmalte durar, espere antes do sapato fechado e venha de chinelo. Meia também borra, já foi testado por muita gente.'],
        ['Quem faz os pés dos outros aprende a falar com a pessoa pelo topo da cabeça. A conversa rende do mesmo jeito.'],
      ],
    },
    motivational: {
      openings: [
        'Quem anda muito também precisa sentar: {topic}.',
        'Um cuidado discreto que conta, {o topic}.',
        'As histórias que chegam com os pés cansados: {topic}.',
      ],
      steps: [
        ['Cada par de pés que senta ali vem de um caminho, de um balcão, de uma sala de aula. Por um tempo, nenhum deles anda.'],
        ['O cuidado com os pés quase não se mostra, e talvez por isso fique para depois. Mas são eles que levam a gente a todo lado.'],
        ['Antes de dormir, seque bem os pés, passe um creme e ponha as pernas para cima. Cinco minutos cabem em qualquer noite.'],
        ['É um trabalho que se faz sentado, de cabeça baixa e com muita atenção. O agradecimento vem no primeiro passo até a porta.'],
      ],
    },
  },
}
