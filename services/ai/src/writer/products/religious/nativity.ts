import type { ProductType } from '../product-type.ts'

export const nativity: ProductType = {
  nouns: ['presépio'],
  asks: ['onde vai ficar', 'a medida do espaço', 'se é para sua casa ou presente'],
  questions: {
    sale: ['Onde fica o presépio na sua casa?', 'Quem monta o presépio na sua família?'],
    content: ['Em que dia você monta o presépio?', 'Seu presépio já perdeu alguma peça?'],
  },
  emojis: ['⭐', '🎄', '🙏'],
  hashtags: ['presepio', 'presepios', 'presepiodenatal', 'natal', 'decoracaodenatal', 'nascimentodejesus', 'espiritonatalino'],
  sale: {
    professional: {
      openings: [
        'O Natal da família em volta {do topic}.',
        'Para contar o Natal às crianças com as mãos: {topic}.',
        'Um sinal de fé no centro da casa em dezembro: {topic}.',
      ],
      steps: [
        ['Dezembro chega, e a família libera o lugar de sempre, ao lado da árvore ou sobre o móvel da sala. Todos querem ajudar a montar.', 'A criança segura o Menino Jesus com as duas mãos e pergunta onde ele fica. A resposta é contada outra vez, do começo.'],
        ['O presépio conta o Natal sem precisar de explicação. Cada figura tem o seu lugar, e os olhos vão sempre para o centro.'],
        ['É presente para recém-casados, para a primeira casa, para os avós e para a comunidade que se reúne em dezembro.'],
        ['Antes de escolher, meça o lugar onde ele vai ficar: largura, fundo e altura. Pense também em quem vai mexer nele.'],
      ],
    },
    casual: {
      openings: [
        'A casa fica com cara de Natal quando {chega/chegam} {o topic}.',
        'Pra montar com as crianças: {topic}.',
        '{O topic} pro primeiro Natal da casa nova.',
      ],
      steps: [
        ['Em muita casa, o Natal começa com alguém abrindo a caixa do presépio e desembrulhando peça por peça do jornal.', 'Tem árvore, tem luz, tem panetone. Mas é quando o presépio fica pronto que a casa para um pouquinho pra olhar.'],
        ['O bonito é que cada família monta de um jeito. E toda criança quer a honra de colocar o Menino Jesus.'],
        ['É presente pra quem casou no ano, pra madrinha, pra avó e pra quem vai passar o primeiro Natal em casa própria.'],
        ['Mede o cantinho antes, largura e fundo. E me conta se tem criança pequena em casa, que isso ajuda a escolher.'],
      ],
    },
    funny: {
      openings: [
        'Um lugar de honra na sala da avó: {topic}.',
        '{O topic} e a disputa dos netos para montar.',
        'Dezembro começa quando {sai/saem} da caixa {o topic}.',
      ],
      steps: [
        ['Todos os netos querem colocar o Menino Jesus. A avó guarda a peça no bolso do avental até a noite de Natal.', 'Na casa da tia, os Reis Magos saem do corredor e avançam um palmo por dia. Chegam à sala em janeiro, pontualmente.'],
        ['Cada família tem o seu jeito de montar e acha que é o certo. O importante é que todos acabam em volta dele.'],
        ['Padrinhos, recém-casados e avós recebem com carinho. E a vizinha, depois de ver, sempre quer saber de onde veio.'],
        ['Meça o lugar e deixe espaço para o que as crianças vão querer acrescentar. Costuma aparecer pelo menos um dinossauro.'],
      ],
    },
    motivational: {
      openings: [
        'A tradição que se monta em família: {topic}.',
        '{O topic} para o Natal que reúne gerações.',
        'O primeiro Natal de uma nova casa: {topic}.',
      ],
      steps: [
        ['A avó ensinou a montar, a mãe continuou, e agora é a neta quem escolhe o lugar das figuras.', 'No primeiro Natal depois do casamento, eles montaram o presépio na mesa da cozinha, porque ainda não havia outra.'],
        ['Montar leva tempo e pede conversa: quem é este, por que veio, o que trouxe. A fé passa de um para outro assim.'],
        ['Faz sentido na casa que começa, na escola, na paróquia e na sala onde os avós esperam os netos.'],
        ['Escolha pensando em muitos natais. O lugar pode mudar, e a caixa vai ser aberta todo ano.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Quando montar e quando guardar {o topic}.',
        'O sentido de cada figura: {topic}.',
        'De onde vem o costume de montar {o topic}.',
      ],
      steps: [
        ['Todo ano surge a mesma dúvida em família: em que dia montar, e quando é a hora certa de guardar.', 'Muitas casas montam tudo de uma vez, já com o Menino Jesus e os Reis no lugar, no começo de dezembro.'],
        ['O costume é ligado ao calendário da Igreja. O Advento prepara o Natal, e a visita dos Reis é lembrada em janeiro.'],
        ['Monte no começo do Advento, ponha o Menino na noite de Natal e guarde depois do Dia de Reis, em 6 de janeiro.'],
        ['Conta-se que São Francisco fez o primeiro presépio em Greccio, na Itália, em 1223, com animais de verdade.'],
      ],
    },
    casual: {
      openings: [
        'Já pode montar? Vamos falar {do topic}.',
        'Um jeito bonito de montar {o topic} com criança.',
        'Cada casa tem o seu costume: {topic}.',
      ],
      steps: [
        ['A gente guarda tudo correndo em janeiro e, no dezembro seguinte, passa meia hora procurando o terceiro Rei.'],
        ['Peça pequena some porque cada um guarda um pouco. E jornal velho engana, parece embrulho vazio.'],
        ['Guarda cada figura embrulhada em papel, conta antes de fechar e escreve o número na tampa da caixa.'],
        ['Eu gosto de deixar a criança contar a história do jeito dela enquanto monta. Sai cada detalhe lindo.'],
      ],
    },
    funny: {
      openings: [
        'O visitante inesperado {do topic}.',
        'Histórias de dezembro em volta {do topic}.',
        'Um burrinho sem orelha e muito carinho: {topic}.',
      ],
      steps: [
        ['A criança pôs um carrinho e um dinossauro ao lado dos pastores. A avó olhou e disse que também vieram visitar.'],
        ['Para os pequenos, o presépio é uma cena viva. Levar um brinquedo querido até ali é um jeito de participar.'],
        ['Deixe uma figura simples por conta deles e conte a história enquanto montam. Eles lembram do que puseram com as próprias mãos.'],
        ['Em janeiro, na hora de guardar, o dinossauro vai para a caixa por engano. No outro Natal, chega junto.'],
      ],
    },
    motivational: {
      openings: [
        'As mãos que montam {o topic} a cada ano.',
        'Uma caixa aberta todo dezembro: {topic}.',
        'O que as crianças guardam desse dia: {topic}.',
      ],
      steps: [
        ['O pai fazia o lago com um espelho pequeno e o caminho com serragem. O filho, já adulto, repete igual.'],
        ['O que se repete todo ano vira lembrança de família. A criança talvez esqueça o presente, e lembra de quem montava com ela.'],
        ['Tire uma foto da família ao lado do presépio todo Natal, no mesmo lugar. Guarde na mesma caixa das figuras.'],
        ['Dentro da caixa, entre os embrulhos, muita gente deixa um bilhete para o ano seguinte. Abrir é parte do Natal.'],
      ],
    },
  },
}
