import type { ProductType } from '../product-type.ts'

export const solidShampoo: ProductType = {
  nouns: ['xampu sólido', 'shampoo sólido', 'xampu em barra', 'condicionador sólido'],
  asks: ['como é o seu cabelo', 'quantas vezes você lava por semana', 'se vai usar em casa ou em viagem'],
  questions: {
    sale: ['Quantos frascos tem no seu box hoje?', 'Você usaria em casa ou levaria na mala?'],
    content: ['Quem aí já teve frasco vazando na mala?', 'Você põe água no frasco quando acaba?'],
  },
  emojis: ['🧼', '🚿', '🌿'],
  hashtags: ['shampoosolido', 'xampusolido', 'shampooembarra', 'condicionadorsolido', 'cosmeticossolidos', 'cabelos', 'shampooemsolido'],
  sale: {
    professional: {
      openings: [
        'O cuidado com o cabelo cabe na palma da mão: {topic}.',
        '{O topic} para o banho de casa e para a mala.',
        'Mais espaço no box com {topic}.',
      ],
      steps: [
        ['A prateleira do box está cheia de frascos, alguns com dois dedos de produto no fundo. Uma barra ocupa o lugar de uma saboneteira.', 'Na véspera da viagem, começa a busca por frascos pequenos e sacos para não vazar. Com uma barra, essa parte da mala se resolve.'],
        ['Em formato sólido, não derrama, pesa pouco e vai à mala de mão sem frasco. Você vê sempre quanto ainda resta.'],
        ['Interessa a quem viaja, a quem treina fora de casa e a quem quer diminuir os frascos no banheiro. A bolsa da academia agradece.'],
        ['Antes de escolher, pense no seu tipo de cabelo e na frequência com que lava. Se tiver dúvida, pergunte antes de decidir.'],
      ],
    },
    casual: {
      openings: [
        'Mala pronta e nada vazou: {topic}.',
        'O box fica até maior com {o topic}.',
        'Já experimentou lavar o cabelo com barra? Olha {o topic}.',
      ],
      steps: [
        ['Quem já abriu a mala e encontrou metade do frasco em cima da roupa sabe do que eu falo. Barra não vaza.', 'Sabe aquele box com sete frascos, todos quase no fim? A gente equilibra um de cabeça pra baixo e esbarra nos outros seis.'],
        ['A barra é pequena, seca e você vê quanto falta pra acabar. Nada de ficar batendo frasco na palma da mão.'],
        ['Eu acho ótimo pra academia, pra viagem e pra casa de praia. E é um presente diferente pra quem gosta de novidade.'],
        ['Antes de escolher, me conta como é o seu cabelo e quantas vezes você lava na semana. Assim fica mais fácil indicar.'],
      ],
    },
    funny: {
      openings: [
        'Ninguém vai precisar virar frasco de cabeça para baixo: {topic}.',
        '{O topic} {viaja/viajam} melhor do que muita gente.',
        'O fim dos sete frascos no box: {topic}.',
      ],
      steps: [
        ['O frasco acaba, você põe água, sacode e jura que ainda dá para mais três lavagens. Com a barra, esse número de circo sai de cartaz.', 'Na mala de quem viaja, o frasco vaza sempre na roupa da festa. Nunca no pijama velho, que nem se importaria.'],
        ['A barra avisa com sinceridade quanto resta. O frasco opaco prefere contar no meio do banho, com o cabelo já molhado.'],
        ['Bom para quem viaja muito, para quem divide o banheiro com quatro pessoas e para quem já derrubou todos os frascos de uma vez.'],
        ['Escolha pelo seu tipo de cabelo e avise a casa do que se trata. Sempre aparece alguém lavando a mão com ele.'],
      ],
    },
    motivational: {
      openings: [
        'Uma mudança pequena no banho de todo dia: {topic}.',
        '{O topic} para quem quer simplificar o banheiro.',
        'A prateleira do box agradece a troca: {topic}.',
      ],
      steps: [
        ['Mudar um costume de anos começa por uma coisa só. No banheiro, trocar o frasco pela barra é um começo que se vê.', 'Você olha o lixo do banheiro no fim do mês e conta as embalagens. Muita gente começa a mudar por aí.'],
        ['A barra ocupa menos lugar e deixa menos frascos para trás. É uma escolha pequena que se repete a cada lavagem.'],
        ['Vale para quem está começando a rever os hábitos da casa e para quem já faz isso há tempos. Cada um começa por onde consegue.'],
        ['Escolha de acordo com o seu cabelo e dê algumas lavagens para pegar o jeito. Costume novo pede um pouco de paciência.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como usar {o topic} do jeito certo.',
        'O que esperar das primeiras lavagens: {topic}.',
        'Uma dúvida comum: passar {o topic} direto no cabelo ou nas mãos?',
      ],
      steps: [
        ['Quem experimenta uma barra pela primeira vez costuma estranhar. A mão procura o frasco, e a quantidade certa ainda é um mistério.'],
        ['Em forma sólida, o produto vem concentrado e precisa da água para se espalhar. Com o cabelo pouco molhado, ele não rende.'],
        ['Molhe bem os fios, deslize a barra poucas vezes ou esfregue nas mãos e espalhe. Depois, deixe secar numa saboneteira com furos.'],
        ['Quem produz em barra testa a dureza várias vezes. Ela precisa resistir à água do banho e ainda assim soltar o produto com facilidade.'],
      ],
    },
    casual: {
      openings: [
        'Eu também estranhei {o topic} no começo.',
        'Pra render bem mais: {topic}.',
        'O que eu aprendi usando {topic}.',
      ],
      steps: [
        ['No primeiro dia com a barra, a gente fica ali parada sem saber o tanto. Eu passei demais, e enxaguar demorou uma vida.'],
        ['O produto em barra é concentrado, então bem pouquinho já espalha. O que falta quase sempre é mais água no cabelo.'],
        ['Molha bem, passa a barra nas mãos ou umas poucas vezes nos fios e massageia. Terminou, deixa secar longe do chuveiro.'],
        ['Eu gosto de ver a barra diminuindo no correr das semanas. Dá pra saber direitinho a hora de providenciar outra.'],
      ],
    },
    funny: {
      openings: [
        'Alguém lavou o pé com {o topic}.',
        'O banho em família e {o topic} de todo mundo.',
        'Ninguém procurou o botão na primeira vez, ou quase ninguém: {topic}.',
      ],
      steps: [
        ['Se não avisar em casa, alguém vai usar a barra do cabelo como sabonete. Vai sair do banho elogiando o perfume do cotovelo.'],
        ['A confusão é compreensível, pois tudo o que tem forma de barra mora na saboneteira. Falta a ela um crachá.'],
        ['Deixe a do cabelo em um suporte só dela e explique à família. Molhe bem os fios e use pouco, que ela se espalha.'],
        ['Quem faz barras para cabelo passa a olhar a cabeça dos outros com curiosidade profissional. É mais forte que a educação.'],
      ],
    },
    motivational: {
      openings: [
        'Costume novo no banho: {topic}.',
        'Um frasco a menos de cada vez com {topic}.',
        'O que muda quando a gente troca o frasco: {topic}.',
      ],
      steps: [
        ['Muita gente tenta a barra uma vez, estranha e volta ao frasco. Quem dá mais umas lavagens costuma achar o jeito.'],
        ['A mão acostumada leva um tempo para aprender outro gesto. Depois de algumas semanas, a barra parece ter estado ali sempre.'],
        ['Comece trocando uma coisa só no banheiro e use até o fim. Quando o gesto ficar automático, pense na próxima.'],
        ['Acertar a receita de uma barra pede muitas versões e muitos banhos de teste. Cada ajuste é pequeno, e só o uso mostra.'],
      ],
    },
  },
}
