import { listRevocations, readRevocationSegment } from '@atelie/contract/internal'
import { createServiceApp } from '@atelie/service-kit/app'
import { createServiceClient } from '@atelie/service-kit/http-client'
import { packList, packSid } from '@atelie/service-kit/packed-sids'
import { Problem } from '@atelie/service-kit/problem'
import { createRouter } from '@atelie/service-kit/route'
import { serve, type TestServer } from '@atelie/test-kit/server'
import { silentLog } from '@atelie/test-kit/silent-log'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createRevocationList, type RevocationList } from '../src/revocation-list.ts'
import { createRevokedSids } from '../src/revoked-sids.ts'
import { testKeys } from './harness.ts'

const later = new Date(Date.now() + 60_000).toISOString()
const segments = [['packed-1', 'packed-2'], ['packed-3']]
const pages = [['page-1', 'page-2'], ['page-3']]
/** The gateway's requests, in order. */
const asked: string[] = []
let failOnce = true
let auth: TestServer
let revocations: RevocationList

beforeAll(async () => {
  const app = createServiceApp(silentLog)
  const route = createRouter(app, { keys: testKeys.keys, audience: 'auth', checkResponses: true })
  route(readRevocationSegment, async ({ query: { after } }) => {
    asked.push(`segment after ${after}`)
    const sids = segments[after]
    return {
      segment: sids
        ? {
            number: after + 1,
            sids: packList(sids.map(packSid)).toString('base64'),
            until: `2026-11-0${after + 1}T00:00:00.000Z`,
            untilSid: 'x',
            expiresAt: later,
          }
        : null,
    }
  })
  route(listRevocations, async ({ query: { since, after } }) => {
    asked.push(`list from ${since} ${after}`)
    const page = Number(/^page (\d)/.exec(after)?.[1] ?? 0)
    if (page === 1 && failOnce) {
      failOnce = false
      throw new Problem('unavailable')
    }
    const isLast = page === pages.length - 1
    return {
      readAt: later,
      revoked: (pages[page] ?? []).map((sid) => ({ sid, expiresAt: later })),
      next: isLast ? null : { since, after: `page ${page + 1}` },
    }
  })
  auth = await serve(app)
  revocations = createRevocationList(
    createServiceClient({ baseUrl: auth.url, audience: 'auth', key: testKeys.privateKeyOf('gateway') }),
    silentLog,
  )
})
afterAll(async () => {
  revocations.stop()
  await auth.close()
})

it('a gateway reads the packed sign-outs first, then later ones page by page, and resumes after a failure', async () => {
  expect(() => revocations.has('packed-1')).toThrow()
  await vi.waitFor(() => revocations.check(), { timeout: 5_000 })
  const known = ['packed-1', 'packed-2', 'packed-3', 'page-1', 'page-2', 'page-3']
  expect(known.filter((sid) => revocations.has(sid))).toEqual(known)
  expect(revocations.has('another-session')).toBe(false)
  expect(asked.slice(0, 4)).toEqual([
    'segment after 0',
    'segment after 1',
    'segment after 2',
    'list from 2026-11-02T00:00:00.000Z x',
  ])
  expect(asked.filter((text) => text.startsWith('segment after')).slice(3)).toEqual(Array(2).fill('segment after 2'))
})

it('a gateway reads the last minute again each time, since the clocks of several auth processes may differ', async () => {
  const aMinuteBefore = new Date(Date.parse(later) - 60_000).toISOString()
  await vi.waitFor(() => expect(asked).toContain(`list from ${aMinuteBefore} `), { timeout: 5_000 })
})

it('many recent sign-outs are packed, and dropped when their sessions would have expired', () => {
  const sids = createRevokedSids()
  for (let index = 0; index < 40_000; index += 1) sids.add(`session-${index}`, index % 2 ? 1_000 : 3_000)
  sids.add('only-known-here', Infinity)
  const known = () =>
    ['session-0', 'session-1', 'session-39998', 'session-39999', 'only-known-here', 'another'].filter(sids.has)
  expect(known()).toEqual(['session-0', 'session-1', 'session-39998', 'session-39999', 'only-known-here'])
  sids.dropExpired(2_000)
  expect(known()).toEqual(expect.arrayContaining(['session-0', 'session-39998', 'only-known-here']))
  sids.dropExpired(4_000)
  expect(known()).toEqual(['only-known-here'])
})
