import { z } from 'zod'
import { phrases, text, wordLists } from './word-lists.ts'

/**
 * Parts of the writer's prompts for image tools, each part in Portuguese and English, and the words by which it chooses.
 * A part may have slots for others: `$1`, `$2`.
 */
const slotsOf = (part: string) => [...new Set(part.match(/\$\d/g))].sort().join(' ')

const inBoth = z.strictObject({ pt: text, en: text }).refine(({ pt, en }) => slotsOf(pt) === slotsOf(en), 'as lacunas ($1, $2) devem ser as mesmas em português e em inglês')
/** Other parts may end with one. */
const sentence = inBoth.refine((both) => Object.values(both).every((part) => /^[\p{Lu}$].*(?:[.!?]|\$\d)$/u.test(part)), 'comece com letra maiúscula e termine com ponto')
/** It stands within a sentence. */
const phrase = inBoth.refine((both) => Object.values(both).every((part) => !/[.!?]$/.test(part)), 'não termine com ponto: entra no meio de uma frase')
const oneOf = <Part extends z.ZodType>(part: Part) => z.array(part).min(1, 'escreva pelo menos uma')
/** `solemn` where someone is mourned or worshipped. */
const anyOrSolemn = { any: oneOf(phrase), solemn: oneOf(phrase) }

const looks = z.strictObject({
  words: wordLists('color', 'onlyThese', 'only', 'tone', 'background', 'withoutBackground', 'devout', 'nothing', 'asked', 'thing', 'praise'),
  subject: sentence,
  kindOfSubject: sentence,
  subjects: oneOf(sentence),
  colors: sentence,
  namedColors: phrase,
  onlyNamedColors: phrase,
  palettes: z.strictObject({ any: oneOf(phrase), solemn: phrase }),
  moods: z.strictObject(anyOrSolemn),
  transparent: sentence,
  noOtherText: sentence,
  quality: z.strictObject({ plain: sentence, others: oneOf(sentence) }),
})

const sticker = z.strictObject({
  words: wordLists('logo', 'several', 'many', 'stickers', 'glued', 'moody', 'coloredBorder', 'borderLook', 'noBorder', 'otherBorder', 'noBubble'),
  kinds: z.strictObject({ ...anyOrSolemn, plain: phrase, logo: phrase, sheet: phrase }),
  onlyTheSticker: sentence,
  look: sentence,
  looks: z.strictObject({ asDescribed: phrase, simple: phrase }),
  text: sentence,
  letters: z.strictObject({ logo: phrase, quiet: phrase, bubble: phrase, simple: phrase }),
  border: z.strictObject({ asDescribed: sentence, white: sentence, none: sentence }),
  shadow: z.strictObject({ soft: sentence, none: sentence }),
  background: z.strictObject({ asDescribed: sentence, describedDark: sentence, dark: sentence, white: sentence }),
  frame: z.strictObject({ several: sentence, single: sentence }),
})

const image = z.strictObject({
  words: wordLists('coloringPage', 'scene', 'place', 'inside', 'pattern', 'tough', 'ofItsOwn', 'printedOn', 'small', 'printable', 'cutOut', 'written', 'addedLater'),
  kinds: z.strictObject({ ...anyOrSolemn, asRequested: phrase, pattern: phrase, tough: phrase, told: phrase }),
  coloringPage: z.strictObject({ subject: sentence, outlines: sentence, spaces: sentence }),
  mood: sentence,
  surroundings: sentence,
  lights: oneOf(phrase),
  backgrounds: z.strictObject({ ...anyOrSolemn, asDescribed: phrase }),
  compositions: oneOf(phrase),
  asTold: z.strictObject({ scene: sentence, isolated: sentence }),
  seamless: sentence,
  onlyThePrint: sentence,
  easyToCut: sentence,
  text: z.strictObject({ none: sentence, ofRequest: sentence }),
})

const lettering = z.strictObject({
  words: wordLists('styled', 'soberTrade', 'alphabet', 'white'),
  kinds: z.strictObject({ ...anyOrSolemn, styled: phrase }),
  text: sentence,
  shapes: z.strictObject({ any: oneOf(sentence), solemn: sentence }),
  request: sentence,
  mood: sentence,
  palettes: z.strictObject({ any: oneOf(phrase), solemn: phrase, ofDecoration: phrase }),
  background: z.strictObject({ white: sentence, contrasting: sentence, asRequested: sentence }),
  nothingElse: sentence,
  sign: z.strictObject({ text: sentence, strokes: sentence }),
  alphabet: z.strictObject({ text: sentence, order: sentence }),
  mixed: z.strictObject({ text: sentence, written: sentence, drawn: sentence }),
})

const ornaments = z.strictObject({
  /** All whose words are in a text are used. */
  things: oneOf(z.strictObject({ words: phrases, kinds: oneOf(phrase) })),
  both: phrase,
  neutral: oneOf(phrase),
  solemn: oneOf(phrase),
  decoration: sentence,
  theme: sentence,
  themeWith: sentence,
})

const request = z.strictObject({
  words: wordLists('color', 'anyColor', 'endsInColor', 'colored', 'age', 'number', 'years', 'drawn', 'ordered', 'asked', 'decorated', 'ornament', 'greeting', 'feeling', 'felt'),
})

/** Keyed by the names of their files. */
export const promptKinds = { looks, sticker, image, lettering, ornaments, request }

export type InBoth = z.infer<typeof inBoth>
export type Prompts = { [Kind in keyof typeof promptKinds]: z.infer<(typeof promptKinds)[Kind]> }
