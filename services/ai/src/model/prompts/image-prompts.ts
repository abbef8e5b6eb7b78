import type { CuteFontRequest, CuteImageRequest, StickerRequest } from '@atelie/contract/generators'
import { z } from '@atelie/contract/zod'
import { readLettering } from '../../rules/lettering.ts'
import { plainLine } from '../../rules/plain-text.ts'
import { promptFaults } from '../../rules/answer-rules.ts'
import { DATA_RULES, type Task } from '../task.ts'

const answer = z.object({ prompt: z.string(), promptInEnglish: z.string() })
type Answer = z.output<typeof answer>

const COMMON = 'Write one prompt for an image generation tool, 50 to 120 words, twice: "prompt" in Brazilian Portuguese and "promptInEnglish", the same in English. Texts of the request stay in their own language, exactly as typed, between straight double quotes. Change no color and no text that the request names.'

const faultsInBoth = ({ prompt, promptInEnglish }: Answer, words: readonly (string | null | undefined)[]) => [prompt, promptInEnglish].flatMap((text) => promptFaults(text, words))

export const stickerTask: Task<StickerRequest, Answer> = {
  name: 'sticker_4',
  instructions: `${COMMON}
It describes a cute die-cut sticker of "description". With a "text", the sticker shows exactly that text; without one it shows none.
Each of "options" that is true must be asked for (white border, drop shadow, dark background, the text inside a speech balloon), and what is false must be ruled out.
${DATA_RULES}`,
  answer,
  data: ({ description, text, options }) => ({ description: plainLine(description), text: text ? plainLine(text) : null, options }),
  typed: ({ description, text }) => [plainLine(description), ...text ? [plainLine(text)] : []],
  faults: ({ description, text }, given) => faultsInBoth(given, [description, text]),
}

export const cuteImageTask: Task<CuteImageRequest, Answer> = {
  name: 'cute_image_4',
  instructions: `${COMMON}
It describes a cute, tender illustration of "description". If "includeText" is true, the picture shows only the phrase, name, date or offer that the description gives, or else a short phrase in Portuguese that fits; otherwise it has no text.
${DATA_RULES}`,
  answer,
  data: ({ description, includeText }) => ({ description: plainLine(description), includeText }),
  typed: ({ description }) => [plainLine(description)],
  faults: ({ description }, given) => faultsInBoth(given, [description]),
}

export const cuteFontTask: Task<CuteFontRequest, Answer> = {
  name: 'cute_font_5',
  instructions: `${COMMON}
It describes the letters of "text" as cute, decorated lettering: exactly that text, nothing else written, easy to read and to cut out. With a "theme" the decorations follow it, with a "look" the letters and the background do, without one they suit the text; the theme itself is never written. If "isMixed" is true, words of the text that only tell how to draw it (theme, colors, style) are followed and not written.
${DATA_RULES}`,
  answer,
  data: ({ text }) => {
    const { words, theme, look, isMixed } = readLettering(text)
    return { text: words, theme, look, isMixed }
  },
  typed: ({ text }) => [plainLine(text), readLettering(text).words],
  faults: ({ text }, given) => {
    const { words, isMixed } = readLettering(text)
    return faultsInBoth(given, isMixed ? [] : [words])
  },
}
