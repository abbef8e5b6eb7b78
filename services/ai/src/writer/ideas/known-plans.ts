import type { CaptionIntent, CaptionStyle, ContentPurpose } from '@atelie/contract/generators'
import type { Plan } from './plan.ts'

/** Posts about a product of which a whole text is known: `{first}` to `{fourth}` are its passages. */
interface KnownPlans {
  style: CaptionStyle
  intent: CaptionIntent
  plans: readonly Plan[]
}

export const knownPlans: Record<ContentPurpose, KnownPlans> = {
  produto_novo: {
    style: 'casual', intent: 'sale',
    plans: [
      {
        title: 'Chegou: {topic}',
        description: '{first} {second}',
        format: 'Três fotos perto de uma janela: {o topic} por inteiro, um detalhe de perto e uma foto do dia a dia.',
        cta: '{question} Me conta nos comentários.',
      },
      {
        title: 'Tem novidade por aqui: {topic}',
        description: '{second} {third}',
        format: 'Vídeo de dez segundos que começa bem de perto e se afasta até mostrar {o topic} por inteiro.',
        cta: 'Gostou? Me chama no direct e conta {ask}.',
      },
      {
        title: 'Olha quem estreou: {topic}',
        description: '{first} {third}',
        format: 'Carrossel: {o topic} na capa e um detalhe em cada uma das outras imagens.',
        cta: '{question} Responde nos comentários.',
      },
      {
        title: 'Apresento: {topic}',
        description: '{first} {fourth}',
        format: 'Foto {do topic} sobre fundo claro, com o preço e o jeito de pedir escritos na segunda imagem.',
        cta: 'Quer saber mais? Me chama no direct e conta {ask}.',
      },
    ],
  },
  bastidores: {
    style: 'casual', intent: 'content',
    plans: [
      {
        title: 'Bastidores: {topic}',
        description: 'Hoje eu mostro o que fica fora da foto. {fourth}',
        format: 'Vídeo acelerado de {step}, com o celular parado, e no fim {o topic}.',
        cta: 'Que parte você quer ver depois? Comenta aqui.',
      },
      {
        title: 'O que ninguém vê: {topic}',
        description: 'Antes de ficar pronto pra foto, tem muita coisa no meio do caminho. {fourth}',
        format: 'Foto tirada no meio do trabalho com {o topic}, sem arrumar nada antes, e com {tool} à vista.',
        cta: '{question} Me conta nos comentários.',
      },
      {
        title: 'Um dia de trabalho: {topic}',
        description: 'Quem vê só o resultado não imagina o dia que veio antes. {fourth}',
        format: 'Três vídeos curtos nos stories sobre {o topic}: o começo, {step} e o resultado.',
        cta: 'Quer ver mais dias assim? Comenta aqui.',
      },
    ],
  },
  promocao: {
    style: 'casual', intent: 'sale',
    plans: [
      {
        title: 'Hoje tem oferta: {topic}',
        description: '{first} As condições estão na imagem. {fourth}',
        format: 'Foto {do topic} com a oferta e a data em letras grandes, e nada mais escrito.',
        cta: 'Quer aproveitar? Me chama no direct e conta {ask}.',
      },
      {
        title: 'Pra quem tava esperando: {topic}',
        description: '{first} {second} Chegou a hora: a oferta tá na imagem.',
        format: 'Duas imagens: {o topic} na primeira, e na segunda a oferta, até quando vale e como pedir.',
        cta: 'Marca nos comentários quem tava esperando.',
      },
      {
        title: 'Condição especial: {topic}',
        description: '{third} Olha na imagem até quando vale. {fourth}',
        format: 'Vídeo de dez segundos com {o topic} nas mãos ou na tela, dizendo a oferta logo na primeira frase.',
        cta: 'Me chama no direct e conta {ask}.',
      },
    ],
  },
  dica: {
    style: 'casual', intent: 'content',
    plans: [
      {
        title: 'Uma dica que vale ouro: {topic}',
        description: '{first} {second} {third}',
        format: 'Carrossel sobre {o topic}: a dúvida na capa, o motivo na segunda imagem e a dica na terceira.',
        cta: 'Salva pra lembrar depois.',
      },
      {
        title: 'Você também faz assim com {o topic}?',
        description: '{first} {third}',
        format: 'Vídeo de quinze segundos com {o topic}: a cena que todo mundo conhece e, em seguida, a dica escrita na tela.',
        cta: '{question} Me conta nos comentários.',
      },
      {
        title: 'O que eu sempre explico: {topic}',
        description: '{second} {third}',
        format: 'Foto {do topic} com a dica em uma frase, em letras grandes.',
        cta: 'Ficou alguma dúvida? Pergunta nos comentários.',
      },
    ],
  },
  inspiracional: {
    style: 'motivational', intent: 'content',
    plans: [
      {
        title: 'O valor de fazer com cuidado: {topic}',
        description: '{first} {second}',
        format: 'Foto das suas mãos no trabalho com {o topic}, com luz de janela e sem filtro.',
        cta: '{question} Conte nos comentários.',
      },
      {
        title: 'Com calma e capricho: {topic}',
        description: '{first} {second} {fourth}',
        format: 'Retrato seu no lugar onde você trabalha, e ao lado uma foto {do topic}.',
        cta: 'Conte nos comentários a sua história.',
      },
      {
        title: 'Um minuto para olhar de perto: {topic}',
        description: '{first} {third}',
        format: 'Vídeo lento, de dez segundos, de um detalhe {do topic} que costuma passar despercebido.',
        cta: '{question} Escreva nos comentários.',
      },
    ],
  },
  surpresa: {
    style: 'funny', intent: 'content',
    plans: [
      {
        title: 'Quem nunca: {topic}',
        description: '{first} {second}',
        format: 'Vídeo de dez segundos em que você encena a situação, com a frase principal escrita na tela.',
        cta: 'Marca nos comentários quem é assim.',
      },
      {
        title: 'Cenas de todo dia: {topic}',
        description: '{first} {third}',
        format: 'Carrossel no estilo “expectativa e realidade”: a cena arrumada na capa, a vida real na segunda imagem.',
        cta: '{question} Confessa nos comentários.',
      },
      {
        title: 'Aconteceu aí também? O assunto é {topic}',
        description: '{first} {second} {fourth}',
        format: 'Foto sua fazendo a cara que combina com a história, com a primeira frase escrita em cima.',
        cta: 'Já aconteceu com você? Comenta aqui.',
      },
    ],
  },
}
