import type { CookieOptions } from 'express'

/** Sessions are signed by the auth service for this audience and read by the gateway. */
export const SESSION_AUDIENCE = 'session'

/**
 * How the session cookie is named for a public address. Over https the `__Host-` prefix binds it to this very host;
 * on plain http (a developer's machine) the port is in the name, because cookies ignore ports.
 */
export function sessionCookie(publicUrl: string): { name: string; options: CookieOptions } {
  const url = new URL(publicUrl)
  const secure = url.protocol === 'https:'
  const name = secure ? '__Host-atelie_session' : `atelie_session_${url.port || '80'}`
  return { name, options: { httpOnly: true, sameSite: 'lax', secure, path: '/' } }
}
