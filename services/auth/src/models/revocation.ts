import type { SessionClaims } from '@atelie/service-kit/identity'
import { duplicateKeyFields } from '@atelie/service-kit/mongo'
import { Schema, trusted, type Connection, type InferSchemaType } from 'mongoose'
import { nowInSeconds, remainingSeconds } from '../rules/session-length.ts'

/** A session, named by its sid, that was signed out before its time. Rows leave when the session would have ended anyway. */
const revocationSchema = new Schema({
  _id: { type: String, required: true },
  revokedAt: { type: Date, required: true },
  expiresAt: { type: Date, required: true, expires: 0 },
}, { versionKey: false })

revocationSchema.index({ revokedAt: 1, _id: 1 })

export type StoredRevocation = InferSchemaType<typeof revocationSchema>

export const createRevocationModel = (connection: Connection) => connection.model('Revocation', revocationSchema, 'revocations')
export type RevocationModel = ReturnType<typeof createRevocationModel>

/** Ends a session everywhere. Signed out twice is signed out. */
export async function revoke(revocations: RevocationModel, { sid, signedInAt }: Pick<SessionClaims, 'sid' | 'signedInAt'>): Promise<void> {
  const now = nowInSeconds()
  const expiresAt = new Date((now + remainingSeconds({ signedInAt }, now)) * 1000)
  try {
    await revocations.create({ _id: sid, revokedAt: new Date(), expiresAt })
  } catch (error) {
    if (!duplicateKeyFields(error)) throw error
  }
}

/** In the order in which sign-outs are listed: by their time, and of one instant by their sid. */
export interface Position {
  at: Date
  /** Absent when nothing of that instant is left. */
  sid?: string
}

const IN_ORDER = { revokedAt: 1, _id: 1 } as const
/** More in one answer of the database could take longer than it may. */
const BATCH = 5_000

/** What lies behind a position in two questions, since engines answer neither "or" nor a pair of fields from the index alone. */
const ofThatInstant = (at: Date, sid: string) => ({ revokedAt: at, _id: trusted({ $gt: sid }) })
const later = (after: Date, until?: Date) => ({ revokedAt: trusted({ $gt: after, ...(until && { $lte: until }) }) })

/** The sign-outs behind a position, at most `most`; up to an instant, if given. */
export async function readRevocations(revocations: RevocationModel, { at, sid }: Position, most: number, until?: Date): Promise<StoredRevocation[]> {
  const read = (filter: object, limit: number) => revocations.find(filter).sort(IN_ORDER).limit(limit).batchSize(BATCH).lean()
  const first = sid === undefined ? [] : await read(ofThatInstant(at, sid), most)
  // A limit of zero would be none.
  return first.length === most ? first : [...first, ...await read(later(at, until), most - first.length)]
}
