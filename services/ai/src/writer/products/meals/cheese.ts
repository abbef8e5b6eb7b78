import type { ProductType } from '../product-type.ts'

export const cheese: ProductType = {
  nouns: ['queijo', 'queijo coalho', 'queijo minas', 'queijo artesanal'],
  asks: ['se é para o café ou para receber visitas', 'quantas pessoas vão comer', 'se prefere sabor suave ou mais forte'],
  questions: {
    sale: ['Queijo com café ou com goiabada?', 'A que horas você ataca o queijo da geladeira?'],
    content: ['Você corta em fatia ou em cubinho?', 'Qual queijo tem gosto de infância para você?'],
  },
  emojis: ['🧀', '🍞', '🌿'],
  hashtags: ['queijo', 'queijoartesanal', 'queijocoalho', 'queijominas', 'queijobrasileiro', 'queijos'],
  sale: {
    professional: {
      openings: [
        '{O topic} {combina/combinam} com café passado na hora.',
        'Para a mesa do café ou para receber amigos, {topic}.',
        'Um bom motivo para sentar à mesa: {topic}.',
      ],
      steps: [
        ['O café acabou de passar, o pão está na mesa e alguém busca o queijo na geladeira. A manhã começa melhor assim.', 'As visitas chegam e o jantar ainda não está pronto. Uma tábua com queijo no centro da mesa entretém todos enquanto isso.'],
        ['Cada queijo tem o seu ponto de sal, a sua textura e o seu aroma. É isso que faz alguém ter um preferido.'],
        ['Vai bem no lanche da tarde, na entrada de um jantar, na receita da família e na sobremesa com um doce.'],
        ['Antes de escolher, pense em como vai servir: puro, com pão ou na receita. O uso ajuda a decidir o tipo e a quantidade.'],
      ],
    },
    casual: {
      openings: [
        'Põe a água do café no fogo, que tem {topic}.',
        'Abriu a geladeira e lá {está/estão} {o topic}.',
        'Pra acompanhar o café e a prosa: {topic}.',
      ],
      steps: [
        ['Sabe aquela fome das quatro da tarde, que não é de almoço nem de jantar? Um pedaço de queijo e um café resolvem.', 'Chegou visita, a gente abre a geladeira e a tarde está salva: tem queijo. É só cortar e puxar mais uma cadeira.'],
        ['Queijo bom a gente reconhece na primeira mordida, ainda em pé na cozinha. E já corta outro pedaço pra ter certeza.'],
        ['Ele vai no pão de manhã, no petisco com os amigos, na receita do almoço e com um docinho depois.'],
        ['Pensa em quem vai comer: tem gente que gosta de queijo suave e tem quem prefira sabor mais forte. Pergunta primeiro e não tem erro.'],
      ],
    },
    funny: {
      openings: [
        'Fui só ver se {o topic} ainda {estava/estavam} na geladeira.',
        '{O topic} {é/são} o motivo de tanta visita à geladeira.',
        'A geladeira abriu sozinha de novo por causa disto: {topic}.',
      ],
      steps: [
        ['A pessoa abre a geladeira, olha, fecha. Abre de novo, corta uma fatia fina e jura que só veio beber água.', 'Você corta queijo para a visita e come as aparas. Quando vê, a tábua está linda e metade ficou pelo caminho.'],
        ['O queijo tem um poder raro: basta a faca encostar na tábua e a casa inteira aparece na cozinha.'],
        ['É bom no café, no lanche, com amigos e naquela hora da noite em que a cozinha já devia estar fechada.'],
        ['Na hora de calcular, conte as pessoas e some um pedaço para quem corta. É o salário justo da função.'],
      ],
    },
    motivational: {
      openings: [
        'Depois da correria, sente um pouco com {o topic}.',
        'Receber bem pode começar com {topic}.',
        'Mesa simples, gente querida e algo bom para dividir: {topic}.',
      ],
      steps: [
        ['Você acordou antes de todo mundo, passou o café e pôs a mesa. Quando o queijo chega ao centro, já tem gente puxando a cadeira.', 'Receber amigos num dia comum já é uma gentileza. Queijo na tábua, pão ao lado, e você pode sentar com eles.'],
        ['Chegar ao ponto certo de um queijo exige mão atenta e repetição. Quem prova percebe isso no sabor e na textura.'],
        ['Leve para a casa de quem sempre recebe você, divida com os colegas ou guarde para o café com a família.'],
        ['Pense em quem vai sentar à mesa e no que cada um gosta. Servir o queijo preferido de alguém é um carinho que se nota.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Um cuidado simples na geladeira para {o topic}.',
        '{O topic} {merece/merecem} atenção depois de {aberto/aberta/abertos/abertas}.',
        'Como conservar melhor em casa: {topic}.',
      ],
      steps: [
        ['O queijo chega macio, vai para a geladeira sem proteção e, dias depois, tem a borda dura. Muita gente já passou por isso.', 'Às vezes o queijo da geladeira aparece com gosto de cebola ou da sobra do jantar. O motivo é o modo de guardar.'],
        ['O ar frio da geladeira resseca o que fica descoberto, e o queijo absorve com facilidade o cheiro dos alimentos vizinhos.'],
        ['Guarde em pote fechado, longe de alimentos de cheiro forte, e corte sempre com faca limpa e seca.'],
        ['Um queijo de um quilo leva vários litros de leite e muitas etapas. Conservar bem é também respeitar esse trabalho.'],
      ],
    },
    casual: {
      openings: [
        'Cada casa tem um jeito de comer {topic}.',
        'Me diz como você gosta {do topic}.',
        'Tem assunto pra um café inteiro: {topic}.',
      ],
      steps: [
        ['Tem quem coma queijo em fatia bem fina e tem quem corte um tijolinho. Na mesma mesa, os dois se olham com espanto.', 'Há quem ponha queijo dentro do café quente e coma de colher. Quem nunca provou estranha, quem provou repete.'],
        ['Costume de queijo a gente aprende em casa. O jeito da avó de cortar e servir acaba virando o jeito certo.'],
        ['Se quiser variar, corta em cubinhos e serve com fruta: uva, pera ou goiaba vão bem. É simples e enche a mesa.'],
        ['Queijo é dessas comidas que puxam conversa. Um conta da roça, outro de uma viagem, e o café esfria na xícara.'],
      ],
    },
    funny: {
      openings: [
        'Ninguém come {topic} escondido sem deixar pista.',
        '{O topic} {sumiu/sumiram}, e todos têm um álibi.',
        'O mistério da geladeira tem nome: {topic}.',
      ],
      steps: [
        ['Toda casa tem um degustador noturno. Ele não acende a luz, não usa prato e deixa o queijo com um corte torto.', 'À noite, o queijo estava inteiro na geladeira. De manhã, aparece com um corte torto, e todos juram que dormiram cedo.'],
        ['O corte torto tem explicação: fatia tirada em pé, com a porta da geladeira aberta, nunca sai reta. A pressa deixa provas.'],
        ['Para o queijo não amanhecer torto, deixe uma parte já fatiada num pote fechado. O visitante da madrugada agradece e ninguém nota.'],
        ['De manhã, a pergunta de sempre: quem comeu? Todos olham para o lado, e um deles ainda mastiga.'],
      ],
    },
    motivational: {
      openings: [
        'Muita paciência chega à mesa com {o topic}.',
        '{O topic} {pede/pedem} mão atenta do começo ao fim.',
        'Um trabalho antigo que continua na mesa: {topic}.',
      ],
      steps: [
        ['A fatia some em duas mordidas, e quase ninguém pensa em quanto trabalho houve antes. Fazer queijo começa cedo e pede atenção.', 'Em muitas famílias, o modo de fazer queijo passou de mãe para filha e de pai para filho, quase sem receita escrita.'],
        ['No queijo, o resultado muda com a temperatura, com o sal e com o tempo. Por isso a experiência da mão vale tanto.'],
        ['Para conhecer melhor cada um, prove dois queijos lado a lado, do mais suave ao mais forte. Um gole de água entre eles ajuda.'],
        ['Quem faz queijo repete os mesmos gestos muitas vezes e ainda presta atenção. É um capricho que chega inteiro à mesa do café.'],
      ],
    },
  },
}
