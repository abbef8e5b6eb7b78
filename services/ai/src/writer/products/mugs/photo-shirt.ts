import type { ProductType } from '../product-type.ts'

export const photoShirt: ProductType = {
  nouns: ['camiseta sublimada', 'camisa sublimada', 'camiseta com foto', 'camisa com foto'],
  asks: ['qual é a ocasião', 'os tamanhos', 'quantas pessoas vão vestir'],
  questions: {
    sale: ['Qual encontro da sua turma merece uma?', 'Quem da família vestiria primeiro?'],
    content: ['Você já saiu com a turma toda igual?', 'Qual camisa antiga você não joga fora?'],
  },
  emojis: ['👕', '📷', '🎉'],
  hashtags: ['camisetasublimada', 'camisetapersonalizada', 'camisetacomfoto', 'camisetaspersonalizadas', 'sublimacao', 'camisapersonalizada', 'camisetassublimadas'],
  sale: {
    professional: {
      openings: [
        'Uma lembrança para vestir: {topic}.',
        '{O topic} {leva/levam} a lembrança para fora do álbum.',
        'Vista o que você quer mostrar: {topic}.',
      ],
      steps: [
        ['No aeroporto, na festa ou na quadra, o grupo se reconhece de longe. Antes da primeira foto, todos já estão combinando.', 'A data foi marcada, a turma confirmou, e alguém sugere: vamos todos iguais. A partir daí, o encontro tem uniforme.'],
        ['A estampa conta uma história sem precisar de legenda. Depois do dia, a camisa continua em uso e lembra da ocasião.'],
        ['Aniversários, formaturas, viagens, times, empresas e encontros de família. Onde há um grupo, há um motivo.'],
        ['Confirme os tamanhos antes de pedir, principalmente se for um grupo. E separe uma imagem nítida, no arquivo original.'],
      ],
    },
    casual: {
      openings: [
        'Pra vestir e contar a história: {topic}.',
        'Eu entro na foto se tiver {topic}.',
        'Bora aparecer na foto com {topic}.',
      ],
      steps: [
        ['Sabe quando a família se junta e alguém inventa de ir todo mundo igual? Reclamam no começo e no fim não tiram mais.', 'Viagem com a turma, todo mundo de camisa combinando. Ninguém se perde e a foto fica pra história.'],
        ['É lembrança que a pessoa veste. Passa um ano, ela põe pra dormir ou pra caminhar e lembra do dia.'],
        ['Dá pra aniversário, formatura, time, passeio e encontro de primos. Qualquer desculpa boa já vale.'],
        ['Junta os tamanhos de todo mundo numa lista só, antes de chamar. E manda a foto original, sem ser print.'],
      ],
    },
    funny: {
      openings: [
        'Impossível passar despercebido com {topic}.',
        'Chama mais atenção que o bolo: {topic}.',
        'O tio reclamou e foi o primeiro a vestir {o topic}.',
      ],
      steps: [
        ['O tio disse que era mico e que não usaria. Três anos depois, ele lava o carro com ela todo fim de semana.', 'Vinte e duas pessoas iguais entram na pizzaria. O garçom pergunta se é um time, e o avô responde que é uma seleção.'],
        ['Em lugar cheio, achar a família leva dois segundos. Fingir que não a conhece fica mais complicado.'],
        ['Para primos, formandos, colegas de trabalho e o grupo de amigos que nunca concordou em nada, só nisso.'],
        ['Peça os tamanhos por escrito. O cunhado vai dizer que usa o mesmo número de 2005, e você vai sorrir.'],
      ],
    },
    motivational: {
      openings: [
        'Para vestir uma boa história: {topic}.',
        'Um dia importante, agora no peito: {topic}.',
        '{O topic} para marcar um dia que importa.',
      ],
      steps: [
        ['A turma estudou junta, dividiu lanche, fez prova. No último dia, todos vestem a mesma camisa, e ninguém precisa explicar.', 'A família mora em quatro cidades e se vê uma vez por ano. Nesse dia, veste igual e tira a foto da parede.'],
        ['Vestir o mesmo faz cada um se sentir parte, do mais velho ao menor. A foto mostra isso melhor que discurso.'],
        ['Para o time do bairro, a equipe da loja, a família da aniversariante, os amigos da viagem planejada por anos.'],
        ['Escolham a imagem e a frase em conjunto com quem vai vestir. O que foi decidido junto sai mais da gaveta.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como conservar a estampa {do topic}.',
        'A imagem certa e a lista de tamanhos: {topic}.',
        'Erros comuns na hora de escolher a imagem: {topic}.',
      ],
      steps: [
        ['A foto parecia boa no celular, mas, ampliada na camisa, perdeu os detalhes. Era uma cópia recebida por mensagem.'],
        ['Aplicativos reduzem as imagens, e cada marca de camisa tem sua medida. Supor, nos dois casos, leva ao erro.'],
        ['Envie a imagem original e peça a cada um que meça uma camisa que já usa. Lave do avesso, com água fria.'],
        ['Antes da peça pronta, a imagem é vista em tamanho real. Os rostos são conferidos um por um.'],
      ],
    },
    casual: {
      openings: [
        'Lava do avesso e dura mais: {topic}.',
        'Na dúvida do tamanho {do topic}, faz assim.',
        'Antes de mandar a foto {do topic}, olha isso.',
      ],
      steps: [
        ['No celular a foto era linda. Na camisa, do tamanho do peito, a cara da avó virou uns quadradinhos.'],
        ['A foto que passa no aplicativo vai encolhendo de qualidade. E M de um lugar é G de outro, sempre.'],
        ['Pega a foto original e pede pra cada um medir uma camisa que já usa. Depois, lava do avesso, sem água quente.'],
        ['Toda família tem uma foto em que está todo mundo igual na frente de alguma coisa. É a que vai pra parede.'],
      ],
    },
    funny: {
      openings: [
        'Etapas da família diante {do topic}.',
        'O mesmo tamanho de 2005 e outras lendas: {topic}.',
        'O grupo da família decide a estampa {do topic}.',
      ],
      steps: [
        ['A camisa do encontro de 2012 virou o pijama preferido do avô. Toda noite ele dorme com a família inteira no peito.'],
        ['Roupa com o rosto de alguém da família ganha direitos. Não se rasga, não se doa, não se explica à visita.'],
        ['Para a lista de tamanhos, mande as opções e dê um dia para responder. Quem não responder fica com G.'],
        ['Na foto final, vinte pessoas iguais e uma de camisa social. Esqueceu, ou disse que esqueceu.'],
      ],
    },
    motivational: {
      openings: [
        'O dia que ficou na estampa: {topic}.',
        'Por trás da foto, muita conversa boa: {topic}.',
        'Na hora da foto, com {topic}.',
      ],
      steps: [
        ['A camisa da primeira turma ainda sai da gaveta de vez em quando. Quem a veste conta de novo como tudo começou.'],
        ['Um grupo se reconhece pelo que viveu junto. A roupa igual só põe isso à vista por um dia.'],
        ['No encontro, tirem uma foto sempre na mesma posição. Com os anos, a sequência conta a família.'],
        ['No fim do dia, as camisas voltam amassadas e com mancha de bolo. É o melhor sinal de que a festa foi boa.'],
      ],
    },
  },
}
