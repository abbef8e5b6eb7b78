import { closedPort } from '@atelie/test-kit/closed-port'
import { engineUrl } from '@atelie/test-kit/database'
import { silentLog } from '@atelie/test-kit/silent-log'
import { connectRedis, limiterOptions, type Redis } from '@atelie/service-kit/redis'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { exampleCaption } from '@atelie/contract/examples/bodies'
import { createHistories } from '../src/rules/history.ts'
import { createWriter } from '../src/writer/writer.ts'
import { type AiHarness, OWNER, startAi, visitorCookieIn } from './harness.ts'

/** Each text with the same seed: only what was written before makes a difference. */
const SEED = 7

let redis: Redis
let ai: AiHarness
beforeAll(async () => {
  redis = connectRedis(new URL('/9', engineUrl('REDIS_URL')).toString(), limiterOptions, silentLog)
  await vi.waitFor(() => redis.ping())
  await redis.flushdb()
  ai = await startAi({ generator: createWriter(() => SEED), histories: createHistories(redis, silentLog) })
})
afterAll(async () => {
  await ai.stop()
  redis.disconnect()
})

const body = exampleCaption({ topic: 'vela aromática', size: 'medium', includeEmojis: false })
const write = async (call: AiHarness['visitor']) => {
  const response = await call('POST', '/api/caption/generate', { body })
  expect(response.status).toBe(200)
  return { response, sentences: (response.body.text as string).split(/(?<=[.!?])\s+/u) }
}
const shared = (one: readonly string[], other: readonly string[]) => one.filter((sentence) => other.includes(sentence))

it('an account does not get a sentence again while there are others', async () => {
  const first = await write(ai.as(OWNER))
  const second = await write(ai.as(OWNER))
  expect(shared(first.sentences, second.sentences)).toEqual([])
})

it("a visitor's texts are remembered by the cookie, and not for anyone else", async () => {
  const { response, sentences } = await write(ai.visitor)
  const again = await write(ai.browser(visitorCookieIn(response)))
  expect(shared(sentences, again.sentences)).toEqual([])
  expect((await write(ai.visitor)).sentences).toEqual(sentences)
})

const DAY = 24 * 60 * 60
const histories = () => redis.keys('history:*')

it.each([
  ['an account', 'history:all accounts', () => ai.as('e'.repeat(24))],
  ['a visitor', 'history:all visitors', () => ai.visitor],
])(
  'texts for %s are remembered for 60 days at most, and those unused for longest make room',
  async (_, all, caller) => {
    const [oldest, newest] = [`history:oldest of ${all}`, `history:newest of ${all}`]
    for (const key of [oldest, newest]) await redis.rpush(key, '1')
    const full = [oldest, newest, ...Array.from({ length: 9_998 }, (_, index) => `history:${index}`)]
    await redis.del(all)
    await redis.zadd(all, ...full.flatMap((key) => [key === oldest ? 1 : 2, key]))
    const before = await histories()
    await write(caller())
    const left = await histories()
    expect(left).toContain(newest)
    expect(left).not.toContain(oldest)
    const [added] = left.filter((key) => !before.includes(key))
    expect((await redis.ttl(added!)) / DAY).toBeCloseTo(60, 1)
    expect(await redis.zcard(all)).toBe(10_000)
  },
)

it('an account with many texts has the latest remembered', async () => {
  const account = '9'.repeat(24)
  const key = `history:account ${account}`
  await redis.rpush(key, ...Array.from({ length: 1_000 }, (_, index) => String(index)))
  await write(ai.as(account))
  expect(await redis.llen(key)).toBe(1_000)
  expect(await redis.lindex(key, 0)).not.toBe('0')
})

it('without Redis captions are written all the same', async () => {
  const down = connectRedis(`redis://127.0.0.1:${await closedPort()}`, limiterOptions, silentLog)
  const alone = await startAi({ generator: createWriter(() => SEED), histories: createHistories(down, silentLog) })
  try {
    expect((await write(alone.as(OWNER))).sentences.length).toBeGreaterThan(3)
  } finally {
    await alone.stop()
    down.disconnect()
  }
})
