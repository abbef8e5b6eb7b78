import type { Plan } from './plan.ts'

/** For a question to which the writer knows no answer: it asks the followers, and leaves the owner room for hers. */
export const asking: readonly Plan[] = [
  {
    title: 'Uma pergunta para você',
    description: '{line} Eu tenho o meu jeito, e hoje quero conhecer o seu. Quem já passou por isso costuma ter um bom conselho para dar.',
    format: 'Foto do seu trabalho com a pergunta “{words}” em letras grandes, e a sua resposta na segunda imagem.',
    cta: 'Como é com você? Responda nos comentários.',
  },
  {
    title: 'Vamos conversar sobre isso',
    description: '{line} Essa pergunta chega sempre por aqui. {fact} Na segunda imagem está o que funciona para mim.',
    format: 'Carrossel com a pergunta “{words}” na capa e a sua resposta, em três passos curtos, nas outras imagens.',
    cta: 'O que funciona para você? Conte nos comentários.',
  },
  {
    title: 'Respondo mostrando',
    description: '{line} Em vez de escrever, eu mostro. Assista até o fim e me diga se ajudou.',
    format: 'Vídeo curto em que você lê “{words}” em voz alta e mostra, passo a passo, como faz.',
    cta: 'Ficou alguma dúvida? Deixe nos comentários.',
  },
]
