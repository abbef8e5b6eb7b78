import { consumedCalls, replay } from '@atelie/test-kit/consumed-calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { OWNER, startAi, type AiHarness } from './harness.ts'

let ai: AiHarness
beforeAll(async () => {
  ai = await startAi()
})
afterAll(() => ai.stop())

it.each(consumedCalls('ai'))('%s succeeds', async (_, consumed) => {
  expect(await replay(ai.as(OWNER), consumed)).toMatchObject({ status: consumed.endpoint.status })
})
