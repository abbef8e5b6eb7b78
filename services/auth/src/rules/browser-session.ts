import { randomUUID } from 'node:crypto'
import { SESSION_AUDIENCE, sessionCookie } from '@atelie/service-kit/cookies'
import { signToken, type PrivateKey, type SessionClaims } from '@atelie/service-kit/identity'
import type { Response } from 'express'
import { nowInSeconds, remainingSeconds, shouldRenew } from './session-length.ts'

/** The cookie that proves to the gateway who is signed in. */
export function createBrowserSessions({ publicUrl, sessionKey }: { publicUrl: string; sessionKey: PrivateKey }) {
  const cookie = sessionCookie(publicUrl)

  function set(response: Response, accountId: string, session: { sid: string; signedInAt: number }): void {
    const now = nowInSeconds()
    const seconds = remainingSeconds(session, now)
    const token = signToken(
      sessionKey,
      { sub: accountId, session: { ...session, renewedAt: now } },
      {
        audience: SESSION_AUDIENCE,
        expiresInSeconds: seconds,
      },
    )
    response.cookie(cookie.name, token, { ...cookie.options, maxAge: seconds * 1000 })
  }

  return {
    start: (response: Response, accountId: string) =>
      set(response, accountId, { sid: randomUUID(), signedInAt: nowInSeconds() }),
    /** Extends a session in use; the time of sign-in stays. */
    renew(response: Response, accountId: string, session: SessionClaims): void {
      const { sid, signedInAt } = session
      if (shouldRenew(session, nowInSeconds())) set(response, accountId, { sid, signedInAt })
    },
    forget: (response: Response) => void response.clearCookie(cookie.name, cookie.options),
  }
}
