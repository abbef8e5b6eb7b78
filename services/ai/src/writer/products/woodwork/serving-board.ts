import type { ProductType } from '../product-type.ts'

export const servingBoard: ProductType = {
  nouns: ['tábua', 'tabuinha', 'tábua de corte', 'tábua de churrasco', 'tábua de carne', 'taboa de corte', 'taboa de churrasco', 'taboa de carne', 'taboa de frios', 'bandeja de madeira', 'petisqueira de madeira', 'gamela'],
  asks: ['quantas pessoas costumam ir à sua casa', 'se prefere redondo, retangular ou comprido', 'se é presente ou para a sua cozinha'],
  questions: {
    sale: ['Quem você chamaria para estrear na sua mesa?', 'O que você serviria primeiro?'],
    content: ['Quem belisca antes da comida ir para a mesa?', 'Na sua casa, quem cozinha também lava a louça?'],
  },
  emojis: ['🪵', '🍽️', '🏠'],
  hashtags: ['tabuademadeira', 'tabuadecorte', 'tabuadechurrasco', 'tabuas', 'gamela', 'churrasco', 'tabuasdemadeira'],
  sale: {
    professional: {
      openings: [
        'A mesa fica mais convidativa com {topic}.',
        'Madeira à mesa combina com boa conversa: {topic}.',
        '{O topic} {serve/servem} bem e {fica/ficam} bem na mesa.',
      ],
      steps: [
        ['Os amigos chegam, o pão acaba de ser cortado e tudo vai para o centro da mesa. Na madeira, até o simples fica apetitoso.', 'Há quem cozinhe conversando, com a visita encostada na bancada. O que sai cortado some antes de chegar à mesa.'],
        ['Cada pedaço de madeira tem um desenho próprio, com veios que não se repetem. Com cuidado, a peça dura muitos anos.'],
        ['É presente para quem gosta de receber, para quem faz churrasco e para quem está montando a cozinha.'],
        ['Antes de escolher, pense em quantas pessoas você costuma servir e meça o lugar em que a peça vai ficar guardada.'],
      ],
    },
    casual: {
      openings: [
        'Hoje tem gente em casa, hoje tem {topic}.',
        'Madeira na mesa muda tudo: {topic}.',
        'Quem gosta de receber vai usar muito {o topic}.',
      ],
      steps: [
        ['Sabe aquele povo que fica em volta da bancada beliscando enquanto você cozinha? É ali que a madeira faz sucesso.', 'Pão quentinho, queijo, umas azeitonas, e a conversa vai longe. Posto na madeira, até lanche improvisado parece planejado.'],
        ['Os veios são diferentes em cada peça, e nenhuma fica igual à outra. Se cuidar direitinho, dura muitos anos.'],
        ['Serve pro churrasco, pro café da tarde, pra noite de petisco. De presente pra quem ama cozinha, não tem erro.'],
        ['Pensa em quantas pessoas costumam aparecer e dá uma olhada no armário. Tem que caber na mesa e depois no lugar dela.'],
      ],
    },
    funny: {
      openings: [
        'O ponto de encontro dos beliscadores: {topic}.',
        'A visita disse que não estava com fome, aí viu {o topic}.',
        'Quem fica perto {do topic} come primeiro.',
      ],
      steps: [
        ['Em toda reunião há alguém que não quer nada, só vai provar um pedacinho. Ao fim da noite, provou a metade.', 'O melhor lugar da festa não tem cadeira. É aquele meio metro de bancada em que a comida aparece antes da mesa.'],
        ['A madeira aguenta o movimento, fica bonita com qualquer comida e não faz barulho quando alguém pega escondido.'],
        ['Serve para o dono da churrasqueira, para a rainha do queijo e para aquele que só sabe abrir o pote de azeitona.'],
        ['Conte quantos comem na sua casa e depois conte os que aparecem sem avisar. O segundo número decide o tamanho.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem junta as pessoas em volta da mesa: {topic}.',
        'O gosto de servir os outros pede {topic}.',
        'Quem cozinha com carinho merece {um topic}.',
      ],
      steps: [
        ['Alguém acordou mais cedo, foi à feira e cortou tudo com calma. Quando a comida chega à mesa, esse cuidado chega junto.', 'As receitas de família quase nunca têm medida. Têm uma cozinha, um jeito de cortar e alguém ao lado olhando.'],
        ['Uma boa madeira bem lixada fica mais bonita com o uso. As marcas do tempo lembram os almoços que já passaram por ela.'],
        ['É presente para quem aprendeu a cozinhar há pouco e para quem alimenta a família desde sempre.'],
        ['Pense na comida que você mais gosta de servir. Um pão, um assado ou um monte de frutas pedem formatos diferentes.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como tratar a madeira da cozinha: {topic}.',
        'Lavar {um topic} é simples, se feito do jeito certo.',
      ],
      steps: [
        ['Muitas peças de madeira empenam em poucas semanas sem ter defeito nenhum. Na maioria das vezes, a culpa é da pia.'],
        ['A madeira incha quando absorve água e encolhe quando seca. Se só um lado molha ou seca, a peça se curva.'],
        ['Lave logo, sem deixar de molho, seque e deixe em pé. De tempos em tempos, passe óleo mineral próprio para cozinha.'],
        ['Antes de lixar, quem trabalha a madeira observa os veios. É o sentido deles que diz por onde a lixa deve ir.'],
      ],
    },
    casual: {
      openings: [
        'Não deixa de molho, por favor: {topic}.',
        'Eu cuido assim {do topic}.',
        'Quer que {o topic} {dure/durem}? Anota.',
      ],
      steps: [
        ['A louça ficou pra depois, a madeira ficou dentro d\'água, e no outro dia já tá envergada. Quem nunca?'],
        ['Madeira bebe água. Se um lado incha e o outro não, a peça acaba entortando.'],
        ['Lava rápido, enxuga e deixa em pé, pegando ar dos dois lados. De vez em quando, um óleo mineral próprio pra cozinha.'],
        ['Quando passo a primeira mão de óleo, o veio aparece de uma vez. É a hora em que eu paro só pra olhar.'],
      ],
    },
    funny: {
      openings: [
        'A pia é o pior lugar da casa para a madeira: {topic}.',
        'Quem lava {o topic}? Começa o debate.',
        'Depois da festa, ninguém quer lavar {o topic}.',
      ],
      steps: [
        ['Depois do almoço, todos elogiam a comida e desaparecem. A madeira fica na pia, de molho, esperando um voluntário.'],
        ['A madeira absorve água por um lado e entorta. Não é vingança por ter ficado para depois, embora pareça.'],
        ['Lave na hora e deixe em pé para secar. Quem cozinhou não lava, quem não cozinhou não tem desculpa.'],
        ['Na oficina, a serragem entra no café, no bolso e no sapato. Em casa, alguém sempre pergunta o que você andou lixando.'],
      ],
    },
    motivational: {
      openings: [
        'A beleza dos veios aparece com o tempo: {topic}.',
        'Cuidar {do topic} é um gesto de cozinha boa.',
        'A lixa e a paciência por trás {do topic}.',
      ],
      steps: [
        ['Em muitas cozinhas há uma peça de madeira que veio da avó, já gasta no meio. Ninguém a troca por outra.'],
        ['A madeira muda com o uso, escurece e ganha marcas. Numa peça bem cuidada, elas contam os almoços da casa.'],
        ['Se tem em casa uma peça ressecada, lixe de leve, limpe o pó e passe óleo mineral. Ela volta a ter cor.'],
        ['Os veios mostram os anos da árvore, um ao lado do outro. Quem trabalha com madeira aprende a respeitar esse tempo.'],
      ],
    },
  },
}
