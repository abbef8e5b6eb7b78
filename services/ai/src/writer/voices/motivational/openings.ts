import type { Openings } from '../voice.ts'

export const openings: Openings = {
  thing: {
    sale: [
      '{Tudo o que é feito com amor|O que nasce das mãos|O que é feito com propósito} {encontra o seu caminho|ganha brilho próprio|transforma o dia}, e {hoje o assunto é|isso vale para|por isso falamos de} {topic}.',
      '{topic}: {um jeito de|uma forma de|um convite para} {espalhar carinho|celebrar a vida|colorir a rotina|acreditar no feito à mão} {todos os dias|com o coração|sem esperar a data perfeita}.',
      '{Comece|Recomece|Siga} {de onde está|com o que tem|do seu jeito}: {o assunto de hoje é|a inspiração de hoje vem de|a conversa de hoje é sobre} {topic}.',
      'Quem coloca {amor|a alma|o coração} no que faz {encontra|enxerga|descobre} um motivo {para continuar|para sorrir|para crescer|para celebrar}{|, e este é o nosso|, como aqui}: {topic}.',
      '{Um sonho|Um projeto|Um recomeço} {se constrói aos poucos|cresce um dia de cada vez|pede coragem e carinho}, e {o nosso começa assim|o nosso tem nome|aqui vai um pedacinho do nosso}: {topic}.',
      '{Quem trabalha|Quem sonha|Quem cria} com {topic} {sabe o valor de um dia depois do outro|coloca um pouco de esperança em cada detalhe|transforma tempo em carinho|aprende a confiar nas próprias mãos}.',
      '{Se você procura|Se você ama|Se você gosta de} {topic}, {lembre-se de que|saiba que|guarde esta certeza:} {o feito à mão carrega uma história|há afeto em cada escolha|o carinho também se entrega|as coisas simples emocionam}.',
      '{Com coragem|Com carinho|Com esperança|Com as mãos e o coração}, {seguimos criando|a gente se dedica a criar|damos forma aos sonhos|escolhemos o feito à mão}{|, um dia de cada vez|, como neste trabalho}: {topic}.',
    ],
    content: [
      '{O que se aprende|O que dá para aprender|Quanto se aprende} com {topic} sobre {coragem|paciência|persistência|acreditar em si}?',
      '{Aprender|Crescer|Trabalhar} {com calma|dia após dia|sem pressa} com {topic} {é um presente para a vida|também é um ato de coragem|faz o caminho valer a pena}.',
      '{Hoje|Neste momento|Por aqui|Nesta pausa}, {a conversa é sobre|o convite é falar de|a inspiração vem de|o coração fala de} {topic}{|, com carinho|, com calma|, sem pressa}.',
      '{Há temas|Existem assuntos} que {inspiram|fazem bem|movem a gente|pedem carinho}, e {o de hoje é|o desta publicação é} {topic}.',
      '{Respire fundo|Pare um instante|Dê uma pausa} {e pense comigo em|e converse comigo sobre} {topic}{|, sem pressa|, de coração aberto|, com carinho}.',
      '{Grandes mudanças|Boas histórias|Novos caminhos} {começam com|nascem de} {uma conversa|um pensamento|um primeiro passo}, e {o ponto de partida hoje é|hoje vamos falar de|por aqui o começo é} {topic}.',
      '{Quem trabalha|Quem sonha|Quem cria} com {topic} {sabe o valor de um dia depois do outro|transforma tempo em carinho|aprende a confiar nas próprias mãos}.',
    ],
  },
  idea: [
    '{Hoje|Neste momento|Por aqui|Nesta pausa}, {a reflexão é sobre|o convite é pensar em|a inspiração vem de|o coração fala de} {topic}{|, com coragem|, um passo de cada vez|, sem medo de tentar}.',
    '{Há temas|Existem assuntos|Há palavras} que {fortalecem|inspiram|movem a gente|dão coragem}, e {hoje o assunto é|aqui o assunto é} {topic}.',
    '{Respire fundo|Pare um instante|Dê uma pausa} {e pense comigo em|e converse comigo sobre} {topic}{|, sem pressa|, de coração aberto|, com carinho}.',
    '{Grandes mudanças|Boas histórias|Novos caminhos} {começam com|nascem de} {uma conversa|um pensamento|um primeiro passo}, e {o ponto de partida hoje é|hoje vamos falar de|por aqui o começo é} {topic}.',
    '{Para começar o dia|Para guardar no coração|Para seguir com calma|Para quem precisa de ânimo}, {um pensamento|uma reflexão|algumas palavras} sobre {topic}.',
    '{Nos dias difíceis|Nos dias comuns|Em todo recomeço|No meio da correria}, {vale lembrar de|faz bem pensar em|há espaço para} {topic}{| e respirar fundo| e seguir em frente| e sorrir um pouco}.',
  ],
  occasion: [
    '{Em clima de|Com o coração em|Já pensando em} {topic}, {lembre-se|não esqueça|guarde isto}: {o melhor presente é a presença|os pequenos gestos ficam para sempre|o carinho mora nos detalhes|celebrar também é agradecer}.',
    '{O clima de|O espírito de|A lembrança de} {topic} {desperta o que temos de melhor|convida o coração a agradecer|mostra que vale a pena celebrar|enche o ateliê de esperança|traz vontade de abraçar}.',
    '{Pensar em|Falar de|Entrar no clima de} {topic} {com o coração|com calma|com quem amamos|do seu jeito} {é um presente para a vida|faz o caminho valer a pena|já é um jeito de celebrar}.',
    '{Mais do que uma data|Mais do que uma festa|Muito além dos presentes}, {o clima de|a lembrança de|o espírito de} {topic} {fala de afeto|convida a agradecer|ensina o valor de estar perto|traz vontade de celebrar a vida}.',
    '{Quem entra no clima de|Quem pensa em|Quem se inspira em} {topic} {com amor|com carinho|com o coração} {espalha alegria sem perceber|transforma simplicidade em lembrança|faz o dia de alguém brilhar}.',
  ],
  people: [
    '{Com todo o coração|Com gratidão|Com carinho|Com admiração|Com alegria}, {estas palavras são|esta mensagem é|este abraço é|esta homenagem é} para {topic}.',
    '{Há força|Há coragem|Há amor|Há beleza} {em cada gesto|em cada história|em cada passo|em cada sorriso} de {topic}{|, e isso inspira| e vale a pena dizer isso em voz alta}.',
    '{Um abraço em palavras|Um lembrete de coração|Um recado com carinho|Uma homenagem sincera} {de hoje|do nosso ateliê|cheio de gratidão|sem data marcada}, para {topic}.',
    '{Pensando em|Com o coração em} {topic}, {a gente lembra que|fica fácil entender que|dá para sentir que} {ninguém sonha sem companhia|o amor está nos gestos simples|toda caminhada pede boas mãos por perto}.',
    '{Ninguém chega longe sem companhia|Todo sonho precisa de gente por perto|A vida fica mais bonita em boa companhia}, e {hoje o nosso carinho vai|estas palavras vão|este abraço vai} para {topic}.',
  ],
  name: [
    '{Com amor|Com carinho|Com coragem|Com afeto}{|, de coração|, em cada letra|, como quem guarda um sonho}: {topic}.',
    '{Para guardar|Para lembrar|Para celebrar|Para levar no coração}{| hoje|, com carinho|, como quem guarda um sonho| nesta publicação}: {topic}.',
    '{Todo sonho|Toda história|Toda caminhada|Toda conquista} {merece carinho|cabe em um abraço|pede afeto|merece um abraço}, e {hoje|aqui|desta vez} {lembramos|celebramos|escrevemos} {topic}.',
    '{Com o coração|Com alegria|Com gratidão|Com esperança|Com orgulho}, {celebramos|abrimos espaço para|falamos de} {topic}{| hoje| nesta publicação}.',
  ],
  greeting: [
    '{Respire fundo|Pare um instante|Abra um sorriso|Receba este abraço} {e guarde este recado|e receba esta mensagem|porque o recado vem do coração|e leve estas palavras com você}{|, com carinho|, com alegria}: {topic}',
    '{Do coração do ateliê|Das nossas mãos|Da nossa história} {para a sua|para a sua casa|para quem caminha com a gente|para o seu dia}{|, com carinho|, com gratidão|, com esperança}: {topic}',
    '{Há palavras|Há mensagens|Existem abraços} que {cabem em uma frase|vêm direto do coração|fazem o dia brilhar|merecem chegar longe}: {topic}',
    '{Com amor|Com gratidão|Com carinho|Com esperança|Com alegria}, {deixamos aqui um abraço|queremos dizer de coração|esta é a nossa mensagem|enviamos uma mensagem}: {topic}',
  ],
  question: [
    '{Algumas perguntas|Certas perguntas|Boas perguntas} {abrem caminhos|movem a gente|mudam o nosso olhar|valem mais do que respostas prontas}{|, e esta é uma delas|, e vale a pena responder com calma}.',
    '{Respire fundo|Pare um instante|Dê uma pausa} {e pense comigo|e converse comigo|e responda com o coração}{|, sem pressa|, de coração aberto|, com carinho}.',
    '{Toda descoberta|Todo aprendizado|Todo recomeço|Toda mudança} {começa com uma pergunta|nasce de uma dúvida sincera|pede coragem para perguntar}{|, e aqui vai a de hoje}.',
    '{Ter dúvidas|Perguntar|Querer aprender} {é sinal de quem quer crescer|também é coragem|é o primeiro passo de muita coisa bonita}{|, e hoje começamos assim|, em qualquer fase do caminho}.',
    '{Para refletir|Para pensar|Para conversar} {hoje|com calma|de coração aberto|em boa companhia}, {fica uma pergunta|a pergunta é simples|uma dúvida que move}.',
  ],
  statement: [
    '{Um recado|Um lembrete|Um abraço em palavras|Um sinal|Uma mensagem} {para você|para hoje|do coração|para guardar|para seguir em frente}{|, com carinho|, com coragem|, com alegria|, sem pressa}.',
    '{Algumas palavras|Certas frases} {merecem ser ditas|precisam ser ditas} {em voz alta|com o coração|com calma|sem medo}.',
    '{Do coração|Das nossas mãos|Do ateliê} {para você|para o seu dia|para quem caminha com a gente}{|, com carinho|, com gratidão|, com esperança}.',
    '{Celebre|Guarde|Leve} {com a gente|com carinho|no coração} {este momento|este recado|esta frase|estas palavras}.',
    '{Todo caminho|Toda história|Todo sonho|Todo recomeço} {tem um momento assim|se faz de dias como este|começa com uma frase|pede coragem para dizer em voz alta}{|, e vale compartilhar|, e este é o nosso}.',
  ],
  news: [
    '{Um recado|Um lembrete|Uma boa notícia|Uma mensagem} {para você|de hoje|do coração do ateliê|para quem caminha com a gente}{|, com carinho|, com coragem|, com alegria|, sem pressa|, com esperança}.',
    '{Do coração|Das nossas mãos|Do ateliê} {para você|para o seu dia|para quem caminha com a gente}{, um recado|, uma boa notícia|, um convite}{|, com carinho|, com gratidão|, com esperança}.',
    '{Toda boa notícia|Todo recado bom|Cada novo passo} {merece boa companhia|pede companhia|fica melhor quando chega a você}{|, e aqui vai o nosso|, com carinho|, hoje e sempre}.',
    '{Com alegria|Com gratidão|Com carinho|Com coragem}, {contamos a você|dividimos com você|compartilhamos} {um recado|uma boa notícia|mais um passo}{| do ateliê| desta caminhada}.',
  ],
}
