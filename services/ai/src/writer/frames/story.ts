import type { Frame } from './frame.ts'

export const story: Frame = {
  leads: {
    professional: [[
      'Queremos contar uma história.', 'Dividimos hoje um pedaço do nosso caminho.', 'Isto faz parte do nosso caminho.',
    ], [
      'Uma história que vale a pena contar.', 'Compartilhamos com quem nos acompanha.', 'Por trás do trabalho há histórias como esta.', 'Registramos aqui para quem nos acompanha.', 'Um pouco do nosso caminho.', 'Vale a pena deixar isto contado.',
    ]],
    casual: [[
      'Deixa eu te contar uma coisa.', 'Vim dividir isso com você.', 'Queria que você soubesse.',
    ], [
      'Faz parte da minha história.', 'Um pedacinho da minha vida.', 'Conto do jeito que foi.',
    ]],
    funny: [[
      'Aconteceu, e eu posso provar.', 'Ninguém perguntou, mas vou contar.', 'Mais um capítulo da novela.',
    ], [
      'Baseado em fatos reais.', 'Direto do arquivo da casa.', 'Peço a palavra um minutinho.', 'Sobe o som da vinheta.', 'Isto merece um parágrafo só seu.', 'Diário de bordo, página nova.',
    ]],
    motivational: [[
      'Divido isto com quem me acompanha.', 'Isto faz parte do meu caminho.',
    ], [
      'Conto aqui com sinceridade.', 'Quem me acompanha merece saber.', 'Um pedaço do meu caminho.', 'Vale a pena contar.', 'Quis deixar isto contado aqui.',
    ]],
  },
  steps: {
    professional: [
      ['Nas fotos aparece o resultado. O que acontece em volta dele quase nunca se vê, e também merece ser contado.', 'Algumas coisas só se entendem quando alguém conta. Por isso deixamos aqui este pedaço da nossa história.'],
      ['Por trás de um pequeno negócio há pessoas, e cada passo dado aqui teve o trabalho e a vontade de alguém.'],
      ['Quem acompanha há mais tempo talvez se lembre de outros momentos. Quem chegou agora fica nos conhecendo um pouco melhor.'],
      ['Gostamos de conhecer também a história de quem nos lê. Cada relato é bem-vindo por aqui.'],
    ],
    casual: [
      ['Quis contar isso aqui, do meu jeito. Quem acompanha o perfil já é quase de casa.', 'Tem coisa que a foto sozinha não mostra, e essa é uma delas. Por isso resolvi escrever.'],
      ['Muito do que aparece por aqui vem de coisas assim, que quase nunca cabem numa legenda.'],
      ['Se você tá aqui faz tempo, já me conhece um pouco. Se chegou agora, vai conhecendo aos pedacinhos.'],
      ['Obrigada por ler até aqui. É bom demais ter com quem dividir.'],
    ],
    funny: [
      ['Já contei isto em casa, na fila do mercado e para o porteiro. Faltavam vocês.', 'Em casa me interrompem sempre na melhor parte. Aqui eu consigo chegar ao fim da frase.'],
      ['Minha vida renderia uma novela, só que das que têm muito capítulo no trabalho e pouca cena em Paris.'],
      ['Quem me acompanha há tempos já conhece o elenco. Quem chegou agora pega a trama rápido, ela se repete bastante.'],
      ['Agora é a vez de vocês: contem uma também. História puxa história, e eu leio uma por uma.'],
    ],
    motivational: [
      ['No meio do trabalho sobra pouco tempo para contar as coisas. Esta eu quis contar com as minhas palavras.', 'A foto mostra o resultado, e eu gosto de contar também o que ficou atrás dela.'],
      ['O que faço hoje tem muito de ajuda recebida e de tentativa. Nada veio pronto.'],
      ['Quem acompanha este trabalho faz parte do caminho, mesmo quando passa por aqui sem dizer nada.'],
      ['Conte a sua história também, do tamanho que for. Gosto de saber quem está do outro lado.'],
    ],
  },
  facts: {
    all: [
      'Quem acompanha de perto sabe que nem tudo aparece nas fotos.', 'Conhecer quem faz também é conhecer o trabalho.', 'Contar também é um jeito de agradecer a quem acompanha.',
      'Por trás de cada trabalho há alguém com uma vida inteira em volta.', 'Há histórias que pedem mais do que uma foto.', 'Dividir o caminho aproxima quem faz de quem acompanha.', 'O dia a dia de um pequeno negócio tem de tudo.',
      'Fica registrado aqui, para quem quiser ler.', 'Quem trabalha por conta própria sabe quanta coisa cabe num ano.',
    ],
    professional: [
      'Gostamos de mostrar também o que está por trás do resultado.', 'É uma parte da nossa trajetória que merece registro.', 'Agradecemos a quem acompanha de perto.', 'Quem nos lê passa a conhecer também as pessoas.',
      'A página também serve para contar isto.',
    ],
    casual: [
      'Achei melhor contar do que deixar quieto.', 'A vida por trás das fotos é essa.', 'Contado assim parece rápido, mas tem muita coisa no meio.', 'Gosto quando vocês me conhecem um pouquinho mais.', 'Se quiser saber mais, é só perguntar.',
    ],
    funny: [
      'Se virar filme, eu quero escolher quem me interpreta.', 'A trilha sonora fica por conta de vocês.', 'Testemunhas existem, mas pediram para não aparecer.', 'Não inventei nada, nem teria tanta criatividade.',
      'Palmas são opcionais, mas a gente ouve daqui.',
    ],
    motivational: [
      'Agradeço a quem para um minuto e lê.', 'Quem esteve perto faz parte disto.', 'Aprende-se muito vivendo o próprio trabalho.', 'Conto sem enfeite, do jeito que é.',
      'Gosto que me conheçam além das fotos.',
    ],
  },
  questions: [
    'Você já sabia disso?', 'Que história sua você contaria?', 'O que você achou?', 'O que mais você gostaria de saber?', 'Para quem você contaria isto?', 'E do seu lado, o que tem para contar?',
  ],
  asks: [
    'a sua história', 'uma história sua', 'o que achou desta história', 'o que mais gostaria de saber',
  ],
  hashtags: ['historia', 'minhahistoria', 'bastidores', 'diaadia', 'vidareal', 'trajetoria', 'momentos', 'pequenosnegocios'],
  emojis: ['📖', '💛', '☕', '✨', '📸'],
}
