import type { ProductType } from '../product-type.ts'

export const lamp: ProductType = {
  nouns: ['luminária', 'luminária de mesa', 'luminária de parede', 'abajur', 'arandela'],
  asks: ['onde vai ficar', 'se tem tomada ou ponto de luz por perto', 'se é para ler ou para deixar o ambiente mais gostoso'],
  questions: {
    sale: ['Qual canto da sua casa pede uma luz mais bonita?', 'Você é do time da luz forte ou da luz baixinha?'],
    content: ['Luz amarela ou luz branca aí na sua casa?', 'Quem sai apagando as luzes na sua família?'],
  },
  emojis: ['💡', '🏠', '✨'],
  hashtags: ['luminaria', 'luminarias', 'abajur', 'iluminacao', 'arandela', 'luminariadecorativa', 'decoracao'],
  sale: {
    professional: {
      openings: [
        'A luz certa muda a sua casa à noite: {topic}.',
        '{O topic} {ilumina/iluminam} e {decora/decoram} o ambiente.',
        'O ambiente fica mais acolhedor com {topic}.',
      ],
      steps: [
        ['À noite, com a luz do teto acesa, todos os cantos parecem iguais. Uma luz bem colocada mostra onde a casa convida a ficar.', 'Para um jantar ou para a leitura antes de dormir, a luz forte atrapalha. Bom mesmo é poder iluminar só o que importa.'],
        ['Acesa à noite, a luz desenha sombras e destaca a parede ou a mesa. De dia, a peça continua ali, decorando.'],
        ['Combina com a sala, o quarto e o canto de trabalho. É um presente que se usa já na primeira noite.'],
        ['Antes de escolher, pense no que você faz nesse lugar e onde está o ponto de energia. A altura também conta.'],
      ],
    },
    casual: {
      openings: [
        'Apaga a luz do teto e acende {topic}.',
        'A casa fica outra à noite com {topic}.',
        'Eu gosto de casa com luz assim: {topic}.',
      ],
      steps: [
        ['Sabe aquela hora da noite em que a luz do teto parece de consultório? É aí que uma luz menor faz falta.', 'Chegou em casa, tirou o sapato e acendeu só uma luz baixinha. A sala já parece outra, e ainda nem saiu a janta.'],
        ['De noite ilumina só onde precisa, e de dia fica ali enfeitando. Nem precisa acender pra fazer bonito.'],
        ['Vai bem do lado da cama, na sala, no canto de ler. E presente de luz a pessoa usa na mesma noite.'],
        ['Antes de escolher, vê onde tem tomada ou ponto de luz e pensa no que faz ali. Ler pede mais luz que conversar.'],
      ],
    },
    funny: {
      openings: [
        'Para não jantar com luz de interrogatório: {topic}.',
        'Sua casa também quer sair bem na foto, com {topic}.',
        'Até a louça na pia fica romântica com {topic}.',
      ],
      steps: [
        ['Com a luz do teto acesa, o jantar parece reunião de condomínio. Com luz mais baixa, até o macarrão instantâneo se valoriza.', 'Existe a luz que mostra a poeira e a luz que mostra o ambiente. Para receber visitas, todos sabemos qual acender.'],
        ['De noite esconde a bagunça no escuro, de dia decora a sala. Poucas coisas na casa trabalham em dois turnos.'],
        ['Serve para quem lê na cama, para quem janta a dois e para quem finge que lê na cama e está no celular.'],
        ['Confira onde fica o ponto de energia antes de escolher. Extensão atravessando a sala não tem luz que disfarce.'],
      ],
    },
    motivational: {
      openings: [
        'Uma luz acesa para quem chega em casa: {topic}.',
        'O fim do dia merece {um topic}.',
        'Quem estuda até tarde conhece o valor {do topic}.',
      ],
      steps: [
        ['Alguém deixa uma luz acesa para quem ainda não voltou. É um gesto pequeno, que se vê da rua.', 'Depois que a casa dorme, há quem ainda estude, costure ou escreva. A luz desse canto acompanha cada página.'],
        ['A luz define o clima de um cômodo mais do que a cor da parede. Trocar de luz é quase trocar de sala.'],
        ['Vale para quem está montando o próprio canto de estudo e para quem quer ler mais um capítulo.'],
        ['Pense no que você vai fazer ali, ler, costurar, jantar sem pressa. Cada uso pede uma luz, e a escolha fica simples.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Por que a luz do teto não basta: {topic}.',
        'A cor da lâmpada muda o efeito {do topic}.',
        'Como escolher a lâmpada certa para {topic}.',
      ],
      steps: [
        ['É comum decorar a casa inteira e deixar só um ponto de luz no teto. À noite, ninguém vê metade da decoração.', 'A mesma peça pode parecer aconchegante numa casa e fria na outra. Muitas vezes a única diferença é a lâmpada.'],
        ['A luz única achata o ambiente, porque quase não faz sombra. E o tom da lâmpada altera a cor de tudo em volta.'],
        ['Para descanso e refeições, prefira lâmpadas em torno de 2700 K. Respeite também a potência indicada no soquete.'],
        ['Repare onde as pessoas se sentam quando só uma luz baixa está acesa. As conversas mais longas da casa costumam ser ali.'],
      ],
    },
    casual: {
      openings: [
        'A lâmpada muda tudo, sabia? Olha: {topic}.',
        'Antes de culpar {o topic}, olha a lâmpada.',
        'Luz amarela ou branca {no topic}?',
      ],
      steps: [
        ['Você monta o quarto com carinho, acende e fica com cara de farmácia. A culpa é quase sempre da lâmpada.'],
        ['Luz branca e forte tira a sombra, e sem sombra tudo fica chapado. A mais amarelada deixa o ambiente mais aconchegante.'],
        ['Na caixinha da lâmpada vem um número com K. Pra sala e quarto, procura perto de 2700, e depois me conta.'],
        ['Faz o teste hoje: apaga a luz do teto e acende só uma de canto. Todo mundo acaba sentando perto dela.'],
      ],
    },
    funny: {
      openings: [
        'A guerra da luz acesa em família: {topic}.',
        'Quem apagou {o topic}?',
        'Cada casa tem um fiscal {do topic}.',
      ],
      steps: [
        ['No escuro do quarto, a mão procura o interruptor e derruba o copo, o celular e o livro. O interruptor estava do outro lado.'],
        ['A luz do teto ilumina tudo, inclusive o que você queria deixar para amanhã. A de canto é mais discreta.'],
        ['Deixe a luz de cabeceira ao alcance do braço, sem precisar sentar. É a distância que decide se você lê mais um capítulo.'],
        ['Quem apaga a luz por último ganha a casa em silêncio. E a chance de tropeçar no brinquedo que ninguém guardou.'],
      ],
    },
    motivational: {
      openings: [
        'A luz que fica acesa até tarde: {topic}.',
        'Um canto iluminado com {um topic} já convida.',
        'Muita conversa boa acontece perto {do topic}.',
      ],
      steps: [
        ['Muita gente estudou para a prova mais difícil sob uma luz pequena, com a casa dormindo. Ninguém esquece aquele canto.'],
        ['Com uma luz só, o resto da casa some, e ficam a mesa, as mãos e a página.'],
        ['Escolha um canto da casa para uma única atividade e ponha ali uma luz própria. O hábito encontra lugar mais depressa.'],
        ['Antes de apagar, há aquele minuto em que se olha o quarto arrumado. O dia foi longo e coube tudo nele.'],
      ],
    },
  },
}
