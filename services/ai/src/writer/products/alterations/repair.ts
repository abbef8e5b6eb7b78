import type { ProductType } from '../product-type.ts'

export const repair: ProductType = {
  nouns: ['conserto', 'consertinho', 'conserto de roupa', 'reparo', 'reparo de roupa', 'reparo de costura', 'cerzido', 'remendo'],
  asks: ['qual é a peça', 'onde é o rasgo ou o furo', 'uma foto do estrago'],
  questions: {
    sale: ['Qual peça sua está esperando conserto?', 'Você tem uma sacola de roupa pra arrumar?'],
    content: ['Qual roupa você consertaria mil vezes?', 'Onde a sua roupa sempre rasga primeiro?'],
  },
  emojis: ['🧵', '🪡', '✂️'],
  hashtags: ['consertoderoupas', 'reparoderoupas', 'consertos', 'costureira', 'atelierdecostura', 'modaconsciente', 'costura'],
  sale: {
    professional: {
      openings: [
        'A roupa de que você gosta pode voltar ao uso: {topic}.',
        'Rasgou, abriu ou descosturou: {topic}.',
        'Com {topic}, a peça preferida ganha mais tempo.',
      ],
      steps: [
        ['A peça de que você mais gosta tem um furo pequeno ou uma costura aberta. Ela está dobrada há meses, à espera de uma solução.', 'Um prego na cadeira, um puxão na porta, e o tecido abriu. A roupa está boa em todo o resto.'],
        ['Um pequeno rasgo cresce a cada lavagem. Tratado cedo, pede pouca linha e aparece muito menos.'],
        ['Vale para a roupa de trabalho, a de festa, a da escola e a que tem valor de família. Cada tecido pede um ponto.'],
        ['Traga a peça limpa e, se tiver, o pedaço ou o botão que caiu. Vendo de perto, fica fácil dizer o que se pode fazer.'],
      ],
    },
    casual: {
      openings: [
        'Não joga fora que tem jeito: {topic}.',
        'Sabe aquele furinho? A gente cuida: {topic}.',
        'Resgata a sua peça preferida com {topic}.',
      ],
      steps: [
        ['Aposto que tem uma sacola no seu armário com roupa pra arrumar. Todo mundo tem, e ela sempre fica pra depois.', 'A roupa preferida é sempre a que rasga. Também, é ela que a gente usa toda semana, as outras nem saem da gaveta.'],
        ['Furo pequeno é coisa rápida, mas vai abrindo a cada lavada. Quanto antes a gente pega, menos aparece depois.'],
        ['Calça do serviço, roupa da escola, vestido da vó. Se a peça é querida, vale a pena olhar antes de jogar fora.'],
        ['Traz lavadinha e mostra onde tá o problema. Às vezes sai invisível, às vezes fica um sinal, e a gente conversa antes.'],
      ],
    },
    funny: {
      openings: [
        'A sacola de roupa para arrumar mandou lembranças: {topic}.',
        'Para aquele furo que você cobre com o braço: {topic}.',
        'Antes que o rasgo vire estilo: {topic}.',
      ],
      steps: [
        ['Você só usa essa blusa com o braço encostado no corpo. Os amigos acham elegante, mas é um furo na axila.', 'A costura abriu quando você se abaixou para pegar uma moeda. Foi a moeda mais cara do ano, e nem era sua.'],
        ['Um rasgo pequeno é como fofoca. Se ninguém segura no início, até o fim da semana já está do outro lado.'],
        ['Serve à calça do trabalho, à blusa preferida e ao casaco que o cachorro achou que era dele.'],
        ['Traga a sacola inteira, aquela do fundo do armário. Algumas peças já têm idade para votar, mas ainda há esperança.'],
      ],
    },
    motivational: {
      openings: [
        'Dar mais uma vida ao que é querido: {topic}.',
        'Quem cuida do que tem conhece o valor de {topic}.',
        'Uma peça boa merece {topic}.',
      ],
      steps: [
        ['A jaqueta acompanhou viagens, empregos e uma mudança. Um rasgo na manga não precisa ser o fim dessa história.', 'Antigamente se usava a camisa até gastar o punho. Alguém virava, costurava, e ela ganhava mais alguns anos.'],
        ['Consertar é reconhecer que a peça ainda vale. Gasta-se um pouco de linha, e uma roupa boa continua na rua.'],
        ['Pode ser a roupa do trabalho de todo dia ou uma lembrança de família. As duas merecem cuidado.'],
        ['Escolha a peça de que sente mais falta e traga primeiro. As outras da sacola podem vir depois.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que fazer assim que a roupa rasga: {topic}.',
        'Antes de levar para o conserto, um cuidado: {topic}.',
        'Um rasgo pequeno e o que fazer: {topic}.',
      ],
      steps: [
        ['O tecido abriu no meio do dia. Sem saber o que fazer, você puxa os fios soltos, e o rasgo cresce.', 'A peça com um furinho foi para a máquina mesmo assim. Na volta, o furinho era um buraco.'],
        ['Os fios em volta do rasgo são o que segura o tecido. Cortar, puxar ou bater na máquina enfraquece justamente essa borda.'],
        ['Não puxe nem corte nada. Alinhave as bordas com poucos pontos, lave à mão se precisar e deixe secar estendida.'],
        ['Quem conserta trabalha com o que sobrou em volta. Por isso, quanto menos se mexe antes, melhor fica depois.'],
      ],
    },
    casual: {
      openings: [
        'Um kit que todo mundo devia ter: {topic}.',
        'Pra não depender de fita adesiva: {topic}.',
        'Primeiros socorros da roupa, assunto {topic}.',
      ],
      steps: [
        ['A costura abre sempre longe de casa, já percebeu? No trabalho, na festa, no ônibus, e a gente segurando com a mão.'],
        ['É que a costura cansa nos pontos que a gente mais força. Axila, bolso e fundo da calça trabalham o dia todo.'],
        ['Deixa na bolsa uma agulha já com linha, dois alfinetes de segurança e um botão. Cabe numa caixinha de bala.'],
        ['Um dia você não vai usar, mas a pessoa do lado vai. E ela nunca mais esquece quem salvou a noite.'],
      ],
    },
    funny: {
      openings: [
        'Anatomia de uma sacola de conserto: {topic}.',
        'Aquela pilha que espera por {topic}.',
        'Promessas de ano novo que envolvem {topic}.',
      ],
      steps: [
        ['Toda casa tem uma sacola de roupas para arrumar. Ela mudou de endereço três vezes com a família, sem nunca ser aberta.'],
        ['O furo é sempre pequeno demais para hoje e grande demais para amanhã. Entre um e outro, a roupa sai de moda e volta.'],
        ['Abra a sacola, tire o que ninguém mais veste e escolha três peças. Prenda nelas um papel com o que precisa.'],
        ['As outras voltam para a sacola, com carinho. Daqui a dez anos, alguém abre e diz que isso está na moda.'],
      ],
    },
    motivational: {
      openings: [
        'A beleza de uma roupa bem cuidada: {topic}.',
        'O que a gente aprende vendo {um topic}.',
        'Consertar é um jeito de valorizar: {topic}.',
      ],
      steps: [
        ['Numa manga antiga, há um cerzido que quase não se vê. Alguém passou uma tarde cruzando fios para ninguém notar.', 'A avó consertava meias com um ovo de madeira por dentro. A meia durava anos, e o ovo continua na gaveta.'],
        ['Cerzir é refazer a trama, um fio por cima, outro por baixo. É trabalho lento, e só se aprende repetindo.'],
        ['Comece por uma peça de ficar em casa, com linha parecida e boa luz. Vá cruzando os fios sem puxar.'],
        ['O primeiro conserto fica à vista, meio torto. Muita gente gosta dele assim, porque sabe de quem foi a mão.'],
      ],
    },
  },
}
