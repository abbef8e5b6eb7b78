import type { CuteFontRequest } from '@atelie/contract/generators'
import { plainLine } from '../../rules/plain-text.ts'
import { capitalize, pickVariant } from '../phrases.ts'
import type { Random } from '../random.ts'
import { plain } from '../topics/spelling.ts'
import { isSolemn, lookOf, quality, quoted, sentences } from './looks.ts'
import { neutralOrnaments, ornaments, solemnOrnaments } from './ornaments.ts'

const fontKinds = ['{Decorative lettering|Cute hand lettering|Kawaii typography}', 'Decorated {bubble|balloon|puffy} letters']
const solemnKinds = ['{Delicate|Simple|Gentle} hand lettering']
const finishes = ['{a glossy finish|a soft 3D effect|a plush texture}', '{a thin white outline|a soft inner highlight} on every letter']

export function writeCuteFontPrompt({ text }: CuteFontRequest, random: Random): string {
  const { words, theme } = split(plainLine(text))
  const { mood, palette } = lookOf(text, random)
  const isQuiet = isSolemn(text)
  return sentences([
    `${pickVariant(random, isQuiet ? solemnKinds : fontKinds)} of the text ${quoted(words)}, spelled exactly as written, accents and capitals included.`,
    `${isQuiet ? 'Soft, legible letters' : `Rounded, friendly letters with ${pickVariant(random, finishes)}`}.`,
    theme ? `Decorate them with the theme ${quoted(theme)} (in Brazilian Portuguese)${known(theme, random, ': ', '')}.` : `${capitalize(known(text, random, '', pickVariant(random, isQuiet ? solemnOrnaments : neutralOrnaments)))}${isQuiet ? '' : ' as decoration'}.`,
    `Colors: ${palette}. Mood: ${mood}.`,
    'Nothing else is written. Centered on a plain white background, easy to cut out, every letter easy to read.',
    `${capitalize(pickVariant(random, quality))}.`,
  ])
}

/** What is written and, behind it, what decorates it: 'Sofia com tema de unicórnio'. */
const THEME = /^(?!(?:o|um|qual|este|esse|meu|nosso|seu|no|com)\s+(?:o\s+)?(?:tema|estilo))(.+?)[\s,:;(–-]+(?:com\s+(?:o\s+|um\s+)?|n[oa]\s+|em\s+|d[oe]\s+)?(?:tema|estilo|motivo|tem[aá]tica)(?:\s+d[aeo]s?)?\s*:?\s+(.+?)\)?$/iu
const CALLED = /^(?:o\s+)?(?:nome|texto|palavra|frase)\s*:?\s+(?=\S)/iu

function split(text: string): { words: string; theme: string | null } {
  const [, before, theme] = THEME.exec(text) ?? []
  return before && theme ? { words: before.replace(CALLED, '').replace(/^["'“”]+|["'“”]+$/g, ''), theme } : { words: text, theme: null }
}

function known(text: string, random: Random, before: string, otherwise: string): string {
  if (isSolemn(text)) return otherwise
  const found = ornaments.filter(([names]) => names.test(plain(text))).slice(0, 2).map(([, phrases]) => pickVariant(random, phrases))
  return found.length > 0 ? before + found.join(', with ') : otherwise
}
