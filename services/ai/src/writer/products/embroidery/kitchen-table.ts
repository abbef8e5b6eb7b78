import type { ProductType } from '../product-type.ts'

export const kitchenTable: ProductType = {
  nouns: ['pano de prato bordado', 'guardanapo bordado', 'toalha de mesa bordada', 'caminho de mesa bordado'],
  asks: ['a cor da cozinha ou da louça', 'a medida da mesa', 'se é para casa ou para presente'],
  questions: {
    sale: ['Sua louça é branca ou colorida?', 'Você usa o bordado bonito ou guarda?'],
    content: ['O que você guarda na gaveta por ser bonito demais?', 'Qual comida faz mais sujeira na sua mesa?'],
  },
  emojis: ['🪡', '🍽️', '🏠'],
  hashtags: ['panodepratobordado', 'bordado', 'mesaposta', 'panosdeprato', 'guardanapobordado', 'toalhademesabordada', 'bordados'],
  sale: {
    professional: {
      openings: [
        'Bordado à mesa e na cozinha: {topic}.',
        '{O topic} {leva/levam} capricho ao dia a dia da casa.',
        'Pontos que enfeitam o que se usa: {topic}.',
      ],
      steps: [
        ['Panela no fogo, mesa por pôr, alguém chegando. No meio da correria, um bordado dá um ar de casa cuidada.', 'Depois do almoço, ninguém sai da mesa, e alguém passa o dedo no bordado e lembra da avó. Daí saem boas histórias.'],
        ['O bordado dá relevo ao tecido simples. De longe chama atenção pela cor, de perto pelo ponto.'],
        ['É presente de casamento, de casa nova, de Dia das Mães ou de agradecimento. Toda casa usa.'],
        ['Pense na cor da cozinha ou da louça e na medida da mesa. Um tom que se repete une o conjunto.'],
      ],
    },
    casual: {
      openings: [
        'Cozinha simples com um ponto bonito: {topic}.',
        '{O topic} {deixa/deixam} a casa com cara de carinho.',
        'Pra quem gosta de mesa e cozinha arrumadas: {topic}.',
      ],
      steps: [
        ['A cozinha é onde todo mundo acaba, até em dia de festa. Um bordado na mesa ou na pia enfeita o lugar mais usado da casa.', 'Tem bordado que a gente vê e já sente cheiro de café. Acho que é lembrança de casa de vó.'],
        ['Um pouco de linha e o tecido deixa de ser comum. É o desenho pequeno que chama a gente pra olhar de perto.'],
        ['Pra mãe, pra sogra, pra amiga da casa nova, pra quem vai casar. Pequeno ou grande, é presente que se usa.'],
        ['Me conta a cor da cozinha ou da louça e, se for pra mesa, a medida dela. Daí sai a escolha.'],
      ],
    },
    funny: {
      openings: [
        'Bordado lindo, molho à espreita: {topic}.',
        '{O topic} {sobe/sobem} o nível até do pão com manteiga.',
        'Quem limpar a mão aqui vai se explicar: {topic}.',
      ],
      steps: [
        ['O molho de tomate conhece a casa. Ignora o tecido velho e vai direto ao que acabou de ser bordado.', 'Alguém pegou o bordado novo para segurar a panela quente. A cozinha inteira parou para olhar.'],
        ['Cada ponto foi pensado e feito com calma. Cada visita chega com fome e com pressa, e ainda assim elogia.'],
        ['Para a mãe, que vai guardar, para a sogra, que vai conferir o avesso, e para a amiga, que vai usar.'],
        ['Escolha a cor pensando na louça. E, em casos extremos, pensando também na cor do molho da família.'],
      ],
    },
    motivational: {
      openings: [
        'O trabalho da cozinha merece beleza: {topic}.',
        '{O topic} {valoriza/valorizam} a rotina de quem cuida da casa.',
        'Pequenos pontos na lida de todo dia: {topic}.',
      ],
      steps: [
        ['Quem cozinha todo dia raramente ganha algo bonito para essa hora. Um bordado é um jeito de agradecer por tanto almoço.', 'Depois do almoço de família, fica o silêncio e a louça para lavar. Um bordado bonito por perto alegra até essa hora.'],
        ['Bordar é escolher as cores e voltar a agulha no lugar certo. O tecido simples pede desenho bem pensado.'],
        ['Para quem recebe a família, para quem mora só e cozinha bem e para quem começa a montar a casa.'],
        ['Pense na pessoa no meio da cozinha dela. As cores em volta e as flores de que ela gosta já dizem muito.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Bordado e mancha, como resolver: {topic}.',
        'Lavar e passar {o topic} com cuidado.',
        'Antes de guardar {o topic}, um minuto de atenção.',
      ],
      steps: [
        ['Depois da lavagem, às vezes a cor da linha passa para o tecido claro. Acontece sobretudo quando a peça fica de molho.'],
        ['Algumas linhas escuras soltam corante na água quente. E a cerda da escova levanta os fios que o ponto deitou.'],
        ['Lave em água fria, sem molho demorado, e aperte a mancha com sabão neutro. Passe pelo avesso, sobre uma toalha.'],
        ['Um bordado limpo por trás custa mais tempo. Quem faz esconde cada fio sob os pontos antes de cortar.'],
      ],
    },
    casual: {
      openings: [
        'Caiu molho? Calma com a escova: {topic}.',
        'O ferro certo pra {topic}.',
        'Um papo de cozinha sobre {topic}.',
      ],
      steps: [
        ['Manchou, a gente pega a escova e esfrega. Aí o bordado fica com cara de quem brigou.'],
        ['A escova levanta a linha, e a água quente pode soltar a cor. Com pressa, os dois acontecem juntos.'],
        ['Água fria, sabão neutro, aperta com os dedos sem esfregar. E o ferro vai pelo avesso, com uma toalha embaixo.'],
        ['O avesso do meu bordado já foi uma confusão de fios. Com o tempo, aprendi a esconder cada um.'],
      ],
    },
    funny: {
      openings: [
        'A gaveta dos bonitos demais para usar: {topic}.',
        'O avesso {do topic} foi inspecionado.',
        'A cozinha tem suas leis: {topic}.',
      ],
      steps: [
        ['A gaveta dos bordados é o museu da família. Abre-se duas vezes por ano, olha-se com respeito e fecha-se.'],
        ['Bordado bonito assusta. Ninguém quer ser lembrado, no próximo Natal, como a pessoa que derrubou a beterraba.'],
        ['Use num almoço comum, sem avisar. Quando perceberem, já estarão no café, e nada de grave terá acontecido.'],
        ['Quem borda tem agulha no sofá, na blusa e na almofada. Visita antiga já olha antes de sentar.'],
      ],
    },
    motivational: {
      openings: [
        'Bordado também é herança: {topic}.',
        'Muitas mãos aprenderam com {topic}.',
        'Ponto cheio, ponto atrás, ponto haste: {topic}.',
      ],
      steps: [
        ['Muita gente aprendeu a bordar sentada ao lado de alguém, na cozinha. O primeiro desenho saiu torto e foi usado assim mesmo.'],
        ['Ponto simples, bem repetido, basta para muita coisa. A firmeza da mão importa mais do que a variedade.'],
        ['Se quer começar, escolha um tecido de trama visível e um só ponto. Uma linha reta já ensina muito.'],
        ['Bordar para usar é aceitar que vai gastar. Quem faz sabe, e capricha do mesmo jeito.'],
      ],
    },
  },
}
