import type { ProductType } from '../product-type.ts'

export const pizza: ProductType = {
  nouns: ['pizza'],
  asks: ['quantas pessoas vão comer', 'qual é o sabor que ninguém discute', 'se é doce ou salgada'],
  questions: {
    sale: ['Qual sabor ganha na sua casa?', 'Quem fica com o último pedaço?'],
    content: ['Com garfo ou com a mão?', 'Você come a borda ou deixa no prato?'],
  },
  emojis: ['🍕', '🧀', '😋'],
  hashtags: ['pizza', 'pizzaria', 'pizzalovers', 'pizzas', 'diadepizza', 'amopizza', 'pizzaemcasa'],
  sale: {
    professional: {
      openings: [
        'Hoje o fogão descansa: {topic}.',
        'Para uma noite sem louça e com boa conversa, {topic}.',
        '{O topic} {reúne/reúnem} todo mundo em volta da mesa.',
      ],
      steps: [
        ['O dia acabou tarde e ninguém quer pensar em panela. Alguém dá a ideia, e a casa inteira concorda.', 'Amigos chegando, copos na mesa e uma decisão só para tomar: o sabor. A noite já começou bem.'],
        ['Massa bem assada e cobertura bem distribuída, até perto da borda. No primeiro pedaço já se conhece a mão de quem fez.'],
        ['Vale para a noite de jogo, o aniversário sem festa, a visita que ficou e o jantar só de vocês.'],
        ['Ao pedir, pense em quantas pessoas vão comer e no sabor que divide opiniões. Metade de cada resolve muita discussão.'],
      ],
    },
    casual: {
      openings: [
        'Jantar resolvido: {topic}.',
        'Ninguém cozinha hoje, porque tem {topic}.',
        'Noite boa pede {topic} e pijama.',
      ],
      steps: [
        ['Chegou aquela hora em que a gente abre a geladeira, olha, fecha e abre de novo. Fecha de vez e resolve o jantar.', 'Sofá, filme e todo mundo disputando o mesmo pedaço. Minha definição de noite boa cabe numa mesa de centro.'],
        ['Borda dourada, pedaço quente e aquele cheiro que chega antes. Não tem quem fique indiferente.'],
        ['Pra reunir os amigos, comemorar sem festa ou jantar a dois com preguiça. Todo motivo vale.'],
        ['Já pergunta o sabor de cada um antes, que a discussão sempre demora mais que o forno.'],
      ],
    },
    funny: {
      openings: [
        'Votação encerrada, {ganhou/ganharam} {o topic}.',
        'O último pedaço já tem três donos: {topic}.',
        'Fogão de folga, garfo opcional: {topic}.',
      ],
      steps: [
        ['Decidir o sabor em família leva mais tempo que a eleição de síndico. E sempre há quem vote e depois mude.', 'Cozinhar hoje? A pia olhou para o fogão, o fogão olhou para a porta, e todos entenderam o recado.'],
        ['Pedaço quente pede técnica: uma mão segura, a outra apara o recheio, e a boca corre atrás. É o único exercício da noite.'],
        ['Une casal brigado, primo distante e colega de república. Separa apenas na hora do último pedaço.'],
        ['Conte as pessoas e a fome de cada uma. Quem diz que come dois pedaços está falando da primeira rodada.'],
      ],
    },
    motivational: {
      openings: [
        'Semana vencida, mesa cheia: {topic}.',
        'Quem cozinha todo dia merece uma noite de folga com {topic}.',
        'Comemorar em casa com {topic} também conta.',
      ],
      steps: [
        ['Quem prepara o jantar a semana inteira também gosta de sentar primeiro. Uma noite sem panela é um presente justo.', 'A mudança acabou, a casa ainda está em caixas e todos estão cansados. A primeira refeição pode ser no chão da sala.'],
        ['Abrir a massa, distribuir, assar no tempo certo. São minutos rápidos de forno e anos de mão treinada.'],
        ['Boa nota, fim de curso, contrato assinado. Nem toda comemoração precisa de roupa nova, algumas pedem só a turma.'],
        ['Deixe cada um escolher um sabor desta vez. Numa mesa com gostos diferentes, isso é gentileza.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Borda, forno e massa: {topic}.',
        'Como requentar {o topic} sem amolecer.',
        'O que se observa {no topic}.',
      ],
      steps: [
        ['No dia seguinte, o pedaço que sobrou vai ao micro-ondas e volta mole ou duro. Muitos jogam fora ali mesmo.', 'Em casa, a massa fica pálida embaixo enquanto a parte de cima já queimou. O forno doméstico engana bastante gente.'],
        ['O micro-ondas agita a água e encharca a massa. E o forno de casa tem menos calor embaixo que um forno próprio.'],
        ['Aqueça a sobra na frigideira tampada, em fogo baixo. Para assar em casa, preaqueça o forno com a assadeira dentro.'],
        ['O brasileiro adotou a receita e criou recheios que espantam italianos. A discussão sobre eles faz parte da mesa.'],
      ],
    },
    casual: {
      openings: [
        'Assunto que rende briga boa: {topic}.',
        'Sobrou? Vem cá que eu ensino a esquentar {topic}.',
        'Diz aí sua opinião sobre {o topic}.',
      ],
      steps: [
        ['Pedaço de ontem é o café da manhã secreto de muita gente. Eu como fria mesmo, olhando pela janela.'],
        ['No micro-ondas a massa borracha, porque o vapor não tem pra onde ir. Na frigideira o fundo seca e fica firme.'],
        ['Frigideira em fogo baixo, tampa por cima, dois minutinhos. O recheio esquenta e o fundo volta crocante.'],
        ['Abrir massa na mão é o que mais me diverte. Nem sempre sai redonda, mas sai com cara de casa.'],
      ],
    },
    funny: {
      openings: [
        'Tratado sobre o último pedaço {do topic}.',
        'Perfis psicológicos de quem come {topic}.',
        'Seis pessoas e um último pedaço: {topic}.',
      ],
      steps: [
        ['O último pedaço fica ali, frio, cercado de educação. Todos oferecem, ninguém pega, e ele some quando apagam a luz.'],
        ['Ninguém quer a fama de esfomeado, por isso todos esperam. É uma guerra fria, literalmente fria.'],
        ['Cortem o último em tirinhas, uma por pessoa. Quem reclamar do tamanho lava os copos.'],
        ['Quem abre massa a noite toda chega em casa com farinha no cabelo e jura que foi um dia calmo.'],
      ],
    },
    motivational: {
      openings: [
        'O forno pede prática: {topic}.',
        'Massa aberta com a mão de quem treinou: {topic}.',
        'Noite de movimento por trás {do topic}.',
      ],
      steps: [
        ['As primeiras massas rasgam no meio e viram mapa de país nenhum. Com insistência, o círculo aparece.'],
        ['Massa descansada abre fácil, e massa com pressa encolhe. Quem entende isso para de brigar com ela.'],
        ['Em casa, deixe a massa fora da geladeira meia hora antes e abra com a ponta dos dedos, do centro para a borda.'],
        ['Uma mesa cheia às nove da noite começou de manhã, com farinha e fermento. Pouca gente pensa nisso, e tudo bem.'],
      ],
    },
  },
}
