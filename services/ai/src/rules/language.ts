import { content } from '../content/content.ts'

const { language } = content.models
const portugueseWords = new Set(language.portuguese)
const otherWords = new Set(language.others)

const ONLY_PORTUGUESE = /[ãõ]/

/** Whether a text of at least a sentence is Portuguese and not another language that models slip into. */
export function isPortuguese(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const share = (isOne: (word: string) => boolean) => words.filter(isOne).length / words.length
  const portuguese = share((word) => portugueseWords.has(word) || ONLY_PORTUGUESE.test(word))
  return portuguese > 0.1 && portuguese > 2 * share((word) => otherWords.has(word))
}
