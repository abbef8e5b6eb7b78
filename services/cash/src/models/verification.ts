import { Schema, type Connection } from 'mongoose'

const LAST = 'last'

/** The result of the last verification of all ledgers. */
const verificationSchema = new Schema(
  {
    _id: { type: String, required: true },
    finishedAt: { type: Date, required: true },
    checked: { type: Number, required: true },
    /** Accounts with wrong totals that it did not repair. */
    wrong: { type: Number, required: true },
  },
  { versionKey: false },
)

export const createVerificationModel = (connection: Connection) =>
  connection.model('Verification', verificationSchema, 'verifications')
export type VerificationModel = ReturnType<typeof createVerificationModel>

export const lastVerification = (verifications: VerificationModel) => verifications.findById(LAST).lean()

export async function rememberVerification(
  verifications: VerificationModel,
  found: { checked: number; wrong: number },
): Promise<void> {
  await verifications.updateOne({ _id: LAST }, { $set: { ...found, finishedAt: new Date() } }, { upsert: true })
}
