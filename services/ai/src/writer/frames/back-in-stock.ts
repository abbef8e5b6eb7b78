import type { Frame } from './frame.ts'

export const backInStock: Frame = {
  leads: {
    professional: [
      'Informamos a quem esperava.', 'Boa notícia para quem chegou tarde da última vez.', 'Atendendo aos pedidos.', 'Atualização da nossa vitrine.', 'Para quem perguntou nas últimas semanas.', 'A espera terminou.',
    ],
    casual: [
      'Vocês pediram tanto que olha só.', 'Quem ficou na vontade, vem.', 'Pode parar de me perguntar quando volta.', 'Olha quem resolveu aparecer.', 'Avisa todo mundo que ficou sem.', 'Eu prometi e cumpri.',
    ],
    funny: [
      'O retorno mais aguardado desde a última novela.', 'Sentiram falta? Eu também.', 'A volta dos que não foram por muito tempo.', 'Podem guardar o lencinho.', 'Quem fez promessa para voltar já pode pagar.',
      'Depois de muito suspense.',
    ],
    motivational: [
      'A procura de vocês me fez correr atrás.', 'Quando o público pede, a gente trabalha dobrado.', 'É bom ver algo voltar porque foi querido.', 'Agradeço a quem esperou.', 'Mais uma rodada, com a mesma dedicação.',
      'Esperar valeu a pena.',
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
