import type { ProductType } from '../product-type.ts'

export const bioJewellery: ProductType = {
  nouns: ['biojoia', 'bio joia', 'colar de sementes', 'colar de semente', 'brinco de sementes', 'brinco de semente', 'pulseira de sementes', 'pulseira de semente', 'brinco de capim dourado', 'colar de capim dourado', 'pulseira de capim dourado', 'anel de capim dourado', 'brinco em capim dourado', 'brinco de coco', 'colar de coco'],
  asks: ['com que roupa pretende usar', 'as cores de que mais gosta', 'se é para você ou para presente'],
  questions: {
    sale: ['Tom de terra ou cor forte: qual combina com você?', 'Você usaria com roupa de trabalho ou de passeio?'],
    content: ['Você já guardou uma semente só porque era bonita?', 'Que planta da sua região viraria enfeite?'],
  },
  emojis: ['🌿', '🌾', '🤎'],
  hashtags: ['biojoia', 'biojoias', 'joiasnaturais', 'sementes', 'capimdourado', 'acessoriosartesanais', 'modasustentavel'],
  sale: {
    professional: {
      openings: [
        'Cor e textura que vieram da natureza: {topic}.',
        '{O topic} {leva/levam} um pedaço do Brasil para a roupa de todo dia.',
        'Um acessório que puxa conversa: {topic}.',
      ],
      steps: [
        ['A roupa é branca, de linho ou de algodão, e parece pedir alguma coisa. Um toque de natureza dá a resposta.', 'Num encontro, alguém aponta para o acessório e pergunta de que é feito. A conversa segue por plantas, viagens e infância.'],
        ['A natureza não repete um tom nem uma forma com exatidão. Essa pequena diferença é o que dá vida ao conjunto.'],
        ['{Agrada/Agradam} a quem gosta de roupa simples, a quem viaja e a quem recebe visitas de fora. É um presente com cara de Brasil.'],
        ['Diga com que roupas pretende usar e de quais cores gosta. Tons de terra combinam com quase tudo, e os fortes chamam o olhar.'],
      ],
    },
    casual: {
      openings: [
        'Direto da natureza pro seu look: {topic}.',
        'Aposto que vão perguntar de que {é/são} {o topic}.',
        'Roupa básica, acessório com história: {topic}.',
      ],
      steps: [
        ['Você sai de camiseta branca e jeans, e mesmo assim todo mundo repara. É a natureza fazendo o serviço dela.', 'Sabe aquela pergunta boa de ouvir, de que é feito isso? Com peça assim, ela vem logo na entrada.'],
        ['Olha de perto que você vê: cada pedacinho tem um tom, um risquinho, um jeito só dele.'],
        ['{Fica/Ficam} uma beleza com linho, com vestido solto e com camiseta. Pra dar pra alguém de fora, é um pedacinho daqui.'],
        ['Me conta o que você mais usa no dia a dia e as suas cores. Tom de terra vai com tudo, cor forte vira o centro.'],
      ],
    },
    funny: {
      openings: [
        'Do mato para o happy hour: {topic}.',
        'A natureza também sabe se arrumar: {topic}.',
        'Até a planta da sala vai reparar {no topic}.',
      ],
      steps: [
        ['A pessoa só foi comprar pão. Voltou uma hora depois, porque três vizinhas quiseram saber de que era feito o acessório.', 'A roupa era a mesma da semana passada, mas ninguém percebeu. Estavam todos ocupados olhando para um pedaço de natureza.'],
        ['Na natureza não existe botão de copiar e colar. Cada parte saiu como quis, e mesmo assim elas se entenderam.'],
        ['Para quem fala com plantas, para quem só admira de longe e para quem já matou um cacto e quer compensar.'],
        ['Conte as cores de que gosta e com que roupa vai usar. A natureza combina com quase tudo, menos com pressa.'],
      ],
    },
    motivational: {
      openings: [
        'O que a terra dá e a mão transforma: {topic}.',
        'Para quem gosta de usar o que tem origem: {topic}.',
        'Beleza que começa na planta: {topic}.',
      ],
      steps: [
        ['Alguém colheu, alguém secou, alguém separou por tom e tamanho. Quando chega ao espelho, muito trabalho já passou por ali.', 'Há dias em que a gente quer se vestir com simplicidade e ainda assim dizer alguma coisa. A natureza ajuda nisso.'],
        ['Quem trabalha com o que a planta oferece aceita a forma que vem e procura o lugar dela. É um diálogo de paciência.'],
        ['É presente para quem mora longe e sente falta daqui, e para quem está começando a gostar do que é simples.'],
        ['Escolha pela cor que você procura primeiro numa vitrine. É com ela que você vai usar mais vezes.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Água, perfume e sol: cuidados com {topic}.',
        'Como conservar {o topic} por muitas estações.',
        'De planta a acessório, e os cuidados de cada dia: {topic}.',
      ],
      steps: [
        ['Muitas pessoas tiram o acessório só depois do banho ou da praia. O que veio de planta sente a água antes de mostrar.', 'Há quem guarde tudo junto, metal com fibra e fio com corrente. Na hora de usar, é preciso desembaraçar.'],
        ['Sementes, cascas e fibras continuam absorvendo umidade depois de secas. Perfume e creme também deixam marca e tiram o brilho natural.'],
        ['Ponha o acessório por último, depois do perfume, e tire antes de molhar as mãos. Um pano seco basta para limpar.'],
        ['Antes de ser enfeite, tudo isso foi planta em algum canto do país. Usar é um jeito de lembrar de onde veio.'],
      ],
    },
    casual: {
      openings: [
        'Não leva pro banho, tá? Hoje é dia de {topic}.',
        'Meus cuidados com {o topic} em dia de calor.',
        'Veio da planta e merece carinho: {topic}.',
      ],
      steps: [
        ['A gente esquece, entra no mar e só lembra quando já molhou. Eu também já fiz, e me arrependi.', 'O erro mais comum é jogar tudo na mesma caixinha. Aí vira aquele nó que ninguém tem paciência de soltar.'],
        ['O que veio de planta ainda bebe um pouquinho de água. Se molha sempre, vai perdendo o brilho e a firmeza.'],
        ['Perfume primeiro, acessório depois. E na volta da rua, passa um paninho seco e guarda num saquinho só dele.'],
        ['Eu acho lindo pensar que isso já balançou num galho ou no campo. Agora balança quando a gente ri.'],
      ],
    },
    funny: {
      openings: [
        'Sobreviver a uma bolsa cheia não é fácil: {topic}.',
        'Quem guardou junto com as correntes foi você: {topic}.',
        'O mistério do nó da caixinha e {o topic}.',
      ],
      steps: [
        ['À noite, na caixinha, os acessórios se abraçam. De manhã é preciso um engenheiro para separar o casal.', 'Em todo passeio no mato, alguém volta com o bolso cheio de semente. A máquina de lavar é a primeira a saber.'],
        ['O que nasceu em planta acha que todo banho é chuva. Melhor não alimentar essa esperança.'],
        ['Um saquinho para cada um resolve os abraços noturnos. E a regra da casa é simples: perfume antes, acessório depois.'],
        ['A semente do bolso, aquela da máquina de lavar, brotou no quintal. Agora a família espera para saber o que é.'],
      ],
    },
    motivational: {
      openings: [
        'A paciência de quem colhe, seca e separa: {topic}.',
        'Muitas mãos antes da sua: {topic}.',
        'Cada estação entrega um tom para {o topic}.',
      ],
      steps: [
        ['Em várias regiões, famílias inteiras vivem do que colhem na época certa. Fora dela, é tempo de separar, secar e preparar.', 'Quem começa acha que o mais difícil é montar. Depois descobre que separar por tom leva muito mais tempo.'],
        ['A natureza tem o seu calendário, e o trabalho se organiza em volta dele. Nem tudo está pronto quando a gente quer.'],
        ['Num passeio, observe as sementes do chão e as fibras secas. Repare em quantos tons de marrom cabem na mesma mão.'],
        ['Terminada a montagem, resta polir com um pano e olhar contra a luz. É quando a planta volta a brilhar.'],
      ],
    },
  },
}
