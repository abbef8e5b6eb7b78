import { content } from '../../content/content.ts'
import { exactly, patternOf } from '../../content/pattern.ts'
import type { Agreement } from '../agreement.ts'
import { type Entry, guessedAgreement, lexicon, LONGEST_NOUN, numbersOf, PREPOSITION } from './lexicon.ts'
import { plain } from './spelling.ts'
import { SAINTLY } from './capitals.ts'
import { APART, kindWithin, materialIn, readWithRest, secondReading } from './kind.ts'

const { grave, products } = content.words

/** Counts and measures, which stay: '10', 'meia', '250g'. */
const AMOUNT = exactly(products.amounts)
/** Words before the noun that may be unknown, as in 'primeiro vestido'. */
const MOST_UNKNOWN = 2

interface Head {
  /** Where it begins, and its length, in words. */
  at: number
  length: number
  entry: Entry
}

/** The first known noun before a preposition: 'meu primeiro vestido de festa' is 'vestido'. Words are in plain letters. */
function headFrom(keys: readonly string[], start: number): Head | null {
  let unknown = 0
  for (let at = start; at < keys.length; at += 1) {
    const key = keys[at]!
    const found = longestAt(keys, at)
    if (found) return { at, ...found }
    if (PREPOSITION.test(key)) return null
    if (!AMOUNT.test(key)) unknown += 1
    if (unknown > MOST_UNKNOWN) return null
  }
  return null
}

/** The longest noun that begins there: 'bolo de pote', and not 'bolo'. */
function longestAt(keys: readonly string[], at: number): Omit<Head, 'at'> | null {
  for (let length = Math.min(LONGEST_NOUN, keys.length - at); length > 0; length -= 1) {
    const entry = lexicon.get(keys.slice(at, at + length).join(' '))
    const ofSet = entry && length === 1 && PREPOSITION.test(keys[at + 1] ?? '') && setAt(keys, at)
    if (entry) return { length, entry: ofSet || entry }
  }
  const ofSet = setAt(keys, at)
  return ofSet ? { length: 1, entry: ofSet } : null
}

/** Sets of something, which decides for the category; by their plain letters. */
const SETS = new Map(products.sets.flatMap(numbersOf).map((set) => [plain(set.noun), set]))

/** 'Kit 3 sabonetes': a kit, of the category of soaps. */
function setAt(keys: readonly string[], at: number): Entry | null {
  const set = SETS.get(keys[at]!)
  if (!set) return null
  const next = keys.findIndex((key, index) => index > at && !PREPOSITION.test(key) && !AMOUNT.test(key))
  const found = next === -1 ? null : longestAt(keys, next)
  return found && { ...found.entry, ...set }
}

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
const keyOf = (word: string) =>
  plain(word)
    .replace(/[^\p{L}\p{N}-]/gu, '')
    .replace(/^pr[ao]$/, 'para')

/** An unknown thing of a known material: 'porta-treco em MDF', 'São Jorge de amigurumi'. */
function ofMaterial(words: readonly string[], keys: readonly string[]): Product | null {
  const category = materialIn(keys.slice(1).filter((key) => !APART.test(key))) ?? materialIn(keys.slice(1))
  const [first = ''] = keys
  if (!category || !/^\p{L}{3}/u.test(first)) return null
  const text = words.join(' ')
  const saint = SAINTLY.test(text) ? words.slice(0, 2).join(' ') : null
  const noun = saint ?? words[0]!.toLowerCase()
  const agreement: Agreement = saint
    ? { gender: /^São|^Santo/.test(saint) ? 'm' : 'f', isPlural: false }
    : (guessedAgreement(first) ?? { gender: 'm', isPlural: first.endsWith('s') })
  return { text, noun, agreement, ...kindWithin(category, noun, keys) }
}
