import type { ProductType } from '../product-type.ts'

export const partyCake: ProductType = {
  nouns: ['bolo de festa', 'bolo decorado', 'bolo temático', 'bolo personalizado', 'bolo de andares', 'naked cake', 'drip cake', 'bolo de batizado', 'bolo de mesversário', 'bolo de formatura', 'bolo de chá revelação'],
  asks: ['para quando é a festa', 'quantas pessoas vão', 'o tema ou as cores que você imaginou'],
  questions: {
    sale: ['Qual é a próxima comemoração por aí?', 'Festa em casa ou no salão?'],
    content: ['O que você olha primeiro na mesa da festa?', 'Qual bolo de festa você nunca esqueceu?'],
  },
  emojis: ['🎂', '🎉', '🎊'],
  hashtags: ['bolodecorado', 'bolodefesta', 'bolotematico', 'bolospersonalizados', 'bolosdecorados', 'bolopersonalizado', 'confeitaria', 'cakedesigner'],
  sale: {
    professional: {
      openings: [
        'A mesa da festa começa a ser pensada por aqui: {topic}.',
        '{O topic} {dá/dão} o tom da comemoração.',
        'Uma data especial merece {um topic} à altura.',
      ],
      steps: [
        ['Os convidados chegam, cumprimentam a família e logo vão ver a mesa. O bolo está no centro e aparece em todas as fotos.', 'Na hora da foto, todos se ajeitam atrás da mesa e alguém pede para chegar mais perto. O bolo fica no meio de todos.'],
        ['Um bolo de festa precisa combinar com a mesa e também agradar no prato. Aparência e sabor são decididos juntos.'],
        ['Em casa, no salão ou no jardim, ele marca o ponto alto da comemoração, quando todos param para olhar na mesma direção.'],
        ['Ao pedir, diga a data, o número de convidados e mostre uma foto de que você goste. A conversa fica bem mais rápida.'],
      ],
    },
    casual: {
      openings: [
        'Tem comemoração vindo aí? Então vamos falar {do topic}.',
        'Prepara a câmera: {topic}.',
        'Eu já imagino {o topic} no meio da sua mesa.',
      ],
      steps: [
        ['A pessoa entra na festa, dá oi pra três parentes e vai direto espiar a mesa do bolo. Eu faço a mesma coisa.', 'Você já escolheu a data e a lista de convidados, e agora vem a parte gostosa. Bora pensar no bolo com calma.'],
        ['Bonito na foto todo mundo quer, e gostoso no prato também. A conversa boa é aquela que junta os dois.'],
        ['Pode ser festa grande ou só a família na sala de casa. Na hora de cortar o bolo, todo mundo se junta igual.'],
        ['Me manda as fotos que você salvou e o número de convidados. Com isso na mão, a conversa já começa no caminho certo.'],
      ],
    },
    funny: {
      openings: [
        'A pose na foto é de todos, o centro é {do topic}.',
        'Tem gente que só confirmou presença por causa {do topic}.',
        'Celulares a postos, garfos também: {topic}.',
      ],
      steps: [
        ['Em toda festa há um convidado disfarçando perto da mesa, com as mãos para trás e o olho no bolo. Espera um descuido.', 'Todo mundo diz que dá pena cortar o bolo. A pena dura uns quatro segundos, que é o tempo de achar a faca.'],
        ['Quem vê de longe elogia a decoração, e quem vê de perto quer saber do recheio. Um bolo de festa responde aos dois.'],
        ['Há convidado que não dança, não canta e não sai na foto. Na fila do bolo, porém, ele é sempre o terceiro.'],
        ['Some à lista os que confirmam em cima da hora e os que levam um prato para quem ficou em casa. Eles existem.'],
      ],
    },
    motivational: {
      openings: [
        'Comemorar bem é cuidar dos detalhes: {topic}.',
        'Quem esperou tanto por essa data merece {o topic}.',
        'Uma data feliz fica mais bonita em volta {do topic}.',
      ],
      steps: [
        ['Foi muita lista, mensagem e ida ao mercado até a festa chegar. Ver a mesa montada, com o bolo no lugar, é a parte boa.', 'Reunir a família inteira num mesmo dia já é uma vitória. O bolo na mesa dá a todos um motivo para chegar perto.'],
        ['Por trás de um acabamento bem feito há mão firme e muito treino. O convidado percebe antes mesmo da primeira fatia.'],
        ['As fotos dessa mesa vão ficar no álbum da família. Daqui a anos, alguém vai apontar para o bolo e contar como foi a festa.'],
        ['Antes de escolher, lembre o que a pessoa festejada realmente gosta de comer. Um sabor querido vale mais que qualquer moda.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Antes de definir {o topic}, vale pensar em três pontos.',
        'Como planejar a mesa com {topic} no centro.',
        'Tamanho, sabor e mesa, para quem vai escolher: {topic}.',
      ],
      steps: [
        ['Muita gente chega com vinte fotos salvas e nenhuma parece com a outra. A dúvida do bolo começa pelo excesso de opções.', 'É comum escolher o bolo pela foto e só depois descobrir que a mesa é pequena ou que a festa é ao ar livre.'],
        ['Cada foto foi feita para outra festa, com outra luz e outro número de convidados. Altura, calor e espaço mudam tudo.'],
        ['Separe duas ou três fotos e anote o que agrada em cada uma. Depois meça a mesa e veja onde o sol bate à tarde.'],
        ['Um rascunho no papel ajuda muito antes da primeira camada. É nele que altura, proporção e cores se acertam.'],
      ],
    },
    casual: {
      openings: [
        'Conversa de bancada sobre {o topic}.',
        'O que eu diria pra uma amiga que quer {um topic}.',
        'Mesa de festa é assunto que rende: {topic}.',
      ],
      steps: [
        ['Já vi muita gente se apaixonar por um bolo altíssimo e lembrar depois que eram quinze convidados. Acontece nas melhores famílias.'],
        ['Foto engana no tamanho. Um bolo alto e estreito parece enorme na tela, e na hora do corte rende menos que um largo.'],
        ['Faz assim: escolhe primeiro quantas fatias você precisa, depois o formato. A decoração vem por último e se adapta direitinho.'],
        ['A parte que mais me prende é o acabamento. Gira o bolo, passa a espátula, gira de novo, e quando vê a tarde foi embora.'],
      ],
    },
    funny: {
      openings: [
        'Plantão da mesa de festa, com notícias {do topic}.',
        'Tipos de convidado que rondam {o topic}.',
        'Um estudo sobre dedos e bolos de festa: {topic}.',
      ],
      steps: [
        ['Toda festa tem um fiscal de bolo. Ele dá três voltas na mesa, calcula os ângulos e pergunta a que horas corta.'],
        ['O motivo é estratégico: quem fica perto da faca recebe fatia do meio, com mais recheio. Quem fica longe ganha a borda e um sorriso.'],
        ['Para uma partilha justa, corte primeiro uma fileira inteira e depois divida em retângulos. Até o fiscal vai ficar sem argumento.'],
        ['No dia seguinte, todos falam da música e da decoração. Já quem levou bolo para casa fala do café da manhã.'],
      ],
    },
    motivational: {
      openings: [
        'Mão firme se faz com prática, e {o topic} {mostra/mostram} isso.',
        'Horas de bancada que cabem numa foto: {topic}.',
        'O que a bancada ensina a quem faz {topic}.',
      ],
      steps: [
        ['O primeiro bolo de festa de quase todo mundo saiu meio torto, com marca de espátula e migalha. Ninguém esquece o primeiro que ficou reto.', 'Há um trabalho que some na festa: pesar, nivelar, gelar, esperar. O convidado vê a mesa pronta e nem imagina a véspera.'],
        ['Massa firme e bem nivelada sustenta tudo o que vem depois. Por isso as horas sem enfeite são as mais importantes.'],
        ['Quem está aprendendo pode treinar a espátula com creme comum num prato giratório. Uma tarde de treino já muda a mão.'],
        ['Quando o bolo sai pela porta, a bancada fica vazia e a louça fica cheia. Mais tarde chega a foto da festa, e compensa.'],
      ],
    },
  },
}
