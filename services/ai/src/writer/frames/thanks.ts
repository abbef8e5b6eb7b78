import type { Frame } from './frame.ts'

export const thanks: Frame = {
  leads: {
    professional: [[
      'Temos um agradecimento a fazer.', 'Uma palavra de agradecimento.', 'Palavras simples, ditas com sinceridade.',
    ], [
      'Há mensagens que precisam ser ditas.', 'Reservamos este espaço para agradecer.', 'Palavras simples, sentimento verdadeiro.', 'Hoje a publicação é de agradecimento.', 'Com gratidão e respeito.',
      'Com reconhecimento.',
    ]],
    casual: [[
      'Hoje eu só vim agradecer.', 'Esse post é um abraço.', 'Vim deixar o meu carinho.',
    ], [
      'Hoje eu só queria dizer isso.', 'Parei um minutinho pra escrever.', 'Vim com o coração cheio.', 'Esse recado é de coração.', 'De verdade verdadeira.',
    ]],
    funny: [[
      'Atenção, este post contém fofura.', 'Hoje vai ser difícil fazer piada.', 'Preparem o lencinho, por precaução.',
    ], [
      'Cuidado, post fofo.', 'Modo emoção ativado.', 'Peguem o lencinho.', 'Hoje a piada tirou folga, quase.', 'Quem é de abraço pode chegar.', 'Não chorei, entrou um cisco de gratidão.',
    ]],
    motivational: [[
      'Ninguém faz um trabalho sozinho.', 'Paro um instante para agradecer.', 'Este agradecimento tem endereço.',
    ], [
      'Agradecer é o mínimo.', 'O dia é de gratidão.', 'Olho em volta e agradeço.', 'Cada pessoa faz diferença.', 'Digo isto de coração.', 'Um minuto para reconhecer.',
    ]],
  },
  steps: {
    professional: [
      ['Um gesto de carinho ou de confiança não passa despercebido por aqui. Cada um deles ajuda a continuar.', 'Quem tem um pequeno negócio lembra dos nomes. Sabe quem foi o primeiro, quem voltou e quem trouxe a irmã.'],
      ['Uma indicação numa conversa, um comentário numa foto, um recado depois da entrega. Tudo isso chega até nós e faz diferença.'],
      ['Agradecemos também a quem acompanha em silêncio. Essa presença é percebida e faz bem.'],
      ['Que este agradecimento encontre você em um bom dia. Seguimos trabalhando para merecer a confiança recebida.'],
    ],
    casual: [
      ['Tem nome que aparece na notificação e eu já abro sorrindo. Se você tá lendo, é bem capaz de ser o seu.', 'Receber carinho de gente que eu só conheço pela tela ainda me emociona. Eu penso nisso mais vezes do que você imagina.'],
      ['Alguém que indica, alguém que volta, alguém que manda foto. Parece pouco, mas é o que move isso aqui.'],
      ['E quem só acompanha, quietinho, também conta. Eu vejo a curtida que chega todo dia no mesmo horário, viu?'],
      ['Então é isso, um agradecimento sem rodeio. Vocês fazem parte de cada dia de trabalho por aqui.'],
    ],
    funny: [
      ['Ensaiei um discurso de entrega de prêmio no chuveiro, com lágrima e tudo. Ao vivo só sai isto: vocês são demais.', 'Tem gente que comenta em tudo, até na foto tremida que subiu sem querer. A essa gente, o meu respeito.'],
      ['Vocês indicam, voltam, mandam foto e ainda respondem às minhas enquetes mais estranhas. Isso não tem preço nem explicação.'],
      ['Também agradeço a quem assiste a tudo em silêncio, feito vizinho na janela. Eu sei que vocês estão aí.'],
      ['Pronto, agradeci sem chorar. Quase. Agora me deixem voltar ao trabalho antes que alguém da casa repare.'],
    ],
    motivational: [
      ['Nos dias difíceis, foi uma mensagem de vocês que me fez voltar à mesa. Talvez quem escreveu nem saiba.', 'Lembro de quando cada notificação era uma surpresa. Hoje ainda é, porque atrás dela há uma pessoa que parou por mim.'],
      ['Quem indica um pequeno negócio põe o próprio nome junto. É um gesto grande, feito sem pedir nada.'],
      ['Vale para quem indica, para quem compartilha e para quem só torce. Cada um ajuda do jeito que pode.'],
      ['Fica aqui o meu agradecimento, dito com todas as letras. Trabalho melhor sabendo que vocês estão por perto.'],
    ],
  },
  facts: {
    all: [
      'Cada mensagem, cada indicação e cada volta contam muito.', 'Por trás de cada trabalho está a confiança de alguém.', 'Há quem acompanhe em silêncio, e isso também é apoio.',
      'Um elogio dito na hora certa muda a semana de quem trabalha.', 'Quem indica a um amigo ajuda como ninguém.', 'Pequenos negócios existem porque pessoas escolhem apoiá-los.',
      'O carinho de vocês chega até aqui.', 'Curtir, comentar e compartilhar também ajudam, e muito.', 'Fica aqui o reconhecimento por cada gesto.',
    ],
    professional: [
      'Seguimos trabalhando para merecer a sua confiança.', 'É uma satisfação atender cada um de vocês.', 'O reconhecimento de quem nos acompanha nos dá responsabilidade.',
      'Esperamos continuar fazendo parte dos seus bons momentos.', 'A cada cliente, o nosso respeito.',
    ],
    casual: [
      'Eu leio tudo, viu? Até os emojis soltos.', 'Quem me indica mora no meu caderninho de gente boa.', 'Tem nome que aparece nas notificações e eu já sorrio.', 'Um dia eu queria conhecer todo mundo pessoalmente.',
      'Fica aqui o meu abraço, apertado e demorado.',
    ],
    funny: [
      'Se curtida fosse abraço, eu já estaria sem ar.', 'Vocês ganham até de notificação de depósito.', 'Se eu pudesse, mandava um bolo para cada um.', 'A minha mãe mandou agradecer também.',
      'Prometo voltar às piadas no próximo post.',
    ],
    motivational: [
      'É por causa de pessoas assim que o trabalho continua.', 'Reconhecer quem ajuda é tão importante quanto seguir em frente.', 'Cada gesto de apoio ficou guardado.',
      'Nos dias cansativos, lembrar disso faz diferença.', 'Fica o meu abraço a cada um.',
    ],
  },
  questions: [
    'A quem você gostaria de agradecer hoje?', 'Há quanto tempo você está por aqui?', 'Como você conheceu este perfil?', 'De onde você acompanha?', 'Quem mais merece este obrigado?',
    'Quem merece um obrigado agora?',
  ],
  asks: [
    'há quanto tempo acompanha este perfil', 'como conheceu este perfil', 'de onde você acompanha', 'a quem você gostaria de agradecer',
  ],
  hashtags: ['gratidao', 'agradecimento', 'clientesespeciais', 'obrigado', 'reconhecimento', 'confianca', 'apoieopequeno', 'pequenosnegocios'],
  emojis: ['💛', '🙏', '🤗', '🌷', '✨'],
}
