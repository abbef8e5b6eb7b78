import type { ProductType } from '../product-type.ts'

export const cakeTopper: ProductType = {
  nouns: ['topo de bolo de feltro'],
  asks: ['o tema da festa', 'o tamanho do bolo', 'para quando é a festa'],
  questions: {
    sale: ['Qual vai ser o tema da próxima festa?', 'Bolo de um andar ou de dois?'],
    content: ['Você guarda o topo do bolo depois da festa?', 'Quem corta o bolo na sua família?'],
  },
  emojis: ['🎂', '🪡', '🎉'],
  hashtags: ['topodebolo', 'topodebolofeltro', 'topodebolodefeltro', 'feltro', 'feltros', 'festainfantil', 'topodebolopersonalizado'],
  sale: {
    professional: {
      openings: [
        'O detalhe que aparece em todas as fotos do bolo: {topic}.',
        '{O topic} {completa/completam} a mesa da festa.',
        'Feltro no alto do bolo, a festa em destaque: {topic}.',
      ],
      steps: [
        ['Na hora do parabéns, todas as câmeras apontam para o bolo. O que está no alto dele fica em todas as fotos.', 'A mesa está montada, o bolo chegou, e ainda falta um acabamento. É no alto que os convidados olham primeiro.'],
        ['No feltro, cada parte é recortada e montada uma a uma. A cor cheia e o contorno limpo aparecem mesmo do fundo do salão.'],
        ['Acompanha aniversário, mesversário, batizado e chá de bebê. Depois da festa, costuma ir para a estante ou para a caixa de lembranças.'],
        ['Antes de escolher, confirme o tamanho do bolo com quem vai fazer. O enfeite fica melhor quando acompanha essa medida.'],
      ],
    },
    casual: {
      openings: [
        'O bolo já tem tudo, só falta isto: {topic}.',
        '{O topic} {faz/fazem} o bolo virar assunto da festa.',
        'Da mesa do bolo pra estante: {topic}.',
      ],
      steps: [
        ['Sabe a foto do parabéns, com todo mundo em volta e as velas acesas? Bem no meio dela tá o topo do bolo.', 'A gente pensa em doce, balão, lembrança, e só na última semana lembra do alto do bolo.'],
        ['É feltro recortado e montado parte por parte, com contorno bem marcado. Até quem tá no fundo do salão enxerga.'],
        ['Pra aniversário, pra mesversário, pra batizado, pra chá. E depois da festa ainda enfeita o quarto.'],
        ['Me conta o tema, o tamanho do bolo e a data. Quanto antes a gente combinar, mais calma você tem.'],
      ],
    },
    funny: {
      openings: [
        'O melhor lugar da festa é em cima do bolo: {topic}.',
        '{O topic} {sai/saem} bem em todas as fotos do parabéns.',
        'As velas apagam, o enfeite segue firme na pose: {topic}.',
      ],
      steps: [
        ['Na foto do parabéns, um primo pisca, a tia olha para o lado e a criança foge. Só o topo do bolo saiu perfeito.', 'Antes do parabéns, um dedinho já passou pela cobertura. A figura de feltro viu tudo e não entregou ninguém.'],
        ['Recortado, montado e equilibrado lá no alto. Passa a festa inteira perto do brigadeiro e resiste, coisa que ninguém mais consegue.'],
        ['Para o aniversário, o batizado e o mesversário em que o dono da festa dorme no meio do parabéns.'],
        ['Confirme o tamanho do bolo com quem vai fazer. Figura grande em bolo pequeno parece gente em cima de banquinho.'],
      ],
    },
    motivational: {
      openings: [
        'No alto do bolo, semanas de preparo: {topic}.',
        '{O topic} {marca/marcam} a festa que vocês planejaram.',
        'Um detalhe pequeno, lembrado por anos: {topic}.',
      ],
      steps: [
        ['Quem organiza uma festa carrega a lista na cabeça por semanas. Quando o bolo chega à mesa, dá para ver que valeu.', 'Anos depois, alguém abre uma caixa e reconhece a figura daquela festa. Quem guardou também lembra do dia.'],
        ['São recortes pequenos, juntados camada por camada. O conjunto ainda precisa ficar firme e de pé.'],
        ['Para a festa grande, para o bolo simples em casa e para cada mês do primeiro ano do bebê.'],
        ['Escolha a figura de que o dono da festa mais gosta. A surpresa na hora de ver o bolo começa aí.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Depois do parabéns, o que fazer com {o topic}.',
        'Como posicionar {o topic} no bolo.',
        'Feltro e cobertura, um cuidado: {topic}.',
      ],
      steps: [
        ['Muita gente coloca o enfeite no bolo horas antes da festa. Na hora das fotos, ele já está inclinado.'],
        ['A cobertura amolece com o calor e deixa de segurar a base. E gordura, no feltro, se espalha quando é esfregada.'],
        ['Ponha o enfeite pouco antes do parabéns, com a haste dentro de um canudo. Se sujar, retire o excesso e passe um pano quase seco.'],
        ['Quem costura testa o equilíbrio antes de terminar. Uma figura mais pesada na frente pende assim que vai para a haste.'],
      ],
    },
    casual: {
      openings: [
        'A hora certa de colocar no bolo: {topic}.',
        'Sujou de cobertura, e agora? Um papo sobre {topic}.',
        'Onde guardar {o topic} depois da festa.',
      ],
      steps: [
        ['A gente põe o enfeite cedo, vai receber os convidados e, quando volta, ele tá olhando pro chão.'],
        ['Com o calor a cobertura amolece e a haste perde o apoio. E gordura no feltro, quanto mais esfrega, mais entra.'],
        ['Coloca só perto do parabéns. Sujou, tira o grosso com uma colherinha e passa um pano quase seco, sem esfregar.'],
        ['Eu espeto num isopor e deixo de pé a noite toda. Se amanhecer torto, mudo a haste de lugar.'],
      ],
    },
    funny: {
      openings: [
        'O que se vê do alto do bolo: {topic}.',
        'Quem mexeu {no topic} antes do parabéns?',
        'A disputa depois do parabéns: {topic}.',
      ],
      steps: [
        ['Depois do parabéns começa a negociação. Três primos querem a figura do bolo, e só um é o aniversariante.'],
        ['Criança respeita o bolo até ver o personagem favorito em cima dele. Daí em diante, a paciência tem um minuto.'],
        ['Decida antes da festa quem fica com o enfeite. E avise todos os primos ao mesmo tempo, com testemunhas.'],
        ['Quem costura para festas sabe o nome de todo personagem infantil. Em almoço de família, ganha até dos sobrinhos.'],
      ],
    },
    motivational: {
      openings: [
        'Da mesa de costura à mesa do bolo: {topic}.',
        'A festa passa, a lembrança fica: {topic}.',
        'O capricho de uma festa aparece {no topic}.',
      ],
      steps: [
        ['Preparar um aniversário em casa é trabalho de muita noite. O bolo chega por último, e tudo parece se juntar nele.', 'O parabéns dura um minuto, e alguém passou semanas pensando naquela mesa. As fotos guardam esse trabalho.'],
        ['Figura pequena pede molde exato. Um milímetro fora no recorte aparece quando as camadas se juntam.'],
        ['Guarde o enfeite com a data da festa num papel. Ao lado dos próximos, ele conta como a criança cresceu.'],
        ['Quem costura vê a peça pronta uma vez só, na mesa de trabalho. Depois espera a foto do parabéns.'],
      ],
    },
  },
}
