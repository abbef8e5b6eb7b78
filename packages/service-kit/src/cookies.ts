import type { CookieOptions } from 'express'

/** The auth service signs sessions for this audience, and the gateway reads them. */
export const SESSION_AUDIENCE = 'session'
/** The auth service also signs ids of browsers; both it and the gateway limit sign-ins of known ones apart from strangers'. */
export const DEVICE_AUDIENCE = 'device'

export interface Cookie {
  name: string
  options: CookieOptions
}

/** Proves who is signed in. */
export const sessionCookie = (publicUrl: string): Cookie => cookieNamed('session', publicUrl)

/** Lists the accounts signed in to with this browser before; proves nothing else. */
export const deviceCookie = (publicUrl: string): Cookie => cookieNamed('device', publicUrl)

/** Identifies a browser without a session, and stores its niche. */
export const visitorCookie = (publicUrl: string): Cookie => cookieNamed('visitor', publicUrl)

/** Keeps the content of the visitor's cookie at sign-in, after `<account id>.`: only that account may claim it. */
export const claimedCookie = (publicUrl: string): Cookie => cookieNamed('claimed', publicUrl)

/** Says which of several versions of the front-ends a browser gets. */
export const browserCookie = (publicUrl: string): Cookie => cookieNamed('browser', publicUrl)

/** Names a version that the owner of the browser wants to try before others. */
export const triedCookie = (publicUrl: string): Cookie => cookieNamed('tried', publicUrl)

/**
 * How our cookies are named for a public address. Over https the `__Host-` prefix binds them to this host; over plain http
 * (a developer's machine) the name contains the port, because cookies ignore ports.
 */
function cookieNamed(purpose: string, publicUrl: string): Cookie {
  const url = new URL(publicUrl)
  const secure = url.protocol === 'https:'
  const name = secure ? `__Host-atelie_${purpose}` : `atelie_${purpose}_${url.port || '80'}`
  return { name, options: { httpOnly: true, sameSite: 'lax', secure, path: '/' } }
}
