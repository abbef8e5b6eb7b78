import type { ProductType } from '../product-type.ts'

export const tableRental: ProductType = {
  nouns: ['aluguel de mesas', 'aluguel de mesas e cadeiras', 'locação de mesas'],
  asks: ['a data da festa', 'quantas pessoas vão', 'onde vai ser a festa'],
  questions: {
    sale: ['Quantas pessoas cabem na sua sala?', 'Qual é a próxima festa no seu quintal?'],
    content: ['Na sua família tem mesa das crianças?', 'Perto de quem você sempre senta nas festas?'],
  },
  emojis: ['🎉', '🪑', '🎊'],
  hashtags: ['alugueldemesas', 'alugueldemesasecadeiras', 'locacaodemesas', 'mesasecadeiras', 'locacaoparafestas', 'festas', 'alugueldemesaecadeira'],
  sale: {
    professional: {
      openings: [
        'Lugar para todos na sua festa: {topic}.',
        'Para ninguém almoçar em pé: {topic}.',
        'Convidados sentados, festa tranquila: {topic}.',
      ],
      steps: [
        ['Confirmaram quarenta pessoas, e em casa há oito cadeiras, dois bancos e um pufe. Falta assento para a festa acontecer.', 'No aniversário passado, metade comeu com o prato no colo e a avó ficou com a única cadeira boa.'],
        ['Com mesa, o convidado apoia o prato, conversa e fica mais. A festa ganha pequenos grupos que vão se misturando.'],
        ['Serve para aniversário no quintal, almoço em família, reunião de condomínio, bazar e evento da empresa.'],
        ['Antes de combinar, meça o espaço e conte os convidados. Deixe um corredor livre para quem serve e para as crianças.'],
      ],
    },
    casual: {
      openings: [
        'A festa cresceu e as cadeiras não: {topic}.',
        'Pra ninguém comer com o prato no joelho: {topic}.',
        'Chega de pedir banquinho pro vizinho: {topic}.',
      ],
      steps: [
        ['Todo mundo confirmou, que alegria. Aí você olha em volta e conta: seis cadeiras, um banco e a escada.', 'Já teve festa em que a gente sentou no degrau, na mureta e no cooler. Divertido, mas a tia não achou.'],
        ['Com mesa o povo senta, apoia o copo e não vai embora cedo. É ali que a conversa rende.'],
        ['Vale pra aniversário no quintal, churrasco da família, batizado, bazar e até pra reunião do prédio.'],
        ['Conta os convidados, mede o espaço e lembra de deixar passagem. Criança correndo precisa de pista.'],
      ],
    },
    funny: {
      openings: [
        'O cooler não é cadeira: {topic}.',
        'A avó sentada, a paz reinando: {topic}.',
        'Para aposentar o banco da varanda: {topic}.',
      ],
      steps: [
        ['Na festa sem cadeira, o convidado que vai ao banheiro perde o lugar. Teve tio que segurou até os parabéns.', 'A cadeira de plástico rachada, a do computador e a da penteadeira. A mesa da família parece reunião de desconhecidas.'],
        ['Mesa de verdade evita o malabarismo: prato no joelho, copo no chão, garfo na boca e criança chegando correndo.'],
        ['Para aniversário, churrasco e reunião do condomínio, em que sentar ao menos baixa o tom da conversa sobre a vaga.'],
        ['Conte os convidados confirmados e mais o primo que nunca confirma. Ele vem, e sempre traz alguém.'],
      ],
    },
    motivational: {
      openings: [
        'Toda a família na mesma mesa: {topic}.',
        'Um lugar para cada pessoa querida: {topic}.',
        'Preparar a casa para receber: {topic}.',
      ],
      steps: [
        ['A família cresceu, e a mesa da sala ficou pequena. Nesse aniversário, netos e bisnetos vão sentar juntos no quintal.', 'A associação do bairro fez o almoço, e vieram todos. Havia cadeira para quem chegou sozinho também.'],
        ['Um lugar reservado diz ao convidado que ele era esperado. Sentado, ele conversa com quem não conhecia.'],
        ['Ajuda em festas de família, encontros da comunidade, bazares e almoços em que cada um leva um prato.'],
        ['Desenhe num papel onde cada mesa vai ficar. Pense nos mais velhos perto da sombra e longe da caixa de som.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Quanto espaço uma mesa ocupa de verdade: {topic}.',
        'O desenho do salão vem antes: {topic}.',
        'Espaço para sentar e para passar: {topic}.',
      ],
      steps: [
        ['As mesas cabem no salão vazio e parecem muitas. Quando as pessoas se sentam, ninguém mais consegue passar.'],
        ['Uma cadeira ocupada recua quase um metro da mesa. É esse espaço que some na planta feita de cabeça.'],
        ['Deixe cerca de um metro e meio entre uma mesa e outra. Marque tudo no chão com fita antes da festa.'],
        ['Quem monta salões entra primeiro pela porta do convidado. O que ele vê ao chegar decide onde fica cada coisa.'],
      ],
    },
    casual: {
      openings: [
        'Cabe, mas ninguém passa: {topic}.',
        'Antes de contar cadeiras, pensa nisso: {topic}.',
        'Dica pra arrumar o quintal pra festa: {topic}.',
      ],
      steps: [
        ['Vazio, o quintal parece enorme. Com todo mundo sentado, pra ir ao banheiro alguém precisa levantar meia família.'],
        ['É que cadeira com gente ocupa bem mais que cadeira vazia. E as pessoas empurram pra trás quando riem.'],
        ['Deixa mais ou menos um metro e meio entre as mesas. E testa antes: senta, levanta e tenta passar com uma bandeja.'],
        ['Mesa dos mais velhos na sombra e longe do som. Nunca vi festa boa em que a avó estivesse de mau humor.'],
      ],
    },
    funny: {
      openings: [
        'Levantou, perdeu o lugar: {topic}.',
        'A mesa das crianças e outros perigos: {topic}.',
        'A geografia secreta de uma festa: {topic}.',
      ],
      steps: [
        ['Toda festa tem a mesa dos primos, a mesa das tias e a mesa perto da cozinha, onde mora a estratégia.'],
        ['Ninguém escolhe lugar ao acaso. Senta-se perto da comida, longe do parente que pergunta de namoro ou de frente para o portão.'],
        ['Ponha as crianças à vista dos adultos e o tio da piada no centro. As pontas ficam para quem prefere só ouvir.'],
        ['No fim, as cadeiras estão todas em volta de uma mesa só. Nela, alguém conta a história de sempre.'],
      ],
    },
    motivational: {
      openings: [
        'Sempre cabe mais um à mesa: {topic}.',
        'O lugar de quem chega sozinho: {topic}.',
        'Preparar a casa é parte da festa: {topic}.',
      ],
      steps: [
        ['O vizinho novo apareceu com um prato na mão e sem saber onde sentar. Alguém puxou a cadeira do lado.'],
        ['Sentar à mesma altura aproxima as pessoas. A conversa passa de um lado a outro, e os nomes se aprendem.'],
        ['Deixe duas cadeiras a mais à vista. Quem chega depois se sente esperado e não precisa pedir.'],
        ['Quem prepara um salão alinha as cadeiras uma a uma. Daqui a pouco estarão todas fora do lugar, e é para isso mesmo.'],
      ],
    },
  },
}
