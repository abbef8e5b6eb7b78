import { signToken } from '@atelie/service-kit/identity'
import { recordedLog } from '@atelie/test-kit/recorded-log'
import { afterEach, describe, expect, it } from 'vitest'
import { createCallsLimit, createBytesLimit, createLinkLimits, createPasswordLimit } from '../src/limits.ts'
import { ACCOUNT, sessionCookieOf, startGateway, testKeys, type TestGateway } from './harness.ts'

let gateway: TestGateway
afterEach(() => gateway.close())

describe('an account', () => {
  it('an account that calls too often must wait, but no other account', async () => {
    const { log, find } = recordedLog()
    gateway = await startGateway({ callsLimit: createCallsLimit({ perSecond: 1, burst: 5 }, log) })
    const list = (account: string) => gateway.call('GET', '/api/clients', { headers: sessionCookieOf({ account }) })
    const busy = await Promise.all(Array.from({ length: 6 }, () => list('b'.repeat(24))))
    expect(busy.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429])
    const refused = busy.find(({ status }) => status === 429)!
    expect(refused.body).toMatchObject({
      code: 'too_many_requests',
      error: 'Muitos pedidos em pouco tempo. Espere um instante e tente de novo.',
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect((await list('c'.repeat(24))).status).toBe(200)
    expect(find({ msg: 'limit reached' })).toMatchObject([{ limit: 'calls', caller: 'b'.repeat(24) }])
    expect(
      (await gateway.call('POST', '/api/logout', { headers: sessionCookieOf({ account: 'b'.repeat(24) }) })).status,
    ).toBe(204)
  })
})

describe("a visitor's address", () => {
  it('an address that calls too often must wait, but neither another address nor an account there', async () => {
    gateway = await startGateway({
      trustedProxies: 1,
      callsLimit: createCallsLimit({ perSecond: 1, burst: 5 }, recordedLog().log),
    })
    const look = async (address: string, cookie = {}) =>
      (
        await gateway.call('GET', '/api/content-ideas/craft-type', {
          headers: { 'x-forwarded-for': address, ...cookie },
        })
      ).status
    const busy = await Promise.all(Array.from({ length: 6 }, () => look('203.0.113.9')))
    expect(busy.filter((status) => status === 429)).toHaveLength(1)
    expect(await look('203.0.113.10')).not.toBe(429)
    expect(await look('203.0.113.9', sessionCookieOf())).not.toBe(429)
  })

  it.each([
    ['without a session', 'GET', '/api/clients', 401],
    ['to unknown paths', 'GET', '/api/nothing', 404],
    ['to sign out of no session', 'POST', '/api/logout', 204],
  ])('an address that keeps making calls %s must wait', async (_, method, path, usual) => {
    gateway = await startGateway({ callsLimit: createCallsLimit({ perSecond: 1, burst: 5 }, recordedLog().log) })
    const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await gateway.call(method, path)).status))
    expect(statuses.sort()).toEqual([...Array.from({ length: 5 }, () => usual), 429])
  })
})

describe('bodies of half a megabyte', () => {
  it('an account that sends many large bodies is refused, small ones included, for a while', async () => {
    const { log, find } = recordedLog()
    gateway = await startGateway({ bytesLimit: createBytesLimit(log) })
    const save = (account: string, bytes: number) =>
      gateway.call('POST', '/api/clients', {
        body: { filler: 'x'.repeat(bytes) },
        headers: sessionCookieOf({ account: account.repeat(24) }),
      })
    const large = []
    for (let sent = 0; sent < 6; sent += 1) large.push(await save('b', 500_000))
    expect(large.map(({ status }) => status === 429)).toEqual([false, false, false, false, true, true])
    expect(Number(large.at(-1)!.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect((await save('b', 10)).status).toBe(429)
    expect((await save('c', 10)).status).not.toBe(429)
    expect(find({ msg: 'limit reached' })).toMatchObject([{ limit: 'body_kilobytes', sender: 'b'.repeat(24) }])
  })
})

describe('an address', () => {
  it('an address that sends a flood of passwords is refused before a service has any work, but no other address', async () => {
    const { log, find } = recordedLog()
    gateway = await startGateway({ trustedProxies: 1, passwordLimit: createPasswordLimit(log) })
    const login = (address: string, cookie = '') =>
      gateway.call('POST', '/api/login', {
        body: { email: 'marina@exemplo.com.br', password: 'segredo1' },
        headers: { 'x-forwarded-for': address, cookie },
      })
    const device = signToken(
      testKeys.privateKeyOf('session'),
      { device: 'browser-1' },
      { audience: 'device', expiresInSeconds: 60 },
    )
    const flood = await Promise.all(Array.from({ length: 40 }, () => login('203.0.113.9')))
    expect(flood.filter(({ status }) => status === 200)).toHaveLength(30)
    expect(flood.find(({ status }) => status === 429)!.body).toMatchObject({
      error: 'Muitas tentativas. Tente novamente em alguns minutos.',
    })
    expect(gateway.received).toHaveLength(30)
    expect((await login('203.0.113.10')).status).toBe(200)
    expect((await login('203.0.113.9', `atelie_device_8080=${device}`)).status).toBe(200)
    expect((await login('203.0.113.9', 'atelie_device_8080=a.b.c')).status).toBe(429)
    expect(find({ msg: 'limit reached' })).toMatchObject([{ limit: 'passwords', address: '203.0.113.9' }])
  })
})

describe('what a service learns about a browser', () => {
  const login = (headers: Record<string, string>) =>
    gateway.call('POST', '/api/login', { body: { email: 'marina@exemplo.com.br', password: 'segredo1' }, headers })

  it('a service gets the address that the gateway sees, and only the cookies meant for it', async () => {
    gateway = await startGateway()
    const madeUp = {
      'x-real-ip': '203.0.113.9',
      'x-forwarded-host': 'exemplo.com.br',
      'x-forwarded-proto': 'https',
      forwarded: 'for=203.0.113.9',
      traceparent: '00-0123456789abcdef0123456789abcdef-0123456789abcdef-01',
      baggage: 'a=b',
    }
    await login({ ...sessionCookieOf(), ...madeUp, 'x-forwarded-for': '203.0.113.9' })
    await login({
      cookie: `${sessionCookieOf().cookie}; atelie_device_8080=a.b.c; atelie_visitor_8080=g.h.i; atelie_claimed_8080=x.y; other=1`,
    })
    const [first, second] = gateway.received.map(({ request }) => request.headers)
    expect(first).toMatchObject({ 'x-forwarded-for': '127.0.0.1' })
    for (const name of ['cookie', ...Object.keys(madeUp)]) expect(first).not.toHaveProperty(name)
    expect(second?.cookie).toBe('atelie_device_8080=a.b.c; atelie_visitor_8080=g.h.i')
  })

  it("the ai service gets the visitor's cookie, signed in or not, and its own reaches the browser", async () => {
    gateway = await startGateway()
    const cookies = 'atelie_device_8080=a.b.c; atelie_visitor_8080=g.h.i; atelie_claimed_8080=x.y; other=1'
    const response = await gateway.call('GET', '/api/content-ideas/craft-type', { headers: { cookie: cookies } })
    await gateway.call('GET', '/api/content-ideas/craft-type', {
      headers: { cookie: `${sessionCookieOf().cookie}; ${cookies}` },
    })
    expect(gateway.received.map(({ accountId, request }) => [accountId, request.headers.cookie])).toEqual([
      [null, 'atelie_visitor_8080=g.h.i; atelie_claimed_8080=x.y'],
      [ACCOUNT, 'atelie_visitor_8080=g.h.i; atelie_claimed_8080=x.y'],
    ])
    expect(response.headers.getSetCookie()).toEqual(['atelie_visitor_8080=d.e.f; Path=/'])
  })

  it('with a trusted proxy in front, a service gets the address that the proxy saw, not one its client made up', async () => {
    gateway = await startGateway({ trustedProxies: 1 })
    await login({ 'x-forwarded-for': '192.0.2.1, 203.0.113.9' })
    expect(gateway.received[0]?.request.headers['x-forwarded-for']).toBe('203.0.113.9')
  })
})

describe('the links of quotes', () => {
  const start = async () => {
    const { log, find } = recordedLog()
    gateway = await startGateway({ trustedProxies: 1, linkLimits: createLinkLimits(log) })
    const open = async (token: string, address = '203.0.113.9') =>
      (await gateway.call('GET', `/orcamento/${token}`, { headers: { 'x-forwarded-for': address } })).status
    return { open, find }
  }

  it('an address that tries many links that do not exist must wait, but no other address', async () => {
    const { open, find } = await start()
    const tries = []
    for (let index = 0; index < 65; index += 1) tries.push(await open(`unknown-${index}`))
    expect([tries.filter((status) => status === 404), tries.slice(-3)]).toEqual([Array(61).fill(404), [429, 429, 429]])
    expect(await open('unknown', '203.0.113.10')).toBe(404)
    const lines = find({ msg: 'limit reached' })
    expect(lines).toMatchObject([{ limit: 'missed_links', address: '203.0.113.9' }])
    expect(JSON.stringify(lines)).not.toContain('unknown')
  })

  it('a link that is used too often must wait, but no other link', async () => {
    const { open, find } = await start()
    const tries = []
    for (let index = 0; index < 121; index += 1) tries.push(await open('one'))
    expect([tries.at(-2), tries.at(-1), await open('other')]).toEqual([200, 429, 200])
    expect(JSON.stringify(find({ msg: 'limit reached' }))).not.toContain('one')
  })
})
