import type { ProductType } from '../product-type.ts'

export const recipeBook: ProductType = {
  nouns: ['livro de receitas', 'caderno de receitas', 'fichário de receitas'],
  asks: ['se é para você ou para presente', 'se prefere folhas soltas ou caderno', 'quantas receitas quer guardar'],
  questions: {
    sale: ['Qual receita da família não pode se perder?', 'De quem é a letra das suas receitas?'],
    content: ['Qual receita da sua família nunca tem medida certa?', 'Quem cozinha de olho aí na sua casa?'],
  },
  emojis: ['📖', '🍳', '✏️'],
  hashtags: ['cadernodereceitas', 'livrodereceitas', 'cadernodereceita', 'receitasdefamilia', 'receitas', 'papelaria', 'fichariodereceitas'],
  sale: {
    professional: {
      openings: [
        'As receitas da família em um só lugar: {topic}.',
        '{O topic} {guarda/guardam} o que a memória costuma perder.',
        'Da cozinha da avó para as próximas mãos: {topic}.',
      ],
      steps: [
        ['A receita do bolo está num papel manchado, a do feijão na cabeça de alguém. Reunir tudo evita que se percam.', 'É hora do almoço e alguém liga para a mãe perguntando quanto vai de fermento. Escrita no caderno, a medida está sempre à mão.'],
        ['Além dos ingredientes, o papel guarda a letra, a mancha e o recado na margem. Nenhuma busca na internet traz isso.'],
        ['É presente para quem vai morar só, para quem casa e para quem cozinha para a família inteira no fim do ano.'],
        ['Pense em quantas receitas já tem e em como gosta de separá-las. Doces, salgados e festas costumam pedir espaços diferentes.'],
      ],
    },
    casual: {
      openings: [
        'Pra receita da vó não se perder: {topic}.',
        'Eu anotaria aquele bolo {no topic} agora mesmo.',
        'Chega de receita em papelzinho: {topic}.',
      ],
      steps: [
        ['Sabe aquele papel dobrado dentro do livro, com a receita do pavê? Está todo engordurado, e falta a última linha.', 'A gente tem receita salva no celular, em foto, em áudio da tia. Na hora de cozinhar, não acha nenhuma.'],
        ['Receita escrita à mão tem coisa que vídeo não tem: o \'põe mais um pouquinho\', o nome de quem ensinou.'],
        ['Fica um presentão pra quem tá montando a casa, pra mãe, pra quem cozinha todo fim de semana.'],
        ['Antes de escolher, pensa se você gosta de mexer na ordem das folhas ou de ir escrevendo direto. Muda o modelo.'],
      ],
    },
    funny: {
      openings: [
        'Para decifrar o que é \'farinha até dar o ponto\': {topic}.',
        'A tia vai ter que entregar o segredo {no topic}.',
        'Manchas de molho bem-vindas: {topic}.',
      ],
      steps: [
        ['A avó ensinou assim: põe farinha até dar o ponto. Que ponto é esse, três gerações ainda discutem.', 'Toda família tem uma tia que passa a receita faltando um ingrediente. Escrita na frente dela, fica mais difícil esquecer.'],
        ['Aqui cabe a receita e a verdade: se deu certo, se solou, se o cachorro gostou mais que a visita.'],
        ['Para quem cozinha de cabeça, para quem segue a medida à risca e para quem só faz brigadeiro, mas faz muito bem.'],
        ['Escolha pensando na bancada. Um que fique aberto sozinho poupa você de virar página com o cotovelo cheio de massa.'],
      ],
    },
    motivational: {
      openings: [
        'As receitas que passam de mão em mão: {topic}.',
        'O sabor da casa tem letra e nome: {topic}.',
        '{O topic} para quem alimenta a família.',
      ],
      steps: [
        ['Alguém levantou cedo tantas vezes para fazer aquele pão que a medida virou costume. No papel, o costume vira herança.', 'A primeira vez que a receita da avó sai igual é uma vitória de cozinha. A anotação certa ajudou.'],
        ['Escrever uma receita é guardar o jeito de quem a fazia. Um dia, alguém vai cozinhar lendo aquela letra.'],
        ['Para quem está aprendendo, para quem já sabe de cor e para a mãe que nunca mediu nada na vida.'],
        ['Comece por cinco pratos que a casa sempre pede. Com eles anotados, os outros aparecem aos poucos.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como anotar uma receita que dê certo depois: {topic}.',
        'O que sempre falta {no topic} da família.',
        'Da memória ao papel: {topic}.',
      ],
      steps: [
        ['Muitas receitas de família trazem só a lista de ingredientes. O modo de fazer estava nas mãos de quem cozinhava.'],
        ['Quem cozinha há anos não mede, olha. Por isso tem dificuldade de explicar o que faz sem pensar.'],
        ['Cozinhe ao lado da pessoa, pese o que ela põe e anote a ordem. Inclua o tempo de forno e o tamanho da forma.'],
        ['As páginas preferidas são fáceis de achar: têm mancha de gordura, farinha na dobra e uma anotação na margem.'],
      ],
    },
    casual: {
      openings: [
        'Como tirar a receita da cabeça da mãe: {topic}.',
        'Um tanto assim não é medida: {topic}.',
        'O que eu sempre escrevo na margem {do topic}.',
      ],
      steps: [
        ['A gente pede a receita e a mãe responde: ah, um tanto de farinha, leite até ficar bom. Aí a gente faz e sola.'],
        ['Quem faz no olho há trinta anos não esconde nada. Nem a própria pessoa sabe quanto é aquele tanto.'],
        ['Leva uma balança, cozinha junto e pesa tudo antes de cair na tigela. E filma a massa no ponto certo.'],
        ['Eu deixo um espaço na margem pra escrever quem pediu bis. Virou a parte mais lida do caderno.'],
      ],
    },
    funny: {
      openings: [
        'Manchas que contam histórias {no topic}.',
        'Tradução para \'uma pitada generosa\': {topic}.',
        'A tia e o ingrediente que ela esqueceu: {topic}.',
      ],
      steps: [
        ['A receita pedia forno médio. No fogão daquela casa, médio é com a porta calçada por um pano de prato.'],
        ['Cada cozinha tem unidade própria: o copo de requeijão, a colher torta, o prato fundo lascado. Fora dali, nada funciona.'],
        ['Adote um copo só e escreva quantos mililitros ele tem. No dia em que quebrar, o bolo da casa continua o mesmo.'],
        ['Receita aprovada ganha estrela, receita que solou ganha bilhete. O bilhete costuma ser mais útil.'],
      ],
    },
    motivational: {
      openings: [
        'A letra de quem cozinhou para nós: {topic}.',
        'Receitas que juntam a família {no topic}.',
        'Cozinhar de novo o que se aprendeu em casa: {topic}.',
      ],
      steps: [
        ['Alguém pica a cebola como o pai picava e mexe como a avó ensinou. Cozinhar também é repetir um gesto querido.', 'Há cadernos de receita com datas ao lado dos bolos. Lendo em ordem, aparecem todos os aniversários da casa.'],
        ['A comida de festa se repete porque alguém a anotou, ou porque alguém a fez tanto que todos aprenderam.'],
        ['Chame uma pessoa da família para cozinhar e escreva enquanto ela fala. Anote também de onde veio o prato.'],
        ['Cada nova anotação na margem soma uma geração à receita. Menos açúcar, mais limão, e a conversa continua.'],
      ],
    },
  },
}
