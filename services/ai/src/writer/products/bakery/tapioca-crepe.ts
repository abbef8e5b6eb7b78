import type { ProductType } from '../product-type.ts'

export const tapiocaCrepe: ProductType = {
  nouns: ['tapioca', 'crepe'],
  asks: ['se prefere doce ou salgado', 'quantas pessoas vão comer', 'se é para o lanche ou para o jantar'],
  questions: {
    sale: ['Doce ou salgado primeiro?', 'Qual recheio ganha na sua casa?'],
    content: ['Você dobra ou enrola?', 'Doce ou salgado no café da manhã?'],
  },
  emojis: ['🍽️', '☕', '😋'],
  hashtags: ['tapioca', 'crepe', 'tapiocarecheada', 'crepes', 'tapiocas', 'crepesuico', 'creperia', 'lanche'],
  sale: {
    professional: {
      openings: [
        'Massa fina, recheio quente: {topic}.',
        '{O topic} {cai/caem} bem do café da manhã ao jantar.',
        'Para uma fome sem hora marcada, {topic}.',
      ],
      steps: [
        ['O fim da tarde chegou, o almoço ficou longe e ninguém quer panela. Massa fina, recheio quente, e o lanche está decidido.', 'Amigos à mesa, cada um com a sua fome: um quer doce, outro salgado. Uma massa fina atende aos dois.'],
        ['Massa fina deixa o recheio aparecer logo na primeira mordida. Servida quente, mostra o sabor inteiro.'],
        ['{Serve/Servem} de café da manhã, de lanche da tarde, de jantar leve e até de sobremesa, quando o recheio é doce.'],
        ['Pense na fome e escolha o recheio a partir dela. Para repetir, um salgado primeiro e um doce depois combinam bem.'],
      ],
    },
    casual: {
      openings: [
        'Massa fininha pra fome grande: {topic}.',
        'Hoje a janta é {topic}, e ninguém reclamou.',
        'Bateu fome de lanche bom? Tem {topic}.',
      ],
      steps: [
        ['Tem dia em que eu quero doce e salgado ao mesmo tempo. Nesse dia eu como um de cada e tá resolvido.', 'Chegou do trabalho com fome e sem ideia nenhuma? Massa fininha, recheio quente e a noite já melhora.'],
        ['O bom é que a massa é fina e o recheio manda. A gente morde e ele aparece logo, sem enrolação.'],
        ['{Vai/Vão} no café da manhã, no lanche, na janta e naquele encontro em que ninguém consegue combinar um prato só.'],
        ['Me conta se hoje você é de doce ou de salgado. Se ficar na dúvida, começa pelo salgado e vê no que dá.'],
      ],
    },
    funny: {
      openings: [
        'Indecisos de todo o país, hoje tem {topic}.',
        'Doce ou salgado? A dúvida acaba com {topic}.',
        'Recheio fujão à vista: {topic}.',
      ],
      steps: [
        ['A família demorou vinte minutos para escolher os recheios. Na hora de comer, cada um queria o do outro.', 'A pessoa pediu o salgado e ficou olhando o doce do vizinho. O vizinho mudou de cadeira, por segurança.'],
        ['A massa é fina, o recheio é farto, e a gravidade não ajuda. Quem morde de um lado cuida do outro.'],
        ['Resolve criança que só come doce, adulto que só come queijo e a visita que disse que comia qualquer coisa.'],
        ['Para acertar a quantidade, pergunte quem está sem fome. Essas pessoas pedem a segunda antes de todo mundo.'],
      ],
    },
    motivational: {
      openings: [
        'Uma pausa quente no fim do dia: {topic}.',
        'Mesa cheia, conversa boa e {topic}.',
        'Fome de quem trabalhou o dia todo pede {topic}.',
      ],
      steps: [
        ['Quem passou o dia resolvendo a vida dos outros merece escolher pelo menos o recheio do próprio lanche.', 'Depois da aula da noite, sentar com os colegas e comer algo quente faz a volta para casa parecer mais curta.'],
        ['Massa fina pede fogo certo e olho atento, porque tudo acontece em um minuto. Quem faz acerta pelo cheiro.'],
        ['Convidar a amiga que anda ocupada para um lanche rápido funciona melhor que marcar um jantar que nunca sai.'],
        ['Deixe cada pessoa da mesa escolher o seu recheio. É um jeito simples de lembrar que gosto não se discute.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Massa fina e frigideira quente: {topic}.',
        'O que deixa {o topic} no ponto.',
        'Recheio, fogo e dobra: {topic}.',
      ],
      steps: [
        ['Em casa, a primeira quase sempre se perde: gruda, rasga na hora de dobrar ou fica seca nas beiradas.'],
        ['A frigideira fria faz a massa grudar, e o fogo alto resseca. Recheio úmido em excesso rasga a dobra.'],
        ['Aqueça a frigideira antes, use camada fina e ponha o recheio só em metade da massa. Sirva em seguida.'],
        ['Uma massa simples, feita em frigideira, existe em muitas cozinhas do mundo. Cada lugar põe nela o que tem de melhor.'],
      ],
    },
    casual: {
      openings: [
        'A primeira nunca dá certo, e o assunto é {topic}.',
        'Papo de frigideira quente: {topic}.',
        'Doce ou salgado? Bora discutir {o topic}.',
      ],
      steps: [
        ['A primeira da frigideira eu nunca mostro pra ninguém. Ela sai torta, eu como em pé, e a segunda já vem bonita.'],
        ['A frigideira precisa estar quente de verdade antes de começar. Se ela ainda tá esquentando, a massa gruda mesmo.'],
        ['Fogo médio, camada fininha e recheio de um lado só. Quando soltar sozinha da frigideira, pode dobrar.'],
        ['Fazer em casa vira um balcão: um pede queijo, outro pede doce, e quem tá no fogão come por último.'],
      ],
    },
    funny: {
      openings: [
        'Homenagem à primeira que sai torta: {topic}.',
        'Engenharia de dobra para quem come {topic}.',
        'O recheio que fugiu {do topic}.',
      ],
      steps: [
        ['A primeira massa é sempre um mapa de país desconhecido. O cozinheiro come depressa, antes que alguém peça explicação.'],
        ['A frigideira tem um humor próprio até esquentar. Depois colabora, e todos esquecem a briga inicial.'],
        ['Para a dobra funcionar, deixe dois dedos de borda sem recheio. É pouco espaço, mas salva muita camisa.'],
        ['Quem fica na frigideira ouve pedidos como garçom e come como anfitrião: por último, e o que sobrou.'],
      ],
    },
    motivational: {
      openings: [
        'Pulso leve e frigideira quente: {topic}.',
        'O ponto se aprende na segunda tentativa {do topic}.',
        'Rapidez que vem da prática: {topic}.',
      ],
      steps: [
        ['Virar a massa sem rasgar dá orgulho na primeira vez. Antes disso, algumas foram parar fora da frigideira.'],
        ['O olho percebe a hora certa pela beirada, que solta e levanta. É um sinal pequeno, e quem faz não perde.'],
        ['Para treinar, faça algumas sem recheio e preste atenção no fogo. Achado o ponto, o resto é escolher sabor.'],
        ['Quem trabalha na frigideira serve um por um e vê cada prato sair. A mesa cheia é feita dessa sequência.'],
      ],
    },
  },
}
