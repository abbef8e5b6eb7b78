import { Schema, type Connection } from 'mongoose'

const cents = { type: Number, required: true, default: 0 } as const

/** The sums of an account's transactions of one day. */
const dayTotalsSchema = new Schema(
  {
    accountId: { type: String, required: true },
    date: { type: String, required: true },
    incomeCents: cents,
    expenseCents: cents,
  },
  { versionKey: false },
)

dayTotalsSchema.index({ accountId: 1, date: 1 }, { unique: true })

export const createDayTotalsModel = (connection: Connection) =>
  connection.model('DayTotals', dayTotalsSchema, 'dayTotals')
export type DayTotalsModel = ReturnType<typeof createDayTotalsModel>
