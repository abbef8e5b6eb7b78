import type { Voice } from './voice.ts'

export const motivational: Voice = {
  openings: {
    sale: [
      '{Tudo o que é feito com amor|O que nasce das mãos|O que é feito com propósito} {encontra o seu caminho|ganha um brilho próprio|transforma o dia}, {e hoje o assunto é|e isso vale para|e é por isso que falamos de} {topic}.',
      '{topic}: {um jeito de|uma forma de|um convite para} {espalhar carinho|celebrar a vida|colorir a rotina|acreditar no feito à mão} {todos os dias|em cada detalhe|com o coração}.',
      '{Por trás de|Em cada detalhe de} {topic}, {há um sonho|existe coragem|mora uma história} {que não desiste|que insiste em crescer|que merece ser contada}.',
      '{Comece|Recomece|Siga} {de onde está|com o que tem|do seu jeito}: {o assunto de hoje é|a inspiração de hoje vem de|a conversa de hoje é sobre} {topic}.',
      'Quem coloca {amor|a alma|o coração} no que faz {encontra|enxerga} em {topic} um motivo {para continuar|para sorrir|para crescer|para celebrar}.',
      '{Existe|Há} {um tempo|um lugar|um carinho} {só seu|sem medida|sem pressa} em {topic}{, e ele merece ser vivido|, e ele conta uma história}.',
      '{Acredite|Lembre-se|Nunca esqueça}: {há beleza|há força|há poesia} em {tudo o que envolve|cada passo que leva até|cada história sobre} {topic}{|, mesmo nos dias comuns}.',
      '{Que o dia|Que a semana|Que a vida} {tenha espaço para|seja leve como uma conversa sobre|reserve um lugar para} {topic} {e para tudo o que faz bem|e para o que é feito com amor|e para os seus sonhos}.',
      '{Um sonho|Um projeto|Um recomeço} {se constrói aos poucos|cresce um dia de cada vez|pede coragem e carinho}, e {por aqui ele tem a ver com|hoje ele passa por|o nosso caminho passa por} {topic}.',
    ],
    content: [
      '{O que se aprende|O que dá para aprender|Quanto se aprende} com {topic} sobre {coragem|paciência|persistência|acreditar em si}?',
      '{Aprender|Descobrir|Crescer} {um pouco mais|com calma|dia após dia} {com|por meio de} {topic} {é um presente para a vida|também é um ato de coragem|faz o caminho valer a pena}.',
      '{Quando a dúvida chegar|Nos dias difíceis|Quando faltar ânimo}, {lembre-se de|pense em|volte o olhar para} {topic} {e respire fundo|e siga em frente|e comece outra vez}.',
    ],
  },
  quoting: [
    '{Hoje|Neste momento|Por aqui|Nesta pausa}, {a reflexão é|o convite é pensar em|a inspiração vem de|o coração fala de} {topic}{|, com coragem|, um passo de cada vez|, com os pés no chão|, sem medo de tentar}.',
    '{Há temas|Existem assuntos} que {fortalecem|inspiram|movem a gente|dão coragem}, e {o de hoje|o desta publicação} {é|se resume assim}: {topic}.',
    '{Respire fundo|Pare um instante|Dê uma pausa} {e pense comigo em|para refletir sobre|e converse comigo sobre} {topic}{|, sem pressa|, de coração aberto}.',
    '{Para quem|A quem} {está começando|pensa em desistir|segue tentando|sonha alto} {e precisa de força|e busca um sinal|e quer ir além}, {o recado de hoje|o tema de hoje|a conversa de hoje} é {topic}.',
    '{Um pensamento|Uma reflexão|Algumas palavras|Um recado} {para começar o dia|para guardar no coração|para quem segue firme}{|, com carinho,|, sem pressa,} sobre {topic}.',
    '{Grandes mudanças|Boas histórias|Novos caminhos} {começam com|nascem de} {uma conversa|um pensamento|um primeiro passo}, e {o ponto de partida hoje é|hoje vamos falar de|por aqui o começo é} {topic}.',
  ],
  announcing: [
    '{Um recado|Um lembrete|Um abraço em palavras|Um sinal|Uma mensagem} {para você|para hoje|do coração|para guardar|para seguir em frente}{|, com carinho|, com coragem|, com alegria|, sem pressa}{|, de quem acredita|, um passo de cada vez|, de peito aberto}: {topic}.',
  ],
  themes: {
    sale: [
      ['Cada etapa feita à mão é uma prova de que o tempo também é amor.', 'O que é feito com calma carrega força.', 'Nenhuma pressa do mundo substitui o cuidado de duas mãos dedicadas.'],
      ['O que é único não precisa competir com ninguém.', 'Assim como você, cada criação tem a sua própria beleza.', 'Ser diferente é o que dá sentido ao feito à mão.'],
      ['Presentear com algo feito à mão é dizer: eu pensei em você.', 'Celebre as pessoas que fazem parte da sua história.', 'Você também merece um carinho por tudo o que já venceu.'],
      ['É nos pequenos detalhes que os grandes sonhos aparecem.', 'O capricho de hoje constrói a confiança de amanhã.', 'Quem cuida do pouco aprende a cuidar do muito.'],
      ['A sua ideia merece ser ouvida, mesmo que ainda seja só um começo.', 'Todo sonho fica mais perto quando é dito em voz alta.', 'Conversar é o primeiro passo de muita coisa bonita.'],
      ['Ao apoiar quem faz, você ajuda um sonho a continuar de pé.', 'Cada gesto de apoio vira força para seguir criando.', 'Atrás de um pequeno negócio existe uma pessoa que decidiu acreditar.'],
      ['Cerque-se do que faz o seu coração sorrir.', 'A beleza do dia a dia mora nas escolhas simples.', 'Um detalhe bonito pode mudar o rumo de um dia inteiro.'],
      ['Antes de dar certo, houve tentativa, erro e muita vontade.', 'Já houve dias de desistir, e a escolha foi continuar.', 'O caminho não foi reto, mas cada curva ensinou alguma coisa.'],
      ['Trabalhar com o que se ama não é fácil, é um compromisso diário.', 'Fazer o bem-feito todos os dias é uma forma de coragem.', 'A dedicação de hoje é a semente do que vem pela frente.'],
      ['Que este trabalho leve leveza e alegria a quem encontrar.', 'Que a arte seja abrigo nos dias corridos.', 'Onde há afeto, há sempre um pouco de casa.'],
    ],
    content: [
      ['Quem entende o processo aprende a respeitar o próprio tempo.', 'O caminho ensina mais do que a chegada.', 'Cada passo tem a sua importância, até os que parecem pequenos.'],
      ['Errar não é o contrário de conseguir: é parte do percurso.', 'Refazer também é avançar.', 'Toda tentativa, mesmo a que não dá certo, deixa você mais forte.'],
      ['Um plano simples, seguido com constância, leva muito longe.', 'Escolha uma tarefa por vez e comemore cada conclusão.', 'Quem se prepara com calma caminha com mais confiança.'],
      ['Respeite o seu ritmo: flores não abrem todas no mesmo dia.', 'Descansar também faz parte de quem quer ir longe.', 'Paciência é confiar no que ainda não se vê.'],
      ['A inspiração costuma encontrar quem já está em movimento.', 'Olhe ao redor com curiosidade: há ideias esperando por você.', 'A criatividade cresce quando a gente dá espaço para ela.'],
      ['Ninguém cresce sem companhia: compartilhe o que você sabe.', 'Quando uma pessoa aprende e ensina, muita gente avança.', 'A sua história pode ser o empurrão de que alguém precisa.'],
      ['Comece com o que você tem, de onde você está.', 'O primeiro passo não precisa ser perfeito, só precisa existir.', 'Quem hoje admira você um dia vai saber que você também começou do zero.'],
      ['Cuide do seu espaço de criar como quem cuida de um jardim.', 'Arrumar a mesa é um jeito de arrumar os pensamentos.', 'Um ambiente acolhedor convida as boas ideias a ficar.'],
      ['O que parece simples por fora guarda muita dedicação por dentro.', 'Valorize o invisível: é ele que sustenta o resultado.', 'Nem todo esforço aparece, mas todo esforço conta.'],
      ['Compare-se apenas com quem você era ontem.', 'Olhe para trás por um instante e veja o quanto já caminhou.', 'Comemore as pequenas vitórias, porque são elas que constroem as grandes.'],
    ],
  },
  closings: {
    comment: {
      leads: ['Compartilhe com a gente nos comentários', 'Quero ler nos comentários', 'Use os comentários e responda de coração', 'Fale com a gente nos comentários', 'Comente e fortaleça alguém', 'Vamos conversar nos comentários', 'Conte nos comentários', 'Escreva nos comentários', 'Compartilhe nos comentários', 'Deixe nos comentários a sua resposta', 'Divida com a gente nos comentários', 'Responda nos comentários, com o coração', 'Comente aqui embaixo', 'Registre nos comentários, para nunca esquecer', 'Inspire alguém nos comentários', 'Deixe um comentário e conte'],
      ends: {
        sale: [': quem merece um carinho hoje?', ': o que faz o seu coração sorrir?', ': a quem você gostaria de agradecer?', ': que sonho você está construindo?', ': o que torna um presente inesquecível para você?', ': qual detalhe tocou você?', ': que conquista você quer celebrar?', ': qual palavra define o que você sentiu?', ': quem sempre acreditou em você?', ': o que o feito à mão desperta em você?', ': que momento da sua vida merece ser lembrado?', ': como você gosta de demonstrar carinho?', ': de quem você se lembrou ao ver esta publicação?', ': o que deixaria o seu dia mais bonito?', ': com quem você dividiria esta inspiração?', ': que história um presente já contou por você?', ': o que você deseja para esta semana?', ': o que faz você acreditar no trabalho artesanal?'],
        content: [': qual é o seu próximo passo?', ': o que você venceu nesta semana?', ': que sonho move você?', ': o que faria você recomeçar hoje?', ': qual conselho você daria a quem está começando?', ': o que mantém você em movimento?', ': que medo você já deixou para trás?', ': qual foi a sua última pequena vitória?', ': o que você aprendeu com um erro?', ': quem inspira você a continuar?', ': qual palavra resume o seu momento?', ': onde você encontra forças?', ': do que você sente orgulho?', ': o que você diria a quem pensa em parar?', ': qual hábito mudou o seu caminho?', ': por que você começou?', ': que plano vai sair do papel?', ': o que você quer celebrar até o fim do ano?'],
      },
    },
    direct: {
      leads: ['Venha para o direct', 'Faça contato pelo direct', 'Comece por uma mensagem no direct', 'Fique à vontade: escreva no direct', 'Procure a gente no direct', 'Mande um oi no direct', 'Chame no direct', 'Mande uma mensagem no direct', 'Escreva no direct', 'Fale com a gente no direct', 'Dê o primeiro passo: chame no direct', 'Abra o coração no direct', 'Não guarde a vontade: chame no direct', 'Venha até o direct', 'Envie um direct', 'Conte com a gente no direct'],
      ends: {
        sale: [' e conte o que você sonhou.', ' e vamos dar forma à sua ideia.', ' para transformar carinho em presente.', ' e diga quem você quer surpreender.', ' para saber mais.', ' e tire as suas dúvidas com calma.', ' para começar essa história.', ' e descubra como encomendar.', ' porque boas conversas abrem caminhos.', ' e conte que momento você quer celebrar.', ' para conhecer este trabalho de perto.', ' e permita-se esse carinho.', ' sempre que o coração pedir.', ' para cuidar de cada detalhe com afeto.', ' e diga de que forma podemos ajudar.', ' e conte para quem é a homenagem.', ' para dar vida ao que você imagina.', ' e faça a sua pergunta, seja ela qual for.'],
        content: [' e conte o seu sonho.', ' e divida a sua história.', ' para trocar um pouco de força.', ' e conte em que momento você está.', ' quando precisar de um empurrãozinho.', ' e diga o que esta mensagem despertou.', ' porque ninguém precisa caminhar só.', ' e diga qual é o seu próximo passo.', ' para celebrar a sua conquista.', ' e conte o que tem sido difícil.', ' para continuar esta conversa.', ' e sugira o tema da próxima reflexão.', ' se estas palavras fizeram sentido para você.', ' e compartilhe o que aprendeu.', ' e receba um abraço em forma de palavras.', ' para contar o que move você.', ' e vamos seguir em frente, lado a lado.', ' sempre que quiser conversar.'],
      },
    },
    biolink: {
      leads: ['Comece pelo link na bio', 'Vá até o link na bio', 'Entre no link na bio', 'Continue pelo link na bio', 'Procure o link na bio', 'Permita-se: abra o link na bio', 'Acesse o link na bio', 'Toque no link na bio', 'Visite o link na bio', 'Abra o link na bio', 'Dê o próximo passo pelo link na bio', 'Siga o coração até o link na bio', 'Venha pelo link na bio', 'Encontre mais no link na bio', 'Encontre o link na bio', 'Passe pelo link na bio'],
      ends: {
        sale: [' para conhecer o nosso trabalho.', ' para saber mais.', ' para transformar carinho em presente.', ' para descobrir novas possibilidades.', ' para se inspirar com calma.', ' para conhecer a nossa história.', ' para dar vida ao que você imagina.', ' para começar hoje.', ' para falar com a gente.', ' para encontrar o que faz sentido para você.', ' para escolher com o coração.', ' para saber como encomendar.', ' para ver cada detalhe.', ' para apoiar o feito à mão.', ' para celebrar quem você ama.', ' para chegar mais perto deste sonho.', ' para guardar esta inspiração.', ' para fazer parte desta história.'],
        content: [' para continuar se inspirando.', ' para conhecer a nossa história.', ' para caminhar com a gente.', ' para dar mais um passo.', ' para encontrar novas reflexões.', ' para seguir aprendendo.', ' para acompanhar esta jornada.', ' para não desistir do seu sonho.', ' para ler com calma.', ' para guardar esta inspiração.', ' para encontrar um pouco mais de força.', ' para fazer parte desta caminhada.', ' para ver o que vem pela frente.', ' para se reencontrar com a sua arte.', ' para manter a chama acesa.', ' para alimentar as suas ideias.', ' para começar hoje.', ' para conhecer o nosso trabalho.'],
      },
    },
  },
  emojis: ['💪', '🌟', '🌱', '✨', '💖', '🌈', '🙌', '☀️', '🕊️'],
}
