import type { ProductType } from '../product-type.ts'

export const signName: ProductType = {
  nouns: ['placa', 'plaquinha', 'placa de MDF', 'plaquinha de MDF', 'placa de porta', 'letreiro', 'nome em MDF', 'nome de mesa', 'nome de madeira', 'letra de MDF'],
  asks: ['o que vai escrito', 'onde vai ficar', 'a medida do espaço'],
  questions: {
    sale: ['O que estaria escrito na sua parede?', 'Seria para o quarto, a festa ou a loja?'],
    content: ['O seu nome costuma ser escrito errado?', 'Qual nome da sua família ninguém acerta a grafia?'],
  },
  emojis: ['🪵', '🚪', '✨'],
  hashtags: ['placademdf', 'placaspersonalizadas', 'placadeporta', 'nomeemmdf', 'letreiro', 'placasdecorativas', 'letrasdemdf'],
  sale: {
    professional: {
      openings: [
        'A decoração fica completa com {topic}.',
        '{O topic} {dá/dão} identidade ao ambiente.',
        'Quem chega já sabe de quem é o lugar: {topic}.',
      ],
      steps: [
        ['Na porta, na parede ou na mesa da festa, as letras são a primeira coisa que as pessoas leem. E é o que aparece na foto.', 'O ambiente está pronto, mas poderia ser de qualquer um. Um nome ou uma frase no lugar certo resolve isso.'],
        ['Na madeira ou no MDF, as letras ganham presença na parede. De longe se lê bem, de perto se vê o acabamento.'],
        ['Serve para o quarto, a festa, a loja e a porta de casa. Depois do evento, muitas famílias continuam usando.'],
        ['Antes de escolher, meça o espaço e confira duas vezes como se escreve o que vai na peça. Um acento faz diferença.'],
      ],
    },
    casual: {
      openings: [
        'A parede já sabe o que dizer: {topic}.',
        'Com {topic}, o cantinho fica com cara de vocês.',
        'Olha como um detalhe muda tudo: {topic}.',
      ],
      steps: [
        ['Sabe aquele quarto prontinho que ainda não parece de ninguém? É só pôr umas letras na parede que ele ganha outra cara.', 'Na festa, o pessoal procura onde tirar foto. E sempre acaba do lado de onde tem alguma coisa escrita.'],
        ['Madeira e MDF têm espessura, fazem sombra na parede e aparecem de longe. Papel impresso não chega nem perto.'],
        ['Depois da festa vai pra porta do quarto, da porta vai pra estante. Dá pra usar por muitos anos.'],
        ['Mede o espaço com uma trena e lê o texto em voz alta, com calma. Acento esquecido a gente só vê depois de pronto.'],
      ],
    },
    funny: {
      openings: [
        'Agora não tem mais como errar a porta: {topic}.',
        'Ninguém mais pergunta, está tudo dito {no topic}.',
        'Está escrito, então é verdade: {topic}.',
      ],
      steps: [
        ['Em casa com irmãos, todo quarto é território em disputa. Com as letras na porta, pelo menos existe um documento.', 'O convidado entra na festa, lê o que está escrito e tira foto ao lado. Só depois procura o aniversariante.'],
        ['Madeira faz sombra, chama o olhar e não voa com a primeira brisa. Já o cartaz de papel, coitado, não passa do parabéns.'],
        ['Vai bem no quarto, na festa, na loja e na porta do escritório de quem pede para não ser interrompido.'],
        ['Confira a grafia antes. Um \'h\' que ninguém sabia que existia só costuma aparecer quando a peça já está na parede.'],
      ],
    },
    motivational: {
      openings: [
        'O lugar que você conquistou merece {topic}.',
        'O ambiente ganha presença: {topic}.',
        'Para marcar o que vocês construíram, {topic}.',
      ],
      steps: [
        ['A primeira loja, a primeira sala, a primeira casa. Pôr as letras na entrada é o momento em que tudo parece real.', 'Enquanto arrumam o quarto, os pais param na porta e leem em voz alta. A casa inteira estava esperando por isso.'],
        ['Uma letra bem feita parece simples. Por trás há desenho, medida, lixa e alguém conferindo a grafia mais uma vez.'],
        ['É um presente bonito para quem abriu um negócio, para quem se mudou e para quem espera alguém novo na família.'],
        ['Pense primeiro de onde as pessoas vão ler. A distância decide o tamanho das letras melhor do que a largura da parede.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O tamanho certo das letras: {topic}.',
        'Antes de fixar {um topic} na parede.',
        'O que considerar ao usar {topic}.',
      ],
      steps: [
        ['Muitas peças acabam tortas porque foram colocadas no olho. Uma ponta fica certa, a outra já subiu.'],
        ['O olho corrige pouco a pouco e não percebe a inclinação de perto. E letras finas perdem o contorno a poucos metros.'],
        ['Marque uma linha na parede com nível e fita crepe, fixe a peça e só então retire a fita.'],
        ['Antes de fazer, a palavra é lida e relida, letra por letra. Depois de pronta, não existe tecla para apagar.'],
      ],
    },
    casual: {
      openings: [
        'Pra não ficar torto na parede: {topic}.',
        'Vai colar {topic}? Espera um pouquinho.',
        'Aprendi isso errando com {topic}.',
      ],
      steps: [
        ['Todo mundo acha que coloca reto no olho. Aí dá três passos pra trás e tá tudo subindo a ladeira.'],
        ['De pertinho o olho se engana, porque só vê uma letra de cada vez. O conjunto só aparece de longe.'],
        ['Passa uma fita crepe bem nivelada na parede e encosta a peça nela. Olha de longe e só depois fixa.'],
        ['Trabalhar com letra ensina a gente a ler devagar. De tanto olhar uma palavra, dá até pra gostar mais de uma letra.'],
      ],
    },
    funny: {
      openings: [
        'Pequenas tragédias da ortografia: {topic}.',
        'Todo mundo tem uma história com {topic}.',
        'Boa intenção e nível torto: {topic}.',
      ],
      steps: [
        ['O pai cola, a mãe olha de longe, a avó diz que está torto. Descola, cola de novo, e a avó acha que antes estava melhor.'],
        ['De perto se vê uma letra por vez, e de longe se vê a ladeira. A avó, sentada no sofá, tem a melhor posição.'],
        ['Use nível, fita crepe e um pouco de diplomacia. E decida antes quem dá a palavra final, porque alguém vai querer.'],
        ['Na oficina, os nomes difíceis são lidos em voz alta, letra por letra. Mesmo assim, alguém volta para conferir o \'y\'.'],
      ],
    },
    motivational: {
      openings: [
        'Letra por letra, com atenção: {topic}.',
        'Por trás {do topic} há muito trabalho de lixa.',
        'O valor {do topic} começa no desenho.',
      ],
      steps: [
        ['Quando uma criança reconhece a primeira letra do próprio nome, corre para mostrar. A da porta costuma ser a que ela aprende antes.'],
        ['Quando a decoração muda, o nome na parede costuma ficar. A família se acostuma a ler aquilo todo dia.'],
        ['Se guardou a peça de uma festa antiga, encoste numa prateleira, entre os livros. Vira lembrança à vista de todos.'],
        ['Na hora do acabamento, a lixa passa com calma por cada borda. É o que deixa a peça boa de tocar.'],
      ],
    },
  },
}
