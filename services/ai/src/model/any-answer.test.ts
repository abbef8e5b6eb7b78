import { contentIdeasBody, cuteFontBody, cuteImageBody, stickerBody } from '@atelie/contract/generators'
import { Problem } from '@atelie/service-kit/problem'
import { type FakeOpenAi, type OddResponse, startFakeOpenAi } from '@atelie/test-kit/fake-openai'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyAsker, caption, modelAt } from '../../test/ask-model.ts'
import { oddResponse } from '../../test/odd-responses.ts'
import { fuzzed } from '../../test/odd-words.ts'
import { captionFaults, ideaFaults, promptFaults } from '../rules/answer-rules.ts'
import type { Generator } from '../rules/generator.ts'
import { plainAnswer } from '../rules/plain-answer.ts'

const request = caption({ another: true })
/** Each asks, and returns the faults of what would be shown. */
const generators: Record<string, (model: Generator) => Promise<string[]>> = {
  async caption(model) {
    const answer = await model.caption(request, anyAsker())
    return [...captionFaults(request, answer), ...unclean([answer.text, ...answer.hashtags])]
  },
  async ideas(model) {
    const { ideas } = await model.ideas(contentIdeasBody.parse({ craftType: 'Crochê', contentPurpose: 'dica' }), anyAsker())
    return [...ideaFaults(ideas), ...unclean(ideas.flatMap((idea) => Object.values(idea)))]
  },
  sticker: (model) => prompts(model.sticker(stickerBody.parse({ description: 'gatinha', text: 'Miau' }), anyAsker()), ['gatinha', 'Miau']),
  cuteImage: (model) => prompts(model.cuteImage(cuteImageBody.parse({ description: 'urso' }), anyAsker()), ['urso']),
  cuteFont: (model) => prompts(model.cuteFont(cuteFontBody.parse({ text: 'Ana' }), anyAsker()), ['Ana']),
}
async function prompts(asked: Promise<{ prompt: string; promptInEnglish: string }>, words: string[]): Promise<string[]> {
  const { prompt, promptInEnglish } = await asked
  return [prompt, promptInEnglish].flatMap((text) => [...promptFaults(text, words), ...unclean([text])])
}
const unclean = (texts: readonly string[]) => texts.filter((text) => plainAnswer(text) !== text)

describe('whatever a server sends', () => {
  const fakes = new Map<string, FakeOpenAi>()
  beforeAll(async () => { for (const name of Object.keys(generators)) fakes.set(name, await startFakeOpenAi()) })
  afterAll(() => Promise.all([...fakes.values()].map((fake) => fake.close())))

  async function faultsOf(name: string, responses: readonly OddResponse[]): Promise<string[]> {
    const fake = fakes.get(name)!
    fake.moods = [...responses]
    try {
      return await generators[name]!(modelAt(fake.url, { timeoutMs: 5_000 }))
    } catch (error) {
      return error instanceof Problem && error.code !== 'internal' ? [] : [String(error)]
    }
  }

  it('an answer of any kind is shown as promised, or told with a reason, for each generator', async () => {
    await fc.assert(fc.asyncProperty(fc.array(oddResponse, { minLength: 1, maxLength: 2 }), async (responses) => {
      const faults = await Promise.all(Object.keys(generators).map((name) => faultsOf(name, responses)))
      expect(faults.flat()).toEqual([])
    }), { ...fuzzed(40), endOnFailure: true })
  }, 3_600_000)
})
