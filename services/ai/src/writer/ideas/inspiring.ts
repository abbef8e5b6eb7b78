import type { Plans } from './plan.ts'

export const inspiring: Plans = {
  free: [
    { title: 'Por que eu comecei', description: 'Ninguém começa sabendo. Eu comecei com {niche} por vontade de criar, continuei por teimosia e fiquei por amor. Quando bate o cansaço, é desse começo que eu me lembro.', format: 'Foto sua trabalhando, sem pose, de preferência perto de uma janela.', cta: 'E você, o que fez você começar? Conte nos comentários.' },
    { title: 'Para quem pensa em desistir', description: 'Tem dia em que nada dá certo, e {step} também já foi um desafio para mim. O que me ajudou foi ir devagar e não me comparar. Se hoje está difícil por aí, descanse, mas não desista.', format: 'Foto das suas mãos em pausa sobre a mesa de trabalho.', cta: 'Marque uma pessoa que precisa ler estas palavras.' },
    { title: 'O primeiro e o mais recente', description: 'Entre um dos meus primeiros trabalhos e o mais recente, há muito mais do que tempo. Há tentativa, erro, paciência e a coragem de recomeçar.', format: 'Duas fotos no mesmo enquadramento: um trabalho antigo e um novo.', cta: 'Conte nos comentários uma pequena vitória sua.' },
    { title: 'O que as mãos me ensinam', description: 'Paciência: essa é a palavra que o trabalho com {niche} me ensina todos os dias. Nada de bonito nasce com pressa, e isso vale para a vida também.', format: 'Vídeo curto de {step}, em silêncio, com a palavra “paciência” escrita na tela.', cta: 'Que palavra define o seu momento? Responda nos comentários.' },
    { title: 'Um agradecimento', description: 'Hoje eu só queria agradecer. Cada recado carinhoso, cada indicação e cada encomenda me ajudam a continuar. Por trás de cada trabalho meu tem um pedacinho desse carinho.', format: 'Foto de {product} ao lado de um bilhete escrito à mão.', cta: 'A quem você gostaria de agradecer hoje? Deixe nos comentários.' },
  ],
  about: [
    { title: 'O que o trabalho com {topic} significa para mim', description: 'Tem trabalho que a gente faz com as mãos, e tem trabalho que a gente faz com a alma. Para mim, trabalhar com {topic} é lembrar, todos os dias, que vale a pena ir com calma e acreditar.', format: 'Foto sua sem pose, com {topic} por perto, de preferência perto de uma janela.', cta: 'E você, o que aprendeu com o trabalho manual? Conte nos comentários.' },
    { title: 'O que aprendi trabalhando com {topic}', description: 'Trabalhando com {topic}, eu aprendi que nada de bonito nasce com pressa. Houve tentativa, houve dúvida e houve vontade de continuar. É essa parte que eu mais gosto de contar.', format: 'Vídeo curto e silencioso, com {topic} em primeiro plano e uma frase sua escrita na tela.', cta: 'Conte nos comentários uma pequena vitória sua.' },
    { title: 'Um pensamento sobre {topic}', description: 'Hoje o pensamento é sobre {topic}. Às vezes um detalhe simples muda o dia de alguém, e é isso que me faz continuar.', format: 'Foto bem de perto, com {topic} e um espaço livre para uma frase.', cta: 'Conte nos comentários: o que deixou o seu dia mais leve?' },
  ],
  telling: [
    { title: 'Um recado de coração', description: 'Escrevo isto para me lembrar, e também para quem precisa ouvir. Um passo de cada vez também é caminho.', format: 'Foto das suas mãos trabalhando, com a frase “{words}” escrita na imagem.', cta: 'Marque alguém que precisa ler isto hoje.' },
    { title: 'Para guardar no coração', description: 'Nos dias comuns, é isso que me faz continuar. Que sirva de abraço para quem está lendo.', format: 'Vídeo curto e silencioso do ateliê, com a frase “{words}” aparecendo aos poucos.', cta: 'O que essas palavras despertam em você? Conte nos comentários.' },
  ],
}
