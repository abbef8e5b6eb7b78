import type { ProductType } from '../product-type.ts'

export const potCake: ProductType = {
  nouns: ['bolo de pote', 'bolo no pote', 'bolo no copo'],
  asks: ['quantas porções você imagina', 'quais sabores prefere', 'para quando é'],
  questions: {
    sale: ['Qual sabor você esconderia no fundo da geladeira?', 'Você come de uma vez ou guarda metade?'],
    content: ['Você come em camadas ou cava até o fundo?', 'Onde você esconde seu doce em casa?'],
  },
  emojis: ['🍰', '🥄', '😋'],
  hashtags: ['bolodepote', 'bolonopote', 'bolosdepote', 'bolodepotegourmet', 'bolonocopo', 'doces', 'confeitaria'],
  sale: {
    professional: {
      openings: [
        'A sobremesa na porção de uma pessoa: {topic}.',
        'Para depois do almoço, {topic} e uma colher.',
        '{O topic} {cabe/cabem} no intervalo de qualquer dia.',
      ],
      steps: [
        ['O almoço terminou, o trabalho recomeça em quinze minutos e ficou faltando um doce. Basta uma colher.', 'A reunião foi longa e o café já esfriou. Na geladeira da copa, porém, há uma sobremesa esperando pela pausa.'],
        ['Massa e recheio vêm em camadas, e a colher desce até o fundo. Assim cada colherada leva um pouco de tudo.'],
        ['{Serve/Servem} para o lanche em casa, para a sobremesa do trabalho e para a festa em que cada convidado recebe a sua porção.'],
        ['Para um encontro, conte uma porção por pessoa e escolha mais de um sabor. Os indecisos costumam ficar com dois.'],
      ],
    },
    casual: {
      openings: [
        'Pega a colher, que hoje tem {topic}.',
        'Sobremesa só sua, sem dividir com ninguém: {topic}.',
        'Bateu aquela vontade de doce? Já pensa {no topic}.',
      ],
      steps: [
        ['Depois do almoço sempre bate aquela vontade de um docinho. Não precisa de bolo inteiro, só de umas colheradas bem caprichadas.', 'Sofá, série e uma colher na mão. Se alguém pedir um pouquinho, você decide se ama essa pessoa o bastante.'],
        ['O gostoso é enfiar a colher até o fundo e trazer massa e recheio juntos. Cada camada aparece na mesma colherada.'],
        ['Combina com a sobremesa do trabalho, com visita que chega sem avisar e com aquele fim de dia que pede um doce.'],
        ['Vai levar pra turma? Mistura os sabores e deixa cada um escolher o seu, que assim todo mundo sai contente.'],
      ],
    },
    funny: {
      openings: [
        'Esconde no fundo da geladeira: {topic}.',
        'Colher na mão e nenhuma testemunha: {topic}.',
        'Dividir {o topic} é prova de amor avançada.',
      ],
      steps: [
        ['Na geladeira do escritório, pote sem nome é de quem chegar primeiro. Escreva bem grande e ainda assim confira antes do almoço.', 'A pessoa come só metade e guarda o resto para amanhã. O amanhã chega em doze minutos, de pijama, com a mesma colher.'],
        ['As camadas existem por um motivo: a colher precisa ir até o fundo buscar o recheio. É pesquisa, e toda pesquisa séria se aprofunda.'],
        ['Para casal que briga pela última fatia, é a paz no lar. Cada um com o seu, e que ninguém estique a colher.'],
        ['Na hora de escolher o sabor, peça dois. Um é para você e o outro também, só que mais tarde.'],
      ],
    },
    motivational: {
      openings: [
        'Depois de um dia cheio, {topic} e dez minutos de sossego.',
        'Um carinho pequeno que cabe no dia: {topic}.',
        'Camada por camada, com capricho até o topo: {topic}.',
      ],
      steps: [
        ['Prova entregue, plantão terminado, casa em silêncio. Há dias que pedem um doce comido devagar, sem dividir a atenção com nada.', 'Quem passa a semana cuidando dos outros costuma deixar a sobremesa para depois. Uma porção só sua é um bom começo.'],
        ['Montar em camadas pede paciência: a massa assenta, o recheio vem por cima e a colher encontra os dois juntos.'],
        ['Deixar um na mesa de um colega em dia difícil diz muito com pouco. A pessoa lembra do gesto e do sabor.'],
        ['Escolha o sabor pensando em quem vai comer, mesmo que seja você. Essa é a parte mais gostosa de decidir.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Camadas, colher e conservação: {topic}.',
        'Para servir {o topic} no ponto certo.',
        'O que existe entre uma camada e outra {no topic}.',
      ],
      steps: [
        ['Muita gente tira da geladeira e come na mesma hora. O recheio está firme, a massa parece dura e o sabor fica escondido.', 'Quem já montou em casa conhece a cena: as camadas ficam bonitas na véspera e no dia seguinte está tudo misturado.'],
        ['O frio endurece a gordura do recheio e da massa. E, quando o recheio entra quente ou mole demais, ele escorre entre as camadas.'],
        ['Deixe uns dez minutos fora da geladeira antes de comer. Se for montar, espere o recheio esfriar e comece pela massa.'],
        ['Montar porções iguais é um trabalho de medida e repetição. A mão que faz isso muitas vezes aprende a quantidade sem balança.'],
      ],
    },
    casual: {
      openings: [
        'Papo de colher na mão: {topic}.',
        'Segredinho de quem vive montando camada: {topic}.',
        'Você sabe comer {o topic} do jeito certo?',
      ],
      steps: [
        ['Eu demorei pra entender por que em casa as camadas viravam uma coisa só. Era a pressa de montar com recheio morno.'],
        ['O recheio quente derrete, desce e encharca tudo. Frio e firme, ele fica onde a gente colocou.'],
        ['Espera o recheio esfriar de verdade antes de montar. E na hora de comer, tira da geladeira uns dez minutinhos antes.'],
        ['Montar um monte igual é quase uma dança: massa, recheio, massa, recheio. Quando a última camada fecha, dá um orgulho danado.'],
      ],
    },
    funny: {
      openings: [
        'Boletim da geladeira da firma: {topic}.',
        'Perfil psicológico de quem come {topic}.',
        'Táticas para proteger {o topic} da própria família.',
      ],
      steps: [
        ['Toda casa tem um escavador: ele não come por camadas, ele abre um poço central e deixa as paredes de massa em pé.'],
        ['É que a melhor colherada costuma estar embaixo, onde a massa ficou mais tempo junto do recheio. O escavador sabe disso.'],
        ['Para pegar tudo de uma vez, incline a colher e desça rente à parede. Funciona melhor que o poço e faz menos bagunça.'],
        ['Quem monta passa o dia enchendo camadas e não come nenhuma. A não ser aquela que ficou torta, que precisa de análise.'],
      ],
    },
    motivational: {
      openings: [
        'De camada em camada se aprende o ponto: {topic}.',
        'Um trabalho de medida e paciência: {topic}.',
        'Quem já montou sabe quanto cuidado há {no topic}.',
      ],
      steps: [
        ['A primeira montagem costuma ser uma bagunça, com recheio na borda, camada torta e dedo lambuzado. Na décima, a mão já sabe o caminho.', 'Muita gente começou com meia dúzia de potes para os amigos e uma colher de sopa como medida. O capricho já era o mesmo.'],
        ['Medir do mesmo jeito toda vez é o que deixa as porções iguais. O olho aprende primeiro e a mão acompanha.'],
        ['Ao montar em casa, limpe a borda a cada camada com papel úmido. O detalhe leva segundos e muda a aparência inteira.'],
        ['Repetir a mesma camada dezenas de vezes sem perder o cuidado é um tipo de talento. Quem come nem imagina, mas sente.'],
      ],
    },
  },
}
