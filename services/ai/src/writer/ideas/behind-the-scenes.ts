import type { Plans } from './plan.ts'

export const behindTheScenes: Plans = {
  free: [
    {
      title: 'Um dia por aqui',
      description: 'O dia começa com a mesa arrumada, passa por {step} e termina com tudo fora do lugar. {fact} É assim que o trabalho com {niche} acontece.',
      format: 'Vídeo acelerado na vertical, com o celular apoiado em um canto da mesa durante uma hora.',
      cta: 'Que parte do dia você quer ver com calma? Conte nos comentários.',
    },
    {
      title: 'A etapa que ninguém vê',
      description: 'Quase nunca aparece nas fotos, mas sem isso nada fica pronto: {step}. Leva tempo e pede atenção, por isso resolvi mostrar. {fact}',
      format: 'Foto ou vídeo bem de perto dessa etapa, com luz de janela.',
      cta: 'Você imaginava essa etapa? Responda nos comentários.',
    },
    {
      title: 'O que está na minha mesa',
      description: 'Não trabalho sem {tool}. {fact} O resto muda de lugar o dia inteiro.',
      format: 'Foto de cima com {tool} e os outros companheiros de trabalho organizados.',
      cta: 'E na sua mesa, o que não pode faltar? Comente.',
    },
    {
      title: 'Deu errado, e eu conto',
      description: 'Nem tudo sai de primeira, e eu guardei a prova. {fact} Só vendo as duas fotos dá para acreditar.',
      format: 'Duas fotos: a tentativa que não deu certo e a que deu.',
      cta: 'Qual foi o seu maior perrengue? Conte nos comentários.',
    },
    {
      title: 'Perguntam como eu faço',
      description: 'Respondo mostrando: começa com {step}. O resto eu conto aos poucos, para quem quiser acompanhar. {fact}',
      format: 'Vídeo de quinze segundos de uma única etapa, sem cortes e com o som do ambiente.',
      cta: 'Que etapa mostro depois? Comente.',
    },
    {
      title: 'Antes de ficar pronto',
      description: 'O que você vê pronto já passou por {step} e por muita conferência. {fact} {otherFact}',
      format: 'Carrossel de três imagens: o começo, o meio e o fim, no mesmo enquadramento.',
      cta: 'Salve para lembrar quando vir o resultado.',
    },
  ],
  about: [
    {
      title: 'Os bastidores {do topic}',
      description: 'Antes de aparecer na foto, {o topic} {passa/passam} por {step}. {fact} Gosto de mostrar essa parte também.',
      format: 'Vídeo curto com {step} e {o topic} na última cena.',
      cta: 'Que etapa você quer ver de perto? Conte nos comentários.',
    },
    {
      title: '{O topic}, do começo ao fim',
      description: 'Tudo começa com uma boa conversa e com {tool} por perto. {fact} {otherFact} No fim, {fica/ficam} assim {o topic}.',
      format: 'Carrossel: o ponto de partida, uma etapa no meio e {o topic} no fim, com a mesma luz.',
      cta: 'Salve para ver de novo.',
    },
    {
      title: 'O que ninguém vê {no topic}',
      description: 'A foto mostra o resultado, mas o trabalho começa bem antes. {fact} É assim que eu cuido {do topic}.',
      format: 'Vídeo bem de perto do que costuma ficar fora da foto, com {o topic} ao fundo.',
      cta: 'Você já tinha reparado? Comente.',
    },
    {
      title: 'Um minuto com {o topic}',
      description: 'Passe um minuto comigo e veja como é. {fact} Entre uma etapa e outra, tem café e tem conferência.',
      format: 'Vídeo acelerado de um minuto do trabalho com {o topic}, com o celular parado.',
      cta: '{question} Conte nos comentários.',
    },
    {
      title: 'Perguntas sobre {o topic}',
      description: 'Respondo hoje a pergunta que mais chega sobre {o topic}. {fact} {otherFact}',
      format: 'Vídeo em que você lê a pergunta em voz alta e responde mostrando {o topic}.',
      cta: 'Qual é a sua pergunta? Deixe nos comentários.',
    },
    {
      title: 'Quanto trabalho cabe {no topic}',
      description: 'Quem olha {o topic} nem sempre imagina o caminho. {fact} Hoje mostro um pedaço dele.',
      format: 'Fotos das etapas {do topic} em sequência, com o tempo de cada uma escrito na imagem.',
      cta: 'Qual etapa surpreendeu você? Comente.',
    },
    {
      title: 'Na minha rotina: {topic}',
      description: 'Entre mensagens, anotações e {step}, o dia passa voando. {fact} Hoje ele foi todo {do topic}.',
      format: 'Vídeo com cinco cenas curtas do dia, da primeira à última hora, com {o topic} em uma delas.',
      cta: 'Como é a sua rotina? Conte nos comentários.',
    },
    {
      title: 'Antes da foto {do topic}',
      description: 'Para a foto sair bonita, muita coisa acontece antes. {fact} {otherFact}',
      format: 'Mostre o cenário da foto inteiro, com a bagunça em volta, e depois a foto pronta com {o topic}.',
      cta: 'Bagunça ou arrumação: qual é o seu time? Comente.',
    },
  ],
  telling: [
    {
      title: 'Direto da minha mesa',
      description: '{line} Por trás de cada resultado tem um dia comum de trabalho. {fact}',
      format: 'Vídeo curto dos bastidores, com a frase “{words}” escrita na primeira cena.',
      cta: 'O que você quer ver depois? Conte nos comentários.',
    },
    {
      title: 'O que a foto não mostra',
      description: '{line} A foto mostra um segundo, e a história é mais comprida. {fact}',
      format: 'Carrossel de três fotos que contem, na ordem, o que você escreveu em “{words}”.',
      cta: 'Quer saber o resto? Chame no direct.',
    },
    {
      title: 'Hoje por aqui',
      description: '{line} {fact} {otherFact}',
      format: 'Foto do lugar onde você trabalha, como está agora, com a frase “{words}”.',
      cta: 'Como está o seu dia? Comente.',
    },
    {
      title: 'Sem arrumar para a foto',
      description: '{line} Mostro como é, sem preparar nada. {fact}',
      format: 'Vídeo sem cortes de quinze segundos, com “{words}” na legenda do vídeo.',
      cta: 'Isso também acontece por aí? Conte nos comentários.',
    },
  ],
  occasion: [
    {
      title: 'Os bastidores {do occasion}',
      description: 'Por aqui, {o occasion} começa muito antes da data, com lista, {tool} e {step}. {fact}',
      format: 'Vídeo acelerado da mesa durante os preparativos, com um detalhe que lembre a data.',
      cta: 'Como são os seus preparativos? Conte nos comentários.',
    },
    {
      title: 'Preparando {o occasion}',
      description: 'Mostro um pedaço da preparação para {o occasion}. {fact} {otherFact}',
      format: 'Carrossel: a lista escrita à mão, {step} e o resultado com as cores da data.',
      cta: 'Quer ver mais? Responda nos comentários.',
    },
    {
      title: 'A lista {do occasion}',
      description: 'Antes de tudo vem a lista, e ela já está na parede. {fact} Assim {o occasion} chega sem sustos.',
      format: 'Foto da lista ou do caderno aberto, com {tool} ao lado.',
      cta: 'O que já está na sua lista? Comente.',
    },
    {
      title: 'Uma história {do occasion}',
      description: 'Todo ano tem uma história, e a deste lugar de trabalho começa em {step}. {fact}',
      format: 'Foto do seu lugar de trabalho com um único enfeite da data.',
      cta: 'Que lembrança você tem {do occasion}? Conte nos comentários.',
    },
  ],
}
