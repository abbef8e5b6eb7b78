import type { ProductType } from '../product-type.ts'

export const mug: ProductType = {
  nouns: ['caneca', 'canequinha', 'caneca personalizada', 'caneca esmaltada', 'caneca de porcelana', 'xícara personalizada', 'xicrinha personalizada', 'caneca mágica'],
  asks: ['para quem é', 'se toma café, chá ou os dois', 'qual é a ocasião'],
  questions: {
    sale: ['Para quem você daria uma?', 'Café curto ou caneca cheia?'],
    content: ['Quantas vezes você esquenta o mesmo café?', 'Alguém usa a sua preferida sem pedir?'],
  },
  emojis: ['☕', '🏠', '✨'],
  hashtags: ['caneca', 'canecas', 'canecapersonalizada', 'canecaspersonalizadas', 'canecascriativas', 'sublimacao', 'horadocafe'],
  sale: {
    professional: {
      openings: [
        'O café de todo dia com outra cara: {topic}.',
        '{O topic} {acompanha/acompanham} a primeira pausa da manhã.',
        'Um presente que se usa todos os dias: {topic}.',
      ],
      steps: [
        ['O dia ainda nem começou direito, a casa está em silêncio e a mão já sabe o que procurar no armário.', 'No trabalho, cada um sabe qual é a sua. Ninguém precisa perguntar, e a pausa do café começa melhor.'],
        ['Poucos presentes são usados com tanta frequência. A pessoa lembra de quem deu logo cedo, antes de responder a primeira mensagem.'],
        ['Agrada a colega de trabalho, a família, a professora, o amigo que se mudou. Serve para café, chá ou para guardar lápis.'],
        ['Pense em como a pessoa bebe. Quem toma café curto prefere uma menor, e quem trabalha com chá ao lado quer bastante espaço.'],
      ],
    },
    casual: {
      openings: [
        'Café na mão, dia começado: {topic}.',
        'Todo mundo tem a preferida no armário: {topic}.',
        'Sem {o topic} eu nem começo o dia.',
      ],
      steps: [
        ['Sabe aquela preferida que a gente pega sem nem abrir o olho direito? Se alguém usou antes, o dia já começa estranho.', 'Na copa do trabalho tem dez canecas, e a gente quer exatamente a nossa. Com as outras o café muda de gosto, juro.'],
        ['É presente que não fica guardado. A pessoa usa na manhã seguinte e lembra de você ainda de pijama.'],
        ['Vai bem pra mãe, pro chefe, pra amiga que mora longe, até pra você. E se cansar do café, vira porta-lápis na mesa.'],
        ['Antes de escolher, pensa se a pessoa toma muito ou pouco, quente ou frio. Isso ajuda mais do que você imagina.'],
      ],
    },
    funny: {
      openings: [
        'Não fale comigo antes {do topic}.',
        'Funcionamento normal depois do segundo gole: {topic}.',
        '{O topic} {sabe/sabem} coisas que o chefe não sabe.',
      ],
      steps: [
        ['Existe um acordo em toda casa: antes do primeiro gole, só se fala por gestos. Depois do segundo, frases curtas.', 'Alguém pegou a caneca errada na copa. A reunião das nove começou com um clima que ninguém soube explicar.'],
        ['Participa de todas as reuniões, não interrompe ninguém e esconde bem o bocejo. Há colegas que não conseguem tanto.'],
        ['Um presente para quem toma café, para quem toma chá e para quem esquenta a mesma bebida quatro vezes sem terminar.'],
        ['Escolha pelo tamanho do sono. Quem acorda de bom humor se vira com uma pequena, os outros sabem o que pedir.'],
      ],
    },
    motivational: {
      openings: [
        'A pausa merecida no meio do dia: {topic}.',
        'Para quem acorda antes do sol: {topic}.',
        '{O topic} na mesa de quem trabalha.',
      ],
      steps: [
        ['Cinco da manhã, cozinha escura, água no fogo. Quem levanta para estudar ou trabalhar conhece o valor do primeiro gole.', 'Depois de uma tarde inteira atendendo gente, cinco minutos sentado, com algo quente nas mãos, valem um almoço.'],
        ['É uma peça simples que acompanha o esforço de perto: as contas do mês, o texto que não saía, a prova de amanhã.'],
        ['Para a colega que segura a equipe, para a mãe que toma o café frio, para quem começou um trabalho novo.'],
        ['Pense na rotina de quem vai usar, e não só no gosto. Um presente que entra no dia a dia é lembrado sempre.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como tirar marca de café {do topic}.',
        'Por que o café esfria tão depressa: {topic}.',
        'Cuidados simples para conservar {o topic}.',
      ],
      steps: [
        ['Com o uso, o fundo escurece e uma linha marrom aparece na borda. Muita gente pensa que é hora de trocar.'],
        ['O café e o chá deixam pigmento que adere aos poucos. Já o calor se perde primeiro para as paredes frias.'],
        ['Para a mancha, uma pasta de bicarbonato com água, passada com esponja macia. Para o frio, água quente antes do café.'],
        ['Todo armário tem uma preferida bem na frente, mesmo quando todas foram lavadas. Ninguém combinou nada, e todos sabem.'],
      ],
    },
    casual: {
      openings: [
        'Aquela mancha de café tem jeito: {topic}.',
        'Meu truque pra manter o café quente: {topic}.',
        'Um segredinho sobre {topic}.',
      ],
      steps: [
        ['A gente lava, esfrega, lava de novo, e aquela rodinha marrom continua lá embaixo. Já virou parte da decoração.'],
        ['O café vai deixando cor aos poucos, e detergente sozinho não dá conta. E a louça fria rouba o calor do começo.'],
        ['Bicarbonato com um pinguinho de água e esponja macia resolve a mancha. Pro frio, passa água quente antes.'],
        ['Eu conheço as pessoas pela caneca que escolhem. Tem a que só toma na grande, a que só toma na que era da avó.'],
      ],
    },
    funny: {
      openings: [
        'O café esquentado quatro vezes e {o topic}.',
        'A disputa pela preferida do armário: {topic}.',
        'Vida e rotina {do topic} no escritório.',
      ],
      steps: [
        ['No armário há nove limpas. Todos os moradores querem a décima, que está na pia, e ninguém quer lavar.'],
        ['Culpa do hábito: a mão aprendeu um peso, uma asa, um tamanho. Com qualquer outra, ela estranha.'],
        ['Quem usa a preferida de alguém deve lavar e devolver ao mesmo lugar. É regra antiga e evita processo em família.'],
        ['A mesa do escritório conta o dia por círculos de café. Três círculos, dia normal. Cinco, fechamento do mês.'],
      ],
    },
    motivational: {
      openings: [
        'O primeiro gole antes de todo mundo acordar: {topic}.',
        'O que se resolve em volta {do topic}.',
        'Uma pausa curta no meio do trabalho: {topic}.',
      ],
      steps: [
        ['A professora corrige provas, o motorista espera o turno, a mãe senta pela primeira vez. Todos com o café do lado.'],
        ['Parar cinco minutos não atrasa o trabalho. A cabeça volta com a frase que estava faltando.'],
        ['Beba o primeiro café do dia sem o celular. São poucos minutos, e é a única parte do dia que ninguém pede.'],
        ['Oferecer um café é perguntar se a pessoa tem tempo. Quase sempre ela tem, e a conversa vem.'],
      ],
    },
  },
}
