import type { ProductType } from '../product-type.ts'

export const bannersPanels: ProductType = {
  nouns: ['bandeirinha', 'varal de bandeirinhas', 'faixa de aniversário', 'painel personalizado'],
  asks: ['qual é o motivo da festa', 'o tamanho da parede', 'se a festa é em casa ou no salão'],
  questions: {
    sale: ['Onde vai ser a sua próxima festa?', 'O parabéns aí é na sala, no quintal ou no salão?'],
    content: ['Você é de subir na cadeira ou de dar palpite do sofá?', 'Já caiu enfeite no meio do parabéns na sua casa?'],
  },
  emojis: ['🎉', '🎈', '🎊'],
  hashtags: ['bandeirinhas', 'varaldebandeirinhas', 'decoracaodefesta', 'painelpersonalizado', 'faixadeaniversario', 'festainfantil', 'papelariapersonalizada'],
  sale: {
    professional: {
      openings: [
        'A parede anuncia a festa: {topic}.',
        'De um lado ao outro, clima de comemoração: {topic}.',
      ],
      steps: [
        ['A mesa está pronta, mas a parede atrás continua vazia. Nas fotos, é ela que ocupa metade do espaço.', 'Quem chega levanta os olhos e entende o motivo da festa antes mesmo de cumprimentar alguém.'],
        ['Enfeites de parede não ocupam a mesa nem o chão. Mudam o espaço inteiro e aparecem atrás de todos os abraços.'],
        ['No salão, na sala de casa, no quintal ou no escritório, a parede enfeitada mostra onde vai ser o parabéns.'],
        ['Meça a largura da parede e veja onde dá para prender: prego, gancho ou cortina. O tamanho sai daí.'],
      ],
    },
    casual: {
      openings: [
        'A parede tava muda, agora tem {topic}.',
        'Eu penduro {o topic} e já começa a festa.',
        'Pra foto do parabéns sair linda: {topic}.',
      ],
      steps: [
        ['Sabe a foto do parabéns com o ar-condicionado e o interruptor no fundo? Dá pra resolver com uma parede enfeitada.', 'A gente arruma a mesa toda e dá um passo pra trás. Falta alguma coisa ali em cima, né?'],
        ['Pendurou, mudou. Não ocupa mesa, não atrapalha ninguém e aparece em todas as fotos da noite.'],
        ['Vai bem em casa, no salão, na sala de aula, no trabalho. Até no corredor fica com cara de festa.'],
        ['Mede a parede e olha onde dá pra prender, antes de me chamar. Assim fica do tamanho certo.'],
      ],
    },
    funny: {
      openings: [
        'O interruptor saiu da foto graças {ao topic}.',
        'Um segura de cada lado e ninguém acha a fita: {topic}.',
        'A família discute se {o topic} {está/estão} na altura certa.',
      ],
      steps: [
        ['Nas fotos de família, atrás do bolo há sempre um interruptor, um filtro de água e um pedaço de geladeira. Chegou a hora de cobrir.', 'Dois em cima da cadeira, um dizendo mais alto, outro dizendo mais baixo. A festa começa nessa discussão.'],
        ['Alegra a sala, aparece na foto e esconde aquele prego que ninguém sabe por que está ali.'],
        ['Para salão, garagem, escritório e a casa da avó, que só deixa prender com uma fita que não marque.'],
        ['Meça antes a parede e teste a fita adesiva. Enfeite que cai no meio do parabéns ganha aplausos por engano.'],
      ],
    },
    motivational: {
      openings: [
        'Uma data que merece ficar à vista: {topic}.',
        'Preparar a parede para quem vai chegar: {topic}.',
        '{O topic} para receber quem se quer bem.',
      ],
      steps: [
        ['Alguém subiu na cadeira, esticou o braço e prendeu a última ponta. Depois desceu e olhou: agora parece festa.', 'A pessoa volta do trabalho, abre a porta e vê a sala enfeitada. Leva alguns segundos para entender que é para ela.'],
        ['Enfeitar a parede é deixar a alegria à vista de todos. Quem chega percebe que o dia foi preparado.'],
        ['Para a criança que contou os dias, para a avó que não queria festa e para quem achou que ninguém ia lembrar.'],
        ['Pense onde a família vai se juntar para a foto. É ali que o enfeite deve estar.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A altura certa para prender: {topic}.',
        'Como fixar sem marcar a parede: {topic}.',
        'Enquadrar bem {o topic} na foto.',
      ],
      steps: [
        ['Em muitas festas, o enfeite fica alto demais. Na foto do parabéns, aparece cortado ou nem aparece.'],
        ['Prendemos olhando de pé, mas a foto é feita na altura da mesa. E a poeira da parede enfraquece a fita.'],
        ['Limpe a parede com pano seco, teste a fita num canto e faça uma foto antes de fixar tudo.'],
        ['Anos depois, a família olha a foto e reconhece o aniversário pelo que estava na parede. O fundo também conta a história.'],
      ],
    },
    casual: {
      openings: [
        'Fita que não cai: {topic}.',
        'Alto demais some da foto, viu: {topic}.',
        'Meu jeito de pendurar {o topic}.',
      ],
      steps: [
        ['A gente pendura lá em cima, lindo, quase no teto. Na foto sai o bolo, todo mundo e só a pontinha do enfeite.'],
        ['A foto é tirada mais baixo do que a gente imagina. E parede com pó não segura fita nenhuma.'],
        ['Passa um pano seco, cola num cantinho pra testar e tira uma foto antes de prender o resto.'],
        ['No outro dia dá dó de tirar. Aqui já ficou uma semana na parede, e ninguém reclamou.'],
      ],
    },
    funny: {
      openings: [
        'Mais para cima, mais para baixo: {topic}.',
        'A queda no meio do parabéns, com {topic}.',
        'Engenharia de cadeira e fita: {topic}.',
      ],
      steps: [
        ['O enfeite caiu no exato momento do assopro. O aniversariante olhou para cima, e a vela continuou acesa.'],
        ['Fita adesiva tem senso de espetáculo. Aguenta a tarde inteira e solta na hora em que todos estão olhando.'],
        ['Use um pedaço a mais em cada ponta e prenda uma hora antes. Se for cair, cai no ensaio.'],
        ['Semanas depois, um pedaço de fita ainda está na parede. Ninguém alcança sem a cadeira, e ninguém quer buscar.'],
      ],
    },
    motivational: {
      openings: [
        'Enfeitar antes que a pessoa chegue: {topic}.',
        'A última ponta presa na parede: {topic}.',
        'A sala pronta para alguém querido, com {topic}.',
      ],
      steps: [
        ['Enquanto alguém distrai o aniversariante, o resto da casa corre com fita e tesoura. Dez minutos, e a sala muda.'],
        ['Ninguém elogia a fita nem a cadeira que serviu de escada. Elogiam a parede, e quem enfeitou fica feliz do mesmo jeito.'],
        ['Para guardar, tire a fita com calma, proteja com papel e escreva a data por fora. No ano que vem, é só abrir.'],
        ['Quem prende a última ponta costuma ficar um instante olhando. É o primeiro a ver a festa.'],
      ],
    },
  },
}
