import type { ProductType } from '../product-type.ts'

export const nativity: ProductType = {
  nouns: ['presépio de biscuit', 'presépio em biscuit', 'presepinho de biscuit'],
  asks: ['onde o presépio vai ficar', 'o espaço que você tem', 'se é presente ou para a sua casa'],
  questions: {
    sale: ['Onde fica o presépio na sua casa?', 'Quem arruma o presépio na sua família?'],
    content: ['Quem montava o presépio quando você era criança?', 'Na sua família, o presépio sai da caixa em que dia?'],
  },
  emojis: ['⭐', '🎄', '🙏'],
  hashtags: ['presepio', 'presepiodebiscuit', 'presepios', 'natal', 'presepioembiscuit', 'decoracaodenatal', 'biscuit'],
  sale: {
    professional: {
      openings: [
        'O Natal já tem o seu lugar na casa: {topic}.',
        'Um lugar especial da sala espera por {topic}.',
        '{O topic} {reúne/reúnem} a família em volta do Natal.',
      ],
      steps: [
        ['Em muitas famílias, a casa só entra no Natal depois que o presépio está no lugar. As crianças se aproximam e querem ouvir a história.', 'Sobre o aparador, perto da árvore ou num canto de oração, as figuras pequenas pedem que se chegue perto. E todos chegam.'],
        ['A cena de Belém é conhecida há séculos e continua a mesma. O que muda é a mão que modela os rostos e os gestos.'],
        ['É um presente que fica bem para padrinhos, avós e recém-casados. Volta a cada ano, junto com as lembranças de quem o deu.'],
        ['Antes de escolher, meça o lugar em que o presépio vai ficar. Um palmo livre em volta valoriza a cena.'],
      ],
    },
    casual: {
      openings: [
        'Pra mim, Natal tem que ter: {topic}.',
        'A casa já fica com jeito de Natal com {o topic}.',
        'Quem cresceu montando presépio vai amar {o topic}.',
      ],
      steps: [
        ['Lembra de quando a gente chegava perto do presépio com a mão pra trás pra não mexer? E mexia assim mesmo.', 'A árvore chama atenção de longe, mas é no presépio que as pessoas param. Sempre tem alguém que conta a história pras crianças.'],
        ['É a mesma cena de sempre, e é isso que é bonito. Cada artesão modela do seu jeito e todo mundo reconhece.'],
        ['Fica lindo de presente pros avós, pros padrinhos ou pra quem vai passar o primeiro Natal na casa nova.'],
        ['Escolhe o cantinho antes e mede o espaço. Assim você já sabe que tamanho vai ficar bem ali no meio dos enfeites.'],
      ],
    },
    funny: {
      openings: [
        'Tem gente que passa o ano esperando essa hora: {topic}.',
        'Em muita família, o Natal só vale com {topic}.',
        'As crianças já sabem onde fica {o topic}.',
      ],
      steps: [
        ['Toda criança que ajuda a arrumar o presépio muda alguma coisa de lugar. No fim da tarde há sempre um carrinho estacionado por perto.', 'A família discute a árvore, a ceia e a cor da toalha. Quando chega a hora do presépio, todos falam mais baixo e ajudam.'],
        ['As figuras são pequenas, e é preciso chegar perto. Até o adulto mais apressado se abaixa um pouco para olhar melhor.'],
        ['É um carinho para avós, padrinhos e para aquela amiga que começa a pensar no Natal muito antes de todos nós.'],
        ['Meça o lugar antes de escolher, e conte com a plateia. As crianças da casa vão querer a primeira fila.'],
      ],
    },
    motivational: {
      openings: [
        'Um gesto que passa de mão em mão na família: {topic}.',
        'Preparar a casa com {topic} é preparar também o encontro.',
        'Quem monta {o topic} ensina sem perceber.',
      ],
      steps: [
        ['Em toda família há alguém que arruma o presépio, ano após ano. Um dia, outra pessoa começa a ajudar e aprende.', 'Numa casa cheia de afazeres de dezembro, alguém para tudo e arruma o presépio com calma. As crianças percebem esse cuidado.'],
        ['Rostos e mantos nascem da mesma massa, modelada devagar. Essa delicadeza combina com a cena que ela representa.'],
        ['É um presente para quem começa a própria tradição, como um casal novo, e para quem guarda a de muitos anos.'],
        ['Escolha um lugar à altura dos olhos das crianças, se houver. É por elas que a história passa adiante.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Um costume que atravessa gerações: {topic}.',
        'Como guardar {o topic} de um Natal para o outro.',
        'A tradição por trás {do topic}.',
      ],
      steps: [
        ['Muitos presépios de biscuit sofrem mais nos onze meses de caixa do que durante o Natal. Guardar bem é metade do cuidado.', 'Em dezembro, ao abrir a caixa, há quem encontre uma peça grudada no papel. É uma surpresa triste e fácil de evitar.'],
        ['O biscuit reage ao calor e à umidade dos armários. Encostado em plástico ou jornal, pode grudar e marcar a superfície.'],
        ['Envolva em papel de seda ou tecido de algodão e guarde em caixa firme, num lugar seco, sem peso por cima.'],
        ['A tradição atribui a São Francisco de Assis o primeiro presépio, em Greccio. Desde então, cada casa monta o seu.'],
      ],
    },
    casual: {
      openings: [
        'Conversa de Natal: {topic}.',
        'Como você guarda {o topic} de um ano pro outro?',
        'Jornal não, papel de seda: {topic}.',
      ],
      steps: [
        ['Quem nunca abriu a caixa do Natal e achou uma pecinha colada no jornal? Com biscuit isso acontece fácil.'],
        ['O biscuit fica firme, mas continua sentindo o calor e a umidade. Um ano inteiro fechado com jornal acaba marcando.'],
        ['Troca o jornal por papel de seda ou um pano de algodão limpo. E deixa a caixa em cima das outras, nunca embaixo.'],
        ['Na hora de modelar, a calma da cena acaba passando pra gente. É uma das peças que eu mais gosto de ver prontas.'],
      ],
    },
    funny: {
      openings: [
        'Lembranças de Natal em família: {topic}.',
        'Toda família tem uma história com {o topic}.',
        'As crianças e {o topic}, um caso de amor.',
      ],
      steps: [
        ['Pergunte em qualquer família quem mexia no presépio quando criança. Vai haver riso, e alguém vai apontar para o irmão.', 'Criança pequena olha a cena e quer ajudar. Traz um bichinho de brinquedo, põe ao lado e acha que ficou bem melhor.'],
        ['As figuras têm o tamanho certo das mãos das crianças. Para quem tem três anos, aquilo tudo parece um convite.'],
        ['Combine com as crianças o que se olha e o que se toca. E deixe por perto uma figura de brinquedo para elas arrumarem.'],
        ['Com os anos, quem mexia passa a ser quem vigia. E descobre, rindo, que também não consegue olhar só com os olhos.'],
      ],
    },
    motivational: {
      openings: [
        'Paciência e delicadeza em poucos centímetros: {topic}.',
        'O que {o topic} {ensina/ensinam} a quem modela.',
        'Há muito cuidado por trás {do topic}.',
      ],
      steps: [
        ['Montar o presépio com uma criança demora o triplo do tempo. É dessa demora que ela vai se lembrar depois.'],
        ['A cena se conta com as mãos, quase sem palavras. Quem mostra onde fica cada um já está passando a história adiante.'],
        ['Antes de guardar, fotografe a arrumação deste ano. Com o tempo, as fotos mostram como a família e a casa mudaram.'],
        ['Modelar mãos unidas e rostos inclinados pede calma. Ao terminar, quem fez também olha a cena por um momento.'],
      ],
    },
  },
}
