import type { ProductType } from '../product-type.ts'

export const fruitPulp: ProductType = {
  nouns: ['polpa', 'polpa de fruta', 'polpa de frutas', 'polpa congelada', 'polpa natural', 'polpa artesanal'],
  asks: ['se é para suco, vitamina ou sobremesa', 'quantas pessoas bebem suco na sua casa', 'quanto espaço você tem no freezer'],
  questions: {
    sale: ['Suco, vitamina ou mousse?', 'Com água ou com leite?'],
    content: ['Qual suco tem gosto de infância para você?', 'Que fruta da sua terra é difícil de achar longe?'],
  },
  emojis: ['🍹', '🧊', '🍍'],
  hashtags: ['polpadefrutas', 'polpadefruta', 'polpacongelada', 'sucodefruta', 'suco', 'frutastropicais', 'frutasbrasileiras'],
  sale: {
    professional: {
      openings: [
        'Fruta no freezer, suco em minutos: {topic}.',
        '{O topic} para o suco do almoço e a sobremesa.',
        'Para ter sabor de pomar o ano inteiro: {topic}.',
      ],
      steps: [
        ['O almoço vai à mesa em dez minutos e ninguém pensou na bebida. A polpa sai do freezer, passa pelo liquidificador e resolve.', 'A vontade é de mousse, e a fruta está fora de época. Com polpa no freezer, a sobremesa deixa de depender do calendário.'],
        ['Sem descascar, sem caroço e sem peneira, a fruta chega pronta ao liquidificador. O sabor da safra fica guardado no frio.'],
        ['{Serve/Servem} para sucos, vitaminas, caldas, recheios, sorvetes e drinques. {Ajuda/Ajudam} quem recebe visita e quem cozinha para muitos.'],
        ['Para calcular, conte quantos copos a casa bebe por dia e veja o espaço no freezer. Depois escolha a fruta.'],
      ],
    },
    casual: {
      openings: [
        'Suco na mesa sem descascar nada: {topic}.',
        'Calorão lá fora e {topic} no freezer.',
        'Abre o freezer que tem {topic}.',
      ],
      steps: [
        ['Calor de rachar, todo mundo pedindo alguma coisa gelada. Polpa no liquidificador, água fria, e a jarra já tá na mesa.', 'Deu vontade de mousse e não é tempo da fruta? Pra isso serve aquele cantinho do freezer.'],
        ['O melhor é não ter casca, caroço nem pia cheia de bagaço. Bateu, adoçou se quiser, tomou.'],
        ['{Vai/Vão} no suco, na vitamina, na calda do bolo, no drinque dos adultos e no geladinho das crianças.'],
        ['Pensa em quantas jarras saem por semana aí e olha o freezer antes. Sorvete e polpa brigam por espaço.'],
      ],
    },
    funny: {
      openings: [
        'O liquidificador acorda a rua por {topic}.',
        'Freezer cheio e um nome só na etiqueta: {topic}.',
        'Suco pronto, pia limpa, milagre {do topic}.',
      ],
      steps: [
        ['O liquidificador ligou, e a casa inteira apareceu de copo na mão. Até então, ninguém tinha sede.', 'A jarra foi ao centro da mesa com suco para oito. O primeiro da fila tinha um copo do tamanho de um balde.'],
        ['A fruta vem sem casca, sem caroço e sem aquela história de quem vai lavar o espremedor.'],
        ['{Serve/Servem} para suco, mousse, vitamina e para o primo que transforma qualquer coisa em drinque com guarda-chuvinha.'],
        ['Meça o freezer antes de se empolgar. Já houve família que precisou comer o sorvete todo para abrir espaço.'],
      ],
    },
    motivational: {
      openings: [
        'A fruta da estação, guardada a tempo: {topic}.',
        'Aproveitar a safra inteira, sem perder nada: {topic}.',
        'Um pomar no freezer de casa: {topic}.',
      ],
      steps: [
        ['A jarra de suco na mesa do almoço é um pequeno cuidado de todo dia. Alguém pensou nela antes de todos sentarem.', 'Quem mora longe do pé de cajá ou de graviola conhece a saudade de certas frutas. Um copo aproxima bastante.'],
        ['No auge da safra, a fruta madura não espera. Transformar em polpa a tempo é o que evita a perda.'],
        ['É útil para a merendeira, para quem vende lanche, para a mãe de muitos e para o vizinho que faz geladinho.'],
        ['Veja que frutas a casa bebe sem reclamar e quantas vezes por semana. O freezer agradece uma lista.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Descongelar ou bater congelada: {topic}.',
        'Como aproveitar melhor {o topic}.',
        'Suco aguado, e por que acontece: {topic}.',
      ],
      steps: [
        ['O suco saiu ralo e com gosto distante da fruta. Muitas vezes a polpa descongelou demais antes e a água foi posta no olho.', 'Tirar o pacote inteiro, usar metade e devolver o resto ao freezer é hábito comum. É também o que mais prejudica o sabor.'],
        ['A água da fruta vira cristais no congelador. Quando se descongela e congela de novo, a textura e o aroma se perdem.'],
        ['Retire só o que vai usar, bata ainda congelado e ponha a água aos poucos. O que descongelou, consuma logo.'],
        ['Frutas brasileiras como cupuaçu, cajá e mangaba viajam mal ao natural. A polpa levou esses sabores a cidades que nunca os viram.'],
      ],
    },
    casual: {
      openings: [
        'Seu suco fica ralo? Vem cá: {topic}.',
        'Bate congelado ou espera? Hoje o papo é {topic}.',
        'O que eu faço com {o topic} além de suco.',
      ],
      steps: [
        ['Já fez um suco que parecia água com lembrança de fruta? Quase sempre a mão pesou na água.', 'Descongelou tudo, usou metade e voltou pro freezer? Eu fazia isso e não entendia por que o gosto sumia.'],
        ['A água da fruta vira gelinho lá dentro. Se derrete e congela outra vez, vai embora o cheiro e o gosto fica apagado.'],
        ['Tira só o que vai usar, bate durinha mesmo e põe água de pouquinho, provando. O que amoleceu, toma no dia.'],
        ['Lá no fundo do freezer sempre tem uma surpresa sem etiqueta. Escreve o nome da fruta, vai por mim.'],
      ],
    },
    funny: {
      openings: [
        'Bloco de gelo de identidade desconhecida: {topic}.',
        'O freezer sem etiqueta e {o topic}.',
        'Liquidificador às sete da manhã: {topic}.',
      ],
      steps: [
        ['Saiu do freezer um pacote amarelo sem nome. Podia ser manga, maracujá ou caldo de galinha, e a casa prendeu a respiração.', 'O suco rendeu tanto que ficou transparente. O anfitrião chamou de versão suave e mudou de assunto.'],
        ['A água sempre parece pouca dentro do liquidificador. No copo, descobre-se que era uma enchente disfarçada.'],
        ['Ponha etiqueta com o nome da fruta, em letra que outra pessoa entenda. E acrescente a água como quem conta moeda.'],
        ['Às sete da manhã, o liquidificador é o despertador mais eficiente do bairro. O suco chega como pedido de desculpas.'],
      ],
    },
    motivational: {
      openings: [
        'Colher na hora e não perder nada: {topic}.',
        'A safra passa, o sabor espera: {topic}.',
        'Frutas que atravessam o país por causa {do topic}.',
      ],
      steps: [
        ['Em ano de fartura, a fruta cobre o chão do quintal mais depressa do que a família come. Guardar é respeitar a árvore.', 'Muita gente começou vendendo o que sobrava do próprio quintal. Primeiro um freezer emprestado, depois um freguês que avisou outro.'],
        ['A fruta certa para polpa é a madura, e madura ela dura um dia ou dois. Tudo precisa andar depressa.'],
        ['Se houver uma árvore carregada perto de você, combine com o dono. Colher em mutirão e dividir rende para as duas casas.'],
        ['O gosto de uma fruta pode ser o endereço de alguém. Um copo basta para lembrar a rua e o portão.'],
      ],
    },
  },
}
