import type { CaptionIntent, CaptionSize, CaptionStyle } from '@atelie/contract/generators'
import type { LineSteps, Ranked, Texts } from '../content/schema.ts'

/** What one passage of a body may be: lists of sentences, the preferred one first. */
export type Part = readonly (readonly string[])[]

interface Manner {
  style: CaptionStyle
  size: CaptionSize
  intent: CaptionIntent
}

/**
 * The parts of a body from a whole text, in order. A small one has a single passage, a large one goes through every step.
 * @param aside on what else the topic names: it follows the first scene of a caption that sells, and leads into others
 */
export function partsOf(texts: Texts, aside: Part, { style, size, intent }: Manner): readonly Part[] {
  return intent === 'sale' ? saleParts(texts.sale[style], aside, size) : contentParts(texts.content[style], aside, size)
}

/** The parts that stand around a line of the owner's own. */
export const lineParts = ({ scene, matter, others, next }: LineSteps, aside: Part, size: CaptionSize): readonly Part[] => saleParts({ scene, quality: matter, others, order: next }, aside, size)

function saleParts({ scene, quality, others, order }: Omit<Texts['sale'][CaptionStyle], 'openings'>, aside: Part, size: CaptionSize): readonly Part[] {
  switch (size) {
    case 'small': return [[scene, quality, order, others]]
    case 'medium': return aside.length === 0 ? [[scene], [quality, others], [order]] : [[scene], aside, [order]]
    case 'large': return [[scene], aside, [quality], [others], [order]].filter((part) => part.length > 0)
  }
}

function contentParts({ doubt, reason, advice, thought }: Omit<Texts['content'][CaptionStyle], 'openings'>, aside: Part, size: CaptionSize): readonly Part[] {
  switch (size) {
    case 'small': return [[advice, reason, thought, doubt]]
    case 'medium': return aside.length === 0 ? [[doubt], [reason], [advice]] : [aside, [doubt], [advice]]
    case 'large': return [aside, [doubt], [reason], [advice], [thought]].filter((part) => part.length > 0)
  }
}

/** Its passages in order, without its openings. */
export const passagesOf = ({ openings: _, ...steps }: Texts[CaptionIntent][CaptionStyle]): string[] => Object.values(steps).flat()

export const isSomething = (part: Part): boolean => part.some((list) => list.length > 0)

/** The lists in the order in which they are preferred. */
export const inRank = ({ plain, others }: Ranked): Part => [plain, others]
