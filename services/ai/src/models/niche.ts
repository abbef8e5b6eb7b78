import { Schema, type Connection } from 'mongoose'

const nicheSchema = new Schema(
  {
    accountId: { type: String, required: true },
    craftType: { type: String, required: true },
  },
  { versionKey: false },
)

nicheSchema.index({ accountId: 1 }, { unique: true })

export const createNicheModel = (connection: Connection) => connection.model('Niche', nicheSchema, 'niches')
export type NicheModel = ReturnType<typeof createNicheModel>
