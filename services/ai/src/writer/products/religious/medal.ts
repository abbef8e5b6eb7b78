import type { ProductType } from '../product-type.ts'

export const medal: ProductType = {
  nouns: ['medalha', 'medalhinha', 'escapulário'],
  asks: ['qual é a devoção da família', 'para quem é o presente', 'se a pessoa usa no pescoço ou na bolsa'],
  questions: {
    sale: ['Qual é o santo de devoção da sua casa?', 'Para quem você daria este presente?'],
    content: ['Quem te ensinou a rezar?', 'Qual santo a sua avó chama primeiro?'],
  },
  emojis: ['🙏', '✨', '🤍'],
  hashtags: ['medalha', 'escapulario', 'medalhas', 'medalhinha', 'escapularios', 'catolicos', 'artigosreligiosos'],
  sale: {
    professional: {
      openings: [
        'Um sinal de fé para levar junto: {topic}.',
        '{O topic} {acompanha/acompanham} a rotina de quem crê.',
        'Devoção que cabe na palma da mão: {topic}.',
      ],
      steps: [
        ['Antes de sair, a mão confere a chave, o documento e {o noun}. É um gesto rápido, repetido toda manhã.', 'Muita gente leva a mão ao peito antes de uma prova, de uma viagem ou de uma conversa difícil. O gesto já é oração.'],
        ['É uma peça pequena, que vai junto sem chamar atenção. Quem carrega sabe por que escolheu aquela devoção.'],
        ['É presente para afilhado, padrinho, recém-crismado e para quem começa uma fase nova da vida.'],
        ['Se for presente, pergunte qual é a devoção da família. Muitas casas têm um santo a quem recorrem há gerações.'],
      ],
    },
    casual: {
      openings: [
        'Pra levar a fé junto no dia a dia: {topic}.',
        'Presente de madrinha que fica: {topic}.',
        '{O topic} pra ter sempre com você.',
      ],
      steps: [
        ['Tem gente que não sai sem a chave, o celular e {o noun}. Se esquece um dos três, volta do portão.', 'Lembra da medalhinha que a sua avó nunca tirava? Ela segurava sem perceber enquanto conversava com a gente.'],
        ['É uma peça pequena, e a gente sabe que está ali. Cada um carrega por um motivo que é só seu.'],
        ['Fica bonito como presente pro afilhado, pra quem vai viajar, pra quem passou numa prova ou mudou de cidade.'],
        ['Se a ideia é presentear, descobre antes a devoção da pessoa. A família quase sempre tem um santo querido.'],
      ],
    },
    funny: {
      openings: [
        'Da avó para o neto que foi morar longe: {topic}.',
        '{O topic} e a bênção da mãe na porta de casa.',
        'Pequeno sinal de fé para o dia inteiro: {topic}.',
      ],
      steps: [
        ['O neto vai morar fora e a avó prepara a mala com doce, casaco e {um noun}. O casaco ele esquece.', 'Mãe abençoa na porta, no elevador e ainda manda mensagem. Sabendo que o filho leva a fé no bolso, fica mais contente.'],
        ['Cabe em qualquer bolso e vai a qualquer lugar. Quem ganhou de alguém querido reconhece pelo toque, sem olhar.'],
        ['Serve para o afilhado que tirou a carteira, para o tio que pega estrada e para a amiga que mudou de cidade.'],
        ['Na hora de escolher, ouça as mais velhas da família. Elas sabem o santo de cada um, com data e tudo.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem segue em frente com fé: {topic}.',
        'Um presente que acompanha um novo começo: {topic}.',
        '{O topic} para quem reza e trabalha.',
      ],
      steps: [
        ['Primeiro emprego, primeira noite longe de casa, primeiro dia de aula como professora. Há quem leve a fé junto nesses começos.', 'O pai entregou ao filho {o noun} que carregava desde moço. Ele guardou sem dizer nada e nunca mais saiu de casa sem.'],
        ['O valor está em quem deu e no que foi rezado. Uma peça pequena guarda bem essa história.'],
        ['Um presente assim marca crisma, formatura, casamento, nova profissão. São momentos em que se agradece e se pede.'],
        ['Pense na devoção que faz parte da história da pessoa. É isso que ela vai lembrar quando segurar a peça.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O significado que cada devoção carrega: {topic}.',
        'De onde vem o costume {do topic}.',
        'Fé no cotidiano: {topic}.',
      ],
      steps: [
        ['Muita gente usa um sinal de fé herdado da mãe ou da avó sem conhecer a história daquela devoção.'],
        ['Cada devoção nasceu num lugar e num tempo, e as famílias a passaram adiante com suas próprias histórias.'],
        ['Ao presentear, escreva num cartão a história do santo e o motivo da escolha. Se desejar, leve a peça para ser benzida.'],
        ['Na tradição católica, esses sinais lembram a fé e acompanham a oração. O sentido está em quem reza com eles.'],
      ],
    },
    casual: {
      openings: [
        'Qual é a devoção da sua casa? Hoje falo de {topic}.',
        'Cada família tem um santo querido: {topic}.',
        'O que a gente carrega sem perceber: {topic}.',
      ],
      steps: [
        ['Pergunta na sua família qual é o santo da casa. Sempre tem um, e sempre tem uma história de promessa por trás.'],
        ['Devoção costuma passar de mãe pra filho sem discurso. A gente via a avó rezar e acabou rezando pro mesmo santo.'],
        ['Liga pra pessoa mais velha da família e pede pra ela contar. Anota o nome do santo e como tudo começou.'],
        ['Eu gosto dessas histórias. Um santo de casa conta de onde veio a família e o que ela já pediu e agradeceu.'],
      ],
    },
    funny: {
      openings: [
        'Toda família tem um santo de plantão: {topic}.',
        'Histórias de avó e devoção: {topic}.',
        'O santo da família e {o topic}.',
      ],
      steps: [
        ['A avó tem um santo para cada assunto: chuva, prova, chave perdida. Ela sabe a quem recorrer sem consultar ninguém.'],
        ['Essas devoções vêm de longe, trazidas por bisavós de outra cidade. Em cada casa a história ganhou um detalhe.'],
        ['Peça à avó que conte e grave o áudio. Entre uma história e outra, você vai ouvir a receita do bolo também.'],
        ['Repare: na próxima prova do neto, a família inteira já sabe qual santo foi avisado primeiro.'],
      ],
    },
    motivational: {
      openings: [
        'A fé que se aprende em casa: {topic}.',
        'Pequenos sinais que contam uma história: {topic}.',
        'O que uma família passa adiante com {o topic}.',
      ],
      steps: [
        ['O sinal de fé que era do avô passou para o neto mais velho. Está gasto de um lado, onde ele passava o polegar.'],
        ['Uma peça pequena lembra a pessoa do que ela prometeu rezar. Basta tocar nela no meio do dia.'],
        ['Escolha um horário simples, como o caminho do trabalho, e reze por alguém da sua lista. Amanhã, por outra pessoa.'],
        ['Com o tempo, a lista de pedidos vira também lista de agradecimentos. Muitas famílias guardam as duas no mesmo caderno.'],
      ],
    },
  },
}
