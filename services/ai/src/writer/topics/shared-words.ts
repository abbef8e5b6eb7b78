import { content } from '../../content/content.ts'
import { plain } from './spelling.ts'

const WORDS = new RegExp(`\\b(?!${content.words.sentences.sayLittle.join('|')})\\p{L}{4,}`, 'gu')

/** How many words two texts share, apart from those that say little and from the name of the product itself. */
export function sharedWords(a: string, b: string, product = ''): number {
  const stems = stemsOf(a)
  const named = stemsOf(product)
  return new Set(stemsOf(b).filter((stem) => stems.includes(stem) && !named.includes(stem))).size
}

const stemsOf = (text: string) => (plain(text).match(WORDS) ?? []).map((word) => word.replace(INFLECTED, '').replace(CLEANED, 'lav').slice(0, 4))

/** Who asks how to wash something wants to know how to clean it. */
const CLEANED = /^(?:limp|higieniz)$/

/** 'lavar' and 'lave' are the same word, in plain letters. */
const INFLECTED = /(?:[aei]r|[aeo]s?|[ae]m)$/
