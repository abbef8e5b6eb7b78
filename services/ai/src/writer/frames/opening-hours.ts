import type { Frame } from './frame.ts'

export const openingHours: Frame = {
  leads: {
    professional: [
      'Para facilitar o seu contato.', 'Nosso horário, para a sua consulta.', 'Anote para não se desencontrar de nós.', 'Organização ajuda a atender bem.', 'Consulte antes de nos chamar.', 'Uma informação prática.',
    ],
    casual: [
      'Pra você saber quando me encontrar.', 'Anota aí pra não dar com a cara na porta.', 'Muita gente pergunta, então fica o aviso.', 'Deixo aqui pra facilitar.', 'Informação útil passando.',
      'Guarda esse post, que ele ajuda.',
    ],
    funny: [
      'Fora disso eu sou só mais uma pessoa de pijama.', 'Para você não mandar mensagem às três da manhã, ou mandar e esperar.', 'O relógio e eu fizemos um acordo.', 'Aviso aos corujas e aos madrugadores.',
      'Também durmo, por incrível que pareça.', 'Informação séria, rosto sorridente.',
    ],
    motivational: [
      'Ter hora para trabalhar e para descansar faz o trabalho render.', 'Organizar o tempo é respeitar quem espera.', 'Cada pessoa atendida merece atenção inteira.', 'Rotina também é cuidado.',
      'Um aviso simples, que ajuda todo mundo.', 'Com tempo organizado, tudo sai melhor.',
    ],
  },
  facts: {
    all: [
      'Mensagens fora desse período são lidas assim que possível.', 'Deixe a sua mensagem com todas as informações, que a resposta fica mais rápida.', 'Salve a publicação para consultar quando precisar.',
      'Nos horários mais tranquilos, a conversa rende melhor.', 'Em feriados, vale perguntar antes.', 'Ao escrever, conte logo o que procura.', 'Para visitas, combine antes por mensagem.',
      'Compartilhe com quem também costuma nos procurar.', 'A resposta pode levar um pouco quando o movimento é grande.',
    ],
    professional: [
      'Agradecemos a compreensão e a preferência.', 'Fora desse período, responderemos assim que retomarmos o atendimento.', 'Recebemos pedidos e perguntas por mensagem.',
      'Casos urgentes podem ser indicados na mensagem.', 'Organizamos a rotina para atender com atenção.',
    ],
    casual: [
      'Se eu demorar um pouquinho, é porque tô com a mão na massa.', 'Pode mandar mensagem que eu respondo na ordem.', 'Eu não sumi, só tô almoçando.', 'Já manda tudo numa mensagem só, que adianta a vida.',
      'Combina antes pra eu te receber direitinho.',
    ],
    funny: [
      'Áudio de sete minutos será respondido com outro de oito.', 'Fora do horário, quem responde é o travesseiro.', 'O oi sozinho fica esperando o resto da frase.', 'Domingo eu e o sofá temos compromisso.',
      'Não adianta olhar para a luz acesa, é a geladeira.',
    ],
    motivational: [
      'Respeitar os horários é o que mantém a qualidade do atendimento.', 'Quem descansa atende melhor.', 'Cada mensagem recebe a atenção que merece, na sua vez.', 'Disciplina com o tempo sustenta o trabalho.',
      'Agradeço a quem entende que há uma pessoa do outro lado.',
    ],
  },
  questions: [
    'Qual horário é melhor para você?', 'Você prefere resolver de manhã ou à tarde?', 'Costuma mandar mensagem ou ligar?', 'O horário atende a sua rotina?', 'Tem alguma dúvida sobre o atendimento?',
    'Quem precisa saber desta informação?',
  ],
  asks: [
    'o melhor horário para você', 'o que você procura', 'o dia em que quer ser atendido', 'a sua dúvida',
  ],
  hashtags: ['horariodeatendimento', 'atendimento', 'informativo', 'funcionamento', 'aberto', 'agenda', 'pequenosnegocios', 'lojalocal'],
  emojis: ['🕘', '📅', '📌', '💬', '🚪'],
}
