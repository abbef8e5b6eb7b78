import type { ProductType } from '../product-type.ts'

export const dreamcatcher: ProductType = {
  nouns: ['filtro dos sonhos', 'filtro dos sonhos de macramê'],
  asks: ['onde vai ficar', 'as cores do quarto', 'o tamanho que você imagina'],
  questions: {
    sale: ['Em cima da cama ou perto da janela?', 'Tons claros ou bem coloridos?'],
    content: ['Você já teve um filtro dos sonhos?', 'O que fica em cima da sua cama hoje?'],
  },
  emojis: ['🪶', '🌙', '🧶'],
  hashtags: ['filtrodossonhos', 'filtrodesonhos', 'filtrosdossonhos', 'macrame', 'dreamcatcher', 'decoracaoboho', 'macramedecor'],
  sale: {
    professional: {
      openings: [
        'Aro, fio e um desenho no centro: {topic}.',
        '{O topic} {enfeita/enfeitam} a parede do quarto com leveza.',
        'Um enfeite de fio para o quarto ou a sala: {topic}.',
      ],
      steps: [
        ['A cama está arrumada, a luz é boa, e a parede de cima continua vazia. Um enfeite de fio cabe bem ali.', 'Perto da janela, qualquer vento mexe os fios. Quem entra no quarto olha primeiro para esse movimento.'],
        ['Dentro do aro, o fio vai de um ponto ao outro até formar o desenho. Os pendentes completam a peça.'],
        ['Fica bem no quarto, na sala, na varanda coberta ou no canto de leitura. É também um presente com história.'],
        ['Antes de escolher, meça a parede e pense na altura dos pendentes. As cores podem partir da roupa de cama.'],
      ],
    },
    casual: {
      openings: [
        'Pra parede de cima da cama: {topic}.',
        '{O topic} {deixa/deixam} o quarto com outro clima.',
        'Olha esse desenho no meio do aro: {topic}.',
      ],
      steps: [
        ['Sabe aquela parede em cima da cama que a gente nunca sabe como resolver? Um aro com fios preenche sem pesar.', 'A gente abre a janela, o vento mexe os fios e pronto, o quarto já parece outro lugar.'],
        ['O desenho do meio é feito com um fio que vai e volta no aro. É simples de olhar e trabalhoso de fazer.'],
        ['Pro quarto, pra varanda coberta, pro cantinho de ler. E é presente bonito pra quem acabou de se mudar.'],
        ['Me conta as cores do quarto e o tamanho da parede. Se for em cima da cama, mede a largura dela também.'],
      ],
    },
    funny: {
      openings: [
        'O gato já está de olho nas pontas: {topic}.',
        '{O topic} {balança/balançam}, e todo mundo fica olhando.',
        'De noite em serviço, de dia na decoração: {topic}.',
      ],
      steps: [
        ['A parede em cima da cama esperava uma decisão desde a mudança. Falaram em quadro, em prateleira, e ganhou quem trouxe um aro com fios.', 'Ficou lindo em cima da cama. No segundo dia o gato descobriu que as pontas balançam, e agora monta guarda no travesseiro.'],
        ['O fio dá voltas no aro sem se perder. Já a família não consegue guardar o carregador sem fazer nó.'],
        ['Para o quarto, para a varanda e para a amiga que acorda todo dia com um filme inteiro para contar.'],
        ['Meça a parede e também o gato com as patas esticadas. Essa segunda medida é a que todo mundo esquece.'],
      ],
    },
    motivational: {
      openings: [
        'Do primeiro laço ao desenho inteiro: {topic}.',
        '{O topic} {dá/dão} ao quarto o toque que faltava.',
        'Um aro vazio, muito fio e paciência: {topic}.',
      ],
      steps: [
        ['Montar um quarto leva tempo, e a parede costuma ficar por último. Quando ela ganha um enfeite, parece que terminou.', 'Presente com história agrada porque dá assunto. Quem recebe quer saber de onde veio a ideia e como se faz.'],
        ['O fio precisa da mesma tensão em cada volta. Se um laço afrouxa, o desenho inteiro sai do centro.'],
        ['Para quem ganhou quarto novo, para quem se mudou e para quem gosta de ter coisas com história por perto.'],
        ['Escolha o lugar de onde você vê a peça ao deitar ou ao entrar no quarto. As cores vêm depois.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'De onde vem a ideia {do topic}.',
        'Como limpar {o topic} sem tirar da parede.',
        'O que existe por trás do desenho: {topic}.',
      ],
      steps: [
        ['Muita gente tem esse enfeite em casa e não sabe que a ideia vem de povos indígenas da América do Norte.'],
        ['Na tradição, a teia do aro fica com o que é ruim da noite e deixa passar o que é bom. O pó, por outro lado, fica sempre.'],
        ['Para limpar, use um pincel macio ou o secador no frio, de longe. Evite pendurar onde bate sol o dia todo.'],
        ['Na teia tradicional, um só fio segue laço por laço em direção ao meio. Quem faz não pode afrouxar nenhum.'],
      ],
    },
    casual: {
      openings: [
        'Laço por laço, sem largar o fio: {topic}.',
        'O pó e as pontinhas, um papo sobre {topic}.',
        'Na parede do quarto, na capa de caderno: {topic}.',
      ],
      steps: [
        ['A gente vê em quarto, em novela, em capa de caderno, e quase ninguém sabe de onde veio essa ideia.'],
        ['A tradição é de povos indígenas da América do Norte. Diziam que a teia segura o que é ruim e deixa passar o que é bom.'],
        ['Pincel macio ou secador no frio, de longe, tira o pó. As pontas a gente desembaraça com os dedos.'],
        ['No desenho do meio eu vou laço por laço e não largo o fio na metade. Se a campainha toca, a visita espera.'],
      ],
    },
    funny: {
      openings: [
        'Turno da noite na parede do quarto: {topic}.',
        'O gato versus {o topic}.',
        'Um emaranhado feito de propósito: {topic}.',
      ],
      steps: [
        ['Dizem que fica acordado a noite inteira em cima da cama. O gato também, e os dois ainda não se entenderam.', 'Alguém da família sempre assopra as pontas ao passar. Já passou dos quarenta anos e não pretende parar.'],
        ['Ponta que balança chama gato, criança e tio curioso. A ordem de chegada depende da altura de cada um.'],
        ['Pendure acima do alcance do gato e longe do ventilador de teto. O segundo encontro é pior que o primeiro.'],
        ['Quem faz passa a tarde dando voltas num aro. No fim, a família pergunta se deu tontura, e às vezes deu.'],
      ],
    },
    motivational: {
      openings: [
        'A teia se fecha no meio: {topic}.',
        'Cada volta apoia a próxima {no topic}.',
        'Um fio inteiro, do aro ao centro: {topic}.',
      ],
      steps: [
        ['Quem aprende a fazer a teia desmancha a primeira, e quase sempre a segunda. Na terceira, a mão já sabe a tensão.'],
        ['Cada laço prende no laço de antes. Por isso um erro no início aparece bem no centro, onde todos olham.'],
        ['Se vai tentar, divida o aro em partes iguais e marque com lápis. Os laços saem na mesma distância.'],
        ['Fechado o centro, faltam os pendentes. Quem fez segura o aro contra a luz e confere cada volta com calma.'],
      ],
    },
  },
}
