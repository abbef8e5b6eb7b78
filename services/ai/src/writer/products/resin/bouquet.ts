import type { ProductType } from '../product-type.ts'

export const bouquet: ProductType = {
  nouns: ['buquê em resina', 'buquê de resina', 'buquê na resina', 'buquê de noiva em resina', 'buquê eternizado', 'buquê de noiva eternizado', 'buquê resinado', 'flor do buquê em resina'],
  asks: ['se o casamento já aconteceu', 'quais flores tem o buquê', 'a data da festa'],
  questions: {
    sale: ['Que flores tinha o seu buquê?', 'Você jogou o buquê ou segurou até o fim?'],
    content: ['Onde o seu buquê foi parar depois da festa?', 'Qual flor não pode faltar num buquê?'],
  },
  emojis: ['💐', '🌸', '✨'],
  hashtags: ['buqueeternizado', 'buqueemresina', 'buquedenoiva', 'floreseternizadas', 'buquederesina', 'eternizacaodebuque', 'resina'],
  sale: {
    professional: {
      openings: [
        'As flores do seu dia podem ficar com você: {topic}.',
        '{O topic} {guarda/guardam} o que a festa levaria embora.',
        'Depois do casamento, as flores seguem com vocês: {topic}.',
      ],
      steps: [
        ['Você escolheu cada flor, entrou com elas nas mãos e segurou firme na hora do sim. Dias depois, um buquê comum já perdeu a cor.', 'Na manhã seguinte à festa, o buquê está num copo com água e ninguém sabe bem o que fazer com ele.'],
        ['Na resina, as flores não ficam só na fotografia. As pétalas, as folhas e o arranjo podem ser vistos bem de perto.'],
        ['É também um presente de madrinha, de mãe ou de amiga para a noiva. E uma surpresa bonita em aniversário de casamento.'],
        ['Se o casamento ainda vai acontecer, informe-se antes da festa sobre como cuidar das flores. As primeiras horas fazem diferença.'],
      ],
    },
    casual: {
      openings: [
        'Sabe aquelas flores que você não queria perder? Olha: {topic}.',
        'O seu buquê não precisa acabar no lixo, existe {o topic}.',
        'Eu me emociono toda vez que vejo {um topic}.',
      ],
      steps: [
        ['Você escolheu aquelas flores com tanto carinho, e em poucos dias elas murcham no vaso. Dá um aperto, né?', 'Tem noiva que joga o buquê na festa e tem noiva que segura com as duas mãos e não entrega pra ninguém.'],
        ['Na resina dá pra ver a flor de pertinho, pétala por pétala. É um pedaço do dia na estante, não só no álbum.'],
        ['É presente lindo da madrinha, da mãe ou do seu amor no primeiro aniversário de casamento. Duvido que não role uma lágrima.'],
        ['Se você ainda vai casar, pergunta antes como guardar as flores depois da festa. Quanto mais frescas, melhor.'],
      ],
    },
    funny: {
      openings: [
        'Este buquê ninguém vai disputar no salão: {topic}.',
        'A amiga solteira vai ter que esperar por {o topic}.',
        'Jogar o buquê para trás? Melhor {um topic}.',
      ],
      steps: [
        ['Na hora de jogar o buquê, metade das amigas corre para a frente e a outra metade, para o banheiro. As flores não merecem isso.', 'A noiva segura o buquê a festa inteira e no fim ninguém sabe onde ele está. Costuma aparecer no banco do carro, de cinto.'],
        ['Em resina, as flores ficam à vista e ninguém precisa trocar a água. É o único arranjo da casa que não cobra atenção.'],
        ['Serve para a noiva organizada, que pensou nisso antes, e para quem quer acertar no presente do aniversário de casamento.'],
        ['Ainda vai casar? Escolha já quem fica responsável pelas flores na festa. De preferência alguém que não vá para a pista.'],
      ],
    },
    motivational: {
      openings: [
        'Guardar o que foi vivido com tanto cuidado: {topic}.',
        'O dia que vocês prepararam continua {no topic}.',
        '{O topic} {conta/contam} a história do dia do sim.',
      ],
      steps: [
        ['Foram meses até chegar ao altar com as flores na mão. Na estante, elas fazem lembrar cada passo até aquele dia.', 'No carro, a caminho da cerimônia, você segurava as flores e quase não falava. Quem casou se lembra desse silêncio.'],
        ['Uma flor dura poucos dias no vaso. Em resina, ela fica por perto e conserva a forma daquele dia.'],
        ['Mães e madrinhas também se lembram de cada flor. Na estante, o buquê faz a família inteira voltar àquele dia.'],
        ['Pense em qual flor do buquê mais conta para você. E também no lugar da casa em que ela vai ficar à vista.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que fazer com as flores depois da festa: {topic}.',
        'Antes de chegar à resina, {o topic} {passa/passam} por muito.',
        'Como se conservam as flores de um buquê: {topic}.',
      ],
      steps: [
        ['Muitas noivas perguntam se as flores conservam exatamente a cor da festa. É bom saber que a cor muda um pouco.'],
        ['As flores precisam perder toda a água antes de encontrar a resina. Ao secar, os tons escurecem ou clareiam, conforme a espécie.'],
        ['Depois da festa, corte um dedo dos cabos, ponha o buquê em água limpa e deixe em lugar fresco, longe do sol.'],
        ['A resina entra em camadas, com espera entre uma e outra. Trabalhar com flores de um casamento pede mãos cuidadosas.'],
      ],
    },
    casual: {
      openings: [
        'Noivas, anotem essa: {topic}.',
        'Como a flor do casamento vira {topic}.',
        'Muita gente me pergunta como se faz {um topic}.',
      ],
      steps: [
        ['A pergunta que mais aparece é se a cor fica igual. Fica linda, mas igual, igual, flor seca nunca fica.'],
        ['É que a flor precisa secar toda antes de ir pra resina. Nessa secagem, umas clareiam e outras escurecem um pouco.'],
        ['Se você vai casar, combina com alguém: cortar as pontinhas, botar o buquê na água e deixar num canto fresco da casa.'],
        ['Pra mim, mexer com flor de casamento dá um friozinho na barriga. É o tipo de coisa que só existe uma vez.'],
      ],
    },
    funny: {
      openings: [
        'A longa noite de um buquê: {topic}.',
        'O que acontece com as flores antes {do topic}.',
        'Do altar ao banco do carro, a vida antes {do topic}.',
      ],
      steps: [
        ['O buquê entra na igreja como estrela. Cinco horas depois, está numa cadeira com uma bolsa em cima e um paletó por companhia.', 'Todas as fotos mostram o buquê. Nenhuma mostra o momento em que ele foi parar embaixo da mesa dos padrinhos.'],
        ['Flor sente calor e sede, e festa tem os dois. Enquanto todos bebem água na pista, ninguém oferece a ela.'],
        ['Deixe um vaso com água na mesa dos noivos e nomeie um padrinho para cuidar. Padrinho adora ter um cargo.'],
        ['Secar flor exige paciência e um cômodo sem vento. E alguém que avise a casa inteira para não espirrar por perto.'],
      ],
    },
    motivational: {
      openings: [
        'Flores que pedem paciência: {topic}.',
        'O tempo de espera por trás {do topic}.',
        'Cada flor {do topic} passou por mãos atentas.',
      ],
      steps: [
        ['Antes da resina vem a secagem, e nela ninguém apressa nada. A flor leva os dias de que precisa.'],
        ['Cada flor do buquê foi escolhida por alguém, pensando naquele dia. Por isso se trabalha nela com tanto cuidado.'],
        ['Se você guarda flores, seque algumas entre folhas de papel, num livro pesado. Em poucas semanas estarão prontas para um quadro.'],
        ['O instante em que a resina cobre a flor é silencioso na oficina. Não há como repetir, e as mãos sabem disso.'],
      ],
    },
  },
}
