import type { ProductType } from '../product-type.ts'

export const graphicDesign: ProductType = {
  nouns: ['designer gráfico', 'designer gráfica', 'design gráfico'],
  asks: ['o que precisa ser criado', 'onde a arte vai aparecer', 'um exemplo de que você gosta'],
  questions: {
    sale: ['Que material do seu negócio precisa de um novo visual?', 'Cores fortes ou tons suaves?'],
    content: ['Você já guardou uma embalagem só porque era bonita?', 'Qual cardápio você achou mais fácil de ler?'],
  },
  emojis: ['🎨', '🖥️', '✏️'],
  hashtags: ['designergrafico', 'designgrafico', 'designer', 'artedigital', 'cartaodevisita', 'criacaodearte', 'design'],
  sale: {
    professional: {
      openings: [
        'Cartão, cardápio e post com a mesma cara: {topic}.',
        'A informação certa no lugar em que se lê: {topic}.',
        'Arte pensada para o papel e para a tela: {topic}.',
      ],
      steps: [
        ['O cardápio tem três letras diferentes, e os clientes perguntam o que já está escrito ali. O panfleto segue o mesmo caminho.', 'O evento é bom, a data está próxima, e o convite parece um aviso de condomínio. Ninguém passa dos dois primeiros segundos.'],
        ['Design organiza o olhar: o que se vê antes, o que se lê depois, o que fica na memória. Cor e letra servem a isso.'],
        ['Pequenas lojas, profissionais autônomos, escolas e festas usam arte todos os dias. Cada peça tem um tamanho e uma distância de leitura.'],
        ['Diga o que será criado, onde vai aparecer e para quem. Envie textos revisados, fotos boas e exemplos de que gosta.'],
      ],
    },
    casual: {
      openings: [
        'Seu panfleto merece ser lido: {topic}.',
        'Pra arte parar de brigar com o texto: {topic}.',
        'Me manda a ideia, mesmo rabiscada: {topic}.',
      ],
      steps: [
        ['Você fez a arte no celular, no ônibus, com o dedo. Ficou bonitinha, mas o telefone saiu cortado.', 'O cliente chega no balcão com o cardápio na mão e pergunta o que tem. Tá tudo lá, só não dá pra achar.'],
        ['Arte boa mostra primeiro o que interessa. O resto fica quietinho, com espaço em volta pra respirar.'],
        ['Vale pra cardápio, cartão, panfleto, convite, post e plaquinha de balcão. Tudo junto então, melhor ainda.'],
        ['Me conta o que é, onde vai aparecer e quem vai ler. Manda o texto já conferido, que telefone errado dói.'],
      ],
    },
    funny: {
      openings: [
        'O texto em arco-íris pediu demissão: {topic}.',
        'Sete fontes num cartão de nove centímetros: {topic}.',
        'O sobrinho que mexe no computador pode descansar: {topic}.',
      ],
      steps: [
        ['O panfleto tem moldura, balão, estrela, brilho e um cachorro. O nome da loja está atrás do cachorro.', 'O pedido foi uma coisa simples, moderna, clássica, colorida e sóbria. Era para ontem e cabia num adesivo.'],
        ['Quem é do ramo tira nove elementos e deixa dois. A família olha de longe e lê, pela primeira vez, o telefone.'],
        ['Vale para o cardápio, o cartão e o convite que a tia fez com tanta boa vontade e tão pouca margem.'],
        ['Mande o texto, o tamanho e as referências. E diga quem aprova, porque o grupo da família não tem fim.'],
      ],
    },
    motivational: {
      openings: [
        'O cuidado do seu trabalho, também no papel: {topic}.',
        'Uma arte clara ajuda quem está começando: {topic}.',
        'Ver a ideia tomar forma: {topic}.',
      ],
      steps: [
        ['O primeiro cartão foi recortado em casa, com tesoura e régua. O negócio cresceu e pede um visual que o acompanhe.', 'A confeiteira passa horas num bolo e escreve o cardápio à caneta. As duas coisas podem ter o mesmo capricho.'],
        ['Antes da arte final há rascunho, teste de letra e muita coisa apagada. O simples costuma ser a décima versão.'],
        ['Quem abre uma porta, quem organiza uma festa comunitária e quem muda de público precisa falar com clareza.'],
        ['Separe três materiais de outras marcas que chamaram a sua atenção. Pense no que eles têm em comum antes da conversa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Espaço vazio também é informação: {topic}.',
        'Resolução de tela e de papel: {topic}.',
        'A ordem de leitura de uma arte: {topic}.',
      ],
      steps: [
        ['Para aproveitar o papel, muita gente preenche cada canto. O leitor não sabe por onde começar e desiste.', 'É comum mandar para a gráfica a imagem baixada da rede social. Na tela estava nítida, e no papel saiu borrada.'],
        ['O olho procura contraste e descanso. E o papel precisa de muito mais pontos por centímetro do que a tela mostra.'],
        ['Escolha uma informação principal e dê a ela o maior espaço. Peça e guarde os arquivos originais em boa resolução.'],
        ['Quem trabalha com design vê letras o dia inteiro e continua achando beleza numa placa pintada à mão.'],
      ],
    },
    casual: {
      openings: [
        'Deixa um espaço vazio aí: {topic}.',
        'Imagem de conversa não vai pra gráfica: {topic}.',
        'O teste dos três segundos: {topic}.',
      ],
      steps: [
        ['A gente quer contar tudo: preço, endereço, história e telefone de três pessoas. Aí ninguém lê nada.', 'No celular a imagem tava perfeita. Na faixa de dois metros, dá pra contar os quadradinhos.'],
        ['O olho cansa rápido e foge do que tá amontoado. E imagem pequena esticada vira azulejo.'],
        ['Mostra a arte pra alguém por três segundos e pergunta o que ficou. Se for o principal, deu certo.'],
        ['Tem uma hora em que eu tiro um elemento, e a arte respira. É a minha parte favorita do trabalho.'],
      ],
    },
    funny: {
      openings: [
        'Pode deixar mais alegre, mas sem cor: {topic}.',
        'Aumenta tudo, pediu o cliente: {topic}.',
        'A versão um sempre volta: {topic}.',
      ],
      steps: [
        ['Depois de dezoito versões, a escolhida foi a primeira. Todos concordaram que o caminho foi necessário.', 'Pediram para aumentar o título, a foto, o texto e a logo. O papel continuou do mesmo tamanho.'],
        ['Quando tudo grita, nada se ouve. O papel só tem quatro cantos, e alguém já pôs um cachorro em um deles.'],
        ['Escolha uma coisa só para ser grande. O cachorro pode ficar, desde que se comporte no rodapé.'],
        ['Quem desenha letras reconhece uma fonte pelo rabinho do g. E comenta isso em jantares, sem que perguntem.'],
      ],
    },
    motivational: {
      openings: [
        'Rascunhar até ficar simples: {topic}.',
        'O olhar também se treina: {topic}.',
        'Uma ideia por vez no papel: {topic}.',
      ],
      steps: [
        ['Um caderno de rascunhos tem mais riscos que acertos. É ali que a ideia boa encontra lugar para nascer.', 'Alinhar, afastar dois milímetros, voltar um. Esse cuidado some no resultado, e é ele que o sustenta.'],
        ['Para tirar um elemento é preciso saber por que ele estava ali. A decisão leva mais tempo que o gesto.'],
        ['Guarde fotos de placas, rótulos e cartazes que chamam a sua atenção. O repertório se forma andando na rua.'],
        ['A alegria discreta do ofício é ver a peça na rua, no balcão, na mão de alguém que nem sabe quem fez.'],
      ],
    },
  },
}
