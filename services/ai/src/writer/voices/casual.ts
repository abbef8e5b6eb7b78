import type { Voice } from './voice.ts'

export const casual: Voice = {
  openings: {
    sale: [
      '{Gente, o|Olha só, o|E o} assunto {de hoje|por aqui|do dia} é {topic}, {com aquele capricho de sempre|e tem muito carinho envolvido|e eu amo falar disso}.',
      '{Quem aí|Alguém aí|Mais alguém} {também ama|é do time que ama|vive pensando em} {topic}?',
      'Se tem uma coisa que {me deixa feliz|alegra o meu dia|me faz sorrir|aquece o coração} {por aqui|nessa rotina|toda vez} é {topic}.',
      '{topic}{| por aqui| na área}: {pode chegar mais perto|repara só nos detalhes|olha com carinho|me diz se não dá vontade}.',
      '{Passando|Vim correndo|Apareci|Cheguei} {só pra falar de|pra conversar sobre} {topic}{, porque merece|, porque eu amo|, e tem capricho de sobra}.',
      '{Café na mão|Mesa cheia|Playlist ligada|Coração quentinho} e {topic} {como assunto do dia|no meio de tudo}: {a rotina boa é essa|é assim que o dia começa por aqui|não tem combinação melhor}.',
      '{Hoje tem|Por aqui tem|No post de hoje tem} {topic}, {e tem carinho em cada detalhe|e eu queria muito te mostrar|e dá gosto de ver|com direito a capricho}.',
      '{Aquele momento gostoso|Parte boa do dia|Pausa na correria}: {hoje é dia de|chegou a hora de} falar de {topic}{| por aqui| com você}.',
      '{Confesso|Não nego|Admito}: {eu me derreto por|passo o dia pensando em|meu coração bate mais forte por} {topic}{| e não é de hoje| e tá tudo bem|, sem exagero nenhum}.',
      '{Oi, gente|Oi, você|Olá, olá}, {hoje eu vim falar de|bora falar de|passei pra falar de} {topic}{|, do nosso jeitinho|, com todo carinho}.',
      '{Se você gosta de|Se você procura|Se você ama} {topic}, {esse post é um abraço|chegou no lugar certo|pode ficar à vontade|já puxa uma cadeira|a casa é sua|fica mais um pouquinho}.',
      '{Um pouquinho de conversa|Um minutinho de papo|Um dedinho de prosa} sobre {topic} {pra deixar o dia mais leve|pra alegrar a sua timeline|pra inspirar a semana|porque a vida pede coisa bonita}.',
      '{Cada vez que|Sempre que|Toda vez que} {o assunto é|alguém me fala de|a conversa chega em} {topic}, {meu olho brilha|eu já me animo|eu abro um sorriso|começa a minha parte favorita do dia}.',
      '{Dedico esse post|Esse post vai com carinho|Vai aqui um abraço} {pra quem gosta de|pra quem vive pensando em|pra quem entende de} {topic} {e ama coisa feita com afeto|como eu|e não esconde de ninguém}.',
    ],
    content: [
      '{Senta aqui|Puxa uma cadeira|Pega um cafezinho} que {hoje o papo é|a conversa é|eu quero falar} sobre {topic}.',
      '{Ninguém me contou isso|Eu queria ter ouvido isso antes|Demorei pra aprender} sobre {topic}, {então divido com você|então anota aí|então vem comigo}.',
      '{Bora|Vamos} {bater um papo|trocar uma ideia|conversar um pouquinho} sobre {topic}{| sem frescura| de coração aberto}?',
      '{Coisas que eu amo em|Um pouquinho de verdade sobre|Bastidores da vida real com} {topic}, {do jeitinho que é|sem filtro|com muito carinho}.',
    ],
  },
  quoting: [
    '{Hoje|Agora|Nesse post|Por aqui} {o papo é|o assunto é|a conversa é|o tema é} {topic}{|, sem enrolação|, do nosso jeitinho|, com café do lado|, de coração aberto}.',
    '{Parei tudo|Vim aqui|Sentei um pouquinho|Larguei tudo} {pra falar de|pra conversar sobre|pra dividir um pensamento sobre} {topic}{|, e já puxa uma cadeira|, e quero te ouvir|, porque faz parte do dia a dia}.',
    '{Sabe aquele assunto|Tem aquele assunto|Existe um assunto} {que não sai da cabeça|que sempre aparece por aqui|que rende conversa}: {topic}.',
    '{Anota aí o tema|Já chega com café|Vem de mansinho} que {o assunto de hoje|a conversa de hoje|o papo da vez} é {topic}.',
    '{Oi, gente|Oi, oi|Voltei}, {hoje eu quero falar de|passei pra falar de|o recado é sobre|o assunto é} {topic}{|, com todo carinho|, de coração aberto|, e já me conta tudo}.',
    '{Papo reto|Conversa de cozinha|Momento sincero|Hora do cafezinho}{| aqui no perfil| entre a gente}: {topic}.',
    '{Quem me conhece sabe|Quem acompanha já sabe|Você já deve imaginar} que {eu adoro falar de|mais cedo ou mais tarde eu ia falar de|o assunto da vez é|hoje o tema é} {topic}{|, e não podia ser diferente|, e chegou o dia}.',
    '{Vim conversar sobre|Quero pensar alto com você sobre|Tô aqui pra falar de} {topic}{|, rapidinho|, sem roteiro|, no meio da bagunça mesmo}.',
  ],
  announcing: [
    '{Gente|Oi, gente|Oi, oi|Ei, você|Olha aqui}, {recadinho|fofoca boa|novidade|conversa rápida|papo sincero}{| do dia| da semana| pra você| de coração}{|, sem enrolação|, com café na mão|, de pertinho}: {topic}.',
  ],
  themes: {
    sale: [
      ['Aqui é tudo no tempo do feito à mão, com calma e muito capricho.', 'Nada de correria: cada etapa ganha a atenção que merece.', 'Tem hora que demora, mas é esse tempo que deixa tudo especial.'],
      ['Aquele toque único que só quem faz com as mãos consegue dar.', 'Nenhum trabalho sai igualzinho ao outro, e essa é a graça.', 'Tem jeitinho próprio, tem história, tem um pouco de mim.'],
      ['Dá pra presentear quem você ama ou se dar um carinho, que também vale.', 'Já pensou na cara de quem vai receber um presente assim?', 'É daqueles mimos que fazem a pessoa abrir um sorriso na hora.'],
      ['Eu olho, ajeito, olho de novo, e só sossego quando fica do jeito certo.', 'Até a parte que ninguém vê ganha carinho por aqui.', 'Capricho nos detalhes é quase uma mania minha.'],
      ['Ficou com alguma dúvida? Pode perguntar sem vergonha nenhuma.', 'Me conta a sua ideia e a gente vai conversando.', 'Eu adoro ouvir o que você imaginou antes de qualquer coisa.'],
      ['Quando você escolhe o trabalho de quem faz à mão, faz o dia de alguém.', 'Apoiar um negócio pequeno é um carinho enorme, pode acreditar.', 'Cada pessoa que chega por aqui me dá mais vontade de criar.'],
      ['A vontade era te mostrar de pertinho, mas a foto já dá um gostinho.', 'Se só de olhar já deu vontade, imagina de perto.', 'Pode dar zoom à vontade, eu deixo.'],
      ['Tem muito teste, muita tentativa e uma dose boa de teimosia por trás.', 'Nem sempre sai de primeira, e tudo bem: faz parte da história.', 'Eu aprendo um pouquinho a cada trabalho e levo pro próximo.'],
      ['Minha mesa fica uma bagunça, mas o coração fica em paz.', 'Entre um gole de café e outro, a mágica vai acontecendo.', 'Música tocando, mãos ocupadas e a cabeça lá longe: eu amo.'],
      ['Combina com quem gosta de coisa feita com afeto.', 'É pra quem dá valor às coisas simples e bem-feitas.', 'Se você também gosta de um toque artesanal, vai se sentir em casa.'],
    ],
    content: [
      ['Quando a gente entende como as coisas são feitas, passa a olhar diferente.', 'Depois que você aprende um pouquinho do processo, nunca mais vê igual.', 'Saber o caminho deixa o resultado ainda mais bonito de ver.'],
      ['Errar faz parte, viu? Eu já desfiz muita coisa pra chegar até aqui.', 'Nem todo dia sai como a gente imaginou, e está tudo bem.', 'O segredo é não ter medo de começar de novo.'],
      ['Separar tudo antes de começar salva a vida, sério.', 'Um tiquinho de planejamento poupa um montão de dor de cabeça.', 'Eu anoto tudo, porque confiar na memória nunca deu certo pra mim.'],
      ['Cada coisa tem seu tempo, e apressar quase nunca ajuda.', 'Na dúvida, dá uma pausa, toma uma água e volta depois.', 'Calma também é uma ferramenta, e das boas.'],
      ['Inspiração aparece em todo canto: na rua, na feira, na casa da avó.', 'Às vezes a ideia vem do nada, no meio da louça.', 'Eu vivo guardando foto, recorte e rabisco pra usar um dia.'],
      ['Dividir o que a gente sabe deixa o caminho mais leve pra todo mundo.', 'Eu aprendo um monte com quem passa por aqui.', 'Essa troca entre a gente é uma das melhores partes.'],
      ['Se você está começando agora, vai no seu ritmo e não se compara.', 'Começa com o que tem em casa e melhora aos pouquinhos.', 'O primeiro nunca fica perfeito, e é ele que ensina mais.'],
      ['Um cantinho arrumado já muda o humor do dia inteiro.', 'Cuidar das ferramentas é cuidar do próprio trabalho.', 'Antes de começar, eu dou aquela ajeitada na mesa e respiro.'],
      ['O que parece simples na foto deu um trabalhinho danado nos bastidores.', 'Por trás de um resultado bonito sempre tem uma boa história.', 'Quem vê pronto nem imagina o tanto de escolha que existe ali.'],
      ['De vez em quando eu olho os primeiros trabalhos e sinto um orgulho danado.', 'Guarda foto de tudo: um dia você vai ver o quanto avançou.', 'Comparar só vale se for com quem a gente era ontem.'],
    ],
  },
  closings: {
    comment: {
      leads: ['Fala comigo nos comentários', 'Joga nos comentários', 'Conversa comigo nos comentários', 'Aproveita os comentários e me fala', 'Já comenta aqui', 'Me responde nos comentários', 'Me conta nos comentários', 'Conta pra mim nos comentários', 'Comenta aqui embaixo', 'Responde aqui nos comentários', 'Corre nos comentários e me conta', 'Deixa um comentário e me conta', 'Bora conversar nos comentários', 'Quero ler nos comentários', 'Solta nos comentários', 'Vem pros comentários e me diz'],
      ends: {
        sale: [': pra quem você daria um presente assim?', ': qual detalhe te ganhou?', ': o que você mais ama em coisa feita à mão?', ': o que mais você quer ver por aqui?', ': você é de presentear ou de ficar com tudo?', ': amor à primeira vista ou precisa de uma segunda olhada?', ': quem precisa ver esse post?', ': o que passou pela sua cabeça quando viu?', ': o que não pode faltar num presente especial?', ': qual foi o último mimo feito à mão que você ganhou?', ': você também repara nos detalhes?', ': o que te conquista na hora de escolher?', ': de zero a dez, quanto você gostou?', ': isso combina com você?', ': lembrou de alguém?', ': em que ocasião você pensou?', ': qual pergunta você me faria agora?', ': quem aí também ama um artesanato?'],
        content: [': você já passou por isso?', ': qual é a sua maior dúvida?', ': o que você faz diferente?', ': me ensina o seu jeitinho também?', ': sobre o que eu falo no próximo post?', ': como você começou?', ': qual foi o seu maior perrengue?', ': isso também acontece por aí?', ': o que você acrescentaria?', ': qual parte você mais gosta?', ': de onde vêm as suas ideias?', ': o que você aprendeu essa semana?', ': qual conselho você daria pra quem está começando?', ': você é do time da calma ou da correria?', ': essa conversa te ajudou?', ': quem mais precisa ler isso?', ': em que parte você trava?', ': qual seria o seu primeiro passo?'],
      },
    },
    direct: {
      leads: ['Aparece no direct', 'Me escreve no direct', 'Fala comigo no direct', 'Me manda um direct', 'Chama aqui no direct', 'Chega no direct', 'Me chama no direct', 'Corre no direct', 'Manda um direct', 'Me manda mensagem no direct', 'Vem no direct', 'Dá um oi no direct', 'Chama lá no direct', 'Passa no direct', 'Puxa assunto no direct', 'Me procura no direct'],
      ends: {
        sale: [' e me conta o que você imaginou.', ' e tira todas as suas dúvidas.', ' que eu te explico tudinho.', ' pra gente se falar.', ' que eu adoro ouvir as suas ideias.', ' pra saber mais.', ' e me fala pra quem é o presente.', ' que a gente vê isso com calma.', ' sem compromisso, só pra conversar.', ' e me pergunta o que quiser.', ' que eu te respondo com carinho.', ' pra combinar os detalhes.', ' e me diz do que você mais gostou.', ' e vamos pensar nisso em dupla.', ' que eu te conto como funciona.', ' se bateu aquela vontade.', ' pra eu te mostrar mais.', ' se quiser saber como encomendar.'],
        content: [' e me conta a sua dúvida.', ' pra gente continuar o papo.', ' e divide comigo a sua experiência.', ' e sugere o próximo assunto.', ' que eu adoro trocar ideia.', ' e me diz o que achou.', ' se quiser conversar mais sobre isso.', ' e me conta em que parte você está.', ' que eu te respondo com carinho.', ' pra contar como é por aí.', ' quando bater aquela dúvida.', ' e me fala o que você quer ver por aqui.', ' que a gente aprende em dupla.', ' e me conta o que deu certo por aí.', ' pra trocar figurinha.', ' se você também vive isso.', ' e me conta a sua história.', ' que eu quero te ouvir.'],
      },
    },
    biolink: {
      leads: ['Já vai no link na bio', 'Segue pelo link na bio', 'Confere o link na bio', 'Entra no link na bio', 'Vem pelo link na bio', 'Abre o link na bio', 'Corre no link na bio', 'Clica no link na bio', 'Passa no link na bio', 'Dá uma olhadinha no link na bio', 'Já corre no link na bio', 'Toca no link na bio', 'Espia o link na bio', 'Aproveita o link na bio', 'Me encontra pelo link na bio', 'Dá um pulinho no link na bio'],
      ends: {
        sale: [' e conhece mais do meu trabalho.', ' pra ver mais.', ' que tem mais coisa esperando por você.', ' e se apaixona com calma.', ' pra saber de tudo.', ' e me conta depois o que achou.', ' pra falar comigo.', ' que eu deixei o caminho prontinho.', ' e olha tudo sem pressa.', ' pra tirar as suas dúvidas.', ' e escolhe com carinho.', ' pra saber como encomendar.', ' se bateu aquela vontade.', ' e já guarda pra quando precisar.', ' que lá eu explico melhor.', ' pra chegar mais pertinho.', ' e descobre o que mais sai daqui.', ' e fica à vontade pra explorar.'],
        content: [' que tem mais conversa por lá.', ' pra continuar por perto.', ' e conhece a minha história.', ' pra ver mais do dia a dia.', ' e fica por dentro de tudo.', ' que lá eu conto mais.', ' pra não perder os próximos papos.', ' e explora sem pressa.', ' pra ver o que mais ando fazendo.', ' e já guarda pra depois.', ' pra se inspirar mais um pouquinho.', ' e me conta depois o que achou.', ' que lá a gente se encontra.', ' pra chegar mais pertinho.', ' se quiser ir além.', ' e descobre mais sobre o meu trabalho.', ' pra seguir esse papo.', ' e fica à vontade por lá.'],
      },
    },
  },
  emojis: ['💛', '🥰', '☕', '✨', '😍', '🌸', '🫶', '😊', '💕'],
}
