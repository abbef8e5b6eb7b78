import type { CaptionIntent, CaptionStyle } from '@atelie/contract/generators'

/** A whole text for each intent and style. */
export type Texts = Record<CaptionIntent, Record<CaptionStyle, TypeTexts>>

/**
 * Nouns about which every sentence here is equally true: a cake in a jar, whatever its flavour. Slots as in a category.
 *
 * Read in order, a passage of each of the four steps makes one text. To sell: a scene in which somebody wants the thing, what
 * makes it good, other people or occasions that it suits, and what to consider before ordering. To share: a common doubt or
 * mistake, the reason for it, advice, and a closing thought.
 */
export interface ProductType extends Texts {
  /** As in the category, without their articles. */
  nouns: readonly string[]
  emojis: readonly string[]
  /** As in a category. */
  hashtags: readonly string[]
  /** What a buyer tells first, as in a category. */
  asks: readonly string[]
  /** A caption may end with one of them, when it asks for comments. */
  questions: Record<CaptionIntent, readonly string[]>
}

interface TypeTexts {
  /** First sentences, with the topic. */
  openings: readonly string[]
  steps: Steps
}

/** Of each step, any passage will do. */
export type Steps = readonly [readonly string[], readonly string[], readonly string[], readonly string[]]
