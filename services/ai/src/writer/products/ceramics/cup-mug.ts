import type { ProductType } from '../product-type.ts'

export const cupMug: ProductType = {
  nouns: ['xícara', 'xícara de cerâmica', 'xícara de porcelana', 'xícara de café', 'xícara de chá', 'xicrinha', 'caneca de cerâmica', 'canequinha de cerâmica', 'caneca de barro'],
  asks: ['se é para café, chá ou leite', 'quantas pessoas tomam café com você', 'se é presente ou para a sua casa'],
  questions: {
    sale: ['Café ou chá, o que iria primeiro?', 'Com quem você divide a hora do café?'],
    content: ['Quantos cafés você já tomou hoje?', 'Tem uma xícara que ninguém pode usar na sua casa?'],
  },
  emojis: ['☕', '🏺', '🤎'],
  hashtags: ['xicaradeceramica', 'canecadeceramica', 'xicaras', 'ceramicaartesanal', 'ceramica', 'horadocafe', 'ceramicautilitaria'],
  sale: {
    professional: {
      openings: [
        'O café de todo dia merece {topic}.',
        '{O topic} {muda/mudam} o jeito de fazer uma pausa.',
        'Para a sua hora do café: {topic}.',
      ],
      steps: [
        ['Antes que a casa acorde, há uns minutos só seus, com algo quente entre as mãos. A xícara ou a caneca faz parte desse começo.', 'No meio da tarde, a reunião acabou e o café está passado. É uma pausa curta, e vale ter algo bonito nas mãos.'],
        ['A borda, o peso e a alça dão a cada peça um jeito próprio. Quem tem uma preferida não gosta de usar outra.'],
        ['Serve para o café de casa, para a mesa do trabalho e para receber uma amiga. É presente que se usa no dia seguinte.'],
        ['Antes de escolher, pense no que você bebe mais e em quanto. Café curto e chá demorado pedem tamanhos diferentes.'],
      ],
    },
    casual: {
      openings: [
        'O primeiro gole do dia fica melhor com {topic}.',
        'Na sua hora do café, olha a companhia: {topic}.',
        'Pausa pro café com {topic}.',
      ],
      steps: [
        ['Sabe aqueles minutos da manhã em que a casa tá quieta e você segura algo quente com as duas mãos? É o melhor do dia.', 'No armário tem um monte de xícara e caneca, mas a gente procura sempre a mesma. Se tá na pia, lava só ela.'],
        ['O que faz a gente se apegar é o jeito que encaixa na mão. O peso, a alça, a borda, cada uma tem o seu.'],
        ['Serve pra casa, pro trabalho e pra dar pra aquela amiga que vive com um café na mão.'],
        ['Pensa no que você toma mais. Cafezinho pede peça pequena, e chá de tarde inteira pede uma bem maior.'],
      ],
    },
    funny: {
      openings: [
        'Bom dia só existe depois do café com {topic}.',
        'O café da casa ganhou reforço: {topic}.',
        'Nesta casa, o café tem dono: {topic}.',
      ],
      steps: [
        ['No armário há doze, mas existe uma que todo mundo sabe de quem é. Usar sem pedir já causou um dia de silêncio.', 'O primeiro café é para acordar. O segundo é para entender o que fizeram no primeiro. O terceiro já é por amizade.'],
        ['Cada uma tem peso, borda e alça do seu jeito. Depois que a mão se acostuma, ninguém quer saber de outra.'],
        ['Vai bem em casa e no trabalho, onde convém ficar de olho. Em copa de escritório, afeto não é respeitado.'],
        ['Pense em quanto café você toma de uma vez. E conte a verdade, porque três pequenas são mais que uma grande.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem faz café para todos e toma o seu por último: {topic}.',
        'Uns minutos seus no dia, com {topic}.',
        'Quem acorda cedo merece {um topic}.',
      ],
      steps: [
        ['Alguém levanta primeiro, passa o café e põe a mesa sem fazer barulho. Essa pessoa também merece sentar com algo bonito nas mãos.', 'Noite de estudo, prova no dia seguinte, o café ao lado do caderno. Muitas conquistas tiveram essa companhia.'],
        ['Na cerâmica, a mão decide a espessura e a curva da borda. Quem bebe sente essas escolhas, mesmo sem saber.'],
        ['É presente para quem começou um trabalho novo, para quem estuda e para quem vive recebendo visitas.'],
        ['Pense na hora do dia em que você vai usar mais. A primeira bebida da manhã e a última da noite pedem tamanhos próprios.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como tirar as manchas de café e chá: {topic}.',
        'Um cuidado simples prolonga a vida {do topic}.',
        'O truque para o café não esfriar logo {no topic}.',
      ],
      steps: [
        ['Depois de muitos cafés, o fundo escurece, e a esponja comum já não resolve. Esfregar com força só piora.', 'O café está pelando na garrafa e morno na mesa. Muita gente culpa a garrafa, mas parte do calor ficou na louça fria.'],
        ['O café e o chá deixam pigmentos que grudam na superfície. E a cerâmica fria rouba calor da bebida até se aquecer.'],
        ['Esfregue a mancha com uma pasta de bicarbonato e água. Antes de servir, passe água quente na peça e descarte.'],
        ['A alça é a parte mais delicada de fazer. Precisa secar junto com o corpo, devagar, para não trincar na união.'],
      ],
    },
    casual: {
      openings: [
        'Ficou manchada de café? Calma: {topic}.',
        'Pra quem ama café e cuida bem {do topic}.',
        'Quer o café quente por mais tempo {no topic}?',
      ],
      steps: [
        ['Você lava, lava, e aquele fundo marrom de café não sai. Aí pega a esponja dura e risca tudo.', 'Coou o café fervendo, serviu, deu dois goles e já tá morno. Não é o café, é que a louça tava gelada.'],
        ['O café pinta a superfície aos pouquinhos, e a cerâmica fria puxa o calor da bebida logo na chegada.'],
        ['Pra mancha, bicarbonato com um tico de água e o dedo. Pro café, um pouco de água quente antes de servir.'],
        ['Na hora de modelar, a alça é a parte mais chatinha. Se uma parte seca antes da outra, trinca bem na emenda.'],
      ],
    },
    funny: {
      openings: [
        'A vida social da copa do escritório: {topic}.',
        'Ninguém sabe quem deixou {o topic} na pia.',
        'O mistério {do topic} com um dedo de café.',
      ],
      steps: [
        ['Em todo escritório há uma caneca esquecida na pia com um dedo de café. Ninguém sabe de quem é, e todos desconfiam.', 'A pessoa faz o café, apoia num canto e sai. Duas horas depois, acha o café frio e toma assim mesmo.'],
        ['A louça fria rouba calor nos primeiros minutos. O resto do tempo quem roubou foi a reunião que era para ser rápida.'],
        ['Aqueça com água quente antes de servir e ganhe uns minutos. A que ficou na pia do escritório pede bicarbonato e um bilhete.'],
        ['Na casa de quem faz cerâmica há sempre uma peça de alça torta. É justamente nela que se toma o café.'],
      ],
    },
    motivational: {
      openings: [
        'Um gesto de todas as manhãs: {topic}.',
        'As mãos que fazem {topic} conhecem a espera.',
        'Da argila à mesa, há muito caminho até {o topic}.',
      ],
      steps: [
        ['Em muitas casas, uma xícara ou caneca continua no armário por causa de quem a usava. Às vezes alguém a pega e se lembra.', 'Sentar cinco minutos com uma bebida quente parece pouco. Para quem cuida de tudo, é uma conquista da manhã.'],
        ['A argila não vira louça na pressa. Primeiro seca devagar, depois passa pelo forno, e muita coisa pode mudar no caminho.'],
        ['Amanhã cedo, experimente tomar os primeiros goles sem olhar o telefone. Repare no peso, no calor e no cheiro.'],
        ['Quem modela passa o dedo pela borda de olhos fechados. É ali que a boca vai encostar todos os dias.'],
      ],
    },
  },
}
