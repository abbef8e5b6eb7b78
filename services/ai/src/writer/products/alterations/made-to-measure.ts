import type { ProductType } from '../product-type.ts'

export const madeToMeasure: ProductType = {
  nouns: ['costura sob medida', 'roupa sob medida', 'vestido sob medida', 'calça sob medida', 'terno sob medida'],
  asks: ['a ocasião', 'a data em que vai usar', 'as fotos do que você gosta'],
  questions: {
    sale: ['Que roupa você procura e nunca acha pronta?', 'É pra festa, pro trabalho ou pro dia a dia?'],
    content: ['O que é mais difícil achar pronto, calça ou vestido?', 'Você já mandou fazer uma roupa? Qual foi?'],
  },
  emojis: ['📏', '🧵', '🪡'],
  hashtags: ['sobmedida', 'roupasobmedida', 'costurasobmedida', 'atelierdecostura', 'costureira', 'modasobmedida', 'modaautoral'],
  sale: {
    professional: {
      openings: [
        'Na medida do seu corpo: {topic}.',
        '{O topic} {começa/começam} com uma boa conversa.',
        'Quando a roupa pronta não veste como você quer: {topic}.',
      ],
      steps: [
        ['Você procura há semanas e nada veste como imagina. Quando a cor agrada, o corte não, e quando o corte serve, falta o tamanho.', 'A fita passa pelos ombros, pela cintura, pelo comprimento. A partir desses números, a peça começa a tomar forma.'],
        ['Na roupa sob medida, o molde segue o seu corpo. Cada prova acerta um pouco mais o caimento, antes do acabamento.'],
        ['É a escolha de quem tem uma data importante, de quem não acha numeração e de quem sabe bem o que quer.'],
        ['Traga referências e diga a data em que vai usar. Com tempo, as provas são tranquilas e cabem mudanças.'],
      ],
    },
    casual: {
      openings: [
        'A roupa que você imaginou pode existir: {topic}.',
        'Cansou de procurar? Vem de {topic}.',
        'Do papel pro corpo: {topic}.',
      ],
      steps: [
        ['A gente procura em dez lojas e volta com um sorvete. A roupa que tá na cabeça parece que não existe em lugar nenhum.', 'Tem gente que nunca vestiu uma roupa que caísse certinha. Quando veste pela primeira vez, fica se olhando um tempão.'],
        ['Aqui o molde nasce das suas medidas, e não o contrário. A gente prova, marca, acerta, prova de novo, até ficar bom.'],
        ['É pra festa, pra trabalho, pra quem não acha tamanho ou pra quem cansou de usar o que todo mundo usa.'],
        ['Me manda fotos do que você gosta e a data que precisa. Até desenho em guardanapo ajuda, pode acreditar em mim.'],
      ],
    },
    funny: {
      openings: [
        'Para quem já brigou com todos os provadores: {topic}.',
        'A fita métrica não julga: {topic}.',
        'Para você, e não para o manequim: {topic}.',
      ],
      steps: [
        ['O manequim da vitrine não senta, não almoça e usa seis alfinetes nas costas. A comparação sempre foi injusta.', 'No provador, o tamanho certo fecha embaixo e não fecha em cima. O maior fecha em cima e cabe mais alguém.'],
        ['Sob medida, é a roupa que se esforça para servir. Para variar, você só fica de pé e levanta os braços.'],
        ['Para o casamento do primo, para o trabalho e para quem usa dois números diferentes da cintura para baixo.'],
        ['Traga a referência e almoce antes da prova, como de costume. Medida tirada em jejum causa surpresas na festa.'],
      ],
    },
    motivational: {
      openings: [
        'Uma peça pensada para quem vai vestir: {topic}.',
        'Da ideia à última prova: {topic}.',
        '{O topic} para um momento que é seu.',
      ],
      steps: [
        ['Você descreve o que imagina, com as mãos no ar. Semanas depois, veste aquilo diante do espelho e reconhece a ideia.', 'Um dia importante se aproxima e você quer estar bem na roupa. Cada prova deixa esse dia um pouco mais perto.'],
        ['Fazer sob medida leva tempo, porque cada corpo ensina alguma coisa ao molde. O cuidado aparece quando você se mexe.'],
        ['Serve à primeira festa, ao novo cargo, ao casamento. E também a quem só quer uma peça boa, que dure.'],
        ['Pense em como quer se sentir ao andar e sentar com a peça. Contar isso ajuda tanto quanto uma foto.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como se preparar para tirar medidas: {topic}.',
        'O que dizer na primeira conversa sobre {topic}.',
        'Boas medidas fazem boa roupa: {topic}.',
      ],
      steps: [
        ['A pessoa chega para medir de casaco grosso e encolhe a barriga. A roupa fica pronta, e ninguém entende por que aperta.'],
        ['Um molde usa mais de dez medidas, e cada uma conta com o corpo à vontade. Dois centímetros a menos mudam tudo.'],
        ['Vista roupa fina e fique em pé como de costume. Se vai usar salto ou cinta, leve no dia.'],
        ['Medidas em casa servem de ponto de partida, com a fita paralela ao chão. A prova é que dá a palavra final.'],
      ],
    },
    casual: {
      openings: [
        'Como explicar a roupa que você imagina: {topic}.',
        'Foto ajuda, mas falta o resto: {topic}.',
        'Um papo com quem pensa em {topic}.',
      ],
      steps: [
        ['Às vezes a pessoa ama a foto inteira e não sabe que ama só a cor. Acontece muito, e é normal.'],
        ['Uma foto junta corte, pano, luz e o corpo de quem posou. O que encanta pode ser qualquer uma dessas coisas.'],
        ['Separa três ou quatro imagens e anota em cada uma do que gostou. E conta também o que você não usa de jeito nenhum.'],
        ['Com isso, a conversa flui e a primeira prova já chega perto. Eu adoro essa parte de transformar anotação em roupa.'],
      ],
    },
    funny: {
      openings: [
        'O que acontece durante uma prova de {topic}.',
        'Fique parado, disse a fita métrica: {topic}.',
        'Alfinetes, espelho e muita pose: {topic}.',
      ],
      steps: [
        ['Há uma postura de prova, que não existe fora dela. Queixo no alto, barriga para dentro e a elegância de uma estátua.'],
        ['O alfinete marca a roupa onde o corpo está. Se o corpo estava posando, a roupa vai servir apenas para posar.'],
        ['Olhe para a frente, solte os braços e fique à vontade. Depois sente e levante, com cuidado, por causa dos alfinetes.'],
        ['No fim, tire a peça devagar, como quem desarma alguma coisa. Sempre sobra um alfinete, e ele sempre acha você.'],
      ],
    },
    motivational: {
      openings: [
        'As mãos que fazem uma roupa: {topic}.',
        'O que existe por trás de {topic}.',
        'Uma prova de cada vez: {topic}.',
      ],
      steps: [
        ['Antes do tecido bom, há um papel riscado e uma peça de teste. Quase ninguém vê essa parte do trabalho.'],
        ['O corpo é redondo, e o tecido é plano. Pences, recortes e passadas de ferro existem para juntar os dois.'],
        ['Vire uma roupa bem feita do avesso e olhe as costuras. Margens limpas e linhas retas mostram o cuidado de quem fez.'],
        ['Na última prova, quem veste olha o espelho. Quem costurou olha a barra, o ombro e, só no fim, o sorriso.'],
      ],
    },
  },
}
