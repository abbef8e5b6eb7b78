import type { ProductType } from '../product-type.ts'

export const shelfKeyholder: ProductType = {
  nouns: ['porta-chaves', 'nicho', 'prateleira', 'cabideiro', 'porta-temperos'],
  asks: ['onde vai ficar', 'a medida da parede', 'o que você quer guardar ali'],
  questions: {
    sale: ['O que você mais procura antes de sair de casa?', 'Qual parede da sua casa está livre?'],
    content: ['Onde estão as suas chaves agora?', 'Tem cadeira da bagunça aí na sua casa?'],
  },
  emojis: ['🪵', '🔨', '🏠'],
  hashtags: ['prateleira', 'nichos', 'portachaves', 'prateleiras', 'cabideiro', 'casaorganizada', 'prateleirademadeira'],
  sale: {
    professional: {
      openings: [
        'A parede também pode ajudar na organização: {topic}.',
        '{O topic} {libera/liberam} espaço e {põe/põem} tudo à vista.',
        'Um lugar certo para cada coisa com {topic}.',
      ],
      steps: [
        ['Chegar em casa e saber onde está cada coisa parece detalhe. Na pressa da manhã, é o que faz diferença.', 'A mesa vive cheia, e a parede logo acima está vazia. Usar essa parede deixa o dia a dia mais fácil.'],
        ['O que fica na parede não ocupa chão nem mesa. Na altura da mão, é fácil pegar e é fácil devolver.'],
        ['É útil no apartamento pequeno, na casa cheia e para quem acabou de se mudar. E costuma ser presente bem recebido.'],
        ['Antes de escolher, meça a parede livre e veja o que vai ficar ali. O peso também ajuda a decidir a fixação.'],
      ],
    },
    casual: {
      openings: [
        'Pra parar de procurar as coisas pela casa: {topic}.',
        'Parede livre é lugar de {topic}.',
        'Cada coisa ganha o seu lugar com {topic}.',
      ],
      steps: [
        ['Todo dia a mesma cena: hora de sair, bolsa na mão, e cadê aquilo que tava aqui agorinha? A casa só precisa de um lugar fixo.', 'Sabe quando a mesa vira depósito porque não tem onde pôr as coisas? Aí a gente olha pra cima, e a parede tá lá, livre.'],
        ['Na parede ninguém tropeça e nada fica amontoado. Você bate o olho, pega e segue a vida.'],
        ['Quem mora em lugar pequeno sabe quanto vale um pedaço de parede. E quem mora em lugar grande também perde as coisas.'],
        ['Pega a trena e mede onde vai ficar antes de escolher. E junta o que vai guardar, pra ver se cabe mesmo.'],
      ],
    },
    funny: {
      openings: [
        'A frase \'alguém viu?\' vai sumir da casa: {topic}.',
        'Ordem na casa, ou quase, com {topic}.',
        'A cadeira da bagunça vai tirar férias com {topic}.',
      ],
      steps: [
        ['Todas as casas têm uma cadeira que ninguém usa para sentar. Ela segura roupa, sacola e a esperança de que alguém arrume.', 'Procura na bolsa, na mesa, no sofá e acusa a família. Estava na mão o tempo todo, mas ninguém precisa saber.'],
        ['Um lugar fixo na parede não corre, não se esconde e não diz que guardou bem guardado. É mais do que a família oferece.'],
        ['Serve para quem perde tudo e para quem passa o dia respondendo onde estão as coisas. Esse segundo merece mais.'],
        ['Meça a parede antes de escolher. E combine com a casa que o novo lugar é para usar, e não só para elogiar.'],
      ],
    },
    motivational: {
      openings: [
        'Para a casa trabalhar a seu favor: {topic}.',
        'Um pouco de ordem no meio do dia corrido, com {topic}.',
        'Quem organiza a casa merece {topic}.',
      ],
      steps: [
        ['Toda casa tem uma pessoa que sabe onde está tudo. Com um lugar certo para as coisas, ela descansa das perguntas.', 'Arrumar a casa toda no fim da semana cansa. Pôr cada coisa no lugar ao chegar leva um segundo e evita o mutirão.'],
        ['Quando o lugar é fácil de alcançar, todos usam, até as crianças maiores. A ordem se mantém sem ninguém mandar.'],
        ['Vale para quem está começando numa casa nova e para quem decidiu dar outro jeito na de sempre.'],
        ['Observe por alguns dias onde as coisas se acumulam. É exatamente ali que vale a pena instalar alguma ordem.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Fixar bem na parede começa antes da furadeira: {topic}.',
        'Onde instalar {um topic} para usar de verdade.',
        'O erro mais comum com {um topic}.',
      ],
      steps: [
        ['A bucha que sai da parede depois de uns meses quase nunca é culpa do peso. É a bucha errada para aquele tipo de parede.'],
        ['Tijolo, bloco e gesso seguram de maneiras diferentes. E ninguém dá três passos a mais só para guardar alguma coisa.'],
        ['Observe onde as coisas param hoje, meça a altura do seu braço e compre a bucha própria para a sua parede.'],
        ['Madeira e MDF precisam de bordas bem lixadas, pois é por ali que se toca. Esse acabamento leva mais tempo que o corte.'],
      ],
    },
    casual: {
      openings: [
        'Antes de furar a parede, pensa comigo: {topic}.',
        'Sabe onde botar {o topic}? Onde a mão já vai.',
        'Uma dica de instalação {do topic}, rapidinho.',
      ],
      steps: [
        ['A gente põe na parede mais bonita e continua largando as coisas na mesa. Já viu isso acontecer na sua casa?'],
        ['Ninguém dá três passos a mais pra guardar nada. E a bucha errada pro tipo de parede vai soltando aos poucos.'],
        ['Vê onde as coisas caem hoje e instala ali. Na loja, diz se a parede é de tijolo ou gesso, que a bucha muda.'],
        ['A borda eu passo o dedo de olho fechado. Se arranha, volta pra lixa, porque é ali que todo mundo encosta.'],
      ],
    },
    funny: {
      openings: [
        'Onde as coisas vão quando somem: {topic}.',
        'O mistério das coisas perdidas e {o topic}.',
        'Quem \'guardou bem guardado\' precisa conhecer {o topic}.',
      ],
      steps: [
        ['Dizer que guardou num lugar ótimo é a frase que antecede as maiores buscas da história da família. O lugar era ótimo mesmo.'],
        ['O cérebro guarda onde a mão passa, e não onde seria bonito guardar. Contra isso não há promessa de arrumação que resista.'],
        ['Dê um lugar fixo a três coisas que você procura todo dia. Só três, para a família não desconfiar.'],
        ['Até em oficina cheia de ganchos alguém procura o lápis. Ele está atrás da orelha, onde sempre esteve.'],
      ],
    },
    motivational: {
      openings: [
        'A ordem que cabe numa parede: {topic}.',
        'Um gesto simples ao chegar em casa, com {topic}.',
        'Capricho também nas coisas do dia a dia: {topic}.',
      ],
      steps: [
        ['Os dias mais corridos começam com uma busca. Quem resolve um lugar fixo para as coisas ganha minutos todas as manhãs.'],
        ['A bagunça cresce quando as coisas não têm para onde voltar no fim do dia. Com lugar fixo, elas voltam.'],
        ['Escolha hoje um só ponto de acúmulo e esvazie. Depois decida o que merece voltar e em que lugar.'],
        ['Na marcenaria, uma peça simples mostra tudo, o esquadro, a junta, a lixa. Não há enfeite onde esconder o erro.'],
      ],
    },
  },
}
