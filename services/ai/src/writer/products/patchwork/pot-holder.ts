import type { ProductType } from '../product-type.ts'

export const potHolder: ProductType = {
  nouns: ['descanso de panela', 'descanso de panela de patchwork', 'pegador de panela de patchwork'],
  asks: ['as cores da sua cozinha', 'quantas peças você quer', 'se é para casa ou para presente'],
  questions: {
    sale: ['De que cor é a sua cozinha?', 'O que mais vai ao fogo na sua casa?'],
    content: ['O que você usa quando não acha o pegador?', 'Quem leva a panela à mesa na sua família?'],
  },
  emojis: ['🍲', '🧵', '🪡'],
  hashtags: ['descansodepanela', 'patchwork', 'pegadordepanela', 'descansodepanelas', 'patchworkbrasil', 'costuracriativa', 'cozinhadecorada'],
  sale: {
    professional: {
      openings: [
        'Da boca do fogão para a mesa: {topic}.',
        '{O topic} {leva/levam} cor à hora de servir.',
        'Tecido e costura para a lida da cozinha: {topic}.',
      ],
      steps: [
        ['O almoço está pronto, e a família já se sentou. Na hora de trazer a panela quente, alguém abre as gavetas atrás de um pano.', 'Numa cozinha de tons neutros, uma peça de tecidos diferentes alegra o canto do fogão. Quem entra logo repara.'],
        ['São camadas de tecido costuradas juntas. As estampas formam o desenho, e a costura prende uma camada na outra.'],
        ['É presente de casa nova, de casamento e de amigo secreto. Toda cozinha usa, da menor à maior.'],
        ['Observe o tamanho das suas panelas e as cores da cozinha. Ter mais de um ajuda nos dias de mesa cheia.'],
      ],
    },
    casual: {
      openings: [
        'Panela na mesa, mas com capricho: {topic}.',
        '{O topic} {alegra/alegram} até o feijão de todo dia.',
        'Pra cozinha usar todo dia: {topic}.',
      ],
      steps: [
        ['Sabe aquela hora em que a panela tá fervendo e ninguém acha um pano? Toda família já correu pela cozinha nesse momento.', 'A gente pendura perto do fogão e a cozinha já ganha cor. Até em dia de arroz com ovo fica bonito.'],
        ['São vários tecidos, camada sobre camada, tudo costurado. Cada retalho foi escolhido pra combinar com o do lado.'],
        ['Pra casa nova, pra quem vai casar, pra quem cozinha todo santo dia. Presente pequeno que ninguém deixa na gaveta.'],
        ['Me conta as cores da cozinha e se as suas panelas são grandes. Assim fica fácil pensar no tamanho.'],
      ],
    },
    funny: {
      openings: [
        'A panela está vindo, abram espaço: {topic}.',
        '{O topic} {aposenta/aposentam} o pano dobrado da pia.',
        'O arroz agora chega em grande estilo: {topic}.',
      ],
      steps: [
        ['Alguém avisa da cozinha que a panela está fervendo e precisa de ajuda. Seis adultos olham para a mesa, e ninguém se mexe.', 'Na hora da panela quente, a família já usou revista, pano dobrado e a manga da blusa. Chegou a hora da aposentadoria deles.'],
        ['É um pedaço de tecido ao lado do outro, tudo costurado no lugar. A comida chega e ainda precisa disputar atenção.'],
        ['Para quem cozinha muito, para quem esquenta a marmita e para quem só carrega a panela e recebe os elogios.'],
        ['Conte as panelas que vão à mesa ao mesmo tempo. No almoço de família, a resposta certa é sempre mais uma.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem serve a mesa todo dia: {topic}.',
        '{O topic} {mostra/mostram} capricho até na panela.',
        'Pequena costura, muito uso: {topic}.',
      ],
      steps: [
        ['Quem cozinha leva a panela à mesa e quase sempre senta por último. Um toque bonito nessa hora é um agrado para essa pessoa.', 'A primeira cozinha se monta com pouca coisa. Uma peça costurada com cuidado já dá jeito de casa.'],
        ['Juntar retalhos em poucos centímetros pede corte exato. As pontas se encontram no meio e ali não há como disfarçar.'],
        ['Para quem se mudou, para quem começou a cozinhar agora e para quem alimenta a família há muitos anos.'],
        ['Pense na cozinha de quem vai ganhar e repita uma cor dela. O presente parece que sempre morou ali.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Tecido perto do fogão pede atenção: {topic}.',
        'Como lavar {o topic} manchado de gordura.',
        'Um cuidado de cozinha com {o topic}.',
      ],
      steps: [
        ['Um erro comum é pegar a panela quente com o tecido molhado. O calor passa para a mão quase na mesma hora.'],
        ['A água conduz o calor muito melhor do que o ar que fica entre as camadas secas. Já o óleo escurece com o tempo.'],
        ['Use sempre bem seco e longe da chama. Na mancha de óleo, aplique detergente neutro, espere um pouco e lave.'],
        ['Quem costura prende as camadas com linhas que atravessam tudo. Sem elas, o enchimento sai do lugar na primeira lavagem.'],
      ],
    },
    casual: {
      openings: [
        'Molhado não vale: {topic}.',
        'O que fazer quando respinga óleo {no topic}.',
        'Uma conversa de beira de fogão sobre {topic}.',
      ],
      steps: [
        ['A gente lava a louça, pega a panela com o pano molhado e solta um grito. Quem cozinha já passou por isso.'],
        ['Tecido molhado leva o calor direto pra mão, o seco segura mais. E o óleo velho vai ficando escuro.'],
        ['Usa seco e deixa longe da boca do fogão. Respingou, pinga detergente neutro, espera um pouquinho e lava.'],
        ['Eu guardo os retalhos menores pra esse tipo de peça. Tem pedacinho ali que ficou anos esperando a vez.'],
      ],
    },
    funny: {
      openings: [
        'Cuidado que está quente, parte mil: {topic}.',
        'Onde ponho isto? Um clássico da cozinha: {topic}.',
        'Almoço de família, panela quente e {topic}.',
      ],
      steps: [
        ['Existe quem pegue panela quente com a ponta da camiseta. É a mesma pessoa que prova o molho direto do fogo.'],
        ['Na pressa, a mão pega o que está mais perto. E o mais perto é sempre o pano molhado da pia.'],
        ['Ponha um gancho ao lado do fogão e pendure a peça ali, bem seca. O difícil vai ser convencer a família a devolver.'],
        ['Quem costura para a cozinha recebe de volta foto de lasanha. O patchwork aparece só na pontinha, mas aparece.'],
      ],
    },
    motivational: {
      openings: [
        'Do retalho à mesa posta: {topic}.',
        'Muita gente começou na costura com {topic}.',
        'Costura pequena também ensina: {topic}.',
      ],
      steps: [
        ['Para quem começa na costura, é um bom primeiro projeto. São poucos retalhos, e no fim a cozinha já pode usar.'],
        ['Em tamanho pequeno, treina-se tudo: corte, emenda, camadas e acabamento. Nas peças grandes, os passos são os mesmos.'],
        ['Se vai tentar, passe cada emenda a ferro antes da seguinte. Com as costuras assentadas, as pontas se encontram melhor.'],
        ['Com os anos, o tecido desbota e guarda marcas de uso. Quem costurou olha e sabe que aquilo serviu.'],
      ],
    },
  },
}
