import type { ProductType } from '../product-type.ts'

export const partyKit: ProductType = {
  nouns: ['cento de salgados', 'kit festa'],
  asks: ['para quando é a festa', 'quantos adultos e quantas crianças vão', 'a que horas começa'],
  questions: {
    sale: ['Quantas pessoas cabem numa festa na sua casa?', 'Qual é a próxima comemoração por aí?'],
    content: ['Você já fez festa com comida de mais ou de menos?', 'Quem organiza as festas da sua família?'],
  },
  emojis: ['🎉', '🥟', '🎈'],
  hashtags: ['kitfesta', 'centodesalgados', 'salgadosparafesta', 'festaemcasa', 'salgadinhosdefesta', 'kitfestas', 'salgadosdefesta'],
  sale: {
    professional: {
      openings: [
        'A mesa da sua reunião resolvida com {topic}.',
        'Para receber sem passar o dia na cozinha: {topic}.',
        '{O topic} {facilita/facilitam} a vida de quem organiza a festa.',
      ],
      steps: [
        ['Dia de festa em casa começa cedo: arrumar a sala, buscar gelo, receber os primeiros. Da comida, alguém precisa cuidar antes.', 'O parabéns foi marcado em cima da hora e a lista já passou de vinte pessoas. É possível resolver sem correria.'],
        ['Pedir em quantidade simplifica a conta: você parte do número de convidados e já sabe de quanto precisa.'],
        ['Atende aniversário em casa, confraternização do trabalho, festa da escola, batizado e aquela reunião de família no meio do ano.'],
        ['Para calcular, conte de dez a quinze salgados por adulto e cerca de metade por criança. Confirme a lista antes.'],
      ],
    },
    casual: {
      openings: [
        'Festa em casa sem virar noite na cozinha: {topic}.',
        'Fecha a lista de convidados, que a comida tem nome: {topic}.',
        'Quem já fez tudo por conta própria sabe o valor {do topic}.',
      ],
      steps: [
        ['Eu já passei aniversário inteiro de avental, vendo a festa pela porta da cozinha. Hoje penso diferente, e recomendo.', 'O grupo da família combinou a festa em dez minutos e sobrou pra você. Calma, a comida dá pra resolver.'],
        ['O bom é que a conta fica fácil: tantas pessoas, tanto de comida. Sobra tempo pra encher balão e brigar com a caixa de som.'],
        ['Vale pra aniversário, chá, jogo, formatura e reunião do pessoal do trabalho. Juntou gente, precisa de comida.'],
        ['Conta uns dez a quinze salgados pra cada adulto e metade pra criança. E confirma quem vem mesmo.'],
      ],
    },
    funny: {
      openings: [
        'Tem primo com fome na lista de convidados: {topic}.',
        'Festa sem {topic} é reunião com balão.',
        'Vinte confirmados, quarenta na porta: {topic}.',
      ],
      steps: [
        ['A festa era só para os mais chegados. A família é grande, e todos se consideram muito chegados quando há salgado.', 'O convite dizia das quatro às oito. Às dez ainda há um tio contando caso com um croquete na mão.'],
        ['Comprar em quantidade evita aquele olhar de pânico para a bandeja quando chega mais um carro na rua.'],
        ['Funciona em aniversário, em despedida e em reunião de condomínio. Nesta última, diminui a gritaria.'],
        ['Conte de dez a quinze por adulto. Depois acrescente os que já jantaram, porque comem igualzinho.'],
      ],
    },
    motivational: {
      openings: [
        'Quem organiza também merece aproveitar a festa: {topic}.',
        'Reunir quem importa fica mais fácil com {topic}.',
        'Mais tempo com os convidados, graças {ao topic}.',
      ],
      steps: [
        ['Quem faz tudo sozinho costuma perder a chegada dos amigos e a melhor conversa. Dividir o trabalho é estar na festa.', 'Juntar a família num mesmo dia já deu trabalho de meses. Falta só a mesa, e ela não precisa cansar ninguém.'],
        ['Comida calculada com calma deixa a festa leve. A mesa enche, os convidados se servem e a conversa corre.'],
        ['Também é uma mão na roda para a turma que organiza a festa da escola com uma lista só de voluntários.'],
        ['Deixe a lista fechada alguns dias antes e some os imprevistos. No dia, sua única tarefa deve ser receber.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como calcular a quantidade certa: {topic}.',
        'Planejamento de festa sem sobra nem falta, com {topic}.',
        'O que pesa na conta {do topic}.',
      ],
      steps: [
        ['A maior dúvida de quem organiza uma festa é a quantidade. Com medo de faltar, quase todos pedem demais.', 'Há festas em que a comida acaba em uma hora e outras que rendem marmita para a semana. O número de convidados era o mesmo.'],
        ['Horário muda tudo: em festa na hora do almoço ou do jantar come-se mais. Bolo, doces e bebidas também entram na conta.'],
        ['Conte de dez a quinze salgados por adulto em festa de quatro horas. Reduza um pouco se houver jantar.'],
        ['Quem trabalha com festas aprende a ler uma lista de convidados. Idade, horário e calor dizem mais que o total.'],
      ],
    },
    casual: {
      openings: [
        'Faz a conta comigo: {topic}.',
        'Dúvida campeã de quem vai dar festa: {topic}.',
        'Papo de quem ama organizar festa com {topic}.',
      ],
      steps: [
        ['Você também tem pavor de faltar comida? Eu já fiz festa pra trinta com comida pra sessenta, e foi salgado até quinta.', 'Já vi faltar na metade da festa e já vi sobrar bandeja fechada. As duas coisas doem, cada uma de um jeito.'],
        ['A gente calcula pelo medo, e medo come muito. O certo é olhar o horário, a idade da turma e o resto da mesa.'],
        ['Dez a quinze por adulto dá bem numa festa de quatro horas. Se tiver jantar ou muito bolo, baixa um pouco.'],
        ['Sirvo aos poucos, sempre. A mesa fica bonita até o fim e o último convidado come igual ao primeiro.'],
      ],
    },
    funny: {
      openings: [
        'Matemática de festa explicada com {topic}.',
        'Lista de convidados contra lista real: {topic}.',
        'Fenômenos inexplicáveis em volta {do topic}.',
      ],
      steps: [
        ['O convite foi para dez. Os dez trouxeram cônjuge, o cônjuge trouxe a mãe, e a mãe trouxe um pote vazio.'],
        ['Comida em pé engana: ninguém vê o próprio prato, então ninguém sabe quanto comeu. Cada um jura que foram três.'],
        ['Guarde um terço na cozinha e reponha devagar. E, para os potes vazios, faça cara de paisagem.'],
        ['No dia seguinte, a família reúne as sobras no café. A festa só acaba quando some o último salgado.'],
      ],
    },
    motivational: {
      openings: [
        'Uma festa se constrói com listas e boa vontade: {topic}.',
        'Organizar também é cuidar: {topic}.',
        'Por trás de uma mesa cheia há planejamento: {topic}.',
      ],
      steps: [
        ['A primeira festa que organizamos costuma ser um susto. Na terceira, já há caderno, lista e até plano para a chuva.'],
        ['Organização se aprende anotando. O que sobrou, o que faltou e quantos vieram valem mais que qualquer tabela.'],
        ['Depois da festa, escreva os números no celular antes de esquecer. Na próxima, metade das decisões já está tomada.'],
        ['Salgado em quantidade é trabalho de muitas mãos e muitas horas. A mesa cheia, vista da porta, compensa.'],
      ],
    },
  },
}
