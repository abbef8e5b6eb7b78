import type { Frame } from './frame.ts'

export const question: Frame = {
  leads: {
    professional: [[
      'Uma dúvida que aparece com frequência.', 'Vale a pena conversar sobre isto.', 'Esta pergunta interessa a muitas pessoas.',
    ], [
      'Recebemos esta pergunta com frequência.', 'Uma boa pergunta merece espaço.', 'Abrimos a conversa sobre um tema útil.', 'Dúvida comum, assunto importante.', 'Vamos pensar juntos.',
      'Uma questão que interessa a muita gente.',
    ]],
    casual: [[
      'Essa dúvida é boa.', 'Bora conversar sobre isso?', 'Eu também já quis saber.',
    ], [
      'Essa pergunta chegou e eu adorei.', 'Dúvida boa, dessas que rendem.', 'Separei essa pergunta pra gente.', 'Quem nunca quis saber isso?',
    ]],
    funny: [[
      'Eis a dúvida que não quer calar.', 'Quem já pesquisou isso de madrugada?', 'Chamem os universitários.',
    ], [
      'A pergunta que não quer calar.', 'Valendo um aplauso imaginário.', 'Levanta a mão quem já pesquisou isso de madrugada.', 'Pausa para o mistério do dia.', 'Entra ano, sai ano, e a dúvida continua.',
    ]],
    motivational: [[
      'Perguntar poupa muito tempo.', 'Boa pergunta, dessas que fazem pensar.', 'Quem pergunta quer fazer melhor.',
    ], [
      'Perguntar é o começo de aprender.', 'Uma dúvida sincera abre caminhos.', 'Ninguém nasce sabendo.', 'Gosto de perguntas que fazem pensar.', 'Pensar junto leva mais longe.',
    ]],
  },
  steps: {
    professional: [
      ['É uma dúvida mais comum do que parece. Muitos pensam nela e deixam para perguntar depois, ou nem perguntam.', 'Quem já pesquisou sabe que cada lugar diz uma coisa. Isso acontece porque os casos são diferentes entre si.'],
      ['A resposta depende da situação: o que você tem, para que vai usar, o que já tentou. Esses pontos mudam o conselho.'],
      ['Na dúvida, converse com quem já passou por isso antes de decidir. Uma boa conversa poupa tempo e evita arrependimento.'],
      ['Conte nos comentários o seu caso ou o que funcionou para você. A experiência de uma pessoa esclarece a de outra.'],
    ],
    casual: [
      ['Já me perguntei isso também, e demorei pra entender. Cada um que eu consultava me dizia uma coisa diferente.', 'Tem dúvida que a gente guarda com medo de parecer boba. Depois descobre que metade das pessoas tinha a mesma.'],
      ['O que complica é que cada caso é um caso. O que deu certo pra mim pode não servir na sua situação.'],
      ['Eu costumo perguntar pra quem já fez, antes de ir com tudo. Ouço dois ou três e só depois decido.'],
      ['Me conta aí como é com você: já tentou, deu certo, deu errado? Assim a gente se ajuda nos comentários.'],
    ],
    funny: [
      ['Você joga no buscador, abre quinze abas e termina vendo vídeo de capivara. A dúvida continua firme no lugar dela.', 'Pergunte no grupo da família e receba sete respostas, todas com certeza absoluta e nenhuma igual à outra.'],
      ['O problema é que a resposta sincera começa com \'depende\'. Ninguém gosta dessa palavra, mas ela trabalha muito.'],
      ['Meu método é perguntar a quem já errou antes de mim. Essa pessoa responde rápido e ainda conta a história inteira.'],
      ['Deixe a sua experiência nos comentários, mesmo a desastrosa. As desastrosas ensinam mais e divertem o resto da turma.'],
    ],
    motivational: [
      ['Todo mundo que hoje responde com segurança já teve a mesma dúvida um dia. Só perguntou antes.', 'Admitir que não sabe e ir atrás da resposta dá trabalho. É assim que se aprende quase tudo.'],
      ['Cada caso tem as suas condições, por isso as respostas variam. Entender o seu é a parte mais importante.'],
      ['Pergunte a quem tem prática, ouça com atenção e anote. Da próxima vez, é você que vai ter a resposta.'],
      ['Divida o que você sabe com quem está começando. Uma dica simples pode poupar uma tarde inteira a alguém.'],
    ],
  },
  facts: {
    all: [
      'A resposta costuma depender do caso, por isso vale contar o seu.', 'Quem já passou por isso tem sempre algo a acrescentar.', 'Às vezes o melhor conselho vem de quem errou primeiro.',
      'Anote o que funcionou e o que não funcionou com você.', 'Testar em pequena escala evita arrependimento.', 'Ouvir mais de uma opinião ajuda a decidir.', 'Antes de concluir, olhe para a sua própria rotina.',
      'Uma pergunta bem-feita já é metade da resposta.', 'Salve a publicação para voltar e ler as respostas.',
    ],
    professional: [
      'Cada situação pede uma avaliação própria.', 'Partilhamos experiência, sem receita pronta.', 'Se quiser, descreva a sua situação em poucas linhas.', 'A prática mostra que não há uma resposta única.',
      'As respostas de quem acompanha enriquecem o tema.',
    ],
    casual: [
      'Por aqui eu já vi gente fazer de vários jeitos.', 'Eu tenho a minha opinião, mas quero ouvir a sua antes.', 'Fala a verdade, sem medo de errar.', 'Cada pessoa tem um truque, e eu quero saber o seu.',
      'Manda pra quem entende do assunto vir opinar.',
    ],
    funny: [
      'Respostas erradas, mas confiantes, também serão lidas.', 'Quem souber ganha o título de especialista por um dia.', 'A minha avó tem uma resposta, e ela não aceita discussão.',
      'Vale consultar a vizinha, que ela sabe tudo.', 'Se ninguém souber, a gente finge que sabia.',
    ],
    motivational: [
      'Não saber é o primeiro passo de quem aprende.', 'Trocar experiência poupa tempo e anima.', 'A resposta de uma pessoa pode ser o atalho de outra.', 'Quem divide o que sabe não perde nada.',
      'Continue perguntando, é assim que se melhora.',
    ],
  },
  questions: [
    'Como é com você?', 'O que funcionou no seu caso?', 'Que conselho você daria?', 'Você já tentou de outro jeito?', 'O que você gostaria de entender melhor?', 'Quem você chamaria para responder?',
  ],
  asks: [
    'o seu caso', 'a sua dúvida com mais detalhes', 'o que você já tentou', 'como você faz hoje',
  ],
  hashtags: ['dicas', 'duvidas', 'perguntas', 'aprenda', 'dicasuteis', 'perguntaerespostas', 'saibamais', 'conversa'],
  emojis: ['❓', '💡', '🤔', '💬', '🙋'],
}
