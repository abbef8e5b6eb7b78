import { randomUUID } from 'node:crypto'
import { z } from '@atelie/contract/zod'
import { visitorCookie } from '@atelie/service-kit/cookies'
import { signToken, verifyToken, type KeySet, type PrivateKey } from '@atelie/service-kit/identity'
import { parse } from 'cookie'
import type { Request, Response } from 'express'

const AUDIENCE = 'visitor'
const LIFETIME_SECONDS = 365 * 24 * 60 * 60

const visitorClaims = z.object({ visitor: z.string().min(8), craftType: z.string().nullable() })
export type Visitor = z.output<typeof visitorClaims>

export interface Visitors {
  /** Whose browser this is; null for one that has no cookie of ours yet. */
  read(request: Request): Visitor | null
  remember(response: Response, visitor: Visitor): void
}

export const newVisitor = (): Visitor => ({ visitor: randomUUID(), craftType: null })

/** A browser carries a signed name that stands for nobody, and the niche that was saved in it. So nothing of visitors is kept here. */
export function createVisitors(options: { publicUrl: string; key: PrivateKey; keys: KeySet }): Visitors {
  const cookie = visitorCookie(options.publicUrl)
  return {
    read(request) {
      const token = parse(request.get('cookie') ?? '')[cookie.name]
      return token ? verifyToken(token, options.keys, AUDIENCE, visitorClaims) : null
    },
    remember(response, { visitor, craftType }) {
      const token = signToken(options.key, { visitor, craftType }, { audience: AUDIENCE, expiresInSeconds: LIFETIME_SECONDS })
      response.cookie(cookie.name, token, { ...cookie.options, maxAge: LIFETIME_SECONDS * 1000 })
    },
  }
}
