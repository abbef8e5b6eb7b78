import type { ProductType } from '../product-type.ts'

export const buffet: ProductType = {
  nouns: ['buffet', 'bufê', 'buffet em domicílio', 'buffet de churrasco', 'buffet de crepe'],
  asks: ['a data da festa', 'quantas pessoas vão, entre adultos e crianças', 'onde vai ser a festa'],
  questions: {
    sale: ['Qual é a próxima festa da sua família?', 'Você é de receber em casa ou de ser convidado?'],
    content: ['Na sua família, quem sempre leva um pratinho?', 'O que nunca pode faltar numa festa?'],
  },
  emojis: ['🍽️', '🎉', '🥂'],
  hashtags: ['buffet', 'buffetemdomicilio', 'buffetparafestas', 'festas', 'eventos', 'buffetcompleto', 'aniversario'],
  sale: {
    professional: {
      openings: [
        'Você recebe, e a mesa fica com quem serve: {topic}.',
        'Para sentar com os convidados na própria festa: {topic}.',
        'Mesa servida, anfitrião presente: {topic}.',
      ],
      steps: [
        ['Na última festa, o dono da casa passou a noite na cozinha. Só se sentou quando os convidados já estavam de saída.', 'Trinta pessoas confirmadas, um fogão de quatro bocas e uma geladeira cheia. A conta da festa em casa aperta na cozinha.'],
        ['Com o serviço de mesa nas mãos de outra pessoa, quem convida conversa, dança e aparece nas fotos.'],
        ['Combina com aniversários, noivados, batizados, encontros da empresa e almoços em que a família inteira resolve vir.'],
        ['Para o orçamento, informe a data, o local, o número de convidados e quantos são crianças. Diga também as restrições alimentares.'],
      ],
    },
    casual: {
      openings: [
        'Dessa vez você senta com os convidados: {topic}.',
        'Pra festa em que ninguém fica preso na cozinha: {topic}.',
        'Larga o avental e vem pra festa: {topic}.',
      ],
      steps: [
        ['Sabe quem dá a festa e passa a noite perguntando se tá faltando alguma coisa? Essa pessoa também queria estar dançando.', 'A gente convida vinte, confirmam trinta e cinco. Aí olha pro fogão de quatro bocas e faz as contas.'],
        ['O bom é poder receber de verdade: abraçar quem chega, ouvir as histórias e comer sentado, ainda quente.'],
        ['Vale pra aniversário, noivado, batizado, festa da firma e pra juntar a família sem motivo nenhum.'],
        ['Me conta a data, o lugar, quantos adultos e quantas crianças. E avisa se alguém não come alguma coisa.'],
      ],
    },
    funny: {
      openings: [
        'Para quem já perdeu os parabéns por estar na cozinha: {topic}.',
        'Quem disse que estava sem fome vai repetir: {topic}.',
        'O anfitrião apareceu na própria festa: {topic}.',
      ],
      steps: [
        ['O aniversariante foi visto às oito na cozinha, às nove na cozinha e, nas fotos, aparece só o cotovelo.', 'Confirmaram trinta, chegaram quarenta, e o primo trouxe a namorada, o cunhado da namorada e um pote vazio para levar.'],
        ['Com alguém cuidando da mesa, o dono da festa fica livre para o que importa: fugir das fotos com a barriga cheia.'],
        ['Bom para aniversário, batizado, firma e reunião de família em que se fala mal de quem não veio.'],
        ['Conte os convidados e acrescente o primo. Informe também as crianças, que comem pouco, e o tio, que come por elas.'],
      ],
    },
    motivational: {
      openings: [
        'Receber bem sem abrir mão da festa: {topic}.',
        'Mesa cheia de gente querida: {topic}.',
        'Para reunir quem fez parte do caminho: {topic}.',
      ],
      steps: [
        ['A avó faz oitenta anos e os filhos vêm de três cidades. Nesse dia, ninguém da família precisa estar no fogão.', 'A empresa fechou um ano difícil, e a equipe merece sentar junta. Comer na mesma mesa muda a conversa.'],
        ['Em volta da mesa as pessoas ficam, contam casos e riem. Quem convidou merece estar ali desde o começo.'],
        ['Cabe numa formatura, num casamento pequeno, numa despedida e num almoço que a família adia há anos.'],
        ['Comece pela lista de quem não pode faltar. O número de pessoas decide o espaço, a hora e o cardápio.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Quantas pessoas virão de verdade: {topic}.',
        'A conta de convidados sem susto: {topic}.',
        'O que decidir antes da comida: {topic}.',
      ],
      steps: [
        ['A lista tem cinquenta nomes, vinte responderam, e ninguém sabe ao certo se é festa para trinta ou para sessenta.'],
        ['O número de pessoas e a hora decidem quase tudo. Num almoço come-se mais que num encontro no meio da tarde.'],
        ['Peça confirmação até uma semana antes e separe adultos de crianças. Pergunte sobre alergias na mesma mensagem.'],
        ['Numa festa, quem serve repara em que canto a conversa se junta. É para lá que a próxima bandeja vai.'],
      ],
    },
    casual: {
      openings: [
        'Confirma presença, gente: {topic}.',
        'Antes de pensar na comida, pensa nisso: {topic}.',
        'Como não errar a quantidade: {topic}.',
      ],
      steps: [
        ['Você manda o convite e recebe um coraçãozinho. Coraçãozinho é sim? É talvez? Ninguém sabe, e a comida precisa de número.'],
        ['Horário muda tudo: no almoço o povo chega com fome, no meio da tarde belisca. E criança come rápido e some.'],
        ['Pede confirmação com data, com sim ou não. Na mesma mensagem, pergunta de alergia e de quantas crianças vêm.'],
        ['Eu adoro quando a festa esvazia e sobra aquele grupinho em volta da mesa. É ali que saem as melhores histórias.'],
      ],
    },
    funny: {
      openings: [
        'Vou só beliscar, disse o tio: {topic}.',
        'O pote vazio que veio na bolsa: {topic}.',
        'Tipos de convidado que toda festa tem: {topic}.',
      ],
      steps: [
        ['O tio de dieta avisou que ia só beliscar. Foi visto três vezes na mesa, sempre do lado de fora da dieta.'],
        ['Comida de festa engana porque vem em pedaço pequeno. De pequeno em pequeno, ninguém sabe quanto comeu.'],
        ['Para o pratinho não causar tumulto, sirva todo mundo duas vezes antes de liberar os potes. As tias vão respeitar.'],
        ['No fim, a avó embrulha um docinho no guardanapo e guarda na bolsa. Ninguém viu, e amanhã todos vão pedir um.'],
      ],
    },
    motivational: {
      openings: [
        'A festa que a família lembra: {topic}.',
        'Em volta da mesa, a conversa demora: {topic}.',
        'O trabalho por trás de uma mesa bonita: {topic}.',
      ],
      steps: [
        ['Três irmãos que não se viam havia anos dividiram a mesma mesa. Saíram de lá com outro almoço marcado.'],
        ['Comer junto dá tempo às pessoas. Entre um prato e outro, alguém faz a pergunta que não cabia por mensagem.'],
        ['Misture as mesas: sente ao lado de quem você conhece menos. Uma boa festa apresenta as pessoas.'],
        ['Quem serve uma festa chega antes de todos e sai depois. Vê a sala vazia duas vezes e cheia no meio.'],
      ],
    },
  },
}
