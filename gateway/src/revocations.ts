import { listRevocations, revokeSession } from '@atelie/contract/internal'
import type { ServiceClient } from '@atelie/service-kit/http-client'
import { NOBODY, type SessionClaims } from '@atelie/service-kit/identity'
import type { Logger } from '@atelie/service-kit/log'
import { Problem } from '@atelie/service-kit/problem'

const REFRESH_MS = 1_000
/** Asked for again each time, so that clocks of several auth processes may differ by that much. */
const OVERLAP_MS = 60_000

export interface Revocations {
  /** Throws Problem('unavailable') until the first list has come: a revoked session must not slip in meanwhile. */
  has(sid: string): boolean
  /** A sign-out that this gateway has seen itself counts at once; the auth service is told until it has confirmed. */
  end(session: SessionClaims): void
  /** The auth service knows. */
  ended(session: SessionClaims): void
  /** Rejects until the first list has come. */
  check(): Promise<void>
  stop(): void
}

/**
 * Keeps the sessions that were signed out, asking the auth service each second. With that service away the list
 * stays as it is: nothing revoked comes back to life, and nobody is signed out by an outage.
 */
export function keepRevocations(callAuth: ServiceClient, log: Logger): Revocations {
  /** sid → when the session would have ended by itself, in ms */
  const revoked = new Map<string, number>()
  /** sid → what the auth service still has to be told */
  const untold = new Map<string, SessionClaims>()
  let since = new Date(0)
  let loaded = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function refresh(): Promise<void> {
    try {
      const answer = await callAuth(NOBODY, listRevocations, { query: { since: since.toISOString() } })
      for (const { sid, expiresAt } of answer.revoked) revoked.set(sid, Date.parse(expiresAt))
      since = new Date(Date.parse(answer.readAt) - OVERLAP_MS)
      loaded = true
      forgetEnded()
      await tellUntold()
    } catch (err) {
      log.warn({ err }, 'revoked sessions not refreshed')
    }
    if (!stopped) timer = setTimeout(() => void refresh(), REFRESH_MS)
  }

  async function tellUntold(): Promise<void> {
    for (const { sid, signedInAt } of [...untold.values()]) {
      await callAuth(NOBODY, revokeSession, { body: { sid, signedInAt } })
      untold.delete(sid)
    }
  }

  function forgetEnded(): void {
    const now = Date.now()
    for (const [sid, expiresAt] of revoked) if (expiresAt < now) revoked.delete(sid)
  }

  void refresh()

  return {
    has(sid) {
      if (!loaded) throw new Problem('unavailable')
      return revoked.has(sid)
    },
    end(session) {
      revoked.set(session.sid, Infinity)
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
