import type { ProductType } from '../product-type.ts'

export const photoFrameTile: ProductType = {
  nouns: ['quadrinho personalizado', 'quadro com foto'],
  asks: ['para quem é', 'onde vai ficar', 'qual é a foto'],
  questions: {
    sale: ['Qual foto merece sair do celular?', 'Em que parede da sua casa iria?'],
    content: ['Quantos furos tem atrás do quadro da sua sala?', 'Quem na sua casa sempre acha que está torto?'],
  },
  emojis: ['🖼️', '📷', '🏠'],
  hashtags: ['quadropersonalizado', 'quadrocomfoto', 'quadrinhopersonalizado', 'quadrospersonalizados', 'quadrocomfotos', 'presentecomfoto', 'decoracaocomfotos'],
  sale: {
    professional: {
      openings: [
        'A parede conta a história da casa: {topic}.',
        '{O topic} {dá/dão} lugar a uma lembrança querida.',
        'Um lugar à vista para o que importa: {topic}.',
      ],
      steps: [
        ['Há uma parede vazia no corredor por onde a família passa o dia todo. É um bom lugar para uma lembrança.', 'A foto impressa há anos está na gaveta, sem moldura nem lugar. Na parede, seria vista todos os dias.'],
        ['Uma imagem na parede fica à altura dos olhos e não some na próxima mensagem. Quem passa sempre olha.'],
        ['Para presentear avós, padrinhos, um casal, os amigos da viagem. E para a sala de espera, a estante ou a cozinha.'],
        ['Escolha primeiro o lugar e depois o tamanho. Meça a parede ou a prateleira e observe de onde vem a luz.'],
      ],
    },
    casual: {
      openings: [
        'Tira a foto da gaveta: {topic}.',
        'Eu já sei a parede onde iria {o topic}.',
        'Um cantinho novo com {topic}.',
      ],
      steps: [
        ['Sabe aquela foto que a gente ama e nunca imprimiu? Ou imprimiu e tá na gaveta com o manual do fogão?', 'Parede branca é bonita até alguém perguntar se você acabou de mudar. Aí dá vontade de pôr alguma coisa nela.'],
        ['A foto na parede a gente vê todo dia, sem procurar. No celular ela tá no meio de doze mil.'],
        ['Ótimo pra avó, pro padrinho, pra sogra, pra amiga que viajou junto. E fica bem na estante também.'],
        ['Decide a parede, mede e só depois escolhe o tamanho. Foto pequena em parede enorme fica meio perdida.'],
      ],
    },
    funny: {
      openings: [
        'A visita vai perguntar quem é: {topic}.',
        'Foto escolhida por votação: {topic}.',
        'Saiu do grupo da família e foi para a parede: {topic}.',
      ],
      steps: [
        ['A visita vai olhar, perguntar quem é e, sem querer, receber a árvore genealógica completa até o bisavô.', 'A foto da formatura está na parede. A do cabelo de 1998 também, por decisão da irmã.'],
        ['Um quadro não pede atualização e não manda notificação. Só precisa de um prego e de alguém que saiba usar.'],
        ['Para a avó, que tem uma parede inteira, e para o neto, que tem meia parede e pouca coragem de furar.'],
        ['Confira duas vezes a foto antes de encomendar. A escolhida vai olhar para você durante o café por muitos anos.'],
      ],
    },
    motivational: {
      openings: [
        'O que vocês viveram, à vista: {topic}.',
        'Para quem transforma a casa em memória: {topic}.',
        '{O topic} para lembrar quem veio antes.',
      ],
      steps: [
        ['Numa parede de família há formaturas, viagens, um avô de chapéu. Cada imagem custou um dia inteiro de esforço de alguém.', 'A casa foi pintada, as caixas se abriram. Pendurar a primeira foto é o momento em que a casa passa a ser de quem mora nela.'],
        ['Uma imagem bem escolhida resume anos. Quem chega cansado passa por ela e reconhece o caminho.'],
        ['Para presentear quem criou, ajudou, ensinou. A pessoa se vê na parede de outra casa e se sente lembrada.'],
        ['Pense em que história a imagem conta. A foto menos posada, em geral, é a que conta mais.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Na parede, na altura dos olhos: {topic}.',
        'Onde colocar {o topic} sem perder a cor.',
        'Composição na parede com {topic}.',
      ],
      steps: [
        ['Em muitas casas, os quadros ficam altos demais. Quem está sentado no sofá vê o teto antes da foto.'],
        ['O olho descansa a cerca de um metro e meio do chão. E a luz direta apaga as cores aos poucos.'],
        ['Pendure com o centro a 1,50 m do chão e fora do sol. Para montar conjuntos, teste a disposição antes no chão.'],
        ['As casas cheias de imagens foram montadas aos poucos. Uma foto de cada vez, no espaço que sobrava.'],
      ],
    },
    casual: {
      openings: [
        'Tá alto demais, pode abaixar: {topic}.',
        'O erro do prego e {o topic}.',
        'Antes de furar a parede: {topic}.',
      ],
      steps: [
        ['Quase todo mundo pendura quadro alto demais. Aí senta no sofá e vê a parede, o prego, tudo menos a foto.'],
        ['É que a gente pendura de pé e olha sentado. E sol direto, com o tempo, leva a cor embora.'],
        ['Marca 1,50 m do chão, deixa a foto no meio disso e cola um papel no tamanho antes de furar.'],
        ['Gosto de parede que vai enchendo com os anos. Não tem projeto nenhum, e fica a cara da família.'],
      ],
    },
    funny: {
      openings: [
        'Quatro furos atrás {do topic}.',
        'Está torto? A pergunta que divide a casa: {topic}.',
        'O engenheiro da família e {o topic}.',
      ],
      steps: [
        ['Todo quadro torto atormenta uma única pessoa da casa. As outras nem percebem, e por isso não se discute, arruma-se.'],
        ['A parede raramente é reta, e a régua é sempre da gaveta de outro. O torto não é culpa sua.'],
        ['Use um aplicativo de nível no celular ou uma garrafinha d\'água deitada. Se o cunhado chegar, já estará pronto.'],
        ['Atrás de cada quadro bem pendurado há buracos antigos, e um silêncio combinado na família.'],
      ],
    },
    motivational: {
      openings: [
        'As paredes que contam a vida da família: {topic}.',
        'Uma imagem escolhida entre mil, {no topic}.',
        'O que você vê ao passar pelo corredor: {topic}.',
      ],
      steps: [
        ['De manhã, o corredor está escuro e alguém passa devagar pela foto. Não precisa parar, sabe que está lá.', 'Há casas em que os filhos cresceram vendo a mesma imagem. Adultos, pedem uma cópia.'],
        ['Quem vê a mesma foto todo dia não se cansa, aprende os detalhes. Um dia percebe o cachorro ao fundo.'],
        ['Troque uma imagem por ano, sempre na mesma época. A antiga vai para uma caixa, com a data atrás.'],
        ['Preparar a imagem é olhar muito para o rosto de desconhecidos. A gente termina torcendo por eles.'],
      ],
    },
  },
}
