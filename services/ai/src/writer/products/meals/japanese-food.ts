import type { ProductType } from '../product-type.ts'

export const japaneseFood: ProductType = {
  nouns: ['comida japonesa', 'yakisoba'],
  asks: ['quantas pessoas vão comer', 'se tem algo que alguém não come', 'se é para o almoço ou para o jantar'],
  questions: {
    sale: ['Hashi ou garfo?', 'Com quem você dividiria esse jantar?'],
    content: ['Você sabe usar hashi ou vai de garfo?', 'Com molho ou sem molho?'],
  },
  emojis: ['🥢', '🍜', '😋'],
  hashtags: ['comidajaponesa', 'yakisoba', 'culinariajaponesa', 'comidaoriental', 'japa', 'amocomidajaponesa', 'yakisobacaseiro'],
  sale: {
    professional: {
      openings: [
        'O jantar de hoje tem outro sabor: {topic}.',
        'Para sair da rotina sem sair da mesa, {topic}.',
        '{O topic} {combina/combinam} com noite tranquila e boa conversa.',
      ],
      steps: [
        ['A semana passou com os mesmos pratos de sempre, e alguém pergunta o que comer de diferente. A resposta vem depressa.', 'Noite a dois, televisão ligada e hashi na mão. Um jantar diferente faz um dia comum parecer programa.'],
        ['Corte cuidadoso, ingredientes na medida e molho na quantidade certa. O prato chama atenção antes da primeira garfada.'],
        ['{Vai/Vão} bem no jantar a dois, na reunião de amigos, no almoço do trabalho e na noite em que ninguém cozinha.'],
        ['Pense em quantas pessoas vão comer e na fome de cada uma. Pergunte também se alguém tem alergia ou restrição.'],
      ],
    },
    casual: {
      openings: [
        'Separa o hashi, que hoje tem {topic}.',
        'Noite boa aqui em casa pede {topic}.',
        'Bateu vontade de um jantar diferente: {topic}.',
      ],
      steps: [
        ['Sabe aquela noite em que a gente abre a geladeira e nada anima? É porque a vontade já tem nome e hashi.', 'Sofá, série e cada um com o seu prato no colo. Alguém derruba o hashi, e a noite segue muito bem.'],
        ['O gostoso é o conjunto: tudo cortadinho, o molho na medida e um sabor diferente em cada bocada.'],
        ['{Vai/Vão} bem no jantar com a turma, no almoço corrido e naquela comemoração que cabe na mesa da sala.'],
        ['Me conta quantos vão comer e se alguém não come alguma coisa. Com isso já dá pra pensar na quantidade.'],
      ],
    },
    funny: {
      openings: [
        'Hashi na mão, garfo de reserva: {topic}.',
        'Aula de coordenação motora com {topic}.',
        'Quem disse que ia só provar já repetiu {o topic}.',
      ],
      steps: [
        ['Todo mundo começa de hashi, com elegância. Na segunda tentativa, alguém olha para a gaveta dos garfos sem dizer nada.', 'A pessoa pega com cuidado, leva até perto da boca, e cai. O molho espirra exatamente na camisa nova.'],
        ['Comer de hashi é lento para quem não tem prática. É a única refeição em que até o esfomeado aprende paciência.'],
        ['{Serve/Servem} para jantar a dois, encontro de amigos e demonstração pública de quem sabe usar hashi.'],
        ['Calcule a quantidade pela fome e não pela habilidade. Quem não domina o hashi come igual, só que de garfo.'],
      ],
    },
    motivational: {
      openings: [
        'Uma noite diferente no meio da semana: {topic}.',
        'Sentar com calma para jantar {topic}.',
        'O corte certo, a mão treinada e {topic}.',
      ],
      steps: [
        ['Quem decide o jantar todos os dias também gosta de uma noite sem panela. Um prato diferente já vira descanso.', 'O casal quase não se viu nos últimos dias. Um jantar na mesa da sala, sem pressa, põe a conversa em ordem.'],
        ['Cortar tudo do tamanho certo pede faca boa e mão treinada. É um cuidado que aparece antes do sabor.'],
        ['Para comemorar uma nota, um contrato ou o fim da mudança, não é preciso reservar lugar. Basta puxar as cadeiras.'],
        ['Deixe que outra pessoa escolha o jantar desta vez. Lembrar do prato preferido dela já é meia comemoração.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Hashi, molho e medida: {topic}.',
        'Pequenos gestos à mesa com {topic}.',
        'Um pouco de costume e cuidado com {o topic}.',
      ],
      steps: [
        ['Muita gente evita o hashi por medo de fazer feio. Quase sempre falta só alguém mostrar como se segura.'],
        ['O hashi trava quando os dois se movem ao mesmo tempo. E o molho de soja é bastante salgado, mesmo em pouca quantidade.'],
        ['Apoie um hashi parado na base do polegar e mova apenas o de cima. Prove sempre antes de pôr molho.'],
        ['A imigração japonesa trouxe ao Brasil pratos que aqui ganharam ingredientes locais. O resultado já é de casa.'],
      ],
    },
    casual: {
      openings: [
        'Papo de hashi na mão: {topic}.',
        'Quem já passou aperto com {topic} levanta a mão.',
        'Com muito molho ou quase nada? O assunto é {topic}.',
      ],
      steps: [
        ['Você é do hashi ou do garfo? Eu levei uns bons meses até parar de derrubar comida na mesa dos outros.'],
        ['O segredo do hashi é que só um se mexe. Quando a gente tenta mexer os dois, eles se cruzam e cai tudo.'],
        ['Deixa o de baixo parado, apoiado no polegar, e usa o de cima como se fosse um lápis. E treina com coisa grande.'],
        ['A parte de cortar tudo antes é a minha preferida. Tudo separadinho na bancada, e aí a cozinha anda sozinha.'],
      ],
    },
    funny: {
      openings: [
        'Crônica de um hashi que escapou: {topic}.',
        'Manobras de quem come {topic} em público.',
        'O garfo escondido embaixo do guardanapo: {topic}.',
      ],
      steps: [
        ['Em toda mesa há um professor de hashi. Ele explica, demonstra, corrige a mão de todos e derruba o próprio bocado.'],
        ['O hashi revela o caráter: há quem insista, há quem espete e há quem peça o garfo olhando para o chão.'],
        ['Segure mais para trás e faça menos força. Apertar com raiva só aumenta a distância que a comida vai voar.'],
        ['Na cozinha, todo mundo corta rápido e com ritmo. Na mesa, o mesmo cozinheiro disputa um pedaço com o próprio hashi.'],
      ],
    },
    motivational: {
      openings: [
        'Faca afiada e corte paciente: {topic}.',
        'A mão aprende o gesto com {topic}.',
        'Antes do prato, muita preparação: {topic}.',
      ],
      steps: [
        ['Quem corta legumes todo dia lembra dos primeiros, cada um de um tamanho. A faca foi ficando leve com o tempo.'],
        ['Corte igual cozinha por igual e fica bonito no prato. Por isso a preparação leva mais tempo que o fogo.'],
        ['Para cozinhar em casa com fogo alto, deixe tudo cortado antes de ligar. Na hora, não sobra tempo para a faca.'],
        ['Quem prepara passa a tarde entre a tábua e o pano limpo. O jantar dos outros começa ali, bem cedo.'],
      ],
    },
  },
}
