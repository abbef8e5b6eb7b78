import type { CookieOptions } from 'express'

/** Sessions are signed by the auth service for this audience and read by the gateway. */
export const SESSION_AUDIENCE = 'session'
/** Names of browsers are signed by the auth service, too; it and the gateway keep their sign-ins apart from strangers'. */
export const DEVICE_AUDIENCE = 'device'

export interface Cookie {
  name: string
  options: CookieOptions
}

/** Proves who is signed in. */
export const sessionCookie = (publicUrl: string): Cookie => cookieNamed('session', publicUrl)

/** Says which accounts were signed in to with this browser before; proves nothing else. */
export const deviceCookie = (publicUrl: string): Cookie => cookieNamed('device', publicUrl)

/** Tells browsers apart that are not signed in, and keeps their niche. */
export const visitorCookie = (publicUrl: string): Cookie => cookieNamed('visitor', publicUrl)

/** What the visitor's cookie held when somebody signed in, behind `<account id>.`: it waits for that account and is nobody else's. */
export const claimedCookie = (publicUrl: string): Cookie => cookieNamed('claimed', publicUrl)

/**
 * How our cookies are named for a public address. Over https the `__Host-` prefix binds them to this very host;
 * on plain http (a developer's machine) the port is in the name, because cookies ignore ports.
 */
function cookieNamed(purpose: string, publicUrl: string): Cookie {
  const url = new URL(publicUrl)
  const secure = url.protocol === 'https:'
  const name = secure ? `__Host-atelie_${purpose}` : `atelie_${purpose}_${url.port || '80'}`
  return { name, options: { httpOnly: true, sameSite: 'lax', secure, path: '/' } }
}
