import type { ProductType } from '../product-type.ts'

export const outerwear: ProductType = {
  nouns: ['jaqueta', 'casaco', 'moletom'],
  asks: ['o seu tamanho', 'se você sente mais frio na rua ou dentro de casa', 'o que costuma usar por baixo'],
  questions: {
    sale: ['Você é de sentir frio ou de sair sem casaco?', 'Qual lugar mais gelado você frequenta, o ônibus ou o escritório?'],
    content: ['Quem na sua casa sempre pede o casaco emprestado?', 'O que você já achou no bolso de um casaco guardado?'],
  },
  emojis: ['🧥', '🍂', '❄️'],
  hashtags: ['jaqueta', 'casaco', 'moletom', 'modainverno', 'lookdeinverno', 'jaquetas', 'casacos'],
  sale: {
    professional: {
      openings: [
        '{O topic} para quando o tempo vira.',
        'A peça que fecha qualquer combinação: {topic}.',
        'Antes de sair, vale levar {o topic}.',
      ],
      steps: [
        ['Você sai de manhã com frio, almoça com sol e volta com vento. A roupa de cima é a que se adapta ao dia.', 'O ar-condicionado do escritório, do cinema e do ônibus não pergunta a opinião de ninguém. Quem leva uma peça a mais agradece.'],
        ['É a primeira coisa que se vê quando você chega. Por cima da roupa mais simples, já deixa o conjunto pronto.'],
        ['Acompanha a viagem, o passeio da noite e o dia de trabalho. Uma boa peça de frio se usa por muitos anos.'],
        ['Prove com a roupa que costuma usar por baixo. Cruze os braços na frente do corpo e veja se as costas não repuxam.'],
      ],
    },
    casual: {
      openings: [
        'Leva {o topic} que vai esfriar.',
        'Pra usar por cima de tudo: {topic}.',
        'Aquela peça que a gente não quer tirar: {topic}.',
      ],
      steps: [
        ['Toda mãe do mundo já disse pra levar um agasalho. E toda vez que a gente não levou, ela tinha razão.', 'Cinema, ônibus, sala de espera, tudo gelado. Eu já saio com uma peça no braço, faça o tempo que fizer.'],
        ['O melhor é que esconde a falta de ideia. A gente põe em cima de camiseta e calça e parece que pensou na roupa.'],
        ['Vai na viagem, no passeio, no trabalho e na noite fresca. E alguém em casa sempre pede emprestado, já vai se preparando.'],
        ['Experimenta com uma blusa por baixo, viu? Se dá pra cruzar os braços sem repuxar, o tamanho tá bom.'],
      ],
    },
    funny: {
      openings: [
        'Vai esfriar, e você sem {o topic}.',
        'Para não passar frio por teimosia: {topic}.',
        '{O topic} que alguém vai pedir emprestado.',
      ],
      steps: [
        ['Você disse que não ia esfriar. Agora está com os braços cruzados dentro da camiseta, sorrindo, sem admitir nada.', 'No escritório, metade treme e metade se abana. O controle do ar-condicionado está escondido, e ninguém diz quem foi.'],
        ['Uma boa peça de frio esconde a camiseta amassada e resolve a foto. Ninguém precisa saber o que acontece ali embaixo.'],
        ['Serve para você, para o frio e para aquela pessoa que nunca leva a dela e olha para a sua.'],
        ['Prove com roupa grossa por baixo e levante os braços. Quem fica parecendo um espantalho precisa de um número maior.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem sai cedo, com a rua ainda fria: {topic}.',
        '{O topic} para enfrentar a manhã.',
        'Frio nenhum atrapalha quem leva {o topic}.',
      ],
      steps: [
        ['O ponto de ônibus às seis da manhã reúne quem já está de pé há tempo. Fechar o zíper e ir faz parte do dia.', 'Alguém tira o casaco e põe nos ombros de outra pessoa. É um gesto antigo, e continua dizendo muita coisa.'],
        ['Uma peça de frio bem escolhida fica anos com a gente. Passa por viagens, mudanças e muitas manhãs de neblina.'],
        ['É presente de quem pensa no conforto do outro. Quem ganha lembra da pessoa sempre que o tempo muda.'],
        ['Escolha pelo lugar onde você mais sente frio, na rua ou dentro de casa. Isso decide a espessura e o comprimento.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como guardar {o topic} até o próximo frio.',
        'O cheiro de armário tem solução: {topic}.',
        '{O topic} antes e depois do inverno.',
      ],
      steps: [
        ['O primeiro frio chega, você abre o armário e a peça sai com cheiro de guardado. Falta tempo para lavar e secar.', 'Peças de frio passam meses sem uso. Na volta, aparecem uma mancha que ninguém viu e, às vezes, um furinho de traça.'],
        ['Umidade e falta de ar trazem o mofo. Já as traças procuram fibras com restos de suor e de comida.'],
        ['Guarde a peça limpa e bem seca, em capa de tecido, nunca em plástico fechado. A cada dois meses, deixe um dia arejando à sombra.'],
        ['Olhe os bolsos antes de guardar. No próximo frio, é uma alegria encontrar o que se perdeu, desde que não seja chocolate.'],
      ],
    },
    casual: {
      openings: [
        'Casaco na cadeira, casaco na porta: {topic}.',
        'Quem tem {topic} precisa lavar a cada uso?',
        '{O topic} e a dúvida de todo inverno.',
      ],
      steps: [
        ['A gente veste por cima de tudo e acha que nem suja. Aí repara na gola e no punho, e toma um susto.', 'Usei uma vez e já fico na dúvida se lavo. Lavar demora pra secar, mas guardar no armário assim também não dá.'],
        ['Como fica por cima da roupa, quase não pega suor. Quem suja mesmo são os punhos, a gola e a borda dos bolsos.'],
        ['Deixa arejar uma noite num cabide antes de guardar. Limpa punho e gola com pano úmido, e lava inteiro só de vez em quando.'],
        ['Menos lavagem, mais anos de uso. E ainda sobra varal num tempo em que nada seca direito.'],
      ],
    },
    funny: {
      openings: [
        'Quem levou {o topic} e quem não levou.',
        'O país das quatro estações num dia só: {topic}.',
        'Um estudo sobre quem carrega {o topic}.',
      ],
      steps: [
        ['Há dois tipos de pessoa. A que leva uma peça de frio no calor e a que, às dez da noite, pede a dela.', 'Às sete, neblina. Ao meio-dia, verão. Às quatro, chuva, e você carrega no braço um casaco que já mudou de função três vezes.'],
        ['O corpo pensa no tempo que faz agora. A mãe pensa no tempo que vai fazer, e por isso não erra nunca.'],
        ['Vista em camadas e leve a mais leve delas na bolsa. Amarrada na cintura, ela também serve, e a moda que se entenda.'],
        ['No fim da noite, alguém vai dizer que não está com frio, batendo o queixo. Empreste, mas anote o nome.'],
      ],
    },
    motivational: {
      openings: [
        'O que a gente não usa pode aquecer alguém: {topic}.',
        'Casacos também mudam de mãos: {topic}.',
        'Uma gaveta aberta antes do frio: {topic}.',
      ],
      steps: [
        ['No fundo do armário há um casaco que não sai há três invernos. Perto dali, alguém está precisando de um.'],
        ['Guardamos roupa de frio porque um dia pode servir. Mas ela ocupa espaço o ano inteiro e aquece só um cabide.'],
        ['Separe o que não usou nos dois últimos frios, lave, prenda o botão solto e esvazie os bolsos. Doe antes de esfriar.'],
        ['Meses depois, numa manhã gelada, aquela peça está na rua outra vez. E o seu armário fecha sem empurrar.'],
      ],
    },
  },
}
