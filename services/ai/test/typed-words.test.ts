import { exampleCaption, exampleIdeas } from '@atelie/contract/examples/bodies'
import { FAKE_API_KEY, type FakeOpenAi, startFakeOpenAi } from '@atelie/test-kit/fake-openai'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { captionTask } from '../src/model/tasks.ts'
import { hasMarkup } from '../src/rules/plain-text.ts'
import { logInto, modelAt } from './ask-model.ts'
import { startAi, type AiHarness } from './harness.ts'
import { injections } from './injections.ts'
import { around, oddWords } from './odd-words.ts'

const lines: string[] = []
let ai: AiHarness
let fake: FakeOpenAi
let withModel: AiHarness
beforeAll(async () => {
  ai = await startAi({ log: logInto(lines, 'debug') })
  fake = await startFakeOpenAi()
  withModel = await startAi({ generator: modelAt(fake.url) })
})
afterAll(async () => {
  await Promise.all([ai.stop(), withModel.stop()])
  await fake.close()
})

/** The text as typed into every free field. */
const calls: [string, (typed: string) => object][] = [
  ['/api/caption/generate', (topic) => exampleCaption({ topic })],
  ['/api/sticker/generate', (typed) => ({ description: typed, text: typed.slice(0, 80) })],
  ['/api/cute-image/generate', (description) => ({ description })],
  ['/api/cute-font/generate', (text) => ({ text: text.slice(0, 100) })],
  ['/api/content-ideas/generate', (typed) => exampleIdeas({ craftType: typed.slice(0, 80), specificIdea: typed })],
]
/** Something that a log line has only if a person's words are in it. */
const MARK = 'Zulmira'

it.each(calls)('%s succeeds for odd words, and nothing that was typed is in the log', async (path, body) => {
  for (const [turn, word] of oddWords.entries()) {
    const typed = `${around[turn % around.length]!(word)} ${MARK}`
    expect(await ai.visitor('POST', path, { body: body(typed) }), typed).toMatchObject({ status: 200 })
  }
  expect(lines.join()).toContain(path)
  expect(lines.filter((line) => line.includes(MARK))).toEqual([])
})

it.each(injections)('nothing leaks for %j, whether the built-in writer or a model writes', async (typed) => {
  for (const { visitor } of [ai, withModel]) {
    const responses = await Promise.all(calls.map(([path, body]) => visitor('POST', path, { body: body(typed) })))
    const written = JSON.stringify(responses.map(({ body: { specificIdea: _, ...texts } }) => texts))
    expect(hasMarkup(written), written).toBe(false)
    expect(written).not.toContain(FAKE_API_KEY)
    expect(written).not.toContain(captionTask.instructions.slice(0, 40))
  }
  // Nor does it change the instructions: it is a value in the data, whatever it looks like.
  for (const { messages } of fake.asked.splice(0))
    expect(
      messages.map(({ role }) => role),
      messages.at(-1)?.content,
    ).toEqual(['system', 'user'])
})
