import type { ProductType } from '../product-type.ts'

export const breakfastBasket: ProductType = {
  nouns: ['cesta de café da manhã', 'café da manhã', 'bandeja de café da manhã'],
  asks: ['para quem é a surpresa', 'a data', 'se a pessoa prefere doce ou salgado de manhã'],
  questions: {
    sale: ['Quem merece acordar com uma surpresa?', 'Doce ou salgado de manhã?'],
    content: ['Você acorda com fome ou só come às dez?', 'Café na cama ou à mesa?'],
  },
  emojis: ['🧺', '☕', '🥐'],
  hashtags: ['cestadecafedamanha', 'cafedamanha', 'cestacafedamanha', 'cestasdecafedamanha', 'cestamatinal', 'cestaspersonalizadas', 'cafenacama'],
  sale: {
    professional: {
      openings: [
        'Acordar alguém com uma surpresa: {topic}.',
        'Um bom dia que se come devagar, {topic}.',
        '{O topic} {transforma/transformam} a primeira hora do dia de quem recebe.',
      ],
      steps: [
        ['A pessoa ainda está de pijama quando a surpresa aparece. Por alguns minutos, ninguém lembra de celular nem de trabalho.', 'Aniversário que começa antes do parabéns, com a mesa posta e o café cheiroso. O dia inteiro ganha outro começo.'],
        ['É um presente que se aproveita na hora, à mesa, e quase sempre dividido com quem mora junto.'],
        ['Vale para aniversário, data do casal, agradecimento aos pais, boas-vindas em casa nova e saudade de quem está longe.'],
        ['Ao escolher, confirme se a pessoa tem alguma restrição e a que horas acorda. A surpresa é melhor com a casa já de pé.'],
      ],
    },
    casual: {
      openings: [
        'Bom dia com cara de carinho: {topic}.',
        'Imagina acordar e dar de cara com {um topic}.',
        'Tem alguém que merece começar o dia com {um topic}?',
      ],
      steps: [
        ['Imagina a cena: cabelo bagunçado, cara de sono e um sorriso que abre de repente. Essa é a melhor parte.', 'Quem mora longe da família sabe a vontade de dar um bom-dia de verdade. Às vezes um café diz por você.'],
        ['É presente que ninguém deixa na gaveta. A pessoa abre, puxa a cadeira e já chama alguém pra dividir.'],
        ['{Serve/Servem} pra aniversário, pra namoro, pra amiga que se mudou e pra aquela saudade sem data.'],
        ['Descobre com alguém da casa o que a pessoa gosta e a hora que ela levanta. O resto é segredo nosso.'],
      ],
    },
    funny: {
      openings: [
        'Bom humor antes das nove é possível com {topic}.',
        'Nem o despertador teve tanto sucesso: {topic}.',
        'Ninguém reclamou de acordar cedo por causa {do topic}.',
      ],
      steps: [
        ['A pessoa que só fala depois do segundo café abriu a porta sorrindo. A família registrou o momento em foto.', 'O presente era para uma pessoa, mas a casa inteira apareceu. Até o adolescente, que não é visto antes do meio-dia.'],
        ['Café especial tem efeito imediato: todos ficam gentis por quarenta minutos. Depois alguém pergunta quem lava a louça.'],
        ['{Serve/Servem} para aniversário, conquista e desculpa por ter roncado. Nesse último caso, escolha o tamanho maior.'],
        ['Confira o horário em que a pessoa acorda. Surpresa às seis da manhã, em dia de folga, exige muito amor.'],
      ],
    },
    motivational: {
      openings: [
        'Começar o dia sendo lembrado: {topic}.',
        'Quem serve todos os dias merece receber {o topic}.',
        'Um dia importante pede um começo à altura: {topic}.',
      ],
      steps: [
        ['Quem põe a mesa para os outros raramente é servido. Uma manhã em que essa pessoa só se senta diz muito.', 'Primeiro dia no emprego, prova marcada, casa nova. Um café especial mostra que alguém torce por essa pessoa.'],
        ['Preparar a manhã de outra pessoa exige pensar no gosto dela antes do amanhecer. É atenção que se vê.'],
        ['Quem mora em outra cidade também pode estar presente na mesa. O gesto chega antes do telefonema.'],
        ['Lembre-se de um detalhe que só você sabe sobre a pessoa. Junto de uma frase sua, ele vira a melhor parte.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como planejar {um topic} que {surpreenda/surpreendam}.',
        'Pequenos detalhes da primeira refeição do dia: {topic}.',
        'O que torna {um topic} tão especial.',
      ],
      steps: [
        ['Muita surpresa de manhã dá errado por um detalhe simples: a pessoa já tinha saído, ou ainda dormia profundamente.'],
        ['Quem surpreende pensa no próprio gosto e na própria rotina. A manhã de cada pessoa, porém, é bem diferente.'],
        ['Combine com alguém da casa, confirme o horário e pergunte por restrições. Equilibre doce, salgado, fruta e bebida.'],
        ['Receber comida na cama ou à mesa é lembrança de infância para muitos. Alguém fazia isso em dia de aniversário.'],
      ],
    },
    casual: {
      openings: [
        'Papo de bom-dia caprichado: {topic}.',
        'O que eu penso quando preparo {um topic}.',
        'Antes de fazer surpresa, lê essa: {topic}.',
      ],
      steps: [
        ['Já soube de surpresa em que a pessoa tinha saído pra correr. O café ficou esperando e quem armou, suando.'],
        ['A gente planeja no nosso relógio, e o do outro é diferente. Por isso a surpresa às vezes encontra a casa vazia.'],
        ['Arruma um cúmplice que more junto. Ele segura a pessoa em casa e ainda conta se ela come doce cedo.'],
        ['O que eu mais gosto é imaginar a cara de sono virando sorriso. A gente prepara pensando nesse segundo.'],
      ],
    },
    funny: {
      openings: [
        'Operação secreta de madrugada: {topic}.',
        'Erros clássicos de quem surpreende com {topic}.',
        'Comédia matinal em três atos: {topic}.',
      ],
      steps: [
        ['Levar bandeja à cama parece fácil no cinema. Na vida real há chinelo, cachorro e o copo cheio demais.'],
        ['No filme ninguém tropeça nem derrama suco no lençol. Também ninguém precisa trocar a roupa de cama depois.'],
        ['Encha os copos pela metade, firme os lados da bandeja e tire o cachorro do caminho. Só então abra a porta.'],
        ['No fim, sobram farelo na coberta e duas pessoas rindo. Segundo quem já viveu, valeu cada migalha.'],
      ],
    },
    motivational: {
      openings: [
        'Pensar na manhã do outro: {topic}.',
        'Acordar mais cedo para alegrar alguém com {topic}.',
        'Gesto que começa na véspera: {topic}.',
      ],
      steps: [
        ['Quem prepara uma surpresa dorme pouco e acorda antes do despertador. A pressa e a alegria se misturam.', 'Uma criança que faz café para a mãe queima o pão e derrama o leite. A mãe conta essa história por décadas.'],
        ['O esforço aparece mais que o resultado. Quem recebe pensa na pessoa que levantou cedo e planejou tudo.'],
        ['Mesmo sem data especial, ponha a mesa hoje para quem sempre a põe. Uma toalha e um bilhete já bastam.'],
        ['Há gente que acorda de madrugada para que outras acordem com surpresa. O trabalho acontece enquanto a cidade dorme.'],
      ],
    },
  },
}
