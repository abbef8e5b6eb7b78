import type { ProductType } from '../product-type.ts'

export const apron: ProductType = {
  nouns: ['avental bordado'],
  asks: ['quem vai usar', 'se prefere tecido claro ou escuro', 'se é para casa ou para o trabalho'],
  questions: {
    sale: ['Quem manda na cozinha aí na sua casa?', 'Bolo, churrasco ou comida do dia: qual a sua especialidade?'],
    content: ['Você cozinha de avental ou sem?', 'Qual mancha não sai da sua cozinha?'],
  },
  emojis: ['🪡', '🧵', '👩‍🍳'],
  hashtags: ['aventalbordado', 'avental', 'aventais', 'aventalpersonalizado', 'bordado', 'bordados', 'bordadopersonalizado'],
  sale: {
    professional: {
      openings: [
        'Para cozinhar bem vestido: {topic}.',
        '{O topic} {dá/dão} presença a quem está no fogão.',
        'Bordado para quem põe a mão na massa: {topic}.',
      ],
      steps: [
        ['Farinha na bancada, forno ligado, visita chegando. Quem cozinha abre a porta assim mesmo, e o avental é a primeira coisa que se vê.', 'No almoço de família ou no balcão, o avental mostra quem preparou a comida. Bordado, ele ainda ganha elogio.'],
        ['O bordado é linha presa no tecido, com relevo que se nota de perto. A peça simples ganha acabamento.'],
        ['Serve a quem cozinha em casa, a quem vende o que prepara e a quem ganhou gosto pela churrasqueira.'],
        ['Pense em quem vai usar e se é para todo dia ou para ocasiões. A cor da linha precisa aparecer bem no tecido.'],
      ],
    },
    casual: {
      openings: [
        'Pra quem vive com a mão na massa: {topic}.',
        '{O topic} {deixa/deixam} a cozinha com mais estilo.',
        'Cozinhar também pede roupa boa: {topic}.',
      ],
      steps: [
        ['A visita toca a campainha e a gente abre de avental, farinha na mão, sem tempo de trocar. Que seja um bonito.', 'Tem gente que se transforma quando põe o avental. Já fala como chef e pede silêncio na cozinha.'],
        ['O bordado tem relevo e fica bonito de perto. É aquele detalhe que faz um avental comum virar presente.'],
        ['Pra quem cozinha em casa, pra quem faz bolo pra vender, pra quem não larga a churrasqueira.'],
        ['Me conta quem vai usar e a cor que a pessoa gosta. E vê se ela prefere claro ou escuro, por causa do molho.'],
      ],
    },
    funny: {
      openings: [
        'O molho já está a caminho: {topic}.',
        'Com {o topic}, até ovo frito vira receita.',
        'Chef é quem veste primeiro: {topic}.',
      ],
      steps: [
        ['Quem põe o avental ganha o direito de expulsar todos da cozinha. A lei não está escrita, mas a família respeita.', 'O churrasqueiro vestiu o avental às dez da manhã. São duas da tarde, a carne não saiu, mas a pose está ótima.'],
        ['O bordado dá autoridade. Com ele, até ovo mexido se anuncia como prato do dia e ninguém discute.'],
        ['Para quem cozinha, para quem tenta e para quem só põe o avental na hora da foto.'],
        ['Pense na cor. Quem cozinha com molho de tomate já sabe que o branco é uma decisão corajosa.'],
      ],
    },
    motivational: {
      openings: [
        'Para as mãos que alimentam a casa: {topic}.',
        '{O topic} {reconhece/reconhecem} quem passa horas no fogão.',
        'O trabalho de cozinhar, bem vestido: {topic}.',
      ],
      steps: [
        ['Quem cozinha para os outros quase sempre come por último. Um avental bonito diz que alguém viu esse trabalho.', 'Muita gente começou a vender o que fazia na cozinha de casa. Vestir o avental era o começo do expediente.'],
        ['O desenho se forma ponto por ponto, preso ao tecido. Cada linha precisa seguir o risco até o fim.'],
        ['Para quem ensina receita de família, para quem está aprendendo e para quem resolveu viver do que sabe cozinhar.'],
        ['Pense na pessoa no meio da cozinha dela. A cor de que ela gosta e a comida que faz dão a ideia.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Manchas de cozinha e bordado: {topic}.',
        'Como lavar {o topic} depois do uso.',
        'A rotina de cuidado {do topic}.',
      ],
      steps: [
        ['Depois de fritura, a peça parece limpa e volta ao gancho. No dia seguinte aparecem manchas amareladas.'],
        ['A gordura escurece com o tempo e o calor. E escova dura levanta a linha que o ponto tinha assentado.'],
        ['Aplique detergente neutro na mancha logo após o uso e lave pelo avesso. Passe sem encostar o ferro no bordado.'],
        ['Quem borda avental pensa no lugar das alças e do bolso. O desenho deve ficar à vista com a peça vestida.'],
      ],
    },
    casual: {
      openings: [
        'Avental bonito é pra usar: {topic}.',
        'Manchou de óleo? Um jeito fácil de cuidar {do topic}.',
        'Um papo de cozinha e bordado: {topic}.',
      ],
      steps: [
        ['A gente frita uma coisinha, pendura o avental e acha que tá limpo. No outro dia tá cheio de pinta amarela.'],
        ['O óleo fica lá no tecido e escurece depois. E se a gente esfrega forte, a linha do bordado arrepia.'],
        ['Pinga detergente na mancha, espera uns minutos e lava do avesso. Ferro só por trás, com pano embaixo.'],
        ['Eu marco o lugar do desenho com o avental vestido. Na mesa parece no meio, no corpo sobe ou desce.'],
      ],
    },
    funny: {
      openings: [
        'Quem põe {o topic} manda na cozinha.',
        'A lei do avental: {topic}.',
        'O que cada mancha diz {do topic}.',
      ],
      steps: [
        ['O pano de prato está no ombro, outro no bolso, e a mão se limpa na calça. O avental não foi consultado.'],
        ['A mão suja procura o tecido mais próximo. Entre a calça e o avental, quase sempre escolhe errado.'],
        ['Deixe o avental na porta da cozinha, à vista. Longe dos olhos, ele só é lembrado depois do molho.'],
        ['Quem borda avental recebe fotos de bolo, de churrasco e de bagunça. O bordado aparece em todas, com farinha.'],
      ],
    },
    motivational: {
      openings: [
        'Mãos ocupadas, linha e fogão: {topic}.',
        'Um avental e muitas receitas: {topic}.',
        'Quem veste {o topic} já fez alguém repetir o prato.',
      ],
      steps: [
        ['A primeira receita quase nunca sai como no caderno. Na quinta vez, a mão já sabe o ponto sem medir.'],
        ['Cozinhar bem é repetir e prestar atenção. Um pouco mais de fogo, um pouco menos de sal, e anotar.'],
        ['Tenha um lápis perto do fogão e escreva na receita o que mudou. Na próxima, você parte dali.'],
        ['O avental gasta no lugar onde as mãos se enxugam. É a marca de quem cozinhou muito.'],
      ],
    },
  },
}
