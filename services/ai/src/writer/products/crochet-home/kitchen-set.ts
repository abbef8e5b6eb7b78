import type { ProductType } from '../product-type.ts'

export const kitchenSet: ProductType = {
  nouns: ['jogo de cozinha'],
  asks: ['as medidas na frente da pia e do fogão', 'as cores da cozinha', 'se é para sua casa ou para presente'],
  questions: {
    sale: ['Sua cozinha é clarinha ou colorida?', 'Quem mais fica na cozinha aí na sua casa?'],
    content: ['Nas festas, o pessoal também acaba na sua cozinha?', 'Pia ou fogão: onde você passa mais tempo?'],
  },
  emojis: ['🧶', '🍳', '🏠'],
  hashtags: ['jogodecozinha', 'jogodecozinhacroche', 'jogodecozinhadecroche', 'jogosdecozinha', 'croche', 'crochedecor', 'cozinhadecorada'],
  sale: {
    professional: {
      openings: [
        'A cozinha arrumada a partir do chão: {topic}.',
        '{O topic} {deixa/deixam} a cozinha com ar de casa cuidada.',
        'Peças que combinam, da pia ao fogão: {topic}.',
      ],
      steps: [
        ['É na cozinha que se passa boa parte do dia, quase sempre em pé. Um chão com crochê muda a cara do lugar.', 'Azulejo, inox e pedra são práticos, mas deixam a cozinha fria aos olhos. O crochê aproxima dela o clima do resto da casa.'],
        ['Num jogo, as peças seguem o mesmo ponto e as mesmas cores. O ambiente fica unido sem que se troque um armário.'],
        ['É presente de casamento e de casa nova que encontra uso imediato. Serve também para renovar uma cozinha antiga.'],
        ['Antes de escolher, meça o espaço diante da pia e do fogão e veja se a porta do forno abre livre.'],
      ],
    },
    casual: {
      openings: [
        'Pra cozinha ficar bonita até em dia de louça: {topic}.',
        '{O topic} {muda/mudam} a cozinha sem reforma.',
        'O coração da casa merecia isto: {topic}.',
      ],
      steps: [
        ['A gente passa metade do dia na frente da pia e do fogão. Já que é pra ficar ali, que seja num lugar bonito.', 'Reforma de cozinha cansa, demora e dá pó até no açúcar. Trocar o que vai no chão leva cinco minutos.'],
        ['Como é jogo, já vem tudo combinando, no ponto e na cor. A cozinha inteira parece que foi pensada junto.'],
        ['Pra quem vai casar, pra quem se mudou, pra mãe que vive na cozinha. E pra sua, claro.'],
        ['Mede na frente da pia e do fogão e me conta as cores dos armários. Com isso a gente monta o conjunto.'],
      ],
    },
    funny: {
      openings: [
        'A louça continua, mas o chão ficou lindo: {topic}.',
        '{O topic} {espera/esperam} o primeiro pingo de molho.',
        'Todo mundo fica em pé na cozinha mesmo: {topic}.',
      ],
      steps: [
        ['A festa é na sala, mas os convidados estão todos na cozinha, encostados na pia. Pelo menos agora pisam em crochê.', 'Quem lava a louça fica meia hora no mesmo lugar olhando para o azulejo. Merecia uma vista melhor no chão.'],
        ['Tudo combina com tudo, do fogão à pia. É mais entrosamento do que a família tem na hora de secar os pratos.'],
        ['Para os noivos, para a casa nova e para quem só entra na cozinha atrás do pote de biscoito.'],
        ['Meça o espaço e confira a porta do forno. Descobrir que ela não abre justo na hora de pôr o frango é tarde demais.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem passa o dia entre a pia e o fogão: {topic}.',
        '{O topic} {valoriza/valorizam} o lugar onde a casa trabalha.',
        'Muitas carreiras para a cozinha de todo dia: {topic}.',
      ],
      steps: [
        ['Quando a casa acorda, alguém já passou o café. Quem levanta primeiro merece uma cozinha bonita.', 'Quem cozinha todo dia conhece cada palmo daquele chão. Deixar esse canto bonito é reconhecer o trabalho que se faz ali.'],
        ['Fazer peças que combinam exige a mesma mão do começo ao fim. O ponto da última repete o da primeira.'],
        ['Combina com a primeira cozinha de um casal e com a da mãe, que já serviu milhares de almoços.'],
        ['Escolha uma cor que já exista na cozinha, num pote ou num armário. O conjunto se encaixa com naturalidade.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Gordura e respingos, como cuidar {do topic}.',
        'O chão da cozinha pede rotina: {topic}.',
        'Cada peça no seu lugar: {topic}.',
      ],
      steps: [
        ['O crochê da cozinha recebe gordura e água todos os dias. Muitas pessoas esperam a mancha aparecer para lavar.'],
        ['A gordura se prende ao fio e segura a poeira. Quanto mais tempo fica, mais difícil é tirá-la só com água.'],
        ['Aplique detergente neutro na mancha, espere alguns minutos e lave. Se as medidas permitirem, troque as peças de lugar.'],
        ['Quem faz um jogo separa o fio de todas as peças antes de começar. Novelos de lotes diferentes mudam de tom.'],
      ],
    },
    casual: {
      openings: [
        'Respingou óleo? Calma, um papo sobre {topic}.',
        'O que eu faço quando mancha: {topic}.',
        'Dica de quem vive na cozinha: {topic}.',
      ],
      steps: [
        ['Fritura, a gente acha que não respingou nada. No outro dia, olha o chão contra a luz e lá estão as pintas.'],
        ['Gordura gruda no fio e chama pó. Se fica dias, vira aquela sombra que ninguém sabe de onde veio.'],
        ['Pinga detergente neutro na mancha, espera um pouco e lava. E vai trocando as peças de lugar, se der na medida.'],
        ['Eu compro o fio todo de uma vez, do mesmo lote. Já comecei um conjunto e terminei em outro tom.'],
      ],
    },
    funny: {
      openings: [
        'Por que a festa acaba sempre na cozinha: {topic}.',
        'Com o que já caiu {no topic} se fazia um almoço.',
        'Uma cozinha, cinco cozinheiros e {topic}.',
      ],
      steps: [
        ['Na cozinha há quem cozinhe, quem prove e quem fique exatamente na frente da gaveta. O terceiro não se move.', 'O arroz que cai no chão tem duas carreiras possíveis: o cachorro ou o ponto do crochê. O cachorro chega antes.'],
        ['A cozinha é o único lugar com comida, conversa e parede para encostar. A sala perdeu a disputa faz tempo.'],
        ['Sacuda o crochê na área antes de dormir. Sai arroz, sai farelo e, com sorte, sai a tampinha perdida.'],
        ['Quem faz jogo de cozinha recebe foto da peça com uma panela ao lado. É assim que se elogia.'],
      ],
    },
    motivational: {
      openings: [
        'O trabalho da cozinha e o da agulha: {topic}.',
        'Peça por peça, até completar {o topic}.',
        'Há muito ponto contado {no topic}.',
      ],
      steps: [
        ['Num jogo, a primeira peça anima e a segunda confirma. Na última, só falta manter a mão no mesmo ritmo.'],
        ['Peças iguais pedem anotação, porque a memória engana. Um número de pontos no papel poupa uma noite.'],
        ['Se está fazendo o seu, anote a agulha e o fio junto da receita. Quando parar, saberá onde voltar.'],
        ['No dia em que o jogo vai para o chão, a família já pisa nele para fazer o café. Contar tanto ponto foi para isso.'],
      ],
    },
  },
}
