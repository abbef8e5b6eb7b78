import type { ProductType } from '../product-type.ts'

export const percussion: ProductType = {
  nouns: ['tambor', 'tamborim', 'pandeiro', 'berimbau', 'atabaque', 'alfaia', 'zabumba', 'cajón', 'conga', 'xequerê', 'caxixi', 'ganzá', 'tambor artesanal', 'pandeiro artesanal', 'berimbau artesanal', 'instrumento de percussão'],
  asks: ['se é para aprender, tocar ou decorar', 'que ritmos gosta de tocar', 'quem vai tocar'],
  questions: {
    sale: ['Samba, coco, maracatu ou capoeira?', 'Quem na sua casa batuca em tudo?'],
    content: ['Qual foi o primeiro ritmo que você aprendeu?', 'Você batuca na mesa enquanto pensa?'],
  },
  emojis: ['🥁', '🎶', '🪘'],
  hashtags: ['percussao', 'batuque', 'ritmo', 'tambor', 'pandeiro', 'berimbau', 'capoeira', 'samba', 'maracatu', 'instrumentosdepercussao', 'musicabrasileira', 'culturapopular', 'luthieria'],
  sale: {
    professional: {
      openings: [
        'O ritmo que chama a roda: {topic}.',
        '{O topic} {convida/convidam} as mãos a entrar na música.',
        'Som, corpo e tradição brasileira: {topic}.',
      ],
      steps: [
        ['A roda se forma no quintal, alguém puxa o canto, e as palmas entram sozinhas. Falta só quem sustente o ritmo.', 'No ensaio do bloco, da banda ou do grupo de capoeira, todos esperam a primeira batida. É ela que junta as pessoas.'],
        ['Na percussão, o som muda com o jeito e com a força do toque. Até o silêncio entre um toque e outro faz música.'],
        ['{Atende/Atendem} a quem estuda música, a quem participa de grupos de cultura popular e a quem quer tocar em casa com os amigos.'],
        ['Pense em quem vai tocar, em que ritmo e por quanto tempo. O peso e o tamanho contam na escolha tanto quanto o som.'],
      ],
    },
    casual: {
      openings: [
        'Já começou o batuque por aqui: {topic}.',
        'Quem batuca na mesa vai entender: {topic}.',
        'Puxa a roda que {chegou/chegaram} {o topic}.',
      ],
      steps: [
        ['Sabe aquela pessoa que batuca na mesa, no volante e na perna dos outros? Ela só tá esperando um instrumento.', 'Churrasco, violão desafinado e todo mundo cantando. Quando entra o ritmo, até o vizinho vem pro portão.'],
        ['O gostoso da percussão é que dá pra tirar som no primeiro minuto. E dá pra passar a vida inteira aprendendo.'],
        ['{Vai/Vão} na roda, no bloco, na escola e na sala de casa. Pra quem ama música é um baita presente.'],
        ['Me conta quem vai tocar e o que gosta de ouvir. Pra começar é uma coisa, pra tocar na rua é outra.'],
      ],
    },
    funny: {
      openings: [
        'A panela da cozinha finalmente vai descansar: {topic}.',
        'Os vizinhos já sabem que você comprou {o topic}.',
        'O vizinho pediu bis ou pediu silêncio, não deu para ouvir: {topic}.',
      ],
      steps: [
        ['O menino batucou na mesa, no prato e na cabeça do irmão. A família entendeu que era vocação e tomou providências.', 'O cunhado avisou que tinha ritmo. Na segunda música, a roda inteira descobriu que ele tinha outro, só dele.'],
        ['Dá para aprender o básico numa tarde. A parte difícil é convencer a casa de que foi só uma tarde.'],
        ['{Serve/Servem} para a roda, para o bloco e para acordar o adolescente às onze, com um solo na porta do quarto.'],
        ['Pense no ritmo, no espaço e na parede do vizinho. Se ela for fina, convide-o para tocar também.'],
      ],
    },
    motivational: {
      openings: [
        'O pulso que mantém todos juntos: {topic}.',
        'Uma tradição que passa de mão em mão: {topic}.',
        'Quem estuda ritmo estuda escuta: {topic}.',
      ],
      steps: [
        ['Depois do expediente, o grupo se reúne na praça e ensaia. Ninguém ali é profissional, e todos chegam na hora.', 'A mestra mostra a batida devagar, e a turma repete. Na décima vez, trinta mãos soam como uma só.'],
        ['Tocar bem depende menos de força e mais de ouvir o outro. A mão aprende a esperar o tempo certo.'],
        ['É um incentivo para quem começou as aulas, para quem volta a tocar depois de anos e para quem ensina crianças.'],
        ['Escolha o som que você quer fazer todos os dias, e não só o mais bonito da vitrine. A prática vem daí.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'As primeiras batidas, sem pressa: {topic}.',
        'Cada toque na sua hora: {topic}.',
        'Como estudar ritmo com {o topic}.',
      ],
      steps: [
        ['O iniciante costuma tocar forte e rápido, para acompanhar os outros. Em poucos minutos, a mão cansa e o tempo foge.', 'Muita gente estuda só a batida e esquece a pausa. O ritmo fica corrido, mesmo com as notas certas.'],
        ['O ritmo é feito de som e de silêncio, em distâncias iguais. Quando a pausa encolhe, tudo acelera.'],
        ['Comece devagar, com um metrônomo ou contando em voz alta. Só aumente a velocidade quando a mão estiver solta.'],
        ['Na roda, quem sustenta o básico vale tanto quanto quem improvisa. O conjunto depende de alguém firme.'],
      ],
    },
    casual: {
      openings: [
        'Devagar sai mais bonito: {topic}.',
        'Dica de ritmo pra quem tem {topic}.',
        'O segredo tá na pausa: {topic}.',
      ],
      steps: [
        ['Todo mundo que começa quer tocar rápido. Aí embola a mão, ri, e começa de novo mais rápido ainda.', 'A gente aprende a batida em casa, chega na roda e parece outra música. Normal, lá tem gente junto.'],
        ['Em casa a gente só se escuta. Na roda tem que ouvir os outros, e é aí que o ritmo encaixa.'],
        ['Canta a batida com a boca antes de tocar, bem devagar. Se a boca sabe, a mão aprende rapidinho.'],
        ['Dez minutinhos por dia rendem mais do que um domingo inteiro. E os vizinhos agradecem também.'],
      ],
    },
    funny: {
      openings: [
        'Fases de quem aprende {o topic}.',
        'O metrônomo contra o cunhado: {topic}.',
        'Um, dois, três e cada um para um lado: {topic}.',
      ],
      steps: [
        ['Primeiro vem o entusiasmo, depois o barulho, depois a ligação do vizinho. A música chega na quarta fase.', 'Na roda, alguém acelera sem perceber, e os outros vão atrás. A música de cinco minutos termina em dois.'],
        ['A animação corre, e o tempo não gosta de ser empurrado. Ele se vinga no refrão, na frente de todos.'],
        ['Bata o pé no chão enquanto toca, sempre igual. Se o pé parar, a culpa é do pé, e não da mão.'],
        ['Quando a roda finalmente encaixa, todos se olham e sorriem. Aí alguém se emociona e acelera de novo.'],
      ],
    },
    motivational: {
      openings: [
        'Repetir até a mão soltar: {topic}.',
        'Aprender na roda, ouvindo: {topic}.',
        'O ritmo que se herda e se estuda: {topic}.',
      ],
      steps: [
        ['A batida parece impossível na segunda-feira, sai torta na quarta e, no sábado, a mão faz sem pensar.', 'Mestres antigos ensinavam sem partitura. Tocavam, paravam e esperavam o aluno devolver o que ouviu.'],
        ['O corpo aprende por repetição lenta. Cada volta igual à anterior deixa o caminho mais fácil para a próxima.'],
        ['Grave um minuto da sua prática por semana e guarde. Daqui a dois meses, ouça o primeiro e o último.'],
        ['Tocar junto ensina a dividir o tempo com os outros. Poucas coisas mostram isso tão depressa quanto uma roda.'],
      ],
    },
  },
}
