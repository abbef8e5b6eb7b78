import type { ProductType } from '../product-type.ts'

export const waterJug: ProductType = {
  nouns: ['moringa', 'moringa de barro', 'moringa de cerâmica', 'jarra de barro', 'talha de barro'],
  asks: ['onde vai ficar', 'quantas pessoas vão se servir', 'se é presente ou para a sua casa'],
  questions: {
    sale: ['Ficaria na mesa ou na cabeceira?', 'Quem da sua família vive com sede?'],
    content: ['Tinha água no barro na casa dos seus avós?', 'Quem nunca enche a água na sua casa?'],
  },
  emojis: ['🏺', '💧', '🤎'],
  hashtags: ['moringa', 'moringadebarro', 'moringadeceramica', 'moringas', 'jarradebarro', 'ceramicautilitaria', 'aguafresca'],
  sale: {
    professional: {
      openings: [
        'Água à mão, com a beleza de antigamente: {topic}.',
        '{O topic} {serve/servem} a água e {enfeita/enfeitam} a mesa.',
        'Um gesto simples de receber bem: {topic}.',
      ],
      steps: [
        ['A visita chega com calor, senta, e a primeira gentileza da casa é um copo de água. Servido com capricho, melhor ainda.', 'De madrugada, com sede, ninguém quer atravessar a casa no escuro. Com a água por perto, é só esticar o braço.'],
        ['É uma peça que se usa muitas vezes por dia e que enfeita parada. A forma mudou pouco em séculos, e por bom motivo.'],
        ['Serve para a mesa do almoço, o quarto e o escritório. É presente de casa nova que nunca fica guardado.'],
        ['Antes de escolher, pense em quantas pessoas vão se servir e onde vai ficar. Cheia, pesa bem mais do que parece.'],
      ],
    },
    casual: {
      openings: [
        'Um copo d\'água tem mais graça com {topic}.',
        'Quem cresceu vendo água no barro vai amar {topic}.',
        'Pra mesa ou pra cabeceira: {topic}.',
      ],
      steps: [
        ['Sabe aquela sede das três da manhã, com preguiça de ir à cozinha? Com água do lado da cama, ninguém levanta.', 'Visita chega, tá calor, e a gente já oferece um copo de água. Servido bonito, parece até que já estava esperando.'],
        ['É o tipo de coisa que a gente usa o dia inteiro e não cansa de ver. Fica bem na mesa até vazia.'],
        ['Vai bem no almoço, no quarto, na mesa do trabalho. Pra quem tá montando casa, é presente que se usa no mesmo dia.'],
        ['Vê onde vai ficar e quem vai se servir. Cheia de água pesa, então tem que ter um lugar firme.'],
      ],
    },
    funny: {
      openings: [
        'A sede da madrugada tem solução: {topic}.',
        'Ninguém mais tropeça no escuro atrás de água: {topic}.',
        'Beba mais água, dizem todos, e {o topic} {ajuda/ajudam}.',
      ],
      steps: [
        ['A travessia noturna até a cozinha tem quina de móvel, brinquedo no chão e um gato. Com água na cabeceira, a viagem fica cancelada.', 'Todo mundo promete beber mais água. O aplicativo avisa, a pessoa desliga. Já a água na mesa, à vista, é difícil de ignorar.'],
        ['É simples e não precisa de bateria. O barro serve água há séculos e nunca pediu atualização.'],
        ['Serve para a mesa, para o quarto e para o colega que se levanta de meia em meia hora só para encher o copo.'],
        ['Pense em quem vai se servir e onde vai ficar. Longe do cotovelo de quem conta história com as mãos.'],
      ],
    },
    motivational: {
      openings: [
        'Oferecer água é o primeiro cuidado: {topic}.',
        'Quem recebe bem em casa vai usar muito {o topic}.',
        'A mesa posta com atenção pede {topic}.',
      ],
      steps: [
        ['Quem cuida da casa enche a água da mesa antes de chamar para o almoço. Ninguém pede, e todos bebem.', 'Deixar água na cabeceira de quem está hospedado é uma delicadeza antiga. A pessoa descobre à noite que pensaram nela.'],
        ['A forma da boca e da alça vem de muita tentativa. Quando a água cai certa no copo, o trabalho de quem fez aparece.'],
        ['É presente para quem está na primeira casa, para avós que guardam memórias do barro e para quem gosta de mesa bonita.'],
        ['Imagine quem vai segurar quando estiver cheia. O tamanho certo é aquele que todos da casa conseguem servir.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Por que a água no barro fica fresca: {topic}.',
        'Como limpar {um topic} por dentro.',
        'O cuidado semanal que {o topic} {pede/pedem}.',
      ],
      steps: [
        ['Muita gente estranha quando o barro sem esmalte fica úmido por fora. Parece vazamento, mas é isso que refresca a água.'],
        ['No barro sem esmalte, um pouco de água atravessa a parede e evapora. Ao evaporar, leva calor e refresca a que ficou dentro.'],
        ['Lave por dentro uma vez por semana, com água e escova, sem sabão no barro poroso. Deixe secar de boca para baixo.'],
        ['Muito antes da geladeira, o barro já guardava água fresca nas casas brasileiras, num canto de sombra da cozinha.'],
      ],
    },
    casual: {
      openings: [
        'O barro sua, e isso é bom: {topic}.',
        'Lembra da água de barro da avó? Olha: {topic}.',
        'Como eu lavo por dentro {o topic}.',
      ],
      steps: [
        ['A pessoa põe água, vê o barro molhado por fora e acha que veio furado. Calma, é assim mesmo que ele trabalha.', 'Aquela água da casa da avó, no copo de alumínio, tinha um frescor só dela. E ninguém sabia explicar por quê.'],
        ['Quando o barro não tem esmalte, a água passa um pouquinho pela parede e evapora. Nisso, ela leva o calor embora.'],
        ['Deixa num cantinho de sombra, com ar passando. E toda semana lava por dentro com escova e água, sem sabão no barro cru.'],
        ['Acho bonito como uma coisa tão simples continua fazendo sentido. Água, barro e sombra, e tá resolvido.'],
      ],
    },
    funny: {
      openings: [
        'Não vazou, é física: {topic}.',
        'O mistério da água fresca e {o topic}.',
        'Quem esqueceu de encher {o topic}?',
      ],
      steps: [
        ['Em toda casa há quem deixe um dedo de água no fundo para não precisar encher. Essa pessoa nunca é identificada.'],
        ['O barro sem esmalte transpira para refrescar a água. Quem deixou um dedinho no fundo também transpira, quando perguntam quem foi.'],
        ['Combinem uma regra simples: quem serve o último copo enche de novo. Funciona por quase dois dias.'],
        ['Nossos avós já discutiam quem ia encher o pote, com a caneca pendurada ao lado. Mudou a casa, ficou a discussão.'],
      ],
    },
    motivational: {
      openings: [
        'Um costume simples que ficou: {topic}.',
        'O saber antigo que existe {no topic}.',
        'Água fresca e memória: {topic}.',
      ],
      steps: [
        ['Muito antes de alguém explicar a evaporação, quem fazia potes já a usava. Aprendia olhando e passava adiante.'],
        ['O barro sem esmalte refresca porque deixa a água atravessar devagar. Quem o modela precisa acertar essa espessura com os dedos.'],
        ['Experimente deixar água à vista, na mesa em que você trabalha. Ao fim do dia, veja quantas vezes encheu o copo.'],
        ['Estreitar a boca é o momento mais delicado. A mão já não cabe lá dentro, e só o toque de fora conduz.'],
      ],
    },
  },
}
