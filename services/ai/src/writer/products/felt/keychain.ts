import type { ProductType } from '../product-type.ts'

export const keychain: ProductType = {
  nouns: ['chaveiro de feltro', 'chaveirinho de feltro'],
  asks: ['para quem é', 'do que a pessoa gosta', 'quantos você precisa e para quando'],
  questions: {
    sale: ['Chave, mochila ou bolsa: onde você usaria?', 'Que bichinho ou flor lembra você?'],
    content: ['Onde a sua chave costuma se esconder?', 'O que mais ocupa espaço na sua bolsa?'],
  },
  emojis: ['🔑', '🪡', '💛'],
  hashtags: ['chaveirodefeltro', 'chaveirosdefeltro', 'chaveiro', 'chaveirosemfeltro', 'feltro', 'chaveiros', 'feltros'],
  sale: {
    professional: {
      openings: [
        'Cor e forma para as suas chaves: {topic}.',
        '{O topic} {aparece/aparecem} no fundo de qualquer bolsa.',
        'Um presente pequeno que se usa todos os dias: {topic}.',
      ],
      steps: [
        ['À noite, na porta de casa, os dedos procuram a chave na bolsa cheia. Com feltro macio e colorido, eles acham primeiro.', 'A mochila da escola é igual à de outros dez alunos. O que pende do zíper diz de quem ela é.'],
        ['No feltro, a figura se recorta em camadas e se costura nas bordas. Mesmo pequena, a cor aparece.'],
        ['É presente para professores, colegas e amigos, e lembrança de festa. Serve a adultos e crianças.'],
        ['Pense no que lembra a pessoa: um animal, uma flor, uma profissão. Para festas, confirme número e data.'],
      ],
    },
    casual: {
      openings: [
        'Sua chave pediu companhia de feltro: {topic}.',
        '{O topic} {deixa/deixam} qualquer molho de chave simpático.',
        'Pequeno, mas ninguém deixa de ver: {topic}.',
      ],
      steps: [
        ['Quem tem bolsa grande conhece a cena na porta de casa, com sacola na mão, chuva começando e a chave sumida lá dentro.', 'Mochila de escola é tudo igual, né? Um feltro colorido no zíper e a criança já sabe qual é a dela.'],
        ['É pequeno, mas tem recorte, camada e costura na volta toda. De pertinho, cada ponto aparece.'],
        ['Pra professora, pra amiga, pra turma do trabalho, pra lembrança de festa. Presente pequeno que a pessoa usa mesmo.'],
        ['Me fala do que a pessoa gosta. E se for pra muita gente, já me passa o número e a data.'],
      ],
    },
    funny: {
      openings: [
        'Para quem vive procurando a chave: {topic}.',
        '{O topic} {viu/viram} a chave pela última vez.',
        'Até você vai achar a chave: {topic}.',
      ],
      steps: [
        ['A família tem um lugar para as chaves e cinco pessoas que não usam. O feltro, pelo menos, se vê de longe.', 'Você virou a bolsa no capô do carro, na chuva, e achou tudo o que procurava no mês passado. Menos a chave.'],
        ['Pequeno, colorido e costurado com capricho. Já a chave que vai junto é aquela de sempre, meio torta.'],
        ['Para a professora, a amiga, o colega e o parente que pergunta da chave todo dia, com ela na mão.'],
        ['Escolha uma cor que não combine com nada na sua bolsa. O importante é achar logo, com chuva ou sem chuva.'],
      ],
    },
    motivational: {
      openings: [
        'Um obrigado que vai junto todo dia: {topic}.',
        '{O topic} {mostra/mostram} que alguém se lembrou.',
        'Poucos centímetros e muito capricho: {topic}.',
      ],
      steps: [
        ['No fim do ano, a turma quer agradecer à professora. Algo pequeno e bem escolhido vai com ela no outro dia.', 'Quem pegou a chave da casa nova anda com ela na mão por dias. É um bom momento de presentear.'],
        ['As camadas são tão pequenas que a tesoura decide tudo. Um corte errado, e se recomeça a figura.'],
        ['Para quem ensina, para quem muda de casa e para o amigo que faz aniversário e não quer presente grande.'],
        ['Pense numa coisa de que a pessoa gosta muito e comece por ela. O presente já nasce com a cara de quem vai ganhar.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Quando a chave anda sempre na bolsa: {topic}.',
        'Cuidados com o feltro {do topic}.',
        'Pequeno, usado todo dia e fácil de cuidar: {topic}.',
      ],
      steps: [
        ['Depois de meses no bolso, o feltro fica com bolinhas e perde a cor viva. É o atrito das chaves.'],
        ['O feltro é feito de fibras prensadas, e o atrito as solta na superfície. Água quente o encolhe.'],
        ['Corte as bolinhas rente com tesoura fina e limpe com pano úmido. Deixe secar esticado, longe do sol.'],
        ['Recortar uma figura pequena se faz com a tesoura parada e o tecido girando. A curva sai mais limpa.'],
      ],
    },
    casual: {
      openings: [
        'Bolinha no feltro tem jeito: {topic}.',
        'Um pedido, nada de máquina: {topic}.',
        'O que a chave faz com {o topic}.',
      ],
      steps: [
        ['A gente põe na chave, joga na bolsa e um mês depois tá cheio de bolinha. Parece que envelheceu.'],
        ['Chave raspa o dia inteiro, e a fibra vai se soltando. Na água quente ainda encolhe.'],
        ['Tesourinha rente na bolinha e pano úmido na sujeira. Seca esticado na sombra e pronto.'],
        ['Quando corto, eu giro o tecido e não a tesoura. É um truque bobo que deixa a curva redondinha.'],
      ],
    },
    funny: {
      openings: [
        'Onde está a chave, pergunta diária: {topic}.',
        'O que {o topic} {sabe/sabem} sobre a sua bolsa.',
        'A chave sumiu de novo: {topic}.',
      ],
      steps: [
        ['Há pessoas que acham a chave com o tato em um segundo. Há outras que acham uma banana esquecida.'],
        ['No fundo da bolsa, tudo vira da mesma cor. Só o que é fofo e diferente pede para ser achado.'],
        ['Guarde a chave sempre no mesmo bolso, o que ninguém usa. Em três dias vira costume, no quarto você esquece.'],
        ['Quem corta miniatura encontra olhos de feltro pela casa o ano todo. Um deles estava na pantufa da avó.'],
      ],
    },
    motivational: {
      openings: [
        'Uma figura pequena e bem cortada: {topic}.',
        'Tesoura firme, ponto miúdo: {topic}.',
        'Muita gente começou no feltro com {topic}.',
      ],
      steps: [
        ['O feltro é um bom começo para quem nunca costurou, porque a borda não desfia e o erro se refaz.', 'As primeiras figuras saem grandes demais. Com o tempo, a mão aprende a trabalhar em poucos centímetros.'],
        ['Ponto igual na borda inteira depende do ritmo. Quando a mão corre, os pontos se afastam.'],
        ['Para treinar, costure um coração simples e tente manter meio centímetro entre os pontos. Compare o começo e o fim.'],
        ['O que se aprende em pequeno serve para tudo. Molde, corte e borda são os mesmos em qualquer tamanho.'],
      ],
    },
  },
}
