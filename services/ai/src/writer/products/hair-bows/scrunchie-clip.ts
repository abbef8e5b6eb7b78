import type { ProductType } from '../product-type.ts'

export const scrunchieClip: ProductType = {
  nouns: ['presilha', 'xuxinha', 'scrunchie', 'piranha', 'piranha de cabelo', 'grampo decorado', 'grampo de cabelo', 'elástico de cabelo', 'prendedor de cabelo'],
  asks: ['o comprimento do seu cabelo', 'se ele é fino ou volumoso', 'se é para você ou de presente'],
  questions: {
    sale: ['Coque, rabo de cavalo ou meio preso?', 'Onde você deixa o seu, na bolsa ou na gaveta?'],
    content: ['Com o que você já prendeu o cabelo na hora do aperto?', 'Para onde vão os prendedores da sua casa?'],
  },
  emojis: ['💁‍♀️', '💇‍♀️', '✨'],
  hashtags: ['acessoriosdecabelo', 'scrunchie', 'xuxinha', 'presilhas', 'scrunchies', 'acessoriosparacabelo', 'piranhadecabelo'],
  sale: {
    professional: {
      openings: [
        'Para prender o cabelo com mais graça: {topic}.',
        '{O topic} sempre à mão, na bolsa ou na gaveta.',
        'O penteado de todo dia pede {topic}.',
      ],
      steps: [
        ['O almoço está no fogo, o cabelo cai no rosto, e a mão já procura alguma coisa para prender. Melhor que seja bonita.', 'A busca passa pela bolsa, pelo carro e pela gaveta do trabalho. Quem usa cabelo preso sabe que nunca há nada por perto na hora.'],
        ['Um prendedor bonito faz do coque apressado um penteado. É o mesmo gesto de sempre, com outro resultado.'],
        ['Vai ao trabalho, ao treino, à festa e à praia. Como lembrança, agrada a amigas, irmãs e colegas de turma.'],
        ['Antes de escolher, pense no comprimento e na quantidade de cabelo. Fios grossos pedem peças maiores, e finos, as mais leves.'],
      ],
    },
    casual: {
      openings: [
        'Some um por semana, então já pega mais: {topic}.',
        'Prendi o cabelo com {topic} e já arrumei tudo.',
        'Pra bolsa, pro carro e pra gaveta: {topic}.',
      ],
      steps: [
        ['Sabe quando bate o calor e você vira a bolsa inteira atrás de alguma coisa pra prender o cabelo? Caneta não conta.', 'Eu prendo o cabelo umas dez vezes por dia sem perceber. Já que é tanto assim, que seja com uma coisa bonita.'],
        ['O mesmo coque de ficar em casa muda de cara com um prendedor diferente. Dá até pra abrir a porta pra visita.'],
        ['Uso pra trabalhar, treinar, cozinhar e sair de noite. E pra dar de lembrança, é pequeno e todo mundo aproveita.'],
        ['Me conta como é o seu cabelo antes de escolher. Se for muito, eu indico um tamanho, se for fininho, outro.'],
      ],
    },
    funny: {
      openings: [
        'Desaparecem mais que meia, por isso {topic}.',
        'A caneta vai poder voltar a escrever: {topic}.',
        'Ninguém sabe para onde vão, mas chegou {topic}.',
      ],
      steps: [
        ['Você tinha seis prendedores e agora tem dois. Ninguém pegou, ninguém viu, e o gato dorme com um ar muito tranquilo.', 'Coque preso com lápis já foi solução, moda e pedido de socorro. Sempre é possível melhorar de fase.'],
        ['Um prendedor bonito muda a versão dos fatos. O cabelo não está sujo, está preso de propósito.'],
        ['Para o treino, o fogão e o encontro às pressas. Também para o fundo da bolsa, onde muitos moram sem nunca ter visto cabelo.'],
        ['Ao escolher a quantidade, conte os que vão para a filha, para a irmã e para o buraco negro do sofá.'],
      ],
    },
    motivational: {
      openings: [
        'Prender o cabelo e começar o dia: {topic}.',
        '{O topic} para quem resolve muita coisa com as mãos ocupadas.',
        'Um detalhe bonito num gesto de todo dia: {topic}.',
      ],
      steps: [
        ['Prender o cabelo costuma ser o sinal de que o trabalho vai começar. Para estudar, cozinhar ou resolver, é o primeiro gesto.', 'Entre a casa e a rua, o penteado sai no elevador. Com um acessório bonito, até a pressa fica arrumada.'],
        ['Prender o cabelo é um gesto de muitas vezes ao dia. O que se usa tanto merece ser escolhido com gosto.'],
        ['Vale para a prova do concurso, para a aula de dança e para a faxina. As mãos livres agradecem em todas.'],
        ['Escolha pelo tanto de cabelo que precisa segurar e pela cor das suas roupas. O preferido aparece na primeira semana.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como prender o cabelo sem marcar: {topic}.',
        'O que observar ao usar {o topic} todos os dias.',
        'Um cuidado simples para quem usa {topic}.',
      ],
      steps: [
        ['Ao soltar o cabelo, aparece uma marca funda no meio do comprimento. Quase sempre, estava apertado demais ou ainda úmido.'],
        ['O cabelo úmido estica com mais facilidade e seca no formato em que foi preso. A tensão repetida também enfraquece o fio.'],
        ['Espere secar, deixe uma folga e mude a altura de vez em quando. Ao soltar, abra ou desenrole a peça, sem puxar.'],
        ['Em acessórios pequenos, a firmeza vem do encontro entre as partes. É ali que se confere duas vezes.'],
      ],
    },
    casual: {
      openings: [
        'Para de prender molhado, mesmo com {topic}.',
        'O que aprendi usando {topic} todo dia.',
        'Cabelo sem aquela marca no meio: {topic}.',
      ],
      steps: [
        ['Você solta o cabelo antes de sair e tá lá aquela marca no meio. Eu já voltei pra prender de novo por causa disso.', 'Prender molhado é tão prático, né? Eu fazia todo dia e não entendia por que quebrava sempre na mesma altura.'],
        ['Cabelo molhado fica mais frágil e seca com o formato do que você fez. Se apertou, ele guarda o aperto.'],
        ['Espera secar, prende mais solto e vai mudando de altura. Na hora de tirar, nada de puxar com tudo.'],
        ['Eu testo cada um no meu cabelo e balanço a cabeça na frente do espelho. Se parou no lugar, passou.'],
      ],
    },
    funny: {
      openings: [
        'Teorias sobre o sumiço {do topic}.',
        'O fundo da bolsa sabe de tudo: {topic}.',
        'Para onde vão todos os que chegaram com {topic}?',
      ],
      steps: [
        ['Existe um lugar onde moram os prendedores perdidos, as tampas de pote e as meias sem par. Dizem que é animado.'],
        ['Prendedor some porque sai da cabeça nos lugares mais variados. No sofá, no carro, na casa de quem pediu emprestado.'],
        ['Deixe uma tigela na entrada só para os prendedores e esvazie os bolsos ao chegar. Funciona por uma semana, que já é bastante.'],
        ['Quem faz prendedores também não acha um na hora de lavar o rosto. Na oficina há dezenas, no banheiro, nenhum.'],
      ],
    },
    motivational: {
      openings: [
        'O gesto antes de começar qualquer coisa, com {topic}.',
        'Fazer {o topic} é repetir até acertar.',
        'Um objeto pequeno em tantos dias: {topic}.',
      ],
      steps: [
        ['Repare nas pessoas antes do treino, da prova ou da panela no fogo. Muitas param um segundo e prendem o cabelo.'],
        ['Com o cabelo preso, o rosto fica livre e a tarefa começa. Virou um pequeno ritual de muita gente.'],
        ['Deixe um prendedor em cada lugar onde costuma precisar, na bolsa, na mesa, no banheiro. De manhã, é uma procura a menos.'],
        ['Fazer uma peça pequena pede o mesmo capricho de uma grande. O olho chega mais perto, e a mão vai mais devagar.'],
      ],
    },
  },
}
