import type { ProductType } from '../product-type.ts'

export const keychainMagnet: ProductType = {
  nouns: ['chaveiro de biscuit', 'chaveirinho de biscuit', 'ímã de biscuit', 'ímã de geladeira de biscuit'],
  asks: ['para quem é o mimo', 'quantas peças você precisa', 'o tema ou as cores de que gosta'],
  questions: {
    sale: ['Quem merece um mimo desses hoje?', 'O que não pode faltar na porta da sua geladeira?'],
    content: ['O que tem na porta da sua geladeira agora?', 'Quantas vezes por semana você procura as chaves?'],
  },
  emojis: ['🎨', '🖌️', '💛'],
  hashtags: ['chaveirodebiscuit', 'imadebiscuit', 'chaveirosdebiscuit', 'imasdegeladeira', 'biscuit', 'imasdebiscuit', 'chaveirobiscuit'],
  sale: {
    professional: {
      openings: [
        'Um detalhe alegre para ver todo dia: {topic}.',
        'Quem ganha {topic} vê o presente todos os dias.',
        '{O topic} {leva/levam} cor ao que você usa todo dia.',
      ],
      steps: [
        ['Na porta da geladeira ou junto das chaves, há coisas que os olhos encontram muitas vezes por dia. Vale a pena que sejam bonitas.', 'Um colega que ajudou, a vizinha que regou as plantas, alguém que fez um favor. Para agradecer, um mimo pequeno costuma bastar.'],
        ['No biscuit cabe muito detalhe em pouco tamanho. Há volume, cor e contorno numa peça que some dentro da mão.'],
        ['É um agrado que serve para a turma inteira, para os convidados de uma festa ou para uma pessoa só.'],
        ['Ao escolher, pense no gosto de quem vai receber e na quantidade de pessoas. Para grupos, vale contar algumas peças a mais.'],
      ],
    },
    casual: {
      openings: [
        'Uma alegria de ver todo dia: {topic}.',
        'Olha só que mimo: {topic}.',
        'Quem vê {o topic} quer saber de onde veio.',
      ],
      steps: [
        ['Sabe aquela coisinha que a gente vê toda hora e sorri sem perceber? Na geladeira ou no molho de chaves, ela faz isso.', 'Quer agradecer alguém e não sabe como? Um mimo pequeno, de usar todo dia, diz obrigado sem deixar ninguém sem graça.'],
        ['Com biscuit dá pra ter detalhe de verdade, com volume e cor. De longe chama a atenção, de perto dá vontade de mexer.'],
        ['É bom pra dar pra turma do trabalho, pros convidados da festa ou pra ficar com você. Ninguém precisa de motivo.'],
        ['Se for pra um grupo, conta as pessoas e soma mais umas peças. Sempre aparece alguém de quem ninguém tinha lembrado.'],
      ],
    },
    funny: {
      openings: [
        'Para dar um pouco de graça à rotina: {topic}.',
        'Dá para viver sem {topic}, mas tem menos graça.',
        'A conta de luz fica menos feia perto {do topic}.',
      ],
      steps: [
        ['A geladeira tem a conta, o calendário e o telefone do gás. O molho de chaves tem chaves. Os dois andam precisando de alegria.', 'Quantas vezes por dia você abre a geladeira só para conferir se apareceu algo novo? Ou procura as chaves na bolsa? Pois é.'],
        ['Em biscuit, até um tema pequeno ganha cara, braço e personalidade. Cuidado para não começar a dar bom dia.'],
        ['É presente para quem perde tudo, para quem guarda tudo e para a colega que já tem de tudo, menos isso.'],
        ['Vai comprar para a turma? Conte as pessoas e some mais um. Esse mais um, todos sabemos, vai ficar com você.'],
      ],
    },
    motivational: {
      openings: [
        'Lembrar de alguém em coisa pequena também conta: {topic}.',
        'Um obrigado pode vir com {topic}.',
        '{O topic} {cabe/cabem} na mão e {mostra/mostram} que você lembrou.',
      ],
      steps: [
        ['A colega que segurou as pontas, o porteiro que sempre cumprimenta. Um mimo num dia comum mostra que você reparou.', 'Na correria de sair de casa, o olho passa por um presente que alguém deu. Por um segundo, a gente lembra da pessoa.'],
        ['Modelar uma peça desse tamanho exige mão leve e olho bom. O cuidado aparece no detalhe que só se nota na segunda vez.'],
        ['Funciona para fechar o ano de uma turma, marcar uma festa ou dizer obrigado sem data certa. O gesto é o mesmo.'],
        ['Pense em quem ajudou você nos últimos meses e faça uma lista. Ela costuma ser maior do que a gente imagina.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como cuidar de peças pequenas de uso diário: {topic}.',
        'Para durar mais, {o topic} {pede/pedem} poucos cuidados.',
        'O uso de todo dia pede cuidado com {o topic}.',
      ],
      steps: [
        ['Peças pequenas de biscuit sofrem mais no uso do que na prateleira. Bolsa, bolso e cozinha são lugares movimentados.', 'Muita gente limpa o biscuit com pano molhado e detergente, como faria com plástico. Com o tempo, o brilho vai embora.'],
        ['O biscuit é feito para enfeitar e não gosta de água nem de batidas fortes. Umidade e gordura deixam a superfície opaca.'],
        ['Para limpar, prefira um pano seco e macio ou um pincel. Se a peça se soltar da base, uma gota de cola instantânea resolve.'],
        ['Uma peça tão pequena passa por muitas etapas, da mistura da cor à secagem. Depois, passa por muitos anos de uso.'],
      ],
    },
    casual: {
      openings: [
        'Uma dica rápida sobre coisa pequena: {topic}.',
        'Usa {topic} todo dia? Então essa é pra você.',
        'Vamos cuidar direitinho {do topic}?',
      ],
      steps: [
        ['Já aconteceu de você pegar aquela peça de que gosta e ver que ela ficou sem brilho? Quase sempre é por causa da umidade.'],
        ['Biscuit não gosta de água, nem de gordura de cozinha. Parece durinho, e é, mas a superfície vai ficando opaca.'],
        ['Passa um paninho seco de vez em quando e foge do detergente. Se descolar um pedaço, uma gota de cola instantânea resolve.'],
        ['Quem modela peça pequena aprende a prender a respiração na hora do detalhe. Um espirro, e lá se vai o trabalho de meia hora.'],
      ],
    },
    funny: {
      openings: [
        'Pequenos objetos, grandes histórias: {topic}.',
        'A vida não é fácil para {o topic}.',
        'O que só {o topic} {sabe/sabem} sobre a sua rotina.',
      ],
      steps: [
        ['Chaveiro convive com moeda e batom na bolsa, ímã ouve tudo que se fala na cozinha. Não é vida de enfeite, é estágio puxado.'],
        ['Biscuit é firme, mas não foi treinado para banho nem para gordura de fritura. Um pano molhado já é motivo de reclamação.'],
        ['Limpe com um pano seco e macio, com a mesma delicadeza de quem tira farelo da roupa antes da reunião.'],
        ['Na mesa de trabalho, as bolinhas de massa rolam para o chão sem aviso. A que some é sempre a da cor mais difícil.'],
      ],
    },
    motivational: {
      openings: [
        'Cabe muito capricho em pouco espaço: {topic}.',
        'O trabalho por trás {do topic} é maior do que parece.',
        'Há algo bom em fazer caber tanto {no topic}.',
      ],
      steps: [
        ['Há coisinhas que ninguém tem coragem de jogar fora. Quase sempre é porque alguém pensou em nós ao comprar.'],
        ['É o uso que faz a gente se apegar. Depois de meses vendo a mesma peça pela manhã, ela já faz parte da casa.'],
        ['Se ganhou um mimo desses, use, em vez de guardar na gaveta. Quem deu vai gostar de vê-lo em ação.'],
        ['Quem modela em pequena escala aprende a comemorar pouco: um olho no lugar, um contorno limpo, uma cor que deu certo.'],
      ],
    },
  },
}
