import type { ProductType } from '../product-type.ts'

export const grooming: ProductType = {
  nouns: ['banho e tosa', 'banho pet', 'banho de cachorro', 'tosa'],
  asks: ['o porte e a idade dele', 'como é o pelo', 'do que ele tem medo'],
  questions: {
    sale: ['Seu cachorro ama banho ou se esconde?', 'Em que ele rolou da última vez?'],
    content: ['Onde ele se esconde quando ouve a palavra banho?', 'Seu bicho também corre feito doido depois do banho?'],
  },
  emojis: ['🐶', '🛁', '🐾'],
  hashtags: ['banhoetosa', 'tosa', 'petshop', 'banhopet', 'cachorrocheiroso', 'groomer', 'tosador'],
  sale: {
    professional: {
      openings: [
        'Dia de cuidar do pelo: {topic}.',
        '{O topic} com calma e no ritmo do seu bicho.',
        'Hora marcada para ele voltar bonito: {topic}.',
      ],
      steps: [
        ['O cachorro rolou na grama, passou pela lama e agora quer subir no sofá. A família já sabe que chegou a hora de marcar.', 'Na volta do atendimento, todo mundo na casa quer pegar no colo. Ele percebe e desfila da porta à cozinha.'],
        ['Cada pelagem pede um cuidado, do pelo curto ao que embola. Por isso tudo começa por observar o pelo e o temperamento.'],
        ['Serve ao bicho que sai todos os dias e ao que mal passa do tapete. Filhotes se acostumam melhor quando começam cedo.'],
        ['Ao marcar, conte a idade, o porte, se ele tem medo e se há alergia ou problema de pele. Assim ele é recebido do jeito certo.'],
      ],
    },
    casual: {
      openings: [
        'A lama foi divertida, agora é hora {do topic}.',
        'Traz ele cheio de terra mesmo: {topic}.',
        'Ele sai daqui se achando depois {do topic}.',
      ],
      steps: [
        ['Sabe quando ele rola numa coisa que você prefere nem saber o que era? Segura o ar e marca o horário.', 'Na volta, todo mundo quer cheirar, apertar e tirar foto. Ele finge que não liga, mas anda até diferente.'],
        ['Eu gosto de conhecer o bicho antes de começar, ver o pelo e ver se ele tá assustado. Cada um tem o seu tempo.'],
        ['Tem o que vem toda semana e tem o que só vem depois da lama. E tem filhote na primeira vez, que eu recebo devagarinho.'],
        ['Quando marcar, me conta a idade, o tamanho e do que ele tem medo. Se tiver alergia, fala também, que muda tudo.'],
      ],
    },
    funny: {
      openings: [
        'Ele se escondeu embaixo da cama quando ouviu falar {do topic}.',
        'Entrou lobo, saiu algodão: {topic}.',
        'Ele rolou com gosto, agora paga a conta: {topic}.',
      ],
      steps: [
        ['Ninguém falou a palavra banho, só pegaram a toalha. Ele já está embaixo da cama, na parede, no canto impossível.', 'Dar banho em casa molha o bicho, o teto e três pessoas. No fim, quem precisa de toalha é a família.'],
        ['Quem dá banho em bicho tem mesa firme, avental e nenhuma ilusão. Já viu todas as caras de traído que um cachorro sabe fazer.'],
        ['Para o que ama água, para o que treme e para o que sai do chuveiro direto para a terra. Todos saem mais bonitos do que entraram.'],
        ['Ao marcar, seja sincero sobre os nós e o temperamento. Dizer que ele é um anjinho não convence quem já conheceu cem.'],
      ],
    },
    motivational: {
      openings: [
        'Cuidar do pelo também é carinho: {topic}.',
        '{O topic} para quem dorme ao seu lado todo dia.',
        'Um companheiro limpo e bonito depois {do topic}.',
      ],
      steps: [
        ['Quem resgatou um bicho de pelo embolado lembra do primeiro banho. Debaixo de toda aquela sujeira, apareceu outra cara.', 'Entre trabalho e casa, falta tempo para escovar todo dia. Marcar o horário é um jeito de não deixar para depois.'],
        ['O atendimento pede mão leve e voz baixa, porque o bicho sente a pressa. A confiança se conquista a cada visita.'],
        ['Vale para o filhote na primeira vez e para o idoso que precisa de pausas. Cada idade tem o seu ritmo.'],
        ['Escolha um intervalo que combine com o pelo e com a rotina dele. Com visitas regulares, fica mais difícil o nó se formar.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como escovar em casa entre um atendimento e outro: {topic}.',
        'O que observar antes de marcar {o topic}.',
        'O que prejudica o pelo antes {do topic}.',
      ],
      steps: [
        ['É comum dar banho em um bicho embolado para soltar os nós. Depois de secos, eles estão ainda mais apertados.'],
        ['A água faz os fios incharem e se prenderem uns aos outros. O nó puxa a pele e incomoda a cada movimento.'],
        ['Escove antes do banho, em pequenas partes, das pontas para a raiz. Atrás das orelhas e nas axilas, use os dedos e paciência.'],
        ['Antes da máquina, vem a conversa com o bicho. Um tempo para cheirar a mesa e ouvir o barulho muda a visita toda.'],
      ],
    },
    casual: {
      openings: [
        'Escova antes de molhar, é sério: {topic}.',
        'O que eu queria contar pra todo mundo sobre {o topic}.',
        'Aquele nó atrás da orelha e {o topic}.',
      ],
      steps: [
        ['A pessoa dá banho em casa pra ajudar, e o nó vira uma bolinha dura. A intenção foi ótima, o pelo é que não entendeu.'],
        ['Molhado, o pelo embola e aperta quando seca. Aí cada nó fica puxando a pele dele, coitado.'],
        ['Escova antes de molhar, começando pela pontinha, e segura a raiz com a outra mão. Cinco minutos por dia já evitam quase tudo.'],
        ['Tem bicho que chega tremendo e na quarta visita entra sozinho. Nesse dia eu ganho a semana.'],
      ],
    },
    funny: {
      openings: [
        'Ele aprendeu a soletrar e fugiu {do topic}.',
        'Depois {do topic}, direto para a terra.',
        'A corrida maluca pela casa: {topic}.',
      ],
      steps: [
        ['Depois do banho, ele corre pela casa em velocidade de prova, derrapa no tapete e volta. Ninguém sabe quem está ganhando.'],
        ['A corrida é alívio, e o cheiro de limpo não lhe parece seu. Ele procura na terra alguma coisa mais a sua cara.'],
        ['Feche a porta do quintal antes de ele chegar e deixe a corrida acontecer na sala. Vasos para o alto.'],
        ['Quem trabalha com banho e tosa leva para casa pelo de oito raças. O próprio cachorro faz a revista na entrada.'],
      ],
    },
    motivational: {
      openings: [
        'A confiança cresce a cada visita para {o topic}.',
        'Mão leve e voz baixa no atendimento: {topic}.',
        'Paciência com quem tem medo {do topic}.',
      ],
      steps: [
        ['O bicho que tinha pavor do secador hoje fecha os olhos. Foram muitas visitas, sempre com a mesma pessoa e a mesma calma.'],
        ['O medo do bicho diminui quando nada de ruim se repete. Por isso a primeira visita é a que mais pede delicadeza.'],
        ['Em casa, acostume o filhote a ser tocado nas patas e orelhas, com petisco. O profissional e ele vão agradecer depois.'],
        ['No fim do dia, o avental tem pelo de todas as cores. E ainda há um rabo abanando do outro lado do vidro.'],
      ],
    },
  },
}
