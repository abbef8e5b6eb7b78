import { listRevocations, readRevocationSegment, revokeSession } from '@atelie/contract/internal'
import type { ServiceClient } from '@atelie/service-kit/http-client'
import { NOBODY, type SessionClaims } from '@atelie/service-kit/identity'
import type { Logger } from '@atelie/service-kit/log'
import { Problem } from '@atelie/service-kit/problem'
import { createRevokedSids } from './revoked-sids.ts'

const REFRESH_MS = 1_000
/** Asked for again each time, so that clocks of several auth processes may differ by that much. */
const OVERLAP_MS = 60_000

export interface Revocations {
  /** Throws Problem('unavailable') until all have come: a revoked session must not slip in meanwhile. */
  has(sid: string): boolean
  /** A sign-out that this gateway has seen itself counts at once; the auth service is told until it has confirmed. */
  end(session: SessionClaims): void
  /** The auth service knows. */
  ended(session: SessionClaims): void
  /** Rejects until all have come. */
  check(): Promise<void>
  stop(): void
}

/**
 * Keeps the sessions that were signed out: at the start the packed ones and what came after them, then what is new each
 * second. With the auth service away the list stays as it is: nothing revoked comes back to life, and nobody is signed out
 * by an outage. Whatever was read before a failure is not read again.
 */
export function keepRevocations(callAuth: ServiceClient, log: Logger): Revocations {
  const revoked = createRevokedSids()
  /** sid → what the auth service still has to be told */
  const untold = new Map<string, SessionClaims>()
  let position = { since: new Date(0).toISOString(), after: '' }
  let segmentsRead = 0
  let loaded = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function refresh(): Promise<void> {
    try {
      await readNew()
      loaded = true
      revoked.forgetEnded(Date.now())
      await tellUntold()
    } catch (err) {
      log.warn({ err }, 'revoked sessions not refreshed')
    }
    if (!stopped) timer = setTimeout(() => void refresh(), REFRESH_MS)
  }

  async function readNew(): Promise<void> {
    let begun: string | undefined
    for (let isMore = true; isMore;) {
      if (!loaded) await readSegments()
      const { readAt, revoked: found, next } = await callAuth(NOBODY, listRevocations, { query: position })
      for (const { sid, expiresAt } of found) revoked.add(sid, Date.parse(expiresAt))
      begun ??= readAt
      isMore = next !== null
      position = next ?? { since: new Date(Date.parse(begun) - OVERLAP_MS).toISOString(), after: '' }
    }
  }

  async function readSegments(): Promise<void> {
    for (;;) {
      const { segment } = await callAuth(NOBODY, readRevocationSegment, { query: { after: segmentsRead } })
      if (!segment) return
      revoked.addPacked(Buffer.from(segment.sids, 'base64'), Date.parse(segment.expiresAt))
      segmentsRead = segment.number
      if (segment.until > position.since) position = { since: segment.until, after: segment.untilSid }
    }
  }

  async function tellUntold(): Promise<void> {
    for (const { sid, signedInAt } of [...untold.values()]) {
      await callAuth(NOBODY, revokeSession, { body: { sid, signedInAt } })
      untold.delete(sid)
    }
  }

  void refresh()

  return {
    has(sid) {
      if (!loaded) throw new Problem('unavailable')
      return revoked.has(sid)
    },
    end(session) {
      revoked.add(session.sid, Infinity)
      untold.set(session.sid, session)
    },
    ended: ({ sid }) => void untold.delete(sid),
    check: () => (loaded ? Promise.resolve() : Promise.reject(new Error('not loaded yet'))),
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
