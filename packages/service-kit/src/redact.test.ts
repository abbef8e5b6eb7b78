import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { createLogger } from './log.ts'
import { redacted } from './redact.ts'

const H = '[redacted]'

it.each([
  [
    'Incorrect API key provided: sk-proj-Ab12****wxyz. You can find it',
    `Incorrect API key provided: ${H}. You can find it`,
  ],
  ['Incorrect API key provided: sk-x9.', `Incorrect API key provided: ${H}.`],
  ['authorization: Bearer abc123.def/ghi= was refused', `authorization: Bearer ${H} was refused`],
  ['Authorization: Basic dXNlcjpwYXNz', `Authorization: Basic ${H}`],
  ['GET https://api.exemplo/v1/models?api_key=curta&limit=2', `GET https://api.exemplo/v1/models?api_key=${H}&limit=2`],
  ['connect mongodb://ana:s3nha@banco:27017/atelie failed', `connect mongodb://${H}@banco:27017/atelie failed`],
  ['key 0a1b2c3d4e5f60718293a4b5c6d7e8f9 is disabled', `key ${H} is disabled`],
  ['token eyJhbGciOi.eyJzdWIi.c2ln', `token ${H}`],
  ['sign-in with password=hunter2 failed', `sign-in with password=${H} failed`],
  ['senha: senha123, tente de novo', `senha: ${H}, tente de novo`],
  ['Token=abc123; {"api_key":"curta","limit":2}', `Token=${H}; {"api_key":"${H}","limit":2}`],
])('%j is logged as %j', (text, logged) => expect(redacted(text)).toBe(logged))

it.each([
  'You exceeded your current quota, please check your plan and billing details.',
  'request 0b6f1c2e-93a4-4d5e-8f60-71829a3b4c5d of account 65f0c1a2b3d4e5f60718293a failed',
  'at createProxyMiddleware (/srv/node_modules/http-proxy-middleware/dist/index.js:12:3)',
  'getaddrinfo ENOTFOUND cluster0-shard-00-02.exemplo.mongodb.net',
  'the risk-free task is a bearer of news',
  'Unexpected token < in JSON: the token is not valid, the password neither',
])('%j is logged as it is', (text) => expect(redacted(text)).toBe(text))

it('no part of a logged error shows a key: message, stack, cause, headers, bodies, addresses', () => {
  const lines: string[] = []
  const log = createLogger(
    'test',
    'info',
    new Writable({
      write: (chunk, _, done) => {
        lines.push(String(chunk))
        done()
      },
    }),
  )
  const cause = Object.assign(new Error('401 for sk-secret-1234567890'), {
    headers: { authorization: 'curta', 'x-request-id': 'req_1', 'Set-Cookie': 'a=b' },
    error: { message: 'Bearer sk-secret-1234567890', nested: [{ url: 'https://ana:sk-secret-1234567890@x' }] },
    at: new Date(0),
    response: { body: { error: { code: 'model_gone' } } },
    tries: [] as unknown[],
    command: { name: 'auth', args: ['palavra'] },
  })
  Object.assign(cause, { itself: cause })
  cause.tries.push(cause.tries)
  log.error({ err: new Error('model failed: sk-secret-1234567890', { cause }) }, 'failed')
  expect(lines.join()).not.toMatch(/sk-secret|curta|a=b|palavra/)
  expect(lines.join()).toContain('req_1')
  expect(lines.join()).toContain('1970-01-01')
  expect(lines.join()).toContain('model_gone')
  expect(JSON.parse(lines[0]!)).toMatchObject({
    err: { type: 'Error', message: 'model failed: [redacted]', stack: expect.stringContaining('redact.test.ts') },
  })
})
