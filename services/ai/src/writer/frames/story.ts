import type { Frame } from './frame.ts'

export const story: Frame = {
  leads: {
    professional: [[
      'Queremos contar uma história.', 'Dividimos hoje um momento nosso.', 'Isto faz parte do nosso caminho.',
    ], [
      'Uma história que vale a pena contar.', 'Compartilhamos um momento.', 'Por trás do trabalho há histórias como esta.', 'Registramos aqui uma lembrança.', 'Um pouco do nosso caminho.', 'Hoje dividimos algo com você.',
    ]],
    casual: [[
      'Deixa eu te contar uma coisa.', 'Vim dividir isso com você.', 'Senta que lá vem história.',
    ], [
      'Aconteceu por aqui.', 'Um pedacinho da minha vida.', 'Sem filtro e sem roteiro.',
    ]],
    funny: [[
      'Aconteceu, e eu posso provar.', 'Ninguém perguntou, mas vou contar.', 'Capítulo de hoje da novela.',
    ], [
      'Baseado em fatos reais.', 'Capítulo de hoje.', 'Ninguém perguntou, mas eu preciso contar.', 'Sobe o som da vinheta.', 'Aconteceu e eu posso provar.', 'Diário de bordo, página de hoje.',
    ]],
    motivational: [[
      'Guardo esta lembrança e divido com você.', 'Há dias que ficam na memória.', 'Um pouco do que me trouxe aqui.',
    ], [
      'Cada história começa em algum lugar.', 'O caminho se faz de momentos assim.', 'Olhar para trás dá sentido ao hoje.', 'Vale a pena contar.', 'Há dias que ficam.',
    ]],
  },
  steps: {
    professional: [
      ['Quem vê uma página pronta imagina que tudo foi planejado. Muita coisa, na verdade, aconteceu num dia comum.', 'Algumas coisas só se entendem quando alguém conta. Por isso deixamos aqui este pedaço da nossa história.'],
      ['Por trás de um pequeno negócio há pessoas, com dias bons, dias difíceis e decisões tomadas no meio do caminho.'],
      ['Quem acompanha há mais tempo talvez se lembre de outros momentos. Quem chegou agora fica nos conhecendo um pouco melhor.'],
      ['Se você já viveu algo parecido, conte nos comentários. Gostamos de conhecer a história de quem nos lê.'],
    ],
    casual: [
      ['Podia ter guardado pra mim, mas achei que você ia gostar de saber. Quem acompanha já é quase de casa.', 'Fiquei um tempo pensando se contava. Aí lembrei de tanta história que vocês já me contaram e criei coragem.'],
      ['A gente mostra o trabalho pronto e esquece que tem uma vida acontecendo em volta. É dela que vem muita coisa.'],
      ['Se você tá aqui faz tempo, já me conhece um pouco. Se chegou agora, vai conhecendo aos pedacinhos.'],
      ['E por aí, já aconteceu algo assim? Me conta nos comentários, que história boa puxa outra.'],
    ],
    funny: [
      ['Eu disse que não ia contar a ninguém. Contei a três pessoas e agora a vocês, o que dá quase ninguém.', 'Em casa pediram a versão resumida. Como aqui ninguém me interrompe, fica a completa, com pausa para o suspense.'],
      ['Minha vida renderia uma novela, só que das que têm muito capítulo na cozinha e pouca cena em Paris.'],
      ['Quem me acompanha há tempos já conhece o elenco. Quem chegou agora pega a trama rápido, ela se repete bastante.'],
      ['Agora é a vez de vocês: contem uma parecida. História boa puxa outra, e aqui ninguém interrompe.'],
    ],
    motivational: [
      ['Na hora em que as coisas acontecem, a gente só segue. É depois, contando, que percebe o quanto andou.', 'Escrevo isto com a mesa ainda por arrumar, como em tantos outros dias. Quis parar e contar antes que passasse.'],
      ['Muito do que faço hoje nasceu de dias assim, de ajuda recebida e de tentativa. Nada veio pronto.'],
      ['Talvez você esteja vivendo algo parecido aí, em silêncio. Se estiver, saiba que mais alguém conhece esse caminho.'],
      ['Conte a sua história também, do tamanho que for. Gosto de saber quem está do outro lado.'],
    ],
  },
  facts: {
    all: [
      'Quem acompanha de perto sabe que nem tudo aparece nas fotos.', 'Histórias assim explicam muito do que se vê aqui.', 'Contar ajuda a lembrar de onde se veio.',
      'Por trás de cada trabalho há uma pessoa e um dia comum.', 'Pequenos momentos costumam dizer muito.', 'Dividir o caminho aproxima quem faz de quem acompanha.', 'Nem sempre o que dá certo começa com um plano.',
      'Daqui a um tempo, esta vai ser mais uma lembrança.', 'Talvez você tenha vivido algo parecido.',
    ],
    professional: [
      'Gostamos de mostrar também o que está por trás do resultado.', 'É uma parte da nossa trajetória que merece registro.', 'Agradecemos a quem acompanha de perto.', 'O dia a dia ensina o que nenhum manual traz.',
      'Seguimos construindo, um dia após o outro.',
    ],
    casual: [
      'Eu podia guardar pra mim, mas quis contar.', 'Quem vive isso sabe como é.', 'Fiquei pensando nisso o dia todo.', 'Achei que você ia gostar de saber.', 'Coisas que só acontecem por aqui.',
    ],
    funny: [
      'Se virar filme, eu quero escolher quem me interpreta.', 'A trilha sonora foi a chaleira apitando.', 'Testemunhas: eu, a mesa e uma xícara fria.', 'Não inventei nada, nem teria tanta criatividade.',
      'Rir é opcional, mas recomendado.',
    ],
    motivational: [
      'Cada passo, pequeno ou grande, faz parte.', 'O que hoje é história um dia foi só tentativa.', 'Aprende-se muito vivendo o próprio trabalho.', 'Reconhecer o caminho dá vontade de seguir.',
      'O que importa é continuar com verdade.',
    ],
  },
  questions: [
    'Já viveu algo parecido?', 'Que história sua você contaria?', 'Isso também acontece por aí?', 'O que você sentiu ao ler?', 'Quem precisa conhecer esta história?', 'Como foi o seu começo?',
  ],
  asks: [
    'a sua história', 'o que você viveu de parecido', 'o que achou desta história', 'uma lembrança sua',
  ],
  hashtags: ['historia', 'minhahistoria', 'bastidores', 'diaadia', 'vidareal', 'trajetoria', 'momentos', 'pequenosnegocios'],
  emojis: ['📖', '💛', '☕', '✨', '📸'],
}
