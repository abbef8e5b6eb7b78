import type { ProductType } from '../product-type.ts'

export const decoratedPen: ProductType = {
  nouns: ['caneta decorada', 'caneta de biscuit'],
  asks: ['para quem é o presente', 'quantas pessoas vão receber', 'as cores preferidas'],
  questions: {
    sale: ['Para quem você daria uma caneta assim?', 'Você empresta caneta ou finge que não tem?'],
    content: ['Quantas canetas já sumiram da sua mesa?', 'O que você ainda escreve à mão?'],
  },
  emojis: ['🖊️', '🎨', '✏️'],
  hashtags: ['canetadecorada', 'canetasdecoradas', 'canetadebiscuit', 'canetapersonalizada', 'biscuit', 'canetasembiscuit', 'canetabiscuit'],
  sale: {
    professional: {
      openings: [
        'Um agrado útil para quem escreve todos os dias: {topic}.',
        '{O topic} {alegra/alegram} a mesa de trabalho ou de estudo.',
        'Quem recebe {topic} usa e lembra de quem deu.',
      ],
      steps: [
        ['Na reunião, na aula ou no balcão, alguém sempre pede uma caneta emprestada. Uma bem enfeitada chama a atenção antes da primeira linha.', 'Para agradecer a quem ensina, atende ou ajuda, nem sempre cabe um presente grande. Algo de usar na mesa agrada e não constrange.'],
        ['Escreve como as outras e tem um enfeite que a distingue no porta-lápis. É um presente bonito que serve para alguma coisa.'],
        ['Vale para professores, colegas de trabalho, convidados de uma festa ou para quem está começando um curso novo.'],
        ['Se for presentear uma turma, conte os nomes da lista e inclua quem trabalha na secretaria e na cantina. Ninguém fica de fora.'],
      ],
    },
    casual: {
      openings: [
        'Escrever fica mais gostoso assim: {topic}.',
        'Quem usa {topic} sempre ouve um \'que linda!\'.',
        'A mesa fica com outra cara com {topic}.',
      ],
      steps: [
        ['Sabe aquela pessoa que vive de agenda na mão, anotando tudo? Ela vai abrir esse presente e já vai procurar um papel.', 'No meio de um monte de caneta igual, tem uma que todo mundo pega pra olhar. É essa que faz a gente querer escrever.'],
        ['É presente que enfeita e serve. Fica no porta-lápis fazendo bonito e, na hora da lista de compras, trabalha.'],
        ['Dá certo pra professora, pra colega de mesa, pra quem passou na prova e pra quem ainda tá estudando.'],
        ['Vai dar pra turma toda? Faz a lista com os nomes antes e soma uns a mais, porque sempre aparece um aluno novo.'],
      ],
    },
    funny: {
      openings: [
        'Isto ninguém leva por engano: {topic}.',
        'Emprestar {o topic}? Só com documento e testemunha.',
        'Com {topic}, até a lista de compras fica chique.',
      ],
      steps: [
        ['Toda mesa de trabalho tem um buraco por onde as canetas somem. Com enfeite, pelo menos dá para reconhecer a sua na mão do colega.', 'A caneta emprestada tem um destino conhecido: o bolso de alguém. Quando ela é enfeitada, o suspeito é pego em poucos minutos.'],
        ['Escreve como as outras, mas com muito mais presença. Difícil é assinar um papel sem que perguntem onde você comprou.'],
        ['Serve para quem dá aula, para quem assiste à aula e para quem finge que está anotando na reunião.'],
        ['Se for para a turma toda, conte bem. Em sala de aula, faltar um é pior do que faltar para todos.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem escreve a própria rotina todos os dias: {topic}.',
        'Com {topic}, agradecer a alguém fica fácil.',
        '{O topic} {acompanha/acompanham} quem não larga o caderno.',
      ],
      steps: [
        ['Uma lista resolvida, um recado na agenda, uma página de caderno cheia. Quem escreve o dia inteiro merece algo bonito na mão.', 'Um caderno novo, a primeira página em branco e a vontade de caprichar na letra. Todo começo de curso tem esse momento.'],
        ['É um presente que trabalha junto. A pessoa usa, anota, assina, e o carinho de quem deu fica ali na mesa.'],
        ['Serve para marcar um começo, como um emprego ou um semestre, e para agradecer no fim. Nos dois casos, um bilhete acompanha bem.'],
        ['Antes de embrulhar, escreva um bilhete com a própria caneta. Três linhas já mostram por que aquela pessoa foi lembrada.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Para usar por muito tempo: {topic}.',
        'O cuidado certo com {um topic}.',
        'Antes de guardar {o topic} no estojo, leia isto.',
      ],
      steps: [
        ['O enfeite costuma se estragar no lugar em que mais se confia, dentro do estojo. Ali tudo se esfrega e tudo cai junto.', 'Muita gente ganha uma caneta bonita e a deixa na gaveta para não gastar. Anos depois, a tinta secou sem ter escrito nada.'],
        ['O enfeite fica na ponta, exatamente a parte que bate quando o estojo cai. E a tinta resseca também quando não é usada.'],
        ['Deixe em pé num porta-lápis, com o enfeite para cima, e escreva com frequência. Para limpar, basta um pano seco.'],
        ['Entre os objetos da mesa, os mais queridos costumam ser os que alguém deu. São também os últimos que emprestamos.'],
      ],
    },
    casual: {
      openings: [
        'Vamos falar de caneta bonita: {topic}.',
        'Você usa ou guarda {o topic}? Vamos conversar.',
        'Quem tem {topic} conhece o dilema: usar ou guardar?',
      ],
      steps: [
        ['A gente ganha uma coisa linda e guarda pra uma ocasião que nunca chega. Com caneta bonita, isso acontece direto.'],
        ['O medo é estragar o enfeite. Só que parada na gaveta a tinta resseca, e aí nem enfeita nem escreve.'],
        ['Deixa em pé num copo, em cima da mesa, e usa todo dia. No estojo a caneta bate nas outras, e o enfeite sofre.'],
        ['O enfeite é colocado com paciência, peça por peça, e precisa ficar bem preso. Afinal, é por ali que todo mundo pega pra olhar.'],
      ],
    },
    funny: {
      openings: [
        'O objeto mais emprestado do mundo: {topic}.',
        'Quem viu {o topic} por aí?',
        'Há dois tipos de pessoa diante {do topic}.',
      ],
      steps: [
        ['Existem duas espécies de gente no escritório: a que compra caneta e a que tem caneta. Curiosamente, quase nunca são as mesmas.', 'O colega pede a caneta só por um minutinho. Três dias depois, lá está ela na mesa dele, como se tivesse nascido ali.'],
        ['Quem leva a caneta do outro nunca faz por mal. A mão escreve, o bolso está perto e a memória não participa.'],
        ['O truque é o enfeite. Quanto mais chamativo, mais depressa alguém diz de quem é, em voz alta, no meio da sala.'],
        ['Para fazer, é preciso juntar cada detalhe com cuidado. Para perder, basta uma assinatura no balcão e uma pressa qualquer.'],
      ],
    },
    motivational: {
      openings: [
        'Gesto simples, letra caprichada: {topic}.',
        'Quem escreve à mão sabe o valor {do topic}.',
        'Escrever à mão com {topic} tem outro gosto.',
      ],
      steps: [
        ['Com teclado para tudo, ainda escrevemos à mão o que importa: o bilhete na geladeira, o cartão, o nome na primeira página.'],
        ['A letra de uma pessoa não se parece com nenhuma outra. Por isso um bilhete escrito à mão ainda emociona quem recebe.'],
        ['Separe dez minutos para escrever um bilhete a alguém que ensinou algo a você. Não precisa de data nem de motivo.'],
        ['Quem decora um objeto tão fino trabalha com gestos curtos e mão apoiada na mesa. Um milímetro faz diferença no resultado.'],
      ],
    },
  },
}
