import type { Plans } from './plan.ts'

export const offer: Plans = {
  free: [
    {
      title: 'Uma oferta para quem acompanha',
      description: 'Preparei uma oferta para quem acompanha o meu trabalho com {niche}. {fact} Chame e eu explico como funciona.',
      format: 'Foto do seu trabalho preferido, com espaço para escrever a sua oferta na imagem.',
      cta: 'Comente “eu quero” e eu chamo você.',
    },
    {
      title: 'Escolha a sua',
      description: 'Separei algumas opções para esta oferta. {fact} {otherFact} Diga qual combina com você.',
      format: 'Carrossel com três opções, uma por imagem, e a sua oferta escrita na última.',
      cta: 'Qual seria a sua? Responda nos comentários.',
    },
    {
      title: 'Para quem estava esperando',
      description: 'Se você estava esperando uma boa oportunidade, ela está aqui. {fact} Pergunte tudo antes de decidir.',
      format: 'Vídeo curto em que você conta a oferta em uma frase, olhando para a câmera.',
      cta: 'Chame no direct que eu conto os detalhes.',
    },
    {
      title: 'A oferta está na imagem',
      description: 'Leia com atenção e, se ficar dúvida, pergunte. {fact} {otherFact}',
      format: 'Imagem de fundo liso com a oferta em letras grandes e uma foto pequena do seu trabalho.',
      cta: 'Salve para mostrar a quem vai escolher com você.',
    },
    {
      title: 'Você pediu e eu preparei',
      description: 'Recebi muitas perguntas e resolvi responder com uma oferta. {fact} Vale para {product} e para o que mais você combinar comigo.',
      format: 'Mostre a mensagem de um seguidor, sem o nome, e ao lado a sua oferta escrita.',
      cta: '{question} Conte nos comentários.',
    },
  ],
  about: [
    {
      title: 'Oferta {do topic}',
      description: 'Hoje a oferta é {do topic}, e ela está na imagem. {fact} Pergunte o que quiser antes de decidir.',
      format: 'Foto com {o topic} em destaque e espaço livre para escrever a sua oferta.',
      cta: 'Chame no direct e diga o que você procura.',
    },
    {
      title: 'Se você queria {topic}',
      description: 'Este recado é para quem já queria {topic}. {fact} {otherFact}',
      format: 'Vídeo curto em que você mostra {o topic} e conta a oferta em uma frase.',
      cta: 'Comente “eu quero” e eu chamo você.',
    },
    {
      title: 'Vale olhar {o topic} de novo',
      description: 'Talvez você já tenha visto {o topic} por aqui. {fact} Com a oferta da imagem, vale olhar outra vez.',
      format: 'Repita a melhor foto {do topic}, agora com a sua oferta escrita no canto.',
      cta: 'Quem você marcaria aqui? Conte nos comentários.',
    },
    {
      title: '{O topic}: a oferta é esta',
      description: 'Sem letra miúda: a oferta está na imagem e as dúvidas eu respondo no direct. {fact}',
      format: 'Imagem simples com {o topic} de um lado e a oferta do outro.',
      cta: 'Salve para mostrar a alguém e chame no direct.',
    },
    {
      title: 'Para aproveitar {o topic}',
      description: 'Uma boa escolha começa por saber para que serve. {fact} {otherFact} A oferta {do topic} está na imagem.',
      format: 'Carrossel: {o topic} na primeira imagem, um uso na segunda e a oferta na terceira.',
      cta: '{question} Responda nos comentários.',
    },
    {
      title: 'Chame alguém para {o topic}',
      description: 'Oferta boa fica melhor dividida com alguém. {fact} Mostre {o topic} a quem também vai gostar.',
      format: 'Foto com {o topic} e a frase “marque quem vai querer”, com a oferta embaixo.',
      cta: 'Marque nos comentários quem vai querer.',
    },
    {
      title: 'Minha sugestão: {topic}',
      description: 'Se eu pudesse indicar uma coisa só nesta oferta, seria {o topic}. {fact} {otherFact}',
      format: 'Vídeo curto mostrando {o topic} de perto, com a oferta escrita na última cena.',
      cta: 'Ficou com vontade? Chame no direct.',
    },
  ],
  telling: [
    {
      title: 'A oferta de hoje',
      description: '{line} {fact} Chame e eu explico como funciona.',
      format: 'Imagem com a frase “{words}” em letras grandes e uma foto do seu trabalho no canto.',
      cta: 'Comente “eu quero” e eu chamo você.',
    },
    {
      title: 'Boa notícia para quem esperava',
      description: '{line} {fact} Mostre a quem também estava esperando.',
      format: 'Foto do seu trabalho com a frase “{words}” escrita na imagem.',
      cta: 'Marque nos comentários quem vai gostar de saber.',
    },
    {
      title: 'Guarde esta informação',
      description: '{line} {fact} É só me chamar para combinar.',
      format: 'Fundo liso e claro, com “{words}” no centro e o seu nome embaixo.',
      cta: 'Salve para não esquecer e chame no direct.',
    },
  ],
  occasion: [
    {
      title: 'Oferta para {o occasion}',
      description: 'Preparei uma oferta pensando {no occasion}, e ela está na imagem. {fact} Para quem quer presentear, é só me contar a ideia.',
      format: 'Foto do seu trabalho preferido com um detalhe da data e a sua oferta escrita.',
      cta: 'Chame no direct e conte o que você procura para {o occasion}.',
    },
    {
      title: 'Quem se organiza escolhe melhor',
      description: '{O occasion} pede planejamento, e a oferta da imagem ajuda. {fact}',
      format: 'Vídeo curto com as opções lado a lado e a oferta escrita na última cena.',
      cta: 'Comente “eu quero” e eu chamo você.',
    },
    {
      title: 'A sua lista {do occasion}',
      description: 'Já fez a lista {do occasion}? {fact} A oferta está na imagem, e eu ajudo você a escolher.',
      format: 'Foto de um caderno com a lista escrita à mão e a oferta ao lado.',
      cta: 'Quem está na sua lista? Conte nos comentários.',
    },
    {
      title: 'Sugestão para {o occasion}',
      description: 'A minha sugestão é {product}. {fact} {otherFact}',
      format: 'Carrossel com a sugestão, um uso e a oferta escrita na última imagem.',
      cta: 'Salve para lembrar e chame no direct.',
    },
  ],
}
