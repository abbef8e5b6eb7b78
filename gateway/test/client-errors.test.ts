import type { ClientError } from '@atelie/contract/client-errors'
import { rollBack, startCanary } from '@atelie/releases/actions.mjs'
import { readHistory, readLatest } from '@atelie/releases/record.mjs'
import { metricsPage } from '@atelie/service-kit/metrics'
import { nthVersion, publishFrontEnd, releaseFrontEnd } from '@atelie/test-kit/front-ends'
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
const usual: ClientError = { frontEnd: 'mfe-content', version: nthVersion(1), route: '/page-of-mfe-content', kind: 'error', message: 'TypeError: x is not a function', stack: '' }
const report = (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) => gateway.call('POST', PATH, { body: { ...usual, ...changes }, headers })
const lines = () => record.find({ msg: 'client error' })

describe('a report', () => {
  it('a report is logged and counted with its front-end, version and route', async () => {
    const metrics = await serve(express().get('/metrics', metricsPage))
    const count = async () => Number(/^client_errors_total\{front_end="mfe-content",version="000000000001",route="\/page-of-mfe-content",kind="boundary"\} (\d+)$/m.exec(await (await fetch(`${metrics.url}/metrics`)).text())?.[1] ?? 0)
    const before = await count()
    const { status, headers } = await report({ kind: 'boundary', stack: 'TypeError: x is not a function\n    at Page (https://atelie.exemplo/front-ends/mfe-content/000000000001/assets/page.js?x=1:1:20)' })
    expect(status).toBe(204)
    expect(lines()).toMatchObject([{
      level: 40, requestId: headers.get('x-request-id'), frontEnd: 'mfe-content', version: nthVersion(1), route: '/page-of-mfe-content', kind: 'boundary', message: 'TypeError: x is not a function',
      stack: String.raw`TypeError: x is not a function\n    at Page (https://atelie.exemplo/front-ends/mfe-content/000000000001/assets/page.js:1:20)`,
    }])
    expect(record.find({ msg: 'request' })).toMatchObject([{ path: PATH, status: 204 }])
    expect(await count()).toBe(before + 1)
    await metrics.close()
  })

  it.each([['an unknown front-end', { frontEnd: 'mfe-evil' }, { frontEnd: 'other', version: 'other' }], ['an unknown version', { version: '000000000009' }, { version: 'other' }], ['the version of another front-end', { frontEnd: 'shell', version: 'constructor' }, { version: 'other' }], ['an unknown page', { route: '/clients/Maria' }, { route: 'other' }], ['a property of all objects', { frontEnd: '__proto__', version: 'toString', route: '__proto__' }, { frontEnd: 'other', version: 'other', route: 'other' }]])('%s is logged as another', async (_, changes, expected) => {
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
    await report({ message: 'a\n{"level":60,"msg":"forged"}\u001B[2J', stack: 'x of "Maria da Silva" <maria@exemplo.com.br> at /quotes?search=Maria\r\nend' })
    expect(record.find({ msg: 'forged' })).toEqual([])
    expect(record.lines.filter((line) => line.includes('client error'))).toHaveLength(1)
    expect(record.lines.join('')).not.toMatch(/Maria|maria/)
    expect(lines()).toMatchObject([{ message: expect.stringContaining(String.raw`\u{1b}[2J`) }])
  })
})

describe('a report that is refused', () => {
  it.each([
    ['with an unknown field', { person: 'Maria' }], ['of an unknown kind', { kind: 'other' }], ['with a long message', { message: 'x'.repeat(501) }], ['with a number', { version: 1 }],
  ])('a report %s is invalid', async (_, changes) => {
    expect(await report(changes)).toMatchObject({ status: 400, body: { code: 'validation', error: 'Relato inválido.' } })
  })

  it.each(['', 'null', '[]', '"x"', '{"frontEnd"'])('the body %j is invalid', async (body) => expect(await gateway.call('POST', PATH, { body })).toMatchObject({ status: 400 }))

  it('a report of more than eight kilobytes is too large', async () => {
    expect(await report({ stack: 'x'.repeat(8 * 1024) })).toMatchObject({ status: 413, body: { code: 'too_large' } })
    const stream = new Blob([JSON.stringify(usual)]).stream()
    expect((await fetch(gateway.url + PATH, { method: 'POST', headers: { 'content-type': 'application/json' }, body: stream, duplex: 'half' } as RequestInit)).status).toBe(413)
  })

  it.each([[{ 'sec-fetch-site': 'cross-site' }, 403], [{ origin: 'https://evil.exemplo' }, 403], [{ 'content-type': 'text/plain' }, 415], [{ 'content-encoding': 'gzip' }, 415]])('a report with %j is refused', async (headers, status) => {
    expect((await report({}, headers)).status).toBe(status)
  })

  afterEach(() => expect(lines()).toEqual([]))
})

describe('many reports', () => {
  const many = async (count: number, headers: () => Record<string, string>) => (await Promise.all(Array.from({ length: count }, () => report({}, headers())))).filter(({ status }) => status === 204).length

  beforeEach(async () => {
    await gateway.close()
    gateway = await startGateway({ log: record.log, trustedProxies: 1, reportLimits: createReportLimits(record.log) })
  })

  it('a browser may report ten failures a minute, whatever its address', async () => {
    await canaryOf(1)
    const [first, second] = [await browser('203.0.113.1'), await browser('203.0.113.1')]
    expect(await many(15, () => ({ ...first.headers, 'x-forwarded-for': `203.0.113.${Math.ceil(Math.random() * 200)}` }))).toBe(10)
    expect(await many(15, () => second.headers)).toBe(10)
    expect((await report({}, first.headers)).headers.get('retry-after')).toMatch(/^\d+$/)
  })

  it('an address may report sixty failures a minute, and ten without a mark', async () => {
    await canaryOf(1)
    expect(await many(15, () => ({ 'x-forwarded-for': '203.0.113.1' }))).toBe(10)
    const browsers = await Promise.all(Array.from({ length: 8 }, () => browser('203.0.113.2')))
    let turn = 0
    expect(await many(70, () => browsers[turn++ % 8]!.headers)).toBe(60)
    expect(await many(1, () => ({ 'x-forwarded-for': '203.0.113.3' }))).toBe(1)
  })

  it('a flood from many addresses is logged in part', async () => {
    let turn = 0
    expect(await many(600, () => ({ 'x-forwarded-for': `203.0.${turn++}.1` }))).toBeGreaterThan(250)
    expect(lines().length).toBeLessThanOrEqual(300)
  })
})

/** Starts a canary and waits until it is in use. */
async function canaryOf(percent: number): Promise<void> {
  const version = await publishFrontEnd(gateway.store, 'mfe-content', 2, { files: { 'remoteEntry.js': '2' } })
  await startCanary(gateway.store, { name: 'mfe-content', version, who: 'test', percent })
  await vi.waitFor(async () => expect((await gateway.call('GET', '/', { headers: { accept: 'text/html' } })).headers.get('set-cookie')).not.toBeNull(), 3_000)
}

/** One that has opened the app. */
async function browser(address: string) {
  const { headers, body } = await gateway.call('GET', '/config.json', { headers: { 'x-forwarded-for': address } })
  const cookie = headers.get('set-cookie')!.split(';')[0]!
  return { headers: { cookie, 'x-forwarded-for': address }, version: body.remotes['mfe-content'].version as string }
}

const canary = async () => (await readLatest(gateway.store)).frontEnds['mfe-content']!.canary

describe('a canary that fails', () => {
  it('a canary that fails in its sessions is stopped within two seconds, and the log says why', async () => {
    await canaryOf(50)
    const browsers = []
    for (let count = 0; count < 40; count += 1) browsers.push(await browser(`203.0.113.${count % 5}`))
    const trying = browsers.filter(({ version }) => version === nthVersion(2))
    expect(trying.length).toBeGreaterThan(5)
    for (const { headers, version } of trying) expect((await report({ version }, headers)).status).toBe(204)
    await vi.waitFor(async () => expect(await canary()).toBeNull(), 2_000)
    await vi.waitFor(async () => expect((await gateway.call('GET', '/config.json', { headers: trying[0]!.headers })).body.remotes['mfe-content'].version).toBe(nthVersion(1)), 2_000)
    expect(record.find({ msg: 'canary stopped' })).toMatchObject([{ level: 50, frontEnd: 'mfe-content', version: nthVersion(2), why: expect.stringMatching(/^failed in \d+ of \d+ sessions, at \d of \d addresses; the stable version in 0 of \d+$/) }])
    expect((await readHistory(gateway.store))[0]).toMatchObject({ who: 'gateway', action: 'stop-canary', why: expect.stringContaining('failed in') })
  })

  it('a canary that fails no more often than the stable version goes on', async () => {
    await canaryOf(50)
    const browsers: Awaited<ReturnType<typeof browser>>[] = []
    for (let count = 0; count < 40; count += 1) browsers.push(await browser(`203.0.113.${count % 5}`))
    const failing = [nthVersion(1), nthVersion(2)].flatMap((wanted) => browsers.filter(({ version }) => version === wanted))
    for (const { headers, version } of failing) expect((await report({ version }, headers)).status).toBe(204)
    expect(await canary()).not.toBeNull()
  })

  it('failures of a version that a browser was not given do not count', async () => {
    await canaryOf(50)
    for (let count = 0; count < 40; count += 1) {
      const { headers, version } = await browser(`203.0.113.${count % 5}`)
      if (version === nthVersion(1)) await report({ version: nthVersion(2) }, headers)
    }
    expect(await canary()).not.toBeNull()
  })
})

describe('a thousand forged reports', () => {
  const failure = { version: nthVersion(2) }
  const forge = async (headers: (index: number) => Record<string, string> | Promise<Record<string, string>>) => {
    for (let index = 0; index < 1_000; index += 50) {
      await Promise.all(Array.from({ length: 50 }, async (_, offset) => expect((await report(failure, await headers(index + offset))).status).toBe(204)))
    }
  }
  const address = (index: number) => `203.0.${index % 250}.${Math.floor(index / 250)}`

  beforeEach(async () => {
    await canaryOf(100)
    // Some sound sessions and one that failed.
    for (let count = 0; count < 6; count += 1) await browser(`198.51.100.${count}`)
    const { headers } = await browser('198.51.100.7')
    await report(failure, headers)
  })

  it('forged reports without a mark stop nothing', () => forge((index) => ({ 'x-forwarded-for': address(index) })))

  it('reports with forged marks stop nothing', async () => {
    const { headers } = await browser('198.51.100.8')
    const [name, signature] = [headers.cookie.split('=')[0], headers.cookie.split('.')[1]]
    await forge((index) => ({ cookie: `${name}=${index.toString(16).padStart(24, '0')}.${signature}`, 'x-forwarded-for': address(index) }))
  })

  it('reports with one mark from many addresses stop nothing', async () => {
    // Even with the other failure: this browser was first seen at the same address.
    const { headers } = await browser('198.51.100.7')
    await forge((index) => ({ ...headers, 'x-forwarded-for': address(index) }))
  })

  it('reports with many marks from one address stop nothing', async () => {
    await forge(async () => (await browser('198.51.100.7')).headers)
  })

  afterEach(async () => {
    expect(await canary()).not.toBeNull()
    expect(record.find({ msg: 'canary stopped' })).toEqual([])
  })
})
