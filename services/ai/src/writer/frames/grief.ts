import type { Frame } from './frame.ts'

export const grief: Frame = {
  leads: {
    professional: [[
      'Hoje pedimos um momento de respeito.', 'Com delicadeza, poucas palavras.', 'Este espaço hoje é de afeto.',
    ], [
      'Há momentos em que as palavras precisam ser simples.', 'Com respeito, dedicamos este espaço.', 'Hoje o tom é outro.', 'Uma pausa de respeito.', 'Reservamos este silêncio.',
    ]],
    casual: [[
      'Hoje eu escrevo com outro tom.', 'Só queria deixar isto aqui.', 'Com todo o respeito.',
    ], [
      'Hoje a conversa é mais calma.', 'Tem dia em que a gente fala baixinho.', 'Hoje eu só queria deixar isto aqui.', 'Um minuto de silêncio e de afeto.', 'Poucas palavras hoje.',
    ]],
    funny: [[
      'Hoje eu falo mais baixo.', 'Com respeito e afeto.', 'Uma pausa em tudo o mais.',
    ], [
      'Hoje o silêncio fala melhor.', 'Há dias em que se fala pouco.', 'Hoje a voz é mais baixa.', 'Com delicadeza.',
    ]],
    motivational: [[
      'Hoje as palavras são poucas.', 'Com respeito a quem sente.', 'Deixo aqui o meu abraço.',
    ], [
      'Há dores que pedem silêncio e companhia.', 'Hoje as palavras são poucas e sinceras.', 'Um instante para lembrar.', 'Certas ausências merecem ser ditas com cuidado.', 'Hoje este espaço é de memória.',
    ]],
  },
  steps: {
    professional: [
      ['Há momentos em que qualquer palavra parece pouca. Mesmo assim, preferimos dizer que estamos juntos a ficar em silêncio.', 'Quando algo assim toca alguém, o dia muda de ritmo. O resto pode esperar um pouco.'],
      ['Cada pessoa sente a seu modo e no seu tempo. Não há jeito certo, e ninguém precisa explicar o que sente.'],
      ['Quem está perto pode ajudar com pouco: uma mensagem sem pressa de resposta, uma visita, um prato de comida.'],
      ['Deixamos aqui o nosso respeito e o nosso abraço a quem precisa dele. As palavras que chegarem serão lidas com carinho.'],
    ],
    casual: [
      ['Tem dia em que eu não sei bem o que escrever. Hoje é um deles, e achei que era melhor dizer assim.', 'A gente vive correndo, e de repente uma coisa dessas faz tudo parar. Aí o que importa fica bem à vista.'],
      ['Cada um sente do seu jeito. Tem quem fale, tem quem se cale, e os dois precisam de companhia.'],
      ['Se você conhece alguém passando por isso, manda um \'tô aqui\'. Não precisa saber o que dizer depois.'],
      ['O meu abraço vai pra quem precisa hoje. Se quiser deixar uma palavra, eu leio com todo o carinho.'],
    ],
    funny: [
      ['Hoje fica só um abraço, sem outro assunto. Deixo o meu aqui, para quem precisar dele.', 'Faltam palavras em dias assim, e não faz mal. Estar por perto já diz uma boa parte.'],
      ['Cada pessoa leva o que sente de um modo diferente. O carinho de quem está em volta ajuda a carregar.'],
      ['Uma mensagem curta, um prato levado até a porta, uma mão no ombro. São gestos simples, e quem recebe não esquece.'],
      ['A quem está passando por isso, o meu respeito. Se quiser escrever alguma coisa, leio com carinho.'],
    ],
    motivational: [
      ['Em dias assim, quem cuida dos outros também precisa de cuidado. Penso nessas pessoas enquanto escrevo.', 'Certas notícias e certas datas pesam mais. Quem já passou por algo assim reconhece o silêncio que elas trazem.'],
      ['Ninguém precisa ser forte o tempo inteiro. Sentir leva tempo, e cada um tem o seu.'],
      ['Há sempre alguém que aparece sem ser chamado, lava a louça e fica. Quem faz isso merece o nosso respeito.'],
      ['Que não falte companhia a quem hoje precisa dela. Deixo o meu abraço e leio com carinho o que vier.'],
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
