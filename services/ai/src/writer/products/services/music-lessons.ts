import type { ProductType } from '../product-type.ts'

export const musicLessons: ProductType = {
  nouns: ['aula de violão', 'aula particular de violão', 'aula de guitarra', 'aula de ukulele', 'aula de cavaquinho', 'aula de teclado', 'aula de piano', 'aula de música', 'aula particular de música', 'curso de violão', 'aula de instrumento'],
  asks: ['se já tem o instrumento', 'a música que gostaria de tocar', 'os dias e os horários livres'],
  questions: {
    sale: ['Qual música você quer tocar primeiro?', 'Você já tem o instrumento ou ainda não?'],
    content: ['Qual música você tocaria de olhos fechados?', 'Você canta enquanto toca ou só toca?'],
  },
  emojis: ['🎼', '🎶', '🎵'],
  hashtags: ['auladeinstrumento', 'aulademusica', 'musica', 'professordemusica', 'instrumentomusical', 'aprendermusica'],
  sale: {
    professional: {
      openings: [
        'A primeira música inteira, nota por nota: {topic}.',
        'O instrumento deixa de ser enfeite: {topic}.',
        'Alguém ao lado para corrigir a mão: {topic}.',
      ],
      steps: [
        ['O instrumento foi presente de aniversário e passou o ano num canto da sala. De vez em quando, alguém encosta nele.', 'Você segue o vídeo, pausa, volta, pausa outra vez. A mão do professor está invertida, e a dúvida continua.'],
        ['Na aula dá para parar num compasso só, ajustar a posição da mão e tentar de novo. O ouvido aprende junto.'],
        ['Crianças, adultos e quem já se aposentou começam pelo mesmo som. Quem tocava na juventude volta mais depressa do que imagina.'],
        ['Conte se tem o instrumento, o que já tocou e qual música gostaria de aprender. Diga os dias em que pode treinar.'],
      ],
    },
    casual: {
      openings: [
        'Bora acordar esse instrumento: {topic}.',
        'Pra tocar aquela que você ama: {topic}.',
        'Pode errar, que música também se erra: {topic}.',
      ],
      steps: [
        ['Tem um instrumento aí na sua casa servindo de enfeite. As visitas perguntam se você toca, e você muda de assunto.', 'O vídeo diz que é fácil e rápido. Vinte minutos depois, você ainda tá tentando achar o primeiro dedo.'],
        ['A gente pega a música que você gosta e desmonta em pedacinhos. Um trecho de cada vez, até o refrão sair.'],
        ['Vale pra criança, pra adulto com vergonha, pra quem já tocou e pra quem só sabe bater na mesa.'],
        ['Me conta que música você quer e se já tem o instrumento. Dez minutinhos por dia já entram no plano.'],
      ],
    },
    funny: {
      openings: [
        'A sala ainda espera o segundo acorde: {topic}.',
        'O cachorro já uiva no tom: {topic}.',
        'Parabéns a você não precisa ser o único número: {topic}.',
      ],
      steps: [
        ['Há dois anos, a família conhece os primeiros oito segundos de uma música. O resto permanece um mistério.', 'Você comprou o instrumento, a capa, o suporte e um livro. O livro ensina a afinar, e ali a história parou.'],
        ['Com alguém mostrando de perto, o segundo acorde aparece. A vizinhança, que só conhecia o primeiro, também se emociona.'],
        ['Vale para quem começa aos seis, para quem começa aos sessenta e para quem comprou o instrumento num impulso de dezembro.'],
        ['Conte que música deseja tocar e quantos vizinhos tem. A segunda informação define o horário do treino.'],
      ],
    },
    motivational: {
      openings: [
        'Aprender um instrumento em qualquer idade: {topic}.',
        'Do primeiro som à música inteira: {topic}.',
        'Um pouco de treino por dia: {topic}.',
      ],
      steps: [
        ['A vontade de tocar esperou os filhos crescerem. Numa terça à noite, alguém abriu um caderno novo e anotou o primeiro acorde.', 'O neto pediu a música do desenho, e a avó resolveu aprender. Treinou escondida durante semanas para a festa.'],
        ['No começo, o dedo não obedece e o som sai abafado. Semanas depois, a troca que parecia impossível acontece sem pensar.'],
        ['Vale para quem quer tocar na roda de amigos, na igreja, para um filho ou só para si, de porta fechada.'],
        ['Escolha uma música curta de que você goste muito. A vontade de chegar ao fim dela ajuda nos dias difíceis.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Treinar devagar para tocar depressa: {topic}.',
        'Dez minutos por dia e o que fazer neles: {topic}.',
        'O ouvido também estuda: {topic}.',
      ],
      steps: [
        ['A maioria toca a música inteira, do começo ao fim, errando sempre no mesmo lugar. O trecho difícil nunca recebe atenção.', 'Muitos treinam duas horas no sábado e nada durante a semana. Na segunda-feira, a mão já esqueceu metade.'],
        ['A mão aprende por repetições curtas e frequentes. Tocar rápido e errado faz com que ela decore o erro.'],
        ['Isole o trecho difícil e toque bem devagar, cinco vezes certas. Só então junte o compasso anterior e o seguinte.'],
        ['Quem ensina música escuta o que o aluno quis tocar, além do que tocou. A distância entre os dois é o assunto da aula.'],
      ],
    },
    casual: {
      openings: [
        'Não começa sempre do começo: {topic}.',
        'Dez minutos hoje valem mais que duas horas no sábado: {topic}.',
        'Devagar, bem devagar: {topic}.',
      ],
      steps: [
        ['A gente toca desde a primeira nota, chega na parte difícil e tropeça. Aí volta pro início, como se ajudasse.', 'Sábado é aquela maratona, o dedo dói, e na quarta ninguém lembra de nada. Quem nunca fez isso?'],
        ['Se repete errado, a mão guarda errado. E ela gosta de visita curta todo dia, mais que de visita longa.'],
        ['Pega só o pedacinho que trava e toca tão devagar que dê pra acertar. Depois vai emendando com o resto.'],
        ['Eu adoro o dia em que o aluno esquece que eu tô ali. Ele começa a tocar pra música, e não pra mim.'],
      ],
    },
    funny: {
      openings: [
        'O dedo mindinho e suas opiniões: {topic}.',
        'A música toda, menos a parte difícil: {topic}.',
        'Desculpe, vizinho do 32: {topic}.',
      ],
      steps: [
        ['O dedo mindinho não aceita ordens. Foi chamado pelo nome, foi posto no lugar e voltou para casa sozinho.', 'O vizinho já sabe a música de cor, inclusive o erro. Outro dia, assobiou com o erro no elevador.'],
        ['O mindinho tem pouca prática em trabalhar sozinho. Durante a vida inteira, só apareceu para segurar xícara.'],
        ['Treine o trecho devagar e em horário civilizado. Quando o vizinho assobiar a versão certa, você estará pronto.'],
        ['Em toda festa há um instrumento e alguém que só sabe uma música. Depois de alguns meses, saberá duas.'],
      ],
    },
    motivational: {
      openings: [
        'A ponta dos dedos conta o treino: {topic}.',
        'Repetir o mesmo compasso, com ouvido novo: {topic}.',
        'Ensinar música é ter paciência com o silêncio: {topic}.',
      ],
      steps: [
        ['Nas primeiras semanas, os dedos reclamam, e o som sai tímido. Quem insiste conhece o dia em que a nota sai limpa.', 'O aluno diz que não tem ritmo e bate o pé certinho enquanto fala. Quem ensina percebe isso antes.'],
        ['Cada mão encontra o seu caminho entre uma posição e outra. O professor mostra, espera e mostra de novo.'],
        ['Grave um trecho hoje e escute daqui a dois meses. O ouvido, que é exigente, vai notar a diferença.'],
        ['Depois da última aula, a sala fica quieta. Na cabeça de quem ensina, ainda toca uma música pela metade.'],
      ],
    },
  },
}
