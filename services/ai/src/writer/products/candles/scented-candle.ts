import type { ProductType } from '../product-type.ts'

export const scentedCandle: ProductType = {
  nouns: ['vela aromática', 'vela perfumada', 'vela em pote', 'vela em lata'],
  asks: ['em que cômodo vai ficar', 'que tipo de aroma você prefere', 'se é para você ou de presente'],
  questions: {
    sale: ['Aroma doce, floral ou fresco?', 'Em que hora do dia você acenderia?'],
    content: ['Que cheiro te leva direto para a infância?', 'Você acende a vela bonita ou guarda com dó?'],
  },
  emojis: ['🕯️', '🌿', '🏠'],
  hashtags: ['velaaromatica', 'velasaromaticas', 'velaperfumada', 'velasperfumadas', 'casacheirosa', 'aromasparacasa', 'decoracaocomvelas'],
  sale: {
    professional: {
      openings: [
        'Para a casa receber bem desde a porta: {topic}.',
        '{O topic} para perfumar a sala antes da visita chegar.',
        'Perfume no ar e luz baixa com {topic}.',
      ],
      steps: [
        ['A visita chega, e a primeira coisa que ela percebe é o cheiro da casa. Meia hora de vela acesa antes já faz diferença.', 'Depois do almoço, o cheiro da comida insiste em ficar na sala. Muita gente acende uma vela perfumada para encerrar a refeição.'],
        ['A cera perfuma de dois jeitos, discreta quando está fria e mais presente com a chama. Assim você escolhe a intensidade.'],
        ['É um presente fácil de acertar, porque não depende de tamanho nem de idade. Para uma casa nova, costuma ser uma das primeiras lembranças.'],
        ['Para escolher, pense no cômodo. Perfumes frescos vão bem no lavabo e na cozinha, e os mais doces ou florais combinam com sala e quarto.'],
      ],
    },
    casual: {
      openings: [
        'A casa cheirosa começa aqui: {topic}.',
        'A visita pergunta que cheiro bom é esse, e a resposta é {topic}.',
        'Acendi {o topic} e sentei no sofá, agora ninguém me tira.',
      ],
      steps: [
        ['Sabe aquela casa que cheira bem já da porta? Eu acendo a vela meia hora antes da visita e recebo elogio sem fazer mais nada.', 'Tem dia em que eu chego, tiro o sapato e acendo a vela antes de qualquer coisa. Parece que o expediente só acaba ali.'],
        ['O bom da vela perfumada é que ela trabalha até apagada. Passou perto, sentiu um cheirinho, e quando acende o perfume se espalha.'],
        ['Serve pra quem tá de casa nova, pra quem faz aniversário e pra quem mora com cachorro. Cheiro bom todo mundo quer.'],
        ['Se tiver dúvida no aroma, pensa no perfume que a pessoa usa. Quem gosta de cheiro doce no pulso costuma gostar na sala também.'],
      ],
    },
    funny: {
      openings: [
        'Peixe frito no almoço e ninguém desconfia: {topic}.',
        '{O topic} {chegou/chegaram} e o cheiro de fritura já pediu demissão.',
        'Todo nariz da família tem uma opinião sobre {o topic}.',
      ],
      steps: [
        ['Fritou peixe e a visita chega às quatro? Abra a janela, acenda a vela e sustente o olhar quando perguntarem do almoço.', 'A casa nem precisa estar arrumada, desde que esteja cheirosa. A visita entra, suspira, elogia e só depois vê a pilha de roupa no sofá.'],
        ['Perfume de vela tem a classe de chegar antes do dono da casa. Quando a porta abre, o cheiro já cumprimentou todo mundo.'],
        ['Vale dar à amiga, à sogra, ao chefe e a si mesmo. Cuidado só com a última opção, que costuma levar todas as outras.'],
        ['Na hora de escolher, vale cheirar com calma e fazer pausas. Depois do quinto aroma, o nariz concorda com qualquer coisa.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem gosta de chegar em casa e sentir que chegou: {topic}.',
        'O fim do expediente combina com {topic}.',
        '{O topic} {merece/merecem} ser {aceso/acesa/acesos/acesas} num dia qualquer.',
      ],
      steps: [
        ['Arrumar a casa dá trabalho e quase ninguém repara. A vela perfumada acesa no fim é o seu jeito de aproveitar o que fez.', 'Depois de um dia de correria, abrir a porta e sentir um cheiro bom muda a chegada. É um cuidado que cabe em qualquer rotina.'],
        ['O perfume fica na memória de quem visita, mais até que a decoração. Quem cuida desse detalhe recebe bem sem precisar de muito.'],
        ['É presente para quem cuida de todo mundo e raramente compra algo para si. Quem recebe ganha um motivo para sentar um pouco.'],
        ['Escolha um aroma que lembre um lugar de que você gosta. É por essa lembrança que a vela vai ser acesa tantas vezes.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A primeira queima decide as próximas: {topic}.',
        'Como aproveitar melhor o perfume {do topic}.',
        'Um erro comum com {topic}.',
      ],
      steps: [
        ['É comum acender a vela por quinze minutos e logo apagar. Depois de algumas vezes, forma-se um buraco em volta do pavio.'],
        ['A cera tende a derreter até onde derreteu na primeira vez. Se o círculo ficou pequeno, as queimas seguintes repetem o desenho.'],
        ['Na estreia, deixe a cera derreter até perto da borda. Nas próximas, apare o pavio antes e não passe de três ou quatro horas seguidas.'],
        ['Na criação de uma vela perfumada, o aroma é avaliado com a cera fria e com a chama acesa. Às vezes parecem dois perfumes diferentes.'],
      ],
    },
    casual: {
      openings: [
        'Na primeira vez que acender {o topic}, não tenha pressa.',
        'Hoje a conversa é sobre cheiro bom: {topic}.',
        'Dica pra quem gosta de casa cheirosa: {topic}.',
      ],
      steps: [
        ['A gente acende, fica meia hora na sala e jura que o cheiro sumiu. Aí chega alguém e pergunta que perfume é aquele.'],
        ['O nariz se acostuma rápido com o que tá sempre por perto. O perfume continua lá, a gente é que para de notar.'],
        ['Experimenta sair do cômodo por uns minutos e voltar. E fecha a janela na primeira meia hora, porque o vento leva o perfume embora.'],
        ['Testar aroma é a parte gostosa e também a mais difícil. Depois de um tempo cheirando, eu vou tomar um ar pra conseguir decidir.'],
      ],
    },
    funny: {
      openings: [
        'Todo mundo cheira {o topic} antes de dizer bom dia.',
        'Eu só ia dar uma cheiradinha: {topic}.',
        'A verdade sobre quem coleciona {topic}.',
      ],
      steps: [
        ['Coloque uma vela perfumada na mão de alguém e observe. A pessoa fecha os olhos, faz cara de especialista e diz que lembra a casa da avó.'],
        ['A explicação é simples, pois cheiro puxa lembrança antes de qualquer foto. Por isso todo mundo tem uma avó dentro de cada aroma.'],
        ['Para decidir entre dois aromas, cheire um, espere um pouco e cheire o outro. O truque do café entre eles fica charmoso, mas é opcional.'],
        ['Quem faz vela perfumada já não sente o próprio cheiro. Entra no elevador e alguém pergunta quem está assando bolo.'],
      ],
    },
    motivational: {
      openings: [
        'Um bom perfume não se acerta de primeira: {topic}.',
        'Casa cuidada também se sente pelo cheiro {do topic}.',
        'Quem faz {topic} cheira muito antes de escolher.',
      ],
      steps: [
        ['Basta um cheiro para lembrar de uma cozinha, de um quintal e de gente falando alto. Poucas lembranças chegam tão depressa.'],
        ['O olfato anda junto com a memória, por isso um aroma antigo surpreende tanto. Às vezes, uma vela acesa traz de volta uma casa inteira.'],
        ['Separe um aroma para cada momento, um para a manhã da faxina e outro para a noite. Em pouco tempo a casa reconhece os dois.'],
        ['Chegar ao ponto do aroma exige medir, anotar e tentar de novo. O acerto costuma vir depois de várias velas acesas só para teste.'],
      ],
    },
  },
}
