import type { Frame } from './frame.ts'

export const shopHoliday: Frame = {
  leads: {
    professional: [[
      'Um aviso para você se programar.', 'Comunicamos uma pausa no atendimento.', 'Pedimos a sua atenção.',
    ], [
      'Um aviso sobre os próximos dias.', 'Um comunicado sobre a nossa pausa.', 'Comunicamos com antecedência.', 'Para que você se programe.', 'Uma pausa necessária.',
    ]],
    casual: [[
      'Vou dar uma paradinha e deixo avisado.', 'Pra ninguém estranhar o silêncio.', 'Anota aí pra não se perder.',
    ], [
      'Aviso pra ninguém estranhar o silêncio.', 'Vou dar uma paradinha.', 'Chegou a hora do descanso.', 'Até quem ama o que faz precisa de uma rede.', 'Deixando avisado.',
    ]],
    funny: [[
      'Eu e a rede temos um encontro.', 'O café também vai descansar de mim.', 'Modo avião, mas sem avião.',
    ], [
      'A placa de volto já vai ficar uns dias a mais.', 'O café vai descansar de mim.', 'As ferramentas assinaram um abaixo-assinado.', 'Modo avião, sem avião.', 'Se procurar por mim, estarei olhando para o nada com gosto.',
    ]],
    motivational: [[
      'Parar também faz parte.', 'Uma pausa depois de muito trabalho.', 'Até as mãos precisam de folga.',
    ], [
      'Parar também faz parte do trabalho.', 'Descansar é preparar o próximo começo.', 'Depois de muita dedicação, uma pausa.', 'O descanso de quem trabalha é merecido.', 'Cuidar do tempo é cuidar do que se faz.',
      'Uma pausa para voltar melhor.',
    ]],
  },
  steps: {
    professional: [
      ['Quem trabalha o ano inteiro atendendo também precisa parar. Avisamos aqui para que ninguém seja pego de surpresa.', 'Toda pausa coincide com a data de alguém. Se for o seu caso, este aviso ajuda a se organizar.'],
      ['Os pedidos já combinados seguem como acertado. Em caso de dúvida sobre o seu, escreva para confirmar.'],
      ['Mensagens enviadas nesse período podem demorar um pouco mais. Elas serão lidas na volta, pela ordem de chegada.'],
      ['Se você tem uma data próxima, considere esse intervalo no planejamento. Agradecemos a compreensão e desejamos bons dias.'],
    ],
    casual: [
      ['Quem me conhece sabe que eu custo a parar. Mas o corpo pede, a casa pede, e dessa vez eu obedeci.', 'Deixo o aviso logo, porque sempre tem alguém que ia me chamar justo nesses dias. É lei, não falha.'],
      ['Se você já combinou comigo, tá tudo certo. Qualquer dúvida sobre o seu pedido, me escreve que a gente confirma.'],
      ['Pode mandar mensagem mesmo assim. Eu só vou demorar um pouco mais, porque na pausa o celular também descansa.'],
      ['Tem data chegando? Já conta com esses dias na hora de se programar. E a gente se fala na volta.'],
    ],
    funny: [
      ['Planejei dormir até tarde, não fazer nada e não pensar em trabalho. Vou acordar às seis pensando em trabalho, mas planejei.', 'Sempre que eu paro, alguém lembra de um aniversário que é justamente amanhã. Por isso o aviso vem em letras grandes.'],
      ['O que já estava combinado continua combinado. Quem descansa sou eu, o caderno fica de plantão.'],
      ['Podem mandar mensagem, que uma hora eu leio. Se eu responder na hora, me mandem de volta para o descanso.'],
      ['Vejam as datas, façam as contas e se programem. E torçam para eu lembrar como se senta sem fazer nada.'],
    ],
    motivational: [
      ['Foram muitos dias de mesa cheia, noites esticadas e fins de semana trabalhando. Agora é tempo de parar um pouco.', 'Custei a aprender que descanso também entra na agenda. Agora ele está escrito, com data, como qualquer compromisso.'],
      ['O que já foi combinado será cumprido. Se houver dúvida sobre o seu pedido, escreva para mim.'],
      ['Vou ver os meus, dormir sem despertador e voltar com vontade. As mensagens serão lidas na volta.'],
      ['Programe-se com essas datas em mente. Agradeço a quem entende que do outro lado também há uma pessoa.'],
    ],
  },
  facts: {
    all: [
      'Os pedidos já combinados seguem como foi acertado.', 'As mensagens serão respondidas na ordem, depois da pausa.', 'Quem precisa de algo para logo depois pode deixar a mensagem agora.',
      'Salve a publicação para lembrar das datas.', 'Deixe a sua mensagem completa para agilizar na volta.', 'Planeje-se para que a pausa não atrapalhe a sua data.',
      'As publicações podem continuar aparecendo por aqui.', 'Nos vemos na volta.', 'Fica o desejo de bons dias para todos.',
    ],
    professional: [
      'Contamos com a compreensão de todos.', 'Retomaremos as respostas assim que voltarmos.', 'Programe os seus pedidos com essa informação em mente.',
      'Qualquer dúvida sobre pedidos em andamento pode ser enviada por mensagem.', 'Desejamos bons dias a todos.',
    ],
    casual: [
      'Não é sumiço, é descanso.', 'Se der saudade, olha o feed.', 'Pode mandar mensagem, que eu respondo quando voltar.', 'Prometo voltar com a bateria cheia.', 'Já vou deixar tudo em dia antes de fechar a porta.',
    ],
    funny: [
      'O celular vai ficar no fundo da bolsa, embaixo do protetor solar.', 'Se eu responder, é porque a rede estava ocupada.', 'Não contem para o chefe, porque o chefe sou eu.', 'Volto quando acabar o bolo.',
      'Treinei muito para não fazer nada.',
    ],
    motivational: [
      'Quem trabalha por conta própria também precisa parar.', 'Voltar com a cabeça descansada melhora o trabalho.', 'Agradeço a quem respeita essa pausa.', 'O silêncio de alguns dias prepara boas ideias.',
      'Tempo com a família também constrói o que vem depois.',
    ],
  },
  questions: [
    'O que você faz quando tira uns dias?', 'Praia, campo ou sofá?', 'Você consegue desligar de verdade?', 'O que não pode faltar no seu descanso?', 'Já planejou a sua próxima pausa?',
    'Qual pedido você quer deixar anotado antes?',
  ],
  asks: [
    'o que você precisa antes da pausa', 'a data do seu pedido', 'o que quer deixar combinado', 'a sua dúvida sobre o pedido em andamento',
  ],
  hashtags: ['recesso', 'aviso', 'ferias', 'descanso', 'informativo', 'pausa', 'comunicado', 'pequenosnegocios'],
  emojis: ['🌴', '📅', '😴', '☀️', '📌'],
}
