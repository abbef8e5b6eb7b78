import type { ProductType } from '../product-type.ts'

export const decorObject: ProductType = {
  nouns: ['enfeite', 'enfeite de mesa', 'vaso decorado', 'garrafa decorada', 'cachepô', 'cachepô decorado', 'peça decorativa', 'objeto decorativo', 'escultura decorativa', 'porta-retrato'],
  asks: ['onde a peça vai ficar', 'as cores do ambiente', 'se é presente ou para a sua casa'],
  questions: {
    sale: ['Qual canto da sua casa ainda está vazio?', 'Na sua casa, ainda cabe mais um enfeite?'],
    content: ['Qual enfeite da sua casa tem mais história?', 'Quem tira os enfeites do lugar aí na sua casa?'],
  },
  emojis: ['🏠', '🛋️', '✨'],
  hashtags: ['decoracao', 'objetosdecorativos', 'enfeites', 'decor', 'casadecorada', 'decoracaodecasa', 'objetosdedecoracao'],
  sale: {
    professional: {
      openings: [
        'O detalhe que a sua casa estava pedindo: {topic}.',
        '{O topic} {completa/completam} um canto da casa.',
        'Para a estante, a mesa ou o aparador: {topic}.',
      ],
      steps: [
        ['A sala está limpa, os móveis no lugar, e ainda assim parece que falta alguma coisa. Costuma ser um objeto só, no ponto certo.', 'As visitas se sentam, olham em volta e pegam alguma coisa na mão para ver melhor. Casa assim sempre dá conversa.'],
        ['Um objeto bem escolhido muda o canto inteiro sem ocupar quase nada. E pode passar da estante para a mesa quando você quiser.'],
        ['Fica bem em casa, no consultório e no escritório. É presente para quem se mudou e para quem gosta de receber.'],
        ['Antes de escolher, olhe o lugar e repare na altura do que já está ali. Alturas diferentes ficam melhores juntas.'],
      ],
    },
    casual: {
      openings: [
        'Aquele canto sem graça pede {topic}.',
        'Um toque seu na casa com {topic}.',
        'Olha o que faltava na estante: {topic}.',
      ],
      steps: [
        ['Sabe quando você arruma tudo, dá um passo pra trás e ainda acha que falta algo? Falta mesmo, e é coisa pequena.', 'Gosto de casa em que a gente pega as coisas na mão e pergunta de onde veio. Dá assunto pra uma tarde inteira.'],
        ['O bom é que não pesa na decoração. Cansou ali, muda pra outro lugar, e a casa parece nova de graça.'],
        ['Serve pra sala, pro quarto, pra mesa do trabalho. E é presente certeiro pra quem tá arrumando a casa.'],
        ['Dá uma olhada no que já tem no lugar. Se tá tudo da mesma altura, escolhe um mais alto ou mais baixo.'],
      ],
    },
    funny: {
      openings: [
        'Só mais um, a estante aguenta: {topic}.',
        'Você não precisava, até ver {o topic}.',
        'A mesa estava vazia demais sem {topic}.',
      ],
      steps: [
        ['Você entra na loja para comprar uma coisa útil. Sai com um enfeite, esquece a coisa útil e acha que fez um bom negócio.', 'A casa estava arrumada, mas tinha um canto sobrando. Para quem gosta de decoração, canto sobrando é um chamado.'],
        ['Não precisa de tomada nem de manual de instruções. É só pôr no lugar, dar dois passos para trás e admirar.'],
        ['Serve para a sala, para o trabalho e para cobrir aquela manchinha do aparador que só você sabe que existe.'],
        ['Olhe as alturas do que já está ali antes de escolher. Tudo do mesmo tamanho parece foto de turma.'],
      ],
    },
    motivational: {
      openings: [
        'Uma casa se faz também de escolhas pequenas: {topic}.',
        'Para o lar que você arruma com tanto gosto: {topic}.',
        'Quem cuida da casa repara num detalhe como {topic}.',
      ],
      steps: [
        ['Com a semana cheia, sobra pouco tempo para enfeitar a casa. É nesses minutos que ela fica parecida com você.', 'A primeira casa começa com o que se ganhou dos outros. Um dia, entra o primeiro objeto que foi escolha sua.'],
        ['O que fica à vista faz parte de todos os dias da casa. Por isso, poucas peças bem escolhidas já bastam.'],
        ['É presente bom para quem está começando e para quem deixou a própria casa por último durante muito tempo.'],
        ['Escolha aquilo que você gostaria de ver ao chegar. Se combina ou não com o resto, a casa se ajeita.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como arrumar objetos sobre um móvel: {topic}.',
        'Agrupar bem valoriza {o topic}.',
        'O segredo está no espaço em volta {do topic}.',
      ],
      steps: [
        ['Colocar os enfeites em fila, com o mesmo espaço, é o que quase todos fazem. O efeito costuma ser o de uma vitrine.'],
        ['O olho gosta de grupos e de diferenças de altura. Quando tudo é igual, ele passa sem parar em lugar nenhum.'],
        ['Forme grupos de três, com um mais alto, um médio e um baixo, e deixe ao lado um espaço vazio.'],
        ['Quem decora troca as coisas de lugar muitas vezes até gostar. Em casa, vale fazer o mesmo sem pressa.'],
      ],
    },
    casual: {
      openings: [
        'De três em três, é assim que eu arrumo: {topic}.',
        'Tem {topic} e não sabe onde pôr? Vem cá.',
        'Um truque simples com {topic}.',
      ],
      steps: [
        ['A gente põe tudo em fila em cima do móvel e fica com cara de prateleira de loja. Sabe do que eu tô falando?'],
        ['Nosso olho procura diferença. Se tudo tem a mesma altura e a mesma distância, ele passa direto.'],
        ['Tira tudo de cima, limpa e volta com três, um de cada altura, bem pertinho. O que sobrar vai pra outro canto.'],
        ['Eu mudo as coisas de lugar várias vezes até achar que tá bom. Não sei explicar, mas na hora certa a gente sente.'],
      ],
    },
    funny: {
      openings: [
        'A guerra fria dos enfeites em casa: {topic}.',
        'Quem mexeu {no topic}?',
        'A visita não resiste e pega {no topic}.',
      ],
      steps: [
        ['Em toda casa alguém gira o enfeite para a direita e alguém desgira. Nunca se encontram, mas um sabe do outro.', 'A visita pega o enfeite, elogia e devolve no lugar errado. Você sorri e espera ela ir embora para corrigir.'],
        ['É questão de centímetros, e só quem arrumou percebe. Para os outros moradores, o enfeite sempre esteve lá, seja onde for.'],
        ['Arrume em grupos de três e tire uma foto. É a prova que faltava na próxima discussão de família.'],
        ['Na faxina seguinte, tudo muda outra vez. E, como a decoração ficou até melhor, ninguém confessa que foi sem querer.'],
      ],
    },
    motivational: {
      openings: [
        'O jeito de cada casa aparece nas coisas pequenas: {topic}.',
        'O olhar de quem arruma aparece {no topic}.',
        'Numa casa bem cuidada, {o topic} {tem/têm} o lugar certo.',
      ],
      steps: [
        ['Mudar as coisas de lugar é uma reforma que cabe numa tarde. No dia seguinte, a sala parece ter mais luz.'],
        ['O que fica parado por anos no mesmo ponto deixa de ser visto. Basta mover um palmo, e ele reaparece.'],
        ['Escolha um canto, esvazie e devolva apenas o que tem história ou utilidade. O resto pode descansar no armário.'],
        ['Arrumar uma mesa é um pouco como compor uma foto. Quem arruma tira mais do que põe, até aparecer o principal.'],
      ],
    },
  },
}
