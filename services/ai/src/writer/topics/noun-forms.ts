import { content } from '../../content/content.ts'
import { exactly } from '../../content/pattern.ts'
import { plain } from './spelling.ts'
import type { Agreement } from '../agreement.ts'

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

const FEMININE = /(?:a|cao|sao|dade|gem|ice|eza|tude)$/
const MASCULINE = /(?:o|or|ento|al|el|il|ol|im|om|em|eu|ei)$/
/** They end like the other gender, or have both. */
const EXCEPTIONS = /^(?:.*(?:grama|ema|oma|ama)|mapa|dia|cha|sofa|planeta|foto|moto|tribo|libido|virgem|cor|flor|dor|cal|.*ista|som)$/

/** The gender and number of an unknown noun where its ending leaves no doubt, else null. */
export function guessedAgreement(noun: string): Agreement | null {
  const key = plain(noun)
  const isPlural = /[^s]s$/.test(key)
  const singular = isPlural ? key.replace(/oes$/, 'ao').replace(/s$/, '') : key
  if (EXCEPTIONS.test(singular) || singular.length < 3) return null
  if (FEMININE.test(singular)) return { gender: 'f', isPlural }
  return MASCULINE.test(singular) ? { gender: 'm', isPlural } : null
}
