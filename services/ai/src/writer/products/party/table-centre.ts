import type { ProductType } from '../product-type.ts'

export const tableCentre: ProductType = {
  nouns: ['centro de mesa de festa'],
  asks: ['qual é a festa', 'quantas mesas são', 'as cores ou o tema'],
  questions: {
    sale: ['Quantas mesas vai ter a sua festa?', 'Quem você sentaria na mesa mais animada?'],
    content: ['Quem sempre leva o enfeite da mesa para casa?', 'Em festa, você é da mesa do fundo ou da pista?'],
  },
  emojis: ['🎉', '🎈', '🎊'],
  hashtags: ['centrodemesa', 'centrosdemesa', 'centrodemesafesta', 'decoracaodefesta', 'mesadosconvidados', 'festapersonalizada', 'festainfantil'],
  sale: {
    professional: {
      openings: [
        'Cada mesa também faz parte da festa: {topic}.',
        '{O topic} {leva/levam} a decoração até os convidados.',
        'O detalhe em volta do qual todos se sentam: {topic}.',
      ],
      steps: [
        ['O convidado procura seu lugar, puxa a cadeira e olha para a mesa. É ali que vai passar boa parte da festa.', 'A mesa do bolo está linda, mas as dos convidados ainda são só toalha e copos. Falta um detalhe no meio.'],
        ['Um enfeite no centro liga cada mesa ao resto da festa. As fotos de grupo, tiradas ali mesmo, também ganham.'],
        ['Vale para aniversário, casamento, batizado, formatura e encontro de empresa, com cinco mesas ou com cinquenta.'],
        ['Conte as mesas e veja o formato delas antes de escolher. Em mesa pequena, sobra pouco lugar entre pratos e copos.'],
      ],
    },
    casual: {
      openings: [
        'Mesa de convidado também merece capricho: {topic}.',
        'Eu olho primeiro pro meio da mesa, e lá {está/estão} {o topic}.',
        'Toalha, prato, copo e {topic}.',
      ],
      steps: [
        ['A gente capricha tanto na mesa do bolo e esquece que o convidado passa a festa inteira sentado em outra.', 'Sabe aquele comecinho de festa, todo mundo sem assunto na mesa? Alguém olha o enfeite, comenta, e a conversa anda.'],
        ['Um detalhe no meio e a mesa já entra na festa. E aparece em toda foto da turma, que é tirada ali mesmo.'],
        ['Serve pra festa grande, pra almoço de família, pra formatura. Em toda mesa em que vai sentar gente querida.'],
        ['Me conta quantas mesas são e se são redondas ou compridas. Assim sobra lugar pro prato, que também é importante.'],
      ],
    },
    funny: {
      openings: [
        'Disputa discreta no fim da festa: {topic}.',
        'A tia escolheu a mesa por causa {do topic}.',
        'Motivo de olhares no fim da noite: {topic}.',
      ],
      steps: [
        ['A tia chegou cedo, deu uma volta pelo salão e escolheu onde se sentar. Não foi pela companhia, foi pelo enfeite.', 'No fim da festa, quatro pessoas olham para o meio da mesa. Ninguém fala nada, e todas calculam a distância até a porta.'],
        ['Dá assunto à mesa dos que não se conhecem e um lugar para o olhar durante o discurso comprido.'],
        ['Para a mesa das tias, para a mesa dos amigos da escola e para aquela que ninguém sabe quem montou.'],
        ['Conte as mesas e pense na altura. Enfeite alto demais deixa os primos brincando de esconde-esconde durante o jantar.'],
      ],
    },
    motivational: {
      openings: [
        'Para receber bem em cada lugar da mesa: {topic}.',
        'Todos os convidados merecem um lugar bonito: {topic}.',
        '{O topic} para a festa pensada mesa por mesa.',
      ],
      steps: [
        ['Antes da festa, alguém anda pelo salão vazio e ajeita mesa por mesa. Quando os convidados chegam, tudo parece simples.', 'A mesa dos avós, a dos primos, a dos amigos de sempre. Alguém pensou em cada uma antes da festa.'],
        ['O cuidado com as mesas diz aos convidados que ninguém foi chamado só para completar o salão.'],
        ['Para a festa que junta duas famílias, para a que reúne a turma antiga e para o almoço dos oitenta anos.'],
        ['Sente-se um pouco numa das mesas antes de decidir. De lá, dá para ver o que o convidado vai ver.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A altura que deixa a conversa acontecer: {topic}.',
        'O erro mais comum no meio da mesa: {topic}.',
        'Medidas simples para escolher {o topic}.',
      ],
      steps: [
        ['Dois convidados conversam inclinando a cabeça, cada um para um lado. Entre eles há um enfeite na altura dos olhos.'],
        ['Sentadas, as pessoas se olham por cima da mesa. O que fica na altura dos olhos separa quem está de frente.'],
        ['Apoie o cotovelo na mesa e erga a mão: o enfeite deve ficar abaixo dela ou bem acima da cabeça. Deixe também espaço para os pratos.'],
        ['Quem monta salões costuma se sentar em cada mesa por um instante. É um teste rápido, que a planta não mostra.'],
      ],
    },
    casual: {
      openings: [
        'Quem tá aí do outro lado da mesa? É hora de falar {do topic}.',
        'O teste do cotovelo na mesa: {topic}.',
        'Sobrou lugar pro prato ao lado {do topic}?',
      ],
      steps: [
        ['Já jantou sem ver a pessoa da frente? A gente conversa de lado, pelo vão, feito quem espia no muro.'],
        ['Sentado, todo mundo se olha na mesma altura. O que fica bem ali no meio atrapalha, por mais bonito que seja.'],
        ['Apoia o cotovelo na mesa e levanta a mão. O enfeite tem que ficar mais baixo que ela ou bem mais alto que a cabeça.'],
        ['Eu sempre sento numa cadeira antes de dar por pronto. De pé, a gente não enxerga o que o convidado vê.'],
      ],
    },
    funny: {
      openings: [
        'Quem leva para casa? O drama em torno {do topic}.',
        'Conversas cortadas ao meio: {topic}.',
        'A mesa do fundo não quer devolver {o topic}.',
      ],
      steps: [
        ['Ficou combinado que o enfeite iria para quem fizesse aniversário mais perto. Na mesa, de repente, todos faziam no dia seguinte.'],
        ['Ninguém vai à festa pensando no enfeite. Mas depois da sobremesa ele parece combinar com todas as salas.'],
        ['Antes do bolo, decida quem leva e anuncie em voz alta. A paz da mesa depende disso.'],
        ['No estacionamento, a tia entra no carro com o casaco dobrado de um jeito estranho. Ninguém pergunta nada.'],
      ],
    },
    motivational: {
      openings: [
        'Uma mesa pronta para quem vem de longe: {topic}.',
        'O salão antes dos convidados e {o topic} no lugar.',
        'As conversas que nascem ao redor: {topic}.',
      ],
      steps: [
        ['Gente que não se via há anos se senta na mesma mesa. No fim da noite, trocam telefones por cima dos pratos.', 'Quem monta as mesas sabe os nomes de cor e pensa em quem vai gostar de sentar ao lado de quem.'],
        ['As melhores lembranças de uma festa quase sempre são conversas. E conversa acontece em volta de uma mesa.'],
        ['Ao dividir os lugares, ponha juntos dois convidados com um gosto em comum e conte isso a eles na chegada.'],
        ['Com o salão vazio, as cadeiras fora do lugar mostram onde a conversa foi boa. Ninguém tem pressa de arrumar.'],
      ],
    },
  },
}
