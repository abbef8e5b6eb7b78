import type { SessionClaims } from '@atelie/service-kit/identity'
import { duplicateKeyFields } from '@atelie/service-kit/mongo'
import { Schema, trusted, type Connection, type InferSchemaType } from 'mongoose'
import { nowInSeconds, remainingSeconds } from '../rules/session-length.ts'

/** A session, identified by its sid, that was signed out before it expired. Rows are deleted when it would have expired anyway. */
const revocationSchema = new Schema(
  {
    _id: { type: String, required: true },
    revokedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true, expires: 0 },
  },
  { versionKey: false },
)

revocationSchema.index({ revokedAt: 1, _id: 1 })

export type StoredRevocation = InferSchemaType<typeof revocationSchema>

export const createRevocationModel = (connection: Connection) =>
  connection.model('Revocation', revocationSchema, 'revocations')
export type RevocationModel = ReturnType<typeof createRevocationModel>

/** Ends a session everywhere. Idempotent. */
export async function revoke(
  revocations: RevocationModel,
  { sid, signedInAt }: Pick<SessionClaims, 'sid' | 'signedInAt'>,
): Promise<void> {
  const now = nowInSeconds()
  const expiresAt = new Date((now + remainingSeconds({ signedInAt }, now)) * 1000)
  try {
    await revocations.create({ _id: sid, revokedAt: new Date(), expiresAt })
  } catch (error) {
    if (!duplicateKeyFields(error)) throw error
  }
}

/** A position in the list of sign-outs, which is ordered by time, then by sid. */
export interface Position {
  at: Date
  /** Absent when all sign-outs of that instant come before it. */
  sid?: string
}

const IN_ORDER = { revokedAt: 1, _id: 1 } as const
/** A larger batch could exceed the database's time-out. */
const BATCH = 5_000

/** Reading what follows a position takes two queries: engines answer neither "or" nor a pair of fields from the index alone. */
const ofThatInstant = (at: Date, sid: string) => ({ revokedAt: at, _id: trusted({ $gt: sid }) })
const later = (after: Date, until?: Date) => ({ revokedAt: trusted({ $gt: after, ...(until && { $lte: until }) }) })

/** At most `most` sign-outs after a position; up to an instant, if given. */
export async function readRevocations(
  revocations: RevocationModel,
  { at, sid }: Position,
  most: number,
  until?: Date,
): Promise<StoredRevocation[]> {
  const read = (filter: object, limit: number) =>
    revocations.find(filter).sort(IN_ORDER).limit(limit).batchSize(BATCH).lean()
  const first = sid === undefined ? [] : await read(ofThatInstant(at, sid), most)
  // A limit of zero would mean no limit.
  return first.length === most ? first : [...first, ...(await read(later(at, until), most - first.length))]
}
