import type { ProductType } from '../product-type.ts'

export const cactus: ProductType = {
  nouns: ['cacto'],
  asks: ['onde ele vai ficar', 'se bate sol no lugar', 'se é para você ou para presente'],
  questions: {
    sale: ['Em que janela da sua casa ele ficaria?', 'Você é de regar muito ou de esquecer?'],
    content: ['Você já levou espetada de cacto?', 'Quantos vasos moram na sua janela?'],
  },
  emojis: ['🌵', '🪴', '☀️'],
  hashtags: ['cactos', 'cacto', 'cactus', 'cactoslovers', 'plantas', 'cactosesuculentas', 'plantasemcasa'],
  sale: {
    professional: {
      openings: [
        'Presença verde com pouca água: {topic}.',
        '{O topic} {pede/pedem} sol e quase mais nada.',
        'Para a janela que recebe sol a tarde inteira: {topic}.',
      ],
      steps: [
        ['Há janelas em que o sol bate o dia todo e nenhuma planta aguenta. É justamente ali que um cacto se sente em casa.', 'Você viaja a trabalho, volta depois de dez dias e encontra o vaso como deixou. Poucas plantas aceitam essa rotina.'],
        ['O cacto guarda água no próprio corpo e gasta devagar. Por isso passa bem entre uma rega e outra, desde que tenha luz.'],
        ['É presente para quem mora só, para o colega de escritório e para quem gosta de plantas de forma marcante.'],
        ['Antes de escolher, veja quantas horas de sol o lugar recebe. Se há criança ou animal em casa, prefira um ponto mais alto.'],
      ],
    },
    casual: {
      openings: [
        'Pra quem esquece de regar sem culpa: {topic}.',
        'Olha a cara de deserto dessa janela com {topic}.',
        '{O topic} pra quem ama planta e viaja muito.',
      ],
      steps: [
        ['Você já perdeu planta por falta de água? Então presta atenção nesse aqui, que prefere esquecimento a cuidado demais.', 'Tem aquela janela que torra às três da tarde, sabe? A gente já tentou de tudo ali, menos o certo.'],
        ['O cacto guarda água por dentro e vai usando aos poucos. A gente viaja, volta, e ele nem percebeu.'],
        ['Vai bem na mesa perto da janela, na varanda, no apartamento pequeno. E é presente pra quem diz que não leva jeito.'],
        ['Me conta se bate sol onde ele vai ficar. Sol ele quer bastante, e água só de vez em quando.'],
      ],
    },
    funny: {
      openings: [
        'Não abrace, mas leve para casa: {topic}.',
        '{O topic} {entende/entendem} quem precisa de espaço.',
        'Para quem responde mensagem uma vez por semana: {topic}.',
      ],
      steps: [
        ['Cacto não pede colo, não pede água e fica no canto dele. Muita gente convive com um parente assim e gosta.', 'Toda casa com cacto tem alguém que já quis saber se o espinho espeta de verdade. Espeta.'],
        ['Rega demais é o que mais incomoda a planta. É a única relação em que sumir um pouco conta como carinho.'],
        ['Serve para o amigo que viaja, para a colega ocupada e para quem já pediu desculpa a uma samambaia.'],
        ['Pense num lugar com sol e longe da cortina. Cortina e espinho se encontram uma vez e não se largam mais.'],
      ],
    },
    motivational: {
      openings: [
        'Para começar a cuidar de plantas: {topic}.',
        '{O topic} para acompanhar devagar, de perto.',
        'Um pouco de verde em dias cheios: {topic}.',
      ],
      steps: [
        ['Primeiro apartamento, primeira janela só sua. Um vaso pequeno ao sol já diz que mora alguém ali.', 'Quem chega do trabalho e dá uma olhada no vaso percebe o dia em que surge um broto. É uma boa notícia pequena.'],
        ['Cacto cresce devagar, e cada centímetro demora. Quando aparece uma flor, quem cuidou chama a casa inteira para ver.'],
        ['Combina com quem está aprendendo e com quem já coleciona. A atenção que ele pede cabe em qualquer semana.'],
        ['Comece pela luz que você tem. Com sol na janela, o resto do cuidado é simples de aprender.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Quanta água é água demais: {topic}.',
        'Os cuidados básicos com {o topic}.',
        'Luz, vaso e rega: {topic}.',
      ],
      steps: [
        ['Um pouco de água todo dia parece pouco. Para o cacto, é o que amolece a base e faz a planta tombar.'],
        ['As raízes apodrecem em terra sempre úmida. E sem sol suficiente, a planta estica à procura de luz.'],
        ['Use vaso com furo e terra que escorra bem. Regue bastante e só repita quando estiver tudo seco, até o fundo.'],
        ['Quem cultiva pega o vaso na mão antes de regar. Leve, está seco, e pesado, ainda pode esperar.'],
      ],
    },
    casual: {
      openings: [
        'Larga o regador e vem ler sobre {topic}.',
        'Tá esticando? O assunto é sol: {topic}.',
        'O jeito certo de regar {o topic}.',
      ],
      steps: [
        ['A gente acha que um copinho por dia é cuidado. Aí a base fica mole, e ninguém entende o que aconteceu.'],
        ['Na natureza chove de uma vez e depois demora. O cacto espera isso, então água todo dia afoga a raiz.'],
        ['Rega bem até escorrer e só volta quando a terra secar por inteiro. E nada de pratinho com água embaixo.'],
        ['Eu adoro quando dá flor. Dura pouco, às vezes um dia só, e a gente passa a semana mostrando foto.'],
      ],
    },
    funny: {
      openings: [
        'O dedo que foi conferir o espinho: {topic}.',
        'Pinça, jornal, luva grossa e {topic}.',
        'Todo mundo tem uma tia com {topic} na janela.',
      ],
      steps: [
        ['Trocar um cacto de vaso exige pinça, jornal, luva grossa e um parente que segure o riso.'],
        ['Espinho é folha que se adaptou ao lugar seco, gasta pouca água e espanta quem quer morder. O cachorro aprendeu na primeira.'],
        ['Para mudar de vaso, enrole a planta numa tira grossa de jornal dobrado e segure pelas pontas. Seus dedos vão agradecer.'],
        ['Se entrar espinho fininho na pele, fita adesiva puxa quase todos. A dignidade volta um pouco depois.'],
      ],
    },
    motivational: {
      openings: [
        'A flor que demora e aparece: {topic}.',
        'Esperar a terra secar também é cuidar: {topic}.',
        'O que muda em um ano na janela: {topic}.',
      ],
      steps: [
        ['Um pedaço caiu na mudança e parecia perdido. Ficou secando na janela, foi para a terra e criou raiz.'],
        ['Quem cuida de cacto aprende a olhar sem mexer. A planta muda aos poucos e mostra do que precisa.'],
        ['Para plantar um pedaço, deixe o corte secar à sombra por uma semana. Depois ponha em terra seca e espere para regar.'],
        ['Tire uma foto por mês, sempre do mesmo lado. No fim do ano, dá para ver o que o olho não percebeu.'],
      ],
    },
  },
}
