import type { Frame } from './frame.ts'

export const discount: Frame = {
  leads: {
    professional: [[
      'Boa notícia para quem acompanha a página.', 'Temos uma condição especial para anunciar.', 'Quem estava esperando já pode escolher.',
    ], [
      'Uma informação para quem já estava de olho.', 'Comunicamos com satisfação.', 'Boa notícia para quem acompanha o nosso trabalho.', 'Para quem esperava o momento de decidir.', 'Anote esta oportunidade.',
      'Aviso aos nossos clientes.',
    ]],
    casual: [[
      'Essa eu vim correndo contar.', 'Chegou a hora de abrir os salvos.', 'Olha o recado que vocês pediam.',
    ], [
      'Chega aqui que essa é boa.', 'Corre ver isso.', 'Sabe aquilo que tava na sua lista? Então.', 'Eu prometi avisar, tô avisando.', 'Notícia boa eu conto logo.', 'Quem me acompanha fica sabendo primeiro.',
    ]],
    funny: [[
      'Atenção, turma que só estava olhando.', 'Seu dedo já estava quase comprando.', 'Este post vai movimentar o grupo da família.',
    ], [
      'Parem tudo e leiam isto.', 'Sua carteira pediu para você não ler, mas leia.', 'Segura a emoção e lê até o fim.', 'Isto não é um treinamento.', 'Atenção, caçadores de boa oportunidade.',
      'Eu avisei que um dia esse post chegava.',
    ]],
    motivational: [[
      'Este recado é para quem se planeja.', 'Gosto de dar esta notícia.', 'Para quem vinha guardando uma vontade.',
    ], [
      'Uma boa oportunidade também merece atenção.', 'Para quem vinha adiando uma vontade.', 'Gosto de dar esta notícia a quem acompanha o meu trabalho.', 'Quem planeja aproveita melhor.',
      'Uma forma de agradecer a quem está por perto.', 'Hoje o convite é direto.',
    ]],
  },
  steps: {
    professional: [
      ['É comum guardar uma publicação para comprar depois. Se algo daqui ficou nos seus salvos, este é o momento de voltar a ele.', 'Há compras que já estão decididas e só esperam uma boa ocasião. Se a sua era uma dessas, a ocasião chegou.'],
      ['Em uma condição assim, o que muda é o valor. O produto ou serviço continua o mesmo que você já vinha olhando.'],
      ['Vale para o que você queria e também para aquele presente que teria de resolver mais adiante. Comprar antes poupa correria.'],
      ['Para aproveitar, diga o que escolheu e a quantidade. Se ficou alguma dúvida sobre as condições, pergunte na mesma mensagem.'],
    ],
    casual: [
      ['Sabe aquele post que você salvou pra pensar depois? Vai lá buscar, porque a hora de pensar nele é agora.', 'Eu também sou de namorar uma coisa por semanas antes de comprar. Se você tá nessa com algo daqui, pode vir.'],
      ['É tudo o que você já conhece do perfil, só que com uma ajudinha no valor. Bom pra quem tava na dúvida.'],
      ['Se tem aniversário chegando na família, já resolve junto. Presente comprado antes dá um alívio que só quem correu na véspera conhece.'],
      ['Me manda o print do que você quer e me diz quantos são. Com isso eu já consigo te responder direitinho.'],
    ],
    funny: [
      ['Você salvou o post, mandou pra amiga e voltou três vezes pra olhar. Isso já é quase um namoro, só falta assumir.', 'Todo mundo tem uma pasta de salvos que parece lista de casamento. Hoje é um bom dia para tirar alguma coisa de lá.'],
      ['É a melhor desculpa que existe para uma compra: não gastei, aproveitei. Pode usar em casa, que eu confirmo.'],
      ['E já dá para resolver aquele presente que você compraria correndo na véspera, suando, com o estacionamento lotado.'],
      ['Mande o print do que escolheu e diga quantos quer. Se mudar de ideia duas vezes antes de enviar, é normal.'],
    ],
    motivational: [
      ['Tem gente que passa meses cuidando de todo mundo e deixa a própria compra para depois. Talvez seja a sua vez.', 'Quem cuida das contas de casa sabe esperar o momento certo de comprar. Essa paciência merece uma boa notícia de vez em quando.'],
      ['Preparei esta condição pensando em quem acompanha o meu trabalho, pergunta, volta e espera. É bom poder retribuir um pouco.'],
      ['Pode ser para você ou para presentear alguém que merece. Os dois motivos são bons, e nenhum precisa de explicação.'],
      ['Pense no que realmente quer, veja as condições e me chame. Uma compra bem pensada dá gosto por muito mais tempo.'],
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
