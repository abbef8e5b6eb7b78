import type { ProductType } from '../product-type.ts'

export const waiters: ProductType = {
  nouns: ['garçom', 'garçonete', 'garçom para festa', 'garçom para festas', 'garçom para eventos', 'garçom para casamento', 'equipe de garçons', 'copeira para festa'],
  asks: ['a data e o horário da festa', 'quantos convidados vêm', 'se o serviço é à mesa ou circulando'],
  questions: {
    sale: ['Na sua festa, quem costuma ficar servindo?', 'Servido à mesa ou bandeja passando?'],
    content: ['Qual salgado você espera passar na bandeja?', 'Você já serviu a própria festa inteira?'],
  },
  emojis: ['🥂', '🍽️', '🤵'],
  hashtags: ['garcom', 'garcons', 'garcomparafestas', 'festas', 'eventos', 'casamento', 'garcomparaeventos'],
  sale: {
    professional: {
      openings: [
        'Para quem convida também aproveitar a festa: {topic}.',
        'Bandeja que chega a todas as mesas: {topic}.',
        'Copos cheios, mesas em ordem: {topic}.',
      ],
      steps: [
        ['A anfitriã passou a festa entre a cozinha e o salão. Na hora das fotos, ainda estava de pano de prato no ombro.', 'O salgado saiu quente da cozinha e parou na primeira mesa. A do fundo só viu a bandeja vazia voltar.'],
        ['Um bom serviço percebe antes de ser chamado: o copo que acabou, a avó que não se levanta, a mesa que precisa de espaço.'],
        ['Casamentos, aniversários, batizados e confraternizações ganham outro ritmo. Numa festa pequena em casa, a diferença também aparece.'],
        ['Informe o número de convidados, o tipo de serviço e o horário de início. A planta do lugar ajuda a dividir as mesas.'],
      ],
    },
    casual: {
      openings: [
        'Na sua festa, você fica na pista: {topic}.',
        'Pra bandeja chegar até a última mesa: {topic}.',
        'Larga esse pano de prato: {topic}.',
      ],
      steps: [
        ['Todo mundo dançando e você lá, procurando guardanapo. No vídeo da festa, aparece só a sua mão com a travessa.', 'Sua mãe prometeu que ia sentar. Cinco minutos depois, já tava recolhendo copo e perguntando quem queria mais.'],
        ['Gente que serve bem enxerga de longe: quem tá sem copo, quem ainda não comeu, onde a criança derrubou o suco.'],
        ['Vale pra casamento, quinze anos, batizado e até pra churrasco em casa com a família toda.'],
        ['Me fala a data, quantas pessoas vêm e se o pessoal vai sentar ou ficar circulando. O resto a gente ajusta.'],
      ],
    },
    funny: {
      openings: [
        'Sua tia pode devolver a bandeja: {topic}.',
        'A mesa do fundo mandou lembranças: {topic}.',
        'O salgado quente nunca passa do quinto convidado: {topic}.',
      ],
      steps: [
        ['Existe um lugar estratégico perto da porta da cozinha. Quem se senta ali come bem e finge que foi coincidência.', 'O primo foi buscar uma bandeja para ajudar e nunca mais foi visto. Dizem que a coxinha estava ótima.'],
        ['Quem serve conhece as mesas, os apetites e os atalhos do salão. Até o grupo da porta da cozinha é tratado com justiça.'],
        ['Vale para o casamento, o churrasco e o aniversário em que a dona da festa prometeu não levantar e levantou.'],
        ['Diga quantos convidados vêm e quantos deles comem por dois. Toda família sabe esse segundo número de cor.'],
      ],
    },
    motivational: {
      openings: [
        'Quem recebe com carinho merece sentar: {topic}.',
        'A festa é sua, viva a noite inteira: {topic}.',
        'Ser bem servido começa com quem serve bem: {topic}.',
      ],
      steps: [
        ['Os pais guardaram dinheiro por um ano para essa festa. Merecem ver a valsa sentados, com um copo na mão.', 'A dona da casa serviu todo mundo a vida inteira. Numa noite só, alguém traz o prato até ela.'],
        ['Servir é trabalho de corpo e de olhar: horas em pé, bandeja firme, um sorriso para cada mesa e muita memória.'],
        ['Faz sentido numa grande recepção e num almoço de bodas para vinte pessoas. O cuidado é o mesmo.'],
        ['Pense em quem não costuma se sentar nas festas da família. É por essa pessoa que vale começar a conta.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Quantas pessoas para servir a festa: {topic}.',
        'Mesa servida ou bandeja circulando: {topic}.',
        'O que combinar antes do evento: {topic}.',
      ],
      steps: [
        ['Muita festa calcula a comida com cuidado e esquece quem vai servir. A comida existe, e não chega às mesas.', 'É comum chamar os parentes para ajudar na bandeja. No meio da noite, eles encontram os amigos, e a cozinha fica sozinha.'],
        ['O ritmo do serviço depende da distância até a cozinha, do número de mesas e do horário de maior fome, logo no começo.'],
        ['Defina o tipo de serviço, mostre o espaço antes e combine quem decide durante a festa. Reserve também comida para a equipe.'],
        ['Quem serve sai da festa conhecendo todo mundo pelo copo. É um modo silencioso de cuidar de muita gente ao mesmo tempo.'],
      ],
    },
    casual: {
      openings: [
        'Comida tem, mas ninguém leva: {topic}.',
        'Dica de quem passa a festa em pé: {topic}.',
        'Não esquece o prato da equipe: {topic}.',
      ],
      steps: [
        ['A festa tinha salgado pra cidade inteira, e a mesa do fundo saiu com fome. Faltou foi perna pra chegar lá.', 'A gente chama os primos pra ajudar, eles topam, e às nove já tão na pista. Com razão, são convidados.'],
        ['No começo todo mundo chega com fome junto. Se a bandeja demora nessa hora, o povo levanta e vai até ela.'],
        ['Combina um caminho pra bandeja começar pelo fundo. E separa um prato pra quem trabalha, que festa é longa.'],
        ['Eu acho lindo quando a avó chama pelo nome quem tá servindo. Ela sempre é a mais bem servida do salão.'],
      ],
    },
    funny: {
      openings: [
        'A perseguição da bandeja: {topic}.',
        'O convidado que sabe o horário da coxinha: {topic}.',
        'Andar de ré, sorrindo, com dez copos: {topic}.',
      ],
      steps: [
        ['Há convidados com radar. A porta da cozinha se mexe, e eles já estão de pé, conversando com ninguém.', 'Equilibrar dez copos é a parte fácil. Difícil é desviar da criança de meia que descobriu o piso liso.'],
        ['O cheiro de fritura chega antes da bandeja e avisa o salão inteiro. Contra isso não existe estratégia.'],
        ['Comece a servir pelo fundo, sem olhar para os lados. Qualquer contato visual custa quatro salgados.'],
        ['No fim da noite, alguém sempre pede um pratinho para levar. É para a vizinha, que mora na mesma casa.'],
      ],
    },
    motivational: {
      openings: [
        'Horas em pé e um sorriso em cada mesa: {topic}.',
        'O trabalho que faz a festa andar: {topic}.',
        'Perceber antes de chamarem: {topic}.',
      ],
      steps: [
        ['Na festa, todos lembram da música e do bolo. Quase ninguém lembra quem trouxe a água na hora certa.', 'A primeira bandeja cheia treme na mão de todo principiante. Algumas festas depois, o braço aprende o peso e o passo.'],
        ['Servir bem exige memória: quem não bebe, quem pediu sem gelo, quem espera a filha chegar para comer.'],
        ['Na próxima festa, agradeça a quem serviu. Um obrigado dito olhando no rosto é lembrado na volta para casa.'],
        ['Quando as luzes acendem, há copos por toda parte e pés cansados. E há uma família que aproveitou a própria festa.'],
      ],
    },
  },
}
