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
      cta: 'Marca nos comentários quem precisa saber disso.',
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
