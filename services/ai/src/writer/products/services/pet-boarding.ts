import type { ProductType } from '../product-type.ts'

export const petBoarding: ProductType = {
  nouns: ['hospedagem de pet', 'hospedagem de pets', 'hospedagem pet', 'hospedagem para pets', 'hospedagem de cachorro', 'hospedagem de cachorros', 'hospedagem de cães', 'hospedagem para cães', 'hospedagem para cachorro', 'hospedagem para cachorros', 'hotel para cachorro', 'hotel para cachorros', 'hotel para cães', 'hotel para pets', 'hotel pet', 'hotelzinho para cachorro', 'hotelzinho pet'],
  asks: ['as datas de entrada e de saída', 'o porte e o temperamento do bicho', 'se o bicho convive bem com outros'],
  questions: {
    sale: ['Como o seu bicho fica quando você viaja?', 'Seu bicho brinca com todos ou escolhe os amigos?'],
    content: ['O que não pode faltar na malinha do seu bicho?', 'Seu bicho já fez amizade em viagem?'],
  },
  emojis: ['🐾', '🐶', '🧳'],
  hashtags: ['hotelparacachorro', 'hospedagempet', 'hotelpet', 'hospedagemdecaes', 'hoteldecachorro', 'hotelzinhopet', 'pets'],
  sale: {
    professional: {
      openings: [
        'Enquanto você viaja, o seu bicho também passeia: {topic}.',
        'Companhia de dia e um canto para dormir: {topic}.',
        'Malinha pronta para os dois: {topic}.',
      ],
      steps: [
        ['A família vai para a praia, e a pousada não aceita bichos. O bicho já percebeu a mala e não sai do corredor.', 'O casamento é em outro estado, com voo cedo e volta no domingo. Alguém de quatro patas precisa de um lugar.'],
        ['Uma boa estadia começa na conversa: comida, horários, medos e manias. Com isso, os dias fora de casa seguem um ritmo conhecido.'],
        ['Vale para férias, feriados, reformas, semanas de mudança e para quem recebe visitas que não combinam com pelos.'],
        ['Informe as datas, o porte e como o bicho convive com outros. Separe a comida de costume, a caminha e algo com cheiro de casa.'],
      ],
    },
    casual: {
      openings: [
        'Seu bicho também merece uma malinha: {topic}.',
        'Vai viajar e o bicho não pode ir: {topic}.',
        'Pra você ir sem aquele aperto: {topic}.',
      ],
      steps: [
        ['Você pega a mala, e o bicho já senta em cima do seu pé. Parece que lê os planos da gente.', 'Passagem comprada, férias marcadas, e só aí alguém pergunta com quem o bicho vai ficar.'],
        ['A gente quer saber tudo: a hora de comer, o medo de trovão, o brinquedo que não pode faltar.'],
        ['Vale pra férias, pra feriado, pra obra em casa e pra semana em que a vida virou de cabeça pra baixo.'],
        ['Me conta as datas, o tamanho do bicho e se ele gosta de companhia. E manda a caminha, que o cheiro de casa ajuda.'],
      ],
    },
    funny: {
      openings: [
        'Seu bicho volta com mais amigos que você: {topic}.',
        'A malinha do bicho é maior que a sua: {topic}.',
        'Saudade de dia, bagunça de tarde: {topic}.',
      ],
      steps: [
        ['Você passou as férias mandando mensagem para saber do bicho. O bicho passou as férias deitado de barriga para cima.', 'A malinha do hóspede leva ração, três brinquedos e um cobertor. A sua foi fechada às pressas, sem escova de dentes.'],
        ['Conhecidos o cheiro, o pote e a turma, o hóspede escolhe um canto e um melhor amigo. Às vezes é o balde.'],
        ['Vale para férias, casamentos e reformas em que o pedreiro tem mais medo do bicho do que o bicho do pedreiro.'],
        ['Diga as datas, o porte e as manias. Se o hóspede só dorme ouvindo rádio, informe também a estação.'],
      ],
    },
    motivational: {
      openings: [
        'Ir com calma, voltar com saudade: {topic}.',
        'Um lugar pensado para quem não fala: {topic}.',
        'Um lugar para ficar enquanto você viaja: {topic}.',
      ],
      steps: [
        ['Anos sem férias longas, e agora há uma passagem na gaveta. Pensar no bicho faz parte de planejar a própria alegria.', 'O curso em outra cidade dura duas semanas. Para aceitar, foi preciso encontrar com quem deixar o companheiro de todo dia.'],
        ['Cada chegada pede paciência: o portão, o cheiro, os outros bichos. Quem recebe observa muito e apressa pouco.'],
        ['Faz sentido para quem viaja a trabalho, para quem mora sozinho e para quem não tem parente por perto.'],
        ['Leve o seu bicho para conhecer o lugar antes. Uma tarde de visita diz mais que muitas fotos.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A primeira noite fora de casa: {topic}.',
        'O que pôr na malinha do bicho: {topic}.',
        'Como preparar a estadia: {topic}.',
      ],
      steps: [
        ['Muitos donos trocam a ração na mesma semana da viagem. Lugar novo e comida nova, juntos, são mudança demais.', 'É comum a despedida durar dez minutos, com abraços e voz chorosa. O bicho percebe e fica esperando na porta.'],
        ['Bichos leem o nosso tom e se apoiam na rotina. O cheiro de casa e a comida de sempre ajudam a reconhecer o lugar.'],
        ['Faça uma visita antes, mantenha a ração e mande um pano usado. Na porta, despeça-se como num dia comum.'],
        ['Quem hospeda bichos aprende o nome pelo jeito de chegar. Um entra correndo, outro cheira cada canto antes do primeiro passo.'],
      ],
    },
    casual: {
      openings: [
        'Tchau curtinho na porta: {topic}.',
        'Não muda a ração agora: {topic}.',
        'Leva um pano com seu cheiro: {topic}.',
      ],
      steps: [
        ['A gente se despede como em filme, chorando no portão. Aí o bicho pensa que aconteceu alguma coisa séria.', 'Na correria da viagem acaba a ração, e vai outra no lugar. Novidade demais pra mesma barriguinha.'],
        ['O bicho presta atenção na sua voz e no cheiro das coisas. Se isso tá tranquilo, o resto vai junto.'],
        ['Tchau rapidinho, ração de sempre e uma camiseta sua na caminha. Visitar o lugar antes também ajuda.'],
        ['Eu dou risada na volta. Eles fazem festa pro dono e olham pra trás, procurando o amigo que ficou.'],
      ],
    },
    funny: {
      openings: [
        'O hóspede não quer ir embora, que vergonha: {topic}.',
        'A turma do pote de água: {topic}.',
        'O ronco mais alto do quarto: {topic}.',
      ],
      steps: [
        ['Na hora da despedida, o dono chorou, e o bicho já estava cheirando o amigo novo. Um dos dois se adaptou depressa.', 'Todo grupo tem o que corre, o que cava e o que fica ao lado do pote de água, como se fosse dono do bar.'],
        ['Bicho faz amizade pelo cheiro, sem precisar de assunto. Em dez minutos tem turma, apelido e um desafeto chamado mangueira.'],
        ['Mande a caminha com nome escrito. Sem nome, o maior da turma dorme nela, e o menor, em cima do maior.'],
        ['Em casa, o hóspede dorme o domingo inteiro. É o único que volta das férias precisando de férias.'],
      ],
    },
    motivational: {
      openings: [
        'Receber com calma cada bicho: {topic}.',
        'O portão, o cheiro, a confiança: {topic}.',
        'Um trabalho sem domingo nem feriado: {topic}.',
      ],
      steps: [
        ['No feriado, enquanto as famílias viajam, alguém acorda cedo para servir potes e abrir o portão. O descanso vem depois.', 'Os primeiros minutos decidem muito. Quem recebe se abaixa, evita barulho e espera o bicho escolher a hora.'],
        ['Grupos se formam com tempo: apresentar um de cada vez, separar, juntar de novo. Paciência vale mais que pulso.'],
        ['Escreva a rotina do seu bicho num papel simples. Serve para a estadia e para qualquer pessoa que cuide dele.'],
        ['Quando o carro da família aparece, um rabo começa a bater antes de a porta abrir. Quem cuidou abre o portão e sorri.'],
      ],
    },
  },
}
