import type { ProductType } from '../product-type.ts'

export const photoSession: ProductType = {
  nouns: ['ensaio', 'ensaio fotográfico', 'sessão de fotos', 'ensaio de família', 'ensaio infantil', 'ensaio de casal', 'book', 'fotografia'],
  asks: ['se é para uma pessoa, casal ou família', 'o lugar de que você gosta', 'o melhor horário do dia'],
  questions: {
    sale: ['Em que lugar você faria suas fotos?', 'Com quem você gostaria de tirar uma foto boa?'],
    content: ['Você gosta mais de foto posada ou espontânea?', 'Qual foto está na parede da sua casa?'],
  },
  emojis: ['📷', '📸', '✨'],
  hashtags: ['ensaiofotografico', 'fotografia', 'ensaio', 'fotografa', 'sessaodefotos', 'fotografo', 'ensaioexterno'],
  sale: {
    professional: {
      openings: [
        'Um dia para olhar de novo daqui a anos: {topic}.',
        'Retratos de quem vocês são agora: {topic}.',
        'Para sair da galeria do celular e ir para a parede: {topic}.',
      ],
      steps: [
        ['No celular há milhares de fotos, quase todas tiradas às pressas. Impressa e na parede da sala, quase nenhuma.', 'Um riso depois da pose, um olhar para o lado, a mão no cabelo. As melhores fotos acontecem quando ninguém espera.'],
        ['Numa sessão, há tempo e luz escolhidos para isso. Alguém cuida do enquadramento, e quem é fotografado só precisa estar ali.'],
        ['Combina com aniversários, novas fases, bodas e também com um ano comum, desses que depois dão saudade.'],
        ['Ao combinar, pense no lugar, na hora do dia e nas roupas. Conforto ajuda qualquer pessoa a se soltar.'],
      ],
    },
    casual: {
      openings: [
        'Você também merece aparecer nas fotos: {topic}.',
        'Pra ter foto boa de verdade: {topic}.',
        'Não precisa saber fazer pose: {topic}.',
      ],
      steps: [
        ['Abre o álbum do celular e procura uma foto boa pra imprimir, sem dedo na lente e sem pressa. Difícil, né?', 'Todo mundo chega dizendo que não é fotogênico. Vinte minutos depois, tá rindo e esqueceu que tem câmera.'],
        ['A diferença é ter luz, calma e alguém olhando por você. O resto acontece no meio da conversa.'],
        ['Vale pra aniversário, pra começo de namoro, pra criança que cresce rápido e pra data nenhuma.'],
        ['Me conta o lugar de que você gosta e o horário que dá. Roupa confortável ajuda mais que roupa nova.'],
      ],
    },
    funny: {
      openings: [
        'Uma foto em que ninguém piscou: {topic}.',
        'Chega de contar até três e dizer xis: {topic}.',
        'A câmera não morde: {topic}.',
      ],
      steps: [
        ['Na selfie, um sai gigante, o outro sai cortado, e atrás aparece um poste. Faltou só alguém para segurar a câmera.', 'O temporizador dá dez segundos para correr, sentar e parecer natural. Quem corre sai sempre de joelho dobrado.'],
        ['Com um fotógrafo, ninguém precisa equilibrar o celular na pilha de livros. E todos podem piscar, porque há mais de um clique.'],
        ['Ótimo para famílias, casais, crianças e para quem usa a mesma foto de perfil há oito anos.'],
        ['Escolha roupas em que dê para sentar, andar e rir à vontade. Sapato apertado por duas horas aparece no sorriso.'],
      ],
    },
    motivational: {
      openings: [
        'O agora de vocês também é história: {topic}.',
        'O rosto desta fase, guardado em retrato: {topic}.',
        'Para quem quase nunca aparece nas fotos: {topic}.',
      ],
      steps: [
        ['Em todo álbum falta alguém, justamente quem segurava a câmera. Vale a pena trocar de lado desta vez.', 'O cabelo mudou, a casa mudou, a risada continua. Um retrato guarda essa mistura que só existe agora.'],
        ['A fotografia guarda o que a memória perde primeiro: o jeito de olhar, o corte de cabelo, a roupa daquela época.'],
        ['Faz sentido em data marcada e sem data. Daqui a dez anos, qualquer dia de hoje vai parecer especial.'],
        ['Escolha um lugar que tenha história para vocês, como a rua de casa ou uma praça. As lembranças ajudam a sorrir.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A melhor hora para fotografar: {topic}.',
        'Roupa, luz e conforto: {topic}.',
        'O que preparar antes das fotos: {topic}.',
      ],
      steps: [
        ['O meio-dia parece perfeito, porque é o momento mais claro. Nas fotos, aparecem sombras nos olhos e testas franzidas.'],
        ['Com o sol alto, a luz vem de cima e marca o rosto. E roupas iguais apagam as diferenças que dão graça ao grupo.'],
        ['Prefira o começo da manhã ou o fim da tarde. Escolha três tons que combinem e evite estampas muito miúdas.'],
        ['O fotógrafo costuma olhar o lugar antes, procurando de onde vem a luz e o que pode sumir do fundo.'],
      ],
    },
    casual: {
      openings: [
        'O que vestir? Vamos falar {do topic}.',
        'Truque simples pra foto boa: {topic}.',
        'Não sei o que fazer com as mãos: {topic}.',
      ],
      steps: [
        ['O que eu faço com as mãos? É a primeira coisa que todo mundo pergunta quando a câmera aparece.'],
        ['Parado e pensando na mão, qualquer um endurece. Em movimento, o corpo volta a ser da gente.'],
        ['Segura alguma coisa, anda, abraça, olha pra quem tá do lado. E prefere a sombra clara ou o sol do fim da tarde.'],
        ['Eu gosto dos dois segundos depois da pose, quando todo mundo acha que acabou. A foto boa quase sempre mora ali.'],
      ],
    },
    funny: {
      openings: [
        'A tia que pisca em todas: {topic}.',
        'Um, dois, três e um sorriso natural: {topic}.',
        'Bastidores que ninguém posta: {topic}.',
      ],
      steps: [
        ['Diga para alguém sorrir naturalmente e observe. O rosto trava, o queixo sobe e aparece um sorriso de documento.'],
        ['Sorrir a pedido é estranho porque o riso quer motivo. Piada ruim funciona melhor que contar até três.'],
        ['Peça a alguém que conte uma história da família atrás da câmera. De preferência, uma que o pai não queira ouvir.'],
        ['Por trás de um retrato lindo há sempre alguém pulando, cantando e segurando uma folha de bananeira fora do quadro.'],
      ],
    },
    motivational: {
      openings: [
        'A foto que ninguém queria tirar: {topic}.',
        'Vale a pena imprimir: {topic}.',
        'O tempo que cabe num retrato: {topic}.',
      ],
      steps: [
        ['Numa caixa de sapato, fotos com data no verso contam a família inteira. As do celular ninguém encontrou mais.'],
        ['O que se imprime é visto todo dia. O que fica no aparelho espera alguém procurar, e quase ninguém procura.'],
        ['Escolha dez fotos do ano e imprima. Escreva no verso o nome de todos, o lugar e a data.'],
        ['O fotógrafo espera. Às vezes passa vários minutos com a câmera no rosto até que as pessoas se esqueçam dela.'],
      ],
    },
  },
}
