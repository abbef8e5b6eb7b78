import type { ProductType } from '../product-type.ts'

export const regionalSoda: ProductType = {
  nouns: ['cajuína', 'refrigerante artesanal', 'refrigerante regional', 'guaraná artesanal', 'tubaína'],
  asks: ['quantas pessoas vão beber', 'o que vai ser servido junto', 'se é para a festa ou para o almoço'],
  questions: {
    sale: ['No almoço, no lanche ou na festa?', 'Com qual salgado você tomaria?'],
    content: ['Que bebida só existe na sua região?', 'Qual refresco lembra as férias da infância?'],
  },
  emojis: ['🥤', '🧊', '🍹'],
  hashtags: ['cajuina', 'refrigeranteartesanal', 'tubaina', 'bebidaregional', 'bebidasgeladas', 'saboresdobrasil'],
  sale: {
    professional: {
      openings: [
        'O sabor de uma região dentro da garrafa: {topic}.',
        'Garrafa gelada no centro da mesa: {topic}.',
        'Um sabor local para servir com orgulho, {topic}.',
      ],
      steps: [
        ['O almoço reúne avós, filhos e netos, e todos levantam o copo para a mesma garrafa gelada. Há sabores que pertencem ao lugar.', 'O primo que mora longe chegou hoje e só pediu uma coisa. Antes da mala, abriu a geladeira procurando a bebida da terra.'],
        ['O gosto não se parece com o das grandes marcas: é mais perfumado, mais próximo da fruta ou da raiz de onde vem.'],
        ['{Acompanha/Acompanham} pastel, churrasco, almoço de família e festa de criança. {Serve/Servem} a quem não bebe álcool e quer algo diferente.'],
        ['Conte as pessoas e pense no prato: comida salgada pede mais copos. E reserve um bom espaço na geladeira.'],
      ],
    },
    casual: {
      openings: [
        'Geladeira com gosto da terra da gente: {topic}.',
        'Pastel quentinho pede {topic}.',
        'Quem cresceu com {topic} já tá com sede.',
      ],
      steps: [
        ['Abriu a geladeira, viu a garrafa suando de gelada e já pegou o copo. Nem era sede, era saudade.', 'Meio-dia, panela no fogo, gente chegando, e alguém grita da sala se a bebida tá gelada. A resposta tem que ser sim.'],
        ['Não {tem/têm} gosto de refrigerante de mercado. É um sabor daqui, que quem é da região reconhece no primeiro gole.'],
        ['{Vai/Vão} no almoço, no lanche, na quermesse e na mala de quem vai visitar parente fora. Criança e adulto bebem igual.'],
        ['Me diz quantos são e o que vai ter pra comer. E já abre espaço na geladeira, que quente ninguém merece.'],
      ],
    },
    funny: {
      openings: [
        'Ninguém explica para quem é de fora: {topic}.',
        'O último copo {do topic} teve sorteio.',
        'Orgulho da cidade em garrafa: {topic}.',
      ],
      steps: [
        ['O turista pediu o refrigerante de sempre. O garçom, com paciência, trouxe o outro e ficou ao lado para ver a cara dele.', 'O sobrinho descobriu que noutra cidade não vendem. Chorou um pouco e levou seis garrafas na mala do pai.'],
        ['{Tem/Têm} um sabor que só quem é da terra descreve, e a descrição costuma ser: você precisa provar.'],
        ['{Serve/Servem} para almoço, quermesse, pastel e para convencer o cunhado de outro estado de que aqui também se bebe bem.'],
        ['Calcule dois copos por pessoa e some os parentes de fora. Eles bebem com a pressa de quem vai embora cedo.'],
      ],
    },
    motivational: {
      openings: [
        'O que a terra tem de seu: {topic}.',
        'Um brinde simples, que todos bebem: {topic}.',
        'Manter um sabor vivo na mesa, com {topic}.',
      ],
      steps: [
        ['A formatura foi na escola do bairro, e a festa é no quintal. Um brinde que crianças e avós podem fazer juntos vale muito.', 'Quem saiu da terra mostra aos filhos de onde veio como pode. Às vezes começa por um copo gelado no almoço.'],
        ['Muitas bebidas de região nasceram há gerações. Resistiram porque alguém continuou fazendo e alguém continuou pedindo.'],
        ['É lembrança fácil para parentes distantes, para o amigo que vai de visita e para a mesa da equipe.'],
        ['Se for para a festa, some as crianças com atenção. Elas voltam à mesa mais vezes do que se imagina.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'As bebidas que só existem numa região: {topic}.',
        'A história que há dentro {do topic}.',
        'O Brasil em garrafas, capítulo de hoje: {topic}.',
      ],
      steps: [
        ['Muita gente só conhece as marcas que aparecem na televisão. Ao viajar, descobre que cada região guarda uma bebida própria.', 'Na geladeira da venda, a garrafa de rótulo antigo passa despercebida. Quem é de fora pede o de sempre e perde o melhor.'],
        ['Antes dos caminhões frigoríficos, cada cidade engarrafava o que a terra dava: caju, guaraná, gengibre, frutas da época.'],
        ['Em viagem, pergunte ao garçom o que se bebe no lugar desde sempre. Sirva bem gelado e prove antes de comparar.'],
        ['Uma garrafa pode contar a história de uma cidade. Enquanto houver quem peça, ela continua na mesa.'],
      ],
    },
    casual: {
      openings: [
        'Na sua cidade tem uma bebida só de lá? Aqui o papo é {topic}.',
        'Viajou e não provou? Perdeu: {topic}.',
        'Cada lugar com a sua garrafa na geladeira: {topic}.',
      ],
      steps: [
        ['Já reparou que em toda viagem tem uma garrafa diferente na geladeira da venda? E a gente, bobo, pede o que já conhece.', 'Eu vejo gente nascer e crescer sem provar a bebida da cidade vizinha. Fica a uma hora dali e é outro mundo.'],
        ['Antigamente, transportar era difícil, então cada lugar inventava a sua. Caju aqui, guaraná ali, gengibre mais pra lá.'],
        ['Na próxima estrada, para numa venda e pergunta o que se bebe ali. Toma bem gelada, na sombra, sem pressa.'],
        ['Gosto de infância é mais forte que propaganda. Quem bebeu na casa da avó não troca por outra.'],
      ],
    },
    funny: {
      openings: [
        'Debate nacional, copo na mão: {topic}.',
        'A melhor bebida é a da minha cidade: {topic}.',
        'Passaporte de venda de estrada: {topic}.',
      ],
      steps: [
        ['Ponha duas pessoas de cidades diferentes na mesma mesa e pergunte qual refrigerante é melhor. Depois afaste as cadeiras.', 'O rótulo não muda há décadas, e ninguém aceita que mude. Houve abaixo-assinado por causa de uma tampinha.'],
        ['Cada cidade criou a sua porque o caminhão não chegava. Quando chegou, já era tarde, porque o povo tinha time.'],
        ['Quem visita os parentes deve elogiar a bebida do lugar antes da comida. Isso abre portas e ainda rende sobremesa.'],
        ['Existe um tipo de turista que volta com a mala tilintando. O pessoal da rodoviária conhece pelo som.'],
      ],
    },
    motivational: {
      openings: [
        'Receitas de cidade pequena: {topic}.',
        'Quem continua fazendo o que é daqui: {topic}.',
        'Um gole da história do lugar com {topic}.',
      ],
      steps: [
        ['Em muitas cidades, a fábrica de bebida era um galpão com poucos funcionários. Gerações aprenderam ali o primeiro ofício.', 'Um sabor local sobrevive quando as crianças o conhecem. Se elas pedem, a receita atravessa mais uma geração.'],
        ['Concorrer com quem é enorme pede constância. O pequeno fabricante fica de pé porque conhece o freguês pelo nome.'],
        ['Pergunte aos mais velhos que bebida havia nas festas da juventude deles. Talvez ainda exista quem faça.'],
        ['Cada região tem o seu modo de matar a sede. Valorizar isso é também cuidar do que nos distingue.'],
      ],
    },
  },
}
