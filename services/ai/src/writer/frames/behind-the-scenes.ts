import type { Frame } from './frame.ts'

export const behindTheScenes: Frame = {
  leads: {
    professional: [[
      'Mostramos hoje um pouco da rotina.', 'Isto é o que a foto final esconde.', 'Veja como é o dia por aqui.',
    ], [
      'Mostramos hoje o que não aparece na foto final.', 'Um olhar por dentro do nosso dia.', 'O trabalho antes do resultado.', 'Abrimos a porta da nossa rotina.', 'Há muito por trás de cada trabalho.',
      'Uma parte do dia que poucos veem.',
    ]],
    casual: [[
      'Vem ver como é do lado de cá.', 'Hoje eu mostro a bagunça.', 'Entra, só não repara.',
    ], [
      'Vem espiar comigo.', 'Sem arrumar nada pra foto.', 'O lado de cá é assim.', 'Um pouquinho do meu dia.',
    ]],
    funny: [[
      'Cenas fortes de bagunça com método.', 'Não arrumei para receber visita.', 'Eis o que ficou fora da foto.',
    ], [
      'A verdade nua, crua e cheia de pó.', 'Cenas fortes de bagunça organizada.', 'O que acontece atrás da câmera, direto da trincheira.', 'Bem-vindos ao caos com método.', 'Se reparar na bagunça, é por sua conta.',
    ]],
    motivational: [[
      'O caminho também merece aparecer.', 'Antes de ficar pronto, é assim.', 'É aqui que o trabalho acontece.',
    ], [
      'O caminho também merece ser visto.', 'Todo resultado tem um processo.', 'Aqui se aprende um pouco por dia.', 'É na rotina que o trabalho cresce.', 'O que não aparece também conta.', 'Antes de ficar pronto, foi assim.',
    ]],
  },
  steps: {
    professional: [
      ['Na foto tudo aparece arrumado. Minutos antes, a mesa estava tomada, e cada coisa tinha saído do seu lugar.', 'Quem vê o resultado nem sempre imagina o caminho. Há uma porção de tarefas pequenas que ninguém fotografa.'],
      ['Boa parte do tempo vai embora em conferir, medir, anotar e responder mensagens. Sem isso, o resto não anda.'],
      ['Cada etapa depende da anterior. Por isso uma pausa para conferir costuma poupar uma tarde de conserto.'],
      ['Se alguma parte do processo desperta a sua curiosidade, pergunte. Pode virar assunto de uma próxima publicação.'],
    ],
    casual: [
      ['A mesa arrumada dura o tempo da foto. Cinco segundos depois, já tem coisa em cima de coisa e ninguém acha nada.', 'Eu adoro ver os bastidores dos outros, então aqui vão os meus. Sem arrumar nada antes, juro.'],
      ['Tem a parte bonita, e tem a parte de procurar a caneta, anotar pedido e responder mensagem com a mão ocupada.'],
      ['O que me salva é a lista do dia, escrita no primeiro papel que aparece. Riscar um item dá uma alegria danada.'],
      ['Me conta o que você tem curiosidade de ver por aqui. Prometo mostrar, mesmo que não saia bonito.'],
    ],
    funny: [
      ['A foto bonita ocupa um palmo da mesa. O resto da mesa está interditado, e nem eu sei desde quando.', 'Três canetas entraram neste lugar hoje de manhã. Nenhuma foi vista desde então, e as buscas continuam.'],
      ['Tudo aqui segue uma ordem que só faz sentido para mim. Quando alguém arruma, eu levo dois dias para me achar.'],
      ['O café é feito com esperança e tomado gelado. Quem trabalha com as mãos ocupadas conhece essa receita.'],
      ['Podem perguntar o que quiserem sobre os bastidores. Só não perguntem onde foi parar a terceira caneta.'],
    ],
    motivational: [
      ['Chegar cedo, abrir espaço na mesa, separar o que vai ser usado. O dia começa sem plateia, e eu gosto.', 'Quase tudo o que dá certo passa antes por uma tentativa que não deu. Ela não aparece na foto.'],
      ['As mãos aprendem repetindo. O que hoje sai com facilidade já me tomou tardes inteiras e bastante paciência.'],
      ['Tem hora em que cansa, e ainda assim dá vontade de terminar só mais um pedaço antes de parar.'],
      ['Mostrar o processo é dividir essa parte do trabalho com você. Se quiser ver outra etapa, me conte qual.'],
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
