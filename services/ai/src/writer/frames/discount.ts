import type { Frame } from './frame.ts'

export const discount: Frame = {
  leads: {
    professional: [
      'Uma informação para quem já estava de olho.', 'Comunicamos com satisfação.', 'Boa notícia para quem acompanha o nosso trabalho.', 'Para quem esperava o momento de decidir.', 'Anote esta oportunidade.',
      'Aviso aos nossos clientes.',
    ],
    casual: [
      'Chega aqui que essa é boa.', 'Corre ver isso.', 'Sabe aquilo que tava na sua lista? Então.', 'Eu prometi avisar, tô avisando.', 'Notícia boa eu conto logo.', 'Quem me acompanha fica sabendo primeiro.',
    ],
    funny: [
      'Parem tudo e leiam isto.', 'Sua carteira pediu para você não ler, mas leia.', 'Segura a emoção e lê até o fim.', 'Isto não é um treinamento.', 'Atenção, caçadores de boa oportunidade.',
      'Eu avisei que um dia esse post chegava.',
    ],
    motivational: [
      'Uma boa oportunidade também merece atenção.', 'Para quem vinha adiando uma vontade.', 'Gosto de dar esta notícia a quem acompanha o meu trabalho.', 'Quem planeja aproveita melhor.',
      'Uma forma de agradecer a quem está por perto.', 'Hoje o convite é direto.',
    ],
  },
  facts: {
    all: [
      'Se alguma coisa da vitrine já estava na sua lista, este é o momento de perguntar.', 'Quem já tinha uma peça ou um serviço em mente pode voltar àquela ideia.',
      'Vale olhar de novo as publicações salvas e escolher a preferida.', 'Se já decidiu, mande logo a mensagem e conte o que escolheu.',
      'Quem chega primeiro costuma escolher melhor.', 'Salve esta publicação para não perder a informação de vista.', 'Avise quem comentou que queria e ainda não sabe.',
      'Uma lista curta do que você quer ajuda a decidir depressa.', 'Pode ser para você ou para alguém que vive pedindo uma dica.',
    ],
    professional: [
      'Ficamos à disposição para esclarecer como funciona.', 'Cada pedido é respondido por quem faz o trabalho.', 'Informe-se antes de decidir: perguntar não custa nada.',
      'Atendemos por mensagem e confirmamos cada pedido.', 'Esperamos que ajude você a realizar uma escolha já pensada.',
    ],
    casual: [
      'Se você tava só esperando um empurrãozinho, olha ele aí.', 'Eu sei que tem gente com print salvo desde o mês passado.', 'Manda pra quem vive dizendo que um dia vai comprar.',
      'Me pergunta antes, que eu te explico tudo direitinho.', 'Dá aquela olhada no feed e me diz qual é o seu.',
    ],
    funny: [
      'O carrinho imaginário da sua cabeça já pode virar de verdade.', 'Seu lado racional e seu lado impulsivo finalmente concordam.', 'Quem disse que só ia olhar já está escolhendo.',
      'O dedo já foi sozinho até a mensagem, eu vi daqui.', 'O print que você guardou para um dia mandou dizer que o dia chegou.',
    ],
    motivational: [
      'Escolher com intenção vale para qualquer compra.', 'Quem trabalha por conta própria sente cada pedido como um incentivo.', 'Comprar de quem faz movimenta a vida de muita gente por perto.',
      'Aproveite para realizar uma vontade que já era sua.', 'Cada pedido ajuda este trabalho a seguir em frente.',
    ],
  },
  questions: [
    'O que já estava na sua lista?', 'Quem você avisaria primeiro?', 'O que você escolheria hoje?', 'Qual publicação daqui você já tinha salvado?', 'Você é de decidir na hora ou de pensar até amanhã?',
    'O que você gostaria de ver na próxima oferta?',
  ],
  asks: [
    'o que você escolheu', 'qual publicação chamou a sua atenção', 'o que já estava na sua lista', 'a sua dúvida sobre a oferta',
  ],
  hashtags: ['promocao', 'desconto', 'oferta', 'aproveite', 'ofertadodia', 'promocaododia', 'comprinhas', 'compredopequeno'],
  emojis: ['🏷️', '🛍️', '⏰', '🎉', '📣'],
}
