import type { ProductType } from '../product-type.ts'

export const languageLessons: ProductType = {
  nouns: ['aula de inglês', 'aula particular de inglês', 'aula de espanhol', 'aula particular de espanhol', 'aula de francês', 'aula de italiano', 'aula de alemão', 'aula de idiomas', 'aula de conversação', 'curso de inglês', 'curso de espanhol', 'curso de idiomas'],
  asks: ['o seu nível e o seu objetivo', 'os dias e os horários livres', 'se há viagem, prova ou entrevista marcada'],
  questions: {
    sale: ['Para que você usaria o idioma primeiro?', 'Você entende mais do que fala?'],
    content: ['Qual palavra estrangeira você acha mais bonita?', 'Você já passou vergonha com uma tradução?'],
  },
  emojis: ['🌍', '🗣️', '📚'],
  hashtags: ['idiomas', 'auladeidiomas', 'aulasdeidiomas', 'conversacao', 'aprenderidiomas', 'novoidioma'],
  sale: {
    professional: {
      openings: [
        'Falar sem traduzir cada palavra: {topic}.',
        'Conversa, correção e mais conversa: {topic}.',
        'Para a viagem, a prova ou a reunião: {topic}.',
      ],
      steps: [
        ['Na reunião, você entendeu tudo e teve uma boa ideia. Quando achou as palavras, o assunto já era outro.', 'O passaporte está novo, e o roteiro, pronto. Falta saber pedir uma informação na rua e entender a resposta.'],
        ['Falar se aprende falando, com tempo para procurar a palavra e alguém que corrija sem interromper o pensamento.'],
        ['Viajantes, estudantes, profissionais e crianças em idade escolar têm objetivos diferentes. Quem estudou há anos e parou também encontra o ponto de recomeço.'],
        ['Diga o que já sabe, para que precisa e em quanto tempo. Um assunto de que você goste rende a primeira conversa.'],
      ],
    },
    casual: {
      openings: [
        'Pode errar o verbo, eu entendo: {topic}.',
        'Pra destravar a língua: {topic}.',
        'Bora conversar, mesmo devagarinho: {topic}.',
      ],
      steps: [
        ['Você entende a série, canta a música inteira e na hora de falar dá branco. A palavra aparece no banho.', 'O moço perguntou o caminho em outra língua, e você apontou pra todos os lados, sorrindo. Ele agradeceu, perdido.'],
        ['A gente conversa sobre o que você gosta e vai arrumando no meio do caminho. Errar é o material da aula.'],
        ['Vale pra viagem, pra entrevista, pra criança com prova e pra quem quer entender a música sem legenda.'],
        ['Me conta o que você já sabe, pra que precisa e quanto tempo tem. Vergonha pode trazer, ela vai embora sozinha.'],
      ],
    },
    funny: {
      openings: [
        'Mímica também cansa os braços: {topic}.',
        'Você fala fluente com o cardápio: {topic}.',
        'O aplicativo da coruja já sente a sua falta: {topic}.',
      ],
      steps: [
        ['No restaurante estrangeiro, você pediu frango com toda a segurança. Veio uma sopa, e você agradeceu três vezes.', 'O aplicativo ensinou a dizer que o elefante bebe leite. Até agora, nenhuma situação pediu essa frase.'],
        ['Conversando com gente, descobre-se que as pessoas não falam como o aplicativo. Elas engolem letras e quase nunca citam elefantes.'],
        ['Vale para viajantes, estudantes e para quem canta com segurança palavras que não existem em língua nenhuma.'],
        ['Conte o seu nível verdadeiro e não o do currículo. O intermediário que só lê cardápio é bem-vindo.'],
      ],
    },
    motivational: {
      openings: [
        'Uma língua nova em qualquer idade: {topic}.',
        'Da primeira frase à conversa inteira: {topic}.',
        'Para abrir a boca sem medo de errar: {topic}.',
      ],
      steps: [
        ['A filha foi morar longe, e o genro fala outro idioma. Aos sessenta anos, alguém comprou um caderno e começou.', 'O ônibus leva cinquenta minutos, ida e volta, com fone no ouvido. Muita gente estuda assim, entre um ponto e outro.'],
        ['A vergonha diminui quando o erro vira assunto normal. Uma frase torta dita em voz alta vale mais que a perfeita guardada.'],
        ['Faz sentido para quem procura vaga, para quem vai viajar e para quem só quer ler um livro como foi escrito.'],
        ['Escolha um motivo pequeno e concreto, como ligar para um parente. Ele ajuda a escolher as primeiras palavras.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Entender e falar são treinos diferentes: {topic}.',
        'Frases inteiras, e não listas de palavras: {topic}.',
        'O erro mostra o próximo assunto: {topic}.',
      ],
      steps: [
        ['Muitos estudam listas de vocabulário por meses. Na conversa, conhecem todas as palavras e não conseguem juntar duas.', 'É comum esperar a fala ficar perfeita antes de abrir a boca. Sem uso, a fala perfeita não chega nunca.'],
        ['O cérebro lembra melhor de frases ligadas a uma situação. E a boca precisa de treino próprio, como um instrumento.'],
        ['Aprenda frases completas, repita em voz alta e narre o que faz em casa. Cinco minutos por dia já criam costume.'],
        ['Quem ensina idiomas ouve a mesma língua com muitos sotaques. Cada um deles traz um pedaço de outro lugar.'],
      ],
    },
    casual: {
      openings: [
        'Fala sozinho em casa, funciona: {topic}.',
        'Chega de lista de palavra solta: {topic}.',
        'Vergonha de falar? Papo rápido: {topic}.',
      ],
      steps: [
        ['A gente decora o nome de vinte frutas e não sabe pedir um suco. Já viu coisa igual?', 'Fica esperando o dia em que vai falar tudo certo. Esse dia não vem pra quem não abre a boca.'],
        ['Palavra sozinha some da cabeça. Numa frase, dentro de uma cena, ela se segura melhor.'],
        ['Enquanto lava a louça, vai contando em voz alta o que tá fazendo. Errou? Continua, que a louça não liga.'],
        ['O que eu mais gosto é a primeira piada que o aluno entende. A risada vem meio segundo atrasada e muito feliz.'],
      ],
    },
    funny: {
      openings: [
        'Falsos amigos e verdadeiras vergonhas: {topic}.',
        'O refrão que só existe no seu banheiro: {topic}.',
        'Letra de música segundo você: {topic}.',
      ],
      steps: [
        ['No karaokê, você cantou o refrão estrangeiro de olhos fechados. Quem lia a letra na tela também fechou os seus.', 'Cantou por vinte anos uma letra inventada, com emoção. Ao ler a verdadeira, preferiu continuar com a sua.'],
        ['O ouvido completa o que não entende com o que já conhece. É assim que nascem os grandes sucessos do banheiro.'],
        ['Leia a letra com calma e cante outra vez. Se doer muito, guarde as duas versões e escolha conforme a plateia.'],
        ['Toda turma tem alguém que responde com gesto, e o gesto é fluente. A palavra costuma chegar um pouco depois.'],
      ],
    },
    motivational: {
      openings: [
        'Uma frase por dia, dita em voz alta: {topic}.',
        'Ensinar a falar é saber esperar: {topic}.',
        'O erro faz parte da conversa: {topic}.',
      ],
      steps: [
        ['Nas primeiras aulas, o silêncio entre duas palavras parece enorme. Quem ensina espera, e a palavra vem.', 'Um caderno cheio de setas e desenhos vale por muitas regras. Cada aluno inventa um jeito próprio de lembrar.'],
        ['Aprender uma língua é aceitar parecer desajeitado por um tempo. Adultos estranham mais essa parte do que as crianças.'],
        ['Escreva hoje cinco frases sobre o seu dia e guarde. No fim do semestre, reescreva as mesmas e compare.'],
        ['Um dia o aluno sonha no outro idioma e chega contando. Para quem ensina, essa notícia vale a semana.'],
      ],
    },
  },
}
