import type { ProductType } from '../product-type.ts'

export const bibleCover: ProductType = {
  nouns: ['capa de Bíblia', 'capa para Bíblia', 'capinha de Bíblia'],
  asks: ['a altura e a largura da sua Bíblia', 'se ela anda na bolsa ou fica em casa', 'para quem é o presente'],
  questions: {
    sale: ['A sua Bíblia vai na bolsa ou na mão?', 'De quem você ganhou a sua Bíblia?'],
    content: ['O que você guarda dentro da sua Bíblia?', 'Qual versículo você sabe de cor?'],
  },
  emojis: ['📖', '🙏', '🤍'],
  hashtags: ['capadebiblia', 'capaparabiblia', 'biblia', 'capasdebiblia', 'capabiblia', 'devocional', 'capinhadebiblia'],
  sale: {
    professional: {
      openings: [
        'Para levar a Palavra sempre junto: {topic}.',
        '{O topic} {acompanha/acompanham} a Bíblia de casa à igreja.',
        'Cuidado com o livro mais aberto da casa: {topic}.',
      ],
      steps: [
        ['A Bíblia sai de casa embaixo do braço, vai no banco do carro e volta com o boletim da igreja entre as páginas.', 'Há Bíblias com anotações de dez anos, versículos marcados e datas na margem. Quem tem uma assim não troca por outra.'],
        ['A capa protege cantos e páginas no caminho. A Bíblia que vai e volta toda semana é a que mais precisa.'],
        ['É presente para quem se batizou, para a professora das crianças, para o líder do grupo e para a avó.'],
        ['Antes de escolher, meça a Bíblia fechada: altura, largura e espessura. Uma edição de estudo é bem mais grossa que a de bolso.'],
      ],
    },
    casual: {
      openings: [
        'A sua Bíblia anda muito na bolsa? Olha {o topic}.',
        'Pra cuidar da Bíblia que você mais usa: {topic}.',
        '{O topic} pra ir ao culto, à missa ou ao grupo.',
      ],
      steps: [
        ['Bíblia que vai junto pra todo lado divide a mochila com garrafa de água e chave. Dá dó ver o canto amassado.', 'Sabe aquela Bíblia toda riscada, com recado antigo e flor seca no meio? Essa a gente não troca por nenhuma nova.'],
        ['Com uma capa, as páginas não dobram e os cantos não esfolam na bolsa. A Bíblia anda mais e sofre menos.'],
        ['É um presente bom pra quem se batizou, pra quem ensina as crianças e pra amiga do grupo de oração.'],
        ['Pega uma régua e mede a Bíblia fechada: altura, largura e grossura. Cada edição tem um tamanho, e assim não tem erro.'],
      ],
    },
    funny: {
      openings: [
        'A Bíblia da família também gosta de roupa nova: {topic}.',
        '{O topic} para a Bíblia que vai a todo encontro.',
        'Da mesa de cabeceira ao banco da igreja: {topic}.',
      ],
      steps: [
        ['A Bíblia da avó guarda foto de neto, boletim da igreja, receita e uma folha seca. Quase não fecha, e ela acha tudo.', 'Na hora de sair para a igreja, sempre alguém pergunta da Bíblia. Está no sofá, onde foi lida ontem à noite.'],
        ['Com capa, os papéis guardados continuam lá dentro e as páginas não dobram. A avó aprova as duas coisas.'],
        ['Combina com quem lê todo dia, com quem marca tudo de caneta e com quem acabou de ganhar a primeira.'],
        ['Meça a Bíblia com tudo o que mora dentro dela. A da avó, com as fotos, fica dois dedos mais grossa.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem lê um capítulo por dia: {topic}.',
        '{O topic} para a Bíblia que tem história.',
        'A leitura continua onde você estiver: {topic}.',
      ],
      steps: [
        ['Um capítulo antes do café, outro no intervalo do trabalho. Quem lê assim chega ao fim da Bíblia em menos de dois anos.', 'Quem ganhou a Bíblia no dia do batismo leva a mesma a todo encontro. As margens contam o que aprendeu em cada fase.'],
        ['Um livro aberto todos os dias merece proteção no caminho. As anotações feitas ali não se compram de novo.'],
        ['É um carinho com quem ensina, com quem está começando a ler e com quem já leu muitas vezes.'],
        ['Pense no uso: leitura em casa, bolsa, mochila. E confira as medidas da Bíblia fechada antes de decidir.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como medir uma Bíblia antes de escolher {o topic}.',
        'Cuidados simples com a Bíblia de todo dia: {topic}.',
        'Páginas finas pedem atenção: {topic}.',
      ],
      steps: [
        ['Muita gente compra a capa pelo olho e descobre em casa que a Bíblia não entra ou fica dançando lá dentro.'],
        ['O papel fino permite reunir muitos livros num só volume. Por isso cada edição tem uma espessura, mesmo com altura igual.'],
        ['Meça fechada, sobre a mesa: altura, largura e espessura no ponto mais alto. Anote em centímetros, com folga de alguns milímetros.'],
        ['Marcas de leitura, datas e nomes nas margens tornam uma Bíblia diferente de todas as outras. Cuidar dela é cuidar disso.'],
      ],
    },
    casual: {
      openings: [
        'Pega a régua e vem falar {do topic}.',
        'O que tem dentro da sua Bíblia? Falando em {topic}.',
        'Toda Bíblia tem uma história dentro: {topic}.',
      ],
      steps: [
        ['A gente enfia a Bíblia na bolsa com pressa e depois encontra três páginas viradas. Alisa com a mão, mas a marca fica.'],
        ['Aquele papel é bem fininho pra caber tudo num livro só. Qualquer coisa solta na bolsa já dobra.'],
        ['Na bolsa, deixa a Bíblia em pé e longe da garrafa de água. Página dobrada melhora embaixo de livros pesados, por uns dias.'],
        ['Eu acho que Bíblia bonita é a usada. Riscada, com data na margem e uma página que abre sozinha.'],
      ],
    },
    funny: {
      openings: [
        'O que mora dentro da Bíblia da avó: {topic}.',
        'Pequenas histórias de família e {o topic}.',
        'Foto, bilhete e folhinha guardados junto {do topic}.',
      ],
      steps: [
        ['Na reunião do grupo, todos abrem no capítulo certo. Uma pessoa ainda procura, e a vizinha de cadeira aponta com carinho.'],
        ['São muitos livros num volume só, e os pequenos se escondem entre os grandes. Até quem lê sempre passa direto por alguns.'],
        ['Comece pelo índice e marque com um papelzinho os livros mais lidos. Aos poucos, a mão aprende o caminho.'],
        ['No fim do encontro, as Bíblias ficam empilhadas na mesa. Cada um reconhece a sua pelos cantos e pelos papéis.'],
      ],
    },
    motivational: {
      openings: [
        'Um versículo anotado na margem: {topic}.',
        'O hábito de ler um pouco por dia: {topic}.',
        'As histórias de uma Bíblia bem cuidada com {topic}.',
      ],
      steps: [
        ['A mãe lia em voz alta para os filhos, um trecho por noite. Hoje um deles lê para ela.'],
        ['Ler pouco e sempre funciona melhor que ler muito de vez em quando. O costume puxa a página seguinte.'],
        ['Deixe a Bíblia à vista, no lugar onde você toma café. Marque onde parou e anote a data ao lado.'],
        ['Uma Bíblia lida por muitos anos abre sozinha em certas páginas. São as que a família mais procurou.'],
      ],
    },
  },
}
