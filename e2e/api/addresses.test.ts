import { expect, test } from 'playwright/test'
import { pages, publicPages, unknownPage } from '../pages.ts'

const visit = { headers: { accept: 'text/html' }, maxRedirects: 0 }

test('each page is found, also with a blank or a slash at its end, and an unknown one is a 404', async ({
  request,
}) => {
  for (const path of [...pages, ...publicPages, '/auth']) {
    const status = path === unknownPage ? 404 : 200
    const opened = await request.get(path, visit)
    expect([path, opened.status(), await opened.text()]).toEqual([
      path,
      status,
      expect.stringContaining('<div id="root">'),
    ])
    if (path === '/') continue
    for (const tail of ['/', '%20', '%C2%A0']) {
      const { status, headers } = await request
        .get(path + tail, visit)
        .then((response) => ({ status: response.status(), headers: response.headers() }))
      expect([path, status, headers.location]).toEqual([
        path,
        path === unknownPage ? 404 : 308,
        path === unknownPage ? undefined : path,
      ])
    }
  }
})

test('addresses that browsers and crawlers ask for unasked are a file or a plain 404', async ({ request }) => {
  const files = [
    ['/robots.txt', 'text/plain', '# Everything'],
    ['/favicon.svg', 'image/svg+xml', '<svg'],
    ['/favicon.ico', 'image/', '\0\0\x01\0'],
    ['/apple-touch-icon.png', 'image/png', '\x89PNG'],
    ['/manifest.webmanifest', 'application/manifest+json', '{'],
  ] as const
  for (const [path, type, start] of files) {
    const response = await request.get(path)
    expect([path, response.status(), response.headers()['content-type']]).toEqual([
      path,
      200,
      expect.stringContaining(type),
    ])
    expect((await response.body()).toString('latin1').startsWith(start)).toBe(true)
  }
  for (const path of [
    '/.well-known/change-password',
    '/apple-touch-icon-precomposed.png',
    '/sitemap.xml',
    '/wp-login.php',
    '/.env',
  ]) {
    const response = await request.get(path, visit)
    expect([path, response.status(), (await response.text()).includes('id="root"')]).toEqual([path, 404, false])
  }
})
