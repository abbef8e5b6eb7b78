import type { ProductType } from '../product-type.ts'

export const apron: ProductType = {
  nouns: ['avental'],
  asks: ['quem vai usar', 'a altura da pessoa', 'se é para a cozinha ou para o churrasco'],
  questions: {
    sale: ['Quem manda na cozinha da sua casa?', 'É pra quem faz bolo ou pra quem cuida do churrasco?'],
    content: ['Qual receita suja mais a sua cozinha?', 'Quem você lembra de ver sempre de avental?'],
  },
  emojis: ['👩‍🍳', '🧵', '🍳'],
  hashtags: ['avental', 'aventais', 'aventalpersonalizado', 'aventaldecozinha', 'aventalparacozinha', 'aventaldetecido', 'cozinha'],
  sale: {
    professional: {
      openings: [
        '{O topic} para cozinhar com a roupa a salvo.',
        'Na cozinha, no ateliê ou na churrasqueira: {topic}.',
        'Amarrar {o topic} já é começar a cozinhar.',
      ],
      steps: [
        ['O óleo esquenta, a cebola cai na panela, e a blusa é nova. Quem pôs o avental antes nem precisa pensar nisso.', 'Casa cheia, fogão ligado, e alguém vai e volta entre a cozinha e a sala. De avental, recebe e cozinha ao mesmo tempo.'],
        ['É uma peça simples, que se veste em segundos e segura farinha, molho e respingo. A roupa de baixo agradece.'],
        ['Serve a quem cozinha por gosto, a quem trabalha com isso e ao churrasqueiro da família. É um presente muito usado.'],
        ['Para escolher, pense na altura de quem vai usar e no ajuste do pescoço e da cintura. O tamanho precisa cobrir bem.'],
      ],
    },
    casual: {
      openings: [
        'Cozinhar fica mais gostoso com {o topic}.',
        'Conhece alguém que vive na cozinha? Olha {o topic}.',
        'Pra farinha não chegar na roupa: {topic}.',
      ],
      steps: [
        ['A gente jura que só vai mexer o molho. Quando vê, tem um pingo vermelho bem no meio da blusa clara.', 'Tem gente que põe o avental e se transforma. Já pega a colher, prova, manda todo mundo sair da cozinha.'],
        ['É só amarrar e ir. Se sujou, tira, lava, e a roupa tá inteira pra sentar à mesa com todo mundo.'],
        ['Pra mãe, pro amigo do churrasco, pra quem faz bolo. Todo mundo que cozinha acaba precisando de um.'],
        ['Me diz quem vai usar e mais ou menos a altura. Vê também se prefere amarrar na frente ou atrás.'],
      ],
    },
    funny: {
      openings: [
        'Para manchar o que pode ser manchado: {topic}.',
        '{O topic} dá autoridade a quem só fez o arroz.',
        'Com {o topic}, até o ovo frito tem chefe.',
      ],
      steps: [
        ['O molho de tomate tem mira. Entre cem camisas, ele escolhe a branca, e entre cem dias, o da festa.', 'Quem veste avental ganha poderes. Passa a provar tudo, opinar sobre o sal e expulsar parentes da cozinha.'],
        ['O avental segura farinha, óleo e molho. Ainda serve para enxugar a mão quando o pano de prato é o de visita.'],
        ['Presente ideal para o churrasqueiro, que fará um discurso sobre o ponto da carne antes de servir qualquer coisa.'],
        ['Veja a altura e a cintura de quem vai usar. Conte com folga, porque quem cozinha prova muito.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem cozinha para os outros: {topic}.',
        '{O topic} para quem põe a mão na massa.',
        'Prato bom pede mão na massa e {topic}.',
      ],
      steps: [
        ['A família ainda dorme, e alguém já amarrou o avental e acendeu o forno. O cheiro é que chama o resto da casa.', 'A primeira encomenda, a primeira receita que deu certo, o primeiro almoço para dez. Tudo isso deixou farinha em algum avental.'],
        ['Quem cozinha bem se suja, prova e recomeça. O avental deixa fazer tudo isso sem pensar na roupa.'],
        ['É um presente para quem aprende, para quem ensina e para quem alimenta a casa toda. Diz que alguém notou o esforço.'],
        ['Pense no trabalho de quem vai usar, em pé, abaixando, indo ao forno. O ajuste certo acompanha esses gestos.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como lavar {o topic} com manchas de cozinha.',
        'Gordura, molho e farinha: {topic}.',
        'Depois de cozinhar, cuide {do topic}.',
      ],
      steps: [
        ['As manchas de gordura quase não se veem enquanto estão frescas. Depois da secagem, aparecem mais escuras e não saem.'],
        ['A gordura prende a poeira e endurece com o calor do ferro. Só água não resolve, por mais que se esfregue.'],
        ['Ponha detergente neutro na mancha seca, espere dez minutos e esfregue de leve. Lave em seguida, conforme o tecido permitir.'],
        ['Ter dois e alternar evita o acúmulo. Um lava enquanto o outro trabalha, e a cozinha agradece.'],
      ],
    },
    casual: {
      openings: [
        'A memória da cozinha mora {no topic}.',
        'Manchas que a gente não quer tirar: {topic}.',
        'Todo mundo lembra de alguém de {topic}.',
      ],
      steps: [
        ['A criança pede pra ajudar, sobe no banquinho e quer avental também. Arrasta no chão, mas ninguém tem coragem de tirar.'],
        ['Cozinhar com criança demora o dobro e suja o triplo. Mas ela come o que ajudou a fazer, e isso é verdade.'],
        ['Dá uma tarefa simples, tipo lavar folhas, mexer a massa ou enrolar biscoito. Longe do fogo e da faca, e com a roupa coberta.'],
        ['Sai torto, cai farinha, e o biscoito tem forma de nada. A foto desse dia vale mais que a receita.'],
      ],
    },
    funny: {
      openings: [
        'Hierarquia de cozinha, por quem usa {topic}.',
        'Há um só chefe, e está de {topic}.',
        'Regras da cozinha, na palavra de quem manda: {topic}.',
      ],
      steps: [
        ['Alguém entra, abre a panela, prova e diz que falta sal. Não lavou a louça, não cortou nada, mas tem opinião.'],
        ['A panela aberta atrai parentes. O cheiro de alho chega à sala em segundos, e a sala chega à cozinha logo depois.'],
        ['Dê uma tarefa a quem entrar. Quem descasca batata não dá palpite, e quem não quer descascar some depressa.'],
        ['O avental, no fim, conta quem trabalhou. O do palpiteiro está sempre limpo, passado e com um farelo no bolso.'],
      ],
    },
    motivational: {
      openings: [
        'Aprender uma receita com alguém: {topic}.',
        'Mãos na massa e {o topic} no corpo.',
        'As receitas passam de mão em mão: {topic}.',
      ],
      steps: [
        ['A receita da avó dizia um punhado e uma pitada. Só se aprende ao lado dela, vendo o tamanho da mão.'],
        ['Ponto de massa não cabe no papel. Quem faz há anos reconhece pelo som, pelo cheiro e pela colher.'],
        ['Convide quem sabe para cozinhar um dia com você e anote tudo, até os gestos. Pese o punhado antes de jogar.'],
        ['Depois, a receita sai na sua cozinha, com o seu forno. Nunca fica igual, e mesmo assim todos reconhecem.'],
      ],
    },
  },
}
