import type { ProductType } from '../product-type.ts'

export const airConditioning: ProductType = {
  nouns: ['instalação de ar-condicionado', 'manutenção de ar-condicionado'],
  asks: ['o tamanho do cômodo', 'a marca e a potência do aparelho', 'se bate sol no lugar'],
  questions: {
    sale: ['Qual é o cômodo mais quente da sua casa?', 'Na sua casa, quem manda no controle do ar?'],
    content: ['Em que temperatura você deixa o ar?', 'Você lembra quando lavou o filtro pela última vez?'],
  },
  emojis: ['❄️', '🔧', '🏠'],
  hashtags: ['arcondicionado', 'instalacaodearcondicionado', 'manutencaodearcondicionado', 'climatizacao', 'arcondicionadosplit', 'refrigeracao', 'tecnicoemrefrigeracao'],
  sale: {
    professional: {
      openings: [
        'Conforto que depende de um serviço bem feito: {topic}.',
        'Para contar com o ar nos dias mais quentes: {topic}.',
        'Para o ar-condicionado render o que promete: {topic}.',
      ],
      steps: [
        ['Na noite mais quente do ano, o quarto parece forno e o ventilador só empurra ar quente. A família acaba dormindo na sala.', 'Um aparelho bom, fora de nível ou com o dreno sujo, pinga no tapete. Alguém busca uma bacia, e a reunião continua.'],
        ['O rendimento depende de filtro limpo, instalação nivelada e dreno livre. O mesmo aparelho trabalha de outro jeito quando isso está em dia.'],
        ['Serve ao quarto, ao escritório em casa, à loja, ao consultório e ao salão onde clientes esperam.'],
        ['Para o orçamento, informe a marca, a potência e o tamanho do cômodo. Fotos do lugar, por dentro e por fora, ajudam.'],
      ],
    },
    casual: {
      openings: [
        'Pra dormir sem brigar com o calor: {topic}.',
        'Antes que o calor aperte: {topic}.',
        'Pra aposentar o ventilador do quarto: {topic}.',
      ],
      steps: [
        ['Noite abafada, lençol grudando, ventilador no máximo. A gente vira o travesseiro a cada dez minutos procurando o lado frio.', 'Tem ar que pinga porque foi instalado torto, tem ar que pinga porque o dreno entupiu. Enquanto isso, o balde vira decoração.'],
        ['Filtro limpo, dreno livre e aparelho no nível: é isso que muda tudo. Sem isso, ele trabalha dobrado pra gelar menos.'],
        ['Vale pro quarto, pro home office, pra loja, pro consultório e pra quem acabou de comprar e ainda tá com a caixa fechada.'],
        ['Me manda a marca, a potência e o tamanho do cômodo. Uma foto de onde vai ou de onde tá já ajuda bastante.'],
      ],
    },
    funny: {
      openings: [
        'A guerra do controle remoto pode acabar: {topic}.',
        'Um quer dezesseis, o outro vinte e quatro: {topic}.',
        'O ventilador quer se aposentar: {topic}.',
      ],
      steps: [
        ['Um sente calor, o outro dorme de gorro. O ar-condicionado é terreno neutro, desde que ao menos funcione.', 'O ventilador no máximo vira os papéis da mesa, balança a cortina e não refresca ninguém. A família já perguntou a que horas decola.'],
        ['Com filtro limpo e instalação certa, o aparelho gela e fala baixo. De repente dá para ouvir até o cachorro do vizinho.'],
        ['Para quartos, lojas, escritórios e reuniões em que alguém sempre leva um casaco e alguém sempre reclama.'],
        ['Mande foto, marca e potência. Sobre a temperatura certa, o técnico não se envolve em assuntos do casal.'],
      ],
    },
    motivational: {
      openings: [
        'A casa preparada para os dias quentes: {topic}.',
        'Cuidar do aparelho que vocês escolheram: {topic}.',
        'Para trabalhar e descansar com conforto: {topic}.',
      ],
      steps: [
        ['Foi a compra planejada do ano, com pesquisa, conta e espera. Instalar direito e cuidar bem fazem parte de aproveitar a escolha.', 'A costureira, a cabeleireira, o dentista atendem o dia inteiro no mesmo cômodo. O ar faz diferença para quem trabalha e para quem espera.'],
        ['É um serviço de precisão: nível, vedação, limpeza, teste. O que se acerta num dia aparece em todos os outros.'],
        ['Atende o quarto dos avós, o consultório novo, a pequena loja que recebe clientes nas tardes de calor.'],
        ['Observe a que horas bate sol no cômodo e quantas pessoas o usam. Isso ajuda a definir aparelho e posição.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Dezesseis graus não gelam mais depressa: {topic}.',
        'O filtro que ninguém lembra: {topic}.',
        'Uso e cuidado no dia a dia: {topic}.',
      ],
      steps: [
        ['Ao entrar num quarto quente, a pessoa põe na temperatura mínima para gelar mais rápido. O quarto leva o mesmo tempo.'],
        ['A temperatura escolhida só diz quando parar. E um filtro cheio de pó deixa passar menos ar, com mais esforço.'],
        ['Escolha algo entre 23 e 25 graus, feche portas e janelas e lave o filtro, deixando secar à sombra antes de recolocar.'],
        ['O técnico ouve o aparelho antes de abrir. Um motor que força, um dreno entupido e uma peça solta soam diferente.'],
      ],
    },
    casual: {
      openings: [
        'Dezesseis graus não resolve, tá: {topic}.',
        'O filtro que a gente esquece de lavar: {topic}.',
        'Um cuidado de dez minutos: {topic}.',
      ],
      steps: [
        ['A gente chega suando, põe no mínimo e espera virar o polo Norte. Demora igual, e depois alguém acorda com frio.'],
        ['O número do controle só avisa até onde ir, não a velocidade. E com o filtro tampado, o ar nem consegue passar.'],
        ['Lava o filtro com água, seca à sombra e põe de volta. Em uso direto, uma vez por mês já faz diferença.'],
        ['Eu conheço o aparelho pelo som. Antes de abrir, já dá pra ter uma ideia do que tá acontecendo.'],
      ],
    },
    funny: {
      openings: [
        'A novela do controle remoto: {topic}.',
        'Ninguém mexeu, mas mudou para dezoito: {topic}.',
        'No escritório, uns de casaco, outros de leque: {topic}.',
      ],
      steps: [
        ['Em todo escritório há quem usa manta em janeiro e quem abre a janela escondido. O controle some sempre de manhã.', 'De madrugada, uma mão silenciosa baixa dois graus. Dez minutos depois, outra sobe três. E ninguém fala disso no café.'],
        ['Cada corpo sente a temperatura de um jeito. E quem fica embaixo do jato de ar vive em outro país.'],
        ['Direcione as aletas para cima, longe das pessoas, e combine um número para a noite. O ar frio desce sozinho.'],
        ['Todo técnico ouve que o aparelho estava ótimo até ontem. A poeira de três verões costuma discordar.'],
      ],
    },
    motivational: {
      openings: [
        'Cuidar antes que pare: {topic}.',
        'Dez minutos de atenção: {topic}.',
        'O trabalho de quem sobe a escada no calor: {topic}.',
      ],
      steps: [
        ['A dona da loja lava o filtro no primeiro dia de cada mês. O aparelho dela é antigo, e funciona.'],
        ['Manutenção é um hábito pouco vistoso. O resultado é que nada acontece, e o dia segue como planejado.'],
        ['Marque no calendário uma data para o filtro e outra para a revisão antes do verão. Duas anotações bastam.'],
        ['Um copo de água fria para quem está na escada, debaixo do sol, nunca foi esquecido por ninguém.'],
      ],
    },
  },
}
