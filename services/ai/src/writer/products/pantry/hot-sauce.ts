import type { ProductType } from '../product-type.ts'

export const hotSauce: ProductType = {
  nouns: ['molho de pimenta', 'molho picante', 'conserva de pimenta', 'pimenta em conserva', 'pimenta curtida', 'pimenta caseira', 'pimenta artesanal'],
  asks: ['se prefere mais forte ou mais suave', 'em que comida você costuma usar', 'se é para a mesa ou para presente'],
  questions: {
    sale: ['De zero a dez, quanto você aguenta?', 'Em que prato você põe pimenta primeiro?'],
    content: ['Quem é o mais corajoso da família com pimenta?', 'Qual foi o seu maior susto com pimenta?'],
  },
  emojis: ['🌶️', '🔥', '🍽️'],
  hashtags: ['pimenta', 'molhodepimenta', 'pimentaartesanal', 'molhodepimentaartesanal', 'pimentacaseira', 'picante', 'conservadepimenta'],
  sale: {
    professional: {
      openings: [
        'Umas gotas e o prato acorda: {topic}.',
        '{O topic} {pede/pedem} lugar no centro da mesa.',
        'Para quem gosta de comida com atitude: {topic}.',
      ],
      steps: [
        ['O feijão está servido, a carne está cortada e alguém procura o vidro com os olhos. Em muitas mesas, sem pimenta o almoço não começa.', 'O caldo chega fumegando numa noite fria. Duas gotas, uma mexida com a colher, e o sabor ganha outra profundidade.'],
        ['Além do ardor há aroma, acidez e cor. Uma boa pimenta realça o tempero sem esconder o resto da comida.'],
        ['{Acompanha/Acompanham} pastel, feijoada, ovo, pizza, peixe e churrasco. É presente certeiro para quem leva o próprio vidro aonde vai.'],
        ['Antes de escolher, diga quanto ardor aprecia e em que pratos costuma usar. Há paladares para poucas gotas e para colheradas.'],
      ],
    },
    casual: {
      openings: [
        'Comida tá boa, mas falta {topic}.',
        'O pastel já veio perguntando por {topic}.',
        'Quem gosta de um ardidinho já sabe: {topic}.',
      ],
      steps: [
        ['Sabe aquela pessoa que chega no restaurante e, antes do cardápio, pergunta se tem pimenta? Toda família tem uma.', 'Caldinho quente, dia frio, vidro na mão. A gente põe duas gotas, prova, faz que sim com a cabeça e põe mais uma.'],
        ['O bom é que não é só ardência. Tem cheiro, tem um azedinho e dá vida até pro ovo frito.'],
        ['{Vai/Vão} no feijão, no pastel, na pizza, na carne e no caldo. E presente pra cunhado que se acha valente, também.'],
        ['Me fala se você é de gotinha ou de colherada. E se vai pra mesa da família, pensa em quem não é tão corajoso.'],
      ],
    },
    funny: {
      openings: [
        'Água não resolve, mas {topic} {compensa/compensam}.',
        'O cunhado disse que aguentava: {topic}.',
        'Silêncio na mesa, alguém provou {o topic}.',
      ],
      steps: [
        ['O corajoso pôs uma colher cheia e disse que nem ardia. A voz saiu fina, e ele pediu pão com muita dignidade.', 'A visita perguntou se era forte. O dono da casa sorriu de um jeito que já respondia.'],
        ['Primeiro vem o sabor, depois o calor, depois a vontade de repetir. A ordem é sempre a mesma, e o juízo não participa.'],
        ['{Serve/Servem} para o feijão, para o pastel e para testar, com carinho, o genro novo no primeiro almoço da família.'],
        ['Diga a verdade sobre a sua resistência. Mentir sobre pimenta é um erro que se paga na hora e em público.'],
      ],
    },
    motivational: {
      openings: [
        'O gosto de quem não tem medo de sabor: {topic}.',
        'Do pé no quintal ao vidro na mesa: {topic}.',
        'Quem conhece o próprio paladar escolhe {o topic}.',
      ],
      steps: [
        ['Quem cozinha para muitos deixa o tempero no meio-termo. A pimenta na mesa permite que cada um termine o seu prato.', 'O vidro de pimenta do avô ficava sempre no mesmo lugar da mesa. Manter esse costume é continuar a receber como ele.'],
        ['Acertar o ponto entre ardor e sabor pede prova, anotação e coragem de recomeçar. A mão aprende aos poucos.'],
        ['É lembrança para o amigo que cozinha, para o irmão que mora fora e para quem está descobrindo sabores fortes.'],
        ['Pense em quem vai usar e no que costuma comer. Um paladar iniciante merece um começo mais gentil.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que fazer quando arde demais: {topic}.',
        'Por que a água não apaga: {topic}.',
        'Como servir {o topic} sem assustar ninguém.',
      ],
      steps: [
        ['A boca arde, a mão procura o copo de água, e o ardor se espalha ainda mais. É o engano mais comum à mesa.', 'Há quem julgue uma pimenta só pela força. Com isso, deixa de perceber o aroma e a acidez que ela traz à comida.'],
        ['O que arde se dissolve em gordura, e quase nada em água. Por isso o copo cheio só empurra o calor adiante.'],
        ['Para aliviar o paladar, leite, queijo ou pão com manteiga ajudam mais. Para cozinhar, acrescente em gotas e prove a cada vez.'],
        ['Cada pimenta tem o seu aroma, do cítrico ao defumado. Com o tempo, a pessoa passa a escolher pelo sabor.'],
      ],
    },
    casual: {
      openings: [
        'Ardeu? Larga o copo de água e lê: {topic}.',
        'Bora falar de coragem e de {topic}?',
        'Um segredo pra aproveitar melhor {o topic}.',
      ],
      steps: [
        ['Todo mundo já correu pro copo de água com a boca pegando fogo. E todo mundo descobriu que piora.', 'Tem gente que só quer saber se é forte. E perde o melhor, que é o cheirinho que vem antes do fogo.'],
        ['Aquele ardido gruda na gordura e não quer nada com água. A água só leva o fogo pra passear pela boca.'],
        ['Um golinho de leite ou um pedaço de queijo resolve melhor. E na panela vai de gota em gota, provando.'],
        ['Eu comecei com uma gotinha no feijão e hoje escolho o prato pensando no vidro. Paladar se acostuma e fica curioso.'],
      ],
    },
    funny: {
      openings: [
        'A noite em que subestimaram {o topic}.',
        'A água não ajudou, e a mesa inteira viu: {topic}.',
        'Bravura à mesa se mede com {topic}.',
      ],
      steps: [
        ['O genro pegou a pimenta achando que era enfeite do prato. Mastigou, parou de falar e ficou da cor da toalha, que era vermelha.', 'O primo bebeu três copos de água e continuou igual. A família assistiu em silêncio, passando o pão de mão em mão.'],
        ['O ardor ri da água, porque só se entende com gordura. O queijo na mesa sabia disso desde o começo e esperou ser chamado.'],
        ['Tenha leite por perto, lave bem as mãos e nunca confie em quem diz que essa é fraquinha.'],
        ['Quem sofreu na primeira colherada jura que nunca mais. Na semana seguinte, já está procurando o vidro com os olhos.'],
      ],
    },
    motivational: {
      openings: [
        'Plantar, colher, provar e errar: {topic}.',
        'O quintal que cabe num vidro: {topic}.',
        'Aprender a medida aos poucos com {topic}.',
      ],
      steps: [
        ['Um pé de pimenta cresce até em lata na janela. Muita gente começou assim, com uma muda dada pela vizinha.', 'Ninguém nasce gostando de ardor. O paladar aprende devagar, com uma gota hoje e outra daqui a uma semana.'],
        ['A mesma planta dá frutos mais fracos ou mais fortes conforme o sol e a água. Quem colhe prova de novo a cada safra.'],
        ['Se você cultiva, experimente colher em pontos diferentes, do verde ao bem maduro. Anote qual sabor a casa prefere.'],
        ['Cozinhar com pimenta ensina medida. Sempre dá para pôr mais uma gota, e nunca dá para tirar.'],
      ],
    },
  },
}
