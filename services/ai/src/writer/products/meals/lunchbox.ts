import type { ProductType } from '../product-type.ts'

export const lunchbox: ProductType = {
  nouns: ['marmita', 'marmita fit', 'marmitinha', 'quentinha', 'marmitex', 'prato feito', 'refeição', 'kit de marmitas'],
  asks: ['se você come muito ou pouco', 'se tem algo que não entra no seu prato', 'quantas pessoas vão comer', 'em que dias da semana você precisa', 'o que não pode faltar no seu prato'],
  questions: {
    sale: ['O que não pode faltar no seu almoço?', 'Você almoça em casa, no trabalho ou na correria?'],
    content: ['Qual comida toma conta da copa com o cheiro?', 'Você enfrenta fila de micro-ondas?'],
  },
  emojis: ['🍱', '🍽️', '😋'],
  hashtags: ['marmita', 'marmitas', 'marmitex', 'quentinha', 'marmitaria', 'pratofeito', 'almoco', 'comidacaseira'],
  sale: {
    professional: {
      openings: [
        'Comida de verdade no meio do expediente: {topic}.',
        'O almoço já está decidido, com {topic}.',
        '{O topic} {devolve/devolvem} tempo ao seu dia.',
      ],
      steps: [
        ['Meio-dia e quinze, uma reunião que atrasou e nenhuma ideia do que comer. Ter o almoço resolvido muda a tarde.', 'Quem chega em casa às oito da noite não quer descascar nada. Quer sentar diante de um prato pronto.'],
        ['Comida de panela, servida em porção pensada, sustenta a tarde de um jeito que lanche nenhum consegue.'],
        ['Ajuda quem trabalha fora, quem trabalha em casa, quem estuda e quem mora sozinho e cozinha pouco.'],
        ['Antes de escolher, pense no tamanho da sua fome e nos dias em que o almoço costuma ficar para depois.'],
      ],
    },
    casual: {
      openings: [
        'Almoço resolvido sem sujar panela: {topic}.',
        'Meio-dia tranquilo é quando tem {topic}.',
        'Comidinha de panela faz falta, né? Tem {topic}.',
      ],
      steps: [
        ['Onze e meia e já começa aquele papo no trabalho: o que vamos almoçar? Quem já resolveu só sorri.', 'Tem dia em que cozinhar pra um dá mais preguiça que fome. Aí uma comida pronta vale ouro.'],
        ['Nada contra o lanche, mas comida de panela tem outro efeito. A tarde rende e ninguém fica procurando bolacha.'],
        ['É pra quem trabalha fora, pra quem faz home office de pijama e pra quem estuda o dia inteiro.'],
        ['Me conta se você come muito ou pouco e se tem algo que não entra no prato. Fica mais fácil acertar.'],
      ],
    },
    funny: {
      openings: [
        'A copa da firma vai sentir o cheiro {do topic}.',
        'Fila do micro-ondas, que lá {vem/vêm} {o topic}.',
        'Hoje ninguém almoça bolacha: {topic}.',
      ],
      steps: [
        ['Na copa do trabalho, o cheiro sai do micro-ondas e três colegas lembram de pegar água. Todos perguntam o que é.', 'A panela em casa está lavada, guardada e feliz. Depois de tantos jantares juntos, ela e o fogão mereciam um descanso.'],
        ['Comida de panela impõe respeito. O colega do biscoito recheado olha, suspira e repensa as escolhas da semana.'],
        ['Para quem mora sozinho, evita o famoso jantar em pé, com garfo e a porta da geladeira aberta.'],
        ['Escolha pelo tamanho da fome e pela distância até o jantar. Se houver academia no meio, some um pouco.'],
      ],
    },
    motivational: {
      openings: [
        'Quem trabalha o dia todo merece almoçar direito: {topic}.',
        'Um almoço cuidado no meio da correria: {topic}.',
        'Sentar e comer bem também faz parte do dia, com {topic}.',
      ],
      steps: [
        ['Quem cuida da casa, do trabalho e dos filhos deixa o próprio almoço por último. Um prato pronto muda a ordem.', 'Parar vinte minutos, sentar e comer com garfo e faca. Em dia apertado, isso já é conquista.'],
        ['Panela no fogo cedo, porções medidas, tudo pensado antes do meio-dia. Há muito trabalho dentro de um almoço comum.'],
        ['Também ajuda a quem acabou de ter bebê, voltou a estudar ou cuida de alguém em casa. É tempo devolvido.'],
        ['Olhe sua semana e veja os dias mais cheios. São esses que merecem o almoço decidido com antecedência.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Organização do almoço de quem trabalha: {topic}.',
        'Como conservar e aquecer {o topic}.',
        'Pequenos cuidados com a comida da semana: {topic}.',
      ],
      steps: [
        ['A comida foi aquecida por três minutos, está fervendo na borda e fria no centro. Acontece em toda copa.'],
        ['O micro-ondas aquece mais as bordas que o meio. E, em temperatura ambiente, a comida estraga mais cedo do que parece.'],
        ['Leve em bolsa térmica e refrigere ao chegar. Para aquecer, abra espaço no centro e mexa na metade do tempo.'],
        ['Quem cozinha para muitos começa cedo e trabalha com o relógio. Ao meio-dia, a fome dos outros não espera.'],
      ],
    },
    casual: {
      openings: [
        'Papo de copa e micro-ondas: {topic}.',
        'Aprendi no trabalho como esquentar {o topic}.',
        'Vida real de quem almoça fora: {topic}.',
      ],
      steps: [
        ['O meio da comida gelado e a borda queimando a língua. Todo mundo que usa micro-ondas conhece esse encontro.'],
        ['O calor do micro-ondas entra pelas beiradas. O centro fica por último, ainda mais se a comida estiver amontoada.'],
        ['Espalha a comida, deixa um buraco no meio e para na metade pra mexer. E põe umas gotinhas de água no arroz.'],
        ['Cozinhar cedinho tem uma paz gostosa. A rua ainda quieta e o alho já no fogo.'],
      ],
    },
    funny: {
      openings: [
        'Crônicas da copa, com {topic}.',
        'O micro-ondas como ponto de encontro: {topic}.',
        'Pequeno guia de sobrevivência ao meio-dia, incluindo {topic}.',
      ],
      steps: [
        ['Há sempre quem aqueça peixe às doze e cinco. O prédio inteiro toma conhecimento, até a garagem.'],
        ['O cheiro se espalha pelo vapor, e a copa tem dois metros. É química e também convivência.'],
        ['Tampe com tampa de micro-ondas, mexa na metade e limpe depois. Você será lembrado como pessoa de bem.'],
        ['A geladeira do trabalho guarda potes sem dono desde a última gestão. Ninguém abre, por prudência.'],
      ],
    },
    motivational: {
      openings: [
        'O trabalho por trás de um almoço comum: {topic}.',
        'Cozinhar todos os dias é ofício de constância: {topic}.',
        'Quem alimenta a semana dos outros conhece {o topic}.',
      ],
      steps: [
        ['Cozinhar uma vez é fácil de admirar. Cozinhar todos os dias, com o mesmo cuidado, pouca gente vê.'],
        ['Constância pede método: lista, pré-preparo, fogo e limpeza na mesma ordem. É o que deixa a comida sempre parecida.'],
        ['Para facilitar a semana, deixe alho, cebola e verduras já limpos. Metade do tempo do jantar está nessa parte.'],
        ['Ao meio-dia, em muitas mesas diferentes, alguém abre o mesmo almoço. Quem cozinhou está lavando as panelas.'],
      ],
    },
  },
}
