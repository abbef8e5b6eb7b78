import type { ProductType } from '../product-type.ts'

export const stickersTags: ProductType = {
  nouns: ['adesivo', 'adesivo personalizado', 'cartela de adesivos', 'etiqueta', 'etiqueta personalizada'],
  asks: ['onde você vai usar', 'o tamanho do espaço', 'quantos você precisa'],
  questions: {
    sale: ['Onde você usaria primeiro?', 'O que mais precisa de identificação na sua casa?'],
    content: ['Sal e açúcar já foram trocados na sua cozinha?', 'Quantas canetas suas já sumiram sem voltar?'],
  },
  emojis: ['🏷️', '✏️', '✨'],
  hashtags: ['adesivos', 'adesivospersonalizados', 'etiquetas', 'etiquetaspersonalizadas', 'cartelasdeadesivos', 'papelaria', 'stickers'],
  sale: {
    professional: {
      openings: [
        'O acabamento que identifica e enfeita: {topic}.',
        '{O topic} {dá/dão} cara própria ao que você entrega ou organiza.',
        'Um detalhe pequeno que todos notam: {topic}.',
      ],
      steps: [
        ['O pacote está fechado, bonito, mas poderia ser de qualquer um. Um detalhe com nome ou desenho conta de onde ele vem.', 'Potes na cozinha, cadernos na mochila, presentes na mesa. Quando cada coisa tem sua identificação, ninguém precisa perguntar.'],
        ['Um gesto só muda o conjunto: um pacote simples, uma caixa lisa, um pote comum ganham outra apresentação.'],
        ['Útil para quem vende, para quem manda os filhos à escola e para quem gosta da casa em ordem.'],
        ['Meça a superfície antes de escolher o tamanho. E verifique se é lisa, curva ou úmida, porque isso muda tudo.'],
      ],
    },
    casual: {
      openings: [
        'Aquele toque final que faltava: {topic}.',
        'Dá vontade de colar na casa toda: {topic}.',
        'O pacote era simples até chegar o detalhe: {topic}.',
      ],
      steps: [
        ['Sabe quando o embrulho está certinho, mas meio sem graça? Um detalhe em cima e parece outra coisa.', 'Pote de arroz, pote de açúcar, e ninguém em casa sabe qual é qual. Já adoçaram feijão por causa disso.'],
        ['É um detalhe pequeno que faz a pessoa reparar. Ela vira o pacote, lê, passa o dedo por cima.'],
        ['Serve pra loja, pra escola, pra cozinha, pra presente. Depois que a gente começa, quer colar até no gato.'],
        ['Antes de pedir, mede onde vai usar e me conta se pega água ou geladeira. Assim a gente acerta o tipo.'],
      ],
    },
    funny: {
      openings: [
        'Agora ninguém troca um pote pelo outro: {topic}.',
        'Cuidado, dá vontade de identificar a casa toda: {topic}.',
        'Açúcar ou sal? Com {o topic} ninguém erra mais.',
      ],
      steps: [
        ['Sal e açúcar, lado a lado, em potes iguais. Toda família tem uma história de café salgado por falta de um nome.', 'Começa com um pote. À noite já estão identificados os temperos, os cabos do computador e um parente que dormiu no sofá.'],
        ['É pequeno, mas tem autoridade. Um pote com nome ninguém abre perguntando o que é, e ninguém come o lanche errado.'],
        ['Para quem empresta caneta e nunca mais vê, para quem perde garrafa na escola e para quem despacha muitos pacotes.'],
        ['Meça antes. Etiqueta grande em pote pequeno dá a volta, se encontra consigo mesma e tampa o próprio nome.'],
      ],
    },
    motivational: {
      openings: [
        'O nome no que você faz: {topic}.',
        'Capricho até o último detalhe da entrega: {topic}.',
        '{O topic} para quem cuida da apresentação.',
      ],
      steps: [
        ['Quem começa um negócio lembra do primeiro pacote com o próprio nome. Antes de enviar, tirou foto de todos os lados.', 'Uma noite antes das aulas, alguém identifica lápis por lápis. São dezenas, e nenhum deles volta para casa sem dono.'],
        ['É o último gesto antes de entregar, e o primeiro que a outra pessoa vê. Merece o mesmo cuidado que o resto.'],
        ['Para o produto que sai de casa, o presente da amiga, a mochila que volta à escola. Em todos aparece o capricho.'],
        ['Pense no que precisa ser lido de longe e no que pode ficar pequeno. Letra demais esconde o nome.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Para que não solte nem enrugue: {topic}.',
        'A superfície certa faz diferença: {topic}.',
        'Tamanho e leitura {no topic}.',
      ],
      steps: [
        ['A colagem foi feita com cuidado e, em dois dias, uma ponta levantou. Quase sempre o motivo está na superfície.'],
        ['Gordura, poeira e umidade impedem a aderência. E o que se lê na tela costuma ser muitas vezes maior que o impresso.'],
        ['Antes de colar, limpe e seque bem a superfície. E, antes de mandar fazer, imprima um teste em tamanho real.'],
        ['Em trabalhos pequenos, um milímetro aparece. Quem corta e confere sabe quando um lado saiu torto.'],
      ],
    },
    casual: {
      openings: [
        'Ponta levantando? Dica rápida sobre {topic}.',
        'Do tamanho da tela ao tamanho real: {topic}.',
        'O que eu testo antes de fazer muitos: {topic}.',
      ],
      steps: [
        ['A gente cola com toda a calma do mundo e no outro dia tem uma pontinha rindo da nossa cara.'],
        ['Na maioria das vezes é o dedo engordurado, o pó, o pote ainda úmido. E tela engana no tamanho, sempre.'],
        ['Passa um pano com um pouco de álcool, espera secar e só então aplica. E testa um antes de fazer cem.'],
        ['Tem um prazer esquisito em ver a fileira toda retinha. Eu alinho, olho e alinho de novo.'],
      ],
    },
    funny: {
      openings: [
        'A casa inteira ganhou nome: {topic}.',
        'Começou no pote de sal: {topic}.',
        'A febre de dar nome às coisas: {topic}.',
      ],
      steps: [
        ['Quem compra para identificar três potes termina o dia identificando o controle, o carregador e a porta da geladeira, que todos já conheciam.'],
        ['Dar nome às coisas dá uma sensação de ordem. A bagunça continua, mas agora cada parte dela sabe como se chama.'],
        ['Comece pelo que a família mais confunde, que costuma ser sal e açúcar. E revise as costas do avô antes de ele sair.'],
        ['Anos depois, numa mudança, alguém abre uma caixa e lê: diversos. Ninguém sabe o que há dentro, mas está identificado.'],
      ],
    },
    motivational: {
      openings: [
        'O capricho que se vê de perto: {topic}.',
        'O primeiro pacote com nome: {topic}.',
        'Pequeno no tamanho, grande no cuidado: {topic}.',
      ],
      steps: [
        ['Quem recebe um pacote bem apresentado percebe alguém do outro lado. Por isso tanta gente fotografa antes de abrir.'],
        ['Um detalhe bem colocado não acontece por acaso. Houve régua, teste e uma mão que não tremeu.'],
        ['Escolha sempre o mesmo lugar para aplicar. A repetição faz o conjunto parecer cuidado, mesmo com materiais simples.'],
        ['No fim de uma noite de trabalho, a pilha pronta compensa. Cada pacote com o seu nome, à espera do destino.'],
      ],
    },
  },
}
