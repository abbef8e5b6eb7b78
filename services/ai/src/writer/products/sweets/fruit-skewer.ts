import type { ProductType } from '../product-type.ts'

export const fruitSkewer: ProductType = {
  nouns: [
    'espetinho de morango', 'espetinho de uva', 'espetinho de fruta', 'espetinho de frutas', 'espetinho de morango com chocolate', 'espetinho de uva com chocolate',
    'espetinho de frutas com chocolate',
  ],
  asks: ['quantas pessoas vão comer', 'para quando é', 'se é para festa ou para a vontade de hoje'],
  questions: {
    sale: ['Qual fruta você pega primeiro?', 'Com quem você dividiria, se for preciso?'],
    content: ['Qual fruta não pode faltar na sua mesa de doces?', 'Você come na ordem ou começa pela fruta preferida?'],
  },
  emojis: ['🍓', '🍇', '😋'],
  hashtags: ['espetinhodemorango', 'espetinhodefrutas', 'espetinhodoce', 'docedefruta', 'docesparafesta', 'mesadedoces', 'festainfantil'],
  sale: {
    professional: {
      openings: [
        'Cor de fruta na mesa de doces: {topic}.',
        'Para escolher com os olhos e pegar com a mão: {topic}.',
        '{O topic} {traz/trazem} fruta e cor à mesa da festa.',
      ],
      steps: [
        ['A mesa já tem bolo e docinhos, e falta uma cor viva entre eles. A fruta resolve isso antes do parabéns.', 'Depois do almoço, a família quer um docinho e ninguém quer pegar prato nem garfo. Algo no palito é o bastante.'],
        ['A fruta traz frescor e um toque azedinho ao doce. No palito, cada mordida já vem do tamanho certo.'],
        ['{Combina/Combinam} com aniversário infantil, feira, quermesse, piquenique e lanche de escola em que cada um pega o seu.'],
        ['Conte as crianças e os adultos da festa e pense no horário. Fruta na mesa fica mais bonita servida perto do parabéns.'],
      ],
    },
    casual: {
      openings: [
        'Fruta no palito e criança feliz: {topic}.',
        'A mesa de doces ganhou cor: {topic}.',
        'Quem passa perto já pega {o topic}.',
      ],
      steps: [
        ['Calorzinho no quintal, criança correndo e ninguém querendo parar pra comer. Apareceu fruta no palito, sentou todo mundo.', 'Eu amo quando o doce tem fruta no meio. Dá aquele azedinho gostoso, e a gente já quer o próximo.'],
        ['A cor chama de longe, ninguém precisa de prato e tudo cabe na mão. A fruta ainda traz um azedinho bom.'],
        ['{Vai/Vão} bem na festa de criança, na confraternização da firma, no piquenique e na tarde quente em casa.'],
        ['Me conta quantas pessoas vão e a que horas começa. Assim a gente pensa junto na quantidade pra mesa.'],
      ],
    },
    funny: {
      openings: [
        'Fruta que criança come sem negociação: {topic}.',
        'Ficou só o palito {do topic}.',
        'A tia contou os palitos da mesa, faltam doze: {topic}.',
      ],
      steps: [
        ['A criança disse que não gosta de fruta. Com palito, ela mudou de assunto e pediu mais um.', 'O convidado garantiu que só ia pegar um. Havia quatro palitos no guardanapo dele, e nenhum era de dente.'],
        ['A fruta traz cor e frescor, e o palito traz provas. Quem comeu mais deixa a contagem na mesa.'],
        ['{Serve/Servem} para a festa da escola, o aniversário do vizinho e o adulto que só vai porque tem doce.'],
        ['Conte as crianças e some os pais, que vão ajudar a segurar os palitos. A ajuda deles costuma sumir pela boca.'],
      ],
    },
    motivational: {
      openings: [
        'Cor e cuidado em cada palito: {topic}.',
        'Para celebrar com simplicidade e cor: {topic}.',
        'O carinho de preparar {o topic} aparece na mesa.',
      ],
      steps: [
        ['Quem organiza a festa pensa em cada detalhe e chega cedo para montar a mesa. Um doce colorido enche os olhos.', 'Crianças em volta da mesa escolhem com os olhos primeiro. A fruta fica ali, esperando o dedo que aponta.'],
        ['Fruta no palito parece simples, mas pede tamanho parecido, cor combinada e mão leve. O capricho está aí.'],
        ['{Enfeita/Enfeitam} a formatura da turma, o batizado, o piquenique e a festa em que as crianças ajudam a servir.'],
        ['Pense nas crianças que vêm e se há alguma que não come certa fruta. Basta avisar quando fizer o pedido.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O segredo da fruta firme no palito: {topic}.',
        'Como deixar {o topic} firme até a festa.',
        'Fruta, palito e temperatura: {topic}.',
      ],
      steps: [
        ['A fruta parece bonita na bandeja, mas começa a soltar água depois de um tempo. O palito afrouxa e escorrega.'],
        ['A água que fica na casca faz a fruta escorregar e amolecer. Fruta muito madura também é mais difícil de firmar.'],
        ['Lave e seque bem cada fruta com papel e escolha as firmes. Guarde na geladeira, sem tampa apertada.'],
        ['Fruta no palito é lembrança de parque e de quermesse. Em casa, cada família monta a sua combinação de cores.'],
      ],
    },
    casual: {
      openings: [
        'Papo de fruta e palito: {topic}.',
        'Truque simples pra {o topic} não soltar água.',
        'Bora falar de morango, uva e palito: {topic}.',
      ],
      steps: [
        ['Já montei palito com a fruta ainda molhada e ficou tudo escorregando na bandeja. Aprendi com o paninho na mão.'],
        ['A gotinha de água na casca desmancha tudo que encosta nela. A fruta precisa secar bem antes de ir pro palito.'],
        ['Espalha a fruta no papel-toalha e deixa uns minutos, virando de vez em quando. Depois é só espetar com calma.'],
        ['Montar com criança dá uma bagunça boa. Metade vai no palito, metade vai direto pra boca do ajudante.'],
      ],
    },
    funny: {
      openings: [
        'Testemunhas de uma bandeja vazia: {topic}.',
        'O palito que virou prova {do topic}.',
        'Aula de montagem com muitos ajudantes: {topic}.',
      ],
      steps: [
        ['As crianças ajudaram na montagem, e sobrou um terço da fruta. O resto participou da reunião dentro da boca.'],
        ['Ajudante pequeno come uma e espeta uma. Em família, isso é uma forma antiga e aceita de matemática.'],
        ['Separe uma tigela só para beliscar, bem longe da bandeja da festa. As crianças vão achar as duas, mas uma dura um pouco mais.'],
        ['Na festa, a bandeja vazia fica rodeada de crianças olhando. Ninguém comeu, e todas estão com a mão grudenta.'],
      ],
    },
    motivational: {
      openings: [
        'Fruta a fruta, uma mesa colorida: {topic}.',
        'Capricho de quem monta {o topic} antes da festa.',
        'Seleção, cor e paciência: {topic}.',
      ],
      steps: [
        ['Ninguém vê o tempo que se gasta para escolher fruta por fruta. Mas a mesa, quando fica pronta, mostra.'],
        ['Cada fruta tem a sua firmeza e o seu ponto. Quem monta aprende a reconhecer com os dedos qual aguenta.'],
        ['Chame as crianças para montar junto, com a fruta já lavada e seca. A mesa vira parte da festa.'],
        ['A bandeja colorida some depressa e o trabalho de montar some junto. Fica a cara de quem escolheu a sua.'],
      ],
    },
  },
}
