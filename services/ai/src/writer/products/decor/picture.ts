import type { ProductType } from '../product-type.ts'

export const picture: ProductType = {
  nouns: ['quadro', 'quadrinho', 'kit de quadros', 'tela', 'arte em tela', 'placa decorativa', 'plaquinha decorativa'],
  asks: ['onde vai ficar', 'a medida da parede', 'as cores do ambiente'],
  questions: {
    sale: ['Qual parede da sua casa ainda está vazia?', 'Em que cômodo você penduraria primeiro?'],
    content: ['O que tem na parede em cima do seu sofá?', 'Quem repara que está torto aí na sua casa?'],
  },
  emojis: ['🖼️', '🏠', '✨'],
  hashtags: ['quadrosdecorativos', 'quadros', 'quadrodecorativo', 'decoracaodeparede', 'quadrosparasala', 'kitdequadros', 'placasdecorativas'],
  sale: {
    professional: {
      openings: [
        'A parede da sua casa merece {topic}.',
        '{O topic} {dá/dão} ao ambiente o que faltava.',
        'Para acabar com a parede vazia: {topic}.',
      ],
      steps: [
        ['O sofá chegou, a cortina está no lugar, e a parede continua esperando. É para ela que todos olham ao se sentar.', 'Numa chamada de vídeo, num jantar ou numa foto de família, a parede ao fundo aparece sempre. Vale cuidar dela.'],
        ['Poucas coisas mudam tanto um ambiente sem reforma nem pintura. A parede é a mesma, e a sala parece outra.'],
        ['Funciona na sala, no quarto, no corredor e no escritório. É presente indicado para quem acabou de se mudar.'],
        ['Antes de escolher, marque o tamanho na parede com fita crepe. Sobre um sofá, o conjunto fica bem com dois terços da largura dele.'],
      ],
    },
    casual: {
      openings: [
        'Sua parede branca já esperou demais: {topic}.',
        'Olha o que {um topic} {faz/fazem} numa parede.',
        'A sala tava pronta, só faltava {topic}.',
      ],
      steps: [
        ['Sabe aquela parede que você olha todo dia do sofá e pensa que um dia vai resolver? Pode ser agora.', 'Você muda a almofada, muda o tapete, e a sala segue igual. Quando muda a parede, todo mundo nota.'],
        ['O legal é que não precisa de obra, lata de tinta nem poeira. Pendurou, deu um passo pra trás, e a sala é outra.'],
        ['Vai bem na sala, no quarto, naquele corredor esquecido. Pra dar de presente a quem tá de casa nova, é ótimo.'],
        ['Cola fita crepe na parede com o tamanho que você imagina. Fica uns dois dias olhando e depois decide.'],
      ],
    },
    funny: {
      openings: [
        'O prego que ficou da mudança vai ter emprego: {topic}.',
        'Para parar de conversar com a parede branca: {topic}.',
        'Alguém sempre acha torto, mas todo mundo elogia {o topic}.',
      ],
      steps: [
        ['A casa foi pintada há anos, e desde então se diz que falta pensar no que pôr na parede. A parede, paciente, segue em silêncio.', 'Nas chamadas de vídeo, todos conhecem a sua parede vazia. Um colega já perguntou se você mora num consultório.'],
        ['Nenhuma obra, nenhum pedreiro, nenhuma poeira. O único risco é alguém do sofá dizer que ficou torto.'],
        ['Vai bem na sala, no quarto e no corredor em que se anda rápido porque não há nada para ver.'],
        ['Marque o tamanho com fita crepe e conviva com ele uns dias. A fita sai da parede, o furo fica para sempre.'],
      ],
    },
    motivational: {
      openings: [
        'A sua casa com a sua escolha na parede: {topic}.',
        'O canto que você foi montando pede {topic}.',
        'A casa ganha um rosto com {topic}.',
      ],
      steps: [
        ['Quem se muda resolve o necessário primeiro. O dia de pôr algo na parede é o dia em que a casa vira lar.', 'Quem trabalha em casa levanta os olhos muitas vezes por dia. É bom que encontre algo bonito de ver.'],
        ['O que se escolhe com gosto não cansa. Anos depois, você ainda passa pela parede e olha por um segundo.'],
        ['É um bom presente para quem abriu o primeiro escritório, saiu da casa dos pais ou terminou a reforma.'],
        ['Escolha pelo que faz você parar, e só depois veja se combina. A parede se adapta melhor do que se imagina.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A altura certa para pendurar: {topic}.',
        'Por que {um topic} às vezes parece deslocado na parede.',
        'Três medidas ajudam a pendurar {topic}.',
      ],
      steps: [
        ['O engano mais comum nas paredes é a altura. Muita gente pendura perto do teto, e o conjunto parece flutuar longe dos móveis.', 'Às vezes a peça é bonita, a parede também, e mesmo assim algo incomoda. Em geral é a distância até o móvel.'],
        ['O olho lê a parede e o móvel como um conjunto só. Quando há distância demais entre os dois, o conjunto se desfaz.'],
        ['Deixe o centro a cerca de um metro e meio do chão, ou uns vinte centímetros acima do encosto do sofá.'],
        ['Quem monta galerias em casa costuma arrumar tudo no chão primeiro. Dali para a parede, só muda a direção do olhar.'],
      ],
    },
    casual: {
      openings: [
        'Tá alto demais, aposto: {topic}.',
        'Antes de furar a parede pra pôr {o topic}, lê isso.',
        'Dica de parede com {topic}.',
      ],
      steps: [
        ['Olha em volta agora: o que tá na sua parede não tá um pouco alto? Na maioria das casas tá.', 'A gente compra uma coisa linda, pendura e sente que ficou perdida no meio da parede. Não é a peça, é o lugar.'],
        ['O olho junta o que tá na parede com o móvel embaixo. Se ficam longe um do outro, parece que brigaram.'],
        ['Um palmo acima do sofá costuma dar certo. E se for mais de um, arruma tudo no chão antes de furar.'],
        ['Depois que fica na altura certa, a parede some e só aparece o que você pendurou. É assim que tem que ser.'],
      ],
    },
    funny: {
      openings: [
        'Um casal, uma furadeira e {topic}.',
        'Está torto, e todos têm opinião: {topic}.',
        'A altura {do topic} já gerou reunião de família.',
      ],
      steps: [
        ['Um sobe na cadeira, o outro recua até a cozinha para ver melhor. Ambos estão certos, e a linha segue torta.'],
        ['De perto não se enxerga inclinação nenhuma. Por isso quem está no sofá, sem fazer nada, tem sempre razão.'],
        ['Use nível, fita crepe e recorte em papel antes de furar. Sobra energia para discutir o lugar da televisão.'],
        ['Em poucos dias ninguém mais repara se subiu um centímetro. Até chegar aquela visita que endireita as coisas dos outros.'],
      ],
    },
    motivational: {
      openings: [
        'Uma parede por vez: {topic}.',
        'O que se pendura em casa diz muito: {topic}.',
        'A casa muda aos poucos com {topic}.',
      ],
      steps: [
        ['As pessoas lembram das paredes da casa em que cresceram. Muitas ainda sabem dizer o que havia em cima do sofá.'],
        ['O que fica à vista todos os dias entra na memória sem esforço. Por isso a escolha merece mais do que cinco minutos.'],
        ['Troque de lugar duas coisas que estão há anos na mesma parede. Você vai voltar a enxergar as duas.'],
        ['O que se pendura não precisa explicar nada. Basta que alguém pare ali, com a xícara na mão, de vez em quando.'],
      ],
    },
  },
}
