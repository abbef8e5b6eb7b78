import { captionIntents, type CaptionIntent } from '@atelie/contract/generators'
import { z } from 'zod'
import { plain } from '../writer/topics/spelling.ts'
import { exactly, patternOf, withLists } from './pattern.ts'
import { hashtag, intentions, type Act } from './schema.ts'
import { isReadable, matching, phrases, text, texts, unreadable } from './word-lists.ts'

/**
 * The word lists of the grammar, one schema for each file of `content/words`. Unless a comment says otherwise they are in plain
 * letters: lower case, without accents.
 */
const matcher = z.strictObject(matching)
const expression = text.refine((value) => isReadable(value), { error: ({ input }) => `não dá para ler "${String(input)}"` })

/** A line that fits is for this frame. `{kin}` in its words is any of the kin. */
const frameRule = z.strictObject({
  frame: text,
  /** A line that this rule decides on, as people type it. */
  example: text,
  ...matching,
  words: texts.optional(),
})
type FrameRule = z.infer<typeof frameRule>

/** Rules for the frame of a line: the first that fits decides. */
const frames = z.strictObject({
  kin: phrases,
  /** They say nothing of the frame: 'agora aceito Pix'. */
  before: phrases,
  /** Even if the line names a product. */
  beforeProducts: z.array(frameRule),
  /** If it names none. */
  afterProducts: z.array(frameRule),
}).transform(({ kin, before, beforeProducts, afterProducts }) => {
  const withKin = (rule: FrameRule) => (rule.words ? { ...rule, words: rule.words.map((entry) => withLists(entry, { kin })) } : rule)
  return { before, beforeProducts: beforeProducts.map(withKin), afterProducts: afterProducts.map(withKin) }
}).check(({ value, issues }) => {
  for (const name of ['beforeProducts', 'afterProducts'] as const) {
    value[name].forEach(({ words = [] }, at) => issues.push(...unreadable(words).map((issue) => ({ ...issue, path: [name, at, 'words', ...issue.path] }))))
    if (issues.length > 0) return
    const patterns = value[name].map((rule) => patternOf(rule))
    value[name].forEach(({ example }, at) => {
      const first = patterns.findIndex((pattern) => pattern.test(plain(example)))
      const other = value[name][first]
      if (first !== at) issues.push({ code: 'custom', message: other ? `"${example}" já combina com a regra de "${other.example}" (${other.frame})` : notRecognized(example), path: [name, at, 'example'], input: example })
    })
  }
})

const notRecognized = (example: string) => `a regra não reconhece o exemplo "${example}"`

/** Grief, illness and faith. */
const grave = z.strictObject({
  sorrow: matcher,
  /** Something that is made for them is not about their illness. */
  forTheIll: matcher,
  /** The cheerful scenes of a type are not for them. */
  ill: matcher,
  noJokes: matcher,
})

/** Signs that tell a sentence, a name or an idea from a product. */
const sentences = z.strictObject({
  openings: matcher,
  verbs: matcher,
  verbEndings: phrases,
  is: matcher,
  noThing: matcher,
  asks: matcher,
  /** Only she knows the answer. */
  askedOfOwner: matcher,
  menu: matcher,
  /** `before` may stand before those `who` are meant: 'minhas queridas clientes'. */
  people: z.strictObject({ before: phrases, who: phrases }),
  ideas: matcher,
  /** In a question they tell nothing of its matter, nor do longer words that begin so. */
  sayLittle: texts,
  shop: matcher,
  announced: expression,
  closed: expression,
  firstNames: texts,
})

const listedSet = z.string().regex(/^[oa]s? \S+$/, 'comece com o artigo: "o kit", "as caixas"')

/** One of the nouns means another beside such words. */
const secondReading = z.strictObject({ example: text, nouns: phrases, beside: matcher, meant: text }).check(({ value: { example, nouns, beside }, issues }) => {
  const words = plain(example).split(' ')
  const isNamed = words.some((_, at) => exactly(nouns).test(words.slice(0, at + 1).join(' ')))
  if (!isNamed || !patternOf(beside).test(plain(example))) issues.push({ code: 'custom', message: notRecognized(example), path: ['example'], input: example })
})

/** Words around the noun of a product. */
const products = z.strictObject({
  leading: phrases,
  names: phrases,
  amounts: phrases,
  prepositions: phrases,
  sets: z.array(listedSet),
  secondReadings: z.array(secondReading),
  /** A figure that shows one of them is of this category, and what is true of this noun is true of it. */
  holy: z.strictObject({ category: text, noun: text, ...matching }),
  favours: phrases,
  themed: texts,
  apart: phrases,
})

/** How words are spelled. With accents. */
const spelling = z.strictObject({
  accents: texts,
  /** Not nouns of a product, and mistyped as often. */
  frequent: texts,
  /** `word` is a whole word, `short` an expression whose groups `whole` may take up: '$1'. */
  shortened: z.array(z.strictObject({ word: text.optional(), short: expression.optional(), whole: text }).refine(({ word, short }) => (word === undefined) !== (short === undefined), 'escreva word ou short')),
  confused: z.array(z.strictObject({ wrong: text, right: text })),
  initials: texts,
  typedInitials: texts,
  names: texts,
  typedNames: texts,
  smallWords: texts,
  saints: texts,
  holy: phrases,
})

/** Words of an order, and matters that are then neither asked nor advised. */
const told = z.strictObject({
  told: z.array(z.strictObject({ said: matcher, asked: matcher })),
  feasts: z.array(matcher),
  party: z.strictObject({ named: matcher, spokenOf: matcher }),
  babies: matcher,
  /** With accents, as in the writer's sentences. */
  unhurried: matcher,
  prices: matcher,
  salesTalk: matcher,
})

const hashtags = z.strictObject({
  handmade: z.strictObject(Object.fromEntries(Object.keys(captionIntents).map((intent) => [intent, z.array(hashtag)])) as Record<CaptionIntent, z.ZodArray<typeof hashtag>>),
  gift: z.array(hashtag),
  told: z.array(z.strictObject({ tags: z.array(hashtag), said: matcher })),
  /** With accents. */
  sets: texts,
})

const cities = z.strictObject({ cities: texts })

/** Words for the owner's wishes. */
const ideas = z.strictObject({
  /** Grouped by her wish. */
  verbs: z.strictObject(Object.fromEntries(intentions.map((act) => [act, texts])) as Record<Act, typeof texts>),
  offer: matcher,
  noIdea: phrases,
  /** The noun that somebody who calls herself so makes most. */
  professions: z.array(z.strictObject({ noun: text, ...matching })),
  /** With accents. */
  occasions: z.strictObject({ feminine: texts, plural: texts }),
})

/** A topic that was typed as an instruction: 'quero uma legenda sobre bolsas'. With accents. */
const instructions = z.strictObject({
  para: expression, greetings: texts, polite: texts, wishes: texts, counts: texts, texts,
  /** They lead to the matter. */
  about: texts,
  /** They do so only after a wish, or after a text that nobody sells, and not before `notFor`. */
  for: texts,
  notFor: texts,
  /** Texts that nobody sells. */
  ours: texts,
  speaking: texts,
  overrides: expression,
})

/** They lead to a contact; `joining` say nothing without the others. */
const contacts = z.strictObject({ leading: texts, joining: texts })

/** Words around a price. With accents. */
const prices = z.strictObject({ before: phrases, bareBefore: texts, from: text, units: texts })

/** Sizes, weights and counts at the end of a topic. With accents. */
const specs = z.strictObject({ units: phrases, counts: texts, packs: texts, sizes: texts, letters: texts, between: texts, before: texts })

/** Traits before which people leave out a preposition: 'ecobag algodão cru frase'. With accents. */
const joining = z.strictObject({ de: texts, com: texts })

/** Spelled as they should be, for those who type them in lower case. */
const names = z.strictObject({ typed: texts })

export const wordSchemas = { cities, contacts, frames, grave, hashtags, ideas, instructions, joining, names, prices, products, sentences, specs, spelling, told } as const

export type Words = { readonly [Name in keyof typeof wordSchemas]: z.infer<(typeof wordSchemas)[Name]> }
