import { content } from '../content/content.ts'
import type { Answer, Category } from '../content/schema.ts'
import { nearestCategory } from './nearest-category.ts'
import { nounOf } from './topics/lexicon.ts'
import { pluralOf } from './topics/plurals.ts'
import { sharedWords } from './topics/shared-words.ts'
import { plain } from './topics/spelling.ts'

/** A passage that shares so many words with a question is about its matter, whatever its answer was written for. */
const MUCH_SHARED = 2

interface Named {
  category: Category
  noun: string
}

/**
 * Finds what is known about the matter of a question, in passages to be read in order, the one closest to it first: 'como lavar
 * crochê?' is about washing. Empty if nothing is known.
 * @param product that the question names, if it names one
 */
export function answersTo(question: string, product: Named | null): readonly string[] {
  const asked = spaced(question)
  const named = product?.noun ?? ''
  const places = [product?.category, ...categoriesOf(asked), nearestCategory(question), content.neutral].filter((category) => category !== undefined && category !== null)
  const found = places.flatMap((category) => closest(asked, category.answers, named) ?? [])[0]
  return found ? closestFirst(asked, found.passages, named) : []
}

/** In plain letters, each word after a space. */
const spaced = (text: string) => ` ${plain(text).replace(/[^a-z0-9]+/g, ' ').trim()} `

/** Categories whose craft or material is named: 'crochê'. */
const categoriesOf = (asked: string) => content.categories.filter((category) => names.get(category)!.some((name) => asked.includes(name)))

const names = new Map(content.categories.map((category) => [category, [...category.crafts.map(nounOf), ...category.materials.map((material) => material.replace(/^(?:de|em|para) /, ''))].map(spaced)]))

/**
 * The answer for the noun that is asked about, or for all nouns, that shares most with the question, one of its own words
 * counting once more; of those that share as much, the first.
 */
function closest(asked: string, answers: readonly Answer[], named: string): Answer | undefined {
  const fitting = answers.map((answer) => ({ answer, noun: longestNamed(asked, answer), isAsked: isAsked(asked, answer), shared: mostShared(asked, answer, named) }))
    .filter(({ answer, noun, isAsked, shared }) => (!answer.nouns || noun > 0) && (isAsked || shared >= MUCH_SHARED))
  return fitting.sort((a, b) => b.noun - a.noun || b.shared + Number(b.isAsked) - a.shared - Number(a.isAsked))[0]?.answer
}

const isAsked = (asked: string, { words }: Answer) => words.some((word) => asked.includes(` ${word}`))

const mostShared = (asked: string, { passages }: Answer, named: string) => Math.max(...passages.map((passage) => sharedWords(passage, asked, named)))

/** In letters, of the nouns of an answer. */
const longestNamed = (asked: string, { nouns = [] }: Answer) => Math.max(0, ...nouns.filter((noun) => isNamed(asked, noun)).map(({ length }) => length))

/** In either number. */
const isNamed = (asked: string, noun: string) => [noun, pluralOf(noun)].some((form) => asked.includes(spaced(form)))

/** One that shares more with the question than the first answers it. */
function closestFirst(asked: string, passages: readonly string[], named: string): readonly string[] {
  const shared = passages.map((passage) => sharedWords(passage, asked, named))
  const best = shared.indexOf(Math.max(...shared))
  return shared[best]! > shared[0]! ? [passages[best]!, ...passages.filter((_, at) => at !== best)] : passages
}
