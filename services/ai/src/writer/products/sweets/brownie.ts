import type { ProductType } from '../product-type.ts'

export const brownie: ProductType = {
  nouns: ['brownie', 'palha italiana'],
  asks: ['se prefere a ponta ou o meio', 'quantas pessoas vão dividir', 'qual sabor prefere'],
  questions: {
    sale: ['Você é do time da ponta ou do meio?', 'Café, leite gelado ou sorvete do lado?'],
    content: ['Ponta ou meio?', 'Você come quente ou espera esfriar?'],
  },
  emojis: ['🍫', '🍪', '😋'],
  hashtags: ['brownie', 'brownies', 'palhaitaliana', 'browniegourmet', 'palhaitalianagourmet', 'amobrownie', 'doces'],
  sale: {
    professional: {
      openings: [
        'Com um café forte, {topic}.',
        '{O topic} {resolve/resolvem} a vontade de doce da tarde.',
        'Denso, macio e feito para acompanhar café: {topic}.',
      ],
      steps: [
        ['O almoço passou, a tarde está pela metade e a vontade de doce chega com hora marcada. Um pedaço basta.', 'Visita no sofá, café na mesa e um prato com quadradinhos no centro. Todos esticam a mão sem interromper o assunto.'],
        ['A graça está na textura, densa e macia na mordida. É doce que se come devagar, em pedaço pequeno.'],
        ['Acompanha o café do trabalho, a noite de filme em casa e a sobremesa do almoço, sozinho ou com sorvete.'],
        ['Para um grupo, conte um ou dois pedaços por pessoa. Como é um doce intenso, porções menores servem mais gente.'],
      ],
    },
    casual: {
      openings: [
        'Doce denso que a gente mastiga feliz: {topic}.',
        'Hoje meu café tem companhia, e é {topic}.',
        'Só quem gosta de {topic} entende essa vontade.',
      ],
      steps: [
        ['Eu abro o pote, corto um cantinho e guardo. Dois minutos depois tô de volta, porque o cantinho ficou torto.', 'Filme começando, luz apagada e um prato no colo. Ninguém fala nada até o prato ficar vazio.'],
        ['Cada mordida tem aquela resistência boa e depois fica macia. Não precisa de garfo, precisa de guardanapo.'],
        ['{Vai/Vão} bem com café, com leite gelado, com sorvete e com aquela conversa que era pra durar cinco minutos.'],
        ['É docinho intenso, então dá pra calcular pedaço pequeno. Um ou dois por pessoa, e uns a mais pra quem volta.'],
      ],
    },
    funny: {
      openings: [
        'O pedaço do canto já tem dono: {topic}.',
        'Cortar em pedaço pequeno foi a desculpa para comer mais {topic}.',
        'Reunião melhora muito quando {chega/chegam} {o topic}.',
      ],
      steps: [
        ['Cortar em quadradinhos dá a impressão de comer pouco. A pessoa come oito quadradinhos e conta que comeu um pedaço.', 'Ninguém sabe quem foi o primeiro a pegar. O segundo só pegou porque o primeiro já tinha estragado a fileira.'],
        ['É um doce tão intenso que bastaria um. Mas bastar e parar são verbos bem diferentes.'],
        ['Em casa de estudante vira jantar, em escritório vira motivo de pausa, e na casa da sogra vira pedido de receita.'],
        ['Calcule dois por pessoa e um de segurança. O de segurança é seu, e não precisa constar na lista.'],
      ],
    },
    motivational: {
      openings: [
        'Uma tarde puxada merece {topic}.',
        'Prova entregue, café na mão e {topic}.',
        'Para dividir com a turma que fez acontecer: {topic}.',
      ],
      steps: [
        ['O grupo virou a noite no projeto e entregou. De manhã, um prato de doces na mesa diz obrigado melhor que e-mail.', 'Depois de colocar as crianças na cama, sobra meia hora de silêncio. Um pedaço de doce e o sofá já são programa.'],
        ['O ponto é questão de instantes: um pouco mais e fica seco, um pouco menos e não firma. Quem faz presta atenção.'],
        ['Levar para a turma do curso ou para o plantão da noite é um jeito simples de cuidar de quem está junto.'],
        ['Corte em pedaços menores e divida com mais gente. É bonito ver o prato passar de mão em mão.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O segredo está no ponto: {topic}.',
        'Corte, textura e conservação {do topic}.',
        'O que vale saber sobre {o topic}.',
      ],
      steps: [
        ['Na hora de cortar, o doce gruda na faca e os pedaços saem irregulares. É a dificuldade de quase todos.'],
        ['São doces densos, com pouca água, que só firmam quando esfriam. Cortar quente quebra a textura e esfarela as bordas.'],
        ['Espere esfriar por completo e use faca comprida, passada em água quente e seca. Limpe a lâmina entre um corte e outro.'],
        ['Quem faz com frequência reconhece o ponto pela aparência da massa. O relógio ajuda, mas o olho decide.'],
      ],
    },
    casual: {
      openings: [
        'Papo reto sobre {topic}.',
        'O erro que todo mundo comete com {topic}.',
        'Ponta ou meio? O debate de hoje é: {topic}.',
      ],
      steps: [
        ['A gente vê pronto e não aguenta esperar. Corta quente, quebra tudo e come com colher, fingindo que era a ideia.'],
        ['Quente, a massa ainda está mole e não segura forma nenhuma. Ela só firma de verdade quando esfria inteira.'],
        ['Deixa esfriar de verdade, até o fundo da forma ficar frio. Depois corta com faca molhada em água quente.'],
        ['Da minha cozinha eu escuto a pergunta \'já pode?\' umas dez vezes. A resposta é sempre \'ainda não\'.'],
      ],
    },
    funny: {
      openings: [
        'Debate nacional: {topic}.',
        'Geometria aplicada {ao topic}.',
        'A ciência dos cantinhos {do topic}.',
      ],
      steps: [
        ['Todo prato tem quatro cantos e doze pessoas de olho neles. Já vi amizade antiga balançar por causa disso.'],
        ['O canto tem mais beirada, e a beirada tem outra textura. É um bem raro, distribuído sem nenhuma justiça.'],
        ['Solução de paz: cortem em tiras compridas, assim todos ganham uma ponta. O do meio que se sacrifique na próxima.'],
        ['As migalhas do fundo são direito de quem lavou a louça. Está em todas as leis não escritas da cozinha.'],
      ],
    },
    motivational: {
      openings: [
        'O ponto certo vem de muitas formas: {topic}.',
        'Esperar esfriar é a parte difícil {do topic}.',
        'Quem acertou {o topic} errou antes algumas vezes.',
      ],
      steps: [
        ['Quase toda receita de família tem uma primeira versão seca. Alguém anotou \'tirar antes\' na margem e resolveu a história.'],
        ['O doce continua firmando depois de sair do fogo. Entender isso muda o resultado mais que trocar a receita.'],
        ['Anote tempo, tamanho da forma e potência do fogo a cada tentativa. Mude uma coisa por vez e compare.'],
        ['Ver alguém fechar os olhos na primeira mordida paga as formas que não deram certo. E elas também foram comidas.'],
      ],
    },
  },
}
