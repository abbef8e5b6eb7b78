import type { ProductType } from '../product-type.ts'

export const fruitSweets: ProductType = {
  nouns: ['doce de buriti', 'doce de caju', 'doce de goiaba', 'doce de jaca', 'doce de cupuaçu', 'bananada', 'marmelada', 'figada'],
  asks: ['se vai servir com queijo ou sem nada', 'se é para casa ou para presente', 'quantas pessoas vão comer'],
  questions: {
    sale: ['Com queijo, com café ou na colher?', 'De que cidade vem o doce que você mais ama?'],
    content: ['Que fruta virava doce na sua casa?', 'Qual doce você traz quando viaja?'],
  },
  emojis: ['🍑', '🧀', '🍬'],
  hashtags: ['docesregionais', 'docesbrasileiros', 'docedefruta', 'bananada', 'docesdointerior', 'saboresdobrasil', 'docesdefazenda'],
  sale: {
    professional: {
      openings: [
        'A fruta da terra guardada em açúcar: {topic}.',
        '{O topic} com queijo, para encerrar o almoço.',
        'Lembrança doce de uma região: {topic}.',
      ],
      steps: [
        ['A mala voltou do interior com roupa, areia e um doce embrulhado em papel. À noite, a família abriu devagar, com queijo do lado.', 'O almoço terminou e falta uma sobremesa que não dê trabalho. Uma fatia de queijo e um doce de fruta resolvem em um minuto.'],
        ['A fruta cozida no tempo certo concentra cor, perfume e sabor. Cada região tem a sua, e nenhuma se parece com a outra.'],
        ['{Acompanha/Acompanham} queijo, café e tábua de sobremesas. É presente que leva um pedaço do lugar a quem mora longe.'],
        ['Pense se vai servir com queijo, que pede um doce mais firme, ou na colher. E conte quantos vão à mesa.'],
      ],
    },
    casual: {
      openings: [
        'Queijo na faca, doce do lado: {topic}.',
        'Um pedaço da terra da gente: {topic}.',
        'Quem já provou {topic} não esquece.',
      ],
      steps: [
        ['Voltei de viagem com a sacola cheia de doce e quase nada de roupa. A família nem perguntou pela roupa.', 'Sabe aquele fim de almoço em que a gente fica futucando a geladeira? Queijinho, um pedaço de doce de fruta, e acabou a procura.'],
        ['A fruta cozinha com o açúcar e concentra o gosto. É cheiro de quintal num pedacinho só.'],
        ['{Vai/Vão} com queijo, com café, no lanche da tarde e na mala de quem vai visitar parente longe.'],
        ['Me conta se vai com queijo ou puro, e quantas pessoas são. Aí dá pra pensar no tamanho do pedaço.'],
      ],
    },
    funny: {
      openings: [
        'O queijo perguntou, o doce respondeu: {topic}.',
        'Mala pesada na volta, culpa {do topic}.',
        'Um pouquinho a cada passada pela cozinha: {topic}.',
      ],
      steps: [
        ['Cada um tirava um pouquinho ao passar pela cozinha. No fim do dia, restavam o prato e muitas versões da história.', 'No aeroporto, a mala pesava o dobro da ida. A passageira declarou que eram lembranças, e de certo modo eram.'],
        ['Queijo de um lado, doce do outro, e ninguém mais fala durante cinco minutos. Romeu e Julieta tiveram menos sorte.'],
        ['{Serve/Servem} para fim de almoço, café, mala de viagem e para convencer um turista a ficar mais um dia.'],
        ['Calcule pelos que dizem que não comem doce. São eles que raspam o último pedaço.'],
      ],
    },
    motivational: {
      openings: [
        'Aproveitar a safra até o fim: {topic}.',
        'O quintal de cada região num doce: {topic}.',
        'Da fruta madura ao tacho, {o topic} {guarda/guardam} o tempo.',
      ],
      steps: [
        ['A saudade às vezes cabe numa caixinha. Quem recebe um doce da cidade natal fica um tempo só olhando.', 'Em ano de fruta sobrando, alguém junta a família para descascar e mexer. O que sairia perdido vira despensa.'],
        ['Cozinhar fruta até o ponto pede fogo brando e colher que não para. Cada safra muda o açúcar e muda o tempo.'],
        ['É presente para a filha que estuda fora, para o amigo que mudou de região e para a avó que conta como era.'],
        ['Diga para quem é e se a pessoa gosta de doce macio ou firme. Ela vai lembrar do cuidado.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Com queijo ou sem nada, os jeitos {do topic}.',
        'Por que a fruta virou doce: {topic}.',
        'O tempo, a tampa e {o topic}.',
      ],
      steps: [
        ['O doce ficou aberto no prato e ressecou nas bordas. Outras vezes, fechado ainda morno, criou umidade e perdeu a firmeza.', 'Muita gente conhece só a goiabada e acha que as outras frutas não viram doce. Cada região responde de um jeito.'],
        ['O açúcar e a perda de água impedem que a fruta estrague depressa. Foi assim que a safra atravessou o ano.'],
        ['Mantenha em pote fechado depois de frio, use faca limpa e siga a conservação do rótulo. Em calda, só na geladeira depois de aberto.'],
        ['Buriti, caju, jaca, figo, marmelo: o mapa do Brasil pode ser feito de doces. Vale provar um por viagem.'],
      ],
    },
    casual: {
      openings: [
        'Ressecou ou melou? Fala comigo: {topic}.',
        'O Brasil inteiro cabe {no topic}.',
        'Qual é o doce da sua terra? O meu papo é {topic}.',
      ],
      steps: [
        ['Deixou no prato e as bordas ficaram duras? Ou fechou quente e ficou suando lá dentro? As duas coisas dá pra evitar.', 'Quando eu digo que vira doce até fruta que ninguém imagina, o povo ri. Aí prova e pede outro pedaço.'],
        ['O açúcar segura a fruta, e o fogo tira a água. Foi o jeito que nossa gente achou de guardar a safra.'],
        ['Espera esfriar, fecha bem e corta com faca limpa. O que é em calda vai pra geladeira depois de aberto.'],
        ['Cada viagem que eu faço, a primeira parada é a banca de doce. Antes até da foto da praça.'],
      ],
    },
    funny: {
      openings: [
        'Geografia comestível, aula de hoje: {topic}.',
        'Só um pedacinho, disseram cinco pessoas: {topic}.',
        'O melhor da viagem veio na mala: {topic}.',
      ],
      steps: [
        ['Perguntaram à tia o que ela viu na viagem. Falou meia hora da banca de doces e esqueceu a catedral.', 'O doce ficou descoberto e uma beirada secou. O pai cortou essa parte para ajudar, e depois mais um pouco, por simetria.'],
        ['Sem água, a fruta dura mais. Sem tampa, dura menos. E com gente na casa, não dura nada.'],
        ['Faca limpa, pote fechado e um lugar que só você conheça. A última parte é a mais difícil.'],
        ['Todo estado jura ter o melhor doce de fruta. Para uma decisão justa, é preciso provar todos, e aceito o trabalho.'],
      ],
    },
    motivational: {
      openings: [
        'A safra no tacho, a família em volta: {topic}.',
        'Guardar o verão para o resto do ano: {topic}.',
        'Conhecer o país por {topic}.',
      ],
      steps: [
        ['Em muitas casas, o tempo da fruta era também o tempo do doce. Pediam-se tachos emprestados e mãos de vizinhos.', 'Saber o ponto de cada fruta é herança de quem mexeu muito tacho. Ninguém escreveu o minuto certo.'],
        ['O ponto muda com a fruta e com a chuva do ano. Quem faz prova, espera, pinga no prato frio e prova outra vez.'],
        ['Se você sabe um doce que está sumindo, ensine a alguém. Uma tarde e um caderno bastam para não perder.'],
        ['Cada doce carrega o nome de uma fruta e o cheiro de um lugar. Quem prova visita sem sair da mesa.'],
      ],
    },
  },
}
