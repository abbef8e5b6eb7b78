import type { ProductType } from '../product-type.ts'

export const facePainting: ProductType = {
  nouns: ['pintura facial', 'pintura facial infantil', 'pintura de rosto', 'pintura de rosto infantil', 'pintura artística no rosto'],
  asks: ['a data e o horário da festa', 'quantas crianças vêm', 'o tema da festa'],
  questions: {
    sale: ['Borboleta, tigre ou super-herói?', 'Qual desenho você escolheria para o seu rosto?'],
    content: ['Que bicho você virava quando era criança?', 'Desenho no rosto todo ou só na bochecha?'],
  },
  emojis: ['🦋', '🎨', '🐯'],
  hashtags: ['pinturafacial', 'pinturafacialinfantil', 'festainfantil', 'pinturaderosto', 'facepainting', 'recreacaoinfantil', 'animacaoinfantil'],
  sale: {
    professional: {
      openings: [
        'Borboletas, tigres e estrelas pela festa: {topic}.',
        'O rosto de cada criança, um desenho: {topic}.',
        'Pincel fino, cor e um espelho: {topic}.',
      ],
      steps: [
        ['A criança senta, fecha os olhos e tenta ficar parada. Quando o espelho chega, já é tigre e sai rugindo pelo salão.', 'A fila se forma sozinha, e cada um ensaia o pedido. Borboleta azul, aranha na testa, arco-íris que pegue os dois olhos.'],
        ['O desenho transforma a fantasia em brincadeira. Um rosto pintado dá papel, voz e movimento a quem está por trás dele.'],
        ['Aniversários, festas da escola, carnaval, quermesses e eventos de loja combinam com um canto de pintura. Adultos acabam entrando na fila.'],
        ['Informe a data, a duração da festa e quantas crianças virão. Com o tema em mãos, os desenhos conversam com a decoração.'],
      ],
    },
    casual: {
      openings: [
        'Fecha o olhinho e escolhe o bicho: {topic}.',
        'Pra festa encher de tigre e borboleta: {topic}.',
        'Senta aqui, que o espelho já vem: {topic}.',
      ],
      steps: [
        ['A menina pediu unicórnio, o menino pediu dragão, e o irmão menor quer os dois, um em cada bochecha.', 'Olhinho fechado, nariz franzido por causa da cosquinha do pincel. Aí vem o espelho e aquele grito de surpresa.'],
        ['Um pouco de cor muda tudo: quem tava tímido vira leão e já sai atrás dos primos.'],
        ['Vale pra aniversário, carnaval, festa junina, dia das crianças e barraquinha de quermesse. Até a avó pede uma florzinha.'],
        ['Me fala o tema, a data e quantas crianças vêm. Assim dá pra separar as cores e os desenhos antes.'],
      ],
    },
    funny: {
      openings: [
        'O tigre da festa não quer lavar o rosto: {topic}.',
        'Um dragão pediu mais brigadeiro: {topic}.',
        'A foto do documento vai ter que esperar: {topic}.',
      ],
      steps: [
        ['O leão mais bravo da festa parou para pedir colo. Dez minutos depois, voltou a rugir perto da mesa de doces.', 'A criança escolheu dinossauro com asa de fada. Ninguém discutiu, porque o argumento foi muito convincente.'],
        ['Com um pincel, o salão ganha uma fauna inteira em meia dúzia de músicas. O zoológico mais próximo tem menos variedade.'],
        ['Vale para crianças, primos grandes e para o pai que só ia pintar um bigodinho e saiu de onça.'],
        ['Diga o tema e quantas crianças vêm. Conte também os adultos que dizem não querer, porque eles sempre querem.'],
      ],
    },
    motivational: {
      openings: [
        'A imaginação aparece no rosto: {topic}.',
        'Um pincel e a criança vira o que quiser: {topic}.',
        'A festa que fica bonita na foto: {topic}.',
      ],
      steps: [
        ['A criança que quase não fala escolheu ser onça. Com o rosto pintado, chamou os outros para brincar.', 'A mãe guarda até hoje uma foto em que é borboleta. A filha quer a mesma pintura, com as mesmas cores.'],
        ['São poucos traços, feitos depressa e de mão leve, num rosto que não para. Isso pede muito treino no papel e no próprio braço.'],
        ['Combina com festa grande, com festa na garagem e com a feira da escola feita pelos pais.'],
        ['Deixe que cada criança escolha. O desenho mais simples, quando é o que a criança pediu, é o que vai para a foto.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Tinta própria para o rosto: {topic}.',
        'Desenhos que cabem no tempo da festa: {topic}.',
        'Como tirar a pintura depois: {topic}.',
      ],
      steps: [
        ['Para economizar, há quem use guache ou canetinha no rosto das crianças. Essas tintas racham e foram feitas para papel.', 'Nas festas, o pedido mais comum é o desenho mais demorado. Com trinta crianças na fila, a conta não fecha.'],
        ['O rosto se mexe o tempo todo, e a tinta precisa acompanhar. Poucas cores bem colocadas resistem melhor que muitos detalhes.'],
        ['Ofereça uma cartela curta de desenhos e deixe a criança apontar. Para tirar, água morna, sabonete suave e sem esfregar.'],
        ['Pintar crianças é negociar com cócegas. O traço certo aparece no segundo em que todos prendem o riso.'],
      ],
    },
    casual: {
      openings: [
        'Guache no rosto, não: {topic}.',
        'Fila grande pede desenho pequeno: {topic}.',
        'Dica pra hora do banho: {topic}.',
      ],
      steps: [
        ['Alguém sempre pensa em usar a tinta da escola. Em dez minutos racha tudo, e a criança reclama com razão.', 'A fila tem vinte e cinco, e todas querem o tigre completo. É tigre que não acaba mais.'],
        ['Rosto de criança ri, chora, come brigadeiro e enxuga na manga. Desenho simples aguenta mais do que o cheio de detalhes.'],
        ['Mostra uns seis desenhos numa folha e deixa a criança escolher com o dedo. Na hora do banho, água morna e calma.'],
        ['Adoro o segundo antes do espelho. A criança prende o ar e já vai abrindo o sorriso.'],
      ],
    },
    funny: {
      openings: [
        'Um sapo com asas de borboleta: {topic}.',
        'A bochecha que não para quieta: {topic}.',
        'O bigode de gato no pai: {topic}.',
      ],
      steps: [
        ['Toda fila tem uma criança que muda de ideia quatro vezes. Quando senta, pede aquilo que a amiga acabou de fazer.', 'O pincel encostou no nariz, e a criança espirrou. Nasceu assim o primeiro tigre com três listras a mais.'],
        ['Cosquinha e linha reta não combinam. Por isso muita borboleta tem uma asa que parece estar com mais pressa.'],
        ['Peça um desafio de estátua durante dez segundos. Funciona sempre, desde que ninguém da família faça careta atrás.'],
        ['De noite, a leoa dorme no carro, com chocolate na juba. No travesseiro, fica a prova da festa.'],
      ],
    },
    motivational: {
      openings: [
        'Mão leve e traço rápido: {topic}.',
        'O treino que ninguém vê na festa: {topic}.',
        'Um espelho, um susto bom: {topic}.',
      ],
      steps: [
        ['Quem pinta rostos treina no próprio braço, noite após noite. Uma asa de borboleta leva muitas tentativas até ficar leve.', 'O espelho vem por último, e a criança se reconhece e se estranha ao mesmo tempo. Todo o trabalho cabe nesse susto bom.'],
        ['Cada rosto tem uma forma, e o desenho precisa aproveitar a sobrancelha, a bochecha, o queixo. Copiar de um papel não basta.'],
        ['Em casa, brinquem de inventar bichos no papel antes da festa. A criança chega sabendo o que quer e contando para todos.'],
        ['Ao fim do dia, os pincéis estão sujos de todas as cores. Em algum lugar, um tigre se recusa a lavar o rosto.'],
      ],
    },
  },
}
