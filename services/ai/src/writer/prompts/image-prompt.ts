import type { CuteImageRequest } from '@atelie/contract/generators'
import { content } from '../../content/content.ts'
import type { InBoth } from '../../content/prompts-schema.ts'
import type { Prompt } from '../../rules/generator.ts'
import { sayings } from '../../content/pattern.ts'
import type { Random } from '../random.ts'
import { hasManyWords, isSolemn, lookOf, namesBackground, namesColors, paletteOf, promptOf, qualityOf, sentence, subject, subjectFor, wantsNoBackground } from './looks.ts'

const { image, looks } = content.prompts
const says = sayings(image.words)

export const { place: namesPlace } = says

export function writeCuteImagePrompt({ description, includeText }: CuteImageRequest, random: Random): Prompt {
  if (says.coloringPage(description)) return coloringPage(description)
  return promptOf([
    sentence(looks.kindOfSubject, kindOf(description, random), subject(description)),
    ...subjectFor(description, random),
    ...isTold(description) ? asTold(description) : surroundings(description, random),
    ...says.pattern(description) && !includeText ? [image.seamless] : [],
    ...says.printedOn(description) ? [image.onlyThePrint] : [],
    ...says.cutOut(description) && !namesBackground(description) ? [image.easyToCut] : [],
    includeText ? image.text.ofRequest : noTextBut(description),
    isTold(description) ? looks.quality.plain : qualityOf(random),
  ])
}

const coloringPage = (description: string): Prompt => promptOf([
  sentence(image.coloringPage.subject, subject(description)), image.coloringPage.outlines, noTextBut(description), image.coloringPage.spaces,
])

function kindOf(description: string, random: Random): InBoth {
  if (says.ofItsOwn(description)) return image.kinds.asRequested
  if (says.pattern(description)) return image.kinds.pattern
  if (isSolemn(description)) return random.pick(image.kinds.solemn)
  if (says.tough(description)) return image.kinds.tough
  return isTold(description) ? image.kinds.told : random.pick(image.kinds.any)
}

const isTold = (description: string) => hasManyWords(description) || [says.scene, says.pattern, says.ofItsOwn, says.tough].some((isSaid) => isSaid(description))

/** The more the owner tells, the less there is to add, and all of it could contradict her. */
const asTold = (description: string): readonly InBoth[] => [
  ...namesColors(description) ? [sentence(looks.colors, paletteOf(description))] : [],
  ...wantsNoBackground(description) ? [image.asTold.isolated, looks.transparent] : [image.asTold.scene],
]

function surroundings(description: string, random: Random): readonly InBoth[] {
  const { mood, palette } = lookOf(description, random)
  const { backgrounds } = image
  const background = namesBackground(description) ? backgrounds.asDescribed : random.pick(isSolemn(description) ? backgrounds.solemn : backgrounds.any)
  return [
    sentence(image.mood, mood, palette),
    sentence(image.surroundings, random.pick(image.lights), background, random.pick(image.compositions)),
  ]
}

/** A number, a name or a phrase may be part of the picture. */
const noTextBut = (description: string): InBoth => (says.written(description) && !says.addedLater(description) ? looks.noOtherText : image.text.none)
