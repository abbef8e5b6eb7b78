import type { ProductType } from '../product-type.ts'

export const accounting: ProductType = {
  nouns: ['contabilidade', 'contador', 'contadora', 'escritório de contabilidade', 'assessoria contábil', 'consultoria contábil', 'contabilidade online', 'contabilidade para mei', 'contabilidade digital'],
  asks: ['o que o seu negócio faz', 'se já tem CNPJ', 'quantas notas emite por mês'],
  questions: {
    sale: ['Seu negócio já tem CNPJ?', 'Qual papel você mais adia?'],
    content: ['Você separa a conta de casa da conta do negócio?', 'Caderno, planilha ou memória?'],
  },
  emojis: ['📊', '🧾', '💼'],
  hashtags: ['contabilidade', 'contador', 'contadora', 'mei', 'empreendedorismo', 'contabilidadeparamei', 'pequenosnegocios'],
  sale: {
    professional: {
      openings: [
        'As contas do seu negócio explicadas com clareza: {topic}.',
        'Papéis em dia, cabeça no trabalho: {topic}.',
        'Notas, guias e prazos no lugar certo: {topic}.',
      ],
      steps: [
        ['As notas estão numa gaveta, os recibos numa sacola, e o prazo termina na sexta. O trabalho de verdade ficou parado.', 'A empresa cresceu, contratou uma ajudante, e as dúvidas chegaram juntas. Ninguém ensinou essa parte a quem abriu as portas.'],
        ['Contabilidade organiza o que entra, o que sai e o que é devido. Com isso à vista, as decisões deixam de ser palpite.'],
        ['Lojas, ateliês, profissionais liberais, igrejas e associações precisam dessa ordem. Quem está começando tem ainda mais perguntas.'],
        ['Para a primeira conversa, conte o que vende, para quem e há quanto tempo. Reúna notas, extratos e contratos.'],
      ],
    },
    casual: {
      openings: [
        'Traz a sacola de recibos, sem medo: {topic}.',
        'Pra você cuidar do seu trabalho: {topic}.',
        'Bora entender essa guia juntos: {topic}.',
      ],
      steps: [
        ['Você faz o produto, vende, entrega e ainda abre aquele e-mail cheio de sigla. Dá vontade de fechar e ir dormir.', 'Chegou uma carta com um número enorme de protocolo, e ninguém na casa sabe se é bom ou ruim.'],
        ['Eu traduzo a sigla e te mostro onde o dinheiro tá indo. Sem palavra difícil, com exemplo do seu balcão.'],
        ['Vale pra lojinha, pra ateliê, pra quem presta serviço e pra quem cresceu e nem percebeu.'],
        ['Me conta o que você vende e há quanto tempo. Junta o que tiver de nota e extrato, mesmo bagunçado.'],
      ],
    },
    funny: {
      openings: [
        'A gaveta de papéis já não fecha: {topic}.',
        'Sigla é como parente, sempre aparece mais uma: {topic}.',
        'O recibo estava no bolso da calça lavada: {topic}.',
      ],
      steps: [
        ['O sistema pediu um código. O código estava no e-mail, a senha no caderno, e o caderno na casa da mãe.', 'A caixa de sapatos com recibos completou três anos. Dentro há notas, um cupom de estacionamento e a receita de um pudim.'],
        ['Alguém precisa ler as letras pequenas, e há quem goste. Essa pessoa existe e tem até calculadora preferida.'],
        ['Vale para lojas, ateliês e para quem assina tudo com um sorriso e uma leve sensação de frio na barriga.'],
        ['Reúna as notas, os extratos e até a caixa de sapatos. A receita do pudim pode vir junto, sem compromisso.'],
      ],
    },
    motivational: {
      openings: [
        'Um negócio pequeno levado a sério: {topic}.',
        'Saber os números também é crescer: {topic}.',
        'Quem trabalha duro merece contas claras: {topic}.',
      ],
      steps: [
        ['O dia começou às cinco, com massa na mesa, e terminou com um caderno de contas. Esse caderno merece alguém que o entenda.', 'A primeira nota fiscal foi emitida com a família em volta da tela. O negócio ganhou um nome diante do mundo.'],
        ['Por trás de um balanço há conferência linha a linha. Quem faz isso procura o centavo que falta até encontrar.'],
        ['Quem vende na feira, quem costura em casa e quem abriu a segunda loja precisam dos mesmos números bem contados.'],
        ['Anote por um mês tudo o que entra e sai, até o pão da tarde. Com tudo anotado, a conversa fica bem mais fácil.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Conta pessoal e conta do negócio: {topic}.',
        'O que guardar e por quanto tempo: {topic}.',
        'Números que ajudam a decidir: {topic}.',
      ],
      steps: [
        ['Muitos usam a mesma conta para o mercado e para o fornecedor. No fim do mês, ninguém sabe se houve lucro.', 'É comum procurar ajuda só quando chega uma notificação. Com os papéis espalhados, cada resposta leva muito mais tempo.'],
        ['Sem separação, o dinheiro da casa encobre o do negócio. E cada documento perdido é uma pergunta sem resposta depois.'],
        ['Abra uma conta só para a empresa, retire um valor fixo e arquive as notas por mês. Anote as despesas no mesmo dia.'],
        ['O contador lê uma empresa pelos números, como outros leem pelo balcão. Muitas vezes os dois contam a mesma história.'],
      ],
    },
    casual: {
      openings: [
        'Não mistura o pix da casa com o da loja: {topic}.',
        'Uma pasta por mês e pronto: {topic}.',
        'Chegou carta? Não esconde na gaveta: {topic}.',
      ],
      steps: [
        ['O cliente paga no pix pessoal, e o dinheiro vai embora no mercado. No fim do mês parece que não vendeu nada.', 'Carta chega, a gente guarda pra ler com calma. A calma nunca vem, e o prazo passa.'],
        ['Tudo junto na mesma conta vira sopa. E papel sem data depois ninguém sabe de que mês é.'],
        ['Conta separada, uma pasta por mês e anotação no mesmo dia. Cinco minutos antes de fechar, e tá feito.'],
        ['Eu gosto quando a pessoa olha o resultado e diz que agora entendeu. É a melhor parte da conversa.'],
      ],
    },
    funny: {
      openings: [
        'O sistema saiu do ar no último dia, claro: {topic}.',
        'Faltou um centavo e ninguém dorme: {topic}.',
        'A senha expirou de novo: {topic}.',
      ],
      steps: [
        ['No último dia do prazo, o país inteiro acessa o mesmo site. O site, comovido, sai do ar para descansar.', 'A conta deu diferença de um centavo. Três pessoas, dois cafés e uma tarde inteira foram gastos para encontrá-lo.'],
        ['Um centavo fora do lugar costuma ser a ponta de um fio. Quem puxa encontra a nota que caiu atrás do armário.'],
        ['Deixe para a última hora só a escolha do sabor da pizza. Guia e senha se resolvem na véspera da véspera.'],
        ['O contador em época de prazo toma café frio e fala por siglas. Passado o prazo, volta a usar palavras inteiras.'],
      ],
    },
    motivational: {
      openings: [
        'Conferir, comparar, conferir outra vez: {topic}.',
        'O estudo por trás de cada guia: {topic}.',
        'Contas claras dão trabalho: {topic}.',
      ],
      steps: [
        ['As regras mudam no meio do ano, e alguém precisa ler todas. É uma leitura sem aplauso, feita à noite.', 'O empreendedor aprende a vender antes de aprender a anotar. O hábito chega devagar, uma linha por dia.'],
        ['Um número só faz sentido ao lado de outro: o mês passado, o mesmo mês do ano anterior. Comparar é metade do ofício.'],
        ['Escolha um dia fixo da semana para as contas e trate como compromisso com um cliente. O negócio percebe.'],
        ['Há satisfação em ver a soma fechar. A página parece comum, e levou horas de atenção para ficar assim.'],
      ],
    },
  },
}
