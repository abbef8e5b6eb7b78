import type { ProductType } from '../product-type.ts'

export const cowhideCoat: ProductType = {
  nouns: ['gibão', 'gibão de couro', 'gibão de vaqueiro', 'gibão nordestino', 'traje de vaqueiro'],
  asks: ['as medidas de quem vai usar', 'se é para a lida ou para a festa', 'a cor de couro preferida'],
  questions: {
    sale: ['Pega de boi, desfile ou palco?', 'Liso ou trabalhado?'],
    content: ['Tem vaqueiro na sua família?', 'Qual aboio você conhece?'],
  },
  emojis: ['🤠', '🌵', '🤎'],
  hashtags: ['gibao', 'gibaodecouro', 'vaqueiro', 'vaqueiros', 'sertao', 'caatinga', 'culturanordestina', 'pegadeboi', 'couroartesanal', 'nordeste', 'vaquejada', 'artesanatonordestino'],
  sale: {
    professional: {
      openings: [
        'A armadura do sertão, feita de couro: {topic}.',
        '{O topic} {veste/vestem} o vaqueiro e a sua história.',
        'Tradição nordestina que se usa no corpo: {topic}.',
      ],
      steps: [
        ['A caatinga está fechada, o boi entrou no mato, e o cavalo vai atrás. Só o couro passa entre tanto espinho.', 'Na festa do vaqueiro, os encourados chegam montados, em fila. A cidade inteira sai à rua para ver.'],
        ['O corte protege sem prender o braço, e os pontos seguem desenhos que cada mestre assina à sua maneira.'],
        ['Vestem-se assim vaqueiros na lida, cavaleiros em desfiles, artistas no palco e quem representa o sertão fora dele.'],
        ['Tire as medidas com a roupa que vai por baixo. Para montar, os braços precisam de folga nas costas e nos ombros.'],
      ],
    },
    casual: {
      openings: [
        'Respeita o vaqueiro: {topic}.',
        'Couro de verdade pra quem é do sertão: {topic}.',
        'Quem é da terra se arrepia com {o topic}.',
      ],
      steps: [
        ['Sabe aquela hora em que os vaqueiros entram na rua, tudo encourado, e o aboio começa? Eu me arrepio toda vez.', 'Meu respeito por quem entra na caatinga fechada atrás de boi. Sem couro no corpo, não se volta inteiro.'],
        ['O bonito é que nasceu da precisão e virou arte. Cada ponto, cada recorte tem um motivo.'],
        ['{Vai/Vão} na lida, na pega de boi, no desfile e no palco do forró. E tem quem guarde na parede da sala, com orgulho.'],
        ['Me manda as medidas de ombro, peito e braço. E não esquece que, pra montar, tem que sobrar um pouquinho.'],
      ],
    },
    funny: {
      openings: [
        'Nem mandacaru encara: {topic}.',
        'A moda mais antiga do sertão continua em alta: {topic}.',
        '{O topic} {tem/têm} mais estrada do que caminhão.',
      ],
      steps: [
        ['O mandacaru esticou o espinho, o vaqueiro passou direto e ainda deu bom dia. O espinho pediu transferência.', 'O primo da capital vestiu para tirar uma foto e não quis mais devolver. Foi visto assim na fila do banco.'],
        ['{Dispensa/Dispensam} ferro de passar e gravata, em qualquer festa do sertão. Em compensação, no meio-dia de outubro, {exige/exigem} coragem.'],
        ['{Serve/Servem} para o vaqueiro, para o sanfoneiro e para o tio que quer entrar no forró como quem chega a cavalo.'],
        ['Meça com o braço aberto, como quem segura a rédea. Se der para dançar xote, o tamanho está certo.'],
      ],
    },
    motivational: {
      openings: [
        'O trabalho de um povo, costurado em couro: {topic}.',
        'Quem veste conhece o chão que pisa: {topic}.',
        'Da caatinga ao respeito de todos: {topic}.',
      ],
      steps: [
        ['O vaqueiro acorda no escuro, encilha e entra no mato sem saber a hora da volta. O couro vai com ele.', 'O filho vestiu pela primeira vez e ficou sério diante do espelho. Atrás dele, o pai ajeitou a gola.'],
        ['Cada peça passa pelo corte, pela sola, pelo ponto e pelo enfeite. É um ofício de mestres, aprendido ao lado de outro mestre.'],
        ['É homenagem para quem viveu da lida, para quem aboia, para quem canta o sertão e para quem não quer que ele se esqueça.'],
        ['Pense em quem vai vestir e na história que carrega. As medidas cuidam do resto.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Cada parte da roupa do vaqueiro tem uma função: {topic}.',
        'Como conservar {o topic} no calor do sertão.',
        'Couro, suor e sombra: {topic}.',
      ],
      steps: [
        ['Muita gente imagina que os recortes são só enfeite. Na lida, cada parte protege de um galho diferente.', 'Depois da festa, é comum guardar o couro úmido dentro da mala. No ano seguinte, ele está duro e manchado.'],
        ['O vaqueiro monta inclinado sobre o cavalo, com o peito e os braços à frente. É ali que a roupa precisa ser mais firme.'],
        ['Deixe arejar à sombra, tire o pó com pano seco e hidrate o couro. Guarde em cabide largo, para manter a forma.'],
        ['Uma roupa de trabalho atravessou séculos e virou símbolo. Poucas vestes contam tão bem o lugar de onde vieram.'],
      ],
    },
    casual: {
      openings: [
        'Sabe pra que serve cada parte {do topic}?',
        'Cuidado com o couro na volta da festa: {topic}.',
        'Aula rápida de sertão: {topic}.',
      ],
      steps: [
        ['Tem gente que acha que é fantasia. Quem já viu espinho de caatinga de perto entende a serventia de cada recorte.', 'Chegou da festa suado e jogou na mala? Ai, ai, o couro vai reclamar até o ano que vem.'],
        ['Os galhos batem no peito, no braço e na perna, tudo ao mesmo tempo. Por isso o couro cobre justamente esses lugares.'],
        ['Pendura na sombra, passa um pano e um hidratante de couro. Cabide largo, pra não marcar o ombro.'],
        ['Eu gosto de ver a marca de um espinho no couro. Conta mais do que qualquer discurso.'],
      ],
    },
    funny: {
      openings: [
        'O espinho que perdeu para {o topic}.',
        'Ponto, recorte e um sol de outubro: {topic}.',
        'Passarela do sertão, categoria encourado: {topic}.',
      ],
      steps: [
        ['A visita perguntou se era quente. O vaqueiro tirou o chapéu, enxugou a testa e respondeu que era quentinho.', 'O turista quis experimentar ao meio-dia. Aprendeu em dez minutos o que a escola levaria um ano para ensinar.'],
        ['O calor incomoda, e o espinho machuca. Entre os dois, o vaqueiro escolheu há muito tempo, e não se arrepende.'],
        ['Para fotos, prefira o fim da tarde, que favorece o couro e quem está dentro dele.'],
        ['No forró, quem chega encourado dança com todo mundo. E senta primeiro, por razões climáticas.'],
      ],
    },
    motivational: {
      openings: [
        'O mestre, o couro e o sertão: {topic}.',
        'Um saber que se aprende na oficina: {topic}.',
        'A memória encourada {do topic}.',
      ],
      steps: [
        ['O aprendiz começa riscando e furando, no chão da oficina. O mestre só deixa cortar quando a mão não treme.', 'Há cidades do sertão em que todos conhecem o mestre do couro pelo nome. A oficina dele é também lugar de conversa.'],
        ['O molde muda de corpo para corpo, e um corte errado perde o couro inteiro. Por isso se mede tanto.'],
        ['Se visitar o sertão, conheça uma oficina e pergunte o nome dos pontos. É um vocabulário bonito.'],
        ['Enquanto houver quem monte, quem costure e quem cante, essa roupa segue viva. Ela nunca foi apenas roupa.'],
      ],
    },
  },
}
