import type { ProductType } from '../product-type.ts'

export const sandwich: ProductType = {
  nouns: ['sanduíche', 'sanduíche natural'],
  asks: ['quantas pessoas vão comer', 'se alguém não come algum ingrediente', 'para que horas é'],
  questions: {
    sale: ['Cortado ao meio ou em triângulo?', 'Onde você come quando o dia está corrido?'],
    content: ['Triângulo ou ao meio?', 'O que nunca entra no seu sanduíche?'],
  },
  emojis: ['🥪', '🥗', '🍞'],
  hashtags: ['sanduiche', 'sanduichenatural', 'sanduiches', 'lanche', 'sanduicheria', 'lanchinho', 'sanduba'],
  sale: {
    professional: {
      openings: [
        'Uma refeição rápida e bem servida: {topic}.',
        'Para comer entre um compromisso e outro, {topic}.',
        '{O topic} {acompanha/acompanham} bem os dias corridos.',
      ],
      steps: [
        ['A aula terminou, o ônibus passa em vinte minutos e o almoço ficou para depois. Um sanduíche na bolsa resolve.', 'Na mesa do escritório, entre um telefonema e outro, um sanduíche bem recheado vale por uma pausa.'],
        ['Pão macio, recheio até a borda e sabores que combinam. É simples, e por isso a qualidade aparece logo.'],
        ['{Serve/Servem} de almoço leve, de lanche na escola, de companhia na viagem e de jantar em noite quente.'],
        ['Se for para um grupo, conte um por pessoa e pergunte por restrições. Dois recheios diferentes já atendem muita gente.'],
      ],
    },
    casual: {
      openings: [
        'Fome com pressa se resolve com {topic}.',
        'Almoço na mão: {topic}.',
        'Leva {um topic} e bora pra aula, pro trabalho, pra estrada.',
      ],
      steps: [
        ['Dia corrido é assim: quando a gente lembra de comer, já são duas da tarde. Um sanduíche salva sem drama.', 'Praia, parque ou sala de aula, sempre chega a fome das onze. Eu gosto de ter um na bolsa.'],
        ['O recheio tem que aparecer da primeira à última mordida. Pontinha só de pão não tem graça.'],
        ['{Vai/Vão} na mochila, no carro, no piquenique e no sofá com um suco do lado.'],
        ['Vai pedir pra turma? Um por pessoa, dois sabores, e pergunta antes se alguém não come alguma coisa.'],
      ],
    },
    funny: {
      openings: [
        'Almoço de reunião que passou do horário: {topic}.',
        'Fome pontual, agenda nem tanto: {topic}.',
        'Duas mãos ocupadas e nenhum e-mail respondido, graças {ao topic}.',
      ],
      steps: [
        ['A reunião marcada para as onze terminou à uma e meia. Metade da sala só pensava em pão.', 'No piquenique, alguém leva a toalha, alguém leva o violão e todos esperam por quem ficou do sanduíche.'],
        ['Com as duas mãos ocupadas, não se mexe no celular. É talvez a única refeição com atenção completa.'],
        ['{Vai/Vão} bem na estrada, na fila e na sala de espera. Só não {combina/combinam} com roupa branca e pressa ao mesmo tempo.'],
        ['Pedido para grupo exige pesquisa: um não come cebola, outro não come tomate, e um come o de todos.'],
      ],
    },
    motivational: {
      openings: [
        'Um dia cheio também merece comida boa: {topic}.',
        'Para quem estuda, trabalha e ainda corre: {topic}.',
        'Parar dez minutos e comer direito, com {topic}.',
      ],
      steps: [
        ['Quem trabalha de dia e estuda à noite janta no caminho. Um bom sanduíche faz esse caminho pesar menos.', 'No meio da obra, do plantão ou da mudança, sentar dez minutos para comer põe o grupo inteiro de pé outra vez.'],
        ['Montar bem é dar atenção a cada camada, para que nenhuma mordida fique vazia. Isso se nota.'],
        ['Levar um lanche para quem não pode sair do posto é um gesto prático. A pessoa come e agradece o dia todo.'],
        ['Deixe a refeição decidida antes de começar o dia. Uma escolha a menos ajuda quem já tem muitas.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Pão, recheio e montagem: {topic}.',
        'Como evitar que {o topic} {fique/fiquem} {molhado/molhada/molhados/molhadas}.',
        'O que faz diferença {no topic}.',
      ],
      steps: [
        ['O sanduíche foi preparado cedo, e ao meio-dia o pão está úmido. É a queixa de quem leva lanche de casa.'],
        ['Folhas e tomate soltam água, e o pão absorve. Sem uma camada de proteção, não há pão que resista.'],
        ['Seque bem as folhas, passe pasta ou queijo no pão e deixe o tomate no meio. Leve bem refrigerado.'],
        ['Comer com as mãos, em qualquer lugar, é a graça dessa refeição. Ela nasceu para quem não podia parar.'],
      ],
    },
    casual: {
      openings: [
        'Segredo de quem leva {topic} de casa.',
        'Papo de lanche bom: {topic}.',
        'Se você ama {topic}, fica nessa dica.',
      ],
      steps: [
        ['Sabe pão molhado de tomate? Eu passei anos achando que era assim mesmo, até aprender a ordem certa.'],
        ['A água do recheio vai toda pro pão. Se a folha entra molhada, piora, e em uma hora já era.'],
        ['Seca a folha, põe queijo ou pasta encostado no pão e o tomate no meio. E guarda gelado até comer.'],
        ['Montar tem um ritmo bom. Pão, pasta, recheio, folha, e a mão já sabe onde cada coisa vai.'],
      ],
    },
    funny: {
      openings: [
        'Estudos sobre a arquitetura {do topic}.',
        'Cortado em triângulo ou ao meio: {topic}.',
        'Fuga de recheio registrada {no topic}.',
      ],
      steps: [
        ['Mordeu de um lado, o recheio saiu do outro. Existe uma lei para isso, e ela atua sempre sobre a camisa.'],
        ['Recheio escorregadio no topo empurra o resto para trás. Engenharia de sanduíche não é assunto de brincadeira.'],
        ['Ponha o mais liso no meio e o mais firme por fora. Morda alternando os lados e mantenha o guardanapo perto.'],
        ['Em toda geladeira de escritório existe um sanduíche com nome, data e ameaça. Some do mesmo jeito.'],
      ],
    },
    motivational: {
      openings: [
        'Simples, quando bem montado: {topic}.',
        'Tem gente que acorda cedo para montar {o topic}.',
        'O capricho de cada camada: {topic}.',
      ],
      steps: [
        ['Comida simples tem fama de fácil. Quem monta muitos seguidos sabe que constância é o mais difícil.'],
        ['A última montagem precisa sair igual à primeira. Isso depende de medida, de ordem e de bancada arrumada.'],
        ['Em casa, deixe tudo lavado e cortado na noite anterior. De manhã, montar leva menos que escolher a roupa.'],
        ['Muita conversa boa aconteceu num banco de praça, com um lanche dividido ao meio. Não precisa de mais.'],
      ],
    },
  },
}
