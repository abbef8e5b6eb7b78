import type { ProductType } from '../product-type.ts'

export const carWash: ProductType = {
  nouns: ['lava-jato', 'lavagem de carro', 'lavagem de carros', 'lavagem automotiva', 'lavagem detalhada', 'lavagem a seco', 'higienização de carro', 'higienização automotiva'],
  asks: ['o modelo do carro', 'se há mancha ou pelo de bicho', 'o dia e o horário que prefere'],
  questions: {
    sale: ['Quem suja mais o seu carro, a rua ou a família?', 'Qual é a cor do seu carro?'],
    content: ['O que você já achou embaixo do banco?', 'Você come dentro do carro ou é proibido?'],
  },
  emojis: ['🚗', '🧽', '💦'],
  hashtags: ['lavajato', 'lavagemdecarro', 'lavagemautomotiva', 'carro', 'carrolimpo', 'esteticaautomotiva', 'lavagemdetalhada'],
  sale: {
    professional: {
      openings: [
        'O carro limpo muda o caminho: {topic}.',
        'Depois da viagem, da chuva e do parquinho: {topic}.',
        'Vidro claro, painel sem pó, tapete batido: {topic}.',
      ],
      steps: [
        ['Na volta da praia, o carro trouxe areia, biscoito e uma toalha úmida. Na segunda, há reunião e carona para o chefe.', 'A poeira da obra ao lado cobriu tudo em dois dias. Alguém já escreveu uma mensagem no vidro com o dedo.'],
        ['Um carro se limpa com produtos e panos diferentes: lataria, rodas, vidros, painel e bancos pedem cada um o seu.'],
        ['Motoristas de aplicativo, famílias com crianças e quem vai vender o carro conhecem o valor de entrar e não ver sujeira.'],
        ['Ao marcar, diga o modelo e avise sobre manchas, pelos ou areia. Retire antes os objetos pessoais, inclusive do porta-luvas.'],
      ],
    },
    casual: {
      openings: [
        'Seu carro pediu um banho: {topic}.',
        'Pra tirar a praia de dentro do carro: {topic}.',
        'O vidro não é quadro de recado: {topic}.',
      ],
      steps: [
        ['Alguém escreveu me lave no vidro de trás, com carinha e tudo. Pelo menos foi educado.', 'Migalha no banco, papel de bala na porta, areia no tapete. E hoje tem carona, né?'],
        ['Limpeza boa é a que chega nos cantos: trilho do banco, saída de ar, aquele vão do console.'],
        ['Vale pra antes da viagem, pra depois da viagem, pra vender e pra buscar alguém no aeroporto com dignidade.'],
        ['Me diz o modelo e se tem mancha, pelo de cachorro ou areia. E já vai tirando os brinquedos do banco.'],
      ],
    },
    funny: {
      openings: [
        'Tem um ecossistema no porta-copos: {topic}.',
        'O recado no vidro já tem resposta: {topic}.',
        'A batata frita completou um ano embaixo do banco: {topic}.',
      ],
      steps: [
        ['O cachorro viajou uma vez, em 2022. Os pelos viajam até hoje, distribuídos por todos os bancos.', 'Choveu no mesmo dia em que você lavou em casa. A previsão do tempo já usa o seu balde como referência.'],
        ['Debaixo do banco aparecem moedas, uma meia e o carrinho que causou tanto choro. Cada faxina é uma descoberta.'],
        ['Vale para o carro da família, o da firma e aquele que só dá carona com a janela aberta.'],
        ['Informe o modelo e o tamanho do cachorro. Biscoito esmagado também é uma informação importante, sobretudo o recheado.'],
      ],
    },
    motivational: {
      openings: [
        'Quem trabalha dirigindo passa o dia ali: {topic}.',
        'O carro também é lugar de trabalho: {topic}.',
        'Um cuidado com o que custou esforço: {topic}.',
      ],
      steps: [
        ['Para muita gente, o carro é escritório, refeitório e sala de espera. Passar o dia num lugar limpo faz diferença.', 'O primeiro carro veio depois de anos de ônibus. Vê-lo brilhando na porta de casa ainda tem gosto de conquista.'],
        ['Lavar bem é trabalho de corpo: agachar na roda, esticar no teto, repetir o pano até não sobrar marca.'],
        ['Quem dirige para viver, quem leva os filhos e quem cuida do carro antigo do pai voltam por motivos diferentes.'],
        ['Deixe um saquinho de lixo na porta e esvazie aos domingos. O carro continua limpo por mais tempo.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Sabão de louça na lataria, não: {topic}.',
        'Lavar no sol deixa marca: {topic}.',
        'De cima para baixo, sempre: {topic}.',
      ],
      steps: [
        ['Muitos lavam o carro com detergente de louça e a mesma esponja para tudo. A pintura perde o brilho e ganha riscos.', 'Lavar ao meio-dia parece prático, porque seca depressa. A água evapora e deixa círculos brancos na lataria.'],
        ['Areia presa na esponja funciona como lixa. E os sais da água ficam na pintura quando ela seca antes do pano.'],
        ['Escolha a sombra, use xampu próprio, comece pelo teto e deixe as rodas por último, com outra esponja.'],
        ['Quem lava carros lê a semana do dono no tapete: barro, confete, areia. A rua inteira entra pela porta.'],
      ],
    },
    casual: {
      openings: [
        'Não lava no sol, tá: {topic}.',
        'Uma esponja só pra roda: {topic}.',
        'Como tirar pelo de cachorro do banco: {topic}.',
      ],
      steps: [
        ['A gente aproveita o solzão e lava ali mesmo. Seca antes de enxaguar, e fica cheio de bolinha branca.', 'A esponja passa na roda e depois no capô. Aí você olha de lado e tá tudo riscadinho.'],
        ['Cada grão de areia na esponja faz um risco. E água que seca sozinha deixa a marca dela.'],
        ['Vai pra sombra, começa de cima e deixa a roda pro fim. Pro pelo, luva de borracha úmida puxa tudo.'],
        ['Eu gosto do segundo em que seca o vidro da frente. O mundo lá fora parece que ganhou outra cor.'],
      ],
    },
    funny: {
      openings: [
        'O que mora embaixo do banco: {topic}.',
        'Choveu logo depois, claro: {topic}.',
        'O desodorante em forma de pinheiro não resolve: {topic}.',
      ],
      steps: [
        ['Existe uma relação entre carro lavado e nuvem preta. A ciência ainda não provou, mas toda família confirma.', 'Debaixo do banco do passageiro há um canudo, meia bolacha e um recibo ilegível. Ninguém comeu no carro, todos juram.'],
        ['Farelo procura os trilhos do banco, onde dedo nenhum alcança. É o lugar mais protegido do veículo.'],
        ['Um pincel macio e o aspirador alcançam o trilho. Depois disso, proíba bolacha por uns dois quarteirões.'],
        ['Alguém sempre encontra a moeda que faltava no ano passado. O carro devolve tudo, basta procurar.'],
      ],
    },
    motivational: {
      openings: [
        'Pano, capricho e braço: {topic}.',
        'O brilho custa trabalho: {topic}.',
        'Cuidar dos cantos que ninguém vê: {topic}.',
      ],
      steps: [
        ['Em dia de sol, a fila cresce, e o pano não descansa. Quem lava conhece cada vinco da lataria.', 'O canto da porta, a borracha, o trilho: lugares em que o dono quase nunca olha. O cuidado se mede ali.'],
        ['Cada superfície aceita um produto e rejeita outro. Aprender a diferença custa atenção e algumas flanelas.'],
        ['Entre uma lavagem e outra, use bons panos e mantenha todos limpos. Metade do acabamento depende deles.'],
        ['Na entrega da chave, o dono dá uma volta em torno do carro sem dizer nada. O sorriso vem quando vê o próprio reflexo.'],
      ],
    },
  },
}
