import type { ProductType } from '../product-type.ts'

export const lunchBox: ProductType = {
  nouns: ['lancheira', 'lancheira térmica', 'lancheirinha'],
  asks: ['o que costuma ir dentro', 'o tamanho dos potes e da garrafa', 'quem vai usar'],
  questions: {
    sale: ['O que não pode faltar no lanche aí da sua casa?', 'Lanche doce ou salgado, qual sai primeiro?'],
    content: ['O que vai na lancheira e sempre volta inteiro?', 'Qual era o melhor lanche do seu recreio?'],
  },
  emojis: ['🥪', '🍎', '🎒'],
  hashtags: ['lancheira', 'lancheiratermica', 'lancheirainfantil', 'lancheiraescolar', 'horadolanche', 'lancheiras', 'voltaasaulas'],
  sale: {
    professional: {
      openings: [
        '{O topic} para o lanche sair de casa arrumado.',
        'Na hora do recreio ou da pausa: {topic}.',
        'Quem prepara o lanche precisa de {um topic} à altura.',
      ],
      steps: [
        ['A fruta já está cortada, o sanduíche embrulhado e a garrafinha cheia. Falta um lugar onde tudo viaje sem amassar.', 'Toca o sinal, e cada um abre a sua sobre a mesa. Quem preparou o lanche em casa fica imaginando esse momento.'],
        ['Uma lancheira reúne pote, garrafa e guardanapo, separados dos cadernos. Se alguma coisa vazar, o resto da mochila fica fora disso.'],
        ['Acompanha a escola, o curso da tarde, o passeio no parque e a pausa do trabalho. Onde houver lanche, ela encontra uso.'],
        ['Antes de escolher, separe os potes e a garrafa que já usa em casa. Meça os dois juntos, em pé, com folga.'],
      ],
    },
    casual: {
      openings: [
        'Pra levar o lanche sem esmagar o pão: {topic}.',
        'O recreio fica mais gostoso com {o topic}.',
        'Olha {o topic} e pensa no lanche de amanhã.',
      ],
      steps: [
        ['Pão em cima, banana embaixo e caderno no meio de tudo. Quem já abriu uma mochila assim sabe do que eu tô falando.', 'A gente acorda mais cedo, corta fruta, monta o sanduíche. Dá gosto saber que vai chegar do jeitinho que saiu da cozinha.'],
        ['Com a lancheira, o lanche tem o canto dele. Não amassa com os livros, não molha o caderno e não fica esquecido.'],
        ['Serve pra escola, mas também pro trabalho, pra estrada, pra tarde na praça. Lanche de casa é bom em qualquer idade.'],
        ['Me conta o que costuma ir dentro. Se tem garrafa alta ou pote grande, vale conferir a medida antes de escolher.'],
      ],
    },
    funny: {
      openings: [
        'Para a banana chegar com forma de banana: {topic}.',
        '{O topic} com vaga reservada para o lanche.',
        'Quem guarda o lanche solto precisa ver {o topic}.',
      ],
      steps: [
        ['O sanduíche saiu de casa com três andares e chegou com um. Foi o livro de matemática, deitado em cima dele o caminho todo.', 'A uva voltou, o brócolis voltou, a cenoura voltou. O biscoito, curiosamente, nunca se perde no caminho.'],
        ['Longe dos livros, o pão continua macio e o caderno continua sem cheiro de maçã. Todo mundo sai ganhando.'],
        ['Serve para crianças na escola e para adultos que também contam os minutos até o lanche. O segundo grupo só disfarça melhor.'],
        ['Meça os potes antes de escolher, com tampa e tudo. Garrafa alta em lancheira baixa só entra deitada, e deitada ela conta tudo.'],
      ],
    },
    motivational: {
      openings: [
        'Cuidado que vai junto na mochila: {topic}.',
        '{O topic} para quem prepara o lanche todas as manhãs.',
        'Cada lanche feito em casa merece {um topic}.',
      ],
      steps: [
        ['A casa ainda dorme, e alguém já corta fruta na cozinha. Quem vai comer só descobre horas depois, quando abre o zíper.', 'Preparar o lanche todos os dias é um trabalho que pouca gente vê. Ele aparece no recreio, quando alguém come com gosto.'],
        ['Levar comida de casa é saber o que se come e quem preparou. A lancheira ajuda a manter esse costume mesmo na correria.'],
        ['É um bom presente de começo, como a escola nova, a volta às aulas ou o primeiro emprego. Vai ser usado todos os dias.'],
        ['Pense no que cabe na rotina da casa e escolha o tamanho por isso. Melhor um lanche simples que vai todos os dias.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A limpeza que evita aquele cheiro: {topic}.',
        'Como cuidar {do topic} durante a semana.',
        'Ao voltar da rua, {o topic} também {precisa/precisam} de atenção.',
      ],
      steps: [
        ['Chega a tarde, a mochila fica no canto, e a lancheira passa a noite fechada. De manhã, o cheiro já está lá.'],
        ['Farelo e umidade ficam nas costuras e nos cantos. Fechada, ela não seca, e é daí que vêm o cheiro e o mofo.'],
        ['Ao chegar, esvazie e passe um pano úmido com sabão neutro. Deixe aberta até secar por completo antes de montar o próximo lanche.'],
        ['Quem leva a lancheira também pode ajudar. Deixar perto da pia ao chegar é um costume que se aprende em uma semana.'],
      ],
    },
    casual: {
      openings: [
        'O que colocar {no topic} amanhã?',
        'Quando bate a falta de ideia pro lanche: {topic}.',
        'Todo dia a mesma pergunta diante {do topic}.',
      ],
      steps: [
        ['O que foi com tanto capricho voltou inteiro. A gente olha aquela maçã passeada e pensa no que deu errado.'],
        ['Muitas vezes não é o gosto. É fruta que escureceu, pote difícil de abrir ou comida demais pra um intervalo tão curto.'],
        ['Deixa a fruta fácil de pegar, já cortada, com umas gotinhas de limão na maçã. E testa em casa se a tampa abre sem ajuda.'],
        ['O que volta na lancheira conta bastante coisa. Eu olho como um recado, e o lanche do dia seguinte sai mais acertado.'],
      ],
    },
    funny: {
      openings: [
        'O que vai e o que volta {no topic}.',
        'Relatório do recreio, com evidências: {topic}.',
        'Abrir {o topic} no fim do dia exige coragem.',
      ],
      steps: [
        ['A maçã foi e voltou cinco vezes nesta semana. Já conhece o caminho, a professora e metade da turma.', 'Saiu um lanche colorido, com fruta e tudo. Voltaram um guardanapo amassado, meia cenoura e uma tampinha que não é nossa.'],
        ['O intervalo é curto, e brincar também ocupa a agenda. Entre correr e descascar uma tangerina, a tangerina perde quase sempre.'],
        ['Mande a fruta pronta para comer e em pouca quantidade. O que cabe em duas mordidas tem mais chance contra o pega-pega.'],
        ['E esvazie no mesmo dia, sempre. O iogurte esquecido nas férias já rendeu histórias que nenhuma família conta duas vezes.'],
      ],
    },
    motivational: {
      openings: [
        'O lanche de cada dia também é cuidado: {topic}.',
        'Para quem monta {o topic} antes do sol.',
        'Tem uma história diária dentro {do topic}.',
      ],
      steps: [
        ['Antes de sair para o trabalho, alguém corta o pão, lava a uva e fecha o pote. Quase ninguém agradece, e mesmo assim vai.', 'Montar o lanche toda manhã é uma daquelas tarefas invisíveis. Só se nota no dia em que falta.'],
        ['O que pesa é decidir, mais do que cortar e guardar. Pensar do zero todos os dias, com sono, cansa qualquer um.'],
        ['Faça uma lista de cinco lanches que todos comem e cole na geladeira. Na noite anterior, deixe lavado e separado o que puder.'],
        ['Quem come lembra disso mais tarde. Muita gente adulta ainda sabe dizer o que vinha no lanche e quem preparava.'],
      ],
    },
  },
}
