import type { ProductType } from '../product-type.ts'

export const flipFlop: ProductType = {
  nouns: ['chinelo personalizado', 'chinelinho personalizado', 'chinelo estampado', 'par de chinelos personalizados'],
  asks: ['a numeração', 'se é para festa, presente ou uso próprio', 'quantos pares'],
  questions: {
    sale: ['Você calça quanto?', 'É para a festa, para a praia ou para casa?'],
    content: ['Você aguenta de sapato até o fim da festa?', 'Quantos chinelos sem par moram na sua casa?'],
  },
  emojis: ['🩴', '🎉', '☀️'],
  hashtags: ['chinelopersonalizado', 'chinelospersonalizados', 'chinelo', 'chinelosparacasamento', 'chinelos', 'chineloestampado', 'lembrancinhadecasamento'],
  sale: {
    professional: {
      openings: [
        'O conforto da festa e do descanso: {topic}.',
        '{O topic} {acompanha/acompanham} do quintal à pista de dança.',
        'Uma lembrança que se usa de verdade: {topic}.',
      ],
      steps: [
        ['Meia-noite, a música alta e os sapatos apertando. Quando aparecem os chinelos, a pista enche de novo.', 'Chegar em casa, tirar o sapato e calçar o chinelo de sempre. Para muita gente, é assim que o dia termina.'],
        ['É leve, ocupa pouco espaço e serve a muitas ocasiões. Quem ganha na festa usa no dia seguinte.'],
        ['Vale para a praia, a piscina, a festa, o presente da família ou o dia a dia em casa.'],
        ['Reúna as numerações antes de pedir. Para festas, distribua por faixas e deixe mais nos tamanhos do meio.'],
      ],
    },
    casual: {
      openings: [
        'Tira o sapato e calça {o topic}.',
        'Quem cansou do salto, é agora: {topic}.',
        'Eu vou de {topic} até na feira.',
      ],
      steps: [
        ['Sabe quando a festa tá boa e o pé já não aguenta? Aí chega a cestinha dos chinelos e todo mundo volta a dançar.', 'O melhor momento do dia: porta fechada, sapato longe, pé no chinelo. Nem precisa de mais nada.'],
        ['É lembrancinha que ninguém deixa na gaveta. A pessoa usa no dia seguinte, na piscina, na padaria.'],
        ['Serve pra casamento, aniversário, praia, turma do trabalho. E pra usar em casa o ano inteiro.'],
        ['Pede os números antes, numa mensagem só. Se for festa, capricha no 37 ao 40, que são os que somem.'],
      ],
    },
    funny: {
      openings: [
        'A pista volta a encher depois {do topic}.',
        'Ninguém mais troca o chinelo na piscina: {topic}.',
        '{O topic} {salva/salvam} o fim da festa.',
      ],
      steps: [
        ['Às onze, a madrinha jurou que dançaria de salto até o fim. Às onze e vinte, negociava um chinelo na mesa ao lado.', 'Piscina, quarenta chinelos iguais na beira. Cada um foi embora com um par, mas nem sempre com o mesmo.'],
        ['Na pista, chinelo não escorrega feito meia, não aperta feito salto e não sai voando feito sapato do tio.'],
        ['Para quem dança até a última música, para a tia que aguenta até o fim e para o cunhado que já chegou de chinelo.'],
        ['Faça a lista de números com antecedência. Com o número errado, a pessoa dança com o calcanhar no chão.'],
      ],
    },
    motivational: {
      openings: [
        'Para os pés que trabalharam o dia inteiro: {topic}.',
        'A festa até o fim, com os pés no chão: {topic}.',
        '{O topic} para quem merece chegar e descansar.',
      ],
      steps: [
        ['Um turno inteiro de pé, em loja, cozinha ou hospital. Tirar o sapato e calçar o chinelo é o começo do descanso.', 'Quem organizou a festa correu o dia todo e só agora dança. O chinelo espera perto da pista.'],
        ['Dar conforto a quem veio é um modo de cuidar. Os convidados guardam esse detalhe quando falam da noite.'],
        ['Para quem volta do trabalho, para a família na praia, para os amigos que dançam até fechar.'],
        ['Anote a numeração de cada pessoa. Parece detalhe, mas é o que faz o presente servir.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como calcular os números {do topic} para uma festa.',
        'Que quantidade pedir: {topic}.',
        'Lavar e conservar {o topic}.',
      ],
      steps: [
        ['Muitas festas acabam com sobra de números pequenos e falta dos médios. O pedido foi feito por palpite.'],
        ['A maioria dos adultos calça números médios, e nem todos os convidados vão usar. Assim, a divisão igual não funciona.'],
        ['Calcule um par para cada dois convidados que dançam e concentre os médios. Para lavar, água, sabão neutro e sombra.'],
        ['Na porta de casa, a fila de chinelos apresenta a família: um muito grande, dois iguais e um bem pequeno.'],
      ],
    },
    casual: {
      openings: [
        'Quantos de cada número? Um papo sobre {topic}.',
        'Sol demais acaba com {o topic}.',
        'O que eu faria com a lista de números: {topic}.',
      ],
      steps: [
        ['Na hora da festa falta o 38 e sobra um monte do 34. A pessoa sai com o pé pra fora e dança mesmo assim.'],
        ['É que quase todo mundo calça ali no meio. E borracha não gosta de calor forte nem de escova dura.'],
        ['Conta quem vai dançar, faz metade disso e põe mais médios. Pra lavar, sabão neutro e sombra.'],
        ['Na porta da minha casa tem uma fila de chinelos que conta quem chegou. Sempre tem um virado.'],
      ],
    },
    funny: {
      openings: [
        'O pé esquerdo que sobra: {topic}.',
        'Fim de festa, segundo {o topic}.',
        'Teoria do chinelo perdido: {topic}.',
      ],
      steps: [
        ['Alguém voltou da festa com um chinelo de cada par. Ninguém notou até a foto do dia seguinte.'],
        ['À noite, no escuro, todos os chinelos são iguais. O pé escolhe o primeiro que acha e segue.'],
        ['Guarde os pares encaixados, sola com sola. E deixe a cesta em lugar iluminado, para cada um achar o seu.'],
        ['O chinelo esquerdo continua esperando. Já são três anos, mas a família confia na volta.'],
      ],
    },
    motivational: {
      openings: [
        'No fim do expediente, {o topic}.',
        'Dançar até a última música: {topic}.',
        'Os pés que carregaram o dia: {topic}.',
      ],
      steps: [
        ['A avó dançou a noite inteira no casamento da neta, de chinelo. É a foto preferida da família.'],
        ['Quando os pés estão livres, a gente fica mais. A conversa dura, e a música também.'],
        ['Em festa, deixe o conforto à vista, perto da pista. Os convidados entendem que podem ficar.'],
        ['No fim da festa, os sapatos bonitos vão na sacola e os pés vão de chinelo. É sinal de que a noite rendeu.'],
      ],
    },
  },
}
