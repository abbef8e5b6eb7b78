import type { ProductType } from '../product-type.ts'

export const comforterToy: ProductType = {
  nouns: ['naninha de amigurumi', 'naninha de crochê'],
  asks: ['para quando o bebê é esperado', 'as cores do quarto', 'o bichinho de que a família gosta'],
  questions: {
    sale: ['Que bichinho combina com o bebê da sua família?', 'É para a sua família ou para dar de presente?'],
    content: ['Você tinha um paninho na infância?', 'Na sua família, o paninho já ficou pra trás em alguma viagem?'],
  },
  emojis: ['🧶', '🧸', '👶'],
  hashtags: ['naninha', 'naninhadecroche', 'naninhaamigurumi', 'naninhas', 'amigurumi', 'enxovaldebebe', 'presenteparabebe'],
  sale: {
    professional: {
      openings: [
        'Meio bichinho, meio paninho: {topic}.',
        '{O topic} {entra/entram} no enxoval com jeito de primeiro amigo.',
        'Um presente para o começo de tudo: {topic}.',
      ],
      steps: [
        ['Muitas crianças escolhem um paninho e o levam pela casa inteira. Os pais aprendem depressa a não sair sem ele.', 'Entre os presentes do chá de bebê, sempre há um que passa de colo em colo. Costuma ser o que tem carinha.'],
        ['Em cima, a cabeça de crochê. Embaixo, o paninho para segurar. As duas partes se juntam numa peça só.'],
        ['É presente de chá, de nascimento e de batizado. Combina também com o ensaio de fotos dos primeiros meses.'],
        ['Pense nas cores do quarto e no bichinho de que a família gosta. O resto do enxoval dá a pista.'],
      ],
    },
    casual: {
      openings: [
        'O paninho que vira personagem da família: {topic}.',
        '{O topic} {tem/têm} tudo pra ganhar apelido.',
        'Primeiro amigo, olha que graça: {topic}.',
      ],
      steps: [
        ['Toda família conhece a história do paninho que não podia ficar pra trás. A gente voltava da esquina pra buscar.', 'No chá de bebê, a naninha sai do pacote e dá a volta na sala inteira. Todo mundo quer segurar um pouco.'],
        ['Em cima é bichinho, embaixo é paninho. Por isso a mãozinha sempre acha um canto pra agarrar.'],
        ['Pra chá, pra visita na maternidade, pra batizado. E nas fotos do bebê, aparece mês após mês.'],
        ['Me conta o bichinho que a família gosta e as cores do quarto. A gente pensa no conjunto a partir daí.'],
      ],
    },
    funny: {
      openings: [
        'Chave, carteira e: {topic}.',
        '{O topic} {vai/vão} mandar na agenda da família.',
        'Futuro passageiro fixo do carro: {topic}.',
      ],
      steps: [
        ['A mala está no carro, a família sentada, a porta trancada. Do banco de trás vem a pergunta: e a naninha?', 'O bebê ganha doze brinquedos que piscam, tocam e cantam. Escolhe um paninho e não larga até a escola.'],
        ['Tem cabeça para abraçar e pontas para arrastar pelo corredor. O chão da casa nunca esteve tão limpo.'],
        ['Para o chá, o batizado e a madrinha que quer ser lembrada em toda viagem de carro.'],
        ['Escolha pensando em conviver muito tempo com a naninha. Ela vai às férias, ao mercado e à casa da avó.'],
      ],
    },
    motivational: {
      openings: [
        'Alguém fez pensando em quem vai chegar: {topic}.',
        '{O topic} {guarda/guardam} os primeiros anos.',
        'Para mãos que ainda vão aprender a segurar: {topic}.',
      ],
      steps: [
        ['Preparar a chegada de um bebê é pensar em mil coisas práticas. No meio delas, cabe uma escolhida só pelo carinho.', 'Anos depois, a família abre uma caixa e lá está o paninho já gasto. Todos lembram da mesma cena.'],
        ['A cabeça pequena pede ponto firme, e o paninho pede ponto mais solto. Quem faz muda a mão na mesma peça.'],
        ['Para os pais que esperam, para os avós de primeira viagem e para a madrinha que quer deixar uma lembrança.'],
        ['Escolha o bichinho com a história da família em mente. Depois, a criança dá o nome que quiser.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como lavar {o topic} da criança.',
        'Um hábito que poupa problemas: {topic}.',
        'A peça mais usada do enxoval pede cuidado: {topic}.',
      ],
      steps: [
        ['O dia de lavar a naninha é um pequeno drama em muitas casas. A criança procura, e ela ainda está molhada.'],
        ['A criança reconhece o paninho pelo toque e pelo cheiro. Lavado ou trocado de repente, ele parece outro.'],
        ['Lave à mão com sabão neutro enquanto a criança está ocupada com outra coisa. Seque em lugar ventilado e confira as costuras.'],
        ['Em peça de bebê, o arremate se esconde por dentro e se confere com um puxão. Quem faz testa cada fio.'],
      ],
    },
    casual: {
      openings: [
        'Dia de lavar é dia de negociar: {topic}.',
        'Histórias de família com {o topic}.',
        'O que eu digo pros pais sobre {o topic}.',
      ],
      steps: [
        ['A gente tenta lavar o paninho escondido e é descoberto na metade. Aí é criança sentada na frente do varal.'],
        ['É que o paninho tem o cheiro e o toque que a criança conhece. Um igualzinho, mas novo, ela percebe na hora.'],
        ['Aproveita a hora da escola ou da visita à avó pra lavar. E dá uma olhada nas costuras de vez em quando.'],
        ['Eu puxo todos os fios depois de arrematar, um por um. É a última coisa que faço antes de dizer que terminou.'],
      ],
    },
    funny: {
      openings: [
        'Esqueceram {o topic} na casa da avó.',
        'O verdadeiro chefe da família: {topic}.',
        'Operação resgate: {topic}.',
      ],
      steps: [
        ['A família dirigiu quarenta minutos e fez o retorno. Ninguém tinha esquecido documento nem remédio, só um pano com orelhas.'],
        ['Já tentaram comprar outro igual para enganar. A criança cheirou, olhou para os pais e perdeu a confiança por uma semana.'],
        ['Crie um lugar fixo para a naninha perto da porta. Assim, o último a sair confere chave, luz e orelhas.'],
        ['Quem faz naninha já sabe o destino dela. Vai conhecer chão de mercado, banco de carro e o fundo da máquina de lavar.'],
      ],
    },
    motivational: {
      openings: [
        'Um canto de pano, muitas lembranças: {topic}.',
        'Quem faz {o topic} pensa em mãos pequenas.',
        'Da agulha à caixa de lembranças: {topic}.',
      ],
      steps: [
        ['Fazer uma peça para um bebê da família muda o jeito de contar pontos. A gente imagina a mão que vai segurar.'],
        ['Cabeça e paninho se fazem separados, cada um com a sua tensão de fio. A costura entre eles merece atenção dobrada.'],
        ['Se você está fazendo uma naninha, passe a linha duas vezes na união entre cabeça e paninho. Depois puxe para conferir.'],
        ['Um dia a criança deixa o paninho na cama e sai sem ele. Alguém o guarda, e quase nunca é a criança.'],
      ],
    },
  },
}
