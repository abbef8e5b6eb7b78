import type { Frame } from './frame.ts'

export const fairPrice: Frame = {
  leads: {
    professional: [
      'Uma pergunta justa, que merece uma resposta clara.', 'Vale a pena falar sobre isto com franqueza.', 'Um tema que interessa a quem compra e a quem faz.', 'Conversemos sobre o que compõe um preço.',
      'Nem tudo o que se paga aparece na foto.', 'Transparência também faz parte do nosso trabalho.',
    ],
    casual: [
      'Vamos falar de um assunto que ninguém gosta, mas precisa.', 'Senta que eu te explico.', 'Já ouvi isso algumas vezes.', 'Papo reto e sem mágoa.', 'Bora abrir essa conta?', 'Eu também já me fiz essa pergunta.',
    ],
    funny: [
      'Peguem a calculadora e um café.', 'A pergunta que sempre chega, com cara de quem não quer nada.', 'Vamos à aula de matemática que a escola não deu.', 'Hoje eu conto o que o preço esconde.',
      'Chegou a hora da conta, e não é a do restaurante.', 'Tem pergunta que merece até planilha.',
    ],
    motivational: [
      'Reconhecer o valor do trabalho começa por quem faz.', 'Cobrar com justiça é respeitar o próprio ofício.', 'Há muito esforço por trás de um número.', 'Quem conhece o caminho entende o preço.',
      'Trabalho honesto tem valor honesto.', 'Falar de preço também é falar de respeito.',
    ],
  },
  facts: {
    all: [
      'No preço estão as horas de trabalho, inclusive as que não deram certo.', 'Material comprado em pequena quantidade custa mais por unidade.',
      'Há ainda embalagem, energia, taxas, ferramentas e o tempo de responder mensagens.', 'Quem produz em série divide os custos por milhares, quem faz um a um não divide com ninguém.',
      'Anos de prática também entram na conta, mesmo que levem minutos para executar.', 'Cada cliente recebe atenção que uma fábrica não pode dar.',
      'Feriado e férias de quem é autônomo também precisam caber no preço.', 'O barato às vezes esconde um trabalho que alguém não recebeu.', 'Comprar de quem faz mantém o dinheiro circulando por perto.',
    ],
    professional: [
      'Cobrar com critério é o que permite continuar oferecendo qualidade.', 'Nossos valores são calculados, nunca sorteados.', 'Explicamos de bom grado como chegamos a um orçamento.',
      'Um orçamento detalhado é a melhor resposta para a dúvida sobre preço.', 'Valorizar o ofício ajuda a mantê-lo vivo.',
    ],
    casual: [
      'Eu também compro e também comparo, por isso entendo a pergunta.', 'Depois que você vê fazendo, nunca mais acha caro.', 'A mesma conta eu faço antes de comprar qualquer coisa.',
      'Pedir desconto todo mundo pede, mas entender o porquê é mais bonito.', 'Quem faz por amor também paga a conta de luz.',
    ],
    funny: [
      'O preço inclui o desespero de procurar a tesoura que estava no pescoço.', 'Se cobrasse por café tomado, ninguém podia comprar.', 'A máquina trabalha, o dedo se fura, e a planilha só observa.',
      'De graça mesmo, só a minha opinião.', 'O material sobe de elevador, e o preço vai de escada.',
    ],
    motivational: [
      'Dar o preço certo ao próprio trabalho também se aprende.', 'Cada hora dedicada merece ser contada.', 'Quem valoriza o que faz ensina os outros a valorizar.',
      'Viver do próprio ofício exige coragem e conta bem-feita.', 'Há dignidade em cobrar o que é justo.',
    ],
  },
  questions: [
    'O que pesa mais na sua escolha: preço, tempo ou qualidade?', 'Você já tinha pensado em tudo o que entra num preço?', 'Qual parte da conta mais surpreendeu você?',
    'Você prefere ter um bom ou vários mais ou menos?', 'Quem faz algo por conta própria por aqui?', 'O que você considera um preço justo?',
  ],
  asks: [
    'a sua dúvida sobre o orçamento', 'o que você gostaria de encomendar', 'quanto você pensava em investir', 'o que é mais importante para você',
  ],
  hashtags: ['precojusto', 'valorizeotrabalho', 'trabalhomanual', 'valorizequemfaz', 'compredequemfaz', 'apoieopequeno', 'feitoamao', 'empreendedorismo'],
  emojis: ['💰', '🧮', '⏳', '🤝', '📊'],
}
