import type { Frame } from './frame.ts'

export const poll: Frame = {
  leads: {
    professional: [[
      'Gostaríamos de saber a sua opinião.', 'Precisamos da sua ajuda para decidir.', 'Uma votação rápida.',
    ], [
      'Gostaríamos de ouvir você.', 'A sua opinião vai nos ajudar.', 'Uma pergunta para quem nos acompanha.', 'Ajude-nos a decidir.', 'Votação aberta.', 'Precisamos de uma segunda opinião.',
    ]],
    casual: [[
      'Me ajuda aqui.', 'Só vocês pra resolver essa.', 'Preciso da sua opinião sincera.',
    ], [
      'Responde essa pra mim.', 'Tô em dúvida e só vocês resolvem.', 'Quero ouvir vocês.', 'Vale o primeiro que vier na cabeça.', 'Deu empate na minha cabeça, então desempata.', 'Bora votar?',
    ]],
    funny: [[
      'Crise de indecisão em andamento.', 'O grupo da família brigou, agora é aqui.', 'Chamem os jurados.',
    ], [
      'Eu já mudei de ideia quatro vezes.', 'Tirei no cara ou coroa e não gostei do resultado.', 'Convocação geral de palpiteiros.', 'Democracia é isto.',
    ]],
    motivational: [[
      'A sua escolha conta por aqui.', 'Gosto de ouvir quem acompanha.', 'Decidir junto é mais gostoso.',
    ], [
      'Conto com a sua opinião.', 'Quem acompanha também participa.', 'Ouvir faz o trabalho melhorar.', 'A sua escolha faz diferença por aqui.', 'Gosto de construir com quem está por perto.', 'Opinião sincera vale muito.',
    ]],
  },
  steps: {
    professional: [
      ['Cada pessoa tem a sua preferência, e gostamos de conhecê-la. É uma conversa simples, e ajuda bastante.', 'Em cada conversa aparece uma opinião diferente sobre isto. Por isso resolvemos perguntar a quem nos acompanha.'],
      ['Gosto é pessoal, e nenhuma resposta está errada. Interessa saber o que você escolheria para si.'],
      ['Pode responder com uma palavra só. Se quiser explicar o motivo, melhor ainda, porque ele ensina mais que o número.'],
      ['Vote e pergunte também a quem está ao seu lado. Lemos todas as respostas com atenção.'],
    ],
    casual: [
      ['Eu pensei tanto que já não sei de mais nada. De manhã eu acho uma coisa, de tarde eu acho outra.', 'Aqui em casa deu empate, e ninguém quis mudar o voto. Então o desempate ficou por conta de vocês.'],
      ['Não tem resposta certa, tá? Vai na primeira que veio na cabeça, que é quase sempre a mais sincera.'],
      ['Pode responder com uma palavra. Se quiser me contar o porquê, eu leio com o maior gosto.'],
      ['Traz mais gente pra votar também. Tô de olho no resultado desde já.'],
    ],
    funny: [
      ['Tirei no cara ou coroa e não gostei do resultado. Tirei de novo e gostei menos ainda. Decidam vocês.', 'Uma pessoa votou duas vezes, e outra votou pela janela. A apuração está confusa, preciso de eleitores isentos.'],
      ['Não existe voto errado, mas existe aquele que eu vou comentar em casa. Pode votar sem medo.'],
      ['Resposta de uma palavra vale. Textão com argumento, contra-argumento e lágrima também, e eu leio até o fim.'],
      ['Vote e chame um amigo teimoso, desses que animam qualquer apuração. A urna está aberta.'],
    ],
    motivational: [
      ['Trabalhar por conta traz muitas decisões, das grandes às miúdas. É bom poder dividir uma delas com vocês.', 'Já mudei de ideia várias vezes por causa de um comentário bem-feito. Quase sempre foi para melhor.'],
      ['Não procuro a resposta certa, quero a sua. Ela diz do que você gosta e me ajuda a conhecer quem está aqui.'],
      ['Uma palavra basta. Se puder contar o motivo, ele me ensina a olhar de outro jeito.'],
      ['Diga a sua escolha e chame mais alguém. Leio cada voto com atenção e guardo os bons argumentos.'],
    ],
  },
  facts: {
    all: [
      'Não existe resposta errada, existe gosto.', 'Todo voto tem o mesmo peso.', 'Vale responder com uma palavra só.', 'O resultado ajuda a decidir o que vem depois.',
      'Peça a opinião de quem está ao seu lado agora.', 'Se quiser, diga também o motivo da escolha.', 'As respostas são lidas uma a uma.', 'Às vezes a minoria apresenta o melhor argumento.',
      'Quem vota acompanha o resultado por aqui.',
    ],
    professional: [
      'Cada resposta será considerada.', 'Agradecemos a sua participação.', 'Seu gosto orienta as nossas próximas escolhas.', 'Gostamos de saber o que a maioria prefere.', 'Justificativas são bem-vindas.',
    ],
    casual: [
      'A maioria manda, quase sempre.', 'Chama mais gente pra votar.', 'Não vale ficar em cima do muro.', 'O meu voto eu só conto no fim.', 'Tô curiosa pra ver o que ganha.',
    ],
    funny: [
      'Boca de urna liberada.', 'Quem disser tanto faz lava a louça.', 'Argumentos acalorados serão lidos em voz alta.', 'A comissão apuradora sou eu e um pacote de biscoito.',
      'O voto é secreto, menos nos comentários.',
    ],
    motivational: [
      'Ouvir quem compra é o melhor jeito de aprender.', 'Um olhar de fora enxerga o que a rotina esconde.', 'Participar é uma forma de apoiar.', 'A sua resposta ajuda a escolher o que vem por aí.',
      'Gosto de saber como cada um pensa.',
    ],
  },
  questions: [
    'E então, qual é o seu voto?', 'Qual você escolheria sem pensar muito?', 'Qual é a sua escolha?', 'Já sabe a resposta?', 'O que a pessoa ao seu lado escolheria?', 'E você, o que prefere?',
  ],
  asks: [
    'o seu voto', 'a sua preferência', 'o motivo da sua escolha', 'a sua sugestão',
  ],
  hashtags: ['enquete', 'votacao', 'opiniao', 'qualvoceprefere', 'ajudaaescolher', 'suaopiniao', 'participe', 'vote'],
  emojis: ['🗳️', '🤔', '👇', '💬', '🙋'],
}
