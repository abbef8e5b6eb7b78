import type { CaptionIntent } from '@atelie/contract/generators'

/** Those that nearly everybody would write, and others for those who have had them. */
export type Ranked = readonly [plain: readonly string[], others: readonly string[]]

/** The manner of a caption, whatever it is about; what it says comes from categories and frames. Slots are those of `Category`. */
export interface Style {
  /** First sentences about a product or service, which they name. */
  openings: Record<CaptionIntent, readonly string[]>
  closings: {
    /** `afterQuestion` follow a question; `any` ask for a comment by themselves. */
    comment: { afterQuestion: readonly string[]; any: Ranked }
    /** `afterQuestion` follow a question here too. `withAsk` have `{ask}`, what a buyer tells first: 'a data da festa'. */
    direct: { withAsk: Ranked; afterQuestion: readonly string[]; any: Ranked }
    /** `withNoun` name the product. */
    biolink: { withNoun: Ranked; any: Ranked }
  }
  emojis: readonly string[]
}
