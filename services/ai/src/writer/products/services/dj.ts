import type { ProductType } from '../product-type.ts'

export const dj: ProductType = {
  nouns: ['DJ', 'DJ para festa', 'DJ para festas', 'DJ para casamento', 'DJ para eventos', 'DJ de casamento'],
  asks: ['a data e o local da festa', 'o tipo de música que vocês gostam', 'quantos convidados vêm'],
  questions: {
    sale: ['Qual música faz você levantar na hora?', 'Que música não pode tocar de jeito nenhum?'],
    content: ['Qual música marcou uma festa sua?', 'Você puxa a dança ou espera alguém começar?'],
  },
  emojis: ['🎧', '🎶', '🕺'],
  hashtags: ['djfesta', 'djparafestas', 'djdecasamento', 'djs', 'pistadedanca', 'festa', 'djparaeventos'],
  sale: {
    professional: {
      openings: [
        'A pista cheia começa pela escolha da música: {topic}.',
        'Uma trilha pensada para os seus convidados: {topic}.',
        'Do jantar à última dança: {topic}.',
      ],
      steps: [
        ['O jantar terminou, as mesas ainda estão cheias, e ninguém quer ser o primeiro na pista. Então toca aquela música.', 'A noiva pediu sertanejo, o noivo quer rock, e as avós esperam um bolero. A festa tem espaço para todos na ordem certa.'],
        ['Escolher música ao vivo é olhar para a pista o tempo inteiro. Quem toca percebe quando subir, quando trocar e quando deixar respirar.'],
        ['Casamentos, formaturas, quinze anos e festas de empresa pedem trilhas diferentes. Uma reunião menor em casa também dança bem.'],
        ['Conte quem são os convidados, as idades e os momentos marcados, como valsa e entrada. Uma lista do que não deve tocar ajuda muito.'],
      ],
    },
    casual: {
      openings: [
        'Pode empurrar a mesa pro canto: {topic}.',
        'Aquela música vai tocar, pode deixar: {topic}.',
        'Pra pista não esvaziar no refrão: {topic}.',
      ],
      steps: [
        ['Todo mundo batendo o pé embaixo da mesa, esperando alguém começar. Aí toca a introdução certa e levanta até a tia.', 'Playlist no celular até funciona, mas chega mensagem no meio, para a música, e a pista inteira olha pro teto.'],
        ['A graça é ir sentindo a turma. Um samba aqui, um funk das antigas ali, e quando vê ninguém sentou.'],
        ['Vale pra casamento, quinze anos, formatura, festa da firma e aquele aniversário de quarenta que vai virar história.'],
        ['Me conta a data, quem vai e três músicas que são a cara de vocês. E me diz o que é proibido tocar.'],
      ],
    },
    funny: {
      openings: [
        'Sem anúncio de colchão no meio da valsa: {topic}.',
        'Seu tio já está alongando o joelho: {topic}.',
        'A coreografia de 1998 vai voltar: {topic}.',
      ],
      steps: [
        ['A playlist do primo parou no anúncio, bem no meio da valsa. O casal rodopiou ao som de uma oferta de colchão.', 'A prima disse que não dança. Na segunda música, estava ensinando o passinho para três mesas.'],
        ['Com alguém cuidando da música, o refrão não morre pela metade. O celular do primo pode enfim sair da caixa de som.'],
        ['Vale para casamentos, firmas e famílias em que a avó só levanta para um forró e depois não senta mais.'],
        ['Mande as músicas obrigatórias e as proibidas. Todo casal tem uma lista e todo padrinho tem outra, escondida.'],
      ],
    },
    motivational: {
      openings: [
        'A trilha de uma noite esperada: {topic}.',
        'Cada fase da vida tem uma música: {topic}.',
        'Para dançar o que foi conquistado: {topic}.',
      ],
      steps: [
        ['A turma estudou junta por cinco anos e dançou muito pouco. Na formatura, a primeira música junta todos no meio da pista.', 'O casal escolheu a canção do primeiro encontro. Quando as notas começam, os amigos já sabem e fazem uma roda.'],
        ['Horas de garimpo, testes de som e anotações vêm antes da primeira batida. A pista só vê a mão no botão.'],
        ['Uma boa festa mistura gerações. O segredo está em tocar algo que o avô e o neto reconheçam no mesmo compasso.'],
        ['Façam em família uma lista das músicas que contam a história de vocês. Vai ser difícil parar em dez.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que combinar antes da pista abrir: {topic}.',
        'Momentos marcados precisam de roteiro: {topic}.',
        'Música de fundo e música de dança: {topic}.',
      ],
      steps: [
        ['Muitos anfitriões enviam uma lista fechada com oitenta músicas. No dia, a pista pede outra coisa, e a ordem atrapalha.', 'É frequente esquecer de avisar o horário da valsa, do brinde e do bolo. A música alta encontra o discurso no meio.'],
        ['A pista reage à idade, ao horário e até ao cardápio. Por isso olhar o momento vale mais que seguir a lista.'],
        ['Envie cinco músicas essenciais, cinco proibidas e o roteiro da noite. Deixe o resto livre para quem está vendo a pista.'],
        ['Um DJ passa a noite olhando pessoas. O fone fica em um ouvido só, porque o outro escuta a festa.'],
      ],
    },
    casual: {
      openings: [
        'Lista de oitenta músicas não dá: {topic}.',
        'Me avisa a hora do bolo: {topic}.',
        'Bastidor da cabine: {topic}.',
      ],
      steps: [
        ['Chega lista pronta, com ordem e tudo. Aí a pista tá fervendo no samba e o próximo da lista é uma balada lenta.', 'Ninguém avisa do discurso. O padrinho pega o microfone bem no refrão e fica todo mundo sem saber pra onde olhar.'],
        ['Pista é bicho vivo. Muda quando serve o jantar, quando chega a turma da faculdade, quando a avó vai embora.'],
        ['Manda as que não podem faltar, as que não podem tocar e a hora de cada coisa. No resto, confia.'],
        ['O melhor momento é quando a pista canta mais alto que a caixa. Aí eu abaixo o volume e só escuto.'],
      ],
    },
    funny: {
      openings: [
        'Toca aquela, disse o convidado, e não falou qual: {topic}.',
        'O pedido no guardanapo: {topic}.',
        'Evidências à meia-noite, como manda a tradição: {topic}.',
      ],
      steps: [
        ['O pedido vem no guardanapo, borrado: toca aquela assim. Embaixo, há um desenho que talvez seja uma guitarra.', 'Existe o convidado que pede a mesma música a cada vinte minutos. Quando ela toca, ele está no banheiro.'],
        ['Música puxa lembrança, e lembrança levanta gente da cadeira. Nem o joelho mais prudente resiste a um refrão de colégio.'],
        ['Peça a música com nome e artista, e fique na pista para ouvir. O banheiro também tem seus horários de pico.'],
        ['No dia seguinte, a família tem dor nas pernas e quarenta vídeos. Em todos, o tio está fora do ritmo e muito feliz.'],
      ],
    },
    motivational: {
      openings: [
        'Muito garimpo para uma noite: {topic}.',
        'Ouvir a pista é o ofício: {topic}.',
        'Do quarto para a cabine: {topic}.',
      ],
      steps: [
        ['Muita gente começou com duas caixas emprestadas na festa de um vizinho. O ouvido se formou ali, vendo quem levantava.', 'Durante a semana, há horas de fone, anotações e comparações de ritmo. O acerto da madrugada foi estudado à tarde.'],
        ['Passar de uma música a outra sem que a pista perceba é um cuidado pequeno. Treina-se muito para não aparecer.'],
        ['Anote a música que tocou num dia bom da sua vida. Anos depois, ela devolve o dia inteiro em poucos segundos.'],
        ['Quando a última música acaba, alguém enrola os cabos em silêncio. A roupa está suada, e o ouvido ainda toca sozinho.'],
      ],
    },
  },
}
