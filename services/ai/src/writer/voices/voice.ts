import type { CallToAction, CaptionIntent } from '@atelie/contract/generators'
import type { TopicKind } from '../topics/read-topic.ts'

/** Sentences that say much the same; a caption has one of them at most. */
export type Theme = readonly string[]

/** How a caption ends: a lead and an end make its last sentence. Ends for content are about making things, `any` about nothing in particular; `news` are there where an answer is asked for. */
interface Closing {
  leads: readonly string[]
  ends: Record<CaptionIntent | 'any', readonly string[]> & { news?: readonly string[] }
}

export type Closings = Record<CallToAction, Closing>

/**
 * First sentences. `{topic}` may be of any gender and number, so it is never what a word agrees with, and stands once.
 * Questions and statements have none: what is said here leads to a line of the visitor's own.
 * About fourteen words beside the topic at most.
 */
export interface Openings extends Record<Exclude<TopicKind, 'thing'>, readonly string[]> {
  thing: Record<CaptionIntent, readonly string[]>
}

/** Sentences for the body. */
export interface Themes {
  /** Of one topic, by its name; a caption that shares something has one of them. */
  about: Record<'thing' | 'idea' | 'occasion' | 'people', Theme>
  /** Of a thing for sale, which the sentences may have as their silent subject. */
  product: readonly Theme[]
  /** Of a small business, whatever is spoken of. */
  sale: readonly Theme[]
  /** Of how things are made. */
  making: readonly Theme[]
  /** Of nothing in particular: they go with any topic. */
  any: readonly Theme[]
  /** What goes with topics of a kind. Those of questions promise no answer. */
  occasion: readonly Theme[]
  people: readonly Theme[]
  question: readonly Theme[]
  news: readonly Theme[]
  statement: readonly Theme[]
  greeting: readonly Theme[]
  name: readonly Theme[]
}

/** What a style has to say, in the grammar of phrases. Nothing in it may claim what only the owner knows: prices, dates, stock. */
export interface Voice {
  openings: Openings
  themes: Themes
  closings: Closings
  emojis: readonly string[]
}
