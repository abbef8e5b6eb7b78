import { strings as shared } from '../../strings.ts'

export const strings = {
  page: {
    title: 'Gerador de Legendas',
    intro: 'Conte sobre o que é a postagem e receba uma legenda pronta para publicar.',
    formTab: 'Formulário',
    resultTab: 'Resultado',
  },
  topic: 'Sobre o que é a postagem?',
  topicHint: 'Por exemplo: bolsa de crochê para o verão',
  style: 'Estilo',
  size: 'Tamanho',
  intent: 'Intenção',
  callToAction: 'Chamada para ação',
  includeHashtags: 'Incluir hashtags',
  /** Fewer may be found for a topic. */
  maxHashtags: (count: number) => `Até ${count} ${count === 1 ? 'hashtag' : 'hashtags'}`,
  includeEmojis: 'Incluir emojis',
  submit: 'Gerar Legenda',
  generated: 'Legenda gerada com sucesso!',
  failed: 'Erro ao gerar legenda',
  text: 'Sua legenda',
  textHint: 'Mude o que quiser antes de copiar.',
  draftHint: `${shared.draft} Mude o que quiser antes de copiar.`,
  newHashtag: 'Nova hashtag',
  addHashtag: 'Adicionar',
  selected: 'Hashtags selecionadas',
  noneSelected: 'Toque nas sugestões abaixo ou adicione as suas.',
  suggested: 'Hashtags sugeridas',
  select: (tag: string) => `Adicionar ${tag}`,
  remove: (tag: string) => `Remover ${tag}`,
  copy: 'Copiar Legenda',
}
