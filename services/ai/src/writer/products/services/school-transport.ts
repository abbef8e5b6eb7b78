import type { ProductType } from '../product-type.ts'

export const schoolTransport: ProductType = {
  nouns: ['transporte escolar', 'van escolar', 'perua escolar', 'transporte de alunos'],
  asks: ['a escola e o turno', 'o bairro de vocês', 'quem recebe a criança na volta'],
  questions: {
    sale: ['Como é o caminho da escola por aí?', 'O que você faria com meia hora a mais de manhã?'],
    content: ['Como você ia para a escola?', 'O que sempre some na hora de sair de casa?'],
  },
  emojis: ['🚐', '🎒', '🏫'],
  hashtags: ['transporteescolar', 'vanescolar', 'peruaescolar', 'transportedealunos', 'tioescolar', 'tiadavan', 'voltaasaulas'],
  sale: {
    professional: {
      openings: [
        'O caminho da escola organizado todos os dias: {topic}.',
        'Sua manhã com menos trânsito: {topic}.',
        'Da porta de casa ao portão da escola: {topic}.',
      ],
      steps: [
        ['São sete horas, um sapato sumiu e a reunião começa às oito. Entre a casa e a escola, há meia hora de trânsito.', 'A saída da escola é no meio da tarde, bem na hora em que ninguém da família consegue sair do trabalho.'],
        ['Com um transporte fixo, a criança tem horário, lugar e turma conhecidos. A família sabe a que horas ela sai e volta.'],
        ['Ajuda pais que trabalham longe, famílias com filhos em escolas diferentes e avós que já não dirigem.'],
        ['Para combinar, informe a escola, o turno, o endereço e quem recebe a criança na volta. Pergunte também pelo trajeto.'],
      ],
    },
    casual: {
      openings: [
        'Uma corrida a menos na sua manhã: {topic}.',
        'Pra tomar o café sem olhar o relógio: {topic}.',
        'A mochila pronta e a van na porta: {topic}.',
      ],
      steps: [
        ['Todo dia a mesma cena: lancheira, sapato, escova de dente, corre que tá tarde. E ainda falta o trânsito.', 'A reunião termina às cinco, a escola termina às cinco. Não tem mágica que resolva essa conta.'],
        ['Com horário certo, a criança já espera pronta e a turma da van vira amiga. E você sabe a hora em que ela chega.'],
        ['É bom pra quem trabalha longe, pra quem tem dois em escolas diferentes e pra avó que fazia esse caminho todo dia.'],
        ['Me diz a escola, o turno e o endereço. E já conta quem costuma receber a criança na volta.'],
      ],
    },
    funny: {
      openings: [
        'A fila dupla na escola perdeu um carro: {topic}.',
        'A lancheira vai, a mochila vai, o trânsito fica: {topic}.',
        'O seu café ainda quente: {topic}.',
      ],
      steps: [
        ['Às sete e dez a criança avisa que precisa levar uma caixa de ovos, cartolina verde e uma planta. Para hoje.', 'A fila dupla na porta da escola é um esporte. Tem buzina, manobra, mãe de pijama e um beijo jogado pela janela.'],
        ['Na van, a turma troca figurinha, conta segredo e chega sabendo tudo. Os pais só descobrem na reunião.'],
        ['Para quem trabalha cedo, para quem tem três filhos em três escolas e para quem já foi ao portão de pantufa.'],
        ['Informe escola, turno e endereço. A cartolina verde de última hora, infelizmente, continua sob responsabilidade da família.'],
      ],
    },
    motivational: {
      openings: [
        'O esforço de levar os filhos à escola, dividido: {topic}.',
        'Um caminho feito todos os dias: {topic}.',
        'Para quem acorda cedo por eles: {topic}.',
      ],
      steps: [
        ['Você acorda antes de todos, faz a lancheira e ainda atravessa a cidade. Dividir o caminho deixa a manhã mais inteira.', 'No primeiro dia, a menina segurou a mão da mãe até o carro. Na segunda semana, já acenava da janela.'],
        ['O caminho diário ensina coisas: esperar, cumprimentar, cuidar da mochila. A criança aprende na repetição.'],
        ['Ajuda a família que mudou de bairro, a mãe que voltou a trabalhar e o avô que merece um descanso.'],
        ['Visite antes com a criança, se puder, e apresente quem vai conduzi-la. O primeiro dia fica mais fácil.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A mochila pronta na véspera: {topic}.',
        'Os primeiros dias no caminho da escola: {topic}.',
        'O que combinar em família: {topic}.',
      ],
      steps: [
        ['Na primeira semana, algumas crianças choram na despedida, e o adulto prolonga o abraço para ajudar.'],
        ['Despedida comprida aumenta a dúvida de quem parte. E cedo, com sono, qualquer objeto perdido vira problema.'],
        ['Deixe mochila, uniforme e sapato juntos na véspera. Na porta, um abraço, uma frase curta e o combinado da volta.'],
        ['Quem transporta crianças conhece os humores da manhã: o que conversa, o que olha a janela, o que ainda dorme.'],
      ],
    },
    casual: {
      openings: [
        'Dica pra manhã não virar maratona: {topic}.',
        'Cadê o outro sapato? Papo sobre {topic}.',
        'A cartolina era pra hoje: {topic}.',
      ],
      steps: [
        ['Por que o sapato some justo de manhã? Ele tava lá ontem, todo mundo viu, e agora a casa inteira procura.', 'Na hora de sair, aparece um bilhete pra assinar, uma pesquisa e um brinquedo que precisa ir junto.'],
        ['De manhã ninguém tá acordado de verdade. Tudo que fica pra essa hora demora o dobro.'],
        ['Faz um canto da saída: mochila, sapato e garrafinha, tudo na véspera. A criança mesma pode conferir.'],
        ['Eu acho bonito quando as crianças se cumprimentam pelo nome. No começo do ano ninguém se conhecia.'],
      ],
    },
    funny: {
      openings: [
        'Era pra hoje, mãe: {topic}.',
        'Sete da manhã e um pé de meia: {topic}.',
        'Notícias fresquinhas do banco de trás: {topic}.',
      ],
      steps: [
        ['O trabalho é para hoje, vale nota e precisa de uma garrafa, cola e uma foto de família impressa. São seis e cinquenta.'],
        ['O bilhete estava na agenda, a agenda na mochila, e a mochila só se abre de manhã. O sistema é perfeito.'],
        ['Confira a agenda à noite, com a criança, antes do banho. E tenha em casa uma cartolina, de qualquer cor.'],
        ['No fim do ano, toda mochila devolve um casaco, três tampas de garrafa e uma banana que ninguém quer comentar.'],
      ],
    },
    motivational: {
      openings: [
        'Do colo à janela da van: {topic}.',
        'O primeiro aceno do ano: {topic}.',
        'Um caminho que a criança conhece de cor: {topic}.',
      ],
      steps: [
        ['Em fevereiro, o menino não soltava a mão da avó. Em abril, esperava no portão, de mochila nas costas, contando os minutos.'],
        ['Fazer sempre o mesmo caminho dá à criança um pedaço de mundo que ela conhece. Ali ela já sabe o que vem.'],
        ['Na véspera, deixe que ela arrume a própria mochila e confira com você. Em poucas semanas, confere só.'],
        ['Quem leva crianças à escola as vê crescer pelo espelho. No fim do ano, os pés já tocam o chão.'],
      ],
    },
  },
}
