import type { Frame } from './frame.ts'

export const freeDelivery: Frame = {
  leads: {
    professional: [[
      'Boa notícia para quem prefere receber em casa.', 'Ficou mais fácil receber o seu pedido.', 'Temos novidade sobre as entregas.',
    ], [
      'Uma novidade para quem prefere receber em casa.', 'Um comunicado sobre os nossos envios.', 'Ficou mais simples receber o seu pedido.', 'Para quem mora longe ou tem a agenda cheia.',
      'Atualizamos as nossas condições de envio.', 'Boa notícia sobre as entregas.',
    ]],
    casual: [[
      'Essa é pra quem pergunta da entrega.', 'Hoje você nem precisa sair de casa.', 'Vocês pediram, tá aqui.',
    ], [
      'Pode ficar no sofá.', 'Essa é pra quem sempre pergunta do envio.', 'Nem precisa sair de casa.', 'Ouvi vocês e olha só.', 'Mais um motivo pra você ficar de pijama.', 'Notícia boa pra quem mora longe.',
    ]],
    funny: [[
      'O sofá aprovou esta notícia.', 'Hoje o trânsito fica para os outros.', 'Pode continuar de chinelo.',
    ], [
      'Seu chinelo agradece.', 'O sofá mandou dizer que está feliz.', 'Notícia que faz o pijama comemorar.', 'Hoje o trânsito não é problema seu.', 'Para quem não larga o sofá nem por decreto.',
      'O portão da sua casa vai gostar desta.',
    ]],
    motivational: [[
      'Gosto quando o trabalho vai mais longe.', 'Para facilitar o seu dia.', 'Esta notícia encurta o caminho.',
    ], [
      'Um passo para chegar mais perto de você.', 'Distância não precisa ser obstáculo.', 'Quem está longe também faz parte.', 'Mais um jeito de facilitar o caminho.', 'Fico feliz em dar esta notícia.',
      'Chegar até você também é parte do trabalho.',
    ]],
  },
  steps: {
    professional: [
      ['Quem trabalha o dia todo sabe como é difícil encaixar uma retirada na rotina. Receber no endereço resolve essa parte.', 'Muitas compras param na mesma pergunta: e para entregar? Hoje a resposta já vem na publicação.'],
      ['Recebendo no endereço, você ganha o tempo do caminho, do trânsito e da volta. Pode ser em casa ou no trabalho.'],
      ['Também ajuda na hora de presentear quem está longe. Basta indicar o endereço da pessoa e combinar como será.'],
      ['Ao pedir, informe o endereço completo, com bairro e ponto de referência. Confirme também se ele está dentro da condição anunciada.'],
    ],
    casual: [
      ['A conversa vai bem, a escolha tá feita, e aí vem a pergunta: e a entrega? Pois agora eu respondo sorrindo.', 'Tem dia em que sair de casa é a parte mais difícil da compra. Eu entendo, e por isso trouxe essa notícia.'],
      ['Você escolhe daí, passa o endereço e pronto. Sem trânsito, sem procurar vaga e sem precisar encaixar mais nada no dia.'],
      ['E se for presente, dá pra mandar direto pra casa da pessoa. Só me avisa, pra eu não estragar a surpresa.'],
      ['Me manda o endereço completo, com bairro e referência, e a gente confere se tá tudo certo com a condição.'],
    ],
    funny: [
      ['Receber pacote é um dos poucos momentos em que um adulto corre pela casa. A gente ouve o portão e esquece o resto.', 'Você jura que não está esperando nada, mas reconhece o barulho de qualquer moto da rua. Eu sei, eu faço igual.'],
      ['O melhor caminho até a sua compra é aquele que vai do sofá ao portão. São doze passos, com parada no espelho.'],
      ['Dá para mandar na casa de outra pessoa também. Ela fica feliz, e você nem precisa ficar para o café.'],
      ['Mande o endereço com referência. \'Casa do portão\' ajuda pouco, \'em frente à padaria\' resolve a vida de qualquer um.'],
    ],
    motivational: [
      ['Quem cuida da casa, do trabalho e dos outros quase não tem hora livre. Uma saída a menos já ajuda bastante.', 'Às vezes a pessoa quer muito uma coisa e só falta o jeito de buscar. Fico feliz em resolver essa parte.'],
      ['O tempo do caminho volta para você. Dá para usar com os seus, com o serviço atrasado ou com um café sentado.'],
      ['Serve também para estar presente de longe. Um pacote na porta de alguém conta que você se lembrou dela.'],
      ['Deixe o endereço completo na mensagem e confira as condições. Com tudo anotado direitinho, a entrega já começa bem.'],
    ],
  },
  facts: {
    all: [
      'Assim você recebe no endereço que preferir.', 'É mais fácil para quem mora longe ou trabalha o dia inteiro.', 'Informe o endereço completo para combinar tudo certo.',
      'Um ponto de referência no endereço ajuda muito.', 'Também serve para mandar direto à casa de outra pessoa.', 'Quem adiava o pedido por causa do envio já pode repensar.',
      'Combine antes quem vai estar em casa para receber.', 'Confirme se o seu endereço está dentro do que diz a publicação.', 'Escolha o que deseja e informe para onde vai.',
    ],
    professional: [
      'Consulte-nos sobre o seu endereço.', 'Preparamos o pacote para a viagem.', 'Confirmamos o endereço com você antes do envio.', 'Ficamos à disposição para combinar o recebimento.',
      'Fale conosco para saber como fica no seu caso.',
    ],
    casual: [
      'Me passa o endereço e a gente combina.', 'Quem tava só esperando isso levanta a mão.', 'Eu embalo direitinho e mando pra você.', 'Dá até pra mandar direto pra casa de quem você gosta.',
      'Avisa o porteiro que vem coisa boa aí.',
    ],
    funny: [
      'A campainha vai tocar e, pela primeira vez, você vai correr para atender.', 'O cachorro late, você sorri, o pacote chega.', 'Só falta o pacote entrar sozinho.',
      'Quem acompanha rastreio como novela vai gostar.', 'Porteiro do prédio, prepare-se.',
    ],
    motivational: [
      'Cada pacote que sai leva um pouco do trabalho de quem fez.', 'É bonito ver o que se faz chegar a tantos lugares.', 'O caminho até você ficou mais simples.',
      'Quem compra de longe ajuda a história a ir mais longe.', 'Cada endereço novo no caderno é uma alegria.',
    ],
  },
  questions: [
    'Para qual bairro ou cidade iria o seu pedido?', 'De onde você me acompanha?', 'O que você pediria primeiro?', 'Quem mora longe e iria gostar de receber?', 'Você prefere receber em casa ou buscar?',
    'Quem tem que saber desta novidade?',
  ],
  asks: [
    'o seu bairro ou a sua cidade', 'o que você quer receber', 'o endereço para onde vai', 'a sua dúvida sobre a entrega',
  ],
  hashtags: ['fretegratis', 'entregaemcasa', 'entrega', 'enviamosparatodobrasil', 'comprasonline', 'receberemcasa', 'compredopequeno', 'lojaonline'],
  emojis: ['🚚', '📦', '🏠', '📍', '🎉'],
}
