import { claimedCookie, visitorCookie } from '@atelie/service-kit/cookies'
import { parse } from 'cookie'
import type { Request, Response } from 'express'

const LIFETIME_SECONDS = 365 * 24 * 60 * 60

/**
 * At sign-in the account takes over what the browser stores for a visitor. The claim stays in the browser until the ai
 * service, which may be down just then, moves it into the account.
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
