import { captionIntents, type CaptionIntent } from '@atelie/contract/generators'
import { z } from 'zod'
import { plain } from '../writer/topics/spelling.ts'
import { exactly, patternOf } from './pattern.ts'
import { hashtag, intentions } from './schema.ts'
import { each, isReadable, matching, phrases, text, texts, wordLists } from './word-lists.ts'

/** The word lists of the grammar, one schema for each file of `content/words`, where comments say what each list decides. */
const matcher = z.strictObject(matching)
const expression = text.refine((value) => isReadable(value), {
  error: ({ input }) => `não dá para ler "${String(input)}"`,
})

/** A line that fits is for this frame. */
const frameRule = z.strictObject({
  frame: text,
  /** A line that this rule decides on, as people type it. */
  example: text,
  ...matching,
})

/** Rules for the frame of a line: the first that fits decides. */
const frameRules = z.array(frameRule).check(({ value, issues }) => {
  const patterns = value.map((rule) => patternOf(rule))
  value.forEach(({ example }, at) => {
    const first = patterns.findIndex((pattern) => pattern.test(plain(example)))
    const other = value[first]
    if (first !== at)
      issues.push({
        code: 'custom',
        message: other
          ? `"${example}" já combina com a regra de "${other.example}" (${other.frame})`
          : notRecognized(example),
        path: [at, 'example'],
        input: example,
      })
  })
})

const frames = z.strictObject({
  /** They say nothing of the frame: 'agora aceito Pix'. */
  before: phrases,
  /** Even if the line names a product. */
  beforeProducts: frameRules,
  /** If it names none. */
  afterProducts: frameRules,
})

const notRecognized = (example: string) => `a regra não reconhece o exemplo "${example}"`

/** Grief, illness and faith. */
const grave = z.strictObject(each(matcher, 'sorrow', 'forTheIll', 'ill', 'noJokes'))

/** Signs that tell a sentence, a name or an idea from a product. */
const sentences = z.strictObject({
  ...each(matcher, 'openings', 'verbs', 'is', 'noThing', 'asks', 'askedOfOwner', 'menu', 'ideas', 'shop'),
  ...each(phrases, 'verbEndings', 'goingOn'),
  /** In a question they tell nothing of its matter, nor do longer words that begin so. */
  sayLittle: texts,
  ...each(expression, 'announced', 'closed'),
  people: wordLists('before', 'who'),
  firstNames: texts,
})

const listedSet = z.string().regex(/^[oa]s? \S+$/, 'comece com o artigo: "o kit", "as caixas"')

/** One of the nouns means another beside such words. */
const secondReading = z
  .strictObject({ example: text, nouns: phrases, beside: matcher, meant: text })
  .check(({ value: { example, nouns, beside }, issues }) => {
    const words = plain(example).split(' ')
    const isNamed = words.some((_, at) => exactly(nouns).test(words.slice(0, at + 1).join(' ')))
    if (!isNamed || !patternOf(beside).test(plain(example)))
      issues.push({ code: 'custom', message: notRecognized(example), path: ['example'], input: example })
  })

/** Words around the noun of a product. */
const products = z.strictObject({
  ...each(phrases, 'leading', 'names', 'amounts', 'prepositions', 'favours', 'themed', 'apart'),
  sets: z.array(listedSet),
  secondReadings: z.array(secondReading),
  /** A figure that shows one of them is of this category, and what is true of this noun is true of it. */
  holy: z.strictObject({ ...each(text, 'category', 'noun'), ...matching }),
})

/** `word` is a whole word, `short` an expression whose groups `whole` may take up: '$1'. */
const shortened = z
  .strictObject({ word: text.optional(), short: expression.optional(), whole: text })
  .refine(({ word, short }) => (word === undefined) !== (short === undefined), 'escreva word ou short')

/** How words are spelled. */
const spelling = z.strictObject({
  ...each(texts, 'accents', 'frequent', 'initials', 'names', 'smallWords', 'saints', 'holy'),
  shortened: z.array(shortened),
  confused: z.array(z.strictObject(each(text, 'wrong', 'right'))),
})

/** Words of an order, and matters that are then neither asked nor advised. */
const told = z.strictObject({
  told: z.array(z.strictObject(each(matcher, 'said', 'asked'))),
  occasions: z.array(z.strictObject({ named: matcher, spokenOf: matcher.optional() })),
  ...each(matcher, 'babies', 'unhurried', 'prices', 'salesTalk'),
})

const tags = z.array(hashtag)
const hashtags = z.strictObject({
  handmade: z.strictObject(each(tags, ...(Object.keys(captionIntents) as CaptionIntent[]))),
  gift: tags,
  told: z.array(z.strictObject({ tags, said: matcher })),
  sets: texts,
})

/** Words for the owner's wishes. */
const ideas = z.strictObject({
  /** Grouped by her wish. */
  verbs: wordLists(...intentions),
  sentences: z.strictObject(each(text, ...intentions, 'self')),
  offer: matcher,
  ...each(phrases, 'noIdea', 'arrived'),
  /** The noun that somebody who calls herself so makes most. */
  professions: z.array(z.strictObject({ noun: text, ...matching })),
  occasions: wordLists('feminine', 'plural'),
})

/** A topic that was typed as an instruction: 'quero uma legenda sobre bolsas'. */
const instructions = z.strictObject({
  ...each(expression, 'para', 'overrides'),
  ...each(phrases, 'greetings', 'polite', 'wishes', 'counts', 'texts', 'about', 'for', 'notFor', 'ours', 'speaking'),
})

export const wordSchemas = {
  cities: wordLists('cities'),
  contacts: wordLists('leading', 'joining'),
  frames,
  grave,
  hashtags,
  ideas,
  instructions,
  joining: wordLists('de', 'com', 'joined'),
  names: wordLists('typed'),
  prices: z.strictObject({ ...each(phrases, 'before', 'bareBefore', 'units'), from: text }),
  products,
  sentences,
  specs: wordLists('units', 'counts', 'packs', 'sizes', 'letters', 'between', 'before'),
  spelling,
  told,
} as const

export type Words = { readonly [Name in keyof typeof wordSchemas]: z.infer<(typeof wordSchemas)[Name]> }

const task = z.strictObject(each(text, 'name', 'text'))

/** Instructions to models, and the words by which their answers are judged, by the names of their files. */
export const modelKinds = {
  instructions: z.strictObject({
    ...each(text, 'data', 'picture'),
    ...each(task, 'caption', 'ideas', 'sticker', 'cuteImage', 'cuteFont'),
  }),
  language: wordLists('portuguese', 'others'),
  refusals: wordLists('write', 'asked', 'request', 'model', 'can', 'apology'),
  talk: wordLists(
    'text',
    'textAlone',
    'sure',
    'here',
    'hereIsAnyText',
    'hereIsText',
    'follows',
    'certainly',
    'hereAlone',
    'understood',
    'label',
    'labelKind',
    'hope',
    'hopeOfText',
    'offer',
    'count',
  ),
  blanks: wordLists(
    'noun',
    'feature',
    'of',
    'others',
    'named',
    'instruction',
    'alwaysFills',
    'fills',
    'leftOver',
    'atEnd',
    'inCapitals',
  ),
}

export type ModelWords = { [Kind in keyof typeof modelKinds]: z.infer<(typeof modelKinds)[Kind]> }
