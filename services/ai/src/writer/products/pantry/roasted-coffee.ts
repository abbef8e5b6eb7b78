import type { ProductType } from '../product-type.ts'

export const roastedCoffee: ProductType = {
  nouns: ['café torrado', 'café moído', 'café em grãos', 'café em grão', 'café em pó', 'café torrado e moído', 'café especial', 'café artesanal', 'café gourmet', 'café arábica', 'café orgânico', 'café da roça', 'café de montanha', 'pó de café'],
  asks: ['como você prepara o café em casa', 'se tem moedor ou prefere moído', 'quantos cafés saem por dia na sua casa'],
  questions: {
    sale: ['Coador, prensa ou cafeteira italiana?', 'Qual é o melhor café do seu dia?'],
    content: ['Com açúcar ou sem açúcar?', 'Quem faz o melhor café da sua família?'],
  },
  emojis: ['☕', '🤎', '🌅'],
  hashtags: ['cafe', 'cafeespecial', 'cafetorrado', 'cafeemgraos', 'cafeartesanal', 'cafebrasileiro', 'cafecoado'],
  sale: {
    professional: {
      openings: [
        'A casa acorda pelo cheiro: {topic}.',
        'Água no fogo, coador na mesa e {topic}.',
        '{O topic} para a primeira xícara da manhã.',
      ],
      steps: [
        ['A casa ainda dorme, a água começa a chiar e alguém abre o pacote. Em dois minutos, o aroma chega a todos os quartos.', 'A visita disse que ia só deixar uma encomenda. Com o café passado, sentou-se, contou as novidades e ficou até escurecer.'],
        ['Um bom café tem doçura, acidez e corpo, e cada origem e cada torra dão outra xícara. O aroma é metade do prazer.'],
        ['{Serve/Servem} ao coado da manhã, ao intervalo do escritório, à sobremesa com sorvete e a quem já tem tudo e gosta de café.'],
        ['Antes de escolher, diga como prepara em casa. Coador, prensa e cafeteira italiana pedem moagens diferentes.'],
      ],
    },
    casual: {
      openings: [
        'Passa um café que a conversa é boa: {topic}.',
        'Primeiro o cheiro, depois o dia: {topic}.',
        'A garrafa térmica tá pronta pra receber {o topic}.',
      ],
      steps: [
        ['Sabe aquele minuto em que a água cai no pó e a cozinha inteira muda de cheiro? Tem gente que levanta da cama só por isso.', 'Três da tarde, a vista cansada de tela e a cabeça já em outro lugar. Café passado na hora é praticamente uma pausa com cheiro.'],
        ['Café bom a gente percebe antes de beber, só de abrir o pacote. E quando prova, nem lembra do açúcar.'],
        ['{Vai/Vão} no coador da vovó, na prensa, na italiana e no potinho da firma. E de presente pra quem fala de café o dia todo.'],
        ['Me conta como você passa o café aí. A moagem muda conforme o jeito, e faz uma diferença danada.'],
      ],
    },
    funny: {
      openings: [
        'Antes disso, favor não me dirigir a palavra: {topic}.',
        'Bom dia só depois {do topic}.',
        'A reunião podia ser um e-mail, mas tinha {topic}.',
      ],
      steps: [
        ['A pessoa levantou, andou, respondeu e até sorriu. Só acordou mesmo depois da segunda xícara, e não se lembra do resto.', 'A visita recusou o café por educação. O cheiro saiu da cozinha, deu a volta na sala, e ela aceitou por educação também.'],
        ['O aroma faz o trabalho todo: acorda a casa, junta o povo e ainda convence o adolescente a aparecer.'],
        ['{Serve/Servem} para manhã, tarde, fofoca e para aquele colega que abre o pacote, cheira e fecha os olhos no meio do escritório.'],
        ['Diga como prepara e quantas xícaras toma. Se a resposta for que depende do dia, já sabemos que são muitas.'],
      ],
    },
    motivational: {
      openings: [
        'Levantar cedo tem a sua recompensa: {topic}.',
        'Do pé à xícara, muitas mãos: {topic}.',
        'Quem passa café para a casa toda merece {o topic}.',
      ],
      steps: [
        ['A primeira pessoa a levantar passa café para todas as outras. É um gesto repetido a vida inteira, quase sem agradecimento.', 'O turno começa às quatro, e a rua está vazia. A garrafa térmica em cima da mesa é a companhia de quem trabalha no escuro.'],
        ['A colheita, a secagem e a torra pedem decisões miúdas. Cada uma aparece na xícara de quem bebe devagar.'],
        ['É bom presente para quem estuda para concurso, para o vizinho que mora só e para quem inaugura cozinha nova.'],
        ['Pense no café que você mais gosta de tomar e em que hora. Daí se chega à torra, à moagem e à quantidade.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que muda de uma xícara para outra: {topic}.',
        'Água, moagem e tempo: {topic}.',
        'Como guardar {o topic} depois de aberto o pacote.',
      ],
      steps: [
        ['O pacote é bom, e mesmo assim a xícara sai amarga. Muitas vezes o problema está na água fervente demais ou na moagem.', 'Muitos guardam o café na porta da geladeira, ao lado do queijo. Poucos dias depois, a xícara conta por onde o pó andou.'],
        ['O aroma do café se perde com ar, luz e calor, e o pó absorve cheiros e umidade. Moído, tudo acontece mais rápido.'],
        ['Guarde em pote fechado, no armário seco, e desligue a água antes de ferver forte. Anote quantas colheres usou por xícara.'],
        ['A mesma semente muda com a altitude, a secagem e a torra. Provar com calma é refazer um pouco desse caminho.'],
      ],
    },
    casual: {
      openings: [
        'Seu café sai amargo? Senta aqui: {topic}.',
        'Geladeira não é lugar {do topic}.',
        'Meu jeito de passar {o topic}.',
      ],
      steps: [
        ['Comprou um café gostoso e em casa saiu amargo de fazer careta? Calma que nem sempre a culpa é do pó.', 'Eu guardava na geladeira porque todo mundo guardava. Um dia meu café saiu com um fundinho de cebola.'],
        ['O pó puxa cheiro e umidade, e o aroma vai embora com ar e calor. E água fervendo forte demais deixa amargo.'],
        ['Pote fechado no armário, água quase fervendo e filtro escaldado antes. E mede na colher, pelo menos até achar o seu ponto.'],
        ['Tem café que lembra chocolate, tem café que lembra fruta. Eu demorei pra notar, e agora fico cheirando tudo.'],
      ],
    },
    funny: {
      openings: [
        'Café fraco reúne protestos: {topic}.',
        'O escritório parou porque {acabou/acabaram} {o topic}.',
        'Tratado sobre a última xícara da garrafa: {topic}.',
      ],
      steps: [
        ['Quem toma o último gole e devolve a garrafa vazia à mesa tem nome e setor. O RH já foi avisado, em tom de brincadeira.', 'A garrafa térmica pesava, todos fizeram fila, e era água quente esquecida. O escritório nunca se recuperou por inteiro.'],
        ['Café fervido demais amarga, e guardado na geladeira pega cheiro. É sensível e não faz questão de esconder.'],
        ['Armário seco, pote fechado e água antes da fervura forte. Quem fizer fraco lava as xícaras de todo mundo.'],
        ['Existe o café de visita e o café de casa. A visita que ganha o de casa pode se considerar da família.'],
      ],
    },
    motivational: {
      openings: [
        'Maduro, seco, torrado, moído: {topic}.',
        'Trabalho que levanta antes do galo: {topic}.',
        'Provar devagar também é saber: {topic}.',
      ],
      steps: [
        ['Na lavoura, o grão não amadurece todo ao mesmo tempo. Quem colhe com cuidado passa várias vezes pelo mesmo pé.', 'Nas fazendas e nos sítios, a família inteira olha o céu na época da secagem. Uma chuva fora de hora muda o trabalho do ano.'],
        ['A torra muda a cor, o cheiro e até o som do grão. Alguns segundos a mais dão outra bebida.'],
        ['Prove o mesmo café de dois jeitos, coado e em outra cafeteira. Escreva o que sentiu antes de conversar.'],
        ['Uma xícara esfria em dez minutos e resume um ano de cuidado no campo. Vale o gole inteiro com atenção.'],
      ],
    },
  },
}
