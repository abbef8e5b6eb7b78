import type { CaptionRequest } from '@atelie/contract/generators'
import type { Part } from './body.ts'
import type { Sentence } from './draft.ts'

/** All that a caption may be made of: sentences of the data, whose slots are still open. */
export interface Material {
  /** They name the topic, or lead to the owner's own line. */
  openings: readonly (readonly Sentence[])[]
  /** Without the owner's words, for which there may be no room. */
  shortOpenings: readonly string[]
  /** Told before the last sentence: the price. */
  needed: readonly string[]
  /** To the owner's question, in passages to be read in order: a text has at least one of them, and otherwise only the others. */
  answer: readonly string[]
  /** The body, in order. What a person has had of them is replaced by facts. */
  parts: readonly Part[]
  /** Kinds that have their turn one after the other; of each, lists in the order in which they are preferred. */
  facts: readonly (readonly (readonly string[])[])[]
  closings: readonly (readonly Sentence[])[]
  shortestClosing: string
  /** Those of what is written about, then those of the style. */
  emojis: readonly (readonly string[])[]
  /** Whether nothing is known of what it is about. */
  isDraft: boolean
  /** Fills the slots of a sentence. */
  fill: (sentence: string) => string
}

export type Manner = Pick<CaptionRequest, 'style' | 'size' | 'intent' | 'callToAction'>
