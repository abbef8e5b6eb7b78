import { recordedLog } from '@atelie/test-kit/recorded-log'
import { connectRedis, limiterOptions } from '@atelie/service-kit/redis'
import { silentLog } from '@atelie/test-kit/silent-log'
import { closedPort } from '@atelie/test-kit/closed-port'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSignInLimits } from '../src/rules/sign-in-limits.ts'
import { accountIn, person, startAuth, type AuthService } from './harness.ts'

const { log, lines, find } = recordedLog()
const away = connectRedis(`redis://127.0.0.1:${await closedPort()}`, limiterOptions, silentLog)
let auth: AuthService
beforeAll(async () => {
  auth = await startAuth({ log, limits: createSignInLimits(away, log) })
})
afterAll(async () => {
  await auth.close()
  away.disconnect()
})

it('sign-ins, refusals and sign-outs are logged with account, address and request id, and never an e-mail or a name', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.7', 'x-request-id': 'request-of-the-test' }
  const call = (path: string, fields: object, more = {}) =>
    auth.call('POST', path, { body: person(fields), headers: { ...headers, ...more } })
  const account = accountIn(await call('/api/register', {}))
  await call('/api/register', {})
  await call('/api/login', {})
  for (let index = 0; index < 10; index += 1) await call('/api/login', { password: 'errada1' })
  await call('/api/login', { email: 'ninguem@exemplo.com.br' })
  await call('/api/logout', {}, { authorization: auth.keys.bearer('gateway', 'auth', account) })

  const by = { address: '198.51.100.7', requestId: 'request-of-the-test', msg: 'security event' }
  expect(find({ ...by, event: 'registered', account })).toHaveLength(1)
  expect(find({ ...by, event: 'registration_refused', reason: 'conflict' })).toHaveLength(1)
  expect(find({ ...by, event: 'signed_in', account })).toHaveLength(1)
  expect(find({ ...by, event: 'sign_in_refused', account, reason: 'bad_credentials' })).toHaveLength(9)
  expect(find({ ...by, event: 'sign_in_refused', account, reason: 'too_many_requests' })).toHaveLength(1)
  expect(find({ ...by, event: 'sign_in_refused', account: undefined, reason: 'bad_credentials' })).toHaveLength(1)
  expect(find({ ...by, event: 'signed_out', account })).toHaveLength(1)
  expect(lines.join('')).not.toMatch(/exemplo\.com\.br|Marina|segredo1|errada1/)
})

it('the log names the account or address that reached a limit', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.8' }
  const account = accountIn(
    await auth.call('POST', '/api/register', { body: person({ email: 'outra@exemplo.com.br' }), headers }),
  )
  for (let index = 0; index < 11; index += 1)
    await auth.call('POST', '/api/login', {
      body: person({ email: 'outra@exemplo.com.br', password: 'errada1' }),
      headers,
    })
  expect(find({ msg: 'limit reached', limit: 'sign_in', account, address: '198.51.100.8' })).toHaveLength(1)
})
