import type { ProductType } from '../product-type.ts'

export const verseSign: ProductType = {
  nouns: ['quadro de versículo', 'plaquinha religiosa'],
  asks: ['qual é o versículo ou a frase', 'onde vai ficar', 'se é para sua casa ou presente'],
  questions: {
    sale: ['Qual versículo ficaria na sua sala?', 'Entrada, cozinha ou quarto, onde ficaria?'],
    content: ['Qual versículo você sabe de cor?', 'Quem te ensinou o primeiro versículo?'],
  },
  emojis: ['🙏', '📖', '🏠'],
  hashtags: ['quadrodeversiculo', 'versiculos', 'quadroscristaos', 'decoracaocrista', 'versiculo', 'quadrosreligiosos', 'plaquinhas'],
  sale: {
    professional: {
      openings: [
        'A Palavra à vista de quem mora na casa: {topic}.',
        '{O topic} para lembrar todos os dias da sua fé.',
        'Para a parede por onde a família passa: {topic}.',
      ],
      steps: [
        ['De manhã, antes do café, alguém passa pelo corredor e lê a mesma frase de sempre. O dia começa com ela.', 'A família se mudou, e a sala ainda tem paredes vazias. Antes de tudo, escolhe-se a palavra que vai receber quem chega.'],
        ['O que está à vista é lido muitas vezes sem esforço. Em poucas semanas, a casa inteira sabe aquelas palavras de cor.'],
        ['É presente para recém-casados, para quem se batizou, para a casa nova e para quem conduz um grupo.'],
        ['Para escolher, pense na frase que faz parte da história da família e no lugar em que ela será lida todo dia.'],
      ],
    },
    casual: {
      openings: [
        'Pra ler toda vez que passar no corredor: {topic}.',
        'Aquela frase que sustenta a sua família: {topic}.',
        '{O topic} pra abençoar quem chega.',
      ],
      steps: [
        ['Toda família tem uma palavra que a mãe repete em qualquer situação. A gente cresce e se pega repetindo também.', 'Você passa pela sala vinte vezes por dia, com pressa. Numa dessas, bate o olho na frase e lembra do que importa.'],
        ['O bonito é que todo mundo da casa acaba decorando. Até a criança que ainda tá aprendendo a ler.'],
        ['É um presente bom pra quem casou, pra quem se batizou e pra aquela amiga que orou junto o ano todo.'],
        ['Me conta qual é a frase da sua família e onde ela vai ficar. O lugar ajuda a decidir o tamanho.'],
      ],
    },
    funny: {
      openings: [
        'Para lembrar bem na hora da louça: {topic}.',
        '{O topic} na cozinha, onde a paciência é mais usada.',
        'A frase que a mãe repete, agora na parede: {topic}.',
      ],
      steps: [
        ['Na cozinha, entre a panela e a lição de casa, uma frase na parede lembra de ter paciência. Funciona quase sempre.', 'A mãe não precisa mais repetir. Aponta para a parede com a colher de pau, e os filhos leem em voz alta.'],
        ['De tanto passar na frente, a família decora. Um dia o menor recita à mesa, e todos olham para a avó, orgulhosa.'],
        ['Recém-casados, afilhados e vizinhos de casa nova gostam de receber. A avó já pensa em cada cômodo da casa.'],
        ['Escolha o lugar onde a frase vai ser mais lida. Em muitas casas, é bem em frente à geladeira.'],
      ],
    },
    motivational: {
      openings: [
        'As palavras que acompanharam a família até aqui: {topic}.',
        '{O topic} para a casa que começa.',
        'Uma promessa lida todos os dias: {topic}.',
      ],
      steps: [
        ['Num ano difícil, a família repetia o mesmo versículo antes de dormir. Hoje ele tem lugar certo na parede.', 'Os noivos escolheram juntos uma frase para a primeira casa. Foi a primeira coisa que penduraram.'],
        ['Uma palavra lida todo dia vai ficando conhecida. Na hora em que é preciso, ela vem à memória sem procurar.'],
        ['É uma bonita forma de agradecer a quem orou, a quem ensinou e a quem abriu a porta da própria casa.'],
        ['Pergunte à família qual palavra marcou a história de vocês. Cada um lembra de uma, e a conversa já vale.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como escolher uma palavra para a casa: {topic}.',
        'Ler, repetir, guardar: {topic}.',
        'A altura e o lugar certos para {o topic}.',
      ],
      steps: [
        ['Ler muitos versículos num dia e não lembrar de nenhum no outro é comum. Acontece com quem lê sempre.'],
        ['A memória guarda o que se repete em pouco tempo e no mesmo lugar. Uma frase curta, vista todo dia, fica.'],
        ['Escolha um versículo por mês e deixe num ponto de passagem. Leia em voz alta uma vez por dia, com a referência.'],
        ['Vale ler também o capítulo inteiro. Conhecer a quem aquelas palavras foram ditas muda o modo de lê-las.'],
      ],
    },
    casual: {
      openings: [
        'Um versículo por mês: {topic}.',
        'Qual é a palavra da sua casa? Hoje falo de {topic}.',
        'Um jeito simples de decorar um versículo: {topic}.',
      ],
      steps: [
        ['A gente lê, acha lindo, marca com caneta e na semana seguinte não lembra onde tava. Acontece com todo mundo.'],
        ['Decorar é questão de ver muitas vezes. Por isso o que tá na parede a gente sabe, e o que tá marcado no livro esquece.'],
        ['Escolhe um só pro mês e põe perto da pia ou do espelho. Lê em voz alta uma vez por dia e pronto.'],
        ['Eu acho bonito quando a criança repete do jeito dela, trocando uma palavra. A família guarda esse jeito pra sempre.'],
      ],
    },
    funny: {
      openings: [
        'O versículo segundo as crianças: {topic}.',
        'Histórias de família em volta {do topic}.',
        'A visita que lê em voz alta: {topic}.',
      ],
      steps: [
        ['A criança decorou o versículo inteiro e acrescentou um amém no meio, por conta própria. Ficou assim na família.'],
        ['Criança aprende pelo ritmo, antes de entender cada palavra. Por isso repete cantando e com muita certeza.'],
        ['Com os pequenos, escolha uma frase curta e façam um gesto para cada palavra. Na terceira noite, eles puxam sozinhos.'],
        ['Anos depois, já adulto, alguém ainda diz aquele versículo com o amém no meio. E todos sabem por quê.'],
      ],
    },
    motivational: {
      openings: [
        'A frase que a avó repetia: {topic}.',
        'Uma palavra para o ano inteiro: {topic}.',
        'O que os filhos guardam {do topic}.',
      ],
      steps: [
        ['No caderno da avó havia a mesma frase em muitas páginas, com datas diferentes. A família entendeu depois de anos.'],
        ['As palavras que se ouvem em casa voltam mais tarde. Muitas vezes, na voz de quem as repetia.'],
        ['No começo do ano, escolham em família um versículo para os doze meses. Anotem a data e por que foi ele.'],
        ['Quem passa pela frase todos os dias acaba ensinando a quem chega. Basta alguém perguntar o que está escrito ali.'],
      ],
    },
  },
}
