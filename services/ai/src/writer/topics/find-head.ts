import { content } from '../../content/content.ts'
import { exactly } from '../../content/pattern.ts'
import type { Agreement } from '../agreement.ts'
import { LONGEST_NOUN, lexicon, type Entry } from './lexicon.ts'
import { PREPOSITION } from './noun-forms.ts'
import { plain } from './spelling.ts'

const { products } = content.words

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
export function headFrom(keys: readonly string[], start: number): Head | null {
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
const SETS = new Map(products.sets.map((listed) => {
  const [article = '', noun = ''] = listed.split(' ')
  const agreement: Agreement = { gender: article.startsWith('o') ? 'm' : 'f', isPlural: article.endsWith('s') }
  return [plain(noun), { noun, agreement }] as const
}))

/** 'Kit 3 sabonetes': a kit, of the category of soaps. */
function setAt(keys: readonly string[], at: number): Entry | null {
  const set = SETS.get(keys[at]!)
  if (!set) return null
  const next = keys.findIndex((key, index) => index > at && !PREPOSITION.test(key) && !AMOUNT.test(key))
  const found = next === -1 ? null : longestAt(keys, next)
  return found && { ...found.entry, ...set }
}
