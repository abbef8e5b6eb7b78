import { exampleCaption } from '@atelie/contract/examples/bodies'
import { closedPort } from '@atelie/test-kit/closed-port'
import { engineUrl } from '@atelie/test-kit/database'
import type { ApiResponse, Caller } from '@atelie/test-kit/caller'
import { FAKE_API_KEY, startFakeOpenAi, type FakeOpenAi } from '@atelie/test-kit/fake-openai'
import { silentLog } from '@atelie/test-kit/silent-log'
import { connectRedis, limiterOptions, type Redis } from '@atelie/service-kit/redis'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createModel } from '../src/model/model.ts'
import { createDailyCeiling, createGeneratorLimits } from '../src/rules/generator-limits.ts'
import { OWNER, startAi, visitorCookieIn, type AiHarness } from './harness.ts'

/** A database of its own, since other tests run at the same time. */
let redis: Redis
let ai: AiHarness
beforeAll(async () => {
  redis = connectRedis(new URL('/8', engineUrl('REDIS_URL')).toString(), limiterOptions, silentLog)
  await vi.waitFor(() => redis.ping())
  await redis.flushdb()
  ai = await startAi({ limits: createGeneratorLimits(redis, { perMinute: 3, perDay: 5 }, silentLog) })
})
afterAll(async () => {
  await ai.stop()
  redis.disconnect()
})

const generate = (call: Caller, address: string) =>
  call('POST', '/api/caption/generate', { body: exampleCaption(), headers: { 'x-forwarded-for': address } })

async function statuses(times: number, call: Caller, address: string): Promise<number[]> {
  const found: number[] = []
  for (let index = 0; index < times; index += 1) found.push((await generate(call, address)).status)
  return found
}

function expectTooMany(response: ApiResponse, error: RegExp): void {
  expect(response).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests', error: expect.stringMatching(error) },
  })
  const seconds = Number(response.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
}

describe('a visitor', () => {
  it("a visitor must wait after a minute's allowance, but no other visitor of the address", async () => {
    const cookie = visitorCookieIn(await generate(ai.visitor, '203.0.113.1'))
    expect(await statuses(2, ai.browser(cookie), '203.0.113.1')).toEqual([200, 200])
    expectTooMany(
      await generate(ai.browser(cookie), '203.0.113.1'),
      /^Você já gerou muitos conteúdos em pouco tempo\. Tente novamente em (\d+ segundos|1 minuto)\.$/,
    )
    expectTooMany(await generate(ai.browser(cookie), '203.0.113.99'), /^Você já gerou/)
    expect((await generate(ai.visitor, '203.0.113.1')).status).toBe(200)
  })

  it("all generators count towards a visitor's allowance, refused requests do not", async () => {
    const cookie = visitorCookieIn(await generate(ai.visitor, '203.0.113.2'))
    const call = ai.browser(cookie)
    for (let times = 0; times < 5; times += 1)
      expect((await call('POST', '/api/caption/generate', { body: exampleCaption({ topic: '' }) })).status).toBe(400)
    for (const [path, body] of [
      ['sticker', { description: 'gato' }],
      ['cute-font', { text: 'Ana' }],
    ] as const) {
      expect((await call('POST', `/api/${path}/generate`, { body })).status).toBe(200)
    }
    expect((await call('POST', '/api/cute-image/generate', { body: { description: 'urso' } })).status).toBe(429)
    expect((await call('GET', '/api/content-ideas/craft-type')).status).toBe(200)
  })

  it('a visitor has a daily allowance as well', async () => {
    const limits = createGeneratorLimits(redis, { perMinute: 100, perDay: 4 }, silentLog)
    const caller = { who: 'de-um-dia-inteiro', isNew: false, account: undefined, address: '203.0.113.3' }
    for (let times = 0; times < 4; times += 1) await limits(caller)
    await expect(limits(caller)).rejects.toMatchObject({
      code: 'too_many_requests',
      message: 'Você já gerou muitos conteúdos em pouco tempo. Tente novamente em 24 horas.',
    })
  })

  it('a person who is signed in is counted by account, in any browser', async () => {
    const call = ai.as('9'.repeat(24))
    expect(await statuses(4, call, '203.0.113.4')).toEqual([200, 200, 200, 429])
    expect((await generate(ai.browser('other=1', '9'.repeat(24)), '203.0.113.5')).status).toBe(429)
  })
})

describe('an address', () => {
  it("an address has twenty times a visitor's allowance", async () => {
    const accounts = Array.from({ length: 21 }, (_, index) => ai.as(String(index).padStart(24, 'd')))
    const responses = await Promise.all(
      accounts.slice(0, 20).flatMap((call) => [1, 2, 3].map(() => generate(call, '198.51.100.3'))),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expectTooMany(await generate(accounts[20]!, '198.51.100.3'), /^Muitos conteúdos foram gerados a partir da sua rede/)
  })

  it.each([
    ['IPv4', '198.51.100.1', '198.51.100.1', '198.51.100.2'],
    ['the /64 of an IPv6 line', '2001:db8:0:7::1', '2001:db8:0:7:ffff::2', '2001:db8:0:8::1'],
  ])(
    'an address (%s) has five times as much for callers without a cookie, and more for those with one',
    async (_, from, sameLine, otherLine) => {
      const responses = await Promise.all(Array.from({ length: 15 }, () => generate(ai.visitor, from)))
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
      expect((await generate(ai.browser(visitorCookieIn(responses[0]!)), sameLine)).status).toBe(200)
      const refused = await generate(ai.visitor, sameLine)
      expectTooMany(refused, /^Muitos conteúdos foram gerados a partir da sua rede\. Tente novamente em /)
      // A refused caller gets no cookie.
      expect(visitorCookieIn(refused)).toBe('')
      expect((await generate(ai.visitor, otherLine)).status).toBe(200)
    },
  )

  it('an address beyond its allowance leaves no trace of further new visitors', async () => {
    const limits = createGeneratorLimits(redis, { perMinute: 1, perDay: 100 }, silentLog)
    const caller = { account: undefined, address: '198.51.100.20' }
    for (let number = 0; number < 20; number += 1) await limits({ ...caller, who: `known-${number}`, isNew: false })
    await expect(limits({ ...caller, who: 'made-up', isNew: true })).rejects.toMatchObject({
      code: 'too_many_requests',
    })
    expect(await redis.keys('*:known-0')).toHaveLength(2)
    expect(await redis.keys('*:made-up')).toEqual([])
  })

  it('a refused visitor does not use up the allowance of an address', async () => {
    const cookie = visitorCookieIn(await generate(ai.visitor, '198.51.100.9'))
    await Promise.all(Array.from({ length: 80 }, () => generate(ai.browser(cookie), '198.51.100.9')))
    expect((await generate(ai.as('8'.repeat(24)), '198.51.100.9')).status).toBe(200)
    expect((await generate(ai.visitor, '198.51.100.9')).status).toBe(200)
  })
})

it('limits are counted in memory while Redis is down', async () => {
  const away = connectRedis(`redis://127.0.0.1:${await closedPort()}`, limiterOptions, silentLog)
  const service = await startAi({ limits: createGeneratorLimits(away, { perMinute: 2, perDay: 5 }, silentLog) })
  const cookie = visitorCookieIn(await generate(service.visitor, '192.0.2.1'))
  expect(await statuses(2, service.browser(cookie), '192.0.2.1')).toEqual([200, 429])
  await service.stop()
  away.disconnect()
})

describe('the day of a paid model', () => {
  let fake: FakeOpenAi
  beforeAll(async () => {
    fake = await startFakeOpenAi()
  })
  afterAll(() => fake.close())
  beforeEach(() => redis.flushdb())

  /** One of several processes, without any other limit. */
  const startProcess = (redis: Redis) =>
    startAi({
      generator: createModel({
        apiKey: FAKE_API_KEY,
        baseUrl: `${fake.url}/v1`,
        model: 'modelo',
        prices: { input: 1, output: 1 },
        log: silentLog,
        timeoutMs: 20_000,
        countCall: createDailyCeiling(redis, { all: 5, visitors: 2 }, silentLog),
      }),
    })
  const ask = (call: Caller, topic: string) =>
    call('POST', '/api/caption/generate', { body: exampleCaption({ topic }) })

  it("visitors cannot use up the day's calls, even over several processes: accounts continue", async () => {
    const [one, other] = await Promise.all([startProcess(redis), startProcess(redis)])
    expect([await ask(one.visitor, 'bolsa'), await ask(other.visitor, 'bolo')].map(({ status }) => status)).toEqual([
      200, 200,
    ])
    for (const { visitor } of [one, other]) {
      const refused = await ask(visitor, 'vela')
      expect(refused).toMatchObject({
        status: 429,
        body: {
          code: 'too_many_requests',
          error:
            'Os textos gratuitos de hoje para quem não tem conta acabaram. Entre na sua conta para continuar ou tente novamente em 24 horas.',
        },
      })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000)
    }
    const owners = [
      await ask(one.as(OWNER), 'vaso'),
      await ask(other.as(OWNER), 'colar'),
      await ask(one.as(OWNER), 'tapete'),
      await ask(other.as(OWNER), 'brinco'),
    ]
    expect(owners.map(({ status }) => status)).toEqual([200, 200, 200, 503])
    expect(owners[3]!.body.error).toBe('O gerador atingiu o limite de uso do dia. Tente novamente em 24 horas.')
    await Promise.all([one.stop(), other.stop()])
  })

  it("without visitors, accounts may use up all of the day's calls", async () => {
    const count = createDailyCeiling(redis, { all: 5, visitors: 2 }, silentLog)
    for (let times = 0; times < 5; times += 1) await count(false)
    await expect(count(false)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 86_400 })
    await expect(count(true)).rejects.toMatchObject({ code: 'too_many_requests' })
  })

  it("the accounts' part of the day is counted in memory while Redis is down", async () => {
    const away = connectRedis(`redis://127.0.0.1:${await closedPort()}`, limiterOptions, silentLog)
    const service = await startProcess(away)
    expect(
      [
        await ask(service.visitor, 'a bolsa'),
        await ask(service.visitor, 'o bolo'),
        await ask(service.visitor, 'a vela'),
        await ask(service.as(OWNER), 'o vaso'),
      ].map(({ status }) => status),
    ).toEqual([200, 200, 429, 200])
    await service.stop()
    away.disconnect()
  })
})
