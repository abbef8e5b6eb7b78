import { content } from '../../content/content.ts'
import { exactly, patternOf } from '../../content/pattern.ts'
import type { Agreement } from '../agreement.ts'
import { SAINTLY } from './capitals.ts'
import { headFrom } from './find-head.ts'
import { guessedAgreement } from './noun-forms.ts'
import { APART, kindWithin, materialIn, readWithRest, secondReading } from './kind.ts'
import type { Entry } from './lexicon.ts'
import { plain } from './spelling.ts'

const { grave, products } = content.words

/** A product or service that the owner named: its head, 'bolos de pote', with what is known of it. */
export interface Product extends Entry {
  /** Typed text from its first word that counts: 'bolos de pote de morango'. */
  text: string
}

/** Before the noun, and not part of what is named: 'vendo', 'lindas', 'mais um'. */
const LEADING = exactly(products.leading)
/** They begin with such a word: 'nossa senhora'. */
const NAMES = exactly(products.names)
/** The cheerful scenes of a type are not for those who are seriously ill, or were born too early. */
const ILL = patternOf(grave.ill)

/** 'vendo lindas bolsas de couro' is 'bolsas', of leather. */
export function findProduct(typed: string): Product | null {
  const words = typed.split(' ')
  const keys = words.map(keyOf)
  const start = keys.findIndex((key, at) => !LEADING.test(key) || NAMES.test(keys.slice(at, at + 2).join(' ')))
  if (start === -1) return null
  const head = headFrom(keys, start)
  if (!head) return ofMaterial(words.slice(start), keys.slice(start))
  const { at, length, entry } = head
  const read = secondReading(entry, keys) ?? readWithRest(entry, keys.slice(at), length)
  return { ...read, text: words.slice(start).join(' '), type: ILL.test(keys.join(' ')) ? null : read.type }
}

/** 'Crochê,' → 'croche'. */
const keyOf = (word: string) => plain(word).replace(/[^\p{L}\p{N}-]/gu, '').replace(/^pr[ao]$/, 'para')

/** An unknown thing of a known material: 'porta-treco em MDF', 'São Jorge de amigurumi'. */
function ofMaterial(words: readonly string[], keys: readonly string[]): Product | null {
  const category = materialIn(keys.slice(1).filter((key) => !APART.test(key))) ?? materialIn(keys.slice(1))
  const [first = ''] = keys
  if (!category || !/^\p{L}{3}/u.test(first)) return null
  const text = words.join(' ')
  const saint = SAINTLY.test(text) ? words.slice(0, 2).join(' ') : null
  const noun = saint ?? words[0]!.toLowerCase()
  return { text, noun, agreement: saint ? agreementOfSaint(saint) : guessedAgreement(first) ?? { gender: 'm', isPlural: first.endsWith('s') }, ...kindWithin(category, noun, keys) }
}

const agreementOfSaint = (saint: string): Agreement => ({ gender: /^São|^Santo/.test(saint) ? 'm' : 'f', isPlural: false })
