import type { Frame } from './frame.ts'

export const backInStock: Frame = {
  leads: {
    professional: [[
      'Boa notícia para quem ficou esperando.', 'Temos uma resposta para quem perguntou.', 'Atualizamos o que está disponível.',
    ], [
      'Informamos a quem esperava.', 'Boa notícia para quem chegou tarde da última vez.', 'Atendendo aos pedidos.', 'Atualização da nossa vitrine.', 'Para quem perguntou nas últimas semanas.', 'A espera terminou.',
    ]],
    casual: [[
      'Olha quem apareceu por aqui.', 'Quem tava na vontade pode comemorar.', 'Essa é pra quem não gosta de esperar.',
    ], [
      'Vocês pediram tanto que olha só.', 'Quem ficou na vontade, vem.', 'Pode parar de me perguntar quando volta.', 'Olha quem resolveu aparecer.', 'Avisa todo mundo que ficou sem.', 'Eu prometi e cumpri.',
    ]],
    funny: [[
      'O direct exigia uma notícia dessas.', 'Pode guardar o lencinho.', 'A palavra \'tem\' está liberada.',
    ], [
      'O retorno mais aguardado desde a última novela.', 'Sentiram falta? Eu também.', 'A volta dos que não foram por muito tempo.', 'Podem guardar o lencinho.', 'Quem fez promessa para voltar já pode pagar.',
      'Depois de muito suspense.',
    ]],
    motivational: [[
      'Para quem esperava por isto.', 'É bom trazer uma boa notícia.', 'Quem perguntou merece saber primeiro.',
    ], [
      'A procura de vocês me fez correr atrás.', 'Quando o público pede, a gente trabalha dobrado.', 'É bom ver algo voltar porque foi querido.', 'Agradeço a quem esperou.', 'Mais uma rodada, com a mesma dedicação.',
      'Esperar valeu a pena.',
    ]],
  },
  steps: {
    professional: [
      ['Quem já quis comprar e chegou tarde conhece a sensação. Desta vez, ainda há tempo de olhar com atenção.', 'Há compras que a gente salva para depois e acaba esquecendo. Se a sua era uma delas, pode voltar a ela agora.'],
      ['Ter à disposição o que as pessoas procuram facilita a vida dos dois lados. Você escolhe vendo o que existe agora.'],
      ['Quem já conhece pode repetir, e quem só tinha visto nas fotos tem agora a oportunidade de experimentar.'],
      ['Antes de escolher, pergunte quais opções há no momento. Elas podem mudar conforme os pedidos chegam.'],
    ],
    casual: [
      ['Sempre tem alguém que chega tarde e me pergunta se sobrou um. Pois dessa vez tô avisando cedo.', 'Sabe quando você deixa pra depois e, no depois, já foi? Agora dá pra fazer diferente e me chamar logo.'],
      ['Eu gosto quando posso responder \'tem, sim\' na mesma hora. A conversa fica curta e todo mundo sai contente.'],
      ['Se você já tem, sabe por que tanta gente pediu. Se ainda não tem, agora pode descobrir.'],
      ['Me chama e pergunta o que tem no momento, porque as opções vão saindo. Eu te conto tudo o que ficou.'],
    ],
    funny: [
      ['Esperar tem seu charme, dizem. Quem diz isso nunca ficou olhando a tela para ver se aparecia o aviso.', 'Há quem pense bem, pense com calma e, quando termina de pensar, já não encontre nada. Hoje dá tempo de ser rápido.'],
      ['A pergunta \'ainda tem?\' é a mais repetida da minha vida, só muda a figurinha. Hoje eu respondo sorrindo.'],
      ['Serve para quem quer repetir e para quem passou semanas dizendo que nem queria tanto assim. A gente finge que acredita.'],
      ['Pergunte o que tem no momento e escolha logo. A turma que costuma ficar sem está com o dedo treinado.'],
    ],
    motivational: [
      ['Há quem pergunte, espere e pergunte de novo, sempre com gentileza. É para essa pessoa que eu escrevo primeiro.', 'Preparar tudo antes de avisar dá trabalho. Compensa quando a pessoa pergunta e a resposta é sim, pode escolher.'],
      ['Saber que alguém procura o que a gente faz é um dos melhores elogios que se pode receber. Guardo cada mensagem.'],
      ['Quem já tem pode agora presentear alguém, e quem ficou sem tem outra oportunidade de escolher.'],
      ['Escreva perguntando o que há no momento. Escolher com calma e com gosto também faz parte de uma boa compra.'],
    ],
  },
  facts: {
    all: [
      'Quem ficou sem da outra vez pode falar agora.', 'Avise quem pediu para ser lembrado.', 'Vale conferir se a cor ou o modelo que você queria está entre os disponíveis.',
      'Da última vez, houve quem chegasse tarde.', 'Pergunte o que há no momento antes de escolher.', 'Quem já tem conta que a segunda escolha é mais fácil.', 'A procura mostrou que era preciso repetir.',
      'Salvar a publicação ajuda a encontrar depois.', 'Mande para aquela pessoa que ficou perguntando.',
    ],
    professional: [
      'A espera de vocês foi lembrada.', 'Consulte-nos sobre o que está disponível.', 'Atendemos primeiro a quem nos chama primeiro.', 'Ficamos felizes em repetir um trabalho tão procurado.',
      'Confirmamos a disponibilidade por mensagem.',
    ],
    casual: [
      'Eu vi cada mensagem perguntando, tá?', 'Agora é com vocês.', 'Da última vez teve gente que chegou no dia seguinte e ficou sem.', 'Me chama que eu te digo o que tem.',
      'Marca quem ficou de mal comigo da última vez.',
    ],
    funny: [
      'A lista de quem pediu bis era maior do que a minha paciência.', 'Dessa vez não diga que o celular estava no silencioso.', 'Quem ficou sem da última vez está autorizado a correr.',
      'Prometo não fazer mais esse suspense, até a próxima.', 'O aplauso foi tanto que teve bis.',
    ],
    motivational: [
      'Refazer com o que se aprendeu da primeira vez é um privilégio.', 'Cada pedido de volta me deu ânimo para produzir.', 'Saber que alguém esperou torna o trabalho mais bonito.',
      'O que é querido encontra um jeito de voltar.', 'Agradeço a quem não esqueceu.',
    ],
  },
  questions: [
    'Você estava esperando por isso?', 'Quem ficou sem da última vez?', 'O que mais você quer ver de volta?', 'Quem você avisaria agora?', 'Vai ser o primeiro ou mais um para a coleção?',
    'O que você escolheria desta vez?',
  ],
  asks: [
    'o que você estava esperando', 'a cor ou o modelo que você quer', 'quantos você vai querer', 'o que ficou faltando da última vez',
  ],
  hashtags: ['reposicao', 'disponivel', 'voltou', 'chegou', 'prontaentrega', 'novidades', 'compredopequeno', 'lojinha'],
  emojis: ['🔁', '🎉', '📦', '👏', '📣'],
}
