import type { ProductType } from '../product-type.ts'

export const basket: ProductType = {
  nouns: ['cesto de palha', 'cesta de palha', 'cestinho de palha', 'cestinha de palha', 'balaio de palha', 'balaio artesanal', 'cesto de vime', 'cesta de vime', 'balaio de vime', 'cesto de taboa', 'cesta de taboa', 'balaio de taboa', 'cesto de cipó', 'cesta de cipó', 'balaio de cipó', 'cesto de bambu', 'cesta de bambu', 'balaio de bambu', 'cesto de fibra', 'cesto de fibra natural', 'cesta de fibra natural', 'cesto de junco', 'cesto de sisal'],
  asks: ['o que vai guardar', 'as medidas do canto', 'em qual cômodo vai ficar'],
  questions: {
    sale: ['O que vive espalhado na sua casa?', 'Em que canto você poria um trançado?'],
    content: ['Manta, fruta, revista ou brinquedo: o que você guardaria?', 'Quem na sua família sabe trançar?'],
  },
  emojis: ['🧺', '🌾', '🏡'],
  hashtags: ['cestodepalha', 'cestaria', 'cestodevime', 'balaio', 'fibrasnaturais', 'cestosorganizadores', 'palha'],
  sale: {
    professional: {
      openings: [
        'Um lugar bonito para o que vivia solto: {topic}.',
        '{O topic} {aquece/aquecem} o canto com tom de terra e trabalho de trança.',
        'Trançado, cor natural e muita utilidade: {topic}.',
      ],
      steps: [
        ['A manta dorme no braço do sofá, as revistas no chão, as frutas na fruteira cheia. Falta à casa um lugar simples e bonito.', 'O canto da sala está pronto e ainda parece frio. Uma fibra trançada traz a cor da terra para perto.'],
        ['O trançado forma um relevo que muda com a luz do dia. A peça guarda, organiza e continua bonita quando está vazia.'],
        ['{Combina/Combinam} com casa de praia, com apartamento na cidade e com mesa de café. É presente certeiro para quem acabou de se mudar.'],
        ['Pense primeiro no que vai guardar e meça o canto. Um palmo de folga deixa a peça respirar entre os móveis.'],
      ],
    },
    casual: {
      openings: [
        'Aquela bagunça bonita tem endereço novo: {topic}.',
        'Sabe o cantinho sem graça? Põe {o topic}.',
        'Eu enfio tudo dentro e chamo de decoração: {topic}.',
      ],
      steps: [
        ['Sabe aquelas coisinhas que não têm lugar e ficam rodando pela casa? De repente elas cabem todas num canto só.', 'A sala tá arrumada e mesmo assim parece que falta alguma coisa. Um trançado no canto dá aquele aconchego.'],
        ['O que me ganha é a trama. De manhã a luz bate de um jeito, de tarde bate de outro, e a sombra muda.'],
        ['{Fica/Ficam} bem na sala, na varanda, no quarto ou na mesa do café. Presente pra casa nova, então, é acerto.'],
        ['Antes de escolher, me conta o que vai dentro e mede o cantinho. Assim não fica nem sobrando nem apertado.'],
      ],
    },
    funny: {
      openings: [
        'A bagunça continua, mas com ótima aparência: {topic}.',
        'O gato já reservou, mas dá para usar {o topic}.',
        'Joga tudo dentro e recebe a visita: {topic}.',
      ],
      steps: [
        ['A campainha tocou, e a sala estava de pernas para o ar. Trinta segundos e um trançado depois, parecia foto de revista.', 'O controle remoto some, reaparece e some de novo. Agora todo mundo sabe onde procurar, embora ele continue no fundo.'],
        ['A trama é tão bonita que ninguém pergunta o que há dentro. É a melhor qualidade que um guardador de bagunça pode ter.'],
        ['Para quem coleciona mantas, para quem coleciona brinquedos no tapete e para quem tem um gato que não pede licença.'],
        ['Meça o canto e pense no que vai guardar. Depois some um gato, porque ele não entrou na conta e vai entrar na peça.'],
      ],
    },
    motivational: {
      openings: [
        'Fibra, mão e paciência: {topic}.',
        'A casa agradece um trabalho bem trançado: {topic}.',
        'Para quem cuida da casa aos poucos, {topic}.',
      ],
      steps: [
        ['Arrumar a casa depois do trabalho é um esforço que ninguém aplaude. Ter onde pôr as coisas já adianta metade do caminho.', 'A primeira casa vai se montando devagar, um móvel por mês. Um trançado no canto faz o espaço parecer habitado.'],
        ['Cada volta da trama se apoia na anterior e segura a seguinte. A força vem de muitas tiras finas no lugar certo.'],
        ['É presente para quem mudou, para quem casou e para quem vive recomeçando a arrumação na segunda-feira.'],
        ['Escolha o canto que mais junta coisas e comece por ali. Arrumado um pedaço, os outros animam.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Umidade, sol e poeira: cuidados com {topic}.',
        'O que conserva o trançado {do topic}.',
        'Fibra que se cuida com escova e pano: {topic}.',
      ],
      steps: [
        ['Muitas pessoas lavam o trançado com bastante água e guardam ainda úmido. Dias depois aparecem manchas escuras na trama.', 'É comum deixar a peça encostada na parede fria ou embaixo da janela. A fibra sente os dois lugares.'],
        ['A fibra veio de uma planta e continua reagindo ao ar. Umidade demais mancha, e sol o dia todo resseca.'],
        ['Passe uma escova macia entre as tramas e depois um pano quase seco. Deixe secar à sombra, com ar em volta.'],
        ['Com os anos, a cor da fibra fica mais quente. É o tempo fazendo a sua parte no trabalho.'],
      ],
    },
    casual: {
      openings: [
        'Não precisa de banho, tá: {topic}.',
        'Meu jeito de tirar o pó {do topic}.',
        'Poeira na trama tem solução fácil: {topic}.',
      ],
      steps: [
        ['A pessoa acha que tá sujo, enche de água e guarda molhado. Aí vem a mancha, e não sai mais.', 'Muita gente põe bem embaixo da janela, porque fica lindo na foto. O sol da tarde não tem pena.'],
        ['Fibra é planta, né? Se fica molhada, mancha, e se torra no sol, fica quebradiça.'],
        ['Usa uma escovinha macia, tipo a de pintura, e depois um paninho quase seco. Sombra, ventinho e pronto.'],
        ['Eu gosto de como a cor vai mudando com o tempo. Parece que a peça vai pegando o tom da casa.'],
      ],
    },
    funny: {
      openings: [
        'Inventário do que mora no fundo {do topic}.',
        'Onde está o controle? Pergunte {ao topic}.',
        'Bagunça organizada com trama aparente: {topic}.',
      ],
      steps: [
        ['Em teoria, ali dentro ficam as mantas. Na prática, há mantas, um pé de meia, duas pilhas e o carregador que todos procuram.', 'Alguém resolve lavar a fibra na mangueira, como se fosse o carro. O resultado passa a morar na área de serviço.'],
        ['Fibra é planta que virou móvel e não esqueceu a origem. Se receber água demais, ela começa a ter ideias.'],
        ['Escova macia, pano quase seco e sombra resolvem quase tudo. Antes de virar a peça, avise o gato que está no fundo.'],
        ['Uma vez por ano, esvazie até o fim. É quando a família se reencontra com três controles de aparelhos que já não existem.'],
      ],
    },
    motivational: {
      openings: [
        'Do brejo, do mato e da roça até a sala: {topic}.',
        'A mão que sabe onde a tira passa: {topic}.',
        'O tempo da fibra e o tempo {do topic}.',
      ],
      steps: [
        ['O neto quis aprender e achou que bastava enrolar. O avô esperou, desmanchou junto e mostrou de novo por onde entra a tira.', 'Quem começa a trançar faz um fundo torto e desanima. O segundo ainda balança, e o terceiro já fica em pé na mesa.'],
        ['A fibra seca quebra, e a molhada demais estica. Quem trança aprende o ponto certo com a ponta dos dedos.'],
        ['Ao ver um trançado, vire a peça e procure onde a trama começa. É no fundo que se vê o capricho.'],
        ['Muita gente aprendeu esse ofício sentada no chão, sem nenhuma lição escrita. Ele continua passando assim, de mão para mão.'],
      ],
    },
  },
}
