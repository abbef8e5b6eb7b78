import type { ProductType } from '../product-type.ts'

export const swimwear: ProductType = {
  nouns: ['biquíni', 'maiô', 'sunga'],
  asks: ['as suas medidas', 'se é para nadar ou para tomar sol', 'onde você mais usa'],
  questions: {
    sale: ['Praia, piscina ou cachoeira?', 'Você entra na água de uma vez ou aos pouquinhos?'],
    content: ['Onde você ainda acha areia uma semana depois da praia?', 'Qual lugar das costas sempre fica sem protetor?'],
  },
  emojis: ['🏖️', '☀️', '🌊'],
  hashtags: ['modapraia', 'biquini', 'maio', 'biquinis', 'verao', 'beachwear', 'lookpraia'],
  sale: {
    professional: {
      openings: [
        '{O topic} para os dias de água e sol.',
        'Da piscina ao mar, com bom caimento: {topic}.',
        'Quem gosta de água escolhe {o topic} com cuidado.',
      ],
      steps: [
        ['A previsão é de sol, a toalha já está na bolsa e a família, no carro. Falta só vestir e ir.', 'O primeiro mergulho do dia é sempre o melhor. E uma peça que fica no lugar deixa você aproveitar a água sem preocupação.'],
        ['Roupa de banho precisa acompanhar o movimento. Quando o corte veste bem, dá para nadar, pular onda e jogar bola à vontade.'],
        ['Serve à praia, à piscina, ao clube e à cachoeira. Com duas peças, há sempre uma seca para o dia seguinte.'],
        ['Para escolher, meça cintura e quadril, e o busto quando for o caso. Pense também no que vai fazer, nadar ou tomar sol.'],
      ],
    },
    casual: {
      openings: [
        'Já dá pra ouvir o barulho da água: {topic}.',
        'Olha {o topic} e me diz se não dá vontade de mergulhar.',
        'Vai ter sol e vai ter {topic}.',
      ],
      steps: [
        ['A gente chega, larga a bolsa na cadeira e vai direto pra água. Primeiro o pé, depois um gritinho, depois o mergulho.', 'Tem convite de piscina que chega em cima da hora. Quem tem a roupa pronta na gaveta só responde que tá indo.'],
        ['Bom mesmo é quando a peça fica no lugar. A gente mergulha, corre, pula onda e nem lembra de puxar nada.'],
        ['Vale pra praia, pro clube, pra cachoeira e pro banho de mangueira no quintal. Água é água, a gente aproveita.'],
        ['Me passa as suas medidas e conta onde você mais usa. Pra nadar é um corte, pra ficar na areia pode ser outro.'],
      ],
    },
    funny: {
      openings: [
        'O traje de quem só ia molhar o pé: {topic}.',
        '{O topic} para quem já marcou lugar no sol.',
        'O mar chamou, cadê {o topic}?',
      ],
      steps: [
        ['Você entra devagar, diz que a água está ótima e continua na ponta dos pés. Aí vem a onda e resolve a questão.', 'O dia de praia tem três fases, passar protetor, sacudir areia e pensar no próximo pastel. O mergulho acontece nos intervalos.'],
        ['Uma boa peça de banho enfrenta a onda e sai dela no mesmo lugar. Com os óculos de sol, ninguém pode prometer isso.'],
        ['Para o mar, para a piscina e para aquela inflável do quintal, onde sempre entra mais gente do que deveria.'],
        ['Na hora do tamanho, confie na fita. O tecido molhado tem outra opinião, e costuma dar em público.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem vai aproveitar a água de verdade: {topic}.',
        '{O topic} para um dia longe da rotina.',
        'A folga chegou, e {o topic} {vai/vão} junto.',
      ],
      steps: [
        ['Depois de meses de relógio, você fica duas horas só olhando o mar. Essa folga foi merecida, dia por dia.', 'Tem gente que aprendeu a nadar depois de adulto, numa piscina de bairro. Hoje entra na água com gosto e nem olha para a borda.'],
        ['Quando a roupa veste bem, você entra na água e brinca. A atenção fica no mergulho e em quem está junto.'],
        ['Serve às férias e também à tarde livre perto de casa. Um banho de piscina num dia comum tem outro sabor.'],
        ['Escolha pelo corpo de agora e pelo que gosta de fazer na água. O dia bom pode ser o próximo de sol.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que fazer depois do mar e da piscina: {topic}.',
        'Como lavar {o topic} sem perder a cor.',
        '{O topic} {dura/duram} mais com cinco minutos de cuidado.',
      ],
      steps: [
        ['O dia acaba, e a roupa de banho fica na sacola, molhada, até a manhã seguinte. É ali que começa o desgaste.', 'Depois de um verão, a cor desbota e o elástico amolece. Muita gente culpa o sol, mas ele não age sozinho.'],
        ['Cloro, sal e protetor solar atacam a fibra elástica. Quanto mais tempo ficam no tecido molhado, maior é o estrago.'],
        ['Enxágue em água doce logo que puder e lave à mão com sabão neutro. Seque à sombra, na horizontal, sem torcer.'],
        ['Alternar duas peças também ajuda, porque o elástico precisa voltar à forma. E ninguém veste roupa úmida no segundo dia.'],
      ],
    },
    casual: {
      openings: [
        'A areia nunca sai de vez {do topic}.',
        'Como tirar a areia {do topic}, eu te conto.',
        'Pra tirar areia sem sofrer: {topic}.',
      ],
      steps: [
        ['A gente toma banho, sacode, lava e guarda. Uma semana depois, abre a gaveta e tem areia, vai entender.', 'Sempre sobra um punhado de areia no forro, já viu? Dava pra fazer um castelinho no box do banheiro.'],
        ['Molhada, a areia gruda na trama do tecido e no forro. Esfregar nessa hora só empurra mais pra dentro.'],
        ['Deixa secar primeiro, depois estica o tecido e sacode com força. Só então enxágua em água fria e lava à mão.'],
        ['E se ainda sobrar um pouquinho, tudo bem. Um grãozinho de areia na gaveta faz a gente lembrar do dia.'],
      ],
    },
    funny: {
      openings: [
        'Pequenos dramas na areia, com {o topic}.',
        'A onda tem opinião sobre {o topic}.',
        'Marcas do sol e outras surpresas: {topic}.',
      ],
      steps: [
        ['Quem levou a segunda onda de costas sabe. São três segundos de silêncio embaixo d\'água, e em seguida uma conferência geral.'],
        ['O mar empurra de frente e puxa de volta. Quem está distraído descobre as duas forças, e a areia entra na conversa.'],
        ['Entre de lado, amarre bem os laços e ajuste os elásticos antes. Nas costas, peça ajuda com o protetor e confira as bordas.'],
        ['O resto é folclore de praia. Ninguém viu, ninguém comenta, e o vendedor de milho prometeu guardar segredo.'],
      ],
    },
    motivational: {
      openings: [
        'Entrar na água sem ligar para a plateia: {topic}.',
        'Aproveitar o dia de sol com {o topic}.',
        'Dias de água que a gente guarda: {topic}.',
      ],
      steps: [
        ['As crianças correm para a água sem pensar em nada. Um adulto olha da cadeira e se lembra de que também corria.'],
        ['Na água, todo mundo está ocupado demais com a próxima onda. Ninguém presta tanta atenção nos outros quanto a gente pensa.'],
        ['Deixe o celular na bolsa por uma hora e entre de uma vez. Depois do primeiro susto, a temperatura fica boa.'],
        ['Das férias, o que fica são momentos assim. O sal na pele, o cabelo molhado no carro e todo mundo com sono.'],
      ],
    },
  },
}
