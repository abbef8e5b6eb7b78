import type { ProductType } from '../product-type.ts'

export const godmotherKit: ProductType = {
  nouns: ['kit madrinha'],
  asks: ['a data da festa', 'quantas madrinhas são', 'as cores que você imaginou'],
  questions: {
    sale: ['Quem não pode faltar ao seu lado no grande dia?', 'Como você faria o convite para a sua madrinha?'],
    content: ['Você já foi madrinha de alguém?', 'Como foi o convite que você recebeu?'],
  },
  emojis: ['🎁', '💍', '💛'],
  hashtags: ['kitmadrinha', 'kitmadrinhas', 'madrinhas', 'madrinhadecasamento', 'convitemadrinha', 'casamento', 'presenteparamadrinha'],
  sale: {
    professional: {
      openings: [
        'Para um convite que pede um abraço: {topic}.',
        '{O topic} {diz/dizem} que a escolha foi feita com carinho.',
        'Um agradecimento a quem vai estar ao lado, {topic}.',
      ],
      steps: [
        ['A pessoa abre, entende o convite e leva a mão à boca antes de responder. É um momento que fica na memória.', 'Escolher quem vai estar ao lado numa data importante leva tempo. O convite merece chegar de um jeito especial.'],
        ['O presente marca o instante do convite e continua depois da festa. É lembrança de um lugar que não é de qualquer pessoa.'],
        ['Vale para o dia do convite, para o encontro com todas juntas, para a véspera ou para a manhã da festa.'],
        ['Ao planejar, tenha em mãos a data, o número de madrinhas e as cores da festa. Assim o conjunto se define logo.'],
      ],
    },
    casual: {
      openings: [
        'Aceita ser madrinha? Começa por aqui: {topic}.',
        'O abraço já vem logo depois {do topic}.',
        'Amiga de verdade merece um convite com {topic}.',
      ],
      steps: [
        ['Sabe aquela amiga que já sabia de tudo antes de todo mundo? O convite dela não pode ser só uma mensagem.', 'Eu acho que a parte mais bonita do convite é a cara de quem abre. Tem grito, tem choro e tem foto tremida.'],
        ['É um jeito de dizer que o lugar é dela e de mais ninguém. E, depois da festa, fica como lembrança do dia.'],
        ['Dá pra entregar num café só de vocês duas, num encontro com todas ou na manhã da festa, com a casa cheia.'],
        ['Me conta a data, quantas são e as cores da festa. E diz como elas são, que a conversa rende ideia.'],
      ],
    },
    funny: {
      openings: [
        'Ela vai chorar, então leve um lenço junto: {topic}.',
        'O grito do sim será ouvido no prédio inteiro por causa {do topic}.',
        'Convite feito, maquiagem desfeita: {topic}.',
      ],
      steps: [
        ['A amiga prometeu que não ia chorar. Abriu, entendeu, abanou os olhos com as duas mãos, e a promessa acabou ali.', 'Quem filma o convite sempre erra o momento. Grava o teto, o chão e um abraço muito bonito, tudo de lado.'],
        ['Madrinha tem função séria: chega cedo, ajeita roupa, encontra o brinco perdido. Um presente na entrada do cargo é justo.'],
        ['{Serve/Servem} para a amiga que chora, para a que grita e para a que finge naturalidade por uns quatro segundos.'],
        ['Antes de definir a quantidade, feche a lista de madrinhas. Depois que o assunto chega ao grupo, não se volta atrás.'],
      ],
    },
    motivational: {
      openings: [
        'Quem caminhou junto merece {o topic}.',
        'Um convite que agradece os anos de amizade: {topic}.',
        'Amizade também se celebra com {topic}.',
      ],
      steps: [
        ['Há amigas que atravessaram mudança, faculdade e noites de conversa. O convite é a hora de dizer o quanto isso vale.', 'A irmã que dividiu o quarto agora vai estar ao lado numa festa. Um convite com cuidado conta um pouco dessa história.'],
        ['O gesto mostra que cada nome foi pensado com calma. Quem recebe guarda a data em que soube do convite.'],
        ['Também é bonito incluir quem mora longe e vai fazer força para chegar. Essa pessoa se sente perto desde o convite.'],
        ['Escreva uma frase diferente para cada uma, lembrando algo que viveram juntas. É a parte que elas vão reler.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como planejar o convite das madrinhas: {topic}.',
        'O que considerar antes de escolher {o topic}.',
        'Convite, lembrança e função, um pouco sobre {o topic}.',
      ],
      steps: [
        ['A lista muda, a data se aproxima e o convite acaba saindo por mensagem. É um arrependimento comum de quem organiza festa.'],
        ['O convite costuma ficar para depois porque parece a parte fácil. Roupa, horário e função, porém, dependem dele.'],
        ['Convide com alguns meses de antecedência e conte logo o dia, o horário e a cor da roupa. Evita aperto para todas.'],
        ['Madrinha é um papel antigo, que mudou muito com o tempo e com as festas. A confiança de quem convida continua a mesma.'],
      ],
    },
    casual: {
      openings: [
        'Papo de madrinha para madrinha: {topic}.',
        'Antes de convidar, pensa comigo {no topic}.',
        'Você chorou no convite? O tema é {topic}.',
      ],
      steps: [
        ['Já vi convite que quase estragou porque alguém contou antes no grupo. A cara de surpresa saiu bem ensaiada.'],
        ['Quanto mais gente sabe, mais difícil guardar segredo. E a animação de quem convida também não ajuda em nada.'],
        ['Marca com todas na mesma semana, que ninguém fica sabendo pela outra. E já leva anotado o dia e a cor da roupa.'],
        ['Acho lindo quando a frase do convite é uma piada interna. Quem tá de fora não entende nada, e elas choram de rir.'],
      ],
    },
    funny: {
      openings: [
        'Manual da madrinha, primeira página: {topic}.',
        'Missões secretas de quem ganhou {o topic}.',
        'Na bolsa de madrinha cabe tudo, até {o topic}.',
      ],
      steps: [
        ['O grupo das madrinhas começa com três mensagens por dia. Na semana da festa, o celular pede férias.'],
        ['É muita gente animada decidindo uma cor só. Cada uma chama de um nome, e todas acham que é a mesma.'],
        ['Para a paz do grupo, mande uma foto da cor escolhida e um único horário. Duas opções já viram assembleia.'],
        ['No fim da festa, a madrinha está descalça, com duas bolsas no braço e a chave de alguém. Missão cumprida.'],
      ],
    },
    motivational: {
      openings: [
        'Estar ao lado também é um presente: {topic}.',
        'Cada nome da lista tem uma história {no topic}.',
        'O cuidado de convidar com calma: {topic}.',
      ],
      steps: [
        ['Ser madrinha é chegar cedo, segurar a mão e rir do que deu errado. Quem já foi lembra mais disso que da foto.'],
        ['As funções são pequenas, mas chegam na hora exata: um copo de água, um grampo, uma palavra. O dia corre melhor por isso.'],
        ['Depois da festa, mande a cada madrinha uma foto em que ela aparece e agradeça por uma coisa que fez.'],
        ['Quem prepara os convites costuma separar nome por nome, conferindo duas vezes. Cada um vai virar um abraço.'],
      ],
    },
  },
}
