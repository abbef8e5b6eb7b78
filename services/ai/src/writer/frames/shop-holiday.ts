import type { Frame } from './frame.ts'

export const shopHoliday: Frame = {
  leads: {
    professional: [
      'Um aviso sobre os próximos dias.', 'Um comunicado sobre a nossa pausa.', 'Comunicamos com antecedência.', 'Para que você se programe.', 'Uma pausa necessária.', 'Pedimos a sua atenção.',
    ],
    casual: [
      'Aviso pra ninguém estranhar o silêncio.', 'Vou dar uma paradinha.', 'Chegou a hora do descanso.', 'Anota aí pra não se perder.', 'Até quem ama o que faz precisa de uma rede.', 'Deixando avisado.',
    ],
    funny: [
      'A placa de volto já vai ficar uns dias a mais.', 'Eu e a rede temos um encontro.', 'O café vai descansar de mim.', 'As ferramentas assinaram um abaixo-assinado.', 'Modo avião, sem avião.',
      'Se procurar por mim, estarei olhando para o nada com gosto.',
    ],
    motivational: [
      'Parar também faz parte do trabalho.', 'Descansar é preparar o próximo começo.', 'Depois de muita dedicação, uma pausa.', 'O descanso de quem trabalha é merecido.', 'Cuidar do tempo é cuidar do que se faz.',
      'Uma pausa para voltar melhor.',
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
