import type { ProductType } from '../product-type.ts'

export const garment: ProductType = {
  nouns: ['roupa', 'conjunto', 'macacão', 'blazer'],
  asks: ['as suas medidas', 'onde você quer usar', 'as cores que mais veste'],
  questions: {
    sale: ['Você usaria no trabalho, no passeio ou na festa?', 'Qual cor domina o seu armário?'],
    content: ['Qual peça com etiqueta ainda mora no seu armário?', 'Você lê a etiqueta antes de lavar?'],
  },
  emojis: ['👚', '🛍️', '✨'],
  hashtags: ['modafeminina', 'lookdodia', 'roupas', 'roupasfemininas', 'moda', 'conjunto', 'tendencia', 'macacao'],
  sale: {
    professional: {
      openings: [
        '{O topic} para sair de casa com vontade.',
        'Uma escolha para muitos dias do mês: {topic}.',
        'Quem procura {topic} pensa em conforto e caimento.',
      ],
      steps: [
        ['Há manhãs em que tudo parece errado no espelho, e outras em que a primeira escolha resolve. A diferença costuma estar no caimento.', 'Um compromisso aparece na agenda e, antes de confirmar, você já pensa no que vai vestir. Ter uma resposta no armário ajuda muito.'],
        ['Uma boa roupa acompanha o corpo sem apertar nem sobrar. Você senta, anda, estende o braço e não precisa arrumar nada.'],
        ['Serve ao trabalho, ao passeio e à visita, conforme o que se usa junto. O que é versátil sai mais vezes do cabide.'],
        ['Antes de escolher, tire suas medidas com fita e pense em duas ocasiões próximas de uso. Isso decide tamanho, cor e tecido.'],
      ],
    },
    casual: {
      openings: [
        'Olha só {o topic} e me diz se não é a sua cara.',
        'Pra parar de dizer que não tem o que vestir: {topic}.',
        'Já imagino você com {o topic} por aí.',
      ],
      steps: [
        ['Sabe quando a cama fica coberta de roupa e a gente sai com a primeira que provou? Pois é, a boa a gente reconhece.', 'Tem roupa que a gente compra e usa na mesma semana. Essa é a que vale, o resto só ocupa cabide.'],
        ['O que eu olho primeiro é o caimento. Se veste bem no corpo, o resto a gente resolve com o sapato e o cabelo.'],
        ['Vai pro trabalho, pro almoço de família, pro aniversário da amiga. É só mudar o sapato que já parece outra produção.'],
        ['Me passa suas medidas e conta onde quer usar. Com isso fica bem mais fácil acertar do que só pela numeração.'],
      ],
    },
    funny: {
      openings: [
        'Para o armário lotado onde nunca tem nada: {topic}.',
        '{O topic} e o fim da reunião com o espelho.',
        'O espelho pediu {o topic}, eu só estou avisando.',
      ],
      steps: [
        ['O armário não fecha, a gaveta emperra, e a frase continua a mesma, não tenho roupa. A ciência ainda estuda esse fenômeno.', 'Você combinou de sair às oito. São oito e vinte, há sete cabides na cama, e a mensagem dizia que já estava chegando.'],
        ['Roupa boa é a que dispensa ensaio. Vestiu, olhou uma vez, saiu, e ainda deu tempo de voltar para pegar a chave.'],
        ['Serve para o trabalho, para a festa da prima e para encontrar por acaso aquela pessoa que você queria que visse.'],
        ['Tire as medidas de hoje, com o ar solto e a fita no lugar. Ela guarda segredo, e a roupa agradece a sinceridade.'],
      ],
    },
    motivational: {
      openings: [
        'Para um dia importante e para todos os outros: {topic}.',
        '{O topic} para quem tem muito dia pela frente.',
        'Vestir-se bem também é cuidado, e {o topic} {ajuda/ajudam}.',
      ],
      steps: [
        ['É o primeiro dia no trabalho novo, e a roupa ficou escolhida na noite anterior. Uma preocupação a menos na hora de se apresentar.', 'Você passa o dia resolvendo a vida de todo mundo. Vestir uma coisa de que gosta, logo cedo, é um agrado só seu.'],
        ['Quando a roupa veste bem, você se esquece dela e presta atenção no que veio fazer. Isso vale na reunião e na festa.'],
        ['Pode marcar uma conquista ou só alegrar um dia comum. As duas ocasiões são boas, e nenhuma precisa de convite.'],
        ['Escolha pelo corpo e pela rotina que você tem hoje. Assim a roupa sai do armário muitas vezes no mês.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Um armário que ajuda de manhã: {topic}.',
        'O que vale conferir antes de comprar {topic}.',
        'Antes que vire compra parada no cabide: {topic}.',
      ],
      steps: [
        ['Quase todo armário guarda alguma coisa ainda com etiqueta. Foi comprada com vontade, e mesmo assim a ocasião de usar não chegou.', 'Na loja, parecia perfeito. Em casa, não combinava com nada, e o cabide ficou com a compra por mais de um ano.'],
        ['Muitas compras são feitas para uma vida imaginada, com festas e viagens. A semana de verdade pede outra roupa.'],
        ['Antes de comprar, lembre de três coisas suas que combinam com a novidade. Se não chegar a três, espere alguns dias.'],
        ['Com o tempo, o armário fica menor e mais útil. Escolher o que vestir volta a levar só alguns minutos.'],
      ],
    },
    casual: {
      openings: [
        'Aquela etiqueta que ninguém lê {no topic}.',
        'Dica pra roupa continuar do mesmo tamanho: {topic}.',
        'Você lê a etiqueta {do topic} antes de lavar?',
      ],
      steps: [
        ['A etiqueta pinica, a gente corta e joga fora. Aí chega o dia de lavar e ninguém sabe se pode água quente.'],
        ['Cada tecido aguenta uma coisa, e os desenhos contam qual. O balde é a lavagem, o triângulo é o alvejante, o ferro é o ferro mesmo.'],
        ['Antes de cortar, tira uma foto da etiqueta e guarda numa pasta do celular. Um xis em cima do desenho quer dizer que não pode.'],
        ['Depois disso, a lavagem deixa de ser aposta. E a roupa preferida sai da máquina do mesmo tamanho que entrou.'],
      ],
    },
    funny: {
      openings: [
        'Histórias de provador, com participação de {topic}.',
        'Um gancho, dez cabides e pouca luz: {topic}.',
        'Quem já provou {topic} com a cortina que não fecha?',
      ],
      steps: [
        ['A cortina do provador nunca fecha dos dois lados. Você escolhe qual metade da loja vai acompanhar a sua prova.', 'A luz do provador foi instalada por alguém que não gosta de gente. Ali dentro, até a roupa mais bonita pede desculpas.'],
        ['São dois ganchos para dez cabides, um banquinho para a bolsa e ninguém por perto. É aí que o zíper resolve prender.'],
        ['Vá com roupa fácil de tirar e leve o sapato que vai usar. Sente, levante o braço e olhe as costas antes de decidir.'],
        ['E peça opinião a quem fala a verdade com carinho. Quem diz que tudo ficou lindo talvez só queira ir almoçar.'],
      ],
    },
    motivational: {
      openings: [
        'Cinco minutos de cuidado que rendem anos: {topic}.',
        'Quem cuida {do topic} usa por muito mais tempo.',
        'Dar atenção {ao topic} antes de guardar.',
      ],
      steps: [
        ['Pregar um botão leva cinco minutos, e a roupa espera por eles há meses. Um dia a gente senta, faz e se surpreende.', 'Em muitas casas havia um dia para olhar a roupa da família. Botão, bainha, mancha, tudo se via antes de guardar.'],
        ['Roupa se gasta mais pela falta de cuidado do que pelo uso. Um fio puxado hoje vira furo na próxima lavagem.'],
        ['Escolha uma gaveta por semana e separe o que precisa de botão, de linha ou de lavagem. Resolva um cabide por vez.'],
        ['No fim do mês, há roupa de volta ao armário sem nenhuma compra. E a mão aprendeu um ponto novo.'],
      ],
    },
  },
}
