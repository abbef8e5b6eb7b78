import type { Plan } from './plan.ts'

/** For a surprise. */
export const surprising: readonly Plan[] = [
  {
    title: 'Adivinhe',
    description: 'Deixo três pistas, e nenhuma foto inteira. {fact} {otherFact}',
    format: 'Foto tão de perto que quase não dá para reconhecer, e a resposta na segunda imagem.',
    cta: 'Qual é o seu palpite? Conte nos comentários.',
  },
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
    title: 'Perguntas de criança',
    description: 'Uma criança me perguntou para que serve {product}. Respondi assim: {fact}',
    format: 'Vídeo em que você lê a pergunta com letra de criança e responde em uma frase.',
    cta: 'Como você responderia? Comente.',
  },
  {
    title: 'Com os olhos fechados',
    description: 'Hoje a foto ficou de fora e a descrição ficou por minha conta. {fact} {otherFact}',
    format: 'Tela de uma cor só, com a descrição em letras grandes, e a foto só na segunda imagem.',
    cta: 'O que você imaginou? Conte nos comentários.',
  },
  {
    title: 'A carta',
    description: 'Escrevi uma carta para quem vai receber o meu próximo trabalho. {fact} Espero que ela chegue junto.',
    format: 'Foto de uma carta curta, escrita à mão, sobre a mesa.',
    cta: 'Que recado você gostaria de receber? Comente.',
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
]
