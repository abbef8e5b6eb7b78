import type { Style } from './style.ts'

export const casual: Style = {
  openings: {
    sale: [
      'Hoje tem {topic} por aqui.', 'Olha quem apareceu: {topic}!', 'Passando rapidinho pra mostrar {o topic}.', '{Chegou/Chegaram} {o topic} que eu queria te mostrar.',
      'Se você estava procurando {topic}, achou.', 'Vim te apresentar {o topic}.', 'Para tudo e olha {esse topic}.', 'Quem aí tá precisando {desse topic}?', 'Fala a verdade: {esse topic} não {é/são} tudo isso?',
      'Deixa eu te contar {desse topic}.', 'Uma coisa que eu adoro fazer: {topic}.', 'Já pensou {no topic} hoje?', 'Pra quem vive me perguntando: tem {topic}, sim.',
      'Hoje o post é todo {do topic}.', 'A foto é {do topic}, a história eu conto agora.', 'Eu não canso de mostrar {o topic}.', '{O topic} {merece/merecem} um post só {dele/dela/deles/delas}.', 'Guarda esse post se você quer {um topic}.',
      'Quem pediu {topic} levanta a mão.', 'Bora falar {do topic}?', 'Dá uma olhada {nesse topic} antes de continuar rolando a tela.', 'Aqui a gente faz {topic} e gosta de mostrar.',
      'Se eu pudesse te mostrar uma coisa só hoje, seria {o topic}.', 'Sim, eu faço {topic}!', 'A resposta é sim: tem {topic} aqui.', 'Meu assunto preferido da semana: {topic}.', 'Demorei pra postar, mas aqui {está/estão} {o topic}.',
      'Esse post é pra quem tá atrás {do topic}.', 'Você pediu, eu trouxe: {topic}.', '{Esse topic} {merece/merecem} uma segunda olhada.', 'Uma foto só não dá conta {do topic}, mas eu tentei.', 'Quem me acompanha já sabe que uma hora ia ter {topic}.',
      'Conta pra mim: você também tava pensando {no topic}?', 'Eu falo {do topic} e já abro um sorriso.', 'Achei que você ia gostar {desse topic}.', 'Separei um minutinho pra falar {do topic}.', 'Tem novidade boa pra quem gosta {do topic}.',
      'O nome já diz tudo: {topic}.', 'Fiz questão de fotografar {o topic} com calma.', 'Pode chegar mais perto, que hoje tem {topic}.', 'Tava na minha lista de posts faz tempo: {topic}.',
      'Aqui {está/estão} {o topic}, do jeitinho que {é/são}.', 'Anota aí: {topic} é comigo mesmo.', 'Já salvou um contato pra quando precisar {do topic}?', 'Quer ver de perto {o topic}?', '{Esse topic} me {deixa/deixam} com vontade de mostrar pra todo mundo.',
      'Eu sei que alguém aí tava esperando {o topic}.', 'Se o assunto é {topic}, pode falar comigo.', 'Olha como {ficou/ficaram} na foto {o topic}.', 'Hoje eu vim só pra mostrar {esse topic}.', 'Tem dia que o post se escreve sozinho: {topic}.',
      'Pra começar bem a conversa: {topic}.', 'De tudo que eu faço, hoje quero te mostrar {o topic}.', 'Lembra que eu falei {do topic}? Então olha.', 'Nem precisa procurar mais longe: {topic}.', 'Fica aqui um pouquinho, que eu quero te mostrar {o topic}.',
      'Mais um dia, mais um post com {topic}.', 'Eu trouxe hoje pra você {o topic}.', 'Você tem um minuto pra olhar {esse topic}?', 'Abre espaço na tela, que lá {vem/vêm} {o topic}.',
    ],
    content: [
      'Hoje a conversa é sobre {o topic}.', 'Vem cá que eu te conto uma coisa sobre {o topic}.', 'Pouca gente sabe disso sobre {o topic}.', 'O assunto do dia é {topic}.', 'Papo rápido sobre {o topic}.',
      'Deixa eu dividir com você o que eu sei sobre {o topic}.', 'Se você gosta {do topic}, esse post é pra ler até o fim.', 'Um pouquinho do que eu aprendi com {topic}.', 'Você sempre quis saber mais sobre {o topic}?', 'Bora conversar sobre {o topic}?',
      'Salva esse post, que um dia ele te ajuda com {topic}.', 'Coisas que eu queria que todo mundo soubesse sobre {o topic}.', 'Senta aqui um minutinho, que o assunto é {topic}.', 'Sem pressa de vender nada, hoje eu só quero falar {do topic}.', 'Quem vê pronto não imagina o que tem por trás {do topic}.',
      'Me perguntaram sobre {o topic}, então vamos lá.', 'Aula rapidinha, sem quadro nem prova: {topic}.', 'Quer entender melhor {o topic}? Vem.', 'Um post pra tirar as dúvidas sobre {o topic}.', 'Nem todo mundo conta isso quando fala {do topic}.',
      'Puxa a cadeira, porque hoje tem conversa sobre {o topic}.', 'Na prática, {o topic} {funciona/funcionam} assim.', 'O que eu sempre explico quando alguém me pergunta sobre {o topic}.', 'Pra quem tá pensando {no topic}, umas coisinhas que ajudam.', 'Eu podia falar {do topic} o dia inteiro, mas prometo ser breve.',
      'Pequeno manual de quem convive com {topic}.', 'Duas ou três coisas sobre {o topic}.', 'Por trás {do topic} tem mais história do que parece.', 'Hoje eu abro o jogo sobre {o topic}.', 'Se alguém me perguntar o que eu penso {do topic}, é isso.',
      'Quem usa {topic} no dia a dia vai concordar comigo.', 'Tem sempre uma dúvida boa quando o assunto é {topic}.', 'Anota aí pra quando você precisar: {topic}.', 'Do meu caderno de anotações: {topic}.', 'A gente olha {o topic} e nem pensa nisso.',
      'Fala comigo sobre {o topic}.', 'Vamos de assunto útil: {topic}.', 'Antes de escolher {o topic}, dá uma lida aqui.', 'O lado que ninguém mostra {do topic}.', 'Aprendi isso lidando com {topic} todo santo dia.',
      'Isso aqui muda o jeito de olhar {o topic}.', 'Um detalhe que faz diferença {no topic}.', 'Se eu tivesse que explicar {o topic} em um post, seria este.', 'Me dá um minuto e eu te explico {o topic}.', 'Curiosidade boa de saber sobre {o topic}.',
      'Hoje eu resolvi escrever sobre {o topic}.', 'Esse post nasceu de uma pergunta sobre {o topic}.', 'Deu vontade de falar sobre {o topic}, então cá estou.', 'Conversa de quem entende e gosta: {topic}.',
      'O básico bem explicado: {topic}.', 'Já reparou {nesse topic} com atenção?', 'O que muda quando você entende {o topic}.', 'Vim desmistificar um pouco {o topic}.',
      'Compartilha com quem também quer saber {do topic}.', 'Assunto que sempre rende por aqui: {topic}.', 'Umas verdades sobre {o topic}, com todo o respeito.', 'Quando o assunto é {topic}, eu tenho o que contar.', 'Esse é o post que eu queria ter lido quando comecei com {topic}.',
      'Resumo da ópera sobre {o topic}.', 'Um jeito simples de explicar {o topic}.', 'Você já ouviu alguém explicar {o topic}?', 'Vamos por partes: {topic}.',
    ],
  },
  closings: {
    comment: {
      afterQuestion: [
        'Me conta nos comentários!', 'Responde aqui nos comentários.', 'Quero ler tudo nos comentários.', 'Deixa nos comentários.', 'Comenta aqui embaixo.', 'Me fala nos comentários.', 'Tô de olho nos comentários.', 'Escreve nos comentários que eu leio.',
        'Comenta aí!', 'Solta nos comentários.', 'Vale responder nos comentários com uma palavra só.', 'Vem contar nos comentários.', 'Joga nos comentários.', 'Comenta que eu respondo.', 'Os comentários são todos seus.', 'Me diz nos comentários.',
      ],
      any: [[
        'Me conta nos comentários o que você achou.', 'Se ficou alguma dúvida, pergunta nos comentários.', 'Como é por aí? Conta nos comentários.', 'Marca nos comentários quem precisa ler isso.',
        'Concorda? Me diz nos comentários.',
      ], [
        'Comenta aqui se você também pensa assim.', 'Deixa um oi nos comentários, que eu gosto de saber quem passou por aqui.', 'O que você diria? Escreve nos comentários.', 'Comenta uma palavra que resume esse post.',
        'Bora continuar essa conversa nos comentários?', 'Quero muito ler os comentários.', 'Quem leu até aqui comenta um emoji.', 'Conta nos comentários de que cidade você me acompanha.',
        'Deixa a sua opinião nos comentários, que ela ajuda muito.', 'Se você gostou de saber, comenta aqui.', 'Sobre o que eu falo no próximo post? Sugere nos comentários.', 'Já aconteceu com você? Comenta aí.',
        'Responde nos comentários: sim, não ou depende?', 'Me ajuda com a sua opinião nos comentários.', 'Escreve nos comentários a primeira coisa que veio na cabeça.', 'Tem pergunta? Os comentários estão abertos.',
        'Vem trocar uma ideia nos comentários.', 'Comenta aqui, que eu respondo um por um.', 'Diz nos comentários quem mais deveria ver isso.',
      ]],
    },
    direct: {
      withAsk: [[
        'Me chama no direct e conta {ask}.', 'Manda um direct e já me diz {ask}.', 'Fala comigo no direct e me conta {ask}.', 'Vem pro direct e me fala {ask}.', 'Ficou na dúvida? Me fala no direct {ask}.',
        'Pra começar, me conta no direct {ask}.', 'Chama no direct, me conta {ask} e eu te respondo.',
      ], [
        'É só chamar no direct e dizer {ask}.', 'Me escreve no direct com {ask}.', 'Corre no direct e me conta {ask}.', 'No direct você me diz {ask} e a gente conversa.', 'Quer saber mais? Manda no direct {ask}.',
        'Bateu vontade? Me diz no direct {ask}.', 'Me manda no direct {ask} que eu te ajudo.', 'Se interessou? Deixa no direct {ask}.', 'Aparece no direct e me diz {ask}.', 'Um direct com {ask} já resolve meio caminho.',
        'Quando for me chamar no direct, conta {ask}.',
      ]],
      afterQuestion: [
        'Me conta no direct!', 'Responde no direct.', 'Me fala no direct.', 'Quero saber no direct.', 'Conta pra mim no direct.', 'Vem me contar no direct.', 'Manda a resposta no direct.',
        'Me diz no direct.', 'Escreve no direct, que eu respondo.', 'Bora conversar no direct.',
      ],
      any: [[
        'Qualquer dúvida, fala comigo no direct.', 'Ficou com alguma pergunta? Manda no direct.', 'Quer saber mais? Chama no direct.', 'Me escreve no direct e a gente troca uma ideia.', 'Me chama no direct pra gente conversar.',
        'Me conta no direct o que você achou.', 'Pode perguntar no direct, até o que parece bobo.', 'Se esse post te ajudou, me diz no direct.',
      ], [
        'Manda um direct, que eu adoro conversar sobre isso.', 'O direct tá aberto pra você.', 'Vem continuar essa conversa no direct.', 'Se lembrou de alguém, manda esse post e me chama no direct.',
        'Fala comigo no direct, sem compromisso.', 'Chama no direct e me conta a sua história.', 'Dá um oi no direct, que eu respondo.', 'Tem algo a acrescentar? Me escreve no direct.', 'Quer conversar? O direct é o caminho.',
        'Passa no direct e deixa a sua dúvida.', 'Me procura no direct quando quiser.', 'Se preferir falar só comigo, vem pro direct.', 'O papo continua no direct.', 'Manda no direct a sua opinião, que eu leio com atenção.',
        'Precisando de mim, é só chamar no direct.', 'Um oi no direct e a gente começa a conversar.', 'Anota a dúvida e manda no direct.', 'Eu te espero no direct.', 'Escreve no direct o que você gostaria de ver por aqui.',
        'Me diz no direct se você já sabia disso.', 'Vamos falar mais no direct?', 'O que faltou eu explicar? Me pergunta no direct.', 'Mostra no direct como é por aí.', 'Se quiser ir mais fundo no assunto, chama no direct.',
        'Me manda um direct com a sua opinião.', 'Quer que eu explique melhor? Direct.', 'No direct a conversa rende mais.', 'Fica à vontade pra me chamar no direct.', 'Conta comigo no direct.',
        'A próxima conversa pode ser no direct.', 'Vem me contar no direct como foi com você.', 'Deixa a vergonha de lado e chama no direct.', 'Tô no direct pra quem quiser conversar.',
        'Se a dúvida é só sua, o direct é o lugar.', 'Manda no direct a pergunta que você não quis comentar.', 'Chegou até aqui? Então me dá um oi no direct.', 'Sugere no direct o assunto do próximo post.',
        'Me chama no direct que eu te escuto.', 'Pra combinar qualquer coisa, direct.', 'Lá no direct eu te conto o resto.', 'Quero saber de você no direct.', 'Tem foto pra me mostrar? Manda no direct.',
        'Fala no direct o que passou pela sua cabeça.', 'Bora conversar no direct?', 'Me acha no direct.', 'Só chamar no direct.', 'Se quiser saber como funciona, pergunta no direct.',
        'Chama a gente no direct pra tirar a dúvida.', 'No direct eu consigo te responder melhor.', 'Ainda em dúvida? Me escreve no direct.', 'Eu leio tudo que chega no direct.', 'Compartilha com alguém e me conta no direct.',
        'Me pergunta no direct e a gente vê junto.', 'Quem quiser saber mais já sabe: direct.', 'Puxa assunto no direct, que eu gosto.', 'Te espero pra um papo no direct.',
      ]],
    },
    biolink: {
      withNoun: [[
        'Gostou {do noun}? Me chama pelo link na bio.', 'Pra falar {do noun}, é só ir no link na bio.', 'Ficou pensando {no noun}? Passa no link na bio.', 'Dúvida sobre {o noun}? Vai no link na bio e me chama.',
      ], [
        'Quer {um noun} pra chamar de {seu/sua/seus/suas}? Link na bio.', 'Se curtiu {o noun}, clica no link na bio.', 'Bora conversar sobre {o noun}? Link na bio.', 'Tá querendo {noun}? O caminho é o link na bio.',
        'Me encontra no link na bio pra falar {do noun}.', 'Deu vontade {do noun}? Link na bio.',
      ]],
      any: [[
        'Gostou? Segue pelo link na bio.', 'Quer ver mais? Passa no link na bio.', 'Tem mais no link na bio.', 'Meu contato tá no link na bio.', 'Pra falar comigo, é pelo link na bio.', 'Clica no link na bio e vem conhecer.',
        'Se quiser saber mais, é só abrir o link na bio.', 'Dá um pulinho no link na bio.', 'Quer conversar? Link na bio.', 'Vem pelo link na bio.',
      ], [
        'O caminho tá no link na bio.', 'Entra no link na bio e olha com calma.', 'Lá no link na bio tem mais do meu trabalho.', 'O link na bio te leva até mim.', 'Espia o link na bio.', 'Corre pro link na bio.',
        'Deixei tudo prontinho no link na bio.', 'Toca no link na bio e me chama.', 'Passa no link na bio quando der.', 'Ficou curiosidade? Link na bio.', 'Guarda esse post e abre o link na bio.', 'Me encontra no link na bio.',
        'O resto eu deixei no link na bio.', 'Abre o link na bio e fica à vontade.', 'Tá tudo no link na bio.', 'Chega mais pelo link na bio.', 'Pra conhecer melhor, link na bio.', 'Sobe lá no perfil e clica no link na bio.',
        'Já sabe: link na bio.', 'Quer dar uma olhada no que eu faço? Link na bio.', 'O link na bio tá te esperando.', 'Vai lá no link na bio e depois me conta.', 'Antes de ir, passa no link na bio.',
        'Um clique no link na bio e a gente se fala.', 'Pra não perder o meu contato, salva o link na bio.', 'Tem um caminho curtinho até mim: o link na bio.', 'Pelo link na bio você me acha.',
        'Explora o link na bio e vê se gosta.', 'Mais do meu trabalho no link na bio.', 'Bora pro link na bio?', 'Se a ideia te agradou, segue no link na bio.', 'Quem quiser ver mais encontra no link na bio.',
        'Clicou no link na bio, falou comigo.', 'Eu te espero lá no link na bio.', 'Toda a conversa começa no link na bio.', 'Dá uma olhadinha no link na bio.', 'Acha mais no link na bio.',
        'No link na bio tem como falar comigo.', 'Abre aí o link na bio.', 'Resolve pelo link na bio, que é rapidinho.', 'Vem ver mais de perto no link na bio.', 'Se ficou alguma dúvida, o link na bio ajuda.',
        'Passou por aqui e gostou? Link na bio.', 'Segue o caminho do link na bio.', 'Lá no link na bio a gente se encontra.', 'Do link na bio pra conversa é um pulo.', 'Fala comigo pelo link na bio, que eu te respondo.',
        'Compartilha com quem gosta e abre o link na bio.', 'Quer o meu contato? Link na bio.', 'Pode entrar, o link na bio tá aberto.', 'Deixa o link na bio salvo aí.', 'Achou legal? Então olha o link na bio.',
        'Continua comigo no link na bio.', 'O próximo passo é o link na bio.',
      ]],
    },
  },
  emojis: ['✨', '😊', '💛', '🙌', '🤗', '💬', '🌟', '👀'],
}
