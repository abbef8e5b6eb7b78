import { cuteFontBody, cuteImageBody, stickerBody } from '@atelie/contract/generators'
import { expect, it } from 'vitest'
import { tableOf } from '../../../test/table.ts'
import type { Prompt } from '../../rules/generator.ts'
import { promptFaults } from '../../rules/answer-rules.ts'
import { createRandom } from '../random.ts'
import { writeCuteFontPrompt } from './font-prompt.ts'
import { writeCuteImagePrompt, writeStickerPrompt } from './picture-prompts.ts'

type Request = { letters: string } | { image: string } | { sticker: string }
interface Expected {
  why: string
  requests: Request[]
  pt?: string[]
  en?: string[]
  never?: string[]
}
const expected = tableOf<Expected[]>('prompts')
const seeds = Array.from({ length: 40 }, (_, seed) => seed)

function promptFor(request: Request, seed: number): Prompt {
  const random = createRandom(seed)
  if ('letters' in request) return writeCuteFontPrompt(cuteFontBody.parse({ text: request.letters }), random)
  if ('image' in request)
    return writeCuteImagePrompt(cuteImageBody.parse({ ...request, description: request.image }), random)
  return writeStickerPrompt(stickerBody.parse({ ...request, description: request.sticker }), random)
}

it.each(expected)(
  'a prompt for an image tool: $why, with as many sentences in both languages, and what was typed',
  ({ requests, pt = [], en = [], never = [] }) => {
    for (const request of requests) {
      for (const { prompt, promptInEnglish } of seeds.map((seed) => promptFor(request, seed))) {
        for (const said of pt) expect(prompt).toMatch(new RegExp(said, 'u'))
        for (const said of en) expect(promptInEnglish).toMatch(new RegExp(said, 'iu'))
        for (const unsaid of never) expect(`${prompt}\n${promptInEnglish}`).not.toMatch(new RegExp(unsaid, 'iu'))
        for (const text of [prompt, promptInEnglish])
          expect(text.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/(?:^|\. )\p{Ll}/u)
        expect(prompt.replaceAll(/"[^"]*"/g, '')).not.toMatch(/\b(?:with|the|of|and)\b/)
        expect(promptInEnglish.replaceAll(/"[^"]*"/g, '')).not.toMatch(/\b(?:com|em|de)\b/)
        expect(prompt.split('. ')).toHaveLength(promptInEnglish.split('. ').length)
        if (!('letters' in request))
          expect([prompt, promptInEnglish].flatMap((text) => promptFaults(text, [Object.values(request)[0]]))).toEqual(
            [],
          )
      }
    }
  },
)
