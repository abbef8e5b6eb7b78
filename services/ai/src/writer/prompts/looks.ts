import { content } from '../../content/content.ts'
import type { InBoth } from '../../content/prompts-schema.ts'
import { sayings } from '../../content/pattern.ts'
import { plainLine } from '../../rules/plain-text.ts'
import type { Prompt } from '../../rules/generator.ts'
import type { Random } from '../random.ts'
import { plain } from '../topics/spelling.ts'
import { SORROW } from '../topics/sentences.ts'

const { looks } = content.prompts
const says = sayings(looks.words)

export const { background: namesBackground, color: namesColors, withoutBackground: wantsNoBackground } = says

/** The visitor's text as it is, between straight quotes. */
export const quoted = (text: string) => `"${plainLine(text).replaceAll('"', "'")}"`

/** A sentence with parts in it, which stand for `$1`, `$2` and so on; a part may be a text that is the same in both languages. */
export function sentence({ pt, en }: InBoth, ...parts: readonly (InBoth | string)[]): InBoth {
  const fill = (text: string, language: keyof InBoth) =>
    text.replace(/\$(\d)/g, (_, number: string) => {
      const part = parts[Number(number) - 1]!
      return typeof part === 'string' ? part : part[language]
    })
  return { pt: fill(pt, 'pt'), en: fill(en, 'en') }
}

export const promptOf = (sentences: readonly InBoth[]): Prompt => ({
  prompt: sentences.map(({ pt }) => pt).join(' '),
  promptInEnglish: sentences.map(({ en }) => en).join(' '),
})

export const subject = (text: string): InBoth => sentence(looks.subject, quoted(text))

/** Something to draw, if the owner leaves it open: 'uma imagem bonita'. */
export const subjectFor = (description: string, random: Random): readonly InBoth[] =>
  says.nothing(description.trim()) ? [random.pick(looks.subjects)] : []

/** From here on people describe a whole picture. */
const MANY_WORDS = 6
export const hasManyWords = (description: string): boolean => description.split(' ').length >= MANY_WORDS

/** Nothing is playful where someone is mourned or worshipped. */
export const isSolemn = (text: string): boolean => SORROW.test(plain(text)) || says.devout(text)

/** The owner's own words decide. */
export const paletteOf = (text: string): InBoth => (says.onlyThese(text) ? looks.onlyNamedColors : looks.namedColors)

/** The mood and palette of a picture: the colors are those that the text names, if it names any. */
export function lookOf(text: string, random: Random): { mood: InBoth; palette: InBoth } {
  const isQuiet = isSolemn(text)
  const mood = random.pick(isQuiet ? looks.moods.solemn : looks.moods.any)
  if (namesColors(text)) return { mood, palette: paletteOf(text) }
  return { mood, palette: isQuiet ? looks.palettes.solemn : random.pick(looks.palettes.any) }
}

export const qualityOf = (random: Random): InBoth => random.pick([looks.quality.plain, ...looks.quality.others])

const { ornaments } = content.prompts
const things = ornaments.things.map(({ words, kinds }) => ({ isIn: sayings({ words }).words, kinds }))

/** How letters are decorated, by their theme or else by what they speak of. */
export function decorationOf(theme: string | null, text: string, random: Random): InBoth {
  const known = ornamentsOf(theme ?? text, random)
  if (theme)
    return known ? sentence(ornaments.themeWith, quoted(theme), known) : sentence(ornaments.theme, quoted(theme))
  return sentence(ornaments.decoration, known ?? random.pick(isSolemn(text) ? ornaments.solemn : ornaments.neutral))
}

/** Up to two things that are known to decorate the words in a text; none where someone is mourned or worshipped. */
export function ornamentsOf(text: string, random: Random): InBoth | null {
  if (isSolemn(text)) return null
  const [first, second] = things.filter(({ isIn }) => isIn(text)).map(({ kinds }) => random.pick(kinds))
  return first && second ? sentence(ornaments.both, first, second) : (first ?? null)
}
