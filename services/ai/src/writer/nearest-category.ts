import { content } from '../content/content.ts'
import type { Category } from '../content/schema.ts'
import { plain } from './topics/spelling.ts'

const SHORTEST = 4
const STEM = 5
/** A word that more categories use says nothing. */
const MOST_CATEGORIES = 4
/** One telling word of a noun, or several of what is said. */
const ENOUGH = 1

/** 'prata', 'prateado' */
const stemsOf = (text: string) => new Set((plain(text).match(/[a-z]+/g) ?? []).filter((word) => word.length >= SHORTEST).map((word) => word.slice(0, STEM)))

const wordsOf = ({ groups, materials, answers, tips }: Category) => ({
  named: stemsOf([...groups.flatMap(({ nouns }) => nouns), ...materials].join(' ')),
  said: stemsOf([...tips, ...answers.flatMap(({ passages }) => passages)].join(' ')),
})

const vocabularies = content.categories.map((category) => ({ category, ...wordsOf(category) }))
const uses = new Map<string, number>()
for (const { named, said } of vocabularies) for (const stem of new Set([...named, ...said])) uses.set(stem, (uses.get(stem) ?? 0) + 1)

/**
 * The category whose nouns and advice have the rarest words of a text: 'como guardar prata sem ficar preta' is of jewellery.
 * Null if none has a telling one.
 */
export function nearestCategory(text: string): Category | null {
  const stems = [...stemsOf(text)].filter((stem) => (uses.get(stem) ?? Infinity) <= MOST_CATEGORIES)
  const scored = vocabularies.map(({ category, named, said }) => ({ category, score: stems.reduce((sum, stem) => sum + (named.has(stem) ? 1 : said.has(stem) ? 1 / 2 : 0) / uses.get(stem)!, 0) }))
  const [best] = scored.sort((a, b) => b.score - a.score)
  return best && best.score * MOST_CATEGORIES >= ENOUGH ? best.category : null
}
