import type { Frame } from './frame.ts'

export const howToOrder: Frame = {
  leads: {
    professional: [[
      'Fazer um pedido é simples.', 'Reunimos aqui o que você precisa saber.', 'Leia antes de nos escrever.',
    ], [
      'Reunimos as informações para facilitar o seu pedido.', 'Pedir é simples.', 'Uma orientação para quem chega pela primeira vez.', 'Para não haver dúvida.', 'Leia antes de pedir.', 'Passo a passo, com clareza.',
    ]],
    casual: [[
      'Muita gente pergunta, então vamos lá.', 'É mais fácil do que parece.', 'Guarda esse post pra quando precisar.',
    ], [
      'É bem simples, eu prometo.', 'Primeira vez por aqui? Eu explico.', 'Sem complicação.', 'Guarda esse post pra consultar.', 'Deixa eu te mostrar o caminho.',
    ]],
    funny: [[
      'Não precisa de senha nem de padrinho.', 'Manual rápido para quem odeia manual.', 'Prometo que é mais fácil que imposto.',
    ], [
      'Não precisa de senha, mapa nem padrinho.', 'Três linhas e você já é especialista.', 'Quem já montou móvel tira de letra.', 'Tutorial sem propaganda no meio.', 'Para quem tem vergonha de perguntar, de nada.',
    ]],
    motivational: [[
      'Um pedido começa com uma mensagem.', 'Sua ideia começa por aqui.', 'Explicar bem também é atender bem.',
    ], [
      'Começar é simples.', 'Um bom pedido nasce de uma boa conversa.', 'Clareza ajuda todo mundo.', 'Dar o primeiro passo é fácil.', 'Cada pedido começa com uma mensagem.',
    ]],
  },
  steps: {
    professional: [
      ['Muitas pessoas deixam de perguntar por não saber como começar. Uma mensagem dizendo o que você procura já basta.', 'Antes do primeiro pedido, as dúvidas são quase sempre as mesmas. É melhor esclarecê-las logo no começo da conversa.'],
      ['Diga o que deseja, a quantidade e a data em que precisa. Com esses três dados, a resposta vem mais completa.'],
      ['Se tiver uma imagem de referência, envie também. Ela mostra o que às vezes é difícil descrever em palavras.'],
      ['Confira o que foi combinado antes de confirmar e avise se algo mudou. Guarde a conversa para consultar depois.'],
    ],
    casual: [
      ['Tem gente que me acompanha faz meses e fica sem jeito de chamar. Pode vir, um \'oi\' já começa a conversa.', 'Se é a sua primeira vez, não se preocupe que eu explico. Não precisa saber os nomes nem os termos certos.'],
      ['Me conta o que você quer, quantos são e pra quando. Com isso eu já consigo te responder direito.'],
      ['Tem foto de alguma coisa de que gostou? Manda. Print e desenho torto também servem pra explicar a ideia.'],
      ['Antes de fechar, lê tudo com calma e me pergunta o que ficou faltando. Melhor perguntar antes que adivinhar depois.'],
    ],
    funny: [
      ['Há quem escreva, apague e escreva de novo. Eu vejo o \'digitando\' daqui e fico torcendo.', 'Não é preciso decorar nada nem falar bonito. \'Quero um igual ao da foto\' já é um excelente começo.'],
      ['Diga o que quer, quantos e para quando. \'Pra ontem\' também é uma data, mas essa complica a conversa.'],
      ['Foto de referência ajuda muito. Desenho em guardanapo também, desde que você avise qual lado é para cima.'],
      ['Confira tudo antes de confirmar, como quem confere a lista do mercado. Depois é só guardar a conversa.'],
    ],
    motivational: [
      ['Às vezes a ideia está na cabeça há semanas e falta só o jeito de contar. Comece por uma frase.', 'Quem procura algo para alguém querido já fez a parte mais bonita, que é pensar na pessoa.'],
      ['Conte o que imagina, quantos são e a data. Quanto mais clara a conversa, mais parecido com o que você quer.'],
      ['Uma foto, uma cor, uma lembrança: tudo ajuda a entender o que você tem em mente.'],
      ['Leia o que foi combinado, pergunte sem receio e confirme quando tiver certeza. Um pedido claro começa bem.'],
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
