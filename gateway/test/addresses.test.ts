import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from './harness.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

const VISIT = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const open = (
  path: string,
  { method = 'GET', headers = VISIT }: { method?: string; headers?: Record<string, string> } = {},
) => fetch(gateway.url + path, { method, headers, redirect: 'manual' })

describe('an address that is no page', () => {
  it.each([
    '/nowhere',
    '/joao.silva',
    '/v1.0',
    '/%ff',
    '/a/b/c',
    '/page-of-mfe-content/x',
    '/__proto__',
    '/constructor',
    '/Page-of-mfe-content',
    '/index',
    '/page-of-mfe-content%2ex',
    '/clients%20x',
  ])('%s is a 404 with the shell, which says that the page was not found', async (path) => {
    const response = await open(path)
    expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([
      404,
      'private, no-cache',
      '<title>shell</title>',
    ])
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
  })

  it.each([
    '/wp-login.php',
    '/xmlrpc.php',
    '/app.js',
    '/app.js.map',
    '/logo.png',
    '/sitemap.xml',
    '/ads.txt',
    '/humans.txt',
    '/backup.zip',
    '/db.sql',
    '/site.webmanifest',
    '/apple-touch-icon-precomposed.png',
    '/.env',
    '/.git/config',
    '/.well-known/change-password',
    '/.well-known/security.txt',
    '/a/.env',
    '/assets/x',
    '/page-of-mfe-content.html',
    '/index.html',
  ])('%s is a plain 404, for a person and for a program', async (path) => {
    const [seen, read] = await Promise.all([open(path), open(path, { headers: { accept: '*/*' } })])
    expect([seen.status, await seen.text()]).toEqual([404, expect.stringContaining('Não encontrado.')])
    expect([read.status, await read.text()]).toEqual([404, expect.stringContaining('not_found')])
  })

  it('a file of the shell is one, also in the address bar', async () => {
    for (const headers of [VISIT, { accept: '*/*' }]) {
      const response = await open('/robots.txt', { headers })
      expect([
        response.status,
        response.headers.get('content-type'),
        response.headers.get('cache-control'),
        await response.text(),
      ]).toEqual([200, 'text/plain; charset=utf-8', 'private, no-cache', 'User-agent: *'])
    }
  })

  it.each(['/', '/page-of-mfe-content', '/nowhere', '/robots.txt', '/wp-login.php', '/page-of-mfe-content/'])(
    'HEAD of %s has the status and headers of GET, and no body',
    async (path) => {
      const [got, head] = await Promise.all([open(path), open(path, { method: 'HEAD' })])
      const headersOf = ({ headers }: Response) =>
        ['content-type', 'cache-control', 'etag', 'location', 'link'].map((name) => headers.get(name))
      expect([head.status, headersOf(head), await head.text()]).toEqual([got.status, headersOf(got), ''])
    },
  )

  it('an unchanged page is a 304, one that does not exist stays a 404', async () => {
    const known = { ...VISIT, 'if-none-match': (await open('/')).headers.get('etag')!, 'cache-control': 'max-age=0' }
    expect((await open('/', { headers: known })).status).toBe(304)
    expect((await open('/nowhere', { headers: known })).status).toBe(404)
  })
})

describe('a link with something at its end', () => {
  it.each([
    '/page-of-mfe-content/',
    '/page-of-mfe-content//',
    '/page-of-mfe-content%20',
    '/page-of-mfe-content%20%20/',
    '/page-of-mfe-content%C2%A0',
    '/page-of-mfe-content%0A',
    '/page-of-mfe-content%E2%80%8B',
    '/page-of-mfe-content%09',
    '/page-of-mfe-content%2F',
    '/page-of-mfe-content%EF%BB%BF',
  ])('%s leads to the page', async (path) => {
    const response = await open(path)
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
      308,
      '/page-of-mfe-content',
      'private, no-cache',
    ])
  })

  it('it keeps what follows a question mark, and other pages and files are found as well', async () => {
    const locations = await Promise.all(
      ['/auth/?from=%2Fcash%20', '/robots.txt/', '/%20', '//', '/%2F'].map(async (path) =>
        (await open(path)).headers.get('location'),
      ),
    )
    expect(locations).toEqual(['/auth?from=%2Fcash%20', '/robots.txt', '/', '/', '/'])
  })

  it.each([
    '//evil.example/',
    '//evil.example/%20',
    '/%2Fevil.example/',
    '/\\\\evil.example/',
    '///evil.example',
    '/%5Cevil.example%20',
    '//evil.example/page-of-mfe-content/',
    '/https:%2F%2Fevil.example/',
    '/%0D%0ALocation:evil/',
  ])('%s leads nowhere', async (path) => {
    const response = await open(path)
    expect([response.status, response.headers.get('location')]).toEqual([404, null])
  })

  it('only reading follows it', async () => {
    expect((await open('/page-of-mfe-content/', { method: 'POST' })).status).toBe(404)
  })
})
