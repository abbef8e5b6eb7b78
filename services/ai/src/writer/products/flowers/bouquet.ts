import type { ProductType } from '../product-type.ts'

export const bouquet: ProductType = {
  nouns: ['buquê', 'buquê de flores', 'minibuquê', 'ramalhete', 'flor', 'rosa', 'girassol'],
  asks: ['para quem são as flores', 'o motivo', 'uma cor de que a pessoa gosta'],
  questions: {
    sale: ['Quem merece flores hoje?', 'Qual flor você gostaria de receber?'],
    content: ['Qual foi a última vez que você ganhou flores?', 'Jarra, copo ou vaso, onde vão as flores na sua casa?'],
  },
  emojis: ['💐', '🌸', '💛'],
  hashtags: ['buque', 'buquedeflores', 'flores', 'buques', 'floricultura', 'rosas', 'florista'],
  sale: {
    professional: {
      openings: [
        'Flores dizem hoje o que sempre fica para depois: {topic}.',
        'Para chegar com flores na mão: {topic}.',
        '{O topic} {pede/pedem} só um bom motivo, ou motivo nenhum.',
      ],
      steps: [
        ['A porta abre, a pessoa vê as flores antes de ver quem trouxe. O sorriso aparece, e o abraço vem logo atrás.', 'Alguém entra no escritório com flores na mão e todas as cabeças levantam. Quem recebe descobre que foi lembrado no meio do expediente.'],
        ['Flores dispensam tamanho, número e explicação. Quem as recebe entende na hora que alguém parou o dia para pensar nisso.'],
        ['Flores servem para a data redonda e também para a visita sem data, o pedido de desculpas e o parabéns atrasado.'],
        ['Para escolher, pense em quem vai receber. A cor preferida ou uma flor que lembra a infância da pessoa já decide.'],
      ],
    },
    casual: {
      openings: [
        'Sabe aquela pessoa que merece flores hoje? {O topic} {espera/esperam} por ela.',
        'Chegar de mão vazia ou com {topic}?',
        'Pra fazer alguém sorrir já na porta: {topic}.',
      ],
      steps: [
        ['Eu adoro imaginar a cena da porta: a pessoa vê as flores, põe a mão no rosto e esquece até de dizer oi.', 'Tem gente que nunca ganhou flores e jura que nem liga. Aí um dia elas chegam, e a foto vai pra família toda.'],
        ['Flor não precisa de manual nem de número de roupa. É só entregar e ver o rosto da pessoa mudar.'],
        ['Vale pro aniversário, pro namoro novo e pro casamento de muitos anos. Vale também pra você, que pode comprar flores só porque gosta.'],
        ['Na dúvida, me conta como é a pessoa: discreta, alegre, romântica. A cor costuma sair dessa conversa.'],
      ],
    },
    funny: {
      openings: [
        'Esqueceu a data? {O topic} {ajuda/ajudam} na conversa.',
        'Melhor que figurinha de bom-dia: {topic}.',
        'Para voltar a ser a pessoa preferida da casa: {topic}.',
      ],
      steps: [
        ['A pessoa recebe flores e a primeira pergunta é sempre a mesma: o que foi que você fez? Nada, amor. Dessa vez, nada.', 'Tente andar na rua com flores na mão sem ninguém olhar. Até o porteiro quer saber pra quem é e qual o motivo.'],
        ['Flor é o único presente que ninguém pergunta se dá pra trocar. No máximo perguntam quem foi que mandou.'],
        ['Serve para a sogra, para a chefe, para a vizinha que ouviu a sua festa até as três. Flor ajuda na diplomacia.'],
        ['Antes de escolher, descubra uma cor preferida sem dar bandeira. Perguntar do nada na véspera entrega qualquer surpresa.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem se lembra dos outros: {topic}.',
        'Um gesto que a pessoa não esquece: {topic}.',
        '{O topic} para agradecer a quem sempre esteve por perto.',
      ],
      steps: [
        ['Alguém ficou até mais tarde, segurou a barra e não comentou com ninguém. Flores são um jeito bonito de dizer que você viu.', 'O primeiro emprego, a prova vencida, a casa própria depois de anos. Há conquistas que merecem ser recebidas com flores.'],
        ['Flores mostram atenção: alguém escolheu a cor, pensou na pessoa e foi até ela. Esse cuidado chega junto.'],
        ['Também vale para quem faz muito e recebe pouco, como a vizinha que ajuda todos ou a professora que nunca falta.'],
        ['Ao escolher, lembre uma história de vocês dois. A flor que aparece nela costuma ser a certa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Flores pedem pouco, mas na hora certa: {topic}.',
        'Como cuidar bem {do topic} em casa.',
        'Alguns minutos bastam para cuidar {do topic}.',
      ],
      steps: [
        ['Muita gente põe as flores na água do jeito que chegaram e só volta a olhar quando as pétalas caem.'],
        ['Depois de cortada, a flor bebe pela ponta do cabo. Se o corte seca ou a água fica turva, ela deixa de beber.'],
        ['Corte dois dedos do cabo na diagonal, tire as folhas que ficam dentro da água e troque a água todo dia ou dia sim, dia não.'],
        ['Longe do sol direto e da fruteira, as flores duram mais, porque a fruta madura solta um gás que as envelhece.'],
      ],
    },
    casual: {
      openings: [
        'Água limpa e cabo na diagonal: {topic}.',
        'Ganhei flores, e agora? Um papo sobre {topic}.',
        'O que eu aprendi cuidando de flores: {topic}.',
      ],
      steps: [
        ['Em muita casa se punha açúcar na água das flores, e aquilo era o grande truque. Cada família tem o seu.'],
        ['O que derruba flor cortada é água suja. As folhas que ficam de molho apodrecem, e o cabo entope.'],
        ['Lava o vaso com detergente antes de usar, corta a pontinha do cabo na diagonal e troca a água sempre que ela turvar.'],
        ['Quem mexe com flor cria essa mania: a gente vai visitar alguém e, sem perceber, já está trocando a água do vaso.'],
      ],
    },
    funny: {
      openings: [
        'A vida de quem não tem vaso em casa: {topic}.',
        'Verdades sobre ganhar {topic}.',
        'Ninguém prepara a gente para receber {topic}.',
      ],
      steps: [
        ['Toda casa que ganha flores descobre que não tem vaso. A jarra de suco assume o cargo sem nem passar por entrevista.'],
        ['Vaso só se compra quando chegam flores. E as flores chegam justamente quando a loja de vasos já fechou.'],
        ['Serve jarra, pote de palmito lavado ou copo alto. Corte o cabo na diagonal, ponha água limpa e ninguém olha para o rótulo.'],
        ['Quem trabalha com flores já viu de tudo, até bilhete com três rascunhos. O amor às vezes sofre com a caligrafia.'],
      ],
    },
    motivational: {
      openings: [
        'O cuidado com as coisas que duram pouco: {topic}.',
        'O que aprende quem cuida {do topic}.',
        'Todo dia um pouco de água fresca: {topic}.',
      ],
      steps: [
        ['Antes do café, alguém troca a água do vaso e tira uma pétala caída. São dois minutos dados a uma coisa bonita.'],
        ['Flores cortadas duram poucos dias, e isso faz a gente olhar. O que passa depressa recebe mais atenção.'],
        ['Corte a ponta dos cabos, renove a água e mude o vaso de lugar. Amanhã você vai notar um botão que abriu.'],
        ['Quem trabalha com flores acorda cedo e molha as mãos o dia inteiro. O capricho aparece em cada cabo bem cortado.'],
      ],
    },
  },
}
