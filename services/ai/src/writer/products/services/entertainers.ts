import type { ProductType } from '../product-type.ts'

export const entertainers: ProductType = {
  nouns: ['recreação infantil', 'recreação', 'recreação para festa', 'recreação para festas', 'animação de festa', 'animação de festas', 'animação de festa infantil', 'animação infantil', 'animação para festa', 'palhaço para festa', 'palhaço para aniversário', 'palhaço animador', 'recreador', 'recreadora', 'animador de festa', 'animadora de festa', 'animador de festas', 'animadora de festas'],
  asks: ['a data e o local da festa', 'quantas crianças vêm', 'a idade das crianças'],
  questions: {
    sale: ['Qual brincadeira não pode faltar na festa?', 'Festa no salão, no quintal ou na quadra?'],
    content: ['Qual era a sua brincadeira preferida?', 'Dança das cadeiras ou batata quente?'],
  },
  emojis: ['🎈', '🤡', '🎉'],
  hashtags: ['recreacaoinfantil', 'animacaodefestas', 'recreacao', 'festainfantil', 'animacaoinfantil', 'palhaco', 'recreador'],
  sale: {
    professional: {
      openings: [
        'Brincadeira do começo ao parabéns: {topic}.',
        'Crianças em roda, adultos à mesa: {topic}.',
        'Para a criançada ter o que contar depois: {topic}.',
      ],
      steps: [
        ['As crianças chegaram, comeram um salgado e já perguntam o que tem para fazer. A festa precisa de alguém que chame para a roda.', 'No canto do salão, três primos tímidos olham de longe. Uma boa brincadeira começa por aproximar quem ainda não se conhece.'],
        ['Quem anima lê a turma: sabe a hora de correr, a de sentar e a de ouvir história. O ritmo acompanha o das crianças.'],
        ['Aniversários, festas da escola, encontros de igreja e confraternizações com filhos funcionam melhor com um tempo de brincar.'],
        ['Para combinar, conte quantas crianças virão, a idade da maioria e como é o espaço. Diga também o horário do parabéns.'],
      ],
    },
    casual: {
      openings: [
        'Quem quer brincar põe o dedo aqui: {topic}.',
        'Pra criançada largar o celular da tia: {topic}.',
        'Festa boa tem roda, corrida e risada: {topic}.',
      ],
      steps: [
        ['A criançada corre em volta da mesa do bolo, e alguém grita pra não encostar no painel. Tá na hora de brincar de verdade.', 'Tem sempre a criança que chega agarrada na perna da mãe. Meia hora depois, não quer ir embora.'],
        ['Uma brincadeira puxa a outra, e ninguém fica de fora. Até os pais entram na roda quando a música ajuda.'],
        ['Vale pra aniversário, festa da rua, dia das crianças na firma e encontro da família no sítio.'],
        ['Me conta a idade da turma, quantos são e se tem quintal, salão ou quadra. Assim eu já penso nas brincadeiras.'],
      ],
    },
    funny: {
      openings: [
        'O bolo só precisa sobreviver até o parabéns: {topic}.',
        'Vinte crianças e um pacote de energia: {topic}.',
        'O tio do pavê perdeu o microfone: {topic}.',
      ],
      steps: [
        ['Alguém deu suco, bala e espaço livre para vinte crianças ao mesmo tempo. O salão agora tem a acústica de um aeroporto.', 'O tio tentou organizar a dança das cadeiras. Ganhou a brincadeira, não quis entregar o prêmio e precisou ouvir a sobrinha.'],
        ['Quem anima festa tem apito, fôlego e uma lista de planos. Quando a roda cansa, o plano seguinte já está no bolso.'],
        ['Vale para aniversários, escolas e famílias em que os adultos disputam a batata quente com mais empenho que as crianças.'],
        ['Diga quantas crianças vêm e conte também os primos grandes. Os grandes dizem que não vão brincar e são sempre os últimos a parar.'],
      ],
    },
    motivational: {
      openings: [
        'Brincar junto também é lembrança: {topic}.',
        'A infância cabe numa roda: {topic}.',
        'Uma tarde de alegria bem cuidada: {topic}.',
      ],
      steps: [
        ['Daqui a anos, ninguém vai lembrar da cor do guardanapo. Vão lembrar da corrida do saco e de quem caiu rindo.', 'Os pais prepararam tudo durante semanas. Poder olhar o filho brincando, sem correr atrás de nada, é o melhor da festa.'],
        ['Animar pede voz, paciência e muita observação. Para uma criança tímida entrar na roda, alguém precisou abrir espaço com jeito.'],
        ['Faz sentido em festa grande e em festa de quintal. Uma corda, um lenço e boas ideias já movem uma turma.'],
        ['Pergunte à criança quais são as brincadeiras preferidas. Quando a festa parte delas, o aniversário tem a cara de quem faz anos.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Brincadeira certa para cada idade: {topic}.',
        'O melhor momento para reunir as crianças: {topic}.',
        'Como planejar o tempo da festa: {topic}.',
      ],
      steps: [
        ['Um erro frequente é programar três horas seguidas de atividade. As crianças também querem comer, correr à toa e descansar.', 'Muitas festas juntam idades muito diferentes numa brincadeira só. Os grandes se entediam, e os pequenos ficam para trás.'],
        ['Crianças menores precisam de regras curtas e repetição. As maiores gostam de desafio, de equipe e de alguma surpresa.'],
        ['Divida por idade, alterne agitação e calma e reserve um tempo livre. O parabéns rende mais depois de uma atividade tranquila.'],
        ['Animar é escutar com o corpo todo. O olhar de quem ficou de fora sugere qual deve ser a próxima brincadeira.'],
      ],
    },
    casual: {
      openings: [
        'Três horas de brincadeira é muita coisa: {topic}.',
        'Grandes e pequenos na mesma roda: {topic}.',
        'Bastidor de quem chega com uma mala de brinquedos: {topic}.',
      ],
      steps: [
        ['Os pais querem ocupar cada minuto. Só que criança também quer sentar no chão e comer brigadeiro em paz.', 'Na mesma roda tem um de três e um de onze. Um não entende a regra, o outro já inventou outra.'],
        ['Cada idade tem um fôlego e um jeito de brincar. Quando a gente respeita isso, a festa flui melhor.'],
        ['Intercala corrida com brincadeira sentada, e deixa o parabéns logo depois da parte calma. As fotos agradecem.'],
        ['O que mais me alegra é o tímido. Ele passa a festa olhando e, no fim, pede pra brincar só mais uma vez.'],
      ],
    },
    funny: {
      openings: [
        'A regra mudou no meio, como sempre: {topic}.',
        'Café com leite, o cargo mais disputado: {topic}.',
        'A verdade sobre a dança das cadeiras: {topic}.',
      ],
      steps: [
        ['Nenhuma final de campeonato tem a tensão de duas crianças e uma cadeira. Os avós assistem de pé.', 'Toda roda tem um pequeno advogado, que conhece as regras melhor que o adulto. E propõe emendas na hora.'],
        ['Brincadeira é coisa séria para quem tem cinco anos. Justiça, para essa idade, é todo mundo ter a mesma vez.'],
        ['Invente uma regra simples, repita três vezes e deixe o menor começar. Os recursos serão julgados depois do bolo.'],
        ['No fim, o adulto está sem voz, e as crianças perguntam o que vem agora. A energia mudou de dono.'],
      ],
    },
    motivational: {
      openings: [
        'Alegria também se ensaia: {topic}.',
        'O fôlego por trás da brincadeira: {topic}.',
        'Cada roda ensina alguma coisa: {topic}.',
      ],
      steps: [
        ['Antes de cada festa há uma mala conferida: corda, bola, lenço, música. Quem brinca por profissão também se prepara.', 'Algumas festas começam em silêncio, com crianças que mal se conhecem. Uma hora depois, ninguém sabe quem trouxe quem.'],
        ['Chamar uma criança pelo nome muda tudo. Por isso quem anima aprende vinte nomes nos primeiros minutos.'],
        ['Em casa, ensine uma brincadeira da sua infância. Amarelinha, cinco marias ou passa anel pedem pouco espaço e muita conversa.'],
        ['Depois que a festa acaba, sobram bexigas no chão e um silêncio grande. E uma criança que dorme contando o que fez.'],
      ],
    },
  },
}
