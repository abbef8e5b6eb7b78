import type { CuteFontRequest } from '@atelie/contract/generators'
import { splitTheme } from '../../rules/lettering.ts'
import { capitalize, pickVariant } from '../phrases.ts'
import type { Random } from '../random.ts'
import { plain } from '../topics/spelling.ts'
import { isSolemn, lookOf, quality, quoted, sentences } from './looks.ts'
import { neutralOrnaments, ornaments, solemnOrnaments } from './ornaments.ts'

const fontKinds = ['{Decorative lettering|Cute hand lettering|Kawaii typography}', 'Decorated {bubble|balloon|puffy} letters']
const solemnKinds = ['{Delicate|Simple|Gentle} hand lettering']
const finishes = ['{a glossy finish|a soft 3D effect|a plush texture}', '{a thin white outline|a soft inner highlight} on every letter']

export function writeCuteFontPrompt({ text }: CuteFontRequest, random: Random): string {
  const { words, theme } = splitTheme(text)
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

function known(text: string, random: Random, before: string, otherwise: string): string {
  if (isSolemn(text)) return otherwise
  const found = ornaments.filter(([names]) => names.test(plain(text))).slice(0, 2).map(([, phrases]) => pickVariant(random, phrases))
  return found.length > 0 ? before + found.join(', with ') : otherwise
}
