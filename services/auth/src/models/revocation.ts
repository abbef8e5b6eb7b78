import { Schema, type Connection } from 'mongoose'

/** A session, named by its sid, that was signed out before its time. Rows leave when the session would have ended anyway. */
const revocationSchema = new Schema({
  _id: { type: String, required: true },
  revokedAt: { type: Date, required: true, index: true },
  expiresAt: { type: Date, required: true, expires: 0 },
}, { versionKey: false })

export const createRevocationModel = (connection: Connection) => connection.model('Revocation', revocationSchema, 'revocations')
export type RevocationModel = ReturnType<typeof createRevocationModel>
