import type { ProductType } from '../product-type.ts'

export const sculptureOrnament: ProductType = {
  nouns: ['escultura', 'escultura de cerâmica', 'escultura de argila', 'escultura de barro', 'enfeite de cerâmica'],
  asks: ['onde a peça vai ficar', 'a medida do lugar', 'se é presente ou para a sua casa'],
  questions: {
    sale: ['Em que canto da sua casa a peça ficaria?', 'Na estante ou na mesa de centro, onde você colocaria?'],
    content: ['Qual enfeite da sua casa a visita sempre pega na mão?', 'Você já modelou alguma coisa com argila?'],
  },
  emojis: ['🏺', '🎨', '🏠'],
  hashtags: ['escultura', 'esculturadeceramica', 'esculturas', 'ceramicadecorativa', 'ceramicaartistica', 'esculturaemceramica', 'ceramica'],
  sale: {
    professional: {
      openings: [
        'Uma peça para olhar de todos os lados: {topic}.',
        '{O topic} {dá/dão} vida a um canto da casa.',
        'Há algo novo para ver a cada olhar {no topic}.',
      ],
      steps: [
        ['A estante tem livros, fotos e um espaço vazio que incomoda. Uma peça modelada em argila dá ao olhar um lugar onde parar.', 'A visita anda em volta, inclina a cabeça e chega mais perto. Poucos objetos da casa recebem esse tipo de atenção.'],
        ['A argila guarda o gesto de quem modelou, na curva, na dobra, na marca da ferramenta. De cada lado se vê uma coisa.'],
        ['Fica bem na sala, no escritório e na entrada. É presente para quem gosta de arte e para quem mudou de casa.'],
        ['Antes de escolher, meça o lugar e repare de onde vem a luz. De lado, ela mostra melhor o relevo da peça.'],
      ],
    },
    casual: {
      openings: [
        'Dá vontade de dar a volta e olhar de novo: {topic}.',
        'Aquele cantinho da estante tava esperando {topic}.',
        'Olha de perto {o topic} e me conta o que viu.',
      ],
      steps: [
        ['Sabe quando você passa por uma peça todo dia e um dia repara numa marquinha de dedo? É isso que me encanta.', 'A visita chega, dá uma volta na sala e para sempre no mesmo lugar. Barro modelado chama a gente pra perto.'],
        ['O barro guarda tudo, a curva, o aperto, a ponta da ferramenta. Cada vez que a luz muda, aparece uma coisa diferente.'],
        ['Vai bem na estante, na mesa de centro, no lugar onde você trabalha. E é presente que a pessoa não esquece.'],
        ['Vê o espaço que tem e de onde vem a luz. Com luz de lado, o relevo aparece que é uma beleza.'],
      ],
    },
    funny: {
      openings: [
        'Silêncio na sala, todos olhando: {topic}.',
        'A visita vai rodear {o topic} com as mãos para trás.',
        'Todo mundo vai ter uma teoria sobre {o topic}.',
      ],
      steps: [
        ['A visita olha de um lado, olha do outro e faz silêncio. Depois pergunta onde é o banheiro, mas o silêncio foi sincero.', 'Seu tio acha que é uma coisa, sua prima jura que é outra. A peça não confirma nada e se diverte na estante.'],
        ['Tem frente, tem lado, tem costas e fica bem em todas as fotos. Na família, ninguém mais consegue isso.'],
        ['Serve para quem coleciona, para quem está começando e para quem só queria um assunto melhor do que o tempo.'],
        ['Meça o lugar e calcule a distância do rabo do cachorro. Ele também aprecia arte, mas com entusiasmo demais.'],
      ],
    },
    motivational: {
      openings: [
        'O gesto de quem modela, na sua estante: {topic}.',
        'Escolher {topic} é dar valor ao trabalho das mãos.',
        'A sua casa, com a arte que você escolheu: {topic}.',
      ],
      steps: [
        ['A casa vai ficando pronta com o que é necessário. Um dia entra a primeira peça que está ali só por ser bonita.', 'Você olhou muitas coisas e parou sempre na mesma. Levar para casa o que faz parar é uma boa maneira de escolher.'],
        ['Da bola de argila à peça pronta, há dias de modelagem, secagem e espera. Quem fez voltou a ela muitas vezes.'],
        ['É presente para uma conquista, um escritório novo ou alguém que sempre apoiou o trabalho dos artistas.'],
        ['Escolha um lugar em que você passe todos os dias. A peça vai mostrar uma coisa de manhã e outra à noite.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A luz muda tudo, inclusive {topic}.',
        'Onde colocar e como limpar: {topic}.',
        'O canto e a luz que valorizam {o topic}.',
      ],
      steps: [
        ['Uma peça cheia de detalhes pode parecer lisa em certos lugares da sala. Na maioria das vezes, a culpa é da luz.', 'O pó se acumula nas dobras, e o pano prende justamente nas partes finas. É assim que muitas peças lascam.'],
        ['A luz de frente apaga as sombras, e sem sombra não se vê o relevo. O pano, por sua vez, puxa o que encontra.'],
        ['Ponha a peça onde a luz chegue de lado e tire o pó com um pincel macio e seco, de cima para baixo.'],
        ['Peças maiores de argila costumam ser ocas por dentro. Paredes de espessura parecida secam por igual e racham menos.'],
      ],
    },
    casual: {
      openings: [
        'Muda de lugar e vê se não parece nova: {topic}.',
        'Pano não, pincel: a dica pra {topic}.',
        'Um teste simples com {o topic} e uma luminária.',
      ],
      steps: [
        ['Você compra uma peça linda, põe na estante e parece que ela apagou. Calma, que não é a peça, é a luz.'],
        ['Luz de frente deixa tudo chapado. É a sombra que mostra a curva, e ela só aparece com luz de lado.'],
        ['Pega uma luminária e vai mudando de posição até o relevo aparecer. E pro pó, um pincel macio resolve sem susto.'],
        ['Eu modelo virando a peça o tempo todo. Se fico só de frente, o outro lado reclama depois.'],
      ],
    },
    funny: {
      openings: [
        'Proibido tocar, dizia a família: {topic}.',
        'O gato, a estante e {o topic}.',
        'A visita, as mãos e {o topic}.',
      ],
      steps: [
        ['Toda visita pergunta se pode pegar. A pergunta chega sempre um segundo depois da mão, e o dono da casa aprende a sorrir.'],
        ['O barro chama a mão, porque a superfície mostra que outra mão já passou ali. O gato tem motivos próprios.'],
        ['Ponha a peça longe da beirada e dê à visita um café para segurar. Mão ocupada é a melhor proteção.'],
        ['No ateliê, todo mundo modela fazendo careta. Se a peça tem rosto, há boa chance de ter saído parecida com o autor.'],
      ],
    },
    motivational: {
      openings: [
        'Primeiro o bloco, depois a forma: {topic}.',
        'O que a mão descobre fazendo {topic}.',
        'Paciência em todos os lados {do topic}.',
      ],
      steps: [
        ['Quem modela pela primeira vez cuida da frente e esquece o resto. Aí gira a peça e descobre que falta a metade.', 'A argila úmida aceita tudo, até a dúvida. Dá para tirar, pôr de volta e dormir antes de decidir.'],
        ['Modelar é olhar mais do que mexer. A mão espera o olho resolver, e por isso o trabalho rende devagar.'],
        ['Pegue um pouco de argila e modele uma fruta da sua cozinha. Em meia hora você vai ver a fruta de outro jeito.'],
        ['Terminada a modelagem, a peça ainda seca por dias, coberta. Quem fez passa por ela e resiste a mexer.'],
      ],
    },
  },
}
