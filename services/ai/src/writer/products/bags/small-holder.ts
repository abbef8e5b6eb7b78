import type { ProductType } from '../product-type.ts'

export const smallHolder: ProductType = {
  nouns: ['bolsinha', 'carteira de tecido', 'porta-moedas', 'porta-níquel', 'porta-celular', 'porta-documento', 'porta-óculos'],
  asks: ['o que vai guardar', 'o tamanho do que vai dentro', 'se leva na mão ou dentro da bolsa'],
  questions: {
    sale: ['O que sempre some no fundo da sua bolsa?', 'Você sai com bolsa grande ou só com o essencial?'],
    content: ['Qual papel velho ainda mora na sua bolsa?', 'O que você mais perde, a chave ou o celular?'],
  },
  emojis: ['👛', '👝', '✨'],
  hashtags: ['bolsinha', 'portamoedas', 'portaniquel', 'carteiradetecido', 'bolsinhas', 'portacelular', 'acessoriosparabolsa'],
  sale: {
    professional: {
      openings: [
        'Um lugar certo para o que sempre some: {topic}.',
        '{O topic} {evita/evitam} muita procura no fundo da bolsa.',
        'Pequeno por fora, útil o dia inteiro: {topic}.',
      ],
      steps: [
        ['Na fila, com gente esperando atrás, você procura uma coisa pequena dentro de uma bolsa grande. Ela sempre está no último canto.', 'Uma boa parte do dia se passa abrindo e fechando a bolsa. Quando cada coisa tem seu lugar, a mão vai direto.'],
        ['O que é pequeno se perde ou se risca quando anda solto. Com um lugar próprio, fica à mão e longe das chaves.'],
        ['Por ser útil e não ter numeração, serve de presente para quase qualquer pessoa, da colega de trabalho à tia.'],
        ['Antes de escolher, confira a medida do que vai dentro e o espaço da bolsa em que vai ficar. São centímetros que contam.'],
      ],
    },
    casual: {
      openings: [
        'Coisa pequena que faz uma falta danada: {topic}.',
        'Você vai usar {o topic} mais do que imagina.',
        'Me diz se {o topic} não {resolve/resolvem} a sua vida.',
      ],
      steps: [
        ['A gente enfia a mão na bolsa e acha tudo, menos o que precisa. E sempre tem alguém esperando atrás, já reparou?', 'A gente esvazia meia bolsa no balcão pra achar uma coisinha só. Quem nunca passou essa vergonha que me conte o segredo.'],
        ['O que eu gosto é que some aquela procura. A gente sabe onde tá, pega, usa e guarda de novo no mesmo lugar.'],
        ['É uma lembrança ótima pra amiga, pra colega, pra quem a gente quer agradar. Todo mundo tem onde usar.'],
        ['Só confere antes o tamanho do que vai guardar, tá? Se puder medir em casa, me passa que a gente vê junto.'],
      ],
    },
    funny: {
      openings: [
        'O fim da escavação na fila do caixa: {topic}.',
        '{O topic} para quem já virou a bolsa no balcão.',
        'Some tudo, menos o que está {no topic}.',
      ],
      steps: [
        ['Com a fila crescendo atrás, você tira da bolsa um guarda-chuva, uma bala e um recibo. O que procurava estava na outra mão.', 'A bolsa grande engole tudo o que é pequeno e devolve quando quer. Em geral, dois minutos depois que você parou de procurar.'],
        ['Com endereço fixo, o que é pequeno para de fugir. Dá até um certo orgulho achar de primeira, com plateia e tudo.'],
        ['Bom presente para aquela amiga que diz que já está chegando e ainda procura as coisas pela sala.'],
        ['Meça antes o que vai guardar. No olho, todo mundo acha que cabe, e depois vem aquela briga silenciosa com o fecho.'],
      ],
    },
    motivational: {
      openings: [
        'Organização em tamanho pequeno: {topic}.',
        '{O topic} para quem gosta de ordem na bolsa.',
        'Quem cuida das suas coisas vai gostar {do topic}.',
      ],
      steps: [
        ['Quem passa o dia na rua aprende a levar pouco e bem guardado. O que importa fica à mão, e o resto fica em casa.', 'Um objeto bem cuidado acompanha a mesma pessoa por anos. Quase sempre é alguém que tem o costume de guardar depois de usar.'],
        ['Ter um lugar para cada coisa pequena parece detalhe. No fim da semana, são muitos minutos que você não gastou procurando.'],
        ['Um agrado assim cabe em qualquer comemoração, do aniversário ao agradecimento. É pequeno, mas a pessoa lembra de você a cada uso.'],
        ['Escolha pensando no gesto de todo dia, no bolso ou na bolsa. O melhor tamanho é o que se pega sem procurar.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Um hábito simples para não perder mais nada: {topic}.',
        'Como tirar melhor proveito {do topic}.',
        '{O topic} {funciona/funcionam} melhor com um lugar fixo.',
      ],
      steps: [
        ['Você guardou com cuidado e mesmo assim não encontra. Quase sempre, o que falta é um lugar fixo dentro da bolsa.'],
        ['A mão procura por costume. Quando o lugar muda todos os dias, ela precisa revirar tudo até encontrar o que quer.'],
        ['Escolha um bolso e devolva sempre ao mesmo lugar depois de usar. Cores que contrastam com o forro ajudam a enxergar.'],
        ['Em alguns dias, a mão vai sozinha. Quem está atrás na fila nem percebe, e você paga, guarda e segue.'],
      ],
    },
    casual: {
      openings: [
        'Pega {o topic} e vem fazer uma limpa comigo.',
        'Vem dar um jeito na bolsa comigo: {topic}.',
        'Uma arrumação de cinco minutos {no topic}.',
      ],
      steps: [
        ['Recibo, cartão de loja, bilhete velho, bala sem papel. A bolsa vai juntando tudo isso, e o que importa fica lá embaixo.', 'A bolsa vira esconderijo de papel e a gente nem percebe. Eu já achei na minha um comprovante que nem tinha mais letra.'],
        ['Na hora da compra, a gente enfia o papel no primeiro lugar que aparece. Depois esquece, e vai juntando.'],
        ['Uma vez por semana, vira a bolsa, joga fora o que não serve e devolve cada coisa pro lugar. Leva menos que um café.'],
        ['O melhor é a surpresa. Sempre aparece uma moeda, um telefone anotado ou aquele cupom que venceu no ano passado.'],
      ],
    },
    funny: {
      openings: [
        'Documentário sobre a vida das coisas pequenas: {topic}.',
        'Sem {o topic}, a bolsa vira selva.',
        'Mistérios da bolsa que {o topic} {ajuda/ajudam} a resolver.',
      ],
      steps: [
        ['Na bolsa, a lei é clara. Quanto menor o objeto, mais fundo ele mora, e quanto mais longa a fila, mais ele demora.', 'O que você procura está sempre no bolso que você já olhou. Da primeira vez ele não estava, isso podemos confirmar.'],
        ['Objetos pequenos se movem quando ninguém vê. É a única explicação para a moeda que foi parar dentro do guarda-chuva dobrado.'],
        ['Dê um lugar fixo a cada um e devolva depois de usar. Uma fitinha colorida no puxador ajuda a mão a achar.'],
        ['Feito isso, você vai abrir a bolsa e achar de primeira. A pessoa de trás, que já estava suspirando, perde o assunto.'],
      ],
    },
    motivational: {
      openings: [
        'Guardar depois de usar, um costume que compensa: {topic}.',
        '{O topic} e o hábito de cuidar do que é seu.',
        'Começa pequeno, com {o topic} no lugar.',
      ],
      steps: [
        ['Tem gente que nunca procura nada. Olhando de perto, é só alguém que guarda cada coisa no mesmo lugar, todos os dias.', 'Quem aprendeu com a avó a guardar depois de usar repete o gesto sem pensar. O costume passa de uma mão para outra.'],
        ['Na hora, guardar leva dois segundos. Procurar depois leva minutos, e quase sempre quando já se está de saída.'],
        ['Comece por uma coisa só, a que você mais perde. Quando ela tiver lugar certo, passe para a próxima.'],
        ['Um mês depois, a bolsa pesa menos e abre sem susto. Foi um hábito pequeno, feito muitas vezes.'],
      ],
    },
  },
}
