import type { CaptionIntent, CaptionStyle } from '@atelie/contract/generators'
import { content } from '../content/content.ts'
import { patternOf } from '../content/pattern.ts'
import type { Answer, Category, ProductType } from '../content/schema.ts'
import { passagesOf } from './material.ts'
import { nounOf, plain, wordsIn } from './topics/spelling.ts'
import { pluralOf } from './topics/lexicon.ts'
import { isAskedOfOwner } from './topics/sentences.ts'

/** With fewer words in common, those of the product included, advice may be on another matter, unless they are much of what is asked. */
const LEAST_SHARED = 2
const MUCH = 1 / 2

/** The matter of a question, as far as it is known. */
interface Known {
  category: Category
  type: ProductType | null
  /** The product, and the niche if there is one, which much of the advice mentions. */
  named: string
}

/** Advice of a category on a matter, the closest first: only if neither it nor the product's type knows any, the other types. */
export function tipsOn(matter: string, { category, type, named }: Known): string[] {
  const close = closeTo(matter, [...category.tips, ...(type ? adviceOf([type]) : [])], named)
  return close.length > 0 ? close : closeTo(matter, adviceOf(category.types), named)
}

function closeTo(matter: string, tips: readonly string[], named: string): string[] {
  const own = sharedWords(matter, matter, named)
  return tips
    .filter((tip) => !tip.includes('{'))
    .map((tip) => ({ tip, shared: sharedWords(tip, matter, named), all: sharedWords(tip, matter) }))
    .filter(({ shared, all }) => shared > 0 && (all >= LEAST_SHARED || shared >= own * MUCH))
    .sort((a, b) => b.shared - a.shared || b.all - a.all)
    .map(({ tip }) => tip)
}

const adviceOf = (types: readonly ProductType[]) => types.flatMap(({ content }) => content.casual.advice)

/** Whole passages of a product's type about a matter, in a style. Advice does not sell. */
export function passagesOn(
  matter: string,
  type: ProductType,
  { style, intent }: { style: CaptionStyle; intent: CaptionIntent },
): string[] {
  const passages = [...(intent === 'content' ? passagesOf(type.content[style]) : []), ...passagesOf(type.sale[style])]
  return passages.filter(
    (passage) => !passage.includes('{') && !GOES_ON.test(passage) && sharedWords(passage, matter) > 0,
  )
}

/** These need the passage before them. */
const GOES_ON = patternOf({ words: content.words.sentences.goingOn })

const SAY_LITTLE = new RegExp(`^(?:${content.words.sentences.sayLittle.join('|')})|^.{0,3}$`)

/** How many words two texts share, apart from those that say little and from the name of the product itself. */
function sharedWords(a: string, b: string, product = ''): number {
  const stems = stemsOf(a)
  const named = stemsOf(product)
  return new Set(stemsOf(b).filter((stem) => stems.includes(stem) && !named.includes(stem))).size
}

const stemsOf = (text: string) =>
  wordsIn(text.replaceAll('-', ' '))
    .filter((word) => !SAY_LITTLE.test(word))
    .map((word) => word.replace(INFLECTED, '').replace(CLEANED, 'lav').slice(0, 4))

/** Someone who asks how to wash something wants to know how to clean it. */
const CLEANED = /^(?:limp|higieniz)$/

/** 'lavar' and 'lave' are the same word, in plain letters. */
const INFLECTED = /(?:[aei]r|[aeo]s?|[ae]m)$/

/** Further ones are less relevant. */
const MOST_TIPS = 3

/**
 * Finds what is known about the matter of a question, in passages to be read in order: an answer that was written for it, or
 * advice that shares its words. 'Como lavar crochê?' is about washing. Empty if nothing is known, or only to the owner.
 */
export function answersTo(question: string, known: Known | null): readonly string[] {
  if (isAskedOfOwner(plain(question))) return []
  const asked = spaced(question)
  const named = [known?.category, ...categoriesOf(asked)].flatMap((category) => (category ? category.answers : []))
  const [found] = [named, OF_NOUNS, content.neutral.answers].flatMap((answers) => closest(asked, answers) ?? [])
  if (found) return closestFirst(asked, found.passages, known?.named ?? '')
  return known ? tipsOn(question, known).slice(0, MOST_TIPS) : []
}

/** In plain letters, each word after a space. */
const spaced = (text: string) =>
  ` ${plain(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `

const OF_NOUNS = content.categories.flatMap(({ answers }) => answers.filter(({ nouns }) => nouns))

const NAMES = new Map(
  content.categories.map((category) => [
    category,
    [
      ...category.crafts.map(nounOf),
      ...category.materials.map((material) => material.replace(/^(?:de|em|para) /, '')),
    ].map(spaced),
  ]),
)

/** Categories whose craft or material is named: 'crochê'. */
const categoriesOf = (asked: string) =>
  content.categories.filter((category) => NAMES.get(category)!.some((name) => asked.includes(name)))

/** Picks, of the answers for the noun that is asked about, or for all nouns, the one with the longest noun, then with the longest of its words in the question. */
function closest(asked: string, answers: readonly Answer[]): Answer | undefined {
  const fitting = answers
    .map((answer) => ({
      answer,
      noun: longest(answer.nouns ?? [], (noun) => isNamed(asked, noun)),
      word: longest(answer.words, (word) => asked.includes(` ${word}`)),
    }))
    .filter(({ answer, noun, word }) => word > 0 && (!answer.nouns || noun > 0))
  return fitting.sort((a, b) => b.noun - a.noun || b.word - a.word)[0]?.answer
}

/** In letters. */
const longest = (phrases: readonly string[], fits: (phrase: string) => boolean) =>
  Math.max(0, ...phrases.filter(fits).map(({ length }) => length))

/** The nouns of all answers in either number, made once, since every question is compared with each. */
const FORMS = new Map(
  [...content.categories, content.neutral]
    .flatMap(({ answers }) => answers.flatMap(({ nouns = [] }) => nouns))
    .map((noun) => [noun, [noun, pluralOf(noun)].map(spaced)]),
)

/** In either number. */
const isNamed = (asked: string, noun: string) => FORMS.get(noun)!.some((form) => asked.includes(form))

/** One that shares more with the question than the first answers it. */
function closestFirst(asked: string, passages: readonly string[], named: string): readonly string[] {
  const shared = passages.map((passage) => sharedWords(passage, asked, named))
  const best = shared.indexOf(Math.max(...shared))
  return shared[best]! > shared[0]! ? [passages[best]!, ...passages.filter((_, at) => at !== best)] : passages
}
