import type { ProductType } from '../product-type.ts'

export const coaster: ProductType = {
  nouns: ['porta-copos de resina', 'porta-copo de resina', 'porta-copos em resina', 'jogo de porta-copos de resina', 'descanso de copo de resina'],
  asks: ['quantas pessoas sentam na sua mesa', 'as cores da sala', 'se é presente ou para a sua casa'],
  questions: {
    sale: ['Quantos copos têm lugar na sua mesa?', 'Sua mesa já tem marca de copo?'],
    content: ['Quem nunca usa porta-copos na sua casa?', 'Qual móvel da sua casa você mais protege?'],
  },
  emojis: ['🥂', '🏠', '✨'],
  hashtags: ['portacopos', 'portacoposderesina', 'portacoposemresina', 'resina', 'resinaepoxi', 'descansodecopo', 'mesaposta'],
  sale: {
    professional: {
      openings: [
        'A mesa fica sem marcas e mais bonita: {topic}.',
        'Receber visitas fica melhor com {topic}.',
        '{O topic} {protege/protegem} a mesa sem esconder a beleza dela.',
      ],
      steps: [
        ['A visita olha para os lados com o copo gelado na mão, sem saber onde apoiar. Um lugar à vista resolve antes da pergunta.', 'Aquela marca redonda na madeira começou com um copo só, numa tarde de conversa. Depois dela, toda mesa ganha vigilância.'],
        ['A resina não absorve a água que escorre do copo, e o desenho de cor aparece como se estivesse sob vidro.'],
        ['Serve para a mesa de jantar, o criado-mudo e o escritório. É presente certeiro para quem está de casa nova.'],
        ['Para escolher a quantidade, conte os lugares da sua mesa e some dois. O diâmetro do seu copo maior indica a medida.'],
      ],
    },
    casual: {
      openings: [
        'Sua mesa vai agradecer: {topic}.',
        'Chega de marca de copo, chegou a hora {do topic}.',
        'Quem ama a própria mesa tem {topic}.',
      ],
      steps: [
        ['A gente senta pra conversar, o copo tá suando e ninguém lembra da mesa. Aí fica aquela rodinha branca pra sempre.', 'Sabe quando você vai na casa de alguém e fica sem graça de apoiar o copo? Na sua, ninguém precisa passar por isso.'],
        ['A resina não puxa água, então o copo gelado pode suar à vontade. E o desenho dela fica lindo embaixo do vidro.'],
        ['Fica bem na mesa de centro, na cabeceira, no trabalho. E é presente que a pessoa usa já na primeira visita.'],
        ['Conta quantas pessoas sentam na sua mesa e põe umas a mais. Aproveita e mede o fundo do seu copo maior.'],
      ],
    },
    funny: {
      openings: [
        'Paz entre a visita e a madeira da mesa: {topic}.',
        'A mesa que já sofreu de marca de copo quer {topic}.',
        'Antes da bronca na visita, veio {o topic}.',
      ],
      steps: [
        ['Existe um som que só o dono da mesa escuta, o do copo gelado encostando direto na madeira. Dá para ouvir da cozinha.', 'Ninguém quer ser a pessoa que diz \'põe alguma coisa embaixo\'. Com o porta-copos à vista, a frase nem precisa sair.'],
        ['O copo sua, a resina não bebe, e a mesa continua sem carimbo. É um acordo bom para as três partes.'],
        ['Serve para o jantar com visitas, para o suco ao lado do computador e para o parente que nunca usou um.'],
        ['Conte os lugares da mesa e some dois. Um vai para a cabeceira da cama, o outro ninguém explica.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem gosta de receber e cuida da casa: {topic}.',
        'A mesa da família merece {topic}.',
        'Receber bem está em gestos como {o topic}.',
      ],
      steps: [
        ['Comprar aquela mesa levou meses de conta feita. Cuidar dela no dia a dia é um jeito de valorizar o esforço.', 'Antes da chegada da visita, alguém passou o pano, separou os copos e gelou a água. Esse preparo diz que a pessoa é bem-vinda.'],
        ['A água que escorre do copo fica na resina, e um pano leva embora. É pouco trabalho para uma mesa sem manchas.'],
        ['É bom presente para quem mora sozinho pela primeira vez, para recém-casados e para quem adora uma mesa cheia.'],
        ['Pense em quantas pessoas você gosta de reunir e comece por esse número. As cores podem vir das que a sala já tem.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Copo gelado, xícara quente e a resina: {topic}.',
        'Nem toda bebida vai bem com {topic}.',
        'O uso correto {do topic}, em poucas palavras.',
      ],
      steps: [
        ['Às vezes o porta-copos sobe junto com o copo e cai no meio da conversa. Não é cola, é água.'],
        ['A umidade entre o vidro e a superfície lisa forma uma película que prende. E o calor forte amolece e marca a resina comum.'],
        ['Use para bebidas geladas e seque a superfície entre um copo e outro. Para o que sai do fogo, prefira outro apoio.'],
        ['O desenho visto por cima é feito em camadas finas, com espera entre elas. A pressa, na resina, aparece em forma de bolha.'],
      ],
    },
    casual: {
      openings: [
        'Por que o porta-copos gruda no copo? Culpa da água: {topic}.',
        'Quem tem {topic} já passou por isso.',
        'Uma coisa que aprendi sobre {o topic}.',
      ],
      steps: [
        ['Você levanta o copo, o porta-copos vem junto e despenca na mesa. Todo mundo olha, e a conversa para.'],
        ['A aguinha que escorre faz o vidro grudar na superfície lisa. E o calor deixa a resina mole, aí marca o fundo da caneca.'],
        ['Passa um guardanapo de vez em quando e pronto, não gruda mais. Caneca pelando vai em cima de outra coisa.'],
        ['Pra ficar lisinho assim, a gente caça bolha com paciência antes de endurecer. É quase um passatempo de bancada.'],
      ],
    },
    funny: {
      openings: [
        'Tratado sobre a marca redonda na mesa: {topic}.',
        'A visita, o copo e {o topic}.',
        'Toda casa tem alguém que ignora {o topic}.',
      ],
      steps: [
        ['O copo sobe, o porta-copos sobe junto e os dois se separam no ar. A mesa inteira faz silêncio e depois ri.'],
        ['A culpa é da água entre o copo e o apoio, que gruda como ventosa. É física, embora pareça implicância.'],
        ['Seque o porta-copos de vez em quando, e o número acrobático acaba. Já para o parente distraído, ainda não há método.'],
        ['Na bancada a gente aprende a nivelar, lixar e polir. Ensinar a família a usar continua fora do alcance da técnica.'],
      ],
    },
    motivational: {
      openings: [
        'O cuidado com a mesa de todo dia: {topic}.',
        'Quem recebe com carinho repara {no topic}.',
        'Nas camadas {do topic} há horas de espera.',
      ],
      steps: [
        ['As melhores conversas acontecem em volta de uma mesa com marcas de copo. Ainda assim, dá gosto cuidar dela.'],
        ['A madeira mancha porque a água fica parada e penetra devagar. Basta um apoio no caminho para a mesa durar bonita.'],
        ['Deixe os porta-copos no centro da mesa, e não na gaveta. À mão, até a visita mais tímida usa.'],
        ['Uma camada, uma espera, outra camada. Quem faz sabe que metade do trabalho é deixar a resina quieta no seu tempo.'],
      ],
    },
  },
}
