import type { ProductType } from '../product-type.ts'

export const sousplat: ProductType = {
  nouns: ['sousplat', 'sousplat de crochê', 'jogo de sousplat', 'jogo americano de crochê'],
  asks: ['quantos lugares tem a sua mesa', 'o tamanho do seu prato', 'a cor da louça'],
  questions: {
    sale: ['Quantas pessoas sentam na sua mesa no domingo?', 'Você é da louça branca ou da louça colorida?'],
    content: ['Na sua casa, mesa posta é todo dia ou só com visita?', 'Quem põe a mesa aí na sua casa?'],
  },
  emojis: ['🧶', '🍽️', '🏠'],
  hashtags: ['sousplat', 'sousplatdecroche', 'sousplatcroche', 'mesaposta', 'mesapostacomcroche', 'jogoamericano', 'mesaspostas'],
  sale: {
    professional: {
      openings: [
        'A mesa começa antes do prato: {topic}.',
        '{O topic} {prepara/preparam} a mesa para o encontro.',
        'Um lugar bem marcado para cada convidado: {topic}.',
      ],
      steps: [
        ['Os pratos são os de todo dia, a comida é a de sempre. Com o crochê por baixo, a mesa já parece de festa.', 'Alguém chega para jantar e encontra o lugar pronto, prato no centro, talheres ao lado. Antes da comida, já se sente esperado.'],
        ['O relevo do crochê forma uma moldura em volta da louça. Até o prato branco mais simples aparece.'],
        ['Serve ao almoço de família, ao café com amigas e à refeição a dois no meio da semana. É também um bom presente de casamento.'],
        ['Antes de escolher, conte os lugares da sua mesa e meça o prato maior. A borda do crochê deve aparecer em volta.'],
      ],
    },
    casual: {
      openings: [
        'Pra pôr a mesa com vontade: {topic}.',
        '{O topic} {deixa/deixam} até o prato de todo dia bonito.',
        'A mesa lá de casa ficou outra com isto: {topic}.',
      ],
      steps: [
        ['Sabe quando a gente põe a mesa com um pouco mais de capricho e a família pergunta quem vem? Ninguém, é pra nós.', 'Comida simples, prato branco, copo comum. Põe um crochê bonito embaixo e a gente senta pra comer com outra cara.'],
        ['O crochê dá relevo e deixa a mesa com jeito de casa. E emoldura o prato, seja ele qual for.'],
        ['Pro almoço com os parentes, pro café com a vizinha, pra mesa de dois. E é presente bom pra quem vai casar.'],
        ['Conta quantas pessoas sentam na sua mesa e põe umas a mais na conta. Sempre aparece alguém na hora do almoço.'],
      ],
    },
    funny: {
      openings: [
        'O arroz com ovo subiu de categoria: {topic}.',
        '{O topic} {faz/fazem} até macarrão de ontem parecer convite.',
        'A família perguntou que data era hoje: {topic}.',
      ],
      steps: [
        ['Puseram crochê debaixo do prato e o filho desconfiou na hora. Perguntou quem vinha jantar ou o que tinham quebrado.', 'A comida é a de ontem, esquentada no micro-ondas. Mas com a mesa posta assim, chamaram de releitura.'],
        ['Tem relevo, tem textura e um ar de restaurante fino. O feijão de ontem se sentiu até importante.'],
        ['Vai do jantar chique ao pão na chapa. Só não consegue convencer o adolescente a largar o celular na mesa.'],
        ['Conte os lugares com folga. Na sua mesa cabem seis, mas aquele primo vem sempre com mais uma cadeira debaixo do braço.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem gosta de ver a mesa cheia: {topic}.',
        '{O topic} {valoriza/valorizam} o trabalho de quem cozinha.',
        'Pôr a mesa também é um gesto: {topic}.',
      ],
      steps: [
        ['Quem cozinha passou a manhã no fogão. Uma mesa bem posta mostra esse trabalho antes da primeira garfada.', 'Juntar todos na mesma mesa virou acontecimento. Quando dá certo, vale preparar cada lugar como se fosse o principal.'],
        ['O crochê é contado carreira por carreira até fechar o desenho. Vários iguais pedem a mesma mão firme do começo ao fim.'],
        ['Dá gosto usar na data grande e também no dia comum, em que todos chegaram cansados e mesmo assim sentaram juntos.'],
        ['Pense em quem costuma sentar com você e prepare um lugar para cada pessoa. A conta da mesa começa por aí.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como montar a mesa com {o topic}.',
        'O tamanho do prato decide muita coisa: {topic}.',
        'Cuidados simples que mantêm bonito {o topic}.',
      ],
      steps: [
        ['Uma dúvida frequente na hora de pôr a mesa é se o prato deve cobrir tudo ou deixar o crochê aparecer.'],
        ['A peça funciona como moldura, e moldura precisa de borda à vista. Quando some debaixo da louça, perde o sentido.'],
        ['Deixe alguns centímetros visíveis em volta do prato. Se cair molho, encoste um pano úmido sem esfregar e lave logo depois.'],
        ['Para que vários fiquem iguais, quem crocheta anota agulha, fio e pontos. Sem anotação, a última peça sai maior que a primeira.'],
      ],
    },
    casual: {
      openings: [
        'Pôr a mesa bonita é mais fácil do que parece: {topic}.',
        'Vamos falar {do topic} sem frescura?',
        'O que eu faço quando cai molho {no topic}.',
      ],
      steps: [
        ['Caiu molho de tomate no crochê, a gente corre pra pia e esfrega com força. Aí o que era pingo vira mapa.'],
        ['O fio tem vãos e relevo, e quando a gente esfrega, a mancha entra neles. Por isso piora na pressa.'],
        ['Encosta um pano úmido, deixa puxar o molho e lava à mão depois. Pra secar, estica aberto numa superfície lisa.'],
        ['Quando termino um conjunto, empilho tudo e olho de lado. Se um sai da pilha, lá vou eu contar carreira de novo.'],
      ],
    },
    funny: {
      openings: [
        'Etiqueta à mesa segundo a minha família: {topic}.',
        'Ninguém esquece o primeiro pingo de molho {no topic}.',
        'Perguntas sinceras que já fizeram sobre {o topic}.',
      ],
      steps: [
        ['A pergunta volta em todo almoço: isso é para pôr o prato em cima ou é só enfeite? Silêncio de respeito na mesa.'],
        ['Quem põe a mesa olha o conjunto. Quem senta olha a carne, puxa o prato e leva junto metade da decoração.'],
        ['Explique uma vez que o prato fica em cima e deixe a borda aparecer. Para o tio do molho, reserve a cadeira da ponta.'],
        ['Quem crocheta para a mesa almoça de olho nos garfos dos outros. A comida esfria, mas o ponto está protegido.'],
      ],
    },
    motivational: {
      openings: [
        'A mesa de todo dia merece capricho: {topic}.',
        'Quem faz {o topic} pensa em quem vai sentar.',
        'O trabalho que fica debaixo do prato: {topic}.',
      ],
      steps: [
        ['O conjunto bonito passa o ano na gaveta à espera de visita. Enquanto isso, quem mora na casa come de qualquer jeito.', 'Na hora do jantar, poucos percebem quem pôs a mesa. Mas todos sentam mais direito quando ela está bem posta.'],
        ['Uma mesa arrumada mostra que alguém contou as pessoas antes de servir. Quem chega percebe que era esperado.'],
        ['Experimente usar num dia qualquer desta semana. Dois minutos para pôr a mesa já mudam o jeito de sentar para comer.'],
        ['Crochetar vários iguais é treino de paciência. O último sai mais depressa do que o primeiro, porque a mão já sabe o caminho.'],
      ],
    },
  },
}
