// @ts-check
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { remotePages } from '../../../packages/web-kit/src/remote-pages.mjs'

const PROBE = join(import.meta.dirname, '../probe.mjs')
const LINK = `/orcamento/${'x'.repeat(32)}`
/** Responses of a healthy product. @type {Record<string, { status: number, body: string }>} */
const HEALTHY = {
  '/auth': { status: 200, body: '<script defer src="/assets/main.js"></script>' },
  '/assets/main.js': { status: 200, body: '' },
  '/config.json': { status: 200, body: '{"remotes":{"mfe-content":{}}}' },
  '/api/caption/generate': { status: 200, body: '{"text":"Canecas novas"}' },
  '/api/logout': { status: 204, body: '' },
  ...Object.fromEntries(
    Object.entries(remotePages).flatMap(([name, pages]) => [
      [`/${name}.js`, { status: 200, body: '' }],
      ...Object.entries(pages).map(([page, { access }]) => [
        `/front-ends/page-files?page=${page}&access=${access}`,
        { status: 200, body: JSON.stringify({ files: [`/${name}.js`, '/part-of-shell.js'] }) },
      ]),
    ]),
  ),
  '/part-of-shell.js': { status: 200, body: '' },
}

/** @type {typeof HEALTHY} */
let pages
const server = createServer((request, response) => {
  const { status, body } = pages[request.url ?? ''] ?? { status: 404, body: '' }
  response.writeHead(status).end(body)
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())
beforeEach(() => {
  pages = { ...HEALTHY }
})

/** @param {string[]} args @returns {Promise<{ code: number, stdout: string, stderr: string }>} */
const probe = (...args) =>
  new Promise((resolve) => {
    execFile(process.execPath, [PROBE, ...args], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    )
  })
const address = () => `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`

it('a product that is well passes every check, with figures for Prometheus', async () => {
  const { code, stdout, stderr } = await probe(address())
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout.match(/^probe_success\{check="[\w-]+"\} 1$/gm)).toHaveLength(6)
  expect(stdout).toMatch(/^probe_duration_seconds\{check="auth"\} \d+\.\d{3}$/m)
})

it.each([
  [
    'a sign-in page without its script',
    '/assets/main.js',
    { status: 404, body: '' },
    'sign_in_page',
    '/assets/main.js is a 404',
  ],
  [
    'no remotes',
    '/config.json',
    { status: 200, body: '{"remotes":{}}' },
    'sign_in_page',
    '/config.json has no remotes',
  ],
  [
    'a generator that fails',
    '/api/caption/generate',
    { status: 503, body: '' },
    'generator',
    '/api/caption/generate is a 503',
  ],
  [
    'a file of a remote that is not what was released',
    '/mfe-content.js',
    { status: 500, body: '' },
    'mfe-content',
    '/mfe-content.js is a 500',
  ],
  [
    'a remote without one of its pages',
    '/front-ends/page-files?page=/cash&access=account',
    { status: 200, body: '{"files":[]}' },
    'mfe-business',
    '/cash is in no version in use',
  ],
  ['an auth service that is away', '/api/logout', { status: 503, body: '' }, 'auth', '/api/logout is a 503'],
  ['a database that is away', LINK, { status: 503, body: '' }, 'database', `${LINK} is a 503`],
  ['a page that does not end', '/auth', { status: 200, body: 'x'.repeat(3_000_000) }, 'sign_in_page', 'does not end'],
])('%s fails its check alone', async (_, path, page, check, reason) => {
  pages[path] = page
  const { code, stdout, stderr } = await probe(address())
  expect(code).toBe(1)
  expect(stdout.match(/^probe_success.* 0$/gm)).toEqual([`probe_success{check="${check}"} 0`])
  expect(stderr).toContain(`${check}: `)
  expect(stderr).toContain(reason)
})

it('without an address the probe says what it needs', async () => {
  expect(await probe()).toMatchObject({ code: 2, stderr: expect.stringContaining('Give the address') })
})
