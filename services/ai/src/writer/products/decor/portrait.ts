import type { ProductType } from '../product-type.ts'

export const portrait: ProductType = {
  nouns: ['retrato desenhado', 'retrato a lápis', 'retrato em aquarela', 'retrato pintado', 'retrato à mão', 'retrato personalizado', 'retrato realista', 'retrato digital', 'retrato minimalista', 'retrato em grafite', 'desenho realista', 'desenho personalizado', 'desenho a lápis', 'desenho a partir de foto', 'ilustração personalizada', 'ilustração de família', 'ilustração de casal'],
  asks: ['quem aparece no desenho', 'qual foto serviria de base', 'onde vai ficar'],
  questions: {
    sale: ['De qual foto sua você faria um desenho?', 'Quem você gostaria de ver desenhado?'],
    content: ['Você desenhava quando era criança?', 'Qual foto da sua família merece moldura?'],
  },
  emojis: ['✏️', '🎨', '🖼️'],
  hashtags: ['retrato', 'desenho', 'ilustracao', 'ilustracaopersonalizada', 'retratodesenhado', 'desenhorealista', 'ilustradora', 'retratopersonalizado', 'ilustracaodigital', 'desenhoamao', 'artebrasileira'],
  sale: {
    professional: {
      openings: [
        'Uma foto querida ganha traço: {topic}.',
        '{O topic} {guarda/guardam} um gesto que só a família conhece.',
        'Para ver alguém com olhos de artista: {topic}.',
      ],
      steps: [
        ['No celular há milhares de fotos, e uma só em que todos riram na mesma hora. É essa que merece sair da tela.', 'O aniversário está perto, e a pessoa já tem de tudo. O que ela ainda não tem é o próprio jeito visto por outro olhar.'],
        ['O desenho escolhe o que mostrar: o sorriso de lado, o cabelo preso, a mão no ombro. O resto pode ficar de fora.'],
        ['É presente para casais, pais, avós, padrinhos e amigos que moram longe. Também {registra/registram} a casa antiga e o bicho da família.'],
        ['Escolha uma foto nítida, com luz boa no rosto. Conte quem são as pessoas e o que não pode faltar nelas.'],
      ],
    },
    casual: {
      openings: [
        'Manda aquela foto que você ama: {topic}.',
        'Já pensou em se ver assim? Olha {o topic}.',
        'Do rolo da câmera pra vida real: {topic}.',
      ],
      steps: [
        ['Sabe aquela foto que você nunca apaga, mesmo sem espaço no celular? Eu adoro quando ela chega até mim.', 'Presente pra quem já tem tudo é um desafio. Até a pessoa abrir e ver o próprio sorriso desenhado.'],
        ['O gostoso do desenho é o jeitinho. Um óculos torto, uma franja, um riso meio de lado, e pronto, é a pessoa.'],
        ['{Fica lindo/Fica linda/Ficam lindos/Ficam lindas} de casal, de família, de melhores amigas, de vó com neto. Até o cachorro entra, se ele posar.'],
        ['Separa uma foto clarinha, em que dê pra ver bem o rosto. E me conta um detalhe que é a cara da pessoa.'],
      ],
    },
    funny: {
      openings: [
        'O cachorro saiu melhor do que todo mundo {no topic}.',
        'Ninguém piscou, ninguém falou xis: {topic}.',
        'A foto estava tremida, mas {o topic} não.',
      ],
      steps: [
        ['Para a foto do grupo foram trinta tentativas, e em todas alguém piscou. No desenho, finalmente, todos estão de olhos abertos.', 'A família procurou uma foto em que o pai estivesse sorrindo. Acharam uma, de 2011, e ele estava olhando para um churrasco.'],
        ['O traço junta quem não conseguiu chegar na hora e apaga o dedo que apareceu na frente da câmera. É um serviço diplomático.'],
        ['{Serve/Servem} para o casal, para os padrinhos e para o gato, que posa melhor do que os três primos juntos.'],
        ['Mande uma foto boa e diga quem é quem. Se forem gêmeos, capriche na explicação, para o bem de todos.'],
      ],
    },
    motivational: {
      openings: [
        'Alguns rostos merecem tempo: {topic}.',
        'Um olhar demorado sobre quem você ama: {topic}.',
        'O que a pressa da foto não viu: {topic}.',
      ],
      steps: [
        ['Quem desenha passa horas olhando um rosto. Descobre a ruga do riso, o brilho do olho, o fio de cabelo que nunca obedece.', 'A casa onde você cresceu, as mãos da sua avó, o primeiro dia do bebê. Há imagens que pedem mais do que uma tela.'],
        ['Um desenho nasce de linhas leves, corrigidas muitas vezes. Quando o olhar aparece, a pessoa parece entrar na sala.'],
        ['É um gesto bonito para agradecer a quem criou, ensinou ou acompanhou. Muita gente não espera se ver assim.'],
        ['Pense num momento, e não só num rosto. A melhor foto de base costuma ser aquela em que ninguém estava posando.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A foto de base decide muita coisa: {topic}.',
        'Antes de enviar a imagem para {o topic}.',
        'Luz, ângulo e nitidez: {topic}.',
      ],
      steps: [
        ['A foto mais querida nem sempre é a melhor base. Muitas chegam escuras, cortadas ou com o rosto do tamanho de um grão.', 'É comum enviar um print da rede social. A imagem perde detalhe e esconde justamente os olhos.'],
        ['Quem desenha precisa enxergar onde a luz bate e onde a sombra começa. Sem isso, o rosto fica plano.'],
        ['Envie o arquivo original, com o rosto visível e luz natural. Duas ou três fotos extras, de outros ângulos, ajudam muito.'],
        ['Parecer com a pessoa não é copiar cada traço. É acertar os dois ou três que só ela tem.'],
      ],
    },
    casual: {
      openings: [
        'Qual foto mandar? Bora falar {do topic}.',
        'Print não, por favorzinho: {topic}.',
        'Foto boa, meio caminho andado: {topic}.',
      ],
      steps: [
        ['A foto é linda, mas o rosto tá na sombra do boné. Acontece toda hora, e dá um nó na cabeça de quem desenha.', 'Aí a pessoa manda print do story, com figurinha em cima do olho. Eu rio, mas peço outra.'],
        ['Eu desenho o que consigo ver. Se o olho tá borrado, vou ter que adivinhar, e olho é a parte que mais importa.'],
        ['Perto da janela, de dia, sem filtro. Tira umas três, manda o arquivo original e conta qual delas é a mais parecida.'],
        ['A hora de que eu mais gosto é quando o desenho começa a olhar de volta. Parece mágica, mas é paciência.'],
      ],
    },
    funny: {
      openings: [
        'Fotos que eu já recebi para {o topic}.',
        'O dedo na lente e outras participações especiais: {topic}.',
        'Orelha de cunhado não se desenha de memória: {topic}.',
      ],
      steps: [
        ['Veio uma foto de costas, com a legenda: dá para imaginar o rosto? Dá, mas a família talvez não reconheça.', 'A referência era da festa de 2008, com flash, olho vermelho e metade de um bolo na frente. O bolo saiu perfeito.'],
        ['A câmera guarda pontinhos, e o traço precisa de forma. De dez pontinhos sai um borrão com muita personalidade.'],
        ['Prefira luz de janela, rosto de frente e nenhum filtro de orelhinha. A orelha do cachorro só se ele for o retratado.'],
        ['Quando o desenho fica pronto, sempre há quem diga que não parece. Em geral, é o próprio retratado, e só ele.'],
      ],
    },
    motivational: {
      openings: [
        'Olhar de verdade para alguém: {topic}.',
        'Muitas linhas apagadas antes {do topic}.',
        'Quem desenha aprende a ver: {topic}.',
      ],
      steps: [
        ['O primeiro olho que a gente desenha sai torto, e o segundo não combina. Só depois de muitos pares eles passam a se olhar.', 'Quem acha que não sabe desenhar costuma olhar pouco. O lápis segue o olho, e o olho também se treina.'],
        ['Um rosto muda com meio milímetro. A sobrancelha um pouco acima já parece susto, um pouco abaixo já parece sono.'],
        ['Desenhe dez minutos por dia algo que esteja à sua frente, sem apagar. No fim do mês, compare a primeira folha com a última.'],
        ['Passar horas com um rosto ensina a respeitar quem ele é. Talvez por isso tantos guardem o desenho por anos.'],
      ],
    },
  },
}
