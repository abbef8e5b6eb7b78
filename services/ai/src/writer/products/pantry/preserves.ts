import type { ProductType } from '../product-type.ts'

export const preserves: ProductType = {
  nouns: ['geleia', 'doce de leite', 'compota', 'goiabada', 'doce de abóbora', 'doce de banana', 'doce em calda', 'doce de mamão', 'doce de figo', 'doce de laranja', 'doce de cidra'],
  asks: ['se vai comer com pão, com queijo ou na colher', 'se prefere mais firme ou mais cremoso', 'se é para casa ou para presente'],
  questions: {
    sale: ['Com queijo, com pão ou na colher?', 'Qual doce lembra a casa da sua avó?'],
    content: ['Quem raspava o tacho na sua família?', 'Com queijo ou puro?'],
  },
  emojis: ['🫙', '🍽️', '😋'],
  hashtags: ['docescaseiros', 'geleia', 'compotas', 'docesemcalda', 'geleias', 'docesdafazenda', 'compota'],
  sale: {
    professional: {
      openings: [
        'Para a torrada, o queijo ou a colher: {topic}.',
        'Um doce de despensa que recebe bem a visita: {topic}.',
        '{O topic} {traz/trazem} à mesa um sabor de fazenda e de quintal.',
      ],
      steps: [
        ['O café está coado, o queijo está na mesa e falta o doce. É com ele que a conversa da tarde se estende.', 'Visita de surpresa, nada pronto em casa. Um doce na despensa e um pedaço de queijo já fazem uma boa mesa.'],
        ['Doce de tacho ou de panela pede tempo de fogo, e é esse tempo que apura o sabor.'],
        ['{Vai/Vão} bem no café da manhã, na sobremesa do almoço e no prato de queijos da noite, mesmo em quantidade pequena.'],
        ['Pense em como você vai usar: para passar no pão, acompanhar queijo ou comer de sobremesa. Isso ajuda a escolher.'],
      ],
    },
    casual: {
      openings: [
        'Colherada na porta da geladeira: {topic}.',
        'Queijo branco pede {topic}.',
        'Tem gosto de casa de interior: {topic}.',
      ],
      steps: [
        ['Eu digo que vou só passar um pouquinho no pão. Depois do pão vem o queijo, e depois do queijo vem a colher.', 'Sabe aquele fim de almoço em que falta só um docinho? Um pedaço de queijo com doce resolve sem sujar panela.'],
        ['Doce cozido devagar tem um sabor que fica. É daqueles que a gente come de pouquinho e lembra da casa da avó.'],
        ['{Vai/Vão} no pão, no queijo, na tapioca, no bolo simples e na colher, que é o meu jeito preferido.'],
        ['Já pensou com o que vai comer? Se for com queijo, um doce mais firme ou mais forte fica ótimo.'],
      ],
    },
    funny: {
      openings: [
        'A colher não estava aí por acaso: {topic}.',
        'Para o pão, dizem todos que comem {topic} na colher.',
        'Some um pouco por noite: {topic}.',
      ],
      steps: [
        ['O doce era para durar o mês. Então descobriram a colher comprida, que alcança o fundo sem fazer barulho.', 'Em toda casa há alguém que come direto da colher e devolve a tampa torta. A família sabe quem é.'],
        ['Combinado com queijo, deixa de ser gula e vira gastronomia. A pessoa come o triplo e ainda explica.'],
        ['{Serve/Servem} para visita chique e para fome das onze da noite. O prato muda, a quantidade não.'],
        ['Na hora de escolher, pense em quem mora com você. Havendo outro comedor de colher, leve um para cada um.'],
      ],
    },
    motivational: {
      openings: [
        'Tempo de fogo e mão paciente: {topic}.',
        'Um sabor de família para dividir: {topic}.',
        'Presente simples e cheio de lembrança, {o topic}.',
      ],
      steps: [
        ['Há sabores que trazem de volta uma cozinha inteira, com fogão aceso e gente falando alto. O doce de panela é um deles.', 'Visitar a tia que mora longe levando um doce é mais que gentileza. É sentar e ouvir histórias até anoitecer.'],
        ['O ponto não se apressa: é preciso mexer, baixar o fogo e esperar. O sabor guarda essa paciência.'],
        ['Quem está longe da cidade onde nasceu gosta de receber um doce que lembre a mesa de lá.'],
        ['Pense no gosto de quem vai ganhar e sugira com o que comer. Uma dica escrita à mão completa o presente.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Doce de panela, queijo e pão: {topic}.',
        'Como guardar {o topic} depois de começar a usar.',
        'O ponto {do topic} e seus segredos.',
      ],
      steps: [
        ['Bastou uma colher usada, com farelo de pão, para o doce estragar antes do tempo. Acontece em muitas casas.'],
        ['Colher usada leva farelo e umidade para dentro do pote, e o doce estraga antes. Além disso, ele engrossa bastante quando esfria.'],
        ['Use sempre colher limpa e seca. Para testar o ponto, pingue um pouco num pires frio e espere meio minuto.'],
        ['Cozinhar com açúcar foi, por muito tempo, o jeito de guardar a safra. Muitos doces brasileiros nasceram dessa necessidade.'],
      ],
    },
    casual: {
      openings: [
        'Papo de cozinha de roça: {topic}.',
        'Com que você come {o topic}?',
        'Panela no fogo, conversa boa: {topic}.',
      ],
      steps: [
        ['Fazer doce em casa me ensinou uma coisa: se virar as costas um minuto, ele gruda no fundo.'],
        ['Quanto mais grosso vai ficando, mais ele pula e mais gruda. O fundo da panela esquenta antes do resto.'],
        ['Panela de fundo grosso, fogo baixo e colher de cabo comprido. E mexe sempre raspando o fundo, até o fim.'],
        ['Cheiro de doce no fogo atravessa a rua. Na casa da minha avó, a vizinha aparecia sempre na mesma hora.'],
      ],
    },
    funny: {
      openings: [
        'Perigos de deixar {o topic} ao alcance da colher.',
        'A colher esquecida na pia conta tudo sobre {o topic}.',
        'Tribunal da geladeira, caso do dia: {topic}.',
      ],
      steps: [
        ['Doce fervendo é vulcão de estimação. Espirra no fogão, no braço e naquele azulejo que ninguém alcança.'],
        ['A bolha sobe grossa e estoura de repente. Por isso toda avó mexe de longe, com a cabeça virada.'],
        ['Use colher comprida e um pano enrolado na mão. Cara de quem está esgrimindo é opcional.'],
        ['Raspar o tacho é herança que passa de neto para neto. Briga-se mais por isso que por terreno.'],
      ],
    },
    motivational: {
      openings: [
        'Mexer até o ponto, sem largar a colher: {topic}.',
        'Receita que alguém ensinou em volta do fogão: {topic}.',
        'Tempo é ingrediente {do topic}.',
      ],
      steps: [
        ['Doce queimado no fundo é aula que ninguém esquece. Da vez seguinte, a pessoa puxa o banquinho e fica perto.'],
        ['A água evapora devagar e o sabor se concentra. Fogo alto adianta minutos e estraga a cor.'],
        ['Anote o tempo e o ponto que você usou, e prove frio. No dia seguinte é que se conhece um doce.'],
        ['Passar uma receita adiante é também contar de quem ela veio. O doce continua levando o nome daquela pessoa.'],
      ],
    },
  },
}
