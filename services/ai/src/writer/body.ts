import type { CaptionRequest } from '@atelie/contract/generators'
import type { Steps } from './products/product-type.ts'

/** What one passage of a body may be: lists of sentences, the preferred one first. */
export type Part = readonly (readonly string[])[]

/**
 * The parts of a body, in order. A small one has a single passage, a large one goes through every step.
 * @param aside on what else the topic names: it follows the first scene of a caption that sells, and leads into others
 */
export function bodyParts([first, second, third, fourth]: Steps, aside: Part, { size, intent }: Pick<CaptionRequest, 'size' | 'intent'>): readonly Part[] {
  const sells = intent === 'sale'
  switch (size) {
    case 'small': return [sells ? [first, second, fourth, third] : [third, second, fourth, first]]
    case 'medium':
      if (aside.length === 0) return sells ? [[first], [second, third], [fourth]] : [[first], [second], [third]]
      return sells ? [[first], aside, [fourth]] : [aside, [first], [third]]
    case 'large': return (sells ? [[first], aside, [second], [third], [fourth]] : [aside, [first], [second], [third], [fourth]]).filter((part) => part.length > 0)
  }
}
