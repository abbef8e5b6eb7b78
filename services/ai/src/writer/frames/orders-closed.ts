import type { Frame } from './frame.ts'

export const ordersClosed: Frame = {
  leads: {
    professional: [
      'Um aviso importante a quem acompanha o nosso trabalho.', 'Agradecemos a confiança de todos.', 'Comunicamos aos nossos clientes.', 'Chegamos ao limite do que conseguimos fazer bem.',
      'Uma atualização da nossa agenda.', 'Pedimos a sua atenção para este aviso.',
    ],
    casual: [
      'Com alegria e com o caderno cheio.', 'Gente, deu a conta.', 'Aviso com um misto de alegria e cansaço.', 'Vim avisar antes que alguém conte com isso.', 'O caderno pediu arrego.',
      'Preciso falar a verdade pra vocês.',
    ],
    funny: [
      'O caderno não fecha mais de tão cheio.', 'Minha agenda mandou um pedido de socorro.', 'Nem com três relógios eu daria conta.', 'O lápis acabou antes dos pedidos.',
      'Se eu tivesse mais duas mãos, ainda faltariam duas.', 'A agenda acaba de pendurar a placa.',
    ],
    motivational: [
      'Lista cheia é sinal de confiança.', 'Dizer não também é cuidar do que já se prometeu.', 'Com gratidão, um aviso.', 'Prefiro fazer bem o que já combinei.', 'Cada nome na lista merece a minha atenção inteira.',
      'O limite existe para o trabalho sair direito.',
    ],
  },
  facts: {
    all: [
      'Quem já confirmou pode ficar tranquilo, o combinado segue valendo.', 'Assim cada pedido recebe o tempo de que precisa.', 'Acompanhe as publicações para saber quando a agenda volta a abrir.',
      'Se surgir uma desistência, o aviso sai por aqui.', 'Fica o agradecimento a todos que encomendaram.', 'Para as próximas datas, vale falar com antecedência.',
      'Ativar as notificações ajuda a ver o próximo aviso.', 'Aceitar pedidos demais prejudicaria quem já está na lista.', 'Quem ficou de fora desta vez pode entrar na próxima.',
    ],
    professional: [
      'Agradecemos a compreensão.', 'Nosso compromisso é com quem já confirmou.', 'Avisaremos aqui assim que houver novas datas.', 'Trabalhamos dentro do que conseguimos cumprir.',
      'Esperamos atender você na próxima agenda.',
    ],
    casual: [
      'Dói dizer não, mas eu prefiro entregar direitinho o que já prometi.', 'Quem ficou de fora, não desanima, que eu aviso quando abrir.', 'Agradeço de verdade a quem encheu esse caderno.',
      'Já deixa a próxima data anotada pra me chamar antes.', 'Agora é mão na massa e café no copo.',
    ],
    funny: [
      'Se alguém inventar um dia com trinta horas, eu reabro.', 'Agora me dão licença, que a lista está olhando para mim.', 'Estou vivendo entre a alegria e o cafezinho.',
      'Voltamos a abrir assim que eu achar a minha mesa embaixo dos pedidos.', 'A próxima agenda já tem gente fazendo fila imaginária.',
    ],
    motivational: [
      'Cada pedido aceito é uma promessa, e eu levo isso a sério.', 'Trabalhar com limite é o que mantém a qualidade.', 'Olhar essa lista me lembra de onde comecei.', 'Agradeço a quem faz este trabalho crescer.',
      'Agora é hora de honrar cada nome escrito aqui.',
    ],
  },
  questions: [
    'Quem já está na lista desta vez?', 'Quer ser avisado quando a agenda abrir?', 'Qual é a sua próxima data importante?', 'Você costuma pedir com antecedência?', 'O que você vai querer na próxima?',
    'Quem ficou na vontade?',
  ],
  asks: [
    'se quer ser avisado da próxima agenda', 'a data que você tem em mente', 'o pedido que já confirmou', 'a sua dúvida sobre o pedido',
  ],
  hashtags: ['agendalotada', 'encomendasencerradas', 'encomendas', 'agenda', 'gratidao', 'sobencomenda', 'proximaagenda', 'pedidos'],
  emojis: ['📒', '🙏', '✅', '📣', '💛'],
}
