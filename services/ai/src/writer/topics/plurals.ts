import { content } from '../../content/content.ts'
import { exactly } from '../../content/pattern.ts'
import { plain } from './spelling.ts'

/** Where a Portuguese noun phrase goes on to say what the noun is of, for or with. */
export const PREPOSITION = exactly(content.words.products.prepositions)

/** 'vela aromática' → 'velas aromáticas', 'bolo de pote' → 'bolos de pote'. Irregular ones are listed with their nouns. */
export function pluralOf(phrase: string): string {
  const words = phrase.split(' ')
  const end = words.findIndex((word) => PREPOSITION.test(plain(word)))
  return words.map((word, index) => (end === -1 || index < end ? pluralOfWord(word) : word)).join(' ')
}

const ENDINGS: readonly (readonly [singular: RegExp, plural: string])[] = [
  [/[sx]$/, '$&'], [/ão$/, 'ões'], [/m$/, 'ns'], [/[rz]$/, '$&es'], [/([aou])l$/, '$1is'], [/el$/, 'éis'], [/il$/, 'is'], [/$/, 's'],
]

function pluralOfWord(word: string): string {
  const [singular, plural] = ENDINGS.find(([ending]) => ending.test(word))!
  return word.replace(singular, plural)
}
