import type { Frame } from './frame.ts'

export const freeDelivery: Frame = {
  leads: {
    professional: [[
      'Boa notícia para quem prefere receber em casa.', 'Ficou mais fácil receber o seu pedido.', 'Temos novidade sobre as entregas.',
    ], [
      'Uma novidade para quem prefere receber em casa.', 'Um comunicado sobre os nossos envios.', 'Ficou mais simples receber o seu pedido.', 'Para quem tem a agenda cheia.',
      'Há novidade na hora de receber.', 'Boa notícia sobre as entregas.',
    ]],
    casual: [[
      'Essa é pra quem pergunta da entrega.', 'Hoje você nem precisa sair de casa.', 'Olha que notícia boa de entrega.',
    ], [
      'Pode ficar no sofá.', 'Essa é pra quem sempre pergunta do envio.', 'Nem precisa sair de casa.', 'Essa facilita a vida de muita gente.', 'Mais um motivo pra você ficar de pijama.', 'Notícia boa pra quem não tem tempo.',
    ]],
    funny: [[
      'O sofá aprovou esta notícia.', 'Hoje o trânsito fica para os outros.', 'Pode continuar de chinelo.',
    ], [
      'Seu chinelo agradece.', 'O sofá mandou dizer que está feliz.', 'Notícia que faz o pijama comemorar.', 'Hoje o trânsito não é problema seu.', 'Para quem não larga o sofá nem por decreto.',
      'O portão da sua casa vai gostar desta.',
    ]],
    motivational: [[
      'Gosto de chegar até a sua porta.', 'Para facilitar o seu dia.', 'Esta notícia encurta o caminho.',
    ], [
      'Um passo para chegar mais perto de você.', 'Um cuidado a mais com quem pede.', 'Para quem vive na correria.', 'Mais um jeito de facilitar o caminho.', 'Fico feliz em dar esta notícia.',
      'Chegar até você também é parte do trabalho.',
    ]],
  },
  steps: {
    professional: [
      ['Quem trabalha o dia todo sabe como é difícil encaixar uma retirada na rotina. Receber no endereço resolve essa parte.', 'Muitas compras param na mesma pergunta: e para entregar? Hoje a resposta já vem na publicação.'],
      ['Recebendo no endereço, você ganha o tempo do caminho, do trânsito e da volta. Pode ser em casa ou no trabalho.'],
      ['Também é possível indicar o endereço de outra pessoa. Basta avisar na mensagem e combinar como será.'],
      ['Ao pedir, informe o endereço completo, com bairro e ponto de referência. Assim é possível confirmar como fica no seu caso.'],
    ],
    casual: [
      ['A conversa vai bem, a escolha tá feita, e aí vem a pergunta: e a entrega? Pois agora eu respondo sorrindo.', 'Tem dia em que sair de casa é a parte mais difícil da compra. Eu entendo, e por isso trouxe essa notícia.'],
      ['Você escolhe daí, passa o endereço e pronto. Sem trânsito, sem procurar vaga e sem precisar encaixar mais nada no dia.'],
      ['E se for pra outra pessoa, me passa o endereço dela. Só me avisa antes, pra eu não estragar a surpresa.'],
      ['Me manda o endereço completo, com bairro e referência, e eu te digo como fica.'],
    ],
    funny: [
      ['Receber pacote é um dos poucos momentos em que um adulto corre pela casa. A gente ouve o portão e esquece o resto.', 'Você jura que não está esperando nada, mas reconhece o barulho de qualquer moto da rua. Eu sei, eu faço igual.'],
      ['O melhor caminho até a sua compra é aquele que vai do sofá ao portão. São doze passos, com parada no espelho.'],
      ['Dá para mandar na casa de outra pessoa também. Ela fica feliz, e você nem precisa ficar para o café.'],
      ['Mande o endereço com referência. \'Casa do portão\' ajuda pouco, \'em frente à padaria\' resolve a vida de qualquer um.'],
    ],
    motivational: [
      ['Quem cuida da casa, do trabalho e dos outros quase não tem hora livre. Uma saída a menos já ajuda bastante.', 'Às vezes a pessoa quer pedir e só falta o jeito de buscar. Fico feliz em ajudar nessa parte.'],
      ['O tempo do caminho volta para você. Dá para usar com os seus, com o serviço atrasado ou com um café sentado.'],
      ['Serve também para quem não pode sair de casa. É bom saber que o pedido chega até a porta.'],
      ['Deixe o endereço completo na mensagem, com um ponto de referência. Com tudo anotado direitinho, a entrega já começa bem.'],
    ],
  },
  facts: {
    all: [
      'Assim você recebe no endereço que preferir.', 'É mais fácil para quem trabalha o dia inteiro.', 'Informe o endereço completo para combinar tudo certo.',
      'Um ponto de referência no endereço ajuda muito.', 'Também serve para mandar direto à casa de outra pessoa.', 'Vale para quem não consegue sair para buscar.',
      'Combine antes quem vai estar em casa para receber.', 'Confirme se o seu endereço está dentro do que diz a publicação.', 'Escolha o que deseja e informe para onde vai.',
    ],
    professional: [
      'Consulte-nos sobre o seu endereço.', 'Combinamos a entrega com você por mensagem.', 'O endereço é confirmado antes da saída.', 'Ficamos à disposição para combinar o recebimento.',
      'Fale conosco para saber como fica no seu caso.',
    ],
    casual: [
      'Me passa o endereço e a gente combina.', 'Quem tava só esperando isso levanta a mão.', 'Eu embalo direitinho e mando pra você.', 'Dá até pra mandar direto pra casa de quem você gosta.',
      'Avisa o porteiro que vem coisa boa aí.',
    ],
    funny: [
      'A campainha vai tocar e, pela primeira vez, você vai correr para atender.', 'O cachorro late, você sorri, o pacote chega.', 'Só falta o pacote entrar sozinho.',
      'O interfone já está aquecendo a voz.', 'Porteiro do prédio, prepare-se.',
    ],
    motivational: [
      'Cada pacote que sai leva um pouco do trabalho de quem fez.', 'Gosto de imaginar o pedido chegando aí.', 'O caminho até você ficou mais simples.',
      'Uma saída a menos no dia já é um alívio.', 'Cada endereço novo no caderno é uma alegria.',
    ],
  },
  questions: [
    'Para onde iria o seu pedido?', 'Em que bairro você mora?', 'O que você pediria primeiro?', 'Quem aí prefere não sair de casa?', 'Você prefere receber em casa ou buscar?',
    'Quem tem que saber desta novidade?',
  ],
  asks: [
    'o seu bairro ou a sua cidade', 'o que você quer receber', 'o endereço para onde vai', 'o dia que fica melhor',
  ],
  hashtags: ['fretegratis', 'entregaemcasa', 'entrega', 'entregalocal', 'fretegratuito', 'receberemcasa', 'compredopequeno', 'lojaonline'],
  emojis: ['🚚', '📦', '🏠', '📍', '🎉'],
}
