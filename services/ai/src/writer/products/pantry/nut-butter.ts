import type { ProductType } from '../product-type.ts'

export const nutButter: ProductType = {
  nouns: ['pasta de amendoim', 'creme de amendoim', 'manteiga de amendoim', 'pasta de castanha', 'pasta de castanha de caju', 'creme de avelã', 'pasta de avelã'],
  asks: ['se prefere cremosa ou com pedacinhos', 'com o que você costuma comer', 'em quanto tempo acaba um pote na sua casa'],
  questions: {
    sale: ['No pão, na banana ou na colher?', 'Cremosa ou com pedacinhos?'],
    content: ['Você também come de colher, escondido?', 'Qual foi a melhor combinação que você já inventou?'],
  },
  emojis: ['🥜', '🥄', '🍌'],
  hashtags: ['pastadeamendoim', 'cremedeavela', 'pastadecastanha', 'cafedamanha', 'lanche', 'amendoim', 'receitasfaceis'],
  sale: {
    professional: {
      openings: [
        'Uma colherada cremosa para o pão ou a fruta: {topic}.',
        '{O topic} {transforma/transformam} a torrada do lanche.',
        'Banana em rodelas, torrada quente e {topic}.',
      ],
      steps: [
        ['A torrada saltou, a banana está cortada e falta o que una as duas. Uma camada cremosa faz do lanche um pequeno evento.', 'A tarde pede um intervalo, e a geladeira não ajuda. Pão, uma colherada generosa e um café resolvem em dois minutos.'],
        ['O sabor tostado fica concentrado e a textura envolve tudo o que toca. Pouca quantidade já dá corpo ao lanche.'],
        ['{Combina/Combinam} com pão, fruta, tapioca, vitaminas, bolos e biscoitos. {Serve/Servem} no lanche dos filhos e no café dos adultos.'],
        ['Ao escolher, pense na textura de que a casa gosta e no uso: para passar, para bater ou para assar.'],
      ],
    },
    casual: {
      openings: [
        'Colher na mão e nenhuma vergonha: {topic}.',
        'Bananinha cortada só esperando {o topic}.',
        'O lanche das quatro melhora com {topic}.',
      ],
      steps: [
        ['Abriu o armário sem fome nenhuma, só pra olhar? O pote tava ali na frente, a colher na gaveta, e o resto a gente sabe.', 'Criança chegando da escola, mochila no chão, fome de leão. Pão com uma camada caprichada e já volta a paz.'],
        ['{Gruda/Grudam} no céu da boca, {espalha/espalham} fácil e {deixa/deixam} aquele gosto tostado. Uma colher já dá conta do pão inteiro.'],
        ['{Vai/Vão} na banana, na maçã, na tapioca, na vitamina, no meio do biscoito. E na colher, que é o clássico.'],
        ['Me conta se aí é do time cremoso ou do time com pedacinhos. E quanto tempo um pote costuma sobreviver.'],
      ],
    },
    funny: {
      openings: [
        'A colher saiu carregada, culpa {do topic}.',
        'O fundo do pote viu coisas: {topic}.',
        'Boca cheia, resposta só daqui a pouco: {topic}.',
      ],
      steps: [
        ['O telefone tocou bem na hora da colherada. A conversa começou com quarenta segundos de sons misteriosos.', 'A casa tem cinco moradores e um pote. Todos dizem que quase não comem, e o pote dura quatro dias.'],
        ['{Gruda/Grudam} no céu da boca e {obriga/obrigam} a pessoa a pensar antes de responder. {Devia/Deviam} fazer parte de toda reunião.'],
        ['{Serve/Servem} para pão, banana, vitamina e para quem passa na bolacha uma camada mais alta que a própria bolacha.'],
        ['Ao calcular, considere o que vai no pão e o que vai na colher, em pé, no escuro. O segundo item pesa mais.'],
      ],
    },
    motivational: {
      openings: [
        'Um lanche preparado com cuidado: {topic}.',
        'Moer devagar até ficar cremoso: {topic}.',
        'Quem monta lancheira cedo agradece {o topic}.',
      ],
      steps: [
        ['Seis da manhã, três lancheiras abertas sobre a pia. Quem monta esse lanche todo dia merece uma solução boa e rápida.', 'O estudo atravessou a tarde, e o café já esfriou. Uma torrada bem passada é um intervalo que cabe entre dois capítulos.'],
        ['O que era grão vira creme depois de muito girar. No meio do caminho parece farofa, e quem desiste ali não vê o ponto.'],
        ['É bom para o atleta da madrugada, para a estudante da noite e para o avô que redescobriu o lanche da tarde.'],
        ['Veja quem lancha na sua casa e em que horário. O pote certo é o que fica ao alcance de todos.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Óleo na superfície, o que significa: {topic}.',
        'Como devolver a cremosidade {ao topic}.',
        'Mexer ou não mexer, eis a dúvida: {topic}.',
      ],
      steps: [
        ['O pote foi aberto depois de algumas semanas, e havia uma camada de óleo em cima. Muita gente escorre e joga fora.', 'No fundo do pote, o creme endureceu e a faca entorta. A causa costuma estar no óleo que subiu e não voltou.'],
        ['Amendoim, castanha e avelã têm muito óleo. Em repouso, a parte líquida sobe e a parte sólida assenta no fundo.'],
        ['Mexa com uma faca comprida, do fundo para cima, antes de servir. Guardar o pote de cabeça para baixo também ajuda.'],
        ['Sabores tostados gostam de contraste: algo ácido, salgado ou fresco. Vale testar até com fruta azeda.'],
      ],
    },
    casual: {
      openings: [
        'Apareceu óleo em cima? Calma: {topic}.',
        'O truque do pote virado com {topic}.',
        'Não joga fora o oleozinho: {topic}.',
      ],
      steps: [
        ['Abriu o pote e tinha um dedo de óleo boiando? Eu também já pensei que tinha estragado.', 'Chegou no fundo e tá tudo duro, quebrando a bolacha? É que o óleo ficou em cima e ninguém misturou.'],
        ['Grão tostado solta óleo, e óleo sobe quando fica parado. É a coisa mais normal da prateleira.'],
        ['Pega uma faca comprida, mexe lá do fundo com paciência. Depois guarda de ponta-cabeça, que ele se ajeita.'],
        ['Minha mistura preferida é com banana e uma pitada de sal. Parece esquisito até a primeira mordida.'],
      ],
    },
    funny: {
      openings: [
        'A faca entortou no fundo {do topic}.',
        'Bolacha quebrada em três partes: {topic}.',
        'Céu da boca ocupado, volte mais tarde: {topic}.',
      ],
      steps: [
        ['A bolacha quebrou, a metade ficou fincada no creme, e foi preciso outra bolacha para o resgate. Ela também ficou.', 'O cachorro lambeu a colher por engano e passou cinco minutos mastigando o nada. Olhou como quem pede explicações.'],
        ['O óleo sobe, o sólido desce, e a faca encontra cimento lá no fundo. Física básica aplicada à bolacha.'],
        ['Mexa tudo antes de servir, com faca comprida e sem pressa. A bolacha agradece, e a toalha também.'],
        ['Raspar o pote com espátula rende mais uma torrada. Raspar com o dedo rende a mesma coisa, com menos testemunhas.'],
      ],
    },
    motivational: {
      openings: [
        'Passar da farofa ao creme sem desistir: {topic}.',
        'A lancheira de amanhã começa com {topic}.',
        'Grão por grão, até o ponto: {topic}.',
      ],
      steps: [
        ['Quem monta lancheira faz isso umas duzentas vezes por ano. Ninguém conta, mas as crianças lembram do sabor.', 'No processador, o grão passa por três fases, e a do meio desanima. Só quem continua chega ao creme.'],
        ['O calor do próprio movimento solta o óleo do grão. A textura muda de repente, depois de minutos sem mudar nada.'],
        ['Experimente três combinações durante a semana: uma doce, uma salgada e uma com fruta. Deixe a casa votar.'],
        ['O lanche que alguém prepara para nós fica na memória. Muitos adultos ainda sabem o que vinha na lancheira.'],
      ],
    },
  },
}
