import type { ProductType } from '../product-type.ts'

export const hotDog: ProductType = {
  nouns: ['cachorro-quente', 'mini cachorro-quente', 'hot dog', 'mini hot dog', 'hot dog gourmet', 'dogão'],
  asks: ['quantas pessoas vão comer', 'de quais acompanhamentos você gosta', 'se é para festa ou para o lanche de hoje'],
  questions: {
    sale: ['Completo ou só com molho?', 'Batata palha em cima ou por baixo de tudo?'],
    content: ['Purê no lanche: sim ou não?', 'O que não entra de jeito nenhum no seu?'],
  },
  emojis: ['🌭', '🥤', '😋'],
  hashtags: ['cachorroquente', 'hotdog', 'hotdoggourmet', 'dogao', 'lanche', 'lanches', 'comidaderua', 'lanchonete'],
  sale: {
    professional: {
      openings: [
        'Um lanche quente para a fome de hoje: {topic}.',
        'Um lanche que agrada a mesa inteira: {topic}.',
        '{O topic} {cabe/cabem} na festa das crianças e na noite dos adultos.',
      ],
      steps: [
        ['O treino terminou, a fome chegou e ainda falta a volta para casa. Um lanche quente resolve a noite de todos.', 'Na festa infantil, os adultos dizem que não vão comer. Meia hora depois, há pais na fila com as crianças.'],
        ['O pão segura, o molho umedece, e o que vai por cima faz a festa. Cada mordida leva um pouco de tudo.'],
        ['{Vai/Vão} bem na festa de escola, no aniversário em casa, na noite de filme e no intervalo do plantão.'],
        ['Conte as pessoas e pergunte do que cada uma gosta. Para festa, considere que os adultos também vão repetir.'],
      ],
    },
    casual: {
      openings: [
        'Guardanapo na mão e fome por dentro: {topic}.',
        'Hoje ninguém acende o fogão, tem {topic}.',
        'O povo pediu lanche e lá vem {topic}.',
      ],
      steps: [
        ['Saiu do cinema, do jogo ou da aula e bateu aquela fome de lanche. Eu já olho em volta procurando onde sentar.', 'Noite de preguiça boa, chinelo no pé e a família escolhendo o filme. Um lanche desses combina com a primeira cena.'],
        ['Pão, molho e tudo o que vai em cima na mesma mordida. É lanche de comer inclinado, pra não cair na roupa.'],
        ['{Combina/Combinam} com festa de criança, aniversário de adulto, dia de jogo e lanche da tarde em que todo mundo apareceu.'],
        ['Me fala quantos vão comer e quem é contra milho, ervilha ou purê. Nessa hora a família descobre quem é quem.'],
      ],
    },
    funny: {
      openings: [
        'Duas mãos ocupadas e a roupa clara em perigo: {topic}.',
        'A dúvida da noite é purê ou sem purê: {topic}.',
        'A camisa branca sabe o que vem: {topic}.',
      ],
      steps: [
        ['A pessoa pede o completo, olha para ele e procura por onde começar. Não há manual, só coragem e guardanapo.', 'A criança pede só com pão e molho. O pai pede o que a criança não quis, mais o que ela deixou no prato.'],
        ['A batata palha tem vida própria. Metade vai na boca, um pouco cai no prato, e o resto reaparece no sofá em dezembro.'],
        ['{Alimenta/Alimentam} o aniversariante de oito anos e o avô de oitenta. Os dois sujam a mesma camisa, no mesmo lugar.'],
        ['Conte as pessoas e decida sobre a ervilha antes de abrir a enquete. Toda família precisa de um voto secreto.'],
      ],
    },
    motivational: {
      openings: [
        'Lanche simples e gente reunida: {topic}.',
        'A noite da família merece {topic}.',
        'Fim de tarde, crianças em volta e {topic}.',
      ],
      steps: [
        ['O dia teve trabalho, lição de casa e banho apressado. Um lanche no sofá devolve à família uma hora juntos.', 'Quem organiza a festa da escola corre de um lado para o outro. Na hora do lanche, também merece uma pausa.'],
        ['Parece comida de criança, mas pede montagem atenta: molho, pão e acompanhamento na ordem certa. O cuidado está aí.'],
        ['{Serve/Servem} para comemorar uma nota boa, receber os primos ou encerrar o dia de mudança, ainda sem panela na cozinha.'],
        ['Pense em quem vai estar à mesa e no que cada um prefere. Se houver muitas crianças, combine uma versão simples.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A ordem da montagem muda a mordida: {topic}.',
        'Para servir {o topic} em festa de criança.',
        'O segredo de um molho que não molha demais o pão: {topic}.',
      ],
      steps: [
        ['Muita gente põe o molho primeiro e espera para montar o resto. O pão absorve tudo e desmancha na mão.'],
        ['O miolo é uma esponja e bebe o caldo em minutos. Um molho mais grosso dá mais tempo para comer.'],
        ['Aqueça o pão antes, monte na hora e ponha a batata palha por último. Ela perde a crocância com o vapor.'],
        ['Cada cidade montou o seu lanche ao longo dos anos. No Brasil, discutir o purê é quase um esporte nacional.'],
      ],
    },
    casual: {
      openings: [
        'Time do purê ou time contra o purê: {topic}.',
        'Conta aí como se monta na sua cidade: {topic}.',
        'Bora falar {do topic}, com calma e sem brigar.',
      ],
      steps: [
        ['Já mordi o lanche e o recheio escapou pelo outro lado. Foi parar no colo da pessoa errada, com toda a classe.'],
        ['Quando o pão tá aberto até o fim, tudo escorrega. Se fica uma beirada fechada, ele segura melhor a mordida.'],
        ['Corta o pão sem chegar na ponta, vai devagar e inclina a cabeça um pouquinho. Não é elegante, mas funciona.'],
        ['Na festa, o canto dos lanches é onde todo mundo conversa. Ninguém combina, a gente só vai se juntando ali.'],
      ],
    },
    funny: {
      openings: [
        'Assembleia geral sobre ervilha: {topic}.',
        'O purê entrou em discussão por causa {do topic}.',
        'A batata palha caída e o mistério {do topic}.',
      ],
      steps: [
        ['A família vota se vai purê. Sete votos a favor, seis contra, e um primo exigindo recontagem antes de comer.'],
        ['Ervilha divide a mesa, milho divide menos. Já o purê sozinho faz a mesa inteira falar de uma vez.'],
        ['Deixe tudo em potes separados, cada um monta o seu. A paz na mesa vale a louça a mais.'],
        ['No fim, quem era contra o purê rouba uma colherada da tigela. Todo mundo vê, ninguém fala nada.'],
      ],
    },
    motivational: {
      openings: [
        'Lanche de todo dia, capricho de sempre: {topic}.',
        'Quem monta {o topic} presta atenção a cada camada.',
        'Bancada pequena, movimento grande: {topic}.',
      ],
      steps: [
        ['Por trás de um lanche rápido, há um dia inteiro de preparo. O molho precisa de tempo, e a bancada, de ordem.'],
        ['Montar rápido e certo é coisa de mão treinada. O gesto parece simples porque já foi repetido muitas vezes.'],
        ['Para receber em casa, deixe pão, molho e acompanhamentos já separados. Assim, quem monta também participa da conversa.'],
        ['Um lanche quente junta colegas, primos e vizinhos na mesma fila. Foi ali que muita amizade de escola começou.'],
      ],
    },
  },
}
