import type { ProductType } from '../product-type.ts'

export const pilates: ProductType = {
  nouns: ['pilates', 'aula de pilates', 'pilates solo', 'pilates em casa', 'yoga', 'aula de yoga', 'ioga', 'aula de ioga', 'hatha yoga'],
  asks: ['se você já praticou alguma vez', 'os dias e os horários livres', 'se prefere sozinho ou em grupo'],
  questions: {
    sale: ['De manhã cedo ou no fim do dia?', 'Sozinho ou com uma turma pequena?'],
    content: ['Você consegue ficar dez minutos sem olhar o celular?', 'Qual movimento parece fácil e não é?'],
  },
  emojis: ['🧘‍♀️', '🤸‍♀️', '🌿'],
  hashtags: ['movimento', 'aula', 'pratica', 'horadaaula', 'tapete', 'respiracao'],
  sale: {
    professional: {
      openings: [
        'Movimento feito com calma e atenção: {topic}.',
        'Um horário sem pressa na semana: {topic}.',
        'Cada movimento explicado de perto: {topic}.',
      ],
      steps: [
        ['O dia foi inteiro de tela, fila e volante. No fim da tarde, há um tapete no chão e uma sala em silêncio.', 'A agenda tem reunião, mercado e escola. No meio dela, alguém escreveu o próprio nome em duas tardes da semana.'],
        ['Aqui se presta atenção ao gesto: como começa, onde termina, quando respirar. Fazer menos vezes e com cuidado é a regra.'],
        ['Vale para quem nunca praticou, para quem quer uma atividade de ritmo tranquilo e para quem recomeça depois de muito tempo.'],
        ['Antes da primeira vez, conte a sua rotina e se há alguma orientação médica. Venha com roupa que permita se mover.'],
      ],
    },
    casual: {
      openings: [
        'Celular no silencioso e pé no tapete: {topic}.',
        'Devagar também se faz muita coisa: {topic}.',
        'Um tempinho longe da tela: {topic}.',
      ],
      steps: [
        ['Você passou o dia na cadeira, de olho na tela, com onze coisas na cabeça. Um tapete estendido no chão parece um bom plano.', 'De fora parece que ninguém tá fazendo nada. Aí você tenta levantar o braço bem devagar e entende tudo.'],
        ['A graça é fazer com atenção, sem correr pra contagem. Se não entendeu, a gente para e faz de novo.'],
        ['Vale pra quem tá começando, pra quem não gosta de barulho e pra quem quer vir com a amiga.'],
        ['Me conta se você já fez alguma vez e que dia fica bom. Vem com roupa molinha, que deixe mexer.'],
      ],
    },
    funny: {
      openings: [
        'Parece fácil até tentar: {topic}.',
        'O equilíbrio ficou em casa com a carteira: {topic}.',
        'Inspira, expira e lembra do arroz no fogo: {topic}.',
      ],
      steps: [
        ['Quem ensina faz sorrindo, num pé só. Você tenta o mesmo e conhece de perto o próprio tapete.', 'Pediram para esvaziar a mente. Na mesma hora apareceram a lista do mercado, um jingle antigo e o nome daquele ator.'],
        ['O movimento é lento, e por isso não dá para disfarçar. Os rápidos perdoam mais, mas ensinam menos.'],
        ['Vale para quem nunca fez, para quem tem amiga que insiste e para quem se equilibra melhor na cadeira.'],
        ['Avise se é a primeira vez e desligue o celular. Outro dia, no maior silêncio, a turma inteira decorou um toque de forró.'],
      ],
    },
    motivational: {
      openings: [
        'Um compromisso com o próprio tempo: {topic}.',
        'Aprender com calma também dá trabalho: {topic}.',
        'Atenção, gesto e repetição: {topic}.',
      ],
      steps: [
        ['Sair do trabalho no horário já foi uma conquista. Estender o tapete, em vez de abrir mais um e-mail, foi a segunda.', 'Na primeira semana, a contagem parecia longa demais. Na terceira, alguém pediu para repetir o movimento e ver de novo.'],
        ['Cada gesto tem um começo, um meio e um fim, e ninguém acerta os três de uma vez. A atenção se treina aos poucos.'],
        ['Faz sentido para quem nunca gostou de barulho, para quem quer aprender algo novo e para quem recomeça depois de anos.'],
        ['Reserve um horário que não dependa da sobra do dia. Dois horários fixos na semana já formam um costume.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Fazer devagar é mais difícil: {topic}.',
        'O que levar no primeiro dia: {topic}.',
        'A atenção vem antes da repetição: {topic}.',
      ],
      steps: [
        ['Quem chega pela primeira vez costuma querer acompanhar o ritmo do grupo. Na pressa, o movimento perde a forma.', 'Muitos prendem a respiração ao se concentrar. Quem ensina percebe pelo rosto antes de perceber pelo gesto.'],
        ['Um gesto lento mostra cada parte de si, sem o impulso que ajuda. E a respiração marca o tempo de quem faz.'],
        ['Comece com menos repetições e olhe só para o seu tapete. Pergunte quando não entender onde o movimento termina.'],
        ['Quem ensina passa a aula olhando de lado, de frente e de longe. Um toque na explicação muda o gesto inteiro.'],
      ],
    },
    casual: {
      openings: [
        'Não precisa acompanhar a turma: {topic}.',
        'Não prende o ar: {topic}.',
        'Dica pro primeiro dia: {topic}.',
      ],
      steps: [
        ['A gente espia a colega do lado e tenta ir na velocidade dela. Ela faz há cinco anos, tá?', 'Na hora de se concentrar, todo mundo esquece de soltar o ar. Dá pra ver pela bochecha cheia.'],
        ['Devagar não tem embalo pra ajudar. E o ar entrando e saindo é o relógio do movimento.'],
        ['Faz menos e olha só pro seu tapete. Se perdeu a contagem, respira e entra na próxima.'],
        ['Gosto do fim da aula, quando ninguém tem pressa de calçar o sapato. O silêncio dura uns segundos a mais.'],
      ],
    },
    funny: {
      openings: [
        'O gato que pratica melhor que você: {topic}.',
        'Silêncio na sala, barriga roncando: {topic}.',
        'O celular tocou bem no silêncio: {topic}.',
      ],
      steps: [
        ['Na sala em silêncio total, uma barriga ronca. Ninguém olha para o lado, e todos seguram o riso até o fim.', 'Praticar em casa atrai o gato. Ele deita no centro do tapete e faz, sem esforço, a posição que você tenta há meses.'],
        ['Silêncio amplia qualquer som, sobretudo o que se quer esconder. E gato nunca precisou de professor.'],
        ['Coma algo leve mais cedo, feche a porta e ponha o celular longe. O gato vai arranhar a porta, mas com ritmo.'],
        ['No fim, a sala inteira está deitada, de olhos fechados. Sempre existe alguém que dormiu de verdade e nega.'],
      ],
    },
    motivational: {
      openings: [
        'O gesto pequeno, feito inteiro: {topic}.',
        'Ensinar é observar: {topic}.',
        'Um tapete e muita paciência: {topic}.',
      ],
      steps: [
        ['Quem dá aula repete o próprio movimento milhares de vezes antes de explicá-lo. O corpo aprende primeiro, e a palavra vem depois.', 'Há semanas em que nada parece mudar. Alguém nota, num dia qualquer, que já não precisou olhar para o lado.'],
        ['O exercício mais simples da aula é o que demora mais para ser entendido. Aos poucos, a pressa perde a graça.'],
        ['Experimente fazer uma tarefa de casa bem devagar, como dobrar uma toalha. Repare em quantos movimentos existem ali.'],
        ['Ao enrolar o tapete, quem ensina já pensa na próxima explicação. A frase certa costuma aparecer no caminho para casa.'],
      ],
    },
  },
}
