import { randomInt } from 'node:crypto'
import type { Generator } from '../rules/generator.ts'
import { writeCaption } from './caption.ts'
import { writeIdeas } from './ideas/write-ideas.ts'
import { writeCuteFontPrompt } from './prompts/font-prompt.ts'
import { writeCuteImagePrompt, writeStickerPrompt } from './prompts/picture-prompts.ts'
import { createRandom } from './random.ts'

const anySeed = () => randomInt(2 ** 32)

/** Writes without a model, from data and a small grammar. The same seed and history give the same text. */
export function createWriter(nextSeed: () => number = anySeed): Generator {
  const random = () => createRandom(nextSeed())
  return {
    writtenBy: 'writer',
    caption: async (request, { history }) => writeCaption(request, random(), history),
    sticker: async (request) => writeStickerPrompt(request, random()),
    cuteImage: async (request) => writeCuteImagePrompt(request, random()),
    cuteFont: async (request) => writeCuteFontPrompt(request, random()),
    ideas: async (request, { history }) => writeIdeas(request, random(), history),
  }
}
