import type { ProductType } from '../product-type.ts'

export const waxMelt: ProductType = {
  nouns: ['wax melt', 'pastilha aromática', 'pastilha perfumada'],
  asks: ['que tipo de aroma você prefere', 'em que cômodo vai usar', 'se já tem um rechô em casa'],
  questions: {
    sale: ['Aroma doce, floral ou fresco?', 'Em que cômodo você derreteria primeiro?'],
    content: ['Qual cheiro combina com um dia inteiro em casa?', 'Você mistura aromas ou usa um de cada vez?'],
  },
  emojis: ['🌿', '🏠', '✨'],
  hashtags: ['waxmelt', 'waxmelts', 'pastilhaaromatica', 'pastilhasaromaticas', 'ceraaromatica', 'casacheirosa', 'aromasparacasa'],
  sale: {
    professional: {
      openings: [
        'Perfume de vela, um pedacinho de cada vez: {topic}.',
        '{O topic} para trocar o aroma da casa conforme o dia.',
        'Para quem já tem um rechô em casa, {topic}.',
      ],
      steps: [
        ['Há dias em que a casa pede um aroma fresco e outros em que pede um mais doce. Com pequenas porções, dá para mudar quando quiser.', 'A louça foi lavada, a janela está aberta e a sala espera um perfume. Basta pôr um pedaço de cera no rechô e deixar derreter.'],
        ['A cera não tem pavio e só perfuma quando é aquecida. Você decide quanto usar, e o aroma acompanha o tamanho do cômodo.'],
        ['Agrada a quem gosta de variar e a quem ainda não encontrou o perfume da casa. É um presente fácil para quem tem rechô.'],
        ['Antes de escolher, confira se você já tem um rechô, a vela ou elétrico. Para quarto pequeno, comece com pouca cera.'],
      ],
    },
    casual: {
      openings: [
        'Liga o rechô que chegou {topic}.',
        'Hoje a sala tem cheiro escolhido na hora: {topic}.',
        'Liga o rechô, espera um pouco e sente: {topic}.',
      ],
      steps: [
        ['Sabe quando você enjoa do cheiro bem antes do fim da vela? Com cera em pedacinhos, cada dia pode ter o seu.', 'Eu chego, abro a janela, ponho um pedaço de cera pra derreter e vou guardar as compras. Quando volto, a sala já é outra.'],
        ['O que eu mais gosto é poder escolher o tanto. Um pedacinho no quarto, dois na sala, e ninguém reclama de exagero.'],
        ['Pra quem ama variar de cheiro, é um prato cheio. E pra dar de presente, só confirma se a pessoa tem onde derreter.'],
        ['Me conta em que cômodo vai usar e se o seu rechô é de vela ou de tomada. Assim eu ajudo a escolher o aroma.'],
      ],
    },
    funny: {
      openings: [
        'Parece doce e não se come: {topic}.',
        'A casa com cheiro de festa e a pia cheia: {topic}.',
        'Alguém já mordeu {o topic}, e não foi criança.',
      ],
      steps: [
        ['A visita viu o potinho na mesa, achou que era doce e já estendeu a mão. Toda casa com cera perfumada tem essa história.', 'Fritura no almoço, tênis na entrada, cachorro molhado no tapete. A sala pede ajuda, e um pedaço de cera atende.'],
        ['Não tem pavio, ocupa pouco lugar e muda de cheiro conforme o dia. Só não lava a louça.'],
        ['Para quem gosta de tudo, para quem enjoa rápido e para a família que vota o aroma depois do jantar.'],
        ['Antes de escolher, confira se há um rechô em casa. Derreter na panela do arroz já foi tentado e não se recomenda.'],
      ],
    },
    motivational: {
      openings: [
        'Um cheiro novo para comemorar a casa arrumada: {topic}.',
        '{O topic} para marcar o fim do expediente.',
        'A casa do seu jeito, um aroma por dia: {topic}.',
      ],
      steps: [
        ['Você fechou o computador, guardou a mesa e voltou a estar em casa. Um aroma que só aparece nessa hora ajuda a marcar o fim do expediente.', 'A faxina levou a manhã inteira e já está pronta. Pôr um pedaço de cera no rechô é o jeito mais gostoso de assinar embaixo.'],
        ['Cada porção é pequena, e isso deixa experimentar sem receio. Aos poucos, você descobre o cheiro que tem a cara da casa.'],
        ['Vale para a sala cheia no fim de semana e para a noite de leitura de quem mora só. O tamanho da porção muda, o capricho não.'],
        ['Escolha um aroma que você já conhece e outro bem diferente. O segundo costuma ser a surpresa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como trocar a cera do rechô: {topic}.',
        'Quando está na hora de trocar {o topic}.',
        'Quanto usar {do topic} em cada cômodo.',
      ],
      steps: [
        ['A cera continua no rechô, mas o perfume já não aparece. Muita gente acende de novo e espera que ele volte.'],
        ['O calor libera o perfume, e a cera permanece. Depois de algumas horas de uso, ela ainda derrete, só que sem cheiro.'],
        ['Espere a cera esfriar e endurecer, empurre pela borda e retire inteira. Se ainda estiver mole, um chumaço de algodão absorve o que sobrou.'],
        ['Na criação de um aroma, a cera é testada fria e derretida. Às vezes, o que encanta na mão quase some no calor.'],
      ],
    },
    casual: {
      openings: [
        'Cera sem cheiro no rechô? Hora de trocar {o topic}.',
        'Como eu limpo o rechô depois {do topic}.',
        'Quanto eu ponho de cada vez no rechô: {topic}.',
      ],
      steps: [
        ['Você acende o rechô, a cera derrete toda e nada de perfume. Não é defeito do seu nariz, é que o cheiro já foi embora.'],
        ['O que evapora é o perfume, a cera fica ali. Por isso ela continua derretendo bonitinha e não cheira a mais nada.'],
        ['Deixa esfriar bem, empurra o canto com o dedo e ela sai inteira. Depois é só passar um papel e pôr a próxima.'],
        ['Eu adoro desenformar, é um barulhinho bom. E sempre cheiro mais uma vez, como se não tivesse cheirado a semana toda.'],
      ],
    },
    funny: {
      openings: [
        'O dia em que a visita provou {o topic}.',
        'A casa inteira votou, e ganhou {topic}.',
        'O vizinho quer saber de onde vem esse cheiro: {topic}.',
      ],
      steps: [
        ['A visita entra, respira fundo e procura de onde vem o cheiro. Olha as flores, olha o forno e nunca olha o rechô.'],
        ['O nariz gosta de adivinhar e quase sempre erra. Cada pessoa da casa reconhece um cheiro diferente na mesma cera.'],
        ['Guarde num pote fechado, longe da fruteira e do alcance das crianças. E avise a visita antes do café.'],
        ['Quem faz cera perfumada cheira tudo antes de dizer bom dia. No mercado, leva meia hora no corredor do amaciante.'],
      ],
    },
    motivational: {
      openings: [
        'Medir, derreter, cheirar e tentar de novo: {topic}.',
        'O cheiro da casa muda com {o topic}.',
        'Um aroma para cada hora do dia, com {topic}.',
      ],
      steps: [
        ['Há casas em que o fim de semana começa com um cheiro diferente. Ninguém combinou, mas todos já esperam por ele.', 'Algumas pessoas lembram de uma época pelo perfume que usavam em casa. Basta sentir de novo para voltar àquela sala.'],
        ['A memória guarda cheiro e lugar juntos. Por isso um aroma repetido na mesma hora vira sinal de que o trabalho acabou.'],
        ['Escolha um aroma para a manhã e outro para a noite e repita por duas semanas. Depois, repare no que cada um lembra.'],
        ['Um aroma equilibrado nasce de anotações, gotas contadas e muitas formas testadas. A primeira mistura raramente é a que fica.'],
      ],
    },
  },
}
