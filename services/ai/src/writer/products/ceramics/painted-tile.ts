import type { ProductType } from '../product-type.ts'

export const paintedTile: ProductType = {
  nouns: ['azulejo pintado', 'azulejo pintado à mão', 'azulejo decorado', 'azulejo decorativo', 'azulejo artesanal', 'azulejo de cerâmica', 'azulejo português', 'painel de azulejo', 'painel de azulejos', 'quadro de azulejo'],
  asks: ['onde vai ficar', 'o desenho ou a palavra que imaginou', 'a medida da parede'],
  questions: {
    sale: ['Cozinha, varanda ou fachada?', 'Azul e branco ou muitas cores?'],
    content: ['Qual casa da sua rua tem o azulejo mais bonito?', 'Sua avó tinha azulejo desenhado na cozinha?'],
  },
  emojis: ['🟦', '🎨', '🏠'],
  hashtags: ['azulejo', 'azulejos', 'azulejopintado', 'azulejopintadoamao', 'azulejodecorado', 'azulejoartesanal', 'paineldeazulejo', 'azulejaria', 'ceramicapintada', 'decoracaodecozinha', 'fachada'],
  sale: {
    professional: {
      openings: [
        'Uma parede que conta história: {topic}.',
        '{O topic} {dá/dão} cor à cozinha, à varanda e à fachada.',
        'Pincel, esmalte e uma superfície branca: {topic}.',
      ],
      steps: [
        ['A parede atrás da pia é branca de ponta a ponta. Um único desenho, no lugar certo, já muda a cozinha inteira.', 'Quem passa na calçada diminui o passo para olhar. Não é a casa maior da rua, mas é a que tem desenho na entrada.'],
        ['A tinta e o esmalte deixam um brilho que muda com a luz. De perto, o traço do desenho aparece com nitidez.'],
        ['{Vai/Vão} bem na cozinha, no banheiro, na varanda e no jardim, e também emoldurado. É um presente que lembra viagem.'],
        ['Diga onde vai ficar e tire as medidas da parede. Para um painel, conte quantas peças cabem na largura e na altura.'],
      ],
    },
    casual: {
      openings: [
        'Sua cozinha pedia um desenho: {topic}.',
        'Aquela parede branca ganhou assunto: {topic}.',
        'Olha de pertinho o traço {do topic}.',
      ],
      steps: [
        ['Sabe aquela parede da pia que a gente olha todo dia enquanto lava louça? Imagina um desenho ali.', 'Eu não consigo andar em cidade antiga sem parar em cada fachada. Cada casa tem o seu azul.'],
        ['O que eu gosto é do brilho. Bate a luz da janela, e o desenho parece que acabou de ser feito.'],
        ['{Vai/Vão} na cozinha, no banheiro, no muro do jardim, na entrada com o número da casa. E de presente, quem ganha pendura.'],
        ['Me fala onde vai ficar, as medidas da parede e as cores que já tem por perto. Aí a gente imagina junto.'],
      ],
    },
    funny: {
      openings: [
        'Lavar louça ficou mais cultural: {topic}.',
        'O encanador pediu para não quebrar {o topic}.',
        'A visita achou que era de Lisboa: {topic}.',
      ],
      steps: [
        ['A família dividia a louça por sorteio. Desde que a parede da pia ganhou desenho, apareceram voluntários.', 'O carteiro já reconhece a casa pelo azulejo. Agora toca a campainha só para perguntar se o galo tem nome.'],
        ['Não {murcha/murcham}, não {late/latem} e não {pede/pedem} para trocar de lugar. É a parte mais estável da decoração.'],
        ['{Serve/Servem} para a cozinha, para a fachada e para o banheiro, onde as visitas têm tempo de apreciar os detalhes.'],
        ['Meça a parede, veja as tomadas e conte as peças. Um interruptor no meio do rosto do galo compromete a obra.'],
      ],
    },
    motivational: {
      openings: [
        'Traço a traço, uma parede ganha vida: {topic}.',
        'O desenho que fica na casa: {topic}.',
        'A entrada da sua casa pode dizer mais com {o topic}.',
      ],
      steps: [
        ['A obra terminou, as caixas foram abertas, e a cozinha é sua. Um desenho na parede marca o começo dessa história.', 'Em muitas famílias, a lembrança da casa antiga é uma flor azul na cozinha. Ela volta quando alguém a desenha outra vez.'],
        ['A cor muda bastante até o resultado final. Quem pinta trabalha imaginando o tom que só vai ver depois.'],
        ['É um presente marcante para quem comprou a primeira casa, para quem abriu um restaurante e para quem voltou de longe.'],
        ['Escolha um desenho que você goste de ver todos os dias. Frutas, nomes, pássaros e paisagens costumam fazer boa companhia.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Limpeza e rejunte, os cuidados com {o topic}.',
        'Parede, moldura ou bandeja: onde usar {o topic}.',
        'Sem esponja áspera: {topic}.',
      ],
      steps: [
        ['Na cozinha, é comum usar saponáceo e palha de aço contra a gordura. O desenho perde o brilho e ganha riscos.', 'Muitos escolhem o desenho antes de medir a parede. Na instalação, falta um pedaço ou sobra metade de um pássaro.'],
        ['O brilho está numa camada fina de superfície. Riscada, ela passa a segurar a gordura que antes saía fácil.'],
        ['Limpe com pano macio e detergente neutro, e seque em seguida. Antes de encomendar, risque a área na parede com fita.'],
        ['Os azulejos vieram de longe e se deram bem com a nossa luz. Em muitas cidades, são a cara da rua.'],
      ],
    },
    casual: {
      openings: [
        'Palha de aço longe daqui: {topic}.',
        'Mede a parede antes, por favorzinho: {topic}.',
        'Gordura de cozinha e {o topic}, como limpar.',
      ],
      steps: [
        ['A fritura espirra, a gente pega a palha de aço e esfrega com vontade. O desenho não gosta nem um pouco.', 'Já vi gente apaixonada pelo desenho e só depois medir a parede. Ficou o galo sem rabo.'],
        ['O brilho é uma casquinha bem fina por cima. Se arranha, a sujeira passa a morar no risco.'],
        ['Paninho com detergente neutro, sem deixar juntar gordura, e pronto. E risca com fita na parede antes de escolher o tamanho.'],
        ['Eu gosto de desenho de cozinha que a gente decora sem querer. Anos depois, ainda lembra de cada folhinha.'],
      ],
    },
    funny: {
      openings: [
        'O galo da cozinha e {o topic}, crônicas da pia.',
        'Onde foi parar a metade do pássaro: {topic}.',
        'Conversas com a parede: {topic}.',
      ],
      steps: [
        ['Quem lava louça todo dia acaba dando nome aos desenhos. O galo é Osvaldo, e ele tem opinião sobre panela queimada.', 'Contaram as peças duas vezes e chegaram a números diferentes. O painel, sábio, ficou esperando a terceira.'],
        ['A parede nunca tem a medida que a família diz. Entre o chute e a trena, costuma faltar um palmo.'],
        ['Meça a largura e a altura em dois pontos e anote. A trena não se ofende se você conferir.'],
        ['O desenho fica, as panelas passam, e a parede assiste. Ela já viu muita promessa de não acumular louça.'],
      ],
    },
    motivational: {
      openings: [
        'A mão firme diante da peça branca: {topic}.',
        'O traço que não se apaga: {topic}.',
        'Aprender a pintar {um topic} pede muitas folhas.',
      ],
      steps: [
        ['O principiante ensaia no papel até a mão soltar. Na superfície lisa, o pincel corre mais e perdoa menos.', 'Uma curva tremida, e é preciso limpar e começar de novo. Quem pinta tem sempre um pano úmido ao lado.'],
        ['O pincel carrega tinta e água, e a quantidade muda o tom. Só a repetição ensina quanto pegar.'],
        ['Para treinar, desenhe a mesma folha cinquenta vezes. As últimas dez já sairão de um só gesto.'],
        ['Numa parede desenhada, cada peça precisa da vizinha. Sozinha, é um pedaço de folha, e junto, é um jardim.'],
      ],
    },
  },
}
