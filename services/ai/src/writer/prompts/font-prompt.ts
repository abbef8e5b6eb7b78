import type { CuteFontRequest } from '@atelie/contract/generators'
import { content } from '../../content/content.ts'
import type { InBoth } from '../../content/prompts-schema.ts'
import type { Prompt } from '../../rules/generator.ts'
import { readLettering } from '../../rules/lettering.ts'
import { sayings } from '../../content/pattern.ts'
import type { Random } from '../random.ts'
import {
  decorationOf,
  isSolemn,
  lookOf,
  namesBackground,
  namesColors,
  ornamentsOf,
  paletteOf,
  promptOf,
  qualityOf,
  quoted,
  sentence,
} from './looks.ts'

const { lettering, looks } = content.prompts
const says = sayings(lettering.words)

export function writeCuteFontPrompt({ text }: CuteFontRequest, random: Random): Prompt {
  const { words, theme, look, isMixed } = readLettering(text)
  if (says.alphabet(text)) return plainly(lettering.alphabet, text, random, [backgroundFor(text)])
  // If words and look cannot be separated reliably, the image tool gets the whole request and is told which part to write.
  if (isMixed) return plainly(lettering.mixed, words, random, [backgroundFor(words), lettering.nothingElse])
  if (look === null && theme === null && says.soberTrade(text))
    return plainly(lettering.sign, words, random, [lettering.background.white, lettering.nothingElse])
  const isQuiet = isSolemn(text)
  const isStyled = look !== null && says.styled(look)
  return promptOf([
    sentence(
      lettering.text,
      isStyled ? lettering.kinds.styled : random.pick(isQuiet ? lettering.kinds.solemn : lettering.kinds.any),
      quoted(words),
    ),
    ...(isStyled ? [] : [isQuiet ? lettering.shapes.solemn : random.pick(lettering.shapes.any)]),
    ...(look ? [sentence(lettering.request, quoted(look))] : []),
    ...(look && !theme ? [] : [decorationOf(theme, text, random)]),
    ...(look && !namesColors(text) ? [] : [sentence(looks.colors, paletteFor(text, theme, random))]),
    ...(look || theme ? [] : [sentence(lettering.mood, lookOf(text, random).mood)]),
    look ? backgroundFor(look) : lettering.background.white,
    lettering.nothingElse,
    qualityOf(random),
  ])
}

function backgroundFor(request: string): InBoth {
  if (namesBackground(request)) return lettering.background.asRequested
  return says.white(request) ? lettering.background.contrasting : lettering.background.white
}

/** Letters of which nothing is left to chance but their quality: an alphabet, a plain sign, or a request that tells how to draw them itself. */
const plainly = (
  { text, ...told }: { text: InBoth } & Readonly<Record<string, InBoth>>,
  words: string,
  random: Random,
  around: readonly InBoth[],
): Prompt => promptOf([sentence(text, quoted(words)), ...Object.values(told), ...around, qualityOf(random)])

function paletteFor(text: string, theme: string | null, random: Random): InBoth {
  if (namesColors(text.replace(OF_BACKGROUND, ' ').replace(NAMED_ROSA, ' '))) return paletteOf(text)
  if (theme || ornamentsOf(text, random)) return lettering.palettes.ofDecoration
  return isSolemn(text) ? lettering.palettes.solemn : random.pick(lettering.palettes.any)
}

const OF_BACKGROUND = /\bfundo \p{L}+(?:-\p{L}+)?/giu
/** 'Rosa Maria' is no color, and 'Outubro Rosa' is one. */
const NAMED_ROSA = /(?<!Outubro )\bRosa\b/gu
