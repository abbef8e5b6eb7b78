import type { ProductType } from '../product-type.ts'

export const bridal: ProductType = {
  nouns: ['maquiagem de noiva', 'penteado de noiva', 'dia da noiva', 'dia de noiva', 'produção de noiva', 'pacote de noiva'],
  asks: ['a data e o horário da cerimônia', 'onde você vai se arrumar', 'como é o seu vestido'],
  questions: {
    sale: ['Noiva, o seu casamento é de dia ou de noite?', 'Cabelo preso ou solto no grande dia?'],
    content: ['O que você mais lembra da hora em que se arrumou?', 'Quem você levaria para dar opinião na prova?'],
  },
  emojis: ['👰', '💄', '💍'],
  hashtags: ['noiva', 'maquiagemdenoiva', 'penteadodenoiva', 'diadanoiva', 'noivas', 'makenoiva', 'casamento', 'belezadanoiva'],
  sale: {
    professional: {
      openings: [
        'Para o dia que vai ficar nas fotos da vida toda: {topic}.',
        '{O topic} para viver o dia do casamento com calma.',
        'Noiva, um assunto para conversar com calma: {topic}.',
      ],
      steps: [
        ['A música começa, a porta se abre e todos se viram. Nos minutos antes disso, o que a noiva mais precisa é de calma ao redor.', 'Entre convites, buffet e lista de presentes, a beleza da noiva costuma ficar para o fim. E ela estará em todas as fotos.'],
        ['Cada noiva tem um vestido, um horário e um jeito de se ver bonita. O trabalho começa ouvindo tudo isso, antes de qualquer produto.'],
        ['Vale para a festa grande, para o casamento no civil e para a cerimônia com poucos convidados. O dia é importante em qualquer tamanho.'],
        ['Ao conversar, informe data, hora e lugar da cerimônia e leve fotos do vestido. Combine também como será a prova.'],
      ],
    },
    casual: {
      openings: [
        'Noiva, vem cá conversar sobre {o topic}.',
        'Já tem data? Então bora falar {do topic}.',
        'O coração bate junto, mas a mão não treme: {topic}.',
      ],
      steps: [
        ['Sabe o dia do casamento, com todo mundo falando ao mesmo tempo? Na cadeira da noiva, eu faço questão de calma.', 'Tem noiva que planeja há anos e tem noiva que decidiu ontem. Eu adoro ouvir as duas, porque cada uma já sabe alguma coisa.'],
        ['Eu começo perguntando do vestido, da hora e de como você gosta de se ver. Noiva tem que se olhar e se reconhecer.'],
        ['Casamento de dia, de noite, na igreja, no sítio ou só no cartório. Se é o seu dia, a gente prepara com o mesmo carinho.'],
        ['Quando me chamar, já diz a data, o horário da cerimônia e o lugar. E guarda as fotos de que você gostar, até as mais diferentes.'],
      ],
    },
    funny: {
      openings: [
        'Vai ter choro no altar, e a noiva está preparada: {topic}.',
        'A mãe, a sogra e a madrinha já opinaram sobre {o topic}.',
        'O buquê espera na porta enquanto acontece {o topic}.',
      ],
      steps: [
        ['No dia, alguém perde a gravata, alguém chora cedo e alguém pergunta onde estaciona. A noiva, na cadeira, não precisa saber de nada.', 'Foram duzentas fotos salvas, todas diferentes, todas com a legenda é esse. A conversa com a noiva começa por aí.'],
        ['Lágrima de emoção, abraço de tia e pista até tarde fazem parte do plano. A preparação de uma noiva já conta com eles.'],
        ['Para a noiva pontual, para a que atrasa por tradição e para a que já está pronta desde as seis da manhã.'],
        ['Ao conversar, diga a hora real da cerimônia, e não a do convite. Todo mundo sabe que existem duas.'],
      ],
    },
    motivational: {
      openings: [
        'Depois de tantos planos, chega a vez da noiva: {topic}.',
        '{O topic} para começar o dia com serenidade.',
        'Um cuidado para o começo de uma vida a dois: {topic}.',
      ],
      steps: [
        ['Planejar um casamento é decidir mil coisas pelos outros. No dia, a noiva merece algumas horas em que ninguém lhe pergunte nada.', 'Há um momento em que a noiva se vê pronta pela primeira vez. Quem está na sala costuma ficar em silêncio.'],
        ['O preparo começa muito antes, com conversa, prova e ajustes. No dia marcado, não há nada para decidir, só viver.'],
        ['Serve a quem casa depois de muitos anos juntos e a quem casa depressa. Também a quem diz sim pela segunda vez.'],
        ['Leve à conversa as fotos em que você se achou mais bonita. A noiva que você quer ver no espelho costuma estar nelas.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Quando a noiva deve começar a pensar {no topic}.',
        'O que levar para a prova: {topic}.',
        'Um roteiro simples para a noiva antes {do topic}.',
      ],
      steps: [
        ['É comum aparecer na prova de camiseta colorida e com pressa. Depois fica difícil imaginar o conjunto com o vestido.'],
        ['A cor da roupa reflete no rosto, e o decote muda o efeito do penteado. Sem pensar neles, a prova mostra só metade.'],
        ['Faça a prova com um ou dois meses de antecedência, de blusa clara e com os brincos. Tire fotos na janela e com flash.'],
        ['No dia, o segredo é contar o tempo de trás para frente, a partir da cerimônia. Sempre se reserva meia hora para o imprevisto.'],
      ],
    },
    casual: {
      openings: [
        'Noiva, não deixa pra testar na semana: {topic}.',
        'O que eu peço pra toda noiva antes {do topic}.',
        'Prova de noiva não é frescura: {topic}.',
      ],
      steps: [
        ['Já veio noiva pra prova de camiseta laranja. Ficou tudo lindo, mas ninguém conseguia imaginar o vestido.'],
        ['Cor perto do rosto muda tudo, e o decote muda o cabelo. Por isso a prova sem pensar no vestido engana a gente.'],
        ['Vem de blusa clara, traz o brinco e o enfeite de cabelo, e tira foto na janela. Uns dois meses antes já tá bom.'],
        ['No dia eu já acordo com a lista na cabeça e um pouco de frio na barriga. Quando a noiva senta, passa tudo.'],
      ],
    },
    funny: {
      openings: [
        'Quantas opiniões cabem na prova {do topic}?',
        'O grupo da família discute {o topic}.',
        'Duzentas referências e uma noiva: {topic}.',
      ],
      steps: [
        ['A noiva foi à prova com a mãe, a sogra e três madrinhas. Saíram de lá com cinco certezas, e nenhuma combinava.'],
        ['Cada pessoa imagina a noiva de um jeito, quase sempre do jeito de si mesma. Por isso tanta gente na prova atrapalha.'],
        ['Leve uma pessoa só, de preferência sincera e calma. Para as outras, mande a foto quando a decisão já estiver tomada.'],
        ['No dia do casamento, convém ter à mão grampo, lenço de papel e alfinete. Os três já salvaram mais de uma cerimônia.'],
      ],
    },
    motivational: {
      openings: [
        'O que acontece na sala antes da cerimônia: {topic}.',
        'As mãos que preparam uma noiva {no topic}.',
        'Umas horas que também viram lembrança: {topic}.',
      ],
      steps: [
        ['Muitas noivas contam depois que se arrumar foi a hora mais tranquila do dia. A mãe perto, a porta fechada, a música baixa.'],
        ['Naquela sala, a noiva já está pronta e ainda não é vista. É um tempo curto, e por isso tão lembrado.'],
        ['Combine quem pode entrar na sala e peça a alguém para cuidar do seu celular. A calma dessa hora se prepara na véspera.'],
        ['Depois que a noiva sai, ficam os grampos na bancada e o silêncio. Quem trabalhou ali ainda espera pela primeira foto.'],
      ],
    },
  },
}
