import type { ProductType } from '../product-type.ts'

export const bridalBouquet: ProductType = {
  nouns: ['buquê de noiva'],
  asks: ['a data do casamento', 'como é o vestido', 'o lugar e a hora da cerimônia'],
  questions: {
    sale: ['Qual flor não pode faltar no casamento?', 'Você vai jogar ou guardar o buquê?'],
    content: ['Você já pegou um buquê?', 'Como era o buquê da sua mãe?'],
  },
  emojis: ['💐', '👰', '🤍'],
  hashtags: ['buquedenoiva', 'buquesdenoiva', 'buque', 'noivas', 'casamento', 'buquenoiva', 'floresparacasamento'],
  sale: {
    professional: {
      openings: [
        'Está em quase todas as fotos do casamento: {topic}.',
        '{O topic} {acompanha/acompanham} a noiva em cada passo até o altar.',
        'Flores pensadas para o vestido e para o dia: {topic}.',
      ],
      steps: [
        ['A porta se abre, a música começa e todos se viram. Naquele instante, as flores são o que as mãos têm para segurar.', 'Vestido pronto, cabelo feito, cinco minutos de silêncio antes de sair. Alguém traz as flores, e o casamento fica de verdade.'],
        ['As flores aparecem da entrada ao brinde. Por isso o formato e a cor conversam com o vestido, o local e a luz da hora.'],
        ['Vale para a cerimônia na igreja, no cartório ou no jardim. O que muda é o tamanho e o quanto as flores chamam o olhar.'],
        ['Na hora de escolher, mostre uma foto do vestido e conte o horário da cerimônia. As duas coisas ajudam a definir cor e formato.'],
      ],
    },
    casual: {
      openings: [
        'O vestido já foi escolhido. Agora vem {o topic}.',
        'Aquele momento em que as mãos tremem e seguram {o topic}.',
        'Pra entrar e ninguém conseguir olhar pro lado: {topic}.',
      ],
      steps: [
        ['A gente passa meses pensando no vestido e só na véspera percebe que vai entrar segurando alguma coisa na frente dele.', 'Olha as fotos de casamento da sua família. O penteado muda com a época, a manga muda, e as flores estão em todas.'],
        ['Flores certas completam o vestido sem brigar com ele. Detalhe rico pede flor mais calma, e tecido liso aceita mais volume.'],
        ['Serve pro festão e pro casamento pequeno no cartório com almoço depois. Flor não depende do número de convidados.'],
        ['Me manda uma foto do vestido e me conta do lugar e da hora. Daí a gente conversa sobre cor e formato.'],
      ],
    },
    funny: {
      openings: [
        'As solteiras da família já estão alongando: {topic}.',
        '{O topic} e o segredo de saber onde pôr as mãos.',
        'Mais disputado que o último bem-casado: {topic}.',
      ],
      steps: [
        ['Na hora de jogar as flores, a prima que não queria casar aparece na primeira fila, de sapato na mão e joelho flexionado.', 'Ninguém sabe o que fazer com as mãos na frente de duzentas pessoas. Ainda bem que alguém inventou flores para segurar.'],
        ['As flores da noiva saem em mais fotos que o padrinho. E, ao contrário dele, não fecham os olhos na hora do clique.'],
        ['Casamento na praia, no salão ou no cartório, sempre tem uma tia que quer saber com quem as flores vão ficar.'],
        ['Decida antes se vai jogar as flores ou guardar. Depois que a fila das solteiras se forma, não dá mais para negociar.'],
      ],
    },
    motivational: {
      openings: [
        'Para o passo que vocês dois decidiram dar: {topic}.',
        'Um dia esperado merece flores escolhidas com calma: {topic}.',
        '{O topic} para quem preparou cada detalhe desse dia.',
      ],
      steps: [
        ['Foram meses de listas, provas e contas na mesa da cozinha. Na hora de entrar, tudo isso cabe entre as duas mãos.', 'No caminho até o altar, cada passo leva alguém da família no pensamento. As flores acompanham esse trajeto inteiro.'],
        ['Cada flor ali foi escolhida para um único dia e para uma pessoa só. É isso que se vê nas fotos anos depois.'],
        ['Há quem traga a flor preferida da avó, quem repita a da mãe e quem comece uma tradição nova com a própria escolha.'],
        ['Antes de decidir, pense em qual lembrança você quer levar nas mãos. Uma flor da família ou uma cor já dá o começo.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O vestido decide mais do que parece: {topic}.',
        'O que observar ao escolher {o topic}.',
        'Antes da cor, o formato: {topic}.',
      ],
      steps: [
        ['Nas fotos, é comum ver as flores na altura do peito, cobrindo o decote bordado. O nervosismo levanta os braços sem avisar.'],
        ['Na entrada, as mãos nervosas sobem, e o bordado some atrás das pétalas. As flores de perto parecem até maiores.'],
        ['Treine em frente ao espelho com qualquer ramo: cotovelos soltos e mãos na altura do umbigo. A postura muda na hora.'],
        ['Quem prepara flores de casamento olha primeiro o tecido, a hora e o lugar. A flor preferida entra depois nessa conta.'],
      ],
    },
    casual: {
      openings: [
        'Noiva, uma coisa que quase ninguém conta sobre {topic}.',
        'O que eu queria que toda noiva soubesse: {topic}.',
        'Vamos conversar sobre {topic} antes do grande dia?',
      ],
      steps: [
        ['Tem noiva que esquece as flores no carro e só lembra com a música tocando. Acontece mais do que a gente pensa.'],
        ['No dia, a cabeça fica cheia de gente, horário e telefone. Flor é a última coisa que alguém lembra de pegar.'],
        ['Combina com uma madrinha de confiança quem fica com as flores até a entrada e quem segura na hora das alianças.'],
        ['Eu gosto de ver as fotos depois. Ver a noiva rindo, com as flores meio tortas na mão, é a melhor parte.'],
      ],
    },
    funny: {
      openings: [
        'A fila mais competitiva da festa espera por {topic}.',
        'Histórias de casamento que começam com {topic}.',
        'O voo mais assistido da noite: {topic}.',
      ],
      steps: [
        ['Existe noiva com boa mira e existe noiva que acerta o lustre. A família só descobre qual delas é na hora da festa.'],
        ['O problema é a física: jogar para trás, sem olhar, de salto e com véu. Nenhum esporte olímpico pede tanto.'],
        ['Para não acertar o teto, jogue de baixo para cima, com o braço solto e menos força. Um ensaio na véspera diverte todos.'],
        ['Muitas noivas guardam as flores e jogam outro ramo. Assim a prima leva o dela e ninguém disputa o original.'],
      ],
    },
    motivational: {
      openings: [
        'Cada família tem sua história com {topic}.',
        'As flores que passam de mãe para filha: {topic}.',
        'O que fica da festa quando se guarda {o topic}.',
      ],
      steps: [
        ['Terminada a festa, os sapatos vão para a caixa e as flores para um copo de água na cozinha. Ninguém quer jogar fora.'],
        ['Guardar uma flor é guardar a entrada, a música e o rosto de quem esperava no altar. A lembrança fica à mão.'],
        ['Para secar, pendure as flores de cabeça para baixo, em lugar escuro e arejado, por umas duas semanas.'],
        ['Quem prepara flores de casamento trabalha de olho no relógio e no tempo. Vê a noiva sair e só então senta.'],
      ],
    },
  },
}
