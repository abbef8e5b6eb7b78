import type { ProductType } from '../product-type.ts'

export const blanket: ProductType = {
  nouns: ['manta de bebê', 'mantinha', 'cueiro'],
  asks: ['em que mês o bebê chega', 'se vai usar mais em casa ou na rua', 'se é para presente'],
  questions: {
    sale: ['O bebê vai nascer no calor ou no frio?', 'Quem vai ser o primeiro da fila do colo?'],
    content: ['Você guardou a sua mantinha de bebê?', 'Seu bebê fica embrulhado ou solta logo o pezinho?'],
  },
  emojis: ['👶', '🍼', '💛'],
  hashtags: ['mantadebebe', 'mantinha', 'mantinhadebebe', 'mantaparabebe', 'enxovaldebebe', 'maternidade', 'recemnascido'],
  sale: {
    professional: {
      openings: [
        '{O topic} para os primeiros colos.',
        'Em volta do bebê desde o primeiro dia: {topic}.',
        'A visita chega e encontra o bebê com {o topic}.',
      ],
      steps: [
        ['A porta da maternidade se abre, e o bebê sai para a rua pela primeira vez. Todos olham o pacotinho no colo.', 'De colo em colo, na sala cheia, o bebê segue dormindo. Quem entrega ajeita a ponta antes de passar adiante.'],
        ['É uma das peças mais versáteis do enxoval. Envolve no colo, forra o carrinho e cobre as pernas no passeio.'],
        ['É presente clássico de madrinha, de avó e de amiga, porque serve a qualquer bebê e não depende de numeração.'],
        ['Ao escolher, pense na estação do nascimento e no lugar onde vai usar mais. Isso decide a espessura e o tamanho.'],
      ],
    },
    casual: {
      openings: [
        'Pra enrolar o bebê e não soltar mais: {topic}.',
        'Olha {o topic} e me diz se não dá vontade de colo.',
        'Sai da gaveta e vai direto pro colo: {topic}.',
      ],
      steps: [
        ['Bebê passa de mão em mão numa visita, já viu? E a gente vai junto atrás, ajeitando a pontinha que soltou.', 'A foto da saída da maternidade quase sempre é igual. Um bebê dormindo, um montinho de tecido e a família sorrindo em volta.'],
        ['O que eu acho bom é que serve de tudo um pouco. Vai no colo, no carrinho, no tapete e até por cima do ombro.'],
        ['Pra presentear é uma escolha tranquila, porque não tem tamanho que o bebê perca. Dura bem além dos primeiros meses.'],
        ['Me conta em que mês o bebê chega e se vai usar mais em casa ou na rua. Assim fica fácil escolher.'],
      ],
    },
    funny: {
      openings: [
        'Bebê embrulhado, família apaixonada: {topic}.',
        '{O topic} para o charutinho mais disputado da casa.',
        'Existe fila para o colo e fila para {o topic}.',
      ],
      steps: [
        ['A enfermeira enrolou em três segundos e parecia um pacote de loja. Em casa, com quatro mãos e um vídeo, saiu um pastel.', 'O bebê chegou, e formou-se uma fila para segurar. A avó está no começo, no meio e no fim dela.'],
        ['Serve para envolver, forrar e cobrir. E para esconder a mancha na blusa de quem está segurando, função pouco divulgada.'],
        ['Um presente que agrada ao bebê, à família inteira e ao gato da casa, que já se deitou em cima.'],
        ['Na escolha, pense na estação. Bebê de janeiro e bebê de julho têm opiniões bem diferentes sobre pano grosso.'],
      ],
    },
    motivational: {
      openings: [
        'Para envolver quem acabou de chegar: {topic}.',
        '{O topic} {guarda/guardam} a lembrança dos primeiros dias.',
        'Tem espera e carinho {no topic}.',
      ],
      steps: [
        ['Foram meses imaginando esse peso no colo. Quando ele chega, a gente envolve, ajeita e fica olhando sem dizer nada.', 'Há peças que passam de um irmão para outro e depois para um primo. Cada casa acrescenta um cheiro e uma história.'],
        ['Poucas peças estão em tantas lembranças do começo. Aparecem na saída da maternidade, nas visitas e nas primeiras fotos.'],
        ['Quem dá uma peça assim está, de certo modo, em muitos colos depois. É um presente que a família conserva.'],
        ['Escolha pensando no clima dos primeiros meses e nas mãos que vão usar. O bonito e o prático podem vir juntos.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como lavar {o topic} sem perder a maciez.',
        'O primeiro cuidado vem antes do uso: {topic}.',
        'Para conservar {o topic} por mais de uma infância.',
      ],
      steps: [
        ['A peça chega linda, e a vontade é guardar para o dia certo. Antes disso, ela precisa de uma boa lavagem.', 'Com as semanas, o tecido perde o toque do começo. O uso tem pouca culpa, e quase sempre a causa está na lavagem.'],
        ['Tecido novo traz resíduos de fabricação. Depois, o excesso de sabão e de calor endurece as fibras pouco a pouco.'],
        ['Lave com sabão neutro, enxágue bastante e seque à sombra, sem torcer com força. Siga a etiqueta quanto à temperatura.'],
        ['Quando o bebê crescer, guarde limpa e bem seca, num saco de tecido. Muitas voltam a ser usadas anos depois.'],
      ],
    },
    casual: {
      openings: [
        'Serve pra muito mais do que a gente pensa: {topic}.',
        'Quem tem bebê descobre mil usos {do topic}.',
        'Assunto gostoso de hoje é {o topic}.',
      ],
      steps: [
        ['A gente compra pensando no berço e quase nunca usa lá. Quando vê, tá no carrinho, no tapete e no ombro da vó.'],
        ['É que bebê vive no colo, e o colo muda de lugar o dia inteiro. O que é fácil de carregar acaba indo junto.'],
        ['Deixa uma peça na bolsa, dobrada em três, e outra na sala. Quando lavar, faz um rodízio, pra não gastar só uma.'],
        ['Depois vira cabana, capa de herói e toalha de piquenique. Tem família que não consegue se despedir nunca.'],
      ],
    },
    funny: {
      openings: [
        'O bebê escapista e {o topic}.',
        'Tutorial de embrulho, tentativa número nove: {topic}.',
        'Nem sempre {o topic} {vence/vencem} o pezinho.',
      ],
      steps: [
        ['Você dobra, cruza, prende e admira o resultado. Dois segundos depois, um pé aparece, seguido de outro pé.', 'No vídeo, a moça embrulha o boneco com calma e um sorriso. O boneco, convenhamos, colabora bastante.'],
        ['Bebê acordado pedala. Ele ainda não sabe para onde vai, mas já está treinando, e o tecido fica no caminho.'],
        ['No colo, envolva sem apertar e deixe as pernas livres para dobrar. Se o pé saiu, talvez ele queira mesmo ficar de fora.'],
        ['Até a avó, com toda a experiência, perde uma de vez em quando. Ela só disfarça, dizendo que ele estava com calor.'],
      ],
    },
    motivational: {
      openings: [
        'Aprender o jeito de segurar: {topic}.',
        'Os primeiros colos a gente não esquece: {topic}.',
        'Quem guarda {o topic} guarda um começo.',
      ],
      steps: [
        ['Na primeira vez, os braços ficam duros de medo de fazer errado. Uma semana depois, você anda pela casa com ele num braço só.'],
        ['O jeito de segurar se aprende com o próprio bebê. Ele reclama, se ajeita e mostra em que posição fica melhor.'],
        ['Sente-se bem apoiado, sustente a cabeça e deixe alguém passar o bebê. Nas primeiras vezes, não tenha pressa de levantar.'],
        ['Muita gente guarda no fundo do armário o pano que envolvia o bebê naqueles dias. Ao encontrar, o braço quase dobra de novo.'],
      ],
    },
  },
}
