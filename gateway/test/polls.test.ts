import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countedCalls } from '@atelie/test-kit/metrics'
import { silentLog } from '@atelie/test-kit/silent-log'
import { createCallsLimit } from '../src/limits.ts'
import { ACCOUNT, sessionCookieOf, startGateway, type TestGateway } from './harness.ts'

const stranger = sessionCookieOf({ account: 'b'.repeat(24), sid: 'stranger' })
const PATH = '/api/cash/balance?startDate=2026-11-01&endDate=2026-11-30'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await startGateway()
})
afterEach(() => gateway.close())

const poll = (tag?: string, cookie: Record<string, string> = sessionCookieOf(), path = PATH) =>
  gateway.call('GET', path, { headers: { ...cookie, ...(tag === undefined ? {} : { 'if-none-match': tag }) } })
const tagNow = async () => (await poll()).headers.get('etag')!

describe('a poll', () => {
  it('a poll without news is an empty 304, for which the service reads nothing', async () => {
    const first = await poll()
    const tag = first.headers.get('etag')!
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    gateway.cash.reads = 0
    const unchanged = await poll(tag)
    expect([
      unchanged.status,
      unchanged.body,
      unchanged.headers.get('etag'),
      unchanged.headers.get('cache-control'),
    ]).toEqual([304, '', tag, 'private, no-cache'])
    expect(gateway.cash.reads).toBe(0)
  })

  it('a poll without news is measured, since it is not logged', async () => {
    const counted = (status: number) =>
      countedCalls({ method: 'GET', route: '/api/cash/balance', status, service: 'cash' })
    const tag = await tagNow()
    const before = [await counted(304), await counted(200)]
    await poll(tag)
    await poll('"old"')
    expect([await counted(304), await counted(200)]).toEqual(before.map((count) => count + 1))
  })

  it('only a GET is a poll', async () => {
    const headers = { ...sessionCookieOf(), 'if-none-match': await tagNow() }
    expect((await gateway.call('DELETE', PATH, { headers })).status).toBe(404)
    expect(gateway.cash.asked).toEqual([])
  })

  it('a poll sees an earlier change at once', async () => {
    const tag = await tagNow()
    gateway.cash.versions[ACCOUNT] = 'next'
    const changed = await poll(tag)
    expect([changed.status, changed.body.total, changed.headers.get('etag') === tag]).toEqual([200, 1, false])
  })

  it('a poll of another account, or about another period, gets its own data', async () => {
    const tag = await tagNow()
    expect((await poll(tag, stranger)).status).toBe(200)
    expect((await poll(tag, sessionCookieOf(), '/api/cash/balance')).status).toBe(200)
  })

  it.each([
    ['no session', {}],
    ['a session that has expired', sessionCookieOf({ seconds: -1 })],
    ['nonsense', { cookie: 'atelie_session_8080=a.b.c' }],
  ])('a poll with %s is a 401, whatever its ETag', async (_, cookie) => {
    expect(await poll(await tagNow(), cookie)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  })

  it('a poll with a session that was signed out, here or elsewhere, is a 401', async () => {
    const here = sessionCookieOf({ sid: 'signed-out-here' })
    const elsewhere = sessionCookieOf({ sid: 'signed-out-elsewhere' })
    const tag = await tagNow()
    expect([(await poll(tag, here)).status, (await poll(tag, elsewhere)).status]).toEqual([304, 304])
    await gateway.call('POST', '/api/logout', { headers: here })
    expect((await poll(tag, here)).status).toBe(401)
    gateway.auth.signedOut.push('signed-out-elsewhere')
    await vi.waitFor(async () => expect((await poll(tag, elsewhere)).status).toBe(401), { timeout: 5_000 })
  })

  it('a poll whose session has expired is a 401, even if the session is cached', async () => {
    const brief = sessionCookieOf({ seconds: 3 })
    const tag = await tagNow()
    expect((await poll(tag, brief)).status).toBe(304)
    await vi.waitFor(async () => expect((await poll(tag, brief)).status).toBe(401), { timeout: 5_000 })
  })

  it('a poll is a 503 with a Retry-After while the service is down, and a 304 again afterwards', async () => {
    const tag = await tagNow()
    gateway.cash.isDown = true
    const refused = await poll(tag)
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([503, 'unavailable', '2'])
    gateway.cash.isDown = false
    await vi.waitFor(async () => expect((await poll(tag)).status).toBe(304), { timeout: 8_000 })
  })
})

describe('many polls at once', () => {
  it('many polls at once are one lookup, with each account once', async () => {
    const tag = await tagNow()
    gateway.cash.asked = []
    const cookies = [sessionCookieOf(), sessionCookieOf({ sid: 'second-tab' }), stranger]
    const responses = await Promise.all(Array.from({ length: 30 }, (_, index) => poll(tag, cookies[index % 3])))
    expect(responses.filter(({ status }) => status === 304)).toHaveLength(20)
    // A busy machine may not take all thirty within one batch.
    expect(gateway.cash.asked.length).toBeLessThan(4)
    expect(Math.max(...gateway.cash.asked)).toBe(2)
  })
})

describe('an account that polls too often', () => {
  it('an account that polls too often must wait', async () => {
    const limited = await startGateway({ callsLimit: createCallsLimit({ perSecond: 1, burst: 4 }, silentLog) })
    const headers = sessionCookieOf()
    const tag = (await limited.call('GET', PATH, { headers })).headers.get('etag')!
    const statuses = []
    for (let count = 0; count < 4; count += 1)
      statuses.push((await limited.call('GET', PATH, { headers: { ...headers, 'if-none-match': tag } })).status)
    await limited.close()
    expect(statuses).toEqual([304, 304, 304, 429])
  })
})
