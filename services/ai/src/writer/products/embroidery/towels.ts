import type { ProductType } from '../product-type.ts'

export const towels: ProductType = {
  nouns: ['toalha bordada', 'toalhinha bordada', 'toalha de banho bordada', 'toalha de lavabo bordada', 'jogo de toalhas bordado'],
  asks: ['as cores do banheiro', 'se é para o dia a dia ou para visitas', 'se é para você ou para presente'],
  questions: {
    sale: ['Na sua casa, cada um tem a sua toalha?', 'Toalha branca ou colorida?'],
    content: ['Tem uma toalha proibida aí na sua casa?', 'Quem usa a toalha dos outros na sua família?'],
  },
  emojis: ['🪡', '🛁', '🧵'],
  hashtags: ['toalhabordada', 'toalhasbordadas', 'toalhapersonalizada', 'toalhaspersonalizadas', 'bordado', 'jogodetoalhas', 'toalhadelavabo'],
  sale: {
    professional: {
      openings: [
        'O que é de todo dia também pode ser bonito: {topic}.',
        '{O topic} {recebe/recebem} as visitas com capricho.',
        'Um detalhe em linha no banheiro ou no lavabo: {topic}.',
      ],
      steps: [
        ['A visita pergunta pelo banheiro e, ao secar as mãos, repara no bordado. É um cuidado que se nota sem ninguém apontar.', 'Numa casa com várias pessoas, as toalhas acabam todas iguais no varal. Com um bordado, cada um acha a sua na hora.'],
        ['O bordado tem relevo e acompanha a toalha lavagem após lavagem. É linha presa no tecido, e não estampa.'],
        ['É presente de casamento, de casa nova e de aniversário. Serve a quase todos, e a pessoa usa logo.'],
        ['Antes de escolher, pense na cor do ambiente e no uso, se para o dia a dia ou para visitas.'],
      ],
    },
    casual: {
      openings: [
        'Toalha comum todo mundo tem, então olha: {topic}.',
        '{O topic} {deixa/deixam} o banheiro com cara de visita.',
        'Presente que a pessoa usa mesmo: {topic}.',
      ],
      steps: [
        ['Sabe quando a gente vai na casa de alguém e tem uma toalha bonita no lavabo? A gente até pede licença pra secar a mão.', 'Aqui em casa já teve muita briga de toalha trocada. Com bordado, cada um conhece a sua de longe.'],
        ['Bordado não é estampa, é linha no tecido. Tem relevo, dá pra sentir com o dedo e muda a peça mais simples.'],
        ['Pra quem vai casar, pra quem se mudou, pra aniversário de quem já tem tudo. Toalha todo mundo usa.'],
        ['Me conta a cor do banheiro ou o gosto da pessoa. E se é pro dia a dia ou pra visita.'],
      ],
    },
    funny: {
      openings: [
        'A guerra das toalhas trocadas acabou: {topic}.',
        '{O topic}, e ninguém mais finge que se enganou.',
        'Bonita demais para a mão suja de graxa: {topic}.',
      ],
      steps: [
        ['Toda casa tem um crime sem solução: quem usou a minha toalha. Com bordado, a investigação dura dois segundos.', 'A visita saiu do lavabo com as mãos molhadas, secando na calça. Achou a toalha bonita demais para usar.'],
        ['A toalha enxuga, o bordado impressiona. É muita responsabilidade para quem vive pendurada ao lado da pia.'],
        ['Para os noivos, para a casa nova e para o irmão que há dez anos usa a toalha dos outros.'],
        ['Escolha cores diferentes para cada pessoa, se forem muitas. Mesmo assim alguém vai dizer que se confundiu.'],
      ],
    },
    motivational: {
      openings: [
        'Cuidado até no que enxuga as mãos: {topic}.',
        '{O topic} {leva/levam} capricho para a rotina.',
        'Ponto por ponto, para ser usado todo dia: {topic}.',
      ],
      steps: [
        ['O dia começa com água no rosto e a mão que procura a toalha. Até essa hora pode ter um capricho.', 'Para quem monta a primeira casa, o enxoval diz que a vida nova começou. Cada peça dobrada na gaveta é um passo.'],
        ['Bordar em tecido felpudo exige firmeza. A linha tem de aparecer acima dos fios e seguir o desenho sem afundar.'],
        ['Para o casal, para a casa nova e para a pessoa que sempre recebe todo mundo e quase nunca ganha nada.'],
        ['Pense em quem vai usar e em que cor essa pessoa escolheria. O presente certo parte dela.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como lavar {o topic} sem repuxar o bordado.',
        'A primeira lavagem importa: {topic}.',
        'Cuidados para conservar {o topic}.',
      ],
      steps: [
        ['Depois de algumas lavagens, o tecido em volta do bordado pode franzir. Muita gente acha que o ponto foi malfeito.'],
        ['Tecido e linha podem reagir de forma diferente à água quente. E o amaciante forma uma película sobre a felpa.'],
        ['Lave pelo avesso, em água fria, com pouco amaciante. Se precisar passar, use o ferro pelo avesso sobre um pano.'],
        ['No avesso se conhece um bordado. Fios curtos e bem presos são sinal de que quem fez pensou nas lavagens.'],
      ],
    },
    casual: {
      openings: [
        'Lava assim e dura mais bonito: {topic}.',
        'O que eu aconselho pra quem usa {o topic}.',
        'Franziu perto do bordado? Um papo sobre {topic}.',
      ],
      steps: [
        ['Enche de amaciante pra ficar cheirosa e depois ela só espalha a água. Já fiz muito isso.'],
        ['O amaciante cobre a felpa e ela para de puxar água. Já o franzido costuma vir da água quente.'],
        ['Água fria, avesso pra fora, pouco amaciante. E sacode bem antes de pendurar, que a felpa levanta sozinha.'],
        ['O avesso eu confiro sempre. Se tem fio comprido solto, na primeira lavagem ele puxa o desenho inteiro.'],
      ],
    },
    funny: {
      openings: [
        'A toalha da visita, essa lenda: {topic}.',
        'Quem usou {o topic} que confesse.',
        'Leis domésticas sobre {o topic}.',
      ],
      steps: [
        ['Em toda casa existe uma toalha que ninguém pode usar. Está ali, limpa, seca, pendurada, e ninguém encosta.'],
        ['A lógica é antiga: quanto mais bonita a toalha, menos ela enxuga, porque ninguém tem coragem de encostar.'],
        ['Deixe uma toalha simples ao lado, para uso geral. E use a bonita no dia em que lembrar que você também mora aí.'],
        ['Quem borda olha toalha em casa alheia pelo avesso. Depois precisa explicar por que demorou tanto no lavabo.'],
      ],
    },
    motivational: {
      openings: [
        'Linha por linha na felpa: {topic}.',
        'O enxoval também se faz de paciência: {topic}.',
        'O avesso conta o trabalho {do topic}.',
      ],
      steps: [
        ['Bordar o que se lava toda semana é trabalho para durar. Ele vai para o uso, e a mão encontra todo dia.'],
        ['O desenho se prende ao tecido por centenas de pontos. Cada um sozinho é frágil, e juntos aguentam o uso.'],
        ['Tire da gaveta uma peça que está guardada há anos. Usada e lavada com cuidado, ela continua bonita.'],
        ['Quem borda imagina a peça já dobrada na casa de outra pessoa. É assim que se escolhe onde o desenho fica.'],
      ],
    },
  },
}
