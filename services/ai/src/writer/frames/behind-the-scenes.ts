import type { Frame } from './frame.ts'

export const behindTheScenes: Frame = {
  leads: {
    professional: [
      'Mostramos hoje o que não aparece na foto final.', 'Um olhar por dentro do nosso dia.', 'O trabalho antes do resultado.', 'Abrimos a porta da nossa rotina.', 'Há muito por trás de cada trabalho.',
      'Uma parte do dia que poucos veem.',
    ],
    casual: [
      'Vem espiar comigo.', 'Hoje eu mostro a bagunça.', 'Sem arrumar nada pra foto.', 'Entra, só não repara.', 'O lado de cá é assim.', 'Um pouquinho do meu dia.',
    ],
    funny: [
      'A verdade nua, crua e cheia de pó.', 'Cenas fortes de bagunça organizada.', 'Não arrumei para receber visita.', 'O que acontece atrás da câmera, direto da trincheira.', 'Bem-vindos ao caos com método.',
      'Se reparar na bagunça, é por sua conta.',
    ],
    motivational: [
      'O caminho também merece ser visto.', 'Todo resultado tem um processo.', 'Aqui se aprende um pouco por dia.', 'É na rotina que o trabalho cresce.', 'O que não aparece também conta.',
      'Antes de ficar pronto, foi assim.',
    ],
  },
  facts: {
    all: [
      'Antes do resultado vêm a escolha, a medida, o teste e a correção.', 'A mesa arrumada da foto dura poucos minutos na vida real.', 'Responder mensagens, embalar e anotar pedidos também ocupa o dia.',
      'Nem toda tentativa dá certo, e as que falham ensinam.', 'A ordem das coisas na mesa só faz sentido para quem trabalha nela.', 'Cada etapa tem o seu tempo, e algumas não podem ser apressadas.',
      'Quem vê o processo entende melhor o resultado.', 'Uma boa organização começa na véspera.', 'O silêncio da concentração raramente aparece em vídeo.',
    ],
    professional: [
      'Gostamos de mostrar como trabalhamos.', 'Cada etapa recebe a atenção necessária.', 'Transparência também é mostrar o processo.', 'A rotina se organiza em torno dos pedidos.',
      'O que se vê pronto é a soma de muitas etapas.',
    ],
    casual: [
      'Tem dia de música alta e tem dia de silêncio total.', 'O café esfria do lado, é tradição.', 'Eu acho a bagunça daqui bonita, vai entender.', 'Sempre some alguma coisa que tava na minha mão.',
      'No fim do dia eu olho pra mesa e penso: valeu.',
    ],
    funny: [
      'A fita métrica mora num universo paralelo.', 'Arrumo de noite, desarrumo de manhã, sigo feliz.', 'O gato fiscaliza, mas não ajuda.', 'Meu avental conta tudo o que eu fiz esta semana.',
      'Perdi a caneta, achei duas, perdi as duas.',
    ],
    motivational: [
      'O dia comum de trabalho é onde tudo se constrói.', 'Repetir com atenção é o que traz a prática.', 'Há beleza em ver algo tomar forma aos poucos.', 'Cansa, e ainda assim dá vontade de continuar.',
      'Cada dia deixa algo aprendido.',
    ],
  },
  questions: [
    'Que parte do processo você gostaria de ver?', 'Sua mesa é arrumada ou bagunçada?', 'Você trabalha com música ou em silêncio?', 'O que ninguém imagina do seu trabalho?', 'Que etapa parece mais difícil?',
    'Qual é a melhor hora do seu dia?',
  ],
  asks: [
    'o que você gostaria de ver nos bastidores', 'a sua curiosidade sobre o processo', 'como é a sua rotina', 'que etapa chamou a sua atenção',
  ],
  hashtags: ['bastidores', 'rotina', 'processo', 'diadetrabalho', 'making', 'pordentro', 'vidareal', 'pequenosnegocios'],
  emojis: ['🎬', '👀', '☕', '🛠️', '📸'],
}
