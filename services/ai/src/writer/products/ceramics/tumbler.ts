import type { ProductType } from '../product-type.ts'

export const tumbler: ProductType = {
  nouns: ['copo de cerâmica', 'copinho de cerâmica'],
  asks: ['o que você mais gosta de beber', 'quantas pessoas se servem na sua casa', 'se é presente ou para você'],
  questions: {
    sale: ['Água, suco ou café, o que iria primeiro?', 'Para quem você daria um de presente?'],
    content: ['Quantos copos d\'água você já tomou hoje?', 'Quem deixa copo espalhado aí na sua casa?'],
  },
  emojis: ['🏺', '🥛', '🤎'],
  hashtags: ['copodeceramica', 'coposdeceramica', 'ceramicaartesanal', 'ceramicautilitaria', 'ceramica', 'mesaposta', 'copos'],
  sale: {
    professional: {
      openings: [
        'Do café curto à água gelada: {topic}.',
        '{O topic} {fica/ficam} bem na mão e na mesa.',
        'O que você bebe todo dia merece {topic}.',
      ],
      steps: [
        ['A água fica na mesa de trabalho o dia inteiro. Num copo bonito, ela deixa de parecer obrigação e ganha lugar fixo.', 'Na mesa posta, os pratos costumam receber toda a atenção. Basta trocar os copos para a mesa parecer outra.'],
        ['A cerâmica tem peso, textura e uma borda própria. Sem alça, o desenho da peça se sente na palma da mão.'],
        ['Serve para o café da manhã, a mesa de trabalho e a visita da tarde. É um presente simples de acertar.'],
        ['Antes de escolher, pense no que você mais bebe e em que quantidade. Um café curto e uma água pedem tamanhos diferentes.'],
      ],
    },
    casual: {
      openings: [
        'Até água fica mais gostosa com {topic}.',
        'Na mão é uma beleza: {topic}.',
        'Na minha mesa sempre tem {topic}.',
      ],
      steps: [
        ['Sabe aquele copo de requeijão que te acompanha desde a mudança? Ele foi um guerreiro, mas já pode descansar.', 'Meio da tarde, trabalho correndo, e uma bebida do lado. Pegar uma peça bonita na mão já deixa a pausa melhor.'],
        ['Copo de vidro é tudo igual. Na cerâmica tem textura, tem peso, e a mão reconhece qual é a sua.'],
        ['Vai bem com água, suco, café, o que você tiver. De presente, a pessoa abre e já procura o que beber.'],
        ['Pensa no que você bebe mais e no tamanho do seu gole. E vê quantos são na casa, que todo mundo vai querer.'],
      ],
    },
    funny: {
      openings: [
        'O copo de requeijão vai se aposentar: {topic}.',
        'Ninguém mais vai dizer que pegou {o topic} sem querer.',
        'Água no escritório tem outro charme com {topic}.',
      ],
      steps: [
        ['Toda casa tem um copo de requeijão, um de festa de quinze anos e um de brinde. Juntos, eles formam o jogo completo.', 'A meta eram dois litros de água por dia. O copo está cheio desde as nove da manhã, observando em silêncio.'],
        ['Tem peso, tem textura e não se confunde com o do colega. Quem pegar por engano vai precisar de boa desculpa.'],
        ['Serve para quem bebe muita água, para quem só toma café e para quem enche e esquece pela casa.'],
        ['Conte quantos são na família e some dois. Um é o que está no quarto, o outro ninguém viu desde ontem.'],
      ],
    },
    motivational: {
      openings: [
        'Um capricho no que você faz todo dia: {topic}.',
        'Quem põe a mesa com cuidado escolhe {topic}.',
        'Para a mesa de quem trabalha e estuda: {topic}.',
      ],
      steps: [
        ['Mesa de estudo, livro aberto, um copo ao lado. Quem passa horas ali merece ao menos alguma coisa bonita por perto.', 'Pôr a mesa num dia comum leva cinco minutos. Quem senta percebe que alguém pensou em cada lugar.'],
        ['Levantar uma parede fina e reta é treino de muitos meses. A leveza da peça pronta vem dessa repetição.'],
        ['É presente para quem montou a primeira casa, para quem mudou de emprego e para quem gosta de coisas bem feitas.'],
        ['Comece pelo que você mais usa. Trocar uma peça de todo dia faz mais diferença do que guardar dez para ocasiões.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O fundo escureceu? Há solução: {topic}.',
        'Como guardar {o topic} sem lascar a borda.',
        'A borda é a parte mais sensível {do topic}.',
      ],
      steps: [
        ['Empilhar um dentro do outro economiza espaço no armário. É também a origem da maioria das lascas na borda.', 'Depois de muito café, o fundo escurece, e parece que a peça ficou velha. Em geral, a mancha está só na superfície.'],
        ['A borda é fina e recebe toda a batida quando as peças se encaixam. Já o café deixa pigmento que o detergente não tira.'],
        ['Guarde lado a lado ou com um guardanapo entre as peças. Para a mancha, use bicarbonato com um pouco de água.'],
        ['Uma série nunca sai perfeitamente igual quando é feita à mão. Pequenas diferenças na borda mostram o caminho dos dedos.'],
      ],
    },
    casual: {
      openings: [
        'Empilhou? Cuidado com a borda: {topic}.',
        'Um truque de armário pra guardar {o topic}.',
        'Como eu tiro mancha de café {do topic}.',
      ],
      steps: [
        ['A gente empilha pra caber no armário e um dia, na pressa, ouve aquele barulhinho. Lascou bem na borda, né?', 'Você esfrega, esfrega, e o fundo continua marrom de café. Antes de pegar a esponja dura, espera um pouquinho.'],
        ['A borda é o lugar mais fininho, e é nela que tudo bate. E o café mancha aos poucos, um gole por dia.'],
        ['Guarda um do lado do outro ou põe um guardanapo no meio. Pra mancha, bicarbonato, água e o dedo resolvem.'],
        ['Quando faço uma fileira, gosto de olhar de lado. São todos parecidos e nenhum é igual, como irmãos.'],
      ],
    },
    funny: {
      openings: [
        'Onde foram parar todos os copos da casa: {topic}.',
        'A vida nômade {do topic} entre a sala e o quarto.',
        'Quem deixou {o topic} na mesinha?',
      ],
      steps: [
        ['Todos os copos da casa estão em algum lugar entre a cama e o sofá. No armário, só sobrou o de festa junina.', 'Cada pessoa da família usa um copo novo para cada gole de água. No fim do dia, a pia parece festa.'],
        ['A pessoa bebe metade, apoia num móvel e vai embora. Uma hora depois não sabe se aquele era o seu e pega outro.'],
        ['Combinem um copo por pessoa por dia, cada um com o seu. A regra funciona muito bem até o almoço.'],
        ['No ateliê acontece o mesmo, com um perigo a mais. Sempre alguém bebe um gole do copo em que lavou o pincel.'],
      ],
    },
    motivational: {
      openings: [
        'Uma fileira inteira, peça por peça: {topic}.',
        'A mão aprende repetindo {o topic}.',
        'O gesto simples de servir com {topic}.',
      ],
      steps: [
        ['No torno, fazer um é fácil. Difícil é fazer o segundo parecido com o primeiro, e o décimo parecido com os dois.', 'Oferecer um copo d\'água é a primeira gentileza de qualquer casa. A gente aprende criança, levando a bandeja devagar.'],
        ['A repetição parece monótona para quem olha. Para quem faz, cada peça corrige um pouquinho a anterior.'],
        ['Amanhã, encha um copo bonito de água antes de começar o trabalho. Veja quantas vezes ele esvazia até a noite.'],
        ['Quem faz uma fileira escolhe sempre um para ficar em casa. Quase nunca é o mais perfeito, é o que deu mais trabalho.'],
      ],
    },
  },
}
