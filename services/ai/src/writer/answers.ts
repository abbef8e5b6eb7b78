import { content } from '../content/content.ts'
import type { Answer, Category } from '../content/schema.ts'
import { nounOf } from './topics/lexicon.ts'
import { pluralOf } from './topics/plurals.ts'
import { plain } from './topics/spelling.ts'

/**
 * What is known about the matter of a question, in passages that are read in order: 'como lavar crochê?' is about washing.
 * Empty if nothing is known.
 * @param category of the product that the question names, if it names one
 */
export function answersTo(question: string, category: Category | null): readonly string[] {
  const asked = spaced(question)
  const found = [category, ...categoriesOf(asked), content.neutral].flatMap((known) => (known ? closest(asked, known.answers) ?? [] : []))
  return found[0]?.passages ?? []
}

/** In plain letters, each word after a space. */
const spaced = (text: string) => ` ${plain(text).replace(/[^a-z0-9]+/g, ' ').trim()} `

/** Categories whose craft or material is named: 'crochê'. */
const categoriesOf = (asked: string) => content.categories.filter((category) => namesOf(category).some((name) => asked.includes(name)))

const names = new Map(content.categories.map((category) => [category, [...category.crafts.map(nounOf), ...category.materials.map((material) => material.replace(/^(?:de|em|para) /, ''))].map(spaced)]))
const namesOf = (category: Category) => names.get(category)!

/** The first that fits; one for a noun that is asked about comes before one for all, the longest noun first. */
function closest(asked: string, answers: readonly Answer[]): Answer | undefined {
  const fitting = answers.filter(({ words }) => words.some((word) => asked.includes(` ${word}`)))
    .map((answer) => ({ answer, noun: longestNamed(asked, answer) }))
    .filter(({ answer, noun }) => !answer.nouns || noun > 0)
  return fitting.sort((a, b) => b.noun - a.noun)[0]?.answer
}

/** In letters, of the nouns of an answer. */
const longestNamed = (asked: string, { nouns = [] }: Answer) => Math.max(0, ...nouns.filter((noun) => isNamed(asked, noun)).map(({ length }) => length))

/** In either number. */
const isNamed = (asked: string, noun: string) => [noun, pluralOf(noun)].some((form) => asked.includes(spaced(form)))
