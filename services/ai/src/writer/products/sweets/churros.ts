import type { ProductType } from '../product-type.ts'

export const churros: ProductType = {
  nouns: ['churro', 'mini churro', 'churro recheado', 'churro gourmet', 'churro espanhol'],
  asks: ['quantas pessoas vão comer', 'qual sabor prefere', 'se é para festa ou para matar a vontade'],
  questions: {
    sale: ['Com quem você dividiria, se é que dividiria?', 'Qual sabor você pede sem pensar?'],
    content: ['Que doce você comia na saída da escola?', 'Você come andando ou senta para aproveitar?'],
  },
  emojis: ['🤎', '😋', '✨'],
  hashtags: ['churros', 'churrosgourmet', 'churrosrecheado', 'minichurros', 'docederua', 'docinhos', 'festainfantil', 'churroslovers'],
  sale: {
    professional: {
      openings: [
        'Casquinha crocante, açúcar e um passeio na praça: {topic}.',
        '{O topic} {leva/levam} o sabor do parque para a festa.',
        'O doce que faz fila onde aparece: {topic}.',
      ],
      steps: [
        ['Passeio no parque, crianças correndo na frente e um perfume doce no ar. Quem decide o caminho é o cheiro.', 'Na festa, o bolo já foi cortado e alguém pergunta se ainda vem mais doce. É a hora certa de passar uma bandeja.'],
        ['A casquinha estala na mordida e o miolo fica macio. O açúcar que fica nos dedos também faz parte.'],
        ['{Serve/Servem} à festa infantil, à quermesse, ao intervalo da escola e à tarde em que a família sai para passear.'],
        ['Conte os convidados e pense se vai ser a única sobremesa. Em festa com crianças, convém calcular uma repetição.'],
      ],
    },
    casual: {
      openings: [
        'Segura o guardanapo que tem {topic}.',
        'Doce de passeio, com açúcar até no queixo: {topic}.',
        'Eu nem espero {o topic} esfriar.',
      ],
      steps: [
        ['Sabe aquele cheirinho doce que atravessa a praça e faz a família inteira mudar de rota? Eu vou atrás sem disfarçar.', 'Friozinho, moletom e uma volta na rua com quem a gente gosta. Um doce quentinho na mão e tá feita a noite.'],
        ['Crocante por fora e molinho por dentro, do jeito que a gente lembra. O açúcar gruda no dedo, e ninguém liga.'],
        ['{Combina/Combinam} com festa de criança, com quermesse, com noite fria e com aquela vontade repentina no meio da tarde.'],
        ['Me conta quantas pessoas são e qual sabor não pode faltar. Se é pra festa, pensa que os adultos também entram na fila.'],
      ],
    },
    funny: {
      openings: [
        'Açúcar no bigode e cara de inocente: {topic}.',
        'A fila da praça dobrou a esquina por causa {do topic}.',
        'Ninguém compra um só, e a culpa é {do topic}.',
      ],
      steps: [
        ['A criança pediu para dividir com o pai. O pai, emocionado, aceitou. A criança então explicou que era para ele comprar outro.', 'O casal combinou de dividir no parque. Na segunda mordida, cada um olhava para um lado, mastigando com muita dignidade.'],
        ['Não existe jeito elegante de morder. O açúcar vai para a blusa e para o queixo, e o guardanapo assiste.'],
        ['{Agrada/Agradam} a criança na quermesse, o avô na praça e o vizinho que apareceu só para perguntar as horas.'],
        ['Conte os convidados e acrescente um para cada adulto que disse que não gosta de doce. Esses são os primeiros da fila.'],
      ],
    },
    motivational: {
      openings: [
        'Um doce de passeio, memória de criança: {topic}.',
        'A tarde em família merece {topic}.',
        'O parque, a fila e o sorriso: {topic}.',
      ],
      steps: [
        ['A semana correu depressa e o domingo finalmente chegou. Sair a pé com a família, sem destino, já é um bom plano.', 'A criança ganhou a primeira medalha no esporte e a família inteira foi comemorar. O doce entrou na lembrança do dia.'],
        ['Cada massa precisa passar pelo bico e pelo óleo na temperatura certa. É trabalho de quem não desvia o olho.'],
        ['É um carinho para os primos nas férias, para a turma do trabalho e para quem passou o feriado de plantão.'],
        ['Pense em quem vai estar junto e em que sabor lembra a infância de cada um. A conversa começa aí.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Massa, óleo e ponto do açúcar: {topic}.',
        'Por que {o topic} {perde/perdem} a crocância.',
        'Crocância que dura pouco e se entende fácil: {topic}.',
      ],
      steps: [
        ['Muita gente guarda o doce frito em pote fechado, ainda morno. No dia seguinte, a casquinha já virou borracha.'],
        ['O vapor fica preso na tampa e volta para a massa. A parte de fora amolece, e o açúcar derrete.'],
        ['Deixe esfriar sobre uma grade e aqueça no forno, e não no micro-ondas. Passe no açúcar só na hora de servir.'],
        ['O doce de massa frita aparece em muitos países, com formatos diferentes. O açúcar por cima é o que todos têm em comum.'],
      ],
    },
    casual: {
      openings: [
        'Lembrança de praça em dia de folga: {topic}.',
        'Por que o açúcar gruda tão bem {no topic}?',
        'Guardanapo, açúcar e bagunça boa: {topic}.',
      ],
      steps: [
        ['Já passei no açúcar com a massa fria e não grudou quase nada. Ficou um montinho no prato e um doce careca.'],
        ['Enquanto tá quente, a superfície segura o açúcar. Esfriou, ele escorrega e cai tudo na roupa da gente.'],
        ['Se for fazer em casa, deixa o açúcar no prato fundo, pronto. Saiu da panela, rola rapidinho pra cobrir tudo.'],
        ['Quem tem criança em casa sabe que o açúcar chega a lugares misteriosos. Semana passada achei até no controle remoto.'],
      ],
    },
    funny: {
      openings: [
        'Rastros de açúcar pela casa: {topic}.',
        'Relatório da fila {do topic} na quermesse.',
        'Blusa preta, açúcar branco e {topic}.',
      ],
      steps: [
        ['Quem usa preto para comer doce com açúcar é corajoso ou distraído. Na quermesse, costumamos encontrar os dois tipos.'],
        ['O açúcar fino voa a cada mordida e risada. Se alguém conta piada, a mesa toda parece ter ido à neve.'],
        ['Não ria com a boca cheia e não espirre perto da travessa. E sente-se ao lado de quem veste branco.'],
        ['Na volta para casa, o carro também comeu. O banco de trás continua doce até a próxima lavagem.'],
      ],
    },
    motivational: {
      openings: [
        'Por trás de um doce de rua, muita preparação: {topic}.',
        'O bico, a massa e a paciência: {topic}.',
        'O barulho da fila também é um elogio {ao topic}.',
      ],
      steps: [
        ['O doce parece nascer em segundos, mas a massa foi testada muitas vezes. Uns dias sai dura, outros dias sai mole.'],
        ['A umidade do dia muda a massa, e o óleo muda a cor. Quem frita aprende a ajustar sem olhar a receita.'],
        ['Na primeira vez, faça poucos, de um tamanho só. É mais fácil ver o que mudar quando todos são iguais.'],
        ['Um doce comido em pé, na praça, pode durar anos na memória. Quem fica atrás da bancada quase nunca sabe disso.'],
      ],
    },
  },
}
