import type { ProductType } from '../product-type.ts'

export const jewelry: ProductType = {
  nouns: ['pingente de resina', 'pingente em resina', 'colar de resina', 'colar em resina', 'brinco de resina', 'brinco em resina', 'anel de resina', 'pulseira de resina', 'bracelete de resina'],
  asks: ['as cores que você mais usa', 'se é para o dia a dia ou para uma festa', 'se é presente ou para você'],
  questions: {
    sale: ['Qual cor você mais usa?', 'Você é do time do acessório grande ou do discreto?'],
    content: ['Qual acessório você não tira nunca?', 'Quantos brincos sem par você ainda guarda?'],
  },
  emojis: ['💎', '🛍️', '✨'],
  hashtags: ['biojoia', 'joiasderesina', 'acessoriosderesina', 'resina', 'brincosderesina', 'acessoriosemresina', 'colarderesina'],
  sale: {
    professional: {
      openings: [
        'O detalhe que muda um visual básico: {topic}.',
        '{O topic} {dá/dão} cor e luz a uma roupa simples.',
        'Quem gosta de acessórios com presença vai querer {topic}.',
      ],
      steps: [
        ['A roupa é a de sempre, camisa lisa e calça escura. Com um acessório de resina, parece que você pensou em tudo.', 'Na mesa de um jantar, alguém interrompe a conversa para perguntar do seu acessório. Quem usa resina conhece essa cena.'],
        ['A resina é leve no corpo e guarda bem a cor. Quem chega perto sempre descobre mais um detalhe.'],
        ['Combina com o trabalho, com o passeio e com a festa. É também um presente que independe da moda do momento.'],
        ['Para escolher, olhe as cores que mais aparecem no seu armário. Se combina com três roupas, já vai ser usado toda semana.'],
      ],
    },
    casual: {
      openings: [
        'Roupa básica e um acessório assim: {topic}.',
        'Põe {topic} e o visual tá pronto.',
        'Eu adoro como {o topic} {pega/pegam} a luz.',
      ],
      steps: [
        ['Sabe o dia em que você veste a primeira coisa que viu e não tem tempo pra nada? Um acessório bonito salva a produção.', 'Uma amiga olha pra você, chega mais perto e pergunta onde comprou. Com resina, isso acontece até na fila do mercado.'],
        ['O que eu mais gosto é que resina é leve. Você põe de manhã e no fim do dia ainda nem lembrou de tirar.'],
        ['Vai com jeans, com vestido, com roupa de trabalho. E é presente bom pra quem já diz que tem de tudo.'],
        ['Na dúvida da cor, abre o armário e vê o que você mais usa. O acessório que combina com isso não sai do corpo.'],
      ],
    },
    funny: {
      openings: [
        'Para fingir que você se arrumou com calma: {topic}.',
        'A roupa é repetida, mas {o topic} ninguém viu ainda.',
        'Com {topic}, dez minutos de espelho parecem quarenta.',
      ],
      steps: [
        ['O armário está cheio e não há nada para vestir. Vai a blusa de sempre, e o acessório que responda pelas duas.', 'Na foto da festa, alguém aumenta o zoom. Não é para ver quem está ao fundo, é para ver o seu acessório.'],
        ['A resina pega a luz e não pesa. É a única coisa do visual de festa que ninguém quer arrancar no carro da volta.'],
        ['Vai para o trabalho, para o bar e para a reunião por vídeo, em que só aparece mesmo da gola para cima.'],
        ['Escolha uma cor que combine com o que você de fato usa, e não com o que está com etiqueta há dois anos.'],
      ],
    },
    motivational: {
      openings: [
        'Para os dias em que você quer se ver bem: {topic}.',
        'Um capricho seu, num dia comum, com {topic}.',
        'Vestir {topic} é um agrado que não precisa de festa.',
      ],
      steps: [
        ['Sair de casa com pressa e, ainda assim, parar um segundo para pôr um acessório. É um cuidado rápido, e é só seu.', 'A primeira compra com o próprio salário, a entrevista, o jantar esperado. Há acessórios que ficam ligados a um dia desses.'],
        ['O desenho que se vê na resina surgiu enquanto ela endurecia. É um detalhe que não se repete em outra peça.'],
        ['É um presente bom para quem cuida de todo mundo e quase nunca compra nada para si. Também vale como agrado seu, sem data.'],
        ['Escolha o que você poria amanhã cedo, com a roupa de um dia comum. É sinal de que vai usar muito.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como guardar e limpar acessórios de resina: {topic}.',
        'O que tira o brilho {do topic} no uso diário.',
        'Um cuidado simples antes de usar {topic}.',
      ],
      steps: [
        ['O perfume costuma ser o último passo antes de sair, já com os acessórios no corpo. Com resina, o melhor é trocar a ordem.'],
        ['Álcool, perfume e acetona atacam a superfície da resina. Misturada a outras peças na gaveta, ela ainda risca com o atrito.'],
        ['Aplique cremes e perfume primeiro e ponha os acessórios por último. Guarde cada um num saquinho de tecido, longe do sol.'],
        ['Depois de desenformada, cada peça passa pela lixa e pelo polimento. Nas menores, isso é feito na ponta dos dedos.'],
      ],
    },
    casual: {
      openings: [
        'Antes do perfume ou depois? Pensa nisto: {topic}.',
        'Quem usa {topic} precisa dessa dica.',
        'Onde você guarda {o topic} faz diferença.',
      ],
      steps: [
        ['Você se arruma toda manhã na mesma ordem, e o perfume é sempre o último, né? Com resina é bom trocar.'],
        ['O álcool do perfume vai tirando o brilho da resina sem a gente ver. E metal roçando em cima risca.'],
        ['Passa o perfume, espera secar e só depois coloca. Na hora de guardar, um saquinho de tecido pra cada um já resolve.'],
        ['Peça pequena parece rápida, mas é a que mais pede lixa. A gente passa, olha contra a luz e passa de novo.'],
      ],
    },
    funny: {
      openings: [
        'Vida social de um acessório colorido: {topic}.',
        'Toda gaveta esconde um drama, e {o topic} {sabe/sabem}.',
        'Todo mundo já procurou {um topic} com o carro esperando.',
      ],
      steps: [
        ['Dentro da gaveta, correntes se dão nós que nenhum marinheiro conhece. Ninguém mexeu, ninguém abriu, e mesmo assim aconteceu.'],
        ['Acessórios soltos se roçam a cada puxão de gaveta, e a resina risca. Quem abre com pressa de manhã só piora o caso.'],
        ['Um saquinho de tecido para cada peça acaba com a briga. E com a cena de desfazer nó na porta de casa.'],
        ['Para quem faz, a lixa é companhia de muitas horas. O resultado é brilho na peça e pó branco na sobrancelha.'],
      ],
    },
    motivational: {
      openings: [
        'Do líquido ao brilho, sem pressa: {topic}.',
        'Há muito trabalho fino {no topic}.',
        'De perto se vê o trabalho que há {no topic}.',
      ],
      steps: [
        ['Numa bancada de resina, as peças menores são as mais exigentes. Uma bolha do tamanho de um grão de sal já incomoda.'],
        ['Numa peça tão pequena, o olho encontra qualquer falha. Por isso quem faz passa mais tempo lixando do que moldando.'],
        ['Tem um acessório de que gosta e que nunca sai da gaveta? Deixe-o hoje ao lado das chaves e use amanhã.'],
        ['O polimento é repetição, a mesma volta com o pano, muitas vezes. Até que a peça devolve a luz da janela.'],
      ],
    },
  },
}
