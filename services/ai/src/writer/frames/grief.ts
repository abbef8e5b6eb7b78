import type { Frame } from './frame.ts'

export const grief: Frame = {
  leads: {
    professional: [
      'Há momentos em que as palavras precisam ser simples.', 'Com respeito, dedicamos este espaço.', 'Hoje o tom é outro.', 'Uma pausa de respeito.', 'Com delicadeza, poucas palavras.', 'Reservamos este silêncio.',
    ],
    casual: [
      'Hoje a conversa é mais calma.', 'Tem dia em que a gente fala baixinho.', 'Com todo o respeito.', 'Hoje eu só queria deixar isto aqui.', 'Um minuto de silêncio e de afeto.', 'Poucas palavras hoje.',
    ],
    funny: [
      'Hoje o silêncio fala melhor.', 'Com respeito e afeto.', 'Há dias em que se fala pouco.', 'Uma pausa em tudo o mais.', 'Hoje a voz é mais baixa.', 'Com delicadeza.',
    ],
    motivational: [
      'Há dores que pedem silêncio e companhia.', 'Com respeito a quem sente.', 'Hoje as palavras são poucas e sinceras.', 'Um instante para lembrar.', 'Certas ausências merecem ser ditas com cuidado.',
      'Hoje este espaço é de memória.',
    ],
  },
  facts: {
    all: [
      'Não há pressa para sentir, cada pessoa tem o seu tempo.', 'As lembranças também são uma forma de companhia.', 'Às vezes, estar perto em silêncio é o maior gesto que existe.',
      'Um abraço, mesmo de longe, faz diferença nestes dias.', 'O amor que se viveu continua presente nos pequenos gestos.', 'Quem quiser pode deixar uma palavra, e ela será lida com afeto.',
      'Algumas histórias não se medem em palavras.', 'Há dias em que o silêncio e a memória bastam.', 'Falar de quem se foi é uma forma de continuar junto.',
    ],
    professional: [
      'Deixamos aqui o nosso respeito.', 'Guardamos cada nome e cada história com cuidado.', 'Que a serenidade venha aos poucos, no tempo de cada um.', 'O respeito por essa história fica registrado aqui.',
      'Cuidar uns dos outros é o que sustenta.',
    ],
    casual: [
      'Quem já sentiu uma falta assim entende sem explicação.', 'Um abraço quieto vale por muitas palavras.', 'Tem saudade que a gente aprende a levar.', 'Uma lembrança boa às vezes aquece o dia.',
      'Não precisa dizer nada, pode só ficar um pouco.',
    ],
    funny: [
      'Um abraço sincero diz o que não cabe numa legenda.', 'Um gesto simples pode dizer o que as palavras não alcançam.', 'Lembrar com afeto também é cuidar.', 'Cada lembrança guardada é um jeito de agradecer.',
      'Hoje o carinho vem antes de qualquer outra coisa.',
    ],
    motivational: [
      'Honrar uma história é continuar contando quem a viveu.', 'O que se aprendeu com alguém não se perde.', 'Vá no seu tempo, sem cobrança.', 'Quem amou deixa marcas boas em quem fica.',
      'A saudade mostra o tamanho do que se viveu.',
    ],
  },
  questions: [
    'Quer deixar um nome para ser lembrado?', 'Que lembrança bonita você guarda?', 'Quer deixar uma palavra?', 'De quem você se lembra hoje com afeto?', 'Que gesto de apoio você não esquece?',
    'Há uma frase que conforta você?',
  ],
  asks: [
    'uma lembrança bonita', 'um nome para ser lembrado', 'o que o coração quiser dizer', 'uma palavra de conforto',
  ],
  hashtags: ['saudade', 'luto', 'lembranca', 'homenagem', 'respeito', 'memoria', 'afeto', 'conforto', 'serenidade', 'abraco'],
  emojis: ['🤍', '🕊️', '🌿'],
}
