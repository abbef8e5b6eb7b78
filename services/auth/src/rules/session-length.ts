import type { SessionClaims } from '@atelie/service-kit/identity'

const DAY = 24 * 60 * 60
const AFTER_LAST_USE = 30 * DAY
/** No session lasts longer than that after its last use. */
export const LONGEST_UNUSED_MS = AFTER_LAST_USE * 1000
const AFTER_SIGN_IN = 180 * DAY
/** Renewing with every call would send a cookie with every answer for nothing. */
const RENEW_AFTER = DAY

export const nowInSeconds = (): number => Math.floor(Date.now() / 1000)

/** How long a session renewed now may last, in seconds: 30 days without use, 180 days in all. Zero or less when it is over. */
export function remainingSeconds(session: Pick<SessionClaims, 'signedInAt'>, now: number): number {
  return Math.min(AFTER_LAST_USE, session.signedInAt + AFTER_SIGN_IN - now)
}

/** @param now seconds since the epoch */
export function shouldRenew(session: SessionClaims, now: number): boolean {
  return now - session.renewedAt >= RENEW_AFTER && remainingSeconds(session, now) > 0
}
