import type { ProductType } from '../product-type.ts'

export const handyman: ProductType = {
  nouns: ['marido de aluguel', 'reparo residencial', 'manutenção residencial'],
  asks: ['o que precisa de conserto', 'desde quando está assim', 'se mora em casa ou apartamento'],
  questions: {
    sale: ['O que está esperando conserto na sua casa?', 'Qual item da lista você riscaria primeiro?'],
    content: ['Você tem um pote de parafusos que sobraram?', 'Quem é que arruma as coisas na sua casa?'],
  },
  emojis: ['🔧', '🔨', '🏠'],
  hashtags: ['maridodealuguel', 'manutencaoresidencial', 'reparosresidenciais', 'reparos', 'pequenosreparos', 'servicosresidenciais', 'manutencao'],
  sale: {
    professional: {
      openings: [
        'Aquela lista de pequenos consertos: {topic}.',
        'Para a casa voltar a funcionar nos detalhes: {topic}.',
        'A torneira que pinga não precisa esperar mais: {topic}.',
      ],
      steps: [
        ['Uma torneira pinga desde o mês passado. Durante o dia ninguém ouve, e de noite a casa inteira escuta.', 'A porta que não fecha, o puxador solto, a prateleira ainda na caixa. São coisas pequenas que acompanham a família por meses.'],
        ['Consertos pequenos pedem a ferramenta certa e alguma prática. Quem faz isso sempre resolve em pouco tempo o que virou novela.'],
        ['Atende quem mora só, quem trabalha o dia todo, quem acabou de se mudar e quem prefere não subir em escada.'],
        ['Antes de combinar, ande pela casa e anote tudo numa lista. Fotos de cada item ajudam a prever peças e tempo.'],
      ],
    },
    casual: {
      openings: [
        'Pra aquela lista colada na geladeira: {topic}.',
        'Pra resolver o que tá parado desde o ano passado: {topic}.',
        'Pinga, range ou não fecha: {topic}.',
      ],
      steps: [
        ['A torneira pinga, a gente põe um paninho embaixo pra não ouvir. O paninho já tem três meses de casa.', 'A prateleira tá na caixa, encostada no corredor. A família inteira já desvia dela sem perceber.'],
        ['Pra quem tem ferramenta e prática, é coisa rápida. Pra quem não tem, vira tarde perdida e um furo torto.'],
        ['Serve pra quem mora só, pra quem não tem furadeira e pra quem prometeu fazer e não fez, sem julgamento.'],
        ['Faz uma lista andando pela casa e manda foto de cada coisa. Assim dá pra resolver mais de uma na mesma visita.'],
      ],
    },
    funny: {
      openings: [
        'Amor, semana que vem eu arrumo: {topic}.',
        'O pingo da torneira já tem nome: {topic}.',
        'Para a prateleira que mora na caixa: {topic}.',
      ],
      steps: [
        ['Semana que vem eu arrumo, disse ele em março. A torneira marcou cada dia desde então, um pingo por segundo.', 'A furadeira foi comprada com entusiasmo, usada uma vez e guardada. O furo ficou atrás de um quadro que ninguém queria ali.'],
        ['A diferença entre meia hora e um dia inteiro é alguém que já fez isso antes e não precisa ver vídeo.'],
        ['Para casas com goteira, porta que range e marido muito ocupado. Esposas muito ocupadas também se enquadram.'],
        ['Faça a lista antes da visita. Depois surge o famoso aproveitando que você está aqui, e ele nunca vem sozinho.'],
      ],
    },
    motivational: {
      openings: [
        'Os detalhes da casa em dia: {topic}.',
        'Uma lista inteira riscada: {topic}.',
        'Cuidar da casa que vocês conquistaram: {topic}.',
      ],
      steps: [
        ['A casa é onde vocês descansam, cozinham e recebem gente. Cada porta ajustada e cada torneira seca mostram esse cuidado.', 'Riscar o primeiro item da lista anima a olhar o segundo. Em uma tarde, some o que incomodava havia meses.'],
        ['Reparo feito cedo continua pequeno. O pingo de hoje pede um vedante, e o do ano que vem pode pedir bem mais.'],
        ['Ajuda os pais que moram sozinhos, quem tem agenda cheia e quem quer entregar um imóvel em ordem.'],
        ['Comece pelo que você usa todo dia: a torneira, a porta, a fechadura. O alívio aparece já na manhã seguinte.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Apertar mais forte não resolve: {topic}.',
        'O que fazer quando a torneira pinga: {topic}.',
        'Pequenos reparos que pedem atenção: {topic}.',
      ],
      steps: [
        ['A torneira começa a pingar, e a reação é fechar com mais força. Funciona por uns dias, depois pinga mais.'],
        ['O vedante se gasta com o uso, e a força só o esmaga mais depressa. Por isso o pingo volta maior.'],
        ['Descubra hoje onde está o registro e teste se ele fecha. Depois mostre a todos os que moram com você.'],
        ['Quem faz reparos escuta a casa: o rangido, o pingo, o ar na tubulação. Muitas vezes o som chega antes do defeito.'],
      ],
    },
    casual: {
      openings: [
        'Onde fecha a água da sua casa: {topic}.',
        'Para de apertar essa torneira: {topic}.',
        'Dica pra resolver antes de virar problema: {topic}.',
      ],
      steps: [
        ['Pingou, a gente aperta. Pingou mais, aperta com as duas mãos. Uma hora ninguém da casa consegue mais abrir.'],
        ['O que veda é uma borrachinha, e ela gasta. Com força, ela só amassa mais rápido, e o pingo continua.'],
        ['Vai lá, acha o registro geral e testa se ele fecha. Anota num papel colado dentro do armário pra todo mundo ver.'],
        ['Depois que a gente conserta um rangido, começa a ouvir os outros. A casa fala bastante, é só prestar atenção.'],
      ],
    },
    funny: {
      openings: [
        'A gaveta dos parafusos que sobraram: {topic}.',
        'Eu mesmo faço, disse alguém antes de ligar: {topic}.',
        'O vídeo jurava que eram cinco minutos: {topic}.',
      ],
      steps: [
        ['No vídeo, o conserto leva cinco minutos. Em casa, leva três horas, duas idas à loja e um silêncio no casal.'],
        ['O vídeo não mostra a parte do registro emperrado, nem a peça que tem três tamanhos quase iguais.'],
        ['Antes de ir à loja, desmonte, fotografe e leve a peça velha junto. Ela explica melhor que qualquer descrição com as mãos.'],
        ['Guarde o pote de parafusos. Um dia você vai precisar justamente de um daqueles, e ele será o único que não está lá.'],
      ],
    },
    motivational: {
      openings: [
        'Resolver uma coisa por vez: {topic}.',
        'As mãos que conhecem a casa: {topic}.',
        'O conserto que se aprende em casa: {topic}.',
      ],
      steps: [
        ['A avó trocava torneira sozinha e ensinou a neta a fechar o registro antes. Hoje é a neta quem ensina as amigas.', 'A cadeira bamba passou meses no canto. Bastaram cola, aperto e uma noite de espera para ela voltar à mesa.'],
        ['Manter uma casa é um trabalho de pequenas atenções. Quem repara cedo percebe o que ainda é simples.'],
        ['Uma vez por mês, dê uma volta pela casa com papel e caneta. Abra torneiras, feche portas, olhe embaixo da pia.'],
        ['Quem trabalha com consertos conhece a satisfação de abrir e fechar uma porta várias vezes, só para ouvir o clique.'],
      ],
    },
  },
}
