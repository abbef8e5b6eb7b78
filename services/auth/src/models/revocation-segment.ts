import { Schema, type Connection } from 'mongoose'

/**
 * Sign-outs of a while ago, packed: a gateway that starts reads these, and one by one only what came later. Written once,
 * as one document, and gone when the last session in it would have ended anyway.
 */
const segmentSchema = new Schema({
  /** 1, 2, 3 …: two processes that pack the same sign-outs cannot both keep them. */
  _id: { type: Number, required: true },
  sids: { type: Buffer, required: true },
  /** The last sign-out in it. */
  until: { type: Date, required: true },
  untilSid: { type: String, required: true },
  expiresAt: { type: Date, required: true, expires: 0 },
}, { versionKey: false })

export const createSegmentModel = (connection: Connection) => connection.model('RevocationSegment', segmentSchema, 'revocationSegments')
export type SegmentModel = ReturnType<typeof createSegmentModel>
