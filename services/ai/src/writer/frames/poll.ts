import type { Frame } from './frame.ts'

export const poll: Frame = {
  leads: {
    professional: [
      'Gostaríamos de ouvir você.', 'A sua opinião vai nos ajudar.', 'Uma pergunta para quem nos acompanha.', 'Ajude-nos a decidir.', 'Votação aberta.', 'Precisamos de uma segunda opinião.',
    ],
    casual: [
      'Me ajuda aqui?', 'Tô em dúvida e só vocês resolvem.', 'Preciso da opinião sincera de vocês.', 'Vale o primeiro que vier na cabeça.', 'Deu empate na minha cabeça, então desempata.', 'Bora votar?',
    ],
    funny: [
      'Eu já mudei de ideia quatro vezes.', 'Crise de indecisão em andamento.', 'Tirei no cara ou coroa e não gostei do resultado.', 'Chamem os jurados.', 'O grupo da família brigou, agora é com vocês.',
      'Democracia é isto.',
    ],
    motivational: [
      'Decidir junto é melhor.', 'Quem acompanha também participa.', 'Ouvir faz o trabalho melhorar.', 'A sua escolha faz diferença por aqui.', 'Gosto de construir com quem está por perto.',
      'Opinião sincera vale muito.',
    ],
  },
  facts: {
    all: [
      'Não existe resposta errada, existe gosto.', 'A primeira impressão costuma ser a mais verdadeira.', 'Vale responder com uma palavra só.', 'O resultado ajuda a decidir o que vem depois.',
      'Peça a opinião de quem está ao seu lado agora.', 'Se quiser, diga também o motivo da escolha.', 'As respostas são lidas uma a uma.', 'Às vezes a minoria apresenta o melhor argumento.',
      'Quem vota acompanha o resultado por aqui.',
    ],
    professional: [
      'Cada resposta será considerada.', 'Agradecemos a sua participação.', 'Seu gosto orienta as nossas próximas escolhas.', 'Divulgaremos por aqui o que a maioria preferiu.', 'Justificativas são bem-vindas.',
    ],
    casual: [
      'Eu prometo obedecer a maioria, quase sempre.', 'Chama mais gente pra votar.', 'Não vale ficar em cima do muro.', 'Quero ver se vocês pensam como eu.', 'Depois eu conto o que ganhou.',
    ],
    funny: [
      'Boca de urna liberada.', 'Quem disser tanto faz lava a louça.', 'Argumentos acalorados serão lidos em voz alta.', 'A comissão apuradora sou eu e um pacote de biscoito.',
      'O voto é secreto, menos nos comentários.',
    ],
    motivational: [
      'Ouvir quem compra é o melhor jeito de aprender.', 'Um olhar de fora enxerga o que a rotina esconde.', 'Participar é uma forma de apoiar.', 'Com a sua resposta, o próximo trabalho começa melhor.',
      'Crescer junto é mais bonito.',
    ],
  },
  questions: [
    'E então, qual é o seu voto?', 'Qual você escolheria sem pensar muito?', 'Por que essa escolha?', 'Você mudaria alguma coisa?', 'O que a pessoa ao seu lado escolheria?', 'Primeira impressão: qual ganhou?',
  ],
  asks: [
    'o seu voto', 'a sua preferência', 'o motivo da sua escolha', 'a sua sugestão',
  ],
  hashtags: ['enquete', 'votacao', 'opiniao', 'qualvoceprefere', 'ajudaaescolher', 'suaopiniao', 'participe', 'vote'],
  emojis: ['🗳️', '🤔', '👇', '💬', '🙋'],
}
