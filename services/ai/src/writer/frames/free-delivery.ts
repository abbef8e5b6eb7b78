import type { Frame } from './frame.ts'

export const freeDelivery: Frame = {
  leads: {
    professional: [
      'Uma novidade para quem prefere receber em casa.', 'Um comunicado sobre os nossos envios.', 'Ficou mais simples receber o seu pedido.', 'Para quem mora longe ou tem a agenda cheia.',
      'Atualizamos as nossas condições de envio.', 'Boa notícia sobre as entregas.',
    ],
    casual: [
      'Pode ficar no sofá.', 'Essa é pra quem sempre pergunta do envio.', 'Nem precisa sair de casa.', 'Ouvi vocês e olha só.', 'Mais um motivo pra você ficar de pijama.', 'Notícia boa pra quem mora longe.',
    ],
    funny: [
      'Seu chinelo agradece.', 'O sofá mandou dizer que está feliz.', 'Notícia que faz o pijama comemorar.', 'Hoje o trânsito não é problema seu.', 'Para quem não larga o sofá nem por decreto.',
      'O portão da sua casa vai gostar desta.',
    ],
    motivational: [
      'Um passo para chegar mais perto de você.', 'Distância não precisa ser obstáculo.', 'Quem está longe também faz parte.', 'Mais um jeito de facilitar o caminho.', 'Fico feliz em dar esta notícia.',
      'Chegar até você também é parte do trabalho.',
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
