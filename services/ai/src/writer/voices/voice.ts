import type { CallToAction, CaptionIntent } from '@atelie/contract/generators'
import type { TopicKind } from '../topics/read-topic.ts'

/** Sentences that say much the same; a caption has at most one of them. */
export type Theme = readonly string[]

/** How a caption ends: a lead and an end form its last sentence. Ends for content are about making things, `any` fit everything; `news` are for closings that ask for an answer. */
interface Closing {
  leads: readonly string[]
  ends: Record<CaptionIntent | 'any', readonly string[]> & { news?: readonly string[] }
}

export type Closings = Record<CallToAction, Closing>

/**
 * First sentences. `{topic}` may have any gender and number, so no word agrees with it, and it occurs once. Those for
 * questions and statements have no topic: they lead to the visitor's own line.
 * At most about fourteen words besides the topic.
 */
export interface Openings extends Record<Exclude<TopicKind, 'thing'>, readonly string[]> {
  thing: Record<CaptionIntent, readonly string[]>
}

/** Sentences for the body. */
export interface Themes {
  /** They name the topic; a caption that shares something has one of them. */
  about: Record<'thing' | 'idea' | 'occasion' | 'people', Theme>
  /** About a thing for sale, which may be the implied subject of the sentences. */
  product: readonly Theme[]
  /** About a small business, whatever the topic. */
  sale: readonly Theme[]
  /** About how things are made. */
  making: readonly Theme[]
  /** They fit any topic. */
  any: readonly Theme[]
  /** They fit topics of a kind. Those for questions promise no answer. */
  occasion: readonly Theme[]
  people: readonly Theme[]
  question: readonly Theme[]
  news: readonly Theme[]
  statement: readonly Theme[]
  greeting: readonly Theme[]
  name: readonly Theme[]
}

/** The sentences of a style, in the grammar of phrases. None may claim what only the owner knows: prices, dates, stock. */
export interface Voice {
  openings: Openings
  themes: Themes
  closings: Closings
  emojis: readonly string[]
}
