import type { ProductType } from '../product-type.ts'

export const lashExtensions: ProductType = {
  nouns: ['cílios', 'extensão de cílios', 'alongamento de cílios', 'volume russo', 'volume brasileiro', 'manutenção de cílios'],
  asks: ['para quando é', 'se prefere um efeito leve ou marcante', 'se usa óculos ou lentes'],
  questions: {
    sale: ['Você é do efeito discreto ou do marcante?', 'Rímel todo dia ou só em festa?'],
    content: ['Você dorme de lado, de bruços ou de barriga para cima?', 'Quem aí já dormiu na maca?'],
  },
  emojis: ['👁️', '💁‍♀️', '✨'],
  hashtags: ['extensaodecilios', 'cilios', 'alongamentodecilios', 'volumerusso', 'volumebrasileiro', 'lashdesigner', 'ciliosperfeitos'],
  sale: {
    professional: {
      openings: [
        'Um olhar pronto desde a hora de acordar: {topic}.',
        '{O topic} para a viagem, a festa ou a rotina.',
        'Para quem quer sair de casa sem máscara de cílios, {topic}.',
      ],
      steps: [
        ['O despertador toca, você lava o rosto e o olhar já está arrumado. Para quem sai cedo, é um passo a menos diante do espelho.', 'Na viagem de férias, ninguém quer retocar máscara de cílios na praia. Com os fios no lugar, as fotos saem em qualquer horário.'],
        ['Comprimento, curvatura e volume mudam o desenho do olho. A combinação certa depende do formato dele e do efeito que você procura.'],
        ['Há quem prefira um efeito leve para o dia a dia e quem queira presença para uma festa. Os dois caminhos cabem na conversa.'],
        ['Antes de marcar, conte se usa lentes, óculos ou se já teve alguma reação a produtos. Venha sem maquiagem nos olhos.'],
      ],
    },
    casual: {
      openings: [
        'Acordar e já estar com o olhar pronto: {topic}.',
        'Deita, fecha o olho e deixa comigo {o topic}.',
        'Rímel borrado nunca mais? Vem de {topic}.',
      ],
      steps: [
        ['Sabe acordar em cima da hora e ainda ouvir um elogio? É isso que as clientes me contam na volta, rindo.', 'Você deita, fecha o olho e descansa um pouco enquanto eu trabalho. Muita cliente dorme, e eu continuo em silêncio.'],
        ['Não existe um modelo que fique bem em todo mundo. Eu olho o formato do seu olho e a gente escolhe curva e tamanho.'],
        ['Dá pra ir de discreto a bem marcante, do escritório à festa de casamento. Na dúvida, começa leve e depois aumenta.'],
        ['Quando marcar, me conta se usa óculos ou lente e vem sem rímel. E reserva um tempinho, porque fio por fio demora.'],
      ],
    },
    funny: {
      openings: [
        'Dormir no horário de trabalho, com desculpa: {topic}.',
        'Piscar virou um acontecimento com {topic}.',
        'A piscada mais comentada da festa: {topic}.',
      ],
      steps: [
        ['É o único compromisso em que dormir não pega mal. Você deita, fecha os olhos e acorda com outro olhar.', 'O rímel à prova d\'água enfrenta piscina, chuva e choro de novela. Só não resiste à coçada de olho às três da tarde.'],
        ['Com a curva certa para o seu olho, até o olhar de quem esqueceu a senha parece charme. Continua sem senha, mas bonito.'],
        ['Útil no casamento, nas férias e naquela foto surpresa de grupo. O olhar estava pronto, mesmo que você não estivesse.'],
        ['Se for marcar, deixe um pouco de sono guardado para aproveitar a maca. Venha sem maquiagem nos olhos e com o celular no silencioso.'],
      ],
    },
    motivational: {
      openings: [
        'Uma pausa de olhos fechados e {topic}.',
        '{O topic} para quem começa o dia cedo.',
        'Na correria da manhã, um passo a menos: {topic}.',
      ],
      steps: [
        ['Durante o atendimento, não dá para ver tela nem responder recado. Para muita gente, é a primeira pausa de verdade da semana.', 'Quem acorda antes da casa inteira conta os minutos diante do espelho. Ter um passo já resolvido deixa a manhã mais leve.'],
        ['Os fios são colocados um a um, com pinça e paciência. O olhar pronto é a soma de muitos gestos pequenos.'],
        ['Combina com dia de casamento, com formatura e com quem dá aula às sete da manhã. Cada rotina pede um efeito.'],
        ['Reserve um horário sem nada logo depois e combine a manutenção ao sair. Com a volta marcada, o olhar não fica pela metade.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Cuidados que conservam {o topic}.',
        'O que evitar depois {do topic}.',
        'A dúvida mais frequente, lavar ou não lavar: {topic}.',
      ],
      steps: [
        ['Muita gente deixa de lavar os olhos por medo de soltar os fios. Acontece o contrário, a sujeira é que atrapalha.'],
        ['A oleosidade e os restos de maquiagem se acumulam na base dos fios. Com o tempo, a cola perde a força e eles caem antes.'],
        ['Lave com produto próprio para cílios, seque sem esfregar e penteie com a escovinha. Demaquilante oleoso fica de fora.'],
        ['A aplicação é feita fio a fio, e a mão quase não se move. Quem vê de longe imagina que a cena está parada.'],
      ],
    },
    casual: {
      openings: [
        'Pode lavar depois {do topic}, sim, e eu explico como.',
        'Você também dorme de bruços? Então lê isto: {topic}.',
        'O que eu repito depois {do topic}.',
      ],
      steps: [
        ['Toda semana alguém me pergunta se pode molhar. Pode e deve, e a pessoa sai aliviada porque já tava com medo do banho.'],
        ['Cola não gosta de óleo, e a pele produz óleo o tempo todo. Se não lava, vai juntando ali na base e o fio solta.'],
        ['Usa um produto próprio pra cílios, enxágua, seca com cuidado e passa a escovinha. E nada de puxar o que tá soltando.'],
        ['Eu trabalho de lupa e pinça, num silêncio bom. Às vezes a cliente ronca de levinho, e eu acho um elogio.'],
      ],
    },
    funny: {
      openings: [
        'O travesseiro fez das suas depois {do topic}.',
        'O travesseiro tem opinião sobre {o topic}.',
        'Um olho perfeito e o outro dormiu de lado: {topic}.',
      ],
      steps: [
        ['Vento na rua, cílio no óculos, travesseiro do lado esquerdo. A vida de quem tem fios longos é cheia de obstáculos.'],
        ['O travesseiro pressiona os fios por horas e dá a eles a própria opinião. De manhã, cada olho foi penteado por alguém.'],
        ['Dormir de barriga para cima ajuda, e a escovinha ao acordar resolve o resto. Arrancar o fio torto não conta como solução.'],
        ['Quem trabalha com cílios pisca menos que a população em geral. É a concentração, e também a vontade de ver tudo de perto.'],
      ],
    },
    motivational: {
      openings: [
        'Fio a fio, com calma: {topic}.',
        'A mão firme e a paciência por trás {do topic}.',
        'O silêncio também faz parte {do topic}.',
      ],
      steps: [
        ['Por mais de uma hora, duas pessoas dividem uma sala quase sem falar. Uma descansa, e a outra trabalha em milímetros.', 'Os primeiros treinos são feitos em esponjas e manequins, fio após fio. A mão demora a aprender a quase não se mexer.'],
        ['Os cílios naturais têm um ciclo e caem aos poucos, todos os dias. Por isso a manutenção faz parte, e não é defeito.'],
        ['Separe dois minutos de manhã para lavar e pentear os fios. O hábito pequeno evita a correria antes de um compromisso.'],
        ['No fim, a pessoa abre os olhos e procura o espelho. Os segundos antes do sorriso são os mais longos para quem fez.'],
      ],
    },
  },
}
