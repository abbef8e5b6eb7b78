import type { ProductType } from '../product-type.ts'

export const icePopsBag: ProductType = {
  nouns: ['geladinho', 'geladinho gourmet', 'sacolé', 'dindin', 'din-din', 'chup-chup', 'chupe-chupe', 'gelinho', 'flau'],
  asks: ['quais sabores você prefere', 'quantas pessoas vêm', 'se é para festa ou para o freezer de casa'],
  questions: {
    sale: ['Fruta ou cremoso?', 'Quantos você deixaria no freezer de casa?'],
    content: ['Como chama na sua cidade?', 'Você morde a ponta ou procura a tesoura?'],
  },
  emojis: ['🧊', '😋', '☀️'],
  hashtags: ['geladinho', 'geladinhogourmet', 'geladinhos', 'sacole', 'dindin', 'chupchup', 'dindingourmet'],
  sale: {
    professional: {
      openings: [
        'Gosto de infância direto do freezer: {topic}.',
        'Para refrescar a tarde, {topic}.',
        '{O topic} {cabe/cabem} na mão e {agrada/agradam} a todas as idades.',
      ],
      steps: [
        ['A tarde está quente, as crianças correm no quintal e alguém lembra do freezer. Em um minuto, todas estão em fila.', 'Saída da escola, calçada quente e uma parada rápida antes de ir para casa. O dia fica melhor em poucas mordidas.'],
        ['É a porção certa, sem colher e sem prato. Basta abrir a pontinha e ir saboreando aos poucos.'],
        ['{Serve/Servem} de sobremesa em casa, de lanche no parque, de refresco na praia e de agrado na festa das crianças.'],
        ['Para festa, conte um ou dois por convidado e varie os sabores. Assim cada pessoa encontra o preferido.'],
      ],
    },
    casual: {
      openings: [
        'Morde a pontinha e seja feliz: {topic}.',
        'Calor desse jeito só com {topic}.',
        'Abre o freezer, que tem {topic}.',
      ],
      steps: [
        ['Lembra de voltar da escola com {um noun} derretendo na mão? A mão grudava e a gente nem ligava.', 'Tarde quente, preguiça na rede e o freezer chamando. Eu vou buscar um e volto com dois, só por via das dúvidas.'],
        ['Não precisa de nada, nem de colher. Morde a ponta, aperta embaixo e vai conversando com a pessoa do lado.'],
        ['{Vai/Vão} bem depois do almoço, na beira da piscina, na festa da criançada e no passeio sem destino.'],
        ['Vai ter gente em casa? Conta dois por cabeça e mistura os sabores, que sempre tem briga pelo mesmo.'],
      ],
    },
    funny: {
      openings: [
        'Dedo congelado e sorriso no rosto: {topic}.',
        'Cada cidade dá um nome, e todas acham que acertaram: {topic}.',
        'O freezer abriu e a rua inteira sentiu a presença {do topic}.',
      ],
      steps: [
        ['A pessoa troca de mão a cada dez segundos porque os dedos congelam. Largar não passa pela cabeça.', 'O nome muda a cada estado, e todos juram que o deles é o certo. A briga acaba quando o freezer abre.'],
        ['{O noun} {derrete/derretem} no tempo de uma fofoca curta. Se a história for longa, é preciso aumentar a velocidade.'],
        ['{Serve/Servem} de sobremesa, de suborno para tarefa de casa e de desculpa para sair do sol.'],
        ['Calcule um por criança e dois por adulto. Adulto finge que é para o filho, mas volta ao freezer sozinho.'],
      ],
    },
    motivational: {
      openings: [
        'Um refresco no meio de um dia puxado: {topic}.',
        'Tarde simples e boa começa com {topic}.',
        'De um em um, o freezer fica cheio: {topic}.',
      ],
      steps: [
        ['Depois de horas de trabalho no calor, cinco minutos à sombra com algo gelado são um bom descanso.', 'Juntar as crianças da rua numa tarde quente é festa pronta. Falta apenas alguém abrir o freezer.'],
        ['Encher e fechar um por um é trabalho de paciência. Quem faz isso em quantidade conhece o ritmo da mão.'],
        ['Levar alguns para a turma da obra, da feira ou do futebol é um agrado que chega na hora certa.'],
        ['Escolha os sabores pensando em quem vai abrir o freezer. Deixar o preferido de cada um é carinho simples.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Textura e mistura, o que muda {no topic}.',
        'Um clássico brasileiro de muitos nomes: {topic}.',
        'Para acertar {o topic} em casa.',
      ],
      steps: [
        ['Em casa, o resultado muitas vezes vira uma pedra de gelo. A mordida não entra e o sabor parece pouco.'],
        ['Água em excesso forma cristais grandes e duros. Gordura e açúcar, na medida, deixam a textura mais macia.'],
        ['Faça a mistura um pouco mais doce do que o gosto pede, porque o frio disfarça o açúcar. E deixe um espaço na ponta.'],
        ['Muitas famílias começaram um negócio com um freezer e um funil. A freguesia era a própria rua.'],
      ],
    },
    casual: {
      openings: [
        'Como chama na sua cidade? Aqui é {topic}.',
        'Papo de freezer e calçada: {topic}.',
        'Dica pra {o topic} não {virar/virarem} pedra.',
      ],
      steps: [
        ['Já fiz em casa e saiu um tijolo colorido. A criança batia na mesa pra conseguir morder.'],
        ['Quando tem água demais, ela congela em cristal grande. Fica duro, e o sabor some no meio do gelo.'],
        ['Capricha na parte cremosa ou na polpa e adoça um tiquinho a mais. Gelado, o doce parece sempre menor.'],
        ['Encher é uma coisa meio hipnótica. Funil, concha, nó, e vai pra bandeja, até acabar a jarra.'],
      ],
    },
    funny: {
      openings: [
        'Manual da última gota {do topic}.',
        'Perigos de morder {o topic} pelo lado errado.',
        'Dialeto brasileiro do freezer: {topic}.',
      ],
      steps: [
        ['Na última parte, a pessoa vira a cabeça para trás, aperta tudo e fica de boca aberta. Todos fazem, ninguém comenta.'],
        ['O fundo derrete por último porque é onde a mão não chega. E é sempre onde ficou o melhor do sabor.'],
        ['Aqueça a base com a palma por um instante e aperte de baixo para cima. Dobre, vire e confie.'],
        ['Quem enche dezenas numa tarde termina com a cozinha pegajosa. O chinelo gruda no piso até o dia seguinte.'],
      ],
    },
    motivational: {
      openings: [
        'Um funil, uma jarra e disposição: {topic}.',
        'Freezer cheio se faz aos poucos: {topic}.',
        'Quanta história cabe {no topic}.',
      ],
      steps: [
        ['No começo a quantidade varia, o nó escapa e metade vaza. Depois de algumas jarras, a mão sabe quanto cabe.'],
        ['Medida igual em todos é questão de repetição. O olho aprende o nível e o funil deixa de respingar.'],
        ['Para fazer em casa, use concha pequena como medida e resfrie a mistura antes. O congelamento fica mais parelho.'],
        ['Há sabores de calçada que ninguém esquece. O adulto morde a ponta e por um minuto volta a ter oito anos.'],
      ],
    },
  },
}
