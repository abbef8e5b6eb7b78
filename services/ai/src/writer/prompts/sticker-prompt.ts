import type { StickerRequest } from '@atelie/contract/generators'
import { content } from '../../content/content.ts'
import type { InBoth } from '../../content/prompts-schema.ts'
import type { Prompt } from '../../rules/generator.ts'
import { sayings } from '../../content/pattern.ts'
import type { Random } from '../random.ts'
import { plain } from '../topics/spelling.ts'
import { SORROW } from '../topics/sentences.ts'
import { namesPlace } from './image-prompt.ts'
import { hasManyWords, isSolemn, lookOf, namesBackground, promptOf, qualityOf, quoted, sentence, subject, subjectFor, wantsNoBackground } from './looks.ts'

const { looks, sticker } = content.prompts
const says = sayings(sticker.words)

export function writeStickerPrompt({ description, text, options }: StickerRequest, random: Random): Prompt {
  const all = `${description} ${text ?? ''}`
  const { mood, palette } = lookOf(all, random)
  return promptOf([
    sentence(looks.kindOfSubject, kindOf(description, isSolemn(all), random), subject(description)),
    ...subjectFor(description, random),
    ...says.glued(description) ? [sticker.onlyTheSticker] : [],
    sentence(sticker.look, isMoody(description) ? sticker.looks.asDescribed : sentence(sticker.looks.simple, mood), palette),
    text ? sentence(sticker.text, quoted(text), lettersFor(description, text, options.bubbleText)) : looks.noOtherText,
    borderFor(description, options.whiteBorder),
    options.shadow ? sticker.shadow.soft : sticker.shadow.none,
    backgroundFor(description, options.darkBackground),
    says.several(description) ? sticker.frame.several : sticker.frame.single,
    qualityOf(random),
  ])
}

function kindOf(description: string, isQuiet: boolean, random: Random): InBoth {
  if (says.logo(description)) return sticker.kinds.logo
  if (says.several(description)) return sticker.kinds.sheet
  return isMoody(description) ? sticker.kinds.plain : random.pick(isQuiet ? sticker.kinds.solemn : sticker.kinds.any)
}

/** Who tells much, or how somebody feels, has said what it looks like. */
const isMoody = (description: string) => hasManyWords(description) || says.moody(description)

function lettersFor(description: string, text: string, isBubble: boolean): InBoth {
  if (says.logo(description)) return sticker.letters.logo
  if (SORROW.test(plain(`${description} ${text}`))) return sticker.letters.quiet
  return isBubble && !says.noBubble(description) ? sticker.letters.bubble : sticker.letters.simple
}

/** The owner's own comes before the option. */
function borderFor(description: string, isWhite: boolean): InBoth {
  if (says.coloredBorder(description)) return sticker.border.asDescribed
  if (says.noBorder(description)) return sticker.border.none
  if (says.otherBorder(description)) return sticker.border.asDescribed
  return isWhite ? sticker.border.white : sticker.border.none
}

function backgroundFor(description: string, isDark: boolean): InBoth {
  if (wantsNoBackground(description)) return looks.transparent
  if (namesBackground(description)) return sticker.background.asDescribed
  if (namesPlace(description)) return isDark ? sticker.background.describedDark : sticker.background.asDescribed
  return isDark ? sticker.background.dark : sticker.background.white
}
