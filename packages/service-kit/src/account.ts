import { Schema, type Connection } from 'mongoose'

const accountSchema = new Schema(
  {
    _id: { type: String, required: true },
    /** Fresh with every write. A counter would repeat itself after a restore. */
    version: { type: String, required: true },
    /** The last public id given out, per kind. */
    counters: { type: Map, of: Number, required: true },
    /** Sums that a service keeps over all rows of the account. */
    totals: { type: Map, of: Number },
  },
  { versionKey: false },
)

/** The document that every transaction of an account writes to. */
export const createAccountModel = (connection: Connection) => connection.model('Account', accountSchema, 'accounts')
export type AccountModel = ReturnType<typeof createAccountModel>
