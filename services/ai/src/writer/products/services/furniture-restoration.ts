import type { ProductType } from '../product-type.ts'

export const furnitureRestoration: ProductType = {
  nouns: ['restauração de móveis', 'restauração de móvel', 'reforma de móveis', 'reforma de móvel', 'restauração de móveis antigos', 'reforma de móveis antigos'],
  asks: ['fotos de frente, de lado e do que está estragado', 'as medidas', 'se quer manter a cor ou mudar'],
  questions: {
    sale: ['Que móvel da sua casa merece outra vida?', 'Você manteria a cor original ou mudaria tudo?'],
    content: ['Qual móvel da sua família tem história?', 'Você já pegou um móvel deixado na calçada?'],
  },
  emojis: ['🪑', '🪵', '🖌️'],
  hashtags: ['restauracaodemoveis', 'reformademoveis', 'moveisantigos', 'restauracao', 'moveisrestaurados', 'moveisreformados', 'decoracao'],
  sale: {
    professional: {
      openings: [
        'O móvel tem história, e ela pode continuar: {topic}.',
        'Antes de trocar, considere {o topic}.',
        'Madeira boa merece outra oportunidade: {topic}.',
      ],
      steps: [
        ['O móvel herdado está na garagem, coberto com um lençol. Todos gostam dele, mas ninguém sabe onde poria do jeito que está.', 'A sala mudou de cor, e uma peça antiga ficou de fora do conjunto. A estrutura continua boa, só a aparência envelheceu.'],
        ['O trabalho começa pela estrutura, com encaixes, folgas e partes soltas. A cor e o acabamento vêm depois, conforme o lugar em que vai ficar.'],
        ['Vale para a herança de família, para o achado de brechó e para o móvel de que você gosta e já não combina.'],
        ['Mande fotos de frente, de lado e dos pontos danificados, com as medidas. Conte se prefere manter o aspecto original ou mudar.'],
      ],
    },
    casual: {
      openings: [
        'Não põe na calçada ainda: {topic}.',
        'Aquele móvel de família tem futuro: {topic}.',
        'Bora tirar da garagem e fazer {o topic}?',
      ],
      steps: [
        ['Sabe aquele móvel que ninguém usa e ninguém tem coragem de dar? Ele tá só esperando alguém olhar com carinho.', 'Você pintou a parede, trocou o sofá, e agora aquela peça antiga parece perdida na sala. Dá pra trazer de volta.'],
        ['Eu começo apertando o que tá bambo, porque não adianta cor bonita em perna solta. Depois a gente escolhe o acabamento.'],
        ['É pra peça de família, pra achado de brechó e pra aquele móvel bom que só cansou de ser marrom.'],
        ['Manda foto de frente, de lado e do estrago, sem esconder nada. E me diz onde ele vai ficar depois.'],
      ],
    },
    funny: {
      openings: [
        'Bambo, arranhado e cheio de moral: {topic}.',
        'Calço de papelão não é para sempre: {topic}.',
        'O fantasma da garagem é um armário debaixo do lençol: {topic}.',
      ],
      steps: [
        ['Toda visita ganha o aviso de não se apoiar naquele lado. O móvel bambo já é tratado como um parente difícil.', 'Debaixo do pé há um papelão, dois guardanapos e a tampa de uma caneta. A família chama isso de reforma.'],
        ['Debaixo das camadas de tinta há uma cor de cada década. A bege dos anos oitenta sempre faz mais resistência.'],
        ['Para móveis de avó, de brechó e de calçada, daqueles que você jurou que só ia olhar de perto.'],
        ['Mande fotos de todos os lados, inclusive daquele que fica contra a parede. É ali que costuma estar a verdade.'],
      ],
    },
    motivational: {
      openings: [
        'Dar outra vida ao que ainda é forte: {topic}.',
        'A memória de uma casa mora nos móveis: {topic}.',
        'Devolver um móvel ao centro da casa: {topic}.',
      ],
      steps: [
        ['Ali se fez lição, se contou dinheiro e se esperou notícia. Um móvel de família guarda marcas que ninguém quer perder.', 'A casa nova é pequena, e a peça antiga veio junto porque ninguém quis deixar. Agora ela precisa encontrar o seu lugar.'],
        ['Lixar revela um desenho de madeira que ficou coberto por anos. Cada camada sai devagar, para chegar ali sem ferir.'],
        ['Faz sentido para quem herdou, para quem garimpou e para quem prefere cuidar do que tem a comprar outro.'],
        ['Junte as fotos e conte de onde o móvel veio. Saber dessa história ajuda a decidir que marcas devem ficar.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que decidir antes {do topic}.',
        'Lixar, pintar ou preservar: {topic}.',
        'Marcas que ficam e marcas que saem: {topic}.',
      ],
      steps: [
        ['A dúvida mais comum é se compensa. Muita gente olha a tinta descascada, que é o que menos importa nessa conta.', 'É frequente começar pela tinta e deixar a folga para depois. Em pouco tempo, a cor trinca nas junções.'],
        ['Quem sustenta um móvel são os encaixes e a madeira por dentro. Com eles firmes, quase toda superfície tem solução.'],
        ['Empurre de leve cada lado e veja o que se mexe. Abra gavetas, olhe por baixo e procure furos ou pó fino.'],
        ['Nem toda marca é defeito. Às vezes o canto gasto pela mão de alguém é justamente o que se quer conservar.'],
      ],
    },
    casual: {
      openings: [
        'Vale a pena ou não vale? Hoje o papo é {topic}.',
        'Antes da lata de tinta, lê isso: {topic}.',
        'Os segredos que aparecem durante {o topic}.',
      ],
      steps: [
        ['Todo mundo me pergunta se vale a pena. Eu nem olho pra pintura, eu balanço o móvel primeiro.', 'A pessoa se empolga, compra a tinta e pinta por cima de tudo. No mês seguinte, tá trincado nas emendas.'],
        ['O que segura um móvel é o encaixe. Se isso tá bom, o resto é capricho e paciência.'],
        ['Dá uma sacudida de leve, abre as gavetas e olha embaixo. Se tiver pozinho fino caído no chão, me avisa.'],
        ['De vez em quando aparece um bilhete ou uma moeda atrás da gaveta. Pra mim é a melhor parte do serviço.'],
      ],
    },
    funny: {
      openings: [
        'Tinta sobre tinta sobre tinta: {topic}.',
        'A cadeira que escolhe quem pode sentar precisa {do topic}.',
        'Quem pintou isso de laranja? Um caso para {o topic}.',
      ],
      steps: [
        ['A pessoa viu um vídeo de três minutos e separou a tarde de domingo. Isso foi em março, e o móvel segue desmontado na varanda.', 'Em toda família há um móvel que só uma pessoa sabe abrir. Ela levanta, empurra com o joelho e puxa para a esquerda.'],
        ['No vídeo, a tinta velha sai inteira, como casca de banana. Na vida real, ela sai do tamanho de um confete.'],
        ['Antes de começar, fotografe como tudo está montado. Parafuso que sobra no fim nunca estava sobrando no começo.'],
        ['Depois de firme, o móvel abre com um dedo só. O dono do truque do joelho fica um pouco triste, mas se acostuma.'],
      ],
    },
    motivational: {
      openings: [
        'As camadas que o tempo deixou: {topic}.',
        'Reparar também é conhecer: {topic}.',
        'Lixa fina e olhar demorado {no topic}.',
      ],
      steps: [
        ['Debaixo do tampo, o menino tinha escrito o nome a lápis. Quarenta anos depois, pediu que essa parte ficasse como estava.', 'Uma peça chegou em pedaços, dentro de três caixas. Montada a seco sobre a bancada, já se via o que ela tinha sido.'],
        ['Quem fez o móvel pela primeira vez deixou marcas de lápis e de ferramenta. Seguir essas marcas é uma conversa entre dois ofícios.'],
        ['Pergunte aos mais velhos de onde veio cada móvel antigo da casa. Anote num papel e cole no fundo de uma gaveta.'],
        ['Ao passar a mão no tampo pronto, ela desliza e não encontra nada. O trabalho foi feito para isso.'],
      ],
    },
  },
}
