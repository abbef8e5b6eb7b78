import type { CuteImageRequest, StickerRequest } from '@atelie/contract/generators'
import { capitalize, pickVariant } from '../phrases.ts'
import type { Random } from '../random.ts'
import { isSolemn, lookOf, namesBackground, quality, quoted, sentences } from './looks.ts'

const subjectNote = 'The subject is described in Brazilian Portuguese: draw what it says.'

const stickerKinds = ['{A kawaii|A cute|An adorable} {die-cut sticker|vinyl sticker|sticker illustration}', 'A {single|standalone} sticker in {kawaii|chibi|cute cartoon} style']
const solemnStickers = ['A {delicate|simple|gentle} {die-cut sticker|sticker illustration}']

export function writeStickerPrompt({ description, text, options }: StickerRequest, random: Random): string {
  const { mood, palette } = lookOf(`${description} ${text ?? ''}`, random)
  const isQuiet = isSolemn(`${description} ${text ?? ''}`)
  return sentences([
    `${pickVariant(random, isQuiet ? solemnStickers : stickerKinds)} of ${quoted(description)}.`,
    subjectNote,
    `Look: ${mood}, ${palette}, ${isQuiet ? 'simple and rounded shapes' : pickVariant(random, ['{big expressive eyes|a friendly face} where it has one', '{rounded|simple and rounded} shapes'])}.`,
    text
      ? `Include the text ${quoted(text)} exactly as written, with its accents, ${lettering(options.bubbleText, isQuiet)}, easy to read.`
      : 'No text, no letters, no watermark.',
    options.whiteBorder ? 'A thick, even white die-cut border all around.' : 'No border around the figure.',
    options.shadow ? 'A soft drop shadow under the border.' : 'No drop shadow.',
    namesBackground(description) ? 'The background is the one that is described.' : options.darkBackground ? 'On a plain dark background that makes it stand out.' : 'On a plain white background.',
    `Centered, nothing cut off, ${pickVariant(random, quality)}.`,
  ])
}

/** No speech balloon where someone is mourned. */
function lettering(isBubble: boolean, isQuiet: boolean): string {
  if (isQuiet) return 'in small, simple letters below the figure'
  return isBubble ? 'inside a speech balloon beside the figure' : 'in simple hand-drawn letters without a speech balloon'
}

const imageKinds = ['{A cute|An adorable|A charming} {digital illustration|kawaii illustration|storybook illustration} of', '{A soft watercolor illustration|A cozy 3D render|A gentle gouache illustration}, cute and tender, of']
const solemnImages = ['{A soft watercolor illustration|A gentle gouache illustration}, delicate and quiet, of']
const lights = ['{soft natural|warm morning|golden} light', '{gentle, diffused|soft studio} light']
const places = ['{a simple|an uncluttered} background with {tiny hearts|little flowers|a few stars|soft clouds}', 'a {plain pastel|softly blurred} background']
const solemnPlaces = ['a {plain|softly blurred} background in pale tones']

export function writeCuteImagePrompt({ description, includeText }: CuteImageRequest, random: Random): string {
  const { mood, palette } = lookOf(description, random)
  const isQuiet = isSolemn(description)
  return sentences([
    `${pickVariant(random, isQuiet ? solemnImages : imageKinds)} ${quoted(description)}.`,
    subjectNote,
    `Mood: ${mood}. Colors: ${palette}.`,
    `${capitalize(pickVariant(random, lights))}, ${namesBackground(description) ? 'the background that is described' : pickVariant(random, isQuiet ? solemnPlaces : places)}, ${pickVariant(random, ['square composition', 'centered composition', 'close and friendly point of view'])}.`,
    includeText ? `Write ${quoted(description)} in the picture exactly as given, with its accents, in soft rounded letters.` : 'No text, no letters, no watermark.',
    `${capitalize(pickVariant(random, quality))}.`,
  ])
}
