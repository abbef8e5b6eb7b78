import type { Frame } from './frame.ts'

export const ordersOpen: Frame = {
  leads: {
    professional: [
      'Nossa agenda está pronta para receber você.', 'Informamos com satisfação.', 'Se você planejava um pedido, este é o momento.', 'Começamos a organizar os próximos pedidos.', 'Agenda em mãos, lápis apontado.',
      'Boa notícia para quem gosta de se organizar.',
    ],
    casual: [
      'Agora vai!', 'Abri o caderno e apontei o lápis.', 'Quem tava esperando pode vir.', 'Olha a notícia que vocês pediram.', 'Tá valendo.', 'Pode chegar com a sua ideia.',
    ],
    funny: [
      'O caderno de pedidos está com fome.', 'Abram alas para a agenda.', 'Minha agenda vazia já está com os minutos contados.', 'Organizados de plantão, é com vocês.', 'O lápis está apontado e a ansiedade também.',
      'Turma do planejamento, podem comemorar.',
    ],
    motivational: [
      'Começa mais uma temporada de bom trabalho.', 'Cada pedido que entra é um voto de confiança.', 'Com energia e organização, vamos lá.', 'É sempre uma alegria recomeçar a lista.',
      'Páginas em branco têm um jeito bonito de começar.', 'Hoje começa uma parte boa do trabalho.',
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
