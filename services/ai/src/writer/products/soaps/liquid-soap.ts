import type { ProductType } from '../product-type.ts'

export const liquidSoap: ProductType = {
  nouns: ['sabonete líquido', 'sabonete cremoso', 'refil de sabonete líquido'],
  asks: ['em que pia vai ficar', 'que tipo de aroma você prefere', 'se é para você ou de presente'],
  questions: {
    sale: ['Lavabo ou cozinha, onde ficaria o seu?', 'Aroma fresco ou mais doce na pia?'],
    content: ['Na sua casa, quem põe água no frasco?', 'Que pia da casa gasta mais sabonete?'],
  },
  emojis: ['🧴', '🫧', '🌿'],
  hashtags: ['saboneteliquido', 'sabonetesliquidos', 'saboneteliquidoartesanal', 'saboneteparamaos', 'lavabo', 'saboaria', 'saboneteliquidoperfumado'],
  sale: {
    professional: {
      openings: [
        'Para a pia do lavabo ou da cozinha, {topic}.',
        'Um perfume que fica nas mãos: {topic}.',
        '{O topic} para um gesto que se repete o dia inteiro.',
      ],
      steps: [
        ['A visita pede licença, vai ao lavabo e volta com as mãos perfumadas. É um detalhe que ela repara e costuma elogiar.', 'Ao chegar da rua, antes do almoço, depois da jardinagem, as mãos passam pela pia muitas vezes. Um bom perfume torna o gesto agradável.'],
        ['Em forma líquida, cada pessoa usa só a sua porção, sem tocar no resto. É prático na pia que a casa inteira divide.'],
        ['Vai bem no lavabo, na suíte, na cozinha e no banheiro do trabalho. Em pia de consultório ou escritório, também é bem-vindo.'],
        ['Antes de escolher, pense em quantas pias a casa tem e em quem usa cada uma. Para a cozinha, aromas frescos costumam ir melhor.'],
      ],
    },
    casual: {
      openings: [
        'Mão lavada e cheirosa com {topic}.',
        'A pia aqui de casa não fica sem {topic}.',
        'A visita sempre pergunta do cheirinho: {topic}.',
      ],
      steps: [
        ['A visita volta do lavabo cheirando a própria mão e pergunta que perfume é aquele. Eu adoro quando acontece.', 'Chegou da rua, a primeira parada é a pia. Já que a gente lava a mão tantas vezes, que seja com um cheiro bom.'],
        ['Na forma líquida fica tudo mais prático, cada um pega o seu tanto. A pia não junta aquela poça de sabonete derretido.'],
        ['Eu deixo um no lavabo e outro na cozinha, cada um com seu cheiro. No banheiro do trabalho também faz sucesso.'],
        ['Conta quantas pias você tem antes de escolher. Sempre tem a da área de serviço, que a gente esquece.'],
      ],
    },
    funny: {
      openings: [
        'Todo mundo lava a mão sem ninguém mandar: {topic}.',
        'A visita demora no lavabo e a culpa é {do topic}.',
        '{O topic} {acaba/acabam} primeiro na pia que tem criança.',
      ],
      steps: [
        ['Criança que fugia da pia agora lava a mão a cada dez minutos. A mão está limpa, o frasco está na metade.', 'A visita entra no lavabo e demora. Não aconteceu nada, ela só está lavando a mão pela segunda vez por causa do cheiro.'],
        ['Cada um aperta e pega o seu tanto, diz a teoria. Na prática, alguém em casa usa como se fosse lavar um caminhão.'],
        ['Vai bem no lavabo da visita, na cozinha do churrasqueiro e na pia do escritório, onde a fila do café passa antes.'],
        ['Ao calcular quanto levar, considere quem mora na casa. Duas crianças e uma torneira valem por seis adultos.'],
      ],
    },
    motivational: {
      openings: [
        'Um carinho com quem usa a pia da sua casa: {topic}.',
        'A visita se sente em casa quando encontra {o topic}.',
        'Para cuidar bem do que se repete todo dia, {topic}.',
      ],
      steps: [
        ['Receber bem passa pelo lavabo, com toalha limpa e um cheiro bom na pia. A visita percebe que alguém pensou nela.', 'A gente lava as mãos muitas vezes por dia e quase nunca presta atenção. Com um cheiro bom, dá vontade de demorar um pouco.'],
        ['O que está na pia é usado por todo mundo da casa, todos os dias. Escolher bem esse item é cuidar de muita gente.'],
        ['Também é um gesto bonito na pia do trabalho, do salão ou da sala dos professores. Os colegas notam no primeiro dia.'],
        ['Escolha um aroma de que a casa inteira goste, já que todos vão usar. Vale até pôr em votação na hora do jantar.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que fazer quando {o topic} {fica/ficam} no fim.',
        'Um cuidado com o frasco {do topic}.',
        'Para aproveitar até o fim: {topic}.',
      ],
      steps: [
        ['A válvula entope justo quando alguém está com a mão suja. Quase sempre, a causa é um pouco de sabonete seco na ponta.'],
        ['Na saída da válvula sempre sobra uma gota, que seca em contato com o ar. Com os dias, ela vai fechando a passagem.'],
        ['Passe água morna na ponta da válvula e bombeie algumas vezes. Antes de encher de novo, lave o frasco e deixe secar.'],
        ['Chegar à textura certa é uma das partes mais demoradas. Fino demais escorre, grosso demais não sai, e o ponto está no meio.'],
      ],
    },
    casual: {
      openings: [
        'Não põe água {no topic}, por favor.',
        'Dica de pia pra quem usa {topic}.',
        'Válvula entupida tem jeito: {topic}.',
      ],
      steps: [
        ['Quem nunca pôs um pouquinho de água no frasco pra durar mais uns dias? Na minha casa isso era quase tradição.'],
        ['Com água, o sabonete fica ralo, e a gente acaba usando o dobro. No fim das contas não rende coisa nenhuma.'],
        ['Pra aproveitar o restinho, vira o frasco num copo por uma noite. E quando for encher de novo, lava e seca bem antes.'],
        ['Eu gosto de trocar o aroma da pia quando muda a estação. É uma coisa pequena, mas a casa inteira repara.'],
      ],
    },
    funny: {
      openings: [
        'O frasco está no fim e ninguém viu nada: {topic}.',
        'Quem pôs água {no topic}?',
        'Pequenos mistérios da pia e {do topic}.',
      ],
      steps: [
        ['A válvula nunca espirra em quem está de pijama. Ela espera a camisa branca e a hora de sair.'],
        ['Quando a gota seca na ponta da válvula, o jato seguinte sai para o lado. E o lado, por azar, é sempre você.'],
        ['Um pouco de água morna na ponta resolve o caso. Já quem completa o frasco com água em segredo pede conversa em família.'],
        ['Quem trabalha com sabonete lava a mão para testar, para conferir e por gosto. São as mãos mais limpas da rua.'],
      ],
    },
    motivational: {
      openings: [
        'O cuidado que cabe numa pia: {topic}.',
        'Um gesto repetido todos os dias com {topic}.',
        'A casa se mostra nos detalhes, como {o topic}.',
      ],
      steps: [
        ['Ensinar uma criança a lavar as mãos leva meses de repetição. Um dia ela vai sozinha à pia, e ninguém precisa lembrar.'],
        ['Os gestos mais repetidos da casa são os que menos notamos. Um cheiro diferente basta para a gente voltar a perceber.'],
        ['Deixe a pia pronta na noite anterior, com frasco cheio e toalha trocada. A manhã começa com uma coisa a menos para resolver.'],
        ['Para acertar a textura e o aroma, quem faz lava as próprias mãos muitas vezes. Só a espuma mostra se o ponto está bom.'],
      ],
    },
  },
}
