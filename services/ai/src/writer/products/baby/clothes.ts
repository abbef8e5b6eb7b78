import type { ProductType } from '../product-type.ts'

export const clothes: ProductType = {
  nouns: ['roupa de bebê', 'roupinha', 'roupinha de bebê', 'body de bebê', 'macacão de bebê', 'mijão', 'conjunto de bebê'],
  asks: ['a idade que o bebê vai ter quando usar', 'a estação em que vai usar', 'se é para presente'],
  questions: {
    sale: ['Para quantos meses você procura agora?', 'Roupinha lisa ou estampada, qual você prefere?'],
    content: ['Qual roupinha você nunca vai ter coragem de doar?', 'Em quantos minutos o seu bebê suja a roupa limpa?'],
  },
  emojis: ['👶', '👕', '💛'],
  hashtags: ['roupadebebe', 'roupinhadebebe', 'roupinhasdebebe', 'modabebe', 'lookbebe', 'enxovaldebebe', 'maternidade', 'bebeestiloso'],
  sale: {
    professional: {
      openings: [
        '{O topic} para os primeiros meses.',
        'Peça pequena, usada todos os dias: {topic}.',
        'A gaveta do bebê recebe {o topic}.',
      ],
      steps: [
        ['A gaveta cheira a roupa lavada, e cada peça cabe na palma da mão. Quem abre para guardar uma acaba olhando todas.', 'Banho tomado, toalha de lado, e o bebê já mexe as pernas. Nessa hora, a roupa fácil de vestir faz diferença.'],
        ['Bebê não fica parado para se vestir. O que conta é a roupa passar bem pelos braços e pernas e acompanhar o colo e o tapete.'],
        ['É presente certo em chá de bebê, visita e mesversário. Em tamanho maior, serve para quando as primeiras roupas ficarem curtas.'],
        ['Para escolher, veja a idade do bebê na estação em que vai usar. Na dúvida, um tamanho acima dura mais.'],
      ],
    },
    casual: {
      openings: [
        'Dá vontade de apertar só de ver {o topic}.',
        'Coisa pequena que deixa a gente bobo: {topic}.',
        'Tem bebê por aí? Olha {o topic}.',
      ],
      steps: [
        ['A gente pega uma roupinha na mão e já imagina o bebê dentro. Não tem quem resista, nem quem foi só comprar fralda.', 'Visita de bebê é assim, um quer pegar no colo e o outro já pergunta de onde é a roupa.'],
        ['Roupa de bebê boa é a que veste rápido e deixa espernear à vontade. Porque ele vai espernear, pode contar com isso.'],
        ['Vai bem no chá, na visita e no mesversário. Se não sabe o tamanho, leva maior, que bebê cresce de uma semana pra outra.'],
        ['Me diz com quantos meses vai estar quando for usar. Pela idade e pela estação, fica fácil acertar o tamanho.'],
      ],
    },
    funny: {
      openings: [
        'Serve hoje, amanhã já é outra conversa: {topic}.',
        '{O topic} para modelos que dormem no meio da prova.',
        'O bebê não pediu {o topic}, mas a avó já viu.',
      ],
      steps: [
        ['Você veste a roupa limpa, tira a foto e olha o relógio. Doze segundos, e o bebê já providenciou a próxima troca.', 'Vestir um bebê é passar o braço na manga, achar a mão e descobrir que o outro braço saiu.'],
        ['A peça é pequena, mas tem trabalho de gente grande. Enfrenta papinha, tapete, colo de tia e um banho de leite depois.'],
        ['Para o chá de bebê, é presente que arranca o mesmo suspiro de todo mundo na sala. Até do tio que só foi pelo bolo.'],
        ['Na dúvida, escolha um tamanho maior. Bebê cresce durante a noite, em segredo, e sempre na véspera de usar a roupa nova.'],
      ],
    },
    motivational: {
      openings: [
        'Cada peça escolhida já é um cuidado: {topic}.',
        '{O topic} para quem está aprendendo junto com o bebê.',
        'Tem carinho dobrado na gaveta com {o topic}.',
      ],
      steps: [
        ['No começo, vestir o bebê leva dez minutos e quatro mãos. Um mês depois, você faz no escuro e ainda cantarola.', 'Lavar, passar e dobrar cada peça antes da chegada toma uma tarde inteira. Quem fez lembra dessa tarde para sempre.'],
        ['Nos primeiros meses, a roupa é trocada muitas vezes por dia. Peças simples de vestir devolvem um pouco de tempo a quem cuida.'],
        ['Dar roupinha é entrar na história do bebê desde cedo. Um dia a família mostra a foto e lembra de quem deu.'],
        ['Escolha pela estação e pela idade que o bebê terá quando usar. Assim a peça é vestida muitas vezes antes de ficar pequena.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Tamanho, estação e crescimento: {topic}.',
        'O que ajuda a escolher {o topic}.',
        '{O topic} e a dúvida do tamanho.',
      ],
      steps: [
        ['A etiqueta diz três meses, e o bebê de dois meses já não cabe. Não há engano, apenas bebês diferentes.'],
        ['As tabelas seguem uma média de peso e altura, e cada fabricante usa a sua. Nos primeiros meses, o bebê muda depressa.'],
        ['Guie-se pelo comprimento e pelo peso, mais do que pela idade. Arrume a gaveta por tamanho, com o menor na frente.'],
        ['Uma vez por mês, olhe a gaveta inteira. O que ficou curto abre espaço, e a próxima fase já está ali atrás.'],
      ],
    },
    casual: {
      openings: [
        'Mancha de leite tem jeito: {topic}.',
        'Dica de quem já lavou muito {topic}.',
        'Como eu cuido {do topic} no dia a dia.',
      ],
      steps: [
        ['A gente guarda a roupinha limpa, branquinha, e meses depois aparece uma mancha amarela. Ninguém sujou, ela surgiu na gaveta.'],
        ['Leite e comida que não saem por completo escurecem com o tempo. Água quente logo de cara só piora, porque fixa a mancha.'],
        ['Enxágua na hora em água fria e esfrega sabão neutro por fora e por dentro. Depois lava como a etiqueta pede.'],
        ['Antes de guardar pro próximo da família, lava mais uma vez e seca bem. Quem abrir a caixa daqui a uns anos agradece.'],
      ],
    },
    funny: {
      openings: [
        'Um estudo sobre a vida {do topic} em dia de visita.',
        'Roupa limpa, bebê pronto, golfada em cinco segundos: {topic}.',
        'A vida curta e agitada {do topic}.',
      ],
      steps: [
        ['Existe um momento exato em que o bebê suja a roupa. É quando você já está na porta, com a bolsa no ombro.'],
        ['É uma questão de agenda. Mama, arrota, sorri e devolve um pouco, e o devolver cai sempre em cima do que é novo.'],
        ['Troque por último, já com tudo no carro, e ponha um paninho no ombro. Leve duas mudas, uma delas para você.'],
        ['No fim, a foto que a família mais gosta é aquela com a gola molhada. A roupa limpa quase ninguém chegou a ver.'],
      ],
    },
    motivational: {
      openings: [
        'Cada fase tem sua roupinha preferida: {topic}.',
        'Guardar {o topic} também é guardar um tempo.',
        'O que fica de cada fase: {topic}.',
      ],
      steps: [
        ['Chega o dia de esvaziar a gaveta menor. A gente dobra devagar, porque cada peça lembra uma madrugada ou um passeio.', 'Há sempre uma roupinha que ninguém deixa doar. Foi a da volta para casa, ou a da primeira risada no tapete.'],
        ['Os primeiros meses passam depressa e se parecem uns com os outros. As roupas marcam as fases melhor que o calendário.'],
        ['Escolha duas ou três peças de cada fase e lave bem antes de guardar. Um bilhete com a data conta o resto.'],
        ['As outras seguem para um primo, um vizinho, outro bebê. Ver a roupinha de novo em uso é uma alegria das boas.'],
      ],
    },
  },
}
