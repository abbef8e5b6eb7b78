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

/** The answer with the longest words in common; one for the noun that is asked about comes before one for all. */
function closest(asked: string, answers: readonly Answer[]): Answer | undefined {
  const fitting = answers.map((answer) => ({ answer, length: matched(asked, answer), isNarrow: answer.nouns !== undefined }))
    .filter(({ answer, length }) => length > 0 && (!answer.nouns || answer.nouns.some((noun) => isNamed(asked, noun))))
  return fitting.sort((a, b) => Number(b.isNarrow) - Number(a.isNarrow) || b.length - a.length)[0]?.answer
}

/** In letters: longer words say more. */
const matched = (asked: string, { words }: Answer) => words.filter((word) => asked.includes(` ${word}`)).reduce((sum, word) => sum + word.length, 0)

/** In either number. */
const isNamed = (asked: string, noun: string) => [noun, pluralOf(noun)].some((form) => asked.includes(spaced(form)))
