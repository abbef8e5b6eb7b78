import type { ProductType } from '../product-type.ts'

export const towel: ProductType = {
  nouns: ['toalha capuz', 'toalha de capuz', 'toalha com capuz', 'toalha de banho com capuz', 'toalha de bebê'],
  asks: ['a idade do bebê', 'quantas você quer', 'se é para presente'],
  questions: {
    sale: ['Banho de manhã ou à noite aí na sua casa?', 'O seu bebê chora pra entrar ou pra sair do banho?'],
    content: ['Quem molha mais, o bebê ou quem dá o banho?', 'Qual música não pode faltar no banho do bebê?'],
  },
  emojis: ['👶', '🛁', '🫧'],
  hashtags: ['toalhadebebe', 'toalhacomcapuz', 'toalhadecapuz', 'banhodobebe', 'horadobanho', 'enxovaldebebe', 'maternidade'],
  sale: {
    professional: {
      openings: [
        '{O topic} para a saída do banho.',
        'Do banho para o colo com {o topic}.',
        'Um momento que se repete todos os dias: {topic}.',
      ],
      steps: [
        ['A água já está morna, a roupa separada sobre a cama. Falta só a toalha aberta à espera de quem vai sair pingando.', 'O bebê bate os pés, espalha água pelo chão e ri. Na hora de sair, alguém já está de toalha nas mãos.'],
        ['Bebê molhado escorrega e se mexe. Uma toalha do tamanho certo envolve de uma vez e facilita o caminho até o trocador.'],
        ['Acompanha o banho em casa, a casa dos avós e o dia de piscina. É presente útil em chá e mesversário.'],
        ['Para escolher, pense na altura da criança e no tempo que pretende usar. Ter mais de uma ajuda nos dias de chuva.'],
      ],
    },
    casual: {
      openings: [
        'A melhor parte do banho vem depois: {topic}.',
        'Pra embrulhar e encher de beijo: {topic}.',
        'Banho tomado, hora {do topic}.',
      ],
      steps: [
        ['Todo mundo conhece aquela cena do bebê saindo do banho, de cabelinho em pé. A gente enrola, cheira e não quer mais soltar.', 'Tem bebê que chora pra entrar no banho e chora pra sair. Aí a toalha precisa estar ali, pertinho, no segundo certo.'],
        ['Com a toalha aberta no peito da gente, é só puxar e abraçar. O bebê já vem embrulhado e a roupa não molha tanto.'],
        ['Serve em casa, na casa da vó e na piscina. E é daqueles presentes que a família usa no mesmo dia.'],
        ['Vê com que idade o bebê vai começar a usar e pensa se quer um tamanho que dure. Duas já dão um bom rodízio.'],
      ],
    },
    funny: {
      openings: [
        'Para capturar o peixinho na saída do banho: {topic}.',
        '{O topic} e o bebê mais cheiroso da rua.',
        'Quem dá banho também queria {um topic} assim.',
      ],
      steps: [
        ['O bebê tomou banho. O chão, a parede, o espelho e a pessoa que deu o banho também, sem ter pedido.', 'Entrar na banheira é uma negociação, e sair é outra. Nas duas, quem manda mede menos de um metro.'],
        ['Bebê molhado é das coisas mais escorregadias do mundo. Uma toalha bem aberta resolve o que dois braços tentam há minutos.'],
        ['Para casa, para a piscina e para a avó, que dá banho três vezes por visita só para ter o momento da toalha.'],
        ['Tenha mais de uma toalha. O xixi fora de hora costuma chegar exatamente quando o bebê acaba de ser enxugado.'],
      ],
    },
    motivational: {
      openings: [
        'Um banho bem dado termina num abraço: {topic}.',
        '{O topic} para o fim de cada banho.',
        'Banho tomado, bebê de cabelo em pé e {o topic}.',
      ],
      steps: [
        ['Depois de um dia corrido, a hora do banho é só de vocês dois. Telefone longe, água morna e um bebê que ri.', 'O primeiro banho em casa deixa a mão tremendo. No décimo, quem dá já canta, já brinca e já sabe a ordem das coisas.'],
        ['O banho passa depressa, e o abraço da saída fica. Uma toalha boa de envolver deixa esse instante mais fácil.'],
        ['Quem presenteia entra na rotina da família, todos os dias, por muitos meses. E aparece em muitas das fotos mais bonitas.'],
        ['Pense em quem dá o banho e em como costuma segurar o bebê. O tamanho certo cobre bem e não arrasta.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como lavar {o topic} para secar melhor.',
        'A absorção depende da lavagem: {topic}.',
        'Antes de estrear {o topic}, lave.',
      ],
      steps: [
        ['A toalha nova é macia, mas parece empurrar a água. Isso acontece com muitas e melhora com as primeiras lavagens.', 'Com alguns meses de uso, a toalha endurece e seca pior. A família pensa em trocar, e às vezes basta lavar de outro jeito.'],
        ['O acabamento de fábrica e o amaciante formam uma película sobre os fios. A água encontra essa camada antes do tecido.'],
        ['Lave antes do primeiro uso, com sabão neutro e sem amaciante. Sacuda bem ao estender e deixe secar por completo.'],
        ['Pendurada aberta depois de cada banho, ela dura mais e não pega cheiro. Um gancho na altura do varal já ajuda.'],
      ],
    },
    casual: {
      openings: [
        'Banho sem correria, dá pra fazer: {topic}.',
        'Uma ordem que ajuda muito na hora {do topic}.',
        'O que deixar pronto junto com {o topic}.',
      ],
      steps: [
        ['O banho tá ótimo, todo mundo feliz, e aí vem a hora de sair. É ali que começa a choradeira.'],
        ['Sair da água morna pro ar é um susto. Quanto mais tempo o bebê fica molhado esperando, mais ele reclama.'],
        ['Separa tudo antes, na ordem do uso, e fecha a janela. Toalha por cima, depois fralda, depois roupa, e nunca sai de perto.'],
        ['Com tudo à mão sobra tempo pro melhor, que é ficar cheirando aquele cabelinho molhado. Dessa parte ninguém tem pressa.'],
      ],
    },
    funny: {
      openings: [
        'Previsão para o banheiro, pancadas de água: {topic}.',
        'O banho do bebê visto por quem segura {o topic}.',
        'Cenas molhadas estreladas por {topic}.',
      ],
      steps: [
        ['O bebê aprende a bater os pés antes de aprender qualquer outra coisa útil. E aprende num dia em que você está de meia.'],
        ['Água responde na hora. Ele bate, ela pula, alguém grita, e para um bebê não existe brinquedo melhor do que esse.'],
        ['Ponha um pano no chão, arregace as mangas e troque de roupa depois, nunca antes. A toalha do bebê fica fora do alcance da onda.'],
        ['No fim, o bebê dorme limpo, seco e penteado. A pessoa que deu o banho parece ter voltado de uma enchente.'],
      ],
    },
    motivational: {
      openings: [
        'O banho de cada dia também é encontro: {topic}.',
        'Quem segura {o topic} conhece esse sorriso.',
        'Pequenos rituais do fim do dia: {topic}.',
      ],
      steps: [
        ['Há pais que chegam cansados e ainda fazem questão de dar o banho. É meia hora, e ninguém atende o telefone.', 'Um dia o bebê abre a mãozinha na água, e quem segura também perde o medo. Levou alguns banhos para chegar ali.'],
        ['Repetir na mesma ordem, no mesmo horário, ajuda o bebê a saber o que vem depois. E ajuda quem cuida, também.'],
        ['Escolha um horário sem pressa e faça sempre a mesma sequência. Uma música, sempre igual, pode avisar que o banho acabou.'],
        ['A criança cresce e um dia pega a toalha sozinha. Quem está na porta do banheiro finge naturalidade.'],
      ],
    },
  },
}
