import type { ProductType } from '../product-type.ts'

export const waxing: ProductType = {
  nouns: ['depilação', 'depilação com cera'],
  asks: ['para quando é', 'qual região você quer fazer', 'se a sua pele é sensível'],
  questions: {
    sale: ['Qual é a sua próxima viagem?', 'Você marca com antecedência ou na véspera?'],
    content: ['Você conta até três ou prefere nem saber?', 'Qual assunto te distrai na hora do puxão?'],
  },
  emojis: ['🌸', '🪞', '✨'],
  hashtags: ['depilacao', 'depilacaocomcera', 'depilacaofeminina', 'depiladora', 'depilacaoacera', 'depil', 'estetica'],
  sale: {
    professional: {
      openings: [
        'Um cuidado a menos na lista da semana: {topic}.',
        '{O topic} com hora marcada, antes da viagem ou da rotina.',
        'Antes de fechar a mala, um horário para {topic}.',
      ],
      steps: [
        ['A viagem foi marcada, a mala está quase pronta, e falta um horário na agenda. Melhor resolver isso antes da véspera.', 'Entre trabalho e casa, fazer sozinho em frente ao espelho toma tempo e nunca fica igual. Com hora marcada, é deitar e pronto.'],
        ['Os fios são retirados pela raiz, e por isso demoram mais a aparecer do que com a lâmina. A rotina ganha intervalo.'],
        ['Há quem venha todos os meses e quem venha só antes das férias ou de uma festa. Cada pessoa escolhe a região e o ritmo.'],
        ['Antes de marcar, deixe os fios crescerem um pouco, cerca de meio centímetro para a cera. Conte também se usa ácidos na pele.'],
      ],
    },
    casual: {
      openings: [
        'Viagem marcada? Já deixa reservado o horário {do topic}.',
        'Sem drama e com conversa boa: {topic}.',
        'Larga a lâmina no box e vem de {topic}.',
      ],
      steps: [
        ['Sabe quando o convite da praia chega na véspera e bate aquele desespero? Com o horário já marcado, você só responde que vai.', 'Fazer às pressas no banho, com meia luz e um pé apoiado na parede. Todo mundo já passou por isso e ninguém gostou.'],
        ['Como o fio sai pela raiz, demora mais pra voltar. Você passa uns bons dias sem nem lembrar do assunto.'],
        ['Tem cliente que vem todo mês e tem cliente que só aparece antes da praia. Eu recebo sem fazer pergunta.'],
        ['Deixa crescer um pouquinho antes de vir, senão não dá pra pegar o fio. E me conta se a sua pele é sensível.'],
      ],
    },
    funny: {
      openings: [
        'Conte até três, mas acaba no dois: {topic}.',
        'O assunto mais interessante do mundo aparece durante {o topic}.',
        'Uma conversa sobre novela e, de repente, {topic}.',
      ],
      steps: [
        ['Quem atende pergunta das férias bem na hora de puxar. Não é curiosidade, é estratégia.', 'A ginástica no box, com um pé na parede e a lâmina na mão, já devia contar como treino. Deitar é bem mais fácil.'],
        ['Depois de feito, passam-se dias sem pensar no assunto. A lâmina do banheiro começa a achar que foi esquecida.'],
        ['Vale antes da praia, do casamento e da consulta. E antes do inverno também, porque a meia-calça merece respeito.'],
        ['Ao marcar, resista à lâmina nos dias anteriores. Fio curto demais escapa, e aí a conversa sobre as férias não ajuda.'],
      ],
    },
    motivational: {
      openings: [
        'Tirar um item da lista de pendências: {topic}.',
        '{O topic} para ganhar tempo nas próximas semanas.',
        'Um horário curto e a semana mais leve: {topic}.',
      ],
      steps: [
        ['Há tarefas pequenas que ficam dias na cabeça. Marcar o horário tira essa da lista, e em pouco tempo está feita.', 'Quem cuida da agenda da família inteira raramente se põe nela. Um horário curto no mês já é um lugar só seu.'],
        ['Feito com regularidade, o cuidado pede menos tempo em cada visita. A constância é de quem marca e aparece.'],
        ['Serve a quem gosta de estar com tudo em dia e a quem só quer viajar sem essa preocupação. Cada um sabe do seu.'],
        ['Deixe marcada a próxima visita com o intervalo que funciona para você. Assim não precisa lembrar de tudo em cima da hora.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como preparar a pele antes {do topic}.',
        'O que evitar no dia {do topic}.',
        'Cuidados simples depois do atendimento: {topic}.',
      ],
      steps: [
        ['É comum sair do atendimento e ir direto para o sol ou para a academia. A pele, recém-tratada, costuma reclamar.'],
        ['Logo depois, a pele fica mais sensível ao calor, ao suor e ao atrito. Roupas apertadas pioram o incômodo.'],
        ['No dia, prefira roupa folgada e evite sol, sauna e exercício intenso. A esfoliação suave só deve voltar depois de dois ou três dias.'],
        ['Antes de começar, quem atende repara no sentido em que cada fio nasce. É isso que orienta a direção da mão.'],
      ],
    },
    casual: {
      openings: [
        'Não passa a lâmina antes {do topic}, por favor.',
        'O que eu sempre falo antes {do topic}.',
        'Dica pra sair daqui sem arrependimento: {topic}.',
      ],
      steps: [
        ['Tem gente que sai daqui e vai direto pra academia de calça justa. No dia seguinte me manda mensagem, e eu já sei.'],
        ['A pele fica sensível nas primeiras horas, e suor com roupa apertada incomoda mesmo. Ela só quer um pouco de sossego.'],
        ['Vem de roupa larguinha, foge do sol no dia e espera uns dias pra esfoliar. E não precisa ter vergonha de fio comprido.'],
        ['Eu puxo assunto de propósito na hora mais chata. Já ouvi metade de muita história por causa disso.'],
      ],
    },
    funny: {
      openings: [
        'Frases ditas durante {o topic}.',
        'Perguntas sobre as férias na hora {do topic}.',
        'O que se descobre deitado numa maca: {topic}.',
      ],
      steps: [
        ['Quem avisa que é só um puxãozinho usa um diminutivo muito otimista. A pessoa na maca sabe e sorri mesmo assim.'],
        ['Puxar de uma vez é mais rápido que puxar devagar, e por isso o três nunca chega. É uma contagem de boa-fé.'],
        ['Escolha um assunto bom, conte uma história comprida e venha de roupa folgada. O fim da história fica para a próxima visita.'],
        ['Do outro lado da maca, a gente conhece o começo de mil histórias. O melhor pedaço sempre coincide com o puxão.'],
      ],
    },
    motivational: {
      openings: [
        'Discrição e respeito no atendimento: {topic}.',
        'O cuidado por trás {do topic}.',
        'A confiança que se constrói {no topic}.',
      ],
      steps: [
        ['A primeira visita é a mais tímida, com muitas desculpas e pouca conversa. Na terceira, já se fala da família.', 'Quem trabalha com isso sabe que recebe uma confiança grande. Cada pessoa chega com a sua medida de vergonha.'],
        ['A mão firme e rápida vem do treino, e o respeito vem antes dela. É ele que faz alguém querer voltar.'],
        ['Se for a sua primeira vez, avise ao chegar e pergunte tudo o que quiser. Saber cada passo deixa a visita mais tranquila.'],
        ['Ao fim do dia, a maca já recebeu idades e rotinas bem diferentes. Todas saíram com um item a menos na lista.'],
      ],
    },
  },
}
