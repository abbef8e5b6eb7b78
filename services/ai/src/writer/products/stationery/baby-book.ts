import type { ProductType } from '../product-type.ts'

export const babyBook: ProductType = {
  nouns: ['álbum do bebê', 'livro do bebê', 'diário do bebê'],
  asks: ['o nome do bebê', 'para quando é esperado ou que idade tem', 'se é para a família ou para presente'],
  questions: {
    sale: ['Qual primeira vez você queria ter anotado?', 'É para o bebê da casa ou para presente?'],
    content: ['Qual foi a primeira palavra na sua casa?', 'Você sabe a que horas nasceu?'],
  },
  emojis: ['📖', '👶', '💛'],
  hashtags: ['livrodobebe', 'albumdobebe', 'diariodobebe', 'livrodobebepersonalizado', 'maternidade', 'gestante', 'encadernacao'],
  sale: {
    professional: {
      openings: [
        'O primeiro capítulo de uma vida: {topic}.',
        '{O topic} {guarda/guardam} o primeiro ano em detalhes.',
        'Para anotar o que passa depressa: {topic}.',
      ],
      steps: [
        ['O primeiro sorriso aparece numa tarde qualquer, e em uma semana já há outro. Sem anotação, as datas se misturam.', 'Um dia o bebê da casa vai perguntar como era quando nasceu. A resposta pode estar escrita pela família, página por página.'],
        ['Foto mostra o rosto, mas o livro guarda o resto: a hora do nascimento, o apelido, a canção que funcionava.'],
        ['É presente para quem espera o bebê, para quem acabou de recebê-lo e para avós que gostam de escrever também.'],
        ['Veja se há espaço para o que a família quer registrar: gestação, nascimento, mês a mês, visitas e festas.'],
      ],
    },
    casual: {
      openings: [
        'O tempo voa, anota tudo: {topic}.',
        'Quem dera ter um desses de quando eu era bebê: {topic}.',
        'As primeiras vezes têm lugar: {topic}.',
      ],
      steps: [
        ['A gente jura que nunca vai esquecer o dia do primeiro dente. Seis meses depois, já está perguntando no grupo da família.', 'Imagina essa criança, grande, lendo como foi a noite em que nasceu, quem ligou primeiro, que tempo fazia.'],
        ['O celular enche de foto, mas não conta o que se sentiu. Duas linhas escritas no dia contam.'],
        ['Presente certo pra quem tá esperando bebê ou acabou de chegar da maternidade. Avó e avô também adoram escrever.'],
        ['Antes de escolher, vê até que idade você quer anotar. Tem quem goste do primeiro ano e tem quem vá bem mais longe.'],
      ],
    },
    funny: {
      openings: [
        'Alguém precisa registrar as três da manhã: {topic}.',
        'A papinha no teto também merece registro: {topic}.',
        'Provas para a adolescência, guardadas {no topic}.',
      ],
      steps: [
        ['A primeira palavra foi disputada em família por duas semanas. A mãe ouviu mamãe, o pai ouviu papai, e era água.', 'Um dia esse bebê terá dezoito anos e levará alguém em casa. O livro vai estar à mão, na página do banho.'],
        ['A memória de quem dorme três horas por noite não é confiável. Papel e caneta trabalham em qualquer turno.'],
        ['Serve para pais de primeira viagem, que anotam cada espirro, e para os de terceira, que anotam quando lembram.'],
        ['Procure um com espaço para as histórias, além dos dados. O peso fica na caderneta, mas a cara do avô não.'],
      ],
    },
    motivational: {
      openings: [
        'O que vocês estão vivendo merece ser escrito: {topic}.',
        'Cada descoberta, com data e carinho: {topic}.',
        '{O topic} para a família que quer contar desde o começo.',
      ],
      steps: [
        ['Em noites de pouco sono, alguém ainda pega a caneta e escreve uma linha. Anos depois, é a linha que todos procuram.', 'Esperaram meses, prepararam o quarto, escolheram o nome. Essa espera também faz parte da história que o bebê vai querer ouvir.'],
        ['Uma anotação curta basta: o que aconteceu, quem estava, o que sentiram. O livro cresce no ritmo da família.'],
        ['Mãe, pai, avós, irmãos: cada um pode ter sua página. São muitas vozes contando a chegada da mesma pessoa.'],
        ['Deixe o livro num lugar de fácil alcance, com a caneta dentro. Assim a lembrança é anotada no próprio dia.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que vale a pena registrar {no topic}.',
        'Como manter {o topic} em dia com um bebê em casa.',
        'Poucas linhas por mês bastam: {topic}.',
      ],
      steps: [
        ['Muitas famílias preenchem com capricho as primeiras páginas. Depois o bebê acorda mais, o tempo some, e o livro espera.'],
        ['Falta tempo para escrever bonito, e por isso se deixa para depois. As lembranças de um mês apagam as do anterior.'],
        ['Grave um áudio curto no celular quando algo acontecer. Uma vez por mês, passe para o livro em poucas linhas.'],
        ['As páginas mais lidas são as das coisas pequenas: o apelido, a careta, a música da hora do banho.'],
      ],
    },
    casual: {
      openings: [
        'Em que mês foi mesmo? A dúvida por trás {do topic}.',
        'Sem tempo e com bebê no colo: {topic}.',
        'O que eu anotaria primeiro {no topic}.',
      ],
      steps: [
        ['O livro tá lindo até o terceiro mês. Depois disso tem um papelzinho solto escrito \'preencher\'.'],
        ['É que a vida com bebê não deixa mão livre. Quando sobra uma, a gente quer usar pra segurar um café.'],
        ['Faz listas no celular com a data e passa pro livro quando der. Vale também colar o bilhete como está.'],
        ['Sabe o que emociona depois? A letra tremida, feita com o bebê no outro braço. Deixa assim, não passa a limpo.'],
      ],
    },
    funny: {
      openings: [
        'Primeira palavra, segundo debate: {topic}.',
        'O segundo filho reclama {do topic}.',
        'Verdades que ficam de fora {do topic}.',
      ],
      steps: [
        ['O livro do primeiro filho tem até a cor da fralda. O do segundo tem o nome, a data e um desenho do irmão.'],
        ['Com o primeiro, cada espirro é acontecimento. Do segundo em diante, acontecimento é alguém terminar o almoço sentado.'],
        ['Anote também as cenas ridículas: a papinha no teto, o sapato na geladeira. São as que vão pedir para ouvir.'],
        ['Um dia a criança lê tudo e pergunta quem era aquela pessoa descansada da primeira foto. Era antes.'],
      ],
    },
    motivational: {
      openings: [
        'Uma linha por dia, com o bebê no colo: {topic}.',
        'As pequenas primeiras vezes {no topic}.',
        'A família escreve o começo da história: {topic}.',
      ],
      steps: [
        ['Há bilhetes escritos às quatro da manhã que dizem só: hoje você sorriu. Quem escreveu mal parava em pé.'],
        ['Crianças gostam de ouvir a mesma história de quando eram pequenas. Elas descobrem ali que foram esperadas.'],
        ['Peça a cada avó e avô uma página escrita à mão. Diga apenas: conte o dia em que soube.'],
        ['O livro nunca fica completo, e está certo assim. Página em branco quer dizer que alguém estava com o bebê no colo.'],
      ],
    },
  },
}
