import type { ProductType } from '../product-type.ts'

export const maternityBag: ProductType = {
  nouns: ['bolsa maternidade', 'mala maternidade', 'kit maternidade'],
  asks: ['para quando é o bebê', 'o que pede a lista da maternidade', 'quem vai carregar no dia a dia'],
  questions: {
    sale: ['A bolsa da maternidade já está pronta ou ainda falta?', 'Qual foi a primeira coisa que você separou pro bebê?'],
    content: ['O que você levou pra maternidade e nem usou?', 'Quantas vezes você arrumou a bolsa antes da hora?'],
  },
  emojis: ['👜', '👶', '🍼'],
  hashtags: ['bolsamaternidade', 'bolsadematernidade', 'bolsasmaternidade', 'maladamaternidade', 'enxovaldebebe', 'maternidade', 'gestante'],
  sale: {
    professional: {
      openings: [
        '{O topic} para sair com o bebê sem esquecer nada.',
        'Da maternidade aos passeios: {topic}.',
        'Fraldas, roupas e documentos reunidos {no topic}.',
      ],
      steps: [
        ['Faltam algumas semanas, a lista está na porta da geladeira e as roupinhas já foram lavadas. Chegou a hora de arrumar a bolsa.', 'Uma ida rápida ao pediatra pede fralda, troca de roupa, paninho e paciência. Quem sai com bebê leva a casa junto.'],
        ['Uma bolsa de bebê precisa abrir com facilidade e mostrar o que tem dentro. Muitas vezes você vai procurar a fralda com uma mão só.'],
        ['Depois da maternidade, continua nas consultas, na casa dos avós e nos passeios. É um presente que se usa por muito tempo.'],
        ['Antes de escolher, veja a lista da maternidade e separe o que vai levar. O volume das fraldas e das mantas define o tamanho.'],
      ],
    },
    casual: {
      openings: [
        'A bolsa que vai ficar pronta perto da porta: {topic}.',
        'Tem bebê chegando e {o topic} já {pode/podem} entrar na lista.',
        'Olha {o topic} pra esperar o bebê com tudo arrumado.',
      ],
      steps: [
        ['A gente arruma, tira tudo, confere a lista e arruma de novo. Deixar a bolsa perto da porta é um dos momentos bons da espera.', 'Sair com bebê é levar três fraldas, duas trocas e um paninho a mais. E ainda voltar da porta porque faltou a chupeta.'],
        ['O bom é ter tudo do bebê num lugar só. Quem tá com a criança no colo agradece achar o que precisa sem revirar.'],
        ['No começo vai pra maternidade, depois pra consulta e pra casa da vó. Dura bem mais que aqueles primeiros dias.'],
        ['Me conta a data prevista e o que pede a lista do hospital. Assim a gente pensa no tamanho com calma.'],
      ],
    },
    funny: {
      openings: [
        'O bebê ocupa três palmos, a bagagem não: {topic}.',
        '{O topic} para viajar de casa até a padaria.',
        'A menor pessoa da casa viaja com mais bagagem: {topic}.',
      ],
      steps: [
        ['Uma volta no quarteirão com o bebê pede seis fraldas, três roupas e um planejamento de expedição. Dura vinte minutos, com sorte.', 'O bebê mede cinquenta centímetros e viaja com mais bagagem do que a família inteira. E ele nem escolheu nada.'],
        ['Aqui se aprende a achar uma fralda com a mão esquerda, no escuro, cantando. A bolsa arrumada faz metade do trabalho.'],
        ['Serve para a maternidade, para a consulta e para a casa da avó. Dessa última, volta sempre com um pote de comida.'],
        ['Para acertar no tamanho, separe o que vai levar e acrescente o que a avó vai mandar. Agora sim, meça.'],
      ],
    },
    motivational: {
      openings: [
        'Tudo pronto para uma chegada: {topic}.',
        '{O topic} {guarda/guardam} os preparativos de meses.',
        'A espera também se arruma, peça por peça: {topic}.',
      ],
      steps: [
        ['A menor roupa da casa está passada, dobrada e separada por dia. Quem arrumou já imaginou muitas vezes o momento de usar.', 'Entre uma consulta e outra, a lista vai ganhando risquinhos. Quando a bolsa fica pronta, dá a sensação de que agora falta pouco.'],
        ['Nas primeiras saídas, tudo é novo e as mãos estão ocupadas. Saber onde cada coisa está ajuda quem cuida.'],
        ['Quem dá uma bolsa assim de presente participa da chegada e de muitos passeios depois. É lembrado a cada fralda trocada fora de casa.'],
        ['Pense em quem vai carregar e em quantas saídas vêm pela frente. A alça e o tamanho merecem tanta atenção quanto a beleza.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como arrumar {o topic} sem exagero.',
        'Uma ordem que ajuda na hora da pressa: {topic}.',
        'O que colocar por cima {no topic}.',
      ],
      steps: [
        ['No quarto da maternidade, alguém procura a meia e tira tudo para fora. Quem arrumou é a única pessoa que sabe onde está.'],
        ['Nas primeiras horas, outra pessoa costuma buscar as coisas na bolsa. Ela precisa entender a arrumação sem perguntar.'],
        ['Separe cada troca completa num saquinho e escreva no lado de fora o que tem dentro. Documentos e lista ficam por cima.'],
        ['A lista do hospital é o melhor ponto de partida, porque cada um pede itens diferentes. Vale conferir antes de arrumar.'],
      ],
    },
    casual: {
      openings: [
        'O que eu diria pra quem vai arrumar {o topic}.',
        'Conversa de quem tá contando as semanas: {topic}.',
        'Bora falar sobre {o topic} sem complicar.',
      ],
      steps: [
        ['Todo mundo tem uma lista, e nenhuma é igual à outra. A amiga levou pouco, a prima levou demais, e a gente fica sem saber.'],
        ['É que ninguém sabe quantas trocas vão ser. Cada bebê tem seu ritmo, e cada hospital pede uma coisa.'],
        ['Começa pela lista do hospital e monta um saquinho por troca. Deixa um extra arrumado em casa, pra alguém levar se precisar.'],
        ['Depois da primeira semana a gente já sabe o que usa. Dá até vontade de rir do tanto que tinha levado.'],
      ],
    },
    funny: {
      openings: [
        'Manual não autorizado sobre {o topic}.',
        'Eram dois bodies e virou uma mudança: {topic}.',
        'Quem arruma {o topic} arruma três vezes.',
      ],
      steps: [
        ['A lista diz quatro trocas de roupa. A avó leu catorze, e não adianta mostrar a lista de novo.'],
        ['Faz sentido, porque bebê adora estrear roupa e sujar em seguida. Ele tem uma agenda própria, e ela inclui a saída de casa.'],
        ['Monte cada troca num saquinho fechado e deixe um deles bem por cima. Com sono, ninguém combina body com calça.'],
        ['E guarde uma troca de blusa para quem carrega. O bebê sai limpo da história, mas o ombro da visita, nem sempre.'],
      ],
    },
    motivational: {
      openings: [
        'Arrumar com antecedência é um gesto de carinho: {topic}.',
        'Um momento bom da espera é arrumar {o topic}.',
        'Quem prepara {o topic} já está cuidando.',
      ],
      steps: [
        ['Dobrar uma meia que cabe em dois dedos faz qualquer um parar um pouco. A espera fica mais real nessas horas.', 'Muita família arruma a bolsa em grupo, com a avó dobrando e o resto opinando. É um preparo que todos querem ver.'],
        ['Esses preparativos dão o que fazer às mãos enquanto o tempo passa devagar. Cada item separado é uma preocupação resolvida.'],
        ['Escolha uma tarde tranquila, ponha a lista ao lado e vá riscando. Peça a alguém da casa que acompanhe, para saber onde está tudo.'],
        ['Anos depois, alguém acha a lista riscada numa gaveta. A letra é corrida, e a lembrança daquela tarde volta inteira.'],
      ],
    },
  },
}
