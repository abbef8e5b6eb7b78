import type { Frame } from './frame.ts'

export const greeting: Frame = {
  leads: {
    professional: [[
      'Passamos para deixar um recado.', 'Uma palavra para quem nos acompanha.', 'Com os nossos melhores votos.',
    ], [
      'Um recado a quem nos acompanha.', 'Deixamos aqui o nosso cumprimento.', 'Para começar bem a conversa.', 'Com os melhores votos.', 'Uma saudação simples e sincera.', 'Passamos para desejar.',
    ]],
    casual: [[
      'Passei só pra dizer isso.', 'Vim deixar um abraço.', 'Oi, sou eu de novo.',
    ], [
      'Antes de qualquer coisa.', 'Chegando devagarinho.', 'Só um recadinho rápido.', 'Com café na mão.',
    ]],
    funny: [[
      'Com licença, educação primeiro.', 'Interrompemos a programação para isto.', 'Toc, toc, posso entrar?',
    ], [
      'Interrompo a programação para um momento educado.', 'Mandei a preguiça embora e vim dizer.', 'Abram a janela.', 'Minha avó ensinou a cumprimentar antes de tudo.', 'Ainda de chinelo, mas com educação.', 'Toc, toc.',
    ]],
    motivational: [[
      'Um desejo sincero para você.', 'Gosto de começar por aqui.', 'Este recado vai com carinho.',
    ], [
      'Palavras boas também são um jeito de começar.', 'Começar bem faz diferença.', 'Quem deseja o bem espalha o bem.', 'Um gesto simples para hoje.', 'Deixo aqui um bom pensamento.',
    ]],
  },
  steps: {
    professional: [
      ['No meio de tantas mensagens, esta não pede nada. Vem só desejar que você e os seus estejam bem.', 'Um cumprimento é coisa simples, e ainda assim muda o tom de uma conversa. Receba o nosso com carinho.'],
      ['Que haja tempo para o que importa: uma boa conversa, uma refeição sem pressa, um telefonema para quem está longe.'],
      ['Se alguém veio à sua mente enquanto lia, mande uma mensagem. É provável que a pessoa também goste da lembrança.'],
      ['Agradecemos muito a sua companhia nesta página. Seguimos por aqui, à disposição sempre que você precisar.'],
    ],
    casual: [
      ['Pensei em escrever um texto bonito, mas o que eu queria mesmo era dizer isso e saber como você tá.', 'Tô aqui com um café do lado e lembrei de vocês. Aí larguei tudo um minutinho pra vir escrever.'],
      ['Tomara que sobre tempo pra rir de alguma bobagem e pra falar com alguém de quem você gosta.'],
      ['Se lembrou de uma pessoa agora, manda esse post pra ela. Às vezes era só isso que faltava no dia.'],
      ['Que bom que você tá por aqui, de verdade. Me conta aí embaixo como você tá, que eu leio tudo.'],
    ],
    funny: [
      ['Eu ia fazer um texto profundo, mas me chamaram no meio. Ficou só o carinho, que é o principal.', 'Ensaiei três versões deste recado e esqueci todas na hora de escrever. Vai a sincera, que não precisa de ensaio.'],
      ['Que não falte café, que o controle remoto apareça e que ninguém mande áudio de nove minutos. É o meu desejo sincero.'],
      ['Mandem para o grupo da família, mas sem imagem de flor com brilho. Uma por dia já chega, com todo o respeito, tias.'],
      ['Era isso. Podem responder com figurinha, que aqui se aceita de tudo e se guardam as melhores.'],
    ],
    motivational: [
      ['Você que acorda cedo, resolve mil coisas e ainda passa por aqui: este recado é em primeiro lugar para você.', 'Há quem faça muito pelos outros e ouça pouco um voto de bem. Hoje ele vem de mim.'],
      ['Que o dia seja leve, que alguém repare no que você fez e que sobre um tempo para os seus.'],
      ['Passe adiante a quem anda precisando de uma palavra boa. Custa um minuto e chega na hora certa.'],
      ['Fico contente com a sua companhia. Agradeço por dividir um pouco do seu dia com este trabalho.'],
    ],
  },
  facts: {
    all: [
      'Que não falte tempo para uma boa conversa.', 'Que haja café fresco e gente boa por perto.', 'Às vezes um cumprimento muda o rumo do dia.', 'Se alguém veio à sua mente agora, mande uma mensagem.',
      'Que o que está na sua lista ande com leveza.', 'Que as boas notícias encontrem o seu endereço.', 'Um sorriso dado costuma voltar.', 'Que o trabalho renda e o descanso também.',
      'É muito bom ter companhia nesta página.',
    ],
    professional: [
      'Estamos por aqui para o que você precisar.', 'É bom ter você por perto.', 'Seguimos à disposição.', 'Desejamos bons momentos a você e aos seus.', 'Conte conosco.',
    ],
    casual: [
      'Como você tá? Me conta.', 'Por aqui, água no fogo e muita coisa pra fazer.', 'Se ninguém te disse isso hoje, eu digo.', 'Manda esse post pra alguém que você gosta.', 'Fica bem, tá?',
    ],
    funny: [
      'Se o seu dia ainda não pegou no tranco, empurra.', 'O café já foi, agora é com a gente.', 'Quem acordou antes do despertador que se explique.', 'Responder com figurinha também vale.',
      'Prometo que hoje só dou trabalho para a chaleira.',
    ],
    motivational: [
      'Um bom dia se faz de pequenas atitudes.', 'Que haja vontade de fazer bem o que precisa ser feito.', 'Cumprimentar é reconhecer que o outro está ali.', 'Comece pelo mais simples, que o resto acompanha.',
      'Gentileza gera bons encontros.',
    ],
  },
  questions: [
    'Como está o seu dia?', 'Café ou chá para começar?', 'O que você quer resolver hoje?', 'A quem você mandaria este recado?', 'Qual é o plano para hoje?', 'De onde você está lendo?',
  ],
  asks: [
    'como está o seu dia', 'uma boa notícia sua', 'o que você gostaria de ver por aqui', 'um recado para alguém',
  ],
  hashtags: ['mensagemdodia', 'bomdia', 'bonsmomentos', 'recado', 'gentileza', 'frasesdodia', 'boasvibracoes', 'diadiafeliz'],
  emojis: ['☀️', '💛', '☕', '🌷', '🤗'],
}
