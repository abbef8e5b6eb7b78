import type { Agreement } from '../agreement.ts'
import { content } from '../../content/content.ts'
import type { Category, Group, ProductType } from '../../content/schema.ts'
import { pluralOf } from './noun-forms.ts'
import { plain } from './spelling.ts'

/** A noun that the writer knows, in one of its numbers. */
export interface Entry {
  /** With its accents: 'velas aromáticas'. */
  noun: string
  agreement: Agreement
  category: Category
  group: Group
  type: ProductType | null
}

/** By how it is written in plain letters. */
export const lexicon: ReadonlyMap<string, Entry> = new Map(content.categories.flatMap(entriesOf).flatMap((entry) => keysOf(entry).map((key) => [key, entry] as const)))

/** The most words of a noun. */
export const LONGEST_NOUN = Math.max(...[...lexicon.keys()].map((key) => key.split(' ').length))

/** Many leave out a hyphen. */
function keysOf({ noun }: Entry): string[] {
  const key = plain(noun)
  return [key, ...(key.includes('-') ? [key.replaceAll('-', ' ')] : [])]
}

function entriesOf(category: Category): Entry[] {
  const ofCrafts = category.crafts.flatMap((craft) => entriesFor(craft, { category, group: category.groups[0]! }))
  return [...ofCrafts, ...category.groups.flatMap((group) => group.nouns.flatMap((noun) => entriesFor(noun, { category, group })))]
}

/** 'o pão/pães' is 'pão'. */
export const nounOf = (listed: string): string => listed.split('/')[0]!.replace(/^[oa]s? /, '')

/** Of a noun as listed: 'o pão/pães', 'as bodas'. */
function entriesFor(listed: string, known: Pick<Entry, 'category' | 'group'>): Entry[] {
  const [, article = '', singular = '', irregular] = /^([oa]s?) ([^/]+)(?:\/(.+))?$/u.exec(listed) ?? []
  const gender = article.startsWith('a') ? 'f' : 'm'
  const type = known.category.types.find(({ nouns }) => nouns.includes(singular)) ?? null
  const entry = (noun: string, isPlural: boolean): Entry => ({ noun, agreement: { gender, isPlural }, type, ...known })
  if (article.endsWith('s')) return [entry(singular, true)]
  const plural = irregular ?? pluralOf(singular)
  // A noun that is the same in both numbers counts as one thing.
  return [entry(plural, true), entry(singular, false)]
}
