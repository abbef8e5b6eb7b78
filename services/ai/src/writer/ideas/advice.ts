import type { Plan } from './plan.ts'

export const advice: readonly Plan[] = [
  { title: 'A dica que eu queria ter ouvido antes', description: '{tip} Conte em que momento do seu caminho com {niche} você aprendeu isso e o que mudou depois.', format: 'Foto do antes e do depois, lado a lado, na mesma posição.', cta: 'Peça que salvem a publicação para consultar depois.' },
  { title: 'Passo a passo sem mistério', description: 'Divida {step} em três passos curtos e mostre cada um. {tip}', format: 'Carrossel com uma foto por passo e uma frase em cada imagem.', cta: 'Pergunte nos comentários em qual passo surgem mais dúvidas.' },
  { title: 'Verdade ou mito', description: 'Escolha uma frase que muita gente repete sobre {niche} e diga se é verdade. Para completar, deixe um conselho prático: {tipInside}', format: '{Vídeo curto|Foto} com a frase na tela e a resposta em seguida.', cta: 'Convide a mandar outros mitos no direct.' },
  { title: 'O cuidado que faz durar', description: 'Explique como guardar, limpar ou conservar {product}. É uma informação útil para quem já tem um trabalho seu e para quem ainda vai ter.', format: 'Foto do trabalho em uso, com boa luz e fundo simples.', cta: 'Peça que marquem alguém que precisa dessa dica.' },
  { title: 'Para quem está começando', description: 'Mostre {tool} e explique o que realmente é preciso para dar os primeiros passos em {niche}. {tip}', format: 'Foto de cima com os materiais básicos, um ao lado do outro.', cta: 'Pergunte quem está começando e qual é a maior dificuldade.' },
]
