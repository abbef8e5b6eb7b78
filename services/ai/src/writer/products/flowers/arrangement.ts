import type { ProductType } from '../product-type.ts'

export const arrangement: ProductType = {
  nouns: ['arranjo', 'arranjinho', 'arranjo de mesa', 'arranjo de flores', 'caixa de flores', 'cesta de flores', 'cachepô com flores', 'centro de mesa floral'],
  asks: ['onde vai ficar', 'a data', 'as cores da casa ou da festa'],
  questions: {
    sale: ['Em que canto da sua casa as flores ficariam bem?', 'Mesa, aparador ou entrada, onde você colocaria?'],
    content: ['Quem repara em flores na sua família?', 'Tem flores na sua mesa hoje?'],
  },
  emojis: ['💐', '🌸', '🌿'],
  hashtags: ['arranjosflorais', 'arranjofloral', 'arranjodeflores', 'flores', 'floricultura', 'arranjos', 'florista'],
  sale: {
    professional: {
      openings: [
        'A mesa muda quando as flores chegam: {topic}.',
        '{O topic} {recebe/recebem} as visitas junto com você.',
        'Flores montadas para o lugar delas: {topic}.',
      ],
      steps: [
        ['Os convidados entram, largam a bolsa e olham para a mesa. As flores já contaram que aquele encontro foi preparado com gosto.', 'Um aparador vazio, uma recepção sem cor, uma mesa posta a que falta alguma coisa. Muitas vezes falta só um ponto de flores.'],
        ['Num arranjo, alguém já pensou na altura, na cor e no volume. Quem recebe só escolhe onde colocar.'],
        ['Combina com almoço de família, balcão de recepção, noivado ou presente para quem acabou de mudar de casa.'],
        ['Antes de escolher, meça o espaço. Na mesa de refeição, flores abaixo da linha dos olhos deixam todos conversar à vontade.'],
      ],
    },
    casual: {
      openings: [
        'Pra dar vida àquele canto da casa: {topic}.',
        'Olha como a sala fica com {topic}.',
        '{O topic} e a mesa já {parece/parecem} de festa.',
      ],
      steps: [
        ['Sabe quando a mesa está posta, tudo bonito, mas ainda falta alguma coisa? A gente põe flores no meio e pronto, era isso.', 'Visita chegando, casa arrumada às pressas, almofada ajeitada no susto. Com flores na sala, parece que a gente planejou tudo.'],
        ['O bom do arranjo é que ninguém precisa correr atrás de vaso. Ele chega composto e vai direto pro lugar.'],
        ['Fica lindo no almoço em família, no balcão do trabalho, no quarto de hóspedes. E é um presente que a pessoa usa na hora.'],
        ['Me conta onde vai ficar, se é mesa, aparador ou canto. O lugar diz quase tudo sobre o tamanho e a altura.'],
      ],
    },
    funny: {
      openings: [
        'A visita vai achar que a casa é sempre assim: {topic}.',
        '{O topic} {distrai/distraem} da louça na pia.',
        'Elegância instantânea em cima da mesa: {topic}.',
      ],
      steps: [
        ['A visita avisou que chega em vinte minutos. Dá para esconder a roupa no quarto, pôr flores na sala e agir naturalmente.', 'Flores no meio da mesa e a família inteira muda o comportamento. Teve até tio perguntando onde fica o guardanapo.'],
        ['Um arranjo faz o trabalho de duas horas de arrumação. As pessoas olham para as flores e esquecem o canto dos sapatos.'],
        ['Serve para o jantar chique, para o almoço de panela na mesa e para impressionar a cunhada que repara em tudo.'],
        ['Confira a altura antes de escolher. Se a tia precisar afastar as flores para ver a cunhada, o almoço perde metade da fofoca.'],
      ],
    },
    motivational: {
      openings: [
        'Receber bem é uma forma de carinho: {topic}.',
        'Para a mesa que reúne quem importa: {topic}.',
        '{O topic} para quem prepara a casa pensando nos outros.',
      ],
      steps: [
        ['Alguém passou a manhã na cozinha, estendeu a toalha e contou as cadeiras. As flores no centro completam esse trabalho.', 'Juntar a família numa mesa só anda difícil. Quando todos conseguem vir, as flores mostram que o dia foi esperado.'],
        ['Uma flor mais alta, outra ao lado, folhas que juntam tudo. Arranjar flores é trabalho de mão paciente.'],
        ['Vale para a festa grande e para o café de duas pessoas. Quem chega percebe que alguém pensou em cada lugar.'],
        ['Pense no que vai acontecer em volta: conversa, brinde, fotografia. Isso decide se o arranjo deve ser baixo, alto ou comprido.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Flores na mesa sem esconder ninguém: {topic}.',
        'Onde colocar {o topic} para que todos aproveitem.',
        'O lugar certo {do topic} muda a sala inteira.',
      ],
      steps: [
        ['Num jantar, as flores bonitas demais acabam no aparador. Os convidados não se enxergavam de um lado a outro da mesa.', 'Muita gente põe as flores encostadas na parede e depois acha que o arranjo parece pequeno.'],
        ['O olhar mede as flores pelo que está em volta. Sobre um móvel grande elas somem, e numa mesa estreita atrapalham os pratos.'],
        ['Sente-se à mesa antes de todos e olhe por cima das flores. Se conseguir ver a cadeira da frente, a altura está boa.'],
        ['Quem compõe flores dá muitas voltas na mesa antes de terminar. Um lado que parece cheio pode estar vazio visto da outra cadeira.'],
      ],
    },
    casual: {
      openings: [
        'Um truque simples pra aproveitar melhor {o topic}.',
        'Onde é que eu ponho? Um papo sobre {topic}.',
        'Todo mundo faz isso com flores na mesa: {topic}.',
      ],
      steps: [
        ['A gente põe as flores no meio da mesa, senta todo mundo e cinco minutos depois alguém já empurrou tudo pro canto.'],
        ['Flor precisa de um pouco de espaço livre em volta. Espremida entre porta-retrato e controle remoto, ela nem aparece.'],
        ['Tira duas coisas do móvel antes de pôr as flores. E deixa longe do sol forte e do vento do ventilador.'],
        ['Eu monto, dou dois passos pra trás, mudo uma flor de lugar e volto. Às vezes é só essa que faltava.'],
      ],
    },
    funny: {
      openings: [
        'O arranjo era lindo até sentarmos para comer: {topic}.',
        'A disputa por espaço na mesa começa com {topic}.',
        'Cenas de família em volta {do topic}.',
      ],
      steps: [
        ['No almoço de família há dois tipos de pessoa: quem elogia as flores e quem pergunta onde vai pôr a travessa de arroz.'],
        ['A mesa parece enorme quando está vazia. Aí chegam os pratos, o refrigerante, os celulares, e ela encolhe.'],
        ['Faça o teste antes: ponha as flores, sente e tente pedir o sal. Se o braço desviar de pétala, mude de lugar.'],
        ['No fim do almoço, as flores voltam para o centro, e alguém pergunta baixinho se pode levar para casa.'],
      ],
    },
    motivational: {
      openings: [
        'Preparar a mesa já é parte do encontro: {topic}.',
        'Uma mesa com flores já dá boas-vindas: {topic}.',
        'O que {o topic} {diz/dizem} antes da primeira conversa.',
      ],
      steps: [
        ['Houve tempo em que flores na mesa eram coisa de dia de festa. Hoje muita gente escolhe um dia comum para elas.'],
        ['Uma mesa com flores faz as pessoas demorarem mais. O prato acaba, o café chega e ninguém tem pressa de levantar.'],
        ['Se a semana for corrida, comece pequeno: poucas flores perto do lugar onde você toma café já mudam a manhã.'],
        ['Quem monta um arranjo tira mais flores do que põe. Quando fica só o que precisa, cada uma aparece.'],
      ],
    },
  },
}
