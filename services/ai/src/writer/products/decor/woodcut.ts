import type { ProductType } from '../product-type.ts'

export const woodcut: ProductType = {
  nouns: ['xilogravura', 'xilogravura nordestina', 'xilo', 'linogravura', 'linoleogravura', 'gravura em madeira', 'quadro de xilogravura', 'gravura em relevo'],
  asks: ['o tema de que mais gosta', 'se vai emoldurar', 'onde vai ficar'],
  questions: {
    sale: ['Que cena você queria ver gravada?', 'Preto e branco ou colorida?'],
    content: ['Você já fez gravura na escola?', 'Qual artista popular você admira?'],
  },
  emojis: ['🖤', '🪵', '🌵'],
  hashtags: ['xilogravura', 'xilo', 'gravura', 'linogravura', 'cordel', 'arteimpressa', 'artepopular', 'gravurabrasileira', 'artesgraficas', 'nordeste', 'printmaking', 'decoracaodeparede'],
  sale: {
    professional: {
      openings: [
        'Entalhe, tinta e papel: {topic}.',
        '{O topic} {leva/levam} a força do traço para a parede.',
        'A imagem que nasce ao contrário: {topic}.',
      ],
      steps: [
        ['A parede do corredor está branca, e os quadros da loja se parecem todos. Um traço forte, de poucas cores, muda isso.', 'A visita chega perto, vê as falhas da tinta e sorri. São elas que mostram a mão do gravador.'],
        ['O desenho é cavado na matriz, recebe tinta e passa para o papel sob pressão. Cada cópia guarda pequenas diferenças.'],
        ['{Combina/Combinam} com salas, livrarias, cafés e escritórios. É presente para quem gosta de arte popular, de livros e do Nordeste.'],
        ['Pense na moldura e na distância de quem vai olhar. Preto sobre branco pede uma margem generosa de papel.'],
      ],
    },
    casual: {
      openings: [
        'Passei a tinta, tirei o papel e olha: {topic}.',
        'Traço forte pra parede sem graça: {topic}.',
        'Tem cheiro de tinta gráfica por aqui: {topic}.',
      ],
      steps: [
        ['Sabe o momento de levantar o papel e ver a imagem pela primeira vez? Eu seguro a respiração até hoje.', 'Um passarinho, um casal dançando, um sol com cara de gente. Bota na parede e a sala fica com outra conversa.'],
        ['O que eu amo é a marca do corte. Dá pra ver onde a goiva entrou e onde a mão mudou de direção.'],
        ['{Fica bonito/Fica bonita/Ficam bonitos/Ficam bonitas} na sala, no quarto, no corredor, na loja. Pra professor, pra quem é da terra e pra quem ama livro, é certeiro.'],
        ['Pensa no tema e se vai pôr moldura. Com uma margem branca em volta, o desenho respira.'],
      ],
    },
    funny: {
      openings: [
        'Tudo ao contrário, inclusive o nome: {topic}.',
        '{O topic} e o gravador de unha preta.',
        'O espelho foi o primeiro a entender o desenho: {topic}.',
      ],
      steps: [
        ['O artista gravou a frase inteira com todo o capricho. Na hora de imprimir, descobriu que só o espelho conseguia ler.', 'A camisa branca entrou no ateliê por cinco minutos. Saiu de lá com obra, assinatura e tiragem única.'],
        ['Onde o gravador tira, fica branco, e onde deixa, fica preto. É como pintar apagando, e de trás para a frente.'],
        ['{Serve/Servem} para a sala, para o escritório e para quem sempre quis um jegue na parede e nunca teve coragem de pedir.'],
        ['Escolha o desenho e a moldura, e não chegue perto do gravador com roupa clara. A tinta tem grande alcance.'],
      ],
    },
    motivational: {
      openings: [
        'O que se tira também desenha: {topic}.',
        'Cada corte é uma decisão: {topic}.',
        'A força de um traço que não volta atrás: {topic}.',
      ],
      steps: [
        ['Na mesa, um bloco, uma goiva e um risco a lápis. O primeiro corte é o mais difícil, e depois dele não há retorno.', 'Gente que trabalhava na roça gravou o que via: o sol, o boi, a feira, a moça na janela. O mundo passou a conhecer aquele lugar.'],
        ['Cavar, entintar, prensar, levantar o papel. Cada etapa pede atenção, e a última revela se as outras foram bem feitas.'],
        ['É uma homenagem a raízes e a ofícios, boa para educadores, leitores e para quem abriu um espaço seu.'],
        ['Escolha a cena que lembra a sua história. O traço simples deixa lugar para a memória de quem olha.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Matriz, goiva e prensa, um pequeno glossário: {topic}.',
        'Numeração e assinatura {no topic}.',
        'Como conservar papel impresso: {topic}.',
      ],
      steps: [
        ['Muita gente acha que só a primeira cópia é original. Numa gravura, todas as da tiragem são.', 'Dúvida comum é o que significam os números a lápis embaixo da imagem, como 3/20.'],
        ['O primeiro número identifica a cópia, e o segundo, o total da tiragem. A matriz é a mesma para todas.'],
        ['Emoldure com vidro e deixe um espaço entre ele e o papel. Evite sol direto e parede úmida, que mancham e desbotam.'],
        ['Uma imagem que pode se repetir chegou a casas onde quadro nenhum entrava. Essa é a generosidade da gravura.'],
      ],
    },
    casual: {
      openings: [
        'Uma por uma, na mão ou na prensa: {topic}.',
        'Várias cópias e todas originais: {topic}.',
        'Como eu guardo {o topic} até a moldura.',
      ],
      steps: [
        ['Toda vez alguém pergunta se é cópia. É gravura, e cada uma sai da matriz, uma por uma, na mão ou na prensa.', 'Comprou, enrolou e deixou no canto? O papel vai pegar umidade e ficar com saudade da parede.'],
        ['A madeira ou o linóleo guarda o desenho, e o papel recebe. Cada vez que se passa tinta, sai um pouquinho diferente.'],
        ['Guarda reta, entre duas folhas lisas, longe do sol. E quando emoldurar, não deixa o vidro encostar no papel.'],
        ['Eu gosto da ideia de ter a mesma imagem que outra pessoa, em outra cidade. E a minha ainda ser só minha.'],
      ],
    },
    funny: {
      openings: [
        'Goiva, tinta e {o topic}, diário de um ateliê.',
        'A letra S venceu outra vez: {topic}.',
        'Goiva para lá, dedo para cá: {topic}.',
      ],
      steps: [
        ['O N saiu virado, o S também, e o R olhava para trás. O gravador disse que era licença poética.', 'A matriz ficou perfeita, e a impressão saiu com uma digital no céu. Chamaram de lua, e vendeu primeiro.'],
        ['Na matriz tudo fica espelhado. O cérebro sabe disso na teoria e esquece a cada letra.'],
        ['Desenhe no papel, vire contra a luz e copie do avesso. E mantenha a mão livre sempre atrás da goiva.'],
        ['No fim do dia, há tinta na mão, no copo e na maçaneta. O papel, misteriosamente, está limpo.'],
      ],
    },
    motivational: {
      openings: [
        'Da feira às galerias, a estrada {do topic}.',
        'Aprender a cavar com calma: {topic}.',
        'A imagem se revela no fim: {topic}.',
      ],
      steps: [
        ['Quem começa cava fundo demais e perde linhas finas. A mão aprende que pouco já basta.', 'Mestres como J. Borges começaram ilustrando folhetos de feira. A necessidade virou ofício, e o ofício virou arte.'],
        ['Cada matriz resiste de um jeito, e a goiva desliza ou prende conforme o lado. É preciso conhecê-la antes de riscar.'],
        ['Para começar, experimente uma borracha escolar e uma figura simples. Ela carimba e ensina o que é cheio e vazio.'],
        ['Tirar o que sobra até ficar só o necessário é um trabalho exigente. Vale para a gravura e para qualquer ofício.'],
      ],
    },
  },
}
