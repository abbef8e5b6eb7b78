import type { ProductType } from '../product-type.ts'

export const candleHolder: ProductType = {
  nouns: ['castiçal', 'porta-vela', 'candelabro', 'suporte para vela'],
  asks: ['onde a peça vai ficar', 'que tipo de vela você usa', 'se é para você ou de presente'],
  questions: {
    sale: ['Sua mesa é de todo dia ou só de visita?', 'Mesa de jantar ou aparador, onde ficaria?'],
    content: ['Quem aí já equilibrou vela no pires?', 'Na sua família, quem endireita a vela no meio do jantar?'],
  },
  emojis: ['🕯️', '🏠', '✨'],
  hashtags: ['castical', 'casticais', 'portavela', 'portavelas', 'mesaposta', 'candelabro', 'decoracaocomvelas'],
  sale: {
    professional: {
      openings: [
        'A vela fica melhor no lugar certo: {topic}.',
        '{O topic} para a mesa de jantar ou o aparador.',
        'Mesa posta com {topic}.',
      ],
      steps: [
        ['A mesa já tem toalha, prato e taça, mas ainda parece plana. Com a vela um pouco mais alta, o conjunto ganha outra presença.', 'No aparador da entrada, uma vela sozinha parece esquecida. Sobre um apoio bonito, ela passa a fazer parte da decoração.'],
        ['Um bom apoio firma a vela e recolhe a cera que escorre. Quando ela está apagada, continua enfeitando o ambiente.'],
        ['É uma lembrança para casamento, bodas ou casa nova, porque acompanha muitos jantares. A vela acaba e a peça fica.'],
        ['Antes de escolher, veja a largura da vela que você costuma usar. A medida do encaixe é o que deixa a vela reta e firme.'],
      ],
    },
    casual: {
      openings: [
        'Chega de vela em pires: {topic}.',
        'A mesa de hoje pede {topic}.',
        'Olha {o topic} que vai morar no seu aparador.',
      ],
      steps: [
        ['Quem nunca grudou vela em pires com um pouco de cera? Funciona até alguém esbarrar na mesa. Dá pra fazer mais bonito.', 'Eu ponho a mesa, olho, e sempre falta alguma coisa alta no meio. Com a vela no lugar dela, pronto, agora sim.'],
        ['O bom é que fica bonito com vela e sem vela. E a cera que escorre não vai direto pra toalha que a gente ama.'],
        ['Pra quem casou, mudou ou vive chamando gente pra jantar, é presente que dura. A vela acaba, e a peça continua na mesa.'],
        ['Só confere a grossura da vela antes de escolher. Vela fina em encaixe largo fica bamba, e ninguém janta tranquilo.'],
      ],
    },
    funny: {
      openings: [
        'O pires da vela pediu aposentadoria: {topic}.',
        'A falta de luz ficou chique com {topic}.',
        '{O topic} {deixa/deixam} qualquer sopa com cara de banquete.',
      ],
      steps: [
        ['Faltou luz e alguém equilibrou a vela num copo com arroz. Deu certo, mas a foto do jantar nunca será publicada.', 'Com uma vela bem colocada no meio da mesa, até o pão com ovo ganha ar de novela de época. Só falta o mordomo.'],
        ['Carrega a vela a noite inteira e fica com todo o mérito quando ela apaga. Trabalha pouco e decora muito.'],
        ['Presente certo para quem fala em montar mesa posta desde o ano passado. Agora faltam só o jantar e os convidados.'],
        ['Confira a grossura da vela antes de escolher. Se ela dança no encaixe, ninguém mais presta atenção na conversa.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem põe a mesa com carinho: {topic}.',
        '{O topic} para os jantares que você prepara em casa.',
        'Uma mesa pensada em cada detalhe: {topic}.',
      ],
      steps: [
        ['Você escolhe a toalha, dobra o guardanapo e confere os talheres. Erguer a vela no centro é o acabamento de quem caprichou.', 'Preparar um jantar para os outros começa bem antes da comida. Quem senta à mesa percebe que alguém pensou naquele momento.'],
        ['A vela acaba em uma noite, e a peça fica na casa por anos. Com o tempo, lembra os jantares em que esteve no meio da mesa.'],
        ['Serve à ceia com a família inteira e à sopa de uma pessoa só. Pôr a mesa para si também é capricho.'],
        ['Pense no que você já tem no armário, louça, toalha e velas. Escolher o que combina faz a peça sair mais vezes da prateleira.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como limpar a cera {do topic} sem riscar.',
        'Cuidados simples de quem usa {topic}.',
        'Montar a mesa fica mais fácil com uma regra: {topic}.',
      ],
      steps: [
        ['Depois do jantar, sobra cera grudada no encaixe da vela. O primeiro impulso é raspar com a faca, e assim aparecem os riscos.'],
        ['A cera gruda enquanto está morna e se contrai quando esfria bem. Fria e dura, solta-se com muito mais facilidade.'],
        ['Espere a cera esfriar por completo e solte com a ponta do dedo ou um palito de madeira. O que sobrar sai com pano macio.'],
        ['Para um centro de mesa equilibrado, a chama deve ficar abaixo ou acima da linha dos olhos. Assim todos conversam sem desviar.'],
      ],
    },
    casual: {
      openings: [
        'Cera grudada {no topic} tem solução.',
        'Vim salvar a sua mesa posta: {topic}.',
        'Um truque meu pra usar {topic}.',
      ],
      steps: [
        ['Todo mundo já viu vela torta no meio do jantar. A gente ajeita, ela volta, ajeita de novo, e ninguém presta atenção na comida.'],
        ['Vela e encaixe quase nunca têm a mesma medida exata. Uma folguinha de nada embaixo vira uma inclinação grande lá em cima.'],
        ['Pinga um pouquinho de cera derretida no encaixe e firma a vela antes de endurecer. Segura uns segundos e ela não sai mais do lugar.'],
        ['Eu gosto de deixar o meu à vista mesmo sem vela. Parece que a sala tá sempre esperando alguém pra jantar.'],
      ],
    },
    funny: {
      openings: [
        'A vela entortou de novo {no topic}.',
        'Todo jantar tem um engenheiro de vela: {topic}.',
        'Pequenos dramas com {topic}.',
      ],
      steps: [
        ['Em todo jantar tem alguém que se levanta para endireitar a vela. Ninguém pediu, mas a pessoa não consegue comer olhando aquilo.'],
        ['A ciência explica que a vela entorta por causa da folga no encaixe. A família explica que foi o tio que esbarrou na mesa.'],
        ['Uma tirinha de papel alumínio na base da vela tira a folga. Ninguém vê, e o engenheiro do jantar finalmente janta.'],
        ['Depois da festa, a peça volta ao aparador sem vela e com um restinho de cera. É a prova de que a noite foi boa.'],
      ],
    },
    motivational: {
      openings: [
        'Pôr a mesa num dia comum também vale: {topic}.',
        'Quem cuida da mesa olha com carinho para {o topic}.',
        'Pequenos gestos em torno {do topic}.',
      ],
      steps: [
        ['Há famílias que acendem uma vela no jantar uma vez por semana. Com o tempo, as crianças são as primeiras a lembrar.', 'Quem cresceu vendo a mesa posta com capricho costuma repetir o gesto. A ordem dos talheres muda, mas o cuidado continua.'],
        ['A mesa arrumada avisa que alguém pensou naquele jantar. É por isso que a conversa demora mais a terminar.'],
        ['Escolha um jantar da semana para pôr a mesa de verdade, com vela e sem televisão. Uma refeição simples já basta.'],
        ['As peças que ficam na família são aquelas que apareceram em todos os jantares importantes. Cada uma tem uma história para contar.'],
      ],
    },
  },
}
