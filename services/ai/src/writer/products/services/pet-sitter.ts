import type { ProductType } from '../product-type.ts'

export const petSitter: ProductType = {
  nouns: ['pet sitter', 'pet sitter para gatos', 'pet sitter para cães', 'pet sitter para cachorros', 'cat sitter', 'babá de pet', 'babá de pets', 'babá pet', 'babá de gato', 'babá de gatos', 'babá de cachorro', 'babá de cachorros', 'babá de cães'],
  asks: ['as datas da viagem e o bairro', 'quantos bichos são', 'como é a rotina da comida e da água'],
  questions: {
    sale: ['Quem fica com o seu bicho quando você viaja?', 'Um bicho só ou uma turma inteira?'],
    content: ['Seu bicho percebe quando você pega a mala?', 'Qual é o lugar preferido do seu bicho na casa?'],
  },
  emojis: ['🐾', '🏠', '🧳'],
  hashtags: ['petsitter', 'babadepet', 'petsitterbrasil', 'pets', 'cuidadordepets', 'petsitting'],
  sale: {
    professional: {
      openings: [
        'O bicho fica em casa, com a rotina de sempre: {topic}.',
        'Para viajar sem levar o bicho na mala: {topic}.',
        'Visita com hora marcada para quem ficou: {topic}.',
      ],
      steps: [
        ['A mala está aberta no quarto, e há um bicho sentado dentro dela. A viagem é boa, e a preocupação vai junto.', 'O plantão começou a dobrar, e o horário da comida ficou para mais tarde. Alguém espera na porta, olhando para a maçaneta.'],
        ['Em casa, tudo continua no lugar: a caminha, o cheiro, a janela preferida. Uma visita troca a água, serve a comida e brinca.'],
        ['Vale para viagens longas, feriados, plantões e mudanças de turno. Famílias com mais de um bicho também costumam preferir a visita.'],
        ['Marque um encontro antes para apresentar a casa. Deixe por escrito a rotina, as manias e o contato do veterinário.'],
      ],
    },
    casual: {
      openings: [
        'Pode viajar, que seu bicho fica em casa: {topic}.',
        'Pra água ficar fresquinha e o pote cheio: {topic}.',
        'Seu bicho não precisa sair do sofá dele: {topic}.',
      ],
      steps: [
        ['Você abre a mala, e em dois segundos já tem um bicho dobrado em cima das blusas, com cara de abandono.', 'Feriado chegando, família viajando e aquela pergunta no grupo: quem fica com os bichos? Silêncio geral.'],
        ['Bicho gosta do canto dele, do potinho no lugar e da mesma janela. Alguém passa lá, cuida, brinca e faz carinho.'],
        ['Vale pra viagem, pra plantão, pra casamento em outra cidade e pra quem tem bicho que não gosta de sair de casa.'],
        ['Me conta as datas, quantos são e as manias de cada um. A gente marca uma visita antes pra eles me cheirarem.'],
      ],
    },
    funny: {
      openings: [
        'O bicho já está dentro da mala, conferindo tudo: {topic}.',
        'Donos na praia, bicho no sofá: {topic}.',
        'O dono do sofá ficou em casa: {topic}.',
      ],
      steps: [
        ['O dono foi viajar e ligou a câmera da sala. Passou a tarde na praia assistindo ao próprio bicho dormir.', 'Antes da viagem, o bicho escondeu um chinelo, deitou dentro da mala e ficou olhando para a porta. A passagem já estava comprada.'],
        ['Quem visita o bicho leva comida, água e fofocas da rua. O bicho ouve tudo com atenção e não comenta.'],
        ['Vale para quem tem um bicho tímido, uma turma inteira ou um rei que administra a casa e tolera inquilinos.'],
        ['Deixe anotados os horários, as manias e o apelido verdadeiro. Todo bicho tem um nome na ficha e outros nove no sofá.'],
      ],
    },
    motivational: {
      openings: [
        'Uma boa companhia para quem ficou em casa: {topic}.',
        'Cuidado na rotina de quem ficou: {topic}.',
        'Confiar a chave e o bicho a alguém: {topic}.',
      ],
      steps: [
        ['A viagem para ver os pais foi adiada duas vezes, por falta de alguém para ficar. Desta vez, a passagem está comprada.', 'Muito bicho foi achado na chuva e hoje dorme no melhor lugar do sofá. Quem acolheu assim escolhe bem a companhia.'],
        ['Aproximar-se de um bicho pede calma: sentar no chão, esperar, deixar que cheire. A confiança chega no tempo dele.'],
        ['Famílias que viajam, quem faz plantão e quem mora longe dos parentes precisam de alguém que conheça a casa.'],
        ['Faça um teste num fim de semana curto. Assim o seu bicho conhece a visita antes da viagem grande.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que deixar anotado antes de viajar: {topic}.',
        'Por que alguns bichos se escondem da visita: {topic}.',
        'A visita de apresentação: {topic}.',
      ],
      steps: [
        ['Muita gente apresenta a pessoa ao bicho no dia da viagem. Com mala na porta e pressa no ar, ele se esconde.', 'As instruções costumam vir em doze áudios, gravados no aeroporto. A marca da ração fica no décimo primeiro.'],
        ['Bichos se orientam por cheiro, horário e lugar. Uma pessoa nova na hora da despedida mexe com os três ao mesmo tempo.'],
        ['Marque um encontro alguns dias antes e escreva a rotina numa folha. Deixe à vista comida, areia, guia e telefone do veterinário.'],
        ['Quem visita bichos aprende a chegar em silêncio. O primeiro cumprimento é sempre uma mão parada perto do chão.'],
      ],
    },
    casual: {
      openings: [
        'Doze áudios não, uma folha só: {topic}.',
        'O bicho se escondeu? Calma, é assim mesmo: {topic}.',
        'Prepara a viagem do seu bicho também: {topic}.',
      ],
      steps: [
        ['A pessoa tá no portão de embarque e lembra do remédio do bicho. Aí vem áudio, e mais áudio, e mais um.', 'O bicho conheceu a visita junto com a mala. Claro que ele foi morar embaixo da cama.'],
        ['Bicho conhece a casa pelo cheiro e pelo relógio da barriga. Com gente nova, só indo com muita calma.'],
        ['Chama a pessoa antes pra um café, deixa o bicho cheirar e escreve tudo numa folha. Gruda na geladeira.'],
        ['No segundo dia, o bicho que não vinha aparece no corredor, como quem não quer nada. Eu comemoro por dentro.'],
      ],
    },
    funny: {
      openings: [
        'A câmera da sala só mostra o rabo: {topic}.',
        'O bicho que recebe visitas com reservas: {topic}.',
        'Cem fotos do bicho dormindo: {topic}.',
      ],
      steps: [
        ['A visita chegou, e o bicho sumiu. Na foto enviada ao dono, há um sofá, uma cortina e dois olhos.', 'O bicho ganhou comida às oito e, às oito e cinco, jurou com os olhos que ninguém tinha passado ali.'],
        ['Bicho esperto sabe que pessoa nova não conhece as regras. É a melhor hora para tentar um segundo café da manhã.'],
        ['Deixe escrito quantas porções são por dia. Sublinhe, porque haverá um advogado peludo defendendo o contrário.'],
        ['Na volta, o bicho cheira o dono, cheira a mala e vira de costas por dez minutos. Depois dorme em cima da mala.'],
      ],
    },
    motivational: {
      openings: [
        'Ganhar a confiança leva tempo: {topic}.',
        'Sentar no chão e esperar: {topic}.',
        'A chave de muitas casas no mesmo chaveiro: {topic}.',
      ],
      steps: [
        ['Um molho de chaves etiquetadas guarda muitas rotinas. Cada uma abre uma casa em que alguém espera atrás da porta.', 'No primeiro dia, o pote é servido, e ninguém aparece. No terceiro, um focinho encosta na mão, bem devagar.'],
        ['Cada bicho tem um modo de pedir, de brincar e de ter medo. Descobrir isso é olhar muito e se mexer pouco.'],
        ['Anote durante uma semana os horários do seu bicho. A lista mostra o quanto ele organiza a casa sem ninguém notar.'],
        ['Quando o dono volta, o bicho corre e esquece a visita. É o jeito certo de terminar esse trabalho.'],
      ],
    },
  },
}
