import type { ProductType } from '../product-type.ts'

export const birthdayCake: ProductType = {
  nouns: ['bolo de aniversário', 'bolo infantil'],
  asks: ['para quando é a festa', 'quantas pessoas vão', 'qual é o sabor preferido de quem faz aniversário'],
  questions: {
    sale: ['Quem é o próximo aniversariante da sua família?', 'Qual é o sabor mais pedido aí na sua casa?'],
    content: ['Quem puxa o parabéns na sua família?', 'Você come a cobertura primeiro ou deixa para o fim?'],
  },
  emojis: ['🎂', '🎉', '🕯️'],
  hashtags: ['bolodeaniversario', 'boloinfantil', 'bolosdeaniversario', 'bolodecorado', 'aniversario', 'festainfantil', 'bolos', 'confeitaria'],
  sale: {
    professional: {
      openings: [
        'O parabéns fica completo com {o topic}.',
        'Para reunir todo mundo em volta da mesa: {topic}.',
        'A festa já tem data, e agora falta escolher {o topic}.',
      ],
      steps: [
        ['Apagam a luz, alguém acende a vela e a família toda se aperta para caber na foto. No meio de tudo está o bolo.', 'Antes do parabéns, sempre há alguém com o nariz perto da cobertura, perguntando quando vão cortar. A festa inteira espera por essa hora.'],
        ['Um bom bolo de aniversário agrada duas vezes: primeiro aos olhos, na hora da foto, e depois na fatia que cada convidado recebe.'],
        ['Festa grande no salão ou poucas pessoas na sala de casa, o aniversário só parece aniversário quando chega a hora de cortar o bolo.'],
        ['Ao fazer o pedido, informe quantas pessoas vêm e quantas delas são crianças. Com esses números, fica fácil chegar ao tamanho certo.'],
      ],
    },
    casual: {
      openings: [
        'Aniversário chegando? A gente precisa falar {do topic}.',
        'Já pode ensaiar o parabéns: {topic}.',
        'Quem faz aniversário merece {um topic} no centro da mesa.',
      ],
      steps: [
        ['Sabe aquela hora em que a luz apaga e todo mundo começa a cantar cada um num tom? É pra esse momento que eu trabalho.', 'Toda festa tem um dedinho que passa na cobertura antes da hora. Ninguém viu, ninguém sabe, mas a marquinha ficou lá.'],
        ['Na hora da foto o bolo precisa ser bonito, e na hora do prato precisa ser gostoso. Tem que caprichar nas duas pontas.'],
        ['Vale pra festa com lista de convidados e vale pro aniversário só com os de casa. Sem bolo, o parabéns fica sem graça.'],
        ['Me conta quantas pessoas vão e qual sabor quem faz aniversário mais gosta. O resto a gente resolve conversando.'],
      ],
    },
    funny: {
      openings: [
        'O convidado mais esperado da festa não veio dançar: {topic}.',
        'A criançada já está de olho {no topic}, e os adultos também.',
        'Parabéns desafinado combina muito bem com {o topic}.',
      ],
      steps: [
        ['O parabéns tem três versões ao mesmo tempo e um tio puxando o \'com quem será\'. O bolo ouve tudo e espera a faca.', 'Há sempre um convidado que só aparece na hora do bolo. Ele não sabe o nome de ninguém, mas sabe a hora certinha.'],
        ['Metade da festa olha a decoração e a outra metade já calcula o tamanho da fatia. Um bolo bem pensado contenta os dois lados.'],
        ['Dos primeiros passos aos cabelos brancos, a cena se repete: a pessoa assopra a vela, sorri e pergunta quem vai cortar.'],
        ['Na conta dos convidados, some a tia que leva três fatias embrulhadas em guardanapo. Ela vem, e vem preparada.'],
      ],
    },
    motivational: {
      openings: [
        'Quem organiza a festa inteira merece ver {o topic} na mesa.',
        'Mais um ano comemorado com quem importa: {topic}.',
        'O cuidado com a festa aparece {no topic}.',
      ],
      steps: [
        ['Quem prepara uma festa pensa em cadeira, convite, música e guardanapo. Quando o bolo chega à mesa, dá para ver que tudo valeu.', 'Um dia alguém vai rever as fotos do aniversário e reconhecer cada rosto em volta do bolo. Muita coisa cabe naquele minuto.'],
        ['Em volta do bolo ficam lado a lado os avós, os amigos e os primos que quase não se veem. Pouca coisa junta tanta gente.'],
        ['Comemorar em casa, com poucos pratos e muito carinho, também dá trabalho. O bolo mostra que a data foi lembrada.'],
        ['Comece pelo sabor preferido de quem faz aniversário. É um detalhe pequeno, e a pessoa percebe já na primeira garfada.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que vale saber antes da festa sobre {o topic}.',
        'Do convite ao corte, um pouco de conversa sobre {o topic}.',
        'Alguns cuidados para a hora do parabéns: {topic}.',
      ],
      steps: [
        ['A dúvida aparece em quase toda festa: quanto bolo é preciso. Muita gente pede pelo tamanho da mesa e acaba com sobra para uma semana.'],
        ['Numa festa com muitos doces e salgados, cada pessoa come menos bolo do que em casa. As crianças, ocupadas em brincar, comem menos ainda.'],
        ['Conte cerca de cem gramas por adulto e um pouco menos por criança. Para cortar, use faca comprida e limpe a lâmina a cada fatia.'],
        ['Alguns minutos de festa concentram o que levou horas para ficar pronto. Para quem confeita, a foto do parabéns é o melhor retorno.'],
      ],
    },
    casual: {
      openings: [
        'Senta que hoje o papo é {topic}.',
        'Coisas que a gente aprende depois de muito parabéns: {topic}.',
        'Bora conversar sobre {o topic} antes da festa?',
      ],
      steps: [
        ['Todo mundo já errou a conta do bolo alguma vez. Ou acabou antes da fila, ou teve café da manhã com bolo a semana inteira.'],
        ['O motivo é simples: na festa a pessoa já comeu salgado e docinho quando o bolo aparece. Aí uma fatia menor dá e sobra.'],
        ['Faz a conta com uns cem gramas por pessoa e deixa uma faca comprida separada. Entre uma fatia e outra, limpa a lâmina no papel.'],
        ['Eu adoro receber a foto do parabéns depois. No cantinho está o bolo, e no meio está todo mundo rindo de olho fechado.'],
      ],
    },
    funny: {
      openings: [
        'Relatório completo de uma festa com {topic}.',
        'Fatos que toda família conhece: {topic}.',
        'O que acontece em volta {do topic} enquanto ninguém olha.',
      ],
      steps: [
        ['A vela de aniversário sempre acha um jeito de atrasar a festa. São quatro adultos em volta dela, e nenhum tem fósforo.'],
        ['A explicação é conhecida: quem organiza pensou em balão, convite e lembrancinha. O fósforo, coitado, não entrou em nenhuma lista.'],
        ['Deixe isqueiro, faca, espátula e pratinhos perto do bolo antes de apagar a luz. Procurar a faca no escuro já estragou muito parabéns.'],
        ['No fim da noite restam o farelo, a vela torta e alguém comendo a última fatia em pé. É o melhor momento da festa.'],
      ],
    },
    motivational: {
      openings: [
        'Por trás de cada parabéns há trabalho: {topic}.',
        'O que quase ninguém vê antes {do topic}.',
        'Uma festa fica pronta aos poucos, e {o topic} também.',
      ],
      steps: [
        ['Muita gente guarda a lembrança de um bolo simples, feito com pressa, para o aniversário que quase passou. Ele estava lá, e foi o que ficou.'],
        ['Do bolo da infância a gente lembra o sabor, quem cantava em volta e o cheiro da vela apagada. A decoração perfeita vem depois.'],
        ['Na próxima festa, peça a alguém que tire a foto com quem organizou tudo ao lado do bolo. Essa pessoa também merece aparecer.'],
        ['Cada cobertura lisa já teve uma tarde de tentativas. Quem confeita sabe quanto treino cabe naqueles minutos de luz apagada.'],
      ],
    },
  },
}
