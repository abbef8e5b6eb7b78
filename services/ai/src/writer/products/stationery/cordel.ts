import type { ProductType } from '../product-type.ts'

export const cordel: ProductType = {
  nouns: ['cordel', 'literatura de cordel', 'folheto de cordel', 'livreto de cordel', 'livro de cordel', 'cordel personalizado', 'cordel de casamento', 'cordel de aniversário'],
  asks: ['de quem ou do que o cordel vai falar', 'as histórias que não podem faltar', 'a ocasião'],
  questions: {
    sale: ['Que história da sua família daria um cordel?', 'De quem seriam os versos?'],
    content: ['Você sabe algum verso de cor?', 'Alguém lia em voz alta na sua casa?'],
  },
  emojis: ['📖', '🌵', '🎶'],
  hashtags: ['cordel', 'literaturadecordel', 'cordelista', 'cordelpersonalizado', 'poesiapopular', 'nordeste', 'culturanordestina', 'xilogravura', 'folheto', 'versos', 'poesiabrasileira'],
  sale: {
    professional: {
      openings: [
        'Histórias em verso, para ler em voz alta: {topic}.',
        '{O topic} {guarda/guardam} a rima e a memória do povo.',
        'Da memória para o papel: {topic}.',
      ],
      steps: [
        ['Alguém abre o folheto, limpa a garganta e começa. Na segunda estrofe, a sala inteira já se calou.', 'Na festa de família, em vez do discurso, uma história em rima. Os avós se reconhecem nos versos e pedem para repetir.'],
        ['A rima e a métrica dão ritmo à leitura e ajudam a decorar. Quem escuta uma vez já repete os versos seguintes.'],
        ['{Tem/Têm} lugar na sala de aula, na festa, na coleção e na mala de viagem. Professores e leitores gostam em igual medida.'],
        ['Pense no tema, em quem vai ler e em que momento. Em voz alta, os nomes e os lugares conhecidos fazem diferença.'],
      ],
    },
    casual: {
      openings: [
        'Puxa a cadeira que vem rima: {topic}.',
        'Lê em voz alta que fica melhor: {topic}.',
        'História boa cabe {no topic}.',
      ],
      steps: [
        ['Sabe aquele tio que conta caso e todo mundo para pra ouvir? Em verso é a mesma coisa, só que com música.', 'Barbante na parede, folheto pendurado e uma criança escolhendo pela capa. Eu acho essa cena a coisa mais linda.'],
        ['O gostoso é o ritmo. A gente lê a primeira estrofe e já vai batendo o pé sem perceber.'],
        ['{Vai/Vão} pra escola, pra estante, pra mala de quem visita o Nordeste. E pra festa de família, então, emociona e faz rir.'],
        ['Me conta o assunto e quem são as pessoas da história. Nome, lugar e uma boa mania já rendem verso.'],
      ],
    },
    funny: {
      openings: [
        'Rimou com o tio, e agora a família sabe: {topic}.',
        '{O topic} {conta/contam} tudo, e ainda rima.',
        'Fofoca com métrica: {topic}.',
      ],
      steps: [
        ['O tio foi ouvir os versos crente que era elogio. Na terceira estrofe, apareceu a história da bicicleta no rio.', 'A avó corrigiu a rima, a data e o nome da vaca. Depois pediu uma cópia para ler às amigas.'],
        ['O que em prosa daria briga, em verso dá gargalhada. É difícil ficar bravo com uma rima bem achada.'],
        ['{Serve/Servem} para a escola, para a festa e para contar em público aquele caso que todos já conhecem pela metade.'],
        ['Escolha a história e confira quem vai estar presente. Alguns casos rimam demais para certos ouvintes.'],
      ],
    },
    motivational: {
      openings: [
        'A palavra do povo segue viva: {topic}.',
        'Ler em roda ainda junta gente: {topic}.',
        'A memória contada em versos: {topic}.',
      ],
      steps: [
        ['Na feira, gente que não sabia ler comprava o folheto e pedia que lessem em voz alta. A história chegava a todos.', 'Um menino decorou os versos que o avô recitava. Hoje é ele quem recita, e o avô escuta com os olhos fechados.'],
        ['Cada estrofe precisa caber na conta das sílabas e fechar na rima. A liberdade do poeta mora dentro desse rigor.'],
        ['É um reconhecimento a quem ensina, a quem conta histórias e a quem carrega o sertão na fala.'],
        ['Pergunte à família qual caso merece ser lembrado. O melhor enredo costuma estar na cozinha.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Sextilha, rima e métrica, o básico: {topic}.',
        'Como usar {o topic} em sala de aula.',
        'De onde vem o nome: {topic}.',
      ],
      steps: [
        ['Muitos pensam que basta rimar. O ouvido, no entanto, estranha quando um verso é mais comprido do que os outros.', 'A dúvida mais frequente é de onde vem o nome. Ele lembra os barbantes em que os folhetos ficavam pendurados nas feiras.'],
        ['A forma mais comum é a sextilha: seis versos de sete sílabas, em que o segundo, o quarto e o sexto rimam.'],
        ['Para ler bem, marque o ritmo com a mão na mesa e faça uma pausa no fim de cada estrofe.'],
        ['É uma literatura feita para a voz. No papel ela descansa, e na leitura ela volta a andar.'],
      ],
    },
    casual: {
      openings: [
        'Bora entender a rima? O assunto é {topic}.',
        'Seis linhas, sete sílabas e muito balanço: {topic}.',
        'Dica pra ler {o topic} em voz alta.',
      ],
      steps: [
        ['A pessoa rima amor com dor e acha que tá pronto. Mas tem uma continha por trás, e é ela que dá o balanço.', 'Muita gente tem vergonha de ler em voz alta. Pois é justamente assim que fica bom.'],
        ['São seis linhas, com sete sílabas cada uma. Por isso parece que a gente tá cantando.'],
        ['Bate palma enquanto lê, uma por sílaba, e vê onde sobra ou falta. Criança aprende isso brincando.'],
        ['Eu gosto de ler pros mais velhos. Sempre tem um que continua o verso de cabeça.'],
      ],
    },
    funny: {
      openings: [
        'A rima que faltava para jumento: {topic}.',
        'Contando sílabas nos dedos do pé: {topic}.',
        'O poeta e o cachorro disputam {o topic}.',
      ],
      steps: [
        ['O poeta procura uma rima há dois dias. A família já oferece palavras na mesa do jantar, e nenhuma cabe.', 'Faltou um dedo para a oitava sílaba, e era só para ter sete. O verso foi cortado, e o poeta, consolado.'],
        ['A sílaba poética não é igual à da escola. Se uma termina e a outra começa em vogal, as duas viram uma só.'],
        ['Leia em voz alta e bata na mesa. Onde a mão tropeçar, há uma sílaba sobrando ou uma xícara no caminho.'],
        ['Rima boa chega na hora errada: no banho, no ônibus, no meio da reunião. Convém ter sempre um lápis por perto.'],
      ],
    },
    motivational: {
      openings: [
        'Um verso por dia também faz um livro: {topic}.',
        'O ofício de contar bem uma história: {topic}.',
        'Quem ouviu na infância escreve hoje: {topic}.',
      ],
      steps: [
        ['As primeiras estrofes saem mancas, e a rima parece forçada. O ouvido é que ensina, de tanto escutar.', 'Patativa do Assaré trabalhava na roça e compunha de memória. Só depois os versos iam para o papel.'],
        ['Quem conta em verso precisa escolher. Só entra o que move a história, porque cada sílaba tem lugar marcado.'],
        ['Comece contando uma história verdadeira em três estrofes. Leia para alguém e repare onde a pessoa sorri.'],
        ['Uma história guardada acaba se perdendo. Em verso, ela encontra outras bocas e segue viagem.'],
      ],
    },
  },
}
