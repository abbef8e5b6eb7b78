import type { Plan } from './plan.ts'

/** For a question to which the writer knows no answer: the owner gives hers in the pictures. */
export const asking: readonly Plan[] = [
  {
    title: 'Essa pergunta chega toda semana',
    description: '{line} De tanto responder, resolvi juntar tudo num lugar só. A minha resposta está nas imagens, em três passos, para você salvar e consultar quando precisar.',
    format: 'Carrossel: “{words}” na capa, a sua resposta em três passos curtos e, no fim, um resumo para salvar.',
    cta: 'Salve esta publicação para não esquecer.',
  },
  {
    title: 'Respondo mostrando',
    description: '{line} Em vez de escrever, eu mostro como faço aqui. Assista até o fim e me conte se ajudou.',
    format: 'Vídeo curto em que você lê “{words}” em voz alta e mostra, passo a passo, como faz.',
    cta: 'Ficou alguma dúvida? Deixe nos comentários.',
  },
  {
    title: 'A dúvida campeã por aqui',
    description: '{line} Eu também já tive essa dúvida e errei antes de acertar. O que funciona para mim está na segunda imagem. Se você faz de outro jeito, quero aprender.',
    format: 'Duas imagens: “{words}” na primeira, em letras grandes, e a sua resposta em poucas linhas na segunda.',
    cta: 'Como é com você? Responda nos comentários.',
  },
]
