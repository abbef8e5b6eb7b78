import { closedPort } from '@atelie/test-kit/closed-port'
import { recordedLog } from '@atelie/test-kit/recorded-log'
import { silentLog } from '@atelie/test-kit/silent-log'
import { connectRedis, limiterOptions } from '@atelie/service-kit/redis'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSignInLimits } from '../src/rules/sign-in-limits.ts'
import { accountIn, cookieIn, person, startAuth, type AuthService } from './harness.ts'

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

async function registered(email: string) {
  const response = await auth.call('POST', '/api/register', { body: person({ email }) })
  const account = accountIn(response)
  const authorization = auth.keys.bearer('crm', 'auth', account)
  return {
    account,
    device: cookieIn(response, 'device'),
    check: async (password: string) =>
      (await auth.call('POST', '/internal/password-checks', { body: { password }, headers: { authorization } })).body,
    signIn: async (password: string, cookie = '') =>
      (await auth.call('POST', '/api/login', { body: { email, password }, headers: { cookie } })).status,
  }
}

const right = { result: 'right', retryAfterSeconds: 0 }
const wrong = { result: 'wrong', retryAfterSeconds: 0 }
const tooMany = { result: 'too_many', retryAfterSeconds: expect.any(Number) as number }

it("an account's password is right in any form that keyboards write, and another one wrong", async () => {
  const { check } = await registered('certa@exemplo.com.br')
  expect(await check('segredo1')).toEqual(right)
  expect(await check('segredo１')).toEqual(right)
  expect(await check('segredo2')).toEqual(wrong)
  expect(await check('x')).toEqual(wrong)
})

it('wrong passwords count as wrong sign-ins of strangers, so that a stolen session is no way around the limit', async () => {
  const { check, signIn, device } = await registered('roubada@exemplo.com.br')
  for (let index = 0; index < 5; index += 1) expect(await signIn('errada1')).toBe(401)
  for (let index = 0; index < 4; index += 1) expect(await check('errada1')).toEqual(wrong)
  expect(await check('errada1')).toEqual(tooMany)
  expect(await check('segredo1')).toEqual(tooMany)
  expect(await signIn('segredo1')).toBe(429)
  expect(await signIn('segredo1', device), 'in the browser of the owner').toBe(200)
})

it('a right password resets the count of wrong ones', async () => {
  const { check } = await registered('esquecida@exemplo.com.br')
  for (let index = 0; index < 9; index += 1) expect(await check('errada1')).toEqual(wrong)
  expect(await check('segredo1')).toEqual(right)
  expect(await check('errada1')).toEqual(wrong)
})

it('only our own parts may ask, and an account that is gone has no right password', async () => {
  const ask = (headers: Record<string, string>) =>
    auth.call('POST', '/internal/password-checks', { body: { password: 'segredo1' }, headers })
  expect((await ask({})).status).toBe(401)
  const { account } = await registered('nossa@exemplo.com.br')
  expect((await ask({ authorization: auth.keys.bearer('gateway', 'auth', account) })).status).toBe(401)
  expect((await ask({ authorization: auth.keys.bearer('crm', 'auth', 'f'.repeat(24)) })).body).toEqual(wrong)
})

it('checks are logged with the account, and never a password or an e-mail', async () => {
  const { account, check } = await registered('anotada@exemplo.com.br')
  await check('segredo1')
  await check('errada1')
  const msg = 'security event'
  expect(find({ msg, event: 'password_confirmed', account })).toHaveLength(1)
  expect(find({ msg, event: 'password_refused', account, reason: 'bad_credentials' })).toHaveLength(1)
  expect(lines.join('')).not.toMatch(/exemplo\.com\.br|segredo|errada1/)
})
