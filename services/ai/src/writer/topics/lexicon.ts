import type { Agreement } from '../agreement.ts'
import { content } from '../../content/content.ts'
import type { Category, Group, ProductType } from '../../content/schema.ts'
import { nounOf, plain } from './spelling.ts'
import { exactly } from '../../content/pattern.ts'

/** Where a Portuguese noun phrase goes on to say what the noun is of, for or with. */
export const PREPOSITION = exactly(content.words.products.prepositions)

/** 'vela aromática' → 'velas aromáticas', 'bolo de pote' → 'bolos de pote'. Irregular ones are listed with their nouns. */
export function pluralOf(phrase: string): string {
  const words = phrase.split(' ')
  const end = words.findIndex((word) => PREPOSITION.test(plain(word)))
  return words.map((word, index) => (end === -1 || index < end ? pluralOfWord(word) : word)).join(' ')
}

const ENDINGS: readonly (readonly [singular: RegExp, plural: string])[] = [
  [/[sx]$/, '$&'],
  [/ão$/, 'ões'],
  [/m$/, 'ns'],
  [/[rz]$/, '$&es'],
  [/([aou])l$/, '$1is'],
  [/el$/, 'éis'],
  [/il$/, 'is'],
  [/$/, 's'],
]

function pluralOfWord(word: string): string {
  const [singular, plural] = ENDINGS.find(([ending]) => ending.test(word))!
  return word.replace(singular, plural)
}

const FEMININE = /(?:a|cao|sao|dade|gem|ice|eza|tude)$/
const MASCULINE = /(?:o|or|ento|al|el|il|ol|im|om|em|eu|ei)$/
/** Nouns whose ending misleads, or that take both genders. */
const EXCEPTIONS =
  /^(?:.*(?:grama|ema|oma|ama)|mapa|dia|cha|sofa|planeta|foto|moto|tribo|libido|virgem|cor|flor|dor|cal|.*ista|som)$/

/** The gender and number of an unknown noun where its ending leaves no doubt, else null. */
export function guessedAgreement(noun: string): Agreement | null {
  const key = plain(noun)
  const isPlural = /[^s]s$/.test(key)
  const singular = isPlural ? key.replace(/oes$/, 'ao').replace(/s$/, '') : key
  if (EXCEPTIONS.test(singular) || singular.length < 3) return null
  if (FEMININE.test(singular)) return { gender: 'f', isPlural }
  return MASCULINE.test(singular) ? { gender: 'm', isPlural } : null
}

/** A noun that the writer knows, in one of its numbers. */
export interface Entry {
  /** With its accents: 'velas aromáticas'. */
  noun: string
  agreement: Agreement
  category: Category
  group: Group
  type: ProductType | null
}

/** Words by how they are written in plain letters. Many leave out a hyphen. */
export const lexicon: ReadonlyMap<string, Entry> = new Map(
  content.categories
    .flatMap(entriesOf)
    .flatMap((entry) =>
      [plain(entry.noun), plain(entry.noun).replaceAll('-', ' ')].map((key) => [key, entry] as const),
    ),
)

/** The most words of a noun. */
export const LONGEST_NOUN = Math.max(...[...lexicon.keys()].map((key) => key.split(' ').length))

function entriesOf(category: Category): Entry[] {
  const ofCrafts = category.crafts.flatMap((craft) => entriesFor(craft, { category, group: category.groups[0]! }))
  return [
    ...ofCrafts,
    ...category.groups.flatMap((group) => group.nouns.flatMap((noun) => entriesFor(noun, { category, group }))),
  ]
}

function entriesFor(listed: string, known: Pick<Entry, 'category' | 'group'>): Entry[] {
  const type = known.category.types.find(({ nouns }) => nouns.includes(nounOf(listed))) ?? null
  return numbersOf(listed).map((noun) => ({ ...noun, type, ...known }))
}

/** A noun as listed, 'o pão/pães' or 'as bodas', in its numbers. */
export function numbersOf(listed: string): Pick<Entry, 'noun' | 'agreement'>[] {
  const [, article = '', singular = '', irregular = pluralOf(singular)] =
    /^([oa]s?) ([^/]+)(?:\/(.+))?$/u.exec(listed) ?? []
  const gender = article.startsWith('a') ? 'f' : 'm'
  const inNumber = (noun: string, isPlural: boolean) => ({ noun, agreement: { gender, isPlural } as const })
  // A noun that is the same in both numbers counts as one thing.
  return article.endsWith('s') ? [inNumber(singular, true)] : [inNumber(irregular, true), inNumber(singular, false)]
}
