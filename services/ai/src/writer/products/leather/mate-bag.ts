import type { ProductType } from '../product-type.ts'

export const mateBag: ProductType = {
  nouns: ['mateira', 'mateira de couro', 'mateira personalizada', 'bolsa mateira', 'bolsa de chimarrão', 'bolsa para chimarrão'],
  asks: ['o tamanho da garrafa térmica e da cuia', 'se é para você ou para presente', 'a cor preferida'],
  questions: {
    sale: ['Praça, praia ou estrada, onde vai o seu mate?', 'Para você ou para presentear?'],
    content: ['Qual foi o lugar mais bonito em que você tomou mate?', 'Quem carrega a térmica na sua turma?'],
  },
  emojis: ['🧉', '👜', '🤎'],
  hashtags: ['mateira', 'mateiradecouro', 'chimarrao', 'mate', 'portacuia', 'bolsaparachimarrao', 'tradicaogaucha', 'cuia', 'garrafatermica', 'gauchos', 'presentegaucho', 'mateirapersonalizada'],
  sale: {
    professional: {
      openings: [
        'O mate pronto para sair de casa: {topic}.',
        '{O topic} {leva/levam} a roda para onde você for.',
        'Cuia e térmica no lugar certo: {topic}.',
      ],
      steps: [
        ['Domingo à tarde, o parque está cheio, e as cadeiras se abrem em círculo. Cada um chega com o seu mate debaixo do braço.', 'Na viagem, a térmica rola no banco de trás e a erva se espalha pela sacola. Com tudo arrumado, o mate começa no primeiro posto.'],
        ['Cada coisa tem o seu lugar e chega firme. Quem toma mate fora de casa sabe quanto isso vale.'],
        ['{Acompanha/Acompanham} a família no parque, o estudante na faculdade, o caminhoneiro na estrada e a equipe no trabalho.'],
        ['Meça a altura e a largura da térmica e da cuia que você usa. Conte também se leva erva e bomba à parte.'],
      ],
    },
    casual: {
      openings: [
        'Bora matear na praça? Já peguei {o topic}.',
        'Térmica, cuia, erva e pé na estrada: {topic}.',
        'Roda boa começa na arrumação: {topic}.',
      ],
      steps: [
        ['Sabe quando a gente sai pra matear e vai com uma coisa em cada mão? Chega lá e esqueceu a bomba.', 'Fim de tarde na beira do rio, sol baixando, mate passando. Só precisa chegar lá com tudo em pé.'],
        ['Eu gosto porque já deixo montado. Deu vontade, pego pela alça e saio, sem catar nada pela cozinha.'],
        ['{Vai/Vão} pro parque, pra praia, pro jogo do filho, pra estrada. E pra pai gaúcho é presente sem erro.'],
        ['Me passa o tamanho da térmica e da cuia, que é isso que manda. E conta se é pra você ou pra presente.'],
      ],
    },
    funny: {
      openings: [
        'A erva não mora mais no banco do carro: {topic}.',
        'Quem leva {o topic} é eleito dono da roda.',
        'Fim do malabarismo com térmica e cuia: {topic}.',
      ],
      steps: [
        ['O carro freou, a térmica rolou e a erva voou. Até hoje, quando liga o ar, sai um cheirinho de mate novo.', 'A turma combinou no parque e cada um trouxe uma coisa. Vieram quatro térmicas, nenhuma cuia e uma bomba emprestada.'],
        ['{Tem/Têm} lugar para tudo, e por isso ninguém esquece nada. Se esquecer, pelo menos sobra um espaço acusador.'],
        ['{Serve/Servem} para o parque, para o estádio e para a sala de espera do dentista, onde o mate dura mais do que a coragem.'],
        ['Meça a térmica antes de escolher. A de dois litros é da família que vai até anoitecer, e vocês sabem quem são.'],
      ],
    },
    motivational: {
      openings: [
        'O costume que viaja com você: {topic}.',
        'Longe de casa, a mesma roda: {topic}.',
        'Para quem leva a tradição no ombro: {topic}.',
      ],
      steps: [
        ['Quem foi morar longe descobre que a saudade tem hora. Lá pelas cinco, é a água quente que chama.', 'Antes do turno, no intervalo ou na volta, há sempre quinze minutos para um mate. Basta ele estar por perto.'],
        ['O que é usado todo dia precisa ser firme, fácil de pegar e bonito de ver. A mão aprova antes dos olhos.'],
        ['{Marca/Marcam} bem uma formatura, um novo emprego, a primeira casa ou a mudança de estado. O costume vai junto.'],
        ['Pense nos seus caminhos: a pé, de carro ou de ônibus. A alça e o tamanho se escolhem a partir deles.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Secar antes de guardar, a regra {do topic}.',
        'Erva molhada e bolsa fechada não combinam: {topic}.',
        'O fundo também pede cuidado: {topic}.',
      ],
      steps: [
        ['Na volta do parque, quase todos fecham a bolsa com a cuia ainda úmida. No dia seguinte, o cheiro conta.', 'Muitos usam sempre o mesmo pano no fundo, sem trocar. Com os meses, ele guarda erva, água e mofo.'],
        ['Num espaço fechado, a umidade não tem para onde ir. Ela se acumula no fundo, que em dias quentes mofa depressa.'],
        ['Esvazie tudo ao chegar, seque a cuia à parte e deixe a bolsa aberta até o dia seguinte. Sacuda o pó de erva.'],
        ['O próximo mate começa na arrumação do último. Cinco minutos à noite poupam a busca da manhã.'],
      ],
    },
    casual: {
      openings: [
        'Chegou do mate? Abre a bolsa: {topic}.',
        'Cheirinho de erva velha tem solução: {topic}.',
        'Um minuto de cuidado com {o topic}.',
      ],
      steps: [
        ['A gente volta cansado e deixa tudo fechado lá dentro, erva molhada e tudo. Depois abre e leva aquele susto.', 'Sempre tem um resto de erva no fundinho, já reparou? Parece pouco, mas é ali que começa o cheiro.'],
        ['Erva molhada em lugar abafado mofa ligeiro. Se tá calor, então, no outro dia já dá pra sentir.'],
        ['Chegou, tira tudo, vira de boca pra baixo e dá uma batidinha. Deixa aberta até secar e pronto.'],
        ['Já aproveito e deixo a térmica limpa do lado. No outro dia é só esquentar a água e sair.'],
      ],
    },
    funny: {
      openings: [
        'O inventário do fundo {do topic}.',
        'Quem esqueceu a bomba? Reunião com {topic}.',
        'Arqueologia da erva-mate: {topic}.',
      ],
      steps: [
        ['No fundo havia erva de três marcas, uma moeda, um brinco e a tampa da térmica anterior, dada como perdida.', 'A pessoa jura que guardou tudo. Ao chegar ao parque, descobre que trouxe a térmica com água fria da véspera.'],
        ['A pressa da saída e o cansaço da volta trabalham juntos. A bomba se aproveita e fica na pia.'],
        ['Antes de sair, faça a chamada em voz alta: água, erva, cuia, bomba. Quem faltar leva bronca.'],
        ['Na roda, todos têm uma história de mate esquecido. É o assunto perfeito enquanto alguém volta para buscar.'],
      ],
    },
    motivational: {
      openings: [
        'Preparar o mate para os outros: {topic}.',
        'A roda que cabe numa bolsa: {topic}.',
        'Um gesto de casa, em qualquer lugar: {topic}.',
      ],
      steps: [
        ['Em toda turma há alguém que lembra da água quente. É um cuidado discreto, e a roda depende dele.', 'Longe da terra, a gente convida o colega para um mate e explica tudo. Um mês depois, ele já ceva.'],
        ['O costume precisa de pouco: água, erva e tempo. O tempo é a parte que se tem de separar.'],
        ['Deixe tudo arrumado na véspera e marque um horário fixo na semana. A roda se forma quando há constância.'],
        ['Um mate oferecido abre conversa até com desconhecidos. Poucas bolsas carregam tanta companhia de uma vez.'],
      ],
    },
  },
}
