import type { ProductType } from '../product-type.ts'

export const customSweatshirt: ProductType = {
  nouns: ['moletom personalizado', 'agasalho'],
  asks: ['o tamanho', 'quantas peças você precisa', 'se é para você ou para um grupo'],
  questions: {
    sale: ['É pra você, pra turma ou pra equipe?', 'Com capuz ou sem capuz?'],
    content: ['Você é de sentir frio ou de sair sem casaco?', 'De quem é o moletom que você pegou e não devolveu?'],
  },
  emojis: ['🧥', '🍂', '✨'],
  hashtags: ['moletompersonalizado', 'moletom', 'moletons', 'moletonspersonalizados', 'agasalho', 'agasalhos', 'inverno'],
  sale: {
    professional: {
      openings: [
        '{O topic} para o frio de um grupo inteiro.',
        'Conforto e identidade na mesma peça: {topic}.',
        'Para vestir no treino, na viagem ou na equipe: {topic}.',
      ],
      steps: [
        ['A turma chega cedo, com frio, e cada um vem de um jeito. Com a mesma peça de frio, o grupo se reconhece de longe.', 'Treino de manhã, viagem de ônibus, ginásio gelado. Sempre há um momento em que todos procuram o que vestir por cima.'],
        ['É uma peça que se usa muito além do encontro. Aquece no caminho, no sofá e na padaria, e leva o grupo junto.'],
        ['Serve a turmas, times, empresas, famílias e grupos de viagem. Também é um bom presente para uma pessoa só.'],
        ['Para acertar o tamanho, meça largura e comprimento de uma peça que já veste bem. Em grupo, faça uma lista com nomes.'],
      ],
    },
    casual: {
      openings: [
        'Quando o frio chegar, {o topic} já {está/estão} na mão.',
        'Aquele que todo mundo vai querer pegar emprestado: {topic}.',
        'Já imagino a turma toda com {o topic}.',
      ],
      steps: [
        ['Tem aquele friozinho de ônibus de excursão que pega todo mundo desprevenido. Menos quem já saiu de casa com a peça certa.', 'A família combinou viagem, e alguém deu a ideia de ir todo mundo igual. Metade riu, e agora tá todo mundo querendo.'],
        ['O bom é que ninguém guarda pra ocasião. A gente usa em casa, no mercado, no treino, e lembra da turma toda vez.'],
        ['Vale pro time, pra turma, pra firma, pra família. E se for só pra você, também vale, ué.'],
        ['Mede um que já serve bem, estendido na cama, e me passa. Se for grupo, já manda a lista com nome e tamanho.'],
      ],
    },
    funny: {
      openings: [
        'Ladrões de casaco alheio vão amar {o topic}.',
        'Friozinho e uma turma elegante: {topic}.',
        '{O topic} com data marcada para sumir do seu armário.',
      ],
      steps: [
        ['Todo grupo tem alguém que disse que não ia esfriar. É a mesma pessoa que agora está dividindo manga com o primo.', 'Namoro sério começa assim, você empresta a peça de frio e nunca mais vê. Ela passa a fazer parte da outra gaveta.'],
        ['Serve de casaco, de travesseiro de ônibus e de esconderijo para quem não quer sair na foto. Três funções, todas testadas.'],
        ['Para o time, para a turma, para a empresa e para a família do grupo com áudio de quatro minutos.'],
        ['Faça uma lista com nome e tamanho. Na dúvida, anote um a mais, porque alguém vai dizer que já tinha avisado.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem sai cedo, com frio e com o time: {topic}.',
        '{O topic} para lembrar da turma o ano todo.',
        'Um grupo que se veste junto: {topic}.',
      ],
      steps: [
        ['Quadra fria, seis da manhã, e o time inteiro já está ali. Ninguém obrigou, e ninguém quis ficar de fora.', 'Houve rifa, bingo e bolo vendido na saída. O grupo juntou o que faltava e agora vai viajar vestido igual.'],
        ['Usar a mesma peça lembra a cada um que tem gente do lado. Isso vale no treino, na viagem e no trabalho.'],
        ['Vale para quem está começando no grupo e para quem já passou por todas as fases dele. Os dois saem na mesma foto.'],
        ['Decidam juntos a cor e a arte, com um dia para votar. Depois, é só conferir os tamanhos sem esquecer ninguém.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como lavar {o topic} sem formar bolinhas.',
        'Punho firme e interior macio por mais tempo: {topic}.',
        'Lavar e secar bem {o topic}.',
      ],
      steps: [
        ['Por dentro era macio, e hoje está áspero e cheio de bolinhas. Com poucas mudanças na lavagem, isso demora mais a acontecer.'],
        ['O atrito com jeans e toalhas solta fibras, que se enrolam em bolinhas. Calor e peso de água afrouxam o elástico.'],
        ['Lave do avesso, em água fria, com peças leves e sem secadora. Seque na horizontal ou dobrado sobre o varal, à sombra.'],
        ['Guarde dobrado, em vez de pendurado, para os ombros não marcarem. E deixe secar por completo antes de fechar a gaveta.'],
      ],
    },
    casual: {
      openings: [
        'Aquele da gaveta que ninguém devolve: {topic}.',
        'Quem pegou {o topic} e não devolveu?',
        'Frio, sofá e {topic}, quem topa?',
      ],
      steps: [
        ['Toda casa tem uma peça de frio que já foi de três pessoas. A dona original pede de volta todo inverno, sem sucesso.', 'Quando esfria, a gente abre o armário e descobre o que sumiu. Aí começa a investigação no quarto dos outros.'],
        ['É que peça de frio boa é a que já foi usada, macia e larga. Todo mundo da casa percebe isso, e o mais esperto pega.'],
        ['Um nome bordado ou escrito na etiqueta resolve bastante coisa. Não impede o empréstimo, mas ajuda na hora da devolução.'],
        ['E se não voltar, paciência. Um dia a pessoa aparece na foto com ele, e a gente até acha que ficou bonito.'],
      ],
    },
    funny: {
      openings: [
        'Crime sem solução na família: {topic}.',
        'Provas, testemunhas e {o topic}.',
        'Quem estava com {o topic} na hora do frio?',
      ],
      steps: [
        ['Sumiu do cabide às sete. Às oito, foi visto no portão, no corpo do irmão, que afirma ter ganhado de presente.'],
        ['A peça passa de um para outro conforme o frio e o parentesco. Em casa com três irmãos, ela nunca chega a esfriar.'],
        ['Marque a etiqueta por dentro e guarde na sua gaveta, embaixo das meias. É o último lugar em que alguém procura.'],
        ['Mesmo assim, um dia ele some. Volta na primavera, lavado e com cheiro de outra casa, como se nada tivesse acontecido.'],
      ],
    },
    motivational: {
      openings: [
        'O que um grupo guarda de uma viagem: {topic}.',
        'Frio, estrada e companhia: {topic}.',
        'Uma lembrança que ainda se veste: {topic}.',
      ],
      steps: [
        ['O ônibus quebrou, a viagem atrasou, e o grupo cantou na estrada até de madrugada. Todos contam essa parte primeiro.'],
        ['Um grupo se forma nas esperas, mais do que nos grandes dias. No frio, no atraso, na fila do lanche.'],
        ['Depois da viagem, reúna as fotos num só lugar e peça que cada um conte uma parte. Guarde isso com a data.'],
        ['Anos depois, alguém veste a peça para ir à padaria. No balcão, uma pessoa do mesmo grupo reconhece e sorri.'],
      ],
    },
  },
}
