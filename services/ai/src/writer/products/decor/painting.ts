import type { ProductType } from '../product-type.ts'

export const painting: ProductType = {
  nouns: ['pintura', 'pintura em tela', 'aquarela', 'óleo sobre tela'],
  asks: ['onde a pintura vai ficar', 'a medida da parede', 'as cores do ambiente'],
  questions: {
    sale: ['Qual parede da sua casa espera por uma pintura?', 'Você prefere pintura colorida ou de tons calmos?'],
    content: ['Que pintura você lembra de ter visto na casa dos avós?', 'Você já parou muito tempo na frente de uma pintura?'],
  },
  emojis: ['🎨', '🖌️', '🖼️'],
  hashtags: ['pintura', 'pinturaemtela', 'arte', 'artista', 'aquarela', 'oleosobretela', 'artebrasileira'],
  sale: {
    professional: {
      openings: [
        'Uma obra para conviver todos os dias: {topic}.',
        'A parede ganha a mão de um artista: {topic}.',
        '{O topic} {convida/convidam} a olhar com calma.',
      ],
      steps: [
        ['Diante de uma pintura, as pessoas param, dão um passo para a frente e outro para trás. Em casa, essa pausa vira hábito.', 'A sala tem sofá, tapete e cortina, mas ninguém pergunta nada sobre eles. De uma pintura, todos querem saber a história.'],
        ['Cada pincelada foi decidida na hora, e nenhuma se repete. De perto, dá para seguir o caminho da mão.'],
        ['É presente para datas que merecem ser lembradas e para quem está formando o próprio acervo, ainda que pequeno.'],
        ['Para escolher, observe a luz da parede e a distância de onde a pintura vai ser vista. De longe, as maiores aparecem melhor.'],
      ],
    },
    casual: {
      openings: [
        'Quando a parede pede uma pintura de verdade: {topic}.',
        'Fica um tempinho olhando {o topic}.',
        'De perto, {o topic} {tem/têm} ainda mais para mostrar.',
      ],
      steps: [
        ['Sabe quando você passa por uma pintura todo dia e um dia vê um detalhe que nunca tinha visto? É disso que eu gosto.', 'A visita chega, senta, e dali a pouco tá de pé na frente da parede. Aí pergunta quem pintou.'],
        ['Numa pintura dá pra ver onde a mão passou com pressa e onde demorou. Nenhuma outra vai ter esse mesmo gesto.'],
        ['É presente pra aquela data que a pessoa vai lembrar sempre. E pra você, que cansou de olhar a parede vazia.'],
        ['Repara de onde você vai olhar, se é do sofá ou de pertinho. Pra ver de longe, maior é melhor.'],
      ],
    },
    funny: {
      openings: [
        'Para olhar fingindo que entende de arte: {topic}.',
        'A visita vai inclinar a cabeça diante {do topic}.',
        'Todo mundo vira crítico na frente {do topic}.',
      ],
      steps: [
        ['A visita para, cruza os braços e inclina a cabeça para a esquerda. Não entende de arte, mas conhece a posição.', 'Seu tio vê um barco, sua amiga vê o outono, e a criança vê um dinossauro. A pintura deixa que todos tenham razão.'],
        ['Nenhuma pintura sai igual à outra, nem se o artista quiser muito. A mão não aceita copiar e colar.'],
        ['Serve para quem entende de arte, para quem só sabe do que gosta e para quem quer ter assunto no jantar.'],
        ['Veja de onde a pintura vai ser olhada antes de escolher o tamanho. Se for pequena, a visita precisa levantar do sofá, e ninguém levanta.'],
      ],
    },
    motivational: {
      openings: [
        'Um gesto do artista na sua parede: {topic}.',
        'Levar {topic} para casa é valorizar quem pinta.',
        'Para quem escolhe com os próprios olhos: {topic}.',
      ],
      steps: [
        ['A primeira pintura que se compra a gente não esquece. Não precisa ser a maior da sala, só a que fez você parar.', 'Alguém misturou tinta, recuou, voltou e decidiu que estava pronto. Em casa, você convive com essas horas de trabalho.'],
        ['Uma pintura não mostra tudo no primeiro dia. A luz muda, você muda, e ela continua oferecendo detalhes.'],
        ['É um presente para uma formatura, uma casa nova ou uma data redonda. Acompanha a pessoa de endereço em endereço.'],
        ['Ninguém precisa entender de arte para escolher. Repare de qual pintura você ainda se lembra no dia seguinte.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como conservar pintura em casa: {topic}.',
        'Onde não pendurar {um topic}.',
        'Luz e umidade afetam {o topic}.',
      ],
      steps: [
        ['As paredes mais ensolaradas da casa parecem feitas para uma pintura. Com os anos, são as que mais tiram a cor dela.'],
        ['A luz desbota os pigmentos, e a umidade deforma o papel e a tela. São mudanças lentas, que só se notam tarde.'],
        ['Prefira uma parede sem sol direto, longe do banheiro e do fogão. Na tela, tire o pó com um pincel macio e seco.'],
        ['No ateliê, muito tempo se passa sem pintar. O artista senta, olha de longe e espera saber o que falta.'],
      ],
    },
    casual: {
      openings: [
        'Parede com sol não é boa ideia: {topic}.',
        'Cuidados que {um topic} {pede/pedem} em casa.',
        'Você sabia disso sobre {o topic}?',
      ],
      steps: [
        ['A gente escolhe a parede mais clara da casa, com sol de manhã, e pendura ali. Lindo, mas a tinta sente.'],
        ['A luz vai apagando a cor devagar, tão devagar que a gente nem vê. E a umidade mexe com a tela e com o papel.'],
        ['Deixa numa parede de sombra, longe de fogão e banheiro. Se for tela, tira o pó com um pincel macio e sequinho.'],
        ['O mais difícil de pintar é saber parar. Tem sempre mais uma pincelada chamando, e nem toda pincelada ajuda.'],
      ],
    },
    funny: {
      openings: [
        'Como se comportar diante de uma obra: {topic}.',
        'O que se ouve na frente {do topic}.',
        'Alguém sempre diz que faria igual: {topic}.',
      ],
      steps: [
        ['Toda família tem alguém que diz que faria igual. Ninguém oferece um pincel, e o almoço segue em paz.'],
        ['Parece fácil porque só se vê o fim. As tentativas ficaram por baixo, cobertas de tinta, rindo baixinho.'],
        ['Para olhar melhor, comece de longe e chegue perto aos poucos. Inclinar a cabeça é opcional, mas impressiona.'],
        ['No ateliê, há tinta na roupa, na maçaneta e no café. O artista só percebe ao confundir o copo dos pincéis com a caneca.'],
      ],
    },
    motivational: {
      openings: [
        'Camada sobre camada, sem pressa: {topic}.',
        'O que existe por baixo {do topic}.',
        'Quem pinta {topic} aprende a olhar.',
      ],
      steps: [
        ['Quem começa a pintar descobre que a sombra não é preta. A partir daí, passa a ver cor onde antes não via.'],
        ['Pintar é comparar o tempo todo, mais claro, mais escuro, mais quente. A mão melhora porque o olho aprende antes.'],
        ['Pegue um lápis e desenhe por dez minutos o que está na sua mesa. Não para mostrar, só para ver melhor.'],
        ['A assinatura vem por último, num canto. Até chegar ali, a mesma cor foi misturada e desfeita muitas vezes.'],
      ],
    },
  },
}
