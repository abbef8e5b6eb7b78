import type { ProductType } from '../product-type.ts'

export const tapiocaStarch: ProductType = {
  nouns: ['goma de tapioca', 'goma para tapioca', 'massa de tapioca', 'massa para tapioca', 'goma de mandioca', 'goma hidratada', 'goma fresca'],
  asks: ['quantas tapiocas saem por dia na sua casa', 'se é para o café ou para o jantar', 'quantas pessoas comem'],
  questions: {
    sale: ['Recheio doce ou salgado na sua tapioca?', 'No café da manhã ou no jantar?'],
    content: ['Sua tapioca sai inteira ou esfarela?', 'Qual recheio nunca falta na sua casa?'],
  },
  emojis: ['🥥', '🍳', '☕'],
  hashtags: ['gomadetapioca', 'tapioca', 'massadetapioca', 'mandioca', 'cafedamanha', 'cafenordestino', 'comidanordestina'],
  sale: {
    professional: {
      openings: [
        'Frigideira quente e café passado: {topic}.',
        'Para a tapioca sair inteira do fogo: {topic}.',
        '{O topic} {resolve/resolvem} o café e o jantar.',
      ],
      steps: [
        ['A manhã está corrida e ainda falta o café. Uma camada na frigideira, um minuto de fogo, e a tapioca já pode ser recheada.', 'É noite, ninguém quer sujar panelas, e a fome pede algo quente. Com goma em casa, cada um escolhe o próprio recheio.'],
        ['O calor une os grãos numa massa branca e macia, sem óleo e sem forno. O sabor suave aceita doce e salgado.'],
        ['{Atende/Atendem} quem toma café cedo, quem janta leve e quem recebe visita de surpresa. Coco, queijo, ovo e banana combinam bem.'],
        ['Para calcular, conte duas ou três colheres bem cheias por tapioca e lembre quantas pessoas da casa repetem.'],
      ],
    },
    casual: {
      openings: [
        'Frigideira no fogo que hoje tem {topic}.',
        'Café da manhã resolvido: {topic}.',
        'Quem tem {topic} em casa nunca janta mal.',
      ],
      steps: [
        ['Acordou em cima da hora e a barriga já tá reclamando? Peneira na frigideira, vira, recheia e ainda dá tempo de sentar.', 'Fim de domingo, preguiça de cozinhar e geladeira com restinho de queijo. Se tem goma em casa, a janta tá salva.'],
        ['O bom é que não pede óleo, forno nem batedeira. Bateu na frigideira quente, os grãozinhos grudam sozinhos.'],
        ['{Vai/Vão} com coco, manteiga, queijo, carne desfiada, banana. Criança faz com doce, adulto faz com salgado, e ninguém briga.'],
        ['Pensa em quantas tapiocas saem por dia aí e faz umas três colheres pra cada. Quem repete conta como dois.'],
      ],
    },
    funny: {
      openings: [
        'A frigideira está pronta e o ensaio acabou: {topic}.',
        'A segunda sempre sai mais bonita, e haja {topic}.',
        'A frigideira perdoa, a visita repara: {topic}.',
      ],
      steps: [
        ['A primeira tapioca da manhã é sempre um mapa. A segunda já parece redonda, e a terceira vai para a foto.', 'O filho inventou de virar no ar, como viu no vídeo. O cachorro achou a técnica excelente e pediu outra.'],
        ['São grãozinhos soltos que, na frigideira, se abraçam em um minuto. Se grupo de família funcionasse assim, seria uma paz.'],
        ['{Serve/Servem} para o café, o lanche, o jantar e aquela fome das onze que a pessoa jura que não tem.'],
        ['Conte as pessoas e some as tapiocas de treino. Elas não vão para a mesa, mas alguém sempre come em pé.'],
      ],
    },
    motivational: {
      openings: [
        'Começar o dia com algo quente na mesa: {topic}.',
        'A mandioca que alimenta manhãs inteiras: {topic}.',
        'Para cuidar do café de quem sai cedo, {topic}.',
      ],
      steps: [
        ['Quem sai de casa antes do sol merece um café quente. Em poucos minutos, a frigideira faz esse cuidado acontecer.', 'O adolescente preparou a própria tapioca pela primeira vez. Saiu torta, ele comeu com orgulho, e amanhã faz outra.'],
        ['Um bom resultado pede frigideira na temperatura certa e mão leve. É coisa simples, que se aprende repetindo.'],
        ['{Serve/Servem} também para ensinar as crianças a peneirar e para reunir a família numa noite em que cada um recheia a sua.'],
        ['Pense em quem toma café na sua casa e a que horas. Assim você sabe quanto ter à mão durante a semana.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Por que a tapioca esfarela: {topic}.',
        'Frigideira, peneira e fogo: {topic}.',
        'Como conservar {o topic} na geladeira.',
      ],
      steps: [
        ['A tapioca quebra ao virar e cai em pedaços no prato. Muita gente conclui que a goma está ruim, e raramente é isso.', 'Quem faz tapioca em frigideira fria ou com camada grossa demais costuma ter o mesmo problema: ela seca antes de unir.'],
        ['Os grãos de amido precisam de calor rápido e uniforme para se juntar. Grumos e fogo fraco deixam falhas na massa.'],
        ['Peneire sobre a frigideira já quente, espalhe sem apertar e vire quando as bordas se soltarem. Guarde o restante tampado e refrigerado.'],
        ['A mandioca alimentava este país muito antes do pão de trigo. Cada tapioca na frigideira continua essa história.'],
      ],
    },
    casual: {
      openings: [
        'Sua tapioca anda quebrando? Fala comigo: {topic}.',
        'O truque da peneira com {topic}.',
        'O que eu aprendi queimando {topic}.',
      ],
      steps: [
        ['A tapioca desmontou bem na hora de virar? Já aconteceu com todo mundo, e quase nunca é culpa da goma.', 'Muita gente põe a goma na frigideira ainda fria e fica esperando. Aí a tapioca resseca em cima e não junta embaixo.'],
        ['O amido gruda com calor forte e por igual. Se tem caroço ou a camada tá alta, fica buraco e quebra.'],
        ['Peneira direto na frigideira quente, espalha sem apertar e espera a beirada soltar. Aí sim, vira com vontade.'],
        ['A minha primeira do dia ainda sai feia de vez em quando. Eu recheio do mesmo jeito e como antes de alguém ver.'],
      ],
    },
    funny: {
      openings: [
        'Quebra-cabeça de frigideira: {topic}.',
        'A tapioca que virou farofa e a verdade sobre {o topic}.',
        'Três tentativas e uma espátula: {topic}.',
      ],
      steps: [
        ['A tapioca quebrou em oito pedaços. A cozinheira chamou de desconstruída, serviu com garfo e recebeu elogios.', 'O recheio era para duas pessoas, a tapioca era fina como papel. Na dobra, tudo foi parar no prato ao lado.'],
        ['Amido na frigideira fria fica esperando uma ordem que não vem. Na quente, os grãos se organizam em segundos.'],
        ['Aqueça primeiro, peneire depois e segure a vontade de mexer. A beirada avisa quando quer ser virada.'],
        ['Quem diz que nunca quebrou uma tapioca está contando só as que saíram na foto. A frigideira sabe de tudo.'],
      ],
    },
    motivational: {
      openings: [
        'A mandioca e as mãos que a ralam: {topic}.',
        'Aprender na frigideira de todo dia: {topic}.',
        'Uma tradição que cabe na frigideira: {topic}.',
      ],
      steps: [
        ['Muita gente aprendeu a fazer tapioca em pé num banquinho, olhando a mão de alguém mais velho. O ponto não vinha escrito.', 'Errar a primeira e fazer a segunda é a rotina de quem cozinha cedo. Antes das sete, já houve tentativa e acerto.'],
        ['O amido vem da mandioca ralada, lavada e decantada com calma. É trabalho de espera, que não aceita atalho.'],
        ['Ensine alguém da casa a fazer a própria tapioca. Fique ao lado, deixe quebrar e não pegue a espátula.'],
        ['O que alimentou tantos povos continua na nossa frigideira. Um gesto repetido toda manhã também é memória.'],
      ],
    },
  },
}
