import type { Voice } from './voice.ts'

export const professional: Voice = {
  openings: {
    sale: [
      '{Quando o assunto é|Quando se fala em|Para quem pensa em} {topic}, {cada detalhe conta|o capricho faz diferença|a atenção aos detalhes aparece|vale escolher com calma}.',
      '{topic}: {um trabalho|uma criação|uma proposta} com {identidade|personalidade|história} {e acabamento cuidadoso|e atenção aos detalhes|e muito capricho}.',
      '{Está pensando em|Está procurando por|Procura referências de} {topic} {e faz questão de capricho|e valoriza quem faz à mão|e quer um trabalho bem-feito}?',
      '{O destaque|O assunto|O tema} {de hoje|desta publicação} é {topic}, {com o cuidado que o trabalho artesanal pede|com toda a atenção que você merece|com o olhar de quem faz à mão}.',
      '{Por trás de|Em cada detalhe de} {topic}, {há|existe} {muita dedicação|um trabalho feito com calma|estudo, escolha e paciência}.',
      '{Quem se interessa por|Quem pensa em|Quem procura} {topic} {reconhece um trabalho bem-feito|repara em cada detalhe|sabe o valor do feito à mão}.',
      '{topic} em {destaque|primeiro plano|evidência} {hoje|por aqui|nesta publicação}: {veja de perto o nosso trabalho|um convite para olhar com calma|aprecie cada detalhe}.',
      '{Um convite|Um momento|Uma pausa} para {falar de|pensar em|conversar sobre} {topic} {e lembrar o valor do feito à mão|e apreciar cada detalhe|com quem também gosta de capricho}.',
      '{Há quem veja apenas|Muita gente vê apenas|Quem passa depressa vê apenas} {topic}; {por aqui, vemos horas de dedicação|de perto, há muito mais para descobrir|para nós, é motivo de orgulho|quem olha com calma percebe o cuidado}.',
      '{Entre todos os assuntos|Entre tantos temas|De tudo o que nos encanta}, {hoje escolhemos|hoje trazemos|hoje destacamos} {topic}{|, com calma e cuidado|, com o carinho de sempre}.',
      '{Se você pensou em|Se você procura|Se você gosta de} {topic}, {esta publicação é para você|vale ficar mais um instante|vamos gostar de conversar|olhe com calma o nosso trabalho}.',
      '{Nosso trabalho|O nosso cuidado|O nosso dia a dia} com {topic} {começa por uma escolha atenta|pede paciência e atenção|tem um capricho que se percebe de perto|nasce do gosto pelo que é bem-feito}.',
      '{Falar de|Pensar em|Escolher bem quando se trata de} {topic} é {também falar de|uma forma de valorizar|um jeito de reconhecer} {tempo e dedicação|quem trabalha com as mãos|histórias feitas com cuidado|escolhas com significado}.',
      '{Veja de perto|Conheça melhor|Descubra} {o cuidado|o capricho|o olhar} que {acompanha cada etapa|existe por trás do nosso trabalho|faz parte da nossa rotina}: {hoje, o assunto é|hoje, o destaque é} {topic}.',
    ],
    content: [
      '{Vamos conversar|Queremos conversar|Hoje conversamos} sobre {topic} {com quem gosta de aprender|de um jeito simples|com base na prática}?',
      '{O que pouca gente conta|O que vale observar|O que aprendemos} sobre {topic} {merece um espaço aqui|pode ajudar você também|cabe em uma boa conversa}.',
      '{Quem trabalha com as mãos|Quem vive o artesanato|Quem gosta de aprender} {tem sempre|encontra sempre} algo a descobrir sobre {topic}.',
      '{Entender melhor|Conhecer de perto|Olhar com atenção para} {topic} {ajuda a valorizar cada etapa|muda a forma de ver o trabalho manual|é um bom começo de conversa}.',
    ],
  },
  quoting: [
    '{Hoje|Por aqui|Nesta publicação|Nesta conversa}, {o assunto é|o tema é|o ponto de partida é|a pauta é} {topic}{|, sem complicação|, com calma e atenção|, de um jeito direto|, do começo ao fim}.',
    '{Separamos|Reservamos|Dedicamos} {este espaço|um momento|esta publicação} {para falar de|para refletir sobre|para conversar sobre} {topic}{|, com a atenção que o tema merece|, sem pressa|, a partir da prática}.',
    '{Um tema|Um assunto} {que faz parte da nossa rotina|que sempre volta|que merece atenção|que vale a conversa}: {topic}.',
    '{Trouxemos|Escolhemos|Queremos propor} {um tema importante|um assunto da nossa rotina|um bom assunto} {para hoje|para esta publicação|para esta conversa}: {topic}.',
    '{Alguns assuntos|Certos temas|Alguns temas} {pedem|merecem} {tempo|uma pausa|um olhar atento}, e {hoje falamos de um deles|aqui está um exemplo|este é um bom exemplo}: {topic}.',
    '{O convite de hoje|A proposta de hoje|O nosso convite} é {olhar de perto para|pensar em|conversar sobre|dedicar um minuto a} {topic}{|, com calma|, sem pressa}.',
  ],
  announcing: [
    '{Um recado|Um aviso|Uma notícia|Um comunicado|Uma mensagem} {do ateliê|para você|importante|da semana|de hoje}{|, com carinho|, com alegria|, com todo o cuidado|, em poucas palavras|, para quem acompanha o nosso trabalho|, para ler com calma}: {topic}.',
    '{Temos algo a dizer|Queremos contar|Compartilhamos com você|Vale o registro|Anote}{|, com carinho|, com alegria|, com todo o cuidado|, em poucas palavras|, com satisfação}{| hoje| por aqui| nesta publicação| nesta semana}: {topic}.',
  ],
  themes: {
    sale: [
      ['O trabalho artesanal tem um ritmo próprio, e esse tempo aparece no resultado.', 'Fazer à mão é escolher a qualidade de cada etapa, do começo ao fim.', 'Cada etapa é acompanhada de perto, sem pressa e sem atalhos.', 'O tempo dedicado a cada etapa faz parte do que entregamos.'],
      ['Nada sai em série: cada criação carrega um pouco de quem fez.', 'No feito à mão, não existem dois resultados exatamente iguais.', 'É um trabalho com personalidade, longe do que se encontra pronto em qualquer lugar.'],
      ['É uma escolha delicada para presentear ou para valorizar um momento seu.', 'Serve para marcar uma data, agradecer a alguém ou tornar o dia mais bonito.', 'Um presente com significado costuma ser lembrado por muito tempo.'],
      ['A atenção vai da primeira escolha ao último acabamento.', 'Aquilo que quase ninguém vê também recebe cuidado.', 'Antes de chegar a você, tudo passa por um olhar atento.'],
      ['Se surgir alguma dúvida, conversamos com calma antes de qualquer decisão.', 'Gostamos de ouvir a sua ideia antes de sugerir um caminho.', 'Uma boa conversa ajuda a encontrar o que combina com você.'],
      ['Escolher o trabalho de um pequeno ateliê é valorizar estudo e dedicação.', 'Quando você compra de quem faz, apoia uma história de verdade.', 'Apoiar um pequeno negócio é fazer parte de cada nova criação.'],
      ['Queremos que você perceba o cuidado assim que olhar de perto.', 'O que buscamos é simples: um resultado que faça sentido para você.', 'Beleza e propósito podem andar juntos, e é isso que buscamos.'],
      ['Trabalhamos com transparência, para que você saiba o que esperar.', 'Explicamos o que for preciso para que você escolha com tranquilidade.', 'Escolher com informação é sempre melhor, e por isso respondemos a cada pergunta.'],
      ['Estudar técnicas novas faz parte da nossa rotina tanto quanto produzir.', 'Por trás do resultado há testes, ajustes e muito aprendizado.', 'O que aprendemos em cada trabalho segue conosco no próximo.'],
      ['Cores, formas e materiais são pensados em conjunto, para que nada pareça fora do lugar.', 'Cada escolha tem um motivo, e gostamos de contar esses motivos.', 'A harmonia do conjunto importa tanto quanto cada parte.'],
    ],
    content: [
      ['Entender o processo muda a forma como olhamos para o resultado.', 'Conhecer um pouco da técnica ajuda a valorizar o que é feito à mão.', 'Saber como as coisas são feitas torna qualquer escolha mais consciente.'],
      ['A prática constante ensina o que nenhum manual consegue explicar.', 'Repetir, errar e ajustar faz parte de qualquer ofício manual.', 'Cada tentativa deixa uma lição que melhora a seguinte.'],
      ['Separar tudo antes de começar evita retrabalho e poupa energia.', 'Um bom planejamento deixa o processo mais leve e o resultado mais seguro.', 'Anotar medidas, ideias e ajustes facilita a vida na próxima vez.'],
      ['Respeitar o tempo de cada etapa é tão importante quanto dominar a técnica.', 'A pressa costuma aparecer no acabamento, e a calma também.', 'Fazer uma pausa no momento certo evita muitos erros.'],
      ['Boas referências inspiram, mas o olhar pessoal é o que diferencia cada trabalho.', 'Observar cores, formas e texturas do dia a dia alimenta novas ideias.', 'A inspiração aparece mais para quem mantém os olhos abertos.'],
      ['Compartilhar o que aprendemos fortalece toda a comunidade artesanal.', 'Trocar experiências nos faz crescer junto com quem acompanha este espaço.', 'O conhecimento fica mais forte quando passa de mão em mão.'],
      ['Para quem está começando, o melhor conselho é ir aos poucos.', 'Não é preciso ter tudo para começar: constância vale mais do que equipamento.', 'Dominar o básico abre caminho para tudo o que vem depois.'],
      ['Um espaço organizado ajuda a cabeça a se concentrar no que importa.', 'Cuidar bem das ferramentas é meio caminho para um bom resultado.', 'Um canto de trabalho em ordem economiza tempo e paciência.'],
      ['Por trás de algo que parece simples costuma haver muito estudo.', 'O que parece detalhe para quem vê é decisão para quem faz.', 'As escolhas invisíveis costumam ser as que mais pesam no resultado.'],
      ['Comparar o trabalho de hoje com o do ano passado é um ótimo exercício.', 'Guardar registros do que já foi feito mostra o quanto se avançou.', 'Reconhecer a própria evolução também faz parte do ofício.'],
    ],
  },
  closings: {
    comment: {
      leads: ['Gostaríamos de saber nos comentários', '{Aproveite|Use} os comentários e responda', 'Deixe a sua opinião nos comentários', 'Fique à vontade nos comentários e conte', 'Conte aqui nos comentários', 'Vamos conversar nos comentários', 'Conte nos comentários', 'Conte para nós nos comentários', 'Escreva nos comentários', 'Responda nos comentários', 'Compartilhe nos comentários', '{Deixe|Escreva} um comentário e conte', 'Queremos ler nos comentários', 'Participe nos comentários e conte', 'Comente aqui embaixo', 'Use os comentários para contar'],
      ends: {
        sale: [': para quem você escolheria um presente assim?', ': qual detalhe mais chama a sua atenção?', ': o que você mais valoriza em um trabalho artesanal?', ': o que você gostaria de ver por aqui?', ': você costuma presentear com artesanato?', ': o que não pode faltar em um presente especial?', ': o que leva você a escolher o feito à mão?', ': quem também precisa ver esta publicação?', ': o que conquista você à primeira vista?', ': em que ocasião você pensou ao ver esta publicação?', ': qual seria a sua primeira pergunta sobre este trabalho?', ': o que torna um trabalho especial para você?', ': como o artesanato está presente na sua casa?', ': qual lembrança este trabalho traz para você?', ': que outra criação você gostaria de conhecer?', ': o que faz diferença na hora da sua escolha?', ': você prefere presentear ou se presentear?', ': de que forma você descobriu o nosso trabalho?'],
        content: [': você já passou por isso?', ': qual é a sua maior dúvida sobre o tema?', ': o que você acrescentaria?', ': qual prática funciona melhor para você?', ': o que gostaria de aprender a seguir?', ': por onde você começou?', ': qual foi o seu maior aprendizado até aqui?', ': que assunto merece uma próxima publicação?', ': qual parte desperta mais a sua curiosidade?', ': o que mudou na sua forma de ver o tema?', ': que conselho você daria a quem está começando?', ': você concorda com este ponto de vista?', ': qual etapa você considera mais desafiadora?', ': o que você faz de um jeito diferente?', ': onde você busca inspiração?', ': qual foi a sua última descoberta?', ': o que ajuda você a manter a constância?', ': com quem você costuma trocar ideias sobre isso?'],
      },
    },
    direct: {
      leads: ['Fique à vontade: escreva no direct', 'O direct é o melhor caminho: escreva', 'Venha até o direct', 'Deixe uma pergunta no direct', 'Estamos por aqui: chame no direct', 'Procure o ateliê no direct', 'Deixe uma mensagem no direct', 'Chame no direct', 'Envie uma mensagem no direct', 'Fale conosco pelo direct', 'Escreva para nós no direct', 'Mande uma mensagem pelo direct', 'Converse conosco pelo direct', 'Entre em contato pelo direct', 'Envie um direct', 'Estamos no direct: escreva', 'Mande um direct'],
      ends: {
        sale: [' e conte o que você procura.', ' e tire as suas dúvidas.', ' para saber mais sobre este trabalho.', ' para dar forma à sua ideia.', ' e receba todas as informações.', ' para conhecer as possibilidades.', ' para que possamos ouvir você.', ' e conte qual é a ocasião.', ' e diga como podemos ajudar.', ' para dar o primeiro passo.', ' e peça mais detalhes.', ' para saber como encomendar.', ' e conheça melhor o nosso trabalho.', ' e vamos pensar com calma na melhor escolha.', ' para combinar cada detalhe.', ' e conte para quem é o presente.', ' sempre que quiser saber mais.', ' para esclarecer o que for preciso.'],
        content: [' e conte qual é a sua dúvida.', ' para continuar esta conversa.', ' e compartilhe a sua experiência.', ' e sugira o próximo tema.', ' para trocar ideias sobre o assunto.', ' e diga o que achou.', ' se quiser se aprofundar no tema.', ' e diga em que momento você está.', ' sempre que surgir uma pergunta.', ' e conte o que você tem feito.', ' para um diálogo com mais calma.', ' e diga o que gostaria de ver por aqui.', ' se este tema também faz parte da sua rotina.', ' e divida conosco o seu olhar sobre o tema.', ' e conte em que etapa você está.', ' para que possamos ajudar.', ' e diga qual parte foi mais útil.', ' e vamos trocar experiências.'],
      },
    },
    biolink: {
      leads: ['O caminho é o link na bio: entre', '{Aproveite|Use} o link na bio', 'Reserve um minuto, abra o link na bio', 'Comece pelo link na bio', 'Continue pelo link na bio', 'Veja o link na bio', 'Acesse o link na bio', 'Visite o link na bio', 'Toque no link na bio', 'Confira o link na bio', 'Abra o link na bio', 'Siga para o link na bio', 'Passe pelo link na bio', 'Use o link na bio', 'Vá até o link na bio', 'Entre pelo link na bio'],
      ends: {
        sale: [' e conheça melhor o nosso trabalho.', ' para saber mais.', ' e veja outras criações.', ' para dar o primeiro passo.', ' e tire as suas dúvidas.', ' para conhecer as possibilidades.', ' e encontre o que combina com você.', ' para falar conosco.', ' e descubra mais sobre o que fazemos.', ' para ver cada detalhe com calma.', ' e explore o que preparamos.', ' para saber como encomendar.', ' e acompanhe o que fazemos.', ' para encontrar todas as informações.', ' e escolha com tranquilidade.', ' para conhecer a nossa história.', ' e guarde para quando precisar.', ' sempre que quiser saber mais.'],
        content: [' e continue a leitura.', ' para saber mais sobre o nosso trabalho.', ' e acompanhe o que fazemos.', ' para conhecer a nossa história.', ' e veja o que mais compartilhamos.', ' para não perder os próximos temas.', ' e descubra mais sobre o que fazemos.', ' sempre que quiser se aprofundar.', ' e explore com calma.', ' para seguir aprendendo conosco.', ' e encontre mais inspiração.', ' para ver o processo mais de perto.', ' e conheça melhor este espaço.', ' para continuar por perto.', ' e guarde para consultar depois.', ' para conhecer outras criações.', ' e fique por dentro do que fazemos.', ' para encontrar mais ideias.'],
      },
    },
  },
  emojis: ['✨', '🤍', '🌿', '🎁', '💫', '🌟', '📌'],
}
