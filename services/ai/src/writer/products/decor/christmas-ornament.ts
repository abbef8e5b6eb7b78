import type { ProductType } from '../product-type.ts'

export const christmasOrnament: ProductType = {
  nouns: ['enfeite de Natal', 'enfeite natalino', 'bola de Natal', 'enfeite de árvore', 'pingente de árvore'],
  asks: ['o tamanho da sua árvore', 'as cores que já tem em casa', 'se é para a árvore, a mesa ou a porta'],
  questions: {
    sale: ['Quando a árvore sai do armário na sua casa?', 'Qual é a cor do Natal aí na sua casa este ano?'],
    content: ['Quem põe a estrela no alto da árvore na sua família?', 'Qual é o enfeite mais antigo da sua caixa de Natal?'],
  },
  emojis: ['🎄', '⭐', '✨'],
  hashtags: ['enfeitesdenatal', 'enfeitedenatal', 'decoracaodenatal', 'natal', 'arvoredenatal', 'decoracaonatalina', 'boladenatal'],
  sale: {
    professional: {
      openings: [
        'A casa começa a entrar no Natal: {topic}.',
        '{O topic} {traz/trazem} o clima de fim de ano para perto.',
        'Na árvore ou na sala, o Natal aparece com {topic}.',
      ],
      steps: [
        ['A caixa do Natal desce do armário, e a família se reúne em volta. Entre tudo o que sai dali, cada um tem seu preferido.', 'As luzes acendem, e de repente a sala é outra. São os enfeites que fazem a visita parar diante da árvore.'],
        ['Um enfeite volta todos os anos e acumula lembranças. Alguns ficam na família por mais tempo que a própria árvore.'],
        ['Vale para a árvore grande, para um galho na mesa e para o canto do escritório. É também um mimo de fim de ano.'],
        ['Antes de escolher, veja o tamanho da árvore ou do lugar e as cores que já tem. Fica mais fácil combinar.'],
      ],
    },
    casual: {
      openings: [
        'Já pode falar em Natal? Então olha: {topic}.',
        'A caixa do Natal vai ganhar companhia: {topic}.',
        'Montar a árvore fica mais gostoso com {topic}.',
      ],
      steps: [
        ['Sabe aquele dia de abrir a caixa do Natal e ir lembrando de cada enfeite? Lá em cima, no armário, ela tá esperando.', 'Acendeu a luzinha, pendurou o primeiro, e a casa já tem outro cheiro. A gente espera o ano todo por esse momento.'],
        ['O bonito do enfeite é que ele volta. Todo ano a gente desembrulha e lembra de onde veio e quem estava junto.'],
        ['Se não tem árvore, serve um galho num vaso, a porta, a estante. E pra dar de lembrança no fim do ano é perfeito.'],
        ['Olha o tamanho da árvore e as cores que você já tem na caixa. Aí é só completar com o que combina.'],
      ],
    },
    funny: {
      openings: [
        'A árvore pediu reforço: {topic}.',
        'O gato já está de olho {no topic}.',
        'Nunca é demais, diz quem compra {topic}.',
      ],
      steps: [
        ['Você ia só montar a árvore. Três horas depois há enfeite até na maçaneta, e alguém procura a ponta do pisca-pisca.', 'Toda família tem uma árvore bonita pela frente. Atrás, contra a parede, moram os enfeites feitos na escola há vinte anos.'],
        ['Enfeite de Natal é a única visita que chega em dezembro, ocupa a sala e deixa saudade quando vai para a caixa.'],
        ['Serve para quem enfeita a casa toda, para quem põe só um galho e para quem diz isso e acaba enfeitando tudo.'],
        ['Confira o tamanho da árvore e as cores da caixa. O gato da família também terá opinião sobre os galhos de baixo.'],
      ],
    },
    motivational: {
      openings: [
        'Preparar a casa para quem vem: {topic}.',
        'Cada Natal tem um cuidado novo, e este tem {topic}.',
        'Quem enfeita a casa alegra a família inteira com {topic}.',
      ],
      steps: [
        ['Em dezembro corrido, alguém ainda encontra tempo para enfeitar a casa. É essa pessoa que faz o Natal começar.', 'As crianças penduram os enfeites todos na mesma altura, a delas. Quem ama deixa assim até o fim das festas.'],
        ['Uma peça nova por ano conta a história da família. Um dia, desembrulhar a caixa vira um álbum de lembranças.'],
        ['Vale para o primeiro Natal na casa nova e para agradecer a quem esteve por perto durante o ano.'],
        ['Escolha um enfeite que marque este ano, um lugar, uma chegada, uma conquista. Daqui a algum tempo, você vai lembrar por quê.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como guardar para o próximo Natal: {topic}.',
        'A ordem certa para montar a árvore com {topic}.',
        'Antes de montar a árvore, uma dica sobre {topic}.',
      ],
      steps: [
        ['Muitas árvores ficam carregadas na frente e vazias dentro. Mesmo com bastante enfeite, parece que falta alguma coisa.'],
        ['Quem começa pelos enfeites pequenos não tem onde pôr os grandes. E as peças delicadas sofrem quando ficam embaixo.'],
        ['Comece pelas luzes, depois os enfeites maiores, mais para dentro, e por fim os menores, nas pontas. Guarde na ordem inversa.'],
        ['Em muitas famílias, cada enfeite tem uma história e sempre há quem conte. Por isso a montagem demora tanto.'],
      ],
    },
    casual: {
      openings: [
        'Vamos falar da caixa do Natal: {topic}.',
        'Como você guarda {o topic} em janeiro?',
        'Um jeitinho fácil de montar a árvore com {topic}.',
      ],
      steps: [
        ['Você pendura, pendura, e a árvore continua com cara de vazia. Quase sempre é porque ficou tudo na pontinha do galho.'],
        ['A árvore tem profundidade, e a gente esquece. Sem nada lá dentro, a luz não tem onde bater.'],
        ['Põe a luz primeiro, os grandes mais pra dentro e os pequenos nas pontas. Pra guardar, caixa de ovo salva muita peça.'],
        ['A gente acha que é só enfeite. Mas pega um da infância na mão pra ver a quantidade de lembrança que sai dali.'],
      ],
    },
    funny: {
      openings: [
        'O pisca-pisca e outros mistérios natalinos: {topic}.',
        'Todo Natal, a mesma aventura com {topic}.',
        'O gato, a árvore e {o topic}.',
      ],
      steps: [
        ['O pisca-pisca foi guardado enrolado com cuidado. Durante onze meses, sozinho na caixa, deu nós que ninguém ensinou.'],
        ['Guardamos com sono em janeiro e abrimos com pressa em dezembro. Entre os dois, a caixa faz o que quer.'],
        ['Enrole o fio das luzes num pedaço de papelão e embrulhe o resto em papel macio. O enfeite feio pode ir por cima.'],
        ['No fim, a árvore fica torta para um lado, e todos acham linda. É assim em todas as casas de que se tem saudade.'],
      ],
    },
    motivational: {
      openings: [
        'A tradição que se pendura galho a galho: {topic}.',
        'Cada família tem seu jeito de arrumar {o topic}.',
        'O que {o topic} {faz/fazem} a gente lembrar.',
      ],
      steps: [
        ['Há enfeites que atravessaram três casas e algumas crianças. Saem da caixa um pouco gastos e vão para o melhor galho.', 'Quem monta a árvore com uma criança aprende a entregar o enfeite e olhar para o outro lado. O lugar é ela quem escolhe.'],
        ['O que se repete todos os anos fica na memória. As crianças guardam menos os presentes do que o dia da montagem.'],
        ['Escreva o ano embaixo ou na etiqueta de cada enfeite novo. Daqui a um tempo, a caixa conta a história por vocês.'],
        ['Depois da montagem, alguém apaga as luzes da sala e acende só as da árvore. Por um instante, ninguém fala.'],
      ],
    },
  },
}
