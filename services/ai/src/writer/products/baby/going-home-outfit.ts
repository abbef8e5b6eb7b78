import type { ProductType } from '../product-type.ts'

export const goingHomeOutfit: ProductType = {
  nouns: ['saída de maternidade', 'saída maternidade'],
  asks: ['a data prevista', 'como é o clima nessa época', 'se já sabe o tamanho previsto'],
  questions: {
    sale: ['Já escolheu a cor da roupinha da volta pra casa?', 'Seu bebê chega no frio ou no calor?'],
    content: ['Você ainda guarda a roupa da saída da maternidade?', 'Quem vestiu o seu bebê pra ir pra casa?'],
  },
  emojis: ['👶', '👕', '💛'],
  hashtags: ['saidadematernidade', 'saidamaternidade', 'saidadamaternidade', 'maladamaternidade', 'recemnascido', 'enxovaldebebe', 'modabebe'],
  sale: {
    professional: {
      openings: [
        'A primeira roupa de passeio do bebê: {topic}.',
        '{O topic} para o dia de ir para casa.',
        'Escolhida bem antes do grande dia: {topic}.',
      ],
      steps: [
        ['O dia da alta chega, e a roupa está separada há semanas. Vestir o bebê para ir embora é um momento que a família guarda.', 'A porta do hospital se abre, a família espera e alguém prepara o celular. A primeira foto na rua é com essa roupa.'],
        ['É a roupa das primeiras fotos fora do hospital. Por isso se escolhe com tanto cuidado, do tecido ao tamanho.'],
        ['Costuma ser presente de avós e padrinhos, por ser uma escolha cheia de significado. Depois do dia, muita gente guarda de lembrança.'],
        ['Pense no clima do mês previsto para o parto e no tamanho estimado do bebê. Vale ter tudo pronto algumas semanas antes.'],
      ],
    },
    casual: {
      openings: [
        'Aquela roupa que a gente nunca mais esquece: {topic}.',
        'Pra voltar pra casa em família: {topic}.',
        'Já escolheu {o topic} do seu bebê?',
      ],
      steps: [
        ['A gente passa meses imaginando o bebê nessa roupa. Aí chega a hora, a mão treme um pouco e o botão não fecha nunca.', 'De tudo que tá na gaveta, essa é a roupa que a gente abre mais vezes pra olhar. E fecha sorrindo.'],
        ['O que faz essa roupa especial é o dia. É com ela que o bebê vai pra casa e sai na foto que todo mundo pede.'],
        ['Avó adora dar, madrinha também, e quase sempre tem uma disputa boa. Depois a roupa fica guardada, com a pulseirinha do hospital.'],
        ['Me fala a data prevista e como costuma ser o tempo aí nessa época. Com isso a gente já escolhe melhor.'],
      ],
    },
    funny: {
      openings: [
        'Traje de gala para um passeio de vinte minutos: {topic}.',
        '{O topic} para quem vai dormir o caminho inteiro.',
        'O bebê estreia {o topic} e nem abre os olhos.',
      ],
      steps: [
        ['Foram três semanas para escolher a roupa e quarenta minutos para vestir. O homenageado dormiu o tempo todo.', 'Na saída do hospital, todos queriam uma foto. O bebê bocejou, fez careta e espirrou, e ficou lindo em todas.'],
        ['É uma roupa de uma grande ocasião, usada por alguém que prefere ficar sem meia. A família, essa sim, se emociona.'],
        ['A avó quer dar, a outra avó também, e a madrinha já comprou. Quem chega primeiro avisa o grupo da família.'],
        ['Escolha com o clima do mês na cabeça e deixe pronto antes. Bebê não costuma consultar a agenda de ninguém.'],
      ],
    },
    motivational: {
      openings: [
        'A espera termina com um passeio até em casa: {topic}.',
        '{O topic} para um dia que se esperou por meses.',
        'Tem uma família inteira esperando {o topic}.',
      ],
      steps: [
        ['Depois de tantas consultas e tantas contas no calendário, vocês saem do hospital com alguém a mais. A casa já está à espera.', 'Alguém escolheu, lavou e dobrou essa roupa com meses de antecedência. No dia, é a primeira coisa que sai da bolsa.'],
        ['Há roupas que a gente lembra pela ocasião. Essa acompanha um caminho curto e muito importante, do hospital até em casa.'],
        ['Quem dá essa roupa de presente participa do dia, mesmo de longe. Anos depois, é ela que aparece na foto da estante.'],
        ['Escolha com tempo, pensando na estação e no conforto de quem acabou de nascer. O resto da emoção já vem junto.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que pensar antes de escolher {o topic}.',
        'Clima, tamanho e antecedência: {topic}.',
        'Pronta na bolsa, sem pressa: {topic}.',
      ],
      steps: [
        ['A roupa foi escolhida no calor, e o bebê nasceu na semana da chuva. Quem espera um bebê conhece essa incerteza.', 'O bebê nasce, e a roupa tão esperada fica enorme. Ou justa, o que também acontece, e ninguém tinha como saber.'],
        ['O peso estimado nos exames é só uma aproximação. E a data prevista pode variar em semanas, com o tempo mudando junto.'],
        ['Tenha uma opção de tamanho maior, lave tudo antes e pense em camadas. Tirar ou acrescentar uma peça resolve o clima.'],
        ['No fim, nada disso aparece na foto. O que se vê é um bebê recém-chegado e alguém que não para de olhar.'],
      ],
    },
    casual: {
      openings: [
        'Como vai ser esse dia, com {o topic} e tudo.',
        'Coisas que a gente não esperava na saída: {topic}.',
        'Vestir {o topic} no hospital, uma aventura.',
      ],
      steps: [
        ['Em casa a gente ensaia com um ursinho e parece fácil. No hospital, com aquele bracinho mole, ninguém sabe por onde começar.', 'Todo mundo avisa do parto, das noites, do leite. Do tanto que a gente se atrapalha pra vestir o bebê, ninguém fala.'],
        ['Bebê novinho fica encolhido, com as mãos fechadas e as pernas dobradas. A roupa precisa ir ao encontro dele, não o contrário.'],
        ['Abre todos os botões antes e enfia a sua mão pela manga pra buscar a mãozinha. Vai devagar, que a alta demora mesmo.'],
        ['Se o gorrinho ficar torto, deixa. Daqui a uns anos, é justamente esse detalhe que a gente vai mostrar pra todo mundo.'],
      ],
    },
    funny: {
      openings: [
        'Ensaio técnico para {o topic}.',
        'O desfile mais curto da família: {topic}.',
        'Quem veste o bebê com {o topic} também sua.',
      ],
      steps: [
        ['A alta saiu às dez. Às dez e meia ainda faltava um braço, e três adultos formados discutiam qual era a frente.', 'Pai, avó e enfermeira em volta do trocador, um bebê dormindo no meio. Uma equipe inteira para fechar dois botões.'],
        ['O bebê dobra tudo o que você estica. Estica a perna, dobra o joelho, dobra o joelho, fecha a mão dentro da manga.'],
        ['Abra a roupa por inteiro na cama, deite o bebê por cima e vista a partir daí. Dois adultos bastam, o terceiro filma.'],
        ['No carro, a trinta por hora, todos olham para o banco de trás. O bebê, bem vestido, segue sem comentar.'],
      ],
    },
    motivational: {
      openings: [
        'Um caminho curto que ninguém esquece: {topic}.',
        'Há lembranças que cabem {no topic}.',
        'Do hospital para casa, em família: {topic}.',
      ],
      steps: [
        ['Em muitas casas, essa roupa está numa caixa com a pulseira do hospital. De vez em quando, alguém abre para mostrar.'],
        ['Nesse dia, a família entra em casa com mais uma pessoa. É natural querer guardar alguma coisa que esteve ali.'],
        ['Depois de usar, lave com sabão neutro, seque bem e guarde em tecido de algodão, longe da luz. Junte um bilhete com a data.'],
        ['Um dia, a própria pessoa segura a roupa nas mãos e não acredita que coube ali. Aí a história é contada de novo.'],
      ],
    },
  },
}
