import type { ProductType } from '../product-type.ts'

export const maternityPhotos: ProductType = {
  nouns: ['ensaio newborn', 'ensaio gestante'],
  asks: ['de quantas semanas está ou quando o bebê nasceu', 'se prefere fotos em casa ou ao ar livre', 'quem vai aparecer nas fotos'],
  questions: {
    sale: ['Quem não pode faltar nesse retrato?', 'Foto em casa ou ao ar livre, qual combina com vocês?'],
    content: ['Você tem foto da sua mãe grávida?', 'Com quem dizem que você se parece?'],
  },
  emojis: ['📷', '🤰', '👶'],
  hashtags: ['ensaionewborn', 'ensaiogestante', 'newborn', 'fotografianewborn', 'gestante', 'fotografagestante', 'fotografiadefamilia'],
  sale: {
    professional: {
      openings: [
        'Uma fase que muda a cada semana: {topic}.',
        'Para lembrar do começo dessa história: {topic}.',
        'Retratos da chegada de um filho: {topic}.',
      ],
      steps: [
        ['No quarto há roupas minúsculas, fraldas empilhadas e um nome na ponta da língua. Esse tempo merece ficar em retrato.', 'No celular há dezenas de fotos tiradas no espelho ou na correria. Falta uma em que todos apareçam com calma.'],
        ['Tudo muda depressa nessa fase. Em poucas semanas, o tamanho, o rosto e a rotina da casa já são outros.'],
        ['Podem participar os irmãos, os avós e até o cachorro da casa. Eles também esperam e recebem esse bebê.'],
        ['Converse sobre a data com antecedência, porque o tempo certo é curto. Pense no lugar e em quem vai aparecer.'],
      ],
    },
    casual: {
      openings: [
        'Passa rápido, e todo mundo avisa: {topic}.',
        'Pra guardar esse comecinho: {topic}.',
        'Daqui a um ano, vocês vão querer rever: {topic}.',
      ],
      steps: [
        ['Todo mundo avisa que passa voando, e a gente só acredita depois. Um mês já muda tudo nessa fase.', 'O celular tá cheio de foto tirada na pressa. Mas falta aquela com a família toda, com calma e luz boa.'],
        ['É um tempo que não dá pra repetir. A barriga cresce, o bebê chega, e cada semana tem outro rosto.'],
        ['O irmão mais velho pode participar, a avó também. E se o cachorro faz parte da família, por que não?'],
        ['Me conta de quantas semanas vocês estão ou quando o bebê nasceu. É isso que decide a data.'],
      ],
    },
    funny: {
      openings: [
        'O bebê é a estrela e ainda não leu o roteiro: {topic}.',
        'O irmão mais velho quer aparecer na frente: {topic}.',
        'Modelo estreante e muito exigente: {topic}.',
      ],
      steps: [
        ['O irmão mais velho deu um beijo, fez um carinho e perguntou se dá para trocar por um cachorro. A cara dos pais saiu ótima.', 'Metade da família aposta no nariz do pai, metade no da mãe. A fotografia ainda vai servir de prova.'],
        ['Quem manda no horário é o bebê, dentro ou fora da barriga. O fotógrafo apenas aceita e espera.'],
        ['Avós, irmãos e cachorro podem entrar na foto. O cachorro, em geral, é o que melhor obedece.'],
        ['Conte as semanas e combine a data cedo. E leve uma roupa extra para todos, inclusive para o pai confiante.'],
      ],
    },
    motivational: {
      openings: [
        'Para a família que está crescendo: {topic}.',
        'A espera e a chegada, em retrato: {topic}.',
        'O começo de uma vida a ser contada: {topic}.',
      ],
      steps: [
        ['São meses de consulta, de lista de nomes e de mão na barriga. Quem espera assim quer lembrar de cada parte.', 'O berço foi montado num feriado, com o manual no chão e palpite de todo mundo. A casa inteira se preparou para alguém.'],
        ['Um retrato dessa fase mostra também os pais que estão nascendo ali, com cansaço e alegria juntos.'],
        ['Anos depois, é a criança quem pede para ver. Pergunta quem estava, de que cor era a parede, se ela cabia no braço.'],
        ['Escolha um detalhe que conte a história de vocês: o quarto, uma manta da família, a janela da sala.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Quando marcar e o que preparar: {topic}.',
        'A melhor luz pode estar na janela de casa: {topic}.',
        'Fotografar essa fase também em casa: {topic}.',
      ],
      steps: [
        ['Em casa, as fotos costumam ser feitas à noite, com a lâmpada do teto, quando finalmente houve um minuto livre.'],
        ['A luz de cima marca sombras no rosto, e o flash achata tudo. Pela manhã, a janela oferece uma claridade mais suave.'],
        ['Fique ao lado da janela, apague as outras lâmpadas e fotografe de perto as mãos. Uma foto por semana já conta a história.'],
        ['O fotógrafo espera bastante nesse trabalho. A cena bonita aparece quando todos já se esqueceram da câmera.'],
      ],
    },
    casual: {
      openings: [
        'Uma foto por semana, no mesmo lugar: {topic}.',
        'Foto no espelho também vale, mas olha isso: {topic}.',
        'Coisas que você vai querer lembrar: {topic}.',
      ],
      steps: [
        ['Com sono e correria, a foto fica pra amanhã. Quando a gente vê, amanhã foi há dois meses.'],
        ['Nessa fase os dias são compridos e os meses são curtos. Todo pai e toda mãe fala isso, e é verdade.'],
        ['Escolhe um canto perto da janela e tira uma foto por semana, sempre igual. Leva um minuto e vira um tesouro.'],
        ['Eu fico reparando nas mãos. Mão de avó, de mãe e de bebê juntas contam tudo numa foto só.'],
      ],
    },
    funny: {
      openings: [
        'O bebê tem outros planos: {topic}.',
        'Três roupas em dez minutos: {topic}.',
        'Bastidores de uma família que cresce: {topic}.',
      ],
      steps: [
        ['Toda grávida conhece a pergunta do elevador. Em seguida vem a mão na barriga e um palpite definitivo sobre o sexo.', 'A roupa branca foi escolhida com carinho. Durou quatro minutos, entre o carro e o suco do irmão mais velho.'],
        ['Bebê segue um relógio próprio, e a família inteira acerta o dela. Chegar no horário virou conceito flexível.'],
        ['Para fotos em casa, escolha a hora mais calma do dia e tenha uma roupa reserva à mão. Duas, melhor.'],
        ['No álbum fica a imagem serena. Fora do quadro havia duas avós dando palpite, um cachorro e o pai segurando o fôlego.'],
      ],
    },
    motivational: {
      openings: [
        'O que a gente esquece dessa fase: {topic}.',
        'Guardar o começo: {topic}.',
        'Os pequenos detalhes da espera e da chegada: {topic}.',
      ],
      steps: [
        ['A mãe achou que ia lembrar de tudo para sempre. Um ano depois, precisou da foto para lembrar da roupa e da risada.'],
        ['O cansaço apaga detalhes que pareciam inesquecíveis. Uma imagem e uma frase escrita trazem de volta o dia inteiro.'],
        ['Escreva uma linha por semana: o que mudou, quem visitou, do que vocês riram. Guarde junto das fotos.'],
        ['Quem fotografa essa fase trabalha em voz baixa. Aprende a reconhecer o segundo em que a casa fica quieta.'],
      ],
    },
  },
}
