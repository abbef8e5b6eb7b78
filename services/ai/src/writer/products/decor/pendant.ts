import type { ProductType } from '../product-type.ts'

export const pendant: ProductType = {
  nouns: ['pendente', 'lustre'],
  asks: ['onde vai ficar', 'a altura do teto', 'a medida da mesa ou do ambiente'],
  questions: {
    sale: ['Em qual cômodo da sua casa a luz do teto anda sem graça?', 'Ficaria em cima da mesa ou no meio da sala?'],
    content: ['Qual é a luz mais bonita da sua casa?', 'Quem já bateu a cabeça no lustre da família?'],
  },
  emojis: ['💡', '🏠', '✨'],
  hashtags: ['pendente', 'lustre', 'pendentes', 'lustres', 'iluminacao', 'luminariapendente', 'decoracao'],
  sale: {
    professional: {
      openings: [
        'A luz que chama o olhar para o alto: {topic}.',
        '{O topic} {valoriza/valorizam} a mesa e o ambiente inteiro.',
        'O teto também faz parte da decoração: {topic}.',
      ],
      steps: [
        ['A mesa está posta, as cadeiras no lugar, e no alto há só um bocal com uma lâmpada. É um detalhe que todos veem.', 'Quem entra na sala olha para a frente e logo depois para cima. Uma boa peça no teto muda a primeira impressão.'],
        ['Acesa, a peça concentra a luz onde as pessoas se reúnem. Apagada, continua decorando o ambiente durante o dia.'],
        ['Combina com a sala de jantar, a bancada da cozinha, o quarto e a entrada. Também dá personalidade a uma loja.'],
        ['Sobre a mesa, deixe entre setenta e noventa centímetros do tampo até a peça. Meça essa altura antes de escolher o modelo.'],
      ],
    },
    casual: {
      openings: [
        'Olha pra cima e vê a diferença: {topic}.',
        'A mesa de jantar tava esperando {topic}.',
        'Adeus, lâmpada pelada no teto, chegou {o topic}.',
      ],
      steps: [
        ['Faz quanto tempo que tem uma lâmpada pendurada pelo fio aí na sua sala? A gente se muda, promete resolver e esquece.', 'Você arruma a mesa toda linda, chama os amigos e lembra que a luz não ajuda. É ela que fecha a decoração.'],
        ['De noite, a luz cai bem em cima da mesa, onde a conversa acontece. De dia, a peça fica lá no alto, enfeitando.'],
        ['Fica bonito na sala de jantar, em cima da bancada, no quarto. Em loja também chama a atenção de quem passa.'],
        ['Mede a mesa e a altura do teto antes de escolher. Quem senta tem que ver a pessoa da frente, não a lâmpada.'],
      ],
    },
    funny: {
      openings: [
        'A lâmpada pelada do teto já pode se vestir: {topic}.',
        'A visita vai olhar para cima e elogiar {o topic}.',
        'Com {topic}, até macarrão instantâneo vira jantar.',
      ],
      steps: [
        ['A mudança foi há três anos, e a lâmpada continua pendurada pelo fio. Era provisória, como tudo o que dura muito.', 'Jantar embaixo de lâmpada sem nada parece depoimento. Falta só alguém perguntar onde você estava ontem à noite.'],
        ['De noite ilumina a mesa e de dia enfeita o teto. É a única peça da casa que ninguém usa para pendurar roupa.'],
        ['Serve para quem recebe amigos, para quem janta vendo série e para quem quer parecer que já terminou a decoração.'],
        ['Meça a altura pensando no mais alto da família. Toda casa tem um parente que cumprimenta a luz com a testa.'],
      ],
    },
    motivational: {
      openings: [
        'A casa que você está montando pede luz bonita: {topic}.',
        'Quem gosta de jantar com a casa cheia merece {um topic}.',
        'O jantar de todo dia ganha brilho com {topic}.',
      ],
      steps: [
        ['Primeiro veio a mesa, depois as cadeiras, uma de cada vez. Quando chega a vez da luz, a sala está quase pronta.', 'É embaixo dessa luz que a família janta, faz a lição e comemora as boas notícias. Vale escolher com calma.'],
        ['A luz que vem do alto junta as pessoas no mesmo lugar. O resto da sala fica na penumbra, e a mesa aparece.'],
        ['Vale para quem pegou as chaves agora e para quem quer mudar a sala sem trocar os móveis.'],
        ['Pense no lugar em que a casa mais se reúne, a mesa, a bancada, a sala. É ali que a peça vai ser notada.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A altura certa sobre a mesa: {topic}.',
        'Como escolher o tamanho {do topic}.',
        'Limpar {o topic} pede um pouco de cuidado.',
      ],
      steps: [
        ['O erro mais comum com a luz sobre a mesa é a altura. Alta demais, ela se perde, e baixa demais, atrapalha a conversa.'],
        ['De perto da lâmpada, o olho sofre com o brilho. De longe, a luz se espalha e já não destaca o que está na mesa.'],
        ['Deixe de setenta a noventa centímetros acima do tampo e escolha uma largura menor que a da mesa, para ninguém esbarrar.'],
        ['Para limpar, desligue a luz, espere esfriar e use um pano seco. De baixo ninguém vê o pó, mas ele apaga o brilho.'],
      ],
    },
    casual: {
      openings: [
        'A altura tá boa aí? Vamos ver: {topic}.',
        'Antes de instalar {o topic}, mede isso aqui.',
        'O truque da altura {do topic} que quase ninguém conta.',
      ],
      steps: [
        ['Já sentou numa mesa em que a luz batia bem no seu olho? A comida tava ótima, mas você só via um clarão.'],
        ['Muito perto, a lâmpada ofusca. Muito longe, a luz se espalha pela sala e a mesa perde a graça.'],
        ['Senta na mesa e pede pra alguém segurar a peça. Se você vê o rosto de quem tá na frente, a altura é essa.'],
        ['Depois de instalar, apaga o resto e janta só com essa luz uma vez. A sala muda, e o jantar demora mais.'],
      ],
    },
    funny: {
      openings: [
        'Manual para não bater a cabeça: {topic}.',
        'O primo alto já conhece {o topic} pela testa.',
        'Quem vai trocar a lâmpada {do topic}?',
      ],
      steps: [
        ['Quando a lâmpada do alto queima, a família descobre que ninguém viu. Passam-se semanas, e todos jantam à meia-luz, românticos à força.'],
        ['A luz do alto fica fora do alcance da mão e do pano. Por isso o pó mora ali em paz, com vista para a sala.'],
        ['Na próxima troca de lâmpada, aproveite a escada e passe um pano seco. Escada montada é oportunidade que não se repete.'],
        ['Instalar exige uma pessoa em cima, uma embaixo e outra dizendo que está torto. A última nunca segura a escada.'],
      ],
    },
    motivational: {
      openings: [
        'Embaixo da mesma luz, a família toda: {topic}.',
        'A mesa posta fica completa com {topic}.',
        'Há histórias de família embaixo {do topic}.',
      ],
      steps: [
        ['Muita gente se lembra da luz que havia sobre a mesa da infância. Embaixo dela ficavam a lição, o jantar e as risadas.'],
        ['Uma luz bem colocada mostra o centro da casa. Sem ninguém combinar, é para perto dela que as cadeiras vão.'],
        ['Hoje à noite, apague as outras luzes e deixe só a da mesa. Repare como a conversa se junta ali.'],
        ['Quem monta uma peça dessas trabalha com ela suspensa, girando e olhando de baixo. É de lá que todos vão ver.'],
      ],
    },
  },
}
