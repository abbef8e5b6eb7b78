import type { ProductType } from '../product-type.ts'

export const bathSoak: ProductType = {
  nouns: ['sal de banho', 'bomba de banho', 'bombinha de banho', 'espuma de banho', 'banho de espuma', 'leite de banho'],
  asks: ['se é para você ou de presente', 'que tipo de aroma você prefere', 'se em casa tem banheira ou bacia'],
  questions: {
    sale: ['Banho com música ou em silêncio?', 'Quanto tempo dura o seu banho sem ninguém bater na porta?'],
    content: ['O que sempre interrompe o seu banho?', 'Banheira, bacia ou chuveiro demorado?'],
  },
  emojis: ['🛁', '🫧', '🌿'],
  hashtags: ['saldebanho', 'bombadebanho', 'spaemcasa', 'banhodeespuma', 'saisdebanho', 'banhodebanheira', 'momentospa'],
  sale: {
    professional: {
      openings: [
        'Um banho sem pressa para o fim do dia: {topic}.',
        '{O topic} para quem quer fazer do banho um programa.',
        'A noite em casa pede {topic}.',
      ],
      steps: [
        ['A casa silenciou, a toalha está separada e não há mais nada na agenda. É a hora de um banho que dure mais que cinco minutos.', 'Depois de um dia inteiro em pé, a ideia de um banho demorado acompanha a pessoa no caminho de volta. O resto pode esperar.'],
        ['Com perfume na água, o banho deixa de ser obrigação da rotina e vira um momento. O cheiro toma o banheiro todo.'],
        ['É um presente para quem trabalha muito e também para uma noite a dois. Numa viagem curta, vai junto na mala.'],
        ['Antes de escolher, pense no aroma e no banho que você tem em casa, com banheira ou bacia. Assim a escolha combina com o uso.'],
      ],
    },
    casual: {
      openings: [
        'Fecha a porta do banheiro que hoje tem {topic}.',
        'Celular longe, água quentinha e {topic}.',
        'Hoje eu mereço um banho de verdade: {topic}.',
      ],
      steps: [
        ['Sabe quando você passa o dia pensando no banho? Daqueles com a porta trancada e ninguém perguntando onde tá o controle.', 'Eu espero a casa dormir, separo a toalha e ponho uma música baixinha. Banho assim é o meu passeio de semana.'],
        ['O cheiro sobe com o vapor e o banheiro inteiro muda. Parece hotel, só que de chinelo e com a toalha de casa.'],
        ['Pra presentear alguém que vive na correria, acho perfeito. A pessoa ganha o presente e a desculpa pra parar.'],
        ['Escolhe pelo cheiro que você mais gosta, e vê se em casa tem banheira ou se vai ser na bacia. Dos dois jeitos é bom.'],
      ],
    },
    funny: {
      openings: [
        'Ocupado por tempo indeterminado: {topic}.',
        'Podem bater na porta à vontade, hoje tem {topic}.',
        '{O topic} e meia hora sem ouvir meu nome.',
      ],
      steps: [
        ['O banho está pronto, a música começou, e alguém bate na porta para perguntar onde fica a tesoura. Está onde sempre esteve.', 'Na novela, o banho tem vela, taça e pétala. Em casa tem um patinho de borracha e alguém esperando para escovar os dentes.'],
        ['O cheiro bom na água faz o banho parecer férias. O enrugado dos dedos avisa quando as férias passaram do ponto.'],
        ['É o presente certo para quem diz que está tudo bem no meio de um bocejo. Essa pessoa precisa de um banho sem plateia.'],
        ['Escolha o aroma e avise a família com antecedência. O mais difícil de um banho demorado é conseguir o banheiro livre.'],
      ],
    },
    motivational: {
      openings: [
        'Meia hora com a porta fechada e {topic}.',
        'Para quem chega em casa depois de um dia cheio: {topic}.',
        '{O topic} para o banho que você vem adiando.',
      ],
      steps: [
        ['Você cumpriu a lista do dia, ou quase toda. O banho demorado não precisa esperar que a lista acabe.', 'Fechar a porta por meia hora exige mais coragem que preparo. A casa continua de pé, e você volta com outra cara.'],
        ['Com um perfume escolhido, o banho deixa de ser só mais uma coisa feita com pressa. O cheiro fica no banheiro até mais tarde.'],
        ['Quem acabou de terminar um projeto, uma mudança ou uma semana puxada merece uma noite assim. Presenteie essa pessoa.'],
        ['Escolha o aroma e marque o dia na agenda, como qualquer compromisso. O que tem hora marcada costuma acontecer.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como preparar um banho com {topic}.',
        'Um erro comum de quem usa {o topic}.',
        'O passo a passo de um bom banho: {topic}.',
      ],
      steps: [
        ['É comum preparar a água quente demais e esperar que ela esfrie. Enquanto isso, o perfume se perde no vapor.'],
        ['A água muito quente espalha o aroma de uma vez, e em poucos minutos ele já se foi. Morna, ela o solta aos poucos.'],
        ['Use água morna e a quantidade indicada no rótulo, mexendo com a mão. Sem banheira, uma bacia larga para os pés resolve.'],
        ['Criar um aroma para a água é diferente de criar um perfume. O vapor muda tudo, e só o teste mostra o resultado.'],
      ],
    },
    casual: {
      openings: [
        'Não tenho banheira e uso {o topic} mesmo assim.',
        'Como eu preparo o banho com {o topic}.',
        'Guardado no armário ninguém aproveita: {topic}.',
      ],
      steps: [
        ['No começo eu jogava tudo na água pelando e achava que o cheiro era fraco. A água é que tava quente demais.'],
        ['Quando sai muito vapor, o perfume vai embora com ele. Na água morninha ele fica mais tempo ali, pertinho de você.'],
        ['Enche uma bacia grande com água morna, põe o produto e mexe com a mão. Deixa a toalha do lado, pra não pingar pela casa.'],
        ['Meu banho preferido é sem pressa e sem celular. Na primeira vez a mão procura, na segunda nem lembra mais.'],
      ],
    },
    funny: {
      openings: [
        'A fila do banheiro por causa {do topic}.',
        'Meia hora de banho, segundo a teoria: {topic}.',
        'Sem banheira, com bacia e {topic}.',
      ],
      steps: [
        ['A receita do banho perfeito diz meia hora sem interrupção. Quem escreveu morava só e não tinha campainha.'],
        ['A família só precisa do banheiro quando ele está ocupado. É uma lei da física que ainda não chegou aos livros.'],
        ['Avise todo mundo dez minutos antes e recolha os pedidos urgentes. Depois é água morna, porta trancada e música mais alta que as batidas.'],
        ['Quem testa produto de banho toma banho a trabalho. É difícil explicar isso para a família sem que ninguém ria.'],
      ],
    },
    motivational: {
      openings: [
        'Marcar hora com o próprio banho: {topic}.',
        'Um banho demorado também se aprende: {topic}.',
        'O que acontece quando a porta se fecha com {topic}.',
      ],
      steps: [
        ['Tem gente que cuida da casa inteira e há anos toma banho em cinco minutos. Um dia percebe e tranca a porta.', 'O banho demorado costuma ficar para depois da louça, da roupa e do recado. Depois de tudo, já é hora de dormir.'],
        ['Tempo para si raramente sobra, é preciso reservar. Meia hora marcada já faz diferença no meio da semana.'],
        ['Escolha um dia fixo, separe a toalha de manhã e combine com a casa. Na terceira semana, ninguém mais bate na porta.'],
        ['Quem prepara produtos de banho pensa num momento que não vai ver. Só imagina a porta fechando e o cheiro subindo.'],
      ],
    },
  },
}
