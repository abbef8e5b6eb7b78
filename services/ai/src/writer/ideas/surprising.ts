import type { Plan } from './plan.ts'

export const surprising: readonly Plan[] = [
  { title: 'Adivinhe o que vem por aí', description: 'Só um pedacinho, bem de perto, e nenhuma dica. Você consegue adivinhar o que é? A resposta vem na próxima publicação.', format: 'Foto macro de uma textura de {product}, ocupando a tela inteira.', cta: 'Deixe o seu palpite nos comentários.' },
  { title: 'Se o meu trabalho falasse', description: 'Oi, eu sou o trabalho que você está vendo. Passei horas naquela mesa, ouvi muita música e presenciei mais de um café esfriar. Agora sonho em conhecer uma casa nova.', format: 'Foto de {product} em um lugar inesperado, como a janela ou a cadeira da sala.', cta: 'Invente a minha próxima fala nos comentários.' },
  { title: 'Um dia sem falar', description: 'Hoje, nenhuma palavra: só as mãos, o trabalho com {niche} e a bagunça boa do fim do dia. Aumente o som da imaginação e assista até o fim.', format: 'Reel com dez cenas de um segundo: {step}, {tool} em uso e a mesa no fim.', cta: 'Resuma o vídeo com um emoji nos comentários.' },
  { title: 'Entrevista ao contrário', description: 'Hoje quem pergunta é você. Vale curiosidade sobre {niche}, sobre a rotina ou sobre o café que sempre esfria. Eu respondo sem parar de trabalhar.', format: 'Caixinha de perguntas nos stories e respostas em vídeo, com as mãos ocupadas.', cta: 'Mande a sua pergunta mais curiosa no direct.' },
  { title: 'O objeto mais antigo do ateliê', description: 'Tem um objeto na minha mesa que já viu de tudo: dias bons, dias difíceis e muita tentativa. Se ele falasse, contaria a minha história melhor do que eu.', format: 'Foto, como um retrato, de {tool} ou de algo que esteja com você desde o começo.', cta: 'Qual é o seu objeto de estimação? Conte nos comentários.' },
]
