import type { CuteFontRequest, CuteImageRequest, StickerRequest } from '@atelie/contract/generators'
import { plainLine } from '../rules/plain-text.ts'
import { capitalize, pickVariant } from './phrases.ts'
import type { Random } from './random.ts'

/** English, because image tools are trained on it. What the visitor typed stays as it is, between straight quotes. */
const quoted = (text: string) => `"${plainLine(text).replaceAll('"', '\'')}"`

const palettes = ['{soft pastel|warm pastel|candy-like pastel} colors', 'a palette of {blush pink and cream|lavender and mint|peach and sky blue|butter yellow and sage}', '{gentle, harmonious|warm, cozy} tones']
const moods = ['{adorable|charming|heart-warming} and {playful|tender|joyful}', '{sweet|cozy|cheerful} with a {handmade|storybook} feeling']
const quality = ['clean outlines, {high detail|crisp details}, {300 dpi|high resolution}', '{smooth shading|soft shading}, {crisp edges|clean edges}, high resolution']
const subjectNote = 'The subject is described in Brazilian Portuguese: draw what it says.'

const stickerKinds = ['{A kawaii|A cute|An adorable} {die-cut sticker|vinyl sticker|sticker illustration}', 'A {single|standalone} sticker in {kawaii|chibi|cute cartoon} style']

export function writeStickerPrompt({ description, text, options }: StickerRequest, random: Random): string {
  return sentences([
    `${pickVariant(random, stickerKinds)} of ${quoted(description)}.`,
    subjectNote,
    `Look: ${pickVariant(random, moods)}, ${pickVariant(random, palettes)}, ${pickVariant(random, ['{big expressive eyes|a friendly face} where it has one', '{rounded|simple and rounded} shapes'])}.`,
    text
      ? `Include the text ${quoted(text)} exactly as written, with its accents, ${options.bubbleText ? 'in rounded bubble letters' : 'in simple hand-drawn letters'}, easy to read.`
      : 'No text, no letters, no watermark.',
    options.whiteBorder ? 'A thick, even white die-cut border all around.' : 'No border around the figure.',
    options.shadow ? 'A soft drop shadow under the border.' : 'No drop shadow.',
    options.darkBackground ? 'On a plain dark background that makes it stand out.' : 'On a plain white background.',
    `Centered, nothing cut off, ${pickVariant(random, quality)}.`,
  ])
}

const imageKinds = ['{A cute|An adorable|A charming} {digital illustration|kawaii illustration|storybook illustration} of', '{A soft watercolor illustration|A cozy 3D render|A gentle gouache illustration}, cute and tender, of']
const lights = ['{soft natural|warm morning|golden} light', '{gentle, diffused|soft studio} light']
const places = ['{a simple|an uncluttered} background with {tiny hearts|little flowers|a few stars|soft clouds}', 'a {plain pastel|softly blurred} background']

export function writeCuteImagePrompt({ description, includeText }: CuteImageRequest, random: Random): string {
  return sentences([
    `${pickVariant(random, imageKinds)} ${quoted(description)}.`,
    subjectNote,
    `Mood: ${pickVariant(random, moods)}. Colors: ${pickVariant(random, palettes)}.`,
    `${capitalize(pickVariant(random, lights))}, ${pickVariant(random, places)}, ${pickVariant(random, ['square composition', 'centered composition', 'close and friendly point of view'])}.`,
    includeText ? `Write ${quoted(description)} in the picture exactly as given, with its accents, in soft rounded letters.` : 'No text, no letters, no watermark.',
    `${capitalize(pickVariant(random, quality))}.`,
  ])
}

const fontKinds = ['{Decorative lettering|Cute hand lettering|Kawaii typography}', 'Decorated {bubble|balloon|puffy} letters']
const decorations = ['{tiny hearts and stars|little flowers and leaves|ribbons and small bows|polka dots and sparkles} around the letters', '{stitches and buttons|yarn and little pom-poms|clouds and stars} as ornaments']
const finishes = ['{a glossy finish|a soft 3D effect|a plush texture}', '{a thin white outline|a soft inner highlight} on every letter']

export function writeCuteFontPrompt({ text }: CuteFontRequest, random: Random): string {
  return sentences([
    `${pickVariant(random, fontKinds)} of the text ${quoted(text)}, spelled exactly as written, accents and capitals included.`,
    `Rounded, friendly letters with ${pickVariant(random, finishes)}, ${pickVariant(random, decorations)}.`,
    `Colors: ${pickVariant(random, palettes)}. Mood: ${pickVariant(random, moods)}.`,
    'Nothing else is written. Centered on a plain white background, easy to cut out, every letter easy to read.',
    `${capitalize(pickVariant(random, quality))}.`,
  ])
}

const sentences = (list: readonly string[]) => list.join(' ')
