import type { ProductType } from '../product-type.ts'

export const fitting: ProductType = {
  nouns: ['ajuste', 'ajustezinho', 'ajuste de roupa', 'ajuste de vestido', 'ajuste de calça', 'ajuste de terno', 'ajuste de manga', 'aperto de cintura'],
  asks: ['qual é a peça', 'onde sobra ou aperta', 'para quando você precisa'],
  questions: {
    sale: ['Qual peça do seu armário quase serve?', 'O que você mais ajusta nas roupas, a cintura ou a manga?'],
    content: ['Você compra a roupa pelo ombro ou pela cintura?', 'Qual peça você guarda esperando um jeito?'],
  },
  emojis: ['🧵', '🪡', '✂️'],
  hashtags: ['ajustederoupas', 'ajustesderoupas', 'ajustedecostura', 'costureira', 'atelierdecostura', 'costura', 'roupasobmedida'],
  sale: {
    professional: {
      openings: [
        'A roupa na medida de quem veste: {topic}.',
        'Quando a peça é boa e o caimento ainda não: {topic}.',
        'Com {topic}, a peça volta a vestir bem.',
      ],
      steps: [
        ['A peça é bonita, o tecido é bom, mas ela sobra num ponto e repuxa em outro. Você veste, olha e devolve ao cabide.', 'A data se aproxima, você prova a roupa e percebe que o corpo mudou. Uma prova com alfinetes costuma mostrar a solução.'],
        ['A roupa de loja segue uma tabela, e cada corpo tem suas proporções. O ajuste faz a peça acompanhar quem a usa.'],
        ['Serve à roupa nova, à de festa, à de trabalho e à que veio de outra pessoa. Peça boa merece uma segunda chance.'],
        ['Venha provar com o sapato e a roupa de baixo que vai usar. E diga a data, se houver um compromisso marcado.'],
      ],
    },
    casual: {
      openings: [
        'Aquela roupa que quase serve tem solução: {topic}.',
        'Bora tirar a peça do cabide com {topic}?',
        'Faz tempo que a sua roupa pede {topic}.',
      ],
      steps: [
        ['Todo armário tem uma peça que quase serve. A gente prova de tempos em tempos, faz uma careta e pendura de novo.', 'Comprou pela internet, chegou linda e ficou larga. Devolver dá trabalho, mas acertar no corpo pode ser simples.'],
        ['Loja faz roupa pra todo mundo, e ninguém é todo mundo. Um dedinho tirado no lugar certo muda o espelho.'],
        ['Pode ser roupa de festa, de trabalho, herdada ou comprada na empolgação. Traz que a gente olha junto.'],
        ['Na prova, vem com o sapato que vai usar. E me conta pra quando é, que assim ninguém corre na última hora.'],
      ],
    },
    funny: {
      openings: [
        'Quase serve, agora vai servir: {topic}.',
        'Para a roupa que só serve se ninguém se sentar: {topic}.',
        'O seu armário está esperando {topic}.',
      ],
      steps: [
        ['Há uma peça que você usa só em pé. Sentar seria possível, mas o botão pediu para não ser envolvido nisso.', 'A roupa ficou ótima de frente. Atrás, há três alfinetes, um prendedor de papel e a promessa de não virar.'],
        ['A tabela de tamanhos foi feita para uma pessoa que ninguém conhece. O alfinete da prova trabalha com gente de verdade.'],
        ['Serve à peça da festa, à do trabalho e à que encolheu no varal, sem pedir a opinião de ninguém.'],
        ['Venha à prova depois do almoço e respirando como de costume. A roupa vai conviver com essa pessoa.'],
      ],
    },
    motivational: {
      openings: [
        'Para usar hoje o que está no armário: {topic}.',
        'Quem se adapta é a roupa, e não você: {topic}.',
        'Traga de volta a peça guardada, com {topic}.',
      ],
      steps: [
        ['Você guardou aquela peça esperando voltar a servir. Também é possível fazer a roupa vir até você.', 'No dia da apresentação, a roupa cai bem nos ombros. Você levanta a mão, explica, e não pensa mais nela.'],
        ['O corpo muda com os anos, e isso é da vida. A boa costura acompanha, ponto por ponto, e a peça segue com você.'],
        ['Roupa de família, de festa, de trabalho. Tudo o que tem valor para você pode ganhar mais tempo de uso.'],
        ['Escolha uma peça, a de que mais sente falta, e traga para provar. Depois dela, as outras animam.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que dá para ajustar numa roupa: {topic}.',
        'Comprar pensando em {topic}.',
        'O que olhar antes de comprar a peça: {topic}.',
      ],
      steps: [
        ['Na loja, uma peça quase serve, e você pensa em levar assim mesmo. Vale saber o que se corrige com facilidade.', 'Nem todo acerto dá o mesmo trabalho. Apertar uma cintura é simples, e mexer num ombro é quase refazer a peça.'],
        ['A costura só pode usar o tecido que existe. Diminuir é mais fácil, e alargar depende da sobra que ficou por dentro.'],
        ['Compre pelo ombro no caso de paletós e vestidos, e pelo quadril nas calças. Vire do avesso e olhe a sobra da costura.'],
        ['Quem conhece isso compra com outros olhos. Uma peça grande e bem feita costuma ter mais futuro que uma pequena.'],
      ],
    },
    casual: {
      openings: [
        'Como saber se a roupa tá no tamanho: {topic}.',
        'O espelho conta quando precisa de {topic}.',
        'Sinais de que a peça pede {topic}.',
      ],
      steps: [
        ['A gente veste, olha de frente e acha que tá ótimo. Aí senta, e o botão do meio abre pra dar bom-dia.', 'Tem roupa que incomoda e a gente não sabe por quê. Passa o dia puxando a manga, subindo a alça, arrumando as costas.'],
        ['O tecido mostra onde tá o problema. Dobra que repuxa é falta de pano, e dobra que cai mole é sobra.'],
        ['Olha de lado e de costas, cruza os braços, senta e levanta. Pede pra alguém tirar uma foto, que o espelho engana.'],
        ['Feito o teste uma vez, a gente não desvê. E entende por que aquela peça preferida é a preferida.'],
      ],
    },
    funny: {
      openings: [
        'Acrobacias em frente ao espelho, antes de {topic}.',
        'Deitar na cama para fechar o zíper: {topic}.',
        'Coisas que fazemos antes de procurar {topic}.',
      ],
      steps: [
        ['Deitar na cama, prender o ar e contar até três. Se o zíper sobe, falta apenas descobrir como ficar em pé.', 'O cinto foi até o último furo, depois ganhou mais dois feitos com prego. A cintura da calça virou cortina.'],
        ['A gente prefere negociar com a roupa a admitir que o tamanho mudou. A roupa, que é de pano, não negocia.'],
        ['Guarde à vista só o que veste bem agora e faça uma pilha do resto. Da pilha, escolha o que merece alfinete.'],
        ['O cinto com furo de prego vai sobreviver a tudo isso. Ele tem um lugar no coração da família.'],
      ],
    },
    motivational: {
      openings: [
        'O corpo muda, a roupa acompanha: {topic}.',
        'Cuidar do que já se tem, com {topic}.',
        'Uma roupa que volta ao uso: {topic}.',
      ],
      steps: [
        ['A peça do primeiro emprego ainda está no armário. Não veste como antes, mas o tecido continua bom e a lembrança também.'],
        ['Roupas são cortadas para médias, e ninguém é uma média. Quando não vestem, o defeito está no corte.'],
        ['Uma vez por ano, prove o armário inteiro numa tarde. Separe o que serve, o que se acerta e o que pode ser doado.'],
        ['No fim, sobram menos peças, e todas saem do cabide. Vestir-se de manhã fica mais rápido e mais gostoso.'],
      ],
    },
  },
}
