import type { ProductType } from '../product-type.ts'

export const figure: ProductType = {
  nouns: ['miniatura', 'miniatura de biscuit', 'boneco de biscuit', 'bonequinho de biscuit', 'boneca de biscuit', 'bonequinha de biscuit', 'personagem de biscuit', 'bichinho de biscuit'],
  asks: ['o que você gostaria de ver em miniatura', 'onde a peça vai ficar', 'se é presente ou para a sua coleção'],
  questions: {
    sale: ['O que você gostaria de ver em miniatura?', 'Você coleciona alguma coisa em casa?'],
    content: ['Qual é a menor coisa que você guarda com carinho?', 'Quantos moradores pequenos já tem a sua estante?'],
  },
  emojis: ['🎨', '🖌️', '💛'],
  hashtags: ['biscuit', 'miniaturas', 'miniaturasembiscuit', 'bonecosdebiscuit', 'bonecasdebiscuit', 'personagensembiscuit', 'biscuitpersonalizado'],
  sale: {
    professional: {
      openings: [
        'Muitos detalhes em poucos centímetros: {topic}.',
        'Quem repara nos detalhes vai gostar {do topic}.',
        '{O topic} {cabe/cabem} na palma da mão e {chama/chamam} a atenção.',
      ],
      steps: [
        ['Há presentes que a pessoa abre, sorri e aproxima dos olhos para ver melhor. Uma figura pequena e bem modelada provoca exatamente esse gesto.', 'Na estante, entre livros e porta-retratos, sempre sobra um canto pequeno. É o lugar ideal para algo que as visitas peguem na mão.'],
        ['A graça está na escala. Um sapatinho, uma orelha ou uma dobra de roupa, em poucos milímetros, mostra a atenção de quem modelou.'],
        ['É um agrado para quem coleciona e também para quem já tem tudo. Uma figura pequena cabe em qualquer canto da casa.'],
        ['Para escolher bem, pense onde a peça vai ficar e meça a altura desse lugar. Isso já define o tamanho mais adequado.'],
      ],
    },
    casual: {
      openings: [
        'Dá vontade de pegar na mão: {topic}.',
        'Impossível olhar {o topic} de longe e não chegar perto.',
        'Tem presente grande que não alegra tanto quanto {o topic}.',
      ],
      steps: [
        ['Sabe quando a pessoa abre o presente e solta um \'ah, que coisa mais linda\' antes de tirar do papel? É bem essa reação.', 'Naquele canto da mesa de trabalho cabe uma coisinha que faz a gente sorrir no meio do dia. Nem precisa abrir espaço.'],
        ['O que me encanta é o tamanho dos detalhes. Quanto mais perto a gente chega, mais coisa aparece pra olhar.'],
        ['É presente pra quem gosta de colecionar, pra quem tem estante e pra quem diz que não precisa de nada. Todo mundo acha um cantinho.'],
        ['Antes de escolher, olha onde vai ficar e quanto espaço tem ali. Com a medida na mão, fica fácil decidir a altura.'],
      ],
    },
    funny: {
      openings: [
        'Chegou morador novo na estante, e sem pagar aluguel: {topic}.',
        '{O topic} não {ocupa/ocupam} espaço, só atenção.',
        'Você disse que ia levar só uma coisinha, e era {o topic}.',
      ],
      steps: [
        ['A pessoa promete que só vai olhar. Dois minutos depois está com a figura na palma da mão, fazendo voz fina para mostrar a alguém.', 'Toda estante tem um livro que ninguém lê e um canto que ninguém limpa. Com uma figura ali, pelo menos alguém vai chegar perto.'],
        ['Os detalhes são tão pequenos que fazem adulto apertar os olhos como quem procura a validade do iogurte. E depois ainda chamam outro para ver.'],
        ['Combina com colecionador, com quem jura que não é colecionador e com quem já parou de contar. Esse último precisa é de prateleira.'],
        ['Meça o lugar antes de escolher. Na cabeça da gente sempre cabe mais um, na prateleira a matemática é menos otimista.'],
      ],
    },
    motivational: {
      openings: [
        'Um agrado pequeno para quem cuida dos detalhes: {topic}.',
        'Tem carinho que cabe na palma da mão, como {o topic}.',
        'Dar {topic} é mostrar que você prestou atenção em alguém.',
      ],
      steps: [
        ['Meses atrás, a pessoa comentou de uma coisa de que gosta, e você guardou. Na hora do presente, ela descobre que alguém estava escutando.', 'Na mesa de quem trabalha muito, um objeto querido faz companhia. É para ele que o olho corre entre uma tarefa e outra.'],
        ['Modelar em tamanho pequeno pede mão calma e vista atenta. Cada detalhe que se vê foi uma decisão tomada com a ponta da ferramenta.'],
        ['Vale para agradecer um favor, marcar uma conquista ou lembrar uma história que só vocês conhecem. Um objeto pequeno dá conta disso tudo.'],
        ['Na hora de escolher, comece pela pessoa. De que assunto ela fala com gosto? A resposta costuma apontar direto para o presente certo.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como conservar por muitos anos: {topic}.',
        'Poucos cuidados mantêm {o topic} como no primeiro dia.',
        'O que se aprende olhando de perto {um topic}.',
      ],
      steps: [
        ['Muitas figuras de biscuit perdem a cor sem nunca terem caído no chão. A causa quase sempre está no lugar em que foram colocadas.', 'É comum tirar o pó de uma miniatura com um pano, e é assim que as partes finas acabam se soltando.'],
        ['Sol direto desbota as cores com o tempo, e a umidade amolece a superfície do biscuit. As partes delicadas ainda se prendem ao pano.'],
        ['Use um pincel macio e seco, de maquiagem ou de pintura, para tirar o pó. E prefira uma prateleira longe da janela e do banheiro.'],
        ['Na modelagem, as partes pequenas são preparadas uma a uma e depois unidas. Só então a figura ganha a expressão que se reconhece.'],
      ],
    },
    casual: {
      openings: [
        'Um segredo de quem convive com miniaturas: {topic}.',
        'Tem {topic} em casa? Anota essa dica.',
        'Pouca gente sabe cuidar {do topic}, e é tão simples.',
      ],
      steps: [
        ['Sabe aquela figura linda que foi desbotando na prateleira sem ninguém entender por quê? Aposto que ali batia sol de tarde.', 'Muita gente pega um pano úmido pra limpar e leva um susto quando a superfície fica grudenta. Com biscuit não pode ser assim.'],
        ['O biscuit fica firme depois de seco, mas continua não gostando de água. E o sol, com o tempo, leva a cor embora.'],
        ['Pega um pincel macio, bem seco, e passa de leve pra tirar o pó. Funciona até naquelas dobrinhas onde o pano nem chega.'],
        ['O que mais demora é o rosto. A gente mexe um tiquinho na sobrancelha e pronto, parece outra pessoa na mesa.'],
      ],
    },
    funny: {
      openings: [
        'A vida com moradores bem pequenos: {topic}.',
        'Primeiro um canto, depois a estante toda: {topic}.',
        'Ninguém avisa que {um topic} nunca {fica/ficam} só na estante.',
      ],
      steps: [
        ['Começa com uma figura só. Depois ela parece sozinha, ganha uma amiga, e em pouco tempo a estante tem mais moradores que o apartamento.'],
        ['A culpa é do tamanho. Como ocupa só uns centímetros, a gente acha que não conta, e o cérebro nunca soma os centímetros.'],
        ['Para o pó, use um pincel macio e seco. Se alguém vir você penteando um boneco com pincel de blush, aja com naturalidade.'],
        ['Do lado de quem modela também há drama. Uma bolinha de massa foge da mesa, cai no tapete e vira caso de investigação.'],
      ],
    },
    motivational: {
      openings: [
        'A paciência também se mede em milímetros: {topic}.',
        'Por trás {do topic} há horas de mão firme.',
        'Quem já tentou modelar entende o valor {do topic}.',
      ],
      steps: [
        ['Quem modela pela primeira vez descobre que o difícil não é fazer pequeno. Difícil é fazer pequeno e parar na hora certa.', 'Uma orelha torta, um braço mais curto que o outro. Toda pessoa que modela guarda alguma figura dessas, e com certo orgulho.'],
        ['Em poucos centímetros, qualquer diferença aparece. Por isso a mão vai ficando precisa aos poucos, figura depois de figura.'],
        ['Se quiser tentar em casa, comece pelas formas simples, bolinha, gota e rolinho. Quase tudo que se modela nasce dessas três.'],
        ['O melhor momento vem no fim, quando surgem os olhos. A massa que estava ali a tarde toda parece olhar de volta.'],
      ],
    },
  },
}
