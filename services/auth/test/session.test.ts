import type { Caller } from '@atelie/test-kit/caller'
import { createTestKeys } from '@atelie/test-kit/keys'
import { NO_ACCOUNT, signIdentity } from '@atelie/service-kit/identity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountIn, cookieIn, person, startAuth, type AuthService } from './harness.ts'

const DAY = 86_400
let auth: AuthService
let call: Caller

beforeAll(async () => {
  auth = await startAuth()
  call = auth.call
})
afterAll(() => auth.close())

describe('registration and sign-in', () => {
  it('registration creates an account, signs in and returns who is signed in', async () => {
    const created = await call('POST', '/api/register', { body: person({ username: 'marina.d' }) })
    expect(created).toMatchObject({
      status: 201,
      body: { email: 'marina@exemplo.com.br', username: 'marina.d', fullName: 'Marina Duarte' },
    })
    expect(created.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/)

    const login = await call('POST', '/api/login', { body: { email: 'MARINA@exemplo.com.br', password: 'segredo1' } })
    expect(login).toMatchObject({ status: 200, body: { fullName: 'Marina Duarte' } })

    const authorization = auth.keys.bearer('gateway', 'auth', accountIn(login))
    expect(await call('GET', '/api/user', { headers: { authorization } })).toMatchObject({
      status: 200,
      body: { email: 'marina@exemplo.com.br' },
    })
  })

  it('e-mails and user names are unique regardless of case', async () => {
    await call('POST', '/api/register', { body: person({ email: 'unica@exemplo.com.br', username: 'unica' }) })
    expect(await call('POST', '/api/register', { body: person({ email: 'UNICA@exemplo.com.br' }) })).toMatchObject({
      status: 409,
      body: { error: 'Este email já está em uso.', code: 'conflict', issues: [{ path: 'email' }] },
    })
    expect(
      await call('POST', '/api/register', { body: person({ email: 'outra@exemplo.com.br', username: 'Unica' }) }),
    ).toMatchObject({
      status: 409,
      body: { error: 'Este nome de usuário já está em uso.', issues: [{ path: 'username' }] },
    })
  })

  it('a password is the same however a keyboard writes its letters', async () => {
    const signIn = async (email: string, password: string) =>
      (await call('POST', '/api/login', { body: { email, password } })).status
    const [composed, decomposed, wide] = ['p\u00e3o-de-l\u00f31', 'pa\u0303o-de-lo\u03011', 'p\u00e3o-de-l\u00f3１']
    await call('POST', '/api/register', { body: person({ email: 'letras@exemplo.com.br', password: decomposed }) })
    expect(
      await Promise.all([composed, decomposed, wide].map((password) => signIn('letras@exemplo.com.br', password))),
    ).toEqual([200, 200, 200])
    expect(
      await Promise.all(
        ['pao-de-lo1', 'P\u00e3o-de-l\u00f31', `${composed} `].map((password) =>
          signIn('letras@exemplo.com.br', password),
        ),
      ),
    ).toEqual([401, 401, 401])
  })

  it('50 simultaneous registrations create exactly one account', async () => {
    const body = person({ email: 'corrida@exemplo.com.br' })
    const responses = await Promise.all(Array.from({ length: 50 }, () => call('POST', '/api/register', { body })))
    expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 49 }, () => 409)])
  })

  it('an unknown e-mail and a wrong password get the same response', async () => {
    await call('POST', '/api/register', { body: person({ email: 'certa@exemplo.com.br' }) })
    for (const email of ['certa@exemplo.com.br', 'ninguem@exemplo.com.br']) {
      expect(await call('POST', '/api/login', { body: { email, password: 'errada1' } })).toMatchObject({
        status: 401,
        body: { error: 'Email ou senha inválidos.', code: 'bad_credentials' },
      })
    }
  })

  it('signing out revokes the session, once, and the gateway can read that', async () => {
    const authorization = auth.keys.bearer('gateway', 'auth', '0123456789abcdef01234567')
    const before = new Date().toISOString()
    const responses = await Promise.all(
      [1, 2, 3].map(() => call('POST', '/api/logout', { headers: { authorization } })),
    )
    expect(responses.map(({ status }) => status)).toEqual([204, 204, 204])
    const part = `Bearer ${signIdentity(auth.keys.privateKeyOf('gateway'), 'auth', { sub: NO_ACCOUNT })}`
    const list = (since: string, as = part) =>
      call('GET', `/internal/revocations?since=${since}&after=`, { headers: { authorization: as } })
    expect((await list(before)).body.revoked).toMatchObject([{ sid: 'test-session' }])
    expect((await list(new Date(Date.now() + 60_000).toISOString())).body.revoked).toEqual([])
    expect((await list(before, authorization)).status).toBe(401)
  })

  it('a session ends when the gateway reports its sign-out later, or when a new sign-in replaces it', async () => {
    await call('POST', '/api/register', { body: person({ email: 'troca@exemplo.com.br' }) })
    const signed = (issuer: string, identity: object) => ({
      authorization: `Bearer ${signIdentity(auth.keys.privateKeyOf(issuer), 'auth', { sub: NO_ACCOUNT, ...identity })}`,
    })
    const now = Math.floor(Date.now() / 1000)
    const session = (sid: string) => ({ session: { sid, signedInAt: now, renewedAt: now } })
    const part = signed('gateway', {})
    expect(
      (await call('POST', '/internal/revocations', { headers: part, body: { sid: 'late-sign-out', signedInAt: now } }))
        .status,
    ).toBe(204)
    expect(
      (
        await call('POST', '/internal/revocations', {
          headers: signed('gateway', session('x'.repeat(8))),
          body: { sid: 'late-sign-out', signedInAt: 1 },
        })
      ).status,
    ).toBe(401)
    const login = { email: 'troca@exemplo.com.br', password: 'segredo1' }
    await call('POST', '/api/login', {
      headers: signed('gateway', session('kept-session')),
      body: { ...login, password: 'errada1' },
    })
    await call('POST', '/api/login', { headers: signed('gateway', session('replaced-session')), body: login })
    const { revoked } = (
      await call('GET', `/internal/revocations?since=${new Date(0).toISOString()}&after=`, { headers: part })
    ).body as { revoked: { sid: string }[] }
    const sids = revoked.map(({ sid }) => sid)
    expect(sids).toEqual(expect.arrayContaining(['late-sign-out', 'replaced-session']))
    expect(sids).not.toContain('kept-session')
  })

  it('a session in use is renewed and keeps the time of its sign-in', async () => {
    const created = await call('POST', '/api/register', { body: person({ email: 'usa@exemplo.com.br' }) })
    const sub = accountIn(created)
    const now = Math.floor(Date.now() / 1000)
    const user = (session: object) =>
      call('GET', '/api/user', {
        headers: {
          authorization: `Bearer ${signIdentity(auth.keys.privateKeyOf('gateway'), 'auth', { sub, session: { sid: 'session-1', signedInAt: now, renewedAt: now, ...session } })}`,
        },
      })
    expect((await user({})).headers.get('set-cookie')).toBeNull()
    const renewed = await user({ signedInAt: now - 160 * DAY, renewedAt: now - 2 * DAY })
    const maxAge = Number(/Max-Age=(\d+);/.exec(renewed.headers.get('set-cookie') ?? '')?.[1])
    // 20 of the 180 days are left, less the duration of the call.
    expect(maxAge).toBeGreaterThan(20 * DAY - 60)
    expect(maxAge).toBeLessThanOrEqual(20 * DAY)
  })

  it.each(['/api/register', '/api/login'])(
    '%s claims what the browser stores for a visitor, for this account alone',
    async (path) => {
      const body = person({ email: 'visitante@exemplo.com.br' })
      const response = await call('POST', path, { body, headers: { cookie: 'atelie_visitor_8080=a.b.c' } })
      expect(cookieIn(response, 'claimed')).toBe(`atelie_claimed_8080=${accountIn(response)}.a.b.c`)
      expect(response.headers.getSetCookie().find((line) => line.startsWith('atelie_claimed_8080='))).toMatch(
        /; Path=\/; .*; HttpOnly; SameSite=Lax$/,
      )
      expect(response.headers.getSetCookie().find((line) => line.startsWith('atelie_visitor_8080=;'))).toMatch(
        /Expires=Thu, 01 Jan 1970/,
      )
      const wrong = await call('POST', '/api/login', {
        body: { ...body, password: 'errada1' },
        headers: { cookie: 'atelie_visitor_8080=a.b.c' },
      })
      expect(wrong.headers.getSetCookie()).toEqual([])
      expect(cookieIn(await call('POST', '/api/login', { body }), 'claimed')).toBe('')
    },
  )

  it('signing out clears the cookie, signed in or not', async () => {
    const response = await call('POST', '/api/logout')
    expect(response.status).toBe(204)
    expect(response.headers.get('set-cookie')).toMatch(/^atelie_session_8080=;.*Expires=Thu, 01 Jan 1970/)
  })
})

describe('bad input', () => {
  it.each([
    [{ email: '' }, 'Email é obrigatório'],
    [{ email: 'x' }, 'Email inválido'],
    [{ email: { $ne: '' } }, 'Texto inválido.'],
    [{ password: '12345' }, 'A senha deve ter pelo menos 6 caracteres'],
    [{ password: { $gt: '' } }, 'Senha inválida'],
    [{ fullName: ' ' }, 'Nome completo é obrigatório'],
    [{ username: 'ab' }, 'Nome de usuário deve ter pelo menos 3 caracteres'],
    [{ username: 'a b c' }, 'Nome de usuário deve conter apenas letras, números, underscore e ponto'],
  ])('registration with %j gets the message %s', async (fields, message) => {
    expect(await call('POST', '/api/register', { body: person(fields) })).toMatchObject({
      status: 400,
      body: { code: 'validation', error: message },
    })
  })

  it.each([
    ['{"email":', 400],
    ['[]', 400],
    ['"text"', 400],
    ['null', 400],
  ])('a sign-in whose body is %s is refused', async (body, status) => {
    expect((await call('POST', '/api/login', { body })).status).toBe(status)
  })

  it('a body that is not JSON is refused, and so is one that is too large', async () => {
    expect(
      (await call('POST', '/api/login', { body: 'email=a', headers: { 'content-type': 'text/plain' } })).status,
    ).toBe(415)
    expect((await call('POST', '/api/login', { body: { email: 'x'.repeat(600_000) } })).status).toBe(413)
  })

  it('an identity that is missing, forged or made for another service is refused', async () => {
    const account = '0123456789abcdef01234567'
    const stranger = createTestKeys()
    for (const authorization of [
      '',
      'Bearer x',
      stranger.bearer('gateway', 'auth', account),
      auth.keys.bearer('gateway', 'crm', account),
      auth.keys.bearer('crm', 'auth', account),
    ]) {
      expect((await call('GET', '/api/user', { headers: { authorization } })).status).toBe(401)
    }
  })
})
