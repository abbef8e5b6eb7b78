import type { ProductType } from '../product-type.ts'

export const tableRunner: ProductType = {
  nouns: ['caminho de mesa', 'centro de mesa', 'centrinho de mesa', 'centrinho de crochê', 'toalhinha de crochê', 'toalha de crochê'],
  asks: ['as medidas do móvel', 'se é para mesa, aparador ou cômoda', 'se prefere caindo nas pontas ou só em cima'],
  questions: {
    sale: ['Qual móvel da sua casa está pedindo um enfeite?', 'Na sua mesa vai vaso, fruteira ou nada?'],
    content: ['Quem fazia crochê na sua família?', 'O que fica no centro da sua mesa hoje?'],
  },
  emojis: ['🧶', '🏠', '🍽️'],
  hashtags: ['caminhodemesa', 'centrodemesadecroche', 'caminhodemesacroche', 'toalhadecroche', 'croche', 'mesaposta', 'crochedecor'],
  sale: {
    professional: {
      openings: [
        'Para a mesa que fica posta o dia inteiro: {topic}.',
        '{O topic} {veste/vestem} a mesa mesmo fora das refeições.',
        'Um móvel vazio muda com {topic}.',
      ],
      steps: [
        ['Depois do almoço, a louça some e a mesa fica nua até a noite. Um crochê no meio mantém a casa arrumada.', 'Há móveis que parecem abandonados por mais que se tire o pó. Um pouco de crochê e um vaso já mudam a impressão.'],
        ['A trama vazada deixa ver a madeira por baixo. É o desenho do ponto que enfeita, sem esconder o móvel.'],
        ['Fica bem na mesa de jantar, no aparador, na cômoda ou embaixo de um vaso. Cada lugar pede um tamanho.'],
        ['Meça o móvel antes de escolher e decida se o crochê deve pender nas pontas ou terminar antes da borda.'],
      ],
    },
    casual: {
      openings: [
        'Pra mesa não ficar com cara de vazia: {topic}.',
        '{O topic} {arruma/arrumam} a mesa em dois segundos.',
        'Tem cara de casa de vó e de casa nova também: {topic}.',
      ],
      steps: [
        ['A gente tira os pratos, passa o pano e a mesa fica com aquela cara de escritório. Um crochê no meio e volta a ser casa.', 'Sabe aquela cômoda que acumula chave, conta e moeda? Com um crochê bonito em cima, dá até pena de largar tralha.'],
        ['O que me encanta no crochê de mesa são os vazados. A madeira aparece por baixo e o desenho fica mais bonito ainda.'],
        ['Pode ir na mesa de jantar, no aparador, na mesinha do canto. E é um presente que quase toda mãe gosta de ganhar.'],
        ['Mede a mesa e me conta se você gosta de crochê caindo nas pontas ou só em cima. Isso muda bastante o tamanho.'],
      ],
    },
    funny: {
      openings: [
        'A mesa fingindo que ninguém almoça nela: {topic}.',
        'Com {o topic}, a sala ganha ares de novela.',
        'Debaixo do vaso tem mais história do que parece: {topic}.',
      ],
      steps: [
        ['Você põe um crochê na mesa e, pronto, ninguém mais tem coragem de largar mochila ali. Durou duas horas, mas foi lindo.', 'Toda família tem a pessoa que ajeita o crochê da mesa ao passar. Torto um dedo, ela percebe da porta.'],
        ['O ponto é vazado, a madeira aparece e o móvel fica elegante. Até a pilha de contas ao lado ganhou respeito.'],
        ['Vai na mesa, no aparador, na cômoda. Em cima da televisão já foi moda, mas as novas são tão finas que nem tentam.'],
        ['Meça o móvel antes de escolher. Se pender demais, o gato vai entender como convite, e com razão.'],
      ],
    },
    motivational: {
      openings: [
        'Capricho no meio da casa: {topic}.',
        '{O topic} {guarda/guardam} muitas noites de agulha.',
        'Para a mesa em volta da qual tudo acontece: {topic}.',
      ],
      steps: [
        ['É na mesa que a família faz conta, lição e café. Entre uma coisa e outra, ela também merece ficar bonita.', 'Quem arruma a casa conhece o gosto de olhar a mesa pronta por um minuto, antes que todos cheguem.'],
        ['O desenho nasce de pontos cheios e vazios contados um a um. Basta errar um para a figura sair torta.'],
        ['Combina com a casa de quem acabou de se mudar e com a mesa antiga onde já sentaram três gerações.'],
        ['Escolha o lugar por onde os seus olhos passam mais vezes no dia. É ali que o trabalho da agulha vai ser visto.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como lavar e passar {o topic} sem deformar.',
        'O lugar e a medida fazem diferença: {topic}.',
        'Sobre a mesa, {o topic} {pede/pedem} alguns cuidados.',
      ],
      steps: [
        ['Uma peça de crochê sai da lavagem encolhida, com as pontas viradas, e muita gente pensa que estragou.'],
        ['Ao secar, o fio mantém a forma em que foi deixado. Se secou enrugado, fica enrugado, se secou esticado, fica plano.'],
        ['Estenda a peça úmida sobre uma toalha, ajeite as pontas com alfinetes e espere secar. Para guardar, enrole em vez de dobrar.'],
        ['O desenho vazado é feito de espaços planejados. Quem crocheta conta tanto os pontos que faz quanto os que deixa de fazer.'],
      ],
    },
    casual: {
      openings: [
        'Um truque antigo pra não enrugar {o topic}.',
        'Quase toda casa tem um crochê na gaveta: {topic}.',
        'Uma dica rápida sobre {o topic}.',
      ],
      steps: [
        ['A gente lava o crochê da mesa com todo cuidado e ele seca com as pontinhas viradas. Dá um desânimo.'],
        ['O fio guarda o jeito em que secou ou em que ficou dobrado. Tem uma certa memória, e dá pra usar isso a favor.'],
        ['Umedece, estica em cima de uma toalha, prende as pontas com alfinete e esquece. No outro dia tá lisinho.'],
        ['Quando arremato, a peça ainda tá toda torta. É só depois de esticada e seca que o desenho aparece de verdade.'],
      ],
    },
    funny: {
      openings: [
        'O que mora na gaveta da sala: {topic}.',
        'A mania nacional de ajeitar {o topic}.',
        'Relatos da mesa da sala: {topic}.',
      ],
      steps: [
        ['Ninguém sabe como o crochê sai do centro. A mesa não anda, o vaso não anda, e ele aparece torto toda manhã.'],
        ['Cada pessoa que senta puxa um pouco com o braço, e a que levanta puxa de volta. Falta combinação entre as duas.'],
        ['Um vaso no meio segura o crochê no lugar. Quanto à pessoa da casa que ajeita tudo ao passar, deixe, ela é feliz assim.'],
        ['O desenho tem centenas de pontos contados, e a pergunta mais ouvida por quem fez é se aquilo foi comprado pronto.'],
      ],
    },
    motivational: {
      openings: [
        'Do novelo até o meio da mesa: {topic}.',
        'Quem sabe fazer {topic} aprendeu com alguém.',
        'Há muitas contas feitas em voz baixa {no topic}.',
      ],
      steps: [
        ['Muita gente aprendeu a crochetar vendo outra pessoa fazer. Primeiro a correntinha, depois a roda, e só então o desenho.', 'O começo de um crochê de mesa não parece nada, só um punhado de pontos. Quem faz precisa confiar na receita.'],
        ['Cada carreira se apoia na de baixo. Por isso a conta do início decide como a borda vai cair lá no fim.'],
        ['Se quiser aprender, comece por uma peça pequena e de fio grosso. Os pontos aparecem melhor e o erro se encontra depressa.'],
        ['Quando a peça vai para a mesa, as horas ficam ali à vista, para quem souber olhar o ponto de perto.'],
      ],
    },
  },
}
