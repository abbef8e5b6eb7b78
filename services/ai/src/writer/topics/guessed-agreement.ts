import type { Agreement } from '../agreement.ts'
import { plain } from './spelling.ts'

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
