import { listRevocations, revokeSession } from '@atelie/contract/internal'
import type { Route } from '@atelie/service-kit/route'
import { trusted } from 'mongoose'
import { revoke, type RevocationModel } from '../models/revocation.ts'

export function addRevocationRoutes(route: Route, revocations: RevocationModel): void {
  route(listRevocations, async ({ query }) => {
    const readAt = new Date().toISOString()
    const rows = await revocations.find({ revokedAt: trusted({ $gte: new Date(query.since) }) }).lean()
    return { readAt, revoked: rows.map(({ _id, expiresAt }) => ({ sid: _id, expiresAt: expiresAt.toISOString() })) }
  })

  route(revokeSession, ({ body }) => revoke(revocations, body))
}
