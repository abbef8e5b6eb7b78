export const strings = {
  comingSoon: 'Em breve',
  caption: { title: 'Gerador de Legendas', hint: 'Aqui você vai criar legendas prontas para as suas postagens.' },
  sticker: { title: 'Gerador de Stickers', hint: 'Aqui você vai criar prompts de stickers para a sua marca.' },
  image: { title: 'Imagens Fofinhas', hint: 'Aqui você vai criar prompts de imagens fofinhas e temáticas.' },
  font: { title: 'Fontes Fofinhas', hint: 'Aqui você vai criar prompts de letras decorativas.' },
  ideas: { title: 'Ideias de Conteúdo', hint: 'Aqui você vai receber ideias de postagens para o seu nicho.' },
}
