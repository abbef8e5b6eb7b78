import type { Frame } from './frame.ts'

export const deliveredOrder: Frame = {
  leads: {
    professional: [
      'Mais um trabalho concluído.', 'Compartilhamos o resultado de um pedido.', 'Um pedido que chega ao fim é sempre uma satisfação.', 'Registramos mais uma entrega.', 'Trabalho pronto, missão cumprida.',
      'Um pedido recente em destaque.',
    ],
    casual: [
      'Olha que alegria.', 'Mais um que já tem dono.', 'Deu até saudade quando saiu daqui.', 'Acabou de sair das minhas mãos.', 'Hoje teve despedida boa.', 'Não resisti e tirei foto antes.',
    ],
    funny: [
      'Adeus, vá e faça bonito.', 'Momento despedida, sem choro, quase.', 'Já pode ir, mas manda notícia.', 'Criei, fotografei, agora voa.', 'Mais um que sai de casa sem olhar para trás.',
      'Chorei? Só um pouquinho, foi o pó da mesa.',
    ],
    motivational: [
      'A melhor parte do trabalho é vê-lo chegar.', 'Entregar é cumprir a palavra.', 'Pronto, do jeito que foi combinado.', 'Um trabalho termina, outra história começa.', 'Cada pedido concluído é um passo.',
      'Hoje terminei com um sorriso.',
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
