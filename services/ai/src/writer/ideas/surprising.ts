import type { Plan } from './plan.ts'

/** For a surprise. */
export const surprising: readonly Plan[] = [
  {
    title: 'Verdade ou mentira',
    description: 'Duas afirmações sobre {niche}, e só uma é verdade. Eu conto a resposta amanhã. Uma pista: {fact}',
    format: 'Imagem dividida ao meio com uma frase de cada lado.',
    cta: 'Verdade ou mentira? Comente.',
  },
  {
    title: 'Um objeto, uma história',
    description: 'Escolhi {tool} para contar uma história de hoje. {fact} Todo objeto de trabalho guarda alguma.',
    format: 'Foto de um único objeto sobre a mesa, com bastante espaço em volta.',
    cta: 'Que objeto conta a sua história? Conte nos comentários.',
  },
  {
    title: 'Se fosse uma música',
    description: 'Se o trabalho com {niche} fosse uma música, o refrão seria {step}. {fact}',
    format: 'Vídeo de quinze segundos no ritmo de uma música que você gosta.',
    cta: 'Que música seria a sua? Comente.',
  },
  {
    title: 'O dia ao contrário',
    description: 'Hoje eu mostro do fim para o começo. {fact} Repare como tudo se desfaz até o primeiro passo.',
    format: 'Vídeo de uma etapa reproduzido de trás para a frente.',
    cta: 'Você percebeu o que aconteceu? Conte nos comentários.',
  },
  {
    title: 'Regra da casa',
    description: 'Por aqui só existe uma regra. {fact} O resto a gente resolve na conversa.',
    format: 'Foto de uma plaquinha de papel com a regra escrita à mão.',
    cta: 'Qual é a regra da sua casa? Conte nos comentários.',
  },
  {
    title: 'Cinco minutos depois',
    description: 'Tirei duas fotos com cinco minutos de diferença. {fact} Descubra o que mudou.',
    format: 'Duas fotos da mesma mesa, com uma única mudança.',
    cta: 'Achou a diferença? Comente.',
  },
  {
    title: 'Três perguntas, três respostas',
    description: 'Respondo em uma frase cada: o que mais me pedem, o que eu mais gosto de fazer e o que ninguém imagina. Uma pista da última: {fact}',
    format: 'Três telas com uma pergunta em cada, e você respondendo para a câmera.',
    cta: 'Qual é a sua pergunta? Deixe nos comentários.',
  },
  {
    title: 'A primeira coisa do dia',
    description: 'Antes de qualquer mensagem, o meu dia começa com {tool} e um café. {fact}',
    format: 'Vídeo de dez segundos do primeiro gesto do seu dia de trabalho.',
    cta: 'E o seu dia, como começa? Conte nos comentários.',
  },
  {
    title: 'Escolha por mim',
    description: 'Hoje quem decide é você, entre duas opções. {question}',
    format: 'Duas fotos lado a lado, com “1” e “2” escritos.',
    cta: 'Um ou dois? Vote nos comentários.',
  },
  {
    title: 'O que muda de perto',
    description: 'De longe parece igual, de perto é outra história. {fact} Repare na segunda imagem.',
    format: 'Duas fotos do mesmo trabalho, uma de longe e outra bem de perto.',
    cta: 'O que você viu na segunda? Comente.',
  },
]
