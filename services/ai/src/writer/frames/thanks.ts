import type { Frame } from './frame.ts'

export const thanks: Frame = {
  leads: {
    professional: [
      'Há mensagens que precisam ser ditas.', 'Reservamos este espaço para agradecer.', 'Palavras simples, sentimento verdadeiro.', 'Hoje a publicação é de agradecimento.', 'Nem sempre dizemos, mas sentimos.',
      'Com reconhecimento.',
    ],
    casual: [
      'Hoje eu só queria dizer isso.', 'Esse post é um abraço.', 'Parei um minutinho pra escrever.', 'Vim falar com quem tá sempre por aqui.', 'Sem você isso aqui não teria graça.', 'De verdade verdadeira.',
    ],
    funny: [
      'Cuidado, post fofo.', 'Modo emoção ativado.', 'Peguem o lencinho.', 'Hoje a piada tirou folga, quase.', 'Quem é de abraço pode chegar.', 'Não chorei, entrou um cisco de gratidão.',
    ],
    motivational: [
      'Agradecer também se aprende.', 'Nada se constrói sem companhia.', 'Olho em volta e agradeço.', 'Cada pessoa faz diferença.', 'A gratidão dá sentido ao trabalho.', 'Um minuto para reconhecer.',
    ],
  },
  facts: {
    all: [
      'Cada mensagem, cada indicação e cada volta contam muito.', 'Por trás de cada trabalho está a confiança de alguém.', 'Há quem acompanhe em silêncio, e isso também é apoio.',
      'Um elogio dito na hora certa muda a semana de quem trabalha.', 'Quem indica a um amigo ajuda como ninguém.', 'Pequenos negócios existem porque pessoas escolhem apoiá-los.',
      'Ninguém esquece quem esteve no começo.', 'Curtir, comentar e compartilhar também ajudam, e muito.', 'Fica aqui o reconhecimento por cada gesto.',
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
      'É por causa de pessoas assim que o trabalho continua.', 'Reconhecer quem ajuda é tão importante quanto seguir em frente.', 'Cada gesto de apoio virou degrau.',
      'Nos dias cansativos, lembrar disso faz diferença.', 'Ninguém chega longe sem gente por perto.',
    ],
  },
  questions: [
    'A quem você gostaria de agradecer hoje?', 'Há quanto tempo você está por aqui?', 'Qual foi o melhor agradecimento que você já recebeu?', 'Quem esteve no seu começo?', 'Que gesto simples mudou o seu dia?',
    'Quem merece um obrigado agora?',
  ],
  asks: [
    'há quanto tempo você nos acompanha', 'qual trabalho daqui você mais gostou', 'um recado seu', 'a quem você gostaria de agradecer',
  ],
  hashtags: ['gratidao', 'agradecimento', 'clientesespeciais', 'obrigado', 'reconhecimento', 'confianca', 'apoieopequeno', 'pequenosnegocios'],
  emojis: ['💛', '🙏', '🤗', '🌷', '✨'],
}
