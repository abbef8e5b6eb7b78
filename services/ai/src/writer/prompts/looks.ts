import { plainLine } from '../../rules/plain-text.ts'
import { pickVariant } from '../phrases.ts'
import type { Random } from '../random.ts'
import { plain } from '../topics/spelling.ts'
import { SORROW } from '../topics/words.ts'

/** The visitor's text as it is, between straight quotes. The rest of a prompt is English, because image tools are trained on it. */
export const quoted = (text: string) => `"${plainLine(text).replaceAll('"', '\'')}"`

export const sentences = (list: readonly string[]) => list.join(' ')

export const quality = ['clean outlines, {high detail|crisp details}, {300 dpi|high resolution}', '{smooth shading|soft shading}, {crisp edges|clean edges}, high resolution']

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

/** The mood and palette of a picture. */
export function lookOf(text: string, random: Random): { mood: string; palette: string } {
  const { moods, palettes } = isSolemn(text) ? calm : cute
  return { mood: pickVariant(random, moods), palette: pickVariant(random, palettes) }
}
