import type { Caller } from '@atelie/test-kit/caller'
import { consumedCalls, replay } from '@atelie/test-kit/consumed-calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountIn, person, startAuth, type AuthService } from './harness.ts'

let auth: AuthService
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.close())

it.each(consumedCalls('auth'))('%s succeeds', async (_, consumed) => {
  const { email, password } = consumed.body ?? person()
  // There already, if the other remote signs the same person in.
  await auth.call('POST', '/api/register', { body: person({ email, password }) })
  const account = accountIn(await auth.call('POST', '/api/login', { body: { email, password } }))
  const call: Caller = (method, path, options) =>
    auth.call(method, path, { ...options, headers: { authorization: auth.keys.bearer('gateway', 'auth', account) } })
  expect(await replay(call, consumed)).toMatchObject({ status: consumed.endpoint.status })
})
