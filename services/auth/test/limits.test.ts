import { closedPort } from '@atelie/test-kit/closed-port'
import { engineUrl } from '@atelie/test-kit/database'
import type { ApiResponse } from '@atelie/test-kit/caller'
import { silentLog } from '@atelie/test-kit/silent-log'
import { NO_ACCOUNT, signIdentity } from '@atelie/service-kit/identity'
import { connectRedis, limiterOptions, type Redis } from '@atelie/service-kit/redis'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSignInLimits } from '../src/rules/sign-in-limits.ts'
import { cookieIn, person, startAuth, type AuthService } from './harness.ts'

// Limits count what is tried: how long each try takes is no part of it, and there are hundreds.
vi.mock('@node-rs/argon2', async (importActual) => {
  const actual = await importActual<typeof import('@node-rs/argon2')>()
  return {
    ...actual,
    hash: (password: string) => actual.hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
  }
})

/** A database of its own, since other tests run at the same time. */
let redis: Redis
let auth: AuthService
/** Each test has its own address, so that they do not use up each other's attempts. */
let address = ''
let tests = 0

beforeAll(async () => {
  redis = connectRedis(new URL('/9', engineUrl('REDIS_URL')).toString(), limiterOptions, silentLog)
  await vi.waitFor(() => redis.ping())
  await redis.flushdb()
  auth = await startAuth({ limits: createSignInLimits(redis, silentLog) })
})
afterAll(async () => {
  await auth.close()
  redis.disconnect()
})
beforeEach(() => {
  address = `198.51.100.${++tests}`
})

const register = (email: string) =>
  auth.call('POST', '/api/register', { body: person({ email }), headers: { 'x-forwarded-for': address } })
const signIn = (email: string, password: string, headers: Record<string, string> = {}) =>
  auth.call('POST', '/api/login', { body: { email, password }, headers: { 'x-forwarded-for': address, ...headers } })

async function wrongTries(count: number, email: string, headers: Record<string, string> = {}): Promise<number[]> {
  const statuses: number[] = []
  for (let index = 0; index < count; index += 1) statuses.push((await signIn(email, 'errada1', headers)).status)
  return statuses
}

const nineRefusals = Array<number>(9).fill(401)

function expectTooMany(response: ApiResponse): void {
  expect(response).toMatchObject({
    status: 429,
    body: { error: 'Muitas tentativas. Tente novamente em alguns minutos.', code: 'too_many_requests' },
  })
  const seconds = Number(response.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(14 * 60)
  expect(seconds).toBeLessThanOrEqual(15 * 60)
}

describe('wrong passwords', () => {
  it('from the tenth wrong password on, attempts for that e-mail alone are refused, even with the right password', async () => {
    await register('tentada@exemplo.com.br')
    await register('vizinha@exemplo.com.br')
    expect(await wrongTries(10, 'tentada@exemplo.com.br')).toEqual([...nineRefusals, 429])
    expectTooMany(await signIn('TENTADA@exemplo.com.br', 'segredo1'))
    expect((await signIn('vizinha@exemplo.com.br', 'segredo1')).status).toBe(200)
  })

  it('wrong passwords for an unknown e-mail are counted alike', async () => {
    expect(await wrongTries(10, 'ninguem@exemplo.com.br')).toEqual([...nineRefusals, 429])
  })

  it('a right password resets the count of wrong ones', async () => {
    await register('esquecida@exemplo.com.br')
    expect(await wrongTries(9, 'esquecida@exemplo.com.br')).toEqual(nineRefusals)
    expect((await signIn('esquecida@exemplo.com.br', 'segredo1')).status).toBe(200)
    expect(await wrongTries(9, 'esquecida@exemplo.com.br')).toEqual(nineRefusals)
  })

  it('wrong passwords count from the start, so that many at once do not get around the limit', async () => {
    const responses = await Promise.all(Array.from({ length: 40 }, () => signIn('paralela@exemplo.com.br', 'errada1')))
    const refused = responses.filter(({ status }) => status === 401).length
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(40 - refused)
    // Those that got no slot were not checked, so they do not count.
    const rest = await wrongTries(11 - Math.max(refused, 1), 'paralela@exemplo.com.br')
    expect(rest.filter((status) => status === 401)).toHaveLength(9 - refused)
    expect(rest.at(-1)).toBe(429)
  })

  it("strangers' wrong passwords do not lock out a known browser, which has a count of its own", async () => {
    const cookie = cookieIn(await register('dona@exemplo.com.br'), 'device')
    expect(await wrongTries(10, 'dona@exemplo.com.br')).toContain(429)
    expect((await signIn('dona@exemplo.com.br', 'segredo1', { cookie })).status).toBe(200)
    expect(await wrongTries(10, 'dona@exemplo.com.br', { cookie })).toEqual([...nineRefusals, 429])
    expectTooMany(await signIn('dona@exemplo.com.br', 'segredo1', { cookie }))
  })

  it('a browser that is known to other accounts only, or claims to be known, gets no count of its own', async () => {
    await register('alvo@exemplo.com.br')
    const other = cookieIn(await register('intrusa@exemplo.com.br'), 'device')
    const [header = '', , signature = ''] = other.split('.')
    const forged = [
      header,
      Buffer.from(JSON.stringify({ device: 'device-1', accounts: ['x'], aud: 'device', iss: 'session' })).toString(
        'base64url',
      ),
      signature,
    ].join('.')
    expect(await wrongTries(10, 'alvo@exemplo.com.br')).toContain(429)
    for (const cookie of [other, forged, 'atelie_device_8080=x'])
      expectTooMany(await signIn('alvo@exemplo.com.br', 'segredo1', { cookie }))
  })

  it('a browser is known for a year after a sign-in', async () => {
    const cookies = (await register('fiel@exemplo.com.br')).headers.getSetCookie()
    expect(cookies.find((line) => line.startsWith('atelie_device_'))).toContain('; Max-Age=31536000;')
  })

  it('wrong passwords of several people at one counter are counted apart', async () => {
    const first = cookieIn(await register('ana@exemplo.com.br'), 'device')
    const both = cookieIn(
      await auth.call('POST', '/api/register', {
        body: person({ email: 'bia@exemplo.com.br' }),
        headers: { cookie: first },
      }),
      'device',
    )
    expect(await wrongTries(10, 'ana@exemplo.com.br', { cookie: both })).toContain(429)
    expect((await signIn('bia@exemplo.com.br', 'segredo1', { cookie: both })).status).toBe(200)
  })
})

describe('one address', () => {
  const tryFrom = (from: string, index: number) =>
    auth.call('POST', '/api/login', {
      body: { email: `pessoa-${index}@exemplo.com.br`, password: 'errada1' },
      headers: { 'x-forwarded-for': from },
    })

  /** A hundred attempts, ten at once: an address has few slots. */
  async function tryOften(from: string): Promise<Set<number>> {
    const statuses = new Set<number>()
    for (let index = 0; index < 100; index += 10) {
      const responses = await Promise.all(Array.from({ length: 10 }, (_value, offset) => tryFrom(from, index + offset)))
      for (const { status } of responses) statuses.add(status)
    }
    return statuses
  }

  it.each([
    ['IPv4', '203.0.113.5', '203.0.113.5', '203.0.113.6'],
    ['the /64 of an IPv6 line', '2001:db8:0:7::1', '2001:db8:0:7:ffff::2', '2001:db8:0:8::1'],
  ])('one address (%s) has a hundred sign-ins and registrations', async (_, from, sameLine, otherLine) => {
    expect(await tryOften(from)).toEqual(new Set([401]))
    expectTooMany(await tryFrom(sameLine, 100))
    address = sameLine
    expectTooMany(await register(`nova-${otherLine.length}@exemplo.com.br`))
    expect((await tryFrom(otherLine, 101)).status).toBe(401)
  })

  it('an address whose limit strangers have used up does not stop a known browser', async () => {
    const cookie = cookieIn(await register('fregues@exemplo.com.br'), 'device')
    await tryOften(address)
    expectTooMany(await signIn('fregues@exemplo.com.br', 'segredo1'))
    expect((await signIn('fregues@exemplo.com.br', 'segredo1', { cookie })).status).toBe(200)
  })
})

describe('right passwords', () => {
  it.each([
    ['an e-mail', null],
    ['a known browser', 'device-of-the-flood'],
  ])('right passwords of %s count too', async (_, device) => {
    const emailKey = `certa-${tests}@exemplo.com.br`
    const caller = { address: '192.0.2.1', emailKey, device, account: 'a'.repeat(24) }
    const limits = createSignInLimits(redis, silentLog)
    for (let index = 0; index < 30; index += 1)
      await (await limits.beginAttempt({ ...caller, address: `192.0.2.${index}` })).succeed()
    await expect(limits.beginAttempt(caller)).rejects.toMatchObject({ code: 'too_many_requests' })
    await expect(
      limits.beginAttempt({ ...caller, emailKey: `outra-${tests}@exemplo.com.br`, device: null }),
    ).resolves.toBeDefined()
  })
})

describe('many sign-ins at once', () => {
  it('many sign-ins of one browser at once get few slots, and no one else is refused meanwhile', async () => {
    const cookie = cookieIn(await register('apressada@exemplo.com.br'), 'device')
    const flood = Promise.all(
      Array.from({ length: 40 }, () => signIn('apressada@exemplo.com.br', 'segredo1', { cookie })),
    )
    const owner = await auth.call('POST', '/api/register', {
      body: person({ email: 'calma@exemplo.com.br' }),
      headers: { 'x-forwarded-for': '192.0.2.77' },
    })
    const neighbour = await register('vizinha-de-porta@exemplo.com.br')
    const responses = await flood
    expect([owner.status, neighbour.status]).toEqual([201, 201])
    const refused = responses.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]))
    expect(refused[0]).toMatchObject({ body: { error: 'Muitas tentativas. Tente novamente em alguns minutos.' } })
    expect(refused[0]?.headers.get('retry-after')).toBe('2')
  })
})

it('limits are counted in memory while Redis is down, and people still sign in and out', async () => {
  const away = connectRedis(`redis://127.0.0.1:${await closedPort()}`, limiterOptions, silentLog)
  const service = await startAuth({ limits: createSignInLimits(away, silentLog) })
  const login = (password: string) =>
    service.call('POST', '/api/login', { body: { email: 'marina@exemplo.com.br', password } })
  expect((await service.call('POST', '/api/register', { body: person() })).status).toBe(201)
  expect((await login('segredo1')).status).toBe(200)
  const statuses: number[] = []
  for (let index = 0; index < 10; index += 1) statuses.push((await login('errada1')).status)
  expect(statuses).toEqual([...nineRefusals, 429])
  const authorization = service.keys.bearer('gateway', 'auth', '0123456789abcdef01234567')
  expect((await service.call('POST', '/api/logout', { headers: { authorization } })).status).toBe(204)
  const part = {
    authorization: `Bearer ${signIdentity(service.keys.privateKeyOf('gateway'), 'auth', { sub: NO_ACCOUNT })}`,
  }
  expect(
    (await service.call('GET', `/internal/revocations?since=${new Date(0).toISOString()}&after=`, { headers: part }))
      .body.revoked,
  ).toHaveLength(1)
  await service.close()
  away.disconnect()
})
