import type { ClientError } from '@atelie/contract/client-errors'
import { rollBack } from '@atelie/releases/actions.mjs'
import { metricsPage } from '@atelie/service-kit/metrics'
import { nthVersion, releaseFrontEnd } from '@atelie/test-kit/front-ends'
import { recordedLog } from '@atelie/test-kit/recorded-log'
import { serve } from '@atelie/test-kit/server'
import express from 'express'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createReportLimits } from '../src/limits.ts'
import { startGateway, type TestGateway } from './harness.ts'

let gateway: TestGateway
let record: ReturnType<typeof recordedLog>
beforeEach(async () => {
  record = recordedLog()
  gateway = await startGateway({ log: record.log, trustedProxies: 1 })
})
afterEach(() => gateway.close())

const PATH = '/api/client-errors'
const usual: ClientError = {
  frontEnd: 'mfe-content',
  version: nthVersion(1),
  route: '/page-of-mfe-content',
  kind: 'error',
  message: 'TypeError: x is not a function',
  stack: '',
}
const report = (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  gateway.call('POST', PATH, { body: { ...usual, ...changes }, headers })
const lines = () => record.find({ msg: 'client error' })

describe('a report', () => {
  it('a report is logged and counted with its front-end, version and route', async () => {
    const metrics = await serve(express().get('/metrics', metricsPage))
    const count = async () =>
      Number(
        /^client_errors_total\{front_end="mfe-content",version="000000000001",route="\/page-of-mfe-content",kind="boundary"\} (\d+)$/m.exec(
          await (await fetch(`${metrics.url}/metrics`)).text(),
        )?.[1] ?? 0,
      )
    const before = await count()
    const { status, headers } = await report({
      kind: 'boundary',
      stack:
        'TypeError: x is not a function\n    at Page (https://atelie.exemplo/front-ends/mfe-content/000000000001/assets/page.js?x=1:1:20)',
    })
    expect(status).toBe(204)
    expect(lines()).toMatchObject([
      {
        level: 40,
        requestId: headers.get('x-request-id'),
        frontEnd: 'mfe-content',
        version: nthVersion(1),
        route: '/page-of-mfe-content',
        kind: 'boundary',
        message: 'TypeError: x is not a function',
        stack: String.raw`TypeError: x is not a function\n    at Page (https://atelie.exemplo/front-ends/mfe-content/000000000001/assets/page.js:1:20)`,
      },
    ])
    expect(record.find({ msg: 'request' })).toMatchObject([{ path: PATH, status: 204 }])
    expect(await count()).toBe(before + 1)
    await metrics.close()
  })

  it.each([
    ['an unknown front-end', { frontEnd: 'mfe-evil' }, { frontEnd: 'other', version: 'other' }],
    ['an unknown version', { version: '000000000009' }, { version: 'other' }],
    ['the version of another front-end', { frontEnd: 'shell', version: 'constructor' }, { version: 'other' }],
    ['an unknown page', { route: '/clients/Maria' }, { route: 'other' }],
    [
      'a property of all objects',
      { frontEnd: '__proto__', version: 'toString', route: '__proto__' },
      { frontEnd: 'other', version: 'other', route: 'other' },
    ],
  ])('%s is logged as another', async (_, changes, expected) => {
    expect((await report(changes)).status).toBe(204)
    expect(lines()).toMatchObject([expected])
  })

  it.each(['/', '/auth', '/page-of-mfe-business'])('the page %s is known', async (route) => {
    await report({ route })
    expect(lines()).toMatchObject([{ route }])
  })

  it('a version that was in use lately is known', async () => {
    await releaseFrontEnd(gateway.store, 'mfe-content', 2, { files: { 'remoteEntry.js': '2' } })
    await rollBack(gateway.store, { name: 'mfe-content', who: 'test' })
    await vi.waitFor(async () => {
      await report({ version: nthVersion(2) })
      expect(lines().at(-1)).toMatchObject({ version: nthVersion(2) })
    }, 3_000)
  })

  it('a report forges no line and tells nothing about a person', async () => {
    await report({
      message: 'a\n{"level":60,"msg":"forged"}\u001B[2J',
      stack: 'x of "Maria da Silva" <maria@exemplo.com.br> at /quotes?search=Maria\r\nend',
    })
    expect(record.find({ msg: 'forged' })).toEqual([])
    expect(record.lines.filter((line) => line.includes('client error'))).toHaveLength(1)
    expect(record.lines.join('')).not.toMatch(/Maria|maria/)
    expect(lines()).toMatchObject([{ message: expect.stringContaining(String.raw`\u{1b}[2J`) }])
  })
})

describe('a report that is refused', () => {
  it.each([
    ['with an unknown field', { person: 'Maria' }],
    ['of an unknown kind', { kind: 'other' }],
    ['with a long message', { message: 'x'.repeat(501) }],
    ['with a number', { version: 1 }],
  ])('a report %s is invalid', async (_, changes) => {
    expect(await report(changes)).toMatchObject({
      status: 400,
      body: { code: 'validation', error: 'Relato inválido.' },
    })
  })

  it.each(['', 'null', '[]', '"x"', '{"frontEnd"'])('the body %j is invalid', async (body) =>
    expect(await gateway.call('POST', PATH, { body })).toMatchObject({ status: 400 }),
  )

  it('a report of more than eight kilobytes is too large', async () => {
    expect(await report({ stack: 'x'.repeat(8 * 1024) })).toMatchObject({ status: 413, body: { code: 'too_large' } })
    const stream = new Blob([JSON.stringify(usual)]).stream()
    expect(
      (
        await fetch(gateway.url + PATH, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: stream,
          duplex: 'half',
        } as RequestInit)
      ).status,
    ).toBe(413)
  })

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'https://evil.exemplo' }, 403],
    [{ 'content-type': 'text/plain' }, 415],
    [{ 'content-encoding': 'gzip' }, 415],
  ])('a report with %j is refused', async (headers, status) => {
    expect((await report({}, headers)).status).toBe(status)
  })

  afterEach(() => expect(lines()).toEqual([]))
})

describe('many reports', () => {
  const many = async (count: number, headers: () => Record<string, string>) =>
    (await Promise.all(Array.from({ length: count }, () => report({}, headers())))).filter(
      ({ status }) => status === 204,
    ).length

  beforeEach(async () => {
    await gateway.close()
    gateway = await startGateway({ log: record.log, trustedProxies: 1, reportLimits: createReportLimits(record.log) })
  })

  it('an address may report ten failures a minute, whatever cookies it sends', async () => {
    let turn = 0
    expect(await many(15, () => ({ 'x-forwarded-for': '203.0.113.1', cookie: `atelie_browser_8080=${turn++}` }))).toBe(
      10,
    )
    expect((await report({}, { 'x-forwarded-for': '203.0.113.1' })).headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await many(1, () => ({ 'x-forwarded-for': '203.0.113.2' }))).toBe(1)
  })

  it('a flood from many addresses is logged in part', async () => {
    let turn = 0
    expect(await many(600, () => ({ 'x-forwarded-for': `203.0.${turn++}.1` }))).toBeGreaterThan(250)
    expect(lines().length).toBeLessThanOrEqual(300)
  })
})
