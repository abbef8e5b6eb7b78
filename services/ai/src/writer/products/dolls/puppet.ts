import type { ProductType } from '../product-type.ts'

export const puppet: ProductType = {
  nouns: ['fantoche', 'marionete', 'teatro de fantoches', 'teatrinho de fantoches', 'mamulengo', 'boneco de mamulengo', 'teatro de mamulengo'],
  asks: ['que histórias a criança gosta de ouvir', 'se é para casa, escola ou festa', 'quantas crianças vão brincar'],
  questions: {
    sale: ['Que personagem não pode faltar no seu teatro?', 'Quem faz a melhor voz na sua família?'],
    content: ['Qual história você sabe contar de cor?', 'Qual personagem você imita bem?'],
  },
  emojis: ['🎭', '👧', '👦'],
  hashtags: ['fantoches', 'fantoche', 'teatrodefantoches', 'marionete', 'contacaodehistorias', 'educacaoinfantil', 'teatroinfantil'],
  sale: {
    professional: {
      openings: [
        'A sala de casa já tem palco: {topic}.',
        '{O topic} {dá/dão} voz às histórias da família.',
        'Para contar histórias com as mãos: {topic}.',
      ],
      steps: [
        ['O lençol preso entre duas cadeiras, três almofadas na plateia e um aviso: vai começar. A avó sentou na primeira fila.', 'Há crianças que quase não falam com visitas. Com um personagem na mão, contam a semana inteira.'],
        ['Com um personagem na mão, a fala sai mais solta. Quem está ali, afinal, é outro, e ele pode tudo.'],
        ['Serve em casa, na escola, na biblioteca e na festa. Avós, professoras e primos mais velhos também gostam de entrar em cena.'],
        ['Ao escolher, pense em quem vai mover e em que histórias costuma contar. Dois personagens já fazem um diálogo.'],
      ],
    },
    casual: {
      openings: [
        'Senhoras e senhores, com vocês: {topic}.',
        'Pra inventar voz engraçada sem vergonha: {topic}.',
        '{O topic} e um lençol já {dá/dão} espetáculo.',
      ],
      steps: [
        ['Vai ter peça hoje às sete, na sala. O ingresso é um beijo, e a atriz principal ainda tá jantando.', 'Sabe aquela criança quietinha com gente de fora? Bota um personagem na mão dela e escuta.'],
        ['Eu gosto porque qualquer um vira artista. A voz muda, a mão mexe, e ninguém fica com vergonha.'],
        ['Vale pra casa, pra escola, pra hora da história e pra festa. O tio que imita todo mundo vai roubar a cena.'],
        ['Pensa nas histórias que a criança gosta de contar. Com dois personagens a conversa já começa.'],
      ],
    },
    funny: {
      openings: [
        'O tio vai fazer voz fina e gostar: {topic}.',
        '{O topic} {fala/falam} o que ninguém tem coragem.',
        'A plateia tem três almofadas e um cachorro: {topic}.',
      ],
      steps: [
        ['O pai, sério no trabalho, ajoelha atrás do sofá e responde com voz de jacaré. A vizinha viu pela janela.', 'A peça tinha dez minutos e já dura uma hora. O vilão morreu quatro vezes e voltou porque a plateia pediu.'],
        ['Boneco é o único ator que não esquece a fala, porque nunca teve uma. E se errar, a culpa é de outro.'],
        ['Serve para aniversário, chuva e reunião de família, quando um boneco poderá dizer ao tio que a piada é velha.'],
        ['Escolha pensando na voz que você sabe fazer. Depois que a família aprova, ela será exigida por anos.'],
      ],
    },
    motivational: {
      openings: [
        'A turma inteira quer ouvir: {topic}.',
        '{O topic} para quem dá voz à imaginação.',
        'A cortina de lençol já vai abrir: {topic}.',
      ],
      steps: [
        ['A professora tirou um personagem da sacola, e a turma inteira ficou em silêncio. Até o fundo da sala queria ouvir.', 'A menina ensaiou atrás da porta. Na hora, errou o começo, riu e seguiu, e a família aplaudiu em pé.'],
        ['Contar uma história para os outros pede atenção: olhar a plateia, esperar, mudar a voz. Isso cresce a cada apresentação.'],
        ['É um bom presente para quem ensina, para quem lê antes de dormir e para a criança que gosta de plateia.'],
        ['Pense numa história conhecida da casa e escolha os personagens por ela. O primeiro espetáculo já está pronto.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Os primeiros movimentos: {topic}.',
        'Como contar uma história com {topic}.',
        'A pausa faz a plateia olhar: {topic}.',
      ],
      steps: [
        ['Na estreia, quase todos agitam o personagem sem parar enquanto falam. A plateia não sabe para onde olhar.'],
        ['O olhar segue o que se mexe. Se tudo se move ao mesmo tempo, a fala se perde.'],
        ['Mova só o personagem que fala e deixe o outro parado, virado para ele. Uma pausa antes da surpresa prende a plateia.'],
        ['Teatro de bonecos existe em muitas culturas. No Nordeste, o mamulengo anima praças com improviso e conversa com o público.'],
      ],
    },
    casual: {
      openings: [
        'Não precisa saber fazer voz: {topic}.',
        'Um truque de quem conta história: {topic}.',
        'A cortina pode ser um lençol: {topic}.',
      ],
      steps: [
        ['Já reparou que na primeira vez todo mundo sacode o personagem sem parar? Parece que ele tá com frio.'],
        ['A plateia olha pro que mexe. Se dois personagens mexem juntos, ninguém sabe quem tá falando.'],
        ['Mexe só quem fala e deixa o outro escutando. E faz uma pausa antes da parte boa, que funciona sempre.'],
        ['Eu adoro ver a criança responder pro personagem, sabendo muito bem quem tá atrás do sofá.'],
      ],
    },
    funny: {
      openings: [
        'O vilão voltou a pedido da plateia: {topic}.',
        'Improviso, tosse e final feliz: {topic}.',
        'Críticas da plateia de cinco anos: {topic}.',
      ],
      steps: [
        ['A plateia tem cinco anos e opinião. Disse que o lobo não fala assim, que o final mudou e que quer de novo.'],
        ['Criança aceita jacaré que fala e castelo de caixa. Só não aceita pular a parte de que mais gosta.'],
        ['Combine um final antes de começar, ou a peça não termina. Um sino, uma música ou a hora do banho ajudam.'],
        ['No dia seguinte, ela repete a peça inteira para o cachorro. Ele assiste até o fim, já que ninguém liberou a porta.'],
      ],
    },
    motivational: {
      openings: [
        'A história contada em voz alta: {topic}.',
        'A mesma história, cada vez com outra voz: {topic}.',
        'Um palco do tamanho da sala: {topic}.',
      ],
      steps: [
        ['Na escola, o aluno mais calado pediu para mover o dragão. Foi dele a voz mais alta da apresentação.'],
        ['Por trás de um personagem, é mais fácil arriscar uma fala. O erro vira parte da cena, e a turma ri junto.'],
        ['Escolham uma história curta e dividam as vozes. Ensaiem duas vezes, apaguem a luz da sala e chamem a plateia.'],
        ['Uma caixa de papelão com um retângulo recortado já serve de palco. O resto vem da plateia.'],
      ],
    },
  },
}
