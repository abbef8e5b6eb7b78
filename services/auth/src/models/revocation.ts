import type { SessionClaims } from '@atelie/service-kit/identity'
import { duplicateKeyFields } from '@atelie/service-kit/mongo'
import { Schema, type Connection } from 'mongoose'
import { nowInSeconds, remainingSeconds } from '../rules/session-length.ts'

/** A session, named by its sid, that was signed out before its time. Rows leave when the session would have ended anyway. */
const revocationSchema = new Schema({
  _id: { type: String, required: true },
  revokedAt: { type: Date, required: true, index: true },
  expiresAt: { type: Date, required: true, expires: 0 },
}, { versionKey: false })

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
