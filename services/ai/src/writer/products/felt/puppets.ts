import type { ProductType } from '../product-type.ts'

export const puppets: ProductType = {
  nouns: ['dedoche', 'dedoche de feltro', 'fantoche de feltro', 'livro de feltro', 'livrinho de feltro'],
  asks: ['as histórias que a criança mais pede', 'se é para casa ou para a escola', 'quantos personagens você quer'],
  questions: {
    sale: ['Que história não pode faltar?', 'É para casa ou para a sala de aula?'],
    content: ['Que história você mais ouviu na infância?', 'Quem faz a melhor voz de lobo na sua família?'],
  },
  emojis: ['🪡', '🧵', '📖'],
  hashtags: ['dedoches', 'fantoches', 'livrodefeltro', 'dedoche', 'contacaodehistorias', 'educacaoinfantil', 'feltro'],
  sale: {
    professional: {
      openings: [
        'Para a hora da história: {topic}.',
        '{O topic} {põe/põem} a história nas mãos de quem conta.',
        'Cores, recortes e histórias em feltro: {topic}.',
      ],
      steps: [
        ['Na sala de aula ou na sala de casa, alguém começa a contar. As crianças olham para as mãos antes de ouvir a voz.', 'Num dia de chuva, a pergunta é o que fazer até o jantar. Com feltro nas mãos e uma boa história, a tarde passa depressa.'],
        ['Recortes e pontos formam cada figura no feltro. As cores são vivas e fáceis de reconhecer de longe.'],
        ['Serve em casa, na escola, na biblioteca e no consultório. Professores e avós contadores de histórias usam muito.'],
        ['Pense nas histórias que a criança já pede e escolha a partir delas. Um enredo conhecido facilita o começo.'],
      ],
    },
    casual: {
      openings: [
        'Era uma vez, e quem conta agora é a gente: {topic}.',
        '{O topic} {rende/rendem} uma tarde inteira.',
        'Pra quem gosta de contar história: {topic}.',
      ],
      steps: [
        ['Sabe dia de chuva, televisão cansada e criança pela casa? Começa uma história com as mãos e a sala inteira escuta.', 'A gente abre a boca pra contar e as crianças olham é pras mãos. Quem é professora conhece bem.'],
        ['Feltro tem cor viva, dá pra ver de longe, e cada figura é costurada pedacinho por pedacinho. Dá gosto de mexer.'],
        ['Em casa, na escola, na biblioteca. E avó que conta histórias ganha uma turma pra ajudar.'],
        ['Me conta as histórias que a criança mais pede. É melhor começar por uma que ela sabe de cor.'],
      ],
    },
    funny: {
      openings: [
        'Ator, diretor e bilheteiro, tudo você: {topic}.',
        '{O topic} {exige/exigem} voz fina, não adianta fugir.',
        'A plateia já pediu para repetir: {topic}.',
      ],
      steps: [
        ['Alguém da família fez a voz do lobo uma vez, de brincadeira. Agora é chamado ao palco toda noite, sem folga.', 'Quem conta pela décima vez muda uma palavra para descansar. A plateia, de quatro anos, corrige na hora.'],
        ['Feltro em cores fortes, recortado e costurado, aparece até do fundo da sala. A sua voz fina é por sua conta.'],
        ['Para a sala de aula, a sala de casa e o tio sério que, quando começa a contar, ninguém mais segura.'],
        ['Escolha uma história que você aguente contar muitas vezes. Muitas, no idioma das crianças, são trinta.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem senta no chão e conta: {topic}.',
        '{O topic} {dá/dão} corpo às histórias de família.',
        'A atenção de quem ouve começa aqui: {topic}.',
      ],
      steps: [
        ['Depois do trabalho, alguém senta no tapete e conta mais uma vez a mesma história. Para quem ouve, é a parte boa do dia.', 'No fim da tarde, a turma já cansou e a voz de quem ensina também. Com algo nas mãos, a roda volta a olhar.'],
        ['Cada personagem pede molde, corte e ponto miúdo na borda. São pedaços de poucos centímetros, feitos com calma.'],
        ['Para os avós que inventam enredos, os professores que abrem a roda e a criança que já conta sozinha.'],
        ['Escolha pela história que é de vocês. Aquela da família, contada desde sempre, também serve.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Contar histórias com {o topic}.',
        'Depois da história, onde guardar {o topic}?',
        'Uma dica para a roda de histórias: {topic}.',
      ],
      steps: [
        ['Muitos adultos acham que não sabem contar histórias. Começam depressa, com a voz baixa, e a roda se dispersa.'],
        ['Crianças acompanham melhor quando veem algo se mover. A pausa antes do susto prende mais do que a pressa.'],
        ['Mostre uma figura de cada vez e deixe as outras para depois. No fim, guarde tudo contando em voz alta.'],
        ['Quem costura para histórias pensa na mão de quem conta. Figura grande demais atrapalha, e pequena demais ninguém vê.'],
      ],
    },
    casual: {
      openings: [
        'Não sabe contar? Começa com {o topic}.',
        'A voz do lobo e outras dicas: {topic}.',
        'Onde foi parar o personagem: {topic}.',
      ],
      steps: [
        ['A gente jura que não sabe contar história. Aí começa, faz uma voz diferente, e sai alguém que ninguém conhecia.'],
        ['Criança olha pro que se mexe. Se tudo aparece de uma vez, ela não sabe pra onde olhar e se distrai.'],
        ['Mostra uma figura por vez e faz uma pausa antes da parte boa. Depois, guarda contando junto, que vira brincadeira também.'],
        ['Quando termino uma figura, invento uma fala pra ela. Se a voz sai sozinha, o rosto tá bom.'],
      ],
    },
    funny: {
      openings: [
        'A plateia mais exigente do país: {topic}.',
        'Vozes que já fizemos com {o topic}.',
        'Teatro na sala, entrada franca: {topic}.',
      ],
      steps: [
        ['A plateia tem três anos, sabe o texto de cor e corrige o ator. Depois pede tudo de novo desde o começo.'],
        ['Crianças gostam do que já conhecem. O prazer está em saber que o lobo vem, e em fingir que não sabe.'],
        ['Escolha vozes que você consiga repetir. Nada de agudos heroicos na primeira noite, pense na temporada.'],
        ['Quem costura personagens fala com eles na prova. Se a vizinha ouve pela parede, que aproveite a história.'],
      ],
    },
    motivational: {
      openings: [
        'Uma história por noite: {topic}.',
        'As mãos contam junto: {topic}.',
        'Quem inventou o primeiro enredo {do topic}?',
      ],
      steps: [
        ['Ninguém começa contando bem. A primeira história sai curta, a voz treme, e a criança pede mais uma.'],
        ['A repetição, que cansa o adulto, ajuda a criança a adivinhar o que vem. Logo ela conta junto.'],
        ['Na próxima vez, deixe a criança fazer um personagem. Faça perguntas ao personagem e espere a resposta.'],
        ['Um dia, quem ouvia resolve contar. O enredo sai todo trocado, e os adultos batem palma.'],
      ],
    },
  },
}
