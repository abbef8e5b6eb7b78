import { exampleCaption } from '@atelie/contract/examples/bodies'
import { connectRedis, limiterOptions, type Redis } from '@atelie/service-kit/redis'
import { engineUrl } from '@atelie/test-kit/database'
import { FAKE_API_KEY, saying, startFakeOpenAi, type FakeOpenAi, type OddResponse } from '@atelie/test-kit/fake-openai'
import { metric } from '@atelie/test-kit/metrics'
import { silentLog } from '@atelie/test-kit/silent-log'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createModel } from '../src/model/model.ts'
import { createDailyCeiling } from '../src/rules/generator-limits.ts'
import { startAi, type AiHarness } from './harness.ts'

let redis: Redis
let fake: FakeOpenAi
let ai: AiHarness
beforeAll(async () => {
  redis = connectRedis(new URL('/14', engineUrl('REDIS_URL')).toString(), limiterOptions, silentLog)
  await vi.waitFor(() => redis.ping())
  await redis.flushdb()
  fake = await startFakeOpenAi()
  const countCall = createDailyCeiling(redis, { all: 20, visitors: 12 }, silentLog)
  ai = await startAi({
    generator: createModel({
      apiKey: FAKE_API_KEY,
      baseUrl: `${fake.url}/v1`,
      model: 'modelo',
      prices: { input: 1, output: 2 },
      countCall,
      log: silentLog,
      timeoutMs: 1_500,
    }),
  })
})
afterAll(async () => {
  await ai.stop()
  await fake.close()
  redis.disconnect()
})

const generate = async () =>
  (await ai.visitor('POST', '/api/caption/generate', { body: exampleCaption({ another: true }) })).status
const calls = (outcome: string) => metric('model_call_duration_seconds_count', { outcome })
const left = (caller: string) => metric('model_calls_left', { caller })

it('the metrics count calls to the model, their tokens and their cost, and show what is left of the day', async () => {
  const read = () =>
    Promise.all([
      calls('answered'),
      metric('model_tokens_total', { direction: 'input' }),
      metric('model_tokens_total', { direction: 'output' }),
      metric('model_cost_dollars_total'),
    ])
  const before = await read()
  expect([
    await metric('model_calls_max', { caller: 'account' }),
    await left('account'),
    await left('visitor'),
  ]).toEqual([20, 20, 12])
  expect(await generate()).toBe(200)
  const [answered, input, output, cost] = (await read()).map((value, index) => value - before[index]!) as [
    number,
    number,
    number,
    number,
  ]
  expect(Math.min(input, output)).toBeGreaterThan(0)
  expect(cost).toBeCloseTo((input + 2 * output) / 1_000_000, 10)
  expect([answered, await left('account'), await left('visitor')]).toEqual([1, 19, 11])
})

it.each([
  ['unauthorized', 'no_access'],
  ['unpaid', 'no_credit'],
  ['filtered', 'refused'],
  ['refusing', 'refused'],
  ['hanging', 'timed_out'],
] as const)('a model that is %s counts as %s', async (mood, outcome) => {
  fake.moods = [mood]
  const before = await calls(outcome)
  expect(await generate()).toBeGreaterThanOrEqual(400)
  expect(await calls(outcome)).toBe(before + 1)
})

it.each<[string, OddResponse, string]>([
  ['a credit that is used up', () => ({ body: { error: { message: 'Pay', code: 402 } } }), 'no_credit'],
  ['a refused key', () => ({ body: { error: { message: 'No', code: 'invalid_api_key' } } }), 'no_access'],
  ['a filtered answer', saying((content) => content, { finish_reason: 'content_filter' }), 'refused'],
])('%s counts as what it is, though the response says that it succeeded', async (_, mood, outcome) => {
  fake.moods = [mood]
  const before = await calls(outcome)
  expect(await generate()).toBeGreaterThanOrEqual(400)
  expect(await calls(outcome)).toBe(before + 1)
})
