import type { ProductType } from '../product-type.ts'

export const generalPiece: ProductType = {
  nouns: ['peça de madeira', 'peça de MDF', 'artesanato em madeira'],
  asks: ['onde a peça vai ficar', 'a medida do lugar', 'se é presente ou para você'],
  questions: {
    sale: ['Qual canto da sua casa pede madeira?', 'Seria para a sua casa ou para presentear?'],
    content: ['Quem na sua família leva jeito com madeira?', 'Você bate na madeira para dar sorte?'],
  },
  emojis: ['🪵', '🔨', '🤎'],
  hashtags: ['madeira', 'artesanatoemmadeira', 'marcenaria', 'pecasemmadeira', 'mdf', 'marcenariacriativa', 'artesanatoemmdf'],
  sale: {
    professional: {
      openings: [
        'A madeira deixa a casa mais acolhedora: {topic}.',
        '{O topic} {traz/trazem} personalidade para o ambiente.',
        'Para quem gosta do trabalho em madeira: {topic}.',
      ],
      steps: [
        ['Em meio a plástico e metal, a madeira chama a mão. As pessoas encostam, seguem o contorno e perguntam quem fez.', 'Toda casa tem um canto que ainda não ficou do jeito que se queria. Uma peça bem escolhida costuma resolver.'],
        ['O corte limpo e a borda bem lixada fazem a diferença. É o tipo de acabamento que se percebe com os dedos.'],
        ['Fica bem em casa, na loja e no escritório. Como presente, agrada a quem gosta de coisas feitas com cuidado.'],
        ['Antes de escolher, meça o lugar e repare nas cores e nos tons de madeira que já estão por perto.'],
      ],
    },
    casual: {
      openings: [
        'Madeira sempre deixa a casa mais gostosa: {topic}.',
        'Olha só o acabamento {do topic}.',
        'Aquele canto tava pedindo {topic}.',
      ],
      steps: [
        ['Sabe quando a gente entra numa casa e já se sente bem? Pode reparar, quase sempre tem madeira em algum lugar.', 'Você já tentou de tudo naquele cantinho e nada ficou bom. Às vezes falta só uma peça, e é de madeira.'],
        ['Pra mim, o que conta é a borda. Se passa o dedo e desliza, é porque teve trabalho ali.'],
        ['Serve pra casa, pra loja, pra mesa do trabalho. E é presente pra quem repara nas coisas bem feitas.'],
        ['Pega a trena, mede o lugar e olha os tons que já tem em volta. Aí a escolha fica fácil.'],
      ],
    },
    funny: {
      openings: [
        'Bata três vezes e leve para casa: {topic}.',
        'Ninguém resiste e passa a mão {no topic}.',
        'Para bater na madeira com estilo: {topic}.',
      ],
      steps: [
        ['Alguém conta que está tudo indo bem, e a mesa inteira procura onde bater três vezes. Convém ter madeira por perto.', 'A visita passa a mão na peça, bate com o dedo e faz cara de entendida. Todo mundo tem um marceneiro por dentro.'],
        ['Corte limpo, borda lixada e presença na estante. Não precisa de bateria, de senha nem de conversa.'],
        ['Serve para a casa, para o escritório e para o cunhado que diz que faria igual se tivesse as ferramentas.'],
        ['Meça o lugar antes de escolher. O olho diz que cabe, a trena costuma ter outra opinião.'],
      ],
    },
    motivational: {
      openings: [
        'O cuidado de quem trabalha a madeira: {topic}.',
        'A sua casa, montada com gosto, pede {topic}.',
        'Atenção em cada medida, do corte à lixa: {topic}.',
      ],
      steps: [
        ['Uma casa fica pronta aos poucos, entre um mês e outro. Cada peça que entra foi pensada, e isso dá orgulho de olhar.', 'Ao fim do dia, há quem ainda ache tempo para arrumar um canto da casa. No outro dia, todos notam.'],
        ['Medir, cortar, lixar, conferir. O resultado parece simples, e cada parte dele passou várias vezes pela bancada.'],
        ['É presente para quem se mudou, para quem abriu um negócio e para quem reconhece um trabalho bem feito.'],
        ['Pense no que você quer ver todos os dias nesse lugar. A medida e a cor se resolvem em seguida.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Madeira e MDF não são a mesma coisa: {topic}.',
        'Como limpar {um topic} sem danificar.',
        'O que a umidade faz com {um topic}.',
      ],
      steps: [
        ['Muita gente usa as palavras madeira e MDF como sinônimos. Os dois vêm da árvore, mas se comportam de modos diferentes.'],
        ['A madeira maciça tem veios e se move com o clima. O MDF é feito de fibras prensadas e incha quando a água entra.'],
        ['Limpe com pano quase seco e seque em seguida. Mantenha longe de paredes úmidas, de vapor e de sol direto.'],
        ['Na bancada, a lixa começa grossa e termina tão fina que quase não se sente. É ela que muda o toque.'],
      ],
    },
    casual: {
      openings: [
        'Madeira ou MDF, qual a diferença? Vem ver: {topic}.',
        'Muita gente me pergunta sobre {topic}.',
        'Uma dica de limpeza pra {topic}.',
      ],
      steps: [
        ['Volta e meia alguém me pergunta se MDF é madeira. A pergunta é boa, porque vem da árvore, mas se comporta diferente.'],
        ['Madeira tem veio e se mexe com o tempo. MDF é fibra prensada, bem lisinho, mas se entra água ele incha.'],
        ['Torce bem o pano, passa e já seca. Se puder, deixa longe do vapor e do sol batendo direto.'],
        ['A melhor hora é a da lixa fina. A oficina fica quieta, e a peça vai ficando boa de pegar.'],
      ],
    },
    funny: {
      openings: [
        'A serragem chega a todos os lugares: {topic}.',
        'O cunhado, a furadeira e {o topic}.',
        'Mede duas vezes, corta uma, e assim {nasce/nascem} {o topic}.',
      ],
      steps: [
        ['Em toda família há alguém que viu um vídeo de marcenaria e agora olha os móveis com ar de especialista.'],
        ['No vídeo, tudo encaixa porque cortaram a parte em que não encaixava. Na bancada, essa parte dura a tarde inteira.'],
        ['Se for tentar em casa, comece por algo pequeno e meça de novo. O lápis, avisamos, está atrás da orelha.'],
        ['A serragem vai no bolso, no café e no banco do carro. Por ela se sabe quem andou ocupado.'],
      ],
    },
    motivational: {
      openings: [
        'Medida, corte, lixa e paciência: {topic}.',
        'Na bancada, as mãos aprendem fazendo {topic}.',
        'Até o acabamento final, {o topic} {pede/pedem} tempo.',
      ],
      steps: [
        ['O primeiro corte reto de quem está aprendendo fica guardado numa prateleira. Não serve para nada e vale muito.'],
        ['A ferramenta ajuda, mas é o olho que decide. E o olho aprende devagar, corte depois de corte.'],
        ['Conserte esta semana uma coisa pequena de madeira que anda solta em casa. Cola, um aperto e um dia de espera.'],
        ['Ao terminar, quem fez sopra o pó e olha a peça contra a luz. Se a borda está limpa, pode descansar.'],
      ],
    },
  },
}
