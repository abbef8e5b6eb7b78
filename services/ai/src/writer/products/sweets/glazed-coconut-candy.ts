import type { ProductType } from '../product-type.ts'

export const glazedCoconutCandy: ProductType = {
  nouns: ['bala baiana', 'balinha baiana', 'bala de coco caramelizada', 'bala baiana gourmet'],
  asks: ['quantos convidados vêm', 'para quando é a festa', 'se é para a mesa ou para lembrança'],
  questions: {
    sale: ['Você morde logo ou espera derreter?', 'Quantas você pega na mesa da festa?'],
    content: ['Docinho de coco: sim ou sempre?', 'Qual docinho some primeiro nas festas?'],
  },
  emojis: ['🥥', '🍬', '✨'],
  hashtags: ['balabaiana', 'balasbaianas', 'balabaianagourmet', 'docesfinos', 'docesparafesta', 'mesadedoces', 'doceartesanal'],
  sale: {
    professional: {
      openings: [
        'Casquinha de caramelo e recheio macio: {topic}.',
        '{O topic} {brilha/brilham} na mesa de doces.',
        'Um estalo, depois o cremoso: {topic}.',
      ],
      steps: [
        ['A bandeja dourada reflete a luz da festa, e os convidados param para olhar antes de pegar. O primeiro estalo chama os outros.', 'Na mesa de doces, as forminhas estão alinhadas e uma delas brilha como vidro. É ali que a mão vai primeiro.'],
        ['A casquinha fina de açúcar quebra na mordida, e por dentro o doce é macio. O contraste faz repetir.'],
        ['{Fica/Ficam} bem em casamento, aniversário, batizado, chá e mesa de café entre amigas. Também é mimo para quem gosta de docinho fino.'],
        ['Calcule três ou quatro por convidado, conforme os outros doces. Prefira servir no mesmo dia, longe do sol e da umidade.'],
      ],
    },
    casual: {
      openings: [
        'Ouve só o barulhinho: {topic}.',
        '{Brilha na forminha e estala/Brilham na forminha e estalam} na boca: {topic}.',
        'Festa chique ou aniversário em casa pede {topic}.',
      ],
      steps: [
        ['Sabe aquele docinho que brilha na mesa e todo mundo pega achando que é só um? O barulhinho da casca entrega cada um.', 'A mesa da festa tá linda, todo mundo tirando foto. E tem sempre alguém estalando um doce atrás da cortina.'],
        ['O gostoso é a surpresa: quebra a casquinha fininha e lá dentro é tudo macio. Duas texturas numa mordida só.'],
        ['{Vai/Vão} em casamento, batizado, aniversário, chá de bebê e na reunião das amigas. Na mesa do café também {fica/ficam} um luxo.'],
        ['Me fala a data e quantos convidados são. Põe umas quatro por pessoa, que esse docinho engana.'],
      ],
    },
    funny: {
      openings: [
        'O estalo entrega quem não esperou o parabéns: {topic}.',
        'Ouve-se de longe o convidado que achou {o topic}.',
        'Impossível comer escondido: {topic}.',
      ],
      steps: [
        ['O convidado olhou para os lados, pegou um antes do parabéns e mordeu. O estalo ecoou, e trinta cabeças se viraram.', 'A tia embrulhou seis no guardanapo e guardou na bolsa. Na dança, a bolsa começou a fazer barulho de cristal.'],
        ['Por fora, o brilho é de joia, e por dentro o coração é mole. Há pessoas assim, mas nenhuma cabe na forminha.'],
        ['{Serve/Servem} para casamento, batizado, aniversário e para identificar, pelo som, os convidados que não esperam o parabéns.'],
        ['Conte os convidados, some a bolsa da tia e some o barulho. A mesa fica bonita por uns vinte minutos.'],
      ],
    },
    motivational: {
      openings: [
        'Um por um na calda quente: {topic}.',
        'Capricho que brilha na festa: {topic}.',
        'Cada detalhe da mesa conta, inclusive {o topic}.',
      ],
      steps: [
        ['Os pais passaram meses planejando cada canto da festa. Na mesa de doces, o brilho das forminhas mostra o mesmo cuidado.', 'A debutante escolheu as flores, a música e um docinho que lembra a avó. A mesa ganhou uma história.'],
        ['Enrolar, esperar secar e mergulhar na calda são etapas sem atalho. A casquinha fina é fruto de muita repetição.'],
        ['É um mimo para as madrinhas, para a professora do ano e para a equipe que montou a festa.'],
        ['Defina a hora de servir e o lugar da mesa. Um doce delicado fica ainda mais bonito com o horário certo.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Por que a casquinha melou: {topic}.',
        'Da calda ao estalo, como servir {o topic}.',
        'Umidade e calor, os pontos fracos {do topic}.',
      ],
      steps: [
        ['Horas antes da festa, a casquinha brilhava. Na hora do parabéns, estava pegajosa, e muitos culparam o ponto da calda.', 'Guardar na geladeira para não derreter parece prudente. Ao sair dela, o doce fica coberto de gotinhas e perde o estalo.'],
        ['O açúcar em ponto de vidro absorve a água do ar. Calor, chuva e vapor da cozinha bastam para amolecer.'],
        ['Guarde em pote fechado, em lugar seco e fresco, fora da geladeira. Arrume a mesa o mais perto possível da hora.'],
        ['O nome traz a Bahia, e o coco conta de onde veio a inspiração. Hoje está em festas do país inteiro.'],
      ],
    },
    casual: {
      openings: [
        'Melou antes da festa? Vem entender: {topic}.',
        'Longe da geladeira, por favor: {topic}.',
        'Segredinhos pra casquinha {do topic}.',
      ],
      steps: [
        ['Você arrumou a mesa cedo, choveu, e a casquinha ficou grudenta? Não foi erro seu, foi a umidade.', 'Muita gente põe na geladeira achando que protege. Sai de lá suadinha e perde o barulho inteiro.'],
        ['Açúcar em ponto de vidro bebe a água do ar. Em dia úmido, ele amolece rapidinho, mesmo bem feito.'],
        ['Pote fechado, lugar seco, e põe na mesa na última hora. Se for festa na praia ou em dia de chuva, mais cuidado ainda.'],
        ['O meu teste é com o ouvido. Se não estala, alguma coisa o tempo aprontou.'],
      ],
    },
    funny: {
      openings: [
        'Chuva na festa e casquinha em risco: {topic}.',
        'O ouvido também come {o topic}.',
        'A bolsa que tilinta: {topic}.',
      ],
      steps: [
        ['A previsão dizia sol. Choveu, a casquinha derreteu de nervoso, e os convidados lamberam os dedos com elegância.', 'Alguém levou para a geladeira com a melhor das intenções. O doce voltou suado, como quem pegou ônibus cheio.'],
        ['O açúcar em ponto de vidro tem horror a umidade. Nisso, é igual a cabelo escovado.'],
        ['Deixe a bandeja longe da panela, da janela e da piscina. E perto de alguém de confiança, se houver.'],
        ['O estalo é a única parte do doce que não dá para dividir. Por isso todo mundo pega o seu.'],
      ],
    },
    motivational: {
      openings: [
        'O ponto de vidro se aprende: {topic}.',
        'Muitas caldas perdidas até acertar {o topic}.',
        'A delicadeza pede firmeza: {topic}.',
      ],
      steps: [
        ['A primeira calda açucarou, a segunda queimou, a terceira escorreu. Depois de muitas, a mão conhece a cor antes do termômetro.', 'Doceiras chegam à cozinha de madrugada no dia da festa. O brilho da bandeja é o fim de uma noite em claro.'],
        ['Entre o dourado e o amargo passam poucos segundos. Quem trabalha com calda aprende a decidir depressa.'],
        ['Quando tudo der errado na cozinha, anote a cor, o tempo e o clima do dia. A próxima panela vai agradecer.'],
        ['Um doce dura um estalo. Quem faz sabe disso e capricha do mesmo jeito em cada um.'],
      ],
    },
  },
}
