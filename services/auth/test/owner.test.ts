import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieIn, person, startAuth, type AuthService } from './harness.ts'

let auth: AuthService
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.close())

describe("the owner's name", () => {
  it("the owner's name is returned only to our own parts", async () => {
    const registered = await auth.call('POST', '/api/register', { body: person() })
    const claims = JSON.parse(Buffer.from(cookieIn(registered, 'session').split('.')[1]!, 'base64url').toString()) as {
      sub: string
    }
    const ask = (headers: Record<string, string>) => auth.call('GET', '/internal/owner', { headers })
    expect((await ask({ authorization: auth.keys.bearer('quotes', 'auth', claims.sub) })).body).toEqual({
      fullName: 'Marina Duarte',
    })
    expect((await ask({ authorization: auth.keys.bearer('quotes', 'auth', 'f'.repeat(24)) })).body).toEqual({
      fullName: null,
    })
    expect((await ask({})).status).toBe(401)
    expect((await ask({ authorization: auth.keys.bearer('gateway', 'auth', claims.sub) })).status).toBe(401)
  })
})
