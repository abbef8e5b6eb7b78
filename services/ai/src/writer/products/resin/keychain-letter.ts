import type { ProductType } from '../product-type.ts'

export const keychainLetter: ProductType = {
  nouns: ['chaveiro de resina', 'chaveiro em resina', 'chaveirinho de resina', 'letra de resina', 'letra em resina', 'letrinha de resina', 'chaveiro de letra de resina', 'plaquinha de resina'],
  asks: ['para quem é o presente', 'quantas peças você precisa', 'as cores preferidas'],
  questions: {
    sale: ['Quem merece um mimo desses?', 'Qual cor você escolheria para a sua?'],
    content: ['O que vive no fundo da sua bolsa?', 'O que está pendurado nas suas chaves hoje?'],
  },
  emojis: ['🎨', '🛍️', '✨'],
  hashtags: ['chaveiroderesina', 'resina', 'chaveirosderesina', 'letraderesina', 'letrasderesina', 'resinaepoxi', 'artesemresina'],
  sale: {
    professional: {
      openings: [
        'Um mimo que acompanha os dias de quem ganha: {topic}.',
        '{O topic} {dá/dão} um toque pessoal ao que já é seu.',
        'Quem recebe {topic} sente que foi lembrado.',
      ],
      steps: [
        ['Na bolsa, na mochila ou na mesa, um detalhe de resina pega a luz e chama o olhar. Alguém sempre pergunta de onde veio.', 'Para agradecer a uma colega ou lembrar de um convidado, um presente pequeno e bem escolhido diz o bastante.'],
        ['A resina endurece com brilho e guarda dentro dela o que recebeu, cor, folha ou glitter. Cada peça sai um pouco diferente da outra.'],
        ['Serve para turmas, convidados de festa, equipes e também para uma pessoa só, sem ocasião marcada.'],
        ['Antes de escolher, pense nas cores que a pessoa costuma usar. Se forem várias peças, faça antes a lista de quem vai ganhar.'],
      ],
    },
    casual: {
      openings: [
        'Olha o brilho disso: {topic}.',
        'Aquele mimo que a pessoa usa mesmo: {topic}.',
        'Um presentinho como {o topic} alegra qualquer um.',
      ],
      steps: [
        ['Sabe quando você põe uma coisa contra a luz e fica virando, só pra ver o brilho? É assim com a resina.', 'Quer dar um presente pequeno que não vai parar na gaveta? Pensa numa coisa que a pessoa veja todo dia.'],
        ['O legal da resina é que nenhuma peça sai igual à outra. Enquanto tá líquida, a cor anda por conta própria.'],
        ['Dá pra presentear a turma inteira, as madrinhas, o pessoal do trabalho ou só aquela amiga que merece.'],
        ['Pra escolher, repara nas cores que a pessoa usa na bolsa e na roupa. É quase certo que ela vai gostar de uma dessas.'],
      ],
    },
    funny: {
      openings: [
        'Para quem perde tudo, menos o estilo: {topic}.',
        'Brilha tanto que vão achar que é joia: {topic}.',
        'Presente pequeno, efeito grande: é {o topic}.',
      ],
      steps: [
        ['A pessoa ganha, põe contra a luz da janela e passa dez minutos virando para um lado e para o outro. O almoço que espere.', 'Todo mundo tem uma amiga que diz que não liga para essas coisas. Dê uma peça de resina e observe os olhos dela.'],
        ['A resina líquida decide sozinha por onde a cor vai andar. Por isso não existem duas iguais, nem quando a gente tenta.'],
        ['Vai bem para a turma do trabalho, para as madrinhas e para quem sempre esquece o próprio aniversário.'],
        ['Se for para um grupo, anote os nomes antes. Descobrir na hora da entrega que faltou um é um silêncio difícil de preencher.'],
      ],
    },
    motivational: {
      openings: [
        'Lembrar de alguém já é um presente: {topic}.',
        'Um gesto pequeno com {topic} alegra o dia de alguém.',
        'Quem merece um obrigado vai gostar {do topic}.',
      ],
      steps: [
        ['Fim de curso, fim de projeto, último dia na escola. Há pessoas que estiveram ali o tempo todo e merecem levar uma lembrança.', 'Alguém na sua rotina faz mais do que precisava e quase nunca ouve um obrigado. Um presente pequeno abre essa conversa.'],
        ['O brilho da resina vem do tempo de espera e de um bom acabamento. Quem segura a peça contra a luz percebe.'],
        ['Vale para quem está começando um emprego, recebendo as chaves de uma casa ou fechando um ciclo na escola.'],
        ['Escolha pensando numa coisa de que a pessoa goste, uma cor, uma letra, uma flor. Esse cuidado se nota na hora.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Para manter o brilho por mais tempo: {topic}.',
        'O que pouca gente sabe sobre {o topic}.',
        'Como limpar {o topic} sem tirar o brilho da resina.',
      ],
      steps: [
        ['Deixar a peça no painel do carro ou na janela é um hábito comum. Para a resina, não há lugar pior.'],
        ['O calor forte amolece a superfície, e a luz do sol amarela a resina aos poucos. O atrito com metal faz o resto.'],
        ['Limpe com pano macio, água e uma gota de detergente neutro, e seque bem. Evite álcool e acetona, que atacam o brilho.'],
        ['As duas partes da resina precisam ser misturadas na medida certa e com calma. Uma mistura apressada enche a peça de bolhas.'],
      ],
    },
    casual: {
      openings: [
        'Um segredinho da resina: {topic}.',
        'Quer que {o topic} {continue/continuem} com brilho?',
        'Já reparou como {o topic} {muda/mudam} na luz?',
      ],
      steps: [
        ['Muita gente deixa no painel do carro porque fica bonito com o sol batendo. Bonito fica, mas a resina sofre.'],
        ['Com o sol, a resina vai amarelando devagar, e o calor deixa ela mole. Metal raspando em cima também risca.'],
        ['Lava com água, uma gotinha de detergente neutro e um paninho macio. Só não passa álcool nem acetona, tá?'],
        ['A parte que mais exige de mim é misturar devagar. Se a gente bate depressa, vem bolha, e bolha não pede licença.'],
      ],
    },
    funny: {
      openings: [
        'Pequenas verdades sobre a resina: {topic}.',
        'O brilho {do topic} tem seus inimigos.',
        'O que {o topic} já {viu/viram} dentro da bolsa, ninguém sabe.',
      ],
      steps: [
        ['Toda bolsa tem um fundo misterioso com moeda, grampo e um recibo de dois anos atrás. É ali que o brilho sofre.'],
        ['A resina é firme, mas amolece com calor forte e risca com metal. Na bolsa, ela divide espaço com vizinhos difíceis.'],
        ['Água, detergente neutro e pano macio bastam. A acetona, que resolve tanto esmalte, aqui só arruma confusão.'],
        ['Quem trabalha com resina passa a ver bolha até onde não tem. Na peça, no copo e no sono depois do expediente.'],
      ],
    },
    motivational: {
      openings: [
        'Esperar também é trabalho: {topic}.',
        'O que {o topic} {ensina/ensinam} a quem faz.',
        'Um brilho que não vem na pressa: {topic}.',
      ],
      steps: [
        ['A parte mais difícil da resina é não mexer. Ela está no molde, a mão coça para ajeitar, e quem faz aprende a esperar.'],
        ['Enquanto endurece, a resina marca tudo, um toque, um grão de poeira, uma mesa torta. Por isso se prepara tanto antes.'],
        ['Se você está aprendendo, comece por peças pequenas e anote as medidas que usou. O caderno ensina mais que a sorte.'],
        ['Depois do molde vêm a lixa e o polimento. O brilho de vitrine é a última etapa, feita na ponta dos dedos.'],
      ],
    },
  },
}
