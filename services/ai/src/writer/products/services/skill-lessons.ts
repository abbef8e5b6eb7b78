import type { ProductType } from '../product-type.ts'

export const skillLessons: ProductType = {
  nouns: ['aula de canto', 'aula de bateria', 'aula de violino', 'aula de flauta', 'aula de balé', 'aula de ballet'],
  asks: ['o que você já sabe', 'o que gostaria de conseguir fazer', 'os dias e horários livres'],
  questions: {
    sale: ['O que você sempre quis aprender?', 'Você começaria do zero ou retomaria de onde parou?'],
    content: ['O que você começou a aprender e largou?', 'Você treina melhor de manhã ou à noite?'],
  },
  emojis: ['🎯', '📒', '🙌'],
  hashtags: ['aulas', 'aprender', 'arte', 'apresentacao', 'aprendizado', 'aulaparainiciantes'],
  sale: {
    professional: {
      openings: [
        'Para tirar do papel uma vontade antiga: {topic}.',
        'Do primeiro passo à primeira apresentação: {topic}.',
        'Um horário da semana só para aprender: {topic}.',
      ],
      steps: [
        ['A vontade aparece numa viagem, numa festa, num vídeo visto à noite. Alguém faz com naturalidade o que você sempre quis saber fazer.', 'Há anos esse plano muda de agenda em agenda. Um dia marcado na semana dá a ele o começo que faltava.'],
        ['Com acompanhamento, o erro é visto na hora e corrigido antes de virar hábito. O avanço aparece de uma aula para outra.'],
        ['Serve a quem nunca tentou, a quem parou na adolescência e a quem se prepara para uma apresentação ou uma festa.'],
        ['Ao marcar a primeira, conte o que já sabe e aonde quer chegar. Reserve também dez minutos por dia para praticar.'],
      ],
    },
    casual: {
      openings: [
        'Bora aprender de verdade? Vem pra {topic}.',
        'Aquela vontade que você guarda faz tempo: {topic}.',
        'Do zero mesmo, sem vergonha: {topic}.',
      ],
      steps: [
        ['Você vê alguém mandando bem e pensa que um dia também aprende. Esse dia pode muito bem ser uma terça-feira.', 'Todo começo de ano entra na lista, todo fim de ano continua lá. Que tal riscar essa linha agora?'],
        ['Com alguém do lado, você erra, eu vejo, e a gente arruma ali mesmo. Assim não vira mania.'],
        ['É pra quem nunca tentou, pra quem parou no meio e pra quem tá com uma apresentação ou uma festa marcada.'],
        ['Me conta o que você já sabe, nem que seja nada. E separa uns dez minutinhos por dia pra treinar em casa.'],
      ],
    },
    funny: {
      openings: [
        'O vídeo da internet não viu a sua dúvida: {topic}.',
        'Promessa de ano novo, edição revisada: {topic}.',
        'Os vizinhos vão acompanhar o seu progresso {no topic}.',
      ],
      steps: [
        ['De porta fechada, você já é profissional. Falta apenas repetir o resultado com a porta aberta e gente olhando.', 'O aplicativo mandou lembrete trezentos dias seguidos e depois ficou magoado. Uma pessoa esperando por você costuma funcionar melhor.'],
        ['Quem ensina percebe o erro antes de você terminar de cometê-lo. O vídeo da internet só continua sorrindo.'],
        ['Para principiantes, para desistentes reincidentes e para quem contou numa festa que sabia e agora precisa correr atrás.'],
        ['Diga com franqueza o que já sabe. Se for só a primeira frase, o primeiro passo ou os três primeiros segundos, já é começo.'],
      ],
    },
    motivational: {
      openings: [
        'Aprender com calma o que sempre chamou você: {topic}.',
        'Uma hora por semana que é só sua: {topic}.',
        'Da tentativa tímida ao gosto de repetir: {topic}.',
      ],
      steps: [
        ['O dia já foi inteiro de trabalho e de casa. Ainda assim, há quem guarde uma hora da semana para aprender algo novo.', 'Na primeira vez, quase nada sai como se imagina. Na quarta, uma parte pequena sai inteira, e a vontade de continuar aumenta.'],
        ['Aprender assim depende de repetição curta e frequente. O que hoje exige toda a atenção, em algumas semanas sai sem pensar.'],
        ['Vale para a criança curiosa, para o adulto que adiou e para quem se aposentou e agora tem tempo.'],
        ['Escolha uma meta que se possa mostrar a alguém. Uma pequena apresentação em casa já dá direção ao treino.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Dez minutos por dia ou uma hora no domingo: {topic}.',
        'O que fazer entre um encontro e outro {no topic}.',
        'Como sair do lugar {no topic}.',
      ],
      steps: [
        ['É comum praticar muito na véspera e quase nada no resto da semana. A sensação é de recomeçar toda vez.', 'Muita gente repete sempre do início e para no mesmo ponto difícil. O começo fica ótimo, e o resto não chega.'],
        ['O corpo e a memória fixam melhor o que se repete em dias diferentes. O descanso entre um treino e outro também conta.'],
        ['Separe o trecho difícil e treine só ele, bem devagar, por dez minutos. Depois junte com o que vem antes e depois.'],
        ['Quem ensina também passou por esse trecho. Lembra onde travou e procura ali o jeito de explicar.'],
      ],
    },
    casual: {
      openings: [
        'Para de treinar só na véspera: {topic}.',
        'Uma dica que vale pra qualquer {topic}.',
        'Travou no mesmo lugar de sempre? Senta aqui: {topic}.',
      ],
      steps: [
        ['A gente deixa pra treinar no dia anterior e acha que vai dar certo. Eu também fazia isso, e nunca deu.', 'Todo mundo começa do começo, vai até onde trava e volta pro começo. Fica craque na primeira parte e só.'],
        ['É que a cabeça gosta de pouquinho, mas sempre. Um dia longo cansa, e no outro já esqueceu metade.'],
        ['Pega só o pedacinho chato e repete devagar, por dez minutos. Depois cola ele no resto e vê a diferença.'],
        ['Quando o trecho enfim sai, eu fico mais feliz que o aluno. Às vezes até levanto da cadeira.'],
      ],
    },
    funny: {
      openings: [
        'A desculpa desta semana é inédita, diz quem dá {topic}.',
        'Em casa saía perfeito: {topic}.',
        'O cachorro já aprendeu a lição toda: {topic}.',
      ],
      steps: [
        ['Em casa saiu perfeito cinco vezes. Na frente de quem ensina, some tudo e ainda aparece um erro que nunca existiu.', 'O treino começou às sete, com água, silêncio e boa intenção. Às sete e cinco, a geladeira precisava muito ser arrumada.'],
        ['Quando alguém olha, a atenção se divide entre fazer e parecer tranquilo. Parecer tranquilo, sozinho, já ocupa quase tudo.'],
        ['Treine às vezes na frente de uma plateia fácil. O gato serve, embora saia no meio sem pedir licença.'],
        ['No dia da apresentação, a família aplaude de pé antes da hora. Quem errou o final é o único que percebeu.'],
      ],
    },
    motivational: {
      openings: [
        'O caminho feito de treinos curtos: {topic}.',
        'Recomeçar depois de anos, com {topic}.',
        'O dia em que saiu inteiro: {topic}.',
      ],
      steps: [
        ['Um motorista treinava no intervalo, marcando o ritmo com o pé no ônibus parado. Meses depois, mostrou aos colegas o que tinha aprendido.', 'Uma senhora começou depois dos sessenta, porque antes não houve tempo. Anota tudo com letra redonda e nunca falta.'],
        ['O progresso quase não se vê de um dia para outro. Comparado com o mês anterior, já é outra coisa.'],
        ['Grave um minuto do seu treino hoje e guarde. Daqui a dois meses, grave o mesmo trecho e compare.'],
        ['Toda pessoa que faz bem já foi alguém que tentava devagar. Essa parte quase nunca aparece, e é a maior.'],
      ],
    },
  },
}
