import type { ProductType } from '../product-type.ts'

export const ceremonyCandle: ProductType = {
  nouns: ['vela de batizado', 'vela de batismo', 'vela de casamento', 'vela de crisma', 'vela de primeira comunhão', 'vela de cerimônia'],
  asks: ['a data da cerimônia', 'quem vai segurar a vela', 'como vai ser a cerimônia'],
  questions: {
    sale: ['Qual é a próxima cerimônia da sua família?', 'Quem vai segurar a vela nesse dia?'],
    content: ['Na sua família, alguém guardou a vela de uma cerimônia?', 'Quem é que guarda as lembranças na sua casa?'],
  },
  emojis: ['🕯️', '🙏', '🤍'],
  hashtags: ['veladebatizado', 'velabatismo', 'velasdebatizado', 'veladecasamento', 'veladecrisma', 'primeiracomunhao', 'batizado'],
  sale: {
    professional: {
      openings: [
        'Uma chama para um dia que a família vai lembrar: {topic}.',
        '{O topic} para acompanhar a cerimônia e ficar de recordação.',
        'No momento mais bonito da cerimônia, {topic}.',
      ],
      steps: [
        ['Na hora em que a vela é acesa, todos ficam em silêncio e olham para a frente. É uma das cenas que mais aparecem nas fotos.', 'Entre a roupa, os convites e a lista de convidados, a vela às vezes fica para o fim. E ela estará nas mãos de alguém no momento principal.'],
        ['Depois da cerimônia, a vela não se perde como tantas coisas da festa. Muitas famílias a guardam por anos, junto das fotografias.'],
        ['Pode ser escolhida pela família ou oferecida por padrinhos e madrinhas. É um presente ligado ao próprio dia, e não apenas à festa.'],
        ['Antes de escolher, confirme com a igreja ou o celebrante quem segura a vela e por quanto tempo. Isso ajuda a definir o tamanho.'],
      ],
    },
    casual: {
      openings: [
        'Tem cerimônia chegando na família? {O topic} {faz/fazem} parte desse dia.',
        'Pra acender na hora mais bonita: {topic}.',
        'Eu me emociono só de imaginar a chama acesa: {topic}.',
      ],
      steps: [
        ['Sabe aquele momento em que acendem a vela e todo mundo para de cochichar? É uma das partes mais bonitas da cerimônia.', 'Com tanta coisa pra resolver, é fácil lembrar da vela só na semana do evento. Já deixa esse item marcado na lista.'],
        ['O bolo acaba, a flor murcha, e a vela fica guardada na casa da família. Anos depois alguém abre a caixa e lembra de tudo.'],
        ['Os padrinhos vivem perguntando o que podem dar de lembrança. A vela é uma ideia bonita, porque entra na cerimônia junto com eles.'],
        ['Antes de escolher, pergunta na igreja ou pra quem celebra como é o momento da vela. Cada lugar tem um costume.'],
      ],
    },
    funny: {
      openings: [
        'A família inteira vai querer foto com {o topic}.',
        'Enquanto procuram a gravata, já está separada a parte mais bonita: {topic}.',
        'Tem tia chorando antes da hora por causa {do topic}.',
      ],
      steps: [
        ['Em toda cerimônia, alguém esquece alguma coisa no carro. Que seja o guarda-chuva, porque sem a vela ninguém começa.', 'A tia prometeu que desta vez não ia chorar. Aí a vela foi acesa, e o lenço rodou o banco inteiro.'],
        ['De tudo o que se prepara para o dia, a vela é das poucas coisas que voltam para casa inteiras. O penteado nem sempre consegue.'],
        ['Quem não tem ideia de presente costuma ligar na véspera. Com a vela combinada cedo, a ligação fica só para falar da roupa.'],
        ['Veja com a igreja como será o momento e decida antes quem vai segurar a vela. Na família grande, haverá mais de um candidato.'],
      ],
    },
    motivational: {
      openings: [
        'Um dia esperado por toda a família: {topic}.',
        'Para a chama que fica na lembrança, {topic}.',
        '{O topic} {guarda/guardam} um pouco do dia da cerimônia.',
      ],
      steps: [
        ['Preparar uma cerimônia é juntar muitas mãos, quem convida, quem arruma, quem ensaia. Na hora da vela, todo esse cuidado aparece.', 'Há um instante em que a família se aproxima e a chama se acende. Quem preparou tudo pode, enfim, só olhar.'],
        ['Uma vela de cerimônia continua tendo valor depois de apagada. Guardada em casa, ela conta aquele dia a quem ainda não tinha nascido.'],
        ['Quem é próximo da família gosta de participar da escolha. É um modo simples de cada um deixar seu gesto na cerimônia.'],
        ['Escolha com a família e com o costume da igreja ou do celebrante em vista. Assim o momento segue tranquilo do começo ao fim.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como guardar {o topic} depois da cerimônia.',
        'Onde e como guardar depois da festa: {topic}.',
        'Cuidados para conservar {o topic} por muitos anos.',
      ],
      steps: [
        ['Passada a festa, muita família não sabe onde guardar a vela. Ela fica meses sobre um móvel, exposta ao pó e ao sol.', 'É comum encontrar a vela da cerimônia guardada deitada, no fundo de um armário quente. Com os anos, ela pode entortar.'],
        ['A cera amolece com o calor e perde a cor com a luz direta. Em um armário fresco, muda muito pouco com o tempo.'],
        ['Espere a cera esfriar e envolva a vela em papel de seda. Depois guarde numa caixa firme, longe do sol e de lugares quentes.'],
        ['Em muitas famílias, a vela volta à mesa em datas que lembram aquele dia. A chama pequena reúne de novo quem esteve lá.'],
      ],
    },
    casual: {
      openings: [
        'Depois da festa, onde vai parar {o topic}?',
        'Vim te contar como guardar {o topic}.',
        'Uma lembrança que merece caixa própria: {topic}.',
      ],
      steps: [
        ['Acabou a festa, todo mundo cansado, e a vela foi parar em cima da geladeira? Acontece em mais casas do que você imagina.', 'Eu já vi vela de cerimônia guardada por mais de vinte anos e ainda bonita. E já vi vela torta depois de um verão só.'],
        ['O que faz mal pra ela é calor e sol. A cera vai cedendo devagarinho, e quando a gente percebe já entortou.'],
        ['Enrola em papel de seda e guarda numa caixa, num armário fresco. Se puder, deixa junto uma foto do dia.'],
        ['Acho bonito quando a família acende a vela de novo num aniversário daquela data. Cinco minutos já trazem a história toda de volta.'],
      ],
    },
    funny: {
      openings: [
        'Quem vai segurar {o topic} na hora da foto?',
        'A busca da família pela caixa {do topic}.',
        'Cenas de toda cerimônia: {topic}.',
      ],
      steps: [
        ['Na hora de acender a vela, o fósforo some, e três pessoas apalpam o bolso ao mesmo tempo. A foto sempre pega esse momento.'],
        ['O fósforo some porque cada um pensou que o outro levaria. Em dia de cerimônia, todo mundo cuida de tudo e ninguém cuida do fósforo.'],
        ['Combine antes quem leva a vela, quem leva o fósforo e quem guarda tudo depois. Um bilhete na caixa resolve a procura.'],
        ['Anos mais tarde, a vela sai do papel de seda e as histórias saem junto. A do fósforo perdido costuma ser a mais pedida.'],
      ],
    },
    motivational: {
      openings: [
        'A lembrança que a família guarda: {topic}.',
        'Um pouco da cerimônia fica {no topic}.',
        'Uma chama e muitas mãos por perto: {topic}.',
      ],
      steps: [
        ['Na cerimônia, a chama passa perto de muita gente querida. Anos depois, cada um lembra daquele momento de um jeito.'],
        ['Acender uma vela marca a hora com um gesto que todos veem. Por isso ele permanece na memória mais do que muitas palavras.'],
        ['Guarde a vela com um bilhete que traga a data, o lugar e quem estava presente. Daqui a alguns anos, ele vai ser precioso.'],
        ['Quem prepara uma vela de cerimônia sabe que ela vai aparecer em fotos antigas um dia. Por isso confere cada detalhe antes de terminar.'],
      ],
    },
  },
}
