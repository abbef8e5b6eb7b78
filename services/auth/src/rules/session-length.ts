import type { SessionClaims } from '@atelie/service-kit/identity'

const DAY = 24 * 60 * 60
const AFTER_LAST_USE = 30 * DAY
/** No session outlives its last use by more than this. */
export const LONGEST_UNUSED_MS = AFTER_LAST_USE * 1000
const AFTER_SIGN_IN = 180 * DAY
/** Renewing with every call would needlessly send a cookie with every response. */
const RENEW_AFTER = DAY

export const nowInSeconds = (): number => Math.floor(Date.now() / 1000)

/** How many seconds a session renewed now may last: 30 days without use, 180 days in total. Zero or less if it has expired. */
export function remainingSeconds(session: Pick<SessionClaims, 'signedInAt'>, now: number): number {
  return Math.min(AFTER_LAST_USE, session.signedInAt + AFTER_SIGN_IN - now)
}

/** @param now seconds since the epoch */
export function shouldRenew(session: SessionClaims, now: number): boolean {
  return now - session.renewedAt >= RENEW_AFTER && remainingSeconds(session, now) > 0
}
