import type { CaptionIntent, CaptionStyle } from '@atelie/contract/generators'
import type { ProductType } from '../products/product-type.ts'

/**
 * What the writer knows about a kind of product or service: true of each of its nouns, and of no other category.
 *
 * Sentences may have slots. `{topic}` is what the owner typed, `{noun}` its head ('bolo de pote'), and an article or the
 * like before them agrees: `{o topic}`, `{do topic}`, `{no topic}`, `{ao topic}`, `{esse topic}`, `{seu noun}`. Other words
 * agree by their forms: `{fica/ficam}` is singular/plural, `{pronto/pronta/prontos/prontas}` also has genders.
 */
export interface Category extends Partial<Knowledge> {
  /** As in 'quem trabalha com velas e aromas'. */
  name: string
  sort: Sort
  /** The craft itself, which owners also type: 'a confeitaria'. */
  crafts: readonly string[]
  flags: Flags
  /** Nouns that more can be said about than is true of their whole group. */
  types: readonly ProductType[]
  /** All nouns have a gender and number by their article: 'a vela', 'o porta-vela', 'as bodas'; an irregular plural follows a slash: 'o pão/pães'. */
  groups: readonly Group[]
  /** Nouns that belong here if one of these words, in plain letters, follows: 'de croche' decides for 'bolsa de crochê preta'. */
  materials: readonly string[]
  /** Advice that is true for each product, in whole sentences. */
  tips: readonly string[]
  /** Parts of the work worth showing, with their article: 'a escolha do aroma'. */
  steps: readonly string[]
  /** What is on the table, with its article: 'os pavios'. */
  tools: readonly string[]
  /** Without # and accents; those that buyers look for. */
  hashtags: readonly string[]
  emojis: readonly string[]
}

/**
 * What a topic may say of it beside its noun: a material makes something else of a thing, but not of a cake; only food has
 * flavours; nobody is given a service, and a bed for a cat has no theme of cats.
 */
export type Sort = 'thing' | 'food' | 'scent' | 'service' | 'pet'

/** Some nouns of a category, with what is true of them only. */
export interface Group extends Partial<Knowledge> {
  nouns: readonly string[]
  /** Where they differ from the category's. */
  flags?: Partial<Flags>
}

export interface Knowledge {
  /** First sentences, with the topic. */
  openings: Record<CaptionIntent, Record<CaptionStyle, readonly string[]>>
  /** Sentences for captions that sell, and for those that share something. */
  facts: Record<CaptionIntent, Facts>
  /** A caption may end with one of them, when it asks for comments. */
  questions: Record<CaptionIntent, readonly string[]>
  /** What a buyer tells first, as in 'chame no direct e conte a data da festa'. */
  asks: readonly string[]
}

/** `all` fit each style. */
type Facts = Record<CaptionStyle | 'all', readonly string[]>

/** What may be said of a product beyond its category. */
export interface Flags {
  isGift: boolean
  /** No two are the same. */
  isUnique: boolean
  /** Made after it was ordered. */
  isMadeToOrder: boolean
  isHandmade: boolean
  allowsJokes: boolean
}
