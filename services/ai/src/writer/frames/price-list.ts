import type { Frame } from './frame.ts'

export const priceList: Frame = {
  leads: {
    professional: [
      'Informações reunidas em um só lugar.', 'Para facilitar o seu planejamento.', 'Atendendo a pedidos, publicamos as informações.', 'Consulte sempre que precisar.', 'Transparência ajuda a escolher.',
      'Guarde esta publicação.',
    ],
    casual: [
      'Vocês pediram e aqui tá.', 'Salva esse post.', 'Agora ninguém precisa ficar com vergonha de perguntar.', 'Tudo num lugar só.', 'Fiz bonitinho pra você consultar.', 'Pode printar.',
    ],
    funny: [
      'A pergunta mais feita do direct ganhou resposta.', 'Sem suspense e sem letra miúda.', 'O fim do quanto é.', 'Eis o documento mais procurado da internet, ou quase.', 'Podem ampliar a imagem.',
      'Chega de mistério.',
    ],
    motivational: [
      'Clareza também é respeito.', 'Organizar as informações faz bem a todos.', 'Cada valor aqui foi pensado com seriedade.', 'Planejar começa por saber.', 'Falar de valores com naturalidade é parte do trabalho.',
      'Tudo às claras.',
    ],
  },
  facts: {
    all: [
      'Salve a publicação para consultar na hora de decidir.', 'Se o que você procura não aparece aqui, pergunte.', 'Pedidos diferentes podem ter um orçamento próprio.', 'Consulte o que está incluído em cada opção.',
      'Confirme as informações antes de fechar o pedido.', 'Compartilhe com quem vai decidir junto com você.', 'Quantidade, tamanho e personalização costumam mudar o orçamento.', 'Ter a lista à mão evita surpresas.',
      'Anote as dúvidas e pergunte todas de uma vez.',
    ],
    professional: [
      'Ficamos à disposição para um orçamento sob medida.', 'As informações valem conforme esta publicação.', 'Consulte-nos para pedidos especiais.', 'Atualizamos a lista sempre que necessário.',
      'Esclarecemos qualquer item por mensagem.',
    ],
    casual: [
      'Se ficou confuso, me chama que eu explico.', 'Não achou o que queria? Me conta a ideia.', 'Manda pra quem vai rachar com você.', 'Olha com carinho e me diz o que te serve.',
      'Eu te ajudo a montar um que caiba no seu plano.',
    ],
    funny: [
      'Pode olhar sem medo, não morde.', 'Se der vontade de tudo, respeitamos.', 'A lupa não está inclusa.', 'Quem leu até o fim já pode dar aula.', 'Printar, favoritar e fingir que vai pensar: todo mundo faz.',
    ],
    motivational: [
      'Pôr no papel o valor do próprio trabalho é um passo importante.', 'Cada linha desta lista tem horas por trás.', 'Quem escolhe com informação escolhe melhor.',
      'Preço claro evita desgaste e aproxima as pessoas.', 'Trabalhar com organização é um compromisso diário.',
    ],
  },
  questions: [
    'Ficou alguma dúvida na lista?', 'O que você procurava e não encontrou?', 'Qual opção combina com o que você precisa?', 'O que você acrescentaria aqui?', 'Já sabe o que vai querer?',
    'Para qual ocasião você está pesquisando?',
  ],
  asks: [
    'o item que interessou', 'a quantidade que você precisa', 'a data em que você precisa', 'o que você não encontrou na lista',
  ],
  hashtags: ['tabeladeprecos', 'valores', 'orcamento', 'cardapio', 'precos', 'listadeprecos', 'encomendas', 'orcamentos'],
  emojis: ['📋', '📌', '💬', '✔️', '🔎'],
}
