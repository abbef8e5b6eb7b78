import type { Frame } from './frame.ts'

export const priceList: Frame = {
  leads: {
    professional: [[
      'Reunimos os valores em um só lugar.', 'Consulte sempre que precisar.', 'Para facilitar o seu planejamento.',
    ], [
      'Informações reunidas em um só lugar.', 'Atendendo a pedidos, publicamos as informações.', 'Transparência ajuda a escolher.', 'Guarde esta publicação.',
    ]],
    casual: [[
      'Todo mundo pergunta, então tá aqui.', 'Salva esse post.', 'Agora ninguém precisa ter vergonha de perguntar.',
    ], [
      'Vocês pediram e aqui tá.', 'Agora ninguém precisa ficar com vergonha de perguntar.', 'Tudo num lugar só.', 'Fiz bonitinho pra você consultar.', 'Pode printar.',
    ]],
    funny: [[
      'Chega de suspense no direct.', 'O fim da pergunta mais feita.', 'Sem letra miúda, pode conferir.',
    ], [
      'A pergunta mais feita do direct ganhou resposta.', 'Sem suspense e sem letra miúda.', 'O fim do quanto é.', 'Eis o documento mais procurado da internet, ou quase.', 'Podem ampliar a imagem.', 'Chega de mistério.',
    ]],
    motivational: [[
      'Falar de valores também é respeito.', 'Quem se planeja gosta de clareza.', 'Tudo à vista, para você decidir bem.',
    ], [
      'Clareza também é respeito.', 'Organizar as informações faz bem a todos.', 'Cada valor aqui foi pensado com seriedade.', 'Planejar começa por saber.', 'Falar de valores com naturalidade é parte do trabalho.',
      'Tudo às claras.',
    ]],
  },
  steps: {
    professional: [
      ['Saber os valores antes de escrever ajuda a decidir com tranquilidade, por conta própria ou com a família.', 'Perguntar o preço ainda deixa algumas pessoas sem jeito. Com as informações à vista, essa parte fica resolvida.'],
      ['Ao comparar, veja o que está incluído em cada opção. Itens parecidos podem ter tamanho ou quantidade diferente.'],
      ['Se o que você procura não aparece aqui, pergunte. Conte a ideia, a quantidade e a data em que precisa.'],
      ['Salve esta publicação e confirme os valores ao fazer o pedido. Assim não fica nenhuma dúvida entre nós.'],
    ],
    casual: [
      ['Eu sei que dá um pouquinho de vergonha perguntar preço. Eu também enrolo antes de perguntar nos outros lugares.', 'Gosto de saber quanto custa antes de me apaixonar. Imagino que com você seja igual, então deixei tudo à vista.'],
      ['Repara no que vem em cada opção antes de comparar, tá? Às vezes muda o tamanho, às vezes a quantidade.'],
      ['Não achou o que queria? Me conta a ideia, quantos são e pra quando, que eu te digo.'],
      ['Salva aí e manda pra quem decide junto com você. Na hora de pedir, a gente confirma tudo.'],
    ],
    funny: [
      ['A pergunta \'quanto é?\' já chegou por mensagem, por áudio e até gritada do portão. Eis a resposta.', 'Tem gente que manda três elogios antes de perguntar o preço. Agora pode mandar só os elogios.'],
      ['Leia com atenção o que vem em cada opção. Comparar pequeno com grande é como comparar tia com primo.'],
      ['Se o seu caso não está na lista, me conte. Pedido fora do comum é o que mais anima a conversa.'],
      ['Pode salvar, tirar print e mandar no grupo da família para votação. Só não espere unanimidade.'],
    ],
    motivational: [
      ['Quem organiza as contas da casa sabe o quanto ajuda ter o valor antes. Por isso está tudo aqui.', 'Levei tempo para falar de preço sem rodeio. Hoje vejo que a clareza deixa os dois lados à vontade.'],
      ['Veja o que cada opção inclui e pense no que você precisa de verdade. O certo é o que serve para você.'],
      ['Se a sua ideia não cabe na lista, escreva assim mesmo. Conversando, a gente entende o que é possível.'],
      ['Guarde a publicação e volte quando chegar a hora. Antes de fechar, confirmamos os valores juntos.'],
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
