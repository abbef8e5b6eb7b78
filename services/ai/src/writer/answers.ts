import { content } from '../content/content.ts'
import type { Answer, Category, ProductType } from '../content/schema.ts'
import { sharedWords, tipsOn } from './tips.ts'
import { nounOf } from './topics/lexicon.ts'
import { pluralOf } from './topics/noun-forms.ts'
import { isAskedOfOwner } from './topics/sentences.ts'
import { plain } from './topics/spelling.ts'

/** What a question is about, as far as that is known. */
interface Known {
  category: Category
  type: ProductType | null
  /** The product, and the niche if there is one, which much of the advice mentions. */
  named: string
}

/** The others are on less of the matter. */
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
  return known ? tipsOn(question, known, known.named).slice(0, MOST_TIPS) : []
}

/** In plain letters, each word after a space. */
const spaced = (text: string) => ` ${plain(text).replace(/[^a-z0-9]+/g, ' ').trim()} `

const OF_NOUNS = content.categories.flatMap(({ answers }) => answers.filter(({ nouns }) => nouns))

const NAMES = new Map(content.categories.map((category) => [category, [...category.crafts.map(nounOf), ...category.materials.map((material) => material.replace(/^(?:de|em|para) /, ''))].map(spaced)]))

/** Categories whose craft or material is named: 'crochê'. */
const categoriesOf = (asked: string) => content.categories.filter((category) => NAMES.get(category)!.some((name) => asked.includes(name)))

/** Of the answers for the noun that is asked about, or for all nouns, the one with the longest noun, then with the longest of its words in the question. */
function closest(asked: string, answers: readonly Answer[]): Answer | undefined {
  const fitting = answers.map((answer) => ({ answer, noun: longest(answer.nouns ?? [], (noun) => isNamed(asked, noun)), word: longest(answer.words, (word) => asked.includes(` ${word}`)) }))
    .filter(({ answer, noun, word }) => word > 0 && (!answer.nouns || noun > 0))
  return fitting.sort((a, b) => b.noun - a.noun || b.word - a.word)[0]?.answer
}

/** In letters. */
const longest = (phrases: readonly string[], fits: (phrase: string) => boolean) => Math.max(0, ...phrases.filter(fits).map(({ length }) => length))

/** In either number. */
const isNamed = (asked: string, noun: string) => [noun, pluralOf(noun)].some((form) => asked.includes(spaced(form)))

/** One that shares more with the question than the first answers it. */
function closestFirst(asked: string, passages: readonly string[], named: string): readonly string[] {
  const shared = passages.map((passage) => sharedWords(passage, asked, named))
  const best = shared.indexOf(Math.max(...shared))
  return shared[best]! > shared[0]! ? [passages[best]!, ...passages.filter((_, at) => at !== best)] : passages
}
