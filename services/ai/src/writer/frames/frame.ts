import type { CaptionStyle } from '@atelie/contract/generators'
import type { Steps } from '../products/product-type.ts'
import type { Ranked } from '../styles/style.ts'

/** A post that is not about a product as such: a discount, a fair, a word of thanks. The owner's own line is part of the caption, as typed. */
export interface Frame {
  /** They stand before the owner's line. */
  leads: Record<CaptionStyle, Ranked>
  /** Passages after it that are one text, as in a type of product. */
  steps: Record<CaptionStyle, Steps>
  /** They stand after it. `all` fit each style. */
  facts: Record<CaptionStyle | 'all', readonly string[]>
  questions: readonly string[]
  /** What one tells first, as in 'chame no direct e conte a data da festa'. */
  asks: readonly string[]
  hashtags: readonly string[]
  emojis: readonly string[]
}
