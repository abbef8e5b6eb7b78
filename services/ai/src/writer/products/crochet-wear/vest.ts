import type { ProductType } from '../product-type.ts'

export const vest: ProductType = {
  nouns: ['colete de crochê', 'colete de tricô', 'bolero'],
  asks: ['as suas medidas', 'o comprimento que você prefere', 'com que roupa pensa em usar'],
  questions: {
    sale: ['Por cima de camisa ou de vestido: como você usaria?', 'Qual cor combina com o seu armário?'],
    content: ['Você gosta de usar sobreposição?', 'Que roupa você usa quando não sabe se vai esfriar?'],
  },
  emojis: ['🧶', '👚', '✨'],
  hashtags: ['coletedecroche', 'coletedetrico', 'bolero', 'colete', 'modacroche', 'modatrico', 'lookcroche'],
  sale: {
    professional: {
      openings: [
        'A peça de cima que muda o conjunto: {topic}.',
        '{O topic} {renova/renovam} a roupa que você já tem.',
        'Uma camada a mais, com ponto à vista: {topic}.',
      ],
      steps: [
        ['A roupa está certa, mas parece a mesma da semana passada. Uma peça por cima muda o conjunto em um minuto.', 'No fim da tarde, o casaco ainda é demais, e só a blusa já é pouco. É a hora da camada do meio.'],
        ['O relevo do ponto aparece sobre o tecido liso. Por cima de uma roupa simples, cada carreira fica à vista.'],
        ['Acompanha o trabalho, o passeio e a festa à tarde. Sobre camisa fica de um jeito, sobre vestido fica de outro.'],
        ['Antes de escolher, tire as medidas do busto e do ombro e pense na roupa que vai por baixo.'],
      ],
    },
    casual: {
      openings: [
        'Pra usar por cima de quase tudo: {topic}.',
        'Com {o topic}, a camisa branca vira outra.',
        'Aquele toque que faltava na roupa: {topic}.',
      ],
      steps: [
        ['Sabe quando a gente se olha no espelho e sente que falta alguma coisa? Quase sempre é uma peça por cima.', 'Casaco esquenta demais, blusa sozinha é pouco. Nesse meio do caminho o armário da gente sempre falha.'],
        ['O bom é que o ponto aparece inteiro por cima da roupa lisa. A gente combina com o que já tem em casa.'],
        ['Com camisa, com camiseta, por cima do vestido. Vai pro trabalho e de lá segue pro jantar.'],
        ['Me passa a medida do busto e conta com que roupa você quer usar. Daí a gente acha o comprimento certo.'],
      ],
    },
    funny: {
      openings: [
        'Metade casaco, inteiro estilo: {topic}.',
        '{O topic}, porque o tempo não decide se esquenta.',
        'A camiseta branca pediu reforço: {topic}.',
      ],
      steps: [
        ['O tempo fez frio às sete, calor ao meio-dia e garoa às quatro. A roupa precisava de uma posição mais flexível.', 'Você repetiu a blusa e pôs outra peça por cima. Três pessoas perguntaram se era roupa nova, e a resposta foi um sorriso.'],
        ['Cobre o que o frio pede e deixa o resto à vontade. É diplomacia, carreira por carreira, entre o verão e o inverno.'],
        ['Para o trabalho, para o jantar e para o restaurante em que o ar-condicionado tem opinião própria.'],
        ['Tire as medidas por cima da roupa que pretende usar. Camisa bufante também ocupa espaço, embora não admita.'],
      ],
    },
    motivational: {
      openings: [
        'Um jeito novo de usar o que já é seu: {topic}.',
        '{O topic} {valoriza/valorizam} a roupa mais simples.',
        'Carreira por carreira, para vestir por cima: {topic}.',
      ],
      steps: [
        ['Dia de apresentação, de entrevista, de reencontro. A roupa bem pensada é uma preocupação a menos na hora de sair.', 'Aproveitar o que já está no armário também é um capricho. Muda a camada de cima, e a roupa antiga rende mais.'],
        ['As cavas precisam sair iguais, e a frente precisa encontrar as costas. Quem faz conta cada lado mais de uma vez.'],
        ['Para quem trabalha em lugar frio, para quem gosta de se arrumar e para quem quer dar um presente que se usa.'],
        ['Pense em três roupas suas com que a peça combinaria. Se elas aparecem logo na cabeça, a escolha está feita.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como combinar {o topic} com o que você já tem.',
        'Proporção faz diferença: {topic}.',
        'Por baixo e por cima, como usar {o topic}.',
      ],
      steps: [
        ['Muita gente gosta de sobreposição nos outros e volta atrás diante do espelho, achando que ficou volume demais.'],
        ['Quando tudo é largo, as camadas brigam entre si. E o ponto, que é elástico, cede onde o cabide faz força.'],
        ['Por baixo, prefira uma roupa lisa e mais ajustada. Depois de usar, dobre e guarde na gaveta, longe do cabide.'],
        ['A cava é o ponto delicado dessa roupa. Quem faz mede os dois lados um contra o outro antes de arrematar.'],
      ],
    },
    casual: {
      openings: [
        'Com que roupa vai {o topic}, afinal.',
        'Sobreposição sem complicar: {topic}.',
        'O cabide não é amigo {do topic}.',
      ],
      steps: [
        ['A gente vê na foto e acha lindo, veste em casa e parece que pôs três roupas ao mesmo tempo. Calma, tem jeito.'],
        ['Se a roupa de baixo é larga, sobra pano pra todo lado. E ponto pendurado estica onde tem apoio.'],
        ['Põe por baixo uma roupa lisa, mais justinha. E guarda dobrado na gaveta, que o ombro fica no lugar.'],
        ['Eu ponho um lado da cava em cima do outro pra conferir. Se não bate, desmancho antes de seguir.'],
      ],
    },
    funny: {
      openings: [
        'Frio de manhã, calor no almoço e {o topic}.',
        'A arte de usar uma roupa em cima da outra: {topic}.',
        'O provador aprovou e o espelho também: {topic}.',
      ],
      steps: [
        ['Na cidade em que faz quatro estações por dia, sair de casa é montar uma cebola. Tira uma camada, põe outra, repete.'],
        ['A previsão disse sol com possibilidade de chuva e vento. Com essas palavras, qualquer um acerta.'],
        ['Roupa lisa por baixo e uma camada por cima já bastam. Com três, você precisa de ajuda para achar o celular.'],
        ['Quem faz tricô ou crochê vai ao cinema e perde metade do filme contando os pontos do casaco da atriz.'],
      ],
    },
    motivational: {
      openings: [
        'Dois lados que precisam se encontrar: {topic}.',
        'Quem faz {o topic} conta duas vezes.',
        'Um bom começo para quem quer fazer roupa: {topic}.',
      ],
      steps: [
        ['Para quem só fez cachecol e quer passar para roupa, uma peça de pôr por cima ajuda. O ajuste ao corpo perdoa mais.', 'A primeira peça de vestir dá medo de cortar o fio. Quem faz mede, prova, mede de novo e só então arremata.'],
        ['Frente e costas muitas vezes crescem separadas e precisam terminar na mesma carreira. Anotar cada diminuição é o que salva.'],
        ['Se está aprendendo, escolha uma roupa sua que veste bem e use como molde. Confira a medida a cada palmo.'],
        ['Na primeira prova, quem fez olha o ombro antes de tudo. Se ele assenta, o resto da noite é de comemoração.'],
      ],
    },
  },
}
