import type { ProductType } from '../product-type.ts'

export const bag: ProductType = {
  nouns: ['bolsa de macramê'],
  asks: ['o que você leva quando sai', 'se prefere trama aberta ou fechada', 'a cor que mais usa'],
  questions: {
    sale: ['Bolsa grande ou pequena: qual é a sua?', 'Passeio ou viagem: onde você usaria?'],
    content: ['O que você nunca tira da bolsa?', 'Você é bom em desfazer nó?'],
  },
  emojis: ['👜', '🧶', '🌿'],
  hashtags: ['bolsademacrame', 'bolsasdemacrame', 'bolsamacrame', 'macrame', 'macramebrasil', 'bolsaemmacrame', 'bolsas'],
  sale: {
    professional: {
      openings: [
        'Macramê que sai para passear: {topic}.',
        '{O topic} {acompanha/acompanham} do passeio ao jantar.',
        'Textura de fio no ombro ou na mão: {topic}.',
      ],
      steps: [
        ['A roupa está pronta, lisa, correta, e falta um pouco de interesse. Uma bolsa de macramê dá o toque que faltava.', 'No almoço ao ar livre, a bolsa fica na cadeira e alguém pergunta pelos nós. É assunto que começa sozinho.'],
        ['No macramê, a trama inteira se forma com nós, sem agulha. O desenho e a estrutura são a mesma coisa.'],
        ['Combina com vestido leve, jeans ou linho. Vai bem em viagem, festa de dia e passeio de fim de tarde.'],
        ['Veja o que você costuma levar e compare com o tamanho. Trama mais aberta pede objetos maiores ou um saquinho interno.'],
      ],
    },
    casual: {
      openings: [
        'Pra roupa simples ficar cheia de graça: {topic}.',
        '{O topic} {chama/chamam} atenção até na fila do café.',
        'Do fundo à alça, tudo nó: {topic}.',
      ],
      steps: [
        ['Sabe aquela roupa que tá boa, mas não tem nada de especial? A gente põe macramê no ombro e muda tudo.', 'A gente deixa a bolsa na cadeira e já vem alguém passar a mão. Nó chama a mão, não tem jeito.'],
        ['É tudo nó, feito com os dedos, sem agulha. Por isso cada voltinha do fio aparece.'],
        ['Com vestido, com jeans, com roupa de viagem. E quem gosta desse estilo adora ganhar de presente.'],
        ['Pensa no que você leva quando sai e me conta. Aí a gente vê o tamanho e se a trama é mais fechada.'],
      ],
    },
    funny: {
      openings: [
        'Muito nó e nenhuma dor de cabeça: {topic}.',
        '{O topic} {leva/levam} tudo, menos a chave que você procura.',
        'O único lugar em que fio embolado é qualidade: {topic}.',
      ],
      steps: [
        ['O fone de ouvido se embaraça sozinho e ninguém elogia. Aqui, alguém embaraçou com método e todo mundo pergunta quem fez.', 'Você leva só o essencial: carteira, celular, guarda-chuva, lanche, livro e o que a família pediu para guardar.'],
        ['Tudo é nó, dado com os dedos. Quem não consegue desfazer o do cadarço olha com admiração.'],
        ['Para passeio, viagem e aquele almoço em que você quer parecer que não pensou na roupa.'],
        ['Olhe o que leva no dia a dia e escolha o tamanho. Moedas soltas e trama aberta são uma amizade curta.'],
      ],
    },
    motivational: {
      openings: [
        'Centenas de nós numa peça para usar: {topic}.',
        '{O topic} {carrega/carregam} o tempo de quem fez.',
        'Para quem repara em como as coisas são feitas: {topic}.',
      ],
      steps: [
        ['Tem gente que vira a peça do avesso para ver o arremate. Para quem repara nisso, macramê rende uma boa conversa.', 'Você sai com algo que alguém amarrou à mão, fio por fio. Quem sabe disso olha a bolsa de outro jeito.'],
        ['Fundo, laterais e alça nascem dos mesmos cordões. É preciso calcular no início o que só se verá no fim.'],
        ['Para a amiga que gosta de coisas feitas com calma e para você, num passeio sem data especial.'],
        ['Escolha a cor entre as que já existem no seu armário. Uma peça que combina sai de casa toda semana.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O jeito de guardar {o topic} para não esticar a alça.',
        'Limpeza e cuidado com {o topic}.',
        'O peso certo para uma trama de nós: {topic}.',
      ],
      steps: [
        ['Deixar a bolsa pendurada e cheia atrás da porta é hábito comum. Em macramê, a alça se alonga aos poucos.'],
        ['Os nós apertam e cedem conforme o peso. Com a bolsa cheia o tempo todo, os de cima se fecham e o fio desce.'],
        ['Guarde vazia e deitada. Limpe com pano úmido e sabão neutro, e deixe secar aberta, com uma toalha por dentro.'],
        ['A alça é calculada antes do primeiro nó. Quem faz corta o cordão várias vezes mais longo que a medida final.'],
      ],
    },
    casual: {
      openings: [
        'Nada de pendurar cheia: {topic}.',
        'Como eu limpo e guardo {o topic}.',
        'Um papo sobre alça, peso e {topic}.',
      ],
      steps: [
        ['A gente chega, pendura a bolsa cheia no gancho e esquece. Uma semana depois, a alça cresceu.'],
        ['Cada nó segura o próximo. Se fica peso puxando dia e noite, vai tudo descendo.'],
        ['Esvazia e guarda deitada. Pra limpar, pano úmido, sabão neutro e sombra, com uma toalha enrolada lá dentro.'],
        ['Na hora de cortar o cordão eu meço três vezes. Se faltar no fim da alça, é começar do começo.'],
      ],
    },
    funny: {
      openings: [
        'O que passa pelos vãos {do topic}.',
        'Nem todo nó dá para desfazer: {topic}.',
        'Pequenos acidentes de bolsa com {topic}.',
      ],
      steps: [
        ['Caneta, moeda e batom têm vocação para fugir. Numa trama aberta, basta a primeira caminhada.'],
        ['Trama de nós tem vãos, e objeto pequeno tem curiosidade. Os dois se encontram no meio da rua.'],
        ['Ponha as miudezas num saquinho dentro. E afaste delicadamente a pessoa que está puxando o fiozinho.'],
        ['Quem faz macramê em casa tem fios presos na maçaneta, na cadeira e no pé da mesa. A família passa por baixo.'],
      ],
    },
    motivational: {
      openings: [
        'Calcular antes, atar depois: {topic}.',
        'Antes do nó, a conta: {topic}.',
        'O fio que vira bolsa: {topic}.',
      ],
      steps: [
        ['Antes do primeiro nó existe uma folha com contas. Quantos fios, que comprimento, quanto vai para a alça.', 'A primeira bolsa de quem aprende costuma sair menor que o plano. O nó come mais fio do que se imagina.'],
        ['Cada nó encurta o cordão, e são centenas. Por isso o corte inicial parece sempre um exagero.'],
        ['Se vai tentar, faça uma amostra de um palmo e meça quanto cordão gastou. Essa conta vale para o resto.'],
        ['Quando a alça se fecha e o último fio some no avesso, a folha de contas vai para a gaveta. Na próxima, ela ajuda.'],
      ],
    },
  },
}
