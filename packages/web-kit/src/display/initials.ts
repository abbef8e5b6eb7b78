const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('pt-BR') : null

/** One character as people see it, not half an emoji or a letter without its accent. */
function firstGrapheme(text: string): string {
  if (segmenter) for (const { segment } of segmenter.segment(text)) return segment
  return Array.from(text)[0] ?? ''
}

/** 'Ana Maria Souza' → 'AS'. What is neither letter nor digit counts only in a name of nothing else. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]\S*/gu) ?? [name.trim()]
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word = '') => firstGrapheme(word).toLocaleUpperCase('pt-BR')).join('')
}
