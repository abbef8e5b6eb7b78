import type { CaptionIntent } from '@atelie/contract/generators'

/** The manner of a caption, whatever it is about; what it says comes from categories and frames. Slots are those of `Category`. */
export interface Style {
  /** First sentences about a product or service, which they name. */
  openings: Record<CaptionIntent, readonly string[]>
  closings: {
    /** `afterQuestion` follow a question; `any` ask for a comment by themselves. */
    comment: { afterQuestion: readonly string[]; any: readonly string[] }
    /** `afterQuestion` follow a question here too. `withAsk` have `{ask}`, what a buyer tells first: 'a data da festa'. */
    direct: { withAsk: readonly string[]; afterQuestion: readonly string[]; any: readonly string[] }
    /** `withNoun` name the product. */
    biolink: { withNoun: readonly string[]; any: readonly string[] }
  }
  emojis: readonly string[]
}
