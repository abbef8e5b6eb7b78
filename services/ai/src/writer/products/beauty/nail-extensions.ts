import type { ProductType } from '../product-type.ts'

export const nailExtensions: ProductType = {
  nouns: ['unha em gel', 'unha de gel', 'alongamento', 'alongamento de unhas', 'fibra de vidro', 'manutenção de unhas'],
  asks: ['para quando é', 'se prefere curta ou comprida', 'se já tem alguma coisa na unha'],
  questions: {
    sale: ['Formato quadrado, redondo ou amendoado?', 'Curtinha ou comprida, qual é a sua?'],
    content: ['O que ficou mais difícil com a unha comprida?', 'Você abre latinha com a unha ou com a colher?'],
  },
  emojis: ['💅', '💅🏽', '✨'],
  hashtags: ['unhasemgel', 'alongamentodeunhas', 'fibradevidro', 'unhasdegel', 'alongamento', 'naildesigner', 'unhasdefibra', 'unhaslindas'],
  sale: {
    professional: {
      openings: [
        'Unhas no comprimento que você imagina: {topic}.',
        '{O topic} para quem quer as mãos prontas todos os dias.',
        'Para a rotina e para as ocasiões especiais, {topic}.',
      ],
      steps: [
        ['Você cumprimenta um cliente, assina um documento, ergue o copo no brinde. As mãos aparecem mais do que se imagina.', 'A viagem está marcada, e a última coisa que você quer é cuidar de esmalte no hotel. Com as unhas prontas, sobra tempo para passear.'],
        ['O resultado vem do conjunto, formato, espessura e acabamento. Quando os três combinam com a mão, a unha parece ter sido sempre assim.'],
        ['Combina com quem trabalha com o público e com quem tem festa chegando. Também com quem só quer olhar para as mãos e gostar.'],
        ['Antes de marcar, pense no que você faz com as mãos no dia a dia. Quem digita ou cozinha muito costuma preferir comprimentos médios.'],
      ],
    },
    casual: {
      openings: [
        'Bora deixar essas mãos prontas? {O topic} {está/estão} na agenda de hoje.',
        'A mão que aparece na foto do brinde: {topic}.',
        'Mão pronta pra semana inteira: {topic}.',
      ],
      steps: [
        ['Sabe quando você pega o café e fica olhando a própria mão? Eu vejo as clientes fazendo isso antes mesmo de sair da cadeira.', 'Tem casamento, viagem ou aniversário chegando? A mão sai em tudo que é foto, do brinde ao bolo, então já pensa nela.'],
        ['O segredo tá no formato combinar com a sua mão. Comprimento bonito na amiga pode não ser o seu, e a gente acha o seu com calma.'],
        ['Tem quem faça pra festa e tem quem faça porque gosta de ver a mão pronta toda manhã. Os dois motivos valem.'],
        ['Na hora de marcar, me conta como é a sua rotina. Se você digita o dia todo ou lava muita louça, isso ajuda a escolher.'],
      ],
    },
    funny: {
      openings: [
        'Abrir latinha vai exigir técnica, porque hoje tem {topic}.',
        'O áudio vem no lugar do texto depois {do topic}.',
        'Desculpa nova para não lavar a louça: {topic}.',
      ],
      steps: [
        ['Unha nova muda o jeito de falar. De repente, toda explicação precisa das duas mãos, bem devagar e perto da luz.', 'Você volta para casa e aponta para tudo. A geladeira, o relógio, a lua, qualquer coisa que renda uma passada de mão.'],
        ['Com o formato certo, até segurar o boleto fica bonito. O valor continua igual, mas a foto melhora bastante.'],
        ['Vale para festa, para reunião e para a chamada de vídeo em que você ajeita o cabelo sem necessidade nenhuma.'],
        ['Antes de marcar, pense na rotina e no teclado do celular. Nos primeiros dias, as mensagens saem em um idioma novo.'],
      ],
    },
    motivational: {
      openings: [
        'Um espaço na agenda só seu: {topic}.',
        '{O topic} para as mãos que resolvem tanta coisa.',
        'Mãos que trabalham também gostam de capricho: {topic}.',
      ],
      steps: [
        ['Suas mãos respondem mensagens, carregam compras e resolvem o dia dos outros. Na cadeira, por um tempo, elas só recebem cuidado.', 'Quem separa um horário para si às vezes precisa remarcar metade da agenda. Chegar e sentar já é uma pequena vitória.'],
        ['Cada unha é trabalhada separadamente, e a última recebe a mesma atenção da primeira. É um serviço de paciência dos dois lados.'],
        ['Vale para o primeiro emprego, para a festa de formatura e para uma semana comum. Gostar das próprias mãos não pede data.'],
        ['Marque o horário com folga, sem nada encaixado logo depois. O tempo na cadeira rende mais quando ninguém olha o relógio.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como cuidar bem {do topic} entre um horário e outro.',
        'O que mais prejudica {o topic} no dia a dia.',
        'Um cuidado que faz diferença em casa: {topic}.',
      ],
      steps: [
        ['Abrir lata, raspar etiqueta, puxar tampa. No automático, muita gente usa a unha como ferramenta e só percebe quando ela levanta.'],
        ['A força na ponta age como uma alavanca sobre a unha. Quanto maior o comprimento, maior é o esforço perto da raiz.'],
        ['Use a polpa dos dedos para abrir e puxar, e luvas na limpeza. Se alguma unha levantar, não arranque, procure quem fez.'],
        ['Grande parte do serviço acontece antes da cor. O preparo da unha natural é silencioso, demorado e não aparece na foto.'],
      ],
    },
    casual: {
      openings: [
        'Não arranca nada em casa depois {do topic}, combinado?',
        'Umas coisinhas que eu repito pra quem fez {topic}.',
        'Minha lista de cuidados: {topic}.',
      ],
      steps: [
        ['Sempre tem alguém que pula a manutenção porque ainda tá bonito. Aí a unha cresce, pesa na ponta e enrosca em tudo.'],
        ['Quando a unha cresce, o ponto de apoio vai mudando. O que tava equilibrado no dia do serviço já não fica igual.'],
        ['Abre latinha com a colher, põe luva na faxina e não cutuca se levantar. Me manda uma foto que a gente vê junto.'],
        ['A parte que eu mais gosto é quando termina e a cliente mexe os dedos na luz. Essa reação não cansa nunca.'],
      ],
    },
    funny: {
      openings: [
        'Coisas que ficaram difíceis depois {do topic}.',
        'A moeda caiu no chão e quem tem {topic} ficou olhando.',
        'Habilidades novas, por conta da unha: {topic}.',
      ],
      steps: [
        ['A moeda cai no chão, e começa a negociação. Arrastar até a parede, chamar alguém ou aceitar que ela agora mora ali.'],
        ['O cérebro leva alguns dias para calcular onde a mão termina. Até lá, o teclado do celular escreve por conta própria.'],
        ['Para moedas, use um papel como pazinha. Para latas, uma colher, e para fechar colar, alguém de boa vontade.'],
        ['Do outro lado da mesa, a gente ouve de tudo. O serviço é nas unhas, mas o capítulo da semana vem completo.'],
      ],
    },
    motivational: {
      openings: [
        'Dez unhas e muita atenção: {topic}.',
        'A mão firme que existe por trás {do topic}.',
        'O cuidado em cada detalhe {do topic}.',
      ],
      steps: [
        ['Uma pessoa sentada de frente para outra, segurando a mão dela por um bom tempo. Poucos trabalhos são assim tão próximos.'],
        ['A unha não aceita pressa, pois um desvio pequeno aparece de longe. A mão de quem faz aprende com milhares de repetições.'],
        ['Para gostar das mãos por mais tempo, reserve a próxima visita antes de sair. O cuidado com data marcada não se perde na correria.'],
        ['Quem trabalha com unhas estuda formatos, treina em modelos e refaz muitas vezes. A naturalidade do resultado vem daí.'],
      ],
    },
  },
}
