import type { ProductType } from '../product-type.ts'

export const pictureDecor: ProductType = {
  nouns: ['quadro de MDF', 'quadro de madeira', 'quadrinho de MDF', 'porta-retrato de madeira', 'porta-retrato de MDF', 'relógio de madeira', 'enfeite de madeira', 'enfeite de MDF'],
  asks: ['onde vai ficar', 'a cor da parede ou do móvel', 'se é presente ou para a sua casa'],
  questions: {
    sale: ['Parede ou estante: onde está o vazio da sua casa?', 'Qual cômodo da sua casa falta enfeitar?'],
    content: ['Quem tira os enfeites do lugar na sua casa?', 'Sua estante é arrumada ou cheia de histórias?'],
  },
  emojis: ['🪵', '🏠', '✨'],
  hashtags: ['decoracaoemmadeira', 'mdf', 'quadrodemadeira', 'decoracao', 'decoracaoemmdf', 'decoracaodecasa', 'quadroemmdf'],
  sale: {
    professional: {
      openings: [
        'O calor da madeira na decoração: {topic}.',
        '{O topic} {dá/dão} acabamento a um canto da casa.',
        'Para a estante ou a parede que faltava: {topic}.',
      ],
      steps: [
        ['Os móveis já estão no lugar e a casa ainda parece vazia. O que falta costuma ser pequeno e caber nas mãos.', 'Quando alguém entra pela primeira vez na sua casa, olha em volta e para num detalhe. É ele que fica na memória.'],
        ['Madeira e MDF têm espessura e fazem sombra, o que dá presença à peça. De longe se vê a forma, de perto o acabamento.'],
        ['Fica bem na sala, no quarto e no escritório. É um presente fácil de acertar, porque toda casa tem um canto à espera.'],
        ['Antes de escolher, olhe a cor da parede ou do móvel ao fundo. Um bom contraste valoriza a peça.'],
      ],
    },
    casual: {
      openings: [
        'Um detalhe de madeira e a casa já aquece: {topic}.',
        'Aquele cantinho da estante pede {topic}.',
        'Olha que graça na decoração: {topic}.',
      ],
      steps: [
        ['Sabe quando tá tudo arrumado e ainda parece casa de foto, sem ninguém morando? Faltam os detalhes que são seus.', 'A visita chega, olha em volta e vai direto num cantinho. Quase sempre é no detalhe menor que ela repara.'],
        ['O bom da madeira é que tem corpo, faz sombra e não some na parede. Dá vontade de chegar perto.'],
        ['Dá pra pôr na sala, no quarto, no trabalho. E é bom de dar de presente, porque todo mundo acha um lugar.'],
        ['Repara no que vai ficar atrás, parede clara ou escura. A peça aparece mais quando a cor do fundo é diferente.'],
      ],
    },
    funny: {
      openings: [
        'Na estante ainda cabe: {topic}.',
        'A parede já se acostumou com o prego sozinho, agora vem {topic}.',
        'Você prometeu não comprar mais enfeite, mas viu {o topic}.',
      ],
      steps: [
        ['Existe um prego naquela parede desde a mudança. Ninguém lembra para quê, mas todo mundo espera que um dia ele trabalhe.', 'A pessoa jura que é minimalista até achar um detalhe perfeito para a estante. No mês seguinte, volta a jurar.'],
        ['Madeira tem corpo, faz sombra e não precisa de água como as plantas. Entre os moradores da estante, é o mais fácil.'],
        ['Vai bem na sala, no quarto e na mesa do escritório, ao lado do calendário que ainda está no mês passado.'],
        ['Olhe a cor da parede antes de escolher. Enfeite da mesma cor do fundo é ótimo para brincar de esconder.'],
      ],
    },
    motivational: {
      openings: [
        'A casa conta a sua história em peças como {topic}.',
        'Quem cuida dos detalhes da casa nota {topic}.',
        'Para o canto que você montou com gosto: {topic}.',
      ],
      steps: [
        ['Entre as contas e a rotina, sobra pouco tempo para enfeitar a casa. Quando se enfeita um canto, todos em volta percebem.', 'A casa de uma pessoa se reconhece pelo que ela escolheu pôr à vista. São objetos pequenos, com motivo para estar ali.'],
        ['Cada borda lixada e cada encaixe alinhado somam horas de bancada. Na peça pronta, isso aparece como simplicidade.'],
        ['É bom presente para quem se mudou há pouco e ainda está descobrindo o lugar das coisas.'],
        ['Escolha o canto que você vê logo ao acordar ou ao chegar. Um detalhe ali conta mais do que dez espalhados.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como agrupar objetos numa estante: {topic}.',
        'Onde colocar {um topic} para valorizar o ambiente.',
        'Conservar {o topic} pede pouca coisa.',
      ],
      steps: [
        ['Numa estante cheia, os objetos mais bonitos deixam de ser vistos. A sensação é de desordem, ainda que tudo esteja limpo.'],
        ['O olho precisa de espaço livre para encontrar onde parar. Já a madeira e o MDF reagem à luz e à umidade do lugar.'],
        ['Reúna os objetos em grupos de três, com alturas diferentes, e deixe um vazio ao lado. Tire o pó com pano seco.'],
        ['Na bancada, a peça parece pronta várias vezes antes de estar. Falta sempre mais uma passada de lixa na borda.'],
      ],
    },
    casual: {
      openings: [
        'Estante cheia não é estante bonita: {topic}.',
        'Um truque pra {o topic} aparecer mais.',
        'Onde você colocaria {o topic}?',
      ],
      steps: [
        ['A gente vai enchendo a estante e, quando vê, não enxerga mais nada. Tá tudo ali, mas o olho não para.'],
        ['O olho gosta de ter um vazio do lado. Sem esse respiro, uma coisa atrapalha a outra, mesmo sendo linda.'],
        ['Tira tudo, põe de volta em grupinhos de três, um alto, um médio e um baixo. E deixa um pedaço sem nada.'],
        ['Eu demoro mesmo é na borda. Passo a lixa, passo o dedo, e só paro quando o dedo não reclama.'],
      ],
    },
    funny: {
      openings: [
        'Quem tira o pó da estante? Eis a questão: {topic}.',
        'A dança das cadeiras na estante, com {topic}.',
        'Na estante, {o topic} {conhece/conhecem} bem a faxina.',
      ],
      steps: [
        ['Alguém muda um enfeite dois centímetros para a esquerda. Três dias depois, outra pessoa da casa desfaz, sem dizer nada.'],
        ['Cada um em casa tem uma ideia de onde as coisas ficam bem. O enfeite viaja conforme quem passou por último.'],
        ['Tire uma foto antes da faxina e acabe com a discussão. Ou não tire, e chame o resultado de renovação.'],
        ['Na bancada também não há acordo com o pó. O da oficina é serragem, e ele sempre chega primeiro ao café.'],
      ],
    },
    motivational: {
      openings: [
        'O capricho aparece na borda: {topic}.',
        'Muitas passadas de lixa até {o topic}.',
        'Parece simples e dá trabalho: {topic}.',
      ],
      steps: [
        ['Quem começa na marcenaria quer fazer móveis grandes. São as peças pequenas que ensinam a mão a ser exata.'],
        ['Na peça pequena não há onde esconder um corte torto. Um milímetro salta aos olhos e manda voltar ao começo.'],
        ['Escolha um objeto querido que anda escondido e traga para a altura dos olhos. Às vezes basta isso.'],
        ['A lixa mais fina quase não faz barulho. Quando a oficina fica em silêncio, a peça está perto de ficar pronta.'],
      ],
    },
  },
}
