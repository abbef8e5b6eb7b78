import type { ProductType } from '../product-type.ts'

export const yerbaMate: ProductType = {
  nouns: ['erva-mate', 'erva de chimarrão', 'erva para chimarrão', 'erva de tereré', 'erva para tereré', 'erva de mate'],
  asks: ['se é para chimarrão ou tereré', 'se prefere moída fina ou grossa', 'quantas rodas saem por semana'],
  questions: {
    sale: ['Água quente ou água gelada?', 'Roda de família ou silêncio na varanda?'],
    content: ['Quem prepara a cuia na sua casa?', 'Qual é o lugar da sua primeira cuia do dia?'],
  },
  emojis: ['🧉', '🌿', '🔥'],
  hashtags: ['ervamate', 'chimarrao', 'terere', 'cuia', 'rodadechimarrao', 'tradicaogaucha', 'matecompartilhado'],
  sale: {
    professional: {
      openings: [
        'A roda já tem lugar marcado: {topic}.',
        'Cuia, bomba, água e {topic}.',
        '{O topic} {acompanha/acompanham} a conversa do começo ao fim.',
      ],
      steps: [
        ['As cadeiras estão em círculo, a garrafa está ao lado, e a cuia espera. A conversa da tarde só começa quando alguém prepara a erva.', 'O dia ainda nem clareou, e na varanda já há alguém de cuia na mão. É o silêncio antes do serviço.'],
        ['A boa erva tem cor viva, perfume de folha e um amargo que vai se abrindo a cada água. Aguenta muitas rodadas.'],
        ['{Vai/Vão} na roda da família, no intervalo do trabalho, na beira do rio e na mala de quem foi morar longe de casa.'],
        ['Diga se costuma tomar quente ou gelado e que moagem prefere. Para roda grande, calcule uma cuia cheia a cada preparo.'],
      ],
    },
    casual: {
      openings: [
        'Puxa a cadeira que hoje tem {topic}.',
        'Uma cuia pra conversa render: {topic}.',
        'Quem é do mate reconhece {o topic} pelo cheiro.',
      ],
      steps: [
        ['Chega um, puxa a cadeira. Chega outro, puxa o banquinho. Daqui a pouco a calçada inteira tá esperando a vez da cuia.', 'Calor demais ou frio demais, tanto faz. Com água gelada ou quente, a roda sai do mesmo jeito e a conversa também.'],
        ['A gente vê a boa erva na cor e no cheiro assim que abre. E ela continua dando gosto água depois de água.'],
        ['{Vai/Vão} pra família, pra turma do serviço, pro acampamento e pra quem foi morar longe e sente falta da roda.'],
        ['Me fala se aí é chimarrão ou tereré e se gostam mais fina ou mais grossa. Cada roda tem o seu jeito.'],
      ],
    },
    funny: {
      openings: [
        'A cuia parou em alguém que conta histórias: {topic}.',
        'Roda formada, celular guardado, {topic} no meio.',
        'Não mexe na bomba de quem preparou {o topic}.',
      ],
      steps: [
        ['A cuia chegou ao tio que conta histórias. O mate esfriou, a história continuou, e oito pessoas só olhavam para a mão dele.', 'O visitante mexeu a bomba como colherinha de chá. A roda inteira prendeu a respiração e depois perdoou, porque era visita.'],
        ['{Tem/Têm} cor bonita, cheiro de folha e um amargo honesto. Quem estranha na primeira cuia pede licença para a segunda.'],
        ['{Serve/Servem} para roda de gente quieta, roda de gente faladora e vizinho que aparece exatamente quando a água fica pronta.'],
        ['Conte quantos participam da roda e quem demora. O tio das histórias vale por três pessoas e uma garrafa térmica.'],
      ],
    },
    motivational: {
      openings: [
        'Sentar em roda ainda vale a pena: {topic}.',
        'Um costume que reúne gerações: {topic}.',
        'Folha colhida, cuia cheia, gente perto: {topic}.',
      ],
      steps: [
        ['Muitas famílias resolvem a semana em torno da cuia. Ninguém marcou reunião, e mesmo assim todos falaram.', 'Quem foi estudar longe leva roupa, livros e um pacote de erva. A primeira roda no quarto novo já parece casa.'],
        ['A folha passa por colheita, secagem e moagem antes de chegar à cuia. Cada região aprendeu um modo de fazer.'],
        ['É bom agrado para o sogro, para a amiga que mudou de estado e para o vizinho que cuida das plantas nas férias.'],
        ['Pergunte como a pessoa toma e em que hora do dia. Para quem toma sozinho, o cálculo é outro.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O amargo bom e o amargo queimado: {topic}.',
        'Como preparar a cuia com {topic}.',
        'A temperatura da água e {o topic}.',
      ],
      steps: [
        ['No chimarrão, a água ferve, e a primeira cuia sai queimada e amarga. No tereré, a erva muito fina entope a bomba.', 'Molhar tudo de uma vez parece prático. Sem uma parte seca, a erva se esgota logo, e a roda perde o sabor cedo.'],
        ['Água fervente extrai o amargo depressa. Água quente sem ferver, ou bem gelada, tira o sabor aos poucos.'],
        ['Encha dois terços da cuia, incline a erva para um lado e molhe só a base. Depois da bomba, não mexa mais.'],
        ['O costume vem dos povos guaranis, que já conheciam essa folha. Cada cuia de hoje continua uma roda muito antiga.'],
      ],
    },
    casual: {
      openings: [
        'Entupiu a bomba ou amargou? Vem: {topic}.',
        'O jeito de montar a cuia com {topic}.',
        'Água fervendo estraga {o topic}, sabia?',
      ],
      steps: [
        ['Quem nunca puxou a bomba e não veio nada? A roda inteira olha, e a gente finge que tá pensando na vida.', 'Muita gente ferve a água e joga direto, aí queima a erva. A primeira cuia amarga e ninguém quer a segunda.'],
        ['A folha solta tudo de uma vez quando a água ferve. Mais mansa, ou geladinha no tereré, ela vai dando gosto aos poucos.'],
        ['Dois terços da cuia, erva deitada de um lado, água no outro. Bota a bomba e esquece que ela existe.'],
        ['Eu gosto da roda porque ninguém tem pressa. Quem tá com a cuia fala, e os outros esperam a vez.'],
      ],
    },
    funny: {
      openings: [
        'Normas da roda, artigo primeiro: {topic}.',
        'Bomba entupida e orgulho ferido: {topic}.',
        'O visitante pediu açúcar para {o topic}.',
      ],
      steps: [
        ['A primeira regra diz que na bomba não se mexe. Pela segunda, quem segura a cuia por dez minutos paga a próxima erva.', 'A visita de fora agradeceu logo na primeira cuia. Pela regra da roda, isso quer dizer que não quer mais, e ela ficou olhando.'],
        ['A água fervida ofende a folha, que responde com amargura. Com bons modos e menos fogo, tudo se acerta.'],
        ['Monte a cuia inclinada e respeite o lado seco. É a única construção torta de que a família se orgulha.'],
        ['Só se diz obrigado quando não se quer mais. Muita gente educada já passou sede por causa disso.'],
      ],
    },
    motivational: {
      openings: [
        'A folha que sabe esperar: {topic}.',
        'Passar a cuia é passar a palavra: {topic}.',
        'Quem aprendeu com os antigos respeita {o topic}.',
      ],
      steps: [
        ['Na roda, criança aprende a esperar a vez e a escutar. São lições que nenhum caderno daria tão bem.', 'Nas cidades grandes, gente do mesmo lugar se reconhece pela cuia. O desconhecido do parque vira conterrâneo em um minuto.'],
        ['A árvore cresce devagar, e a poda tem época certa. Quem colhe hoje já pensa na próxima folha.'],
        ['Chame alguém que você só encontra na correria e ponha duas cadeiras na calçada. Deixe o celular em casa.'],
        ['Preparar para os outros e beber por último é o costume de quem cuida da roda. Há muita gentileza nesse gesto.'],
      ],
    },
  },
}
