import { listRevocations, readRevocationSegment, revokeSession } from '@atelie/contract/internal'
import type { Route } from '@atelie/service-kit/route'
import { trusted } from 'mongoose'
import type { Models } from '../jobs/pack-revocations.ts'
import { readRevocations, revoke } from '../models/revocation.ts'

const PAGE = 2_000

export function addRevocationRoutes(route: Route, { revocations, segments }: Models): void {
  route(listRevocations, async ({ query }) => {
    const now = new Date()
    const rows = await readRevocations(revocations, { at: new Date(query.since), sid: query.after }, PAGE)
    const end = rows.length === PAGE ? rows.at(-1) : undefined
    return {
      readAt: now.toISOString(),
      revoked: rows
        .filter(({ expiresAt }) => expiresAt > now)
        .map(({ _id, expiresAt }) => ({ sid: _id, expiresAt: expiresAt.toISOString() })),
      next: end ? { since: end.revokedAt.toISOString(), after: end._id } : null,
    }
  })

  route(readRevocationSegment, async ({ query }) => {
    const found = await segments
      .findOne({ _id: trusted({ $gt: query.after }) })
      .sort({ _id: 1 })
      .lean()
    return {
      segment: found && {
        number: found._id,
        sids: found.sids.toString('base64'),
        expiresAt: found.expiresAt.toISOString(),
        until: found.until.toISOString(),
        untilSid: found.untilSid,
      },
    }
  })

  route(revokeSession, ({ body }) => revoke(revocations, body))
}
