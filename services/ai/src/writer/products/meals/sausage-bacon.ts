import type { ProductType } from '../product-type.ts'

export const sausageBacon: ProductType = {
  nouns: ['linguiça', 'linguiça artesanal', 'linguiça caseira', 'bacon', 'bacon artesanal', 'torresmo', 'torresmo de rolo', 'defumado', 'costelinha defumada'],
  asks: ['quantas pessoas vão comer', 'se é para petisco ou para o almoço', 'para que dia é'],
  questions: {
    sale: ['No feijão, na farofa ou de petisco?', 'Quem manda na cozinha quando os amigos vão à sua casa?'],
    content: ['Qual petisco não pode faltar na mesa dos amigos?', 'O que você põe no feijão?'],
  },
  emojis: ['🥓', '🔥', '😋'],
  hashtags: ['linguicaartesanal', 'linguica', 'bacon', 'baconartesanal', 'torresmo', 'defumados', 'petiscos', 'comidadeboteco'],
  sale: {
    professional: {
      openings: [
        'Para o petisco de sábado e o feijão de domingo: {topic}.',
        'Mesa de amigos, conversa alta e {topic}.',
        '{O topic} {dá/dão} sabor ao prato mais simples.',
      ],
      steps: [
        ['Os amigos chegaram antes da hora e o almoço ainda demora. Um prato de petisco no centro da mesa segura todo mundo.', 'O feijão está no fogo e falta alguma coisa. Quem cozinha sabe que um pouco de sabor forte muda a panela inteira.'],
        ['O cheiro vem primeiro e chama as pessoas para perto. Uma porção pequena já traz bastante sabor ao prato.'],
        ['{Acompanha/Acompanham} feijão, farofa, mandioca e couve, e {faz/fazem} bonito na mesa do boteco de casa em dia de jogo.'],
        ['Conte as pessoas e pense se é entrada ou parte do almoço. Como petisco, vale calcular para quem repete.'],
      ],
    },
    casual: {
      openings: [
        'Põe o feijão no fogo e chama os amigos: {topic}.',
        'Feijão sem graça tem solução: {topic}.',
        'Feijão e farofa já esperam {o topic}.',
      ],
      steps: [
        ['A turma chega, alguém puxa a cadeira pra cozinha e ninguém mais sai de lá. O assunto começa sempre no petisco.', 'Um feijãozinho na panela, uma farofa no jeito e aquele cheiro tomando a casa. Eu já sento antes do prato.'],
        ['É sabor forte, que conversa com tudo que é simples. Arroz branco, mandioca cozida e ovo ficam outra coisa.'],
        ['{Serve/Servem} pra jogo na televisão, pra almoço de família, pra café reforçado e pra visita que chega com fome.'],
        ['Me fala quantos são e se vai ser petisco ou almoço. E já vai cozinhando a mandioca, que combina demais.'],
      ],
    },
    funny: {
      openings: [
        'O cachorro da rua inteira ficou amigo da casa: {topic}.',
        'O feijão agradece a visita {do topic}.',
        'A reunião era na sala até {aparecer/aparecerem} {o topic}.',
      ],
      steps: [
        ['O cheiro saiu pela janela da cozinha e virou convite. O vizinho apareceu com uma cadeira e sem nenhuma pressa.', 'O dono da casa disse para esperar o almoço. Quando ele olhou de novo, o prato de petisco tinha só a borda.'],
        ['O barulho da panela é melhor que campainha. Todo mundo para o que estava fazendo e aparece para ajudar a comer.'],
        ['{Reúne/Reúnem} o tio do boteco, a prima da salada e o sobrinho da academia, que hoje pediu folga do frango.'],
        ['Conte os convidados e some um para cada vizinho com janela aberta. O cheiro não respeita muro.'],
      ],
    },
    motivational: {
      openings: [
        'Os amigos à mesa e a conversa sem relógio: {topic}.',
        'Sabor que pede paciência: {topic}.',
        'O fim da semana merece {topic}.',
      ],
      steps: [
        ['A semana pediu muito de todo mundo, e encontrar os amigos ficou para depois. Um sábado à mesa traz esse tempo de volta.', 'Quem cozinha para a família quer que um prato simples fique gostoso. Um sabor marcante ajuda o feijão de cada dia.'],
        ['Tempero, sal e fogo têm cada um o seu tempo. O ponto certo aparece para quem presta atenção.'],
        ['Vale para o churrasco dos amigos, o domingo em família e o almoço de quem passou a manhã trabalhando em casa.'],
        ['Pense em quem vem, no prato que vai acompanhar e em quanto cada um costuma comer. Sobra também é bem-vinda.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Fogo baixo ou fogo alto, a dúvida de sempre: {topic}.',
        'Como dar mais sabor ao feijão com {topic}.',
        'Do petisco ao feijão, o uso {do topic} na cozinha.',
      ],
      steps: [
        ['Muita gente põe na frigideira muito quente e mexe sem parar. A parte de fora escurece e a de dentro fica para trás.'],
        ['A gordura precisa de tempo para derreter, e o fogo forte só alcança a superfície. O calor moderado cuida das duas partes.'],
        ['Comece com a panela em fogo baixo e espere a gordura soltar. Depois, aumente um pouco até dourar.'],
        ['Conservar carne com sal e fumaça é costume antigo em muitos lugares. A geladeira chegou, e o gosto ficou.'],
      ],
    },
    casual: {
      openings: [
        'Conversa de cozinha e boteco: {topic}.',
        'Bora aprender com {o topic} na frigideira?',
        'Quem espera a gordura soltar come melhor: {topic}.',
      ],
      steps: [
        ['Já botei tudo na frigideira de uma vez e saiu uma coisa meio cozida, meio triste. Culpa da minha pressa, claro.'],
        ['Quando a panela tá cheia, a água que solta não tem pra onde ir. Aí cozinha em vez de dourar.'],
        ['Deixa espaço entre os pedaços e faz em duas rodadas. Demora uns minutos a mais, e a cor agradece.'],
        ['Um restinho da panela eu sempre guardo pra farofa. Farinha em cima, uma mexida, e já é outra refeição.'],
      ],
    },
    funny: {
      openings: [
        'O barulho da panela que reúne a família: {topic}.',
        'Segredos de cozinha com janela aberta: {topic}.',
        'Fumaça, fome e plateia, é dia {do topic}.',
      ],
      steps: [
        ['A fumaça toma a cozinha, e a família entende como aviso de almoço. Todos correm para a mesa, nenhum para a janela.'],
        ['A fumaça carrega o cheiro, e o cheiro chega longe. É por esse caminho que as visitas descobrem o endereço.'],
        ['Abra a janela antes de ligar o fogo, ligue o exaustor e não faça contato visual com o cachorro.'],
        ['A casa fica perfumada até o dia seguinte. A roupa do varal participou do almoço sem ser convidada.'],
      ],
    },
    motivational: {
      openings: [
        'Do fogo à mesa, uma coisa de cada vez: {topic}.',
        'Aprender no ponto e no cheiro: {topic}.',
        'Quem conhece o ponto {do topic} passou por muitos.',
      ],
      steps: [
        ['Ninguém acerta o sal e o fogo de primeira. Quem cozinha com carne bem temperada já errou para mais e para menos.'],
        ['Sabor forte exige mão leve, e a mão leve vem com a repetição. Cada preparo ensina um pouco do seguinte.'],
        ['Ao cozinhar em casa, anote o tempo e o fogo que usou. Da próxima vez, já não será tentativa.'],
        ['O petisco some em minutos, e o trabalho foi de horas. Quem ouve o elogio na cozinha sabe o valor disso.'],
      ],
    },
  },
}
