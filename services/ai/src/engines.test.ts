import { captionBody, contentIdeasBody, cuteFontBody, cuteImageBody, stickerBody } from '@atelie/contract/generators'
import { FAKE_API_KEY, type FakeOpenAi, startFakeOpenAi } from '@atelie/test-kit/fake-openai'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyAsker, modelAt } from '../test/ask-model.ts'
import { captionGrid } from '../test/caption-grid.ts'
import { injections } from '../test/injections.ts'
import { captionTask } from './model/tasks.ts'
import type { Generator } from './rules/generator.ts'
import { hasMarkup } from './rules/plain-text.ts'
import { createWriter } from './writer/writer.ts'

let fake: FakeOpenAi
let seed = 0
beforeAll(async () => { fake = await startFakeOpenAi() })
afterAll(() => fake.close())

const engines: Record<string, () => Generator> = {
  'the built-in writer': () => createWriter(() => seed++),
  'a model': () => modelAt(fake.url),
}

describe.each(Object.entries(engines))('%s', (_, create) => {
  let engine: Generator
  beforeAll(() => { engine = create() })

  it.each(injections)('nothing leaks for %j', async (text) => {
    const captions = captionBody.safeParse({ topic: text, ...captionGrid[0] })
    const results = JSON.stringify([
      captions.success && await engine.caption(captions.data, anyAsker()),
      await engine.sticker(stickerBody.parse({ description: text, text: text.slice(0, 80) }), anyAsker()),
      await engine.cuteImage(cuteImageBody.parse({ description: text }), anyAsker()),
      await engine.cuteFont(cuteFontBody.parse({ text: text.slice(0, 100) }), anyAsker()),
      await engine.ideas(contentIdeasBody.parse({ craftType: text.slice(0, 80), contentPurpose: 'dica', specificIdea: text }), anyAsker()).then(({ ideas }) => ideas),
    ])
    expect(hasMarkup(JSON.parse(results).flat(9).map((part: unknown) => JSON.stringify(part)).join())).toBe(false)
    expect(results).not.toContain(FAKE_API_KEY)
    expect(results).not.toContain(captionTask.instructions.slice(0, 40))
    // Nor does it change the instructions: it is a value in the data, whatever it looks like.
    for (const { messages } of fake.asked.splice(0)) expect(messages.map(({ role }) => role), messages.at(-1)?.content).toEqual(['system', 'user'])
  })
})
