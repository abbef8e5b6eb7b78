import type { Frame } from './frame.ts'

export const priceRise: Frame = {
  leads: {
    professional: [[
      'Um aviso que preferimos dar com antecedência.', 'Queremos que você saiba por nós.', 'Falamos de valores com transparência.',
    ], [
      'Um comunicado sobre os nossos valores.', 'Com franqueza, como sempre.', 'Pedimos um minuto da sua atenção.',
    ]],
    casual: [[
      'Papo reto, que eu gosto de transparência.', 'Vim falar de um assunto chato, mas necessário.', 'Prefiro contar logo do que deixar pra depois.',
    ], [
      'Senta aqui que eu te explico.', 'Sem enrolação, vou direto ao assunto.', 'Conversa sincera de quem trabalha por conta.',
    ]],
    funny: [[
      'Vou dar a notícia devagar e com carinho.', 'Sentem, que o assunto é a minha calculadora.', 'Tentei negociar com o mercado e perdi.',
    ], [
      'A planilha pediu para falar.', 'Tomei um café forte e vim contar.', 'Essa conta eu não consegui fechar sozinha.',
    ]],
    motivational: [[
      'Ser transparente faz parte do meu trabalho.', 'Um aviso honesto para quem confia em mim.', 'Há decisões que a gente adia o quanto pode.',
    ], [
      'Falar de valores às claras também é respeito.', 'Escrevo com sinceridade a quem me acompanha.', 'Trabalhar com verdade pede conversas assim.',
    ]],
  },
  steps: {
    professional: [
      ['O que usamos para trabalhar ficou mais caro, e segurar essa diferença por mais tempo não é possível. Preferimos avisar com clareza.', 'Quem compra de um negócio pequeno merece saber o motivo de cada mudança. Esta vem do custo do que usamos para trabalhar.'],
      ['Reduzir a qualidade para manter o preço nunca foi uma opção. O cuidado com cada pedido continua o mesmo.'],
      ['Se você já tinha um pedido em mente, escreva para nós. Explicamos como fica no seu caso, sem compromisso.'],
      ['Agradecemos a compreensão de quem acompanha o nosso trabalho. É essa confiança que nos permite falar abertamente.'],
    ],
    casual: [
      ['Quem vai ao mercado sabe: tudo subiu, e com o que eu uso pra trabalhar não foi diferente. Segurei o quanto deu.', 'Fiz e refiz a conta no caderninho, torcendo pra dar outro resultado. Não deu, e eu prefiro contar pra vocês do que esconder.'],
      ['O que eu não vou fazer é baixar a qualidade pra manter o valor. Vocês conhecem o meu capricho e é ele que fica.'],
      ['Se você já tava pensando em pedir, me chama que eu te explico como fica no seu caso.'],
      ['Obrigada de verdade a quem entende. Trabalhar com gente que valoriza o que a gente faz muda tudo.'],
    ],
    funny: [
      ['Refiz a conta três vezes, com calculadora, no papel e com os olhos fechados. O resultado insistiu em ser o mesmo.', 'Pedi desconto ao fornecedor com a minha melhor cara de filhote. Ele achou bonitinho e mandou a tabela nova.'],
      ['Diminuir a qualidade não entra na conta, nem com reza. O capricho continua inteiro, e a minha teimosia também.'],
      ['Se você já tinha um pedido na cabeça, me chama. Eu explico tudo, com número e sem drama.'],
      ['Obrigada a quem entende que por aqui a matemática é de gente pequena. Vocês fazem a conta valer a pena.'],
    ],
    motivational: [
      ['Viver do que se faz com as mãos também é sentar e fazer contas. Fiz as minhas com calma antes de decidir.', 'Quem trabalha por conta própria sente no bolso quando o material sobe. Segurei o que pude até aqui.'],
      ['O que não muda é o cuidado com cada pedido. Prefiro um preço justo a um trabalho feito pela metade.'],
      ['Se você já tinha algo em mente, fale comigo. Vemos juntos como fica, com toda a clareza.'],
      ['Agradeço a quem entende o valor de um trabalho bem-feito. É a confiança de vocês que sustenta este ofício.'],
    ],
  },
  facts: {
    all: [
      'Quem tem dúvida sobre um pedido pode escrever.', 'A qualidade do que sai daqui continua a mesma.', 'Se ficou alguma dúvida, é só perguntar.', 'Cada pedido é conversado antes de ser fechado.',
      'Preço justo é o que paga o material e o tempo de quem faz.', 'Quem compra de perto ajuda um negócio pequeno a continuar.', 'Prefiro explicar uma vez a deixar alguém sem resposta.',
      'A conta é feita com cuidado, pensando em quem compra e em quem faz.', 'O carinho de quem acompanha ajuda muito nessas horas.',
    ],
    professional: [],
    casual: [],
    funny: [],
    motivational: [],
  },
  questions: [
    'Você prefere ser avisado antes?', 'O que mais subiu por aí?', 'Ficou alguma dúvida?', 'Qual pedido você estava planejando?', 'Você também sentiu no mercado?', 'Que parte da conta você quer entender?',
  ],
  asks: ['a sua dúvida', 'o pedido que você tinha em mente', 'o que você gostaria de saber'],
  hashtags: ['precojusto', 'transparencia', 'valorizeopequeno', 'pequenonegocio', 'reajuste', 'apoieopequeno'],
  emojis: ['📌', '🤝', '💬'],
}
