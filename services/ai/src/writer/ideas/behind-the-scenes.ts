import type { Plans } from './plan.ts'

export const behindTheScenes: Plans = {
  free: [
    { title: 'Um dia de trabalho em um minuto', description: 'A mesa arrumada, {step}, a pausa para o café e a bagunça do fim da tarde: é assim um dia por aqui. Cabe em um minuto de vídeo, mas leva o dia inteiro de carinho.', format: '{Vídeo acelerado|Vídeo curto} na vertical, com a câmera parada em um canto da mesa.', cta: 'Conte nos comentários: que parte do meu dia você quer ver com mais calma?' },
    { title: 'A etapa que ninguém vê', description: 'Tem uma parte do meu trabalho que quase nunca aparece nas fotos: {step}. Leva tempo, pede paciência e faz toda a diferença no resultado.', format: 'Foto bem de perto das suas mãos durante essa etapa, com luz de janela.', cta: 'Você imaginava essa etapa? Responda nos comentários.' },
    { title: 'O que está na minha mesa', description: 'Quem trabalha com {niche} sabe: tem coisa que não sai da mesa. Por aqui, {tool} e o cafezinho são companhia de todo dia.', format: 'Foto de cima, com {tool} e outros companheiros de trabalho organizados sobre a mesa.', cta: 'E na sua mesa, o que não pode faltar? Conte nos comentários.' },
    { title: 'Deu errado, e tudo bem', description: 'Nem tudo sai de primeira. Já errei, refiz e comecei de novo, e cada tentativa me ensinou alguma coisa. O que você vê pronto tem muito desse caminho.', format: 'Duas fotos: a tentativa e a versão que deu certo.', cta: 'Qual foi o seu maior perrengue? Conte nos comentários.' },
    { title: 'Os sons do ateliê', description: 'Sem música e sem fala: só o som das mãos trabalhando. Ponha os fones, respire e passe um minutinho comigo.', format: 'Vídeo de quinze segundos, bem de perto, em um ambiente silencioso.', cta: 'O que você sentiu ao ouvir? Conte nos comentários.' },
  ],
  about: [
    { title: 'Os bastidores: {topic}', description: 'Hoje abro a porta do ateliê para mostrar os bastidores de um trabalho: {topic}. Da escolha dos materiais ao último detalhe, tem muito mais tempo e cuidado do que a foto mostra.', format: 'Vídeo curto com as suas mãos, os materiais e {topic} tomando forma.', cta: 'Conte nos comentários: que parte do trabalho com {topic} você quer ver de perto?' },
    { title: 'O que ninguém vê: {topic}', description: 'O assunto de hoje é {topic}. Quem olha o resultado não vê as tentativas, a mesa cheia e as horas de atenção, e eu adoro mostrar essa parte.', format: 'Carrossel com a mesa antes, um momento no meio do trabalho e {topic} no fim.', cta: 'Quer conhecer mais do processo? Chame no direct.' },
    { title: 'Um minuto comigo: {topic}', description: 'Passe um minuto aqui na minha mesa, que o assunto é {topic}. Tem calma, tem capricho e, às vezes, tem café esfriando ao lado.', format: 'Vídeo acelerado da sua mesa enquanto você trabalha, com {topic} em primeiro plano.', cta: 'Deixe nos comentários uma pergunta sobre {topic}.' },
  ],
  telling: [
    { title: 'Direto da minha mesa', description: 'Por trás da foto há tempo, tentativa e muito carinho, e eu gosto de mostrar essa parte também.', format: 'Vídeo curto dos bastidores, com a frase “{words}” escrita na primeira cena.', cta: 'Que parte dos bastidores você quer ver depois? Conte nos comentários.' },
    { title: 'O que a foto não mostra', description: 'A foto mostra um segundo, mas a história é bem mais comprida. Hoje divido um pedacinho dela com você.', format: 'Carrossel de três fotos que contem, na ordem, o que você escreveu em “{words}”.', cta: 'Quer saber o resto da história? Chame no direct.' },
  ],
}
