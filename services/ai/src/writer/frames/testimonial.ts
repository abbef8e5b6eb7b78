import type { Frame } from './frame.ts'

export const testimonial: Frame = {
  leads: {
    professional: [
      'A palavra de quem já conhece o nosso trabalho.', 'Receber um retorno assim é a nossa maior recompensa.', 'Com a permissão de quem escreveu, compartilhamos.', 'A opinião de quem comprou vale muito para nós.',
      'Hoje a palavra é de quem recebeu.', 'Um retorno que nos deixou felizes.',
    ],
    casual: [
      'Meu dia ficou melhor com isso aqui.', 'Parei tudo pra ler de novo.', 'Olha que mensagem boa de receber.', 'Tirei print na hora.', 'Não sou eu que tô dizendo, hein?', 'Guardei no peito e no celular.',
    ],
    funny: [
      'Li em voz alta para a casa inteira ouvir.', 'Emoldurar mensagem é exagero? Já emoldurei.', 'Não paguei ninguém para escrever isso, juro.', 'Fiquei me achando por umas três horas.', 'Meu ego mandou agradecer.',
      'Não fui eu, foi a cliente.',
    ],
    motivational: [
      'Palavras assim dão força para continuar.', 'É por isso que vale cada hora.', 'Quando o trabalho encontra quem o valoriza.', 'Leio e lembro por que comecei.', 'Um elogio sincero ilumina a semana.',
      'Retribuo com gratidão.',
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
    'como foi a sua experiência', 'o que você mais gostou', 'uma foto do que você recebeu', 'a sua sugestão',
  ],
  hashtags: ['clientefeliz', 'feedback', 'depoimento', 'gratidao', 'clientesatisfeita', 'avaliacao', 'quemcompraama', 'compredopequeno'],
  emojis: ['💬', '💛', '🥹', '🙏', '⭐'],
}
