import type { ProductType } from '../product-type.ts'

export const loomThrow: ProductType = {
  nouns: ['manta de tear', 'manta de lã', 'manta de lã de ovelha', 'mantinha de tear', 'mantinha de lã', 'manta de tear manual', 'colcha de tear', 'peseira de tear'],
  asks: ['a medida do sofá ou da cama', 'as cores da sala ou do quarto', 'se é para aquecer ou para enfeitar'],
  questions: {
    sale: ['No sofá ou no pé da cama?', 'Quem rouba a coberta na sua casa?'],
    content: ['Filme com pipoca ou livro com chá, o que combina com frio?', 'De que lado do sofá você sempre senta?'],
  },
  emojis: ['🧶', '🛋️', '☕'],
  hashtags: ['manta', 'mantadesofa', 'mantadela', 'tearmanual', 'tecelagem', 'mantadecorativa', 'casaaconchegante', 'decoracaodesala', 'invernoemcasa', 'textilartesanal', 'feitonotear'],
  sale: {
    professional: {
      openings: [
        'Textura e aconchego para a casa: {topic}.',
        '{O topic} {muda/mudam} o sofá sem trocar o sofá.',
        'Para as noites frias e para os dias comuns: {topic}.',
      ],
      steps: [
        ['Esfriou no meio do filme, e ninguém quer se levantar para buscar uma coberta. A que já mora no sofá resolve sem sair do lugar.', 'A cama está feita, mas parece faltar alguma coisa. Uma textura dobrada aos pés completa o quarto em um gesto.'],
        ['A trama tem peso e relevo, que se percebem quando a mão passa. {Jogada ou dobrada, traz/Jogadas ou dobradas, trazem} cor sem pedir reforma.'],
        ['{Agrada/Agradam} a quem lê até tarde, a quem recebe hóspedes e a quem mora em cidade fria. É também um bom presente de casa nova.'],
        ['Para acertar, meça o sofá ou a largura da cama e repare nas cores em volta. A medida muda com o uso.'],
      ],
    },
    casual: {
      openings: [
        'O sofá fica outro com {topic}.',
        'Friozinho chegando? Já separei {o topic}.',
        'Pra se enrolar e não sair mais: {topic}.',
      ],
      steps: [
        ['Sabe aquela hora do filme em que dá um friozinho nos pés? A gente puxa a ponta da manta e pronto, perdeu o final.', 'Domingo de chuva, café passado, todo mundo querendo o mesmo canto do sofá. Quem senta perto da manta ganha.'],
        ['Eu gosto da textura, que dá vontade de passar a mão. E joga por cima de qualquer sofá, que ele já parece arrumado.'],
        ['No pé da cama, na poltrona, na cadeira da varanda. Pra mãe, pra sogra e pra amiga friorenta é presente certo.'],
        ['Me fala a medida do sofá ou da cama e as cores que você já tem. Aí a gente pensa junto.'],
      ],
    },
    funny: {
      openings: [
        'A disputa do sofá tem motivo: {topic}.',
        '{O topic} e o eterno pedido de me dá um pedacinho.',
        'Quem chegar por último fica com a ponta: {topic}.',
      ],
      steps: [
        ['Dois no sofá e uma manta só. Um puxa de cá, outro puxa de lá, e o cachorro, no meio, fica com a maior parte.', 'A pessoa que disse que não estava com frio foi a primeira a se cobrir. Só os olhos ficaram de fora, para ver a série.'],
        ['{Esconde/Escondem} a mancha do sofá, {aquece/aquecem} os pés e ainda {enfeita/enfeitam}. Nenhum outro morador da casa trabalha tanto deitado.'],
        ['{Serve/Servem} para o friorento, para o calorento que mente e para o gato, que nunca pediu licença a ninguém.'],
        ['Meça o sofá e conte quantos dividem. Se a conta passar de dois, considere a paz da família.'],
      ],
    },
    motivational: {
      openings: [
        'Um colo para o fim do dia: {topic}.',
        'A casa espera você com {topic}.',
        'Fio e tempo que viram aconchego: {topic}.',
      ],
      steps: [
        ['O expediente acabou tarde, o banho já foi tomado e a casa está quieta. Um canto do sofá e uma boa coberta encerram o dia.', 'Há quem leia dez páginas por noite, enrolado no mesmo canto. Pequenos rituais assim seguram uma semana corrida.'],
        ['Um fio vai, outro volta, e o tecido cresce linha a linha. A textura que se sente nos dedos vem desse vaivém.'],
        ['{Fica/Ficam} bem com quem está montando a primeira casa, com quem foi morar longe e sente frio, e com os pais que não largam a poltrona.'],
        ['Pense em quem vai usar e onde costuma sentar. A cor certa quase sempre já está em algum canto da casa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Lavar sem deformar: {topic}.',
        'Sofá sem ajeitar toda hora, com {topic}.',
        'Fibra, água e sombra, o cuidado com {o topic}.',
      ],
      steps: [
        ['Um erro comum é lavar em água quente e pendurar pelas pontas. O tecido encolhe de um lado e estica do outro.', 'No sofá, muita gente cobre o assento inteiro e passa o dia ajeitando. O que era enfeite vira trabalho.'],
        ['Tecido encorpado pesa muito quando está molhado. Pendurado, o próprio peso puxa a trama para baixo.'],
        ['Consulte a composição antes de lavar, use água fria e pouco sabão e seque na horizontal. No sofá, dobre em três e deixe cair sobre um braço.'],
        ['Uma boa coberta muda de lugar com as estações. No calor, dobrada na cesta, continua enfeitando.'],
      ],
    },
    casual: {
      openings: [
        'Molhou? Pendurar, não: {topic}.',
        'Truque de sofá arrumado com {topic}.',
        'Como eu lavo {o topic} sem susto.',
      ],
      steps: [
        ['A gente pendura no varal toda molhada e, quando seca, ficou com formato de rede. Já passei por essa.', 'Sofá todo coberto escorrega, embola e a gente vive arrumando. Tem um jeito mais fácil.'],
        ['Molhada, a coberta pesa o dobro. E todo esse peso vai pra ponta que ficou no pregador.'],
        ['Água fria, sabão neutro, aperta sem torcer e estica numa toalha na sombra. No sofá, joga só numa ponta e deixa cair.'],
        ['Pra mim, casa boa tem uma coberta à mão. Nem precisa fazer frio, basta dar vontade de ficar quieta.'],
      ],
    },
    funny: {
      openings: [
        'Convenção de uso do sofá, artigo primeiro: {topic}.',
        'Onde termina o gato e {começa/começam} {o topic}.',
        'Guerra fria na sala: {topic}.',
      ],
      steps: [
        ['Está no regulamento da casa: quem levanta para buscar água perde o lugar e a coberta. Ninguém bebe água depois das oito.', 'Você dobra em três, ajeita a ponta e se afasta para admirar. O gato deita exatamente no meio, com as quatro patas.'],
        ['Tecido quente e macio tem um ímã para pelos. O aspirador conhece essa lei, e o rolinho adesivo vive dela.'],
        ['Sacuda ao ar livre antes de lavar e use água fria. Com água quente, o tamanho de adulto vira tamanho de boneca.'],
        ['No verão, todos juram que não precisam de coberta. No primeiro ventinho de maio, o regulamento volta a valer.'],
      ],
    },
    motivational: {
      openings: [
        'O vaivém que faz um tecido: {topic}.',
        'Linha por linha, até cobrir um sofá: {topic}.',
        'A calma de quem tece e {o topic}.',
      ],
      steps: [
        ['O trabalho começa antes de passar o primeiro fio: escolher as cores, medir, contar. Uma conta errada só aparece no fim.', 'Um fio arrebenta no meio do trabalho, e tudo para. É preciso achar a ponta, emendar e seguir no mesmo ritmo.'],
        ['A força da mão decide se o tecido fica firme ou solto. Ela precisa ser igual da primeira à última linha.'],
        ['Ao escolher uma boa coberta, vire do avesso e olhe as bordas. Linhas retas e cantos iguais mostram o cuidado de quem fez.'],
        ['O frio passa, e a coberta fica dobrada no canto. No ano seguinte, basta abrir para lembrar de quem estava junto no sofá.'],
      ],
    },
  },
}
