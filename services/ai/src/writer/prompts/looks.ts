import { plainLine } from '../../rules/plain-text.ts'
import { pickVariant } from '../phrases.ts'
import type { Random } from '../random.ts'
import { plain } from '../topics/spelling.ts'
import { SORROW } from '../topics/words.ts'

/** The visitor's text as it is, between straight quotes. The rest of a prompt is English, because image tools are trained on it. */
export const quoted = (text: string) => `"${plainLine(text).replaceAll('"', '\'')}"`

export const sentences = (list: readonly string[]) => list.join(' ')

export const quality = ['{high detail|fine details}, high resolution', '{smooth shading|soft shading}, high resolution']

const COLORS = /\b(?:rosa|azul|azuis|verde|vermelh|amarel|lilas|rox[oa]|bege|marrom|pret[oa]|branc[oa]|dourad|prateado|laranja|vinho|turquesa|cinza|colorid|pastel|tons de|cor de)/

const cute = {
  palettes: ['{soft pastel|warm pastel|candy-like pastel} colors', 'a palette of {blush pink and cream|lavender and mint|peach and sky blue|butter yellow and sage}', '{gentle, harmonious|warm, cozy} tones'],
  moods: ['{adorable|charming|heart-warming} and {playful|tender|joyful}', '{sweet|cozy|cheerful} with a {handmade|storybook} feeling'],
}
/** Nothing is playful where someone is mourned. */
const calm = {
  palettes: ['{muted, soft|pale, quiet} colors', 'a palette of {white and sage|cream and soft grey|ivory and pale blue}'],
  moods: ['{serene|gentle|peaceful} and {respectful|comforting|quiet}'],
}

export const isSolemn = (text: string) => SORROW.test(plain(text))

/** What the owner typed decides. */
const NAMED_COLORS = 'exactly the colors that are named, with neutral tones where none is named'

export const namesBackground = (text: string) => /\bfundo\b/.test(plain(text))

/** The mood and palette of a picture: the colors are those that the text names, if it names any. */
export function lookOf(text: string, random: Random): { mood: string; palette: string } {
  const { moods, palettes } = isSolemn(text) ? calm : cute
  return { mood: pickVariant(random, moods), palette: COLORS.test(plain(text)) ? NAMED_COLORS : pickVariant(random, palettes) }
}
