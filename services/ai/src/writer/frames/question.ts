import type { Frame } from './frame.ts'

export const question: Frame = {
  leads: {
    professional: [
      'Recebemos esta pergunta com frequência.', 'Uma boa pergunta merece espaço.', 'Abrimos a conversa sobre um tema útil.', 'Dúvida comum, assunto importante.', 'Vamos pensar juntos.',
      'Uma questão que interessa a muita gente.',
    ],
    casual: [
      'Essa pergunta chegou e eu adorei.', 'Bora conversar sobre isso?', 'Eu também já quis saber.', 'Dúvida boa, dessas que rendem.', 'Separei essa pergunta pra gente.', 'Quem nunca quis saber isso?',
    ],
    funny: [
      'A pergunta que não quer calar.', 'Valendo um aplauso imaginário.', 'Levanta a mão quem já pesquisou isso de madrugada.', 'Pausa para o mistério do dia.', 'Entra ano, sai ano, e a dúvida continua.',
      'Chamem os universitários.',
    ],
    motivational: [
      'Perguntar é o começo de aprender.', 'Uma dúvida sincera abre caminhos.', 'Ninguém nasce sabendo.', 'Gosto de perguntas que fazem pensar.', 'Quem pergunta quer fazer melhor.', 'Pensar junto leva mais longe.',
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
