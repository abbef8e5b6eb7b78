import type { Intention } from './intention.ts'
import type { Plan } from './plan.ts'

/** Posts about what the owner wants to do. They fit happy and sad stories, and leave telling and teaching to her. */
export const intentionPlans: Record<Intention['act'], readonly Plan[]> = {
  show: [
    {
      title: 'Bastidores de hoje',
      description: '{sentence} É a parte que quase nunca aparece na foto, e eu queria dividir com vocês.',
      format: 'Vídeo de quinze segundos, sem cortes e com o som do ambiente, com “{heading}” escrito na tela.',
      cta: 'Quer ver mais dos bastidores? Comenta aqui.',
    },
    {
      title: 'Por trás da foto',
      description: '{sentence} Quem vê só o resultado não imagina essa parte. Assiste até o fim.',
      format: 'Vídeo acelerado, com o celular parado, e “{heading}” escrito no começo.',
      cta: 'Você imaginava que era assim? Conta nos comentários.',
    },
    {
      title: 'Um pedaço do meu dia',
      description: '{sentence} Resolvi mostrar do jeito que acontece, sem arrumar nada antes.',
      format: 'Três fotos em sequência, com a mesma luz, e “{heading}” escrito na primeira.',
      cta: 'Que parte você quer ver depois? Comenta aqui.',
    },
  ],
  film: [
    {
      title: 'Hoje é para ver',
      description: '{sentence} Assiste até o fim e me conta o que você achou.',
      format: '{heading}, na vertical e com luz de janela.',
      cta: 'Quer ver mais assim? Comenta aqui.',
    },
    {
      title: 'Olha isso comigo',
      description: '{sentence} É um pedacinho do meu dia que eu quis dividir com vocês.',
      format: '{heading}, sem cortes e com o som do ambiente.',
      cta: 'O que você quer ver depois? Conta nos comentários.',
    },
  ],
  tell: [
    {
      title: 'Essa eu quis dividir com vocês',
      description: '{sentence} Foi um momento que ficou comigo. A história inteira está no vídeo.',
      format: 'Vídeo de até um minuto em que você conta a história olhando para a câmera.',
      cta: 'Quer contar uma história sua? Os comentários são de vocês.',
    },
    {
      title: 'Tem uma história por trás',
      description: '{sentence} Não cabe numa foto só, então conto aos poucos nas imagens. Arrasta para o lado.',
      format: 'Carrossel: na capa uma foto ligada à história e, em cada uma das outras imagens, duas ou três linhas com o que aconteceu.',
      cta: 'Se quiser, conta nos comentários o que você sentiu ao ler.',
    },
    {
      title: 'Guardei para contar aqui',
      description: '{sentence} Quem acompanha o meu trabalho faz parte disso, e eu queria que vocês soubessem.',
      format: 'Foto ligada à história, com luz de janela, e o que aconteceu contado com as suas palavras na segunda imagem.',
      cta: 'Deixa um recado nos comentários, eu leio todos.',
    },
  ],
  thank: [
    {
      title: 'Obrigada de coração',
      description: '{sentence} Quem está por perto faz este trabalho valer ainda mais. Leio cada mensagem com carinho.',
      format: 'Foto sua sorrindo no lugar onde você trabalha, com “Obrigada” escrito na imagem.',
      cta: 'Deixa um recado nos comentários, eu leio todos.',
    },
    {
      title: 'Este post é um abraço',
      description: '{sentence} Não tem outro motivo, só a vontade de dizer. Recebam o meu carinho.',
      format: 'Vídeo curto em que você agradece olhando para a câmera, sem cortes.',
      cta: 'Marca nos comentários quem faz parte disso.',
    },
  ],
  teach: [
    {
      title: '{heading}',
      description: 'Essa dúvida aparece bastante por aqui, e a resposta cabe em poucas imagens. {tip} Arrasta para o lado e salva para consultar quando precisar.',
      format: 'Carrossel: “{heading}” na capa, uma parte da resposta em cada imagem e um resumo na última.',
      cta: 'Salva para lembrar depois.',
    },
    {
      title: '{heading}',
      description: 'Muita gente me pergunta isso, então resolvi responder mostrando. {tip} Assiste até o fim e me diz se ajudou.',
      format: 'Vídeo curto em que você responde mostrando, com “{heading}” escrito no começo.',
      cta: 'Ficou alguma dúvida? Pergunta nos comentários.',
    },
    {
      title: '{heading}',
      description: 'Quem já passou por isso sabe como um detalhe faz diferença. {tip} Gravei do jeito que eu faço aqui, bem de perto.',
      format: 'Vídeo bem de perto em que você mostra e explica, com uma frase curta na tela em cada parte.',
      cta: 'Você já sabia? Conta nos comentários.',
    },
  ],
  raffle: [
    {
      title: 'Vai ter sorteio',
      description: '{sentence} As regras e a data do resultado estão na imagem. Leia com atenção antes de participar.',
      format: 'Foto do prêmio, com as regras e a data do resultado escritas em letras grandes.',
      cta: 'Quer participar? Comenta aqui.',
    },
    {
      title: 'Esse pode ser seu',
      description: '{sentence} Para participar, é só seguir o que está escrito na imagem. O resultado eu conto aqui.',
      format: 'Duas imagens: o prêmio por inteiro na primeira, e na segunda as regras e a data do resultado.',
      cta: 'Quem você quer que ganhe? Conta nos comentários.',
    },
  ],
  surprise: [
    {
      title: 'Uma surpresa para vocês',
      description: '{sentence} Não vou dar nenhuma pista. Só digo que adorei preparar isso.',
      format: 'Foto bem de perto da surpresa, sem mostrar tudo, com “Surpresa” escrito na imagem.',
      cta: 'Será que vai ser você? Comenta aqui.',
    },
    {
      title: 'Pode acontecer com você',
      description: '{sentence} Quem encontrar, me manda uma foto, que eu quero ver a reação.',
      format: 'Vídeo de dez segundos em que você prepara a surpresa e olha para a câmera no fim.',
      cta: 'Quem você acha que vai encontrar? Marca nos comentários.',
    },
  ],
  launch: [
    {
      title: 'Vem novidade por aqui',
      description: '{heading}. Queria que vocês fossem os primeiros a saber. Os detalhes estão na imagem.',
      format: 'Foto da novidade perto de uma janela, com “{heading}” em letras grandes.',
      cta: 'O que você achou? Conta nos comentários.',
    },
    {
      title: 'Apresento a novidade',
      description: '{heading}. Olha de perto, passa para o lado e me diz o que achou.',
      format: 'Carrossel: a novidade por inteiro na capa e um detalhe em cada uma das outras imagens.',
      cta: 'Quer saber mais? Me chama no direct.',
    },
  ],
  other: [
    {
      title: 'Contei primeiro para vocês',
      description: '{sentence} Pensei nisso durante dias e resolvi tirar do papel. Os detalhes estão na imagem.',
      format: 'Foto do que você vai fazer, ou de como está ficando, com “{heading}” em letras grandes.',
      cta: 'O que você acha da ideia? Conta nos comentários.',
    },
    {
      title: 'Tem ideia nova por aqui',
      description: '{sentence} Vou mostrando cada etapa para quem quiser acompanhar de perto.',
      format: 'Vídeo de quinze segundos em que você conta a ideia olhando para a câmera e mostra por onde começou.',
      cta: 'Quer acompanhar? Deixa um comentário que eu aviso.',
    },
  ],
}

/** Of an offer in the owner's own words, be it a price, a discount or a gift. */
export const offerPlans: readonly Plan[] = [
  {
    title: 'Anota essa',
    description: '{line} Chama no direct que eu explico como funciona e tiro as suas dúvidas.',
    format: 'Foto do que está na oferta, com “{words}” em letras grandes e nada mais escrito.',
    cta: 'Quer aproveitar? Me chama no direct.',
  },
  {
    title: 'Promoção por aqui',
    description: '{line} É só mandar uma mensagem no direct e dizer que viu aqui no perfil.',
    format: 'Vídeo de dez segundos em que você diz “{words}” logo na primeira frase e mostra o que está na oferta.',
    cta: 'Marca nos comentários quem vai gostar de saber.',
  },
  {
    title: 'Essa é para quem acompanha',
    description: '{line} Está tudo na imagem. Se ficar alguma dúvida, é só perguntar.',
    format: 'Duas imagens: o que está na oferta na primeira, e na segunda “{words}” e como pedir.',
    cta: 'Ficou alguma dúvida? Me chama no direct.',
  },
]
