import type { ProductType } from '../product-type.ts'

export const rosary: ProductType = {
  nouns: ['terço', 'tercinho', 'mini terço', 'rosário', 'dezena', 'pulseira terço'],
  asks: ['para quem é', 'se a pessoa reza em casa ou na rua', 'se prefere contas miúdas ou maiores'],
  questions: {
    sale: ['Onde você costuma rezar?', 'Para quem você daria um terço de presente?'],
    content: ['Quem te ensinou a rezar o terço?', 'Em que hora sua família reza?'],
  },
  emojis: ['📿', '🙏', '🤍'],
  hashtags: ['terco', 'tercos', 'rosario', 'tercopersonalizado', 'minitercos', 'santoterco', 'catolicos'],
  sale: {
    professional: {
      openings: [
        'Para a oração de todos os dias: {topic}.',
        '{O topic} {acompanha/acompanham} quem reza em casa ou no caminho.',
        'Uma conta de cada vez, uma oração de cada vez: {topic}.',
      ],
      steps: [
        ['Na sala de espera, no ônibus ou ao pé da cama, os dedos encontram a primeira conta. A oração começa sem barulho.', 'Às seis da tarde, em muitas casas, alguém desliga a televisão e reúne a família. As contas passam devagar de mão em mão.'],
        ['As contas marcam as orações, e a pessoa não precisa contar. Sobra atenção para o que está sendo rezado.'],
        ['É um presente para a madrinha, para a avó, para o afilhado e para alguém que voltou a rezar.'],
        ['Para escolher, pense em como será usado: no bolso, na bolsa, em casa. O tamanho das contas muda o conforto na mão.'],
      ],
    },
    casual: {
      openings: [
        'Pra rezar em casa, no ônibus, onde der: {topic}.',
        'Quem ganha {um topic} lembra de quem deu.',
        '{O topic} pra ter sempre por perto.',
      ],
      steps: [
        ['No fim do dia dá vontade de sentar um pouco, ficar em silêncio e rezar por quem a gente gosta.', 'Avó que reza tem sempre um terço na bolsa ou no criado-mudo. E todo neto lembra do barulhinho das contas.'],
        ['O bonito é que a gente não precisa de mais nada. As contas guiam, e as palavras a gente já sabe.'],
        ['Dá pra levar de presente pra madrinha, pro afilhado, pra mãe e pra aquela amiga que pediu oração.'],
        ['Pensa se a pessoa reza mais em casa ou na rua. Isso ajuda a escolher o tamanho e o jeito das contas.'],
      ],
    },
    funny: {
      openings: [
        'Na bolsa da avó sempre cabe mais um: {topic}.',
        '{O topic} para quem reza por toda a família.',
        'Companhia de fé para o caminho: {topic}.',
      ],
      steps: [
        ['Na bolsa da avó há bala, lenço, documento e um terço. Ela encontra o terço primeiro e reza até na fila do banco.', 'Antes de qualquer viagem em família, alguém puxa uma oração no carro. Quem está no banco de trás responde e segue viagem.'],
        ['As contas cuidam da contagem, e a pessoa cuida da intenção. Até quem se distrai volta ao ponto certo.'],
        ['Avós, madrinhas e tias gostam de receber. E quem reza pela família inteira vai precisar de boas contas.'],
        ['Se for presente, repare no que a pessoa já usa. Umas preferem contas miúdas, outras gostam de sentir bem cada uma.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem separa um momento do dia para rezar: {topic}.',
        'A constância de quem reza pelos outros: {topic}.',
        '{O topic} para agradecer e para pedir.',
      ],
      steps: [
        ['Há mães que rezam toda noite pelos filhos, um por um, sem que eles saibam. Do corredor, ouve-se só o barulho das contas.', 'Um grupo se encontra toda semana para rezar junto. Faça frio ou calor, há sempre alguém que chega antes e abre a sala.'],
        ['Rezar com contas é um hábito que se constrói. Uma dezena hoje, outra amanhã, até virar parte do dia.'],
        ['É um bom presente para quem começou a rezar agora e para quem ensinou a vida inteira. Os dois vão usar.'],
        ['Escolha pensando na rotina de quem vai rezar. O melhor lugar para guardar é onde a mão alcança com facilidade.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como começar a rezar com {o topic}.',
        'As contas e o que elas marcam: {topic}.',
        'Cuidado e respeito com {o topic} no dia a dia.',
      ],
      steps: [
        ['Muita gente tem um terço guardado e hesita em usar porque não sabe a ordem das orações.'],
        ['A ordem segue as contas: nas maiores ou separadas, o Pai-Nosso, e em cada grupo de dez, as Ave-Marias.'],
        ['Comece com uma dezena por dia, num horário fixo, e leia um mistério antes. Guarde as contas num saquinho à parte.'],
        ['A palavra rosário vem de coroa de rosas. A cada oração, diz a tradição, uma rosa é oferecida a Nossa Senhora.'],
      ],
    },
    casual: {
      openings: [
        'Nunca é tarde pra aprender a rezar: {topic}.',
        'Quem te ensinou a rezar com {topic}?',
        'Você reza em casa ou no caminho? O assunto é {topic}.',
      ],
      steps: [
        ['A cabeça vai pra lista do mercado no meio da oração. Acontece com todo mundo, e a gente volta pra conta onde parou.'],
        ['É pra isso que as contas servem: a mão lembra onde a gente está, mesmo quando o pensamento foi dar uma volta.'],
        ['Pra começar, escolhe um horário e reza só uma dezena. No caminho do trabalho ou antes de dormir já funciona bem.'],
        ['Eu acho bonito ver um terço gasto pelo uso. Dá pra imaginar quantas noites passou na mão de alguém.'],
      ],
    },
    funny: {
      openings: [
        'Coisas que a gente aprende com a avó: {topic}.',
        'Na gaveta, na bolsa, no carro: {topic}.',
        'Um terço em cada canto da casa e uma conversa sobre {topic}.',
      ],
      steps: [
        ['A criança quis rezar junto e respondeu Ave-Maria antes da hora. A avó sorriu e esperou que ela chegasse à conta certa.'],
        ['As crianças aprendem repetindo, no ritmo das vozes da casa. As contas ajudam a esperar a vez.'],
        ['Com os pequenos, comece por três Ave-Marias e uma intenção escolhida por eles. Costumam pedir pelos bichos, e tudo bem.'],
        ['No fim, cada um guarda o seu no lugar de sempre. Amanhã, no mesmo horário, a avó já estará sentada esperando.'],
      ],
    },
    motivational: {
      openings: [
        'Um hábito que passa de avó para neto: {topic}.',
        'Rezar um pouco todos os dias: {topic}.',
        'O que a constância ensina a quem reza com {o topic}.',
      ],
      steps: [
        ['Começar é simples, manter é que pede capricho. Quem reza há anos quase sempre começou com uma dezena só.'],
        ['As contas dão um começo e um fim ao momento de oração. Isso ajuda a voltar no dia seguinte.'],
        ['Escolha um lugar da casa e deixe ali as contas e uma lista de intenções. Ver o lugar pronto já convida.'],
        ['Muitas orações aprendidas em criança voltam inteiras anos depois. A mão encontra a conta e a voz continua.'],
      ],
    },
  },
}
