import type { ProductType } from '../product-type.ts'

export const succulents: ProductType = {
  nouns: ['suculenta', 'mini suculenta', 'arranjo de suculentas', 'vaso de suculenta', 'vasinho de suculenta'],
  asks: ['onde ela vai ficar', 'se bate claridade no lugar', 'se é para você ou para lembrancinha'],
  questions: {
    sale: ['Onde você colocaria a sua?', 'Mesa do trabalho ou janela da cozinha?'],
    content: ['Quantas suculentas você tem?', 'Você rega demais ou de menos?'],
  },
  emojis: ['🪴', '🌵', '🌱'],
  hashtags: ['suculentas', 'suculenta', 'suculentasbrasil', 'minisuculentas', 'plantas', 'arranjodesuculentas', 'amosuculentas'],
  sale: {
    professional: {
      openings: [
        'Verde para quem passa o dia fora: {topic}.',
        '{O topic} {cabe/cabem} onde outra planta não caberia.',
        'Pouca água, muita presença: {topic}.',
      ],
      steps: [
        ['A mesa do escritório tem tela, cabo, caneta e papel. Um pouco de verde ao lado do teclado dá aos olhos onde pousar.', 'Quem viaja a trabalho conhece a volta para casa e o vaso seco na varanda. Há plantas que lidam bem com essa rotina.'],
        ['A planta guarda água nas próprias folhas ou no caule. Por isso passa dias sem rega e pede mais luz que atenção.'],
        ['É presente para quem se mudou, para o colega de sala e para quem diz que nunca teve mão boa com plantas.'],
        ['Antes de escolher, olhe a luz do lugar. Perto de uma janela clara a planta vai bem, e no banheiro sem janela não.'],
      ],
    },
    casual: {
      openings: [
        'Se você esquece de regar, {o topic} {combina/combinam} com você.',
        'Um verdinho pra mesa do trabalho: {topic}.',
        'Quem leva uma volta pra buscar outra: {topic}.',
      ],
      steps: [
        ['Você já matou samambaia, já matou hortelã e jurou que nunca mais? Essa planta gosta justamente de gente que esquece de regar.', 'A janela da cozinha tem aquele espaço entre o detergente e o vidro. Ali cabe um verde, e lavar louça melhora um pouco.'],
        ['O que eu mais gosto é que a planta guarda a própria água. A gente viaja uma semana e encontra tudo igual na volta.'],
        ['Vai bem na mesa do trabalho, no quarto de estudante, na varanda pequena. E serve pra quem ainda tá aprendendo a cuidar.'],
        ['Me conta onde a planta vai ficar. Com claridade perto da janela dá certo, mas em canto escuro ela estica e perde a forma.'],
      ],
    },
    funny: {
      openings: [
        'Para quem já perdeu até planta de plástico: {topic}.',
        '{O topic} não {liga/ligam} se você esquecer.',
        'O começo de uma coleção que ninguém planejou: {topic}.',
      ],
      steps: [
        ['Quem já teve planta sabe o que é pedir desculpa para um vaso. Com essa aqui, esquecer a rega é quase uma qualidade.', 'Ninguém tem uma só. A pessoa compra a primeira por curiosidade e, seis meses depois, está negociando espaço com o micro-ondas.'],
        ['A planta guarda a própria água e não cobra atenção. É a colega de apartamento que muita gente gostaria de ter.'],
        ['Serve para o amigo que nunca responde mensagem. Se ele também esquecer a planta, pelo menos essa entende.'],
        ['Pense na luz antes da decoração. No alto do armário, a suculenta sai linda na foto e fica contrariada o resto do mês.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem quer começar a cuidar de plantas: {topic}.',
        'Cabe na janela e na sua rotina: {topic}.',
        '{O topic} para acompanhar de perto, folha por folha.',
      ],
      steps: [
        ['Chegar do trabalho, deixar a chave na mesa e olhar se nasceu folha nova. Esse minuto pequeno já é de quem cuida.', 'A primeira planta da casa nova costuma ser pequena. Cabe na janela, cabe no tempo e mostra que ali já mora alguém.'],
        ['A planta cresce pouco por vez, e quem olha todo dia percebe. Um broto ao lado dela vira notícia na família.'],
        ['Combina com quem está aprendendo e com quem já tem a varanda cheia. A atenção que ela pede cabe nos dois casos.'],
        ['Escolha primeiro a janela e depois a planta. Uma boa luz resolve mais que qualquer adubo para quem está começando.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Água demais é o erro mais comum: {topic}.',
        'Como regar {o topic} do jeito certo.',
        'Luz, terra e rega {do topic}.',
      ],
      steps: [
        ['Um copinho de água por dia parece carinho. É assim que as folhas de baixo ficam moles e transparentes e começam a cair.'],
        ['As folhas e o caule já guardam água. Com a terra sempre molhada, as raízes ficam sem ar e apodrecem.'],
        ['Ponha o dedo na terra antes de regar. Se ainda estiver úmida, espere, e quando secar molhe bem até a água escorrer pelo furo.'],
        ['Quem cultiva olha primeiro as folhas de baixo. Enrugadas, pedem água, e moles demais avisam que ela já passou da conta.'],
      ],
    },
    casual: {
      openings: [
        'O erro que quase todo mundo comete com {o topic}.',
        'Quem já perdeu planta vai entender: {topic}.',
        'Me conta como você rega {o topic}.',
      ],
      steps: [
        ['A primeira quase sempre vai embora por excesso de carinho. A gente rega toda manhã e acha que está fazendo tudo certo.', 'Todo mundo diz que é planta que não dá trabalho. Aí a folha amolece, a gente entra em pânico e põe mais água.'],
        ['A planta vem de lugares onde chove pouco, então sabe guardar água. O que ela não sabe é viver com o pé molhado.'],
        ['Esquece o calendário e confia no dedo: terra seca, pode regar, terra úmida, deixa quieta. E nada de água parada no pratinho.'],
        ['Tem um prazer em ver um broto aparecer no canto do vaso. Eu mostro até pra quem não perguntou.'],
      ],
    },
    funny: {
      openings: [
        'Quem disse que não dá trabalho nunca me viu com {o topic}.',
        'Colecionar começa assim: {topic}.',
        'Confissões de quem conversa com {o topic}.',
      ],
      steps: [
        ['Toda família tem a tia que arranca uma folha na casa dos outros, embrulha no guardanapo e leva para plantar.'],
        ['Suculenta rebrota com facilidade. Um pedacinho esquecido na terra resolve virar planta sem consultar ninguém.'],
        ['Se for plantar um pedaço, deixe o corte secar uns dias à sombra antes. E, de preferência, peça à dona da casa.'],
        ['Quem cultiva tem sempre um potinho na janela com algo tentando brotar. Às vezes brota, às vezes era só um palito.'],
      ],
    },
    motivational: {
      openings: [
        'O que se aprende ao cuidar {do topic}.',
        'Olhar antes de regar: {topic}.',
        'Uma folha nova por vez: {topic}.',
      ],
      steps: [
        ['Quem começa com plantas quer fazer alguma coisa todo dia. Com essa, o mais difícil é deixar quieto e só observar.'],
        ['A planta cresce no próprio ritmo e depende mais de luz que de mexida. Cuidar bem aqui é olhar com calma.'],
        ['Uma vez por semana, gire o vaso um pouco. Assim todos os lados recebem luz e a planta não cresce torta.'],
        ['Quem cultiva conhece cada vaso de perto e nota uma folha diferente de longe. Esse olho se faz com os anos.'],
      ],
    },
  },
}
