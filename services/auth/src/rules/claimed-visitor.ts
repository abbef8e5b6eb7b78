import { claimedCookie, visitorCookie } from '@atelie/service-kit/cookies'
import { parse } from 'cookie'
import type { Request, Response } from 'express'

const LIFETIME_SECONDS = 365 * 24 * 60 * 60

/**
 * What this browser knows of a visitor belongs to whoever signs in, from that moment on. It waits in the browser until the
 * ai service, which may be away just now, takes it into the account.
 */
export function createClaims(publicUrl: string) {
  const visitor = visitorCookie(publicUrl)
  const claimed = claimedCookie(publicUrl)
  return function claim(request: Request, response: Response, accountId: string): void {
    const token = parse(request.get('cookie') ?? '')[visitor.name]
    if (!token) return
    response.cookie(claimed.name, `${accountId}.${token}`, { ...claimed.options, maxAge: LIFETIME_SECONDS * 1000 })
    response.clearCookie(visitor.name, visitor.options)
  }
}
