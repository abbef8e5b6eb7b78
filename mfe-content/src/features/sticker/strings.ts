export const strings = {
  page: {
    title: 'Gerador de Stickers',
    intro: 'Descreva o sticker e receba um texto pronto (prompt) para colar na sua ferramenta de imagens.',
  },
  description: 'Como é o sticker?',
  descriptionHint: 'Por exemplo: uma gatinha costureira com fita métrica no pescoço',
  text: 'Texto no sticker',
  textHint: 'Opcional',
  options: 'Acabamento',
  optionNames: {
    whiteBorder: 'Borda branca',
    shadow: 'Sombra',
    darkBackground: 'Fundo escuro',
    bubbleText: 'Texto em balão',
  },
  optionsHint: 'O texto vem com todos os acabamentos. Apague os que não quiser.',
  generated: 'Prompt gerado com sucesso!',
}
