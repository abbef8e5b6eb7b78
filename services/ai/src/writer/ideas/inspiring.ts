import type { Plan } from './plan.ts'

export const inspiring: readonly Plan[] = [
  { title: 'Por que eu comecei', description: 'Conte o que levou você ao trabalho com {niche}: a primeira tentativa, quem ensinou e o que fez você continuar. Seja simples e verdadeiro: é isso que aproxima.', format: 'Foto sua trabalhando, sem pose, de preferência perto de uma janela.', cta: 'Pergunte nos comentários o que fez cada pessoa começar.' },
  { title: 'Carta para quem pensa em desistir', description: 'Escreva algumas linhas para alguém que está em um dia difícil. Lembre que {step} também já foi um desafio para você, e conte o que ajudou.', format: 'Foto das suas mãos em pausa sobre a mesa de trabalho.', cta: 'Convide a marcar uma pessoa que precisa ler essas palavras.' },
  { title: 'O primeiro e o mais recente', description: 'Coloque lado a lado um dos seus primeiros trabalhos e {product}. Fale do que aprendeu entre um e outro, sem esconder as dificuldades.', format: 'Duas fotos no mesmo enquadramento, a antiga e a nova.', cta: 'Peça que contem uma pequena vitória desta semana.' },
  { title: 'O que o trabalho manual me ensina', description: 'Escolha uma palavra, como paciência, coragem ou cuidado, e mostre onde ela aparece no seu dia com {niche}. Uma cena só já basta.', format: 'Vídeo curto de {step}, em silêncio, com a palavra escrita na tela.', cta: 'Pergunte que palavra define o momento de quem está lendo.' },
  { title: 'Um agradecimento', description: 'Lembre um recado carinhoso que você recebeu e conte o que ele significou. Agradeça a quem faz parte dessa história, sem citar nomes sem permissão.', format: 'Foto de {product} ao lado de um bilhete escrito à mão.', cta: 'Convide a deixar um agradecimento para alguém nos comentários.' },
]
