export const strings = {
  page: {
    title: 'Imagens Fofinhas',
    intro: 'Descreva a cena e receba um prompt de imagem fofinha, do tema que você quiser.',
  },
  description: 'O que aparece na imagem?',
  descriptionHint: 'Por exemplo: um ursinho tomando chá em um jardim de flores',
  failed: 'Erro ao gerar imagem:',
}
