import type { ProductType } from '../product-type.ts'

export const wine: ProductType = {
  nouns: ['vinho artesanal', 'vinho colonial', 'vinho caseiro', 'vinho de mesa', 'vinho tinto', 'vinho branco', 'vinho rosé', 'vinho seco', 'vinho suave', 'vinho de jabuticaba', 'vinho de uva', 'vinho da serra', 'vinho orgânico'],
  asks: ['que tipo de vinho costuma agradar', 'com que comida vai ser servido', 'se é para presente ou para a sua mesa'],
  questions: {
    sale: ['Com massa, com carne ou com queijo?', 'Com quem você dividiria uma garrafa?'],
    content: ['Qual jantar pede vinho na sua casa?', 'Taça fina ou copo comum?'],
  },
  emojis: ['🍷', '🍇', '🧀'],
  hashtags: ['vinho', 'vinhoartesanal', 'vinhocolonial', 'vinhobrasileiro', 'vinhos', 'vinicola', 'queijoevinho'],
  sale: {
    professional: {
      openings: [
        'Para o jantar que merece demora: {topic}.',
        'Mesa posta, taças limpas e {topic}.',
        '{O topic} {acompanha/acompanham} bem queijo, massa e conversa.',
      ],
      steps: [
        ['A panela está no forno, a luz da sala baixou e os convidados já tiraram o casaco. Falta abrir a garrafa.', 'Dois amigos que não se viam há um ano marcaram um jantar simples. Pão, queijo e uma taça bastam para pôr a conversa em dia.'],
        ['A fruta, o lugar e o tempo aparecem no aroma e na cor. Uma taça servida com calma muda a cada gole.'],
        ['{Acompanha/Acompanham} massas, carnes, queijos e sobremesas, conforme o estilo. É presente discreto e certeiro para adultos que gostam de receber.'],
        ['Para escolher, pense no prato e no gosto da mesa: mais seco ou mais suave, mais leve ou mais encorpado.'],
      ],
    },
    casual: {
      openings: [
        'Taça na mesa e papo sem hora: {topic}.',
        'Uma massa simples e {topic}, pronto, virou jantar.',
        'Noite fria combina com {topic}.',
      ],
      steps: [
        ['Sabe aquela noite em que a massa é simples, mas a companhia é boa? Uma taça de vinho e ninguém lembra do relógio.', 'Choveu, esfriou, cancelaram o passeio. Manta no sofá, queijo no prato e uma tacinha pra cada adulto, e a noite se ajeitou.'],
        ['O bom é que vinho vai mudando na taça. Cheira, prova, conversa um pouco, e o segundo gole já conta outra coisa.'],
        ['{Vai/Vão} com massa, pizza, carne, queijo e até com sobremesa. E de presente pra quem recebe a gente em casa.'],
        ['Me fala o que vai ter pra comer e se o pessoal gosta mais seco ou mais suave. Assim fica fácil acertar.'],
      ],
    },
    funny: {
      openings: [
        'O saca-rolhas sumiu bem na hora {do topic}.',
        'Alguém girou a taça e molhou a toalha: {topic}.',
        'Notas de amizade e de queijo derretido: {topic}.',
      ],
      steps: [
        ['A garrafa está na mesa, os amigos estão sentados, e o saca-rolhas sumiu. Começa a caça ao tesouro em todas as gavetas.', 'O amigo girou a taça com elegância de filme. A toalha branca agora tem uma mancha em forma de continente.'],
        ['Uns sentem flores, outros sentem frutas, e o avô sente que está bom. O avô costuma acertar.'],
        ['{Serve/Servem} para jantar, queijo, noite fria e para a visita que usa a palavra encorpado e olha para os lados.'],
        ['Verifique o prato, o gosto dos convidados e o paradeiro do saca-rolhas. O último item é o mais urgente.'],
      ],
    },
    motivational: {
      openings: [
        'O tempo que amadurece a fruta: {topic}.',
        'Sentar à mesa e ficar: {topic}.',
        'Celebrar o que deu trabalho com {topic}.',
      ],
      steps: [
        ['A filha passou no concurso, e a família quer comemorar em casa. Uma garrafa guardada para esse dia ganha o seu motivo.', 'Jantar com calma depois de meses corridos parece luxo. Duas taças, a mesa pequena e o telefone longe já bastam.'],
        ['Da poda à colheita passa um ano inteiro, com chuva, sol e espera. Depois, a fermentação pede outro tanto de atenção.'],
        ['É lembrança para o professor que orientou, para os compadres e para quem abriu a porta quando você precisou.'],
        ['Escolha pensando em quem vai sentar à mesa e no que costuma agradar. Prepare também uma boa bebida sem álcool.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Sobrou meia garrafa, e agora: {topic}.',
        'Depois de aberta a garrafa, como guardar {o topic}.',
        'Ar, luz e calor na garrafa: {topic}.',
      ],
      steps: [
        ['Sobrou meia garrafa do jantar, e ela ficou na bancada, sem tampa. Dois dias depois, o gosto lembrava vinagre.', 'A garrafa de pé em cima da geladeira parece bem guardada. Ali há calor, luz e vibração o dia inteiro.'],
        ['O ar transforma o vinho aberto, e o calor apressa a mudança. Por isso o sabor cai tanto de um dia para o outro.'],
        ['Tampe bem, leve à geladeira, inclusive o tinto, e consuma em poucos dias. O que passou do ponto ainda rende um bom molho.'],
        ['Aprecia-se aos poucos, entre adultos, com água ao lado e comida na mesa. A moderação faz parte do sabor.'],
      ],
    },
    casual: {
      openings: [
        'Sobrou na garrafa? Não deixa na pia: {topic}.',
        'Um cuidado com {o topic} depois do jantar.',
        'Onde você guarda {o topic} em casa?',
      ],
      steps: [
        ['Quem nunca esqueceu meia garrafa na pia e foi provar dois dias depois? A careta vem antes de engolir.', 'Muita casa tem garrafa em cima da geladeira, pegando um calorzinho o dia todo. Parece enfeite, mas o vinho sente.'],
        ['Depois de aberta a garrafa, o ar vai mexendo no gosto, e o calor ajuda a estragar. É questão de poucos dias.'],
        ['Tampa direitinho e põe na geladeira, seja tinto, seja branco. Se azedou um pouco, vai pra panela do molho.'],
        ['Eu gosto de uma taça só, com comida boa e gente querida. E quem vai dirigir brinda com suco de uva, que também é bonito.'],
      ],
    },
    funny: {
      openings: [
        'A toalha branca conheceu {o topic}.',
        'Meia garrafa e um mistério na pia: {topic}.',
        'Vocabulário para impressionar o cunhado: {topic}.',
      ],
      steps: [
        ['Alguém tampou a garrafa com um guardanapo enrolado e disse que era a mesma coisa. Dois dias depois, o guardanapo pediu desculpas.', 'A meia garrafa ficou na porta da geladeira com data de duas festas atrás. Ninguém assumiu, e a salada ganhou um vinagre.'],
        ['Vinho aberto conversa com o ar, e a conversa azeda em poucos dias. Com calor, discutem mais depressa.'],
        ['Tampe, refrigere e tome logo, com os adultos da casa. Se passou do ponto, chame de molho e sirva com segurança.'],
        ['Quando pedirem a sua opinião, olhe a taça contra a luz, espere e diga que é honesto. Funciona sempre.'],
      ],
    },
    motivational: {
      openings: [
        'Um ano de espera em cada garrafa: {topic}.',
        'Quem cuida da fruta conhece o céu: {topic}.',
        'O porão, o caderno e {o topic}.',
      ],
      steps: [
        ['Muitas famílias começaram com um barril no porão e a fruta do quintal. O canto mais fresco da casa guardava o trabalho do ano.', 'Na época da colheita, vizinhos e parentes se ajudam de propriedade em propriedade. A mesa comprida no fim do dia é parte da safra.'],
        ['A fermentação não tem botão de pausa. Quem faz vinho prova, mede, anota e volta no dia seguinte, na mesma hora.'],
        ['Se puder, visite uma pequena vinícola na época da colheita e leve motorista. Pergunte sobre o ano que passou.'],
        ['Uma garrafa guarda o clima de um ano. Servida devagar, entre adultos, lembra que algumas coisas só o tempo faz.'],
      ],
    },
  },
}
