import type { ProductType } from '../product-type.ts'

export const sweetBread: ProductType = {
  nouns: ['rosca', 'rosquinha', 'broa', 'brioche', 'croissant'],
  asks: ['quantas pessoas tomam café com você', 'para quando é', 'se é para o café da manhã ou para o da tarde'],
  questions: {
    sale: ['Manteiga, puro ou no café?', 'Com quem você toma o café da tarde?'],
    content: ['Você molha no café?', 'Café da manhã demorado ou correndo?'],
  },
  emojis: ['🍞', '☕', '😋'],
  hashtags: ['roscacaseira', 'croissant', 'brioche', 'broa', 'cafedatarde', 'padariaartesanal', 'lanchedatarde', 'paodoce'],
  sale: {
    professional: {
      openings: [
        'Para um café da manhã sem pressa, {topic}.',
        'A mesa do café fica completa: {topic}.',
        '{O topic} {pede/pedem} café coado e boa companhia.',
      ],
      steps: [
        ['Casa ainda em silêncio, café passando e alguma coisa boa sobre a mesa. O dia pode começar por aí.', 'À tarde, quando a visita chega e a chaleira apita, falta só o que pôr no prato do meio.'],
        ['Massa bem trabalhada tem cheiro próprio. Antes de provar, quem está em volta já sabe que vai gostar.'],
        ['{Vai/Vão} bem no café da família, na pausa do trabalho, na mesa da avó e na volta de um passeio.'],
        ['Pense em quantas pessoas tomam café com você e se alguém repete. Quase sempre alguém repete.'],
      ],
    },
    casual: {
      openings: [
        'Café na xícara e {topic} no prato.',
        'Manhã boa começa assim: {topic}.',
        'Eu troco qualquer despertador por {topic}.',
      ],
      steps: [
        ['Tem manhã em que a gente levanta só porque sabe o que tem na mesa. Café e alguma coisa fresquinha já animam.', 'Chuva na janela ou sol na varanda, o café da tarde pede companhia. E eu não tô falando só de gente.'],
        ['O cheiro já ganha metade. A outra metade é a primeira mordida, quando todo mundo fica quieto.'],
        ['Fica bem no café, no lanche da criança, na mesa do trabalho e na casa da vizinha que sempre oferece alguma coisa.'],
        ['Vê quantos vão sentar à mesa e põe um a mais. Tem sempre uma pessoa que chega bem na hora.'],
      ],
    },
    funny: {
      openings: [
        'Alguém levantou cedo por causa {do topic}.',
        'O café esfriou, mas ninguém largou {o topic}.',
        'Mesa do café com briga educada: {topic}.',
      ],
      steps: [
        ['A pessoa que não acorda com três alarmes apareceu na cozinha sozinha. O nariz funciona antes dos olhos.', 'A frase \'só um pedacinho com café\' foi dita às três. Às quatro, o café já era o segundo e o pedacinho também.'],
        ['O cheiro corre pela casa sem pedir licença. É o convite mais eficiente que já inventaram.'],
        ['Combina com visita, com fofoca e com aquela reunião em que ninguém decide nada, mas todos comem.'],
        ['Calcule pelas pessoas da casa e esconda um pouco. A parte escondida é sua, por direito de quem comprou.'],
      ],
    },
    motivational: {
      openings: [
        'Um café sem pressa e {topic}.',
        'Receber a manhã à mesa, com {topic}.',
        'Mesa posta para quem a gente gosta: {topic}.',
      ],
      steps: [
        ['Arrumar a mesa do café antes que todos acordem é um carinho silencioso. Quem chega percebe na hora.', 'A semana foi puxada, e hoje há tempo de sentar. Café quente, conversa e ninguém olhando o relógio.'],
        ['Massa de café da manhã não aceita pressa: cada etapa tem a sua hora, e o forno vem por último.'],
        ['Levar alguma coisa para o café da mãe, da tia ou do vizinho que mora só vale a visita inteira.'],
        ['Escolha pensando em quem vai sentar do outro lado da mesa. O café com companhia é que fica na memória.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Massa, descanso e forno: {topic}.',
        'Como aproveitar {o topic} no dia seguinte.',
        'Da bancada à mesa do café: {topic}.',
      ],
      steps: [
        ['No dia seguinte a massa parece ter perdido a graça. Muita gente nem imagina que alguns minutos a recuperam.', 'Quem assa em casa às vezes vê tudo dourar por fora e continuar cru no meio. Frustra, e tem explicação.'],
        ['O calor forte cora a superfície antes de chegar ao centro. E, depois de frio, o amido endurece.'],
        ['Cubra com papel-alumínio quando dourar cedo demais. Para reaquecer, use forno médio por poucos minutos.'],
        ['Em muitas cidades, o café da tarde ainda é visita marcada. A mesa conta tanto quanto o que está nela.'],
      ],
    },
    casual: {
      openings: [
        'Papo de café da manhã: {topic}.',
        'Não joga fora o de ontem, que tem jeito: {topic}.',
        'Coisas que aprendi esperando {o topic} sair do forno.',
      ],
      steps: [
        ['O de ontem parece meio triste no prato. Uns minutos de forno e ele fica com cara de hoje.'],
        ['Quando esfria, a massa endurece um pouco. O calor amolece de novo, mas só funciona se comer logo.'],
        ['Forno médio, cinco minutinhos, sem tampar. Micro-ondas até esquenta, só que a massa fica elástica.'],
        ['Minha parte preferida é abrir o forno e o vapor embaçar os óculos. A cozinha inteira muda de cheiro.'],
      ],
    },
    funny: {
      openings: [
        'Boletim matinal com {topic}.',
        'Quem molha {o topic} no café? Um debate.',
        'Migalhas na toalha e nenhuma culpa: {topic}.',
      ],
      steps: [
        ['Há quem molhe no café e há quem veja isso com horror. A família se senta em lados opostos da mesa.'],
        ['Molhar amolece a massa e perfuma o café. O problema é o tempo, e o fundo da xícara conta tudo.'],
        ['Conte dois segundos e puxe. Com três, a colher vai precisar entrar na operação de busca.'],
        ['Quem assa de madrugada toma café às quatro e almoça às nove. O relógio do padeiro mora em outro fuso.'],
      ],
    },
    motivational: {
      openings: [
        'Antes do sol, a massa já está na bancada: {topic}.',
        'Mão leve e muita espera: {topic}.',
        'O que a madrugada de quem assa deixa na mesa: {topic}.',
      ],
      steps: [
        ['A primeira massa cresce pouco, a segunda cresce demais. Entre uma e outra se aprende a olhar.'],
        ['Em dia frio, tudo demora, e em dia quente, tudo corre. Ler o tempo faz parte da receita.'],
        ['Em casa, deixe a massa perto do forno apagado, coberta com pano. Quando dobrar, está na hora.'],
        ['Um café da manhã comprido é feito de coisas simples. Alguém cuidou delas bem antes da mesa cheia.'],
      ],
    },
  },
}
