import { listRevocations, readRevocationSegment, revokeSession } from '@atelie/contract/internal'
import type { ServiceClient } from '@atelie/service-kit/http-client'
import { NO_ACCOUNT, type SessionClaims } from '@atelie/service-kit/identity'
import type { Logger } from '@atelie/service-kit/log'
import { Problem } from '@atelie/service-kit/problem'
import { createRevokedSids } from './revoked-sids.ts'

const REFRESH_MS = 1_000
/** Fetched again each time, so that the clocks of several auth processes may differ by that much. */
const OVERLAP_MS = 60_000

export interface RevocationList {
  /** Throws Problem('unavailable') until the list is loaded: a revoked session must not slip through meanwhile. */
  has(sid: string): boolean
  /** Takes effect here at once; the auth service is notified until it has confirmed. */
  revoke(session: SessionClaims): void
  /** The auth service has stored it. */
  confirmRevoked(session: SessionClaims): void
  /** Rejects until the list is loaded. */
  check(): Promise<void>
  stop(): void
}

/**
 * The sessions that were signed out: at the start the packed ones and those after them, then every second the new ones.
 * During an outage of the auth service the list stays as it is: no revoked session comes back to life, and no one is
 * signed out. Pages read before a failure are not read again.
 */
export function createRevocationList(callAuth: ServiceClient, log: Logger): RevocationList {
  const revoked = createRevokedSids()
  /** sid → session that the auth service has not confirmed yet */
  const unconfirmed = new Map<string, SessionClaims>()
  let position = { since: new Date(0).toISOString(), after: '' }
  let segmentsRead = 0
  let loaded = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function refresh(): Promise<void> {
    try {
      await readNew()
      loaded = true
      revoked.dropExpired(Date.now())
      await sendUnconfirmed()
    } catch (err) {
      log.warn({ err }, 'revoked sessions not refreshed')
    }
    if (!stopped) timer = setTimeout(() => void refresh(), REFRESH_MS)
  }

  async function readNew(): Promise<void> {
    let begun: string | undefined
    for (let isMore = true; isMore;) {
      // Again before each page, because a segment that was packed meanwhile replaces many pages.
      if (!loaded) await readSegments()
      const { readAt, revoked: found, next } = await callAuth(NO_ACCOUNT, listRevocations, { query: position })
      for (const { sid, expiresAt } of found) revoked.add(sid, Date.parse(expiresAt))
      begun ??= readAt
      isMore = next !== null
      position = next ?? { since: new Date(Date.parse(begun) - OVERLAP_MS).toISOString(), after: '' }
    }
  }

  async function readSegments(): Promise<void> {
    for (;;) {
      const { segment } = await callAuth(NO_ACCOUNT, readRevocationSegment, { query: { after: segmentsRead } })
      if (!segment) return
      revoked.addPacked(Buffer.from(segment.sids, 'base64'), Date.parse(segment.expiresAt))
      segmentsRead = segment.number
      if (segment.until > position.since) position = { since: segment.until, after: segment.untilSid }
    }
  }

  async function sendUnconfirmed(): Promise<void> {
    for (const { sid, signedInAt } of [...unconfirmed.values()]) {
      await callAuth(NO_ACCOUNT, revokeSession, { body: { sid, signedInAt } })
      unconfirmed.delete(sid)
    }
  }

  void refresh()

  return {
    has(sid) {
      if (!loaded) throw new Problem('unavailable')
      return revoked.has(sid)
    },
    revoke(session) {
      revoked.add(session.sid, Infinity)
      unconfirmed.set(session.sid, session)
    },
    confirmRevoked: ({ sid }) => void unconfirmed.delete(sid),
    check: () => (loaded ? Promise.resolve() : Promise.reject(new Error('not loaded yet'))),
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
