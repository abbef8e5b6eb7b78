import type { ProductType } from '../product-type.ts'

export const maternityWreath: ProductType = {
  nouns: ['enfeite de porta de maternidade', 'enfeite de maternidade', 'guirlanda de maternidade'],
  asks: ['para quando o bebê é esperado', 'o tema ou as cores do quarto', 'se depois vai para a porta do quarto'],
  questions: {
    sale: ['De que cor é o quarto do bebê?', 'Falta muito para o bebê chegar?'],
    content: ['Quem vai ficar encarregado da porta no grande dia?', 'O que não pode faltar na mala da maternidade?'],
  },
  emojis: ['👶', '🚪', '🍼'],
  hashtags: ['enfeitedematernidade', 'portamaternidade', 'enfeitedeportamaternidade', 'guirlandamaternidade', 'maternidade', 'quartodebebe', 'enfeitematernidade'],
  sale: {
    professional: {
      openings: [
        'A porta que anuncia quem chegou: {topic}.',
        '{O topic} {recebe/recebem} as visitas antes da família.',
        'Para o corredor inteiro saber da boa notícia: {topic}.',
      ],
      steps: [
        ['As portas da maternidade são todas iguais, e a visita anda pelo corredor olhando os números. Uma porta enfeitada já diz que é ali.', 'A mala está pronta, a cadeirinha instalada, e falta o que vai na porta. É o primeiro anúncio do bebê.'],
        ['Cada figura tem contorno limpo e cor que se vê do fundo do corredor. De perto, aparecem os detalhes da costura.'],
        ['Depois da alta, a peça costuma ir para a porta do quarto do bebê. Fica ali até virar lembrança.'],
        ['Pense na data prevista e deixe algumas semanas de folga. Bebê não olha calendário, e alguns chegam antes.'],
      ],
    },
    casual: {
      openings: [
        'Chegou, e a porta já conta: {topic}.',
        '{O topic} {faz/fazem} a visita sorrir no corredor.',
        'Falta pouco pro bebê e falta isto pra porta: {topic}.',
      ],
      steps: [
        ['A gente anda no corredor da maternidade procurando o número do quarto. Aí vê aquela porta e já sabe que é ali.', 'Mala pronta, roupinha lavada, cadeirinha no carro. E a porta? É a última coisa que a gente lembra.'],
        ['A cor é viva e o recorte é bonito, dá pra ver lá do elevador. De perto, é costura caprichada.'],
        ['Da maternidade vai pra porta do quarto, em casa. E um dia vai pra caixa de lembranças.'],
        ['Me conta a data prevista e o tema do quarto. Melhor pedir com folga, porque tem bebê que chega antes.'],
      ],
    },
    funny: {
      openings: [
        'Endereço novo no corredor da maternidade: {topic}.',
        '{O topic} já {recebeu/receberam} mais elogios que o pai.',
        'Só o bebê posou mais para foto: {topic}.',
      ],
      steps: [
        ['O pai saiu para pegar café e se perdeu no corredor de portas iguais. Felizmente, uma delas estava enfeitada.', 'Toda visita faz a mesma coisa: foto da porta, foto do bebê, foto da porta de novo. O resto da família espera a vez.'],
        ['Recorte, costura e cor que se vê do elevador. Até quem veio visitar outro bebê acaba parando.'],
        ['Serve para a maternidade, a porta do quarto e a foto que a avó vai mandar para trezentas pessoas.'],
        ['Encomende com folga antes da data prevista. O bebê não assinou nada e chega quando quiser.'],
      ],
    },
    motivational: {
      openings: [
        'A espera termina nesta porta: {topic}.',
        '{O topic} {marca/marcam} os primeiros dias de uma vida.',
        'Um capricho para o grande dia: {topic}.',
      ],
      steps: [
        ['Foram meses de exames, listas e contagem de semanas. Agora uma porta enfeitada diz que chegou quem todos esperavam.', 'Os avós saem do elevador já com o celular na mão. De longe, a porta mostra onde está o bebê da família.'],
        ['São figuras pequenas, recortadas e costuradas em camadas. Um recorte torto muda o conjunto inteiro.'],
        ['Depois da maternidade, vai para a casa e acompanha os primeiros anos. Muitas famílias guardam junto da pulseirinha.'],
        ['Escolha com o quarto do bebê em mente, porque a peça vai ficar lá depois. As cores podem sair de lá.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que lembrar sobre a porta da maternidade: {topic}.',
        'Depois da alta, onde fica {o topic}?',
        'Como pendurar {o topic} sem marcar a porta.',
      ],
      steps: [
        ['Nem toda maternidade permite prego ou fita na porta. Muitos descobrem no dia, com a peça na mão.'],
        ['Cada hospital tem regra própria, e a superfície da porta varia. Alguns têm gancho, outros pedem ventosa ou fita.'],
        ['Pergunte na visita à maternidade como se pendura. E ponha a peça na mala, num saco plano, sem peso por cima.'],
        ['Quem costura para nascimentos trabalha com data que ninguém controla. Às vezes a notícia chega antes do último ponto.'],
      ],
    },
    casual: {
      openings: [
        'Antes de pendurar {o topic}, pergunta isto.',
        'Uma dica pra mala da maternidade: {topic}.',
        'O que fazer com {o topic} depois da alta.',
      ],
      steps: [
        ['A gente chega na maternidade com tudo lindo e não tem onde pendurar. Ninguém lembrou do gancho.'],
        ['Cada maternidade tem um jeito, umas deixam fita, outras só ventosa. E a peça marca se for dobrada com peso.'],
        ['Liga antes e pergunta. E põe numa sacola separada, deitada, que chega bonita na porta.'],
        ['Eu sempre fico de olho na data do bebê que vem. Quando chega a foto da porta, a gente vibra junto.'],
      ],
    },
    funny: {
      openings: [
        'O corredor parou nesta porta: {topic}.',
        'O corredor inteiro já sabe {do topic}.',
        'Coisas que só acontecem na porta da maternidade: {topic}.',
      ],
      steps: [
        ['O pai recebeu uma única tarefa no dia do parto: pendurar na porta. Ficou no carro, é claro.'],
        ['Num dia de tanta emoção, o cérebro guarda o bebê e esquece o resto. O resto está no porta-malas.'],
        ['Dê a tarefa da porta a uma pessoa só, de preferência a madrinha. Quem vai fotografar já tem muito o que fazer.'],
        ['Quem faz peças de maternidade conhece a pergunta mais temida do mês: e se nascer amanhã?'],
      ],
    },
    motivational: {
      openings: [
        'Antes do primeiro choro, o primeiro ponto: {topic}.',
        'Quem costura {o topic} também espera.',
        'O capricho de receber alguém: {topic}.',
      ],
      steps: [
        ['Escolher o que vai na porta é uma das últimas decisões da espera. Depois disso, só falta o bebê.'],
        ['Um enfeite na porta mostra que alguém se preparou. Quem chega percebe antes de entrar.'],
        ['Fotografe a porta no primeiro dia, antes das visitas. Essa imagem abre bem o álbum do bebê.'],
        ['Costurar para quem ainda não nasceu é trabalhar com um rosto que se imagina. A foto, semanas depois, completa a peça.'],
      ],
    },
  },
}
