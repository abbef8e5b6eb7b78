import type { CuteImageRequest, StickerRequest } from '@atelie/contract/generators'
import { content } from '../../content/content.ts'
import type { InBoth } from '../../content/prompts-schema.ts'
import type { Prompt } from '../../rules/generator.ts'
import { sayings } from '../../content/pattern.ts'
import type { Random } from '../random.ts'
import {
  hasManyWords,
  isSolemn,
  lookOf,
  namesBackground,
  namesColors,
  paletteOf,
  promptOf,
  qualityOf,
  quoted,
  sentence,
  subject,
  subjectFor,
  wantsNoBackground,
} from './looks.ts'
import { plain } from '../topics/spelling.ts'
import { SORROW } from '../topics/sentences.ts'

const { image, looks } = content.prompts
const says = sayings(image.words)

export function writeCuteImagePrompt({ description, includeText }: CuteImageRequest, random: Random): Prompt {
  const page = image.coloringPage
  if (says.coloringPage(description))
    return promptOf([sentence(page.subject, subject(description)), page.outlines, noTextBut(description), page.spaces])
  return promptOf([
    sentence(looks.kindOfSubject, kindOf(description, random), subject(description)),
    ...subjectFor(description, random),
    ...(isTold(description) ? asTold(description) : surroundings(description, random)),
    ...(says.pattern(description) && !includeText ? [image.seamless] : []),
    ...(says.printedOn(description) ? [image.onlyThePrint] : []),
    ...(says.cutOut(description) && !namesBackground(description) ? [image.easyToCut] : []),
    includeText ? image.text.ofRequest : noTextBut(description),
    isTold(description) ? looks.quality.plain : qualityOf(random),
  ])
}

function kindOf(description: string, random: Random): InBoth {
  if (says.ofItsOwn(description)) return image.kinds.asRequested
  if (says.pattern(description)) return image.kinds.pattern
  if (isSolemn(description)) return random.pick(image.kinds.solemn)
  if (says.tough(description)) return image.kinds.tough
  return isTold(description) ? image.kinds.told : random.pick(image.kinds.any)
}

const isTold = (description: string) =>
  hasManyWords(description) ||
  [says.scene, says.pattern, says.ofItsOwn, says.tough].some((isSaid) => isSaid(description))

/** The more the owner tells, the less there is to add, and all of it could contradict her. */
const asTold = (description: string): readonly InBoth[] => [
  ...(namesColors(description) ? [sentence(looks.colors, paletteOf(description))] : []),
  ...(wantsNoBackground(description) ? [image.asTold.isolated, looks.transparent] : [image.asTold.scene]),
]

function surroundings(description: string, random: Random): readonly InBoth[] {
  const { mood, palette } = lookOf(description, random)
  const { backgrounds } = image
  const background = namesBackground(description)
    ? backgrounds.asDescribed
    : random.pick(isSolemn(description) ? backgrounds.solemn : backgrounds.any)
  return [
    sentence(image.mood, mood, palette),
    sentence(image.surroundings, random.pick(image.lights), background, random.pick(image.compositions)),
  ]
}

/** A number, a name or a phrase may be part of the picture. */
const noTextBut = (description: string): InBoth =>
  says.written(description) && !says.addedLater(description) ? looks.noOtherText : image.text.none

const { sticker } = content.prompts
const ofSticker = sayings(sticker.words)

export function writeStickerPrompt({ description, text, options }: StickerRequest, random: Random): Prompt {
  const all = `${description} ${text ?? ''}`
  const { mood, palette } = lookOf(all, random)
  return promptOf([
    sentence(looks.kindOfSubject, kindOfSticker(description, isSolemn(all), random), subject(description)),
    ...subjectFor(description, random),
    ...(ofSticker.glued(description) ? [sticker.onlyTheSticker] : []),
    sentence(
      sticker.look,
      isMoody(description) ? sticker.looks.asDescribed : sentence(sticker.looks.simple, mood),
      palette,
    ),
    text ? sentence(sticker.text, quoted(text), lettersFor(description, text, options.bubbleText)) : looks.noOtherText,
    borderFor(description, options.whiteBorder),
    options.shadow ? sticker.shadow.soft : sticker.shadow.none,
    backgroundFor(description, options.darkBackground),
    ofSticker.several(description) ? sticker.frame.several : sticker.frame.single,
    qualityOf(random),
  ])
}

function kindOfSticker(description: string, isQuiet: boolean, random: Random): InBoth {
  if (ofSticker.logo(description)) return sticker.kinds.logo
  if (ofSticker.several(description)) return sticker.kinds.sheet
  return isMoody(description) ? sticker.kinds.plain : random.pick(isQuiet ? sticker.kinds.solemn : sticker.kinds.any)
}

/** Someone who tells much, or how a person feels, has said what it looks like. */
const isMoody = (description: string) => hasManyWords(description) || ofSticker.moody(description)

function lettersFor(description: string, text: string, isBubble: boolean): InBoth {
  if (ofSticker.logo(description)) return sticker.letters.logo
  if (SORROW.test(plain(`${description} ${text}`))) return sticker.letters.quiet
  return isBubble && !ofSticker.noBubble(description) ? sticker.letters.bubble : sticker.letters.simple
}

/** The owner's own comes before the option. */
function borderFor(description: string, isWhite: boolean): InBoth {
  if (ofSticker.coloredBorder(description)) return sticker.border.asDescribed
  if (ofSticker.noBorder(description)) return sticker.border.none
  if (ofSticker.otherBorder(description)) return sticker.border.asDescribed
  return isWhite ? sticker.border.white : sticker.border.none
}

function backgroundFor(description: string, isDark: boolean): InBoth {
  if (wantsNoBackground(description)) return looks.transparent
  if (namesBackground(description)) return sticker.background.asDescribed
  if (says.place(description)) return isDark ? sticker.background.describedDark : sticker.background.asDescribed
  return isDark ? sticker.background.dark : sticker.background.white
}
