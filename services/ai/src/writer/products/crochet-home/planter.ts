import type { ProductType } from '../product-type.ts'

export const planter: ProductType = {
  nouns: ['cachepô de crochê'],
  asks: ['o tamanho do vaso', 'que planta você tem', 'as cores do ambiente'],
  questions: {
    sale: ['Que planta moraria dentro dele?', 'Sala, cozinha ou mesa de trabalho: onde ficaria?'],
    content: ['Quantas plantas você tem hoje?', 'Qual planta dá mais trabalho na sua casa?'],
  },
  emojis: ['🧶', '🪴', '🏠'],
  hashtags: ['cachepodecroche', 'cachepos', 'croche', 'plantasemcasa', 'cachepocroche', 'crochedecor', 'decoracaocomplantas'],
  sale: {
    professional: {
      openings: [
        'A planta ganha um vaso à altura: {topic}.',
        '{O topic} {veste/vestem} o vaso de todo dia.',
        'Crochê e folhas no mesmo canto da casa: {topic}.',
      ],
      steps: [
        ['A planta veio linda da floricultura, num vaso de plástico preto. Na sala, é o vaso que todos veem primeiro.', 'O aparador está arrumado, e mesmo assim falta vida ali. Uma planta bem vestida muda o canto inteiro.'],
        ['O relevo do crochê combina com folhas de todo tipo. A trama traz textura sem disputar atenção com a planta.'],
        ['Fica bem na sala, na cozinha, na mesa de trabalho e no banheiro com janela. Com uma planta dentro, é presente completo.'],
        ['Meça a largura e a altura do vaso antes de escolher. Um dedo de folga facilita na hora de tirar para regar.'],
      ],
    },
    casual: {
      openings: [
        'Adeus, vasinho de plástico preto: {topic}.',
        '{O topic} {deixa/deixam} qualquer planta com cara de foto.',
        'Sua planta merecia roupa nova: {topic}.',
      ],
      steps: [
        ['A gente traz a planta da feira com todo o cuidado e põe na sala com aquele vaso preto de plástico. Falta só vestir.', 'Sabe aquele canto da estante que nunca fica bom? Uma planta com crochê em volta costuma dar certo.'],
        ['O ponto tem relevo e combina com qualquer folha. Até a plantinha mais simples fica com outra presença.'],
        ['Na sala, na cozinha, na mesa do trabalho, no banheiro que tem janela. E põe uma planta dentro, que o presente tá pronto.'],
        ['Mede a boca e a altura do vaso e me conta. Com um dedinho de folga fica fácil tirar pra regar.'],
      ],
    },
    funny: {
      openings: [
        'A planta se arrumou mais que os donos da casa: {topic}.',
        '{O topic} {faz/fazem} até cacto parecer simpático.',
        'Casaco para quem vive na janela: {topic}.',
      ],
      steps: [
        ['A planta sobreviveu à mudança, ao gato e às suas férias. O mínimo que ela esperava era uma roupa decente.', 'A visita elogiou a planta, que estava igual desde o ano passado. A diferença era o crochê em volta do vaso.'],
        ['Trama firme, ponto bonito e um ar de revista. A planta agora só aceita foto do lado esquerdo.'],
        ['Para quem tem uma planta, para quem tem quarenta e para quem jura que agora aprendeu.'],
        ['Meça o vaso com fita métrica. No olho, ou a planta dança lá dentro, ou entra e nunca mais sai.'],
      ],
    },
    motivational: {
      openings: [
        'A planta cresceu e apareceu: {topic}.',
        '{O topic} {valoriza/valorizam} a planta que você cuidou.',
        'Volta por volta, um lugar bonito para a planta: {topic}.',
      ],
      steps: [
        ['Você trouxe uma muda pequena e acertou a rega depois de algumas tentativas. Agora ela cresceu e aparece na sala.', 'Cuidar de planta é um gesto miúdo de todo dia. Um vaso bem vestido mostra esse cuidado a quem entra.'],
        ['O fundo é feito em voltas, e a parede sobe ponto por ponto. A firmeza da mão é o que mantém tudo em pé.'],
        ['Para a primeira planta da casa nova, para a mesa de trabalho e para quem divide mudas com os amigos.'],
        ['Escolha o canto com a luz de que a planta gosta. Depois veja o tamanho do vaso e as cores em volta.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A rega e o crochê, um cuidado simples: {topic}.',
        'Como usar {o topic} com planta natural.',
        'Água no fundo é o que mais estraga {o topic}.',
      ],
      steps: [
        ['É comum regar a planta dentro do crochê e só notar a água no fundo quando o móvel já está manchado.'],
        ['O fio absorve a água que escorre do vaso e demora a secar por baixo. A umidade parada mancha o fio e o móvel.'],
        ['Tire o vaso para regar e espere escorrer bem antes de devolver. Um pratinho por dentro ajuda nos dias de pressa.'],
        ['Para a parede ficar de pé, quem faz aperta o ponto mais do que numa roupa. A mão sente a diferença logo na primeira volta.'],
      ],
    },
    casual: {
      openings: [
        'Regar com o crochê junto? Um papo sobre {topic}.',
        'O que eu faço na hora de molhar a planta: {topic}.',
        'Na hora de regar, o vaso sai {do topic}.',
      ],
      steps: [
        ['A gente rega a planta ali mesmo, com tudo no lugar, e no outro dia descobre a marca redonda no móvel.', 'Já viu crochê com a base mais escura que o resto? Quase sempre é água que ficou no fundo.'],
        ['O fio puxa a água do vaso e, como fica apoiado no móvel, não seca por baixo. Aí mancha os dois.'],
        ['Leva o vaso pra pia, rega, espera parar de pingar e só então põe de volta. Um pratinho dentro salva a pressa.'],
        ['Pra parede ficar em pé eu aperto bem o ponto. No fim do dia o dedo sabe quantas voltas eu fiz.'],
      ],
    },
    funny: {
      openings: [
        'A planta, o gato e {o topic}.',
        'Vida de planta bem vestida: {topic}.',
        'Ninguém regou ou todos regaram: {topic}.',
      ],
      steps: [
        ['Em toda casa há uma planta que três pessoas regam no mesmo dia. Na semana seguinte, nenhuma das três lembra.'],
        ['Planta não reclama, só deixa cair uma folha. A família se reúne em volta e cada um dá um diagnóstico.'],
        ['Combine quem rega e em que dia. E tire o vaso do crochê antes, que o móvel não tem sede.'],
        ['Quem faz crochê e gosta de planta veste até o vaso do vizinho. O vizinho já sabe e deixa na porta.'],
      ],
    },
    motivational: {
      openings: [
        'Do fundo até a borda: {topic}.',
        'Quem faz {o topic} começa por um círculo.',
        'Crochê que fica em pé tem sua manha: {topic}.',
      ],
      steps: [
        ['O fundo é um círculo, e todo crocheteiro já viu o seu virar chapéu. É a conta dos aumentos que mantém o fundo plano.'],
        ['Quando os aumentos param, a parede começa a subir. Essa virada é o momento em que a peça ganha forma.'],
        ['Se vai tentar, meça o fundo do vaso e pare de aumentar quando o círculo chegar nele. O resto é subir.'],
        ['No fim, a planta entra e some o vaso de plástico. Quem fez gira a peça até achar o lado mais bonito.'],
      ],
    },
  },
}
