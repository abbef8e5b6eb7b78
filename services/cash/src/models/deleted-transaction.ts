import { storedSchema } from '@atelie/service-kit/stored-schema'
import { Schema, type ClientSession, type Connection } from 'mongoose'
import { OF_QUOTE, storedTransaction, type StoredTransaction } from './transaction.ts'

/** A toast offers to undo for five seconds, but waits while the person is in another app. */
const RESTORABLE_SECONDS = 5 * 60

const deletedSchema = storedSchema(storedTransaction)
deletedSchema.add(
  new Schema({ deletedAt: { type: Date, required: true, default: () => new Date(), expires: RESTORABLE_SECONDS } }),
)
deletedSchema.index({ accountId: 1, id: 1 }, { unique: true })
deletedSchema.index(...OF_QUOTE)

/** Transactions that can still be restored. What an account deletes within five minutes is all that is ever kept of it. */
export const createDeletedTransactionModel = (connection: Connection) =>
  connection.model('DeletedTransaction', deletedSchema, 'deletedTransactions')
export type DeletedTransactionModel = ReturnType<typeof createDeletedTransactionModel>

interface Key {
  accountId: string
  id: number
}

/** For use inside an account transaction. Returns the row, which is kept no longer, or null if it is too late. */
export async function takeDeleted(
  deleted: DeletedTransactionModel,
  { accountId, id }: Key,
  session: ClientSession,
): Promise<StoredTransaction | null> {
  const found = await deleted
    .findOne({ accountId, id }, null, { session })
    .lean<StoredTransaction & { deletedAt: Date }>()
  // Rows expire a little late.
  if (!found || Date.now() - found.deletedAt.getTime() > RESTORABLE_SECONDS * 1000) return null
  await deleted.deleteOne({ accountId, id }, { session })
  const { deletedAt: _deletedAt, ...row } = found
  return row
}
