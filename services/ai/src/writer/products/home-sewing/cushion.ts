import type { ProductType } from '../product-type.ts'

export const cushion: ProductType = {
  nouns: ['almofada', 'almofadinha', 'capa de almofada'],
  asks: ['a cor do sofá', 'as medidas que você precisa', 'quantas você quer'],
  questions: {
    sale: ['Qual é a cor do seu sofá?', 'Liso, estampado ou os dois misturados?'],
    content: ['Quantas almofadas é demais num sofá?', 'Quem na sua casa abraça almofada vendo filme?'],
  },
  emojis: ['🛋️', '🏠', '💛'],
  hashtags: ['almofadas', 'almofada', 'almofadasdecorativas', 'capadealmofada', 'capasdealmofada', 'decoracaodesala', 'saladeestar'],
  sale: {
    professional: {
      openings: [
        '{O topic} para dar outra cara à sala.',
        'Um detalhe no sofá muda o ambiente: {topic}.',
        'O canto preferido da casa pede {topic}.',
      ],
      steps: [
        ['O sofá é o mesmo há anos, e a sala já cansou um pouco. Trocar o que está em cima dele costuma bastar.', 'Fim de tarde, um livro na mão e um lugar macio para encostar. Todo mundo tem em casa um canto assim.'],
        ['Almofada é o jeito mais simples de trazer cor para um ambiente. Troca-se num minuto, e a sala parece ter sido arrumada.'],
        ['Serve ao sofá, à poltrona, à cama e à cadeira do escritório. É presente certo para quem acabou de se mudar.'],
        ['Antes de escolher, olhe as cores do sofá e do tapete. Se já tem enchimento em casa, meça de costura a costura.'],
      ],
    },
    casual: {
      openings: [
        'A sala muda só com isso: {topic}.',
        'Joga {o topic} no sofá e olha de longe.',
        'O seu sofá ia amar {o topic}.',
      ],
      steps: [
        ['Sabe quando a sala tá arrumada, mas falta alguma coisa? Quase sempre falta uma corzinha no sofá.', 'Tem sempre uma almofada que é de alguém em casa. A pessoa abraça pra ver filme e ninguém mais pode usar.'],
        ['Eu gosto porque muda tudo sem mexer em nada. Nem sofá novo, nem parede, só dá uma animada no canto.'],
        ['Pra presentear quem mudou de casa é muito bom. E cabe em qualquer lugar, do quarto à varanda.'],
        ['Tira uma foto do sofá e vê que cores já tem em volta. Com a medida na mão, a escolha fica bem mais fácil.'],
      ],
    },
    funny: {
      openings: [
        'Para deixar o sofá bonito e sem lugar para sentar: {topic}.',
        '{O topic} que a visita vai abraçar sem perceber.',
        'Sempre cabe mais {um topic} no sofá.',
      ],
      steps: [
        ['A visita senta, pega uma almofada e abraça durante a conversa inteira. Ninguém sabe por quê, mas todo mundo faz.', 'No sofá de três lugares, dois são das almofadas. O terceiro é do gato, e a família assiste a tudo do tapete.'],
        ['É a reforma mais rápida que existe. Dura um minuto, não faz poeira, e ninguém precisa chamar o primo que entende de obra.'],
        ['Para o sofá, para a cama e para guerras entre irmãos, sua função original e nunca reconhecida.'],
        ['Veja a cor do sofá e meça o que já tem. Depois, explique à família que essa quantidade é, sim, necessária.'],
      ],
    },
    motivational: {
      openings: [
        'Deixar a casa com o seu jeito: {topic}.',
        '{O topic} para o canto onde você descansa.',
        'A casa se faz aos poucos, com {topic}.',
      ],
      steps: [
        ['Na casa nova, as paredes ainda estão vazias. Põe-se uma cor no sofá, e alguém já diz que ficou com cara de lar.', 'Depois de um dia inteiro em pé, você finalmente se senta. Ter um canto gostoso à espera faz diferença.'],
        ['Uma casa se arruma em pequenas escolhas, ao longo do tempo. Cada uma delas diz um pouco de quem mora ali.'],
        ['É um presente bom para quem se muda, casa ou arruma o primeiro quarto. Entra na casa e fica.'],
        ['Comece por um só canto, o que você mais usa. Escolha as cores por ele, e o resto da sala acompanha.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como combinar {o topic} no sofá.',
        'Tamanhos, cores e quantidade: {topic}.',
        'Um pouco de ordem na escolha {do topic}.',
      ],
      steps: [
        ['No sofá há quatro peças bonitas, e juntas elas brigam. Na loja, uma a uma, todas agradavam.'],
        ['O olhar procura algo que se repita. Sem uma cor ou um tamanho em comum, o conjunto parece acaso.'],
        ['Escolha uma cor do tapete ou de um quadro e repita em duas peças. Misture um liso, um estampado e tamanhos diferentes.'],
        ['Grupos ímpares costumam ficar mais naturais. E deixe sempre um lugar livre, porque o sofá é para sentar.'],
      ],
    },
    casual: {
      openings: [
        'Quando foi que você lavou {o topic}?',
        'Aquele cheirinho de sofá tem culpado: {topic}.',
        'Cuidado fácil pra {o topic} voltar a ficar fofo.',
      ],
      steps: [
        ['A gente lava lençol, lava toalha e esquece do que fica no sofá. E olha que ali todo mundo encosta o rosto.', 'A almofada chegou gordinha e hoje tá achatada num canto. Foi muito filme, muito cochilo e muito abraço.'],
        ['Com o uso, entra poeira, cabelo e farelo de pipoca. E o enchimento vai juntando num lado só, por isso murcha.'],
        ['Tira a capa, lava do avesso em água fria e bate o enchimento com as mãos. Uma tarde ao ar livre ajuda muito.'],
        ['Faz uma vez por mês e o sofá agradece. E na arrumação aparece o controle, que tava sumido desde a novela passada.'],
      ],
    },
    funny: {
      openings: [
        'Um debate sério sobre a quantidade certa: {topic}.',
        'O golpe no meio {do topic}.',
        'Toda noite a mesma mudança: {topic}.',
      ],
      steps: [
        ['Toda noite, saem oito almofadas da cama para alguém poder deitar. Toda manhã, voltam as oito, e ninguém questiona esse sistema.'],
        ['A quantidade certa varia conforme o morador. Um diz que são poucas, e o outro não encontra o sofá.'],
        ['Combinem um número e tenham um cesto para as almofadas que dormem fora da cama. O golpe no meio é opcional.'],
        ['E se alguém chegar sem avisar, sorria e abrace uma almofada. Em cinco minutos, a visita também estará abraçando a dela.'],
      ],
    },
    motivational: {
      openings: [
        'Um canto da casa para parar: {topic}.',
        'Toda casa tem um lugar preferido: {topic}.',
        'Arrumar um canto com {o topic}.',
      ],
      steps: [
        ['Em cada casa há um canto que todos disputam. Costuma ter boa luz e alguma coisa macia para encostar.'],
        ['Um lugar vira preferido pelo que acontece nele. Um livro, um telefonema longo, uma soneca depois do almoço.'],
        ['Escolha um canto que já tenha luz, tire o que sobra e ponha onde apoiar um copo. O resto vem com o uso.'],
        ['Alguns dias depois, você encontra alguém da casa ali. Deixe ficar, porque era para isso mesmo.'],
      ],
    },
  },
}
