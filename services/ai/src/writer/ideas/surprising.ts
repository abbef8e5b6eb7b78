import type { Plan } from './plan.ts'

export const surprising: readonly Plan[] = [
  { title: 'Adivinhe o que vem por aí', description: 'Mostre só um pedacinho de {product}, tão de perto que quase não se reconhece. Revele o resultado na publicação seguinte.', format: 'Foto macro de uma textura, ocupando a tela inteira.', cta: 'Peça palpites nos comentários.' },
  { title: 'Se o meu trabalho falasse', description: 'Escreva a legenda na voz de {product}: o que viu na mesa, quantas vezes foi refeito e para onde sonha ir. É leve, divertido e mostra os bastidores sem parecer aula.', format: 'Foto do trabalho em um lugar inesperado, como a janela ou a cadeira da sala.', cta: 'Convide a inventar a próxima fala nos comentários.' },
  { title: 'Um dia sem falar', description: 'Conte um dia inteiro de {niche} só com imagens: {step}, {tool} em uso e a bagunça do fim. Nenhuma palavra na tela.', format: 'Reel com dez cenas de um segundo cada.', cta: 'Peça que resumam o vídeo com um emoji.' },
  { title: 'Entrevista ao contrário', description: 'Deixe quem segue fazer as perguntas e responda enquanto trabalha. Comece com uma curiosidade que ninguém imagina sobre o seu dia com {niche}.', format: 'Caixinha de perguntas nos stories e respostas em vídeo, com as mãos ocupadas.', cta: 'Convide a mandar a pergunta mais curiosa no direct.' },
  { title: 'O objeto mais antigo do ateliê', description: 'Mostre {tool} ou qualquer coisa que esteja com você desde o começo e conte o que já passaram. Objetos guardam boas histórias.', format: 'Foto em fundo neutro, como um retrato.', cta: 'Pergunte qual é o objeto de estimação de quem está lendo.' },
]
