import type { Plans } from './plan.ts'

export const advice: Plans = {
  free: [
    {
      title: 'A dica que eu queria ter ouvido',
      description: 'Demorei para aprender, então conto logo. {tip} Parece pouco, mas muda o resultado.',
      format: 'Foto do antes e do depois, lado a lado, na mesma posição.',
      cta: 'Salve esta publicação para consultar depois.',
    },
    {
      title: 'Uma dica em um minuto',
      description: 'Dica rápida de quem trabalha com {niche}. {tip} Simples assim.',
      format: 'Vídeo curto em que você mostra a dica sendo feita, com a frase principal na tela.',
      cta: 'Qual é a sua maior dúvida? Deixe nos comentários.',
    },
    {
      title: 'Duas coisas que fazem diferença',
      description: 'Separei duas que eu repito sempre. {tip} {otherTip}',
      format: 'Carrossel com uma dica por imagem, em letras grandes.',
      cta: 'Qual das duas você já fazia? Comente.',
    },
    {
      title: 'Para quem está começando',
      description: 'Se você está chegando agora, comece por aqui. {tip} O resto vem com a prática.',
      format: 'Foto de cima com {tool} e um papel com a dica escrita.',
      cta: 'Marque alguém que está começando.',
    },
    {
      title: 'O que eu aprendi na prática',
      description: 'Isto eu não li em lugar nenhum, aprendi fazendo. {tip} Hoje não trabalho de outro jeito.',
      format: 'Vídeo curto de {step}, com a dica escrita na tela.',
      cta: 'E você, o que aprendeu na prática? Conte nos comentários.',
    },
    {
      title: 'Antes de escolher',
      description: 'Uma informação simples evita arrependimento. {tip} {otherTip}',
      format: 'Fundo claro com a dica escrita e uma foto pequena de {product}.',
      cta: 'Salve para lembrar na hora de escolher.',
    },
  ],
  about: [
    {
      title: 'Uma dica sobre {o topic}',
      description: 'Sempre que me perguntam sobre {o topic}, eu começo por aqui. {tip} Guarde para quando precisar.',
      format: 'Foto ou vídeo curto com {o topic} e a dica escrita na imagem.',
      cta: 'Ficou alguma dúvida? Deixe nos comentários.',
    },
    {
      title: '{O topic}: o que vale saber',
      description: 'Duas informações que ajudam muito. {tip} {otherTip} Com isso, você aproveita melhor {o topic}.',
      format: 'Carrossel: {o topic} na capa e uma dica por imagem.',
      cta: 'Salve esta publicação para consultar depois.',
    },
    {
      title: 'Como cuidar bem {do topic}',
      description: 'Cuidado certo é o que faz a diferença no dia a dia. {tip} {fact}',
      format: 'Vídeo de vinte segundos mostrando a dica com {o topic} à mão.',
      cta: 'Você já fazia assim? Comente.',
    },
    {
      title: 'Antes de escolher {o topic}',
      description: 'Vale parar um minuto e pensar. {tip} Quem escolhe com informação fica mais satisfeito com {o topic}.',
      format: 'Foto com {o topic} e três perguntas curtas escritas ao lado.',
      cta: '{question} Conte nos comentários.',
    },
    {
      title: 'Para aproveitar {o topic}',
      description: 'Um pouco de informação e tudo rende mais. {fact} {tip}',
      format: 'Vídeo curto com {o topic} em uso e a dica escrita na tela.',
      cta: 'Qual é a sua dica? Conte nos comentários.',
    },
    {
      title: 'Perguntaram sobre {o topic}',
      description: 'A resposta que eu dou é sempre esta. {tip} {otherTip}',
      format: 'Vídeo em que você lê a pergunta e responde com {o topic} na mão ou na tela.',
      cta: 'Tem outra pergunta? Deixe nos comentários.',
    },
    {
      title: 'Um minuto sobre {o topic}',
      description: 'Pouca gente repara, mas faz diferença {no topic}. {tip} Depois me conta se ajudou.',
      format: 'Foto bem de perto {do topic}, com a dica em uma frase.',
      cta: 'Essa dica ajudou? Comente.',
    },
  ],
  telling: [
    {
      title: 'A dica de hoje',
      description: '{line} {tip} Foi assim que eu aprendi.',
      format: 'Vídeo curto com a frase “{words}” na primeira cena e a dica mostrada em seguida.',
      cta: 'Ficou alguma dúvida? Deixe nos comentários.',
    },
    {
      title: 'Vamos falar disso',
      description: '{line} {tip} {otherTip}',
      format: 'Carrossel com a frase “{words}” na capa e uma dica por imagem.',
      cta: 'Conte nos comentários como você faz.',
    },
    {
      title: 'Guarde para depois',
      description: '{line} {tip} Guarde para quando precisar.',
      format: 'Fundo claro com “{words}” no alto e a dica em letras grandes.',
      cta: 'Salve esta publicação.',
    },
    {
      title: 'O que eu costumo dizer',
      description: '{line} A primeira coisa que eu digo é esta. {tip} {fact}',
      format: 'Vídeo em que você responde em uma frase, com “{words}” escrito na tela.',
      cta: 'E você, o que diria? Comente.',
    },
  ],
  occasion: [
    {
      title: 'Uma dica para {o occasion}',
      description: 'Pensando {no occasion}? Anote esta. {tip} Um pouco de organização resolve quase tudo.',
      format: 'Foto de um caderno com a dica escrita e um detalhe que lembre a data.',
      cta: 'Salve para o seu planejamento.',
    },
    {
      title: 'Três perguntas antes {do occasion}',
      description: 'Para quem é? Do que essa pessoa gosta? Quanto tempo você tem? {tip} Com as respostas, fica fácil.',
      format: 'Carrossel com uma pergunta por imagem, nas cores da data.',
      cta: 'Qual é a sua dúvida? Deixe nos comentários.',
    },
    {
      title: 'O que combinar antes {do occasion}',
      description: 'Conversar cedo evita correria. {tip} {otherTip}',
      format: 'Vídeo curto em que você mostra a sua agenda e diz a dica em uma frase.',
      cta: 'Já se organizou? Conte nos comentários.',
    },
    {
      title: 'Para {o occasion} dar certo',
      description: 'O segredo está no simples. {tip} {fact}',
      format: 'Foto de {product} com um enfeite da data e a dica escrita.',
      cta: 'Marque quem vai organizar com você.',
    },
  ],
}
