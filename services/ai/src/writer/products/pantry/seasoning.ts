import type { ProductType } from '../product-type.ts'

export const seasoning: ProductType = {
  nouns: ['tempero', 'tempero caseiro', 'tempero completo', 'tempero artesanal', 'sal temperado', 'alho em pasta', 'pasta de alho', 'alho e sal', 'sal com alho', 'tempero de alho'],
  asks: ['o que você mais cozinha na semana', 'quanto some por mês na sua cozinha', 'se é para o dia a dia ou para o churrasco'],
  questions: {
    sale: ['No arroz, no feijão ou na carne?', 'O que você temperaria primeiro?'],
    content: ['Qual é o cheiro da cozinha da sua infância?', 'Quem tem a melhor mão para tempero na sua família?'],
  },
  emojis: ['🧄', '🌿', '🍲'],
  hashtags: ['tempero', 'temperocaseiro', 'temperocompleto', 'alhoempasta', 'saltemperado', 'temperosartesanais', 'comidacaseira'],
  sale: {
    professional: {
      openings: [
        'O começo de toda boa panela: {topic}.',
        '{O topic} à mão, e o almoço já tem rumo.',
        'Arroz, feijão, carne e {topic}.',
      ],
      steps: [
        ['São onze e meia, o arroz ainda está no pacote e a família almoça ao meio-dia. Uma colher de tempero na panela quente adianta tudo.', 'A carne descongelou, as visitas confirmaram e falta temperar. Com o pote por perto, em minutos o assado está pronto para o forno.'],
        ['Quando o sabor está bem dosado, o mesmo pote serve para arroz, feijão, carne e legumes. E a panela de hoje sai tão boa quanto a de ontem.'],
        ['{Ajuda/Ajudam} quem cozinha todos os dias, quem está aprendendo e quem chega tarde e ainda precisa preparar o jantar.'],
        ['Para saber quanto levar, lembre quantas panelas a sua semana pede. Quem cozinha para muitos gasta o dobro sem perceber.'],
      ],
    },
    casual: {
      openings: [
        'A cozinha já tá cheirando: {topic}.',
        'Panela quente, um fio de óleo e {topic}.',
        'Arroz de todo dia fica outro com {topic}.',
      ],
      steps: [
        ['Aquele chiado na panela, o cheiro subindo, e alguém grita do quarto perguntando o que vai ter pra comer. É assim que começa.', 'Chegou em casa com fome e sem paciência pra picar nada? Uma colherada na panela e o arroz já tá encaminhado.'],
        ['O bom de um tempero acertado é não precisar de mais nada. A panela pega gosto logo no começo, e o resto vai junto.'],
        ['{Vai/Vão} pra quem cozinha todo dia, pra quem mora só e pra filha que acabou de montar a primeira cozinha.'],
        ['Me conta o que você faz mais aí, se é feijão, carne ou legume. Daí dá pra pensar em quanto vai gastar por mês.'],
      ],
    },
    funny: {
      openings: [
        'A vizinha sentiu o cheiro e já veio saber: {topic}.',
        'Arroz branco sente ciúme de arroz com {topic}.',
        'A panela chiou, e a família brotou: {topic}.',
      ],
      steps: [
        ['Ninguém ajuda a picar, ninguém ajuda a lavar. Basta a panela chiar, e surgem cinco ajudantes perguntando se já está pronto.', 'O cheiro subiu pelo prédio, e o vizinho do quinto bateu à porta para pedir açúcar. Ficou para o almoço.'],
        ['Uma colherada na panela e o arroz simples ganha confiança. Daqui a pouco ele quer sair na frente do assado.'],
        ['{Serve/Servem} para feijão, carne, legumes e para quem só sabe fazer ovo e quer impressionar alguém.'],
        ['Calcule pelo tanto que cozinha de verdade, e não pelo tanto que promete cozinhar. São contas diferentes.'],
      ],
    },
    motivational: {
      openings: [
        'A comida de todo dia com sabor de cuidado: {topic}.',
        'Quem alimenta a casa sabe o valor {do topic}.',
        'Para continuar cozinhando quando o dia foi longo: {topic}.',
      ],
      steps: [
        ['Chegar do trabalho e ainda cozinhar é um esforço que quase ninguém aplaude. Um bom tempero faz esse esforço aparecer no prato.', 'A moça acabou de mudar e tem duas panelas. O primeiro arroz com gosto de casa ela conta para a mãe por telefone.'],
        ['Uma boa mistura nasce de medida e de prova. Quem prepara tempero cozinha um pouco em cada casa onde o pote chega.'],
        ['{Serve/Servem} à avó que já não quer picar, ao rapaz que vai morar fora e à vizinha que faz marmita.'],
        ['Olhe o cardápio da semana antes de decidir. O que se repete na sua panela mostra o tamanho certo.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A hora certa de temperar a panela: {topic}.',
        'Por que o refogado amarga: {topic}.',
        'Menos é mais no começo: {topic}.',
      ],
      steps: [
        ['O refogado escureceu, ficou amargo e levou o arroz junto. Quase sempre o fogo estava alto demais no começo.', 'Colocar tudo de uma vez e provar só no fim é um hábito comum. Aí o prato passa do ponto, e não há como voltar.'],
        ['Alho e ervas queimam depressa em gordura muito quente. E o sal se concentra conforme o caldo vai secando na panela.'],
        ['Comece em fogo médio e com pouca quantidade, mexa por instantes e junte os outros ingredientes. Prove de novo perto do fim.'],
        ['Tempero bom não se destaca, junta os outros sabores. Quando alguém elogia a comida inteira, a dose estava certa.'],
      ],
    },
    casual: {
      openings: [
        'Amargou o refogado? Vem cá: {topic}.',
        'Bora falar de panela, fogo e {topic}?',
        'Como eu uso {o topic} sem errar a mão.',
      ],
      steps: [
        ['Largou a panela um segundinho, e o alho foi de dourado a preto? Eu já joguei refogado fora e comecei tudo de novo.', 'A gente põe uma colher, acha pouco, põe outra. Quando o caldo seca, tá tudo salgado e ninguém sabe por quê.'],
        ['Fogo alto queima alho num piscar de olho. E conforme o caldo reduz, o sal fica todo ali, mais forte.'],
        ['Fogo médio, pouquinho no começo, mexe e já põe o arroz. Lá pelo fim, prova e acerta o que faltar.'],
        ['Minha medida é o cheiro. Quando a cozinha inteira começa a perguntar o que tem pra comer, tá na hora de pôr a água.'],
      ],
    },
    funny: {
      openings: [
        'O alho não espera ninguém: {topic}.',
        'Campainha, panela no fogo e {topic}.',
        'Investigação do refogado preto com {topic}.',
      ],
      steps: [
        ['A campainha toca exatamente quando o alho começa a dourar. Ninguém sabe como o carteiro descobre a hora.', 'A receita da família diz sal a gosto. O gosto do bisavô, pelo visto, ficava perto da praia.'],
        ['Alho na gordura quente tem três fases: cheiroso, dourado e arrependimento. Entre a segunda e a terceira passam quatro segundos.'],
        ['Baixe o fogo, deixe a água medida ao lado e não atenda ninguém. O carteiro volta, o alho não.'],
        ['Se salgou, toda família tem um truque com batata que alguém jura que funciona. Provar antes funciona mais.'],
      ],
    },
    motivational: {
      openings: [
        'A mão do tempero se aprende: {topic}.',
        'Amanhã tem fogão de novo, com {topic} por perto.',
        'O sabor que passa de uma cozinha a outra: {topic}.',
      ],
      steps: [
        ['Ninguém nasce sabendo a medida do sal. Todo bom cozinheiro tem na memória um almoço que ninguém conseguiu comer.', 'Quem sempre cozinhou não sabe explicar quanto põe. A resposta é um punhado, e a mão de cada um tem um tamanho.'],
        ['O paladar se educa com repetição e com atenção. Provar antes e depois mostra o que uma pitada faz.'],
        ['Convide quem está aprendendo para ficar ao lado do fogão. Deixe a pessoa cheirar, provar e decidir o que falta.'],
        ['As casas mudam, as panelas também. O cheiro de um bom refogado reconhece a gente em qualquer cozinha.'],
      ],
    },
  },
}
