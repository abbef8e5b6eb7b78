import type { ProductType } from '../product-type.ts'

export const brigadeiro: ProductType = {
  nouns: ['brigadeiro', 'doce', 'docinho', 'beijinho', 'cajuzinho', 'olho de sogra', 'camafeu', 'casadinho'],
  asks: ['para quando é a festa', 'quantas pessoas vão', 'quais sabores não podem faltar'],
  questions: {
    sale: ['Qual docinho você procura primeiro na mesa?', 'Você espera o parabéns ou pega um antes?'],
    content: ['Qual é o seu docinho de infância?', 'Quantos você come numa festa, sem mentir?'],
  },
  emojis: ['🍬', '🎉', '😋'],
  hashtags: ['docinhos', 'docesdefesta', 'brigadeiro', 'docinhosdefesta', 'docesparafesta', 'doces', 'brigadeirogourmet'],
  sale: {
    professional: {
      openings: [
        'A mesa de doces começa por aqui: {topic}.',
        'Para depois do parabéns, {topic}.',
        '{O topic} {tem/têm} lugar certo em qualquer comemoração.',
      ],
      steps: [
        ['O parabéns ainda nem terminou e já há mãos discretas perto da mesa de doces. Ninguém quer ficar sem o preferido.', 'Café passado, visita na sala e uma bandejinha de doces no centro da mesa. A conversa segue, e a bandeja esvazia.'],
        ['Um bom doce de festa se resolve em uma ou duas mordidas: macio, doce na medida e com sabor que fica.'],
        ['Docinhos acompanham o bolo do aniversário, o chá da tarde, a reunião do trabalho e o almoço de família.'],
        ['Para calcular, considere de três a cinco doces por convidado, conforme o que mais for servido. Vários sabores pedem menos de cada um.'],
      ],
    },
    casual: {
      openings: [
        'Um só nunca bastou pra ninguém: {topic}.',
        'Em festa sem {topic}, fica faltando um pedaço.',
        'Passa na mesa e já pega {o topic} antes do parabéns.',
      ],
      steps: [
        ['Eu sou daquelas pessoas que passam pela mesa de doces fingindo ajeitar a toalha. E já volto de boca cheia.', 'Bateu a vontade de doce depois do almoço? Um pequenininho, com café, já deixa a tarde bem mais simpática.'],
        ['O bom do docinho é isso: cabe na mão, vai inteiro na boca e a gente nem para de conversar.'],
        ['Tem lugar na festa de criança, no casamento, na confraternização e naquele dia em que ninguém inventou motivo.'],
        ['Faz a conta de uns quatro por pessoa. Se for turma de formiga, você já conhece seus amigos e sabe o que fazer.'],
      ],
    },
    funny: {
      openings: [
        'A bandeja estava cheia um minuto atrás: {topic}.',
        'Convidado educado espera o parabéns, e os outros já comeram {o topic}.',
        'Guardanapo no bolso, plano feito: {topic}.',
      ],
      steps: [
        ['Existe uma coreografia na mesa de doces: a pessoa olha para o lado, estica o braço e elogia as flores de boca cheia.', 'A tia chega com bolsa pequena e sai com bolsa grande. Ninguém comenta, porque todos pegaram um guardanapinho também.'],
        ['Pequeno assim, ele engana qualquer um. Parece só um, depois parece só mais um, e no fim ninguém sabe o total.'],
        ['Presente em aniversário, batizado e reunião que podia ser mensagem. Nessa última, é o que salva a tarde.'],
        ['Ao calcular, não confie em quem diz que não gosta de doce. Essa pessoa come quatro e ainda leva dois.'],
      ],
    },
    motivational: {
      openings: [
        'De um em um, a bandeja fica pronta: {topic}.',
        'Uma data feliz pede mesa farta e {topic}.',
        'Adoçar a tarde de alguém começa com {topic}.',
      ],
      steps: [
        ['Quem prepara a festa em casa passa a véspera em pé. Ver a mesa de doces montada já dá vontade de comemorar.', 'Deixar um doce na mesa de um colega depois de um dia difícil custa pouco esforço. A pessoa conta isso em casa.'],
        ['Doce pequeno exige ponto certo, porque não tem onde esconder erro. Quem faz conhece bem esse minuto exato.'],
        ['Quando uma boa notícia chega de repente, um doce dividido na cozinha vira comemoração. Nem precisa arrumar a sala.'],
        ['Pense em quem vem e no doce que cada um procura primeiro. Receber bem passa por lembrar desses gostos.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Ponto, medida e mesa: {topic}.',
        'Para acertar a quantidade de {topic} na festa.',
        'O que observar em {topic}, da panela à bandeja.',
      ],
      steps: [
        ['Quase toda festa termina de um destes jeitos: a mesa de doces vazia antes da hora ou bandejas cheias no dia seguinte.'],
        ['A conta depende do horário, do bolo e da idade dos convidados. Já o aspecto depende do calor e do ar, que ressecam a superfície.'],
        ['Calcule de três a cinco por pessoa e monte a mesa o mais perto possível da festa, longe do sol.'],
        ['O doce de festa brasileiro nasceu em cozinha de casa. Ainda hoje muita gente o reconhece pelo cheiro da panela.'],
      ],
    },
    casual: {
      openings: [
        'Senta aqui, que o papo é {topic}.',
        'Confissão de quem ama {topic}.',
        'Bora falar do que some primeiro na festa? O assunto é: {topic}.',
      ],
      steps: [
        ['Todo mundo tem uma ordem na mesa de doces. Eu vou primeiro no mais simples, que pra mim mostra a mão de quem fez.'],
        ['Doce pequeno não tem onde se esconder. Se o ponto passou um pouquinho, já se sente na primeira mordida.'],
        ['Pra mesa durar mais, arruma metade e guarda o resto na cozinha. Vai repondo aos poucos, e sempre parece recém-montada.'],
        ['Fazer um monte igual tem seu lado gostoso. Música ligada, conversa boa, e a bandeja vai enchendo sem a gente notar.'],
      ],
    },
    funny: {
      openings: [
        'Crimes sem solução na mesa de festa: {topic}.',
        'O adulto mais sério da família diante {do topic}.',
        'Conta rápida de quantos cabem na mão: {topic}.',
      ],
      steps: [
        ['O espaço vazio no meio da bandeja sempre aparece antes do parabéns. O culpado costuma ajeitar os vizinhos para disfarçar.'],
        ['O tamanho ajuda o crime: cabe fechado na mão, some em uma mordida e só deixa a forminha como prova.'],
        ['Para contar direito, conte as forminhas vazias no fim da festa. Depois olhe embaixo dos vasos, onde ficam as outras.'],
        ['Quem confeita conhece a pergunta: \'esse aqui quebrou, posso comer?\'. Estava inteiro até alguns segundos antes.'],
      ],
    },
    motivational: {
      openings: [
        'A mão aprende a medida com {topic}.',
        'Paciência de bandeja cheia: {topic}.',
        'Muita história de trabalho começou com {topic}.',
      ],
      steps: [
        ['O primeiro lote de quem está aprendendo tem tamanhos de todo tipo. Aos poucos, a mão pesa sozinha e acerta quase sempre.'],
        ['Fazer pequeno é repetir, e repetir com atenção cansa. O que parece simples na bandeja vem de muitas horas de prática.'],
        ['Quem está começando pode pesar os primeiros numa balança de cozinha. Em poucas semanas o olho chega ao mesmo resultado.'],
        ['Uma mesa de doces dura uma tarde, e a lembrança dura mais. Sempre há um adulto que volta à infância numa mordida.'],
      ],
    },
  },
}
