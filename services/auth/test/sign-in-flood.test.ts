import { engineUrl } from '@atelie/test-kit/database'
import { silentLog } from '@atelie/test-kit/silent-log'
import { connectRedis, limiterOptions, type Redis } from '@atelie/service-kit/redis'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createSignInLimits } from '../src/rules/sign-in-limits.ts'
import { cookieIn, person, startAuth, type AuthService } from './harness.ts'

/** Calls of a flood that are under way at any time, and all that it sends if nobody ends it. */
const AT_ONCE = 90
const MOST = 270

/** A database of its own, since other tests run at the same time. */
let redis: Redis
let auth: AuthService

beforeAll(async () => {
  redis = connectRedis(new URL('/10', engineUrl('REDIS_URL')).toString(), limiterOptions, silentLog)
  await vi.waitFor(() => redis.ping())
  await redis.flushdb()
  auth = await startAuth({ limits: createSignInLimits(redis, silentLog) })
})
afterAll(async () => {
  await auth.close()
  redis.disconnect()
})

interface From {
  address: string
  cookie?: string
}

const register = (email: string, address: string) =>
  auth.call('POST', '/api/register', { body: person({ email }), headers: { 'x-forwarded-for': address } })
const signIn = (email: string, { address, cookie = '' }: From) =>
  auth.call('POST', '/api/login', {
    body: { email, password: 'segredo1' },
    headers: { 'x-forwarded-for': address, cookie },
  })

it.each([
  [
    'browser',
    '203.0.113.1',
    (email: string, _: number, cookie: string) => signIn(email, { address: '203.0.113.1', cookie }),
  ],
  ['address', '203.0.113.2', (email: string, index: number) => signIn(`${index}-${email}`, { address: '203.0.113.2' })],
  [
    'e-mail',
    '203.0.113.3',
    (email: string, index: number) => signIn(email, { address: `198.18.${index >> 8}.${index & 255}` }),
  ],
])('while one %s keeps sending ninety sign-ins at once, other people sign in', async (kind, address, signInOfFlood) => {
  const hasty = `apressada-${kind}@exemplo.com.br`
  const calm = `calma-${kind}@exemplo.com.br`
  const cookie = cookieIn(await register(hasty, address), 'device')
  await register(calm, '192.0.2.50')

  const answers: number[] = []
  let isOver = false
  const flood = Array.from({ length: AT_ONCE }, async (_, index) => {
    for (let sent = index; !isOver && sent < MOST; sent += AT_ONCE)
      answers.push((await signInOfFlood(hasty, sent, cookie)).status)
  })
  const owner = await signIn(calm, { address: '192.0.2.51' })
  isOver = true
  await Promise.all(flood)
  expect(owner.status).toBe(200)
  // A flood is refused at once beyond its places, or the others would wait for it.
  expect(answers.filter((status) => status === 429).length).toBeGreaterThan(answers.length / 2)
})
