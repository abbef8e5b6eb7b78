import { content } from '../../content/content.ts'
import { patternOf } from '../../content/pattern.ts'
import type { Category } from '../../content/schema.ts'
import type { Product } from './find-product.ts'
import { pluralOf } from './lexicon.ts'
import { plain, wordsIn } from './spelling.ts'

const { told, occasions } = content.words.told

/** Matters that the owner has mentioned already, and what is then not asked or recommended any more. */
const TOLD = told.map(({ said, asked }) => ({ said: patternOf(said), asked: patternOf(asked) }))

/** Feasts and stages of life, and parties: beside the owner's own, no other is spoken of. */
const OCCASIONS = occasions.map(({ named, spokenOf = named }) => ({
  named: patternOf(named),
  spokenOf: patternOf(spokenOf),
}))

/** Fewer sentences would repeat themselves too soon. */
const LEAST = 6
/** A word in more of a category's sentences than this is no name of one of its products, but of its material or use. */
const COMMON = 0.15

/** Tells sentences that neither ask for what the owner has told nor speak of another occasion than hers. */
export function unasked(text: string): (sentence: string) => boolean {
  const said = plain(text)
  const isAsked = TOLD.filter((known) => known.said.test(said)).map(({ asked }) => asked)
  const others = OCCASIONS.filter(({ named }) => !named.test(said)).map(({ spokenOf }) => spokenOf)
  const unfit = [...isAsked, ...(others.length < OCCASIONS.length ? others : [])]
  return (sentence) => {
    if (unfit.length === 0) return true
    const key = plain(sentence)
    return !unfit.some((pattern) => pattern.test(key))
  }
}

/** Leaves out sentences that speak of other products of the category, or ask for what the owner has told. */
export function fitFor(
  { category, noun }: Pick<Product, 'category' | 'noun'>,
  text: string,
): (sentences: readonly string[]) => string[] {
  const isUnasked = unasked(text)
  const own = new Set([...wordsIn(text), ...wordsIn(noun)].map(stemOf))
  const others = heads.get(category)!
  const fits = (sentence: string) =>
    isUnasked(sentence) && !wordsIn(withoutSlots(sentence)).some((word) => others.has(word) && !own.has(stemOf(word)))
  return (sentences) => {
    const fitting = sentences.filter(fits)
    return fitting.length >= Math.min(LEAST, sentences.length / 2) ? fitting : keepingSome(sentences, isUnasked)
  }
}

/** Those that fit, or all if none does. */
export function keepingSome(sentences: readonly string[], fits: (sentence: string) => boolean): string[] {
  const fitting = sentences.filter(fits)
  return fitting.length > 0 ? fitting : [...sentences]
}

const withoutSlots = (sentence: string) => sentence.replace(/\{[^{}]*\}/g, ' ')

/** 'velas' and 'velinha' count as the same. */
const stemOf = (word: string) => word.slice(0, 4)

/** The first words of a category's nouns, in both numbers, apart from those that its sentences are full of. */
function headsOf(category: Category): Set<string> {
  const sentences = [category, ...category.groups].flatMap(({ facts }) =>
    (['sale', 'content'] as const).flatMap((intent) => Object.values(facts?.[intent] ?? {}).flat()),
  )
  const used = new Map<string, number>()
  for (const sentence of sentences)
    for (const word of new Set(wordsIn(withoutSlots(sentence)))) used.set(word, (used.get(word) ?? 0) + 1)
  const nouns = category.groups.flatMap((group) => group.nouns).map((noun) => noun.split('/')[0]!.split(' ')[1]!)
  return new Set(
    nouns
      .flatMap((noun) => [plain(noun), plain(pluralOf(noun))])
      .filter((word) => (used.get(word) ?? 0) <= sentences.length * COMMON),
  )
}

/** Computed at the start, so that the first person does not wait for it. */
const heads = new Map([...content.categories, content.neutral].map((category) => [category, headsOf(category)]))
