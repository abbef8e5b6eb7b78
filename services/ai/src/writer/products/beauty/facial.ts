import type { ProductType } from '../product-type.ts'

export const facial: ProductType = {
  nouns: ['limpeza de pele'],
  asks: ['como é a sua pele', 'quais produtos você usa', 'se tem algum evento chegando'],
  questions: {
    sale: ['Sua pele é mais oleosa ou mais seca?', 'Quando foi a última vez que você tirou uma hora para o rosto?'],
    content: ['Você resiste ao espelho de aumento?', 'Quem na sua família adora apertar o cravo dos outros?'],
  },
  emojis: ['💆‍♀️', '🫧', '✨'],
  hashtags: ['limpezadepele', 'limpezadepeleprofunda', 'esteticista', 'esteticafacial', 'skincare', 'cuidadoscomapele', 'estetica'],
  sale: {
    professional: {
      openings: [
        'Um horário dedicado ao seu rosto: {topic}.',
        '{O topic} para quem vive entre sol, rua e maquiagem.',
        'Antes de um evento ou na rotina do ano, {topic}.',
      ],
      steps: [
        ['Maquiagem pela manhã, poeira na rua, protetor por cima de tudo. No fim da semana, o rosto passou por mais do que se imagina.', 'A festa ainda está longe, e é agora que vale pensar na pele. Na véspera, o melhor é não mexer em nada.'],
        ['O atendimento é feito por etapas, com luz boa e olho treinado. É diferente de apertar um ponto diante do espelho.'],
        ['Serve a peles e idades variadas, sempre depois de uma avaliação. Muita gente faz nas mudanças de estação ou antes de um evento.'],
        ['Ao marcar, conte os produtos e remédios que usa. Se houver evento, deixe alguns dias de intervalo, porque a pele pode ficar avermelhada.'],
      ],
    },
    casual: {
      openings: [
        'Para de apertar no espelho e vem de {topic}.',
        'Deita aqui que hoje o assunto é {topic}.',
        'Seu rosto merece um tempinho: {topic}.',
      ],
      steps: [
        ['Sabe o espelho com luz branca, de pertinho? A gente chega pra escovar os dentes e quando vê tá apertando tudo.', 'Tem festa no mês que vem? Então o horário é agora, e não na véspera. Eu sempre falo isso, e sempre aparece alguém na véspera.'],
        ['Com luz boa e a pele preparada, dá pra fazer com calma, por etapas. No espelho do banheiro é só força e arrependimento.'],
        ['Vem homem, vem mulher, vem adolescente com a mãe. Eu olho a pele antes e digo com sinceridade o que dá pra fazer.'],
        ['Me conta o que você passa no rosto, até aquele creme emprestado. E não marca colado na festa, deixa uns dias de folga.'],
      ],
    },
    funny: {
      openings: [
        'Afaste-se do espelho, existe {topic}.',
        'O espelho do banheiro perdeu um freguês para {o topic}.',
        'O nariz pediu atendimento profissional: {topic}.',
      ],
      steps: [
        ['Era só um pontinho no nariz. Vinte minutos de espelho depois, o nariz inteiro participa da conversa.', 'O espelho de aumento devia vir com aviso. Ninguém sai dele do jeito que entrou.'],
        ['Na maca, quem trabalha vê melhor que você e não está com raiva. São duas qualidades que faltam diante do espelho.'],
        ['Para quem usa maquiagem todo dia, para quem esquece de tirar e para quem jura que nunca esquece. A pele conhece a verdade.'],
        ['Não marque na véspera do casamento, nem que o espelho insista. Um nariz vermelho sai muito bem em foto.'],
      ],
    },
    motivational: {
      openings: [
        'Um tempo de olhos fechados para o próprio rosto: {topic}.',
        '{O topic} para cuidar do que o espelho vê todo dia.',
        'Um cuidado que se marca com antecedência: {topic}.',
      ],
      steps: [
        ['O rosto enfrenta sol, chuva, reunião e noite curta. Dar a ele uma hora de atenção é um gesto simples e raro.', 'Quem passou a adolescência brigando com o espelho sabe o que vale um atendimento paciente. Ser ouvido já muda muita coisa.'],
        ['O cuidado com a pele se faz aos poucos, em casa e na maca. Nenhuma visita faz tudo, e a constância ajuda.'],
        ['Vale para quem começou ontem a lavar o rosto direito e para quem já tem a rotina pronta. Ninguém chega tarde.'],
        ['Escolha uma data sem evento por perto e deixe a próxima combinada. Cuidar da pele com folga é melhor que correr na véspera.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que fazer nos dias depois {do topic}.',
        'Por que não espremer a pele em casa: {topic}.',
        'Uma dúvida comum sobre {o topic}.',
      ],
      steps: [
        ['Diante do espelho, quase todos já tentaram espremer um cravo. O resultado costuma ser uma marca maior que o problema.'],
        ['A pressão dos dedos irrita a região e pode empurrar o conteúdo para dentro. Sem preparo, a pele se machuca com facilidade.'],
        ['Depois do atendimento, evite sol, maquiagem e ácidos nos primeiros dias, e use protetor solar. Havendo acne, procure um dermatologista.'],
        ['A parte mais demorada é observar a pele de perto, com boa luz. É daí que sai o plano de cada atendimento.'],
      ],
    },
    casual: {
      openings: [
        'Tira a mão do rosto e lê sobre {o topic}.',
        'O que eu peço depois {do topic}.',
        'O que toda cliente me pergunta na saída: {topic}.',
      ],
      steps: [
        ['A pessoa levanta da maca, olha no espelho e estranha o vermelho. Eu explico antes, explico depois, e ainda recebo mensagem.'],
        ['A pele foi mexida, então ela reage por um tempinho, cada uma do seu jeito. Apertar em casa é bem mais agressivo que isso.'],
        ['Nada de sol e maquiagem nos primeiros dias, e protetor sempre. Se a sua questão é acne, vale ouvir um dermatologista.'],
        ['Eu fico um tempão olhando de lupa antes de começar. Tem cliente que acha que eu perdi alguma coisa ali.'],
      ],
    },
    funny: {
      openings: [
        'O espelho de aumento contra {o topic}.',
        'A história de um cravo antes {do topic}.',
        'Ninguém apertou nada, diz a ponta do nariz: {topic}.',
      ],
      steps: [
        ['A pessoa entra no banheiro para lavar as mãos e sai com o nariz vermelho. Foi só uma olhadinha, ela garante.'],
        ['O dedo acredita que resolve, e o espelho de perto incentiva. Quem paga é a ponta do nariz, que nem foi consultada.'],
        ['Apague a luz forte do espelho e lave o rosto com calma. Mãos ocupadas com creme não têm tempo de apertar nada.'],
        ['Quem trabalha com pele olha o nariz das pessoas no elevador. Disfarça bem, mas o olho vai sozinho.'],
      ],
    },
    motivational: {
      openings: [
        'A paciência de quem cuida da pele dos outros: {topic}.',
        'Olhar de perto e com respeito {no topic}.',
        'Um cuidado que se faz aos poucos, {o topic}.',
      ],
      steps: [
        ['Muita gente chega pedindo desculpa pelo próprio rosto. A primeira coisa que se faz é acender a luz e escutar.', 'O trabalho é feito de perto, em silêncio, durante um bom tempo. É preciso mão leve e muita atenção.'],
        ['A pele muda com a estação, a idade e a rotina. Por isso um bom cuidado se ajusta e não segue receita pronta.'],
        ['Em casa, o essencial é curto, lavar o rosto sem esfregar e usar protetor todo dia. Repetir importa mais que comprar muito.'],
        ['No fim, a pessoa passa a mão no rosto e fica um instante calada. Quem atende reconhece esse silêncio de longe.'],
      ],
    },
  },
}
