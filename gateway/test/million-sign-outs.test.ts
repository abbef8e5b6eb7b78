import { randomBytes } from 'node:crypto'
import { listRevocations, readRevocationSegment } from '@atelie/contract/internal'
import { createServiceApp } from '@atelie/service-kit/app'
import { createServiceClient } from '@atelie/service-kit/http-client'
import { packList, packSid } from '@atelie/service-kit/packed-sids'
import { createRouter } from '@atelie/service-kit/route'
import { serve } from '@atelie/test-kit/server'
import { silentLog } from '@atelie/test-kit/silent-log'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createRevocationList } from '../src/revocation-list.ts'
import { testKeys } from './harness.ts'

/** A month of heavy use, packed as the auth service packs it. */
const SEGMENTS = 31
const IN_A_SEGMENT = 32_768
const SID_BYTES = packSid('any').length
/** Processor time, the fake's included: others may hold up a gateway for longer than it works. */
const READY_AFTER_MS = 5_000

/** A fake auth service with the segments, which are all the same: packing a million takes longer than reading them. */
async function startAuth(signedOut: string) {
  const sids = packList([
    packSid(signedOut),
    ...Array.from({ length: IN_A_SEGMENT - 1 }, () => randomBytes(SID_BYTES)),
  ]).toString('base64')
  const later = new Date(Date.now() + 60_000).toISOString()
  const app = createServiceApp(silentLog)
  const route = createRouter(app, { keys: testKeys.keys, audience: 'auth', checkResponses: true })
  route(readRevocationSegment, async ({ query: { after } }) => {
    return {
      segment:
        after === SEGMENTS
          ? null
          : {
              number: after + 1,
              sids,
              until: `2026-11-01T00:00:${String(after).padStart(2, '0')}.000Z`,
              untilSid: 'x',
              expiresAt: later,
            },
    }
  })
  route(listRevocations, async () => ({ readAt: later, revoked: [], next: null }))
  return serve(app)
}

it('a gateway that starts over a million sign-outs knows them after less than five seconds of work', async () => {
  const auth = await startAuth('signed-out')
  onTestFinished(() => auth.close())
  const before = process.cpuUsage()
  const revocations = createRevocationList(
    createServiceClient({ baseUrl: auth.url, audience: 'auth', key: testKeys.privateKeyOf('gateway') }),
    silentLog,
  )
  onTestFinished(() => revocations.stop())
  await vi.waitFor(() => revocations.check(), { timeout: 25_000 })
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1_000).toBeLessThan(READY_AFTER_MS)
  expect(revocations.has('signed-out')).toBe(true)
  expect(revocations.has('signed-in')).toBe(false)
})
