import type { ProductType } from '../product-type.ts'

export const deepCleaning: ProductType = {
  nouns: ['faxina pesada', 'limpeza pesada'],
  asks: ['o tamanho da casa', 'quais cantos mais incomodam', 'se a casa está vazia ou com móveis'],
  questions: {
    sale: ['Qual canto da sua casa ninguém alcança?', 'Atrás do fogão ou dentro do armário, onde você começaria?'],
    content: ['O que você já achou atrás do fogão?', 'Qual canto da casa você finge que não vê?'],
  },
  emojis: ['🧹', '🧽', '🫧'],
  hashtags: ['faxinapesada', 'limpezapesada', 'faxina', 'limpezaprofunda', 'diarista', 'faxinacompleta', 'casalimpa'],
  sale: {
    professional: {
      openings: [
        'Para os cantos que a rotina contorna: {topic}.',
        'Rejunte, trilho, coifa e atrás dos móveis: {topic}.',
        'A casa limpa até onde ninguém olha: {topic}.',
      ],
      steps: [
        ['O chão brilha, a cama está feita, e o trilho da janela guarda a poeira de muitas chuvas. A limpeza do dia a dia não chega ali.', 'Ao afastar o fogão para procurar uma tampa, a família descobre o que se juntou atrás dele em alguns anos.'],
        ['A limpeza comum cuida do que se vê. Aqui o trabalho é esfregar, arrastar e chegar a rejuntes, azulejos, vidros e armários por dentro.'],
        ['É pedida antes de uma mudança, na devolução do imóvel, no fim do ano e quando a casa ficou fechada por um tempo.'],
        ['Para combinar, envie fotos dos pontos mais difíceis e diga o tamanho da casa. Gordura antiga e mofo pedem mais horas.'],
      ],
    },
    casual: {
      openings: [
        'Aquele trilho da janela tem conserto: {topic}.',
        'Pra descobrir de novo a cor do rejunte: {topic}.',
        'Pra limpar o que a gente empurra com a barriga: {topic}.',
      ],
      steps: [
        ['A gente limpa a casa toda semana e, mesmo assim, ninguém tem coragem de olhar atrás da geladeira. Eu entendo.', 'Sabe quando você encosta no azulejo da cozinha e a mão gruda um pouquinho? Pano e pressa não dão conta disso.'],
        ['É serviço de escova, de braço e de paciência. Arrasta móvel, abre armário, vai no rejunte e no cantinho do box.'],
        ['Vale pra quem vai se mudar, pra quem vai entregar o apartamento, pra fim de ano e pra casa que ficou fechada.'],
        ['Me manda foto do pior canto, sem vergonha. Com isso e o tamanho da casa, já dá pra calcular o tempo.'],
      ],
    },
    funny: {
      openings: [
        'Há vida atrás da geladeira: {topic}.',
        'O rejunte jura que um dia foi claro: {topic}.',
        'Para quem passou o dedo em cima do armário e se arrependeu: {topic}.',
      ],
      steps: [
        ['Passar o dedo em cima do armário da cozinha é um erro que se comete uma vez. A pessoa fica olhando o dedo.', 'Atrás da geladeira moram uma tampa, dois ímãs e uma cenoura que já não responde por esse nome.'],
        ['É a faxina que tira as coisas do lugar. Tudo o que estava escondido com tanto cuidado volta a ser visto.'],
        ['Para quem vai mudar, para quem vai receber a família toda e para quem deixou cair a chave atrás do fogão.'],
        ['Mande a foto verdadeira, sem ângulo bonito. Quem trabalha com isso já viu coifa de pastelaria e continua de pé.'],
      ],
    },
    motivational: {
      openings: [
        'Começar uma fase com a casa limpa por inteiro: {topic}.',
        'Um dia de trabalho, por todos os cantos da casa: {topic}.',
        'A casa merece um recomeço de vez em quando: {topic}.',
      ],
      steps: [
        ['O ano foi corrido, e a casa acompanhou como deu. Chegou a hora de abrir os armários e cuidar do que ficou para depois.', 'Antes de entregar as chaves, vocês querem deixar a casa como gostariam de encontrar a próxima.'],
        ['É um trabalho que se faz por partes: tirar, esfregar, enxaguar, secar, devolver. No fim, cada parte aparece.'],
        ['Ajuda quem cuida da casa dos pais, quem volta depois de meses fora e quem vai abrir as portas de um negócio.'],
        ['Faça uma lista por cômodo, do que mais incomoda ao que pode esperar. O dia rende quando a ordem está clara.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A gordura pede tempo, e não força: {topic}.',
        'O que limpar poucas vezes por ano: {topic}.',
        'Trilho, coifa e rejunte sem sofrimento: {topic}.',
      ],
      steps: [
        ['Diante da gordura da coifa, o costume é esfregar com força e água fria. O braço cansa, e a mancha continua.'],
        ['Gordura fria é dura e amolece com calor. E pó misturado com água escorre para o canto e seca outra vez.'],
        ['No trilho, use primeiro pincel e aspirador. Na gordura, água quente e detergente por dez minutos, com cuidado para não se queimar.'],
        ['Quem faz limpeza grande começa pelo alto e pelo seco. Água e chão ficam sempre para o fim.'],
      ],
    },
    casual: {
      openings: [
        'Trilho da janela, chegou a sua hora: {topic}.',
        'Dica pra coifa que gruda: {topic}.',
        'Antes de jogar água, pega o pincel: {topic}.',
      ],
      steps: [
        ['A gente joga água no trilho da janela achando que vai ser rápido. Dois minutos depois, tá fazendo escultura de barro.'],
        ['Pó molhado vira barro, e gordura fria vira cola. Na pressa, a gente escolhe justo o jeito mais difícil.'],
        ['Pincel e aspirador primeiro, pano depois. Pra gordura, água quente com detergente, espera dez minutos e só então esfrega.'],
        ['Eu gosto da hora em que a água do balde finalmente sai clara. Dá pra ver que o trabalho valeu.'],
      ],
    },
    funny: {
      openings: [
        'Descobertas atrás do sofá: {topic}.',
        'O dedo que passou em cima do armário: {topic}.',
        'Coisas que a casa esconde da gente: {topic}.',
      ],
      steps: [
        ['Em cima do armário da cozinha existe uma camada que não é pó nem gordura. É a mistura dos dois, com opinião própria.'],
        ['Vapor de panela sobe, encontra o pó e fica. O armário mais alto da cozinha assiste a todos os almoços.'],
        ['Forre o alto do armário com jornal e troque a cada dois meses. Da próxima vez, a limpeza será só dobrar e jogar fora.'],
        ['Ao fim do dia, a família circula pela casa de meia, devagar. Ninguém quer ser o primeiro a cozinhar.'],
      ],
    },
    motivational: {
      openings: [
        'Um canto por vez, até terminar: {topic}.',
        'Prateleira por prateleira, canto por canto: {topic}.',
        'Esfregar, enxaguar e olhar de longe: {topic}.',
      ],
      steps: [
        ['Uma moradora começou por uma prateleira, só para ver. No fim da tarde, a despensa inteira estava em ordem e havia café passado.'],
        ['Trabalho grande assusta quando se olha inteiro. Por partes, cada canto terminado dá vontade de ver o seguinte.'],
        ['Escolha um ponto por semana: geladeira, box, janela, armário. Em dois meses, a casa toda passou pela sua mão.'],
        ['Quem limpa fundo conhece uma alegria simples, que é passar a mão no azulejo e ouvir o chiado da superfície limpa.'],
      ],
    },
  },
}
