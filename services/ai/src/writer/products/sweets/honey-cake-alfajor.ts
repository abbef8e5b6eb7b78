import type { ProductType } from '../product-type.ts'

export const honeyCakeAlfajor: ProductType = {
  nouns: ['pão de mel', 'alfajor'],
  asks: ['quantos você imagina', 'se é para você ou para lembrança', 'para quando é'],
  questions: {
    sale: ['Você divide ao meio ou come inteiro?', 'Quem ganharia um de você hoje?'],
    content: ['Você começa pela borda ou pelo meio?', 'Qual doce não falta na sua bolsa?'],
  },
  emojis: ['🍯', '🍫', '😋'],
  hashtags: ['paodemel', 'alfajor', 'paesdemel', 'paodemelrecheado', 'alfajores', 'paodemelpersonalizado', 'doces'],
  sale: {
    professional: {
      openings: [
        'Um doce de bolso para a pausa do café: {topic}.',
        '{O topic} {acompanha/acompanham} bem uma xícara de café.',
        'Pequeno, recheado e difícil de dividir: {topic}.',
      ],
      steps: [
        ['No intervalo da tarde, entre a reunião e o trânsito, um doce recheado com café faz o dia render um pouco mais.', 'Quem ganha um no fim da festa promete comer em casa. Quase sempre abre no carro, antes de sair da rua.'],
        ['Cada mordida passa por cobertura, massa e recheio. É essa mistura de texturas que faz querer a próxima.'],
        ['Cabe na bolsa de quem trabalha fora, na mesa do café e na lembrança de um encontro com amigos.'],
        ['Para presentear um grupo, conte um por pessoa e alguns a mais. Para casa, lembre-se de quem sempre pede a segunda metade.'],
      ],
    },
    casual: {
      openings: [
        'Na bolsa, na gaveta ou na mão: {topic}.',
        'Meu café da tarde fica mais feliz com {topic}.',
        'Duvido você guardar {o topic} pra depois.',
      ],
      steps: [
        ['Eu coloco um na bolsa pra qualquer emergência. A emergência costuma chegar antes do segundo sinal fechado.', 'Tarde fria ou quente, o café pede companhia. Um doce recheado na beirada do pires já muda a conversa.'],
        ['Tem massa, tem recheio, tem o primeiro furo da mordida. É pouquinho, mas vem tudo junto.'],
        ['É bom pra ter em casa, pra levar pra professora e pra oferecer àquela visita que só veio buscar um pote.'],
        ['Vai dar de lembrança? Conta um por pessoa e põe uns a mais, porque a gente sempre esquece a tia de alguém.'],
      ],
    },
    funny: {
      openings: [
        'Metade agora, metade em trinta segundos: {topic}.',
        'Lembrança de festa que não chega em casa, {o topic}.',
        'Escondido na mochila e descoberto pelo cheiro: {topic}.',
      ],
      steps: [
        ['A tia pediu um para levar à vizinha. A vizinha se mudou há três anos, mas ninguém teve coragem de falar.', 'Dividir ao meio parece justo até a hora de escolher a metade. Uma tem mais recheio, e os dois já viram.'],
        ['Camada em cima, camada embaixo e recheio no meio. O projeto é tão bom que ninguém fica só olhando.'],
        ['Combina com café, com fila de banco e com aquela reunião que foi marcada para remarcar outra reunião.'],
        ['Na conta dos convidados, um por pessoa é a teoria. A prática tem bolso, bolsa e porta-luvas.'],
      ],
    },
    motivational: {
      openings: [
        'Um doce para o meio do expediente: {topic}.',
        'Um obrigado do tamanho da mão: {topic}.',
        'Quem faz tanto pelos outros merece {um topic} no café.',
      ],
      steps: [
        ['Turno da noite, plantão, fim de mês no caixa. Um doce na mochila é um pequeno conforto para quem ainda tem horas pela frente.', 'A costureira que salvou a roupa, o vizinho que emprestou a escada. Um doce embaixo do braço agradece sem cerimônia.'],
        ['São etapas que não se apressam: assar, esperar, rechear, cobrir. Quem faz aprende a gostar dessa espera.'],
        ['No encerramento de um curso, um para cada colega diz que a convivência foi boa. É lembrança que cabe no bolso.'],
        ['Lembre-se de quem fica nos bastidores e quase nunca recebe nada. Um a mais na conta pode ser dessa pessoa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Massa, recheio e cobertura em equilíbrio: {topic}.',
        'Como guardar e servir {o topic}.',
        'Algumas etapas por trás {do topic}.',
      ],
      steps: [
        ['Uma queixa comum de quem faz em casa: a cobertura racha ou derrete, e o recheio escapa pelos lados.'],
        ['Se a massa ainda está morna, o vapor amolece a cobertura. E recheio mole demais empurra as bordas para fora.'],
        ['Espere esfriar por completo antes de cobrir e use recheio firme. Para servir, alguns minutos em temperatura ambiente bastam.'],
        ['É um doce de montagem, com várias pausas entre uma etapa e outra. Quem olha a bancada vê mais espera que movimento.'],
      ],
    },
    casual: {
      openings: [
        'Papo de café com {topic} do lado.',
        'O que aprendi na prática sobre {o topic}.',
        'Café passado e assunto bom: {topic}.',
      ],
      steps: [
        ['A primeira vez que fiz, cobri tudo quente, de tanta pressa. Ficou gostoso, mas parecia que tinha tomado chuva.'],
        ['Massa morna solta vapor, e o vapor não deixa a cobertura firmar. Por isso ela mancha e escorre.'],
        ['Espera esfriar bem e bate o garfo na borda pra tirar o excesso. A cobertura fica fina e lisinha.'],
        ['Gosto daquela hora em que estão todos na grade, secando. A cozinha fica quieta e cheirosa.'],
      ],
    },
    funny: {
      openings: [
        'Anatomia de uma mordida: {topic}.',
        'O que acontece com {topic} dentro de uma bolsa.',
        'Crônica de um café interrompido por {um topic}.',
      ],
      steps: [
        ['A mordida começa discreta e termina com recheio no queixo. O segredo é fazer cara de quem planejou.'],
        ['O recheio procura a saída mais próxima, e ela fica sempre no lado oposto à sua boca.'],
        ['Gire enquanto morde, como quem lê um mapa. Funciona quase sempre, mas leve um guardanapo para o quase.'],
        ['Quem cobre um por um ainda vê garfo e espátula quando fecha os olhos. De manhã, prova o primeiro e já fica de bem.'],
      ],
    },
    motivational: {
      openings: [
        'Cobrir um por um, sem pressa: {topic}.',
        'Mão treinada reconhece o ponto {do topic}.',
      ],
      steps: [
        ['Na primeira tentativa, as coberturas saem grossas e as bases grudam na grade. Com o tempo, o garfo aprende o movimento.', 'Há doces que ensinam a organizar a bancada, e este é um deles. Se faltar espaço para secar, tudo para.'],
        ['Cada etapa depende da anterior ter esfriado. Quem tenta ganhar dez minutos costuma perder uma fornada.'],
        ['Prepare a grade, o papel e o garfo antes de derreter a cobertura. Com tudo à mão, o trabalho anda sem susto.'],
        ['No fim da tarde, fileiras prontas na bancada dão uma satisfação quieta. Cada um passou pela mão mais de três vezes.'],
      ],
    },
  },
}
