import type { ProductType } from '../product-type.ts'

export const mateStraw: ProductType = {
  nouns: ['bomba de chimarrão', 'bomba para chimarrão', 'bomba de mate', 'bomba de tereré', 'bomba para tereré', 'bombilha'],
  asks: ['se é para mate quente ou tereré', 'o tamanho da sua cuia ou guampa', 'se é para você ou para presente'],
  questions: {
    sale: ['Mate quente ou tereré gelado?', 'Roda grande ou mate solitário?'],
    content: ['Quem pode mexer na bomba na sua roda?', 'Qual é a sua erva preferida?'],
  },
  emojis: ['🧉', '🌿', '✨'],
  hashtags: ['bombadechimarrao', 'chimarrao', 'terere', 'mate', 'ervamate', 'tradicaogaucha', 'rodadechimarrao', 'rodadeterere', 'gauchos', 'presentegaucho', 'culturagaucha'],
  sale: {
    professional: {
      openings: [
        'O mate passa por aqui: {topic}.',
        'Um companheiro da roda de todos os dias: {topic}.',
        '{O topic} {completa/completam} o ritual do mate.',
      ],
      steps: [
        ['A erva está montada, a água no ponto, e a roda espera. O primeiro gole diz se tudo foi bem escolhido.', 'Na garupa, na mochila ou na gaveta da repartição, quem toma mate tem sempre tudo por perto.'],
        ['Uma boa bomba deixa a erva para trás e o mate fluir. O corpo firme e o bocal bem acabado se percebem no uso.'],
        ['É um presente acertado para pais, padrinhos e formandos, e para quem mora longe e mantém o costume.'],
        ['Veja a profundidade da cuia ou da guampa e o tipo de erva que usa. Erva mais fina pede filtro mais fechado.'],
      ],
    },
    casual: {
      openings: [
        'Mate bom não entope: {topic}.',
        'Quem é de roda sabe escolher {o topic}.',
        'Vem pro mate que {chegou/chegaram} {o topic}.',
      ],
      steps: [
        ['Sabe quando a gente puxa o mate e não vem nada? A roda inteira olha e já começa a dar palpite.', 'Domingo, cadeira na calçada, vizinho chegando um por um. O mate corre a roda, e a conversa vai junto.'],
        ['Pra mim, o que conta é o mate passar fácil e o bocal ser bem lisinho. O resto é enfeite, e enfeite bonito ninguém recusa.'],
        ['{Vai/Vão} pro pai, pro sogro, pro amigo que foi morar fora e pra você, que usa a mesma há dez anos.'],
        ['Me conta o tamanho da sua cuia e a erva que você usa. Erva moída fina pede filtro mais fechadinho.'],
      ],
    },
    funny: {
      openings: [
        'Proibido mexer, e isso vale para você: {topic}.',
        'O visitante girou, e a roda parou de respirar: {topic}.',
        'Entupiu bem na vez do sogro: {topic}.',
      ],
      steps: [
        ['A visita de fora pegou a bomba e mexeu como se fosse colher. Houve um silêncio que nem os grilos quiseram interromper.', 'O cunhado puxou, não veio nada, puxou mais forte e ficou com as bochechas encostadas por dentro. A erva venceu.'],
        ['{Tem/Têm} um serviço só: deixar passar o mate e segurar a erva. Parece fácil, até aparecer quem gosta de mexer.'],
        ['{Serve/Servem} para o mate da manhã, para o tereré da tarde e para ensinar o genro a esperar a vez.'],
        ['Meça a cuia e observe a erva. E avise desde já quem é a única pessoa autorizada a ajeitar.'],
      ],
    },
    motivational: {
      openings: [
        'Um hábito que atravessa gerações: {topic}.',
        'O primeiro gole do dia: {topic}.',
        'De mão em mão, a mesma conversa: {topic}.',
      ],
      steps: [
        ['Antes de abrir a porteira ou ligar o computador, alguém toma o primeiro mate em silêncio. O dia se ajeita ali.', 'Muitos aprenderam a cevar ao lado de um avô, de olho na mão dele. O primeiro mate servido sozinho ninguém esquece.'],
        ['Metal bem trabalhado, solda limpa e bocal liso fazem diferença a cada gole. São detalhes pequenos, repetidos todos os dias.'],
        ['{Acompanha/Acompanham} a roda da família, o intervalo da faculdade, a viagem longa e o mate de quem foi morar sozinho.'],
        ['Escolha pensando em quem vai tomar e no que essa pessoa costuma beber. O hábito dela aponta o tamanho certo.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como limpar por dentro: {topic}.',
        'Por que o mate entope {no topic}.',
        'Cuidado depois da última cuia: {topic}.',
      ],
      steps: [
        ['O mate para de passar, e a reação é puxar com mais força ou mexer a erva. As duas pioram o problema.', 'Muita gente enxágua só por fora e guarda. O que ficou por dentro seca e fecha o caminho do próximo mate.'],
        ['O pó da erva se deposita no filtro e endurece quando seca. Com o tempo, o vão por onde passa a água diminui.'],
        ['Lave logo depois do uso, com água corrente nos dois sentidos. De vez em quando, use uma escovinha própria.'],
        ['Cuidar do que se usa todo dia faz parte do costume. Um mate que corre bem deixa a conversa correr também.'],
      ],
    },
    casual: {
      openings: [
        'Entupiu? Não mexe ainda: {topic}.',
        'Lavar por dentro é o segredo: {topic}.',
        'Cuidado rapidinho com {o topic} depois da roda.',
      ],
      steps: [
        ['Todo mundo já guardou com erva dentro, com preguiça de lavar. No outro dia, não passa nem pensamento.', 'Na pressa, a gente mexe a erva pra ver se melhora. Aí desmonta tudo e tem que cevar outra vez.'],
        ['O pó mais fino vai se juntando no filtro. Quando seca, gruda feito massa e fecha os furinhos.'],
        ['Acabou o mate, já passa água por dentro, pelos dois lados. De vez em quando, usa uma escovinha bem fina.'],
        ['Eu acho que mate bem servido começa na pia, no dia anterior. O capricho ninguém vê, mas todo mundo sente.'],
      ],
    },
    funny: {
      openings: [
        'Inquérito da roda: quem mexeu {no topic}?',
        'Teorias sobre por que {o topic} {entope/entopem} sempre na visita.',
        'Regulamento interno da roda: {topic}.',
      ],
      steps: [
        ['Entupiu, e cada um na roda apresentou um diagnóstico. O sogro culpou a erva, a sogra culpou o sogro.', 'O novato pediu licença, desmontou tudo e sugeriu um canudo. Ele ainda não foi convidado para a próxima roda.'],
        ['Quase sempre foi o pó da erva de ontem, que secou por dentro. Ninguém se lembra de ter guardado sem lavar.'],
        ['Lave na hora, com água nos dois sentidos, antes que a louça do jantar chegue. Depois dela, ninguém mais se habilita.'],
        ['Paz na roda depende de três coisas: água no ponto, erva boa e cada um cuidando da sua vez.'],
      ],
    },
    motivational: {
      openings: [
        'O cuidado que mantém um costume: {topic}.',
        'Aprender a cevar com quem sabe: {topic}.',
        'Pequenos gestos antes da roda: {topic}.',
      ],
      steps: [
        ['Ninguém nasce sabendo colocar a bomba na posição certa. Todo cevador já afogou a erva na frente das visitas.', 'O jovem que foi estudar longe leva na mala pouca roupa e o seu mate. É assim que começa a roda no corredor.'],
        ['A bomba fica firme, encostada no barranco de erva. Se balança, o pó passa, e o mate desmorona.'],
        ['Ponha a bomba com o bocal tampado pelo polegar, depois da erva umedecida. Assim entra menos pó.'],
        ['O costume continua quando alguém ensina com paciência. Entre um mate e outro, sempre há tempo para isso.'],
      ],
    },
  },
}
