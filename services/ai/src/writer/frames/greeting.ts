import type { Frame } from './frame.ts'

export const greeting: Frame = {
  leads: {
    professional: [
      'Um recado a quem nos acompanha.', 'Deixamos aqui o nosso cumprimento.', 'Para começar bem a conversa.', 'Com os melhores votos.', 'Uma saudação simples e sincera.', 'Passamos para desejar.',
    ],
    casual: [
      'Passei só pra dizer isso.', 'Oi, sou eu de novo.', 'Antes de qualquer coisa.', 'Chegando devagarinho.', 'Só um recadinho rápido.', 'Com café na mão.',
    ],
    funny: [
      'Interrompo a programação para um momento educado.', 'Mandei a preguiça embora e vim dizer.', 'Abram a janela.', 'Minha avó ensinou a cumprimentar antes de tudo.', 'Ainda de chinelo, mas com educação.',
      'Toc, toc.',
    ],
    motivational: [
      'Palavras boas também são um jeito de começar.', 'Um desejo sincero para você.', 'Começar bem faz diferença.', 'Quem deseja o bem espalha o bem.', 'Um gesto simples para hoje.', 'Deixo aqui um bom pensamento.',
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
