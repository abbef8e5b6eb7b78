import { randomUUID } from 'node:crypto'
import { z } from '@atelie/contract/zod'
import { claimedCookie, visitorCookie } from '@atelie/service-kit/cookies'
import { signToken, verifyToken, type KeySet, type PrivateKey } from '@atelie/service-kit/identity'
import { parse } from 'cookie'
import type { Request, Response } from 'express'

const AUDIENCE = 'visitor'
const LIFETIME_SECONDS = 365 * 24 * 60 * 60

const visitorClaims = z.object({ visitor: z.string().min(8), craftType: z.string().nullable() })
type Visitor = z.output<typeof visitorClaims>

export interface Visitors {
  /** The visitor of this browser; null if it has no cookie of ours yet. */
  read(request: Request): Visitor | null
  remember(response: Response, visitor: Visitor): void
  /** The visitor claimed for the account when its owner signed in here, until it is forgotten. */
  readClaimed(request: Request, accountId: string): Visitor | null
  forgetClaimed(response: Response): void
}

export const newVisitor = (): Visitor => ({ visitor: randomUUID(), craftType: null })

/** The cookie has a signed anonymous id and the saved niche, so the service stores nothing about visitors. */
export function createVisitors(options: { publicUrl: string; key: PrivateKey; keys: KeySet }): Visitors {
  const cookie = visitorCookie(options.publicUrl)
  const claimed = claimedCookie(options.publicUrl)
  const sent = (request: Request, name: string) => parse(request.get('cookie') ?? '')[name]
  const verify = (token: string) => verifyToken(token, options.keys, AUDIENCE, visitorClaims)
  return {
    read(request) {
      const token = sent(request, cookie.name)
      return token ? verify(token) : null
    },
    readClaimed(request, accountId) {
      const claim = sent(request, claimed.name)
      return claim?.startsWith(`${accountId}.`) ? verify(claim.slice(accountId.length + 1)) : null
    },
    forgetClaimed(response) {
      response.clearCookie(claimed.name, claimed.options)
    },
    remember(response, { visitor, craftType }) {
      const token = signToken(
        options.key,
        { visitor, craftType },
        { audience: AUDIENCE, expiresInSeconds: LIFETIME_SECONDS },
      )
      response.cookie(cookie.name, token, { ...cookie.options, maxAge: LIFETIME_SECONDS * 1000 })
    },
  }
}
