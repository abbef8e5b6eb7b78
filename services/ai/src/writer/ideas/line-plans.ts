import type { Plan } from './plan.ts'

/** Posts about a line of the owner's own, between a lead and passages of its frame. */
export const linePlans: Record<'casual' | 'motivational', readonly Plan[]> = {
  casual: [
    {
      title: '{lead}',
      description: '{line} {first} {fourth}',
      format: 'Foto do seu trabalho com “{words}” escrito na imagem, em letras grandes.',
      cta: '{question} Me conta nos comentários.',
    },
    {
      title: '{lead}',
      description: '{line} {first} {second}',
      format: 'Vídeo de quinze segundos em que você diz “{words}” olhando para a câmera.',
      cta: 'Gostou de saber? Me conta nos comentários.',
    },
    {
      title: '{lead}',
      description: '{line} {second} {fourth}',
      format: 'Duas imagens: “{words}” na primeira, em letras grandes, e uma foto sua trabalhando na segunda.',
      cta: '{question} Responde nos comentários.',
    },
  ],
  motivational: [
    {
      title: '{lead}',
      description: '{line} {first} {second}',
      format: 'Retrato seu no lugar onde você trabalha, com “{words}” na imagem.',
      cta: '{question} Conte nos comentários.',
    },
    {
      title: '{lead}',
      description: '{line} {first} {fourth}',
      format: 'Duas fotos lado a lado, uma do começo e uma de hoje, com “{words}” entre elas.',
      cta: 'Conte nos comentários a sua história.',
    },
    {
      title: '{lead}',
      description: '{line} {second} {third}',
      format: 'Foto das suas mãos trabalhando, com luz de janela e “{words}” como legenda da imagem.',
      cta: '{question} Escreva nos comentários.',
    },
  ],
}

/** Of what she is doing: the picture shows it. */
export const behindTheScenesPlans: readonly Plan[] = [
  {
    title: 'Bastidores de hoje',
    description: '{line} {first} {fourth}',
    format: 'Vídeo de quinze segundos do trabalho em andamento, sem cortes e com o som do ambiente, com “{words}” escrito na tela.',
    cta: 'Quer ver mais dos bastidores? Comenta aqui.',
  },
  {
    title: 'O que acontece antes da foto',
    description: '{line} {first}',
    format: 'Três fotos em sequência: o começo, o meio do trabalho e o resultado, com “{words}” na primeira.',
    cta: 'Que parte você quer ver depois? Me conta nos comentários.',
  },
  {
    title: 'Um pedaço do meu dia',
    description: '{line} {second} {fourth}',
    format: 'Vídeo acelerado, com o celular parado, e “{words}” escrito na tela.',
    cta: '{question} Responde nos comentários.',
  },
]
