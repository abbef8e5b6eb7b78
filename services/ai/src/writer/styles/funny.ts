import type { Style } from './style.ts'

export const funny: Style = {
  openings: {
    sale: [
      'Alerta de {topic} na sua tela!', 'Você piscou e {apareceu/apareceram} {o topic}.', 'Interrompemos a sua rolagem para mostrar {o topic}.', 'Plantão urgente: {topic}.', 'O algoritmo que lute, hoje é dia {do topic}.',
      'Dizem que quem olha {o topic} três vezes já pode se considerar interessado.', '{O topic} {chegou/chegaram} e a concentração foi embora.', 'Eu vim só dar uma olhadinha, disse a pessoa que levou {o topic}.', 'Cientistas ainda não explicam por que é tão difícil parar de olhar {o topic}.', 'Se olhar {o topic} fosse esporte, eu já teria medalha.',
      'Ninguém me perguntou, mas eu vou falar {do topic}.', 'Meu talento oculto: puxar assunto sobre {o topic}.', 'A pauta da reunião era outra, mas acabou em {topic}.', 'Atenção, passageiros: próxima parada, {topic}.', 'Não sou de me gabar, mas olha {esse topic}.',
      'Manchete do dia: {topic}.', 'Spoiler: você vai querer ver {o topic} de novo.', 'Quem disse que segunda olhada é exagero não viu {o topic}.', 'Prometi falar de outra coisa hoje, mas lá vem {topic}.',
      'O dedo rolou a tela, {o topic} {segurou/seguraram} o dedo.', 'Eu ensaiei uma frase de efeito, mas só saiu {topic}.', 'Prova de que eu não penso em outra coisa: {topic}.', 'Pode fingir que não viu {o topic}, eu finjo que acredito.', 'Aquele momento em que {o topic} {rouba/roubam} a cena.',
      'Finja costume: {topic}.', 'Meu celular só tem foto disso: {topic}.', 'Se a galeria do meu celular falasse, só falaria {do topic}.', 'Avisa a família que hoje o assunto é {topic}.', 'Testado e aprovado pelo meu olhar nada imparcial: {topic}.',
      'Eu e {o topic}: uma história de muitas fotos.', 'Deixa eu adivinhar: você parou por causa {do topic}.', 'Foi aqui que pediram {topic}?', 'Notícia boa também corre: {topic}.', 'Segura essa: {topic}.',
      'O mundo girando e eu aqui falando {do topic}.', 'Vi que você estava sem fazer nada e trouxe {o topic}.', 'Quem entende {do topic} dá uma risadinha e salva o post.', 'O post de hoje tem nome e sobrenome: {topic}.', 'Ainda bem que não cobram por olhar {o topic}.',
      'Já aviso que {o topic} {causa/causam} comentários.', 'Minha personalidade inteira esta semana: {topic}.', 'A foto ficou séria, a legenda não: {topic}.', 'Me disseram para postar com moderação, e eu trouxe {topic}.', 'Luzes, câmera e rufem os tambores: {topic}.',
      'Lá vem ele, o post que você estava esperando sem saber: {topic}.', 'Para de rolar a tela um segundinho e olha {esse topic}.', 'Quem tem {topic} tem assunto.', 'Eu poderia ser breve, mas o tema é {topic}.', 'Na dúvida, {topic}.',
      'O plano era ser discreto com {o topic}, mas não deu.', 'Só vim deixar isto aqui e sair de fininho: {topic}.', 'A vida é feita de escolhas, e hoje eu escolhi falar {do topic}.', 'Queria ter a autoestima {do topic} nessa foto.', 'Achei que já tinha mostrado tudo, aí veio {o topic}.',
      'Essa é a parte em que você diz: eu precisava {desse topic}.', 'Avisa lá que {chegou/chegaram} {o topic}.', 'Depois não diga que eu não mostrei {o topic}.', 'Rolou a tela, achou {topic}, ganhou o dia.', 'Aceito elogios {ao topic} em qualquer idioma.',
      'Treinei a cara de paisagem, mas {o topic} me {entrega/entregam}.', 'Chame os amigos, apague as luzes: sessão de {topic}.', 'Eu disse que ia postar uma foto só {do topic}, e postei vinte.', 'Com vocês, sem tapete vermelho, mas com orgulho: {topic}.',
    ],
    content: [
      'Aula magna, sem diploma: {topic}.', 'Tudo o que você nunca perguntou sobre {o topic}.', 'Sente-se, a palestra sobre {o topic} vai começar.', 'Prometo que não cai na prova, mas anota: {topic}.', 'O documentário que ninguém pediu sobre {o topic}.',
      'Fatos sobre {o topic} para soltar no meio do almoço.', 'Hoje eu respondo o que o buscador não sabe sobre {o topic}.', 'Confissões de quem convive com {topic}.', 'Manual de sobrevivência: {topic}.', 'Bastidores {do topic} sem filtro e sem efeito sonoro.',
      'Curiosidade para impressionar na fila do pão: {topic}.', 'Eu ia dormir, mas lembrei de uma coisa sobre {o topic}.', 'Perguntaram sobre {o topic} e eu não sei ser breve.', 'Verdades sobre {o topic} que ninguém posta.', 'Mito ou verdade, edição especial: {topic}.',
      'Momento cultura inútil que é útil: {topic}.', 'Se {o topic} {falasse/falassem}, era isto que você ouviria.', 'Pega o caderninho, que o assunto é {topic}.', 'Meu doutorado imaginário é em {topic}.', 'O post que vai fazer você olhar diferente para {o topic}.',
      'Coisas que só quem vive com {topic} entende.', 'Expectativa e realidade, capítulo de hoje: {topic}.', 'Breve história {do topic}, contada por quem não sabe ser breve.', 'Não caia em pegadinha: entenda {o topic}.', 'Aprendi com {o topic} o que nenhum tutorial contou.',
      'Chega mais, que eu conto um segredo {do topic}.', 'Edição extraordinária do jornal: {topic}.', 'A pergunta de um milhão: o que ninguém conta {do topic}?', 'Leia com voz de narrador: {topic}.', 'Pequenas verdades sobre {o topic}, grandes risadas depois.',
      'Respondendo aquela dúvida que dá vergonha de perguntar sobre {o topic}.', 'Quem nunca errou com {topic}, que comente primeiro.', 'Lições de vida, patrocínio imaginário {do topic}.', 'O que os olhos não veem {no topic}, eu conto aqui.', 'Hoje tem fofoca técnica sobre {o topic}.',
      'Se existisse quiz sobre {o topic}, você passaria?', 'Explicando {o topic} como se você tivesse cinco minutos e um café.', 'Para ler em voz alta e parecer especialista: {topic}.', 'Episódio de hoje: tudo o que acontece com {o topic} quando ninguém vê.', 'O lado B {do topic}.',
      'Eu resumiria {o topic} em uma palavra, mas gosto de falar.', 'Nível de conhecimento sobre {o topic} depois deste post: perigoso.', 'Teste rápido: o que você sabe {do topic}?', 'Juro que é interessante: {topic}.', 'Direto da redação, que é a minha mesa: {topic}.',
      'Convidei {o topic} para uma conversa sincera.', 'Isto não é um treinamento, é um post sobre {o topic}.', 'Pode tirar print, que o assunto é {topic}.', 'O guia definitivo, ou quase, {do topic}.', 'Ninguém nasce sabendo, principalmente sobre {o topic}.',
      'Sabe aquela pessoa que sempre tem uma história sobre {o topic}? Oi.', 'A ciência do dia, versão de bolso: {topic}.', 'Sem enrolação, ou com pouca: {topic}.', 'Quando a conversa chega em {topic}, eu me empolgo.', 'Notas mentais sobre {o topic}, agora por escrito.',
      'O que eu diria sobre {o topic} se me dessem um microfone.', 'Me dá o microfone, que eu quero falar {do topic}.', 'Abram alas para a informação: {topic}.', 'Um post sério sobre {o topic}, ou quase isso.', 'Tem coisa sobre {o topic} que merecia uma novela.',
      'Quem lê até o fim ganha o título de especialista em {topic}.', 'Eu leria um livro inteiro sobre {o topic}, mas vou escrever um post.', 'Com a palavra, quem já passou por tudo com {o topic}.', 'Segura a curiosidade, que lá vem {topic}.',
    ],
  },
  closings: {
    comment: {
      afterQuestion: [
        'Responde nos comentários, que ninguém está olhando.', 'Confessa nos comentários.', 'Os comentários não julgam.', 'Vale mentir um pouquinho nos comentários.', 'Comenta aí, em sua defesa.', 'Solta a verdade nos comentários.', 'Comenta, que eu finjo surpresa.', 'Pode abrir o jogo nos comentários.',
        'Deixa nos comentários antes que a coragem passe.', 'Resposta nos comentários, plateia atenta.', 'Comenta rápido, valendo nada.', 'Quero provas nos comentários.', 'Comenta com sinceridade, ou com estilo.', 'Sua resposta nos comentários vale um sorriso meu.', 'Escreve nos comentários, que eu trago a pipoca.',
      ],
      any: [[
        'Marca nos comentários aquela pessoa que vai entender na hora.', 'Levanta a mão nos comentários quem se identificou.', 'Conta nos comentários se isso só acontece por aqui.', 'Comenta de onde você está lendo, vale sofá.',
        'Se você leu até aqui, comenta a palavra secreta: oi.', 'Sua opinião nos comentários vale ouro, mas eu pago em emoji.',
      ], [
        'Comenta alguma coisa, nem que seja um emoji perdido.', 'Os comentários estão abertos e de bom humor.', 'Deixa nos comentários a primeira bobagem que veio à cabeça.',
        'Eu respondo comentários com velocidade variável e alegria constante.', 'Comenta, que o algoritmo gosta e eu também.', 'Dúvida, elogio ou verso de música: tudo cabe nos comentários.',
        'Nos comentários, aceito opiniões e receitas.', 'Quem comentar primeiro ganha o meu respeito eterno.', 'Comenta aí, só para eu saber que tem alguém do outro lado da tela.', 'Vem de comentário, que eu venho de resposta.',
        'Diz nos comentários se rola uma continuação.', 'Faz um comentário bonito, que hoje tem visita.', 'Aperta o play na conversa e comenta.', 'Deixa um comentário para eu ler com voz de locutor.',
        'Nos comentários cabem até textões.', 'Comenta agora ou pensa nisso no banho.', 'O silêncio nos comentários é suspeito.', 'Chama a galera para os comentários.',
      ]],
    },
    direct: {
      withAsk: [[
        'Chama no direct e conta {ask}, sem suspense.', 'Vem no direct e solta {ask}.', 'Pode chamar no direct e dizer {ask}, eu não mordo.', 'Me manda no direct {ask}, que o resto eu pergunto.', 'Direct aberto: conta lá {ask}.',
        'Antes que você esqueça, manda no direct {ask}.', 'Escreve no direct {ask}, em prosa ou verso.',
      ], [
        'Corre no direct e entrega {ask}.', 'No direct, confessa {ask}.', 'Chega no direct já dizendo {ask}, que eu adoro objetividade.', 'Revela no direct {ask}, prometo segredo.', 'No direct eu só quero saber {ask}.',
        'Desbloqueie a conversa no direct contando {ask}.', 'Aparece no direct com {ask} na ponta da língua.', 'Manda no direct {ask} e um emoji de sua preferência.',
        'Quem chama no direct e conta {ask} ganha a minha atenção inteira.', 'Bate no direct e conta {ask}.', 'Primeiro passo no direct: contar {ask}.',
      ]],
      afterQuestion: [
        'Confessa no direct, que fica entre nós.', 'Responde no direct, sem plateia.', 'Conta no direct, que eu guardo segredo.', 'Solta a verdade no direct.', 
        'Me conta no direct, em prosa ou verso.', 'Abre o jogo no direct.', 'Responde no direct antes que a coragem passe.', 'No direct ninguém julga.', 'Escreve no direct, que eu finjo surpresa.',
      ],
      any: [[
        'Na dúvida, chama no direct.', 'Direct aberto, pode entrar sem bater.', 'O direct é logo ali, nem precisa de sapato.', 'No direct eu respondo até pergunta repetida.', 'Manda um oi no direct, vale figurinha.',
        'Se bateu a curiosidade, o direct resolve.', 'Gostou? Direct. Não gostou? Direct também.', 'Pode mandar pergunta esquisita no direct.', 'Manda no direct a dúvida que você guardou para não passar vergonha.',
      ], [
        'Chama no direct, que a conversa é boa e o café é imaginário.', 'Me chama no direct antes que eu te chame.', 'Vem no direct, que aqui todo mundo está olhando.', 'Dúvidas no direct, fofocas também.',
        'Fala comigo no direct, prometo não mandar corrente.', 'Chama no direct e diz que foi o post que mandou.', 'Aparece no direct, que eu arrumo a sala.', 'Quem chama no direct não paga mico.',
        'Pergunta no direct, que eu gosto de parecer importante.', 'Meu direct aceita visitas.', 'Desliza até o direct e a gente conversa.', 'Entre rolar a tela e chamar no direct, escolha o direct.',
        'Direct: onde as boas conversas começam com um oi torto.', 'Leva essa curiosidade para o direct.', 'Chama no direct e traz a sua opinião mais polêmica.', 'Vem de direct, que eu venho de resposta.',
        'No direct vale áudio curto e texto longo.', 'Eu no direct: atenção total e digitando.', 'Solta o verbo no direct.', 'Me manda um direct e vê a mágica da resposta.', 'Conversa de verdade é no direct.',
        'O direct está com saudade de uma boa pergunta.', 'Sem timidez: direct.', 'Quer o segundo capítulo? Direct.', 'Dá uma passadinha no direct, o chão está limpo.', 'Escreve no direct, nem que seja para rir junto.',
        'O resto da história eu só conto no direct.', 'Direct é o lugar, a hora você escolhe.', 'Chamar no direct é de graça e ainda rende assunto.', 'Alô, direct? Era só para dizer oi.',
        'Faz cara de paisagem e chama no direct.', 'O melhor da conversa fica no direct.', 'Deu vontade de falar? Direct, capítulo um.', 'Te espero no direct com a resposta na ponta dos dedos.', 'Direct funcionando e sem fila.',
        'Chama no direct, que eu já estou digitando.', 'Entra no direct como quem não quer nada.', 'Quem avisa amigo é: o direct está aberto.', 'Vem conversar no direct, eu prometo ser quase breve.',
        'Apareça no direct, nem que seja para discordar.', 'O direct não morde, já testei.', 'Vou ficar olhando o direct com cara de quem não quer nada.', 'Um direct seu e o meu dia ganha assunto.',
        'Sua dúvida merece um direct só dela.', 'Se eu fosse você, me chamava no direct.', 'Direct neles, digo, em mim.', 'Tem coisa que só se fala no direct.', 'Corre para o direct, devagar para não tropeçar.',
        'Leitura concluída, próxima fase: direct.', 'Cutuca no direct, que eu acordo.', 'Para começar uma boa conversa, direct.', 'Puxa a cadeira e abre o direct.', 'Bora de direct?', 'Faça como os sábios: chame no direct.',
        'Toc, toc no direct.',
      ]],
    },
    biolink: {
      withNoun: [[
        'Se {o noun} não {sai/saem} da sua cabeça, o link na bio resolve.', 'Entre você e {o noun} só existe o link na bio.',
      ], [
        '{O noun} {mandou/mandaram} dizer que o link na bio está aberto.', 'Se {o noun} {falasse/falassem}, {diria/diriam} link na bio.', 'Clica no link na bio e culpa {o noun}.',
        'O link na bio e {o noun} combinaram de esperar você.', 'Plano perfeito: link na bio, conversa, {noun}.', '{O noun} {faz/fazem} a fama, o link na bio faz a ponte.', 'Vai de link na bio, que {o noun} não {morde/mordem}.',
      ]],
      any: [[
        'Quem procura acha no link na bio.', 'Do sofá até o link na bio é um toque.', 'O caminho é curto: link na bio.', 'Clica no link na bio antes que você esqueça o que veio fazer.', 'Link na bio, sem fila e sem senha.',
        'Sua missão, se aceitar: link na bio.', 'Ainda por aqui? Link na bio.', 'Bora para o link na bio, eu levo a pipoca.', 'Olhou, gostou, link na bio.', 'Não precisa de mapa: link na bio.',
      ], [
        'Clica no link na bio, prometo que não é corrente.', 'O link na bio está ali, quietinho, esperando.', 'Tem mais no link na bio, mas eu não conto.', 'Vai no link na bio e finge que foi sem querer.',
        'O dedo escorregou? Que seja para o link na bio.', 'Link na bio: pode clicar, não faz barulho.', 'Passa no link na bio, nem precisa tirar o sapato.', 'Segue o coelho, digo, o link na bio.',
        'Um clique no link na bio e eu faço uma dancinha aqui.', 'O link na bio não se clica sozinho.', 'Dizem que quem clica no link na bio sorri.', 'Coragem, é só um link na bio.',
        'Abre o link na bio, que eu já arrumei a casa.', 'Tem um link na bio pedindo atenção.', 'Espia o link na bio, eu não conto para ninguém.', 'Deixa a curiosidade vencer e abre o link na bio.', 'O link na bio mandou um oi.',
        'Cuidado: o link na bio rende conversa.', 'Próxima fase desbloqueada: link na bio.', 'Faz o teste: clica no link na bio.', 'Vem pelo link na bio, tem lugar na janela.', 'O link na bio é tipo porta aberta.',
        'Só falta você no link na bio.', 'Clica lá no link na bio e volta para contar.', 'Um link na bio, zero mistério.', 'Se bateu curiosidade, o link na bio acolhe.', 'O resto da história mora no link na bio.',
        'Vá ao link na bio e ganhe uns minutos bem gastos.', 'O link na bio está aquecido.', 'Toque no link na bio como quem toca a campainha.', 'Hoje o link na bio acordou animado.', 'Clique responsável: link na bio.',
        'Se a vida te der um link na bio, clique.', 'Atalho para falar comigo: link na bio.', 'Lá no link na bio eu sou ainda mais simpatia.', 'Anda, que o link na bio não morde.',
        'Tem gente que coleciona selo, eu coleciono visitas no link na bio.', 'Aponta o dedo para o link na bio e vai.', 'O link na bio sente a sua falta.', 'Salva o post e visita o link na bio, nessa ordem ou na outra.',
        'Todo mundo tem um link na bio, o meu tem você chegando.', 'Entra no link na bio e faz de conta que é de casa.', 'O mapa do tesouro termina no link na bio.', 'Clica no link na bio e resolve essa curiosidade.',
        'Vou fingir que não vi você abrir o link na bio.', 'Senhoras e senhores, o link na bio.', 'Quer mais? O link na bio também quer.', 'Nada na manga, tudo no link na bio.', 'O botão que você procura se chama link na bio.',
        'Faz uma visita ao link na bio, leva a sua curiosidade.', 'Pula para o link na bio.', 'Link na bio: recomendado por mim, que fiz o link.', 'O fim do post é o começo do link na bio.',
        'Estarei no link na bio, fazendo sala.',
      ]],
    },
  },
  emojis: ['😄', '👀', '😂', '🎉', '😜', '🙃', '🍿', '✨'],
}
