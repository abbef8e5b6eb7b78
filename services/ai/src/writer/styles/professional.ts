import type { Style } from './style.ts'

export const professional: Style = {
  openings: {
    sale: [
      'Apresentamos {o topic}.', 'Em destaque hoje: {topic}.', 'Conheça {o topic}.', 'Trabalhamos com {topic}.', '{O topic} {faz/fazem} parte do nosso trabalho.',
      'Para quem procura {topic}, este é um bom começo.', 'Um trabalho que fazemos com atenção: {topic}.', 'Você já conhece {o topic}?', 'Hoje mostramos de perto {o topic}.', 'Quando a procura é por {topic}, a escolha pede atenção.',
      'Entre os nossos trabalhos, {este topic}.', '{O topic} que você viu na foto.', 'Quem busca {topic} costuma ter boas perguntas, e nós gostamos de responder.', 'Veja com calma {o topic} desta publicação.',
      'Temos {topic} para mostrar.', 'Esta publicação é sobre {o topic}.', 'Planejado com atenção: {topic}.', 'Uma boa escolha começa por conhecer {o topic}.',
      'O que oferecemos hoje: {topic}.', 'Se você precisa {do topic}, podemos conversar.', 'A atenção de hoje vai para {o topic}.', 'Olhe de perto {o topic}.', 'Quem valoriza um trabalho bem-feito vai gostar {do topic}.',
      'Há muito o que dizer sobre {o topic}.', 'Uma apresentação breve: {topic}.', 'Nossa especialidade em imagem: {topic}.', 'Você encontra aqui {o topic}.', 'Para quem já decidiu e para quem ainda compara: {topic}.',
      'Registramos hoje {o topic}.', 'Selecionamos para esta publicação {o topic}.', 'Procurando {topic}? Podemos ajudar.', 'O trabalho fala por si: {topic}.', 'Um pouco do que fazemos: {topic}.',
      'Conheça melhor {este topic}.', '{O topic} em poucas palavras.', 'Cuidamos com seriedade {do topic}.', 'Mais um trabalho nosso: {topic}.', 'Dedicamos esta publicação {ao topic}.',
      'Quem acompanha o nosso trabalho já viu {o topic} por aqui.', 'Uma pergunta frequente: vocês fazem {topic}? Sim.', 'O assunto é {topic}, e a conversa é aberta.', 'Trazemos hoje {o topic}.', 'Vale a pena conhecer {o topic}.',
      'Para o seu planejamento: {topic}.', 'A imagem mostra {o topic}, o texto conta o resto.', 'Boas decisões começam com informação, também sobre {o topic}.', 'Apresentação do dia: {topic}.', 'Entre tantas opções, considere {este topic}.',
      'Mostramos o resultado de um trabalho atento: {topic}.', 'Temos prazer em mostrar {o topic}.', 'Cuidamos pessoalmente {do topic}.', 'Se a sua busca é por {topic}, continue a leitura.', 'Em detalhe: {topic}.',
      'Guarde esta publicação para quando precisar {do topic}.', 'Um convite para conhecer {o topic}.', 'A procura por {topic} nos trouxe até esta publicação.', 'De perto e com boa luz: {topic}.', 'Hoje o espaço é {do topic}.',
      'Nosso portfólio inclui {o topic}.', 'Este é um trabalho que conhecemos bem: {topic}.', 'O que você precisa saber antes de escolher {o topic}.', 'Publicamos hoje {o topic}.',
    ],
    content: [
      'Algumas informações úteis sobre {o topic}.', 'Hoje falamos sobre {o topic}.', 'O que vale a pena saber sobre {o topic}.', 'Perguntas frequentes sobre {o topic}, respondidas com clareza.', 'Um pouco de conhecimento sobre {o topic}.',
      'Como olhar para {o topic} com atenção.', 'Esclarecemos hoje alguns pontos sobre {o topic}.', 'Entenda melhor {o topic}.', 'Para consultar quando precisar: {topic}.', 'Conhecer bem {o topic} ajuda a escolher melhor.',
      'Informação prática sobre {o topic}.', 'O que aprendemos no trabalho com {topic}.', 'Breve orientação sobre {o topic}.', 'O que observar {no topic}.', 'Uma leitura curta sobre {o topic}.',
      'Na rotina de quem trabalha com {topic}, certas perguntas se repetem.', 'Compartilhamos o que sabemos sobre {o topic}.', 'Por trás {do topic}, há escolhas que pouca gente vê.', 'Conteúdo para quem se interessa por {topic}.', 'Detalhes que fazem diferença {no topic}.',
      'Salve esta publicação se o assunto for {topic}.', 'O tema de hoje é {topic}.', 'Explicamos em poucas linhas {o topic}.', 'A prática ensina muito sobre {o topic}.', 'Antes de decidir, conheça {o topic}.',
      'O que diferencia um bom trabalho quando o assunto é {topic}.', 'Reunimos aqui o essencial sobre {o topic}.', 'Um olhar técnico e simples sobre {o topic}.', 'Você sabia disto sobre {o topic}?', 'Respondemos hoje a dúvidas sobre {o topic}.',
      'Da nossa experiência com {topic}.', 'Nem sempre se fala disto quando o tema é {topic}.', 'Um guia breve para {o topic}.', 'Boas perguntas sobre {o topic} merecem boas respostas.', 'O que costumamos explicar a quem pergunta sobre {o topic}.',
      'Em poucas palavras: {topic}.', 'Informar também faz parte do nosso trabalho com {topic}.', 'Um tema que conhecemos de perto: {topic}.', 'Reflexões de quem lida com {topic} todos os dias.',
      'O que a experiência mostra sobre {o topic}.', 'Para entender {o topic} além da foto.', 'Pontos de atenção {no topic}.', 'Conversa técnica, linguagem simples: {topic}.', 'O essencial sobre {o topic}.',
      'Vamos falar com clareza sobre {o topic}.', 'Nosso olhar sobre {o topic}.', 'Em resposta a quem nos pergunta sobre {o topic}.', 'O que há para considerar {no topic}.',
      'Dúvidas comuns, respostas diretas: {topic}.', 'Observe com atenção {o topic}.', 'Informação bem explicada sobre {o topic}.', 'Um assunto que merece atenção: {topic}.', 'Conhecimento que se adquire trabalhando com {topic}.',
      'Explicação breve de um tema frequente: {topic}.', 'Para quem quer saber mais sobre {o topic}.', 'Anotações de trabalho sobre {o topic}.', 'O que está por trás {do topic}.', 'Nossa contribuição de hoje: informação sobre {o topic}.',
      'Quem entende {o topic} faz escolhas melhores.', 'Leitura de um minuto sobre {o topic}.', 'Orientações para quem convive com {topic}.', 'O que poucos comentam sobre {o topic}.',
    ],
  },
  closings: {
    comment: {
      afterQuestion: [
        'Responda nos comentários.', 'Conte nos comentários.', 'Deixe a sua resposta nos comentários.', 'Sua opinião é bem-vinda nos comentários.', 'Escreva nos comentários.', 'Lemos todos os comentários.', 'Compartilhe nos comentários.', 'Aguardamos a sua resposta nos comentários.',
        'Participe nos comentários.', 'Comente abaixo.', 'Os comentários estão abertos.', 'Registre a sua resposta nos comentários.', 'Queremos ler a sua resposta nos comentários.', 'Comente e participe da conversa.', 'Diga nos comentários.', 'Esperamos você nos comentários.',
      ],
      any: [[
        'Deixe a sua opinião nos comentários.', 'Ficou alguma dúvida? Escreva nos comentários.', 'Conte nos comentários como é com você.', 'Você concorda? Responda nos comentários.', 'Conte nos comentários o que você achou.',
      ], [
        'Sua experiência interessa: compartilhe nos comentários.', 'Que outro assunto gostaria de ver aqui? Sugira nos comentários.', 'Comente se esta publicação foi útil para você.',
        'Nos comentários, queremos saber o que você pensa.', 'Marque nos comentários quem precisa desta informação.', 'Participe da conversa nos comentários.', 'Escreva nos comentários a sua pergunta.',
        'O que você acrescentaria? Conte nos comentários.', 'De que cidade você nos acompanha? Responda nos comentários.', 'Registre a sua opinião nos comentários.', 'Os comentários estão abertos às suas perguntas.',
        'Já passou por algo parecido? Comente.', 'Uma palavra sua nos comentários já ajuda.', 'Agradecemos a sua participação nos comentários.', 'Comente e indique a quem possa interessar.',
        'Se tiver sugestões, deixe nos comentários.', 'O seu ponto de vista é importante: comente abaixo.', 'Respondemos às perguntas nos comentários.', 'Queremos ouvir você nos comentários.',
      ]],
    },
    direct: {
      withAsk: [[
        'Chame no direct e conte {ask}.', 'Envie uma mensagem no direct com {ask}.', 'Escreva no direct e diga {ask}.', 'Tem interesse? Conte no direct {ask}.', 'Fale conosco no direct e informe {ask}.',
        'Ao chamar no direct, conte {ask}.', 'Pelo direct, conte {ask}.',
      ], [
        'Para começar, informe no direct {ask}.', 'Converse conosco no direct e conte {ask}.', 'Mande no direct {ask}, e seguimos a partir daí.', 'No direct, diga-nos {ask}.', 'Quer saber mais? Envie no direct {ask}.',
        'Basta informar no direct {ask}.', 'Para uma resposta mais precisa, envie no direct {ask}.', 'O assunto interessa? Diga no direct {ask}.', 'Se fizer sentido para você, mande no direct {ask}.',
        'Uma mensagem no direct com {ask} já inicia a conversa.', 'Procure-nos no direct e conte {ask}.',
      ]],
      afterQuestion: [
        'Responda no direct.', 'Conte no direct.', 'Escreva no direct.', 'Queremos ouvir você no direct.', 'Responda no direct, que lemos com atenção.', 'Continue esta conversa conosco no direct.',
        'Deixe a sua resposta no direct.', 'Conte no direct, e conversamos.', 'Aguardamos você no direct.', 'Diga-nos no direct.',
      ],
      any: [[
        'Ficou com alguma dúvida? Escreva no direct.', 'Para saber mais, chame no direct.', 'Fale conosco no direct.', 'Se quiser continuar o assunto, chame no direct.', 'Tem outra pergunta? O direct é o lugar.',
        'Se este conteúdo ajudou, conte no direct.', 'Caso queira saber mais, escreva no direct.', 'Chame no direct e converse com a gente.',
      ], [
        'Converse conosco no direct.', 'O direct está aberto às suas perguntas.', 'Envie a sua pergunta no direct.', 'Estamos no direct para conversar.', 'Conte no direct o que você gostaria de saber.',
        'Uma mensagem no direct inicia a conversa.', 'Respondemos às suas perguntas no direct.', 'Quer conversar sobre isso? Direct.', 'Procure-nos no direct.', 'Mande no direct a sua opinião.',
        'Para uma conversa particular, use o direct.', 'Chame no direct sem compromisso.', 'Escreva no direct se quiser entender melhor.', 'No direct, explicamos com mais detalhes.', 'Deixe no direct a sua dúvida.',
        'Compartilhe a sua experiência no direct.', 'Sugira no direct o próximo assunto.', 'Ouvimos você no direct.', 'Para conversar com calma, chame no direct.', 'Conte conosco no direct.', 'Continue esta conversa no direct.',
        'O contato é pelo direct.', 'Dúvidas particulares são bem-vindas no direct.', 'Envie uma mensagem no direct.', 'Quando precisar, escreva no direct.', 'Se preferir, pergunte no direct.', 'Você pode nos chamar no direct.',
        'Pergunte no direct, mesmo que pareça simples.', 'Pelo direct, a conversa fica mais fácil.', 'Quer orientação? Chame no direct.', 'Fique à vontade para escrever no direct.', 'A sua pergunta pode começar pelo direct.',
        'Temos o direct para isso.', 'Salve esta publicação e, na dúvida, chame no direct.', 'Indique a quem precisa e fale conosco no direct.', 'Conte a sua situação no direct.', 'O próximo passo é uma mensagem no direct.',
        'Qualquer pergunta cabe no direct.', 'Escreva para nós no direct.', 'Esclareça as suas dúvidas no direct.', 'Diga no direct como podemos ajudar.', 'Estamos a uma mensagem de distância, no direct.',
        'O que ficou sem resposta? Pergunte no direct.', 'Para saber como funciona, chame no direct.', 'Mande um direct e conversamos.', 'Converse com quem faz, no direct.', 'Se o assunto interessa, o direct está aberto.',
        'Encontre-nos no direct.', 'Inicie a conversa pelo direct.', 'No direct há espaço para a sua pergunta.', 'Sua mensagem no direct será lida com atenção.', 'Use o direct para falar conosco.',
        'Traga a sua dúvida para o direct.', 'Podemos falar mais sobre isso no direct.', 'Havendo dúvida, chame no direct.', 'Esperamos a sua mensagem no direct.',
      ]],
    },
    biolink: {
      withNoun: [[
        'Para saber mais sobre {o noun}, acesse o link na bio.', 'Dúvidas sobre {o noun}? O contato está no link na bio.', 'Procurando {noun}? Fale conosco pelo link na bio.', 'Quer conversar sobre {o noun}? Use o link na bio.',
      ], [
        'Interesse {no noun}? O link na bio leva até nós.', 'Se {o noun} {é/são} o que você procura, siga pelo link na bio.', 'Pelo link na bio, conversamos sobre {o noun}.', 'Para tratar {do noun}, o caminho é o link na bio.',
        'Conheça quem faz {noun} pelo link na bio.', 'Guarde a publicação {do noun} e visite o link na bio.',
      ]],
      any: [[
        'Saiba mais no link na bio.', 'Acesse o link na bio.', 'Fale conosco pelo link na bio.', 'Conheça o nosso trabalho pelo link na bio.', 'Nosso contato está no link na bio.', 'Veja mais pelo link na bio.',
        'Mais informações no link na bio.', 'Tem interesse? Acesse o link na bio.', 'Para falar conosco, use o link na bio.', 'Entre em contato pelo link na bio.',
      ], [
        'O link na bio leva até nós.', 'Há mais no link na bio.', 'Siga pelo link na bio.', 'Visite o link na bio.', 'O caminho está no link na bio.', 'Toque no link na bio e conheça o nosso trabalho.',
        'Encontre-nos pelo link na bio.', 'Para continuar, abra o link na bio.', 'Quer ver mais? O link na bio ajuda.', 'O próximo passo está no link na bio.', 'Abra o link na bio e fale conosco.', 'Consulte o link na bio.',
        'Acompanhe o nosso trabalho pelo link na bio.', 'Passe pelo link na bio.', 'Tudo começa no link na bio.', 'No link na bio, você nos encontra.', 'Guarde o link na bio para quando precisar.',
        'O link na bio reúne as formas de falar conosco.', 'Conheça mais pelo link na bio.', 'Veja o que fazemos no link na bio.', 'Explore o link na bio.', 'Se quiser saber mais, o link na bio está aberto.',
        'Clique no link na bio para conversar.', 'Chegue até nós pelo link na bio.', 'O contato é simples: link na bio.', 'Para mais informações, acesse o link na bio.', 'Fica no link na bio o caminho até nós.',
        'Use o link na bio para tirar dúvidas.', 'Acesse quando quiser o link na bio.', 'Nosso trabalho continua no link na bio.', 'Dê o próximo passo pelo link na bio.', 'Visite-nos pelo link na bio.',
        'Um toque no link na bio abre a conversa.', 'Para ver de perto, siga o link na bio.', 'O link na bio mostra o que fazemos.', 'Continue a conversa pelo link na bio.', 'Encontre mais no link na bio.',
        'Salve a publicação e visite o link na bio.', 'Estamos no link na bio.', 'Basta acessar o link na bio.', 'Ficou com dúvida? O link na bio leva até nós.', 'O link na bio é o nosso endereço aqui.',
        'Conheça quem faz pelo link na bio.', 'A conversa segue no link na bio.', 'Olhe com calma o link na bio.', 'Precisando, use o link na bio.', 'Veja as formas de contato no link na bio.',
        'Indique a quem procura e mostre o link na bio.', 'Pelo link na bio, você fala diretamente conosco.', 'Consulte-nos pelo link na bio.', 'Você nos encontra com um toque no link na bio.', 'Descubra mais no link na bio.',
        'Há sempre um caminho até nós: o link na bio.', 'Acesse o link na bio e conte o que procura.',
      ]],
    },
  },
  emojis: ['✨', '📌', '💬', '✔️', '🤝', '📍', '🔎', '💡'],
}
