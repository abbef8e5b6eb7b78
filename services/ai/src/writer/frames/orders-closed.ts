import type { Frame } from './frame.ts'

export const ordersClosed: Frame = {
  leads: {
    professional: [[
      'Um aviso a todos que nos acompanham.', 'Agradecemos cada mensagem recebida.', 'Pedimos a sua compreensão.',
    ], [
      'Um aviso importante a quem acompanha o nosso trabalho.', 'Agradecemos a confiança de todos.', 'Comunicamos aos nossos clientes.', 'Um aviso sobre os nossos pedidos.', 'Uma atualização da nossa agenda.',
      'Pedimos a sua atenção para este aviso.',
    ]],
    casual: [[
      'Vim avisar pra ninguém ficar esperando.', 'Gente, vim dar um aviso.', 'Queria dizer sim pra todo mundo.',
    ], [
      'Com alegria e com o caderno cheio.', 'Aviso rapidinho da agenda.', 'Com gratidão e o caderno na mão.', 'Vim avisar antes que alguém conte com isso.', 'O caderno pediu arrego.', 'Vim contar como ficou a agenda.',
    ]],
    funny: [[
      'O caderno não tem mais margem.', 'Já procurei, não há mais horas no dia.', 'A caneta pediu descanso, e com razão.',
    ], [
      'O caderno não fecha mais de tão cheio.', 'Minha agenda mandou um pedido de socorro.', 'Nem com três relógios eu daria conta.', 'O lápis acabou antes dos pedidos.', 'Se eu tivesse mais duas mãos, ainda faltariam duas.',
      'A agenda acaba de pendurar a placa.',
    ]],
    motivational: [[
      'Este aviso vem com agradecimento.', 'Prefiro cumprir o que já prometi.', 'Foi a confiança de vocês que encheu o caderno.',
    ], [
      'Agradeço a quem confiou e confirmou.', 'Aviso com carinho e com antecedência.', 'Com gratidão, um aviso.', 'Prefiro fazer bem o que já combinei.', 'Cada nome na lista merece a minha atenção inteira.',
      'Gosto de avisar com clareza.',
    ]],
  },
  steps: {
    professional: [
      ['É sempre difícil dizer não a quem nos procura. Ainda assim, é melhor avisar agora do que deixar alguém esperando.', 'Sabemos que alguém estava prestes a escrever. Por isso o aviso vem aqui, à vista de todos.'],
      ['Um dia tem um número certo de horas. Aceitar mais um pedido seria tirar tempo de quem já confirmou o seu.'],
      ['Quem já combinou conosco segue com o seu lugar. O que foi acertado continua anotado.'],
      ['Se você tem uma data mais adiante, acompanhe as publicações. As novidades da agenda aparecem por aqui.'],
    ],
    casual: [
      ['Eu queria dizer sim pra todo mundo, de verdade. Mas já contei as horas duas vezes e elas não aumentaram.', 'É uma alegria misturada com aperto. Alegria pelo tanto de pedido, aperto por quem vai me chamar agora.'],
      ['Se eu pegar mais um, alguém que já confirmou sai perdendo. E isso eu não quero fazer com ninguém.'],
      ['Você que já combinou comigo, pode ficar em paz. O seu tá anotado e continua do jeito que a gente acertou.'],
      ['Ficou de fora dessa vez? Acompanha o perfil e, quando eu abrir de novo, me chama logo no começo.'],
    ],
    funny: [
      ['Tentei encaixar mais um entre o almoço e o banho. O almoço reclamou, e o banho também é importante.', 'Se alguém souber onde se compra um dia extra na semana, me avise. Enquanto isso, fica este recado.'],
      ['Dizer sim para todos daria uma cena bonita, até a hora de fazer. Aí a cena muda de gênero.'],
      ['Quem já confirmou pode ficar em paz. O seu nome está no caderno, sublinhado, e daqui ele não sai.'],
      ['Para a próxima, chame cedo. Quem chega primeiro pega a página limpa, antes das manchas de café.'],
    ],
    motivational: [
      ['Olho para o caderno cheio e lembro de quando ele tinha um nome por semana. Cada página foi alguém que confiou.', 'Dizer não custa, principalmente a quem espera com carinho. Mas prometer sem poder cumprir custaria mais.'],
      ['Quem já está na lista merece a minha atenção inteira, do primeiro ao último. É por isso que paro aqui.'],
      ['A quem confirmou, o combinado está de pé. A quem ficou de fora, fica o meu agradecimento por ter procurado.'],
      ['Quando houver lugar outra vez, eu aviso por aqui. Vou gostar de receber a sua ideia.'],
    ],
  },
  facts: {
    all: [
      'Quem já confirmou pode ficar tranquilo, o combinado segue valendo.', 'Assim cada pedido recebe o tempo de que precisa.', 'Acompanhe as publicações para saber quando a agenda volta a abrir.',
      'As novidades da agenda saem por aqui.', 'Fica o agradecimento a todos que encomendaram.', 'Para as próximas datas, vale falar com antecedência.',
      'Ativar as notificações ajuda a ver o próximo aviso.', 'Quem está na lista recebe a atenção de sempre.', 'Quem ficou de fora desta vez pode tentar na próxima.',
    ],
    professional: [
      'Agradecemos a compreensão.', 'Nosso compromisso é com quem já confirmou.', 'As novas datas são anunciadas nesta página.', 'Trabalhamos dentro do que conseguimos cumprir.',
      'Esperamos atender você na próxima agenda.',
    ],
    casual: [
      'Dizer não é chato, mas eu prefiro cuidar bem do que já combinei.', 'Quem ficou de fora, fica de olho no perfil.', 'Agradeço de verdade a quem encheu esse caderno.',
      'Já deixa a próxima data anotada pra me chamar antes.', 'Agora é mão na massa e café no copo.',
    ],
    funny: [
      'Se alguém inventar um dia com trinta horas, eu reabro.', 'Agora me dão licença, que a lista está olhando para mim.', 'Estou vivendo entre a alegria e o cafezinho.',
      'Por enquanto, procuro a minha mesa embaixo dos pedidos.', 'A próxima agenda já tem gente fazendo fila imaginária.',
    ],
    motivational: [
      'Levo a sério cada nome que anotei.', 'Cada pedido tem a sua vez no caderno.', 'Olhar essa lista me lembra de onde comecei.', 'Agradeço a quem faz este trabalho crescer.',
      'Agora é cuidar de cada nome escrito aqui.',
    ],
  },
  questions: [
    'Quem já está na lista desta vez?', 'Quer ser avisado quando a agenda abrir?', 'Qual é a sua próxima data importante?', 'Você costuma pedir com antecedência?', 'O que você vai querer na próxima?',
    'Quer deixar uma data em mente para a próxima?',
  ],
  asks: [
    'se quer ser avisado da próxima agenda', 'a data que você tem em mente', 'o que você vai querer na próxima', 'para quando seria o seu pedido',
  ],
  hashtags: ['agendalotada', 'encomendasencerradas', 'encomendas', 'agenda', 'gratidao', 'sobencomenda', 'proximaagenda', 'pedidos'],
  emojis: ['📒', '🙏', '✅', '📣', '💛'],
}
