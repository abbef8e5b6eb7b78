import type { ProductType } from '../product-type.ts'

export const sensory: ProductType = {
  nouns: ['tapete sensorial', 'livro sensorial', 'livrinho sensorial'],
  asks: ['a idade da criança', 'do que ela gosta de mexer', 'se é para presente'],
  questions: {
    sale: ['Em que a criança aí gosta de mexer?', 'Zíper, botão ou fita, o que faz mais sucesso?'],
    content: ['Qual objeto proibido é o preferido da criança?', 'Caixa ou brinquedo, quem ganha por aí?'],
  },
  emojis: ['👶', '🧸', '🎨'],
  hashtags: ['livrosensorial', 'brinquedosensorial', 'livrinhosensorial', 'tapetesensorial', 'sensorial', 'quietbook', 'brincadeirasensorial'],
  sale: {
    professional: {
      openings: [
        'Para descobrir com a ponta dos dedos: {topic}.',
        '{O topic} {convida/convidam} a mão a explorar.',
        'Texturas, formas e tempo de brincar: {topic}.',
      ],
      steps: [
        ['A mão pequena passa, volta e passa de novo no mesmo lugar. Encontrou uma textura diferente e quer ter certeza.', 'No chão da sala, a criança explora um canto por vez. Ao lado, o adulto descobre que também gosta de passar a mão.'],
        ['Cada parte convida a um gesto: tocar, puxar, apertar, abrir. A brincadeira acontece entre a mão e a curiosidade.'],
        ['É presente para aniversário, para a família que gosta de brincar junto e para quem trabalha com crianças.'],
        ['Ao escolher, observe o que a criança faz com as mãos hoje. Isso mostra que atividades vão interessar mais.'],
      ],
    },
    casual: {
      openings: [
        'Mãozinha curiosa vai gostar: {topic}.',
        'Pra tocar, puxar, abrir e fazer de novo: {topic}.',
        '{O topic} e uma criança ocupada descobrindo coisas.',
      ],
      steps: [
        ['Já viu criança passando o dedo na costura da almofada por dez minutos? Ela tá descobrindo, e com toda a seriedade.', 'A casa cheia de brinquedo, e ela quer o zíper da sua bolsa. Mão curiosa gosta do que abre, fecha e muda de textura.'],
        ['Cada pedacinho tem uma coisa pra fazer. A criança escolhe por onde começa e repete quantas vezes quiser.'],
        ['É presente bom de aniversário e de visita. A avó senta do lado e acaba brincando também.'],
        ['Repara no que a criança anda gostando: puxar, abrir, passar a mão. Me conta isso que a escolha fica fácil.'],
      ],
    },
    funny: {
      openings: [
        'O zíper da sua bolsa pode descansar: {topic}.',
        '{O topic} para mãos que mexem em tudo.',
        'Mexer aqui está liberado: {topic}.',
      ],
      steps: [
        ['O controle remoto, o chinelo e o puxador da gaveta estão exaustos. Aquela mãozinha precisava de outro lugar para investigar.', 'A criança recebeu dez brinquedos e preferiu a etiqueta de um deles. Ficou meia hora com ela, muito satisfeita.'],
        ['Aqui pode puxar, abrir, apertar e começar de novo. É o único canto da casa onde ninguém grita não mexe.'],
        ['Serve para a criança e para o adulto ao lado, que jura estar só demonstrando. Já demonstrou umas quatorze vezes.'],
        ['Antes de escolher, observe qual objeto proibido anda fazendo mais sucesso. Ele diz muito sobre o gosto da criança.'],
      ],
    },
    motivational: {
      openings: [
        'A alegria de conseguir sem ajuda: {topic}.',
        '{O topic} para acompanhar cada nova descoberta.',
        'Um gesto novo por vez: {topic}.',
      ],
      steps: [
        ['Puxou, não abriu. Tentou de outro lado, também não. Quando abriu, procurou os olhos de alguém para contar com o olhar.', 'A mãe viu a mão pequena acertar o encaixe pela primeira vez. Não ajudou, e foi difícil não ajudar.'],
        ['Brincar com as mãos é repetir até conseguir. A cada volta, o gesto sai um pouco mais firme.'],
        ['Combina com a família que senta junto no chão, com a madrinha presente e com quem ensina crianças pequenas.'],
        ['Pense no que a criança já faz e no que está quase conseguindo. O quase é o melhor ponto de partida.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Menos pressa, mais descoberta: {topic}.',
        'Como brincar junto com {topic}.',
        'O adulto ao lado de quem explora {o topic}.',
      ],
      steps: [
        ['O adulto mostra, abre, fecha e explica tudo em dois minutos. A criança olha, e o interesse termina antes de começar.'],
        ['A descoberta é da criança. O que vem pronto, já aberto e explicado, deixa pouco para encontrar.'],
        ['Sente ao lado, espere e acompanhe com poucas palavras. Guarde depois da brincadeira e volte a mostrar em outro dia.'],
        ['Crianças repetem o mesmo gesto muitas vezes seguidas. Parece pouco para quem olha, e para elas há novidade em cada vez.'],
      ],
    },
    casual: {
      openings: [
        'Deixa a criança descobrir no tempo dela: {topic}.',
        'A gente tem mania de mostrar tudo: {topic}.',
        'Um jeito simples de brincar com {topic}.',
      ],
      steps: [
        ['A gente quer logo mostrar tudo: olha aqui, abre isso, puxa aquilo. E a criança só queria a fitinha do canto.', 'Você comprou pensando numa parte, e ela se apaixonou por outra. Aquela em que ninguém apostava virou a preferida.'],
        ['A mão pequena escolhe o próprio caminho. Pra quem está conhecendo o mundo, uma costura pode ganhar do desenho.'],
        ['Senta junto, espera um pouco, em silêncio. Depois guarda e traz outro dia, que a novidade volta.'],
        ['Eu acho lindo o jeito de repetir. Abre, fecha, olha pra gente e abre de novo, como se fosse a primeira vez.'],
      ],
    },
    funny: {
      openings: [
        'A etiqueta sempre vence: {topic}.',
        'Laboratório aberto na sala: {topic}.',
        'O cientista mais novo da casa e {o topic}.',
      ],
      steps: [
        ['A pesquisa de hoje no tapete da sala testou textura, resistência e sabor. Sim, o sabor entrou no relatório.'],
        ['Criança pequena investiga com tudo que tem, boca incluída. Para ela, olhar sem pegar é experiência incompleta.'],
        ['Brinque por perto e acompanhe a pesquisa. Se a caixa ganhar a disputa, deixe, porque amanhã os resultados mudam.'],
        ['O adulto guarda tudo no fim do dia e, antes, passa a mão em cada textura. Só para conferir, naturalmente.'],
      ],
    },
    motivational: {
      openings: [
        'Tentar de novo faz parte da brincadeira: {topic}.',
        'O olhar de quem acabou de conseguir: {topic}.',
        'Sentar no chão e acompanhar: {topic}.',
      ],
      steps: [
        ['O pai deixou o telefone na mesa e sentou no chão. Vinte minutos depois, conhecia cada canto da brincadeira.'],
        ['A criança olha para quem está perto quando descobre algo. Ter alguém ali muda o tamanho da descoberta.'],
        ['Escolha um horário curto, sem tela ligada, e brinquem juntos. Dez minutos inteiros valem mais que uma hora pela metade.'],
        ['Feche os olhos e passe os dedos também. O adulto que faz isso entende melhor o que a criança procura ali.'],
      ],
    },
  },
}
