import { createCaller } from '@atelie/test-kit/caller'
import { recordedLog } from '@atelie/test-kit/recorded-log'
import { serve, type TestServer } from '@atelie/test-kit/server'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Problem, problemHandler } from './problem.ts'

const { log, find } = recordedLog()
const errors: Record<string, Error> = {
  outage: new Problem('unavailable'),
  stale: new Problem('stale'),
  patience: new Problem('too_many_requests', { retryAfterSeconds: 7 }),
  bug: new Error('a table is missing'),
}
let server: TestServer
let call: ReturnType<typeof createCaller>
beforeAll(async () => {
  const app = express().use(express.json({ limit: 100 }))
  app.post('/:name', ({ params }) => {
    throw errors[params.name]!
  })
  server = await serve(app.use(problemHandler(log)))
  call = createCaller(server.url)
})
afterAll(() => server.close())

describe('a problem', () => {
  it.each([
    ['outage', 503, '2'],
    ['stale', 412, null],
    ['patience', 429, '7'],
    ['bug', 500, null],
  ])(
    'a problem (%s) has its status, the time to wait if it passes, and is in no cache',
    async (name, status, retryAfter) => {
      const response = await call('POST', `/${name}`)
      expect(['retry-after', 'cache-control'].map((header) => response.headers.get(header))).toEqual([
        retryAfter,
        'no-store',
      ])
      expect(response.status).toBe(status)
    },
  )

  it('an unknown error is logged whole and returned without its text', async () => {
    const { body } = await call('POST', '/bug')
    expect(JSON.stringify(body)).not.toContain('table')
    expect(find({ code: 'internal' })[0]).toMatchObject({
      err: { message: 'a table is missing', stack: expect.stringContaining('problem.test.ts') },
    })
  })

  it('a body that is not JSON, or too long, is refused as what it is', async () => {
    const send = async (body: string) =>
      (await fetch(`${server.url}/bug`, { method: 'POST', body, headers: { 'content-type': 'application/json' } }))
        .status
    expect([await send('{'), await send(JSON.stringify('x'.repeat(100)))]).toEqual([400, 413])
  })

  it('a person who opened the address gets a page, not JSON', async () => {
    const open = (name: string) => call('POST', `/${name}`, { headers: { accept: 'text/html' } })
    const { headers, body } = await open('outage')
    expect(headers.get('content-type')).toContain('text/html')
    expect(body).toContain('<h1>Serviço temporariamente indisponível. Tente novamente em instantes.</h1>')
    expect(body).toContain('<a href="">Tentar novamente</a>')
    expect((await open('stale')).body).toContain('<a href="/">Ir para o início</a>')
  })
})
