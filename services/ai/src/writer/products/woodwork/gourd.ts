import type { ProductType } from '../product-type.ts'

export const gourd: ProductType = {
  nouns: ['cuia', 'cuia de chimarrão', 'cuia de porongo', 'cuia personalizada', 'cuia de mate'],
  asks: ['se o mate é só seu ou de roda', 'se prefere maior ou menor', 'se é para você ou para presente'],
  questions: {
    sale: ['Você toma mate sozinho ou na roda?', 'Quem prepara o chimarrão na sua casa?'],
    content: ['Quem ensinou você a preparar o mate?', 'De manhã cedo ou no fim da tarde, qual é a sua hora do mate?'],
  },
  emojis: ['🧉', '🌿', '🪵'],
  hashtags: ['cuia', 'cuiadechimarrao', 'chimarrao', 'mate', 'ervamate', 'tradicaogaucha'],
  sale: {
    professional: {
      openings: [
        'Para a roda de mate de todos os dias: {topic}.',
        'O mate da manhã começa {no topic}.',
        '{O topic} {acompanha/acompanham} a conversa de mão em mão.',
      ],
      steps: [
        ['A água chia na chaleira, a erva já está separada e a casa ainda está em silêncio. O primeiro mate é só de quem levantou.', 'Chega visita, e antes de qualquer assunto alguém põe a água para esquentar. A conversa começa de verdade quando o mate passa.'],
        ['Uma boa cuia assenta na palma da mão e tem boca que permite montar bem a erva. É nela que o mate toma forma.'],
        ['É companhia de quem trabalha em casa, de quem recebe a família e de quem mora longe do Sul e manteve o costume.'],
        ['Para escolher o tamanho, pense em quem vai tomar. Para uma pessoa, a menor basta. Na roda grande, a maior costuma ir melhor.'],
      ],
    },
    casual: {
      openings: [
        'Esquenta a água que a roda vai começar: {topic}.',
        'Mate bom pede {um topic} do seu jeito.',
        'Pra quem não começa o dia sem chimarrão: {topic}.',
      ],
      steps: [
        ['Sabe aquele primeiro mate, com a casa quieta e o dia clareando? Pra muita gente, antes dele nem adianta puxar assunto.', 'A visita chega dizendo que é rapidinho. Aí a água esquenta, o mate passa de mão em mão, e lá se foi a tarde.'],
        ['Cuia boa a gente reconhece quando segura. Encaixa na mão, tem espaço pra erva e não dá vontade de largar.'],
        ['Vai bem na roda da família, no mate solitário da manhã e na mala de quem foi morar longe e leva o costume junto.'],
        ['Pensa no tamanho pelo seu costume, ou pelo da pessoa que vai ganhar. Mate sozinho pede uma menor, roda cheia pede uma maior.'],
      ],
    },
    funny: {
      openings: [
        'A visita era rápida até aparecer {o topic}.',
        'Segurou para contar história, perdeu a vez: {topic}.',
        'Microfone não é, mas todo mundo discursa com {o topic}.',
      ],
      steps: [
        ['Em toda roda há quem segure o mate e comece a contar um caso. A fila inteira olha, e o caso ainda está na infância.', 'A pessoa passa para tomar só um mate e já vai. Duas térmicas depois, ela sabe da vida de toda a vizinhança.'],
        ['A cuia passa de mão em mão, e a palavra vai junto. Quem segura pode falar, e alguns abusam um pouco.'],
        ['Serve para quem madruga, para quem acorda ao meio-dia e para quem leva mate até para a consulta do dentista.'],
        ['Escolha o tamanho pela roda, e não pela sede. Se o cunhado conta histórias compridas, convém uma só para ele.'],
      ],
    },
    motivational: {
      openings: [
        'O costume que você leva para onde for: {topic}.',
        'De mão em mão, {topic}.',
        'Quem levanta cedo para cevar merece {um topic}.',
      ],
      steps: [
        ['Alguém sempre levanta antes para esquentar a água e deixar o mate pronto. Quando os outros chegam, a roda já tem dono.', 'Quem saiu da sua terra aprende a fazer roda em outro lugar. Convida o vizinho, explica o mate e, aos poucos, ele volta.'],
        ['Cada um tem um jeito de segurar, de montar a erva e de servir. A cuia da gente acaba conhecendo a mão do dono.'],
        ['Fica bem com quem está aprendendo a cevar, com quem ceva há décadas e com o filho que foi estudar longe.'],
        ['Pense na mão que vai segurar e em quantos vão tomar. Isso ajuda a escolher o tamanho melhor do que qualquer regra.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Cuidados simples depois do mate: {topic}.',
        'O que fazer antes do primeiro mate {no topic}.',
      ],
      steps: [
        ['O mate acabou, o dia ficou corrido e a erva molhada passou a noite na cuia. Na manhã seguinte, o cheiro avisa.', 'Muitas cuias mofam mesmo sendo usadas todos os dias. Quase sempre o motivo está no que acontece depois do último mate.'],
        ['Erva molhada guarda umidade por muitas horas. No porongo e na madeira, que absorvem água, o mofo encontra um bom lugar.'],
        ['Esvazie logo, enxágue com água, sem detergente, e deixe secar à sombra, em lugar ventilado. Inclinada, ela seca melhor por dentro.'],
        ['As cuias de porongo costumam ser curadas antes do primeiro uso, com erva e água quente. Depois disso, raspe com cuidado e deixe secar.'],
      ],
    },
    casual: {
      openings: [
        'Mofou e você não sabe por quê? O assunto é: {topic}.',
        'Bora cuidar melhor {do topic}?',
        'Papo de quem toma mate todo dia: {topic}.',
      ],
      steps: [
        ['Já deixou a erva lá dentro de um dia pro outro? Acontece com todo mundo, e o cheiro da manhã seguinte não dá pra esquecer.', 'Tem gente que lava com detergente e esponja, com a melhor das intenções. Depois o mate fica com um gosto bem esquisito.'],
        ['É que o porongo e a madeira puxam tudo o que fica neles, da umidade da erva ao cheiro do detergente.'],
        ['Terminou o mate, tira a erva, passa só água e deixa a cuia secar na sombra, meio inclinada. Nada de guardar em armário fechado.'],
        ['Com o uso, cada cuia vai ficando com a cara do dono. Na roda, dá pra saber de quem é só de olhar.'],
      ],
    },
    funny: {
      openings: [
        'Regras não escritas de toda roda: {topic}.',
        'Quem mexeu na bomba {do topic}?',
        'O que acontece na roda quando {o topic} {demora/demoram} numa mão só.',
      ],
      steps: [
        ['Existe um jeito de calar uma roda inteira: mexer na bomba. O visitante gira como se fosse colher, e alguém fica pálido.', 'O novato devolve o mate pela metade e agradece. Descobre ali que não podia a metade e que o obrigado encerrou sua participação.'],
        ['Na roda, agradecer quer dizer que você não quer mais. E a bomba fica quieta porque mexer desmancha a erva e entope.'],
        ['Tome até roncar, devolva a quem serve e só diga obrigado no último. Assim ninguém percebe que você chegou ontem.'],
        ['Quem ceva sempre toma o primeiro, que costuma ser o mais forte. Parece egoísmo, mas é gentileza com cara de privilégio.'],
      ],
    },
    motivational: {
      openings: [
        'O capricho de quem ceva para todos: {topic}.',
        'Aprender a montar o mate {no topic}.',
        'Um costume que se aprende olhando: {topic}.',
      ],
      steps: [
        ['O primeiro mate que a gente prepara quase sempre entope ou desmonta. Quem toma faz cara boa e mostra outra vez.', 'Muita gente aprendeu a cevar sem aula, só olhando a mão de alguém mais velho. Um dia, a chaleira mudou de mão.'],
        ['A erva precisa ficar de um lado, firme, e a água entra pelo outro. Com pressa ou água fervendo, o morrinho desanda.'],
        ['Umedeça a erva com água morna antes e espere ela firmar. Depois use água quente, sem deixar ferver, e sirva sempre no mesmo ponto.'],
        ['Quem ceva cuida da água, da vez de cada um e da erva até o fim. Servir a roda toda também é trabalho.'],
      ],
    },
  },
}
