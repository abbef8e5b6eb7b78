import type { ProductType } from '../product-type.ts'

export const massage: ProductType = {
  nouns: ['massagem', 'massagem relaxante', 'drenagem', 'drenagem linfática'],
  asks: ['para quando é', 'se é para você ou de presente', 'se tem gestação, cirurgia recente ou algum tratamento'],
  questions: {
    sale: ['Qual hora do dia é a melhor para sumir do mundo?', 'Para quem você daria uma hora sem telefone?'],
    content: ['Você dorme na maca ou fica pensando na lista do mercado?', 'Quantos minutos você demora para desligar do dia?'],
  },
  emojis: ['💆', '🌿', '🕯️'],
  hashtags: ['massagem', 'massoterapia', 'massoterapeuta', 'massagemrelaxante', 'drenagemlinfatica', 'spa', 'massagens'],
  sale: {
    professional: {
      openings: [
        'Um pedaço da sua semana sem tela e sem pressa: {topic}.',
        '{O topic} com hora marcada para cuidar de você.',
        'Um intervalo na agenda cheia: {topic}.',
      ],
      steps: [
        ['O dia teve reunião, trânsito e louça, e o ombro lembra de tudo. Há semanas em que o melhor compromisso é uma maca.', 'O celular fica no silencioso, a luz baixa, e por um tempo ninguém chama. Isso já é raro em uma semana comum.'],
        ['O ritmo e a pressão mudam conforme a pessoa e a técnica. O atendimento começa com uma conversa sobre como você prefere.'],
        ['Há quem inclua na rotina do mês e quem presenteie alguém que não para. Também é um bom começo de férias.'],
        ['Ao marcar, informe gestação, cirurgia recente ou algum problema de saúde. Prefira um horário sem compromisso logo depois.'],
      ],
    },
    casual: {
      openings: [
        'Deixa o celular na bolsa, hoje é dia {do topic}.',
        'Deita que eu cuido do resto: {topic}.',
        'Seu horário de não fazer nada: {topic}.',
      ],
      steps: [
        ['Sabe aquele dia em que você só queria deitar e que ninguém chamasse? Esse horário existe, e o celular fica na bolsa.', 'O que eu mais escuto na chegada é que fazia tempo que a pessoa não parava. Deita, fecha o olho, e o resto é comigo.'],
        ['Cada pessoa chega de um jeito, e cada técnica tem o seu ritmo. Eu pergunto bastante antes e vou sentindo durante.'],
        ['Dá pra vir uma vez por mês, no fim de uma semana puxada ou dar de presente. Ninguém fica bravo de ganhar uma hora dessas.'],
        ['Quando marcar, me conta se tem gravidez, cirurgia ou algum tratamento. E não põe nada na agenda pra logo depois.'],
      ],
    },
    funny: {
      openings: [
        'O grupo da família que espere um pouco: {topic}.',
        'A lista do mercado pode esperar o fim {do topic}.',
        'Dormir de boca aberta faz parte {do topic}.',
      ],
      steps: [
        ['A pessoa promete ficar acordada para aproveitar cada minuto. Em dez minutos, a sala escuta uma respiração muito sincera.', 'O único lugar onde ninguém pergunta onde está a tesoura é a maca. E, se alguém perguntar, a porta está fechada.'],
        ['Não é preciso fazer nada, nem conversar, nem concordar. Para quem coordena uma casa inteira, isso é quase ficção.'],
        ['Dá um ótimo presente para quem diz que está bem com a voz de quem não está. A pessoa recusa por educação e vai.'],
        ['Marque num horário sem reunião em seguida. A cara amassada da maca leva uns quinze minutos para voltar ao normal.'],
      ],
    },
    motivational: {
      openings: [
        'A vez de quem passa o dia atendendo os outros: {topic}.',
        '{O topic} na agenda, como qualquer compromisso.',
        'Parar um pouco também se marca: {topic}.',
      ],
      steps: [
        ['Você atende filhos, chefe, clientes e telefone. Na maca, é a única pessoa da sala a quem se pergunta se está tudo bem.', 'Quem vive em movimento estranha os primeiros minutos deitado. Depois a conversa acaba, o olho fecha, e a hora passa depressa.'],
        ['Reservar tempo para o próprio corpo é uma decisão de agenda. O que não tem hora marcada costuma ficar para depois.'],
        ['Vale no meio do mês puxado, depois da mudança ou antes de recomeçar o trabalho. Cada pessoa sabe quando precisa parar.'],
        ['Escolha um dia que se repita e proteja esse horário. Os outros compromissos aprendem a ficar em volta.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como se preparar para {o topic}.',
        'O que convém avisar antes {do topic}.',
        'Primeira vez na maca? Um guia curto: {topic}.',
      ],
      steps: [
        ['É comum chegar correndo, deitar e continuar pensando na lista do dia. A primeira metade da sessão passa sem que se note.'],
        ['O corpo leva alguns minutos para sair do ritmo da rua. Quem chega atrasado gasta esse tempo já na maca.'],
        ['Chegue dez minutos antes, coma algo leve e diga logo se algo incomodar. Em caso de gestação, cirurgia ou doença, fale com seu médico.'],
        ['Antes de cada atendimento, a sala é arejada e a roupa de maca, trocada. Esses gestos silenciosos também fazem parte do trabalho.'],
      ],
    },
    casual: {
      openings: [
        'Pode dormir, sim, durante {o topic}.',
        'As perguntas que me fazem antes {do topic}.',
        'Pra aproveitar melhor a sua hora: {topic}.',
      ],
      steps: [
        ['A pessoa deita e continua resolvendo a vida na cabeça. Dá pra sentir no ombro que ela ainda tá no trânsito.'],
        ['A gente não desliga na hora, precisa de uns minutos pra chegar de verdade. Por isso vir correndo atrapalha tanto.'],
        ['Vem uns minutos antes, come uma coisa leve e fala se a pressão tá boa. Se incomodar, avisa, não precisa ser forte.'],
        ['Entre um atendimento e outro, eu troco tudo, abro a janela e lavo as mãos. É o meu minuto de silêncio também.'],
      ],
    },
    funny: {
      openings: [
        'Teoria e prática {do topic}.',
        'A cara amassada depois {do topic}.',
        'Coisas em que se pensa de olhos fechados: {topic}.',
      ],
      steps: [
        ['De olhos fechados, a pessoa promete beber mais água, mudar de vida e responder os e-mails. Acorda sem lembrar de nenhum.'],
        ['O cérebro aproveita o silêncio para lembrar se o fogão ficou ligado. Ficou desligado, quase sempre ficou.'],
        ['Anote as pendências antes de entrar e deixe o papel na bolsa. Elas continuam lá depois, com uma cara bem menos urgente.'],
        ['Do lado de cá, a gente aprende a reconhecer o sono pelo dedo do pé. Ele é sempre o último a se render.'],
      ],
    },
    motivational: {
      openings: [
        'Mãos que trabalham em silêncio: {topic}.',
        'O cuidado de quem faz {o topic} começa antes da maca.',
        'Atenção do começo ao fim: {topic}.',
      ],
      steps: [
        ['Há pessoas que passam meses sem que alguém pergunte como elas estão. No começo do atendimento, essa é a primeira pergunta.', 'Quem trabalha com as mãos aprende a escutar com elas. Cada corpo conta a semana que teve, sem precisar de palavras.'],
        ['A técnica se aprende em curso, e a atenção vem com o tempo. As duas juntas fazem alguém se sentir bem recebido.'],
        ['Em casa, escolha cinco minutos por dia para sentar sem tela e soltar os ombros. Parece pouco, e quase ninguém faz.'],
        ['No fim, a pessoa se levanta devagar e fala mais baixo que na chegada. Quem atendeu também baixa a voz.'],
      ],
    },
  },
}
