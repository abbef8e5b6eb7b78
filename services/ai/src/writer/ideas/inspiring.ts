import type { Plans } from './plan.ts'

export const inspiring: Plans = {
  free: [
    {
      title: 'Por que eu comecei',
      description: 'Comecei com {niche} por curiosidade e continuei por gosto. {fact} Quando o dia aperta, eu me lembro disso.',
      format: 'Foto sua trabalhando, sem pose, perto de uma janela.',
      cta: 'E você, por que começou? Conte nos comentários.',
    },
    {
      title: 'O primeiro e o mais recente',
      description: 'Entre o meu primeiro trabalho e este há muita tentativa. {fact} Olhar os dois juntos me dá orgulho.',
      format: 'Duas fotos no mesmo enquadramento: um trabalho antigo e um novo.',
      cta: 'Conte nos comentários uma conquista sua.',
    },
    {
      title: 'O que este trabalho me ensina',
      description: 'Paciência para {step} e atenção para o resto. {fact} Todo dia ensina um pouco.',
      format: 'Vídeo curto e silencioso de {step}, com uma frase sua na tela.',
      cta: 'O que o seu trabalho ensina? Comente.',
    },
    {
      title: 'Um agradecimento',
      description: 'Cada mensagem e cada indicação me ajudam a continuar. {fact} Hoje eu só queria dizer obrigado a quem está por perto.',
      format: 'Foto de {product} ao lado de um bilhete escrito à mão.',
      cta: 'A quem você gostaria de agradecer? Deixe nos comentários.',
    },
    {
      title: 'Quem está por trás',
      description: 'Por trás do trabalho com {niche} tem uma pessoa, um caderno e muita vontade. {fact} Muito prazer.',
      format: 'Foto sua no lugar onde trabalha, como ele é.',
      cta: 'De onde você acompanha? Conte nos comentários.',
    },
  ],
  about: [
    {
      title: 'O que {o topic} {representa/representam} para mim',
      description: 'Cada vez que eu trabalho com {topic}, aprendo alguma coisa. {fact} É por isso que gosto de mostrar.',
      format: 'Foto sua trabalhando, com {o topic} por perto e luz de janela.',
      cta: 'O que o seu trabalho ensina? Comente.',
    },
    {
      title: 'O caminho até {o topic}',
      description: 'Houve dúvida, houve teste e houve {step}. {fact} Hoje olho {o topic} com orgulho.',
      format: 'Carrossel: uma tentativa antiga, uma etapa e {o topic} como {é/são} hoje.',
      cta: 'Conte nos comentários uma conquista sua.',
    },
    {
      title: 'Para quem é {o topic}',
      description: 'Quando eu trabalho {no topic}, penso em quem está do outro lado. {fact} {otherFact}',
      format: 'Vídeo curto e silencioso com {o topic} e uma frase sua escrita na tela.',
      cta: '{question} Conte nos comentários.',
    },
    {
      title: 'Uma história {do topic}',
      description: 'Todo trabalho tem história, e {o topic} {tem/têm} a sua. {fact} Gosto de pensar que ela continua com quem escolhe.',
      format: 'Foto {do topic} com um espaço livre para você escrever a história em duas linhas.',
      cta: 'Você tem uma história parecida? Conte nos comentários.',
    },
    {
      title: 'O esforço por trás {do topic}',
      description: 'Quem olha rápido não vê o tempo que existe ali. {fact} Valorizar quem faz começa por olhar com atenção.',
      format: 'Vídeo acelerado de uma etapa, terminando com {o topic}.',
      cta: 'Marque nos comentários alguém que você admira.',
    },
    {
      title: '{O topic} e os dias comuns',
      description: 'O meu trabalho é feito de dias comuns, e {o topic} {faz/fazem} parte deles. {fact} {otherFact}',
      format: 'Foto de um momento do dia com {o topic} em cena, sem arrumar nada.',
      cta: 'Como foi o seu dia? Comente.',
    },
    {
      title: 'Aprendi com {o topic}',
      description: 'Fazer de novo, com calma, até ficar bom. {fact} Foi trabalhando com {topic} que eu aprendi isso.',
      format: 'Duas fotos: a primeira tentativa e {o topic} hoje.',
      cta: 'O que você aprendeu fazendo? Conte nos comentários.',
    },
    {
      title: 'Orgulho {do topic}',
      description: 'Tem dia em que eu olho para {o topic} e sorrio. {fact} Divido aqui com quem acompanha.',
      format: 'Foto simples {do topic}, com boa luz e sem enfeites.',
      cta: 'Do que você sente orgulho hoje? Comente.',
    },
  ],
  telling: [
    {
      title: 'Uma história minha',
      description: '{line} {fact} Guardo isso e divido com você.',
      format: 'Foto sua sem pose, com a frase “{words}” escrita na imagem.',
      cta: 'Qual é a sua história? Conte nos comentários.',
    },
    {
      title: 'Olhando para trás',
      description: '{line} Cada passo contou para chegar até aqui. {fact}',
      format: 'Duas fotos, uma antiga e uma de hoje, com “{words}” entre elas.',
      cta: 'Conte nos comentários uma conquista sua.',
    },
    {
      title: 'O que me faz continuar',
      description: '{line} {fact} É em momentos assim que eu penso quando o dia aperta.',
      format: 'Vídeo curto e silencioso do lugar onde você trabalha, com “{words}” aparecendo aos poucos.',
      cta: 'O que faz você continuar? Comente.',
    },
    {
      title: 'Para quem precisa ler',
      description: '{line} {fact} Mande a alguém que vai gostar de ler.',
      format: 'Fundo claro com a frase “{words}” e o seu nome embaixo.',
      cta: 'Marque essa pessoa nos comentários.',
    },
  ],
  occasion: [
    {
      title: 'O que {o occasion} desperta em mim',
      description: 'Quando penso {no occasion}, penso em pessoas. {fact} O trabalho também é feito delas.',
      format: 'Foto sua, sem pose, com um detalhe que lembre a data.',
      cta: 'Que lembrança {o occasion} traz para você? Conte nos comentários.',
    },
    {
      title: 'Uma data que me ensina',
      description: '{O occasion} me lembra de parar e olhar em volta. {fact}',
      format: 'Vídeo curto e silencioso de um detalhe que lembre a data, com uma frase sua.',
      cta: 'De quem você se lembra? Comente.',
    },
    {
      title: 'Por trás {do occasion}',
      description: 'Muito trabalho bonito acontece antes de cada data. {fact} Fica o meu respeito a quem faz tudo acontecer.',
      format: 'Foto do seu lugar de trabalho na véspera, como ele está.',
      cta: 'Marque nos comentários quem trabalha muito nessa época.',
    },
    {
      title: 'A minha lembrança {do occasion}',
      description: 'Tenho uma lembrança simples {do occasion}, e ela tem a ver com {niche}. {fact}',
      format: 'Foto antiga ou de um objeto que lembre essa história.',
      cta: 'Conte nos comentários a sua lembrança.',
    },
  ],
}
