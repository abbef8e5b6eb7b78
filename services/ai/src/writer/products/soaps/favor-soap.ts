import type { ProductType } from '../product-type.ts'

export const favorSoap: ProductType = {
  nouns: ['sabonetinho', 'minissabonete', 'mini sabonete', 'sabonete lembrancinha', 'sabonete para lembrancinha', 'lembrancinha de sabonete', 'sabonete de batizado'],
  asks: ['a data da festa', 'quantos convidados são', 'as cores da festa'],
  questions: {
    sale: ['Qual é a próxima festa da sua família?', 'Lembrancinha por pessoa ou por família?'],
    content: ['Na sua família, quem sempre leva duas lembrancinhas?', 'Qual lembrancinha de festa você usa até hoje?'],
  },
  emojis: ['🧼', '🎁', '🫧'],
  hashtags: ['lembrancinhadesabonete', 'minissabonete', 'sabonetelembrancinha', 'minisabonetes', 'lembrancinhas', 'saboneteparalembrancinha', 'sabonetespersonalizados'],
  sale: {
    professional: {
      openings: [
        'Uma lembrança que os convidados vão usar: {topic}.',
        '{O topic} para agradecer a presença de cada um.',
        'Pequeno, perfumado e fácil de levar: {topic}.',
      ],
      steps: [
        ['No fim da comemoração, cada convidado leva algo nas mãos. Uma lembrança perfumada continua presente na casa dele por algum tempo.', 'Tem convidado que vem de longe só para abraçar a família. Na saída, um sabonete pequeno é um jeito gentil de agradecer.'],
        ['O sabonete em tamanho pequeno agrada a todas as idades e tem uso certo. Quem não põe na pia deixa perfumando a gaveta.'],
        ['Serve à reunião pequena na sala e à festa de salão cheio. Nas duas, o convidado leva para casa um cheiro daquele dia.'],
        ['Para calcular a quantidade, conte os convidados ou as famílias e acrescente alguns a mais. Sempre aparece alguém que não estava na lista.'],
      ],
    },
    casual: {
      openings: [
        'Lembrancinha que não fica esquecida na mesa: {topic}.',
        'Os convidados saem cheirando {o topic}.',
        'Que graça {o topic} na mesa da festa.',
      ],
      steps: [
        ['Sabe lembrancinha que fica na mesa quando a festa acaba? Com sabonete isso não acontece, todo mundo cheira e leva.', 'Eu acho lindo quando o convidado sai da festa com uma coisinha perfumada na mão. É um obrigado com cheiro.'],
        ['Sabonete pequeno é útil de verdade. Vai pra pia, vai pra gaveta de meia, e a pessoa lembra do dia cada vez que sente o cheiro.'],
        ['Combina com festa grande e com almoço só da família. Todo mundo gosta de voltar pra casa com uma coisinha na mão.'],
        ['Faz a conta por família ou por pessoa, do jeito que preferir, e põe uns a mais. Tem sempre uma tia que pede dois.'],
      ],
    },
    funny: {
      openings: [
        'A tia já perguntou se pode levar dois: {topic}.',
        '{O topic} {some/somem} da mesa antes do bolo.',
        'Lembrança de festa que não junta pó: {topic}.',
      ],
      steps: [
        ['Na mesa de lembrancinhas há sempre a pessoa que pega uma para si, uma para a vizinha e uma para a prima que não pôde vir.', 'O convidado pega a lembrança, cheira e pergunta se é de comer. A criança ao lado já está a caminho de descobrir.'],
        ['É a lembrancinha que resolve o próprio destino. Ou vai para a pia, ou para a gaveta, e nunca vira enfeite de geladeira.'],
        ['Vale para salão cheio, para almoço de família e para festa de quintal. Sempre alguém vai esconder um na bolsa.'],
        ['Na conta dos convidados, some os parentes que levam para quem não veio. Toda família tem pelo menos três desses embaixadores.'],
      ],
    },
    motivational: {
      openings: [
        'Um obrigado que cabe na mão: {topic}.',
        'Para agradecer quem veio de longe, {topic}.',
        'Os convidados levam para casa um pouco da festa: {topic}.',
      ],
      steps: [
        ['Quem prepara uma festa pensa em cada pessoa da lista. A lembrança entregue na saída leva esse pensamento até a casa dela.', 'Depois de tanto preparo, o dia chega e todos se reúnem. Entregar uma lembrança é dizer obrigado a cada rosto.'],
        ['Um presente pequeno, dado com cuidado, não passa despercebido. O perfume lembra o dia quando a festa já ficou longe.'],
        ['Vale para a comemoração grande e para o café com dez pessoas na sala. Agradecer não depende do tamanho da festa.'],
        ['Conte os convidados com calma e separe alguns para quem não pôde vir. Receber depois também faz a pessoa se sentir lembrada.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como organizar {o topic} na mesa da festa.',
        'Quantas lembranças preparar para os convidados: {topic}.',
        'O momento certo de entregar {o topic}.',
      ],
      steps: [
        ['É comum deixar as lembranças na entrada e, no fim, metade dos convidados sair sem levar. Ninguém tem coragem de pegar sozinho.'],
        ['Muita gente só pega a lembrança quando alguém oferece. Uma mesa sem indicação parece apenas parte da decoração.'],
        ['Conte uma lembrança por pessoa ou por família e acrescente dez por cento. Peça a alguém próximo que entregue na despedida.'],
        ['Em peças pequenas, qualquer diferença aparece quando estão lado a lado. Por isso a conferência é tão demorada quanto o preparo.'],
      ],
    },
    casual: {
      openings: [
        'Como não errar na conta {do topic}.',
        'Onde deixar {o topic} no dia da festa.',
        'Dica pra quem tá preparando uma festa: {topic}.',
      ],
      steps: [
        ['Já voltei de festa e só lembrei da lembrancinha no carro. Estava lá, linda, numa mesa do outro lado do salão.'],
        ['As pessoas têm vergonha de pegar sem ninguém oferecer. E no fim da festa tá todo mundo procurando bolsa, casaco e filho.'],
        ['Deixa a mesa perto da saída e chama alguém da família pra entregar. Pra conta, eu penso uma por convidado e umas dez a mais.'],
        ['O bonito é ver tudo pronto lado a lado, um igualzinho ao outro. Dá um orgulho danado antes mesmo da festa começar.'],
      ],
    },
    funny: {
      openings: [
        'A lista de convidados cresceu mais que {o topic}.',
        'A operação secreta da tia com {o topic}.',
        'Quem pegou três? Investigação na mesa: {topic}.',
      ],
      steps: [
        ['A tia experiente não pega a lembrança na saída. Ela escolhe na entrada, guarda na bolsa e volta no fim para levar a da sobrinha.'],
        ['A explicação é antiga, pois lembrança de festa se leva também para quem ficou em casa. Recusar seria falta de educação.'],
        ['Prepare dez por cento a mais e nomeie alguém para entregar. De preferência, uma pessoa imune a sorriso de tia.'],
        ['Fazer muitas peças pequenas dá um cheiro bom na casa e um número na cabeça. Até dormindo se conta de dez em dez.'],
      ],
    },
    motivational: {
      openings: [
        'Uma lembrança para cada pessoa querida: {topic}.',
        'O que existe por trás da mesa de lembranças: {topic}.',
        'Pequenos e feitos para agradecer: {topic}.',
      ],
      steps: [
        ['A mesa de lembranças mostra quantas pessoas fizeram parte daquele dia. Cada uma delas tem uma história com a família.', 'Há lembranças que ficam anos na gaveta só pelo perfume. Ninguém lembra o cardápio, mas lembra da festa.'],
        ['O que é pequeno pede atenção repetida muitas vezes. Cuidar da última peça como da primeira é a parte mais difícil.'],
        ['Ao entregar, diga o nome da pessoa e agradeça olhando para ela. O gesto leva três segundos e vale tanto quanto a lembrança.'],
        ['Quem prepara dezenas de peças iguais acaba imaginando as mãos que vão recebê-las. A festa começa ali, muito antes da data.'],
      ],
    },
  },
}
