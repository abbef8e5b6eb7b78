import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieIn, person, startAuth, type AuthService } from './harness.ts'

let auth: AuthService
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.close())

describe('the owner of an account', () => {
  it("the owner's name and e-mail are returned only to our own parts", async () => {
    const owner = person()
    const registered = await auth.call('POST', '/api/register', { body: owner })
    const claims = JSON.parse(Buffer.from(cookieIn(registered, 'session').split('.')[1]!, 'base64url').toString()) as {
      sub: string
    }
    const ask = (headers: Record<string, string>) => auth.call('GET', '/internal/owner', { headers })
    expect((await ask({ authorization: auth.keys.bearer('quotes', 'auth', claims.sub) })).body).toEqual({
      fullName: 'Marina Duarte',
      email: owner.email,
    })
    expect((await ask({ authorization: auth.keys.bearer('quotes', 'auth', 'f'.repeat(24)) })).body).toEqual({
      fullName: null,
      email: null,
    })
    expect((await ask({})).status).toBe(401)
    expect((await ask({ authorization: auth.keys.bearer('gateway', 'auth', claims.sub) })).status).toBe(401)
  })
})
