import type { ProductType } from '../product-type.ts'

export const bottom: ProductType = {
  nouns: ['saia', 'calça', 'short', 'bermuda'],
  asks: ['as suas medidas de cintura e quadril', 'a sua altura', 'se prefere mais justo ou mais solto'],
  questions: {
    sale: ['Cintura alta ou cintura baixa, qual é a sua?', 'Com qual calçado você usaria a sua?'],
    content: ['Você confere os bolsos antes de lavar?', 'O que já apareceu no bolso depois da máquina?'],
  },
  emojis: ['🛍️', '🧵', '✨'],
  hashtags: ['modafeminina', 'calcas', 'saias', 'shorts', 'bermuda', 'lookdodia', 'tendencia'],
  sale: {
    professional: {
      openings: [
        '{O topic} com bom caimento para o dia a dia.',
        'A base de muitas combinações: {topic}.',
        'Quando {o topic} {veste/vestem} bem, o resto é fácil.',
      ],
      steps: [
        ['Você senta, levanta, sobe escada e passa o dia inteiro na mesma roupa. Uma peça que aperta ou escorrega se faz lembrar o tempo todo.', 'No provador, a primeira pergunta é se a cintura fecha. A segunda, mais importante, é se dá para sentar com conforto.'],
        ['A parte de baixo é a base da roupa. Quando cai bem na cintura e no quadril, combina com quase tudo que vier por cima.'],
        ['Com tênis vai ao passeio, com um calçado mais arrumado vai ao compromisso. Uma boa peça atende a semana inteira.'],
        ['Antes de escolher, meça cintura e quadril e veja o comprimento. Compare com uma peça sua que já veste bem.'],
      ],
    },
    casual: {
      openings: [
        'Pra usar com tudo que tá no armário: {topic}.',
        'Aposto que {o topic} {vai/vão} sair muito do seu armário.',
        'Experimenta {o topic} e depois me conta.',
      ],
      steps: [
        ['Tem roupa que a gente passa o dia puxando, pra cima ou pra baixo. E tem aquela que a gente veste e esquece que tá usando.', 'Quando a peça cai bem, a gente usa, lava e usa de novo. As outras ficam no cabide olhando, e tá tudo certo.'],
        ['O segredo tá na cintura e no quadril. Se ali encaixa, o resto da roupa parece que se arruma sozinho.'],
        ['Vai com camiseta, com camisa, com blusa de frio. É só trocar o sapato que muda tudo, de manhã ou de noite.'],
        ['Me passa cintura, quadril e a sua altura. Com isso dá pra ver o tamanho e onde vai bater o comprimento.'],
      ],
    },
    funny: {
      openings: [
        'Passa no teste de agachar no provador: {topic}.',
        '{O topic} para quem ainda vai repetir o almoço.',
        'Seu armário tem dez, mas falta {o topic}.',
      ],
      steps: [
        ['No provador, todo mundo faz o mesmo ensaio. Agacha, senta no banquinho, levanta um joelho e confere se alguém viu.', 'A melhor peça do armário é a que você usa tanto que as amigas já reconhecem de longe. As outras são figurantes.'],
        ['Uma boa parte de baixo resiste ao dia, à cadeira e à feijoada. É um conjunto de qualidades que muita gente não tem.'],
        ['Serve para trabalhar e para passear. E se tiver bolso, serve para perder a chave num lugar mais perto.'],
        ['Tire as medidas depois do almoço, e não antes. É com essa versão sua que a roupa vai passar a maior parte do dia.'],
      ],
    },
    motivational: {
      openings: [
        'Para andar, trabalhar e ainda passear: {topic}.',
        '{O topic} para quem passa o dia em movimento.',
        'Conforto para um dia cheio começa {no topic}.',
      ],
      steps: [
        ['Você pega condução, resolve três coisas a pé e ainda passa na casa de alguém. A roupa precisa acompanhar esse passo.', 'Quem procura muito até achar uma peça que vista bem sabe o tamanho dessa alegria. Ela vira a preferida dos dias cheios.'],
        ['Quando a roupa não aperta nem escorrega, a cabeça fica no que você está fazendo. É um conforto que rende no dia.'],
        ['Serve ao dia de trabalho, ao curso da noite e ao passeio. Uma peça só, bem escolhida, faz o serviço de várias.'],
        ['Escolha pelas medidas de hoje e pelo dia que você vive. Sente-se, ande e agache antes de decidir.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como acertar o tamanho {do topic}.',
        'A numeração confunde, a fita não: {topic}.',
        'O que medir antes de comprar {o topic}.',
      ],
      steps: [
        ['Numa loja você veste um número, e na seguinte, outro. O corpo é o mesmo, e a dúvida volta a cada compra.'],
        ['Não há um molde único, e cada fabricante parte do seu. O mesmo número pode variar vários centímetros de um para outro.'],
        ['Estenda uma peça que veste bem e meça cintura, quadril e comprimento. Anote no celular e compare antes de comprar.'],
        ['Entre dois tamanhos, o maior costuma ser a melhor escolha. Apertar a cintura é um conserto simples, e alargar quase nunca é.'],
      ],
    },
    casual: {
      openings: [
        'A preferida do armário pede cuidado na máquina: {topic}.',
        'Pra durar mais tempo bonita no corpo: {topic}.',
        'Cuidado fácil com {o topic} na hora de lavar.',
      ],
      steps: [
        ['Sabe aquela peça que era linda e foi perdendo a cor nas dobras? A minha preferida ficou mais clara bem onde eu sento.'],
        ['Na máquina cheia, as roupas se esfregam umas nas outras. Zíper aberto e botão solto arranham o que estiver perto.'],
        ['Esvazia os bolsos, fecha o zíper, vira do avesso e lava com roupas de cor parecida. Água fria já dá conta na maioria das vezes.'],
        ['E pendura pela barra ou pelo cós, bem esticada. Metade do trabalho do ferro se resolve no varal.'],
      ],
    },
    funny: {
      openings: [
        'Bolsos, essa promessa antiga: {topic}.',
        'A verdade sobre os bolsos {do topic}.',
        'Coisas que já passaram pela máquina com {o topic}.',
      ],
      steps: [
        ['A máquina de lavar já recebeu lenço, bilhete, batom e uma nota de dez. A nota saiu limpa, o resto nem tanto.'],
        ['O que entra no bolso some da memória em quinze minutos. Só volta a existir quando o tambor começa a fazer barulho.'],
        ['Deixe um potinho ao lado da máquina e passe a mão em cada bolso antes. O que aparecer vai para o pote.'],
        ['No fim do mês, o pote tem moedas para um café. E um recibo em branco, que alguém vai dizer que era importante.'],
      ],
    },
    motivational: {
      openings: [
        'Conhecer as próprias medidas ajuda em tudo: {topic}.',
        'Uma fita métrica e {o topic}.',
        'Vestir bem começa por medir, inclusive {o topic}.',
      ],
      steps: [
        ['O provador pode tirar a paciência de qualquer um. Três peças com o mesmo número na etiqueta, e cada uma veste de um jeito.'],
        ['A etiqueta traz um número que cada fabricante escolhe. Suas medidas, em centímetros, valem em qualquer lugar.'],
        ['Tire cintura, quadril e o comprimento que prefere, com uma fita comum. Guarde no celular e atualize de vez em quando.'],
        ['Quem conhece as próprias medidas entra no provador com duas peças em vez de oito. E sai com tempo para um sorvete.'],
      ],
    },
  },
}
