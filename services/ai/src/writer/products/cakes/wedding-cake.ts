import type { ProductType } from '../product-type.ts'

export const weddingCake: ProductType = {
  nouns: ['bolo de casamento', 'bolo de noivado'],
  asks: ['a data da festa', 'quantos convidados vêm', 'se a festa é em lugar aberto ou fechado'],
  questions: {
    sale: ['Quem daí vai dizer sim este ano?', 'Festa grande ou só os mais próximos?'],
    content: ['Qual bolo de casamento você nunca esqueceu?', 'Festa de dia ou festa de noite?'],
  },
  emojis: ['🎂', '💍', '🤍'],
  hashtags: ['bolodecasamento', 'bolosdecasamento', 'bolodenoiva', 'casamento', 'bolodenoivado', 'noivas', 'cakedesigner', 'weddingcake'],
  sale: {
    professional: {
      openings: [
        'Para um sim que merece ser celebrado: {topic}.',
        '{O topic} {acompanha/acompanham} um dos momentos mais fotografados da festa.',
        'Um dia tão esperado pede calma na escolha {do topic}.',
      ],
      steps: [
        ['As mãos dos dois na mesma faca, a família em volta e o fotógrafo pedindo mais um sorriso. O bolo está no centro.', 'Entre a lista de convidados e a escolha da música, chega a hora de pensar no bolo. Costuma ser a decisão mais gostosa.'],
        ['O bolo de um casal fala do gosto dos dois. Formas, tons e sabor podem ser discretos ou marcantes, como a festa.'],
        ['Recepção no salão, almoço em família ou encontro pequeno no jardim, o corte do bolo é o momento em que todos se aproximam.'],
        ['Ao escolher, tenham em mãos a data, o local e o número de convidados. Um ambiente muito quente também pesa na decisão.'],
      ],
    },
    casual: {
      openings: [
        'Vai ter sim, vai ter festa e vai ter {topic}.',
        'Uma das escolhas mais gostosas pra fazer a dois: {topic}.',
        'Já pensaram {no topic} de vocês?',
      ],
      steps: [
        ['No meio de tanta planilha, convite e lista, escolher o bolo é o descanso. Senta o casal, pega o garfo e conversa.', 'Tem aquela foto dos dois segurando a faca e rindo porque ninguém sabe onde cortar. Eu adoro essa foto.'],
        ['O bolo bonito é o que parece com vocês. Se os dois são de festa simples, não precisa de dez andares pra emocionar.'],
        ['Vale pra festa grande e vale pro almoço só com pai, mãe e padrinhos. A hora do corte emociona do mesmo jeito.'],
        ['Me contem a data, o lugar e quantas pessoas vão. E vejam antes se a festa é no calor, porque isso muda o bolo.'],
      ],
    },
    funny: {
      openings: [
        'O casal disse sim, e os convidados já olham a mesa: {topic}.',
        'Primeira decisão a dois depois da lista de convidados: {topic}.',
        'Duas famílias e um só assunto, {o topic}.',
      ],
      steps: [
        ['Um queria um sabor, o outro queria outro, e a sogra já tinha escolhido um terceiro. O bolo ensina o casal a negociar desde cedo.', 'O fotógrafo pede naturalidade enquanto quatro mãos seguram a mesma faca. Natural mesmo é o primo já na fila com o prato.'],
        ['Bolo de casal tem plateia exigente: uma avó olha o acabamento e a outra pergunta do recheio. Ele precisa convencer as duas.'],
        ['Tem convidado que chora na entrada, no brinde e no discurso. Na hora do bolo ele enxuga o rosto e corre.'],
        ['Para definir o tamanho, peguem a lista final de convidados. A primeira versão, aquela com todos os colegas do colégio, já não vale.'],
      ],
    },
    motivational: {
      openings: [
        'O começo de uma vida a dois com {topic} na mesa.',
        'Dois gostos que se encontram: {topic}.',
        'Tanta preparação merece chegar {ao topic} com alegria.',
      ],
      steps: [
        ['Dois calendários, duas famílias, uma festa inteira para organizar. Quando chega a hora de cortar o bolo, o casal finalmente olha em volta.', 'As duas famílias se conhecem melhor em volta de uma mesa. O bolo traz todos para perto, até quem ainda não trocou palavra.'],
        ['Escolher um sabor a dois é um exercício pequeno de convivência. Quando agrada a ambos, os convidados percebem na primeira garfada.'],
        ['Anos depois, a foto do corte continua na estante. Quem olha lembra da música, das risadas e de quem já cantava alto.'],
        ['Reservem um momento só dos dois para conversar sobre o bolo. Opinião de fora ajuda, mas a festa é de vocês.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que perguntar antes de escolher {o topic}.',
        'Da escolha do sabor ao corte, o caminho até {o topic}.',
        'Pontos que ajudam o casal a decidir: {topic}.',
      ],
      steps: [
        ['Uma dúvida frequente entre noivos é quantas fatias encomendar. A lista muda até a última hora, e o bolo precisa ser definido antes.'],
        ['Numa recepção com jantar e mesa de doces, muitos convidados comem só um pedaço pequeno. Outros já foram embora na hora do corte.'],
        ['Contem uma fatia fina por convidado e verifiquem onde o bolo ficará. Longe do sol e da pista de dança, ele resiste melhor.'],
        ['O corte a dois é um costume antigo, ligado à ideia de partilhar. Hoje é também a foto que mais vai para o álbum.'],
      ],
    },
    casual: {
      openings: [
        'Papo com quem vai casar, e o tema é {topic}.',
        'O que todo casal me pergunta sobre {o topic}.',
        'Anota aí antes de decidir: {topic}.',
      ],
      steps: [
        ['Eu sempre pergunto primeiro do lugar da festa. Os noivos estranham, porque esperavam falar de flor e de cobertura.'],
        ['É que calor, sol e vento mexem com a cobertura. Um bolo lindo na sala fria pode sofrer numa tarde de verão no jardim.'],
        ['Vejam onde fica a mesa do bolo e a que horas ela vai ser montada. Sombra e pouca espera já resolvem metade do problema.'],
        ['O que mais me emociona é imaginar a cena do corte. Aquele bolo passou dias comigo e vai estar na foto da vida de alguém.'],
      ],
    },
    funny: {
      openings: [
        'Bastidores de casal escolhendo {topic}.',
        'Acordos e desacordos em torno {do topic}.',
        'A verdadeira prova de convivência: {topic}.',
      ],
      steps: [
        ['Ninguém ensaia o corte do bolo. Na hora, um empurra a faca para baixo, o outro para o lado, e o fotógrafo só pede calma.'],
        ['Duas pessoas numa faca só é um desafio de engenharia. Cada uma decide uma direção, e as duas sorriem para câmeras diferentes.'],
        ['Combinem antes: uma mão conduz e a outra acompanha, com a faca na parte de baixo do bolo. Evita risada, ou pelo menos metade dela.'],
        ['Quem vai à festa pensa que o suspense está no buquê. Suspense mesmo é ver o bolo subir a escada nos braços de alguém.'],
      ],
    },
    motivational: {
      openings: [
        'Um trabalho de paciência para um dia feliz: {topic}.',
        'O que há por trás da foto {do topic}.',
        'Quem confeita também torce pelo casal: {topic}.',
      ],
      steps: [
        ['Um casal leva meses preparando uma festa que passa em poucas horas. As fotos guardam o que a correria não deixou ver.'],
        ['Quem confeita sabe que aquele dia só acontece uma vez. Por isso cada medida é conferida com mais atenção do que parece.'],
        ['No dia da festa, peçam a alguém de confiança que separe duas fatias. O casal quase sempre esquece de provar o próprio bolo.'],
        ['Horas de espátula e silêncio antecedem um minuto de aplauso. Para quem confeita, saber que o casal sorriu já vale a madrugada.'],
      ],
    },
  },
}
