import type { ProductType } from '../product-type.ts'

export const table: ProductType = {
  nouns: ['trilho de mesa', 'trilho de mesa de patchwork', 'caminho de mesa de patchwork', 'jogo americano de patchwork', 'toalha de mesa de patchwork'],
  asks: ['a medida da mesa', 'quantas pessoas sentam', 'a cor da louça'],
  questions: {
    sale: ['Quantas pessoas sentam na sua mesa?', 'Sua louça é lisa ou estampada?'],
    content: ['Quem põe a mesa na sua casa?', 'Sua mesa hoje tem boleto, chave ou fruteira?'],
  },
  emojis: ['🍽️', '🧵', '🪡'],
  hashtags: ['trilhodemesa', 'patchwork', 'jogoamericano', 'caminhodemesa', 'mesaposta', 'patchworkbrasil', 'trilhodemesapatchwork'],
  sale: {
    professional: {
      openings: [
        'Uma mesa com cor antes da comida: {topic}.',
        '{O topic} {prepara/preparam} a mesa para receber.',
        'Tecidos diferentes na mesma mesa: {topic}.',
      ],
      steps: [
        ['A louça é simples, a mesa é escura, e a comida ainda está no forno. Com tecidos coloridos, a sala já parece esperar gente.', 'Entre uma refeição e outra, a mesa passa horas vazia. Com patchwork em cima, ela continua fazendo parte da casa.'],
        ['Estampas diferentes se juntam num só desenho. De perto, cada emenda mostra como um tecido foi parar ao lado do outro.'],
        ['Serve ao almoço de família, ao café com amigas e à mesa de todo dia. É presente certeiro de casa nova.'],
        ['Meça o comprimento da mesa, conte os lugares e olhe a cor da louça. A escolha do tecido parte daí.'],
      ],
    },
    casual: {
      openings: [
        'Cor na mesa, de ponta a ponta: {topic}.',
        '{O topic} {alegra/alegram} até a mesa da semana.',
        'Mesa simples, tecido bonito: {topic}.',
      ],
      steps: [
        ['A gente põe a mesa com a louça de sempre e fica faltando cor. Tecido bonito embaixo e pronto.', 'Mesa vazia parece que espera alguma coisa. Com patchwork em cima, ela já tá bonita antes do almoço.'],
        ['Cada tecido é de um jeito, e a graça tá na mistura. A visita sempre acha o que mais gosta e aponta.'],
        ['Almoço de família, café da tarde, mesa de todo dia. E pra quem se mudou, é presente que se usa logo.'],
        ['Me passa a medida da mesa, quantos sentam e a cor da louça. Com isso a gente acha o tecido.'],
      ],
    },
    funny: {
      openings: [
        'Sentem o tio do molho na outra ponta: {topic}.',
        '{O topic} {deixa/deixam} a mesa pronta para a foto.',
        'A comida que se esforce: {topic}.',
      ],
      steps: [
        ['O almoço atrasou meia hora, mas a mesa estava tão bonita que todos tiraram foto. A fome virou álbum.', 'Em toda família há quem derrube e quem finja que não viu. Numa mesa bonita assim, os dois juram que foi o outro.'],
        ['Há um pedaço de tecido para cada gosto. O tio da ponta já avisou que o lugar dele é o da estampa azul.'],
        ['Para o almoço, para o café e para a mesa que hoje guarda boleto, carregador e uma maçã.'],
        ['Meça a mesa aberta e a mesa fechada. Na sua casa ela vive aberta, porque sempre chega mais um.'],
      ],
    },
    motivational: {
      openings: [
        'A mesa de quem gosta de reunir: {topic}.',
        '{O topic} {põe/põem} cor na rotina.',
        'Muitas emendas para uma mesa só: {topic}.',
      ],
      steps: [
        ['Quem prepara a mesa é quase sempre o último a sentar. Uma mesa bonita é um agrado também para essa pessoa.', 'Reunir a família dá trabalho e dá alegria. Com a mesa bem posta, quem chega percebe que era esperado.'],
        ['Cada faixa precisa ser cortada na largura certa. Pequenas diferenças se somam, e a ponta denuncia.'],
        ['Para o primeiro apartamento, para a casa antiga da família e para a mesa em que também se faz lição.'],
        ['Comece por um tecido de que você gosta muito e deixe que os outros combinem com ele.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como combinar a louça com {o topic}.',
        'Lavar e passar {o topic} sem erro.',
        'Uma mesa com muitas estampas: {topic}.',
      ],
      steps: [
        ['Diante de tantas estampas, a dúvida é qual louça usar. Muita gente guarda a peça por achar que não combina.'],
        ['O olho procura uma cor calma no meio de tantas. E as emendas, com ferro quente e puxão, cedem para um lado.'],
        ['Escolha a cor mais discreta da peça e repita num só item da mesa. Com o ferro, encoste e levante, sem arrastar.'],
        ['Combinar tecidos começa por um só, o mais forte. Os outros vêm depois, mais calmos, para ele aparecer.'],
      ],
    },
    casual: {
      openings: [
        'Com que louça vai {o topic}?',
        'Ferro na emenda, cuidado: {topic}.',
        'Misturar estampa sem medo: {topic}.',
      ],
      steps: [
        ['A gente ama a peça, põe na mesa e trava na hora do prato. Aí guarda e usa a lisa de sempre.'],
        ['Quando tem muita estampa, falta um lugar calmo pro olho. Já a costura cede quando a gente puxa.'],
        ['Prato branco vai com tudo. E ferro, em cima da emenda, é só encostar e levantar, sem arrastar.'],
        ['Eu começo por um tecido e escolho os outros em volta dele. Se dois brigam, um volta pra caixa.'],
      ],
    },
    funny: {
      openings: [
        'O molho também escolhe a estampa: {topic}.',
        'A mesa, as tias e {o topic}.',
        'Lições de estampa com {topic}.',
      ],
      steps: [
        ['Sobre a mesa, flores, listras e bolinhas convivem em paz. Em volta dela, a família discute quem pôs açúcar no café.'],
        ['Estampa miúda disfarça pingo, mas não disfarça a cara de quem pingou. Um dos dois se resolve com água fria.'],
        ['Se cair molho, absorva, não esfregue, e distraia a sogra. A ordem pode variar conforme a família.'],
        ['Quem costura entra em loja de tecido para comprar linha. Sai com três metros e uma explicação pronta.'],
      ],
    },
    motivational: {
      openings: [
        'Uma emenda leva à outra: {topic}.',
        'Quem costura {topic} mede duas vezes.',
        'Tecido por tecido, até fechar a mesa: {topic}.',
      ],
      steps: [
        ['Muita gente começou a costurar com uma peça para a própria mesa. Ficou torta, e ainda assim recebeu visita.'],
        ['Reta perfeita não vem da máquina, vem do corte. Uma régua firme poupa muita costura desfeita.'],
        ['Tire uma foto dos tecidos em preto e branco. Se todos ficarem iguais no tom, troque um deles.'],
        ['Ao virar a peça e ver as costuras retas, quem fez lembra de cada medida. As tortas também contam o seu dia.'],
      ],
    },
  },
}
