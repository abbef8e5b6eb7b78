import type { ProductType } from '../product-type.ts'

export const footBath: ProductType = {
  nouns: ['escalda-pés', 'kit escalda-pés', 'kit de escalda-pés', 'spa dos pés'],
  asks: ['se é para você ou de presente', 'que tipo de aroma você prefere', 'para quando é'],
  questions: {
    sale: ['Quem na sua família passa o dia em pé?', 'Pé na bacia com TV ou com música?'],
    content: ['O que você sempre esquece longe da bacia?', 'Na sua casa, quem preparava a bacia?'],
  },
  emojis: ['🦶', '🛁', '🌿'],
  hashtags: ['escaldapes', 'kitescaldapes', 'spadospes', 'spaemcasa', 'cuidadoscomospes', 'momentospa', 'escaldapesemcasa'],
  sale: {
    professional: {
      openings: [
        'Para quem passa o dia em pé: {topic}.',
        '{O topic} para uma pausa no fim do dia.',
        'Bacia, água morna e {topic}.',
      ],
      steps: [
        ['O sapato sai ainda na porta, e os pés agradecem o chão frio. Uma bacia de água morna é o passo seguinte.', 'Festa, feira, plantão, passeio com criança. Há dias em que se anda mais do que se imaginava, e a noite pede uma cadeira e uma bacia.'],
        ['Não exige banheira nem reforma, basta uma bacia e um canto da sala. Em poucos minutos está tudo preparado.'],
        ['É um presente para quem trabalha em pé e para quem não para em casa. Também rende uma boa noite entre amigas.'],
        ['Ao escolher para presente, pense no aroma de que a pessoa gosta. Um bilhete com o modo de preparar completa a lembrança.'],
      ],
    },
    casual: {
      openings: [
        'Tira o sapato que hoje tem {topic}.',
        'Pé na bacia e mais nada pra hoje: {topic}.',
        'Meu plano pra noite é {topic} e mais nada.',
      ],
      steps: [
        ['Sabe aquele dia em que você chega e o sapato sai no corredor mesmo? A bacia com água morna já devia estar esperando.', 'Eu ponho a bacia na frente da TV, sento e dali não saio. Quem quiser alguma coisa vai ter que vir buscar.'],
        ['O melhor é que não precisa de banheira nem de nada chique. Uma bacia, água morna, cheiro bom, e tá pronto.'],
        ['Dou de presente pra quem trabalha em pé e sempre acerto. Professora, enfermeira, vendedora, quem cozinha o dia todo.'],
        ['Se for presente, me conta se a pessoa gosta de cheiro fresco ou mais docinho. Se for pra você, escolhe o preferido.'],
      ],
    },
    funny: {
      openings: [
        'Os pés pediram folga e ganharam {topic}.',
        'O sapato novo amaciou, agora é a vez {do topic}.',
        'Ninguém me tira desta bacia: {topic}.',
      ],
      steps: [
        ['O sapato era lindo na vitrine, lindo na foto e lindo até a segunda música. O resto da festa ele passou na mão.', 'Com os pés na bacia, você fica dispensado de atender a porta. É a melhor parte do programa.'],
        ['A bacia pode ser a da roupa, a cadeira pode ser a da cozinha. Feche os olhos e ninguém percebe a diferença.'],
        ['Presente bom para quem dança até o fim, para quem trabalha em pé e para quem disse que era só uma voltinha no shopping.'],
        ['Escolha o aroma e deixe perto a toalha, o controle e o copo de água. Depois que os pés entram, você não alcança mais nada.'],
      ],
    },
    motivational: {
      openings: [
        'Para os pés que andaram o dia todo, {topic}.',
        '{O topic} para quem volta para casa depois de um dia longo.',
        'Sentar um pouco também faz parte: {topic}.',
      ],
      steps: [
        ['Os pés levaram você ao trabalho, ao mercado, à escola e de volta. No fim do dia, quase ninguém se lembra deles.', 'Sentar por vinte minutos com os pés na água parece pouco. Para quem corre desde cedo, já é um acontecimento.'],
        ['Dispensa banheira, viagem e agenda de salão. Uma bacia na sala e um pouco de água morna formam a pausa inteira.'],
        ['É um gesto bonito para oferecer a quem cuida dos outros em pé, o dia todo. Preparar a bacia para alguém já é presente.'],
        ['Escolha um dia da semana e deixe tudo separado desde cedo. Quando o cansaço chega, é bom que a bacia já esteja à mão.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como preparar {o topic} em casa.',
        'Para aproveitar bem {o topic}, comece pela água.',
        'O que deixar por perto antes de começar: {topic}.',
      ],
      steps: [
        ['Muita gente prepara a água muito quente e passa metade do tempo esperando. A pausa acaba antes de começar.'],
        ['A água morna esfria devagar numa bacia funda, e depressa numa rasa. O tamanho do recipiente muda a duração da pausa.'],
        ['Separe toalha, chinelo e uma jarra com água morna para completar. Teste a temperatura com a mão e fique de quinze a vinte minutos.'],
        ['O costume de pôr os pés na bacia é antigo em muitas famílias. O que mudou foram os aromas, a cena é a mesma.'],
      ],
    },
    casual: {
      openings: [
        'Meu jeito de preparar {o topic}.',
        'Antes de sentar, confere isto: {topic}.',
        '{O topic} na frente da TV, eu ensino.',
      ],
      steps: [
        ['No começo eu achava que precisava de ritual, vela e música. Hoje faço com o noticiário ligado e é ótimo igual.'],
        ['O que estraga é a água esfriar em cinco minutos. Acontece quando a bacia é rasa, porque a água perde calor depressa.'],
        ['Usa bacia funda, água morna até o tornozelo e deixa uma jarra do lado pra completar. Um pano embaixo salva o tapete.'],
        ['Minha lembrança de bacia é a da família toda revezando depois da festa. Ninguém tinha vergonha, só fila.'],
      ],
    },
    funny: {
      openings: [
        'A toalha ficou longe, e os pés já estavam {no topic}.',
        'Regras da sala em noite de bacia: {topic}.',
        'O cachorro também quis {o topic}.',
      ],
      steps: [
        ['Os pés entram na água e, na mesma hora, toca o interfone. Estatisticamente, é a encomenda do vizinho.'],
        ['Tudo o que você precisa fica a um passo de distância. O problema é que, com os pés na água, um passo é uma expedição.'],
        ['Antes de sentar, reúna toalha, chinelo, controle, celular e petisco. Se faltar algo, será preciso gritar por socorro.'],
        ['A bacia da roupa ganha um segundo emprego nessas noites. Ganhou cargo novo e nunca reclamou do serviço.'],
      ],
    },
    motivational: {
      openings: [
        'A pausa que cabe numa bacia: {topic}.',
        'Quem anda muito merece sentar: {topic}.',
        'Um costume antigo que continua bom, {o topic}.',
      ],
      steps: [
        ['Quem trabalha em pé sabe em que hora do dia começa a pensar na cadeira. Chegar em casa e sentar vira um acontecimento.'],
        ['Com os pés na água, não dá para resolver mais nada. Essa obrigação de ficar sentado é o que torna a pausa verdadeira.'],
        ['Prepare para outra pessoa, sem avisar, num dia em que ela chegar tarde. Bacia, toalha e chinelo à espera dizem bastante.'],
        ['Alguns costumes ficam porque são simples e funcionam em qualquer casa. A bacia de água morna atravessou gerações assim.'],
      ],
    },
  },
}
