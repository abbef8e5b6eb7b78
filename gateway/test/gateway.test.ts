import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { Caller } from '@atelie/test-kit/caller'
import { createTestKeys } from '@atelie/test-kit/keys'
import { recordedLog } from '@atelie/test-kit/recorded-log'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ACCOUNT, sessionCookieOf, startGateway, type TestGateway } from './harness.ts'

/** Sends a request line as it is, which fetch would normalise. Resolves with the response. */
async function send(line: string): Promise<void> {
  const { hostname, port } = new URL(gateway.url)
  const socket = connect(Number(port), hostname)
  socket.write(`${line} HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${sessionCookieOf().cookie}\r\n\r\n`)
  await once(socket, 'data')
  socket.destroy()
}

const stranger = createTestKeys()
let gateway: TestGateway
let call: Caller

beforeAll(async () => {
  gateway = await startGateway()
  call = gateway.call
})
afterAll(() => gateway.close())

describe('the session', () => {
  it('a session cookie is exchanged for an identity token and not passed on', async () => {
    gateway.received.length = 0
    const response = await call('GET', '/api/clients?page=1', {
      headers: {
        ...sessionCookieOf(),
        authorization: 'Bearer injected',
        'x-forwarded-for': '1.2.3.4',
        'x-request-id': 'chosen-by-the-browser',
      },
    })
    expect(response).toMatchObject({ status: 200, body: [] })
    const { accountId, request } = gateway.received[0]!
    expect(accountId).toBe(ACCOUNT)
    expect(request.headers.cookie).toBeUndefined()
    expect(request.headers['x-forwarded-for']).toBe('127.0.0.1')
    expect(request.headers['x-request-id']).toBe(response.headers.get('x-request-id'))
    expect(request.headers['x-request-id']).not.toBe('chosen-by-the-browser')
    expect(request.originalUrl).toBe('/api/clients?page=1')
  })

  it.each([
    ['none', {}],
    ['nonsense', { cookie: 'atelie_session_8080=abc.def.ghi' }],
    ['expired', sessionCookieOf({ seconds: -1 })],
    ['for another audience', sessionCookieOf({ audience: 'crm' })],
    ['signed by a stranger', sessionCookieOf({ signer: stranger.privateKeyOf })],
    ['an Authorization header instead', { authorization: `Bearer ${sessionCookieOf().cookie.split('=')[1]}` }],
  ])('a session cookie that is missing or invalid is a 401: %s', async (_, headers) => {
    expect(await call('GET', '/api/clients', { headers })).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    })
  })

  it('a person without a session who opens an API address in a tab gets a link to the sign-in', async () => {
    const page = await call('GET', '/api/pdf/quote/1', { headers: { accept: 'text/html' } })
    expect(page).toMatchObject({ status: 401, body: expect.stringContaining('<a href="/auth">Entrar</a>') })
  })

  it.each([
    ['today', 'session:2'],
    ['before', 'session'],
  ])('a session signed with the key of %s is valid, so that a new key signs no one out', async (_, signedBy) => {
    expect((await call('GET', '/api/clients', { headers: sessionCookieOf({ signedBy }) })).status).toBe(200)
  })

  it('public calls reach their service without a session', async () => {
    const signOut = await call('POST', '/api/logout')
    expect(signOut.status).toBe(204)
    expect(signOut.headers.get('clear-site-data')).toBe('"cache"')
  })

  it.each([
    ['ended', sessionCookieOf({ seconds: -1 })],
    ['nonsense', { cookie: 'atelie_session_8080=abc.def.ghi' }],
  ])('with a session that is %s nothing is saved as for a visitor, and its cookie is cleared', async (_, headers) => {
    const save = (browser: object) =>
      call('POST', '/api/content-ideas/save-craft', { body: { craftType: 'Crochê' }, headers: { ...browser } })
    gateway.received.length = 0
    const response = await save(headers)
    expect(response).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    expect(response.headers.get('set-cookie')).toMatch(/^atelie_session_8080=;.*Expires=Thu, 01 Jan 1970/)
    expect(gateway.received).toEqual([])
    expect((await save({})).status).toBe(200)
    expect((await save(sessionCookieOf())).status).toBe(200)
    expect(gateway.received.map(({ accountId }) => accountId)).toEqual([null, ACCOUNT])
    // Other public calls treat it as a visitor's.
    expect((await call('GET', '/api/content-ideas/craft-type', { headers })).status).toBe(200)
  })

  it('a session ends at once when it is signed out here, and within moments when elsewhere', async () => {
    const here = sessionCookieOf({ sid: 'signed-out-here' })
    expect((await call('GET', '/api/clients', { headers: here })).status).toBe(200)
    expect((await call('POST', '/api/logout', { headers: here })).status).toBe(204)
    expect((await call('GET', '/api/clients', { headers: here })).status).toBe(401)

    const elsewhere = sessionCookieOf({ sid: 'signed-out-elsewhere' })
    expect((await call('GET', '/api/clients', { headers: elsewhere })).status).toBe(200)
    gateway.auth.signedOut.push('signed-out-elsewhere')
    await vi.waitFor(async () => expect((await call('GET', '/api/clients', { headers: elsewhere })).status).toBe(401), {
      timeout: 5_000,
    })
    expect((await call('GET', '/api/clients', { headers: sessionCookieOf() })).status).toBe(200)
  })
})

it('long responses are compressed and short ones are not', async () => {
  const encodingOf = async (path: string) =>
    (await call('GET', path, { headers: { ...sessionCookieOf(), 'accept-encoding': 'gzip' } })).headers.get(
      'content-encoding',
    )
  expect(await encodingOf('/api/openapi.json')).toBe('gzip')
  expect(await encodingOf('/api/products')).toBe('gzip')
  expect(await encodingOf('/api/clients')).toBeNull()
})

describe('a sign-out', () => {
  it('a sign-out clears the cookie and takes effect even with the auth service down, which is notified when it is back', async () => {
    const headers = sessionCookieOf({ sid: 'signed-out-in-an-outage' })
    gateway.auth.isDown = true
    const response = await call('POST', '/api/logout', { headers })
    gateway.auth.isDown = false
    expect(response.status).toBe(503)
    expect(response.headers.get('set-cookie')).toMatch(/^atelie_session_8080=;.*Expires=Thu, 01 Jan 1970/)
    expect((await call('GET', '/api/clients', { headers })).status).toBe(401)
    await vi.waitFor(() => expect(gateway.auth.signedOut).toContain('signed-out-in-an-outage'), { timeout: 8_000 })
  })
})

it('no response may be cached in the browser, where the next person could find it', async () => {
  expect((await call('GET', '/api/clients', { headers: sessionCookieOf() })).headers.get('cache-control')).toBe(
    'no-store',
  )
})

it('a path is passed on exactly as it was matched', async () => {
  gateway.received.length = 0
  for (const path of [
    '/api/clients/cep/x\\y',
    '/api/clients/cep/..%2F1',
    '/api/clients/cep/a;b',
    '/api/clients/cep/%C3%A9?a=1?b\\c',
  ]) {
    await send(`GET ${path}`)
    expect(gateway.received.at(-1)?.request.originalUrl).toBe(path)
  }
  await send(`GET http://elsewhere.example/api/clients/1?a=1`)
  expect(gateway.received.at(-1)?.request.originalUrl).toBe('/api/clients/1?a=1')
})

it('a call is logged with its path as described, without the id in it', async () => {
  const { log, lines, find } = recordedLog()
  const logged = await startGateway({ log })
  await logged.call('GET', '/api/clients/4711', { headers: sessionCookieOf() })
  await vi.waitFor(() => expect(find({ msg: 'request' })).toMatchObject([{ path: '/api/clients/:id', status: 200 }]))
  expect(lines.join()).not.toContain('4711')
  await logged.close()
})

describe('an unknown call', () => {
  it.each([
    ['GET', '/api/nothing'],
    ['GET', '/api/clients/1/2'],
    ['DELETE', '/api/clients'],
    ['GET', '/api//clients'],
  ])('%s %s is a 404', async (method, path) => {
    expect((await call(method, path, { headers: sessionCookieOf() })).status).toBe(404)
  })

  it('calls between services cannot be reached from outside', async () => {
    const response = await call('GET', '/internal/quote-subjects?clientId=1&productIds=1', {
      headers: sessionCookieOf(),
    })
    expect(response.body).toContain('<title>shell</title>')
  })
})

describe('a page of another site', () => {
  it.each([
    ['origin', 'https://outro.exemplo'],
    ['origin', 'null'],
    ['origin', 'https://127.0.0.1:8080'],
    ['sec-fetch-site', 'cross-site'],
    ['sec-fetch-site', 'same-site'],
  ])('a page of another site (%s: %s) may not change anything', async (name, value) => {
    expect(
      await call('POST', '/api/clients', { body: {}, headers: { ...sessionCookieOf(), [name]: value } }),
    ).toMatchObject({
      status: 403,
      body: { code: 'cross_site' },
    })
  })
})

describe('our own page', () => {
  it('our own page may change something under the public host and the requested one, but not under another scheme', async () => {
    const create = async (origin: string) =>
      (await call('POST', '/api/clients', { body: {}, headers: { ...sessionCookieOf(), origin } })).status
    expect(await create('http://127.0.0.1:8080')).not.toBe(403)
    expect(await create(gateway.url)).not.toBe(403)
    expect(await create(gateway.url.replace('http:', 'https:'))).toBe(403)
  })
})

describe('a form of any site', () => {
  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'a form of any site (%s) is refused',
    async (type) => {
      expect((await call('POST', '/api/logout', { body: 'a=b', headers: { 'content-type': type } })).status).toBe(415)
    },
  )
})

describe('a service that fails', () => {
  it('a service that is down is a 503 with a Retry-After and an error body', async () => {
    const response = await call('GET', '/api/quotes', { headers: sessionCookieOf() })
    expect(response).toMatchObject({ status: 503, body: { code: 'unavailable', requestId: expect.any(String) } })
    expect(response.headers.get('retry-after')).toBe('2')
  })

  it('a service that dies in the middle of a call is a 503, and the next call works', async () => {
    const headers = sessionCookieOf()
    expect((await call('POST', '/api/clients', { body: {}, headers })).status).toBe(503)
    expect((await call('GET', '/api/clients', { headers })).status).toBe(200)
  })
})

describe('the documentation', () => {
  it('the documentation is a document for tools and a page for people', async () => {
    expect((await call('GET', '/api/openapi.json')).body).toMatchObject({
      openapi: '3.1.0',
      paths: { '/api/clients': {} },
    })
    const page = await call('GET', '/api/docs')
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.body).toContain('<code>PATCH /api/quotes/{id}</code>')
    expect(page.body).toContain('<td><code>items[].quantity</code></td>')
    expect(page.body).toMatch(
      /<td><code>another<\/code><\/td><td>boolean<\/td><td>true asks for a result that differs from the last one/,
    )
    expect((await call('GET', '/api/docs.css')).headers.get('content-type')).toContain('text/css')
  })

  it.each(['/api/openapi.json', '/api/docs', '/api/docs.css'])(
    '%s is compressed once: its length is known, and a browser asks whether it has changed',
    async (path) => {
      const { headers } = await call('GET', path, { headers: { 'accept-encoding': 'gzip, deflate, br' } })
      expect(['content-encoding', 'cache-control', 'vary'].map((name) => headers.get(name))).toEqual([
        'gzip',
        'no-cache',
        'Accept-Encoding',
      ])
      expect(Number(headers.get('content-length'))).toBeGreaterThan(100)
      expect(headers.get('etag')).toBeTruthy()
    },
  )

  it("a page that a person gets instead of data has the product's look from a style sheet of its own", async () => {
    const { status, body } = await call('GET', '/api/clients', { headers: { accept: 'text/html' } })
    const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(String(body)) ?? []
    const style = await call('GET', sheet)
    expect([status, style.status, style.headers.get('content-type')]).toEqual([401, 200, 'text/css; charset=utf-8'])
    expect(body).toContain('Depois de entrar, abra de novo o que procurava.')
  })
})

it('a flood of addresses that anyone may make up adds no line to the log', async () => {
  const { log, find } = recordedLog()
  const flooded = await startGateway({ log })
  for (const path of [
    '/x.js',
    '/nowhere',
    '/api/nothing',
    '/front-ends/x/y/z.js',
    '/api/docs',
    '/config.json',
    '/api/user',
  ])
    await flooded.call('GET', path)
  await flooded.call('GET', '/api/clients')
  await vi.waitFor(() => expect(find({ path: '/api/clients' })).toHaveLength(1))
  await flooded.close()
  expect(find({ msg: 'request', level: 30 }).map(({ path }) => path)).toEqual(['/api/clients'])
})

describe('the front-ends', () => {
  it('the shell is served for every page, and nothing in place of a file', async () => {
    for (const path of ['/', '/page-of-mfe-business']) {
      const { headers, body } = await call('GET', path)
      expect([headers.get('cache-control'), headers.get('vary'), body]).toEqual([
        'private, no-cache',
        expect.stringContaining('Cookie'),
        '<title>shell</title>',
      ])
    }
    const drawing = (await call('GET', '/favicon.svg')).headers
    expect(drawing.get('content-type')).toContain('image/svg+xml')
    expect(drawing.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
    expect((await call('GET', '/manifest.webmanifest')).headers.get('content-type')).toContain(
      'application/manifest+json',
    )
    expect((await call('GET', '/missing.js')).status).toBe(404)
    expect((await call('GET', '/assets/missing.js', { headers: { accept: 'text/html' } })).status).toBe(404)
    expect((await call('POST', '/clients')).status).toBe(404)
  })

  it('a page that will have a header has its place from the first byte: with a session, or a free tool', async () => {
    const headed = async (path: string, headers = {}) =>
      String((await call('GET', path, { headers })).body).includes('data-header')
    expect(
      await Promise.all(['/', '/page-of-mfe-business', '/nowhere'].map((path) => headed(path, sessionCookieOf()))),
    ).toEqual([true, true, true])
    expect(
      await Promise.all(
        ['/', '/auth', '/page-of-mfe-business', '/nowhere', '/page-of-mfe-content'].map((path) => headed(path)),
      ),
    ).toEqual([false, false, false, false, true])
    expect((await call('GET', '/with-header.html')).status).toBe(404)
  })

  it('a program that sends no Accept header gets the shell', async () => {
    const [response] = (await once(get(`${gateway.url}/page-of-mfe-content`), 'response')) as [IncomingMessage]
    expect(response.statusCode).toBe(200)
    expect((await response.toArray()).join('')).toContain('<title>shell</title>')
  })

  it('the content security policy allows our own files, but no inline script and no eval', async () => {
    const { headers } = await call('GET', '/')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("style-src 'self' 'sha256-aStyle=' ")
    expect((await call('GET', '/api/docs')).headers.get('content-security-policy')).not.toContain('aStyle')
    expect(policy).not.toMatch(/unsafe/)
    for (const kind of ['default', 'style', 'img', 'font', 'connect']) expect(policy).toContain(`${kind}-src 'self'`)
    expect(policy).toContain("object-src 'none';")
    expect(policy).toContain("base-uri 'none';")
    expect(policy).toContain("form-action 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('no response says what the app is built with', async () => {
    for (const path of ['/', '/api/clients'])
      expect((await call('GET', path, { headers: sessionCookieOf() })).headers.has('x-powered-by')).toBe(false)
  })

  it('no page may use what the app does not need: camera, microphone, place', async () => {
    const policy = (await call('GET', '/')).headers.get('permissions-policy')
    for (const feature of ['camera', 'microphone', 'geolocation']) expect(policy).toContain(`${feature}=()`)
  })

  it('browsers insist on HTTPS only where the app has it', async () => {
    const plain = (await call('GET', '/')).headers
    expect(plain.get('strict-transport-security')).toBeNull()
    expect(plain.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
    const secure = await startGateway({ publicUrl: 'https://atelie.exemplo' })
    // Other hosts of its owner's domain may not have it.
    expect((await secure.call('GET', '/')).headers.get('strict-transport-security')).toBe('max-age=31536000')
    await secure.close()
  })
})
