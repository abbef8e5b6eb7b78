import type { ProductType } from '../product-type.ts'

export const lamp: ProductType = {
  nouns: ['luminária de madeira', 'luminária de MDF'],
  asks: ['onde vai ficar', 'se tem tomada por perto', 'se é presente ou para a sua casa'],
  questions: {
    sale: ['Qual canto da sua casa pede uma luz bonita?', 'Ficaria no quarto, na sala ou na mesa de trabalho?'],
    content: ['Você dorme no escuro total ou com uma luzinha acesa?', 'Qual luz da sua casa fica acesa até mais tarde?'],
  },
  emojis: ['💡', '🪵', '🏠'],
  hashtags: ['luminariademadeira', 'luminaria', 'luminarias', 'luminariamdf', 'luminariademdf', 'abajur', 'luminariadecorativa'],
  sale: {
    professional: {
      openings: [
        'Uma luz própria para o seu canto da casa: {topic}.',
        '{O topic} {muda/mudam} o clima do ambiente à noite.',
        'A noite em casa fica mais acolhedora com {topic}.',
      ],
      steps: [
        ['À noite, a luz forte do teto deixa todos os cantos iguais. Uma luz menor, só naquele ponto, destaca o que importa.', 'Na cabeceira, na estante ou na mesa de trabalho, há sempre um ponto escuro. É ali que uma luz própria faz falta.'],
        ['De dia, o que se vê é o desenho da peça. À noite, a luz muda as formas e faz sombra na parede.'],
        ['Fica bem no quarto, na sala e no escritório. É um presente que a pessoa liga na mesma noite em que ganha.'],
        ['Antes de escolher, veja onde fica a tomada e o que você faz nesse lugar. Ler pede mais luz do que ver um filme.'],
      ],
    },
    casual: {
      openings: [
        'Apaga a luz do teto e liga {topic}.',
        'Luz baixinha, canto bonito: {topic}.',
        'O quarto fica outro à noite com {topic}.',
      ],
      steps: [
        ['Sabe aquela hora em que a luz do teto incomoda, mas no escuro não dá pra ficar? Uma luzinha de canto resolve.', 'Final do dia, banho tomado, um filme começando. Só falta uma luz baixinha que não bata na tela.'],
        ['De dia é enfeite, de noite vira luz. E a sombra que faz na parede é um capítulo à parte, vale prestar atenção.'],
        ['Vai bem na cabeceira, na estante, na mesa do trabalho. E presente de luz todo mundo liga assim que abre.'],
        ['Antes de escolher, procura a tomada mais perto e mede o espaço. Fio esticado no meio do caminho ninguém quer.'],
      ],
    },
    funny: {
      openings: [
        'Para não acordar a casa atrás do chinelo: {topic}.',
        'Até a bagunça some no escuro, só aparece {o topic}.',
        'A luz do teto vai ficar com ciúme: {topic}.',
      ],
      steps: [
        ['Levantar à noite sem acender nada é um esporte. A quina da cama conhece todos os atletas da família pelo dedinho.', 'Com a luz do teto, a sala mostra a louça, o varal e o brinquedo. Com luz de canto, só aparece o que convém.'],
        ['De dia enfeita a estante, de noite esconde a bagunça do outro lado da sala. É difícil pedir mais de um objeto.'],
        ['Serve para quem lê na cama, para quem diz que lê na cama e para quem dorme na segunda página.'],
        ['Confira onde fica a tomada antes de escolher. Extensão passando embaixo do tapete sempre encontra um pé distraído.'],
      ],
    },
    motivational: {
      openings: [
        'Uma luz acesa para quem chega tarde: {topic}.',
        'O canto que você arrumou com gosto merece {topic}.',
        'A noite de quem estuda ou trabalha pede {um topic}.',
      ],
      steps: [
        ['Alguém da casa ainda não chegou, e uma luz fica acesa na sala. É um recado de carinho que dispensa bilhete.', 'Quando todos dormem, há quem ainda estude, escreva ou termine uma costura. A luz daquele canto é a última a apagar.'],
        ['Cortar, lixar, montar, acender. Só com a luz ligada se vê se o trabalho na madeira ficou como se queria.'],
        ['Vale para o primeiro quarto de alguém, para a mesa de estudos e para quem decidiu caprichar no próprio canto.'],
        ['Escolha primeiro o canto que você mais usa à noite. A luz certa vai fazer falta no dia em que não estiver ali.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A cor da lâmpada muda tudo: {topic}.',
        'O que observar na lâmpada {do topic}.',
        'Lâmpada certa e pano seco: o que {o topic} {pede/pedem}.',
      ],
      steps: [
        ['A mesma peça pode parecer aconchegante numa casa e fria em outra. Quase sempre, a diferença está na cor da lâmpada.'],
        ['Luz branca deixa a madeira acinzentada, e luz amarelada realça o tom dela. Além disso, algumas lâmpadas esquentam mais que outras.'],
        ['Prefira LED de luz quente, em torno de 2700 K, e respeite a potência indicada. Limpe com pano seco e a luz desligada.'],
        ['Na bancada, a peça é acesa várias vezes antes de ficar pronta. A sombra na parede mostra o que precisa de ajuste.'],
      ],
    },
    casual: {
      openings: [
        'Luz amarela ou branca? Olha a diferença: {topic}.',
        'Antes de trocar a lâmpada {do topic}, lê isso.',
        'Com a lâmpada certa, {o topic} {fica/ficam} outra coisa.',
      ],
      steps: [
        ['Você liga a luz nova e o quarto fica com cara de padaria. Não é a peça, é a lâmpada branca que tava nela.', 'A lâmpada queimou e a gente pega a primeira que acha na gaveta. Aí a madeira fica meio cinza e ninguém entende.'],
        ['A luz amarelada puxa o tom quente da madeira. A branca faz o contrário, e ainda deixa a sombra mais dura.'],
        ['Procura na caixinha uma LED perto de 2700 K e olha a potência que a peça aceita. O resto é ligar e curtir.'],
        ['Eu acendo a peça um monte de vezes enquanto faço. Às vezes um corte de nada muda a sombra inteira na parede.'],
      ],
    },
    funny: {
      openings: [
        'A disputa para ver quem apaga: {topic}.',
        'Quem esqueceu de apagar {o topic}? Ninguém confessa.',
        'Na hora de dormir, sempre sobra para quem está longe {do topic}.',
      ],
      steps: [
        ['Todo casal conhece a cena: a luz ficou acesa, os dois já deitaram, e começa o campeonato de quem dorme primeiro.'],
        ['A distância entre a mão e o botão decide tudo. Vinte centímetros a mais, e ninguém se levanta nem por decreto.'],
        ['Deixe a luz ao alcance do braço e a discussão acaba. Ou deixe do lado de quem sempre perde, que já está acostumado.'],
        ['Na oficina, testar luz é apagar tudo e olhar a parede. Quem entra sem avisar encontra alguém parado no escuro, feliz.'],
      ],
    },
    motivational: {
      openings: [
        'O desenho que só aparece à noite: {topic}.',
        'Entre o corte e a luz, muito trabalho: {topic}.',
        'Quem faz {um topic} pensa na sombra também.',
      ],
      steps: [
        ['De dia se vê o corte, à noite se vê a sombra. Quem faz uma luminária pensa nos dois momentos.'],
        ['A luz mostra cada borda, inclusive a que ficou sem lixar. Por isso o acabamento começa muito antes da lâmpada.'],
        ['Escolha um canto da casa e deixe só uma luz pequena acesa hoje à noite. Repare no que muda em volta.'],
        ['Ligar a peça pronta pela primeira vez é o melhor momento da bancada. Todo mundo da oficina para e olha.'],
      ],
    },
  },
}
