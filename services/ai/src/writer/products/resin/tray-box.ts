import type { ProductType } from '../product-type.ts'

export const trayBox: ProductType = {
  nouns: ['bandeja de resina', 'bandejinha de resina', 'bandeja em resina', 'porta-joias de resina', 'porta-anel de resina', 'porta-treco de resina', 'caixinha de resina', 'caixa de resina'],
  asks: ['o que você quer guardar', 'onde vai ficar', 'as cores preferidas'],
  questions: {
    sale: ['O que vive espalhado em cima da sua cômoda?', 'O que você guardaria primeiro?'],
    content: ['Onde você deixa os anéis e o relógio quando chega em casa?', 'O que você mais perde dentro de casa?'],
  },
  emojis: ['🏠', '🪞', '✨'],
  hashtags: ['bandejaderesina', 'resina', 'portajoias', 'resinaepoxi', 'pecasemresina', 'bandejas', 'bandejaemresina'],
  sale: {
    professional: {
      openings: [
        'Um lugar bonito para as coisas do dia a dia: {topic}.',
        '{O topic} {arruma/arrumam} e {enfeita/enfeitam} ao mesmo tempo.',
        'O canto mais visto do quarto merece {um topic}.',
      ],
      steps: [
        ['Ao chegar em casa, o anel, o relógio e os brincos ficam cada um num canto. Num lugar só, ninguém procura nada de manhã.', 'A bancada parece desarrumada mesmo com poucas coisas em cima. Reunidas sobre uma peça bonita, as mesmas coisas viram decoração.'],
        ['Na resina, a cor se espalha enquanto o material ainda está líquido. O desenho de uma peça não se repete na seguinte.'],
        ['É presente certo para quem se mudou, para quem gosta de penteadeira arrumada e para quem vive procurando os brincos.'],
        ['Antes de escolher, junte o que vai ficar ali e veja quanto espaço ocupa. Essa conta simples define o tamanho.'],
      ],
    },
    casual: {
      openings: [
        'Pra tirar a bagunça de cima da cômoda: {topic}.',
        'Até a bagunça fica bonita com {um topic}.',
        'Aquele canto do quarto estava pedindo {um topic}.',
      ],
      steps: [
        ['Você chega em casa, tira os brincos e larga no primeiro lugar que aparece. No dia seguinte, cadê o par?', 'Sabe aquela cômoda que a gente arruma e em dois dias já tá cheia de coisinha solta? Ela só precisa de um lugar certo.'],
        ['Na resina a cor vai andando enquanto tá líquida e escolhe o caminho. Por isso cada peça tem um desenho só seu.'],
        ['Dá um presente lindo pra quem tá de casa nova ou pra aquela amiga que perde anel na própria cama.'],
        ['Junta em cima da mesa tudo que você quer guardar e olha o espaço que dá. É assim que se acerta o tamanho.'],
      ],
    },
    funny: {
      openings: [
        'O fim do mistério do brinco sem par: {topic}.',
        'Com {topic}, a bagunça passa a se chamar decoração.',
        'Procura-se um brinco, encontra-se {um topic}.',
      ],
      steps: [
        ['Existe um par de brincos feliz em algum lugar. O resto vive separado, um na cômoda e o outro embaixo da cama.', 'Visita chegando em cinco minutos, e a cômoda cheia de coisas soltas. Põe tudo junto numa peça bonita e diz que é composição.'],
        ['A resina escolhe o próprio desenho enquanto endurece. Fazer duas iguais ninguém consegue, nem pedindo com jeito.'],
        ['Serve para quem perde as coisas, para quem acha as coisas dos outros e para o casal formado por esses dois.'],
        ['Meça antes o espaço e o tamanho da sua coleção. Na segunda parte, pode contar tudo, que ninguém está olhando.'],
      ],
    },
    motivational: {
      openings: [
        'Cuidar das suas coisas começa por um lugar para elas: {topic}.',
        'A pressa da manhã diminui com {um topic}.',
        'Quem gosta da casa em ordem merece {um topic}.',
      ],
      steps: [
        ['Um anel de família, o relógio que foi presente, os brincos da formatura. Coisas assim não deviam dormir em qualquer canto.', 'A semana foi cheia, e a casa mostra. Arrumar um único canto, nem que seja o da cômoda, já muda a vista do quarto.'],
        ['Cada desenho de resina nasce uma vez só, porque a cor se move até o último momento. Quem faz aceita essa surpresa.'],
        ['Serve de presente para quem conquistou o próprio canto, seja um quarto, seja uma mesa, seja a casa inteira.'],
        ['Comece separando o que você usa todo dia. É isso que merece ficar à vista, o resto pode ir para a gaveta.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que pode ficar por perto e o que não pode: {topic}.',
        'Dois hábitos que tiram o brilho {do topic}.',
        'Conservar {o topic} é mais simples do que parece.',
      ],
      steps: [
        ['Perfume, acetona e xícara quente costumam ficar justamente na bancada em que está a resina. São os três que mais mancham.'],
        ['A resina perde o brilho em contato com solventes e álcool, e amolece com calor. A luz direta muda a cor com o tempo.'],
        ['Limpe com pano macio, água e detergente neutro, e seque em seguida. Coloque o frasco de perfume sobre outro apoio.'],
        ['A resina descansa no molde, em superfície nivelada, até endurecer. Se a mesa está torta, a peça mostra para sempre.'],
      ],
    },
    casual: {
      openings: [
        'Cuidado com o perfume: {topic}.',
        'Tem {um topic}? Então vem cá.',
        'O que mancha {o topic} ninguém avisa.',
      ],
      steps: [
        ['Sabe aquela marca redonda que aparece do nada? Foi o perfume que escorreu do frasco ou a caneca de café quente.'],
        ['A resina não se dá com álcool, acetona nem calor. Ela perde o brilho ali, e depois dá trabalho recuperar.'],
        ['Um paninho macio com água e detergente neutro resolve quase tudo. E deixa caneca quente bem longe.'],
        ['Quando eu desenformo, ainda não sei direito como a cor ficou por baixo. É a melhor parte do dia na bancada.'],
      ],
    },
    funny: {
      openings: [
        'Crônicas de cima da cômoda: {topic}.',
        'O que {o topic} {sabe/sabem} sobre você.',
        'Ninguém se perde mais que brinco, por isso existe {o topic}.',
      ],
      steps: [
        ['Todo mundo põe o anel num lugar seguro e vai dormir em paz. Meses depois, o lugar continua seguro e ninguém sabe qual é.'],
        ['A gente lembra que guardou, mas não lembra onde. Por isso as coisas pequenas precisam de um lugar fixo e à vista.'],
        ['Escolha um ponto só e ponha tudo ali assim que chegar, antes de sentar. Depois do sofá, ninguém volta para guardar nada.'],
        ['Na oficina também se perde coisa. A diferença é que, na resina, o que cai dentro fica guardado para sempre.'],
      ],
    },
    motivational: {
      openings: [
        'Ordem nas pequenas coisas: {topic}.',
        'Um canto arrumado com {um topic} muda a vista do quarto.',
        'Fazer {um topic} é saber esperar.',
      ],
      steps: [
        ['Arrumar a casa inteira desanima qualquer um. Arrumar um palmo de cômoda leva cinco minutos e se nota todo dia.'],
        ['O que tem lugar certo volta para ele quase sem pensar. Por isso um canto arrumado tende a continuar assim.'],
        ['Escolha cinco coisas que você usa sempre e dê a elas um lugar fixo. O resto pode ir para a gaveta.'],
        ['Quem trabalha com resina prepara tudo antes, medida, molde e mesa limpa. Na hora de despejar, não dá para procurar nada.'],
      ],
    },
  },
}
