import type { ProductType } from '../product-type.ts'

export const frozenMeals: ProductType = {
  nouns: ['marmita congelada', 'comida congelada'],
  asks: ['quantas pessoas vão comer', 'quantas refeições você quer ter no freezer', 'se tem algo que você não come'],
  questions: {
    sale: ['O que nunca falta no seu freezer?', 'Em que dia cozinhar é mais difícil para você?'],
    content: ['Você põe etiqueta nos potes?', 'Já descongelou feijão achando que era sorvete?'],
  },
  emojis: ['🍱', '❄️', '🍽️'],
  hashtags: ['marmitacongelada', 'comidacongelada', 'marmitascongeladas', 'comidascongeladas', 'congelados', 'refeicoescongeladas', 'marmitas'],
  sale: {
    professional: {
      openings: [
        'A semana começa com o jantar no freezer: {topic}.',
        'Do freezer à mesa, {o topic} {ajuda/ajudam} nos dias cheios.',
        'Para as noites sem tempo de cozinhar, {topic}.',
      ],
      steps: [
        ['São nove da noite, a casa acabou de ficar quieta e ninguém jantou. O freezer, dessa vez, tem resposta.', 'O dia saiu do controle e o supermercado já fechou. Comida pronta no congelador poupa uma última preocupação.'],
        ['Congelar no tempo certo guarda o sabor da panela. Você aquece só a porção que vai comer.'],
        ['{Serve/Servem} a quem mora só, a quem cuida de criança pequena, a quem estuda à noite e a quem viaja muito.'],
        ['Olhe o espaço do freezer e conte os dias corridos da semana. Esse é um bom começo para decidir a quantidade.'],
      ],
    },
    casual: {
      openings: [
        'Seu freezer merece {topic}.',
        'Chegou tarde e com fome? A resposta é {topic}.',
        'Plano B que vira plano A: {topic}.',
      ],
      steps: [
        ['Tem noite que eu abro a geladeira e ela me devolve um limão e meio pote de mostarda. O freezer salva.', 'Chegar tarde, com fome, e lembrar que tem comida pronta no congelador. É quase achar dinheiro no bolso.'],
        ['É comida que você só aquece. Sem cortar cebola, sem panela de molho e sem fogão respingado.'],
        ['Bom pra quem mora só, pra casa com bebê, pra época de prova e pra semana em que falta tempo pra tudo.'],
        ['Conta quantas noites por semana você chega sem vontade de cozinhar. Pronto, já sabe quanto cabe no freezer.'],
      ],
    },
    funny: {
      openings: [
        'A geladeira só tinha mostarda, mas o freezer tinha {topic}.',
        'Talento culinário dispensado: {topic}.',
        'Entre a fome e o fogão, {vence/vencem} {o topic}.',
      ],
      steps: [
        ['A pessoa abre a geladeira três vezes em cinco minutos, esperando que algo tenha surgido. Surgiu no freezer.', 'Um adulto, um ovo e nenhuma vontade. Antes que isso vire jantar de novo, lembre do congelador.'],
        ['Você aquece, serve num prato bonito e ninguém precisa saber. Se perguntarem a receita, é de família.'],
        ['Resolve noite de filho com dever de casa, visita que ficou e série que não dá para pausar.'],
        ['Veja o espaço do freezer antes. Talvez seja hora de conversar com aquele pote sem nome, de data desconhecida.'],
      ],
    },
    motivational: {
      openings: [
        'Um cuidado seu de hoje para a noite de amanhã: {topic}.',
        'Menos uma preocupação no fim do dia com {topic}.',
        'Para quem dá conta de muita coisa: {topic}.',
      ],
      steps: [
        ['Quem trabalha e ainda cuida dos outros decide mil coisas por dia. O jantar pode ser uma a menos.', 'Nas primeiras semanas com bebê em casa, ninguém janta na hora. Comida pronta à mão faz enorme diferença.'],
        ['Cozinhar, porcionar e congelar exige planejamento. Essa organização aparece na noite em que você só precisa aquecer.'],
        ['Levar refeições prontas a quem está com alguém no hospital é ajuda prática. Ninguém precisa pedir.'],
        ['Pense na semana mais cheia do mês e deixe o freezer pronto para ela. Na noite mais corrida, o jantar já estará lá.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Congelar e descongelar corretamente: {topic}.',
        'Cuidados que preservam o sabor {do topic}.',
        'Da geladeira ao prato: {topic}.',
      ],
      steps: [
        ['Muita gente descongela na pia, de manhã, e só come à noite. Parece prático, mas não é o melhor caminho.'],
        ['Fora da geladeira, a parte externa aquece enquanto o centro continua gelado. Nessas horas, bactérias se multiplicam.'],
        ['Passe do freezer para a geladeira na véspera ou vá direto ao fogo. Aqueça bem, até o centro, e coma em seguida.'],
        ['Nem tudo aceita o congelador: folhas murcham, batata cozida muda de textura. Quem congela aprende a escolher o que vai.'],
      ],
    },
    casual: {
      openings: [
        'Dica de freezer: {topic}.',
        'Papo de quem descongelou errado {o topic}.',
        'Vem organizar o congelador comigo pensando {no topic}.',
      ],
      steps: [
        ['Eu já deixei descongelando na pia o dia todo, feliz da vida. Depois aprendi que é a pior ideia.'],
        ['Por fora esquenta rápido, por dentro continua pedra. Esse meio tempo não faz bem pra comida.'],
        ['Põe na geladeira na noite anterior ou esquenta direto do freezer, mexendo. E escreve nome e data na tampa.'],
        ['Freezer arrumado me dá uma paz boba. Tudo com nome, em fileira, parece vida de gente organizada.'],
      ],
    },
    funny: {
      openings: [
        'Arqueologia doméstica no freezer, com {topic}.',
        'O pote misterioso e {o topic}.',
        'Segredos congelados desde o ano passado: {topic}.',
      ],
      steps: [
        ['No fundo do freezer há um pote de sorvete que guarda feijão. Gerações de crianças brasileiras já sofreram com ele.'],
        ['Tudo congelado se parece: branco, duro e sem identidade. Sem etiqueta, o jantar vira sorteio.'],
        ['Fita adesiva, caneta, nome e data. Leva dez segundos e evita molho de tomate na tapioca.'],
        ['Quem organiza o freezer sente um orgulho desproporcional. Abre a porta só para olhar e mostra às visitas.'],
      ],
    },
    motivational: {
      openings: [
        'Planejar é cuidar da semana: {topic}.',
        'O trabalho adiantado aparece depois, como {no topic}.',
        'Pratos pensados com antecedência: {topic}.',
      ],
      steps: [
        ['Deixar o jantar adiantado é uma gentileza consigo. Quem chega em casa sem forças na quarta agradece a quem cozinhou antes.', 'Em muitas famílias, alguém cozinha em dobro e congela para os filhos que moram longe. A mala volta cheia.'],
        ['Cozinhar em quantidade leva quase o mesmo tempo que cozinhar pouco. O ganho está na louça que não se repete.'],
        ['Comece congelando uma porção do que você já cozinha. Em duas semanas, há uma pequena reserva.'],
        ['Panelas grandes, porções iguais e etiquetas em fila. É um trabalho sem aplauso que alimenta muitas noites.'],
      ],
    },
  },
}
