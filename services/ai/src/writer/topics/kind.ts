import { content } from '../../content/content.ts'
import { exactly, patternOf } from '../../content/pattern.ts'
import type { Category, Group, Sort } from '../../content/schema.ts'
import { type Entry, lexicon, PREPOSITION } from './lexicon.ts'
import { nounOf, plain } from './spelling.ts'

const { products } = content.words

/** Knowledge of a product, whatever it is called. */
type Kind = Pick<Entry, 'category' | 'group' | 'type'>

const SECOND_READINGS = products.secondReadings.map(({ nouns, beside, meant }) => ({
  nouns: exactly(nouns),
  beside: patternOf(beside),
  meant: lexicon.get(plain(meant))!,
}))

/** Beside some words a noun means something else: a 'passadeira' is a rug, unless she irons. */
export function secondReading(entry: Entry, keys: readonly string[]): Entry | undefined {
  const found = SECOND_READINGS.find(
    ({ nouns, beside }) => nouns.test(plain(entry.noun)) && beside.test(keys.join(' ')),
  )
  return found && { ...found.meant, noun: entry.noun, agreement: entry.agreement }
}

const categoryOf = (id: string): Category => content.categories.find((category) => category.id === id)!

/** Other things stay what they are, whatever they are made of or meant for: a cake of cotton is a cake. */
const MADE_OF_SOMETHING = new Set<Sort>(['thing', 'pet'])
const HOLY = patternOf(products.holy)
const OF_HOLY = categoryOf(products.holy.category)

/**
 * Reads the words after the noun. What a thing is made of may matter more than what it is: a bag of leather, a
 * picture of embroidery.
 * @param length of the noun, with which `keys` begin, in words
 */
export function readWithRest(entry: Entry, keys: readonly string[], length: number): Entry {
  const rest = keys.slice(length)
  const made = madeOf(entry.category, rest)
  if (entry.category.showsFigures && HOLY.test(keys.join(' ')))
    return { ...entry, ...kindWithin(OF_HOLY, products.holy.noun, keys) }
  const isForPets = made?.sort === 'pet'
  // An 'amigurumi do pet' shows it.
  const isMade =
    made &&
    made !== entry.category &&
    (isForPets ? !entry.category.showsFigures : MADE_OF_SOMETHING.has(entry.category.sort))
  if (!isMade) return longerNoun(entry, rest) ?? entry
  const kind = kindWithin(made, entry.noun, keys)
  return kind.type || !entry.type || isForPets ? { ...entry, ...kind } : entry
}

/** Yarn makes something else of each thing: a bag of crochet is to wear, a cushion for the home. */
function madeOf(category: Category, rest: readonly string[]): Category | null {
  const material = materialIn(rest)
  if (material?.id !== 'crochet-home') return material
  return category.yarn ? categoryOf(category.yarn) : category
}

/** Given away at an occasion, and not used for it: 'velas de lembrancinha de batizado'. */
const FAVOUR = exactly(products.favours)

/** 'Bolo de três andares para casamento' is a 'bolo de casamento', 'bolo tema safári' a 'bolo temático'. */
function longerNoun({ noun, category }: Entry, rest: readonly string[]): Entry | undefined {
  const head = plain(noun)
  const favour = rest.findIndex((word) => FAVOUR.test(word))
  const own = favour === -1 ? rest : rest.slice(0, favour + 1)
  const phrases = own.flatMap((_, at) => [3, 2, 1].map((length) => own.slice(at, at + length).join(' ')))
  const names = phrases.flatMap((phrase) =>
    phrase === 'tema'
      ? products.themed.map((word) => `${head} ${word}`)
      : [`${head} de ${phrase}`, `${head} ${phrase}`],
  )
  return names.flatMap((name) => lexicon.get(name) ?? []).find((entry) => entry.category === category)
}

/** Knowledge of the others need not be true of it. */
const NO_GROUP: Group = { nouns: [] }

/** Finds what a category knows about a noun of another: 'bolsa' is its 'bolsa de couro'. If several begin with it, rather the one that was typed: 'roupinha para cachorro'. */
export function kindWithin(category: Category, noun: string, keys: readonly string[]): Kind {
  const said = new Set([...plain(noun).split(' '), ...keys])
  const begins = (known: string) => `${plain(known)} `.startsWith(`${plain(noun)} `)
  const isSaid = (known: string) =>
    begins(known) &&
    plain(known)
      .split(' ')
      .every((word) => said.has(word) || PREPOSITION.test(word))
  const best = <T>(list: readonly T[], nounsOf: (item: T) => readonly string[]) =>
    list.find((item) => nounsOf(item).some(isSaid)) ?? list.find((item) => nounsOf(item).some(begins))
  return {
    category,
    group: best(category.groups, ({ nouns }) => nouns.map(nounOf)) ?? NO_GROUP,
    type: best(category.types, ({ nouns }) => nouns) ?? null,
  }
}

const MATERIALS = content.categories.flatMap((category) =>
  category.materials.map((material) => ({ category, words: material.split(' ') })),
)

/** After these comes what is not the thing itself: 'com bico de crochê'. */
export const APART = exactly(content.words.products.apart)

/** The category of the first material in a phrase, before it goes on to say what the thing comes with. Some are meant for someone: 'para cachorro'. */
export function materialIn(keys: readonly string[]): Category | null {
  let isApart = false
  for (let at = 0; at < keys.length; at += 1) {
    isApart ||= APART.test(keys[at]!)
    const [longest] = materialsAt(keys, at)
      .filter(({ words }) => !isApart || words[0] === 'para')
      .sort((a, b) => b.words.length - a.words.length)
    if (longest) return longest.category
  }
  return null
}

const materialsAt = (keys: readonly string[], at: number) =>
  MATERIALS.filter(({ words }) => words.every((word, index) => keys[at + index] === word))
