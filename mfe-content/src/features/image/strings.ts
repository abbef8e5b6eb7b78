export const strings = {
  page: {
    title: 'Imagens Fofinhas',
    intro: 'Descreva a cena e receba um texto pronto (prompt) para gerar a imagem fofinha.',
  },
  description: 'O que aparece na imagem?',
  descriptionHint: 'Por exemplo: um ursinho tomando chá em um jardim de flores',
  failed: 'Erro ao gerar imagem:',
}
