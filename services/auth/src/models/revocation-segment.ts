import { Schema, type Connection } from 'mongoose'

/**
 * Older sign-outs, packed: a starting gateway reads these, and only later ones one by one. Each segment is one document,
 * written once and deleted when the last session in it would have expired anyway.
 */
const segmentSchema = new Schema(
  {
    /** 1, 2, 3 …: two processes that pack the same sign-outs cannot both store them. */
    _id: { type: Number, required: true },
    sids: { type: Buffer, required: true },
    /** The last sign-out in it. */
    until: { type: Date, required: true },
    untilSid: { type: String, required: true },
    expiresAt: { type: Date, required: true, expires: 0 },
  },
  { versionKey: false },
)

export const createSegmentModel = (connection: Connection) =>
  connection.model('RevocationSegment', segmentSchema, 'revocationSegments')
export type SegmentModel = ReturnType<typeof createSegmentModel>
