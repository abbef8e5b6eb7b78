import type { CaptionIntent, CaptionStyle } from '@atelie/contract/generators'
import { content } from '../content/content.ts'
import type { Flags, Knowledge } from '../content/schema.ts'
import type { Product } from './topics/find-product.ts'
import { plain } from './topics/spelling.ts'
import { GRAVE_WORDS } from './topics/sentences.ts'

/** Those of the group go before its category's. */
export const flagsOf = ({ category, group }: Product): Flags => ({ ...category.flags, ...group.flags })

/** Faith, illness and the like are no laughing matter, whatever the product. */
export const allowsJokes = (product: Product, text: string) =>
  flagsOf(product).allowsJokes && !GRAVE_WORDS.test(plain(text))

/** Knowledge with the style in which it is said. */
export type Voiced = Partial<Knowledge> & { style: CaptionStyle }

/**
 * Knowledge of the category and of the product's group, and what is true of anything if it has none. A group may forbid the jokes of
 * its category; what it says itself in that style is no joke.
 */
export function knowledgeOf({ category, group }: Product, style: CaptionStyle): Voiced[] {
  const isSpoiled = style === 'funny' && category.flags.allowsJokes && group.flags?.allowsJokes === false
  const known = [
    { ...group, style },
    { ...category, style: isSpoiled ? ('casual' as const) : style },
  ]
  return group.nouns.length > 0 ? known : [...known, { ...content.neutral, style }]
}

/** Those of the style, and those for all; of each the group's before the category's. */
export const factsOf = (known: readonly Voiced[], intent: CaptionIntent) => [
  known.map(({ facts, style }) => facts?.[intent][style] ?? []),
  known.map(({ facts }) => facts?.[intent].all ?? []),
]
