import type { Category } from './categories/category.ts'
import { sharedWords } from './topics/shared-words.ts'

/** With fewer words in common, those of the product included, advice may be on another matter, unless they are much of what is asked. */
const LEAST_SHARED = 2
const MUCH = 1 / 2

/**
 * What a category advises on a matter, the closest first.
 * @param named the product and the niche, which much of the advice mentions
 */
export function tipsOn(matter: string, category: Category, named: string): string[] {
  const own = sharedWords(matter, matter, named)
  return [...category.tips, ...adviceOf(category)].filter((tip) => !tip.includes('{'))
    .map((tip) => ({ tip, shared: sharedWords(tip, matter, named), all: sharedWords(tip, matter) }))
    .filter(({ shared, all }) => shared > 0 && (all >= LEAST_SHARED || shared >= own * MUCH))
    .sort((a, b) => b.shared - a.shared || b.all - a.all)
    .map(({ tip }) => tip)
}

const adviceOf = ({ types }: Category) => types.flatMap(({ content }) => content.casual.steps[2])
