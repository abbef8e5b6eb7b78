import type { ProductType } from '../product-type.ts'

export const metalwork: ProductType = {
  nouns: ['serralheria', 'serralheiro', 'portão de ferro', 'portão de alumínio', 'portão basculante', 'portão de correr', 'portão de garagem', 'portão social'],
  asks: ['a largura e a altura do vão', 'como é a entrada hoje', 'o modelo ou o desenho de que gosta'],
  questions: {
    sale: ['Desenho reto e moderno ou com curvas?', 'De que cor seria o seu portão?'],
    content: ['O seu portão range ou abre em silêncio?', 'Você prefere ferro pintado ou alumínio?'],
  },
  emojis: ['⚙️', '🏠', '🔩'],
  hashtags: ['serralheria', 'serralheiro', 'portao', 'portoes', 'portaosobmedida', 'fachada'],
  sale: {
    professional: {
      openings: [
        'Na medida exata do seu vão: {topic}.',
        'Metal, solda e acabamento no mesmo capricho: {topic}.',
        'Do desenho no papel à peça instalada: {topic}.',
      ],
      steps: [
        ['O vão tem uma medida que nenhuma loja vende. Sobra de um lado, falta do outro, e a obra espera por isso.', 'A casa está quase pronta, e a entrada ainda é uma tábua encostada. A parte de metal dá o acabamento que falta.'],
        ['Trabalho em metal começa na trena: largura, altura, prumo e o lado para onde abre. Uma medida errada aparece para sempre.'],
        ['Casas, lojas, sítios e condomínios têm entradas e usos diferentes. Cada lugar pede um desenho e uma espessura.'],
        ['Para o orçamento, envie fotos de longe e de perto, com as medidas. Informe se é área de chuva, sol ou maresia.'],
      ],
    },
    casual: {
      openings: [
        'Esse vão aí tem solução: {topic}.',
        'Pra fechar a obra com capricho: {topic}.',
        'Traz a medida, que a gente desenha: {topic}.',
      ],
      steps: [
        ['A obra acabou, a tinta secou, e ficou aquele vão aberto com um tapume. O tapume era pra ser só por uma semana.', 'Você viu um modelo na rua, parou o carro e tirou foto. A foto tá no celular até hoje.'],
        ['Metal deixa a gente escolher quase tudo: a altura, o desenho, a cor e até o barulhinho do trinco.'],
        ['Vale pra casa nova, pra reforma, pra loja, pro sítio e pra entrada que até hoje é um tapume.'],
        ['Me manda a foto do lugar, a medida do vão e o modelo que você gostou. Se tiver desnível, mostra também.'],
      ],
    },
    funny: {
      openings: [
        'O tapume provisório já tem planta em cima: {topic}.',
        'A corrente com cadeado pede descanso: {topic}.',
        'O empurrão de quadril já pode descansar: {topic}.',
      ],
      steps: [
        ['O tapume foi posto por quinze dias, há dois natais. Já penduraram nele o número da casa e uma samambaia.', 'O trinco só fecha com um empurrão de quadril e um pedido de desculpas. A vizinhança aprendeu a coreografia.'],
        ['Uma peça na medida abre, fecha e fica quieta. Quem se acostumou ao empurrão de quadril vai precisar de outra ginástica.'],
        ['Vale para casas, lojas, sítios e para a entrada em que o cachorro passa por baixo e a visita espera.'],
        ['Meça o vão em cima, no meio e embaixo. Se der três números diferentes, não se assuste, parede é assim mesmo.'],
      ],
    },
    motivational: {
      openings: [
        'Obra própria, entrada com cara de casa: {topic}.',
        'Metal bem trabalhado fica por gerações: {topic}.',
        'O acabamento que a casa esperava: {topic}.',
      ],
      steps: [
        ['Tijolo a tijolo, a casa subiu nos fins de semana. Quando a parte de metal chega, ela enfim parece terminada.', 'O pequeno comércio vai abrir, e o nome já está na fachada. Agora a entrada recebe o cuidado que faltava.'],
        ['Cortar, esquadrejar, soldar, lixar e só então pintar. O cordão de solda bem lixado some, e quase ninguém sabe que existiu.'],
        ['Há portões que os netos abrem e que os avós mandaram fazer. O metal cuidado acompanha uma família por muito tempo.'],
        ['Desenhe no papel o que imagina, mesmo sem jeito. Um rabisco com medidas já vale como começo de conversa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como medir o vão corretamente: {topic}.',
        'O prumo que ninguém vê e todos sentem: {topic}.',
        'Trilho limpo, dobradiça sem esforço: {topic}.',
      ],
      steps: [
        ['Um erro comum é medir o vão uma vez só, no meio. A parede raramente tem a mesma largura de alto a baixo.', 'Quando o portão começa a arrastar, muita gente puxa com mais força. O esforço desalinha a peça e marca o piso.'],
        ['Metal não cede como madeira. Um centímetro a mais não entra, e um pouco fora de prumo já força trilhos e dobradiças.'],
        ['Meça em três alturas e nas duas diagonais. Com a peça instalada, limpe trilhos e dobradiças e veja se algo arrasta.'],
        ['Um cordão de solda regular mostra o pulso de quem fez. O serralheiro enxerga a própria assinatura onde outros veem só metal.'],
      ],
    },
    casual: {
      openings: [
        'Mede em três lugares, confia: {topic}.',
        'Tá arrastando no chão? Olha isso: {topic}.',
        'Um pinguinho de óleo e o rangido some: {topic}.',
      ],
      steps: [
        ['A pessoa mede no meio, manda fazer e na hora não entra. A parede era torta, e ninguém tinha avisado a trena.', 'O portão começa a raspar no piso, a gente dá uma levantadinha e segue. Um ano depois, o chão tá todo riscado.'],
        ['Metal é reto e teimoso, não se ajeita pra caber. Qualquer tortinho aparece na dobradiça, no trinco ou no trilho.'],
        ['Mede em cima, no meio e embaixo antes de pedir. Depois de pronto, limpa o trilho e põe óleo na dobradiça.'],
        ['Eu gosto do barulho de uma peça que fecha certinho. É um clique seco, e já sei que o prumo tá bom.'],
      ],
    },
    funny: {
      openings: [
        'O portão que anuncia quem chega: {topic}.',
        'Três medidas e nenhuma igual: {topic}.',
        'A dobradiça que canta de madrugada: {topic}.',
      ],
      steps: [
        ['O portão range tão bem que dispensou a campainha. Cada morador tem um rangido, e o cachorro conhece todos.', 'A parede foi feita no olho, e o olho era otimista. A trena chegou depois e trouxe a notícia.'],
        ['Dobradiça seca conversa, e parede torta se revela com a peça na mão. O metal só tem culpa de ser reto.'],
        ['Óleo na dobradiça uma vez por estação e trena em três alturas. O cachorro vai precisar aprender outro aviso.'],
        ['Na oficina, a peça mais disputada é o esquadro. Quem pega emprestado jura que devolveu.'],
      ],
    },
    motivational: {
      openings: [
        'Corte, solda, lixa, e de novo: {topic}.',
        'Medir duas vezes, cortar uma: {topic}.',
        'A mão firme atrás da máscara: {topic}.',
      ],
      steps: [
        ['Um aprendiz passa meses soldando sobras até o cordão sair igual. As primeiras linhas parecem caminho de formiga.', 'Atrás da máscara só se vê um ponto de luz. Todo o resto do trabalho é ouvido, posição da mão e costume.'],
        ['O calor entorta o metal, e quem conhece conta com isso. Pontos alternados mantêm a peça no esquadro.'],
        ['Guarde o desenho e as medidas da sua obra. Daqui a alguns anos, uma troca ou um reparo começa por esse papel.'],
        ['O metal frio parece sempre ter sido daquele jeito. Só quem cortou lembra das barras encostadas na parede da oficina.'],
      ],
    },
  },
}
