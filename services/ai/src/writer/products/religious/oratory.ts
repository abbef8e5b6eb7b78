import type { ProductType } from '../product-type.ts'

export const oratory: ProductType = {
  nouns: ['oratório', 'mini oratório', 'capelinha', 'imagem', 'imagem de Nossa Senhora'],
  asks: ['qual é a devoção da casa', 'onde vai ficar', 'a altura e a largura do espaço'],
  questions: {
    sale: ['Em que canto da casa você reza?', 'Qual é a devoção da sua família?'],
    content: ['Sua avó tinha um cantinho de oração?', 'Que flor combina com um canto de oração?'],
  },
  emojis: ['🙏', '🕊️', '🤍'],
  hashtags: ['oratorio', 'oratorios', 'imagensreligiosas', 'artesacra', 'capelinha', 'imagemsacra', 'artigosreligiosos'],
  sale: {
    professional: {
      openings: [
        'Um lugar de oração dentro de casa: {topic}.',
        '{O topic} {dá/dão} à casa um canto de recolhimento.',
        'Para a devoção da família: {topic}.',
      ],
      steps: [
        ['Em muitas casas há um móvel onde ninguém põe chave nem conta de luz. Ali ficam a devoção, uma flor e uma vela.', 'No fim do dia, a casa se aquieta e alguém para um instante diante do canto de oração. É o momento de agradecer.'],
        ['Ter um lugar definido para rezar ajuda a lembrar da oração. Quem passa por ele no corredor já faz o sinal da cruz.'],
        ['É um presente para quem casou, para quem mudou de casa e para os avós que rezam pela família inteira.'],
        ['Antes de escolher, veja o lugar e meça a altura e a profundidade. Perguntar qual é a devoção da casa também ajuda.'],
      ],
    },
    casual: {
      openings: [
        'Pra fazer um cantinho de oração em casa: {topic}.',
        '{O topic} e uma florzinha do lado.',
        'Toda casa ganha um cantinho de fé com {topic}.',
      ],
      steps: [
        ['Quase toda casa de avó tem um canto onde a gente fala mais baixo. Tem flor, toalhinha passada e a devoção dela.', 'Casa nova, parede vazia, caixa por todo lado. Muita gente, antes de pendurar quadro, já sabe onde vai ser o canto de rezar.'],
        ['O bonito é ter um lugar certo pra parar um pouco. A gente passa, faz uma oração curta e segue o dia.'],
        ['É presente pra quem casou, pra quem mudou e pra aquela tia que reza pela família toda.'],
        ['Mede o cantinho antes, altura e fundo. E se for presente, descobre qual é a devoção de quem vai ganhar.'],
      ],
    },
    funny: {
      openings: [
        'O canto mais bem cuidado da casa: {topic}.',
        '{O topic} no lugar onde ninguém deixa chave.',
        'Toalhinha passada, flor fresca e {topic}.',
      ],
      steps: [
        ['A casa pode estar de pernas para o ar, mas o canto de oração da avó está sempre em ordem, com toalha engomada.', 'A visita entra, vê o canto de oração e baixa a voz sem perceber. Depois pergunta de quem é a devoção.'],
        ['Um lugar assim reúne flor, vela e pedidos da família toda. A avó sabe o que cada um pediu e cobra o agradecimento.'],
        ['Recém-casados, afilhados, avós e vizinhas de terço gostam de receber. Cada um arruma do próprio jeito.'],
        ['Meça o móvel antes de escolher e conte com um espaço para a flor. Em casa de avó, sempre haverá uma.'],
      ],
    },
    motivational: {
      openings: [
        'Para a casa que reza unida: {topic}.',
        'Um canto de silêncio no meio da rotina: {topic}.',
        '{O topic} para agradecer todos os dias.',
      ],
      steps: [
        ['A família saiu do aluguel e fez a primeira oração na sala ainda vazia. O canto de devoção foi arrumado antes do sofá.', 'A mãe acorda meia hora antes de todos e reza em pé, com o café na mão. Pede por cada filho, um por um.'],
        ['Um lugar de oração em casa ajuda a manter o costume. Mesmo em dia corrido, há onde parar por um minuto.'],
        ['Combina com a casa que começa, com a família que cresceu e com os avós que ensinaram todos a rezar.'],
        ['Escolha primeiro o lugar: um ponto sossegado, à altura dos olhos de quem vai rezar, sentado ou em pé.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como preparar um canto de oração: {topic}.',
        'O lugar {do topic} dentro de casa.',
        'Luz, altura e respeito ao colocar {o topic}.',
      ],
      steps: [
        ['Com o tempo, o canto de oração vira apoio de chaves, contas e receitas. Ninguém decidiu isso, foi acontecendo.'],
        ['Um lugar só permanece reservado quando é sossegado e tem pouca coisa. Superfície livre atrai objetos de passagem.'],
        ['Escolha um ponto fora da circulação, use uma toalha simples e poucos elementos. Velas acesas pedem distância de cortina e nunca ficam sozinhas.'],
        ['O costume de rezar diante de um altar doméstico é antigo no Brasil. Nas fazendas, às vezes era a única capela por perto.'],
      ],
    },
    casual: {
      openings: [
        'Dá pra ter um canto de oração em casa pequena: {topic}.',
        'Onde fica na sua casa? Vamos falar {do topic}.',
        'Um jeito simples de arrumar {o topic}.',
      ],
      steps: [
        ['Repara se o seu cantinho de rezar já virou lugar de largar chave. Se tem boleto ali no meio, você não é a única pessoa.'],
        ['Qualquer superfície livre perto da porta chama bagunça. O melhor lugar pra rezar é onde ninguém larga nada.'],
        ['Escolhe um ponto mais quieto, põe uma toalhinha e uma flor. Se usar vela, só com alguém por perto e longe da cortina.'],
        ['Depois que fica pronto, a gente passa na frente e para um minutinho. Não precisa de mais que isso.'],
      ],
    },
    funny: {
      openings: [
        'Cantinhos de fé em casa de vó: {topic}.',
        'A toalhinha de renda tem dia de lavar: {topic}.',
        'Um carrinho de brinquedo ao lado {do topic}.',
      ],
      steps: [
        ['A criança deixou um carrinho ao lado da devoção da família. A avó viu, sorriu e deixou passar a noite ali.'],
        ['Crianças imitam o que veem. Se os adultos param um pouco diante daquele lugar, elas também querem deixar algo seu.'],
        ['Convide os pequenos a escolher a flor ou a dobrar a toalha. Assim aprendem o cuidado sem precisar de sermão.'],
        ['Anos depois, a mesma criança arruma um canto na própria casa e repete o jeito de dobrar a toalha.'],
      ],
    },
    motivational: {
      openings: [
        'A oração que cabe no meio do dia: {topic}.',
        'Um lugar para agradecer: {topic}.',
        'O cuidado de quem mantém {o topic} em casa.',
      ],
      steps: [
        ['Numa mudança, há quem leve a devoção da família no colo, no banco da frente. As caixas vão no caminhão.'],
        ['Um canto de oração guarda história: quem deu, o que foi pedido, o que foi agradecido. Por isso passa de uma casa a outra.'],
        ['Deixe um caderno por perto e anote pedidos e agradecimentos com data. Reler depois de um ano é um presente.'],
        ['A casa muda de cor e de móveis, e aquele canto continua. É para ele que a família olha nos dias importantes.'],
      ],
    },
  },
}
