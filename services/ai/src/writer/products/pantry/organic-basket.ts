import type { ProductType } from '../product-type.ts'

export const organicBasket: ProductType = {
  nouns: ['cesta orgânica', 'cesta de orgânicos', 'cesta de verduras', 'cesta de legumes', 'cesta de hortaliças', 'cesta verde', 'cesta da horta', 'cesta agroecológica', 'cesta de produtos orgânicos', 'cesta de hortifruti'],
  asks: ['quantas pessoas comem em casa', 'o que a sua família não come', 'quantas vezes por semana a casa cozinha'],
  questions: {
    sale: ['O que não pode faltar na sua cesta?', 'Quantas pessoas comem aí?'],
    content: ['Qual legume ainda é um mistério para você?', 'Você planeja a semana ou cozinha o que tem?'],
  },
  emojis: ['🧺', '🥬', '🌽'],
  hashtags: ['cestaorganica', 'cestadeorganicos', 'organicos', 'agroecologia', 'agriculturafamiliar', 'hortaorganica', 'cestaverde'],
  sale: {
    professional: {
      openings: [
        'A horta da semana reunida numa cesta: {topic}.',
        '{O topic} {traz/trazem} a época à cozinha.',
        'Variedade para vários almoços, escolhida pela estação: {topic}.',
      ],
      steps: [
        ['A semana ainda nem começou e a pergunta já surgiu: o que vamos comer? Uma cesta variada na bancada traz a resposta.', 'Sobre a mesa há folhas, raízes e algo que você nunca cozinhou. Antes do jantar, já se procura uma receita nova.'],
        ['O que está na época vem mais saboroso e muda de mês em mês. A cesta acompanha a horta, e a cozinha acompanha a cesta.'],
        ['{Serve/Servem} à família que almoça em casa, ao casal que cozinha à noite e a quem quer variar além da alface e do tomate.'],
        ['Diga quantas pessoas comem em casa e o que ninguém come de jeito nenhum. Isso ajuda a pensar no tamanho.'],
      ],
    },
    casual: {
      openings: [
        'A semana já tem cor: {topic}.',
        'Abre espaço na bancada pra {topic}.',
        'Surpresa boa na bancada da cozinha: {topic}.',
      ],
      steps: [
        ['Desfazer a cesta na bancada é quase um presente. Cheira uma folha, acha uma raiz diferente, já pensa no que vai fazer.', 'Aquela preguiça de pensar no almoço some quando a cozinha tá cheia de coisa da horta. A cesta dá a ideia sozinha.'],
        ['O gostoso é comer o que é da época. Um mês vem mais folha, no outro mais raiz, e o prato nunca fica igual.'],
        ['{Vai/Vão} pra família grande, pro casal, pra quem faz marmita e pra quem só comprava as mesmas três coisas.'],
        ['Me conta quantos são aí e o que a turma não come. Se couver um legume desconhecido, topa o desafio?'],
      ],
    },
    funny: {
      openings: [
        'Tem um legume que ninguém conhece: {topic}.',
        'A família fez roda para ver {o topic}.',
        'Quem adivinhar a raiz lava menos louça: {topic}.',
      ],
      steps: [
        ['No fundo da cesta havia uma raiz que ninguém soube nomear. A família tirou foto e mandou para a tia do interior.', 'A criança escolheu o legume mais estranho para batizar. O inhame agora se chama Roberto, e jantar ficou complicado.'],
        ['A horta decide o cardápio, e a casa descobre que sabe cozinhar mais do que pensava. Ou que sabe telefonar para a mãe.'],
        ['{Serve/Servem} para quem cozinha todo dia, para quem finge que cozinha e para quem gosta de posar ao lado de couve.'],
        ['Diga quantos são e o que ninguém come. Se todos fugirem do jiló, a horta precisa saber disso cedo.'],
      ],
    },
    motivational: {
      openings: [
        'Comer no ritmo da terra: {topic}.',
        'Cozinhar mais em casa começa por {topic}.',
        'O encontro da cozinha com a horta: {topic}.',
      ],
      steps: [
        ['Você quer cozinhar mais em casa, e a dificuldade é começar. Com a bancada cheia de cores, o primeiro passo já foi dado.', 'Antes, as crianças diziam não a tudo que fosse verde. Depois de ajudar a desfazer a cesta, já pediram para provar a rúcula.'],
        ['Quem planta pensa meses antes no que vai colher. Receber o que a estação dá é participar um pouco desse calendário.'],
        ['É bom para a família que quer mudar o almoço, para quem aprende a cozinhar e para vizinhos que dividem.'],
        ['Converse em casa sobre o que cada um gosta e o que aceita experimentar. Uma cesta rende mais quando todos opinam.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Por onde começar ao desfazer a cesta: {topic}.',
        'Da cesta ao prato, sem perder nada: {topic}.',
        'Como planejar a semana com {topic}.',
      ],
      steps: [
        ['A cesta chega cheia e vai inteira para a geladeira. No fim da semana, as folhas murcharam e as raízes ficaram.', 'Diante de um legume desconhecido, muita gente deixa para depois. Depois vira nunca, e ele termina esquecido na gaveta.'],
        ['Cada parte tem o seu tempo: folhas duram poucos dias, frutos um pouco mais, raízes esperam semanas. A ordem faz diferença.'],
        ['Separe logo ao chegar, lave e seque as folhas e use-as primeiro. Deixe raízes e abóboras para o fim da semana.'],
        ['Talos e ramas também cozinham bem, em refogados e caldos. O aproveitamento começa quando se olha a planta inteira.'],
      ],
    },
    casual: {
      openings: [
        'Chegou a cesta, e agora? Papo sobre {topic}.',
        'Nada murcha se começar assim: {topic}.',
        'Meu plano de semana com {topic}.',
      ],
      steps: [
        ['No começo eu enfiava tudo na geladeira e torcia. No quarto dia já tinha folha chorando lá dentro.', 'Veio um legume que você nunca viu e ficou olhando pra ele? Eu deixava no canto até ele desistir.'],
        ['Folha não espera, tomate espera um pouco, mandioca espera bastante. Sabendo disso, fica fácil montar a semana.'],
        ['Chegou, separa. As folhas lava, seca e come primeiro, e abóbora e raiz ficam pro fim da semana.'],
        ['Rama de cenoura vira farofa, talo vira refogado. Pra mim é uma vitória quando não sobra nada pra jogar fora.'],
      ],
    },
    funny: {
      openings: [
        'O legume misterioso da semana: {topic}.',
        'Receita procurada com urgência para {topic}.',
        'Assembleia na bancada da cozinha: {topic}.',
      ],
      steps: [
        ['Era semana de couve. Teve couve refogada, couve na sopa, couve no suco e um pai perguntando quando acaba a couve.', 'O legume desconhecido passou três dias na bancada sendo observado. Na quarta noite, alguém teve coragem e pegou a faca.'],
        ['A horta não lê o nosso cardápio. Quando é tempo de abobrinha, é tempo de abobrinha, e a família se organiza.'],
        ['Comece pelas folhas, que têm pressa, e deixe as raízes para o fim, que têm paciência. Para a couve, convide vizinhos.'],
        ['No fim da temporada, a casa conhece nove receitas de chuchu. É um saber raro e muito pouco invejado.'],
      ],
    },
    motivational: {
      openings: [
        'A estação decide, a cozinha aprende: {topic}.',
        'Plantar pensando em quem vai comer: {topic}.',
        'Uma rede de gente em volta {do topic}.',
      ],
      steps: [
        ['Quem planta para muitas famílias faz conta de semente, lua e chuva. Erra em algumas e replanta na mesma semana.', 'Cozinhar com o que chega, e não com o que se escolhe, treina a criatividade. Em poucos meses, ninguém procura receita.'],
        ['A terra produz em ondas, ora folhas, ora raízes, ora frutos. Seguir esse ritmo exige variar o prato e o costume.'],
        ['Guarde uma página do caderno para o que veio em cada mês. Um ano depois, você terá um calendário da sua cozinha.'],
        ['Saber quem planta o que se come aproxima dois trabalhos. Um acorda cedo na roça, o outro acende o fogo à noite.'],
      ],
    },
  },
}
