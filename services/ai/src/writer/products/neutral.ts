import type { Texts } from './product-type.ts'

/** For what no category knows: true of any product or service, and agreeing with none. */
export const neutralTexts: Texts = {
  sale: {
    professional: {
      openings: [
        'Na dúvida, comece por uma mensagem: {topic}.',
        'Para quem está procurando: {topic}.',
        'Quem procura {topic} pode começar com uma pergunta.',
        'Aqui a conversa é sobre {topic}.',
      ],
      steps: [
        ['Uma pessoa pergunta no grupo do bairro se alguém indica. Em dez minutos chegam três nomes, e a escolha começa por quem já atendeu um conhecido.', 'A página fica salva, a mensagem começa a ser escrita e é apagada antes do envio. Muita decisão espera só por essa primeira pergunta.'],
        ['Em um negócio pequeno, a conversa costuma ser direta. Você pergunta o que precisa saber, pensa no seu caso e decide com mais clareza.', 'Uma conversa mostra o que uma foto não mostra. Pela forma de responder, já se percebe como é o atendimento.'],
        ['Algumas pessoas decidem na hora, outras comparam durante uma semana. Nos dois casos, perguntar antes evita surpresas depois.', 'Às vezes, quem procura está ajudando outra pessoa, da família ou do trabalho. Diga para quem é logo no início da conversa.'],
        ['Antes de fechar, pergunte o que está incluído, para quando é possível e como é o pagamento. Três respostas claras facilitam a comparação.', 'Anote o que é indispensável e o que é só preferência. Com essa lista em mãos, a comparação fica mais justa.'],
      ],
    },
    casual: {
      openings: [
        'Tá procurando {topic}? Me chama.',
        'Alguém aí falou em {topic}?',
        'Pra quem tava procurando: {topic}.',
        'Pode espalhar no grupo da família: {topic}.',
      ],
      steps: [
        ['Sabe aquela mensagem que a gente escreve, apaga e escreve de novo? Pode mandar do jeito que veio, ninguém repara em vírgula.', 'Você comenta com a vizinha, ela lembra da cunhada, a cunhada lembra de uma página. Quando vê, a indicação já tá no seu celular.'],
        ['O bom de falar com negócio pequeno é que a conversa anda. Você conta o que precisa, pergunta o que quiser e só depois decide.', 'Foto ajuda, mas é na conversa que a gente tira a dúvida de verdade. Até aquela que parece boba merece resposta.'],
        ['Tem gente que resolve em cinco minutos e gente que pensa duas semanas. Os dois jeitos são bons, e pergunta cabe nos dois.', 'Não é pra você? Deve ter alguém perguntando por aí, no trabalho ou no grupo da família. Marca essa pessoa aqui embaixo.'],
        ['Antes de decidir, conta pra quem é, pra quando é e até quanto pensou em gastar. Aí a gente já vai direto ao ponto.', 'Dica minha: anota as perguntas antes de chamar. A que a gente esquece sempre volta cinco minutos depois da conversa.'],
      ],
    },
    funny: {
      openings: [
        'Alguém disse {topic} perto do celular?',
        'O algoritmo entendeu o recado: {topic}.',
        'Depois de quarenta abas abertas: {topic}.',
        'Quem pesquisou {topic} na hora do almoço, pode se apresentar.',
      ],
      steps: [
        ['Quarenta abas abertas, três listas e uma planilha. No fim, quem decidiu foi a vizinha, com um áudio de dois minutos e meio.', 'A pessoa digita bom dia, apaga, pensa, digita de novo e percebe que já é boa tarde. Pode mandar só o oi.'],
        ['Do outro lado da mensagem tem gente, que também já mandou figurinha no grupo errado. Erro do corretor por aqui é compreendido.', 'Comparar é bom, mas chega a hora em que a cabeça mistura tudo. Uma pergunta simples economiza três noites de pesquisa.'],
        ['Tem quem decida na hora, quem consulte a família inteira e quem já decidiu faz tempo, mas finge que está pensando.', 'Sempre existe aquele amigo que pergunta tudo e não decide nada. Marque essa pessoa aqui e peça notícias daqui a um mês.'],
        ['Antes de mandar mensagem, anote as dúvidas. Se não, você pergunta três coisas, agradece, se despede e volta para a quarta.', 'Peça opinião a uma pessoa só. Com três, vira reunião, e com cinco alguém já está contando da viagem de 2009.'],
      ],
    },
    motivational: {
      openings: [
        'Um negócio pequeno vive de quem recomenda: {topic}.',
        'A próxima indicação pode começar aqui: {topic}.',
        'Cada pergunta sobre {topic} conta para um negócio pequeno.',
        'Quem pergunta sobre {topic} já deu o primeiro passo.',
      ],
      steps: [
        ['Quem tem um negócio pequeno lembra do nome do primeiro cliente. Lembra da mensagem, da hora e de onde estava quando o celular tocou.', 'Alguém gosta, comenta com a irmã, e dias depois chega uma mensagem nova. Para um negócio pequeno, esse é um dia bom.'],
        ['Atrás de uma página pequena há quem atenda, faça as contas e planeje a semana. Cada conversa que chega dá sentido a esse trabalho.', 'Num negócio pequeno, o nome de quem atende está em cada conversa. Por isso uma resposta atenciosa vale mais que um anúncio.'],
        ['Recomendar a um vizinho leva meio minuto e pode mudar a semana de um pequeno negócio. Quem já recebeu uma indicação sabe.', 'Há quem ainda esteja pensando e quem precise resolver logo. Para os dois, ser ouvido com atenção faz diferença.'],
        ['Escreva o que você procura com as suas palavras, mesmo sem saber o nome certo. Daí em diante, uma pergunta leva à outra.', 'Antes de escolher, separe o que importa para você do que importa para os outros. A decisão fica mais fácil de manter.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que vale perguntar antes de escolher: {topic}.',
        'Um assunto que sempre rende perguntas: {topic}.',
        'Como as pessoas costumam escolher {topic}.',
        'Na hora de decidir sobre {topic}, algumas perguntas ajudam.',
      ],
      steps: [
        ['Muita gente compara só pelo preço, porque é o que aparece primeiro. O que está incluído fica para depois, e aí surgem as diferenças.', 'Diante de muitas opções, é comum adiar a decisão. A aba fica aberta no celular por dias, à espera de um momento com mais calma.'],
        ['Quem procura pela primeira vez nem sempre sabe o que perguntar. Os detalhes que mudam a escolha só aparecem na conversa.', 'É comum confiar mais na experiência de um conhecido do que em um anúncio. O conhecido conta também o que faria diferente.'],
        ['Ao comparar, faça as mesmas perguntas a todos e anote as respostas. Assim se vê o que é igual e o que muda.', 'Ao pedir uma indicação, pergunte também o porquê. O que foi importante para o seu vizinho pode não ser para você.'],
        ['Quem atende o público percebe que as dúvidas se repetem. Quem pergunta com receio de incomodar quase sempre fala por muitos outros.', 'Uma recomendação sincera costuma ser curta. Diz o que funcionou, para quem, e deixa a decisão com quem perguntou.'],
      ],
    },
    casual: {
      openings: [
        'Bora conversar sobre {topic}?',
        'Como é que a gente escolhe {topic}?',
        'Assunto de hoje por aqui: {topic}.',
        'Pra perguntar sem vergonha: {topic}.',
      ],
      steps: [
        ['Sabe quando a gente quer perguntar, mas acha que a dúvida é boba? Quase sempre tem mais gente com a mesma dúvida, quietinha também.', 'A gente salva o post pra ver depois, e depois salva mais três. Quando procura, não lembra mais em qual estava a resposta.'],
        ['Acho que é porque tem opção demais. Com duas a gente compara, com vinte a gente larga o celular e vai lavar louça.', 'É que na internet tudo parece igual. Aí o que pesa mesmo é a vizinha que já passou por isso e conta como foi.'],
        ['O que me ajuda é escrever três coisas de que eu não abro mão, antes de olhar qualquer opção. O resto a gente negocia.', 'Quando pedir indicação, pergunta o que a pessoa gostou e o que faria diferente. A segunda resposta costuma ajudar mais que a primeira.'],
        ['Quem cuida de uma página pequena repara em cada comentário. Até um coraçãozinho sozinho muda o humor da tarde, juro.', 'No fim, a gente lembra de quem respondeu com paciência. É esse nome que a gente dá quando alguém pergunta no grupo.'],
      ],
    },
    funny: {
      openings: [
        'A vida secreta de quem pesquisa {topic}.',
        'Quantas opiniões cabem numa conversa sobre {topic}?',
        'Tipos de gente na hora de escolher: {topic}.',
        'Assunto de hoje no grupo da família: {topic}.',
      ],
      steps: [
        ['Você pede uma indicação no grupo da família. Recebe duas figurinhas de bom dia, um áudio de sete minutos e nenhuma indicação.', 'A mensagem tinha só uma linha, mas levou meia hora. Foram três versões, duas revisões e um polegar indeciso em cima do enviar.'],
        ['Todo mundo tem opinião, principalmente quem nunca precisou. O cunhado avisa que não entende do assunto e fala por vinte minutos.', 'O problema é pesquisar à noite. Às onze a pessoa quer uma resposta, à uma está vendo vídeo de capivara na piscina.'],
        ['Defina antes quem decide com você. Se a lista passar de três nomes, providencie café, ata e alguém para contar os votos.', 'Anote a pergunta antes de abrir o celular. Sem isso, você entra para pesquisar e sai sabendo a previsão do tempo da Islândia.'],
        ['Do lado de cá, a gente vê o digitando aparecer e sumir várias vezes. Dá vontade de torcer: vai, falta pouco, aperta enviar.', 'A indicação mais firme ainda é a da vizinha no portão. Vem sem foto, sem link e com a história completa da prima.'],
      ],
    },
    motivational: {
      openings: [
        'O trabalho por trás de uma página pequena: {topic}.',
        'Quem pergunta antes escolhe com cuidado: {topic}.',
        'O que se aprende conversando sobre {topic}.',
        'Aprendo muito quando alguém me pergunta sobre {topic}.',
      ],
      steps: [
        ['Falar do próprio trabalho pela primeira vez dá frio na barriga. Quem tem uma página pequena lembra bem da primeira postagem.', 'Dizer que não entende do assunto e perguntar mesmo assim pede um pouco de coragem. Quem pergunta cedo dá menos voltas.'],
        ['Quem tem um negócio aprende muito com as perguntas. Cada dúvida mostra o que faltou explicar, e a próxima resposta sai melhor.', 'A confiança se forma em coisas pequenas: uma resposta clara, um horário respeitado, um não dito na hora certa.'],
        ['Gostou de um atendimento? Conte a quem atendeu e diga o que ajudou. Duas linhas bastam, e muita gente guarda essas mensagens.', 'Pense num negócio do bairro que atendeu você bem e conte a uma pessoa hoje. Leva meio minuto e ajuda bastante.'],
        ['Muito negócio pequeno tem guardado o print de um elogio. Nos dias de pouco movimento, ele é lido outra vez.', 'Já é noite, e ainda chega uma dúvida no celular. Do outro lado, alguém lê duas vezes antes de escrever a resposta.'],
      ],
    },
  },
}
