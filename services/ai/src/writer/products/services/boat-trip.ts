import type { ProductType } from '../product-type.ts'

export const boatTrip: ProductType = {
  nouns: ['passeio de barco', 'passeio de lancha', 'passeio de escuna', 'passeio de jangada', 'passeio de catamarã', 'passeio de buggy', 'passeio de bugue', 'passeio de bugre'],
  asks: ['a data do passeio', 'quantas pessoas são', 'de onde vocês vão sair'],
  questions: {
    sale: ['Com quem você faria esse passeio?', 'Você vai na frente ou prefere ir atrás?'],
    content: ['Qual foi a paisagem mais bonita que você já viu?', 'Você já perdeu um boné para o vento?'],
  },
  emojis: ['🌊', '☀️', '🧢'],
  hashtags: ['passeiodebarco', 'passeiodebuggy', 'praia', 'passeio', 'turismo', 'viagem', 'verao'],
  sale: {
    professional: {
      openings: [
        'A paisagem vista de outro lugar: {topic}.',
        'Vento no rosto e câmera na mão: {topic}.',
        'Um dia diferente na viagem: {topic}.',
      ],
      steps: [
        ['A família aponta para longe e pergunta como será a vista de lá. O passeio começa nessa curiosidade.', 'São três dias de viagem, e dois já foram de guarda-sol. Falta o dia que todos vão contar quando voltarem para casa.'],
        ['O caminho é metade do programa: o vento, as paradas para foto, a vista que muda a cada curva.'],
        ['Famílias, casais e grupos de amigos aproveitam juntos. Quem só quer olhar a paisagem e quem desce em todas as paradas cabem no mesmo dia.'],
        ['Informe a data, o número de pessoas e onde estão hospedados. Pergunte sobre o trajeto, as paradas e o que levar.'],
      ],
    },
    casual: {
      openings: [
        'Segura o chapéu e vem: {topic}.',
        'Pra ver tudo de outro ângulo: {topic}.',
        'Bora sair do guarda-sol: {topic}.',
      ],
      steps: [
        ['Você já leu, já cochilou, já comeu milho. Amanhã dá pra fazer alguma coisa que vire história.', 'As crianças perguntam o que tem depois daquela curva desde o primeiro dia. Tá na hora de ir ver.'],
        ['O vento bagunça o cabelo de todo mundo por igual, e ninguém liga. A foto fica linda assim mesmo.'],
        ['Vale pra família, pra lua de mel, pra turma de amigos e pra quem quer comemorar um aniversário na viagem.'],
        ['Me fala o dia, quantos são e onde vocês estão. E já separa boné, água e uma capinha pro celular.'],
      ],
    },
    funny: {
      openings: [
        'O chapéu já foi, o passeio continua: {topic}.',
        'Cabelo arrumado não combina com o programa: {topic}.',
        'O tio já assumiu a narração: {topic}.',
      ],
      steps: [
        ['A prima fez escova para a foto, e o vento agradeceu o empenho. A imagem final mostra um sorriso e muito cabelo.', 'O pai disse que ia só olhar. É dele o grito que se ouve nos vídeos da família inteira.'],
        ['O vento não distingue chapéu caro de boné de brinde. Em poucos minutos, os dois seguem viagem por conta própria.'],
        ['Vale para casais, turmas e famílias com um tio que narra o caminho todo como se fosse documentário.'],
        ['Conte quantos vão e quantos dizem não ter medo. Prendam o boné, os óculos e o tio do documentário.'],
      ],
    },
    motivational: {
      openings: [
        'Um dia para lembrar da viagem: {topic}.',
        'Olhar o mesmo lugar de outro ponto: {topic}.',
        'As férias que custaram tanto merecem um dia assim: {topic}.',
      ],
      steps: [
        ['Foi um ano de turnos trocados até as folgas coincidirem. Os quatro, enfim, olham juntos para a mesma paisagem.', 'A avó nunca tinha visto aquilo de perto. Sentou na frente, segurou firme e não quis voltar para o lugar de trás.'],
        ['Quem conduz conhece o vento, o trajeto e a hora da luz. São anos no mesmo caminho, que nunca está igual.'],
        ['Serve de motivo um aniversário, uma formatura, um reencontro ou uma quarta-feira de férias sem nenhum plano.'],
        ['Guardem o celular durante alguns minutos. A foto fica no álbum, e do vento só se lembra quem prestou atenção.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que levar e o que deixar no hotel: {topic}.',
        'Sol, vento e roupa certa: {topic}.',
        'O tempo e o horário mudam a paisagem: {topic}.',
      ],
      steps: [
        ['Muita gente sai de chapéu solto, celular no bolso e sem água. Na primeira rajada, começa a lista de perdas.', 'É comum marcar o passeio para o último dia. Se o tempo virar, não há outro para tentar.'],
        ['Em movimento, o vento engana e o sol queima do mesmo jeito. As condições do tempo também mudam o trajeto.'],
        ['Leve água, protetor solar, boné com cordão e uma capa para o celular. Prefira o começo da viagem e pergunte sobre o trajeto.'],
        ['Quem faz o mesmo caminho todos os dias ainda olha para os lados. A luz nunca se repete por completo.'],
      ],
    },
    casual: {
      openings: [
        'Boné sem cordão vira presente pro vento: {topic}.',
        'Não deixa pro último dia: {topic}.',
        'Celular só com capinha: {topic}.',
      ],
      steps: [
        ['A pessoa vai com o chapéu mais lindo da mala. Na primeira curva, adeus, foi morar longe.', 'Todo mundo guarda pro último dia. Aí chove, e fica só a vontade pra próxima viagem.'],
        ['O ventinho disfarça o sol, e a gente só percebe de noite. E o céu muda de ideia rápido.'],
        ['Protetor, água, boné amarrado e capinha no celular. E marca logo no começo, que sobra dia se chover.'],
        ['Eu gosto do silêncio que dá quando a vista aparece. Até as crianças param de falar por uns segundos.'],
      ],
    },
    funny: {
      openings: [
        'Inventário de bonés perdidos: {topic}.',
        'O vídeo tem vento, grito e um dedo: {topic}.',
        'Areia em lugares que nem existem: {topic}.',
      ],
      steps: [
        ['Todo vídeo desse passeio tem o mesmo áudio: vento, vento, um grito e alguém perguntando se está gravando.', 'Em algum ponto do caminho existe uma colônia de bonés, óculos e um chinelo esquerdo. Vivem bem, longe de todos.'],
        ['O vento não devolve o que leva, e a areia não sai do que encontra. Entre os dois, o turista fica com as fotos.'],
        ['Amarre o boné, feche a bolsa e tire o chinelo do caminho. O dedo na lente, esse não tem solução conhecida.'],
        ['Três semanas depois, em casa, a mala ainda solta areia. É a parte da viagem que insiste em ficar.'],
      ],
    },
    motivational: {
      openings: [
        'O mesmo caminho, nunca igual: {topic}.',
        'Ler o vento antes de sair: {topic}.',
        'O trabalho começa antes dos passageiros: {topic}.',
      ],
      steps: [
        ['Antes de todos acordarem, alguém já conferiu o equipamento, o tempo e o caminho. A manhã de férias dos outros começa ali.', 'Aprende-se a olhar a nuvem, o vento e a cor do céu. Às vezes, o melhor conhecimento é o de esperar uma hora.'],
        ['Cada grupo traz um ritmo, e o caminho se ajusta. Há os que cantam, os que dormem e os que perguntam tudo.'],
        ['Na próxima viagem, converse um pouco com quem conduz. As melhores histórias do lugar costumam estar com essa pessoa.'],
        ['No fim da tarde, tudo é lavado e guardado. Ficam um cansaço bom e o dia seguinte para preparar.'],
      ],
    },
  },
}
