import type { ProductType } from '../product-type.ts'

export const box: ProductType = {
  nouns: ['caixa de MDF', 'caixinha de MDF', 'caixa de madeira', 'caixinha de madeira', 'porta-joias', 'organizador', 'baú', 'bauzinho', 'porta-lápis'],
  asks: ['o que você quer guardar', 'a medida do lugar', 'se é presente ou para a sua casa'],
  questions: {
    sale: ['O que anda espalhado pela sua casa?', 'O que você guardaria primeiro?'],
    content: ['Qual gaveta da sua casa ninguém tem coragem de abrir?', 'Você organiza por cor, por tamanho ou por sorte?'],
  },
  emojis: ['🪵', '🎁', '🏠'],
  hashtags: ['caixademdf', 'mdf', 'caixasemmdf', 'caixademadeira', 'portajoias', 'caixademdfdecorada', 'organizador'],
  sale: {
    professional: {
      openings: [
        'Um bom lugar para guardar o que importa: {topic}.',
        'Guardar bem começa com {topic}.',
      ],
      steps: [
        ['As coisas se acumulam pela casa sem que ninguém perceba. Reunidas num só lugar, deixam de atrapalhar e são fáceis de encontrar.', 'Uma gaveta de miudezas parece inofensiva até o dia da pressa. Com tudo separado, a procura termina em segundos.'],
        ['A madeira e o MDF têm firmeza para o uso diário e ficam bem à vista. Organização assim não precisa de armário fechado.'],
        ['Serve no quarto, no escritório e na sala. Como presente, agrada a quem adora ordem e a quem vive procurando as coisas.'],
        ['Antes de escolher, separe o que pretende guardar e meça o lugar. Considere também um pouco de folga para o que vier.'],
      ],
    },
    casual: {
      openings: [
        'Tudo no lugar e ainda bonito: {topic}.',
        'Pra quem ama ver as coisas arrumadas: {topic}.',
        'Chega de coisinha espalhada, olha {o topic}.',
      ],
      steps: [
        ['Sabe aquelas miudezas que vivem passeando pela casa? Elas só precisam de um endereço, e a gente também sossega.', 'Tem um tipo de arrumação que dura: a que deixa cada coisa fácil de pegar e mais fácil ainda de devolver.'],
        ['De madeira ou MDF, fica firme e pode ficar à vista. Nem dá vontade de esconder no armário.'],
        ['Vai bem no quarto, na mesa de trabalho, na estante. Pra presentear quem adora organizar, então, é acerto na certa.'],
        ['Junta o que quer guardar, mede e deixa uma folguinha. A gente sempre acha mais coisa do que imaginava.'],
      ],
    },
    funny: {
      openings: [
        'A bagunça continua, mas agora tem endereço: {topic}.',
        'O fim da gaveta de tudo: {topic}.',
        'Até pilha usada ganha moradia fixa com {topic}.',
      ],
      steps: [
        ['Toda casa tem a gaveta de tudo: pilha, clipe, elástico, chave de porta nenhuma. Ninguém arruma, porque ninguém tem coragem.', 'Você promete organizar no feriado. No feriado, encontra fotos antigas na bagunça e passa a tarde sentado no chão.'],
        ['Madeira é firme e fica bonita à vista. Assim, a visita elogia a organização sem fazer ideia do que tem dentro.'],
        ['Serve para quem organiza por cor, para quem organiza por tamanho e para quem organiza empurrando tudo para dentro.'],
        ['Meça o que vai guardar antes de escolher. Depois some mais um pouco, porque miudeza se reproduz no escuro.'],
      ],
    },
    motivational: {
      openings: [
        'Cuidar das suas coisas também é um gesto de carinho: {topic}.',
        'Para guardar o que você juntou com tanto afeto: {topic}.',
        'Um canto em ordem começa com {um topic}.',
      ],
      steps: [
        ['Há coisinhas que a gente guarda por carinho e coisinhas que usa todo dia. Todas merecem um lugar bonito e só delas.', 'Depois de um dia cheio, encontrar a mesa arrumada é um presente. Foi você que deixou pronto pela manhã.'],
        ['Uma boa peça de guardar passa por muitas mãos, todos os dias. Canto firme e borda lixada contam mais do que parece.'],
        ['Vale para quem volta a estudar, para quem monta um quarto e para quem resolveu, enfim, juntar as lembranças num só lugar.'],
        ['Comece pelas coisas, e não pela peça. Saber o que você quer proteger torna a escolha muito mais fácil.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como conservar madeira e MDF no dia a dia: {topic}.',
        'Organizar com {topic} pede um primeiro passo.',
        'O que evitar perto {do topic}.',
      ],
      steps: [
        ['As peças de MDF costumam inchar pelas bordas. Quase sempre foi um pano muito molhado ou um canto úmido.'],
        ['O MDF absorve água pelo corte e não volta ao tamanho de antes. A madeira também reage, abrindo ou empenando.'],
        ['Limpe com pano quase seco e mantenha longe de pia e parede úmida. E separe as coisas antes de decidir as divisões.'],
        ['Na bancada, o difícil é o canto. Se o ângulo não é exato, aparece de longe, e é preciso recomeçar.'],
      ],
    },
    casual: {
      openings: [
        'Primeiro a gente separa, depois guarda: {topic}.',
        'Tem {um topic}? Cuidado com a água.',
        'Uma dica de organização pra quem usa {topic}.',
      ],
      steps: [
        ['Passou pano molhado pra limpar e a borda estufou. É o tipo de coisa que ninguém avisa sobre o MDF.'],
        ['O MDF bebe água pelas bordas e não desincha mais. E bagunça guardada sem escolher continua sendo bagunça.'],
        ['Esvazia tudo, joga fora o que não serve e só depois guarda. Pra limpar, um paninho quase seco dá conta.'],
        ['Nos cantos é que eu gasto mais tempo. Quando um lado encontra o outro sem folga, fico feliz o resto do dia.'],
      ],
    },
    funny: {
      openings: [
        'Verdades sobre organizar a casa: {topic}.',
        'O que vai parar dentro {do topic}, ninguém explica.',
        'A lei secreta {do topic}.',
      ],
      steps: [
        ['Existe uma lei na arrumação: toda caixa vazia fica cheia em uma semana. E ninguém na casa se lembra de ter posto nada.'],
        ['É que espaço livre atrai objeto sem destino. Basta uma superfície limpa, e lá vem uma nota fiscal se instalar.'],
        ['Guarde com uma regra só: cada lugar, um tipo de coisa. Nota fiscal não é lápis, por mais que insista.'],
        ['Na oficina acontece igual. A caixa dos parafusos bons tem três parafusos bons e um número inexplicável de tampinhas.'],
      ],
    },
    motivational: {
      openings: [
        'Um canto por vez: {topic}.',
        'Quem faz {um topic} começa pelo esquadro.',
        'O que guardamos {no topic} conta um pouco da gente.',
      ],
      steps: [
        ['Ninguém arruma a casa inteira numa tarde. Quem consegue manter a ordem costuma ter começado por uma gaveta.'],
        ['Separar o que fica do que vai exige decisão, e é por isso que cansa. Feito isso, guardar é a parte rápida.'],
        ['Marque quinze minutos no relógio e mexa em um só lugar. Quando tocar, pare, mesmo que falte um pouco.'],
        ['Quem trabalha com madeira mede duas vezes para cortar uma. Parece lento, mas é assim que tudo encaixa de primeira.'],
      ],
    },
  },
}
