import type { Frame } from './frame.ts'

export const ordersOpen: Frame = {
  leads: {
    professional: [[
      'Já é possível fazer o seu pedido.', 'Se você estava esperando, pode nos procurar.', 'Este aviso é para quem se organiza.',
    ], [
      'Nossa agenda está pronta para receber você.', 'Informamos com satisfação.', 'Se você planejava um pedido, este é o momento.', 'Começamos a organizar os próximos pedidos.', 'Agenda em mãos, lápis apontado.',
      'Boa notícia para quem gosta de se organizar.',
    ]],
    casual: [[
      'Pode vir que tá valendo.', 'Quem tava esperando, é agora.', 'Já tô com o caderno na mão.',
    ], [
      'Agora vai!', 'Abri o caderno e apontei o lápis.', 'Quem tava esperando pode vir.', 'Olha a notícia que vocês pediram.', 'Tá valendo.', 'Pode chegar com a sua ideia.',
    ]],
    funny: [[
      'O caderno está em branco e me encarando.', 'Podem vir, a caneta está testada.', 'Organizados e desesperados, este aviso é de vocês.',
    ], [
      'O caderno de pedidos está com fome.', 'Abram alas para a agenda.', 'Minha agenda vazia já está com os minutos contados.', 'Organizados de plantão, é com vocês.', 'O lápis está apontado e a ansiedade também.',
      'Turma do planejamento, podem comemorar.',
    ]],
    motivational: [[
      'Começa hoje uma nova lista.', 'É bom ver o caderno aberto.', 'Pode contar a sua ideia.',
    ], [
      'Começa mais uma temporada de bom trabalho.', 'Cada pedido que entra é um voto de confiança.', 'Com energia e organização, vamos lá.', 'É sempre uma alegria recomeçar a lista.',
      'Páginas em branco têm um jeito bonito de começar.', 'Hoje começa uma parte boa do trabalho.',
    ]],
  },
  steps: {
    professional: [
      ['Quem já deixou para a última hora conhece o aperto de ligar para vários lugares. Com a data reservada, a espera é outra.', 'Há sempre uma data marcada no calendário que parece distante. Quando se vê, faltam duas semanas.'],
      ['Pedir cedo deixa tempo para conversar, comparar ideias e ajustar o que for preciso antes da confirmação.'],
      ['Se for para uma comemoração ou um presente, conte a ocasião. Ela ajuda a entender o que você precisa.'],
      ['Para começar, envie o que deseja, a data e a quantidade. Uma imagem de referência também ajuda a explicar a ideia.'],
    ],
    casual: [
      ['Sabe aquela data que você marcou na geladeira e acha que tá longe? Ela chega antes do que a gente pensa.', 'Eu adoro essa parte: a primeira mensagem, a ideia ainda meio solta e a gente conversando até ela ficar clara.'],
      ['Quem chama cedo tem tempo de pensar, mudar um detalhe e perguntar à família. Na correria, a gente aceita qualquer coisa.'],
      ['É presente, festa ou um agrado pra você? Me conta, porque isso muda a conversa e me ajuda a entender.'],
      ['Me manda a data, a quantidade e uma foto do que você gosta. Se a ideia ainda tá confusa, vem assim mesmo.'],
    ],
    funny: [
      ['Existem dois tipos de gente: quem pede um mês antes e quem manda áudio na véspera com voz de choro.', 'A data está circulada na geladeira desde o começo do ano. Mesmo assim ela vai pegar todo mundo de surpresa.'],
      ['Pedindo cedo, sobra tempo até para mudar de ideia e voltar à primeira. Acontece mais do que você imagina.'],
      ['Conte para que é: festa, presente ou um agrado secreto que ninguém em casa precisa saber. Eu não conto.'],
      ['Mande data, quantidade e uma foto de referência. Explicar com as mãos funciona muito bem, mas não por mensagem.'],
    ],
    motivational: [
      ['Alguém aí está preparando uma surpresa há semanas, em silêncio, pensando em cada detalhe. Dá gosto fazer parte disso.', 'Atrás de um pedido quase sempre há uma pessoa querendo ver outra feliz. É nisso que eu penso quando abro o caderno.'],
      ['Com tempo, a ideia que você tem na cabeça pode ser conversada até ficar clara para nós dois.'],
      ['Vale para as grandes datas e para um agradecimento simples, daqueles que a pessoa não estava esperando receber.'],
      ['Escreva com a data, a quantidade e o que importa para você. O resto a gente acerta conversando.'],
    ],
  },
  facts: {
    all: [
      'Quem se antecipa escolhe a data com mais liberdade.', 'Conte a data em que precisa, porque ela organiza todo o resto.', 'Uma foto de referência ajuda a explicar a ideia.',
      'Pedido combinado cedo deixa tempo para acertar cada ponto.', 'Diga para quantas pessoas é, se o pedido for para festa.', 'Anote o que você quer antes de mandar a mensagem.',
      'Quem pede cedo acompanha tudo com tranquilidade.', 'Os pedidos entram na agenda por ordem de confirmação.', 'Se for surpresa para alguém, avise, e guardamos segredo.',
    ],
    professional: [
      'Cada pedido é combinado por mensagem antes de começar.', 'Trabalhamos com agenda para dar atenção a cada pessoa.', 'Confirme conosco a disponibilidade da sua data.',
      'Antes de iniciar, acertamos todos os pontos com você.', 'Organização é o que permite cumprir o combinado.',
    ],
    casual: [
      'Me conta o que você tem em mente, mesmo que seja só uma ideia solta.', 'Se a festa já tem data, manda logo pra mim.', 'Eu anoto tudo e a gente vai combinando.', 'Quem pede antes dorme melhor, eu inclusive.',
      'Pode mandar aquele print salvo desde o ano passado.',
    ],
    funny: [
      'Deixar para a véspera é esporte radical, e eu tenho medo.', 'O caderno prometeu não perder nenhuma página.', 'Quem manda a data primeiro ganha uma estrelinha desenhada ao lado do nome.',
      'Sua ideia do banho finalmente tem onde ser anotada.', 'Eu leio até pedido escrito em guardanapo.',
    ],
    motivational: [
      'Do outro lado de cada pedido há uma história, e é bom fazer parte dela.', 'Organizar a agenda é também uma forma de respeito por quem espera.', 'Cada nome na lista me lembra por que faço isto.',
      'Um pedido bem combinado é meio caminho andado.', 'Começar com clareza faz o trabalho render.',
    ],
  },
  questions: [
    'Para que data você precisa?', 'O que você encomendaria primeiro?', 'Você é de planejar com antecedência ou de véspera?', 'Qual ocasião vem por aí na sua casa?', 'Que ideia você guarda há tempos?',
    'Quem vai gostar de saber que a agenda abriu?',
  ],
  asks: [
    'a data em que você precisa', 'o que você quer encomendar', 'a ocasião e o número de pessoas', 'a ideia que você tem em mente',
  ],
  hashtags: ['encomendasabertas', 'encomendas', 'agendaaberta', 'pedidos', 'sobencomenda', 'encomendeja', 'aceitoencomendas', 'festas'],
  emojis: ['📅', '📝', '✅', '🗓️', '📣'],
}
