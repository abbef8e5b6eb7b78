import type { IncomingMessage } from 'node:http'
import { z } from '@atelie/contract/zod'
import {
  identityClaims,
  sessionClaims,
  signIdentity,
  verifyToken,
  type KeySet,
  type PrivateKey,
} from '@atelie/service-kit/identity'
import { DEVICE_AUDIENCE, deviceCookie, SESSION_AUDIENCE, sessionCookie } from '@atelie/service-kit/cookies'
import { createKeptTokens } from '@atelie/service-kit/kept-tokens'
import { parse } from 'cookie'
import { LRUCache } from 'lru-cache'
import type { RevocationList } from './revocation-list.ts'

const cookieClaims = identityClaims.extend({ session: sessionClaims, exp: z.int() })
export type Session = z.output<typeof cookieClaims>

const deviceClaims = z.object({ device: z.string() })

const MAX_KEPT = 10_000

export interface SessionReader {
  /** The session in the browser's cookie; null without a valid one, or if it was signed out. */
  read(request: Pick<IncomingMessage, 'headers'>): Session | null
  /** Whether the browser has a session cookie, valid or not. */
  hasCookie(request: Pick<IncomingMessage, 'headers'>): boolean
  /** The id of a browser that signed in before, else null. */
  browser(request: Pick<IncomingMessage, 'headers'>): string | null
  /** A token that lets one service act for the session's account, kept for a while. */
  identityFor(session: Session, audience: string): string
}

export function createSessionReader(options: {
  publicUrl: string
  sessionKeys: KeySet
  identityKey: PrivateKey
  revocations: Pick<RevocationList, 'has'>
}): SessionReader {
  const { name } = sessionCookie(options.publicUrl)
  const { name: deviceName } = deviceCookie(options.publicUrl)
  const keptToken = createKeptTokens()
  /** Signatures do not change, and checking them again would be most of the cost of a poll. */
  const verified = new LRUCache<string, Session>({ max: MAX_KEPT })

  function verify(token: string): Session | null {
    const known = verified.get(token)
    if (known) return known.exp * 1000 > Date.now() ? known : null
    const session = verifyToken(token, options.sessionKeys, SESSION_AUDIENCE, cookieClaims)
    if (session) verified.set(token, session)
    return session
  }

  const cookieOf = (request: Pick<IncomingMessage, 'headers'>, cookie: string) =>
    parse(request.headers.cookie ?? '')[cookie]

  return {
    hasCookie: (request) => Boolean(cookieOf(request, name)),
    browser(request) {
      const token = cookieOf(request, deviceName)
      return token ? (verifyToken(token, options.sessionKeys, DEVICE_AUDIENCE, deviceClaims)?.device ?? null) : null
    },
    read(request) {
      const token = cookieOf(request, name)
      const session = token ? verify(token) : null
      return session && !options.revocations.has(session.session.sid) ? session : null
    },
    identityFor: ({ sub, session }, audience) =>
      keptToken(`${session.sid}:${session.renewedAt}:${audience}`, () =>
        signIdentity(options.identityKey, audience, { sub, session }),
      ),
  }
}
