import type { ProductType } from '../product-type.ts'

export const surpriseBag: ProductType = {
  nouns: ['sacolinha', 'sacola surpresa', 'sacolinha surpresa', 'saquinho personalizado'],
  asks: ['quantos convidados são', 'o tema da festa', 'o que vai dentro'],
  questions: {
    sale: ['Quantas crianças vêm à festa?', 'O que não pode faltar dentro?'],
    content: ['O que você mais gostava de achar na sacolinha?', 'Seus pequenos abrem no carro ou esperam chegar em casa?'],
  },
  emojis: ['🛍️', '🎉', '🍬'],
  hashtags: ['sacolinhasurpresa', 'sacolinhas', 'sacolasurpresa', 'sacolinhapersonalizada', 'saquinhopersonalizado', 'lembrancinhasdefesta', 'festainfantil'],
  sale: {
    professional: {
      openings: [
        'A festa continua na volta para casa: {topic}.',
        'O que cada convidado leva na saída é {o topic}.',
        '{O topic} {fecha/fecham} a festa com um agrado.',
      ],
      steps: [
        ['Perto do fim da festa, os convidados menores já sabem para onde olhar. A despedida fica mais fácil com uma sacolinha na mão.', 'No caminho de casa, ainda no carro, começa a investigação do que há dentro. A festa ganha mais alguns minutos de alegria.'],
        ['Abrir, tirar uma coisa de cada vez e mostrar para todos: a melhor parte vem depois do parabéns. Crianças adoram essa demora.'],
        ['Agrada no aniversário, na festa da escola, no encontro da família. E alegra quem não pôde vir e recebe a sua depois.'],
        ['Conte pelo número de convidados, com alguns a mais para irmãos e primos. E pense no conteúdo antes de definir o tamanho.'],
      ],
    },
    casual: {
      openings: [
        'A hora do tchau ficou mais fácil: {topic}.',
        'Todo mundo faz fila na saída: {topic}.',
        'Eu quero ver quem espera até em casa com {topic}.',
      ],
      steps: [
        ['Festa acabando, ninguém quer ir embora, um chora, outro corre. Aí aparece a sacolinha e todo mundo forma fila rapidinho.', 'A melhor parte é espiar pelo vidro do carro: cinto colocado, sacolinha no colo e a cabeça inteira lá dentro.'],
        ['O charme é a hora de abrir. Cada um tira uma coisa, compara com o do lado, e a festa ganha mais uma rodada.'],
        ['Combina com aniversário, turma da escola e festa pequena em casa. Até adulto disfarça e dá um jeito de pegar uma.'],
        ['Faz a conta por convidado e põe umas de reserva. Sempre aparece um irmãozinho que não estava na lista.'],
      ],
    },
    funny: {
      openings: [
        'O argumento mais forte para ir embora da festa: {topic}.',
        'Negociações encerradas com {topic}.',
        'Só {o topic} {tira/tiram} criança da cama elástica.',
      ],
      steps: [
        ['Ir embora da festa? Nem pensar. Ganhar a sacolinha na porta? Já está de sapato no pé e dando tchau para todo mundo.', 'No carro, o inventário começa antes do cinto. Cada um confere a sua, e logo se abre uma mesa de negociações no banco de trás.'],
        ['Um brinde pequeno faz o que três chamadas dos pais não fizeram: reunir todas as crianças na porta em meio minuto.'],
        ['Era para os pequenos, e os grandes disputam. O pai que diz estar só segurando já comeu alguma coisa dali.'],
        ['Some os convidados, os irmãos dos convidados e o primo que chegou sem avisar. Depois acrescente duas, que alguém vai pedir.'],
      ],
    },
    motivational: {
      openings: [
        'A despedida também merece carinho: {topic}.',
        'Para a festa acabar com sorriso: {topic}.',
        '{O topic} para quem cuida da festa até o último convidado.',
      ],
      steps: [
        ['Quem organiza a festa pensa na chegada, no bolo, na música. Pensar também na saída é cuidado que os convidados percebem.', 'A festa durou poucas horas e deu semanas de trabalho. Cada convidado que sai sorrindo com a sua sacolinha paga um pouco disso.'],
        ['Não precisa ser grande para alegrar. O gesto de entregar uma para cada um faz todos se sentirem lembrados.'],
        ['Separe uma para quem ficou em casa e queria ter vindo. Entregar no dia seguinte é uma festa de novo.'],
        ['Prepare com a família uma noite antes, cada um numa tarefa. Encher sacolinhas juntos já vira lembrança.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que colocar {no topic} sem exagero.',
        'Quantidade e conteúdo na medida: {topic}.',
        'Como organizar a entrega {do topic}.',
      ],
      steps: [
        ['Quem enche sacolinhas costuma começar com entusiasmo e descobrir na metade que o conteúdo não vai render para todas.'],
        ['Acontece porque se compra por pacote, e cada pacote traz um número diferente. No fim, sobra de um item e falta de outro.'],
        ['Arrume todas abertas na mesa e distribua um item por vez. Assim todas saem iguais, e a falta aparece cedo.'],
        ['Uma fileira de sacolinhas iguais já é decoração. Muita gente as deixa à vista, perto da porta, a festa toda.'],
      ],
    },
    casual: {
      openings: [
        'Como encher tudo sem se perder: {topic}.',
        'Um jeito rápido de montar {o topic}.',
        'A bagunça boa da véspera: {topic}.',
      ],
      steps: [
        ['A gente começa a encher sacolinha com toda a alegria, dois de cada. Na décima, descobre que o pirulito acabou e começa a tirar das primeiras.'],
        ['É que cada pacote vem com uma quantidade. Se a gente não confere antes, uma coisa sobra e a outra falta.'],
        ['Abre todas na mesa e vai passando: primeiro um item em todas, depois o próximo. Parece linha de fábrica e funciona que é uma beleza.'],
        ['Se tem criança em casa na hora de encher, separa umas a mais de cada coisa. O imposto de quem ajuda é cobrado na hora.'],
      ],
    },
    funny: {
      openings: [
        'O que acontece no banco de trás com {topic}.',
        'A bolsa de valores infantil: {topic}.',
        'Relatos de quem encheu {o topic} de madrugada.',
      ],
      steps: [
        ['Onze da noite, mesa cheia de saquinhos, e alguém pergunta quantos eram mesmo. A festa é amanhã e a resposta muda a cada contagem.'],
        ['A explicação é simples: quem enche também belisca. De dez em dez balas, uma nunca chega ao destino.'],
        ['Pense duas vezes antes de incluir apito ou corneta. Os pais dos convidados têm boa memória e filhos que também fazem aniversário.'],
        ['No dia seguinte, o chão do carro conta toda a história: um papel de bala, um brinquedo pela metade e uma criança satisfeita.'],
      ],
    },
    motivational: {
      openings: [
        'Tudo cheio e contado, pensando em cada convidado: {topic}.',
        'A última tarefa antes da festa: {topic}.',
        'O carinho guardado {no topic}.',
      ],
      steps: [
        ['Criança não lembra da toalha nem do cardápio. Lembra de quem brincou com ela e do que levou para casa na mão.'],
        ['Receber algo na saída diz à criança que a presença dela contou. Ela entende isso sem nenhuma explicação.'],
        ['Entregue uma por uma, olhando para cada convidado e dizendo o nome dele. Leva cinco minutos e ninguém esquece.'],
        ['Depois da festa, sobra uma na mesa, esquecida. Ela costuma virar o lanche de quem trabalhou o dia inteiro.'],
      ],
    },
  },
}
