import type { Frame } from './frame.ts'

export const openingHours: Frame = {
  leads: {
    professional: [[
      'Anote para saber quando nos encontrar.', 'Uma informação para a sua comodidade.', 'Consulte antes de nos procurar.',
    ], [
      'Para facilitar o seu contato.', 'Nosso horário, para a sua consulta.', 'Anote para não se desencontrar de nós.', 'Organização ajuda a atender bem.', 'Consulte antes de nos chamar.', 'Uma informação prática.',
    ]],
    casual: [[
      'Deixa salvo aí no celular.', 'Pra você saber quando me achar.', 'Informação útil passando.',
    ], [
      'Pra você saber quando me encontrar.', 'Anota aí pra não dar com a cara na porta.', 'Muita gente pergunta, então fica o aviso.', 'Deixo aqui pra facilitar.', 'Guarda esse post, que ele ajuda.',
    ]],
    funny: [[
      'Aviso a corujas e madrugadores.', 'O relógio e eu temos um acordo.', 'Fora disso, estou de pijama.',
    ], [
      'Fora disso eu sou só mais uma pessoa de pijama.', 'Para você não mandar mensagem às três da manhã, ou mandar e esperar.', 'O relógio e eu fizemos um acordo.', 'Aviso aos corujas e aos madrugadores.',
      'Também durmo, por incrível que pareça.', 'Informação séria, rosto sorridente.',
    ]],
    motivational: [[
      'Ter hora certa ajuda todo mundo.', 'Cada pessoa merece atenção inteira.', 'Organizar o dia também é trabalho.',
    ], [
      'Ter hora para trabalhar e para descansar faz o trabalho render.', 'Organizar o tempo é respeitar quem espera.', 'Cada pessoa atendida merece atenção inteira.', 'Rotina também é cuidado.',
      'Um aviso simples, que ajuda todo mundo.', 'Com tempo organizado, tudo sai melhor.',
    ]],
  },
  steps: {
    professional: [
      ['Procurar alguém e não ter resposta na hora cansa qualquer um. Com o horário à mão, você se programa melhor.', 'Muitas mensagens chegam à noite ou no fim de semana, e é compreensível. É quando sobra tempo para pensar nisso.'],
      ['Ter um horário definido permite atender com atenção e também cuidar da parte do trabalho que não aparece.'],
      ['Ao escrever, diga logo o que procura e para quando. A resposta fica mais completa e você ganha tempo.'],
      ['Em feriados e datas especiais, pergunte antes. Se puder, salve esta publicação para consultar mais tarde, quando precisar.'],
    ],
    casual: [
      ['Eu fico com dó quando alguém me chama e eu demoro pra responder. Por isso deixo tudo aqui, certinho.', 'Muita gente só consegue me chamar de noite, depois que a casa sossega. Pode mandar, que depois eu leio.'],
      ['Fora desse horário eu tô com a mão na massa, na rua ou no sofá. Quem trabalha sabe que precisa.'],
      ['Quando me chamar, já conta o que você quer e pra quando. Aí eu respondo tudo de uma vez.'],
      ['Perto de feriado, me pergunta antes, que pode mudar. E salva o post, pra não precisar procurar depois.'],
    ],
    funny: [
      ['Já recebi mensagem às três da manhã com a palavra \'urgente\'. Era para o mês seguinte, mas admirei a animação.', 'Se a resposta não veio, dê uma olhada no relógio. Pode ser que eu esteja só almoçando.'],
      ['Dentro do horário, sou gente séria. Fora dele, estou discutindo com o controle remoto como todo mundo.'],
      ['Mande a mensagem já com o que quer e para quando. \'Oi\' seguido de silêncio mata qualquer um de curiosidade.'],
      ['Em feriado, pergunte antes. O calendário e eu nem sempre concordamos sobre o que é dia de trabalho.'],
    ],
    motivational: [
      ['Quem trabalha por conta aprende cedo que o dia não estica. Separar as horas foi uma conquista por aqui.', 'Você também tem uma rotina cheia e encaixa as suas coisas onde dá. Saber o horário já ajuda.'],
      ['Com hora marcada para atender, posso ouvir você sem pressa e fazer o resto do trabalho com cuidado.'],
      ['Se só der para escrever mais tarde, escreva. Conte o que precisa, e a conversa continua no horário.'],
      ['Guarde a informação e, perto dos feriados, confirme antes. É um cuidado pequeno que evita desencontro.'],
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
