import type { ProductType } from '../product-type.ts'

export const hat: ProductType = {
  nouns: ['gorro', 'gorrinho', 'touca'],
  asks: ['a medida da cabeça', 'a cor do seu casaco', 'se prefere justo ou com folga'],
  questions: {
    sale: ['Você é do time do frio ou do calor?', 'Qual cor combina com o seu casaco?'],
    content: ['Na sua família, quem sente mais frio?', 'Você já perdeu quantos gorros na vida?'],
  },
  emojis: ['🧶', '❄️', '🧣'],
  hashtags: ['gorro', 'gorrodetrico', 'touca', 'gorrodecroche', 'toucadetrico', 'inverno', 'lookdeinverno', 'gorros'],
  sale: {
    professional: {
      openings: [
        'Para os dias de vento frio: {topic}.',
        '{O topic} {completa/completam} a roupa de inverno.',
        'Para pôr antes de abrir a porta: {topic}.',
      ],
      steps: [
        ['O casaco já está fechado, as mãos no bolso, e o vento acha a orelha. Faltou cobrir a cabeça.', 'Nas fotos da viagem de inverno, o casaco é sempre o mesmo. O que muda de um dia para o outro é o que vai na cabeça.'],
        ['O tricô e o crochê cedem e voltam, e por isso se ajustam à cabeça. O relevo dá graça mesmo numa cor lisa.'],
        ['Serve para o caminho da escola, o passeio de manhã cedo e a viagem. É presente pequeno que se usa no mesmo dia.'],
        ['Meça a volta da cabeça logo acima das orelhas. Diga também se prefere mais justo ou com folga.'],
      ],
    },
    casual: {
      openings: [
        'Chega de orelha gelada: {topic}.',
        '{O topic} {deixa/deixam} o frio mais simpático.',
        'Pra sair cedo sem sofrer com o vento: {topic}.',
      ],
      steps: [
        ['A gente sai todo agasalhado e volta com a orelha gelada. Todo ano é a mesma história até lembrar da cabeça.', 'Sabe aquele dia frio em que o cabelo acordou com vontade própria? Cobriu, saiu, ninguém viu.'],
        ['O ponto estica e volta, então veste bem sem apertar. E o relevo deixa a roupa com cara de inverno.'],
        ['Pra escola, pra viagem, pro passeio com o cachorro de manhã. Cabe no bolso e é um bom presente pra quem sente frio.'],
        ['Passa uma fita em volta da cabeça, em cima da orelha, e me manda o número. Justo ou folgadinho, você decide.'],
      ],
    },
    funny: {
      openings: [
        'Dia de cabelo rebelde tem solução: {topic}.',
        '{O topic} e ninguém pergunta se você penteou.',
        'A orelha mandou agradecer: {topic}.',
      ],
      steps: [
        ['O despertador tocou três vezes, e o cabelo não vai se resolver a tempo. Nessas horas, o frio é um aliado.', 'Mãe com frio põe três camadas no filho. Ele chega à escola, guarda tudo na mochila, e ela adivinha de longe.'],
        ['Esconde o cabelo, esquenta a orelha e ainda deixa com cara de quem viajou para a serra. Você só foi à padaria.'],
        ['Para o friorento assumido e para aquele amigo que jura que não sente frio com o nariz vermelho.'],
        ['Meça a cabeça antes de escolher. No chute, todo mundo acerta a cabeça do vizinho.'],
      ],
    },
    motivational: {
      openings: [
        'Um agasalho que cabe no bolso: {topic}.',
        '{O topic} {sai/saem} da agulha para a rua fria.',
        'Volta por volta, até fechar no alto: {topic}.',
      ],
      steps: [
        ['Quem sai de casa no escuro, com vento, merece um pouco de conforto no caminho. Às vezes ele cabe no bolso.', 'Antes de sair, alguém ajeita o agasalho do outro na porta. É um gesto curto que fica na memória.'],
        ['A peça sobe em voltas e se fecha no alto, diminuindo pontos. É na última volta que se vê a conta certa.'],
        ['Para quem trabalha na rua, para quem estuda cedo e para quem você quer ver bem agasalhado.'],
        ['Se for presente, descubra a cor do casaco da pessoa. Combinando, ela usa todos os dias de frio.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como medir a cabeça para escolher {o topic}.',
        'O ajuste certo {do topic}.',
        'Elasticidade e cuidado: {topic}.',
      ],
      steps: [
        ['Depois de algumas lavagens, muito gorro fica largo e cai nos olhos. A causa costuma ser o varal.'],
        ['O ponto é elástico e cede um pouco com o uso. Seco pendurado, ele estica também com o peso da água.'],
        ['Meça acima das orelhas, com fita ou barbante, e tire um dedo da conta. Seque deitado e a borda volta ao lugar.'],
        ['O fechamento no alto é a parte mais delicada. Os pontos diminuem em intervalos iguais até caberem num só fio.'],
      ],
    },
    casual: {
      openings: [
        'O tamanho certo {do topic}, sem chute.',
        'Um papo sobre tamanho de cabeça: {topic}.',
        'Um barbante resolve a medida {do topic}.',
      ],
      steps: [
        ['Lavou, pendurou pela pontinha, e no dia seguinte cabia um melão. Acontece muito com tricô e crochê.'],
        ['O fio molhado pesa, e o ponto foi feito pra ceder. Pendurado, ele obedece ao peso.'],
        ['Passa um barbante em volta da cabeça, mede na régua e tira um dedo da conta. E depois de lavar, seca deitado.'],
        ['O fechamento do alto eu faço bem devagar. Se a conta não bate ali, fica um biquinho no alto.'],
      ],
    },
    funny: {
      openings: [
        'A cabeça esquenta e o penteado se despede: {topic}.',
        'Crônicas do frio com {topic}.',
        'Filho, cadê {o topic}?',
      ],
      steps: [
        ['Tirar o gorro em lugar fechado é um ato de coragem. O cabelo sai eletrizado, em direções que nem o espelho conhecia.'],
        ['É o atrito do fio com o cabelo seco. A física explica, mas não penteia.'],
        ['Passe a mão levemente úmida no cabelo antes de entrar. Ou assuma e diga que é o penteado da estação.'],
        ['Quem faz experimenta na família inteira. O irmão reclama de ser manequim e fica com o primeiro que der certo.'],
      ],
    },
    motivational: {
      openings: [
        'As voltas que a agulha dá: {topic}.',
        'Começa na borda e fecha no alto: {topic}.',
        'Tem alguém na cabeça de quem faz {o topic}.',
      ],
      steps: [
        ['Para muita gente, o gorro foi a primeira peça que serviu em alguém. Antes dele, só quadrados e tiras.', 'Quem faz um agasalho para alguém pensa na pessoa enquanto conta. Às vezes pensa tanto que perde a conta.'],
        ['Trabalhar em volta ensina ritmo. Não há avesso nem fim de carreira para parar, e a mão segue.'],
        ['Se você está começando, marque o início da volta com um fio colorido. Sem a marca, perde-se a conta na terceira.'],
        ['Fechado o último ponto e escondido o fio, a peça fica em pé sozinha na mesa. Só falta a cabeça.'],
      ],
    },
  },
}
