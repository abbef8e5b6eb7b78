import type { ProductType } from '../product-type.ts'

export const polvilho: ProductType = {
  nouns: ['polvilho', 'polvilho doce', 'polvilho azedo'],
  asks: ['se é para pão de queijo, biscoito ou outra receita', 'quanto a sua receita pede', 'com que frequência você assa'],
  questions: {
    sale: ['Pão de queijo ou biscoito: o que sai primeiro do seu forno?', 'Quem vai comer a primeira fornada?'],
    content: ['Doce ou azedo na sua receita?', 'Qual receita de forno a sua família mais pede?'],
  },
  emojis: ['🥣', '🧀', '☕'],
  hashtags: ['polvilho', 'polvilhoazedo', 'polvilhodoce', 'paodequeijocaseiro', 'biscoitodepolvilho', 'mandioca', 'receitasmineiras'],
  sale: {
    professional: {
      openings: [
        'Para a fornada da tarde: {topic}.',
        'O pão de queijo começa com {topic}.',
        'Forno aquecido, forma untada e {topic}.',
      ],
      steps: [
        ['A chuva apertou, a tarde ficou comprida e a família pede algo quente do forno. Queijo há, ovos há, e o polvilho completa.', 'A receita está anotada no caderno, em letra de outra época, com medidas em xícaras e pratos. Para começar, falta separar o polvilho.'],
        ['O amido da mandioca dá às massas aquela leveza elástica que a farinha de trigo não imita. A mordida fica inconfundível.'],
        ['{Interessa/Interessam} a quem assa pão de queijo, a quem prepara biscoitos e sequilhos e a quem engrossa caldos e molhos.'],
        ['Antes de escolher, veja se a sua receita pede o doce ou o azedo e quantas xícaras usa. A diferença aparece no forno.'],
      ],
    },
    casual: {
      openings: [
        'Liga o forno que hoje tem {topic}.',
        'Pão de queijo na cabeça? Começa por aqui: {topic}.',
        'Tarde de chuva com café quente e {topic}.',
      ],
      steps: [
        ['Começou a chover, alguém falou em pão de queijo, e agora a casa só pensa nisso. Ainda bem que tem polvilho no armário.', 'Sabe aquela receita de biscoito que a família pede toda vez? Tá na hora de tirar o caderno da gaveta e ligar o forno.'],
        ['É da mandioca que vem aquela massa elástica e leve. Quem prova percebe logo que ali não tem pão comum.'],
        ['{Vai/Vão} no pão de queijo, no biscoito, no sequilho, no bolinho e até pra engrossar o caldo da janta.'],
        ['Olha na receita se pede doce ou azedo e quantas xícaras usa. Faz a conta pra não parar no meio da massa.'],
      ],
    },
    funny: {
      openings: [
        'A primeira fornada some antes do café, culpa {do topic}.',
        'Mineiro sente de longe: {topic}.',
        'A cozinha inteira ficou branca com {o topic}.',
      ],
      steps: [
        ['Quem abriu o pacote de uma vez só descobriu a nuvem. Sobrou massa na tigela e pó na sobrancelha do cozinheiro.', 'Era uma fornada para a visita. Como a visita atrasou dez minutos, decidiu-se conferir se estava bom.'],
        ['Na tigela é um pó comportado. No forno, cresce, estala e faz a família aparecer na cozinha com o café na mão.'],
        ['{Serve/Servem} para pão de queijo, biscoito e sequilho, e para o primo que diz que só veio sentir o cheiro.'],
        ['Calcule a receita e dobre, porque a primeira fornada não chega à mesa. Isso está provado em todo o interior de Minas.'],
      ],
    },
    motivational: {
      openings: [
        'Amassar, enrolar e esperar o forno: {topic}.',
        'Quem assa para reunir a casa conhece {o topic}.',
        'Receita de caderno, massa de domingo e {topic}.',
      ],
      steps: [
        ['Juntar os filhos em volta da mesa para enrolar massa dá mais trabalho que comprar pronto. E rende uma tarde inteira de conversa.', 'A letra no caderno já está apagada, mas a receita resiste. Cada fornada é uma forma de continuar o que alguém começou.'],
        ['Boa massa pede medida certa, calor certo e mãos que repetem o gesto. Quem assa sempre conhece o ponto pelo toque.'],
        ['É bom para quem vende na feira, para quem lancha com os netos e para quem está tentando a primeira receita.'],
        ['Reserve um dia sem pressa e leia a receita inteira antes. Saber as medidas ajuda a decidir quanto levar.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Doce ou azedo, a diferença: {topic}.',
        'Para a receita dar certo com {topic}.',
        'O papel {do topic} na massa.',
      ],
      steps: [
        ['A receita pede o azedo, o armário tem o doce, e a troca parece inocente. Na hora de assar, o resultado sai outro.', 'O pão de queijo cresceu pouco ou ficou oco por dentro. Antes de culpar o forno, vale conferir qual polvilho foi usado.'],
        ['O azedo passa por fermentação, tem sabor mais marcado e cresce mais no forno. O doce deixa a massa mais densa e macia.'],
        ['Siga o que a receita indica e, se quiser experimentar, misture metade de cada um. Guarde em pote fechado e seco.'],
        ['Os dois nascem do mesmo amido de mandioca. A espera da fermentação é o que separa um do outro.'],
      ],
    },
    casual: {
      openings: [
        'Trocou e a receita mudou: {topic}.',
        'Dúvida de quem faz pão de queijo: {topic}.',
        'Tem diferença, e a massa mostra: {topic}.',
      ],
      steps: [
        ['Já usou o doce no lugar do azedo porque era o que tinha? O pão de queijo até sai, mas sai diferente.', 'Teve fornada que cresceu e murchou, teve outra que virou pedrinha. Aqui eu descobri que o polvilho conta muito.'],
        ['O azedo fermenta antes, por isso cresce mais e tem gosto mais forte. O doce é mais quietinho e dá massa macia.'],
        ['Faz como a receita manda ou mistura meio a meio, que é bom demais. E fecha bem o pote, que pó fino puxa cheiro.'],
        ['Cada avó jura por um, e as duas fazem gostoso. Eu deixei de teimar e tenho sempre os dois no armário.'],
      ],
    },
    funny: {
      openings: [
        'Família dividida entre doce e azedo: {topic}.',
        'O biscoito que estourou e {o topic}.',
        'Um forno, duas receitas, nenhuma paz: {topic}.',
      ],
      steps: [
        ['A tia defende o azedo, a avó defende o doce. No almoço de família, ninguém senta no meio das duas.', 'A receita dizia pingar pequeno e com espaço. Quem não leu assou um biscoito único, do tamanho da forma.'],
        ['O azedo cresce porque fermentou, e o doce fica mais quieto. É quase uma descrição dos meus primos.'],
        ['Leia a receita antes de abrir o armário e deixe espaço entre as bolinhas. Elas têm planos de crescimento.'],
        ['No fim saem os dois na mesma travessa, misturados. Ninguém sabe qual é qual, e a discussão acaba de boca cheia.'],
      ],
    },
    motivational: {
      openings: [
        'A mandioca antes de virar massa: {topic}.',
        'Repetir a receita até acertar: {topic}.',
        'O tempo que mora {no topic}.',
      ],
      steps: [
        ['Quem vê o pó branco não imagina o caminho. A mandioca foi ralada, lavada, decantada e posta para secar.', 'A primeira fornada de quase todo mundo sai dura ou chata. As seguintes ensinam o que a receita não consegue dizer.'],
        ['O amido decanta devagar no fundo da água, e apressar não adianta. Secar bem também depende do sol e da paciência.'],
        ['Anote o que mudou a cada tentativa: a medida, o queijo, o calor do forno. Em três fornadas, já se vê o caminho.'],
        ['Uma massa que passa de mãe para filha não cabe inteira no papel. Ela mora também na força com que se sova.'],
      ],
    },
  },
}
