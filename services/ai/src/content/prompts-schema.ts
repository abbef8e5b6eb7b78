import { z } from 'zod'
import { each, phrases, text, wordLists } from './word-lists.ts'

/**
 * Parts of the writer's prompts for image tools, each part in Portuguese and English, and the words by which it chooses.
 * A part may have slots for others: `$1`, `$2`.
 */
const slotsOf = (part: string) => [...new Set(part.match(/\$\d/g))].sort().join(' ')

const inBoth = z
  .strictObject({ pt: text, en: text })
  .refine(
    ({ pt, en }) => slotsOf(pt) === slotsOf(en),
    'as lacunas ($1, $2) devem ser as mesmas em português e em inglês',
  )
/** Other parts may end with one. */
const sentence = inBoth.refine(
  (both) => Object.values(both).every((part) => /^[\p{Lu}$].*(?:[.!?]|\$\d)$/u.test(part)),
  'comece com letra maiúscula e termine com ponto',
)
/** It stands within a sentence. */
const phrase = inBoth.refine(
  (both) => Object.values(both).every((part) => !/[.!?]$/.test(part)),
  'não termine com ponto: entra no meio de uma frase',
)
const oneOf = <Part extends z.ZodType>(part: Part) => z.array(part).min(1, 'escreva pelo menos uma')
/** `solemn` where someone is mourned or worshipped. */
const anyOrSolemn = each(oneOf(phrase), 'any', 'solemn')

const kindsOf = <const Name extends string>(...names: readonly Name[]) =>
  z.strictObject({ ...anyOrSolemn, ...each(phrase, ...names) })
const phrasesOf = <const Name extends string>(...names: readonly Name[]) => z.strictObject(each(phrase, ...names))
const sentencesOf = <const Name extends string>(...names: readonly Name[]) => z.strictObject(each(sentence, ...names))

const looks = sentencesOf('subject', 'kindOfSubject', 'colors', 'transparent', 'noOtherText').extend({
  words: wordLists(
    'color',
    'onlyThese',
    'only',
    'tone',
    'background',
    'withoutBackground',
    'devout',
    'nothing',
    'asked',
    'thing',
    'praise',
  ),
  subjects: oneOf(sentence),
  ...each(phrase, 'namedColors', 'onlyNamedColors'),
  palettes: z.strictObject({ any: oneOf(phrase), solemn: phrase }),
  moods: z.strictObject(anyOrSolemn),
  quality: z.strictObject({ plain: sentence, others: oneOf(sentence) }),
})

const sticker = sentencesOf('onlyTheSticker', 'look', 'text').extend({
  words: wordLists(
    'logo',
    'several',
    'many',
    'stickers',
    'glued',
    'moody',
    'coloredBorder',
    'borderLook',
    'noBorder',
    'otherBorder',
    'noBubble',
  ),
  kinds: kindsOf('plain', 'logo', 'sheet'),
  looks: phrasesOf('asDescribed', 'simple'),
  letters: phrasesOf('logo', 'quiet', 'bubble', 'simple'),
  border: sentencesOf('asDescribed', 'white', 'none'),
  shadow: sentencesOf('soft', 'none'),
  background: sentencesOf('asDescribed', 'describedDark', 'dark', 'white'),
  frame: sentencesOf('several', 'single'),
})

const image = sentencesOf('mood', 'surroundings', 'seamless', 'onlyThePrint', 'easyToCut').extend({
  words: wordLists(
    'coloringPage',
    'scene',
    'place',
    'inside',
    'pattern',
    'tough',
    'ofItsOwn',
    'printedOn',
    'small',
    'printable',
    'cutOut',
    'written',
    'addedLater',
  ),
  kinds: kindsOf('asRequested', 'pattern', 'tough', 'told'),
  coloringPage: sentencesOf('subject', 'outlines', 'spaces'),
  backgrounds: kindsOf('asDescribed'),
  ...each(oneOf(phrase), 'lights', 'compositions'),
  asTold: sentencesOf('scene', 'isolated'),
  text: sentencesOf('none', 'ofRequest'),
})

const lettering = sentencesOf('text', 'request', 'mood', 'nothingElse').extend({
  words: wordLists('styled', 'soberTrade', 'alphabet', 'white'),
  kinds: kindsOf('styled'),
  shapes: z.strictObject({ any: oneOf(sentence), solemn: sentence }),
  palettes: z.strictObject({ any: oneOf(phrase), ...each(phrase, 'solemn', 'ofDecoration') }),
  background: sentencesOf('white', 'contrasting', 'asRequested'),
  sign: sentencesOf('text', 'strokes'),
  alphabet: sentencesOf('text', 'order'),
  mixed: sentencesOf('text', 'written', 'drawn'),
})

const ornaments = sentencesOf('decoration', 'theme', 'themeWith').extend({
  /** All whose words are in a text are used. */
  things: oneOf(z.strictObject({ words: phrases, kinds: oneOf(phrase) })),
  both: phrase,
  ...each(oneOf(phrase), 'neutral', 'solemn'),
})

const request = z.strictObject({
  words: wordLists(
    'color',
    'anyColor',
    'endsInColor',
    'colored',
    'age',
    'number',
    'years',
    'drawn',
    'ordered',
    'asked',
    'decorated',
    'ornament',
    'greeting',
    'feeling',
    'felt',
  ),
})

/** Keyed by the names of their files. */
export const promptKinds = { looks, sticker, image, lettering, ornaments, request }

export type InBoth = z.infer<typeof inBoth>
export type Prompts = { [Kind in keyof typeof promptKinds]: z.infer<(typeof promptKinds)[Kind]> }
