import type { ProductType } from '../product-type.ts'

export const instrument: ProductType = {
  nouns: ['instrumento musical', 'instrumento artesanal', 'instrumento musical artesanal'],
  asks: ['quem vai tocar', 'se é para aprender ou para se apresentar', 'o estilo de música preferido'],
  questions: {
    sale: ['Qual instrumento você sempre quis tocar?', 'Quem seria o músico da sua família?'],
    content: ['Você já estudou algum instrumento?', 'Que música você queria saber tocar?'],
  },
  emojis: ['🎶', '🎼', '🪵'],
  hashtags: ['instrumentosmusicais', 'instrumentomusical', 'musica', 'luthieria', 'luthier', 'musicabrasileira', 'aprendermusica', 'musicos', 'instrumentosartesanais', 'cantinhodamusica'],
  sale: {
    professional: {
      openings: [
        'A casa fica diferente quando tem música: {topic}.',
        '{O topic} {espera/esperam} por quem goste de tocar.',
        'Para estudar, tocar e dividir: {topic}.',
      ],
      steps: [
        ['No canto da sala há uma cadeira e uma estante de partituras. Quem senta ali esquece o celular no outro cômodo.', 'A criança canta o dia inteiro, e a família percebe que é hora de ir além. O primeiro instrumento costuma marcar a infância.'],
        ['Cada instrumento tem voz, peso e modo de ser tocado. O bom é o que dá vontade de pegar outra vez amanhã.'],
        ['{Faz/Fazem} sentido para quem começa agora, para quem voltou às aulas, para professores e para quem se apresenta.'],
        ['Antes de escolher, pense em quem vai tocar, no espaço e no tempo disponível para praticar. O som vem logo depois.'],
      ],
    },
    casual: {
      openings: [
        'Põe música nessa casa: {topic}.',
        'Nunca é tarde pra começar com {o topic}.',
        'Toca uma pra mim? Olha só: {topic}.',
      ],
      steps: [
        ['Sabe aquela vontade antiga de aprender a tocar, que sempre fica pro ano que vem? Ela continua aí esperando.', 'A visita chega, vê o instrumento no canto e pergunta quem toca. Metade das vezes, alguém acaba tocando.'],
        ['Eu acho que casa com instrumento é mais alegre. Mesmo desafinado, mesmo só com uma música no repertório.'],
        ['{Serve/Servem} pra criança curiosa, pro avô aposentado, pra quem toca de noite depois do trabalho e pra quem dá aula.'],
        ['Me conta quem vai tocar e o que essa pessoa gosta de ouvir. Começa daí, que o resto a gente vai vendo.'],
      ],
    },
    funny: {
      openings: [
        'Um músico em casa e vários críticos: {topic}.',
        'A plateia é o cachorro, e ele saiu no intervalo: {topic}.',
        '{O topic} {chegou/chegaram}, e o vizinho já acenou.',
      ],
      steps: [
        ['A primeira música durou onze segundos e foi repetida por três semanas. Até o porteiro já assobia.', 'O pai comprou para o filho, mas é ele quem está na sala às onze da noite tentando a segunda nota.'],
        ['Quem aprende a tocar ganha um passatempo para a vida. Quem mora junto ganha a mesma música para a vida.'],
        ['{Serve/Servem} para festas, para serestas e para encerrar uma visita longa demais, com um pequeno recital surpresa.'],
        ['Pense no espaço, na hora do treino e no humor da vizinhança. Um bolo para o vizinho costuma render dois meses de paz.'],
      ],
    },
    motivational: {
      openings: [
        'O estudo que ninguém vê antes da música: {topic}.',
        'Começar devagar também é começar: {topic}.',
        'Uma vontade antiga encontra {o topic}.',
      ],
      steps: [
        ['Quinze minutos por dia, depois do jantar, com a porta fechada. Muita música começou assim, sem plateia nenhuma.', 'Você adiou por falta de tempo, de dinheiro ou de coragem. A vontade de tocar continuou esperando.'],
        ['Um instrumento bem cuidado e bem ajustado responde melhor ao toque. O estudo rende mais, e a mão cansa menos.'],
        ['É um incentivo para quem entrou na banda da escola, para quem se aposentou e para quem quer tocar com os filhos.'],
        ['Escolha aquele que combina com a sua rotina, além do seu gosto. O que fica à mão é o que se pratica.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como manter uma rotina de estudo: {topic}.',
        'Poucos minutos, todos os dias: {topic}.',
        'Antes da primeira aula com {o topic}.',
      ],
      steps: [
        ['Muitos estudam duas horas no sábado e nada durante a semana. Na aula seguinte, parece que tudo sumiu.', 'É comum tocar a peça inteira do começo ao fim e tropeçar sempre no mesmo lugar.'],
        ['A memória dos movimentos se forma aos poucos, entre um dia e outro. Treinos curtos e frequentes fixam melhor.'],
        ['Separe dez minutos diários e trabalhe só o trecho difícil, devagar. Depois toque algo de que goste, por prazer.'],
        ['A disciplina importa, e a alegria também. Quem sente prazer em tocar volta sozinho ao instrumento.'],
      ],
    },
    casual: {
      openings: [
        'Dez minutinhos por dia, e só: {topic}.',
        'Como não largar {o topic} depois de um mês.',
        'Deixa à vista que você toca: {topic}.',
      ],
      steps: [
        ['No primeiro mês é só empolgação. No segundo, a gente guarda na capa, põe no armário e esquece.', 'Sabe aquele pedacinho da música em que você sempre erra? Recomeçar do início não resolve, pode acreditar.'],
        ['O que tá guardado dá preguiça de pegar. O que tá na sala, a gente pega enquanto espera o arroz.'],
        ['Deixa o instrumento à vista e treina só o pedaço difícil, bem lento. Dez minutos, e pronto.'],
        ['Um dia sai a música inteira, sem parar. A gente olha em volta procurando alguém que tenha escutado.'],
      ],
    },
    funny: {
      openings: [
        'Notas de um aprendiz e {o topic}.',
        'Só mais uma vez, prometeu quem tocava {o topic}.',
        'O repertório da casa cabe num guardanapo: {topic}.',
      ],
      steps: [
        ['A família inteira sabe cantar a introdução. O resto da música continua um mistério, inclusive para quem toca.', 'A criança toca, o cachorro uiva e o irmão reclama. É um trio com muito futuro.'],
        ['O aprendiz volta ao começo sempre que erra. Por isso o início fica ótimo, e o fim nunca foi visitado.'],
        ['Estude de trás para a frente, começando pelo último trecho. A família vai estranhar, mas vai conhecer o final.'],
        ['No primeiro recital, alguém errou, alguém riu e todos aplaudiram. Foi a melhor apresentação do ano.'],
      ],
    },
    motivational: {
      openings: [
        'A mão aprende o que repete: {topic}.',
        'O caminho até a primeira música: {topic}.',
        'Estudar em silêncio, tocar para alguém: {topic}.',
      ],
      steps: [
        ['Há uma fase em que nada soa bem e a vontade é parar. Quase todo músico passou por ela e se lembra.', 'Quem toca numa festa por cinco minutos levou meses para chegar ali. A plateia só vê os cinco.'],
        ['O progresso é lento e quase não se percebe de perto. Só aparece quando se compara com meses atrás.'],
        ['Escolha uma música que você ama e divida em pedaços pequenos. Um por semana basta para chegar ao fim.'],
        ['A música de alguém melhora a casa inteira. Mesmo quem só escuta do outro quarto participa.'],
      ],
    },
  },
}
