import type { Frame } from './frame.ts'

export const people: Frame = {
  leads: {
    professional: [
      'Uma homenagem simples e merecida.', 'Dedicamos esta publicação.', 'Com admiração.', 'Há pessoas que merecem ser lembradas todos os dias.', 'Hoje o reconhecimento é a quem faz.', 'Palavras de respeito.',
    ],
    casual: [
      'Esse post tem destino certo.', 'Hoje eu tiro o chapéu.', 'Admiro demais.', 'Vai aqui o meu aplauso.', 'Gente que eu respeito.', 'Parei pra lembrar de quem merece.',
    ],
    funny: [
      'Capa e superpoderes não inclusos, mas quase.', 'Aplausos, confetes e um café, por favor.', 'Gente que faz dez coisas e ainda acha a chave.', 'O mundo gira, e alguém está empurrando.',
      'Se dessem medalha, faltava parede.', 'De pé para receber, nem que seja de chinelo.',
    ],
    motivational: [
      'Há quem construa o mundo em silêncio.', 'Reconhecer também é um gesto.', 'Quem trabalha com dedicação merece ser visto.', 'Os bons exemplos estão por perto.', 'Com respeito e orgulho.',
      'Hoje olho para quem faz a diferença.',
    ],
  },
  facts: {
    all: [
      'É gente que aprende fazendo e ensina sem perceber.', 'O trabalho delas e deles aparece nas coisas de todo dia.', 'Nem sempre há aplauso, mas sempre há resultado.',
      'Por trás de cada conquista há horas que ninguém viu.', 'Muitos começaram cedo e continuam por gosto.', 'Quem convive de perto sabe o tamanho da dedicação.', 'Um agradecimento dito em voz alta faz diferença.',
      'Todo ofício tem mestres sem diploma na parede.', 'Valorizar quem faz começa por enxergar.',
    ],
    professional: [
      'Registramos aqui a nossa admiração.', 'O reconhecimento público é pouco diante do que fazem.', 'Cada trajetória merece respeito.', 'Aprendemos muito com quem se dedica ao que faz.',
      'Que o exemplo inspire mais gente.',
    ],
    casual: [
      'Tenho a sorte de conhecer várias pessoas assim.', 'Manda esse post pra alguém que merece ler.', 'A gente aprende só de ficar perto.', 'Eu me admiro com tanta dedicação.', 'Abraça uma pessoa dessas por mim.',
    ],
    funny: [
      'Multitarefa é pouco, o nome disso é malabarismo.', 'Dormem pouco, riem muito e acham tudo o que a casa perde.', 'O manual de instruções nunca veio, e deu certo mesmo assim.',
      'Se parassem um dia, a gente nem achava o café.', 'Façam fila para o abraço.',
    ],
    motivational: [
      'A constância dessas pessoas ensina sem discurso.', 'Quem faz com seriedade melhora tudo ao redor.', 'Cada uma tem um caminho, e todas têm coragem.', 'O exemplo vale para quem está começando agora.',
      'Que nunca falte reconhecimento a quem trabalha.',
    ],
  },
  questions: [
    'Quem você lembrou ao ler?', 'Que pessoa assim você conhece?', 'O que você aprendeu com alguém assim?', 'Quem merece receber este post?', 'Que recado você deixaria para essa pessoa?',
    'Você também faz parte deste grupo?',
  ],
  asks: [
    'quem você quer homenagear', 'a história de alguém que você admira', 'um recado para essa pessoa', 'se você faz parte deste grupo',
  ],
  hashtags: ['homenagem', 'reconhecimento', 'inspiracao', 'admiracao', 'quemfaz', 'respeito', 'historiasdevida', 'gratidao'],
  emojis: ['👏', '💛', '🌟', '🙌', '🌷'],
}
