export const strings = {
  page: {
    title: 'Gerador de Stickers',
    intro: 'Descreva o sticker e receba um prompt para criar a imagem na ferramenta que preferir.',
  },
  description: 'Como é o sticker?',
  descriptionHint: 'Por exemplo: uma gatinha costureira com fita métrica no pescoço',
  text: 'Texto no sticker',
  textHint: 'Opcional',
  options: 'Acabamento',
  optionNames: { whiteBorder: 'Borda branca', shadow: 'Sombra', darkBackground: 'Fundo escuro', bubbleText: 'Texto em balão' },
  optionsHint: 'O prompt vem com todos os acabamentos; no resultado você tira o que não quiser.',
  generated: 'Prompt gerado com sucesso!',
}
