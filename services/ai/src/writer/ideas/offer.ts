import type { Plan } from './plan.ts'

/** The owner alone knows what is on offer, so the plans leave its place open. */
export const offer: readonly Plan[] = [
  { title: 'O anúncio em uma frase', description: 'Diga logo na primeira linha o que está em condição especial, até quando vale e como pedir. Depois, mostre {product} e lembre o que torna o seu trabalho com {niche} diferente.', format: 'Foto do trabalho com um espaço limpo ao lado, onde a condição aparece em letras grandes.', cta: 'Peça que chamem no direct para garantir ou tirar dúvidas.' },
  { title: 'Um presente para quem já segue', description: 'Crie uma condição só para quem acompanha o seu perfil e explique por que essas pessoas são importantes para você. Deixe claras as regras e o prazo.', format: '{Vídeo curto|Foto} em que você aparece, falando com calma para a câmera.', cta: 'Peça que comentem uma palavra combinada para participar.' },
  { title: 'O conjunto que faz sentido', description: 'Monte um conjunto com {product} e outra criação que combine. Explique a quem ele agrada e qual é a vantagem de escolher os dois juntos.', format: 'Foto do conjunto arrumado como presente, com a embalagem à vista.', cta: 'Convide a abrir o link na bio para ver o conjunto.' },
  { title: 'Perguntas antes da compra', description: 'Responda às três perguntas que mais chegam quando você divulga uma condição especial. Quem entende como funciona decide com mais tranquilidade.', format: 'Carrossel com uma pergunta por imagem e a resposta logo abaixo.', cta: 'Peça que deixem outra pergunta nos comentários.' },
  { title: 'Contagem aberta', description: 'Avise nos dias anteriores que algo especial vem aí, mostrando um pedacinho de {product} por vez. No dia, conte tudo em uma publicação só.', format: 'Sequência de stories com recortes bem de perto e, no fim, a foto completa.', cta: 'Convide a ativar o lembrete para não perder o dia.' },
]
