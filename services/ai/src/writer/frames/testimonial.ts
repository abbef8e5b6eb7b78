import type { Frame } from './frame.ts'

export const testimonial: Frame = {
  leads: {
    professional: [[
      'Hoje a palavra é de quem recebeu.', 'Receber um retorno assim nos alegra.', 'Quem já conhece fala melhor do que nós.',
    ], [
      'A palavra de quem já conhece o nosso trabalho.', 'Receber um retorno assim é a nossa maior recompensa.', 'Com a permissão de quem escreveu, compartilhamos.', 'A opinião de quem comprou vale muito para nós.',
      'Um retorno que nos deixou felizes.',
    ]],
    casual: [[
      'Eu precisava mostrar isso pra vocês.', 'Olha o que chegou por aqui.', 'Li sorrindo e li de novo.',
    ], [
      'Meu dia ficou melhor com isso aqui.', 'Parei tudo pra ler de novo.', 'Olha que mensagem boa de receber.', 'Tirei print na hora.', 'Não sou eu que tô dizendo, hein?', 'Guardei no peito e no celular.',
    ]],
    funny: [[
      'Mostrei para a família toda.', 'Meu ego agradece e pede bis.', 'Tirei print antes de terminar de ler.',
    ], [
      'Li em voz alta para a casa inteira ouvir.', 'Emoldurar mensagem é exagero? Já emoldurei.', 'Não paguei ninguém para escrever isso, juro.', 'Fiquei me achando por umas três horas.', 'Meu ego mandou agradecer.',
      'Não fui eu, foi a cliente.',
    ]],
    motivational: [[
      'Uma mensagem assim dá força.', 'Guardei estas palavras comigo.', 'É bom saber que deu certo.',
    ], [
      'Palavras assim dão força para continuar.', 'É por isso que vale cada hora.', 'Quando o trabalho encontra quem o valoriza.', 'Leio e lembro por que comecei.', 'Um elogio sincero ilumina a semana.', 'Retribuo com gratidão.',
    ]],
  },
  steps: {
    professional: [
      ['Depois que um trabalho sai daqui, fica a curiosidade de saber como foi. Uma mensagem dessas responde tudo.', 'Alguém terminou o dia, pegou o telefone e parou para escrever. Esse gesto vale muito para quem trabalha.'],
      ['Elogios dão ânimo, e observações mostram onde melhorar. Quem escreve para nós ajuda nos dois casos.'],
      ['Para quem ainda não conhece, a experiência de outra pessoa costuma esclarecer mais que qualquer descrição.'],
      ['Se você também já comprou aqui, conte como foi. Gostamos de saber o que aconteceu depois da entrega.'],
    ],
    casual: [
      ['Tava no meio da correria quando chegou a mensagem. Parei tudo, li em pé mesmo e depois li de novo, com gosto.', 'A gente entrega e fica pensando: será que gostou? Aí chega uma mensagem dessas e o dia muda de cara.'],
      ['Ninguém é obrigado a escrever depois que recebe. Quem escreve faz isso de coração, e eu guardo cada uma.'],
      ['Se você ainda não conhece o meu trabalho, nem precisa ouvir de mim. Tem quem já contou como foi.'],
      ['E você que já pediu por aqui, me manda a sua também. Pode ser foto, áudio ou só duas palavrinhas.'],
    ],
    funny: [
      ['Li em voz alta para quem estava perto, e mudaram de assunto. Aqui eu sei que vocês me dão atenção.', 'A pessoa escreve duas linhas, e eu passo a tarde relendo como se fosse carta de amor do colégio.'],
      ['Uma mensagem boa rende mais que café. Por causa de uma, eu já lavei a louça inteira assobiando.'],
      ['Para quem ainda está na dúvida, aqui está alguém que não é minha tia. Opinião de tia a gente também aceita.'],
      ['Se você já comprou e nunca me contou como foi, ainda dá tempo. Eu prometo fingir naturalidade.'],
    ],
    motivational: [
      ['Há dias de mesa cheia e cansaço, em que a gente só vai. De repente chega uma mensagem e tudo se ajeita.', 'Penso na pessoa que escreveu, escolhendo as palavras para agradecer. Esse cuidado me alcança do lado de cá.'],
      ['Quem faz sozinho quase nunca ouve como ficou. Por isso um retorno, mesmo curto, pesa tanto.'],
      ['O que se elogia hoje começou em muitas tentativas que ninguém viu. É bom quando alguém enxerga o resultado.'],
      ['Agradeço a cada pessoa que conta como foi. Se a sua história ainda não chegou aqui, vou gostar de ler.'],
    ],
  },
  facts: {
    all: [
      'Cada mensagem é lida com atenção, até as curtas.', 'O retorno de quem compra ajuda a melhorar o próximo trabalho.', 'Saber que deu certo do outro lado é o que se espera.',
      'Quem ainda não conhece pode se guiar por quem já conhece.', 'Elogio alegra, sugestão ensina, e os dois são bem-vindos.', 'Uma foto do uso no dia a dia é o melhor retorno que existe.',
      'Por trás de cada mensagem há uma pessoa que parou para escrever.', 'Contar como foi ajuda outras pessoas a escolher.', 'Fica o agradecimento a quem dedicou um minuto para contar.',
    ],
    professional: [
      'Agradecemos a generosidade de quem escreve.', 'Seu retorno orienta o nosso trabalho.', 'Valorizamos cada opinião recebida.', 'Esse reconhecimento aumenta o nosso compromisso.',
      'Se você já é cliente, conte-nos também a sua experiência.',
    ],
    casual: [
      'Se você já comprou comigo e nunca contou, conta agora.', 'Eu leio tudo, e releio também.', 'Mandem foto usando, que eu amo ver.', 'Dá vontade de abraçar pela tela.',
      'É isso que me faz levantar cedo com gosto.',
    ],
    funny: [
      'Aceito elogios por mensagem, áudio e pombo-correio.', 'Já decorei o texto e recito em festas.', 'Mandei para a família inteira, inclusive para quem não perguntou.',
      'O sorriso ficou no rosto até na fila do banco.', 'Vou imprimir e colar na geladeira, ao lado do ímã da pizzaria.',
    ],
    motivational: [
      'Saber que o trabalho fez bem a alguém muda o dia de quem faz.', 'O reconhecimento chega devagar e fica por muito tempo.', 'Cada palavra recebida vira energia na mesa de trabalho.',
      'Ninguém constrói nada sem o apoio de outras pessoas.', 'Os dias corridos passam, mensagens assim ficam.',
    ],
  },
  questions: [
    'Você já comprou aqui? Conta como foi?', 'O que você mais gosta de ler antes de comprar?', 'Você costuma deixar a sua opinião depois?', 'Qual elogio você já recebeu e não esquece?',
    'O que pesa mais na sua escolha: foto ou opinião?', 'Que pergunta você faria a quem já comprou?',
  ],
  asks: [
    'como foi a sua experiência', 'o que você mais gostou', 'se chegou tudo direitinho', 'a sua sugestão',
  ],
  hashtags: ['clientefeliz', 'feedback', 'depoimento', 'gratidao', 'clientesatisfeita', 'avaliacao', 'quemcompraama', 'compredopequeno'],
  emojis: ['💬', '💛', '🥹', '🙏', '⭐'],
}
