import type { Frame } from './frame.ts'

export const howToOrder: Frame = {
  leads: {
    professional: [
      'Reunimos as informações para facilitar o seu pedido.', 'Pedir é simples.', 'Uma orientação para quem chega pela primeira vez.', 'Para não haver dúvida.', 'Leia antes de pedir.', 'Passo a passo, com clareza.',
    ],
    casual: [
      'Muita gente pergunta, então vamos lá.', 'É bem simples, eu prometo.', 'Primeira vez por aqui? Eu explico.', 'Sem complicação.', 'Guarda esse post pra consultar.', 'Deixa eu te mostrar o caminho.',
    ],
    funny: [
      'Não precisa de senha, mapa nem padrinho.', 'Manual rápido para quem odeia manual.', 'Três linhas e você já é especialista.', 'Quem já montou móvel tira de letra.', 'Tutorial sem propaganda no meio.',
      'Para quem tem vergonha de perguntar, de nada.',
    ],
    motivational: [
      'Começar é simples.', 'Um bom pedido nasce de uma boa conversa.', 'Clareza ajuda todo mundo.', 'Dar o primeiro passo é fácil.', 'Cada pedido começa com uma mensagem.', 'Explicar bem também é atender bem.',
    ],
  },
  facts: {
    all: [
      'Tudo começa com uma mensagem contando o que você procura.', 'Com a data e a quantidade, a resposta fica mais precisa.', 'Uma foto de referência vale por muitas palavras.',
      'As dúvidas são esclarecidas antes de qualquer decisão.', 'O combinado fica por escrito, para ninguém esquecer.', 'Só depois de tudo acertado o pedido entra na agenda.',
      'Leia a confirmação com atenção e avise se algo estiver diferente.', 'Se mudar de ideia, avise o quanto antes.', 'Salve a publicação e mande a quem vai precisar.',
    ],
    professional: [
      'Respondemos às perguntas uma a uma.', 'As condições são informadas antes da confirmação.', 'Pedimos apenas os dados necessários ao pedido.', 'Acompanhamos você até a conclusão.',
      'Ficamos à disposição para orientar.',
    ],
    casual: [
      'Não precisa saber explicar bonito, eu entendo.', 'Manda print, áudio, desenho, o que tiver.', 'Eu vou perguntando e você vai respondendo.', 'Se ficar na dúvida, a gente resolve junto.',
      'Ninguém nunca se perdeu no caminho.',
    ],
    funny: [
      'Desenho em guardanapo é aceito como projeto.', 'Áudio longo eu ouço acelerado, mas ouço.', 'Não sei bem o que eu quero também é um começo.', 'Juro que eu não mordo e respondo com emoji.',
      'Quem chega perdido sai com protocolo e sorriso.',
    ],
    motivational: [
      'Uma boa pergunta no início poupa retrabalho no fim.', 'Combinar bem é respeitar o tempo dos dois lados.', 'Cada pedido é o começo de uma parceria.', 'Ouvir com atenção é parte do trabalho.',
      'Quem explica o que deseja recebe melhor.',
    ],
  },
  questions: [
    'Ficou alguma dúvida sobre como pedir?', 'Você prefere texto ou áudio?', 'O que você gostaria de encomendar?', 'O que mais você precisa saber antes de pedir?', 'É a sua primeira vez por aqui?',
    'Que parte ficou confusa?',
  ],
  asks: [
    'o que você quer pedir', 'a data e a quantidade', 'uma foto de referência', 'a sua dúvida sobre o pedido',
  ],
  hashtags: ['comoencomendar', 'encomendas', 'pedidos', 'orcamento', 'sobencomenda', 'facaseupedido', 'atendimento', 'duvidas'],
  emojis: ['📝', '💬', '✅', '📌', '🛒'],
}
