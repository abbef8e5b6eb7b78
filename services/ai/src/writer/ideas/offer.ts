import type { Plans } from './plan.ts'

/** Only the owner knows what is on offer, so the posts lead to a conversation instead of naming it. */
export const offer: Plans = {
  free: [
    { title: 'Condição especial no ateliê', description: 'Tem condição especial por aqui, e eu queria que você soubesse primeiro. É um bom momento para escolher {product} ou encomendar aquele presente que você vem adiando. Eu explico tudo com calma, sem compromisso.', format: 'Foto de {product} com um espaço limpo ao lado, para escrever a sua condição em letras grandes.', cta: 'Chame no direct para saber como funciona.' },
    { title: 'Um carinho para quem já segue', description: 'Quem acompanha o meu trabalho merece um carinho a mais. Preparei uma condição só para quem está por aqui, e conto os detalhes a quem me chamar.', format: '{Vídeo curto|Foto} em que você aparece, falando com calma para a câmera.', cta: 'Comente “eu quero” e eu explico tudo no direct.' },
    { title: 'Melhor em dupla', description: 'Algumas criações ficam ainda mais bonitas lado a lado. Montei um conjunto especial, pensado para presentear ou para se dar um carinho.', format: 'Foto de {product} com outra criação que combine, arrumadas como presente.', cta: 'Quer conhecer o conjunto? Chame no direct.' },
    { title: 'Perguntas antes da compra', description: 'Como encomendar? Dá para personalizar? Como funciona a entrega? Se você tem uma dessas dúvidas, aproveite: hoje eu respondo a todas, uma por uma.', format: 'Carrossel com uma pergunta por imagem e a sua resposta logo abaixo.', cta: 'Deixe a sua pergunta nos comentários.' },
    { title: 'Algo especial vem aí', description: 'Ainda não posso contar tudo, mas já posso mostrar um pedacinho. Algo especial vem aí, e quem está por perto vai saber primeiro.', format: 'Sequência de stories com recortes bem de perto de {product} e, no fim, a foto completa.', cta: 'Adivinhe nos comentários o que vem por aí.' },
  ],
  about: [
    { title: 'Condição especial: {topic}', description: 'Se você estava esperando um bom momento, ele chegou. O assunto é {topic}, e a condição é especial. Eu explico tudo com calma, sem compromisso.', format: 'Foto com {topic} de um lado e um espaço limpo do outro, para escrever a sua condição em letras grandes.', cta: 'Chame no direct para saber tudo sobre {topic}.' },
    { title: '{topic}: aproveite este momento', description: 'Quem acompanha o meu trabalho já sabe do carinho que existe por trás de tudo. Agora há um motivo a mais: uma condição especial, e o assunto é {topic}.', format: 'Vídeo curto com {topic} em primeiro plano e você contando, em uma frase, qual é a condição.', cta: 'Comente “eu quero” e eu conto os detalhes sobre {topic}.' },
    { title: 'Para presentear: {topic}', description: 'Pensando em presente? A minha sugestão é {topic}, ainda mais com uma condição especial. Conte para quem é, e eu ajudo você a escolher.', format: 'Foto com cara de presente: {topic} e a embalagem à vista.', cta: 'Chame no direct e conte para quem é o presente.' },
  ],
  telling: [
    { title: 'Leia até o fim', description: 'Se você estava esperando um bom momento, ele chegou: preparei uma condição especial. Eu explico tudo com calma e ajudo você a escolher.', format: 'Foto do seu trabalho com a frase “{words}” em letras grandes e fáceis de ler.', cta: 'Chame no direct para saber como funciona.' },
    { title: 'Para quem acompanha o ateliê', description: 'Fiz questão de contar primeiro a quem está por aqui: há uma condição especial para quem acompanha o ateliê. É o meu jeito de retribuir esse carinho.', format: 'Vídeo curto que comece com a frase “{words}” na tela e termine com a sua condição em letras grandes.', cta: 'Comente “eu quero” e eu explico os detalhes.' },
  ],
}
