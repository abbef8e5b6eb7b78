import type { ProductType } from '../product-type.ts'

export const stones: ProductType = {
  nouns: ['pedra natural', 'pedra bruta', 'pedra rolada', 'pedra decorativa', 'cristais', 'cristal natural', 'cristal de quartzo', 'ponta de cristal', 'quartzo', 'quartzo rosa', 'ametista', 'citrino', 'pedra ágata', 'drusa', 'drusa de ametista', 'geodo', 'geodo de ametista', 'turmalina', 'selenita'],
  asks: ['as cores de que mais gosta', 'onde vai ficar', 'se é para coleção ou para decorar'],
  questions: {
    sale: ['Roxo, rosa ou transparente, qual cor de pedra é a sua?', 'Bruta ou polida?'],
    content: ['Você já trouxe uma pedra de viagem?', 'Você coleciona alguma coisa?'],
  },
  emojis: ['💎', '🪨', '✨'],
  hashtags: ['pedrasnaturais', 'cristais', 'ametista', 'quartzorosa', 'quartzo', 'pedrasbrasileiras', 'minerais', 'pedrasdecorativas', 'agata', 'drusa', 'geodo', 'decoracaonatural', 'mineralogia'],
  sale: {
    professional: {
      openings: [
        'Um desenho que a terra fez sozinha: {topic}.',
        '{O topic} {traz/trazem} cor e brilho naturais para a estante.',
        'Forma, cor e muito tempo: {topic}.',
      ],
      steps: [
        ['Ao lado dos livros, um ponto de cor prende o olhar. Quem passa chega perto, observa de um lado e de outro e pergunta o nome.', 'Na mesa de trabalho, entre papéis e cabos, um pedaço de natureza descansa o olhar por alguns segundos.'],
        ['Dois pedaços nunca são iguais. Cor, veios e pontas dependem de como o mineral se formou, e isso se vê de perto.'],
        ['{Interessa/Interessam} a quem coleciona, a quem decora com materiais naturais e a quem procura um presente fora do comum.'],
        ['Pense primeiro no lugar e no tamanho que cabe ali. Perto da luz, a cor e os detalhes aparecem mais.'],
      ],
    },
    casual: {
      openings: [
        'Olha o que a natureza apronta: {topic}.',
        'Chega pertinho e olha {o topic}.',
        'Cada pedra com a sua cara: {topic}.',
      ],
      steps: [
        ['Sabe criança que volta do passeio com o bolso cheio de pedrinha? Eu nunca parei, só mudei de prateleira.', 'Chega perto da luz e vai virando devagar, que cada lado tem um desenho. Eu já perdi a hora do café assim.'],
        ['O que eu acho lindo é que não tem dois pedaços iguais. Um tem mancha, outro tem ponta, outro parece que guarda água.'],
        ['{Fica/Ficam} bem na estante, na mesinha da sala, na mesa do escritório. E de presente surpreende até quem já tem tudo.'],
        ['Pensa na cor de que você gosta e se prefere lisinha ou com as pontas. Dá pra misturar, eu misturo.'],
      ],
    },
    funny: {
      openings: [
        'Bolso cheio de pedra, versão adulta: {topic}.',
        'A única pedra no caminho que eu levo para casa: {topic}.',
        'A estante encheu, e a família já desistiu de contar: {topic}.',
      ],
      steps: [
        ['A pessoa foi ver uma pedra só e voltou com sete. Uma é para a sala, uma para o quarto, e as outras ainda não sabem.', 'A mala pesou doze quilos a mais na volta de Minas. A funcionária do aeroporto perguntou se eram pedras, e eram.'],
        ['{Levou/Levaram} milhões de anos para chegar até aqui e agora {mora/moram} ao lado do controle remoto, sem nenhum ressentimento.'],
        ['{Serve/Servem} para a estante, para a mesa do escritório e para segurar a receita enquanto você procura os óculos.'],
        ['Veja o tamanho da prateleira antes de escolher. Quem coleciona diz sempre que é a última pedra, e a prateleira ri.'],
      ],
    },
    motivational: {
      openings: [
        'Beleza que não teve pressa: {topic}.',
        'O tempo da terra ao alcance da mão: {topic}.',
        'Para quem para e repara: {topic}.',
      ],
      steps: [
        ['Alguém partiu uma pedra cinzenta e comum, e dentro havia um jardim roxo. O espanto desse momento nunca fica velho.', 'Muita coleção começou com um achado no chão, guardado numa caixa de fósforos. Anos depois, ele continua na prateleira.'],
        ['Por baixo da poeira há cor, e quem limpa e corta precisa saber onde parar. Um corte a mais esconde o desenho.'],
        ['É um presente que dura, para quem estuda a natureza, para quem gosta de cor e para quem viajou e sentiu saudade.'],
        ['Escolha a pedra que chamou a sua atenção primeiro, mesmo sem saber o nome. Depois se descobre o que é.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como limpar sem riscar: {topic}.',
        'O que dá cor a cada mineral: {topic}.',
        'Sol e água, dois cuidados com {o topic}.',
      ],
      steps: [
        ['Muita gente deixa a coleção na janela, porque fica bonita na luz. Com o tempo, algumas cores empalidecem.', 'Lavar todas do mesmo modo é um engano comum. Há minerais que não se dão bem com água e perdem o polimento.'],
        ['A cor vem de pequenas quantidades de outros elementos e da estrutura do mineral. Em alguns, o sol forte altera esse tom.'],
        ['Pincel macio tira o pó de quase todas. Deixe a selenita longe da água e a ametista longe do sol direto.'],
        ['O que hoje enfeita uma prateleira começou a se formar muito antes de existir gente. É bom olhar com essa medida.'],
      ],
    },
    casual: {
      openings: [
        'Nem toda pedra pode molhar: {topic}.',
        'Tem pedra que não gosta de sol. Papo sobre {o topic}.',
        'Curiosidade pra quem ama {topic}.',
      ],
      steps: [
        ['A gente põe na janela porque a luz fica linda. Meses depois, repara que a cor tá mais clarinha de um lado.', 'Fui lavar tudo na pia uma vez e me arrependi. Tinha uma que não podia nem ver água.'],
        ['É que cada mineral é feito de um jeito. Selenita é molinha e sofre com água, quartzo é bem mais resistente.'],
        ['Na dúvida, pincel seco e pronto. Água só depois de saber o nome, e sol forte só um pouquinho.'],
        ['Eu gosto de saber de onde veio cada pedra da prateleira. Anoto num papelzinho e deixo embaixo.'],
      ],
    },
    funny: {
      openings: [
        'Perguntas sobre {o topic} que ouço toda semana.',
        'A pia, o detergente e um arrependimento: {topic}.',
        'Ninguém come, mas {parece/parecem} bala: {topic}.',
      ],
      steps: [
        ['A criança olhou para o quartzo rosa e perguntou de que sabor era. O avô respondeu morango e criou um problema.', 'Perguntaram se era verdadeiro. Mordi, fiz cara de especialista e quase perdi um pedaço do dente.'],
        ['Há uma escala de dureza em que um mineral risca o outro. O dente não faz parte dela, e aprendi na prática.'],
        ['Para comparar, olhe o peso, a temperatura e os pequenos defeitos. Bolhas redondas costumam indicar vidro.'],
        ['Quem coleciona aprende nomes difíceis e a dizer que a pedra é pequena. Nunca é pequena, e nunca é a última.'],
      ],
    },
    motivational: {
      openings: [
        'Aprender a ver o que parece comum: {topic}.',
        'O que existe dentro de uma pedra cinzenta: {topic}.',
        'Paciência medida em milhões de anos: {topic}.',
      ],
      steps: [
        ['No garimpo e na lapidação, muito do trabalho é olhar. A pedra por fora diz pouco, e o corte certo depende de leitura.', 'Quem começa a colecionar quer todas. Com o tempo, aprende a escolher poucas e a saber a história delas.'],
        ['Os cristais crescem camada por camada, quando há espaço e calma. Apertados, não formam ponta.'],
        ['Monte uma ficha para cada achado, com nome, lugar e data. A coleção fica mais rica do que a prateleira mostra.'],
        ['A terra trabalha sem plateia. De vez em quando, alguém abre uma pedra e descobre o que ela fez.'],
      ],
    },
  },
}
