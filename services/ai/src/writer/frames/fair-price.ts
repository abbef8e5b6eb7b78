import type { Frame } from './frame.ts'

export const fairPrice: Frame = {
  leads: {
    professional: [[
      'Um assunto que merece franqueza.', 'Vale explicar o que entra num preço.', 'Nem tudo o que se paga aparece.',
    ], [
      'Uma pergunta justa, que merece uma resposta clara.', 'Vale a pena falar sobre isto com franqueza.', 'Um tema que interessa a quem compra e a quem faz.', 'Conversemos sobre o que compõe um preço.',
      'Nem tudo o que se paga aparece na foto.', 'Transparência também faz parte do nosso trabalho.',
    ]],
    casual: [[
      'Bora falar disso sem mágoa.', 'Senta que eu te explico a conta.', 'Papo sincero, daqueles necessários.',
    ], [
      'Vamos falar de um assunto que ninguém gosta, mas precisa.', 'Senta que eu te explico.', 'Já ouvi isso algumas vezes.', 'Papo reto e sem mágoa.', 'Bora abrir essa conta?', 'Eu também já me fiz essa pergunta.',
    ]],
    funny: [[
      'Peguem a calculadora e um café.', 'Hoje tem aula de matemática sem prova.', 'Vamos abrir essa conta.',
    ], [
      'A pergunta que sempre chega, com cara de quem não quer nada.', 'Vamos à aula de matemática que a escola não deu.', 'Hoje eu conto o que o preço esconde.', 'Chegou a hora da conta, e não é a do restaurante.',
      'Tem pergunta que merece até planilha.',
    ]],
    motivational: [[
      'Dar preço ao próprio trabalho se aprende.', 'Este assunto pede respeito dos dois lados.', 'Há muitas horas atrás de um número.',
    ], [
      'Reconhecer o valor do trabalho começa por quem faz.', 'Cobrar com justiça é respeitar o próprio ofício.', 'Há muito esforço por trás de um número.', 'Quem conhece o caminho entende o preço.',
      'Trabalho honesto tem valor honesto.', 'Falar de preço também é falar de respeito.',
    ]],
  },
  steps: {
    professional: [
      ['Diante de uma etiqueta, a primeira comparação é com a da loja grande. É natural, só que as contas são diferentes.', 'A pergunta sobre preço costuma vir com receio. Preferimos que venha, porque há o que responder.'],
      ['No valor entram material, horas de trabalho, ferramentas, energia, taxas e o tempo de atendimento. O lucro vem depois disso.'],
      ['Para comparar dois preços, veja tamanho, quantidade, acabamento e o que está incluído. Muitas vezes são coisas diferentes com o mesmo nome.'],
      ['Pagar um valor justo é o que permite a alguém continuar no ofício. Se tiver dúvida sobre um orçamento, pergunte.'],
    ],
    casual: [
      ['Eu também olho etiqueta e penso duas vezes. Por isso entendo quem me pergunta e gosto de explicar.', 'Todo mundo que trabalha por conta já ouviu um \'nossa, tudo isso?\'. A gente sorri e refaz a conta na cabeça.'],
      ['Tem o material, a hora de trabalho, a luz, a taxa da maquininha e o tempo de conversa. Vai somando pra ver.'],
      ['Na hora de comparar, repara no tamanho, no acabamento e no que vem junto. Quase nunca é a mesma coisa.'],
      ['Quem paga o justo ajuda uma pessoa a seguir vivendo do que sabe fazer. Eu penso nisso quando compro também.'],
    ],
    funny: [
      ['A pessoa pergunta o preço, e eu já sinto a testa suar. Aí tomo coragem e respondo, como quem salta de paraquedas.', 'Existe um cálculo famoso que começa com \'mas é só um pouquinho de material\'. As horas mandaram lembranças.'],
      ['No preço entram material, luz, taxa, ferramenta e horas. O tempo gasto procurando a caneta, esse eu dou de brinde.'],
      ['Compare tamanho, acabamento e o que está incluído. Comparar só o número é como escolher fruta pelo telefone.'],
      ['Preço justo é aquele em que você sai contente e eu pago o boleto sorrindo. É um equilíbrio bonito de se ver.'],
    ],
    motivational: [
      ['A primeira vez que se cobra pelo próprio trabalho, a voz sai baixa. Depois a gente aprende a fazer a conta.', 'Quantas horas cabem numa coisa bem-feita? Quem faz sabe de cor, porque foram tiradas da noite e da folga.'],
      ['Material e despesas são fáceis de anotar. O mais difícil é contar os anos de treino que fazem a mão acertar.'],
      ['Ao comparar, olhe o trabalho de perto: o tamanho, o acabamento, o que vem junto. O número sozinho conta pouco.'],
      ['Quem paga um preço justo reconhece o esforço de uma pessoa. E quem cobra com seriedade respeita quem compra.'],
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
  hashtags: ['precojusto', 'valorizeotrabalho', 'trabalhomanual', 'valorizequemfaz', 'compredequemfaz', 'apoieopequeno', 'feitoamao', 'horadetrabalho'],
  emojis: ['💰', '🧮', '⏳', '🤝', '📊'],
}
