import type { ProductType } from '../product-type.ts'

export const scratcher: ProductType = {
  nouns: ['arranhador'],
  asks: ['o tamanho do seu gato', 'o que ele gosta de arranhar', 'o espaço que você tem'],
  questions: {
    sale: ['O que o seu gato já arranhou na casa?', 'Ele se estica para cima ou arranha o tapete?'],
    content: ['Qual móvel seu gato escolheu para afiar a unha?', 'Quem venceu na sua casa, o gato ou o sofá?'],
  },
  emojis: ['🐱', '🐾', '💛'],
  hashtags: ['arranhador', 'arranhadorparagatos', 'arranhadores', 'gatos', 'gatinhos', 'gateiras', 'casadegato'],
  sale: {
    professional: {
      openings: [
        'O braço do sofá merece descanso: {topic}.',
        '{O topic} para o gato que mora dentro de casa.',
        'Um lugar certo para as unhas dele, {topic}.',
      ],
      steps: [
        ['Você ouve um barulho vindo da sala e já sabe de onde é. O gato acordou, se esticou inteiro e escolheu o sofá.', 'A lateral da poltrona tem fios puxados, e a da cama também. Sem um lugar próprio, o gato arranha o que encontra.'],
        ['Arranhar faz parte do gato, que assim se estica, cuida das unhas e deixa o próprio cheiro. Com um lugar só dele, a casa agradece.'],
        ['Serve ao filhote que está descobrindo as unhas e ao adulto que já tem móvel preferido. Também ajuda na chegada de um gato adotado.'],
        ['Antes de escolher, veja se ele arranha em pé ou no chão e meça o gato esticado. A altura precisa acompanhar.'],
      ],
    },
    casual: {
      openings: [
        'Seu sofá mandou pedir {um topic}.',
        'Gato esticado, unha afiada e {topic}.',
        'Antes que ele chegue na cortina nova: {topic}.',
      ],
      steps: [
        ['Sabe aquele barulhinho de tecido rasgando às seis da manhã? Nem precisa levantar, a gente já sabe que é o sofá.', 'Eu já cobri sofá com manta, com plástico e com fita. O gato achou tudo muito interessante e arranhou do lado.'],
        ['Gato não arranha por maldade, é coisa dele mesmo. Quando tem um lugar bom pra isso, o sofá perde a graça.'],
        ['Vai bem com filhote, com gato adulto e com aquele que acabou de chegar na casa. Cada um faz do canto o seu território.'],
        ['Repara se ele arranha em pé ou deitado antes de escolher. E me conta o tamanho dele, porque gato esticado surpreende.'],
      ],
    },
    funny: {
      openings: [
        'O sofá pediu proteção, e {veio/vieram} {o topic}.',
        'Mobília nova para quem já redecorou a antiga: {topic}.',
        'O gato foi consultado sobre {o topic} e bocejou.',
      ],
      steps: [
        ['O gato tem opinião sobre decoração e a executa com as unhas. O sofá já foi liso, agora tem textura.', 'O gato olha bem nos seus olhos, estica a pata e arranha devagar. Não é vandalismo, é uma conversa.'],
        ['Todo gato precisa de um lugar para afiar as unhas. Ele concorda, só acha que o seu sofá já era esse lugar.'],
        ['Para gatos esportistas, gatos dorminhocos e os que só arranham quando há visita olhando. O público muda tudo.'],
        ['Meça o gato esticado antes de escolher. Enrolado, cabe numa caixa de sapato, e esticado alcança o queijo na mesa.'],
      ],
    },
    motivational: {
      openings: [
        'A paz entre o gato e o sofá começa com {topic}.',
        '{O topic} para quem ensina sem gritar.',
        'Um canto só dele na sala: {topic}.',
      ],
      steps: [
        ['O gato que chegou assustado hoje se estica no meio da sala, sem olhar para os lados. Quem esperou por isso sabe o tamanho da cena.', 'Trocar a bronca por paciência dá mais trabalho. Quando ele larga o sofá e vai sozinho ao lugar certo, a casa comemora.'],
        ['Com um lugar próprio, o gato faz o que precisa e ninguém perde a calma. É um acordo em que os dois lados ganham.'],
        ['Vale para o apartamento pequeno e para a casa com vários gatos. Cada um quer um ponto para chamar de seu.'],
        ['Observe por um dia onde ele se estica ao acordar. O melhor lugar costuma ser bem ali, ao lado.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Por que o gato não usa {o topic}.',
        'Onde colocar {o topic} para o gato aceitar.',
        'O sofá continua sendo o preferido, e agora: {topic}.',
      ],
      steps: [
        ['O arranhador chega, fica num canto vazio, e o gato volta ao sofá. Muita gente conclui que ele é teimoso.'],
        ['Ao arranhar, o gato deixa cheiro e marca onde a família passa. E ele precisa de firmeza, porque se pendura com o peso do corpo.'],
        ['Ponha ao lado do móvel preferido dele e premie cada uso com um petisco. Só depois, aos poucos, mude para onde você quiser.'],
        ['Quem faz coisas para gatos pensa primeiro na base. Se balança uma vez, o gato não dá outra chance.'],
      ],
    },
    casual: {
      openings: [
        'Seu gato ignora {o topic}? Muda de lugar.',
        'O truque que me salvou o sofá, com {topic}.',
        'Ele só quer o sofá? Tenta assim: {topic}.',
      ],
      steps: [
        ['Você põe no quarto dos fundos e ele nem olha. Aí você muda pra sala, do lado do sofá, e o milagre acontece.'],
        ['Gato arranha onde a vida acontece, porque é ali que ele quer deixar o cheiro. Canto escondido não interessa.'],
        ['Deixa do lado do sofá, bem firme, e faz festa quando ele usar. Depois vai afastando um palmo por semana.'],
        ['O primeiro arranhão no lugar certo merece foto. Aqui eu já vi gente comemorar como se fosse gol.'],
      ],
    },
    funny: {
      openings: [
        'A disputa entre o sofá e {o topic}.',
        'Relato de um sofá aposentado graças {ao topic}.',
        'Ele usa, mas só quando ninguém olha: {topic}.',
      ],
      steps: [
        ['Quando a visita senta no sofá, ele se aproxima e mostra o serviço feito na lateral. Tem orgulho da obra.'],
        ['O sofá é alto, firme e fica no meio de tudo. Do ponto de vista do gato, foi comprado para isso.'],
        ['Ponha a novidade ao lado do sofá e finja que não é para ele. Se preciso, diga que é proibido.'],
        ['Quem convive com gato conhece dois tipos de móvel. Os que já foram arranhados e os que estão na lista.'],
      ],
    },
    motivational: {
      openings: [
        'O gato e a casa se entendem com {topic}.',
        'Ensinar sem bronca leva tempo: {topic}.',
        'Um gato à vontade com {o topic}.',
      ],
      steps: [
        ['Muita gente aprendeu com um gato a trocar o grito pela espera. O sofá tem as marcas do tempo de aprendizado.'],
        ['Gatos repetem o que dá certo e não entendem castigo. Por isso o elogio na hora vale mais que a bronca depois.'],
        ['Na primeira semana, brinque com ele por perto e deixe que suba sozinho. Segurar a pata e mostrar só assusta.'],
        ['Quem faz coisas para gatos precisa aceitar marcas. Quanto mais arranhado, melhor foi o trabalho.'],
      ],
    },
  },
}
