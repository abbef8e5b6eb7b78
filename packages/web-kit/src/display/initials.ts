const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('pt-BR') : null

/** One character as people see it, not half an emoji or a letter without its accent. */
function firstGrapheme(text: string): string {
  const word = text.replace(/^\p{P}+(?=.)/su, '')
  if (segmenter) for (const { segment } of segmenter.segment(word)) return segment
  return Array.from(word)[0] ?? ''
}

/** 'Ana Maria Souza' → 'AS'. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word = '') => firstGrapheme(word).toLocaleUpperCase('pt-BR')).join('')
}
