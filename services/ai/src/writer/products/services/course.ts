import type { ProductType } from '../product-type.ts'

export const course: ProductType = {
  nouns: ['curso', 'oficina', 'workshop', 'curso online', 'aula', 'aula online'],
  asks: ['o que você já sabe', 'quanto tempo tem por semana', 'por que quer aprender'],
  questions: {
    sale: ['O que você sempre quis aprender?', 'Você prefere aprender de manhã ou à noite?'],
    content: ['Você é de anotar tudo ou de ir fazendo?', 'Qual foi a última coisa nova que você aprendeu?'],
  },
  emojis: ['📚', '✏️', '💡'],
  hashtags: ['curso', 'cursos', 'workshop', 'aulas', 'aprender', 'oficina', 'inscricoesabertas'],
  sale: {
    professional: {
      openings: [
        'Do interesse à prática: {topic}.',
        'Para aprender com alguém ao lado: {topic}.',
        'Um tempo reservado para aprender: {topic}.',
      ],
      steps: [
        ['A vontade de aprender aparece num vídeo visto à noite. No dia seguinte, falta saber por onde começar e a quem perguntar.', 'Há coisas que você diz há anos que vai aprender. A frase se repete em todo começo de ano.'],
        ['Com alguém ensinando, o assunto vem em ordem. Cada etapa prepara a seguinte, e a dúvida não fica sem resposta.'],
        ['Serve a quem nunca tentou, a quem aprendeu sozinho e quer organizar o que sabe e a quem pensa em mudar de área.'],
        ['Antes de se inscrever, veja o conteúdo, o nível e o tempo necessário. Compare com as horas livres da sua semana.'],
      ],
    },
    casual: {
      openings: [
        'Aquilo que você sempre quis aprender: {topic}.',
        'Pra sair da vontade e começar: {topic}.',
        'Bora aprender junto: {topic}.',
      ],
      steps: [
        ['Você já salvou quarenta vídeos sobre o assunto. Assistiu a três, se animou e parou na parte em que dava dúvida.', 'Quantas vezes você disse que um dia ia aprender isso? Dava pra fazer uma festa de aniversário da frase.'],
        ['O bom de aprender com alguém é que a ordem já foi pensada. Você não precisa adivinhar o que vem antes.'],
        ['É bom pra quem nunca fez, pra quem aprendeu sozinho aos trancos e pra quem quer mudar um pouco a rotina.'],
        ['Olha o conteúdo e quanto tempo leva. E me conta o que você já sabe, que eu digo se faz sentido.'],
      ],
    },
    funny: {
      openings: [
        'Seus vídeos salvos mandaram lembranças: {topic}.',
        'Tutorial de três minutos, estrago de três horas: {topic}.',
        'Chega de dizer que um dia eu aprendo: {topic}.',
      ],
      steps: [
        ['No tutorial, em três minutos, ficou perfeito. Em casa, levou três horas, e a família perguntou o que era aquilo.', 'A pasta de vídeos salvos tem receita, ginástica, violão e mandarim. Nenhum deles sabe que você existe.'],
        ['Com quem ensina, dá para perguntar quando emperra. No vídeo solto, a pessoa segue sorrindo e não espera ninguém.'],
        ['Para curiosos, teimosos e para quem prometeu aprender em janeiro sem dizer de qual ano.'],
        ['Veja quanto tempo vai precisar antes de se inscrever. A agenda é sempre mais otimista que a rotina.'],
      ],
    },
    motivational: {
      openings: [
        'Aprender algo novo em qualquer idade: {topic}.',
        'O primeiro passo, com orientação: {topic}.',
        'Para quem resolveu começar: {topic}.',
      ],
      steps: [
        ['Depois de criar os filhos, a mãe comprou um caderno novo e escreveu o próprio nome na capa. Era a vez dela.', 'O porteiro saía do turno, lavava o rosto e ia para a aula. No fim, mostrou aos colegas o que sabia fazer.'],
        ['Aprender com uma turma ou um roteiro dá ritmo. Nos dias sem ânimo, é o combinado que leva a gente de volta.'],
        ['Vale para quem busca uma profissão, para quem quer melhorar o que já faz e também só pelo gosto de saber.'],
        ['Escolha um motivo concreto para aprender e anote na primeira página. Ele ajuda a arranjar o tempo.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Assistir não é o mesmo que fazer: {topic}.',
        'Como aproveitar melhor o que se aprende: {topic}.',
        'Pouco tempo, bem usado: {topic}.',
      ],
      steps: [
        ['Muitas pessoas assistem a todas as aulas e deixam a prática para o fim. Quando ela chega, metade já se perdeu.'],
        ['Ver alguém fazer dá a impressão de que já sabemos. As mãos e a memória só aprendem quando tentam.'],
        ['Depois de cada aula, faça algo com o que viu, ainda que pequeno. Anote uma dúvida e leve-a na próxima.'],
        ['Quem dá aulas refaz o roteiro muitas vezes. As melhores mudanças vêm das perguntas que ninguém previu.'],
      ],
    },
    casual: {
      openings: [
        'Viu, gostou, e agora pratica: {topic}.',
        'O caderno lindo que ninguém abre: {topic}.',
        'Uma dica pra aprender de verdade: {topic}.',
      ],
      steps: [
        ['A gente assiste tudo, entende tudo e, na hora de fazer, cadê? Sumiu junto com a explicação.'],
        ['É que olhar parece fácil. A dificuldade só aparece quando a mão tenta, e é nela que a gente aprende.'],
        ['Termina a aula e faz uma coisinha pequena na mesma hora. Dez minutos de prática valem mais que uma página copiada.'],
        ['Pra mim, a melhor pergunta é a que alguém tem vergonha de fazer. Quase sempre era a dúvida da turma inteira.'],
      ],
    },
    funny: {
      openings: [
        'Doze dúvidas na porta de saída: {topic}.',
        'Tem alguma pergunta? Silêncio total: {topic}.',
        'O aluno do fundo sabia o tempo todo: {topic}.',
      ],
      steps: [
        ['Alguma dúvida? Ninguém. A aula acaba, a porta abre e doze pessoas cercam o professor com uma perguntinha rápida.'],
        ['Perguntar na frente dos outros dá frio na barriga. Todo mundo espera que a outra pessoa tenha coragem primeiro.'],
        ['Escreva a dúvida na hora e faça a pergunta cedo. O grupo inteiro vai balançar a cabeça, aliviado.'],
        ['Quem ensina já percebeu: se ninguém pergunta, ou foi tudo claro, ou ninguém entendeu nada. Quase nunca é a primeira.'],
      ],
    },
    motivational: {
      openings: [
        'A primeira tentativa fica torta, e tudo bem: {topic}.',
        'Aprender em qualquer idade: {topic}.',
        'Guardar o primeiro resultado: {topic}.',
      ],
      steps: [
        ['A primeira tentativa saiu torta, e a aluna quase jogou fora. Guardou, e hoje mostra a quem está começando.'],
        ['O começo é lento porque tudo exige atenção. Depois, um gesto fica fácil e libera a cabeça para o seguinte.'],
        ['Ponha data no que fizer, mesmo no que não gostar. Comparar depois de dois meses mostra o que a memória não vê.'],
        ['Quem ensina costuma guardar os próprios começos numa gaveta. Eles servem para lembrar como era não saber.'],
      ],
    },
  },
}
