import { Writable } from 'node:stream'
import { exampleCaption, exampleIdeas } from '@atelie/contract/examples/bodies'
import { createLogger } from '@atelie/service-kit/log'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startAi, type AiHarness } from './harness.ts'
import { around, oddWords } from './odd-words.ts'

const lines: string[] = []
let ai: AiHarness
beforeAll(async () => { ai = await startAi({ log: createLogger('ai', 'debug', new Writable({ write: (line, _, done) => { lines.push(String(line)); done() } })) }) })
afterAll(() => ai.stop())

/** As typed into every free field. */
const calls: [string, (typed: string) => object][] = [
  ['/api/caption/generate', (topic) => exampleCaption({ topic })], ['/api/sticker/generate', (typed) => ({ description: typed, text: typed.slice(0, 80) })], ['/api/cute-image/generate', (description) => ({ description })],
  ['/api/cute-font/generate', (text) => ({ text: text.slice(0, 100) })], ['/api/content-ideas/generate', (typed) => exampleIdeas({ craftType: typed.slice(0, 80), specificIdea: typed })],
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
