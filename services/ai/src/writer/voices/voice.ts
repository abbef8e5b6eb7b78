import type { CallToAction, CaptionIntent } from '@atelie/contract/generators'

/** Sentences that say much the same; a caption has one of them at most. */
export type Theme = readonly string[]

/** How a caption ends: a lead and an end make its last sentence. */
export interface Closing {
  leads: readonly string[]
  ends: Record<CaptionIntent, readonly string[]>
}

/**
 * What a style has to say, in the grammar of phrases. Nothing in it may agree with `{topic}`, which may be masculine,
 * feminine, plural or a foreign word, and nothing may promise what only the owner knows: prices, dates, stock.
 */
export interface Voice {
  /** First sentences for a topic that is a thing. At most fourteen words beside it. */
  openings: Record<CaptionIntent, readonly string[]>
  /** First sentences that also suit a topic in quotes: a question, a how-to. */
  quoting: readonly string[]
  /** First sentences that lead into one of the owner's own. */
  announcing: readonly string[]
  themes: Record<CaptionIntent, readonly Theme[]>
  closings: Record<CallToAction, Closing>
  emojis: readonly string[]
}
