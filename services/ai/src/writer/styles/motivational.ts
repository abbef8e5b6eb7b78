import type { Style } from './style.ts'

export const motivational: Style = {
  openings: {
    sale: [
      'Cada trabalho tem o seu caminho, e o de hoje é {o topic}.', 'Com orgulho tranquilo: {topic}.', 'Trabalho bem-feito não precisa de pressa nem de alarde: {topic}.', 'Um dia inteiro de dedicação resultou {no topic}.', 'O que se faz com atenção se reconhece de longe: {topic}.',
      'Hoje o resultado do esforço tem nome: {topic}.', 'Gosto de olhar {o topic} e lembrar do caminho até aqui.', 'Começar é difícil, terminar dá gosto: {topic}.', 'Foi tentativa, foi ajuste, e {aqui está/aqui estão} {o topic}.', 'Quem faz com seriedade merece mostrar: {topic}.',
      'Um passo de cada vez, chegamos {ao topic}.', 'Escolher bem também é uma forma de cuidado: {topic}.', 'Há satisfação em ver pronto o que começou como ideia: {topic}.', 'A prática de muitos dias aparece {no topic}.', 'O trabalho de hoje merece ser mostrado: {topic}.',
      'Para quem sabe o valor de um trabalho honesto: {topic}.', 'Todo dia um pouco melhor, inclusive {no topic}.', 'Nasceu de vontade e de trabalho: {topic}.', 'Quem vê {o topic} vê também as horas de quem se dedicou.', 'Nada aqui aconteceu por acaso: {topic}.',
      'Fazer bem o que se escolheu fazer: {topic}.', 'Este é o tipo de trabalho que dá vontade de continuar: {topic}.', 'A constância constrói, e {o topic} {mostra/mostram} isso.', 'É bom poder dizer: eu faço {topic}.', 'O resultado de hoje é {o topic}.',
      'Aprendi, refiz, melhorei: {topic}.', 'Há um esforço bonito por trás {do topic}.', 'Tem trabalho que ensina enquanto a gente faz: {topic}.', 'Com as lições de ontem, {o topic} de hoje.', 'Orgulho é olhar {o topic} e reconhecer o próprio trabalho.',
      'Pequenas decisões, bem tomadas, levam {ao topic}.', 'A melhor resposta para um dia cheio: {topic}.', 'Trabalho é isto: dedicação que se pode ver {no topic}.', 'O que antes era treino hoje é {topic}.', 'Valorizar quem faz começa por conhecer {o topic}.',
      'Quem trabalha por conta própria sabe o que existe por trás {do topic}.', 'Começou pequeno e continua firme: meu trabalho com {topic}.', 'Hoje quero mostrar o que a dedicação faz: {topic}.', 'Há trabalhos que falam por si: {topic}.', 'Uma escolha pensada com atenção: {topic}.',
      'Terminar bem é uma alegria simples: {topic}.', 'Com paciência e prática, {o topic}.', 'A vontade de fazer direito está {no topic}.', 'Um dia bem aproveitado traz trabalho bom: {topic}.', 'O valor está no que se faz com seriedade: {topic}.',
      'Não há atalho para um bom trabalho: {topic}.', 'Eu escolhi fazer isto, e faço com gosto: {topic}.', 'Mais um trabalho para a lista dos que dão orgulho: {topic}.', 'A dedicação tem cara, e hoje é a {do topic}.', 'O tempo investido aparece {no topic}.',
      'Fazer, olhar com calma e fazer melhor: {topic}.', 'De ideia em ideia, de teste em teste, {o topic}.', 'Quem escolhe com atenção valoriza quem faz: {topic}.', 'Existe um jeito sério e alegre de trabalhar, e ele está {no topic}.',
      'O esforço vale quando se olha para {o topic}.', 'Hoje agradeço o trabalho que tenho: {topic}.', 'Construído aos poucos, mostrado com alegria: {topic}.', 'É este o trabalho que eu escolhi mostrar hoje: {topic}.', 'A persistência tem resultado: {topic}.',
      'Fiz questão de não pular etapas {no topic}.', 'Trabalhar com o que se gosta rende histórias e também {topic}.', 'Cada trabalho entregue ensina o próximo, e assim {surgiu/surgiram} {o topic}.', 'Com a mesma atenção da primeira vez: {topic}.',
    ],
    content: [
      'O que o trabalho com {topic} me ensina.', 'Aprender nunca termina, nem quando o assunto é {topic}.', 'Hoje divido um aprendizado sobre {o topic}.', 'Cada dia com {topic} ensina alguma coisa.', 'Do erro ao acerto: um pouco da minha história com {topic}.',
      'Conhecimento cresce quando se divide: {topic}.', 'Tem lição escondida em todo trabalho, também {no topic}.', 'O que a prática me mostrou sobre {o topic}.', 'Quem entende o processo valoriza mais {o topic}.', 'Um aprendizado de cada vez: {topic}.',
      'Ninguém começa sabendo tudo sobre {o topic}.', 'Com o tempo, a gente aprende a olhar {o topic}.', 'Ensinar o que se sabe é uma forma de agradecer: {topic}.', 'Há paciência e estudo por trás {do topic}.',
      'Gosto de contar o que aprendi com {topic}.', 'A experiência constrói segurança, e com {topic} foi assim.', 'O começo com {topic} foi devagar, e valeu a pena.', 'Saber por que se faz ajuda a fazer melhor: {topic}.',
      'O que ninguém me contou sobre {o topic}, eu conto aqui.', 'Boas perguntas fazem a gente crescer, e hoje a pergunta é sobre {o topic}.', 'Pequenos cuidados, grandes diferenças: {topic}.', 'Para quem está aprendendo, uma palavra sobre {o topic}.', 'O caminho até entender {o topic} passa pela prática.',
      'Eu comecei sem saber quase nada sobre {o topic}.', 'Trabalhar bem exige estudar sempre: {topic}.', 'Reparar nos pormenores é um hábito que {o topic} {ensina/ensinam}.', 'Quem pergunta aprende, quem responde também: {topic}.',
      'O que o tempo ensinou a quem trabalha com {topic}.', 'Hoje a conversa é sobre o esforço por trás {do topic}.', 'Aquilo que parece simples {no topic} levou tempo para ficar simples.', 'Vale a pena entender {o topic} com calma.', 'Uma lição que eu levo do trabalho com {topic}.',
      'Por trás da foto há estudo, teste e vontade: {topic}.', 'Começar de novo também faz parte, e {o topic} {mostra/mostram} isso.', 'O cuidado com {o topic} começa antes do que se imagina.', 'A cada trabalho com {topic}, uma descoberta.',
      'Fazer bem-feito é um hábito, também com {topic}.', 'Conhecer {o topic} é o primeiro passo para escolher bem.', 'A minha anotação de hoje é sobre {o topic}.', 'O que eu diria a quem começa agora com {topic}.', 'Entender o caminho muda o jeito de olhar {o topic}.',
      'Persistência tem método: {topic}.', 'Informação simples, útil e honesta sobre {o topic}.', 'Cada pergunta sobre {o topic} me faz estudar mais.', 'A curiosidade me levou longe com {topic}.', 'Há sempre um jeito melhor de fazer, e com {topic} não é diferente.',
      'O que vale a pena saber antes de se encantar com {o topic}.', 'Uma verdade simples sobre {o topic}.', 'Para valorizar {o topic}, é bom conhecer o caminho.', 'Hoje conto o que existe antes do resultado: {topic}.',
      'Aprendi com quem veio antes e passo adiante: {topic}.', 'O trabalho ensina quem presta atenção, e {o topic} {é/são} prova disso.', 'Nem todo aprendizado vem de curso: {topic}.', 'Disciplina e gosto pelo que se faz: {topic}.', 'Olhando {o topic}, penso em tudo o que foi preciso aprender.',
      'Há beleza no processo {do topic}.', 'Quem conhece {o topic} por dentro olha com outros olhos.', 'Um pouco do que sei sobre {o topic}, para ajudar quem precisa.', 'Todo ofício tem segredos simples, e hoje o assunto é {topic}.',
    ],
  },
  closings: {
    comment: {
      afterQuestion: [
        'Conte nos comentários.', 'Quero ler a sua resposta nos comentários.', 'Divida com a gente nos comentários.', 'Escreva nos comentários, gosto de ler cada resposta.', 'Deixe nos comentários.', 'Responda nos comentários, a sua história interessa.', 'Vamos conversar nos comentários.', 'Compartilhe nos comentários.',
        'A sua resposta nos comentários inspira outras pessoas.', 'Comente, a troca faz bem a todos.', 'Participe nos comentários.', 'Os comentários são o lugar dessa conversa.', 'Comente com as suas palavras.', 'Espero você nos comentários.', 'Conte um pouco de você nos comentários.', 'Leio cada resposta nos comentários.',
      ],
      any: [[
        'Conte nos comentários o que você pensa sobre isso.', 'Divida a sua experiência nos comentários.', 'Você também pensa assim? Conte nos comentários.', 'A conversa continua nos comentários.',
      ], [
        'Se estas palavras serviram para você, comente.', 'Marque nos comentários quem trabalha com essa mesma dedicação.', 'Qual foi a sua última conquista? Conte nos comentários.',
        'A sua história também importa: escreva nos comentários.', 'O que você aprendeu esta semana? Comente.', 'Vamos trocar experiências nos comentários.', 'Comente uma palavra que resume o seu trabalho.',
        'Que conselho você daria? Deixe nos comentários.', 'Quem caminha com você? Marque nos comentários.', 'Comente o que motiva você a continuar.', 'Escreva nos comentários o próximo passo que você quer dar.',
        'Celebre nos comentários uma vitória pequena.', 'O que você acrescentaria? Comente.', 'Deixe nos comentários uma palavra de incentivo a quem está começando.', 'Gosto de saber quem está por aqui: comente.',
        'Comente e inspire outra pessoa.', 'Nos comentários, toda experiência é bem-vinda.', 'Agradeça a alguém nos comentários.', 'Como é o seu caminho? Conte nos comentários.', 'Participe nos comentários, a troca fortalece.',
      ]],
    },
    direct: {
      withAsk: [[
        'Escreva no direct e conte {ask}.', 'Fale comigo no direct e conte {ask}.', 'Mande no direct {ask} e vamos conversar.', 'Conte no direct {ask}, e pensamos juntos.', 'Quer começar? Diga no direct {ask}.',
        'Venha ao direct e conte {ask}.', 'O direct está aberto para você contar {ask}.',
      ], [
        'Dê o primeiro passo: chame no direct e conte {ask}.', 'Chame no direct e divida {ask}.', 'Toda conversa boa começa simples: diga no direct {ask}.', 'No direct, conte {ask} com as suas palavras.',
        'Se a vontade é sua também, conte no direct {ask}.', 'Para tirar a ideia do papel, conte no direct {ask}.', 'Um bom trabalho começa ouvindo: conte no direct {ask}.', 'Comece hoje: mande no direct {ask}.',
        'Já tem uma ideia? Conte no direct {ask}.', 'Estou no direct para ouvir {ask}.', 'Deixe no direct {ask}, e eu respondo com gosto.',
      ]],
      afterQuestion: [
        'Conte no direct.', 'Divida comigo no direct.', 'Quero ouvir você no direct.', 'Escreva no direct, gosto de ouvir.', 'Vamos conversar no direct.', 'Conte no direct com as suas palavras.',
        'A sua resposta cabe no direct.', 'Estou no direct para ouvir.', 'Responda no direct, a sua história interessa.', 'Continue comigo no direct.',
      ],
      any: [[
        'Conte no direct a sua história.', 'Estou no direct para ouvir você.', 'Se quiser conversar, chame no direct.', 'Converse comigo no direct.', 'Vamos trocar ideias no direct.', 'Sua mensagem no direct é bem-vinda.',
        'Fale comigo no direct quando quiser.', 'Chame no direct para continuar o assunto.',
      ], [
        'O direct está aberto para uma boa conversa.', 'Escreva no direct e vamos trocar experiências.', 'Divida no direct o que aprendeu.', 'Toda pergunta é bem-vinda no direct.', 'Venha conversar no direct.',
        'Quem quer aprender pergunta: direct.', 'Dê o próximo passo no direct.', 'Uma mensagem no direct pode começar algo bom.', 'Se estas palavras serviram, conte no direct.', 'Vamos pensar juntos no direct.',
        'Conte no direct em que ponto do caminho você está.', 'Pergunte no direct, aprender começa assim.', 'Gosto de ouvir: estou no direct.', 'Compartilhe a sua dúvida no direct.', 'O direct é um bom lugar para começar.',
        'Mande no direct uma conquista sua.', 'Se precisar de orientação, chame no direct.', 'Vamos conversar com calma no direct.', 'Traga a sua ideia para o direct.', 'Conte no direct o que você gostaria de ver aqui.',
        'No direct, a conversa continua.', 'Uma boa troca faz todos crescerem: direct.', 'Escreva para mim no direct.', 'Deixe no direct a sua pergunta.', 'Quer saber mais do meu caminho? Direct.',
        'Se alguém veio à sua cabeça, envie este post e fale comigo no direct.', 'O primeiro passo pode ser uma mensagem no direct.', 'Você não precisa saber tudo, pergunte no direct.', 'Chame no direct e conte o que pensa.',
        'A porta do direct está sempre aberta.', 'Sua opinião me ajuda a melhorar: direct.', 'Estou a uma mensagem de você, no direct.', 'Venha pelo direct e pergunte sem receio.', 'Conte comigo no direct.',
        'Agradeço cada mensagem que chega no direct.', 'Se o tema interessa, vamos ao direct.', 'Diga no direct o que motiva você.', 'Para seguir conversando, chame no direct.', 'Há sempre tempo para uma boa conversa no direct.',
        'Respondo no direct com a mesma atenção.', 'O que você quer aprender? Conte no direct.', 'No direct eu conto mais desse caminho.', 'Envie no direct a sua experiência.', 'Quer começar uma conversa? Direct.',
        'Boas ideias nascem de boas conversas: direct.', 'Pode chamar no direct, mesmo que seja só para conversar.', 'Procure por mim no direct.', 'Fique à vontade para escrever no direct.', 'O direct espera a sua pergunta.',
        'Comece pelo direct.', 'Leve esta conversa para o direct.', 'Se der vontade de saber mais, chame no direct.', 'Escute, pergunte, aprenda: o direct está aberto.', 'No direct a gente se entende.', 'Mande um oi no direct.',
        'Faça a sua pergunta no direct, com a simplicidade de sempre.',
      ]],
    },
    biolink: {
      withNoun: [[
        'Quer conversar sobre {o noun}? Estou no link na bio.', 'Venha pelo link na bio falar {do noun}.', 'Tem mais do meu trabalho com {noun} no link na bio.',
      ], [
        'Se {o noun} {falou/falaram} com você, siga pelo link na bio.', 'Para conhecer o trabalho por trás {do noun}, visite o link na bio.', 'Quem valoriza {o noun} começa pelo link na bio.',
        'O caminho até {o noun} passa pelo link na bio.', 'Dê o próximo passo até {o noun} pelo link na bio.', 'A história {do noun} continua no link na bio.', 'Se {o noun} {faz/fazem} sentido para você, abra o link na bio.',
      ]],
      any: [[
        'Conheça o meu trabalho pelo link na bio.', 'Siga pelo link na bio e venha ver mais.', 'O meu contato está no link na bio.', 'Fale comigo pelo link na bio.', 'Venha pelo link na bio.',
        'Quer saber mais? Vá pelo link na bio.', 'Mais do meu trabalho está no link na bio.', 'Para conversar comigo, use o link na bio.', 'Apoie quem faz: visite o link na bio.', 'Abra o link na bio e venha conhecer.',
      ], [
        'O próximo passo está no link na bio.', 'Tem mais desse caminho no link na bio.', 'Quem valoriza quem faz começa pelo link na bio.', 'Dê uma olhada com calma no link na bio.', 'Acompanhe essa história pelo link na bio.',
        'O link na bio leva até mim.', 'Visite o link na bio e veja o que a dedicação constrói.', 'Comece pelo link na bio.', 'Há muito trabalho para mostrar no link na bio.', 'Conheça quem está por trás: link na bio.',
        'Se gostou do caminho, continue pelo link na bio.', 'Um toque no link na bio e a conversa começa.', 'Encontre-me no link na bio.', 'Passe pelo link na bio quando quiser.', 'O trabalho continua no link na bio.',
        'Siga adiante pelo link na bio.', 'Guarde o link na bio para o seu próximo passo.', 'Tudo o que faço começa a ser contado no link na bio.', 'Veja mais pelo link na bio.', 'A porta está aberta no link na bio.',
        'Com calma, no link na bio.', 'Chegue mais perto pelo link na bio.', 'Vale a visita: link na bio.', 'Descubra mais no link na bio.', 'Escolha o seu próximo passo no link na bio.', 'Continue a leitura pelo link na bio.',
        'No link na bio você conhece melhor o que faço.', 'Se este trabalho falou com você, siga o link na bio.', 'O caminho é simples: link na bio.', 'Acesse o link na bio e caminhe comigo.',
        'Indique o link na bio a quem valoriza um bom trabalho.', 'Conheça a dedicação de perto pelo link na bio.', 'Explore o link na bio.', 'Todo começo é um passo, e o daqui é o link na bio.',
        'Há espaço para você no link na bio.', 'Toque no link na bio e venha.', 'Salve este post e passe pelo link na bio.', 'Espero você pelo link na bio.', 'Veja no link na bio o resultado de muito trabalho.',
        'Estou no link na bio, de portas abertas.', 'Um clique no link na bio já ajuda quem faz.', 'Siga esta história no link na bio.', 'Aproxime-se pelo link na bio.', 'Pelo link na bio, conto mais.',
        'O link na bio guarda mais deste trabalho.', 'Caminhe até o link na bio.', 'Vamos juntos pelo link na bio.', 'Olhe com atenção o link na bio.', 'Quem procura um trabalho sério pode começar pelo link na bio.',
        'A conversa segue pelo link na bio.', 'Venha ver de perto no link na bio.', 'O meu trabalho mora no link na bio.', 'Leve este trabalho adiante: mostre o link na bio a alguém.', 'Reserve um minuto para o link na bio.',
      ]],
    },
  },
  emojis: ['✨', '🌱', '💪', '🙏', '🌻', '⭐', '🤝', '💛'],
}
