import type { Frame } from './frame.ts'

export const deliveredOrder: Frame = {
  leads: {
    professional: [[
      'Mais um pedido concluído.', 'Temos o prazer de mostrar este resultado.', 'Este pedido já pode seguir o seu caminho.',
    ], [
      'Mais um trabalho concluído.', 'Compartilhamos o resultado de um pedido.', 'Um pedido que chega ao fim é sempre uma satisfação.', 'Registramos mais uma entrega.', 'Trabalho pronto, missão cumprida.',
      'Um pedido recente em destaque.',
    ]],
    casual: [[
      'Mais um que ficou pronto.', 'Olha que alegria de ver.', 'Deu vontade de mostrar.',
    ], [
      'Olha que alegria.', 'Mais um que já tem dono.', 'Deu até saudade quando saiu daqui.', 'Acabou de sair das minhas mãos.', 'Hoje teve despedida boa.', 'Não resisti e tirei foto antes.',
    ]],
    funny: [[
      'Hora da despedida, sem choro.', 'Vai com cuidado e manda notícia.', 'Este já está de malas prontas.',
    ], [
      'Adeus, vá e faça bonito.', 'Momento despedida, sem choro, quase.', 'Já pode ir, mas manda notícia.', 'Criei, fotografei, agora voa.', 'Mais um que sai de casa sem olhar para trás.',
      'Chorei? Só um pouquinho, foi o pó da mesa.',
    ]],
    motivational: [[
      'Terminar um trabalho dá alegria.', 'Cumpri o que foi combinado.', 'Cada pedido pronto é uma vitória pequena.',
    ], [
      'A melhor parte do trabalho é vê-lo chegar.', 'Entregar é cumprir a palavra.', 'Pronto, do jeito que foi combinado.', 'Um trabalho termina, outra história começa.', 'Cada pedido concluído é um passo.',
      'Hoje terminei com um sorriso.',
    ]],
  },
  steps: {
    professional: [
      ['No começo havia uma mensagem, uma ideia e uma data. Agora existe um resultado, e dá gosto de ver.', 'O último olhar antes da entrega é sempre o mais demorado. Confere-se tudo mais uma vez, com atenção, da primeira à última parte.'],
      ['Entre o primeiro contato e este momento houve conversa, escolhas e ajustes. Quem pediu acompanhou o que importava.'],
      ['Atrás de cada pedido há um motivo: uma data, um presente, uma vontade. Saber qual é dá sentido ao trabalho.'],
      ['Se você tem uma ideia parecida, mande uma mensagem. Uma conversa simples já mostra o que é possível.'],
    ],
    casual: [
      ['Antes de sair daqui eu sempre olho mais uma vez. Aí olho de novo, tiro foto, e só depois deixo ir.', 'Lembro da primeira mensagem desse pedido, da ideia que veio e de como a gente foi acertando. E agora olha.'],
      ['O bom de fazer pra alguém é isso: cada pedido vem com uma história junto. Eu sempre acabo perguntando tudo.'],
      ['Agora começa a minha parte preferida, que é esperar a reação. Fico com o celular na mão, não tem jeito.'],
      ['Se você viu e já imaginou o seu, me conta a ideia. Pode ser só uma frase, a gente desenvolve.'],
    ],
    funny: [
      ['Tirei uma foto, tirei outra, mudei a luz e tirei mais dez. Nem mãe em apresentação da escola tira tanta.', 'A mesa ficou vazia e por um minuto eu não soube o que fazer com as mãos. Achei logo uma bagunça para arrumar.'],
      ['Do primeiro áudio até aqui houve ideia, mudança de ideia e a volta à primeira ideia. É o caminho clássico.'],
      ['Agora é esperar a mensagem de quem recebeu. Eu finjo calma e olho o celular de dois em dois minutos.'],
      ['Se bateu aquela vontade de ter o seu, me escreva. Prometo tirar fotos demais dele também.'],
    ],
    motivational: [
      ['Houve um momento em que isto era só uma frase numa mensagem. Ver pronto ainda me emociona, todas as vezes.', 'O dia em que um pedido fica pronto compensa as horas em que ninguém viu o trabalho acontecer.'],
      ['Quem pediu me confiou uma ideia e esperou. Eu levo essa espera a sério do começo ao fim.'],
      ['Alguém vai abrir, olhar e sorrir, e eu talvez nem veja. Só de imaginar, a semana já fica boa.'],
      ['Se há alguém que você quer ver sorrindo assim, me conte a sua ideia. A gente começa conversando.'],
    ],
  },
  facts: {
    all: [
      'Do primeiro contato até aqui, muita coisa foi conversada e ajustada.', 'Ver a reação de quem recebe é a melhor parte.', 'Cada pedido ensina algo para o próximo.',
      'Um combinado claro no início faz o final ser tranquilo.', 'Quem recebe não imagina tudo o que aconteceu antes.', 'As fotos ficam de lembrança para quem fez.',
      'O cuidado continua até o último momento antes de sair.', 'Fica o agradecimento pela confiança.', 'Agora é a vez de quem está na fila.',
    ],
    professional: [
      'Agradecemos a confiança em nosso trabalho.', 'Foi uma satisfação atender este pedido.', 'Seguimos com os próximos da agenda.', 'Acompanhamos cada etapa até a conclusão.',
      'Esperamos que traga muita alegria a quem recebeu.',
    ],
    casual: [
      'Eu fico olhando a foto e sorrindo pro celular.', 'Quando chega mensagem dizendo que amou, ganho o dia.', 'Já tem outro me esperando na mesa.', 'Tomara que faça parte de um dia feliz.',
      'Quem pediu foi um amor do começo ao fim.',
    ],
    funny: [
      'A mesa ficou vazia por exatos cinco minutos.', 'Tirei tantas fotos que o celular pediu férias.', 'Despedida rápida, porque a fila anda.', 'Vai com cuidado e não fala com estranhos.',
      'Meu trabalho aqui terminou, já posso procurar a tesoura.',
    ],
    motivational: [
      'Fazer parte do momento de alguém é uma honra.', 'O silêncio depois da entrega tem gosto de dever cumprido.', 'Cada agradecimento recebido vira energia para o próximo.',
      'É por entregas assim que vale acordar cedo.', 'Confiança se constrói um pedido de cada vez.',
    ],
  },
  questions: [
    'O que você achou do resultado?', 'Quer ver mais fotos de pedidos prontos?', 'Qual pedido daqui você mais gostou?', 'Como você imaginaria o seu?', 'Gosta de ver o antes ou só o resultado?',
    'Que nota você dá para este?',
  ],
  asks: [
    'como você imagina o seu', 'para quem seria', 'a ideia que você tem', 'a data que você tem em mente',
  ],
  hashtags: ['pedidoentregue', 'encomenda', 'pedidopronto', 'clientefeliz', 'gratidao', 'entrega', 'trabalhofinalizado', 'compredopequeno'],
  emojis: ['📦', '✅', '💛', '🎀', '😍'],
}
